### whole

map-edit-open = Disegna un tavolo…
map-edit = Editor di mappe
map-edit-maps = Le tue mappe
map-edit-new = Nuova mappa
map-edit-bring = Porta un file
map-edit-give = Questa mappa…
map-edit-width = Larghezza
map-edit-depth = Profondità
map-edit-title = Titolo
map-edit-table-size = Dimensioni
map-edit-drop = Butta via
map-edit-drop-sure = Buttare via per sempre?
map-edit-snap = Aggancia
map-edit-look = Che cosa si vede
map-edit-many = Scegli più pezzi
map-edit-inner-wall = Muro interno
map-edit-inner-door = Porta di un muro interno
map-edit-zoom = Quanto è grande
map-edit-zoomed = { $times }×
map-edit-play = Giocaci sopra
map-edit-untitled = Mappa senza titolo
map-edit-unreadable = Questo link non contiene una mappa leggibile. Chiedilo di nuovo, o chiedi il file.
map-edit-too-long = Il file di una mappa ha al massimo { $most } caratteri. Togli qualche pezzo.
map-edit-too-many = Una mappa ha al massimo { $most } pezzi. Togline alcuni, o uniscine alcuni in uno.
map-edit-read = Letta: { $title }.
map-edit-made = Creata: { $title }.
map-edit-from = Comincia da
map-edit-from-empty = Un tavolo vuoto
map-edit-from-made = Creami un tavolo
map-edit-from-shipped = Tavoli che vengono con il gioco
map-edit-kind-of-table = Tipo di tavolo
map-edit-symmetry = Le sue metà
map-edit-symmetry-point = Uguali, girate di mezzo giro
map-edit-symmetry-mirror = Allo specchio
map-edit-symmetry-none = Diverse, e altrettanto buone
map-edit-make = Crealo
map-edit-own-size = Altre dimensioni
map-edit-size-wrong = { $unit ->
    [hex] Da { $least } a { $most } esagoni per lato.
    [centimetre] Da { $least } a { $most } cm per lato.
   *[inch] Da { $least } a { $most } pollici per lato.
}
map-edit-size = { $unit ->
    [hex] { $first } per { $second } esagoni
    [centimetre] { $first } × { $second } cm
   *[inch] { $first }″ × { $second }″
}
map-edit-length = { $unit ->
    [centimetre] { $first } cm, { $second } cm in tutto
   *[inch] { $first }″, { $second }″ in tutto
}
map-edit-long = { $unit ->
    [centimetre] lungo { $first } cm, largo { $second } cm
   *[inch] lungo { $first }″, largo { $second }″
}
map-edit-moved = { $unit ->
    [centimetre] { $first } cm di lato, { $second } cm in giù
   *[inch] { $first }″ di lato, { $second }″ in giù
}
map-edit-turned = { $turn }°
map-edit-in-unit = { $unit ->
    [centimetre] { $label }, cm
   *[inch] { $label }, pollici
}
map-edit-grid = { $unit ->
    [centimetre] Una linea ogni { $every } cm.
   *[inch] Una linea ogni { $every } pollici.
}
map-edit-palette = Che cosa si può mettere
map-edit-group-area = Aree
map-edit-group-block = Edifici e blocchi
map-edit-group-line = Lungo una linea
map-edit-group-hex = Terreno
map-edit-group-side = Sui lati degli esagoni
map-edit-group-road = Da esagono a esagono
map-edit-shape = Disegnato come
map-edit-shape-outline = Contorno
map-edit-shape-rectangle = Rettangolo
map-edit-shape-ellipse = Ellisse
map-edit-shape-line = Linea
map-edit-draw-outline = Fai clic angolo per angolo; finisci sul primo, con un doppio clic o con Invio.
    .touch = Tocca angolo per angolo; finisci sul primo, o toccando due volte.
map-edit-draw-rectangle = Trascina da angolo ad angolo.
map-edit-draw-ellipse = Trascina da angolo ad angolo.
map-edit-draw-line = Fai clic punto per punto; finisci con un doppio clic o con Invio.
    .touch = Tocca punto per punto; finisci toccando due volte.
map-edit-paint-hex = Fai clic sugli esagoni, o trascina sopra.
    .touch = Tocca gli esagoni, o trascina sopra.
map-edit-paint-side = Fai clic vicino al lato; un altro clic lo toglie. Una scarpata scende dall’esagono in cui fai clic.
    .touch = Tocca vicino al lato; un altro tocco lo toglie. Una scarpata scende dall’esagono che tocchi.
