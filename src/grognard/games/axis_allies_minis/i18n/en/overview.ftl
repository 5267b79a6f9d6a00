# A turn on one page: what each step is called, and what happens in it in a line.

aam-turn-initiative = Initiative
    .text = Both roll; the winner says who goes first this turn. Commanders add to the roll.
aam-turn-movement = Movement phase
    .text = First one side moves all its units, turns them or puts them on overwatch, then the other. Who moves beside an enemy may be shot at.
aam-turn-flight = Flight phase
    .text = Aircraft are put on the map by turns.
aam-turn-airstrike = Airstrike phase
    .text = Aircraft, and what shoots at aircraft, attack.
aam-turn-assault = Assault phase
    .text = First one side, then the other: each unit attacks an enemy it sees, or moves. Dice of 4 and more are successes; as many as the target’s defence do harm.
aam-turn-casualty = Casualty phase
    .text = Only now do the hits take effect, on both sides at once; old markers come off.
aam-turn-end = End of the turn
    .text = Aircraft leave. Whoever alone holds the objective late enough, or has destroyed everybody, has won.
