### Quadropolis in Russian (русский): refusals that players meet.

error-unknown = Что-то пошло не так. Ваша партия цела: попробуйте ещё раз чуть позже.
error-player = игрок { $number }
error-page-unreachable = Сервер сейчас недоступен. Проверьте связь и попробуйте ещё раз.
error-page-no-device-game = Этой партии нет на этом устройстве.
error-page-device-game-damaged = То, что браузер сохранил от этой партии, повреждено.
error-page-not-a-record = Этот файл — не запись партии.
error-page-kernel-missing = Для поля и подсчёта очков нужен WebAssembly, а в этом браузере его нет или он заблокирован. Правила, списки партий и результаты доступны и без него.

error-person-unknown = Мы вас ещё не знаем: сначала выберите имя.
error-person-wrong-name =
    { $reason ->
        [long] Имя может быть не длиннее { $most } знаков.
        [hidden] Знак { $place } этого имени нельзя показать ({ $sign }). Уберите его, пожалуйста.
        [marks] У «{ $sign }» слишком много надстрочных знаков: можно не больше { $most }.
       *[empty] В имени должна быть хотя бы одна буква, цифра или знак.
    }
error-person-wrong-recovery = Этот код неизвестен или уже использован.
error-person-banned = Вам закрыт доступ к этому серверу. Если это ошибка, обратитесь к владельцу сервера.
error-push-wrong-subscription = { $reason ->
    [service] Этот сервер не знает службу уведомлений вашего браузера и не сможет присылать через неё уведомления.
   *[other] Не удалось настроить уведомления браузера: присланные им данные не годятся ({ $reason }).
}
error-push-unknown = Для этого браузера уведомления не настроены.
error-push-too-many = { $most ->
    [one] Уведомления уже включены в { $most } вашем браузере. Сначала отключите их там.
   *[other] Уведомления уже включены в { $most } ваших браузерах. Сначала отключите их в одном из них.
}

error-table-unknown = Стола { $table } нет.
error-table-wrong-setting = Такая настройка за столом невозможна.
error-table-no-such-seat = За этим столом нет такого места.
error-table-seat-taken = Кто-то успел раньше: это место занято.
error-table-seat-kept = Это место оставлено для приглашённого игрока.
error-table-seat-free = Там уже никто не сидит.
error-table-full = За этим столом заняты все места ({ $seats }).
error-table-seated-already = Вы уже сидите за этим столом.
error-table-seats-free = { $free ->
    [one] Свободно ещё { $free } место: позовите кого-нибудь или посадите бота.
    [few] Свободно ещё { $free } места: позовите кого-нибудь или посадите ботов.
   *[many] Свободно ещё { $free } мест: позовите кого-нибудь или посадите ботов.
}
error-table-shared-already = Ваша доля в перемешивании уже принята, или этот стол её не принимает.
error-table-not-open = Партия уже началась.
error-table-not-playing = Это можно только во время партии.
error-table-not-over = Это можно только после партии.
error-table-not-host = Это может только хозяин стола.
error-table-not-your-seat = Это не ваше место.
error-table-not-seated = Это могут только те, кто играет за этим столом.
error-table-not-your-turn = Ещё рано: сейчас ходит { $current }.
error-table-old-position = Положение на столе уже изменилось. Посмотрите ещё раз и выбирайте.
error-table-still-awake = { $seconds ->
    [one] Немного терпения: на раздумья есть ещё { $seconds } секунда.
    [few] Немного терпения: на раздумья есть ещё { $seconds } секунды.
   *[many] Немного терпения: на раздумья есть ещё { $seconds } секунд.
}
error-table-may-not-end = Партия продолжается: время ни у кого не вышло, и никто не ушёл.
error-table-not-away = Бот за вас не играет.
error-table-not-allocating = Сейчас не время распределять жителей и энергию.
error-table-confirmed = Этот город уже подтверждён.
error-table-bot-not-offered = Этот бот здесь не играет.
error-table-bot-not-agreed = Это место займёт бот того уровня, о котором договорились за столом, и никакой другой.
error-table-no-stand-ins = За этим столом нельзя посадить бота вместо себя.
error-table-no-hints = За этим столом нет подсказок.
error-table-rematched = Новый стол уже готов.
error-table-too-many = Незаконченных партий у вас уже { $most }. Сначала закончите или покиньте одну.
error-table-too-many-bot-tables = { $of ->
    [person] Столов, за которыми играют только боты, у вас уже { $most }, и этого достаточно. Сначала завершите один из них.
    [address] Столов, за которыми играют только боты, с вашего адреса открыто уже { $most }, и этого достаточно. Сначала завершите один из них.
   *[server] Столов, за которыми боты играют между собой, уже { $most }. Попробуйте позже.
}
error-table-too-many-imports = Партий, сыгранных в другом месте, у вас уже { $most }. Для новых места больше нет.
error-table-too-many-events = За этим столом до игры произошло столько всего, что пора начинать. Начните или откройте другой стол.
error-table-too-many-changes = Вы столько раз возвращали ходы и меняли решения в этой партии, что пора играть дальше.
error-table-damaged = Запись этого стола не читается, поэтому он отложен в сторону. Владелец сервера это видит.
error-table-import-not-over = Загрузить сюда можно только законченную партию. Эта ещё идёт.

