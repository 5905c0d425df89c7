### Quadropolis in Russian (русский): why moves are good, and the review of a game.

## Why a move is good. What parts bring is written already; $what lists parts.

reason-now = { $gain ->
    [yes] Сразу приносит { points-count }: { LOWER($what) }.
   *[no] Пока что отнимает { points-count }: { LOWER($what) }.
}
reason-prepares = Позже это должно принести ещё примерно { points-count }.
reason-prepares-what = Позже это должно принести ещё примерно { points-count }: { LOWER($what) }.
reason-takes = { $player } теряет примерно { points-count }: { $cause ->
    [tile] тайл «{ $face }» будет уже взят.
    [architect] архитектор { $architect } будет уже занят.
    [spot] позиция { $spot } будет занята.
    [line] урбанист закроет ряд или колонку.
    [mayor] мэр будет уже взят.
   *[together] тайл, позиция и урбанист вместе.
}
reason-before = { $before ->
    [0] {""}
   *[other] {" "}(было: { $before })
}
reason-risks = Позже может отнять примерно { points-count }: { $what ->
    [missing_people] зданиям не хватит { $count ->
        [one] { $count } жителя
        [few] { $count } жителей
       *[many] { $count } жителей
    }{ reason-before }.
    [missing_energy] зданиям не хватит { $count ->
        [one] { $count } энергоблока
        [few] { $count } энергоблоков
       *[many] { $count } энергоблоков
    }{ reason-before }.
    [idle_inhabitants] { $count ->
        [one] { $count } житель останется
        [few] { $count } жителя останутся
       *[many] { $count } жителей останутся
    } без дела{ reason-before }.
   *[pollution] { $count ->
        [one] { $count } энергоблок будет
        [few] { $count } энергоблока будут
       *[many] { $count } энергоблоков будут
    } загрязнять город{ reason-before }.
}
reason-part-people = больше жителей
reason-part-energy = больше энергии
reason-part-missing_people = лучший баланс жителей
reason-part-missing_energy = лучший баланс энергии
reason-part-idle_inhabitants = занятость жителей
reason-part-pollution = снижение загрязнения
reason-loss-idle_inhabitants = незанятые жители
reason-loss-pollution = загрязнение
reason-part-mayor = мэр

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
hint-says-move = Подсказка: { LOWER($move) }
hint-says-look = Подсказка: { LOWER($look) }
# Другой ход, который сейчас приносит больше. $points — со знаком.
hint-instead = «{ $move }» сейчас принесёт { $points }, но к концу, скорее всего, меньше, чем подсказанный ход.
hint-why-nothing = Явно лучше этого хода ничего нет.

## The review of a game. Chances are written already.

review-unfinished = Партия не закончена: вместо итога показан последний прогноз.
review-unlucky = { $player } играет лучше победителя, но теряет на раздачах { points-count }.
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
review-lost = Потери относительно лучших ходов (перебор), очки
review-reassessed = Уточнение оценки после хода
review-sign = { $sign ->
    [excellent] Отлично
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Зевок
}
review-by = архитектор { $architect }, { $spot }
review-way-placed = { LOWER($tile) } — на { $square }{ $floor ->
    [1] {""}
   *[other] , этаж { $floor }
}, { review-by }
review-way-discarded = { LOWER($tile) } — в сброс, { review-by }
review-way-nothing = брать нечего: { review-by }
review-differs = { $what ->
    [square] Тот же тайл, другая клетка: { $better } (сыграно: { $played }).
    [tile] Та же клетка, другой тайл: { LOWER($better) } (сыграно: { LOWER($played) }).
   *[way] Отличается только способ взять тайл: { $better } (сыграно: { $played }).
}
review-graph = Шансы на победу
review-expected = Ожидаемые очки
review-round = Раунд { $round }
review-moves = Все ходы
review-head-round = Ход
review-head-player = Игрок
review-head-move = Запись хода
review-head-loss = Потеря очков
review-head-chance = Потеря шансов
review-head-sign = Оценка
review-head-better = Лучше
review-moments = Что решило партию
review-no-moments = Никто не потерял много одним ходом.
review-moment = Раунд { $round }, ход { $turn }: { $player } — { $move }. Потеря: { points-count } и { $chance } шансов на победу. Лучше: { $better }.

## The review as a screen of the page. Chances and moves are written already.

review-title = Разбор
review-depth = { $depth ->
    [deep] Глубокий
   *[quick] Быстрый
}
review-progress = Разбирается положение { $done } из { $total }…
review-deeper = Разобрать глубже
review-deeper-what = В десять раз тщательнее: займёт минуту или больше, всё на этом устройстве.
review-stop = Остановить
review-unlucky-you = Вы сыграли лучше победителя, но потеряли на раздачах { points-count }.
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
review-loss = Потеряно { points-count } и { $chance } шансов на победу.
review-loss-how = Оценка по перебору и по доигранным до конца партиям: она может отличаться от шага на графике.
review-no-loss = Лучшего хода не нашлось.
review-shown = На поле
review-shown-played = Сыграно
review-shown-better = Лучше
review-better = Лучше: { $move }
review-try = Попробовать отсюда
review-try-what = { $player }: вы продолжаете за этого игрока с этого места, против ботов. Сама партия не изменится.
review-try-own = Вы играете с позиции перед этим ходом, против ботов. То, что было на самом деле, остаётся как есть.
review-luck = Мастерство и удача
review-luck-what = Прогноз в начале и то, как его изменили собственные ходы игрока, чужие ходы, раздачи и выбранное вручную распределение, вместе дают итог — до последней цифры. Раздачи — это удача, она известна с погрешностью.
review-own-lost = потери относительно лучших ходов (перебор)
review-own-reassessed = уточнение оценки после хода
review-reassessed-what = Строки «{ review-own-lost }» и «{ review-own-reassessed }» вместе составляют строку «{ review-own }»: после хода положение оценивается заново, и порой видно больше, чем при переборе до него.
review-signs-what = Отлично ({ $excellent }) — лучший ход, когда любой другой обходится не меньше чем в { $only } очка. Неточность ({ $inaccuracy }) стоит от { $less } очка, ошибка ({ $mistake }) — от { $more }, зевок ({ $blunder }) — от { $most }. Цена хода на две пятых складывается из оценки перебора (среднее потерь в очках и в шансах на победу; 4 % шансов считаются за очко), а на три пятых — из партий, доигранных до конца.
