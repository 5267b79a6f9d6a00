### whole
# Füst, szél, éjszaka, kettéosztott pakli, égő roncsok, alagutak (a választható szabályok fejezetei).

# ---- amit még vettek ----

az-extra-smoke = füstlövedék
az-extra-white-phosphorus = fehérfoszfor
az-extra-flare = világító rakéta
az-extra-searchlight = keresőfény
az-extra-vehicle-smoke = jármű-füstvető
az-extra-rear-smoke = hátulsó füstvető
az-extra-side-smoke = oldalsó füstvető
az-extra-smoke-grenades = füstgránátvető
az-extra-mist-grenades = ködgránátvető
az-extra-explosive-charge = robbanótöltet
az-force-extra = { $unit } nem veszi hasznát annak, amit vettek neki: { $thing }.

# ---- füst ----

az-besides-smoke = Füst ({ $device }) { $place ->
    [itself] saját magára
   *[there] ide: { $x }, { $y } cm
}
az-refused-smoke-none = Így nincs füst, amit lehetne húzni, vagy elfogyott.
az-refused-smoke-reach = Oda nem lehet füstöt húzni: lőtávon vagy tűzíven kívül van.
az-refused-smoke-sight = Füstöt oda lehet húzni, ahová az egység ellát, vagy amiről szóltak neki.
az-refused-smoke-twice = Aki füstöt vagy világító rakétát használ, mást nem tesz.
az-refused-smoke-goes = Aki füstöt vagy világító rakétát használ, a helyén marad: más menjen elöl, és roham se legyen.
az-why-smoking = füstöt vagy világító rakétát használ
az-event-wind-turned = A szél mostantól erre fúj: { $heading ->
    [0] észak
    [1] északkelet
    [2] kelet
    [3] délkelet
    [4] dél
    [5] délnyugat
    [6] nyugat
   *[7] északnyugat
}, körönként { $strength } cm.
az-event-smoke-fired = { $unit } füstöt húz: { $device }.
az-event-smoke-failed = { $unit }: nincs füst: { $why ->
    [dud] besült
    [off-table] az asztalon kívül esett le
   *[cannot] oda már nem húzható
}.
az-event-smoke-laid = { $unit }: füstfelhője fedezéket ad a terepen.
az-event-smoke-drifted = A füst a széllel sodródik.
az-event-smoke-cleared = Egy füstfelhő eloszlott.
az-roll-tip = { $rule ->
    [AZ-SMK-01] A szél: ereje és iránya
   *[other] A füst csúszik: távolság és irány
}
az-roll-smoke = Füst: az 1 besül, 7+ talál
az-roll-smoke-drift = Megmarad a füst? 8+: sodródik
az-ask-cloud = Melyik füstfelhőre dobjunk most?
az-choose-drift-next = { $number }. felhő
az-switch-outfit = Emellett
az-switch-outfit-value = { $use ->
   *[none] semmi
}

# ---- éjszaka ----

az-refused-closed-at-night = Éjszaka a zárt jármű lassan halad: bújjon ki a parancsnok.
az-refused-searchlight = Most nincs keresőfény, amelyet arra az egységre lehetne irányítani.
az-refused-flare = Most nincs kilőhető világító rakéta.
az-refused-light-sight = Fényt arra lehet irányítani, akit valaki lát, vagy akiről az egységnek szóltak.
az-besides-searchlight = Keresőfény: { $target }
az-besides-flare = Világító rakéta: { $target }
az-besides-flare-coordinates = Világító rakéta a koordinátákra
az-event-searchlight-aimed = { $unit } ráirányítja a keresőfényt: { $target }.
az-event-searchlight-shot-out = { $unit }: a keresőfényét kilőtték.
az-event-flare-fired = { $unit } világító rakétát lő ki.
az-event-flare-lost = { $unit }: már nincs, amire a világító rakétáját kilője.
az-event-flare-lit = { $unit }: világító rakétája megvilágítja a terepet.
az-event-lights-out = A keresőfények és világító rakéták kialszanak.
az-roll-flare = Világító rakéta: { $need }+ talál
az-ask-lamp = { $hits } találat: { $unit }. Feláldozol kettőt, hogy kioltsd a keresőfényét?
az-choose-shoot-lamp = { $yes ->
    [yes] Keresőfény kilövése
   *[no] Minden találat marad
}

# ---- égő roncsok ----

az-roll-wreck-burns = Ég a roncs? { $need }+
az-roll-heat = Az égő roncs forrósága
az-event-wreck-burns = A roncs ég, és füstoszlop áll fölötte.

# ---- a kettéosztott pakli ----

