### Quadropolis in Russian (русский): the page around the games.

## The page itself

page-title = Quadropolis
# Shown where scripts are switched off; <a>…</a> is the link to the rules.
page-without-script = Для игры нужен JavaScript. <a>Правила</a> открываются и без него.
page-title-of = {$screen} · Quadropolis
page-not-loaded = Эта часть не загрузилась
page-not-loaded-why = Связь оборвалась, или сервер тем временем обновили. Ваша партия цела.
page-reload = Загрузить страницу заново
page-update = Вышла новая версия страницы.
page-update-now = Показать
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
title-review = Разбор
title-rules = Правила
title-pad = Блокнот подсчёта очков
title-learn = Обучение
title-about = Об игре

settings-title = Настройки
settings-theme = Оформление
settings-theme-system = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-playing = Игра
settings-confirm-automatic = Ходить без подтверждения
settings-confirm-automatic-hint = Последнее нажатие сразу отправляет ход. Его всё ещё можно вернуть, если стол это позволяет.
settings-gains = Показывать, что принесёт ход
settings-gains-hint = Очки на клетках и кнопках, пока вы выбираете.
settings-sounds = Звуки
settings-sounds-hint = Тихие звуки: тайлы, раунды и ваш ход.
settings-speed = Темп ходов
settings-speed-calm = Спокойный
settings-speed-brisk = Живой
settings-speed-at-once = Мгновенный
settings-notifications = Уведомления
settings-notifications-hint = Если эта страница в фоне, браузер сообщит, когда наступит ваш ход.
settings-notifications-refused = Браузер не разрешает уведомления этой странице. Это можно изменить в его настройках.
settings-push-days = Уведомлять в долгих партиях
settings-push-days-hint = Если на ход даются дни, это устройство сообщит о вашем ходе, даже когда страница закрыта.
push-failed = Браузеру не удалось настроить уведомления. Попробуйте позже.
call-turn = Ваш ход в Quadropolis.
call-allocation = Quadropolis: пора сделать финальное распределение.
call-over = Ваша партия в Quadropolis окончена.
settings-on-device = Играть на этом устройстве
settings-on-device-hint = Партиям против ботов и на одном устройстве сервер не нужен. Они хранятся в этом браузере.
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
me-code-replaces = На этом устройстве имя { $name } пропадёт. Чтобы потом можно было вернуться, сначала сохраните код для имени { $name }.
me-delete = Удалить мои данные
me-delete-hint = Ваше имя и список партий исчезнут навсегда. В незаконченных партиях за вас доиграют боты.
me-delete-sure = Точно удалить всё, что связано с именем { $name }?
me-delete-now = Да, удалить
me-deleted = Все ваши данные удалены.

## Home

home-title = Постройте город, где хочется жить
home-lead = Посылайте архитекторов, забирайте лучшие тайлы и обгоняйте соперников. Игра для компании от двух до четырёх человек, примерно на полчаса.
home-play = Играть
home-continue = Продолжить
home-continue-with = соперники: { $names }
home-which = Партия ждёт
home-which-what = Продолжить её или начать новую?
home-which-new = Новая партия
home-friends = Играть с друзьями
home-learn = Обучение за пять минут
home-learn-on = Продолжить урок, шаг { $step }
home-no-server = Эта страница работает без сервера: боты, партии на одном устройстве, уроки, правила и блокнот подсчёта очков — всё здесь. Нет только столов в сети.
home-no-account = Без регистрации и установки: «Играть» сразу начинает партию с двумя дружелюбными ботами.
home-welcome = С возвращением, { $name }!
home-my-games = Ваши партии
home-all-games = Все партии ({ $count })
home-ways = С кем играть
home-bots = Против ботов
home-bots-what = Пять уровней: от новичка до такого, которого трудно обыграть.
home-hotseat = На одном устройстве
home-hotseat-what = От двух до четырёх человек передают телефон друг другу или сидят у одного экрана.
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
home-join = Присоединиться
home-join-code = Код стола или ссылка
home-join-wrong = Это не код стола. В коде восемь букв и цифр.
home-more = Ещё
home-to-learn = Обучение
home-to-learn-what = Первая партия с подсказками
home-to-rules = Правила
home-to-rules-what = Всё, с поиском и картинками
home-to-pad = Блокнот подсчёта очков
home-to-pad-what = Подсчёт партии, сыгранной за настоящим столом
home-to-games = Мои партии
home-to-games-what = Результаты, повторы и файлы партий
home-unofficial = Неофициальный проект поклонников, не связанный ни с автором, ни с издателем настольной игры. Все рисунки и тексты — наши собственные. Понравилось? Купите настоящую настольную игру.
home-position = Посмотреть положение
home-about = Об игре и авторах
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
no-table-restart-what = Возможно, он перезапускается или пропала связь. Партия сохранена до последнего хода; мы пробуем снова.
no-table-kernel = Этот браузер не может показать партию
no-table-device = Этой партии нет на этом устройстве
no-table-device-what = Партии без сервера остаются в том браузере, где они начаты. Эта начата в другом месте или удалена вместе с данными браузера.
no-table-damaged = Эту партию больше нельзя прочесть
no-table-damaged-what = То, что сохранил браузер, повреждено. Эта партия отложена в сторону; остальные ваши партии не тронуты.
no-table-other = Этот стол нельзя показать
no-table-again = Ещё раз
no-table-new = Открыть свой стол

