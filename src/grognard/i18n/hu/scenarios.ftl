### whole

plan-yes = igen
plan-no = nem
plan-battle = A csata
plan-title = Cím
plan-map = Térkép
plan-map-open = nyitva hagyva
plan-turns = Körök
plan-no-limit = nincs határ
plan-none = nincs
plan-armies = Seregek
plan-army = Sereg
plan-army-open = nyitva hagyva
plan-zone = Felállás helye
plan-victory = Győzelem
plan-called = Név
plan-points = Pontok
plan-from-left = Balról
plan-from-top = Felülről
plan-inches = hüvelyk
plan-centimetres = cm
plan = Forgatókönyv-szerkesztő
plan-open = Forgatókönyv készítése…
plan-new = Új forgatókönyv
plan-own = Forgatókönyvem
plan-from = Kezdet
plan-begin = Kezdés
plan-kept = Forgatókönyveid
plan-give = Ez a forgatókönyv…
plan-bring = Fájl megnyitása…
plan-download = Mentés fájlként
plan-drop = Törlés
plan-drop-sure = Biztosan törlöd?
plan-ready = Csatát lehet vele kezdeni.
plan-shown = Mi látszik
plan-says = Mit mond
plan-its-map = A térképe
plan-play = Játszd le
plan-no-field = E játék forgatókönyvében nincs ilyen: { $name }.
plan-other-game = Ez a forgatókönyv ehhez tartozik: { $found }, és ez kellene: { $asked }. Nyisd meg ott: { $found }.
plan-no-map = A forgatókönyvnek nincs olvasható térképe, ezért semmi sincs rajta. Válassz előbb másik térképet.
plan-changed = { $title }, módosítva
plan-number = { $value }
plan-mend-set = { $field }: { $value }
plan-mend-remove = Kivétel: { $what }
plan-mend-move = Mozgatás: { $what }
plan-note = Miről szól
plan-limit = Pont felenként
plan-army-of = { $side ->
    [1] Első sereg
   *[other] Második sereg
}
plan-army-costs = Ára { $points } pont. { $count ->
    [0] A szabályok szerint nincs hiba benne.
    [one] Egy szabályt megszeg; ha mindkét fél beleegyezik, így is kiállítható.
   *[other] { $count } szabályt megszeg; ha mindkét fél beleegyezik, így is kiállítható.
}
plan-side = { $side ->
    [1] Első fél
   *[other] Második fél
}
plan-zone-of = { $side ->
    [1] Az első fél zónája
   *[other] A második fél zónája
}
plan-zone-south = dél
plan-zone-north = észak
plan-zone-north-west = északnyugat
plan-zone-north-east = északkelet
plan-zone-south-west = délnyugat
plan-zone-south-east = délkelet
plan-depth-of = A zóna mélysége: { $whose }
plan-middle-of = { $what }, egészben
plan-add-objective = Hely hozzáadása, amiért harcolnak
plan-objective = { $title }
plan-from-nothing = Semmi, ésszerű értékekkel
plan-from-shipped = A játékkal járók egyikének módosítása
plan-bundle = Mentés egy fájlba, térképpel és seregekkel
plan-read = Megnyitva: { $title }.
plan-too-long = Egy forgatókönyv legfeljebb { $most } karakter. Hagyj ki valamit.
plan-done = { $count ->
    [0] Módosítva.
    [one] Módosítva. Egy dolog hibás.
   *[other] Módosítva. { $count } dolog hibás.
}
plan-wrong = { $count ->
    [one] Egy dolog hibás
   *[other] { $count } dolog hibás
}
plan-in-it = { $title } (a forgatókönyvben)
plan-map-of = A térkép: { $map }
plan-handle = Mozgatás: { $what }
plan-how = Húzd, aminek fogantyúja van, vagy mozgasd a nyilakkal.
    .touch = Húzd az ujjaddal, aminek fogantyúja van.
