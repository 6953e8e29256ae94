"""One module a step, in their order."""
