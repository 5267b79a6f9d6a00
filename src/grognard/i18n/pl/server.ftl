### whole

server-battle-title = { $first } – { $second }, { $scenario }{ $map ->
    [none] {""}
   *[other] , { $map }
}
server-waiting = Zastanawia się: { $side }.

server-stale = To pytanie nie jest już zadawane; na stole poszło się dalej.
server-undo-free = Ostatni wybór można cofnąć. Te same wybory trafią na te same kostki.
server-undo-consent = Po ostatnim wyborze były rzuty albo ruch drugiej strony: aby go cofnąć, muszą się zgodzić obie strony.
server-undo-nothing = Nie wybrano jeszcze niczego, co można cofnąć.
server-undo-apart = Po ostatnim wyborze były rzuty albo ruch drugiej strony: aby go cofnąć, musi się zgodzić druga strona.
server-offer-nobody = Przy innym ekranie nikt przeciw tobie nie gra.
server-offer-open = Druga strona sama coś proponuje: najpierw odpowiedz na to.
server-offer-declined = Druga strona odmówiła. Zaproponuj to ponownie, gdy bitwa ruszy dalej.
server-offer-gone = Ta propozycja już nie obowiązuje; stół ruszył dalej.
server-offer-own = Zgodzić się musi druga strona, nie ty.
server-say-fast = To dużo naraz; chwilę poczekaj.
server-say-nothing = Nie ma tu nic do powiedzenia.
server-hushed = Gracze zachowują swoją rozmowę dla siebie.
server-agreed-pause = Bitwa jest wstrzymana, jak uzgodniły obie strony.
server-not-your-seat = O tym decyduje druga strona.
server-only-watching = Kto ogląda, niczego nie wybiera.
server-no-seat = Nie masz miejsca przy tym stole. Poproś o nowy odnośnik osobę, która cię zaprosiła.
server-no-link = Ten odnośnik niczego już nie otwiera: był użyty, cofnięty albo jest za stary. Poproś o nowy.
server-link-of-house = Ta przeglądarka należy do gospodarza i siedzi już przy każdym stole. Wyślij odnośnik znajomej osobie.
server-no-name = powiedz, jak mają cię nazywać.
server-seat-ended = Gospodarz cofnął twoje miejsce przy tym stole. Jeśli chcesz wrócić, poproś o nowy odnośnik osobę, która cię zaprosiła.
server-watchers-many = Widzów jest już { $most }, więcej być nie może.
server-behind = Tę bitwę rozgrywano dalej gdzie indziej. Oto jak stoi teraz.
server-computer-lost = Komputer nie znalazł własnej odpowiedzi i gra losową.
server-fault = Coś poszło źle na serwerze i nic nie zostało zmienione. Więcej mówi jego dziennik.

server-bad-message = Tego nie da się odczytać: { $problem }.
server-too-long = To jest dłuższe niż { $limit } bajtów, najwięcej, ile się czyta.
server-too-fast = Zbyt wiele wiadomości naraz; tej nie odczytano.
server-silent = Strona nic nie powiedziała; wróć, kiedy chcesz.
server-too-slow = To nie dotarło w czasie { $seconds } s.
server-busy = Serwer ma naraz za dużo pracy; spróbuj za chwilę.
server-elsewhere = Tym zajmuje się inny proces serwera; spróbuj za chwilę.
server-battles-many = Jest już { $most } bitew, tyle się tu mieści. Najpierw usuń kilka.
server-work-too-long = Zaniechano: nie udało się tego obliczyć w czasie { $seconds } s. Zapytaj o mniej naraz.
server-work-broke = Zaniechano: proces, który to liczył, się zakończył. Zapytaj o mniej naraz.
server-field = { $field }: { $problem }
server-not-one-of = nie ma „{ $value }”; wybierz spośród: { $names }.
server-nobody-rolls = prawdziwe kostki wymagają człowieka przy tym stole; daj choć jedną stronę „here”.

server-save-breaks = Zapisu nie da się odtworzyć; zasady nie mogą pójść dalej od tego, co mówi ({ $problem }).
server-store-moved = Skład bitew { $store } był uszkodzony. Przeniesiono go do { $aside } i zaczęto nowy; narzędzia SQLite mogą jeszcze odczytać stary.
server-damaged = Jej wpis w składzie jest uszkodzony.
server-damaged-title = Bitwa { $battle }
server-mended = Podjęto sprzed wiersza { $line } zapisu, który był uszkodzony; ten wiersz i dalsze odłożono na bok.
server-no-store = Bitew nie można przechować w { $store }: { $problem }
server-store-busy = Inny program zapisuje do składu bitew. Nic nie zmieniono; spróbuj za chwilę.
server-store-fails = Składu bitew nie można teraz użyć: { $problem }. Nic nie zmieniono.
server-no-such-battle = Nie ma tu bitwy „{ $battle }”.
server-no-such-simulation = Te bitwy nie są już znane: serwer uruchomiono ponownie albo poproszono o inne. Rozegraj je jeszcze raz.
server-simulations-many = Symulacji czeka jeszcze: { $most }. Zatrzymaj jedną albo poczekaj, aż któraś się skończy.
server-no-key = Otwórz adres, który wypisał „grognard play”: jest w nim klucz do tego stołu.
server-other-site = O to może prosić tylko strona tego stołu.
server-no-table = Stół w przeglądarce nie jest zbudowany. Uruchom „make web” albo zainstaluj wydaną wersję.
server-http = { $problem }

rule-source = { $kind } ({ $document })
rule-source-seed = zasady samej gry
rule-source-supplement = dodatek
rule-source-default = powszechny zwyczaj
rule-source-open = nasza wykładnia tam, gdzie zasady zostawiają to otwarte

agent-random = Na chybił trafił
    .about = Robi cokolwiek, na co pozwalają zasady.
agent-recruit = Niedoświadczony
    .about = Przeocza cztery z pięciu rzeczy, które mógłby zrobić, i bierze najlepszą z pozostałych.
agent-greedy = Regularny
    .about = Robi to, co od razu warte najwięcej, i nie patrzy dalej.
agent-veteran = Weteran
    .about = Rozgrywa swoje najlepsze pomysły do końca tury, za każdym razem z innymi kostkami, i bierze ten, który prowadzi najdalej.
agent-other = Komputer, { $name }
server-battle-watched = Ktoś jest przy tym stole. Przejdź najpierw do innej bitwy, potem usuń tę.
server-standing = { $status } · { $stands }
server-ahead-not-offered = Na to nie można odpowiedzieć z góry.
server-ahead-many = Z góry można dać najwyżej { $most } odpowiedzi; najpierw wycofaj jedną.
server-notice-address = „{ $url }” nie jest adresem, na który można wysłać powiadomienie; napisz go jak https://ntfy.example/my-table.
server-notice-secure = Powiadomienia wysyła się tylko przez TLS: adres musi zaczynać się od https.
server-notice-private = Ten adres leży w sieci tego, kto prowadzi serwer; tam nie wysyła się powiadomień.
