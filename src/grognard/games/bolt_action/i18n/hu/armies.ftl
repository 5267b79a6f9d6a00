### In part: what this file lacks is said in English.

# ---- weapons ----

ba-weapon-rifle = puska
ba-weapon-carbine = karabély
ba-weapon-garand = Garand puska
ba-weapon-scoped-rifle = távcsöves puska
ba-weapon-pistol = pisztoly
ba-weapon-smg = géppisztoly
ba-weapon-automatic-rifle = automata puska
ba-weapon-bar = BAR-golyószóró
ba-weapon-assault-rifle = rohampuska
ba-weapon-lmg = golyószóró
ba-weapon-mmg = géppuska
ba-weapon-hmg = nehézgéppuska
ba-weapon-light-autocannon = könnyű gépágyú
ba-weapon-heavy-autocannon = nehéz gépágyú
ba-weapon-anti-tank-rifle = páncéltörő puska
ba-weapon-bazooka = páncéltörő bazooka
ba-weapon-light-at-gun = könnyű páncéltörő ágyú
ba-weapon-medium-at-gun = közepes páncéltörő ágyú
ba-weapon-heavy-at-gun = nehéz páncéltörő ágyú
ba-weapon-super-heavy-at-gun = szupernehéz páncéltörő ágyú
ba-weapon-flamethrower = lángszóró
ba-weapon-vehicle-flamethrower = járműves lángszóró
ba-weapon-light-mortar = könnyű aknavető
ba-weapon-medium-mortar = közepes aknavető
ba-weapon-heavy-mortar = nehéz aknavető
ba-weapon-multiple-launcher = sorozatvető
ba-weapon-light-howitzer = könnyű tarack
ba-weapon-medium-howitzer = közepes tarack
ba-weapon-heavy-howitzer = nehéz tarack

# ---- nations, qualities, terrain ----

ba-quality-inexperienced = tapasztalatlan
ba-quality-regular = rendes
ba-quality-veteran = veterán
ba-nation-german = Németország
ba-nation-us = Egyesült Államok
ba-nation-british = Nagy-Britannia
ba-nation-soviet = Szovjetunió
ba-rank-second-lieutenant = hadnagy
ba-rank-first-lieutenant = főhadnagy
ba-rank-captain = százados
ba-rank-major = őrnagy
ba-terrain-wood = erdő
ba-terrain-hedge = sövény
ba-terrain-bocage = élősövény
ba-terrain-fence = kerítés
ba-terrain-wall = fal
ba-terrain-rubble = törmelék
ba-terrain-smoke = füst
ba-terrain-terrace = terasz
ba-terrain-building = épület
ba-terrain-church = templom
ba-terrain-hill = domb
ba-terrain-road = út
ba-terrain-bridge = híd
ba-terrain-field = mező
ba-terrain-plough = szántás
ba-terrain-crops = magas vetés
ba-terrain-orchard = gyümölcsös
ba-terrain-stream = patak
ba-terrain-river = mély víz
ba-terrain-cliff = szikla
ba-terrain-marsh = mocsár
ba-terrain-craters = tölcsérek

# ---- units ----

