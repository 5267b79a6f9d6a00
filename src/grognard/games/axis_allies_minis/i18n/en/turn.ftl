### The turn of Axis & Allies Miniatures: rolls, what is refused, why the computer player chooses.

# ---- rolls ----

aam-roll-coin = The coin
aam-roll-initiative = Initiative
aam-roll-ability = { $ability }
aam-roll-bridge = The charge at the bridge

# ---- what is refused ----

aam-refused-not-yours = That is no unit of yours. Name one of your own.
aam-refused-acted = This unit has acted in this phase already. Name another one.
aam-refused-cannot-act = This unit cannot act in this phase. Name another one.
aam-refused-set-up-unit = This unit does not wait to be set up.
aam-refused-zone = A unit is set up in its own zone. Choose a hex there.
aam-refused-terrain = The ground of this hex cannot hold the unit. Choose another hex.
aam-refused-full = The hex is full. Choose another one.
aam-refused-off-map = There is no such hex on this map.
aam-refused-arrival-unit = This unit does not wait to enter now.
aam-refused-hero = A Hero enters where a friendly Soldier of his nation stands. Choose such a hex.
aam-refused-paratrooper = Paratroopers come down away from the enemy: choose a hex with none beside it.
aam-refused-bridge = Only an engineer, in the assault phase, blows a bridge of his own hex.
aam-refused-banzai = Only a Soldier beside an undisrupted sergeant of this kind charges so, in the assault phase.
aam-refused-banzai-target = He can only charge an enemy on the ground in a neighbouring hex.

# ---- why the computer player chooses ----

aam-result-attack = average { $points } { $points ->
    [one] point
   *[other] points
}
aam-warn-doomed = Its fate is sealed already: the attack would be wasted.
aam-reason-attack = It takes about { $points } points on average.
aam-reason-doomed = The target is doomed already.
aam-reason-move = { $gain ->
    [objective] { $away ->
        [0] It stands on the objective there.
        [one] It stands one hex from the objective there.
       *[other] It stands nearer the objective there: { $away } hexes.
    }
    [afar] It can take part with its fire from there.
    [fire] It has a better target from there.
   *[danger] Less of the enemy’s fire reaches it there.
}
aam-reason-turn = It faces the enemy better so.
aam-reason-halt = Here it stands well.
aam-reason-watch = It stands well here, and may fire at whoever enters that row.
aam-reason-dismount = On foot it is worth more there.
aam-reason-react = A hit stops the enemy where he is.
aam-reason-penalise = Of the units there it is worth most.
aam-reason-overrun = It costs nothing.
aam-reason-fly = From there it has the best target.
aam-reason-enter = The sooner it fights, the better.
aam-reason-rest = The program finds a sound place for every unit.
aam-reason-reroll = Those who are behind lose nothing by another roll.
aam-reason-place = { $cover ->
    [yes] It stands in cover
   *[no] It stands in the open
}, { $hexes ->
    [0] on what is fought for.
    [one] one hex from what is fought for.
   *[other] { $hexes } hexes from what is fought for.
}
aam-reason-second = Who goes second sees what the other has done.
aam-reason-seldom = There is mostly something better to do.
aam-reason-nothing = There is nothing better to do.

# Positions made by hand.
aam-position-off-map = the hex { $q }, { $r } is not on the map.
aam-position-nowhere = it is “{ $place }” and stands in no hex.