error-undo-nothing = Вы не сделали хода, который можно вернуть.
error-undo-across-deal = После вашего хода выложены тайлы нового раунда или подтверждено финальное распределение, так что ход остаётся.
error-undo-off = { $policy ->
    [never] За этим столом ходы не возвращают.
   *[other] Ход остаётся: для возврата нужно согласие остальных, а дать его некому.
}
error-undo-not-asked = Вернуть ход уже никто не просит.
error-undo-answered = Вы уже согласились.
error-phrase-too-soon = По одной фразе за раз: следующая через { $seconds } с.

error-request-wrong-message = Страница устарела; загрузите её заново. ({ $where }: { $reason })
error-request-not-found = По этому адресу ничего нет.
error-request-wrong-method = Страница устарела; загрузите её заново. ({ $method } здесь не принимается.)
error-request-wrong-origin = Сервер не принимает это с другого сайта.
error-request-too-large = Данных слишком много, отправить не получится.
error-request-too-many-sockets = { $of ->
    [person] Столов у вас уже открыто: { $most }. Сначала закройте одну из этих страниц.
   *[address] Соединений с вашего адреса уже { $most }. Сначала закройте другую страницу.
}
error-request-not-http = Сервер не понял присланного: это не запрос.
error-request-not-json = Сюда отправляют только JSON (application/json).
error-request-too-fast = { $seconds ->
    [one] Как быстро! Попробуйте снова через { $seconds } секунду.
    [few] Как быстро! Попробуйте снова через { $seconds } секунды.
   *[many] Как быстро! Попробуйте снова через { $seconds } секунд.
}
error-server-failed = На сервере что-то пошло не так. Ничего не изменилось: попробуйте ещё раз.
error-server-storage-failed = Сервер не смог это записать, поэтому ничего не изменилось. Попробуйте чуть позже.
error-server-storage-slow = База данных сервера не отвечает, и пока неизвестно, засчитано ли это. Взгляните на стол, прежде чем пробовать снова.
error-server-shutting-down = Сервер обновляется. Всё сохранено: связь восстановится сама.

error-setup-unknown-mode = Режима { $mode } нет; есть classic и expert.
error-setup-wrong-players = { $players } — недопустимое число игроков: играют вдвоём, втроём или вчетвером.
error-setup-wrong-first-player = Первый игрок ({ $first_player }) не сидит за этим столом: места идут от 0 до { $last }.
error-setup-wrong-playgrounds = Детские площадки либо есть, либо нет: нужно true или false, а не { $playgrounds }.
error-setup-wrong-seat = За этим столом нет места { $seat }: места идут от 0 до { $last }.
error-setup-wrong-number = { $what }: нужно целое число от { $least } до { $most }, а не { $found }.
error-setup-impossible-state = Такого положения в партии быть не может: { $reason ->
    [contradiction] «{ $detail }» противоречит остальному.
   *[refused] { $detail }.
}
error-deal-not-expected = Новому раунду сейчас не время: { $phase ->
    [over] партия окончена.
   *[move] этот ещё идёт.
}
error-deal-not-a-deal = { $found } — не раздача: создайте случайную или задайте её с помощью Deal.of или parse_deal.
error-deal-wrong-tiles = В раунде { $round } выкладывают не эти тайлы. Не хватает: { $missing ->
        [0] –
       *[other] { $missing }
    }. Лишние: { $surplus ->
        [0] –
       *[other] { $surplus }
    }.

