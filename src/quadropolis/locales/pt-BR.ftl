### Quadropolis in Brazilian Portuguese (português do Brasil). Keys are grouped by where they are shown.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

## The page itself

page-title = Quadropolis
page-title-of = { $screen } · Quadropolis
page-not-loaded = Esta parte não carregou
page-not-loaded-why = A conexão caiu ou o servidor foi atualizado nesse meio-tempo. Nada da sua partida se perdeu.
page-reload = Recarregar a página
page-close = Fechar
page-cancel = Cancelar
page-copied = Copiado
page-not-copied = Seu navegador não permitiu copiar. Selecione o texto e copie à mão.
page-language = Idioma
page-help = Regras e ajuda
page-tools = Idioma, você, ajustes e ajuda
page-home = Ir para o início

title-table = Uma mesa
title-replay = Replay
title-rules = Regras
title-pad = Bloco de Pontos
title-learn = Aprender a jogar

settings-title = Ajustes
settings-theme = Aparência
settings-theme-system = Como no aparelho
settings-theme-light = Dia
settings-theme-dark = Noite
settings-playing = Ao jogar
settings-confirm-automatic = Jogar sem confirmar
settings-confirm-automatic-hint = O último toque já envia a jogada. Você ainda pode desfazê-la se a mesa permitir.
settings-sounds = Sons
settings-sounds-hint = Uma batidinha discreta quando uma peça é colocada ou chega a sua vez.
settings-notifications = Notificações
settings-notifications-hint = Seu navegador avisa quando chega a sua vez e esta página está em segundo plano.
settings-notifications-refused = Seu navegador não permite notificações desta página. Você pode mudar isso nas configurações dele.
settings-kept = Os ajustes ficam guardados neste navegador.

me-title = Você
me-name = Seu nome
me-name-hint = Todos nas suas mesas veem esse nome. Até 24 caracteres.
me-name-save = Salvar nome
me-name-saved = Agora você é { $name }.
me-name-choose = Como podemos chamar você?
me-name-continue = Continuar
me-nobody = Você pode jogar sem conta. Escolha um nome ou simplesmente comece: a gente arranja um para você.
me-guest-names = Capivara Calma, Tucano Esperto, Pombo Apressado, Bonde Matutino, Tatu Pedreiro, Coruja Sábia, Gato Curioso, Tijolo Sortudo, Preguiça Veloz, Lampião Sereno, Sabiá Cantor, Quati Valente, Jabuti Paciente, Farol Pequenino, Mico Ligeiro, Janela Acesa, Arara Alegre, Castor Ousado, Guindaste Sonolento, Formiga Mestra
me-device = Outro aparelho
me-device-hint = Um código leva você e suas partidas para outro celular ou computador. Ele funciona uma só vez.
me-code-show = Mostrar meu código
me-code = Seu código
me-code-once = Anote ou copie: ele só aparece agora. Códigos mostrados antes não funcionam mais.
me-code-copy = Copiar código
me-code-have = Tenho um código
me-code-enter = Código do seu outro aparelho
me-code-enter-hint = Cinco grupos de quatro, como abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Virar esse jogador
me-code-replaces = Neste aparelho, você deixará de ser { $name }. Guarde antes um código de { $name } se quiser voltar.
me-delete = Apagar meus dados
me-delete-hint = Seu nome e sua lista de partidas somem para sempre. Nas partidas em andamento, bots assumem seus lugares.
me-delete-sure = Apagar mesmo tudo sobre { $name }?
me-delete-now = Sim, apagar
me-deleted = Tudo sobre você foi apagado.

## Words of the game

kind-tower = Bloco Residencial
kind-shop = Loja
kind-public_service = Serviço Público
kind-park = Parque
kind-playground = Parquinho
kind-factory = Fábrica
kind-harbor = Porto
kind-office = Torre de Escritório
kind-monument = Monumento
# What somebody built or took, as the object of a sentence.
a-kind-tower = um bloco residencial
a-kind-shop = uma loja
a-kind-public_service = um serviço público
a-kind-park = um parque
a-kind-playground = um parquinho
a-kind-factory = uma fábrica
a-kind-harbor = um porto
a-kind-office = uma torre de escritório
a-kind-monument = um monumento
category-tower = Blocos Residenciais
category-shop = Lojas
category-public_service = Serviços Públicos
category-park = Parques
category-factory = Fábricas
category-harbor = Portos
category-office = Torres de Escritório
category-monument = Monumentos
category-idle_inhabitants = Habitantes ociosos
category-pollution = Poluição
mode-classic = Classic
mode-expert = Expert

## Home

home-title = Construa uma cidade boa de se viver
home-lead = Envie seus arquitetos, pegue as melhores peças e construa mais que seus rivais. Para dois a quatro jogadores, em cerca de meia hora.
home-play = Jogar agora
home-friends = Jogar com amigos
home-learn = Aprender em cinco minutos
home-no-account = Sem conta, sem instalação: “Jogar agora” põe você à mesa com dois bots camaradas.
home-welcome = Bom ver você de novo, { $name }.
home-my-games = Suas partidas
home-all-games = { $count ->
    [1] Todas (1)
   *[other] Todas ({ $count })
}
home-ways = Jeitos de jogar
home-bots = Contra bots
home-bots-what = Cinco níveis, do iniciante ao que é duro de vencer.
home-hotseat = No mesmo aparelho
home-hotseat-what = Duas a quatro pessoas passam o celular ou dividem a tela.
home-hotseat-how = Todos jogam neste aparelho, um de cada vez. Neste jogo nada é secreto, então ninguém precisa desviar o olhar.
home-online = Com amigos online
home-online-what = Abra uma mesa e envie o link ou mostre o código QR.
home-open = Mesas abertas
home-open-none = Nenhuma mesa pública espera jogadores agora. Abra uma, e outros a encontrarão aqui.
home-open-of = Mesa de { $name }
home-open-free = { $count ->
    [1] Um lugar livre
   *[other] { $count } lugares livres
}
home-join = Entrar
home-join-code = Código ou link de uma mesa
home-join-wrong = Isto não é o código de uma mesa. Ele tem oito letras e números.
home-more = Mais
home-to-learn = Aprender a jogar
home-to-learn-what = Uma primeira partida guiada
home-to-rules = Regras
home-to-rules-what = Tudo, com busca e figuras
home-to-pad = Bloco de Pontos
home-to-pad-what = Conte as cidades de um jogo na sua mesa de verdade
home-to-games = Minhas partidas
home-to-games-what = Resultados, replays e registros
home-unofficial = Um projeto de fãs, não oficial e sem ligação com o autor ou a editora do jogo de tabuleiro. Todos os desenhos e textos são nossos. Se você gostar, compre o jogo de verdade.
home-api = Para programadores: a API

nowhere-title = Nada foi construído aqui
nowhere-what = Este endereço leva a um espaço vazio. Talvez falte uma letra no link.

no-table-unknown = Essa partida não existe
no-table-unknown-what = Nenhuma mesa tem o código { $id }. Talvez falte uma letra no link ou a partida tenha sido removida porque ninguém apareceu.
no-table-full = Esta mesa está cheia
no-table-full-what = Todos os lugares estão ocupados. Você pode assistir à partida ou abrir a sua própria mesa.
no-table-lost-seat = Este lugar não é mais seu
no-table-lost-seat-what = Agora outra pessoa joga aqui. Você pode assistir ou começar outra partida.
no-table-restart = O servidor não responde
no-table-restart-what = Talvez ele esteja reiniciando ou sua conexão tenha caído. Sua partida está guardada até a última jogada, e continuamos tentando por conta própria.
no-table-other = Não dá para mostrar esta mesa
no-table-again = Tentar de novo
no-table-watch = Assistir
no-table-new = Abrir minha própria mesa

## My games

games-title = Minhas partidas
games-lead = Tudo o que você joga e já jogou.
games-running = Em andamento
games-over = Encerradas
games-none = Você ainda não jogou. Já passou da hora!
games-nobody = Ainda não conhecemos você. Suas partidas aparecem aqui assim que você jogar uma.
games-your-turn = Sua vez
games-won = Você venceu
games-winner = venceu
games-status-open = Esperando jogadores
games-status-playing = É a vez dos outros
games-status-allocating = Contagem final
games-status-finished = Encerrada
games-status-ended = Interrompida
games-go-on = Continuar
games-look = Ver
games-replay = Replay
games-to-table = Ir à mesa
games-download = Salvar o registro desta partida
games-ago-now = agora mesmo
games-ago-minutes = { $count ->
    [1] há um minuto
   *[other] há { $count } minutos
}
games-ago-hours = { $count ->
    [1] há uma hora
   *[other] há { $count } horas
}
games-ago-days = { $count ->
    [1] há um dia
   *[other] há { $count } dias
}
games-import = Trazer uma partida
games-import-what = O arquivo de registro de uma partida encerrada, daqui ou da linha de comando, é conferido, guardado na sua lista e pode ser revisto.
games-import-choose = Escolher um registro
games-imported = A partida foi conferida e guardada.

## A new table and its seats

bot-beginner = Bot iniciante
bot-casual = Bot casual
bot-skilled = Bot hábil
bot-strong = Bot forte
bot-top = Bot craque
bot-random = Bot aleatório
bot-greedy = Bot guloso
bot-uct = Bot UCT
bot-other = Bot { $name }
level-beginner = Iniciante
level-beginner-what = Gosta de construções grandes, esquece do que elas precisam.
level-casual = Casual
level-casual-what = Conta bem, mas só pensa no momento.
level-skilled = Hábil
level-skilled-what = Planeja uma boa cidade, de olho nas próximas rodadas.
level-strong = Forte
level-strong-what = Pensa a rodada inteira e bloqueia onde dói.
level-top = Craque
level-top-what = Pensa com calma e não dá nada de graça.

new-mode = Jogo
new-mode-classic-what = Classic: quatro rodadas numa cidade de quatro distritos. O melhor para começar.
new-mode-expert-what = Expert: cinco rodadas, uma cidade maior, torres de escritório e monumentos, e arquitetos que todos dividem.
new-players = Jogadores
new-playgrounds = Parquinhos
new-playgrounds-hint = Um pequeno extra: alguns parques viram parquinhos.
new-bot = Bot { $number }
new-player = Jogador { $number }
new-names = Quem joga?
new-name-of = Nome do jogador { $number }
new-start-now = Começar a partida
new-create = Abrir a mesa
new-door = Quem pode entrar?
new-door-link = Quem tem o link
new-door-public = Todos
new-more = Relógio, contagem final, desfazer
new-clock = Tempo por jogada
new-clock-none = Sem relógio
new-clock-move-60 = 1 minuto por jogada
new-clock-move-180 = 3 minutos por jogada
new-clock-days-1 = 1 dia por jogada
new-clock-days-3 = 3 dias por jogada
new-clock-days-7 = 7 dias por jogada
new-allocation = Habitantes e energia no final
new-allocation-automatic = Automático
new-allocation-manual = À mão
new-allocation-automatic-what = A página encontra a melhor distribuição para cada um.
new-allocation-manual-what = Cada um põe habitantes e energia nas construções da sua cidade e confirma.
new-undo = Desfazer jogadas
new-undo-bots = Sempre, se só bots responderam
new-undo-own = Até o próximo jogador jogar
new-undo-off = Só se os outros concordarem

