### whole

# Co znaczy każde pytanie i co wynika z odpowiedzi. Jedna wiadomość na rodzaj pytania, nazwana jak ono.

ba-about-ChooseOrder = Wyciągnięta kostka jest twoja: dostaje ją jeden oddział bez rozkazu i działa od razu. Każdy oddział działa raz na turę; przyszpilony musi zdać test, by posłuchać.
ba-about-ChooseMove = Każdy człowiek może pójść wszędzie, gdzie pozwala odległość i teren. To, gdzie staną, rozstrzyga o ich osłonie, o tym, do kogo strzelą i kto strzeli do nich.
ba-about-ChooseDrive = Pojazd skręca i jedzie tak daleko, jak pozwala rozkaz. Najgrubszy pancerz ma z przodu, więc uważaj, dokąd na koniec patrzy.
ba-about-ChooseTarget = Strzela się do jednego widocznego wroga albo do nikogo. Liczba obok mówi, ile trzeba wyrzucić; najłatwiejsze są cele blisko i bez osłony.
ba-about-ChooseLaying = Każda broń pojazdu może wybrać swój cel. Wybrane strzelają, gdy wyceluje ostatnia.
ba-about-ChooseNext = Ogłoszono kilka celów; rozgrywa się je po kolei, a co stanie się z pierwszym, wiadomo przed drugim.
ba-about-ChooseCharge = Bieg może być szturmem: oddział idzie wtedy na bagnety i jedna strona tego nie przeżyje. Inaczej tylko biegnie.
ba-about-ChooseCasualty = Kogoś trzeba zdjąć. Wskazany znika razem z bronią; pozostali muszą nadal stać blisko siebie.
ba-about-Reacting = Wróg działa, a ten oddział może teraz odpowiedzieć. Padnięcie utrudnia trafienie, ale jest rozkazem na tę turę; kto nic nie robi, zachowuje rozkaz.
ba-about-ChooseKept = Kostki oddziałów z rozkazem Zasadzka lub Padnij mogą zostać na stole: te oddziały zachowują rozkaz na następną turę. Reszta wraca do woreczka.
ba-about-ChooseEdge = Wygrywasz rzut i bierzesz jedną z długich krawędzi stołu. Stamtąd przyjdą twoje oddziały, wrogie z przeciwnej.
ba-about-ChooseFirstWave = Co najmniej połowa twoich oddziałów wchodzi w turze 1. Pozostałe czekają i muszą zdać test, by przyjść później.
ba-about-ChooseFlank = Rezerwa może obejść krótkim bokiem zamiast wejść przez twoją krawędź. Przyjdzie później, ale obok wroga albo za nim.
ba-about-ChooseToPlace = Rozstawia się teraz jeden twój oddział, potem jeden rozstawia wróg. Kto staje ostatni, może odpowiedzieć na to, co już stoi.
ba-about-ChoosePlace = Oddział staje w dowolnym miejscu twojej strefy. Osłona z szerokim widokiem to dobry początek; działa patrzą tam, gdzie są zwrócone.
ba-about-ChooseLoad = Oddział może zacząć w pojeździe: chroniony i szybki, ale niewiele zdziała, zanim wysiądzie.
ba-about-ChooseTow = Działo może zacząć za holownikiem. Rusza się wtedy z nim i nie strzela, póki go nie odprzodkowano.
ba-about-ChooseDismount = Pasażerowie wysiadają obok kadłuba. Jeśli się da, niech kadłub stoi między nimi a wrogiem.
ba-about-ChooseOccupation = Piętro jest zdobyte. Wejście daje zwycięzcom osłonę budynku; kto zostaje na zewnątrz, stoi w otwartym terenie.
ba-about-ChooseMistake = Zdezorientowani ludzie strzelają do widocznych swoich. Do wskazanego strzela się według pełnych zasad.
ba-about-ChooseCall = Obserwator może raz w bitwie wezwać to, na co czeka. Przychodzi w późniejszej turze, a może spóźnić się, chybić albo nie przyjść wcale.
ba-about-ChooseShift = Ostrzał poszedł źle: przed uderzeniem możesz przesunąć jego środek o najwyżej 12 cali.
ba-about-ChooseRedirect = Samoloty pomyliły strony: wskazujesz oddział, który zaatakują.
ba-about-ChooseGun = Ludzie obok porzuconego działa mogą je obsadzić. Odtąd walczą jako jego obsługa i odchodzą ze swojej drużyny.
