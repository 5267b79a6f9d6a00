### whole

# Mi a baj egy szabálytárral, vagy egy hozzá intézett kérdéssel.
catalogue-unknown-rule = Nincs { $rule } jelű szabály. { $count ->
    [0] Keress inkább egy szóra, például: lesállás.
    [one] Erre gondoltál: { $near }?
   *[other] Ezek egyikére gondoltál: { $near }?
}
catalogue-empty = Ebben a mappában nincs szabályfejezet: { $folder }. Add meg azt, amelyikben a játék szabályfájljai vannak.
catalogue-unreadable = { $file } nem olvasható: { $problem }
catalogue-fault = { $file }, { $field }: { $problem }
catalogue-bad-id = { $rule } nem lehet azonosító ebben a fejezetben. Így kezdődjön: { $start }, és szám legyen a végén.
catalogue-repeated = { $name } kétszer szerepel. Egyet tarts meg belőle.
catalogue-unknown-option = Nincs „{ $option }” házi szabály. Vedd fel az options.toml fájlba, vagy vedd le a szabályról.
catalogue-unknown-deferred = Nincs ilyen halasztható dolog: { $name }. Vedd ki a listából.
catalogue-option-rule = A szabály, { $rule }, nem nevezi meg a házi szabályt: { $option }. Minden házi szabály ahhoz az egyhez tartozik, amelyik megnevezi.
catalogue-bad-source = { $source } nem forrás. Írd ezek egyikét: { $kinds }, majd kettőspont után a dokumentum kulcsát.
catalogue-unknown-source = { $source } nem kulcs a sources.toml fájlban. Vedd fel oda, vagy javítsd ki.
catalogue-bad-default = { $value } nincs a lehetséges értékek között. Vedd fel közéjük, vagy válassz más alapértéket.
catalogue-preset-option = Nincs „{ $option }” házi szabály. Vedd fel közéjük, vagy vedd ki az összeállításból.
catalogue-preset-value = { $value } nincs a házi szabály értékei között. Javítsd ki, vagy vedd fel közéjük.
catalogue-no-source = Egy szabálynak kell forrás. Írj egyet vagy többet ezek közül: { $kinds }.
