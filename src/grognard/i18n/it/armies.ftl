### whole

build = Crea un esercito
build-open = Crea un esercito…
build-take = Unità da prendere
build-list = La lista
build-list-points = Lista ({ $points })
build-beside = Un’altra lista
build-beside-which = Quale lista
build-beside-points = La tua: { $sign }{ $points ->
    [one] 1 punto
   *[other] { $points } punti
} rispetto a quella.
build-beside-even = Tutte e due hanno gli stessi punti.
build-shown = Che cosa si vede
build-search = Cerca unità
build-nothing-found = Per questo esercito non c’è nulla con questo nome.
build-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
build-more = { $sign }{ $points ->
    [one] 1 punto
   *[other] { $points } punti
}
build-then = Allora: { $problem }
build-sum = punti
build-sum-of = di { $limit } punti
build-dice = { $system ->
    [bolt_action] { $dice ->
        [one] 1 dado ordine
       *[other] { $dice } dadi ordine
    }
   *[other] { $dice } unità
}
build-legal = Le regole non trovano errori.
build-breaches = { $count ->
    [one] Una cosa viola le regole.
   *[other] { $count } cose violano le regole.
}
build-line = Riga { $line }:
build-name = Come si chiama il tuo esercito
build-limit = Punti al massimo
build-limit-usual = come al solito
build-limit-wrong = Un numero intero da 1 a 100000, o niente.
build-empty = Prendi la prima unità.
build-unpriced = senza punti in queste regole
build-agreed = { $count ->
    [0] Che cosa è convenuto: le regole così come sono
    [one] Che cosa è convenuto: una cosa
   *[other] Che cosa è convenuto: { $count } cose
}
build-unoffered = Con questa lista si era convenuto «{ $name } = { $value }», che qui non vale.
build-unoffered-leave = Lascialo fuori
build-year = L’anno in cui combatte
build-own = Di tuo
build-own-how = Armi, unità o carte che nessun libro degli eserciti ha: viaggiano con questa lista e si giocano come tutte le altre. Ciò che non dici è come in ciò a cui somigliano.
build-own-kind = { $kind ->
    [card] Carta
    [weapon] Arma
    [model] Modello
    [unit] Unità
    [vehicle] Veicolo
   *[other] { $kind }
}
build-own-add = Aggiungi { $kind ->
    [card] una tua carta
    [weapon] una tua arma
    [model] un tuo modello
    [unit] una tua unità
    [vehicle] un tuo veicolo
   *[other] di tuo: { $kind }
}
build-own-new = { $kind ->
    [card] Nuova carta
    [weapon] Nuova arma
    [model] Nuovo modello
    [unit] Nuova unità
    [vehicle] Nuovo veicolo
   *[other] Nuovo: { $kind }
}
build-own-forget = Togli: { $title }
build-own-wrong = Scritto così non può essere; la lista tiene ciò che aveva. { $problem }
build-own-example = Questo è un esempio: cambialo come vuoi, poi tienilo.
build-own-back = Torna a ciò che ha la lista
build-own-file = Come file
build-own-others = Che cosa hanno gli altri
own-unsaid = –
own-yes = Sì
own-no = No
own-number = { $number }.
own-more = Aggiungi: { $what }
own-less = Togli: { $what }, { $number }
own-unsay = Come in ciò a cui somiglia: { $what }
own-for = Per quale
own-for-what = regolari, cannone …
build-own-text = Le tue cose, come file
build-own-keep = Tieni questo
build-own-bring = Aggiungi un file di queste…
build-move = Sposta: { $unit }
build-move-how = Trascina, o usa le frecce
    .touch = Trascinala con il dito
build-duplicate = Duplica
build-remove = Togli
build-no-settings = Non se ne può cambiare nulla.
build-not-apt = Ciò che per le regole non le serve
build-less = Uno in meno: { $setting }
build-add-one = Uno in più: { $setting }
build-glance = Che cosa fa ai bersagli soliti
build-glance-measured = Con probabilità esatte: { $measured }.
build-glance-each = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ciascuno
build-new = Un nuovo esercito
build-new-list = Nuova lista
build-from = Comincia da
build-from-filled = Il minimo regolare
build-from-empty = Niente
build-from-shipped = Eserciti che vengono con il gioco
build-nation = Di chi è l’esercito
build-begin = Comincia
build-lists = Le tue liste
build-list-of = { $title }, { $points } punti
build-bring = Apri un file
build-give = Questa lista…
build-download = Salva come file
build-link = Copia il collegamento
build-copy = Copia come testo
build-print = Stampa
build-print-sheet = Stampa il foglio
build-print-cards = Stampa le carte
build-drop = Elimina questa lista
build-drop-sure = Eliminala per sempre
build-fight = Combatti ora con questa
build-read = Aperta come nuova lista: { $title }.
build-unreadable = L’indirizzo non contiene un esercito leggibile.
build-too-long = Il file è troppo lungo: un esercito ha al massimo { $most } caratteri.
build-no-game = Il file non dice di quale gioco è: scrivici system = "bolt_action", o un altro gioco.
build-not-kept = Questo browser non conserva altro: salva la lista come file.
build-done-added = Presa: { $unit }; ora { $points } punti.
build-done-removed = Tolta: { $unit }; ora { $points } punti.
build-done-moved = { $unit }: ora è la numero { $place }.
build-done-changed = Ora { $points } punti.

