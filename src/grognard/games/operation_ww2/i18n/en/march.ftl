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
