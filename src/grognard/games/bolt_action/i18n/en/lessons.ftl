# The first battle: one sentence more to each question. Named after the kind of question, the kind of choice suggested,
# and the order where there is one.

ba-first-welcome = Welcome. You lead the blue Americans; the red Germans are led by the computer. Whoever is alone at the crossing when turn 3 ends has two points, and each enemy unit destroyed is one. Each turn a die is drawn for every unit: whose it is, gives one of his units an order.
ba-first-after = { $end ->
        [won] You have won your first battle: fire pinned and thinned the enemy, and somebody stood at the crossing in the end.
        [lost] The Germans have won this time. Most often it helps to shoot first with what stands still and to move only what cannot see, and to be at the crossing in turn 3.
       *[drawn] Nobody has won. Somebody of yours must stand within 3 inches of the crossing, and no enemy, when turn 3 ends.
    } Next, try a real battle: Maximum Attrition on Saint-Aubin, six units a side, where all of this comes together with mortars, guns and snipers.

ba-lesson-ChooseOrder-GiveOrder-fire = Fire: the unit stays and shoots at its best. That is right for whoever sees an enemy within range from where it stands.
ba-lesson-ChooseOrder-GiveOrder-advance = Advance: up to 6 inches and then shoot; most shoot a little worse for having moved, American rifles do not. Use it to come out from behind something, or near the crossing, without wasting the shot.
ba-lesson-ChooseOrder-GiveOrder-assault = An assault is a Run into the enemy: both sides fight with all they have, and the loser is destroyed whole. Do it where the chance of winning is high and nobody else waits with rifles.
ba-lesson-ChooseOrder-GiveOrder-run = Run: up to 12 inches and no shooting. It is how you reach the crossing in time, or cover; not something to do in front of waiting rifles.
ba-lesson-ChooseOrder-GiveOrder-ambush = Ambush: the unit waits and shoots when an enemy moves in its sight. Good when nothing is in sight now but something soon will be.
ba-lesson-ChooseOrder-GiveOrder-rally = Rally: the unit does nothing but shake off its pins. A unit with several pins hits badly and may refuse orders, so a quiet turn can be worth it.
ba-lesson-ChooseOrder-GiveOrder-down = Down: the unit lies flat and is harder to hit. For units that can do nothing useful and are being shot at.
ba-lesson-ChooseOrder = One of your units gets this die. Begin with whoever can hurt the enemy most or is in the greatest danger: the next die may be his.
ba-lesson-ChooseMove-Walk = Drag the unit to where it should go, or take the place that is marked: good are the crossing itself, and wherever it sees somebody to shoot at.
ba-lesson-ChooseMove-Walk-regroup = The fight is won, and the winners may go a few inches on: into cover, or nearer to the crossing. They do not shoot.
ba-lesson-ChooseMove-StayPut-regroup = The fight is won, and the winners may go a few inches on. They stand well already: stay.
ba-lesson-ChooseMove-StayPut = An Advance need not move: from here the unit already sees what it wants to shoot at.
ba-lesson-ChooseMove = Drag the unit; the shaded ground is what it can reach. Stop behind a hedge or in a wood if you can: cover makes you harder to hit.
ba-lesson-ChooseTarget-ShootAt = Pick the enemy whose number is easiest; even a shot that kills nobody gives him a pin, and each pin makes everything he does harder.
ba-lesson-ChooseTarget-HoldFire = Nobody worth a shot is in reach. Holding fire costs nothing.
ba-lesson-ChooseTarget-ShootFirst = An easy target now is worth more than a good one later.
ba-lesson-ChooseCasualty-RemoveModel-theirs = A six and then another is exceptional damage: you pick which of the enemy falls. Take his leader or his best weapon.
ba-lesson-ChooseCasualty = A hit has killed a man and his owner picks him. Keep the sergeant and the special weapons; take a plain rifleman whose place leaves no gap.
ba-lesson-Reacting-StandFast = You are shot at and might throw yourselves Down. But then the unit has had its order for this turn: stand fast unless many shots are coming and it has acted already.
ba-lesson-Reacting-GoDown = Many shots are coming and little is lost: going Down makes every one of them harder.
ba-lesson-Reacting-FireFromAmbush = This is what the ambush was for: fire before the enemy has done what he came to do.
ba-lesson-Reacting-FireAtCharge = They are charging. Shoot now, while they are still in the open: afterwards it is bayonets.
ba-lesson-Reacting-Wait = The enemy is still coming nearer: wait, and the shot becomes easier.
ba-lesson-Reacting-HoldFire = Nothing good comes of a shot now; the ambush stays.
ba-lesson-ChooseKept = A unit in Ambush may keep its die and lie in wait next turn too. A unit that should act next turn gives its die back.
