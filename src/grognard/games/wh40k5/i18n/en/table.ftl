### Warhammer 40,000 on the table: what is seen, asked, offered, and told in the log.

# ---- the table ----
wh-piece = { $title }
wh-objective = Objective { $number }
wh-fact-going = { $going ->
    [impassable] Impassable
    [dangerous] Dangerous terrain
    [difficult] Difficult terrain
   *[other] Open going
}
wh-fact-cover-save = Cover save { $save }+ { $where ->
    [inside] for models in it
    [behind] for models behind it
   *[both] for models in it and behind it
}
wh-fact-sight = { $sight ->
    [hides] Hides what is behind it and no higher than { $height }″
    [veils] Seen through; covers what is behind it and no higher than { $height }″
   *[free] Does not hinder sight
}
wh-side-colour = { $side ->
    [0] Blue
   *[other] Red
}
wh-status-preparing = Before the battle
wh-status-turn = Turn { $turn }, { $side }: { $phase ->
    [movement] movement
    [shooting] shooting
    [assault] assault
   *[other] start
}
wh-result-draw = A draw, { $first } to { $second }
wh-result-won = { $winner } won, { $own } to { $other }{ $reason ->
    [wiped-out] : nobody of { $loser } is left
    [concession] : { $loser } gave up
   *[other] {""}
}
wh-man = { $model }, { $gear }
wh-a-model = A model
wh-badge-fleeing = Falling back
wh-badge-moved = Has moved
wh-badge-fired = Has fired
wh-badge-immobilised = Immobilised
wh-fact-models = { $models } of { $start } models
wh-fact-aboard = In { $transport }
wh-fact-arrival = { $arrival ->
    [infiltrate] Will infiltrate
    [walk-on] Walks on in turn 1
    [deep-strike] In reserve, deep strike
    [outflank] In reserve, outflanks
   *[other] In reserve
}
wh-fact-armour = Armour { $front }/{ $side }/{ $rear }
wh-fact-profile = WS { $ws }, BS { $bs }, S { $s }, T { $t }
wh-fact-save = { $save ->
    [7] No armour save
   *[other] Save { $save }+
}
wh-fact-wounds = { $left } of { $whole } wounds
wh-arm = { $range ->
    [0] template
   *[other] { $range }″
}{ $strength ->
    [none] {""}
   *[other] , S { $strength }
}, AP { $ap }, { $type } { $shots }
wh-badge-down = Gone to ground
wh-badge-locked = Locked in combat
wh-badge-stunned = Crew stunned
wh-badge-shaken = Crew shaken
wh-badge-smoke = In smoke
wh-badge-broken = { $weapon } destroyed
wh-fact-joined = With { $unit }
wh-unit-summary = { $side }, { $unit }: { $models ->
    [one] one model
   *[other] { $models } models
}{ $place ->
    [aboard] , in a transport
    [joined] , with another unit
    [off] , not on the table
    [destroyed] , destroyed
   *[other] { $condition ->
        [fleeing] , falling back
        [down] , gone to ground
       *[other] {""}
    }
}
wh-range = { $inches }"

# ---- what is asked ----
wh-ask-choose = { $unit ->
    [none] Choose.
   *[other] { $unit }: choose.
}
wh-ask-dice = { $purpose }: roll { $count } dice.
wh-ask-choose-to-deploy = Drag a unit into your zone, or keep it back.
wh-ask-choose-place = Where does { $unit } stand?
wh-ask-choose-infiltrator = Which infiltrators do you place next?
wh-ask-choose-scout = Which scouts move before the battle?
wh-ask-choose-turn = Do you go first or second?
wh-ask-choose-zone = Which part of the table do you take?
wh-ask-choose-objective = Where does the objective lie?
wh-ask-choose-to-seize = Do you try to seize the initiative?
wh-ask-choose-mover = Drag a unit to move it, or finish the movement phase.
wh-ask-choose-shooter = Which unit shoots, at whom?
wh-ask-choose-charge = Which unit assaults, whom?
wh-ask-choose-way = { $manner ->
    [run] { $unit } runs, up to { $inches }"
    [regroup] { $unit } has rallied and moves up to { $inches }"
    [consolidate] { $unit } consolidates, up to { $inches }"
    [scout] { $unit } scouts, up to { $inches }"
   *[other] { $unit } goes up to { $inches }"
}. Where to?
wh-ask-choose-way-out = { $unit } breaks off, { $inches }" straight. Which way?
wh-ask-choose-entry = { $unit } comes on to the table. Where?
wh-ask-choose-drop = Where is { $unit } to land?
wh-ask-choose-misplaced = The landing of { $unit } went wrong: you put it down. Where?
wh-ask-choose-flank = By which short edge does { $unit } come?
wh-ask-choose-next = { $due ->
        [rally] Which fleeing unit tries to rally first?
        [morale] Several units have lost a quarter or more. Which tests its morale first?
        [arrive] Which of the reserves comes on first?
        [consolidate] Which unit consolidates first?
        [lost] Several units have lost the fight. Which tests its morale first?
        [pile-in] Which unit closes up to the enemy first?
       *[react] Which of the assaulted units closes up first?
    }
