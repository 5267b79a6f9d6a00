### Movement, assaults, close combat, morale and panic of Operation World War II: rolls, events, refusals.

# ---- rolls ----

az-roll-morale = Morale, { $need } or more: { $faces }.

az-roll-close-combat = Close combat: { $faces }.
az-roll-close-combat-damage = Damage hand to hand: { $faces }.

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
az-event-spotted = { $unit } has detected { $target }.
az-event-counts-as = { $unit } { $detection ->
    [fired] can be heard firing.
    [moved] can be seen moving.
   *[stationary] keeps low.
}
az-event-shot-held = { $unit } holds its fire and waits for { $mover }.
az-event-gathered = { $unit } is judged from one place.
az-event-speed-measured = { $unit } went { $speed }.
az-event-close-combat-fought = { $unit } fights hand to hand.
az-event-charged = { $unit } charges { $target }{ $reached ->
    [0] , but falls short.
   *[other] .
}
az-event-got-on = { $unit } gets on its bicycles.
az-event-got-off = { $unit } gets off its bicycles.
az-event-bicycles-destroyed = Bicycles are destroyed.

# ---- what is refused ----

az-refused-charge = Only people on foot on the table can be met in close combat.
az-refused-pursuit = Who goes after a target must not end farther from it than before.
az-refused-storey = There is no such floor. End inside a building that has it.
az-refused-bicycle-fast = Getting on or off a bicycle takes slow movement.
az-refused-bicycle-none = To get on, everybody needs a bicycle at hand; to get off, one to get off from.
