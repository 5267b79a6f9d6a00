### Area weapons, guns, indirect fire and communication of Operation World War II.

# ---- rolls ----

az-roll-scatter = where the burst comes down

# ---- what is refused ----

az-refused-degrees = Directions are whole degrees from 0, which is up, to 359, clockwise.
az-refused-gun-order = A gun is pushed or turned with a Move only.
az-refused-gun-pushers = Two standing men who touch the gun must push it.
az-refused-gun-contact = Two of the men who push the gun go with it and keep touching it.
