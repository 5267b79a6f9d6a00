### The odds of Axis & Allies Miniatures: what is asked, and what is answered.

aam-odds-hits = Hits before cover
aam-odds-result = What becomes of the target
aam-odds-worse = The target is worse off
aam-odds-destroyed = The target is destroyed
aam-odds-measured = The chance that the target is worse off
aam-odds-scene-attacks = A plan is made of single attacks in the assault or the airstrike phase, one for each unit.
aam-odds-overheats = The attacker’s own gun disrupts it

aam-odds-summary = { $unit } at { $target }, range { $range }{ $attacks ->
    [one] { "" }
   *[other] , { $attacks } attacks
}: { $dice } dice at { $need }+ against defence { $defence }{ $cover ->
    [0] { "" }
    [7] { "" }
    [1] , cover always
   *[other] , cover { $cover }+
}; { $figures }.

aam-odds-struck = Units that are worse off
aam-odds-gone = Units that are destroyed
aam-odds-move = How the move ends
aam-odds-arrives = The unit gets there
aam-odds-stopped = The chance that the unit does not get there
aam-odds-move-end = { $end ->
    [arrives] it gets there
    [shaken] it gets there, disrupted
    [held] held by a failed roll
    [mined] disrupted by mines
   *[hit] disrupted by fire
}
aam-odds-move-figure = { $end ->
    [arrives] it gets there
    [shaken] it gets there disrupted
    [held] a movement roll holds it
    [mined] mines disrupt it
   *[hit] fire disrupts it
} { $percent }%
aam-odds-move-summary = { $target } moves through { $through }{ $attacks ->
    [0] { "" }
    [one] , fired at by { $unit } at range { $range }
   *[other] , fired at by { $attacks } × { $unit } at range { $range }
}: { $figures }.
aam-odds-no-way = { $target } cannot move through all this: it has not the points for it, or may never enter it.
aam-odds-nobody-fires = Nobody attacking is a question only of a move through something.

aam-odds-cannot-react = { $unit } cannot fire in reaction: it is disrupted, silenced, or has taken its shot.
aam-odds-not-adjacent = { $unit } fires defensively at what moves beside it only, at range 0 or 1.
aam-odds-no-answer = { $unit } makes no defensive fire at { $target }.

aam-odds-cover-none = in the open
aam-odds-cover-hedgerow = behind a hedgerow
aam-odds-cover-pillbox = in a pillbox

aam-idle-reaction = A shot in reaction is fired as the unit fires best; nothing is declared for it.
aam-idle-through = What a unit goes through counts where it is fired at in reaction: in defensive fire or on overwatch.
aam-idle-move = The question is about a move; only what may stop it counts.
aam-idle-others = { $name } attacks nobody else along with this target.
aam-idle-markers = A shot in reaction takes effect at once; markers that lie face down do not count for it.
aam-idle-enfilade-phase = Enfilade counts only where units on the ground attack in the assault phase.
aam-idle-grazing = Grazing fire is the unit’s own attack; no other weapon and no special ammunition is used.
aam-idle-facing = { $name } is a Soldier and has the same defence on every side.
aam-idle-facing-close = From the same hex the front is never met, so it is all one how the Vehicle faces.
aam-idle-facing-aircraft = It is all one for this attack how the Aircraft faces.
aam-idle-enfilade = { $name } is no Soldier, and only Soldiers are enfiladed.
aam-idle-enfilade-close = From the same hex nobody is enfiladed.
aam-idle-moved = { $name } has nothing that it would lose by moving.
aam-idle-borrowed = { $name } takes over nobody’s dice.
aam-idle-charge = A charge ends in the target’s hex and is fought with the best dice there; nothing else is declared for it.
aam-idle-given = A Headshot scores no hits.
aam-idle-target-spent = { $name } has no Heavy Armor.
aam-odds-never-scores = This attack can never score { $hits ->
    [one] a hit
   *[other] { $hits } hits
}.
aam-idle-cover = This cover does not hinder the attack.
aam-idle-standing = It is all one for this attack that the attacker stands on “{ $terrain }”.
aam-idle-beside = { $friend } beside the attacker adds nothing to this attack.
aam-idle-damaged = { $name } cannot be damaged, only disrupted or destroyed.
aam-odds-field-attacker = Attacker
aam-odds-field-target = Target
aam-odds-field-range = Range in hexes
aam-odds-field-cover = Where the target stands
aam-odds-field-standing = Where the attacker stands
aam-odds-field-facing = Side of the target that is met
aam-odds-field-occasion = Kind of attack
aam-odds-field-weapon = Special attack
aam-odds-field-soldier-row = With the dice against Soldiers
aam-odds-field-piercing = With Armor-Piercing Rounds
aam-odds-field-attacks = Attackers of this kind
aam-odds-field-disrupted = The attacker is disrupted
aam-odds-field-damaged = The attacker is damaged
aam-odds-field-target-disrupted = The target is disrupted
aam-odds-field-target-damaged = The target is damaged
aam-odds-field-target-moved = The target has moved or attacked before
aam-odds-field-markers = Face-down markers on the target
aam-odds-field-beside = Friends beside the attacker
aam-odds-field-enfilade = A friend turns the target away
aam-odds-field-borrowed = Card whose dice it has taken over
aam-odds-borrowed-nobody = Its own
aam-odds-field-charge = In a Banzai Charge
aam-odds-field-target-spent = Its Heavy Armor is used up
aam-odds-field-given = Hits that are scored at least
aam-odds-field-others = Others attacked along with the target
aam-odds-field-through = What the target moves through
aam-odds-field-options = House rules

