### whole
### Amit az Operation World War II asztala mond: felállás, nézetek, döntések, előnézetek, napló.

# ---- a játék ----

az-system = Operation World War II
az-system-subtitle = Alzo Zero: parancskártyák, parancsláncok, tízoldalú kockák
az-scenario-title = { $title }
az-scenario-note = { $turns } kör
az-map-title = { $title }
az-scenario-building = A forgatókönyv erről az épületről szól: { $building }, és ezen a térképen nincs ilyen. Válaszd a hozzá való térképet.

# ---- felállás: ami nem jó ----

az-fault-all-set-up = Mondd meg, hol áll az egység minden modellje, a maguk sorrendjében.
az-fault-facing = Az irány 0 és 360 fok között van, és csak lövegnek és járműnek van.
az-fault-exposed = Ezzel a feladattal senki sem bújik ki ebből a járműből.
az-fault-aboard = Kezdéskor csak az egység saját szállítója szállíthatja.
az-fault-storey = Itt nincs ilyen szint.
az-fault-off-table = Ez túl van az asztal szélén.
az-fault-zone = Ez a zónádon kívül van.
az-fault-enemy-zone = A beszivárgók nem mehetnek az ellenség zónájába.
az-fault-near-enemy = A beszivárgók legalább { $distance } cm-re álljanak az ellenségtől.
az-fault-on-obstacle = Fal, bokor vagy hasonló tetején senki sem áll.
az-fault-ground = Ezen a terepen nem állhat: { $ground }.
az-fault-in-wall = Itt egy fal megy át. Álljon egészen belül vagy kívül.
az-fault-overlap = Két modell nem állhat egy helyen.
az-fault-cohesion = Az egység nem tart össze: modelltől modellig legfeljebb 10 cm lehet.
az-fault-crew = A kezelők hozzáérnek ahhoz a fegyverhez, amelyet kiszolgálnak.
az-refused-room = Van hely az egységnek. Válassz egyet.

# ---- dobások ----

az-roll-set-up = Egyforma kártyák a felálláskor

# ---- nevek ----

az-unit-of-side = { $unit } ({ $side })
az-unit-runner = Futár ({ $unit })
az-of-nation-german = Német
az-of-nation-american = Amerikai
az-of-nation-russian = Szovjet
az-of-nation-british = Brit
az-people-of-nation-german = Németek
az-people-of-nation-american = Amerikaiak
az-people-of-nation-russian = Szovjetek
az-people-of-nation-british = Britek
az-side-zone = { $zone ->
    [south] Dél
   *[north] Észak
}
az-card = { $order } { $priority }
az-men = { $count ->
    [one] { $man }
   *[other] { $count } × { $man }
}
az-cards-none = nincs kártya
az-list-more = { $first }, { $more }
az-piece = { $title }
az-man = { $role ->
    [officer] Tiszt
    [leader] Rajparancsnok
    [radio-operator] Rádiós
    [runner] Futár
    [rifleman] Lövész
    [gunner] Tüzér
    [assistant] Segéd
    [sniper] Mesterlövész
    [spotter] Megfigyelő
    [engineer] Utász
   *[crewman] Kezelő
} ({ $weapon })
az-man-unarmed = { $role ->
    [officer] Tiszt
    [leader] Rajparancsnok
    [radio-operator] Rádiós
    [runner] Futár
    [rifleman] Lövész
    [gunner] Tüzér
    [assistant] Segéd
    [sniper] Mesterlövész
    [spotter] Megfigyelő
    [engineer] Utász
   *[crewman] Kezelő
}
az-model-vehicle = { $unit }
az-model-gun = { $weapon }
az-objective = { $place ->
    [crossroads] Útkereszteződés
    [farmhouse] Tanya
    [crossing] Átkelő
   *[other] { $place }
}, { $points } pont

# ---- szándékok ----

