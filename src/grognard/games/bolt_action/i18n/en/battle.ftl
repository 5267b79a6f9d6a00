# What happens in a Bolt Action battle, and how the table speaks of it.

ba-system = Bolt Action
ba-system-subtitle = inches, order dice
ba-scenario-maximum-attrition = Maximum Attrition
    .note = Six turns, perhaps seven. One point for each enemy unit destroyed; two points of lead win.
ba-scenario-straight-fight = Straight Fight
    .note = Both sides set up in full within 12 inches of their edges, unit by unit. Six turns, perhaps seven. One point for each enemy unit destroyed; two points of lead win.
ba-scenario-first-battle = First battle
    .note = You lead two American squads and a machine gun, set up and ready. A crossing lies between you and two weak German squads: it brings two points to whoever alone stands within 3 inches of it at the end, and each enemy unit destroyed one point. Three turns; one point of lead wins.
ba-scenario-key-ground = Key Ground
    .note = Three places across the middle of the table: 2, 3 and 2 points to whoever holds them at the end, and one point for each enemy unit destroyed. Half of each side enters in turn 1, the rest later. Six turns, perhaps seven; two points of lead win.
ba-scenario-hold-the-line = Hold the Line
    .note = The winner of the roll-off attacks. The defender sets up half of his units or more within 18 inches of his edge, the others wait. Three places behind his line give 3 points each to whoever holds them at the end; each enemy unit destroyed gives one. Six turns, perhaps seven; two points of lead win.
ba-scenario-breakthrough = Breakthrough
    .note = The winner of the roll-off attacks. Both sides set up half of their units or more, the defender first and deeper. Each of the attacker’s units that stands within 12 inches of the other edge at the end gives 3 points, each enemy unit destroyed one. Seven turns; two points of lead win.
ba-scenario-encircled = Encircled
    .note = The winner of the roll-off attacks. The defender sets up all his units within 14 inches of the middle of the table; the attacker comes in over either long edge. The middle gives 4 points to whoever holds it at the end, each enemy unit destroyed one. Six turns, perhaps seven; two points of lead win.
ba-scenario-own = { $title }
    .note = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }; { $lead ->
        [one] one point of lead wins
       *[other] { $lead } points of lead win
    }.
ba-scenario-note = { $note }
ba-objective = { $points ->
    [one] { $place }, 1 point
   *[other] { $place }, { $points } points
}
ba-objective-own = { $title }
ba-objective-left = Left place
ba-objective-middle = Middle place
ba-objective-crossing = The crossing
ba-objective-right = Right place
ba-map-title = { $title }
ba-place = { $name }
ba-unnamed = the { $kind }

ba-status-preparing = Before the battle
ba-status-turn = Turn { $turn } of { $turns }
ba-result-draw = A draw, { $first } to { $second }.
ba-result-conceded = { $winner } wins: { $loser } gave up.
ba-result-won = { $winner } wins, { $own } to { $other }.

# ---- men and units ----

ba-unit-of = { $owner } { $unit }
ba-of-nation-german = German
ba-of-nation-us = US
ba-of-nation-british = British
ba-of-nation-soviet = Soviet
ba-side-colour = { $side ->
    [0] Blue
   *[1] Red
}

