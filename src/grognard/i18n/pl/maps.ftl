### whole

map-edit-open = Narysuj stół…
map-edit = Edytor map
map-edit-maps = Twoje mapy
map-edit-new = Nowa mapa
map-edit-bring = Wczytaj plik
map-edit-give = Ta mapa…
map-edit-width = Szerokość
map-edit-depth = Głębokość
map-edit-title = Tytuł
map-edit-table-size = Rozmiar
map-edit-drop = Usuń
map-edit-drop-sure = Usunąć na zawsze?
map-edit-snap = Przyciągaj
map-edit-look = Co widać
map-edit-many = Wybierz kilka
map-edit-inner-wall = Ściana wewnętrzna
map-edit-inner-door = Drzwi w ścianie wewnętrznej
map-edit-zoom = Powiększenie
map-edit-zoomed = { $times }×
map-edit-play = Zagraj na niej
map-edit-untitled = Mapa bez tytułu
map-edit-unreadable = Ten odnośnik nie zawiera mapy, którą da się odczytać. Poproś o niego jeszcze raz albo o plik.
map-edit-too-long = Plik mapy ma najwyżej { $most } znaków. Usuń kilka elementów.
map-edit-too-many = Mapa ma najwyżej tyle elementów: { $most }. Usuń kilka albo połącz kilka w jeden.
map-edit-read = Wczytano: { $title }.
map-edit-made = Utworzono: { $title }.
map-edit-from = Zacznij od
map-edit-from-empty = Pusty stół
map-edit-from-made = Ułóż mi stół
map-edit-from-shipped = Stoły z gry
map-edit-kind-of-table = Rodzaj stołu
map-edit-symmetry = Połowy
map-edit-symmetry-point = Takie same po pół obrotu
map-edit-symmetry-mirror = Lustrzane odbicia
map-edit-symmetry-none = Różne, a równie dobre
map-edit-make = Ułóż
map-edit-own-size = Inny rozmiar
map-edit-size-wrong = { $unit ->
    [hex] W każdą stronę od { $least } do { $most } heksów.
    [centimetre] W każdą stronę od { $least } do { $most } cm.
   *[inch] W każdą stronę od { $least } do { $most } cali.
}
map-edit-size = { $unit ->
    [hex] { $first } na { $second } heksów
    [centimetre] { $first } × { $second } cm
   *[inch] { $first }″ × { $second }″
}
map-edit-length = { $unit ->
    [centimetre] { $first } cm, razem { $second } cm
   *[inch] { $first }″, razem { $second }″
}
map-edit-long = { $unit ->
    [centimetre] { $first } cm długości, { $second } cm szerokości
   *[inch] { $first }″ długości, { $second }″ szerokości
}
map-edit-moved = { $unit ->
    [centimetre] { $first } cm w poprzek, { $second } cm w dół
   *[inch] { $first }″ w poprzek, { $second }″ w dół
}
map-edit-turned = { $turn }°
map-edit-in-unit = { $unit ->
    [centimetre] { $label }, cm
   *[inch] { $label }, cale
}
map-edit-grid = { $unit ->
    [centimetre] Linia co { $every } cm.
   *[inch] Linia co tyle cali: { $every }.
}
map-edit-palette = Co można położyć
map-edit-group-area = Obszary
map-edit-group-block = Budynki i bryły
map-edit-group-line = Wzdłuż linii
map-edit-group-hex = Teren
map-edit-group-side = Na bokach heksów
map-edit-group-road = Z heksu na heks
map-edit-shape = Rysowane jako
map-edit-shape-outline = Obrys
map-edit-shape-rectangle = Prostokąt
map-edit-shape-ellipse = Elipsa
map-edit-shape-line = Linia
map-edit-draw-outline = Klikaj róg po rogu; skończ na pierwszym, podwójnym kliknięciem albo klawiszem Enter.
    .touch = Dotykaj róg po rogu; skończ na pierwszym albo dwoma dotknięciami.
map-edit-draw-rectangle = Pociągnij od rogu do rogu.
map-edit-draw-ellipse = Pociągnij od rogu do rogu.
map-edit-draw-line = Klikaj punkt po punkcie; skończ podwójnym kliknięciem albo klawiszem Enter.
    .touch = Dotykaj punkt po punkcie; skończ dwoma dotknięciami.
map-edit-paint-hex = Klikaj heksy albo przeciągnij po nich.
    .touch = Dotykaj heksów albo przeciągnij po nich.
map-edit-paint-side = Kliknij blisko boku; drugi raz go usuwa. Urwisko opada od heksu, w którym klikasz.
    .touch = Dotknij blisko boku; drugi raz go usuwa. Urwisko opada od heksu, którego dotykasz.