seats-title = Mesa de { $name }
seats-title-mine = Sua mesa
seats-lead = { $free ->
    [0] Todos já chegaram.
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $free } lugares livres.
}
seats-setup = O que será jogado
seats-players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
seats-clock-move = { $amount ->
    [1] 1 segundo por jogada
   *[other] { $amount } segundos por jogada
}
seats-clock-days = { $amount ->
    [1] 1 dia por jogada
   *[other] { $amount } dias por jogada
}
seats-manual = Contagem final à mão
seats-undo-own = Desfazer até a próxima jogada
seats-undo-off = Desfazer só em comum acordo
seats-seats = Lugares
seats-seat = Lugar { $number }
seats-free = Lugar livre
seats-you = Você
seats-host = Anfitrião
seats-here = aqui agora
seats-away = sem conexão
seats-is-bot = Bot
seats-sit = Sentar
seats-sit-too = Neste aparelho
seats-leave = Levantar
seats-remove = Liberar o lugar { $number }
seats-bot = Pôr um bot no lugar { $number }
seats-bot-choose = Pôr um bot aqui…
seats-start = Começar a partida
seats-start-wait = A partida pode começar quando todos os lugares estiverem ocupados.
seats-start-host = { $name } começa a partida quando todos chegarem.
seats-invite = Convidar amigos
seats-invite-how = Envie este link ou peça que apontem a câmera para o código.
seats-copy = Copiar link
seats-share = Compartilhar
seats-share-text = Venha construir uma cidade comigo!
seats-code = Ou pelo código:
seats-qr = Código QR com o link desta mesa
seats-full = Todos os lugares estão ocupados. Você pode ficar e assistir ou abrir a sua própria mesa.
seats-lost = Seu lugar foi liberado. Você pode sentar de novo se ainda houver lugar.
seats-watching = { $count ->
    [1] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
seats-lost-line = A conexão caiu. Continuamos tentando; seu lugar está guardado.

## The table during a game

# What lies on the site. $kind is the name of a kind of building; [0] says nothing.
site-tile =
    { $kind }{ $inhabitants ->
        [0] {""}
        [one] , 1 habitante
       *[other] , { $inhabitants } habitantes
    }{ $energy ->
        [0] {""}
       *[other] , { $energy } de energia
    }{ $points ->
        [0] {""}
        [one] , 1 ponto
       *[other] , { $points } pontos
    }{ $mayor ->
        [yes] , o prefeito
       *[no] {""}
    }
site-square = { $square }: { $tile }
site-square-empty = { $square }: vazio
site-square-down = { $square }: peça virada para baixo, fora do jogo
site-square-urbanist = { $square }. O urbanista está aqui.
site-spot = Vaga { $spot }
site-spot-free = Vaga { $spot }, livre
site-spot-taken = A vaga { $spot } está ocupada pelo arquiteto { $architect } de { $name }.
site-row-urbanist = A linha { $row } é do urbanista por enquanto.
site-column-urbanist = A coluna { $column } é do urbanista por enquanto.
site-note = { $place }. { $note }
city-square-empty = { $square }: nada construído
city-square =
    { $square }: { $kind }{ $floors ->
        [one] {""}
       *[other] , { $floors } andares
    }{ $inhabitants ->
        [0] {""}
        [one] , com 1 habitante
       *[other] , com { $inhabitants } habitantes
    }{ $energy ->
        [0] {""}
       *[other] , com { $energy } de energia
    }{ $activated ->
        [yes] {""}
       *[no] , sem ativar
    }
city-square-numbers = { $square }. Número { $number }, distrito { $district }
city-square-note = { $square }. { $note }
city-floor = { $floor ->
        [1] 1º andar
        [2] 2º andar
        [3] 3º andar
       *[other] { $floor }º andar
    }
city-idle = { $count ->
        [1] 1 habitante ocioso fora da cidade: 1 ponto a menos
       *[other] { $count } habitantes ociosos fora da cidade: { $count } pontos a menos
    }
city-pollution = { $count ->
        [1] 1 unidade de energia sem uso: 1 ponto a menos
       *[other] { $count } unidades de energia sem uso: { $count } pontos a menos
    }
table-player = Jogador { $number }
table-heading = Uma partida de Quadropolis, { $mode }
table-title = Quadropolis
table-title-turn = ● Sua vez – Quadropolis
table-notification = É a sua vez no Quadropolis.
table-loading = Procurando a mesa…
table-no-game = Nada foi jogado nesta mesa.
table-home = Ir para o início
table-line-lost = A conexão caiu. Continuamos tentando; nada da sua partida se perdeu.
table-menu = Histórico e mais
table-rules = Regras
table-round-turn = Rodada { $round }, turno { $turn }
# A player's chip in the bar at the top.
table-chip = { $name }: { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $current ->
        [yes] , na vez
       *[no] {""}
    }{ $mayor ->
        [yes] , com o prefeito
       *[no] {""}
    }{ $away ->
        [yes] , sem conexão
       *[no] {""}
    }. Abrir a cidade e a folha de pontos.
table-player-title = { $name }: { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
table-city-of = Cidade de { $name }
table-my-city = Sua cidade
table-open-city = Abrir a cidade de { $name }
table-sheet-of = Pontos de { $name } no momento
table-now = Agora é a vez de { $name }
site-title = Zona de Construção
city-inhabitants = { $count ->
        [1] 1 habitante
       *[other] { $count } habitantes
    }
city-energy = { $count ->
        [1] 1 de energia
       *[other] { $count } de energia
    }
table-architects = Seus arquitetos
table-architects-common = Arquitetos de todos
table-architect = Arquiteto { $number }{ $left ->
        [yes] {""}
       *[no] , já está na zona
    }
table-architect-count = Arquiteto { $number }, { $count } na reserva
table-architect-used = Seu arquiteto { $architect } já está na zona.
table-architect-gone = Nenhum arquiteto { $architect } sobrou nesta rodada.
table-architect-none = O modo { $mode } não tem arquiteto { $architect }.
table-takes = O arquiteto { $architect } pega: { $tile }
table-takes-nothing = O arquiteto { $architect } não acha nada para pegar aqui.
table-brings = Pontos aqui: { $points }
table-brings-floor = Pontos aqui, como andar { $floor }: { $points }
table-ask-start = Sua vez: escolha peça, arquiteto ou vaga
table-ask-start-of = { $name }: escolha peça, arquiteto ou vaga
table-ask-way-tile = Qual arquiteto pega a peça { $kind }?
table-ask-way-empty = Qual arquiteto vai para lá?
table-ask-way-architect = Aonde vai o arquiteto { $architect }?
table-ask-way-spot = Qual arquiteto vem para cá?
table-ask-place = Onde colocar a peça { $kind }?
table-move-place = { $kind } em { $square }
table-move-discard = { $kind }: descartar
table-move-nothing = Arquiteto { $architect } em { $spot }: nada para pegar
table-no-change = Seus pontos não mudam
table-back = Um passo atrás
table-discard = Descartar
table-build = Construir
table-confirm = Confirmar
table-sending = Enviando…
table-since = Desde a sua última jogada:
table-last = As últimas jogadas:
table-hint-tile = Nenhum dos seus arquitetos alcança esta peça agora.
table-hint-place-classic = O arquiteto { $architect } constrói na linha { $architect } ou na coluna { $architect }{ $architect ->
        [1] .
       *[other] , ou acrescenta o andar { $architect }.
    }
table-hint-place-expert = O arquiteto { $architect } constrói no distrito { $architect } ou em espaços com um { $architect }{ $architect ->
        [1] .
       *[other] , ou acrescenta o andar { $architect }.
    }
table-preparing = Sua vez…
table-thinks = { $name } está pensando…
table-bot-thinks = { $name } está pensando…
table-over = A partida acabou.
table-scoring = Voltar à pontuação
table-undo = Desfazer
table-undo-ask = Pedir para desfazer
table-undo-waits = { $name } quer desfazer uma jogada e espera pelos outros.
table-undo-waiting = Você pediu para desfazer uma jogada. Os outros precisam concordar.
table-undo-asked = { $name } quer desfazer { $moves ->
        [1] a última jogada
       *[other] as últimas { $moves } jogadas
    }.
table-undo-agree = Concordar
table-undo-decline = Melhor não
table-undo-forget = Deixa pra lá
table-replaced = Um bot está jogando no seu lugar.
table-come-back = Voltei
table-sleeper = { $name } não joga há algum tempo.
table-give = Deixar um bot jogar
table-resign = Desistir
table-resign-sure = Um bot vai jogar no seu lugar até o fim. Desistir?
table-end = Encerrar a partida
table-end-sure = A partida acaba aqui, sem vencedor. Encerrar?
table-play-on = Seguir jogando
table-type = Digitar uma jogada
table-type-enter = Enviar
table-typed-unreadable = Uma jogada é assim: 3W4:b2 – arquiteto 3, à esquerda da linha 4, peça em b2; com :- a peça é descartada.
table-typed-place = Esta peça não pode ir para { $square }.
table-typed-nothing = Não há peça para descartar.
table-clock-days = { $days } d e { $hours } h
table-heard-turn = É a sua vez. Você tem { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.

## The log

log-title = O que aconteceu
log-round-begins = Começa uma nova rodada.
log-somebody = Alguém
log-placed = { $name } construiu { $kind } em { $square }{ $floor ->
        [1] {""}
       *[other] , andar { $floor },
    } com o arquiteto { $architect }{ $mayor ->
        [yes] {" "}e ficou com o prefeito
       *[no] {""}
    }.
log-discarded = { $name } pegou { $kind } com o arquiteto { $architect } e descartou a peça.
log-nothing = { $name } pôs o arquiteto { $architect } em { $spot } e não achou nada para pegar.
log-dealt = Rodada { $round }
log-created = Foi aberta uma mesa no modo { $mode }.
log-sat = { $name } sentou à mesa.
log-left = { $name } saiu da mesa.
log-bot-sat = { $bot } sentou à mesa.
log-started = A partida começou.
log-undone = { $name } desfez { $moves ->
        [1] uma jogada
       *[other] { $moves } jogadas
    }.
log-undo-asked = { $name } pediu para desfazer { $moves ->
        [1] uma jogada
       *[other] { $moves } jogadas
    }.
log-undo-answered = { $name } { $agrees ->
        [yes] concordou.
       *[no] não concordou.
    }
log-resigned = { $name } desistiu. { $bot } continua o jogo.
log-given = { $bot } joga por { $name } por enquanto.
log-returned = { $name } voltou.
log-confirmed = { $name } distribuiu habitantes e energia.
log-finished = { $count ->
        [1] { $winners } venceu com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
       *[other] { $winners } dividem a vitória com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
    }
log-ended = A partida foi encerrada antes do fim.
log-rematched = Uma nova mesa foi aberta para outra partida.

## The end of a game

end-total = Total
end-pad = Bloco de Pontos: os pontos de todos por categoria
end-inhabitants-on-buildings = Habitantes em construções
end-empty-squares = Espaços vazios
end-winner-mark = Vencedor
end-winner =
    { $count ->
        [1] { $names } vence com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }.
       *[other] { $names } dividem a vitória com { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        } cada.
    }
end-tie-inhabitants = { $names } empatam em pontos, então decidem os habitantes em construções: { $winner } tem { $count }, contra { $other }.
end-tie-empty_squares = { $names } empatam em pontos e em habitantes, então decide quem tem menos espaços vazios: { $winner } tem { $count }, contra { $other }.
end-shared = Pontos, habitantes em construções e espaços vazios: tudo empatado. { $names } dividem a vitória.

# Where points come from, one line of a score sheet each. $where is a square like b2.
end-line-tower =
    { $floors ->
        [1] { $where }: um andar
       *[other] { $where }: { $floors } andares
    }
end-line-shop =
    { $customers ->
        [0] { $where }: sem clientes
        [one] { $where }: um cliente
       *[other] { $where }: { $customers } clientes
    }
end-line-public_service =
    { $districts ->
        [1] Em um distrito
       *[other] Em { $districts } distritos
    }
end-line-park =
    { $towers ->
        [0] { $where }: nenhum prédio ao lado
        [one] { $where }: um prédio ao lado
       *[other] { $where }: { $towers } prédios ao lado
    }
end-line-factory-neighbor =
    { $kind ->
        [shop] { $count ->
            [1] { $where }: uma loja ao lado
           *[other] { $where }: { $count } lojas ao lado
        }
        [harbor] { $count ->
            [1] { $where }: um porto ao lado
           *[other] { $where }: { $count } portos ao lado
        }
       *[office] { $count ->
            [1] { $where }: uma torre de escritório ao lado
           *[other] { $where }: { $count } torres de escritório ao lado
        }
    }
end-line-harbor-across = { $count } em linha
end-line-harbor-down = { $count } em coluna
end-line-printed = { $where }: impressos na peça
end-line-office =
    { $group ->
        [1] { $floors ->
            [1] { $where }: um andar, sozinha
           *[other] { $where }: { $floors } andares, sozinha
        }
       *[other] { $floors ->
            [1] { $where }: um andar em grupo de { $group }
           *[other] { $where }: { $floors } andares em grupo de { $group }
        }
    }
end-line-monument-neighbor =
    { $kind ->
        [factory] { $count ->
            [1] { $where }: uma fábrica ao lado
           *[other] { $where }: { $count } fábricas ao lado
        }
        [harbor] { $count ->
            [1] { $where }: um porto ao lado
           *[other] { $where }: { $count } portos ao lado
        }
        [public_service] { $count ->
            [1] { $where }: um serviço público ao lado
           *[other] { $where }: { $count } serviços públicos ao lado
        }
        [shop] { $count ->
            [1] { $where }: uma loja ao lado
           *[other] { $where }: { $count } lojas ao lado
        }
        [playground] { $count ->
            [1] { $where }: um parquinho ao lado
           *[other] { $where }: { $count } parquinhos ao lado
        }
       *[park] { $count ->
            [1] { $where }: um parque ao lado
           *[other] { $where }: { $count } parques ao lado
        }
    }
end-line-idle_inhabitants =
    { $count ->
        [1] Um sem trabalho
       *[other] { $count } sem trabalho
    }
end-line-pollution =
    { $count ->
        [1] Sobrou uma unidade de energia
       *[other] Sobraram { $count } unidades de energia
    }

end-player = Jogador { $number }
end-player-numbered = { $name } { $number }
end-scoring = A pontuação final
end-city-of = Cidade de { $name }
end-sheet-of = Pontos de { $name }, linha por linha
end-open-city = Ver de perto
end-you-won = Você venceu!
end-won =
    { $count ->
        [1] { $names } venceu!
       *[other] { $names } venceram!
    }
end-ahead =
    { $count ->
        [1] Um ponto à frente de { $name }.
       *[other] { $count } pontos à frente de { $name }.
    }

# Telling the scoring category by category. $points is the table printed on the mat, like 1 / 3 / 6 / 10.
end-how-tower = Por andares: { $points }.
end-how-shop = Por clientes: { $points }.
end-how-public_service = Por distritos que têm um: { $points }. Mais os pontos impressos.
end-how-park =
    { $mode ->
        [expert] Por blocos residenciais e torres de escritório ao lado: { $points }.
       *[classic] Por blocos residenciais ao lado: { $points }.
    }
end-how-factory =
    { $mode ->
        [expert] 2 por loja ao lado, 3 por porto, 4 por torre de escritório.
       *[classic] 2 por loja ao lado, 3 por porto.
    }
end-how-harbor = A maior linha e a maior coluna, a partir de dois: { $points }. Mais os pontos impressos.
end-how-office = Por andares, e mais quanto maior o grupo das que se tocam.
end-how-monument = Parques, lojas e serviços públicos ao lado dão pontos; fábricas e portos tiram.
end-how-idle_inhabitants = Cada um sem construção custa um ponto.
end-how-pollution = Cada unidade de energia que sobra custa um ponto.
end-telling-of = { $category }:
end-telling-points =
    { $points ->
        [0] { $name }: { $points } pontos.
        [one] { $name }: { $points } ponto.
       *[other] { $name }: { $points } pontos.
    }
end-story = Pontuação
end-story-back = Categoria anterior
end-story-next = Próxima
end-story-play = Automático
end-story-pause = Parar aqui
end-story-skip = Resultado

end-rematch = Jogar de novo
end-join-rematch = Ir à revanche
end-new-game = Começar partida
end-look = Tabuleiro
end-replay = Replay
end-record = Salvar
end-share = Compartilhar
end-share-title = Uma partida de Quadropolis
end-share-copied = O link foi copiado.

end-early = Esta partida acabou antes do fim
end-early-resigned =
    { $known ->
        [yes] { $name } desistiu, e não sobrou ninguém para continuar.
       *[no] O último jogador desistiu, e não sobrou ninguém para continuar.
    }
end-early-given_up =
    { $known ->
        [yes] { $name } encerrou a partida antes do fim da última rodada.
       *[no] Alguém encerrou a partida antes do fim da última rodada.
    }
end-early-tidied = Por muito tempo ninguém voltou a esta mesa, então ela foi fechada.
end-early-stood = Ninguém venceu. As cidades estavam assim:

# Laying out inhabitants and energy by hand.
end-lay-title = Sua distribuição final
end-lay-title-of = Distribuição final de { $name }
end-lay-how = Decida quem trabalha onde. Toque numa construção para lhe dar o que precisa ou para tirar.
end-lay-whose = Cidade de quem
end-lay-touch = Toque numa construção da sua cidade.
end-lay-left = { $left } de { $all } por usar
end-lay-inhabitants = Habitantes por usar: { $left } de { $all }
end-lay-energy = Energia por usar: { $left } de { $all }
end-lay-building = { $kind } em { $where }
end-lay-cost =
    { $inhabitants ->
        [0] Precisa de 1 de energia.
       *[other] { $energy ->
            [0] Precisa de 1 habitante.
           *[other] Precisa de 1 habitante e 1 de energia.
        }
    }
end-lay-park = Sempre ativo. Pode absorver uma unidade de energia.
end-lay-on = Ativar
end-lay-off = Desativar
end-lay-park-put = Pôr energia aqui
end-lay-park-take = Tirar a energia
end-lay-customers = { $count } de { $most } clientes
end-lay-customers-more = Mais um cliente
end-lay-customers-less = Um cliente a menos
end-lay-behind =
    { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }{ $count ->
        [0] , o melhor possível
        [one] , um abaixo do melhor
       *[other] , { $count } abaixo do melhor
    }
end-lay-best = Melhor opção
end-lay-clear = Tirar tudo
end-lay-confirm = Confirmar
end-lay-nothing-there = Não há nada construído em { $where }.
end-lay-needs-nothing =
    { $kind ->
        [monument] O monumento em { $where } não precisa de nada: está sempre ativo.
       *[playground] O parquinho em { $where } não precisa de nada e não absorve energia.
    }
end-lay-no-inhabitants = Não sobrou nenhum habitante. Tire antes um de outra construção.
end-lay-no-energy = Não sobrou energia. Tire antes uma unidade de outra construção.
end-lay-no-shop = Só lojas têm clientes.
end-lay-shop-dark = Ative a loja primeiro: clientes só entram em lojas abertas.
end-lay-shop-full = A loja está cheia: cabem no máximo { $count } clientes.
end-lay-shop-empty = Não há cliente para tirar.
end-lay-waiting = Sua cidade está pronta
end-lay-waiting-why = Os pontos são contados assim que todos confirmarem.
end-lay-watching = As últimas decisões
end-lay-watching-why = Os jogadores estão pondo habitantes e energia nas construções.
end-lay-who = Quem já confirmou
end-lay-done = { $name } já terminou
end-lay-thinking = { $name } ainda está pensando

## Replay

replay-title = Replay
replay-round = Rodada { $round } de { $rounds }
replay-start = Antes da primeira rodada
replay-over = O fim
replay-first = Ir para o começo
replay-back = Uma jogada atrás
replay-next = Uma jogada à frente
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-position = Posição { $ply } de { $last }
replay-slider = Jogada
replay-copy = Link para esta posição
replay-record = Salvar
replay-table = Ir à mesa
replay-site = A Zona de Construção
replay-architects-left = Arquitetos restantes
replay-architects-common = Arquitetos de todos
replay-to-move = na vez
replay-mayor = tem o prefeito
replay-loading = Procurando…
replay-unknown = Partida desconhecida
replay-unknown-why = Talvez o link esteja incompleto ou a partida tenha sido apagada. Pergunte a quem o enviou ou veja as suas próprias partidas.
replay-not-started = Esta partida não começou
replay-not-started-why = Ainda não há nada para rever.
replay-failed = Não deu para carregar a partida
replay-home = Ir para o início
replay-games = Minhas partidas
replay-again = Tentar de novo
replay-inhabitants = habitantes
replay-energy = unidades de energia
replay-open-city = Cidade e pontos de { $name }
replay-rounds = Rodadas
replay-to-round = Ir para a rodada { $round }

## Rules

rules-title = Regras
rules-lead = O jogo inteiro nas nossas palavras: os dois modos, cada construção, cada tabela de pontos.
rules-contents = Conteúdo
rules-search = Buscar nas regras
rules-search-found = { $count ->
    [0] Nada encontrado. Tente uma palavra mais curta.
    [one] Encontrado em { $count } parte.
   *[other] Encontrado em { $count } partes.
  }
rules-print = Imprimir
rules-without-script = Versão simples, sem scripts
rules-with-pictures = Versão com figuras
rules-link-here = Link para esta parte: { $title }
rules-see-helper = Todas as tabelas de pontos numa página
rules-ruling = Nossa decisão
rules-example = Exemplo
rules-example-name = Ana
rules-unofficial = Um projeto de fãs, não oficial. Textos e desenhos são nossos; o manual da sua caixa tem a última palavra.

rules-group-playing = Como se joga
rules-group-scoring = Contagem de pontos
rules-group-more = Mais

rules-goal = O jogo em um minuto
rules-goal-build = De dois a quatro jogadores, cada um constrói uma cidade. No meio fica a Zona de Construção: cinco linhas de cinco espaços, cheias de peças de construção.
rules-goal-architect = No seu turno, você põe um dos seus arquitetos na borda da zona. O número dele diz até onde ele alcança, e a peça alcançada é sua. O mesmo número diz também onde a peça pode ficar na sua cidade.
rules-goal-urbanist = O urbanista vem atrás: ele vai para o espaço que você alcançou e bloqueia aquela linha e aquela coluna para o próximo jogador.
rules-goal-resources = As construções trazem habitantes e energia, e a maioria delas precisa de habitantes ou energia para valer. Gente sem trabalho e energia sem uso custam pontos. No final, vence quem tem mais pontos.

rules-table = O que há na mesa
rules-table-site = Uma Zona de Construção com 5 × 5 espaços e 20 vagas em volta, cinco de cada lado.
rules-table-city = Um tabuleiro individual de cidade por jogador: 4 × 4 espaços no Classic, 5 colunas e 4 linhas no Expert.
rules-table-architects = Arquitetos: no Classic, cada um tem os seus 1, 2, 3 e 4. No Expert, todos os arquitetos ficam numa reserva comum.
rules-table-urbanist = O urbanista, que anda pela zona e atrapalha.
rules-table-mayor = O prefeito, que fica com quem começa a próxima rodada.
rules-table-tiles = 142 peças de construção, cada uma para uma rodada, e 5 parquinhos como extra.
rules-table-supply = Habitantes e unidades de energia.
rules-table-supply-ruling = Habitantes e unidades de energia nunca acabam. (A caixa traz 65 e 50.)

rules-round = Uma rodada
rules-round-length = O Classic tem quatro rodadas, o Expert cinco. Em cada rodada, todos têm quatro turnos.
rules-round-deal = As 25 peças da rodada são embaralhadas e postas na zona. Peças com marca para mais jogadores ficam viradas para baixo: com 4 jogadores há 25 peças à vista, com 3 há 20, com 2 há 16.
rules-round-face-down-ruling = Uma peça virada para baixo está fora do jogo e seu espaço conta como vazio: um arquiteto pode alcançá-lo, mas não pega nada, e o urbanista vai para lá mesmo assim.
rules-round-order = Quem tem o prefeito começa, e segue-se em sentido horário. Essa ordem vale para a rodada toda, mesmo que o prefeito mude de mãos. Na primeira rodada, sorteia-se quem começa.
rules-round-end = Depois de quatro turnos de cada um, o que sobrou na zona é retirado, os arquitetos voltam para casa e o urbanista sai da zona até alguém jogar.

rules-turn = Um turno, passo a passo
rules-turn-take = Pegue uma peça. Ponha um arquiteto numa vaga livre. O arquiteto 1 pega a peça do primeiro espaço à sua frente, o arquiteto 2 a do segundo, e assim por diante. Você tem de jogar um arquiteto mesmo que o espaço alcançado esteja vazio.
rules-turn-urbanist = O urbanista vai para esse espaço, mesmo que não houvesse nada para pegar.
rules-turn-place = Coloque a peça na sua cidade onde o número do arquiteto permite, ou descarte-a.
rules-turn-receive = Receba o que a peça colocada mostra: habitantes, energia ou o prefeito, que faz de você o primeiro jogador da próxima rodada. Pontos impressos numa peça contam no final, e só se a construção estiver ativada.
rules-turn-reach = O arquiteto { $architect } está à esquerda da linha 4. Ele pega a peça do terceiro espaço a contar do seu lado.
rules-turn-blocked = Agora o urbanista está ali. O próximo jogador não pode usar nenhuma ponta da linha dele, nem da coluna dele, nem qualquer vaga que já tenha um arquiteto.
rules-turn-discard-ruling = Descartar uma peça é sempre permitido. Nesse caso ela não traz nada, nem o prefeito.
rules-turn-never-stuck = Você nunca fica sem jogada: antes do último turno de uma rodada, no máximo 15 das 20 vagas estão ocupadas, e o urbanista bloqueia no máximo mais três.

rules-place = Onde uma peça pode ficar
rules-place-classic = No Classic, o arquiteto 2 constrói na linha 2 ou na coluna 2 da sua cidade, o arquiteto 3 na linha 3 ou na coluna 3, e assim por diante. O espaço tem de estar vazio.
rules-place-classic-shown = Com o arquiteto { $architect }, esta peça pode ir para qualquer um dos espaços marcados.
rules-place-expert = No Expert, cada espaço tem um número e pertence a um distrito. O arquiteto 4 constrói num espaço vazio com o número 4, ou em qualquer espaço vazio do distrito 4.
rules-place-expert-shown = Com o arquiteto { $architect }, esta peça pode ir para qualquer um dos espaços marcados.
rules-place-neighbors = Espaços adjacentes têm um lado em comum. Os que só se tocam no canto não são adjacentes.

rules-stack = Construir para o alto
rules-stack-what = Um bloco residencial também pode virar o próximo andar de um bloco residencial da sua cidade; no Expert, uma torre de escritório pode virar o próximo andar de uma torre de escritório. Os outros tipos sempre precisam de um espaço vazio.
rules-stack-where = O andar pode ser acrescentado se a construção está onde o arquiteto pode construir, ou se o novo andar tem o número do arquiteto: o arquiteto 3 pode pôr um terceiro andar em qualquer lugar.
rules-stack-high = Uma construção tem no máximo quatro andares, no Expert no máximo cinco. Por mais alta que seja, é uma só construção: é paga uma vez e conta como um vizinho.
rules-stack-shown = O arquiteto { $architect } pega um bloco residencial. Além da linha 3 e da coluna 3, ele pode ir sobre os dois andares no canto, porque seria o terceiro.
rules-stack-ruling = Lugar ou número do andar: basta um dos dois. O manual holandês e uma frase do russo são mais restritos aqui; seguimos o inglês, o francês e o português.

rules-supply = Habitantes e energia
rules-supply-get = O que uma peça traz vai para a sua cidade assim que ela é colocada. Você pode mover habitantes e energia entre as suas construções a qualquer momento, então não precisa planejar; só conta onde eles estão bem no final.
rules-supply-activate = Uma construção que tem o que precisa está ativada. Todas as outras são retiradas antes da contagem: não dão pontos e não são vizinhas de ninguém.
rules-supply-exact = Uma construção tem exatamente o que precisa ou não tem nada. Duas exceções: uma loja ativada também recebe clientes, e um parque pode guardar uma unidade de energia.
rules-supply-choice = Você pode deixar uma construção sem recursos de propósito. Às vezes isso vale mais.
rules-supply-always-ruling = Parques, parquinhos e monumentos estão sempre ativos. Não podem ser desligados nem retirados, mesmo que um monumento valha menos que zero.
rules-supply-count-for-you = Não precisa quebrar a cabeça: no final da partida, este programa encontra o seu melhor jeito de usar tudo. Se preferir decidir por conta própria, escolha essa opção ao abrir a mesa.

rules-tower = Blocos Residenciais
rules-tower-how = Um bloco residencial vale pelos seus andares.
rules-shop = Lojas
rules-shop-how = Uma loja vale pelos seus clientes: habitantes que ficam nela depois de paga a energia. Cabem quatro, no Expert cinco.
rules-public-service = Serviços Públicos
rules-public-service-how = Conte os distritos em que você tem pelo menos um. Isso se conta uma vez para a cidade toda. Somam-se os pontos impressos em cada serviço público ativado.
rules-park = Parques
rules-park-how = Um parque vale pelos blocos residenciais ao lado, no Expert por blocos residenciais e torres de escritório. Um prédio alto conta tanto quanto um baixo.
rules-park-energy = Cada parque também pode absorver uma unidade de energia que sobrou.
rules-factory = Fábricas
rules-factory-how = Uma fábrica vale pelo que está ao lado dela.
rules-harbor = Portos
rules-harbor-how = Procure a sua maior linha contínua de portos e a sua maior coluna contínua. As duas contam, uma vez cada. Somam-se os pontos impressos em cada porto ativado.
rules-office = Torres de Escritório (Expert)
rules-office-how = Torres de escritório que se tocam formam um grupo. Cada uma vale pelo tamanho do grupo e pelos seus próprios andares.
rules-office-ruling = Um grupo de mais de cinco usa a linha do cinco.
rules-monument = Monumentos (Expert)
rules-monument-how = Um monumento vale pelo que está ao lado, e nem tudo é uma bela vista.
rules-leftovers = O que sobra
rules-leftovers-idle = Cada habitante que não ativa uma construção nem é cliente custa um ponto.
rules-leftovers-pollution = Cada unidade de energia não usada custa um ponto. Antes, cada parque absorve uma delas.
rules-city = Uma cidade inteira
rules-city-how = Tudo junto, como apareceria no Bloco de Pontos.

rules-example-tower = Três andares e um andar, cada bloco residencial com a sua unidade de energia: 6 + 1 = { $tower } pontos.
rules-example-shop = Duas lojas e cinco habitantes. Encher uma delas é melhor que dividir: 7 + 1 = { $shop } pontos.
rules-example-public_service = Quatro serviços públicos, mas dois deles no mesmo distrito. Três distritos dão 9 pontos, e soma-se o 1 impresso: 9 + 1 = { $public_service } pontos.
rules-example-park = O parque tem três blocos residenciais vizinhos: { $park } pontos. Que um deles tenha dois andares não faz diferença aqui.
rules-example-factory = Uma loja de um lado e um porto do outro: 2 + 3 = { $factory } pontos para a fábrica.
rules-example-harbor = A maior linha tem três portos, a maior coluna dois, e um deles tem um 1 impresso: 7 + 3 + 1 = { $harbor } pontos.
rules-example-office = Três torres de escritório que se tocam, com dois, dois e três andares: 5 + 5 + 9 = { $office } pontos.
rules-example-monument = Parque e loja dão ao monumento 5 + 3 = { $monument } pontos. A fábrica abaixo custaria cinco, então ninguém é mandado para lá e ela é retirada antes da contagem. O habitante vai às compras.
rules-example-leftovers = Três unidades de energia: uma para o bloco residencial, uma para o parque, uma de sobra: { $pollution }. Os dois habitantes não têm o que fazer: { $idle_inhabitants }.
rules-example-playground = Dois blocos residenciais ao lado do parquinho: { $park } pontos, como num parque. Mas ele não absorve energia, então a terceira unidade custa um ponto: { $pollution }.
rules-example-city = Esta cidade vale { $total } pontos. Ninguém está ocioso e nada polui.

rules-winner = Quem vence
rules-winner-points = Vence quem tem mais pontos. No empate, vence quem tem mais habitantes em construções; depois, menos espaços vazios; depois, divide-se a vitória.
rules-winner-ruling = Habitantes em construções são os que ativam uma construção ou são clientes. Os espaços vazios são contados depois de retiradas as construções sem recursos.
rules-winner-best-ruling = Quando o programa procura o melhor jeito de usar tudo, ele considera os desempates: entre duas formas com os mesmos pontos, fica com a melhor para o desempate.

rules-expert = O que muda no Expert
rules-expert-rounds = Cinco rodadas em vez de quatro, cada uma com quatro turnos, e uma cidade de 5 colunas e 4 linhas.
rules-expert-pool = Os arquitetos são de todos. Por jogador, há um de cada, de 1 a 5, numa reserva comum, e todos pegam dela. Em cada rodada sobram tantos quantos são os jogadores; depois a reserva fica completa de novo.
rules-expert-mat = Cinco distritos: os quatro cantos e a coluna do meio. Cada espaço traz também o número de um dos outros distritos.
rules-expert-kinds = Mais dois tipos: torres de escritório, que podem ser empilhadas, e monumentos.
rules-expert-higher = Tudo pode crescer até cinco: andares, clientes, distritos com serviço público, portos em linha.
rules-expert-tiles = Algumas peças são de um só modo, para que cada rodada tenha 25 peças. Com dois jogadores, monumentos só vêm nas rodadas 2 e 3; com três, nas rodadas 2, 3 e 4.

rules-playgrounds = Parquinhos
rules-playgrounds-what = Um pequeno extra para os dois modos. Cinco parques são trocados por parquinhos, um em cada rodada. No Classic, isso dá quatro.
rules-playgrounds-how = Um parquinho é colocado e vale como um parque. Ele traz um habitante e não absorve energia.

rules-rulings = Nossas decisões
rules-rulings-why = As edições impressas deixam algumas coisas em aberto ou se contradizem. Foi isto que decidimos; as mesmas notas estão onde importam.
rules-marks = Do que não temos certeza
rules-marks-reconstructed = As marcas de jogadores de { $count } peças que só o Expert usa não estão em nenhuma lista conhecida. Nós as reconstruímos para que 25, 20 e 16 peças fiquem à vista, como pedem as regras.
rules-marks-copies = Quais de várias peças iguais pertencem a um só modo resulta dos totais publicados, não de uma lista.
rules-marks-correct = Você tem o jogo e achou uma diferença? Conte para nós: uma correção é uma linha numa tabela.

rules-tips = Dicas para a primeira partida
rules-tips-kinds = Não dá para cuidar de todos os tipos. Dois ou três bem feitos valem mais que um pouco de tudo.
rules-tips-balance = Cuide do equilíbrio: blocos residenciais trazem gente e gastam energia, fábricas trazem energia e empregam gente. Vá alternando uns e outras.
rules-tips-parks = Um parque entre blocos residenciais rende duas vezes: pelos vizinhos e pela energia que absorve.
rules-tips-shops = Gente demais? Uma loja transforma até quatro habitantes em sete pontos.
rules-tips-harbors = Comece cedo uma fila de portos e deixe livres as duas pontas.
rules-tips-services = Espalhe os serviços públicos: um em cada distrito. O segundo no mesmo lugar é quase um desperdício.
rules-tips-architects = Guarde um arquiteto para o canto de que ainda precisa. O número que pega a peça também decide onde ela fica.
rules-tips-urbanist = Veja para onde manda o urbanista: a linha e a coluna bloqueadas ficam bloqueadas para o próximo jogador, não para você.
rules-tips-mayor = Com o prefeito, você começa a próxima rodada com a zona inteira para escolher. Só por isso, um simples bloco residencial pode valer a pena.
rules-tips-discard = Uma peça que não cai bem em lugar nenhum pode ser descartada. Um espaço vazio não custa nada; um habitante inútil custa.

rules-square-empty = vazio
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } andar
   *[other] { $kind }, { $floors } andares
  }
