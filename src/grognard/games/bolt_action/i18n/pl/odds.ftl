### whole

### Szanse w Bolt Action: o co się pyta i co się odpowiada.

ba-odds-hits = Trafienia
ba-odds-casualties = Straty w ludziach
ba-odds-pins = Otrzymane przyszpilenia
ba-odds-fate = Co stanie się z celem
ba-odds-order = Co stanie się z rozkazem
ba-odds-pinned = Cel dostaje przyszpilenie
ba-odds-any = Traci co najmniej jednego człowieka
ba-odds-half = Traci co najmniej połowę ludzi
ba-odds-own = Straty atakującego
ba-odds-fire = Ludzie atakującego straceni od ognia do jego szarży
ba-odds-contact = Dochodzi do walki w zwarciu
ba-odds-lost = Atakujący zostaje zniszczony
ba-odds-given-hit = Zostaje zniszczony, jeśli w ogóle jest trafiony
ba-odds-dry = Miotacz ognia atakującego jest potem pusty
ba-odds-round = Pierwsza runda walki w zwarciu
ba-odds-round-won = wygrywa ją atakujący
ba-odds-round-lost = wygrywa ją obrońca
ba-odds-round-drawn = remis, walka trwa dalej
ba-odds-round-nobody = nie zostaje nikt
ba-odds-round-none = nie ma jej
ba-odds-measured = Średnie straty celu w ludziach
ba-odds-measured-vehicle = Szansa, że cel zostanie zniszczony
ba-odds-destroyed-vehicle = Zostaje zniszczony
ba-odds-destroyed = Zostaje zniszczony, przez straty, przyszpilenie lub morale

ba-odds-fate-stands = trzyma się
ba-odds-fate-broken = nie zdaje testu
ba-odds-fate-routed = złamany przez przyszpilenia
ba-odds-fate-wiped-out = stracony
ba-odds-fate-beaten = pobity w walce w zwarciu
ba-odds-arrival = Kiedy wejdzie, jeśli co turę dostaje taki rozkaz
ba-odds-arrival-turn = { $turn ->
    [never] nie do tury 6
   *[other] w turze { $turn }
}
ba-odds-order-obeyed = wykonany
ba-odds-order-refused = odmowa: Padnij
ba-odds-order-fubar = FUBAR

ba-odds-summary = { $unit }, { $order ->
    [shot] strzał
    [fire] rozkaz Ogień
    [reserve] rozkaz wejścia z rezerwy i strzał
   *[advance] rozkaz Ruch i strzał
}, cel: { $target }, { $inches }″{ $cover ->
    [none] { "" }
    [soft] , miękka osłona
    [indoors] , w budynku
   *[hard] , twarda osłona
}{ $turns ->
    [1] { "" }
   *[other] , tury: { $turns }
}: { $order ->
    [shot] { "" }
   *[other] posłucha { $obeyed }%; {""}
}{ $vehicle ->
    [true] { "" }
   *[false] średnia strata { $mean }, co najmniej jeden { $some }%, {""}
}przyszpilenie { $pinned }%, zniszczenie { $destroyed }%.

ba-odds-summary-assault = { $unit }, rozkaz szturmu, cel: { $target }, { $inches }″: posłucha { $obeyed }%; zniszczenie celu { $destroyed }%, atakującego { $lost }%.

ba-odds-summary-overrun = { $unit }, rozkaz rozjechania, cel: { $target }, { $inches }″: posłucha { $obeyed }%; średnia strata { $mean }, co najmniej jeden { $some }%, przyszpilenie { $pinned }%, zniszczenie { $destroyed }%; strata czołgu { $lost }%.

ba-odds-summary-rally = { $unit }, rozkaz Zbiórka: posłucha { $obeyed }%; zrzuci średnio przyszpileń: { $shed }, wszystkie { $clear }%.

ba-odds-summary-call = { $order ->
    [barrage] { $unit }, wezwany ostrzał spada, cel: { $target }
    [bombardment] Ostrzał przed bitwą spada, cel: { $target }
   *[strike] { $unit }, wezwany samolot atakuje, cel: { $target }
}: { $vehicle ->
    [true] { "" }
   *[false] średnia strata { $mean }, co najmniej jeden { $some }%, {""}
}przyszpilenie { $pinned }%, zniszczenie { $destroyed }%.

