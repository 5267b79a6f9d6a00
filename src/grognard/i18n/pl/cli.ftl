### whole

cli-help =
    Gry wojenne na stole według pełnych zasad: stół w przeglądarce, sędzia, kostki.
    
    Zacznij od: grognard play
cli-lang = Język, którym program mówi, na przykład el; bez tego język ustawień systemu.
cli-lang-unknown = grognard nie mówi w języku „{ $language }”. Mówi w tych: { $languages }.
cli-help-usage = Użycie:
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-shows = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-help-required = { "[" }wymagane]
cli-help-default = { "[" }domyślnie:
cli-play =
    Rozegraj bitwę w przeglądarce, przeciw komputerowi.
    
    Bez argumentów idzie dalej ostatnio grana bitwa albo, jeśli nic jeszcze nie grano, masz wybór.
    SYSTEM to gra, na przykład bolt_action. Strona jest dostępna tylko na tym komputerze.
    .short = Graj w przeglądarce, przeciw komputerowi.
cli-play-open = Stół jest otwarty pod { $address }
cli-play-page = Do stołu
cli-play-stop = Ctrl-C kończy. Bitwa zapisuje się przy każdym wyborze.
cli-play-no-browser = Nie udało się tu otworzyć przeglądarki; otwórz powyższy adres samodzielnie.
cli-play-stopped = Zatrzymano. „grognard play” idzie dalej od tego miejsca.
cli-serve =
    Udostępnij stoły znajomym gdzie indziej; przychodzą przez linki.
    
    Wypisany adres jest twój: zacznij tam bitwę i zaproś z menu. Bez --host program słucha tylko tego komputera,
    na użytek programu z TLS przed nim (docs/serving.md).
    .short = Udostępnij stoły znajomym gdzie indziej.
cli-serve-host = Adres, którego słuchać; 0.0.0.0 to wszystkie adresy tego komputera. Inne niż 127.0.0.1 wymagają --public-url.
cli-serve-port = Port, którego słuchać.
cli-serve-public = Adres, pod którym inni znajdą ten serwer, jak https://table.example; od niego zaczynają się linki.
cli-serve-workers = Ile procesów prowadzi stoły; każdy stół ma naraz jeden z nich, a inny, gdy tamten padnie.
cli-serve-no-public = Linki wymagają adresu, do którego inni dotrą, a { $host } nim nie jest. Dodaj --public-url, jak http://192.168.1.20:8765.
cli-serve-public-wrong = „{ $url }” to nie adres serwera; napisz go jak https://table.example, bez ścieżki.
cli-serve-taken = Nie można zająć portu { $port } na { $host }: { $problem }.
cli-serve-open = Twoje stoły i zaproszenia do nich są pod { $address } Zachowaj ten adres dla siebie: otwiera każde miejsce.
cli-serve-stopped = Zatrzymano. Bitwy są zapisane; „grognard serve” prowadzi je dalej.
cli-port-taken = Nie można zająć portu { $port }: { $problem }. Pomiń --port, a weźmie się wolny.
cli-army = Armia po nazwie lub z pliku. Podaj dwa razy, dla pierwszej strony i dla drugiej.
    .value = PLIK|NAZWA
cli-scenario = Scenariusz po nazwie lub z pliku.
cli-map = Mapa po nazwie lub z pliku.
cli-seed = Ziarno wszystkich kostek; to samo ziarno i te same wybory dają tę samą bitwę.
cli-opponent = Gracz komputerowy, przeciw któremu grasz, albo „here”: dwie osoby przy jednym ekranie.
cli-pause = Ile sekund między dwoma wyborami komputera, żeby dało się śledzić.
cli-port = Port zamiast 8765 albo wolnego.
cli-store = Plik (lub adres URL bazy danych), w którym zapisują się bitwy, zamiast tego w twoim folderze danych.
    .value = PLIK|URL
