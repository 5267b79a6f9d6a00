### whole

### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Visszajátszás
replay-open = A csata visszajátszása
replay-from-line = Visszajátszás innen
replay-moment = Ami történt
replay-coming = A csata betöltése …
replay-moment-of = { $number }. választás, összesen { $count }
replay-begins = Kezdődik a csata.
replay-quiet = Semmi látható.
replay-eyes = Aki látja
replay-eyes-all = Mindkét fél, semmi sem rejtett
replay-eyes-open = Amit senki sem tart titokban
replay-eyes-side = Ahogy látja: { $side }
replay-branch = Játszd tovább innen
replay-branch-later = Amíg mások hivatkozással játsszák ezt a csatát, nem kezdődhet belőle új csata; ha véget ért, igen.
replay-link = Hivatkozás másolása
replay-linked = Az ehhez a pillanathoz vezető hivatkozás a vágólapon van.
replay-tools = Nézet és egyebek
replay-timeline = Idővonal
replay-turns = Körök
replay-first = Az elejére
replay-back = Eggyel vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Eggyel előre
replay-last = A végére
replay-mark-back = Az előző támadáshoz vagy veszteséghez
replay-mark-forward = A következő támadáshoz vagy veszteséghez
replay-mark-attack = Támadás
replay-mark-loss = Veszteség
replay-mark-gone = Elveszett egység
replay-key-home = Home
replay-key-end = End
replay-pace = Sebesség
replay-pace-of = { $pace ->
    [slow] Lassú
    [fast] Gyors
    [faster] Gyorsabb
   *[usual] Szokásos
}
replay-line = Visszajátszás innen: { $line }
replay-costliest =
    { $count ->
        [0] { $side }: egyetlen választás sem, amely biztosan került volna valamibe.
       *[other] { $side }: ami a legtöbbe került.
    }
replay-costly = { $turn }. kör, { $number }. választás: { $chosen } { $points } ponttal jobb: { $better } { $reason }
replay-costly-unit = Kiválasztva: { $unit }.
replay-costly-other = Ami a válasz volt.
replay-file-title = { $first } – { $second } · { $game }
replay-file = A visszajátszás mentése
    .title = Egyetlen HTML-fájl, amely kiszolgáló nélkül lejátszható
replay-report = Csatajelentés
replay-report-moment = { $turn }. kör: { $what }
replay-report-end = A végén
replay-later = A csata még nem ért véget: a vége előtt nincs róla fájl és jelentés.
replay-too-large = A fájl nagyobb lenne, mint { $megabytes } MB. Mutasd csak az egyik fél szemével (--side).
replay-costly-title = A legtöbbe kerülő választások
replay-costly-look = Keresés
    .title = A játék minden kétes választástól továbbjátszik, mindkét módon. Egy percig vagy tovább tart.
replay-costly-going = { $done } megvizsgálva, összesen { $count } …
replay-study-wrong = Ez nem elemzés: { $problem }
replay-fell = { $what }: { $came }
replay-notes = Jegyzetek
replay-note = Írj valamit erről a pillanatról
replay-note-arrow = Nyíl rajzolása
replay-note-circle = Kör rajzolása
replay-note-keep = Megtartás
replay-note-remove = A jegyzet törlése
replay-notes-save = A jegyzetek mentése
replay-note-drawn =
    { $count ->
        [one] Egy rajz
       *[other] { $count } rajz
    }
replay-note-watcher = Aki csak néző, nem írhat róla.
replay-note-empty = Előbb írj vagy rajzolj valamit.
replay-notes-many = Már { $most } jegyzet van, több nem lehet. Előbb törölj néhányat.