rules-inhabitants = { $count ->
    [1] { $count } habitante
   *[other] { $count } habitantes
  }
rules-energy = { $count ->
    [1] { $count } unidade de energia
   *[other] { $count } unidades de energia
  }
rules-diagram-city = Cidade do exemplo
rules-diagram-site = Zona de Construção do exemplo
rules-diagram-placing = Cidade com os espaços permitidos
rules-diagram-reach = O arquiteto { $architect } na vaga { $spot } alcança o espaço { $square }.
rules-diagram-blocked = O urbanista está em { $square }. Vagas bloqueadas: { $spots }.
rules-diagram-squares = Espaços permitidos: { $squares }.
rules-site-urbanist = o urbanista
rules-site-face-down = virada para baixo

## Score tables: in the rules and on the one-page helper

helper-title = Informativo de pontos
helper-more = As regras completas
helper-tips = Dicas rápidas
helper-mode = Tabelas para
helper-needs = Precisa de: { $what }
helper-turn = Seu turno
helper-turn-take = Ponha um arquiteto e pegue a peça que ele alcança.
helper-turn-place = O mesmo número diz onde ela pode ficar. Ou descarte-a.
helper-turn-blocked = Proibido: vagas ocupadas e as duas pontas da linha e da coluna do urbanista.
scores-floors = Andares
scores-customers = Clientes
scores-districts = Distritos com um
scores-towers-beside = Blocos ao lado
scores-towers-and-offices-beside = Prédios ao lado
scores-line = Maior linha, maior coluna
scores-points = Pontos
scores-each-beside = Para cada um ao lado
scores-group-by-floors = Grupo ↓ Andares →
scores-group-and-more = { $size } ou mais
scores-expert-only = { $count } (Expert)
scores-building = Construção
scores-needs = Precisa de
scores-needs-nothing = nada
scores-needs-energy = 1 de energia
scores-needs-inhabitant = 1 habitante
scores-needs-both = 1 habitante e 1 de energia
scores-needs-customers = 1 de energia, depois clientes
scores-printed-added = Somam-se os pontos impressos.
scores-idle = Cada habitante ocioso
scores-pollution = Cada unidade de energia sem uso (uma por parque é grátis)
scores-tie = Empate em pontos: mais habitantes em construções, depois menos espaços vazios.

