### Quadropolis in Brazilian Portuguese (português do Brasil): the command line.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

# Words that are typed stay as they are in every language: commands (play, score, board, quit),
# options (--seed), modes (classic, expert), seats (human, casual) and file names.
# Placeables called $player or $players, $winner or $winners are names of people.

# Lists: “a, b and c”. $rest is what comes before the last one, split by commas.
cli-list-and = { $rest } e { $last }
cli-list-or = { $rest } ou { $last }
cli-none = nenhum
cli-error = Erro:
cli-note = Nota: { $text }
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
cli-tile = { $face }, { LOWER($kind) }
cli-tile-gives = { $face }, { LOWER($kind) } ({ $gives })
cli-building = { LOWER($kind) }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
}
cli-building-floors = { $floors ->
    [one] { LOWER($kind) } de { $floors } andar
   *[other] { LOWER($kind) } de { $floors } andares
}

# Where the game stands, as a heading without a full stop.
cli-heading-over = A partida acabou
cli-heading-deal = Rodada { $round } de { $rounds }, antes da distribuição: { $player } começará
cli-heading-turn = Rodada { $round } de { $rounds }, turno { $turn } de { $turns }: é a vez de { $player }

# What somebody did. $tile is like “F3, Factory (3 energy)”, $change like “+2 points”.
cli-move-nothing = { $player } joga { $move } e não pega nada.
cli-move-discard = { $player } joga { $move }: descarta { $tile }.
cli-move-build = { $player } joga { $move }: { $tile }; saldo: { $change }.

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
cli-play-dealt = As peças da rodada { $round } foram distribuídas. { $player } começa.
cli-play-over = A partida acabou.
cli-lay-begin = { $name }, aloque seus habitantes e sua energia. A melhor alocação rende { points-count }:
cli-lay-how = Digite os espaços que recebem o necessário, como b2 c3; d1=3 é uma loja com três clientes. Enter mantém sua escolha, best fica com a melhor.
cli-lay-comes-to = Isso dá { points-count }; o melhor seria { $best }.
cli-play-input-ended = A entrada acabou antes da partida.
cli-play-leave = Você sai da partida.
cli-play-no-move-with = Não há jogada válida com { $narrow }.
cli-play-taken-back = Desfeito.
cli-play-saved = Salvo em { $path }.
cli-play-saved-in = A partida está salva em { $path }.
cli-play-not-saved = A partida não está salva.
cli-play-go-on = Continue com: { $command }
cli-play-position-only = Esta partida começou de uma posição e por isso não tem registro: o que se salva é a posição a que ela chegou.
cli-moves-none = Não há jogada a fazer.

# What a bot thinks of a position. $chance is like “57%”, $points like “Ann 41.5, Bob 38.0”.
# Headings of narrow columns: short words.
cli-think-move = { $bot } joga { $move }.
cli-think-alone = { $bot } não cita jogadas candidatas.
cli-think-head-move = jogada
cli-think-head-chance = chance
cli-think-head-visits = visitas
cli-think-candidate = { $place }. { $move }: chance de vencer { $chance }, pontos { $points }, { $visits ->
    [1] visitada { $visits } vez
   *[other] visitada { $visits } vezes
}.

