### whole
### Az Operation World War II épületei, tetői, szobái és épületbe hatoló tankjai.

# ---- dobások ----

az-roll-demolition = Állva marad az épület?
az-roll-training = Egy benne levő egység kiképzése, { $need }+
az-roll-dust = Hány körig szálldos a por
az-roll-roof = Kitart a tető?

# ---- események ----

az-event-building-shaken = { $piece }: találat, { $total }: { $fall ->
    [none] áll.
    [test] megrázkódik; mindenkit tesztelnek, aki benne van.
    [rooms] megrázkódik; mindenkit tesztelnek az eltalált szobában és a szomszédosakban.
   *[other] mindenkire rádől, aki benne van.
}
az-event-training-tested = { $unit } { $passed ->
    [yes] megőrzi a hidegvérét.
   *[no] odabent a földre veti magát.
}
az-event-building-fell = { $piece } összedőlt: rom.
az-event-dust-raised = Por borítja a környéket: { $piece }. Idő: { $turns ->
    [one] egy kör
   *[other] { $turns } kör
}.
az-event-dust-settled = A por leülepedett.
az-event-roof-struck = Lövedék a tetőn: { $piece }, { $total }: { $roof ->
    [holds] kitart.
    [off] ráomlik a legfelső szintre.
   *[demolition] leomlik, és az épület megrázkódik.
}
az-event-roof-lost = { $piece }: ott már nincs teteje.

# ---- amit nem lehet ----

az-refused-building = Épületre csak 105 mm-es vagy nagyobb löveg tüzel, Tűz, Rajtaütés vagy Fedezet tűz kártyával.
az-refused-building-or-target = Vagy egy épületre tüzelj, vagy egy célpontra, mindkettőre nem.

az-refused-doorway = Az ajtóban ellenség áll: amíg el nem megy, senki sem jut át.
az-refused-inner-wall = Szobafal van útban; csak kumulatív töltet és robbanótöltet visz át rajta.
az-refused-stairs = Másik szintre csak a lépcső vezet, az épület közepén.

# ---- más bejelentések ----

az-besides-building = Az épületre: { $building }

# ---- épületbe hatoló tankok ----

az-roll-breaking-in = Épületbe hatolás, kockánként { $need }+
az-roll-entry = Mi történik az épületben
az-refused-gun-forward = Tank csak hátrafelé fordított ágyúval hatol be egy épületbe.
az-event-broke-in = { $unit } behatol ide: { $piece }; { $effect ->
    [heavy] leszakad a tető vagy a padló.
    [stuck] megfeneklik.
   *[drives] továbbhalad.
}
az-event-came-out = { $unit } kijön az épületből.
