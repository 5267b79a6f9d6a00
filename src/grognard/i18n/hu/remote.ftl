### whole
# Egy asztal kettőnek, bárhol: helyek annak, aki elsőként jön, óra, értesítések.

server-no-lobby = Hogy itt mely helyek szabadok, csak az látja, aki az előcsarnok hivatkozásával jött. Kérd el a házigazdától.
server-open-gone = Ez a hely már nem szabad: valaki más leült, vagy a házigazda visszavette.
server-open-own = Ennél az asztalnál már ülsz, a másik oldalon.

lobby-title = Szabad helyek
lobby-about = Csaták, amelyek játékosra várnak. A hely azé, aki elsőként leül.
lobby-none = Most egyetlen hely sem szabad.
lobby-house = Te vagy a házigazda, és már minden asztalnál ott ülsz; ezt látják a vendégeid.
lobby-side = A te oldalad lenne: { $side }.
lobby-host = { $name ->
    [none] A házigazda vár
   *[other] { $name } vár
}, kezdete: { $since }
lobby-points = { $first } pont { $second } pont ellen
lobby-sit = Leülök
lobby-sit-this = Leülök ehhez: { $battle }
lobby-as = Így ülsz le
lobby-mine = A te csatáid
lobby-seats = { $count ->
    [0] Szabad helyek
    [one] Egy szabad hely
   *[other] { $count } szabad hely
}
invite-offer = Aki elsőként jön, azé
invite-offered = Ez a hely szabad az előcsarnokban annak, aki elsőként jön.
invite-offer-as = Az előcsarnok megmondja, ki vár. Hogyan szólítson?
invite-lobby = Az előcsarnok
invite-lobby-about = Akinek megvan a hivatkozása, látja a felajánlott helyeket, és leülhet az egyikre.
invite-lobby-everybody = Aki eléri ezt a kiszolgálót, látja a felajánlott helyeket, és leülhet az egyikre.
invite-lobby-there = Van hivatkozás az előcsarnokhoz. Csak akkor látszik, amikor elkészül; egy új véget vet neki.
invite-lobby-end = Legyen vége a hivatkozásnak

server-clock-wrong = válassz napot döntésenként ({ $days }) vagy percet oldalanként, döntésenként másodperccel, vagy semmit.
server-clock-agreed = Valaki már leült ezzel az órával játszani; marad, ahogy megegyeztetek.
server-clock-runs = A másik fél ideje még nem járt le.

clock = Óra
clock-none = Nincs
clock-by-days = Levelezve
clock-live = Élőben
clock-a-decision = Nap döntésenként
clock-minutes = Perc oldalanként
clock-seconds = Ennyi másodperccel több minden döntéssel
clock-told = { $kind ->
    [none] Nincs óra: mindenki annyi időt vesz, amennyit akar.
    [days] Óra: { $days ->
        [one] egy nap
       *[other] { $days } nap
    } döntésenként.
   *[live] Óra: { $minutes } perc oldalanként, és minden döntéssel { $seconds } másodperccel több.
}
clock-about = Az idő csak annak telik, akit kérdeznek, és nem telik, amíg a csata szünetel vagy a kiszolgáló áll. Ha lejárt, a másik igényelheti a csatát, vagy várhat.
clock-waits = Akkor indul, amikor mindketten egyszerre az asztalnál vannak.
clock-days = { $days } nap { $hours } óra
clock-hours = { $hours } óra { $minutes } perc
clock-runs = jár
clock-little = kevés az idő
clock-out = lejárt
clock-side = { $side }: { $left }{ $state ->
    [runs] , jár
    [little] , jár, kevés az idő
    [out] , lejárt
   *[rests] {""}
}
clock-warn = { $side } oldal: { $state ->
    [hour] egy óránál kevesebb van hátra.
    [seconds] tíz másodperc van hátra.
   *[out] lejárt az idő.
}
clock-claim-about = Lejárt az ideje ennek az oldalnak: { $side }. Igényelheted a csatát, vagy egyszerűen folytathatod.
clock-claim = Igénylem a csatát

server-push-keys = A böngésző kulcsai nem olvashatók; kapcsold ki, majd újra be az értesítést.
replay-your-turn = Te jössz ennél az asztalnál.
battles-left = { $whose ->
    [mine] Ennyi időd van: { $left }
   *[theirs] A másik félnek ennyi ideje van: { $left }
}
notice-late-title = Kevés az idő · { $title }
notice-late = { $hours ->
    [0] Kevesebb mint egy órád van, mielőtt a csatát igényelhetik.
   *[other] { $hours } órád van, mielőtt a csatát igényelhetik.
}
replay-costly-left = { $count ->
    [one] Egy kétes döntést nem néztünk meg, hogy ne kelljen sokáig várni.
   *[other] { $count } kétes döntést nem néztünk meg, hogy ne kelljen sokáig várni.
}
replay-costly-rest = A többi megnézése
