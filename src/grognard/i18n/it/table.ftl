### whole

# Le parole del tavolo nel browser.

table-title = { $game } · grognard
table-moment = Un momento…
table-lost = Il collegamento è caduto. Il tavolo torna da sé appena può.
table-failed = Questo non si è potuto disegnare. Della battaglia non si è perso nulla. Che cosa non ha funzionato: { $problem }
table-again = Riprova
table-no-server = Il programma non risponde. È ancora in funzione?
table-close = Chiudi

## La barra

table-turn-none = Prima della battaglia
table-turn = Turno { $turn }
table-turn-of = Turno { $turn } di { $turns }
table-score = { $first } { $a }, { $second } { $b }
table-take-back = Annulla
table-take-back-key = Annulla l’ultima scelta (Z)
table-take-back-title = Annullare?
table-take-back-last = L’ultima scelta è annullata, con tutto ciò che ne è seguito.
table-take-back-line = La battaglia torna a prima della scelta che ha portato a questo:
table-take-back-here = Torna a prima di questo
table-take-back-to = Torna a prima di: { $line }
table-take-back-dice = I dadi sono contati: le stesse scelte ritrovano gli stessi dadi.
table-take-back-agree = Sono annullati anche dadi o scelte dell’altra parte ({ $side }): sia lei a premere il pulsante, se è d’accordo.
table-take-back-agreed = { $side }: d’accordo
table-take-back-no = Lascia così
table-take-back-ask = Sono annullati anche dadi o scelte dell’altra parte ({ $side }): glielo si chiede, al suo schermo.
table-take-back-asks = Chiedi
table-idle = { $reason } { $count ->
    [one] Un’unità
   *[other] { $count } unità
}
table-more-ways = { $count ->
    [one] e un altro modo
   *[other] e altri { $count } modi
}
table-alike = { $count ->
    [one] e un’altra uguale
   *[other] e altre { $count } uguali
}; sul tavolo si può premere ciascuna
table-whose-turn = Decide: { $side }
table-curtain = Passa lo schermo. Tocca a: { $side }
table-curtain-why = Ciò che sta dietro è solo per gli occhi di questa parte.
table-curtain-lift = { $side }: ce l’ho
table-rules = Regole
table-rules-key = Trova una regola (/)
table-luck = La fortuna finora
table-luck-key = La fortuna finora (O)
table-theme = Chiaro o scuro
table-theme-choose = Colori
table-theme-system = Come il sistema
table-theme-light = Chiaro
table-theme-dark = Scuro
table-menu = Menu
table-skip-question = Vai alla domanda
table-skip-content = Vai al contenuto
table-language = Lingua
table-language-name = { $language ->
    [el] Ελληνικά
    [en] English
    [hu] Magyar
    [it] Italiano
    [pl] Polski
    [ru] Русский
   *[other] { $language }
}

## Il tavolo

