### Quadropolis in Russian (русский): the command line.

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } и { $last }
cli-list-or = { $rest } или { $last }
cli-none = нет
cli-error = Ошибка:
cli-note = Примечание: { $text }
cli-player-name = Игрок
cli-interrupted = Прервано.

# Points, and what a move changes: $change is the number with its sign, “+3”.
cli-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
cli-change = { $count ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
}
cli-the-mayor = мэр
# A tile: its short name, its kind and what it gives, as a list.
cli-tile = { $face }, { LOWER($kind) }
cli-tile-gives = { $face }, { LOWER($kind) } ({ $gives })
cli-building = { LOWER($kind) }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
}
cli-building-floors = { $floors ->
    [one] { LOWER($kind) } ({ $floors } этаж)
    [few] { LOWER($kind) } ({ $floors } этажа)
   *[many] { LOWER($kind) } ({ $floors } этажей)
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = Партия окончена
cli-heading-deal = Раунд { $round } из { $rounds }, до раздачи: начнёт { $player }
cli-heading-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }: ходит { $player }

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } ходит { $move } и ничего не берёт.
cli-move-discard = { $player } ходит { $move }: в сброс — { $tile }.
cli-move-build = { $player } ходит { $move }: { $tile }, { $change }.

# A game in the terminal.
cli-play-begins = { $mode ->
    [expert] { $playgrounds ->
        [yes] Экспертный режим с детскими площадками, { $players }. Зерно { $seed }. Справка: help.
       *[no] Экспертный режим, { $players }. Зерно { $seed }. Справка: help.
    }
   *[classic] { $playgrounds ->
        [yes] Классический режим с детскими площадками, { $players }. Зерно { $seed }. Справка: help.
       *[no] Классический режим, { $players }. Зерно { $seed }. Справка: help.
    }
}
cli-play-dealt = Тайлы раунда { $round } выложены. Начинает { $player }.
cli-play-over = Партия окончена.
cli-lay-begin = { $name }, распределите жителей и энергию. Лучшее распределение даёт { points-count }:
cli-lay-how = Введите клетки, которые получат нужное, например b2 c3; d1=3 — магазин с тремя покупателями. Enter оставляет ваш выбор, best берёт лучшее.
cli-lay-comes-to = Получается { points-count }; лучшее распределение дало бы { $best }.
cli-play-input-ended = Ввод закончился раньше партии.
cli-play-leave = Вы выходите из партии.
cli-play-no-move-with = По запросу «{ $narrow }» допустимых ходов нет.
cli-play-taken-back = Ход возвращён.
cli-play-saved = Сохранено в { $path }.
cli-play-saved-in = Партия сохранена в { $path }.
cli-play-not-saved = Партия не сохранена.
cli-play-go-on = Продолжить: { $command }
cli-play-position-only = Партия началась с положения, поэтому записи у неё нет: сохраняется только положение, к которому она пришла.
cli-moves-none = Допустимых ходов нет.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”.
# Headings of narrow columns: short words.
cli-think-move = { $bot } ходит { $move }.
cli-think-alone = { $bot } кандидатов не называет.
cli-think-head-move = ход
cli-think-head-chance = шанс
cli-think-head-visits = просмотры
cli-think-candidate = { $place }. { $move }: шанс на победу { $chance }, очки { $points }, { $visits ->
    [one] просмотрен { $visits } раз
    [few] просмотрен { $visits } раза
   *[many] просмотрен { $visits } раз
}.

