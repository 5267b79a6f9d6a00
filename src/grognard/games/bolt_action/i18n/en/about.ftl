# What each question means and what follows from its answers. One message a kind of question, named after it.

ba-about-ChooseOrder = The die just drawn is yours: one unit without an order gets it and acts at once. Each unit acts once a turn; a pinned one must test whether it obeys.
ba-about-ChooseMove = Every man may go anywhere the distance and the ground allow. Where they stop decides their cover, what they can shoot at and who can shoot at them.
ba-about-ChooseDrive = The vehicle turns and drives as far as its order allows. Its front is its thickest armour, so mind where it looks at the end.
ba-about-ChooseTarget = One enemy in sight is shot at, or nobody. The number beside each is what a die needs; near targets in the open are the easiest.
ba-about-ChooseLaying = Each weapon of the vehicle may choose its own target. What you pick fires once the last weapon is laid.
ba-about-ChooseNext = Several targets were declared; they are resolved one after the other, and what happens to the first is known before the second.
ba-about-ChooseCharge = A Run may be an assault: the unit then goes in with bayonets, and one side will not survive it. Else it only runs.
ba-about-ChooseCasualty = Somebody has to be taken off. The man named is gone with his weapon; the rest must still stand close together.
ba-about-Reacting = The enemy acts and this unit may answer now. Going Down makes it harder to hit but is its order for the turn; doing nothing keeps its order.
ba-about-ChooseKept = Dice of units on Ambush or Down may stay on the table: those units keep that order next turn. All others go back into the cup.
ba-about-ChooseEdge = You won the roll-off and take one long edge of the table. Your units come from there, the enemy's from the other.
ba-about-ChooseFirstWave = At least half of your units come on in turn 1. The others wait and must pass a test to arrive later.
ba-about-ChooseFlank = Reserves may come round a short side instead of over your own edge. They come later, but beside or behind the enemy.
ba-about-ChooseToPlace = One of your units is set up now; then the enemy sets up one. What is placed last can answer what lies already.
ba-about-ChoosePlace = The unit stands anywhere in your zone. In cover with a wide view is a sound beginning; guns look where they face.
ba-about-ChooseLoad = A unit may begin aboard a vehicle: protected and fast, but unable to do much before it gets out.
ba-about-ChooseTow = A gun may begin limbered to a tow. It then moves with it and cannot fire until it is unlimbered.
ba-about-ChooseDismount = The passengers get out beside the hull. Put the hull between them and the enemy if you can.
ba-about-ChooseOccupation = You have won the floor. Going in gives the winners the building's cover; staying out leaves them in the open.
ba-about-ChooseMistake = Confused men fire at a friend in sight. Whoever is named is shot at by the full rules.
ba-about-ChooseCall = The observer may call what he waits for, once in the battle. It comes in a later turn and may come late, off the mark or not at all.
ba-about-ChooseShift = The barrage went wrong: you may move its middle up to 12 inches before it falls.
ba-about-ChooseRedirect = The aircraft mistook its side: you name the unit it attacks.
ba-about-ChooseGun = Men beside an abandoned gun may serve it. They fight as its crew from now on and leave their squad.
