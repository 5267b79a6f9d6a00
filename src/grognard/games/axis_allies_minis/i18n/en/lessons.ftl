# The first battle: one sentence more to each question. Named after the kind of question, the kind of choice suggested,
# and the phase where there is one.

aam-first-welcome = Welcome. You lead the blue Allies; the red Germans are led by the computer. It is late in the battle: whoever alone stands in or beside the Hamlet at the end of a turn wins at once, and so does who destroys everybody. First everybody moves, then everybody shoots.
aam-first-after = { $end ->
        [won] You have won your first battle: dice on one target until it broke, and then the hamlet was yours.
        [lost] The Germans have won this time. Let several units shoot at the same target, Soldiers from cover, the Sherman from a distance at the tank.
       *[drawn] Nobody has won. To win you must be alone within one hex of the Hamlet when a turn ends.
    } Next, try a real battle: Crossroads, a hundred points a side, with commanders, mortars and bazookas.

aam-lesson-ChooseOrderOfPlay-GoFirst = You won initiative. Hits take effect only after both sides have shot, so shooting first saves nobody. Who goes second sees where the enemy went before he moves, and usually does better; go first to be the first on a place.
aam-lesson-ChooseReroll = The dice of initiative may be rolled again once; do it if you lost them.
aam-lesson-Activate-March-movement = Movement phase: bring each unit to where it will have a target in the coming assault phase. Soldiers go one hex: toward the Hamlet, and into cover if there is any.
aam-lesson-Activate-TurnAbout-movement = A unit may turn on the spot. A Vehicle is thick in front and thin behind, so let it look at what can hurt it.
aam-lesson-Activate-Watch-movement = Overwatch: the unit stays and shoots at whoever crosses the row of hexes it watches. Good for a unit that stands well and sees where the enemy must come.
aam-lesson-Activate-Finish-movement = Everybody stands where he should. Finish the movement phase; a unit that stays shoots just as well.
aam-lesson-Activate-Attack-assault = Assault phase: the more of your dice meet the target's defence, the worse it is for him. First disrupt, then destroy: put a second attack on a unit that has a marker, and shoot Soldiers with Soldiers, the tank with your tank.
aam-lesson-Activate-Finish-assault = No attack is left that could do harm. Finish: only now do the hits take effect, on both sides at once.
aam-lesson-Activate-March-assault = In the assault phase a unit may move instead of attacking: nearer to the Hamlet, or into sight of a target for next turn. That is best where the ground counts for more than the shot it would have.
aam-lesson-Activate-Watch-assault = Instead of attacking, a unit may go on overwatch and shoot at who comes into its row: good where it has no target worth the shot.
aam-lesson-Activate = Pick a unit on the map or in the list, then what it does. You are asked again until you finish this part of the phase.
aam-lesson-Reacting-DefensiveShot = An enemy enters a hex beside your unit: it may shoot at once, and a hit can stop him there. The chance is beside each button; it costs your unit nothing later.
aam-lesson-Reacting-OverwatchShot = He walked into the row you watch: this is what the overwatch was for.
aam-lesson-Reacting-HoldFire = The shot would do nothing now. Holding fire keeps it for somebody better in this phase.
aam-lesson-GoOn = A roll came between. Go on if the way is still good, halt if you have come far enough.
