### whole

build = Tworzenie armii
build-open = Stwórz armię…
build-take = Oddziały do wzięcia
build-list = Rozpiska
build-list-points = Rozpiska ({ $points })
build-beside = Inna rozpiska
build-beside-which = Która rozpiska
build-beside-points = Twoja: { $sign }{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} wobec niej.
build-beside-even = Obie mają tyle samo punktów.
build-shown = Co pokazano
build-search = Szukaj oddziałów
build-nothing-found = Dla tej armii nie ma nic o tej nazwie.
build-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
build-more = { $sign }{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
build-then = Wtedy: { $problem }
build-sum = punkty
build-sum-of = z { $limit } punktów
build-dice = { $system ->
    [bolt_action] { $dice ->
        [one] 1 kostka rozkazu
        [few] { $dice } kostki rozkazów
       *[many] { $dice } kostek rozkazów
    }
   *[other] { $dice ->
        [one] 1 oddział
        [few] { $dice } oddziały
       *[many] { $dice } oddziałów
    }
}
build-legal = Zasady nie znajdują błędów.
build-breaches = { $count ->
    [one] Jedna rzecz łamie zasady.
    [few] { $count } rzeczy łamią zasady.
   *[many] { $count } rzeczy łamie zasady.
}
build-line = Wiersz { $line }:
build-name = Jak nazywa się twoja armia
build-limit = Najwięcej punktów
build-limit-usual = jak zwykle
build-limit-wrong = Liczba całkowita od 1 do 100000 albo nic.
build-empty = Weź pierwszy oddział.
build-unpriced = bez punktów w tych zasadach
build-agreed = { $count ->
    [0] Co ustalono: zasady takie, jakie są
    [one] Co ustalono: jedną rzecz
    [few] Co ustalono: { $count } rzeczy
   *[many] Co ustalono: { $count } rzeczy
}
build-unoffered = Z tą rozpiską ustalono „{ $name } = { $value }”, a tutaj to nie obowiązuje.
build-unoffered-leave = Pomiń to
build-year = Rok, w którym walczy
build-own = Własne
build-own-how = Broń, oddziały lub karty, których nie ma w żadnej księdze armii: podróżują z tą rozpiską i gra się nimi jak wszystkimi innymi. Czego nie powiesz, jest jak w tym, do czego są podobne.
build-own-kind = { $kind ->
    [card] Karta
    [weapon] Broń
    [model] Model
    [unit] Oddział
    [vehicle] Pojazd
   *[other] { $kind }
}
build-own-add = Dodaj { $kind ->
    [card] własną kartę
    [weapon] własną broń
    [model] własny model
    [unit] własny oddział
    [vehicle] własny pojazd
   *[other] własne: { $kind }
}
build-own-new = { $kind ->
    [card] Nowa karta
    [weapon] Nowa broń
    [model] Nowy model
    [unit] Nowy oddział
    [vehicle] Nowy pojazd
   *[other] Nowe: { $kind }
}
build-own-forget = Usuń: { $title }
build-own-wrong = Tak zapisane być nie może; rozpiska zachowuje, co miała. { $problem }
build-own-example = To przykład: zmień go, jak chcesz, potem zachowaj.
build-own-back = Wróć do tego, co ma rozpiska
build-own-file = Jako plik
build-own-others = Co mają inni
own-unsaid = –
own-yes = Tak
own-no = Nie
own-number = { $number }.
own-more = Dodaj: { $what }
own-less = Usuń: { $what }, { $number }
own-unsay = Jak w podobnym: { $what }
own-for = Dla czego
own-for-what = regularny, działo …
build-own-text = Własne rzeczy, jako plik
build-own-keep = Zachowaj to
build-own-bring = Dodaj plik z nimi…
build-move = Przesuń: { $unit }
build-move-how = Przeciągnij albo użyj strzałek
    .touch = Przeciągnij palcem
build-duplicate = Powiel
build-remove = Usuń
build-no-settings = Nic nie można w nim zmienić.
build-not-apt = Co według zasad na nic mu się nie zda
build-less = O jeden mniej: { $setting }
build-add-one = O jeden więcej: { $setting }
build-glance = Co robi zwykłym celom
build-glance-measured = Według dokładnych szans: { $measured }.
build-glance-each = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za każdy
build-new = Nowa armia
build-new-list = Nowa rozpiska
build-from = Zacznij od
build-from-filled = Najmniej, co dozwolone
build-from-empty = Niczego
build-from-shipped = Armie z gry
build-nation = Czyja armia
build-begin = Zacznij
build-lists = Twoje rozpiski
build-list-of = { $title }, punkty: { $points }
build-bring = Otwórz plik
build-give = Ta rozpiska…
build-download = Zapisz jako plik
build-link = Kopiuj odnośnik
build-copy = Kopiuj jako tekst
build-print = Drukuj
build-print-sheet = Drukuj ściągę
build-print-cards = Drukuj karty
build-drop = Usuń tę rozpiskę
build-drop-sure = Usuń na zawsze
build-fight = Walcz nią teraz
build-read = Otwarto jako nową rozpiskę: { $title }.
build-unreadable = Adres nie zawiera armii, którą można odczytać.
build-too-long = Plik jest za długi: armia ma najwyżej { $most } znaków.
build-no-game = Plik nie mówi, z jakiej jest gry: napisz w nim system = "bolt_action" albo inną grę.
build-not-kept = Ta przeglądarka nic więcej nie przechowa: zapisz rozpiskę jako plik.
build-done-added = Wzięto: { $unit }; teraz punktów: { $points }.
build-done-removed = Usunięto: { $unit }; teraz punktów: { $points }.
build-done-moved = { $unit }: teraz numer { $place }.
build-done-changed = Teraz punktów: { $points }.

build-import = Rozpiska z innego programu
build-import-cost = { $sum } { $name }
build-import-sum = Rozpiska podaje { $declared } { $name }, a to, co wymienia, daje { $sum }.
build-import-told = { $unknown ->
        [0] Każdy wiersz znalazł swoje miejsce
        [one] Jeden wiersz nie jest tu znany
        [few] { $unknown } wiersze nie są tu znane
       *[many] { $unknown } wierszy nie jest tu znanych
    }{ $guessed ->
        [0] .
        [one] , jeden odgadnięto. Co o nim powiesz, zapamiętamy dla następnej rozpiski.
        [few] , { $guessed } odgadnięto. Co o nich powiesz, zapamiętamy dla następnej rozpiski.
       *[many] , { $guessed } odgadnięto. Co o nich powiesz, zapamiętamy dla następnej rozpiski.
    }
build-import-means = Co znaczy „{ $name }”
build-import-guess = jak odgadnięto
build-import-choose = wybierz, co to znaczy
build-import-match = Mimo to dopasuj nazwy
build-import-right = zgadza się
build-import-out = pomiń
build-import-open = Otwórz jako armię
build-import-take = Weź, jak jest
build-import-mend = Przejrzyj wiersz po wierszu
build-import-leave = Wstecz

own-field = { $field ->
    [title] Nazwa
    [like] Podobne do
    [nation] Naród
    [nations] Narody
    [type] Typ
    [kind] Rodzaj
    [sign] Znak na żetonie
    [formation] Formacja
    [year] Rok
    [points] Punkty
    [speed] Prędkość
    [defence] Obrona, przód i tył
    [soldiers] Kostki przeciw żołnierzom: bliski, średni, daleki zasięg
    [vehicles] Kostki przeciw pojazdom: bliski, średni, daleki zasięg
    [abilities] Zdolności
    [range] Zasięg
    [minimum] Najmniejszy zasięg
    [shots] Strzały
    [pen] Penetracja
    [he] Pocisk odłamkowo-burzący
    [assault] Broń szturmowa
    [men] Najmniej ludzi
    [most] Najwyżej
    [least] Co najmniej
    [each] Punkty za każdego następnego
    [weapons] Broń
    [weapon] Broń
    [team_weapon] Broń zespołu
    [buys] Broń do kupienia
    [special] Zasady specjalne
    [rules] Zasady specjalne, które ma zawsze
    [traits] Własne zasady specjalne
    [choices] Co można dla niego wybrać
    [drive] Jak jeździ
    [damage] Wartość obrażeń
    [seats] Miejsca
    [recce] Rozpoznanie
    [open_topped] Odkryty
    [front_bonus] Dodatkowy pancerz z przodu
    [mounts] Zamontowana broń
    [at] Gdzie zamontowana
    [mount] Jak zamontowana
    [arc] Strzela w stronę
    [also] I w stronę
    [twin_linked] Sprzężona
    [hull] Rozmiar modelu w calach
    [length] Długość
    [width] Szerokość
    [height] Wysokość
    [tows] Działa, które holuje
    [close] Bliski zasięg
    [normal] Zwykły zasięg
    [extreme] Skrajny zasięg
    [numbers] Wyniki do osiągnięcia
    [infantry] Piechota
    [gun] Działa
    [unarmoured] Pojazdy nieopancerzone
    [light] Lekki pancerz
    [medium] Średni pancerz
    [heavy] Ciężki pancerz
    [target] Pancerz
    [strength] Siła
    [ap] Przebijanie pancerza
    [profile] Profil
    [ws] Walka wręcz
    [bs] Umiejętności strzeleckie
    [s] Siła
    [t] Wytrzymałość
    [w] Żywotność
    [i] Inicjatywa
    [a] Ataki
    [ld] Cechy przywódcze
    [save] Rzut na pancerz
    [invulnerable] Rzut niewrażliwości
    [front] Pancerz z przodu
    [side] Pancerz z boku
    [rear] Pancerz z tyłu
    [gear] Wyposażenie
    [upgrades] Co można kupić
    [instead] Zamiast
    [part] Modele
    [model] Model
    [size] Najmniej i najwięcej modeli
    [transports] Transportery
   *[other] { $field }
}