# What “help” says: what one may type, and what it does.
cli-do-build = архитектор 3 идёт на позицию W4, а его тайл — на клетку c3 вашего города
cli-do-discard = тайл уходит в сброс
cli-do-nothing = если архитектор не достаёт до тайла
cli-do-moves = допустимые ходы и то, что они изменят
cli-do-moves-some = то же для одного архитектора, одной позиции или обоих: каждая клетка
cli-do-board = показать поле ещё раз
cli-do-position = показать положение одной строкой текста (для think, moves или play --from)
cli-do-score = очки каждого по категориям на этот момент
cli-do-undo = назад к предыдущему решению человека
cli-do-save = записать партию; продолжить позже: --resume ФАЙЛ
cli-do-help = этот текст
cli-do-quit = выйти из партии
cli-do-line = «{ $typed }»: { $meaning }.
cli-rules-site = Позиции находятся вокруг стройплощадки: N1–N5 — над колонками a–e, S1–S5 — под ними, W1–W5 и E1–E5 — по бокам рядов 1–5. Архитектор k берёт тайл с k-й клетки, считая от своей позиции; пустые клетки тоже считаются. Позиция несвободна, если она занята или если в её ряду или колонке стоит урбанист.
cli-rules-city = Классический режим: архитектор k строит в ряду k или колонке k города. Экспертный: на клетках с номером k или в районе k; на пустой клетке показаны район/номер. Многоэтажку (в экспертном режиме — и офисную башню) можно ещё поставить поверх такого же здания — там же или где угодно, если это этаж k.
cli-rules-points = Очки показаны для лучшего распределения жителей и энергии на этот момент. Какие тайлы в экспертном режиме лежат лицом вниз, если игроков меньше четырёх, отчасти восстановлено, а не взято из списка.
cli-rules-more = Все правила по темам: quadropolis rules
cli-rules-board = На поле { cli-board-urbanist } — урбанист, ×× — закрытая им позиция, 3● — архитектор на своей позиции, # — тайл, который весь раунд лежит лицом вниз, а T×2 — многоэтажка в два этажа.

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Урб
cli-board-points = { $count } очк.
cli-board-has = жит. { $inhabitants } энерг. { $energy }
cli-board-hand = архитекторы { $architects }
cli-board-mayor = Мэр
cli-board-pool = общие архитекторы

# The drawn legal moves: headings of columns, and short words for what happens to a tile.
cli-ways-spot = Позиция
cli-ways-architect = Архит. { $architect }
cli-ways-move = Ход
cli-ways-tile = Тайл
cli-ways-squares = Очки: клетки
cli-ways-discard = сброс -
cli-ways-nothing = ничего
# $moves is like “1N4:a1 +2, 1N4:b1 0”.
cli-ways-best = { $count ->
    [one] Больше всего очков сразу: { $moves }. Всего { $count } допустимый ход; ? 3, ? W4 или ? 3W4 покажет каждую клетку.
    [few] Больше всего очков сразу: { $moves }. Всего { $count } допустимых хода; ? 3, ? W4 или ? 3W4 покажет каждую клетку.
   *[many] Больше всего очков сразу: { $moves }. Всего { $count } допустимых ходов; ? 3, ? W4 или ? 3W4 покажет каждую клетку.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Очки
cli-sheet-total = Итого
cli-why-head = Откуда взялись очки
cli-sheet-inhabitants = Жители на зданиях
cli-sheet-empty = Пустые клетки
cli-sheet-off = выкл.
cli-sheet-legend = p — жители, e — энергия; { cli-sheet-off } — не активировано, убрано перед подсчётом
cli-sheet-all-placed = Каждый житель и каждый энергоблок на своём месте.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Лишние, каждый отнимает очко: { $left }.
cli-win-points = { $points ->
    [one] { $winner } побеждает: { $points } очко.
    [few] { $winner } побеждает: { $points } очка.
   *[many] { $winner } побеждает: { $points } очков.
}
cli-win-level = { $points ->
    [one] { $players } — по { $points } очку.
    [few] { $players } — по { $points } очка.
   *[many] { $players } — по { $points } очков.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = Первый критерий при равенстве — больше жителей на зданиях: { $numbers }.
cli-win-empty = Второй критерий при равенстве — меньше пустых клеток: { $numbers }.
cli-win-one = { $winner } побеждает.
cli-win-shared = { $winners } делят победу.

# The same in sentences, for screen readers.
cli-plain-line = { $text }.
cli-plain-player = { $player }:
cli-plain-legal-moves = { $count ->
    [one] { $count } допустимый ход.
    [few] { $count } допустимых хода.
   *[many] { $count } допустимых ходов.
}
cli-plain-other-ways = { $count ->
    [one] И ещё { $count } способ положить архитектора, очков не больше: введите ? 3, ? W4 или ? 3W4, чтобы услышать каждую клетку.
    [few] И ещё { $count } способа положить архитектора, очков не больше: введите ? 3, ? W4 или ? 3W4, чтобы услышать каждую клетку.
   *[many] И ещё { $count } способов положить архитектора, очков не больше: введите ? 3, ? W4 или ? 3W4, чтобы услышать каждую клетку.
}
cli-plain-total = { $points ->
    [one] Итого: { $points } очко.
    [few] Итого: { $points } очка.
   *[many] Итого: { $points } очков.
}
cli-plain-category = {$category}: {$points}.
# $line is like “b2: 3 floors”, $points like “6 points”.
cli-plain-why = { $category }, { $points }. { $line }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = { $square }: { $building } — { $resources }.
cli-plain-removed = Не активированы и убраны перед подсчётом: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [1] { $inhabitants } житель на здании
        [one] { $inhabitants } житель на зданиях
        [few] { $inhabitants } жителя на зданиях
       *[many] { $inhabitants } жителей на зданиях
    }, { $empty ->
        [one] { $empty } пустая клетка
        [few] { $empty } пустые клетки
       *[many] { $empty } пустых клеток
    }.
# $squares is like “a T1, b empty, c face down”.
cli-plain-site-row = Стройплощадка, ряд { $row }: { $squares }.
cli-plain-square-empty = пусто
cli-plain-square-down = лицом вниз
# $architects is like “W4 3 of Ann, N1 2 of Bob”: the spot, the architect, whose it is.
cli-plain-on-spots = Архитекторы на позициях: { $architects }.
cli-plain-on-spot = { $spot } — архитектор { $architect } ({ $player })
cli-plain-urbanist = Урбанист стоит на { $urbanist }; закрыты { $spots }.
cli-plain-free-spots = Свободные позиции: { $spots }.
cli-plain-pool = Общие архитекторы: { $architects }.
cli-plain-pool-part = { $architect } (осталось: { $count })
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player }: { $has }.
cli-plain-hand = { $player }, оставшиеся архитекторы: { $architects }.
cli-plain-city = { $player }, город: { $buildings }.
cli-plain-city-empty = { $player }, город: пока ничего не построено.
# $squares is like “a1 district 1, number 2; b1 district 1, number 3”; $place is rules-mat-square.
cli-plain-empty-squares = { $player }, пустые клетки: { $squares }.
cli-plain-empty-square = { $square } { $place }
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way }: взять нечего.
cli-plain-way = { $way } берёт тайл { $tile }: { $options }.
cli-plain-way-on = { $change } на { $squares }
cli-plain-way-discarded = { $change } при сбросе
cli-plain-discarded = в сброс

