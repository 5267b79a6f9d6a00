### whole

# ---- il tavolo ----
wh-piece = { $title }
wh-objective = Obiettivo { $number }
wh-fact-going = { $going ->
    [impassable] Impraticabile
    [dangerous] Terreno pericoloso
    [difficult] Terreno accidentato
   *[other] Terreno aperto
}
wh-fact-cover-save = Tiro copertura { $save }+ { $where ->
    [inside] per i modelli dentro
    [behind] per i modelli dietro
   *[both] per i modelli dentro e dietro
}
wh-fact-sight = { $sight ->
    [hides] Nasconde ciò che sta dietro e non supera { $height }″
    [veils] Ci si vede attraverso; copre ciò che sta dietro e non supera { $height }″
   *[free] Non ostacola la vista
}
wh-side-colour = { $side ->
    [0] Blu
   *[other] Rosso
}
wh-status-preparing = Prima della battaglia
wh-status-turn = Turno { $turn }, { $side }: { $phase ->
    [movement] movimento
    [shooting] tiro
    [assault] assalto
   *[other] inizio
}
wh-result-draw = Pareggio, { $first } a { $second }
wh-result-won = Vittoria: { $winner }, { $own } a { $other }{ $reason ->
    [wiped-out] ; non resta nessuno: { $loser }
    [concession] ; si è arreso: { $loser }
   *[other] {""}
}
wh-man = { $model }, { $gear }
wh-a-model = Un modello
wh-badge-fleeing = Ripiega
wh-badge-moved = Ha mosso
wh-badge-fired = Ha tirato
wh-badge-immobilised = Immobilizzato
wh-fact-models = { $models } modelli di { $start }
wh-fact-aboard = A bordo: { $transport }
wh-fact-arrival = { $arrival ->
    [infiltrate] Si infiltrerà
    [walk-on] Entra a piedi nel turno 1
    [deep-strike] In riserva, attacco in profondità
    [outflank] In riserva, aggira
   *[other] In riserva
}
wh-fact-armour = Corazza { $front }/{ $side }/{ $rear }
wh-fact-profile = AC { $ws }, AB { $bs }, F { $s }, R { $t }
wh-fact-save = { $save ->
    [7] Nessun tiro protezione
   *[other] Tiro protezione { $save }+
}
wh-fact-wounds = { $left } ferite di { $whole }
wh-arm = { $range ->
    [0] sagoma
   *[other] { $range }″
}{ $strength ->
    [none] {""}
   *[other] , F { $strength }
}, VP { $ap }, { $type } { $shots }
wh-badge-down = Al riparo
wh-badge-locked = In corpo a corpo
wh-badge-stunned = Equipaggio stordito
wh-badge-shaken = Equipaggio scosso
wh-badge-smoke = Nel fumo
wh-badge-broken = Distrutto: { $weapon }
wh-fact-joined = Con { $unit }
wh-unit-summary = { $side }, { $unit }: { $models ->
    [one] un modello
   *[other] { $models } modelli
}{ $place ->
    [aboard] , in un trasporto
    [joined] , con un’altra unità
    [off] , non sul tavolo
    [destroyed] , distrutta
   *[other] { $condition ->
        [fleeing] , ripiega
        [down] , al riparo
       *[other] {""}
    }
}
wh-range = { $inches }"

