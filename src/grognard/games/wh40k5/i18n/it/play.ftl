### whole

wh-unit-of-side = { $side ->
    [0] Blu:
   *[other] Rosso:
} { $unit }

# ---- tiri ----
wh-roll-shots = Numero di tiri
wh-roll-to-hit = Per colpire
wh-roll-again = Ritirati
wh-roll-to-wound = Per ferire
wh-roll-saves = Tiri protezione
wh-roll-feel-no-pain = Insensibile al dolore
wh-roll-pinning = Controllo di inchiodamento
wh-roll-morale = Controllo di morale
wh-roll-fall-back = Ripiegamento
wh-roll-regroup = Radunarsi
wh-roll-danger = Terreno pericoloso
wh-roll-difficult = Terreno accidentato
wh-roll-run = Corsa
wh-roll-scatter-blast = Deviazione
wh-roll-gets-hot = Surriscaldamento
wh-roll-guns-or-crew = Cannoni o serventi

# ---- rifiuti ----
wh-refused-marker-target = il foro del segnalino deve stare su un modello del bersaglio che chi tira vede.
wh-refused-marker-friends = sotto non può esserci un amico né un’unità in corpo a corpo.
wh-refused-template = deve coprire quanti più modelli del bersaglio può: { $count }.
wh-refused-crew = non c’è un servente per ogni cannone: non si possono muovere.
wh-refused-gunners = ogni cannone che tira vuole un servente suo entro 2" che non tiri altro, e che veda il bersaglio se non è un bombardamento.
wh-refused-rage = l’unità è in preda alla furia: deve avvicinarsi a { $enemy }, il nemico più vicino che vede.
wh-refused-rage-stays = { $unit } è in preda alla furia e deve andare verso il nemico più vicino che vede.
wh-refused-waaagh = il Waaagh! si lancia una volta per battaglia, dal secondo turno in poi.
wh-refused-waaagh-nobody = non resta nessuno per lanciare un Waaagh!
wh-refused-careful = l’unità è lenta e risoluta: tira per il movimento come in terreno accidentato.
wh-refused-beside = il segnalino deve toccarne un altro di questo bombardamento.
wh-refused-shares = le ferite nominate non sono quelle da distribuire. Dai a ogni gruppo le sue ferite una volta, in somma tutte.
wh-refused-uneven = un modello ha due ferite più di un altro. Ogni modello ne prende { $each } o una in più.
wh-refused-casualties = nomina { $count } modelli del gruppo, ciascuno una volta, e nessun altro.
wh-refused-not-joined = non è in nessuna unità.
wh-refused-cannot-leave = la sua unità ha mosso, è in corpo a corpo, al riparo o in fuga: ora non può lasciarla.
wh-refused-not-to-deploy = questa non è una tua unità che si possa schierare ora.
wh-refused-not-yours = non è una delle tue unità sul tavolo.
wh-refused-shot = l’unità ha già tirato in questa fase.
wh-refused-ran = l’unità ha corso in questo turno.
wh-refused-down = l’unità si è buttata al riparo.
wh-refused-locked = l’unità è in corpo a corpo.
wh-refused-target-locked = il bersaglio è in corpo a corpo.
wh-refused-target = il bersaglio non è un’unità nemica sul tavolo che qualcuno di chi tira possa vedere.
wh-refused-weapon = { $model } ora non può tirare con quella. Nomina armi che porta, non più di quante ne può usare insieme.
wh-refused-nobody-fires = nessuno tira. Nomina almeno un modello e la sua arma.
wh-refused-activated = l’unità ha già mosso.
wh-refused-fleeing = l’unità è in fuga e muove solo ripiegando.
wh-refused-boosted = l’unità ha usato il turbo in questo turno.
wh-refused-cannot-boost = l’unità non può usare il turbo.
wh-refused-cannot-run = l’unità non può correre.
wh-refused-close-up = un’unità non è in coesione e prima deve serrare.
wh-refused-no-roll = l’unità non è rallentata dal terreno accidentato, o non ce n’è dove può arrivare.
wh-fault-legs = nomina una volta ogni modello che muove, e per ciascuno dove va.
wh-fault-far = troppo lontano: { $inches }" di { $limit }".
wh-fault-off-table = un modello uscirebbe dal tavolo.
wh-fault-impassable = il percorso porta in terreno impraticabile.
wh-fault-difficult = l’unità deve prima tirare per il terreno accidentato.
wh-fault-boost = il turbo non passa per il terreno accidentato.
wh-fault-enemy = il percorso passa a meno di 1" da un nemico.
wh-fault-friend = il percorso passa per un altro modello.
wh-fault-overlap = due basette si sovrapporrebbero.
wh-fault-coherency = l’unità non sarebbe in coesione.
wh-refused-not-nearest = va per primo il modello più vicino al nemico, sul nemico più vicino; si può nominarne un altro solo tra quelli ugualmente vicini.
wh-fault-no-floor = in quel punto non c’è un tale piano.
wh-fault-cannot-climb = { $type }: non arrivano ai piani alti di una rovina.

# Posizioni fatte a mano.
wh-position-wounds = un modello che resta ha da 1 a { $most } ferite.
