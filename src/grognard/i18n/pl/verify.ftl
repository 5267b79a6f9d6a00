# Czym pieczętuje się kostki i co potem tego dowodzi.

seal-bad-halves = Pieczęć składa się z połówki gospodarza i po jednej od każdej strony grającej gdzie indziej, w tej kolejności.
seal-other-half = { $seat ->
    [house] Połówka gospodarza
   *[other] Połówka strony { $seat }
} nie jest tą, do której się zobowiązano: zmieniono ją albo zobowiązanie.
seal-typed = Kostek wpisywanych ręcznie nie da się zapieczętować.
seal-gone = Kostki są pieczętowane na nowo; to dotyczyło wcześniejszej pieczęci.
seal-done = Obie strony zapieczętowały swoje połówki kostek: { $code }
seal-waits = Kostki zostaną zapieczętowane, gdy obie strony tu będą.
seal-changed = Kostki są zapieczętowane inaczej, niż zapisała ta strona ({ $noted }). Zapytaj o to opiekuna serwera.

verify-title = Sprawdź kostki
verify-agrees = Zgadza się: sprawdzono kostki ({ $dice }), każda jest taka, jaka być musi.
verify-differs = Nie zgadza się.
verify-unsure = Ten program nie może sprawdzić wszystkiego.
verify-proved = Dowiedzione
verify-open = Niedowiedzione
verify-wrong = Błędy
verify-choices = Zasady pozwalają na każdy wybór; sprawdzono: { $count }.
verify-dice-sealed = Kostki z zapieczętowanych połówek: { $dice }. Nikt nie mógł ich wybrać: każda strona związała się swoją połówką, zanim poznała cudzą.
verify-dice-unsealed = Kostki rzucone przed pieczęcią: { $dice }. Pochodzą z ziarna w pliku, które gospodarz mógł znać.
verify-dice-seed = Kostki z ziarna w pliku: { $dice }. Mógł je wybrać ten, kto zaczął bitwę.
verify-dice-typed = Kostki rzucone ręką i wpisane: { $dice }. Żaden plik ich nie dowiedzie.
verify-halves = Połówki są tymi, do których się zobowiązano; sprawdzono: { $count }.
verify-unchanged = Każdy wiersz jest taki, jak przy zapisaniu pliku.
verify-result = Wynik wynika z wyborów i kostek: { $result }
verify-changed-line = Wiersz { $line } nie jest taki, jak go zapisano; zmieniono: { $kind ->
    [header] to, co uzgodniono przed bitwą
    [choose] wybór
    [dice] kostki
    [undo] cofnięcie
    [agreed] to, co uzgodnili gracze
    [seal] pieczęć
   *[other] coś
}.
verify-lines = Wierszy w pliku przy zapisie: { $said }, a teraz: { $found }.
verify-other-result = Wiersz { $line } mówi o innym końcu, niż wynika z wyborów i kostek.
verify-seal = Że zobowiązano się do połówek przed rzutami: tylko jeśli pieczęć { $code } jest tą, którą wtedy pokazała twoja strona.
verify-seal-given = Pieczęć { $code } jest tą, którą podano: zobowiązano się, zanim oddano twoją połówkę.
verify-seal-other = W pliku nie ma pieczęci { $code }, jest { $found }.
verify-house = Że nikt nie znał przyszłych kostek: zna je, kto prowadzi serwer, bo on nimi rzuca. Grajcie na serwerze kogoś, komu oboje ufacie.
verify-under-way = Jak skończy się bitwa: jeszcze trwa.
verify-other-rules = Kostki: bitwę rozegrano według wersji { $theirs } zasad, a ten program ma { $ours }. Sprawdzi ją program tamtej wersji.
verify-luck = Że kostki nikomu nie sprzyjały. Kostek sześciennych było { $dice }, od 1 do 6 pokazały: { $counts }. Uczciwe kostki bywają co najmniej tak nierówne w { $share } bitwach na 100. To obraz szczęścia: uczciwe mogą wyglądać dziwnie, a fałszywe równo.
verify-mine = Pieczęć jest tą, którą ta strona zapisała, zanim oddała swoją połówkę.
verify-mine-half = Jest w niej twoja połówka, tak jak ją wylosowała ta strona.
verify-mine-other = Zanim ta strona oddała swoją połówkę, zapisała inną pieczęć: { $noted }.
verify-mine-none = Czy pieczęć jest tą pokazaną wtedy: ta przeglądarka żadnej nie zapisała.
