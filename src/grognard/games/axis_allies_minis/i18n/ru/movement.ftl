### whole

# ---- броски ----

aam-roll-movement = Бросок движения: { $what }
aam-roll-mines = Минное поле

# ---- почему отряд не может двигаться ----

aam-refused-phase = В эту фазу отряды не двигаются.
aam-refused-aircraft = Самолет остается там, где выставлен.
aam-refused-not-standing = Отряда нет на карте.
aam-refused-disrupted = Подавленный отряд не движется и не разворачивается.
aam-refused-artillery = Артиллерия движется только в Фазу Атаки, если умеет менять позицию.
aam-refused-no-speed = На это движение у отряда нет скорости. Развернуться на месте он еще может.
aam-refused-breakdown = Пока отряд поврежден, он не движется.
aam-refused-dependent = Отряд движется, только если начинает рядом со своим Командиром.
aam-refused-damaged = Повреждение не оставило отряду скорости. Развернуться на месте он еще может.
aam-refused-same-facing = Отряд уже смотрит в эту сторону.

# ---- почему он не может туда ----

aam-refused-no-path = Движение входит хотя бы в один гекс. Чтобы остаться и смотреть в другую сторону, развернитесь на месте.
aam-refused-edge = Ни один отряд не покидает карту.
aam-refused-gap = { $hex } не соседствует с гексом перед ним.
aam-refused-barred = Так в { $hex } не войти: { $what }.
aam-refused-too-far = { $hex } слишком далеко: на это движение у отряда { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
aam-refused-closed = В { $hex } больше нет места.
aam-refused-full-hex = { $hex } заполнен: вошедший отряд там останавливается.

# ---- перевозка ----

aam-refused-transport-phase = Отряды грузятся и высаживаются только в Фазу Движения.
aam-refused-no-transport = Этот отряд никого с этой стороны не везет.
aam-refused-passenger = Ездят только Солдаты.
aam-refused-gun = Этот транспорт такое орудие не везет.
aam-refused-second-gun = Он уже везет орудие, и места для другого нет.
aam-refused-seats = Мест нет, он везет: { $seats }.
aam-refused-carrier-elsewhere = Транспорт стоит в другом гексе.
aam-refused-not-aboard = Отряд ни на ком не едет.
aam-refused-disrupted-passenger = Подавленный пассажир остается на борту.
aam-refused-dismount = Пассажир сходит там, где стоит его транспорт; и лишь если гекс его не вмещает — рядом, где нет противника.

# ---- ожидание ----

aam-refused-disrupted-watch = Подавленный отряд не может встать на Ожидание.
aam-refused-watch-limit = На Ожидании уже столько отрядов, сколько можно: { $most }.

# ---- расстановка препятствий ----

aam-refused-obstacle = У вас не осталось такого препятствия.
aam-refused-obstacle-zone = Препятствия ставят в своей зоне.
aam-refused-obstacle-side = { $at ->
    [side] Это препятствие лежит на стороне гекса: скажите, на какой.
   *[other] Это препятствие лежит в гексе, а не на стороне.
}
aam-refused-obstacle-full = В этом гексе препятствие уже есть.