# ---- che cosa si chiede ----
wh-ask-choose = { $unit ->
    [none] Scegli.
   *[other] { $unit }: scegli.
}
wh-ask-dice = { $purpose }: tira { $count } dadi.
wh-ask-choose-to-deploy = Trascina un’unità nella tua zona, o trattienila.
wh-ask-choose-place = Dove sta: { $unit }?
wh-ask-choose-infiltrator = Quali infiltratori schieri ora?
wh-ask-choose-scout = Quali esploratori muovono prima della battaglia?
wh-ask-choose-turn = Vai per primo o per secondo?
wh-ask-choose-zone = Quale parte del tavolo prendi?
wh-ask-choose-objective = Dove sta l’obiettivo?
wh-ask-choose-to-seize = Provi a rubare l’iniziativa?
wh-ask-choose-mover = Trascina un’unità per muoverla, o chiudi la fase di movimento.
wh-ask-choose-shooter = Quale unità tira, e a chi?
wh-ask-choose-charge = Quale unità assalta, e chi?
wh-ask-choose-way = { $manner ->
    [run] { $unit } corre, fino a { $inches }"
    [regroup] { $unit } si è radunata e muove fino a { $inches }"
    [consolidate] { $unit } consolida, fino a { $inches }"
    [scout] { $unit } esplora, fino a { $inches }"
   *[other] { $unit } va fino a { $inches }"
}. Dove?
wh-ask-choose-way-out = { $unit } si sgancia, { $inches }" dritto. Da che parte?
wh-ask-choose-entry = { $unit } entra sul tavolo. Dove?
wh-ask-choose-drop = Dove deve atterrare: { $unit }?
wh-ask-choose-misplaced = Atterraggio andato male: { $unit }. La posi tu. Dove?
wh-ask-choose-flank = Da quale lato corto viene: { $unit }?
wh-ask-choose-next = { $due ->
        [rally] Quale unità in fuga prova per prima a radunarsi?
        [morale] Più unità hanno perso un quarto o più. Quale fa per prima il controllo?
        [arrive] Quale delle riserve entra per prima?
        [consolidate] Quale unità consolida per prima?
        [lost] Più unità hanno perso il combattimento. Quale fa per prima il controllo?
        [pile-in] Quale unità serra per prima sul nemico?
       *[react] Quale delle unità assaltate serra per prima?
    }
wh-ask-allocate-wounds = { $unit }: ci sono ferite. Chi le prende?
wh-ask-choose-to-ground = { $wounds ->
        [one] Una ferita arriva su { $unit }
       *[other] { $wounds } ferite arrivano su { $unit }
    }: si butta al riparo?
wh-ask-casualties = { $unit }: chi { $removed ->
    [0] è ferito
    [one] cade
   *[other] cade, in { $removed }
}{ $removed ->
    [0] {""}
   *[other] { $hurt ->
        [yes] , e chi è ferito
       *[no] {""}
    }
}?
wh-ask-choose-combat = Quale combattimento si combatte ora?
wh-ask-close-in = { $kind ->
    [assault] Gli altri seguono, { $unit }, fino a { $inches }". Dove?
    [reaction] { $unit } si volta contro chi attacca, fino a { $inches }". Dove?
   *[other] { $unit } serra, fino a { $inches }". Dove?
}
wh-ask-place-marker = { $unit }: dove mira il segnalino, su { $target }?
wh-ask-place-template = { $unit }: da che parte mette la sagoma, su { $target }?
wh-ask-place-beside = A segno: accanto a quale segnalino cade questo?
wh-ask-choose-scatter = Il segnalino devia. Ritiri i dadi?
wh-ask-choose-transport = { $unit } ha raggiunto un trasporto. Sale?
wh-ask-choose-places = { $unit } deve scendere. Dove?
wh-ask-choose-weapons = Con che cosa combatte: { $unit }?
wh-ask-choose-victims = Chi colpisce: { $unit }?
wh-ask-choose-break-off = Un’unità prova a sganciarsi dal combattimento?
wh-ask-choose-bosspole = { $unit } ha fallito il controllo. Il suo nob usa l’asta del capo?
wh-ask-choose-to-test = { $unit } deve fare il controllo. Resiste, o ripiega da sé?
wh-ask-choose-host = A quale unità si unisce: { $unit }?
wh-ask-choose-to-look-again = { $unit } di notte vede { $total }". Guarda di nuovo?
wh-ask-choose-power = Usare il potere dell’arma psionica: { $unit }?
wh-ask-choose-shares = Quali veicoli prendono questi colpi ({ $count }): { $unit }?
wh-ask-choose-glory = Un carro viene addosso a: { $unit }. Qualcuno tenta morte o gloria?
wh-ask-choose-brace = { $unit } sta per essere speronata. Che cosa fa?
wh-ask-choose-harm = { $unit }: per quale colpo si tira ora?
wh-ask-choose-result = { $unit }: quale danno ha effetto ora?
wh-ask-choose-weapon = { $unit }: quale arma è distrutta?

