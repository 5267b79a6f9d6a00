### In part: what this file lacks is said in English.

# ---- weapons ----

ba-weapon-rifle = винтовка
ba-weapon-carbine = карабин
ba-weapon-garand = винтовка «Гаранд»
ba-weapon-scoped-rifle = винтовка с прицелом
ba-weapon-pistol = пистолет
ba-weapon-smg = пистолет-пулемет
ba-weapon-automatic-rifle = автоматическая винтовка
ba-weapon-bar = винтовка BAR
ba-weapon-assault-rifle = штурмовая винтовка
ba-weapon-lmg = ручной пулемет
ba-weapon-mmg = станковый пулемет
ba-weapon-hmg = тяжелый пулемет
ba-weapon-light-autocannon = легкая автопушка
ba-weapon-heavy-autocannon = тяжелая автопушка
ba-weapon-anti-tank-rifle = противотанковое ружье
ba-weapon-bazooka = базука
ba-weapon-light-at-gun = легкая противотанковая пушка
ba-weapon-medium-at-gun = средняя противотанковая пушка
ba-weapon-heavy-at-gun = тяжелая противотанковая пушка
ba-weapon-super-heavy-at-gun = сверхтяжелая противотанковая пушка
ba-weapon-flamethrower = огнемет
ba-weapon-vehicle-flamethrower = огнемет на машине
ba-weapon-light-mortar = легкий миномет
ba-weapon-medium-mortar = средний миномет
ba-weapon-heavy-mortar = тяжелый миномет
ba-weapon-multiple-launcher = реактивная установка
ba-weapon-light-howitzer = легкая гаубица
ba-weapon-medium-howitzer = средняя гаубица
ba-weapon-heavy-howitzer = тяжелая гаубица

# ---- nations, qualities, terrain ----

ba-quality-inexperienced = неопытный
ba-quality-regular = обычный
ba-quality-veteran = ветераны
ba-nation-german = Германия
ba-nation-us = США
ba-nation-british = Великобритания
ba-nation-soviet = СССР
ba-rank-second-lieutenant = младший лейтенант
ba-rank-first-lieutenant = лейтенант
ba-rank-captain = капитан
ba-rank-major = майор
ba-terrain-wood = лес
ba-terrain-hedge = изгородь
ba-terrain-bocage = бокаж
ba-terrain-fence = забор
ba-terrain-wall = стена
ba-terrain-rubble = развалины
ba-terrain-smoke = дым
ba-terrain-terrace = терраса
ba-terrain-building = здание
ba-terrain-church = церковь
ba-terrain-hill = холм
ba-terrain-road = дорога
ba-terrain-bridge = мост
ba-terrain-field = поле
ba-terrain-plough = пашня
ba-terrain-crops = высокие посевы
ba-terrain-orchard = сад
ba-terrain-stream = ручей
ba-terrain-river = глубокая вода
ba-terrain-cliff = обрыв
ba-terrain-marsh = болото
ba-terrain-craters = воронки

# ---- units ----

