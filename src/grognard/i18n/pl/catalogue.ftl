### whole

# Co jest nie tak w katalogu zasad albo w pytaniu do niego.
catalogue-unknown-rule = Nie ma zasady { $rule }. { $count ->
    [0] Poszukaj raczej słowa, na przykład: zasadzka.
    [one] Czy chodzi o { $near }?
    [few] Czy chodzi o jedną z tych: { $near }?
   *[many] Czy chodzi o jedną z tych: { $near }?
 }
catalogue-empty = { $folder } nie zawiera żadnego rozdziału zasad. Podaj folder z plikami zasad gry.
catalogue-unreadable = Nie można odczytać { $file }: { $problem }
catalogue-fault = { $file }, { $field }: { $problem }
catalogue-bad-id = { $rule } to nie identyfikator z tego rozdziału. Musi zaczynać się od { $start } i kończyć liczbą.
catalogue-repeated = { $name } występuje dwa razy. Zostaw jedno.
catalogue-unknown-option = Nie ma zasady domowej { $option }. Dodaj ją do options.toml albo usuń z zasady.
catalogue-unknown-deferred = Nie ma czego odkładać: { $name } nie istnieje. Usuń to z listy.
catalogue-option-rule = Zasada { $rule } nie wymienia zasady domowej { $option }. Każda zasada domowa należy do jednej zasady, która ją wymienia.
catalogue-bad-source = { $source } to nie źródło. Napisz jedno z { $kinds }, a po dwukropku klucz dokumentu.
catalogue-unknown-source = { $source } nie jest kluczem w sources.toml. Dodaj go tam albo popraw.
catalogue-bad-default = { $value } nie należy do wartości tej zasady domowej. Dodaj ją do nich albo wybierz inną domyślną.
catalogue-preset-option = Nie ma zasady domowej { $option }. Dodaj ją do options.toml albo usuń z zestawu.
catalogue-preset-value = { $value } nie należy do wartości tej zasady domowej. Popraw ją albo dodaj do nich.
catalogue-no-source = Zasada potrzebuje źródła. Napisz jedno lub więcej z { $kinds }.
