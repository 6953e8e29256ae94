"""The drawings of mjdesk as code: run ``tools/make_art.py`` to write them into ``assets/``."""