# ---- che cosa è bene sapere ----
wh-note-refused = Così no: { $why }
wh-note-shortened = Lì si ferma prima: { $why }
wh-note-close-up = Un’unità non è in coesione: prima deve serrare.
wh-note-deep-strike = Una volta su tre atterra lì. Altrimenti devia di 2D6" in una direzione qualunque.
wh-note-way = { $manner ->
    [difficult] Il tiro è fatto: il terreno accidentato non la rallenta più.
    [run] Il terreno accidentato non rallenta una corsa.
    [consolidate] Resta a 1" da ogni nemico.
   *[other] Il terreno accidentato sul percorso non costa altro.
}
wh-note-casualties = Premi dove stanno: cadono i più vicini a quel punto. Possono essere modelli che nessuno ha visto.
wh-note-danger = { $models ->
    [one] Un modello attraversa terreno pericoloso: con 1 è ferito.
   *[other] { $models } modelli attraversano terreno pericoloso: ciascuno è ferito con 1.
} Si perde qualcuno con probabilità { $percent }%, in media { $mean }.
wh-note-danger-harm = { $models ->
    [one] Un modello attraversa terreno pericoloso.
   *[other] { $models } modelli attraversano terreno pericoloso.
} Chi ha più Ferite ne perde qualcuna con probabilità { $percent }%, in media { $mean }.
wh-note-bog-down = { $models ->
    [one] Terreno rotto sul percorso: con 1 si ferma lì, immobilizzato.
   *[other] Terreno rotto sul percorso di { $models }: ciascuno è immobilizzato con 1.
} Succede con probabilità { $percent }%.
wh-note-brave = Il percorso passa per terreno accidentato. L’unità prima tira, poi va lontano quanto mostra il dado più alto.
wh-headline-brave = Tira per il terreno accidentato
wh-note-alight = { $when ->
    [emergency] Le uscite sono bloccate: è un’emergenza, e l’unità in questo turno non può fare altro.
    [after] Il veicolo ha mosso: l’unità in questa fase non muove più.
   *[before] Il veicolo non ha mosso: l’unità può ancora muovere.
}
wh-note-mishap = Lì non c’è posto: se non devia, ha un incidente.
wh-note-scatter = Una volta su tre resta lì. Altrimenti devia di 2D6" meno l’AB.
wh-note-no-assault = Dopo questi tiri in questo turno non può assaltare.
wh-note-charge-short = Nessun percorso così breve fino al contatto: l’assalto non arriverebbe.
wh-note-charge-roll = Tira per il terreno accidentato: con meno di { $inches }" non arriva.
wh-hint-brave = Il più alto di due dadi
wh-figure-away = { $inches }"
wh-hint-far = fuori gittata
wh-hint-charge = a { $inches }"{ $through ->
    [yes] , tirando per il terreno
   *[no] {""}
}
wh-call-far = { $inches }" di { $limit }"
wh-call-drive = { $inches }" di { $limit }", { $speed ->
    [stationary] gira
    [combat] velocità di combattimento
    [cruising] velocità di manovra
   *[other] a tavoletta
}
wh-call-shock = { $inches }" dritto{ $enemies ->
    [0] , contro nessuno
   *[other] {""}
}
wh-call-met = { $unit }: { $ram ->
    [yes] speronata
   *[no] fa il controllo di morale
}
wh-call-under = { $models ->
    [0] Sotto: nessuno
    [one] Sotto: un modello
   *[other] Sotto: { $models } modelli
}{ $own ->
    [0] {""}
   *[other] , di cui { $own } tuoi
}
wh-call-charge = { $inches }" al contatto
wh-shooters = { $count } × { $weapon }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
}
wh-call-cover = { $by ->
    [inside] Dentro: { $what }, copertura { $save }+
    [piece] Dietro: { $what }, copertura { $save }+
    [unit] In mezzo: { $what }, copertura { $save }+
   *[else] Copertura { $save }+
}
wh-call-shot = A { $inches }", in vista { $seen } modelli di { $models }
wh-act-brave = Tira i dadi
wh-act-boost = Turbo
wh-act-drive = Guida qui
wh-act-shock = { $ram ->
    [yes] Sperona
   *[no] Travolgimento
}
wh-act-board = Sali: { $transport }
wh-act-alight = Scendi qui
wh-act-drop = Atterra qui
wh-act-shoot = Tira a: { $target }
wh-act-charge = Assalta: { $target }
wh-act-put-marker = Mira qui
wh-act-lay-template = Mettila così
wh-act-choose-approach = Entra così
wh-act-choose-way-out = Sganciati così
wh-switch-pace = Andatura
wh-switch-pace-value = { $pace ->
    [boost] Turbo
   *[other] Normale
}
wh-switch-manner = Modo
wh-switch-manner-value = { $manner ->
    [shock] Travolgimento
    [ram] Speronamento
   *[other] Guida
}
wh-switch-fire = Armi
wh-switch-fire-all = Il meglio qui
wh-switch-fire-other = { $who }: { $how ->
    [instead] invece { $weapons }
    [more] anche { $weapons }
    [less] senza { $weapons }
   *[none] niente tiro
}
wh-who = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $model }{ $gear ->
    [none] {""}
   *[other] {" "}({ $gear })
}
wh-list = { $first }, { $rest }

