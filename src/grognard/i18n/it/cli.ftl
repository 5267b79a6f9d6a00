### whole

cli-help =
    Wargame da tavolo con tutte le loro regole: il tavolo nel browser, l’arbitro, i dadi.
    Comincia con: grognard play
cli-lang = La lingua da parlare, per esempio el; senza, quella delle tue impostazioni.
cli-lang-unknown = grognard non parla «{ $language }». Parla: { $languages }.
cli-help-usage = Uso:
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-shows = Mostra questo aiuto.
cli-help-version = Mostra la versione.
cli-help-required = { "[" }obbligatorio]
cli-help-default = { "[" }predefinito:
cli-play =
    Gioca una battaglia nel browser, contro il computer.
    Senza argomenti riprende l’ultima battaglia giocata o, se non ce n’è ancora, ti lascia scegliere.
    SYSTEM è il gioco, per esempio bolt_action. La pagina è servita solo a questa macchina.
    .short = Gioca nel browser, contro il computer.
cli-play-open = Il tavolo è aperto a { $address }
cli-play-page = Al tavolo
cli-play-stop = Premi Ctrl-C per fermare. La battaglia è conservata a ogni scelta.
cli-play-no-browser = Qui non si è potuto aprire un browser; apri da te l’indirizzo qui sopra.
cli-play-stopped = Fermato. «grognard play» riprende da dove eri.
cli-serve =
    Apri tavoli per amici lontani, che vengono con un link.
    L’indirizzo che stampa è il tuo: comincia lì una battaglia e invita dal menu. Senza --host si ascolta solo questa
    macchina, per un programma con TLS davanti (docs/serving.md).
    .short = Apri tavoli per amici lontani.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutta questa macchina. Altri da 127.0.0.1 vogliono --public-url.
cli-serve-port = La porta su cui ascoltare.
cli-serve-public = L’indirizzo con cui gli altri raggiungono questo server, come https://table.example; i link cominciano così.
cli-serve-workers = Quanti processi tengono i tavoli; ogni tavolo è di uno alla volta, e di un altro se quello muore.
cli-serve-no-public = I link vogliono un indirizzo che altri raggiungano: { $host } non lo è. Aggiungi --public-url, come http://192.168.1.20:8765.
cli-serve-public-wrong = «{ $url }» non è l’indirizzo di un server; scrivilo come https://table.example, senza percorso.
cli-serve-taken = { $host } porta { $port } non si può avere: { $problem }.
cli-serve-open = I tuoi tavoli, e gli inviti, sono a { $address } Tienilo per te: apre ogni posto.
cli-serve-stopped = Fermato. Le battaglie sono conservate; «grognard serve» le riprende.
cli-port-taken = La porta { $port } non si può avere: { $problem }. Lascia fuori --port per prenderne una libera.
cli-army = Un esercito, con il nome o il file. Dallo due volte, per la prima parte e per la seconda.
    .value = FILE|NOME
cli-scenario = Lo scenario, con il nome o il file.
cli-map = La mappa, con il nome o il file.
cli-seed = Il seme di tutti i dadi; lo stesso seme e le stesse scelte danno la stessa battaglia.
cli-opponent = Il giocatore computer contro cui giocare, o «here» per due persone a uno schermo.
cli-pause = I secondi tra due scelte del computer, perché tu possa seguire.
cli-port = La porta su cui servire, invece di 8765 o di una libera.
cli-store = Il file (o l’URL di un database) in cui si conservano le battaglie, invece di quello nella tua cartella dei dati.
    .value = FILE|URL
cli-play-agent = Un giocatore tuo che le nuove battaglie possono scegliere, come player.py:Careful. Si può dare più volte.
cli-browser = Apri la pagina nel browser, o stampane solo l’indirizzo.
cli-new = Comincia una nuova battaglia anche se una non è finita.
cli-json = Stampa JSON, per altri programmi.
cli-option = Una regola della casa, per esempio --option NAME=VALUE. Si può dare più volte.
cli-bad-option = «{ $option }» non è una regola della casa: scrivi --option NAME=VALUE.
cli-battle =
    Gioca un’intera battaglia tra due giocatori computer e stampa com’è finita.
    SYSTEM è il gioco, per esempio bolt_action.
    .short = Gioca un’intera battaglia tra due giocatori computer.
