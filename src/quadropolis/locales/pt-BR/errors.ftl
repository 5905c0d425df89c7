### Quadropolis in Brazilian Portuguese (português do Brasil): refusals that players meet.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

error-unknown = Algo deu errado. Nada da sua partida se perdeu: tente de novo daqui a pouco.
error-player = Jogador { $number }
error-page-unreachable = Não foi possível alcançar o servidor agora. Verifique sua conexão e tente de novo.
error-page-no-device-game = Esta partida não está neste aparelho.
error-page-device-game-damaged = O que o navegador guardou desta partida está danificado.
error-page-not-a-record = Este arquivo não é o registro de uma partida.
error-page-kernel-missing = Os tabuleiros e os pontos precisam de WebAssembly, que este navegador não tem ou bloqueia. As regras, as listas de partidas e os resultados continuam funcionando.

error-person-unknown = Ainda não conhecemos você: escolha um nome primeiro.
error-person-wrong-name =
    { $reason ->
        [long] Um nome tem no máximo { $most } caracteres.
        [hidden] O caractere { $place } deste nome não pode ser mostrado ({ $sign }). Retire-o, por favor.
        [marks] “{ $sign }” tem acentos demais: no máximo { $most }.
       *[empty] Um nome precisa de pelo menos uma letra, um algarismo ou um símbolo.
    }
error-person-wrong-recovery = Este código não existe ou já foi usado.
error-person-banned = Você foi banido deste servidor. Se acha que é um engano, fale com quem o mantém.
error-push-wrong-subscription = { $reason ->
    [service] Este servidor não conhece o serviço de notificações do seu navegador e não pode avisar você por lá.
   *[other] Não foi possível ativar as notificações do seu navegador: o que ele enviou não serve ({ $reason }).
}
error-push-unknown = Este navegador não está configurado para notificações.
error-push-too-many = { $most ->
    [1] Você já recebe avisos em um navegador. Desative antes as notificações nele.
   *[other] Você já recebe avisos em { $most } navegadores. Desative antes as notificações em um deles.
}

