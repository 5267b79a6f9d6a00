### In part: what this file lacks is said in English.

ba-system-subtitle = pollici, dadi ordine

ba-pin = Segnalino di soppressione
ba-cup = Bicchiere dei dadi
ba-cup-title = Dadi ordine di questo turno
ba-cup-rest = { $count } nel bicchiere
ba-cup-lot = { $side }: { $order ->
    [none] ancora nessun ordine
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Dado: { $side }
ba-cup-yours = Il tuo dado
ba-cup-next = { $left ->
    [0] il bicchiere è vuoto
   *[other] prossimo dado: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] il bicchiere è vuoto
   *[other] prossimo dado: { $percent }% tuo
}
ba-order = { $order ->
    [fire] Fuoco
    [advance] Avanzata
    [run] Corsa
    [ambush] Imboscata
    [rally] Raduno
   *[down] A terra
}
ba-order-assault = Assalto: { $target }
ba-order-loaded = { $way ->
    [piercing] Imboscata, proiettile perforante in canna
    [explosive] Imboscata, proiettile esplosivo in canna
   *[other] Imboscata a tiro diretto
}

ba-status-preparing = Prima della battaglia
ba-status-turn = Turno { $turn } di { $turns }
ba-result-draw = Pareggio, { $first } a { $second }.
ba-result-conceded = Vince: { $winner }. Si arrende: { $loser }.
ba-result-won = Vince: { $winner }, { $own } a { $other }.

# ---- uomini e unità ----

ba-unit-of = { $unit } ({ $owner })
ba-of-nation-german = tedeschi
ba-of-nation-us = americani
ba-of-nation-british = britannici
ba-of-nation-soviet = sovietici
ba-side-colour = { $side ->
    [0] Blu
   *[1] Rosso
}
ba-man = { $role ->
    [officer] Ufficiale, { $weapon }
    [nco] Caposquadra, { $weapon }
    [gunner] Tiratore, { $weapon }
    [loader] Servente, { $weapon }
    [assistant] Assistente, { $weapon }
    [spotter] Osservatore del pezzo, { $weapon }
    [medic] Medico, { $weapon }
    [observer] Osservatore, { $weapon }
    [gun] Cannone, { $weapon }
   *[other] Uomo, { $weapon }
}
ba-man-unarmed = { $role ->
    [officer] Ufficiale
    [nco] Caposquadra
    [gunner] Tiratore
    [loader] Servente
    [assistant] Assistente
    [spotter] Osservatore del pezzo
    [medic] Medico
    [observer] Osservatore
    [crew] Artigliere
   *[other] Uomo
}
ba-fact-men = { $men } uomini su { $start }
ba-fact-quality = { $quality }, morale { $morale }
ba-fact-pins = { $pins ->
    [one] 1 soppressione
   *[other] { $pins } soppressioni
}
ba-fact-wave = { $wave ->
    [first_wave] prima ondata
   *[other] in riserva
}
ba-fact-flank = { $flank ->
    [left] aggira da sinistra
   *[right] aggira da destra
}
ba-fact-off = fuori dal tavolo
ba-fact-dug-in = trincerata: copertura pesante
ba-arm = { $least ->
    [0] { $range }″
   *[other] da { $least } a { $range }″
}, { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
}{ $pen ->
    [none] {""}
   *[other] , penetrazione { $pen }
}{ $he ->
    [none] {""}
   *[other] , esplosivo { $he }
}
ba-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, distrutta
    [aboard] { $side }, { $unit }, a bordo, uomini: { $men }
    [off] { $side }, { $unit }, fuori dal tavolo, { $men ->
        [0] veicolo
       *[other] uomini: { $men }
    }
   *[other] { $side }, { $unit }, { $men ->
        [0] veicolo
       *[other] uomini: { $men }
    }, soppressioni: { $pins }, { $order ->
        [none] nessun ordine
        [fire] ordine Fuoco
        [advance] ordine Avanzata
        [run] ordine Corsa
        [ambush] in imboscata
        [rally] ordine Raduno
       *[down] a terra
    }{ $floor ->
        [none] {""}
       *[other] , in: { $floor }
    }
}

