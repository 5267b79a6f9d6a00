refused-not-offered = Questa non è una delle scelte offerte.
refused-over = La battaglia è finita; non si chiede altro.
refused-not-your-turn = A questa parte ora non si chiede nulla.
refused-nothing-to-undo = Non resta nulla da annullare.
refused-dice-count = { $count ->
    [one] Serve un dado; indicane la faccia.
   *[other] Servono { $count } dadi; indica la faccia di ciascuno, in ordine.
}
refused-dice-face = Un dado con { $sides } facce non può mostrare { $face }.
file-unreadable = Il file { $file } non si può leggere: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = { $file } supera i { $limit } caratteri. Accorcialo.
file-empty = { $file } è vuoto. Controlla che sia il file giusto.
scenario-on = { $scenario }, su { $map }
map-table = { $kind ->
    [village] villaggio
    [open-country] campagna aperta
    [woods] boschi
    [ruins] rovine
    [hedgerows] siepi
    [works] stabilimenti
    [marshes] paludi
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Chi tira
table-shooters-shots = Tiri
table-shooters-need = Serve
table-shooters-hits = Colpi
table-shooters-lost = Cadono
table-shooters-together = Tutto insieme, in media
callout-firing = possono tirare { $firing } su { $models }
army-total = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $dice } unità.
army-empty = L’esercito non ha ancora unità. Aggiungine una.
army-full = Un esercito tuo ha al massimo { $most } unità. Prima togline una.
army-mend-add = aggiungi: { $entry }
army-note = Nota: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: metti { $value }
army-mend-remove = togli: { $unit }
army-yes = sì
army-no = no
army-nobody = nessuno
army-number = { $number }
army-own = Il mio esercito
army-own-things = Di tuo
own-title = { $title }
army-nation = { $name }