ba-unit-second-lieutenant = { $letter ->
    [none] Hadnagy
   *[other] Hadnagy { $letter }
}
ba-unit-first-lieutenant = { $letter ->
    [none] Főhadnagy
   *[other] Főhadnagy { $letter }
}
ba-unit-captain = { $letter ->
    [none] Százados
   *[other] Százados { $letter }
}
ba-unit-major = { $letter ->
    [none] Őrnagy
   *[other] Őrnagy { $letter }
}
ba-unit-medic = { $letter ->
    [none] Egészségügyi
   *[other] Egészségügyi { $letter }
}
ba-unit-air-observer = { $letter ->
    [none] Légi megfigyelő
   *[other] Légi megfigyelő { $letter }
}
ba-unit-artillery-observer = { $letter ->
    [none] Tüzérségi megfigyelő
   *[other] Tüzérségi megfigyelő { $letter }
}
ba-unit-grenadier-squad = { $letter ->
    [none] Gránátosraj
   *[other] Gránátosraj { $letter }
}
ba-unit-fallschirmjaeger-squad = { $letter ->
    [none] Német ejtőernyősraj
   *[other] Német ejtőernyősraj { $letter }
}
ba-unit-waffen-ss-squad = { $letter ->
    [none] Waffen-SS raj
   *[other] Waffen-SS raj { $letter }
}
ba-unit-paratrooper-squad = { $letter ->
    [none] Ejtőernyősraj
   *[other] Ejtőernyősraj { $letter }
}
ba-unit-glider-squad = { $letter ->
    [none] Vitorlázógépes raj
   *[other] Vitorlázógépes raj { $letter }
}
ba-unit-paratroop-section = { $letter ->
    [none] Brit ejtőernyősraj
   *[other] Brit ejtőernyősraj { $letter }
}
ba-unit-nkvd-squad = { $letter ->
    [none] NKVD-raj
   *[other] NKVD-raj { $letter }
}
ba-unit-infantry-squad = { $letter ->
    [none] Lövészraj
   *[other] Lövészraj { $letter }
}
ba-unit-infantry-section = { $letter ->
    [none] Brit lövészraj
   *[other] Brit lövészraj { $letter }
}
ba-unit-lmg-squad = { $letter ->
    [none] Golyószórós raj
   *[other] Golyószórós raj { $letter }
}
ba-unit-rifle-squad = { $letter ->
    [none] Puskásraj
   *[other] Puskásraj { $letter }
}
ba-unit-shielded-mmg-team = { $letter ->
    [none] Géppuskás csapat pajzzsal
   *[other] Géppuskás csapat pajzzsal { $letter }
}
ba-unit-mmg-team = { $letter ->
    [none] Géppuskás csapat
   *[other] Géppuskás csapat { $letter }
}
ba-unit-hmg-team = { $letter ->
    [none] Nehézgéppuskás csapat
   *[other] Nehézgéppuskás csapat { $letter }
}
ba-unit-light-mortar-team = { $letter ->
    [none] Könnyű aknavetős csapat
   *[other] Könnyű aknavetős csapat { $letter }
}
ba-unit-medium-mortar-team = { $letter ->
    [none] Aknavetős csapat
   *[other] Aknavetős csapat { $letter }
}
ba-unit-heavy-mortar-team = { $letter ->
    [none] Nehézaknavetős csapat
   *[other] Nehézaknavetős csapat { $letter }
}
ba-unit-sniper-team = { $letter ->
    [none] Mesterlövész csapat
   *[other] Mesterlövész csapat { $letter }
}
ba-unit-flamethrower-team = { $letter ->
    [none] Lángszórós csapat
   *[other] Lángszórós csapat { $letter }
}
ba-unit-panzerschreck-team = { $letter ->
    [none] Panzerschreck-csapat
   *[other] Panzerschreck-csapat { $letter }
}
ba-unit-bazooka-team = { $letter ->
    [none] Bazooka-csapat
   *[other] Bazooka-csapat { $letter }
}
ba-unit-piat-team = { $letter ->
    [none] PIAT-csapat
   *[other] PIAT-csapat { $letter }
}
ba-unit-anti-tank-rifle-team = { $letter ->
    [none] Páncéltörő puskás csapat
   *[other] Páncéltörő puskás csapat { $letter }
}
ba-unit-light-at-gun = { $letter ->
    [none] Könnyű páncéltörő ágyú
   *[other] Könnyű páncéltörő ágyú { $letter }
}
ba-unit-medium-at-gun = { $letter ->
    [none] Közepes páncéltörő ágyú
   *[other] Közepes páncéltörő ágyú { $letter }
}
ba-unit-heavy-at-gun = { $letter ->
    [none] Nehéz páncéltörő ágyú
   *[other] Nehéz páncéltörő ágyú { $letter }
}
ba-unit-light-howitzer = { $letter ->
    [none] Könnyű tarack
   *[other] Könnyű tarack { $letter }
}
ba-unit-truck = { $letter ->
    [none] Teherautó
   *[other] Teherautó { $letter }
}
ba-unit-us-truck = { $letter ->
    [none] 2½ tonnás teherautó
   *[other] 2½ tonnás teherautó { $letter }
}
ba-unit-jeep = { $letter ->
    [none] Dzsip
   *[other] Dzsip { $letter }
}
ba-unit-sdkfz-251-1 = { $letter ->
    [none] SdKfz 251/1 féllánctalpas
   *[other] SdKfz 251/1 féllánctalpas { $letter }
}
ba-unit-m3-half-track = { $letter ->
    [none] M3 féllánctalpas
   *[other] M3 féllánctalpas { $letter }
}
ba-unit-bren-carrier = { $letter ->
    [none] Bren Carrier
   *[other] Bren Carrier { $letter }
}