ba-odds-arrives = Ostrzał przygotowawczy spada
ba-odds-shed = Zrzucone przyszpilenia
ba-odds-left = Pozostałe przyszpilenia
ba-odds-clear = Nie zostaje żadne przyszpilenie
ba-odds-riders = Straty pasażerów w ludziach
ba-odds-riders-fate = Co stanie się z pasażerami
ba-odds-measured-rally = Średnio zrzucone przyszpilenia
ba-odds-no-overrun = { $far ->
    [true] { $target } jest { $inches }″ stąd: { $unit } nie dojedzie tam rozkazem Bieg.
   *[false] { $unit } nie rozjedzie tego celu: { $target }. Według zasady domowej rozjeżdżają tylko czołgi z rozkazem Bieg i tylko ludzi w otwartym terenie.
}
ba-odds-assumed-man = Przyjmuje się, że kto może wybrać trafionego w: { $target }, wybiera żołnierza, którego najbardziej by brakowało, nie broń.
ba-odds-scene-alone = W planie nikt nie wykonuje Zbiórki i nie są znane ani budynki wokół atakującego, ani pasażerowie: zapytaj o nie osobno.
ba-odds-passengers-nobody = nikt
ba-odds-field-attacker-indoors = Atakujący jest w budynku
ba-odds-field-passengers = Pasażerowie w pojeździe celu
ba-odds-field-arrives = Kostka, na której spada ostrzał przygotowawczy
ba-odds-order-overrun = Bieg czołgu po pieszych
ba-odds-order-rally = Zbiórka, by zrzucić przyszpilenia
ba-odds-order-bombardment = ostrzał przed bitwą, gdy spada
ba-idle-arrives = Chodzi o ostrzał przed bitwą.
ba-idle-passengers = Pasażerów, którzy mogą ucierpieć, ma tylko pojazd z miejscami.
ba-idle-rally = To się nie liczy dla oddziału, który wykonuje Zbiórkę.
ba-idle-overrun = Czołg rozjeżdża cel i nie strzela.
ba-odds-call = Każdy rzut na wezwane wsparcie
ba-odds-call-astray = schodzi z celu
ba-odds-call-delayed = jeszcze nie
ba-odds-call-arrives = przychodzi zgodnie z wezwaniem
ba-odds-no-call = { $call ->
    [barrage] { $unit } nie wzywa ostrzału.
   *[strike] { $unit } nie wzywa nalotu.
}
ba-odds-scene-call = To, co wzywa obserwator, przychodzi w późniejszej turze: zapytaj o to osobno.
ba-odds-scene-turns = W planie każdy działa ze stołu, a cel odpowiada raz: o rezerwę i o tury celu zapytaj osobno.
ba-odds-scene-nations = Atakujący w planie są z jednego narodu.
ba-odds-scene-counter = Cel odpowiada ogniem albo szturmem: dym i Zasadzka są dla tych, którzy go atakują.
ba-odds-only-planned = { $order ->
    [smoke] Sam dym nie szkodzi: zapytaj o niego w planie, przed tym, co ma zasłonić.
    [run] Kto tylko biegnie, nie szkodzi: zapytaj o to w planie, z tym, co cel potem zrobi.
    [assault] O tego, kto najpierw biegnie, a szturmuje w późniejszej turze, zapytaj w planie.
    [meanwhile] O to, co cel robi między turami, zapytaj w planie.
   *[ambush] Kto czeka w Zasadzce, strzela do tego, kto się rusza: zapytaj o to w planie, z tym, co cel potem zrobi.
}
ba-odds-scene-fire = Śledzenie wzajemnego ostrzału dłużej niż { $most } tury trwałoby za długo: zapytaj o { $most } tury albo niech cel między nimi nic nie robi.
ba-odds-between = { $meanwhile ->
    [rally] Po każdej turze prócz ostatniej cel się zbiera, jeśli może
    [fire] Po każdej turze prócz ostatniej cel strzela do atakującego, jeśli może
   *[nothing] Między turami cel nic nie robi, więc jego straty i przyszpilenia zostają
}{ $down ->
    [yes] ; w każdej turze najpierw pada.
   *[no] .
}
ba-odds-scene-smoke = Dym jest zasadą domową: włącz go dla wszystkich ataków planu opcją smoke=on.
ba-odds-no-smoke = { $unit } nie ma pocisków dymnych; mają je moździerze i haubice.
ba-odds-broken-already = { $unit }: tyle przyszpileń ({ $pins }) już by ten oddział złamało.
ba-odds-no-such-way = { $ways ->
    [none] { $unit } strzela tylko w jeden sposób: nie podawaj sposobu.
   *[other] { $unit } może strzelać w kilka sposobów; powiedz, w który: { $ways }.
}
ba-odds-nothing-to-fire = { $unit } nie ma już z czego strzelać: broń rozstawiana nie strzela w ruchu, a wstrzymana wcale.
ba-odds-out-of-range = { $unit }: żadna strzelająca broń nie dosięga z { $inches }″. Cel: { $target }.
ba-idle-moved = O tym, czy oddział się rusza, mówi rozkaz.
ba-idle-side = Cel nie jest pojazdem i nie ma boków.
ba-idle-side-assault = W szturmie nie liczy się, z której strony się uderza.
ba-idle-down-vehicle = Pojazdy nie padają: rozkaz Padnij ich nie dotyczy.
ba-idle-reaction-vehicle = Cel jest pojazdem i nie reaguje.
ba-idle-reaction-assault = przed szturmem nikt nie pada. Może to być jedno z { $allowed }.
ba-idle-reaction-shot = cel strzela tylko do szarży, a pojazdy nie padają. Może to być jedno z { $allowed }.
ba-idle-reaction-escape = uciekają tylko pojazdy rozpoznawcze. Może to być jedno z { $allowed }.
ba-idle-reserve = Oddział wchodzi z rezerwy i strzela rozkazem Ruch.
ba-idle-pins-reserve = Oddział w rezerwie nie ma przyszpileń.
ba-idle-turns = Chodzi o sam strzał, tura po turze, albo o szturm po turach biegu: pomiń rozkaz.
ba-idle-run-to = Chodzi o oddział, który w planie biegnie, także przed swoim szturmem.
ba-idle-meanwhile = Chodzi o tury planu i cel, który nie leży: leżący w każdej turze najpierw pada.
ba-idle-ranging = Wstrzeliwuje się tylko działo lub moździerz, który strzela pośrednio i się nie rusza, a wyrzutnia wieloprowadnicowa nie.
ba-idle-on-target = Liczy się, gdy do celu już strzelano.
ba-idle-command-vehicle = Wóz dowodzenia pomaga załogom pojazdów.
ba-idle-assault = Chodzi o strzelanie, a to jest szturm.
ba-idle-call = Nie liczy się dla tego, co spada z góry.
ba-idle-indoors = Pojazdy i działa nie są w żadnym budynku.
ba-idle-cover-indoors = Kto jest w budynku, ma jego mury za twardą osłonę.
ba-idle-wall = Mur liczy się, gdy szturmuje się ludzi przez niego; przy ogniu podaj, jaką mają osłonę.
ba-idle-medic = Sanitariusz pomaga ludziom pod ogniem broni ręcznej, nie w walce w zwarciu i nie obsługom.
ba-idle-target-officer = W walce w zwarciu żaden oficer celowi nie pomaga.
ba-idle-under-fire = W szturmie liczy się tylko wtedy, gdy cel strzela do szarży.
ba-idle-officer = Oficer pomaga w teście rozkazu, a tu testu nie ma.
ba-idle-officer-vehicle = Oficerowie nie pomagają pojazdom.
ba-idle-flame = Miotacz ognia trafia bez względu na to.
ba-idle-indirect = Strzał pośredni trafia tylko kostką zasięgu, bez względu na to.
ba-odds-no-line = to nie wiersz rozpiski z narodem: { $problem }.
ba-odds-no-men = „{ $text }” nie podaje ludzi: napisz na przykład „8 rifle + 1 lmg”.