table-board-region = Il tavolo
table-board-role = tavolo
table-board-name = Tavolo di { $width } per { $depth } piedi, turno { $turn }
table-hex-board-name = Mappa a esagoni, { $columns } per { $rows }, turno { $turn }
table-hex = { $hex }, { $ground }
table-hex-told = { $hex }{ $reach ->
    [yes] , raggiungibile
   *[no] , non raggiungibile
}{ $units ->
    [0] {""}
    [one] , c’è un’unità
   *[other] , ci sono { $units } unità
}
table-carries = Trasporta: { $unit }.
table-ground = Il terreno
table-arm = { $count } × { $arm }
table-unit-chosen = Scelta.
table-unit-target = Bersaglio.
table-unit-best = Consigliata.
table-zoom = Ingrandimento
table-zoom-in = Più vicino (+)
table-zoom-out = Più lontano (−)
table-zoom-all = Tutto il tavolo (0)
table-turn-board = Gira la mappa di un quarto (V)
table-north = N
table-north-right = Il nord è a destra.
table-strip-empty = Scegli un’unità per vederne qui i dati.
table-this-turn = Questo turno
table-glyph-die = Dado: { $glyph ->
    [none] senza simbolo
   *[other] { $glyph }
}
table-sign = { $sign ->
    [smg] Mitra
    [heavy-infantry] Fanteria pesante
    [scouts] Esploratori
    [engineer] Genieri
    [hq] Ufficiale
    [hero] Eroe
    [psyker] Psionico
    [medic] Medico
    [observer] Osservatore
    [sniper] Cecchino
    [lmg] Mitragliatrice leggera
    [mmg] Mitragliatrice
    [at-rifle] Fucile controcarro
    [launcher] Lanciarazzi controcarro
    [flamethrower] Lanciafiamme
    [mortar] Mortaio
    [support] Armi pesanti
    [paratrooper] Paracadutisti
    [jump-infantry] Fanteria volante
    [blades] Fanteria da corpo a corpo
    [claws] Covata da corpo a corpo
    [brood] Covata da tiro
    [rabble] Fanteria leggera
    [swarm] Sciame
    [beasts] Bestie
    [monster] Mostro
    [monster-leader] Capo dei mostri
    [bike] Moto
    [anti-tank-gun] Cannone controcarro
    [field-gun] Obice
    [anti-aircraft-gun] Cannone contraereo
    [rocket-launcher] Lanciarazzi
    [tank-light] Carro leggero
    [tank-medium] Carro medio
    [tank-heavy] Carro pesante
    [tank-destroyer] Cannone d’assalto o cacciacarri
    [flame-tank] Veicolo lanciafiamme
    [sp-gun] Semovente
    [sp-anti-aircraft] Veicolo contraereo
    [rocket-artillery] Artiglieria a razzi
    [armored-car] Autoblindo
    [half-track] Semicingolato
    [carrier] Cingolato da trasporto
    [apc] Trasporto corazzato
    [ifv] Trasporto armato
    [truck] Autocarro
    [car] Automobile
    [walker] Camminatore
    [skimmer] A-grav
    [skimmer-carrier] Trasporto a-grav
    [copter] Girocottero
    [fighter] Caccia
    [bomber] Bombardiere
    [obstacle-wire] Filo spinato
    [obstacle-mines] Campo minato
    [obstacle-pillbox] Casamatta
    [obstacle-tank] Ostacolo controcarro
   *[rifle] Fanteria
}
table-piece = { $kind ->
    [hill] Collina
    [wood] Bosco
    [orchard] Frutteto
    [field] Campo
    [crops] Coltura
    [plough] Campo arato
    [hedge] Siepe
    [bocage] Bocage
    [wall] Muro
    [fence] Staccionata
    [wire] Filo spinato
    [stream] Ruscello
    [river] Fiume
    [pond] Stagno
    [water] Acqua
    [road] Strada
    [lane] Viottolo
    [bridge] Ponte
    [building] Edificio
    [church] Chiesa
    [rubble] Macerie
    [marsh] Palude
    [craters] Crateri
    [ruin] Rovina
    [ruins] Rovine
    [rocks] Rocce
    [spire] Guglia di roccia
    [bushes] Cespugli
    [tall-grass] Erba alta
    [crates] Casse
    [pipes] Tubi
    [traps] Ostacoli controcarro
    [minefield] Campo minato
    [bunker] Bunker
    [slope] Pendio ripido
    [trench] Trincea
    [sandbags] Sacchi di sabbia
    [wreck] Rottame
    [cliff] Dirupo
    [terrace] Terrazza
   *[other] Terreno
}
sheet-title = Foglio riassuntivo
table-markers = Segnalini
table-smoke = Fumo
table-objective = Obiettivo
table-ground-next = guarda il terreno, prima il più vicino
table-ground-before = guarda il terreno precedente
table-ground-away = { $length ->
    [centimetre] Distanza: { $distance } cm ({ $unit })
   *[inch] Distanza: { $distance }″ ({ $unit })
}
table-ground-holds = Là: { $units }
table-here = Che cosa c’è qui
table-legend = Linee sul tavolo
table-legend-reach = fin dove
table-legend-sees = visuale
table-legend-blocked = bloccata
table-legend-watch = fascia vigilata
table-legend-zone = zona
table-legend-seen = in vista
table-legend-unseen = non in vista
table-legend-touched = sulla linea
table-legend-chosen = scelto
table-legend-sight = vista, copertura
table-legend-cover = dà copertura
table-legend-aside = non può tirare
table-legend-path = percorso
table-legend-threat = può reagire
table-legend-aura = ufficiale
table-legend-range = gittata
table-legend-arc = arco
table-shot-hits = { $hits } su { $dice }
table-legend-stops = nascosto, in vista

## La colonna

table-column = Decisione
table-still-to-act = { $count ->
    [one] Un’unità deve ancora agire
   *[other] { $count } unità devono ancora agire
}
table-still-to-place = { $count ->
    [one] Un’unità ancora da schierare
   *[other] { $count } unità ancora da schierare
}
table-you-may-interrupt = puoi interrompere
table-over = la battaglia è finita
table-key-escape = Esc
table-key-space = Spazio
table-choose = Scegli
table-choose-option = Scegli: { $option }
table-choose-none = Scegli qualcosa
table-back = Indietro
table-not-allowed = Ora non è permesso