az-ask-deck-method = Hogyan húzod a kártyáidat ebben a csatában?
az-choose-deck-method = { $divided ->
    [yes] Két kupacból: manőver és tűz
   *[no] Egy pakliból
}
az-ask-drawing = { $count ->
    [one] Egy kártya
   *[other] { $count } kártya
} hiányzik: melyik kupacból mennyi jöjjön?
az-choose-draw-split = { $manoeuvre } manőver, { $firing } tűz
az-event-deck-divided = { $seat } { $divided ->
    [yes] a paklit manőverre és tűzre osztja
   *[no] egy pakli marad
}.
az-event-draw-announced = { $seat } húz: { $manoeuvre } manőver és { $firing } tűz.
az-refused-draw-split = Abban a kupacban nincs már ennyi kártya.

# ---- fény az asztalon ----

az-light = { $kind ->
    [flare] Világító rakéta fénye ({ $unit })
   *[searchlight] Keresőfény ({ $unit })
}

az-choose-cloud = A felhő itt: { $x }, { $y } cm, sugara { $radius }
az-fact-extra = { $thing }: még { $count }

# ---- szél az asztalon ----

az-wind = Szél: { $strength } cm

# ---- alagutak és csatornák ----

az-ask-entry = Hol legyen az alagutak egyik bejárata?
az-choose-place-entry = { $x } cm nyugatról, { $y } cm délről
az-choose-no-more-entries = Nincs több bejárat
az-choose-begin-below = A föld alatt ({ $manhole }. bejárat)
az-ask-surfacing = Hol jöjjön fel: { $unit }?
az-choose-surface = { $heading ->
    [0] A bejárattól északra
    [1] A bejárattól északkeletre
    [2] A bejárattól keletre
    [3] A bejárattól délkeletre
    [4] A bejárattól délre
    [5] A bejárattól délnyugatra
    [6] A bejárattól nyugatra
    [7] A bejárattól északnyugatra
   *[other] Nincs hely: lent marad
}
az-ask-below = Mit tegyen { $unit } a föld alatt ezzel: { $card }?
az-choose-below = { $deed ->
    [down] Le az alagútba ({ $entry }. bejárat)
    [up] { $charged ->
        [none] { $target ->
            [none] Fel ({ $entry }. bejárat)
           *[other] Fel ({ $entry }. bejárat), aztán tűz: { $target }
        }
       *[other] Fel ({ $entry }. bejárat), aztán roham: { $charged }
    }
    [along] { $target ->
        [none] { $speed ->
            [fast] Gyorsan egy bejárat felé ({ $entry }.)
           *[slow] Lassan egy bejárat felé ({ $entry }.)
        }
       *[other] { $fires ->
            [first] Tűz: { $target }, aztán egy bejárat felé ({ $entry }.)
           *[last] Egy bejárat felé ({ $entry }.), aztán tűz: { $target }
        }
    }
    [charge] { $target ->
        [none] Roham: { $charged }
       *[other] Tűz: { $charged }, aztán roham
    }
    [stay] Ott marad
   *[fire] { $target ->
        [none] Ott vár
       *[other] Tűz: { $target }
    }
}
az-besides-tunnel = { $deed ->
    [down] le az alagútba ({ $entry }. bejárat)
    [up] fel ({ $entry }. bejárat)
   *[along] egy bejárat felé ({ $entry }.)
}
az-refused-entry-near = A bejáratok legalább 30 cm-re legyenek az asztal széleitől és egymástól.
az-refused-entry-road = A bejáratok utakon legyenek.
az-refused-descent = Csak egész egység mehet le, gyalogság, ijedt ember nélkül, mind összetartási távolságon belül egy nyitott bejárattól.
az-refused-scared-below = Amíg valaki ijedt benne, egy föld alatti egység sehová sem megy.
az-refused-below = A föld alatt egy egység egyenesen egy bejárathoz megy, feljön egynél, vagy 10 cm-en belül lent levő ellenséggel harcol.
az-refused-surface = Mindenki szabadon álljon, összetartási távolságon belül a bejárattól, és csak azzal érintkezzen, akit megrohamoz.
az-held-below = A föld alatt 10 cm-en belül nincs ellenség, akit eltalálhatna.
az-roll-below = Mi történik a bejáratnál
az-roll-fire-below = Tűz a föld alatt
az-event-entry-placed = { $seat ->
    [0] Az első fél
   *[other] A másik fél
} kijelöli az alagutak egyik bejáratát.
az-event-way-rolled = { $unit } a bejáratnál: { $result ->
    [nothing] az út kitart.
    [ceiling] a mennyezet egy része leomlik.
    [structure] az alagút beomlik; a bejárat elzárult.
   *[collapse] az alagút mindenkire rászakad; a bejárat elzárult.
}
az-event-went-below = { $unit } a föld alatt van.
az-event-went-along = { $unit } a föld alatt halad tovább.
az-event-surfaced = { $unit } feljön.
az-mark-entry = { $number }. bejárat{ $open ->
    [yes] {""}
   *[no] , elzárva
}
az-mark-below = { $units }, a föld alatt
az-fact-below = a föld alatt