cli-agents = I due giocatori computer, prima la prima parte.
cli-save = Scrivi la battaglia in questo file; «grognard replay» lo legge.
cli-two-agents = Servono due giocatori computer, come in --agents greedy,random; questo è «{ $agents }».
cli-save-failed = { $file } non si può scrivere: { $problem }
cli-no-folder = non c’è una cartella { $folder }. Prima creala, o scegline un’altra.
cli-simulate =
    Fai combattere molte battaglie tra giocatori computer e di’ chi vince, con quanta certezza e perché.
    SYSTEM è il gioco, per esempio bolt_action. Lo stesso seme dà le stesse battaglie, con quanti processi si vuole.
    .short = Combatti molte battaglie e di’ chi vince, con quanta certezza e perché.
cli-simulate-battles = Quante battaglie.
cli-simulate-seed = Seme della prima battaglia; la seguente ha il seguente. Se manca è a caso.
cli-simulate-swap = Combatti ogni seme due volte, la seconda a parti scambiate: giocatori ed eserciti cambiano posto.
cli-simulate-brief = Non calcolare nulla su unità e turni: più veloce dove le battaglie sono brevi.
cli-simulate-workers = Quanti processi; auto ne prende quanti sono i processori.
cli-simulate-backend = Dove girano: loky su questa macchina, dask o ray su un cluster.
cli-simulate-address = Indirizzo del cluster; senza, si avvia su questa macchina.
cli-simulate-out = Cartella per le battaglie, le tabelle e il rapporto.
cli-simulate-resume = Riprendi le battaglie che la cartella contiene.
cli-simulate-vary = Combatti tutte le battaglie per ciascuno di questi valori, e mettili a confronto. Si può cambiare: army1, army2, agent1, agent2, scenario, map, year, option.NAME, o un numero di una tabella, table.weapon.rifle.range.
cli-simulate-progress = Battaglie
cli-ladder =
    Fai combattere giocatori, o eserciti, tutti contro tutti, e valutali come negli scacchi.
    SYSTEM è il gioco, per esempio bolt_action; ENTRANTS sono due o più giocatori o eserciti.
    .short = Valuta giocatori o eserciti, tutti contro tutti.
cli-ladder-of = Che cosa si valuta.
cli-ladder-n = Su quanti semi si incontra ogni coppia, ciascuno dalle due parti; i giocatori anche con i due eserciti.
cli-ladder-player = Chi guida gli eserciti che si valutano.
cli-compare =
    Fai combattere due varianti sugli stessi semi finché è deciso quale vince di più, e di’ di quanto.
    SYSTEM è il gioco, per esempio bolt_action. Ciò che differisce si nomina con --vary e due valori.
    .short = Di’ quale di due eserciti, tavoli, regole o giocatori vince di più.
cli-compare-battles = Quante battaglie di ciascuna al massimo.
cli-compare-vary = Che cosa differisce, e i suoi due valori: army1, army2, agent1, agent2, scenario, map, year, option.NAME, o un numero di una tabella, table.weapon.rifle.range.
cli-compare-error = Quanto spesso, come quota, la risposta può essere sbagliata.
cli-compare-alike = Due quote di vittorie più vicine di così valgono come uguali.
cli-simulate-kept = Le battaglie, le tabelle e report.html sono in { $folder }.
cli-simulate-no-tables = Le tabelle Parquet sono state lasciate fuori: vogliono pyarrow. Installa grognard[simulate].
cli-simulate-broken = Alcune battaglie si sono interrotte, ed è un errore del programma; i loro salvataggi sono in battles.jsonl se è stato dato --out.
cli-simulate-workers-wrong = «{ $given }» non è un numero di processi. Chiedine 1 o più, o auto.
cli-simulate-resume-where = Le battaglie si riprendono nella cartella che le contiene: nominala con --out.
cli-battle-begins = La battaglia comincia.
cli-battle-progress = { $status }, scelte finora: { $choices }
cli-battle-seed = Seme { $seed }, { $first } contro { $second }.
cli-battle-saved = Salvata in { $file }.
cli-side = { $side }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, restano { $left } unità di { $units }.
cli-counts = { $choices } scelte, { $rolls } tiri, { $dice } dadi.
cli-verify =
    Verifica i dadi di una battaglia salvata: ricalcola ogni dado, guarda sigilli, scelte e risultato, e dice che cosa è provato e che cosa nessun file può provare.

    FILE è un salvataggio, come lo scrive il tavolo a battaglia finita; di una in corso, il proprio.
    .short = Verifica che i dadi di una battaglia salvata siano onesti.