table-orders = Ordini
table-order-for = Scegli un ordine. Unità: { $unit }.
table-order-give = Ordine: { $order }
table-order-none = Scegli un ordine
table-take-in-hand = Prendi in mano: { $unit }
table-suggested = Consigliato:
table-suggested-with = Consigliato, { $unit }:
table-suggested-result = { $reason } Da aspettarsi: { $result }.
table-hint = Tu che faresti?
table-hint-key = Che cosa farebbe qui un giocatore del computer, e su che cosa conta (H)
table-hint-who = A chi si chiede
table-hint-regular = Regolare, subito
table-hint-veteran = Veterano, { $seconds } secondi
table-hint-thinking = Ci pensa …
table-hint-stop = Ferma
table-hint-again = Chiedi di nuovo
table-hint-do = Fallo
table-hint-close = Chiudi
table-hint-line = Su che cosa conta
table-hint-came = { $worlds } su { $all }
table-hint-ends =
    Giocato { $worlds ->
        [one] una volta
       *[other] { $worlds } volte
    } fino alla fine del turno, ogni volta con altri dadi: in media { $way ->
        [more] { $points } punti più di ora
        [less] { $points } punti meno di ora
       *[even] come sta ora
    }.
table-hint-none = Nel tempo che c’era non si è potuto guardare che cosa segue.
table-other-unit = Altra unità
table-units-that-may = Unità che possono agire

table-move-how = Trascina l’unità, premi un punto o usa le frecce.
    .touch = Disegna il percorso con il dito o tocca un punto.
table-move-enter = Trascina dal bordo del tavolo da cui l’unità entra.
table-move-here = Muovi qui
table-edge-of = bordo: { $side }
table-about-more = Spiega
table-about-less = Meno
table-move-clear = Cancella il percorso
table-move-apart = Un uomo a parte
table-move-apart-next = Prossimo uomo
table-move-apart-now = { $man }: le frecce muovono solo lui.
    .touch = { $man }: trascina solo lui.
table-formation = Formazione
table-formation-keep = Com’è ora
table-formation-line = Linea
table-formation-column = Colonna
table-formation-block = Blocco

table-act-for = Scegli un’azione. Unità: { $unit }.
table-act-choose = Scegli un’azione o un esagono
table-attack-on = Attacco: { $target }
table-attacks-by = Attacca: { $unit }
table-unit-at = { $hex }, { $fact }
table-others = Altre azioni
table-watch = Vigila da qui
table-move = Movimento
table-place = Scegli un esagono
table-hex-how = Premi un esagono raggiungibile o guida con le frecce.
    .touch = Tocca un esagono raggiungibile.
table-turn-how = Può solo girarsi sul posto.
table-hex-go = Vai: { $hex }
table-hex-look = Guarda: { $hex }
table-via = Passando per questo esagono
table-turn-here = Gira qui
table-turn-left = Gira a sinistra (Q)
table-turn-by-left = Gira a sinistra
table-turn-by-right = Gira a destra
table-turn-right = Gira a destra (E)
table-facing-end = Orientamento finale
table-facing = { $degrees ->
    [0] nord
    [30] nord-nord-est
    [60] nord-est
    [90] est
    [120] sud-est
    [150] sud-sud-est
    [180] sud
    [210] sud-sud-ovest
    [240] sud-ovest
    [270] ovest
    [300] nord-ovest
    [330] nord-nord-ovest
   *[other] { $degrees } gradi
}
table-step-back = Un passo indietro
table-place-for = Scegli un posto. Unità: { $unit }.
table-place-choose = Scegli un esagono
table-place-how = Premi un esagono segnato o usa le frecce.
    .touch = Tocca un esagono segnato.
table-place-here = Metti qui
table-place-point = Premi un punto del tavolo o guida con le frecce.
    .touch = Tocca un punto del tavolo.
table-tray = { $count ->
    [one] { $count } unità da schierare
   *[other] { $count } unità da schierare
}

table-targets = Bersagli
table-other-target = Altro bersaglio
table-riders = Unità che possono salire a bordo
table-target-before = Bersaglio precedente
table-wait-until = Aspetta finché…
table-casualties = Uomini
table-casualty-take = Togli lui
table-casualty-take-these = Togli questi
table-casualty-default = Scegli per me
table-muster-take = Prendi { $count } unità su { $of }
table-muster-not = Lo scenario non permette tante unità; aggiungine o togline altre.

table-die = { $face }{ $success ->
    [yes] , successo
   *[no] {""}
}{ $typed ->
    [yes] , digitato
   *[no] {""}
}
table-dice-typed = { $count } dadi su { $of } digitati
table-dice-count = { $count } su { $of }
table-dice-add = Aggiungi { $face }
table-dice-done = Usa questi dadi
table-dice-back = Togli l’ultimo

