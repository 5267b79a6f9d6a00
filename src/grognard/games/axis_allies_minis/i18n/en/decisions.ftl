### What Axis & Allies Miniatures asks, offers and shows before it is done.

# ---- the coin, set-up, initiative, arrivals ----

aam-ask-set-up-order = The coin is yours. Do you set up first, or second?
aam-ask-order-of-play = You win initiative. Do you go first this turn, or second?
aam-choose-first = { $first ->
    [yes] First
   *[no] Second
}
aam-hint-set-up = { $first ->
    [yes] the enemy sees where you stand
   *[no] you see where the enemy stands
}
aam-hint-order = { $first ->
    [yes] your units act before the enemy’s
   *[no] the enemy acts before you, you have the last word
}
aam-ask-reroll = Initiative stands at { $own } to { $theirs } on the dice. Roll yours again?
aam-choose-reroll = Roll both dice again
aam-choose-keep-dice = Keep them
aam-ask-deploy = Set up your units in your zone.
aam-choose-rest = Place the rest for me
aam-choose-load = Begin aboard { $carrier }
aam-choose-deploy = { $unit } in { $hex }
aam-ask-arrival = { $kind ->
    [hero] A Hero may enter beside a Soldier of his nation.
   *[paratrooper] Paratroopers may land where no enemy is near.
}
aam-choose-no-arrival = Nobody enters now

# ---- a player's part of a phase ----

aam-ask-activate = { $phase ->
    [vanguard] Free moves: choose a unit and where it goes.
    [movement] Choose a unit to move, turn or go on overwatch.
    [airstrike] Choose an Aircraft and its target.
   *[assault] Choose a unit: it attacks, moves or goes on overwatch.
}
aam-choose-finish = { $phase ->
    [vanguard] Finish the free moves
    [movement] Finish the movement phase
    [airstrike] Finish the airstrike phase
   *[assault] Finish the assault phase
}
aam-choose-attack = { $weapon ->
    [none] { $manner ->
        [piercing] { $target }, with Armor-Piercing Rounds
        [grazing] { $target }, then grazing fire
        [soldier-row] { $target }, with the dice against Soldiers
       *[none] { $target }
    }
   *[other] { $target }: { $weapon }
}{ $facing ->
    [none] {""}
   *[other] , turning to the { $facing }
}
aam-choose-charge = Banzai Charge: { $target }
aam-choose-watch = Overwatch to the { $direction }
aam-choose-board = Board { $carrier }
aam-choose-demolish = Blow up the bridge to the { $direction }
aam-hint-attack = range { $range }, { $dice } { $dice ->
    [one] die
   *[other] dice
} on { $need }+, defence { $defence }{ $cover ->
    [0] {""}
    [1] , cover without a roll
    [7] , cover of no use
   *[other] , cover { $cover }+
}
aam-percent = { $percent }%

# ---- previews: an attack ----

aam-table-attack = { $unit } at { $target }
aam-table-successes = { $hits ->
    [2] Successes for 1, 2 hits
   *[3] Successes for 1, 2, 3 hits
}
aam-row-dice = { $row ->
    [soldiers] Dice against Soldiers at range { $range }
   *[usual] Dice at range { $range }
}
aam-row-weapon-dice = { $weapon } at range { $range }
aam-row-dice-in-all = Dice in all
aam-row-success = Success on
aam-row-success-printed = Success without modifiers
aam-row-defence = { $side ->
    [front] Front defence
    [rear] Rear defence
   *[plain] Defence
}
aam-row-defence-in-all = Defence in all
aam-row-margin = Two hits need above defence
aam-row-no-cover = { $why ->
    [ignored] Cover is ignored
   *[open] No cover
}
aam-row-cover-plain = cover
aam-row-cover = Cover: { $what }
aam-row-cover-in-all = Cover roll
aam-note-doomed = { $target } is destroyed at the end of the turn anyway; another hit changes nothing.
aam-note-reaction = A hit only disrupts, at once, and stops the move.
aam-note-shrapnel = Each success against a Soldier counts { $times } times.
aam-note-per-six = Each natural 6 counts { $times } successes.
aam-note-burning = { $sixes } natural 6s destroy the target at once.
aam-note-overheating = { $ones } natural 1s disrupt the attacker itself.
aam-note-rerolls = { $count ->
    [one] One natural 1 is rolled again.
   *[other] { $count } natural 1s are rolled again.
}
aam-note-sirens = { $count ->
    [one] One more success counts, but only to disrupt.
   *[other] { $count } more successes count, but only to disrupt.
}
aam-note-stunning = { $successes } successes put a Disrupted marker on it at once, and nothing else happens.
aam-note-piercing = Two hits become three, once in the battle.
aam-note-heavy = The first Damaged marker { $target } receives in the battle is discarded.
aam-note-hit-before = { $target } has { $count ->
    [one] one marker
   *[other] { $count } markers
} face down already; the next hit lays the next one.
aam-chart-outcome = { $cover ->
    [yes] Outcome, cover counted
   *[no] Outcome
}
aam-outcome = { $outcome ->
    [none] no effect
    [disrupted] disrupted
    [damaged] damaged
   *[destroyed] destroyed
}
aam-outcome-figure = { $outcome ->
    [none] no effect { $percent }%
    [disrupted] disrupted { $percent }%
    [damaged] damaged { $percent }%
   *[destroyed] destroyed { $percent }%
}
aam-chart-outcome-caption = { $figures }
aam-chart-outcome-summary = What may become of { $target }: { $figures }.
aam-chart-percent = %

# ---- previews: sight and cards ----

