"""Warhammer 40,000, fifth edition: squads at 28 mm, six-sided dice, shooting and assault.

So far its data: ``tables`` (the numbers), ``armies``, ``maps`` and ``scenarios``. It is no playable system yet.
"""
