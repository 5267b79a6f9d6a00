### The odds of Bolt Action: what is asked, and what is answered.

ba-odds-hits = Hits
ba-odds-casualties = Men lost
ba-odds-pins = Pins taken
ba-odds-fate = What becomes of the target
ba-odds-order = What becomes of the order
ba-odds-pinned = The target is pinned
ba-odds-any = It loses a man or more
ba-odds-half = It loses half its men or more
ba-odds-own = Men lost by the attacker
ba-odds-fire = Men of the attacker lost to the fire at its charge
ba-odds-contact = It comes to close quarters
ba-odds-lost = The attacker is destroyed
ba-odds-given-hit = It is destroyed, once it is hit at all
ba-odds-dry = A flamethrower of the attacker is empty afterwards
ba-odds-round = The first round at close quarters
ba-odds-round-won = the attackers win it
ba-odds-round-lost = the defenders win it
ba-odds-round-drawn = it is drawn and fought on
ba-odds-round-nobody = nobody is left
ba-odds-round-none = there is none
ba-odds-measured = Men lost by the target on average
ba-odds-measured-vehicle = The chance that the target is destroyed
ba-odds-destroyed-vehicle = It is destroyed
ba-odds-destroyed = It is destroyed, by losses, pins or morale

ba-odds-fate-stands = stands
ba-odds-fate-broken = fails its check
ba-odds-fate-routed = broken by pins
ba-odds-fate-wiped-out = lost
ba-odds-fate-beaten = beaten at close quarters
ba-odds-arrival = When it comes on, ordered so every turn
ba-odds-arrival-turn = { $turn ->
    [never] not by turn 6
   *[other] in turn { $turn }
}
ba-odds-order-obeyed = obeyed
ba-odds-order-refused = refused: Down
ba-odds-order-fubar = FUBAR

ba-odds-summary = { $unit } { $order ->
    [shot] shoots
    [fire] ordered to Fire
    [reserve] called on from reserve to shoot
   *[advance] ordered to Advance and shoot
} at { $target }, { $inches }″{ $cover ->
    [none] { "" }
    [soft] , soft cover
    [indoors] , in a building
   *[hard] , hard cover
}{ $turns ->
    [1] { "" }
   *[other] , { $turns } turns
}: { $order ->
    [shot] { "" }
   *[other] obeys { $obeyed }%; {""}
}{ $vehicle ->
    [true] { "" }
   *[false] { $mean } lost on average, at least one { $some }%, {""}
}pinned { $pinned }%, destroyed { $destroyed }%.

ba-odds-summary-assault = { $unit } ordered to assault { $target } from { $inches }″: obeys { $obeyed }%; the target is destroyed { $destroyed }%, the attacker { $lost }%.

ba-odds-summary-overrun = { $unit } ordered to drive over { $target } from { $inches }″: obeys { $obeyed }%; { $mean } lost on average, at least one { $some }%, pinned { $pinned }%, destroyed { $destroyed }%; the tank is lost { $lost }%.

ba-odds-summary-rally = { $unit } ordered to Rally: obeys { $obeyed }%; { $shed } pins shed on average, none left { $clear }%.

ba-odds-summary-call = { $order ->
    [barrage] The barrage called by { $unit } falls on { $target }
    [bombardment] A bombardment before the battle falls on { $target }
   *[strike] The aircraft called by { $unit } attacks { $target }
}: { $vehicle ->
    [true] { "" }
   *[false] { $mean } lost on average, at least one { $some }%, {""}
}pinned { $pinned }%, destroyed { $destroyed }%.

