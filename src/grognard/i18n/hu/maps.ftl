### whole

map-edit-open = Asztal rajzolása…
map-edit = Térképszerkesztő
map-edit-maps = Térképeid
map-edit-new = Új térkép
map-edit-bring = Fájl behozása
map-edit-give = Ez a térkép…
map-edit-width = Szélesség
map-edit-depth = Mélység
map-edit-title = Cím
map-edit-table-size = Méret
map-edit-drop = Törlés
map-edit-drop-sure = Végleg törlöd?
map-edit-snap = Rácshoz igazítás
map-edit-look = Mi látszik
map-edit-many = Több kijelölése
map-edit-inner-wall = Belső fal
map-edit-inner-door = Belső fal ajtaja
map-edit-zoom = Mekkora
map-edit-zoomed = { $times }×
map-edit-play = Játék rajta
map-edit-untitled = Névtelen térkép
map-edit-unreadable = Ebben a hivatkozásban nincs olvasható térkép. Kérd el még egyszer, vagy a fájlt.
map-edit-too-long = Egy térkép fájlja legfeljebb { $most } karakter. Vegyél ki néhány darabot.
map-edit-too-many = Egy térképen legfeljebb { $most } darab van. Távolíts el néhányat, vagy egyesíts többet.
map-edit-read = Beolvasva: { $title }.
map-edit-made = Elkészült: { $title }.
map-edit-from = Kezdet
map-edit-from-empty = Üres asztal
map-edit-from-made = Készíts nekem asztalt
map-edit-from-shipped = A játékkal járó asztalok
map-edit-kind-of-table = Az asztal fajtája
map-edit-symmetry = A két fele
map-edit-symmetry-point = Fél fordulattal elforgatva ugyanaz
map-edit-symmetry-mirror = Tükörkép
map-edit-symmetry-none = Különböző, de ugyanolyan jó
map-edit-make = Készüljön
map-edit-own-size = Más méret
map-edit-size-wrong = { $unit ->
    [hex] Mindkét irányban { $least }–{ $most } hatszög.
    [centimetre] Mindkét irányban { $least }–{ $most } cm.
   *[inch] Mindkét irányban { $least }–{ $most } hüvelyk.
}
map-edit-size = { $unit ->
    [hex] { $first } × { $second } hatszög
    [centimetre] { $first } × { $second } cm
   *[inch] { $first }″ × { $second }″
}
map-edit-length = { $unit ->
    [centimetre] { $first } cm, összesen { $second } cm
   *[inch] { $first }″, összesen { $second }″
}
map-edit-long = { $unit ->
    [centimetre] { $first } cm hosszú, { $second } cm széles
   *[inch] { $first }″ hosszú, { $second }″ széles
}
map-edit-moved = { $unit ->
    [centimetre] vízszintesen { $first } cm, függőlegesen { $second } cm
   *[inch] vízszintesen { $first }″, függőlegesen { $second }″
}
map-edit-turned = { $turn }°
map-edit-in-unit = { $unit ->
    [centimetre] { $label }, cm
   *[inch] { $label }, hüvelyk
}
map-edit-grid = { $unit ->
    [centimetre] Vonal minden { $every } cm után.
   *[inch] Vonal minden { $every } hüvelyk után.
}
map-edit-palette = Mi rakható le
map-edit-group-area = Területek
map-edit-group-block = Épületek és tömbök
map-edit-group-line = Vonal mentén
map-edit-group-hex = Terep
map-edit-group-side = Hatszögek oldalán
map-edit-group-road = Hatszögtől hatszögig
map-edit-shape = Hogyan rajzolva
map-edit-shape-outline = Körvonal
map-edit-shape-rectangle = Téglalap
map-edit-shape-ellipse = Ellipszis
map-edit-shape-line = Vonal
map-edit-draw-outline = Kattints sarokról sarokra; a vége az első sarok, dupla kattintás vagy Enter.
    .touch = Koppints sarokról sarokra; a vége az első sarok vagy dupla koppintás.
map-edit-draw-rectangle = Húzd saroktól sarokig.
map-edit-draw-ellipse = Húzd saroktól sarokig.
map-edit-draw-line = Kattints pontról pontra; a vége dupla kattintás vagy Enter.
    .touch = Koppints pontról pontra; a vége dupla koppintás.
map-edit-paint-hex = Kattints hatszögekre, vagy húzd végig rajtuk.
    .touch = Koppints hatszögekre, vagy húzd végig rajtuk.
map-edit-paint-side = Kattints az oldal közelébe; még egyszer: eltűnik. A szirt attól a hatszögtől lejt, amelybe kattintasz.
    .touch = Koppints az oldal közelébe; még egyszer: eltűnik. A szirt attól a hatszögtől lejt, amelyre koppintasz.