ba-odds-army-book = Księga armii, zwykły skład

ba-odds-field-attacker = Atakujący
ba-odds-field-target = Cel
ba-odds-field-range = Odległość w calach
ba-odds-field-cover = Osłona celu
ba-odds-field-pins = Przyszpilenia atakującego
ba-odds-field-target-pins = Przyszpilenia celu
ba-odds-field-order = Rozkaz
ba-odds-field-moved = Atakujący ruszył się
ba-odds-field-reserve = Atakujący jest w rezerwie
ba-odds-field-turns = Tury tego ognia
ba-odds-field-run-to = Jak blisko podbiega, w calach
ba-odds-field-meanwhile = Co cel robi między turami
ba-odds-field-ranging = Wcześniejsze strzały do celu
ba-odds-field-on-target = Jeden z nich trafił
ba-odds-field-command-vehicle = Wóz dowodzenia przy atakującym
ba-odds-field-target-command-vehicle = Wóz dowodzenia przy celu
ba-odds-field-down = Cel padł (Padnij)
ba-odds-field-reaction = Reakcja celu
ba-odds-field-holding = Broń, która nie strzela
ba-odds-field-way = Jak strzela działo
ba-odds-field-men = Ludzie, którzy zostali atakującemu
ba-odds-field-target-men = Ludzie, którzy zostali celowi
ba-odds-field-officer = Oficer przy atakującym
ba-odds-field-target-officer = Oficer przy celu
ba-odds-field-medic = Sanitariusz przy celu
ba-odds-field-indoors = Cel jest w budynku
ba-odds-field-wall = Cel stoi przy murze
ba-odds-field-side = Trafiona strona pojazdu
ba-odds-field-options = Zasady domowe