table-log = Diario
table-log-older = Voci precedenti
table-log-times = { $line } ({ $count ->
    [one] { $count } volta
   *[other] { $count } volte
})
table-rule-open = { $rule }, apri la regola
table-odds-none = Scegli qualcosa per vederne le probabilità.
table-sheet = Alza o abbassa il foglio
table-tab-decide = Decidi
table-tab-unit = Unità
table-tab-odds = Probabilità
table-tab-log = Diario

## Finestre

table-new-battle = Nuova battaglia
table-game = Gioco
table-game-later = in una versione futura
table-scenario = Scenario
table-map = Tavolo
table-first-side = Prima parte
table-second-side = Seconda parte
table-army-of = Esercito: { $side }
table-army-facts = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $dice } { $system ->
    [bolt_action] dadi ordine
   *[other] unità
}
table-player-of = Giocatore: { $side }
table-player-here = Qui
table-player-computer = Computer
table-agent-of = Come gioca il computer: { $side }
table-agent-seconds = Secondi per decisione
table-dice = Dadi
table-dice-rolled = Tirati qui
table-dice-typed-in = Digitati
table-year = Anno
table-seed = Seme
table-seed-any = qualunque
table-seed-wrong = Solo cifre, o niente.
table-house-rules = Regole della casa
table-house-changed = { $count ->
    [0] Come scritte
    [one] 1 cambiata
   *[other] { $count } cambiate
}
table-house-presets = Tutte insieme
table-house-no-preset = Tutte come di norma
table-house-own = Come scelte qui sotto
table-house-default = { $value } (di norma)
table-bring = Porta un file…
table-of-scenario = Dello scenario
table-bring-for = Porta un file per: { $side }
table-bring-drop = Usa un esercito pronto
table-bring-wrong = { $file }: { $problem }
table-lists-problems = { $count ->
    [one] Un’osservazione sulle liste, qui sopra.
   *[other] { $count } osservazioni sulle liste, qui sopra.
}
table-uneven = Le parti sono squilibrate: { $first } punti contro { $second }.
table-lists-legal = La lista è regolare.
table-start = Comincia la battaglia

table-battles = Battaglie
table-battles-none = Ancora nessuna battaglia.
table-save = Salva la battaglia
table-load = Carica una battaglia…
table-give-up = Arrenditi
table-give-up-title = Abbandonare la battaglia?
table-give-up-told = Si arrende: { $side }. La battaglia finisce subito, vince: { $other }, e non si può annullare.
table-give-up-not-now = Ora non ti si chiede nulla. Puoi arrenderti quando tocca a te decidere.
table-give-up-play-on = Continua a giocare
table-file-too-large = Il file supera { $megabytes } MB.
table-units = Tutte le unità
table-place-table = sul tavolo
table-place-off = fuori dal tavolo
table-place-destroyed = distrutta
table-letters = Le singole lettere agiscono
table-sounds = Suoni
table-keys = Tasti
table-keys-enter-key = Invio
table-keys-units-key = J, K sul tavolo
table-keys-units = prossima, precedente unità che può agire
table-keys-targets-key = T, Maiusc T
table-keys-hexes-key = Frecce
table-keys-hexes = da esagono a esagono; Invio prende l’esagono, un altro Invio conferma
table-keys-numbers-key = da 1 a { $count }
table-keys-numbers = l’unità, la carta o l’azione con questo numero
table-keys-arrows-key = Frecce
table-keys-arrows = spostano la fine del percorso di mezzo pollice; con Maiusc di un decimo; con Alt girano di 5 gradi
table-keys-log-key = Frecce nel diario
table-keys-log = su e giù da una regola all’altra, a sinistra e a destra anche fino ad annullare
table-keys-zoom-key = + − 0
table-keys-zoom = più vicino, più lontano, tutto il tavolo
table-keys-help-key = ?
table-keys-help = questo elenco

table-rules-find = Parole o il numero di una regola
table-rules-found = { $count ->
    [0] Nessuna regola ha queste parole.
    [one] Una regola.
   *[other] { $count } regole.
}
table-rule-source = Fonte: { $source }
table-rule-option = Regola della casa: { $option }
table-rule-deferred = Questa regola non si gioca ancora.

