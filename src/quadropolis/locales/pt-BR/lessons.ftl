### Quadropolis in Brazilian Portuguese (português do Brasil): the lessons.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

learn-classic = Sua primeira partida
learn-expert = Expert
learn-progress = Passo { $step } de { $steps }
learn-leave = Sair da lição; você pode continuar depois
learn-back = Voltar
learn-next = Avançar
learn-last = Contar os pontos
learn-last-expert = Concluir
learn-show-me = Mostrar
learn-again = Recomeçar
learn-rival = Ada
learn-you = Você
learn-site = Zona de Construção
learn-city = Sua cidade
learn-architects = Seus arquitetos
learn-pool = Arquitetos compartilhados
learn-architect = Arquiteto { $number }
learn-architects-left = Arquiteto { $number }: { $count } na reserva
learn-hand = Na sua mão: { LOWER($tile) }
learn-tray = O que você tem para alocar
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
learn-do-architect = Você joga contra a Ada: vence quem tiver mais pontos depois de { $rounds } rodadas. No seu turno, você envia um arquiteto à Zona de Construção. Toque no arquiteto { $architect }.
learn-do-reach = Numa vaga (uma seta na borda), ele pega a peça do { $architect }º espaço à frente. Toque na vaga de onde ele alcança o bloco residencial com moldura.
learn-done-architect = Em linha reta a partir da vaga, espaço número { $architect }: o bloco residencial é seu. As peças viradas para baixo estão fora do jogo.
learn-title-place = Construa
learn-do-place = O arquiteto { $architect } constrói na linha { $architect } ou na coluna { $architect } da sua cidade. Toque no espaço onde a linha { $row } cruza a coluna { $column }.
learn-other-place = Pode, mas use o espaço onde a linha { $row } cruza a coluna { $column }: assim o arquiteto { $column } poderá construir em cima depois.
learn-done-place = Construído! { $inhabitants } habitantes vieram com a peça e procuram o que fazer.
learn-title-urbanist = O urbanista
learn-do-urbanist = O urbanista vai para o espaço que você esvaziou. Agora ninguém pode usar as vagas nas pontas da linha e da coluna dele. Toque numa delas.
learn-done-urbanist = Certo: { $spots } vagas estão bloqueadas no turno da Ada. Depois o urbanista segue adiante.
learn-title-energy = Busque energia
learn-do-energy-tile = A Ada também pegou uma peça. Sua cidade precisa de energia: toque na fábrica que traz { $energy }.
learn-do-energy-square = Só o arquiteto { $architect } a alcança. Construa-a bem ao lado do seu bloco residencial.
learn-other-energy = Pode, mas construa-a bem ao lado do bloco residencial.
learn-done-energy = { $energy } de energia para a sua cidade. Mas as duas construções ainda estão apagadas.
learn-title-activate = Acenda as luzes
learn-do-activate = Construções não ativadas ficam apagadas e não dão pontos. Um bloco residencial usa energia, uma fábrica usa um habitante: dê a cada uma o que falta.
learn-done-activate = As duas estão acesas! O bloco residencial vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Mas, no final, cada habitante ou unidade de energia que sobra custa um ponto: agora sobram { $idle }. Novas construções vão usar tudo isso.
learn-title-stack = Construa para o alto
learn-do-stack-tile = A Ada jogou de novo. Blocos residenciais podem crescer: toque no que tem o chapéu do prefeito.
learn-do-stack-square = O arquiteto { $architect } constrói na linha ou coluna { $architect }, inclusive em cima de um bloco residencial dali. Também pode acrescentar o andar número { $architect } a qualquer bloco residencial da sua cidade. Ponha esta peça sobre o seu.
learn-other-stack = Pode, mas um bloco residencial mais alto vale mais. Ponha em cima do seu.
learn-done-stack = { $floors } andares: { $points } pontos em vez de { $was }. { learn-more-left } { $most } andares valeriam { $best } pontos. Com o prefeito, você começa a próxima rodada!
learn-title-factory = Vizinhos para a fábrica
learn-do-factory-tile = O arquiteto { $architect } é o seu último nesta rodada. Toque num porto que ele alcance.
learn-do-factory-square = Uma fábrica ganha pontos com portos e lojas ao lado. Toque no espaço ao lado da sua; os números mostram como seus pontos mudam.
learn-other-factory = Aí daria { $points }. Ao lado da fábrica dá { $best }.
learn-done-factory = A fábrica ganha { $points } pontos pelo porto; uma loja daria { $shop }. { learn-more-left }
learn-title-harbor = Portos em fila
learn-do-harbor = Rodada { $round }: enquanto isso, você e a Ada construíram mais. Portos pontuam pela maior fila na horizontal e pela maior na vertical. Toque onde este forma uma fila.
learn-done-harbor = Uma fila de portos, mais os pontos impressos na peça: { $points } pontos. { learn-fewer-left }
learn-title-shop = Clientes
learn-do-shop = Habitantes vão às compras: quanto mais clientes, mais pontos. Ponha a loja onde outra construção também ganhe pontos.
learn-done-shop = { $customers } clientes valem { $points } pontos; a fábrica ao lado ganha mais { $factory }. { learn-fewer-left } Os habitantes sempre vão para onde rendem mais.
learn-title-park = Um parque
learn-do-park = Rodada { $round }: as duas cidades cresceram. Um parque conta os blocos residenciais ao lado dele, nunca na diagonal. Toque no melhor espaço.
learn-done-park = { $towers } blocos residenciais têm vista para o parque: { $points } pontos. Um parque não precisa de ninguém e absorve uma unidade de energia.
learn-title-service = Cada distrito conta
learn-do-service = Rodada { $round }, a última. As ruas dividem a sua cidade em { $parts } distritos. Serviços públicos pontuam pelo número de distritos que têm um. Toque no espaço que acrescenta um distrito.
learn-done-service = { $districts } distritos: { $points } pontos em vez de { $was }, mais os { $stars } impressos na peça. { learn-fewer-left }
learn-title-end = A última energia
learn-do-end = As últimas jogadas foram feitas: depois de { $rounds } rodadas a partida termina. O parque absorveu a última unidade de energia, mas dois blocos residenciais estão apagados. Qual deles deve recebê-la?
learn-other-end = Esse daria { $points } pontos. O outro dá { $best }.
learn-done-end = { $points } pontos! O outro fica apagado: não dá pontos, e ninguém o conta como vizinho.

