### whole

# Az asztal szavai a böngészőben.

table-title = { $game } · grognard
table-moment = Egy pillanat…
table-lost = Megszakadt a kapcsolat. Az asztal magától visszatér, amint lehet.
table-failed = Ezt nem sikerült kirajzolni. A csatából semmi sem veszett el. Ami nem sikerült: { $problem }
table-again = Újra
table-no-server = A program nem válaszol. Fut még?
table-close = Bezárás

## A sáv

table-turn-none = A csata előtt
table-turn = { $turn }. kör
table-turn-of = { $turn }. kör, összesen { $turns }
table-score = { $first } { $a }, { $second } { $b }
table-take-back = Visszavonás
table-take-back-key = Az utolsó választás visszavonása (Z)
table-take-back-title = Visszavonod?
table-take-back-last = Az utolsó választásod és minden, ami utána történt, visszavonódik.
table-take-back-line = A csata visszatér az előtti választás elé, ami ide vezetett:
table-take-back-here = Vissza ez elé
table-take-back-to = Vissza ez elé: { $line }
table-take-back-dice = A kockák meg vannak számlálva: ugyanazok a választások ugyanazokat a kockákat kapják.
table-take-back-agree = A másik fél ({ $side }) dobásai vagy választásai is visszavonódnak: ő nyomja meg a gombot, ha beleegyezik.
table-take-back-agreed = { $side }: rendben
table-take-back-no = Maradjon
table-take-back-ask = A másik fél ({ $side }) dobásai vagy választásai is visszavonódnak: őt kérdezzük meg, a saját képernyőjén.
table-take-back-asks = Megkérdezem
table-idle = { $reason } { $count ->
    [one] Egy egység
   *[other] { $count } egység
}
table-more-ways = { $count ->
    [one] és még egy mód
   *[other] és még { $count } mód
}
table-alike = { $count ->
    [one] és még egy ugyanilyen
   *[other] és még { $count } ugyanilyen
}; az asztalon mindegyik megnyomható
table-whose-turn = Dönt: { $side }
table-curtain = Add át a képernyőt. Következik: { $side }
table-curtain-why = Ami mögötte van, csak ennek a félnek a szemére tartozik.
table-curtain-lift = { $side }: nálam van
table-rules = Szabályok
table-rules-key = Szabály keresése (/)
table-luck = Szerencse eddig
table-luck-key = Szerencse eddig (O)
table-theme = Világos vagy sötét
table-theme-choose = Színek
table-theme-system = Mint a rendszer
table-theme-light = Világos
table-theme-dark = Sötét
table-menu = Menü
table-skip-question = Ugrás a kérdéshez
table-skip-content = Ugrás a tartalomhoz
table-language = Nyelv
table-language-name = { $language ->
    [el] Ελληνικά
    [en] English
    [hu] Magyar
    [it] Italiano
    [pl] Polski
    [ru] Русский
   *[other] { $language }
}

## Az asztal