# What “help” says: what one may type, and what it does.
cli-do-build = o arquiteto 3 vai para a vaga W4, e a peça dele, para o espaço c3 da sua cidade
cli-do-discard = a peça é descartada
cli-do-nothing = quando o arquiteto não alcança nenhuma peça
cli-do-moves = as jogadas válidas e o que elas mudariam
cli-do-moves-some = o mesmo para um arquiteto, uma vaga ou ambos: todos os espaços
cli-do-board = mostra o tabuleiro de novo
cli-do-position = mostra a posição em uma linha de texto, para think, moves ou play --from
cli-do-score = os pontos de todos por categoria no momento
cli-do-undo = volta à decisão anterior de uma pessoa
cli-do-save = salva a partida; continue depois com --resume ARQUIVO
cli-do-help = este texto
cli-do-quit = sai da partida
cli-do-line = “{ $typed }”: { $meaning }.
cli-rules-site = As vagas ficam em volta da Zona de Construção: N1 a N5 acima e S1 a S5 abaixo das colunas “a” a “e”; W1 a W5 e E1 a E5 ao lado das linhas 1 a 5. O arquiteto k pega a peça do k-ésimo espaço a contar da sua vaga; espaços vazios também contam. Uma vaga ocupada, ou cuja linha ou coluna tem o urbanista, não está livre.
cli-rules-city = Classic: o arquiteto k constrói na linha k ou na coluna k da cidade. Expert: em espaços com o número k ou no distrito k; um espaço vazio mostra distrito/número. Um bloco residencial (no Expert, também uma torre de escritório) pode ainda ser posto sobre outro do mesmo tipo ali, ou em qualquer lugar como andar k.
cli-rules-points = Os pontos são os da melhor alocação de habitantes e energia no momento. No modo Expert, quais peças ficam viradas para baixo com menos de quatro jogadores é em parte uma reconstrução nossa, e não algo tirado de uma lista.
cli-rules-more = As regras completas, por tema: quadropolis rules
cli-rules-board = No tabuleiro, { cli-board-urbanist } é o urbanista; ××, uma vaga que ele bloqueia; 3●, um arquiteto na sua vaga; #, uma peça virada para baixo a rodada toda; e T×2, um bloco residencial de dois andares.

# The drawn board. The Urbanist's sign has three letters at most; the lines under a city are
# best not longer than about 25 letters with their numbers.
cli-board-urbanist = Urb
cli-board-points = { $count ->
    [0] { $count } pts
    [one] { $count } pt
   *[other] { $count } pts
}
cli-board-has = habit. { $inhabitants } energia { $energy }
cli-board-hand = arquitetos { $architects }
cli-board-mayor = Prefeito
cli-board-pool = arquitetos compartilhados

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
    [1] Mais pontos na hora: { $moves }. Há { $count } jogada válida; ? 3 ou ? W4 ou ? 3W4 mostra todos os espaços.
   *[other] Mais pontos na hora: { $moves }. Há { $count } jogadas válidas; ? 3 ou ? W4 ou ? 3W4 mostra todos os espaços.
}

# Score sheets. The sign for “not activated” has five letters at most.
cli-sheet-points = Pontos
cli-sheet-total = Total
cli-why-head = De onde vêm os pontos
cli-sheet-inhabitants = Habitantes em construções
cli-sheet-empty = Espaços vazios
cli-sheet-off = inat.
cli-sheet-legend = p = habitantes, e = energia; { cli-sheet-off }: não ativada, retirada antes da contagem
cli-sheet-all-placed = Cada habitante e cada unidade de energia tem o seu lugar.
# $left is like “1 inhabitant and 3 energy”.
cli-sheet-left-over = Sem lugar, cada um custando um ponto: { $left }.
cli-win-points = { $points ->
    [0] { $winner } vence com { $points } pontos.
    [one] { $winner } vence com { $points } ponto.
   *[other] { $winner } vence com { $points } pontos.
}
cli-win-level = { $points ->
    [0] { $players } têm { $points } pontos cada um.
    [one] { $players } têm { $points } ponto cada um.
   *[other] { $players } têm { $points } pontos cada um.
}
# $numbers is like “Ann 3, Bob 4”.
cli-win-inhabitants = O primeiro critério de desempate é ter mais habitantes em construções: { $numbers }.
cli-win-empty = O segundo critério de desempate é ter menos espaços vazios: { $numbers }.
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
    [1] Há mais { $count } forma de pôr um arquiteto, que não rende mais pontos: digite ? 3 ou ? W4 ou ? 3W4 para ouvir todos os espaços.
   *[other] Há mais { $count } formas de pôr um arquiteto, nenhuma com mais pontos: digite ? 3 ou ? W4 ou ? 3W4 para ouvir todos os espaços.
}
cli-plain-total = { $points ->
    [0] Total: { $points } pontos.
    [one] Total: { $points } ponto.
   *[other] Total: { $points } pontos.
}
cli-plain-category = { $category }: { $points }.
# $line is like “b2: 3 floors”, $points like “6 points”.
cli-plain-why = { $category }, { $points }. { $line }.
# $resources is like “1 inhabitant and 1 energy”, $building like “Tower Block of 2 floors”.
cli-plain-on = { $square }: { $building } – { $resources }.
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
cli-plain-site-row = Zona de Construção, linha { $row }: { $squares }.
cli-plain-square-empty = vazio
cli-plain-square-down = virada para baixo
# $architects is like “W4 3 of Ann, N1 2 of Bob”: the spot, the architect, whose it is.
cli-plain-on-spots = Arquitetos em vagas: { $architects }.
cli-plain-on-spot = { $spot }: { $architect } de { $player }
cli-plain-urbanist = O urbanista está em { $urbanist }; vagas bloqueadas: { $spots }.
cli-plain-free-spots = Vagas livres: { $spots }.
cli-plain-pool = Arquitetos compartilhados que restam: { $architects }.
cli-plain-pool-part = { $count ->
    [1] { $architect } ({ $count } vez)
   *[other] { $architect } ({ $count } vezes)
}
# $has is like “3 points, 1 inhabitant, 2 energy and the Mayor”.
cli-plain-has = { $player } tem { $has }.
cli-plain-hand = Arquitetos que restam a { $player }: { $architects }.
cli-plain-city = Cidade de { $player }: { $buildings }.
cli-plain-city-empty = Cidade de { $player }: nada construído ainda.
# $squares is like “a1 district 1, number 2; b1 district 1, number 3”; $place is rules-mat-square.
cli-plain-empty-squares = Espaços vazios de { $player }: { $squares }.
cli-plain-empty-square = { $square } { $place }
# $way is an architect and a spot like “3W4”; $options is like “+2 points on a1 or b2; 0 points discarded”.
cli-plain-way-nothing = { $way } não pega nada.
cli-plain-way = { $way } pega { $tile }: { $options }.
cli-plain-way-on = { $change } em { $squares }
cli-plain-way-discarded = { $change } com descarte
cli-plain-discarded = com descarte

