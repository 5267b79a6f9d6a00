### whole
### Mi történik egy Operation World War II csatában, mit kérdeznek benne, és mit lehet válaszolni, szavakkal.

# ---- mozgás ----

az-event-bicycles-destroyed = { $bicycles ->
    [one] Egy kerékpár megsemmisül.
   *[other] { $bicycles } kerékpár megsemmisül.
}
az-event-got-off = { $unit }: { $models ->
    [one] egy ember leszáll a kerékpárjáról.
   *[other] { $models } ember leszáll a kerékpárjáról.
}
az-event-got-on = { $unit }: { $pairs ->
    [one] egy ember kerékpárra száll.
   *[other] { $pairs } ember kerékpárra száll.
}
az-event-speed-measured = { $unit } végül { $speed ->
    [slow] lassan
   *[fast] gyorsan
} ment.
az-event-drove-after = { $unit } a célpontja után megy.
az-event-shot-held = { $unit } visszatartja a lövését { $mover } ellen.
az-event-spotted = { $unit } látta és megjegyezte: { $target }.
az-event-gun-moved = { $unit } tolja a lövegét.
az-event-put-aside = { $unit } helyet ad: { $places ->
    [one] egy modell
   *[other] { $places } modell
} félrekerül.

# ---- területre ható fegyverek ----

az-event-round-burst = { $unit }: egy lövedék felrobban: { $weapon }.
az-event-burst-inside = { $unit }: egy lövedék ({ $weapon }) a nyitott tetőn át bejut és bent robban: { $target }.
az-event-round-missed = { $unit }: egy lövedék ({ $weapon }) nem talál, a kocka: { $die }.
az-event-scattered = { $place ->
    [none] Nincs hatása.
   *[other] Máshová esik.
}
az-event-movement-struck = { $unit } menet közben eltalál { $count ->
    [0] senkit
    [one] egy modellt
   *[other] { $count } modellt
} ({ $weapon }), { $target } ellen.
az-event-charge-laid = Töltet elhelyezve: { $weapon }.
az-event-charges-went-off = { $total ->
    [0] A töltetek felrobbannak.
   *[other] A töltetek felrobbannak, { $total }: { $removed ->
        [yes] a levegőbe repül.
       *[no] kitart.
    }
}
az-event-gun-lost = { $unit } elvesztette a lövegét.

az-fire-area = területre ható fegyverek

# ---- közelharc ----

az-event-charged = { $unit } rohamoz { $target } ellen: { $reached ->
    [0] nem éri el.
    [one] egy modell talpkontaktusba ér.
   *[other] { $reached } modell talpkontaktusba ér.
}
az-event-close-combat-fought = { $unit } megvívta a közelharc egy körét.
az-roll-close-combat = Közelharc: { $faces }
az-roll-close-combat-damage = A közelharc sebei: { $faces }

# ---- kommunikáció ----

az-event-call-made = { $unit } hívja ({ $means ->
    [radio] rádió
   *[voice] hang
}): { $to }. { $succeeded ->
    [yes] { $ceases ->
        [yes] Tüzet szüntess.
       *[no] A koordináták megérkeznek.
    }
   *[no] Senki sem válaszol.
}
az-event-coordinates-used = { $unit } felhasználta a koordinátáit.
az-event-runner-arrived = { $runner } odaér: { $to }{ $succeeded ->
    [yes] .
   *[no] , de nem értik meg.
}
az-event-runner-back = { $runner } visszatért.
az-event-runner-ran = { $runner } fut.
az-event-runner-sent = { $unit } futárt küld.

# ---- járművek ----

az-event-bailed-out = { $unit }: a személyzet kiugrik.
az-event-breached = A jármű rést hagy maga mögött.
az-event-came-free = { $unit } kiszabadul.
az-event-crew-hurt = { $unit }: a személyzetből { $dead } { $dead ->
    [one] meghal
   *[other] meghal
}, { $scared } { $scared ->
    [one] megijed
   *[other] megijed
}.
az-event-crew-recovered = { $unit }: { $count ->
    [one] a személyzetből egy ember összeszedi magát.
   *[other] a személyzetből { $count } ember összeszedi magát.
}
az-event-drove = { $unit } halad.
az-event-exploded = { $unit } felrobban.
az-event-got-stuck = { $unit } elakadt.
az-event-rider-stuck = { $unit }: egy kerékpáros elakadt.
az-event-looked-out = { $unit }: { $exposed ->
    [0] minden búvónyílás zárva.
    [one] egy ember kibújik.
   *[other] { $exposed } ember kibújik.
}
az-event-nerve-tested = { $unit }: a személyzet { $passed ->
    [yes] nyugodt marad.
   *[no] elveszti az idegeit.
}
az-event-parts-lost = { $unit } { $parts ->
    [one] egy részét elveszti.
   *[other] { $parts } részét elveszti.
}
az-event-rolled-on = { $unit } továbbgurul és megáll.
az-event-shot-diverted = { $unit } volt a célpont, de a lövés mást ér, ami útban van.
az-event-shot-stopped = { $unit } volt a célpont, de a lövést felfogta { $by ->
    [wall] egy fal
    [covered] a fedezékes terep
    [hidden-part] ami azt a részt takarja
    [other-vehicle] egy másik jármű
   *[die] a védelme
}.
az-event-turret-turned = { $unit } fordítja a tornyát.
az-event-vehicle-damaged = { $unit }, { $die }: { $result }
az-event-willpower-tested = { $unit }: a személyzet { $passed ->
    [yes] továbbra is kilátszik.
   *[no] fedezékbe húzódik.
}

