### Quadropolis in Russian (русский). Keys are grouped by where they are shown.

## The page itself

page-title = Quadropolis
page-title-of = {$screen} · Quadropolis
page-not-loaded = Эта часть не загрузилась
page-not-loaded-why = Связь оборвалась, или сервер тем временем обновили. Ваша партия цела.
page-reload = Загрузить страницу заново
page-close = Закрыть
page-cancel = Отмена
page-copied = Скопировано
page-not-copied = Браузер не дал скопировать. Выделите текст и скопируйте его вручную.
page-language = Язык
page-help = Правила и помощь
page-tools = Язык, профиль, настройки и помощь
page-home = На главную

title-table = Стол
title-replay = Повтор
title-rules = Правила
title-pad = Блокнот подсчёта
title-learn = Обучение

settings-title = Настройки
settings-theme = Оформление
settings-theme-system = Как на устройстве
settings-theme-light = День
settings-theme-dark = Ночь
settings-playing = Игра
settings-confirm-automatic = Ходить без вопросов
settings-confirm-automatic-hint = Последнее нажатие сразу отправляет ход. Его всё ещё можно вернуть, если стол это позволяет.
settings-sounds = Звуки
settings-sounds-hint = Тихий стук, когда кладут тайл или наступает ваш ход.
settings-notifications = Уведомления
settings-notifications-hint = Браузер сообщит, что ваш ход, если страница свёрнута.
settings-notifications-refused = Браузер не разрешает уведомления этой странице. Это можно изменить в его настройках.
settings-kept = Настройки хранятся в этом браузере.

me-title = Вы
me-name = Ваше имя
me-name-hint = Его видят все за вашими столами. До 24 знаков.
me-name-save = Сохранить имя
me-name-saved = Теперь вас зовут { $name }.
me-name-choose = Как вас называть?
me-name-continue = Дальше
me-nobody = Играть можно без регистрации. Выберите имя или просто начните: имя мы придумаем.
me-guest-names = Деловой Голубь, Любопытный Кот, Сонный Кран, Ранний Трамвай, Смелый Бобёр, Тихий Фонарь, Весёлый Каменщик, Хитрый Ворон, Шустрый Стриж, Счастливый Кирпич, Добрый Жираф, Мудрый Филин, Светлый Балкон, Храбрый Барсук, Зоркий Сокол, Бодрый Дворник, Гордый Маяк, Ловкий Мышонок, Терпеливый Ёж, Задумчивый Мост
me-device = Другое устройство
me-device-hint = Код перенесёт вас и ваши партии на другой телефон или компьютер. Он действует один раз.
me-code-show = Показать мой код
me-code = Ваш код
me-code-once = Запишите или скопируйте его: больше он не появится. Показанные раньше коды уже не действуют.
me-code-copy = Копировать код
me-code-have = У меня есть код
me-code-enter = Код с другого устройства
me-code-enter-hint = Пять групп по четыре знака, например abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Стать этим игроком
me-code-replaces = На этом устройстве имя { $name } пропадёт. Если захотите вернуться, сначала сохраните код для имени { $name }.
me-delete = Удалить мои данные
me-delete-hint = Ваше имя и список партий исчезнут навсегда. В незаконченных партиях за вас доиграют боты.
me-delete-sure = Точно удалить всё, что связано с именем { $name }?
me-delete-now = Да, удалить
me-deleted = Все ваши данные удалены.

## Words of the game

kind-tower = Многоэтажка
kind-shop = Магазин
kind-public_service = Коммунальная служба
kind-park = Парк
kind-playground = Детская площадка
kind-factory = Фабрика
kind-harbor = Порт
kind-office = Офисная башня
kind-monument = Памятник
# What somebody built or took, as the object of a sentence.
a-kind-tower = многоэтажку
a-kind-shop = магазин
a-kind-public_service = коммунальную службу
a-kind-park = парк
a-kind-playground = детскую площадку
a-kind-factory = фабрику
a-kind-harbor = порт
a-kind-office = офисную башню
a-kind-monument = памятник
category-tower = Многоэтажки
category-shop = Магазины
category-public_service = Коммунальные службы
category-park = Парки
category-factory = Фабрики
category-harbor = Порты
category-office = Офисные башни
category-monument = Памятники
category-idle_inhabitants = Незанятые жители
category-pollution = Загрязнение
mode-classic = Классический
mode-expert = Экспертный

## Home

home-title = Постройте город, где хочется жить
home-lead = Посылайте архитекторов, забирайте лучшие тайлы и обгоняйте соперников. Игра для двух–четырёх человек примерно на полчаса.
home-play = Играть
home-friends = Играть с друзьями
home-learn = Обучение за пять минут
home-no-account = Без регистрации и установки: кнопка «Играть» сажает вас за стол с двумя дружелюбными ботами.
home-welcome = С возвращением, { $name }!
home-my-games = Ваши партии
home-all-games = Все партии ({ $count })
home-ways = С кем играть
home-bots = Против ботов
home-bots-what = Пять уровней: от новичка до такого, которого трудно обыграть.
home-hotseat = На одном устройстве
home-hotseat-what = От двух до четырёх человек передают телефон или сидят у одного экрана.
home-hotseat-how = Все по очереди играют на этом устройстве. Секретов в игре нет, так что отворачиваться не нужно.
home-online = С друзьями по сети
home-online-what = Откройте стол и отправьте ссылку или покажите QR-код.
home-open = Открытые столы
home-open-none = Сейчас ни один открытый стол не ждёт игроков. Откройте свой, и его увидят здесь.
home-open-of = Стол: { $name }
home-open-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
home-join = Сесть
home-join-code = Код или ссылка стола
home-join-wrong = Это не код стола. В коде восемь букв и цифр.
home-more = Ещё
home-to-learn = Обучение
home-to-learn-what = Первая партия с подсказками
home-to-rules = Правила
home-to-rules-what = Всё, с поиском и картинками
home-to-pad = Блокнот подсчёта
home-to-pad-what = Посчитайте города партии за настоящим столом
home-to-games = Мои партии
home-to-games-what = Результаты, повторы и записи
home-unofficial = Неофициальный проект поклонников, не связанный ни с автором, ни с издателем настольной игры. Все рисунки и тексты — наши собственные. Понравилось? Купите настоящую коробку.
home-api = Для программистов: API

nowhere-title = Здесь ничего не построено
nowhere-what = Этот адрес ведёт на пустую клетку. Может быть, в ссылке не хватает буквы.

no-table-unknown = Такой партии нет
no-table-unknown-what = Стола с кодом { $id } нет. Может быть, в ссылке не хватает буквы или партию убрали, потому что никто не пришёл.
no-table-full = За этим столом нет мест
no-table-full-what = Все места заняты. Можно посмотреть партию или открыть свой стол.
no-table-lost-seat = Это место уже не ваше
no-table-lost-seat-what = Теперь здесь играет кто-то другой. Можно посмотреть или начать другую партию.
no-table-restart = Сервер не отвечает
no-table-restart-what = Возможно, он перезапускается или пропала связь. Партия сохранена до последнего хода, мы сами продолжаем попытки.
no-table-other = Этот стол нельзя показать
no-table-again = Ещё раз
no-table-watch = Смотреть
no-table-new = Открыть свой стол

## My games

games-title = Мои партии
games-lead = Все ваши партии: текущие и сыгранные.
games-running = Идут сейчас
games-over = Закончены
games-none = Вы ещё не играли. Самое время!
games-nobody = Мы вас ещё не знаем. Ваши партии появятся здесь, как только вы сыграете.
games-your-turn = Ваш ход
games-won = Вы победили
games-winner = победа
games-status-open = Ждём игроков
games-status-playing = Ходят другие
games-status-allocating = Финальный подсчёт
games-status-finished = Закончена
games-status-ended = Прервана
games-go-on = Продолжить
games-look = Посмотреть
games-replay = Повтор
games-to-table = К столу
games-download = Сохранить запись этой партии
games-ago-now = только что
games-ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
games-ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
games-ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}
games-import = Загрузить партию
games-import-what = Файл записи законченной партии — отсюда или из командной строки — будет проверен и появится в вашем списке вместе с повтором.
games-import-choose = Выбрать файл записи
games-imported = Партия проверена и сохранена.

## A new table and its seats

bot-beginner = Бот-новичок
bot-casual = Бот-любитель
bot-skilled = Бот-знаток
bot-strong = Бот-мастер
bot-top = Бот-чемпион
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-uct = Бот UCT
bot-other = Бот { $name }
level-beginner = Новичок
level-beginner-what = Любит большие здания, но забывает, что им нужно.
level-casual = Любитель
level-casual-what = Хорошо считает, но живёт одним днём.
level-skilled = Знаток
level-skilled-what = Строит хороший город с расчётом на следующие раунды.
level-strong = Мастер
level-strong-what = Продумывает раунд и мешает там, где больнее всего.
level-top = Чемпион
level-top-what = Не торопится и ничего не отдаёт даром.

new-mode = Режим
new-mode-classic-what = Классический: четыре раунда, город из четырёх районов. Начните с него.
new-mode-expert-what = Экспертный: пять раундов, город побольше, офисные башни, памятники и общие на всех архитекторы.
new-players = Игроки
new-playgrounds = Детские площадки
new-playgrounds-hint = Небольшое дополнение: часть парков становится детскими площадками.
new-bot = Бот { $number }
new-player = Игрок { $number }
new-names = Кто играет?
new-name-of = Имя игрока { $number }
new-start-now = Начать партию
new-create = Открыть стол
new-door = Кто может сесть?
new-door-link = Только по ссылке
new-door-public = Все
new-more = Часы, подсчёт, возврат ходов
new-clock = Время на ход
new-clock-none = Без часов
new-clock-move-60 = 1 минута на ход
new-clock-move-180 = 3 минуты на ход
new-clock-days-1 = 1 день на ход
new-clock-days-3 = 3 дня на ход
new-clock-days-7 = 7 дней на ход
new-allocation = Жители и энергия в конце
new-allocation-automatic = Автоматически
new-allocation-manual = Вручную
new-allocation-automatic-what = Страница найдёт лучшее распределение для каждого.
new-allocation-manual-what = Каждый сам расставит жителей и энергию по зданиям своего города и подтвердит.
new-undo = Возврат ходов
new-undo-bots = Всегда, если после вас ходили только боты
new-undo-own = Пока не сходил следующий игрок
new-undo-off = Только с согласия остальных

