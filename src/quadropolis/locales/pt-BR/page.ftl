### Quadropolis in Brazilian Portuguese (português do Brasil): the page around the games.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

## The page itself

page-title = Quadropolis
# Shown where scripts are switched off; <a>…</a> is the link to the rules.
page-without-script = O jogo precisa de JavaScript. <a>As regras</a>, não.
page-title-of = { $screen } · Quadropolis
page-not-loaded = Esta parte não carregou
page-not-loaded-why = A conexão caiu ou o servidor foi atualizado nesse meio-tempo. Nada da sua partida se perdeu.
page-reload = Recarregar a página
page-update = Há uma versão mais nova da página.
page-update-now = Atualizar agora
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
title-review = Análise
title-rules = Regras
title-pad = Bloco de Pontos
title-learn = Aprender a jogar
title-about = Sobre o jogo

settings-title = Ajustes
settings-theme = Aparência
settings-theme-system = Como no aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-playing = Ao jogar
settings-confirm-automatic = Jogar sem confirmar
settings-confirm-automatic-hint = O último toque já envia a jogada. Você ainda pode desfazê-la se a mesa permitir.
settings-gains = Mostrar o que uma jogada renderia
settings-gains-hint = Pontos nos espaços e nos botões enquanto você escolhe.
settings-sounds = Sons
settings-sounds-hint = Sons suaves para peças, rodadas e a sua vez.
settings-speed = Ritmo das jogadas
settings-speed-calm = Calmo
settings-speed-brisk = Ágil
settings-speed-at-once = Na hora
settings-notifications = Notificações
settings-notifications-hint = Seu navegador avisa quando chega a sua vez enquanto esta página está em segundo plano.
settings-notifications-refused = Seu navegador não permite notificações desta página. Você pode mudar isso nas configurações dele.
settings-push-days = Avisar em partidas com prazo em dias
settings-push-days-hint = Nas partidas com prazo em dias, este aparelho avisa quando chega a sua vez, mesmo com a página fechada.
push-failed = Seu navegador não conseguiu ativar as notificações. Tente de novo mais tarde.
call-turn = É a sua vez no Quadropolis.
call-allocation = Quadropolis: falta a sua alocação final.
call-over = Sua partida de Quadropolis terminou.
settings-on-device = Jogar neste aparelho
settings-on-device-hint = Partidas contra bots e no mesmo aparelho não precisam de servidor. Elas ficam guardadas neste navegador.
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
me-code-once = Anote ou copie: ele só é mostrado uma vez. Códigos mostrados antes não funcionam mais.
me-code-copy = Copiar código
me-code-have = Tenho um código
me-code-enter = Código do seu outro aparelho
me-code-enter-hint = Cinco grupos de quatro, como abcd-efgh-jkmn-pqrs-tuvw.
me-code-use = Entrar como esse jogador
me-code-replaces = Neste aparelho, você deixará de ser { $name }. Guarde antes um código de { $name } se quiser voltar.
me-delete = Apagar meus dados
me-delete-hint = Seu nome e sua lista de partidas somem para sempre. Nas partidas em andamento, bots assumem seus lugares.
me-delete-sure = Apagar mesmo tudo sobre { $name }?
me-delete-now = Sim, apagar
me-deleted = Tudo sobre você foi apagado.

## Home

