### Warhammer 40,000: the assault phase in words, its rolls and why a choice is refused.

# ---- rolls ----
wh-roll-to-strike = To hit
wh-roll-counter-attack = Counter-attack
wh-roll-sweep = Sweeping advance
wh-roll-consolidate = Consolidation
wh-roll-psychic = Psychic test
wh-roll-initiative = Initiative test
wh-roll-hit-and-run = Hit and run

# ---- refusals ----
wh-refused-declared = the unit has declared an assault in this phase already.
wh-refused-cannot-assault = the unit cannot assault.
wh-refused-fired = the unit has fired weapons after which nobody may assault.
wh-refused-barred = the unit came by deep strike, or got out of a vehicle that had moved.
wh-refused-no-enemy = name an enemy unit on the table.
wh-refused-touched-already = the unit touches this vehicle already: it strikes it again without another assault.
wh-refused-shot-other = the unit shot at another target and may assault only that.
wh-refused-wield = name a weapon for each model that has a choice, once.
wh-refused-wield-what = { $model } has no such weapon to fight with now.
wh-refused-assign = say for each model that has a choice whom it strikes, each enemy once.
wh-refused-assign-whom = { $model } can strike only those it is engaged with.
wh-refused-assign-count = { $model } has { $count } attacks if it strikes so, those for its charge only against whom the charge counts.
wh-refused-way-out = the whole unit moves straight, all by the same step, as far as was rolled.
wh-fault-closing-legs = name each model that may move once, and for each where it goes.
wh-fault-through-enemy = the way leads through an enemy.
wh-fault-untouched = { $model } could touch an enemy nobody has touched yet.
wh-fault-touch = { $model } could touch an enemy.
wh-fault-support = { $model } could come within 2" of a comrade who touches an enemy.