ba-man = { $role ->
    [officer] Officer, { $weapon }
    [nco] Squad leader, { $weapon }
    [gunner] Gunner, { $weapon }
    [loader] Loader, { $weapon }
    [assistant] Assistant, { $weapon }
    [spotter] Spotter, { $weapon }
    [medic] Medic, { $weapon }
    [observer] Observer, { $weapon }
    [gun] Gun, { $weapon }
   *[other] Man with { $weapon }
}
ba-man-unarmed = { $role ->
    [officer] Officer
    [nco] Squad leader
    [gunner] Gunner
    [loader] Loader
    [assistant] Assistant
    [spotter] Spotter
    [medic] Medic
    [observer] Observer
    [crew] Crewman
   *[other] Man
}
ba-fact-men = { $men } of { $start } men
ba-fact-quality = { $quality }, morale { $morale }
ba-fact-pins = { $pins ->
    [one] 1 pin
   *[other] { $pins } pins
}
ba-fact-wave = { $wave ->
    [first_wave] first wave
   *[other] in reserve
}
ba-fact-flank = { $flank ->
    [left] comes round by the left
   *[right] comes round by the right
}
ba-fact-off = off the table
ba-arm = { $least ->
    [0] { $range }″
   *[other] { $least } to { $range }″
}, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}{ $pen ->
    [none] {""}
   *[other] , penetration { $pen }
}{ $he ->
    [none] {""}
   *[other] , high explosive { $he }
}
ba-floor = { $level ->
    [only] { $building }
    [0] { $building }, ground floor
    [1] { $building }, first floor
    [2] { $building }, second floor
   *[other] { $building }, floor { $level }
}
ba-fact-inside = in { $floor }: hard cover
ba-fact-ground = { $cover ->
    [soft] in { $ground }: soft cover
    [hard] in { $ground }: hard cover
   *[other] on { $ground }
}
ba-fact-loaded = loaded: { $way ->
    [piercing] armour-piercing shot
   *[other] high explosive
}
ba-fact-dug-in = dug in: hard cover
ba-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, destroyed
    [aboard] { $side }, { $unit }, aboard a vehicle, { $men ->
        [one] 1 man
       *[other] { $men } men
    }
    [off] { $side }, { $unit }, off the table, { $men ->
        [0] vehicle
        [one] 1 man
       *[other] { $men } men
    }
   *[other] { $side }, { $unit }, { $men ->
        [0] vehicle
        [one] 1 man
       *[other] { $men } men
    }, { $pins ->
        [one] 1 pin
       *[other] { $pins } pins
    }, { $order ->
        [none] no order
        [fire] order Fire
        [advance] order Advance
        [run] order Run
        [ambush] in Ambush
        [rally] order Rally
       *[down] Down
    }{ $floor ->
        [none] {""}
       *[other] , in { $floor }
    }
}

# ---- events ----