aam-odds-facing-front = front
aam-odds-facing-rear = rear
aam-odds-occasion-assault = attack in the assault phase
aam-odds-occasion-airstrike = airstrike
aam-odds-occasion-grazing = grazing fire
aam-odds-occasion-defensive = defensive fire
aam-odds-occasion-overwatch = overwatch
aam-odds-marker-disrupted = Disrupted
aam-odds-marker-damaged = Damaged
aam-odds-marker-destroyed = Destroyed

aam-odds-with-cover = { $cover ->
    [none] without cover
   *[other] with cover: { $cover }
}
aam-odds-with-disrupted = { $now ->
    [true] with the attacker disrupted
   *[false] with the attacker not disrupted
}
aam-odds-with-damaged = { $now ->
    [true] with the attacker damaged
   *[false] with the attacker not damaged
}
aam-odds-with-target-disrupted = { $now ->
    [true] with the target disrupted
   *[false] with the target not disrupted
}
aam-odds-with-target-damaged = { $now ->
    [true] with the target damaged
   *[false] with the target not damaged
}
aam-odds-with-facing = { $facing ->
    [front] from in front
   *[rear] from behind
}
aam-odds-with-enfilade = with a friend turning the target away
aam-odds-with-range = at range { $range }

aam-card-described = “{ $text }”
aam-described-type = A unit in words begins with its type: { $types }. Such as: vehicle, defence 5/4, vehicles 11/9/7, soldiers 8/8/6.
aam-described-defence = A unit in words needs its defence, such as: defence 5/4.
aam-described-twice = “{ $name }” is said twice.
aam-described-key = “{ $part }” is not known. Is “{ $near }” meant?
aam-described-numbers = “{ $name } { $text }” is not right: { $count ->
    [1] one number
    [2] one number or two, such as 5/4
   *[other] up to three numbers, such as 11/9/7
}, from { $least } to { $most }.

aam-odds-goal-damaged = the target is damaged or destroyed
aam-odds-goal-disrupted = the target is disrupted, damaged or destroyed
## Forecasts of the dice, and luck

aam-luck-harm = Steps of harm done
aam-luck-tests = Tests passed
aam-luck-initiative = Initiative won
aam-forecast-attack = Harm to { $target }
aam-forecast-remote = Remote control of { $unit }
aam-forecast-movement = Movement roll of { $unit }, { $what }
aam-forecast-mines = Mines under { $unit }
aam-forecast-bridge = Bridge mined by { $unit }
aam-forecast-ability = { $what } of { $unit }
aam-forecast-passed = { $test ->
    [bridge] destroyed
    [ability] it works
    [remote] it gets there
   *[movement] passed
}
aam-forecast-failed = { $test ->
    [bridge] still stands
    [ability] it does not work
    [remote] lost on the way
    [mines] disrupted
   *[movement] failed
}
aam-forecast-initiative = Initiative
aam-forecast-ahead = { $side } ahead
aam-forecast-even = a tie
aam-forecast-behind = { $other } ahead
