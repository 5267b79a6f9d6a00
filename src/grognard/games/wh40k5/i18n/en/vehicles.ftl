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
wh-refused-halted = the vehicle is immobilised or its crew is stunned. It can neither move nor turn now.
wh-refused-idle = the unit got out of its vehicle in an emergency and can do nothing more in this turn.
wh-fault-courses = name each vehicle that is to drive once, with one stretch at least.
wh-fault-squadron = the vehicles of a squadron must stay within 4" of one another. Bring them closer together.
wh-refused-board = this unit cannot get into a vehicle now: only infantry that is free to act can.
wh-refused-board-again = a unit does not both get into a vehicle and out of one in the same turn.
wh-refused-no-room = that is no transport of yours with room for the whole unit. It carries one unit, and characters.
wh-refused-board-far = a model is more than 2" from an access point. Move the whole unit nearer first.
wh-refused-not-aboard = the unit is in no transport.
wh-refused-alight-fast = nobody gets out of a vehicle that went flat out.
wh-refused-no-emergency = there is room at the access points. Get out there.
wh-refused-no-tank = only a tank that stands alone drives at the enemy.
wh-fault-shock-distance = name a distance above 0" and up to { $limit }".
wh-fault-ram-distance = a ram goes at the highest speed: name { $limit }".
wh-refused-vehicle-weapon = the vehicle cannot fire one of these weapons now: for its speed, its crew, or because the weapon is destroyed or fired already.
wh-refused-ordnance = a vehicle that fires ordnance fires nothing else.
wh-refused-one-main = at this speed the vehicle fires one main weapon and its defensive ones.
wh-refused-fire-points = passengers cannot fire now: their vehicle has no fire point, went too fast, or its crew is shaken or stunned.
wh-refused-fire-points-full = only { $count } passengers may fire from this vehicle.
wh-refused-no-smoke = the unit has no smoke launchers left, or has fired in this turn.
wh-refused-smoke-crew = the crew cannot use its smoke launchers now.
wh-refused-hits-shared = name a vehicle of the squadron for each of the { $count } hits.
wh-refused-hits-uneven = no vehicle takes a second hit before each has one, and those in sight take theirs first.
