# Names of Bolt Action: weapons, units, nations, terrain; and what is wrong with an army or map file.

# ---- weapons ----

ba-weapon-rifle = rifle
ba-weapon-carbine = carbine
ba-weapon-garand = Garand rifle
ba-weapon-scoped-rifle = rifle with scope
ba-weapon-pistol = pistol
ba-weapon-smg = submachine gun
ba-weapon-automatic-rifle = automatic rifle
ba-weapon-bar = BAR
ba-weapon-assault-rifle = assault rifle
ba-weapon-lmg = light machine gun
ba-weapon-mmg = medium machine gun
ba-weapon-hmg = heavy machine gun
ba-weapon-light-autocannon = light autocannon
ba-weapon-heavy-autocannon = heavy autocannon
ba-weapon-anti-tank-rifle = anti-tank rifle
ba-weapon-piat = PIAT
ba-weapon-bazooka = bazooka
ba-weapon-panzerschreck = Panzerschreck
ba-weapon-panzerfaust = Panzerfaust
ba-weapon-light-at-gun = light anti-tank gun
ba-weapon-low-velocity-light-at-gun = low-velocity light anti-tank gun
ba-weapon-squeeze-bore-light-at-gun = squeeze-bore light anti-tank gun
ba-weapon-medium-at-gun = medium anti-tank gun
ba-weapon-heavy-at-gun = heavy anti-tank gun
ba-weapon-super-heavy-at-gun = super-heavy anti-tank gun
ba-weapon-flamethrower = flamethrower
ba-weapon-vehicle-flamethrower = vehicle flamethrower
ba-weapon-light-mortar = light mortar
ba-weapon-medium-mortar = medium mortar
ba-weapon-heavy-mortar = heavy mortar
ba-weapon-multiple-launcher = multiple launcher
ba-weapon-light-howitzer = light howitzer
ba-weapon-medium-howitzer = medium howitzer
ba-weapon-heavy-howitzer = heavy howitzer

# ---- qualities and ranks ----

ba-quality-inexperienced = Inexperienced
ba-quality-regular = Regular
ba-quality-veteran = Veteran
ba-rank-second-lieutenant = Second Lieutenant
ba-rank-first-lieutenant = First Lieutenant
ba-rank-captain = Captain
ba-rank-major = Major

# ---- nations and their rules ----

ba-nation-german = Germany
ba-nation-us = United States
ba-nation-british = Great Britain
ba-nation-soviet = Soviet Union
ba-national-blitzkrieg = Blitzkrieg
ba-national-hitlers-buzzsaw = Hitler’s buzzsaw
ba-national-initiative-training = Initiative training
ba-national-fire-and-manoeuvre = Fire and manoeuvre
ba-national-gyro-stabilisers = Gyro-stabilisers
ba-national-air-superiority = Air superiority
ba-national-artillery-support = Artillery support
ba-national-bombardment = Bombardment
ba-national-national-characteristic = National characteristic
ba-national-quantity = Quantity has a quality
ba-national-great-patriotic-war = The Great Patriotic War
ba-national-not-one-step-back = Not one step back

# ---- special rules ----

ba-special-green = Green
ba-special-shirkers = Shirkers
ba-special-tough-fighters = Tough fighters
ba-special-fanatics = Fanatics
ba-special-tank-hunters = Tank hunters
ba-special-stubborn = Stubborn
ba-special-bicycles = Bicycles
ba-special-command-vehicle = Command vehicle
ba-special-one-man-turret = One-man turret
ba-special-unreliable = Unreliable
ba-special-slow-load = Slow load
ba-special-armoured-all-round = Armoured all round
ba-special-weak-sides = Weak sides
ba-special-schuerzen = Schürzen
ba-special-heavy-front = Heavy frontal armour
ba-special-reinforced-rear = Reinforced rear armour
ba-special-dual-direction = Dual-direction steering
ba-special-slow = Slow
ba-special-gyro-stabilised = Gyro-stabiliser
ba-special-gun-shield = Gun shield
ba-special-ambulance = Ambulance

# ---- terrain ----