# Scoring a city.
cli-score-too-few = a caixa tem peças de menos para esta cidade: { $faces }.
cli-score-used = { $face } ({ $count } em uso)
cli-score-too-many = { $tiles ->
    [1] esta cidade tem { $tiles } peça; um jogador pega no máximo { $most } numa partida.
   *[other] esta cidade tem { $tiles } peças; um jogador pega no máximo { $most } numa partida.
}

# Checking games.
cli-replay-right = { $mode ->
    [expert] O registro é válido: uma partida Expert encerrada, { $players } jogadores, { $moves } jogadas, posições 0 a { $last }.
   *[classic] O registro é válido: uma partida Classic encerrada, { $players } jogadores, { $moves } jogadas, posições 0 a { $last }.
}
cli-replay-checking = { $count ->
    [1] { $count } partida conferida
   *[other] { $count } partidas conferidas
}
cli-replay-checked = { $count ->
    [1] { $count } partida conferida; válidas: { $right } (encerradas: { $finished }), inválidas: { $wrong }.
   *[other] { $count } partidas conferidas; válidas: { $right } (encerradas: { $finished }), inválidas: { $wrong }.
}
cli-replay-wrong = Partida { $game }: { $reason }
cli-replay-more = E mais { $count }.
cli-verified-scores = Verificado: as distribuições correspondem ao compromisso publicado, todas as jogadas são válidas, e os pontos são { $scores }.
cli-verified-ended = Verificado: as distribuições correspondem ao compromisso publicado, todas as jogadas são válidas, e a partida foi encerrada antes do fim.
cli-site-done = { $folder }: { $files } arquivos, para qualquer hospedagem de arquivos estáticos e em qualquer caminho.
cli-verified-shares = { $shares ->
    [0] Só o servidor embaralhou: nenhum jogador trouxe uma parte.
    [one] A parte de um jogador entrou no embaralhamento.
   *[other] As partes de { $shares } jogadores entraram no embaralhamento.
}
cli-verified-by-itself = O compromisso veio do próprio registro. Só quem o anotou na época sabe se ele foi publicado antes da partida: se você o anotou, informe-o com --commitment.
cli-doctor-damaged = A mesa { $table } não pode ser lida depois do evento { $after } ({ $reason }). O servidor a põe de lado.
cli-doctor-done = Mesas examinadas: { $tables }; ilegíveis: { $damaged }.
cli-check-secret = { $fine ->
    [yes] Segredo: longo o bastante.
   *[no] Segredo: curto demais. Dê pelo menos { $least } caracteres em QUADROPOLIS_SECRET, o mesmo segredo para todos os processos.
}
cli-check-secret-file = { $fine ->
    [yes] Segredo: guardado em { $path }.
   *[no] Segredo: outros podem ler { $path }. Execute: chmod 600 { $path }
}
cli-check-files = { $fine ->
    [yes] Arquivos abertos: { $most } permitidos.
   *[no] Arquivos abertos: só { $most } permitidos, são necessários { $least }. Aumente LimitNOFILE ou ulimit -n.
}
cli-check-page = { $fine ->
    [yes] Página: compilada.
   *[no] Página: ausente. Compile-a com make ou instale o wheel.
}
cli-check-disk = { $fine ->
    [yes] Disco: { $megabytes } MB livres em { $path }.
   *[no] Disco: só { $megabytes } MB livres em { $path }. Libere espaço antes que jogadas sejam recusadas.
}
cli-check-schema-none = Banco de dados: ainda vazio; a primeira inicialização o prepara.
cli-check-schema = { $fine ->
    [yes] Banco de dados: esquema { $found }, o desta versão.
   *[no] Banco de dados: esquema { $found }, mas esta versão tem { $known }. Um mais antigo é atualizado na próxima inicialização do servidor (faça antes um backup); para um mais novo, instale a versão mais nova.
}
cli-check-sqlite = { $fine ->
    [yes] SQLite: versão { $found }.
   *[no] SQLite: a versão { $found } é antiga demais; é necessária a { $least }. Use um Python mais novo.
}
cli-check-clock = { $fine ->
    [yes] Relógio: certo.
   *[no] Relógio: { $seconds } s de diferença em relação ao banco de dados. Deixe o sistema acertar a hora por NTP.
}
cli-check-postgres = { $fine ->
    [yes] PostgreSQL: versão { $found }.
   *[no] PostgreSQL: a versão { $found } é antiga demais; é necessária a { $least }.
}
cli-check-connections = { $fine ->
    [yes] PostgreSQL: { $most } conexões permitidas, { $needed } necessárias.
   *[no] PostgreSQL: só { $most } conexões permitidas, { $needed } necessárias. Aumente max_connections.
}
cli-check-durable = { $fine ->
    [yes] PostgreSQL: cada jogada é sincronizada com o disco.
   *[no] PostgreSQL: as jogadas não são sincronizadas com o disco. Ponha fsync e synchronous_commit em on.
}
cli-check-push = { $fine ->
    [yes] Notificações: ativadas; vão para { $services }.
   *[no] Notificações: não podem ser enviadas com estes ajustes ({ $reason }). Veja --push e --push-service em docs/hosting.md.
}
cli-backup-done = { $file }: { $size } bytes, conferido.
cli-admin-closed = A mesa { $table } está fechada.
cli-admin-over = A partida da mesa { $table } já tinha acabado.
cli-admin-banned = { $who } está banido.
cli-admin-unbanned = { $who } não está mais banido.
cli-admin-ban = { $who }, desde { $since }
cli-admin-no-bans = Ninguém está banido.
cli-admin-renamed = { $person } agora se chama { $name }.
cli-serve-at = Quadropolis está no ar em { $address } (Ctrl-C encerra)
cli-serve-others = Os outros o acessam em { $address }

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
cli-card-row = { $what }: { $value }
cli-and-also = { $one }; { $other }
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

