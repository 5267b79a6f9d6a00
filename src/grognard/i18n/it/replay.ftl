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