ba-terrain-wood = wood
ba-terrain-hedge = hedge
ba-terrain-bocage = bocage
ba-terrain-fence = fence
ba-terrain-wall = wall
ba-terrain-rubble = rubble
ba-terrain-smoke = smoke
ba-terrain-terrace = terrace
ba-terrain-building = building
ba-terrain-church = church
ba-terrain-hill = hill
ba-terrain-road = road
ba-terrain-bridge = bridge
ba-terrain-field = field
ba-terrain-plough = ploughed field
ba-terrain-crops = tall crops
ba-terrain-orchard = orchard
ba-terrain-stream = stream
ba-terrain-river = deep water
ba-terrain-cliff = cliff
ba-terrain-marsh = marsh
ba-terrain-craters = craters

# What a piece is to the rules, for the table's tooltip.
ba-terrain-facts-movement = { $movement ->
    [open] Open ground.
    [rough] Rough ground: no Run.
    [obstacle] Obstacle: no Run across it.
    [barrier] Obstacle: no Run across it, and no vehicle passes.
    [building] Building.
    [road] Road.
   *[impassable] Impassable.
}
ba-terrain-facts-cover = { $cover ->
    [soft] Soft cover.
    [hard] Hard cover.
   *[none] No cover.
}
ba-terrain-facts-sight = { $sight ->
    [area] Seen into and out of, not through.
    [solid] Blocks sight.
   *[clear] Does not block sight.
}

# ---- parts of a needed roll ----

ba-hit-base = Base
ba-hit-point-blank = Point blank
ba-hit-pins = Pins
ba-hit-long-range = Long range
ba-hit-inexperienced = Inexperienced
ba-hit-on-the-move = On the move
ba-hit-target-down = Target is Down
ba-hit-small-unit = Small unit
ba-hit-soft-cover = Soft cover
ba-hit-hard-cover = Hard cover
ba-hit-lone-crewman = Lone crewman
ba-hit-no-loader = No loader
ba-hit-shaped-charge = Shaped charge
ba-hit-scope = Scope

# ---- parts of a morale value ----

ba-morale-base = Base morale
ba-morale-pins = Pins
ba-morale-nco-lost = NCO lost
ba-morale-lone-crewman = Lone crewman
ba-morale-tank-fear = Fear of tanks
ba-morale-reserve = In reserve
ba-morale-command-vehicle = Command vehicle
ba-morale-officer = Officer

# ---- units; the letter tells two of a kind apart, “none” if there is none ----

