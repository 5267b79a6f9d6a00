### whole

# A parancssor mondatai.

cli-help =
    Terepasztalos hadijátékok teljes szabályaik szerint: az asztal a böngészőben, a játékvezető, a kockák.

    Így kezdd: grognard play

cli-lang = A nyelv, például hu; nélküle a rendszer nyelve.
cli-lang-unknown = A grognard nem beszél ilyen nyelven: „{ $language }”. Amelyeken beszél: { $languages }.
cli-help-usage = Használat:
cli-help-options = Kapcsolók
cli-help-commands = Parancsok
cli-help-shows = Ezt a súgót mutatja.
cli-help-version = A verziót mutatja.
cli-help-required = { "[" }kötelező]
cli-help-default = { "[" }alapértelmezés:

cli-play =
    Csata a böngészőben, a számítógép ellen.

    Paraméterek nélkül a legutóbbi csata folytatódik, vagy ha még nem volt, választhatsz.
    SYSTEM a játék, például bolt_action. Az oldal csak ezen a gépen érhető el.
    .short = Játék a böngészőben, a számítógép ellen.
cli-play-open = Az asztal itt van: { $address }
cli-play-page = Az asztalhoz
cli-play-stop = Leállítás: Ctrl-C. A csata minden választásnál mentődik.
cli-play-no-browser = Itt nem sikerült böngészőt nyitni; nyisd meg magad a fenti címet.
cli-play-stopped = Leállt. A „grognard play” onnan folytatja, ahol abbahagytad.
cli-serve =
    Asztalok máshol levő barátoknak, akik hivatkozással jönnek.

    A kiírt cím a tiéd: kezdj ott csatát, és a menüből hívj meg másokat. --host nélkül csak ez a gép éri el, egy elé
    állított TLS-programnak (docs/serving.md).
    .short = Asztalok máshol levő barátoknak.
cli-serve-host = A figyelt cím; 0.0.0.0: a gép minden címe. Ha nem 127.0.0.1, kell hozzá --public-url.
cli-serve-port = A figyelt port.
cli-serve-public = A cím, amelyen mások elérik ezt a kiszolgálót, például https://table.example; a hivatkozások ezzel kezdődnek.
cli-serve-workers = Hány folyamat tartja az asztalokat; egy asztal egyszerre egyé, és ha az leáll, egy másiké.
cli-serve-no-public = A hivatkozásokhoz mások által is elérhető cím kell, és { $host } nem az. Add meg a --public-url értékét, például http://192.168.1.20:8765.
cli-serve-public-wrong = „{ $url }” nem egy kiszolgáló címe; így írd: https://table.example, útvonal nélkül.
cli-serve-taken = { $host }, { $port }. port: nem kapható meg: { $problem }.
cli-serve-open = A saját asztalaid és a meghívások itt vannak: { $address } Tartsd meg magadnak: minden helyet megnyit.
cli-serve-stopped = Leállt. A csaták megmaradtak; a „grognard serve” folytatja őket.
cli-port-taken = A(z) { $port }. port nem kapható meg: { $problem }. Hagyd el a --port paramétert, és egy szabad lesz.

cli-army = Egy sereg, nevével vagy fájljával. Kétszer add meg: az első és a második félnek.
    .value = FÁJL|NÉV
cli-scenario = A forgatókönyv, nevével vagy fájljával.
cli-map = A térkép, nevével vagy fájljával.
cli-seed = Minden kocka magja; ugyanaz a mag és ugyanazok a választások ugyanazt a csatát adják.
cli-opponent = A számítógépes ellenfél, vagy „here”, ha ketten játszotok egy képernyőnél.
cli-pause = Hány másodperc teljen el a számítógép két választása között, hogy követhesd.
cli-port = A port, 8765 vagy egy szabad port helyett.
cli-store = A fájl (vagy adatbázis-URL), amelyben a csaták megmaradnak, az adatmappádban levő helyett.
    .value = FÁJL|URL