table-result = La battaglia è finita
table-result-show = Mostra il risultato
table-result-look = Guarda il tavolo
table-result-after = { $scenario }, { $turn ->
    [0] prima del primo turno
   *[other] turno { $turn }
}
table-result-points = { $count ->
    [one] punto
   *[other] punti
}
table-result-brief = { $turns ->
    [0] È finita prima del primo turno.
   *[other] È finita entro un turno.
}
table-result-brief-side = { $side }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, forze rimaste: { $left }%.
table-result-lost = Unità perse
table-result-none-lost = Nessuna unità persa.
table-result-units = Unità rimaste
table-result-men = { $heads ->
    [models] Modelli rimasti
    [pieces] Pezzi rimasti
   *[men] Uomini rimasti
}
table-result-of = { $left } di { $start }
table-result-loss = turno { $turn }{ $by ->
    [none] { "" }
   *[other] , soprattutto per mano di: { $by }
}
table-result-most = Chi ha fatto di più
table-result-deed = { $units ->
    [0] { "" }
    [one] un’unità eliminata,{ " " }
   *[other] { $units } unità eliminate,{ " " }
}{ $men ->
    [0] { "" }
    [one] un { $heads ->
        [models] modello
        [pieces] pezzo
       *[men] uomo
    },{ " " }
   *[other] { $men } { $heads ->
        [models] modelli
        [pieces] pezzi
       *[men] uomini
    },{ " " }
}{ $share }% delle forze nemiche
table-result-score-by-turn = Punti per turno
table-result-left-by-turn = Forze rimaste per turno
table-result-turning = Dov’è cambiata
table-result-no-turning = In nessun momento l’equilibrio si è spostato di molto.
table-result-turn = Turno { $turn }
table-result-lead = Passa in testa ai punti: { $side }.
table-result-swing = L’equilibrio si sposta di { $swing } punti su cento a favore di: { $side }.
table-result-to = Mostra nel diario
table-result-to-line = Mostra nel diario: { $line }
table-result-back = Torna qui
table-result-luck = Fortuna
table-result-print = Stampa

## Probabilità

table-odds = Probabilità
table-odds-back = Al tavolo
table-odds-question = La domanda
table-odds-about-attacker = Attaccante
table-odds-about-target = Bersaglio
table-odds-about-attack = L’attacco
table-odds-further = Altri dettagli
table-odds-set = { $count } impostati
table-odds-swap = Scambia attaccante e bersaglio
table-odds-search = Cerca per nome
table-odds-search-free = Nome, o «{ $example }»
table-odds-own = Come scritto: «{ $text }»
table-odds-no-such = Niente ha queste parole.
table-odds-points = { $points } { $points ->
    [one] punto
   *[other] punti
}
table-odds-less = { $field }: meno
table-odds-more = { $field }: più
table-odds-between = Da { $least } a { $most }.
table-odds-all = tutti
table-odds-usual = come al solito
table-odds-usual-again = Come al solito
table-odds-hold-none = Nessuno
table-odds-no-value = nessuno
table-odds-add = { $field }: aggiungi
table-odds-add-short = Aggiungi…
table-odds-without = Senza: { $what }
table-odds-answer = La risposta
table-odds-to-answer = Alla risposta
table-odds-cannot = Non può essere.
table-odds-chances = Probabilità
table-odds-percent = { $percent }%
table-odds-copy = Copia la frase
table-odds-copy-address = Copia l’indirizzo
table-odds-copied = Copiato
table-odds-not-copied = Il browser non ha permesso di copiare.
table-odds-keep = Tieni da confrontare
table-odds-compare = Fianco a fianco
table-odds-now = Questa è la domanda di ora.
table-odds-take = Cambia
table-odds-drop = Togli
table-odds-drop-which = Togli: { $which }
table-odds-pairing = { $attacker } contro { $target }
table-odds-detail = { $field }: { $value }
table-odds-looks = Che cosa guardare
table-odds-look-answer = Risposta
table-odds-look-worth = Cambiamenti
table-odds-look-curve = Curva
table-odds-look-table = Accoppiamenti
table-odds-look-plan = Piano
table-odds-worth = Quanto vale ogni cambiamento
table-odds-worth-none = Nessun cambiamento di questa domanda merita di essere chiesto.
table-odds-try = Prova
table-odds-try-which = Prova: { $which }
table-odds-curve = Al variare di un numero
table-odds-along = Secondo
table-odds-from = Da { $value }: { $best ->
    [none] nessuno fa danni.
   *[other] il migliore è { $best }.
}
table-odds-curve-told = Curve secondo: { $field }. { $changes }
table-odds-curve-more = Tieni un risultato per confrontarlo qui con altri.
table-odds-figures = Cifre
table-odds-table = Chi contro chi
table-odds-table-more = Tutti gli attaccanti e i bersagli affiancati, ciascuno con ciò che si chiede ora. ★: il migliore contro questo bersaglio.
table-odds-table-armies = I due eserciti della domanda, un’unità per tipo. Tieni dei risultati da confrontare e al loro posto staranno quelli. ★: il migliore contro questo bersaglio.
table-odds-saved-questions = Domande salvate
table-odds-name = Nome
table-odds-save = Salva questa domanda
table-odds-saved = Salvata: { $name }.
table-odds-forget = Elimina
table-odds-forget-which = Elimina: { $name }
table-odds-forgotten = Eliminata: { $name }.
table-odds-none-saved = Ancora niente di salvato. Ciò che salvi resta in questo browser.
table-odds-impossible = impossibile
table-odds-best = il migliore
table-odds-plan = Uno dopo l’altro
table-odds-plan-more = Tieni questo risultato e chiedi un altro attacco allo stesso bersaglio: qui si eseguono uno dopo l’altro.
table-odds-missed = Non resta nessuno per farlo: { $percent }%
table-odds-way = Durante la marcia: { $lost } persi per il fuoco, tutti { $gone }%; arriva al corpo a corpo { $blows }%
table-odds-goal = Scopo
table-odds-by-then = fino ad allora
table-odds-better = Nell’ordine { $order } sarebbe { $percent }%.
table-odds-best-order = Nessun altro ordine lo rende più probabile.
table-odds-take-order = Prendi quest’ordine
table-odds-strikes = Poi il bersaglio risponde contro
table-odds-strikes-how = Come risponde
table-odds-nobody = nessuno
table-odds-held = che dopo ci sia ancora: { $attacker }; se il bersaglio colpisse per primo, { $unanswered }%. Che possa rispondere: { $countered }%.
table-odds-too-many = { $count } calcoli; al massimo { $most } stanno affiancati
table-odds-unreadable = Questo indirizzo non contiene un calcolo leggibile («{ $part }»). Eccone uno nuovo.