ba-unit-own = { $letter ->
    [none] { $title }
   *[other] { $title } { $letter }
}
ba-unit-second-lieutenant = { $letter ->
    [none] Second Lieutenant
   *[other] Second Lieutenant { $letter }
}
ba-unit-first-lieutenant = { $letter ->
    [none] First Lieutenant
   *[other] First Lieutenant { $letter }
}
ba-unit-captain = { $letter ->
    [none] Captain
   *[other] Captain { $letter }
}
ba-unit-major = { $letter ->
    [none] Major
   *[other] Major { $letter }
}
ba-unit-medic = { $letter ->
    [none] Medic
   *[other] Medic { $letter }
}
ba-unit-air-observer = { $letter ->
    [none] Air observer
   *[other] Air observer { $letter }
}
ba-unit-artillery-observer = { $letter ->
    [none] Artillery observer
   *[other] Artillery observer { $letter }
}
ba-unit-grenadier-squad = { $letter ->
    [none] Grenadier squad
   *[other] Grenadier squad { $letter }
}
ba-unit-fallschirmjaeger-squad = { $letter ->
    [none] Fallschirmjäger squad
   *[other] Fallschirmjäger squad { $letter }
}
ba-unit-waffen-ss-squad = { $letter ->
    [none] Waffen-SS squad
   *[other] Waffen-SS squad { $letter }
}
ba-unit-paratrooper-squad = { $letter ->
    [none] Paratrooper squad
   *[other] Paratrooper squad { $letter }
}
ba-unit-glider-squad = { $letter ->
    [none] Glider squad
   *[other] Glider squad { $letter }
}
ba-unit-paratroop-section = { $letter ->
    [none] Paratroop section
   *[other] Paratroop section { $letter }
}
ba-unit-nkvd-squad = { $letter ->
    [none] NKVD squad
   *[other] NKVD squad { $letter }
}
ba-unit-infantry-squad = { $letter ->
    [none] Infantry squad
   *[other] Infantry squad { $letter }
}
ba-unit-infantry-section = { $letter ->
    [none] Infantry section
   *[other] Infantry section { $letter }
}
ba-unit-lmg-squad = { $letter ->
    [none] Light machine-gun squad
   *[other] Light machine-gun squad { $letter }
}
ba-unit-rifle-squad = { $letter ->
    [none] Rifle squad
   *[other] Rifle squad { $letter }
}
ba-unit-shielded-mmg-team = { $letter ->
    [none] Machine-gun team with shield
   *[other] Machine-gun team with shield { $letter }
}
ba-unit-mmg-team = { $letter ->
    [none] Machine-gun team
   *[other] Machine-gun team { $letter }
}
ba-unit-hmg-team = { $letter ->
    [none] Heavy machine-gun team
   *[other] Heavy machine-gun team { $letter }
}
ba-unit-light-mortar-team = { $letter ->
    [none] Light mortar team
   *[other] Light mortar team { $letter }
}
ba-unit-medium-mortar-team = { $letter ->
    [none] Mortar team
   *[other] Mortar team { $letter }
}
ba-unit-heavy-mortar-team = { $letter ->
    [none] Heavy mortar team
   *[other] Heavy mortar team { $letter }
}
ba-unit-sniper-team = { $letter ->
    [none] Sniper team
   *[other] Sniper team { $letter }
}
ba-unit-flamethrower-team = { $letter ->
    [none] Flamethrower team
   *[other] Flamethrower team { $letter }
}
ba-unit-panzerschreck-team = { $letter ->
    [none] Panzerschreck team
   *[other] Panzerschreck team { $letter }
}
ba-unit-bazooka-team = { $letter ->
    [none] Bazooka team
   *[other] Bazooka team { $letter }
}
ba-unit-piat-team = { $letter ->
    [none] PIAT team
   *[other] PIAT team { $letter }
}
ba-unit-anti-tank-rifle-team = { $letter ->
    [none] Anti-tank rifle team
   *[other] Anti-tank rifle team { $letter }
}
ba-unit-light-at-gun = { $letter ->
    [none] Light anti-tank gun
   *[other] Light anti-tank gun { $letter }
}
ba-unit-medium-at-gun = { $letter ->
    [none] Medium anti-tank gun
   *[other] Medium anti-tank gun { $letter }
}
ba-unit-heavy-at-gun = { $letter ->
    [none] Heavy anti-tank gun
   *[other] Heavy anti-tank gun { $letter }
}
ba-unit-light-howitzer = { $letter ->
    [none] Light howitzer
   *[other] Light howitzer { $letter }
}
ba-unit-truck = { $letter ->
    [none] Truck
   *[other] Truck { $letter }
}
ba-unit-us-truck = { $letter ->
    [none] 2½-ton truck
   *[other] 2½-ton truck { $letter }
}
ba-unit-jeep = { $letter ->
    [none] Jeep
   *[other] Jeep { $letter }
}
ba-unit-sdkfz-251-1 = { $letter ->
    [none] SdKfz 251/1 half-track
   *[other] SdKfz 251/1 half-track { $letter }
}
ba-unit-m3-half-track = { $letter ->
    [none] M3 half-track
   *[other] M3 half-track { $letter }
}
ba-unit-bren-carrier = { $letter ->
    [none] Bren carrier
   *[other] Bren carrier { $letter }
}
ba-unit-sdkfz-222 = { $letter ->
    [none] SdKfz 222
   *[other] SdKfz 222 { $letter }
}
ba-unit-m8-greyhound = { $letter ->
    [none] M8 Greyhound
   *[other] M8 Greyhound { $letter }
}
ba-unit-daimler-armoured-car = { $letter ->
    [none] Daimler armoured car
   *[other] Daimler armoured car { $letter }
}
ba-unit-ba-64 = { $letter ->
    [none] BA-64
   *[other] BA-64 { $letter }
}
ba-unit-m4-sherman = { $letter ->
    [none] M4 Sherman
   *[other] M4 Sherman { $letter }
}
ba-unit-cromwell = { $letter ->
    [none] Cromwell
   *[other] Cromwell { $letter }
}
ba-unit-t-34-76 = { $letter ->
    [none] T-34/76
   *[other] T-34/76 { $letter }
}
ba-unit-t-34-85 = { $letter ->
    [none] T-34/85
   *[other] T-34/85 { $letter }
}
ba-unit-panzer-iv = { $letter ->
    [none] Panzer IV
   *[other] Panzer IV { $letter }
}
ba-unit-stug-iii = { $letter ->
    [none] StuG III
   *[other] StuG III { $letter }
}
ba-unit-panther = { $letter ->
    [none] Panther
   *[other] Panther { $letter }
}
ba-unit-tiger-i = { $letter ->
    [none] Tiger I
   *[other] Tiger I { $letter }
}
ba-unit-sdkfz-251-9 = { $letter ->
    [none] SdKfz 251/9
   *[other] SdKfz 251/9 { $letter }
}
ba-unit-wespe = { $letter ->
    [none] Wespe
   *[other] Wespe { $letter }
}
ba-unit-hummel = { $letter ->
    [none] Hummel
   *[other] Hummel { $letter }
}
ba-unit-m8-scott = { $letter ->
    [none] M8 Scott
   *[other] M8 Scott { $letter }
}
ba-unit-jagdpanther = { $letter ->
    [none] Jagdpanther
   *[other] Jagdpanther { $letter }
}
ba-unit-stug-iv = { $letter ->
    [none] StuG IV
   *[other] StuG IV { $letter }
}
ba-unit-stuh-42 = { $letter ->
    [none] StuH 42
   *[other] StuH 42 { $letter }
}
ba-unit-brummbaer = { $letter ->
    [none] Brummbär
   *[other] Brummbär { $letter }
}
ba-unit-marder-iii = { $letter ->
    [none] Marder III
   *[other] Marder III { $letter }
}
ba-unit-grille = { $letter ->
    [none] Grille
   *[other] Grille { $letter }
}
ba-unit-flakpanzer-38t = { $letter ->
    [none] Flakpanzer 38(t)
   *[other] Flakpanzer 38(t) { $letter }
}
ba-unit-moebelwagen = { $letter ->
    [none] Möbelwagen
   *[other] Möbelwagen { $letter }
}
ba-unit-wirbelwind = { $letter ->
    [none] Wirbelwind
   *[other] Wirbelwind { $letter }
}
ba-unit-sdkfz-10-4 = { $letter ->
    [none] SdKfz 10/4
   *[other] SdKfz 10/4 { $letter }
}
ba-unit-puma = { $letter ->
    [none] SdKfz 234/2 Puma
   *[other] SdKfz 234/2 Puma { $letter }
}
ba-unit-sdkfz-234-3 = { $letter ->
    [none] SdKfz 234/3
   *[other] SdKfz 234/3 { $letter }
}
ba-unit-sdkfz-250-9 = { $letter ->
    [none] SdKfz 250/9
   *[other] SdKfz 250/9 { $letter }
}
ba-unit-sdkfz-250-10 = { $letter ->
    [none] SdKfz 250/10
   *[other] SdKfz 250/10 { $letter }
}
ba-unit-sdkfz-250-11 = { $letter ->
    [none] SdKfz 250/11
   *[other] SdKfz 250/11 { $letter }
}
ba-unit-sdkfz-250-1 = { $letter ->
    [none] SdKfz 250/1
   *[other] SdKfz 250/1 { $letter }
}
ba-unit-sdkfz-251-10 = { $letter ->
    [none] SdKfz 251/10
   *[other] SdKfz 251/10 { $letter }
}
ba-unit-sdkfz-7 = { $letter ->
    [none] SdKfz 7
   *[other] SdKfz 7 { $letter }
}
ba-unit-sdkfz-10 = { $letter ->
    [none] SdKfz 10
   *[other] SdKfz 10 { $letter }
}
ba-unit-maultier = { $letter ->
    [none] Maultier
   *[other] Maultier { $letter }
}
ba-unit-raupenschlepper-ost = { $letter ->
    [none] Raupenschlepper Ost
   *[other] Raupenschlepper Ost { $letter }
}
ba-unit-kuebelwagen = { $letter ->
    [none] Kübelwagen
   *[other] Kübelwagen { $letter }
}
ba-unit-kettenkrad = { $letter ->
    [none] Kettenkrad
   *[other] Kettenkrad { $letter }
}
ba-unit-ba-10 = { $letter ->
    [none] BA-10
   *[other] BA-10 { $letter }
}
ba-unit-ba-20 = { $letter ->
    [none] BA-20
   *[other] BA-20 { $letter }
}
ba-unit-bt-7 = { $letter ->
    [none] BT-7
   *[other] BT-7 { $letter }
}
ba-unit-t-26a = { $letter ->
    [none] T-26A
   *[other] T-26A { $letter }
}
ba-unit-t-26b = { $letter ->
    [none] T-26B
   *[other] T-26B { $letter }
}
ba-unit-kv-2 = { $letter ->
    [none] KV-2
   *[other] KV-2 { $letter }
}
ba-unit-komsomolets = { $letter ->
    [none] T-20 Komsomolets
   *[other] T-20 Komsomolets { $letter }
}
ba-unit-half-track-truck = { $letter ->
    [none] Half-track truck
   *[other] Half-track truck { $letter }
}
ba-unit-artillery-tractor = { $letter ->
    [none] Artillery tractor
   *[other] Artillery tractor { $letter }
}
ba-unit-tokarev-truck = { $letter ->
    [none] Truck with a quad machine gun
   *[other] Truck with a quad machine gun { $letter }
}
ba-unit-panzerwerfer-42 = { $letter ->
    [none] Panzerwerfer 42
   *[other] Panzerwerfer 42 { $letter }
}
ba-unit-stuka-zu-fuss = { $letter ->
    [none] SdKfz 251 Stuka zu Fuss
   *[other] SdKfz 251 Stuka zu Fuss { $letter }
}
ba-unit-sdkfz-251-2 = { $letter ->
    [none] SdKfz 251/2 mortar carrier
   *[other] SdKfz 251/2 mortar carrier { $letter }
}
ba-unit-sdkfz-7-1 = { $letter ->
    [none] SdKfz 7/1
   *[other] SdKfz 7/1 { $letter }
}
ba-unit-sdkfz-4 = { $letter ->
    [none] SdKfz 4
   *[other] SdKfz 4 { $letter }
}
ba-unit-unic-p107 = { $letter ->
    [none] Unic P107
   *[other] Unic P107 { $letter }
}
ba-unit-schwimmwagen = { $letter ->
    [none] Schwimmwagen
   *[other] Schwimmwagen { $letter }
}
ba-unit-t-28 = { $letter ->
    [none] T-28
   *[other] T-28 { $letter }
}
ba-unit-t-35 = { $letter ->
    [none] T-35
   *[other] T-35 { $letter }
}
ba-unit-ot-34 = { $letter ->
    [none] OT-34
   *[other] OT-34 { $letter }
}
ba-unit-t-37 = { $letter ->
    [none] T-37
   *[other] T-37 { $letter }
}
ba-unit-t-40 = { $letter ->
    [none] T-40
   *[other] T-40 { $letter }
}
ba-unit-recce-jeep = { $letter ->
    [none] Recce jeep
   *[other] Recce jeep { $letter }
}
ba-unit-flak-20 = { $letter ->
    [none] 20 mm anti-aircraft gun
   *[other] 20 mm anti-aircraft gun { $letter }
}
ba-unit-us-light-howitzer = { $letter ->
    [none] Light howitzer
   *[other] Light howitzer { $letter }
}
ba-unit-dshk-team = { $letter ->
    [none] DShK machine-gun team
   *[other] DShK machine-gun team { $letter }
}
ba-unit-m10 = { $letter ->
    [none] M10 tank destroyer
   *[other] M10 tank destroyer { $letter }
}
ba-unit-m18-hellcat = { $letter ->
    [none] M18 Hellcat
   *[other] M18 Hellcat { $letter }
}
ba-unit-m16 = { $letter ->
    [none] M16
   *[other] M16 { $letter }
}
ba-unit-m20 = { $letter ->
    [none] M20
   *[other] M20 { $letter }
}
ba-unit-m3a3-stuart = { $letter ->
    [none] M3A3 Stuart
   *[other] M3A3 Stuart { $letter }
}
ba-unit-m4a1-76 = { $letter ->
    [none] M4A1 Sherman 76 mm
   *[other] M4A1 Sherman 76 mm { $letter }
}
ba-unit-super-heavy-at-gun = { $letter ->
    [none] Super-heavy anti-tank gun
   *[other] Super-heavy anti-tank gun { $letter }
}
ba-unit-flak-36 = { $letter ->
    [none] 88 mm anti-aircraft gun
   *[other] 88 mm anti-aircraft gun { $letter }
}
ba-unit-osttruppen-squad = { $letter ->
    [none] Osttruppen squad
   *[other] Osttruppen squad { $letter }
}
ba-unit-sturmpioniere-squad = { $letter ->
    [none] Assault pioneer squad
   *[other] Assault pioneer squad { $letter }
}
ba-unit-medium-howitzer = { $letter ->
    [none] Medium howitzer
   *[other] Medium howitzer { $letter }
}
ba-unit-heavy-howitzer = { $letter ->
    [none] Heavy howitzer
   *[other] Heavy howitzer { $letter }
}
ba-unit-nebelwerfer = { $letter ->
    [none] Nebelwerfer
   *[other] Nebelwerfer { $letter }
}
ba-unit-flak-37 = { $letter ->
    [none] 37 mm flak
   *[other] 37 mm flak { $letter }
}
ba-unit-spzb-41 = { $letter ->
    [none] sPzB 41
   *[other] sPzB 41 { $letter }
}
ba-unit-sdkfz-251-8 = { $letter ->
    [none] SdKfz 251/8 ambulance
   *[other] SdKfz 251/8 ambulance { $letter }
}
ba-unit-sdkfz-251-16 = { $letter ->
    [none] SdKfz 251/16
   *[other] SdKfz 251/16 { $letter }
}
ba-unit-sdkfz-223 = { $letter ->
    [none] SdKfz 223
   *[other] SdKfz 223 { $letter }
}
ba-unit-sdkfz-234-1 = { $letter ->
    [none] SdKfz 234/1
   *[other] SdKfz 234/1 { $letter }
}
ba-unit-luchs = { $letter ->
    [none] Panzer II Luchs
   *[other] Panzer II Luchs { $letter }
}
ba-unit-hotchkiss-h39 = { $letter ->
    [none] Hotchkiss H39
   *[other] Hotchkiss H39 { $letter }
}
ba-unit-jagdpanzer-iv = { $letter ->
    [none] Jagdpanzer IV
   *[other] Jagdpanzer IV { $letter }
}
ba-unit-hetzer = { $letter ->
    [none] Hetzer
   *[other] Hetzer { $letter }
}
ba-unit-koenigstiger = { $letter ->
    [none] Königstiger
   *[other] Königstiger { $letter }
}
ba-unit-t-60 = { $letter ->
    [none] T-60
   *[other] T-60 { $letter }
}
ba-unit-ot-133 = { $letter ->
    [none] OT-133
   *[other] OT-133 { $letter }
}
ba-unit-kv-1 = { $letter ->
    [none] KV-1
   *[other] KV-1 { $letter }
}
ba-unit-is-2 = { $letter ->
    [none] IS-2
   *[other] IS-2 { $letter }
}
ba-unit-crusader = { $letter ->
    [none] Crusader
   *[other] Crusader { $letter }
}
ba-unit-churchill-crocodile = { $letter ->
    [none] Churchill Crocodile
   *[other] Churchill Crocodile { $letter }
}
ba-unit-m5a1-stuart = { $letter ->
    [none] M5A1 Stuart
   *[other] M5A1 Stuart { $letter }
}