error-move-deal-expected = Тайлы раунда { $round } ещё не выложены.
error-move-game-over = Партия окончена.
error-move-architect-not-available = Архитектор { $architect } недоступен ({ $player }). Остались: { $left }.
error-move-spot-taken = Позиция { $spot } занята: архитектор { $architect }, { $player }.
error-move-spot-faces-urbanist = Позиция { $spot } закрыта: в её ряду или колонке стоит урбанист ({ $urbanist }).
error-move-must-place-or-discard = Архитектор { $architect } на { $spot } берёт тайл ({ LOWER($face) }): выберите, куда его поставить, или сбросьте.
error-move-nothing-to-place = Архитектор { $architect } на { $spot } не достаёт до тайла, ставить нечего.
error-move-no-such-square = В этом городе нет клетки { $square }: клетки идут от { $first } до { $last }.
error-move-square-not-allowed = { $allowed ->
    [0] Архитектор { $architect } не может строить ни на { $square }, ни где-либо ещё: тайл можно только сбросить.
   *[other] Архитектор { $architect } не может строить на { $square }. Можно: { $allowed }.
}
error-move-square-occupied = Клетка { $square } занята ({ LOWER($building) }), а этот тайл ({ LOWER($face) }) нельзя поставить поверх.
error-move-other-kind = Этот тайл ({ LOWER($face) }) нельзя поставить на { $square }: там здание другого вида ({ LOWER($building) }).
error-move-stack-full = У здания на { $square } уже { $floors } { $floors ->
        [one] этаж
        [few] этажа
       *[many] этажей
    }. Выше строить нельзя.

error-allocation-malformed = { $part ->
    [allocations] Распределения — это список, по одному на игрока, а не { $found }.
    [square] { $found } — не клетка: клетки идут от { $first } до { $last }.
    [entry] То, что лежит на { $square }, задаёт объект с inhabitants и energy, а не { $found }.
    [resource] На { $square } могут быть inhabitants и energy, но не { $found }.
    [inhabitants] Жители на { $square } — целое число от 0, а не { $found }.
    [energy] Энергия на { $square } — целое число от 0, а не { $found }.
   *[allocation] Распределение — это объект из клеток, а не { $found }.
}
error-allocation-wrong-count = Жителей и энергию нужно распределить в каждом городе: игроков { $players }, а распределений { $found }.
error-allocation-no-building = На { $square } ничего нельзя положить: здания там нет.
error-allocation-wrong-cost = { $expected ->
    [shop] Здание на { $square } ({ LOWER($building) }) принимает либо 1 энергоблок и потом от 0 до { $most } покупателей, либо ничего; указано: жители { $inhabitants }, энергия { $energy }.
    [park] Здание на { $square } ({ LOWER($building) }) принимает не больше 1 энергоблока; указано: жители { $inhabitants }, энергия { $energy }.
    [free] Здание на { $square } ({ LOWER($building) }) ничего не принимает; указано: жители { $inhabitants }, энергия { $energy }.
   *[cost] Здание на { $square } ({ LOWER($building) }) принимает ровно столько или ничего: жители { $needed_inhabitants }, энергия { $needed_energy }; указано: жители { $inhabitants }, энергия { $energy }.
}
error-allocation-not-enough = { $resource ->
    [energy] Энергии израсходовано { $used }, а в городе только { $available }.
   *[inhabitants] Жителей занято { $used }, а в городе их только { $available }.
}
error-allocation-wrong-resource = { $resource ->
    [energy] Энергия — это целое число от 0, а не { $found }.
   *[inhabitants] Жители — это целое число от 0, а не { $found }.
}

error-notation-not-text = { $what ->
    [move] Ход записывают текстом, а не так: { $found }.
    [city] Город записывают текстом, а не так: { $found }.
    [site] Стройплощадку записывают текстом, а не так: { $found }.
    [deal] Раздачу записывают текстом, а не так: { $found }.
    [position] Положение записывают текстом, а не так: { $found }.
   *[other] Это записывают текстом, а не так: { $found }.
}
error-notation-move = { $found } — не ход вроде 3W4:c3. { $part ->
    [architect] В начале стоит архитектор: от 1 до 5.
    [side] После архитектора идёт сторона: N, E, S или W.
    [line] После стороны идёт номер позиции на ней: от 1 до 5.
   *[target] После позиции идёт клетка вроде :c3, :- для сброса или ничего.
}
error-notation-unknown-face = Тайла { $found } нет (на { $where }). Есть тайлы { $faces }.
error-notation-face-not-in-mode = Тайл на { $where } ({ LOWER($face) }) — не из { $mode ->
    [classic] классического режима.
   *[expert] экспертного режима.
}
error-notation-wrong-rows = Рядов, разделённых знаком /, должно быть { $expected }, а не { $found }.
error-notation-wrong-columns = { $row ->
    [none] Клеток должно быть { $expected }, а не { $found }.
   *[other] В ряду { $row } клеток должно быть { $expected }, а не { $found }.
}
error-notation-wrong-stack = Здание на { $where } так построить нельзя: { $reason ->
    [mixed] его этажи разных видов.
    [single] у этого вида только один этаж.
   *[high] этажей { $floors }, а можно не больше { $most }.
}
error-notation-too-long = Этот текст слишком длинный: знаков в нём { $found }, а читается не больше { $most }.

