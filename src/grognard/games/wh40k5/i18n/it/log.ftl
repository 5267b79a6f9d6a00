### whole
# Al presente, o con parole che vanno bene per uno e per molti.

# ---- tiri ----
wh-log-roll = { $purpose }
wh-log-roll-total = { $purpose }: { $total }
wh-log-roll-needed = { $purpose }, { $need }+: { $hits } di { $count }
wh-log-roll-several = { $purpose }, { $needs }: { $hits } di { $count }
wh-log-list = { $first }, { $rest }
wh-log-damage = { $result } ({ $roll })

# ---- prima della battaglia ----
wh-event-mission-drawn = Missione: { $mission }.
wh-event-deployment-drawn = Schieramento: { $deployment }.
wh-event-first-taken = Primo turno: { $seat }.
wh-event-zones-taken = Si schierano: { $first } a { $own }, { $second } a { $other }.
wh-event-objective-placed = { $seat }: piazzato un obiettivo.
wh-event-unit-deployed = Schierata: { $unit }.
wh-event-unit-held-back = { $unit }: { $arrival ->
    [infiltrate] aspetta di infiltrarsi
    [walk-on] resta indietro, entra nel primo turno
    [deep-strike] resta in riserva, per l’attacco in profondità
    [outflank] resta in riserva, per aggirare
   *[other] resta in riserva
}.
wh-event-rode-along = { $unit }: a bordo prima della battaglia, { $transport }.
wh-event-initiative-tried = { $seat }: { $seized ->
    [yes] iniziativa rubata
   *[no] iniziativa non rubata
}.

# ---- turni, arrivi, la fine ----
wh-event-player-turn-began = Turno { $turn }: { $seat }
wh-event-phase-began = { $phase ->
    [movement] Fase di movimento
    [shooting] Fase di tiro
   *[other] Fase d’assalto
}
wh-event-reserve-rolled = { $unit }: { $comes ->
    [yes] può entrare in questo turno
   *[no] resta in riserva
}.
wh-event-flank-found = { $unit }: arrivo dal fianco { $edge }.
wh-event-entered = { $unit }: entrata sul tavolo.
wh-event-scattered = { $inches ->
    [0] È caduto dove si mirava.
   *[other] È caduto a { $inches }" di distanza.
}
wh-event-deep-struck = { $unit }: atterraggio.
wh-event-mishap-suffered = { $unit }: { $result ->
    [destroyed] un terribile incidente, distruzione
    [misplaced] fuori posto, la posa il nemico
   *[delayed] ritardo, di nuovo in riserva
}.
wh-event-night-seen = { $unit }: di notte vista fino a { $inches }".
wh-event-length-rolled = { $goes-on ->
    [yes] Segue un altro turno.
   *[no] Non segue un altro turno.
}
wh-event-battle-ended = { $ended ->
    [wiped-out] Di una parte non resta nessuno.
    [concession] Una parte si è arresa.
   *[other] L’ultimo turno è finito.
} { $winner ->
    [none] La battaglia finisce in pareggio.
   *[other] Vittoria: { $winner }.
}

# ---- movimento ----
wh-event-moved = { $unit }: { $running ->
    [yes] corsa
   *[no] movimento
}.
wh-event-ground-tried = { $unit }: per il terreno accidentato fino a { $allowance }".
wh-event-ran = { $unit }: corsa invece del tiro.
wh-event-boosted = { $unit }: turbo{ $screened ->
    [none] .
   *[other] , tanto veloce che è difficile colpire.
}
wh-event-vehicles-moved = { $unit }: { $speed ->
    [stationary] girato sul posto
    [combat] velocità di combattimento
    [cruising] velocità di manovra
   *[flat-out] a tavoletta
}.
wh-event-boarded = { $unit }: a bordo, { $transport }.
wh-event-alighted = { $unit }: { $willing ->
    [yes] discesa
   *[no] discesa forzata
}.
wh-event-character-joined = { $character } si unisce a: { $unit }.
wh-event-character-left = { $character } lascia: { $unit }.
wh-event-character-alone = { $character } da qui in poi è da solo.