error-table-unknown = Não existe a mesa { $table }.
error-table-wrong-setting = Este ajuste não é possível numa mesa.
error-table-no-such-seat = Esta mesa não tem esse lugar.
error-table-seat-taken = Alguém foi mais rápido: este lugar está ocupado.
error-table-seat-kept = Este lugar está reservado para quem foi convidado.
error-table-seat-free = Não há mais ninguém nesse lugar.
error-table-full = Todos os { $seats } lugares desta mesa estão ocupados.
error-table-seated-already = Você já tem um lugar nesta mesa.
error-table-seats-free = { $free ->
    [1] Ainda há um lugar livre: chame alguém ou ponha um bot.
   *[other] Ainda há { $free } lugares livres: chame alguém ou ponha bots.
}
error-table-shared-already = A sua parte do embaralhamento já está lá, ou esta mesa não aceita nenhuma.
error-table-not-open = A partida já começou.
error-table-not-playing = Isto só é possível durante a partida.
error-table-not-over = Isto só é possível depois da partida.
error-table-not-host = Só o anfitrião da mesa pode fazer isto.
error-table-not-your-seat = Este lugar não é seu.
error-table-not-seated = Só quem joga nesta mesa pode fazer isto.
error-table-not-your-turn = Ainda não: é a vez de { $current }.
error-table-old-position = A partida já avançou. Olhe de novo e escolha.
error-table-still-awake = { $seconds ->
    [1] Um pouco de paciência: resta um segundo para pensar.
   *[other] Um pouco de paciência: restam { $seconds } segundos para pensar.
}
error-table-may-not-end = A partida continua: ninguém saiu nem ficou sem tempo.
error-table-not-away = Nenhum bot joga no seu lugar.
error-table-not-allocating = Não é hora de alocar habitantes e energia.
error-table-confirmed = Esta cidade já foi confirmada.
error-table-bot-not-offered = Este bot não joga aqui.
error-table-bot-not-agreed = Este lugar fica com o bot do nível combinado nesta mesa, e com nenhum outro.
error-table-no-stand-ins = Nesta mesa, você não pode deixar um bot jogar no seu lugar.
error-table-no-hints = Nesta mesa não há dicas.
error-table-rematched = Uma nova mesa já foi aberta.
error-table-too-many = { $most ->
    [1] Você tem uma partida em andamento. Termine-a ou saia dela antes.
   *[other] Você tem { $most } partidas em andamento. Termine ou abandone uma delas antes.
}
error-table-too-many-bot-tables = { $of ->
    [person] { $most ->
        [1] Você já tem uma mesa em que só bots jogam, e já basta: encerre-a primeiro.
       *[other] Você já tem { $most } mesas em que só bots jogam, e já basta: encerre uma primeiro.
    }
    [address] { $most ->
        [1] Seu endereço tem uma mesa em que só bots jogam, e já basta: encerre-a primeiro.
       *[other] Seu endereço tem { $most } mesas em que só bots jogam, e já basta: encerre uma primeiro.
    }
   *[server] { $most ->
        [1] Bots já jogam entre si em uma mesa. Tente mais tarde.
       *[other] Bots já jogam entre si em { $most } mesas. Tente mais tarde.
    }
}
error-table-too-many-imports = { $most ->
    [1] Você guarda uma partida jogada em outro lugar; não há espaço para mais.
   *[other] Você guarda { $most } partidas jogadas em outro lugar; não há espaço para mais.
}
error-table-too-many-events = Já aconteceu tanta coisa nesta mesa antes da partida que é hora de começar. Comece, ou abra outra mesa.
error-table-too-many-changes = Você já desfez e mudou tanta coisa nesta partida que é hora de seguir jogando.
error-table-damaged = O que foi gravado desta mesa não pode ser lido, por isso ela foi posta de lado. Quem mantém este servidor pode vê-la.
error-table-import-not-over = Só uma partida encerrada pode ser trazida para cá. Esta não acabou.

error-undo-nothing = Você não fez nenhuma jogada que possa ser desfeita.
error-undo-across-deal = Depois da sua última jogada, uma nova rodada começou ou uma alocação final foi confirmada, então essa jogada não pode mais ser desfeita.
error-undo-off = { $policy ->
    [never] Nesta mesa, jogadas não são desfeitas.
   *[other] A jogada fica: os outros teriam que concordar, e não há ninguém para isso.
}
error-undo-not-asked = Não há mais nenhum pedido para desfazer uma jogada.
error-undo-answered = Você já concordou.
error-phrase-too-soon = Uma frase de cada vez: a próxima em { $seconds } s.

error-request-wrong-message = Esta página está desatualizada; recarregue-a. ({ $where }: { $reason })
error-request-not-found = Não há nada neste endereço.
error-request-wrong-method = Esta página está desatualizada; recarregue-a. ({ $method } não é aceito aqui.)
error-request-wrong-origin = O servidor não aceita isto vindo de outro site.
error-request-too-large = Isto é grande demais para enviar.
error-request-too-many-sockets = { $of ->
    [person] { $most ->
        [1] Você já tem uma mesa aberta. Feche essa página primeiro.
       *[other] Você já tem { $most } mesas abertas. Feche uma dessas páginas primeiro.
    }
   *[address] { $most ->
        [1] Seu endereço já está conectado. Feche a outra página primeiro.
       *[other] Seu endereço já está conectado { $most } vezes. Feche outra página primeiro.
    }
}
error-request-not-http = O servidor não entendeu o que foi enviado: não era uma requisição.
error-request-not-json = O que se envia aqui deve ser JSON (application/json).
error-request-too-fast = { $seconds ->
    [1] Que rapidez! Tente de novo em um segundo.
   *[other] Que rapidez! Tente de novo em { $seconds } segundos.
}
error-server-failed = Algo deu errado no servidor. Nada mudou: tente de novo.
error-server-storage-failed = O servidor não conseguiu gravar isto, então não vale. Tente de novo daqui a pouco.
error-server-storage-slow = O banco de dados do servidor não responde, e ainda não se sabe se isto vale. Olhe a mesa antes de tentar de novo.
error-server-shutting-down = O servidor está sendo atualizado. Tudo está salvo, e a conexão volta sozinha.

