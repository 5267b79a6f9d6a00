"""What helps to find one’s way in the book of Warhammer 40,000: index, turn, reference sheet."""
