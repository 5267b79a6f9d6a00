"""The versions of the store's schema, carried from one to the next when the server starts."""