# ---- che cosa succede ----

ba-event-turn-began = Comincia il turno: { $turn }.
ba-event-order-given = { $assault ->
    [none] { $unit } riceve l’ordine { $order ->
        [fire] Fuoco
        [advance] Avanzata
        [run] Corsa
        [ambush] Imboscata
        [rally] Raduno
       *[down] A terra
    }.
   *[other] { $unit } riceve l’ordine di assalto: { $assault }.
}
ba-event-die-turned = { $order ->
    [down] { $unit } si butta invece a terra.
   *[other] { $unit }: il dado viene girato.
}
ba-event-die-taken = { $unit } si butta a terra.
ba-event-dice-returned = Il turno finisce; i dadi tornano nel bicchiere.
ba-event-order-tested = { $outcome ->
    [passed] { $unit }, prova d’ordine: { $total }, serve { $value } o meno. Superata.
    [fubar] { $unit } tira un doppio sei: FUBAR!
   *[failed] { $unit }, prova d’ordine: { $total }, serve { $value } o meno. Fallita.
}
ba-event-pins-taken = { $unit }: soppressioni in più: { $pins }.
ba-event-pins-lost = { $unit }: soppressioni in meno: { $pins }.
ba-event-morale-tested = { $passed ->
    [yes] { $unit }, prova di morale: { $total }, serve { $value } o meno. Superata.
   *[no] { $unit }, prova di morale: { $total }, serve { $value } o meno. Fallita.
}
ba-event-moved = { $unit } si muove.
ba-event-entered = { $unit } entra sul tavolo.
ba-event-stayed-away = { $unit } resta fuori dal tavolo.
ba-event-unit-set-up = { $unit } è schierata.
ba-event-shot-declared = { $why ->
    [ambush] { $unit } apre il fuoco dall’imboscata: { $target }.
    [defence] { $unit } spara agli assaltatori: { $target }.
   *[other] { $unit } prende di mira: { $target }.
}
ba-event-fired = { $unit } spara, bersaglio: { $target }: { $volleys }.
ba-event-casualties-taken = { $unit } perde uomini: { $men }.

# ---- le domande ----

ba-ask-order = Scegli un’unità e dalle un ordine.
ba-ask-move = { $manner ->
    [enter] { $unit }: entra sul tavolo, fino a { $inches } pollici.
    [run] { $unit }: corre, fino a { $inches } pollici.
    [regroup] { $unit }: si riordina, fino a { $inches } pollici.
   *[advance] { $unit }: si muove, fino a { $inches } pollici.
}
ba-ask-target = { $unit }: a chi spara?
ba-ask-under-fire = { $firer } prende di mira: { $unit }. A terra?
ba-ask-charged = { $attacker } assalta: { $unit }. { $may ->
    [escape] Fugge?
    [both] Spara prima, o fugge?
   *[fire] Spara prima?
}
ba-ask-passing = { $when ->
    [before] { $mover } sta per muoversi. Fuoco dall’imboscata?
   *[during] { $mover } si sta muovendo. Fuoco dall’imboscata al pollice { $inch }?
}
ba-ask-casualty = { $who ->
    [own] { $unit }: chi cade?
   *[theirs] { $unit }: puoi scegliere tu chi cade.
}
ba-ask-wave = Quali unità entrano nel turno 1? Almeno { $least }.
ba-ask-keep = Quali unità tengono il dado Imboscata o A terra per il prossimo turno?
ba-ask-edge = Hai vinto il sorteggio. Quale bordo del tavolo è tuo?
ba-ask-mistake = { $unit } spara ai suoi. A chi?
ba-ask-place-next = Quale unità schieri ora? Sul tavolo ne servono ancora almeno { $least }; le altre possono attendere fuori.
ba-ask-place = { $unit }: dove sta?
ba-ask-shelled = I colpi stanno per cadere: { $unit }. A terra?
ba-ask-charge = { $unit } corre. Assalta?
ba-ask-dice = { $purpose ->
    [ba-roll-cup] Pesca un dado dal bicchiere. Di chi è?
    [ba-roll-off] Tira un dado per parte, prima per la prima.
    [ba-roll-order-test] Tira due dadi per la prova d’ordine.
    [ba-roll-morale] Tira due dadi per la prova di morale.
    [ba-roll-rally] Tira un dado per le soppressioni tolte.
    [ba-roll-fubar] Tira un dado sulla tabella FUBAR.
    [ba-roll-hit] Tira per colpire.
    [ba-roll-flame] Tira per i colpi delle fiamme.
    [ba-roll-confirm] Ritira ogni 6.
    [ba-roll-shell] Tira i colpi della granata, poi le soppressioni.
    [ba-roll-damage] Tira per il danno.
    [ba-roll-exceptional] Ritira ogni 6 naturale.
    [ba-roll-medic] Tira per il medico.
    [ba-roll-regroup] Tira un dado per il riordino.
    [ba-roll-length] Tira un dado per un turno in più.
   *[other] Tira i dadi.
}

