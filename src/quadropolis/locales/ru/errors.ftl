### Quadropolis in Russian (русский): refusals that players meet.

error-unknown = Что-то пошло не так. Ваша партия цела: попробуйте ещё раз чуть позже.
error-player = игрок { $number }
error-page-unreachable = Сервер сейчас недоступен. Проверьте связь и попробуйте ещё раз.

error-person-unknown = Мы вас ещё не знаем: сначала выберите имя.
error-person-wrong-name = В имени должно быть от 1 до { $most } видимых знаков.
error-person-wrong-recovery = Этот код неизвестен или уже использован.

error-table-unknown = Стола { $table } нет.
error-table-wrong-setting = Такая настройка за столом невозможна.
error-table-no-such-seat = За этим столом нет такого места.
error-table-seat-taken = Кто-то успел раньше: это место занято.
error-table-seat-free = Там уже никто не сидит.
error-table-full = За этим столом заняты все места ({ $seats }).
error-table-seated-already = Вы уже сидите за этим столом.
error-table-seats-free = { $free ->
    [one] Свободно ещё { $free } место: позовите кого-нибудь или посадите бота.
    [few] Свободно ещё { $free } места: позовите кого-нибудь или посадите ботов.
   *[many] Свободно ещё { $free } мест: позовите кого-нибудь или посадите ботов.
}
error-table-not-open = Партия уже началась.
error-table-not-playing = Это можно только во время партии.
error-table-not-over = Это можно только после партии.
error-table-not-host = Это может только хозяин стола.
error-table-not-your-seat = Это не ваше место.
error-table-not-seated = Это могут только те, кто играет за этим столом.
error-table-not-your-turn = Ещё рано: сейчас ходит { $current }.
error-table-old-position = На столе уже новый ход. Посмотрите ещё раз и выбирайте.
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
error-table-too-many = Незаконченных партий у вас уже { $most }. Сначала закончите или покиньте одну.
error-table-import-not-over = Сохранить здесь можно только законченную партию. Эта ещё идёт.

error-undo-nothing = Вы не сделали хода, который можно вернуть.
error-undo-across-deal = После вашего хода выложен новый раунд, так что ход остаётся.
error-undo-off = За этим столом ходы не возвращают.
error-undo-not-asked = Вернуть ход уже никто не просит.
error-undo-answered = Вы уже согласились.

error-request-wrong-message = Сервер не понял эту страницу. Загрузите её заново.
error-request-not-found = По этому адресу ничего нет.
error-request-wrong-method = Сервер не понял эту страницу. Загрузите её заново.
error-request-wrong-origin = Сервер не принимает это с другого сайта.
error-request-too-large = Данных слишком много, отправить не получится.
error-request-not-json = Этот файл — не запись партии.
error-request-too-fast = { $seconds ->
    [one] Как быстро! Попробуйте снова через { $seconds } секунду.
    [few] Как быстро! Попробуйте снова через { $seconds } секунды.
   *[many] Как быстро! Попробуйте снова через { $seconds } секунд.
}
error-server-failed = На сервере что-то пошло не так. Ничего не изменилось: попробуйте ещё раз.
error-server-storage-failed = Сервер не смог это записать, поэтому ничего не изменилось. Попробуйте чуть позже.
error-server-shutting-down = Сервер обновляется. Всё сохранено: связь восстановится сама.

error-setup-unknown-mode = Есть классический и экспертный режимы, других нет.
error-setup-wrong-players = Играют вдвоём, втроём или вчетвером.
error-setup-wrong-first-player = Первый игрок не сидит за этим столом.
error-setup-wrong-playgrounds = Детские площадки либо есть, либо нет.
error-setup-wrong-seat = За этим столом нет такого места.
error-setup-wrong-number = Это число должно быть от { $least } до { $most }.
error-setup-impossible-state = Такого положения в партии быть не может.
error-deal-not-expected = Новому раунду ещё не время.
error-deal-not-a-deal = Эти тайлы так выложить нельзя.
error-deal-wrong-tiles = В раунде { $round } выкладывают не эти тайлы.

error-move-deal-expected = Раунд { $round } ещё не выложен.
error-move-game-over = Партия окончена.
error-move-architect-not-available = Архитектор { $architect } уже использован.
error-move-spot-taken = Позиция { $spot } занята: архитектор { $architect }, { $player }.
error-move-spot-faces-urbanist = Позиция { $spot } смотрит на урбаниста, он стоит на { $urbanist }.
error-move-must-place-or-discard = Архитектор { $architect } на { $spot } берёт тайл ({ $face }): выберите, куда его поставить, или сбросьте.
error-move-nothing-to-place = Архитектор { $architect } на { $spot } не достаёт до тайла, ставить нечего.
error-move-no-such-square = В этом городе нет клетки { $square }: клетки идут от { $first } до { $last }.
error-move-square-not-allowed = Архитектор { $architect } не может строить на { $square }. Можно: { $allowed }.
error-move-square-occupied = Клетка { $square } занята ({ $building }), а этот тайл ({ $face }) нельзя надстроить.
error-move-other-kind = Этот тайл ({ $face }) нельзя поставить на { $square }: там здание другого вида ({ $building }).
error-move-stack-full = У здания на { $square } уже { $floors } { $floors ->
        [one] этаж
        [few] этажа
       *[many] этажей
    }. Выше строить нельзя.

error-allocation-malformed = Так распределить жителей и энергию нельзя.
error-allocation-wrong-count = Жителей и энергию нужно распределить в каждом городе.
error-allocation-no-building = На { $square } ничего нельзя положить: здания там нет.
error-allocation-wrong-cost = Здание на { $square } ({ $building }) столько не принимает.
error-allocation-not-enough = Здесь израсходовано { $used }, а в городе только { $available }.
error-allocation-wrong-resource = Это должно быть целое число от 0.

error-notation-not-text = Это записывают текстом.
error-notation-move = Это не ход. Ход выглядит так: 3W4:b2.
error-notation-unknown-face = Тайла { $found } нет.
error-notation-face-not-in-mode = Этот тайл ({ $face }) — из другого режима.
error-notation-wrong-rows = Рядов должно быть { $expected }, а не { $found }.
error-notation-wrong-columns = В ряду { $row } клеток должно быть { $expected }, а не { $found }.
error-notation-wrong-stack = Здание на { $where } так построить нельзя.
error-notation-too-long = Этот текст слишком длинный, его не прочитать.

error-record-not-json = Этот файл — не запись партии.
error-record-wrong-field = Запись не читается: что-то не так в «{ $field }».
error-record-wrong-site = Запись неверна: раунд { $round } выложен не теми тайлами.
error-record-wrong-move = Запись неверна: ход { $number } ({ $move }) невозможен.
error-record-missing-site = Запись неполная: нет тайлов раунда { $round }.
error-record-unplayed-site = Запись неверна: раунд { $round } выложен раньше, чем закончен раунд { $before }.
error-record-wrong-result = Итог в записи не тот, к которому ведут её ходы.
error-record-no-such-ply = Такого положения в партии нет: они идут от 0 до { $last }.
