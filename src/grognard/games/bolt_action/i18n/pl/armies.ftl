### whole

# Nazwy w Bolt Action: broń, oddziały, narody, teren; i co jest nie tak w pliku armii lub mapy.

ba-weapon-rifle = karabin
ba-weapon-carbine = karabinek
ba-weapon-garand = karabin Garand
ba-weapon-scoped-rifle = karabin z lunetą
ba-weapon-pistol = pistolet
ba-weapon-smg = pistolet maszynowy
ba-weapon-automatic-rifle = karabin automatyczny
ba-weapon-bar = BAR
ba-weapon-assault-rifle = karabin szturmowy
ba-weapon-lmg = lekki karabin maszynowy
ba-weapon-mmg = średni karabin maszynowy
ba-weapon-hmg = ciężki karabin maszynowy
ba-weapon-light-autocannon = lekkie działko automatyczne
ba-weapon-heavy-autocannon = ciężkie działko automatyczne
ba-weapon-anti-tank-rifle = karabin przeciwpancerny
ba-weapon-piat = PIAT
ba-weapon-bazooka = bazooka
ba-weapon-panzerschreck = Panzerschreck
ba-weapon-panzerfaust = Panzerfaust
ba-weapon-light-at-gun = lekkie działo przeciwpancerne
ba-weapon-low-velocity-light-at-gun = lekkie działo przeciwpancerne o małej prędkości wylotowej
ba-weapon-squeeze-bore-light-at-gun = lekkie działo przeciwpancerne o stożkowej lufie
ba-weapon-medium-at-gun = średnie działo przeciwpancerne
ba-weapon-heavy-at-gun = ciężkie działo przeciwpancerne
ba-weapon-super-heavy-at-gun = superciężkie działo przeciwpancerne
ba-weapon-flamethrower = miotacz ognia
ba-weapon-vehicle-flamethrower = miotacz ognia pojazdu
ba-weapon-light-mortar = lekki moździerz
ba-weapon-medium-mortar = średni moździerz
ba-weapon-heavy-mortar = ciężki moździerz
ba-weapon-multiple-launcher = wyrzutnia wieloprowadnicowa
ba-weapon-light-howitzer = lekka haubica
ba-weapon-medium-howitzer = średnia haubica
ba-weapon-heavy-howitzer = ciężka haubica
ba-quality-inexperienced = Niedoświadczony
ba-quality-regular = Regularny
ba-quality-veteran = Weteran
ba-rank-second-lieutenant = Podporucznik
ba-rank-first-lieutenant = Porucznik
ba-rank-captain = Kapitan
ba-rank-major = Major
ba-nation-german = Niemcy
ba-nation-us = Stany Zjednoczone
ba-nation-british = Wielka Brytania
ba-nation-soviet = Związek Radziecki
ba-national-blitzkrieg = Blitzkrieg
ba-national-hitlers-buzzsaw = Piła Hitlera
ba-national-initiative-training = Szkolenie w inicjatywie
ba-national-fire-and-manoeuvre = Ogień i manewr
ba-national-gyro-stabilisers = Stabilizatory żyroskopowe
ba-national-air-superiority = Przewaga w powietrzu
ba-national-artillery-support = Wsparcie artylerii
ba-national-bombardment = Bombardowanie
ba-national-national-characteristic = Cecha narodowa
ba-national-quantity = Ilość jest jakością
ba-national-great-patriotic-war = Wielka Wojna Ojczyźniana
ba-national-not-one-step-back = Ani kroku wstecz
ba-special-green = Zieloni
ba-special-shirkers = Dekownicy
ba-special-tough-fighters = Twardzi wojownicy
ba-special-fanatics = Fanatycy
ba-special-tank-hunters = Łowcy czołgów
ba-special-stubborn = Nieustępliwi
ba-special-bicycles = Rowery
ba-special-command-vehicle = Wóz dowodzenia
ba-special-one-man-turret = Jednoosobowa wieża
ba-special-unreliable = Zawodny
ba-special-slow-load = Powolne ładowanie
ba-special-armoured-all-round = Opancerzony dookoła
ba-special-weak-sides = Słabe boki
ba-special-schuerzen = Schürzen
ba-special-heavy-front = Ciężki pancerz czołowy
ba-special-reinforced-rear = Wzmocniony pancerz tylny
ba-special-dual-direction = Dwukierunkowe kierowanie
ba-special-slow = Powolny
ba-special-gyro-stabilised = Stabilizator żyroskopowy
ba-special-gun-shield = Tarcza działa
ba-special-ambulance = Sanitarka
ba-terrain-wood = las
ba-terrain-hedge = żywopłot
ba-terrain-bocage = bocage
ba-terrain-fence = płot
ba-terrain-wall = mur
ba-terrain-rubble = gruzy
ba-terrain-smoke = dym
ba-terrain-terrace = taras
ba-terrain-building = budynek
ba-terrain-church = kościół
ba-terrain-hill = wzgórze
ba-terrain-road = droga
ba-terrain-bridge = most
ba-terrain-field = pole
ba-terrain-plough = zaorane pole
ba-terrain-crops = wysokie zboże
ba-terrain-orchard = sad
ba-terrain-stream = strumień
ba-terrain-river = głęboka woda
ba-terrain-cliff = urwisko
ba-terrain-marsh = bagno
ba-terrain-craters = leje
ba-hit-base = Podstawa
ba-hit-point-blank = Z bliska
ba-hit-pins = Przyszpilenie
ba-hit-long-range = Daleki zasięg
ba-hit-inexperienced = Niedoświadczeni
ba-hit-on-the-move = Po ruchu
ba-hit-target-down = Cel padł
ba-hit-small-unit = Mały oddział
ba-hit-soft-cover = Miękka osłona
ba-hit-hard-cover = Twarda osłona
ba-hit-lone-crewman = Samotny członek obsługi
ba-hit-no-loader = Bez ładowniczego
ba-hit-shaped-charge = Ładunek kumulacyjny
ba-hit-scope = Luneta
ba-morale-base = Podstawowe morale
ba-morale-pins = Przyszpilenie
ba-morale-nco-lost = Utrata podoficera
ba-morale-lone-crewman = Samotny członek obsługi
ba-morale-tank-fear = Strach przed czołgami
ba-morale-reserve = W rezerwie
ba-morale-command-vehicle = Wóz dowodzenia
ba-morale-officer = Oficer
ba-slot-lieutenant = Porucznik lub podporucznik
ba-slot-squad = Drużyny piechoty
ba-slot-senior-officer = Kapitan lub major
ba-slot-medic = Sanitariusz
ba-slot-observer = Wysunięty obserwator
ba-slot-machine-gun = Zespół karabinu maszynowego
ba-slot-mortar = Zespół moździerza
ba-slot-sniper = Zespół snajperski
ba-slot-flamethrower = Zespół miotacza ognia
ba-slot-anti-tank = Zespół przeciwpancerny
ba-slot-gun = Działo polowe, przeciwlotnicze lub przeciwpancerne
ba-slot-armoured-car = Samochód pancerny lub pojazd rozpoznawczy
ba-slot-tank = Czołg, niszczyciel czołgów lub działo samobieżne
ba-slot-transport = Transporter lub holownik
ba-army-own-title = { $title }
ba-theatre = { $theatre } { $year }
ba-theatre-normandy = Normandia
ba-theatre-market-garden-british = Market Garden
ba-theatre-barbarossa = Barbarossa
ba-theatre-market-garden-us = Operacja Market Garden
ba-build-free = { $unit }, za darmo
ba-build-theatre = Teatr działań
ba-build-no-theatre = Żaden: zwykły pluton
ba-build-quality = Jakość
ba-build-men = Ludzie
ba-build-arms = Broń żołnierzy
ba-build-spotter = Obserwator
ba-build-carried = { $count } × { $weapon }
ba-build-rule = { $rule }
ba-build-weapons = Broń
ba-build-weapon = Broń
ba-build-range = Zasięg
ba-build-shots = Strzały
ba-build-pen = Pen
ba-build-he = HE
ba-target-open = Dziesięciu strzelców w otwartym terenie
ba-target-cover = Dziesięciu strzelców w twardej osłonie
ba-target-team = Zespół karabinu maszynowego
ba-target-truck = Ciężarówka
ba-target-car = Samochód pancerny, przód
ba-target-tank = Średni czołg, przód
ba-target-range = { $range }″
ba-terrain-facts-movement = { $movement ->
    [open] Otwarty teren.
    [rough] Trudny teren: bez rozkazu Bieg.
    [obstacle] Przeszkoda: nie przebiega się przez nią.
    [barrier] Przeszkoda: nie przebiega się przez nią i żaden pojazd nie przejedzie.
    [building] Budynek.
    [road] Droga.
   *[impassable] Nie do przejścia.
}
ba-terrain-facts-cover = { $cover ->
    [soft] Miękka osłona.
    [hard] Twarda osłona.
   *[none] Bez osłony.
}
ba-terrain-facts-sight = { $sight ->
    [area] Widać do środka i na zewnątrz, ale nie na wylot.
    [solid] Zasłania widok.
   *[clear] Nie zasłania widoku.
}
ba-unit-own = { $letter ->
    [none] { $title }
   *[other] { $title } { $letter }
}
ba-unit-second-lieutenant = { $letter ->
    [none] Podporucznik
   *[other] Podporucznik { $letter }
}
ba-unit-first-lieutenant = { $letter ->
    [none] Porucznik
   *[other] Porucznik { $letter }
}
ba-unit-captain = { $letter ->
    [none] Kapitan
   *[other] Kapitan { $letter }
}
ba-unit-major = { $letter ->
    [none] Major
   *[other] Major { $letter }
}
ba-unit-medic = { $letter ->
    [none] Sanitariusz
   *[other] Sanitariusz { $letter }
}
ba-unit-air-observer = { $letter ->
    [none] Obserwator lotniczy
   *[other] Obserwator lotniczy { $letter }
}
ba-unit-artillery-observer = { $letter ->
    [none] Obserwator artylerii
   *[other] Obserwator artylerii { $letter }
}
ba-unit-grenadier-squad = { $letter ->
    [none] Drużyna grenadierów
   *[other] Drużyna grenadierów { $letter }
}
ba-unit-fallschirmjaeger-squad = { $letter ->
    [none] Drużyna Fallschirmjäger
   *[other] Drużyna Fallschirmjäger { $letter }
}
ba-unit-waffen-ss-squad = { $letter ->
    [none] Drużyna Waffen-SS
   *[other] Drużyna Waffen-SS { $letter }
}
ba-unit-paratrooper-squad = { $letter ->
    [none] Drużyna spadochroniarzy
   *[other] Drużyna spadochroniarzy { $letter }
}
ba-unit-glider-squad = { $letter ->
    [none] Drużyna szybowcowa
   *[other] Drużyna szybowcowa { $letter }
}
ba-unit-paratroop-section = { $letter ->
    [none] Sekcja spadochroniarzy
   *[other] Sekcja spadochroniarzy { $letter }
}
ba-unit-nkvd-squad = { $letter ->
    [none] Drużyna NKWD
   *[other] Drużyna NKWD { $letter }
}
ba-unit-infantry-squad = { $letter ->
    [none] Drużyna piechoty
   *[other] Drużyna piechoty { $letter }
}
ba-unit-infantry-section = { $letter ->
    [none] Sekcja piechoty
   *[other] Sekcja piechoty { $letter }
}
ba-unit-lmg-squad = { $letter ->
    [none] Drużyna z lekkim karabinem maszynowym
   *[other] Drużyna z lekkim karabinem maszynowym { $letter }
}
ba-unit-rifle-squad = { $letter ->
    [none] Drużyna strzelców
   *[other] Drużyna strzelców { $letter }
}
ba-unit-shielded-mmg-team = { $letter ->
    [none] Zespół karabinu maszynowego z tarczą
   *[other] Zespół karabinu maszynowego z tarczą { $letter }
}
ba-unit-mmg-team = { $letter ->
    [none] Zespół karabinu maszynowego
   *[other] Zespół karabinu maszynowego { $letter }
}
ba-unit-hmg-team = { $letter ->
    [none] Zespół ciężkiego karabinu maszynowego
   *[other] Zespół ciężkiego karabinu maszynowego { $letter }
}
ba-unit-light-mortar-team = { $letter ->
    [none] Zespół lekkiego moździerza
   *[other] Zespół lekkiego moździerza { $letter }
}
ba-unit-medium-mortar-team = { $letter ->
    [none] Zespół moździerza
   *[other] Zespół moździerza { $letter }
}
ba-unit-heavy-mortar-team = { $letter ->
    [none] Zespół ciężkiego moździerza
   *[other] Zespół ciężkiego moździerza { $letter }
}
ba-unit-sniper-team = { $letter ->
    [none] Zespół snajperski
   *[other] Zespół snajperski { $letter }
}
ba-unit-flamethrower-team = { $letter ->
    [none] Zespół miotacza ognia
   *[other] Zespół miotacza ognia { $letter }
}
ba-unit-panzerschreck-team = { $letter ->
    [none] Zespół Panzerschrecka
   *[other] Zespół Panzerschrecka { $letter }
}
ba-unit-bazooka-team = { $letter ->
    [none] Zespół bazooki
   *[other] Zespół bazooki { $letter }
}
ba-unit-piat-team = { $letter ->
    [none] Zespół PIAT
   *[other] Zespół PIAT { $letter }
}
ba-unit-anti-tank-rifle-team = { $letter ->
    [none] Zespół karabinu przeciwpancernego
   *[other] Zespół karabinu przeciwpancernego { $letter }
}
ba-unit-light-at-gun = { $letter ->
    [none] Lekkie działo przeciwpancerne
   *[other] Lekkie działo przeciwpancerne { $letter }
}
ba-unit-medium-at-gun = { $letter ->
    [none] Średnie działo przeciwpancerne
   *[other] Średnie działo przeciwpancerne { $letter }
}
ba-unit-heavy-at-gun = { $letter ->
    [none] Ciężkie działo przeciwpancerne
   *[other] Ciężkie działo przeciwpancerne { $letter }
}
ba-unit-light-howitzer = { $letter ->
    [none] Lekka haubica
   *[other] Lekka haubica { $letter }
}
ba-unit-truck = { $letter ->
    [none] Ciężarówka
   *[other] Ciężarówka { $letter }
}
ba-unit-us-truck = { $letter ->
    [none] Ciężarówka 2½ t
   *[other] Ciężarówka 2½ t { $letter }
}
ba-unit-jeep = { $letter ->
    [none] Jeep
   *[other] Jeep { $letter }
}
ba-unit-sdkfz-251-1 = { $letter ->
    [none] Transporter SdKfz 251/1
   *[other] Transporter SdKfz 251/1 { $letter }
}
ba-unit-m3-half-track = { $letter ->
    [none] Transporter M3
   *[other] Transporter M3 { $letter }
}
ba-unit-bren-carrier = { $letter ->
    [none] Bren Carrier
   *[other] Bren Carrier { $letter }
}
ba-unit-sdkfz-222 = { $letter ->
    [none] SdKfz 222
   *[other] SdKfz 222 { $letter }
}
ba-unit-m8-greyhound = { $letter ->
    [none] M8 Greyhound
   *[other] M8 Greyhound { $letter }
}
ba-unit-daimler-armoured-car = { $letter ->
    [none] Samochód pancerny Daimler
   *[other] Samochód pancerny Daimler { $letter }
}
ba-unit-ba-64 = { $letter ->
    [none] BA-64
   *[other] BA-64 { $letter }
}
ba-unit-m4-sherman = { $letter ->
    [none] M4 Sherman
   *[other] M4 Sherman { $letter }
}
ba-unit-cromwell = { $letter ->
    [none] Cromwell
   *[other] Cromwell { $letter }
}
ba-unit-t-34-76 = { $letter ->
    [none] T-34/76
   *[other] T-34/76 { $letter }
}
ba-unit-t-34-85 = { $letter ->
    [none] T-34/85
   *[other] T-34/85 { $letter }
}
ba-unit-panzer-iv = { $letter ->
    [none] Panzer IV
   *[other] Panzer IV { $letter }
}
ba-unit-stug-iii = { $letter ->
    [none] StuG III
   *[other] StuG III { $letter }
}
ba-unit-panther = { $letter ->
    [none] Panther
   *[other] Panther { $letter }
}
ba-unit-tiger-i = { $letter ->
    [none] Tiger I
   *[other] Tiger I { $letter }
}
ba-unit-sdkfz-251-9 = { $letter ->
    [none] SdKfz 251/9
   *[other] SdKfz 251/9 { $letter }
}
ba-unit-wespe = { $letter ->
    [none] Wespe
   *[other] Wespe { $letter }
}
ba-unit-hummel = { $letter ->
    [none] Hummel
   *[other] Hummel { $letter }
}
ba-unit-m8-scott = { $letter ->
    [none] M8 Scott
   *[other] M8 Scott { $letter }
}
ba-unit-jagdpanther = { $letter ->
    [none] Jagdpanther
   *[other] Jagdpanther { $letter }
}
ba-unit-stug-iv = { $letter ->
    [none] StuG IV
   *[other] StuG IV { $letter }
}
ba-unit-stuh-42 = { $letter ->
    [none] StuH 42
   *[other] StuH 42 { $letter }
}
ba-unit-brummbaer = { $letter ->
    [none] Brummbär
   *[other] Brummbär { $letter }
}
ba-unit-marder-iii = { $letter ->
    [none] Marder III
   *[other] Marder III { $letter }
}
ba-unit-grille = { $letter ->
    [none] Grille
   *[other] Grille { $letter }
}
ba-unit-flakpanzer-38t = { $letter ->
    [none] Flakpanzer 38(t)
   *[other] Flakpanzer 38(t) { $letter }
}
ba-unit-moebelwagen = { $letter ->
    [none] Möbelwagen
   *[other] Möbelwagen { $letter }
}
ba-unit-wirbelwind = { $letter ->
    [none] Wirbelwind
   *[other] Wirbelwind { $letter }
}
ba-unit-sdkfz-10-4 = { $letter ->
    [none] SdKfz 10/4
   *[other] SdKfz 10/4 { $letter }
}
ba-unit-puma = { $letter ->
    [none] SdKfz 234/2 Puma
   *[other] SdKfz 234/2 Puma { $letter }
}
ba-unit-sdkfz-234-3 = { $letter ->
    [none] SdKfz 234/3
   *[other] SdKfz 234/3 { $letter }
}
ba-unit-sdkfz-250-9 = { $letter ->
    [none] SdKfz 250/9
   *[other] SdKfz 250/9 { $letter }
}
ba-unit-sdkfz-250-10 = { $letter ->
    [none] SdKfz 250/10
   *[other] SdKfz 250/10 { $letter }
}
ba-unit-sdkfz-250-11 = { $letter ->
    [none] SdKfz 250/11
   *[other] SdKfz 250/11 { $letter }
}
ba-unit-sdkfz-250-1 = { $letter ->
    [none] SdKfz 250/1
   *[other] SdKfz 250/1 { $letter }
}
ba-unit-sdkfz-251-10 = { $letter ->
    [none] SdKfz 251/10
   *[other] SdKfz 251/10 { $letter }
}
ba-unit-sdkfz-7 = { $letter ->
    [none] SdKfz 7
   *[other] SdKfz 7 { $letter }
}
ba-unit-sdkfz-10 = { $letter ->
    [none] SdKfz 10
   *[other] SdKfz 10 { $letter }
}
ba-unit-maultier = { $letter ->
    [none] Maultier
   *[other] Maultier { $letter }
}
ba-unit-raupenschlepper-ost = { $letter ->
    [none] Raupenschlepper Ost
   *[other] Raupenschlepper Ost { $letter }
}
ba-unit-kuebelwagen = { $letter ->
    [none] Kübelwagen
   *[other] Kübelwagen { $letter }
}
ba-unit-kettenkrad = { $letter ->
    [none] Kettenkrad
   *[other] Kettenkrad { $letter }
}
ba-unit-ba-10 = { $letter ->
    [none] BA-10
   *[other] BA-10 { $letter }
}
ba-unit-ba-20 = { $letter ->
    [none] BA-20
   *[other] BA-20 { $letter }
}
ba-unit-bt-7 = { $letter ->
    [none] BT-7
   *[other] BT-7 { $letter }
}
ba-unit-t-26a = { $letter ->
    [none] T-26A
   *[other] T-26A { $letter }
}
ba-unit-t-26b = { $letter ->
    [none] T-26B
   *[other] T-26B { $letter }
}
ba-unit-kv-2 = { $letter ->
    [none] KV-2
   *[other] KV-2 { $letter }
}
ba-unit-komsomolets = { $letter ->
    [none] T-20 Komsomolec
   *[other] T-20 Komsomolec { $letter }
}
ba-unit-half-track-truck = { $letter ->
    [none] Ciężarówka półgąsienicowa
   *[other] Ciężarówka półgąsienicowa { $letter }
}
ba-unit-artillery-tractor = { $letter ->
    [none] Ciągnik artylerii
   *[other] Ciągnik artylerii { $letter }
}
ba-unit-tokarev-truck = { $letter ->
    [none] Ciężarówka z poczwórnym karabinem maszynowym
   *[other] Ciężarówka z poczwórnym karabinem maszynowym { $letter }
}
ba-unit-panzerwerfer-42 = { $letter ->
    [none] Panzerwerfer 42
   *[other] Panzerwerfer 42 { $letter }
}
ba-unit-stuka-zu-fuss = { $letter ->
    [none] Stuka zu Fuß na SdKfz 251
   *[other] Stuka zu Fuß na SdKfz 251 { $letter }
}
ba-unit-sdkfz-251-2 = { $letter ->
    [none] SdKfz 251/2 z moździerzem
   *[other] SdKfz 251/2 z moździerzem { $letter }
}
ba-unit-sdkfz-7-1 = { $letter ->
    [none] SdKfz 7/1
   *[other] SdKfz 7/1 { $letter }
}
ba-unit-sdkfz-4 = { $letter ->
    [none] SdKfz 4
   *[other] SdKfz 4 { $letter }
}
ba-unit-unic-p107 = { $letter ->
    [none] Unic P107
   *[other] Unic P107 { $letter }
}
ba-unit-schwimmwagen = { $letter ->
    [none] Schwimmwagen
   *[other] Schwimmwagen { $letter }
}
ba-unit-t-28 = { $letter ->
    [none] T-28
   *[other] T-28 { $letter }
}
ba-unit-t-35 = { $letter ->
    [none] T-35
   *[other] T-35 { $letter }
}
ba-unit-ot-34 = { $letter ->
    [none] OT-34
   *[other] OT-34 { $letter }
}
ba-unit-t-37 = { $letter ->
    [none] T-37
   *[other] T-37 { $letter }
}
ba-unit-t-40 = { $letter ->
    [none] T-40
   *[other] T-40 { $letter }
}
ba-unit-recce-jeep = { $letter ->
    [none] Jeep rozpoznawczy
   *[other] Jeep rozpoznawczy { $letter }
}
ba-unit-flak-20 = { $letter ->
    [none] Działo przeciwlotnicze 20 mm
   *[other] Działo przeciwlotnicze 20 mm { $letter }
}
ba-unit-us-light-howitzer = { $letter ->
    [none] Lekka haubica
   *[other] Lekka haubica { $letter }
}
ba-unit-dshk-team = { $letter ->
    [none] Zespół karabinu maszynowego DSzK
   *[other] Zespół karabinu maszynowego DSzK { $letter }
}
ba-unit-m10 = { $letter ->
    [none] Niszczyciel czołgów M10
   *[other] Niszczyciel czołgów M10 { $letter }
}
ba-unit-m18-hellcat = { $letter ->
    [none] M18 Hellcat
   *[other] M18 Hellcat { $letter }
}
ba-unit-m16 = { $letter ->
    [none] M16
   *[other] M16 { $letter }
}
ba-unit-m20 = { $letter ->
    [none] M20
   *[other] M20 { $letter }
}
ba-unit-m3a3-stuart = { $letter ->
    [none] M3A3 Stuart
   *[other] M3A3 Stuart { $letter }
}
ba-unit-m4a1-76 = { $letter ->
    [none] M4A1 Sherman (76 mm)
   *[other] M4A1 Sherman (76 mm) { $letter }
}
ba-unit-super-heavy-at-gun = { $letter ->
    [none] Superciężkie działo przeciwpancerne
   *[other] Superciężkie działo przeciwpancerne { $letter }
}
ba-unit-flak-36 = { $letter ->
    [none] Działo przeciwlotnicze 88 mm
   *[other] Działo przeciwlotnicze 88 mm { $letter }
}
ba-unit-osttruppen-squad = { $letter ->
    [none] Drużyna Osttruppen
   *[other] Drużyna Osttruppen { $letter }
}
ba-unit-sturmpioniere-squad = { $letter ->
    [none] Drużyna saperów szturmowych
   *[other] Drużyna saperów szturmowych { $letter }
}
ba-unit-medium-howitzer = { $letter ->
    [none] Średnia haubica
   *[other] Średnia haubica { $letter }
}
ba-unit-heavy-howitzer = { $letter ->
    [none] Ciężka haubica
   *[other] Ciężka haubica { $letter }
}
ba-unit-nebelwerfer = { $letter ->
    [none] Nebelwerfer
   *[other] Nebelwerfer { $letter }
}
ba-unit-flak-37 = { $letter ->
    [none] Działo przeciwlotnicze 37 mm
   *[other] Działo przeciwlotnicze 37 mm { $letter }
}
ba-unit-spzb-41 = { $letter ->
    [none] sPzB 41
   *[other] sPzB 41 { $letter }
}
ba-unit-sdkfz-251-8 = { $letter ->
    [none] Sanitarka SdKfz 251/8
   *[other] Sanitarka SdKfz 251/8 { $letter }
}
ba-unit-sdkfz-251-16 = { $letter ->
    [none] SdKfz 251/16
   *[other] SdKfz 251/16 { $letter }
}
ba-unit-sdkfz-223 = { $letter ->
    [none] SdKfz 223
   *[other] SdKfz 223 { $letter }
}
ba-unit-sdkfz-234-1 = { $letter ->
    [none] SdKfz 234/1
   *[other] SdKfz 234/1 { $letter }
}
ba-unit-luchs = { $letter ->
    [none] Panzer II Luchs
   *[other] Panzer II Luchs { $letter }
}
ba-unit-hotchkiss-h39 = { $letter ->
    [none] Hotchkiss H39
   *[other] Hotchkiss H39 { $letter }
}
ba-unit-jagdpanzer-iv = { $letter ->
    [none] Jagdpanzer IV
   *[other] Jagdpanzer IV { $letter }
}
ba-unit-hetzer = { $letter ->
    [none] Hetzer
   *[other] Hetzer { $letter }
}
ba-unit-koenigstiger = { $letter ->
    [none] Königstiger
   *[other] Königstiger { $letter }
}
ba-unit-t-60 = { $letter ->
    [none] T-60
   *[other] T-60 { $letter }
}
ba-unit-ot-133 = { $letter ->
    [none] OT-133
   *[other] OT-133 { $letter }
}
ba-unit-kv-1 = { $letter ->
    [none] KV-1
   *[other] KV-1 { $letter }
}
ba-unit-is-2 = { $letter ->
    [none] IS-2
   *[other] IS-2 { $letter }
}
ba-unit-crusader = { $letter ->
    [none] Crusader
   *[other] Crusader { $letter }
}
ba-unit-churchill-crocodile = { $letter ->
    [none] Churchill Crocodile
   *[other] Churchill Crocodile { $letter }
}
ba-unit-m5a1-stuart = { $letter ->
    [none] M5A1 Stuart
   *[other] M5A1 Stuart { $letter }
}
ba-army-title =
    { $arm ->
        [assault] { $nation }, { $points } pkt, do szturmu
        [rockets] { $nation }, { $points } pkt, z rakietami
        [heavy] { $nation }, { $points } pkt, z ciężkim czołgiem
        [armour] { $nation }, { $points } pkt, z czołgiem
       *[none] { $nation }, { $points } pkt
    }
