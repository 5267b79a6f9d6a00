# What each question means and what follows from its answers. One message a kind of question, named after it.

aam-about-Activate = One of your units acts now; then you are asked again until you finish this part of the phase. A unit that has moved in one phase may still attack in the next unless its card or the ground forbids it.
aam-about-Reacting = An enemy moves within reach of this unit, which may shoot at him now. A unit shoots at most once a phase this way, so holding fire keeps the shot for somebody better.
aam-about-GoOn = A roll interrupted the move. The unit may go on with what is left of its speed, or stop where it stands.
aam-about-ChooseOrderOfPlay = You won initiative. Who goes first is the first on a place; who goes second sees where the enemy went before he moves. Hits take effect after both have shot.
aam-about-ChooseReroll = Your commander may have both initiative dice rolled again, once. The second roll stands.
aam-about-ChooseSetUpOrder = You won the coin. Who sets up second sees where the enemy stands.
aam-about-PlaceUnit = Units are set up anywhere in your zone, facing any side. Soldiers want cover near the objective; Vehicles want a road or a long view.
aam-about-AttackAfterMove = The unit may attack at the end of this move. It then has no other attack this turn.
aam-about-AttackAgain = The unit may attack once more, at the same or another target as its card says, or leave it.
aam-about-ChooseFreeMove = The unit may move now, outside the usual order, as far as its card says.
aam-about-ChooseFlight = An Aircraft may be put on the map, in any hex. It attacks in the airstrike phase and leaves at the end of the turn.
aam-about-ChooseArrival = A unit that waits off the map may enter now. Held back, it may come in a later turn.
aam-about-ChooseGrazed = The fire sweeps on: it attacks another unit in its way with fewer dice.
aam-about-ChooseOverrun = The Vehicle has entered a hex with Soldiers and may run them down. It may also pass on.
aam-about-ChoosePenalty = A hex holds so many units of a side; whoever crowds more into it pays. One of them, of your choice, takes a hit against which no cover helps: a unit hit already, or the dearest.
aam-about-ChooseSmoke = The unit may lay smoke in its hex. Smoke shuts off sight both ways, so it shields the unit and blinds it.