az-intent-open = most dől el
az-intent-move = { $speed ->
    [stay] a helyén marad
    [slow] lassan megy { $length } cm-t
   *[fast] gyorsan megy { $length } cm-t
}
az-intent-with = { $what } ({ $besides })
az-intent-assault = { $fires ->
    [first] { $speed ->
        [stay] tüzel { $target } ellen, és marad
        [slow] tüzel { $target } ellen, aztán lassan megy { $length } cm-t
       *[fast] tüzel { $target } ellen, aztán gyorsan megy { $length } cm-t
    }
    [last] { $speed ->
        [stay] marad, és tüzel { $target } ellen
        [slow] lassan megy { $length } cm-t, aztán tüzel { $target } ellen
       *[fast] gyorsan megy { $length } cm-t, aztán tüzel { $target } ellen
    }
   *[none] { $speed ->
        [stay] marad, nincs kire tüzelnie
       *[other] megy { $length } cm-t, nincs kire tüzelnie
    }
}
az-intent-fire = { $order ->
    [covering-fire] fedezet tűz alatt tartja: { $target }
    [ambush] rajtaütésből tüzel { $target } ellen
   *[fire] tüzel { $target } ellen
}
az-intent-held = { $order ->
    [ambush] a rajtaütéssel vár, amíg { $target } { $at } cm-t megy
   *[fire] a lövéssel vár, amíg { $target } { $at } cm-t megy
}
az-intent-waits = { $order ->
    [ambush] lesben áll
   *[other] nincs kire tüzelnie
}

# ---- a lánc ----

az-chain-next = A következő kártya { $most ->
    [1] csak 1-es lehet.
   *[other] legfeljebb { $most } lehet.
}
az-chain-closed = A láncon 1-es van: lezárult. Az utolsó kártyát hajtják végre először.
az-chain-executed = { $unit } végrehajtja: { $card }. Az utoljára kijátszott kártya az első.

# ---- az asztal ----

az-status-preparing = Felállás
az-status-turn = { $turn }. kör, összesen { $turns }{ $initiative ->
    [none] {""}
   *[other] {", "}kezdemény: { $initiative }
}
az-result-draw = Döntetlen, { $first } – { $second }
az-result-won = { $reason ->
    [concession] { $winner } győzelem, feladta: { $loser }
   *[other] { $winner } győzelem, { $own } – { $other }
}
az-fact-going = { $mover ->
    [foot] Gyalog
    [wheels] Keréken
   *[tracks] Lánctalpon
}: { $way ->
    [barred] nincs út
    [free] szabad
    [openings] ajtókon és ablakokon át
    [door] az ajtaján át
    [break-in] betörve
   *[passable] járható
}{ $cost ->
    [0] {""}
   *[other] {", "}ára { $cost } cm
}{ $bonus ->
    [0] {""}
   *[other] {", "}{ $bonus } cm-rel messzebb
}{ $tests ->
    [0] {""}
    [one] {", "}egy vezetési teszt
   *[other] {", "}{ $tests } vezetési teszt
}{ $slow ->
    [yes] {", "}csak lassan
   *[no] {""}
}{ $removed ->
    [yes] {", "}ezzel eltűnik
   *[no] {""}
}
az-fact-cover = { $cover ->
    [none] Nincs fedezék
    [vehicle] A jármű fedezéke
    [light] Könnyű fedezék
    [medium] Közepes fedezék
   *[heavy] Nehéz fedezék
}{ $cover ->
    [none] {""}
   *[other] { $inside ->
        [yes] {" "}annak, aki benne van
       *[no] {" "}annak, aki mögötte van
    }
}
az-fact-sight = { $sight ->
    [beyond] A talajról { $limit } cm-re látni túl rajta, közvetlenül mellőle messzebb
    [blocked] Elveszi a rálátást, de magasból el lehet látni fölötte
    [hedge] Elveszi a rálátást, kivéve annak, aki közvetlenül mellette áll, vagy magasból néz
    [deep] { $limit } cm-re látni be és ki
    [small] { $limit } cm-re látni túl ezen a szélén: { $edge ->
        [near] közelebbi
       *[far] távolabbi
    }
    [openings] A nyílásain át látni be, { $limit } cm mélyen
    [slits] Be és ki lehet látni, átlátni nem
    [into] Be és ki lehet látni, átlátni nem
    [real] Azt takarja, amit a szem elől elrejt
   *[free] Nem veszi el a rálátást
}
az-fact-building = { $size ->
    [small] Kis
    [medium] Közepes
    [large] Nagy
   *[huge] Hatalmas
} épület, anyaga { $material ->
    [brick] tégla
    [stone] kő
    [wood] fa
   *[mud] vályog
}, { $storeys ->
    [one] egy szint
   *[other] { $storeys } szint
}
az-fact-men = { $men } ember, kezdetben { $start }{ $lying ->
    [0] {""}
   *[other] {", "}{ $lying } ijedt
}
az-fact-training = Kiképzés { $training }+, pánik határ { $limit }
az-fact-waiting = { $infiltrates ->
    [yes] Beszivárog: utoljára állítják fel
   *[no] Még nincs felállítva
}
az-fact-bicycles = { $men ->
    [one] Egy ember kerékpáron
   *[other] { $men } ember kerékpáron
}
az-piece-bicycle = Gazdátlan kerékpár
az-fact-broken = Megtört: nem kap parancsot
az-fact-detection = { $state ->
    [stationary] Álló
    [moved] Mozgó
   *[fired] Tüzelő
}: { $open } cm-ről észlelhető, fedezékben { $hidden } cm-ről
az-arm = { $close }/{ $normal }/{ $extreme } cm{ $shots ->
    [0] {""}
    [one] , 1 kocka
   *[other] , { $shots } kocka
}{ $burst ->
    [0] {""}
   *[other] , robbanás { $burst } cm
}
az-fact-crew = Személyzet: { $crew }{ $scared ->
    [0] {""}
   *[other] {", "}{ $scared } ijedt
}
az-fact-riding = { $men } utas
az-fact-exposed = Kilátszik: { $task }
az-fact-lost = Elveszett: { $part }
az-badge-card = Van kártyája: { $card }
az-badge-broken = Megtört
az-badge-detection = { $state ->
    [moved] Mozgott: messzebbről észlelhető
   *[fired] Tüzelt: a legmesszebbről észlelhető
}
az-badge-acted = Ebben a körben már cselekedett
az-unit-summary = { $side }: { $unit }{ $men ->
    [0] {""}
   *[other] {", "}{ $men } ember
}, { $place ->
    [table] { $state ->
        [fired] tüzelő
        [moved] mozgó
       *[stationary] álló
    }
    [waiting] még nincs felállítva
    [below] a föld alatt
   *[gone] kiesett a csatából
}{ $broken ->
    [yes] {", megtört"}
   *[no] {""}
}{ $acted ->
    [yes] {", már cselekedett"}
   *[no] {""}
}.