error-position-wrong-field-count = Полей, разделённых знаком |, в положении { $found }; при числе игроков { $players } их должно быть { $expected }.
error-position-wrong-field = Поле { $number } положения — { $found }. Оно пишется так: { $like }
error-position-out-of-range = В положении для «{ $field }» указано { $found }; здесь возможно от { $least } до { $most }.
error-position-wrong-city = Город { $city } положения не читается. { $reason }
error-position-spot-twice = На позиции { $spot } лежат два архитектора, а место там для одного.
error-position-same-architect = Архитектор { $architect } лежит на { $spots }, а таких может быть не больше { $most }.
error-position-wrong-share = Архитекторов игрока { $who } на позициях: { $found }. Когда на позициях всего { $lying } и начинал игрок { $first }, должно быть { $expected }.
error-position-wrong-turn = Архитекторов на позициях: { $lying }. Значит, это «{ $field } { $expected }», а не «{ $field } { $found }».
error-position-wrong-architects-left = Оставшиеся архитекторы — { $found }; при тех, что лежат на позициях, остаются { $expected }.
error-position-wrong-urbanist = Место урбаниста — { $found }; после последнего хода это { $expected }.
error-position-not-cleared = Между раундами должно быть «{ $field } { $expected }», а не «{ $field } { $found }».
error-position-wrong-face-down = Тайлов лицом вниз на стройплощадке: { $found }. В раунде { $round } их { $expected }.
error-position-not-of-this-round = На стройплощадке есть тайлы, которых в раунде { $round } нет или которых там меньше: { $surplus }.
error-position-nobody-took = Клетка { $square } стройплощадки пуста, но ни один архитектор на позициях до неё не достаёт.
error-position-still-there = На клетке { $square } стройплощадки лежит тайл ({ LOWER($face) }), но его взял архитектор { $architect } на { $spot }.
error-position-wrong-mayor = Мэр не может быть у игрока { $found }; у кого может: { $expected }.
error-position-too-many-built = Тайлов в городе { $city }: { $found }. Ходов этого игрока сделано всего { $most }.
error-position-never-taken = В городах есть тайлы, которые никто не мог взять, или их больше, чем можно было взять: { $surplus }.

error-record-not-json = Это не запись партии: { $reason ->
    [not_text] нужен текст, а не { $detail }.
    [not_object] нужен объект JSON, а не { $detail }.
    [depth] слишком глубокая вложенность.
    [number] { $detail } — не число в JSON.
   *[syntax] { $detail }.
}
error-record-wrong-field = { $found ->
    [none] Запись не читается: «{ $field }» отсутствует.
   *[other] Запись не читается: в «{ $field }» не может быть { $found }.
} { $expected ->
    [value] Там должно быть { $allowed }.
    [names] Нужно от двух до четырёх имён, каждое от 1 до { $most } печатных знаков.
    [player] Нужен игрок от 0 до { $most }.
    [sites] Списков по 25 тайлов может быть не больше { $most }.
    [moves] Нужен список ходов, не длиннее { $most }.
    [result] Нужен объект со scores и winners.
   *[allocations] Нужно по одному распределению на игрока.
}
error-record-wrong-setup = Запись не читается: так партия не начинается. { $reason }
error-record-wrong-allocations = Запись неверна: жителей и энергию так распределить нельзя. { $reason }
error-record-wrong-site = Запись неверна: в раунде { $round } выложены не те тайлы. { $reason }
error-record-wrong-move = Запись неверна: ход { $number } ({ $move }) невозможен. { $reason }
error-record-missing-site = Запись неполная: нет тайлов раунда { $round } перед ходом { $number } ({ $move }).
error-record-unplayed-site = Запись неверна: тайлы раунда { $round } выложены раньше, чем закончен раунд { $before }.
error-record-wrong-result = { $expected ->
    [none] В записи есть итог ({ $found }), но её ходы не заканчивают партию.
   *[other] Итог в записи ({ $found }) не тот, к которому ведут её ходы ({ $expected }).
}
error-record-no-such-ply = Положения { $ply } в партии нет: они идут от 0 до { $last }.
