### In part: what this file lacks is said in English.

ba-system-subtitle = hüvelykek, parancskockák

ba-pin = Lefogás jelző
ba-cup = Kockás pohár
ba-cup-title = A kör parancskockái
ba-cup-rest = { $count } a pohárban
ba-cup-lot = { $side }: { $order ->
    [none] még nincs parancsa
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Kocka: { $side }
ba-cup-yours = A te kockád
ba-cup-next = { $left ->
    [0] a pohár üres
   *[other] következő kocka: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] a pohár üres
   *[other] következő kocka: { $percent }% a tiéd
}
ba-order = { $order ->
    [fire] Tűz
    [advance] Előrenyomulás
    [run] Futás
    [ambush] Lesállás
    [rally] Gyülekező
   *[down] Földre
}
ba-order-assault = Roham: { $target }
ba-order-loaded = { $way ->
    [piercing] Lesállás, páncéltörő lövedék betöltve
    [explosive] Lesállás, repeszlövedék betöltve
   *[other] Lesállás közvetlen irányzással
}

ba-status-preparing = A csata előtt
ba-status-turn = { $turn }. kör, összesen { $turns }
ba-result-draw = Döntetlen, { $first } : { $second }.
ba-result-conceded = Nyertes: { $winner }. Feladta: { $loser }.
ba-result-won = Nyertes: { $winner }, { $own } : { $other }.

# ---- emberek és egységek ----

ba-unit-of = { $unit } ({ $owner })
ba-of-nation-german = németek
ba-of-nation-us = amerikaiak
ba-of-nation-british = britek
ba-of-nation-soviet = szovjetek
ba-side-colour = { $side ->
    [0] Kék
   *[1] Piros
}
ba-man = { $role ->
    [officer] Tiszt, { $weapon }
    [nco] Rajparancsnok, { $weapon }
    [gunner] Irányzó, { $weapon }
    [loader] Töltő, { $weapon }
    [assistant] Segéd, { $weapon }
    [spotter] Felderítő, { $weapon }
    [medic] Egészségügyi, { $weapon }
    [observer] Megfigyelő, { $weapon }
    [gun] Löveg, { $weapon }
   *[other] Katona, { $weapon }
}
ba-man-unarmed = { $role ->
    [officer] Tiszt
    [nco] Rajparancsnok
    [gunner] Irányzó
    [loader] Töltő
    [assistant] Segéd
    [spotter] Felderítő
    [medic] Egészségügyi
    [observer] Megfigyelő
    [crew] Kezelő
   *[other] Katona
}
ba-fact-men = { $men } / { $start } ember
ba-fact-quality = { $quality }, morál { $morale }
ba-fact-pins = { $pins } lefogás
ba-fact-wave = { $wave ->
    [first_wave] első hullám
   *[other] tartalék
}
ba-fact-flank = { $flank ->
    [left] balról kerül
   *[right] jobbról kerül
}
ba-fact-off = nincs az asztalon
ba-fact-dug-in = beásva: kemény fedezék
ba-arm = { $least ->
    [0] { $range }″
   *[other] { $least }–{ $range }″
}, { $shots } lövés{ $pen ->
    [none] {""}
   *[other] , átütés { $pen }
}{ $he ->
    [none] {""}
   *[other] , repesz { $he }
}
ba-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, megsemmisült
    [aboard] { $side }, { $unit }, járművön, { $men } ember
    [off] { $side }, { $unit }, az asztalon kívül, { $men ->
        [0] jármű
       *[other] { $men } ember
    }
   *[other] { $side }, { $unit }, { $men ->
        [0] jármű
       *[other] { $men } ember
    }, { $pins } lefogás, { $order ->
        [none] nincs parancsa
        [fire] parancsa Tűz
        [advance] parancsa Előrenyomulás
        [run] parancsa Futás
        [ambush] lesállásban
        [rally] parancsa Gyülekező
       *[down] földön
    }{ $floor ->
        [none] {""}
       *[other] , hol: { $floor }
    }
}

# ---- ami történik ----

