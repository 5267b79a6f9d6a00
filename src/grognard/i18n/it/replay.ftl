### whole

### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Replay
replay-open = Rivedi la battaglia
replay-from-line = Rivedi da qui
replay-moment = Che cosa è successo
replay-coming = Lettura della battaglia …
replay-moment-of = Scelta { $number } di { $count }
replay-begins = La battaglia comincia.
replay-quiet = Niente di visibile.
replay-eyes = Visto da
replay-eyes-all = Entrambe le parti, niente di nascosto
replay-eyes-open = Ciò che nessuno tiene segreto
replay-eyes-side = Come lo vede: { $side }
replay-branch = Gioca da qui
replay-branch-later = Finché altri giocano questa battaglia con un link, da essa non comincia una nuova battaglia; quando è finita, sì.
replay-link = Copia il link
replay-linked = Il link a questo momento è copiato.
replay-tools = Vista e altro
replay-timeline = Linea del tempo
replay-turns = Turni
replay-first = All’inizio
replay-back = Uno indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Uno avanti
replay-last = Alla fine
replay-mark-back = All’attacco o perdita precedente
replay-mark-forward = All’attacco o perdita successiva
replay-mark-attack = Attacco
replay-mark-loss = Perdita
replay-mark-gone = Unità persa
replay-key-home = Home
replay-key-end = End
replay-pace = Velocità
replay-pace-of = { $pace ->
    [slow] Lenta
    [fast] Veloce
    [faster] Più veloce
   *[usual] Normale
}
replay-line = Rivedi da qui: { $line }
replay-costliest =
    { $count ->
        [0] { $side }: nessuna scelta che sia costata qualcosa di certo.
       *[other] { $side }: che cosa è costato di più.
    }
replay-costly = Turno { $turn }, scelta { $number }: { $chosen } Meglio di { $points } punti: { $better } { $reason }
replay-costly-unit = Unità scelta: { $unit }.
replay-costly-other = Che cosa è stato risposto.
replay-file-title = { $first } contro { $second } · { $game }
replay-file = Salva il replay
    .title = Un solo file HTML che si vede senza server
replay-report = Resoconto della battaglia
replay-report-moment = Turno { $turn }: { $what }
replay-report-end = Alla fine
replay-later = La battaglia non è ancora finita: prima della fine non ce ne sono né file né resoconto.
replay-too-large = Il file supererebbe { $megabytes } MB. Mostrala solo con gli occhi di una parte (--side).
replay-costly-title = Le scelte costate di più
replay-costly-look = Trovale
    .title = Il gioco prosegue da ogni scelta di cui dubita, in entrambi i modi. Ci vuole un minuto o più.
replay-costly-going = { $done } di { $count } esaminate …
replay-study-wrong = Questo non è uno studio: { $problem }
replay-fell = { $what }: { $came }
replay-notes = Note
replay-note = Di’ qualcosa di questo momento
replay-note-arrow = Disegna una freccia
replay-note-circle = Disegna un cerchio
replay-note-keep = Conserva
replay-note-remove = Togli questa nota
replay-notes-save = Salva le note
replay-note-drawn =
    { $count ->
        [one] Un disegno
       *[other] { $count } disegni
    }
replay-note-watcher = Chi guarda soltanto non può dirne nulla.
replay-note-empty = Prima scrivi o disegna qualcosa.
replay-notes-many = Ci sono già { $most } note, e di più non possono essere. Prima togline qualcuna.