map-edit-paint-road = Trascina da esagono a esagono; lo stesso percorso un’altra volta la toglie.
map-edit-finish = È finito
map-edit-in-middle = Mettine uno al centro
map-edit-cancel = Non disegnare nulla
map-edit-table = Il tavolo: { $title }
map-edit-piece = { $name }, { $kind }
map-edit-hex = { $hex }, { $kind }
map-edit-wrong = { $piece }: rifiutato
map-edit-kept-unreadable = «{ $title }», conservata in questo browser, non si può leggere come mappa. Non se ne è cambiato nulla; apri un’altra mappa, o il suo file se ne hai salvato uno.
map-edit-how = Scegli un tipo per disegnarlo. Trascina un pezzo per spostarlo, i suoi punti per cambiarne la forma, il pomello per girarlo.
map-edit-how-keys = Un riquadro tirato sul tavolo o Maiusc sceglie più pezzi, Alt lascia la griglia. Tasti: le frecce spostano (Alt gira, Maiusc un decimo), Canc toglie, Ctrl+D copia.
map-edit-how-hex = Scegli con che cosa dipingere, poi premi un esagono o trascina su più esagoni.
map-edit-how-hex-keys = Tasti: le frecce vanno da esagono a esagono, Invio dipinge, da 1 a 6 mettono un lato a partire da nord, Maiusc con una freccia posa una strada.
map-edit-how-look = Premi dove sta qualcuno. Scuro è ciò che non vede, giallo ciò che vede in copertura, secondo le regole del gioco.
map-edit-in-hand = Il pezzo in mano
map-edit-whole = Il tavolo intero
map-edit-several = { $count } pezzi in mano
map-edit-pieces = { $count ->
    [one] Un pezzo
   *[other] { $count } pezzi, dal più basso
}
map-edit-turn = Gira
map-edit-turn-left = Gira a sinistra
map-edit-turn-right = Gira a destra
map-edit-mirror-across = Rifletti di lato
map-edit-mirror-down = Rifletti dall’alto in basso
map-edit-copy = Copia
map-edit-twin = Gemello di fronte
map-edit-add-ford = Metti un guado
map-edit-ford = Guado
map-edit-raise = Metti più in alto
map-edit-lower = Metti più in basso
map-edit-remove = Togli
map-edit-kind = Tipo
map-edit-name = Nome
map-edit-id = Nome nel file
map-edit-more = Altro
map-edit-from-left = Da sinistra
map-edit-from-top = Dall’alto
map-edit-wide = Larghezza
map-edit-deep = Profondità
map-edit-height = Altezza
map-edit-angle = Girato, gradi
map-edit-line-width = Larghezza
map-edit-line-length = Lunghezza
map-edit-measures = Misure
map-edit-does = Che cosa fa
map-edit-smooth = Una curva per i suoi punti
map-edit-clip = Tagliato al bordo del tavolo
map-edit-looks = Aspetto
map-edit-look-like = { $look ->
    [field] campo
    [plough] campo arato
    [rubble] macerie
    [rocks] rocce
    [orchard] frutteto
    [bushes] cespugli
    [church] chiesa
    [pond] stagno
   *[other] { $look }
}
map-edit-without = Ritagliato via
map-edit-without-which = Quale pezzo?
map-edit-without-not = Ritagliato via: { $piece }. Non ritagliarlo più
map-edit-building = Edificio
map-edit-material = Fatto di
map-edit-made-of = { $material ->
    [brick] mattoni
    [stone] pietra
    [wood] legno
   *[mud] fango
}
map-edit-storeys = Piani
map-edit-add-door = Aggiungi una porta
map-edit-add-window = Aggiungi una finestra
map-edit-add-gap = Aggiungi un varco
map-edit-add-wall = Dividi con un muro
map-edit-opening-door = Porta
map-edit-opening-window = Finestra
map-edit-opening-gap = Varco
map-edit-opening-storeys = Piani dell’apertura { $number }
map-edit-storeys-all = tutti i piani
map-edit-storeys-ground = pianterreno
map-edit-opening-remove = Togli l’apertura { $number }
map-edit-wall = Muro interno { $number }
map-edit-wall-remove = Togli il muro interno { $number }
map-edit-special = Edificio speciale: stanze di ogni dimensione
map-edit-picture = Un’immagine da ricalcare
map-edit-picture-other = Un’altra immagine
map-edit-picture-opacity = Quanto è forte l’immagine
map-edit-picture-width = Quanto è larga
map-edit-picture-away = Togli l’immagine
map-edit-picture-here = Resta in questo browser e non fa parte della mappa.
map-edit-picture-unreadable = Questa non è un’immagine che si possa mostrare. Scegli un file PNG, JPEG o WebP.
map-edit-picture-large = L’immagine è troppo grande per essere conservata in questo browser: chiusa la pagina sarà persa. Scegline una più piccola, o butta via altre mappe.
map-edit-objective = L’esagono per cui si combatte
map-edit-zone-north-first = Nord, dalla riga
map-edit-zone-north-last = Nord, fino alla riga
map-edit-zone-south-first = Sud, dalla riga
map-edit-zone-south-last = Sud, fino alla riga
