"""What helps to find one’s way in the book of Operation World War II: index, turn, reference sheet."""