cli-play-agent = Saját játékos, amelyet új csaták választhatnak, például player.py:Careful. Többször is megadható.
cli-browser = Nyíljon meg az oldal a böngésződben, vagy csak a címe íródjon ki.
cli-new = Új csata, akkor is, ha van befejezetlen.

cli-json = JSON kiírása, programoknak.
cli-option = Egy házi szabály, például --option NÉV=ÉRTÉK. Többször is megadható.
cli-bad-option = „{ $option }” nem házi szabály: így írd: --option NÉV=ÉRTÉK.

cli-battle =
    Teljes csata két számítógépes játékos között; a végén az eredmény íródik ki.

    SYSTEM a játék, például bolt_action.
    .short = Teljes csata két számítógépes játékos között.
cli-agents = A két számítógépes játékos, elöl az első fél.
cli-save = A csata írása ebbe a fájlba; a „grognard replay” olvassa.
cli-two-agents = Két számítógépes játékos kell, mint itt: --agents greedy,random; ez pedig „{ $agents }”.
cli-save-failed = { $file } nem írható: { $problem }
cli-no-folder = nincs ilyen mappa: { $folder }. Hozd létre előbb, vagy válassz másikat.
cli-simulate =
    Sok csata számítógépes játékosok között: ki nyer, mennyire biztosan és miért.

    SYSTEM a játék, például bolt_action. Ugyanaz a mag ugyanazokat a csatákat adja, akárhány folyamaton.
    .short = Sok csata: ki nyer, mennyire biztosan és miért.
cli-simulate-battles = Hány csata.
cli-simulate-seed = Az első csata magja; a következőé eggyel nagyobb. Ha elmarad, véletlen.
cli-simulate-swap = Minden mag kétszer, másodszor cserélt oldalakkal: a játékosok és a seregek helyet cserélnek.
cli-simulate-brief = Egységekről és körökről ne készüljön semmi: gyorsabb, ha a csaták rövidek.
cli-simulate-workers = Hány folyamat; auto: annyi, ahány processzor van.
cli-simulate-backend = Hol fussanak: loky ezen a gépen, dask vagy ray egy fürtön.
cli-simulate-address = A fürt címe; nélküle ezen a gépen indul el.
cli-simulate-out = A csaták, a táblázatok és a jelentés mappája.
cli-simulate-resume = A mappában levő csaták folytatása.
cli-simulate-vary = Minden csata lejátszása ezen értékek mindegyikével, egymás mellett elmondva. Ami változtatható: army1, army2, agent1, agent2, scenario, map, year, option.NÉV, vagy egy táblázat egy száma, például table.weapon.rifle.range.
cli-simulate-progress = Csaták
cli-ladder =
    Játékosok vagy seregek mindenki mindenki ellen, és értékelésük, mint a sakkban.

    SYSTEM a játék, például bolt_action; ENTRANTS két vagy több játékos vagy sereg.
    .short = Játékosok vagy seregek értékelése, mindenki mindenki ellen.
cli-ladder-of = Mi az, amit értékelünk.
cli-ladder-n = Hány magon találkozzon minden pár, mindegyiken mindkét oldalról; a játékosok ráadásul mindkét sereggel.
cli-ladder-player = Ki vezesse az értékelt seregeket.
cli-compare =
    Két változat ugyanazokon a magokon, amíg el nem dől, melyik nyer többet, és mennyivel.

    SYSTEM a játék, például bolt_action. Hogy mi a különbség, a --vary mondja meg, két értékkel.
    .short = Két sereg, táblázat, szabály vagy játékos közül melyik nyer többet.
