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
wh-fact-gear = { $count } × { $gear }
wh-unit-summary = { $side }, { $unit }: { $models ->
    [one] one model
   *[other] { $models } models
}{ $place ->
    [aboard] , in a transport
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
wh-ask-choose-to-deploy = Which unit do you deploy next?
wh-ask-choose-place = Where does { $unit } stand?
wh-ask-choose-infiltrator = Which infiltrators do you place next?
wh-ask-choose-scout = Which scouts move?
wh-ask-choose-turn = Do you go first or second?
wh-ask-choose-zone = Which part of the table do you take?
wh-ask-choose-objective = Where does the objective lie?
wh-ask-choose-to-seize = Do you try to seize the initiative?
wh-ask-choose-mover = Drag a unit to move it, or finish the movement phase.
wh-ask-choose-shooter = Who shoots at whom, or runs?
wh-ask-choose-charge = Who assaults whom?
wh-ask-choose-way = Where does { $unit } go, up to { $inches }"?
wh-ask-choose-entry = Where does { $unit } come on to the table?
wh-ask-choose-drop = Where does { $unit } land?
wh-ask-choose-misplaced = Where do you put { $unit }?
wh-ask-choose-flank = By which short edge does { $unit } come?
wh-ask-choose-next = Which unit is next?
wh-ask-allocate-wounds = How are the wounds shared out?
wh-ask-choose-to-ground = Does { $unit } go to ground?
wh-ask-choose-casualties = Who is removed?
wh-ask-choose-combat = Which combat is fought next?

# ---- what is offered ----
wh-choose-other = { $choice }
wh-choose-way = { $choice } ({ $number })
wh-choose-at = At { $x }", { $y }"
wh-choose-sound-place = A sound place
wh-choose-finish = Finish
wh-choose-play-first = Go first
wh-choose-play-second = Go second
wh-choose-take-zone = { $zone ->
    [north] North
    [south] South
    [north-west] North-west
    [north-east] North-east
    [south-west] South-west
   *[other] South-east
}
wh-choose-place-next = { $unit }
wh-choose-place-rest = Let the program deploy the rest
wh-choose-hold-back = { $unit }: { $arrival ->
    [infiltrate] infiltrate
    [walk-on] walk on in turn 1
    [deep-strike] reserve, deep strike
    [outflank] reserve, outflank
   *[other] reserve
}
wh-choose-ride-along = { $unit }: in { $transport }
wh-choose-deploy = A place
wh-choose-no-room = There is no room
wh-choose-enter = Straight on
wh-choose-enter-bravely = Roll for difficult terrain
wh-choose-take-flank = { $edge ->
    [west] West
   *[other] East
}
wh-choose-drop = A place
wh-choose-try-seizing = Try to seize it
wh-choose-let-begin = Let them begin
wh-choose-keep-sight = Keep the roll
wh-choose-look-again = Roll again
wh-choose-shoot = { $unit } shoots at { $target }
wh-choose-run = { $unit } runs
wh-choose-brave = { $unit }: roll for difficult terrain
wh-choose-boost = { $unit } turbo-boosts
wh-choose-drive = { $unit } drives
wh-choose-shock = { $unit }: tank shock
wh-choose-board = { $unit } gets into { $transport }
wh-choose-alight = { $unit } gets out
wh-choose-smoke = { $unit } uses its smoke launchers
wh-choose-walk = { $legs ->
    [0] Stay
   *[other] A way
}
wh-choose-next = { $unit }
wh-choose-go-down = Go to ground
wh-choose-stay-up = Stay up
wh-choose-take-test = Test
wh-choose-fail-test = Fail of your own will
wh-choose-allocate = Share the wounds out
wh-choose-take-away = Remove these
wh-choose-charge = { $unit } assaults { $target }

# ---- rolls needed ----
wh-needed = Shooting
wh-needed-to-hit = To hit
wh-needed-to-wound = To wound
wh-needed-firing = Weapons firing

# ---- the computer player's reasons ----
wh-why-shoot = { $target } is worth the shots.
wh-why-move = It leads where the unit wants to be.
wh-why-charge = { $target } can be beaten in close combat.
wh-why-place = A sound place.
wh-why-wait = On the table it is worth more.
wh-why-steady = Steady.
wh-why-down = It would lose its next turn.
wh-why-spare = Those it misses least.
wh-why-strike = The blow that hurts most.
wh-why-marker = There it covers the most.
wh-why-smoke = Enemies could hit it hard.
wh-why-finish = Nothing better is left to do.
wh-why-dice = The dice decide.
wh-why-as-good = As good as anything else.
