### Cards, chains and ways of Operation World War II: rolls, and what is refused.

# ---- rolls ----

az-roll-shuffle = Shuffling the cards

# ---- what is refused ----

az-refused-give-up-count = Put away { $least ->
    [0] at most { $most }
   *[other] { $most }
} of your cards.
az-refused-not-in-hand = You do not hold these cards. Name cards of your hand.
az-refused-opener-pass = Who opens a chain and has a unit to order must order one.
az-refused-not-yours = That is no unit of yours. Name one of your own.
az-refused-broken = A broken unit takes no order. Name another one.
az-refused-acted = This unit cannot be ordered any more this turn. Name another one.
az-refused-priority = A card must have a lower number than the last one on the chain, { $priority }.
az-refused-intent-kind = Declare what { $order } allows.
az-refused-besides = “{ $what }” means nothing to this unit with this order. Leave it out.
az-refused-target = Name an enemy unit on the table as the target.
az-refused-held-without-target = A shot held back is one at the unit it waits for. Name it as the target.
az-refused-held-order = Only a Fire or an Ambush may be held back, not { $order }.
az-refused-held-mover = A shot can be held back only for an enemy whose Move or Assault lies in this chain.
az-refused-held-target = A shot held back is fired at the unit it waits for.
az-refused-held-point = The point must lie on the declared way, { $length } cm long.
az-refused-lead = One of the unit's standing models leads the way.
az-refused-on-foot = Only people on foot go this way.
az-refused-off-table = The way leaves the table.
az-refused-barred = Nobody gets through there.
az-refused-slow-ground = This ground allows slow movement only.
az-refused-on-obstacle = Nobody stops on top of a wall, a hedge or the like. End before it or beyond.
az-refused-too-far = This way takes { $length } cm; the unit has { $most } cm.
az-refused-passing = Enemies, guns and vehicles are not to be passed through.
az-refused-ends-on = Two models cannot stand in one place.
az-refused-legs = Say the way of every standing model but the leading one, in their order.
az-refused-cohesion = The unit does not keep together: from model to model there may be 10 cm.
az-refused-short = The others can follow to the destination, so the leading model goes there.