aam-callout-sight = { $clear ->
    [yes] range { $range }, clear sight
   *[no] range { $range }, out of sight
}
aam-callout-cover = { $what }: cover { $need }+
aam-table-card = { $card }: attack dice
aam-row-against-soldiers = Against Soldiers
aam-row-against-vehicles = Against Vehicles
aam-table-ranges = Range in hexes
aam-note-ability = { $ability }: { $text }
aam-headline-attack = { $unit } at { $target }: { $percent }%
aam-note-grazes = Grazing fire also attacks { $target }.
aam-note-struck-too = { $target }{ $whose ->
    [own] , your own,
   *[theirs] {""}
} is attacked too: { $percent }% that it tells.
aam-note-in-the-end = { $ability }: in the casualty phase { $target } is destroyed with { $percent }%.
aam-note-two-attacks = Double Shot: if the first attack does not stop it, a second follows; the chart is of one.
aam-note-one-shot = It is the unit’s one shot of this phase.

# ---- sight and looks ----

aam-note-sight = { $seen ->
    [yes] { $unit } sees { $hex }, at range { $range }.
   *[no] { $unit } does not see { $hex }, at range { $range }.
}
aam-note-covered = A Soldier there has cover: { $what }.
aam-note-has-cover = { $unit } has cover: { $what }.
aam-label-seen = in sight
aam-label-unseen = out of sight
aam-label-watch = overwatch
aam-label-reach = within reach
aam-note-speed-now = { $speed ->
    [0] It cannot move now; its speed is 0.
   *[other] Its speed is { $speed } now.
}
aam-note-disrupted = Disrupted: 1 less on each attack die and on defence, no move, no reaction, until the casualty phase.
aam-note-damaged = Damaged: 1 less on each attack die, on defence and on speed, for the rest of the battle.
aam-note-face-down = { $count ->
    [one] One marker lies face down; it takes effect in the casualty phase.
   *[other] { $count } markers lie face down; they take effect in the casualty phase.
}
aam-note-silenced = Under covering fire: no defensive fire for the rest of the turn.
aam-note-carries = It carries { $unit }.
aam-note-spent = Used up: { $ability }.

# ---- ways ----

aam-headline-way = { $unit } to { $hex }
aam-way-cost = { $spent } of { $points } movement
aam-note-roll = To enter { $hex }, { $what }: { $need }+, { $percent }%.
aam-note-rolls = All these rolls succeed in { $percent }%.
aam-way-arrives = gets there in { $percent }%
aam-label-peril = { $count ->
    [one] may fire, { $percent }%
   *[other] { $count } may fire, { $percent }%
}
aam-note-arrives = It gets to { $hex } in { $percent }%, if all who may fire do so at their first chance.
aam-note-peril-defensive = { $unit } may fire at the step to { $hex } and { $effect ->
    [stops] stops
   *[disrupts] disrupts
} it in { $percent }%.
aam-note-peril-overwatch = { $unit } watches { $hex } and { $effect ->
    [stops] stops
   *[disrupts] disrupts
} it there in { $percent }%.
aam-note-peril-aircraft = { $unit } may fire at it here and disrupts it in { $percent }%.
aam-note-in-cover = { $hex } gives cover.
aam-note-overfull = { $hex } is then too full: the move ends there, and the enemy places a marker.
aam-note-mined = { $hex } is mined: a roll of { $face } or less disrupts ({ $percent }%).
aam-note-watch = { $count ->
    [0] It would see no hex of this row.
    [one] It watches one hex.
   *[other] It watches { $count } hexes.
}
aam-note-demolish = It does nothing else this phase. On a 4+ the bridge is gone.

# ---- in the middle of an action ----

aam-ask-stepping = { $unit } moves from { $left } to { $entered }. Fire at it?
aam-ask-on-the-row = { $unit } enters { $entered }, a hex you watch. Fire at it?
aam-ask-overflying = { $unit } appears over { $hex }. Fire at it?
aam-choose-shot = { $where ->
    [entered] { $unit }: as it enters { $hex }
    [left] { $unit }: as it leaves { $hex }
   *[there] { $unit }
}
aam-choose-hold-fire = Hold fire
aam-ask-go-on = { $unit } is on its way, { $points } left. Go on?
aam-choose-plan = On to { $hex } as planned
aam-choose-halt = Stop here
aam-ask-free-move = { $points ->
    [0] { $unit } may still turn on the spot.
   *[other] { $unit } may still move, up to { $points }.
}
aam-choose-stay = Stay here
aam-ask-overrun = Whom does { $unit } overrun?
aam-choose-no-overrun = Nobody
aam-ask-attack-again = { $unit } may attack once more. Whom?
aam-ask-attack-after = { $unit } may attack after its move. Whom?
aam-choose-no-attack = No attack
aam-ask-grazed = Whom does the grazing fire of { $unit } attack next?
aam-ask-smoke = { $unit } may lay its smoke now, once in the battle.
aam-choose-smoke = Lay smoke
aam-choose-no-smoke = Keep it
aam-ask-penalty = Too many enemies stand in { $hex }: which of them takes a hit for it?
aam-hint-penalty = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $markers }
aam-ask-flight = Place an Aircraft, or none this turn.
aam-choose-hold-back = No more this turn

# ---- dice ----

aam-ask-coin = Toss a coin: for whom does it fall?
aam-choose-coin = The { $side } side
aam-ask-dice = { $what ->
    [aam-roll-initiative] { $count ->
        [4] Roll two dice for each side’s initiative, the first side’s first.
       *[other] Roll both initiative dice again.
    }
   *[other] { $count ->
        [one] Roll a die: { $purpose }.
       *[other] Roll { $count } dice: { $purpose }.
    }
}