# ---- a napló ----

az-event-cards-turned = Felfordítva: { $first } { $one }, { $second } { $other }. { $winner ->
    [none] Egyenlő.
   *[other] { $matter ->
        [zone] Zónát választ: { $winner }.
       *[other] Előbb állít fel, a magasabb kártyával: { $winner }.
    }
}
az-event-zones-taken = { $seat }: az övék { $zone ->
    [south] a déli
   *[north] az északi
} oldal.
az-event-infiltrators-announced = { $seat } beszivárgókat jelentenek be: { $units }.
az-event-unit-set-up = { $unit } felállítva.
az-event-stayed-away = { $unit } nem talál helyet, és nem vesz részt.
az-event-fighting-over = Az egyik oldalnak nem maradt senkije: a harcnak vége.
az-event-battle-ended = A csata véget ért. { $first } { $one }, { $second } { $two }: { $winner ->
    [none] döntetlen.
   *[other] { $winner } győzelem.
}
az-event-conceded = { $seat } feladják.
az-event-shuffled = { $new ->
    [yes] { $seat } új paklit kevernek, { $count } kártya.
   *[no] { $seat } megkeverik a paklijukat, { $count } kártya.
}
az-event-drawn = { $cards ->
    [none] { $seat } { $count ->
        [one] egy
       *[other] { $count }
    } kártyát húznak.
   *[other] { $seat } húznak: { $cards }.
}
az-event-given-up = { $count ->
    [0] { $seat } nem cserélnek semmit.
   *[other] { $cards ->
        [none] { $seat } { $count ->
            [one] egy
           *[other] { $count }
        } kártyát félretesznek.
       *[other] { $seat } félreteszik: { $cards }.
    }
}
az-event-revealed = Felfordítva: { $first } { $one }, { $second } { $other }{ $source ->
    [deck] {" "}a pakli tetejéről
   *[hand] {""}
}{ $tie ->
    [yes] ; egyenlő, még egyszer.
   *[no] .
}
az-event-initiative-won = { $alone ->
    [yes] { $seat }: csak ők cselekedhetnek, övék a kezdemény.
   *[no] { $seat }: övék a kezdemény, alacsonyabb a kártyájuk.
}
az-event-turn-began = { $turn }. kör
az-event-card-played = { $seat }: { $card } – { $unit }.
az-event-intent-declared = { $unit }: { $intent }.
az-event-passed = { $seat } passzolnak; a láncot a végétől hajtják végre.
az-event-order-lost = { $unit } elvesztette a parancsát.
az-event-walked = { $unit } mozog.
az-event-stood-up = { $unit }: { $models ->
    [one] egy ember feláll.
   *[other] { $models } ember feláll.
}
az-event-order-done = { $unit } cselekedett: { $detection ->
    [fired] tüzelő
    [moved] mozgó
   *[stationary] álló
}.

