### whole

build = Seregépítő
build-open = Sereg építése…
build-take = Választható egységek
build-list = A lista
build-list-points = Lista ({ $points })
build-beside = Másik lista
build-beside-which = Melyik lista
build-beside-points = A tiéd: { $sign }{ $points ->
    [one] 1 pont
   *[other] { $points } pont
} hozzá képest.
build-beside-even = Mindkettő ugyanannyi pont.
build-shown = Mi látszik
build-search = Egységek keresése
build-nothing-found = Ilyen nevű nincs ehhez a sereghez.
build-points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
build-more = { $sign }{ $points ->
    [one] 1 pont
   *[other] { $points } pont
}
build-then = Akkor: { $problem }
build-sum = pont
build-sum-of = / { $limit } pont
build-dice = { $system ->
    [bolt_action] { $dice } parancskocka
   *[other] { $dice } egység
}
build-legal = A szabályok szerint nincs hiba.
build-breaches = { $count ->
    [one] Egy dolog szabálytalan.
   *[other] { $count } dolog szabálytalan.
}
build-line = { $line }. sor:
build-name = A sereged neve
build-limit = Legfeljebb ennyi pont
build-limit-usual = a szokásos
build-limit-wrong = Egész szám 1 és 100000 között, vagy semmi.
build-empty = Vedd fel az első egységet.
build-unpriced = ezekben a szabályokban nincs pontja
build-agreed = { $count ->
    [0] Megállapodás: a szabályok, ahogy vannak
    [one] Megállapodás: egy dolog
   *[other] Megállapodás: { $count } dolog
}
build-unoffered = Ezzel a listával „{ $name } = { $value }” volt a megállapodás, és itt nem érvényes.
build-unoffered-leave = Maradjon ki
build-year = Az év, amelyben harcol
build-own = Sajátjaid
build-own-how = Fegyverek, egységek vagy kártyák, amelyek egyetlen seregkönyvben sincsenek: a listával utaznak, és úgy játszanak velük, mint a többivel. Amit nem mondasz, olyan, mint abban, amihez hasonlít.
build-own-kind = { $kind ->
    [card] Kártya
    [weapon] Fegyver
    [model] Modell
    [unit] Egység
    [vehicle] Jármű
   *[other] { $kind }
}
build-own-add = Saját { $kind ->
    [card] kártya
    [weapon] fegyver
    [model] modell
    [unit] egység
    [vehicle] jármű
   *[other] { $kind }
} hozzáadása
build-own-new = { $kind ->
    [card] Új kártya
    [weapon] Új fegyver
    [model] Új modell
    [unit] Új egység
    [vehicle] Új jármű
   *[other] Új: { $kind }
}
build-own-forget = Kivétel: { $title }
build-own-wrong = Így írva nem lehet; a lista megtartja, amije volt. { $problem }
build-own-example = Ez példa: változtasd, ahogy tetszik, aztán tartsd meg.
build-own-back = Vissza ahhoz, ami a listában van
build-own-file = Fájlként
build-own-others = Amijük másoknak van
own-unsaid = –
own-yes = Igen
own-no = Nem
own-number = { $number }.
own-more = Hozzá: { $what }
own-less = Kivétel: { $what }, { $number }
own-unsay = Mint amihez hasonlít: { $what }
own-for = Melyikhez
own-for-what = sorkatona, löveg …
build-own-text = Saját dolgaid, fájlként
build-own-keep = Megtartom
build-own-bring = Fájl hozzáadása belőlük…
build-move = Mozgatás: { $unit }
build-move-how = Húzd, vagy használd a nyilakat
    .touch = Húzd az ujjaddal
build-duplicate = Megkettőzés
build-remove = Eltávolítás
build-no-settings = Semmi sem változtatható rajta.
build-not-apt = Aminek a szabályok szerint nem veszi hasznát
build-less = Eggyel kevesebb: { $setting }
build-add-one = Eggyel több: { $setting }
build-glance = Mit tesz a szokásos célpontokkal
build-glance-measured = Pontos esélyekkel: { $measured }.
build-glance-each = { $points ->
    [one] 1 pont
   *[other] { $points } pont
} mindegyikért
build-new = Új sereg
build-new-list = Új lista
build-from = Kezdet
build-from-filled = A legkevesebb, ami szabályos
build-from-empty = Semmi
build-from-shipped = A játékkal járó seregek
build-nation = Kinek a serege
build-begin = Kezdés
build-lists = Listáid
build-list-of = { $title }, { $points } pont
build-bring = Fájl megnyitása
build-give = Ez a lista…
build-download = Mentés fájlként
build-link = Hivatkozás másolása
build-copy = Másolás szövegként
build-print = Nyomtatás
build-print-sheet = Összefoglaló nyomtatása
build-print-cards = Kártyák nyomtatása
build-drop = E lista törlése
build-drop-sure = Végleges törlés
build-fight = Harcolj vele most
build-read = Új listaként megnyitva: { $title }.
build-unreadable = A címben nincs olvasható sereg.
build-too-long = A fájl túl hosszú: egy sereg legfeljebb { $most } karakter.
build-no-game = A fájl nem mondja meg, melyik játéké: írd bele: system = "bolt_action", vagy más játékot.
build-not-kept = Ez a böngésző többet nem őriz meg: mentsd a listát fájlként.
build-done-added = Felvéve: { $unit }; most { $points } pont.
build-done-removed = Eltávolítva: { $unit }; most { $points } pont.
build-done-moved = { $unit }: most { $place }. a sorban.
build-done-changed = Most { $points } pont.

