### In part: what this file lacks is said in English.

ba-system-subtitle = дюймы и кубики приказов

ba-pin = Маркер подавления
ba-cup = Стакан с кубиками
ba-cup-title = Кубики приказов этого хода
ba-cup-rest = { $count } в стакане
ba-cup-lot = { $side }: { $order ->
    [none] приказа еще нет
   *[other] { $order }
}
ba-cup-lots = { $count } { $side }
ba-cup-whose = Кубик: { $side }
ba-cup-yours = Ваш кубик
ba-cup-next = { $left ->
    [0] стакан пуст
   *[other] следующий кубик: { $percent } % { $side }
}
ba-cup-next-yours = { $left ->
    [0] стакан пуст
   *[other] следующий кубик: { $percent } % ваш
}
ba-order = { $order ->
    [fire] Огонь
    [advance] Наступление
    [run] Бег
    [ambush] Засада
    [rally] Сбор
   *[down] Ложись
}
ba-order-assault = Штурм: { $target }
ba-order-loaded = { $way ->
    [piercing] Засада, заряжен бронебойный снаряд
    [explosive] Засада, заряжен осколочный снаряд
   *[other] Засада, прямая наводка
}
