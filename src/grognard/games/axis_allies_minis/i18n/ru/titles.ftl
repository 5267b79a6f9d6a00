# What maps, scenarios and places that ship are called: the English titles are in the data.

title-abbey-wood = Аббатский лес
title-castle-wood = Замковый лес
title-crossroads = Перекресток
title-first-battle = Первый бой
title-long-ridge = Длинный хребет
title-lower-green = Нижняя слобода
title-market-square = Рыночная площадь
title-market-town = Торговый городок
title-mill-island = Мельничный остров
title-north-hamlet = Северный хутор
title-ridge-farm = Ферма на хребте
title-south-hamlet = Южный хутор
title-the-mill = Мельница
title-upper-green = Верхняя слобода