cli-play-agent = Twój własny gracz do wyboru w nowych bitwach, jak player.py:Careful. Można podać kilka razy.
cli-browser = Otwórz stronę w przeglądarce albo tylko wypisz jej adres.
cli-new = Zacznij nową bitwę, nawet jeśli jest niedokończona.
cli-json = Wypisz JSON, dla programów.
cli-option = Zasada domowa, na przykład --option NAZWA=WARTOŚĆ. Można podać kilka razy.
cli-bad-option = „{ $option }” to nie zasada domowa: napisz --option NAZWA=WARTOŚĆ.
cli-battle =
    Rozegraj całą bitwę między dwoma graczami komputerowymi i wypisz, jak się skończyła.
    
    SYSTEM to gra, na przykład bolt_action.
    .short = Rozegraj całą bitwę między dwoma graczami komputerowymi.
cli-agents = Dwaj gracze komputerowi, pierwsza strona najpierw.
cli-save = Zapisz bitwę do tego pliku; „grognard replay” go czyta.
cli-two-agents = Potrzeba dwóch graczy komputerowych, jak w --agents greedy,random; podano „{ $agents }”.
cli-save-failed = Nie można zapisać { $file }: { $problem }
cli-no-folder = nie ma folderu { $folder }. Najpierw go utwórz albo wybierz inny.
cli-simulate =
    Rozegraj wiele bitew między graczami komputerowymi i powiedz, kto wygrywa, jak pewnie i dlaczego.
    
    SYSTEM to gra, na przykład bolt_action. To samo ziarno daje te same bitwy, na dowolnej liczbie procesów.
    .short = Rozegraj wiele bitew i powiedz, kto wygrywa, jak pewnie i dlaczego.
cli-simulate-battles = Ile bitew.
cli-simulate-seed = Ziarno pierwszej bitwy; następna ma następne. Bez tego losowe.
cli-simulate-swap = Rozegraj każde ziarno dwa razy, za drugim razem z zamianą stron: gracze i armie zamieniają się miejscami.
cli-simulate-brief = Nie licz niczego o oddziałach i turach: szybciej, gdy bitwy są krótkie.
cli-simulate-workers = Ile procesów; auto bierze tyle, ile jest procesorów.
cli-simulate-backend = Gdzie się toczą: loky na tym komputerze, dask lub ray na klastrze.
cli-simulate-address = Adres klastra; bez niego klaster powstaje na tym komputerze.
cli-simulate-out = Folder na bitwy, tabele i raport.
cli-simulate-resume = Idź dalej z bitwami, które są w folderze.
cli-simulate-vary = Rozegraj wszystkie bitwy dla każdej z tych wartości i pokaż je obok siebie. Zmieniać można: army1, army2, agent1, agent2, scenario, map, year, option.NAME albo liczbę z tabeli, table.weapon.rifle.range.
cli-simulate-progress = Bitwy
cli-ladder =
    Niech gracze lub armie walczą każdy z każdym, a ranking oceni ich jak w szachach.
    
    SYSTEM to gra, na przykład bolt_action; ENTRANTS to dwaj lub więcej graczy albo dwie lub więcej armii.
    .short = Oceń graczy lub armie, każdy z każdym.
cli-ladder-of = Co się ocenia.
cli-ladder-n = Na ilu ziarnach spotyka się każda para, na każdym z obu stron; gracze ponadto z obiema armiami.
cli-ladder-player = Kto prowadzi oceniane armie.
cli-compare =
    Rozgrywaj dwa warianty na tych samych ziarnach, aż będzie pewne, który wygrywa więcej, i powiedz, o ile.
    
    SYSTEM to gra, na przykład bolt_action. To, czym się różnią, podaje --vary z dwiema wartościami.
    .short = Powiedz, która z dwóch armii, map, zasad lub graczy wygrywa więcej.
