### In part: what this file lacks is said in English.

# ---- weapons ----

ba-weapon-rifle = fucile
ba-weapon-carbine = carabina
ba-weapon-garand = fucile Garand
ba-weapon-scoped-rifle = fucile con mirino
ba-weapon-pistol = pistola
ba-weapon-smg = mitra
ba-weapon-automatic-rifle = fucile automatico
ba-weapon-bar = fucile BAR
ba-weapon-assault-rifle = fucile d’assalto
ba-weapon-lmg = mitragliatrice leggera
ba-weapon-mmg = mitragliatrice media
ba-weapon-hmg = mitragliatrice pesante
ba-weapon-light-autocannon = mitragliera leggera
ba-weapon-heavy-autocannon = mitragliera pesante
ba-weapon-anti-tank-rifle = fucile controcarro
ba-weapon-bazooka = lanciarazzi bazooka
ba-weapon-light-at-gun = cannone controcarro leggero
ba-weapon-medium-at-gun = cannone controcarro medio
ba-weapon-heavy-at-gun = cannone controcarro pesante
ba-weapon-super-heavy-at-gun = cannone controcarro superpesante
ba-weapon-flamethrower = lanciafiamme
ba-weapon-vehicle-flamethrower = lanciafiamme da veicolo
ba-weapon-light-mortar = mortaio leggero
ba-weapon-medium-mortar = mortaio medio
ba-weapon-heavy-mortar = mortaio pesante
ba-weapon-multiple-launcher = lanciarazzi multiplo
ba-weapon-light-howitzer = obice leggero
ba-weapon-medium-howitzer = obice medio
ba-weapon-heavy-howitzer = obice pesante

# ---- nations, qualities, terrain ----

ba-quality-inexperienced = inesperta
ba-quality-regular = regolare
ba-quality-veteran = veterana
ba-nation-german = Germania
ba-nation-us = Stati Uniti
ba-nation-british = Gran Bretagna
ba-nation-soviet = Unione Sovietica
ba-rank-second-lieutenant = sottotenente
ba-rank-first-lieutenant = tenente
ba-rank-captain = capitano
ba-rank-major = maggiore
ba-terrain-wood = bosco
ba-terrain-hedge = siepe
ba-terrain-bocage = bocage
ba-terrain-fence = staccionata
ba-terrain-wall = muro
ba-terrain-rubble = macerie
ba-terrain-smoke = fumo
ba-terrain-terrace = terrazza
ba-terrain-building = edificio
ba-terrain-church = chiesa
ba-terrain-hill = collina
ba-terrain-road = strada
ba-terrain-bridge = ponte
ba-terrain-field = campo
ba-terrain-plough = campo arato
ba-terrain-crops = messi alte
ba-terrain-orchard = frutteto
ba-terrain-stream = ruscello
ba-terrain-river = acqua profonda
ba-terrain-cliff = scogliera
ba-terrain-marsh = palude
ba-terrain-craters = crateri

# ---- units ----