cli-verify-seal = Il sigillo che la tua pagina mostrava prima del primo dado; si può dare più volte.
cli-replay =
    Rigioca una battaglia salvata e raccontala scelta per scelta, con regole e dadi.
    FILE è un salvataggio, come lo scrive «grognard battle --save» o il tavolo.
    .short = Racconta una battaglia salvata scelta per scelta.
cli-replay-to = Fermati prima della scelta numero N, contando da 0.
cli-replay-costliest = Di’ per le due parti le cinque scelte costate di più: ciò che il gioco riteneva migliore viene giocato da quel punto in poi, come fa un veterano.
cli-replay-luck = Di’ dove sono caduti i dadi rispetto a ciò che era da aspettarsi, e la fortuna delle due parti.
cli-position =
    Mostra una posizione: chi sta dove, che cosa si chiede, che cosa si può scegliere.
    FILE è una posizione scritta, una riga per unità (docs/positions.md), o una battaglia salvata; «-» legge l’ingresso standard.
    .short = Mostra una posizione scritta, o scrivi una battaglia salvata.
cli-position-to = Di una battaglia salvata: fermati prima della scelta numero N, contando da 0.
cli-position-seed = Il seme dei dadi che verranno.
cli-position-text = Stampa invece la posizione come testo.
cli-position-map = Metti questo tavolo sotto le unità: una mappa che viene con il gioco, o il file di una mappa.
cli-position-sees = Di’ invece che cosa vede un’unità di un’altra; si può chiedere più volte.
cli-position-odds = Di’ invece che cosa farebbe il tiro di un’unità a un nemico se lo si chiedesse ora; si può chiedere più volte.
cli-position-svg = Disegna il tavolo in questo file.
cli-position-save = Scrivi un salvataggio in questo file: «grognard replay» lo legge, e il tavolo lo apre.
cli-units =
    Elenca gli eserciti di un gioco e le loro unità, con i nomi che prendono --army, e --attacker e --target di «grognard odds».
    WORDS restringe l’elenco: unità, eserciti o nazioni che le contengono tutte.
    .short = Elenca eserciti e unità, con i nomi che prendono gli altri comandi.
    .words = [PAROLE]...
cli-units-none = Nessuna unità contiene tutte queste parole: { $words }. Lasciale fuori per vederle tutte.
cli-units-armies = Eserciti
cli-units-name = nome
cli-units-title = unità
cli-units-points = punti
cli-army-group =
    Eserciti tuoi: cominciane uno, confrontalo con le regole, mostralo, scrivilo in un’altra forma.
    FILE è un esercito come TOML o JSON (docs/files.md), o «-» per l’ingresso standard.
    .short = Comincia, controlla, mostra e converti eserciti tuoi.
cli-army-new =
    Scrivi un piccolo esercito da cui cominciare, come TOML con note che dicono che cosa significa ogni campo.
    SYSTEM è il gioco, per esempio bolt_action.
    .short = Scrivi un esercito da cui cominciare.
cli-army-nation = Di chi è l’esercito, invece del primo; --list li nomina tutti.
cli-army-list = Elenca invece ciò che c’è per la nazione, con i punti, con i nomi che prende un file.
cli-army-nations = Nazioni (--nation): { $nations }
cli-army-check =
    Controlla un esercito: ogni violazione delle regole, con la sua riga, la regola e come rimediare.
    Il codice d’uscita è 0 se non ce n’è, 1 se ce n’è una, 2 se il file non si può leggere.
    .short = Di’ tutto ciò che le regole trovano di sbagliato in un esercito.
cli-army-show =
    Stampa un esercito con i punti e i profili che servono al tavolo, come testo semplice.
    .short = Stampa un esercito con punti e profili.
cli-army-convert =
    Stampa un esercito come TOML, come JSON, o come testo semplice per un forum.
    .short = Scrivi un esercito in un’altra forma.
cli-army-own =
    Aggiungi a un esercito un file di unità, armi o carte tue, e stampalo.
    .short = Aggiungi cose tue a un esercito.