home-title = Construa uma cidade boa para viver
home-lead = Envie seus arquitetos, pegue as melhores peças e construa mais que seus rivais. Para dois a quatro jogadores, em cerca de meia hora.
home-play = Jogar agora
home-continue = Continuar
home-continue-with = com { $names }
home-which = Há uma partida esperando
home-which-what = Continuar essa ou começar outra?
home-which-new = Uma partida nova
home-friends = Jogar com amigos
home-learn = Aprender em cinco minutos
home-learn-on = Continuar a lição, passo { $step }
home-no-account = Sem conta, sem instalação: “Jogar agora” põe você à mesa com dois bots camaradas.
home-no-server = Esta página funciona sem servidor: bots, partidas no mesmo aparelho, lições, regras e Bloco de Pontos, está tudo aqui. Só não há mesas online.
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
home-hotseat-what = De duas a quatro pessoas passam o celular entre si ou dividem a tela.
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
home-join-wrong = Isto não é o código de uma mesa: um código tem oito caracteres, entre letras e números.
home-more = Mais
home-to-learn = Aprender a jogar
home-to-learn-what = Uma primeira partida guiada
home-to-rules = Regras
home-to-rules-what = Tudo, com busca e figuras
home-to-pad = Bloco de Pontos
home-to-pad-what = Conte os pontos de uma partida do jogo físico
home-to-games = Minhas partidas
home-to-games-what = Resultados, replays e arquivos
home-unofficial = Um projeto de fãs, não oficial e sem ligação com o autor ou a editora do jogo de tabuleiro. Todos os desenhos e textos são nossos. Se você gostar, compre o jogo de verdade.
home-position = Ver uma posição
home-about = Sobre o jogo e créditos
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
no-table-restart-what = Talvez ele esteja reiniciando ou sua conexão tenha caído. Sua partida está guardada até a última jogada, e continuamos tentando.
no-table-kernel = Este navegador não consegue mostrar a partida
no-table-device = Esta partida não está neste aparelho
no-table-device-what = Partidas jogadas sem servidor ficam no navegador em que começaram. Esta começou em outro lugar ou foi apagada com os dados do navegador.
no-table-damaged = Não dá mais para ler esta partida
no-table-damaged-what = O que o navegador guardou dela está danificado. Ela foi posta de lado; suas outras partidas continuam como estavam.
no-table-other = Não dá para mostrar esta mesa
no-table-again = Tentar de novo
no-table-new = Abrir minha própria mesa

## My games

games-title = Minhas partidas
games-lead = Tudo o que você joga e já jogou.
games-lead-device = Todas as partidas deste aparelho, em andamento e encerradas.
games-alone = Sem contato com o servidor: estas são as partidas deste aparelho.
games-running = Em andamento
games-over = Encerradas
games-none = Você ainda não jogou. Que tal começar?
games-nobody = Ainda não conhecemos você. Suas partidas aparecem aqui assim que você jogar uma.
games-your-turn = Sua vez
games-invited = Convite
games-won = Você venceu
games-winner = venceu
games-status-open = Esperando jogadores
games-full = Todos já chegaram
games-status-playing = É a vez dos outros
games-status-allocating = Alocação final
games-status-finished = Encerrada
games-status-ended = Encerrada antes do fim
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
games-import = Importar uma partida
games-import-what = O arquivo de registro de uma partida encerrada, daqui ou da linha de comando: ele é conferido e entra na sua lista, e a partida pode ser revista.
games-import-choose = Escolher um registro
games-imported = A partida foi conferida e entrou na sua lista.
games-position = Só uma posição, em texto? Veja aqui.

## A new table and its seats

bot-beginner = Pip
bot-beginner-2 = Dot
bot-beginner-3 = Bo
bot-beginner-line = Mais alto! O que a fumaça faz mesmo?
bot-casual = Rosa
bot-casual-2 = Milo
bot-casual-3 = Ida
bot-casual-line = Um bom lugar hoje vale mais que um plano para amanhã.
bot-skilled = Otto
bot-skilled-2 = Nora
bot-skilled-3 = Hugo
bot-skilled-line = Toda rua leva a algum lugar. Eu sei aonde.
bot-strong = Vera
bot-strong-2 = Max
bot-strong-3 = Tilda
bot-strong-line = Aquele porto que você queria? Linda vista.
bot-top = Ada
bot-top-2 = Viktor
bot-top-3 = Sol
bot-top-line = Eu já vi como isto termina.
bot-random = Bot aleatório
bot-greedy = Bot guloso
bot-uct = Bot UCT
bot-other = Bot { $name }
level-beginner = Iniciante
level-beginner-what = Gosta de construções grandes, mas esquece as necessidades delas.
level-casual = Casual
level-casual-what = Conta bem, mas só pensa no momento.
level-skilled = Hábil
level-skilled-what = Planeja uma boa cidade, de olho nas próximas rodadas.
level-strong = Forte
level-strong-what = Analisa a rodada inteira e bloqueia onde dói.
level-top = Craque
level-top-what = Pensa com calma e não dá nada de graça.

