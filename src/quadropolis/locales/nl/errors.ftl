### Quadropolis in Dutch (Nederlands): refusals that players meet.

error-unknown = Er ging iets mis, maar je spel is bewaard. Probeer het zo nog eens.
error-player = speler { $number }
error-page-unreachable = De server is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw.

error-person-unknown = We kennen je nog niet: kies eerst een naam.
error-person-wrong-name = Een naam heeft 1 tot { $most } zichtbare tekens.
error-person-wrong-recovery = Deze code is onbekend of al gebruikt.

error-table-unknown = Er is geen tafel { $table }.
error-table-wrong-setting = Deze instelling kan niet aan een tafel.
error-table-no-such-seat = Die plaats heeft deze tafel niet.
error-table-seat-taken = Iemand was sneller: deze plaats is bezet.
error-table-seat-free = Daar zit niemand meer.
error-table-full = Alle { $seats } plaatsen van deze tafel zijn bezet.
error-table-seated-already = Je zit al aan deze tafel.
error-table-seats-free = { $free ->
    [one] Er is nog één plaats vrij: vraag iemand mee te doen, of zet er een bot.
   *[other] Er zijn nog { $free } plaatsen vrij: vraag iemand mee te doen, of zet er bots.
}
error-table-not-open = Het spel is al begonnen.
error-table-not-playing = Dit kan alleen tijdens het spel.
error-table-not-over = Dit kan alleen na het spel.
error-table-not-host = Alleen de host van de tafel mag dit doen.
error-table-not-your-seat = Dit is niet jouw plaats.
error-table-not-seated = Alleen wie aan deze tafel speelt mag dit doen.
error-table-not-your-turn = Nog niet: { $current } is aan de beurt.
error-table-old-position = Het spel is al verder. Kijk nog eens, en kies dan.
error-table-still-awake = { $seconds ->
    [one] Even geduld: er is nog één seconde bedenktijd.
   *[other] Even geduld: er zijn nog { $seconds } seconden bedenktijd.
}
error-table-may-not-end = Het spel gaat door: niemands tijd is om en niemand is weggegaan.
error-table-not-away = Er speelt geen bot in jouw plaats.
error-table-not-allocating = Het is nog geen tijd om inwoners en energie te verdelen.
error-table-confirmed = Deze stad is al bevestigd.
error-table-bot-not-offered = Deze bot speelt hier niet.
error-table-too-many = Je hebt { $most } onvoltooide partijen. Maak er eerst een af of stap ergens uit.
error-table-import-not-over = Alleen een afgelopen partij kan hier worden bewaard. Deze is nog niet klaar.

error-undo-nothing = Je hebt geen zet gedaan die je kunt terugnemen.
error-undo-across-deal = Sinds je laatste zet is een nieuwe ronde begonnen, dus die zet blijft.
error-undo-off = Aan deze tafel worden geen zetten teruggenomen.
error-undo-not-asked = Niemand vraagt meer om een zet terug te nemen.
error-undo-answered = Je bent al akkoord gegaan.

error-request-wrong-message = De server begreep deze pagina niet. Laad de pagina opnieuw.
error-request-not-found = Op dit adres is niets te vinden.
error-request-wrong-method = De server begreep deze pagina niet. Laad de pagina opnieuw.
error-request-wrong-origin = De server neemt dit niet aan van een andere site.
error-request-too-large = Dit is te groot om te versturen.
error-request-not-json = Dit bestand is geen partijverslag.
error-request-too-fast = { $seconds ->
    [one] Dat ging snel! Probeer het over een seconde weer.
   *[other] Dat ging snel! Probeer het over { $seconds } seconden weer.
}
error-server-failed = Er ging iets mis op de server. Er is niets veranderd: probeer het opnieuw.
error-server-storage-failed = De server kon dit niet opslaan, dus het telt niet. Probeer het zo nog eens.
error-server-shutting-down = De server wordt bijgewerkt. Alles blijft bewaard: we komen vanzelf terug.