ba-event-turn-began = Kezdődik: { $turn }. kör.
ba-event-order-given = { $assault ->
    [none] { $unit } parancsa: { $order ->
        [fire] Tűz
        [advance] Előrenyomulás
        [run] Futás
        [ambush] Lesállás
        [rally] Gyülekező
       *[down] Földre
    }.
   *[other] { $unit } parancsa: roham, { $assault }.
}
ba-event-die-turned = { $order ->
    [down] { $unit } inkább a földre veti magát.
   *[other] { $unit }: a kockát átfordították.
}
ba-event-die-taken = { $unit } a földre veti magát.
ba-event-dice-returned = A kör véget ér; a kockák visszakerülnek a pohárba.
ba-event-order-tested = { $outcome ->
    [passed] { $unit }, parancspróba: { $total }, legfeljebb { $value } kell. Sikerült.
    [fubar] { $unit } dupla hatost dob: FUBAR!
   *[failed] { $unit }, parancspróba: { $total }, legfeljebb { $value } kell. Nem sikerült.
}
ba-event-pins-taken = { $unit }: új lefogás, { $pins }.
ba-event-pins-lost = { $unit }: kevesebb lefogás, −{ $pins }.
ba-event-morale-tested = { $passed ->
    [yes] { $unit }, morálpróba: { $total }, legfeljebb { $value } kell. Sikerült.
   *[no] { $unit }, morálpróba: { $total }, legfeljebb { $value } kell. Nem sikerült.
}
ba-event-moved = { $unit } mozog.
ba-event-entered = { $unit } belép az asztalra.
ba-event-stayed-away = { $unit } az asztalon kívül marad.
ba-event-unit-set-up = { $unit } felállt.
ba-event-shot-declared = { $why ->
    [ambush] { $unit } lesállásból tüzet nyit: { $target }.
    [defence] { $unit } a rohamozókra lő: { $target }.
   *[other] { $unit } célba veszi: { $target }.
}
ba-event-fired = { $unit } tüzel, célpont: { $target }: { $volleys }.
ba-event-casualties-taken = { $unit } vesztesége: { $men } ember.

# ---- kérdések ----

ba-ask-order = Válassz egy egységet, és adj neki parancsot.
ba-ask-move = { $manner ->
    [enter] { $unit }: lépjen az asztalra, legfeljebb { $inches } hüvelyk.
    [run] { $unit }: fusson, legfeljebb { $inches } hüvelyk.
    [regroup] { $unit }: rendeződjön, legfeljebb { $inches } hüvelyk.
   *[advance] { $unit }: mozogjon, legfeljebb { $inches } hüvelyk.
}
ba-ask-target = { $unit }: mire lőjön?
ba-ask-under-fire = { $firer } célba veszi: { $unit }. Földre vesse magát?
ba-ask-charged = { $attacker } rohamozza: { $unit }. { $may ->
    [escape] Elmenekül?
    [both] Előbb tüzel, vagy elmenekül?
   *[fire] Előbb rájuk tüzel?
}
ba-ask-passing = { $when ->
    [before] { $mover } indulni készül. Tűz lesállásból?
   *[during] { $mover } úton van. Tűz lesállásból itt: { $inch } hüvelyk?
}
ba-ask-casualty = { $who ->
    [own] { $unit }: ki esik el?
   *[theirs] { $unit }: te választhatod ki, ki esik el.
}
ba-ask-wave = Mely egységek lépnek be az 1. körben? Legalább { $least }.
ba-ask-keep = Mely egységek tartják meg Lesállás vagy Földre kockájukat a következő körre?
ba-ask-edge = Megnyerted a sorsolást. Melyik asztalszél a tiéd?
ba-ask-mistake = { $unit } a saját oldalára lő. Kire?
ba-ask-place-next = Melyik egységet állítod fel most? Az asztalra legalább { $least } kell még; a többi kívül várhat.
ba-ask-place = Hol álljon: { $unit }?
ba-ask-shelled = Lövedékek csapnak le: { $unit }. Földre vesse magát?
ba-ask-charge = { $unit } fut. Rohamoz?
ba-ask-dice = { $purpose ->
    [ba-roll-cup] Húzz egy kockát a pohárból. Kié?
    [ba-roll-off] Dobj egy kockával mindkét félnek, előbb az elsőnek.
    [ba-roll-order-test] Dobj két kockával a parancspróbához.
    [ba-roll-morale] Dobj két kockával a morálpróbához.
    [ba-roll-rally] Dobj a lekerülő lefogásokért.
    [ba-roll-fubar] Dobj a FUBAR-táblázaton.
    [ba-roll-hit] Dobj a találatra.
    [ba-roll-flame] Dobj a lángok találataira.
    [ba-roll-confirm] Dobd újra a hatosokat.
    [ba-roll-shell] Dobd a lövedék találatait, aztán a lefogást.
    [ba-roll-damage] Dobj a sebzésre.
    [ba-roll-exceptional] Dobd újra a természetes hatosokat.
    [ba-roll-medic] Dobj az egészségügyinek.
    [ba-roll-regroup] Dobj a rendeződéshez.
    [ba-roll-length] Dobj, lesz-e még egy kör.
   *[other] Dobj a kockákkal.
}

