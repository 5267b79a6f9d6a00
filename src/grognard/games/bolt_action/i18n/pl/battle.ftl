### whole

# Co się dzieje w bitwie Bolt Action i jak o tym mówi stół.

ba-system = Bolt Action
ba-system-subtitle = cale, kostki rozkazów
ba-scenario-maximum-attrition = Wojna na wyniszczenie
    .note = Sześć tur, może siedem. Punkt za każdy zniszczony wrogi oddział; wygrywa przewaga dwóch punktów.
ba-scenario-straight-fight = Otwarta walka
    .note = Obie strony rozstawiają się w całości do 12 cali od swoich krawędzi, oddział po oddziale. Sześć tur, może siedem. Punkt za każdy zniszczony wrogi oddział; wygrywa przewaga dwóch punktów.
ba-scenario-first-battle = Pierwsza bitwa
    .note = Prowadzisz dwie amerykańskie drużyny i karabin maszynowy, rozstawione i gotowe. Między tobą a dwiema słabymi niemieckimi drużynami leży skrzyżowanie: daje dwa punkty temu, kto na koniec jako jedyny stoi do 3 cali od niego, a każdy zniszczony wrogi oddział punkt. Trzy tury; wygrywa przewaga jednego punktu.
ba-scenario-key-ground = Kluczowy teren
    .note = Trzy miejsca w poprzek środka stołu: 2, 3 i 2 punkty dla tego, kto trzyma je na koniec, i punkt za każdy zniszczony wrogi oddział. Połowa każdej strony wchodzi w turze 1, reszta później. Sześć tur, może siedem; wygrywa przewaga dwóch punktów.
ba-scenario-hold-the-line = Utrzymać linię
    .note = Kto wygra rzut, atakuje. Obrońca rozstawia co najmniej połowę oddziałów do 18 cali od swojej krawędzi, pozostałe czekają. Trzy miejsca za jego linią dają po 3 punkty temu, kto trzyma je na koniec; każdy zniszczony wrogi oddział daje punkt. Sześć tur, może siedem; wygrywa przewaga dwóch punktów.
ba-scenario-breakthrough = Przełamanie
    .note = Kto wygra rzut, atakuje. Obie strony rozstawiają co najmniej połowę oddziałów, obrońca pierwszy i głębiej. Każdy oddział atakującego, który na koniec stoi do 12 cali od przeciwnej krawędzi, daje 3 punkty, każdy zniszczony wrogi oddział punkt. Siedem tur; wygrywa przewaga dwóch punktów.
ba-scenario-encircled = Okrążenie
    .note = Kto wygra rzut, atakuje. Obrońca rozstawia wszystkie oddziały do 14 cali od środka stołu; atakujący wchodzi przez którąkolwiek długą krawędź. Środek daje 4 punkty temu, kto trzyma go na koniec, każdy zniszczony wrogi oddział punkt. Sześć tur, może siedem; wygrywa przewaga dwóch punktów.
ba-scenario-own = { $title }
    .note = { $turns ->
        [one] Jedna tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }; { $lead ->
        [one] wygrywa przewaga jednego punktu
        [few] wygrywa przewaga { $lead } punktów
       *[many] wygrywa przewaga { $lead } punktów
    }.
ba-scenario-note = { $note }
ba-objective = { $points ->
    [one] { $place }, 1 punkt
    [few] { $place }, { $points } punkty
   *[many] { $place }, { $points } punktów
}
ba-objective-own = { $title }
ba-objective-left = Lewe miejsce
ba-objective-middle = Środkowe miejsce
ba-objective-crossing = Skrzyżowanie
ba-objective-right = Prawe miejsce
ba-map-title = { $title }
ba-place = { $name }
ba-unnamed = { $kind }

ba-status-preparing = Przed bitwą
ba-status-turn = Tura { $turn } z { $turns }
ba-result-draw = Remis, { $first } do { $second }.
ba-result-conceded = Zwycięstwo: { $winner }. Bitwę oddaje strona { $loser }.
ba-result-won = Zwycięstwo: { $winner }, { $own } do { $other }.

# ---- ludzie i oddziały ----

ba-unit-of = { $unit } ({ $owner })
ba-of-nation-german = Niemcy
ba-of-nation-us = USA
ba-of-nation-british = Brytyjczycy
ba-of-nation-soviet = ZSRR
ba-side-colour = { $side ->
    [0] Niebiescy
   *[1] Czerwoni
}

