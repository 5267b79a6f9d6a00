### whole

# ---- tiri ----
wh-roll-to-strike = Per colpire
wh-roll-counter-attack = Contrattacco
wh-roll-sweep = Inseguimento
wh-roll-consolidate = Consolidamento
wh-roll-psychic = Controllo psionico
wh-roll-initiative = Controllo di Iniziativa
wh-roll-hit-and-run = Mordi e fuggi

# ---- rifiuti ----
wh-refused-declared = l’unità ha già dichiarato un assalto in questa fase.
wh-refused-cannot-assault = l’unità non può assaltare.
wh-refused-fired = l’unità ha tirato con armi dopo le quali nessuno può assaltare.
wh-refused-barred = l’unità è arrivata in profondità, o è scesa da un veicolo che aveva mosso.
wh-refused-no-enemy = nomina un’unità nemica sul tavolo.
wh-refused-touched-already = l’unità tocca già questo veicolo: lo colpisce ancora senza un altro assalto.
wh-refused-shot-other = l’unità ha tirato a un altro bersaglio e può assaltare solo quello.
wh-refused-wield = nomina un’arma per ogni modello che ha una scelta, una volta.
wh-refused-wield-what = { $model } ora non ha quell’arma per combattere.
wh-refused-assign = per ogni modello che ha una scelta di’ chi colpisce, ogni nemico una volta.
wh-refused-assign-whom = { $model } può colpire solo chi ha ingaggiato.
wh-refused-assign-count = { $model } colpendo così ha { $count } attacchi; quelli della carica solo contro chi la subisce.
wh-refused-way-out = tutta l’unità muove dritta, con lo stesso passo per tutti, quanto dice il tiro.
wh-fault-closing-legs = nomina una volta ogni modello che può muovere, e per ciascuno dove va.
wh-fault-through-enemy = il percorso passa per un nemico.
wh-fault-untouched = { $model } potrebbe toccare un nemico che nessuno tocca ancora.
wh-fault-touch = { $model } potrebbe toccare un nemico.
wh-fault-support = { $model } potrebbe arrivare a 2" da un compagno che tocca un nemico.
