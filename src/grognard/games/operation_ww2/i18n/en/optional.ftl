# Smoke, wind, night, the divided deck, burning wrecks, tunnels (chapters of optional rules).

# ---- bought besides ----

az-extra-smoke = smoke round
az-extra-white-phosphorus = white phosphorus
az-extra-flare = flare
az-extra-searchlight = searchlight
az-extra-vehicle-smoke = vehicle smoke device
az-extra-rear-smoke = rear smoke device
az-extra-side-smoke = side smoke device
az-extra-smoke-grenades = smoke grenade launcher
az-extra-mist-grenades = mist grenade launcher
az-extra-explosive-charge = explosive charge
az-force-extra = { $unit } has no use for what was bought: { $thing }.

# ---- smoke ----

az-besides-smoke = Smoke ({ $device }) { $place ->
    [itself] on itself
   *[there] at { $x }, { $y } cm
}
az-refused-smoke-none = There is no smoke to lay that way, or none left.
az-refused-smoke-reach = Smoke cannot be laid there: out of reach or out of the arc.
az-refused-smoke-sight = Smoke is laid where it can be seen, or where the unit was told.
az-refused-smoke-twice = Who uses smoke or a flare does nothing else.
az-refused-smoke-goes = Who uses smoke or a flare stays where he is: let others lead, and no charge.
az-why-smoking = uses smoke or a flare
az-event-wind-turned = The wind now blows { $heading ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}, { $strength } cm a turn.
az-event-smoke-fired = { $unit } lays smoke: { $device }.
az-event-smoke-failed = No smoke from { $unit }: { $why ->
    [dud] a dud
    [off-table] it came down off the table
   *[cannot] it can no longer be laid there
}.
az-event-smoke-laid = A cloud of smoke of { $unit } covers the ground.
az-event-smoke-drifted = The smoke drifts with the wind.
az-event-smoke-cleared = A cloud of smoke is gone.
az-roll-tip = { $rule ->
    [AZ-SMK-01] The wind: strength and direction
   *[other] Smoke scatters: distance and direction
}
az-roll-smoke = Smoke: 1 is a dud, 7 and more on target
az-roll-smoke-drift = Does the smoke stay? From 8 on it drifts
az-ask-cloud = Which cloud of smoke is rolled for next?
az-choose-drift-next = Cloud { $number }
az-switch-outfit = Besides
az-switch-outfit-value = { $use ->
   *[none] nothing
}

# ---- night ----

az-refused-closed-at-night = At night a closed-up vehicle goes slowly: have the commander look out.
az-refused-searchlight = There is no searchlight to lay on that unit now.
az-refused-flare = There is no flare to fire now.
az-refused-light-sight = Light is laid on whom somebody sees, or where the unit was told.
az-besides-searchlight = Searchlight on { $target }
az-besides-flare = Flare at { $target }
az-besides-flare-coordinates = Flare at the coordinates
az-event-searchlight-aimed = The searchlight of { $unit } is laid on { $target }.
az-event-searchlight-shot-out = The searchlight of { $unit } is shot out.
az-event-flare-fired = { $unit } fires a flare.
az-event-flare-lost = { $unit } has nothing left to fire its flare at.
az-event-flare-lit = The flare of { $unit } lights the ground.
az-event-lights-out = Searchlights and flares go out.
az-roll-flare = Flare: { $need } or more is on target
az-ask-lamp = { $hits } hits on { $unit }: give up two to put out its searchlight?
az-choose-shoot-lamp = { $yes ->
    [yes] Shoot out the searchlight
   *[no] Keep all hits
}

# ---- burning wrecks ----

az-roll-wreck-burns = Does the wreck burn? From { $need } on
az-roll-heat = The heat of the burning wreck
az-event-wreck-burns = The wreck burns, and a column of smoke stands over it.

# ---- the divided deck ----

