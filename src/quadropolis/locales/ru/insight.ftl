### Quadropolis in Russian (русский): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] Сразу приносит { $points } очка: { $what }.
   *[no] Сразу отнимает { $points } очка: { $what }.
}
reason-prepares = Создаёт задел в { $points } очка на будущее, если сравнить с ходом без постройки.
reason-prepares-what = Создаёт задел в { $points } очка на будущее, если сравнить с ходом без постройки: { $what }.
reason-takes = Отнимает { $points } очка у игрока { $player }: { $cause ->
    [tile] тайл уже взят ({ $face }).
    [architect] архитектор { $architect } уже занят.
    [spot] позиция { $spot } занята.
    [line] урбанист закрывает линию.
    [mayor] мэр уже взят.
   *[together] тайл, позиция и линия вместе.
}
reason-risks = Под угрозой { $points } очка: { $what ->
    [missing_people] зданиям не хватает жителей ({ $after } вместо { $before }).
    [missing_energy] зданиям не хватает энергии ({ $after } вместо { $before }).
    [idle_inhabitants] незанятые жители ({ $after } вместо { $before }).
   *[pollution] загрязняющая энергия ({ $after } вместо { $before }).
}
reason-part-people = жители
reason-part-energy = энергия
reason-part-missing_people = нехватка жителей
reason-part-missing_energy = нехватка энергии
reason-part-space = место для зданий
reason-part-mayor = мэр
reason-part-points = гарантированные очки

## Hints at the table

hint-ask-move = Показать ход
hint-ask-why = Почему?
hint-look-city = { $part ->
    [row] Посмотрите на ряд { $line } вашего города.
    [column] Посмотрите на колонку { $line } вашего города.
   *[district] Посмотрите на район { $line } вашего города.
}
hint-look-site = { $part ->
    [row] Посмотрите на ряд { $line } стройплощадки.
   *[column] Посмотрите на колонку { $line } стройплощадки.
}
hint-look-wanted = { $part ->
    [row] { $name } хочет что-то взять из ряда { $line } стройплощадки.
   *[column] { $name } хочет что-то взять из колонки { $line } стройплощадки.
}
hint-says-move = Подсказка: { $move }
hint-why-nothing = Явно лучше этого хода ничего нет.

## The review of a game. Points and chances are written already.

review-unfinished = Партия не закончена: вместо итога показан последний прогноз.
review-unlucky = { $player } играет лучше победителя, но теряет на раздачах { $points } очка.
review-points = Мастерство и удача в очках
review-chances = Мастерство и удача в шансах на победу
review-play = Кто как играл
review-start = Прогноз в начале
review-own = Свои ходы
review-others = Чужие ходы
review-deals = Раздачи (удача)
review-allocation = Выбранное распределение
review-result = Итог
review-error = Погрешность (удача)
review-accuracy = Точность
review-average = Средняя потеря за ход, очки
review-lost = Потери против лучших ходов, очки
review-reassessed = Уточнение оценки после хода
review-sign = { $sign ->
    [excellent] Отлично
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Зевок
}
review-graph = Шансы на победу
review-expected = Ожидаемые очки
review-round = Раунд { $round }
review-moves = Все ходы
review-head-round = Ход
review-head-player = Игрок
review-head-move = Запись
review-head-loss = Потеря очков
review-head-chance = Потеря шансов
review-head-sign = Оценка
review-head-better = Лучше
review-moments = Что решило партию
review-no-moments = Никто не потерял много одним ходом.
review-moment = Раунд { $round }, ход { $turn }: { $player } ходит { $move } и теряет { $points } очка и { $chance } шансов на победу. Лучше было { $better }.

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Разбор
review-depth = { $depth ->
    [deep] Глубокий
   *[quick] Быстрый
}
review-progress = Разбирается положение { $done } из { $total }…
review-deeper = Разобрать глубже
review-deeper-what = В десять раз тщательнее: займёт минуту или больше, всё на этом устройстве.
review-stop = Остановить
review-unlucky-you = Вы сыграли лучше победителя, но раздачи стоили вам { $points } очка.
review-running = Эта партия ещё идёт
review-running-why = Разбор показывает, как было бы лучше, поэтому он ждёт конца партии.
review-nothing = В этой партии не сделано ни одного хода
review-nothing-why = Разбирать нечего.
review-unit = Показать
review-unit-points = Очки
review-unit-chance = Шансы
review-slider = Положение в партии
review-worst = Раунд { $round }, { $player }
review-laid = Города после распределения
review-loss = Потеряно { $points } очка и { $chance } шансов на победу
review-no-loss = Лучшего хода не нашлось.
review-shown = На полях
review-shown-played = Сыграно
review-shown-better = Лучше
review-better = Лучше: { $move }
review-try = Попробовать отсюда
review-try-what = Вы продолжаете за игрока { $player } с этого места, против ботов. Сама партия не изменится.
review-luck = Мастерство и удача
review-luck-what = Прогноз в начале и то, как его изменили свои ходы, чужие ходы, раздачи и выбранное вручную распределение, вместе дают итог — до последней цифры. Раздачи — это удача, она известна с погрешностью.
review-own-lost = потери против лучших ходов
review-own-reassessed = уточнение оценки после хода
review-reassessed-what = Свои ходы = уточнение − потери: после хода положение оценивается заново, и порой видно больше, чем при поиске до него.
review-signs-what = Отлично ({ $excellent }) — лучший ход, когда любой другой обходится не меньше чем в { $only } очка. Неточность ({ $inaccuracy }) стоит от { $less } очка, ошибка ({ $mistake }) — от { $more }, зевок ({ $blunder }) — от { $most }. Цена хода на две пятых — из перебора (обе потери; 4 % шансов считаются за очко) и на три пятых — из партий, доигранных до конца.