table-board-region = Az asztal
table-board-role = asztal
table-board-name = { $width } × { $depth } lábas asztal, { $turn }. kör
table-hex-board-name = Hatszögtérkép, { $columns } × { $rows }, { $turn }. kör
table-hex = { $hex }, { $ground }
table-hex-told = { $hex }{ $reach ->
    [yes] , elérhető
   *[no] , nem érhető el
}{ $units ->
    [0] {""}
    [one] , egy egység van ott
   *[other] , { $units } egység van ott
}
table-carries = Szállítja: { $unit }.
table-ground = A terep
table-arm = { $count } × { $arm }
table-unit-chosen = Kiválasztva.
table-unit-target = Célpont.
table-unit-best = Javasolt.
table-zoom = Nagyítás
table-zoom-in = Közelebb (+)
table-zoom-out = Távolabb (−)
table-zoom-all = Az egész asztal (0)
table-turn-board = A térkép elforgatása negyed fordulattal (V)
table-north = É
table-north-right = Észak jobbra van.
table-strip-empty = Válassz egy egységet, hogy itt lásd az adatait.
table-this-turn = Ez a kör
table-glyph-die = Kocka: { $glyph ->
    [none] jel nélkül
   *[other] { $glyph }
}
table-sign = { $sign ->
    [smg] Géppisztolyosok
    [heavy-infantry] Nehézgyalogság
    [scouts] Felderítők
    [engineer] Utászok
    [hq] Tiszt
    [hero] Hős
    [psyker] Pszi-használó
    [medic] Szanitéc
    [observer] Megfigyelő
    [sniper] Mesterlövész
    [lmg] Golyószóró
    [mmg] Géppuska
    [at-rifle] Páncéltörő puska
    [launcher] Páncéltörő rakétavető
    [flamethrower] Lángszóró
    [mortar] Aknavető
    [support] Nehézfegyverek
    [paratrooper] Ejtőernyősök
    [jump-infantry] Ugró gyalogság
    [blades] Közelharcos gyalogság
    [claws] Közelharcos falka
    [brood] Lövő falka
    [rabble] Könnyűgyalogság
    [swarm] Raj
    [beasts] Vadállatok
    [monster] Szörny
    [monster-leader] Szörnyek vezére
    [bike] Motorosok
    [anti-tank-gun] Páncéltörő ágyú
    [field-gun] Tarack
    [anti-aircraft-gun] Légvédelmi ágyú
    [rocket-launcher] Rakétavető
    [tank-light] Könnyű tank
    [tank-medium] Közepes tank
    [tank-heavy] Nehéz tank
    [tank-destroyer] Rohamlöveg vagy páncélvadász
    [flame-tank] Lángszórós jármű
    [sp-gun] Önjáró löveg
    [sp-anti-aircraft] Légvédelmi jármű
    [rocket-artillery] Rakétatüzérség
    [armored-car] Páncélautó
    [half-track] Lövészpáncélos
    [carrier] Lánctalpas szállító
    [apc] Páncélozott szállító
    [ifv] Felfegyverzett szállító
    [truck] Teherautó
    [car] Autó
    [walker] Lépegető
    [skimmer] Siklójármű
    [skimmer-carrier] Szállító sikló
    [copter] Girokopter
    [fighter] Vadászgép
    [bomber] Bombázó
    [obstacle-wire] Szögesdrót
    [obstacle-mines] Aknamező
    [obstacle-pillbox] Géppuskafészek
    [obstacle-tank] Harckocsiakadály
   *[rifle] Gyalogság
}
table-piece = { $kind ->
    [hill] Domb
    [wood] Erdő
    [orchard] Gyümölcsös
    [field] Mező
    [crops] Gabona
    [plough] Szántás
    [hedge] Sövény
    [bocage] Bocage
    [wall] Fal
    [fence] Kerítés
    [wire] Drótakadály
    [stream] Patak
    [river] Folyó
    [pond] Tó
    [water] Víz
    [road] Út
    [lane] Ösvény
    [bridge] Híd
    [building] Épület
    [church] Templom
    [rubble] Törmelék
    [marsh] Mocsár
    [craters] Kráterek
    [ruin] Rom
    [ruins] Romok
    [rocks] Sziklák
    [spire] Sziklatű
    [bushes] Bokrok
    [tall-grass] Magas fű
    [crates] Ládák
    [pipes] Csövek
    [traps] Harckocsiakadályok
    [minefield] Aknamező
    [bunker] Bunker
    [slope] Meredek lejtő
    [trench] Lövészárok
    [sandbags] Homokzsákok
    [wreck] Roncs
    [cliff] Szirt
    [terrace] Terasz
   *[other] Terep
}
sheet-title = Szabályösszefoglaló
table-markers = Jelzők
table-smoke = Füst
table-objective = Célpont
table-ground-next = a terep megnézése, elöl a legközelebbi
table-ground-before = az előző terep megnézése
table-ground-away = { $length ->
    [centimetre] Távolság: { $distance } cm ({ $unit })
   *[inch] Távolság: { $distance }″ ({ $unit })
}
table-ground-holds = Ott van: { $units }
table-here = Mi van itt
table-legend = Vonalak az asztalon
table-legend-reach = mozgás határa
table-legend-sees = rálátás
table-legend-blocked = takarva
table-legend-watch = figyelt sáv
table-legend-zone = zóna
table-legend-seen = látható
table-legend-unseen = nem látható
table-legend-touched = a vonalon
table-legend-chosen = kiválasztva
table-legend-sight = látás, fedezék
table-legend-cover = fedezéket ad
table-legend-aside = nem lőhet
table-legend-path = útvonal
table-legend-threat = reagálhat
table-legend-aura = tiszt
table-legend-range = lőtáv
table-legend-arc = lőív
table-shot-hits = { $hits } / { $dice }
table-legend-stops = rejtve, látható

## Az oszlop

table-column = Döntés
table-still-to-act = { $count ->
    [one] Egy egység még nem cselekedett
   *[other] { $count } egység még nem cselekedett
}
table-still-to-place = { $count ->
    [one] Egy egységet kell még letenni
   *[other] { $count } egységet kell még letenni
}
table-you-may-interrupt = közbeléphetsz
table-over = a csata véget ért
table-key-escape = Esc
table-key-space = Szóköz
table-choose = Ezt választom
table-choose-option = Választás: { $option }
table-choose-none = Válassz valamit
table-back = Vissza
table-not-allowed = Most nem szabad

