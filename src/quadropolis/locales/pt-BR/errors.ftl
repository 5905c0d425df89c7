### Quadropolis in Brazilian Portuguese (português do Brasil): refusals that players meet.
### In this language the plural category "one" also holds 0: where 0 may come, [0] or [1] says it exactly.

error-unknown = Algo deu errado. Nada da sua partida se perdeu: tente de novo daqui a pouco.
error-player = jogador { $number }
error-page-unreachable = Não foi possível alcançar o servidor agora. Verifique sua conexão e tente de novo.

error-person-unknown = Ainda não conhecemos você: escolha um nome primeiro.
error-person-wrong-name = Um nome tem de 1 a { $most } caracteres visíveis.
error-person-wrong-recovery = Este código não existe ou já foi usado.

error-table-unknown = Não existe a mesa { $table }.
error-table-wrong-setting = Este ajuste não é possível numa mesa.
error-table-no-such-seat = Esta mesa não tem esse lugar.
error-table-seat-taken = Alguém foi mais rápido: este lugar está ocupado.
error-table-seat-free = Ninguém mais está sentado aí.
error-table-full = Todos os { $seats } lugares desta mesa estão ocupados.
error-table-seated-already = Você já tem um lugar nesta mesa.
error-table-seats-free = { $free ->
    [1] Ainda há um lugar livre: chame alguém ou ponha um bot.
   *[other] Ainda há { $free } lugares livres: chame alguém ou ponha bots.
}
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
error-table-may-not-end = A partida continua: o tempo de ninguém acabou e ninguém saiu.
error-table-not-away = Nenhum bot joga no seu lugar.
error-table-not-allocating = Não é hora de distribuir habitantes e energia.
error-table-confirmed = Esta cidade já foi confirmada.
error-table-bot-not-offered = Este bot não joga aqui.
error-table-too-many = Você tem { $most } partidas em andamento. Termine ou deixe uma antes.
error-table-import-not-over = Só uma partida encerrada pode ser guardada aqui. Esta não acabou.

error-undo-nothing = Você não fez nenhuma jogada que possa ser desfeita.
error-undo-across-deal = Uma nova rodada começou depois da sua última jogada, então ela fica.
error-undo-off = Nesta mesa, jogadas não são desfeitas.
error-undo-not-asked = Ninguém mais pede para desfazer uma jogada.
error-undo-answered = Você já concordou.

error-request-wrong-message = O servidor não entendeu esta página. Recarregue a página.
error-request-not-found = Não há nada neste endereço.
error-request-wrong-method = O servidor não entendeu esta página. Recarregue a página.
error-request-wrong-origin = O servidor não aceita isto vindo de outro site.
error-request-too-large = Isto é grande demais para enviar.
error-request-not-json = Este arquivo não é um registro de partida.
error-request-too-fast = { $seconds ->
    [1] Que rapidez! Tente de novo em um segundo.
   *[other] Que rapidez! Tente de novo em { $seconds } segundos.
}
error-server-failed = Algo deu errado no servidor. Nada mudou: tente de novo.
error-server-storage-failed = O servidor não conseguiu gravar isto, então não vale. Tente de novo daqui a pouco.
error-server-shutting-down = O servidor está sendo atualizado. Tudo fica guardado: a conexão volta sozinha.

error-setup-unknown-mode = Existem Classic e Expert, nada mais.
error-setup-wrong-players = Jogam dois, três ou quatro.
error-setup-wrong-first-player = O primeiro jogador não tem lugar nesta mesa.
error-setup-wrong-playgrounds = Parquinhos são usados ou não.
error-setup-wrong-seat = Esta mesa não tem esse lugar.
error-setup-wrong-number = Este número deve ser de { $least } a { $most }.
error-setup-impossible-state = Nenhuma partida chega a esta posição.
error-deal-not-expected = Nenhuma rodada nova é esperada agora.
error-deal-not-a-deal = Estas peças não poderiam ser distribuídas.
error-deal-wrong-tiles = A rodada { $round } não é distribuída com estas peças.

error-move-deal-expected = A rodada { $round } ainda não foi distribuída.
error-move-game-over = A partida acabou.
error-move-architect-not-available = O arquiteto { $architect } já foi usado.
error-move-spot-taken = A vaga { $spot } está ocupada pelo arquiteto { $architect } de { $player }.
error-move-spot-faces-urbanist = A vaga { $spot } dá para o urbanista, que está em { $urbanist }.
error-move-must-place-or-discard = O arquiteto { $architect } em { $spot } pega uma peça ({ $face }): escolha onde ela fica ou descarte-a.
error-move-nothing-to-place = O arquiteto { $architect } em { $spot } não alcança nenhuma peça, então nada é colocado.
error-move-no-such-square = Não existe o espaço { $square } nesta cidade: os espaços vão de { $first } a { $last }.
error-move-square-not-allowed = O arquiteto { $architect } não pode construir em { $square }. Permitidos: { $allowed }.
error-move-square-occupied = { $square } está ocupado ({ $building }), e esta peça ({ $face }) não pode ser empilhada.
error-move-other-kind = Esta peça ({ $face }) não pode ficar em { $square }: ali há outro tipo de construção ({ $building }).
error-move-stack-full = A construção em { $square } já tem { $floors } andares. Mais alto não pode.

error-allocation-malformed = Habitantes e energia não podem ser distribuídos assim.
error-allocation-wrong-count = Cada cidade precisa ter habitantes e energia distribuídos.
error-allocation-no-building = Nada pode ser posto em { $square }: não há construção ali.
error-allocation-wrong-cost = A construção em { $square } ({ $building }) não recebe essa quantidade.
error-allocation-not-enough = Isto usa { $used }, mas a cidade só tem { $available }.
error-allocation-wrong-resource = Isto deve ser um número inteiro a partir de 0.

error-notation-not-text = Isto se escreve como texto.
error-notation-move = Isto não é uma jogada. Uma jogada é assim: 3W4:b2.
error-notation-unknown-face = Não existe a peça { $found }.
error-notation-face-not-in-mode = Esta peça ({ $face }) é do outro modo.
error-notation-wrong-rows = Deveria haver { $expected } linhas, não { $found }.
error-notation-wrong-columns = A linha { $row } deveria ter { $expected } espaços, não { $found }.
error-notation-wrong-stack = A construção em { $where } não pode ser feita assim.
error-notation-too-long = Este texto é longo demais para ser lido.

error-record-not-json = Este arquivo não é um registro de partida.
error-record-wrong-field = Não dá para ler este registro: há algo errado em “{ $field }”.
error-record-wrong-site = Este registro não pode estar certo: a rodada { $round } traz peças erradas.
error-record-wrong-move = Este registro não pode estar certo: a jogada { $number } ({ $move }) não é possível.
error-record-missing-site = Este registro está incompleto: faltam as peças da rodada { $round }.
error-record-unplayed-site = Este registro não pode estar certo: a rodada { $round } é distribuída antes do fim da rodada { $before }.
error-record-wrong-result = O resultado deste registro não é aquele a que as jogadas levam.
error-record-no-such-ply = Esta partida não tem essa posição: ela tem de 0 a { $last }.
