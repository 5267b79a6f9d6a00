### Fire of Operation World War II: rolls, events, why a weapon cannot be fired, refusals.

# ---- rolls ----

az-roll-to-hit = To hit, a die for each shot
az-rolled-to-hit = To hit, { $need } or more, a die for each shot
az-roll-accuracy = Accuracy past friends, { $need } or more
az-roll-damage = Damage, a die for each hit
az-rolled-damage = Damage, a die for each hit: { $parts }
az-rolled-damage-part = { $faces } ({ $bounds })
az-rolled-damage-bounds = { $fate ->
    [nothing] nothing can come of it
    [scared] scared from { $scared } on
    [dead] dead from { $dead } on
   *[both] scared from { $scared } on, dead from { $dead } on
}

# ---- events ----

az-event-volley-fired = { $unit } fires at { $target }: { $fire }.
az-fire-line = { $dice ->
    [one] one die
   *[other] { $dice } dice
} of { $weapon }{ $apart ->
    [yes] {" "}at { $target }
   *[no] {""}
}, { $need } or more
az-event-held-fire = { $unit } does not fire. { $reason }
az-held-at-declaration = Its player holds the fire.
az-held-never-came = Its target did not come so far.
az-held-no-target = There is nothing it could hit.
az-event-hits = { $weapon ->
    [none] { $hits ->
        [0] No hit
        [one] One hit
       *[other] { $hits } hits
    }
   *[other] { $weapon }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
}{ $stray ->
    [0] .
    [one] ; one more strikes { $struck } instead.
   *[other] ; { $stray } more strike { $struck } instead.
}
az-event-reloaded = { $unit } reloads.

# ---- why a weapon cannot be fired ----

az-why-order = This order allows no fire.
az-why-scared = He lies scared and only stands up.
az-why-nobody-fires = Nobody stands at it, touching it, to fire it.
az-why-reloading = It is being reloaded, { $markers ->
    [one] one marker is
   *[other] { $markers } markers are
} left.
az-why-spent = It is used up.
az-why-moved = It cannot be moved and fired with one order.
az-why-moved-alone = On the move it is fired only with an assistant in contact.
az-why-indoors = It cannot be fired from inside a building.
az-why-no-weapon = The unit has no weapon it could fire with this order.
az-why-gone = There is no target.
az-why-fighting = Who is in close combat fires only at the unit it fights.
az-why-into-fight = Nobody fires into a close combat of others.
az-why-not-seen = Nobody in the unit sees the target.
az-why-not-detected = The unit does not detect the target.
az-why-too-near = It is nearer than { $least } cm.
az-why-out-of-range = It is farther off than { $most } cm.
az-why-no-effect = The weapon has no effect on it.
az-why-hopeless = It would need { $need } on a ten-sided die.

# ---- what is refused ----

az-refused-shot = One of these weapons cannot be fired like this. See what is listed for it.
az-refused-one-weapon = Everybody fires one weapon, and its whole fire goes to one part of the target.
az-refused-all-held = Somebody has to fire.
az-refused-hold = Everybody has to fire who can.
az-refused-losses = Hand out the worst results first, to standing models before scared ones, and leave out none that a model could take.
az-refused-second-target = Heavy weapons may have one target of their own, and it must be a vehicle.
az-refused-aim = The unit has no weapon of this kind to aim.
az-refused-ammunition = This weapon has no such ammunition.
az-refused-not-valid = This unit cannot be fired at: { $reason }
az-refused-assault-stays = An assault has to go somewhere.
az-refused-no-shot-declared = Only a unit with bayonet training may assault without firing.
az-refused-nothing-to-do = This unit can do nothing with the card, and another card fits.
az-refused-split = How the fire is split is decided just before the dice.
