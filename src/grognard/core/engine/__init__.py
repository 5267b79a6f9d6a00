"""What a battle is made of: dice and their readings, choices and decisions, procedures and reaction windows, events and
positions, and the loop that carries procedures out.

May import the records, messages and errors beside it, and ``book``. Never knows what a table is told, nor any one game.
"""
