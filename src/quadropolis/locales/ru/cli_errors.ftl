### Quadropolis in Russian (русский): refusals of the command line.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-standard-input = стандартный ввод
error-file-not-found = Файла { $path } нет.
error-file-unreadable = { $path } не читается: { $reason }.
error-file-unwritable = Не удаётся записать { $path }: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } — не текстовый файл в UTF-8.
error-file-exists = { $path } уже существует: выберите другое имя или продолжите ту партию с --resume.
error-file-folder-not-empty = { $path } уже существует, и это не пустая папка: выберите другое место или сначала очистите её.
error-file-no-games = В { $path } нет партий.
error-file-many-games = В { $path } несколько партий: выберите одну с помощью --game.
error-file-no-such-game = Партии { $game } нет; в { $path } их { $games }.
error-usage-usage-error = Эту команду используют не так. См.: { $command } --help
error-usage-no-such-option = Параметра { $parameter } нет. См.: { $command } --help
error-usage-missing-parameter = Не хватает: { $parameter }. См.: { $command } --help
error-usage-bad-parameter = Недопустимое значение для { $parameter }. См.: { $command } --help
error-usage-bad-option-usage = { $parameter } используют не так. См.: { $command } --help
error-usage-not-json = { $option } — не JSON: { $reason }.
error-usage-resumed-otherwise = В продолжаемой партии { $option } { $found }, а не { $asked }: уберите этот параметр.
error-usage-from-and-resume = И --from, и --resume указывают, откуда продолжать: выберите что-то одно.
error-usage-wrong-first = { $found } не может начинать: напишите random или номер игрока от 1 до { $players }.
error-usage-first-of-resumed = Кто начал, уже известно: --first — для новой партии.
error-play-wrong-layout = { $found } — не клетка вашего города: вводите клетки вроде b2 или d1=3 для магазина с тремя покупателями.
error-usage-too-many-seats = Указано мест: { $seats }, а игроков: { $players }.
error-usage-seat-name = { $found } — не место: нужно имя от 1 до { $most } печатных знаков.
error-usage-stdout-twice = И --out -, и --json пишут в стандартный вывод: выберите одно.
error-rules-unknown-topic = Нет темы { $found }. Темы: { $topics }.
error-play-no-save-name = Укажите, куда сохранить, например: save game.json
error-play-filter = { $found } не сужает выбор ходов: введите ? 3, ? W4 или ? 3W4.
error-play-nothing-to-undo = Более раннего решения человека нет, возвращаться некуда.
error-play-no-moves = Партия останавливается: строк подряд без хода — { $lines }.
error-play-nothing-typed = Введите ход, например 3W4:c3, ? для списка ходов, help или quit.
error-think-nobody-moves = В этом положении никто не ходит: сейчас будет раздача или партия окончена.
error-simulate-not-a-bot = { $seat } — не бот; simulate играет без людей (см. quadropolis bots).
error-arena-too-few-bots = Игроков { $players }, значит, и ботов нужно { $players }; указано { $bots }. Имя можно повторять, например: arena { $example }
error-arena-wrong-setting = { $expected ->
    [above] { $option } должно быть больше { $least }, а не { $found }.
    [at_least] { $option } должно быть не меньше { $least }, а не { $found }.
   *[from_to] { $option } должно быть от { $least } до { $most }, а не { $found }.
}
error-arena-nothing-to-resume = --resume продолжает файл с партиями: укажите его в --out.
error-arena-games-exist = В { $path } уже есть партии: продолжите их с --resume или выберите другой --out.
error-arena-other-plan = В { $path } играли с { $option } { $found }, а не { $asked }: выберите другой --out.
error-arena-not-arena-game = Строка { $line } в { $path } — не партия этой арены: { $reason ->
    [repeated] партия { $detail } записана дважды.
    [players] игроки не те, что положены её номеру.
   *[wrong] { $detail }
}
error-arena-file-in-use = В { $path } сейчас пишет другая арена.
error-arena-file-failed = { $path } нельзя использовать: { $reason }.
error-arena-worker-ended = { $signal ->
    [none] Рабочий процесс завершился (код { $status ->
            [none] –
           *[other] { $status }
        }) во время партии { $game }: { $last_words }
   *[other] Рабочий процесс остановлен (сигнал { $signal }) во время партии { $game }: { $last_words }
}
error-bot-unknown = Бота { $spec } нет. Есть такие: { $names }; ваш собственный — это файл (bot.py или bot.py:ClassName) или программа (program:КОМАНДА).
error-bot-wrong-name = { $spec } не годится как имя бота: нужно от 1 до { $most } печатных знаков.
error-bot-wrong-factor = { $spec }: не указано, какую долю времени получает бот. После @ нужно число больше 0 и не больше { $most }, например top@0.1.
error-bot-no-file = Файла { $path } нет, загрузить бота неоткуда.
error-bot-no-class = В { $path } не сказано, какого бота взять: { $reason ->
    [not_a_bot] получается { $detail }, а это не Bot.
    [no_such] класса Bot { $detail } там нет, есть { $names }.
    [several] выберите из { $names }.
   *[no_bot] там нет ни одного Bot.
}
error-bot-wrong-command = { $command } — не команда, которую можно запустить: { $reason ->
    [empty] программа не названа.
    [not_found] программы { $detail } нет.
   *[syntax] { $detail }.
}
error-bot-failed = Сбой бота: { $reason }
error-bot-not-started = Бот не запустился: { $reason ->
    [gave_up] неудачных попыток подряд: { $detail }.
    [silent] нет приветствия за { $detail } с.
    [protocol] он использует { $detail }, а это другой протокол.
   *[said] { $detail }
}
error-bot-exited = { $signal ->
    [none] Процесс бота завершился (код { $status }), не ответив. { $last_words }
   *[other] Процесс бота остановлен (сигнал { $signal }), ответа не было. { $last_words }
}
error-bot-stalled = Бот не ответил за { $seconds } с.
error-bot-bad-answer = Ответ бота не читается: { $reason ->
    [too_long] он длиннее { $detail } байт.
    [not_json] { $detail } — не JSON.
    [not_object] { $detail } — не объект JSON.
    [id] его id — { $detail }, а не id вопроса.
    [candidates] его candidates не такие, как описано ({ $detail }).
   *[move] { $detail }
}
error-bot-illegal-move = Бот ответил { $move }, а это невозможно. { $reason ->
    [none] Ожидался Thought с ходом.
   *[other] { $reason }
}
error-serve-port-busy = Не удаётся принимать соединения на { $host }:{ $port }: { $reason }. Выберите другой порт с помощью --port.
error-serve-folder-unwritable = Не удаётся записать { $path }: { $reason }. Выберите другое место с --database.
error-serve-newer-database = Базу данных записала более новая версия quadropolis ({ $found }): установите её или выберите другое место с --database.
error-serve-wrong-database = База данных не годится: { $reason }.
error-serve-short-secret = Секрет слишком короткий: нужно хотя бы { $least } знаков.
error-serve-wrong-limit = { $found } — не предел. Предел пишется как ИМЯ=ЧИСЛО, 0 — без предела; имена: { $names }.
error-serve-wrong-public-url = { $found } — не публичный адрес: напишите его как https://play.example, без пути.
error-serve-no-page = В этой установке нет собранной страницы. Из исходников её собирает make, а в wheel она уже есть.
error-serve-wrong-push = { $found } — не контакт для служб уведомлений: напишите его как mailto:you@play.example или https://play.example/contact.
error-serve-wrong-push-service = { $found } — не служба уведомлений: напишите хост, например push.example, или адрес с портом, например 192.0.2.7:8443.
error-serve-no-cryptography = Для уведомлений нужен пакет, который не установлен. Установите его: pip install "quadropolis[push]"
error-serve-no-postgres = С файлом SQLite столько процессов ({ $processes }) работать не может. Укажите базу PostgreSQL (--database postgresql+psycopg://ПОЛЬЗОВАТЕЛЬ@ХОСТ/ИМЯ) или уберите --processes.
error-serve-process-failed = Процесс сервера не запустился (код { $status }); причина — в строках выше.
error-admin-nobody = Нет никого с идентификатором { $person }.
error-admin-wrong-ban = { $found } — не идентификатор человека и не адрес или сеть вида 192.0.2.0/24.
error-admin-no-ban = { $found }: доступ не закрыт.
error-admin-what = Укажите, что сделать и с кем, например: admin { $action } { $example }
error-backup-not-sqlite = Здесь копируют только базу SQLite; для { $kind } есть свои средства, например pg_dump.
error-backup-no-database = Базы данных { $path } нет.
error-backup-onto-itself = { $path } относится к используемой базе данных: резервная копия на этом месте уничтожила бы её. Выберите другой файл.
error-backup-failed = Копию сделать не удалось: { $reason }.
error-verify-no-commitment = В записи нет отпечатка раздач, поэтому сверять их не с чем.
error-verify-not-opened = Раздачи ещё не раскрыты: это делают после партии.
error-verify-wrong-commitment = Раскрытые раздачи не соответствуют опубликованному отпечатку.
error-verify-other-deals = Сыгранное не соответствует опубликованному отпечатку: { $what ->
    [first_player] начинал другой игрок (место, считая с 0: { $number }).
    [sites] раздачи не раскрыты.
    [shares] доли игроков не те, что были объявлены.
   *[site] отличается раунд { $number }.
}
error-kernel-wrong-value = { $what }: нужно { $expected }, а не { $found }.
error-kernel-wrong-bytes = Эти байты ({ $size }) — не положение в партии: { $reason ->
    [version] это что-то другое, или их записала другая версия.
    [length] их слишком мало или слишком много.
   *[content] ни одна партия не может к нему прийти.
}
error-env-missing-package = Для этого нужен пакет { $package }: pip install "quadropolis[{ $extra }]"
error-env-wrong-array = { $what }: нужен массив { $expected } со строками, непрерывными в памяти, а не { $found }.
error-env-wrong-count = { $what }: значений нужно { $expected }, а не { $found }.
error-env-wrong-choice = { $what }: нужно одно из { $choices }, а не { $found }.
error-env-not-an-action = Действие — это целое число от 0 до { $most }, а не { $found }.
error-env-illegal-action = Действие { $action } ({ $move }) не разрешено в партии { $game }: { $reason }
error-env-not-begun = Сначала вызовите reset, потом средой можно пользоваться.
error-env-not-rendered = Рисовать можно, только если среда создана с render_mode: { $choices }.
error-executor-unknown = Играть на { $found } нельзя: выберите local, ray или ray:АДРЕС.
error-executor-failed = Ray по адресу { $address } недоступен: { $detail }
error-executor-missing-package = Для этого нужен пакет { $package }: pip install "quadropolis[{ $extra }]"
error-env-dataset-failed = { $path } нельзя использовать: { $reason }.
error-env-dataset-in-use = В { $path } сейчас пишет другая симуляция.
error-env-dataset-unfinished = В { $path } лежат партии прерванной симуляции ({ $games }): продолжите с --resume или удалите файл.
error-env-other-dataset = { $path } начат с { $option } { $found }, а не { $asked }: выберите другой --out или удалите файл.
error-simulate-nothing-to-resume = --resume продолжает запись данных для обучения: укажите --out с именем, у которого одно из этих окончаний: { $endings }.
# The best city. $kinds are names as they are typed; $reason says why a city cannot be part of any.
error-solver-unknown-kind = { $found } — не вид здания в этом режиме. Есть: { $kinds }.
error-solver-too-many-monuments = Столько памятников ({ $found }) в этой игре нет: при числе игроков { $players } в { $mode ->
    [expert] экспертном
   *[classic] классическом
} режиме памятников { $most }.
error-solver-no-monuments = Памятников нужно { $found }, но среди видов зданий памятников нет.
error-solver-wrong-time = Время должно быть больше 0 и не больше { $most } секунд, а не { $found }.
error-solver-cannot-be-completed = { $reason ->
    [tiles] Такой город никто не построит: в нём тайлов { $found }, а игрок берёт не больше { $most }.
    [face] Такой город никто не построит: тайлов «{ $tile }» в нём { $found }, а открытых в этой игре только { $most }.
    [monuments] Памятников в городе уже { $found } — больше, чем задано ({ $most }).
   *[plan] Такой город никто не построит: его тайлы нельзя взять и поставить в тех раундах и теми архитекторами, что есть.
}
error-solver-no-ortools = Для доказательства нужен OR-Tools. Установить: pip install "quadropolis[solver]"
error-solver-wrong-bound-file = { $reason ->
    [question] В { $path } доказательство другого: выберите другой --bound-file.
   *[other] В { $path } нет доказательства, которое эта версия может продолжить.
}
error-insight-unknown-depth = Нет глубины { $found }. Есть: { $depths }.
error-insight-nothing-played = В этой партии ещё ничего не сыграно: разбирать нечего.
error-review-not-a-game = Это положение. Для разбора нужна вся партия: запись с ходами.
