# Mi pecsételi le a kockákat, és mi bizonyítja őket utólag.

seal-bad-halves = Egy pecsétben a házigazda fele áll, és egy-egy minden máshol játszott oldaltól, sorrendben.
seal-other-half = { $seat ->
    [house] A házigazda fele
   *[other] Az oldal fele ({ $seat }.)
} nem az, amelyre lekötötték magukat: vagy azt, vagy a lekötést megváltoztatták.
seal-typed = A kézzel beírt kockákat nem lehet lepecsételni.
seal-gone = A kockákat újra pecsételik; ez egy korábbi pecséthez tartozott.
seal-done = Mindkét fél lepecsételte a maga felét a kockákból: { $code }
seal-waits = A kockák le lesznek pecsételve, amint mindkét fél itt van.
seal-changed = A kockák másként vannak lepecsételve, mint ahogy ez az oldal feljegyezte ({ $noted }). Kérdezd meg a szerver gazdáját, miért.

verify-title = Kockák ellenőrzése
verify-agrees = Egyezik: { $dice } kockát ellenőriztünk, mindegyik az, aminek lennie kell.
verify-differs = Nem egyezik.
verify-unsure = Ez a program nem tud mindent ellenőrizni.
verify-proved = Bizonyítva
verify-open = Nincs bizonyítva
verify-wrong = Hibás
verify-choices = A szabályok minden választást megengednek; ellenőrizve: { $count }.
verify-dice-sealed = { $dice } kocka a lepecsételt felekből jön. Senki sem választhatta meg őket: mindkét fél előbb kötötte le magát, mint hogy a másikét ismerte volna.
verify-dice-unsealed = { $dice } kocka a pecsét előtt esett. A fájlban álló magból jönnek, amelyet a házigazda ismerhetett.
verify-dice-seed = { $dice } kocka a fájlban álló magból jön. Ezt választhatta az, aki a csatát elkezdte.
verify-dice-typed = { $dice } kockát kézzel dobtak és írtak be: ezeket semmilyen fájl nem bizonyítja.
verify-halves = A felek azok, amelyekre lekötötték magukat; ellenőrizve: { $count }.
verify-unchanged = Minden sor olyan, amilyen a fájl írásakor volt.
verify-result = Az eredmény a választásokból és a kockákból következik: { $result }
verify-changed-line = Egy sor ({ $line }.) nem olyan, ahogy leírták; ami változott: { $kind ->
    [header] a csata előtti megállapodás
    [choose] egy választás
    [dice] kockák
    [undo] egy visszavonás
    [agreed] a játékosok megállapodása
    [seal] egy pecsét
   *[other] valami
}.
verify-lines = A fájlt { $said } sorral írták, most { $found } van benne.
verify-other-result = Egy sor ({ $line }.) más véget mond, mint ami a választásokból és a kockákból adódik.
verify-seal = Hogy a felekre a dobások előtt kötötték le magukat: csak akkor, ha ez az a pecsét, amelyet akkor az oldalad mutatott: { $code }.
verify-seal-given = Ezt a pecsétet nevezted meg: { $code }. Előbb kötötték le magukat, mint hogy a te feledet odaadtad.
verify-seal-other = A fájlban nincs { $code } pecsét, hanem { $found } van.
verify-house = Hogy senki sem ismerte előre a kockákat: a szerver gazdája ismerheti, hiszen a szerver dobja őket. Olyan szerverén játsszatok, akiben mindketten megbíztok.
verify-under-way = Hogyan ér véget a csata: még tart.
verify-other-rules = A kockák: a csatát a szabályok { $theirs }. változata szerint játszották, ebben a programban { $ours }. változat van. Egy olyan változatú program ellenőrizheti.
verify-luck = Hogy a kockák senkinek sem kedveztek. { $dice } hatoldalú kockából ennyi mutatott 1-től 6-ig: { $counts }. Szabályos kockák 100 csatából { $share } esetben legalább ilyen egyenetlenek. Ez a szerencse képe: a szabályos is tűnhet furcsának, a hamis is egyenletesnek.
verify-mine = A pecsét az, amelyet ez az oldal feljegyzett, mielőtt odaadta a felét.
verify-mine-half = Benne van a te feled, úgy, ahogy ez az oldal húzta.
verify-mine-other = Ez az oldal más pecsétet jegyzett fel, mielőtt odaadta a felét: { $noted }.
verify-mine-none = Az-e a pecsét, amelyet akkor mutattak: ez a böngésző egyet sem jegyzett fel.