ba-event-edges-taken = The { $near } side takes the near edge, the lower one on the map; the { $far } side takes the far one.
ba-event-wave-named = { $count ->
    [-1] { $seat } has written down its first wave.
    [one] { $seat }: one unit forms the first wave.
   *[other] { $seat }: { $count } units form the first wave.
}
ba-event-unit-set-up = { $unit } is set up.
ba-event-set-up-ended = { $seat } has set up.
ba-event-flank-noted = { $flank ->
    [left] { $count ->
        [-1] { $seat } has noted who will outflank on the left.
        [0] { $seat }: no unit outflanks on the left.
        [one] { $seat }: one unit will outflank on the left.
       *[other] { $seat }: { $count } units will outflank on the left.
    }
   *[right] { $count ->
        [-1] { $seat } has noted who will outflank on the right.
        [0] { $seat }: no unit outflanks on the right.
        [one] { $seat }: one unit will outflank on the right.
       *[other] { $seat }: { $count } units will outflank on the right.
    }
}
ba-event-bombarded = { $arrives ->
    [yes] The preparatory bombardment of { $seat } arrives.
   *[no] The preparatory bombardment of { $seat } does not come.
}
ba-event-call-made = { $unit } makes its call.
ba-event-call-delayed = { $strike ->
    [yes] The aircraft called by { $unit } are not there yet.
   *[no] The barrage called by { $unit } does not fall yet.
}
ba-event-call-lost = The aircraft called by { $unit } find no target.
ba-event-call-shifted = { $target ->
    [none] The barrage called by { $unit } strays.
   *[other] The aircraft called by { $unit } take { $target } for the enemy.
}
ba-event-barrage-fell = The barrage called by { $unit } falls.
ba-event-strike-arrived = Aircraft dive at { $target }.
ba-event-struck = { $unit } is struck: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
ba-event-turn-began = Turn { $turn } begins.
ba-event-die-set-aside = { $seat } has no unit for this die; it is set aside.
ba-event-die-passed = { $seat } gives this die to nobody.
ba-event-order-given = { $assault ->
    [none] { $unit } is ordered to { $order ->
        [fire] Fire
        [advance] Advance
        [run] Run
        [ambush] Ambush
        [rally] Rally
       *[down] go Down
    }.
   *[other] { $unit } is ordered to assault { $assault }.
}
ba-event-die-turned = { $order ->
    [down] { $unit } goes Down instead.
   *[other] The die of { $unit } is turned.
}
ba-event-die-taken = { $unit } goes Down.
ba-event-dice-returned = The turn ends; the dice go back into the cup.
ba-event-length-rolled = { $more ->
    [yes] One more turn will be played.
   *[no] The battle ends here.
}
ba-event-conceded = { $seat } gives up the battle.
ba-event-ended-draw = The battle ends in a draw: { $first } { $one }, { $second } { $two }.
ba-event-ended-won = { $winner } wins the battle, { $own } to { $other }.
ba-event-order-tested = { $outcome ->
    [passed] { $unit } passes its order test on { $total }, needing { $value } or less.
    [fubar] { $unit } rolls a double six: FUBAR!
   *[failed] { $unit } fails its order test on { $total }, needing { $value } or less.
}
ba-event-fubar = { $panic ->
    [yes] { $unit } panics.
   *[no] { $unit } takes friends for the enemy.
}
ba-event-mistake = { $unit } fires at its own { $target }.
ba-event-pins-taken = { $unit } takes { $pins ->
    [one] a pin
   *[other] { $pins } pins
}.
ba-event-pins-lost = { $unit } sheds { $pins ->
    [one] a pin
   *[other] { $pins } pins
}.
ba-event-morale-tested = { $passed ->
    [yes] { $unit } passes its morale check on { $total }, needing { $value } or less.
   *[no] { $unit } fails its morale check on { $total }, needing { $value } or less.
}
ba-event-check-rerolled = { $unit } checks its morale once more.
ba-event-unit-destroyed = { $loss ->
    [casualties] { $unit } is wiped out.
    [pins] { $unit } routs under its pins.
    [morale] { $unit } breaks and is destroyed.
    [surrender] { $unit } surrenders and is destroyed.
    [fled] { $unit } flees off the table.
    [weapon] { $unit } loses its weapon and is destroyed.
    [knocked-out] { $unit } is knocked out.
    [assault] { $unit } is destroyed by the assault.
    [burnt] The crew of { $unit } leaves the burning vehicle.
    [abandoned] The crew of { $unit } abandons it.
    [lost-aboard] { $unit } is lost with its vehicle.
    [empty] { $unit } is left empty before the enemy and lost.
    [overrun] { $unit } is run over.
    [absent] { $unit } never came.
    [ammunition] { $unit } has no fuel left and is out of the battle.
    [collapse] { $unit } is buried by the building.
   *[other] { $unit } is destroyed.
}
ba-event-quality-changed = { $unit } has stood its first fire and counts as { $quality ->
    [veteran] Veteran
   *[other] Regular
} from now on.
ba-event-moved = { $unit } moves.
ba-event-gun-left = { $unit } stands without a crew.
ba-event-gun-manned = Men of { $unit } man { $target }.
ba-event-made-room = { $unit } makes room.
ba-event-moved-pausing = { $unit } is seen on its way.
ba-event-entered = { $unit } enters the table.
ba-event-stayed-away = { $unit } stays off the table.
ba-event-shot-declared = { $why ->
    [ambush] { $unit } opens fire from Ambush on { $target }.
    [defence] { $unit } fires at the charging { $target }.
   *[other] { $unit } takes aim at { $target }.
}
ba-event-no-shot = { $target ->
    [none] { $unit } has no target.
   *[other] { $unit } cannot reach { $target }; the shot is lost.
}
ba-event-fired = { $unit } fires at { $target }: { $volleys }.
ba-volley = { $need ->
    [7] { $count } × { $weapon }, { $shots } { $shots ->
        [one] shot
       *[other] shots
    } needing 6 and then 6
    [1] { $count } × { $weapon }, which hits without a roll
   *[other] { $count } × { $weapon }, { $shots } { $shots ->
        [one] shot
       *[other] shots
    } needing { $need }+
}
ba-list-more = { $first }; { $more }
ba-event-scored = { $shots ->
    [one] The shot misses.
   *[other] All { $shots } shots miss.
}
ba-event-burst = The shell bursts among { $target }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
ba-event-fuel-spent = The { $weapon } of { $unit } has no fuel left.
ba-event-smoke-laid = { $unit } lays smoke before { $target }.
ba-event-smoke-cleared = The smoke lifts.
ba-event-saved = The medic saves { $men ->
    [one] a man
   *[other] { $men } men
} of { $unit }.
ba-event-casualty = { $role ->
    [officer] { $unit } loses its officer.
    [nco] { $unit } loses its leader.
    [gunner] { $unit } loses its gunner.
    [loader] { $unit } loses a loader.
    [assistant] { $unit } loses an assistant.
    [spotter] { $unit } loses its spotter.
    [medic] { $unit } loses its medic.
    [crew] { $unit } loses a crewman.
   *[other] { $unit } loses a man.
}
ba-event-casualties-taken = { $unit } loses { $men } men.
ba-event-weapon-passed-on = Another man of { $unit } takes over the weapon.
ba-event-weapon-picked-up = Another man of { $unit } picks up the weapon.
ba-event-weapon-lost = { $unit } loses its { $weapon }.
ba-event-new-leader = Another man takes the lead of { $unit }.
ba-event-fell-short = { $unit } does not reach { $target }; the assault ends.
ba-event-contact-made = { $unit } charges home on { $target }, who forget their pins.
ba-event-round-fought = Close quarters: { $attacker } kills { $first }, { $defender } kills { $second }.
ba-event-went-in = { $unit } is now in { $floor }.
ba-event-building-fell = Down comes { $building }; rubble is left.
ba-event-told-to-leave = { $unit } has to get out of the falling building and takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
ba-event-regrouped = { $unit } wins the fight and may regroup up to { $inches }″.