# ---- döntések ----

az-ask-zone = Az asztal melyik oldala legyen a tiéd?
az-choose-zone = { $zone ->
    [south] A déli oldal
   *[north] Az északi oldal
}
az-ask-to-place = { $matter ->
    [infiltrators] Melyik beszivárgódat állítod fel most?
   *[other] Melyik egységet állítod fel most?
}
az-choose-place-rest = A többit állítsd fel helyettem
az-ask-place = Hol álljon: { $unit }?{ $free ->
    [yes] {" "}Bárhol, 30 cm-re az ellenségtől.
   *[no] {""}
}
az-choose-place-sound = Jó hely
az-choose-place-at = { $place ->
    [left] Bal oldalon
    [middle] Középen
   *[right] Jobb oldalon
}
az-choose-place-inside = { $storey ->
    [0] Itt benn: { $building }, földszint
   *[other] Itt benn: { $building }, { $storey }. szint
}
az-choose-place-aboard = A szállítójában
az-choose-place-carried = Ennek a járművében, vele együtt: { $unit }
az-choose-stay-away = Nincs hely: kimarad
az-switch-hatches = Búvónyílások
az-switch-looks-out = Nyitva ({ $task })
az-switch-closed-up = Zárva

az-ask-give-up = { $why ->
    [turn] Cserélsz { $most ->
        [one] egy kártyát?
       *[other] legfeljebb { $most } kártyát?
    }
    [game] Cserélsz legfeljebb { $most } kártyát? A csatában egyszer.
   *[other] Túl sok kártyád van: tégy félre ennyit: { $most }.
}
az-choose-keep-all = Mind marad
az-ask-bid = Melyik kártyát teszed le a kezdeményért?
az-hint-bid = mint parancs, elvész
az-ask-open = Adj parancsot: játssz ki egy kártyát egy egységre.
az-ask-react = Reagálj erre: { $card } – { $unit }, { $most ->
    [1] 1-es kártyával
   *[other] legfeljebb { $most } értékű kártyával
}, vagy passzolj.
az-choose-pass = Passz
az-hint-order = { $order ->
    [move] menet, tűz nélkül
    [assault] menet és tűz, −1 a találatra
    [fire] áll és tüzel
    [ambush] tüzel vagy vár, közelről +1
   *[covering-fire] arra tüzel, amit nem észlel
}
az-ask-follow = Hogyan kövessék a többiek? { $unit }
az-choose-follow = { $manner ->
    [formation] Alakzatban
    [closing-up] Felzárkózva
    [bridging] Kapcsolatot tartva
    [along] Vele együtt
    [staying] Maradva
    [short-formation] Megállva előbb, alakzatban
    [short-closing-up] Megállva előbb, felzárkózva
   *[short-bridging] Megállva előbb, kapcsolatot tartva
}
az-ask-dice = { $purpose }: mit { $count ->
    [one] mutasson a kocka
   *[other] mutasson { $count } kocka
}? ({ $sides } oldalú)
az-die-face = { $face }
az-note-side = { $seat ->
    [none] {""}
   *[other] Dönt: { $side }.
}

az-ask-target = { $order ->
    [ambush] Kin üssön rajta: { $unit }?
    [covering-fire] Kit tartson tűz alatt: { $unit }?
   *[fire] Kire tüzeljen: { $unit }?
}
az-choose-drive = { $speed ->
    [slow] Lassan
   *[fast] Gyorsan
} { $length } cm { $heading ->
    [0] északra
    [1] északkeletre
    [2] keletre
    [3] délkeletre
    [4] délre
    [5] délnyugatra
    [6] nyugatra
   *[7] északnyugatra
}
az-besides-coordinates = A nála levő koordinátákra
az-besides-aim = { $weapon } erre: { $target }
az-besides-facing = Fordulás { $degrees } fokra
az-mount = { $mount ->
    [gun] Fő fegyver
    [coaxial] Párhuzamosított géppuska
    [hull] Törzsgéppuska
    [anti-aircraft] Légelhárító géppuska
   *[other] { $mount }
}
az-choose-with = { $what }: { $besides }
az-besides-charge = Roham: { $target }
az-besides-assaulted = { $men ->
    [one] Egy ember megrohamozza: { $target }
   *[other] { $men } ember megrohamozza: { $target }
}
az-besides-ram = Ütközés: { $target }
az-besides-overrun = Gázolás: { $models ->
    [one] egy modell
   *[other] { $models } modell
}
az-besides-reverse = hátramenetben
az-besides-exposed = { $count ->
    [one] egy ember kibújik
   *[other] { $count } ember kibújik
}
az-besides-boards = { $men ->
    [one] Egy ember felszáll
   *[other] { $men } ember felszáll
}
az-besides-leaves = { $men ->
    [one] Egy ember leszáll
   *[other] { $men } ember leszáll
}
az-besides-hitches = A löveg rögzítése vagy leoldása
az-besides-primes = Töltet elhelyezése
az-besides-detonates = Töltetek felrobbantása
az-besides-more = További bejelentésekkel
az-choose-lie-in-wait = Lesben állás
az-choose-nobody = Nincs kire tüzelni
az-figure-dead = { $dead } halott
az-hint-scared = emellett { $scared } ijedt
az-warning-own-dead = A tieid közül átlagosan { $dead } meghal: a tűzvonalban állnak.
az-hint-nobody = nincs mivel tüzelnie
az-hint-not = { $distance } cm: { $why }
az-hint-besides = { $besides }; { $hint }
az-hint-shot = { $distance } cm, { $cover ->
    [none] szabadban
    [light] könnyű fedezék
    [medium] közepes fedezék
   *[heavy] nehéz fedezék
}, { $need }+
az-choose-hold = Visszatartva { $unit } ellen