table-orders = Parancsok
table-order-for = Válassz parancsot. Egység: { $unit }.
table-order-give = Parancs: { $order }
table-order-none = Válassz parancsot
table-take-in-hand = Kézbe: { $unit }
table-suggested = Javasolt:
table-suggested-with = Javasolt, { $unit }:
table-suggested-result = { $reason } Várható: { $result }.
table-hint = Te mit tennél?
table-hint-key = Mit tenne itt egy gépi játékos, és mire számít (H)
table-hint-who = Kit kérdezünk
table-hint-regular = Sorkatona, azonnal
table-hint-veteran = Veterán, { $seconds } másodperc
table-hint-thinking = Gondolkodik …
table-hint-stop = Állj
table-hint-again = Kérdezd újra
table-hint-do = Tedd meg
table-hint-close = Bezárás
table-hint-line = Mire számít
table-hint-came = { $all } közül { $worlds }
table-hint-ends =
    A kör végéig { $worlds ->
        [one] egyszer
       *[other] { $worlds } alkalommal
    } végigjátszva, mindig más kockákkal: átlagosan { $way ->
        [more] { $points } ponttal több, mint most
        [less] { $points } ponttal kevesebb, mint most
       *[even] ugyanannyi, mint most
    }.
table-hint-none = Az idő nem volt elég megnézni, mi következik.
table-other-unit = Másik egység
table-units-that-may = Egységek, amelyek cselekedhetnek

table-move-how = Húzd az egységet, nyomj meg egy helyet, vagy használd a nyilakat.
    .touch = Rajzold meg az útját az ujjaddal, vagy érints meg egy helyet.
table-move-enter = Húzd be az asztalnak arról a széléről, ahol az egység bejön.
table-move-here = Mozgás ide
table-edge-of = szél: { $side }
table-about-more = Magyarázat
table-about-less = Kevesebb
table-move-clear = Útvonal törlése
table-move-apart = Egy ember külön
table-move-apart-next = Következő ember
table-move-apart-now = { $man }: a nyilak csak őt mozgatják.
    .touch = { $man }: csak őt húzd.
table-formation = Alakzat
table-formation-keep = Mint most
table-formation-line = Vonal
table-formation-column = Oszlop
table-formation-block = Tömb

table-act-for = Válassz cselekvést. Egység: { $unit }.
table-act-choose = Válassz cselekvést vagy hatszöget
table-attack-on = Támadás: { $target }
table-attacks-by = Támad: { $unit }
table-unit-at = { $hex }, { $fact }
table-others = Más cselekvések
table-watch = Figyelés innen
table-move = Mozgás
table-place = Válassz hatszöget
table-hex-how = Nyomj meg egy elérhető hatszöget, vagy kormányozz a nyilakkal.
    .touch = Érints meg egy elérhető hatszöget.
table-turn-how = Csak helyben fordulhat.
table-hex-go = Ide: { $hex }
table-hex-look = Nézd: { $hex }
table-via = Ezen a hatszögön át
table-turn-here = Fordulj itt
table-turn-left = Fordulj balra (Q)
table-turn-by-left = Fordulj balra
table-turn-by-right = Fordulj jobbra
table-turn-right = Fordulj jobbra (E)
table-facing-end = Irány a végén
table-facing = { $degrees ->
    [0] észak
    [30] észak-északkelet
    [60] északkelet
    [90] kelet
    [120] délkelet
    [150] dél-délkelet
    [180] dél
    [210] dél-délnyugat
    [240] délnyugat
    [270] nyugat
    [300] északnyugat
    [330] észak-északnyugat
   *[other] { $degrees } fok
}
table-step-back = Egy lépés vissza
table-place-for = Válassz helyet. Egység: { $unit }.
table-place-choose = Válassz hatszöget
table-place-how = Nyomj meg egy megjelölt hatszöget, vagy használd a nyilakat.
    .touch = Érints meg egy megjelölt hatszöget.
table-place-here = Letétel ide
table-place-point = Nyomj meg egy helyet az asztalon, vagy kormányozz a nyilakkal.
    .touch = Érints meg egy helyet az asztalon.
table-tray = { $count ->
    [one] { $count } letehető egység
   *[other] { $count } letehető egység
}

table-targets = Célpontok
table-other-target = Másik célpont
table-riders = Egységek, amelyek felszállhatnak
table-target-before = Előző célpont
table-wait-until = Várj, amíg…
table-casualties = Emberek
table-casualty-take = Vedd le őt
table-casualty-take-these = Vedd le ezeket
table-casualty-default = Válassz helyettem
table-muster-take = Válassz { $count } egységet ({ $of } van)
table-muster-not = A forgatókönyv nem enged ennyi egységet; kapcsolj be vagy ki másokat.

table-die = { $face }{ $success ->
    [yes] , siker
   *[no] {""}
}{ $typed ->
    [yes] , begépelve
   *[no] {""}
}
table-dice-typed = { $of } kockából { $count } begépelve
table-dice-count = { $count } / { $of }
table-dice-add = Hozzá: { $face }
table-dice-done = Ezekkel a kockákkal
table-dice-back = Az utolsó elvétele

