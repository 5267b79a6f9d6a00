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

az-roll-set-up = Equal cards at set-up

# ---- names ----

az-unit-of-side = { $unit } ({ $side })
az-unit-runner = Runner of { $unit }
az-of-nation-german = German
az-of-nation-american = American
az-of-nation-russian = Soviet
az-of-nation-british = British
az-people-of-nation-german = Germans
az-people-of-nation-american = Americans
az-people-of-nation-russian = Soviets
az-people-of-nation-british = British
az-side-zone = { $zone ->
    [south] South
   *[north] North
}
az-card = { $order } { $priority }
az-men = { $count ->
    [one] { $man }
   *[other] { $count } × { $man }
}
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
} ({ $weapon })
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
    [crossing] Crossing
   *[other] { $place }
}, { $points } points

# ---- intents ----

az-intent-open = now being decided
az-intent-move = { $speed ->
    [stay] stays where it is
    [slow] goes { $length } cm slowly
   *[fast] goes { $length } cm fast
}
az-intent-with = { $what } ({ $besides })
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
az-fact-going = { $mover ->
    [foot] On foot
    [wheels] On wheels
   *[tracks] On tracks
}: { $way ->
    [barred] no way
    [free] free
    [openings] through doors and windows
    [door] through its door
    [break-in] by breaking in
   *[passable] passable
}{ $cost ->
    [0] {""}
   *[other] {", "}costs { $cost } cm
}{ $bonus ->
    [0] {""}
   *[other] {", "}{ $bonus } cm farther
}{ $tests ->
    [0] {""}
    [one] {", "}a driving test
   *[other] {", "}{ $tests } driving tests
}{ $slow ->
    [yes] {", "}slowly only
   *[no] {""}
}{ $removed ->
    [yes] {", "}which takes it away
   *[no] {""}
}
az-fact-cover = { $cover ->
    [none] No cover
    [vehicle] Cover of the vehicle
    [light] Light cover
    [medium] Medium cover
   *[heavy] Heavy cover
}{ $cover ->
    [none] {""}
   *[other] { $inside ->
        [yes] {" "}for who is in it
       *[no] {" "}for who is behind it
    }
}
az-fact-sight = { $sight ->
    [beyond] On the ground one sees { $limit } cm past it, and farther from close against it
    [blocked] Stops sight, but over it from a height
    [hedge] Stops sight, but for who stands close against it or looks over it from a height
    [deep] One sees { $limit } cm into it and out of it
    [small] One sees { $limit } cm past its { $edge ->
        [near] near
       *[far] far
    } edge
    [openings] One sees through its openings, { $limit } cm deep
    [slits] Seen into and out of, not through
    [into] Seen into and out of, not through
    [real] Hides what it hides from the eye
   *[free] Does not stop sight
}
az-fact-building = { $size ->
    [small] Small
    [medium] Medium
    [large] Large
   *[huge] Huge
} building of { $material ->
    [brick] brick
    [stone] stone
    [wood] wood
   *[mud] mud
}, { $storeys ->
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
az-fact-bicycles = { $men ->
    [one] One on a bicycle
   *[other] { $men } on bicycles
}
az-piece-bicycle = Bicycle without a rider
az-fact-broken = Broken: takes no orders
az-fact-detection = { $state ->
    [stationary] Stationary
    [moved] Moved
   *[fired] Fired
}: detected at { $open } cm, in cover at { $hidden } cm
az-arm = { $close }/{ $normal }/{ $extreme } cm{ $shots ->
    [0] {""}
    [one] , 1 die
   *[other] , { $shots } dice
}{ $burst ->
    [0] {""}
   *[other] , burst { $burst } cm
}
az-fact-crew = Crew of { $crew }{ $scared ->
    [0] {""}
   *[other] {", "}{ $scared } scared
}
az-fact-riding = { $men } aboard
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
    [table] { $state ->
        [fired] fired
        [moved] moved
       *[stationary] stationary
    }
    [waiting] not set up yet
    [below] below ground
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
       *[other] { $winner } set up first, with the higher card.
    }
}
az-event-zones-taken = { $seat } take the { $zone ->
    [south] southern
   *[north] northern
} side.
az-event-infiltrators-announced = { $seat } announce infiltrators: { $units }.
az-event-unit-set-up = { $unit } is set up.
az-event-stayed-away = { $unit } finds no room and takes no part.
az-event-fighting-over = A side has nobody left: the fighting is over.
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
az-event-order-done = { $unit } has acted: { $detection ->
    [fired] fired
    [moved] moved
   *[stationary] stationary
}.

# ---- decisions ----