## Scoring pad

pad-title = Bloco de Pontos
pad-lead = Para o jogo na sua mesa: monte as cidades na tela, e a melhor pontuação de cada um é calculada com exatidão.
pad-summary =
    { $playgrounds ->
        [yes] { $mode }, { $count } jogadores, com parquinhos
       *[no] { $mode }, { $count } jogadores
    }
pad-setup = Jogadores e modo
pad-change = Mudar
pad-done = Pronto
pad-begin = Montar as cidades
pad-mode = Modo
pad-mode-hint = Os modos têm tabuleiros diferentes: ao mudar de modo, as cidades recomeçam.
pad-players = Jogadores
pad-playgrounds = Com parquinhos
pad-playgrounds-hint = A miniexpansão que troca cinco parques.
pad-name-of = Nome do jogador { $number }
pad-tabs = Cidades e resultado
pad-tab-points =
    { $points ->
        [0] { $name }: { $points } pontos
        [one] { $name }: { $points } ponto
       *[other] { $name }: { $points } pontos
    }
pad-result = Resultado
pad-city-of = Cidade de { $name }
pad-palette = Peças para { $square }
pad-how = { $square }: toque na peça. Depois vem o próximo espaço.
pad-how-floor = { $square }: toque numa peça para o andar { $floor } ou em outro espaço.
pad-how-built = { $square } já tem uma construção. Toque em outra peça para trocar.
pad-how-full = Todos os espaços estão ocupados. Toque num deles para mudar.
pad-gives = As peças desta cidade dão { $inhabitants ->
        [1] 1 habitante
       *[other] { $inhabitants } habitantes
    } e { $energy ->
        [1] 1 unidade
       *[other] { $energy } unidades
    } de energia.
pad-tile-floor = { $tile }, como mais um andar
pad-put = { $tile } em { $square }.
pad-removed = { $square } tem uma peça a menos.
pad-undo = Desfazer
pad-undone = Desfeito.
pad-remove = Tirar
pad-as-text = Texto
pad-next-city = Próxima: { $name }
pad-to-result = Resultado
pad-new-game = Novo jogo
pad-new-game-done = Todas as cidades estão vazias de novo. Desfazer as traz de volta.