cli-compare-battles = Ile bitew każdego wariantu najwyżej.
cli-compare-vary = Czym się różnią i dwie tego wartości: army1, army2, agent1, agent2, scenario, map, year, option.NAME albo liczba z tabeli, table.weapon.rifle.range.
cli-compare-error = Jak często odpowiedź może być błędna, jako ułamek.
cli-compare-alike = Dwa udziały zwycięstw bliższe niż to liczą się jako równe.
cli-simulate-kept = Bitwy, tabele i report.html leżą w { $folder }.
cli-simulate-no-tables = Tabele Parquet pominięto: wymagają pyarrow. Zainstaluj grognard[simulate].
cli-simulate-broken = Niektóre bitwy się załamały, co jest błędem programu; ich zapisy są w battles.jsonl, jeśli podano --out.
cli-simulate-workers-wrong = „{ $given }” to nie liczba procesów. Poproś o 1 lub więcej albo o auto.
cli-simulate-resume-where = Bitwy toczą się dalej w folderze, w którym są: podaj go przez --out.
cli-battle-begins = Bitwa się zaczyna.
cli-battle-progress = { $status }, wyborów dotąd: { $choices }
cli-battle-seed = Ziarno { $seed }, { $first } kontra { $second }.
cli-battle-saved = Zapisano w { $file }.
cli-side = { $side }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
 }, zostało oddziałów: { $left } z { $units }.
cli-counts = Wybory: { $choices }, rzuty: { $rolls }, kostki: { $dice }.
cli-verify =
    Sprawdź kostki zapisanej bitwy: wylicz każdą na nowo, obejrzyj pieczęcie, wybory i wynik, powiedz, co jest dowiedzione, a czego żaden plik nie dowiedzie.

    FILE to zapis, jaki tworzy stół, gdy bitwa się skończy; z trwającej bitwy tylko własny.
    .short = Sprawdź, czy kostki zapisanej bitwy są uczciwe.
cli-verify-seal = Pieczęć, którą twoja strona pokazała przed pierwszym rzutem; można podać kilka.
cli-replay =
    Odtwórz zapisaną bitwę i opowiedz ją wybór po wyborze, z zasadami i kostkami.
    
    FILE to zapis, jaki tworzy „grognard battle --save” albo stół.
    .short = Opowiedz zapisaną bitwę wybór po wyborze.
cli-replay-to = Zatrzymaj się przed wyborem numer N, licząc od 0.
cli-replay-costliest = Powiedz dla obu stron, które pięć wyborów kosztowało je najwięcej: to, co gra uważała za lepsze, rozgrywa się stamtąd dalej, jak robi to weteran.
cli-replay-luck = Powiedz, gdzie kostki mieściły się w tym, czego można było oczekiwać, i ile szczęścia miały obie strony.
cli-position =
    Pokaż pozycję: kto gdzie stoi, o co się pyta, co można wybrać.
    
    FILE to zapisana pozycja, wiersz na oddział (docs/positions.md), albo zapisana bitwa; „-” czyta standardowe wejście.
    .short = Pokaż zapisaną pozycję albo zapisz pozycję z bitwy.
cli-position-to = W zapisanej bitwie: zatrzymaj się przed wyborem numer N, licząc od 0.
cli-position-seed = Ziarno kostek, które dopiero padną.
cli-position-text = Wypisz zamiast tego pozycję w postaci tekstu.
cli-position-map = Połóż pod oddziały ten stół: mapę z gry albo plik mapy.
cli-position-sees = Powiedz zamiast tego, co jeden oddział widzi z drugiego; można pytać kilka razy.
cli-position-odds = Powiedz zamiast tego, co dałby ogień oddziału do wroga, gdyby padł teraz; można pytać kilka razy.
cli-position-svg = Narysuj stół do tego pliku.
cli-position-save = Zapisz bitwę do tego pliku: „grognard replay” go czyta, a stół otwiera.
cli-units =
    Wypisz armie gry i ich oddziały, pod nazwami, które przyjmują --army oraz --attacker i --target z „grognard odds”.
    
    WORDS zawężają listę: oddziały, armie lub narody, które zawierają je wszystkie.
    .short = Wypisz armie i oddziały pod nazwami, które przyjmują inne polecenia.
    .words = [SŁOWA]...
