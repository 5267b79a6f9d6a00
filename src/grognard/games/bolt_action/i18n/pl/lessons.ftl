### whole

# Pierwsza bitwa: jedno zdanie więcej do każdego pytania. Nazwane jak rodzaj pytania, rodzaj proponowanego wyboru
# i rozkaz, jeśli jest.

ba-first-welcome = Witaj. Prowadzisz niebieskich Amerykanów; czerwonych Niemców prowadzi komputer. Kto na koniec tury 3 jako jedyny stoi przy skrzyżowaniu, ma dwa punkty, a każdy zniszczony wrogi oddział to punkt. W każdej turze za każdy oddział ciągnie się kostkę: czyja kostka, ten wydaje rozkaz jednemu ze swoich oddziałów.
ba-first-after = { $end ->
    [won] Pierwsza bitwa wygrana: ogień przyszpilił i przerzedził wroga, a na koniec ktoś od ciebie stał przy skrzyżowaniu.
    [lost] Tym razem wygrali Niemcy. Najczęściej pomaga najpierw strzelać tym, co stoi w miejscu, ruszać tylko to, co nic nie widzi, i być przy skrzyżowaniu w turze 3.
   *[drawn] Nikt nie wygrał. Gdy kończy się tura 3, do 3 cali od skrzyżowania musi stać ktoś od ciebie i żaden wróg.
} Teraz spróbuj prawdziwej bitwy: „Wojna na wyniszczenie” pod Saint-Aubin, po sześć oddziałów na stronę, gdzie wszystko to łączy się z moździerzami, działami i snajperami.

ba-lesson-ChooseOrder-GiveOrder-fire = Ogień: oddział zostaje i strzela najlepiej, jak umie. To dobry rozkaz dla tego, kto ze swojego miejsca widzi wroga w zasięgu.
ba-lesson-ChooseOrder-GiveOrder-advance = Ruch: do 6 cali, a potem strzał; większość po ruchu strzela trochę gorzej, amerykańskie karabiny nie. Dobry, by wyjść zza czegoś albo podejść do skrzyżowania, nie tracąc strzału.
ba-lesson-ChooseOrder-GiveOrder-assault = Szturm to Bieg prosto na wroga: obie strony walczą wszystkim, co mają, a przegrany ginie w całości. Rób to, gdy szansa zwycięstwa jest duża i nikt inny nie czeka z karabinami.
ba-lesson-ChooseOrder-GiveOrder-run = Bieg: do 12 cali, bez strzelania. Tak zdążysz do skrzyżowania albo do osłony; przed czekającymi karabinami lepiej tego nie robić.
ba-lesson-ChooseOrder-GiveOrder-ambush = Zasadzka: oddział czeka i strzela, gdy wróg ruszy się na jego oczach. Dobra, gdy teraz nic nie widać, ale zaraz będzie.
ba-lesson-ChooseOrder-GiveOrder-rally = Zbiórka: oddział nie robi nic, tylko otrząsa się z przyszpilenia. Z kilkoma znacznikami przyszpilenia źle trafia i może nie posłuchać rozkazu, więc spokojna tura bywa tego warta.
ba-lesson-ChooseOrder-GiveOrder-down = Padnij: oddział leży i trudniej go trafić. Dla oddziałów, które nic pożytecznego nie zrobią, a są ostrzeliwane.
ba-lesson-ChooseOrder = Tę kostkę dostaje jeden z twoich oddziałów. Zacznij od tego, kto najbardziej zaszkodzi wrogowi albo jest w największym niebezpieczeństwie: następna kostka może być wroga.
ba-lesson-ChooseMove-Walk = Przeciągnij oddział tam, dokąd ma iść, albo weź zaznaczone miejsce: dobre jest samo skrzyżowanie i każde miejsce, z którego widać, do kogo strzelać.
ba-lesson-ChooseMove-Walk-regroup = Walka wygrana, a zwycięzcy mogą przejść jeszcze kilka cali: do osłony albo bliżej skrzyżowania. Nie strzelają.
ba-lesson-ChooseMove-StayPut-regroup = Walka wygrana, a zwycięzcy mogą przejść jeszcze kilka cali. Stoją już dobrze: zostań.
ba-lesson-ChooseMove-StayPut = Przy rozkazie Ruch nie trzeba się ruszać: oddział już stąd widzi, do kogo chce strzelać.
ba-lesson-ChooseMove = Przeciągnij oddział; zacieniony teren to ten, do którego dojdzie. Jeśli się da, stań za żywopłotem albo w lesie: osłona utrudnia trafienie.
ba-lesson-ChooseTarget-ShootAt = Wybierz wroga z najłatwiejszą liczbą; nawet strzał, który nikogo nie zabije, daje przyszpilenie, a każde przyszpilenie utrudnia wrogowi wszystko.
ba-lesson-ChooseTarget-HoldFire = W zasięgu nie ma nikogo wartego strzału. Wstrzymanie ognia nic nie kosztuje.
ba-lesson-ChooseTarget-ShootFirst = Łatwy cel teraz jest wart więcej niż dobry później.
ba-lesson-ChooseCasualty-RemoveModel-theirs = Szóstka, a po niej druga to wyjątkowe obrażenia: wybierasz, kto pada u wroga. Weź dowódcę albo najlepszą broń.
ba-lesson-ChooseCasualty = Trafienie zabiło człowieka, a wybiera go właściciel. Zachowaj sierżanta i broń specjalną; zdejmij zwykłego strzelca, po którym nie zostanie luka.
ba-lesson-Reacting-StandFast = Strzelają do was i możecie paść. Ale wtedy oddział ma już swój rozkaz na tę turę: zostań na nogach, chyba że nadchodzi wiele strzałów, a oddział już działał.
ba-lesson-Reacting-GoDown = Nadchodzi wiele strzałów, a mało się traci: gdy oddział padnie, każdy z nich będzie trudniejszy.
ba-lesson-Reacting-FireFromAmbush = Po to była zasadzka: strzelaj, zanim wróg zrobi to, po co przyszedł.
ba-lesson-Reacting-FireAtCharge = Szarżują. Strzelaj teraz, póki nie mają osłony: potem będą bagnety.
ba-lesson-Reacting-Wait = Wróg wciąż się zbliża: poczekaj, a strzał będzie łatwiejszy.
ba-lesson-Reacting-HoldFire = Strzał nic teraz nie da; zasadzka zostaje.
ba-lesson-ChooseKept = Oddział w Zasadzce może zachować kostkę i czekać także w następnej turze. Oddział, który ma w niej działać, oddaje kostkę.
