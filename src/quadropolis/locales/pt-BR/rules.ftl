### Quadropolis in Brazilian Portuguese (português do Brasil): the rules, on the page and as a plain page.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

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
rules-see-helper = Todas as tabelas de pontos numa só página
rules-ruling = Nossa decisão:
rules-example = Exemplo
rules-example-name = Ana
rules-unofficial = Um projeto de fãs, não oficial. Textos e desenhos são nossos; o manual da sua caixa tem a última palavra.

rules-group-playing = Como se joga
rules-group-scoring = Contagem de pontos
rules-group-more = Mais

rules-goal = O jogo em um minuto
rules-goal-build = De dois a quatro jogadores constroem, cada um, a sua cidade. No meio fica a Zona de Construção: cinco linhas de cinco espaços, cheias de peças de construção.
rules-goal-architect = No seu turno, você põe um dos seus arquitetos na borda da Zona de Construção. O número dele diz até onde ele alcança, e a peça alcançada é sua. O mesmo número diz também onde a peça pode ficar na sua cidade.
rules-goal-urbanist = O urbanista vem atrás: ele vai para o espaço que você alcançou e bloqueia aquela linha e aquela coluna para o próximo jogador.
rules-goal-resources = As construções trazem habitantes e energia, e a maioria delas precisa de habitantes ou energia para valer pontos. Habitantes ociosos e energia sem uso custam pontos. No final, vence quem tem mais pontos.

rules-table = O que há na mesa
rules-table-site = Uma Zona de Construção com 5 × 5 espaços e 20 vagas em volta, cinco de cada lado.
rules-table-city = Um tabuleiro individual de cidade por jogador: 4 × 4 espaços no Classic, 5 colunas e 4 linhas no Expert.
rules-table-architects = Arquitetos: no Classic, cada um tem os seus 1, 2, 3 e 4. No Expert, todos os arquitetos ficam numa reserva comum.
rules-table-urbanist = O urbanista, que anda pela Zona de Construção e atrapalha.
rules-table-mayor = O prefeito, que fica com quem começa a próxima rodada.
rules-table-tiles = 142 peças de construção, cada uma para uma rodada, e 5 parquinhos, a miniexpansão.
rules-table-supply = Habitantes e unidades de energia.
rules-table-supply-ruling = Habitantes e unidades de energia nunca acabam. (A caixa traz 65 e 50.)

rules-round = Uma rodada
rules-round-length = O Classic tem quatro rodadas; o Expert, cinco. Em cada rodada, todos têm quatro turnos.
rules-round-deal = As 25 peças da rodada são embaralhadas e postas na Zona de Construção. Peças com marca para mais jogadores do que os que estão jogando ficam viradas para baixo: com 4 jogadores há 25 peças à vista, com 3 há 20, com 2 há 16.
rules-round-face-down-ruling = Uma peça virada para baixo está fora do jogo e seu espaço conta como vazio: um arquiteto pode alcançá-lo, mas não pega nada, e o urbanista vai para lá mesmo assim.
rules-round-order = Quem tem o prefeito começa, e o jogo segue em sentido horário. Essa ordem vale para a rodada toda, mesmo que o prefeito mude de mãos.
rules-round-first-ruling = Na primeira rodada, o primeiro jogador é sorteado e recebe o prefeito. Algumas edições deixam os jogadores escolherem.
rules-round-mayor = Em toda rodada, menos na última, um bloco residencial traz, além de 1 habitante, o prefeito. Quem coloca esse bloco fica com o prefeito e começa a próxima rodada. Se ninguém o fizer, o primeiro jogador continua o mesmo.
rules-round-mayor-ruling = Algumas edições falam de um prefeito em toda rodada. A última não tem: não há outra rodada que alguém possa começar.
rules-round-end = Depois de quatro turnos de cada um, o que sobrou na Zona de Construção é retirado, os arquitetos voltam para casa e o urbanista fica fora dali até a primeira jogada da próxima rodada.