az-ask-deck-method = How do you draw your cards in this battle?
az-choose-deck-method = { $divided ->
    [yes] From two piles: manoeuvre and fire
   *[no] From one deck
}
az-ask-drawing = { $count } { $count ->
    [one] card is
   *[other] cards are
} missing: how many come from which pile?
az-choose-draw-split = { $manoeuvre } manoeuvre, { $firing } fire
az-event-deck-divided = { $seat } { $divided ->
    [yes] divide the deck into manoeuvre and fire
   *[no] keep one deck
}.
az-event-draw-announced = { $seat } draw { $manoeuvre } manoeuvre and { $firing } fire.
az-refused-draw-split = There are not so many cards left in that pile.

# ---- light on the table ----

az-light = { $kind ->
    [flare] Light of a flare ({ $unit })
   *[searchlight] Light of a searchlight ({ $unit })
}

az-choose-cloud = The cloud at { $x }, { $y } cm, radius { $radius }
az-fact-extra = { $thing }: { $count } left

# ---- wind on the table ----

az-wind = Wind { $strength } cm

# ---- tunnels and sewers ----

az-ask-entry = Where does an entry of the tunnels lie?
az-choose-place-entry = { $x } cm from the west, { $y } cm from the south
az-choose-no-more-entries = No more entries
az-choose-begin-below = Below ground, at entry { $manhole }
az-ask-surfacing = Where does { $unit } come up?
az-choose-surface = { $heading ->
    [0] North of the entry
    [1] North-east of the entry
    [2] East of the entry
    [3] South-east of the entry
    [4] South of the entry
    [5] South-west of the entry
    [6] West of the entry
    [7] North-west of the entry
   *[other] There is no room: it stays below
}
az-ask-below = What does { $unit } do below ground with { $card }?
az-choose-below = { $deed ->
    [down] Down into the tunnels at entry { $entry }
    [up] { $charged ->
        [none] { $target ->
            [none] Up at entry { $entry }
           *[other] Up at entry { $entry }, then fire at { $target }
        }
       *[other] Up at entry { $entry }, then charge { $charged }
    }
    [along] { $target ->
        [none] { $speed ->
            [fast] Fast towards entry { $entry }
           *[slow] Slowly towards entry { $entry }
        }
       *[other] { $fires ->
            [first] Fire at { $target }, then towards entry { $entry }
           *[last] Towards entry { $entry }, then fire at { $target }
        }
    }
    [charge] { $target ->
        [none] Charge { $charged }
       *[other] Fire at { $charged }, then charge
    }
    [stay] Stay there
   *[fire] { $target ->
        [none] Wait there
       *[other] Fire at { $target }
    }
}
az-besides-tunnel = { $deed ->
    [down] down into the tunnels at entry { $entry }
    [up] up at entry { $entry }
   *[along] towards entry { $entry }
}
az-refused-entry-near = Entries lie 30 cm from the edges of the table and from each other.
az-refused-entry-road = Entries lie on roads.
az-refused-descent = Only a whole unit of infantry goes down, nobody scared, all within cohesion of an open entry.
az-refused-scared-below = While anybody of it is scared a unit below ground goes nowhere.
az-refused-below = Below ground a unit goes straight to an entry, comes up at one, or fights enemies below within 10 cm.
az-refused-surface = All stand within cohesion of the entry, free, in contact with nobody they do not charge.
az-held-below = There is no enemy below ground within 10 cm that it could hit.
az-roll-below = What happens at the entry
az-roll-fire-below = Fire below ground
az-event-entry-placed = { $seat ->
    [0] The first side
   *[other] The other side
} marks an entry of the tunnels.
az-event-way-rolled = { $unit } at the entry: { $result ->
    [nothing] the way holds.
    [ceiling] a part of the ceiling falls.
    [structure] the tunnel falls in; the entry is closed.
   *[collapse] the tunnel collapses on everybody; the entry is closed.
}
az-event-went-below = { $unit } is below ground.
az-event-went-along = { $unit } goes on below ground.
az-event-surfaced = { $unit } comes up.
az-mark-entry = Entry { $number }{ $open ->
    [yes] {""}
   *[no] , closed
}
az-mark-below = { $units }, below ground
az-fact-below = below ground