az-ask-way = Merre menjen{ $order ->
    [assault] {" "}és tüzeljen
   *[move] {""}
}: { $unit }?{ $most ->
    [0] {""}
   *[other] {" "}Legfeljebb { $most } cm.
}
az-choose-stay = { $order ->
    [assault] Marad és tüzel
   *[move] Itt marad
}
az-choose-towards-enemy = { $unit } felé
az-choose-into-sight = Ahonnan látszik: { $unit }
az-choose-out-of-sight = Az ellenség szeme elől
az-choose-towards-objective = { $place ->
    [crossroads] Útkereszteződés
    [farmhouse] Tanya
   *[other] { $place }
} felé
az-switch-others = A többiek
az-switch-others-value = { $manner ->
    [asked] Kérdezz, amikor indulnak
   *[closely] Kövessék, ahogy látszik
}
az-switch-speed = Sebesség
az-switch-speed-value = { $speed ->
    [needed] Amilyen kell
    [slow] Lassú
   *[fast] Gyors
}
az-switch-backing = Tolat
az-switch-leg = { $leg }. szakasz
az-besides-backing = hátramenetben: { $legs }
az-switch-turret = Torony
az-switch-turret-kept = Ahogy van
az-switch-turret-point = { $point ->
    [0] Előre
    [1] Jobbra elöl
    [2] Jobbra
    [3] Jobbra hátul
    [4] Hátra
    [5] Balra hátul
    [6] Balra
   *[7] Balra elöl
}
az-besides-turret = Torony a törzshöz képest { $degrees }°
az-switch-riders = Kik
az-switch-part = { $weapon } erre
az-switch-part-any = Ahogy a legjobb
az-besides-firings = { $count } × { $weapon } erre: { $part }
az-switch-gear = Menet
az-switch-gear-value = { $gear ->
    [ahead] Előre
   *[back] Hátramenet
}
az-switch-target = Kire tüzel
az-switch-fires = Tüzel
az-switch-fires-value = { $when ->
    [never] Egyáltalán nem
    [last] Menet után
   *[first] Menet előtt
}
az-switch-lead = Ki megy elöl
az-switch-lead-value = { $number }. { $man }

# ---- amit emellett bejelentenek ----