cli-compare-battles = Legfeljebb hány csata mindegyikből.
cli-compare-vary = Mi a különbség, és a két értéke: army1, army2, agent1, agent2, scenario, map, year, option.NÉV, vagy egy táblázat egy száma, például table.weapon.rifle.range.
cli-compare-error = Milyen arányban lehet téves a válasz.
cli-compare-alike = Ha a győzelmek két aránya ennél közelebb van, egyformának számít.
cli-simulate-kept = A csaták, a táblázatok és a report.html itt vannak: { $folder }.
cli-simulate-no-tables = A Parquet-táblázatok elmaradtak: pyarrow kell hozzájuk. Telepítsd: grognard[simulate].
cli-simulate-broken = Néhány csata megszakadt, és ez a program hibája; a mentéseik a battles.jsonl fájlban vannak, ha volt --out.
cli-simulate-workers-wrong = „{ $given }” nem lehet a folyamatok száma. Kérj 1-et vagy többet, vagy auto értéket.
cli-simulate-resume-where = A csaták abban a mappában folytatódnak, amelyben vannak: nevezd meg --out után.
cli-battle-begins = Kezdődik a csata.
cli-battle-progress = { $status }, eddig { $choices } választás
cli-battle-seed = Mag: { $seed }, { $first } – { $second }.
cli-battle-saved = Mentve ide: { $file }.
cli-side = { $side }: { $score ->
    [one] { $score } pont
   *[other] { $score } pont
}, { $units } egységből { $left } maradt.
cli-counts = { $choices } választás, { $rolls } dobás, { $dice } kocka.

cli-verify =
    Egy mentett csata kockáinak ellenőrzése: minden kockát újra kiszámít, megnézi a pecséteket, választásokat és az eredményt, és megmondja, mi van bizonyítva, és mit nem bizonyít semmilyen fájl.

    FILE egy mentés, ahogy az asztal írja, ha a csata véget ért; folyó csatából a sajátod.
    .short = Annak ellenőrzése, hogy egy mentett csata kockái szabályosak-e.
cli-verify-seal = A pecsét, amelyet az oldalad az első kocka előtt mutatott; többször is megadható.
cli-replay =
    Egy mentett csata újrajátszása és elmondása, választásról választásra, szabályokkal és kockákkal.

    FILE egy mentés, ahogy a „grognard battle --save” vagy az asztal írja.
    .short = Mentett csata elmondása választásról választásra.
cli-replay-to = Megállás az N. választás előtt, 0-tól számolva.
cli-replay-costliest = Mindkét félnél az az öt választás, amely a legtöbbe került: amit a játék jobbnak tartott, onnan tovább játszódik, ahogy egy veterán teszi.
cli-replay-luck = Hová estek a kockák ahhoz képest, ami várható volt, és a két fél szerencséje.

cli-position =
    Egy állás: ki hol áll, mi a kérdés, mit lehet választani.

    FILE egy leírt állás, soronként egy egység (docs/positions.md), vagy egy mentett csata; „-”: a szabványos bemenet.
    .short = Leírt állás megmutatása, vagy mentett csata leírása.
cli-position-to = Mentett csatából: megállás az N. választás előtt, 0-tól számolva.
cli-position-seed = A jövendő kockák magja.
cli-position-text = Helyette az állás kiírása szövegként.
cli-position-map = Ez az asztal legyen az egységek alatt: a játékkal járó térkép vagy egy térképfájl.
cli-position-sees = Helyette az, hogy egy egység mit lát egy másikból; többször is kérdezhető.
cli-position-odds = Helyette az, hogy mit érne egy egység tüze egy ellenség ellen, ha most kérnék; többször is kérdezhető.
cli-position-svg = Az asztal rajza ebbe a fájlba.
cli-position-save = Mentés ebbe a fájlba: a „grognard replay” olvassa, és az asztal megnyitja.

cli-units =
    Egy játék seregei és egységeik, azokkal a nevekkel, amelyeket az --army, valamint a „grognard odds” --attacker és --target paramétere vár.

    A WORDS szűkíti a listát: azok az egységek, seregek és nemzetek, amelyekben minden szó megvan.
    .short = Seregek és egységek, azokkal a nevekkel, amelyeket más parancsok várnak.
    .words = [SZAVAK]...