map-edit-paint-road = Húzd hatszögtől hatszögig; ugyanott még egyszer: eltűnik.
map-edit-finish = Kész van
map-edit-in-middle = Egyet középre
map-edit-cancel = Nem rajzolok
map-edit-table = Az asztal: { $title }
map-edit-piece = { $name }, { $kind }
map-edit-hex = { $hex }, { $kind }
map-edit-wrong = { $piece }: elutasítva
map-edit-kept-unreadable = „{ $title }”, amelyet ez a böngésző őriz, nem olvasható térképként. Semmi sem változott benne; nyiss meg másikat, vagy a fájlját, ha mentettél.
map-edit-how = Válassz fajtát, és rajzold meg. Egy darabot húzva mozgatsz, a pontjaival alakítasz, a gombjával forgatsz.
map-edit-how-keys = Az asztalon húzott keret vagy a Shift többet jelöl ki, az Alt elhagyja a rácsot. Billentyűk: a nyilak mozgatnak (Alt: forgat, Shift: tizedével), Delete: eltávolít, Ctrl+D: másol.
map-edit-how-hex = Válaszd ki, mivel festesz, aztán nyomj meg egy hatszöget, vagy húzd végig többön.
map-edit-how-hex-keys = Billentyűk: a nyilak hatszögről hatszögre lépnek, az Enter fest, 1-től 6-ig egy oldalt rak le északtól sorban, Shift és nyíl utat fektet.
map-edit-how-look = Nyomj oda, ahol valaki áll. Sötét, amit nem lát, sárga, amit fedezékben lát, a játék szabályai szerint.
map-edit-in-hand = A kijelölt darab
map-edit-whole = Az egész asztal
map-edit-several = { $count } darab kijelölve
map-edit-pieces = { $count ->
    [one] Egy darab
   *[other] { $count } darab, elöl a legalsó
}
map-edit-turn = Forgatás
map-edit-turn-left = Forgatás balra
map-edit-turn-right = Forgatás jobbra
map-edit-mirror-across = Tükrözés vízszintesen
map-edit-mirror-down = Tükrözés függőlegesen
map-edit-copy = Másolás
map-edit-twin = Ikerpár átellenben
map-edit-add-ford = Gázló lerakása
map-edit-ford = Gázló
map-edit-raise = Feljebb
map-edit-lower = Lejjebb
map-edit-remove = Eltávolítás
map-edit-kind = Fajta
map-edit-name = Név
map-edit-id = Név a fájlban
map-edit-more = Több
map-edit-from-left = Balról
map-edit-from-top = Felülről
map-edit-wide = Széles
map-edit-deep = Mély
map-edit-height = Magas
map-edit-angle = Elforgatva, fok
map-edit-line-width = Szélesség
map-edit-line-length = Hosszúság
map-edit-measures = Méretek
map-edit-does = Mit tesz
map-edit-smooth = Görbe a pontjain át
map-edit-clip = Levágva az asztal szélén
map-edit-looks = Hogyan néz ki
map-edit-look-like = { $look ->
    [field] mező
    [plough] szántóföld
    [rubble] törmelék
    [rocks] sziklák
    [orchard] gyümölcsös
    [bushes] bokrok
    [church] templom
    [pond] tó
   *[other] { $look }
}
map-edit-without = Kivágva belőle
map-edit-without-which = Melyik darab?
map-edit-without-not = Ki van vágva: { $piece }; maradjon egészben
map-edit-building = Épület
map-edit-material = Anyaga
map-edit-made-of = { $material ->
    [brick] tégla
    [stone] kő
    [wood] fa
   *[mud] vályog
}
map-edit-storeys = Szintek
map-edit-add-door = Ajtó hozzáadása
map-edit-add-window = Ablak hozzáadása
map-edit-add-gap = Rés hozzáadása
map-edit-add-wall = Felosztás fallal
map-edit-opening-door = Ajtó
map-edit-opening-window = Ablak
map-edit-opening-gap = Rés
map-edit-opening-storeys = Szintek: { $number }. nyílás
map-edit-storeys-all = minden szint
map-edit-storeys-ground = földszint
map-edit-opening-remove = Eltávolítás: { $number }. nyílás
map-edit-wall = { $number }. belső fal
map-edit-wall-remove = Eltávolítás: { $number }. belső fal
map-edit-special = Különleges épület: tetszőleges méretű helyiségek
map-edit-picture = Alátett kép átrajzoláshoz
map-edit-picture-other = Másik kép
map-edit-picture-opacity = Milyen erős a kép
map-edit-picture-width = Milyen széles
map-edit-picture-away = Kép elvétele
map-edit-picture-here = Ebben a böngészőben marad, és nem része a térképnek.
map-edit-picture-unreadable = Ez nem megjeleníthető kép. Válassz PNG, JPEG vagy WebP fájlt.
map-edit-picture-large = A kép túl nagy ahhoz, hogy ez a böngésző megőrizze: az oldal bezárásakor eltűnik. Válassz kisebbet, vagy törölj más térképeket.
map-edit-objective = A hatszög, amelyért a harc folyik
map-edit-zone-north-first = Észak, ettől a sortól
map-edit-zone-north-last = Észak, eddig a sorig
map-edit-zone-south-first = Dél, ettől a sortól
map-edit-zone-south-last = Dél, eddig a sorig
