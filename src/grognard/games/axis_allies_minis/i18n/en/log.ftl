### What happens in an Axis & Allies Miniatures battle, as the log tells it.

# ---- before the battle ----

aam-event-coin-tossed = The coin falls for the { $winner } side.
aam-event-order-of-set-up = The { $first } side sets up first.
aam-event-set-up = { $carrier ->
    [none] { $unit } takes its place in { $hex }.
   *[other] { $unit } begins in { $hex } aboard { $carrier }.
}
aam-event-fortified = { $hex } is fortified: { $obstacle }.
aam-event-rest-set-up = { $side ->
    [none] { $count } obstacles lie on the map.
   *[other] The { $side } side sets up the rest, { $count } in all.
}

# ---- the turn ----

aam-event-turn-began = Turn { $turn } begins.
aam-event-initiative-rolled = The { $side } side wins initiative, { $own } to { $other }{ $bonus ->
    [0] .
   *[other] , with +{ $bonus } from its command.
}
aam-event-initiative-tied = Both reach { $total } for initiative and roll again.
aam-event-dice-rerolled = { $unit } reorganizes: the { $seat } side rolls its initiative dice again.
aam-event-order-of-play = The { $first } side goes first this turn.
aam-event-phase-began = { $phase ->
    [vanguard] Free moves before turn 1.
    [movement] Movement phase.
    [flight] Flight phase.
    [airstrike] Airstrike phase.
    [assault] Assault phase.
   *[casualty] Casualty phase.
}
aam-event-part-began = The { $seat } side acts.
aam-event-markers-removed = Disrupted comes off: { $units }.
aam-event-markers-turned = The markers of { $unit } take effect: { $markers }.
aam-event-markers-spared = { $markers ->
    [none] { $ability } spares { $unit } the Damaged marker.
   *[other] { $ability } spares { $unit } the Damaged marker; what takes effect: { $markers }.
}
aam-event-ability-rolled = { $ability ->
    [endurance] { $success ->
        [yes] { $name }: { $unit } holds out.
       *[no] { $name } does not save { $unit }.
    }
   *[other] { $success ->
        [yes] { $name }: { $unit } catches fire and is lost.
       *[no] { $name }: { $unit } does not catch fire.
    }
}
aam-event-unit-destroyed = { $why ->
    [carrier] { $unit } is lost with its carrier.
    [fire] { $unit } burns out.
   *[markers] { $unit } is destroyed.
}
aam-event-turn-ended = { $side ->
    [none] Nobody holds the objective.
   *[other] The { $side } side holds the objective.
} { $a } { $first }, { $b } { $second } victory points.

# ---- movement ----

aam-event-set-off = { $unit } sets off for { $hex }.
aam-event-stepped = { $how ->
    [whole] { $unit } moves to { $hex }.
    [held] { $unit } is held in { $hex }.
   *[on] { $unit } goes on to { $hex }.
}
aam-event-movement-rolled = { $success ->
    [yes] { $unit } overcomes the { $what }, needing { $need }+.
   *[no] The { $what } stops { $unit }, which needed { $need }+.
}
aam-event-went-back = { $unit } goes back to { $to }.
aam-event-turned = { $unit } turns to the { $facing }.
aam-event-went-on-overwatch = { $unit } goes on overwatch to the { $direction }.
aam-event-boarded = { $unit } boards { $carrier }.
aam-event-dismounted = { $unit } dismounts in { $at }.
aam-event-mines-rolled = { $disrupted ->
    [yes] A mine goes off under { $unit }.
   *[no] { $unit } touches no mine.
}
aam-event-was-overrun = { $unit } overruns { $target }, who is Disrupted.
aam-event-disrupted = { $unit } is Disrupted at once{ $lingering ->
    [yes] , and stays so through the next casualty phase.
   *[no] .
}
aam-event-rallied = { $own ->
    [yes] { $unit } pulls itself together and is Disrupted no more.
   *[no] { $by } rallies { $unit }, who is Disrupted no more.
}
aam-event-penalised = { $marker ->
    [none] The overfull hex costs { $unit } nothing more; it has every marker.
   *[other] The overfull hex costs { $unit } a face-down marker: { $marker }.
}
aam-event-entered = { $unit } enters in { $at }.
aam-event-smoke-laid = { $unit } lays smoke in { $at }.
aam-event-bridge-mined = { $success ->
    [yes] { $unit } blows up the bridge.
   *[no] { $unit } fails to blow up the bridge.
}

# ---- attacks ----

aam-event-attacked = { $occasion ->
    [defensive] { $unit } fires defensively at { $target }, range { $range }
    [overwatch] { $unit } fires from overwatch at { $target }, range { $range }
    [grazing] { $unit } grazes { $target } at range { $range }
   *[other] { $weapon ->
        [none] { $unit } attacks { $target } at range { $range }
       *[other] { $unit } uses { $weapon } on { $target } at range { $range }
    }
}: { $succeed } of { $dice } { $succeed ->
    [one] dice succeeds
   *[other] dice succeed
}{ $counted ->
    [yes] , counting { $successes }
   *[no] {""}
}{ $defence ->
    [none] {""}
   *[other] {" "}against defence { $defence }
}, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.{ $silenced ->
    [yes] {" "}It keeps { $target } from defensive fire this turn.
   *[no] {""}
}
aam-event-scored = { $unit } attacks { $target }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
aam-event-cover-rolled = { $success ->
    [yes] Cover protects { $unit }, { $need ->
        [1] without a die
       *[other] needing { $need }+
    }.
   *[no] Cover does not help { $unit }, { $need ->
        [7] whatever the die
       *[other] needing { $need }+
    }.
}
aam-event-marked-already = { $unit } takes no further marker.
aam-event-marked = { $unit } is marked { $markers }, face down until the casualty phase.
aam-event-aircraft-placed = { $unit } flies over { $at }.
aam-event-aircraft-held-back = The { $seat } side places no more Aircraft this turn.
aam-event-weapon-taken = { $unit } takes over the weapons of a destroyed unit: { $card }.
aam-event-remote-control-rolled = { $success ->
    [yes] The charge of { $unit } reaches { $target }, needing more than { $range } on both dice.
   *[no] The charge of { $unit } does not reach { $target }, needing more than { $range } on both dice.
}
