# A turn on one page: what each step is called, and what happens in it in a line.

ba-turn-cup = Fill the cup
    .text = A die for each unit, in its side’s colour, goes into the cup.
ba-turn-draw = Draw a die
    .text = Whose die it is picks one of his units that has no order yet. So nobody knows who acts next.
ba-turn-order = Give an order
    .text = Fire, Advance, Run, Ambush, Rally or Down. A unit with pins must pass a test to obey; failing it goes Down, or worse.
ba-turn-act = Carry it out
    .text = Move as far as the order allows, then shoot if it allows that. A Run into the enemy is an assault.
ba-turn-shoot = Shooting
    .text = Roll to hit, for each hit roll to damage; every unit hit takes a pin, and one that loses half of its men tests its morale.
ba-turn-react = The enemy’s answer
    .text = Who is shot at may go Down, who lies in Ambush may fire at who moves, who is charged may fire first.
ba-turn-end = End of the turn
    .text = When the cup is empty all dice go back, but a unit may keep Ambush or Down for the next turn.
ba-turn-victory = Winning
    .text = The scenario says what brings points and how many turns are played.