cli-units-none = Egyetlen egységben sincs meg mindez a szó: { $words }. Hagyd el őket, és mindet látod.
cli-units-armies = Seregek
cli-units-name = név
cli-units-title = egység
cli-units-points = pont

cli-army-group =
    Saját seregek: kezdés, ellenőrzés a szabályok szerint, megmutatás, más alakba írás.

    FILE egy sereg TOML-ként vagy JSON-ként (docs/files.md), vagy „-”: a szabványos bemenet.
    .short = Saját seregek: kezdés, ellenőrzés, megmutatás, átírás.
cli-army-new =
    Kis sereg kiinduláshoz, TOML-ként, megjegyzésekkel arról, mit jelent egy-egy mező.

    SYSTEM a játék, például bolt_action.
    .short = Sereg kiinduláshoz.
cli-army-nation = Kinek a serege, az első helyett; a --list mindet felsorolja.
cli-army-list = Helyette az, ami e nemzetnél választható, pontokkal, azokkal a nevekkel, amelyeket egy fájl vár.
cli-army-nations = Nemzetek (--nation): { $nations }
cli-army-check =
    Egy sereg ellenőrzése: minden szabálysértés, a sorával, a szabályával és azzal, hogyan javítható.

    A kilépési kód 0, ha nincs ilyen, 1, ha van, 2, ha a fájl nem olvasható.
    .short = Minden, amit a szabályok egy seregben kifogásolnak.
cli-army-show =
    Egy sereg kiírása pontokkal és az asztalnál kellő értékekkel, egyszerű szövegként.
    .short = Sereg kiírása pontokkal és értékekkel.
cli-army-convert =
    Egy sereg kiírása TOML-ként, JSON-ként, vagy egyszerű szövegként, fórumra.
    .short = Sereg más alakban.
cli-army-own =
    Saját egységek, fegyverek vagy kártyák fájljának hozzáadása egy sereghez, és a sereg kiírása.
    .short = Saját dolgok hozzáadása egy sereghez.
cli-army-to = Milyen alakban.
cli-army-game = A játék, ha a fájl nem mondja meg, vagy játékkal járó seregről van szó.
cli-army-set = Ami az egész listára be van állítva, például theatre=normandy a Bolt Actionben.
cli-army-limit = A megegyezett pontszám, a szokásos helyett.
cli-battle-year = Az év, olyan játékokban, ahol számít; a szokásosat a forgatókönyv mondja.
cli-army-year = A csata éve, ha a házi szabályok kérdezik.
cli-army-mends = Javítás: { $mends }.
cli-army-legal = A szabályok semmit sem kifogásolnak.
cli-army-no-game = { $file } nem mondja meg, melyik játéké. Írd bele: system = "…", vagy add meg: --game; a játékok: { $names }.

cli-map-group =
    Saját térképek: igazságos asztal készíttetése, egy térkép ellenőrzése, más alakba írása.

    FILE egy térkép TOML-ként vagy JSON-ként (docs/maps.md), vagy „-”: a szabványos bemenet.
    .short = Térképek készítése, ellenőrzése, átírása.
cli-map-generate =
    Igazságos asztal egy adott fajtából, egy magból, térképfájlként: félfordulattal elforgatva ugyanaz, hacsak nem kérsz más szimmetriát.

    SYSTEM a játék, KIND az asztal fajtája; a --list felsorolja a fajtákat.
    .short = Igazságos asztal egy magból.
cli-map-list = Helyette az asztalfajták listája.
cli-map-seed = A mag; ugyanaz a fajta és mag ugyanazt az asztalt adja.
cli-map-symmetry = Hogyan felel meg egymásnak a két fele: félfordulattal azonos, tükörkép, vagy semmi: különböző, és igazságos abban, mit lát és mennyi fedezéke van egy-egy szélnek, és milyen messze van a céloktól.
cli-map-check =
    Egy térkép ellenőrzése: minden, ami nem fogadható el, a maga darabjánál; és hogy egyformán jó-e mindkét szélnek.

    A kilépési kód 0, ha nincs ilyen, 1, ha van, 2, ha a fájl nem olvasható.
    .short = Minden, ami egy térképen nem fogadható el.
