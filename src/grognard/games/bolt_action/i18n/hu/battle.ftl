### In part: what this file lacks is said in English.

ba-system-subtitle = hüvelykek, parancskockák

ba-pin = Lefogás jelző
ba-cup = Kockás pohár
ba-cup-title = A kör parancskockái
ba-cup-rest = { $count } a pohárban
ba-cup-lot = { $side }: { $order ->
    [none] még nincs parancsa
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Kocka: { $side }
ba-cup-yours = A te kockád
ba-cup-next = { $left ->
    [0] a pohár üres
   *[other] következő kocka: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] a pohár üres
   *[other] következő kocka: { $percent }% a tiéd
}
ba-order = { $order ->
    [fire] Tűz
    [advance] Előrenyomulás
    [run] Futás
    [ambush] Lesállás
    [rally] Gyülekező
   *[down] Földre
}
ba-order-assault = Roham: { $target }
ba-order-loaded = { $way ->
    [piercing] Lesállás, páncéltörő lövedék betöltve
    [explosive] Lesállás, repeszlövedék betöltve
   *[other] Lesállás közvetlen irányzással
}
