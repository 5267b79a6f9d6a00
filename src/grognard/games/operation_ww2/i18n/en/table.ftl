### What the table of Operation World War II says: set-up, views, decisions, previews, the log.

# ---- the game ----

az-system = Operation World War II
az-system-subtitle = Alzo Zero: command cards, chains of orders, ten-sided dice
az-scenario-title = { $title }
az-scenario-note = { $turns } turns
az-map-title = { $title }
az-scenario-building = The scenario is about the building { $building }, which this map does not have. Choose the map that goes with it.

# ---- set-up: what is wrong ----

az-fault-all-set-up = Say where every model of the unit stands, in their order.
az-fault-facing = A facing goes from 0 to 360 degrees, and only guns and vehicles have one.
az-fault-exposed = Nobody of this task looks out of this vehicle.
az-fault-aboard = Only the unit’s own carrier can carry it at the start.
az-fault-storey = There is no such storey here.
az-fault-off-table = This is over the edge of the table.
az-fault-zone = This is outside your zone.
az-fault-enemy-zone = Infiltrators keep out of the enemy’s zone.
az-fault-near-enemy = Infiltrators keep { $distance } cm from enemies.
az-fault-on-obstacle = Nobody stands on top of a wall, a hedge or the like.
az-fault-ground = It cannot stand on this ground: { $ground }.
az-fault-in-wall = A wall goes through here. Stand wholly inside or outside.
az-fault-overlap = Two models cannot stand in one place.
az-fault-cohesion = The unit does not keep together: from model to model there may be 10 cm.
az-fault-crew = A crew touches the weapon it serves.
az-refused-room = There is room for the unit. Choose a place.

# ---- rolls ----

az-roll-set-up = equal cards at set-up