# ---- che cosa si offre ----
wh-choose-other = { $choice }
wh-choose-way = { $choice } ({ $number })
wh-choose-sound-place = Un buon posto
wh-choose-finish = Resta
wh-choose-finish-scouting = Niente altri esploratori
wh-choose-finish-movement = Chiudi la fase di movimento
wh-choose-finish-shooting = Chiudi la fase di tiro
wh-choose-finish-assaults = Niente altri assalti
wh-choose-play-first = Per primo
wh-choose-play-first-then = schieri, muovi e tiri per primo
wh-choose-play-second = Per secondo
wh-choose-play-second-then = vedi dove stanno, e hai l’ultima parola
wh-choose-take-zone = { $zone ->
    [north] Nord
    [south] Sud
    [north-west] Nord-ovest
    [north-east] Nord-est
    [south-west] Sud-ovest
   *[other] Sud-est
}
wh-choose-place-next = { $unit }
wh-choose-place-rest = Schiera il resto il programma
wh-choose-hold-back = { $unit }: { $arrival ->
    [infiltrate] infiltrazione
    [walk-on] entra nel turno 1
    [deep-strike] riserva, attacco in profondità
    [outflank] riserva, aggiramento
   *[other] riserva
}
wh-choose-arrival = { $arrival ->
    [infiltrate] Infiltrazione
    [walk-on] Entra nel turno 1
    [deep-strike] Attacco in profondità
    [outflank] Aggiramento
   *[other] Riserva
}
wh-choose-ride = A bordo: { $transport }
wh-choose-ride-along = { $unit }: a bordo, { $transport }
wh-choose-deploy = Un posto
wh-choose-set-up = { $unit }: un posto
wh-choose-no-room = Non c’è posto
wh-choose-enter = Dritto
wh-choose-enter-bravely = Tira per il terreno accidentato
wh-choose-take-flank = { $edge ->
    [west] Ovest
   *[other] Est
}
wh-choose-drop = Un posto
wh-choose-place-objective = Un posto
wh-choose-try-seizing = Prova a rubarla
wh-choose-try-seizing-then = con 6 vai per primo: 17%
wh-choose-let-begin = Lascia che comincino
wh-choose-let-begin-then = vai per secondo, come previsto
wh-choose-keep-sight = Tieni il tiro
wh-choose-look-again = Guarda di nuovo
wh-choose-shoot = { $unit } tira a { $target }
wh-choose-call-waaagh = Waaagh!
wh-choose-run-round = { $side ->
    [-1] Aggiralo a sinistra
   *[other] Aggiralo a destra
 }