wh-ask-allocate-wounds = { $unit } is wounded. Who takes the wounds?
wh-ask-choose-to-ground = { $wounds ->
        [one] One wound comes upon { $unit }
       *[other] { $wounds } wounds come upon { $unit }
    }: does it go to ground?
wh-ask-casualties = { $unit }: who { $removed ->
    [0] is wounded
    [one] falls
   *[other] falls, { $removed } of them
}{ $removed ->
    [0] {""}
   *[other] { $hurt ->
        [yes] , and who is wounded
       *[no] {""}
    }
}?
wh-ask-choose-combat = Which combat is fought next?
wh-ask-close-in = { $kind ->
    [assault] The others of { $unit } follow, up to { $inches }". Where to?
    [reaction] { $unit } turns on its attackers, up to { $inches }". Where to?
   *[other] { $unit } piles in, up to { $inches }". Where to?
}
wh-ask-place-marker = Where does { $unit } aim its marker at { $target }?
wh-ask-place-template = Which way does { $unit } lay its template on { $target }?
wh-ask-place-beside = On target: beside which marker does this one come down?
wh-ask-choose-scatter = The marker strays. Do you throw the dice again?
wh-ask-choose-transport = { $unit } has reached a transport. Does it get in?
wh-ask-choose-places = { $unit } has to get out. Where to?
wh-ask-choose-weapons = With what does { $unit } fight?
wh-ask-choose-victims = Whom does { $unit } strike?
wh-ask-choose-break-off = Does a unit try to break off its combat?
wh-ask-choose-bosspole = { $unit } has failed its test. Does its nob use the bosspole?
wh-ask-choose-to-test = { $unit } must test its morale. Does it hold, or fall back of its own will?
wh-ask-choose-host = Which unit does { $unit } join?
wh-ask-choose-to-look-again = { $unit } sees { $total }" by night. Does it look again?
wh-ask-choose-power = Does the force weapon of { $unit } use its power?
wh-ask-choose-shares = Which vehicles of { $unit } take the { $count } hits?
wh-ask-choose-glory = A tank drives at { $unit }. Does somebody try death or glory?
wh-ask-choose-brace = { $unit } is about to be rammed. What does it do?
wh-ask-choose-harm = Which hit on { $unit } is rolled for next?
wh-ask-choose-result = Which damage to { $unit } takes effect next?
wh-ask-choose-weapon = Which weapon of { $unit } is destroyed?