cli-army-to = La forma in cui stamparlo.
cli-army-game = Il gioco, se il file non lo dice o si nomina un esercito che viene con il gioco.
cli-army-set = Ciò che si imposta per tutta la lista, come theatre=normandy in Bolt Action.
cli-army-limit = I punti convenuti, invece dei soliti.
cli-battle-year = L’anno in cui si combatte, nei giochi in cui conta; lo scenario dice il solito.
cli-army-year = L’anno in cui si combatte, se le regole della casa lo chiedono.
cli-army-mends = Rimedi: { $mends }.
cli-army-legal = Le regole non trovano errori.
cli-army-no-game = { $file } non dice di quale gioco è. Scrivici system = "…", o dai --game; i giochi sono: { $names }.
cli-map-group =
    Mappe tue: fatti creare un tavolo equo, controllane uno, scrivilo in un’altra forma.
    FILE è una mappa come TOML o JSON (docs/maps.md), o «-» per l’ingresso standard.
    .short = Crea, controlla e converti mappe.
cli-map-generate =
    Crea un tavolo equo di un tipo da un seme, come file di una mappa: girato di mezzo giro è uguale, se non si chiede un’altra simmetria.
    SYSTEM è il gioco, KIND il tipo di tavolo; --list nomina i tipi che ci sono.
    .short = Crea un tavolo equo da un seme.
cli-map-list = Elenca invece i tipi di tavolo che ci sono.
cli-map-seed = Il seme; lo stesso tipo e lo stesso seme danno lo stesso tavolo.
cli-map-symmetry = Come si corrispondono le sue metà: uguali girate di mezzo giro, allo specchio, o nessuna: diverse, ed eque per ciò che ogni bordo vede, per quanto è coperto e per quanto dista dagli obiettivi.
cli-map-check =
    Controlla una mappa: tutto ciò che è rifiutato, ciascuno al suo pezzo; e se è buona per un bordo quanto per l’altro.
    Il codice d’uscita è 0 se nulla è rifiutato, 1 se qualcosa lo è, 2 se il file non si può leggere.
    .short = Di’ tutto ciò che di una mappa è rifiutato.
cli-map-sound = Nulla è rifiutato. Ci si può combattere: { $scenario }.
cli-map-convert = Stampa una mappa come TOML o come JSON.
    .short = Scrivi una mappa in un’altra forma.
cli-bundle =
    Metti in un solo file uno scenario, la sua mappa, i due eserciti e le regole della casa, da dare a un amico.
    Ciò che si lascia fuori è quello dello scenario, o il solito del gioco. Ovunque si nomina uno scenario può stare il file.
    .short = Metti scenario, mappa ed eserciti in un solo file.
cli-schema =
    Stampa la forma dei file di un gioco come JSON Schema, per editor e altri programmi.
    FORM è army, own, map, scenario o options; docs/files.md parla di ciascuno. SYSTEM è il gioco, per esempio bolt_action.
    .short = Stampa la forma dei file di un gioco come JSON Schema.
cli-sheet =
    Prepara il foglio riassuntivo di un gioco: turno, tabelle, armi, ogni numero dai dati con cui si gioca.

    SYSTEM è il gioco, per esempio bolt_action. Senza --out la pagina è stampata come HTML. Per un PDF serve Chromium o Chrome.
    .short = Prepara il foglio riassuntivo di un gioco.
cli-sheet-army = Solo ciò che serve alle unità di questa armata; un file, o il nome di un’armata fornita con il gioco.
cli-sheet-paper = Il formato della carta.
cli-sheet-out = Scrivilo in questo file (.html, .pdf).
cli-sheet-kind = { $file } non è né .html né .pdf. Indica un file che finisce così.
cli-cards =
    Prepara le carte di un’armata, una per unità, quattro per pagina: profilo, armi, regole speciali, caselle da spuntare, probabilità.

    FILE è un’armata in TOML o JSON, «-» per lo standard input, o con --game il nome di un’armata fornita con il gioco. Senza --out la pagina è stampata come HTML. Per un PDF serve Chromium o Chrome.
    .short = Prepara una carta per ogni unità di un’armata.
sheet-no-browser = Non c’è Chromium né Chrome per fare un PDF. Installane uno, indicalo in { $variable }, o scrivi .html e stampalo da qualsiasi browser.
sheet-browser-failed = { $browser } non ha fatto il PDF: { $problem }

cli-examples = { $count ->
    [one] Esempio:
   *[other] Esempi:
}
cli-rules =
    Cerca una regola con il suo id, per esempio BA-SHOOT-01, o cerca parole.
    Senza nulla, elenca tutte le regole.
    .short = Cerca una regola, o nelle regole.