# ---- válaszok ----

ba-choose-place-rest = Állítsd fel a többit te
ba-choose-place-no-more = A többi az asztalon kívül vár
ba-choose-place-sound = Jó hely
ba-choose-place-at = { $place ->
    [left] Balra
    [right] Jobbra
   *[middle] Középre
}
ba-choose-enter = { $place ->
    [left] Belépés balról
    [right] Belépés jobbról
   *[middle] Belépés középen
}
ba-choose-closer = Az ellenség felé
ba-choose-cover = Biztonságba
ba-choose-stay = Itt marad
ba-choose-stay-away = Kívül marad
ba-choose-smoke = Füst elé: { $target }
ba-choose-pass = Ez a kocka senkinek sem kell
ba-choose-just-run = Csak fut
ba-choose-go-in = Be ide: { $floor }
ba-choose-stay-out = Kint marad
ba-choose-hold-fire = Nem tüzel
ba-choose-go-down = Földre
ba-choose-stand = Kitart
ba-choose-fire-charge = Tűz a rohamozókra
ba-choose-no-fire = Nem tüzel
ba-choose-fire-now = Tűz most: { $unit }
ba-choose-wait-end = Vár a mozgás végéig
ba-choose-wait-until = Vár eddig: { $inch } hüvelyk
ba-choose-let-pass = Átengedi
ba-choose-edge = { $edge ->
    [near] A közeli szél
   *[far] A távoli szél
}
ba-hint-assault = { $inches }″ messze
ba-hint-enter = belép, legfeljebb { $inches }″
ba-hint-fire = { $pins ->
    [0] helyben marad és lő
   *[other] −{ $pins } a találatra
}
ba-hint-advance = 6″, aztán lő
ba-hint-run = 12″, lövés nélkül
ba-hint-ambush = később lő
ba-hint-rally = { $pins ->
    [0] nincs lefogás
    [one] lekerül a lefogás
   *[other] egy lefogás lekerül, és még D6
}
ba-hint-down = próba nélkül, −1 a találatra
ba-hint-go-down = −1 a találatra; ez lesz a parancsa
ba-hint-stand = későbbre tartja a parancsát
ba-hint-shot = { $cover ->
    [soft] { $inches }″, puha fedezék
    [hard] { $inches }″, kemény fedezék
    [indirect] { $inches }″, közvetett
   *[none] { $inches }″, nyílt terepen
}
ba-hint-out-of-range = { $inches }″, egyik fegyver sem ér el odáig
ba-obeys = { $percent }% teljesíti

# ---- előre megmutatva ----

