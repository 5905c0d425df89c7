### Quadropolis in Russian (русский): words of the game, and everything said at a table.

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
points-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

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
site-spot-at = { $side ->
        [N] над колонкой { $line }
        [S] под колонкой { $line }
        [W] слева от ряда { $line }
       *[E] справа от ряда { $line }
    }
site-spot-taken = Позиция { $spot } занята: { $name }, архитектор { $architect }.
site-spot-taken-own = Позиция { $spot } занята вашим архитектором { $architect }.
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
       *[no] , здание не активировано
    }
city-square-numbers = { $square }. Район { $district }, номер { $number }
city-square-note = {$square}. {$note}
city-floor = { $floor ->
        [1] 1-й этаж
        [2] 2-й этаж
        [3] 3-й этаж
       *[other] { $floor }-й этаж
    }
city-idle = { $count ->
        [one] { $count } незанятый житель вне города: минус { $count } очко
        [few] { $count } незанятых жителя вне города: минус { $count } очка
       *[many] { $count } незанятых жителей вне города: минус { $count } очков
    }
city-pollution = { $count ->
        [one] { $count } лишний энергоблок: минус { $count } очко
        [few] { $count } лишних энергоблока: минус { $count } очка
       *[many] { $count } лишних энергоблоков: минус { $count } очков
    }
# Карточка о тайле или здании. $needs — один из scores-needs-…, $what — перечень.
tile-card-title = { $kind }{ $floors ->
        [1] {""}
        [one] , { $floors } этаж
        [few] , { $floors } этажа
       *[many] , { $floors } этажей
    }
tile-card-gives = Приносит: { $what }.
tile-card-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
tile-card-mayor = мэр
tile-card-needs = Нужно: { $needs }.
tile-card-absorbs = Поглощает 1 лишний энергоблок.
tile-card-down = Тайл лицом вниз
tile-card-down-why = В этот раз вне игры: он нужен только при большем числе игроков.
table-player = Игрок { $number }
table-heading = Партия в Quadropolis. { $mode } режим
table-title = Quadropolis
table-title-turn = ● Ваш ход · Quadropolis
table-notification = Ваш ход в Quadropolis.
table-push = Уведомлять, даже когда страница закрыта
table-push-hint = Это устройство сообщит, когда за этим столом наступит ваш ход и когда партия закончится.
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
table-chip-hand = { $count ->
        [0] Архитекторов в этом раунде не осталось.
       *[other] Остались архитекторы: { $architects }.
    }
