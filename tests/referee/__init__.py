"""Referees who watch whole battles and know the rules only from the catalogue.

Each game's referee reads what happened (events, rolls) and where everything stands (the state's records), with plain
arithmetic of his own: he asks none of the game's rules. ``python -m tests.referee --help`` lets him watch many battles.
"""
