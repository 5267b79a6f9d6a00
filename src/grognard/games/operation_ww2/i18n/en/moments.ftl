### What happens in a battle of Operation World War II, what is asked in it and what may be answered, in words.

# ---- movement ----

az-event-bicycles-destroyed = { $bicycles ->
    [one] A bicycle is destroyed.
   *[other] { $bicycles } bicycles are destroyed.
}
az-event-got-off = { $unit }: { $models ->
    [one] a man gets off his bicycle.
   *[other] { $models } men get off their bicycles.
}
az-event-got-on = { $unit }: { $pairs ->
    [one] a man gets on a bicycle.
   *[other] { $pairs } men get on bicycles.
}
az-event-speed-measured = { $unit } has gone { $speed ->
    [slow] slowly
   *[fast] fast
} after all.
az-event-drove-after = { $unit } goes after its target.
az-event-shot-held = { $unit } holds its shot for { $mover }.
az-event-spotted = { $unit } has seen { $target } and remembers it.
az-event-gun-moved = { $unit } pushes its gun.
az-event-put-aside = { $unit } makes way: { $places ->
    [one] a model is
   *[other] { $places } models are
} put aside.

# ---- area weapons ----

az-event-round-burst = { $unit }: a round of { $weapon } bursts.
az-event-burst-inside = { $unit }: a round of { $weapon } goes into the open top of { $target } and bursts inside.
az-event-round-missed = { $unit }: a round of { $weapon } misses with a { $die }.
az-event-scattered = { $place ->
    [none] It has no effect.
   *[other] It comes down elsewhere.
}
az-event-movement-struck = { $unit } strikes { $count ->
    [0] nobody
    [one] one model
   *[other] { $count } models
} of { $target } on the move with { $weapon }.
az-event-charge-laid = A charge of { $weapon } is laid.
az-event-charges-went-off = { $total ->
    [0] The charges go off.
   *[other] The charges go off, { $total }: { $removed ->
        [yes] it is blown away.
       *[no] it holds.
    }
}
az-event-gun-lost = { $unit } has lost its gun.

az-fire-area = area weapons

# ---- close combat ----

az-event-charged = { $unit } charges { $target }: { $reached ->
    [0] it falls short.
    [one] one model gets into contact.
   *[other] { $reached } models get into contact.
}
az-event-close-combat-fought = { $unit } has fought a round of close combat.
az-roll-close-combat = Close combat: { $faces }
az-roll-close-combat-damage = Wounds of close combat: { $faces }

# ---- communication ----

az-event-call-made = { $unit } calls { $to } by { $means ->
    [radio] radio
   *[voice] voice
}: { $succeeded ->
    [yes] { $ceases ->
        [yes] cease fire.
       *[no] the coordinates get through.
    }
   *[no] nobody answers.
}
az-event-coordinates-used = { $unit } has used its coordinates up.
az-event-runner-arrived = { $runner } reaches { $to }{ $succeeded ->
    [yes] .
   *[no] , but is not understood.
}
az-event-runner-back = { $runner } is back.
az-event-runner-ran = { $runner } runs.
az-event-runner-sent = { $unit } sends a runner.

# ---- vehicles ----

az-event-bailed-out = { $unit }: the crew bails out.
az-event-breached = The vehicle leaves a gap behind.
az-event-came-free = { $unit } comes free.
az-event-crew-hurt = { $unit }: of the crew { $dead } { $dead ->
    [one] dies
   *[other] die
}, { $scared } { $scared ->
    [one] is
   *[other] are
} scared.
az-event-crew-recovered = { $unit }: { $count ->
    [one] one of the crew recovers.
   *[other] { $count } of the crew recover.
}
az-event-drove = { $unit } drives.
az-event-exploded = { $unit } blows up.
az-event-got-stuck = { $unit } is stuck.
az-event-rider-stuck = A cyclist of { $unit } is stuck.
az-event-looked-out = { $unit }: { $exposed ->
    [0] all hatches are closed.
    [one] one man looks out.
   *[other] { $exposed } men look out.
}
az-event-nerve-tested = { $unit }: the crew { $passed ->
    [yes] keeps its nerve.
   *[no] loses its nerve.
}
az-event-parts-lost = { $unit } loses { $parts ->
    [one] a part.
   *[other] { $parts } parts.
}
az-event-rolled-on = { $unit } rolls on and stops.
az-event-shot-diverted = The shot at { $unit } strikes another in its way.
az-event-shot-stopped = The shot at { $unit } is stopped by { $by ->
    [wall] a wall
    [covered] covered terrain
    [hidden-part] what hides the part
    [other-vehicle] another vehicle
   *[die] its protection
}.
az-event-turret-turned = { $unit } turns its turret.
az-event-vehicle-damaged = { $unit }, { $die }: { $result }
az-event-willpower-tested = { $unit }: the crew { $passed ->
    [yes] keeps looking out.
   *[no] takes cover.
}

