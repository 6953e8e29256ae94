"""Learning: hands of every pattern, the words of the rules, exercises."""
