### The odds of Operation World War II: what is asked, and what is answered.

az-odds-hits = Hits
az-odds-dead = Dead
az-odds-scared = Scared
az-odds-fate = What becomes of the target
az-odds-fate-holds = holds
az-odds-fate-breaks = panics
az-odds-fate-destroyed = is destroyed
az-odds-any = At least one dies
az-odds-breaks = The target panics
az-odds-destroyed = The target is destroyed
az-odds-measured = Dead on average

az-odds-summary = { $attacker } fires at { $target }, { $order }, { $range } cm, { $ground ->
    [none] in the open
    [trench] in a trench
    [covered] in { $cover ->
        [light] light
        [medium] medium
       *[heavy] heavy
    } cover
   *[both] in { $cover ->
        [light] light
        [medium] medium
       *[heavy] heavy
    } cover and a trench
}{ $smoke ->
    [true] , in smoke
   *[false] {""}
}{ $volleys ->
    [one] {""}
   *[other] , { $volleys } times
}: { NUMBER($dead, minimumFractionDigits: 2) } dead and { NUMBER($scared, minimumFractionDigits: 2) } scared on average, at least one dead { $any }%, panics { $breaks }%, destroyed { $destroyed }%.

az-odds-thing-summary = { $attacker } fires at { $target }, { $order }, { $range } cm, its { $side ->
    [front] front
    [side] side
   *[rear] rear
}{ $volleys ->
    [one] {""}
   *[other] , { $volleys } times
}: harmed { $harmed }%, destroyed { $wrecked }%{ $leaves ->
    [0] .
   *[other] , the crew gets out { $leaves }%.
}
az-odds-crew = What becomes of its crew
az-odds-crew-end = { $end ->
    [stays] it stays aboard
    [leaves] it gets out
    [flees] it rides off
   *[dead] nobody is left
}
az-odds-ridden = Motorcycles still ridden
az-odds-section-fired-at = A section of motorcycles is asked about as what is fired at, once, on the move.
az-odds-section-apart = The fire would not be shared out in the section as one: it lays several templates, or one on a section that is not whole or has more than { $most } motorcycles, is aimed at different ones, or some are hidden. Ask about one motorcycle instead.
az-odds-leaves = The crew gets out
az-odds-out = Who looks out dies
az-odds-result = What becomes of the gun or vehicle
az-odds-result-none = nothing
az-odds-result-crew = its crew suffers
az-odds-result-weapon = a weapon is lost
az-odds-result-mobility = it cannot move as before
az-odds-result-destroyed = it is destroyed
az-odds-harmed = Anything happens to the gun or vehicle
az-odds-wrecked = The gun or vehicle is destroyed

az-odds-own-result = What becomes of the attacker’s vehicle
az-odds-own-harmed = Anything happens to the attacker’s vehicle
az-odds-own-wrecked = The attacker’s vehicle is destroyed
az-odds-rams = It comes to it
az-odds-ram-summary = { $attacker } rams { $target }, if it gets going ({ $rams }%): the target is harmed { $harmed }%, destroyed { $wrecked }%; the attacker { $hurt }% and { $gone }%.
az-odds-own-dead = Dead of the attacker
az-odds-own-scared = Scared of the attacker
az-odds-own-fate = What becomes of the attacker
az-odds-own-breaks = The attacker panics
az-odds-own-destroyed = The attacker is destroyed
az-odds-storm-summary = { $attacker } assaults { $target } by hand, its { $side ->
    [side] side
   *[rear] rear
}: harmed { $harmed }%, destroyed { $wrecked }%{ $leaves ->
    [0] {""}
   *[other] , the crew gets out { $leaves }%
}; { $lost } of the attacker die on average, who panics { $broken }%.
az-odds-melee-summary = { $attacker } { $charged ->
    [true] charges
   *[false] fights
} { $target }, { $end ->
    [true] to the end
   *[false] one round
}: { NUMBER($dead, minimumFractionDigits: 2) } dead of the target, { NUMBER($lost, minimumFractionDigits: 2) } of the attacker on average; the target panics { $breaks }%, is destroyed { $destroyed }%, the attacker { $broken }% and { $gone }%.