# ---- tiro ----
wh-event-shot-declared = { $unit }: tiro contro { $target }.
wh-event-no-shot = { $unit }: nessuno vede e raggiunge { $target }.
wh-event-walkers-turned = { $unit }: girato per tirare.
wh-event-hits-scored = { $shots ->
    [one] { $hits ->
        [0] L’unico tiro manca { $target }.
       *[one] L’unico tiro colpisce { $target }.
    }
   *[other] Tiri che colpiscono { $target }: { $hits } di { $shots }.
}
wh-event-marker-landed = { $unit }, { $weapon }: { $models ->
    [0] nessuno toccato.
    [one] toccato un modello.
   *[other] toccati { $models } modelli.
}
wh-event-marker-lost = { $unit }, { $weapon }: non trova nessuno; fuori portata, fuori dal tavolo, o amici di mezzo.
wh-event-template-laid = { $unit }, { $weapon }: { $models ->
    [0] nessuno toccato.
    [one] toccato un modello.
   *[other] toccati { $models } modelli.
}
wh-event-wounds-scored = { $wounds ->
    [0] Niente ferisce { $target }.
    [one] Una ferita su { $target }, prima di ogni tiro protezione.
   *[other] { $wounds } ferite su { $target }, prima di ogni tiro protezione.
}
wh-event-cover-found = { $cover ->
    [none] { $unit }: nessuna copertura.
   *[other] { $unit }: in copertura, tiro copertura { $cover }+.
}
wh-event-losses = { $unit }: { $removed ->
    [0] perse ferite, ma nessun modello
    [one] perso un modello
   *[other] persi { $removed } modelli
}{ $cause ->
    [gets-hot] , per le armi surriscaldate.
    [danger] , per i pericoli del percorso.
    [combat] {" "}in corpo a corpo.
    [explosion] {" "}nell’esplosione.
    [perils] {" "}per i pericoli del warp.
    [bosspole] {" "}per l’asta del capo.
    [waaagh] {" "}nella foga del Waaagh!.
    [abandoned] , rimasti indietro.
   *[other] .
}
wh-event-went-to-ground = { $unit }: al riparo.
wh-event-got-up = { $unit }: di nuovo in piedi.

# ---- morale ----
wh-event-leadership-tested = { $unit }, { $test ->
    [pinning] controllo di inchiodamento
    [regroup] controllo per radunarsi
    [assaulted] controllo per resistere, sotto assalto in fuga
    [tank-shock] controllo di morale contro il carro
    [combat-lost] controllo di morale per il combattimento perso
   *[other] controllo di morale per un quarto perso
}: { $passed ->
    [yes] riuscito
   *[no] fallito
}{ $total ->
    [none] {" "}senza dadi.
   *[other] {" "}con { $total }, serviva { $most } o meno.
}
wh-event-fled = { $unit }: in rotta.
wh-event-fell-back = { $unit }: in fuga verso il bordo del tavolo.
wh-event-unit-gone = { $unit }: { $why ->
    [left] fuga fuori dal tavolo, distruzione
    [trapped] nessuna via di fuga, distruzione
    [run-down] travolta, distruzione
   *[swept] falciata in fuga, distruzione
}.
wh-event-cannot-regroup = { $unit } non può tentare di radunarsi: { $why ->
    [few] ne resta meno della metà
    [enemies] c’è un nemico entro 6"
   *[apart] i modelli non sono in coesione
}.
wh-event-regrouped = { $unit }: radunata.
wh-event-bosspole-used = { $unit }: asta del capo usata, una ferita e un altro controllo.

wh-event-waaagh-called = { $seat }: Waaagh! Gli orki a piedi possono assaltare dopo la corsa.

