# A turn on one page: what each step is called, and what happens in it in a line.

wh-turn-start = Start of the turn
    .text = Whoever’s turn it is brings on reserves and gathers units that flee.
wh-turn-movement = Movement phase
    .text = He moves his units, 6 inches for most; woods and ruins slow them by dice.
wh-turn-shooting = Shooting phase
    .text = Each unit shoots at one enemy it sees, or runs. Roll to hit, roll to wound, the enemy saves by armour or cover; what is left are casualties.
wh-turn-assault = Assault phase
    .text = Units charge; then both sides fight in the order of Initiative. The loser may break and be run down.
wh-turn-morale = Morale
    .text = Who loses a quarter to shooting, or a combat, tests; who fails falls back.
wh-turn-other = The other player’s turn
    .text = Now the other does the same; both together are one game turn.
wh-turn-end = Winning
    .text = After turn 5 a die says whether another follows. Then objectives, or units destroyed, are counted.