# Scoring a city.
cli-score-too-few = в коробке мало тайлов для такого города: { $faces }.
cli-score-used = { $face } (использовано: { $count })
cli-score-too-many = { $tiles ->
    [one] в этом городе { $tiles } тайл; игрок берёт за партию не больше { $most }.
    [few] в этом городе { $tiles } тайла; игрок берёт за партию не больше { $most }.
   *[many] в этом городе { $tiles } тайлов; игрок берёт за партию не больше { $most }.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] Запись верна: законченная партия в экспертном режиме, игроков: { $players }, ходов: { $moves }, положения с 0 по { $last }.
   *[classic] Запись верна: законченная партия в классическом режиме, игроков: { $players }, ходов: { $moves }, положения с 0 по { $last }.
}
cli-replay-checking = { $count ->
    [one] Проверена { $count } партия
    [few] Проверены { $count } партии
   *[many] Проверено { $count } партий
}
cli-replay-checked = { $count ->
    [one] Проверена { $count } партия: верных { $right } (законченных { $finished }), неверных { $wrong }.
    [few] Проверены { $count } партии: верных { $right } (законченных { $finished }), неверных { $wrong }.
   *[many] Проверено { $count } партий: верных { $right } (законченных { $finished }), неверных { $wrong }.
}
cli-replay-wrong = Партия { $game }: { $reason }
cli-replay-more = И ещё { $count }.
cli-verified-scores = Проверено: раздачи соответствуют опубликованному отпечатку, каждый ход допустим, очки: { $scores }.
cli-verified-ended = Проверено: раздачи соответствуют опубликованному отпечатку, каждый ход допустим, партию прервали.
cli-site-done = { $folder }: файлов — { $files }, для любого хостинга статических файлов, по любому пути.
cli-verified-shares = { $shares ->
    [0] Перемешивал только сервер: никто из игроков не внёс свою долю.
    [one] В перемешивание внесена доля { $shares } игрока.
    [few] В перемешивание внесены доли { $shares } игроков.
   *[many] В перемешивание внесены доли { $shares } игроков.
}
cli-verified-by-itself = Отпечаток взят из самой записи. Был ли он опубликован до партии, знает только тот, кто его тогда записал: если это вы, укажите его через --commitment.
cli-doctor-damaged = Стол { $table } не читается после события { $after } ({ $reason }). Сервер откладывает его в сторону.
cli-doctor-done = Просмотрено столов: { $tables }; не читается: { $damaged }.
cli-check-secret = { $fine ->
    [yes] Секрет: достаточно длинный.
   *[no] Секрет: слишком короткий. Укажите не меньше { $least } знаков в QUADROPOLIS_SECRET, одинаково для всех процессов.
}
cli-check-secret-file = { $fine ->
    [yes] Секрет: хранится в { $path }.
   *[no] Секрет: { $path } могут читать другие. Выполните: chmod 600 { $path }
}
cli-check-files = { $fine ->
    [yes] Открытые файлы: разрешено { $most }.
   *[no] Открытые файлы: разрешено лишь { $most }, нужно { $least }. Увеличьте LimitNOFILE или ulimit -n.
}
cli-check-page = { $fine ->
    [yes] Страница: собрана.
   *[no] Страница: отсутствует. Соберите её командой make или установите готовый wheel.
}
cli-check-disk = { $fine ->
    [yes] Диск: свободно { $megabytes } МБ в { $path }.
   *[no] Диск: свободно лишь { $megabytes } МБ в { $path }. Освободите место, пока ходы не начали отклоняться.
}
cli-check-schema-none = База данных: пока пуста, её подготовит первый запуск.
cli-check-schema = { $fine ->
    [yes] База данных: схема { $found }, как нужно этой версии.
   *[no] База данных: схема { $found }, а у этой версии { $known }. Более старую обновит следующий запуск (сначала сделайте резервную копию); для более новой установите более новую версию.
}
cli-check-sqlite = { $fine ->
    [yes] SQLite: версия { $found }.
   *[no] SQLite: версия { $found } слишком стара, нужна { $least }. Возьмите более новый Python.
}
cli-check-clock = { $fine ->
    [yes] Часы: верны.
   *[no] Часы: расходятся с часами базы данных на { $seconds } с. Пусть система сверяет время по NTP.
}
cli-check-postgres = { $fine ->
    [yes] PostgreSQL: версия { $found }.
   *[no] PostgreSQL: версия { $found } слишком стара, нужна { $least }.
}
cli-check-connections = { $fine ->
    [yes] PostgreSQL: соединений разрешено { $most }, нужно { $needed }.
   *[no] PostgreSQL: соединений разрешено лишь { $most }, нужно { $needed }. Увеличьте max_connections.
}
cli-check-durable = { $fine ->
    [yes] PostgreSQL: каждый ход сразу записывается на диск.
   *[no] PostgreSQL: ходы записываются на диск не сразу. Задайте для fsync и synchronous_commit значение on.
}
cli-check-push = { $fine ->
    [yes] Уведомления: включены; они идут через { $services }.
   *[no] Уведомления: с такими настройками их не отправить ({ $reason }). См. --push и --push-service в docs/hosting.md.
}
cli-backup-done = { $file }: { $size } { $size ->
    [one] байт
    [few] байта
   *[many] байт
}, проверено.
cli-admin-closed = Стол { $table } закрыт.
cli-admin-over = Игра за столом { $table } уже закончена.
cli-admin-banned = { $who }: доступ закрыт.
cli-admin-unbanned = { $who }: доступ снова открыт.
cli-admin-ban = { $who }, с { $since }
cli-admin-no-bans = Запретов нет.
cli-admin-renamed = { $person } теперь носит имя { $name }.
cli-serve-at = Quadropolis работает по адресу { $address } (остановить: Ctrl-C)
cli-serve-others = Для остальных адрес такой: { $address }

