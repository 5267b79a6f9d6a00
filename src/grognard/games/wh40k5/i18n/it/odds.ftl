### whole

## Che cosa possono dare i dadi

wh-forecast-losses = Modelli persi, { $unit }
wh-forecast-suffered = Ferite perse, { $unit }
wh-forecast-damage = Che cosa ne è di: { $unit }
wh-forecast-damage-none = niente
wh-forecast-damage-crew-shaken = equipaggio scosso
wh-forecast-damage-crew-stunned = equipaggio stordito
wh-forecast-damage-weapon-destroyed = arma distrutta
wh-forecast-damage-immobilised = immobilizzato
wh-forecast-damage-wrecked = rottame
wh-forecast-damage-explodes = esplode
wh-forecast-test = Controllo di Disciplina, { $unit }
wh-forecast-test-failed = fallito
wh-forecast-test-passed = riuscito
wh-forecast-wounds = Ferite su { $unit }, prima dei tiri protezione
wh-forecast-blows = Ferite inflitte da { $unit } e dalla sua parte, prima dei tiri protezione
wh-forecast-saves = Ferite fermate dai tiri protezione, { $unit }
wh-forecast-marked = Modelli sotto il segnalino, { $unit }
wh-forecast-caught = Unità prese nell’inseguimento
wh-forecast-danger = Modelli che cadono in terreno pericoloso, { $unit }
wh-forecast-stuck = Veicoli bloccati
wh-forecast-reserves = Unità che arrivano dalla riserva
wh-forecast-mishap = Incidente, { $unit }
wh-forecast-drop = Attacco in profondità, { $unit }
wh-forecast-mishap-lands = atterra
wh-forecast-mishap-destroyed = distrutta
wh-forecast-mishap-misplaced = la posa il nemico
wh-forecast-mishap-delayed = di nuovo in riserva
wh-forecast-rough = Pollici per terreno accidentato, { $unit }
wh-forecast-run = Pollici di corsa, { $unit }
wh-forecast-consolidate = Pollici di consolidamento, { $unit }

wh-forecast-assault = Come finisce, se combattono tutti
wh-forecast-contact = L’assalto arriva: { $percent }%.

wh-forecast-if-down = se si butta al riparo
wh-forecast-means = In media { $mean }, se si butta al riparo { $down }.
wh-forecast-seen = È notte: vede fin lì con probabilità { $percent }%.
wh-forecast-explosion = { $aboard ->
    [true] Se esplode ({ $percent }%), { $unit } a bordo perde in media { $mean }.
   *[false] Se esplode ({ $percent }%), { $unit } perde in media { $mean }.
}
wh-forecast-rough-landing = { $kind ->
    [stuck] Può finire in terreno rotto: resta bloccata con probabilità { $percent }%.
    [harm] Chi ha più Ferite ne perde qualcuna per il terreno con probabilità { $percent }%, in media { $mean }.
   *[losses] Può finire in terreno rotto: ci si perde qualcuno con probabilità { $percent }%, in media { $mean }.
}
wh-forecast-blown-up = Le esplosioni costano in media { $mean } a { $unit }.
wh-forecast-hot = Le armi che si surriscaldano costano qualcuno a { $unit } con probabilità { $percent }%, in media { $mean }.
wh-forecast-foremost = Il solo carro in testa allo squadrone; quelli dietro vengono dopo.
wh-forecast-power = Il potere psionico riesce con probabilità { $power }%; il controllo va male con probabilità { $perils }%.
wh-forecast-shocked = { $unit } resiste con probabilità { $stands }%; la sua migliore morte o gloria ferma il carro con probabilità { $stopped }%.
wh-forecast-waaagh = Con 1 ({ $percent }%) la corsa le costa una Ferita, senza tiro protezione.
wh-forecast-no-shot = Nessuno ha vista o gittata: i tiri sono persi.
wh-forecast-seize = L’iniziativa viene rubata
wh-forecast-stops = Il carro si ferma: { $percent }%; altrimenti chi ci prova è perso.
wh-forecast-fate-destroyed = Bersaglio distrutto: { $percent }%.
wh-forecast-fate-breaks = Il bersaglio perde un quarto o più e alla fine della fase si rompe: { $percent }%.
wh-forecast-fate-pinned = Bersaglio inchiodato: { $percent }%.