# ---- rolls ----

ba-roll-cup = A die is drawn from the cup.
ba-roll-off = Roll-off for the choice of table edge.
ba-roll-order-test = Order test: { $total }.
ba-roll-morale = Morale check: { $total }.
ba-roll-rally = Rally: { $total }.
ba-roll-fubar = FUBAR chart: { $face }.
ba-roll-hit = To hit: { $successes } of { $dice }.
ba-roll-flame = Hits by flame: { $total }.
ba-roll-confirm = Another 6 needed: { $successes } of { $dice }.
ba-roll-shell = The shell’s effect.
ba-roll-damage = Damage: { $successes } of { $dice }.
ba-roll-exceptional = Exceptional damage on another 6: { $successes } of { $dice }.
ba-roll-medic = The medic, on a 6: { $successes } of { $dice }.
ba-roll-new-leader = Another leader on { $need }+: { $face }.
ba-roll-green = Green troops under fire: { $face }.
ba-roll-green-pins = Pins for the green troops: { $total }.
ba-roll-bombardment = Preparatory bombardment, on { $need }+: { $face }.
ba-roll-bombarded = Under the bombardment: { $face }.
ba-roll-bombardment-pins = Pins of the bombardment: { $total }.
ba-roll-barrage = The barrage called: { $face }.
ba-roll-under-barrage = Under the barrage, struck on a 6: { $face }.
ba-roll-barrage-pins = Pins of the barrage: { $total }.
ba-roll-strike = The air strike called: { $face }.
ba-roll-aircraft = What the aircraft bring: { $face }.
ba-roll-strafing = Hits of the aircraft’s guns: { $total }.
ba-roll-regroup = Regroup: { $total }″.
ba-roll-flame-pins = Pins by flame, one more than { $total }.
ba-roll-fuel = Fuel, spent on a 1: { $face }.
ba-roll-driven-through = The tank in the building, which falls on { $need }+: { $face }.
ba-roll-evacuation = Hits on those who get out: { $total }.
ba-roll-length = One more turn on { $need }+: { $face }.

# ---- what is asked ----

