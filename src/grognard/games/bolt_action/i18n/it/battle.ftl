### In part: what this file lacks is said in English.

ba-system-subtitle = pollici, dadi ordine

ba-pin = Segnalino di soppressione
ba-cup = Bicchiere dei dadi
ba-cup-title = Dadi ordine di questo turno
ba-cup-rest = { $count } nel bicchiere
ba-cup-lot = { $side }: { $order ->
    [none] ancora nessun ordine
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Dado: { $side }
ba-cup-yours = Il tuo dado
ba-cup-next = { $left ->
    [0] il bicchiere è vuoto
   *[other] prossimo dado: { $percent }% { $side }
}
ba-cup-next-yours = { $left ->
    [0] il bicchiere è vuoto
   *[other] prossimo dado: { $percent }% tuo
}
ba-order = { $order ->
    [fire] Fuoco
    [advance] Avanzata
    [run] Corsa
    [ambush] Imboscata
    [rally] Raduno
   *[down] A terra
}
ba-order-assault = Assalto: { $target }
ba-order-loaded = { $way ->
    [piercing] Imboscata, proiettile perforante in canna
    [explosive] Imboscata, proiettile esplosivo in canna
   *[other] Imboscata a tiro diretto
}
