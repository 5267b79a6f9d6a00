### What the table of Operation World War II says: set-up, views, decisions, previews, the log.

# ---- the game ----

az-system = Operation World War II
az-system-subtitle = Alzo Zero: command cards, chains of orders, ten-sided dice
az-scenario-title = { $title }
az-scenario-note = { $turns } turns
az-map-title = { $title }
az-scenario-building = The scenario is about the building { $building }, which this map does not have. Choose the map that goes with it.

# ---- set-up: what is wrong ----

az-fault-all-set-up = Say where every model of the unit stands, in their order.
az-fault-facing = A facing goes from 0 to 360 degrees, and only guns and vehicles have one.
az-fault-exposed = Nobody of this task looks out of this vehicle.
az-fault-aboard = Only the unit’s own carrier can carry it at the start.
az-fault-storey = There is no such storey here.
az-fault-off-table = This is over the edge of the table.
az-fault-zone = This is outside your zone.
az-fault-enemy-zone = Infiltrators keep out of the enemy’s zone.
az-fault-near-enemy = Infiltrators keep { $distance } cm from enemies.
az-fault-on-obstacle = Nobody stands on top of a wall, a hedge or the like.
az-fault-ground = It cannot stand on this ground: { $ground }.
az-fault-in-wall = A wall goes through here. Stand wholly inside or outside.
az-fault-overlap = Two models cannot stand in one place.
az-fault-cohesion = The unit does not keep together: from model to model there may be 10 cm.
az-fault-crew = A crew touches the weapon it serves.
az-refused-room = There is room for the unit. Choose a place.

# ---- rolls ----

az-roll-set-up = equal cards at set-up

# ---- names ----

az-unit-of-side = { $unit } ({ $side })
az-of-nation-german = German
az-of-nation-american = American
az-of-nation-russian = Soviet
az-of-nation-british = British
az-side-zone = { $zone ->
    [south] South
   *[north] North
}
az-card = { $order } { $priority }
az-cards-none = no cards
az-list-more = { $first }, { $more }
az-piece = { $title }
az-man = { $role ->
    [officer] Officer
    [leader] Leader
    [radio-operator] Radio operator
    [runner] Runner
    [rifleman] Rifleman
    [gunner] Gunner
    [assistant] Assistant
    [sniper] Sniper
    [spotter] Spotter
    [engineer] Engineer
   *[crewman] Crewman
}, { $weapon }
az-man-unarmed = { $role ->
    [officer] Officer
    [leader] Leader
    [radio-operator] Radio operator
    [runner] Runner
    [rifleman] Rifleman
    [gunner] Gunner
    [assistant] Assistant
    [sniper] Sniper
    [spotter] Spotter
    [engineer] Engineer
   *[crewman] Crewman
}
az-model-vehicle = { $unit }
az-model-gun = { $weapon }
az-objective = { $place ->
    [crossroads] Crossroads
    [farmhouse] Farmhouse
   *[other] { $place }
}, { $points } points

# ---- intents ----

az-intent-open = what it does is being declared
az-intent-move = { $speed ->
    [stay] stays where it is
    [slow] goes { $length } cm slowly
   *[fast] goes { $length } cm fast
}
az-intent-assault = { $fires ->
    [first] { $speed ->
        [stay] fires at { $target } and stays
        [slow] fires at { $target }, then goes { $length } cm slowly
       *[fast] fires at { $target }, then goes { $length } cm fast
    }
    [last] { $speed ->
        [stay] stays and fires at { $target }
        [slow] goes { $length } cm slowly, then fires at { $target }
       *[fast] goes { $length } cm fast, then fires at { $target }
    }
   *[none] { $speed ->
        [stay] stays, with nobody to fire at
       *[other] goes { $length } cm, with nobody to fire at
    }
}
az-intent-fire = { $order ->
    [covering-fire] keeps { $target } under covering fire
    [ambush] fires at { $target } from ambush
   *[fire] fires at { $target }
}
az-intent-held = { $order ->
    [ambush] holds its ambush until { $target } has gone { $at } cm
   *[fire] holds its fire until { $target } has gone { $at } cm
}
az-intent-waits = { $order ->
    [ambush] lies in wait
   *[other] has nobody to fire at
}

# ---- the chain ----

az-chain-next = The next card must be { $most ->
    [1] a 1.
   *[other] a { $most } or lower.
}
az-chain-closed = A 1 lies on the chain: it is closed. The last card is carried out first.
az-chain-executed = { $unit } carries out { $card }. The last card played comes first.