table-log = Napló
table-log-older = Régebbi bejegyzések
table-log-times = { $line } ({ $count ->
    [one] { $count }-szer
   *[other] { $count }-szer
})
table-rule-open = { $rule }, a szabály megnyitása
table-odds-none = Válassz valamit, hogy lásd az esélyeit.
table-sheet = A lap fel- vagy lehúzása
table-tab-decide = Döntés
table-tab-unit = Egység
table-tab-odds = Esélyek
table-tab-log = Napló

## Ablakok

table-new-battle = Új csata
table-game = Játék
table-game-later = egy későbbi változatban
table-scenario = Forgatókönyv
table-map = Asztal
table-first-side = Első fél
table-second-side = Második fél
table-army-of = Sereg: { $side }
table-army-facts = { $points } pont, { $dice } { $system ->
    [bolt_action] parancskocka
   *[other] egység
}
table-player-of = Játékos: { $side }
table-player-here = Itt
table-player-computer = Számítógép
table-agent-of = Hogyan játszik a számítógép: { $side }
table-agent-seconds = Másodperc döntésenként
table-dice = Kockák
table-dice-rolled = Itt dobva
table-dice-typed-in = Begépelve
table-year = Év
table-seed = Mag
table-seed-any = bármilyen
table-seed-wrong = Csak számjegyek, vagy semmi.
table-house-rules = Házi szabályok
table-house-changed = { $count ->
    [0] Ahogy meg van írva
    [one] 1 eltérés
   *[other] { $count } eltérés
}
table-house-presets = Mind egyszerre
table-house-no-preset = Mind alapértéken
table-house-own = Ahogy lent választva
table-house-default = { $value } (alapérték)
table-bring = Fájl behozása…
table-of-scenario = A forgatókönyvé
table-bring-for = Fájl behozása ennek: { $side }
table-bring-drop = Kész sereg használata
table-bring-wrong = { $file }: { $problem }
table-lists-problems = { $count ->
    [one] Egy megjegyzés a listákhoz, fent.
   *[other] { $count } megjegyzés a listákhoz, fent.
}
table-uneven = A felek nem egyenlők: { $first } pont { $second } ellen.
table-lists-legal = A lista szabályos.
table-start = Csata kezdése

table-battles = Csaták
table-battles-none = Még nincs csata.
table-save = Csata mentése
table-load = Csata betöltése…
table-give-up = Feladás
table-give-up-title = Feladod a csatát?
table-give-up-told = Feladja: { $side }. A csata azonnal véget ér, nyer: { $other }, és ezt nem lehet visszavonni.
table-give-up-not-now = Most nem kérdeznek tőled semmit. Akkor adhatod fel, amikor te döntesz.
table-give-up-play-on = Játszom tovább
table-file-too-large = A fájl nagyobb, mint { $megabytes } MB.
table-units = Minden egység
table-place-table = az asztalon
table-place-off = az asztalon kívül
table-place-destroyed = megsemmisült
table-letters = Egyetlen betű is cselekszik
table-sounds = Hangok
table-keys = Billentyűk
table-keys-enter-key = Enter
table-keys-units-key = J, K az asztalon
table-keys-units = következő, előző egység, amely cselekedhet
table-keys-targets-key = T, Shift T
table-keys-hexes-key = Nyilak
table-keys-hexes = hatszögről hatszögre; az Enter kijelöli, még egy Enter megerősíti
table-keys-numbers-key = 1-től { $count }-ig
table-keys-numbers = az ilyen számú egység, kártya vagy cselekvés
table-keys-arrows-key = Nyilak
table-keys-arrows = az útvonal végét fél hüvelykkel mozdítják; Shifttel egy tizeddel; Alttal 5 fokot fordítanak
table-keys-log-key = Nyilak a naplóban
table-keys-log = fel és le szabálytól szabályig, balra és jobbra a visszavonáshoz is
table-keys-zoom-key = + − 0
table-keys-zoom = közelebb, távolabb, az egész asztal
table-keys-help-key = ?
table-keys-help = ez a lista

table-rules-find = Szavak vagy egy szabály száma
table-rules-found = { $count ->
    [0] Egyik szabályban sincsenek ezek a szavak.
    [one] Egy szabály.
   *[other] { $count } szabály.
}
table-rule-source = Forrás: { $source }
table-rule-option = Házi szabály: { $option }
table-rule-deferred = Ezt a szabályt még nem játsszuk.

