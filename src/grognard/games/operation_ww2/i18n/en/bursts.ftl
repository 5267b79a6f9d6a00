### Area weapons, guns, indirect fire and communication of Operation World War II.

# ---- rolls ----

az-roll-scatter = Where the burst comes down

# ---- what is refused ----

az-refused-degrees = Directions are whole degrees from 0, which is up, to 359, clockwise.
az-refused-gun-order = A gun is pushed or turned with a Move only.
az-refused-gun-pushers = Two standing men who touch the gun must push it.
az-refused-gun-contact = Two of the men who push the gun go with it and keep touching it.
az-refused-call-command = Only command units communicate.
az-refused-calls-one = Only one communication is allowed with an order.
az-refused-calls = One attempt by each radio operator and runner, and one by voice.
az-refused-caller = Radio operators work radios, runners run, and nobody who lies scared communicates.
az-refused-call-to = Call a friendly unit on the table that can fire indirectly.
az-refused-call-radio = The other unit has no radio operator who stands.
az-refused-call-voice = A voice carries to units within 10 cm.
az-refused-call-target = Name a model of an enemy unit on the table.
az-refused-call-unseen = Somebody of the unit must see and detect the enemy.

az-roll-call = { $means }
az-roll-shield = Gun shield
az-roll-round = To hit with { $weapon }, { $need } or more
az-roll-struck = How many are struck on their way
az-roll-charge = Charges against terrain
az-refused-charge-carrier = Somebody who stands and carries a charge lays it.
az-refused-charge-moves = Who lays a charge does not move in this order.
az-refused-charge-piece = He must stand against the piece of terrain.
az-refused-charge-set-off = Who laid a charge there in an earlier turn sets it off; if he is gone, another one who carries charges.
az-refused-no-coordinates = This unit holds no coordinates to fire at, or its order does not fire.
az-refused-coordinates-or-target = Fire at the coordinates or at a target, not both.
az-refused-must-fire-at-coordinates = This unit holds coordinates: with this order it fires at them, or at a target it sees and detects.
az-refused-prefer-coordinates = This unit holds coordinates: it fires at them unless it sees and detects another target.
az-why-held-indirect = Held back, it fires indirectly only at what it sees itself.
az-why-under-minimum = Indirect fire of this weapon comes down no nearer than { $least } cm.
az-why-charge = He sees to a charge in this order and does nothing else.
az-refused-throwers = One man in five throws a grenade with an order: { $most } of this unit.
az-roll-flame = The flame: to hit

# ---- events ----

az-event-flame-thrown = { $unit } throws its flame.
az-why-heat = HEAT rounds are fired at people in or behind a building, a ruin, a bunker, a wall or sandbags only.
az-refused-runner-alone = A runner who is the last of his unit stays.
