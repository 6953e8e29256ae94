"""`python -m mjdesk …` is the command `mjdesk …`."""

from mjdesk.cli import main

if __name__ == "__main__":
    main()
