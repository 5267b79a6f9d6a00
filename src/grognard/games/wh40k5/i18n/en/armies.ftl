### Warhammer 40,000: armies and scenarios, and what can be wrong with them.

wh-unit-title = { $title }
wh-unit-numbered = { $name } { $number }
wh-army-title = { $nation }, { $points } points

# ---- what the rules find wrong in an army ----
wh-army-over-limit = The army costs { $points } points; this battle allows { $limit }. Take something out, or agree on a higher limit.
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

# ---- armies of one's own ----

wh-slot-transport = Dedicated transports
wh-build-gear = { $model }: { $gear }
wh-build-joins = Joins
wh-build-transport-of = Transport of
wh-build-models = { $count } × { $model }
wh-build-carries = { $before }, { $gear }
wh-build-special = { $rule }
wh-build-joined = With { $unit }
wh-build-carrying = Transport of { $unit }
wh-build-creatures = Models
wh-build-vehicles = Vehicles
wh-build-weapons = Weapons
wh-build-model = Model
wh-build-weapon = Weapon
wh-build-type = { $type } { $shots }
wh-build-column-ws = WS
wh-build-column-bs = BS
wh-build-column-s = S
wh-build-column-t = T
wh-build-column-w = W
wh-build-column-i = I
wh-build-column-a = A
wh-build-column-ld = Ld
wh-build-column-save = Save
wh-build-column-invulnerable = Inv.
wh-build-column-front = Front
wh-build-column-side = Side
wh-build-column-rear = Rear
wh-build-column-range = Range
wh-build-column-strength = S
wh-build-column-ap = AP
wh-build-column-type = Type
wh-army-template =
    An army of Warhammer 40,000. Change what you like, then: grognard army check FILE
    name: its short name, in small letters, digits and hyphens; title: what you call it (may be left out).
    nation: whose army it is. Each [[unit]] is a unit: id is a short name no other unit has, unit what it is in the
    army list (grognard army new wh40k5 --list), number tells it from others of its kind.
    models: so many (count, 1 if left out) of a model, all with the same upgrades.
    transport_of: the id of the unit whose dedicated transport it is; joins: of the unit a character begins with.

wh-target-range = shooting, { $range }″
wh-target-assault = an assault
wh-target-armoured = Ten Space Marines
wh-target-light = Ten guardsmen
wh-target-rabble = Twenty Boyz
wh-target-transport = Rhino, its front
wh-target-tank = Leman Russ, its front

wh-own-lacks = { $like } has no “{ $field }”, so what is like it has none. Leave it out, or choose another thing it is like.
wh-own-near = The range has to be longer than the least range of what it is like.
wh-own-gear = Nobody of this kind carries { $gear }. Choose one of these, or a weapon of your own that is like one: { $names }.
wh-own-type = { $model } is of another type than the models of { $like }: choose a unit of such models.
wh-own-size = The numbers do not fit: the least may not be above the most, and the parts have to make up a size that is allowed.
