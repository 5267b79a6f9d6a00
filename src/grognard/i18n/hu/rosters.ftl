### whole

# Más programok listái: olvasva, ellenőrizve, sereggé alakítva.

# ---- ami nem olvasható ----

roster-wrong = { $file }: { $problem }
roster-wrong-at = { $file }, { $place }: { $problem }
roster-wrong-line = { $file }, { $line }. sor: { $problem }
roster-unreadable = A fájl nem nyitható meg: { $problem }. Nézd meg a nevét, és hogy olvashatod-e.
roster-empty = Nincs benne semmi. Mentsd el újra a listát abban a programban, amelyből való.
roster-too-large = Nagyobb, mint { $most } millió bájt, csomagolva vagy kibontva; egyetlen lista vagy katalógus sem ekkora. Nézd meg, ez-e a jó fájl.
roster-too-many = Több mint { $most } része van; egyetlen listának vagy katalógusnak sincs ennyi. Nézd meg, ez-e a jó fájl.
roster-large-token = Valami sokkal nagyobb benne, mint bármi egy listában vagy katalógusban. Nézd meg, ez-e a jó fájl.
roster-long-text = Több mint { $most } karakter; szöveges lista nem ilyen hosszú. Nézd meg, ez-e a jó fájl.
roster-long-line = A sor több mint { $most } karakter; egy lista sora nem ilyen hosszú. Nézd meg, ez-e a jó fájl.
roster-too-deep = Részei több mint { $most } szint mélyen vannak egymásban; egyetlen listáé sem. Nézd meg, ez-e a jó fájl.
roster-doctype = Dokumentumtípust ad meg, ami listákban és katalógusokban sosincs, és nem olvassuk. Vedd ki belőle.
roster-long-name = Egy név hosszabb, mint { $most } karakter: „{ $name }…”. Rövidítsd meg.
roster-no-name = Valaminek, ami ki van választva, nincs neve. Mentsd el újra a listát abban a programban, amelyből való, vagy írj nevet.
roster-no-cost = „{ $value }” nem ár. Írj számot, például 50 vagy 12.5.
roster-no-number = „{ $value }” nem darabszám. Írj egész számot 0 és { $most } között.
roster-cost-twice = Két ár is „{ $name }” nevű. Vedd ki az egyiket.
roster-zip-count = Az archívumban egy lista vagy katalógus legyen ({ $forms }), és { $count } van benne. Csomagold ki, és azt olvasd be, amelyikre gondolsz.
roster-zip-locked = Az archívum jelszóval zárt. Csomagold ki, és azt olvasd be, ami benne van.
roster-zip-broken = Az archívum nem csomagolható ki: { $problem }. Mentsd el újra a listát abban a programban, amelyből való.
roster-zip-no-end = hiányzik a vége
roster-zip-files = Az archívumban több mint { $most } fájl van; egy listáéban egy szokott lenni. Csomagold ki, és azt olvasd be, amelyikre gondolsz.
roster-xml = Nem olvasható XML: { $problem }. Mentsd el újra abban a programban, amelyből való.
roster-xml-form = Ez XML, de sem lista, sem katalógus: így kezdődik: „{ $tag }”, nem így: roster, catalogue vagy gameSystem.
roster-json = Nem olvasható JSON: { $problem }. Mentsd el újra abban a programban, amelyből való.
roster-json-form = Ez JSON, de nem a New Recruit, a List Forge vagy a Rosterizer listája: nincs benne sem forces, sem roster, sem snapshot. Exportáld a listát újra JSON-ként, vagy .ros fájlként.
roster-text-form = Ez nem az olvasható szövegek egyike: a New Recruit egyszerű szövege, versenyszövege vagy ezredek szerinti szövege. Exportáld a listát .ros fájlként vagy JSON-ként.
roster-ours = Ez már a mi fájlunk, nem más program listája. Nyisd meg, ahogy van: „grognard army check”, vagy a seregépítő.
roster-encoding = Nem UTF-8. Mentsd UTF-8-ként.
roster-is-catalogue = „{ $name }” katalógus, amiből a listák készülnek, és nem lista. Ments el egy belőle készült listát, és azt hozd be.
roster-many-lines = A lista több mint { $most } dolgot nevez meg. Vedd ki, ami nem harcol.
roster-many-names = Egy játékhoz több mint { $most } név van javítva. Vedd ki, amelyik már nem kell.