# ---- l’assalto ----
wh-event-assault-declared = { $unit }: assalto dichiarato contro { $target }.
wh-event-assault-fell-short = { $unit }: nessun percorso fino a { $target } entro { $allowance }".
wh-event-approached = { $unit }: { $kind ->
    [assault] serra
    [reaction] si volta contro chi attacca
    [pile-in] serra sul nemico
    [consolidation] consolida
   *[hit-and-run] si sgancia
}; { $legs ->
    [one] si muove un modello.
   *[other] si muovono { $legs } modelli.
}
wh-event-assaulted = { $unit }: assalto contro { $targets }{ $stumbled ->
    [yes] {" "}per terreno rotto; { $ready ->
        [yes] chi non ha granate d’assalto colpisce per ultimo.
       *[no] nessuno colpisce per ultimo, perché il nemico era bloccato in combattimento o a terra.
    }
   *[no] .
}
wh-event-counter-attacked = { $unit }: { $passed ->
    [yes] contrattacco
   *[no] nessun contrattacco
}, controllo con { $total }.
wh-event-combat-began = Combattimento: { $units }.
wh-event-blows = A Iniziativa { $initiative }, { $unit } contro { $target }: { $attacks ->
    [one] un attacco
   *[other] { $attacks } attacchi
}, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}{ $armour ->
    [yes] .
   *[no] , { $wounds ->
        [0] nessuna ferita.
        [one] una ferita prima di ogni tiro protezione.
       *[other] { $wounds } ferite prima di ogni tiro protezione.
    }
}
wh-event-dazed = { $unit }: { $models ->
    [one] un modello barcolla
   *[other] { $models } modelli barcollano
} per il martello; Iniziativa 1 fino alla fine del prossimo turno di un giocatore.
wh-event-power-used = { $unit }: { $passed ->
    [yes] potere psionico riuscito
   *[no] potere psionico non riuscito
}, controllo con { $total }.
wh-event-combat-result = Ferite subite: { $first } { $own }, { $second } { $other }. { $winner ->
    [none] Il combattimento è pari.
   *[other] Vince il combattimento: { $winner }.
}
wh-event-swept = { $unit }: fuga con { $own }, inseguimento con { $best }; { $caught ->
    [yes] presa.
   *[no] via.
}
wh-event-stood-fast = { $unit }: nessuna paura, si combatte ancora.
wh-event-broke-off = { $unit }: { $passed ->
    [yes] sganciata dal combattimento
   *[no] non si sgancia dal combattimento
}, controllo di Iniziativa con { $face }.

# ---- veicoli ----
wh-event-armour-tested = { $unit }: { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
}, Forza { $strength } su corazza { $armour }; superficiali { $glancing }, penetranti { $penetrating }.
wh-event-damage-rolled = Danni, { $unit }: { $results }.
wh-event-damaged = { $unit }: { $result ->
    [crew-shaken] equipaggio scosso, niente tiro fino alla fine del prossimo turno.
    [crew-stunned] equipaggio stordito, né movimento né tiro fino alla fine del prossimo turno.
    [immobilised] immobilizzato per sempre.
   *[weapon-destroyed] arma distrutta, { $weapon }.
}
wh-event-vehicle-destroyed = { $result ->
    [explodes] { $unit } esplode!
   *[wrecked] { $unit }: ridotto a rottame.
}
wh-event-passengers-lost = { $unit }: { $removed ->
    [one] perso nel veicolo un modello.
   *[other] persi nel veicolo { $removed } modelli.
}
wh-event-blast-caught = L’esplosione investe { $unit }: { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
} a Forza { $strength }.
wh-event-shock-announced = { $unit } annuncia un Travolgimento, dritto avanti per { $allowance }".
wh-event-rammed = { $unit }: a tutta velocità per speronare.
wh-event-remained = Ciò che ne resta rimane sul tavolo.
wh-event-stepped-aside = { $unit }: fatto posto al carro.
wh-event-smoke-launched = { $unit }: nascosto nel fumo.