# The best city. $face is like T3, $square like b2, $steps a list of cli-best-step; $boards, $seconds and $speed are written out.
cli-best-title = { $mode ->
    [expert] Modo Expert
   *[classic] Modo Classic
}, { $players } jogadores, { $playgrounds ->
    [yes] com parquinhos
   *[no] sem parquinhos
}: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
cli-best-city = Esta cidade, como texto:
cli-best-round = Rodada { $round }: { $steps }.
cli-best-nothing = nada
cli-best-step = { $face } em { $square } com o arquiteto { $architect }
cli-best-no-bound = Não se sabe qual é o máximo de pontos possível.
cli-best-bound = Está provado que nenhuma cidade tem mais de { $bound } pontos.
cli-best-optimal = Está provado que nenhuma cidade tem mais pontos.
cli-best-effort = { $boards } cidades pontuadas em { $seconds } segundos, { $speed } por segundo.
cli-best-interrupted = Interrompido. A melhor cidade até agora:
cli-best-written = Uma partida inteira que a constrói foi gravada. Para conferir: { $command }

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
cli-arena-against = Contra
cli-arena-games = Partidas
cli-arena-wins = Vitórias
cli-arena-points = Pontos
cli-arena-score = Escore
cli-arena-elo = Elo
cli-arena-sure = 95%
cli-arena-speed = s/jogada
cli-arena-violations = Infrações
cli-arena-pairs = Confrontos diretos
cli-arena-interval = { $low } a { $high }
cli-arena-adjusted = Sem a sorte das distribuições, { $a } marca { $score } contra { $b } ({ $low } a { $high }).
cli-arena-slowest = { $count ->
    [1] { $bot }: jogada mais lenta { $seconds } s; { $count } jogada mais de 20% acima do limite.
   *[other] { $bot }: jogada mais lenta { $seconds } s; { $count } jogadas mais de 20% acima do limite.
}
cli-arena-violation = { $bot }: primeira infração: partida { $game }: { $reason }
cli-arena-memory = O maior processo usou { $size } MB de memória.
cli-arena-games-in = As partidas estão em { $path }.
cli-arena-stopped = Interrompido após { $played } de { $total } { $total ->
    [1] partida
   *[other] partidas
}; nenhuma foi salva.
cli-arena-stopped-kept = Interrompido após { $played } de { $total } { $total ->
    [1] partida
   *[other] partidas
}; continue com --resume.