rules-turn = Um turno, passo a passo
rules-turn-take = Pegue uma peça. Ponha um arquiteto numa vaga livre. O arquiteto 1 pega a peça do primeiro espaço à sua frente; o arquiteto 2, a do segundo, e assim por diante. Você tem de jogar um arquiteto mesmo que o espaço alcançado esteja vazio.
rules-turn-urbanist = O urbanista vai para esse espaço, mesmo que não haja nada para pegar.
rules-turn-place = Coloque a peça na sua cidade onde o número do arquiteto permite, ou descarte-a.
rules-turn-receive = Receba tudo o que a peça colocada mostra: habitantes, energia e, se houver, o prefeito, que faz de você o primeiro jogador da próxima rodada. Pontos impressos numa peça contam no final, e só se a construção estiver ativada.
rules-turn-reach = O arquiteto { $architect } está à esquerda da linha 4. Ele pega a peça do terceiro espaço a contar do lado dele.
rules-turn-blocked = Agora o urbanista está ali. O próximo jogador não pode usar nenhuma ponta da linha nem da coluna em que ele está, nem qualquer vaga que já tenha um arquiteto.
rules-turn-urbanist-ruling = Nem toda edição diz o que o urbanista faz quando o espaço está vazio. Aqui ele sempre vai para o espaço alcançado.
rules-turn-spots-ruling = O manual brasileiro diz num ponto “mesmo turno” onde os outros falam da rodada. Aqui uma vaga continua ocupada até o fim da rodada.
rules-turn-discard-ruling = Descartar uma peça é sempre permitido. Nesse caso ela não traz nada, nem o prefeito.
rules-turn-never-stuck = Você nunca fica sem jogada: antes do último turno de uma rodada, no máximo 15 das 20 vagas estão ocupadas, e o urbanista bloqueia no máximo mais três.

rules-place = Onde uma peça pode ficar
rules-place-classic = No Classic, o arquiteto 2 constrói na linha 2 ou na coluna 2 da sua cidade; o arquiteto 3, na linha 3 ou na coluna 3, e assim por diante. O espaço tem de estar vazio.
rules-place-classic-shown = Com o arquiteto { $architect }, esta peça pode ir para qualquer um dos espaços marcados.
rules-place-districts = Os distritos do Classic são os quatro quadrantes da cidade, de quatro espaços cada um. Eles contam para os serviços públicos.
rules-place-expert = No Expert, cada espaço tem um número e pertence a um distrito. O arquiteto 4 constrói num espaço vazio com o número 4, ou em qualquer espaço vazio do distrito 4.
rules-place-expert-shown = Com o arquiteto { $architect }, esta peça pode ir para qualquer um dos espaços marcados.
rules-mat-district = distrito { $district }
rules-mat-square = distrito { $district }, número { $number }
rules-mat-expert-shown = O tabuleiro individual do Expert: cinco distritos de quatro espaços (os quatro cantos e a coluna do meio). Os espaços de um distrito trazem os números dos outros quatro.
rules-place-neighbors = Espaços adjacentes, ou vizinhos, têm um lado em comum. Os que só se tocam no canto não são adjacentes.

rules-stack = Construir para o alto
rules-stack-what = Um bloco residencial também pode virar o próximo andar de um bloco residencial da sua cidade; no Expert, uma torre de escritório pode virar o próximo andar de uma torre de escritório. Os outros tipos sempre precisam de um espaço vazio.
rules-stack-where = O andar pode ser acrescentado se a construção está onde o arquiteto pode construir, ou se o novo andar tem o número do arquiteto: o arquiteto 3 pode pôr um terceiro andar em qualquer lugar.
rules-stack-high = Uma construção tem no máximo quatro andares; no Expert, cinco. Por mais alta que seja, é uma só construção: é ativada uma vez e conta como um vizinho.
rules-stack-shown = O arquiteto { $architect } pega um bloco residencial. Além da linha 3 e da coluna 3, o bloco pode ir sobre os dois andares no canto, porque seria o terceiro andar.
rules-stack-ruling = Lugar ou número do andar: basta um dos dois. O manual holandês é mais restrito aqui, e o russo também, para torres de escritório; seguimos o inglês, o francês e o brasileiro.

rules-supply = Habitantes e energia
rules-supply-get = O que uma peça traz vai para a sua cidade assim que ela é colocada. Você pode mover habitantes e energia entre as suas construções a qualquer momento, então não precisa decidir com antecedência; só conta onde eles estão bem no final.
rules-supply-activate = Uma construção que tem tudo de que precisa está ativada. Todas as outras são retiradas antes da contagem: não dão pontos e não são vizinhas de ninguém.
rules-supply-exact = Uma construção tem exatamente aquilo de que precisa ou não tem nada. Duas exceções: uma loja ativada também recebe clientes, e um parque pode guardar uma unidade de energia.
rules-supply-choice = Você pode deixar uma construção sem recursos de propósito. Às vezes isso vale mais.
rules-supply-always-ruling = Parques, parquinhos e monumentos estão sempre ativos. Não podem ser desativados nem retirados, mesmo que um monumento dê pontos negativos.
rules-supply-count-for-you = Não precisa quebrar a cabeça: no final da partida, este programa encontra para você o melhor jeito de usar tudo. Se preferir decidir por conta própria, escolha essa opção antes de iniciar a partida.