## Fortuna

wh-luck-wounds = Ferite inflitte
wh-luck-saves = Ferite fermate da un tiro protezione
wh-luck-vehicles = Veicoli distrutti
wh-luck-tests = Controlli riusciti
wh-luck-danger = Terreno pericoloso superato
wh-luck-markers = Modelli sotto i segnalini

## Domande

wh-idle-shooting = Riguarda gli assalti, e questo è tiro.
wh-idle-speed = Quanto veloce ha mosso il bersaglio conta negli assalti a veicoli, non nel tiro.
wh-idle-speed-foot = Il bersaglio non è un veicolo; la sua velocità non lo rende più difficile da colpire.
wh-idle-face = Il bersaglio non è un veicolo e non ha lati.
wh-idle-down = I veicoli non si buttano al riparo.
wh-idle-down-charged = Che il bersaglio sia al riparo conta in un assalto attraverso terreno, o dove ha granate difensive.
wh-idle-assault = Riguarda il tiro, e questo è un assalto.
wh-idle-later = In un round successivo del combattimento nessuno carica più.
wh-idle-drive = Non significa niente quando un carro guida contro il nemico o un’unità attacca in profondità.
wh-idle-move = { $attack ->
    [reserve] Non significa niente per quando e da dove un’unità arriva dalla riserva.
    [regroup] Non significa niente quando un’unità in fuga prova a radunarsi.
   *[move] Non significa niente quando un’unità passa per terreno pericoloso.
}
wh-idle-given-ram = Uno speronamento colpisce di certo, a meno che un veicolo A-grav lo schivi.
wh-idle-hurt = Il bersaglio non colpisce a sua volta: che cosa resti a chi attacca non conta.
wh-idle-engaged = Un veicolo combatte da solo, o per niente.
wh-idle-joined = In quell’unità non c’è un personaggio.
wh-idle-explosion = Riguarda veicoli che in questo round possono esplodere, e non squadroni speronati.
wh-idle-aboard = Il bersaglio non trasporta nessuno.
wh-idle-beside = Non è detto chi sta accanto al bersaglio.
wh-idle-until = Di un combattimento con un veicolo si chiede un round, se non è un camminatore.
wh-odds-hits = Colpi a segno
wh-odds-wounds = Ferite prima dei tiri protezione
wh-odds-casualties = Modelli persi
wh-odds-guns = Cannoni persi
wh-odds-fate = Che cosa ne è del bersaglio
wh-odds-fate-holds = resiste
wh-odds-fate-pinned = è inchiodato
wh-odds-fate-breaks = si rompe
wh-odds-fate-destroyed = è distrutto
wh-odds-damage = Che cosa ne è del veicolo
wh-odds-blast = Modelli dell’attaccante persi nell’esplosione
wh-odds-caught = Modelli del bersaglio persi nelle esplosioni
wh-odds-burnt = Modelli propri persi per armi che si surriscaldano
wh-odds-beside = Modelli dell’unità accanto persi nell’esplosione
wh-odds-riders = Modelli a bordo persi nell’esplosione
wh-odds-no-seats = { $target } non prende a bordo questa unità
wh-odds-any = Se ne perde almeno uno
wh-odds-pinned = Il bersaglio è inchiodato
wh-odds-breaks = Il bersaglio si rompe
wh-odds-destroyed = Il bersaglio è distrutto
wh-odds-harmed = Il veicolo è danneggiato
wh-odds-wrecked = Il veicolo è distrutto
wh-odds-own-damage = Che cosa ne è del carro che sperona
wh-odds-own-wrecked = Il carro che sperona è distrutto
wh-odds-shock = Che cosa fa l’unità di mezzo
wh-odds-shock-stands = resiste
wh-odds-shock-flees = ripiega
wh-odds-stands = L’unità resiste
wh-odds-stopped = Resiste, e la sua migliore morte o gloria ferma il carro
wh-odds-drop = Che cosa viene dall’attacco in profondità
wh-odds-turn = Turno di gioco in cui arriva
wh-odds-lands = L’attacco in profondità atterra
wh-odds-no-ram = { $attack ->
    [ram] Si speronano solo i veicoli: per altre unità chiedi un travolgimento.
   *[tank-shock] Un travolgimento è contro unità a piedi: i veicoli si speronano.
}
wh-odds-no-drop = { $unit } non può fare un attacco in profondità.
wh-odds-flank = Da dove arriva
wh-odds-flank-edge = { $edge ->
    [left] il bordo sinistro
    [right] il bordo destro
   *[choice] il bordo che vuole il suo giocatore
}
wh-odds-wanted = Arriva dal bordo voluto
wh-odds-summary-reserve = { $unit } arriva dalla riserva in media nel turno { $mean }, nel turno 2 { $second }%, entro il turno 3 { $third }%{ $kind ->
    [outflank] ; dal bordo voluto { $wanted }%.
   *[reserve] .
}
wh-odds-regroup = Quando si raduna
wh-odds-regroup-end = { $end ->
    [off] prima è fuori dal tavolo
    [flees] continua a fuggire
   *[other] nel suo turno { $end }
}
wh-odds-next = Si raduna nel suo prossimo turno
wh-odds-regroups = Si raduna
wh-odds-off = Prima raggiunge il bordo del tavolo
wh-odds-no-flight = { $unit } non fugge.
wh-odds-summary-regroup = { $unit }, in fuga, si raduna nel suo prossimo turno { $next }%, entro { $turns } turni { $regroups }%{ $near ->
    [true] ; prima raggiunge il bordo del tavolo { $off }%.
   *[false] .
}
wh-odds-summary-ram = { $unit } sperona { $target } dopo { $inches }″{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: danneggiato { $harmed }%, distrutto { $wrecked }%; { $tanks ->
    [1] il carro stesso è distrutto { $own-wrecked }%
   *[other] almeno uno dei carri è distrutto { $own-wrecked }%
}.
wh-odds-summary-shock = { $unit } va addosso a { $target }: resiste { $stands }%, e la sua migliore morte o gloria ferma { $tanks ->
    [1] il carro
   *[other] il primo carro
} { $stopped }%.
wh-odds-summary-ground = { $kind ->
    [stuck] { $unit } passa per terreno pericoloso: { $mean } bloccati in media, almeno uno { $any }%.
   *[losses] { $unit } passa per terreno pericoloso: { $mean } persi in media, almeno uno { $any }%.
}
wh-odds-stuck = Almeno uno è bloccato
wh-odds-crossed = Non si perde nessuno
wh-odds-harm = Ferite perse da chi ne ha più d’una
wh-odds-summary-drop = { $unit } attacca in profondità a { $inches }″ da { $target }: atterra { $lands }%{ $kind ->
    [losses] , e il terreno rotto le costa in media { $mean }
    [stuck] , e il terreno rotto ne blocca in media { $mean }
   *[nothing] { "" }
}.
wh-odds-power = Il potere psionico riesce
wh-odds-perils = Il controllo psionico va male
wh-odds-measured = { $kind ->
    [damage] Probabilità che sia distrutto
    [drop] Probabilità che atterri
    [shock] Probabilità che resista
    [regroup] Probabilità che si raduni
    [turn] Turno in cui arriva in media
    [stuck] Veicoli bloccati in media
   *[losses] Modelli persi in media
}

wh-odds-own = Modelli persi da chi attacca
wh-odds-end = Come finisce l’assalto
wh-odds-end-short = non arriva
wh-odds-end-target-destroyed = il bersaglio è spazzato via
wh-odds-end-target-caught = il bersaglio è preso in fuga
wh-odds-end-target-flees = il bersaglio scappa
wh-odds-end-locked = restano in corpo a corpo
wh-odds-end-attacker-flees = chi attacca scappa
wh-odds-end-attacker-caught = chi attacca è preso in fuga
wh-odds-end-attacker-destroyed = chi attacca è spazzato via
wh-odds-end-both-destroyed = non resta nessuno
wh-odds-contact = L’assalto arriva
wh-odds-wins = Chi attacca vince il combattimento
wh-odds-gone = Il bersaglio è spazzato via o preso
wh-odds-flees = Il bersaglio scappa
wh-odds-lost = Chi attacca è spazzato via o preso

wh-odds-needed-save = Tiro protezione
wh-odds-needed-strength = Forza

wh-odds-needed-assault = Colpi
wh-odds-needed-fighting = Combattono
wh-odds-needed-initiative = Iniziativa
wh-odds-needed-attacks = Attacchi
wh-odds-needed-hit = Per colpire
wh-odds-needed-wound = Per ferire

wh-odds-summary-assault = { $unit } { $later ->
    [true] combatte ancora contro { $target }
   *[other] assalta { $target }, arriva { $contact }%
}{ $until ->
    [end] , e combattono fino in fondo
   *[other] {""}
}{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: in media uccide { $mean } e perde { $own }, vince { $wins }%; il bersaglio è spazzato via o preso { $gone }%, scappa { $flees }%; chi attacca è spazzato via o preso { $lost }%.
wh-odds-summary-assault-vehicle = { $unit } assalta { $target }, arriva { $contact }%{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: danneggiato { $harmed }%, distrutto { $wrecked }%; chi attacca è spazzato via o preso { $lost }%.
wh-odds-no-action = In una battaglia i piani sono fatti di unità che tirano.
wh-odds-too-far = { $unit } non arriva a { $target } da { $inches }″.

wh-odds-summary = { $unit } tira a { $target }, { $inches }″, { $cover ->
    [none] { $down ->
        [true] al riparo
       *[other] allo scoperto
    }
   *[other] copertura { $cover }{ $down ->
        [true] {""}, al riparo
       *[other] {""}
    }
}{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: { $mean } persi in media, almeno uno { $any }%, inchiodato { $pinned }%, si rompe { $breaks }%, distrutto { $destroyed }%.
wh-odds-summary-guns = { $unit } tira a { $target }, { $inches }″, { $cover ->
    [none] { $down ->
        [true] al riparo
       *[other] allo scoperto
    }
   *[other] copertura { $cover }{ $down ->
        [true] {""}, al riparo
       *[other] {""}
    }
}{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: persi in media { $guns } cannoni e { $mean } serventi, almeno un servente { $any }%, inchiodato { $pinned }%, si rompe { $breaks }%, tutti i serventi { $destroyed }%.
wh-odds-summary-vehicle = { $unit } tira a { $target }, { $inches }″, { $face ->
    [side] di fianco
    [rear] da dietro
   *[other] di fronte
}{ $cover ->
    [none] {""}
   *[other] {""}, oscurato { $cover }
}{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: danneggiato { $harmed }%, distrutto { $wrecked }%.

wh-odds-summary-squadron = { $unit } tira a { $target }, { $inches }″, { $face ->
    [side] di fianco
    [rear] da dietro
   *[other] di fronte
}{ $cover ->
    [none] {""}
   *[other] {""}, oscurati { $cover }
}{ $given ->
    [hit] , posto che qualcosa colpisca
   *[nothing] {""}
}: { $mean } distrutti in media, almeno uno { $any }%, tutti { $destroyed }%.

wh-odds-out-of-range = Nessuna arma che tira di { $unit } ha { $target } a gittata, a { $inches }″.
wh-odds-moved = { $unit } ha mosso, e tutto ciò che porta è troppo pesante per tirare dopo.
wh-odds-unarmed = { $unit } non ha niente con cui tirare.
wh-odds-no-hit = Niente di ciò che tira può colpire.

wh-odds-assumed = { $unit }: il potere dell’arma psionica si usa ogni volta che si può.
wh-odds-assumed-none = Nessuna parte usa altri poteri psionici.
wh-odds-force = Ogni arma psionica può usare il suo potere: si calcolano combattimenti con al massimo { $most } in un’unità.

wh-odds-no-joining = Solo un personaggio indipendente si unisce a un’unità, e nessuno a veicoli, a un altro personaggio o a ciò che è sempre un modello solo.
wh-odds-too-many = Al massimo { $most }.
wh-odds-bad-words = «{ $words }» non si capisce. Scrivi numeri di modelli con ciò che hanno comprato, come «9 boy + 1 nob power-klaw».
wh-odds-no-such-unit = Nessuna unità delle liste è fatta di: { $models }.

wh-odds-attack = { $value ->
    [ram] sperona
    [tank-shock] travolge
    [deep-strike] attacca in profondità accanto
    [move] passa per terreno pericoloso
    [reserve] arriva dalla riserva
    [regroup] prova a radunarsi
    [assault] assalta
   *[other] tira
}
wh-odds-cover = { $value ->
    [none] nessuna
   *[other] { $value }
}
wh-odds-given = { $value ->
    [hit] qualcosa colpisce
   *[other] non si sa nulla
}
wh-odds-until = { $value ->
    [end] finché è deciso
   *[other] un round
}
wh-odds-face = { $value ->
    [side] fianco
    [rear] retro
   *[other] fronte
}
wh-odds-speed = { $value ->
    [combat] velocità di combattimento
    [cruising] velocità di manovra
    [flat-out] a tavoletta
   *[other] stazionario
}

wh-odds-field-attacker = Chi attacca
wh-odds-field-target = Bersaglio
wh-odds-field-attack = Che cosa fa
wh-odds-field-range = Gittata in pollici
wh-odds-field-cover = Tiro copertura del bersaglio
wh-odds-field-moved = Chi attacca ha mosso
wh-odds-field-down = Il bersaglio è al riparo
wh-odds-field-firing = Armi preferite
wh-odds-field-models = Modelli rimasti a chi attacca
wh-odds-field-target-models = Modelli rimasti al bersaglio
wh-odds-field-face = Lato del veicolo
wh-odds-field-speed = Velocità del veicolo
wh-odds-field-night = È notte
wh-odds-field-given = Dato che
wh-odds-field-hurt = Ferite perse da uno di chi attacca
wh-odds-field-target-hurt = Ferite perse da uno del bersaglio
wh-odds-field-through = Per terreno accidentato, o giù dentro
wh-odds-field-later = Un round successivo del combattimento
wh-odds-field-until = Quanto combattono
wh-odds-field-engaged = Quanti di chi attacca combattono
wh-odds-field-target-engaged = Quanti del bersaglio combattono
wh-odds-joined-nobody = Nessuno
wh-odds-field-joined = Personaggio al suo interno
wh-odds-field-target-joined = Personaggio nel bersaglio
wh-odds-field-aboard = Unità a bordo del bersaglio
wh-odds-field-beside = Unità accanto al bersaglio
wh-odds-field-beside-at = Quanto lontano da esso, in pollici
wh-odds-field-at-joined = Quanti del bersaglio colpiscono il personaggio di chi attacca
wh-odds-field-target-at-joined = Quanti di chi attacca colpiscono il personaggio del bersaglio
wh-odds-field-options = Regole della casa

wh-odds-with-cover = { $value ->
    [none] allo scoperto
   *[other] in copertura { $value }
}
wh-odds-with-down = { $value ->
    [true] al riparo
   *[other] in piedi
}
wh-odds-with-moved = { $value ->
    [true] in movimento
   *[other] da fermo
}
wh-odds-with-range = a { $inches }″
wh-odds-with-through = { $value ->
    [true] per terreno accidentato
   *[other] su terreno aperto
}
wh-odds-with-until = { $value ->
    [end] finché è deciso
   *[other] per un round
}
wh-odds-with-later = { $value ->
    [true] in un round successivo
   *[other] in carica
}
