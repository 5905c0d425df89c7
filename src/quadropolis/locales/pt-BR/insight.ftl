### Quadropolis in Brazilian Portuguese (português do Brasil): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] Rende { $points } pontos na hora: { $what }.
   *[no] Custa { $points } pontos na hora: { $what }.
}
reason-prepares = Prepara { $points } pontos para depois, em comparação com não construir nada.
reason-prepares-what = Prepara { $points } pontos para depois, em comparação com não construir nada: { $what }.
reason-takes = Tira { $points } pontos de { $player }: { $cause ->
    [tile] a peça já foi pega ({ $face }).
    [architect] o arquiteto { $architect } já foi usado.
    [spot] a vaga { $spot } está ocupada.
    [line] o urbanista bloqueia uma linha ou coluna.
    [mayor] o prefeito já foi levado.
   *[together] peça, vaga e bloqueio do urbanista, tudo somado.
}
reason-risks = Arrisca { $points } pontos: { $what ->
    [missing_people] habitantes que faltam às construções, { $after } em vez de { $before }.
    [missing_energy] energia que falta às construções, { $after } em vez de { $before }.
    [idle_inhabitants] habitantes ociosos, { $after } em vez de { $before }.
   *[pollution] energia que polui, { $after } em vez de { $before }.
}
reason-part-people = habitantes
reason-part-energy = energia
reason-part-missing_people = habitantes em falta
reason-part-missing_energy = energia em falta
reason-part-space = espaço para construir
reason-part-mayor = o prefeito
reason-part-points = pontos garantidos

## Hints at the table

hint-ask-move = Mostrar a jogada
hint-ask-why = Por quê?
hint-look-city = { $part ->
    [row] Olhe a linha { $line } da sua cidade.
    [column] Olhe a coluna { $line } da sua cidade.
   *[district] Olhe o distrito { $line } da sua cidade.
}
hint-look-site = { $part ->
    [row] Olhe a linha { $line } da Zona de Construção.
   *[column] Olhe a coluna { $line } da Zona de Construção.
}
hint-look-wanted = { $part ->
    [row] { $name } quer algo na linha { $line } da Zona de Construção.
   *[column] { $name } quer algo na coluna { $line } da Zona de Construção.
}
hint-says-move = Dica: { $move }
hint-why-nothing = Nenhuma outra jogada é claramente melhor.

## The review of a game. Points and chances are written already.

review-unfinished = A partida não terminou: o resultado é a última previsão.
review-unlucky = { $player } jogou melhor que o vencedor: as distribuições lhe custaram { $points } pontos.
review-points = Habilidade e sorte em pontos
review-chances = Habilidade e sorte em chance de vencer
review-play = Como cada um jogou
review-start = Esperado no início
review-own = Jogadas próprias
review-others = Jogadas dos outros
review-deals = Distribuições (sorte)
review-allocation = Alocação escolhida
review-result = Resultado
review-error = Margem de erro da sorte
review-accuracy = Precisão
review-average = Perda média por jogada, em pontos
review-lost = Pontos perdidos em relação às melhores jogadas
review-reassessed = Reavaliado depois
review-sign = { $sign ->
    [excellent] Excelente
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
review-graph = Chance de vencer
review-expected = Pontos esperados
review-round = Rodada { $round }
review-moves = Todas as jogadas
review-head-round = Turno
review-head-player = Jogador
review-head-move = Jogada
review-head-loss = Pontos perdidos
review-head-chance = Chance perdida
review-head-sign = Sinal
review-head-better = Melhor
review-moments = O que decidiu a partida
review-no-moments = Ninguém perdeu muito numa só jogada.
review-moment = Rodada { $round }, turno { $turn }: { $player } jogou { $move } e perdeu { $points } pontos e { $chance } de chance de vencer. O melhor era { $better }.

## The review as a screen of the page. Points, chances and moves are written already.

review-title = Análise
review-depth = { $depth ->
    [deep] Profunda
   *[quick] Rápida
}
review-progress = Analisando a posição { $done } de { $total }…
review-deeper = Analisar mais a fundo
review-deeper-what = Dez vezes mais a fundo: leva um minuto ou mais, tudo neste aparelho.
review-stop = Parar
review-unlucky-you = Você jogou melhor que o vencedor: as distribuições lhe custaram { $points } pontos.
review-running = Esta partida ainda não acabou
review-running-why = A análise diz o que teria sido melhor, por isso espera o fim.
review-nothing = Nada foi jogado nesta partida
review-nothing-why = Não há o que analisar.
review-unit = Mostrar
review-unit-points = Pontos
review-unit-chance = Chance
review-slider = Posição na partida
review-worst = Rodada { $round }, { $player }
review-laid = As cidades com a alocação final
review-loss = { $points } pontos e { $chance } de chance de vencer perdidos
review-no-loss = Nenhuma jogada melhor foi encontrada.
review-shown = Nos tabuleiros
review-shown-played = Jogada feita
review-shown-better = Melhor
review-better = Melhor: { $move }
review-try = Tentar daqui
review-try-what = Você assume o lugar de { $player } antes desta jogada, contra bots. A partida de verdade fica como está.
review-luck = Habilidade e sorte
review-luck-what = O que se esperava no início, somado ao que mudaram as jogadas próprias, as dos outros, as distribuições e uma alocação escolhida à mão, dá o resultado, até o último dígito. As distribuições são sorte, conhecida dentro da margem de erro.
review-own-lost = perdido em relação às melhores jogadas
review-own-reassessed = reavaliado depois
review-reassessed-what = Jogadas próprias = reavaliado − perdido: depois da jogada, a posição é avaliada de novo, e essa avaliação pode ver mais que a busca feita antes.
review-signs-what = Excelente ({ $excellent }) é a melhor jogada quando qualquer outra custa pelo menos { $only }. Uma imprecisão ({ $inaccuracy }) custa { $less } pontos ou mais, um erro ({ $mistake }) { $more }, um erro grave ({ $blunder }) { $most }. O custo vem, em dois quintos, da busca (as duas perdas; 4% de chance valem um ponto) e, em três quintos, de partidas jogadas até o fim.