# Every bot in a few words, with a small letter at the start and no full stop.
cli-bots-name = bot
cli-bots-what = descrição
cli-bot-random = faz qualquer jogada válida, sem olhar
cli-bot-greedy = pega o que rende mais pontos na hora e nunca olha adiante
cli-bot-uct = uma busca UCT clássica com partidas aleatórias, para referência
cli-bot-beginner = novo no jogo: gosta de construções grandes, esquece as necessidades delas e a poluição
cli-bot-casual = conhece as regras e conta bem, mas só pensa no momento
cli-bot-skilled = planeja uma boa cidade, de olho nas próximas rodadas; ignora os outros
cli-bot-strong = lê a rodada e bloqueia onde dói, mas decide depressa
cli-bot-top = joga para vencer: lê a rodada, nega peças aos outros e usa o urbanista

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
cli-bench-scored = pontuadas/s
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
cli-bench-allocations-line = { $mode }, { $cities }: melhor alocação em { $median } microssegundos, mediana; no máximo { $p99 } em 99 de 100 cidades e { $p999 } em 999 de 1.000, { $worst } no pior caso; uma chamada do Python { $call }, regras simples { $plain }, razão { $ratio }.

# Help of the commands. The first paragraph stands in the list of commands, too.
cli-help-usage = Uso:
cli-help-options = Opções
cli-help-arguments = Argumentos
cli-help-commands = Comandos
cli-help-required = [obrigatório]
cli-help-default = [padrão: { $value }]
cli-help-variable = [var. de ambiente: { $name }]
cli-help-example = Exemplo: { $command }
cli-help-quadropolis = O jogo de tabuleiro Quadropolis: jogue, calcule os pontos de cidades, confira e reveja partidas.
cli-help-more = Cada comando se explica: { $command }
cli-help-play =
    Joga uma partida no terminal, contra bots ou com gente ao seu lado.

    Digite jogadas como 3W4:c3. Digite ? para ver as jogadas válidas e seus pontos, e help para todo o resto. Com --json o registro é impresso no final, e todo o resto vai para a saída de erros.
cli-help-score = Calcula os pontos de uma cidade, por categoria, e mostra para onde vai cada habitante e cada unidade de energia.
cli-help-moves = Lista as jogadas válidas de uma posição. De um registro, vale a última posição, se você não escolher outra.
cli-help-think =
    Pergunta a um bot que jogada ele faria em uma posição e o que acha das outras jogadas.

    Os pontos são os que ele espera para cada um no fim; a chance de vencer é a de quem joga agora.
