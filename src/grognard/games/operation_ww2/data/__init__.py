"""What files say, as frozen rows: tables, armies, maps, scenarios, each read once and checked.

May import the core and the geometry (``grognard.space``). Never knows a battle.
"""
