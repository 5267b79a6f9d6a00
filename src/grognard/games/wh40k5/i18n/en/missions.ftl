### Warhammer 40,000: the game's card, what is rolled before a battle, deploying, arrivals, the end.

wh-system = Warhammer 40,000
wh-system-subtitle = Fifth edition: squads at 28 mm, six-sided dice
wh-map-title = { $title }
wh-scenario-title = { $title }
wh-scenario-note = { $mission }, { $deployment }
wh-scenario-note-rolled = Mission, deployment and edges are rolled for
wh-scenario-zones-rolled = the deployment is rolled for, so no side can have a zone yet. Name a deployment, or leave the zones out.
wh-scenario-objectives-open = objectives need a mission and zones that are settled. Name these too, or leave the objectives out.

# ---- rolls ----
wh-roll-mission = Mission
wh-roll-deployment = Deployment
wh-roll-off = Roll-off
wh-roll-objectives = Number of objectives
wh-roll-seize = Seize the initiative
wh-roll-reserves = Reserves
wh-roll-outflank = Outflank
wh-roll-deep-strike = Scatter
wh-roll-mishap = Mishap
wh-roll-length = Another turn
wh-roll-night = How far one sees

# ---- refusals ----
wh-fault-zone = a model is not wholly in its zone. Move the unit.
wh-fault-near-enemies = a model is within { $inches }" of an enemy. Keep farther away.
wh-fault-seen-by-enemies = an enemy within { $inches }" sees the unit. Keep out of its sight or farther away.
wh-fault-edge = a way does not begin just outside the edge the unit comes by.
wh-fault-landing = the unit cannot stand there: off the table, on what cannot be entered, or too near other models.
wh-fault-objective-edge = an objective lies more than { $inches }" from every edge.
wh-fault-objective-impassable = an objective does not lie where nobody can go.
wh-fault-objective-near = an objective lies more than { $inches }" from the others.
wh-fault-objective-zone = the objective does not lie in its player's zone.
wh-refused-room = there is room for the unit. Place it.
wh-refused-no-scouts = it is none of your scouts that may still move.

# ---- the tables ----
wh-map-note-chapel-ruins = A ruined chapel between two rises; halls, walls and thickets on the way to it.
wh-map-note-pumping-station = A walled pump floor among cisterns and spires, with a causeway from corner to corner.
wh-map-note-ashgate = Six ruined blocks along a broken avenue. Climb for a field of fire, or go from block to block out of sight.
wh-map-note-thornback = Stony heights, spires and thickets on both sides of a small river with a ford in its middle.

# ---- a scenario of one's own ----
wh-plan-rolled = rolled for
wh-plan-mission = Mission
wh-plan-deployment = Deployment
wh-plan-first = Deploys and plays first
wh-plan-begins = First game turn
wh-plan-begins-usual = the usual one
wh-plan-zone-open = taken by the first player
wh-plan-objectives = Objectives
wh-plan-objectives-note = Without any the players place those of the mission themselves.
