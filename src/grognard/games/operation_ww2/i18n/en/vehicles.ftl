### Vehicles of Operation World War II: rolls, events, refusals.

# ---- rolls ----

az-roll-riders-hit = The riders on the tank: { $faces }
az-roll-holding-on = The riders hold on, { $need } or more each: { $faces }
az-roll-crew-hits = The men who are hit: { $faces }
az-roll-on = How far it rolls on, in centimetres: { $faces }
az-roll-engine = Engine or ammunition: { $faces }
az-roll-wheel-or-track = Wheel up to 5, track from 6: { $faces }
az-roll-catastrophe = How far the blast reaches: { $faces }
az-roll-blast = Those in the blast: { $faces }
az-roll-nerve = Nerve test, { $need } or more: { $faces }
az-roll-willpower = Willpower test, { $need } or more: { $faces }
az-roll-protection = Protection by { $by ->
    [wall] { az-protection-wall }
    [covered] { az-protection-covered }
   *[shield] { az-protection-shield }
}: { $faces }
az-roll-pierce = To pierce, { $need } or more: { $faces }
az-roll-vehicle-damage = Damage, modified by { $modifier }: { $faces }
az-roll-flame-damage = Damage by flame: { $faces }

# ---- damage ----

az-damage-gun-class = class of gun and target

# ---- why a weapon is not fired ----

az-why-lost = It is lost.
az-why-nobody-at-it = Nobody is left for this: { $task }.
az-why-not-exposed = Nobody else looks out this turn.
az-why-from-vehicle = It is not fired from inside a vehicle.
az-why-vehicle-moves = Passengers fire only while their vehicle stays where it is.
az-why-no-place-to-fire = So many passengers fire already as can.

# ---- more rolls ----

az-roll-driving = Driving test, { $need } or more: { $faces }
az-roll-ram = Ramming test, { $need } or more: { $faces }
az-roll-collision = Damage by the collision: { $faces }
az-roll-evade = Evading, { $need } or more: { $faces }
az-roll-evasion = Those in the vehicle’s way: { $faces }
az-roll-section = Damage to the section: { $faces }
az-roll-daring = Daring, { $need } or more: { $faces }
az-roll-placing = Placing it on the vehicle: { $faces }

# ---- what is refused ----

az-refused-look-out = Only the commander looks out, or, once he is dead, who stands in for him, and nobody who is scared.
az-refused-calm = After losses to small arms nobody else looks out this turn.
az-refused-no-driver = Nobody is fit to drive it.
az-refused-immobile = It is immobile.
az-refused-track = Without a track it only turns on the spot.
az-refused-stuck = It is stuck for good.
az-refused-both-ways = With one order it drives forwards or back, not both.
az-refused-reverse-fast = In reverse it goes slowly.
az-refused-turns = There may be { $most } turns at most; one is of up to 90 degrees.
az-refused-towing-fast = Who tows a gun goes slowly.
az-refused-closed-up = Farther than { $most } cm, turns counted, the commander has to look out.
az-refused-vehicle-barred = This vehicle cannot cross that ground.
az-refused-vehicle-passing = Vehicles and guns are in its way, or people it may not drive through.
az-refused-vehicle-leads = A vehicle with its crew leads the way.
az-refused-boarding-fast = People get on and off only while the vehicle goes slowly or not at all.
az-refused-boarding-who = Only people of its own unit get on, and only those aboard get off.
az-refused-boarding-twice = Nobody gets on and off in one turn.
az-refused-boarding-lying = Who lies scared only stands up with this order, and climbs in with a later one.
az-refused-boarding-way = Declare the way of one of those who get on, and end it beside the vehicle. Only who stands there already needs none.
az-refused-boarding-reach = Who gets on comes beside the vehicle and has 5 cm left.
az-refused-turret-riders = The turret does not turn under those who ride on the tank.
az-refused-boarding-full = There are { $seats } seats.
az-refused-driver-leaves = If the vehicle drives, somebody stays in it to do so.
az-refused-ram-run-up = Ramming takes an Assault and 10 cm straight on.
az-refused-ram-target = Name an enemy vehicle on the table.
az-refused-motorcycle-rams = Motorcycles do not ram.
az-refused-overrun-run-up = Overrunning takes an Assault and 10 cm straight on.
az-refused-motorcycle-overruns = Motorcycles do not overrun.
az-refused-hitching-moves = While a gun is hitched or unhitched nobody changes place.
az-refused-hitch = Three of its crew stand by the gun, and a vehicle that may tow it is in contact.
az-refused-close-assault = The models named go for the side or rear of an enemy vehicle in reach, each with a grenade or a charge.
az-refused-close-assault-lead = Whose way is declared must be one of those who go for the vehicle.
az-refused-close-assault-way = Declare the way of who leads the close assault. Only who stands at the side or rear of the vehicle already needs none.
az-refused-close-assault-away = End the way at the side or rear of the vehicle or, if it is too far off, nearer to it than it began.

# ---- who and what is hit ----

az-struck-man = { $who ->
    [commander] the commander
    [crewman] a crewman
   *[other] { $who }
}{ $exposed ->
    [yes] { $who ->
        [commander] {""}
       *[other] , who looks out
    }
   *[no] {""}
}{ $scared ->
    [yes] , already scared
   *[no] {""}
}

# ---- what is asked ----

az-ask-aims = What does each weapon of { $unit } fire at?
az-ask-bike = Which motorcycle of { $unit } is hit?
az-ask-convoy = Which ways do the other vehicles drive?
az-ask-stranded = A motorcycle cannot move. Is it left behind?
az-choose-aiming = { $aims ->
    [0] All at the target
   *[other] Way { $number }
}
az-choose-strike-bike = Motorcycle { $number }
az-choose-leave-behind = { $yes ->
    [yes] It is left behind with its riders.
   *[no] Its riders walk on.
}