table-about = Informazioni su grognard
table-about-what = grognard gioca wargame da tavolo con tutte le loro regole e ti dice il perché, regola per regola.
table-about-unofficial = È un programma libero e non ufficiale. Non è fatto, approvato né sostenuto dagli editori dei giochi; i nomi appartengono ai loro proprietari. Per imparare i giochi servono i manuali.
table-about-licence = Software libero con licenza Apache License 2.0.

## Carte comando e catene di ordini

table-chain = La catena
table-chain-order = dall’alto in basso
table-chain-due = Eseguita come numero { $due }:
table-hand-yours = La tua mano
table-card-units = Unità che possono ricevere ordini
table-card-play = Gioca { $card }: { $unit }
table-card-none = Scegli una carta
table-card-none-fits = Nessuna tua carta va bene
table-card-no-unit = Scegli un’unità
table-card-unfit = Non va bene: { $why }
table-cards-lay = Cala: { $cards }
table-cards-away = Metti via: { $cards }
table-cards-some = { $least ->
    [0] Scegli fino a { $most } { $most ->
        [one] carta
       *[other] carte
    }
   *[other] Scegli { $most } { $most ->
        [one] carta
       *[other] carte
    }
}
table-piles = { $hand } in mano, { $deck } nel mazzo
table-piles-played = { $count } giocate: { $cards }
table-piles-discards = { $count } scartate: { $cards }
table-switch-more = Altro da dichiarare ({ $count })
table-switch-said = { $title }: { $value }
table-switch-nothing = Nient’altro
table-switch-change = Cambia
table-holds = Oppure trattieni il tiro
table-hold-point = A { $at } di { $most } cm del percorso
table-hold-take = Trattieni il tiro fin lì
table-declare = Dichiara
table-place-anywhere = Trascina ovunque nel terreno segnato, o tocca lì un punto.
table-board-name-metric = Tavolo di { $width } per { $depth } cm, turno { $turn }

## La fortuna finora

table-odds-coming = Calcolo delle probabilità in corso…
table-luck-none = Non si sono ancora tirati dadi che contano.
table-luck-together = Tutto insieme
table-luck-band = con dadi onesti, 95 volte su 100
table-luck-expected = da aspettarsi
table-luck-actual = che cosa è uscito
table-luck-how = Ogni tiro è confrontato con le sue probabilità esatte in quel momento, prima dei dadi. Quando si guardano più cose, che ogni tanto una esca dalla sua fascia non è niente di strano.

table-first = Prima battaglia
table-first-about = Una piccola battaglia, schierata e pronta, contro il computer. Ogni domanda arriva con una frase che dice perché si chiede e che cosa di solito funziona; puoi uscire quando vuoi.
table-first-time = Prima battaglia (10 minuti)
table-first-skip = Subito in battaglia
table-lesson = Lezione
table-lesson-take = Fallo: { $option }
table-lesson-take-with = { $unit }: { $option }
table-lesson-with = Fallo con: { $unit }
table-lesson-at = Fallo: { $unit } contro { $target }
table-lesson-do = Fai ciò che è consigliato
table-lesson-off = Nascondi
table-lesson-off-told = Nascondi le lezioni
table-lesson-on = Mostra le lezioni
table-lesson-leave = Esci
table-goal = Come si vince la battaglia
table-goal-stands = La situazione
table-goal-until = La durata
table-goal-rules = Le regole che ci stanno dietro:

