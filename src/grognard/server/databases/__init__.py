"""The database that battles are kept in."""
