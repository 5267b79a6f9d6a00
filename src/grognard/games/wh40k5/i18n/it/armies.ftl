### whole

wh-unit-title = { $title }
wh-unit-numbered = { $name } { $number }
wh-army-title = { $nation }, { $points } punti

# ---- che cosa le regole trovano di sbagliato in un esercito ----
wh-army-over-limit = L’esercito costa { $points } punti; questa battaglia ne permette { $limit }. Togli qualcosa, o accordatevi su un limite più alto.
wh-army-slot = { $slot }: l’esercito ha { $count } unità, una forza ne ha da { $least } a { $most }.
wh-army-foreign = { $unit } è di un altro popolo ({ $other }) rispetto all’esercito ({ $own }).
wh-army-size = { $unit } ha { $count } modelli; deve averne da { $least } a { $most }.
wh-army-part = { $unit } ha { $count } × { $model }; deve averne da { $least } a { $most }.
wh-army-limited = { $unit } ha troppo di { $gear } e simili: con queste dimensioni al massimo { $most }.
wh-army-transport-of = { $unit }: un trasporto dedicato, e nient’altro, appartiene a un’unità. Correggi transport_of.
wh-army-transport = { $unit } non è un trasporto permesso a { $carried }.
wh-army-capacity = { $unit } porta { $room } modelli; { $carried } e chi si è unito sono { $models }.
wh-army-no-character = { $unit } non è un personaggio indipendente e non si unisce a un’unità.
wh-army-joins = { $unit } non può unirsi a { $other }: è un veicolo, o sempre un modello solo.

# ---- che cosa non si può leggere ----
wh-army-given-up = due migliorie rinunciano alla stessa cosa. Togline una.
wh-scenario-zones = le due parti devono stare in zone opposte. Correggine una.
wh-scenario-objectives = la missione { $mission } ha da { $least } a { $most } obiettivi. Correggi il numero, o lasciali fuori.
wh-scenario-edge = «{ $objective }» non è sul tavolo o non è a più di { $inches }" dai bordi. Spostalo.
wh-scenario-impassable = «{ $objective }» è in terreno impraticabile. Spostalo.
wh-scenario-near = «{ $one }» e «{ $other }» non distano più di { $inches }". Spostane uno.
wh-scenario-one-a-zone = questa missione ha un obiettivo in ogni zona. Spostali.

# ---- eserciti propri ----

wh-slot-transport = Trasporti dedicati
wh-build-gear = { $model }: { $gear }
wh-build-joins = Si unisce a
wh-build-transport-of = Trasporto di
wh-build-models = { $count } × { $model }
wh-build-carries = { $before }, { $gear }
wh-build-special = { $rule }
wh-build-joined = Con { $unit }
wh-build-carrying = Trasporto di { $unit }
wh-build-creatures = Modelli
wh-build-vehicles = Veicoli
wh-build-weapons = Armi
wh-build-model = Modello
wh-build-weapon = Arma
wh-build-type = { $type } { $shots }
wh-build-column-ws = AC
wh-build-column-bs = AB
wh-build-column-s = F
wh-build-column-t = R
wh-build-column-w = Fe
wh-build-column-i = I
wh-build-column-a = A
wh-build-column-ld = D
wh-build-column-save = TS
wh-build-column-invulnerable = Inv.
wh-build-column-front = Fronte
wh-build-column-side = Fianco
wh-build-column-rear = Retro
wh-build-column-range = Gittata
wh-build-column-strength = F
wh-build-column-ap = VP
wh-build-column-type = Tipo
wh-army-template =
    Un esercito di Warhammer 40,000. Cambia ciò che vuoi, poi: grognard army check FILE
    name: il suo nome breve, in lettere minuscole, cifre e trattini; title: come lo chiami (può mancare).
    nation: di chi è l’esercito. Ogni [[unit]] è un’unità: id è un nome breve che nessun’altra unità ha, unit che cos’è
    nella lista dell’esercito (grognard army new wh40k5 --list), number la distingue da altre del suo tipo.
    models: tanti (count, 1 se manca) di un modello, tutti con le stesse migliorie.
    transport_of: l’id dell’unità di cui è il trasporto dedicato; joins: dell’unità con cui comincia un personaggio.

wh-target-range = tiro, gittata { $range }″
wh-target-assault = un assalto
wh-target-armoured = Dieci Space Marine
wh-target-light = Dieci guardie imperiali
wh-target-rabble = Venti Boyz
wh-target-transport = Rhino, di fronte
wh-target-tank = Leman Russ, di fronte

wh-own-lacks = { $like } non ha «{ $field }», quindi non l’ha ciò che gli somiglia. Lascialo fuori, o scegli un’altra cosa a cui somiglia.
wh-own-near = La gittata deve superare la gittata minima di ciò a cui somiglia.
wh-own-gear = Nessuno di questo tipo porta { $gear }. Scegli uno di questi, o un’arma tua che somigli a uno: { $names }.
wh-own-type = { $model } è di un altro tipo dei modelli di { $like }: scegli un’unità di modelli così.
wh-own-size = I numeri non tornano: il minimo non può superare il massimo, e le parti devono fare una dimensione permessa.