ba-unit-second-lieutenant = { $letter ->
    [none] Младший лейтенант
   *[other] Младший лейтенант { $letter }
}
ba-unit-first-lieutenant = { $letter ->
    [none] Лейтенант
   *[other] Лейтенант { $letter }
}
ba-unit-captain = { $letter ->
    [none] Капитан
   *[other] Капитан { $letter }
}
ba-unit-major = { $letter ->
    [none] Майор
   *[other] Майор { $letter }
}
ba-unit-medic = { $letter ->
    [none] Санитар
   *[other] Санитар { $letter }
}
ba-unit-air-observer = { $letter ->
    [none] Авианаводчик
   *[other] Авианаводчик { $letter }
}
ba-unit-artillery-observer = { $letter ->
    [none] Артиллерийский наблюдатель
   *[other] Артиллерийский наблюдатель { $letter }
}
ba-unit-grenadier-squad = { $letter ->
    [none] Отделение гренадеров
   *[other] Отделение гренадеров { $letter }
}
ba-unit-fallschirmjaeger-squad = { $letter ->
    [none] Отделение фальширмъегерей
   *[other] Отделение фальширмъегерей { $letter }
}
ba-unit-waffen-ss-squad = { $letter ->
    [none] Отделение Ваффен-СС
   *[other] Отделение Ваффен-СС { $letter }
}
ba-unit-paratrooper-squad = { $letter ->
    [none] Отделение парашютистов
   *[other] Отделение парашютистов { $letter }
}
ba-unit-glider-squad = { $letter ->
    [none] Планерное отделение
   *[other] Планерное отделение { $letter }
}
ba-unit-paratroop-section = { $letter ->
    [none] Секция парашютистов
   *[other] Секция парашютистов { $letter }
}
ba-unit-nkvd-squad = { $letter ->
    [none] Отделение НКВД
   *[other] Отделение НКВД { $letter }
}
ba-unit-infantry-squad = { $letter ->
    [none] Пехотное отделение
   *[other] Пехотное отделение { $letter }
}
ba-unit-infantry-section = { $letter ->
    [none] Пехотная секция
   *[other] Пехотная секция { $letter }
}
ba-unit-lmg-squad = { $letter ->
    [none] Пулеметное отделение
   *[other] Пулеметное отделение { $letter }
}
ba-unit-rifle-squad = { $letter ->
    [none] Стрелковое отделение
   *[other] Стрелковое отделение { $letter }
}
ba-unit-shielded-mmg-team = { $letter ->
    [none] Расчет пулемета со щитом
   *[other] Расчет пулемета со щитом { $letter }
}
ba-unit-mmg-team = { $letter ->
    [none] Расчет пулемета
   *[other] Расчет пулемета { $letter }
}
ba-unit-hmg-team = { $letter ->
    [none] Расчет тяжелого пулемета
   *[other] Расчет тяжелого пулемета { $letter }
}
ba-unit-light-mortar-team = { $letter ->
    [none] Расчет легкого миномета
   *[other] Расчет легкого миномета { $letter }
}
ba-unit-medium-mortar-team = { $letter ->
    [none] Расчет миномета
   *[other] Расчет миномета { $letter }
}
ba-unit-heavy-mortar-team = { $letter ->
    [none] Расчет тяжелого миномета
   *[other] Расчет тяжелого миномета { $letter }
}
ba-unit-sniper-team = { $letter ->
    [none] Снайперский расчет
   *[other] Снайперский расчет { $letter }
}
ba-unit-flamethrower-team = { $letter ->
    [none] Расчет огнемета
   *[other] Расчет огнемета { $letter }
}
ba-unit-panzerschreck-team = { $letter ->
    [none] Расчет «Панцершрека»
   *[other] Расчет «Панцершрека» { $letter }
}
ba-unit-bazooka-team = { $letter ->
    [none] Расчет базуки
   *[other] Расчет базуки { $letter }
}
ba-unit-piat-team = { $letter ->
    [none] Расчет PIAT
   *[other] Расчет PIAT { $letter }
}
ba-unit-anti-tank-rifle-team = { $letter ->
    [none] Расчет противотанкового ружья
   *[other] Расчет противотанкового ружья { $letter }
}
ba-unit-light-at-gun = { $letter ->
    [none] Легкая противотанковая пушка
   *[other] Легкая противотанковая пушка { $letter }
}
ba-unit-medium-at-gun = { $letter ->
    [none] Средняя противотанковая пушка
   *[other] Средняя противотанковая пушка { $letter }
}
ba-unit-heavy-at-gun = { $letter ->
    [none] Тяжелая противотанковая пушка
   *[other] Тяжелая противотанковая пушка { $letter }
}
ba-unit-light-howitzer = { $letter ->
    [none] Легкая гаубица
   *[other] Легкая гаубица { $letter }
}
ba-unit-truck = { $letter ->
    [none] Грузовик
   *[other] Грузовик { $letter }
}
ba-unit-us-truck = { $letter ->
    [none] Грузовик 2½ т
   *[other] Грузовик 2½ т { $letter }
}
ba-unit-jeep = { $letter ->
    [none] Джип
   *[other] Джип { $letter }
}
ba-unit-sdkfz-251-1 = { $letter ->
    [none] Полугусеничный SdKfz 251/1
   *[other] Полугусеничный SdKfz 251/1 { $letter }
}
ba-unit-m3-half-track = { $letter ->
    [none] Полугусеничный M3
   *[other] Полугусеничный M3 { $letter }
}
ba-unit-bren-carrier = { $letter ->
    [none] «Брен Карриер»
   *[other] «Брен Карриер» { $letter }
}
