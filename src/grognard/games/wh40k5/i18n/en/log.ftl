### Warhammer 40,000: the log. Past tense throughout, as units are one (the captain) or many (the Boyz).

# ---- rolls ----
wh-log-roll = { $purpose }
wh-log-roll-total = { $purpose }: { $total }
wh-log-roll-needed = { $purpose }, { $need }+: { $hits } of { $count }
wh-log-roll-several = { $purpose }, { $needs }: { $hits } of { $count }
wh-log-list = { $first }, { $rest }
wh-log-damage = { $result } ({ $roll })

# ---- before the battle ----
wh-event-mission-drawn = The mission was { $mission }.
wh-event-deployment-drawn = The deployment was { $deployment }.
wh-event-first-taken = { $seat } took the first turn.
wh-event-zones-taken = { $first } deployed in the { $own }, { $second } in the { $other }.
wh-event-objective-placed = { $seat } placed an objective.
wh-event-unit-deployed = { $unit } deployed.
wh-event-unit-held-back = { $unit } { $arrival ->
    [infiltrate] waited to infiltrate
    [walk-on] stayed back, to come on in the first turn
    [deep-strike] stayed in reserve, to strike deep
    [outflank] stayed in reserve, to outflank
   *[other] stayed in reserve
}.
wh-event-rode-along = { $unit } got into { $transport } before the battle.
wh-event-initiative-tried = { $seat } { $seized ->
    [yes] seized the initiative
   *[no] did not seize the initiative
}.

# ---- turns, arrivals, the end ----
wh-event-player-turn-began = Turn { $turn }: { $seat }
wh-event-phase-began = { $phase ->
    [movement] Movement phase
    [shooting] Shooting phase
   *[other] Assault phase
}
wh-event-reserve-rolled = { $unit } { $comes ->
    [yes] could come on in this turn
   *[no] stayed in reserve
}.
wh-event-flank-found = { $unit } came round the { $edge } flank.
wh-event-entered = { $unit } came on to the table.
wh-event-scattered = { $inches ->
    [0] It came down where it was aimed.
   *[other] It came down { $inches }" off.
}
wh-event-deep-struck = { $unit } landed.
wh-event-mishap-suffered = { $unit }: { $result ->
    [destroyed] a terrible accident, destroyed
    [misplaced] misplaced, the enemy puts it down
   *[delayed] delayed, back in reserve
}.
wh-event-night-seen = { $unit } saw { $inches }" by night.
wh-event-length-rolled = { $goes-on ->
    [yes] Another turn followed.
   *[no] No other turn followed.
}
wh-event-battle-ended = { $ended ->
    [wiped-out] Nobody of a side was left.
    [concession] A side gave up.
   *[other] The last turn was over.
} { $winner ->
    [none] The battle ended in a draw.
   *[other] Victory: { $winner }.
}

# ---- movement ----
wh-event-moved = { $unit } { $running ->
    [yes] ran
   *[no] moved
}.
wh-event-ground-tried = Through difficult terrain { $unit } could go { $allowance }".
wh-event-ran = { $unit } set off at a run instead of shooting.
wh-event-boosted = { $unit } turbo-boosted{ $screened ->
    [none] .
   *[other] , so fast that it is hard to hit.
}
wh-event-vehicles-moved = { $unit } { $speed ->
    [stationary] turned on the spot
    [combat] drove at combat speed
    [cruising] drove at cruising speed
   *[flat-out] drove flat out
}.
wh-event-boarded = { $unit } got into { $transport }.
wh-event-alighted = { $unit } { $willing ->
    [yes] got out
   *[no] had to get out
}.
wh-event-character-joined = { $character } joined { $unit }.
wh-event-character-left = { $character } left { $unit }.
wh-event-character-alone = { $character } was alone from then on.

# ---- shooting ----
wh-event-shot-declared = { $unit } shot at { $target }.
wh-event-no-shot = Nobody of { $unit } saw and reached { $target }.
wh-event-walkers-turned = { $unit } turned to fire.
wh-event-hits-scored = { $shots ->
    [one] { $hits ->
        [0] The one shot missed { $target }.
       *[one] The one shot hit { $target }.
    }
   *[other] { $hits } of { $shots } shots hit { $target }.
}
wh-event-marker-landed = { $models ->
    [0] The { $weapon } of { $unit } touched nobody.
    [one] The { $weapon } of { $unit } touched one model.
   *[other] The { $weapon } of { $unit } touched { $models } models.
}
wh-event-marker-lost = The { $weapon } of { $unit } found nobody: out of reach, off the table, or friends in the way.
wh-event-template-laid = { $models ->
    [0] The { $weapon } of { $unit } touched nobody.
    [one] The { $weapon } of { $unit } touched one model.
   *[other] The { $weapon } of { $unit } touched { $models } models.
}
wh-event-wounds-scored = { $wounds ->
    [0] Nothing wounded { $target }.
    [one] One wound on { $target }, before any save.
   *[other] { $wounds } wounds on { $target }, before any save.
}
wh-event-cover-found = { $cover ->
    [none] { $unit } had no cover.
   *[other] { $unit } had cover: a save of { $cover }+.
}
wh-event-losses = { $removed ->
    [0] { $unit } lost Wounds, but no model
    [one] { $unit } lost one model
   *[other] { $unit } lost { $removed } models
}{ $cause ->
    [gets-hot] , burnt by weapons that got hot.
    [danger] , to the danger of the way.
    [combat] {" "}in close combat.
    [explosion] {" "}to the explosion.
    [perils] {" "}to the perils of the warp.
    [bosspole] {" "}to the bosspole.
    [waaagh] {" "}in the rush of the Waaagh!.
    [abandoned] , left behind.
   *[other] .
}
wh-event-went-to-ground = { $unit } went to ground.
wh-event-got-up = { $unit } got up.