# ---- döntések ----

az-ask-aimed = Kit érjenek a pontos lövések?
az-ask-losses = Kik szenvedjék el a veszteséget? { $units }
az-ask-pursuit = A célpont elmozdult. Merre menjen a roham?
az-ask-template = Hová kerüljön ez a sablon ({ $number }/{ $count })? Legalább egy másikhoz hozzáér, vagy rajta fekszik.
az-ask-drive = A célpont elmozdult. Merre haladjon a jármű?
az-ask-meeting = { $man } ({ $unit }) a rohamban szabad maradt. Hová menjen?
az-ask-blow = Kit találjon el a modell?
az-ask-which-gun = Melyik löveg vész el?
az-ask-tested = Kinek a morálját teszteljük először?
az-ask-serving = Hol álljanak a kezelők? { $unit }
az-ask-read-direction = A csúszáskocka ezt mutatja: { $face }. Merre mutat?
az-ask-shooting = Hogyan tüzeljen: { $unit }{ $target ->
    [none] {""}
   *[other] {" "}{ $target } ellen
}?
az-ask-struck = A személyzetből kit ér a találat? { $unit }
az-ask-lost-weapon = Melyik fegyver vész el? { $unit }
az-ask-hit = Melyik találat legyen az első? { $unit }
az-ask-side = Melyik oldalon szálljon ki a személyzet? { $unit }
az-ask-to-fire = Tüzeljen most { $unit } { $target } ellen?

az-choose-next-unit = { $unit }
az-choose-pursuit = { $way ->
    [none] Ahogy bejelentve, { $length } cm
    [0] Marad
   *[other] A célpont után, { $length } cm
}
az-choose-lay-template = { $man ->
    [none] A többi egy sorban, ameddig elér
   *[other] { $number }: erre: { $man }
}
az-choose-meeting = { $foe ->
    [none] Marad az egységgel
   *[other] { $number }: { $foe } ellen ({ $unit })
}
az-choose-blow = { $number }. mód
az-firing = { $weapons } erre: { $part }
az-firing-more = { $first }; { $more }
az-part-machine = { $role ->
    [gun] a löveg
   *[vehicle] a jármű
}
az-part-open-top = a jármű nyitott teteje
az-part-riders = a tankon utazók
az-part-cover = { $cover ->
    [none] akik a szabadban vannak
    [light] akik könnyű fedezékben vannak
    [medium] akik közepes fedezékben vannak
    [heavy] akik nehéz fedezékben vannak
    [coordinates] a koordináták
   *[other] { $cover }
}
az-choose-open-fire = { $yes ->
    [yes] Tűz
   *[no] Tűz visszatartása
}
az-choose-losses = { $dead ->
    [none] ijedt: { $scared }
   *[other] { $scared ->
        [none] halott: { $dead }
       *[other] halott: { $dead }; ijedt: { $scared }
    }
}
az-choose-choose-gun = { $number }. löveg
az-choose-pointing = { $degrees } fok
az-choose-struck = { $men }
az-choose-lose-weapon = { $mount }
az-choose-resolve-hit = { $number }. találat
az-choose-bail-to = { $side ->
    [left] Bal oldalt
    [right] Jobb oldalt
    [front] Elöl
   *[rear] Hátul
}
az-choose-way = { $number }. mód
az-note-firing = { $count ->
    [one] Tüzel: egy { $weapon }.
   *[other] Tüzel: { $count } × { $weapon }.
}
az-event-collided = { $unit } nekimegy { $met ->
    [none] annak, ami az útjában áll.
   *[other] egy másik járműnek.
}
az-event-hitched = { $place ->
    [none] { $unit } rögzíti a lövegét.
   *[other] { $unit } leoldja a lövegét.
}
az-event-motorcycle-rammed = { $unit }: elgázolták.
az-event-embarked = { $unit } felszáll.
az-event-disembarked = { $unit } leszáll.
az-event-fell-off = { $unit }: { $places ->
    [one] egy utas leesik, és ijedten fekszik.
   *[other] { $places } utas leesik, és ijedten fekszik.
}
az-ask-panicking = Melyik megtört egység következzen?
az-ask-on-foot = Merre menjenek az emberek? { $unit }

az-event-went-down = { $unit }: { $models ->
    [one] egy modell a híddal együtt lezuhan.
   *[other] { $models } modell a híddal együtt lezuhan.
}
az-event-assaulted-vehicle = { $unit } közelharci rohamot intéz { $target } ellen: { $hits ->
    [0] nincs találat.
    [one] egy találat.
   *[other] { $hits } találat.
}

az-event-hitching = { $unit }: a kezelők { $vehicle ->
    [none] végeztek a löveggel és a járművével.
   *[other] a lövegen és a járművén dolgoznak.
}
az-event-motorcycle-lost = { $unit } elveszt egy motort.