cli-units-none = Żaden oddział nie zawiera wszystkich tych słów: { $words }. Pomiń je, a zobaczysz wszystkie.
cli-units-armies = Armie
cli-units-name = nazwa
cli-units-title = oddział
cli-units-points = punkty
cli-army-group =
    Własne armie: zacznij, sprawdź według zasad, pokaż, zapisz w innej postaci.
    
    FILE to armia jako TOML lub JSON (docs/files.md) albo „-”: standardowe wejście.
    .short = Zacznij, sprawdź, pokaż i przekształć własne armie.
cli-army-new =
    Napisz małą armię na początek, jako TOML z uwagami, co znaczy każde pole.
    
    SYSTEM to gra, na przykład bolt_action.
    .short = Napisz armię na początek.
cli-army-nation = Czyja to armia, zamiast pierwszej; --list wymienia wszystkie.
cli-army-list = Wypisz zamiast tego, co ma ten naród, z punktami, pod nazwami używanymi w pliku.
cli-army-nations = Narody (--nation): { $nations }
cli-army-check =
    Sprawdź armię: każde złamanie zasad, z wierszem, zasadą i sposobem naprawy.
    
    Kod wyjścia to 0, gdy nie ma żadnego, 1, gdy jest, i 2, gdy pliku nie da się odczytać.
    .short = Powiedz wszystko, co zasady mają przeciw armii.
cli-army-show = Wypisz armię z punktami i profilami potrzebnymi przy stole, zwykłym tekstem.
    .short = Wypisz armię z punktami i profilami.
cli-army-convert = Wypisz armię jako TOML, jako JSON albo jako zwykły tekst na forum.
    .short = Zapisz armię w innej postaci.
cli-army-own = Dodaj do armii plik z własnymi oddziałami, bronią lub kartami i wypisz ją.
    .short = Dodaj do armii coś własnego.
cli-army-to = Postać, w jakiej ją wypisać.
cli-army-game = Gra, gdy plik jej nie podaje albo gdy chodzi o armię, która jest w grze.
cli-army-set = Co ustala się dla całej rozpiski, jak theatre=normandy w Bolt Action.
cli-army-limit = Ustalona liczba punktów, zamiast zwykłej.
cli-battle-year = Rok bitwy, w grach, w których to ważne; zwykły podaje scenariusz.
cli-army-year = Rok bitwy, gdy pytają o niego zasady domowe.
cli-army-mends = Naprawa: { $mends }.
cli-army-legal = Zasady nie znajdują błędów.
cli-army-no-game = { $file } nie mówi, z której jest gry. Wpisz w nim system = "…" albo podaj --game; gry to: { $names }.
cli-map-group =
    Własne mapy: zamów sprawiedliwy stół, sprawdź mapę, zapisz ją w innej postaci.
    
    FILE to mapa jako TOML lub JSON (docs/maps.md) albo „-”: standardowe wejście.
    .short = Twórz, sprawdzaj i przekształcaj mapy.
cli-map-generate =
    Utwórz sprawiedliwy stół danego rodzaju z ziarna, jako plik mapy: obrócony o pół obrotu jest taki sam, chyba że poprosisz o inną symetrię.
    
    SYSTEM to gra, KIND to rodzaj stołu; --list wymienia, jakie są rodzaje.
    .short = Utwórz sprawiedliwy stół z ziarna.
