### whole

# Słowa stołu w przeglądarce.

table-title = { $game } · grognard
table-moment = Chwileczkę…
table-lost = Połączenie zostało zerwane. Stół wróci sam, gdy tylko będzie to możliwe.
table-failed = Tego nie udało się narysować. Z bitwy nic nie przepadło. Co zawiodło: { $problem }
table-again = Spróbuj ponownie
table-no-server = Program nie odpowiada. Czy nadal działa?
table-close = Zamknij

## Pasek

table-turn-none = Przed bitwą
table-turn = Tura { $turn }
table-turn-of = Tura { $turn } z { $turns }
table-score = { $first } { $a }, { $second } { $b }
table-take-back = Cofnij
table-take-back-key = Cofnij ostatni wybór (Z)
table-take-back-title = Cofnąć?
table-take-back-last = Cofnięty zostanie ostatni wybór wraz ze wszystkim, co po nim nastąpiło.
table-take-back-line = Bitwa wróci do chwili przed wyborem, który doprowadził do tego:
table-take-back-here = Wróć przed to
table-take-back-to = Wróć przed: { $line }
table-take-back-dice = Kostki są policzone: te same wybory trafią znów na te same kostki.
table-take-back-agree = Cofnięte zostaną też rzuty lub wybory drugiej strony ({ $side }): niech to ona naciśnie przycisk, jeśli się zgadza.
table-take-back-agreed = { $side }: zgoda
table-take-back-no = Zostaw
table-take-back-ask = Cofnięte zostaną też rzuty lub wybory drugiej strony ({ $side }): zostanie o to zapytana przy swoim ekranie.
table-take-back-asks = Zapytaj
table-idle = { $reason } { $count ->
    [one] Jeden oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}
table-more-ways = { $count ->
    [one] i jeszcze jeden sposób
    [few] i jeszcze { $count } sposoby
   *[many] i jeszcze { $count } sposobów
}
table-alike = { $count ->
    [one] i jeszcze jedno dokładnie takie samo
    [few] i jeszcze { $count } dokładnie takie same
   *[many] i jeszcze { $count } dokładnie takich samych
}; na stole można nacisnąć każde z osobna
table-whose-turn = Decyduje: { $side }
table-curtain = Przekaż ekran. Teraz: { $side }
table-curtain-why = To, co pod spodem, jest tylko dla oczu tej strony.
table-curtain-lift = { $side }: mam
table-rules = Zasady
table-rules-key = Znajdź zasadę (/)
table-luck = Szczęście dotąd
table-luck-key = Szczęście dotąd (O)
table-theme = Jasno lub ciemno
table-theme-choose = Kolory
table-theme-system = Jak w systemie
table-theme-light = Jasne
table-theme-dark = Ciemne
table-menu = Menu
table-skip-question = Przejdź do pytania
table-skip-content = Przejdź do treści
table-language = Język
table-language-name = { $language ->
    [el] Ελληνικά
    [en] English
    [hu] Magyar
    [it] Italiano
    [pl] Polski
    [ru] Русский
   *[other] { $language }
}

## Stół

