### Quadropolis in Brazilian Portuguese (português do Brasil): why moves are good, and the review of a game.

## Why a move is good. Points and what parts bring are written already; $what lists parts.

reason-now = { $gain ->
    [yes] A jogada rende { $points } pontos na hora: { $what }.
   *[no] A jogada custa { $points } pontos na hora: { $what }.
}
reason-prepares = Ela prepara { $points } pontos para depois, em comparação com não construir nada.
reason-prepares-what = Ela prepara { $points } pontos para depois, em comparação com não construir nada: { $what }.
reason-takes = Ela tira { $points } pontos de { $player }: { $cause ->
    [tile] a peça já não está lá ({ $face }).
    [architect] o arquiteto { $architect } já não está lá.
    [spot] a vaga { $spot } está ocupada.
    [line] o urbanista bloqueia uma linha.
    [mayor] o prefeito já não está lá.
   *[together] pela peça, pela vaga e pela linha juntas.
}
reason-risks = Ela arrisca { $points } pontos: { $what ->
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

## The review of a game. Points and chances are written already.

review-unfinished = A partida não terminou: o resultado é o que se podia esperar por último.
review-unlucky = { $player } jogou melhor que o vencedor: a distribuição custou { $points } pontos.
review-points = Habilidade e sorte em pontos
review-chances = Habilidade e sorte em chance de vencer
review-play = Como cada um jogou
review-start = Esperado no início
review-own = Jogadas próprias
review-others = Jogadas dos outros
review-deals = Distribuições (sorte)
review-allocation = Alocação escolhida
review-result = Resultado
review-error = Erro da sorte
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
review-no-moments = Ninguém perdeu muito com uma jogada.
review-moment = Rodada { $round }, turno { $turn }: { $player } jogou { $move } e perdeu { $points } pontos e { $chance } de chance de vencer. Melhor era { $better }.