az-note-short = Az egység { $length } cm után megáll: tovább valaki elállja az útját, vagy azokét, akik követik.
az-note-besides = Emellett bejelentve: { $what }.
az-switch-call = { $means ->
    [radio] Rádió
    [voice] Hang
   *[runner] Futár
}
az-switch-call-none = Senki
az-besides-call = { $means ->
    [radio] Rádió
    [voice] Kiáltás
   *[runner] Futár
} ide: { $to }. Célpont: { $target }
az-besides-cease = { $means ->
    [radio] Rádió
    [voice] Kiáltás
   *[runner] Futár
} ide: { $to }. Tüzet szüntess
az-switch-charge = { $man }
az-switch-charge-none = Nincs töltet
az-besides-charged = { $deed ->
    [lay] Töltet elhelyezése
   *[set-off] Töltetek felrobbantása
}: { $piece }
az-switch-meet = Roham
az-switch-meet-none = Senki
az-switch-close = Közelharci roham
az-switch-close-value = { $who ->
    [lead] { $target }: csak aki elöl megy
   *[all] { $target }: mind, aki eléri
}
az-switch-bicycles = Kerékpárok
az-switch-bicycles-value = { $how ->
    [on] Felszállás
    [off] Leszállás
   *[as-they-are] Ahogy vannak
}
az-switch-facing = A löveg iránya
az-switch-facing-kept = Ahogy van
az-switch-facing-unit = { $unit }
az-switch-facing-point = { $heading ->
    [0] Észak
    [1] Északkelet
    [2] Kelet
    [3] Délkelet
    [4] Dél
    [5] Délnyugat
    [6] Nyugat
   *[7] Északnyugat
}
az-switch-hitch = Vontatás
az-switch-hitch-none = Semmi
az-switch-hitch-value = { $deed ->
    [hitch] Löveg rögzítése ehhez: { $unit }
   *[unhitch] Löveg leoldása erről: { $unit }
}
az-switch-storey = Hol ér véget
az-switch-storey-needed = Ahol kell
az-switch-storey-value = { $storey ->
    [0] Földszint
   *[other] { $storey }. szint
}
az-switch-at = { $weapon } erre
az-switch-at-same = Ugyanaz a célpont
az-switch-round = { $weapon }
az-switch-round-value = { $round ->
    [high-explosive] Robbanó lőszer
    [armour-piercing] Páncéltörő lőszer
    [heat] Kumulatív töltet
   *[best] A legjobb
}
az-switch-how = { $weapon }
az-switch-how-value = { $how ->
    [indirect] Közvetett
   *[direct] Közvetlen
}
az-switch-boarding = Utasok
az-switch-boarding-none = Ahogy vannak
az-switch-boarding-value = { $men ->
    [one] Egy ember
   *[other] { $men } ember
} { $deed ->
    [on] fel
   *[off] le
}, { $when ->
    [first] aztán menet
   *[last] menet után
}
az-switch-boarding-all = { $men ->
    [one] Az utolsó ember leszáll
   *[other] Mindenki leszáll ({ $men })
}
az-switch-impact = Nekimegy
az-switch-impact-none = Senkinek
az-mark-coordinates = Koordináták
az-mark-charge = Töltet, { $turn }. kör

# ---- előnézetek ----

