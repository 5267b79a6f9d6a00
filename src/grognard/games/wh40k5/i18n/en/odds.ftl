### Chances of Warhammer 40,000: previews, the places where dice fell, luck, questions.

## What dice may come to

wh-forecast-losses = Models { $unit } loses
wh-forecast-suffered = Wounds { $unit } loses
wh-forecast-damage = What becomes of { $unit }
wh-forecast-damage-none = nothing
wh-forecast-damage-crew-shaken = crew shaken
wh-forecast-damage-crew-stunned = crew stunned
wh-forecast-damage-weapon-destroyed = weapon destroyed
wh-forecast-damage-immobilised = immobilised
wh-forecast-damage-wrecked = wrecked
wh-forecast-damage-explodes = explodes
wh-forecast-test = Leadership test of { $unit }
wh-forecast-test-failed = failed
wh-forecast-test-passed = passed
wh-forecast-wounds = Wounds on { $unit }, before saves
wh-forecast-blows = Wounds dealt by { $unit } and its side, before saves
wh-forecast-saves = Wounds { $unit } saves
wh-forecast-marked = Models of { $unit } under the marker
wh-forecast-caught = Units caught in the sweeping advance
wh-forecast-danger = Models of { $unit } that fail in dangerous terrain
wh-forecast-stuck = Vehicles stuck
wh-forecast-reserves = Units that come from reserve
wh-forecast-mishap = Mishap of { $unit }
wh-forecast-drop = Deep strike of { $unit }
wh-forecast-mishap-lands = lands
wh-forecast-mishap-destroyed = destroyed
wh-forecast-mishap-misplaced = placed by the enemy
wh-forecast-mishap-delayed = back in reserve
wh-forecast-rough = Inches { $unit } can go through difficult terrain
wh-forecast-run = Inches { $unit } runs
wh-forecast-consolidate = Inches { $unit } consolidates

wh-forecast-assault = How it ends, if everybody fights
wh-forecast-contact = { $percent }% that the assault gets there.

wh-forecast-if-down = if it goes to ground
wh-forecast-means = Average { $mean }, if it goes to ground { $down }.
wh-forecast-seen = It is night: { $percent }% that it sees so far.
wh-forecast-explosion = { $aboard ->
    [true] If it explodes ({ $percent }%), { $unit } aboard loses { $mean } on average.
   *[false] If it explodes ({ $percent }%), { $unit } loses { $mean } on average.
}
wh-forecast-rough-landing = { $kind ->
    [stuck] It may come down in rough ground: { $percent }% that it is stuck there.
    [harm] { $percent }% that those with several Wounds lose any to the ground, { $mean } on average.
   *[losses] It may come down in rough ground: { $percent }% that somebody is lost to it, { $mean } on average.
}
wh-forecast-blown-up = Explosions cost { $unit } { $mean } on average.
wh-forecast-hot = Weapons that get hot cost { $unit } a model { $percent }% of the time, { $mean } on average.
wh-forecast-foremost = The foremost tank of the squadron alone; those behind it come after.
wh-forecast-power = The psychic power comes { $power }% of the time; the test is perilous { $perils }%.
wh-forecast-shocked = { $unit } stands { $stands }% of the time; its best death or glory stops the tank { $stopped }%.
wh-forecast-waaagh = On a 1 ({ $percent }%) the run costs it a Wound, with no save.
wh-forecast-no-shot = Nobody has sight or range: the shots are lost.
wh-forecast-seize = The initiative is seized
wh-forecast-stops = { $percent }% that it stops the tank; else who tries it is lost.
wh-forecast-fate-destroyed = { $percent }% that the target is destroyed.
wh-forecast-fate-breaks = { $percent }% that the target loses a quarter or more and breaks at the end of the phase.
wh-forecast-fate-pinned = { $percent }% that the target is pinned.

## Luck

wh-luck-wounds = Wounds scored
wh-luck-saves = Wounds saved
wh-luck-vehicles = Vehicles destroyed
wh-luck-tests = Tests passed
wh-luck-danger = Dangerous terrain passed
wh-luck-markers = Models under markers

## Questions