# ---- minek a listája ----

roster-game-unknown = meg nem nevezett játék
roster-game = { $title }
roster-game-edition = { $title }, { $edition }. kiadás
roster-no-game = A lista nem mondja meg, melyik játéké. Ha olyané, amelyet itt játszunk, kérj annak a játéknak a seregét.
roster-other-game = A lista ezé a játéké: { $game }, és azt itt nem játsszuk. A nevei és pontjai olvashatók, de sereg nem készülhet belőle.
roster-no-edition = A lista ezé: { $game }, és nem mondja, melyik kiadásé; itt ezt játsszuk: { $edition }. kiadás. Ha azé, kérj ilyen sereget: { $system }.
roster-other-edition = A lista ezé: { $game }; itt ezt játsszuk: { $edition }. kiadás. Az egységek, a felszerelés és a pontok mások, ezért nem készül belőle sereg. Ha mégis egyeztetnéd a neveit, kérj ilyen sereget: { $system }, és nézz meg minden sort.

# ---- mi lett belőle ----

roster-counted = { $number } × { $name }
roster-line-matched = { $name }: { $title }
roster-line-guessed = { $name }: talán { $title } ({ $sure }%-ban hasonló)
roster-line-inferred = { $name }: talán { $title }
roster-line-standard = { $name }: úgyis megvan neki
roster-line-heading = { $name }: címsor
roster-line-left-out = { $name }: kimaradt, ahogy mondtad
roster-line-unknown = { $name }: itt nem ismert
roster-line-note = { $line }. { $note }
roster-none = A listában nincs ilyen.
roster-set = { $setting }: { $value }
roster-by-points = a pontjai szerint ({ $points })
roster-points-differ = Itt { $ours } az ára, a listában { $theirs }.
roster-mend-near = Itt a legközelebbi: { $near }.
roster-nation-guessed = A lista nem mondja meg, kinek a serege; lehetne: { $nations }.
roster-remark = Behozva ebből a listából: „{ $name }” ({ $game }). Ami kitalált vagy kimaradt:
roster-mended-nothing = A neveid közt „{ $ours }” áll ehelyett: „{ $theirs }”, és ebben a seregben nincs ilyen. { $problem }

# ---- a parancssorban ----

cli-army-import =
    Sereg más program listájából: BattleScribe, New Recruit, List Forge vagy Rosterizer, .ros, .rosz, JSON vagy szöveg.

    A lista minden sora mellett ott áll, minek vettük. Ami kitalált vagy ismeretlen, a --name javítja, és a --names fájlja megőrzi a következő behozáshoz.
    .short = Sereg más program listájából.
cli-army-as = A játék, amelynek serege legyen, ha a lista más kiadású, vagy nem mondja meg.
cli-army-names = Javított nevek fájlja: előtte olvassuk, utána a --name javításaival együtt írjuk.
cli-army-name = Mit jelent a lista egy neve: egy itteni tétel vagy beállítás neve; ha semmi, kimarad.
cli-army-output = A sereg írása ebbe a fájlba; JSON, ha a neve olyan, különben TOML.
cli-army-import-head = { $name }: { $game }, { $form }
cli-army-import-total = Egységek: { $units }. A lista ennyit mond: { $declared }; amit felsorol, összesen { $sum }.
cli-army-import-bad = A lista összege nem stimmel: { $declared } { $cost } van benne mondva, és amit felsorol, összesen { $sum }.
cli-army-import-unit = { $number } × { $name }: { $points }
cli-army-import-made = A sereg { $units } egység, ára { $points }. Megnézendő sorok: { $open }.
cli-army-import-mend = Egy sor javítása: --name "ÖVÉK=MIÉNK", ahol MIÉNK egy tétel, az egység egy beállítása vagy BEÁLLÍTÁS=ÉRTÉK; --name "ÖVÉK=": kimarad. Kinek a serege: --nation.
cli-army-import-as = Itt: --as { $system }.
cli-army-import-wrote = Ide írva: { $file }.