# Many games without people. The rows of a table; $mode is classic or expert.
cli-playing = Играем
cli-simulate-title =
    { $sort ->
        [random] { $games ->
            [one] { $games } случайная партия
            [few] { $games } случайные партии
           *[many] { $games } случайных партий
        }
       *[bots] { $games ->
            [one] { $games } партия
            [few] { $games } партии
           *[many] { $games } партий
        }
    }, { $mode ->
        [expert] экспертный режим
       *[classic] классический режим
    }, игроков: { $players }, { $playgrounds ->
        [yes] с детскими площадками
       *[no] без детских площадок
    }
cli-card-row = { $what }: { $value }
cli-and-also = { $one }; { $other }
cli-simulate-row = {$label}: {$value}.
cli-simulate-seed = Зерно
cli-simulate-mean = Очков в среднем
cli-simulate-extremes = Минимум и максимум
cli-simulate-extremes-are = { $lowest } и { $highest }
cli-simulate-margin = Отрыв от второго места
cli-simulate-first = Победы первого игрока
cli-simulate-shared = Разделённые победы
cli-simulate-speed = Партий в секунду
cli-simulate-written = Записано в файл

# The best city. $face is like T3, $square like b2, $steps a list of cli-best-step; $boards, $seconds and $speed are written out.
cli-best-title = { $mode ->
    [expert] Экспертный режим
   *[classic] Классический режим
}, игроков: { $players }, { $playgrounds ->
    [yes] с детскими площадками
   *[no] без детских площадок
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-best-city = Этот город в виде текста:
cli-best-round = Раунд { $round }: { $steps }.
cli-best-nothing = ничего
cli-best-step = { $face } на { $square } архитектором { $architect }
cli-best-no-bound = Наибольшее возможное число очков неизвестно.
cli-best-bound = Доказано: больше { $bound } { $bound ->
    [one] очка
   *[other] очков
} нет ни у одного города.
cli-best-optimal = Доказано: больше очков нет ни у одного города.
cli-best-effort = Подсчитано городов: { $boards } за { $seconds } с, { $speed } в секунду.
cli-best-interrupted = Прервано. Лучший город на этот момент:
cli-best-written = Записана целая партия, в которой он строится. Проверить: { $command }

# $limit is cli-arena-seconds, cli-arena-iterations or both as a list.
cli-arena-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $mode ->
        [expert] экспертный режим
       *[classic] классический режим
    }, игроков: { $players }, { $playgrounds ->
        [yes] с детскими площадками
       *[no] без детских площадок
    }, { $limit } на ход, зерно { $seed }
