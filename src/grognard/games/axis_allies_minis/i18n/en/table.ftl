### How the table speaks of an Axis & Allies Miniatures battle: the map, sides, units and where the battle stands.

aam-system = Axis & Allies Miniatures
aam-system-subtitle = hexes, pools of dice
aam-scenario-title = { $title }
aam-scenario-note = The year is { NUMBER($year, useGrouping: 0) }.
aam-map-title = { $title }

# ---- the map ----

aam-ground-entering = { $how ->
    [barred] { $who ->
        [soldiers] closed to Soldiers
        [vehicles] closed to Vehicles, but for a road
       *[all] closed to all
    }
    [roll] { $who ->
        [soldiers] Soldiers: { $cost } to enter, on a { $roll }+
        [vehicles] Vehicles: { $cost } to enter, on a { $roll }+
       *[all] { $cost } to enter, on a { $roll }+
    }
   *[free] { $who ->
        [soldiers] Soldiers: { $cost } to enter
        [vehicles] Vehicles: { $cost } to enter
       *[all] { $cost } to enter
    }
}
aam-ground-road = road: Vehicles pay { $vehicles } along it, { $first ->
    [0] the first step of a phase is free
   *[other] { $first } for the first step of a phase
}
aam-ground-sight = { $blocks ->
    [yes] blocks sight
   *[no] does not block sight
}
aam-ground-cover = { $covers ->
    [all] gives cover
    [soldiers] gives cover to Soldiers
   *[none] no cover
}
aam-ground-crossing = across the { $side }: { $soldiers ->
    [-1] Soldiers not at all
    [0] Soldiers freely
   *[other] Soldiers on a { $soldiers }+
}, { $vehicles ->
    [-1] Vehicles not at all
    [0] Vehicles freely
   *[other] Vehicles on a { $vehicles }+
}
aam-map-road = road
aam-edge = { $kind ->
    [hedgerow] hedgerow
    [stream] stream
    [bridge] bridge
    [cliff] cliff
    [barbed-wire] barbed wire
   *[blown-bridge] blown bridge
}
aam-direction = { $direction ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
}

# ---- sides ----

aam-of-nation-germany = German
aam-of-nation-hungary = Hungarian
aam-of-nation-italy = Italian
aam-of-nation-japan = Japanese
aam-of-nation-romania = Romanian
aam-of-nation-slovakia = Slovak
aam-of-nation-australia = Australian
aam-of-nation-belgium = Belgian
aam-of-nation-canada = Canadian
aam-of-nation-china = Chinese
aam-of-nation-france = French
aam-of-nation-greece = Greek
aam-of-nation-poland = Polish
aam-of-nation-south-africa = South African
aam-of-nation-uk = British
aam-of-nation-us = US
aam-of-nation-ussr = Soviet

# A unit whose name the enemy uses too.
aam-unit-of-side = { $side ->
    [0] Blue { $unit }
   *[1] Red { $unit }
}

# ---- units ----

aam-legend-face-down = Hit, face down
aam-marker-face-down = { $marker }, face down
aam-no-markers = no markers
aam-list-more = { $first }, { $more }
aam-fact-speed = Speed { $speed }
aam-fact-defence = { $vehicle ->
    [yes] Defence { $front } front, { $rear } rear
   *[no] Defence { $front }
}
aam-fact-dice = { $kind ->
    [vehicle] against Vehicles
   *[soldier] against Soldiers
}: { $dice }
aam-dice-at = { $dice } { $place ->
    [next] at
   *[first] { $dice ->
        [one] die at range
       *[other] dice at range
    }
} { $span ->
    [0] { $nearest }
   *[other] { $nearest } to { $farthest }
}
aam-fact-overwatch = on overwatch, { $direction }
aam-fact-off = not on the map
aam-fact-aboard = aboard { $carrier }
aam-fact-destroyed = destroyed: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
aam-unit-summary = { $place ->
    [destroyed] { $side } { $unit }, destroyed
    [off] { $side } { $unit }, not on the map, { $markers }
    [aboard] { $side } { $unit }, in { $hex } aboard { $carrier }, { $markers }
   *[map] { $side } { $unit } in { $hex }, facing { $direction }, { $overwatch ->
        [none] { $markers }
       *[other] on overwatch to the { $overwatch }, { $markers }
    }
}
aam-obstacle-summary = { $hex ->
    [none] { $obstacle }, not on the map
   *[other] { $obstacle } in { $hex }
}

