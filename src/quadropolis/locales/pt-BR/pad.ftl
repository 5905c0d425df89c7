### Quadropolis in Brazilian Portuguese (português do Brasil): the scoring pad.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

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
pad-mode-hint = Os modos têm tabuleiros individuais diferentes: ao mudar de modo, as cidades são esvaziadas.
pad-players = Jogadores
pad-playgrounds = Com parquinhos
pad-playgrounds-hint = A miniexpansão que, em cada rodada, troca um parque por um parquinho.
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
pad-new-game = Nova partida
pad-new-game-done = Todas as cidades estão vazias de novo. “Desfazer” traz todas de volta.

pad-text-title = Cidade de { $name } como texto
pad-text-how = Linhas de cima para baixo, separadas por “/”; na linha, as peças são separadas por um espaço em branco. Um ponto (.) é um espaço sem construção; “+” junta andares, o mais baixo primeiro.
pad-text-field = Cidade
pad-text-use = Usar cidade
pad-text-copy = Copiar
pad-text-tiles = Nomes das peças

pad-nothing-yet = Nada foi construído ainda. Monte uma cidade, e os pontos dela aparecem aqui.
pad-missing = O resultado só será definitivo quando todas as cidades estiverem montadas. Ainda vazias: { $names }.
pad-not-counted = Não deu para contar os pontos. { $reason }
pad-again = Tentar de novo
pad-warnings = Será que é isso mesmo?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile }: uma partida com esse número de jogadores não tem essa peça.
       *[other] { $tile }: aqui há { $found }, mas uma partida com esse número de jogadores só tem { $most }.
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
pad-own-layout = Como foi alocado na mesa
pad-own-layout-hint = Senão, habitantes e energia ficam onde rendem mais.
pad-own-layout-how = Toque numa construção para pôr nela o necessário ou para tirar; uma loja recebe um cliente de cada vez.
pad-best-would = Isso dá { points-count }. O melhor teria sido { $best }.
pad-best-is = Isso dá { points-count }, e nada teria sido melhor.
pad-print = Imprimir
pad-share-title = Placar de uma partida de Quadropolis
pad-opened = Este Bloco de Pontos veio com o link. “Desfazer” traz o seu de volta.
pad-link-wrong = Este link não traz um Bloco de Pontos que possamos ler.
