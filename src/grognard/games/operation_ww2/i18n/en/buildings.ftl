### Buildings, roofs, rooms and tanks in buildings of Operation World War II.

# ---- rolls ----

az-roll-demolition = Does the building stand?
az-roll-training = Training of a unit inside, { $need } or more
az-roll-dust = How many turns the dust hangs
az-roll-roof = Does the roof hold?

# ---- events ----

az-event-building-shaken = { $piece } is struck, { $total }: { $fall ->
    [none] it stands.
    [test] it shakes; everybody inside is tested.
    [rooms] it shakes; everybody in the room that was hit and beside it is tested.
   *[other] it falls on everybody inside.
}
az-event-training-tested = { $unit } { $passed ->
    [yes] keeps its head.
   *[no] goes to ground inside.
}
az-event-building-fell = { $piece } has fallen: a ruin.
az-event-dust-raised = Dust hangs about { $piece } for { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
az-event-dust-settled = Dust has settled.
az-event-roof-struck = A shell on the roof of { $piece }, { $total }: { $roof ->
    [holds] it holds.
    [off] it comes down on the top storey.
   *[demolition] it comes down, and the building shakes.
}
az-event-roof-lost = { $piece } has lost its roof there.

# ---- what is refused ----

az-refused-building = Only guns of 105 mm or more fire at buildings, with Fire, Ambush or Covering Fire.
az-refused-building-or-target = Fire at a building or at a target, not both.

az-refused-doorway = An enemy stands in the doorway: nobody passes until he is gone.
az-refused-inner-wall = A wall between rooms is in the way; only HEAT weapons and charges lead through it.
az-refused-stairs = Only the stairs, in the middle of the building, lead to another floor.

# ---- besides ----

az-besides-building = At the building: { $building }

# ---- tanks entering buildings ----

az-roll-breaking-in = Entering the building, { $need } or more on each die
az-roll-entry = What happens inside the building
az-refused-gun-forward = A tank enters a building only with its gun pointing away from where it drives.
az-event-broke-in = { $unit } breaks into { $piece }: { $effect ->
    [heavy] the roof or the floor gives way.
    [stuck] it is stuck.
   *[drives] it drives on.
}
az-event-came-out = { $unit } comes out of the building.