az-ask-zone = Which side of the table is yours?
az-choose-zone = { $zone ->
    [south] The southern side
   *[north] The northern side
}
az-ask-to-place = { $matter ->
    [infiltrators] Which of your infiltrators is set up now?
   *[other] Which unit do you set up now?
}
az-choose-place-rest = Place the rest for me
az-ask-place = Where does { $unit } stand?{ $free ->
    [yes] {" "}Anywhere 30 cm from enemies.
   *[no] {""}
}
az-choose-place-sound = A sound place
az-choose-place-at = { $place ->
    [left] On the left
    [middle] In the middle
   *[right] On the right
}
az-choose-place-inside = { $storey ->
    [0] In { $building }, ground floor
   *[other] In { $building }, storey { $storey }
}
az-choose-place-aboard = In its carrier
az-choose-place-carried = In the vehicle of { $unit }, together with it
az-choose-stay-away = No room: stay away
az-switch-hatches = Hatches
az-switch-looks-out = Open ({ $task })
az-switch-closed-up = Closed

az-ask-give-up = { $why ->
    [turn] Exchange { $most ->
        [one] a card?
       *[other] up to { $most } cards?
    }
    [game] Exchange up to { $most } cards? Once in the battle.
   *[other] Your hand is too large: put { $most } away.
}
az-choose-keep-all = Keep them all
az-ask-bid = Which card do you lay for the initiative?
az-hint-bid = spent as an order
az-ask-open = Order a unit: play a card on it.
az-ask-react = React to { $card } on { $unit } with { $most ->
    [1] a 1
   *[other] a { $most } or lower
}, or pass.
az-choose-pass = Pass
az-hint-order = { $order ->
    [move] go, no fire
    [assault] go and fire, -1 to hit
    [fire] stand and fire
    [ambush] fire or wait, +1 when close
   *[covering-fire] fire at what is not detected
}
az-ask-follow = How do the others of { $unit } follow?
az-choose-follow = { $manner ->
    [formation] In formation
    [closing-up] Closing up
    [bridging] Keeping touch
    [along] Along with it
    [staying] Staying
    [short-formation] Stop short, in formation
    [short-closing-up] Stop short, closing up
   *[short-bridging] Stop short, keeping touch
}
az-ask-dice = { $purpose }: what do { $count ->
    [one] the die
   *[other] { $count } dice
} with { $sides } faces show?
az-die-face = { $face }
az-note-side = { $seat ->
    [none] {""}
   *[other] { $side } decide.
}

az-ask-target = { $order ->
    [ambush] Whom does { $unit } ambush?
    [covering-fire] Whom does { $unit } keep under fire?
   *[fire] At whom does { $unit } fire?
}
az-choose-drive = { $speed ->
    [slow] Slowly
   *[fast] Fast
} { $length } cm { $heading ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}
az-besides-coordinates = At the coordinates it holds
az-besides-aim = { $weapon } at { $target }
az-besides-facing = Turn to { $degrees } degrees
az-mount = { $mount ->
    [gun] Main gun
    [coaxial] Coaxial machine gun
    [hull] Hull machine gun
    [anti-aircraft] Anti-aircraft machine gun
   *[other] { $mount }
}
az-choose-with = { $what }: { $besides }
az-besides-charge = Charge { $target }
az-besides-assaulted = { $men ->
    [one] One man assaults { $target }
   *[other] { $men } men assault { $target }
}
az-besides-ram = Ram { $target }
az-besides-overrun = Overrun { $models ->
    [one] one model
   *[other] { $models } models
}
az-besides-reverse = in reverse
az-besides-exposed = { $count ->
    [one] one man looks out
   *[other] { $count } men look out
}
az-besides-boards = { $men ->
    [one] One man gets aboard
   *[other] { $men } men get aboard
}
az-besides-leaves = { $men ->
    [one] One man gets off
   *[other] { $men } men get off
}
az-besides-hitches = Hitch or unhitch the gun
az-besides-primes = Lay a charge
az-besides-detonates = Set charges off
az-besides-more = With more declared
az-choose-lie-in-wait = Lie in wait
az-choose-nobody = Nobody to fire at
az-figure-dead = { $dead } dead
az-hint-scared = { $scared } scared besides
az-warning-own-dead = { $dead } of your own die on average: they stand in the line of fire.
az-hint-nobody = nothing to fire with
az-hint-not = { $distance } cm: { $why }
az-hint-besides = { $besides }; { $hint }
az-hint-shot = { $distance } cm, { $cover ->
    [none] in the open
    [light] light cover
    [medium] medium cover
   *[heavy] heavy cover
}, { $need }+
az-choose-hold = Hold for { $unit }