ba-odds-arrives = The bombardment arrives
ba-odds-shed = Pins shed
ba-odds-left = Pins left
ba-odds-clear = No pin is left
ba-odds-riders = Men lost by the passengers
ba-odds-riders-fate = What becomes of the passengers
ba-odds-measured-rally = Pins shed on average
ba-odds-no-overrun = { $far ->
    [true] { $target } is { $inches }″ away, out of reach of { $unit } on Run.
   *[false] { $unit } does not drive over { $target }: only tanks on Run do, by house rule, and only over men in the open.
}
ba-odds-assumed-man = Whoever may pick one of { $target } is taken to pick the man who would be missed most, not the weapon.
ba-odds-scene-alone = In a plan nobody rallies, and neither buildings about an attacker nor passengers are known: ask about them by themselves.
ba-odds-passengers-nobody = nobody
ba-odds-field-attacker-indoors = The attacker is in a building
ba-odds-field-passengers = Passengers aboard the target
ba-odds-field-arrives = Die on which a bombardment arrives
ba-odds-order-overrun = a tank’s Run over men on foot
ba-odds-order-rally = a Rally, to shed pins
ba-odds-order-bombardment = the bombardment before a battle, when it arrives
ba-idle-arrives = It is about the bombardment before a battle.
ba-idle-passengers = Only a vehicle with seats has passengers who may suffer.
ba-idle-rally = It does not count for a unit that rallies.
ba-idle-overrun = The tank drives over the target and does not fire.
ba-odds-call = Each time the call is rolled for
ba-odds-call-astray = it goes astray
ba-odds-call-delayed = not yet
ba-odds-call-arrives = it comes as called
ba-odds-no-call = { $unit } calls no { $call ->
    [barrage] barrage
   *[strike] air strike
}.
ba-odds-scene-call = What an observer calls comes in a later turn: ask about it by itself.
ba-odds-scene-turns = In a plan everybody acts from the table, and the target strikes back once: ask about reserves, and about its turns, by themselves.
ba-odds-scene-nations = The attackers of a plan are of one nation.
ba-odds-scene-counter = The target strikes back by fire or assault: smoke and Ambush are for those who attack it.
ba-odds-only-planned = { $order ->
    [smoke] Smoke by itself does no harm: ask about it in a plan, before what is to be hidden by it.
    [run] Who only runs does no harm: ask about it in a plan, with what the target does then.
    [assault] Who runs first and assaults in a later turn is asked about in a plan.
    [meanwhile] What the target does between turns is asked about in a plan.
   *[ambush] Who waits in Ambush fires at who moves: ask about it in a plan, with what the target does then.
}
ba-odds-scene-fire = Over more than { $most } turns it would take too long to follow how both fire at each other: ask about { $most } turns, or let the target do nothing between them.
ba-odds-between = { $meanwhile ->
    [rally] After each turn but the last the target rallies, where it may
    [fire] After each turn but the last the target fires at its attacker, where it may
   *[nothing] Between turns the target does nothing, so its losses and pins stay
}{ $down ->
    [yes] ; in every turn it goes Down first.
   *[no] .
}
ba-odds-scene-smoke = Smoke is a house rule: switch it on for all attacks of the plan, with the option smoke=on.
ba-odds-no-smoke = { $unit } has no smoke shells; mortars and howitzers have.
ba-odds-broken-already = { $unit } with { $pins } pins would be broken already.
ba-odds-no-such-way = { $ways ->
    [none] { $unit } is fired in one way only: leave the way open.
   *[other] { $unit } can be fired in several ways; say which: { $ways }.
}
ba-odds-nothing-to-fire = { $unit } has nothing left to fire: Fixed weapons do not fire on the move, and held weapons not at all.
ba-odds-out-of-range = No weapon of { $unit } that fires reaches { $target } at { $inches }″.
ba-idle-moved = The order says whether the unit moves.
ba-idle-side = The target is no vehicle and has no sides.
ba-idle-side-assault = In an assault it does not count which side is met.
ba-idle-down-vehicle = Vehicles do not go Down.
ba-idle-reaction-vehicle = The target is a vehicle and does not react.
ba-idle-reaction-assault = nobody goes Down before an assault. It can be one of { $allowed }.
ba-idle-reaction-shot = a target fires only at a charge, and vehicles do not go Down. It can be one of { $allowed }.
ba-idle-reaction-escape = only recce vehicles escape. It can be one of { $allowed }.
ba-idle-reserve = A unit comes on from reserve and shoots by an Advance.
ba-idle-pins-reserve = A unit in reserve has no pins.
ba-idle-turns = It is about a shot alone, turn after turn, or an assault after turns of running: leave the order out.
ba-idle-run-to = It is about a unit that runs in a plan, or does before it assaults.
ba-idle-meanwhile = It is about the turns of a plan, and a target that is not Down: that one goes Down first in every turn.
ba-idle-ranging = Only a gun or mortar that fires indirectly and does not move ranges in, and no multiple launcher.
ba-idle-on-target = It counts once shots have been fired at the target.
ba-idle-command-vehicle = A command vehicle helps the crews of vehicles.
ba-idle-assault = It is about shooting, and this is an assault.
ba-idle-call = It does not count for what comes from above.
ba-idle-indoors = Vehicles and guns are in no building.
ba-idle-cover-indoors = Who is in a building has its walls for hard cover.
ba-idle-wall = A wall counts when men are assaulted over it; for fire say what cover they have.
ba-idle-medic = A medic helps men under small-arms fire, not at close quarters, nor crews.
ba-idle-target-officer = No officer helps the target at close quarters.
ba-idle-under-fire = It counts in an assault only where the target fires at the charge.
ba-idle-officer = An officer helps with the order’s test, and none is made here.
ba-idle-officer-vehicle = Officers do not help vehicles.
ba-idle-flame = A flamethrower hits whatever there is of it.
ba-idle-indirect = An indirect shot hits on the range dice alone, whatever there is of it.
ba-odds-no-line = this is no line of an army list with its nation: { $problem }.
ba-odds-no-men = “{ $text }” names no men: write such as “8 rifle + 1 lmg”.

ba-odds-army-book = Army book, usual men

