"""Setting up a camera above a table: what it sees, and where on the picture things lie."""
