"""What helps to find one’s way in the book of Bolt Action: its index, a turn on one page, the reference sheet."""