# ---- where the battle stands ----

aam-status = { $phase ->
    [deployment] { $side } set-up
    [vanguard] { $side } free moves before turn 1
    [initiative] Turn { $turn }: initiative
    [movement] Turn { $turn }: { $side } movement phase
    [flight] Turn { $turn }: flight phase
    [airstrike] Turn { $turn }: { $side } airstrike phase
    [assault] Turn { $turn }: { $side } assault phase
    [casualty] Turn { $turn }: casualty phase
   *[end] Turn { $turn } is over
}
aam-result-draw = A draw, { $first } to { $second } points.
aam-result-won = { $reason ->
    [destruction] The { $winner } side wins: no { $loser } unit is left.
    [objective] The { $winner } side wins: it holds the objective. { $own } to { $other } points.
    [concession] The { $winner } side wins: the { $loser } side has given up.
   *[points] The { $winner } side wins, { $own } to { $other } points.
}

# ---- the goal ----

aam-goal = Hold { $place } alone at the end of turn { $turn } or later, or destroy everybody
aam-goal-stands = { $held ->
        [nobody] nobody holds it
       *[somebody] the { $holder } side holds it
    }; { $points } points
aam-goal-until = { $turn ->
        [0] first both set up
       *[other] { $last ->
            [none] no last turn
           *[other] turn { $last } at the latest
        }
    }
aam-goal-note = You hold { $place } if a ground unit of yours, and none of the enemy, is in its hex or beside it. That is looked at when a turn ends, from turn { $turn } on. From turn { $points } on, if nobody holds it, whoever has destroyed more points of units wins.

# ---- the tables ----
aam-map-note-crossroads = Two roads cross in a small town. Woods and hills give either side a covered way in; the marsh stops vehicles.
aam-map-note-mill-island = A stream runs round a mill. Three bridges lead over it, and whoever holds them chooses where the fight is.
aam-map-note-long-ridge = A ridge with a farm on its crest hides the sides from each other. The road over it is short and watched; the woods are slow and safe.
aam-map-note-market-town = Houses about a square: every corner is cover, and fire reaches far only along the streets.
aam-notation-off-map = There is no hex so far off the map. Move the unit to a hex of the map.
aam-notation-one-hex = A unit stands in one hex. Write one place, such as D7 or D7/S.
aam-notation-table = A map cannot have { $columns } by { $rows } hexes. Write two whole numbers from 2 to { $most }: table 12 x 13.

# ---- a scenario of one's own ----
aam-plan-year = Year
aam-plan-begins = First turn
aam-plan-begins-hint = With a later one the objective counts sooner, and the battle is shorter.
aam-plan-side = Side
aam-plan-rows-south = Its first row from the north
aam-plan-rows-north = Its last row from the north
aam-plan-objective = Objective
aam-plan-objective-hint = The hex fought for; it and the zones belong to the map, which comes into the scenario when they change.
aam-plan-shell-holes = Shell holes
aam-plan-cliffs = Cliffs
aam-plan-asked = Asked only where the house rules leave it to the scenario.
aam-plan-on = on { $face } or more
aam-plan-no-roll = no roll
aam-plan-cost = { $who ->
    [soldiers] Movement points of Soldiers
   *[other] Movement points of Vehicles
}
aam-plan-roll = { $who ->
    [soldiers] Soldiers pass
   *[other] Vehicles pass
}
aam-plan-barred = { $who ->
    [soldiers] Barred to Soldiers
   *[other] Barred to Vehicles
}