ba-army-over-limit = Armia kosztuje punktów: { $points }; w tej bitwie wolno { $limit }. Coś usuń albo ustalcie wyższy limit.
ba-army-slot-few = { $slot }: armia ma { $number }, { $platoons ->
    [one] pluton potrzebuje co najmniej { $least }
    [few] { $platoons } plutony potrzebują co najmniej { $least }
   *[many] { $platoons } plutonów potrzebuje co najmniej { $least }
}.
ba-army-slot-many = { $slot }: armia ma { $number }, { $platoons ->
    [one] pluton może mieć { $most }
    [few] { $platoons } plutony mogą mieć { $most }
   *[many] { $platoons } plutonów może mieć { $most }
}.
ba-army-theatre-nation = { $theatre }: walczy tam { $nation }.
ba-army-not-in-theatre = { $theatre }: tam nie walczy { $unit }.
ba-army-theatre-quality = { $unit }: jakość { $quality } jest niedostępna ({ $theatre }).
ba-army-theatre-many = { $unit }: o jeden za dużo; { $theatre } ma takich najwyżej { $most }.
ba-army-theatre-core = Drużyny w trzonie plutonu ({ $theatre }): armia ma { $number }, potrzebuje co najmniej { $least }.
ba-army-nothing-free = { $unit }: oznaczono jako darmowy, ale { $nation } nie dostaje darmowego oddziału. Podaj, ile kosztuje.
ba-army-free-offer = { $unit } ({ $men ->
    [one] jeden człowiek
    [few] { $men } ludzi
   *[many] { $men } ludzi
}, { $quality })
ba-army-other-free = { $unit }: oznaczono jako darmowy; { $nation } dostaje tylko jeden darmowy oddział: { $offer }.
ba-scenario-parts = Scenariusz ma jedną część dla obu stron albo dwie, jeśli jest atakujący i obrońca.
ba-army-gun = { $unit }: działa: { $number }; musi być dokładnie jedno.
ba-army-no-gun = { $unit } ma działo; ma je tylko artyleria.
ba-army-other-nation = { $unit }: nie służy w tej armii ({ $nation }).
ba-army-no-such-quality = { $unit }: jakość { $quality } jest niedostępna.
ba-army-number-of-men = { $unit }, ludzie: { $men ->
    [one] jeden
    [few] { $men }
   *[many] { $men }
}; może mieć od { $least ->
    [one] jednego
    [few] { $least }
   *[many] { $least }
} do { $most }.
ba-army-spotters = { $unit }, obserwatorzy: { $number ->
    [one] jeden; nie może mieć żadnego
    [few] { $number }; jednego może mieć tylko średni lub ciężki moździerz
   *[many] { $number }; jednego może mieć tylko średni lub ciężki moździerz
}.
ba-army-nco = { $unit }, podoficerowie: { $number }; drużyna ma dokładnie jednego.
ba-army-no-nco = { $unit } ma podoficera; mają ich tylko drużyny.
ba-army-officer = { $unit }, oficerowie: { $number }; musi być dokładnie jeden.
ba-army-no-officer = { $unit } ma oficera; oficerowie dowodzą własnymi oddziałami.
ba-army-too-many-weapons = { $unit } może mieć tej broni najwyżej { $most }: { $weapon }.
ba-army-weapon = { $unit } nie może mieć tej broni: { $weapon }.
ba-army-team-weapon = { $unit } musi mieć dokładnie jedną sztukę tej broni: { $weapon }.
ba-army-special = { $unit } nie może mieć tej zasady specjalnej: { $special }.
ba-army-special-quality = { $unit }: { $problem }
ba-special-quality = „{ $special }” pasuje tylko do jednej jakości: { $quality }.
ba-army-points = { $points ->
    [0] { $unit }: w rozpisce nie ma kosztu; według wpisu { $priced }.
   *[other] { $unit }: w rozpisce punktów { $points }; według wpisu { $priced }.
 }