build-import = Una lista di un altro programma
build-import-cost = { $sum } { $name }
build-import-sum = La lista dice { $declared } { $name }, e ciò che elenca fa { $sum }.
build-import-told = { $unknown ->
        [0] Ogni riga ha trovato il suo posto
        [one] Una riga qui non è nota
       *[other] { $unknown } righe qui non sono note
    }{ $guessed ->
        [0] .
        [one] , una è indovinata. Ciò che ne dici sarà ricordato per la prossima lista.
       *[other] , { $guessed } sono indovinate. Ciò che ne dici sarà ricordato per la prossima lista.
    }
build-import-means = Che cosa significa «{ $name }»
build-import-guess = come indovinato
build-import-choose = scegli che cosa significa
build-import-match = Abbina lo stesso i nomi
build-import-right = è giusto
build-import-out = lascialo fuori
build-import-open = Apri come esercito
build-import-take = Prendila com’è
build-import-mend = Guardala riga per riga
build-import-leave = Indietro
own-field = { $field ->
    [title] Come si chiama
    [like] Come
    [nation] Nazione
    [nations] Nazioni
    [type] Tipo
    [kind] Genere
    [sign] Segno sulla targhetta
    [formation] Formazione
    [year] Anno
    [points] Punti
    [speed] Velocità
    [defence] Difesa, davanti e dietro
    [soldiers] Dadi contro Soldati: distanza corta, media, lunga
    [vehicles] Dadi contro Veicoli: distanza corta, media, lunga
    [abilities] Abilità
    [range] Gittata
    [minimum] Gittata minima
    [shots] Tiri
    [pen] Penetrazione
    [he] Alto esplosivo
    [assault] Arma d’assalto
    [men] Uomini, minimo
    [most] Al massimo
    [least] Almeno
    [each] Punti per ogni uomo in più
    [weapons] Armi
    [weapon] Arma
    [team_weapon] L’arma della squadra
    [buys] Armi che si possono comprare
    [special] Regole speciali
    [rules] Regole speciali che ha sempre
    [traits] Regole speciali proprie
    [choices] Che cosa si può scegliere
    [drive] Trazione
    [damage] Valore di danno
    [seats] Posti
    [recce] Ricognizione
    [open_topped] Scoperto
    [front_bonus] Corazza frontale, in più
    [mounts] Armi montate
    [at] Montata su
    [mount] Montata come
    [arc] Tira verso
    [also] E verso
    [twin_linked] Binata
    [hull] Dimensioni del modello in pollici
    [length] Lunghezza
    [width] Larghezza
    [height] Altezza
    [tows] Cannoni che traina
    [close] Distanza ravvicinata
    [normal] Distanza normale
    [extreme] Distanza estrema
    [numbers] Numeri da raggiungere
    [infantry] Fanteria
    [gun] Cannoni
    [unarmoured] Veicoli non corazzati
    [light] Corazza leggera
    [medium] Corazza media
    [heavy] Corazza pesante
    [target] Corazza
    [strength] Forza
    [ap] Valore di Penetrazione
    [profile] Profilo
    [ws] Abilità di Combattimento
    [bs] Abilità Balistica
    [s] Forza
    [t] Resistenza
    [w] Ferite
    [i] Iniziativa
    [a] Attacchi
    [ld] Disciplina
    [save] Tiro protezione
    [invulnerable] Tiro protezione invulnerabile
    [front] Corazza frontale
    [side] Corazza laterale
    [rear] Corazza posteriore
    [gear] Equipaggiamento
    [upgrades] Che cosa si può comprare
    [instead] Al posto di
    [part] Modelli
    [model] Modello
    [size] Modelli: minimo e massimo
    [transports] Trasporti
   *[other] { $field }
}