cli-help-replay =
    Confere uma partida, jogada por jogada, e mostra o resultado; ou desenha uma de suas posições.

    Um arquivo de muitas partidas é conferido por inteiro; o código de saída é 2 se alguma for inválida.
cli-help-simulate =
    Faz jogadores aleatórios ou bots jogarem partidas e as grava.

    A partida número k de uma semente é sempre a mesma, não importa quantas sejam jogadas.
cli-help-best =
    Procura a melhor cidade que um jogador pode construir em uma partida e mostra como ela é construída.

    Todos os outros descartam, e as peças estão onde são necessárias: é o máximo possível, não o que acontece em partidas reais. A busca termina quando acaba o tempo ou quando está provado que a cidade é a melhor; Ctrl-C mostra a melhor até agora.
cli-help-bots =
    Lista todos os bots; os níveis por último, do mais fraco ao mais forte.

    Como escrever o seu e como usá-lo está em docs/bots.md.
cli-help-arena = Faz bots jogarem entre si em distribuições espelhadas: as mesmas peças, com os lugares trocados.
cli-help-serve =
    Põe mesas de jogo no ar, nesta máquina e na rede. Ctrl-C encerra.

    Como hospedar para outros está em docs/hosting.md.
cli-help-verify = Confere uma partida de um servidor: compromisso, distribuições, jogadas e resultado.
cli-help-site =
    Grava a página como site estático: uma pasta que qualquer hospedagem de arquivos estáticos serve, em qualquer caminho.

    Ele traz partidas contra bots e no mesmo aparelho, as lições, as regras e o Bloco de Pontos; só as mesas online precisam de um servidor.
cli-help-backup = Copia o banco de dados do servidor para um arquivo: tudo ou nada.
cli-help-doctor = Verifica ajustes, banco de dados, relógio, disco e versões, diz o que fazer e lê cada mesa do banco de dados.
cli-help-admin =
    Age contra abusos no seu servidor: fecha uma mesa, bane um convidado ou uma faixa de endereços, troca um nome.

    Ações: close MESA, ban PESSOA ou REDE, unban do mesmo modo, bans (lista os banimentos), rename PESSOA NOME. Um servidor em execução aplica a mudança em um ou dois segundos. O ID de uma pessoa está na mesa como a API a mostra.
cli-help-bench = Mede o núcleo do programa: partidas aleatórias, alocações exatas e a comparação com as regras simples.
cli-help-rules =
    Mostra as regras: todas, ou um só tema.

    Os temas são os nomes entre colchetes, como tower ou tips, e os grupos playing, scoring e more. O informativo de uma partida aparece com help em quadropolis play.

# What stands for a value in the help: a word or two in capital letters.
cli-word-file = ARQUIVO
cli-word-number = NÚMERO
cli-word-name = NOME
cli-word-mode = MODO
cli-word-who = QUEM
cli-word-record = REGISTRO
cli-word-position = POSIÇÃO
cli-word-bot = BOT
cli-word-city = CIDADE
cli-word-kind = TIPO
cli-word-seconds = SEGUNDOS
cli-word-directory = PASTA
cli-word-place = ONDE
cli-word-text = TEXTO
cli-word-topic = TEMA
cli-word-seat = LUGAR
cli-word-action = AÇÃO
cli-word-target = ALVO
cli-word-address = ENDEREÇO
cli-word-options = OPÇÕES
cli-word-command = COMANDO
cli-word-arguments = ARGS