table-result = A csata véget ért
table-result-show = Eredmény mutatása
table-result-look = Az asztal megnézése
table-result-after = { $scenario }, { $turn ->
    [0] az első kör előtt
   *[other] { $turn }. kör
}
table-result-points = { $count ->
    [one] pont
   *[other] pont
}
table-result-brief = { $turns ->
    [0] Az első kör előtt véget ért.
   *[other] Egyetlen körön belül véget ért.
}
table-result-brief-side = { $side }: { $points } pont, ereje { $left }%-a maradt meg.
table-result-lost = Elvesztett egységek
table-result-none-lost = Egyetlen egység sem veszett el.
table-result-units = Megmaradt egységek
table-result-men = { $heads ->
    [models] Megmaradt modellek
    [pieces] Megmaradt figurák
   *[men] Megmaradt emberek
}
table-result-of = { $left } / { $start }
table-result-loss = { $turn }. kör{ $by ->
    [none] { "" }
   *[other] , főleg ettől: { $by }
}
table-result-most = Ők tették a legtöbbet
table-result-deed = { $units ->
    [0] { "" }
    [one] egy egység felszámolva,{ " " }
   *[other] { $units } egység felszámolva,{ " " }
}{ $men ->
    [0] { "" }
    [one] egy { $heads ->
        [models] modell
        [pieces] figura
       *[men] ember
    },{ " " }
   *[other] { $men } { $heads ->
        [models] modell
        [pieces] figura
       *[men] ember
    },{ " " }
}az ellenség erejének { $share }%-a
table-result-score-by-turn = Pontok körönként
table-result-left-by-turn = Megmaradt erő körönként
table-result-turning = Hol fordult meg
table-result-no-turning = A mérleg egyszer sem billent nagyot.
table-result-turn = { $turn }. kör
table-result-lead = Átveszi a vezetést pontokban: { $side }.
table-result-swing = A mérleg { $swing }%-ot billen, javára: { $side }.
table-result-to = Mutasd a naplóban
table-result-to-line = Mutasd a naplóban: { $line }
table-result-back = Vissza ide
table-result-luck = Szerencse
table-result-print = Nyomtatás

## Esélyek

table-odds = Esélyek
table-odds-back = Az asztalhoz
table-odds-question = A kérdés
table-odds-about-attacker = Támadó
table-odds-about-target = Célpont
table-odds-about-attack = A támadás
table-odds-further = További részletek
table-odds-set = { $count } beállítva
table-odds-swap = Támadó és célpont cseréje
table-odds-search = Keresés név szerint
table-odds-search-free = Név, vagy „{ $example }”
table-odds-own = Ahogy begépelve: „{ $text }”
table-odds-no-such = Semmiben sincsenek ezek a szavak.
table-odds-points = { $points } { $points ->
    [one] pont
   *[other] pont
}
table-odds-less = { $field }: kevesebb
table-odds-more = { $field }: több
table-odds-between = { $least } és { $most } között.
table-odds-all = mind
table-odds-usual = a szokásos
table-odds-usual-again = A szokásos
table-odds-hold-none = Egyik sem
table-odds-no-value = nincs
table-odds-add = { $field }: hozzáadás
table-odds-add-short = Hozzáadás…
table-odds-without = Nélküle: { $what }
table-odds-answer = A válasz
table-odds-to-answer = A válaszhoz
table-odds-cannot = Ez nem lehet.
table-odds-chances = Esélyek
table-odds-percent = { $percent }%
table-odds-copy = Mondat másolása
table-odds-copy-address = Cím másolása
table-odds-copied = Másolva
table-odds-not-copied = A böngésző nem engedte a másolást.
table-odds-keep = Megtartás összehasonlításra
table-odds-compare = Egymás mellett
table-odds-now = Most ez a kérdés.
table-odds-take = Módosítás
table-odds-drop = Eltávolítás
table-odds-drop-which = Eltávolítás: { $which }
table-odds-pairing = { $attacker } → { $target }
table-odds-detail = { $field }: { $value }
table-odds-looks = Mit nézünk
table-odds-look-answer = Válasz
table-odds-look-worth = Változtatások
table-odds-look-curve = Görbe
table-odds-look-table = Párosítások
table-odds-look-plan = Terv
table-odds-worth = Mit ér egy-egy változtatás
table-odds-worth-none = Ennek a kérdésnek egyetlen változtatásáról sem érdemes kérdezni.
table-odds-try = Kipróbálom
table-odds-try-which = Kipróbálom: { $which }
table-odds-curve = Ahogy egy szám változik
table-odds-along = Eszerint
table-odds-from = Ettől: { $value }. { $best ->
    [none] Egyik sem árt.
   *[other] A legjobb: { $best }.
}
table-odds-curve-told = Görbék eszerint: { $field }. { $changes }
table-odds-curve-more = Tarts meg egy eredményt, hogy itt másokkal összehasonlítsd.
table-odds-figures = Számok
table-odds-table = Melyik melyik ellen
table-odds-table-more = Az egymás mellett levő összes támadó és célpont, mindegyik azzal, ami most a kérdés. ★: a legjobb e célpont ellen.
table-odds-table-armies = A kérdés két serege, minden fajtából egy egység. Tarts meg eredményeket összehasonlításra, és azok állnak ide. ★: a legjobb e célpont ellen.
table-odds-saved-questions = Mentett kérdések
table-odds-name = Név
table-odds-save = E kérdés mentése
table-odds-saved = Mentve: { $name }.
table-odds-forget = Törlés
table-odds-forget-which = Törlés: { $name }
table-odds-forgotten = Törölve: { $name }.
table-odds-none-saved = Még nincs mentve semmi. Amit mentesz, ebben a böngészőben marad.
table-odds-impossible = lehetetlen
table-odds-best = legjobb
table-odds-plan = Egymás után
table-odds-plan-more = Tartsd meg ezt az eredményt, és kérdezz egy másik támadásról ugyanazon célpont ellen: itt egymás után hajtódnak végre.
table-odds-missed = Nem maradt rá senki: { $percent }%
table-odds-way = Útközben: { $lost } veszteség a tűztől, mindenki elvész { $gone }%; közelharcig jut { $blows }%
table-odds-goal = Cél
table-odds-by-then = addigra
table-odds-better = Ebben a sorrendben: { $order }, { $percent }% lenne.
table-odds-best-order = Más sorrenddel sem valószínűbb.
table-odds-take-order = Legyen ez a sorrend
table-odds-strikes = Azután a célpont visszavág neki
table-odds-strikes-how = Hogyan vág vissza
table-odds-nobody = senkinek
table-odds-held = hogy utána még ott van: { $attacker }; ha a célpont üt először, { $unanswered }%. Hogy vissza tud vágni: { $countered }%.
table-odds-too-many = { $count } számítás; egymás mellett legfeljebb { $most } fér el
table-odds-unreadable = Ez a cím nem tartalmaz olvasható számítást („{ $part }”). Itt egy új.