ba-ask-order = Choose a unit and give it an order.
ba-ask-move = { $manner ->
    [enter] Bring { $unit } onto the table, up to { $inches } inches.
    [run] Run with { $unit }, up to { $inches } inches.
    [regroup] Regroup { $unit }, up to { $inches } inches.
   *[advance] Move { $unit } up to { $inches } inches.
}
ba-ask-target = What does { $unit } shoot at?
ba-ask-under-fire = { $firer } takes aim at { $unit }. Go Down?
ba-ask-charged = { $attacker } charges { $unit }. { $may ->
    [escape] Escape?
    [both] Fire first, or escape?
   *[fire] Fire at them first?
}
ba-ask-passing = { $when ->
    [before] { $mover } is about to move. Fire from Ambush?
   *[during] { $mover } is on the move. Fire from Ambush at inch { $inch }?
}
ba-ask-casualty = { $who ->
    [own] Who falls in { $unit }?
   *[theirs] You may pick the man who falls in { $unit }.
}
ba-ask-wave = Which units enter in turn 1? At least { $least }.
ba-ask-keep = Which units keep their Ambush or Down die for the next turn?
ba-ask-edge = You won the roll-off. Which table edge is yours?
ba-ask-mistake = { $unit } fires at its own side. At whom?
ba-ask-place-next = { $least ->
    [0] Which unit do you set up next? The others wait off the table.
    [one] Which unit do you set up next? At least one stands on the table.
   *[other] Which unit do you set up next? At least { $least } stand on the table.
}
ba-ask-place = Where does { $unit } stand?
ba-ask-flank = { $flank ->
    [left] Which reserves come round by the left side of the table?
   *[right] Which reserves come round by the right side of the table?
}
ba-ask-call = { $call ->
    [barrage] { $unit } may call its barrage on a place it sees. Where?
   *[strike] { $unit } may call an air strike on an enemy it sees. On whom?
}
ba-ask-shift = The barrage strays. Shift it up to { $inches } inches.
ba-ask-redirect = The aircraft mistake their target. Which enemy unit do they strike?
ba-ask-shelled = Shells are about to strike { $unit }. Go Down?
ba-choose-place-rest = Place the rest for me
ba-choose-place-no-more = The others wait off the table
ba-choose-place-sound = A sound place
ba-choose-set-up-inside = Inside { $floor }
ba-choose-place-at = { $place ->
    [left] On the left
    [right] On the right
   *[middle] In the middle
}
ba-choose-flank = { $count ->
    [0] Nobody
    [one] One unit
   *[other] { $count } units
}
ba-note-flank = They may come on from turn 3, near their own corner at first.
ba-choose-barrage = Barrage on { $target }
ba-choose-strike = Air strike on { $target }
ba-choose-call-nothing = Keep the call for later
ba-choose-shift-none = Leave it where it is
ba-choose-shift = { $heading ->
    [0] Towards the far edge
    [1] Towards the far right
    [2] To the right
    [3] Towards the near right
    [4] Towards the near edge
    [5] Towards the near left
    [6] To the left
   *[7] Towards the far left
}
ba-place-here = this place
ba-hint-down-shells = half the hits; it is the unit’s order
ba-note-barrage = It falls from next turn on: every unit with a man within { $inches }″, friend or foe, takes pins or a direct hit.
ba-note-barrage-under = { $unit } is under it{ $whose ->
    [own] : your own
   *[theirs] {""}
}.
ba-note-strike = Aircraft come from next turn on; every other unit within { $inches }″ takes a pin.
ba-label-shells = { $inches }″
ba-reason-set-up = The unit stands well there.
ba-reason-call = Most of the enemy is there.
ba-ask-dice = { $purpose ->
    [ba-roll-cup] Draw a die from the cup. Whose is it?
    [ba-roll-off] Roll one die for each side, the first side’s first.
    [ba-roll-order-test] Roll two dice for the order test.
    [ba-roll-morale] Roll two dice for the morale check.
    [ba-roll-rally] Roll a die for the pins shed.
    [ba-roll-fubar] Roll a die on the FUBAR chart.
    [ba-roll-hit] Roll to hit.
    [ba-roll-flame] Roll for the hits of the flames.
    [ba-roll-confirm] Roll each 6 again.
    [ba-roll-shell] Roll the shell’s hits, then its pins.
    [ba-roll-damage] Roll for damage.
    [ba-roll-exceptional] Roll each natural 6 again.
    [ba-roll-medic] Roll for the medic.
    [ba-roll-regroup] Roll a die for the regroup.
    [ba-roll-length] Roll a die for one more turn.
   *[other] Roll the dice.
}
ba-note-wave = The others wait in reserve and may enter from turn 2 on.
ba-note-keep = A unit that keeps Down sheds a pin. A unit that keeps its die gets no order next turn.