cli-map-list = Wypisz zamiast tego rodzaje stołów.
cli-map-seed = Ziarno; ten sam rodzaj i ziarno dają ten sam stół.
cli-map-symmetry = Jak odpowiadają sobie połowy: takie same po obrocie o pół obrotu, jak w lustrze albo żadna: różne, a sprawiedliwe co do tego, co widać z każdej krawędzi, jak jest osłonięta i jak daleko ma do celów.
cli-map-check =
    Sprawdź mapę: wszystko, co się odrzuca, każde przy swoim elemencie; i czy jest równie dobra dla obu krawędzi.
    
    Kod wyjścia to 0, gdy nie ma nic, 1, gdy coś jest, i 2, gdy pliku nie da się odczytać.
    .short = Powiedz wszystko, co się w mapie odrzuca.
cli-map-sound = Niczego nie odrzucono. Można na niej rozegrać: { $scenario }.
cli-map-convert = Wypisz mapę jako TOML lub JSON.
    .short = Zapisz mapę w innej postaci.
cli-bundle =
    Złóż scenariusz, jego mapę, obie armie i zasady domowe w jeden plik, dla znajomego.
    
    Czego nie podasz, to bierze się ze scenariusza albo z domyślnych gry. Plik może stać wszędzie tam, gdzie podaje się scenariusz.
    .short = Złóż scenariusz, mapę i armie w jeden plik.
cli-schema =
    Wypisz postać plików gry jako JSON Schema, dla edytorów i innych programów.
    
    FORM to army, own, map, scenario lub options; o każdej mówi docs/files.md. SYSTEM to gra, na przykład bolt_action.
    .short = Wypisz postać plików gry jako JSON Schema.
cli-sheet =
    Zrób ściągę z zasadami gry: tura, tabele, broń, każda liczba z danych, którymi gra się toczy.

    SYSTEM to gra, na przykład bolt_action. Bez --out strona jest wypisana jako HTML. PDF wymaga Chromium lub Chrome.
    .short = Zrób ściągę z zasadami gry.
cli-sheet-army = Tylko to, czego potrzebują oddziały tej armii; plik albo nazwa armii, która jest w grze.
cli-sheet-paper = Rozmiar papieru.
cli-sheet-out = Zapisz do tego pliku (.html, .pdf).
cli-sheet-kind = { $file } to ani .html, ani .pdf. Podaj plik, który tak się kończy.
cli-cards =
    Zrób karty armii, po jednej na oddział, cztery na stronie: profil, broń, zasady specjalne, kratki do zaznaczania, szanse.

    FILE to armia jako TOML lub JSON, „-” to standardowe wejście, albo przy --game nazwa armii dołączonej do gry. Bez --out strona jest wypisywana jako HTML. PDF wymaga Chromium lub Chrome.
    .short = Zrób kartę każdego oddziału armii.
sheet-no-browser = Nie znaleziono Chromium ani Chrome, żeby zrobić PDF. Zainstaluj jedno z nich, podaj je w { $variable } albo zapisz .html i wydrukuj z dowolnej przeglądarki.
sheet-browser-failed = { $browser } nie zrobił PDF: { $problem }

cli-examples = { $count ->
    [one] Przykład:
    [few] Przykłady:
   *[many] Przykłady:
 }
cli-rules =
    Znajdź zasadę po identyfikatorze, na przykład BA-SHOOT-01, albo szukaj słów.
    
    Bez niczego wypisuje wszystkie zasady.
    .short = Znajdź zasadę albo przeszukaj zasady.
cli-rules-search = Zasady, które zawierają wszystkie te słowa.
    .value = SŁOWA
cli-rules-system = Gra, jeśli chodzi o zasady tylko jednej.
cli-rules-tables = Tabele gry, każda wartość ze źródłem.
    .value = GRA
cli-rules-options = Zasady domowe gry, każda z wartościami.
    .value = GRA