seats-title = Стол: { $name }
seats-title-mine = Ваш стол
seats-lead = { $free ->
    [0] Все в сборе.
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[many] Свободно ещё { $free } мест.
}
seats-setup = Какая партия
seats-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
seats-clock-move = { $amount ->
    [one] { $amount } секунда на ход
    [few] { $amount } секунды на ход
   *[many] { $amount } секунд на ход
}
seats-clock-days = { $amount ->
    [one] { $amount } день на ход
    [few] { $amount } дня на ход
   *[many] { $amount } дней на ход
}
seats-manual = Финальный подсчёт вручную
seats-undo-own = Возврат до следующего хода
seats-undo-off = Возврат — только с согласия
seats-seats = Места
seats-seat = Место { $number }
seats-free = Свободное место
seats-you = Вы
seats-host = Хозяин
seats-here = на связи
seats-away = не на связи
seats-is-bot = Бот
seats-sit = Сесть
seats-sit-too = На этом устройстве
seats-leave = Встать
seats-remove = Освободить место { $number }
seats-bot = Посадить бота на место { $number }
seats-bot-choose = Посадить бота…
seats-start = Начать партию
seats-start-wait = Партию можно начать, когда все места заняты.
seats-start-host = Когда все соберутся, партию начнёт { $name }.
seats-invite = Позвать друзей
seats-invite-how = Отправьте эту ссылку или дайте навести камеру на код.
seats-copy = Копировать
seats-share = Поделиться
seats-share-text = Приходите строить со мной город!
seats-code = Или по коду:
seats-qr = QR-код со ссылкой на этот стол
seats-full = Все места заняты. Можно остаться и посмотреть или открыть свой стол.
seats-lost = Ваше место освободили. Если есть свободное, можно сесть снова.
seats-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
seats-lost-line = Связь потеряна. Мы пробуем снова, место остаётся за вами.

## The table during a game

# What lies on the site. $kind is the name of a kind of building; [0] says nothing.
site-tile =
    { $kind }{ $inhabitants ->
        [0] {""}
        [one] , { $inhabitants } житель
        [few] , { $inhabitants } жителя
       *[many] , { $inhabitants } жителей
    }{ $energy ->
        [0] {""}
        [one] , { $energy } энергоблок
        [few] , { $energy } энергоблока
       *[many] , { $energy } энергоблоков
    }{ $points ->
        [0] {""}
        [one] , { $points } очко
        [few] , { $points } очка
       *[many] , { $points } очков
    }{ $mayor ->
        [yes] , мэр
       *[no] {""}
    }
site-square = {$square}: {$tile}
site-square-empty = { $square }: пусто
site-square-down = { $square }: лежит лицом вниз, вне игры
site-square-urbanist = { $square }. Здесь стоит урбанист.
site-spot = Позиция { $spot }
site-spot-free = Позиция { $spot }, свободна
site-spot-taken = Позиция { $spot } занята: { $name }, архитектор { $architect }.
site-row-urbanist = Ряд { $row } пока закрыт урбанистом.
site-column-urbanist = Колонка { $column } пока закрыта урбанистом.
site-note = {$place}. {$note}
city-square-empty = { $square }: пусто
city-square =
    { $square }: { $kind }{ $floors ->
        [1] {""}
        [few] , { $floors } этажа
       *[many] , { $floors } этажей
    }{ $inhabitants ->
        [0] {""}
        [one] , здесь { $inhabitants } житель
        [few] , здесь { $inhabitants } жителя
       *[many] , здесь { $inhabitants } жителей
    }{ $energy ->
        [0] {""}
        [one] , { $energy } энергоблок
        [few] , { $energy } энергоблока
       *[many] , { $energy } энергоблоков
    }{ $activated ->
        [yes] {""}
       *[no] , не активировано
    }
city-square-numbers = { $square }. Номер { $number }, район { $district }
city-square-note = {$square}. {$note}
city-floor = { $floor ->
        [1] 1-й этаж
        [2] 2-й этаж
        [3] 3-й этаж
       *[other] { $floor }-й этаж
    }
city-idle = { $count ->
        [one] { $count } незанятый житель за городом: минус { $count } очко
        [few] { $count } незанятых жителя за городом: минус { $count } очка
       *[many] { $count } незанятых жителей за городом: минус { $count } очков
    }
city-pollution = { $count ->
        [one] { $count } лишний энергоблок: минус { $count } очко
        [few] { $count } лишних энергоблока: минус { $count } очка
       *[many] { $count } лишних энергоблоков: минус { $count } очков
    }
table-player = Игрок { $number }
table-heading = Партия в Quadropolis. { $mode } режим
table-title = Quadropolis
table-title-turn = ● Ваш ход — Quadropolis
table-notification = Ваш ход в Quadropolis.
table-loading = Ищем стол…
table-no-game = За этим столом ничего не сыграно.
table-home = На главную
table-line-lost = Связь потеряна. Мы пробуем снова, ваша партия цела.
table-menu = Журнал и прочее
table-rules = Правила
table-round-turn = Раунд { $round }, ход { $turn }
# A player's chip in the bar at the top.
table-chip = { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $current ->
        [yes] , сейчас ходит
       *[no] {""}
    }{ $mayor ->
        [yes] , с мэром
       *[no] {""}
    }{ $away ->
        [yes] , не на связи
       *[no] {""}
    }. Открыть город и таблицу очков.
