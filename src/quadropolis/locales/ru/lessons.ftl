### Quadropolis in Russian (русский): the lessons.

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
learn-hand = У вас в руке: { LOWER($tile) }
learn-tray = Что вы можете раздать
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
learn-do-architect = Вы играете против Ады: победит тот, у кого после { $rounds } { $rounds ->
        [one] раунда
       *[other] раундов
    } больше очков. В свой ход вы посылаете архитектора на стройплощадку. Нажмите на архитектора { $architect }.
learn-do-reach = С позиции (это стрелка у края) он берёт тайл с клетки номер { $architect } от края. Нажмите на позицию, с которой он достанет до многоэтажки в рамке.
learn-done-architect = Прямо от позиции, клетка номер { $architect }: многоэтажка ваша. Тайлы, лежащие лицом вниз, вне игры.
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
learn-done-urbanist = Верно: на ход Ады { $spots ->
        [one] закрыта { $spots } позиция
        [few] закрыты { $spots } позиции
       *[many] закрыто { $spots } позиций
    }. Потом урбанист пойдёт дальше.
learn-title-energy = Добудьте энергию
learn-do-energy-tile = Ада тоже взяла тайл. Вашему городу нужна энергия: нажмите на фабрику, которая даёт { $energy } { $energy ->
        [one] энергоблок
        [few] энергоблока
       *[many] энергоблоков
    }.
learn-do-energy-square = Достать до неё может только архитектор { $architect }. Постройте её вплотную к своей многоэтажке.
learn-other-energy = Можно, но постройте её бок о бок с многоэтажкой.
learn-done-energy = В городе теперь { $energy } { $energy ->
        [one] энергоблок
        [few] энергоблока
       *[many] энергоблоков
    }. Но в обоих зданиях ещё темно.
learn-title-activate = Включите свет
learn-do-activate = Без активации здания остаются тёмными и не дают очков. Многоэтажке нужна энергия, фабрике — житель: дайте каждой своё.
learn-done-activate = Обе светятся! Многоэтажка даёт { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. Но в конце каждый лишний житель или энергоблок отнимает очко: сейчас лишних { $idle }. Новым зданиям они пригодятся.
learn-title-stack = Строим вверх
learn-do-stack-tile = Ада снова сходила. Многоэтажки могут расти: нажмите на ту, что со шляпой мэра.
learn-do-stack-square = Архитектор { $architect } строит в ряду или колонке { $architect }, можно и поверх многоэтажки. А этаж номер { $architect } он может добавить к любой многоэтажке вашего города. Поставьте этот тайл на свою.
learn-other-stack = Можно, но высокая многоэтажка даёт больше очков. Поставьте тайл на свою.
learn-done-stack = { $floors } { $floors ->
        [one] этаж
        [few] этажа
       *[many] этажей
    }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } вместо { $was }. { learn-more-left } За { $most } { $most ->
        [one] этаж
        [few] этажа
       *[many] этажей
    } было бы { $best }. С мэром вы начинаете следующий раунд!
learn-title-factory = Соседи для фабрики
learn-do-factory-tile = Архитектор { $architect } — ваш последний в этом раунде. Нажмите на любой порт, до которого он достаёт.
learn-do-factory-square = Фабрике приносят очки соседние порты и магазины. Нажмите на клетку рядом с фабрикой; числа показывают, как изменятся очки.
learn-other-factory = Здесь было бы { $points }. А рядом с фабрикой — { $best }.
learn-done-factory = Фабрика получает за порт { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }; магазин дал бы { $shop }. { learn-more-left }
learn-title-harbor = Порты в линию
learn-do-harbor = Раунд { $round }: вы с Адой тем временем строили дальше. Порты дают очки за самую длинную линию по горизонтали и самую длинную по вертикали. Нажмите на клетку, где получится линия.
learn-done-harbor = Линия портов и очки, напечатанные на тайле: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. { learn-fewer-left }
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
    }, фабрика по соседству — ещё { $factory }. { learn-fewer-left } Жители всегда идут туда, где принесут вам больше всего.
learn-title-park = Парк
learn-do-park = Раунд { $round }: оба города выросли. Парк считает многоэтажки по сторонам, но не по диагонали. Нажмите на лучшую для него клетку.
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
    }. Парку никто не нужен, и он принимает один энергоблок.
learn-title-service = Каждый район на счету
learn-do-service = Раунд { $round }, последний. Улицы делят ваш город на районы: их { $parts }. Коммунальные службы дают очки за число районов, где они есть. Нажмите на клетку, которая добавит район.
learn-done-service = { $districts } { $districts ->
        [one] район
        [few] района
       *[many] районов
    }: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } вместо { $was }, и ещё { $stars }, напечатанные на тайле. { learn-fewer-left }
learn-title-end = Последний энергоблок
learn-do-end = Последние ходы сделаны. После { $rounds } { $rounds ->
        [one] раунда
       *[other] раундов
    } партия заканчивается. Последний энергоблок поглотил парк, а темно в двух многоэтажках. Какой из них его отдать?
learn-other-end = Очков за неё было бы { $points }. Другая принесёт { $best }.
learn-done-end = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }! Другая остаётся без света: очков она не даёт и соседом не считается.