error-setup-unknown-mode = Não existe o modo { $mode }; os modos são classic e expert.
error-setup-wrong-players = { $players } não é um número possível de jogadores: jogam dois, três ou quatro.
error-setup-wrong-first-player = O primeiro jogador ({ $first_player }) não tem lugar nesta mesa: os lugares vão de 0 a { $last }.
error-setup-wrong-playgrounds = Parquinhos são usados ou não: espera-se true ou false, não { $playgrounds }.
error-setup-wrong-seat = Esta mesa não tem o lugar { $seat }: os lugares vão de 0 a { $last }.
error-setup-wrong-number = { $what } deve ser um número inteiro de { $least } a { $most }, não { $found }.
error-setup-impossible-state = Nenhuma partida chega a esta posição: { $reason ->
    [contradiction] “{ $detail }” contradiz o resto.
   *[refused] { $detail }.
}
error-deal-not-expected = Nenhuma rodada nova é esperada agora: { $phase ->
    [over] a partida acabou.
   *[move] esta ainda está em jogo.
}
error-deal-not-a-deal = { $found } não é uma distribuição: sorteie uma, ou escreva uma com Deal.of ou parse_deal.
error-deal-wrong-tiles = As peças da rodada { $round } não são estas. Faltam: { $missing ->
        [0] –
       *[other] { $missing }
    }. Sobram: { $surplus ->
        [0] –
       *[other] { $surplus }
    }.

error-move-deal-expected = As peças da rodada { $round } ainda não foram distribuídas.
error-move-game-over = A partida acabou.
error-move-architect-not-available = O arquiteto { $architect } não está disponível para { $player }. Restam: { $left }.
error-move-spot-taken = A vaga { $spot } está ocupada pelo arquiteto { $architect } de { $player }.
error-move-spot-faces-urbanist = A vaga { $spot } fica na linha ou na coluna do urbanista, que está em { $urbanist }.
error-move-must-place-or-discard = O arquiteto { $architect } em { $spot } pega uma peça ({ LOWER($face) }): escolha onde ela fica ou descarte-a.
error-move-nothing-to-place = O arquiteto { $architect } em { $spot } não alcança nenhuma peça, então nada é colocado.
error-move-no-such-square = Não existe o espaço { $square } nesta cidade: os espaços vão de { $first } a { $last }.
error-move-square-not-allowed = { $allowed ->
    [0] O arquiteto { $architect } não pode construir em { $square } nem em outro lugar: a peça só pode ser descartada.
   *[other] O arquiteto { $architect } não pode construir em { $square }. Permitidos: { $allowed }.
}
error-move-square-occupied = { $square } está ocupado ({ LOWER($building) }), e esta peça ({ LOWER($face) }) não pode ser empilhada.
error-move-other-kind = Esta peça ({ LOWER($face) }) não pode ficar em { $square }: ali há outro tipo de construção ({ LOWER($building) }).
error-move-stack-full = A construção em { $square } já tem { $floors } andares. Mais alto não pode.