## My games

games-title = Мои партии
games-lead = Все ваши партии: текущие и сыгранные.
games-lead-device = Все партии на этом устройстве: текущие и сыгранные.
games-alone = Сервер недоступен: вот партии на этом устройстве.
games-running = Идут сейчас
games-over = Закончены
games-none = Вы ещё не играли. Самое время!
games-nobody = Мы вас ещё не знаем. Ваши партии появятся здесь, как только вы сыграете.
games-your-turn = Ваш ход
games-invited = Приглашение
games-won = Вы победили
games-winner = победа
games-status-open = Ждём игроков
games-full = Все собрались
games-status-playing = Ходят другие
games-status-allocating = Распределение
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
games-imported = Партия проверена и добавлена в ваш список.
games-position = Есть только положение в виде текста? Посмотрите его здесь.

## A new table and its seats

bot-beginner = Пип
bot-beginner-2 = Дот
bot-beginner-3 = Бо
bot-beginner-line = Выше! А дым — это плохо?
bot-casual = Роза
bot-casual-2 = Майло
bot-casual-3 = Ида
bot-casual-line = Лучше хорошее место сегодня, чем план на завтра.
bot-skilled = Отто
bot-skilled-2 = Нора
bot-skilled-3 = Хуго
bot-skilled-line = Каждая улица куда-то ведёт. Я знаю куда.
bot-strong = Вера
bot-strong-2 = Макс
bot-strong-3 = Тильда
bot-strong-line = Тот порт, на который вы надеялись? Чудесный вид.
bot-top = Ада
bot-top-2 = Виктор
bot-top-3 = Сол
bot-top-line = Я уже вижу, чем это кончится.
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
new-playgrounds-hint = Мини-дополнение: часть парков становится детскими площадками.
new-bot = Бот { $number }
new-player = Игрок { $number }
new-names = Кто играет?
new-name-of = Имя игрока { $number }
new-start-now = Начать партию
new-create = Открыть стол
new-door = Кто может присоединиться?
new-door-link = Те, у кого есть ссылка
new-door-public = Все
new-door-link-what = Стол найдут только те, кому вы дадите ссылку или код.
new-door-public-what = Стол виден на главной странице: сесть за него может любой посетитель.
new-more = Часы, кто начинает, возврат ходов, боты
new-clock = Часы
new-clock-what = Когда время вышло, ещё можно сходить, но остальные могут посадить бота или прервать партию.
new-clock-none = Без часов
new-clock-move-60 = 1 минута на ход
new-clock-move-180 = 3 минуты на ход
new-clock-total-600-5 = 10 минут на партию, +5 с за ход
new-clock-total-1200-10 = 20 минут на партию, +10 с за ход
new-clock-days-1 = 1 день на ход
new-clock-days-3 = 3 дня на ход
new-clock-days-7 = 7 дней на ход
new-allocation = Жители и энергия в конце
new-allocation-automatic = Автоматически
new-allocation-manual = Вручную
new-allocation-automatic-what = Страница найдёт лучшее распределение для каждого.
new-allocation-manual-what = Каждый сам расставит жителей и энергию по зданиям своего города и подтвердит.
new-by-hand = Распределять ресурсы в конце вручную
new-by-hand-hint = Вы сами расставляете жителей и энергию по зданиям. Иначе страница найдёт лучшее распределение.
new-undo = Возврат ходов
new-undo-bots = Пока не сходил другой человек; боты не в счёт
new-undo-own = Пока не сходил следующий игрок, в том числе бот
new-undo-off = Только с согласия остальных
new-undo-never = Никогда, даже по просьбе
new-begins = Кто начинает?
new-begins-random = По жребию
new-begins-me = Я
new-begins-seat = Игрок { $number }
new-begins-loser = Кто был последним в прошлой партии
new-begins-winner = Кто выиграл прошлую партию
new-substitute = Кто доигрывает за ушедшего?
new-stand-ins = Можно посадить бота вместо себя
new-stand-ins-hint = Каждый может посадить вместо себя бота и вернуться; в конце это будет видно.
new-hints = Подсказки разрешены
new-hints-hint = В свой ход каждый может попросить подсказку. Это видят все, а в итогах указано, сколько их было.
hints-honest = Эта партия — без подсказок: каждый думает сам, всё на доверии.