# ---- morale ----
wh-event-leadership-tested = { $unit } { $passed ->
    [yes] passed
   *[no] failed
} { $test ->
    [pinning] a pinning test
    [regroup] a test to regroup
    [assaulted] a test to stand, assaulted on the run
    [tank-shock] a morale test against the tank
    [combat-lost] a morale test for the lost combat
   *[other] a morale test for a quarter lost
}{ $total ->
    [none] {" "}without dice.
   *[other] : { $total }, with { $most } or less needed.
}
wh-event-fled = { $unit } broke.
wh-event-fell-back = { $unit } ran for the table edge.
wh-event-unit-gone = { $unit }: { $why ->
    [left] fled off the table, destroyed
    [trapped] nowhere to run, destroyed
    [run-down] run down, destroyed
   *[swept] cut down on the run, destroyed
}.
wh-event-cannot-regroup = { $unit } could not try to regroup: { $why ->
    [few] less than half of it was left
    [enemies] an enemy was within 6"
   *[apart] its models were not in coherency
}.
wh-event-regrouped = { $unit } regrouped.
wh-event-bosspole-used = { $unit } used the bosspole: a wound, and another test.

wh-event-waaagh-called = { $seat } called the Waaagh!: Orks on foot may assault after they ran.

# ---- the assault ----
wh-event-assault-declared = { $unit } declared an assault on { $target }.
wh-event-assault-fell-short = { $unit } found no way to { $target } within { $allowance }".
wh-event-approached = { $kind ->
    [assault] { $unit } closed in
    [reaction] { $unit } turned on the attackers
    [pile-in] { $unit } piled in
    [consolidation] { $unit } consolidated
   *[hit-and-run] { $unit } broke away
}: { $legs ->
    [one] one model moved.
   *[other] { $legs } models moved.
}
wh-event-assaulted = { $unit } assaulted { $targets }{ $stumbled ->
    [yes] {" "}through rough ground{ $ready ->
        [yes] : who has no assault grenades strikes last.
       *[no] ; nobody strikes last for it, as the enemy was locked in combat or had gone to ground.
    }
   *[no] .
}
wh-event-counter-attacked = { $unit } { $passed ->
    [yes] made a counter-attack
   *[no] made no counter-attack
}: a test of { $total }.
wh-event-combat-began = Combat: { $units }.
wh-event-blows = At Initiative { $initiative } { $unit } struck at { $target }: { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}{ $armour ->
    [yes] .
   *[no] , { $wounds ->
        [0] no wound.
        [one] one wound before any save.
       *[other] { $wounds } wounds before any save.
    }
}
wh-event-dazed = { $models ->
    [one] A model
   *[other] { $models } models
} of { $unit } reeled from the hammer: Initiative 1 to the end of the next player turn.
wh-event-power-used = { $unit } { $passed ->
    [yes] mastered a psychic power
   *[no] did not master a psychic power
}: a test of { $total }.
wh-event-combat-result = Wounds suffered: { $first } { $own }, { $second } { $other }. { $winner ->
    [none] The combat was a draw.
   *[other] The combat was won: { $winner }.
}
wh-event-swept = { $unit } ran with { $own }, the pursuit made { $best }: { $caught ->
    [yes] caught.
   *[no] away.
}
wh-event-stood-fast = { $unit } knew no fear, and fought on.
wh-event-broke-off = { $unit } { $passed ->
    [yes] broke off the combat
   *[no] did not get out of the combat
}: an Initiative test of { $face }.

# ---- vehicles ----
wh-event-armour-tested = { $hits ->
    [one] One hit
   *[other] { $hits } hits
} on { $unit }, Strength { $strength } on armour { $armour }: { $glancing } glanced, { $penetrating } penetrated.
wh-event-damage-rolled = Damage to { $unit }: { $results }.
wh-event-damaged = { $result ->
    [crew-shaken] { $unit }: crew shaken, no shooting to the end of the next turn.
    [crew-stunned] { $unit }: crew stunned, neither moving nor shooting to the end of the next turn.
    [immobilised] { $unit }: immobilised for good.
   *[weapon-destroyed] { $unit }: { $weapon } destroyed.
}
wh-event-vehicle-destroyed = { $result ->
    [explodes] { $unit } exploded!
   *[wrecked] { $unit } was wrecked.
}
wh-event-passengers-lost = { $removed ->
    [one] One model of { $unit } was lost in the vehicle.
   *[other] { $removed } models of { $unit } were lost in the vehicle.
}
wh-event-blast-caught = The explosion caught { $unit }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} at Strength { $strength }.
wh-event-shock-announced = { $unit } announced a tank shock, straight on for { $allowance }".
wh-event-rammed = { $unit } went at full speed for a ram.
wh-event-remained = What was left of it stays on the table.
wh-event-stepped-aside = { $unit } made room for the tank.
wh-event-smoke-launched = { $unit } hid in smoke.
