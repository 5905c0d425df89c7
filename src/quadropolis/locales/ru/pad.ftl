### Quadropolis in Russian (русский): the scoring pad.

pad-title = Блокнот подсчёта очков
pad-lead = Для партии за настоящим столом: введите города, и мы точно посчитаем лучший результат каждого.
pad-summary =
    { $playgrounds ->
        [yes] { $mode } режим, { $count } { $count ->
            [one] игрок
            [few] игрока
           *[many] игроков
        }, с детскими площадками
       *[no] { $mode } режим, { $count } { $count ->
            [one] игрок
            [few] игрока
           *[many] игроков
        }
    }
pad-setup = Игроки и режим
pad-change = Изменить
pad-done = Готово
pad-begin = Ввести города
pad-mode = Режим
pad-mode-hint = У режимов разные планшеты: при смене режима города очищаются.
pad-players = Игроки
pad-playgrounds = С детскими площадками
pad-playgrounds-hint = Мини-дополнение: в каждом раунде один парк заменяют детской площадкой.
pad-name-of = Имя игрока { $number }
pad-tabs = Города и итог
pad-tab-points =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }
pad-result = Итог
pad-city-of = Город: { $name }
pad-palette = Тайлы для { $square }
pad-how = { $square }: выберите тайл. Затем — следующая клетка.
pad-how-floor = { $square }: выберите тайл для этажа { $floor } или другую клетку.
pad-how-built = На { $square } уже стоит здание. Выберите другой тайл ему на замену.
pad-how-full = Все клетки застроены. Нажмите на любую, чтобы изменить.
pad-gives = Тайлы этого города дают: жители — { $inhabitants }, энергоблоки — { $energy }.
pad-tile-floor = { $tile }, ещё один этаж
pad-put = { $tile } на { $square }.
pad-removed = На { $square } стало одним тайлом меньше.
pad-undo = Отменить
pad-undone = Отменено.
pad-remove = Снять
pad-as-text = Текстом
pad-next-city = Дальше: { $name }
pad-to-result = К итогу
pad-new-game = Заново
pad-new-game-done = Все города снова пусты. «Отменить» вернёт их.

pad-text-title = Город текстом: { $name }
pad-text-how = Ряды сверху вниз через «/», клетки через пробел. Точка — пустая клетка; «+» соединяет этажи, нижний первым.
pad-text-field = Город
pad-text-use = Ввести этот город
pad-text-copy = Копировать
pad-text-tiles = Названия тайлов

pad-nothing-yet = Пока ничего не построено. Введите город, и здесь появятся его очки.
pad-missing = Итог станет окончательным, когда будут введены все города. Ещё пусто: { $names }.
pad-not-counted = Очки посчитать не удалось. { $reason }
pad-again = Ещё раз
pad-warnings = Всё верно?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile }: при таком числе игроков этого тайла нет.
       *[other] { $tile }: здесь их { $found }, а при таком числе игроков есть только { $most }.
    }
pad-warning-too_many_tiles = { $name }: тайлов { $found }, но больше { $most } получить нельзя.
pad-where = Кто куда идёт
pad-sheet-of = Очки: { $name }

pad-what-if = А если?
pad-what-if-how = { $name }: измените ресурсы и посмотрите, что дал бы ещё один житель или энергоблок.
pad-inhabitants = Жители
pad-energy = Энергия
pad-fewer-inhabitants = Одним жителем меньше
pad-more-inhabitants = Одним жителем больше
pad-fewer-energy = Одним энергоблоком меньше
pad-more-energy = Одним энергоблоком больше
pad-printed-inhabitants = Тайлы дают { $count }.
pad-printed-energy = Тайлы дают { $count }.
pad-as-printed = Как на тайлах
pad-one-more-inhabitant =
    { $points ->
        [0] Ещё один житель ничего не изменил бы.
        [-1] Ещё один житель отнял бы очко.
        [one] Ещё один житель принёс бы { $points } очко.
        [few] Ещё один житель принёс бы { $points } очка.
       *[many] Ещё один житель принёс бы { $points } очков.
    }
pad-one-more-energy =
    { $points ->
        [0] Ещё один энергоблок ничего не изменил бы.
        [-1] Ещё один энергоблок отнял бы очко.
        [one] Ещё один энергоблок принёс бы { $points } очко.
        [few] Ещё один энергоблок принёс бы { $points } очка.
       *[many] Ещё один энергоблок принёс бы { $points } очков.
    }

pad-share = Поделиться
pad-copy-link = Копировать ссылку
pad-picture = Сохранить картинку
pad-picture-failed = Браузер не смог сделать картинку.
pad-own-layout = Как распределили за столом
pad-own-layout-hint = Иначе жители и энергия стоят там, где дают больше всего.
pad-own-layout-how = Нажмите на здание, чтобы дать ему нужное или забрать; в магазин покупатели идут по одному.
pad-best-would = Получается { points-count }. Лучший вариант дал бы { $best }.
pad-best-is = Получается { points-count }, и лучше быть не могло.
pad-print = Печать
pad-share-title = Партия в Quadropolis: подсчёт
pad-opened = Этот блокнот открыт по ссылке. «Отменить» вернёт ваш.
pad-link-wrong = Прочитать блокнот по этой ссылке не удалось.