seats-title = Стол: { $name }
seats-title-mine = Ваш стол
seats-lead = { $free ->
    [0] Все в сборе.
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[many] Свободно ещё { $free } мест.
}
seats-lead-invited = Ждём приглашённых игроков.
seats-setup = Эта партия
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
seats-clock-total = { $minutes } мин на партию, +{ $increment } с за ход
seats-manual = Распределение вручную
seats-undo-own = Возврат до следующего хода
seats-undo-off = Возврат — только по согласию
seats-undo-never = Ходы не возвращаются
seats-begins-chosen = Начинает игрок { $number }
seats-begins-loser = Начинает последний в прошлой партии
seats-begins-winner = Начинает победитель прошлой партии
seats-no-stand-ins = Нельзя посадить бота вместо себя
seats-hints-alone = Подсказки только против ботов
seats-hints-on = Подсказки разрешены
seats-hints-off = Без подсказок
seats-invited = Приглашение: { $name }
seats-invited-you = { $name } зовёт вас сыграть ещё раз.
seats-accept = Играю
seats-decline = Не в этот раз
seats-only-here = Ссылку откроет только это устройство: сервер доступен лишь на этом компьютере.
seats-only-here-how = Чтобы вошли другие в вашей сети, запустите его так:
seats-seats = Места
seats-seat = Место { $number }
seats-free = Свободное место
seats-kept = Зарезервированное место
seats-you = Вы
seats-host = Хозяин
seats-here = на связи
seats-away = не на связи
seats-is-bot = Бот
seats-sit = Занять место
seats-sit-too = На этом устройстве
seats-leave = Освободить место
seats-remove = Освободить место { $number }
seats-bot = Посадить бота на место { $number }
seats-bot-choose = Посадить бота…
seats-start = Начать партию
seats-start-wait = Партию можно начать, когда все места заняты.
seats-start-host = { $free ->
    [0] Ждём: партию начнёт { $name }.
   *[other] Когда все соберутся, партию начнёт { $name }.
}
seats-invite = Позвать друзей
seats-invite-how = Отправьте эту ссылку или дайте навести камеру на код.
seats-invite-watch = Позвать зрителей
seats-invite-watch-how = Все места заняты. По этой ссылке можно смотреть игру.
seats-copy = Копировать
seats-share = Поделиться
seats-share-text = Приходите строить со мной город!
seats-code = Или по коду:
seats-qr = QR-код со ссылкой на этот стол
seats-full = Все места заняты. Можно остаться и посмотреть или открыть свой стол.
seats-lost = Ваше место освободили. Если свободные места есть, можно сесть снова.
seats-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
seats-lost-line = Связь потеряна. Мы пробуем снова, место остаётся за вами.

## A position on its own

position-title = Положение
position-lead = Вставьте текст положения и увидите поля, очки всех игроков и то, что принёс бы каждый тайл.
position-where = Ссылки на положения копируются в любом повторе. Командная строка и программы читают и пишут тот же текст.
position-field = Текст положения
position-show = Показать
position-example = Вставить пример
position-copy-link = Копировать ссылку
position-copy-text = Копировать текст
position-another = Другое положение
position-moves = Больше всего очков сразу
position-moves-what = Лучшее место для каждого доступного тайла по очкам, которые он приносит сразу. Нажмите на ход, чтобы увидеть его на поле.
position-to-move = Ходит { $name }, ход { $turn } из { $turns }. Первый игрок раунда: { $first }.
position-to-deal = Сейчас выложат тайлы раунда { $round }. Начинает { $name }.
about-lead = Свободная цифровая версия настольной игры Quadropolis, сделанная теми, кто любит в неё играть.
about-game = Настольная игра
about-author = Автор игры
about-illustrator = Иллюстрации
about-designer = Графический дизайн
about-developer = Разработка
about-publisher = Издатель
about-project = Этот проект
about-unofficial = Он неофициальный и никак не связан с ними. Все слова и рисунки здесь — наши собственные. Если игра вам нравится, купите её настольное издание.
about-marks = Что мы знаем о тайлах, а что пришлось вывести самим

## Games on this device

device-mark = на этом устройстве
device-instead = Сервер недоступен, поэтому партия идёт на этом устройстве.
device-not-kept = Этот браузер ничего не хранит: партия исчезнет, когда страница закроется.
device-damaged = { $count ->
    [one] { $count } партию на этом устройстве прочесть не удалось. Она отложена в сторону.
    [few] { $count } партии на этом устройстве прочесть не удалось. Они отложены в сторону.
   *[other] { $count } партий на этом устройстве прочесть не удалось. Они отложены в сторону.
}
device-hand-over = Передать серверу
device-handed = Теперь партия есть и на сервере.
device-handed-mark = есть и на сервере
