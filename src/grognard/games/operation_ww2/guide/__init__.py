"""What helps to find one’s way in the book of Operation World War II: its index, a turn on one page, the reference sheet."""