rules-tower = Blocos Residenciais
rules-tower-how = Um bloco residencial pontua pelo número de andares.
rules-shop = Lojas
rules-shop-how = Uma loja pontua pelo número de clientes: habitantes que ficam nela depois de paga a energia. Cabem quatro; no Expert, cinco.
rules-public-service = Serviços Públicos
rules-public-service-how = Conte os distritos em que você tem pelo menos um. Isso se conta uma vez para a cidade toda. Somam-se os pontos impressos em cada serviço público ativado.
rules-park = Parques
rules-park-how = Um parque pontua pelo número de blocos residenciais ao lado; no Expert, de blocos residenciais e torres de escritório. Uma construção alta conta tanto quanto uma baixa.
rules-park-energy = Cada parque também pode absorver uma unidade de energia que sobrou.
rules-factory = Fábricas
rules-factory-how = Uma fábrica pontua pelo que está ao lado dela.
rules-harbor = Portos
rules-harbor-how = Procure a sua maior linha contínua de portos e a sua maior coluna contínua. As duas contam, uma vez cada. Somam-se os pontos impressos em cada porto ativado.
rules-harbor-ruling = Contam duas filas, uma na horizontal e uma na vertical, mesmo que tenham um porto em comum. Nem toda edição deixa isso claro.
rules-office = Torres de Escritório (Expert)
rules-office-how = Torres de escritório que têm um lado em comum, direta ou indiretamente, formam um grupo. Cada uma pontua pelo tamanho do grupo e pelo seu próprio número de andares.
rules-office-ruling = Um grupo de mais de cinco usa a linha do cinco.
rules-office-example-ruling = O manual holandês dá 24 pontos num exemplo com 2, 2 e 4 andares; os outros, 19 com 2, 2 e 3 andares. A mesma tabela dá os dois.
rules-monument = Monumentos (Expert)
rules-monument-how = Um monumento pontua pelo que está ao lado, e nem tudo é uma bela vista. Blocos residenciais, torres de escritório e outros monumentos não dão nem tiram pontos.
rules-monument-rounds = Com quatro jogadores, as rodadas { $monuments_four } têm um monumento cada uma; com três, as rodadas { $monuments_three }; com dois, as rodadas { $monuments_two }.
rules-leftovers-idle = Cada habitante que não ativa uma construção nem é cliente custa um ponto.
rules-leftovers-pollution = Cada unidade de energia não usada custa um ponto. Antes, cada parque absorve uma delas.
rules-city = Uma cidade inteira
rules-city-how = Tudo junto, como apareceria no Bloco de Pontos.

rules-example-tower = Três andares e um andar, cada bloco residencial com a sua unidade de energia: 6 + 1 = { $tower } pontos.
rules-example-shop = Duas lojas e cinco habitantes. Encher uma delas é melhor que dividir: 7 + 1 = { $shop } pontos.
rules-example-public_service = Quatro serviços públicos, mas dois deles no mesmo distrito. Três distritos dão 9 pontos, e soma-se o 1 impresso: 9 + 1 = { $public_service } pontos.
rules-example-park = O parque tem três blocos residenciais vizinhos: { $park } pontos. Que um deles tenha dois andares não faz diferença aqui.
rules-example-factory = Uma loja de um lado e um porto do outro: 2 + 3 = { $factory } pontos para a fábrica.
rules-example-harbor = A maior linha tem três portos; a maior coluna, dois; e um deles tem um 1 impresso: 7 + 3 + 1 = { $harbor } pontos.
rules-example-office = Três torres de escritório que se tocam, com dois, dois e três andares: 5 + 5 + 9 = { $office } pontos.
rules-example-monument = Parque e loja dão ao monumento 5 + 3 = { $monument } pontos. A fábrica abaixo custaria cinco, então ninguém é mandado para lá e ela é retirada antes da contagem. O habitante vai às compras.
rules-example-leftovers = Das três unidades de energia, uma vai para o bloco residencial, uma para o parque, e uma sobra: { $pollution }. Os dois habitantes não têm o que fazer: { $idle_inhabitants }.
rules-example-playground = Dois blocos residenciais ao lado do parquinho: { $park } pontos, como num parque. Mas ele não absorve energia, então a terceira unidade custa um ponto: { $pollution }.
rules-example-city = Esta cidade vale { $total } pontos. Ninguém está ocioso e nada polui.

rules-winner = Quem vence
rules-winner-points = Vence quem tem mais pontos. No empate, vence quem tem mais habitantes em construções; depois, quem tem menos espaços vazios. Se o empate continuar, divide-se a vitória.
rules-winner-ruling = Os manuais holandês e brasileiro dizem apenas “mais habitantes”. Como os outros, contamos os que estão em construções: quem ativa uma construção ou é cliente. Os espaços vazios são contados depois de retiradas as construções não ativadas.
rules-winner-best-ruling = Quando o programa procura o melhor jeito de usar tudo, ele considera os desempates: entre duas formas com os mesmos pontos, fica com a melhor para o desempate.