# ---- slots of a platoon ----

ba-slot-lieutenant = Lieutenant
ba-slot-squad = Infantry squads
ba-slot-senior-officer = Captain or Major
ba-slot-medic = Medic
ba-slot-observer = Forward observer
ba-slot-machine-gun = Machine-gun team
ba-slot-mortar = Mortar team
ba-slot-sniper = Sniper team
ba-slot-flamethrower = Flamethrower team
ba-slot-anti-tank = Anti-tank team
ba-slot-gun = Field, anti-aircraft or anti-tank gun
ba-slot-armoured-car = Armoured car or recce vehicle
ba-slot-tank = Tank, tank destroyer or self-propelled gun
ba-slot-transport = Transport or tow

# ---- armies ----

ba-army-title =
    { $arm ->
        [assault] { $nation }, { $points } points, for an assault
        [rockets] { $nation }, { $points } points, with rockets
        [heavy] { $nation }, { $points } points, with a heavy tank
        [armour] { $nation }, { $points } points, with a tank
       *[none] { $nation }, { $points } points
    }
ba-army-own-title = { $title }
ba-army-over-limit = The army costs { $points } points; this battle allows { $limit }. Take something out, or agree on a higher limit.
ba-army-slot-few = { $slot }: the army has { $number }, { $platoons ->
    [one] a platoon needs at least { $least }
   *[other] { $platoons } platoons need at least { $least }
}.
ba-army-slot-many = { $slot }: the army has { $number }, { $platoons ->
    [one] a platoon may have { $most }
   *[other] { $platoons } platoons may have { $most }
}.
ba-theatre = { $theatre } { $year }
ba-theatre-normandy = Normandy
ba-theatre-market-garden-british = Market Garden
ba-theatre-barbarossa = Barbarossa
ba-theatre-market-garden-us = Operation Market Garden
ba-army-theatre-nation = { $theatre } is fought by the army of { $nation }.
ba-army-not-in-theatre = { $unit } does not fight in { $theatre }.
ba-army-theatre-quality = { $unit } cannot be { $quality } in { $theatre }.
ba-army-theatre-many = { $unit } is one too many: { $theatre } has at most { $most } of its kind.
ba-army-theatre-core = Squads at the core of a platoon in { $theatre }: the army has { $number }, it needs at least { $least }.
ba-army-nothing-free = { $unit } is marked as free, but { $nation } gets no free unit. List what it costs.
ba-army-free-offer = { $unit } ({ $men ->
    [one] one man
   *[other] { $men } men
}, { $quality })
ba-army-other-free = { $unit } is marked as free; { $nation } gets only one free unit: { $offer }.
ba-scenario-parts = A scenario has one part for both sides, or two if there is an attacker and a defender.
ba-army-gun = { $unit } has { $number } guns; it has exactly one.
ba-army-no-gun = { $unit } has a gun; only artillery has one.
ba-army-other-nation = { $unit } does not serve in the army of { $nation }.
ba-army-no-such-quality = { $unit } cannot be { $quality }.
ba-army-number-of-men = { $unit } has { $men ->
    [one] one man
   *[other] { $men } men
}; it may have { $least ->
    [one] one
   *[other] { $least }
} to { $most }.
ba-army-spotters = { $unit } has { $number ->
    [one] a spotter; it may have none
   *[other] { $number } spotters; only a medium or heavy mortar may have one
}.
ba-army-nco = { $unit } has { $number } NCOs; a squad has exactly one.
ba-army-no-nco = { $unit } has an NCO; only squads have one.
ba-army-officer = { $unit } has { $number } officers; it has exactly one.
ba-army-no-officer = { $unit } has an officer; officers lead units of their own.
ba-army-too-many-weapons = { $unit } may have at most { $most } of this weapon: { $weapon }.
ba-army-weapon = { $unit } may not carry this weapon: { $weapon }.
ba-army-team-weapon = { $unit } must have exactly one of this weapon: { $weapon }.
ba-army-loader = { $unit } needs { $number ->
    [one] a loader
   *[other] { $number } loaders
} for its team weapons.
ba-army-special = { $unit } may not have this special rule: { $special }.
ba-army-special-quality = { $unit }: { $problem }
ba-special-quality = “{ $special }” goes with troops of one quality only: { $quality }.
ba-army-points = { $points ->
    [0] The list says no cost of { $unit }; its entry makes it { $priced }.
   *[other] { $unit } is listed at { $points } points; its entry makes it { $priced }.
 }

