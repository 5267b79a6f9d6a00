### What Axis & Allies Miniatures says of moves, transport, overwatch, obstacles and stacking.

# ---- rolls ----

aam-roll-movement = Movement roll: { $what }
aam-roll-mines = Minefield

# ---- why a unit cannot move ----

aam-refused-phase = Units do not move in this phase.
aam-refused-aircraft = An Aircraft stays where it is placed.
aam-refused-not-standing = The unit does not stand on the map.
aam-refused-disrupted = A disrupted unit neither moves nor turns.
aam-refused-artillery = Artillery moves in the assault phase only, if it can relocate.
aam-refused-no-speed = The unit has no speed for this move. It may still turn on the spot.
aam-refused-breakdown = The unit does not move while it is damaged.
aam-refused-dependent = The unit moves only if it begins beside a friendly Commander.
aam-refused-damaged = Its damage has left the unit no speed. It may still turn on the spot.
aam-refused-same-facing = The unit faces that side already.

# ---- why it cannot go there ----

aam-refused-no-path = A move enters at least one hex. To stay and face another side, turn on the spot.
aam-refused-edge = No unit leaves the map.
aam-refused-gap = { $hex } is not beside the hex before it.
aam-refused-barred = { $hex } cannot be entered this way: { $what }.
aam-refused-too-far = { $hex } is too far: the unit has { $points ->
    [one] { $points } point
   *[other] { $points } points
} for this move.
aam-refused-closed = There is no room left in { $hex }.
aam-refused-full-hex = { $hex } is full: a unit that enters it stops there.

# ---- transport ----

aam-refused-transport-phase = Units board and dismount in the movement phase only.
aam-refused-no-transport = That unit carries nobody of this side.
aam-refused-passenger = Only Soldiers ride.
aam-refused-gun = That transport does not carry this gun.
aam-refused-second-gun = It carries a gun already, and has room for no other.
aam-refused-seats = It is full: it carries { $seats }.
aam-refused-carrier-elsewhere = The carrier stands in another hex.
aam-refused-not-aboard = The unit is aboard no carrier.
aam-refused-disrupted-passenger = A disrupted passenger stays aboard.
aam-refused-dismount = The passenger gets off where its carrier stands; only if that hex cannot hold it, beside it, where no enemy is.

# ---- overwatch ----

aam-refused-disrupted-watch = A disrupted unit cannot go on overwatch.
aam-refused-watch-limit = As many units as may be are on overwatch: { $most }.

# ---- setting up obstacles ----

aam-refused-obstacle = You have no such obstacle left to set up.
aam-refused-obstacle-zone = Obstacles are set up in your own zone.
aam-refused-obstacle-side = { $at ->
    [side] This obstacle lies on a hexside: say which.
   *[other] This obstacle lies in a hex, not on a side.
}
aam-refused-obstacle-full = An obstacle lies in that hex already.