ba-unit-second-lieutenant = { $letter ->
    [none] Sottotenente
   *[other] Sottotenente { $letter }
}
ba-unit-first-lieutenant = { $letter ->
    [none] Tenente
   *[other] Tenente { $letter }
}
ba-unit-captain = { $letter ->
    [none] Capitano
   *[other] Capitano { $letter }
}
ba-unit-major = { $letter ->
    [none] Maggiore
   *[other] Maggiore { $letter }
}
ba-unit-medic = { $letter ->
    [none] Medico
   *[other] Medico { $letter }
}
ba-unit-air-observer = { $letter ->
    [none] Osservatore aereo
   *[other] Osservatore aereo { $letter }
}
ba-unit-artillery-observer = { $letter ->
    [none] Osservatore d’artiglieria
   *[other] Osservatore d’artiglieria { $letter }
}
ba-unit-grenadier-squad = { $letter ->
    [none] Squadra granatieri
   *[other] Squadra granatieri { $letter }
}
ba-unit-fallschirmjaeger-squad = { $letter ->
    [none] Squadra Fallschirmjäger
   *[other] Squadra Fallschirmjäger { $letter }
}
ba-unit-waffen-ss-squad = { $letter ->
    [none] Squadra Waffen-SS
   *[other] Squadra Waffen-SS { $letter }
}
ba-unit-paratrooper-squad = { $letter ->
    [none] Squadra paracadutisti
   *[other] Squadra paracadutisti { $letter }
}
ba-unit-glider-squad = { $letter ->
    [none] Squadra da alianti
   *[other] Squadra da alianti { $letter }
}
ba-unit-paratroop-section = { $letter ->
    [none] Sezione paracadutisti
   *[other] Sezione paracadutisti { $letter }
}
ba-unit-nkvd-squad = { $letter ->
    [none] Squadra NKVD
   *[other] Squadra NKVD { $letter }
}
ba-unit-infantry-squad = { $letter ->
    [none] Squadra di fanteria
   *[other] Squadra di fanteria { $letter }
}
ba-unit-infantry-section = { $letter ->
    [none] Sezione di fanteria
   *[other] Sezione di fanteria { $letter }
}
ba-unit-lmg-squad = { $letter ->
    [none] Squadra mitragliatrice leggera
   *[other] Squadra mitragliatrice leggera { $letter }
}
ba-unit-rifle-squad = { $letter ->
    [none] Squadra fucilieri
   *[other] Squadra fucilieri { $letter }
}
ba-unit-shielded-mmg-team = { $letter ->
    [none] Squadra mitragliatrice con scudo
   *[other] Squadra mitragliatrice con scudo { $letter }
}
ba-unit-mmg-team = { $letter ->
    [none] Squadra mitragliatrice
   *[other] Squadra mitragliatrice { $letter }
}
ba-unit-hmg-team = { $letter ->
    [none] Squadra mitragliatrice pesante
   *[other] Squadra mitragliatrice pesante { $letter }
}
ba-unit-light-mortar-team = { $letter ->
    [none] Squadra mortaio leggero
   *[other] Squadra mortaio leggero { $letter }
}
ba-unit-medium-mortar-team = { $letter ->
    [none] Squadra mortaio
   *[other] Squadra mortaio { $letter }
}
ba-unit-heavy-mortar-team = { $letter ->
    [none] Squadra mortaio pesante
   *[other] Squadra mortaio pesante { $letter }
}
ba-unit-sniper-team = { $letter ->
    [none] Squadra tiratore scelto
   *[other] Squadra tiratore scelto { $letter }
}
ba-unit-flamethrower-team = { $letter ->
    [none] Squadra lanciafiamme
   *[other] Squadra lanciafiamme { $letter }
}
ba-unit-panzerschreck-team = { $letter ->
    [none] Squadra Panzerschreck
   *[other] Squadra Panzerschreck { $letter }
}
ba-unit-bazooka-team = { $letter ->
    [none] Squadra bazooka
   *[other] Squadra bazooka { $letter }
}
ba-unit-piat-team = { $letter ->
    [none] Squadra PIAT
   *[other] Squadra PIAT { $letter }
}
ba-unit-anti-tank-rifle-team = { $letter ->
    [none] Squadra fucile controcarro
   *[other] Squadra fucile controcarro { $letter }
}
ba-unit-light-at-gun = { $letter ->
    [none] Cannone controcarro leggero
   *[other] Cannone controcarro leggero { $letter }
}
ba-unit-medium-at-gun = { $letter ->
    [none] Cannone controcarro medio
   *[other] Cannone controcarro medio { $letter }
}
ba-unit-heavy-at-gun = { $letter ->
    [none] Cannone controcarro pesante
   *[other] Cannone controcarro pesante { $letter }
}
ba-unit-light-howitzer = { $letter ->
    [none] Obice leggero
   *[other] Obice leggero { $letter }
}
ba-unit-truck = { $letter ->
    [none] Autocarro
   *[other] Autocarro { $letter }
}
ba-unit-us-truck = { $letter ->
    [none] Autocarro da 2½ t
   *[other] Autocarro da 2½ t { $letter }
}
ba-unit-jeep = { $letter ->
    [none] Jeep
   *[other] Jeep { $letter }
}
ba-unit-sdkfz-251-1 = { $letter ->
    [none] Semicingolato SdKfz 251/1
   *[other] Semicingolato SdKfz 251/1 { $letter }
}
ba-unit-m3-half-track = { $letter ->
    [none] Semicingolato M3
   *[other] Semicingolato M3 { $letter }
}
ba-unit-bren-carrier = { $letter ->
    [none] Bren Carrier
   *[other] Bren Carrier { $letter }
}