error-allocation-malformed = { $part ->
    [allocations] As alocações são uma lista com uma alocação para cada jogador, não { $found }.
    [square] { $found } não é um espaço: os espaços vão de { $first } a { $last }.
    [entry] O que está em { $square } é indicado por um objeto com inhabitants e energy, não por { $found }.
    [resource] Em { $square } podem ficar inhabitants e energy, mas não { $found }.
    [inhabitants] Os habitantes em { $square } são um número inteiro a partir de 0, não { $found }.
    [energy] A energia em { $square } é um número inteiro a partir de 0, não { $found }.
   *[allocation] Uma alocação é um objeto de espaços, não { $found }.
}
error-allocation-wrong-count = Cada cidade precisa de uma alocação: são { $players } jogadores; alocações dadas: { $found }.
error-allocation-no-building = Nada pode ser posto em { $square }: não há construção ali.
error-allocation-wrong-cost = { $expected ->
    [shop] A construção em { $square } ({ LOWER($building) }) recebe 1 de energia e, depois, de 0 a { $most } clientes, ou nada; foram dados: habitantes { $inhabitants }, energia { $energy }.
    [park] A construção em { $square } ({ LOWER($building) }) recebe no máximo 1 de energia; foram dados: habitantes { $inhabitants }, energia { $energy }.
    [free] A construção em { $square } ({ LOWER($building) }) não recebe nada; foram dados: habitantes { $inhabitants }, energia { $energy }.
   *[cost] A construção em { $square } ({ LOWER($building) }) recebe exatamente isto ou nada: habitantes { $needed_inhabitants }, energia { $needed_energy }; foram dados: habitantes { $inhabitants }, energia { $energy }.
}
error-allocation-not-enough = { $resource ->
    [energy] Isto usa { $used } de energia, mas a cidade só tem { $available }.
   *[inhabitants] Habitantes usados: { $used }, mas a cidade só tem { $available }.
}
error-allocation-wrong-resource = { $resource ->
    [energy] A energia deve ser um número inteiro a partir de 0, não { $found }.
   *[inhabitants] Os habitantes devem ser um número inteiro a partir de 0, não { $found }.
}

error-notation-not-text = { $what ->
    [move] Uma jogada se escreve como texto, não como { $found }.
    [city] Uma cidade se escreve como texto, não como { $found }.
    [site] Uma Zona de Construção se escreve como texto, não como { $found }.
    [deal] Uma distribuição se escreve como texto, não como { $found }.
    [position] Uma posição se escreve como texto, não como { $found }.
   *[other] Isto se escreve como texto, não como { $found }.
}
error-notation-move = { $found } não é uma jogada como 3W4:c3. { $part ->
    [architect] Ela começa com o arquiteto: 1 a 5.
    [side] Depois do arquiteto vem o lado: N, E, S ou W.
    [line] Depois do lado vem o número da vaga nesse lado: 1 a 5.
   *[target] Depois da vaga vem um espaço como :c3, :- para descartar, ou nada.
}
error-notation-unknown-face = Não existe a peça { $found } (em { $where }). As peças são { $faces }.
error-notation-face-not-in-mode = A peça em { $where } ({ LOWER($face) }) não é do modo { $mode ->
    [classic] Classic.
   *[expert] Expert.
}
error-notation-wrong-rows = Deveria haver { $expected } linhas separadas por /, não { $found }.
error-notation-wrong-columns = { $row ->
    [none] Deveria haver { $expected } peças, não { $found }.
   *[other] A linha { $row } deveria ter { $expected } espaços do tabuleiro, não { $found }.
}
error-notation-wrong-stack = A construção em { $where } não pode ser feita assim: { $reason ->
    [mixed] seus andares são de tipos diferentes.
    [single] este tipo só tem um andar.
   *[high] ela tem { $floors } andares, e o máximo é { $most }.
}
error-notation-too-long = Este texto é longo demais: ele tem { $found } caracteres, e são lidos no máximo { $most }.

