"""Quick reference sheets of any game: blocks of lines whose numbers come from the data the engine plays by, on paper.

A game declares its own in ``guide/sheet.py``; nothing here knows a game.
"""
