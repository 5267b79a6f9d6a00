### whole

# ---- tiri ----
wh-roll-penetration = Penetrazione
wh-roll-rending = Dilaniante
wh-roll-damage = Danni
wh-roll-explosion = Raggio dell’esplosione
wh-roll-immobilised = Terreno pericoloso
wh-roll-dodge = Scansarsi

# ---- rifiuti ----
wh-refused-alight-far = un modello sta a più di 2" da dove può scendere. Mettilo più vicino a un punto d’accesso del veicolo.
wh-refused-alight-room = un modello sta sopra un altro, sul veicolo, in terreno impraticabile, fuori dal tavolo o a meno di 1" da un nemico. Mettilo altrove.
wh-refused-alight-count = nomina posti per almeno { $count } modelli: per tanti c’è spazio.
wh-refused-halted = il veicolo è immobilizzato o il suo equipaggio è stordito. Ora non può né muovere né girare.
wh-refused-idle = l’unità è scesa d’emergenza dal suo veicolo e in questo turno non può fare altro.
wh-fault-courses = nomina una volta ogni veicolo che deve guidare, con almeno un tratto.
wh-fault-squadron = i veicoli di uno squadrone devono restare entro 4" l’uno dall’altro. Avvicinali.
wh-refused-board = ora questa unità non può salire su un veicolo: può farlo solo fanteria libera di agire.
wh-refused-board-again = un’unità non sale su un veicolo e ne scende nello stesso turno.
wh-refused-no-room = quello non è un tuo trasporto con posto per tutta l’unità. Porta una sola unità, e personaggi.
wh-refused-board-far = un modello è a più di 2" da un punto d’accesso. Prima avvicina tutta l’unità.
wh-refused-not-aboard = l’unità non è in nessun trasporto.
wh-refused-alight-fast = nessuno scende da un veicolo andato a tavoletta.
wh-refused-no-emergency = ai punti d’accesso c’è posto. Scendi lì.
wh-refused-no-tank = contro il nemico guida solo un carro che sta da solo.
wh-fault-shock-distance = nomina una distanza sopra 0" e fino a { $limit }".
wh-fault-ram-distance = uno speronamento va alla massima velocità: nomina { $limit }".
wh-refused-vehicle-weapon = ora il veicolo non può tirare con una di queste armi: per la velocità, per l’equipaggio, o perché l’arma è distrutta o ha già tirato.
wh-refused-ordnance = un veicolo che tira con l’artiglieria non tira con altro.
wh-refused-one-main = a questa velocità il veicolo tira con un’arma principale e con quelle difensive.
wh-refused-fire-points = ora i passeggeri non possono tirare: il loro veicolo non ha feritoie, è andato troppo veloce, o il suo equipaggio è scosso o stordito.
wh-refused-fire-points-full = da questo veicolo possono tirare solo { $count } passeggeri.
wh-refused-no-smoke = l’unità non ha più fumogeni, o ha tirato in questo turno.
wh-refused-smoke-crew = ora l’equipaggio non può usare i fumogeni.
wh-refused-hits-shared = nomina un veicolo dello squadrone per ogni colpo ({ $count }).
wh-refused-hits-uneven = nessun veicolo prende un secondo colpo prima che tutti ne abbiano uno, e quelli in vista prendono il loro per primi.
