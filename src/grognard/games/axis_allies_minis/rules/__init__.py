"""The rulebook, a package a chapter: the facts before the dice, the modifiers, the decisions, the procedures.

May import ``data``, ``state`` and ``ground``. Never draws, words or estimates.
"""