pad-text-title = Cidade de { $name } como texto
pad-text-how = Linhas de cima para baixo, separadas por “/”. Um ponto é um espaço vazio; “+” junta andares, o mais baixo primeiro.
pad-text-field = Cidade
pad-text-use = Usar cidade
pad-text-copy = Copiar
pad-text-tiles = Nomes das peças

pad-nothing-yet = Nada foi construído ainda. Monte uma cidade, e os pontos dela aparecem aqui.
pad-missing = O resultado sai quando todas as cidades estiverem montadas. Ainda vazias: { $names }.
pad-not-counted = Não deu para contar os pontos. { $reason }
pad-again = Tentar de novo
pad-warnings = Será que é isso mesmo?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile }: um jogo com esse número de jogadores não tem essa peça.
       *[other] { $tile }: aqui há { $found }, mas um jogo com esse número de jogadores só tem { $most }.
    }
pad-warning-too_many_tiles = { $name } tem { $found } peças, mas ninguém recebe mais de { $most }.
pad-where = Para onde cada um vai
pad-sheet-of = Pontos de { $name }

pad-what-if = E se?
pad-what-if-how = Mude o que { $name } tem e veja quanto valeria um a mais.
pad-inhabitants = Habitantes
pad-energy = Energia
pad-fewer-inhabitants = Um habitante a menos
pad-more-inhabitants = Um habitante a mais
pad-fewer-energy = Uma unidade de energia a menos
pad-more-energy = Uma unidade de energia a mais
pad-printed-inhabitants = As peças dão { $count }.
pad-printed-energy = As peças dão { $count }.
pad-as-printed = Como nas peças
pad-one-more-inhabitant =
    { $points ->
        [0] Mais um habitante não mudaria nada.
        [-1] Mais um habitante custaria um ponto.
        [one] Mais um habitante daria { $points } ponto.
       *[other] Mais um habitante daria { $points } pontos.
    }
pad-one-more-energy =
    { $points ->
        [0] Mais uma unidade de energia não mudaria nada.
        [-1] Mais uma unidade de energia custaria um ponto.
        [one] Mais uma unidade de energia daria { $points } ponto.
       *[other] Mais uma unidade de energia daria { $points } pontos.
    }

pad-share = Compartilhar
pad-copy-link = Copiar o link
pad-picture = Salvar como imagem
pad-picture-failed = Seu navegador não conseguiu fazer a imagem.
pad-print = Imprimir
pad-share-title = Um jogo de Quadropolis, contado
pad-opened = Este bloco veio com o link. Desfazer traz o seu de volta.
pad-link-wrong = Este link não traz um bloco que possamos ler.

## Learning

learn-classic = Sua primeira partida
learn-expert = Expert
learn-progress = Passo { $step } de { $steps }
learn-leave = Sair da lição; você pode continuar depois
learn-back = Voltar
learn-next = Avançar
learn-last = Contar os pontos
learn-last-expert = Concluir
learn-show-me = Mostre
learn-again = Desde o começo
learn-rival = Ada
learn-you = Você
learn-site = Zona de Construção
learn-city = Sua cidade
learn-architects = Seus arquitetos
learn-pool = Arquitetos de todos
learn-architect = Arquiteto { $number }
learn-architects-left = Arquiteto { $number }, { $count } na reserva
learn-hand = Na sua mão: { $tile }
learn-tray = O que você tem para distribuir
learn-points = { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
learn-tray-inhabitants = { $count ->
        [1] { $count } habitante
       *[other] { $count } habitantes
    }
learn-tray-energy = { $count } de energia

# The first game. What is to be done, and what the coach says when it is done.
learn-title-architect = Envie um arquiteto
learn-do-architect = No seu turno, você envia um arquiteto à zona. Toque no arquiteto { $architect }.
learn-do-reach = Ele pega a peça a { $architect } espaços da sua vaga. Toque na vaga da qual ele alcança o bloco residencial aceso.
learn-done-architect = Reto a partir da vaga, espaço número { $architect }: o bloco residencial é seu.
learn-title-place = Construa
learn-do-place = O arquiteto { $architect } constrói na linha { $architect } ou na coluna { $architect } da sua cidade. Toque no espaço onde a linha { $row } cruza a coluna { $column }.
learn-other-place = Pode, mas use o espaço onde a linha { $row } cruza a coluna { $column }: assim o arquiteto { $column } poderá construir em cima depois.
learn-done-place = Construído! { $inhabitants } habitantes vieram com a peça e procuram o que fazer.
learn-title-urbanist = O urbanista
learn-do-urbanist = O urbanista vai para o espaço que você esvaziou. Agora ninguém pode usar as vagas nas pontas da linha e da coluna dele. Toque numa delas.
learn-done-urbanist = Certo: { $spots } vagas estão fechadas no turno da Ada. Depois o urbanista segue adiante.
learn-title-energy = Busque energia
learn-do-energy-tile = A Ada também pegou uma peça. Sua cidade precisa de energia: toque na fábrica que traz { $energy }.
learn-do-energy-square = Só o arquiteto { $architect } tem caminho livre até ela. Construa bem ao lado do seu bloco residencial.
learn-other-energy = Pode, mas construa lado a lado com o bloco residencial.
learn-done-energy = { $energy } de energia para a sua cidade. Mas as duas construções ainda estão apagadas.
learn-title-activate = Acenda as luzes
learn-do-activate = Construções apagadas não valem nada. Um bloco residencial usa energia, uma fábrica usa um habitante: dê a cada uma o que precisa.
learn-done-activate = As duas estão acesas! No final, cada habitante ou energia que sobra custa um ponto: agora sobram { $idle }. Novas construções vão usar tudo isso.
learn-title-stack = Construa para o alto
learn-do-stack-tile = A Ada jogou de novo. Blocos residenciais podem crescer: toque no que tem o chapéu do prefeito.
learn-do-stack-square = O arquiteto { $architect } constrói na linha ou coluna { $architect }, também em cima de um bloco residencial. E põe o andar número { $architect } em qualquer lugar. Ponha esta peça sobre o seu bloco residencial.
learn-other-stack = Pode, mas um bloco residencial mais alto vale mais. Ponha em cima do seu.
learn-done-stack = { $floors } andares valem { $points } pontos; { $most } andares chegam a { $best }. Com o chapéu do prefeito, você começa a próxima rodada!
learn-title-factory = Vizinhos para a fábrica
learn-do-factory-tile = O arquiteto { $architect } é o seu último nesta rodada. Toque no porto que ele alcança.
learn-do-factory-square = Uma fábrica ganha com portos e lojas ao lado. Toque no espaço ao lado da sua; os números mostram como seus pontos mudam.
learn-other-factory = Aí daria { $points }. Ao lado da fábrica dá { $best }.
learn-done-factory = A fábrica ganha { $points } pontos pelo porto; uma loja daria { $shop }.
learn-title-harbor = Portos em fila
learn-do-harbor = Rodada { $round }. Portos valem pela maior fila na horizontal e pela maior na vertical. Toque onde este forma uma fila.
learn-done-harbor = Uma fila de portos, mais as estrelas da peça: { $points } pontos.
learn-title-shop = Clientes
learn-do-shop = Habitantes vão às compras: quanto mais clientes, mais pontos. Ponha a loja onde outra construção também ganhe.
learn-done-shop = { $customers } clientes valem { $points } pontos, e a fábrica ao lado ganha mais { $factory }. Os habitantes sempre vão para onde rendem mais.
learn-title-park = Um parque
learn-do-park = Rodada { $round }. Um parque conta os blocos residenciais dos seus lados, nunca na diagonal. Toque no melhor espaço.
learn-done-park = { $towers } blocos residenciais dão para o parque: { $points } pontos. Um parque não precisa de ninguém e absorve 1 de energia.
learn-title-service = Cada distrito conta
learn-do-service = Rodada { $round }, a última. Serviços públicos valem pelo número de distritos que têm um. Qual espaço acrescenta um distrito?
learn-done-service = { $districts } distritos: { $points } pontos, mais as estrelas das peças.
learn-title-end = A última energia
learn-do-end = Depois de { $rounds } rodadas, a partida acaba. Resta 1 de energia, mas dois blocos residenciais estão apagados. Qual deles fica com ela?
learn-other-end = Esse daria { $points } pontos. O outro dá { $best }.
learn-done-end = { $points } pontos! O outro fica apagado: é retirado, e ninguém o conta como vizinho.

# The second lesson.
learn-title-pool = Uma reserva para todos
learn-do-pool-architect = No Expert há { $each } arquitetos de cada número, para todos juntos. Toque num { $architect }.
learn-do-pool-spot = Um { $architect } atravessa a zona inteira. Toque na vaga da qual ele pega a torre de escritório acesa.
learn-done-pool = Pegou. O que você tira da reserva, a Ada não pode pegar.
learn-title-district = Distritos e números
learn-do-district = O arquiteto { $architect } constrói no distrito { $architect } ou em qualquer espaço com o número { $architect }. Toque no espaço com o { $architect } no distrito { $district }.
learn-other-district = Pode, mas tente o espaço com o { $architect } no distrito { $district }.
learn-done-district = No Expert, cada espaço pertence a dois arquitetos: o do distrito e o do próprio número.
learn-title-office = Torres de Escritório
learn-do-office = Uma torre de escritório precisa de um habitante e de energia. Dê os dois a ela.
learn-done-office = Está acesa, mas sozinha e baixa: { $points } pontos. Torres de escritório querem companhia.
learn-title-group = Grupos de escritórios
learn-do-group = Torres de escritório que se tocam valem como grupo: quanto mais e mais altas, melhor. Toque no melhor espaço para esta.
learn-done-group = Lado a lado elas dão { $points } pontos. Também podem ter andares.
learn-title-floors = O quinto andar
learn-do-floors = Rodada { $round }. Aqui, blocos residenciais e torres de escritório têm até { $architect } andares. O arquiteto { $architect } põe o andar número { $architect } em qualquer lugar: onde?
learn-done-floors = O bloco residencial mais alto que existe: { $points } pontos!
learn-title-monument = Monumentos
learn-do-monument = Um monumento adora um parque ({ $park }) ou uma loja ({ $shop }) ao lado; uma fábrica ou um porto custa { $loss }. Toque no melhor espaço.
learn-done-monument = { $points } pontos pela vista mais bonita da cidade.

# A wrong try gets a kind, exact answer.
learn-other-points = Aqui daria { $points }. Há um espaço que dá { $best }.
learn-wrong-architect = Esse é o arquiteto { $tapped }. Toque no que tem um { $architect }.
learn-wrong-architect-first = Primeiro um arquiteto: toque no { $architect } abaixo da zona.
learn-wrong-tile-itself = É essa mesmo! Agora toque na vaga da borda que a alcança.
learn-wrong-no-spot = Toque numa vaga: uma das setas em volta da zona.
learn-wrong-spot-blocked = Essa vaga está fechada por enquanto. Tente outra.
learn-wrong-spot-free = Essa vaga está livre. Siga as faixas do urbanista até as pontas.
learn-wrong-reach-nothing = Dali, o espaço número { $architect } não tem peça para pegar. Conte { $architect } espaços a partir da vaga.
learn-wrong-reach = Dali ele pega: { $tile }. Conte { $architect } espaços a partir da vaga.
learn-wrong-no-tile = Não há nada para pegar. Toque numa peça da zona.
learn-wrong-tile = Você até poderia pegar esta, mas ela é outra: { $tile }.
learn-wrong-tile-reach = Nenhum dos seus arquitetos alcança esta agora: { $tile }.
learn-wrong-no-square = Você já tem a peça. Toque num espaço da sua cidade.
learn-wrong-square-built = Já existe uma construção aí.
learn-wrong-square-line = Essa é a linha { $row } e a coluna { $column }. O arquiteto { $architect } constrói na linha ou coluna { $architect }.
learn-wrong-square-number = Esse é o distrito { $district }, número { $number }. O arquiteto { $architect } precisa que um dos dois seja { $architect }.
learn-wrong-building = Toque numa construção da sua cidade.
learn-wrong-lit = { $kind }: já tem o que precisa. Procure uma construção apagada.
learn-needs-inhabitants = { $kind }: não precisa de energia. Precisa de um habitante.
learn-needs-energy = { $kind }: não precisa de habitante. Precisa de energia.
learn-needs-nothing = { $kind }: não precisa de nada.
learn-wrong-enough = { $kind }: já tem o bastante disso.
learn-wrong-later = { $kind }: boa ideia, mas não desta vez.
learn-laid = { $kind }: luzes acesas! Agora a outra.
learn-laid-half = { $kind }: pago pela metade não vale. Ainda falta outra coisa.

# The end of a lesson.
learn-over = Você já sabe jogar!
learn-over-score = { $points } pontos. A Ada tem { $rival }: você venceu!
learn-over-how = Assim é cada rodada: cada um usa um arquiteto e pega uma peça, { $turns } vezes. Depois de { $rounds } rodadas, vence a melhor cidade. Todos os pontos são contados para você.
learn-over-expert = Que venha o Expert!
learn-over-expert-how = { $rounds } rodadas de { $turns } turnos, e em cada rodada sobram alguns arquitetos. O resto é como você já conhece.
learn-play-now = Jogar agora
learn-play-now-hint = Uma partida de verdade com dois bots camaradas
learn-play-expert = Jogar Expert agora
learn-go-expert = Aprender o Expert também
learn-go-classic = Aprender o básico
learn-go-rules = Todas as regras
learn-sheet = Como sua cidade pontuou

## Errors

error-unknown = Algo deu errado. Nada da sua partida se perdeu: tente de novo daqui a pouco.
error-player = jogador { $number }
error-page-unreachable = Não foi possível alcançar o servidor agora. Verifique sua conexão e tente de novo.

error-person-unknown = Ainda não conhecemos você: escolha um nome primeiro.
error-person-wrong-name = Um nome tem de 1 a { $most } caracteres visíveis.
error-person-wrong-recovery = Este código não existe ou já foi usado.

error-table-unknown = Não existe a mesa { $table }.
error-table-wrong-setting = Este ajuste não é possível numa mesa.
error-table-no-such-seat = Esta mesa não tem esse lugar.
error-table-seat-taken = Alguém foi mais rápido: este lugar está ocupado.
error-table-seat-free = Ninguém mais está sentado aí.
error-table-full = Todos os { $seats } lugares desta mesa estão ocupados.
error-table-seated-already = Você já tem um lugar nesta mesa.
error-table-seats-free = { $free ->
    [1] Ainda há um lugar livre: chame alguém ou ponha um bot.
   *[other] Ainda há { $free } lugares livres: chame alguém ou ponha bots.
}
error-table-not-open = A partida já começou.
error-table-not-playing = Isto só é possível durante a partida.
error-table-not-over = Isto só é possível depois da partida.
error-table-not-host = Só o anfitrião da mesa pode fazer isto.
error-table-not-your-seat = Este lugar não é seu.
error-table-not-seated = Só quem joga nesta mesa pode fazer isto.
error-table-not-your-turn = Ainda não: é a vez de { $current }.
error-table-old-position = A partida já avançou. Olhe de novo e escolha.
error-table-still-awake = { $seconds ->
    [1] Um pouco de paciência: resta um segundo para pensar.
   *[other] Um pouco de paciência: restam { $seconds } segundos para pensar.
}
error-table-may-not-end = A partida continua: o tempo de ninguém acabou e ninguém saiu.
error-table-not-away = Nenhum bot joga no seu lugar.
error-table-not-allocating = Não é hora de distribuir habitantes e energia.
error-table-confirmed = Esta cidade já foi confirmada.
error-table-bot-not-offered = Este bot não joga aqui.
error-table-too-many = Você tem { $most } partidas em andamento. Termine ou deixe uma antes.
error-table-import-not-over = Só uma partida encerrada pode ser guardada aqui. Esta não acabou.

error-undo-nothing = Você não fez nenhuma jogada que possa ser desfeita.
error-undo-across-deal = Uma nova rodada começou depois da sua última jogada, então ela fica.
error-undo-off = Nesta mesa, jogadas não são desfeitas.
error-undo-not-asked = Ninguém mais pede para desfazer uma jogada.
error-undo-answered = Você já concordou.

error-request-wrong-message = O servidor não entendeu esta página. Recarregue a página.
error-request-not-found = Não há nada neste endereço.
error-request-wrong-method = O servidor não entendeu esta página. Recarregue a página.
error-request-wrong-origin = O servidor não aceita isto vindo de outro site.
error-request-too-large = Isto é grande demais para enviar.
error-request-not-json = Este arquivo não é um registro de partida.
error-request-too-fast = { $seconds ->
    [1] Que rapidez! Tente de novo em um segundo.
   *[other] Que rapidez! Tente de novo em { $seconds } segundos.
}
error-server-failed = Algo deu errado no servidor. Nada mudou: tente de novo.
error-server-storage-failed = O servidor não conseguiu gravar isto, então não vale. Tente de novo daqui a pouco.
error-server-shutting-down = O servidor está sendo atualizado. Tudo fica guardado: a conexão volta sozinha.

error-setup-unknown-mode = Existem Classic e Expert, nada mais.
error-setup-wrong-players = Jogam dois, três ou quatro.
error-setup-wrong-first-player = O primeiro jogador não tem lugar nesta mesa.
error-setup-wrong-playgrounds = Parquinhos são usados ou não.
error-setup-wrong-seat = Esta mesa não tem esse lugar.
error-setup-wrong-number = Este número deve ser de { $least } a { $most }.
error-setup-impossible-state = Nenhuma partida chega a esta posição.
error-deal-not-expected = Nenhuma rodada nova é esperada agora.
error-deal-not-a-deal = Estas peças não poderiam ser distribuídas.
error-deal-wrong-tiles = A rodada { $round } não é distribuída com estas peças.

error-move-deal-expected = A rodada { $round } ainda não foi distribuída.
error-move-game-over = A partida acabou.
error-move-architect-not-available = O arquiteto { $architect } já foi usado.
error-move-spot-taken = A vaga { $spot } está ocupada pelo arquiteto { $architect } de { $player }.
error-move-spot-faces-urbanist = A vaga { $spot } dá para o urbanista, que está em { $urbanist }.
error-move-must-place-or-discard = O arquiteto { $architect } em { $spot } pega uma peça ({ $face }): escolha onde ela fica ou descarte-a.
error-move-nothing-to-place = O arquiteto { $architect } em { $spot } não alcança nenhuma peça, então nada é colocado.
error-move-no-such-square = Não existe o espaço { $square } nesta cidade: os espaços vão de { $first } a { $last }.
error-move-square-not-allowed = O arquiteto { $architect } não pode construir em { $square }. Permitidos: { $allowed }.
error-move-square-occupied = { $square } está ocupado ({ $building }), e esta peça ({ $face }) não pode ser empilhada.
error-move-other-kind = Esta peça ({ $face }) não pode ficar em { $square }: ali há outro tipo de construção ({ $building }).
error-move-stack-full = A construção em { $square } já tem { $floors } andares. Mais alto não pode.

error-allocation-malformed = Habitantes e energia não podem ser distribuídos assim.
error-allocation-wrong-count = Cada cidade precisa ter habitantes e energia distribuídos.
error-allocation-no-building = Nada pode ser posto em { $square }: não há construção ali.
error-allocation-wrong-cost = A construção em { $square } ({ $building }) não recebe essa quantidade.
error-allocation-not-enough = Isto usa { $used }, mas a cidade só tem { $available }.
error-allocation-wrong-resource = Isto deve ser um número inteiro a partir de 0.

error-notation-not-text = Isto se escreve como texto.
error-notation-move = Isto não é uma jogada. Uma jogada é assim: 3W4:b2.
error-notation-unknown-face = Não existe a peça { $found }.
error-notation-face-not-in-mode = Esta peça ({ $face }) é do outro modo.
error-notation-wrong-rows = Deveria haver { $expected } linhas, não { $found }.
error-notation-wrong-columns = A linha { $row } deveria ter { $expected } espaços, não { $found }.
error-notation-wrong-stack = A construção em { $where } não pode ser feita assim.
error-notation-too-long = Este texto é longo demais para ser lido.

error-position-wrong-field-count = A posição tem { $found } campos separados por |; com { $players } jogadores são { $expected }.
error-position-wrong-field = O campo { $number } da posição é { $found }. Ele se escreve assim: { $like }
error-position-out-of-range = A posição diz “{ $field }” com { $found }; aqui vai de { $least } a { $most }.
error-position-spot-twice = Há dois arquitetos na vaga { $spot }; só cabe um.
error-position-same-architect = O arquiteto { $architect } está em { $spots }; quantos há dele: { $most }.
error-position-wrong-share = Arquitetos do jogador { $who } em vagas: { $found }. Com { $lying } em vagas e o jogador { $first } começando, deveriam ser { $expected }.
error-position-wrong-turn = Arquitetos em vagas: { $lying }. Então é “{ $field } { $expected }”, não “{ $field } { $found }”.
error-position-wrong-architects-left = Os arquitetos restantes são { $found }; os que estão em vagas deixam { $expected }.
error-position-wrong-urbanist = O lugar do urbanista é { $found }; depois da última jogada é { $expected }.
error-position-not-cleared = Entre rodadas deveria ser “{ $field } { $expected }”, não “{ $field } { $found }”.
error-position-wrong-face-down = Peças viradas para baixo na Zona de Construção: { $found }. Na rodada { $round } são { $expected }.
error-position-not-of-this-round = A Zona de Construção mostra peças que a rodada { $round } não tem, ou não tantas: { $surplus }.
error-position-nobody-took = O espaço { $square } da Zona de Construção está vazio, mas nenhum arquiteto em uma vaga o alcança.
error-position-still-there = Há uma peça ({ $face }) no espaço { $square } da Zona de Construção, mas o arquiteto { $architect } em { $spot } a pegou.
error-position-wrong-mayor = O jogador { $found } não pode ter o prefeito; quem pode: { $expected }.
error-position-too-many-built = Peças na cidade { $city }: { $found }. Jogadas desse jogador: só { $most }.
error-position-never-taken = As cidades têm peças que ninguém pode ter pegado, ou não tantas: { $surplus }.

error-record-not-json = Este arquivo não é um registro de partida.
error-record-wrong-field = Não dá para ler este registro: há algo errado em “{ $field }”.
error-record-wrong-site = Este registro não pode estar certo: a rodada { $round } traz peças erradas.
error-record-wrong-move = Este registro não pode estar certo: a jogada { $number } ({ $move }) não é possível.
error-record-missing-site = Este registro está incompleto: faltam as peças da rodada { $round }.
error-record-unplayed-site = Este registro não pode estar certo: a rodada { $round } é distribuída antes do fim da rodada { $before }.
error-record-wrong-result = O resultado deste registro não é aquele a que as jogadas levam.
error-record-no-such-ply = Esta partida não tem essa posição: ela tem de 0 a { $last }.

## The command line

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } e { $last }
cli-list-or = { $rest } ou { $last }
cli-none = nenhum
cli-error = Erro:
cli-note = Nota: { $text }
cli-standard-input = a entrada padrão
cli-player-name = Jogador
cli-interrupted = Interrompido.