table-about = A grognardról
table-about-what = A grognard terepasztalos hadijátékokat játszik teljes szabályaik szerint, és megmondja, miért, szabályról szabályra.
table-about-unofficial = Nem hivatalos, szabad program. Nem a játékok kiadói készítették, hagyták jóvá vagy támogatják; a nevek tulajdonosaikéi. A játékok megtanulásához a szabálykönyvek kellenek.
table-about-licence = Szabad szoftver az Apache License 2.0 alatt.

## Parancskártyák és láncok

table-chain = A lánc
table-chain-order = felülről lefelé
table-chain-due = Végrehajtás sorszáma: { $due }.
table-hand-yours = A kezed
table-card-units = Egységek, amelyek parancsot kaphatnak
table-card-play = Kijátszom: { $card } – { $unit }
table-card-none = Válassz kártyát
table-card-none-fits = Egyik kártyád sem illik
table-card-no-unit = Válassz egységet
table-card-unfit = Nem illik: { $why }
table-cards-lay = Leteszem: { $cards }
table-cards-away = Félreteszem: { $cards }
table-cards-some = { $least ->
    [0] Válassz legfeljebb { $most } kártyát
   *[other] Válassz { $most } kártyát
}
table-piles = { $hand } kézben, { $deck } a pakliban
table-piles-played = { $count } kijátszva: { $cards }
table-piles-discards = { $count } eldobva: { $cards }
table-switch-more = További bejelentések ({ $count })
table-switch-said = { $title }: { $value }
table-switch-nothing = Semmi más
table-switch-change = Módosítás
table-holds = Vagy tartsd vissza a lövést
table-hold-point = Útjának { $at }. cm-énél, { $most } cm-ből
table-hold-take = A lövés visszatartása addig
table-declare = Bejelentem
table-place-anywhere = Húzd bárhová a megjelölt terepen, vagy koppints ott egy helyre.
table-board-name-metric = { $width } × { $depth } cm-es asztal, { $turn }. kör

## Szerencse eddig

table-odds-coming = Az esélyek számítása folyik…
table-luck-none = Még nem dobtak olyan kockát, amely számít.
table-luck-together = Minden együtt
table-luck-band = szabályos kockákkal, 100-ból 95-ször
table-luck-expected = várható
table-luck-actual = ami jött
table-luck-how = Minden dobást az akkori pontos esélyeivel vetünk össze, a dobás előttiekkel. Ha több mindent nézünk, semmi szokatlan, ha egy közülük olykor kilóg a sávjából.

table-first = Első csata
table-first-about = Kis csata, felállítva és készen, a számítógép ellen. Minden kérdés mellett egy mondat áll arról, miért kérdezzük, és mi szokott beválni; bármikor kiléphetsz.
table-first-time = Első csata (10 perc)
table-first-skip = Egyenesen a csatába
table-lesson = Lecke
table-lesson-take = Tedd meg: { $option }
table-lesson-take-with = { $unit }: { $option }
table-lesson-with = Tedd meg ezzel: { $unit }
table-lesson-at = Tedd meg: { $unit } → { $target }
table-lesson-do = Tedd, amit javaslok
table-lesson-off = Elrejtés
table-lesson-off-told = Leckék elrejtése
table-lesson-on = A leckék mutatása
table-lesson-leave = Kilépés
table-goal = Hogyan lehet győzni
table-goal-stands = Állás
table-goal-until = Meddig tart
table-goal-rules = A mögötte álló szabályok:

