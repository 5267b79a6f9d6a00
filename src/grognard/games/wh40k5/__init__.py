"""Warhammer 40,000, fifth edition: squads at 28 mm, six-sided dice, shooting and assault.

Its data (``tables``, ``armies``, ``maps``, ``scenarios``) and, of its procedures, the movement and shooting of infantry
and morale (``turn``). It is no playable system yet.
"""