# ---- the tables ----
ba-map-note-saint-aubin = A village at a crossing, hedged fields, a hill that sees far, and a deep river with one bridge.
ba-map-note-crossroads = A hamlet where two roads meet, the same from either edge: open fields in the middle, woods on the wings.
ba-map-note-les-haies = Small fields between banks with dense hedges. Vehicles pass by the gates alone; infantry fights at short range.
ba-map-note-grand-rue = One long street between two rows of houses with walled gardens. The street is a lane of fire; the gardens lead round it.

# ---- armies of one's own ----

ba-army-observer = { $unit } has { $number } observers; it has exactly one. Give one of its men that role.
ba-build-free = { $unit }, free
ba-build-theatre = Theatre
ba-build-no-theatre = None: the generic platoon
ba-build-quality = Quality
ba-build-men = Men
ba-build-arms = Weapons of the men
ba-build-spotter = Spotter
ba-build-line = { $quality }, { $men ->
    [one] { $men } man
   *[other] { $men } men
}
ba-build-carried = { $count } × { $weapon }
ba-build-rule = { $rule }
ba-build-weapons = Weapons
ba-build-weapon = Weapon
ba-build-range = Range
ba-build-shots = Shots
ba-build-pen = Pen
ba-build-he = HE
ba-army-template =
    An army of Bolt Action. Change what you like, then: grognard army check FILE
    name: its short name, in small letters, digits and hyphens; title: what you call it (may be left out).
    nation: whose army it is. Each [[unit]] is a unit with an order die of its own:
    id: a short name no other unit has; letter: tells it from others of its kind; entry: what it is in the army book
    (grognard army new bolt_action --list); quality: inexperienced, regular or veteran; free = true: given free.
    men: groups of so many (count) with a role and weapons; a squad has one nco, a headquarters one officer, a weapon
    with a crew a gunner and a loader; a vehicle is one model of role vehicle with its mounted weapons in order.
    rules: special rules bought for it; cost: its points in parts, which have to agree with the army book.

