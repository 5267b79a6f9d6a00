### whole

wh-system = Warhammer 40,000
wh-system-subtitle = Quinta edizione: squadre da 28 mm, dadi a sei facce
wh-map-title = { $title }
wh-scenario-title = { $title }
wh-scenario-note = { $mission }, { $deployment }
wh-scenario-note-rolled = Missione, schieramento e bordi si tirano
wh-scenario-zones-rolled = lo schieramento si tira, quindi nessuna parte può avere già una zona. Nomina uno schieramento, o lascia fuori le zone.
wh-scenario-objectives-open = gli obiettivi vogliono una missione e zone già decise. Nomina anche queste, o lascia fuori gli obiettivi.

# ---- tiri ----
wh-roll-mission = Missione
wh-roll-deployment = Schieramento
wh-roll-off = Spareggio
wh-roll-objectives = Numero di obiettivi
wh-roll-seize = Rubare l’iniziativa
wh-roll-reserves = Riserve
wh-roll-outflank = Aggiramento
wh-roll-deep-strike = Deviazione
wh-roll-mishap = Incidente
wh-roll-length = Un altro turno
wh-roll-night = Quanto lontano si vede

# ---- rifiuti ----
wh-fault-zone = un modello non è tutto nella sua zona. Sposta l’unità.
wh-fault-near-enemies = un modello è a meno di { $inches }" da un nemico. Sta’ più lontano.
wh-fault-seen-by-enemies = un nemico entro { $inches }" vede l’unità. Sta’ fuori dalla sua vista o più lontano.
wh-fault-edge = un percorso non comincia subito fuori dal bordo da cui l’unità entra.
wh-fault-landing = l’unità non può stare lì: fuori dal tavolo, dove non si entra, o troppo vicino ad altri modelli.
wh-fault-objective-edge = un obiettivo sta a più di { $inches }" da ogni bordo.
wh-fault-objective-impassable = un obiettivo non sta dove nessuno può andare.
wh-fault-objective-near = un obiettivo sta a più di { $inches }" dagli altri.
wh-fault-objective-zone = l’obiettivo non sta nella zona del suo giocatore.
wh-refused-room = per l’unità c’è posto. Piazzala.
wh-refused-no-scouts = non è uno dei tuoi esploratori che possono ancora muovere.

# ---- i tavoli ----
wh-map-note-chapel-ruins = Una cappella in rovina tra due alture; sale, muri e macchie sulla via per arrivarci.
wh-map-note-pumping-station = Il piano murato di una stazione di pompaggio, tra cisterne e guglie, con una strada rialzata da un angolo all’altro.
wh-map-note-ashgate = Sei isolati in rovina lungo un viale spezzato. Sali per avere campo di tiro, o va’ da un isolato all’altro senza farti vedere.
wh-map-note-thornback = Alture di pietra, guglie e macchie ai due lati di un fiumiciattolo con un guado al centro.

# ---- uno scenario proprio ----
wh-plan-rolled = si tira
wh-plan-mission = Missione
wh-plan-deployment = Schieramento
wh-plan-first = Schiera e gioca per primo
wh-plan-begins = Primo turno di gioco
wh-plan-begins-usual = quello solito
wh-plan-zone-open = la prende il primo giocatore
wh-plan-objectives = Obiettivi
wh-plan-objectives-note = Se non ce ne sono, i giocatori piazzano da sé quelli della missione.