new-mode = Modo
new-mode-classic-what = Classic: quatro rodadas numa cidade de quatro distritos. O melhor para começar.
new-mode-expert-what = Expert: cinco rodadas, uma cidade maior, torres de escritório e monumentos, e arquitetos que todos dividem.
new-players = Jogadores
new-playgrounds = Parquinhos
new-playgrounds-hint = A miniexpansão: alguns parques viram parquinhos.
new-bot = Bot { $number }
new-player = Jogador { $number }
new-names = Quem joga?
new-name-of = Nome do jogador { $number }
new-start-now = Começar a partida
new-create = Abrir a mesa
new-door = Quem pode entrar?
new-door-link = Quem tiver o link
new-door-public = Todos
new-door-link-what = Só quem receber de você o link ou o código encontra a mesa.
new-door-public-what = A mesa aparece na página inicial: qualquer visitante pode vê-la e sentar-se.
new-more = Relógio, quem começa, desfazer jogadas, bots
new-clock = Relógio
new-clock-what = Quando o tempo acaba, ainda se pode jogar, mas os outros podem deixar um bot jogar ou encerrar a partida.
new-clock-none = Sem relógio
new-clock-move-60 = 1 minuto por jogada
new-clock-move-180 = 3 minutos por jogada
new-clock-total-600-5 = 10 minutos para a partida, mais 5 s por jogada
new-clock-total-1200-10 = 20 minutos para a partida, mais 10 s por jogada
new-clock-days-1 = 1 dia por jogada
new-clock-days-3 = 3 dias por jogada
new-clock-days-7 = 7 dias por jogada
new-allocation = Habitantes e energia no final
new-allocation-automatic = Automático
new-allocation-manual = À mão
new-allocation-automatic-what = A página encontra a melhor alocação para cada um.
new-allocation-manual-what = Cada um põe habitantes e energia nas construções da sua cidade e confirma.
new-by-hand = Fazer a alocação final à mão
new-by-hand-hint = Você põe habitantes e energia nas suas construções. Senão, a página acha a melhor alocação.
new-undo = Desfazer jogadas
new-undo-bots = Até outra pessoa jogar; bots não contam
new-undo-own = Até qualquer outro jogar, mesmo um bot
new-undo-off = Só se os outros concordarem
new-undo-never = Nunca, nem pedindo
new-begins = Quem começa?
new-begins-random = Por sorteio
new-begins-me = Eu
new-begins-seat = Jogador { $number }
new-begins-loser = Quem ficou em último na partida anterior
new-begins-winner = Quem venceu a partida anterior
new-substitute = Quem joga no lugar de quem sair?
new-stand-ins = Cada um pode pôr um bot no seu lugar
new-stand-ins-hint = Qualquer um pode deixar um bot jogar em seu lugar e voltar; no fim, isso aparece no resultado.
new-hints = Dicas permitidas
new-hints-hint = Qualquer um pode pedir uma na sua vez. Todos veem que ela foi pedida e, no fim, quantas foram.
hints-honest = Sem dicas nesta partida: cada um pensa por si, na confiança.