table-rules-example = come si tira
table-rules-turn = Come va un turno
table-rules-chapters = Capitoli
table-rules-all = Tutte le regole
table-rules-count = { $count ->
        [one] una regola
       *[other] { $count } regole
    }

table-ahead = Come sarà
table-ahead-units = { $count } × { $unit }, { $men } in tutto
table-ahead-unit = { $unit }, { $men }

table-skip = Salta alla mia prossima domanda
table-pace = Tempo del computer per una scelta
table-pace-usual = il solito
table-pace-seconds = { $seconds ->
        [0] nessuno
        [one] un secondo
       *[other] { $seconds } secondi
    }
table-battles-here = questo tavolo
table-battles-delete = Elimina
table-battles-delete-this = Elimina: { $battle }
table-battles-sure = Eliminarla?
table-battles-keep = Tienila
table-house-find = Trova una regola della casa
table-house-none = Nessuna regola della casa ha queste parole.
table-rules-more = Altre, per capitolo
table-battles-rename = Rinomina
table-battles-rename-this = Rinomina: { $battle }
table-battles-name = Il nome della battaglia
table-battles-name-hint = Vuoto: come la chiama il programma.
table-battles-name-take = Prendi il nome
table-battles-who = { $players ->
    [both] Due persone a questo schermo
    [one] Tu ({ $side }) contro il computer
   *[none] Il computer contro sé stesso
}

table-position = Prepara una posizione
table-position-open = Prepara una posizione…
table-position-text = La posizione, una riga per unità
table-position-line = Riga { $line }
table-position-picture = Il tavolo
table-position-how = Trascina un’unità, oppure sceglila e usa le frecce (Maiusc: più fine; Alt: gira). Ciò che si sposta si scrive nella sua riga.
    .touch = Trascina un’unità con il dito. Ciò che si sposta si scrive nella sua riga.
table-position-unit = { $unit }, riga { $line }
table-position-add = Aggiungi un’unità
table-position-add-side = Parte
table-position-add-which = Quale unità
table-position-add-it = Aggiungi
table-position-ground = Il suo tavolo
table-position-which-table = Quale tavolo
table-position-own-tables = Tuoi, dall’editor di mappe
table-position-shipped-tables = Del gioco
table-position-lay = Allestisci
table-position-which-terrain = Quale terreno
table-position-put = Metti al centro
table-position-between = Visuale e probabilità
table-position-who = Chi guarda e tira
table-position-whom = A chi
table-position-ask = Che cosa vede e colpisce?
table-position-undo = Annulla
table-position-redo = Ripeti
table-position-copy = Copia il testo
table-position-play = Gioca da qui
table-position-game = Gioco
table-position-example = Comincia da un esempio
table-position-unreadable = L’indirizzo non contiene una posizione leggibile. Ecco invece l’ultima.
table-position-of = { $unit }: { $choice }
table-position-over = Non si chiede a nessuno: la battaglia è finita.
table-position-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
table-position-help = Come si scrive
table-position-help-unit = a.squad PAROLE @24,30 pins 3: parte a (prima) o b, un nome, che cos’è, dove sta, che altro è vero di lei
table-position-help-models = Rientrato sotto, per singoli modelli: .2 wounds 1
table-position-help-asks = asks { $step } a: a chi si chiede che cosa. Ci sono: { $steps }
table-position-help-table = table 48 x 48: un tavolo spoglio. piece wood copse 20,20 28,26: terreno sopra. map NOME e army a NOME prendono ciò che viene con il gioco.
table-position-help-places = I punti si contano dall’angolo in alto a sinistra; 30,8/180 guarda in basso. Sugli esagoni: D7/S.

## Battaglie tra computer

table-fight-out = Falla combattere
table-fight-out-what = I computer combattono questa battaglia più e più volte, e vieni a sapere chi vince, con quanta certezza, e quali unità valevano i loro punti.
table-fight-out-count = Quante battaglie
table-fight-out-swap = Cambia parte una battaglia sì e una no
table-fight-out-swap-why = Ogni seme si combatte due volte, perché il lato migliore del tavolo non decida nulla.
table-fight-out-go = Combatti
table-fight-out-again = Combattine altre
table-fight-out-stop = Ferma
table-fight-out-waits = Si combattono altre battaglie; poi tocca a queste.
table-fight-out-done = { $done } battaglie su { $battles }{ $minutes ->
    [none] {""}
    [0] , manca meno di un minuto
    [one] , manca circa un minuto
   *[other] , mancano circa { $minutes } minuti
 }
