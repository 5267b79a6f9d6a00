"""Armies of one's own: made, changed, checked, priced, written and read, alike in every game.

A game fills in ``builder.Builder`` in its ``data/building.py``: what there is to take, what of it can be changed, and
its checker, the one that looks at every army brought to a battle. All else follows: what may be added is what the
checker finds nothing wrong with.
"""