map-edit-paint-road = Pociągnij z heksu na heks; drugi raz tą samą drogą ją usuwa.
map-edit-finish = Gotowe
map-edit-in-middle = Połóż pośrodku
map-edit-cancel = Nic nie rysuj
map-edit-table = Stół: { $title }
map-edit-piece = { $name }, { $kind }
map-edit-hex = { $hex }, { $kind }
map-edit-wrong = { $piece }: odrzucone
map-edit-kept-unreadable = „{ $title }”, przechowywane w tej przeglądarce, nie da się odczytać jako mapa. Nic nie zmieniono; otwórz inną albo jej plik, jeśli jest zapisany.
map-edit-how = Wybierz rodzaj, by go narysować. Przeciągnij element, by go przesunąć, jego punkty, by zmienić kształt, gałkę, by obrócić.
map-edit-how-keys = Ramka pociągnięta po stole albo Shift wybiera kilka, Alt opuszcza siatkę. Klawisze: strzałki przesuwają (Alt obraca, Shift o dziesiątą część), Delete usuwa, Ctrl+D kopiuje.
map-edit-how-hex = Wybierz, czym malować, potem naciśnij heks albo przeciągnij po kilku.
map-edit-how-hex-keys = Klawisze: strzałki idą z heksu na heks, Enter maluje, 1 do 6 ustawiają bok, licząc od północy, Shift ze strzałką kładzie drogę.
map-edit-how-look = Naciśnij tam, gdzie ktoś stoi. Ciemne jest to, czego nie widzi, żółte to, co widzi w osłonie, według zasad gry.
map-edit-in-hand = Wybrany element
map-edit-whole = Stół jako całość
map-edit-several = Wybrane elementy: { $count }
map-edit-pieces = { $count ->
    [one] Jeden element
    [few] { $count } elementy, od najniższego
   *[many] { $count } elementów, od najniższego
}
map-edit-turn = Obróć
map-edit-turn-left = Obróć w lewo
map-edit-turn-right = Obróć w prawo
map-edit-mirror-across = Odbij w poziomie
map-edit-mirror-down = Odbij w pionie
map-edit-copy = Kopiuj
map-edit-twin = Bliźniak naprzeciw
map-edit-add-ford = Zrób bród
map-edit-ford = Bród
map-edit-raise = Wyżej
map-edit-lower = Niżej
map-edit-remove = Usuń
map-edit-kind = Rodzaj
map-edit-name = Nazwa
map-edit-id = Nazwa w pliku
map-edit-more = Więcej
map-edit-from-left = Od lewej
map-edit-from-top = Od góry
map-edit-wide = Szerokość
map-edit-deep = Głębokość
map-edit-height = Wysokość
map-edit-angle = Obrót, stopnie
map-edit-line-width = Szerokość
map-edit-line-length = Długość
map-edit-measures = Wymiary
map-edit-does = Co robi
map-edit-smooth = Krzywa przez punkty
map-edit-clip = Przytnij do krawędzi stołu
map-edit-looks = Wygląda jak
map-edit-look-like = { $look ->
    [field] pole
    [plough] zaorane pole
    [rubble] gruzy
    [rocks] skały
    [orchard] sad
    [bushes] krzaki
    [church] kościół
    [pond] staw
   *[other] { $look }
}
map-edit-without = Wycięte z tego
map-edit-without-which = Który element?
map-edit-without-not = Wycięto: { $piece }. Cofnij wycięcie
map-edit-building = Budynek
map-edit-material = Z czego
map-edit-made-of = { $material ->
    [brick] cegła
    [stone] kamień
    [wood] drewno
   *[mud] glina
}
map-edit-storeys = Kondygnacje
map-edit-add-door = Dodaj drzwi
map-edit-add-window = Dodaj okno
map-edit-add-gap = Dodaj wyrwę
map-edit-add-wall = Podziel ścianą
map-edit-opening-door = Drzwi
map-edit-opening-window = Okno
map-edit-opening-gap = Wyrwa
map-edit-opening-storeys = Kondygnacje otworu { $number }
map-edit-storeys-all = wszystkie
map-edit-storeys-ground = parter
map-edit-opening-remove = Usuń otwór { $number }
map-edit-wall = Ściana wewnętrzna { $number }
map-edit-wall-remove = Usuń ścianę wewnętrzną { $number }
map-edit-special = Budynek specjalny: pomieszczenia dowolnej wielkości
map-edit-picture = Obraz do odrysowania
map-edit-picture-other = Inny obraz
map-edit-picture-opacity = Jak mocno widać obraz
map-edit-picture-width = Szerokość obrazu
map-edit-picture-away = Usuń obraz
map-edit-picture-here = Zostaje w tej przeglądarce i nie należy do mapy.
map-edit-picture-unreadable = To nie jest obraz, który da się pokazać. Wybierz plik PNG, JPEG albo WebP.
map-edit-picture-large = Obraz jest za duży, by przechować go w tej przeglądarce: zniknie po zamknięciu strony. Wybierz mniejszy albo usuń inne mapy.
map-edit-objective = Heks, o który chodzi
map-edit-zone-north-first = Północ, od rzędu
map-edit-zone-north-last = Północ, do rzędu
map-edit-zone-south-first = Południe, od rzędu
map-edit-zone-south-last = Południe, do rzędu