cli-rules-search = Regole che contengono tutte queste parole.
    .value = PAROLE
cli-rules-system = Il gioco, se si intendono le regole di uno solo.
cli-rules-tables = Le tabelle di un gioco, ogni valore con la sua fonte.
    .value = GIOCO
cli-rules-options = Le regole della casa di un gioco, ciascuna con i suoi valori.
    .value = GIOCO
cli-rules-no-tables = { $system } non elenca le sue tabelle.
cli-rules-either = Dai un id, --search, --tables o --options, e uno solo di questi.
cli-rules-none = Nessuna regola contiene tutte queste parole: { $search }
cli-rules-chapter = Capitolo: { $chapter }
cli-rules-source = Fonte: { $source }
cli-rules-note = Nota: { $note }
cli-rules-option = Regola della casa: --option { $option }=VALUE, dove VALUE è uno tra
cli-rules-default = { $title } (si gioca così se non scegli)
cli-rules-deferred = Non ancora giocata: { $reason }
cli-odds = Le probabilità esatte di un attacco, con le regole stesse del motore: colpi, perdite, che cosa ne è del bersaglio.
    .short = Le probabilità esatte di un attacco.
cli-odds-game = Le probabilità esatte di un attacco in { $game }. Codice d’uscita 1: le regole non permettono un tale attacco.
cli-odds-fractions = Anche le frazioni esatte
cli-odds-plot = Scrivi un grafico in questo file (.svg, .png, .html)
cli-odds-then = Un altro attacco allo stesso bersaglio dopo questo, con le sue opzioni tra virgolette; con le stesse regole della casa
cli-odds-counter = Che cosa fa poi il bersaglio, con le sue opzioni tra virgolette
cli-odds-against = Il numero dell’attacco al cui attaccante lo fa
cli-odds-goal = A che cosa mirano gli attacchi
cli-odds-quotes = In «{ $text }» manca una virgoletta.
cli-odds-plan-after = Dopo l’attacco { $number }, { $goal }
cli-odds-plan-missed = qualcuno non c’è più prima { $percent }
cli-odds-plan-way = Durante la marcia dell’attacco { $number }: { $lost } persi per il fuoco, tutti { $gone }; arriva al corpo a corpo { $blows }
cli-odds-plan-order = Nell’ordine { $order }
cli-odds-plotted = Il grafico è in { $file }.
cli-odds-one-of = { $what }: { $names }
cli-odds-rules = Regole: { $rules }
cli-odds-mean = , media { $mean }, deviazione standard { $spread }
cli-odds-or-more = {"   "}o più { $percent }
cli-first = Comincia la prima battaglia del gioco: piccola, schierata, con una lezione a ogni domanda, circa dieci minuti.
cli-serve-notify = Dove vuoi essere avvisato che tocca a te contro qualcuno che è altrove, per esempio https://ntfy.example/my-turns; vi si manda JSON.
cli-serve-notify-private = Lascia che i giocatori indichino per i loro avvisi indirizzi di questa macchina e della sua rete.


cli-replay-html = Scrive la battaglia in questo file HTML: si vede da solo, senza server e senza rete.
cli-replay-no-html = --study e --side riguardano il file HTML: aggiungi --html FILE.
cli-replay-side = Nel file HTML, solo come l’ha vista la parte 0 o 1. Altrimenti: una battaglia finita con tutti gli occhi, una in corso senza ciò che qualcuno tiene segreto.
cli-replay-written = { $file }: { $kilobytes } KB.
cli-report =
    Una battaglia in parole, con le mappe dei momenti che l’hanno decisa.

    FILE è il salvataggio di una battaglia finita. Il resoconto è una pagina HTML, o Markdown con le mappe accanto.
    .short = Racconta una battaglia in parole e mappe.
cli-report-out = Scrivilo in questo file (.html o .md); altrimenti si stampa l’HTML.
cli-report-costliest = Di’ le scelte costate di più alle due parti; ci vogliono minuti.
cli-report-kind = { $file } non è né .html né .md. Indica un file che finisca in uno di questi.
cli-replay-study = Nel file HTML anche ciò che è stato detto e disegnato: le note salvate dalla pagina (JSON).
cli-serve-open-lobby = Mostra a chiunque raggiunga questo server i posti offerti a chi arriva primo; altrimenti li vede solo chi ha il link della sala.
