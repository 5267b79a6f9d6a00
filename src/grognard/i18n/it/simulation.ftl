### whole

simulation-two-players = Combattono due giocatori; ne sono stati nominati { $count }. Nominane uno per parte, come greedy,random.
simulation-how-many = { $battles } battaglie non si possono combattere. Se ne possono tra 1 e { $most }.
simulation-folder = { $folder } non si può usare per le battaglie: { $problem }.
simulation-folder-used = { $folder } contiene già battaglie. Riprendile con --resume, o nomina un’altra cartella.
simulation-other-plan = { $folder } contiene battaglie di un altro piano; erano diversi: { $fields }. Nomina un’altra cartella, o chiedi lo stesso di prima.
simulation-no-backend = Non c’è un motore «{ $name }». Ci sono: { $names }.
simulation-backend-missing = Il motore { $name } non è installato. Installa grognard[{ $name }], o lascia fuori --backend.
simulation-address = Nessun cluster di { $name } risponde a { $address }: { $problem }.
simulation-address-local = { $name } combatte su questa macchina e non vuole un indirizzo. Aggiungi --backend dask o ray, o lascialo fuori.
simulation-workers = { $count } processi non possono combattere. Chiedine 1 o più, o auto.
simulation-fault = { $count ->
    [one] Una battaglia: { $fault }
   *[other] { $count } battaglie: { $fault }
 }
simulation-heading = { $first } contro { $second }
simulation-told = { $battles ->
    [one] Una battaglia
   *[other] { $battles } battaglie
 }: { $first }, vittorie { $won }; { $second }, vittorie { $lost }; pareggi { $drawn }.
simulation-rate = { $name } vince { $share } (da { $low } a { $high } in 95 casi su cento); un pareggio conta metà.
simulation-settled = { $verdict ->
    [first] Più forte: { $first }.
    [second] Più forte: { $second }.
   *[open] Chi dei due sia più forte è aperto: l’intervallo contiene il 50%.
 }
simulation-first-seat = Il primo posto ha vinto { $share } (da { $low } a { $high }).
simulation-points = Punti in media: { $first } { $one }, { $second } { $other }.
simulation-reasons = Che cosa le ha concluse
simulation-reason = { $reason ->
    [turns] l’ultimo turno
    [wiped-out] una parte annientata
    [destruction] una parte distrutta
    [objective] l’obiettivo tenuto
    [points] i punti
    [draw] un pareggio
    [agreed] parità concordata
    [concession] una parte si è arresa
    [forfeit] un giocatore ha abbandonato
   *[other] { $reason }
 }
simulation-turns = Quanti turni sono durate
simulation-turned = Da quale turno il vincitore era in testa
simulation-left = Che cosa restava di ogni forza dopo ogni turno
simulation-units = Che cosa ha fatto ogni unità per i suoi punti
simulation-unit = Unità
simulation-worth = Punti
simulation-earned = Presi
simulation-per-hundred = Per 100
simulation-lost = Persi
simulation-gone = Annientata
simulation-units-note = «Presi» è quanti punti del nemico un’unità ha preso in media, «Per 100» lo stesso per cento punti del suo costo.
simulation-faults = Che cosa è andato storto
simulation-how = Come si è trovato
simulation-seeds = { $battles ->
    [one] Una battaglia di { $system }, seme { $seed }
   *[other] { $battles } battaglie di { $system }, semi da { $seed } in poi
 }{ $swap ->
    [yes] , ogni seme due volte a parti scambiate
   *[no] {""}
 }. Giocatori: { $first } e { $second }.
simulation-turn = Turno { $turn }
simulation-vary = «{ $given }» non è nulla che si possa cambiare. Scrivi THING=VALUE,VALUE con uno di questi: { $things }.
simulation-vary-values = «{ $given }» nomina meno di due valori, o uno due volte. Scrivi THING=VALUE,VALUE.
simulation-vary-twice = Una cosa è cambiata due volte: { $things }. Nomina tutti i suoi valori insieme, come in map=open,village.
simulation-vary-many = Fa più di { $most } varianti. Cambia meno cose insieme.
simulation-vary-year = «{ $given }» non è un anno. Scrivine uno come 1944.
simulation-share = { $field } è { $value }; è una quota sopra 0 e sotto 1, come 0.05.
simulation-compare-seeds = I due piani differiscono nei semi o nel numero di battaglie. Falli con gli stessi.
simulation-compare-two = Un confronto è tra due varianti; queste sono { $count }. Nomina due valori di una cosa, come in --vary army2=one,other.
simulation-variant = Variante
simulation-battles = Battaglie
simulation-share-won = Vinte
simulation-interval = 95 su 100
simulation-drawn = Pareggi
simulation-length = Turni
simulation-difference = { $verdict ->
    [more] { $called } vince di più con { $second } che con { $first }: { $size } battaglie su cento in più (da { $low } a { $high }).
    [less] { $called } vince di meno con { $second } che con { $first }: { $size } battaglie su cento in meno (da { $low } a { $high }).
    [alike] { $called } vince circa altrettanto con { $first } e con { $second }: la differenza è minore di { $alike } battaglie su cento (da { $low } a { $high }).
   *[open] Non è deciso come { $first } e { $second } differiscano per { $called }: tra loro { $size } battaglie su cento (da { $low } a { $high }). Combattine altre, o chiedi meno con --alike.
 }
simulation-difference-known = { $size } su 100 (da { $low } a { $high })
simulation-difference-of = Di ciascuna sono contate { $battles } battaglie, sugli stessi semi; l’intervallo manca la vera differenza in { $error } confronti su cento, anche se si è guardato dopo ogni seme e ci si è fermati.
simulation-variant-rate = { $name }: { $called } vince { $share } (da { $low } a { $high }).
simulation-ladder-entrants = Una classifica è di due o più, al massimo { $most }, ciascuno nominato una volta.
simulation-ladder-name = Nome
simulation-ladder-rating = Punteggio
simulation-ladder-how = { $seeds ->
    [one] Un seme
   *[other] { $seeds } semi
 } per coppia, da { $first } in poi, ciascuno dalle due parti. 400 punti in più sono dieci vittorie contro una; la media è 1500.