cli-map-sound = Minden rendben van. Játszható rajta: { $scenario }.
cli-map-convert = Térkép kiírása TOML-ként vagy JSON-ként.
    .short = Térkép más alakban.
cli-bundle =
    Forgatókönyv, térképe, mindkét sereg és a házi szabályok egy fájlban, hogy egy barátnak add.

    Ami elmarad, az a forgatókönyvé, vagy a játék alapértéke. Ahol forgatókönyv állhat, ott állhat ez a fájl is.
    .short = Forgatókönyv, térkép és seregek egy fájlban.

cli-schema =
    Egy játék fájljainak alakja JSON-sémaként, szerkesztőknek és más programoknak.

    FORM: army, own, map, scenario vagy options; a docs/files.md mindegyikről szól. SYSTEM a játék, például bolt_action.
    .short = Egy játék fájljainak alakja JSON-sémaként.

cli-sheet =
    Egy játék szabályösszefoglalója: kör, táblázatok, fegyverek, minden szám azokból az adatokból, amelyekkel a játék folyik.

    SYSTEM a játék, például bolt_action. --out nélkül az oldal HTML-ként íródik ki. A PDF-hez Chromium vagy Chrome kell.
    .short = Egy játék szabályösszefoglalója.
cli-sheet-army = Csak ami e sereg egységeinek kell; egy fájl, vagy egy a játékkal érkező sereg neve.
cli-sheet-paper = A papír mérete.
cli-sheet-out = Ebbe a fájlba (.html, .pdf).
cli-sheet-kind = Ez sem .html, sem .pdf: { $file }. Olyan fájlt adj meg, amely így végződik.
cli-cards =
    Egy sereg kártyái, minden egységé egy, oldalanként négy: jellemzők, fegyverek, különleges szabályok, kipipálható négyzetek, esélyek.

    FILE egy sereg TOML-ként vagy JSON-ként, „-” a szabványos bemenet, vagy --game mellett egy a játékkal érkező sereg neve. --out nélkül az oldal HTML-ként íródik ki. A PDF-hez Chromium vagy Chrome kell.
    .short = Egy sereg minden egységének kártyája.
sheet-no-browser = Nincs Chromium vagy Chrome, amely PDF-et készítene. Telepíts egyet, nevezd meg itt: { $variable }, vagy írj .html-t, és nyomtasd ki bármely böngészőből.
sheet-browser-failed = { $browser } nem készített PDF-et: { $problem }

cli-examples = { $count ->
    [one] Példa:
   *[other] Példák:
}

cli-rules =
    Egy szabály kikeresése az azonosítójával, például BA-SHOOT-01, vagy keresés szavakra.

    Paraméterek nélkül minden szabály listája.
    .short = Szabály kikeresése, vagy keresés a szabályokban.
cli-rules-search = Szabályok, amelyekben mindezek a szavak megvannak.
    .value = SZAVAK
cli-rules-system = A játék, ha csak egynek a szabályairól van szó.
cli-rules-tables = Egy játék táblázatai, minden érték a forrásával.
    .value = JÁTÉK
cli-rules-options = Egy játék házi szabályai, mind az értékeivel.
    .value = JÁTÉK
cli-rules-no-tables = { $system }: a táblázatai nincsenek felsorolva.
cli-rules-either = Azonosítót, --search, --tables vagy --options paramétert adj meg, és csak egyet közülük.
cli-rules-none = Egyetlen szabályban sincsenek meg mindezek a szavak: { $search }
cli-rules-chapter = Fejezet: { $chapter }
cli-rules-source = Forrás: { $source }
cli-rules-note = Megjegyzés: { $note }
cli-rules-option = Házi szabály: --option { $option }=ÉRTÉK, ahol az ÉRTÉK ezek egyike:
cli-rules-default = { $title } (így játsszuk, ha nem választasz mást)
cli-rules-deferred = Még nem játsszuk: { $reason }