cli-arena-seconds = { $seconds } с
cli-arena-iterations = { $count ->
    [one] { $count } итерация
    [few] { $count } итерации
   *[many] { $count } итераций
}
# Headings of narrow columns: short words.
cli-arena-bot = Бот
cli-arena-against = Против
cli-arena-games = Партии
cli-arena-wins = Победы
cli-arena-points = Очки
cli-arena-score = Счёт
cli-arena-elo = Эло
cli-arena-sure = 95 %
cli-arena-speed = с/ход
cli-arena-violations = Нарушения
cli-arena-pairs = Каждый с каждым
cli-arena-interval = от { $low } до { $high }
cli-arena-adjusted = Без учёта удачи в раздачах { $a } набирает { $score } против { $b } (от { $low } до { $high }).
cli-arena-slowest = { $count ->
    [one] { $bot }: самый долгий ход — { $seconds } с; { $count } ход дольше предела более чем на 20 %.
    [few] { $bot }: самый долгий ход — { $seconds } с; { $count } хода дольше предела более чем на 20 %.
   *[many] { $bot }: самый долгий ход — { $seconds } с; { $count } ходов дольше предела более чем на 20 %.
}
cli-arena-violation = { $bot }: первое нарушение — в партии { $game }: { $reason }
cli-arena-memory = Самый большой рабочий процесс занял { $size } МБ памяти.
cli-arena-games-in = Партии лежат в { $path }.
cli-arena-stopped = Прервано после { $played } из { $total } { $total ->
    [one] партии
    [few] партий
   *[many] партий
}; ничего не сохранено.
cli-arena-stopped-kept = Прервано после { $played } из { $total } { $total ->
    [one] партии
    [few] партий
   *[many] партий
}; продолжить можно с --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = бот
cli-bots-what = описание
cli-bot-random = делает любой допустимый ход не глядя
cli-bot-greedy = берёт то, что сразу даёт больше всего очков, и не смотрит вперёд
cli-bot-uct = поиск UCT по учебнику со случайными партиями, для сравнения
cli-bot-beginner = новичок: любит большие здания, забывает о том, что им нужно, и о загрязнении
cli-bot-casual = знает правила и хорошо считает, но живёт одним днём
cli-bot-skilled = строит хороший город с расчётом на следующие раунды; на других не смотрит
cli-bot-strong = просчитывает раунд и мешает там, где больнее всего, но решает быстро
cli-bot-top = играет на победу: просчитывает раунд, перехватывает тайлы у других и пользуется урбанистом