ba-man = { $role ->
    [officer] Oficer, { $weapon }
    [nco] Dowódca drużyny, { $weapon }
    [gunner] Celowniczy, { $weapon }
    [loader] Ładowniczy, { $weapon }
    [assistant] Pomocnik, { $weapon }
    [spotter] Obserwator ognia, { $weapon }
    [medic] Sanitariusz, { $weapon }
    [observer] Obserwator, { $weapon }
    [gun] Działo, { $weapon }
   *[other] Żołnierz, { $weapon }
}
ba-man-unarmed = { $role ->
    [officer] Oficer
    [nco] Dowódca drużyny
    [gunner] Celowniczy
    [loader] Ładowniczy
    [assistant] Pomocnik
    [spotter] Obserwator ognia
    [medic] Sanitariusz
    [observer] Obserwator
    [crew] Członek obsługi
   *[other] Żołnierz
}
ba-fact-men = ludzie: { $men } z { $start }
ba-fact-quality = { $quality }, morale { $morale }
ba-fact-pins = { $pins ->
    [one] 1 przyszpilenie
    [few] { $pins } przyszpilenia
   *[many] { $pins } przyszpileń
}
ba-fact-wave = { $wave ->
    [first_wave] pierwsza fala
   *[other] w rezerwie
}
ba-fact-flank = { $flank ->
    [left] oskrzydla z lewej
   *[right] oskrzydla z prawej
}
ba-fact-off = poza stołem
ba-arm = { $least ->
    [0] { $range }″
   *[other] od { $least } do { $range }″
}, { $shots ->
    [one] 1 strzał
    [few] { $shots } strzały
   *[many] { $shots } strzałów
}{ $pen ->
    [none] {""}
   *[other] , penetracja { $pen }
}{ $he ->
    [none] {""}
   *[other] , odłamkowy { $he }
}
ba-floor = { $level ->
    [only] { $building }
    [0] { $building }, parter
    [1] { $building }, pierwsze piętro
    [2] { $building }, drugie piętro
   *[other] { $building }, piętro { $level }
}
ba-fact-inside = wewnątrz ({ $floor }): twarda osłona
ba-fact-ground = { $cover ->
    [soft] { $ground }: miękka osłona
    [hard] { $ground }: twarda osłona
   *[other] teren: { $ground }
}
ba-fact-loaded = załadowano: { $way ->
    [piercing] pocisk przeciwpancerny
   *[other] pocisk odłamkowy
}
ba-fact-dug-in = okopani: twarda osłona
ba-unit-summary = { $place ->
    [destroyed] { $side }, { $unit }, zniszczono
    [aboard] { $side }, { $unit }, w pojeździe, { $men ->
        [one] 1 żołnierz
        [few] { $men } żołnierzy
       *[many] { $men } żołnierzy
    }
    [off] { $side }, { $unit }, poza stołem, { $men ->
        [0] pojazd
        [one] 1 żołnierz
        [few] { $men } żołnierzy
       *[many] { $men } żołnierzy
    }
   *[other] { $side }, { $unit }, { $men ->
        [0] pojazd
        [one] 1 żołnierz
        [few] { $men } żołnierzy
       *[many] { $men } żołnierzy
    }, { $pins ->
        [one] 1 przyszpilenie
        [few] { $pins } przyszpilenia
       *[many] { $pins } przyszpileń
    }, { $order ->
        [none] bez rozkazu
        [fire] rozkaz Ogień
        [advance] rozkaz Ruch
        [run] rozkaz Bieg
        [ambush] w Zasadzce
        [rally] rozkaz Zbiórka
       *[down] Padnij
    }{ $floor ->
        [none] {""}
       *[other] , wewnątrz: { $floor }
    }
}

# ---- zdarzenia ----

