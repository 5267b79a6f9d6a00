### Warhammer 40,000: armies and scenarios, and what can be wrong with them.

wh-unit-title = { $title }
wh-unit-numbered = { $name } { $number }
wh-army-title = { $nation }, { $points } points

# ---- what the rules find wrong in an army ----
wh-army-over-limit = The army costs { $points } points; this battle allows { $limit }. Take something out.
wh-army-slot = { $slot }: the army has { $count } units, a force has { $least } to { $most }.
wh-army-foreign = { $unit } is of another people ({ $other }) than the army ({ $own }).
wh-army-size = { $unit } has { $count } models; it must have { $least } to { $most }.
wh-army-part = { $unit } has { $count } of { $model }; it must have { $least } to { $most }.
wh-army-limited = { $unit } has too many of { $gear } and the like: with its size { $most } at most.
wh-army-transport-of = { $unit }: a dedicated transport, and nothing else, belongs to a unit. Correct transport_of.
wh-army-transport = { $unit } is no transport { $carried } may have.
wh-army-capacity = { $unit } carries { $room } models; { $carried } and those who joined it are { $models }.
wh-army-no-character = { $unit } is no independent character and joins no unit.
wh-army-joins = { $unit } may not join { $other }: it is a vehicle, or always a single model.

# ---- what cannot be read ----
wh-army-given-up = two upgrades give up the same thing. Take one of them out.
wh-scenario-zones = the two sides have to be in opposite zones. Correct one of them.
wh-scenario-objectives = the mission { $mission } has { $least } to { $most } objectives. Correct their number, or leave them out.
wh-scenario-edge = “{ $objective }” is not on the table or not more than { $inches }" from its edges. Move it.
wh-scenario-impassable = “{ $objective }” lies in impassable terrain. Move it.
wh-scenario-near = “{ $one }” and “{ $other }” are not more than { $inches }" apart. Move one of them.
wh-scenario-one-a-zone = this mission has one objective in each zone. Move them.