table-player-title = { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-city-of = Город: { $name }
table-my-city = Ваш город
table-open-city = Открыть город: { $name }
table-sheet-of = Очки на этот момент: { $name }
table-now = Сейчас ходит { $name }
site-title = Стройплощадка
city-inhabitants = { $count ->
        [one] { $count } житель
        [few] { $count } жителя
       *[many] { $count } жителей
    }
city-energy = { $count ->
        [one] { $count } энергоблок
        [few] { $count } энергоблока
       *[many] { $count } энергоблоков
    }
table-architects = Ваши архитекторы
table-architects-common = Общие архитекторы
table-architect = Архитектор { $number }{ $left ->
        [yes] {""}
       *[no] , уже на стройплощадке
    }
table-architect-count = Архитектор { $number }, осталось: { $count }
table-architect-used = Ваш архитектор { $architect } уже на стройплощадке.
table-architect-gone = Архитекторов { $architect } в этом раунде не осталось.
table-architect-none = { $mode } режим: архитектора { $architect } нет.
table-takes = Архитектор { $architect } берёт: { $tile }
table-takes-nothing = Архитектору { $architect } здесь нечего взять.
table-brings = Здесь очков: { $points }
table-brings-floor = Здесь очков: { $points }, этаж { $floor }
table-ask-start = Ваш ход: выберите тайл, архитектора или позицию
table-ask-start-of = { $name }: выберите тайл, архитектора или позицию
table-ask-way-tile = Какой архитектор возьмёт тайл «{ $kind }»?
table-ask-way-empty = Какой архитектор пойдёт туда?
table-ask-way-architect = Куда идёт архитектор { $architect }?
table-ask-way-spot = Какой архитектор встанет сюда?
table-ask-place = Куда поставить тайл «{ $kind }»?
table-move-place = { $kind } на { $square }
table-move-discard = { $kind } — в сброс
table-move-nothing = Архитектор { $architect } на { $spot }: брать нечего
table-no-change = Ваши очки не меняются
table-back = Шаг назад
table-discard = Сбросить
table-build = Строить
table-confirm = Подтвердить
table-sending = Отправляем…
table-since = После вашего хода:
table-last = Последние ходы:
table-hint-tile = Никто из ваших архитекторов сейчас не достанет этот тайл.
table-hint-place-classic = Архитектор { $architect } строит в ряду { $architect } или колонке { $architect }{ $architect ->
        [1] .
       *[other] {" "}либо добавляет этаж { $architect }.
    }
table-hint-place-expert = Архитектор { $architect } строит в районе { $architect } или на клетках с цифрой { $architect }{ $architect ->
        [1] .
       *[other] {" "}либо добавляет этаж { $architect }.
    }
table-preparing = Ваш ход…
table-thinks = { $name } думает…
table-bot-thinks = { $name } думает…
table-over = Партия окончена.
table-scoring = Назад к подсчёту
table-undo = Вернуть ход
table-undo-ask = Попросить вернуть ход
table-undo-waits = { $name } хочет вернуть ход и ждёт согласия остальных.
table-undo-waiting = Вы попросили вернуть ход. Остальные должны согласиться.
table-undo-asked = { $name } хочет вернуть { $moves ->
        [1] последний ход
        [one] последний { $moves } ход
        [few] последние { $moves } хода
       *[many] последние { $moves } ходов
    }.
table-undo-agree = Согласиться
table-undo-decline = Лучше не надо
table-undo-forget = Уже не нужно
table-replaced = За вас играет бот.
table-come-back = Я на месте
table-sleeper = { $name } давно не ходит.
table-give = Пусть играет бот
table-resign = Сдаться
table-resign-sure = Бот доиграет за вас, вернуться будет нельзя. Сдаться?
table-end = Прервать партию
table-end-sure = Партия закончится прямо сейчас, без победителя. Прервать?
table-play-on = Играть дальше
table-type = Ввести ход
table-type-enter = Ввод
table-typed-unreadable = Ход выглядит так: 3W4:b2 — архитектор 3 слева от ряда 4, тайл на b2; с :- тайл уходит в сброс.
table-typed-place = Этот тайл нельзя поставить на { $square }.
table-typed-nothing = Тайла нет, сбрасывать нечего.
table-clock-days = { $days } д { $hours } ч
table-heard-turn = Ваш ход. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## The log

log-title = Что произошло
log-round-begins = Начинается новый раунд.
log-somebody = Кто-то
log-placed = { $name } строит { $kind } на { $square }{ $floor ->
        [1] {""}
       *[other] , этаж { $floor }
    } (архитектор { $architect }){ $mayor ->
        [yes] {" "}и получает мэра
       *[no] {""}
    }.
log-discarded = { $name } берёт { $kind } архитектором { $architect } и сбрасывает этот тайл.
log-nothing = { $name } ставит архитектора { $architect } на { $spot }, но брать там нечего.
log-dealt = Раунд { $round }
log-created = Открыт стол. { $mode } режим.
log-sat = { $name } садится за стол.
log-left = { $name } уходит из-за стола.
log-bot-sat = { $bot } садится за стол.
log-started = Партия началась.
log-undone = { $name } возвращает { $moves ->
        [1] ход
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
log-undo-asked = { $name } просит вернуть { $moves ->
        [1] ход
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
log-undo-answered = { $name } { $agrees ->
        [yes] соглашается.
       *[no] не соглашается.
    }
log-resigned = { $name } сдаётся. Дальше играет { $bot }.
log-given = { $name }: пока на этом месте играет { $bot }.
log-returned = { $name } снова за столом.
log-confirmed = { $name }: жители и энергия распределены.
log-finished = { $count ->
        [one] { $winners } побеждает
       *[other] { $winners } делят победу
    }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
log-ended = Партию прервали.
log-rematched = Открыт новый стол для следующей партии.

## The end of a game

end-total = Итого
end-pad = Таблица: очки каждого по категориям
end-inhabitants-on-buildings = Жители на зданиях
end-empty-squares = Пустые клетки
end-winner-mark = Победа
end-winner =
    { $count ->
        [one] { $names } побеждает
       *[other] { $names } вместе побеждают
    }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
end-tie-inhabitants = По очкам равны: { $names }. Решают жители на зданиях: { $winner } — { $count } против { $other }.
end-tie-empty_squares = По очкам и жителям равны: { $names }. Решает, у кого меньше пустых клеток: { $winner } — { $count } против { $other }.
end-shared = Очки, жители на зданиях и пустые клетки — всё поровну: { $names } делят победу.

# Where points come from, one line of a score sheet each. $where is a square like b2.
end-line-tower =
    { $floors ->
        [one] { $where }: { $floors } этаж
        [few] { $where }: { $floors } этажа
       *[many] { $where }: { $floors } этажей
    }
end-line-shop =
    { $customers ->
        [0] { $where }: нет покупателей
        [one] { $where }: { $customers } покупатель
        [few] { $where }: { $customers } покупателя
       *[many] { $where }: { $customers } покупателей
    }
end-line-public_service =
    { $districts ->
        [one] В { $districts } районе
       *[other] В { $districts } районах
    }
end-line-park =
    { $towers ->
        [0] { $where }: рядом нет высоток
        [one] { $where }: рядом { $towers } высотка
        [few] { $where }: рядом { $towers } высотки
       *[many] { $where }: рядом { $towers } высоток
    }
end-line-factory-neighbor =
    { $kind ->
        [shop] { $count ->
            [one] { $where }: рядом { $count } магазин
            [few] { $where }: рядом { $count } магазина
           *[many] { $where }: рядом { $count } магазинов
        }
        [harbor] { $count ->
            [one] { $where }: рядом { $count } порт
            [few] { $where }: рядом { $count } порта
           *[many] { $where }: рядом { $count } портов
        }
       *[office] { $count ->
            [one] { $where }: рядом { $count } офисная башня
            [few] { $where }: рядом { $count } офисные башни
           *[many] { $where }: рядом { $count } офисных башен
        }
    }
end-line-harbor-across = { $count } подряд в ряду
end-line-harbor-down = { $count } подряд в колонке
end-line-printed = { $where }: указано на тайле
end-line-office =
    { $group ->
        [one] { $floors ->
            [one] { $where }: { $floors } этаж, стоит отдельно
            [few] { $where }: { $floors } этажа, стоит отдельно
           *[many] { $where }: { $floors } этажей, стоит отдельно
        }
       *[other] { $floors ->
            [one] { $where }: { $floors } этаж, башен в группе: { $group }
            [few] { $where }: { $floors } этажа, башен в группе: { $group }
           *[many] { $where }: { $floors } этажей, башен в группе: { $group }
        }
    }
end-line-monument-neighbor =
    { $kind ->
        [factory] { $count ->
            [one] { $where }: рядом { $count } фабрика
            [few] { $where }: рядом { $count } фабрики
           *[many] { $where }: рядом { $count } фабрик
        }
        [harbor] { $count ->
            [one] { $where }: рядом { $count } порт
            [few] { $where }: рядом { $count } порта
           *[many] { $where }: рядом { $count } портов
        }
        [public_service] { $count ->
            [one] { $where }: рядом { $count } коммунальная служба
            [few] { $where }: рядом { $count } коммунальные службы
           *[many] { $where }: рядом { $count } коммунальных служб
        }
        [shop] { $count ->
            [one] { $where }: рядом { $count } магазин
            [few] { $where }: рядом { $count } магазина
           *[many] { $where }: рядом { $count } магазинов
        }
        [playground] { $count ->
            [one] { $where }: рядом { $count } детская площадка
            [few] { $where }: рядом { $count } детские площадки
           *[many] { $where }: рядом { $count } детских площадок
        }
       *[park] { $count ->
            [one] { $where }: рядом { $count } парк
            [few] { $where }: рядом { $count } парка
           *[many] { $where }: рядом { $count } парков
        }
    }
end-line-idle_inhabitants =
    { $count ->
        [one] { $count } житель без дела
        [few] { $count } жителя без дела
       *[many] { $count } жителей без дела
    }
end-line-pollution =
    { $count ->
        [one] { $count } лишний энергоблок
        [few] { $count } лишних энергоблока
       *[many] { $count } лишних энергоблоков
    }

end-player = Игрок { $number }
end-player-numbered = {$name} {$number}
end-scoring = Финальный подсчёт
end-city-of = Город: { $name }
end-sheet-of = Очки по строкам: { $name }
end-open-city = Рассмотреть
end-you-won = Вы победили!
end-won =
    { $count ->
        [one] { $names } побеждает!
       *[other] { $names } побеждают!
    }
end-ahead =
    { $count ->
        [one] Отрыв — { $count } очко, следом { $name }.
        [few] Отрыв — { $count } очка, следом { $name }.
       *[many] Отрыв — { $count } очков, следом { $name }.
    }

# Telling the scoring category by category. $points is the table printed on the mat, like 1 / 3 / 6 / 10.
end-how-tower = По этажам: { $points }.
end-how-shop = По покупателям: { $points }.
end-how-public_service = По районам, где есть служба: { $points }. Плюс очки на тайлах.
end-how-park =
    { $mode ->
        [expert] По многоэтажкам и офисным башням рядом: { $points }.
       *[classic] По многоэтажкам рядом: { $points }.
    }
end-how-factory =
    { $mode ->
        [expert] 2 за каждый магазин рядом, 3 за каждый порт, 4 за каждую офисную башню.
       *[classic] 2 за каждый магазин рядом, 3 за каждый порт.
    }
end-how-harbor = Самый длинный ряд и самая длинная колонка, начиная с двух: { $points }. Плюс очки на тайлах.
end-how-office = По этажам, и тем больше, чем больше башен касаются друг друга.
end-how-monument = Парки, магазины и коммунальные службы рядом приносят очки, фабрики и порты отнимают.
end-how-idle_inhabitants = Каждый житель без здания — минус очко.
end-how-pollution = Каждый лишний энергоблок — минус очко.
end-telling-of = { $category }:
end-telling-points =
    { $points ->
        [one] { $name } — { $points } очко.
        [few] { $name } — { $points } очка.
       *[many] { $name } — { $points } очков.
    }
end-story = Подсчёт
end-story-back = Предыдущая категория
end-story-next = Дальше
end-story-play = Автопоказ
end-story-pause = Остановить
end-story-skip = Итог

end-rematch = Сыграть ещё
end-join-rematch = К реваншу
end-new-game = Начать партию
end-look = Поле
end-replay = Повтор
end-record = Сохранить
end-share = Поделиться
end-share-title = Партия в Quadropolis
end-share-copied = Ссылка скопирована.

end-early = Эту партию прервали
end-early-resigned =
    { $known ->
        [yes] { $name } сдаётся, и продолжать больше некому.
       *[no] Последний игрок сдался, и продолжать больше некому.
    }
end-early-given_up =
    { $known ->
        [yes] { $name } прерывает партию до конца последнего раунда.
       *[no] Кто-то прервал партию до конца последнего раунда.
    }
end-early-tidied = К этому столу долго никто не возвращался, и его закрыли.
end-early-stood = Победителя нет. Вот какими были города:

# Laying out inhabitants and energy by hand.
end-lay-title = Ваше финальное распределение
end-lay-title-of = Финальное распределение: { $name }
end-lay-how = Решите, кто где работает. Нажмите на здание, чтобы дать ему нужное или забрать обратно.
end-lay-whose = Чей город
end-lay-touch = Нажмите на здание в своём городе.
end-lay-left = Осталось { $left } из { $all }
end-lay-inhabitants = Осталось жителей: { $left } из { $all }
end-lay-energy = Осталось энергии: { $left } из { $all }
end-lay-building = { $kind } на { $where }
end-lay-cost =
    { $inhabitants ->
        [0] Нужен 1 энергоблок.
       *[other] { $energy ->
            [0] Нужен 1 житель.
           *[other] Нужны 1 житель и 1 энергоблок.
        }
    }
end-lay-park = Активен всегда. Может принять один энергоблок.
end-lay-on = Активировать
end-lay-off = Отключить
end-lay-park-put = Дать энергоблок
end-lay-park-take = Забрать
end-lay-customers = Покупатели: { $count } из { $most }
end-lay-customers-more = Ещё один покупатель
end-lay-customers-less = Одним покупателем меньше
end-lay-behind =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }{ $count ->
        [0]  — лучше не бывает
       *[other] , на { $count } меньше лучшего
    }
end-lay-best = Лучший вариант
end-lay-clear = Забрать всё
end-lay-confirm = Подтвердить
end-lay-nothing-there = На { $where } ничего не построено.
end-lay-needs-nothing =
    { $kind ->
        [monument] Памятнику на { $where } ничего не нужно: он активен всегда.
       *[playground] Детской площадке на { $where } ничего не нужно, и энергию она не принимает.
    }
end-lay-no-inhabitants = Жителей не осталось. Сначала заберите одного из другого здания.
end-lay-no-energy = Энергии не осталось. Сначала заберите её у другого здания.
end-lay-no-shop = Покупатели бывают только в магазинах.
end-lay-shop-dark = Сначала активируйте магазин: покупатели ходят только в открытые.
end-lay-shop-full = Магазин полон: больше { $count } покупателей не поместится.
end-lay-shop-empty = Покупателей здесь нет, забирать некого.
end-lay-waiting = Ваш город готов
end-lay-waiting-why = Очки посчитаем, как только все подтвердят.
end-lay-watching = Последние решения
end-lay-watching-why = Игроки расставляют жителей и энергию по своим зданиям.
end-lay-who = Кто подтвердил
end-lay-done = { $name }: готово
end-lay-thinking = { $name } ещё думает

## Replay

replay-title = Повтор
replay-round = Раунд { $round } из { $rounds }
replay-start = До первой раздачи
replay-over = Конец
replay-first = В начало
replay-back = Ход назад
replay-next = Ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-position = Момент { $ply } из { $last }
replay-slider = Ход
replay-copy = Ссылка на этот момент
replay-record = Сохранить
replay-table = К столу
replay-site = Стройплощадка
replay-architects-left = Осталось архитекторов
replay-architects-common = Общие архитекторы
replay-to-move = ходит
replay-mayor = с мэром
replay-loading = Ищем партию…
replay-unknown = Такой партии нет
replay-unknown-why = Возможно, ссылка неполная или партию удалили. Спросите того, кто её прислал, или загляните в свои партии.
replay-not-started = Эта партия ещё не началась
replay-not-started-why = Смотреть пока нечего.
replay-failed = Партия не загрузилась
replay-home = На главную
replay-games = Мои партии
replay-again = Ещё раз
replay-inhabitants = жители
replay-energy = энергоблоки
replay-open-city = Город и очки: { $name }
replay-rounds = Раунды
replay-to-round = К раунду { $round }

## Rules

rules-title = Правила
rules-lead = Вся игра нашими словами: оба режима, каждое здание, все таблицы очков.
rules-contents = Разделы
rules-search = Поиск в тексте
rules-search-found = { $count ->
    [0] Ничего не найдено. Попробуйте слово покороче.
    [one] Найдено в { $count } разделе.
   *[other] Найдено в { $count } разделах.
  }
rules-print = Печать
rules-without-script = Простая версия без скриптов
rules-with-pictures = Версия с картинками
rules-link-here = Ссылка на этот раздел: { $title }
rules-see-helper = Все таблицы очков на одной странице
rules-ruling = Наше решение
rules-example = Пример
rules-example-name = Аня
rules-unofficial = Неофициальный проект поклонников. Слова и рисунки — наши собственные; последнее слово — за правилами из вашей коробки.

rules-group-playing = Ход игры
rules-group-scoring = Подсчёт очков
rules-group-more = Ещё

rules-goal = Игра за минуту
rules-goal-build = От двух до четырёх игроков строят каждый свой город. Посередине лежит стройплощадка: пять рядов по пять клеток, и на клетках — тайлы зданий.
rules-goal-architect = В свой ход вы кладёте одного из своих архитекторов у края стройплощадки. Его номер показывает, до какой клетки он достаёт, и тайл на ней — ваш. Тот же номер определяет, где тайл может стоять в вашем городе.
rules-goal-urbanist = Следом идёт урбанист: он встаёт на клетку, до которой вы достали, и закрывает этот ряд и эту колонку для следующего игрока.
rules-goal-resources = Здания приносят жителей и энергию, и большинству зданий нужны жители или энергия, чтобы давать очки. Люди без дела и лишняя энергия отнимают очки. Побеждает тот, у кого в конце больше всего очков.

rules-table = Что лежит на столе
rules-table-site = Одна стройплощадка: 5 × 5 клеток и 20 позиций вокруг, по пять с каждой стороны.
rules-table-city = Планшет города у каждого игрока: 4 × 4 клетки в классическом режиме, 5 колонок и 4 ряда в экспертном.
rules-table-architects = Архитекторы: в классическом режиме у каждого свои 1, 2, 3 и 4. В экспертном все архитекторы лежат в общем запасе.
rules-table-urbanist = Урбанист, который ходит по стройплощадке и всем мешает.
rules-table-mayor = Мэр: он у того, кто начинает следующий раунд.
rules-table-tiles = 142 тайла зданий, каждый для своего раунда, и 5 детских площадок как дополнение.
rules-table-supply = Жители и энергоблоки.
rules-table-supply-ruling = Жители и энергоблоки никогда не кончаются. (В коробке их 65 и 50.)

rules-round = Раунд
rules-round-length = В классическом режиме четыре раунда, в экспертном пять. В каждом раунде у каждого четыре хода.
rules-round-deal = 25 тайлов раунда перемешивают и раскладывают на стройплощадке. Тайлы с пометкой для большего числа игроков лежат лицом вниз: вчетвером открыты 25 тайлов, втроём 20, вдвоём 16.
rules-round-face-down-ruling = Тайл лицом вниз — вне игры, а его клетка считается пустой: архитектор может до неё достать, но ничего не берёт, а урбанист всё равно идёт туда.
rules-round-order = Начинает тот, у кого мэр, дальше по часовой стрелке. Этот порядок держится весь раунд, даже если мэр тем временем перешёл к другому. В первом раунде начинающего выбирает жребий.
rules-round-end = Когда каждый сделал четыре хода, остатки со стройплощадки убирают, архитекторы возвращаются, а урбанист уходит с неё до первого хода.

rules-turn = Ход по шагам
rules-turn-take = Возьмите тайл. Положите архитектора на свободную позицию. Архитектор 1 берёт тайл с первой клетки перед собой, архитектор 2 — со второй и так далее. Сыграть архитектора нужно, даже если клетка, до которой он достаёт, пуста.
rules-turn-urbanist = Урбанист переходит на эту клетку, даже если взять было нечего.
rules-turn-place = Поставьте тайл в свой город туда, куда позволяет номер архитектора, или сбросьте его.
rules-turn-receive = Получите то, что показано на поставленном тайле: жителей, энергию или мэра — с ним вы станете первым игроком следующего раунда. Очки на тайле считаются в конце и только если здание активировано.
rules-turn-reach = Архитектор { $architect } лежит слева от ряда 4. Он берёт тайл с третьей клетки, считая со своей стороны.
rules-turn-blocked = Теперь там стоит урбанист. Следующему игроку закрыты оба конца его ряда, оба конца его колонки и все позиции, где уже лежит архитектор.
rules-turn-discard-ruling = Сбросить тайл можно всегда. Тогда он не приносит ничего, даже мэра.
rules-turn-never-stuck = Без хода вы не останетесь: перед последним ходом раунда занято не больше 15 из 20 позиций, а урбанист закрывает ещё не больше трёх.

rules-place = Где может стоять тайл
rules-place-classic = В классическом режиме архитектор 2 строит в ряду 2 или колонке 2 вашего города, архитектор 3 — в ряду 3 или колонке 3 и так далее. Клетка должна быть пустой.
rules-place-classic-shown = С архитектором { $architect } этот тайл можно поставить на любую из отмеченных клеток.
rules-place-expert = В экспертном режиме у каждой клетки есть номер и район. Архитектор 4 строит на пустой клетке с номером 4 или на любой пустой клетке района 4.
rules-place-expert-shown = С архитектором { $architect } этот тайл можно поставить на любую из отмеченных клеток.
rules-place-neighbors = У соседних клеток есть общая сторона. Клетки, которые касаются только углом, — не соседи.

rules-stack = Строим вверх
rules-stack-what = Многоэтажка может стать и следующим этажом многоэтажки в вашем городе; в экспертном режиме офисная башня — следующим этажом офисной башни. Остальным зданиям всегда нужна пустая клетка.
rules-stack-where = Этаж можно добавить, если здание стоит там, где архитектор может строить, или если номер нового этажа совпадает с номером архитектора: архитектор 3 добавит третий этаж где угодно.
rules-stack-high = В здании не больше четырёх этажей, в экспертном режиме — не больше пяти. Сколько бы их ни было, это одно здание: активируют его один раз, и соседом оно считается тоже один раз.
rules-stack-shown = Архитектор { $architect } берёт многоэтажку. Кроме ряда 3 и колонки 3, её можно поставить на два этажа в углу, потому что она станет третьим.
rules-stack-ruling = Место или номер этажа: достаточно одного из двух. Нидерландские правила и одна фраза русских здесь строже; мы следуем английским, французским и португальским.

rules-supply = Жители и энергия
rules-supply-get = То, что приносит тайл, попадает в город, как только тайл поставлен. Жителей и энергию можно в любой момент переставлять между своими зданиями, так что заранее планировать не нужно: важно лишь, где они окажутся в самом конце.
rules-supply-activate = Здание, у которого есть всё нужное, активировано. Все остальные убирают перед подсчётом: они не дают очков и не считаются соседями.
rules-supply-exact = У здания либо ровно то, что ему нужно, либо ничего. Два исключения: активированный магазин принимает ещё и покупателей, а парк может принять один энергоблок.
rules-supply-choice = Здание можно нарочно оставить без ресурсов. Иногда так выгоднее.
rules-supply-always-ruling = Парки, детские площадки и памятники активны всегда. Их нельзя ни отключить, ни убрать, даже если памятник уходит в минус.
rules-supply-count-for-you = Ломать голову не нужно: в конце партии программа сама найдёт лучший способ всё использовать. Хотите решать сами — выберите это, когда открываете стол.

rules-tower = Многоэтажки
rules-tower-how = Многоэтажка даёт очки по числу этажей.
rules-shop = Магазины
rules-shop-how = Магазин даёт очки по числу покупателей — жителей, которые стоят на нём, когда он получил свой энергоблок. Места хватает на четверых, в экспертном режиме — на пятерых.
rules-public-service = Коммунальные службы
rules-public-service-how = Посчитайте районы, где у вас есть хотя бы одна. Это считается один раз на весь город. Очки, указанные на каждой активированной коммунальной службе, прибавляются.
rules-park = Парки
rules-park-how = Парк даёт очки за многоэтажки рядом, в экспертном режиме — за многоэтажки и офисные башни. Высокая считается так же, как низкая.
rules-park-energy = Каждый парк может ещё принять один лишний энергоблок.
rules-factory = Фабрики
rules-factory-how = Фабрика даёт очки за то, что стоит рядом.
rules-harbor = Порты
rules-harbor-how = Найдите самый длинный непрерывный ряд портов и самую длинную непрерывную колонку. Считается и то и другое, по одному разу. Очки, указанные на каждом активированном порте, прибавляются.
rules-office = Офисные башни (экспертный режим)
rules-office-how = Офисные башни, которые касаются сторонами, — это группа. Каждая даёт очки по размеру группы и по своим этажам.
rules-office-ruling = Группа больше пяти считается по строке для пяти.
rules-monument = Памятники (экспертный режим)
rules-monument-how = Памятник даёт очки за то, что стоит рядом, и не всякий вид ему по душе.
rules-leftovers = Что осталось лишним
rules-leftovers-idle = Каждый житель, который не активирует здание и не стал покупателем, отнимает одно очко.
rules-leftovers-pollution = Каждый неиспользованный энергоблок отнимает одно очко. Но сначала каждый парк забирает по одному.
rules-city = Город целиком
rules-city-how = Всё вместе, как в блокноте подсчёта очков.

rules-example-tower = Три этажа и один этаж, у каждой многоэтажки свой энергоблок: 6 + 1 = { $tower }.
rules-example-shop = Два магазина и пять жителей. Заполнить один выгоднее, чем делить поровну: 7 + 1 = { $shop }.
rules-example-public_service = Четыре коммунальные службы, но две — в одном районе. Три района дают 9 очков, и прибавляется 1 с тайла: 9 + 1 = { $public_service }.
rules-example-park = Рядом с парком три многоэтажки: { $park } { $park ->
        [one] очко
        [few] очка
       *[many] очков
    }. То, что в одной два этажа, здесь ничего не меняет.
rules-example-factory = С одной стороны магазин, с другой порт: фабрика даёт 2 + 3 = { $factory }.
rules-example-harbor = В самом длинном ряду три порта, в самой длинной колонке два, и на одном указано 1: 7 + 3 + 1 = { $harbor }.
rules-example-office = Три офисные башни касаются друг друга, в них два, два и три этажа: 5 + 5 + 9 = { $office }.
rules-example-monument = Парк и магазин приносят памятнику 5 + 3 = { $monument }. Фабрика снизу отняла бы пять, поэтому туда никого не посылают, и перед подсчётом её убирают. А житель идёт за покупками.
rules-example-leftovers = Три энергоблока: один многоэтажке, один парку, один лишний: { $pollution }. Двум жителям нечем заняться: { $idle_inhabitants }.
rules-example-playground = Рядом с детской площадкой две многоэтажки: { $park } { $park ->
        [one] очко
        [few] очка
       *[many] очков
    }, как за парк. Но энергию она не принимает, и третий энергоблок отнимает очко: { $pollution }.
rules-example-city = Этот город приносит { $total } { $total ->
        [one] очко
        [few] очка
       *[many] очков
    }. Все при деле, и загрязнения нет.

rules-winner = Кто побеждает
rules-winner-points = Побеждает тот, у кого больше очков. При равенстве — у кого больше жителей на зданиях, затем — у кого меньше пустых клеток; если и это поровну, победу делят.
rules-winner-ruling = Жители на зданиях — те, кто активирует здание или пришёл за покупками. Пустые клетки считают после того, как убраны здания без ресурсов.
rules-winner-best-ruling = Когда программа ищет лучший способ всё использовать, она помнит и о ничьих: из двух способов с равными очками она берёт тот, что выгоднее при ничьей.

rules-expert = Что меняет экспертный режим
rules-expert-rounds = Пять раундов вместо четырёх, в каждом по четыре хода, и город из 5 колонок и 4 рядов.
rules-expert-pool = Архитекторы общие. На каждого игрока в общем запасе лежит по одному архитектору с номерами от 1 до 5, и все берут оттуда. За раунд неиспользованных остаётся столько, сколько игроков; потом запас снова полон.
rules-expert-mat = Пять районов: четыре угла и средняя колонка. На каждой клетке есть ещё номер одного из других районов.
rules-expert-kinds = Два новых вида зданий: офисные башни, которые можно надстраивать, и памятники.
rules-expert-higher = Всё может дорасти до пяти: этажи, покупатели, районы с коммунальной службой, порты подряд.
rules-expert-tiles = Некоторые тайлы есть только в одном режиме, чтобы в каждом раунде было ровно 25 тайлов. Вдвоём памятники появляются только в раундах 2 и 3, втроём — в раундах 2, 3 и 4.

rules-playgrounds = Детские площадки
rules-playgrounds-what = Небольшое дополнение для обоих режимов. Пять парков заменяют детскими площадками, по одной в каждом раунде. В классическом режиме их выходит четыре.
rules-playgrounds-how = Детскую площадку ставят и считают как парк. Она приносит одного жителя и не принимает энергию.

rules-rulings = Наши решения
rules-rulings-why = Печатные издания кое-что не договаривают или противоречат друг другу. Вот что решили мы; те же пометки стоят там, где они важны.
rules-marks = В чём мы не уверены
rules-marks-reconstructed = Пометки числа игроков на тайлах только для экспертного режима ({ $count } шт.) не приведены ни в одном известном нам списке. Мы восстановили их так, чтобы открыто лежали 25, 20 и 16 тайлов, как требуют правила.
rules-marks-copies = Какие из нескольких одинаковых тайлов относятся только к одному режиму, следует из опубликованных итогов, а не из списка.
rules-marks-correct = У вас есть эта игра, и вы нашли расхождение? Напишите нам: исправить — это одна строка в таблице.

rules-tips = Советы для первой партии
rules-tips-kinds = Все виды зданий вам не осилить. Два-три хорошо развитых лучше, чем всего понемногу.
rules-tips-balance = Следите за балансом: многоэтажки приносят людей и тратят энергию, фабрики приносят энергию и занимают людей. Стройте то и другое по очереди.
rules-tips-parks = Парк между многоэтажками выгоден вдвойне: и соседями, и энергией, которую он принимает.
rules-tips-shops = Слишком много людей? Магазин превратит до четырёх из них в семь очков.
rules-tips-harbors = Начните линию портов пораньше и держите оба её конца свободными.
rules-tips-services = Разносите коммунальные службы: по одной в каждый район. Вторая в том же месте почти ничего не даст.
rules-tips-architects = Придержите архитектора для угла, который вам ещё нужен. Номер, которым берут тайл, решает и то, где он встанет.
rules-tips-urbanist = Смотрите, куда посылаете урбаниста: ряд и колонка закрыты для следующего игрока, а не для вас.
rules-tips-mayor = С мэром вы начинаете следующий раунд, и перед вами вся стройплощадка. Ради одного этого порой стоит взять и простую многоэтажку.
rules-tips-discard = Тайл, которому нигде нет хорошего места, можно сбросить. Пустая клетка очков не отнимает, а лишний житель отнимает.

rules-square-empty = пусто
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } этаж
    [few] { $kind }, { $floors } этажа
   *[many] { $kind }, { $floors } этажей
  }
