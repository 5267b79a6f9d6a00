# The first battle: one sentence more to each question. Named after the kind of question, the kind of choice suggested,
# and whether a chain begins or is answered, or a shot is held back.

az-first-welcome = Welcome. You lead the blue Americans; the red Germans are led by the computer. The crossing in the middle brings two points to whoever alone is near it when turn 3 ends, each enemy unit destroyed or broken one; one point of lead wins. Every order is a card from your hand.
az-first-after = { $end ->
        [won] You have won your first battle: low cards answered his moves, and his men broke before yours.
        [lost] The Germans have won this time. Keep a low card to answer him, shoot before you walk, and let the machine gun speak every turn.
       *[drawn] Nobody has won. The points are at the crossing: somebody of yours near it, and no unbroken German, when turn 3 ends.
    } Next, try a real battle: The crossroads farm, six units a side, with tanks, mortars and houses to hold.

az-lesson-ChooseToGiveUp = A new turn: Americans may change one card. A card whose order you cannot use now, such as a second Ambush, is the one to change; if all are useful, keep them.
az-lesson-ChooseBid = Both lay a card face down; the lower number begins. The card is spent, so pay with one you would miss least, low if you badly want to act first.
az-lesson-ChooseCard-PlayCard-opens = You open: this card orders one unit. The number says how hard it is to interrupt: who answers must lay a lower one, and then acts before you.
az-lesson-ChooseCard-PlayCard-answers = He is about to do something, and you may act first: lay a lower number on a unit of yours, best one that can shoot at him before he has done it.
az-lesson-ChooseCard-Pass = No card of yours makes this better, or you want it for later. Pass: the chain closes and is carried out, the last card first.
az-lesson-ChooseIntent-AssaultIntent = Assault: go and shoot in one, a little worse. It is the order that takes ground: toward the crossing, with a shot on the way.
az-lesson-ChooseIntent-FireIntent-held = Hold the shot back: he is on his way, and the unit fires at a point of his way where the shot is better than now, in sight and out of cover.
az-lesson-ChooseIntent-FireIntent = Fire at a unit that is seen and detected: nothing is subtracted, so this is the best shot there is.
az-lesson-ChooseIntent-AmbushIntent = Ambush: as Fire, better still at close range, and the unit may keep its fire if nothing good comes.
az-lesson-ChooseIntent-CoveringFireIntent = Covering fire: shoot where you know they are though nobody is detected. It hits badly, but it may break a nerve.
az-lesson-ChooseIntent-MoveIntent = Move: go, and do nothing else. Slowly, a unit is harder to detect; fast, it gets there.
az-lesson-ChooseIntent = Say what the unit will do. It happens only when the chain is carried out, after every answer.
az-lesson-ChooseFollowing = Your leader's way is drawn; the others follow him. The usual formation serves; spread out only if shells are falling.
az-lesson-ChooseShooting = Now the shot is fired. All who can should fire, at the part of the target that is easiest to hit.
az-lesson-ChooseLosses = Some of yours are hit, and you choose who. Keep the leader and the machine gunner; riflemen are easier to spare.
az-lesson-ChoosePursuit = The target moved. Going after it keeps the shot; stopping where you wanted to go keeps the ground.
az-lesson-ChooseTested = Your units must test their nerve. The order seldom matters: the one you need most goes first.
