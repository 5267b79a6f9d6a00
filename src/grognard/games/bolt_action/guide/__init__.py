"""What helps to find one’s way in the book of Bolt Action: index, turn, reference sheet."""