ba-odds-cover-none = brak
ba-odds-cover-soft = miękka osłona
ba-odds-cover-hard = twarda osłona
ba-odds-order-shot = sam strzał
ba-odds-order-fire = cały rozkaz Ogień
ba-odds-order-advance = cały rozkaz Ruch, strzał w ruchu
ba-odds-order-assault = cały rozkaz Bieg, do szturmu
ba-odds-order-barrage = ostrzał obserwatora, gdy spada
ba-odds-order-strike = nalot obserwatora, gdy nadlatuje
ba-odds-order-smoke = w planie: dym przed celem
ba-odds-order-ambush = w planie: czekać w Zasadzce
ba-odds-order-run = w planie: bieg w stronę celu
ba-odds-meanwhile-nothing = nic
ba-odds-meanwhile-rally = zbiera się
ba-odds-meanwhile-fire = strzela do atakującego
ba-odds-reaction-stand = zostaje na nogach
ba-odds-reaction-down = pada
ba-odds-reaction-fire = strzela do szarży
ba-odds-reaction-ambush = strzela do szarży z Zasadzki
ba-odds-reaction-escape = odjeżdża, jeśli to pojazd rozpoznawczy
ba-odds-way-piercing = pocisk przeciwpancerny
ba-odds-way-explosive = pocisk odłamkowy
ba-odds-way-open-sights = na wprost
ba-odds-way-indirect = pośrednio

ba-odds-no-action = W planie Bolt Action każdy krok to rozkaz dla oddziału.
ba-odds-with-cover = { $cover ->
    [none] bez osłony
    [soft] z miękką osłoną
   *[hard] z twardą osłoną
}
ba-odds-with-pin = z jednym przyszpileniem więcej
ba-odds-with-range = z { $inches }″
ba-odds-with-move = { $moved ->
    [true] w ruchu
   *[false] bez ruchu
}
ba-odds-with-down = { $down ->
    [true] gdy cel padł
   *[false] gdy cel nie padł
}

ba-odds-side-front = przód
ba-odds-side-side = bok
ba-odds-side-rear = tył

ba-odds-damage = Najgorsze uszkodzenie pojazdu
ba-odds-damage-none = brak
ba-odds-damage-crew-stunned = załoga oszołomiona
ba-odds-damage-immobilised = unieruchomiony
ba-odds-damage-on-fire = płonie
ba-odds-damage-knocked-out = wyeliminowany

ba-odds-goal-half = cel stracił co najmniej połowę ludzi
ba-odds-goal-pinned = cel dostał przyszpilenie albo jest zniszczony

## Przewidywania kostek i szczęście

ba-luck-casualties = Zadane straty
ba-luck-vehicles = Zniszczone pojazdy
ba-luck-tests = Zdane testy

ba-forecast-order = Test rozkazu: { $unit }
ba-forecast-order-fubar = FUBAR
ba-forecast-order-failed = niezdany
ba-forecast-order-passed = zdany
ba-forecast-check = Test morale: { $unit }
ba-forecast-check-failed = niezdany
ba-forecast-check-passed = zdany
ba-forecast-rally = Zrzucone przyszpilenia: { $unit }
ba-forecast-fubar = FUBAR: { $unit }
ba-forecast-fubar-friendly-fire = ogień bratobójczy
ba-forecast-fubar-panic = panika
ba-forecast-barrage = Wezwany ostrzał: { $unit }
ba-forecast-barrage-astray = przesunięty
ba-forecast-barrage-delayed = jeszcze nie
ba-forecast-barrage-arrives = spada zgodnie z wezwaniem
ba-forecast-strike = Wezwany nalot: { $unit }
ba-forecast-strike-astray = pomylony cel
ba-forecast-strike-delayed = jeszcze nie
ba-forecast-strike-arrives = nadlatuje
ba-forecast-losses = Straty: { $unit }
ba-forecast-vehicle = Uszkodzenia: { $unit }
ba-forecast-vehicle-unharmed = bez szkody
ba-forecast-vehicle-damaged = uszkodzony
ba-forecast-vehicle-lost = zniszczony
ba-forecast-smoke = Pocisk dymny: { $unit }
ba-forecast-smoke-missed = chybiony
ba-forecast-smoke-laid = dym stoi
ba-forecast-fight = Walka
ba-forecast-fight-attackers = wygrywa { $attacker }
ba-forecast-fight-defenders = wygrywa { $defender }
ba-forecast-fight-nobody = nie zostaje nikt
ba-odds-with-side = { $side ->
    [front] od przodu
    [side] z boku
   *[rear] od tyłu
}
