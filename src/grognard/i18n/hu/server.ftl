### whole

server-battle-title = { $first } – { $second }, { $scenario }{ $map ->
    [none] {""}
   *[other] , { $map }
}
server-waiting = Gondolkodik: { $side }.

server-stale = Ezt már nem kérdezzük; az asztal továbblépett.
server-undo-free = Az utolsó választásod visszavonható. Ugyanazok a választások ugyanazokat a kockákat kapják.
server-undo-consent = Az utolsó választásod után kockák vagy a másik fél következett: a visszavonáshoz mindkettőtöknek bele kell egyeznie.
server-undo-nothing = Még nem választottál semmit, amit vissza lehetne vonni.
server-behind = Ezt a csatát máshol folytatták. Így áll most.
server-computer-lost = A számítógép nem talált saját választ, ezért véletlent játszik.
server-fault = Valami elromlott a kiszolgálón, és semmi sem változott. A naplója többet mond.

server-bad-message = Ez nem olvasható: { $problem }.
server-too-long = Ez hosszabb { $limit } bájtnál, ennél többet nem olvasunk.
server-too-fast = Túl sok üzenet egyszerre; ezt nem olvastuk el.
server-silent = Az oldal nem mondott semmit; gyere vissza, amikor akarsz.
server-too-slow = Ez nem érkezett meg { $seconds } másodpercen belül.
server-busy = A kiszolgálótól egyszerre túl sokat kérnek; próbáld újra egy pillanat múlva.
server-elsewhere = Ezt a kiszolgáló egy másik folyamata tartja; próbáld újra egy pillanat múlva.
server-battles-many = Már { $most } csata van, ennyi tárolható itt. Előbb törölj néhányat.
server-work-too-long = Feladtuk: { $seconds } másodpercen belül nem lett kész. Kérdezz egyszerre kevesebbet.
server-work-broke = Feladtuk: véget ért a folyamat, amely számolta. Kérdezz egyszerre kevesebbet.
server-field = { $field }: { $problem }
server-not-one-of = nincs „{ $value }”; válassz ezek közül: { $names }.
server-nobody-rolls = a valódi kockákhoz ember kell ennél az asztalnál; legalább az egyik fél legyen „here”.

server-save-breaks = A mentést nem lehet újrajátszani; a szabályok nem mehetnek tovább onnan, amit mond ({ $problem }).
server-store-moved = A csaták tára, { $store }, megsérült. Ide került: { $aside }, és új kezdődött; az SQLite eszközei talán még olvassák a régit.
server-damaged = A tárban levő bejegyzése sérült.
server-damaged-title = Csata: { $battle }
server-mended = A mentés { $line }. sora sérült, az előtte levőtől folytatódik; azt a sort és ami utána jött, félretettük.
server-no-store = A csatákat nem lehet itt tárolni: { $store }. { $problem }
server-store-busy = Egy másik program ír a csaták tárába. Semmi sem változott; próbáld újra egy pillanat múlva.
server-store-fails = A csaták tára most nem használható: { $problem }. Semmi sem változott.
server-no-such-battle = Itt nincs „{ $battle }” csata.
server-no-such-simulation = Ezek a csaták már nem ismertek: a kiszolgáló újraindult, vagy azóta másokat kértek. Vívasd meg őket újra.
server-simulations-many = Még { $most } szimuláció vár. Állíts le egyet, vagy várj, amíg egy véget ér.
server-no-key = Nyisd meg azt a címet, amelyet a „grognard play” kiírt: abban van az asztal kulcsa.
server-other-site = Ezt csak az asztal saját oldala kérheti.
server-no-table = A böngészős asztal nincs felépítve. Futtasd: „make web”, vagy telepíts egy kiadott változatot.
server-http = { $problem }

rule-source = { $kind } ({ $document })
rule-source-seed = a játék saját szabályai
rule-source-supplement = kiegészítő
rule-source-default = általános szokás
rule-source-open = a mi olvasatunk, ahol a szabályok nyitva hagyják

agent-random = Találomra
    .about = Bármit megtesz, amit a szabályok engednek.
agent-recruit = Újonc
    .about = Öt lehetőségből négy elkerüli a figyelmét, a többiből a legjobbat választja.
agent-greedy = Sorkatona
    .about = Azt teszi, ami azonnal a legtöbbet éri, és nem néz tovább.
agent-veteran = Veterán
    .about = Legjobb ötleteit a kör végéig lejátssza, mindig más kockákkal, és azt választja, amelyik a legmesszebbre vezet.
agent-other = A számítógép, { $name }
server-battle-watched = Valaki ennél az asztalnál van. Menj előbb egy másik csatához, aztán töröld ezt.
server-standing = { $status } · { $stands }
server-undo-apart = Az utolsó választásod után kockák vagy a másik fél következett: a visszavonáshoz a másik félnek bele kell egyeznie.
server-offer-nobody = Másik képernyőnél senki sem játszik ellened.
server-offer-open = A másik fél is ajánl valamit: előbb arra válaszolj.
server-offer-declined = A másik fél ezt elutasította. Ajánld újra, ha a csata továbbment.
server-offer-gone = Ez az ajánlat már nem él; az asztal továbbment.
server-offer-own = Nem neked, hanem a másik félnek kell beleegyeznie.
server-say-fast = Ez sok egyszerre; várj egy kicsit.
server-say-nothing = Nincs benne semmi, amit el lehetne mondani.
server-hushed = A játékosok maguk között tartják, amit mondanak.
server-agreed-pause = A csata szünetel, ahogy a két fél megegyezett.
server-not-your-seat = Ezt a másik fél dönti el.
server-only-watching = Aki néző, nem választ semmit.
server-no-seat = Nincs helyed ennél az asztalnál. Kérj új hivatkozást attól, aki meghívott.
server-no-link = Ez a hivatkozás már nem nyit meg semmit: felhasználták, visszavonták vagy túl régi. Kérj újat.
server-link-of-house = Ez a böngésző a házigazdáé, és már minden asztalnál ott ül. Küldd el a hivatkozást a barátodnak.
server-no-name = mondd meg, hogyan szólítsanak.
server-seat-ended = A házigazda visszavette a helyedet ennél az asztalnál. Ha vissza szeretnél jönni, kérj új hivatkozást attól, aki meghívott.
server-watchers-many = Már { $most } néző van, több nem lehet.
server-ahead-not-offered = Erre nem lehet előre válaszolni.
server-ahead-many = Legfeljebb { $most } válasz adható előre; előbb vonj vissza egyet.
server-notice-address = A(z) „{ $url }” nem olyan cím, ahová értesítés küldhető; így írd: https://ntfy.example/my-table.
server-notice-secure = Értesítés csak TLS-sel megy: a címnek https-sel kell kezdődnie.
server-notice-private = Ez a cím a kiszolgáló gazdájának hálózatában van, oda nem megy értesítés.
