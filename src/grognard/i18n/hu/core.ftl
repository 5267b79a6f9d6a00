refused-not-offered = Ez nincs a felkínált választások között.
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