rules-expert = O que muda no Expert
rules-expert-rounds = Cinco rodadas em vez de quatro, cada uma com quatro turnos, e uma cidade de 5 colunas e 4 linhas.
rules-expert-pool = Os arquitetos são compartilhados. Por jogador, há um de cada, de 1 a 5, numa reserva comum, e todos pegam dela. Em cada rodada sobram tantos quantos são os jogadores; depois a reserva fica completa de novo.
rules-expert-mat = Cinco distritos de quatro espaços: os quatro cantos e a coluna do meio. Cada espaço traz também o número de um dos outros distritos.
rules-expert-kinds = Mais dois tipos: torres de escritório, que podem ser empilhadas, e monumentos. Parques e fábricas também contam as torres de escritório ao lado.
rules-expert-higher = Tudo pode crescer até cinco: andares, clientes, distritos com serviço público, portos em linha.
rules-expert-tiles = Algumas peças são de um só modo, para que cada rodada tenha 25 peças.

rules-playgrounds = Parquinhos
rules-playgrounds-what = Uma miniexpansão para os dois modos. Cinco parques são trocados por parquinhos, um em cada rodada. No Classic, isso dá quatro.
rules-playgrounds-how = Um parquinho é colocado e pontua como um parque. Ele traz um habitante e não absorve energia.
rules-box = O que há na caixa
rules-box-playgrounds = Com os parquinhos, um parque de cada rodada vira parquinho, seja qual for o número de jogadores.

rules-rulings = Nossas decisões
rules-rulings-why = Comparamos seis edições: inglesa, francesa, francesa com a miniexpansão, holandesa com francês, russa e brasileira. Elas deixam algumas coisas em aberto e se contradizem em outras. Foi isto que decidimos; as mesmas notas estão onde importam.
rules-marks = Do que não temos certeza
rules-marks-reconstructed = Conhecidas: as marcas de jogadores de todas as peças do Classic e dos monumentos. Com elas, cada rodada do Classic tem 25, 20 ou 16 peças à vista com 4, 3 ou 2 jogadores. Deduzidas: as marcas de { $count } peças que só o Expert usa. Não conhecemos nenhuma lista dessas marcas, então escolhemos as que dão os mesmos números no Expert.
rules-marks-copies = Deduzimos dos totais publicados, não de uma lista, quais de várias peças iguais pertencem a um só modo. O mesmo vale para o bloco residencial com o prefeito, só do modo Expert, e para uma fábrica da rodada 4.
rules-marks-mat = Os distritos e números do tabuleiro individual do Expert foram lidos em fotos do verdadeiro.
rules-marks-correct = Você tem o jogo e achou uma diferença? Conte para nós: uma correção é uma linha numa tabela.

rules-tips = Dicas para a primeira partida
rules-tips-kinds = Não dá para cuidar de todos os tipos. Dois ou três bem-feitos valem mais que um pouco de tudo.
rules-tips-city = Decida cedo: uma cidade industrial, com portos e fábricas e depois lojas e parques, ou uma residencial, com blocos residenciais, serviços públicos e lojas.
rules-tips-balance = Cuide do equilíbrio: blocos residenciais trazem gente e gastam energia, fábricas trazem energia e empregam gente. Vá alternando uns e outras.
rules-tips-parks = Um parque entre blocos residenciais rende duas vezes: pelos vizinhos e pela energia que absorve.
rules-tips-shops = Gente demais? Uma loja transforma quatro habitantes em sete pontos.
rules-tips-harbors = Comece cedo uma fila de portos e deixe livres as duas pontas.
rules-tips-services = Espalhe os serviços públicos: um em cada distrito. Um segundo no mesmo distrito é quase um desperdício.
rules-tips-look = No começo da rodada, veja quais peças você quer e de que vagas, com que arquitetos, elas ainda podem ser alcançadas.
rules-tips-architects = Guarde um arquiteto para o canto de que ainda precisa. O número que pega a peça também decide onde ela fica.
rules-tips-room = Guarde espaço. O número do arquiteto decide onde a peça pode ficar: no Classic, se a primeira linha e a primeira coluna encherem cedo, o arquiteto 1 quase não terá onde construir.
rules-tips-urbanist = Veja para onde manda o urbanista: a linha e a coluna em que ele fica são bloqueadas para o próximo jogador, não para você.
rules-tips-mayor = Com o prefeito, você começa a próxima rodada com toda a Zona de Construção para escolher. Só por isso, um simples bloco residencial pode valer a pena.
rules-tips-discard = Uma peça que não cai bem em lugar nenhum pode ser descartada. Um espaço vazio não custa nada; um habitante ocioso custa um ponto.

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