table-player-title = { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
table-city-of = Город: { $name }
table-my-city = Ваш город
table-you = Вы
# In sentences about oneself.
name-you = { $name } (вы)
# A bot in somebody’s place.
name-for = { $bot } (за игрока { $name })
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
# So many of them have a place on a building; the others cost points.
city-inhabitants-used = { $all ->
        [0] Жителей пока нет
       *[other] Жителей на зданиях: { $used } из { $all }
    }
city-energy-used = { $all ->
        [0] Энергоблоков пока нет
       *[other] Энергоблоков в деле: { $used } из { $all }
    }
table-architects = Ваши архитекторы
table-architects-common = Общие архитекторы
table-architect = Архитектор { $number }{ $left ->
        [yes] {""}
       *[no] , уже на стройплощадке
    }
table-architect-count = Архитектор { $number }, осталось: { $count }
table-architect-used = Ваш архитектор { $architect } уже на стройплощадке.
table-architect-gone = Архитекторов с номером { $architect } в этом раунде не осталось.
table-architect-none = { $mode } режим: архитектора { $architect } нет.
table-takes = Архитектор { $architect } берёт: { LOWER($tile) }
table-takes-nothing = Архитектору { $architect } здесь нечего взять.
table-brings = Здесь очков: { $points }
table-brings-floor = Здесь очков: { $points }, этаж { $floor }
table-ask-start = Ваш ход: выберите тайл, архитектора или позицию
table-ask-start-of = { $name }: выберите тайл, архитектора или позицию
table-ask-way-tile = Какой архитектор возьмёт тайл «{ $kind }»?
table-ask-way-side = { $kind }: с какой стороны?
table-ask-way-empty = Там нечего взять. Какой архитектор всё же пойдёт туда?
table-ask-way-empty-side = Там нечего взять. С какой стороны всё же пойти?
table-ask-way-architect = Куда идёт архитектор { $architect }?
table-ask-way-spot = Какой архитектор пойдёт сюда?
table-ask-place = Куда поставить тайл «{ $kind }»?
table-ask-discard = Архитектору { $architect } негде поставить тайл «{ $kind }»: сбросьте его или вернитесь назад.
table-move-place = { $kind } на { $square }
table-move-discard = { $kind } — в сброс
table-move-nothing = Архитектор { $architect } { $spot }: брать нечего
# План следующего хода, пока играют другие. $plan — вопрос или ход словами.
table-planning = План. { $plan }
table-planned = Задумано: { LOWER($plan) }
# My turn has come while I was planning; the question that is open, or the move.
table-turn-now = Ваш ход! { $asked }
table-plan-how = Выберите тайл, чтобы спланировать ход.
table-skip-how = Коснитесь поля, чтобы пропустить.
table-plan-itself = Сыграть автоматически в мой ход
table-plan-itself-short = Сыграть в мой ход
table-plan-played = Ваш план сыгран: { LOWER($move) }
table-plan-gone = План больше не годится: тайла уже нет.
table-plan-broken = План больше не годится. { $reason }
table-plan-undone = Ход возвращён: ваш выбор больше не действует.
table-no-change = Ваши очки не меняются
table-gift-inhabitants = { $count ->
        [one] Приносит { $count } жителя.
       *[other] Приносит { $count } жителей.
    }
table-gift-energy = Приносит { $count } { $count ->
    [one] энергоблок
    [few] энергоблока
   *[many] энергоблоков
}.
table-gift-mayor = Приносит мэра.
# Почему очков сначала становится меньше.
table-why-idle = { $count ->
        [one] Ещё { $count } житель без дела: −{ $count } очко.
        [few] Ещё { $count } жителя без дела: −{ $count } очка.
       *[many] Ещё { $count } жителей без дела: −{ $count } очков.
    }
table-why-pollution = { $count ->
        [one] Ещё { $count } лишний энергоблок: −{ $count } очко.
        [few] Ещё { $count } лишних энергоблока: −{ $count } очка.
       *[many] Ещё { $count } лишних энергоблоков: −{ $count } очков.
    }
table-why-both = Ещё без дела { $inhabitants } и { $energy }: −{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
table-back = Шаг назад
table-discard = Сбросить
table-build = Построить
table-confirm = Подтвердить
table-sending = Отправляем…
table-since = После вашего хода:
table-last = Последние ходы:
# На маленьком знаке: ход без тайла.
table-since-nothing = ничего
table-hint-architect = Куда бы сейчас ни встал архитектор { $architect }, взять ему нечего.
table-hint-tile = Ни один из оставшихся архитекторов сейчас не достанет до этого тайла.
table-hint-tile-blocked = Все пути к этому тайлу сейчас закрыты.
table-hint-tile-used = До него достал бы только архитектор { $architects }, а ваш уже на стройплощадке.
table-hint-tile-gone = До него достал бы только архитектор { $architects }, а такого в этом раунде больше нет.
table-hint-urbanist = Здесь стоит урбанист: брать нечего.
table-hint-down = Лежит лицом вниз: в этот раз вне игры.
table-hint-first = Сначала выберите тайл на стройплощадке.
table-hint-empty = Здесь больше ничего нет.
table-hint-place-classic = Архитектор { $architect } строит в ряду { $architect } или колонке { $architect }{ $floor ->
        [no] .
       *[yes] {" "}либо добавляет этаж { $architect }.
    }
table-hint-place-none = Никто из архитекторов, которые могут его взять, здесь не строит.
table-hint-place-none-spot = Никто из архитекторов, которых можно туда поставить, здесь не строит.
table-hint-built = Эта клетка уже застроена.
table-hint-no-tile = Там нечего взять, значит, и строить нечего.
table-hint-place-expert = Архитектор { $architect } строит в районе { $architect } или на клетках с номером { $architect }{ $floor ->
        [no] .
       *[yes] {" "}либо добавляет этаж { $architect }.
    }
table-preparing = Ваш ход…
table-thinks = { $name } думает…
table-bot-thinks = { $name } думает…
table-over = Партия окончена.
table-site-cleared = Стройплощадка расчищена.
table-scoring = Назад к подсчёту
table-undo = Вернуть ход
table-undo-of = Вернуть ход: { $name }
table-undo-whose = ход: { $name }
table-undo-short = Вернуть
table-undo-dealt = Раунд окончен: его ходы вернуть уже нельзя.
table-undo-away = Чтобы вернуть ход, нужно согласие остальных, а дать его сейчас некому.
table-undo-ask = Попросить вернуть ход
table-undo-ask-short = Вернуть?
table-undo-waits = { $name } хочет вернуть { $moves ->
        [1] последний ход
        [one] последний { $moves } ход
        [few] последние { $moves } хода
       *[many] последние { $moves } ходов
    } и ждёт согласия остальных.
table-undo-waiting = Вы попросили вернуть { $moves ->
        [1] последний ход
        [one] последний { $moves } ход
        [few] последние { $moves } хода
       *[many] последние { $moves } ходов
    }. { $others ->
        [1] Теперь решает { $name }.
       *[other] Остальные должны согласиться.
    }
table-undo-asked = { $name } хочет вернуть { $moves ->
        [1] последний ход
        [one] последний { $moves } ход
        [few] последние { $moves } хода
       *[many] последние { $moves } ходов
    }.
table-undo-meanwhile = Игра тем временем идёт: следующий ход означает отказ.
table-undo-agree = Согласиться
table-undo-decline = Отклонить
table-undo-forget = Уже не нужно
table-replaced = За вас играет бот{ $moves ->
    [0] .
    [one] , он сделал { $moves } ход.
    [few] , он сделал { $moves } хода.
   *[many] , он сделал { $moves } ходов.
}
table-come-back = Я на месте
table-sleeper = { $name } давно не ходит.
table-time-up = Время вышло
table-time-up-of = Время вышло: { $name }.
table-late = Ваше время вышло. Вы ещё можете сходить, но остальные уже могут посадить за вас бота или прервать партию.
table-give = Пусть играет бот
table-give-own = Пусть за меня играет бот
table-resign = Сдаться
table-resign-sure = Бот доиграет за вас, вернуться будет нельзя. Сдаться?
table-end = Прервать партию
table-end-sure = Партия закончится прямо сейчас, без победителя. Прервать?
table-play-on = Играть дальше
table-type = Ввести ход
table-type-enter = Ввод
table-type-how = 3W4:c3 — архитектор 3 слева от ряда 4, тайл на c3.
table-typed-unreadable = { $part ->
        [architect] Сначала архитектор, от 1 до { $most }
        [spot] После архитектора — позиция: N, E, S или W и число от 1 до 5
       *[square] После позиции — двоеточие, затем клетка или «-» для сброса
    }. Например, 3W4:c3.
table-typed-place = { $count ->
        [0] Этот тайл нельзя поставить на { $square }: его можно только сбросить (:- в конце).
       *[other] Этот тайл нельзя поставить на { $square }. Можно: { $squares }.
    }
table-typed-nothing = Там нечего взять: введите только { $move }.
table-clock-days = { $days } д { $hours } ч
table-invite = Пригласить
table-watching = Вы смотрите. Крупно показан город игрока { $name }.
table-follow = Город того, кто ходит
table-away = { $name } сейчас не в сети.
table-away-wait = Через { $minutes } мин место сможет занять бот.
table-away-host = Хозяин стола может посадить бота.
table-away-now = До возвращения место может занять бот.
table-away-soon-me = Через минуту ожидания можно посадить бота.
table-away-soon-host = Через минуту ожидания хозяин стола может посадить бота.
table-away-soon-clock = Когда время выйдет, место сможет занять бот.
table-away-ok = Подождать
table-remind = Напомнить
table-remind-text = { $name }, мы ждём тебя за столом Quadropolis:
table-remind-copied = Напоминание со ссылкой скопировано: отправьте его.
phrases-title = Сказать
phrases-last = Недавно сказано
phrases-unheard = Нет связи: сейчас этого никто не услышит.
phrases-heard = Показывать реплики: { $name }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice-move = Отличный ход!
phrase-wow = Ух ты!
phrase-thanks = Спасибо!
phrase-oops = Ой.
phrase-sorry = Прошу прощения!
phrase-your-turn = Твой ход.
phrase-one-moment = Одну минутку!
phrase-take-your-time = Не спеши.
phrase-well-played = Хорошая игра!
phrase-again = Ещё партию?
table-heard-turn = Ваш ход. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

hint-ask-nudge = Подсказка
hint-ask-move-short = Показать ход

## Клавиши, по ?

keys-title = Клавиши
keys-architect = Выбрать архитектора
keys-walk = Двигаться по стройплощадке или городу
keys-ends = К краям ряда
keys-tab = К следующему игровому полю или кнопке
keys-enter = Выбрать то, что в фокусе, или подтвердить
keys-hint = Подсказка: куда смотреть, ход, почему
keys-back = На шаг назад или закрыть открытое
keys-list = Этот список

## The log

log-title = Что произошло
log-gone = Ход возвращён.
log-somebody = Кто-то
log-placed = { $you ->
        [yes] Вы строите
       *[no] { $name } строит
    } { $kind } на { $square } ({ $floor ->
        [1] {""}
       *[other] этаж { $floor },{" "}
    }архитектор { $architect }){ $mayor ->
        [yes] {" "}и { $you ->
            [yes] получаете
           *[no] получает
        } мэра
       *[no] {""}
    }.
log-discarded = { $you ->
        [yes] Вы берёте { $kind } архитектором { $architect } и сбрасываете этот тайл.
       *[no] { $name } берёт { $kind } архитектором { $architect } и сбрасывает этот тайл.
    }
log-nothing = { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } архитектора { $architect } { $spot }, но брать там нечего.
log-dealt = Раунд { $round }
log-created = Открыт стол. { $mode } режим.
log-sat = { $name } присоединяется.
log-left = { $name } покидает стол.
log-bot-sat = { $bot } присоединяется.
log-started = Партия началась.
log-undone = { $you ->
        [yes] Вы возвращаете
       *[no] { $name } возвращает
    } { $moves ->
        [1] ход
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
log-undo-asked = { $you ->
        [yes] Вы просите
       *[no] { $name } просит
    } вернуть { $moves ->
        [1] ход
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
log-undo-answered = { $you ->
        [yes] Вы { $agrees ->
            [yes] соглашаетесь на возврат.
           *[no] не соглашаетесь на возврат.
        }
       *[no] { $name } { $agrees ->
            [yes] соглашается на возврат.
           *[no] не соглашается на возврат.
        }
    }
log-resigned = { $you ->
    [yes] Вы сдаётесь.
   *[no] { $name } сдаётся.
} Дальше играет бот: { $bot }.
log-given = { $you ->
    [yes] Пока за вас играет бот — { $bot }.
   *[no] { $name }: пока на этом месте играет бот — { $bot }.
}
log-returned = { $you ->
    [yes] Вы
   *[no] { $name }
} снова за столом.
log-confirmed = { $you ->
    [yes] Вы распределили жителей и энергию.
   *[no] { $name }: жители и энергия распределены.
}
log-finished = { $count ->
        [one] { $winners } побеждает: { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }.
       *[other] { $winners } делят победу: по { $points } { $points ->
            [one] очку
            [few] очка
           *[many] очков
        }.
    }
log-ended = Партию прервали.
log-rematched = Открыт новый стол для следующей партии.
log-paused = Сервер был недоступен { $seconds } с. Часы в это время стояли.
log-hinted = { $step ->
    [nudge] { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } подсказку: куда смотреть.
    [move] { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } подсказку: ход.
   *[why] { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } подсказку: ход и почему.
}

## The end of a game

end-total = Итого
end-pad = Блокнот подсчёта очков: очки каждого по категориям
end-inhabitants-on-buildings = Жители на зданиях
end-empty-squares = Пустые клетки
end-winner-mark = Победа
end-winner = { $count ->
        [one] { $names } побеждает: { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }.
       *[other] { $names } делят победу: по { $points } { $points ->
            [one] очку
            [few] очка
           *[many] очков
        }.
    }
end-winner-you = Вы побеждаете: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
end-tie-inhabitants = По очкам равны: { $names }. Решают жители на зданиях: { $winner } — { $count } против { $other }.
end-tie-empty_squares = По очкам и жителям равны: { $names }. Решает меньшее число пустых клеток: { $winner } — { $count } против { $other }.
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
        [0] { $where }: нет соседей, дающих очки
        [one] { $where }: очки даёт { $towers } сосед
        [few] { $where }: очки дают { $towers } соседа
       *[many] { $where }: очки дают { $towers } соседей
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
end-you-came = { $shared ->
    [yes] { $place ->
        [2] Вы делите второе место
       *[3] Вы делите третье место
    }
   *[no] { $place ->
        [2] Вы заняли второе место
        [3] Вы заняли третье место
       *[4] Вы заняли четвёртое место
    }
}
end-you-share = Вы делите победу!
end-behind = { $count ->
    [one] Отставание — { $count } очко, впереди { $names }.
    [few] Отставание — { $count } очка, впереди { $names }.
   *[many] Отставание — { $count } очков, впереди { $names }.
}
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
end-how-harbor = Самый длинный ряд и самая длинная колонка, начиная с двух портов: { $points }. Плюс очки на тайлах.
end-how-office = По этажам; чем больше группа, тем больше очков.
end-how-monument = Парки, детские площадки, магазины и коммунальные службы рядом приносят очки, фабрики и порты отнимают.
end-how-idle_inhabitants = Каждый житель без дела — минус очко.
end-how-pollution = Каждый энергоблок, который не использован и не поглощён парком, отнимает очко.
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
end-invited = { $name } зовёт сыграть ещё
end-helped-of = { $name }: бот сделал { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
end-hints-of = { $name }: { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}.
end-new-game = Начать партию
end-group-back = Вспомнить партию
end-group-keep = Поделиться и сохранить
end-what-story = по категориям
end-what-look = города и ходы
end-what-replay = ход за ходом
end-what-review = во что обошёлся каждый ход
end-look = Поле
end-replay = Повтор
end-review = Разбор
end-record = Сохранить
end-share = Поделиться
end-share-text = Копировать текст
end-share-link = Копировать ссылку
end-share-picture = Сохранить картинку
end-picture-failed = Браузер не смог сделать картинку.
end-summary = { $playgrounds ->
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
end-early-closed = Владелец сервера закрыл этот стол.
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
end-lay-needs-nothing =
    { $kind ->
        [monument] Памятнику на { $where } ничего не нужно: он активен всегда.
       *[playground] Детской площадке на { $where } ничего не нужно, и энергию она не принимает.
    }
end-lay-no-inhabitants = Жителей не осталось. Сначала заберите жителя у другого здания.
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
replay-position = Положение { $ply } из { $last }
replay-slider = Ход
replay-copy-move = Ссылка на этот ход
replay-copy = Ссылка на это положение
replay-record = Сохранить
replay-table = К столу
replay-site = Стройплощадка
replay-architects-left = Оставшиеся архитекторы
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
replay-open-city = Город и очки: { $name }
replay-rounds = Раунды
replay-to-round = К раунду { $round }

## Score tables: in the rules and on the one-page helper

helper-title = Памятка по очкам
helper-more = Все правила
helper-tips = Короткие советы
helper-mode = Режим
helper-needs = Нужно: { $what }
helper-turn = Ваш ход
helper-turn-take = Положите архитектора и возьмите тайл, до которого он достаёт.
helper-turn-place = { $mode ->
    [expert] Постройте его на клетке или в районе с номером архитектора либо этажом с этим номером. Или сбросьте.
   *[classic] Постройте его в ряду или колонке с номером архитектора либо этажом с этим номером. Или сбросьте.
}
helper-turn-blocked = Нельзя: занятые позиции и оба конца ряда и колонки урбаниста.
helper-all-tiles = Все тайлы по раундам
scores-floors = Этажи
scores-customers = Покупатели
scores-districts = Районы со службой
scores-towers-beside = Многоэтажки рядом
scores-towers-and-offices-beside = Многоэтажки и офисные башни рядом
scores-line = Самый длинный ряд, самая длинная колонка
scores-points = Очки
scores-each-beside = За каждое здание рядом
scores-group-by-floors = Группа ↓ Этажи →
scores-group-heard = Группа: { $size }, по этажам
scores-group-and-more = { $size } и больше
scores-expert-only = { $count } (эксп. режим)
scores-building = Здание
scores-needs = Нужно
scores-needs-nothing = ничего
scores-needs-energy = 1 энергоблок
scores-needs-inhabitant = 1 житель
scores-needs-both = 1 житель и 1 энергоблок
scores-needs-customers = 1 энергоблок, потом покупатели
scores-printed-added = Очки на тайлах прибавляются.
scores-leftovers = Лишние ресурсы
scores-idle = Каждый незанятый житель
scores-pollution = Каждый лишний энергоблок (по одному на парк — бесплатно)
scores-tie = При равенстве очков: больше жителей на зданиях, затем меньше пустых клеток; иначе победу делят.
box-how = Сколько тайлов каждого вида в раунде. Три числа, как 1/2/3, — для двух, трёх и четырёх игроков; одно число подходит для всех.
box-tile-by-round = Тайл ↓ Раунд →
box-round = раунд { $round }

## Что показывается одно за другим: ходы, карточка между раундами

table-round-over = Раунд окончен.
table-dealing = Выкладываются тайлы.
table-sound = Звук
table-sound-on = Звук: вкл.
table-sound-off = Звук: выкл.
between-round = Раунд { $round } из { $rounds } окончен
between-missed =
    { $count ->
        [one] Пока вас не было: { $count } ход
        [few] Пока вас не было: { $count } хода
       *[many] Пока вас не было: { $count } ходов
    }
between-starts = { $you ->
    [yes] Мэр у вас, и вы начинаете.
   *[no] Мэр и первый ход: { $name }.
}
between-go-on = Нажмите, чтобы продолжить, или подождите
# Above two columns of numbers; short.
between-this-round = За раунд
between-since = За это время
between-coming = Тайлы раунда { $round }
between-last = Тайлы последнего раунда
between-hidden = Лицом вниз: { $count }
end-best = Лучшее здание: { LOWER($kind) } на { $square }, очков: { $points }
end-next-level = Дальше: { $name }, { $level }