table-board-region = Stół
table-board-role = stół
table-board-name = Stół { $width } na { $depth } stóp, tura { $turn }
table-hex-board-name = Mapa heksowa, { $columns } na { $rows }, tura { $turn }
table-hex = { $hex }, { $ground }
table-hex-told = { $hex }{ $reach ->
    [yes] , w zasięgu ruchu
   *[no] , poza zasięgiem ruchu
}{ $units ->
    [0] {""}
    [one] , jeden oddział
    [few] , { $units } oddziały
   *[many] , { $units } oddziałów
}
table-carries = Wiezie: { $unit }.
table-ground = Teren
table-arm = { $count } × { $arm }
table-unit-chosen = Wybrany.
table-unit-target = Cel.
table-unit-best = Polecany.
table-zoom = Powiększenie
table-zoom-in = Bliżej (+)
table-zoom-out = Dalej (−)
table-zoom-all = Cały stół (0)
table-turn-board = Obróć mapę o ćwierć obrotu (V)
table-north = Pn
table-north-right = Północ jest po prawej.
table-strip-empty = Wybierz oddział, by zobaczyć tu jego dane.
table-this-turn = Ta tura
table-glyph-die = Kostka: { $glyph ->
    [none] bez znaku
   *[other] { $glyph }
}
table-sign = { $sign ->
    [smg] Pistolety maszynowe
    [heavy-infantry] Ciężka piechota
    [scouts] Zwiadowcy
    [engineer] Saperzy
    [hq] Oficer
    [hero] Bohater
    [psyker] Psionik
    [medic] Sanitariusz
    [observer] Obserwator
    [sniper] Snajper
    [lmg] Lekki karabin maszynowy
    [mmg] Karabin maszynowy
    [at-rifle] Karabin przeciwpancerny
    [launcher] Granatnik przeciwpancerny
    [flamethrower] Miotacz ognia
    [mortar] Moździerz
    [support] Broń ciężka
    [paratrooper] Spadochroniarze
    [jump-infantry] Piechota skokowa
    [blades] Piechota do walki wręcz
    [claws] Rój do walki wręcz
    [brood] Rój strzelający
    [rabble] Lekka piechota
    [swarm] Chmara
    [beasts] Bestie
    [monster] Potwór
    [monster-leader] Przywódca potworów
    [bike] Motocykle
    [anti-tank-gun] Działo przeciwpancerne
    [field-gun] Haubica
    [anti-aircraft-gun] Działo przeciwlotnicze
    [rocket-launcher] Wyrzutnia rakiet
    [tank-light] Lekki czołg
    [tank-medium] Średni czołg
    [tank-heavy] Ciężki czołg
    [tank-destroyer] Działo szturmowe lub niszczyciel czołgów
    [flame-tank] Pojazd z miotaczem ognia
    [sp-gun] Działo samobieżne
    [sp-anti-aircraft] Pojazd przeciwlotniczy
    [rocket-artillery] Artyleria rakietowa
    [armored-car] Samochód pancerny
    [half-track] Pojazd półgąsienicowy
    [carrier] Transporter gąsienicowy
    [apc] Transporter opancerzony
    [ifv] Uzbrojony transporter
    [truck] Ciężarówka
    [car] Samochód
    [walker] Kroczący
    [skimmer] Ścigacz
    [skimmer-carrier] Transporter unoszący się
    [copter] Żyrokopter
    [fighter] Myśliwiec
    [bomber] Bombowiec
    [obstacle-wire] Drut kolczasty
    [obstacle-mines] Pole minowe
    [obstacle-pillbox] Schron
    [obstacle-tank] Zapora przeciwczołgowa
   *[rifle] Piechota
}
table-piece = { $kind ->
    [hill] Wzgórze
    [wood] Las
    [orchard] Sad
    [field] Pole
    [crops] Zboże
    [plough] Zaorane pole
    [hedge] Żywopłot
    [bocage] Bocage
    [wall] Mur
    [fence] Płot
    [wire] Zasieki
    [stream] Strumień
    [river] Rzeka
    [pond] Staw
    [water] Woda
    [road] Droga
    [lane] Dróżka
    [bridge] Most
    [building] Budynek
    [church] Kościół
    [rubble] Gruz
    [marsh] Bagno
    [craters] Leje
    [ruin] Ruina
    [ruins] Ruiny
    [rocks] Skały
    [spire] Iglica skalna
    [bushes] Krzaki
    [tall-grass] Wysoka trawa
    [crates] Skrzynie
    [pipes] Rury
    [traps] Zapory przeciwczołgowe
    [minefield] Pole minowe
    [bunker] Bunkier
    [slope] Stromy stok
    [trench] Okop
    [sandbags] Worki z piaskiem
    [wreck] Wrak
    [cliff] Urwisko
    [terrace] Taras
   *[other] Teren
}
sheet-title = Podsumowanie zasad
table-markers = Znaczniki
table-smoke = Dym
table-objective = Cel misji
table-ground-next = obejrzyj teren, najpierw najbliższy
table-ground-before = obejrzyj poprzedni teren
table-ground-away = { $length ->
    [centimetre] Odległość: { $distance } cm ({ $unit })
   *[inch] Odległość: { $distance }″ ({ $unit })
}
table-ground-holds = Są tam: { $units }
table-here = Co tu jest
table-legend = Linie na stole
table-legend-reach = zasięg ruchu
table-legend-sees = widoczność
table-legend-blocked = zasłonięte
table-legend-watch = pas czuwania
table-legend-zone = strefa
table-legend-seen = widoczne
table-legend-unseen = niewidoczne
table-legend-touched = na linii
table-legend-chosen = wybrane
table-legend-sight = widok, osłona
table-legend-cover = daje osłonę
table-legend-aside = nie strzeli
table-legend-path = droga
table-legend-threat = może reagować
table-legend-aura = oficer
table-legend-range = zasięg
table-legend-arc = łuk ognia
table-shot-hits = { $hits } z { $dice }
table-legend-stops = skryte, widoczne

## Kolumna

table-column = Decyzja
table-still-to-act = { $count ->
    [one] Jeden oddział jeszcze nie działał
    [few] { $count } oddziały jeszcze nie działały
   *[many] { $count } oddziałów jeszcze nie działało
}
table-still-to-place = { $count ->
    [one] Jeden oddział do rozstawienia
    [few] { $count } oddziały do rozstawienia
   *[many] { $count } oddziałów do rozstawienia
}
table-you-may-interrupt = możesz przerwać
table-over = bitwa skończona
table-key-escape = Esc
table-key-space = Spacja
table-choose = Wybierz
table-choose-option = Wybierz: { $option }
table-choose-none = Wybierz coś
table-back = Wstecz
table-not-allowed = Teraz niedozwolone

