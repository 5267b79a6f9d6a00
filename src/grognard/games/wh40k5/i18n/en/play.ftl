### Warhammer 40,000: rolls, and why a choice is refused.

wh-unit-of-side = { $side ->
    [0] Blue
   *[other] Red
} { $unit }

# ---- rolls ----
wh-roll-shots = Number of shots
wh-roll-to-hit = To hit
wh-roll-again = Rolled again
wh-roll-to-wound = To wound
wh-roll-saves = Saves
wh-roll-feel-no-pain = Feel no pain
wh-roll-pinning = Pinning test
wh-roll-morale = Morale test
wh-roll-fall-back = Fall back
wh-roll-regroup = Regroup
wh-roll-danger = Dangerous terrain
wh-roll-difficult = Difficult terrain
wh-roll-run = Run
wh-roll-scatter-blast = Scatter
wh-roll-gets-hot = Gets hot
wh-roll-guns-or-crew = Guns or crew

# ---- refusals ----
wh-refused-marker-target = the hole of the marker must lie on a model of the target that the firer sees.
wh-refused-marker-friends = no friend and no unit locked in combat may be under it.
wh-refused-template = it must cover as many models of the target as it can: { $count }.
wh-refused-crew = there is not a crewman for each gun: they cannot be moved.
wh-refused-gunners = each gun that fires needs a crewman of its own within 2" who fires nothing else, and sees the target unless it is a barrage.
wh-refused-rage = the unit is in a rage: it has to come nearer to { $enemy }, the nearest enemy it sees.
wh-refused-rage-stays = { $unit } is in a rage and has to go for the nearest enemy it sees.
wh-refused-waaagh = the Waaagh! is called once in a battle, from the second turn on.
wh-refused-waaagh-nobody = nobody is left to call a Waaagh!
wh-refused-careful = the unit is slow and purposeful: it rolls for its move as in difficult terrain.
wh-refused-beside = the marker must touch another one of this barrage.
wh-refused-shares = the wounds named are not those to be shared out. Give each group its wounds once, all of them in sum.
wh-refused-uneven = a model has two wounds more than another. Each model gets { $each } or one more.
wh-refused-casualties = name { $count } models of the group, each once, and nobody else.
wh-refused-not-joined = he is in no unit.
wh-refused-cannot-leave = his unit has moved, is locked, down or fleeing: he cannot leave it now.
wh-refused-not-to-deploy = this is no unit of yours that may be deployed now.
wh-refused-not-yours = it is none of your units on the table.
wh-refused-shot = the unit has shot in this phase already.
wh-refused-ran = the unit has run in this turn.
wh-refused-down = the unit has gone to ground.
wh-refused-locked = the unit is locked in combat.
wh-refused-target-locked = the target is locked in combat.
wh-refused-target = the target is no enemy unit on the table that anybody who fires can see.
wh-refused-weapon = { $model } cannot fire that now. Name weapons it carries, no more than it may fire at once.
wh-refused-nobody-fires = nobody fires. Name at least one model and its weapon.
wh-refused-activated = the unit has had its move.
wh-refused-fleeing = the unit is fleeing and moves only by falling back.
wh-refused-boosted = the unit turbo-boosted in this turn.
wh-refused-cannot-boost = the unit cannot turbo-boost.
wh-refused-cannot-run = the unit cannot run.
wh-refused-close-up = a unit is out of coherency and has to close up first.
wh-refused-no-roll = the unit is not slowed by difficult terrain, or there is none in its reach.
wh-fault-legs = name each model that moves once, and for each where it goes.
wh-fault-far = too far: { $inches }" of { $limit }".
wh-fault-off-table = a model would leave the table.
wh-fault-impassable = the way leads into impassable terrain.
wh-fault-difficult = the unit has to roll for difficult terrain first.
wh-fault-boost = a turbo-boost does not go through difficult terrain.
wh-fault-enemy = the way comes within 1" of an enemy.
wh-fault-friend = the way leads through another model.
wh-fault-overlap = two bases would overlap.
wh-fault-coherency = the unit would be out of coherency.
wh-refused-not-nearest = the model nearest to the enemy goes first, onto the nearest enemy; only of those exactly as near may one be named.
wh-fault-no-floor = there is no such floor at that place.
wh-fault-cannot-climb = { $type } do not get to the upper floors of a ruin.

# Positions made by hand.
wh-position-wounds = a model that is left has from 1 to { $most } wounds.
