### whole
# Stół dla dwojga, gdziekolwiek: miejsca dla tego, kto pierwszy przyjdzie, zegar, powiadomienia.

server-no-lobby = Które miejsca są tu wolne, widzą tylko ci, którzy przyszli przez odnośnik do poczekalni. Poproś o niego gospodarza.
server-open-gone = To miejsce nie jest już wolne: ktoś inny przyszedł albo gospodarz je odebrał.
server-open-own = Siedzisz już przy tym stole, po drugiej stronie.

lobby-title = Wolne miejsca
lobby-about = Bitwy, które czekają na gracza. Miejsce ma ten, kto pierwszy usiądzie.
lobby-none = Teraz żadne miejsce nie jest wolne.
lobby-house = To przeglądarka gospodarza, który siedzi już przy każdym stole; tyle widzą twoi goście.
lobby-side = Twoja strona byłaby to: { $side }.
lobby-host = { $name ->
    [none] Czeka gospodarz
   *[other] Czeka: { $name }
}, od { $since }
lobby-points = { $first } na { $second } punktów
lobby-sit = Usiądź
lobby-sit-this = Usiądź do bitwy { $battle }
lobby-as = Siadasz jako
lobby-mine = Twoje bitwy
lobby-seats = { $count ->
    [0] Wolne miejsca
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
invite-offer = Dla tego, kto pierwszy przyjdzie
invite-offered = To miejsce jest wolne w poczekalni, dla tego, kto pierwszy przyjdzie.
invite-offer-as = Poczekalnia mówi, kto czeka. Jak ma cię nazywać?
invite-lobby = Poczekalnia
invite-lobby-about = Kto ma jej odnośnik, widzi miejsca, które oferujesz, i może zająć jedno z nich.
invite-lobby-everybody = Każdy, kto dotrze do tego serwera, widzi miejsca, które oferujesz, i może zająć jedno z nich.
invite-lobby-there = Odnośnik do poczekalni istnieje. Widać go tylko wtedy, gdy powstaje; nowy go kończy.
invite-lobby-end = Zakończ odnośnik

server-clock-wrong = wybierz dni na decyzję ({ $days }) albo minuty na stronę, z sekundami za każdą decyzję, albo nic.
server-clock-agreed = Ktoś już przyszedł grać według tego zegara; zostaje, jak uzgodniono.
server-clock-runs = Czas drugiej strony się nie skończył.

clock = Zegar
clock-none = Bez zegara
clock-by-days = Korespondencyjnie
clock-live = Na żywo
clock-a-decision = Dni na decyzję
clock-minutes = Minuty na stronę
clock-seconds = Sekundy więcej z każdą decyzją
clock-told = { $kind ->
    [none] Bez zegara: każdy ma tyle czasu, ile chce.
    [days] Zegar: { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    } na każdą decyzję.
   *[live] Zegar: { $minutes } min na stronę i { $seconds } s więcej z każdą decyzją.
}
clock-about = Czas płynie tylko temu, kto decyduje, a nie podczas przerwy ani gdy serwer nie działa. Gdy komuś się skończy, druga strona może przejąć bitwę albo poczekać.
clock-waits = Rusza, gdy obie osoby były naraz przy stole.
clock-days = { $days } d { $hours } godz.
clock-hours = { $hours } godz. { $minutes } min
clock-runs = płynie
clock-little = mało czasu
clock-out = koniec czasu
clock-side = { $side }: { $left }{ $state ->
    [runs] , płynie
    [little] , płynie, mało czasu
    [out] , koniec czasu
   *[rests] {""}
}
clock-warn = Strona { $side }: { $state ->
    [hour] mniej niż godzina.
    [seconds] dziesięć sekund.
   *[out] koniec czasu.
}
clock-claim-about = Skończył się czas tej strony: { $side }. Możesz przejąć bitwę albo po prostu grać dalej.
clock-claim = Przejmij bitwę

server-push-keys = Kluczy przeglądarki nie da się odczytać; wyłącz powiadomienie i włącz je znowu.
replay-your-turn = Przy tym stole jest twoja kolej.
battles-left = { $whose ->
    [mine] Zostało ci: { $left }
   *[theirs] Drugiej stronie zostało: { $left }
}
notice-late-title = Mało czasu · { $title }
notice-late = { $hours ->
    [0] Została ci mniej niż godzina, potem bitwę można przejąć.
    [one] Została ci { $hours } godzina, potem bitwę można przejąć.
    [few] Zostały ci { $hours } godziny, potem bitwę można przejąć.
    [many] Zostało ci { $hours } godzin, potem bitwę można przejąć.
   *[other] Zostało ci { $hours } godziny, potem bitwę można przejąć.
}
replay-costly-left = { $count ->
    [one] { $count } wątpliwego wyboru nie zbadano, by nie trzeba było długo czekać.
    [few] { $count } wątpliwych wyborów nie zbadano, by nie trzeba było długo czekać.
    [many] { $count } wątpliwych wyborów nie zbadano, by nie trzeba było długo czekać.
   *[other] { $count } wątpliwego wyboru nie zbadano, by nie trzeba było długo czekać.
}
replay-costly-rest = Zbadaj pozostałe
