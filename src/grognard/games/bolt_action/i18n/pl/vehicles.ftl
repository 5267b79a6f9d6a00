### whole

# Pojazdy: czym są, co się z nimi dzieje, o co się przy nich pyta.

ba-vehicle = Pojazd
ba-wreck = Wrak
ba-immobilised = Unieruchomiony
ba-terrain-vehicle = pojazd
ba-fact-armour = { $target ->
    [soft-skin] nieopancerzony
    [armoured-car] samochód pancerny
    [carrier] opancerzony transporter
    [light-tank] lekki czołg
    [medium-tank] średni czołg
    [heavy-tank] ciężki czołg
   *[super-heavy-tank] superciężki czołg
}, odporność { $value }+
ba-fact-drive = { $drive ->
    [wheeled] koła
    [half-tracked] półgąsienice
   *[tracked] gąsienice
}, { $advance }″, Bieg { $run }″
ba-fact-open-topped = otwarty
ba-fact-recce = rozpoznanie
ba-fact-aboard = w pojeździe: { $vehicle }

# ---- zdarzenia ----

ba-event-drove = { $reversing ->
    [yes] { $unit } cofa.
   *[no] { $unit } jedzie.
}
ba-event-halted = { $unit } staje; kostka pokazuje Padnij.
ba-event-boarded = { $unit } wsiada. Pojazd: { $vehicle }.
ba-event-boarded-starting = { $unit } zaczyna bitwę w pojeździe: { $vehicle }.
ba-event-dismounted = { $unit } wysiada. Pojazd: { $vehicle }.
ba-event-hull-struck = { $grade ->
    [none] { $total } wobec { $value }: { $unit } bez szkody.
    [superficial] { $total } wobec { $value }: powierzchowne uszkodzenie, { $unit }.
    [full] { $total } wobec { $value }: pełne uszkodzenie, { $unit }.
    [massive] { $total } wobec { $value }: solidne uszkodzenie, { $unit }.
   *[destroyed] { $total } wobec { $value }: { $unit } przestaje istnieć.
}
ba-event-vehicle-damaged = { $result ->
    [crew-stunned] { $unit }: załoga oszołomiona.
    [immobilised] { $unit }: pojazd unieruchomiony.
    [on-fire] { $unit } płonie.
   *[knocked-out] { $unit } wypada z walki.
}
ba-event-vehicle-beaten = { $hits ->
    [0] { $unit } nie szkodzi celowi: { $target }.
    [one] { $unit } zadaje jedno trafienie. Cel: { $target }.
    [few] { $unit } zadaje { $hits } trafienia. Cel: { $target }.
   *[many] { $unit } zadaje { $hits } trafień. Cel: { $target }.
}
ba-event-spilled = { $unit } wypada ze swojego pojazdu.

# ---- rzuty ----

ba-roll-penetration = Penetracja: { $total }.
ba-roll-vehicle-damage = Tabela uszkodzeń: { $total }.
ba-roll-tank-assault = Ciosy w pojazd: trafia { $successes } z { $dice }.
ba-roll-tank-damage = Obrażenia pojazdu: { $total } i trafienia.
ba-roll-tow-loss = Działo za straconym holownikiem, przepada na { $need }+: { $face }.
ba-roll-spilled = Trafienia wyrzuconych z pojazdu: { $total }.

# ---- o co się pyta ----

