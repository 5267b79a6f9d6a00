### whole

options-no-names = Zasady domowe to nazwy z wartościami: napisz options={ "{" }"NAZWA": "WARTOŚĆ"{ "}" }, a nie „{ $given }”.
refused-not-offered = To nie jest jeden z oferowanych wyborów.
agreed-draw = Uzgodniono remis: bitwa jest zakończona.
refused-over = Bitwa skończona; o nic więcej się nie pyta.
refused-not-your-turn = Tej strony o nic się teraz nie pyta.
refused-nothing-to-undo = Nie ma już czego cofać.
refused-dice-count = { $count ->
    [one] Potrzebna jest jedna kostka; podaj jej wynik.
    [few] Potrzebne są { $count } kostki; podaj wynik każdej, po kolei.
   *[many] Potrzeba { $count } kostek; podaj wynik każdej, po kolei.
}
refused-dice-face = Kostka o { $sides } ściankach nie może pokazać { $face }.
file-unreadable = Pliku { $file } nie da się odczytać: { $problem }.
file-invalid = { $file }: { $problem }
file-too-long = { $file } jest dłuższy niż { $limit } znaków. Skróć go.
file-empty = W { $file } nic nie ma. Sprawdź, czy to właściwy plik.
scenario-on = { $scenario }, stół: { $map }
map-table = { $kind ->
    [village] wieś
    [open-country] otwarty teren
    [woods] lasy
    [ruins] ruiny
    [hedgerows] żywopłoty
    [works] zakłady
    [marshes] bagna
   *[other] { $kind }
}
goal-points = { $first } { $a }, { $second } { $b }
table-shooters = Kto strzela
table-shooters-shots = Strzały
table-shooters-need = Potrzeba
table-shooters-hits = Trafienia
table-shooters-lost = Pada
table-shooters-together = Razem, średnio
callout-firing = może strzelać: { $firing } z { $models }
army-total = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $dice ->
    [one] { $dice } oddział
    [few] { $dice } oddziały
   *[many] { $dice } oddziałów
}.
army-empty = Armia nie ma jeszcze oddziału. Dodaj jeden.
army-full = Własna armia ma najwyżej tyle oddziałów: { $most }. Najpierw któryś usuń.
army-mend-add = dodaj: { $entry }
army-note = Uwaga: { $note }
army-chosen = { $setting }: { $value }
army-mend-set = { $setting }: ustaw { $value }
army-mend-remove = usuń: { $unit }
army-yes = tak
army-no = nie
army-nobody = nikt
army-number = { $number }
army-own = Moja armia
army-own-things = Własne
own-title = { $title }
army-nation = { $name }