ba-pin = Pin marker
ba-cup = Dice cup
ba-cup-title = Order dice this turn
ba-cup-rest = { $count } in the cup
ba-cup-lot = { $side }: { $order ->
    [none] no order yet
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = { $side } die
ba-cup-yours = Your die
ba-cup-next = { $left ->
    [0] the cup is empty
   *[other] next die: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] the cup is empty
   *[other] next die: { $percent }% yours
}
ba-order = { $order ->
    [fire] Fire
    [advance] Advance
    [run] Run
    [ambush] Ambush
    [rally] Rally
   *[down] Down
}
ba-order-assault = Assault { $target }
ba-order-loaded = { $way ->
    [piercing] Ambush, armour-piercing shot loaded
    [explosive] Ambush, high explosive loaded
   *[other] Ambush over open sights
}
ba-shot-way = { $target }, { $way ->
    [piercing] armour-piercing shot
    [explosive] high explosive
    [open-sights] over open sights
   *[indirect] indirect fire
}
ba-weapon-way = { $weapon }, { $way ->
    [piercing] armour-piercing shot
    [explosive] high explosive
    [open-sights] over open sights
   *[indirect] indirect
}
ba-obeys = obeys { $percent }%
ba-inch = { $inch }″
ba-need = { $need ->
    [7] 6, then 6
   *[other] { $need }+
}
ba-hint-assault = { $inches }″ away
ba-hint-enter = enter up to { $inches }″
ba-hint-fire = { $pins ->
    [0] stay and shoot
   *[other] −{ $pins } to hit
}
ba-hint-push = { $inches ->
    [0] turn the gun
   *[other] push the gun up to { $inches }″ or turn it
}
ba-hint-advance = 6″, then shoot
ba-hint-run = 12″, no shooting
ba-hint-ambush = shoot later
ba-hint-rally = { $pins ->
    [0] no pins to shed
    [one] sheds the pin
   *[other] sheds one pin, and D6 more
}
ba-hint-down = no test, −1 to be hit
ba-hint-shot = { $cover ->
    [soft] { $inches }″, soft cover
    [hard] { $inches }″, hard cover
    [indirect] { $inches }″, indirect
   *[none] { $inches }″, in the open
}
ba-hint-out-of-range = { $inches }″, no weapon reaches
ba-hint-too-near = { $inches }″, nearer than indirect fire can land
ba-hint-friends-in-way = { $inches }″, own units in the way
ba-shot-with-some = { $target }, with { $number } × { $weapon }
ba-shot-with = { $target }, with the { $weapon }
ba-choose-stay = Stay here
ba-choose-stay-away = Stay off the table
ba-need-flame = { $hits } hits
ba-choose-smoke = Smoke before { $target }
ba-label-smoke = Smoke
ba-note-smoke = A hit does no harm: until the turn ends nobody sees through the smoke.
ba-reason-smoke = The smoke takes { $target } its view.
ba-choose-pass = Use this die for no unit
ba-choose-just-run = Only run
ba-ask-charge = { $unit } runs. Does it assault?
ba-hint-assault-entering = from the table’s edge
ba-note-entering-reaches = The charge reaches the target from the edge.
ba-note-entering-short = The charge does not reach the target; the unit would stay off the table.
ba-choose-go-in = Into { $floor }
ba-choose-stay-out = Stay outside
ba-hint-go-in = hard cover, walls against small arms
ba-note-inside = Inside, the unit is in hard cover and small arms do it less harm; two men fire through each opening.
ba-ask-man-gun = Men of { $unit } stand at a gun without a crew. Man it?
ba-choose-man-gun = Man { $gun }
ba-choose-leave-gun = Leave it
ba-hint-man-gun = { $men ->
    [one] one man leaves the squad
   *[other] { $men } men leave the squad
}
ba-unmanned = without a crew
ba-reason-man-gun = A gun that fires again is worth more than the rifles that leave the squad.
ba-ask-occupy = { $unit } has won { $floor }. Go in?
ba-reason-occupy = Walls are worth having.
ba-choose-hold-fire = Hold fire
ba-choose-go-down = Go Down
ba-hint-go-down = −1 to be hit; it is the unit’s order
ba-choose-stand = Stand fast
ba-hint-stand = keep the order for later
ba-choose-fire-charge = Fire at the charge
ba-choose-no-fire = Do not fire
ba-choose-fire-now = Fire now with { $unit }
ba-choose-wait-end = Wait until the move ends
ba-choose-wait-turned = Wait until it has turned
ba-choose-wait-until = Wait until inch { $inch }
ba-choose-let-pass = Let them pass
ba-choose-weapon = The weapon itself
ba-choose-wave = { $count ->
    [one] One unit in the first wave
   *[other] { $count } units in the first wave
}
ba-choose-keep = { $count ->
    [0] All return their dice
    [one] One unit keeps its die
   *[other] { $count } units keep their dice
}
ba-edge-on-map = { $edge ->
    [near] the lower one on the map
   *[far] the upper one on the map
}
ba-choose-edge = { $edge ->
    [near] The near edge
   *[far] The far edge
}

# ---- previews ----