az-odds-needed = Needed to hit
az-odds-number = The weapon’s number
az-odds-needed-total = Needed
az-odds-area = These weapons lay templates; what they strike depends on where everybody stands: ask with templates.

az-odds-bad-words = “{ $word }” is not understood. Write numbers of weapons, like “9 kar98k + 1 mg34 + 1 assistant, training 4, panic limit 3”, or the sheet of a vehicle, like “panther”.
az-odds-one-gun = One gun at most, like “1 pak-40 + 4 assistant”.
az-odds-too-many = At most { $most }.
az-odds-moved = Only who assaults moves and fires.

az-odds-salvo = The rockets of a salvo are not reckoned among so many people. Ask about fewer (“men”); among { $most } they always are.
az-odds-many-templates = So many templates among so many people would take too long to follow. Ask about fewer people (“men”), or about fewer who fire.
az-odds-melee-on-foot = Only people on foot charge, others or a vehicle; ask for a gun’s crew as the target.
az-odds-storm = It means nothing when people assault a vehicle by hand.
az-odds-other-attack = { $attack ->
    [close-combat] It means nothing in close combat.
    [ram] It means nothing in ramming.
    [overrun] It means nothing where people are overrun.
    [drive] It means nothing of a drive.
    [shell] It means nothing of a shell on a building.
   *[other] { $of ->
        [close-combat] It means something in close combat alone.
        [drive] It means something of a vehicle that drives, rams or overruns alone.
        [overrun] It means something where people are overrun alone.
       *[other] It means something of a shell on a building alone.
    }
}
az-odds-shell-people = A shell on a building is asked about people inside.
az-odds-shell-standing = They all stand before the shell bursts.
az-odds-small-shell = { $unit } has nothing of 105 mm or more, and lesser shells do nothing to buildings.
az-odds-building = What becomes of the building
az-odds-building-end = { $end ->
    [stands] it stands as before
    [shaken] it is shaken
    [roofless] its roof is gone
   *[falls] it falls
}
az-odds-falls = The building falls
az-odds-size = { $size ->
    [small] small
    [medium] medium
    [large] large
   *[huge] huge
}
az-odds-on-the-roof = { $roof ->
    [true] on the roof
   *[false] against a wall
}
az-odds-shell-summary = A shell of { $attacker } on { $roof ->
    [true] the roof of a
   *[false] a
} { $size } building with { $target } in it: it falls { $falls }%; { NUMBER($dead, minimumFractionDigits: 2) } dead and { NUMBER($scared, minimumFractionDigits: 2) } scared on average, panics { $breaks }%, destroyed { $destroyed }%.
az-odds-drive = What becomes of the drive
az-odds-drive-end = { $end ->
    [arrives] it arrives
   *[stuck] it is stuck
}
az-odds-arrives = It does not get stuck
az-odds-drive-summary = { $attacker } drives at { $target } and does not get stuck { $arrives }%.
az-odds-overrun-summary = { $attacker } overruns { $touched } of { $target }{ $arrives ->
    [100] {""}
   *[other] , if it does not get stuck ({ $arrives }%)
}: { NUMBER($dead, minimumFractionDigits: 2) } dead and { NUMBER($scared, minimumFractionDigits: 2) } scared on average, panics { $breaks }%, destroyed { $destroyed }%.
az-odds-overrun-people = Vehicles overrun people on foot; motorcycles do not.
az-odds-only-vehicles-drive = Only vehicles drive.
az-odds-nothing-on-the-way = Say what ground lies on its way.
az-odds-only-driven = It means nothing of a drive.
az-odds-seen-anyway = Say what the target did last: who is seen anyway is seen at night too.
az-odds-lit-by-day = Light falls on somebody only at night.
az-odds-no-motorcycle = The target is no motorcycle.
az-odds-ram-vehicles = Only vehicles ram, and are rammed; motorcycles do not ram.
az-odds-no-side = Only guns and vehicles have sides.
az-odds-no-formation = It matters only where guns, vehicles or templates are fired at people on foot.
az-odds-no-hits = It can be said only of fire at people without templates.
az-odds-no-volleys = It can be said of fire at people and at vehicles, not at guns, nor where aimed shots or people who hide others come after templates.
az-odds-no-templates = Nothing that would be fired here lays a template.
az-odds-templates-anyway = Guns and vehicles, and whoever fires at them, fire with templates anyway.
az-odds-aboard = The target is a vehicle, which has no people on foot.