# ---- decisions ----

az-ask-aimed = Whom do the accurate shots strike?
az-ask-losses = Who of { $units } takes the losses?
az-ask-pursuit = The target has moved. Where does the assault go?
az-ask-template = Where does template { $number } of { $count } lie? It touches one of the others at least, or lies over it.
az-ask-drive = The target has moved. Where does the vehicle drive?
az-ask-meeting = { $man } of { $unit } is left over in the charge. Where does this one go?
az-ask-blow = Whom does the model hit?
az-ask-which-gun = Which gun is lost?
az-ask-tested = Whose morale is tested first?
az-ask-serving = Where does the crew of { $unit } stand?
az-ask-read-direction = The scatter die shows { $face }. Where does it point?
az-ask-shooting = How does { $unit } fire{ $target ->
    [none] {""}
   *[other] {" "}at { $target }
}?
az-ask-struck = Who of the crew of { $unit } is hit?
az-ask-lost-weapon = Which weapon of { $unit } is lost?
az-ask-hit = Which hit on { $unit } comes first?
az-ask-side = On which side does the crew of { $unit } get out?
az-ask-to-fire = Does { $unit } fire at { $target } now?

az-choose-next-unit = { $unit }
az-choose-pursuit = { $way ->
    [none] As declared, { $length } cm
    [0] Stay
   *[other] After the target, { $length } cm
}
az-choose-lay-template = { $man ->
    [none] The rest in a row, as far as they reach
   *[other] { $number }: on { $man }
}
az-choose-meeting = { $foe ->
    [none] Stay with the unit
   *[other] { $number }: against { $foe } of { $unit }
}
az-choose-blow = Way { $number }
az-firing = { $weapons } at { $part }
az-firing-more = { $first }; { $more }
az-part-machine = { $role ->
    [gun] the gun
   *[vehicle] the vehicle
}
az-part-open-top = the open top of the vehicle
az-part-riders = those who ride on the tank
az-part-cover = { $cover ->
    [none] those in the open
    [light] those in light cover
    [medium] those in medium cover
    [heavy] those in heavy cover
    [coordinates] the coordinates
   *[other] { $cover }
}
az-choose-open-fire = { $yes ->
    [yes] Fire
   *[no] Hold the fire
}
az-choose-losses = { $dead ->
    [none] { $scared } scared
   *[other] { $scared ->
        [none] { $dead } dead
       *[other] { $dead } dead; { $scared } scared
    }
}
az-choose-choose-gun = Gun { $number }
az-choose-pointing = { $degrees } degrees
az-choose-struck = { $men }
az-choose-lose-weapon = { $mount }
az-choose-resolve-hit = Hit { $number }
az-choose-bail-to = { $side ->
    [left] On the left
    [right] On the right
    [front] In front
   *[rear] Behind
}
az-choose-way = Way { $number }
az-note-firing = { $count ->
    [one] One { $weapon } fires.
   *[other] { $count } × { $weapon } fire.
}
az-event-collided = { $unit } runs into { $met ->
    [none] what stands in its way.
   *[other] another vehicle.
}
az-event-hitched = { $place ->
    [none] { $unit } hitches its gun.
   *[other] { $unit } unhitches its gun.
}
az-event-motorcycle-rammed = { $unit } is run over.
az-event-embarked = { $unit } gets on board.
az-event-disembarked = { $unit } gets off.
az-event-fell-off = { $unit }: { $places ->
    [one] one rider falls off and lies scared.
   *[other] { $places } riders fall off and lie scared.
}
az-ask-panicking = Which broken unit comes next?
az-ask-on-foot = Where do the men of { $unit } go?

az-event-went-down = { $unit }: { $models ->
    [one] one model goes down with the bridge.
   *[other] { $models } models go down with the bridge.
}
az-event-assaulted-vehicle = { $unit } assaults { $target } at close quarters: { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}

az-event-hitching = { $unit }: the crew { $vehicle ->
    [none] has done with the gun and its vehicle.
   *[other] works at the gun and its vehicle.
}
az-event-motorcycle-lost = { $unit } loses a motorcycle.
