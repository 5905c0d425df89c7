### Quadropolis in Brazilian Portuguese (português do Brasil): words of the game, and everything said at a table.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

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
points-count = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

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
site-spot-at = { $side ->
        [N] acima da coluna { $line }
        [S] abaixo da coluna { $line }
        [W] à esquerda da linha { $line }
       *[E] à direita da linha { $line }
    }
site-spot-taken = A vaga { $spot } está ocupada pelo arquiteto { $architect } de { $name }.
site-spot-taken-own = A vaga { $spot } está ocupada pelo seu arquiteto { $architect }.
site-row-urbanist = O urbanista bloqueia a linha { $row } por enquanto.
site-column-urbanist = O urbanista bloqueia a coluna { $column } por enquanto.
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
       *[no] , sem ativação
    }
city-square-numbers = { $square }. Distrito { $district }, número { $number }
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
# Um cartão sobre uma peça ou um prédio. $needs é um dos scores-needs-…, $what uma lista.
tile-card-title = { $kind }{ $floors ->
        [1] {""}
       *[other] , { $floors } andares
    }
tile-card-gives = Traz { $what }.
tile-card-points = { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
tile-card-mayor = o prefeito
tile-card-needs = Para ativar: { $needs }.
tile-card-absorbs = Absorve 1 unidade de energia que sobrar.
tile-card-down = Peça virada para baixo
tile-card-down-why = Fora do jogo desta vez: só é usada com mais jogadores.
table-player = Jogador { $number }
table-heading = Uma partida de Quadropolis, { $mode }
table-title = Quadropolis
table-title-turn = ● Sua vez · Quadropolis
table-notification = É a sua vez no Quadropolis.
table-push = Avisar mesmo com a página fechada
table-push-hint = Este aparelho avisa quando é a sua vez nesta mesa e quando a partida termina.
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
table-chip-hand = { $count ->
        [0] Não restam arquitetos nesta rodada.
       *[other] Arquitetos restantes: { $architects }.
    }
table-player-title = { $name }: { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
table-city-of = Cidade de { $name }
table-my-city = Sua cidade
table-you = Você
# In sentences about oneself.
name-you = { $name } (você)
# A bot in somebody’s place.
name-for = { $bot } (por { $name })
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
# So many of them have a place on a building; the others cost points.
city-inhabitants-used = { $all ->
        [0] Ainda sem habitantes
        [1] { $used } de 1 habitante em construções
       *[other] { $used } de { $all } habitantes em construções
    }
city-energy-used = { $all ->
        [0] Ainda sem energia
        [1] { $used } de 1 unidade de energia em uso
       *[other] { $used } de { $all } unidades de energia em uso
    }
table-architects = Seus arquitetos
table-architects-common = Arquitetos compartilhados
table-architect = Arquiteto { $number }{ $left ->
        [yes] {""}
       *[no] , já na Zona de Construção
    }
table-architect-count = Arquiteto { $number }: { $count } na reserva
table-architect-used = Seu arquiteto { $architect } já está na Zona de Construção.
table-architect-gone = Nenhum arquiteto { $architect } sobrou nesta rodada.
table-architect-none = O modo { $mode } não tem arquiteto { $architect }.
table-takes = O arquiteto { $architect } pega: { LOWER($tile) }
table-takes-nothing = O arquiteto { $architect } não acha nada para pegar aqui.
table-brings = Pontos aqui: { $points }
table-brings-floor = Pontos aqui, como andar { $floor }: { $points }
table-ask-start = Sua vez: escolha peça, arquiteto ou vaga
table-ask-start-of = { $name }: escolha peça, arquiteto ou vaga
table-ask-way-tile = Qual arquiteto pega a peça { $kind }?
table-ask-way-side = { $kind }: por qual lado?
table-ask-way-empty = Não há nada para pegar ali. Qual arquiteto vai mesmo assim?
table-ask-way-empty-side = Não há nada para pegar ali. Por qual lado ele vai mesmo assim?
table-ask-way-architect = Aonde vai o arquiteto { $architect }?
table-ask-way-spot = Qual arquiteto vem para cá?
table-ask-place = Onde colocar a peça { $kind }?
table-ask-discard = O arquiteto { $architect } não tem onde pôr a peça { $kind }: descarte-a ou volte.
table-move-place = { $kind } em { $square }
table-move-discard = { $kind }: descarte
table-move-nothing = Arquiteto { $architect } { $spot }: nada para pegar
# Planejar a próxima jogada enquanto os outros jogam. $plan é uma pergunta ou uma jogada em palavras.
table-planning = Plano – { $plan }
table-planned = Planejado: { LOWER($plan) }
# My turn has come while I was planning; the question that is open, or the move.
table-turn-now = Sua vez! { $asked }
table-plan-how = Escolha uma peça para planejar sua jogada.
table-skip-how = Toque nos tabuleiros para pular.
table-plan-itself = Jogar automaticamente na minha vez
table-plan-itself-short = Jogar na minha vez
table-plan-played = Seu plano foi jogado: { LOWER($move) }
table-plan-gone = Seu plano não vale mais: a peça já foi pega.
table-plan-broken = Seu plano não vale mais. { $reason }
table-plan-undone = Uma jogada foi desfeita: sua escolha não vale mais.
table-no-change = Seus pontos não mudam
table-gift-inhabitants = { $count ->
        [1] Traz 1 habitante.
       *[other] Traz { $count } habitantes.
    }
table-gift-energy = Traz { $count } de energia.
table-gift-mayor = Traz o prefeito.
# Por que os pontos caem no começo.
table-why-idle = { $count ->
        [1] Mais 1 habitante ocioso: −1 ponto.
       *[other] Mais { $count } habitantes ociosos: −{ $count } pontos.
    }
table-why-pollution = { $count ->
        [1] Mais 1 unidade de energia sem uso: −1 ponto.
       *[other] Mais { $count } unidades de energia sem uso: −{ $count } pontos.
    }
table-why-both = Mais { $inhabitants } e { $energy } sem uso: −{ $points } pontos.
table-back = Um passo atrás
table-discard = Descartar
table-build = Construir
table-confirm = Confirmar
table-sending = Enviando…
table-since = Desde a sua última jogada:
table-last = As últimas jogadas:
# Num sinal pequeno, para uma jogada sem peça.
table-since-nothing = nada
table-hint-architect = Onde quer que o arquiteto { $architect } fique agora, não há nada para pegar.
table-hint-tile = Nenhum dos arquitetos restantes alcança esta peça agora.
table-hint-tile-blocked = Todos os caminhos até esta peça estão bloqueados agora.
table-hint-tile-used = Só o arquiteto { $architects } poderia pegá-la, e o seu já está na Zona de Construção.
table-hint-tile-gone = Só o arquiteto { $architects } poderia pegá-la, e não resta nenhum nesta rodada.
table-hint-urbanist = O urbanista está aqui: não há nada para pegar.
table-hint-down = Está virada para baixo: fora do jogo desta vez.
table-hint-first = Escolha primeiro uma peça na Zona de Construção.
table-hint-empty = Não há mais nada aqui.
table-hint-place-classic = O arquiteto { $architect } constrói na linha { $architect } ou na coluna { $architect }{ $floor ->
        [no] .
       *[yes] , ou acrescenta o andar { $architect }.
    }
table-hint-place-none = Nenhum arquiteto que poderia pegá-la constrói aqui.
table-hint-place-none-spot = Nenhum arquiteto que poderia ficar ali constrói aqui.
table-hint-built = Já há uma construção nesta casa.
table-hint-no-tile = Não há nada para pegar ali, então não há o que construir.
table-hint-place-expert = O arquiteto { $architect } constrói no distrito { $architect } ou em espaços com um { $architect }{ $floor ->
        [no] .
       *[yes] , ou acrescenta o andar { $architect }.
    }
table-preparing = Sua vez…
table-thinks = { $name } está pensando…
table-bot-thinks = { $name } está pensando…
table-over = A partida acabou.
table-site-cleared = A zona de construção foi esvaziada.
table-scoring = Voltar à pontuação
table-undo = Desfazer
table-undo-of = Desfazer a jogada de { $name }
table-undo-whose = jogada de { $name }
table-undo-short = Desfazer
table-undo-dealt = A rodada acabou: as jogadas dela não podem mais ser desfeitas.
table-undo-away = Para desfazer, os outros teriam que concordar, e não há ninguém para isso.
table-undo-ask = Pedir para desfazer
table-undo-ask-short = Desfazer?
table-undo-waits = { $name } quer desfazer { $moves ->
        [1] a última jogada
       *[other] as últimas { $moves } jogadas
    } e espera pelos outros.
table-undo-waiting = Você pediu para desfazer { $moves ->
        [1] a última jogada
       *[other] as últimas { $moves } jogadas
    }. { $others ->
        [1] { $name } precisa concordar.
       *[other] Os outros precisam concordar.
    }
table-undo-asked = { $name } quer desfazer { $moves ->
        [1] a última jogada
       *[other] as últimas { $moves } jogadas
    }.
table-undo-meanwhile = Enquanto isso a partida segue: a próxima jogada vale como recusa.
table-undo-agree = Concordar
table-undo-decline = Recusar
table-undo-forget = Deixa pra lá
table-replaced = Um bot está jogando no seu lugar{ $moves ->
    [0] .
    [one] {" "}e já fez uma jogada.
   *[other] {" "}e já fez { $moves } jogadas.
}
table-come-back = Voltei
table-sleeper = { $name } não joga há algum tempo.
table-time-up = Tempo esgotado
table-time-up-of = O tempo de { $name } acabou.
table-late = Seu tempo acabou. Você ainda pode jogar, mas os outros já podem deixar um bot jogar no seu lugar ou encerrar a partida.
table-give = Deixar um bot jogar
table-give-own = Deixar um bot jogar por mim
table-resign = Desistir
table-resign-sure = Um bot vai jogar no seu lugar até o fim. Desistir?
table-end = Encerrar a partida
table-end-sure = A partida acaba aqui, sem vencedor. Encerrar?
table-play-on = Seguir jogando
table-type = Digitar uma jogada
table-type-enter = Enviar
table-type-how = 3W4:c3 é o arquiteto 3, à esquerda da linha 4, com a peça em c3.
table-typed-unreadable = { $part ->
        [architect] Primeiro vem o arquiteto, de 1 a { $most }
        [spot] Depois do arquiteto vem a vaga: N, E, S ou W e um número de 1 a 5
       *[square] Depois da vaga vêm dois-pontos, seguidos de um espaço da cidade ou de - para descartar
    }, como em 3W4:c3.
table-typed-place = { $count ->
        [0] Esta peça não pode ir para { $square }: só pode ser descartada, com :- no fim.
       *[other] Esta peça não pode ir para { $square }, mas pode ir para { $squares }.
    }
table-typed-nothing = Não há nada para pegar ali: digite só { $move }.
table-clock-days = { $days } d e { $hours } h
table-invite = Convidar
table-watching = Você está assistindo. A cidade grande é de { $name }.
table-follow = Seguir quem joga
table-away = { $name } está ausente.
table-away-wait = Em { $minutes } min um bot pode assumir.
table-away-host = O anfitrião pode pôr um bot.
table-away-now = Um bot pode assumir até a pessoa voltar.
table-away-soon-me = Depois de um minuto, você pode pôr um bot.
table-away-soon-host = Depois de um minuto, o anfitrião pode pôr um bot.
table-away-soon-clock = Quando o tempo acabar, um bot pode assumir.
table-away-ok = Esperar
table-remind = Mandar lembrete
table-remind-text = { $name }, estamos esperando você na nossa partida de Quadropolis:
table-remind-copied = Um lembrete com o link foi copiado: é só enviar.
phrases-title = Dizer algo
phrases-last = Dito há pouco
phrases-unheard = Sem conexão: ninguém ouviria isso agora.
phrases-heard = Mostrar o que { $name } diz
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Boa jogada!
phrase-wow = Uau!
phrase-thanks = Valeu!
phrase-oops = Ops.
phrase-sorry = Desculpa!
phrase-your-turn = É a sua vez.
phrase-one-moment = Um momento, por favor.
phrase-take-your-time = Sem pressa.
phrase-well-played = Bem jogado!
phrase-again = Mais uma?
table-heard-turn = É a sua vez. Você tem { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.

hint-ask-nudge = Dica
hint-ask-move-short = Ver jogada

## As teclas, em ?

keys-title = Teclas
keys-architect = Escolher um arquiteto
keys-walk = Andar pela Zona de Construção ou por uma cidade
keys-ends = Ir para as pontas de uma linha
keys-tab = Ir para o próximo tabuleiro ou botão
keys-enter = Escolher o que está em foco, ou confirmar
keys-hint = Uma dica: onde olhar, a jogada, o porquê
keys-back = Voltar um passo, ou fechar o que está aberto
keys-list = Esta lista

## The log

log-title = O que aconteceu
log-gone = Desfeita.
log-somebody = Alguém
log-placed = { $you ->
        [yes] Você
       *[no] { $name }
    } construiu { $kind } em { $square }{ $floor ->
        [1] {""}
       *[other] , andar { $floor },
    } com o arquiteto { $architect }{ $mayor ->
        [yes] {" "}e ficou com o prefeito
       *[no] {""}
    }.
log-discarded = { $you ->
        [yes] Você
       *[no] { $name }
    } pegou { $kind } com o arquiteto { $architect } e descartou a peça.
log-nothing = { $you ->
        [yes] Você
       *[no] { $name }
    } pôs o arquiteto { $architect } { $spot } e não achou nada para pegar.
log-dealt = Rodada { $round }
log-created = Foi aberta uma mesa no modo { $mode }.
log-sat = { $name } sentou-se à mesa.
log-left = { $name } saiu da mesa.
log-bot-sat = { $bot } sentou-se à mesa.
log-started = A partida começou.
log-undone = { $you ->
        [yes] Você
       *[no] { $name }
    } desfez { $moves ->
        [1] uma jogada
       *[other] { $moves } jogadas
    }.
log-undo-asked = { $you ->
        [yes] Você
       *[no] { $name }
    } pediu para desfazer { $moves ->
        [1] uma jogada
       *[other] { $moves } jogadas
    }.
log-undo-answered = { $you ->
        [yes] Você
       *[no] { $name }
    } { $agrees ->
        [yes] concordou em desfazer.
       *[no] não concordou em desfazer.
    }
log-resigned = { $you ->
    [yes] Você
   *[no] { $name }
} desistiu. Um bot continua o jogo: { $bot }.
log-given = Por enquanto, um bot joga por { $you ->
    [yes] você
   *[no] { $name }
}: { $bot }.
log-returned = { $you ->
    [yes] Você
   *[no] { $name }
} voltou.
log-confirmed = { $you ->
    [yes] Você
   *[no] { $name }
} confirmou a alocação final.
log-finished = { $count ->
        [1] { $winners } venceu com { $points ->
            [0] 0 pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
       *[other] { $winners } dividiram a vitória com { $points ->
            [0] 0 pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        } cada um.
    }
log-ended = A partida foi encerrada antes do fim.
log-rematched = Uma nova mesa foi aberta para outra partida.
log-paused = O servidor ficou fora do ar por { $seconds } s. Nenhum relógio correu nesse tempo.
log-hinted = { $step ->
    [nudge] { $you ->
        [yes] Você
       *[no] { $name }
    } pediu uma dica: onde olhar.
    [move] { $you ->
        [yes] Você
       *[no] { $name }
    } pediu uma dica: a jogada.
   *[why] { $you ->
        [yes] Você
       *[no] { $name }
    } pediu uma dica: a jogada e o porquê.
}

## The end of a game

end-total = Total
end-pad = Bloco de Pontos: os pontos de todos por categoria
end-inhabitants-on-buildings = Habitantes em construções
end-empty-squares = Espaços vazios
end-winner-mark = Vencedor
end-winner =
    { $count ->
        [1] { $names } vence com { $points ->
            [0] 0 pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
       *[other] { $names } dividem a vitória com { $points ->
            [0] 0 pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        } cada um.
    }
end-winner-you = Você vence com { $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
end-tie-inhabitants = { $names } empatam em pontos, então decidem os habitantes em construções: { $winner } tem { $count }, contra { $other }.
end-tie-empty_squares = { $names } empatam em pontos e em habitantes, então vence quem tem menos espaços vazios: { $winner } tem { $count }, contra { $other }.
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
        [0] { $where }: nenhuma construção ao lado conta
        [one] { $where }: uma construção ao lado conta
       *[other] { $where }: { $towers } construções ao lado contam
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
end-line-printed = { $where }: valor impresso na peça
end-line-office =
    { $group ->
        [1] { $floors ->
            [1] { $where }: um andar, sozinha
           *[other] { $where }: { $floors } andares, sozinha
        }
       *[other] { $floors ->
            [1] { $where }: um andar num grupo de { $group }
           *[other] { $where }: { $floors } andares num grupo de { $group }
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
        [1] Um habitante ocioso
       *[other] { $count } habitantes ociosos
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
end-you-came = { $shared ->
    [yes] { $place ->
        [2] Você divide o segundo lugar
       *[3] Você divide o terceiro lugar
    }
   *[no] { $place ->
        [2] Você ficou em segundo
        [3] Você ficou em terceiro
       *[4] Você ficou em quarto
    }
}
end-you-share = Você divide a vitória!
end-behind = { $count ->
    [1] Um ponto atrás de { $names }.
   *[other] { $count } pontos atrás de { $names }.
}
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
end-how-harbor = A maior fila na horizontal e a maior na vertical, a partir de dois portos: { $points }. Mais os pontos impressos.
end-how-office = Pelos andares; vale mais quanto maior o grupo de torres vizinhas.
end-how-monument = Parques, parquinhos, lojas e serviços públicos ao lado dão pontos; fábricas e portos tiram.
end-how-idle_inhabitants = Cada habitante que não trabalha nem faz compras custa um ponto.
end-how-pollution = Cada unidade de energia que não é usada nem absorvida por um parque custa um ponto.
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
end-story-pause = Pausar
end-story-skip = Resultado

end-rematch = Jogar de novo
end-join-rematch = Ir para a revanche
end-invited = { $name } convida você para outra partida
end-helped-of = { $name }: { $count ->
    [one] uma jogada feita
   *[other] { $count } jogadas feitas
} por um bot.
end-hints-of = { $name } pediu { $count ->
    [one] uma dica
   *[other] { $count } dicas
}.
end-new-game = Começar partida
end-group-back = Rever a partida
end-group-keep = Compartilhar e guardar
end-what-story = categoria por categoria
end-what-look = cidades e jogadas
end-what-replay = jogada por jogada
end-what-review = quanto custou cada jogada
end-look = Tabuleiro
end-replay = Replay
end-review = Análise
end-record = Salvar
end-share = Compartilhar
end-share-text = Copiar o texto
end-share-link = Copiar o link
end-share-picture = Salvar como imagem
end-picture-failed = Seu navegador não conseguiu fazer uma imagem.
end-summary = { $playgrounds ->
    [yes] { $mode }, { $count } jogadores, com parquinhos
   *[no] { $mode }, { $count } jogadores
}

end-early = Esta partida foi encerrada antes do fim
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
end-early-closed = Quem mantém este servidor fechou esta mesa.
end-early-stood = Ninguém venceu. As cidades estavam assim:

# Laying out inhabitants and energy by hand.
end-lay-title = Sua alocação final
end-lay-title-of = Alocação final de { $name }
end-lay-how = Decida quem trabalha onde. Toque numa construção para pôr nela o necessário ou para tirar.
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
replay-start = Antes da primeira distribuição
replay-over = Fim
replay-first = Ir para o começo
replay-back = Uma jogada atrás
replay-next = Uma jogada à frente
replay-last = Ir para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-position = Posição { $ply } de { $last }
replay-slider = Jogada
replay-copy-move = Link para esta jogada
replay-copy = Link para esta posição
replay-record = Salvar
replay-table = Ir à mesa
replay-site = A Zona de Construção
replay-architects-left = Arquitetos restantes
replay-architects-common = Arquitetos compartilhados
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
replay-open-city = Cidade e pontos de { $name }
replay-rounds = Rodadas
replay-to-round = Ir para a rodada { $round }

## Score tables: in the rules and on the one-page helper

helper-title = Informativo de pontos
helper-more = As regras completas
helper-tips = Dicas rápidas
helper-mode = Tabelas para
helper-needs = Para ativar: { $what }
helper-turn = Seu turno
helper-turn-take = Ponha um arquiteto e pegue a peça que ele alcança.
helper-turn-place = { $mode ->
    [expert] Construa-a num espaço ou no distrito com o número do arquiteto, ou como andar com esse número. Ou descarte-a.
   *[classic] Construa-a na linha ou coluna com o número do arquiteto, ou como andar com esse número. Ou descarte-a.
}
helper-turn-blocked = Proibido: vagas ocupadas e as duas pontas da linha e da coluna do urbanista.
helper-all-tiles = Todas as peças, rodada a rodada
scores-floors = Andares
scores-customers = Clientes
scores-districts = Distritos com um
scores-towers-beside = Blocos residenciais ao lado
scores-towers-and-offices-beside = Blocos e torres ao lado
scores-line = Maior linha, maior coluna
scores-points = Pontos
scores-each-beside = Por construção ao lado
scores-group-by-floors = Grupo ↓ Andares →
scores-group-heard = Grupo de { $size }, por andares
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
scores-leftovers = O que sobra
scores-idle = Cada habitante ocioso
scores-pollution = Cada unidade de energia sem uso (uma por parque é grátis)
scores-tie = Empate em pontos: mais habitantes em construções, depois menos espaços vazios; senão, vitória dividida.
box-how = Quantas peças de cada tipo há numa rodada. Três números, como 1/2/3, valem para dois, três e quatro jogadores; um único número vale para todos.
box-tile-by-round = Peça ↓ Rodada →
box-round = rodada { $round }

## O que é mostrado uma coisa após a outra: jogadas, o cartão entre duas rodadas

table-round-over = A rodada acabou.
table-dealing = As peças estão sendo colocadas.
table-sound = Som
table-sound-on = Som: ligado
table-sound-off = Som: desligado
between-round = A rodada { $round } de { $rounds } acabou
between-missed =
    { $count ->
        [one] { $count } jogada desde a sua última visita
       *[other] { $count } jogadas desde a sua última visita
    }
between-starts = { $you ->
    [yes] Você tem o prefeito e começa.
   *[no] { $name } tem o prefeito e começa.
}
between-go-on = Toque para continuar ou espere
# Above two columns of numbers; short.
between-this-round = Nesta rodada
between-since = Desde então
between-coming = A rodada { $round } traz
between-last = A última rodada traz
between-hidden =
    { $count ->
        [one] { $count } virada para baixo
       *[other] { $count } viradas para baixo
    }
end-best = Melhor construção: { LOWER($kind) } em { $square }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
end-next-level = A seguir: { $name }, { $level }