ba-event-edges-taken = { $near }: bliższa krawędź, dolna na mapie; { $far }: dalsza.
ba-event-wave-named = { $count ->
    [-1] { $seat }: pierwsza fala zapisana.
    [one] { $seat }: pierwszą falę tworzy jeden oddział.
    [few] { $seat }: pierwszą falę tworzą { $count } oddziały.
   *[many] { $seat }: pierwszą falę tworzy { $count } oddziałów.
}
ba-event-unit-set-up = { $unit } staje na stole.
ba-event-set-up-ended = { $seat }: koniec rozstawiania.
ba-event-flank-noted = { $flank ->
    [left] { $count ->
        [-1] { $seat }: zapisano, kto oskrzydla z lewej.
        [0] { $seat }: nikt nie oskrzydla z lewej (oddziały: 0).
        [one] { $seat }: jeden oddział oskrzydli z lewej.
        [few] { $seat }: { $count } oddziały oskrzydlą z lewej.
       *[many] { $seat }: { $count } oddziałów oskrzydli z lewej.
    }
   *[right] { $count ->
        [-1] { $seat }: zapisano, kto oskrzydla z prawej.
        [0] { $seat }: nikt nie oskrzydla z prawej (oddziały: 0).
        [one] { $seat }: jeden oddział oskrzydli z prawej.
        [few] { $seat }: { $count } oddziały oskrzydlą z prawej.
       *[many] { $seat }: { $count } oddziałów oskrzydli z prawej.
    }
}
ba-event-bombarded = { $arrives ->
    [yes] { $seat }: ostrzał przygotowawczy spada.
   *[no] { $seat }: ostrzał przygotowawczy nie spada.
}
ba-event-call-made = { $unit } wzywa wsparcie.
ba-event-call-delayed = { $strike ->
    [yes] { $unit }: wezwanych samolotów jeszcze nie ma.
   *[no] { $unit }: wezwany ostrzał jeszcze nie spada.
}
ba-event-call-lost = { $unit }: wezwane samoloty nie znajdują celu.
ba-event-call-shifted = { $target ->
    [none] { $unit }: wezwany ostrzał schodzi z celu.
   *[other] { $unit }: wezwane samoloty biorą za wroga: { $target }.
}
ba-event-barrage-fell = { $unit }: wezwany ostrzał spada.
ba-event-strike-arrived = Samoloty nurkują. Cel: { $target }.
ba-event-struck = { $unit } pod ostrzałem: { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
ba-event-turn-began = Zaczyna się tura { $turn }.
ba-event-die-set-aside = { $seat }: żaden oddział nie może wziąć tej kostki; odkłada się ją.
ba-event-die-passed = { $seat }: ta kostka nie idzie do nikogo.
ba-event-order-given = { $assault ->
    [none] { $unit } dostaje rozkaz { $order ->
        [fire] Ogień
        [advance] Ruch
        [run] Bieg
        [ambush] Zasadzka
        [rally] Zbiórka
       *[down] Padnij
    }.
   *[other] { $unit } dostaje rozkaz szturmu. Cel: { $assault }.
}
ba-event-die-turned = { $order ->
    [down] { $unit } zamiast tego pada.
   *[other] { $unit }: kostka rozkazu obrócona.
}
ba-event-die-taken = { $unit } pada.
ba-event-dice-returned = Tura się kończy; kostki wracają do woreczka.
ba-event-length-rolled = { $more ->
    [yes] Będzie jeszcze jedna tura.
   *[no] Bitwa kończy się tutaj.
}
ba-event-conceded = { $seat }: bitwa oddana.
ba-event-ended-draw = Bitwa kończy się remisem: { $first } { $one }, { $second } { $two }.
ba-event-ended-won = Koniec bitwy. Zwycięstwo: { $winner }, { $own } do { $other }.
ba-event-order-tested = { $outcome ->
    [passed] { $unit } zdaje test rozkazu: { $total }, potrzeba najwyżej { $value }.
    [fubar] { $unit } rzuca dwie szóstki: FUBAR!
   *[failed] { $unit } nie zdaje testu rozkazu: { $total }, potrzeba najwyżej { $value }.
}
ba-event-fubar = { $panic ->
    [yes] { $unit } wpada w panikę.
   *[no] { $unit } bierze swoich za wroga.
}
ba-event-mistake = { $unit } strzela do swoich: { $target }.
ba-event-pins-taken = { $unit } dostaje { $pins ->
    [one] przyszpilenie
    [few] { $pins } przyszpilenia
   *[many] { $pins } przyszpileń
}.
ba-event-pins-lost = { $unit } zrzuca { $pins ->
    [one] przyszpilenie
    [few] { $pins } przyszpilenia
   *[many] { $pins } przyszpileń
}.
ba-event-morale-tested = { $passed ->
    [yes] { $unit } zdaje test morale: { $total }, potrzeba najwyżej { $value }.
   *[no] { $unit } nie zdaje testu morale: { $total }, potrzeba najwyżej { $value }.
}
ba-event-check-rerolled = { $unit } testuje morale jeszcze raz.
ba-event-unit-destroyed = { $loss ->
    [casualties] { $unit } traci ostatniego człowieka.
    [pins] { $unit } ucieka pod ciężarem przyszpilenia.
    [morale] { $unit } załamuje się i przestaje istnieć.
    [surrender] { $unit } poddaje się i przestaje istnieć.
    [fled] { $unit } ucieka ze stołu.
    [weapon] { $unit } traci broń i przestaje istnieć.
    [knocked-out] { $unit } wypada z walki.
    [assault] { $unit } ginie w szturmie.
    [burnt] { $unit }: załoga opuszcza płonący pojazd.
    [abandoned] { $unit }: załoga porzuca pojazd.
    [lost-aboard] { $unit } przepada razem z pojazdem.
    [empty] { $unit } zostaje bez ludzi przed wrogiem i przepada.
    [overrun] { $unit } ginie pod kołami lub gąsienicami.
    [absent] { $unit } nie nadchodzi wcale.
    [ammunition] { $unit } nie ma już paliwa i wypada z bitwy.
    [collapse] { $unit } ginie pod gruzami budynku.
   *[other] { $unit } przestaje istnieć.
}
ba-event-quality-changed = { $unit } wytrzymuje pierwszy ogień i odtąd liczy się jako { $quality ->
    [veteran] Weteran
   *[other] Regularny
}.
ba-event-moved = { $unit } rusza się.
ba-event-gun-left = { $unit } zostaje bez obsługi.
ba-event-gun-manned = { $unit }: ludzie obsadzają porzuconą broń: { $target }.
ba-event-made-room = { $unit } robi miejsce.
ba-event-moved-pausing = { $unit } rusza się na oczach wroga.
ba-event-entered = { $unit } wchodzi na stół.
ba-event-stayed-away = { $unit } zostaje poza stołem.
ba-event-shot-declared = { $why ->
    [ambush] { $unit } otwiera ogień z Zasadzki. Cel: { $target }.
    [defence] { $unit } strzela do szarżujących: { $target }.
   *[other] { $unit } celuje. Cel: { $target }.
}
ba-event-no-shot = { $target ->
    [none] { $unit } nie ma celu.
   *[other] { $unit } nie dosięga i strzał przepada. Cel: { $target }.
}
ba-event-fired = { $unit } strzela. Cel: { $target }; { $volleys }.
ba-volley = { $need ->
    [7] { $count } × { $weapon }, { $shots ->
        [one] { $shots } strzał
        [few] { $shots } strzały
       *[many] { $shots } strzałów
    } na 6, a potem znów 6
    [1] { $count } × { $weapon }, trafienie bez rzutu
   *[other] { $count } × { $weapon }, { $shots ->
        [one] { $shots } strzał
        [few] { $shots } strzały
       *[many] { $shots } strzałów
    } na { $need }+
}
ba-list-more = { $first }; { $more }
ba-event-scored = { $shots ->
    [one] Strzał chybia.
    [few] Wszystkie { $shots } strzały chybiają.
   *[many] Wszystkie strzały ({ $shots }) chybiają.
}
ba-event-burst = Pocisk wybucha. { $target }: { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
ba-event-fuel-spent = { $unit }: { $weapon } nie ma już paliwa.
ba-event-smoke-laid = { $unit } stawia zasłonę dymną przed celem: { $target }.
ba-event-smoke-cleared = Dym opada.
ba-event-saved = { $unit }: sanitariusz ratuje { $men ->
    [one] żołnierza
    [few] { $men } żołnierzy
   *[many] { $men } żołnierzy
}.
ba-event-casualty = { $role ->
    [officer] { $unit } traci oficera.
    [nco] { $unit } traci dowódcę.
    [gunner] { $unit } traci celowniczego.
    [loader] { $unit } traci ładowniczego.
    [assistant] { $unit } traci pomocnika.
    [spotter] { $unit } traci obserwatora ognia.
    [medic] { $unit } traci sanitariusza.
    [crew] { $unit } traci członka obsługi.
   *[other] { $unit } traci żołnierza.
}
ba-event-casualties-taken = { $unit } traci ludzi: { $men }.
ba-event-weapon-passed-on = { $unit }: broń przejmuje inny żołnierz.
ba-event-weapon-picked-up = { $unit }: broń podnosi inny żołnierz.
ba-event-weapon-lost = { $unit } traci broń: { $weapon }.
ba-event-new-leader = { $unit }: dowodzenie przejmuje inny żołnierz.
ba-event-fell-short = { $unit } nie dobiega i szturm się kończy. Cel: { $target }.
ba-event-contact-made = { $unit } wpada na wroga: { $target }. Jego przyszpilenia przestają się liczyć.
ba-event-round-fought = Walka w zwarciu: { $attacker } zabija { $first }, { $defender } zabija { $second }.
ba-event-went-in = { $unit } jest teraz wewnątrz: { $floor }.
ba-event-building-fell = Wali się { $building }; zostają gruzy.
ba-event-told-to-leave = { $unit } musi uciekać z walącego się budynku: { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
ba-event-regrouped = { $unit } wygrywa walkę i może się przegrupować, do { $inches }″.

# ---- rzuty ----

ba-roll-cup = Z woreczka wyciąga się kostkę.
ba-roll-off = Rzut o wybór krawędzi stołu.
ba-roll-order-test = Test rozkazu: { $total }.
ba-roll-morale = Test morale: { $total }.
ba-roll-rally = Zbiórka: { $total }.
ba-roll-fubar = Tabela FUBAR: { $face }.
ba-roll-hit = Na trafienie: { $successes } z { $dice }.
ba-roll-flame = Trafienia płomieni: { $total }.
ba-roll-confirm = Potrzebna druga 6: { $successes } z { $dice }.
ba-roll-shell = Skutek pocisku.
ba-roll-damage = Na obrażenia: { $successes } z { $dice }.
ba-roll-exceptional = Wyjątkowe obrażenia przy drugiej 6: { $successes } z { $dice }.
ba-roll-medic = Sanitariusz, na 6: { $successes } z { $dice }.
ba-roll-new-leader = Nowy dowódca na { $need }+: { $face }.
ba-roll-green = Zieloni pod ogniem: { $face }.
ba-roll-green-pins = Przyszpilenia zielonych: { $total }.
ba-roll-bombardment = Ostrzał przygotowawczy, na { $need }+: { $face }.
ba-roll-bombarded = Pod ostrzałem przygotowawczym: { $face }.
ba-roll-bombardment-pins = Przyszpilenia od ostrzału przygotowawczego: { $total }.
ba-roll-barrage = Wezwany ostrzał: { $face }.
ba-roll-under-barrage = Pod ostrzałem, trafienie na 6: { $face }.
ba-roll-barrage-pins = Przyszpilenia od ostrzału: { $total }.
ba-roll-strike = Wezwany nalot: { $face }.
ba-roll-aircraft = Co niosą samoloty: { $face }.
ba-roll-strafing = Trafienia z broni samolotów: { $total }.
ba-roll-regroup = Przegrupowanie: { $total }″.
ba-roll-flame-pins = Przyszpilenia od ognia, o jedno więcej niż { $total }.
ba-roll-fuel = Paliwo, kończy się na 1: { $face }.
ba-roll-driven-through = Czołg w budynku; wali się na { $need }+: { $face }.
ba-roll-evacuation = Trafienia uciekających: { $total }.
ba-roll-length = Jeszcze jedna tura na { $need }+: { $face }.

# ---- o co się pyta ----

ba-ask-order = Wybierz oddział i wydaj mu rozkaz.
ba-ask-move = { $manner ->
    [enter] Wejście na stół: { $unit }, do { $inches } cali.
    [run] Bieg: { $unit }, do { $inches } cali.
    [regroup] Przegrupowanie: { $unit }, do { $inches } cali.
   *[advance] Ruch: { $unit }, do { $inches } cali.
}
ba-ask-target = Do kogo strzela { $unit }?
ba-ask-under-fire = { $firer } celuje. Czy { $unit } pada?
ba-ask-charged = { $attacker } szarżuje. Cel: { $unit }. { $may ->
    [escape] Uciec?
    [both] Strzelić pierwszemu czy uciec?
   *[fire] Strzelić pierwszemu?
}
ba-ask-passing = { $when ->
    [before] { $mover } zaraz się ruszy. Ogień z Zasadzki?
   *[during] { $mover } jest w ruchu. Ogień z Zasadzki przy calu { $inch }?
}
ba-ask-casualty = { $who ->
    [own] { $unit }: kto pada?
   *[theirs] { $unit }: możesz wybrać, kto pada.
}
ba-ask-wave = Które oddziały wchodzą w turze 1? Co najmniej { $least }.
ba-ask-keep = Które oddziały zachowują kostkę Zasadzki lub Padnij na następną turę?
ba-ask-edge = Wygrywasz rzut. Która krawędź stołu jest twoja?
ba-ask-mistake = { $unit } strzela do swoich. Do kogo?
ba-ask-place-next = { $least ->
    [0] Który oddział rozstawiasz teraz? Pozostałe czekają poza stołem.
    [one] Który oddział rozstawiasz teraz? Co najmniej jeden stoi na stole.
    [few] Który oddział rozstawiasz teraz? Co najmniej { $least } stoją na stole.
   *[many] Który oddział rozstawiasz teraz? Co najmniej { $least } stoi na stole.
}
ba-ask-place = Gdzie staje { $unit }?
ba-ask-flank = { $flank ->
    [left] Kto z rezerwy oskrzydla lewym bokiem stołu?
   *[right] Kto z rezerwy oskrzydla prawym bokiem stołu?
}
ba-ask-call = { $call ->
    [barrage] { $unit } może wezwać ostrzał na miejsce, które widzi. Gdzie?
   *[strike] { $unit } może wezwać nalot na wroga, którego widzi. Na kogo?
}
ba-ask-shift = Ostrzał schodzi z celu. Przesuń go najwyżej o { $inches } cali.
ba-ask-redirect = Samoloty mylą cel. W który wrogi oddział uderzają?
ba-ask-shelled = Zaraz spadną pociski. Czy { $unit } pada?
ba-choose-place-rest = Rozstaw resztę za mnie
ba-choose-place-no-more = Pozostałe czekają poza stołem
ba-choose-place-sound = Dobre miejsce
ba-choose-set-up-inside = Wewnątrz: { $floor }
ba-choose-place-at = { $place ->
    [left] Z lewej
    [right] Z prawej
   *[middle] Pośrodku
}
ba-choose-flank = { $count ->
    [0] Nikt (oddziały: 0)
    [one] Jeden oddział
    [few] { $count } oddziały
   *[many] { $count } oddziałów
}
ba-note-flank = Mogą wejść od tury 3, z początku blisko własnego rogu.
ba-choose-barrage = Ostrzał: { $target }
ba-choose-strike = Nalot: { $target }
ba-choose-call-nothing = Zachowaj wezwanie na później
ba-choose-shift-none = Zostaw, gdzie jest
ba-choose-shift = { $heading ->
    [0] Ku dalszej krawędzi
    [1] Dalej i w prawo
    [2] W prawo
    [3] Bliżej i w prawo
    [4] Ku bliższej krawędzi
    [5] Bliżej i w lewo
    [6] W lewo
   *[7] Dalej i w lewo
}
ba-place-here = to miejsce
ba-hint-down-shells = połowa trafień; to rozkaz oddziału
ba-note-barrage = Spada od następnej tury: każdy oddział, który ma kogoś do { $inches }″, swój lub wrogi, dostaje przyszpilenia albo bezpośrednie trafienie.
ba-note-barrage-under = W zasięgu ostrzału: { $unit }{ $whose ->
    [own] {" "}(twój oddział)
   *[theirs] {""}
}.
ba-note-strike = Samoloty nadlatują od następnej tury; każdy inny oddział do { $inches }″ dostaje przyszpilenie.
ba-label-shells = { $inches }″
ba-reason-set-up = Oddział dobrze tam stoi.
ba-reason-call = Tam jest większość wrogów.
ba-ask-dice = { $purpose ->
    [ba-roll-cup] Wyciągnij kostkę z woreczka. Czyja jest?
    [ba-roll-off] Rzuć po jednej kostce na stronę, najpierw pierwsza strona.
    [ba-roll-order-test] Rzuć dwiema kostkami na test rozkazu.
    [ba-roll-morale] Rzuć dwiema kostkami na test morale.
    [ba-roll-rally] Rzuć kostką: ile przyszpileń zrzuca Zbiórka.
    [ba-roll-fubar] Rzuć kostką na tabelę FUBAR.
    [ba-roll-hit] Rzuć na trafienie.
    [ba-roll-flame] Rzuć na trafienia płomieni.
    [ba-roll-confirm] Rzuć każdą 6 jeszcze raz.
    [ba-roll-shell] Rzuć na trafienia pocisku, potem na jego przyszpilenia.
    [ba-roll-damage] Rzuć na obrażenia.
    [ba-roll-exceptional] Rzuć każdą naturalną 6 jeszcze raz.
    [ba-roll-medic] Rzuć za sanitariusza.
    [ba-roll-regroup] Rzuć kostką na przegrupowanie.
    [ba-roll-length] Rzuć kostką o jeszcze jedną turę.
   *[other] Rzuć kostkami.
}
ba-note-wave = Pozostałe czekają w rezerwie i mogą wejść od tury 2.
ba-note-keep = Oddział, który zachowuje Padnij, zrzuca przyszpilenie. Kto zachowuje kostkę, nie dostaje rozkazu w następnej turze.

ba-pin = Znacznik przyszpilenia
ba-cup = Woreczek
ba-cup-title = Kostki rozkazów w tej turze
ba-cup-rest = { $count } w woreczku
ba-cup-lot = { $side }: { $order ->
    [none] jeszcze bez rozkazu
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Kostka: { $side }
ba-cup-yours = Twoja kostka
ba-cup-next = { $left ->
    [0] woreczek jest pusty
   *[other] następna kostka: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] woreczek jest pusty
   *[other] następna kostka: { $percent }% twoja
}
ba-order = { $order ->
    [fire] Ogień
    [advance] Ruch
    [run] Bieg
    [ambush] Zasadzka
    [rally] Zbiórka
   *[down] Padnij
}
ba-order-assault = Szturm: { $target }
ba-order-loaded = { $way ->
    [piercing] Zasadzka, załadowany pocisk przeciwpancerny
    [explosive] Zasadzka, załadowany pocisk odłamkowy
   *[other] Zasadzka, celowanie na wprost
}
ba-shot-way = { $target }, { $way ->
    [piercing] pocisk przeciwpancerny
    [explosive] pocisk odłamkowy
    [open-sights] na wprost
   *[indirect] ogień pośredni
}
ba-weapon-way = { $weapon }, { $way ->
    [piercing] pocisk przeciwpancerny
    [explosive] pocisk odłamkowy
    [open-sights] na wprost
   *[indirect] pośrednio
}
ba-obeys = posłucha: { $percent }%
ba-inch = { $inch }″
ba-need = { $need ->
    [7] 6, potem 6
   *[other] { $need }+
}
ba-hint-assault = { $inches }″ stąd
ba-hint-enter = wejście do { $inches }″
ba-hint-fire = { $pins ->
    [0] zostań i strzelaj
   *[other] −{ $pins } do trafienia
}
ba-hint-push = { $inches ->
    [0] obróć działo
   *[other] przepchnij działo do { $inches }″ albo obróć
}
ba-hint-advance = 6″, potem strzał
ba-hint-run = 12″, bez strzału
ba-hint-ambush = strzał później
ba-hint-rally = { $pins ->
    [0] nie ma przyszpileń
    [one] zrzuca przyszpilenie
    [few] zrzuca jedno przyszpilenie i jeszcze K6
   *[many] zrzuca jedno przyszpilenie i jeszcze K6
}
ba-hint-down = bez testu, trudniej trafić (−1)
ba-hint-shot = { $cover ->
    [soft] { $inches }″, miękka osłona
    [hard] { $inches }″, twarda osłona
    [indirect] { $inches }″, pośrednio
   *[none] { $inches }″, bez osłony
}
ba-hint-out-of-range = { $inches }″, żadna broń nie dosięga
ba-hint-too-near = { $inches }″, za blisko na ogień pośredni
ba-hint-friends-in-way = { $inches }″, na drodze własne oddziały
ba-shot-with-some = { $target }, { $number } × { $weapon }
ba-shot-with = { $target }, { $weapon }
ba-choose-stay = Zostań tutaj
ba-choose-stay-away = Zostań poza stołem
ba-need-flame = trafienia: { $hits }
ba-choose-smoke = Dym przed celem: { $target }
ba-label-smoke = Dym
ba-note-smoke = Trafienie nie szkodzi: do końca tury nikt nie widzi przez dym.
ba-reason-smoke = Przez dym nic nie widzi { $target }.
ba-choose-pass = Nie dawaj tej kostki żadnemu oddziałowi
ba-choose-just-run = Tylko Bieg
ba-ask-charge = { $unit } biegnie. Czy szturmuje?
ba-hint-assault-entering = od krawędzi stołu
ba-note-entering-reaches = Szarża od krawędzi dosięga celu.
ba-note-entering-short = Szarża nie dosięga celu; oddział zostałby poza stołem.
ba-choose-go-in = Wejdź: { $floor }
ba-choose-stay-out = Zostań na zewnątrz
ba-hint-go-in = twarda osłona, mury przeciw broni ręcznej
ba-note-inside = Wewnątrz oddział ma twardą osłonę, a broń ręczna mniej mu szkodzi; przez każdy otwór strzela dwóch ludzi.
ba-ask-man-gun = { $unit }: ludzie stoją przy dziale bez obsługi. Obsadzić je?
ba-choose-man-gun = Obsadź: { $gun }
ba-choose-leave-gun = Zostaw je
ba-hint-man-gun = { $men ->
    [one] z drużyny odchodzi jeden człowiek
    [few] z drużyny odchodzi { $men } ludzi
   *[many] z drużyny odchodzi { $men } ludzi
}
ba-unmanned = bez obsługi
ba-reason-man-gun = Działo, które znów strzela, jest warte więcej niż karabiny, które ubędą drużynie.
ba-ask-occupy = { $unit } wygrywa walkę ({ $floor }). Wejść?
ba-reason-occupy = Mury warto mieć.
ba-choose-hold-fire = Wstrzymaj ogień
ba-choose-go-down = Padnij
ba-hint-go-down = trudniej trafić (−1); to rozkaz oddziału
ba-choose-stand = Zostań na nogach
ba-hint-stand = zachowaj rozkaz na później
ba-choose-fire-charge = Strzelaj do szarżujących
ba-choose-no-fire = Nie strzelaj
ba-choose-fire-now = Strzela teraz: { $unit }
ba-choose-wait-end = Czekaj do końca ruchu
ba-choose-wait-turned = Czekaj, aż się obróci
ba-choose-wait-until = Czekaj do cala { $inch }
ba-choose-let-pass = Przepuść
ba-choose-weapon = Sama broń
ba-choose-wave = { $count ->
    [one] Jeden oddział w pierwszej fali
    [few] { $count } oddziały w pierwszej fali
   *[many] { $count } oddziałów w pierwszej fali
}
ba-choose-keep = { $count ->
    [0] Wszystkie oddziały zwracają kostki
    [one] Jeden oddział zachowuje kostkę
    [few] { $count } oddziały zachowują kostki
   *[many] { $count } oddziałów zachowuje kostki
}
ba-edge-on-map = { $edge ->
    [near] dolna na mapie
   *[far] górna na mapie
}
ba-choose-edge = { $edge ->
    [near] Bliższa krawędź
   *[far] Dalsza krawędź
}

# ---- zapowiedzi ----

ba-note-fire = Oddział zostaje na miejscu i raz strzela.
ba-note-advance = Oddział rusza się do 6″, a potem strzela.
ba-note-run = Oddział rusza się do 12″ i nie strzela.
ba-note-threat = W ten ruch może strzelić oddział w Zasadzce.
ba-note-ambush = Oddział czeka i może strzelić do wroga, który się rusza.
ba-note-rally = Oddział zrzuca K6 przyszpileń.
ba-note-down = Oddział trudniej trafić; może zachować Padnij na następną turę.
ba-note-no-test = Bez przyszpilenia, więc bez testu.
ba-note-may-go-down = Mogą najpierw paść.
ba-note-salvo = Salwa spada też na { $whose ->
    [own] własny oddział: { $unit }
   *[enemy] oddział: { $unit }
}; { $what ->
    [vehicle] strata { $share }%
   *[men] średnio { $mean } strat
}, przyszpilenie { $pinned }%.
ba-note-too-near = Cel jest za blisko na ogień pośredni; strzał by przepadł.
ba-note-out-of-range = Żadna broń stąd nie dosięga; strzał by przepadł.
ba-note-friends-in-way = Na drodze są własne oddziały; strzał by przepadł.
ba-note-wait = Zasadzka czeka na dalszy punkt tego ruchu.
ba-note-charge-reaches = Cel jest { $inches }″ stąd; szarża go dosięga.
ba-note-charge-short = Cel jest { $inches }″ stąd; szarża go nie dosięga.
ba-note-charge-fire = { $target } może strzelić, zanim się ruszysz; średnia strata: { $mean }.
ba-note-charge-escape = { $target } może odjechać, zanim się ruszysz.
ba-note-charge-policy = Szanse szturmu zakładają, że nikt nie reaguje.
ba-table-fight = Pierwsza runda ciosów
ba-table-fight-attackers = Ty
ba-table-fight-defenders = Oni
ba-table-fight-men = Ludzie
ba-table-fight-more = Broń szturmowa, twardzi wojownicy
ba-table-fight-blows = Ciosy
ba-table-fight-order = { $order ->
    [at-once] Obie strony uderzają naraz
   *[first] Kto uderza pierwszy
}
ba-table-fight-kills = Cios zabija na
ba-table-vehicle-assault = Ciosy w pojazd
ba-table-vehicle-hit = Trafienie na, gdy pojazd { $order ->
    [none] nie ma rozkazu
    [run] ma rozkaz Bieg
    [advance] ma rozkaz Ruch
   *[other] nie rusza się (inny rozkaz)
}
ba-table-vehicle-gear = { $gear ->
    [open] Każde obrażenie go niszczy
    [gear] Ze sprzętem przeciw czołgom: pełna tabela
   *[none] Bez sprzętu przeciw czołgom: najwyżej powierzchowne uszkodzenia
}
ba-table-vehicle-value = Kostka i trafienia razem
ba-bar-fight-attackers = wygrywa atakujący
ba-bar-fight-defenders = wygrywa obrońca
ba-bar-fight-nobody = nie zostaje nikt
ba-chart-fight-caption = Gdy wygra { $attacker }, zostaje średnio { $own }; gdy wygra { $defender }, { $theirs }.
ba-label-officer = { $rank }, { $inches }″
ba-label-range = { $weapon }, { $inches }″
ba-label-from-inch = od cala { $inch }
ba-table-test = Test rozkazu, dwie kostki
ba-table-pass = Zdany na
ba-table-hit = Rzut na trafienie, { $target }
ba-table-flame = Płomień, bez rzutu na trafienie, { $target }
ba-table-flame-hits = Trafienia
ba-table-flame-pins = Przyszpilenia
ba-table-flame-check = Test morale niezależnie od strat
ba-table-flame-fuel = Koniec paliwa po strzale na
ba-table-needed = Potrzeba
ba-table-weapons = { $count } × { $weapon }
ba-chart-test = Suma dwóch kostek
ba-chart-test-caption = Posłucha { $passed }%, Padnij { $failed }%, FUBAR { $fubar }%.
ba-chart-losses = Straty w ludziach, z { $men }
ba-chart-losses-caption = Średnia { $mean }{ $down ->
    [none] {""}
   *[other] , gdy padną { $down }
}; przyszpilenie w { $pin }%; zniszczenie w { $breaks }%{ $checked ->
    [yes] , z testem morale.
   *[no] .
}
ba-chart-losses-mean = Średnia { $mean }.
ba-chart-losses-summary = Straty w ludziach, { $unit }: { $figures }. Średnia { $mean }.
ba-chart-percent = %
ba-chart-if-down = gdy padną
ba-callout-sight = { $cover ->
    [blocked] { $inches }″, nie widać
    [scant] { $inches }″, { $ground }: za mało ludzi za tym
    [bare] { $inches }″, { $ground }: zasłania za mało
    [indirect] { $inches }″, pośrednio: osłona nie pomaga
    [soft] { $inches }″, { $ground ->
        [none] miękka osłona
       *[other] { $ground }: miękka osłona
    }
    [hard] { $inches }″, { $ground ->
        [none] twarda osłona
       *[other] { $ground }: twarda osłona
    }
   *[none] { $inches }″, otwarty teren
}
ba-callout-blocked = Zasłania: { $ground }.
ba-callout-men = widać ludzi: { $seen } z { $men }
ba-callout-reverse = { $inches }″ z { $limit }″ wstecz
ba-callout-length = { $inches }″ z { $limit }″

# ---- dlaczego komputer tak wybrał ----

ba-reason-nothing = Nie ma nic lepszego do zrobienia.
ba-reason-casualty = Bez tego człowieka najłatwiej się obejść.
ba-result-splits = oddział się rozpada
ba-warn-splits = { $barred ->
    [yes] { $unit } straci zwartość: bez rozkazów Ogień, Zasadzka i Zbiórka.
   *[no] { $unit } straci zwartość.
}
ba-result-shot = { $what ->
    [vehicle] zniszczenie w { $share }%
   *[men] średnio { $mean } ludzi
}{ $pinned ->
    [0] {""}
    [100] , 1 przyszpilenie
   *[other] , 1 przyszpilenie w { $pinned }%
}{ $gone ->
    [0] {""}
   *[other] , zniszczenie w { $gone }%
}
ba-result-at = { $target }: { $result }
ba-result-call = wezwanie da więcej niż strzał
ba-result-no-shot = stąd nie da się trafić żadnego wroga
ba-result-advance = { $inches ->
    [0] zostaje na miejscu; { $shot }
   *[other] do { $inches }″; stamtąd { $shot }
}
ba-result-advance-unseen = do { $inches }″; stamtąd nie da się trafić żadnego wroga
ba-result-overrun = można rozjechać wroga
ba-result-shelter = budynek w zasięgu da osłonę
ba-result-run = do { $inches }″, bez strzału; najbliższy wróg to { $target }, { $gap }″ stąd
ba-result-ambush = jeśli zadziała, { $shot }
ba-result-ambush-unseen = { $count ->
    [0] nikt nie zdołałby w tej turze wejść w zasięg
    [one] jeden wrogi oddział mógłby wejść w zasięg
    [few] { $count } wrogie oddziały mogłyby wejść w zasięg
   *[many] { $count } wrogich oddziałów mogłoby wejść w zasięg
}
ba-result-rally = { $percent ->
    [100] zrzuca wszystkie przyszpilenia ({ $pins })
   *[other] zrzuca jedno przyszpilenie i jeszcze K6: wszystkie ({ $pins }) w { $percent }%
}
ba-result-down = bez testu; { $target } może odebrać { $what ->
    [vehicle] { $percent }% zamiast { $before }%
   *[men] ludzi: { $down } zamiast { $up }
}
ba-result-unthreatened = bez testu; nikt teraz nie zagraża
ba-result-falls-short = nie dobiega do celu
ba-result-assault = { $what ->
    [vehicle] niszczy go w { $percent }%
   *[men] wygrywa w { $percent }%
}
ba-reason-keep = Te kostki najlepiej służą tam, gdzie leżą.
ba-reason-wave = Im więcej ludzi na stole, tym lepiej.
ba-reason-edge = Jedna krawędź jest tak dobra jak druga.
ba-reason-mistake = Ze wszystkich możliwych celów strata tego oddziału najbardziej zaboli wroga.
ba-reason-shot = Od tego strzału { $target } traci średnio ludzi: { $mean }.
ba-reason-fire = { $unit } najbardziej zaszkodzi, gdy zostanie i strzeli. Cel: { $target }.
ba-reason-no-shot = { $unit } nie ma do czego strzelać.
ba-reason-enter = { $unit } wchodzi: poza stołem nic nie zdziała.
ba-reason-assault = { $unit } ma dobre szanse w walce w zwarciu. Cel: { $target }.
ba-reason-rally = { $unit } nie może działać: { $pins ->
    [one] przyszpilenie
    [few] { $pins } przyszpilenia
   *[many] { $pins } przyszpileń
}.
ba-reason-down = { $unit }: na ziemi jest bezpieczniej.
ba-reason-ambush = { $unit } czeka, aż pokaże się wróg.
ba-reason-advance = { $unit } podchodzi bliżej i nadal może strzelić.
ba-reason-closer = { $unit } podchodzi bliżej: na razie nie ma do kogo strzelać.
ba-reason-run = { $unit } biegnie dalej: tu niewiele zdziała.
ba-result-place-alone = Na stole nie ma jeszcze wroga.
ba-result-place = { $what ->
    [shot] Najlepszy strzał stamtąd: { $shot }.
   *[gap] Do wroga zostaje { $gap }″: { $target }.
}{ $danger ->
    [less] {" "}Wrogi ogień mniej tam zagraża.
    [more] {" "}Wrogi ogień bardziej tam zagraża.
   *[same] {""}
}
ba-reason-move = Stamtąd { $unit } zada więcej, niż otrzyma.
ba-reason-stay = { $unit } nigdzie w zasięgu nie stanie lepiej.
ba-reason-wait = Może przyjdzie lepsza chwila.
ba-reason-stand = Oddział zachowuje rozkaz na później.
ba-reason-go-down = { $unit }: kto padnie, ocali więcej ludzi, niż wart jest własny rozkaz.
ba-choose-enter = { $place ->
    [left] Wejdź z lewej
    [right] Wejdź z prawej
   *[middle] Wejdź pośrodku
}
ba-choose-closer = Ku wrogowi
ba-choose-cover = W bezpieczne miejsce
ba-choose-drawn = Kostka: { $side }

# ---- cel ----

ba-goal = { $by ->
    [held-kills] Trzymaj oznaczone miejsca i niszcz oddziały
    [held] Trzymaj oznaczone miejsca
    [through-kills] Przeprowadź oddziały do dalszej krawędzi; liczą się też zniszczone
    [held-through-kills] Trzymaj oznaczone miejsca, przejdź, niszcz oddziały
   *[kills] Zniszcz więcej oddziałów, niż stracisz
}: { $lead ->
    [one] wygrywa jeden punkt więcej
    [few] wygrywają { $lead } punkty więcej
   *[many] wygrywa { $lead } punktów więcej
}
ba-goal-until = { $turn ->
    [0] pozostałe tury: { $turns }
   *[other] koniec po turze { $turns }
}{ $extra ->
    [0] {""}
   *[other] , na { $extra }+ jeszcze jedna
}

# ---- własny scenariusz ----
ba-plan-extra = Jeszcze jedna tura
ba-plan-attack = Jedna strona atakuje
ba-plan-never = nigdy
ba-plan-on = na { $face } lub więcej
ba-plan-each = Każda strona
ba-plan-attacker = Atakujący
ba-plan-defender = Obrońca
ba-plan-part = Udziały liczy się od oddziałów strony; co się nie rozstawia i nie wchodzi z pierwszą falą, czeka w rezerwie.
ba-plan-zone = Rozstawia się
ba-plan-zone-none = nigdzie, wszyscy wchodzą później
ba-plan-zone-edge = wzdłuż własnej krawędzi
ba-plan-zone-middle = wokół środka stołu
ba-plan-depth-edge = Jak głęboko
ba-plan-depth-middle = Jak daleko od środka
ba-plan-set-up = Rozstawia co najmniej
ba-plan-first-wave = Pierwsza fala co najmniej
ba-plan-enters = Wchodzi przez
ba-plan-enters-own = własną krawędź
ba-plan-enters-long-edges = którąkolwiek długą krawędź
ba-plan-bombards = Ostrzeliwuje przed bitwą
ba-plan-kills = Punkty za zniszczony oddział
ba-plan-through = Punkty za oddział atakującego blisko przeciwnej krawędzi
ba-plan-lead = Zwycięska przewaga punktów
ba-plan-across = W poprzek stołu
ba-plan-ahead = W głąb od pierwszej krawędzi
