"""Axis & Allies Miniatures on land, by its Expanded Rules: two armies on a map of hexes, with pools of dice.

So far its data: ``tables`` (the numbers), ``cards`` (the units), ``armies``, ``maps`` and ``scenarios``.
"""
