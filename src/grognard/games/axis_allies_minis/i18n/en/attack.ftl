### Attacks of Axis & Allies Miniatures: what they are rolled for, and why one is refused.

# ---- rolls ----

aam-roll-attack = Attack
aam-roll-again = A 1 rolled again
aam-roll-cover = Cover
aam-roll-remote-control = Remote control

# ---- a unit that cannot attack ----

aam-refused-wrong-phase = { $unit } does not attack in this phase: ground units do in the assault phase, Aircraft in the airstrike phase.
aam-refused-aboard = { $unit } is being carried; only a Fighting Platform lets Soldiers other than Artillery attack from aboard.
aam-refused-platform-moved = { $unit } cannot attack from aboard: its carrier has moved in this phase.
aam-refused-not-on-map = { $unit } is not on the map.
aam-refused-held = It stays where it is: a passenger has attacked from it in this phase.
aam-refused-undermanned = { $unit } is undermanned and does not attack while disrupted.

# ---- a weapon that cannot be used ----

aam-refused-weapon = { $unit } has no such weapon.
aam-refused-spent = { $unit } has used this up; it works once a game.
aam-refused-weapon-now = { $unit } has no such attack left in this action.
aam-refused-piercing = Armor-Piercing Rounds are for one attack a game, by the gun of { $unit } and at a Vehicle.
aam-refused-grazing = { $unit } cannot declare grazing fire: that takes Double Shot, in the assault phase, before any die, and an enemy beside the target on the line.
aam-refused-facing = An Aircraft chooses its side only where the line to its target passes a corner, and then one of the two that meet there.

# ---- a target that cannot be attacked ----

aam-refused-target = There is no enemy that could be attacked by this name.
aam-refused-no-sight = { $unit } does not see { $target }.
aam-refused-out-of-range = { $target } is { $range ->
    [one] 1 hex
   *[other] { $range } hexes
} away, out of range of { $unit }.
aam-refused-no-dice = { $unit } has no dice against { $target } at range { $range }.
aam-refused-soldier-row = Dice against Soldiers do not count against { $target } from here.
aam-refused-carried-target = { $target } is being carried and cannot be attacked.
aam-refused-artillery-at-aircraft = { $unit } is Artillery without Antiair and cannot attack Aircraft.
aam-refused-weapon-at-aircraft = { $unit } cannot attack Aircraft.
aam-refused-not-in-front = { $target } is not in front of { $unit }.
aam-refused-not-behind = { $target } is not behind { $unit }.
aam-refused-camouflaged = { $target } is hidden and cannot be attacked from { $range ->
    [one] 1 hex
   *[other] { $range } hexes
} away.

# ---- flight ----

aam-refused-no-aircraft = Choose an Aircraft of your own.
aam-refused-grounded = { $unit } cannot be placed: it is on the map already, lost or disrupted.
aam-refused-flight-off-map = Choose a hex of the map.
aam-refused-hex-in-flight = Another Aircraft is over this hex.