table-fight-out-stopped = Fermate dopo { $done } battaglie su { $battles }.
table-fight-out-failed = Le battaglie non si sono potute combattere. Il registro del server dice di più.
table-fight-out-ended = Tutte le { $battles } battaglie sono combattute.
table-fight-out-report = Apri il rapporto
table-fight-out-save = Salva il rapporto
table-fight-out-split = { $first }: { $won } vittorie, { $second }: { $lost } vittorie, { $drawn } pareggi

## Inviti e compagnia

invite-open = Invita un amico…
invite-title = Invita a questa battaglia
invite-about = Ogni link apre un posto, per il primo che lo usa. Non mandarlo a nessun altro; chi lo ha vede ciò che quella parte può vedere.
invite-watch = Per guardare
invite-link = Il link
invite-copy = Copia
invite-copied = Copiato
invite-copy-self = Il browser non permette alla pagina di copiare; copia il link da te.
invite-make = Crea un link
invite-anew = Crea un nuovo link
invite-back = Riprendi il posto
invite-back-watch = Manda via tutti quelli che guardano
invite-came = Con un link: { $names }. Un nuovo link per un posto chiude il precedente.
invite-waits = Un link aspetta di essere usato. Si vede solo quando viene creato.
invite-none-watch = Nessuno è stato invitato a guardare.
invite-none = { $player ->
    [computer] Questa parte la gioca il computer; un link la dà al tuo amico.
   *[other] Si gioca a questo schermo; un link la dà al tuo amico.
}
join-title = Hai un invito
join-side = Giochi questa parte: { $side }.
join-watch = Guardi, e vedi ciò che le due parti sanno l’una dell’altra.
join-name = Come ti devono chiamare gli altri?
join-colour = Il tuo colore
join-sit = Siediti
join-watch-now = Guarda
join-red = rosso
join-orange = arancione
join-yellow = giallo
join-green = verde
join-teal = verde acqua
join-blue = blu
join-purple = viola
join-grey = grigio
company = Chi c’è
company-house = Chi ospita
company-nobody = Invitato
company-there = { $there ->
    [yes] { $name }: è al tavolo
    [invited] Nessuno è ancora venuto con il link
   *[no] { $name }: non c’è
}
offer-made = { $kind ->
    [draw] { $name } propone la parità.
    [pause] { $name } propone una pausa.
    [concede] { $name } propone di arrendersi.
   *[back] { $count ->
        [one] { $name } chiede di annullare una scelta.
       *[other] { $name } chiede di annullare { $count } scelte.
    }
}
offer-mine = { $kind ->
    [draw] Hai proposto la parità.
    [pause] Hai proposto una pausa.
    [concede] Hai proposto di arrenderti.
   *[back] { $count ->
        [one] Hai chiesto di annullare una scelta.
       *[other] Hai chiesto di annullare { $count } scelte.
    }
}
offer-accept = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira
offer-draw = Proponi la parità
offer-pause = Proponi una pausa
offer-concede = Proponi la resa
talk-title = Chat
talk-unread = { $count ->
    [one] Una riga non letta
   *[other] { $count } righe non lette
}
talk-say = Di’ qualcosa
talk-send = Invia
talk-none = Non è stato ancora detto nulla.
talk-newest = { $name }: { $text }
talk-hush = Nascondi a chi guarda
notice-title = Tocca a te · { $title }
notice-want = Un avviso quando tocca a me
notice-blocked = Il browser non permette avvisi da questa pagina.
company-watching = { $count ->
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
ahead-title = Risposte date in anticipo
ahead-offer = Rispondere così d’ora in poi
ahead-about = Il tavolo dà queste risposte al posto tuo finché sono permesse, anche quando non ci sei. L’altra parte non lo sa.
ahead-none = Non hai dato risposte in anticipo. Dove si può, è offerto sotto la domanda.
ahead-open = Rispondi in anticipo
notice-hook = Dove altro avvisarmi
notice-hook-about = Quando tocca a te e la tua pagina manca da un minuto, il tavolo manda a questo indirizzo battaglia, parte, turno e link.
notice-hook-take = Avvisami là
notice-hook-end = Non più
notice-hook-failed = L’ultimo avviso non è arrivato là.
battles-mine = Tocca a te
battles-theirs = Tocca all’altra parte
battles-waits = Aspettano un giocatore
battles-ended = Finite
battles-archived = Archivio
battles-archive = Archivia
battles-archive-this = Archivia { $battle }
battles-unarchive = Fuori dall’archivio
battles-unarchive-this = Togli { $battle } dall’archivio
battles-deleted = Eliminata: { $battle }.
battles-undo = Annulla
battles-apart = { $side }: la guidi contro qualcuno a un altro schermo
battles-watch = Guardi