az-ask-way = Where does { $unit } go{ $order ->
    [assault] {" "}and fire
   *[move] {""}
}?{ $most ->
    [0] {""}
   *[other] {" "}Up to { $most } cm.
}
az-choose-stay = { $order ->
    [assault] Stay and fire
   *[move] Stay here
}
az-choose-towards-enemy = Towards { $unit }
az-choose-into-sight = Into sight of { $unit }
az-choose-out-of-sight = Out of the enemy’s sight
az-choose-towards-objective = Towards { $place ->
    [crossroads] Crossroads
    [farmhouse] Farmhouse
   *[other] { $place }
}
az-switch-others = The others
az-switch-others-value = { $manner ->
    [asked] Ask when they go
   *[closely] Follow as shown
}
az-switch-speed = Speed
az-switch-speed-value = { $speed ->
    [needed] As needed
    [slow] Slow
   *[fast] Fast
}
az-switch-backing = Backs on
az-switch-leg = leg { $leg }
az-besides-backing = in reverse on { $legs }
az-switch-turret = Turret
az-switch-turret-kept = As it is
az-switch-turret-point = { $point ->
    [0] Ahead
    [1] Front right
    [2] Right
    [3] Rear right
    [4] To the rear
    [5] Rear left
    [6] Left
   *[7] Front left
}
az-besides-turret = Turret { $degrees }° from the hull
az-switch-riders = Who
az-switch-part = { $weapon } at
az-switch-part-any = As is best
az-besides-firings = { $count } × { $weapon } at { $part }
az-switch-gear = Gear
az-switch-gear-value = { $gear ->
    [ahead] Ahead
   *[back] Reverse
}
az-switch-target = Fires at
az-switch-fires = Fires
az-switch-fires-value = { $when ->
    [never] Not at all
    [last] After going
   *[first] Before going
}
az-switch-lead = Who leads
az-switch-lead-value = { $number }. { $man }

# ---- what is declared besides ----

az-note-short = The unit stops after { $length } cm: farther on somebody bars the way to it, or to those who follow.
az-note-besides = Declared besides: { $what }.
az-switch-call = { $means ->
    [radio] Radio
    [voice] Voice
   *[runner] Runner
}
az-switch-call-none = Nobody
az-besides-call = { $means ->
    [radio] Radio
    [voice] A shout
   *[runner] A runner
} to { $to }: { $target }
az-besides-cease = { $means ->
    [radio] Radio
    [voice] A shout
   *[runner] A runner
} to { $to }: cease fire
az-switch-charge = { $man }
az-switch-charge-none = No charge
az-besides-charged = { $deed ->
    [lay] Lay a charge
   *[set-off] Set off the charges
}: { $piece }
az-switch-meet = Charge
az-switch-meet-none = Nobody
az-switch-close = Close assault
az-switch-close-value = { $who ->
    [lead] { $target }: who leads alone
   *[all] { $target }: all who reach it
}
az-switch-bicycles = Bicycles
az-switch-bicycles-value = { $how ->
    [on] Get on
    [off] Get off
   *[as-they-are] As they are
}
az-switch-facing = Gun faces
az-switch-facing-kept = As it does
az-switch-facing-unit = { $unit }
az-switch-facing-point = { $heading ->
    [0] North
    [1] North-east
    [2] East
    [3] South-east
    [4] South
    [5] South-west
    [6] West
   *[7] North-west
}
az-switch-hitch = Towing
az-switch-hitch-none = Nothing
az-switch-hitch-value = { $deed ->
    [hitch] Hitch the gun to { $unit }
   *[unhitch] Take the gun off { $unit }
}
az-switch-storey = Ends on
az-switch-storey-needed = As needed
az-switch-storey-value = { $storey ->
    [0] Ground floor
   *[other] Floor { $storey }
}
az-switch-at = { $weapon } at
az-switch-at-same = The same target
az-switch-round = { $weapon }
az-switch-round-value = { $round ->
    [high-explosive] High explosive
    [armour-piercing] Armour-piercing
    [heat] Shaped charge
   *[best] Best
}
az-switch-how = { $weapon }
az-switch-how-value = { $how ->
    [indirect] Indirect
   *[direct] Direct
}
az-switch-boarding = Passengers
az-switch-boarding-none = As they are
az-switch-boarding-value = { $men ->
    [one] One man
   *[other] { $men } men
} { $deed ->
    [on] on
   *[off] off
}, { $when ->
    [first] then drive
   *[last] after driving
}
az-switch-boarding-all = { $men ->
    [one] The last man off
   *[other] All { $men } off
}
az-switch-impact = Runs into
az-switch-impact-none = Nobody
az-mark-coordinates = Coordinates
az-mark-charge = Charge, turn { $turn }

