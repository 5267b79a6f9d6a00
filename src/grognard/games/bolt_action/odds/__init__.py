"""How likely, exactly: questions, shortcuts of enumeration, forecasts, what counts as luck.

May import all that a battle is played by, and ``grognard.odds``. Never knows the table.
"""