error-setup-unknown-mode = Er zijn Klassiek en Expert, verder niets.
error-setup-wrong-players = Je speelt met twee, drie of vier.
error-setup-wrong-first-player = De startspeler zit niet aan deze tafel.
error-setup-wrong-playgrounds = Speeltuinen doen mee of niet.
error-setup-wrong-seat = Die plaats heeft deze tafel niet.
error-setup-wrong-number = Dit getal moet van { $least } tot { $most } zijn.
error-setup-impossible-state = Geen enkel spel kan tot deze stelling komen.
error-deal-not-expected = Er begint nu geen nieuwe ronde.
error-deal-not-a-deal = Dit zijn geen tegels voor een ronde.
error-deal-wrong-tiles = Ronde { $round } wordt niet met deze tegels gespeeld.

error-move-deal-expected = De tegels van ronde { $round } liggen er nog niet.
error-move-game-over = Het spel is afgelopen.
error-move-architect-not-available = Architect { $architect } is al gebruikt.
error-move-spot-taken = Plek { $spot } is bezet door architect { $architect } van { $player }.
error-move-spot-faces-urbanist = Plek { $spot } kijkt uit op de bouwmeester, die op { $urbanist } staat.
error-move-must-place-or-discard = Architect { $architect } op { $spot } pakt een tegel ({ $face }): kies waar die komt, of leg hem af.
error-move-nothing-to-place = Architect { $architect } op { $spot } bereikt geen tegel, dus wordt er niets geplaatst.
error-move-no-such-square = Er is geen vak { $square } in deze stad: de vakken gaan van { $first } tot { $last }.
error-move-square-not-allowed = Architect { $architect } mag niet op { $square } bouwen. Toegestaan: { $allowed }.
error-move-square-occupied = { $square } is bezet ({ $building }), en deze tegel ({ $face }) kan er niet bovenop.
error-move-other-kind = Deze tegel ({ $face }) kan niet op { $square }: daar staat een ander soort gebouw ({ $building }).
error-move-stack-full = Het gebouw op { $square } heeft al { $floors } etages. Hoger mag niet.

error-allocation-malformed = Zo kun je inwoners en energie niet verdelen.
error-allocation-wrong-count = In elke stad moeten inwoners en energie worden verdeeld.
error-allocation-no-building = Op { $square } kan niets komen: daar staat geen gebouw.
error-allocation-wrong-cost = Het gebouw op { $square } ({ $building }) neemt er niet zoveel.
error-allocation-not-enough = Dit gebruikt er { $used }, maar de stad heeft er maar { $available }.
error-allocation-wrong-resource = Dit moet een heel getal vanaf 0 zijn.

error-notation-not-text = Dit moet als tekst worden geschreven.
error-notation-move = Dit is geen zet. Een zet ziet eruit als 3W4:b2.
error-notation-unknown-face = Er is geen tegel { $found }.
error-notation-face-not-in-mode = Deze tegel ({ $face }) hoort bij de andere variant.
error-notation-wrong-rows = Er moeten { $expected } rijen zijn, geen { $found }.
error-notation-wrong-columns = Rij { $row } moet { $expected } vakken hebben, geen { $found }.
error-notation-wrong-stack = Het gebouw op { $where } kan zo niet worden gebouwd.
error-notation-too-long = Deze tekst is te lang om te lezen.

error-record-not-json = Dit bestand is geen partijverslag.
error-record-wrong-field = Dit verslag is niet te lezen: er klopt iets niet bij ‘{ $field }’.
error-record-wrong-site = Dit verslag kan niet kloppen: ronde { $round } heeft verkeerde tegels.
error-record-wrong-move = Dit verslag kan niet kloppen: zet { $number } ({ $move }) is niet mogelijk.
error-record-missing-site = Dit verslag is niet compleet: de tegels van ronde { $round } ontbreken.
error-record-unplayed-site = Dit verslag kan niet kloppen: ronde { $round } begint voordat ronde { $before } klaar is.
error-record-wrong-result = De uitslag in dit verslag is niet die waar de zetten toe leiden.
error-record-no-such-ply = Zo’n stelling heeft dit spel niet: het heeft er 0 tot { $last }.
