### Quadropolis in Brazilian Portuguese (português do Brasil): why moves are good, and the review of a game.

## Why a move is good. What parts bring is written already; $what lists parts.

reason-now = { $gain ->
    [yes] Rende { points-count } na hora: { LOWER($what) }.
   *[no] Por enquanto custa { points-count }: { LOWER($what) }.
}
reason-prepares = Mais tarde deve render cerca de { points-count } a mais.
reason-prepares-what = Mais tarde deve render cerca de { points-count } a mais: { LOWER($what) }.
reason-takes = Custa cerca de { points-count } a { $player }: { $cause ->
    [tile] a peça deixa de estar disponível ({ LOWER($face) }).
    [architect] o arquiteto { $architect } deixa de estar disponível.
    [spot] a vaga { $spot } fica ocupada.
    [line] o urbanista passa a bloquear uma linha ou coluna.
    [mayor] o prefeito deixa de estar disponível.
   *[together] peça, vaga e urbanista juntos.
}
reason-before = { $before ->
    [0] {""}
   *[other] {" "}(antes: { $before })
}
reason-risks = Mais tarde pode custar cerca de { points-count }: { $what ->
    [missing_people] { $count ->
        [1] faltará
       *[other] faltarão
    } { city-inhabitants } às construções{ reason-before }.
    [missing_energy] { $count ->
        [1] faltará
       *[other] faltarão
    } { city-energy } às construções{ reason-before }.
    [idle_inhabitants] { $count ->
        [1] 1 habitante ficará ocioso
       *[other] { $count } habitantes ficarão ociosos
    }{ reason-before }.
   *[pollution] { $count ->
        [1] 1 unidade de energia vai poluir
       *[other] { $count } unidades de energia vão poluir
    }{ reason-before }.
}
reason-part-people = mais habitantes
reason-part-energy = mais energia
reason-part-missing_people = um equilíbrio melhor de habitantes
reason-part-missing_energy = um equilíbrio melhor de energia
reason-part-idle_inhabitants = menos habitantes ociosos
reason-part-pollution = menos poluição
reason-loss-idle_inhabitants = habitantes ociosos
reason-loss-pollution = poluição
reason-part-mayor = o prefeito

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
hint-says-move = Dica: { LOWER($move) }
hint-says-look = Dica: { LOWER($look) }
# Outra jogada que rende mais agora. $points tem o seu sinal.
hint-instead = “{ $move }” renderia { $points } agora, mas, no fim, provavelmente menos que a jogada sugerida.
hint-why-nothing = Nenhuma outra jogada é claramente melhor.

## The review of a game. Chances are written already.

review-unfinished = A partida não terminou: o resultado é a última previsão.
review-unlucky = { $player } jogou melhor que o vencedor: as distribuições lhe custaram { points-count }.
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
review-lost = Pontos perdidos em relação às melhores jogadas, segundo a busca
review-reassessed = Reavaliado depois
review-sign = { $sign ->
    [excellent] Excelente
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
review-by = arquiteto { $architect }, { $spot }
review-way-placed = { LOWER($tile) } – em { $square }{ $floor ->
    [1] {""}
   *[other] , andar { $floor }
}, { review-by }
review-way-discarded = { LOWER($tile) } – descarte, { review-by }
review-way-nothing = nada para pegar: { review-by }
review-differs = { $what ->
    [square] Mesma peça, outro espaço: { $better } (jogado: { $played }).
    [tile] Mesmo espaço, outra peça: { LOWER($better) } (jogado: { LOWER($played) }).
   *[way] Só muda o jeito de pegar a peça: { $better } (jogado: { $played }).
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
review-head-sign = Avaliação
review-head-better = Melhor
review-moments = O que decidiu a partida
review-no-moments = Ninguém perdeu muito numa só jogada.
review-moment = Rodada { $round }, turno { $turn }: { $player } – { $move }. Custou { points-count } e reduziu a chance de vencer em { $chance }. Melhor: { $better }.

## The review as a screen of the page. Chances and moves are written already.

review-title = Análise
review-depth = { $depth ->
    [deep] Profunda
   *[quick] Rápida
}
review-progress = Analisando a posição { $done } de { $total }…
review-deeper = Analisar mais a fundo
review-deeper-what = Análise dez vezes mais minuciosa: leva um minuto ou mais, tudo neste aparelho.
review-stop = Parar
review-unlucky-you = Você jogou melhor que o vencedor: as distribuições lhe custaram { points-count }.
review-running = Esta partida ainda não acabou
review-running-why = A análise diz o que teria sido melhor, por isso espera o fim.
review-nothing = Nada foi jogado nesta partida
review-nothing-why = Não há o que analisar.
review-unit = Mostrar
review-unit-points = Pontos
review-unit-chance = Chance
review-slider = Posição na partida
review-worst = Rodada { $round }, { $player }
review-laid = As alocações finais
review-loss = Custou { points-count } e reduziu a chance de vencer em { $chance }.
review-loss-how = Ponderado a partir da busca e de partidas jogadas até o fim: pode diferir do degrau no gráfico.
review-no-loss = Nenhuma jogada melhor foi encontrada.
review-shown = Nos tabuleiros
review-shown-played = Jogada feita
review-shown-better = Melhor
review-better = Melhor: { $move }
review-try = Tentar daqui
review-try-what = Você assume o lugar de { $player } antes desta jogada, contra bots. A partida de verdade fica como está.
review-try-own = Você joga a partir de antes desta jogada, contra bots. O que realmente aconteceu fica como está.
review-luck = Habilidade e sorte
review-luck-what = O que se esperava no início, somado ao que mudaram as jogadas próprias, as dos outros, as distribuições e uma alocação escolhida à mão, dá exatamente o resultado. As distribuições são sorte, conhecida dentro da margem de erro.
review-own-lost = perdido em relação às melhores jogadas, segundo a busca
review-own-reassessed = reavaliado depois
review-reassessed-what = As linhas “{ review-own-lost }” e “{ review-own-reassessed }”, somadas, dão “{ review-own }”: depois da jogada, a posição é avaliada de novo, e essa avaliação pode ver mais que a busca feita antes.
review-signs-what = Excelente ({ $excellent }) é a melhor jogada quando qualquer outra custa, em pontos, pelo menos { $only }. Uma imprecisão ({ $inaccuracy }) custa { $less } ou mais; um erro ({ $mistake }), { $more }; um erro grave ({ $blunder }), { $most }. O custo vem, em dois quintos, da busca (a média dos pontos e da chance perdidos; 4% de chance de vencer valem um ponto) e, em três quintos, de partidas jogadas até o fim.
