"""What whoever runs a server needs: whether it is well, what it does, and how much is asked of it."""
