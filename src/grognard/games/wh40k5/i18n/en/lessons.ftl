# The first battle: one sentence more to each question. Named after the kind of question, the kind of choice suggested,
# and what is special about the moment.

wh-first-welcome = Welcome. You lead the blue Space Marines; the red Orks are led by the computer. It is turn 4: after turn 5 each turn may be the last. Whoever has destroyed more enemy units then has won. You move, then shoot, then assault; then it is his turn.
wh-first-after = { $end ->
        [won] You have won your first battle: close enough for bolters to fire twice, and both squads at the same mob.
        [lost] The Orks have won this time. Shoot with both squads at one mob, from within 12 inches, before it reaches you.
       *[drawn] Nobody has won. Only whole units count: shoot at the mob that has already lost most, with both squads.
    } Next, try a real battle: The ruined chapel, 500 points a side, with captains, transports and objectives to hold.

wh-lesson-ChooseMover-Move = Movement: bring the squad within 12 inches of a mob, where every bolter fires twice, but not so near that it is charged at once. The suggestion does just that.
wh-lesson-ChooseMover-Brave = The way leads through difficult ground: a roll says how far the unit comes. Go round it if you can.
wh-lesson-ChooseMover-Finish = Everybody stands near enough. Whoever stays put shoots best. Finish moving; the shooting begins.
wh-lesson-ChooseMover = Move your units one after the other, then finish. Nearer is better for bolters, up to 12 inches.
wh-lesson-ChooseShooter-Shoot-weakened = This mob has lost some already: finish it. Half a mob still fights, a destroyed one does not, and only destroyed ones count.
wh-lesson-ChooseShooter-Shoot-rapid = Within 12 inches bolters fire twice: this is the shot to take. First the dice hit, then they wound, then the Orks save.
wh-lesson-ChooseShooter-Shoot = Shooting: each unit fires once, at one enemy it sees. First the dice hit, then they wound, then the enemy saves. Let your squads fire at the same mob.
wh-lesson-ChooseShooter-Run = Nothing is in reach: running brings the unit a few inches nearer instead.
wh-lesson-ChooseShooter-Finish = Nobody has a useful shot left. Finish; what follows is the assault phase.
wh-lesson-ChooseCharge-Charge = An assault: if you can reach him you both fight, and the loser may be run down and destroyed. Charge what is weak, not what is whole.
wh-lesson-ChooseCharge-Finish = No charge looks good: Orks fight better than they shoot. Finish, and shoot again next turn.
wh-lesson-ChooseToGround-StayUp = You are being hit and might go to ground for a better save; but then the squad neither moves nor shoots in your turn. Armour of 3+ is better than most cover: stay up.
wh-lesson-ChooseToGround-GoDown = Many wounds are coming that your armour would not stop: going to ground helps, at the price of your next turn.
wh-lesson-AllocateWounds = Every model gets one wound before any gets a second. Ordinary Marines first; the sergeant and the flamer last.
wh-lesson-ChooseCasualties = The saves that failed cost models, and you pick them. Keep the flamer and those in front who can still reach.
wh-lesson-ChooseNext = Two units are due at the same moment, and whose turn it is says which goes first, even for the enemy's units. The order seldom matters: take the first.
wh-lesson-ChooseToTest = Better to stand: take the test; Marines seldom fail it and come together again if they do.
wh-lesson-ChooseApproach = Your models go for the enemy: as many as possible should touch him, for those will fight.
wh-lesson-ChooseWay = The dice said how far. Go as far as it helps, and stop where the squad still sees its target.
