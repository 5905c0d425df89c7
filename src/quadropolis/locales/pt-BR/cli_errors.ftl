### Quadropolis in Brazilian Portuguese (português do Brasil): refusals of the command line.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

# Errors of the command line only. $reason is what the computer says, in English; $found is what was given.
error-standard-input = a entrada padrão
error-file-not-found = Não existe o arquivo { $path }.
error-file-unreadable = Não dá para ler { $path }: { $reason }.
error-file-unwritable = Não dá para gravar { $path }: { $reason }.
error-file-failed = { $reason }.
error-file-not-text = { $path } não é um arquivo de texto em UTF-8.
error-file-exists = { $path } já existe: escolha outro nome ou continue essa partida com --resume.
error-file-folder-not-empty = { $path } já existe e não é uma pasta vazia: escolha outro lugar ou esvazie-a antes.
error-file-no-games = { $path } não contém nenhuma partida.
error-file-many-games = { $path } contém mais de uma partida: escolha uma com --game.
error-file-no-such-game = Não existe a partida { $game }; { $path } contém { $games }.
error-usage-usage-error = Não é assim que se usa o comando. Veja: { $command } --help
error-usage-no-such-option = Não existe a opção { $parameter }. Veja: { $command } --help
error-usage-missing-parameter = Falta { $parameter }. Veja: { $command } --help
error-usage-bad-parameter = Este valor não é válido para { $parameter }. Veja: { $command } --help
error-usage-bad-option-usage = { $parameter } não se usa assim. Veja: { $command } --help
error-usage-not-json = { $option } não é JSON: { $reason }.
error-usage-resumed-otherwise = A partida retomada tem { $option } { $found }, não { $asked }: deixe a opção de fora.
error-usage-from-and-resume = --from e --resume dizem ambos de onde a partida continua: escolha um deles.
error-usage-wrong-first = { $found } não pode começar: diga random ou um jogador de 1 a { $players }.
error-usage-first-of-resumed = Já se sabe quem começou: --first é para uma partida nova.
error-play-wrong-layout = { $found } não é um espaço da sua cidade: digite espaços como b2, ou d1=3 para uma loja com três clientes.
error-usage-too-many-seats = Foram dados { $seats } lugares para { $players } jogadores.
error-usage-seat-name = { $found } não é um lugar: esperava-se um nome de 1 a { $most } caracteres imprimíveis.
error-usage-stdout-twice = --out - e --json escrevem os dois na saída padrão: escolha um deles.
error-rules-unknown-topic = Não existe o tema { $found }. Os temas são { $topics }.
error-play-no-save-name = Diga onde salvar, por exemplo: save game.json
error-play-filter = { $found } não filtra as jogadas: digite ? 3, ? W4 ou ? 3W4.
error-play-nothing-to-undo = Não há para onde voltar: nenhuma decisão anterior é de uma pessoa.
error-play-no-moves = A partida para aqui: { $lines } linhas seguidas sem nenhuma jogada.
error-play-nothing-typed = Digite uma jogada como 3W4:c3, ? para as jogadas válidas, help ou quit.
error-think-nobody-moves = Ninguém joga nesta posição: as peças de uma rodada vão ser distribuídas ou a partida acabou.
error-simulate-not-a-bot = { $seat } não é um bot; simulate joga sem pessoas (veja quadropolis bots).
error-arena-too-few-bots = { $players } jogadores precisam de { $players } bots; informados: { $bots }. Um nome pode ser repetido, por exemplo: arena { $example }
error-arena-wrong-setting = { $expected ->
    [above] { $option } deve ser maior que { $least }, não { $found }.
    [at_least] { $option } deve ser no mínimo { $least }, não { $found }.
   *[from_to] { $option } deve ser de { $least } a { $most }, não { $found }.
}
error-arena-nothing-to-resume = --resume continua um arquivo de partidas: diga qual com --out.
error-arena-games-exist = { $path } já tem partidas: continue-as com --resume ou escolha outro --out.
error-arena-other-plan = As partidas de { $path } foram jogadas com { $option } { $found }, não { $asked }: escolha outro --out.
error-arena-not-arena-game = A linha { $line } de { $path } não é uma partida desta arena: { $reason ->
    [repeated] a partida { $detail } está lá duas vezes.
    [players] os jogadores não correspondem ao número da partida.
   *[wrong] { $detail }
}
error-arena-file-in-use = { $path } está sendo gravado por outra arena.
error-arena-file-failed = Não dá para usar { $path }: { $reason }.
error-arena-worker-ended = { $signal ->
    [none] Um processo terminou (código { $status ->
            [none] –
           *[other] { $status }
        }) durante a partida { $game }: { $last_words }
   *[other] Um processo foi encerrado (sinal { $signal }) durante a partida { $game }: { $last_words }
}
error-bot-unknown = Não existe o bot { $spec }. Os bots são { $names }; o seu próprio é um arquivo (bot.py ou bot.py:ClassName) ou um programa (program:COMANDO).
error-bot-wrong-name = { $spec } não serve como nome de bot: esperavam-se de 1 a { $most } caracteres imprimíveis.
error-bot-wrong-factor = { $spec } não diz quanto do seu tempo o bot recebe: esperava-se um número acima de 0 e até { $most } depois do @, como top@0.1.
error-bot-no-file = Não existe o arquivo { $path } para carregar um bot.
error-bot-no-class = { $path } não diz qual bot usar: { $reason ->
    [not_a_bot] ele cria { $detail }, que não é um Bot.
    [no_such] ele não tem o Bot { $detail }, e sim { $names }.
    [several] escolha entre { $names }.
   *[no_bot] ele não tem nenhum Bot.
}
error-bot-wrong-command = { $command } não é um comando que se possa executar: { $reason ->
    [empty] não dá o nome de nenhum programa.
    [not_found] não existe o programa { $detail }.
   *[syntax] { $detail }.
}
error-bot-failed = O bot falhou: { $reason }
error-bot-not-started = O bot não iniciou: { $reason ->
    [gave_up] falhou { $detail } vezes seguidas.
    [silent] nenhuma saudação em { $detail } s.
    [protocol] ele fala { $detail }, que é outro protocolo.
   *[said] { $detail }
}
error-bot-exited = { $signal ->
    [none] O processo do bot terminou (código { $status }) em vez de responder. { $last_words }
   *[other] O processo do bot foi encerrado (sinal { $signal }) em vez de responder. { $last_words }
}
error-bot-stalled = O bot não respondeu em { $seconds } s.
error-bot-bad-answer = Não dá para ler a resposta do bot: { $reason ->
    [too_long] ela passa de { $detail } bytes.
    [not_json] { $detail } não é JSON.
    [not_object] { $detail } não é um objeto JSON.
    [id] seu id é { $detail }, e não o da pergunta.
    [candidates] seus candidates não são como descrito ({ $detail }).
   *[move] { $detail }
}
error-bot-illegal-move = O bot respondeu { $move }, o que não é possível. { $reason ->
    [none] Esperava-se um Thought com uma jogada.
   *[other] { $reason }
}
error-serve-port-busy = Não dá para escutar em { $host }:{ $port }: { $reason }. Escolha outra porta com --port.
error-serve-folder-unwritable = Não dá para gravar em { $path }: { $reason }. Escolha outro lugar com --database.
error-serve-newer-database = O banco de dados foi gravado por uma versão mais nova do quadropolis ({ $found }): instale essa versão ou escolha outro lugar com --database.
error-serve-wrong-database = Não dá para usar o banco de dados: { $reason }.
error-serve-short-secret = O segredo é curto demais: dê pelo menos { $least } caracteres.
error-serve-wrong-limit = { $found } não é um limite. Um limite se escreve NOME=NÚMERO, e 0 é sem limite; os nomes são { $names }.
error-serve-wrong-public-url = { $found } não é um endereço público: escreva como https://play.example, sem caminho.
error-serve-no-page = Esta instalação não tem a página compilada. Com o código-fonte, make a compila; um wheel já a traz.
error-serve-wrong-push = { $found } não é um contato para serviços de notificações: escreva como mailto:voce@play.example ou https://play.example/contato.
error-serve-wrong-push-service = { $found } não é um serviço de notificações: escreva um host como push.example, ou um endereço com porta como 192.0.2.7:8443.
error-serve-no-cryptography = As notificações precisam de um pacote que não está instalado. Instale com: pip install "quadropolis[push]"
error-serve-no-postgres = Um arquivo SQLite não serve para { $processes } processos. Indique um banco PostgreSQL com --database postgresql+psycopg://USUÁRIO@HOST/NOME, ou deixe --processes de fora.
error-serve-process-failed = Um processo do servidor não iniciou (código { $status }); as linhas acima dizem por quê.
error-admin-nobody = Não há ninguém com o ID { $person }.
error-admin-wrong-ban = { $found } não é o ID de uma pessoa nem um endereço ou uma rede como 192.0.2.0/24.
error-admin-no-ban = { $found } não está banido.
error-admin-what = Diga o que fazer e com quem, por exemplo: admin { $action } { $example }
error-backup-not-sqlite = Aqui só se copia um banco SQLite; use as ferramentas de { $kind }, como pg_dump.
error-backup-no-database = Não existe o banco de dados { $path }.
error-backup-onto-itself = { $path } faz parte de um banco de dados em uso: um backup ali o destruiria. Escolha outro arquivo.
error-backup-failed = Não deu para fazer o backup: { $reason }.
error-verify-no-commitment = O registro não traz um compromisso com as distribuições, então não há com o que compará-las.
error-verify-not-opened = As distribuições ainda não foram abertas: isso acontece quando a partida acaba.
error-verify-wrong-commitment = As distribuições abertas não correspondem ao compromisso publicado.
error-verify-other-deals = O que foi usado na partida não corresponde ao compromisso publicado: { $what ->
    [first_player] outro lugar começou (contando de 0: { $number }).
    [sites] nenhuma distribuição foi aberta.
    [shares] as partes dos jogadores não são as que foram publicadas.
   *[site] a rodada { $number } é diferente.
}
error-kernel-wrong-value = { $what } deve ser { $expected }, não { $found }.
error-kernel-wrong-bytes = Estes bytes ({ $size }) não são uma posição: { $reason ->
    [version] são outra coisa ou foram escritos por outra versão.
    [length] há bytes de menos ou de mais.
   *[content] nenhuma partida pode chegar ao que eles descrevem.
}
error-env-missing-package = Isto precisa do pacote { $package }: pip install "quadropolis[{ $extra }]"
error-env-wrong-array = { $what } deve ser um array { $expected } com linhas contíguas, não { $found }.
error-env-wrong-count = { $expected ->
    [1] { $what }: é necessário { $expected } valor, não { $found }.
   *[other] { $what }: são necessários { $expected } valores, não { $found }.
}
error-env-wrong-choice = { $what } deve ser um destes: { $choices }; não { $found }.
error-env-not-an-action = Uma ação é um número inteiro de 0 a { $most }, não { $found }.
error-env-illegal-action = A ação { $action } ({ $move }) não é permitida na partida { $game }: { $reason }
error-env-not-begun = Chame reset antes de usar o ambiente.
error-env-not-rendered = Só dá para desenhar se o ambiente foi criado com um render_mode: { $choices }.
error-executor-unknown = Não dá para jogar em { $found }: escolha local, ray ou ray:ENDEREÇO.
error-executor-failed = Não dá para usar o Ray em { $address }: { $detail }
error-executor-missing-package = Isto precisa do pacote { $package }: pip install "quadropolis[{ $extra }]"
error-env-dataset-failed = Não dá para usar { $path }: { $reason }.
error-env-dataset-in-use = { $path } está sendo gravado por outra simulação.
error-env-dataset-unfinished = { $path } tem partidas de uma simulação interrompida ({ $games }): continue com --resume ou apague o arquivo.
error-env-other-dataset = { $path } foi começado com { $option } { $found }, não { $asked }: escolha outro --out ou apague o arquivo.
error-simulate-nothing-to-resume = --resume retoma um arquivo de dados de aprendizado: use-o com --out e um nome que termine em um destes: { $endings }.
# The best city. $kinds are names as they are typed; $reason says why a city cannot be part of any.
error-solver-unknown-kind = { $found } não é um tipo de construção deste modo. Os tipos são: { $kinds }.
error-solver-too-many-monuments = Monumentos pedidos: { $found }. Não há tantos nesta partida: com { $players } jogadores, o modo { $mode ->
    [expert] Expert
   *[classic] Classic
} tem { $most }.
error-solver-no-monuments = Monumentos pedidos: { $found }, mas os tipos deixam os monumentos de fora.
error-solver-wrong-time = O tempo deve ser maior que 0 e de no máximo { $most } segundos, não { $found }.
error-solver-cannot-be-completed = { $reason ->
    [tiles] Ninguém pode construir esta cidade: ela tem { $found } peças, e um jogador pega no máximo { $most }.
    [face] Ninguém pode construir esta cidade: ela tem { $tile } × { $found }, e nesta partida só há { $most } à vista.
    [monuments] Monumentos já na cidade: { $found }, mais do que o pedido ({ $most }).
   *[plan] Ninguém pode construir esta cidade: suas peças não podem ser pegas e colocadas nas rodadas e com os arquitetos que há.
}
error-solver-no-ortools = Uma prova requer OR-Tools. Para instalar: pip install "quadropolis[solver]"
error-solver-wrong-bound-file = { $reason ->
    [question] { $path } contém uma prova de outra coisa: escolha outro --bound-file.
   *[other] { $path } não contém uma prova que esta versão possa continuar.
}
error-insight-unknown-depth = Não existe a profundidade { $found }. As profundidades são: { $depths }.
error-insight-nothing-played = Nada foi jogado nesta partida ainda: não há o que analisar.
error-review-not-a-game = Isto é uma posição. Uma análise precisa de uma partida inteira: um registro com as jogadas.