rules-inhabitants = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
  }
rules-energy = { $count ->
    [one] { $count } энергоблок
    [few] { $count } энергоблока
   *[many] { $count } энергоблоков
  }
rules-diagram-city = Город из примера
rules-diagram-site = Стройплощадка из примера
rules-diagram-placing = Город с разрешёнными клетками
rules-diagram-reach = Архитектор { $architect } на позиции { $spot } достаёт до клетки { $square }.
rules-diagram-blocked = Урбанист стоит на { $square }. Закрытые позиции: { $spots }.
rules-diagram-squares = Разрешённые клетки: { $squares }.
rules-site-urbanist = урбанист
rules-site-face-down = лицом вниз

## Score tables: in the rules and on the one-page helper

helper-title = Памятка по очкам
helper-more = Все правила
helper-tips = Короткие советы
helper-mode = Режим
helper-needs = Нужно: { $what }
helper-turn = Ваш ход
helper-turn-take = Положите архитектора, возьмите тайл, до которого он достал.
helper-turn-place = Тот же номер говорит, где тайл может стоять. Или сбросьте его.
helper-turn-blocked = Нельзя: занятые позиции и оба конца ряда и колонки урбаниста.
scores-floors = Этажи
scores-customers = Покупатели
scores-districts = Районы со службой
scores-towers-beside = Многоэтажки рядом
scores-towers-and-offices-beside = Многоэтажки и башни рядом
scores-line = Лучший ряд, лучшая колонка
scores-points = Очки
scores-each-beside = За каждое здание рядом
scores-group-by-floors = Группа ↓ Этажи →
scores-group-and-more = { $size } и больше
scores-expert-only = { $count } (эксперт)
scores-building = Здание
scores-needs = Нужно
scores-needs-nothing = ничего
scores-needs-energy = 1 энергоблок
scores-needs-inhabitant = 1 житель
scores-needs-both = 1 житель и 1 энергоблок
scores-needs-customers = 1 энергоблок, потом покупатели
scores-printed-added = Очки на тайлах прибавляются.
scores-idle = Каждый незанятый житель
scores-pollution = Каждый лишний энергоблок (по одному на парк — бесплатно)
scores-tie = При равенстве очков: больше жителей на зданиях, затем меньше пустых клеток.

