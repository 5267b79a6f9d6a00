### Area weapons, guns, indirect fire and communication of Operation World War II.

# ---- rolls ----

az-roll-scatter = where the burst comes down

# ---- what is refused ----

az-refused-degrees = Directions are whole degrees from 0, which is up, to 359, clockwise.