# The second lesson.
learn-title-pool = Uma reserva para todos
learn-do-pool-architect = No Expert há { $each } arquitetos de cada número, para todos juntos. Toque num { $architect }.
learn-do-pool-spot = Um { $architect } atravessa toda a Zona de Construção. Toque na vaga de onde ele pega a torre de escritório com moldura.
learn-done-pool = Pegou. O que você tira da reserva, a Ada não pode pegar.
learn-title-district = Distritos e números
learn-do-district = As ruas dividem a sua cidade em distritos; os números deles estão nos círculos. O arquiteto { $architect } constrói no distrito { $architect } ou em qualquer espaço com o número { $architect }. Toque no { $architect } do distrito { $district }.
learn-other-district = Pode, mas tente o espaço com o { $architect } no distrito { $district }.
learn-done-district = No Expert, cada espaço pertence a dois arquitetos: o do distrito e o do próprio número.
learn-title-office = Torres de Escritório
learn-do-office = Alguns turnos depois. Uma torre de escritório precisa de um habitante e de energia. Dê os dois a ela.
learn-done-office = Está acesa, mas sozinha e baixa: { $points } pontos. { learn-fewer-left } Torres de escritório querem companhia.
learn-title-group = Grupos de torres de escritório
learn-do-group = Alguns turnos depois. Torres de escritório que se tocam pontuam em grupo: quanto mais e mais altas, melhor. Toque no melhor espaço para esta.
learn-done-group = Lado a lado elas dão { $points } pontos. { learn-fewer-left } Torres de escritório também podem ter andares.
learn-title-floors = O quinto andar
learn-do-floors = Rodada { $round }. Aqui, blocos residenciais e torres de escritório têm até { $architect } andares. O arquiteto { $architect } pode acrescentar o andar número { $architect } em qualquer lugar. Toque no melhor espaço.
learn-done-floors = O bloco residencial mais alto que existe: { $points } pontos em vez de { $was }! { learn-more-left }
learn-title-monument = Monumentos
learn-do-monument = Alguns turnos depois. Um monumento adora um parque ({ $park }) ou uma loja ({ $shop }) ao lado; uma fábrica ou um porto custa { $loss }. Toque no melhor espaço.
learn-done-monument = { $points } pontos pela vista mais bonita da cidade.