table-orders = Rozkazy
table-order-for = Wybierz rozkaz. Oddział: { $unit }.
table-order-give = Rozkaz: { $order }
table-order-none = Wybierz rozkaz
table-take-in-hand = Weź: { $unit }
table-suggested = Polecane:
table-suggested-with = Polecane, { $unit }:
table-suggested-result = { $reason } Spodziewane: { $result }.
table-hint = Co byś zrobił?
table-hint-key = Co zrobiłby tu gracz komputerowy i z czym się liczy (H)
table-hint-who = Kogo pytamy
table-hint-regular = Regularny, od razu
table-hint-veteran = Weteran, { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
table-hint-thinking = Myśli …
table-hint-stop = Przerwij
table-hint-again = Zapytaj ponownie
table-hint-do = Zrób to
table-hint-close = Zamknij
table-hint-line = Z czym się liczy
table-hint-came = { $worlds } z { $all }
table-hint-ends =
    Rozegrano do końca tury { $worlds ->
        [one] raz
        [few] { $worlds } razy
       *[many] { $worlds } razy
    }, za każdym razem z innymi kośćmi: średnio { $way ->
        [more] o { $points } pkt więcej niż teraz
        [less] o { $points } pkt mniej niż teraz
       *[even] tyle co teraz
    }.
table-hint-none = Zabrakło czasu, by sprawdzić, co dalej.
table-other-unit = Inny oddział
table-units-that-may = Oddziały, które mogą działać

table-move-how = Przeciągnij oddział, naciśnij miejsce lub użyj strzałek.
    .touch = Narysuj drogę palcem lub dotknij miejsca.
table-move-enter = Przeciągnij od krawędzi stołu, z której oddział wchodzi.
table-move-here = Rusz tutaj
table-edge-of = krawędź: { $side }
table-about-more = Wyjaśnij
table-about-less = Mniej
table-move-clear = Wyczyść drogę
table-move-apart = Ustaw jednego osobno
table-move-apart-next = Następny żołnierz
table-move-apart-now = { $man }: strzałki przesuwają tylko jego.
    .touch = { $man }: przeciągnij tylko jego.
table-formation = Szyk
table-formation-keep = Jak teraz
table-formation-line = Linia
table-formation-column = Kolumna
table-formation-block = Blok

table-act-for = Wybierz akcję. Oddział: { $unit }.
table-act-choose = Wybierz akcję lub heks
table-attack-on = Atak: { $target }
table-attacks-by = Atakuje: { $unit }
table-unit-at = { $hex }, { $fact }
table-others = Inne akcje
table-watch = Czuwaj stąd
table-move = Ruch
table-place = Wskaż heks
table-hex-how = Naciśnij heks w zasięgu lub steruj strzałkami.
    .touch = Dotknij heksu w zasięgu.
table-turn-how = Może tylko obrócić się w miejscu.
table-hex-go = Idź: { $hex }
table-hex-look = Spójrz: { $hex }
table-via = Przez ten heks
table-turn-here = Obróć tutaj
table-turn-left = Obróć w lewo (Q)
table-turn-by-left = Obróć w lewo
table-turn-by-right = Obróć w prawo
table-turn-right = Obróć w prawo (E)
table-facing-end = Zwrot na końcu
table-facing = { $degrees ->
    [0] północ
    [30] północny północny wschód
    [60] północny wschód
    [90] wschód
    [120] południowy wschód
    [150] południowy południowy wschód
    [180] południe
    [210] południowy południowy zachód
    [240] południowy zachód
    [270] zachód
    [300] północny zachód
    [330] północny północny zachód
   *[other] { $degrees } stopni
}
table-step-back = Krok wstecz
table-place-for = Wybierz miejsce. Oddział: { $unit }.
table-place-choose = Wybierz heks
table-place-how = Naciśnij zaznaczony heks lub użyj strzałek.
    .touch = Dotknij zaznaczonego heksu.
table-place-here = Ustaw tutaj
table-place-point = Naciśnij miejsce na stole lub steruj strzałkami.
    .touch = Dotknij miejsca na stole.
table-tray = { $count ->
    [one] { $count } oddział do rozstawienia
    [few] { $count } oddziały do rozstawienia
   *[many] { $count } oddziałów do rozstawienia
}

table-targets = Cele
table-other-target = Inny cel
table-riders = Oddziały, które mogą wsiąść
table-target-before = Poprzedni cel
table-wait-until = Czekaj, aż…
table-casualties = Żołnierze
table-casualty-take = Zdejmij jego
table-casualty-take-these = Zdejmij tych
table-casualty-default = Wybierz za mnie
table-muster-take = Weź { $count } z { $of } oddziałów
table-muster-not = Scenariusz nie pozwala na tyle oddziałów; włącz lub wyłącz inne.

table-die = { $face }{ $success ->
    [yes] , sukces
   *[no] {""}
}{ $typed ->
    [yes] , wpisana
   *[no] {""}
}
table-dice-typed = Wpisano { $count } z { $of } kostek
table-dice-count = { $count } z { $of }
table-dice-add = Dodaj { $face }
table-dice-done = Użyj tych kostek
table-dice-back = Usuń ostatnią

table-log = Dziennik
table-log-older = Starsze wpisy
table-log-times = { $line } ({ $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
})
table-rule-open = { $rule }, otwórz zasadę
table-odds-none = Wybierz coś, by zobaczyć szanse.
table-sheet = Podnieś lub opuść kartę
table-tab-decide = Decyzja
table-tab-unit = Oddział
table-tab-odds = Szanse
table-tab-log = Dziennik

## Okna

table-new-battle = Nowa bitwa
table-game = Gra
table-game-later = w późniejszej wersji
table-scenario = Scenariusz
table-map = Stół
table-first-side = Pierwsza strona
table-second-side = Druga strona
table-army-of = Armia: { $side }
table-army-facts = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $system ->
    [bolt_action] kostki rozkazów: { $dice }
   *[other] oddziały: { $dice }
}
table-player-of = Gracz: { $side }
table-player-here = Tutaj
table-player-computer = Komputer
table-agent-of = Jak gra komputer: { $side }
table-agent-seconds = Sekundy na decyzję
table-dice = Kostki
table-dice-rolled = Rzucane tutaj
table-dice-typed-in = Wpisywane
table-year = Rok
table-seed = Ziarno
table-seed-any = dowolne
table-seed-wrong = Tylko cyfry albo nic.
table-house-rules = Zasady domowe
table-house-changed = { $count ->
    [0] Jak w podręczniku
    [one] 1 zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
table-house-presets = Wszystkie razem
table-house-no-preset = Wszystkie domyślne
table-house-own = Jak wybrano niżej
table-house-default = { $value } (domyślnie)
table-bring = Wczytaj plik…
table-of-scenario = Ze scenariusza
table-bring-for = Wczytaj plik dla strony: { $side }
table-bring-drop = Użyj gotowej armii
table-bring-wrong = { $file }: { $problem }
table-lists-problems = { $count ->
    [one] Jedna uwaga do rozpisek, powyżej.
    [few] { $count } uwagi do rozpisek, powyżej.
   *[many] { $count } uwag do rozpisek, powyżej.
}
table-uneven = Strony są nierówne: punkty { $first } do { $second }.
table-lists-legal = Rozpiska jest zgodna z zasadami.
table-start = Zacznij bitwę

table-battles = Bitwy
table-battles-none = Nie ma jeszcze bitew.
table-save = Zapisz bitwę
table-load = Wczytaj bitwę…
table-give-up = Poddaj się
table-give-up-title = Poddać bitwę?
table-give-up-told = Poddaje się: { $side }. Bitwa kończy się od razu, wygrywa: { $other }, i nie można tego cofnąć.
table-give-up-not-now = Teraz o nic nie jesteś pytany. Możesz się poddać, gdy przyjdzie twoja kolej na decyzję.
table-give-up-play-on = Graj dalej
table-file-too-large = Plik jest większy niż { $megabytes } MB.
table-units = Wszystkie oddziały
table-place-table = na stole
table-place-off = poza stołem
table-place-destroyed = zniszczony
table-letters = Pojedyncze litery działają
table-sounds = Dźwięki
table-keys = Klawisze
table-keys-enter-key = Enter
table-keys-units-key = J, K na stole
table-keys-units = następny, poprzedni oddział, który może działać
table-keys-targets-key = T, Shift T
table-keys-hexes-key = Strzałki
table-keys-hexes = z heksu na heks; Enter bierze heks, drugi Enter potwierdza
table-keys-numbers-key = od 1 do { $count }
table-keys-numbers = oddział, karta lub akcja o tym numerze
table-keys-arrows-key = Strzałki
table-keys-arrows = przesuwają koniec drogi o pół cala; z Shift o dziesiątą część; z Alt obracają o 5 stopni
table-keys-log-key = Strzałki w dzienniku
table-keys-log = w górę i w dół od zasady do zasady, w lewo i w prawo także do cofnięcia
table-keys-zoom-key = + − 0
table-keys-zoom = bliżej, dalej, cały stół
table-keys-help-key = ?
table-keys-help = ta lista

table-rules-find = Słowa albo numer zasady
table-rules-found = { $count ->
    [0] Żadna zasada nie ma tych słów.
    [one] Jedna zasada.
    [few] { $count } zasady.
   *[many] { $count } zasad.
}
table-rule-source = Źródło: { $source }
table-rule-option = Zasada domowa: { $option }
table-rule-deferred = Ta zasada nie jest jeszcze grana.

table-result = Bitwa skończona
table-result-show = Pokaż wynik
table-result-look = Spójrz na stół
table-result-after = { $scenario }, { $turn ->
    [0] przed pierwszą turą
   *[other] tura { $turn }
}
table-result-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
table-result-brief = { $turns ->
    [0] Skończyła się przed pierwszą turą.
   *[other] Skończyła się w jednej turze.
}
table-result-brief-side = { $side }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, zostało { $left }% sił.
table-result-lost = Stracone oddziały
table-result-none-lost = Nie stracono żadnego oddziału.
table-result-units = Pozostałe oddziały
table-result-men = { $heads ->
    [models] Pozostałe modele
    [pieces] Pozostałe figurki
   *[men] Pozostali żołnierze
}
table-result-of = { $left } z { $start }
table-result-loss = tura { $turn }{ $by ->
    [none] { "" }
   *[other] , głównie: { $by }
}
table-result-most = Zdziałali najwięcej
table-result-deed = { $units ->
    [0] { "" }
    [one] jeden oddział wyeliminowany,{ " " }
    [few] { $units } oddziały wyeliminowane,{ " " }
   *[many] { $units } oddziałów wyeliminowanych,{ " " }
}{ $men ->
    [0] { "" }
    [one] { $heads ->
        [models] jeden model
        [pieces] jedna figurka
       *[men] jeden żołnierz
    },{ " " }
    [few] { $men } { $heads ->
        [models] modele
        [pieces] figurki
       *[men] żołnierzy
    },{ " " }
   *[many] { $men } { $heads ->
        [models] modeli
        [pieces] figurek
       *[men] żołnierzy
    },{ " " }
}{ $share }% sił wroga
table-result-score-by-turn = Punkty w turach
table-result-left-by-turn = Pozostałe siły w turach
table-result-turning = Gdzie się przechyliło
table-result-no-turning = W żadnej chwili szala nie przechyliła się mocno.
table-result-turn = Tura { $turn }
table-result-lead = Prowadzenie w punktach: { $side }.
table-result-swing = Szala przechyla się o { $swing }% na korzyść: { $side }.
table-result-to = Pokaż w dzienniku
table-result-to-line = Pokaż w dzienniku: { $line }
table-result-back = Wróć tutaj
table-result-luck = Szczęście
table-result-print = Drukuj

## Szanse

table-odds = Szanse
table-odds-back = Do stołu
table-odds-question = Pytanie
table-odds-about-attacker = Atakujący
table-odds-about-target = Cel
table-odds-about-attack = Atak
table-odds-further = Dalsze szczegóły
table-odds-set = ustawione: { $count }
table-odds-swap = Zamień atakującego i cel
table-odds-search = Szukaj po nazwie
table-odds-search-free = Nazwa albo „{ $example }”
table-odds-own = Jak wpisano: „{ $text }”
table-odds-no-such = Nic nie ma tych słów.
table-odds-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
table-odds-less = { $field }: mniej
table-odds-more = { $field }: więcej
table-odds-between = Od { $least } do { $most }.
table-odds-all = wszystkie
table-odds-usual = jak zwykle
table-odds-usual-again = Jak zwykle
table-odds-hold-none = Nie wybieraj żadnego
table-odds-no-value = brak
table-odds-add = { $field }: dodaj
table-odds-add-short = Dodaj…
table-odds-without = Bez: { $what }
table-odds-answer = Odpowiedź
table-odds-to-answer = Do odpowiedzi
table-odds-cannot = To niemożliwe.
table-odds-chances = Szanse
table-odds-percent = { $percent }%
table-odds-copy = Kopiuj zdanie
table-odds-copy-address = Kopiuj adres
table-odds-copied = Skopiowano
table-odds-not-copied = Przeglądarka nie pozwoliła na kopiowanie.
table-odds-keep = Zachowaj do porównania
table-odds-compare = Obok siebie
table-odds-now = O to pytasz teraz.
table-odds-take = Zmień
table-odds-drop = Usuń
table-odds-drop-which = Usuń: { $which }
table-odds-pairing = { $attacker } → { $target }
table-odds-detail = { $field }: { $value }
table-odds-looks = Na co patrzeć
table-odds-look-answer = Odpowiedź
table-odds-look-worth = Zmiany
table-odds-look-curve = Krzywa
table-odds-look-table = Zestawienie
table-odds-look-plan = Plan
table-odds-worth = Ile warta jest każda zmiana
table-odds-worth-none = O żadną zmianę tego pytania nie warto pytać.
table-odds-try = Wypróbuj
table-odds-try-which = Wypróbuj: { $which }
table-odds-curve = Gdy zmienia się liczba
table-odds-along = Według
table-odds-from = Od { $value }: { $best ->
    [none] nic nie szkodzi celowi.
   *[other] najlepsze: { $best }.
}
table-odds-curve-told = Krzywe według: { $field }. { $changes }
table-odds-curve-more = Zachowaj wynik, by porównać go tu z innymi.
table-odds-figures = Liczby
table-odds-table = Kto przeciw komu
table-odds-table-more = Wszyscy atakujący i wszystkie cele leżące obok siebie, każde z tym, o co pytasz teraz. ★: najlepszy przeciw temu celowi.
table-odds-table-armies = Obie armie z pytania, po oddziale każdego rodzaju. Zachowaj wyniki do porównania, a staną tu one. ★: najlepszy przeciw temu celowi.
table-odds-saved-questions = Zapisane pytania
table-odds-name = Nazwa
table-odds-save = Zapisz to pytanie
table-odds-saved = Zapisano: { $name }.
table-odds-forget = Usuń
table-odds-forget-which = Usuń: { $name }
table-odds-forgotten = Usunięto: { $name }.
table-odds-none-saved = Nic jeszcze nie zapisano. To, co zapiszesz, zostaje w tej przeglądarce.
table-odds-impossible = niemożliwe
table-odds-best = najlepsze
table-odds-plan = Jeden po drugim
table-odds-plan-more = Zachowaj ten wynik i zapytaj o inny atak na ten sam cel: tutaj wykonane zostaną jeden po drugim.
table-odds-missed = Nikt już do tego nie został: { $percent }%
table-odds-way = Po drodze: straty od ognia { $lost }, wszyscy { $gone }%; do zwarcia dochodzi { $blows }%
table-odds-goal = Zamiar
table-odds-by-then = do tej pory
table-odds-better = W kolejności { $order } byłoby { $percent }%.
table-odds-best-order = Żadna inna kolejność nie daje większej szansy.
table-odds-take-order = Przyjmij tę kolejność
table-odds-strikes = Potem cel odpowiada; kogo atakuje
table-odds-strikes-how = Jak odpowiada
table-odds-nobody = nikogo
table-odds-held = że potem nadal tu będzie: { $attacker }; gdyby cel uderzył pierwszy, { $unanswered }%. Że zdoła odpowiedzieć: { $countered }%.
table-odds-too-many = obliczeń: { $count }; obok siebie mieści się najwyżej { $most }
table-odds-unreadable = Ten adres nie zawiera obliczenia, które można odczytać („{ $part }”). Oto nowe.

table-about = O programie grognard
table-about-what = grognard prowadzi bitewne gry figurkowe według ich pełnych zasad i mówi ci dlaczego, zasada po zasadzie.
table-about-unofficial = To nieoficjalny, wolny program. Nie został stworzony, zatwierdzony ani wsparty przez wydawców gier; ich nazwy należą do właścicieli. Aby nauczyć się gier, potrzebujesz podręczników.
table-about-licence = Wolne oprogramowanie na licencji Apache License 2.0.

## Karty rozkazów i łańcuchy

table-chain = Łańcuch
table-chain-order = od góry
table-chain-due = Wykonany jako numer { $due }:
table-hand-yours = Twoja ręka
table-card-units = Oddziały, które mogą dostać rozkaz
table-card-play = Zagraj { $card }: { $unit }
table-card-none = Wybierz kartę
table-card-none-fits = Żadna twoja karta nie pasuje
table-card-no-unit = Wybierz oddział
table-card-unfit = Nie pasuje: { $why }
table-cards-lay = Wyłóż: { $cards }
table-cards-away = Odłóż: { $cards }
table-cards-some = { $least ->
    [0] { $most ->
        [one] Wybierz najwyżej { $most } kartę
        [few] Wybierz najwyżej { $most } karty
       *[many] Wybierz najwyżej { $most } kart
    }
   *[other] { $most ->
        [one] Wybierz { $most } kartę
        [few] Wybierz { $most } karty
       *[many] Wybierz { $most } kart
    }
}
table-piles = { $hand } na ręce, { $deck } w talii
table-piles-played = zagrane ({ $count }): { $cards }
table-piles-discards = odrzucone ({ $count }): { $cards }
table-switch-more = Więcej deklaracji ({ $count })
table-switch-said = { $title }: { $value }
table-switch-nothing = Nic ponadto
table-switch-change = Zmień
table-holds = Albo wstrzymaj strzał
table-hold-point = Po { $at } z { $most } cm drogi
table-hold-take = Wstrzymaj strzał do tej chwili
table-declare = Zadeklaruj
table-place-anywhere = Przeciągnij gdziekolwiek na zaznaczony teren albo dotknij tam miejsca.
table-board-name-metric = Stół { $width } na { $depth } cm, tura { $turn }

## Szczęście dotąd

table-odds-coming = Trwa obliczanie szans…
table-luck-none = Nie rzucono jeszcze kostek, które się liczą.
table-luck-together = Wszystko razem
table-luck-band = przy uczciwych kostkach, 95 razy na 100
table-luck-expected = spodziewane
table-luck-actual = co wypadło
table-luck-how = Każdy rzut porównuje się z jego dokładnymi szansami w tamtej chwili, przed rzutem. Gdy patrzy się na kilka rzeczy naraz, jedna poza swoim pasem od czasu do czasu nie jest niczym niezwykłym.

table-first = Pierwsza bitwa
table-first-about = Mała bitwa, rozstawiona i gotowa, przeciw komputerowi. Przy każdym pytaniu stoi zdanie, które mówi, po co ono jest i co zwykle się sprawdza; możesz wyjść w każdej chwili.
table-first-time = Pierwsza bitwa (10 minut)
table-first-skip = Od razu do bitwy
table-lesson = Lekcja
table-lesson-take = Zrób to: { $option }
table-lesson-take-with = { $unit }: { $option }
table-lesson-with = Zrób to: { $unit }
table-lesson-at = Zrób to: { $unit } → { $target }
table-lesson-do = Zrób, co polecane
table-lesson-off = Ukryj
table-lesson-off-told = Ukryj lekcje
table-lesson-on = Pokaż lekcje
table-lesson-leave = Wyjdź
table-goal = Jak wygrać bitwę
table-goal-stands = Stan
table-goal-until = Czas trwania
table-goal-rules = Zasady, które za tym stoją:

table-rules-example = jak strzelać
table-rules-turn = Przebieg tury
table-rules-chapters = Rozdziały
table-rules-all = Wszystkie zasady
table-rules-count = { $count ->
        [one] jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }

table-ahead = Jaka to będzie bitwa
table-ahead-units = { $count } × { $unit }, razem { $men }
table-ahead-unit = { $unit }, { $men }

table-skip = Przejdź do mojego następnego pytania
table-pace = Komputer na wybór potrzebuje
table-pace-usual = tyle co zwykle
table-pace-seconds = { $seconds ->
        [0] zero czasu
        [one] jednej sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }
table-battles-here = ten stół
table-battles-delete = Usuń
table-battles-delete-this = Usuń: { $battle }
table-battles-sure = Usunąć ją?
table-battles-keep = Zachowaj
table-house-find = Znajdź zasadę domową
table-house-none = Żadna zasada domowa nie ma tych słów.
table-rules-more = Więcej, według rozdziałów
table-battles-rename = Zmień nazwę
table-battles-rename-this = Zmień nazwę: { $battle }
table-battles-name = Nazwa bitwy
table-battles-name-hint = Puste: tak, jak nazywa ją program.
table-battles-name-take = Przyjmij nazwę
table-battles-who = { $players ->
    [both] Dwie osoby przy tym ekranie
    [one] Ty ({ $side }) przeciw komputerowi
   *[none] Komputer sam ze sobą
}

table-position = Ułóż pozycję
table-position-open = Ułóż pozycję…
table-position-text = Pozycja, wiersz na oddział
table-position-line = Wiersz { $line }
table-position-picture = Stół
table-position-how = Przeciągnij oddział albo wybierz go i użyj strzałek (Shift: dokładniej; Alt: obrót). Co się przesunie, zapisze się w swoim wierszu.
    .touch = Przeciągnij oddział palcem. Co się przesunie, zapisze się w swoim wierszu.
table-position-unit = { $unit }, wiersz { $line }
table-position-add = Dodaj oddział
table-position-add-side = Strona
table-position-add-which = Który oddział
table-position-add-it = Dodaj
table-position-ground = Stół pozycji
table-position-which-table = Który stół
table-position-own-tables = Własne, z edytora map
table-position-shipped-tables = Z gry
table-position-lay = Rozłóż
table-position-which-terrain = Jaki teren
table-position-put = Ustaw pośrodku
table-position-between = Widoczność i szanse
table-position-who = Kto patrzy i strzela
table-position-whom = Do kogo
table-position-ask = Co widzi i w co trafia?
table-position-undo = Cofnij
table-position-redo = Ponów
table-position-copy = Kopiuj tekst
table-position-play = Graj od tego miejsca
table-position-game = Gra
table-position-example = Zacznij od przykładu
table-position-unreadable = Adres nie zawiera pozycji, którą można odczytać. Oto ostatnia.
table-position-of = { $unit }: { $choice }
table-position-over = Nikt nie jest pytany: bitwa skończona.
table-position-more = { $count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
table-position-help = Jak się to zapisuje
table-position-help-unit = a.squad SŁOWA @24,30 pins 3: strona a (pierwsza) lub b, nazwa, czym jest, gdzie stoi, co jeszcze jest o nim prawdą
table-position-help-models = Niżej, z wcięciem, pojedyncze modele: .2 wounds 1
table-position-help-asks = asks { $step } a: kto o co jest pytany. Możliwe: { $steps }
table-position-help-table = table 48 x 48: goły stół. piece wood copse 20,20 28,26: teren na nim. map NAZWA i army a NAZWA biorą to, co przychodzi z grą.
table-position-help-places = Miejsca liczy się od lewego górnego rogu; 30,8/180 patrzy w dół. Na heksach: D7/S.

## Bitwy między komputerami

table-fight-out = Rozegraj wiele razy
table-fight-out-what = Komputery toczą tę bitwę raz za razem, a ty dowiadujesz się, która strona wygrywa, z jaką pewnością i które oddziały były warte swoich punktów.
table-fight-out-count = Ile bitew
table-fight-out-swap = Zamieniaj strony co drugą bitwę
table-fight-out-swap-why = Każde ziarno rozgrywa się dwa razy, by lepsza strona stołu o niczym nie przesądzała.
table-fight-out-go = Rozegraj
table-fight-out-again = Rozegraj inne
table-fight-out-stop = Zatrzymaj
table-fight-out-waits = Rozgrywane są inne bitwy; te są następne.
table-fight-out-done = { $done } z { $battles } bitew{ $minutes ->
    [none] {""}
    [0] , została niecała minuta
    [one] , została około minuta
    [few] , zostały około { $minutes } minuty
   *[many] , zostało około { $minutes } minut
 }
table-fight-out-stopped = Zatrzymano po { $done } z { $battles } bitew.
table-fight-out-failed = Bitew nie udało się rozegrać. Więcej mówi dziennik serwera.
table-fight-out-ended = Rozegrano wszystkie bitwy: { $battles }.
table-fight-out-report = Otwórz raport
table-fight-out-save = Zapisz raport
table-fight-out-split = { $first } wygrane: { $won }, { $second } wygrane: { $lost }, remisy: { $drawn }

## Zaproszenia

invite-open = Zaproś do gry…
invite-title = Zaproś do tej bitwy
invite-about = Każdy odnośnik otwiera jedno miejsce, temu, kto pierwszy z niego skorzysta. Nie wysyłaj go nikomu innemu; kto go ma, widzi to, co może widzieć ta strona.
invite-watch = Oglądanie
invite-link = Odnośnik
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-copy-self = Przeglądarka nie pozwala stronie kopiować; skopiuj odnośnik samodzielnie.
invite-make = Utwórz odnośnik
invite-anew = Utwórz nowy odnośnik
invite-back = Odbierz miejsce
invite-back-watch = Odpraw wszystkich widzów
invite-came = Przez odnośnik: { $names }. Nowy odnośnik do miejsca to kończy.
invite-waits = Odnośnik czeka na użycie. Widać go tylko wtedy, gdy powstaje.
invite-none-watch = Do oglądania nikogo nie zaproszono.
invite-none = { $player ->
    [computer] Tą stroną gra komputer; odnośnik odda ją znajomej osobie.
   *[other] Tą stroną gra się przy tym ekranie; odnośnik odda ją znajomej osobie.
}
join-title = Masz zaproszenie
join-side = Twoja strona: { $side }.
join-watch = Oglądasz i widzisz to, co obie strony wiedzą o sobie nawzajem.
join-name = Jak mają cię nazywać?
join-colour = Twój kolor
join-sit = Usiądź
join-watch-now = Oglądaj
join-red = czerwony
join-orange = pomarańczowy
join-yellow = żółty
join-green = zielony
join-teal = morski
join-blue = niebieski
join-purple = fioletowy
join-grey = szary
company = Kto tu jest
company-house = Gospodarz
company-nobody = Zaproszenie
company-there = { $there ->
    [yes] { $name } jest przy stole
    [invited] Nikt jeszcze nie skorzystał z odnośnika
   *[no] { $name }: poza stołem
}
offer-made = { $kind ->
    [draw] { $name } proponuje remis.
    [pause] { $name } proponuje przerwę.
    [concede] { $name } proponuje poddać bitwę.
   *[back] { $count ->
        [one] { $name } prosi o cofnięcie jednego wyboru.
        [few] { $name } prosi o cofnięcie { $count } wyborów.
       *[many] { $name } prosi o cofnięcie { $count } wyborów.
    }
}
offer-mine = { $kind ->
    [draw] Proponujesz remis.
    [pause] Proponujesz przerwę.
    [concede] Proponujesz, że poddasz bitwę.
   *[back] { $count ->
        [one] Prosisz o cofnięcie jednego wyboru.
        [few] Prosisz o cofnięcie { $count } wyborów.
       *[many] Prosisz o cofnięcie { $count } wyborów.
    }
}
offer-accept = Przyjmij
offer-decline = Odrzuć
offer-withdraw = Wycofaj
offer-draw = Zaproponuj remis
offer-pause = Zaproponuj przerwę
offer-concede = Zaproponuj poddanie
talk-title = Rozmowa
talk-unread = { $count ->
    [one] Jedna nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
   *[many] { $count } nieprzeczytanych wiadomości
}
talk-say = Powiedz coś
talk-send = Wyślij
talk-none = Nic jeszcze nie powiedziano.
talk-newest = { $name }: { $text }
talk-hush = Ukryj przed widzami
notice-title = Twoja kolej · { $title }
notice-want = Powiadom, gdy moja kolej
notice-blocked = Przeglądarka nie pozwala na powiadomienia z tej strony.
company-watching = { $count ->
    [one] Jedna osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
ahead-title = Odpowiedzi z góry
ahead-offer = Odtąd tak odpowiadać
ahead-about = Stół daje te odpowiedzi za ciebie, dopóki są dozwolone, także pod twoją nieobecność. Druga strona o tym nie wie.
ahead-none = Nie dano żadnej odpowiedzi z góry. Gdzie można, jest to proponowane pod pytaniem.
ahead-open = Odpowiedz z góry
notice-hook = Gdzie jeszcze mnie powiadomić
notice-hook-about = Gdy jest twoja kolej, a twojej strony nie ma od minuty, stół wysyła na ten adres bitwę, stronę, turę i odnośnik.
notice-hook-take = Powiadamiaj tam
notice-hook-end = Już nie
notice-hook-failed = Ostatnie powiadomienie tam nie dotarło.
battles-mine = Twój ruch
battles-theirs = Ruch drugiej strony
battles-waits = Czekają na gracza
battles-ended = Zakończone
battles-archived = Archiwum
battles-archive = Do archiwum
battles-archive-this = Do archiwum: { $battle }
battles-unarchive = Z archiwum
battles-unarchive-this = Z archiwum: { $battle }
battles-deleted = Usunięto: { $battle }.
battles-undo = Cofnij
battles-apart = { $side }: prowadzisz przeciw komuś przy innym ekranie
battles-watch = Oglądasz
