### whole

options-no-names = Le regole della casa sono nomi con i loro valori: scrivi options={ "{" }"NOME": "VALORE"{ "}" }, non «{ $given }».
refused-not-offered = Questa non è una delle scelte offerte.
agreed-draw = È stata concordata la parità: la battaglia è finita.
refused-over = La battaglia è finita; non si chiede altro.
refused-not-your-turn = A questa parte ora non si chiede nulla.
refused-nothing-to-undo = Non resta nulla da annullare.
refused-dice-count = { $count ->
    [one] Serve un dado; indicane la faccia.
   *[other] Servono { $count } dadi; indica la faccia di ciascuno, in ordine.
}
refused-dice-face = Un dado con { $sides } facce non può mostrare { $face }.
file-unreadable = Il file { $file } non si può leggere: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = { $file } supera { $limit } caratteri. Accorcialo.
file-empty = { $file } è vuoto. Controlla che sia il file giusto.
scenario-on = { $scenario }, su { $map }
map-table = { $kind ->
    [village] villaggio
    [open-country] campagna aperta
    [woods] boschi
    [ruins] rovine
    [hedgerows] siepi
    [works] stabilimenti
    [marshes] paludi
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Chi tira
table-shooters-shots = Tiri
table-shooters-need = Serve
table-shooters-hits = Colpi
table-shooters-lost = Cadono
table-shooters-together = Tutto insieme, in media
callout-firing = possono tirare { $firing } su { $models }
army-total = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $dice } unità.
army-empty = L’esercito non ha ancora unità. Aggiungine una.
army-full = Un esercito tuo ha al massimo { $most } unità. Prima togline una.
army-mend-add = aggiungi: { $entry }
army-note = Nota: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: metti { $value }
army-mend-remove = togli: { $unit }
army-yes = sì
army-no = no
army-nobody = nessuno
army-number = { $number }
army-own = Il mio esercito
army-own-things = Di tuo
own-title = { $title }
army-nation = { $name }