# What the live total counts as well: inhabitants and energy that are left over, or no longer.
learn-fewer-left = E as sobras custam { $saved } { $saved ->
        [one] ponto
       *[other] pontos
    } a menos: +{ $total } no total.
learn-more-left = Mas as sobras custam { $extra } { $extra ->
        [one] ponto
       *[other] pontos
    } a mais: +{ $total } no total.

# A wrong try gets a kind, exact answer.
learn-other-points = Aqui daria { $points }. Há um espaço que dá { $best }.
learn-wrong-architect = Esse é o arquiteto { $tapped }. Toque no que tem um { $architect }.
learn-wrong-architect-first = Primeiro um arquiteto: toque no { $architect }.
learn-wrong-tile-itself = É essa mesmo! Agora toque na vaga da borda que a alcança.
learn-wrong-no-spot = Toque numa vaga: uma das setas em volta da Zona de Construção.
learn-wrong-no-blocked = As vagas ficam em volta da Zona de Construção. Toque numa que esteja na ponta da linha ou da coluna do urbanista.
learn-wrong-spot-blocked = Essa vaga está bloqueada por enquanto. Tente outra.
learn-wrong-spot-free = Essa vaga está livre. Siga as faixas do urbanista até as pontas.
learn-wrong-reach-nothing = Dali, o espaço número { $architect } não tem peça para pegar. Conte { $architect ->
        [1] { $architect } espaço
       *[other] { $architect } espaços
    } a partir da vaga.
learn-wrong-reach = Dali ele pega: { LOWER($tile) }. Conte { $architect ->
        [1] { $architect } espaço
       *[other] { $architect } espaços
    } a partir da vaga.
learn-wrong-no-tile = Não há nada para pegar. Toque numa peça da Zona de Construção.
learn-wrong-tile = Você até poderia pegar esta ({ LOWER($tile) }), mas não é a peça pedida.
learn-wrong-tile-reach = Nenhum dos seus arquitetos alcança esta agora: { LOWER($tile) }.
learn-wrong-architect-way = O arquiteto { $tapped } não alcança a peça pedida.
learn-wrong-spot-way = Dali, nenhum dos seus arquitetos alcança a peça pedida.
learn-wrong-no-square = Você já tem a peça. Toque num espaço da sua cidade.
learn-wrong-square-built = Já existe uma construção aí.
learn-wrong-square-line = Aí é linha { $row }, coluna { $column }. O arquiteto { $architect } constrói na linha ou coluna { $architect }.
learn-wrong-square-number = Esse é o distrito { $district }, número { $number }. O arquiteto { $architect } precisa que um dos dois seja { $architect }.
learn-wrong-building = Toque numa construção da sua cidade.
learn-wrong-lit = { $kind }: já tem o necessário. Procure uma construção apagada.
learn-needs-inhabitants = { $kind }: não precisa de energia. Precisa de um habitante.
learn-needs-energy = { $kind }: não precisa de habitante. Precisa de energia.
learn-needs-nothing = { $kind }: não precisa de nada.
learn-wrong-enough = { $kind }: já tem o bastante disso.
learn-wrong-later = { $kind }: boa ideia, mas não desta vez.
learn-begun-architect = Isso, o arquiteto { $architect }. Agora a vaga dele, ou a própria peça.
learn-begun-spot = Isso, desta vaga. Agora o arquiteto, ou a própria peça.
learn-laid = { $kind }: luzes acesas! Agora a outra construção.
learn-laid-half = { $kind }: pagar só a metade não vale. Ainda falta outra coisa.

# The end of a lesson.
learn-over = Você já sabe jogar!
learn-over-score = { $points } pontos. A Ada tem { $rival }: você venceu!
learn-over-how = Cada rodada é assim: { $turns } vezes, cada jogador usa um arquiteto e pega uma peça. Depois de { $rounds } rodadas, vence a melhor cidade. Todos os pontos são contados para você.
learn-over-expert = Que venha o Expert!
learn-over-expert-how = { $rounds } rodadas de { $turns } turnos, e em cada rodada sobram alguns arquitetos. As regras mostram as outras pequenas mudanças.
learn-play-now = Jogar agora
learn-play-now-hint = Uma partida de verdade com dois bots camaradas
learn-play-expert = Jogar Expert agora
learn-go-expert = Aprender o Expert também
learn-go-classic = Aprender o básico
learn-go-rules = Todas as regras
learn-sheet = Como sua cidade pontuou
