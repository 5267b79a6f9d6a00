"""What helps to find one’s way in the book of Axis & Allies Miniatures: its index, a turn on one page, the reference sheet."""