az-headline-card = { $card } – { $unit }
az-note-order = { $order ->
    [move] Megy, lassan vagy gyorsan, és nem tüzel. A lassú gyalogságot továbbra is nehéz észlelni.
    [assault] Legfeljebb a rohamtávját megy, és egy célpontra tüzel, előtte vagy utána, −1-gyel.
    [fire] Marad, és olyan célpontra tüzel, amelyet lát és észlel.
    [ambush] Marad; most tüzel egy célpontra, vagy lesben áll. Közeli távon +1 a találatra.
   *[covering-fire] Marad, és olyan célpontra tüzel, amelyet lát, ha észleli, ha nem: −1 a találatra, −3 a sebzésre.
}
az-note-before = Ez előtt hajtják végre: { $card } – { $unit }.
az-note-last = Az 1-es lezárja a láncot: senki sem reagálhat rá.
az-note-lying = { $count ->
    [one] Egy ijedt ember csak feláll.
   *[other] { $count } ijedt ember csak feláll.
}
az-note-pass = { $count ->
    [0] Nincs kijátszva semmi.
    [one] A láncon levő parancsot végrehajtják.
   *[other] A láncon levő { $count } parancsot végrehajtják, az utolsó kártyával kezdve.
}
az-note-lies-in-wait = Álló marad, nehéz észlelni, és ebben a körben senkire sem tüzel.
az-note-declared = { $card }: { $intent }.
az-note-held = { $order ->
    [ambush] Ha az ellenség nem ér oda, nem tüzel, és álló marad.
   *[fire] Ha az ellenség nem ér oda, a lövés kárba vész, és tüzelőnek számít.
}
az-note-no-shot = Ahogy a dolgok állnak, semmi sem lenne belőle: { $why }
az-note-covering-fire = A Fedezet tűzhöz nem kell észlelés, csak rálátás.
az-note-idle = { $weapon } nem tüzelhet: { $why }
az-note-machines = Átlagosan { $count } találat árt lövegeknek, járműveknek vagy akik bennük vannak.
az-note-area = Számol azzal is, hová eshet le egy robbanás, amely nem talál.
az-note-salvo = Ennyi ember között vagy ilyen épületek közelében csak a sorozat első rakétájával számolunk: átlagosan { $dead } halott. A többi ennek becsapódási helye körül ér földet, ezért többen lesznek.
az-note-many-templates = Ennyi ember között az utolsó { $left } sablont nem követjük: többen szenvedhetnek kárt, mint amennyit itt lát.
az-note-own-under-fire = Saját emberei állnak alatta: átlagosan { $dead } halott.
az-note-own-beside = Saját emberei felrobbanható cél vagy a tűzvonal közelében állnak: átlagosan { $dead } halott.
az-note-building-hit = Egy találat megrázza az épületet: egy kocka, a kaliberért plusz { $added }, az épület lerombolása táblázaton.
az-ring-template = robbanás
az-ring-scatter = { $distance } cm-ig csúszhat
az-table-at-coordinates = a koordináták
az-chart-place = Megölt ellenség
az-chart-place-caption = Átlagosan { $dead } halott, akárhová esnek a lövedékek.
az-chart-place-summary = Megölt ellenség: { $figures }. Átlagosan { $dead } halott.
az-chart-ridden = Motorok, amelyeken még ülnek
az-chart-ridden-caption = Átlagosan { $ridden } motoron ülnek még; a raj { $breaks }%-kal pánikba esik. Feltesszük, hogy gazdája minden találatot egy gépnek ad, amíg ül rajta valaki.
az-chart-ridden-summary = { $unit }, motorok, amelyeken még ülnek: { $figures }. { $breaks }%-kal pánikba esik.
az-note-driving = A terep próbára teszi a sofőrt: { $share }%-kal átjut, különben ott elakad.
az-note-detection = Utána ilyennek számít: { $state ->
    [fired] tüzelő
    [moved] mozgó
   *[stationary] álló
}; { $open } cm-ről észlelhető, fedezékben { $hidden } cm-ről.
az-note-storey = Szint: { $storey }.
az-callout-sight = { $distance } cm, { $seen ->
    [not] nem látja
    [partly] részben látja
   *[clear] látja
}
az-callout-cover = { $cover ->
    [light] könnyű fedezék
    [medium] közepes fedezék
   *[heavy] nehéz fedezék
}: { $what }
az-cover-by-vehicle = ami előtte áll
az-callout-detected = { $detected ->
    [yes] észleli
   *[no] nem észleli
} (határ: { $reach } cm)
az-callout-hold = { $at } cm-nél tüzel
az-callout-length = { $length } / { $most } cm, { $speed ->
    [slow] lassan
   *[fast] gyorsan
}
az-ring-detected = { $cover ->
    [yes] fedezékben { $distance } cm
   *[no] észlelhető: { $distance } cm
}
az-shooters = { $count } × { $weapon }
az-table-weapons = { $weapon }, { $dice ->
    [one] 1 kocka
   *[other] { $dice } kocka
}
az-table-weapons-in = { $weapon }, { $cover ->
    [none] szabadban
    [light] könnyű fedezék
    [medium] közepes fedezék
   *[heavy] nehéz fedezék
}, { $dice ->
    [one] 1 kocka
   *[other] { $dice } kocka
}
az-table-weapons-at = { $weapon } erre: { $part }, { $dice ->
    [one] 1 kocka
   *[other] { $dice } kocka
}
az-table-number = A fegyver száma
az-table-hit = Találat: { $unit }
az-table-needed = Kell
az-chart-losses = Halottak: { $people }
az-chart-losses-caption = Átlagosan { $hits } találat, { $dead } halott, { $scared } ijedt.
az-chart-losses-summary = Halottak ({ $unit }): { $figures }. Átlagosan { $dead }.
az-chart-percent = %

# ---- miért választ így a számítógép ----

