### whole

# Che cosa non va in un catalogo di regole, o in una domanda che gli si fa.
catalogue-unknown-rule = La regola { $rule } non c’è. { $count ->
    [0] Cerca invece una parola, per esempio: imboscata.
    [one] Intendevi { $near }?
   *[other] Intendevi una di { $near }?
}
catalogue-empty = { $folder } non contiene nessun capitolo di regole. Dai la cartella con i file delle regole del gioco.
catalogue-unreadable = { $file } non si può leggere: { $problem }
catalogue-fault = { $file }, { $field }: { $problem }
catalogue-bad-id = { $rule } non è un id di questo capitolo. Deve cominciare con { $start } e finire con un numero.
catalogue-repeated = { $name } c’è due volte. Tienine uno.
catalogue-unknown-option = La regola della casa { $option } non c’è. Aggiungila a options.toml o toglila dalla regola.
catalogue-unknown-deferred = { $name } non c’è, quindi non si può rimandare. Toglilo dall’elenco.
catalogue-option-rule = La regola { $rule } non nomina la regola della casa { $option }. Ciascuna appartiene all’unica regola che la nomina.
catalogue-bad-source = { $source } non è una fonte. Scrivi una di { $kinds } e, dopo i due punti, la chiave del documento.
catalogue-unknown-source = { $source } non è una chiave di sources.toml. Aggiungila lì o correggila.
catalogue-bad-default = { $value } non è uno dei valori di questa regola della casa. Aggiungilo o scegli un altro valore di partenza.
catalogue-preset-option = La regola della casa { $option } non c’è. Aggiungila o toglila dalla raccolta.
catalogue-preset-value = { $value } non è uno dei valori di questa regola della casa. Correggilo, o aggiungilo a quelli.
catalogue-no-source = Una regola vuole una fonte. Scrivine una o più tra { $kinds }.