wh-choose-run = Corri
wh-choose-brave = Per il terreno accidentato
wh-choose-close-up = Serra
wh-choose-move = { $unit } muove
wh-choose-boost = { $unit }: turbo
wh-choose-drive = { $unit }: guida
wh-choose-shock = { $ram ->
    [yes] Sperona
   *[no] Travolgimento
}
wh-choose-board = Sali: { $transport }
wh-choose-stay-out = Resta fuori
wh-choose-alight = Scendi
wh-choose-alight-side = Scendi { $emergency ->
    [yes] d’emergenza, a
   *[no] a
} { $side ->
    [north] nord
    [south] sud
    [west] ovest
   *[east] est
}
wh-choose-get-out = Scendi qui
wh-choose-smoke = Fumogeni
wh-choose-leave-unit = Lascia la sua unità
wh-choose-join-unit = { $host }
wh-choose-walk = { $legs ->
    [0] Resta
   *[other] Va’
}
wh-choose-close-in = { $number ->
    [1] Serra
   *[other] Serra altrimenti ({ $number })
}
wh-choose-next = { $unit }
wh-choose-due = { $unit }
wh-choose-go-down = Al riparo
wh-choose-go-down-then = ora copertura migliore di uno; nel suo prossimo turno né movimento né tiro
wh-choose-stay-up = Resta in piedi
wh-choose-stay-up-then = si affida alla protezione che ha, ed è libera di agire
wh-choose-take-test = Resisti, e controlla
wh-choose-take-test-then = se riesce, resta
wh-choose-fail-test = Ripiega
wh-choose-fail-test-then = fuori pericolo, e più tardi si raduna
wh-choose-try-again = Una ferita, e un altro controllo
wh-choose-let-run = Lasciali correre
wh-choose-allocate = Distribuisci le ferite
wh-choose-share = { $model }{ $gear ->
    [none] {""}
   *[other] , { $gear }
}: { $wounds ->
    [one] una ferita
   *[other] { $wounds } ferite
}{ $worse ->
    [0] {""}
    [one] , una peggiore
   *[other] , { $worse } peggiori
}
wh-choose-take-away = { $which ->
    [outer] I più esterni
   *[inner] I più interni
}
wh-choose-charge = { $unit } assalta { $target }
wh-choose-wield = Armi
wh-choose-assign = Attacchi
wh-choose-aimed = { $unit }: { $attacks ->
    [one] un attacco
   *[other] { $attacks } attacchi
}
wh-choose-numbered = { $model } { $number }
wh-choose-counted = { $count } × { $name }
wh-choose-bare-hands = Mani nude
wh-choose-harm = { $glancing ->
    [yes] Superficiale
   *[no] Penetrante
}, { $ap ->
    [none] senza VP
   *[other] VP { $ap }
}
wh-choose-use-power = Usa il potere
wh-choose-spare-power = Risparmialo
wh-choose-break-off = { $unit } si sgancia
wh-choose-put-marker = Qui
wh-choose-lay-template = Da questa parte
wh-choose-keep-marker = Lascialo lì
wh-choose-scatter-again = Ritira
wh-choose-let-pass = Lascialo passare
wh-choose-try-glory = { $model }: { $weapon }
wh-choose-brace = Reggiti all’urto
wh-choose-walker-glory = Morte o gloria: { $weapon }
wh-choose-damage-next = Colpo { $number }
wh-choose-damage-result = { $result }
wh-choose-destroy-weapon = { $weapon }
wh-choose-share-hits = { $models }

# ---- tiri necessari ----
wh-needed = Tiro
wh-needed-to-hit = Per colpire
wh-needed-to-wound = Per ferire
wh-needed-reaching = In gittata e in vista
wh-needed-armour-save = Tiro protezione
wh-needed-cover = Tiro copertura
wh-needed-invulnerable = Tiro protezione invulnerabile
wh-needed-save = Tiro protezione usato
wh-needed-armour = Corazza colpita
wh-needed-glancing = Superficiale con
wh-needed-through = Penetra con
wh-needed-firing = Armi che tirano

