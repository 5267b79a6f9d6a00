"""What a choice is worth to a computer player. Nothing here is a rule.

May import all that a battle is played by, and ``odds``. Never knows the table.
"""