table-rules-example = hogyan lövök
table-rules-turn = A kör menete
table-rules-chapters = Fejezetek
table-rules-all = Minden szabály
table-rules-count = { $count ->
        [one] egy szabály
       *[other] { $count } szabály
    }

table-ahead = Milyen lesz
table-ahead-units = { $count } × { $unit }, összesen { $men }
table-ahead-unit = { $unit }, { $men }

table-skip = Ugrás a következő kérdésemig
table-pace = A számítógép ideje egy választásra
table-pace-usual = a szokásos
table-pace-seconds = { $seconds ->
        [0] semennyi
        [one] egy másodperc
       *[other] { $seconds } másodperc
    }
table-battles-here = ez az asztal
table-battles-delete = Törlés
table-battles-delete-this = Törlés: { $battle }
table-battles-sure = Töröljem?
table-battles-keep = Maradjon
table-house-find = Házi szabály keresése
table-house-none = Egyik házi szabályban sincsenek ezek a szavak.
table-rules-more = További, fejezetenként
table-battles-rename = Átnevezés
table-battles-rename-this = Átnevezés: { $battle }
table-battles-name = A csata neve
table-battles-name-hint = Üresen: ahogy a program hívja.
table-battles-name-take = Ez legyen a neve
table-battles-who = { $players ->
    [both] Két ember ennél a képernyőnél
    [one] Te ({ $side }) a számítógép ellen
   *[none] A számítógép önmaga ellen
}

table-position = Állás összerakása
table-position-open = Állás összerakása…
table-position-text = Az állás, soronként egy egység
table-position-line = { $line }. sor
table-position-picture = Az asztal
table-position-how = Húzz egy egységet, vagy válaszd ki és használd a nyilakat (Shift: finomabban; Alt: fordul). Ami mozdul, beíródik a sorába.
    .touch = Húzz egy egységet az ujjaddal. Ami mozdul, beíródik a sorába.
table-position-unit = { $unit }, { $line }. sor
table-position-add = Egység hozzáadása
table-position-add-side = Fél
table-position-add-which = Melyik egység
table-position-add-it = Hozzáadás
table-position-ground = Az asztala
table-position-which-table = Melyik asztal
table-position-own-tables = Sajátjaid, a térképszerkesztőből
table-position-shipped-tables = A játékéi
table-position-lay = Kirakás
table-position-which-terrain = Milyen terep
table-position-put = Letétel középre
table-position-between = Rálátás és esélyek
table-position-who = Ki néz és lő
table-position-whom = Kire
table-position-ask = Mit lát és mit talál el?
table-position-undo = Visszavonás
table-position-redo = Újra
table-position-copy = Szöveg másolása
table-position-play = Játék innen
table-position-game = Játék
table-position-example = Kezdés példával
table-position-unreadable = A címben nincs olvasható állás. Helyette itt a legutóbbi.
table-position-of = { $unit }: { $choice }
table-position-over = Senkit sem kérdeznek: a csata véget ért.
table-position-more = { $count ->
    [one] és még egy
   *[other] és még { $count }
}
table-position-help = Hogyan kell írni
table-position-help-unit = a.squad SZAVAK @24,30 pins 3: az a (első) vagy b fél, egy név, hogy mi az, hol áll, mi igaz még rá
table-position-help-models = Alatta beljebb, egyes modelleknek: .2 wounds 1
table-position-help-asks = asks { $step } a: kit miről kérdeznek. Vannak: { $steps }
table-position-help-table = table 48 x 48: csupasz asztal. piece wood copse 20,20 28,26: terep rajta. A map NÉV és az army a NÉV azt veszi, ami a játékkal jár.
table-position-help-places = A helyeket a bal felső saroktól mérjük; a 30,8/180 lefelé néz. Hatszögeken: D7/S.

## Számítógépek csatái

table-fight-out = Vívják meg
table-fight-out-what = Számítógépek újra meg újra megvívják ezt a csatát, és megtudod, melyik fél nyer, mennyire biztosan, és mely egységek érték meg a pontjaikat.
table-fight-out-count = Hány csata
table-fight-out-swap = Oldalcsere minden második csatában
table-fight-out-swap-why = Minden magot kétszer játszanak le, hogy az asztal jobbik oldala ne döntsön el semmit.
table-fight-out-go = Kezdődjön
table-fight-out-again = Mások megvívása
table-fight-out-stop = Leállítás
table-fight-out-waits = Más csatákat vívnak; ezek következnek.
table-fight-out-done = { $done } / { $battles } csata{ $minutes ->
    [none] {""}
    [0] , kevesebb mint egy perc van hátra
    [one] , körülbelül egy perc van hátra
   *[other] , körülbelül { $minutes } perc van hátra
 }
table-fight-out-stopped = { $done } csata után leállítva ({ $battles } lett volna).
table-fight-out-failed = A csatákat nem sikerült megvívni. A kiszolgáló naplója többet mond.
table-fight-out-ended = Minden csata lezajlott: { $battles }.
table-fight-out-report = Jelentés megnyitása
table-fight-out-save = Jelentés mentése
table-fight-out-split = { $first } nyert: { $won }, { $second } nyert: { $lost }, döntetlen: { $drawn }