# ---- le risposte ----

ba-choose-place-rest = Schiera il resto per me
ba-choose-place-no-more = Le altre attendono fuori dal tavolo
ba-choose-place-sound = Un buon posto
ba-choose-place-at = { $place ->
    [left] A sinistra
    [right] A destra
   *[middle] Al centro
}
ba-choose-enter = { $place ->
    [left] Entra a sinistra
    [right] Entra a destra
   *[middle] Entra al centro
}
ba-choose-closer = Verso il nemico
ba-choose-cover = Verso la salvezza
ba-choose-stay = Resta qui
ba-choose-stay-away = Resta fuori dal tavolo
ba-choose-smoke = Fumo davanti a: { $target }
ba-choose-pass = Questo dado a nessuno
ba-choose-just-run = Corre soltanto
ba-choose-go-in = Entra in: { $floor }
ba-choose-stay-out = Resta fuori
ba-choose-hold-fire = Non spara
ba-choose-go-down = A terra
ba-choose-stand = Tiene duro
ba-choose-fire-charge = Spara agli assaltatori
ba-choose-no-fire = Non spara
ba-choose-fire-now = Fuoco ora: { $unit }
ba-choose-wait-end = Attende la fine del movimento
ba-choose-wait-until = Attende fino al pollice { $inch }
ba-choose-let-pass = Lascia passare
ba-choose-edge = { $edge ->
    [near] Il bordo vicino
   *[far] Il bordo lontano
}
ba-hint-assault = a { $inches }″
ba-hint-enter = entra, fino a { $inches }″
ba-hint-fire = { $pins ->
    [0] resta e spara
   *[other] −{ $pins } per colpire
}
ba-hint-advance = 6″, poi spara
ba-hint-run = 12″, senza sparare
ba-hint-ambush = spara più tardi
ba-hint-rally = { $pins ->
    [0] nessuna soppressione da togliere
    [one] toglie la soppressione
   *[other] toglie una soppressione, e D6 in più
}
ba-hint-down = senza prova, −1 a essere colpita
ba-hint-go-down = −1 a essere colpita; è l’ordine dell’unità
ba-hint-stand = tiene l’ordine per dopo
ba-hint-shot = { $cover ->
    [soft] { $inches }″, copertura leggera
    [hard] { $inches }″, copertura pesante
    [indirect] { $inches }″, tiro indiretto
   *[none] { $inches }″, allo scoperto
}
ba-hint-out-of-range = { $inches }″, nessuna arma arriva
ba-obeys = obbedisce { $percent }%

# ---- anteprime ----