ba-note-fire = Az egység a helyén marad, és egyszer lő.
ba-note-advance = Az egység legfeljebb 6″-et mozog, aztán lő.
ba-note-run = Az egység legfeljebb 12″-et mozog, és nem lő.
ba-note-threat = Egy lesállásban lévő egység tüzelhet erre a mozgásra.
ba-note-ambush = Az egység vár, és lőhet egy mozgó ellenségre.
ba-note-rally = Az egységről D6 lefogás lekerül.
ba-note-down = Az egységet nehezebb eltalálni, és a kör végén is a földön maradhat.
ba-note-no-test = Nincs lefogás, nem kell próba.
ba-note-may-go-down = Előbb a földre vethetik magukat.
ba-note-salvo = A sortűz { $whose ->
    [own] a saját egységre is hull: { $unit }
   *[enemy] erre az egységre is hull: { $unit }
}; { $what ->
    [vehicle] { $share }%-kal elvész
   *[men] átlagos veszteség { $mean }
}, { $pinned }%-kal lefogja.
ba-callout-length = { $inches }″ / { $limit }″
ba-callout-reverse = { $inches }″ / { $limit }″ hátramenetben
ba-table-test = Parancspróba, két kocka
ba-table-hit = Találat: { $target }
ba-chart-losses = Elesettek, { $men } emberből
ba-chart-test = Két kocka összege

# ---- a számítógép okai ----

ba-reason-nothing = Nincs jobb tennivaló.
ba-reason-shot = A lövés várható eredménye: { $target }, { $mean } ember.
ba-reason-fire = { $unit } helyben maradva tud a legtöbbet ártani: { $target }.
ba-reason-no-shot = { $unit } nem tud mire lőni.
ba-reason-enter = { $unit } belép: az asztalon kívül semmit sem tehet.
ba-reason-assault = { $unit } várhatóan megnyeri a közelharcot: { $target }.
ba-reason-rally = { $unit } lefogva: { $pins }.
ba-reason-down = { $unit } a földön nagyobb biztonságban van.
ba-reason-ambush = { $unit } arra vár, hogy az ellenség mutatkozzon.
ba-reason-advance = { $unit } közelebb kerül, és még lőhet.
ba-reason-closer = { $unit } közelebb kerül: egyelőre nincs kire lőnie.
ba-reason-run = { $unit } tovább fut: itt kevés hasznát venni.
ba-reason-move = { $unit } onnan többet árt, mint amennyit kap.
ba-reason-stay = { $unit } sehol sem áll jobban, ahová elér.
ba-reason-set-up = Az egység ott jól áll.
ba-reason-wait = Jobb alkalom is jöhet.
ba-reason-stand = Az egység későbbre tartja a parancsát.
ba-reason-go-down = { $unit } a földön több embert kímél, mint amennyit a parancsa ér.
ba-reason-edge = Egyik szél olyan jó, mint a másik.
ba-reason-wave = Minél több ember az asztalon, annál jobb.
ba-result-at = { $target }: { $result }
ba-result-shot = { $what ->
    [vehicle] { $share }% megsemmisül
   *[men] átlagosan { $mean } ember
}{ $pinned ->
    [0] {""}
    [100] , 1 lefogás
   *[other] , 1 lefogás { $pinned }%
}{ $gone ->
    [0] {""}
   *[other] , megsemmisül { $gone }%
}
ba-result-no-shot = innen senkit sem találhat el
ba-result-advance = { $inches ->
    [0] a helyén marad; { $shot }
   *[other] legfeljebb { $inches }″; innen { $shot }
}
ba-result-advance-unseen = legfeljebb { $inches }″; innen senkit sem találhat el
ba-result-run = legfeljebb { $inches }″, lövés nélkül; { $target } távolsága { $gap }″
ba-result-ambush = ha cselekszik, { $shot }
ba-result-unthreatened = próba nélkül; most senki sem fenyegeti
ba-result-place-alone = Még nincs ellenség az asztalon.
ba-result-place = { $what ->
    [shot] A legjobb lövés onnan: { $shot }.
   *[gap] { $target } távolsága akkor { $gap }″.
}{ $danger ->
    [less] {" "}Ott kevésbé fenyegeti az ellenséges tűz.
    [more] {" "}Ott jobban fenyegeti az ellenséges tűz.
   *[same] {""}
}

# ---- a cél ----