# Points, and what a move changes: $change is the number with its sign, “+3”.
cli-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
cli-change = { $count ->
    [0] { $change } pontos
    [one] { $change } ponto
   *[other] { $change } pontos
}
cli-the-mayor = o prefeito
# A tile: its short name, its kind and what it gives, as a list.
cli-tile = { $face }, { $kind }
cli-tile-gives = { $face }, { $kind } ({ $gives })
cli-building-floors = { $floors ->
    [one] { $kind } de { $floors } andar
   *[other] { $kind } de { $floors } andares
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = A partida acabou
cli-heading-deal = Rodada { $round } de { $rounds }, antes da distribuição: { $player } começará
cli-heading-turn = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }: é a vez de { $player }

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } joga { $move } e não pega nada.
cli-move-discard = { $player } joga { $move }: descarta { $tile }.
cli-move-build = { $player } joga { $move }: { $tile }, { $change }.

# A game in the terminal.
cli-play-begins = { $mode ->
    [expert] { $playgrounds ->
        [yes] Modo Expert com parquinhos, { $players }. Semente { $seed }. Digite help para ajuda.
       *[no] Modo Expert, { $players }. Semente { $seed }. Digite help para ajuda.
    }
   *[classic] { $playgrounds ->
        [yes] Modo Classic com parquinhos, { $players }. Semente { $seed }. Digite help para ajuda.
       *[no] Modo Classic, { $players }. Semente { $seed }. Digite help para ajuda.
    }
}
cli-play-dealt = A rodada { $round } foi distribuída. { $player } começa.
cli-play-over = A partida acabou.
cli-play-input-ended = A entrada acabou antes da partida.
cli-play-leave = Você sai da partida.
cli-play-no-move-with = Não há jogada válida com { $narrow }.
cli-play-taken-back = Desfeito.
cli-play-saved = Salvo em { $path }.
cli-play-saved-in = Está salvo em { $path }.
cli-play-not-saved = Não está salvo.
cli-play-go-on = Continue com: { $command }
cli-play-position-only = Esta partida começou de uma posição e por isso não tem registro: o que se salva é a posição a que ela chegou.
cli-moves-none = Não há jogada a fazer.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”; headings of narrow columns: short words.
cli-think-move = { $bot } joga { $move }.
cli-think-alone = { $bot } não cita candidatas.
cli-think-head-move = jogada
cli-think-head-chance = vencer
cli-think-head-visits = visitas
cli-think-candidate = { $place }. { $move }: chance de vencer { $chance }, pontos { $points }, { $visits ->
    [one] vista { $visits } vez
   *[other] vista { $visits } vezes
}.