ba-army-observer = { $unit }, obserwatorzy: { $number }; musi być dokładnie jeden. Daj tę rolę jednemu człowiekowi.
ba-build-line = { $quality }, { $men ->
    [one] { $men } człowiek
    [few] { $men } ludzi
   *[many] { $men } ludzi
}
ba-army-loader = { $unit }, brak ładowniczych do broni zespołowej: { $number ->
    [one] jeden
    [few] { $number }
   *[many] { $number }
}.
ba-map-note-saint-aubin = Wieś na skrzyżowaniu, pola z żywopłotami, wzgórze z dalekim widokiem i głęboka rzeka z jednym mostem.
ba-map-note-crossroads = Osada na skrzyżowaniu dwóch dróg, taka sama od obu krawędzi: pośrodku otwarte pola, na skrzydłach lasy.
ba-map-note-les-haies = Małe pola między wałami z gęstym żywopłotem. Pojazdy przejadą tylko bramami; piechota walczy z bliska.
ba-map-note-grand-rue = Długa ulica między dwoma rzędami domów z ogrodami za murem. Ulica leży pod ostrzałem; ogrody ją obchodzą.
ba-own-weapon-lacks = { $field ->
    [pen] { $like } nie ma penetracji, więc broń podobna też jej nie ma. Pomiń ją albo wybierz inną broń podobną.
   *[other] { $like } nie strzela pociskiem odłamkowo-burzącym, więc broń podobna też nie. Pomiń to albo wybierz inną broń podobną.
}
ba-own-weapon-shots = { $dice ->
    [true] { $like } rzuca na liczbę trafień: napisz kostki, jak D6 albo 2D6.
   *[other] { $like } ma liczbę strzałów: napisz liczbę całkowitą.
}
ba-own-weapon-reach = Najmniejszy zasięg musi być krótszy niż zasięg.
ba-own-unit-field = { $like } to nie oddział z polem „{ $field }”: pomiń je albo wybierz inny oddział podobny.
ba-own-unit-men = Ludzi ma co najmniej { $men } i najwyżej { $most }: druga liczba nie może być mniejsza.
ba-own-unit-quality = Nie ma punktów dla żadnej jakości: podaj je choć dla jednej.
ba-own-unit-weapon = Żaden oddział tego rodzaju nie ma tej broni: { $weapon }. Wybierz jeden z tych rodzajów albo własną, podobną: { $names }.
ba-own-unit-team = { $weapon } nie potrzebuje obsługi: wybierz broń, która jej potrzebuje.
ba-army-template =
    Armia do Bolt Action. Zmień, co chcesz, potem: grognard army check FILE
    name: krótka nazwa, małe litery, cyfry i łączniki; title: jak ją nazywasz (można pominąć).
    nation: czyja to armia. Każdy [[unit]] to oddział z własną kostką rozkazu:
    id: krótka nazwa, której nie ma inny oddział; letter: odróżnia go od innych tego rodzaju; entry: czym jest w księdze armii
    (grognard army new bolt_action --list); quality: inexperienced, regular albo veteran (weteran); free = true: dany za darmo.
    men: grupy po tylu (count) z rolą i bronią; drużyna ma jednego nco, dowództwo jednego officer, broń
    z obsługą ma gunner i loader; pojazd to jeden model o roli vehicle z zamontowaną bronią po kolei.
    rules: kupione zasady specjalne; cost: punkty w częściach, zgodne z księgą armii.