ba-odds-field-attacker = Attacker
ba-odds-field-target = Target
ba-odds-field-range = Range in inches
ba-odds-field-cover = The target’s cover
ba-odds-field-pins = Pins on the attacker
ba-odds-field-target-pins = Pins on the target
ba-odds-field-order = Order
ba-odds-field-moved = The attacker has moved
ba-odds-field-reserve = The attacker is in reserve
ba-odds-field-turns = Turns of this fire
ba-odds-field-run-to = How near it runs, in inches
ba-odds-field-meanwhile = What the target does between turns
ba-odds-field-ranging = Shots fired at the target before
ba-odds-field-on-target = One of them has hit
ba-odds-field-command-vehicle = A command vehicle near the attacker
ba-odds-field-target-command-vehicle = A command vehicle near the target
ba-odds-field-down = The target is Down
ba-odds-field-reaction = The target’s reaction
ba-odds-field-holding = Weapons not fired
ba-odds-field-way = How a gun is fired
ba-odds-field-men = Men left of the attacker
ba-odds-field-target-men = Men left of the target
ba-odds-field-officer = Officer near the attacker
ba-odds-field-target-officer = Officer near the target
ba-odds-field-medic = A medic near the target
ba-odds-field-indoors = The target is in a building
ba-odds-field-wall = The target lines a wall
ba-odds-field-side = Side of a vehicle that is met
ba-odds-field-options = House rules

ba-odds-cover-none = none
ba-odds-cover-soft = soft cover
ba-odds-cover-hard = hard cover
ba-odds-order-shot = the shot alone
ba-odds-order-fire = the whole Fire order
ba-odds-order-advance = the whole Advance order, shot on the move
ba-odds-order-assault = the whole Run order, into an assault
ba-odds-order-barrage = an observer’s barrage, when it falls
ba-odds-order-strike = an observer’s air strike, when it comes
ba-odds-order-smoke = in a plan: smoke before the target
ba-odds-order-ambush = in a plan: wait in Ambush
ba-odds-order-run = in a plan: run towards the target
ba-odds-meanwhile-nothing = nothing
ba-odds-meanwhile-rally = it rallies
ba-odds-meanwhile-fire = it fires at the attacker
ba-odds-reaction-stand = it stands fast
ba-odds-reaction-down = it goes Down
ba-odds-reaction-fire = it fires at a charge
ba-odds-reaction-ambush = it fires at a charge from Ambush
ba-odds-reaction-escape = it drives off, if it is a recce vehicle
ba-odds-way-piercing = armour-piercing shot
ba-odds-way-explosive = high explosive
ba-odds-way-open-sights = over open sights
ba-odds-way-indirect = indirectly

ba-odds-no-action = Of a plan of Bolt Action every step is an order to a unit.
ba-odds-with-cover = { $cover ->
    [none] without cover
    [soft] with soft cover
   *[hard] with hard cover
}
ba-odds-with-pin = with one pin more
ba-odds-with-range = at { $inches }″
ba-odds-with-move = { $moved ->
    [true] on the move
   *[false] without moving
}
ba-odds-with-down = { $down ->
    [true] with the target Down
   *[false] with the target not Down
}

ba-odds-side-front = front
ba-odds-side-side = side
ba-odds-side-rear = rear

ba-odds-damage = Worst damage to the vehicle
ba-odds-damage-none = none
ba-odds-damage-crew-stunned = crew stunned
ba-odds-damage-immobilised = immobilised
ba-odds-damage-on-fire = on fire
ba-odds-damage-knocked-out = knocked out

ba-odds-goal-half = the target has lost half its men or more
ba-odds-goal-pinned = the target has taken a pin, or is destroyed

## Forecasts of the dice, and luck

ba-luck-casualties = Casualties inflicted
ba-luck-vehicles = Vehicles knocked out
ba-luck-tests = Tests passed

ba-forecast-order = Order test of { $unit }
ba-forecast-order-fubar = FUBAR
ba-forecast-order-failed = failed
ba-forecast-order-passed = passed
ba-forecast-check = Morale check of { $unit }
ba-forecast-check-failed = failed
ba-forecast-check-passed = passed
ba-forecast-rally = Pins shed by { $unit }
ba-forecast-fubar = FUBAR of { $unit }
ba-forecast-fubar-friendly-fire = friendly fire
ba-forecast-fubar-panic = panic
ba-forecast-barrage = Barrage called by { $unit }
ba-forecast-barrage-astray = shifted
ba-forecast-barrage-delayed = not yet
ba-forecast-barrage-arrives = falls as called
ba-forecast-strike = Air strike called by { $unit }
ba-forecast-strike-astray = sent astray
ba-forecast-strike-delayed = not yet
ba-forecast-strike-arrives = arrives
ba-forecast-losses = Losses of { $unit }
ba-forecast-vehicle = Damage to { $unit }
ba-forecast-vehicle-unharmed = unharmed
ba-forecast-vehicle-damaged = damaged
ba-forecast-vehicle-lost = knocked out
ba-forecast-smoke = Smoke shell of { $unit }
ba-forecast-smoke-missed = missed
ba-forecast-smoke-laid = laid
ba-forecast-fight = The fight
ba-forecast-fight-attackers = { $attacker } wins
ba-forecast-fight-defenders = { $defender } wins
ba-forecast-fight-nobody = nobody is left
ba-odds-with-side = { $side ->
    [front] from the front
    [side] from the side
   *[rear] from behind
}