error-position-wrong-field-count = { $found ->
    [1] A posição tem só { $found } campo; com { $players } jogadores são { $expected }, separados por |.
   *[other] A posição tem { $found } campos separados por |; com { $players } jogadores são { $expected }.
}
error-position-wrong-field = O campo { $number } da posição é { $found }. Ele se escreve assim: { $like }
error-position-out-of-range = A posição dá a “{ $field }” o valor { $found }; aqui deve ser de { $least } a { $most }.
error-position-wrong-city = Não dá para ler a cidade { $city } da posição. { $reason }
error-position-spot-twice = Há dois arquitetos na vaga { $spot }; só cabe um.
error-position-same-architect = O arquiteto { $architect } está em { $spots }, mas o máximo é { $most }.
error-position-wrong-share = Arquitetos do jogador { $who } em vagas: { $found }. Com { $lying } em vagas e o jogador { $first } começando, deveriam ser { $expected }.
error-position-wrong-turn = Arquitetos em vagas: { $lying }. Então é “{ $field } { $expected }”, não “{ $field } { $found }”.
error-position-wrong-architects-left = Os arquitetos restantes são { $found }; os que estão em vagas deixam { $expected }.
error-position-wrong-urbanist = O lugar do urbanista é { $found }; depois da última jogada é { $expected }.
error-position-not-cleared = Entre rodadas deveria ser “{ $field } { $expected }”, não “{ $field } { $found }”.
error-position-wrong-face-down = Peças viradas para baixo na Zona de Construção: { $found }. Na rodada { $round } são { $expected }.
error-position-not-of-this-round = A Zona de Construção mostra peças que a rodada { $round } não tem, ou mais delas do que a rodada tem: { $surplus }.
error-position-nobody-took = O espaço { $square } da Zona de Construção está vazio, mas nenhum arquiteto em uma vaga o alcança.
error-position-still-there = Há uma peça ({ LOWER($face) }) no espaço { $square } da Zona de Construção, mas o arquiteto { $architect } em { $spot } a pegou.
error-position-wrong-mayor = O jogador { $found } não pode ter o prefeito; quem pode: { $expected }.
error-position-too-many-built = Peças na cidade { $city }: { $found }. Jogadas desse jogador: só { $most }.
error-position-never-taken = As cidades têm peças que ninguém pode ter pegado, ou mais delas do que se pode ter pegado: { $surplus }.

error-record-not-json = Isto não é um registro de partida: { $reason ->
    [not_text] deveria ser texto, não { $detail }.
    [not_object] deveria ser um objeto JSON, não { $detail }.
    [depth] o aninhamento é profundo demais.
    [number] { $detail } não é um número em JSON.
   *[syntax] { $detail }.
}
error-record-wrong-field = { $found ->
    [none] Não dá para ler este registro: falta “{ $field }”.
   *[other] Não dá para ler este registro: “{ $field }” não pode ser { $found }.
} { $expected ->
    [value] Deveria ser { $allowed }.
    [names] Esperam-se de dois a quatro nomes de 1 a { $most } caracteres imprimíveis.
    [player] Espera-se um jogador de 0 a { $most }.
    [sites] Esperam-se no máximo { $most } listas de 25 peças.
    [moves] Espera-se uma lista de no máximo { $most } jogadas.
    [result] Espera-se um objeto com scores e winners.
   *[allocations] Espera-se uma alocação para cada jogador.
}
error-record-wrong-setup = Não dá para ler este registro: nenhuma partida começa assim. { $reason }
error-record-wrong-allocations = Este registro não pode estar certo: habitantes e energia não podem ser alocados assim. { $reason }
error-record-wrong-site = Este registro não pode estar certo: a rodada { $round } traz peças erradas. { $reason }
error-record-wrong-move = Este registro não pode estar certo: a jogada { $number } ({ $move }) não é possível. { $reason }
error-record-missing-site = Este registro está incompleto: faltam as peças da rodada { $round } antes da jogada { $number } ({ $move }).
error-record-unplayed-site = Este registro não pode estar certo: as peças da rodada { $round } são distribuídas antes do fim da rodada { $before }.
error-record-wrong-result = { $expected ->
    [none] Este registro traz um resultado ({ $found }), mas as jogadas não terminam a partida.
   *[other] O resultado deste registro ({ $found }) não é aquele a que as jogadas levam ({ $expected }).
}
error-record-no-such-ply = Não existe a posição { $ply } nesta partida: as posições vão de 0 a { $last }.