# ---- previews ----

az-headline-card = { $card } on { $unit }
az-note-order = { $order ->
    [move] It goes, slowly or fast, and does not fire. Slow infantry stays hard to detect.
    [assault] It goes up to its assault distance and fires at one target, before or after, at -1.
    [fire] It stays and fires at a target it sees and detects.
    [ambush] It stays; it fires at a target now or lies in wait. +1 to hit within close range.
   *[covering-fire] It stays and fires at a target it sees, detected or not: -1 to hit, -3 to damage.
}
az-note-before = It is carried out before { $card } on { $unit }.
az-note-last = A 1 closes the chain: nobody can react to it.
az-note-lying = { $count ->
    [one] A scared man only stands up.
   *[other] { $count } scared men only stand up.
}
az-note-pass = { $count ->
    [0] Nothing is played.
    [one] The order on the chain is carried out.
   *[other] The { $count } orders on the chain are carried out, the last card played first.
}
az-note-lies-in-wait = It stays stationary and hard to detect, and fires at nobody this turn.
az-note-declared = { $card }: { $intent }.
az-note-held = { $order ->
    [ambush] If the enemy never gets there, it does not fire and stays stationary.
   *[fire] If the enemy never gets there, the shot is spent and it counts as having fired.
}
az-note-no-shot = As things stand nothing would come of it: { $why }
az-note-covering-fire = Covering Fire needs no detection, only sight.
az-note-idle = { $weapon } cannot fire: { $why }
az-note-machines = On average { $count } hits do something to guns, vehicles or those in them.
az-note-area = Wherever a burst that misses may come down is counted here.
az-note-salvo = Among so many people, or near such buildings, only the first rocket of the salvo is reckoned: { $dead } dead on average. The others come down about the place where it bursts, so there will be more.
az-note-many-templates = Among so many people { $left ->
    [one] the last template is not followed
   *[other] the last { $left } templates are not followed
}: more may come to harm than is shown.
az-note-own-under-fire = Its own side stands under it: { $dead } dead on average.
az-note-own-beside = Its own side stands near what may blow up, or in the line of fire: { $dead } dead on average.
az-note-building-hit = A hit shakes the building: a die, plus { $added } for the calibre, on the table of falling buildings.
az-ring-template = burst
az-ring-scatter = scatters up to { $distance } cm
az-table-at-coordinates = the coordinates
az-chart-place = Enemies killed
az-chart-place-caption = On average { $dead } dead, wherever the rounds come down.
az-chart-place-summary = Enemies killed: { $figures }. On average { $dead } dead.
az-chart-ridden = Motorcycles still ridden
az-chart-ridden-caption = On average { $ridden } are still ridden; the section panics in { $breaks }%. Its owner is taken to give all hits to one machine as long as somebody rides it.
az-chart-ridden-summary = { $unit }, motorcycles still ridden: { $figures }. It panics in { $breaks }%.
az-note-driving = The ground tests the driver: it gets through in { $share }%, or else it is stuck there.
az-note-detection = Afterwards it counts as { $state ->
    [fired] fired
    [moved] moved
   *[stationary] stationary
}: detected at { $open } cm, in cover at { $hidden } cm.
az-note-storey = On storey { $storey }.
az-callout-sight = { $distance } cm, { $seen ->
    [not] not seen
    [partly] seen in part
   *[clear] in sight
}
az-callout-cover = { $cover ->
    [light] light cover
    [medium] medium cover
   *[heavy] heavy cover
}: { $what }
az-cover-by-vehicle = what stands before it
az-callout-detected = { $detected ->
    [yes] detected
   *[no] not detected
} (at { $reach } cm)
az-callout-hold = fires at { $at } cm
az-callout-length = { $length } of { $most } cm, { $speed ->
    [slow] slow
   *[fast] fast
}
az-ring-detected = { $cover ->
    [yes] in cover { $distance } cm
   *[no] detected at { $distance } cm
}
az-shooters = { $count } × { $weapon }
az-table-weapons = { $weapon }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
az-table-weapons-in = { $weapon }, { $cover ->
    [none] in the open
    [light] light cover
    [medium] medium cover
   *[heavy] heavy cover
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
az-table-weapons-at = { $weapon } at { $part }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
az-table-number = Number of the weapon
az-table-hit = To hit { $unit }
az-table-needed = Needed
az-chart-losses = Dead of { $people }
az-chart-losses-caption = On average { $hits } hits, { $dead } dead, { $scared } scared.
az-chart-losses-summary = Dead of { $unit }: { $figures }. On average { $dead }.
az-chart-percent = %

# ---- why the computer chooses so ----

az-reason-any = There is nothing better to do.
az-reason-handed-out = { $kind ->
    [fire] Every weapon fires where most may be expected of it.
    [aim] Those the enemy would miss most.
   *[lose] Those who would be missed least.
}
az-reason-place-rest = The program finds a sound place for every unit.
az-reason-place-next = { $unit } comes next.
az-reason-place = { $unit } stands { $cover ->
    [none] in the open
    [light] in light cover
    [medium] in medium cover
   *[heavy] in heavy cover
}, { $stance ->
    [back] behind the others
   *[ahead] in front
}{ $goal ->
    [none] .
    [crossroads] ; Crossroads is { $centimetres } cm away.
    [crossing] ; Crossing is { $centimetres } cm away.
   *[other] ; { $goal } is { $centimetres } cm away.
}
az-reason-give-up = The weakest cards go.
az-reason-bid = { $card } may win the initiative.
az-reason-pass = It is better to wait.
az-reason-outfit = { $use ->
    [smoke] The smoke of { $unit } hides more than it costs.
   *[light] { $unit } lights up a target for others.
}
az-reason-nobody = { $unit } has nobody to fire at.
az-reason-wait = { $unit } waits for visitors.
az-reason-move = { $gain ->
    [objective] There { $unit } is nearer to what is fought for.
    [cover] There { $unit } is in better cover.
    [danger] There { $unit } is less in danger.
    [fire] From there { $unit } has somebody to fire at.
   *[none] { $unit } stands nowhere better in reach.
}
az-reason-no-shot = { $unit } cannot harm { $target } now.
az-reason-fire = { $unit } kills { $dead } of { $target } on average.

# Positions made by hand.
az-position-machine = guns and vehicles are machines, people are not; this is “{ $role }”.

# ---- the goal ----

az-goal = { $places ->
        [0] Destroy more units than you lose
       *[other] Hold the marked places, destroy or break units
    }: { $lead ->
        [one] one point more wins
       *[other] { $lead } points more win
    }
az-goal-until = { $turn ->
        [0] { $turns } turns to come
       *[other] ends after turn { $turns }
    }
az-goal-note = { $places ->
        [0] Each enemy unit destroyed or broken brings a point, commanders, vehicles and guns one more
       *[other] A marked place brings its points to the side that alone has unbroken models at it when the battle ends; each enemy unit destroyed or broken brings points too
    }. The battle ends after { $turns } turns, or when a side has nobody left; { $lead ->
        [one] one point of lead wins
       *[other] { $lead } points of lead win
    }.

# ---- the tables ----
az-map-note-crossroads-farm = A road and a track cross by a farm. A hedged lane covers the south, a wall and a ruin the north.
az-map-note-village-street = Two streets among houses with rooms, of wood, brick and stone, and drains beneath them.
az-map-note-mill-ford = A stream with one bridge: vehicles need it or a ford, infantry wades. A mill looks down on one bank, a farm on the other.
az-map-note-brickworks = Kilns, ruined sheds, brick stacks and spoil: cover everywhere, few long lines but the road and the siding.
az-notation-no-hand = Side { $side } is asked for a card and holds none. Write its hand: hand { $side } M3 F5.
az-notation-off-wall = “{ $given }” does not lie on an outer wall of “{ $house }”. Write a place on its outline.
az-notation-card = “{ $given }” is no card. Write the letter of its order ({ $letters }) and its priority: M3.

# ---- a scenario of one's own ----
az-plan-light = Light
az-plan-day = by day
az-plan-night = by night
az-plan-depth = Depth of the zones
az-plan-depth-open = what the middle leaves
az-plan-zone-cards = by cards
az-plan-add-area = Give it an area instead of the zone
az-plan-missions = Without conditions those of missions hold: what was destroyed is counted at the end.
az-plan-lead = Points of lead that win
az-plan-add-victory = Add what brings points
az-plan-kind = Points for
az-plan-kind-place = holding a place
az-plan-kind-building = holding a building
az-plan-kind-unit = each unit destroyed
az-plan-kind-command-unit = each command unit destroyed
az-plan-kind-vehicle-or-gun = each vehicle or gun destroyed
az-plan-building = Building
az-plan-within = Nobody else so near
az-plan-low-x = Western edge
az-plan-low-y = Southern edge
az-plan-high-x = Eastern edge
az-plan-high-y = Northern edge
az-plan-low-of = { $what }, south-western corner
az-plan-high-of = { $what }, north-eastern corner
