"""Questions about places: distance, sight, cover, ways and what forbids them; the table compiled (``context``).

May import ``data`` and ``state``. Never rolls, asks or makes anything happen.
"""