ba-note-fire = The unit stays where it is and shoots once.
ba-note-advance = The unit moves up to 6″ and then shoots.
ba-note-run = The unit moves up to 12″ and does not shoot.
ba-note-threat = A unit in Ambush may fire at this move.
ba-note-ambush = The unit waits and may fire at an enemy that moves.
ba-note-rally = The unit sheds D6 pins.
ba-note-down = The unit is harder to hit and may keep Down over the turn end.
ba-note-no-test = No pins, so no test.
ba-note-may-go-down = They may go Down first.
ba-note-salvo = The salvo falls on { $whose ->
    [own] your own { $unit }
   *[enemy] { $unit }
} too: { $what ->
    [vehicle] lost { $share }%
   *[men] { $mean } lost on average
}, pinned { $pinned }%.
ba-note-too-near = The target is nearer than indirect fire can land; the shot would be lost.
ba-note-out-of-range = No weapon reaches from here; the shot would be lost.
ba-note-friends-in-way = Own units are in the way; the shot would be lost.
ba-note-wait = The Ambush stays for a later point of this move.
ba-note-charge-reaches = The target is { $inches }″ away; the charge reaches it.
ba-note-charge-short = The target is { $inches }″ away; the charge does not reach it.
ba-note-charge-fire = { $target } may fire before you move: { $mean } lost on average.
ba-note-charge-escape = { $target } may drive off before you move.
ba-note-charge-policy = The odds of the assault take it that nobody reacts.
ba-table-fight = The first round of blows
ba-table-fight-attackers = You
ba-table-fight-defenders = They
ba-table-fight-men = Men
ba-table-fight-more = Assault weapons, tough fighters
ba-table-fight-blows = Blows
ba-table-fight-order = { $order ->
    [at-once] Both strike at once
   *[first] Who strikes first
}
ba-table-fight-kills = A blow kills on
ba-table-vehicle-assault = Blows at the vehicle
ba-table-vehicle-hit = Each hits, the vehicle { $order ->
    [none] not ordered yet
    [run] on Run
    [advance] on Advance
   *[other] not moving
}
ba-table-vehicle-gear = { $gear ->
    [open] Any damage destroys it
    [gear] With gear against tanks: the full table
   *[none] No gear against tanks: superficial damage at most
}
ba-table-vehicle-value = A die and the hits together
ba-bar-fight-attackers = attackers win
ba-bar-fight-defenders = defenders win
ba-bar-fight-nobody = nobody is left
ba-chart-fight-caption = If { $attacker } wins, { $own } are left on average; if { $defender } wins, { $theirs }.
ba-label-officer = { $rank }, { $inches }″
ba-label-range = { $weapon }, { $inches }″
ba-label-from-inch = from inch { $inch }
ba-table-test = Order test, two dice
ba-table-pass = Pass on
ba-table-hit = To hit { $target }
ba-table-flame = Flame on { $target }: no roll to hit
ba-table-flame-hits = Hits
ba-table-flame-pins = Pins
ba-table-flame-check = Morale check whatever the losses
ba-table-flame-fuel = Out of fuel after the shot on
ba-table-needed = Needed
ba-table-weapons = { $count } × { $weapon }
ba-chart-test = Sum of two dice
ba-chart-test-caption = Obeys { $passed }%, Down { $failed }%, FUBAR { $fubar }%.
ba-chart-losses = Men lost, of { $men }
ba-chart-losses-caption = Average { $mean }{ $down ->
        [none] {""}
       *[other] , if they go Down { $down }
    }; a pin in { $pin }%; destroyed in { $breaks }%{ $checked ->
        [yes] , its morale check counted.
       *[no] .
    }
ba-chart-losses-mean = Average { $mean }.
ba-chart-losses-summary = Men lost by { $unit }: { $figures }. Average { $mean }.
ba-chart-percent = %
ba-chart-if-down = if they go Down
ba-callout-sight = { $cover ->
    [blocked] { $inches }″, out of sight
    [scant] { $inches }″, { $ground }: too few behind it
    [bare] { $inches }″, { $ground }: hides too little
    [indirect] { $inches }″, indirect: cover is no help
    [soft] { $inches }″, { $ground ->
        [none] soft cover
       *[other] { $ground }: soft cover
    }
    [hard] { $inches }″, { $ground ->
        [none] hard cover
       *[other] { $ground }: hard cover
    }
   *[none] { $inches }″, open ground
}
ba-callout-blocked = The { $ground } is in the way.
ba-callout-men = { $seen } of { $men } men in sight
ba-callout-reverse = { $inches }″ of { $limit }″ in reverse
ba-callout-length = { $inches }″ of { $limit }″

# ---- why the computer chose ----

