### Quadropolis in Russian (русский): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] Ход сразу приносит { $points } очка: { $what }.
   *[no] Ход сразу отнимает { $points } очка: { $what }.
}
reason-prepares = Он готовит { $points } очка на будущее по сравнению с тем, чтобы ничего не строить.
reason-prepares-what = Он готовит { $points } очка на будущее по сравнению с тем, чтобы ничего не строить: { $what }.
reason-takes = Он отнимает { $points } очка, соперник — { $player }: { $cause ->
    [tile] тайла больше нет ({ $face }).
    [architect] архитектора { $architect } больше нет.
    [spot] позиция { $spot } занята.
    [line] урбанист закрывает линию.
    [mayor] мэра больше нет.
   *[together] тайл, позиция и линия вместе.
}
reason-risks = Он рискует { $points } очка: { $what ->
    [missing_people] зданиям не хватает жителей, { $after } вместо { $before }.
    [missing_energy] зданиям не хватает энергии, { $after } вместо { $before }.
    [idle_inhabitants] незанятые жители, { $after } вместо { $before }.
   *[pollution] загрязняющая энергия, { $after } вместо { $before }.
}
reason-part-people = жители
reason-part-energy = энергия
reason-part-missing_people = нехватка жителей
reason-part-missing_energy = нехватка энергии
reason-part-space = место для зданий
reason-part-mayor = мэр
reason-part-points = верные очки

## Hints at the table

hint-ask-move = Показать ход
hint-ask-why = Почему?
hint-look-city = { $part ->
    [row] Посмотрите на ряд { $line } вашего города.
    [column] Посмотрите на столбец { $line } вашего города.
   *[district] Посмотрите на район { $line } вашего города.
}
hint-look-site = { $part ->
    [row] Посмотрите на ряд { $line } стройплощадки.
   *[column] Посмотрите на столбец { $line } стройплощадки.
}
hint-look-wanted = { $part ->
    [row] { $name } хочет что-то взять из ряда { $line } стройплощадки.
   *[column] { $name } хочет что-то взять из столбца { $line } стройплощадки.
}
hint-says-move = Подсказка: { $move }
hint-why-nothing = Явно лучшего хода нет.

## The review of a game. Points and chances are written already.

review-unfinished = Партия не закончена: вместо итога показано последнее ожидание.
review-unlucky = { $player } играет лучше победителя: раздачи отняли { $points } очка.
review-points = Мастерство и удача в очках
review-chances = Мастерство и удача в шансах на победу
review-play = Кто как играл
review-start = Ожидание в начале
review-own = Свои ходы
review-others = Чужие ходы
review-deals = Раздачи (удача)
review-allocation = Выбранное распределение
review-result = Итог
review-error = Погрешность удачи
review-accuracy = Точность
review-average = Средняя потеря за ход в очках
review-lost = Потеряно очков против лучших ходов
review-reassessed = Переоценено позже
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
review-moment = Раунд { $round }, ход { $turn }: { $player } играет { $move } и теряет { $points } очка и { $chance } шансов на победу. Лучше было { $better }.

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Разбор
review-depth = { $depth ->
    [deep] Глубокий
   *[quick] Быстрый
}
review-progress = Разбирается положение { $done } из { $total } …
review-deeper = Разобрать глубже
review-deeper-what = В десять раз тщательнее: минута и дольше, всё на этом устройстве.
review-stop = Остановить
review-unlucky-you = Вы сыграли лучше победителя: раздачи стоили вам { $points } очка.
review-running = Эта партия ещё идёт
review-running-why = Разбор показывает, как было бы лучше, поэтому он ждёт конца партии.
review-nothing = В этой партии ещё не ходили
review-nothing-why = Разбирать нечего.
review-unit = Показать
review-unit-points = Очки
review-unit-chance = Шансы
review-slider = Положение в партии
review-worst = Раунд { $round }, { $player }
review-laid = Города, как их распределили
review-loss = Потеряно { $points } очка и { $chance } шансов на победу
review-no-loss = Лучшего хода не нашлось.
review-shown = На поле
review-shown-played = Сыграно
review-shown-better = Лучше
review-better = Лучше: { $move }
review-try = Попробовать отсюда
review-try-what = Вы продолжаете за игрока { $player } с этого хода, против ботов. Сама партия остаётся как была.
review-luck = Мастерство и удача
review-luck-what = Ожидание в начале и то, как его изменили свои ходы, чужие ходы и раздачи, вместе дают итог — до последней цифры. Раздачи — это удача, она известна с погрешностью.
review-own-lost = потеряно против лучших ходов
review-own-reassessed = переоценено позже
review-reassessed-what = Свои ходы = переоценено − потеряно: после хода положение оценивается заново и видно бывает больше, чем при поиске до него.
review-signs-what = Отлично ({ $excellent }) — лучший ход, когда любой другой стоит не меньше { $only }. Неточность ({ $inaccuracy }) стоит от { $less } очка, ошибка ({ $mistake }) — от { $more }, зевок ({ $blunder }) — от { $most }. Цена хода — среднее обеих потерь; 4 % шансов считаются за очко.
