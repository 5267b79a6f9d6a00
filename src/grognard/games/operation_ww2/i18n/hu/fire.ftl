### whole
### Az Operation World War II tüze: dobások, események, miért nem tüzel egy fegyver, amit nem lehet.

# ---- dobások ----

az-roll-to-hit = Találat, lövésenként egy kocka
az-rolled-to-hit = Találat, { $need }+, lövésenként egy kocka
az-roll-accuracy = Pontosság barátok mellett, { $need }+
az-roll-damage = Sebzés, találatonként egy kocka
az-rolled-damage = Sebzés, találatonként egy kocka: { $parts }
az-rolled-damage-part = { $faces } ({ $bounds })
az-rolled-damage-bounds = { $fate ->
    [nothing] semmi baj nem lehet belőle
    [scared] ijedt { $scared }+
    [dead] halott { $dead }+
   *[both] ijedt { $scared }+, halott { $dead }+
}

# ---- események ----

az-event-volley-fired = { $unit } tüzet nyit { $target } ellen: { $fire }.
az-fire-line = { $weapon } ({ $dice ->
    [one] egy kocka
   *[other] { $dice } kocka
}, { $need }+{ $apart ->
    [yes] ,{" "}{ $target } ellen
   *[no] {""}
})
az-event-held-fire = { $unit } nem tüzel. { $reason }
az-held-at-declaration = A játékosa visszatartja a tüzet.
az-held-never-came = A célpontja nem jutott el odáig.
az-held-no-target = Nincs, amit eltalálhatna.
az-event-hits = { $weapon ->
    [none] { $hits ->
        [0] Nincs találat
        [one] Egy találat
       *[other] { $hits } találat
    }
   *[other] { $weapon }: { $hits ->
        [0] nincs találat
        [one] egy találat
       *[other] { $hits } találat
    }
}{ $stray ->
    [0] .
    [one] ; egy lövés mást ér: { $struck }.
   *[other] ; { $stray } lövés mást ér: { $struck }.
}
az-event-reloaded = { $unit } újratölt.

# ---- miért nem tüzel egy fegyver ----

az-why-order = Ez a parancs nem enged tüzelést.
az-why-scared = Ijedten fekszik, és csak feláll.
az-why-nobody-fires = Senki sem áll hozzáérve mellette, aki elsüsse.
az-why-reloading = Újratöltik, { $markers ->
    [one] még egy jelző
   *[other] még { $markers } jelző
} van rajta.
az-why-spent = Elfogyott.
az-why-moved = Egy paranccsal nem mozoghat és tüzelhet is.
az-why-moved-alone = Mozgás közben csak talpkontaktusban levő segéddel tüzel.
az-why-indoors = Épületen belülről nem lehet kilőni.
az-why-no-weapon = Az egységnek nincs fegyvere, amellyel ezzel a paranccsal tüzelhetne.
az-why-gone = Nincs célpont.
az-why-fighting = Aki közelharcban van, csak arra az egységre tüzel, amellyel harcol.
az-why-into-fight = Mások közelharcába senki sem lő bele.
az-why-not-seen = Az egységből senki sem látja a célpontot.
az-why-not-detected = Az egység nem észleli a célpontot.
az-why-too-near = Közelebb van, mint { $least } cm.
az-why-out-of-range = Messzebb van, mint { $most } cm.
az-why-no-effect = A fegyvernek nincs hatása rá.
az-why-hopeless = Tízoldalú kockán ennyi kellene: { $need }.

# ---- amit nem lehet ----

az-refused-shot = Valamelyik fegyver így nem tüzelhet. Nézd meg, mi áll mellette.
az-refused-one-weapon = Mindenki egy fegyverrel tüzel, és annak egész tüze a célpont egyetlen részére megy.
az-refused-all-held = Valakinek tüzelnie kell.
az-refused-hold = Mindenkinek tüzelnie kell, aki tud.
az-refused-losses = A legrosszabb eredményeket oszd ki először, előbb álló, aztán ijedt modellekre, és egyet se hagyj ki, amelyet egy modell elszenvedhet.
az-refused-second-target = Nehézfegyvereknek lehet egy külön célpontjuk, de csak jármű.
az-refused-aim = Az egységnek nincs ilyen fajta fegyvere, amelyet irányozhatna.
az-refused-ammunition = Ehhez a fegyverhez nincs ilyen lőszer.
az-refused-not-valid = Erre az egységre nem lehet tüzelni: { $reason }
az-refused-assault-stays = Egy Rohamnak mennie kell valahová.
az-refused-no-shot-declared = Lövés nélkül csak bajonettes kiképzésű egység rohamozhat.
az-refused-nothing-to-do = Ez az egység ezzel a kártyával semmit sem tehet, és van kártya, amelyik illik.
az-refused-split = A tűz elosztása közvetlenül a kockák előtt dől el.
