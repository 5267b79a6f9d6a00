"""Maps of hexes in exact integers: places, lines between centres, bearings, sight for a whole map, ways.

Hexes are flat-topped with axial coordinates: q counts columns to the right, r counts rows down a column, so that N is
(0, -1), NE (1, -1), SE (1, 0), S (0, 1), SW (-1, 1) and NW (-1, 0). Corners are counted in thirds of these steps, which
makes every corner an integer place. No rule decision here ever meets a rounded number: a line that runs exactly along
a hexside, through a corner or at a right angle is known to do so.

``grid``: Hex, Direction, Hexside, Corner, rings, rows, labels. ``line``: what a line crosses, in order. ``bearing``:
the clock, front and rear. ``sightlines``: all lines of a map at once. ``ways``: cheapest ways over hexes.
"""
