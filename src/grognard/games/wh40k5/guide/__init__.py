"""What helps to find one’s way in the book of Warhammer 40,000: its index, a turn on one page, the reference sheet."""
