### Set-up, phases and arrivals of Axis & Allies Miniatures: why a choice is refused, and why the computer made its own.

# ---- refusals ----

aam-refused-not-yours = That is no unit of yours on the map.
aam-refused-acted = This unit has acted in this part of the phase.
aam-refused-cannot-act = This unit can do nothing in this phase.
aam-refused-set-up-unit = That unit is not waiting to be set up.
aam-refused-zone = That hex is not in the unit’s zone.
aam-refused-terrain = The terrain there cannot hold this unit.
aam-refused-full = The hex would be too full.
aam-refused-arrival-unit = That unit is not waiting to enter.
aam-refused-off-map = That hex is not on the map.
aam-refused-hero = A Hero enters in a hex with a friendly Soldier of his nation.
aam-refused-paratrooper = Paratroopers land in no hex beside an enemy.
aam-refused-bridge = Only an engineer beside a bridge that still stands can blow it up, in the assault phase.
aam-refused-banzai = This unit cannot make a Banzai Charge now.
aam-refused-banzai-target = That enemy cannot be charged from here.

# ---- why the computer chose ----

aam-reason-attack = This attack should take about { $points } points.
aam-reason-doomed = That unit is lost already.
aam-reason-move = The new place is worth more than the old one.
aam-reason-turn = It is better to face that way.
aam-reason-halt = There is no better place to go on to.
aam-reason-watch = Enemies may come along that row.
aam-reason-dismount = It fights better on foot.
aam-reason-react = A shot may stop the enemy.
aam-reason-penalise = That unit is worth most.
aam-reason-overrun = That Soldier is worth most.
aam-reason-fly = From there the Aircraft hurts the enemy most.
aam-reason-enter = That is a good place to come in.
aam-reason-rest = This is as good as anything and done at once.
aam-reason-second = Who comes second has seen what the enemy does.
aam-reason-seldom = This is seldom worth it.
aam-reason-nothing = There is nothing better to do.