wh-idle-shooting = It is about assaults, and this is shooting.
wh-idle-speed = How fast the target moved counts in assaults on vehicles, not in shooting.
wh-idle-speed-foot = The target is no vehicle; its speed does not make it harder to strike.
wh-idle-face = The target is no vehicle and has no facings.
wh-idle-down = Vehicles do not go to ground.
wh-idle-down-charged = That the target is on the ground counts in an assault through terrain, or where it has defensive grenades.
wh-idle-assault = It is about shooting, and this is an assault.
wh-idle-later = In a later round of the combat nobody charges any more.
wh-idle-drive = It means nothing when a tank drives at the enemy or a unit strikes deep.
wh-idle-move = { $attack ->
    [reserve] It means nothing for when and where a unit comes from reserve.
    [regroup] It means nothing when a unit that flees tries to regroup.
   *[move] It means nothing when a unit goes through dangerous ground.
}
wh-idle-given-ram = A ram hits for certain, unless a skimmer dodges it.
wh-idle-hurt = The target does not strike back: what its attackers have left does not matter.
wh-idle-engaged = A vehicle fights by itself, or not at all.
wh-idle-joined = There is no character in that unit.
wh-idle-explosion = It is about vehicles that may explode in this round, and not about squadrons that are rammed.
wh-idle-aboard = The target carries nobody.
wh-idle-beside = Nobody is said to stand beside the target.
wh-idle-until = A fight with a vehicle is asked about for one round, unless it is a walker.
wh-odds-hits = Hits
wh-odds-wounds = Wounds before saves
wh-odds-casualties = Models lost
wh-odds-guns = Guns lost
wh-odds-fate = What becomes of the target
wh-odds-fate-holds = holds
wh-odds-fate-pinned = is pinned
wh-odds-fate-breaks = breaks
wh-odds-fate-destroyed = is destroyed
wh-odds-damage = What becomes of the vehicle
wh-odds-blast = Models of the attacker lost to its explosion
wh-odds-caught = Models of the target lost to explosions
wh-odds-burnt = Models of its own that get hot weapons cost it
wh-odds-beside = Models of the unit beside it lost to its explosion
wh-odds-riders = Models aboard lost to its explosion
wh-odds-no-seats = { $target } does not take this unit aboard
wh-odds-any = At least one is lost
wh-odds-pinned = The target is pinned
wh-odds-breaks = The target breaks
wh-odds-destroyed = The target is destroyed
wh-odds-harmed = The vehicle is harmed
wh-odds-wrecked = The vehicle is destroyed
wh-odds-own-damage = What becomes of the tank that rams
wh-odds-own-wrecked = The tank that rams is destroyed
wh-odds-shock = What the unit in the way does
wh-odds-shock-stands = stands
wh-odds-shock-flees = falls back
wh-odds-stands = The unit stands
wh-odds-stopped = It stands and its best death or glory stops the tank
wh-odds-drop = What comes of the deep strike
wh-odds-turn = Game turn in which it comes
wh-odds-lands = The deep strike lands
wh-odds-no-ram = { $attack ->
    [ram] Only vehicles are rammed: of other units ask for a tank shock.
   *[tank-shock] A tank shock is at units on foot: vehicles are rammed.
}
wh-odds-no-drop = { $unit } cannot strike deep.
wh-odds-flank = Where it comes from
wh-odds-flank-edge = { $edge ->
    [left] the left edge
    [right] the right edge
   *[choice] the edge its player likes
}
wh-odds-wanted = It comes by the edge that is wanted
wh-odds-summary-reserve = { $unit } comes from reserve in turn { $mean } on average, in turn 2 { $second }%, by turn 3 { $third }%{ $kind ->
    [outflank] ; by the edge that is wanted { $wanted }%.
   *[reserve] .
}
wh-odds-regroup = When it regroups
wh-odds-regroup-end = { $end ->
    [off] off the table before
    [flees] flees on
   *[other] in its turn { $end }
}
wh-odds-next = It regroups in its next turn
wh-odds-regroups = It regroups
wh-odds-off = It reaches the edge of the table first
wh-odds-no-flight = { $unit } does not flee.
wh-odds-summary-regroup = { $unit }, fleeing, regroups in its next turn { $next }%, within { $turns } turns { $regroups }%{ $near ->
    [true] ; it reaches the edge of the table first { $off }%.
   *[false] .
}
wh-odds-summary-ram = { $unit } rams { $target } after { $inches }″{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: harmed { $harmed }%, destroyed { $wrecked }%; { $tanks ->
    [1] the tank itself is destroyed { $own-wrecked }%
   *[other] at least one of the tanks is destroyed { $own-wrecked }%
}.
wh-odds-summary-shock = { $unit } drives at { $target }: it stands { $stands }%, and its best death or glory stops the { $tanks ->
    [1] tank
   *[other] first tank
} { $stopped }%.
wh-odds-summary-ground = { $kind ->
    [stuck] { $unit } goes through dangerous ground: { $mean } stuck on average, at least one { $any }%.
   *[losses] { $unit } goes through dangerous ground: { $mean } lost on average, at least one { $any }%.
}
wh-odds-stuck = At least one is stuck
wh-odds-crossed = Nobody is lost
wh-odds-harm = Wounds lost by those with several
wh-odds-summary-drop = { $unit } strikes deep { $inches }″ from { $target }: it lands { $lands }%{ $kind ->
    [losses] , and the rough ground costs it { $mean } on average
    [stuck] , and the rough ground stops { $mean } on average
   *[nothing] { "" }
}.
wh-odds-power = The psychic power comes
wh-odds-perils = The psychic test is perilous
wh-odds-measured = { $kind ->
    [damage] Chance that it is destroyed
    [drop] Chance that it lands
    [shock] Chance that it stands
    [regroup] Chance that it regroups
    [turn] Turn in which it comes on average
    [stuck] Vehicles stuck on average
   *[losses] Models lost on average
}

wh-odds-own = Models lost of the attacker
wh-odds-end = How the assault ends
wh-odds-end-short = falls short
wh-odds-end-target-destroyed = the target is wiped out
wh-odds-end-target-caught = the target is caught
wh-odds-end-target-flees = the target gets away
wh-odds-end-locked = both stay locked
wh-odds-end-attacker-flees = the attacker gets away
wh-odds-end-attacker-caught = the attacker is caught
wh-odds-end-attacker-destroyed = the attacker is wiped out
wh-odds-end-both-destroyed = nobody is left
wh-odds-contact = The assault gets there
wh-odds-wins = The attacker wins the combat
wh-odds-gone = The target is wiped out or caught
wh-odds-flees = The target gets away
wh-odds-lost = The attacker is wiped out or caught

wh-odds-needed-save = To save
wh-odds-needed-strength = Strength

wh-odds-needed-assault = Blows
wh-odds-needed-fighting = Fighting
wh-odds-needed-initiative = Initiative
wh-odds-needed-attacks = Attacks
wh-odds-needed-hit = To hit
wh-odds-needed-wound = To wound

wh-odds-summary-assault = { $unit } { $later ->
    [true] fights on against { $target }
   *[other] assaults { $target }, gets there { $contact }%
}{ $until ->
    [end] , and they fight to the end
   *[other] {""}
}{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: kills { $mean } and loses { $own } on average, wins { $wins }%; the target is wiped out or caught { $gone }%, gets away { $flees }%; the attacker is wiped out or caught { $lost }%.
wh-odds-summary-assault-vehicle = { $unit } assaults { $target }, gets there { $contact }%{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: harmed { $harmed }%, destroyed { $wrecked }%; the attacker is wiped out or caught { $lost }%.
wh-odds-no-action = Plans in a battle consist of units that shoot.
wh-odds-too-far = { $unit } cannot reach { $target } at { $inches }″.

wh-odds-summary = { $unit } shoots at { $target }, { $inches }″, { $cover ->
    [none] { $down ->
        [true] gone to ground
       *[other] in the open
    }
   *[other] { $cover } cover{ $down ->
        [true] {""}, gone to ground
       *[other] {""}
    }
}{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: { $mean } lost on average, at least one { $any }%, pinned { $pinned }%, breaks { $breaks }%, destroyed { $destroyed }%.
wh-odds-summary-guns = { $unit } shoots at { $target }, { $inches }″, { $cover ->
    [none] { $down ->
        [true] gone to ground
       *[other] in the open
    }
   *[other] { $cover } cover{ $down ->
        [true] {""}, gone to ground
       *[other] {""}
    }
}{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: { $guns } guns and { $mean } of the crew lost on average, any of the crew { $any }%, pinned { $pinned }%, breaks { $breaks }%, all crew { $destroyed }%.
wh-odds-summary-vehicle = { $unit } shoots at { $target }, { $inches }″, { $face ->
    [side] its side
    [rear] its rear
   *[other] its front
}{ $cover ->
    [none] {""}
   *[other] {""}, obscured { $cover }
}{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: harmed { $harmed }%, destroyed { $wrecked }%.

wh-odds-summary-squadron = { $unit } shoots at { $target }, { $inches }″, { $face ->
    [side] their sides
    [rear] their rears
   *[other] their fronts
}{ $cover ->
    [none] {""}
   *[other] {""}, obscured { $cover }
}{ $given ->
    [hit] , given that anything hits
   *[nothing] {""}
}: { $mean } destroyed on average, at least one { $any }%, all { $destroyed }%.

wh-odds-out-of-range = No weapon of { $unit } that fires reaches { $target } at { $inches }″.
wh-odds-moved = { $unit } has moved, and everything it carries is too heavy to fire after that.
wh-odds-unarmed = { $unit } has nothing to fire.
wh-odds-no-hit = Nothing that is fired can hit.

wh-odds-assumed = { $unit }: the power of the force weapon is used whenever it may be.
wh-odds-assumed-none = No other psychic power is used by either side.
wh-odds-force = Each force weapon may use its power: combats are worked out for at most { $most } of them in one unit.

wh-odds-no-joining = Only an independent character joins a unit, and none joins vehicles, another character or what is always a single model.
wh-odds-too-many = At most { $most }.
wh-odds-bad-words = “{ $words }” is not understood. Write numbers of models with what they have bought, like “9 boy + 1 nob power-klaw”.
wh-odds-no-such-unit = No unit of the army lists consists of { $models }.

wh-odds-attack = { $value ->
    [ram] rams
    [tank-shock] tank-shocks
    [deep-strike] strikes deep beside
    [move] goes through dangerous ground
    [reserve] comes from reserve
    [regroup] tries to regroup
    [assault] assaults
   *[other] shoots
}
wh-odds-cover = { $value ->
    [none] none
   *[other] { $value }
}
wh-odds-given = { $value ->
    [hit] anything hits
   *[other] nothing is known
}
wh-odds-until = { $value ->
    [end] until it is decided
   *[other] one round
}
wh-odds-face = { $value ->
    [side] side
    [rear] rear
   *[other] front
}
wh-odds-speed = { $value ->
    [combat] combat speed
    [cruising] cruising speed
    [flat-out] flat out
   *[other] stationary
}

wh-odds-field-attacker = Attacker
wh-odds-field-target = Target
wh-odds-field-attack = What it does
wh-odds-field-range = Range in inches
wh-odds-field-cover = Cover save of the target
wh-odds-field-moved = The attacker has moved
wh-odds-field-down = The target is on the ground
wh-odds-field-firing = Weapons preferred
wh-odds-field-models = Models left of the attacker
wh-odds-field-target-models = Models left of the target
wh-odds-field-face = Face of the vehicle
wh-odds-field-speed = Speed of the vehicle
wh-odds-field-night = It is night
wh-odds-field-given = Given that
wh-odds-field-hurt = Wounds an attacker has lost
wh-odds-field-target-hurt = Wounds one of the target has lost
wh-odds-field-through = Through difficult terrain, or down into it
wh-odds-field-later = A later round of the combat
wh-odds-field-until = How long they fight
wh-odds-field-engaged = Attackers who fight
wh-odds-field-target-engaged = Of the target fight
wh-odds-joined-nobody = Nobody
wh-odds-field-joined = Character in it
wh-odds-field-target-joined = Character in the target
wh-odds-field-aboard = Unit aboard the target
wh-odds-field-beside = Unit beside the target
wh-odds-field-beside-at = How far beside it, in inches
wh-odds-field-at-joined = Of the target strike the attacker’s character
wh-odds-field-target-at-joined = Attackers who strike the target’s character
wh-odds-field-options = House rules

wh-odds-with-cover = { $value ->
    [none] in the open
   *[other] in { $value } cover
}
wh-odds-with-down = { $value ->
    [true] gone to ground
   *[other] standing
}
wh-odds-with-moved = { $value ->
    [true] on the move
   *[other] standing still
}
wh-odds-with-range = at { $inches }″
wh-odds-with-through = { $value ->
    [true] through difficult terrain
   *[other] over open ground
}
wh-odds-with-until = { $value ->
    [end] until it is decided
   *[other] for one round
}
wh-odds-with-later = { $value ->
    [true] in a later round
   *[other] charging
}