cli-rules-no-tables = { $system } nie wypisuje swoich tabel.
cli-rules-either = Podaj identyfikator, --search, --tables albo --options, i tylko jedno z nich.
cli-rules-none = Żadna zasada nie zawiera wszystkich tych słów: { $search }
cli-rules-chapter = Rozdział: { $chapter }
cli-rules-source = Źródło: { $source }
cli-rules-note = Uwaga: { $note }
cli-rules-option = Zasada domowa: --option { $option }=WARTOŚĆ, gdzie WARTOŚĆ to jedna z
cli-rules-default = { $title } (tak się gra, jeśli nie wybierzesz)
cli-rules-deferred = Jeszcze nie w grze: { $reason }
cli-odds = Dokładne szanse ataku, liczone według zasad gry: trafienia, straty, co się stanie z celem.
    .short = Dokładne szanse ataku.
cli-odds-game = Dokładne szanse ataku w { $game }. Kod wyjścia 1: zasady nie dopuszczają takiego ataku.
cli-odds-fractions = Także dokładne ułamki
cli-odds-plot = Zapisz wykres do tego pliku (.svg, .png, .html)
cli-odds-then = Kolejny atak na ten sam cel, z opcjami w cudzysłowie; według tych samych zasad domowych
cli-odds-counter = Co potem robi cel, z opcjami w cudzysłowie
cli-odds-against = Numer ataku, którego atakującemu cel to robi
cli-odds-goal = Do czego dążą ataki
cli-odds-quotes = W „{ $text }” brakuje cudzysłowu.
cli-odds-plan-after = Po ataku { $number } { $goal }
cli-odds-plan-missed = ktoś ginie przed nim { $percent }
cli-odds-plan-way = W drodze ataku { $number }: straty od ognia { $lost }, wszyscy { $gone }; do zwarcia dochodzi { $blows }
cli-odds-plan-order = W kolejności { $order }
cli-odds-plotted = Wykres jest w { $file }.
cli-odds-one-of = { $what }: { $names }
cli-odds-rules = Zasady: { $rules }
cli-odds-mean = , średnia { $mean }, odchylenie standardowe { $spread }
cli-odds-or-more = { "   " }lub więcej { $percent }
cli-first = Zacznij pierwszą bitwę gry: małą, rozstawioną, z lekcją do każdego pytania, na jakieś dziesięć minut.
cli-serve-notify = Dokąd wysyłać powiadomienie, że twoja kolej przeciw komuś gdzie indziej, na przykład https://ntfy.example/my-turns; wysyłany jest JSON.
cli-serve-notify-private = Pozwól graczom podawać dla powiadomień adresy tego komputera i jego sieci.


cli-replay-html = Zapisz bitwę do tego pliku HTML: odtwarza się sama, bez serwera i bez sieci.
cli-replay-no-html = --study i --side dotyczą pliku HTML: dodaj --html PLIK.
cli-replay-side = W pliku HTML tylko tak, jak widziała to strona 0 lub 1. W przeciwnym razie: bitwa skończona wszystkimi oczami, trwająca bez tego, co ktokolwiek ukrywa.
cli-replay-written = { $file }: { $kilobytes } KB.
cli-report =
    Bitwa w słowach, z mapami chwil, które ją rozstrzygnęły.

    FILE to zapis skończonej bitwy. Raport jest stroną HTML albo Markdownem z mapami obok.
    .short = Raport z bitwy w słowach i mapach.
cli-report-out = Zapisz do tego pliku (.html lub .md); inaczej wypisany zostanie HTML.
cli-report-costliest = Podaj wybory, które kosztowały obie strony najwięcej; trwa to minuty.
cli-report-kind = { $file } nie jest ani .html, ani .md. Podaj plik z jednym z tych zakończeń.
cli-replay-study = W pliku HTML także to, co powiedziano i narysowano: notatki zapisane ze strony (JSON).
cli-serve-open-lobby = Pokaż każdemu, kto dotrze do tego serwera, miejsca dla tego, kto pierwszy przyjdzie; inaczej widzi je tylko ten, kto ma odnośnik do poczekalni.