az-odds-cover-none = in the open
az-odds-cover-light = light cover
az-odds-cover-medium = medium cover
az-odds-cover-heavy = heavy cover

az-odds-field-attacker = Who fires
az-odds-field-target = Target
az-odds-field-attack = Kind of attack
az-odds-field-engaged = Attackers in contact
az-odds-field-charged = The attackers charged
az-odds-field-wall = Over a low wall
az-odds-field-order = Order
az-odds-field-range = Range in centimetres
az-odds-field-cover = Cover of the target
az-odds-field-trench = The target is in a trench
az-odds-field-looking-out = Its commander looks out
az-odds-nobody-looks-out = It can be said only of a vehicle with somebody to look out of it.
az-odds-field-smoke = The target is in smoke
az-odds-field-side = Side of the target that is struck
az-odds-field-templates = Weapons with templates fire too
az-odds-field-formation = How both are drawn up
az-odds-field-moved = Who fires changes place
az-odds-field-men = People left of the target
az-odds-field-scared = Of them lie scared
az-odds-field-losses = Losses of the target before
az-odds-field-command = A command unit stands near the target
az-odds-field-hits = So many shots have hit
az-odds-field-building = Size of the building
az-odds-field-roof = The shell comes down on the roof
az-odds-field-seen = The target is detected
az-odds-seen = { $seen ->
    [anyway] in any case
    [fired] as it fired last
    [moved] as it moved last
   *[stationary] though it kept still
}
az-odds-field-night = By night
az-odds-field-lit = Light falls on the target
az-odds-field-at-rest = The motorcycle lies in ambush
az-odds-field-through = Ground on its way
az-odds-field-touches = People under its front
az-odds-field-volleys = Units of this kind that fire, one after another
az-odds-field-options = House rules

az-odds-attack-fire = fire
az-odds-attack-close-combat = close combat
az-odds-attack-ram = ramming
az-odds-attack-overrun = overrunning
az-odds-attack-drive = driving
az-odds-attack-shell = shell on a building
az-odds-side-front = front
az-odds-side-side = side
az-odds-side-rear = rear
az-odds-formation-block = in a block
az-odds-formation-line = in a line

az-odds-with-cover = { $cover ->
    [none] in the open
   *[other] in { $cover } cover
}
az-odds-with-order = with { $order }
az-odds-not-charged = without a charge
az-odds-over-a-wall = over a low wall
az-odds-to-the-end = to the end
az-odds-with-side = at its { $side ->
    [front] front
    [side] side
   *[rear] rear
}
az-odds-with-range = at { $range } cm

az-luck-hits = Shots that hit
az-luck-harm = Steps of harm done to people
az-luck-machines = Hits that damage guns and vehicles
az-luck-tests = Tests passed
az-forecast-hits = Hits: { $unit }
az-forecast-harm = Harm to { $unit } (scared 1, dead 2)
az-forecast-machine = Hits that damage the gun or vehicle of { $unit }
az-forecast-test = { $test ->
    [morale] Morale
    [nerve] Nerves
    [willpower] Willpower
    [driving] Driving
    [ram] Ramming
    [breaking-in] Breaking in
    [courage] Courage
    [training] Training
    [call] Call
    [accuracy] Accuracy past friends
    [holding-on] Holding on
   *[daring] Daring
}: { $unit }
az-forecast-test-passed = passed
az-forecast-test-failed = failed