# The second lesson.
learn-title-pool = Один запас на всех
learn-do-pool-architect = В экспертном режиме архитекторов каждого номера по { $each } на всех. Нажмите на архитектора { $architect }.
learn-do-pool-spot = Архитектор { $architect } достаёт через всю стройплощадку. Нажмите на позицию, с которой он возьмёт офисную башню в рамке.
learn-done-pool = Взято. Что вы взяли из запаса, Ада уже не возьмёт.
learn-title-district = Районы и номера
learn-do-district = Улицы делят город на районы, их номера — в кружках. Архитектор { $architect } строит в районе { $architect } или на любой клетке с номером { $architect }. Нажмите на цифру { $architect } в районе { $district }.
learn-other-district = Можно, но попробуйте клетку с номером { $architect } в районе { $district }.
learn-done-district = В экспертном режиме клетка доступна двум архитекторам: по району и по номеру.
learn-title-office = Офисные башни
learn-do-office = Несколько ходов спустя. Офисной башне нужны житель и энергия. Дайте ей и то и другое.
learn-done-office = Светится, но одна и невысокая: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. { learn-fewer-left } Офисные башни любят компанию.
learn-title-group = Группы офисных башен
learn-do-group = Несколько ходов спустя. Офисные башни, которые касаются друг друга, считаются группой: чем их больше и чем они выше, тем лучше. Нажмите на лучшую клетку для этой.
learn-done-group = Вместе они приносят { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. { learn-fewer-left } Надстраивать их тоже можно.
learn-title-floors = Пятый этаж
learn-do-floors = Раунд { $round }. У многоэтажек и офисных башен здесь до { $architect } этажей. Архитектор { $architect } добавит этаж номер { $architect } где угодно. Нажмите на лучшую клетку.
learn-done-floors = Выше многоэтажка быть не может: { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } вместо { $was }! { learn-more-left }
learn-title-monument = Памятники
learn-do-monument = Несколько ходов спустя. Памятник любит соседей: парк ({ $park }) или магазин ({ $shop }); фабрика или порт отнимает { $loss }. Нажмите на лучшую для него клетку.
learn-done-monument = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } за лучший вид в городе.

# What the live total counts as well: inhabitants and energy that are left over, or no longer.
learn-fewer-left = И лишних ресурсов стало на { $saved } меньше: итого +{ $total }.
learn-more-left = Но лишних ресурсов стало на { $extra } больше: итого +{ $total }.

# A wrong try gets a kind, exact answer.
learn-other-points = Здесь было бы { $points }. Есть клетка, где будет { $best }.
learn-wrong-architect = Это архитектор { $tapped }. Нажмите на того, что с цифрой { $architect }.
learn-wrong-architect-first = Сначала архитектор: нажмите на цифру { $architect }.
learn-wrong-tile-itself = Это тот самый тайл! Теперь нажмите на позицию у края, с которой до него можно достать.
learn-wrong-no-spot = Нажмите на позицию — одну из стрелок вокруг стройплощадки.
learn-wrong-no-blocked = Позиции — вокруг стройплощадки. Нажмите на одну из тех, что на концах ряда или колонки урбаниста.
learn-wrong-spot-blocked = Эта позиция пока закрыта. Попробуйте другую.
learn-wrong-spot-free = Эта позиция свободна. Ищите на концах полос урбаниста.
learn-wrong-reach-nothing = Оттуда на клетке номер { $architect } взять нечего. Отсчитайте от позиции клетку номер { $architect }.
learn-wrong-reach = Оттуда он берёт: { LOWER($tile) }. Отсчитайте от позиции клетку номер { $architect }.
learn-wrong-no-tile = Здесь нечего взять. Нажмите на тайл на стройплощадке.
learn-wrong-tile = Взять можно ({ LOWER($tile) }), но сейчас нужен другой тайл.
learn-wrong-tile-reach = До этого тайла ({ LOWER($tile) }) сейчас не достанет никто из ваших архитекторов.
learn-wrong-architect-way = Архитектор { $tapped } не достаёт до нужного тайла.
learn-wrong-spot-way = Оттуда никто из ваших архитекторов не достанет до нужного тайла.
learn-wrong-no-square = Тайл уже у вас. Нажмите на клетку своего города.
learn-wrong-square-built = Здесь уже стоит здание.
learn-wrong-square-line = Это ряд { $row } и колонка { $column }. Архитектор { $architect } строит в ряду или колонке { $architect }.
learn-wrong-square-number = Это район { $district }, номер { $number }. Архитектору { $architect } нужен район { $architect } или номер { $architect }.
learn-wrong-building = Нажмите на здание в своём городе.
learn-wrong-lit = { $kind }: здесь есть всё нужное. Поищите тёмное здание.
learn-needs-inhabitants = { $kind }: энергия здесь не нужна. Нужен житель.
learn-needs-energy = { $kind }: житель здесь не нужен. Нужна энергия.
learn-needs-nothing = { $kind }: здесь вообще ничего не нужно.
learn-wrong-enough = { $kind }: этого здесь уже достаточно.
learn-wrong-later = { $kind }: хорошая мысль, но не в этот раз.
learn-begun-architect = Да, архитектор { $architect }. Теперь его позиция или сам тайл.
learn-begun-spot = Да, с этой позиции. Теперь архитектор или сам тайл.
learn-laid = { $kind }: свет горит! Теперь другое здание.
learn-laid-half = { $kind }: половины мало. Нужно ещё кое-что.

# The end of a lesson.
learn-over = Вы умеете играть!
learn-over-score = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }. У Ады { $rival }: вы победили!
learn-over-how = Так проходит любой раунд: каждый { $turns } { $turns ->
        [one] раз
        [few] раза
       *[many] раз
    } посылает архитектора и берёт тайл. После { $rounds } { $rounds ->
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
    }, и в каждом раунде часть архитекторов остаётся в запасе. Остальные мелкие отличия описаны в правилах.
learn-play-now = Играть
learn-play-now-hint = Настоящая партия с двумя дружелюбными ботами
learn-play-expert = Экспертная партия
learn-go-expert = Урок: экспертный режим
learn-go-classic = Начальный урок
learn-go-rules = Все правила
learn-sheet = Очки вашего города