ba-target-open = Ten riflemen in the open
ba-target-cover = Ten riflemen in hard cover
ba-target-team = Machine-gun team
ba-target-truck = Truck
ba-target-car = Armoured car, its front
ba-target-tank = Medium tank, its front
ba-target-range = { $range }″

ba-own-weapon-lacks = { $field ->
    [pen] { $like } has no penetration, so a weapon like it has none. Leave it out, or choose another weapon it is like.
   *[other] { $like } fires no high explosive, so a weapon like it does not. Leave it out, or choose another weapon it is like.
}
ba-own-weapon-shots = { $dice ->
    [true] { $like } rolls for its hits: write dice such as D6 or 2D6.
   *[other] { $like } has a number of shots: write a whole number.
}
ba-own-weapon-reach = The least range has to be shorter than the range.
ba-own-unit-field = { $like } is no unit with “{ $field }”: leave it out, or choose another unit it is like.
ba-own-unit-men = It has { $men } men at least and { $most } at most: let the second number be no smaller.
ba-own-unit-quality = It has points for no quality: give those of one at least.
ba-own-unit-weapon = No unit of this kind has { $weapon }. Choose one of these kinds, or one of your own that is like them: { $names }.
ba-own-unit-team = { $weapon } needs no crew: choose a weapon that does.
