### whole

ba-refused-not-yours = Kostka w ręce nie daje rozkazu oddziałowi „{ $unit }”: należy się oddziałowi swojej strony.
ba-refused-has-order = Temu oddziałowi nie można teraz wydać rozkazu: ma już rozkaz w tej turze albo go tu nie ma.
ba-refused-first-wave = Oddział pierwszej fali musi wejść na stół: daj mu rozkaz Ruch albo Bieg.
ba-refused-reserve = Oddział w rezerwie może tylko wejść na stół rozkazem Ruch lub Bieg albo zostać poza nim rozkazem Padnij.
ba-refused-reserve-down = Według ustalonej zasady domowej oddział w rezerwie nie może zostać poza stołem: daj mu rozkaz Ruch albo Bieg.
ba-refused-broken = Oddział stracił zwartość: może tylko zewrzeć się rozkazem Ruch lub Bieg albo dostać rozkaz Padnij.
ba-refused-run-ground = Oddział nie może wykonać rozkazu Bieg: ktoś z niego stoi w terenie, który na to nie pozwala ({ $ground }).
ba-refused-ambush-indirect = Broń strzelająca ogniem pośrednim nie może czekać w Zasadzce.
ba-refused-loaded = Działo z dwoma rodzajami pocisków mówi w Zasadzce, który jest załadowany; haubica czeka, celując na wprost.
ba-refused-gun-run = Działo nie może wykonać rozkazu Bieg: obsługa może je tylko przepchnąć lub obrócić rozkazem Ruch.
ba-refused-gun-tow = To działo jest za ciężkie, by obsługa wprowadziła je na stół; trzeba je holować.
ba-refused-gun-assault = Obsługa działa nigdy nie szturmuje.
ba-refused-flank = Ten oddział wysłano na oskrzydlenie; może wejść od tury 3.
ba-refused-flank-units = Oskrzydlają oddziały z rezerwy, każdy raz, w kolejności z rozpiski.
ba-refused-set-up-inside = Oddział rozstawia się w budynku, który leży w całości w strefie jego strony, na wolnym piętrze; działo na parterze.
ba-refused-go-in-gun = Działa nie można wprowadzić do budynku; można je tam tylko rozstawić przed bitwą.
ba-refused-room = Jest miejsce dla tego oddziału; rozstaw go.
ba-refused-call-place = Obserwator musi widzieć miejsce, na które ma spaść ostrzał.
ba-refused-call-target = Obserwator musi widzieć wrogi oddział, w który ma uderzyć samolot.
ba-refused-shift = Ostrzał schodzi najwyżej o 12" od wyznaczonego miejsca, w obrębie stołu.
ba-refused-keep = Tylko oddział na stole w Zasadzce lub z rozkazem Padnij może zachować kostkę na koniec tury.

ba-refused-assault-later = Według ustalonej zasady domowej szturm ogłasza się, gdy oddział biegnie, a nie z rozkazem.
ba-refused-assault-order = Szturm wymaga rozkazu Bieg.
ba-refused-assault-entering = Oddział nie może szturmować rozkazem, którym wchodzi na stół.
ba-refused-assault-unseen = Oddział nie może szturmować wroga, którego nie widzi.
ba-refused-no-target = Celem musi być wrogi oddział na stole.
ba-refused-holding = Ta broń nie może wstrzymać ognia: każda musi należeć do oddziału (wszystkie jednego rodzaju, jak „panzerfaust”, albo jednego człowieka, jak „a.squad.3/panzerfaust”), podana raz, i coś musi zostać do strzału. Oddział ma: { $weapons }.
ba-refused-target = Oddział nie może tą bronią strzelać do tego celu: musi go widzieć ktoś, kto ma jeszcze z czego strzelać, w łuku broni, która go ma.

ba-refused-wave-units = Pierwsza fala to oddziały własnej strony, każdy raz, w kolejności z rozpiski.
ba-refused-wave-small = W pierwszej fali musi być co najmniej { $least } z oddziałów, których jest { $units }.

ba-refused-stay = Oddział nie może zostać, gdzie jest: ma drogę, by wejść na stół, zewrzeć się albo odsunąć od pojazdu.

ba-fault-legs = Narysuj drogę przynajmniej jednemu żołnierzowi oddziału i żadnemu dwa razy.
ba-fault-too-far = Ten żołnierz przeszedłby { $inches }"; limit to { $limit }".
ba-fault-all-set-up = Oddział rozstawia się w całości: każdy żołnierz potrzebuje jednego miejsca.
ba-fault-zone = Każdy żołnierz musi stać w całości w strefie swojej strony.
ba-fault-near = Ten żołnierz stałby w odległości 1" od innego oddziału.
ba-fault-all-enter = Oddział wchodzi na stół w całości: każdy żołnierz potrzebuje drogi od krawędzi.
ba-fault-entry-edge = Droga na stół musi zaczynać się na krawędzi tego oddziału.
ba-fault-off-table = Nikt nie może zejść ze stołu ani stać częściowo poza nim.
ba-fault-closed = Piechota nie może wejść w ten teren.
ba-fault-closed-to-gun = Działa nie da się wepchnąć w ten teren.
ba-fault-crew = Obsługa musi skończyć ruch do 1" od działa.
ba-fault-no-run = Tego terenu nie da się przebyć rozkazem Bieg; rozkazem Ruch można.
ba-fault-on-wall = Nikt nie może zatrzymać się na murze.
ba-fault-enemy-near = Ten żołnierz zbliżyłby się do wroga na 1".
ba-fault-friend-near = Ten żołnierz stanąłby w odległości 1" od innego własnego oddziału.
ba-fault-vehicle-enemy-near = Pojazd zbliżyłby się do wroga na 1".
ba-fault-vehicle-friend-near = Pojazd stanąłby w odległości 1" od innego własnego oddziału.
ba-fault-overlap = Dwie podstawki zachodziłyby na siebie.
ba-fault-formation = Oddział straciłby zwartość: każdy żołnierz musi skończyć do 1" od innego.
ba-fault-facing = Kierunek ma tylko broń rozstawiana: od 0 do mniej niż 360 stopni.

ba-refused-no-floor = Budynek nie ma takiego piętra obok tego.
ba-refused-floor-taken = Na tym piętrze jest już oddział: każde mieści jeden.
ba-refused-floor-barred = Wróg trzyma niższe piętro; najpierw trzeba go stamtąd wyprzeć.
ba-refused-go-in-order = Wejście do budynku wymaga rozkazu Bieg.
ba-refused-go-in-far = Nie każdy żołnierz dociera do budynku albo na 1" od niego.
ba-refused-go-in-opening = Żaden żołnierz nie dociera do otworu budynku.
ba-refused-go-in-enemy = Żołnierz zbliżyłby się po drodze do wroga na 1".
ba-refused-assault-floor = Inny wrogi oddział trzyma niższe piętro; najpierw trzeba go stamtąd wyprzeć.
ba-fault-all-leave = Oddział opuszcza budynek w całości: każdy żołnierz potrzebuje drogi od otworu.
ba-fault-opening = Droga na zewnątrz musi zaczynać się przy otworze na piętrze oddziału.