refused-no-choice = { $given } nie jest wyborem w tej grze. { $problem }
refused-malformed = { $kind }: { $field } nie może być { $given }. Ma to być { $valid }.
valid-whole-number = liczba całkowita
valid-number = liczba
valid-text = tekst
valid-truth = True albo False
valid-nothing = None
valid-table = słownik
valid-one-of = jedno z: { $names }
valid-list = { $most ->
    [0] lista, na niej każde: { $each }
   *[other] lista najwyżej { $most }, na niej każde: { $each }
}
valid-tuple = krotka, w niej każde: { $each }
valid-tuple-of = krotka o długości { $count }, każde: { $each }
valid-record = { $name }
valid-other = { $name }
valid-between = { $what } od { $least } do { $most }
valid-above = { $what } powyżej { $least } i najwyżej { $most }
valid-either = { $one } albo { $other }
refused-no-such-choice = Nie ma w tej bitwie wyboru o numerze { $number }.
dice-too-many = { $count } kostek naraz to więcej, niż rzuca jakakolwiek bitwa. Może ich być najwyżej { $most }.
seed-too-large = { $seed } nie może być ziarnem. Wybierz liczbę całkowitą od { $least } do { $most }.
input-invalid = To jest nieprawidłowe ({ $what }): { $problem }.
no-such-step = Nie ma tu kroku „{ $step }”. Kroki to: { $names }.
no-such-system = Nie ma gry o nazwie „{ $name }”. Gry to: { $names }.
position-too-long = Pozycja jest dłuższa niż { $limit } znaków, więc nie może to być pozycja.
position-wrong = Ta pozycja nie jest z tej bitwy. { $where }, { $field }: { $problem }
position-state = Stan
position-unit = Oddział { $unit }
position-frame = Procedura { $name }
position-asks = Pytanie { $name }
position-type = { $given } jest złego rodzaju. Ma to być { $valid }.
position-unit-missing = Brakuje „{ $unit }”. Stracony oddział zostaje na liście jako zniszczony.
position-other-id = samo nazywa się „{ $found }”.
position-twice = ten model jest też w oddziale „{ $unit }”.
position-fixed = { $found }: na początku bitwy było { $first } i tak zostaje.
position-seat = { $value } nie jest miejscem przy stole. Miejsca to 0 i 1.
position-too-far = { $value } to za dużo. Najdalej jest { $most }.
position-negative = { $value } to mniej niż nic.
position-place-models = jest to „{ $place }”, a modeli jest { $count }; nie ma ich tylko to, co zniszczone.
position-place-aboard = jest to „{ $place }”; oddział jest na pokładzie dokładnie wtedy, gdy podaje, co go wiezie.
position-no-carrier = „{ $carrier }” nikogo tu nie wiezie.
position-outline = obrys przecina sam siebie albo nie ma trzech rogów.
position-dice = kostki, o które się pyta, nie są tymi, którymi Play ma zaraz rzucić: { $wanted }.
position-turns = tutaj jest tura { $here }, a w stanie tura { $there }.
position-breaks = Pozycja przeczy sama sobie: zasady nie mogą pójść od niej dalej ({ $where }: { $problem }). Zacznij od pozycji, do której doszła bitwa.
position-bad-header = To nie jest pozycja tej gry i tej wersji: pierwszy wiersz musi brzmieć „{ $expected }”.
position-bad-line = Wiersza { $line } pozycji nie da się odczytać: { $problem }.
position-bad-asks = Pozycja musi o coś pytać dokładnie wtedy, gdy zostały procedury do wykonania, i mieć mniej odpowiedzi niż pytań.
position-bad-state = Stan w pozycji jest nieprawidłowy: { $problem }.
save-too-long = Zapis jest dłuższy niż { $limit } znaków, więc nie może to być bitwa.
save-empty = Nic w nim nie ma: zapisana bitwa zaczyna się wierszem z nazwą gry, a potem każdy wybór ma swój wiersz. Mógł zostać urwany podczas zapisu; weź inną kopię albo zapisz bitwę jeszcze raz.
save-bad-header = To nie jest zapisana bitwa: pierwszy wiersz musi być nagłówkiem. { $problem }.
save-bad-seed = Zapis z kostkami rzucanymi przez program wymaga ziarna, z którego pochodzą; zapis z kostkami wpisywanymi musi mieć null jako ziarno.
save-bad-agreed = Gracze uzgadniają „draw” bez strony albo jedna ze stron się poddała: „conceded” z „seat” 0 lub 1.
save-no-such-line = Wiersz musi zawierać wybór z jego miejscem („choose”), „dice”, „undo”, „agreed” albo „seal”.
save-other-format = Takiego zapisu ten program nie czyta: mówi „{ $found }”, oczekiwano „grognard-battle 1”.
save-bad-line = Wiersz { $line } zapisu: { $problem }
save-altered-dice = Kostki { $found } nie są z ziarna tej bitwy; tamte to { $expected }.
save-other-rules = Zapisano w wersji zasad { $theirs }; ten program ma wersję { $ours }. Odtworzono z własnymi kostkami zapisu.
save-rules-differ = Bitwę zapisano w innej wersji zasad i nie da się jej śledzić dalej: { $problem }
file-invalid-at = { $file }, { $place }: { $problem }
file-invalid-line = { $file }, { $place }: { $problem } (Wiersz { $line }.)
file-pasted = Podany tekst
file-no-such-name = „{ $name }” nie jest plikiem ani niczym, co przychodzi z grą. Są: { $names }.
file-not-utf8 = { $file } nie jest tekstem w UTF-8. Zapisz go jako UTF-8 albo sprawdź, czy to właściwy plik.
file-packed = { $file } jest spakowany. Rozpakuj go; rozpiska z innego programu staje się armią przez „grognard army import” albo w tworzeniu armii.
file-foreign = { $file } to XML, a żaden nasz plik nim nie jest. Rozpiska z innego programu staje się armią przez „grognard army import” albo w tworzeniu armii.
file-other-game = to jest z gry { $given }, a gra się tu w { $wanted }. Otwórz to w tamtej grze.
file-other-version = wersji { $given } tego formatu nie da się tu odczytać: jest to { $wanted }. Wpisz { $wanted }; jeśli plik zapisał nowszy grognard, zaktualizuj swój.
file-other-kind = to jest { $kind ->
    [grognard-army] armia
    [grognard-map] mapa
    [grognard-hex-map] mapa heksowa
    [grognard-scenario] scenariusz
    [grognard-own] plik z własnymi rzeczami
    [grognard-names] plik z poprawionymi nazwami
   *[other] „{ $kind }”
}; potrzeba tu: { $wanted ->
    [grognard-army] armii
    [grognard-map] mapy
    [grognard-hex-map] mapy heksowej
    [grognard-scenario] scenariusza
    [grognard-own] pliku z własnymi rzeczami
    [grognard-names] pliku z poprawionymi nazwami
   *[other] czego innego: „{ $wanted }”
}. Podaj to.
file-not-toml = { $file } nie jest poprawnym TOML ani poprawnym JSON: { $problem }.
file-no-text = tekst zawiera pół znaku, czego żaden plik nie przechowa. Napisz go od nowa.
file-nested = tabele i listy są zagnieżdżone zbyt głęboko.
file-not-finite = { $value } nie jest liczbą, którą da się zmierzyć. Napisz liczbę cyframi.
file-too-large-number = liczba jest większa niż jakakolwiek, o którą może chodzić. Napisz mniejszą.
file-bad-value = { $problem }.
file-missing-field = Brakuje pola „{ $name }”. Wpisz je.
file-unknown-field = Nie ma tu pola „{ $name }”. { $names ->
    [none] Usuń je.
   *[other] Napisz jedno z: { $names }.
}
file-wrong-kind = Potrzebne jest tu `{ $wanted }`, a jest `{ $given }`.
file-out-of-bounds = Potrzebne jest tu `{ $wanted }` { $sign } { $limit }.
file-wrong-length = Potrzebne jest tu `{ $wanted }` o długości { $sign } { $limit }.
file-unknown = „{ $value }” nie jest znane. Napisz jedno z: { $names }.
file-unknown-none = „{ $value }” nie jest znane. Nie ma tu żadnego: pomiń to.
file-unknown-near = „{ $value }” nie jest znane. { $near ->
    [none] Możliwości jest { $count }, ale żadna nie jest podobna.
   *[other] Możliwości jest { $count }; podobne: { $near }.
}
file-twice = „{ $name }” użyto dwa razy. Daj każdemu własne id.
file-row-invalid = Plik danych { $file }, wiersz { $row }, pole { $field }: { $problem }
file-row-twice = tego id użyto dwa razy; daj każdemu wierszowi własne.
file-row-source = „{ $source }” nie jest źródłem. Napisz jedno z { $known } albo supplement: i klucz dokumentu.
file-row-first-face = wiersz musi zaczynać się od { $expected }, gdzie kończy się poprzedni, i nie może kończyć się przed swoim początkiem.
file-row-last-face = ostatni wiersz musi kończyć się na { $last }.
file-no-table = plik nie ma wierszy pod „{ $table }”. Dodaj je.
file-no-source = Plik podaje się nazwą, ścieżką, tekstem albo zwykłymi danymi, nie jako { $kind }.
bundle-no-table = Plik gry to tabela pól, a nie lista. Popraw go.
no-such-scenario = Nie ma scenariusza o nazwie „{ $name }”. Scenariusze to: { $names }.
no-such-option = Nie ma zasady domowej „{ $name }”, którą można przełączyć. Zasady domowe to: { $names }.
no-such-option-near = Nie ma zasady domowej „{ $name }”, którą można przełączyć. { $near ->
    [none] Jest ich { $count }, ale żadna nie jest podobna.
   *[other] Może chodzi o { $near }?
} Wszystkie ({ $count }) z wartościami: grognard rules --options { $system }
no-such-option-value = Zasady domowej „{ $name }” nie można ustawić na „{ $value }”. Jej wartości to: { $values }.
battle-no-year = W grze { $system } nie ma znaczenia, w którym roku toczy się bitwa: pomiń rok.
battle-not-this-year = W roku { $year } nie można stoczyć bitwy: rok ma być od { $first } do { $last }.
no-such-preset = Nie ma zestawu „{ $name }”. Są: { $names }.
no-presets = Nie ma zestawu „{ $name }”: { $system } nie ma żadnego. Zasady domowe wybiera się po jednej; wszystkie: grognard rules --options { $system }
too-many-armies = Armii w bitwie jest { $most }; podano { $count }.
armies-no-list = „{ $name }” to jedna armia, a potrzebna jest lista: napisz ["{ $name }"] albo podaj obie armie.
map-one-shape = element „{ $piece }” wymaga dokładnie jednego z: outline, line, rectangle, ellipse.
map-needs-width = element „{ $piece }” rysuje się wzdłuż linii i wymaga szerokości.
map-crosses-itself = obrys elementu „{ $piece }” przecina sam siebie. Ustaw punkty po kolei dookoła elementu.
map-table-size = stół musi mieć od { $least } do { $most } cali szerokości i głębokości. Popraw rozmiar.
map-other-game = mapę narysowano dla gry { $named }, a nie { $game }. Otwórz ją w tamtej grze albo usuń ten wiersz, jeśli jej teren ma te same nazwy.
map-off-table = element „{ $piece }” wystaje poza stół. Przesuń go albo ustaw clip = true, by przyciąć go do krawędzi.
map-no-such-piece = element „{ $piece }” jest wycięty przez „{ $other }”, a tego nie ma na mapie.
map-field = { $field }: { $problem }
map-no-table = To nie jest mapa: plik mapy to tabela pól, jak pokazuje docs/maps.md.
map-off = to miejsce nie leży na stole.
map-symmetry = { $symmetry ->
    [point] Po obróceniu o pół obrotu stół jest taki sam.
    [mirror] Połowy są swoimi lustrzanymi odbiciami.
   *[none] Połowy się różnią.
}
map-half = { $edge ->
    [upper] Od górnej krawędzi
   *[lower] Od dolnej krawędzi
} widać { $sight } % środka, { $cover } % terenu jest tam ukryte przed środkiem lub osłonięte, a do celu jest { $way }.
map-fair = To uczciwe: krawędzie różnią się o { $uneven } %, a mogą o { $most } %.
map-unfair = To nieuczciwe: krawędzie różnią się o { $uneven } %, a mogą o { $most } %.
maps-no-such-symmetry = Nie ma takiej symetrii. { $problem }
maps-no-such-kind = Nie ma takiego rodzaju stołu. { $problem }
map-nothing-left = z elementu „{ $piece }” nic nie zostaje. Powiększ go albo usuń.
told-more = i jeszcze { $count }: zob. battle.choices()
told-sees = { $seen ->
    [yes] { $unit } widzi: { $target }.
   *[no] { $unit } nie widzi: { $target }.
}
told-not-there = { $unit } i { $target }: nie oba stoją na stole. Zapytaj o dwa oddziały, które stoją.
told-same-unit = { $unit }: pytanie dotyczy tego samego oddziału. Podaj inny.
told-own-side = { $unit } i { $target } są po jednej stronie. O szanse pyta się przy strzelaniu do wroga.
told-places = albo miejsce na stole: przykłady w battle.choices()
no-first-battle = { $system } nie ma pierwszej bitwy. Zacznij jeden z jej scenariuszy.
first-battle-rolls = Pierwsza bitwa sama rzuca kostkami: zostaw dice na „rolled”.
told-goal = { $aim } ({ $until }).
summary-result = { $result }{ $rules ->
    [none] { "" }
   *[some] { " " }({ $rules })
}
summary-turn = Tura
summary-points = Punkty: { $side }
summary-left = Zostało: { $side }
summary-losses = Straty, { $side }{ $count ->
    [0] : brak.
   *[other] :
}
summary-loss = { $what ->
    [gone] { $unit }, w turze { $turn }
    [men] { $unit }: { $men } z { $start }
   *[hurt] { $unit }: poszkodowany
}{ $by ->
    [none] { "" }
   *[other] { " " }(głównie: { $by })
}
summary-deed = { $side }, najwięcej zdziałał oddział { $unit }: { $units ->
    [0] { "" }
    [one] jeden oddział wyeliminowany,{ " " }
    [few] { $units } oddziały wyeliminowane,{ " " }
   *[many] { $units } oddziałów wyeliminowanych,{ " " }
}{ $men ->
    [0] { "" }
    [one] jeden żołnierz lub model,{ " " }
    [few] { $men } żołnierzy lub modele,{ " " }
   *[many] { $men } żołnierzy lub modeli,{ " " }
}{ $share }% sił wroga.
summary-turning = Punkty zwrotne:
summary-turned = Tura { $turn }: { $what } { $costs ->
    [none] { "" }
   *[some] { $costs }{ " " }
}{ $lead ->
    [yes] Prowadzenie w punktach: { $side }.
   *[no] Szala przechyla się o { $swing }% na korzyść: { $side }.
}{ $place ->
    [none] { "" }
   *[some] { " " }{ $rolled }: { $place }
}
notation-line = Wiersz { $line }: { $problem }
notation-no-game = Pozycja zaczyna się samą nazwą gry, jak „bolt_action”, a nie „{ $given }”.
notation-empty = Pozycja zaczyna się nazwą gry i ma wiersz na każdy oddział. Tu nic nie ma.
notation-no-unit-above = Wiersz z wcięciem mówi o modelach oddziału nad nim, a tam żadnego nie ma.
notation-unit-twice = „{ $unit }” ma już swój wiersz.
notation-no-measure = { $given } nie jest miarą. Napisz liczbę jak 24 albo 24.5, najwyżej z trzema miejscami po kropce.
notation-no-place = „{ $given }” nie jest miejscem. Napisz je jako 24,30, a kierunek po kresce: 24,30/90.
notation-no-field = { $problem }
notation-field-twice = „{ $field }” podano dwa razy.
notation-no-value = Po „{ $field }” musi stać wartość: { $valid }.
notation-bad-value = „{ $field }” nie może być { $given }. Ma to być { $valid }.
notation-form = Ten wiersz ma postać „{ $form }”.
notation-line-twice = „{ $word }” powiedziano dwa razy.
notation-places = Miejsc podano { $given }, a modeli jest { $models }. Podaj jedno miejsce dla wszystkich albo po jednym dla każdego („-” dla straconego modelu).
notation-asks = Kto o co jest pytany, pisze się jako „asks orders a”. Pytać można o: { $steps }. „asks nobody” znaczy, że bitwa jest skończona.
notation-words-of-army = Armia tej strony jest podana, więc oddział jest znany i „{ $words }” nic nie wnosi. Pomiń to.
notation-no-units = Strona { $side } nie ma oddziału. Napisz wiersz dla jednego albo podaj armię z gry.
notation-no-count = „{ $given }” nie jest liczbą modeli. Napisz od 1 do { $most }.
notation-no-unit = To nie jest oddział: { $problem }
notation-no-models = Oddział w tej grze jest jedną rzeczą, więc o jego modelach nic się nie mówi. Napisz, co trzeba, w wierszu oddziału, a wiersz następnego zacznij od lewej.
notation-too-many-lines = Pozycja ma wierszy: { $lines }; czyta się najwyżej { $most }.
notation-no-unit-name = „{ $given }” nie jest nazwą oddziału. Napisz jego stronę, kropkę i najwyżej 40 małych liter, cyfr i łączników: a.squad-1.
notation-army = Oddziały strony { $side } nie tworzą armii. { $problem }
notation-needs-table = „{ $word }” kładzie coś na gołym stole. Powiedz, jak jest duży (table 48 x 48), albo pomiń ten wiersz.
notation-off-table = { $place } leży za krawędzią: stół ma { $width } x { $depth }, licząc od lewego górnego rogu. Kogo nie ma na stole, ten nie ma miejsca.
notation-not-placed = { $unit } nigdzie nie stoi: napisz po jego słowach gdzie (@24,30), inaczej nie da się go przesunąć.
notation-no-material = { $kind }: zasady nie pytają, z czego to jest. Pomiń „of” i materiał.
notation-either = Mówi się albo „{ $one }”, albo „{ $other }”, nie oba naraz.
army-no-entry = Dla tej armii nie ma nic o tej nazwie: { $problem }
army-no-unit = Armia nie ma takiego oddziału: { $problem }
army-no-nation = Nie ma armii tego narodu: { $problem }
army-no-setting = { $unit }: nic o tej nazwie nie da się ustawić: { $problem }
army-whole = Cała lista
army-no-value = { $setting } nie ma takiej wartości: { $problem }
army-no-number = { $setting } nie może być { $value }. Podaj liczbę od { $least } do { $most }, co { $step }.
army-cannot-set = { $unit }: { $setting } nie może stać się { $value } przy obecnym składzie oddziału. Zmień najpierw jego ludzi albo to, co jeszcze niesie.
army-mend-restate = policz na nowo koszt: { $unit }
own-too-long = Mówi za dużo: skróć to, co wymienia.
own-none = Armia nie ma nic własnego o tej nazwie: { $problem }
table-number = Nic w tabelach nie nazywa się „{ $given }”; pisze się RODZAJ.NAZWA.POLE. { $problem }
table-number-nobody = Żadna armia nie ma tego, co się zmienia: { $kind } { $name }. Zmień coś, co któraś ma.
table-number-none = { $place } może być liczbą, nie „{ $given }”.
own-not-here = Do tej gry nie można jeszcze wnieść nic własnego.
army-other-game = To armia z innej gry: mówi { $found }, a chodziło o { $asked }.
schema-no-form = Nie ma formularza o tej nazwie: { $problem }
log-ahead = Odpowiedziano tak, jak powiedziano z góry.
ahead-hold = { $turn ->
    [always] { $unit }: nigdy nie reaguje
   *[other] { $unit }: nie reaguje w turze { $turn }
}
ahead-pass = { $turn ->
    [always] Zawsze pas zamiast odpowiedzi na kartę
   *[other] Pas zamiast odpowiedzi na kartę w turze { $turn }
}
ahead-rest = Nic więcej w mojej turze { $turn }
ahead-losses = Moje straty zawsze według podpowiedzi
ahead-order = To, co czeka, zawsze w podpowiadanej kolejności
agreed-late = Tej stronie skończył się czas: { $side }. Bitwę przejęła strona: { $other }.