ba-reason-nothing = There is nothing better to do.
ba-reason-casualty = This man is missed least.
ba-result-splits = the unit falls apart
ba-warn-splits = { $barred ->
    [yes] Leaves { $unit } out of formation: no Fire, Ambush or Rally.
   *[no] Leaves { $unit } out of formation.
}
ba-result-shot = { $what ->
    [vehicle] destroyed in { $share }%
   *[men] { $mean } men on average
}{ $pinned ->
    [0] {""}
    [100] , 1 pin
   *[other] , 1 pin in { $pinned }%
}{ $gone ->
    [0] {""}
   *[other] , destroyed in { $gone }%
}
ba-result-at = { $target }: { $result }
ba-result-call = a call will do more than a shot
ba-result-no-shot = no enemy it could hit from here
ba-result-advance = { $inches ->
    [0] stays in its place; { $shot }
   *[other] up to { $inches }″; from here { $shot }
}
ba-result-advance-unseen = up to { $inches }″; from here no enemy it could hit
ba-result-overrun = an enemy can be driven over
ba-result-shelter = a building in reach shelters it
ba-result-run = up to { $inches }″, no shot; { $target } is { $gap }″ away
ba-result-ambush = if it acts, { $shot }
ba-result-ambush-unseen = { $count ->
    [0] nobody could come into range this turn
    [one] one enemy unit could come into range
   *[other] { $count } enemy units could come into range
}
ba-result-rally = { $percent ->
    [100] sheds all { $pins } pins
   *[other] sheds one pin, and D6 more: all { $pins } in { $percent }%
}
ba-result-down = no test; { $target } would cost it { $what ->
    [vehicle] { $percent }% rather than { $before }%
   *[men] { $down } men rather than { $up }
}
ba-result-unthreatened = no test; nobody threatens it now
ba-result-falls-short = falls short of the target
ba-result-assault = { $what ->
    [vehicle] destroys it in { $percent }%
   *[men] wins in { $percent }%
}
ba-reason-keep = These dice serve best where they lie.
ba-reason-wave = The more men on the table, the better.
ba-reason-edge = One edge is as good as the other.
ba-reason-mistake = Of all it may strike, losing that unit would hurt the enemy most.
ba-reason-shot = The shot at { $target } should cost it { $mean } men.
ba-reason-fire = { $unit } can hurt { $target } most by staying and firing.
ba-reason-no-shot = { $unit } has nothing to shoot at.
ba-reason-enter = { $unit } comes on: off the table it can do nothing.
ba-reason-assault = { $unit } should win close quarters against { $target }.
ba-reason-rally = { $unit } is held down by { $pins ->
    [one] a pin
   *[other] { $pins } pins
}.
ba-reason-down = { $unit } is safer lying down.
ba-reason-ambush = { $unit } waits for an enemy to show himself.
ba-reason-advance = { $unit } gets closer and can still shoot.
ba-reason-closer = { $unit } gets closer: so far it has nobody to shoot at.
ba-reason-run = { $unit } runs on: here it is of little use.
ba-result-place-alone = No enemy is on the table yet.
ba-result-place = { $what ->
    [shot] Its best shot from there: { $shot }.
   *[gap] { $target } is then { $gap }″ away.
}{ $danger ->
    [less] {" "}Enemy fire threatens it less there.
    [more] {" "}Enemy fire threatens it more there.
   *[same] {""}
}
ba-reason-move = From there { $unit } gives more than it takes.
ba-reason-stay = { $unit } stands no better anywhere in reach.
ba-reason-wait = A better moment may come.
ba-reason-stand = The unit keeps its order for later.
ba-reason-go-down = Going Down saves { $unit } more men than its own order is worth.
ba-choose-enter = { $place ->
    [left] Enter on the left
    [right] Enter on the right
   *[middle] Enter in the middle
}
ba-choose-closer = Towards the enemy
ba-choose-cover = Towards safety
ba-choose-drawn = A { $side } die

# ---- the goal ----

ba-goal = { $by ->
        [held-kills] Hold the marked places and destroy units
        [held] Hold the marked places
        [through-kills] Bring units through to the far edge; destroying some counts too
        [held-through-kills] Hold the marked places, come through, destroy units
       *[kills] Destroy more units than you lose
    }: { $lead ->
        [one] one point more wins
       *[other] { $lead } points more win
    }
ba-goal-until = { $turn ->
        [0] { $turns } turns to come
       *[other] ends after turn { $turns }
    }{ $extra ->
        [0] {""}
       *[other] , or one later on { $extra }+
    }

# ---- a scenario of one's own ----
ba-plan-extra = One turn more
ba-plan-attack = One side attacks
ba-plan-never = never
ba-plan-on = on { $face } or more
ba-plan-each = Each side
ba-plan-attacker = The attacker
ba-plan-defender = The defender
ba-plan-part = Shares are of a side’s units; what neither sets up nor comes with the first wave waits in reserve.
ba-plan-zone = Sets up
ba-plan-zone-none = nowhere, all come on later
ba-plan-zone-edge = along its own edge
ba-plan-zone-middle = about the middle of the table
ba-plan-depth-edge = So deep
ba-plan-depth-middle = So far from the middle
ba-plan-set-up = Sets up at least
ba-plan-first-wave = First wave at least
ba-plan-enters = Comes on over
ba-plan-enters-own = its own edge
ba-plan-enters-long-edges = either long edge
ba-plan-bombards = Bombards before the battle
ba-plan-kills = Points for a unit destroyed
ba-plan-through = Points for an attacker’s unit near the other edge
ba-plan-lead = Points of lead that win
ba-plan-across = Across the table
ba-plan-ahead = Ahead of the first edge
