### whole

### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Powtórka
replay-open = Powtórka bitwy
replay-from-line = Powtórka stąd
replay-moment = Co się stało
replay-coming = Wczytywanie bitwy …
replay-moment-of = Decyzja { $number } z { $count }
replay-begins = Bitwa się zaczyna.
replay-quiet = Nic, co byłoby widać.
replay-eyes = Widziane przez
replay-eyes-all = Obie strony, nic ukrytego
replay-eyes-open = To, czego nikt nie ukrywa
replay-eyes-side = Tak widzi: { $side }
replay-branch = Graj dalej stąd
replay-branch-later = Dopóki inni grają tę bitwę przez łącze, nie zacznie się z niej nowa bitwa; gdy się skończy, będzie można.
replay-link = Kopiuj łącze
replay-linked = Łącze do tej chwili skopiowano.
replay-tools = Widok i inne
replay-timeline = Oś czasu
replay-turns = Tury
replay-first = Na początek
replay-back = O jedną wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = O jedną dalej
replay-last = Na koniec
replay-mark-back = Do poprzedniego ataku lub straty
replay-mark-forward = Do następnego ataku lub straty
replay-mark-attack = Atak
replay-mark-loss = Strata
replay-mark-gone = Utracony oddział
replay-key-home = Home
replay-key-end = End
replay-pace = Szybkość
replay-pace-of = { $pace ->
    [slow] Wolno
    [fast] Szybko
    [faster] Szybciej
   *[usual] Zwykle
}
replay-line = Powtórka stąd: { $line }