# ---- what it is well to know ----
wh-note-refused = Not so: { $why }
wh-note-shortened = It stops short there: { $why }
wh-note-close-up = A unit is out of coherency: it has to close up first.
wh-note-deep-strike = It lands there one time in three. Else it strays 2D6" in any direction.
wh-note-way = { $manner ->
    [difficult] Rolled for: difficult terrain does not slow it any more.
    [run] Difficult terrain does not slow a run.
    [consolidate] It keeps 1" from every enemy.
   *[other] Difficult terrain in the way costs nothing more.
}
wh-note-casualties = Press where they stand: those nearest to the place fall. They may be models nobody saw.
wh-note-danger = { $models ->
    [one] One model crosses dangerous terrain: it is wounded on a 1.
   *[other] { $models } models cross dangerous terrain: each is wounded on a 1.
} { $percent }% that somebody is lost, { $mean } on average.
wh-note-danger-harm = { $models ->
    [one] One model crosses dangerous terrain.
   *[other] { $models } models cross dangerous terrain.
} { $percent }% that those with several Wounds lose any, { $mean } on average.
wh-note-bog-down = { $models ->
    [one] Rough ground on its way: on a 1 it stops there, immobilised.
   *[other] Rough ground on the way of { $models }: each of them is immobilised on a 1.
} { $percent }% that this happens.
wh-note-brave = The way leads through difficult terrain. The unit rolls first, and then goes as far as the highest die shows.
wh-headline-brave = Roll for difficult terrain
wh-note-alight = { $when ->
    [emergency] The exits are blocked: this is an emergency, and the unit can do nothing more in this turn.
    [after] The vehicle has moved: the unit moves no more in this phase.
   *[before] The vehicle has not moved: the unit may still move.
}
wh-note-mishap = There is no room there: if it does not stray, it has a mishap.
wh-note-scatter = It stays there one time in three. Else it strays 2D6" less the Ballistic Skill.
wh-note-no-assault = After these shots it may not assault this turn.
wh-note-charge-short = No way so short into contact: the assault would fall short.
wh-note-charge-roll = It rolls for difficult terrain: with less than { $inches }" it falls short.
wh-hint-brave = The highest of two dice
wh-figure-away = { $inches }"
wh-hint-far = out of range
wh-hint-charge = { $inches }" away{ $through ->
    [yes] , rolling for the terrain
   *[no] {""}
}
wh-call-far = { $inches }" of { $limit }"
wh-call-drive = { $inches }" of { $limit }", { $speed ->
    [stationary] turning
    [combat] combat speed
    [cruising] cruising speed
   *[other] flat out
}
wh-call-shock = { $inches }" straight on{ $enemies ->
    [0] , at nobody
   *[other] {""}
}
wh-call-met = { $unit }: { $ram ->
    [yes] rammed
   *[no] tests its morale
}
wh-call-under = { $models ->
    [0] Nobody
    [one] One model
   *[other] { $models } models
} under it{ $own ->
    [0] {""}
   *[other] , { $own } of them your own
}
wh-call-charge = { $inches }" to contact
wh-shooters = { $count } × { $weapon }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}
wh-call-cover = { $by ->
    [inside] In { $what }: cover { $save }+
    [piece] Behind { $what }: cover { $save }+
    [unit] { $what } in between: cover { $save }+
   *[else] Cover { $save }+
}
wh-call-shot = { $inches }" away, { $seen } of { $models } in sight
wh-act-brave = Roll for it
wh-act-boost = Turbo-boost
wh-act-drive = Drive here
wh-act-shock = { $ram ->
    [yes] Ram
   *[no] Tank shock
}
wh-act-board = Get into { $transport }
wh-act-alight = Get out here
wh-act-drop = Land here
wh-act-shoot = Shoot at { $target }
wh-act-charge = Assault { $target }
wh-act-put-marker = Aim here
wh-act-lay-template = Lay it so
wh-act-choose-approach = Go in so
wh-act-choose-way-out = Break off so
wh-switch-pace = Pace
wh-switch-pace-value = { $pace ->
    [boost] Turbo-boost
   *[other] Ordinary
}
wh-switch-manner = Manner
wh-switch-manner-value = { $manner ->
    [shock] Tank shock
    [ram] Ram
   *[other] Drive
}
wh-switch-fire = Weapons
wh-switch-fire-all = What is best here
wh-switch-fire-other = { $who }: { $how ->
    [instead] { $weapons } instead
    [more] { $weapons } too
    [less] without { $weapons }
   *[none] no fire
}
wh-who = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $model }{ $gear ->
    [none] {""}
   *[other] {" "}({ $gear })
}
wh-list = { $first }, { $rest }

