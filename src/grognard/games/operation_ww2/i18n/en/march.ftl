### Movement, assaults, close combat, morale and panic of Operation World War II: rolls, events, refusals.

# ---- rolls ----

az-roll-morale = Morale, { $need } or more: { $faces }.

# ---- events ----

az-event-models-hit = { $unit }: { $dead ->
    [0] { $scared ->
        [one] one model lies down scared.
       *[other] { $scared } models lie down scared.
    }
    [one] one model dies{ $scared ->
        [0] .
       *[other] , { $scared } lie down scared.
    }
   *[other] { $dead } models die{ $scared ->
        [0] .
       *[other] , { $scared } lie down scared.
    }
}
az-event-morale-tested = { $unit } { $passed ->
    [yes] holds.
   *[no] fails its morale test.
}
az-event-broke = { $unit } panics: it is broken.
az-event-counts-as = { $unit } { $detection ->
    [fired] can be heard firing.
    [moved] can be seen moving.
   *[stationary] keeps low.
}
az-event-gathered = { $unit } is judged from one place.

# ---- what is refused ----

az-refused-not-threatened = Only a unit that the last intent goes for may react. Name such a unit, or pass.
az-refused-charge = Only people on foot on the table can be met in close combat, and somebody on foot who stands leads the charge.
az-refused-charge-way = Declare the way of who leads the charge. Only who stands against the enemy already needs none.
az-refused-charge-away = End the way against one of those you charge or, if they are too far off, nearer to them than it began.
az-refused-pursuit = Who goes after a target must not end farther from it than before.
az-refused-storey = There is no such floor. End inside a building that has it.
az-refused-bicycle-fast = Getting on or off a bicycle takes slow movement.
az-refused-bicycle-none = To get on, everybody needs a bicycle at hand; to get off, one to get off from.

# ---- panic ----

az-event-fled = { $unit } { $how ->
    [off] flees off the table
    [some] { $away ->
        [one] flees for cover; one model runs off the table
       *[other] flees for cover; { $away } models run off the table
    }
    [lies] lies low in its cover
    [stays] finds nowhere to run
   *[runs] flees for cover
}.
az-event-rallied = { $unit } recovers from its panic.
az-event-lone-tested = { $unit }, alone, { $passed ->
    [yes] stays.
   *[no] loses heart.
}

az-why-bicycle = from a bicycle it is fired only standing, with its crew at hand