# Help of the options and arguments.
cli-option-help = Mostra esta mensagem e sai.
cli-option-topic = O tema a ler; por padrão, todos.
cli-option-version = Mostra a versão.
cli-option-install-completion = Instala o autocompletar no shell atual.
cli-option-show-completion = Mostra o autocompletar do shell atual, para copiar ou adaptar a instalação.
cli-option-mode = classic ou expert.
cli-option-players = Quantos jogam.
cli-option-playgrounds = Com as cinco peças de parquinho, ou sem elas.
cli-option-seed = A mesma semente dá as mesmas peças e as mesmas jogadas dos jogadores aleatórios.
cli-option-json = Imprime JSON para programas.
cli-option-plain = Frases e listas, sem cores nem desenhos: para leitores de tela.
cli-option-record = Um registro de partida: um arquivo .json, um .jsonl de muitas partidas, ou - para a entrada padrão.
cli-option-position = O texto de uma posição (veja docs/formats.md), um arquivo com uma, um registro de partida (.json ou .jsonl), ou - para a entrada padrão.
cli-option-game = Qual partida, em um arquivo com várias, a contar de 1.
cli-option-ply = Qual posição: 0 é antes da primeira distribuição; cada distribuição e cada jogada soma 1.
cli-option-play-seat = Quem senta no próximo lugar, na ordem do jogo; repita a opção para cada lugar. Um nome é uma pessoa; human é você; beginner, casual, skilled, strong e top são bots (veja quadropolis bots); bot:ARQUIVO é o seu próprio. Lugares livres ficam com bots casual.
cli-option-save = Guarda a partida neste arquivo enquanto você joga.
cli-option-resume = Continua uma partida salva.
cli-option-first = Quem começa: random (o padrão) ou o número de um jogador, a partir de 1.
cli-option-by-hand = No fim, cada pessoa aloca à mão seus habitantes e sua energia.
cli-option-from = Continua de uma posição: o texto dela, um arquivo com uma, um registro de partida, ou - para a entrada padrão. Sem registro, só a posição pode ser salva.
cli-option-think-bot = A quem se pergunta: um nome do comando bots, um arquivo ou um programa.
cli-option-think-seconds = Tempo para pensar; cada nível usa uma parte dele. Por padrão, 1, ou sem limite se --iterations for dado.
cli-option-think-seed = Com a mesma semente e --iterations, a resposta é a mesma.
cli-option-think-candidates = Quantas jogadas candidatas mostrar no máximo; nem todo bot cita alguma.
cli-option-city = Linhas de cima para baixo, separadas por /; os espaços da cidade, por um espaço em branco; . é vazio.
cli-option-inhabitants = Em vez dos habitantes que as peças dão.
cli-option-energy = Em vez da energia que as peças dão.
cli-option-allocation = Calcula os pontos desta alocação em vez da melhor.
cli-option-why = Diz linha por linha de onde vêm os pontos.
cli-option-games = Quantas partidas.
cli-option-simulate-seat = Quem senta no próximo lugar (veja quadropolis bots); repita a opção para cada lugar. Sem ela, jogadores aleatórios.
cli-option-simulate-iterations = Quantas iterações os bots que buscam podem gastar numa jogada.
cli-option-simulate-out = Grava os registros aqui, um por linha; - é a saída padrão. Se o nome terminar em .parquet ou .npz, cada decisão vira uma linha de dados de aprendizado.
cli-option-simulate-bots = Os bots de todos os lugares, separados por vírgulas: strong,top. O mesmo que --seat para cada um.
cli-option-simulate-resume = Retoma uma simulação interrompida que gravava dados de aprendizado em --out.
cli-option-on = Onde as partidas são jogadas: local é esta máquina; ray, um cluster Ray nela; ray:ENDEREÇO, qualquer cluster Ray.
cli-option-best-monuments = A cidade tem exatamente este número de monumentos. Sem a opção, qualquer número.
cli-option-best-kind = A cidade só tem estes tipos de construção; repita a opção ou separe-os por vírgulas.
cli-option-best-from = Começa com o que já está construído nesta cidade.
cli-option-best-seconds = Quanto tempo procura. O padrão é 10, ou sem limite se --runs for dado.
cli-option-best-runs = Quantas passagens da busca; com a mesma semente, elas acham a mesma cidade em qualquer máquina.
cli-option-best-threads = Quantos núcleos pode usar.
cli-option-best-seed = A semente das escolhas aleatórias da busca.
cli-option-best-bound = Depois, trabalha este tempo em uma prova do máximo de pontos possível (requer OR-Tools).
cli-option-best-bound-file = Onde essa prova é guardada, para continuar depois.
cli-option-best-out = Grava aqui uma partida inteira em que o primeiro jogador constrói a cidade.
cli-option-arena-bots = Nomes do comando bots, arquivos (bot.py ou bot.py:ClassName) ou programas ('program:COMANDO'). Um nome pode ser repetido.
cli-option-arena-players = Quantos sentam à mesa. Por padrão, tantos quantos os bots dados, ou 2 se forem mais de 4. Com menos jogadores que bots, todos jogam contra todos.
cli-option-arena-games = Quantas partidas cada formação joga; o número é arredondado para cima, para que todos passem por todos os lugares.
cli-option-arena-time = Tempo para pensar por jogada; cada nível usa uma parte dele. Por padrão, 1, ou sem limite se --iterations for dado.
cli-option-arena-iterations = Iterações por jogada, para resultados reproduzíveis.
cli-option-arena-out = Guarda todas as partidas aqui, em games.jsonl; ou dê o nome de um arquivo .jsonl.
cli-option-arena-resume = Continua com as partidas que já estão em --out.
cli-option-arena-luck = Mostra também o escore sem a sorte das distribuições.
cli-option-arena-workers = Partidas ao mesmo tempo; por padrão, uma por núcleo.
cli-option-quick = Segundos em vez de minutos; menos exato.
cli-option-commitment = O que foi publicado no começo, se você guardou.
cli-option-site-out = A pasta a gravar: nova ou vazia.
cli-option-backup-file = Para onde vai a cópia.
cli-option-backup-database = O banco de dados do servidor; por padrão, o arquivo na sua pasta de dados.
cli-option-admin-action = O que fazer: close, ban, unban, bans ou rename.
cli-option-admin-target = A mesa, o ID da pessoa, ou o endereço ou a rede.
cli-option-admin-name = O novo nome, para rename.
cli-option-host = O endereço em que escutar.
cli-option-port = 0 usa qualquer porta livre.
cli-option-database = Um arquivo SQLite ou a URL de um banco de dados; por padrão, um arquivo na sua pasta de dados.
cli-option-secret = Segredo que assina os cookies; por padrão, um que fica guardado na sua pasta de dados.
cli-option-origin = Um endereço em que um proxy oferece este servidor, como https://play.example.
cli-option-public-url = Onde os outros acessam este servidor, como https://play.example: para links, códigos para escanear e requisições vindas de lá.
cli-option-proxy = Um proxy na frente deste servidor, em que se confia para informar os endereços dos clientes.
cli-option-rate = Requisições por segundo de um cliente; 0 é sem limite.
cli-option-limit = Um limite diferente do padrão, como sockets-per-person=5; 0 é sem limite. Pode ser repetido.
cli-option-bot-seconds = Tempo para os bots pensarem por jogada; cada nível usa uma parte dele.
cli-option-bot-workers = Processos para bots; 0 usa um por núcleo, menos um.
cli-option-processes = Processos do servidor em uma mesma porta; mais de um exige PostgreSQL.
cli-option-metrics-port = Responde também nesta porta de 127.0.0.1, para o Prometheus; cada processo seguinte, na porta seguinte.
cli-option-push = Avisa cada jogador quando chega a sua vez, mesmo com a página fechada (Web Push). O contato, como mailto:voce@play.example, é informado aos serviços de notificações; sem ele ninguém é avisado.
cli-option-push-service = Um serviço de notificações permitido em lugar dos habituais (do Chrome, Firefox, Safari e Edge): um host com seus subdomínios, ou ENDEREÇO:PORTA.
cli-option-secure-cookie = Envia o cookie só por TLS: para servidores atrás de um proxy.
cli-option-no-browser = Não abre o navegador.

# A review
cli-help-review =
    Analisa uma partida: o que cada jogada custou, o que foi habilidade e o que foi sorte, e os momentos decisivos.

    A análise rápida é sempre a mesma e leva alguns segundos.
cli-option-review-deep = Analisa mais a fundo; leva minutos.
cli-option-review-out = Grava a análise também aqui, como uma página que não precisa de mais nada.
cli-review-head = { $depth ->
    [deep] Análise profunda: { $mode }, { $players } jogadores, { cli-review-head-moves }
   *[quick] Análise rápida: { $mode }, { $players } jogadores, { cli-review-head-moves }
}
cli-review-head-moves = { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}
cli-review-row = { $label }: { $values }.
cli-review-written = A análise está em { $path }.