ba-note-fire = L’unità resta dov’è e spara una volta.
ba-note-advance = L’unità si muove fino a 6″ e poi spara.
ba-note-run = L’unità si muove fino a 12″ e non spara.
ba-note-threat = Un’unità in imboscata può sparare a questo movimento.
ba-note-ambush = L’unità attende e può sparare a un nemico che si muove.
ba-note-rally = L’unità toglie D6 soppressioni.
ba-note-down = L’unità è più difficile da colpire e può restare a terra oltre la fine del turno.
ba-note-no-test = Nessuna soppressione, quindi nessuna prova.
ba-note-may-go-down = Prima possono buttarsi a terra.
ba-note-salvo = La salva cade anche { $whose ->
    [own] sulla propria unità: { $unit }
   *[enemy] su questa unità: { $unit }
}; { $what ->
    [vehicle] persa { $share }%
   *[men] perdite in media { $mean }
}, inchiodata { $pinned }%.
ba-callout-length = { $inches }″ di { $limit }″
ba-callout-reverse = { $inches }″ di { $limit }″ in retromarcia
ba-table-test = Prova d’ordine, due dadi
ba-table-hit = Per colpire: { $target }
ba-chart-losses = Uomini persi, su { $men }
ba-chart-test = Somma di due dadi

# ---- le ragioni del computer ----

ba-reason-nothing = Non c’è niente di meglio da fare.
ba-reason-shot = Il tiro dovrebbe costare a { $target } uomini: { $mean }.
ba-reason-fire = { $unit } fa più danno restando e sparando: { $target }.
ba-reason-no-shot = { $unit } non ha a chi sparare.
ba-reason-enter = { $unit } entra: fuori dal tavolo non può fare nulla.
ba-reason-assault = { $unit } dovrebbe vincere il corpo a corpo: { $target }.
ba-reason-rally = { $unit } è inchiodata, soppressioni: { $pins }.
ba-reason-down = { $unit } è più sicura a terra.
ba-reason-ambush = { $unit } attende che un nemico si mostri.
ba-reason-advance = { $unit } si avvicina e può ancora sparare.
ba-reason-closer = { $unit } si avvicina: per ora non ha a chi sparare.
ba-reason-run = { $unit } corre avanti: qui serve a poco.
ba-reason-move = Da lì { $unit } dà più di quanto prende.
ba-reason-stay = { $unit } non sta meglio altrove, fin dove arriva.
ba-reason-set-up = L’unità lì sta bene.
ba-reason-wait = Può venire un momento migliore.
ba-reason-stand = L’unità tiene l’ordine per dopo.
ba-reason-go-down = A terra { $unit } salva più uomini di quanto valga il suo ordine.
ba-reason-edge = Un bordo vale l’altro.
ba-reason-wave = Più uomini sul tavolo, meglio è.
ba-result-at = { $target }: { $result }
ba-result-shot = { $what ->
    [vehicle] distrutto { $share }%
   *[men] { $mean } uomini in media
}{ $pinned ->
    [0] {""}
    [100] , 1 soppressione
   *[other] , 1 soppressione { $pinned }%
}{ $gone ->
    [0] {""}
   *[other] , distrutta { $gone }%
}
ba-result-no-shot = da qui nessun nemico che possa colpire
ba-result-advance = { $inches ->
    [0] resta al suo posto; { $shot }
   *[other] fino a { $inches }″; da qui { $shot }
}
ba-result-advance-unseen = fino a { $inches }″; da qui nessun nemico che possa colpire
ba-result-run = fino a { $inches }″, senza sparare; { $target } è a { $gap }″
ba-result-ambush = se agisce, { $shot }
ba-result-unthreatened = senza prova; ora nessuno la minaccia
ba-result-place-alone = Sul tavolo non c’è ancora nessun nemico.
ba-result-place = { $what ->
    [shot] Il tiro migliore da lì: { $shot }.
   *[gap] { $target } è allora a { $gap }″.
}{ $danger ->
    [less] {" "}Lì il fuoco nemico la minaccia meno.
    [more] {" "}Lì il fuoco nemico la minaccia di più.
   *[same] {""}
}

# ---- lo scopo ----