# ---- grognard odds ----

cli-odds = Egy támadás pontos esélyei, a játékmotor saját szabályai szerint: találatok, veszteségek, mi lesz a célponttal.
    .short = Egy támadás pontos esélyei.
cli-odds-game = Egy támadás pontos esélyei ebben a játékban: { $game }. Kilépési kód 1: a szabályok nem engednek ilyen támadást.
cli-odds-fractions = Pontos törtek is
cli-odds-plot = Ábra ebbe a fájlba (.svg, .png, .html)
cli-odds-then = Még egy támadás ugyanarra a célpontra ezután, beállításaival idézőjelben; ugyanazokkal a házi szabályokkal
cli-odds-counter = Mit tesz azután a célpont, beállításaival idézőjelben
cli-odds-against = Annak a támadásnak a száma, amelynek támadójával ezt teszi
cli-odds-goal = Mi a támadások célja
cli-odds-quotes = Hiányzik egy idézőjel itt: „{ $text }”.
cli-odds-plan-after = { $number }. támadás után { $goal }
cli-odds-plan-missed = valaki előtte odavész { $percent }
cli-odds-plan-way = A(z) { $number }. támadás útján: { $lost } veszteség a tűztől, mindenki elvész { $gone }; közelharcig jut { $blows }
cli-odds-plan-order = Ebben a sorrendben: { $order }
cli-odds-plotted = Az ábra itt van: { $file }.
cli-odds-one-of = { $what }: { $names }
cli-odds-rules = Szabályok: { $rules }
cli-odds-mean = , átlag { $mean }, szórás { $spread }
cli-odds-or-more = {"   "}vagy több { $percent }
cli-first = A játék első csatája: kicsi, felállítva, minden kérdéshez egy leckével, körülbelül tíz perc.
cli-serve-notify = Hová menjen az értesítés, hogy te következel valaki ellen, aki máshol ül, például https://ntfy.example/my-turns; a tartalma JSON.
cli-serve-notify-private = A játékosok e gép és hálózatának címeit is megadhatják az értesítéseikhez.


cli-replay-html = A csata ebbe a HTML-fájlba kerül: magától lejátszható, kiszolgáló és hálózat nélkül.
cli-replay-no-html = A --study és a --side a HTML-fájlhoz tartozik: tedd hozzá: --html FÁJL.
cli-replay-side = A HTML-fájlban csak ahogy a 0. vagy 1. fél látta. Különben: a véget ért csata minden szemmel, a folyamatban lévő anélkül, amit bárki titokban tart.
cli-replay-written = { $file }: { $kilobytes } KB.
cli-report =
    Egy csata szavakban, az eldöntő pillanatok térképeivel.

    FILE egy véget ért csata mentése. A jelentés HTML-oldal, vagy Markdown, mellette a térképekkel.
    .short = Egy csata jelentése szavakban és térképeken.
cli-report-out = Ebbe a fájlba kerül (.html vagy .md); különben HTML íródik ki.
cli-report-costliest = Azok a választások is, amelyek a két félnek a legtöbbe kerültek; percekig tart.
cli-report-kind = A(z) { $file } sem .html, sem .md. Olyan fájlt nevezz meg, amely ezek egyikére végződik.
cli-replay-study = A HTML-fájlba az is, amit mondtak és rajzoltak: az oldalról mentett jegyzetek (JSON).
cli-serve-open-lobby = Aki eléri ezt a kiszolgálót, lássa a helyeket, amelyek azéi, aki elsőként jön; különben csak az látja, akinek megvan az előcsarnok hivatkozása.
