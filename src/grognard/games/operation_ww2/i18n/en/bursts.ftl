### Area weapons, guns, indirect fire and communication of Operation World War II.

# ---- rolls ----

az-roll-scatter = where the burst comes down

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