## Scoring pad

pad-title = Блокнот подсчёта
pad-lead = Для партии за настоящим столом: введите города, и мы точно посчитаем лучший результат каждого.
pad-summary =
    { $playgrounds ->
        [yes] { $mode }, { $count } { $count ->
            [one] игрок
            [few] игрока
           *[many] игроков
        }, с детскими площадками
       *[no] { $mode }, { $count } { $count ->
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
pad-mode-hint = У режимов разные планшеты: при смене режима города начинаются заново.
pad-players = Игроки
pad-playgrounds = С детскими площадками
pad-playgrounds-hint = Мини-дополнение, которое заменяет пять парков.
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
pad-how-built = На { $square } уже построено. Выберите другой тайл, чтобы заменить.
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
pad-text-how = Ряды сверху вниз через «/». Точка — пустая клетка; «+» соединяет этажи, нижний первым.
pad-text-field = Город
pad-text-use = Взять город
pad-text-copy = Копировать
pad-text-tiles = Названия тайлов

pad-nothing-yet = Пока ничего не построено. Введите город, и здесь появятся его очки.
pad-missing = Итог будет, когда введены все города. Ещё пусто: { $names }.
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
pad-what-if-how = { $name }: измените ресурсы и посмотрите, сколько дал бы ещё один.
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
pad-picture = Сохранить картинкой
pad-picture-failed = Браузер не смог сделать картинку.
pad-print = Печать
pad-share-title = Партия в Quadropolis: подсчёт
pad-opened = Этот подсчёт пришёл по ссылке. «Отменить» вернёт ваш.
pad-link-wrong = Прочитать подсчёт по этой ссылке не удалось.

## Learning

learn-classic = Ваша первая партия
learn-expert = Экспертный режим
learn-progress = Шаг { $step } из { $steps }
learn-leave = Выйти из урока; продолжить можно позже
learn-back = Назад
learn-next = Дальше
learn-last = Посчитать очки
learn-last-expert = Закончить
learn-show-me = Показать
learn-again = Пройти сначала
learn-rival = Ада
learn-you = Вы
learn-site = Стройплощадка
learn-city = Ваш город
learn-architects = Ваши архитекторы
learn-pool = Общие архитекторы
learn-architect = Архитектор { $number }
learn-architects-left = Архитектор { $number }, осталось: { $count }
learn-hand = У вас в руке: { $tile }
learn-tray = Что вам нужно раздать
learn-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
learn-tray-inhabitants = { $count ->
        [one] { $count } житель
        [few] { $count } жителя
       *[many] { $count } жителей
    }
learn-tray-energy = { $count ->
        [one] { $count } энергоблок
        [few] { $count } энергоблока
       *[many] { $count } энергоблоков
    }

# The first game. What is to be done, and what the coach says when it is done.
learn-title-architect = Пошлите архитектора
learn-do-architect = В свой ход вы посылаете архитектора на стройплощадку. Нажмите на архитектора { $architect }.
learn-do-reach = Он берёт тайл с клетки номер { $architect }, считая от своей позиции. Нажмите на позицию, с которой он достанет до подсвеченной многоэтажки.
learn-done-architect = Прямо от позиции, клетка номер { $architect }: многоэтажка ваша.
learn-title-place = Постройте её
learn-do-place = Архитектор { $architect } строит в ряду { $architect } или колонке { $architect } вашего города. Нажмите на клетку, где ряд { $row } пересекает колонку { $column }.
learn-other-place = Можно, но возьмите клетку, где ряд { $row } пересекает колонку { $column }: потом архитектор { $column } сможет надстроить здесь этаж.
learn-done-place = Построено! С тайлом { $inhabitants ->
        [one] пришёл { $inhabitants } житель: теперь он ищет
        [few] пришли { $inhabitants } жителя: теперь они ищут
       *[many] пришли { $inhabitants } жителей: теперь они ищут
    } себе занятие.
learn-title-urbanist = Урбанист
learn-do-urbanist = Урбанист идёт на клетку, которую вы освободили. Позиции на концах его ряда и колонки сейчас никому не доступны. Нажмите на одну из них.
learn-done-urbanist = Верно: на ход Ады закрыто { $spots } { $spots ->
        [one] позиция
        [few] позиции
       *[many] позиций
    }. Потом урбанист пойдёт дальше.
learn-title-energy = Добудьте энергию
learn-do-energy-tile = Ада тоже взяла тайл. Вашему городу нужна энергия: нажмите на фабрику, которая даёт { $energy } { $energy ->
        [one] энергоблок
        [few] энергоблока
       *[many] энергоблоков
    }.
learn-do-energy-square = Путь к ней свободен только у архитектора { $architect }. Постройте её вплотную к своей многоэтажке.
learn-other-energy = Можно, но постройте её бок о бок с многоэтажкой.
learn-done-energy = В городе теперь { $energy } { $energy ->
        [one] энергоблок
        [few] энергоблока
       *[many] энергоблоков
    }. Но в обоих зданиях ещё темно.
learn-title-activate = Включите свет
learn-do-activate = Тёмные здания не дают очков. Многоэтажке нужна энергия, фабрике — житель: дайте каждой своё.
learn-done-activate = Обе светятся! В конце каждый лишний житель или энергоблок отнимает очко. Сейчас лишних { $idle }, но новым зданиям они пригодятся.
learn-title-stack = Строим вверх
learn-do-stack-tile = Ада снова сходила. Многоэтажки могут расти: нажмите на ту, что со шляпой мэра.
learn-do-stack-square = Архитектор { $architect } строит в ряду или колонке { $architect }, можно и поверх многоэтажки. А этаж номер { $architect } он добавит где угодно. Поставьте этот тайл на свою многоэтажку.
learn-other-stack = Можно, но высокая многоэтажка даёт больше очков. Поставьте тайл на свою.
learn-done-stack = { $floors } { $floors ->
        [one] этаж даёт
        [few] этажа дают
       *[many] этажей дают
    } { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, а { $most } { $most ->
        [one] этаж
        [few] этажа
       *[many] этажей
    } — целых { $best }. Со шляпой мэра вы начинаете следующий раунд!
learn-title-factory = Соседи для фабрики
learn-do-factory-tile = Архитектор { $architect } — ваш последний в этом раунде. Нажмите на порт, до которого он достаёт.
learn-do-factory-square = Фабрике приносят очки порты и магазины рядом. Нажмите на клетку рядом с вашей; числа показывают, как изменятся очки.
learn-other-factory = Здесь было бы { $points }. А рядом с фабрикой — { $best }.
learn-done-factory = Фабрика получает за порт { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }; магазин дал бы { $shop }.
learn-title-harbor = Порты в линию
learn-do-harbor = Раунд { $round }. Порты дают очки за самую длинную линию по горизонтали и самую длинную по вертикали. Нажмите на клетку, где получится линия.
learn-done-harbor = Линия портов и звёзды на тайле: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
learn-title-shop = Покупатели
learn-do-shop = Жители ходят за покупками: чем больше покупателей, тем больше очков. Поставьте магазин там, где он пригодится и другому зданию.
learn-done-shop = { $customers } { $customers ->
        [one] покупатель даёт
        [few] покупателя дают
       *[many] покупателей дают
    } { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, и фабрика по соседству получает ещё { $factory }. Жители всегда идут туда, где принесут вам больше всего.
learn-title-park = Парк
learn-do-park = Раунд { $round }. Парк считает многоэтажки по сторонам, но не по диагонали. Нажмите на лучшую для него клетку.
learn-done-park = На парк { $towers ->
        [one] смотрит
        [few] смотрят
       *[many] смотрят
    } { $towers } { $towers ->
        [one] многоэтажка
        [few] многоэтажки
       *[many] многоэтажек
    }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. Парку никто не нужен, и он поглощает один энергоблок.
learn-title-service = Каждый район на счету
learn-do-service = Раунд { $round }, последний. Коммунальные службы дают очки за число районов, где они есть. Какая клетка добавит район?
learn-done-service = { $districts } { $districts ->
        [one] район
        [few] района
       *[many] районов
    }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, и ещё звёзды на тайлах.
learn-title-end = Последний энергоблок
learn-do-end = После { $rounds } { $rounds ->
        [one] раунда
       *[other] раундов
    } партия заканчивается. Остался один энергоблок, а темно в двух многоэтажках. Какая его получит?
learn-other-end = Очков за неё было бы { $points }. Другая принесёт { $best }.
learn-done-end = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }! Другая остаётся тёмной: её убирают, и соседкой она никому не считается.

# The second lesson.
learn-title-pool = Один запас на всех
learn-do-pool-architect = В экспертном режиме архитекторов каждого номера по { $each } на всех. Нажмите на архитектора { $architect }.
learn-do-pool-spot = Архитектор { $architect } достаёт через всю стройплощадку. Нажмите на позицию, с которой он возьмёт подсвеченную офисную башню.
learn-done-pool = Взято. Что вы взяли из запаса, Ада уже не возьмёт.
learn-title-district = Районы и номера
learn-do-district = Архитектор { $architect } строит в районе { $architect } или на любой клетке с цифрой { $architect }. Нажмите на клетку с цифрой { $architect } в районе { $district }.
learn-other-district = Можно, но попробуйте клетку с цифрой { $architect } в районе { $district }.
learn-done-district = В экспертном режиме клетка доступна двум архитекторам: по району и по номеру.
learn-title-office = Офисные башни
learn-do-office = Офисной башне нужны житель и энергия. Дайте ей и то и другое.
learn-done-office = Светится, но одна и невысокая: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. Офисные башни любят компанию.
learn-title-group = Группы офисов
learn-do-group = Офисные башни, которые касаются друг друга, считаются группой: чем их больше и чем они выше, тем лучше. Нажмите на лучшую клетку для этой.
learn-done-group = Вместе они приносят { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. Надстраивать их тоже можно.
learn-title-floors = Пятый этаж
learn-do-floors = Раунд { $round }. У многоэтажек и офисных башен здесь до { $architect } этажей. Архитектор { $architect } добавит этаж номер { $architect } где угодно. Где же?
learn-done-floors = Выше многоэтажек не бывает: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }!
learn-title-monument = Памятники
learn-do-monument = Памятник любит соседей: парк ({ $park }) или магазин ({ $shop }); фабрика или порт отнимает { $loss }. Нажмите на лучшую для него клетку.
learn-done-monument = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за лучший вид в городе.

# A wrong try gets a kind, exact answer.
learn-other-points = Здесь было бы { $points }. Есть клетка, где будет { $best }.
learn-wrong-architect = Это архитектор { $tapped }. Нажмите на того, что с цифрой { $architect }.
learn-wrong-architect-first = Сначала архитектор: нажмите на цифру { $architect } под стройплощадкой.
learn-wrong-tile-itself = Это он! Теперь нажмите на позицию у края, с которой до него можно достать.
learn-wrong-no-spot = Нажмите на позицию — одну из стрелок вокруг стройплощадки.
learn-wrong-spot-blocked = Эта позиция пока закрыта. Попробуйте другую.
learn-wrong-spot-free = Эта позиция свободна. Проследите полосы урбаниста до концов.
learn-wrong-reach-nothing = Оттуда на клетке номер { $architect } взять нечего. Отсчитайте от позиции клетку номер { $architect }.
learn-wrong-reach = Оттуда он берёт: { $tile }. Отсчитайте от позиции клетку номер { $architect }.
learn-wrong-no-tile = Здесь нечего взять. Нажмите на тайл на стройплощадке.
learn-wrong-tile = Взять можно, но это другой тайл: { $tile }.
learn-wrong-tile-reach = Никто из ваших архитекторов сейчас сюда не достанет: { $tile }.
learn-wrong-no-square = Тайл уже у вас. Нажмите на клетку своего города.
learn-wrong-square-built = Здесь уже стоит здание.
learn-wrong-square-line = Это ряд { $row } и колонка { $column }. Архитектор { $architect } строит в ряду или колонке { $architect }.
learn-wrong-square-number = Это район { $district }, номер { $number }. Архитектору { $architect } нужно, чтобы одно из них было { $architect }.
learn-wrong-building = Нажмите на здание в своём городе.
learn-wrong-lit = { $kind }: здесь есть всё нужное. Поищите тёмное здание.
learn-needs-inhabitants = { $kind }: энергия здесь не нужна. Нужен житель.
learn-needs-energy = { $kind }: житель здесь не нужен. Нужна энергия.
learn-needs-nothing = { $kind }: здесь вообще ничего не нужно.
learn-wrong-enough = { $kind }: этого здесь уже достаточно.
learn-wrong-later = { $kind }: хорошая мысль, но не в этот раз.
learn-laid = { $kind }: свет горит! Теперь другое здание.
learn-laid-half = { $kind }: половины мало. Нужно ещё кое-что.

# The end of a lesson.
learn-over = Вы умеете играть!
learn-over-score = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. У Ады { $rival }: вы победили!
learn-over-how = Так в каждом раунде: каждому по архитектору и по тайлу, и так { $turns } { $turns ->
        [one] раз
        [few] раза
       *[many] раз
    }. После { $rounds } { $rounds ->
        [one] раунда
       *[other] раундов
    } побеждает лучший город. Все очки посчитаем за вас.
learn-over-expert = Вы готовы к экспертному режиму!
learn-over-expert-how = { $rounds } { $rounds ->
        [one] раунд
        [few] раунда
       *[many] раундов
    } по { $turns } { $turns ->
        [one] ходу
        [few] хода
       *[many] ходов
    }, и в каждом раунде часть архитекторов остаётся в запасе. Всё остальное вам уже знакомо.
learn-play-now = Играть
learn-play-now-hint = Настоящая партия с двумя дружелюбными ботами
learn-play-expert = Экспертная партия
learn-go-expert = Урок: экспертный режим
learn-go-classic = Начальный урок
learn-go-rules = Все правила
learn-sheet = Очки вашего города

## Errors

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

error-position-wrong-field-count = Полей, разделённых знаком |, в положении { $found }; при числе игроков { $players } их должно быть { $expected }.
error-position-wrong-field = Поле { $number } положения — { $found }. Оно пишется так: { $like }
error-position-out-of-range = В положении для «{ $field }» указано { $found }; здесь возможно от { $least } до { $most }.
error-position-spot-twice = На позиции { $spot } лежат два архитектора, а место там для одного.
error-position-same-architect = Архитектор { $architect } лежит на { $spots }; всего таких: { $most }.
error-position-wrong-share = Архитекторов игрока { $who } на позициях: { $found }. Когда их всего { $lying } и начинал игрок { $first }, должно быть { $expected }.
error-position-wrong-turn = Архитекторов на позициях: { $lying }. Значит, это «{ $field } { $expected }», а не «{ $field } { $found }».
error-position-wrong-architects-left = Оставшиеся архитекторы — { $found }; при тех, что лежат на позициях, остаются { $expected }.
error-position-wrong-urbanist = Место урбаниста — { $found }; после последнего хода это { $expected }.
error-position-not-cleared = Между раундами должно быть «{ $field } { $expected }», а не «{ $field } { $found }».
error-position-wrong-face-down = Тайлов лицом вниз на стройплощадке: { $found }. В раунде { $round } их { $expected }.
error-position-not-of-this-round = На стройплощадке есть тайлы, которых в раунде { $round } нет или не столько: { $surplus }.
error-position-nobody-took = Клетка { $square } стройплощадки пуста, но ни один архитектор на позициях до неё не достаёт.
error-position-still-there = На клетке { $square } стройплощадки лежит тайл ({ $face }), но его взял архитектор { $architect } на { $spot }.
error-position-wrong-mayor = Мэр не может быть у игрока { $found }; у кого может: { $expected }.
error-position-too-many-built = Тайлов в городе { $city }: { $found }. Ходов этого игрока сделано всего { $most }.
error-position-never-taken = В городах есть тайлы, которые никто не мог взять, или не столько: { $surplus }.

error-record-not-json = Этот файл — не запись партии.
error-record-wrong-field = Запись не читается: что-то не так в «{ $field }».
error-record-wrong-site = Запись неверна: раунд { $round } выложен не теми тайлами.
error-record-wrong-move = Запись неверна: ход { $number } ({ $move }) невозможен.
error-record-missing-site = Запись неполная: нет тайлов раунда { $round }.
error-record-unplayed-site = Запись неверна: раунд { $round } выложен раньше, чем закончен раунд { $before }.
error-record-wrong-result = Итог в записи не тот, к которому ведут её ходы.
error-record-no-such-ply = Такого положения в партии нет: они идут от 0 до { $last }.

## The command line

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } и { $last }
cli-list-or = { $rest } или { $last }
cli-none = нет
cli-error = Ошибка:
cli-note = Примечание: { $text }
cli-standard-input = стандартный ввод
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
cli-tile = {$face}, {$kind}
cli-tile-gives = {$face}, {$kind} ({$gives})
cli-building-floors = { $floors ->
    [one] { $kind } ({ $floors } этаж)
    [few] { $kind } ({ $floors } этажа)
   *[many] { $kind } ({ $floors } этажей)
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
cli-play-dealt = Раунд { $round } выложен. Начинает { $player }.
cli-play-over = Партия окончена.
cli-play-input-ended = Ввод закончился раньше партии.
cli-play-leave = Вы выходите из партии.
cli-play-no-move-with = Для { $narrow } допустимых ходов нет.
cli-play-taken-back = Ход возвращён.
cli-play-saved = Сохранено в { $path }.
cli-play-saved-in = Партия сохранена в { $path }.
cli-play-not-saved = Партия не сохранена.
cli-play-go-on = Продолжить: { $command }
cli-play-position-only = Партия началась с положения, поэтому записи у неё нет: сохраняется только положение, к которому она пришла.
cli-moves-none = Допустимых ходов нет.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”; headings of narrow columns: short words.
cli-think-move = { $bot } ходит { $move }.
cli-think-alone = { $bot } кандидатов не называет.
cli-think-head-move = ход
cli-think-head-chance = победа
cli-think-head-visits = просмотры
cli-think-candidate = { $place }. { $move }: шанс на победу { $chance }, очки { $points }, { $visits ->
    [one] просмотрен { $visits } раз
    [few] просмотрен { $visits } раза
   *[many] просмотрен { $visits } раз
}.

# What “help” says: what one may type, and what it does.
cli-do-build = архитектор 3 идёт на позицию W4, а его тайл — на клетку b2 вашего города
cli-do-discard = тайл уходит в сброс
cli-do-nothing = архитектор не достаёт до тайла
cli-do-moves = допустимые ходы и что они изменят
cli-do-moves-some = то же для одного архитектора, одной позиции или обоих: каждая клетка
cli-do-board = показать поле ещё раз
cli-do-position = показать положение одной строкой текста — для think, moves или play --from
cli-do-score = очки каждого по категориям на этот момент
cli-do-undo = назад к предыдущему решению человека
cli-do-save = записать партию; продолжить позже: --resume ФАЙЛ
cli-do-help = этот текст
cli-do-quit = выйти из партии
cli-do-line = { $typed } — { $meaning }.
cli-rules-site = Позиции лежат вокруг стройплощадки: N и S — над и под колонками от 1 до 5, W и E — по бокам рядов от 1 до 5. Архитектор k берёт k-й тайл, считая от своей позиции. Позиция несвободна, если она занята или если в её ряду или колонке стоит урбанист.
cli-rules-city = Классический режим: архитектор k строит в ряду k или колонке k города. Экспертный: на клетках с номером k или в районе k; на пустой клетке показаны район/номер. Многоэтажку (в экспертном и офисную башню) можно ещё поставить поверх такого же здания там или где угодно, если это этаж k.
cli-rules-points = Очки — это очки при лучшем распределении жителей и энергии на этот момент. Какие тайлы лежат лицом вниз, если игроков меньше четырёх, частью восстановлено, а не взято из списка.
cli-rules-board = На поле { cli-board-urbanist } — урбанист, ×× — закрытая им позиция, 3● — лежащий там архитектор, # — тайл, который всю партию лежит лицом вниз, а T×2 — многоэтажка в два этажа.
cli-rules-tiles = Тайлы:

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Урб
cli-board-points = { $count } ПО
cli-board-has = жит. { $inhabitants } энерг. { $energy }
cli-board-hand = архитекторы { $architects }
cli-board-mayor = Мэр
cli-board-pool = общие архитекторы

# The drawn legal moves: headings of columns, and short words for what happens to a tile.
cli-ways-spot = Позиция
cli-ways-architect = Архитектор { $architect }
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
cli-sheet-inhabitants = Жители на зданиях
cli-sheet-empty = Пустые клетки
cli-sheet-off = выкл
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
cli-win-inhabitants = Сначала решает, у кого больше жителей на зданиях: { $numbers }.
cli-win-empty = Затем решает, у кого меньше пустых клеток: { $numbers }.
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
    [one] И ещё { $count } способ поставить архитектора, очков не больше: введите ? 3, ? W4 или ? 3W4, чтобы услышать каждую клетку.
    [few] И ещё { $count } способа поставить архитектора, очков не больше: введите ? 3, ? W4 или ? 3W4, чтобы услышать каждую клетку.
   *[many] И ещё { $count } способов поставить архитектора, очков не больше: введите ? 3, ? W4 или ? 3W4, чтобы услышать каждую клетку.
}
cli-plain-total = { $points ->
    [one] Итого: { $points } очко.
    [few] Итого: { $points } очка.
   *[many] Итого: { $points } очков.
}
cli-plain-category = {$category}: {$points}.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = На { $square }, { $building }: { $resources }.
cli-plain-removed = Не активированы и убраны перед подсчётом: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
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
cli-plain-on-spot = { $spot } архитектор { $architect } ({ $player })
cli-plain-urbanist = Урбанист стоит на { $urbanist }; закрыты { $spots }.
cli-plain-free-spots = Свободные позиции: { $spots }.
cli-plain-pool = Осталось общих архитекторов: { $architects }.
cli-plain-pool-part = { $count ->
    [one] { $architect } ({ $count } раз)
    [few] { $architect } ({ $count } раза)
   *[many] { $architect } ({ $count } раз)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player }: есть { $has }.
cli-plain-hand = { $player }, оставшиеся архитекторы: { $architects }.
cli-plain-city = { $player }, город: { $buildings }.
cli-plain-city-empty = { $player }, город: пока ничего не построено.
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way }: взять нечего.
cli-plain-way = { $way } берёт тайл { $tile }: { $options }.
cli-plain-way-on = { $change } на { $squares }
cli-plain-way-discarded = { $change } за сброс
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
    [expert] Запись верна: законченная партия в экспертном режиме, игроков { $players }, ходов { $moves }, положения от 0 до { $last }.
   *[classic] Запись верна: законченная партия в классическом режиме, игроков { $players }, ходов { $moves }, положения от 0 до { $last }.
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
cli-verified-scores = Проверено: раздачи те, что были обещаны, каждый ход допустим, очки: { $scores }.
cli-verified-ended = Проверено: раздачи те, что были обещаны, каждый ход допустим, партию прервали.
cli-backup-done = { $file }: { $size } байт, проверено.
cli-serve-at = Quadropolis работает по адресу { $address } (остановить: Ctrl-C)

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
cli-simulate-row = {$label}: {$value}.
cli-simulate-seed = Зерно
cli-simulate-mean = Очков в среднем
cli-simulate-extremes = Меньше и больше всего
cli-simulate-extremes-are = { $lowest } и { $highest }
cli-simulate-margin = Отрыв от второго места
cli-simulate-first = Победы первого игрока
cli-simulate-shared = Победы поровну
cli-simulate-speed = Партий в секунду
cli-simulate-written = Записано в

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
cli-arena-against = против
cli-arena-games = Партии
cli-arena-wins = Победы
cli-arena-points = Очки
cli-arena-score = Счёт
cli-arena-elo = Эло
cli-arena-sure = 95 %
cli-arena-speed = с/ход
cli-arena-violations = Нарушения
cli-arena-pairs = Каждый с каждым
cli-arena-interval = от { $low } до { $high }
cli-arena-slowest = { $count ->
    [one] { $bot }: самый долгий ход { $seconds } с; { $count } ход дольше предела более чем на 20 %.
    [few] { $bot }: самый долгий ход { $seconds } с; { $count } хода дольше предела более чем на 20 %.
   *[many] { $bot }: самый долгий ход { $seconds } с; { $count } ходов дольше предела более чем на 20 %.
}
cli-arena-violation = { $bot }: первое нарушение: партия { $game }: { $reason }
cli-arena-memory = Самый большой рабочий процесс занял { $size } МБ памяти.
cli-arena-games-in = Партии лежат в { $path }
cli-arena-stopped = Прервано после { $played } из { $total } партий; ничего не сохранено.
cli-arena-stopped-kept = Прервано после { $played } из { $total } партий; продолжить можно с --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = бот
cli-bots-what = описание
cli-bot-random = делает любой допустимый ход не глядя
cli-bot-greedy = берёт то, что сразу даёт больше очков, и не смотрит вперёд
cli-bot-uct = поиск UCT по учебнику со случайными партиями, для сравнения
cli-bot-beginner = новичок: любит большие здания, забывает, что им нужно, и о загрязнении
cli-bot-casual = знает правила и хорошо считает, но живёт одним днём
cli-bot-skilled = строит хороший город с расчётом на следующие раунды; на других не смотрит
cli-bot-strong = просчитывает раунд и мешает там, где больнее всего, но решает быстро
cli-bot-top = играет на победу: просчитывает раунд, отбирает тайлы и пользуется урбанистом

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
cli-bench-scored = с очками/с
cli-bench-plain-speed = простые правила/с
cli-bench-ratio = кратно
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
cli-bench-games-line = { $mode }, игроков { $players }: { $speed } случайных партий в секунду, с подсчётом { $scored }; простые правила { $plain }, кратно { $ratio }; два потока — { $threads } от одного.
cli-bench-allocations-line = { $mode }, { $cities }: лучшее распределение за { $median } микросекунд, медиана; { $p99 } для 99 из 100 городов, { $p999 } для 999 из 1000, { $worst } в худшем случае; вызов из Python { $call }, простые правила { $plain }, кратно { $ratio }.

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

    Ходы вводят так: 3W4:b2. Введите ?, чтобы увидеть допустимые ходы и их очки, и help для всего остального. С --json в конце печатается запись, а всё прочее идёт в стандартный поток ошибок.
cli-help-score = Посчитать город: очки по категориям и место каждого жителя и энергоблока.
cli-help-moves = Перечислить допустимые ходы в положении; в записи по умолчанию — в последнем.
cli-help-think =
    Спросить у бота его ход в положении и что он думает о других ходах.

    Очки — сколько он ждёт для каждого в конце; шанс на победу — у того, кто ходит.
cli-help-replay =
    Проверить партию ход за ходом и показать её итог или нарисовать одно из её положений.

    Файл со многими партиями проверяется целиком; код выхода 2, если хоть одна партия неверна.
cli-help-simulate =
    Сыграть партии случайными игроками или ботами и записать их.

    Партия номер k одного зерна всегда одна и та же, сколько бы партий ни играли.
cli-help-bots =
    Перечислить всех ботов; уровни в конце, от слабейшего к сильнейшему.

    Как написать своего и как им пользоваться — в docs/bots.md.
cli-help-arena = Сыграть ботами друг с другом на зеркальных раздачах: тайлы те же, места меняются.
cli-help-serve =
    Открыть столы для игры на этом компьютере и в сети. Остановка: Ctrl-C.

    Как открыть их для других — в docs/hosting.md.
cli-help-verify = Проверить партию с сервера: отпечаток, раздачи, ходы и итог.
cli-help-backup = Скопировать базу данных сервера в файл, целиком или никак.
cli-help-bench = Измерить ядро: случайные партии, точные распределения и сравнение с простыми правилами.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = ФАЙЛ
cli-word-number = ЧИСЛО
cli-word-mode = РЕЖИМ
cli-word-who = КТО
cli-word-record = ЗАПИСЬ
cli-word-position = ПОЛОЖЕНИЕ
cli-word-bot = БОТ
cli-word-city = ГОРОД
cli-word-seconds = СЕКУНДЫ
cli-word-directory = ПАПКА
cli-word-text = ТЕКСТ
cli-word-address = АДРЕС
cli-word-options = ПАРАМЕТРЫ
cli-word-command = КОМАНДА
cli-word-arguments = АРГУМЕНТЫ

# Help of the options and arguments.
cli-option-help = Показать эту справку и выйти.
cli-option-version = Показать версию.
cli-option-install-completion = Установить автодополнение для этой оболочки.
cli-option-show-completion = Показать автодополнение для этой оболочки, чтобы скопировать его или настроить установку.
cli-option-mode = Режим: classic или expert.
cli-option-players = Сколько игроков.
cli-option-playgrounds = С пятью тайлами детских площадок или без них.
cli-option-seed = Одно и то же зерно даёт те же тайлы и тех же случайных игроков.
cli-option-json = Печатать JSON для программ.
cli-option-plain = Фразы и списки без цвета и рисунков: для экранных дикторов.
cli-option-record = Запись партии: файл .json, файл .jsonl со многими партиями или - для стандартного ввода.
cli-option-position = Текст положения (см. docs/formats.md), файл с ним, запись партии (.json или .jsonl) или - для стандартного ввода.
cli-option-game = Какая партия из файла со многими, считая с 1.
cli-option-ply = Положение: 0 — до первой раздачи; дальше раздачи и ходы.
cli-option-play-seat = Кто сидит на месте, в порядке хода; можно повторять. Имя — это человек; human — это вы; beginner, casual, skilled, strong и top — боты (см. quadropolis bots), bot:ФАЙЛ — ваш собственный. На свободные места садятся боты casual.
cli-option-save = Хранить партию в этом файле во время игры.
cli-option-resume = Продолжить сохранённую партию.
cli-option-from = Продолжить с положения: его текст, файл с ним, запись партии или - для стандартного ввода. Без записи сохранить можно только положение.
cli-option-think-bot = Кого спросить: имя из команды bots, файл или программа.
cli-option-think-seconds = Время на размышление; уровни берут свою долю. По умолчанию 1 или без предела, если задано --iterations.
cli-option-think-seed = С тем же зерном и --iterations ответ будет тем же.
cli-option-think-candidates = Сколько кандидатов показать самое большее; называют их не все боты.
cli-option-city = Ряды сверху вниз через /, клетки через пробел, . — пустая клетка.
cli-option-inhabitants = Вместо жителей, которых дают тайлы.
cli-option-energy = Вместо энергии, которую дают тайлы.
cli-option-allocation = Посчитать это распределение вместо лучшего.
cli-option-games = Сколько партий.
cli-option-simulate-seat = Кто сидит на месте (см. quadropolis bots); можно повторять. Без этого — случайные игроки.
cli-option-simulate-iterations = Как долго ботам с поиском думать над ходом.
cli-option-simulate-out = Записать партии сюда, по одной в строке; - — стандартный вывод.
cli-option-arena-bots = Имена из команды bots, файлы (bot.py или bot.py:ClassName) или программы ('program:КОМАНДА'). Имя можно повторять.
cli-option-arena-players = Сколько игроков за столом. По умолчанию — сколько названо ботов, или 2, если их больше 4. Если мест меньше, чем ботов, играет каждый с каждым.
cli-option-arena-games = Сколько партий играет каждый состав; округляется вверх, чтобы каждый побывал на каждом месте.
cli-option-arena-time = Время на ход; уровни берут свою долю. По умолчанию 1 или без предела, если задано --iterations.
cli-option-arena-iterations = Итераций на ход — для воспроизводимых результатов.
cli-option-arena-out = Хранить все партии здесь, в games.jsonl; или укажите имя файла .jsonl.
cli-option-arena-resume = Продолжить партии, которые уже есть в --out.
cli-option-arena-workers = Сколько партий одновременно; по умолчанию по одной на ядро.
cli-option-quick = Секунды вместо минут; менее точно.
cli-option-commitment = Что было опубликовано в начале, если вы это сохранили.
cli-option-backup-file = Куда положить копию.
cli-option-backup-database = База данных сервера; по умолчанию файл в вашей папке данных.
cli-option-host = Адрес, на котором слушать.
cli-option-port = 0 — любой свободный порт.
cli-option-database = Файл SQLite или URL базы данных; по умолчанию файл в вашей папке данных.
cli-option-secret = Подписывает cookie; по умолчанию хранится в вашей папке данных.
cli-option-origin = Адрес, под которым прокси открывает этот сервер, например https://play.example.
cli-option-proxy = Прокси перед этим сервером, которому верят на слово об адресах клиентов.
cli-option-rate = Запросов в секунду от одного клиента; 0 — без предела.
cli-option-bot-seconds = Время ботов на ход; уровни берут свою долю.
cli-option-bot-workers = Процессы для ботов; 0 — по одному на каждое ядро, кроме одного.
cli-option-secure-cookie = Отправлять cookie только по TLS: для серверов за прокси.
cli-option-no-browser = Не открывать браузер.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-file-not-found = Файла { $path } нет.
error-file-unreadable = { $path } не читается: { $reason }.
error-file-unwritable = { $path } не записывается: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } — не текстовый файл в UTF-8.
error-file-exists = В { $path } уже что-то есть: выберите другое имя или продолжите с --resume.
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
error-usage-from-and-resume = --from и --resume оба говорят, откуда продолжать: выберите что-то одно.
error-usage-too-many-seats = Указано мест: { $seats }, а игроков: { $players }.
error-usage-seat-name = { $found } — не место: нужно имя от 1 до { $most } печатных знаков.
error-usage-stdout-twice = И --out -, и --json пишут в стандартный вывод: выберите одно.
error-play-no-save-name = Скажите, куда сохранить, например: save game.json
error-play-filter = { $found } не сужает выбор ходов: введите ? 3, ? W4 или ? 3W4.
error-play-nothing-to-undo = Более раннего решения человека нет, возвращаться некуда.
error-play-no-moves = Партия останавливается: строк подряд без хода — { $lines }.
error-play-nothing-typed = Введите ход, например 3W4:b2, ? для списка ходов, help или quit.
error-think-nobody-moves = В этом положении никто не ходит: сейчас будет раздача или партия окончена.
error-simulate-not-a-bot = { $seat } — не бот; simulate играет без людей (см. quadropolis bots).
error-arena-too-few-bots = Игроков { $players }, значит, и ботов нужно { $players }; указано { $bots }. Имя можно повторять, например: arena { $example }
error-arena-wrong-setting = Недопустимое значение для { $option }: { $found }.
error-arena-nothing-to-resume = --resume продолжает файл с партиями: укажите его в --out.
error-arena-games-exist = В { $path } уже есть партии: продолжите их с --resume или выберите другой --out.
error-arena-other-plan = В { $path } играли с { $option } { $found }, а не { $asked }: выберите другой --out.
error-arena-not-arena-game = Строка { $line } в { $path } — не партия арены.
error-arena-file-in-use = В { $path } сейчас пишет другая арена.
error-arena-file-failed = { $path } нельзя использовать: { $reason }.
error-arena-worker-ended = Рабочий процесс завершился ({ $status }) во время партии { $game }: { $last_words }
error-bot-unknown = Бота { $spec } нет. Есть такие: { $names }; ваш собственный — это файл (bot.py или bot.py:ClassName) или программа (program:КОМАНДА).
error-bot-wrong-name = { $spec } не годится как имя бота: нужно от 1 до { $most } печатных знаков.
error-bot-wrong-factor = { $spec } не говорит, какую долю времени получает бот: после @ нужно число больше 0 и не больше { $most }, например top@0.1.
error-bot-no-file = Файла { $path } нет, загрузить бота неоткуда.
error-bot-no-class = В { $path } не сказано, какого бота взять.
error-bot-wrong-command = { $command } — не команда, которую можно запустить.
error-bot-failed = Сбой бота: { $reason }
error-bot-not-started = Бот не запустился: { $reason }
error-bot-exited = Процесс бота завершился ({ $status }), не ответив. { $last_words }
error-bot-stalled = Бот не ответил вовремя.
error-bot-bad-answer = Ответ бота не читается.
error-bot-illegal-move = Бот ответил { $move }, а это невозможно.
error-serve-port-busy = Не удаётся слушать { $host }:{ $port }: { $reason }. Выберите другой порт с --port.
error-serve-folder-unwritable = { $path } не записывается: { $reason }. Выберите другое место с --database.
error-serve-newer-database = Базу данных записала более новая версия quadropolis ({ $found }): установите её или выберите другое место с --database.
error-serve-wrong-database = База данных не годится: { $reason }.
error-serve-short-secret = Секрет слишком короткий: нужно хотя бы { $least } знаков.
error-backup-not-sqlite = Здесь копируют только базу SQLite; для { $kind } есть свои средства, например pg_dump.
error-backup-no-database = Базы данных { $path } нет.
error-backup-failed = Копию сделать не удалось: { $reason }.
error-verify-no-commitment = В записи нет отпечатка раздач, поэтому сверять их не с чем.
error-verify-not-opened = Раздачи ещё не раскрыты: это делают после партии.
error-verify-wrong-commitment = Раскрытые раздачи не дают опубликованного отпечатка: это другие раздачи.
error-verify-other-deals = Играли не теми раздачами, которые были обещаны.