ba-ask-drive = { $manner ->
    [enter] Wjazd na stół: { $unit }, do { $inches } cali.
    [run] Bieg: { $unit }, do { $inches } cali, { $pivots ->
        [0] prosto (zwroty: 0)
        [one] z jednym zwrotem
        [few] zwroty: { $pivots }
       *[many] zwroty: { $pivots }
    }.
    [escape] Ucieczka: { $unit }, do { $inches } cali, { $pivots ->
        [0] prosto (zwroty: 0)
        [one] z jednym zwrotem
        [few] zwroty: { $pivots }
       *[many] zwroty: { $pivots }
    }.
   *[advance] Ruch: { $unit }, do { $inches } cali, { $pivots ->
        [0] prosto (zwroty: 0)
        [one] z jednym zwrotem
        [few] zwroty: { $pivots }
       *[many] zwroty: { $pivots }
    }.
}
ba-ask-laying = { $weapons ->
    [one] { $at ->
        [hull] Do kogo strzela { $unit } z kadłuba ({ $weapon })?
        [pintle] Do kogo strzela { $unit } z podstawy obrotowej ({ $weapon })?
       *[turret] Do kogo strzela { $unit } z wieży ({ $weapon })?
    }
    [few] Do kogo strzela { $unit } ({ $weapon } albo broń sprzężona)?
   *[many] Do kogo strzela { $unit } ({ $weapon } albo broń sprzężona)?
}
ba-ask-shoot-first = { $unit }: który cel rozgrywamy teraz?
ba-ask-load-up = Które oddziały zaczynają bitwę w pojeździe?
ba-ask-escape = { $firer } celuje. Czy { $unit } ucieka?
ba-hint-load-up = { $men ->
    [one] jeden człowiek, wolne miejsca: { $seats }
    [few] ludzie: { $men }, wolne miejsca: { $seats }
   *[many] ludzie: { $men }, wolne miejsca: { $seats }
}
ba-choose-load-up = { $unit }, pojazd: { $vehicle }
ba-choose-load-nothing = Nikt więcej
ba-choose-board = Wsiądź: { $vehicle }
ba-ask-tow = Za którym holownikiem jedzie { $unit }?
ba-choose-escape = Uciekaj
ba-hint-escape = odjedź przed strzałem; to rozkaz pojazdu
ba-hint-get-out = { $order ->
    [run] wysiądź i biegnij 12″
   *[advance] wysiądź, 6″, potem strzał
}
ba-hint-drive-advance = { $inches }″, potem strzał
ba-hint-drive-run = { $inches }″, bez strzału
ba-choose-apart = { $target }, a broń jednostrzałowa: { $vehicle }
ba-laid = { $way ->
    [piercing] { $weapon } (pocisk przeciwpancerny)
    [explosive] { $weapon } (pocisk odłamkowy)
   *[only] { $weapon }
}
ba-list-and = { $last ->
    [yes] { $first } i { $more }
   *[no] { $first }, { $more }
}
ba-hint-shot-armour = { $inches }″, { $cover ->
    [soft] miękka osłona
    [hard] twarda osłona
   *[none] bez osłony
}, pancerz { $side ->
    [front] przedni
    [side] boczny
    [rear] tylny
   *[top] górny
}

# ---- tabele i wykresy ----

ba-pen-weapon = Penetracja
ba-pen-shell = Odłamkowy { $size }
ba-pen-side = { $side ->
    [side] Pancerz boczny
    [rear] Pancerz tylny
   *[top] Pancerz górny
}
ba-pen-squeeze-bore = Stożkowa lufa
ba-table-armour = { $side ->
    [front] Pancerz przedni
    [side] Pancerz boczny
    [rear] Pancerz tylny
    [top] Pancerz górny
   *[none] Odporność
}
ba-table-penetration = Na obrażenia, { $weapon }
ba-chart-vehicle = Co się stanie z pojazdem
ba-chart-vehicle-caption = { $out }% zniszczenie, { $stopped }% uszkodzenie{ $pinned ->
    [known] , { $pin }% przyszpilenie
   *[unknown] {""}
}

# ---- dlaczego komputer tak wybrał ----

ba-reason-first = Ten cel jest najwięcej wart.
ba-reason-load-up = { $unit } zajmuje miejsca.
ba-reason-get-out = { $unit } wysiada tam, gdzie może walczyć.
ba-reason-board = { $unit } może jechać.
ba-reason-escape = { $unit }: dalej jest bezpieczniej.

# ---- odmowy ----

