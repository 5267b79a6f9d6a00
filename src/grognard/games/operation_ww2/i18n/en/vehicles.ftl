### Vehicles of Operation World War II: rolls, events, refusals.

# ---- rolls ----

az-roll-crew-hits = the men who are hit: { $faces }
az-roll-on = how far it rolls on, in centimetres: { $faces }
az-roll-engine = engine or ammunition: { $faces }
az-roll-wheel-or-track = wheel up to 5, track from 6: { $faces }
az-roll-catastrophe = how far the blast reaches: { $faces }
az-roll-blast = those in the blast: { $faces }
az-roll-nerve = nerve test, { $need } or more: { $faces }
az-roll-willpower = willpower test, { $need } or more: { $faces }
az-roll-protection = protection by { $by }: { $faces }
az-roll-pierce = to pierce, { $need } or more: { $faces }
az-roll-vehicle-damage = damage, modified by { $modifier }: { $faces }
az-roll-flame-damage = damage by flame: { $faces }

# ---- damage ----

az-damage-gun-class = class of gun and target