az-reason-any = Nincs ennél jobb.
az-reason-handed-out = { $kind ->
    [fire] Minden fegyver oda tüzel, ahol a legtöbb várható tőle.
    [aim] Akik az ellenségnek a leginkább hiányoznának.
   *[lose] Akik a legkevésbé hiányoznának.
}
az-reason-place-rest = A program minden egységnek jó helyet talál.
az-reason-place-next = Most ez jön: { $unit }.
az-reason-place = { $unit } { $cover ->
    [none] szabadban
    [light] könnyű fedezékben
    [medium] közepes fedezékben
   *[heavy] nehéz fedezékben
} áll, { $stance ->
    [back] a többiek mögött
   *[ahead] elöl
}{ $goal ->
    [none] .
    [crossroads] ; az útkereszteződés { $centimetres } cm-re van.
    [crossing] ; az átkelő { $centimetres } cm-re van.
   *[other] ; távolság: { $goal } { $centimetres } cm.
}
az-reason-give-up = A leggyengébb kártyák mennek.
az-reason-bid = { $card }: megnyerheti a kezdeményt.
az-reason-pass = Jobb várni.
az-reason-outfit = { $use ->
    [smoke] { $unit }: a füstje többet rejt el, mint amennyibe kerül.
   *[light] { $unit } megvilágít egy célpontot a többieknek.
}
az-reason-nobody = { $unit }: nincs kire tüzelnie.
az-reason-wait = { $unit } várja, ki jön.
az-reason-move = { $gain ->
    [objective] { $unit } ott közelebb van ahhoz, amiért a harc folyik.
    [cover] { $unit } ott jobb fedezékben van.
    [danger] { $unit } ott kisebb veszélyben van.
    [fire] { $unit } onnan tüzelhet valakire.
   *[none] { $unit }: nincs jobb hely, amit elérne.
}
az-reason-no-shot = { $unit } most nem árthat neki: { $target }.
az-reason-fire = { $unit } átlagosan { $dead } embert öl meg { $target } ellen.

# Kézzel összerakott állások.
az-position-machine = löveg és jármű gép, ember nem az; ez „{ $role }”.

# ---- a cél ----

az-goal = { $places ->
        [0] Semmisíts meg több egységet, mint amennyit vesztesz
       *[other] Tartsd a megjelölt helyeket, semmisíts meg vagy törj meg egységeket
    }: { $lead ->
        [one] egy ponttal több győz
       *[other] { $lead } ponttal több győz
    }
az-goal-until = { $turn ->
        [0] { $turns } kör jön
       *[other] { $turns }. kör után vége
    }
az-goal-note = { $places ->
        [0] Minden megsemmisített vagy megtört ellenséges egység egy pontot ér, parancsnok, jármű és löveg eggyel többet
       *[other] Egy megjelölt hely azé a félé, amelyiknek a csata végén egyedül vannak ott meg nem tört modelljei; minden megsemmisített vagy megtört ellenséges egység is pontot ér
    }. A csata { $turns } kör után ér véget, vagy ha egy félnek senkije sem maradt; { $lead ->
        [one] egy pont előny győz
       *[other] { $lead } pont előny győz
    }.

# ---- az asztalok ----
az-map-note-crossroads-farm = Egy út és egy földút kereszteződik egy tanya mellett. Délen sövényes dűlőút ad fedezéket, északon egy fal és egy rom.
az-map-note-village-street = Két utca fa-, tégla- és kőházak között, bennük szobák, alattuk csatornák.
az-map-note-mill-ford = Patak egyetlen híddal: járműveknek az kell vagy a gázló, a gyalogság átgázol. Az egyik partra egy malom néz le, a másikra egy tanya.
az-map-note-brickworks = Kemencék, romos fészerek, téglarakások és meddő: mindenütt fedezék, kevés hosszú kilátás, csak az út és az iparvágány.
az-notation-no-hand = A(z) { $side } féltől kártyát kérnek, és nincs a kezében. Írd le a kezét: hand { $side } M3 F5.
az-notation-off-wall = „{ $given }” nem ennek a külső falán van: „{ $house }”. Írj egy helyet a körvonalán.
az-notation-card = „{ $given }” nem kártya. Írd a parancsa betűjét ({ $letters }) és a prioritását: M3.

# ---- saját forgatókönyv ----
az-plan-light = Fény
az-plan-day = nappal
az-plan-night = éjszaka
az-plan-depth = A zónák mélysége
az-plan-depth-open = amit a közép meghagy
az-plan-zone-cards = kártyákkal
az-plan-add-area = Legyen terület a zóna helyett
az-plan-missions = Feltételek nélkül a küldetéseké érvényes: a végén azt számolják, mi semmisült meg.
az-plan-lead = Ennyi pont előny győz
az-plan-add-victory = Ami még pontot ér
az-plan-kind = Pont ezért
az-plan-kind-place = egy hely tartása
az-plan-kind-building = egy épület tartása
az-plan-kind-unit = minden megsemmisített egység
az-plan-kind-command-unit = minden megsemmisített parancsnoki egység
az-plan-kind-vehicle-or-gun = minden megsemmisített jármű vagy löveg
az-plan-building = Épület
az-plan-within = Ilyen közel senki más
az-plan-low-x = Nyugati szél
az-plan-low-y = Déli szél
az-plan-high-x = Keleti szél
az-plan-high-y = Északi szél
az-plan-low-of = { $what }, délnyugati sarok
az-plan-high-of = { $what }, északkeleti sarok