# What “help” says: what one may type, and what it does.
cli-do-build = o arquiteto 3 vai para a vaga W4 e a peça dele para o espaço b2 da sua cidade
cli-do-discard = a peça é descartada
cli-do-nothing = o arquiteto não alcança nenhuma peça
cli-do-moves = as jogadas válidas e o que elas mudariam
cli-do-moves-some = o mesmo para um arquiteto, uma vaga ou ambos: todos os espaços
cli-do-board = mostra o tabuleiro de novo
cli-do-position = mostra a posição em uma linha de texto, para think, moves ou play --from
cli-do-score = os pontos de todos por categoria no momento
cli-do-undo = volta à decisão anterior de uma pessoa
cli-do-save = grava a partida; continue depois com --resume ARQUIVO
cli-do-help = este texto
cli-do-quit = sai da partida
cli-do-line = { $typed } – { $meaning }.
cli-rules-site = As vagas ficam em volta da zona: N e S acima e abaixo das colunas 1 a 5, W e E ao lado das linhas 1 a 5. O arquiteto k pega a k-ésima peça a contar da sua vaga. Uma vaga ocupada, ou cuja linha ou coluna tem o urbanista, não está livre.
cli-rules-city = Classic: o arquiteto k constrói na linha k ou na coluna k da cidade. Expert: em espaços com o número k ou no distrito k; um espaço vazio mostra distrito/número. Um bloco residencial (no Expert também uma torre de escritório) pode ainda ser posto sobre outro do mesmo tipo ali, ou em qualquer lugar como andar k.
cli-rules-points = Os pontos são os da melhor forma de pôr habitantes e energia agora. Quais peças ficam viradas para baixo com menos de quatro jogadores é em parte reconstruído, não tirado de uma lista.
cli-rules-board = No tabuleiro, { cli-board-urbanist } é o urbanista, ×× uma vaga que ele bloqueia, 3● um arquiteto posto ali, # uma peça virada para baixo a partida toda, e T×2 um bloco residencial de dois andares.
cli-rules-tiles = As peças:

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Urb
cli-board-points = { $count } pts
cli-board-has = habit. { $inhabitants } energia { $energy }
cli-board-hand = arquitetos { $architects }
cli-board-mayor = Prefeito
cli-board-pool = arquitetos para todos

# The drawn legal moves: headings of columns, and short words for what happens to a tile.
cli-ways-spot = Vaga
cli-ways-architect = Arquiteto { $architect }
cli-ways-move = Jogada
cli-ways-tile = Peça
cli-ways-squares = Pontos: espaços
cli-ways-discard = descartar -
cli-ways-nothing = não pega nada
# $moves is like “1N4:a1 +2, 1N4:b1 0”.
cli-ways-best = { $count ->
    [1] Mais pontos já: { $moves }. De { $count } jogada válida; ? 3 ou ? W4 ou ? 3W4 mostra todos os espaços.
   *[other] Mais pontos já: { $moves }. De { $count } jogadas válidas; ? 3 ou ? W4 ou ? 3W4 mostra todos os espaços.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Pontos
cli-sheet-total = Total
cli-sheet-inhabitants = Habitantes em construções
cli-sheet-empty = Espaços vazios
cli-sheet-off = desl.
cli-sheet-legend = p habitantes, e energia; { cli-sheet-off }: não ativada, retirada antes da contagem
cli-sheet-all-placed = Cada habitante e cada unidade de energia tem o seu lugar.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Sem lugar, cada um custando um ponto: { $left }.
cli-win-points = { $points ->
    [0] { $winner } vence com { $points } pontos.
    [one] { $winner } vence com { $points } ponto.
   *[other] { $winner } vence com { $points } pontos.
}
cli-win-level = { $points ->
    [0] { $players } têm { $points } pontos cada.
    [one] { $players } têm { $points } ponto cada.
   *[other] { $players } têm { $points } pontos cada.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = O primeiro desempate é ter mais habitantes em construções: { $numbers }.
cli-win-empty = O segundo desempate é ter menos espaços vazios: { $numbers }.
cli-win-one = { $winner } vence.
cli-win-shared = { $winners } dividem a vitória.

# The same in sentences, for screen readers.
cli-plain-line = { $text }.
cli-plain-player = { $player }:
cli-plain-legal-moves = { $count ->
    [1] { $count } jogada válida.
   *[other] { $count } jogadas válidas.
}
cli-plain-other-ways = { $count ->
    [1] E mais { $count } forma de pôr um arquiteto, sem mais pontos: digite ? 3 ou ? W4 ou ? 3W4 para ouvir todos os espaços.
   *[other] E mais { $count } formas de pôr um arquiteto, nenhuma com mais pontos: digite ? 3 ou ? W4 ou ? 3W4 para ouvir todos os espaços.
}
cli-plain-total = { $points ->
    [0] Total: { $points } pontos.
    [one] Total: { $points } ponto.
   *[other] Total: { $points } pontos.
}
cli-plain-category = { $category }: { $points }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = Em { $square }, { $building }: { $resources }.
cli-plain-removed = Não ativadas, por isso retiradas antes da contagem: { $squares }.
cli-plain-tie-breaks =
    { $inhabitants ->
        [1] { $inhabitants } habitante em construções
       *[other] { $inhabitants } habitantes em construções
    }, { $empty ->
        [1] { $empty } espaço vazio
       *[other] { $empty } espaços vazios
    }.
# $squares is like “a T1, b empty, c face down”.
cli-plain-site-row = Zona, linha { $row }: { $squares }.
cli-plain-square-empty = vazio
cli-plain-square-down = virada para baixo
# $architects is like “W4 3 of Ann, N1 2 of Bob”: the spot, the architect, whose it is.
cli-plain-on-spots = Arquitetos em vagas: { $architects }.
cli-plain-on-spot = { $spot } { $architect } de { $player }
cli-plain-urbanist = O urbanista está em { $urbanist }; bloqueadas: { $spots }.
cli-plain-free-spots = Vagas livres: { $spots }.
cli-plain-pool = Arquitetos que restam para todos: { $architects }.
cli-plain-pool-part = { $count ->
    [1] { $architect } ({ $count } vez)
   *[other] { $architect } ({ $count } vezes)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player } tem { $has }.
cli-plain-hand = Arquitetos que restam a { $player }: { $architects }.
cli-plain-city = Cidade de { $player }: { $buildings }.
cli-plain-city-empty = Cidade de { $player }: nada construído ainda.
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } não pega nada.
cli-plain-way = { $way } pega { $tile }: { $options }.
cli-plain-way-on = { $change } em { $squares }
cli-plain-way-discarded = { $change } com descarte
cli-plain-discarded = descartada

# Scoring a city.
cli-score-too-few = a caixa tem peças de menos para esta cidade: { $faces }.
cli-score-used = { $face } ({ $count } em uso)
cli-score-too-many = { $tiles ->
    [1] esta cidade tem { $tiles } peça; um jogador pega no máximo { $most } numa partida.
   *[other] esta cidade tem { $tiles } peças; um jogador pega no máximo { $most } numa partida.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] O registro está certo: uma partida Expert encerrada de { $players } jogadores, { $moves } jogadas, posições 0 a { $last }.
   *[classic] O registro está certo: uma partida Classic encerrada de { $players } jogadores, { $moves } jogadas, posições 0 a { $last }.
}
cli-replay-checking = { $count ->
    [1] { $count } partida conferida
   *[other] { $count } partidas conferidas
}
cli-replay-checked = { $count ->
    [1] { $count } partida conferida: certas { $right } (encerradas { $finished }), erradas { $wrong }.
   *[other] { $count } partidas conferidas: certas { $right } (encerradas { $finished }), erradas { $wrong }.
}
cli-replay-wrong = Partida { $game }: { $reason }
cli-replay-more = E mais { $count }.
cli-verified-scores = Verificado: as distribuições de peças são as prometidas, todas as jogadas são válidas, e os pontos são { $scores }.
cli-verified-ended = Verificado: as distribuições de peças são as prometidas, todas as jogadas são válidas, e houve desistência.
cli-backup-done = { $file }: { $size } bytes, conferido.
cli-serve-at = Quadropolis está no ar em { $address } (Ctrl-C encerra)

# Many games without people. The rows of a table; $mode is classic or expert.
cli-playing = Jogando
cli-simulate-title =
    { $sort ->
        [random] { $games ->
            [1] { $games } partida aleatória
           *[other] { $games } partidas aleatórias
        }
       *[bots] { $games ->
            [1] { $games } partida
           *[other] { $games } partidas
        }
    }, { $mode ->
        [expert] Expert
       *[classic] Classic
    }, { $players } jogadores, { $playgrounds ->
        [yes] com parquinhos
       *[no] sem parquinhos
    }
cli-simulate-row = { $label }: { $value }.
cli-simulate-seed = Semente
cli-simulate-mean = Pontos em média
cli-simulate-extremes = Menor e maior
cli-simulate-extremes-are = { $lowest } e { $highest }
cli-simulate-margin = Vantagem sobre o segundo
cli-simulate-first = Vitórias do primeiro jogador
cli-simulate-shared = Vitórias divididas
cli-simulate-speed = Partidas por segundo
cli-simulate-written = Gravado em

# $limit is cli-arena-seconds, cli-arena-iterations or both as a list.
cli-arena-title =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    }, { $mode ->
        [expert] Expert
       *[classic] Classic
    }, { $players } jogadores, { $playgrounds ->
        [yes] com parquinhos
       *[no] sem parquinhos
    }, { $limit } por jogada, semente { $seed }
cli-arena-seconds = { $seconds } s
cli-arena-iterations = { $count ->
    [1] { $count } iteração
   *[other] { $count } iterações
}
# Headings of narrow columns: short words.
cli-arena-bot = Bot
cli-arena-against = contra
cli-arena-games = Partidas
cli-arena-wins = Vitórias
cli-arena-points = Pontos
cli-arena-score = Escore
cli-arena-elo = Elo
cli-arena-sure = 95%
cli-arena-speed = s/jogada
cli-arena-violations = Infrações
cli-arena-pairs = Todos contra todos
cli-arena-interval = { $low } a { $high }
cli-arena-slowest = { $count ->
    [1] { $bot }: jogada mais lenta { $seconds } s; { $count } jogada mais de 20% acima do limite.
   *[other] { $bot }: jogada mais lenta { $seconds } s; { $count } jogadas mais de 20% acima do limite.
}
cli-arena-violation = { $bot }: primeira infração: partida { $game }: { $reason }
cli-arena-memory = O maior processo usou { $size } MB de memória.
cli-arena-games-in = As partidas estão em { $path }
cli-arena-stopped = Interrompido após { $played } de { $total } partidas; nenhuma foi guardada.
cli-arena-stopped-kept = Interrompido após { $played } de { $total } partidas; continue com --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = descrição
cli-bot-random = faz qualquer jogada válida, sem olhar
cli-bot-greedy = pega o que rende mais pontos na hora e nunca olha adiante
cli-bot-uct = uma busca UCT clássica com partidas aleatórias, para referência
cli-bot-beginner = novo no jogo: gosta de construções grandes, esquece do que precisam e da poluição
cli-bot-casual = conhece as regras e conta bem, mas só pensa no momento
cli-bot-skilled = planeja uma boa cidade, de olho nas próximas rodadas; ignora os outros
cli-bot-strong = lê a rodada e bloqueia onde dói, mas decide depressa
cli-bot-top = joga para vencer: lê a rodada, nega peças e usa o urbanista

