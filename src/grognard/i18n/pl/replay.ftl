### whole

### Looking back at a battle: the page of its moments, the file that plays by itself, the report in words.

replay-title = Powtórka
replay-open = Powtórka bitwy
replay-from-line = Powtórka stąd
replay-moment = Co się stało
replay-coming = Wczytywanie bitwy …
replay-moment-of = Wybór { $number } z { $count }
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
replay-back = O jeden wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = O jeden dalej
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
replay-costliest = { $count ->
    [0] { $side }: żaden wybór na pewno nic nie kosztował.
    [one] { $side }: co kosztowało najwięcej.
    [few] { $side }: co kosztowało najwięcej.
   *[many] { $side }: co kosztowało najwięcej.
 }
replay-costly = Tura { $turn }, wybór { $number }: { $chosen } Lepsze (punkty: { $points }): { $better } { $reason }
replay-costly-unit = Wybrano: { $unit }.
replay-costly-other = Co odpowiedziano.
replay-file-title = { $first } – { $second } · { $game }
replay-file = Zapisz powtórkę
    .title = Jeden plik HTML, który odtwarza się bez serwera
replay-report = Raport z bitwy
replay-report-moment = Tura { $turn }: { $what }
replay-report-end = Na końcu
replay-later = Bitwa jeszcze trwa: przed jej końcem nie ma z niej pliku ani raportu.
replay-too-large = Plik byłby większy niż { $megabytes } MB. Pokaż bitwę oczami tylko jednej strony (--side).
replay-costly-title = Wybory, które kosztowały najwięcej
replay-costly-look = Znajdź je
    .title = Gra rozgrywa dalej każdy wątpliwy wybór, na oba sposoby. Trwa to minutę lub dłużej.
replay-costly-going = Sprawdzono { $done } z { $count } …
replay-study-wrong = To nie jest analiza: { $problem }
replay-fell = { $what }: { $came }
replay-notes = Notatki
replay-note = Powiedz coś o tej chwili
replay-note-arrow = Narysuj strzałkę
replay-note-circle = Narysuj koło
replay-note-keep = Zachowaj
replay-note-remove = Usuń tę notatkę
replay-notes-save = Zapisz notatki
replay-note-drawn =
    { $count ->
        [one] Jeden rysunek
        [few] { $count } rysunki
        [many] { $count } rysunków
       *[other] { $count } rysunku
    }
replay-note-watcher = Kto tylko patrzy, nic o niej nie mówi.
replay-note-empty = Najpierw coś napisz albo narysuj.
replay-notes-many = Notatek jest już { $most }, więcej być nie może. Najpierw usuń kilka.
