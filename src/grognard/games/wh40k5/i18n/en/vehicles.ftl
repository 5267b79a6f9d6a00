### Warhammer 40,000: vehicles. Rolls, and why a choice is refused.

# ---- rolls ----
wh-roll-penetration = Penetration
wh-roll-rending = Rending
wh-roll-damage = Damage
wh-roll-explosion = Reach of the explosion
wh-roll-immobilised = Dangerous terrain
wh-roll-dodge = Dodge

# ---- refusals ----
wh-refused-alight-far = a model stands more than 2" from where it may get out. Set it nearer to an access point of the vehicle.
wh-refused-alight-room = a model stands on another, on the vehicle, on impassable terrain, off the table or within 1" of an enemy. Set it elsewhere.
wh-refused-alight-count = name places for { $count } models at least, as there is room for them.