# ---- what is offered ----
wh-choose-other = { $choice }
wh-choose-way = { $choice } ({ $number })
wh-choose-sound-place = A sound place
wh-choose-finish = Stay
wh-choose-finish-scouting = No more scouts
wh-choose-finish-movement = End the movement phase
wh-choose-finish-shooting = End the shooting phase
wh-choose-finish-assaults = No more assaults
wh-choose-play-first = Go first
wh-choose-play-first-then = you deploy, move and shoot first
wh-choose-play-second = Go second
wh-choose-play-second-then = you see where they stand, and have the last word
wh-choose-take-zone = { $zone ->
    [north] North
    [south] South
    [north-west] North-west
    [north-east] North-east
    [south-west] South-west
   *[other] South-east
}
wh-choose-place-next = { $unit }
wh-choose-place-rest = Let the program place the rest
wh-choose-hold-back = { $unit }: { $arrival ->
    [infiltrate] infiltrate
    [walk-on] walk on in turn 1
    [deep-strike] reserve, deep strike
    [outflank] reserve, outflank
   *[other] reserve
}
wh-choose-arrival = { $arrival ->
    [infiltrate] Infiltrate
    [walk-on] Walk on in turn 1
    [deep-strike] Deep strike
    [outflank] Outflank
   *[other] Reserve
}
wh-choose-ride = Ride in { $transport }
wh-choose-ride-along = { $unit }: in { $transport }
wh-choose-deploy = A place
wh-choose-set-up = { $unit }: a place
wh-choose-no-room = There is no room
wh-choose-enter = Straight on
wh-choose-enter-bravely = Roll for difficult terrain
wh-choose-take-flank = { $edge ->
    [west] West
   *[other] East
}
wh-choose-drop = A place
wh-choose-place-objective = A place
wh-choose-try-seizing = Try to seize it
wh-choose-try-seizing-then = on a 6 you go first: 17%
wh-choose-let-begin = Let them begin
wh-choose-let-begin-then = you go second, as planned
wh-choose-keep-sight = Keep the roll
wh-choose-look-again = Look again
wh-choose-shoot = { $unit } shoots at { $target }
wh-choose-call-waaagh = Waaagh!
wh-choose-run-round = { $side ->
    [-1] Round it on the left
   *[other] Round it on the right
 }
wh-choose-run = Run
wh-choose-brave = Through difficult ground
wh-choose-close-up = Close up
wh-choose-move = { $unit } moves
wh-choose-boost = { $unit } turbo-boosts
wh-choose-drive = { $unit } drives
wh-choose-shock = { $ram ->
    [yes] Ram
   *[no] Tank shock
}
wh-choose-board = Get into { $transport }
wh-choose-stay-out = Stay out
wh-choose-alight = Get out
wh-choose-alight-side = Get out { $emergency ->
    [yes] in an emergency, to the
   *[no] to the
} { $side ->
    [north] north
    [south] south
    [west] west
   *[east] east
}
wh-choose-get-out = Get out here
wh-choose-smoke = Smoke launchers
wh-choose-leave-unit = Leave its unit
wh-choose-join-unit = { $host }
wh-choose-walk = { $legs ->
    [0] Stay
   *[other] Go
}
wh-choose-close-in = { $number ->
    [1] Close in
   *[other] Close in otherwise ({ $number })
}
wh-choose-next = { $unit }
wh-choose-due = { $unit }
wh-choose-go-down = Go to ground
wh-choose-go-down-then = cover one better now; no move, no shot in its next turn
wh-choose-stay-up = Stay up
wh-choose-stay-up-then = it saves as it stands and is free to act
wh-choose-take-test = Hold, and test
wh-choose-take-test-then = it stays if it passes
wh-choose-fail-test = Fall back
wh-choose-fail-test-then = out of danger, and it gathers again later
wh-choose-try-again = Take a wound, test again
wh-choose-let-run = Let them run
wh-choose-allocate = Share the wounds out
wh-choose-share = { $model }{ $gear ->
    [none] {""}
   *[other] , { $gear }
}: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}{ $worse ->
    [0] {""}
    [one] , one of them worse
   *[other] , { $worse } of them worse
}
wh-choose-take-away = { $which ->
    [outer] The outermost
   *[inner] The innermost
}
wh-choose-charge = { $unit } assaults { $target }
wh-choose-wield = Weapons
wh-choose-assign = Attacks
wh-choose-aimed = { $unit }: { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
}
wh-choose-numbered = { $model } { $number }
wh-choose-counted = { $count } × { $name }
wh-choose-bare-hands = Bare hands
wh-choose-harm = { $glancing ->
    [yes] Glancing
   *[no] Penetrating
}, { $ap ->
    [none] no AP
   *[other] AP { $ap }
}
wh-choose-use-power = Use its power
wh-choose-spare-power = Spare it
wh-choose-break-off = { $unit } breaks off
wh-choose-put-marker = Here
wh-choose-lay-template = This way
wh-choose-keep-marker = Keep it there
wh-choose-scatter-again = Throw again
wh-choose-let-pass = Let it pass
wh-choose-try-glory = { $model }: { $weapon }
wh-choose-brace = Brace itself
wh-choose-walker-glory = Death or glory: { $weapon }
wh-choose-damage-next = Hit { $number }
wh-choose-damage-result = { $result }
wh-choose-destroy-weapon = { $weapon }
wh-choose-share-hits = { $models }