seats-title = Mesa de { $name }
seats-title-mine = Sua mesa
seats-lead = { $free ->
    [0] Todos já chegaram.
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $free } lugares livres.
}
seats-lead-invited = À espera dos jogadores convidados.
seats-setup = Esta partida
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
seats-clock-total = { $minutes } min para a partida, mais { $increment } s por jogada
seats-manual = Alocação final à mão
seats-undo-own = Desfazer até o próximo jogar
seats-undo-off = Desfazer só de comum acordo
seats-undo-never = Proibido desfazer jogadas
seats-begins-chosen = O jogador { $number } começa
seats-begins-loser = Começa o último da partida anterior
seats-begins-winner = Começa o vencedor da partida anterior
seats-no-stand-ins = Ninguém põe um bot no próprio lugar
seats-hints-alone = Dicas só contra bots
seats-hints-on = Dicas permitidas
seats-hints-off = Sem dicas
seats-invited = Convite enviado a { $name }
seats-invited-you = { $name } convida você para outra partida.
seats-accept = Eu topo
seats-decline = Desta vez não
seats-only-here = Só este aparelho abre o link: o servidor escuta apenas nesta máquina.
seats-only-here-how = Para outros na sua rede, inicie com
seats-seats = Lugares
seats-seat = Lugar { $number }
seats-free = Lugar livre
seats-kept = Lugar reservado
seats-you = Você
seats-host = Anfitrião
seats-here = aqui agora
seats-away = sem conexão
seats-is-bot = Bot
seats-sit = Sentar
seats-sit-too = Neste aparelho
seats-leave = Sair do lugar
seats-remove = Liberar o lugar { $number }
seats-bot = Pôr um bot no lugar { $number }
seats-bot-choose = Pôr um bot aqui…
seats-start = Começar a partida
seats-start-wait = A partida pode começar quando todos os lugares estiverem ocupados.
seats-start-host = { $free ->
    [0] Esperando { $name } iniciar a partida.
   *[other] { $name } inicia a partida quando todos chegarem.
}
seats-invite = Convidar amigos
seats-invite-how = Envie este link ou peça que apontem a câmera para o código.
seats-invite-watch = Convidar para assistir
seats-invite-watch-how = Todos os lugares estão ocupados. Quem abrir este link pode assistir.
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

## A position on its own

position-title = Uma posição
position-lead = Cole o texto de uma posição para ver os tabuleiros, os pontos de todos e o que cada peça renderia.
position-where = Em todo replay dá para copiar links para as posições. A linha de comando e os programas leem e escrevem o mesmo texto.
position-field = Texto da posição
position-show = Mostrar
position-example = Preencher com um exemplo
position-copy-link = Copiar link
position-copy-text = Copiar texto
position-another = Outra posição
position-moves = Mais pontos na hora
position-moves-what = O melhor lugar para cada peça ao alcance, pelos pontos que ela rende na hora. Toque numa jogada para vê-la nos tabuleiros.
position-to-move = Vez de { $name }, turno { $turn } de { $turns }. { $first } começou esta rodada.
position-to-deal = As peças da rodada { $round } vão ser distribuídas. { $name } começa.
about-lead = Uma versão digital livre do jogo de tabuleiro Quadropolis, feita por quem gosta de jogá-lo.
about-game = O jogo de tabuleiro
about-author = Um jogo de
about-illustrator = Ilustrações
about-designer = Projeto gráfico
about-developer = Desenvolvimento
about-publisher = Publicado por
about-project = Este projeto
about-unofficial = Não é oficial e não tem ligação com nenhum deles. Todos os textos e desenhos são nossos. Se gostar, compre o jogo de verdade.
about-marks = O que sabemos das peças, e o que tivemos de deduzir

## Games on this device

device-mark = neste aparelho
device-instead = Sem contato com o servidor: esta partida é jogada neste aparelho.
device-not-kept = Este navegador não guarda nada: a partida some quando a página for fechada.
device-damaged = { $count ->
    [one] Não deu para ler uma partida deste aparelho. Ela foi posta de lado.
   *[other] Não deu para ler { $count } partidas deste aparelho. Elas foram postas de lado.
}
device-hand-over = Enviar ao servidor
device-handed = Agora o servidor também tem a partida.
device-handed-mark = também no servidor