# How fast this machine is. Headings of narrow columns: short words.
cli-bench-measuring = измеряем…
cli-bench-machine = quadropolis { $version }, сборка { $build }, Python { $python }, { $processor }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}
cli-bench-games = Случайных полных партий в секунду на одном ядре
cli-bench-mode = режим
cli-bench-players = игроки
cli-bench-speed = партий/с
cli-bench-scored = с подсчётом/с
cli-bench-plain-speed = простые правила/с
cli-bench-ratio = отношение
cli-bench-threads = 2 потока
cli-bench-allocations = Точное лучшее распределение, микросекунд на город
cli-bench-cities = города
cli-bench-median = медиана
cli-bench-worst = худшее
cli-bench-call = вызов Python
cli-bench-plain = простые правила
cli-bench-caption = final: города в конце случайных партий; full: полные города со случайными тайлами и высотой; half: полные города с ресурсами на половину зданий
cli-bench-sort = { $sort ->
    [final] города в конце случайных партий
    [full] полные города со случайными тайлами и высотой
   *[half] полные города с ресурсами на половину зданий
}
cli-bench-games-line = { $mode } режим, игроков: { $players }. Случайных партий в секунду — { $speed }, с подсчётом — { $scored }; простые правила { $plain }, отношение { $ratio }; два потока — в { $threads } раза быстрее одного.
cli-bench-allocations-line = { $mode } режим, { $cities }: лучшее распределение за { $median } мкс, медиана; не больше { $p99 } для 99 из 100 городов и не больше { $p999 } для 999 из 1000, { $worst } в худшем случае; вызов из Python { $call }, простые правила { $plain }, отношение { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Использование:
cli-help-options = Параметры
cli-help-arguments = Аргументы
cli-help-commands = Команды
cli-help-required = [обязательно]
cli-help-default = [по умолчанию: { $value }]
cli-help-variable = [переменная среды: { $name }]
cli-help-example = Пример: { $command }
cli-help-quadropolis = Настольная игра Quadropolis: играйте, считайте очки городов, проверяйте и просматривайте партии.
cli-help-more = У каждой команды есть справка: { $command }
cli-help-play =
    Сыграть партию в терминале: против ботов или с людьми рядом.

    Ходы вводят так: 3W4:c3. Введите ?, чтобы увидеть допустимые ходы и их очки, и help для всего остального. С --json в конце печатается запись, а всё прочее идёт в стандартный поток ошибок.
cli-help-score = Подсчитать очки города: по категориям, с местом каждого жителя и энергоблока.
cli-help-moves = Перечислить допустимые ходы в положении. Для записи партии это последнее положение, если не выбрано другое.
cli-help-think =
    Узнать у бота его ход в положении и его мнение о других ходах.

    Очки — сколько, по его расчёту, будет у каждого в конце; шанс на победу — у того, кто ходит.
cli-help-replay =
    Проверить партию ход за ходом и показать её итог или нарисовать одно из её положений.

    Файл со многими партиями проверяется целиком; код выхода 2, если хоть одна партия неверна.
cli-help-simulate =
    Провести партии между случайными игроками или ботами и записать их.

    Партия номер k одного зерна всегда одна и та же, сколько бы партий ни играли.
cli-help-best =
    Найти лучший город, который один игрок может построить за партию, и показать, как он строится.

    Все остальные сбрасывают тайлы, а нужные лежат где надо: это самое большее, что возможно, а не то, что бывает в обычных партиях. Поиск кончается, когда выходит время или когда доказано, что города лучше нет; Ctrl-C показывает лучший на этот момент.
cli-help-bots =
    Перечислить всех ботов; уровни в конце, от слабейшего к сильнейшему.

    Как написать своего и как им пользоваться — в docs/bots.md.
cli-help-arena = Провести партии между ботами на зеркальных раздачах: тайлы те же, места меняются.
cli-help-serve =
    Открыть столы для игры на этом компьютере и в сети. Остановка: Ctrl-C.

    Как открыть их для других — в docs/hosting.md.
cli-help-verify = Проверить партию с сервера: отпечаток, раздачи, ходы и итог.
cli-help-site =
    Записать страницу как статический сайт: папку, которую раздаёт любой хостинг статических файлов, по любому пути.

    На нём играют против ботов и на одном устройстве, учатся, читают правила и считают очки; сервер нужен только для столов в сети.
cli-help-backup = Скопировать базу данных сервера в файл, целиком или никак.
cli-help-doctor = Проверить настройки, базу данных, часы, диск и версии, сказать, что делать, и прочитать все сохранённые столы.
cli-help-admin =
    Меры против злоупотреблений на вашем сервере: закрыть стол, закрыть доступ гостю или диапазону адресов, сменить имя.

    Действия: close СТОЛ, ban ЧЕЛОВЕК или СЕТЬ, unban так же, bans показывает все запреты, rename ЧЕЛОВЕК ИМЯ. Работающий сервер применит это через секунду-другую. Идентификатор человека есть в данных стола, которые показывает API.
cli-help-bench = Измерить скорость игрового движка: случайные партии, точные распределения и сравнение с простыми правилами.
cli-help-rules =
    Прочитать правила: целиком или одну тему.

    Темы — это имена в скобках, например tower или tips, и группы playing, scoring и more. Памятку к партии показывает help в quadropolis play.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = ФАЙЛ
cli-word-number = ЧИСЛО
cli-word-name = ИМЯ
cli-word-mode = РЕЖИМ
cli-word-who = КТО
cli-word-record = ЗАПИСЬ
cli-word-position = ПОЛОЖЕНИЕ
cli-word-bot = БОТ
cli-word-city = ГОРОД
cli-word-kind = ВИД
cli-word-seconds = СЕКУНДЫ
cli-word-directory = ПАПКА
cli-word-place = МЕСТО
cli-word-text = ТЕКСТ
cli-word-topic = ТЕМА
cli-word-seat = МЕСТО
cli-word-action = ДЕЙСТВИЕ
cli-word-target = ЦЕЛЬ
cli-word-address = АДРЕС
cli-word-options = ПАРАМЕТРЫ
cli-word-command = КОМАНДА
cli-word-arguments = АРГУМЕНТЫ

# Help of the options and arguments.
cli-option-help = Показать эту справку и выйти.
cli-option-topic = Какую тему прочитать; по умолчанию все.
cli-option-version = Показать версию.
cli-option-install-completion = Установить автодополнение для этой оболочки.
cli-option-show-completion = Показать автодополнение для этой оболочки, чтобы скопировать его или настроить установку.
cli-option-mode = Режим: classic или expert.
cli-option-players = Сколько игроков.
cli-option-playgrounds = С пятью тайлами детских площадок или без них.
cli-option-seed = Одно и то же зерно даёт те же тайлы и те же ходы случайных игроков.
cli-option-json = Печатать JSON для программ.
cli-option-plain = Фразы и списки без цвета и рисунков: для программ экранного доступа.
cli-option-record = Запись партии: файл .json, файл .jsonl со многими партиями или - для стандартного ввода.
cli-option-position = Текст положения (см. docs/formats.md), файл с ним, запись партии (.json или .jsonl) или - для стандартного ввода.
cli-option-game = Номер партии в файле, где их несколько, считая с 1.
cli-option-ply = Какое положение: 0 — до первой раздачи; каждая раздача и каждый ход прибавляют 1.
cli-option-play-seat = Кто займёт следующее место, в порядке хода; указывайте по разу на каждое место. Имя — это человек; human — это вы; beginner, casual, skilled, strong и top — боты (см. quadropolis bots), bot:ФАЙЛ — ваш собственный. На свободные места садятся боты casual.
cli-option-save = Хранить партию в этом файле во время игры.
cli-option-resume = Продолжить сохранённую партию.
cli-option-first = Кто начинает: random (по умолчанию) или номер игрока, считая с 1.
cli-option-by-hand = В конце люди сами распределяют жителей и энергию.
cli-option-from = Продолжить с положения: его текст, файл с ним, запись партии или - для стандартного ввода. Без записи сохранить можно только положение.
cli-option-think-bot = Кого спросить: имя из списка quadropolis bots, файл или программа.
cli-option-think-seconds = Время на размышление; уровни берут свою долю. По умолчанию 1 или без предела, если задано --iterations.
cli-option-think-seed = С тем же зерном и --iterations ответ будет тем же.
cli-option-think-candidates = Наибольшее число показанных кандидатов; называют их не все боты.
cli-option-city = Ряды сверху вниз через /, клетки через пробел, . — пустая клетка.
cli-option-inhabitants = Вместо жителей, которых дают тайлы.
cli-option-energy = Вместо энергии, которую дают тайлы.
cli-option-allocation = Посчитать это распределение вместо лучшего.
cli-option-why = Рассказать построчно, откуда взялись очки.
cli-option-games = Сколько партий.
cli-option-simulate-seat = Кто займёт следующее место (см. quadropolis bots); указывайте по разу на каждое место. Без этого — случайные игроки.
cli-option-simulate-iterations = Сколько итераций ботам с поиском отводится на ход.
cli-option-simulate-out = Записать партии сюда, по одной в строке; - означает стандартный вывод. Если имя кончается на .parquet или .npz, каждое решение станет строкой данных для обучения.
cli-option-simulate-bots = Боты на всех местах через запятую: strong,top. То же, что --seat для каждого.
cli-option-simulate-resume = Продолжить прерванную симуляцию, которая записывала данные в --out.
cli-option-on = Где играются партии: local — эта машина, ray — кластер Ray на ней, ray:АДРЕС — любой кластер Ray.
cli-option-best-monuments = В городе ровно столько памятников. Без этого — сколько угодно.
cli-option-best-kind = В городе только эти виды зданий; повторите параметр или перечислите их через запятую.
cli-option-best-from = Начать с того, что уже стоит в этом городе.
cli-option-best-seconds = Сколько искать. По умолчанию 10, а с --runs без предела.
cli-option-best-runs = Сколько проходов поиска; с тем же зерном они на любой машине находят тот же город.
cli-option-best-threads = Сколько ядер можно занять.
cli-option-best-seed = Зерно для случайного выбора при поиске.
cli-option-best-bound = Затем отвести столько времени на доказательство наибольшего возможного числа очков (нужен OR-Tools).
cli-option-best-bound-file = Где хранить это доказательство, чтобы продолжить его позже.
cli-option-best-out = Записать сюда целую партию, в которой первый игрок строит этот город.
cli-option-arena-bots = Имена из списка quadropolis bots, файлы (bot.py или bot.py:ClassName) или программы ('program:КОМАНДА'). Имя можно повторять.
cli-option-arena-players = Сколько игроков за столом. По умолчанию — сколько названо ботов, или 2, если их больше 4. Если мест меньше, чем ботов, играет каждый с каждым.
cli-option-arena-games = Сколько партий играет каждый состав; округляется вверх, чтобы каждый побывал на каждом месте.
cli-option-arena-time = Время на ход; уровни берут свою долю. По умолчанию 1 или без предела, если задано --iterations.
cli-option-arena-iterations = Итераций на ход — для воспроизводимых результатов.
cli-option-arena-out = Хранить все партии здесь, в games.jsonl; или укажите имя файла .jsonl.
cli-option-arena-resume = Продолжить с того места, до которого дошли партии в --out.
cli-option-arena-luck = Показать и результаты без учёта удачи в раздачах.
cli-option-arena-workers = Сколько партий одновременно; по умолчанию по одной на ядро.
cli-option-quick = Секунды вместо минут; менее точно.
cli-option-commitment = Отпечаток, опубликованный в начале, если вы его сохранили.
cli-option-site-out = Папка для записи: новая или пустая.
cli-option-backup-file = Куда положить копию.
cli-option-backup-database = База данных сервера; по умолчанию файл в вашей папке данных.
cli-option-admin-action = Что сделать: close, ban, unban, bans или rename.
cli-option-admin-target = Стол, идентификатор человека либо адрес или сеть.
cli-option-admin-name = Новое имя, для rename.
cli-option-host = Адрес, на котором слушать.
cli-option-port = 0 — любой свободный порт.
cli-option-database = Файл SQLite или URL базы данных; по умолчанию файл в вашей папке данных.
cli-option-secret = Секрет для подписи cookie; по умолчанию — тот, что хранится в вашей папке данных.
cli-option-origin = Адрес, под которым прокси открывает этот сервер, например https://play.example.
cli-option-public-url = Где этот сервер доступен для остальных, например https://play.example: для ссылок, QR-кодов и запросов оттуда.
cli-option-proxy = Прокси, который стоит перед этим сервером и которому доверяют сообщать адреса клиентов.
cli-option-rate = Запросов в секунду от одного клиента; 0 — без предела.
cli-option-limit = Другой предел вместо обычного, например sockets-per-person=5; 0 — без предела. Можно повторять.
cli-option-bot-seconds = Время ботов на ход; уровни берут свою долю.
cli-option-bot-workers = Процессы для ботов; 0 — по одному на каждое ядро, кроме одного.
cli-option-processes = Процессы сервера на одном порту; больше одного — только с PostgreSQL.
cli-option-metrics-port = Отвечать также на этом порту 127.0.0.1, для Prometheus; каждый следующий процесс — на следующем порту.
cli-option-push = Уведомлять игроков, чей сейчас ход, даже если страница закрыта (Web Push). Контакт, например mailto:you@play.example, сообщается службам уведомлений; без него никого не уведомляют.
cli-option-push-service = Служба уведомлений, разрешённая вместо обычных (Chrome, Firefox, Safari и Edge): хост с поддоменами или АДРЕС:ПОРТ.
cli-option-secure-cookie = Отправлять cookie только по TLS: для серверов за прокси.
cli-option-no-browser = Не открывать браузер.

# A review
cli-help-review =
    Разобрать партию: чего стоил каждый ход, где было мастерство, а где удача, и какие моменты всё решили.

    Быстрый разбор всегда одинаков и занимает секунды.
cli-option-review-deep = Разобрать тщательнее; это займёт несколько минут.
cli-option-review-out = Записать разбор ещё и сюда — отдельной страницей, которой больше ничего не нужно.
cli-review-head = { $depth ->
    [deep] Глубокий разбор. { $mode } режим, игроков: { $players }, { cli-review-head-moves }
   *[quick] Быстрый разбор. { $mode } режим, игроков: { $players }, { cli-review-head-moves }
}
cli-review-head-moves = ходов: { $moves }
cli-review-row = { $label }: { $values }.
cli-review-written = Разбор записан в { $path }.