# ---- rolls needed ----
wh-needed = Shooting
wh-needed-to-hit = To hit
wh-needed-to-wound = To wound
wh-needed-reaching = In range and sight
wh-needed-armour-save = Armour save
wh-needed-cover = Cover save
wh-needed-invulnerable = Invulnerable save
wh-needed-save = The save taken
wh-needed-armour = Armour struck
wh-needed-glancing = Glances on
wh-needed-through = Goes through on
wh-needed-firing = Weapons firing

# ---- the computer player's reasons ----
wh-result-shoot = { $what ->
    [vehicle] destroyed in { $destroyed }%, hurt in { $hurt }%
    [wounds] { $count } wounds on average
   *[models] { $count } models on average
}
wh-idle-shot = Nothing of it reaches or can hurt:
wh-warn-no-assault = It may not assault { $target } afterwards.
wh-warn-incoherent = Leaves the unit out of coherency.
wh-why-shoot = { $target } is worth the shots.
wh-why-stay = It stands no better anywhere in reach.
wh-why-move = There it can do more than where it stands.
wh-why-roll = { $way ->
    [run] Running
   *[rough] Through the rough ground
} it comes nearer to what it can hurt or hold; the dice say how far.
wh-result-objective = { $objective } is then { $inches }" away.
wh-result-way = { $gain ->
    [company] There it stands in the company of others, who shield it.
    [shot] It shoots better from there; { $target } is then { $inches }" away.
    [fight] That leads to a fight it should win; { $target } is then { $inches }" away.
   *[danger] Less of the enemy's fire and assaults reaches it there.
}
wh-why-charge = { $target } can be beaten in close combat.
wh-why-placed = Nothing speaks against this place.
wh-why-place = { $stance ->
    [back] It shoots far and stands back
   *[ahead] It stands forward
}, { $inches }" from its edge{ $cover ->
    [none] { "" }
   *[other] , in cover ({ $cover }, { $save }+{ $armour ->
        [0] {""}
       *[other] ; its armour already saves on { $armour }+
    })
}{ $how ->
    [none] .
    [held] ; it holds { $objective }.
   *[near] ; { $objective } is { $off }" away.
}
wh-why-place-rest = The program finds a sound place for every unit.
wh-why-ride = It comes to the fight in its transport.
wh-why-vain = Shooting at { $target } does nothing but keep the unit from running and from assaulting others.
wh-why-wait = { $when ->
    [infiltrate] It sets up last, when the enemy’s places are known.
   *[later] On the table it is worth more.
}
wh-why-steady = Steady.
wh-why-down = It would lose its next turn.
wh-why-low = It loses fewer models so, and has little to do in its next turn.
wh-why-spare = Those it misses least.
wh-why-strike = The blow that hurts most.
wh-why-marker = There it covers the most.
wh-why-smoke = { $foe } may glance or penetrate it { $hits } times on average; in smoke each such hit is saved on { $save }+.
wh-why-no-smoke = Nobody in range can hurt it.
wh-why-waaagh = It brings the enemy in reach.
wh-why-finish = Nothing better is left to do.
wh-why-dice = The dice decide.
wh-why-as-good = As good as anything else.
wh-fact-floors = { $count } floors
wh-choose-climb = { $storey ->
    [0] Down to the ground
   *[other] To floor { $storey }
 }
wh-choose-join = Join { $host }

# ---- the goal ----

wh-goal = { $counts ->
        [kills] Destroy more enemy units than you lose
        [objectives] Hold more objectives at the end
       *[open] The mission is still to be rolled for
    }
wh-goal-until = { $turn ->
        [0] { $first } to { $last } turns to come
       *[other] ends after turn { $first }, { $last } at the latest
    }
wh-goal-note = { $counts ->
        [kills] Each enemy unit destroyed counts one, however large; who has more at the end wins
        [objectives] An objective is yours if a scoring unit of yours is within reach of it and no enemy is; whoever has more at the end wins
       *[open] A die decides the mission: objectives to hold, or units to destroy
    }. From turn { $first } on a die says after each turn whether another follows, and none does after turn { $last }; a side with nobody left has lost at once.
