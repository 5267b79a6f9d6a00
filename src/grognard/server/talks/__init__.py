"""What those at a table say to each other, offer and agree: the words of it, what is kept, who may do what."""