# How fast this machine is. Headings of narrow columns: short words.
cli-bench-measuring = medindo…
cli-bench-machine = quadropolis { $version }, compilação { $build }, Python { $python }, { $processor }, { $cores ->
    [1] { $cores } núcleo
   *[other] { $cores } núcleos
}
cli-bench-games = Partidas aleatórias completas por segundo em um núcleo
cli-bench-mode = modo
cli-bench-players = jogadores
cli-bench-speed = partidas/s
cli-bench-scored = contadas/s
cli-bench-plain-speed = regras simples/s
cli-bench-ratio = razão
cli-bench-threads = 2 threads
cli-bench-allocations = Melhor alocação exata, microssegundos por cidade
cli-bench-cities = cidades
cli-bench-median = mediana
cli-bench-worst = pior
cli-bench-call = chamada Python
cli-bench-plain = regras simples
cli-bench-caption = final: cidades no fim de partidas aleatórias; full: cidades cheias com peças e alturas aleatórias; half: as cidades cheias com recursos para metade das construções
cli-bench-sort = { $sort ->
    [final] cidades no fim de partidas aleatórias
    [full] cidades cheias com peças e alturas aleatórias
   *[half] as cidades cheias com recursos para metade das construções
}
cli-bench-games-line = { $mode }, { $players } jogadores: { $speed } partidas aleatórias por segundo, { $scored } com pontos; regras simples { $plain }, razão { $ratio }; duas threads { $threads } vezes uma.
cli-bench-allocations-line = { $mode }, { $cities }: melhor alocação em { $median } microssegundos, mediana; { $p99 } em 99 de 100, { $p999 } em 999 de 1000 cidades, { $worst } no pior caso; uma chamada do Python { $call }, regras simples { $plain }, razão { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Uso:
cli-help-options = Opções
cli-help-arguments = Argumentos
cli-help-commands = Comandos
cli-help-required = [obrigatório]
cli-help-default = [padrão: { $value }]
cli-help-variable = [var. de ambiente: { $name }]
cli-help-example = Exemplo: { $command }
cli-help-quadropolis = O jogo de tabuleiro Quadropolis: jogue, conte cidades, confira e reveja partidas.
cli-help-more = Cada comando se explica: { $command }
cli-help-play =
    Joga uma partida no terminal, contra bots ou com gente ao seu lado.

    Digite jogadas como 3W4:b2. Digite ? para ver as jogadas válidas e seus pontos, e help para todo o resto. Com --json o registro é impresso no final, e todo o resto vai para a saída de erros.
cli-help-score = Conta uma cidade: pontos por categoria, e para onde vai cada habitante e cada unidade de energia.
cli-help-moves = Lista as jogadas válidas de uma posição; de um registro, por padrão a última.
cli-help-think =
    Pergunta a um bot a sua jogada em uma posição e o que ele acha das outras.

    Os pontos são os que ele espera para cada um no fim; a chance de vencer é a de quem joga agora.
cli-help-replay =
    Confere uma partida, jogada por jogada, e mostra o resultado; ou desenha uma de suas posições.

    Um arquivo de muitas partidas é conferido por inteiro; o código de saída é 2 se alguma estiver errada.
cli-help-simulate =
    Faz jogadores aleatórios ou bots jogarem partidas e as grava.

    A partida número k de uma semente é sempre a mesma, não importa quantas sejam jogadas.
cli-help-bots =
    Lista todos os bots; os níveis por último, do mais fraco ao mais forte.

    Como escrever o seu e como usá-lo está em docs/bots.md.
cli-help-arena = Faz bots jogarem entre si em partidas espelhadas: as mesmas peças, com os lugares trocados.
cli-help-serve =
    Serve mesas para jogar, nesta máquina e na rede. Ctrl-C encerra.

    Como hospedar para outros está em docs/hosting.md.
cli-help-verify = Confere uma partida de um servidor: compromisso, distribuições, jogadas e resultado.
cli-help-backup = Copia o banco de dados do servidor para um arquivo: tudo ou nada.
cli-help-bench = Mede o núcleo: partidas aleatórias, alocações exatas e a comparação com as regras simples.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = ARQUIVO
cli-word-number = NÚMERO
cli-word-mode = MODO
cli-word-who = QUEM
cli-word-record = REGISTRO
cli-word-position = POSIÇÃO
cli-word-bot = BOT
cli-word-city = CIDADE
cli-word-seconds = SEGUNDOS
cli-word-directory = PASTA
cli-word-text = TEXTO
cli-word-address = ENDEREÇO
cli-word-options = OPÇÕES
cli-word-command = COMANDO
cli-word-arguments = ARGS

# Help of the options and arguments.
cli-option-help = Mostra esta mensagem e sai.
cli-option-version = Mostra a versão.
cli-option-install-completion = Instala o autocompletar no shell atual.
cli-option-show-completion = Mostra o autocompletar do shell atual, para copiar ou adaptar a instalação.
cli-option-mode = classic ou expert.
cli-option-players = Quantos jogam.
cli-option-playgrounds = Com as cinco peças de parquinho, ou sem elas.
cli-option-seed = A mesma semente dá as mesmas peças e os mesmos jogadores aleatórios.
cli-option-json = Imprime JSON para programas.
cli-option-plain = Frases e listas, sem cores nem desenhos: para leitores de tela.
cli-option-record = Um registro de partida: um arquivo .json, um .jsonl de muitas partidas, ou - para a entrada padrão.
cli-option-position = O texto de uma posição (veja docs/formats.md), um arquivo com uma, um registro de partida (.json ou .jsonl), ou - para a entrada padrão.
cli-option-game = Qual partida de um arquivo de muitas, a contar de 1.
cli-option-ply = Uma posição: 0 é antes da primeira distribuição; depois, distribuições e jogadas.
cli-option-play-seat = Quem senta ali, na ordem do jogo; repita a opção. Um nome é uma pessoa; human é você; beginner, casual, skilled, strong e top são bots (veja quadropolis bots), bot:ARQUIVO é o seu próprio. Lugares livres ficam com bots casual.
cli-option-save = Guarda a partida neste arquivo enquanto você joga.
cli-option-resume = Continua uma partida salva.
cli-option-from = Continua de uma posição: o texto dela, um arquivo com uma, um registro de partida, ou - para a entrada padrão. Sem registro, só a posição pode ser salva.
cli-option-think-bot = A quem se pergunta: um nome do comando bots, um arquivo ou um programa.
cli-option-think-seconds = Tempo para pensar; os níveis usam a sua parte. Por padrão 1, ou sem limite se --iterations for dado.
cli-option-think-seed = Com a mesma semente e --iterations, a resposta é a mesma.
cli-option-think-candidates = Quantas candidatas mostrar no máximo; nem todo bot cita alguma.
cli-option-city = Linhas de cima para baixo separadas por /, espaços separados por um branco, . é vazio.
cli-option-inhabitants = Em vez dos habitantes que as peças dão.
cli-option-energy = Em vez da energia que as peças dão.
cli-option-allocation = Conta esta alocação em vez da melhor.
cli-option-games = Quantas partidas.
cli-option-simulate-seat = Quem senta ali (veja quadropolis bots); repita a opção. Sem ela, jogadores aleatórios.
cli-option-simulate-iterations = Quanto os bots que buscam podem pensar numa jogada.
cli-option-simulate-out = Grava os registros aqui, um por linha; - é a saída padrão.
cli-option-arena-bots = Nomes do comando bots, arquivos (bot.py ou bot.py:ClassName) ou programas ('program:COMANDO'). Um nome pode ser repetido.
cli-option-arena-players = Quantos sentam à mesa. Por padrão, tantos quantos os bots dados, ou 2 se forem mais de 4. Com menos que os bots dados, todos jogam contra todos.
cli-option-arena-games = Quantas partidas cada formação joga, arredondado para cima para que todos tenham todos os lugares.
cli-option-arena-time = Tempo para pensar por jogada; os níveis usam a sua parte. Por padrão 1, ou sem limite se --iterations for dado.
cli-option-arena-iterations = Iterações por jogada, para resultados que se repetem.
cli-option-arena-out = Guarda todas as partidas aqui, em games.jsonl; ou dê o nome de um arquivo .jsonl.
cli-option-arena-resume = Continua com as partidas que já estão em --out.
cli-option-arena-workers = Partidas ao mesmo tempo; por padrão uma por núcleo.
cli-option-quick = Segundos em vez de minutos; menos exato.
cli-option-commitment = O que foi publicado no começo, se você guardou.
cli-option-backup-file = Para onde vai a cópia.
cli-option-backup-database = O banco de dados do servidor; por padrão, o arquivo na sua pasta de dados.
cli-option-host = O endereço em que escutar.
cli-option-port = 0 usa qualquer porta livre.
cli-option-database = Um arquivo SQLite ou a URL de um banco de dados; por padrão, um arquivo na sua pasta de dados.
cli-option-secret = Assina os cookies; por padrão, um que fica guardado na sua pasta de dados.
cli-option-origin = Um endereço em que um proxy oferece este servidor, como https://play.example.
cli-option-proxy = Um proxy na frente deste servidor, em cuja palavra sobre os endereços dos clientes se confia.
cli-option-rate = Requisições por segundo de um cliente; 0 é sem limite.
cli-option-bot-seconds = Tempo para os bots pensarem por jogada; os níveis usam a sua parte.
cli-option-bot-workers = Processos para bots; 0 usa um por núcleo, menos um.
cli-option-secure-cookie = Envia o cookie só por TLS: para servidores atrás de um proxy.
cli-option-no-browser = Não abre o navegador.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-file-not-found = Não existe o arquivo { $path }.
error-file-unreadable = Não dá para ler { $path }: { $reason }.
error-file-unwritable = Não dá para gravar { $path }: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } não é um arquivo de texto em UTF-8.
error-file-exists = { $path } já tem conteúdo: escolha outro nome ou continue com --resume.
error-file-no-games = { $path } não contém nenhuma partida.
error-file-many-games = { $path } contém mais de uma partida: escolha uma com --game.
error-file-no-such-game = Não existe a partida { $game }; { $path } contém { $games }.
error-usage-usage-error = Não é assim que se usa o comando. Veja: { $command } --help
error-usage-no-such-option = Não existe a opção { $parameter }. Veja: { $command } --help
error-usage-missing-parameter = Falta { $parameter }. Veja: { $command } --help
error-usage-bad-parameter = Este valor não é possível para { $parameter }. Veja: { $command } --help
error-usage-bad-option-usage = { $parameter } não se usa assim. Veja: { $command } --help
error-usage-not-json = { $option } não é JSON: { $reason }.
error-usage-resumed-otherwise = A partida retomada tem { $option } { $found }, não { $asked }: deixe a opção de fora.
error-usage-from-and-resume = --from e --resume dizem ambos de onde a partida continua: escolha um deles.
error-usage-too-many-seats = Foram dados { $seats } lugares para { $players } jogadores.
error-usage-seat-name = { $found } não é um lugar: esperava-se um nome de 1 a { $most } caracteres imprimíveis.
error-usage-stdout-twice = --out - e --json escrevem os dois na saída padrão: escolha um deles.
error-play-no-save-name = Diga onde salvar, por exemplo: save game.json
error-play-filter = { $found } não filtra as jogadas: digite ? 3, ? W4 ou ? 3W4.
error-play-nothing-to-undo = Não há decisão anterior de uma pessoa para a qual voltar.
error-play-no-moves = A partida para aqui: { $lines } linhas seguidas sem nenhuma jogada.
error-play-nothing-typed = Digite uma jogada como 3W4:b2, ? para as jogadas válidas, help ou quit.
error-think-nobody-moves = Ninguém joga nesta posição: uma rodada vai ser distribuída, ou a partida acabou.
error-simulate-not-a-bot = { $seat } não é um bot; simulate joga sem pessoas (veja quadropolis bots).
error-arena-too-few-bots = { $players } jogadores precisam de { $players } bots; dados: { $bots }. Um nome pode ser repetido, por exemplo: arena { $example }
error-arena-wrong-setting = Este valor não é possível para { $option }: { $found }.
error-arena-nothing-to-resume = --resume continua um arquivo de partidas: diga qual com --out.
error-arena-games-exist = { $path } já tem partidas: continue-as com --resume ou escolha outro --out.
error-arena-other-plan = { $path } foi jogado com { $option } { $found }, não { $asked }: escolha outro --out.
error-arena-not-arena-game = A linha { $line } de { $path } não é uma partida de arena.
error-arena-file-in-use = { $path } está sendo gravado por outra arena.
error-arena-file-failed = Não dá para usar { $path }: { $reason }.
error-arena-worker-ended = Um processo terminou ({ $status }) durante a partida { $game }: { $last_words }
error-bot-unknown = Não existe o bot { $spec }. Os bots são { $names }; o seu próprio é um arquivo (bot.py ou bot.py:ClassName) ou um programa (program:COMANDO).
error-bot-wrong-name = { $spec } não pode dar nome a um bot: esperavam-se 1 a { $most } caracteres imprimíveis.
error-bot-wrong-factor = { $spec } não diz quanto do seu tempo o bot recebe: esperava-se um número acima de 0 e até { $most } depois do @, como top@0.1.
error-bot-no-file = Não existe o arquivo { $path } para carregar um bot.
error-bot-no-class = { $path } não diz qual bot usar.
error-bot-wrong-command = { $command } não é um comando que se possa executar.
error-bot-failed = O bot falhou: { $reason }
error-bot-not-started = O bot não iniciou: { $reason }
error-bot-exited = O processo do bot terminou ({ $status }) em vez de responder. { $last_words }
error-bot-stalled = O bot não respondeu a tempo.
error-bot-bad-answer = Não dá para ler a resposta do bot.
error-bot-illegal-move = O bot respondeu { $move }, o que não é possível.
error-serve-port-busy = Não dá para escutar em { $host }:{ $port }: { $reason }. Escolha outra porta com --port.
error-serve-folder-unwritable = Não dá para gravar { $path }: { $reason }. Escolha outro lugar com --database.
error-serve-newer-database = O banco de dados foi gravado por uma versão mais nova do quadropolis ({ $found }): instale essa versão ou escolha outro lugar com --database.
error-serve-wrong-database = Não dá para usar o banco de dados: { $reason }.
error-serve-short-secret = O segredo é curto demais: dê pelo menos { $least } caracteres.
error-backup-not-sqlite = Aqui só se copia um banco SQLite; use as ferramentas de { $kind }, como pg_dump.
error-backup-no-database = Não existe o banco de dados { $path }.
error-backup-failed = Não deu para fazer a cópia: { $reason }.
error-verify-no-commitment = O registro não traz um compromisso com as distribuições, então não há com o que compará-las.
error-verify-not-opened = As distribuições ainda não foram abertas: isso acontece quando a partida acaba.
error-verify-wrong-commitment = As distribuições abertas não dão o compromisso publicado: são outras.
error-verify-other-deals = O que foi usado na partida não é o que foi prometido.
