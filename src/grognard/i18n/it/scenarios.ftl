### whole

plan-yes = sì
plan-no = no
plan-battle = La battaglia
plan-title = Titolo
plan-map = Mappa
plan-map-open = lasciata aperta
plan-turns = Turni
plan-no-limit = senza limite
plan-none = nessuno
plan-armies = Eserciti
plan-army = Esercito
plan-army-open = lasciato aperto
plan-zone = Si schiera
plan-victory = Vittoria
plan-called = Nome
plan-points = Punti
plan-from-left = Da sinistra
plan-from-top = Dall’alto
plan-inches = pollici
plan-centimetres = cm
plan = Editor di scenari
plan-open = Crea uno scenario…
plan-new = Nuovo scenario
plan-own = Il mio scenario
plan-from = Comincia da
plan-begin = Comincia
plan-kept = I tuoi scenari
plan-give = Questo scenario…
plan-bring = Apri un file…
plan-download = Salva come file
plan-drop = Elimina
plan-drop-sure = Eliminare davvero?
plan-ready = Ci si può cominciare una battaglia.
plan-shown = Che cosa si vede
plan-says = Che cosa dice
plan-its-map = La sua mappa
plan-play = Giocalo
plan-no-field = Uno scenario di questo gioco non ha questo campo: { $name }.
plan-other-game = Questo è uno scenario di { $found }, e ne serve uno di { $asked }. Aprilo in { $found }.
plan-no-map = Lo scenario non ha una mappa leggibile, quindi non c’è nulla sopra. Prima scegli un’altra mappa.
plan-changed = { $title }, modificato
plan-number = { $value }
plan-mend-set = { $field }: { $value }
plan-mend-remove = Togli: { $what }
plan-mend-move = Sposta: { $what }
plan-note = Di che cosa tratta
plan-limit = Punti per parte
plan-army-of = { $side ->
    [1] Primo esercito
   *[other] Secondo esercito
}
plan-army-costs = Costa { $points } punti. { $count ->
    [0] Le regole non trovano errori.
    [one] Viola una regola; può scendere in campo lo stesso, se le due parti sono d’accordo.
   *[other] Viola { $count } regole; può scendere in campo lo stesso, se le due parti sono d’accordo.
}
plan-side = { $side ->
    [1] Prima parte
   *[other] Seconda parte
}
plan-zone-of = { $side ->
    [1] Zona della prima parte
   *[other] Zona della seconda parte
}
plan-zone-south = il sud
plan-zone-north = il nord
plan-zone-north-west = il nord-ovest
plan-zone-north-east = il nord-est
plan-zone-south-west = il sud-ovest
plan-zone-south-east = il sud-est
plan-depth-of = Profondità della zona: { $whose }
plan-middle-of = { $what }, intera
plan-add-objective = Aggiungi un luogo da contendersi
plan-objective = { $title }
plan-from-nothing = Niente, con valori sensati
plan-from-shipped = Cambiane uno che viene con il gioco
plan-bundle = Salva con mappa ed eserciti in un solo file
plan-read = Aperto: { $title }.
plan-too-long = Nessuno scenario supera { $most } caratteri. Togli qualcosa.
plan-done = { $count ->
    [0] Modificato.
    [one] Modificato. C’è un errore.
   *[other] Modificato. Ci sono { $count } errori.
}
plan-wrong = { $count ->
    [one] C’è un errore
   *[other] Ci sono { $count } errori
}
plan-in-it = { $title } (nello scenario)
plan-map-of = La mappa: { $map }
plan-handle = Sposta: { $what }
plan-how = Trascina ciò che ha un pomello, o spostalo con le frecce.
    .touch = Trascina con il dito ciò che ha un pomello.
