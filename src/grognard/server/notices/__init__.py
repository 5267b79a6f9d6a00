"""Notices to those who are away: that it is their turn, sent to an address each has named."""