# ---- le ragioni del computer ----
wh-result-shoot = { $what ->
    [vehicle] distrutto { $destroyed }%, danneggiato { $hurt }%
    [wounds] { $count } ferite in media
   *[models] { $count } modelli in media
}
wh-idle-shot = Niente di suo arriva o può far danno:
wh-warn-no-assault = Poi non può assaltare { $target }.
wh-warn-incoherent = Lascia l’unità fuori coesione.
wh-why-shoot = Vale i tiri: { $target }.
wh-why-stay = In nessun punto raggiungibile sta meglio.
wh-why-move = Lì può fare più di dove sta.
wh-why-roll = { $way ->
    [run] Correndo
   *[rough] Per il terreno rotto
} si avvicina a ciò che può danneggiare o tenere; quanto, lo dicono i dadi.
wh-result-objective = Poi { $objective } è a { $inches }".
wh-result-way = { $gain ->
    [company] Lì sta in compagnia di altri, che la riparano.
    [shot] Da lì tira meglio; poi { $target } è a { $inches }".
    [fight] Porta a un combattimento che dovrebbe vincere; poi { $target } è a { $inches }".
   *[danger] Lì la raggiungono meno tiri e assalti del nemico.
}
wh-why-charge = In corpo a corpo si può battere: { $target }.
wh-why-placed = Niente parla contro questo posto.
wh-why-place = { $stance ->
    [back] Tira lontano e sta indietro
   *[ahead] Sta avanti
}, a { $inches }" dal suo bordo{ $cover ->
    [none] { "" }
   *[other] , in copertura ({ $cover }, { $save }+{ $armour ->
        [0] {""}
       *[other] ; l’armatura già protegge con { $armour }+
    })
}{ $how ->
    [none] .
    [held] ; tiene { $objective }.
   *[near] ; { $objective } è a { $off }".
}
wh-why-place-rest = Il programma trova un buon posto per ogni unità.
wh-why-ride = Arriva al combattimento nel suo trasporto.
wh-why-vain = Tirare a { $target } non serve che a impedire all’unità di correre e di assaltare altri.
wh-why-wait = { $when ->
    [infiltrate] Si schiera per ultima, quando i posti del nemico sono noti.
   *[later] Sul tavolo vale di più.
}
wh-why-steady = Regge.
wh-why-down = Perderebbe il suo prossimo turno.
wh-why-low = Così perde meno modelli, e nel suo prossimo turno ha poco da fare.
wh-why-spare = Quelli di cui ha meno bisogno.
wh-why-strike = Il colpo che fa più male.
wh-why-marker = Lì copre di più.
wh-why-smoke = { $foe } può fargli in media { $hits } colpi superficiali o penetranti; nel fumo ogni colpo così ha una protezione di { $save }+.
wh-why-no-smoke = Nessuno a gittata può danneggiarlo.
wh-why-waaagh = Porta il nemico a portata.
wh-why-finish = Non resta niente di meglio da fare.
wh-why-dice = Decidono i dadi.
wh-why-as-good = Vale quanto ogni altra cosa.
wh-fact-floors = { $count } piani
wh-choose-climb = { $storey ->
    [0] Giù a terra
   *[other] Al piano { $storey }
 }
wh-choose-join = Unisciti a: { $host }

# ---- lo scopo ----

wh-goal = { $counts ->
        [kills] Distruggi più unità nemiche di quante ne perdi
        [objectives] Alla fine tieni più obiettivi
       *[open] La missione è ancora da tirare
    }
wh-goal-until = { $turn ->
        [0] da { $first } a { $last } turni da giocare
       *[other] finisce dopo il turno { $first }, al più tardi dopo il turno { $last }
    }
wh-goal-note = { $counts ->
        [kills] Ogni unità nemica distrutta conta uno, per quanto grande; vince chi alla fine ne ha di più
        [objectives] Un obiettivo è tuo se una tua unità valida è a portata e nessun nemico lo è; vince chi alla fine ne ha di più
       *[open] Un dado decide la missione: obiettivi da tenere, o unità da distruggere
    }. Dal turno { $first } un dado dice dopo ogni turno se ne segue un altro, e dopo il turno { $last } non ne segue nessuno; una parte senza più nessuno ha perso subito.
