"""What is read of a rulebook: its catalogue and index, tables and other files, modifiers, how a first battle begins.

May import the records, messages, words and errors beside it. Never knows a battle.
"""
