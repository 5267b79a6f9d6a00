### whole

plan-yes = tak
plan-no = nie
plan-battle = Bitwa
plan-title = Tytuł
plan-map = Mapa
plan-map-open = dowolna
plan-turns = Tury
plan-no-limit = bez limitu
plan-none = brak
plan-armies = Armie
plan-army = Armia
plan-army-open = dowolna
plan-zone = Rozstawia się
plan-victory = Zwycięstwo
plan-called = Nazwa
plan-points = Punkty
plan-from-left = Od lewej
plan-from-top = Od góry
plan-inches = cale
plan-centimetres = cm
plan = Edytor scenariuszy
plan-open = Stwórz scenariusz…
plan-new = Nowy scenariusz
plan-own = Mój scenariusz
plan-from = Zacznij od
plan-begin = Zacznij
plan-kept = Twoje scenariusze
plan-give = Ten scenariusz…
plan-bring = Otwórz plik…
plan-download = Zapisz jako plik
plan-drop = Usuń
plan-drop-sure = Na pewno usunąć?
plan-ready = Można z nim zacząć bitwę.
plan-shown = Co pokazano
plan-says = Co mówi
plan-its-map = Jego mapa
plan-play = Zagraj
plan-no-field = Scenariusz tej gry nie ma pola { $name }.
plan-other-game = To scenariusz z gry { $found }, a chodziło o { $asked }. Otwórz go w grze { $found }.
plan-no-map = Scenariusz nie ma mapy, którą da się odczytać, więc nic na niej nie leży. Wybierz najpierw inną mapę.
plan-changed = { $title }, zmieniony
plan-number = { $value }
plan-mend-set = { $field }: { $value }
plan-mend-remove = Usuń: { $what }
plan-mend-move = Przesuń: { $what }
plan-note = O co chodzi
plan-limit = Punkty na stronę
plan-army-of = { $side ->
    [1] Pierwsza armia
   *[other] Druga armia
}
plan-army-costs = Koszt w punktach: { $points }. { $count ->
    [0] Zasady nie znajdują w niej błędów.
    [one] Łamie jedną zasadę; za zgodą obu stron i tak może grać.
    [few] Łamie { $count } zasady; za zgodą obu stron i tak może grać.
   *[many] Łamie { $count } zasad; za zgodą obu stron i tak może grać.
}
plan-side = { $side ->
    [1] Pierwsza strona
   *[other] Druga strona
}
plan-zone-of = { $side ->
    [1] Strefa pierwszej strony
   *[other] Strefa drugiej strony
}
plan-zone-south = południe
plan-zone-north = północ
plan-zone-north-west = północny zachód
plan-zone-north-east = północny wschód
plan-zone-south-west = południowy zachód
plan-zone-south-east = południowy wschód
plan-depth-of = Głębokość strefy: { $whose }
plan-middle-of = { $what }, całość
plan-add-objective = Dodaj miejsce, o które się walczy
plan-objective = { $title }
plan-from-nothing = Niczego, z rozsądnymi wartościami
plan-from-shipped = Zmień jeden z tych, które są w grze
plan-bundle = Zapisz z mapą i armiami w jednym pliku
plan-read = Otwarto: { $title }.
plan-too-long = Scenariusz ma najwyżej { $most } znaków. Coś pomiń.
plan-done = { $count ->
    [0] Zmieniono.
    [one] Zmieniono. Jedna rzecz jest zła.
    [few] Zmieniono. { $count } rzeczy są złe.
   *[many] Zmieniono. { $count } rzeczy jest złych.
}
plan-wrong = { $count ->
    [one] Jedna rzecz jest zła
    [few] { $count } rzeczy są złe
   *[many] { $count } rzeczy jest złych
}
plan-in-it = { $title } (w scenariuszu)
plan-map-of = Mapa: { $map }
plan-handle = Przesuń: { $what }
plan-how = Przeciągnij to, co ma uchwyt, albo przesuń strzałkami.
    .touch = Przeciągnij palcem to, co ma uchwyt.