build-import = Más program listája
build-import-cost = { $sum } { $name }
build-import-sum = A lista { $declared } { $name } értéket mond, és amit felsorol, összesen { $sum }.
build-import-told = { $unknown ->
        [0] Minden sor a helyére került
        [one] Egy sor itt nem ismert
       *[other] { $unknown } sor itt nem ismert
    }{ $guessed ->
        [0] .
        [one] , egy kitalált. Amit mondasz róla, a következő listánál emlékszünk rá.
       *[other] , { $guessed } kitalált. Amit mondasz róluk, a következő listánál emlékszünk rá.
    }
build-import-means = Mit jelent: „{ $name }”
build-import-guess = ahogy kitaláltuk
build-import-choose = válaszd ki, mit jelent
build-import-match = Nevek egyeztetése mégis
build-import-right = így van
build-import-out = maradjon ki
build-import-open = Megnyitás seregként
build-import-take = Ahogy van
build-import-mend = Nézd át soronként
build-import-leave = Vissza

own-field = { $field ->
    [title] Mi a neve
    [like] Mihez hasonlít
    [nation] Nemzet
    [nations] Nemzetek
    [type] Típus
    [kind] Fajta
    [sign] Jel a lapkáján
    [formation] Kötelék
    [year] Év
    [points] Pontok
    [speed] Sebesség
    [defence] Védelem, elöl és hátul
    [soldiers] Kockák katonák ellen: rövid, közepes, hosszú táv
    [vehicles] Kockák járművek ellen: rövid, közepes, hosszú táv
    [abilities] Képességek
    [range] Lőtáv
    [minimum] Legkisebb lőtáv
    [shots] Lövések
    [pen] Átütőerő
    [he] Repeszgránát
    [assault] Rohamfegyver
    [men] Legkevesebb ember
    [most] Legfeljebb
    [least] Legalább
    [each] Pont minden további emberért
    [weapons] Fegyverek
    [weapon] Fegyver
    [team_weapon] A csapat fegyvere
    [buys] Vehető fegyverek
    [special] Különleges szabályok
    [rules] Állandó különleges szabályai
    [traits] Saját különleges szabályai
    [choices] Mi választható hozzá
    [drive] Hogyan halad
    [damage] Sebzésérték
    [seats] Férőhely
    [recce] Felderítő
    [open_topped] Nyitott tetejű
    [front_bonus] Ennyivel több páncél elöl
    [mounts] Beépített fegyverek
    [at] Hová építve
    [mount] Hogyan építve
    [arc] Merre lő
    [also] És még merre
    [twin_linked] Ikerfegyver
    [hull] A modell mérete hüvelykben
    [length] Hosszúság
    [width] Szélesség
    [height] Magasság
    [tows] Vontatható lövegek
    [close] Közeli táv
    [normal] Normál táv
    [extreme] Szélső táv
    [numbers] Elérendő számok
    [infantry] Gyalogság
    [gun] Lövegek
    [unarmoured] Páncélozatlan járművek
    [light] Könnyű páncél
    [medium] Közepes páncél
    [heavy] Nehéz páncél
    [target] Páncél
    [strength] Erő
    [ap] Páncéltörés
    [profile] Profil
    [ws] Közelharc
    [bs] Lövészet
    [s] Erő
    [t] Szívósság
    [w] Életerő
    [i] Kezdeményezés
    [a] Támadások
    [ld] Vezetés
    [save] Páncélmentő
    [invulnerable] Sérthetetlen mentő
    [front] Elülső páncél
    [side] Oldalpáncél
    [rear] Hátsó páncél
    [gear] Felszerelés
    [upgrades] Mi vehető hozzá
    [instead] Mi helyett
    [part] Modellek
    [model] Modell
    [size] Legkevesebb és legtöbb modell
    [transports] Szállítók
   *[other] { $field }
}