ba-goal = { $by ->
        [held-kills] Tieni i luoghi segnati e distruggi unità
        [held] Tieni i luoghi segnati
        [through-kills] Porta unità fino al bordo lontano; conta anche distruggerne
        [held-through-kills] Tieni i luoghi segnati, passa oltre, distruggi unità
       *[kills] Distruggi più unità di quante ne perdi
    }: { $lead ->
        [one] vince un punto di vantaggio
       *[other] vincono { $lead } punti di vantaggio
    }
ba-goal-until = { $turn ->
        [0] turni ancora da giocare: { $turns }
       *[other] finisce dopo il turno { $turns }
    }{ $extra ->
        [0] {""}
       *[other] , o uno più tardi con { $extra }+
    }

# ---- righe e numeri ----

ba-list-more = { $first }; { $more }
ba-need = { $need ->
    [7] 6, poi 6
   *[other] { $need }+
}
ba-inch = { $inch }″
ba-label-range = { $weapon }, { $inches }″
ba-label-officer = { $rank }, { $inches }″
ba-table-weapons = { $count } × { $weapon }
ba-table-needed = Serve
ba-table-pass = Riesce
ba-chart-losses-mean = In media { $mean }.
ba-chart-if-down = se si buttano a terra
ba-callout-men = uomini in vista: { $seen } su { $men }
ba-callout-blocked = In mezzo c’è: { $ground }.
ba-callout-sight = { $cover ->
    [blocked] { $inches }″, fuori vista
    [scant] { $inches }″, { $ground }: dietro sono troppo pochi
    [bare] { $inches }″, { $ground }: nasconde troppo poco
    [indirect] { $inches }″, indiretto: la copertura non serve
    [soft] { $inches }″, { $ground ->
        [none] copertura leggera
       *[other] { $ground }: copertura leggera
    }
    [hard] { $inches }″, { $ground ->
        [none] copertura pesante
       *[other] { $ground }: copertura pesante
    }
   *[none] { $inches }″, terreno aperto
}
ba-volley = { $need ->
    [7] { $count } × { $weapon }, colpi: { $shots }, serve 6 e poi 6
    [1] { $count } × { $weapon }, colpisce senza tiro
   *[other] { $count } × { $weapon }, colpi: { $shots }, serve { $need }+
}
ba-shot-with = { $target }, con: { $weapon }
ba-shot-with-some = { $target }, con { $number } × { $weapon }
ba-roll-cup = Si pesca un dado dal bicchiere.
ba-roll-order-test = Prova d’ordine: { $total }.
ba-roll-morale = Prova di morale: { $total }.
ba-roll-rally = Raduno: { $total }.
ba-roll-hit = Per colpire: { $successes } su { $dice }.
ba-roll-flame = Colpi delle fiamme: { $total }.
ba-roll-damage = Danni: { $successes } su { $dice }.
ba-event-scored = { $shots ->
    [one] Il colpo manca il bersaglio.
   *[other] Tutti i colpi mancano il bersaglio: { $shots }.
}
ba-event-contact-made = L’assalto di { $unit } arriva a segno: { $target }. Le soppressioni si tolgono.
ba-event-unit-destroyed = { $loss ->
    [casualties] { $unit }: caduti tutti.
    [pins] { $unit } va in rotta per le soppressioni.
    [morale] { $unit } cede ed è distrutta.
    [surrender] { $unit } si arrende ed è distrutta.
    [fled] { $unit } fugge dal tavolo.
    [weapon] { $unit } perde l’arma ed è distrutta.
    [knocked-out] { $unit }: fuori combattimento.
    [assault] { $unit } è distrutta dall’assalto.
    [burnt] { $unit }: l’equipaggio lascia il veicolo in fiamme.
    [abandoned] { $unit }: l’equipaggio lo abbandona.
    [lost-aboard] { $unit } è perduta con il suo veicolo.
    [empty] { $unit }: vuoto davanti al nemico, perduto.
    [overrun] { $unit } è travolta.
    [absent] { $unit } non è mai arrivata.
    [ammunition] { $unit }: senza carburante, fuori dalla battaglia.
    [collapse] { $unit } è sepolta dall’edificio.
   *[other] { $unit } è distrutta.
}
