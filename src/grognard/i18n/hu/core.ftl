### whole

options-no-names = A házi szabályok nevek az értékükkel: írd így: options={ "{" }"NÉV": "ÉRTÉK"{ "}" }, nem pedig „{ $given }”.
refused-not-offered = Ez nincs a felkínált választások között.
agreed-draw = Döntetlenben egyeztek meg: a csata véget ért.
refused-over = A csata véget ért; többet nem kérdezünk.
refused-not-your-turn = Ettől a féltől most nem kérdezünk semmit.
refused-nothing-to-undo = Nincs már mit visszavonni.
refused-dice-count = { $count ->
    [one] Egy kocka kell; add meg, mit mutat.
   *[other] { $count } kocka kell; add meg sorban, melyik mit mutat.
}
refused-dice-face = Egy { $sides } oldalú kocka nem mutathat ilyet: { $face }.
file-unreadable = A fájl, { $file }, nem olvasható: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = { $file } hosszabb, mint { $limit } karakter. Rövidítsd meg.
file-empty = { $file } üres. Nézd meg, ez-e a jó fájl.
scenario-on = { $scenario }, asztal: { $map }
map-table = { $kind ->
    [village] falu
    [open-country] nyílt vidék
    [woods] erdők
    [ruins] romok
    [hedgerows] sövények
    [works] gyártelep
    [marshes] mocsarak
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Ki lő
table-shooters-shots = Lövések
table-shooters-need = Kell
table-shooters-hits = Találatok
table-shooters-lost = Elesik
table-shooters-together = Együtt, átlagosan
callout-firing = lőhet: { $firing } / { $models }
army-total = { $points } pont, { $dice } egység.
army-empty = A seregben még nincs egység. Vegyél fel egyet.
army-full = Egy saját seregben legfeljebb { $most } egység van. Előbb vegyél ki egyet.
army-mend-add = vedd fel: { $entry }
army-note = Megjegyzés: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: legyen { $value }
army-mend-remove = vedd ki: { $unit }
army-yes = igen
army-no = nem
army-nobody = senki
army-number = { $number }
army-own = Seregem
army-own-things = Sajátjaid
own-title = { $title }
army-nation = { $name }

refused-no-choice = { $given } nem választás ebben a játékban. { $problem }
refused-malformed = { $kind }: { $field } nem lehet { $given }. Ennek kell lennie: { $valid }.
valid-whole-number = egész szám
valid-number = szám
valid-text = szöveg
valid-truth = True vagy False
valid-nothing = None
valid-table = szótár
valid-one-of = ezek egyike: { $names }
valid-list = { $most ->
    [0] lista, benne mindegyik { $each }
   *[other] legfeljebb { $most } elemű lista, benne mindegyik { $each }
}
valid-tuple = tuple, benne mindegyik { $each }
valid-tuple-of = { $count } elemű tuple, mindegyik { $each }
valid-record = { $name }
valid-other = { $name }
valid-between = { $what }, { $least } és { $most } között
valid-above = { $what }, több mint { $least }, legfeljebb { $most }
valid-either = { $one } vagy { $other }
refused-no-such-choice = Ebben a csatában nincs { $number }. számú választás.
dice-too-many = { $count } kockát egyszerre egyetlen csatában sem dobnak. Legfeljebb { $most } lehet.
seed-too-large = { $seed } nem lehet mag. Válassz egész számot { $least } és { $most } között.
input-invalid = Ez nem érvényes: { $what }. { $problem }.
no-such-step = Itt nincs „{ $step }” nevű lépés. A lépések: { $names }.
no-such-system = Nincs „{ $name }” nevű játék. A játékok: { $names }.
position-too-long = Az állás hosszabb, mint { $limit } karakter, ezért nem lehet az.
position-wrong = Az állás nem ennek a csatának az állása. { $where }, { $field }: { $problem }
position-state = Állapot
position-unit = Egység: { $unit }
position-frame = Eljárás: { $name }
position-asks = Kérdés: { $name }
position-type = { $given } nem jó fajtájú. Ennek kell lennie: { $valid }.
position-unit-missing = „{ $unit }” hiányzik. Az elveszett egység megsemmisültként a listában marad.
position-other-id = ezt mondja magáról: „{ $found }”.
position-twice = ez a modell ebben az egységben is szerepel: „{ $unit }”.
position-fixed = { $found }: a csata kezdetén { $first } volt, és az is marad.
position-seat = { $value } nem hely. A helyek: 0 és 1.
position-too-far = { $value } túl nagy. A legtávolabbi: { $most }.
position-negative = { $value } kevesebb a semminél.
position-place-models = ez „{ $place }”, és { $count } modellje van; csak annak nincs modellje, ami megsemmisült.
position-place-aboard = ez „{ $place }”; egy egység pontosan akkor van rakodva, ha megnevezi, mi szállítja.
position-no-carrier = „{ $carrier }” itt senkit sem szállít.
position-outline = a körvonala keresztezi önmagát, vagy nincs három sarka.
position-dice = a kért kockák nem azok, amelyeket a játék most dobna: { $wanted }.
position-turns = itt { $here }. kör van, az állapotban { $there }. kör.
position-breaks = Az állás ellentmond önmagának: a szabályok nem mehetnek tovább belőle ({ $where }: { $problem }). Indulj olyan állásból, amelyhez egy csata eljutott.
position-bad-header = Ez nem ennek a játéknak és változatnak az állása: első sora ez legyen: „{ $expected }”.
position-bad-line = Az állás { $line }. sora nem olvasható: { $problem }.
position-bad-asks = Az állás pontosan akkor kérdez valamit, ha van még hátralevő eljárás, és kevesebb benne a válasz, mint a kérdés.
position-bad-state = Az állásban levő állapot nem érvényes: { $problem }.
save-too-long = A mentés hosszabb, mint { $limit } karakter, ezért nem lehet csata.
save-empty = Nincs benne semmi: egy mentett csata olyan sorral kezdődik, amely megnevezi a játékát, és utána minden választásnak van egy sora. Talán írás közben szakadt meg; vegyél másik példányt, vagy mentsd újra a csatát.
save-bad-header = Ez nem mentett csata: az első sorának fejlécnek kell lennie. { $problem }.
save-bad-seed = A dobott kockákkal mentett csatának kell a mag, amelyből a kockák jönnek; a begépelt kockákkal mentettnél a mag null.
save-bad-agreed = A játékosok „draw”-ban egyeznek meg „seat” nélkül, vagy az egyik feladta: „conceded”, a „seat” pedig 0 vagy 1.
save-no-such-line = Egy sorban vagy egy választás áll a helyével („choose”), vagy „dice”, „undo”, „agreed” vagy „seal”.
save-other-format = Ezt a mentést a program nem olvassa: ez áll benne: „{ $found }”, és ez kellene: „grognard-battle 1”.
save-bad-line = A mentés { $line }. sora: { $problem }
save-altered-dice = A kockák, { $found }, nem e csata magjából valók; azok: { $expected }.
save-other-rules = A szabályok { $theirs }. változatával mentették; ebben a programban { $ours }. változat van. Saját kockáival játszottuk újra.
save-rules-differ = A csatát a szabályok más változatával mentették, és nem követhető tovább: { $problem }
file-invalid-at = { $file }, { $place }: { $problem }
file-invalid-line = { $file }, { $place }: { $problem } ({ $line }. sor.)
file-pasted = A megadott szöveg
file-no-such-name = „{ $name }” nem fájl, és a játékkal sem jár ilyen. Vannak: { $names }.
file-not-utf8 = { $file } nem UTF-8 szöveg. Mentsd UTF-8-ként, vagy nézd meg, ez-e a jó fájl.
file-packed = { $file } be van csomagolva. Csomagold ki; más program listájából a „grognard army import” vagy a seregépítő készít sereget.
file-foreign = { $file } XML, és a mi fájljaink közül egy sem az. Más program listájából a „grognard army import” vagy a seregépítő készít sereget.
file-other-game = ez { $given }, és itt { $wanted } a játék. Nyisd meg abban a játékban.
file-other-version = ennek a formának ezt a változatát itt nem olvassuk: { $given }. Írjon { $wanted } értéket; ha újabb grognard írta a fájlt, frissítse a magáét.
file-other-kind = ez { $kind ->
    [grognard-army] sereg
    [grognard-map] térkép
    [grognard-hex-map] hatszögtérkép
    [grognard-scenario] forgatókönyv
    [grognard-own] saját dolgok fájlja
    [grognard-names] javított nevek fájlja
   *[other] „{ $kind }”
}, és itt { $wanted ->
    [grognard-army] sereg
    [grognard-map] térkép
    [grognard-hex-map] hatszögtérkép
    [grognard-scenario] forgatókönyv
    [grognard-own] saját dolgok fájlja
    [grognard-names] javított nevek fájlja
   *[other] „{ $wanted }”
} kell. Azt add meg.
file-not-toml = { $file } sem TOML-ként, sem JSON-ként nem ép: { $problem }.
file-no-text = a szövegben fél írásjel van, amilyet fájl nem tartalmazhat. Írd újra.
file-nested = túl mélyen vannak egymásban a táblái és listái.
file-not-finite = { $value } nem mérhető szám. Írj egyet számjegyekkel.
file-too-large-number = a szám nagyobb, mint ami itt szóba jöhet. Írj kisebbet.
file-bad-value = { $problem }.
file-missing-field = Hiányzik a(z) „{ $name }” mező. Írd be.
file-unknown-field = Itt nincs „{ $name }” mező. { $names ->
    [none] Hagyd el.
   *[other] Írd ezek egyikét: { $names }.
}
file-wrong-kind = Ide `{ $wanted }` kell, de `{ $given }` áll itt.
file-out-of-bounds = Ide `{ $wanted }` { $sign } { $limit } kell.
file-wrong-length = Ide `{ $wanted }` kell, amelynek hossza { $sign } { $limit }.
file-unknown = „{ $value }” nem ismert. Írd ezek egyikét: { $names }.
file-unknown-none = „{ $value }” nem ismert. Itt semmi sincs: hagyd ki.
file-unknown-near = „{ $value }” nem ismert. { $near ->
    [none] { $count } ismert név van, és egyikre sem hasonlít.
   *[other] { $count } ismert név van; hasonlók: { $near }.
}
file-twice = „{ $name }” kétszer szerepel. Mindegyik kapjon saját azonosítót.
file-row-invalid = Adatfájl: { $file }, { $row }. sor, { $field } mező: { $problem }
file-row-twice = ez az azonosító kétszer szerepel; minden sor kapjon sajátot.
file-row-source = „{ $source }” nem forrás. Írd ezek egyikét: { $known }, vagy supplement: és egy dokumentum kulcsa.
file-row-first-face = a sor így kezdődjön: { $expected }, ahol az előző véget ér, és ne érjen véget a kezdete előtt.
file-row-last-face = az utolsó sor vége ez legyen: { $last }.
file-no-table = a fájlban nincsenek sorok itt: „{ $table }”. Írd be őket.
file-no-source = Egy fájlt nevével, útvonalával, szövegével vagy egyszerű adatként kell megadni, nem így: { $kind }.
bundle-no-table = Egy játék fájlja mezők táblája, nem lista. Javítsd ki.
no-such-scenario = Nincs „{ $name }” nevű forgatókönyv. A forgatókönyvek: { $names }.
no-such-option = Nincs „{ $name }” nevű házi szabály. A házi szabályok: { $names }.
no-such-option-near = Nincs „{ $name }” nevű házi szabály. { $near ->
    [none] Egyik házi szabályra sem hasonlít.
   *[other] Erre gondoltál: { $near }?
} Mindegyik ({ $count }) az értékeivel: grognard rules --options { $system }
no-such-option-value = A házi szabály, „{ $name }”, nem lehet „{ $value }”. Értékei: { $values }.
battle-no-year = { $system }: itt nem számít, melyik évben folyik a csata; hagyd ki az évet.
battle-not-this-year = { $year } évében nem lehet csatát vívni: az év { $first } és { $last } között van.
no-such-preset = Nincs „{ $name }” nevű összeállítás. Vannak: { $names }.
no-presets = Nincs „{ $name }” nevű összeállítás: { $system } játékhoz egy sincs. A házi szabályokat egyenként kell kiválasztani; mindegyik: grognard rules --options { $system }
too-many-armies = Egy csatában { $most } sereg van; { $count } lett megadva.
armies-no-list = „{ $name }” egyetlen sereg, ide pedig lista kell: írd így: ["{ $name }"], vagy add meg mindkét sereget.
map-one-shape = a terepdarabnál, „{ $piece }”, ezekből pontosan egy kell: outline, line, rectangle, ellipse.
map-needs-width = a terepdarab, „{ $piece }”, vonal mentén készül, és szélesség kell neki.
map-crosses-itself = a terepdarab, „{ $piece }”, körvonala keresztezi önmagát. Rakd a pontjait sorban köré.
map-table-size = az asztal szélessége és mélysége { $least } és { $most } hüvelyk közötti. Javítsd ki a méretét.
map-other-game = a térkép ehhez készült: { $named }, és nem ehhez: { $game }. Vidd abba a játékba, vagy vedd ki ezt a sort, ha a terepfajtáinak ugyanazok a nevei.
map-off-table = a terepdarab, „{ $piece }”, túlnyúlik az asztalon. Mozdítsd el, vagy írd be: clip = true, hogy a szélnél le legyen vágva.
map-no-such-piece = a terepdarabból, „{ $piece }”, ez van kivágva: „{ $other }”, de az nincs a térképen.
map-field = { $field }: { $problem }
map-no-table = Ez nem térkép: a térkép fájlja mezők táblája, ahogy a docs/maps.md mutatja.
map-off = ez a hely nincs az asztalon.
map-symmetry = { $symmetry ->
    [point] Fél fordulattal elforgatva ugyanaz.
    [mirror] Két fele egymás tükörképe.
   *[none] Két fele különböző.
}
map-half = { $edge ->
    [upper] A felső szélről
   *[lower] Az alsó szélről
} a közép { $sight }%-a látszik, az ottani terep { $cover }%-a rejtve vagy fedezékben van a közép elől, és ennyi az út egy célpontig: { $way }.
map-fair = Ez igazságos: a két szél közt { $uneven }% a különbség, és { $most }% lehet.
map-unfair = Ez nem igazságos: a két szél közt { $uneven }% a különbség, és csak { $most }% lehet.
maps-no-such-symmetry = Nincs ilyen szimmetria. { $problem }
maps-no-such-kind = Nincs ilyen fajta asztal. { $problem }
map-nothing-left = a terepdarabból, „{ $piece }”, nem marad semmi. Legyen nagyobb, vagy vedd ki.
told-more = és még { $count }: lásd battle.choices()
told-sees = { $seen ->
    [yes] { $unit } látja: { $target }.
   *[no] { $unit } nem látja: { $target }.
}
told-not-there = { $unit } és { $target } nem áll mindkettő az asztalon. Két olyan egységről kérdezz, amely ott áll.
told-same-unit = { $unit } önmagáról kérdez. Nevezz meg másik egységet.
told-own-side = { $unit } és { $target } ugyanazon az oldalon van. Esélyt ellenségre leadott tűzről lehet kérdezni.
told-places = vagy egy hely az asztalon: példát ad a battle.choices()
no-first-battle = Ebben nincs első csata: { $system }. Kezdd az egyik forgatókönyvével.
first-battle-rolls = Az első csata maga dobja a kockáit: maradjon a dice „rolled”.
told-goal = { $aim } ({ $until }).
summary-result = { $result }{ $rules ->
    [none] { "" }
   *[some] { " " }({ $rules })
}
summary-turn = Kör
summary-points = Pontok: { $side }
summary-left = Maradt: { $side }
summary-losses = { $side }, veszteség:{ $count ->
    [0] { " " }semmi.
   *[other] { "" }
}
summary-loss = { $what ->
    [gone] { $unit }, { $turn }. kör
    [men] { $unit }: { $men } / { $start }
   *[hurt] { $unit }: sérült
}{ $by ->
    [none] { "" }
   *[other] { " " }(főleg ettől: { $by })
}
summary-deed = { $side }: a legtöbbet tette: { $unit }. { $units ->
    [0] { "" }
    [one] Egy egység felszámolva,{ " " }
   *[other] { $units } egység felszámolva,{ " " }
}{ $men ->
    [0] { "" }
    [one] egy ember vagy modell,{ " " }
   *[other] { $men } ember vagy modell,{ " " }
}az ellenség erejének { $share }%-a.
summary-turning = Fordulópontok:
summary-turned = { $turn }. kör: { $what } { $costs ->
    [none] { "" }
   *[some] { $costs }{ " " }
}{ $lead ->
    [yes] Átveszi a vezetést pontokban: { $side }.
   *[no] A mérleg { $swing }%-ot billen, javára: { $side }.
}{ $place ->
    [none] { "" }
   *[some] { " " }{ $rolled }: { $place }
}
notation-line = { $line }. sor: { $problem }
notation-no-game = Egy állás csak a játék nevével kezdődik, mint „bolt_action”, nem így: „{ $given }”.
notation-empty = Egy állás a játék nevével kezdődik, és minden egységnek van egy sora. Itt nincs semmi.
notation-no-unit-above = A beljebb kezdett sor a fölötte álló egység modelljeiről szól, és nincs fölötte egység.
notation-unit-twice = Ennek már van sora: „{ $unit }”.
notation-no-measure = { $given } nem mérték. Írj számot, mint 24 vagy 24.5, legfeljebb három tizedessel.
notation-no-place = „{ $given }” nem hely. Így írd: 24,30, és egy vonás után az irányt: 24,30/90.
notation-no-field = { $problem }
notation-field-twice = Ez kétszer szerepel: „{ $field }”.
notation-no-value = „{ $field }” után érték kell: { $valid }.
notation-bad-value = „{ $field }” nem lehet { $given }. Ennek kell lennie: { $valid }.
notation-form = Ennek a sornak ez a formája: „{ $form }”.
notation-line-twice = Ez kétszer szerepel: „{ $word }”.
notation-places = { $models } modellhez { $given } hely van megadva. Adj meg egy helyet mindnek, vagy mindegyiknek egyet („-” annak, amely elveszett).
notation-asks = Hogy kit miről kérdeznek, azt így kell mondani: „asks orders a”. Kérdezni ezt lehet: { $steps }. „asks nobody” azt mondja, hogy a csata véget ért.
notation-words-of-army = Ennek a félnek a serege meg van nevezve, tehát az egység ismert, és „{ $words }” nem mond semmit. Hagyd ki.
notation-no-units = Ennek a félnek nincs egysége: { $side }. Írj sort egynek, vagy nevezd meg a játék egyik seregét.
notation-no-count = „{ $given }” nem lehet modellek száma. Írj számot 1 és { $most } között.
notation-no-unit = Ez nem egység: { $problem }
notation-no-models = Ennek a játéknak egy egysége egyetlen dolog, ezért a modelljeiről nincs mit mondani. A mondanivalót írd az egység sorába, és másik egység sorát kezdd a bal szélen.
notation-too-many-lines = Az állás { $lines } soros, és legfeljebb { $most } sort olvasunk.
notation-no-unit-name = „{ $given }” nem lehet egység neve. Írd le a felét, egy pontot és legfeljebb 40 kisbetűt, számjegyet és kötőjelet: a.squad-1.
notation-army = { $side } egységei nem adnak ki sereget. { $problem }
notation-needs-table = „{ $word }” csupasz asztalra rak valamit. Mondd meg, mekkora (table 48 x 48), vagy hagyd ki ezt a sort.
notation-off-table = { $place } a szélen túl van: az asztal { $width } x { $depth }, a bal felső sarkától számolva. Akinek nincs az asztalon a helye, annak ne írj helyet.
notation-not-placed = { $unit } nem áll sehol: írd a szavai után, hol (@24,30), különben nem mozdítható.
notation-no-material = Nem számít, miből van: { $kind }. Hagyd ki az „of” szót és az anyagát.
notation-either = „{ $one }” vagy „{ $other }”, de nem mindkettő.
army-no-entry = Ehhez a sereghez nincs ilyen nevű: { $problem }
army-no-unit = A seregben nincs ilyen egység: { $problem }
army-no-nation = Annak a nemzetnek nincs serege: { $problem }
army-no-setting = { $unit }: nincs ilyen nevű beállítása. { $problem }
army-whole = Az egész lista
army-no-value = { $setting }: nincs ilyen értéke. { $problem }
army-no-number = { $setting } nem lehet { $value }. Adj meg számot { $least } és { $most } között, { $step } lépésekben.
army-cannot-set = { $unit }: { $setting } nem lehet { $value }, ahogy az egység most összeáll. Változtasd meg előbb az embereit, vagy ami még nála van.
army-mend-restate = számold újra, mennyibe kerül: { $unit }
own-too-long = Túl sokat mond: rövidítsd a felsorolását.
own-none = A seregnek nincs ilyen nevű sajátja: { $problem }
table-number = A táblázatokban semminek sem ez a neve: „{ $given }”; így kell írni: KIND.NAME.FIELD. { $problem }
table-number-nobody = Egyik seregben sincs meg, amit változtatsz: { $kind } { $name }. Olyat változtass, ami valamelyikben megvan.
table-number-none = { $place } szám lehet, nem „{ $given }”.
own-not-here = Ebbe a játékba még nem lehet sajátot hozni.
army-other-game = Ez másik játék serege: ezt mondja: { $found }, és ez kellene: { $asked }.
schema-no-form = Nincs ilyen nevű űrlap: { $problem }
log-ahead = A válasz az volt, amit előre mondtál.
ahead-hold = { $turn ->
    [always] { $unit }: soha ne reagáljon
   *[other] { $unit }: ne reagáljon ({ $turn }. kör)
}
ahead-pass = { $turn ->
    [always] Lapra mindig passz legyen a válasz
   *[other] Lapra passz legyen a válasz ({ $turn }. kör)
}
ahead-rest = Semmi több ne legyen a körömben ({ $turn }. kör)
ahead-losses = A veszteségeim mindig a javaslat szerint
ahead-order = Ami esedékes, mindig a javasolt sorrendben
agreed-late = Lejárt az ideje ennek az oldalnak: { $side }. A csatát igényelte: { $other }.
