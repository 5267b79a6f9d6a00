"""What helps to find one’s way in the book of Axis & Allies Miniatures: index, turn, reference sheet."""
