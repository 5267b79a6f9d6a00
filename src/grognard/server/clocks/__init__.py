"""What time the sides of a battle have, how it runs, and what becomes of it when it has run out."""