ba-army-mounts = { $unit }: pojazd to jeden model; jego broń podaje się w kolejności stanowisk, dokupiona na końcu.
ba-refused-vehicle-down = Pojazdowi nigdy nie wydaje się rozkazu Padnij; wydaj mu Zasadzkę albo pusty Ogień.
ba-refused-immobilised = Unieruchomiony pojazd nie może się ruszyć; może dostać Ogień, Zasadzkę albo Zbiórkę.
ba-refused-boarded = Do tego pojazdu w tej turze wsiedli ludzie: zostaje, gdzie jest.
ba-refused-run-vehicle = Pojazd nie może wykonać rozkazu Bieg: stoi w terenie, który na to nie pozwala.
ba-refused-aboard = Ludzie w pojeździe wysiadają rozkazem Ruch lub Bieg albo zostają z rozkazem Padnij.
ba-refused-unlimber = Działo za holownikiem odprzodkowuje się rozkazem Ruch.
ba-refused-not-arrived = Pojazdu nie ma jeszcze na stole: ludzie w nim mogą dostać tylko Padnij.
ba-refused-moving-vehicle = Pojazd jest w tej turze w ruchu.
ba-refused-slow-load = Ten pojazd ładuje powoli: najpierw rozkaz musi dostać inny oddział.
ba-refused-vehicle-assault = Szturmować mogą tylko ludzie pieszo.
ba-refused-assault-running = Nie można szturmować pojazdu, który ma rozkaz Bieg.
ba-refused-no-vehicle = Własna strona nie ma takiego pojazdu na stole.
ba-refused-no-seats = Oddział nie ma miejsc w tym pojeździe.
ba-refused-boarding-reach = Nie każdy człowiek dobiegnie rozkazem Bieg na cal od pojazdu.
ba-refused-board-on-run = Wsiąść może tylko oddział z rozkazem Bieg, który w tej turze nie wysiadał z pojazdu.
ba-fault-pivots = { $limit ->
    [0] Pojazd nie może w tym ruchu zrobić zwrotu.
    [one] Pojazd może w tym ruchu zrobić jeden zwrot.
    [few] Pojazd może w tym ruchu zrobić { $limit } zwroty.
   *[many] Pojazd może w tym ruchu zrobić { $limit } zwrotów.
}
ba-fault-pivot-angle = Zwrot to najwyżej 90 stopni.
ba-fault-both-ways = Jeden ruch jest w przód albo w tył, nigdy jedno i drugie.
ba-fault-reverse = Pojazd cofa tylko rozkazem Ruch.
ba-fault-closed-vehicle = Pojazd nie może wjechać w ten teren.
ba-fault-wreck = Na drodze stoi wrak.
ba-fault-vehicle-in-way = Na drodze stoi pojazd, działo albo wrak.
ba-ask-get-out = Gdzie wysiada { $unit }? Pojazd: { $vehicle }
ba-note-get-out = { $gun ->
    [crew] Działo staje do 1″ od kadłuba, obsługa do 1″ od działa, wszystko dalej niż 1″ od innych oddziałów.
   *[none] Każdy człowiek staje do 1″ od kadłuba i dalej niż 1″ od innych oddziałów; stamtąd oddział rusza dalej.
}
ba-choose-get-out = { $side ->
    [rear] Za pojazdem
    [front] Przed pojazdem
    [left] Z lewej
   *[right] Z prawej
}
ba-reason-get-out-near = Ludzie wysiadają tam, skąd najbliżej do wroga.
ba-fault-all-get-out = Oddział wysiada w całości: każdy człowiek potrzebuje jednego miejsca.
ba-fault-beside = Każdy człowiek musi stać do 1" od kadłuba, z którego wysiada.
ba-fault-no-room = Ten człowiek stałby do 1" od innego oddziału, poza stołem albo w terenie, w którym nie może.
ba-fault-nearer = Ucieczka nie może skończyć się bliżej wroga.