# ---- the table ----

az-status-preparing = Setting up
az-status-turn = Turn { $turn } of { $turns }{ $initiative ->
    [none] {""}
   *[other] {", "}initiative: { $initiative }
}
az-result-draw = A draw, { $first } to { $second }
az-result-won = { $reason ->
    [concession] { $winner } victory: the { $loser } side gives up
   *[other] { $winner } victory, { $own } to { $other }
}
az-fact-going = On foot: { $going ->
    [free] free
   *[other] { $going }
}
az-fact-cover = { $cover ->
    [none] No cover
    [vehicle] Cover of the vehicle
    [light] Light cover
    [medium] Medium cover
   *[heavy] Heavy cover
}
az-fact-building = { $size ->
    [small] Small
    [medium] Medium
    [large] Large
   *[huge] Huge
} building of { $material }, { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}
az-fact-men = { $men } of { $start } men{ $lying ->
    [0] {""}
   *[other] {", "}{ $lying } scared
}
az-fact-training = Training { $training }+, panic limit { $limit }
az-fact-waiting = { $infiltrates ->
    [yes] Infiltrates: set up last
   *[no] Not set up yet
}
az-fact-broken = Broken: takes no orders
az-fact-detection = { $state ->
    [stationary] Stationary
    [moved] Moved
   *[fired] Fired
}: detected at { $open } cm, in cover at { $hidden } cm
az-fact-weapon = { $count ->
    [one] { $weapon }
   *[other] { $count } { $weapon }
}
az-fact-crew = Crew of { $crew }{ $scared ->
    [0] {""}
   *[other] {", "}{ $scared } scared
}
az-fact-exposed = Looks out: { $task }
az-fact-lost = Lost: { $part }
az-badge-card = Has a card: { $card }
az-badge-broken = Broken
az-badge-detection = { $state ->
    [moved] Moved: detected from farther
   *[fired] Fired: detected from farthest
}
az-badge-acted = Has acted this turn
az-unit-summary = { $side }: { $unit }{ $men ->
    [0] {""}
   *[other] {", "}{ $men } men
}, { $place ->
    [table] { $state }
    [waiting] not set up yet
   *[gone] out of the battle
}{ $broken ->
    [yes] {", broken"}
   *[no] {""}
}{ $acted ->
    [yes] {", has acted"}
   *[no] {""}
}.

# ---- the log ----

az-event-cards-turned = { $first } turn over { $one }, { $second } { $other }: { $winner ->
    [none] equal.
   *[other] { $matter ->
        [zone] { $winner } choose a zone.
       *[other] { $winner } set up first.
    }
}
az-event-zones-taken = { $seat } take the { $zone ->
    [south] southern
   *[north] northern
} side.
az-event-infiltrators-announced = { $seat } announce infiltrators: { $units }.
az-event-unit-set-up = { $unit } is set up.
az-event-stayed-away = { $unit } finds no room and takes no part.
az-event-battle-ended = The battle is over. { $first } { $one }, { $second } { $two }: { $winner ->
    [none] a draw.
   *[other] { $winner } victory.
}
az-event-conceded = { $seat } give up.
az-event-shuffled = { $new ->
    [yes] { $seat } make a new deck of { $count } cards.
   *[no] { $seat } shuffle their deck of { $count } cards.
}
az-event-drawn = { $cards ->
    [none] { $seat } draw { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $seat } draw { $cards }.
}
az-event-given-up = { $count ->
    [0] { $seat } exchange nothing.
   *[other] { $cards ->
        [none] { $seat } put away { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] { $seat } put away { $cards }.
    }
}
az-event-revealed = { $first } show { $one }, { $second } { $other }{ $source ->
    [deck] {" "}from the top of the deck
   *[hand] {""}
}{ $tie ->
    [yes] : a tie, once more.
   *[no] .
}
az-event-initiative-won = { $alone ->
    [yes] { $seat } alone can act and have the initiative.
   *[no] { $seat } have the initiative: the lower card.
}
az-event-turn-began = Turn { $turn }
az-event-card-played = { $seat } play { $card } on { $unit }.
az-event-intent-declared = { $unit }: { $intent }.
az-event-passed = { $seat } pass; the chain is carried out from its end.
az-event-order-lost = { $unit } has lost its order.
az-event-walked = { $unit } moves.
az-event-stood-up = { $unit }: { $models ->
    [one] a man stands up.
   *[other] { $models } men stand up.
}
az-event-order-done = { $unit } has acted: { $detection }.
