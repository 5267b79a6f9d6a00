### whole
### Az Operation World War II területre ható fegyverei, lövegei, közvetett tüzelése és kommunikációja.

# ---- dobások ----

az-roll-scatter = Hová csúszik a robbanás

# ---- amit nem lehet ----

az-refused-degrees = Az irány egész fok, 0-tól (felfelé) 359-ig, az óra járása szerint.
az-refused-gun-order = Löveget csak Mozgás paranccsal lehet tolni vagy fordítani.
az-refused-gun-pushers = A löveget két álló ember tolja, akik hozzáérnek.
az-refused-gun-contact = A löveget tolók közül ketten vele mennek, és végig hozzáérnek.
az-refused-call-command = Csak parancsnoki egység kommunikálhat.
az-refused-calls-one = Egy parancshoz csak egy kommunikáció tartozhat.
az-refused-calls = Minden rádiós és futár egyszer próbálkozhat, hang útján is csak egyszer.
az-refused-caller = A rádiót rádiós kezeli, futni a futár fut, és aki ijedten fekszik, az nem kommunikál.
az-refused-call-to = Egy asztalon levő baráti egységet hívj, amely közvetetten tud tüzelni.
az-refused-call-radio = A másik egységnek nincs álló rádiósa.
az-refused-call-voice = A hang 10 cm-en belüli egységekig ér el.
az-refused-call-target = Egy asztalon levő ellenséges egység egyik modelljét nevezd meg.
az-refused-call-unseen = Az egységből valakinek látnia és észlelnie kell az ellenséget.

az-roll-call = { $means }
az-roll-shield = Lövegpajzs
az-roll-round = Találat: { $weapon }, { $need }+
az-roll-struck = Hányat ér útközben
az-roll-charge = Robbanótöltet terep ellen
az-refused-charge-carrier = A töltetet olyan ember helyezi el, aki áll, és van nála töltet.
az-refused-charge-moves = Aki töltetet helyez el, ezzel a paranccsal nem mozog.
az-refused-charge-piece = A terepdarab mellett kell állnia.
az-refused-charge-set-off = Az robbantja fel, aki egy korábbi körben oda helyezte; ha már nincs, más, akinél van töltet.
az-refused-no-coordinates = Ennek az egységnek nincsenek koordinátái, amelyekre tüzelhetne, vagy a parancsa nem tüzel.
az-refused-coordinates-or-target = Vagy a koordinátákra tüzelj, vagy egy célpontra, mindkettőre nem.
az-refused-must-fire-at-coordinates = Ennek az egységnek koordinátái vannak: ezzel a paranccsal azokra tüzel, vagy olyan célpontra, amelyet lát és észlel.
az-refused-prefer-coordinates = Ennek az egységnek koordinátái vannak: azokra tüzel, hacsak nem lát és észlel másik célpontot.
az-why-held-indirect = Visszatartva csak arra tüzel közvetetten, amit maga lát.
az-why-under-minimum = E fegyver közvetett lövése { $least } cm-nél közelebb nem csapódhat be.
az-why-charge = Ezzel a paranccsal egy töltettel foglalkozik, mást nem tesz.
az-refused-throwers = Egy paranccsal öt ember közül egy dob gránátot: ebből az egységből { $most }.
az-roll-flame = A láng: találat

# ---- események ----

az-event-flame-thrown = { $unit } lángot lövell.
az-why-heat = Kumulatív töltetet emberekre csak akkor lőnek, ha épületben, romban, bunkerben vagy ezek, fal vagy homokzsákok mögött vannak.
az-refused-runner-alone = Az a futár, aki az egységéből az utolsó, marad.