## Meghívás és társaság

invite-open = Barát meghívása…
invite-title = Meghívás ebbe a csatába
invite-about = Minden hivatkozás egy helyet nyit meg annak, aki elsőként használja. Másnak ne küldd el: akinél van, azt látja, amit az a fél láthat.
invite-watch = Nézőnek
invite-link = A hivatkozás
invite-copy = Másolás
invite-copied = Másolva
invite-copy-self = A böngésző nem engedi, hogy az oldal másoljon; másold ki te a hivatkozást.
invite-make = Hivatkozás készítése
invite-anew = Új hivatkozás készítése
invite-back = Hely visszavétele
invite-back-watch = Minden néző elküldése
invite-came = Hivatkozással jött: { $names }. Ha a hely új hivatkozást kap, ez véget ér.
invite-waits = Egy hivatkozás felhasználásra vár. Csak akkor látszik, amikor elkészül.
invite-none-watch = Nézőnek senki sincs meghívva.
invite-none = { $player ->
    [computer] Ezt a felet a számítógép játssza; egy hivatkozás a barátodnak adja.
   *[other] Ezt a felet ennél a képernyőnél játsszák; egy hivatkozás a barátodnak adja.
}
join-title = Meghívtak
join-side = A te oldalad: { $side }.
join-watch = Néző vagy, és azt látod, amit mindkét fél tud a másikról.
join-name = Hogyan szólítsanak a többiek?
join-colour = A színed
join-sit = Leülök
join-watch-now = Nézem
join-red = piros
join-orange = narancs
join-yellow = sárga
join-green = zöld
join-teal = türkiz
join-blue = kék
join-purple = lila
join-grey = szürke
company = Kik vannak itt
company-house = A házigazda
company-nobody = Meghívott
company-there = { $there ->
    [yes] { $name }: az asztalnál
    [invited] A hivatkozással még senki sem jött
   *[no] { $name }: nincs itt
}
offer-made = { $kind ->
    [draw] { $name } döntetlent ajánl.
    [pause] { $name } szünetet ajánl.
    [concede] { $name } felajánlja, hogy feladja a csatát.
   *[back] { $count ->
        [one] { $name } egy választást szeretne visszavonni.
       *[other] { $name } { $count } választást szeretne visszavonni.
    }
}
offer-mine = { $kind ->
    [draw] Döntetlent ajánlottál.
    [pause] Szünetet ajánlottál.
    [concede] Felajánlottad, hogy feladod a csatát.
   *[back] { $count ->
        [one] Egy választás visszavonását kérted.
       *[other] { $count } választás visszavonását kérted.
    }
}
offer-accept = Elfogadom
offer-decline = Elutasítom
offer-withdraw = Visszalépek
offer-draw = Döntetlent ajánlok
offer-pause = Szünetet ajánlok
offer-concede = Feladást ajánlok
talk-title = Beszélgetés
talk-unread = { $count ->
    [one] Egy olvasatlan sor
   *[other] { $count } olvasatlan sor
}
talk-say = Mondj valamit
talk-send = Küldés
talk-none = Még senki sem mondott semmit.
talk-newest = { $name }: { $text }
talk-hush = A nézők ne lássák
notice-title = Te jössz · { $title }
notice-want = Értesítés, ha én jövök
notice-blocked = A böngésző nem enged értesítést erről az oldalról.
company-watching = { $count ->
    [one] Egy néző
   *[other] { $count } néző
}
ahead-title = Előre adott válaszok
ahead-offer = Mostantól mindig így
ahead-about = Az asztal ezeket a válaszokat adja helyetted, amíg szabályosak, akkor is, ha nem vagy itt. A másik oldal nem tud róla.
ahead-none = Nem adtál előre választ. Ahol lehet, a kérdés alatt kínálja az asztal.
ahead-open = Válasz előre
notice-hook = Hová szóljon még
notice-hook-about = Ha te következel, és az oldalad egy perce nincs itt, az asztal erre a címre küldi a csatát, az oldalt, a kört és a hivatkozást.
notice-hook-take = Oda szóljon
notice-hook-end = Többet ne
notice-hook-failed = Az utolsó értesítés nem ért oda.
battles-mine = Te következel
battles-theirs = A másik oldal következik
battles-waits = Játékosra vár
battles-ended = Véget ért
battles-archived = Archívum
battles-archive = Archívumba
battles-archive-this = Archívumba: { $battle }
battles-unarchive = Ki az archívumból
battles-unarchive-this = Ki az archívumból: { $battle }
battles-deleted = Törölve: { $battle }.
battles-undo = Visszavonás
battles-apart = { $side }: te vezeted, más képernyőnél ülő ellen
battles-watch = Nézed