refused-no-choice = { $given } non è una scelta di questo gioco. { $problem }
refused-malformed = { $kind }: { $field } non può essere { $given }. Deve essere { $valid }.
valid-whole-number = un numero intero
valid-number = un numero
valid-text = un testo
valid-truth = True o False
valid-nothing = None
valid-table = un dizionario
valid-one-of = uno tra { $names }
valid-list = { $most ->
    [0] un elenco, e in esso ogni voce { $each }
   *[other] un elenco di { $most } al massimo, e in esso ogni voce { $each }
}
valid-tuple = una tupla, e in essa ogni voce { $each }
valid-tuple-of = una tupla di { $count }, ogni voce { $each }
valid-record = { $name }
valid-other = { $name }
valid-between = { $what } da { $least } a { $most }
valid-above = { $what } sopra { $least } e fino a { $most }
valid-either = { $one } o { $other }
refused-no-such-choice = In questa battaglia non c’è la scelta numero { $number }.
dice-too-many = { $count } dadi insieme sono più di quanti ne tiri una battaglia. Al massimo possono essere { $most }.
seed-too-large = { $seed } non può essere un seme. Scegli un numero intero da { $least } a { $most }.
input-invalid = Non valido, { $what }: { $problem }.
no-such-step = Qui non c’è un passo «{ $step }». I passi sono: { $names }.
no-such-system = Non c’è un gioco «{ $name }». I giochi sono: { $names }.
position-too-long = La posizione supera { $limit } caratteri, quindi non può esserlo.
position-wrong = La posizione non è di questa battaglia. { $where }, { $field }: { $problem }
position-state = Stato
position-unit = Unità { $unit }
position-frame = Procedura { $name }
position-asks = Domanda { $name }
position-type = { $given } è di un genere sbagliato. Deve essere { $valid }.
position-unit-missing = «{ $unit }» manca. Un’unità persa resta nell’elenco come distrutta.
position-other-id = chiama sé stessa «{ $found }».
position-twice = questo modello è anche nell’unità «{ $unit }».
position-fixed = { $found } era { $first } all’inizio della battaglia e resta così.
position-seat = { $value } non è un posto. I posti sono 0 e 1.
position-too-far = { $value } è troppo. Il massimo è { $most }.
position-negative = { $value } è meno di niente.
position-place-models = è «{ $place }» con { $count } modelli; solo ciò che è distrutto non ne ha.
position-place-aboard = è «{ $place }»; un’unità è a bordo solo quando nomina ciò che la trasporta.
position-no-carrier = «{ $carrier }» qui non trasporta nessuno.
position-outline = il suo contorno si incrocia o non ha tre angoli.
position-dice = i dadi chiesti non sono quelli che Play sta per tirare, { $wanted }.
position-turns = qui è il turno { $here } e nello stato il turno { $there }.
position-breaks = La posizione si contraddice: da qui le regole non vanno avanti ({ $where }: { $problem }). Parti da una posizione a cui è arrivata una battaglia.
position-bad-header = Questa non è una posizione di questo gioco e di questa versione: la prima riga deve essere «{ $expected }».
position-bad-line = La riga { $line } della posizione non si può leggere: { $problem }.
position-bad-asks = La posizione deve chiedere qualcosa solo quando restano procedure da eseguire, e avere meno risposte che domande.
position-bad-state = Lo stato nella posizione non è valido: { $problem }.
save-too-long = Il salvataggio supera { $limit } caratteri, quindi non può essere una battaglia.
save-empty = Non c’è nulla dentro: una battaglia salvata comincia con una riga che nomina il gioco, e dopo ha una riga per ogni scelta. Forse è stata troncata mentre si scriveva; prendine un’altra copia, o salva di nuovo la battaglia.
save-bad-header = Questa non è una battaglia salvata: la prima riga deve essere un’intestazione. { $problem }.
save-bad-seed = Un salvataggio con dadi tirati vuole il seme da cui vengono; uno con dadi scritti deve avere null come seme.
save-bad-agreed = I giocatori concordano «draw» senza «seat», oppure uno si è arreso: «conceded», con «seat» 0 o 1.
save-no-such-line = Una riga deve contenere una scelta con il suo posto («choose»), «dice», «undo», «agreed» o «seal».
save-other-format = Questo salvataggio il programma non lo legge: dice «{ $found }», e si aspettava «grognard-battle 1».
save-bad-line = Riga { $line } del salvataggio: { $problem }
save-altered-dice = I dadi { $found } non sono quelli del seme di questa battaglia, che sono { $expected }.
save-other-rules = Salvata con la versione { $theirs } delle regole; questo programma ha la versione { $ours }. È stata rigiocata con i suoi dadi.
save-rules-differ = La battaglia è stata salvata con un’altra versione delle regole e non si può seguire oltre: { $problem }
file-invalid-at = { $file }, { $place }: { $problem }
file-invalid-line = { $file }, { $place }: { $problem } (Riga { $line }.)
file-pasted = Il testo dato
file-no-such-name = «{ $name }» non è un file, né qualcosa che viene con il gioco. Ci sono: { $names }.
file-not-utf8 = { $file } non è un testo in UTF-8. Salvalo come UTF-8, o controlla che sia il file giusto.
file-packed = { $file } è compresso. Estrailo; una lista di un altro programma diventa un esercito con «grognard army import», o in Crea un esercito.
file-foreign = { $file } è XML, e nessun nostro file lo è. Una lista di un altro programma diventa un esercito con «grognard army import», o in Crea un esercito.
file-other-game = questo è di { $given }, e qui si gioca { $wanted }. Aprilo in quel gioco.
file-other-version = { $given } non è una versione di questo formato che qui si legge: è la versione { $wanted }. Scrivete { $wanted }; se il file è di un grognard più nuovo, aggiornate il vostro.
file-other-kind = questo è { $kind ->
    [grognard-army] un esercito
    [grognard-map] una mappa
    [grognard-hex-map] una mappa a esagoni
    [grognard-scenario] uno scenario
    [grognard-own] un file di cose proprie
    [grognard-names] un file di nomi corretti
   *[other] «{ $kind }»
}, e qui serve { $wanted ->
    [grognard-army] un esercito
    [grognard-map] una mappa
    [grognard-hex-map] una mappa a esagoni
    [grognard-scenario] uno scenario
    [grognard-own] un file di cose proprie
    [grognard-names] un file di nomi corretti
   *[other] «{ $wanted }»
}. Dai quello.
file-not-toml = { $file } non è né TOML né JSON corretto: { $problem }.
file-no-text = il testo contiene mezzo segno, che nessun file può contenere. Scrivilo di nuovo.
file-nested = le sue tabelle e liste sono annidate troppo in profondità.
file-not-finite = { $value } non è un numero che si possa misurare. Scrivine uno con le sue cifre.
file-too-large-number = il numero è più grande di ogni numero sensato. Scrivine uno più piccolo.
file-bad-value = { $problem }.
file-missing-field = Manca il campo «{ $name }». Scrivilo.
file-unknown-field = Qui non c’è un campo «{ $name }». { $names ->
    [none] Toglilo.
   *[other] Scrivi uno tra: { $names }.
}
file-wrong-kind = Qui ci vuole `{ $wanted }`, e c’è `{ $given }`.
file-out-of-bounds = Qui ci vuole `{ $wanted }` { $sign } { $limit }.
file-wrong-length = Qui ci vuole `{ $wanted }` di lunghezza { $sign } { $limit }.
file-unknown = «{ $value }» non è noto. Scrivi uno tra: { $names }.
file-unknown-none = «{ $value }» non è noto. Qui non ce n’è nessuno: lascialo fuori.
file-unknown-near = «{ $value }» non è noto. { $near ->
    [none] Non è nessuno di quelli che ci sono ({ $count }), né somiglia a uno di loro.
   *[other] Gli somigliano, tra { $count }: { $near }.
}
file-twice = «{ $name }» è usato due volte. Dai a ciascuno un id suo.
file-row-invalid = File di dati { $file }, riga { $row }, campo { $field }: { $problem }
file-row-twice = questo id è usato due volte; dai a ogni riga il suo.
file-row-source = «{ $source }» non è una fonte. Scrivi una tra { $known }, o supplement: e la chiave di un documento.
file-row-first-face = la riga deve cominciare con { $expected }, dove finisce quella prima, e non finire prima di cominciare.
file-row-last-face = l’ultima riga deve finire con { $last }.
file-no-table = il file non ha righe sotto «{ $table }». Aggiungile.
file-no-source = Un file si dà con un nome, un percorso, il suo testo o dati semplici, non con { $kind }.
bundle-no-table = Il file di un gioco è una tabella di campi, non una lista. Correggilo.
no-such-scenario = Non c’è uno scenario «{ $name }». Gli scenari sono: { $names }.
no-such-option = Non c’è una regola della casa «{ $name }» da cambiare. Le regole della casa sono: { $names }.
no-such-option-near = Non c’è una regola della casa «{ $name }» da cambiare. { $near ->
    [none] Non somiglia a nessuna delle { $count } che ci sono.
   *[other] Intendevi { $near }?
} Tutte e { $count } con i loro valori: grognard rules --options { $system }
no-such-option-value = La regola della casa «{ $name }» non può essere «{ $value }». I suoi valori sono: { $values }.
battle-no-year = In { $system } non importa in quale anno si combatte: lascia fuori l’anno.
battle-not-this-year = Non si può combattere in quell’anno, { $year }: l’anno va da { $first } a { $last }.
no-such-preset = Non c’è una scelta pronta «{ $name }». Ci sono: { $names }.
no-presets = Non c’è una scelta pronta «{ $name }»: { $system } non ne ha. Le sue regole della casa si scelgono una a una; tutte: grognard rules --options { $system }
too-many-armies = Una battaglia ha { $most } eserciti; ne sono stati dati { $count }.
armies-no-list = «{ $name }» è un solo esercito, e qui serve una lista: scrivi ["{ $name }"], o entrambi gli eserciti.
map-one-shape = il pezzo «{ $piece }» vuole uno solo tra outline, line, rectangle ed ellipse.
map-needs-width = il pezzo «{ $piece }» è disegnato lungo una linea e vuole una larghezza.
map-crosses-itself = il contorno del pezzo «{ $piece }» si incrocia. Metti i suoi punti in ordine intorno al pezzo.
map-table-size = il tavolo deve essere largo e profondo da { $least } a { $most } pollici. Correggi le dimensioni.
map-other-game = la mappa è disegnata per { $named }, non per { $game }. Portala in quel gioco, o togli questa riga se i suoi terreni hanno gli stessi nomi.
map-off-table = il pezzo «{ $piece }» esce dal tavolo. Spostalo, o metti clip = true per tagliarlo al bordo.
map-no-such-piece = il pezzo «{ $piece }» è ritagliato da «{ $other }», che non è sulla mappa.
map-field = { $field }: { $problem }
map-no-table = Questa non è una mappa: il file di una mappa è una tabella di campi, come mostra docs/maps.md.
map-off = questo punto non è sul tavolo.
map-symmetry = { $symmetry ->
    [point] Girato di mezzo giro, il tavolo è uguale.
    [mirror] Le sue metà sono l’una lo specchio dell’altra.
   *[none] Le sue metà sono diverse.
}
map-half = { $edge ->
    [upper] Dal bordo superiore
   *[lower] Dal bordo inferiore
} si vede { $sight } % del centro; del terreno lì, { $cover } % è nascosto o in copertura dal centro, e fino a un obiettivo ci sono { $way }.
map-fair = È equo: i bordi differiscono di { $uneven } punti su cento, e possono differire di { $most }.
map-unfair = Non è equo: i bordi differiscono di { $uneven } punti su cento, e possono differire di { $most }.
maps-no-such-symmetry = Non c’è una tale simmetria. { $problem }
maps-no-such-kind = Non c’è un tale tipo di tavolo. { $problem }
map-nothing-left = del pezzo «{ $piece }» non resta nulla. Ingrandiscilo, o toglilo.
told-more = e altre { $count }: vedi battle.choices()
told-sees = { $seen ->
    [yes] { $unit } vede { $target }.
   *[no] { $unit } non vede { $target }.
}
told-not-there = { $unit } e { $target } non sono tutte e due sul tavolo. Chiedi di due unità che ci sono.
told-same-unit = Si chiede di { $unit } rispetto a sé stessa. Nomina un’altra unità.
told-own-side = { $unit } e { $target } sono della stessa parte. Le probabilità si chiedono del tiro a un nemico.
told-places = o un punto sul tavolo: vedi battle.choices() per un campione
no-first-battle = { $system } non ha una prima battaglia. Comincia uno dei suoi scenari.
first-battle-rolls = La prima battaglia tira da sé i suoi dadi: lascia dice su «rolled».
told-goal = { $aim } ({ $until }).
summary-result = { $result }{ $rules ->
    [none] { "" }
   *[some] { " " }({ $rules })
}
summary-turn = Turno
summary-points = Punti { $side }
summary-left = Resta { $side }
summary-losses = { $side }, perdite{ $count ->
    [0] : nessuna.
   *[other] :
}
summary-loss = { $what ->
    [gone] { $unit }, nel turno { $turn }
    [men] { $unit }: { $men } di { $start }
   *[hurt] { $unit }: danni
}{ $by ->
    [none] { "" }
   *[other] { " " }(soprattutto per mano di: { $by })
}
summary-deed = { $side }: ha fatto di più { $unit }: { $units ->
    [0] { "" }
    [one] un’unità eliminata,{ " " }
   *[other] { $units } unità eliminate,{ " " }
}{ $men ->
    [0] { "" }
    [one] un uomo o modello,{ " " }
   *[other] { $men } uomini o modelli,{ " " }
}{ $share }% delle forze nemiche.
summary-turning = Svolte:
summary-turned = Turno { $turn }: { $what } { $costs ->
    [none] { "" }
   *[some] { $costs }{ " " }
}{ $lead ->
    [yes] Passa in testa ai punti: { $side }.
   *[no] L’equilibrio si sposta di { $swing } punti su cento a favore di: { $side }.
}{ $place ->
    [none] { "" }
   *[some] { " " }{ $rolled }: { $place }
}
notation-line = Riga { $line }: { $problem }
notation-no-game = Una posizione comincia con il solo nome del gioco, come «bolt_action», non con «{ $given }».
notation-empty = Una posizione comincia con il nome del gioco e ha una riga per ogni unità. Qui non c’è nulla.
notation-no-unit-above = Una riga rientrata parla dei modelli dell’unità sopra, e non ce n’è nessuna.
notation-unit-twice = «{ $unit }» ha già una riga.
notation-no-measure = { $given } non è una misura. Scrivi un numero come 24 o 24.5, con al massimo tre decimali.
notation-no-place = «{ $given }» non è un punto. Scrivilo come 24,30, e una direzione dopo una barra: 24,30/90.
notation-no-field = { $problem }
notation-field-twice = «{ $field }» è dato due volte.
notation-no-value = «{ $field }» vuole dopo di sé un valore: { $valid }.
notation-bad-value = «{ $field }» non può essere { $given }. Deve essere { $valid }.
notation-form = Questa riga ha la forma «{ $form }».
notation-line-twice = «{ $word }» è detto due volte.
notation-places = Sono dati { $given } punti per { $models } modelli. Dai un punto per tutti, o uno ciascuno («-» per un modello perso).
notation-asks = A chi si chiede che cosa si dice con «asks orders a». Si può chiedere: { $steps }. «asks nobody» dice che la battaglia è finita.
notation-words-of-army = L’esercito di questa parte è nominato, quindi l’unità è nota e «{ $words }» non dice nulla. Lascialo fuori.
notation-no-units = La parte { $side } non ha unità. Scrivi una riga per una, o nomina un esercito del gioco.
notation-no-count = «{ $given }» non è un numero di modelli. Scrivine uno da 1 a { $most }.
notation-no-unit = Questa non è un’unità: { $problem }
notation-no-models = Un’unità di questo gioco è una cosa sola, quindi dei suoi modelli non si dice nulla. Scrivi ciò che va detto nella riga dell’unità, e comincia a sinistra la riga di un’altra unità.
notation-too-many-lines = La posizione ha { $lines } righe, e se ne leggono al massimo { $most }.
notation-no-unit-name = «{ $given }» non è il nome di un’unità. Scrivi la parte, un punto e fino a 40 lettere minuscole, cifre e trattini: a.squad-1.
notation-army = Le unità della parte { $side } non fanno un esercito. { $problem }
notation-needs-table = «{ $word }» mette qualcosa su un tavolo spoglio. Di’ quanto è grande (table 48 x 48), o lascia fuori questa riga.
notation-off-table = { $place } è oltre il bordo: il tavolo è { $width } x { $depth }, contati dall’angolo in alto a sinistra. Chi non è sul tavolo non ha un punto.
notation-not-placed = { $unit } non sta da nessuna parte: scrivi dove dopo le sue parole (@24,30), o non si può spostare.
notation-no-material = Per le regole non importa di che cosa è fatto: { $kind }. Lascia fuori «of» e il materiale.
notation-either = Si dice o «{ $one }» o «{ $other }», non tutti e due.
army-no-entry = Per questo esercito non c’è nulla con quel nome: { $problem }
army-no-unit = L’esercito non ha una tale unità: { $problem }
army-no-nation = Non c’è un esercito di quella nazione: { $problem }
army-no-setting = Di { $unit } non si può impostare nulla con quel nome: { $problem }
army-whole = tutta la lista
army-no-value = { $setting } non ha un tale valore: { $problem }
army-no-number = { $setting } non può essere { $value }. Dai un numero da { $least } a { $most }, a passi di { $step }.
army-cannot-set = { $unit }: { $setting } non può diventare { $value } così com’è composta ora l’unità. Prima cambia i suoi uomini o il resto che porta.
army-mend-restate = ricalcola quanto costa: { $unit }
own-too-long = Dice troppo: accorcia ciò che elenca.
own-none = L’esercito non ha nulla di suo con quel nome: { $problem }
table-number = Nelle tabelle nulla si chiama «{ $given }»; si scrive KIND.NAME.FIELD. { $problem }
table-number-nobody = Nessuno dei due eserciti ha ciò che si cambia, { $kind } { $name }. Cambia ciò che uno di loro ha.
table-number-none = { $place } può essere un numero, non «{ $given }».
own-not-here = In questo gioco non si può ancora portare nulla di proprio.
army-other-game = Questo è un esercito di un altro gioco: dice { $found }, ed era chiesto { $asked }.
schema-no-form = Non c’è un formato con quel nome: { $problem }
log-ahead = Risposto come avevi detto in anticipo.
ahead-hold = { $turn ->
    [always] { $unit }: non reagire mai
   *[other] { $unit }: non reagire nel turno { $turn }
}
ahead-pass = { $turn ->
    [always] Passare sempre invece di rispondere a una carta
   *[other] Passare invece di rispondere a una carta nel turno { $turn }
}
ahead-rest = Non fare altro nel mio turno { $turn }
ahead-losses = Prendere sempre le mie perdite come suggerito
ahead-order = Prendere sempre ciò che è dovuto nell’ordine suggerito
agreed-late = Il tempo è scaduto per questa parte: { $side }. La battaglia è stata reclamata da: { $other }.
