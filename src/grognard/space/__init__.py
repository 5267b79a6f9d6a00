"""Places, distances, terrain, sight and paths of tables that are measured freely.

Coordinates are integers, thousandths of the table's unit of length: x to the right, y down. Facings are thousandths of
a degree, 0 up, clockwise. Maps of hexes have a package of their own here, ``hex``, in exact integers.
"""
