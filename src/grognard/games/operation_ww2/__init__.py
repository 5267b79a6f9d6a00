"""Operation World War II, by the Hungarian rulebook: platoons at 1:72, ten-sided dice, orders from command cards.

So far its data: ``tables`` (the numbers), ``forces``, ``maps`` and ``scenarios``. It is no playable system yet.
"""