ba-goal = { $by ->
        [held-kills] Tartsd meg a jelölt helyeket, és semmisíts meg egységeket
        [held] Tartsd meg a jelölt helyeket
        [through-kills] Vidd át egységeidet a túlsó szélig; a megsemmisítés is számít
        [held-through-kills] Tartsd meg a jelölt helyeket, juss át, semmisíts meg egységeket
       *[kills] Semmisíts meg több egységet, mint amennyit vesztesz
    }: pontelőny a győzelemhez: { $lead }
ba-goal-until = { $turn ->
        [0] hátralévő körök: { $turns }
       *[other] vége: { $turns }. kör után
    }{ $extra ->
        [0] {""}
       *[other] , vagy eggyel később, { $extra }+ dobásra
    }

# ---- sorok és számok ----

ba-list-more = { $first }; { $more }
ba-need = { $need ->
    [7] 6, aztán 6
   *[other] { $need }+
}
ba-inch = { $inch }″
ba-label-range = { $weapon }, { $inches }″
ba-label-officer = { $rank }, { $inches }″
ba-table-weapons = { $count } × { $weapon }
ba-table-needed = Szükséges
ba-table-pass = Sikerül
ba-chart-losses-mean = Átlag { $mean }.
ba-chart-if-down = ha a földre vetik magukat
ba-callout-men = { $seen } / { $men } ember látszik
ba-callout-blocked = Útban van: { $ground }.
ba-callout-sight = { $cover ->
    [blocked] { $inches }″, nem látszik
    [scant] { $inches }″, { $ground }: túl kevesen vannak mögötte
    [bare] { $inches }″, { $ground }: túl keveset takar
    [indirect] { $inches }″, közvetett: a fedezék nem segít
    [soft] { $inches }″, { $ground ->
        [none] puha fedezék
       *[other] { $ground }: puha fedezék
    }
    [hard] { $inches }″, { $ground ->
        [none] kemény fedezék
       *[other] { $ground }: kemény fedezék
    }
   *[none] { $inches }″, nyílt terep
}
ba-volley = { $need ->
    [7] { $count } × { $weapon }, { $shots } lövés, 6 és újra 6 kell
    [1] { $count } × { $weapon }, dobás nélkül talál
   *[other] { $count } × { $weapon }, { $shots } lövés, { $need }+ kell
}
ba-shot-with = { $target }, fegyver: { $weapon }
ba-shot-with-some = { $target }, { $number } × { $weapon }
ba-roll-cup = Kockahúzás a pohárból.
ba-roll-order-test = Parancspróba: { $total }.
ba-roll-morale = Morálpróba: { $total }.
ba-roll-rally = Gyülekező: { $total }.
ba-roll-hit = Találat: { $successes } / { $dice }.
ba-roll-flame = A lángok találatai: { $total }.
ba-roll-damage = Sebzés: { $successes } / { $dice }.
ba-event-scored = { $shots } lövés, mind elvétve.
ba-event-contact-made = { $unit } rohama célba ér: { $target }. A lefogások lekerülnek.
ba-event-unit-destroyed = { $loss ->
    [casualties] { $unit }: mind elestek.
    [pins] { $unit } a lefogások alatt szétfut.
    [morale] { $unit } megtörik és megsemmisül.
    [surrender] { $unit } megadja magát és megsemmisül.
    [fled] { $unit } elmenekül az asztalról.
    [weapon] { $unit } elveszti fegyverét és megsemmisül.
    [knocked-out] { $unit } kilőve.
    [assault] { $unit } a rohamban megsemmisül.
    [burnt] { $unit }: a kezelők elhagyják az égő járművet.
    [abandoned] { $unit }: a kezelők elhagyják.
    [lost-aboard] { $unit } a járművével elveszett.
    [empty] { $unit } üresen maradt az ellenség előtt, elveszett.
    [overrun] { $unit }: legázolva.
    [absent] { $unit } nem érkezett meg.
    [ammunition] { $unit } üzemanyag nélkül kiesik a csatából.
    [collapse] { $unit }: az épület maga alá temeti.
   *[other] { $unit } megsemmisül.
}
