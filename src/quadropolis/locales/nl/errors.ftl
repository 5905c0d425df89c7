### Quadropolis in Dutch (Nederlands): refusals that players meet.

error-unknown = Er ging iets mis, maar je spel is bewaard. Probeer het zo nog eens.
error-player = speler { $number }
error-page-unreachable = De server is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
error-page-no-device-game = Deze partij staat niet op dit apparaat.
error-page-device-game-damaged = Wat de browser van deze partij heeft bewaard, is beschadigd.
error-page-not-a-record = Dit bestand is geen verslag van een partij.
error-page-kernel-missing = Borden en punten hebben WebAssembly nodig, en dat ontbreekt in deze browser of is geblokkeerd. Spelregels, lijsten met partijen en uitslagen werken wel.

error-person-unknown = We kennen je nog niet: kies eerst een naam.
error-person-wrong-name =
    { $reason ->
        [long] Een naam heeft hoogstens { $most } tekens.
        [hidden] Teken { $place } van deze naam is niet te zien ({ $sign }). Laat het weg.
        [marks] Op ‘{ $sign }’ staan te veel accenten: hoogstens { $most }.
       *[empty] Een naam heeft ten minste één letter, cijfer of symbool nodig.
    }
error-person-wrong-recovery = Deze code is onbekend of al gebruikt.
error-person-banned = Je bent verbannen van deze server. Denk je dat dat een vergissing is, vraag het dan aan wie hem beheert.
error-push-wrong-subscription = { $reason ->
    [service] Deze server kent de meldingendienst van je browser niet en kan je daar dus geen meldingen sturen.
   *[other] De meldingen van je browser konden niet worden ingesteld: wat hij stuurde, is onbruikbaar ({ $reason }).
}
error-push-unknown = Deze browser krijgt geen meldingen.
error-push-too-many = { $most ->
    [one] Je krijgt al in één browser meldingen. Zet ze daar eerst uit.
   *[other] Je krijgt al in { $most } browsers meldingen. Zet ze eerst in een daarvan uit.
}

error-table-unknown = Er is geen tafel { $table }.
error-table-wrong-setting = Deze instelling is aan een tafel niet toegestaan.
error-table-no-such-seat = Die plaats heeft deze tafel niet.
error-table-seat-taken = Iemand was sneller: deze plaats is bezet.
error-table-seat-kept = Deze plaats is vrijgehouden voor iemand die is uitgenodigd.
error-table-seat-free = Daar zit niemand meer.
error-table-full = Alle { $seats } plaatsen van deze tafel zijn bezet.
error-table-seated-already = Je zit al aan deze tafel.
error-table-seats-free = { $free ->
    [one] Er is nog één plaats vrij: vraag iemand mee te doen, of zet er een bot neer.
   *[other] Er zijn nog { $free } plaatsen vrij: vraag iemand mee te doen, of zet er bots neer.
}
error-table-shared-already = Jouw bijdrage aan het schudden is er al, of deze tafel neemt er geen aan.
error-table-not-open = Het spel is al begonnen.
error-table-not-playing = Dit kan alleen tijdens het spel.
error-table-not-over = Dit kan alleen na het spel.
error-table-not-host = Alleen de host van de tafel mag dit doen.
error-table-not-your-seat = Dit is niet jouw plaats.
error-table-not-seated = Alleen wie aan deze tafel speelt, mag dit doen.
error-table-not-your-turn = Nog niet: { $current } is aan de beurt.
error-table-old-position = Het spel is al verder. Kijk nog eens, en kies dan.
error-table-still-awake = { $seconds ->
    [one] Even geduld: er is nog één seconde bedenktijd.
   *[other] Even geduld: er zijn nog { $seconds } seconden bedenktijd.
}
error-table-may-not-end = Het spel gaat door: niemands tijd is om en niemand is weggegaan.
error-table-not-away = Er speelt geen bot in jouw plaats.
error-table-not-allocating = Dit is niet het moment om inwoners en energie te verdelen.
error-table-confirmed = Deze stad is al bevestigd.
error-table-bot-not-offered = Deze bot speelt hier niet.
error-table-bot-not-agreed = Deze plaats krijgt de bot van het niveau dat aan deze tafel is afgesproken, en geen andere.
error-table-no-stand-ins = Aan deze tafel mag je geen bot in jouw plaats laten spelen.
error-table-no-hints = Aan deze tafel zijn er geen hints.
error-table-rematched = Er staat al een nieuwe tafel klaar.
error-table-too-many = { $most ->
    [one] Je hebt één onvoltooide partij. Maak die eerst af of stap eruit.
   *[other] Je hebt { $most } onvoltooide partijen. Maak er eerst een af of verlaat er een.
}
error-table-too-many-bot-tables = { $of ->
    [person] { $most ->
        [one] Je hebt al één tafel waaraan alleen bots spelen, en dat is genoeg: beëindig die eerst.
       *[other] Je hebt al { $most } tafels waaraan alleen bots spelen, en dat is genoeg: beëindig er eerst een.
    }
    [address] { $most ->
        [one] Vanaf jouw adres is er één tafel waaraan alleen bots spelen, en dat is genoeg: beëindig die eerst.
       *[other] Vanaf jouw adres zijn er { $most } tafels waaraan alleen bots spelen, en dat is genoeg: beëindig er eerst een.
    }
   *[server] { $most ->
        [one] Er spelen al bots onder elkaar aan één tafel. Probeer het later opnieuw.
       *[other] Er spelen al bots onder elkaar aan { $most } tafels. Probeer het later opnieuw.
    }
}
error-table-too-many-imports = { $most ->
    [one] Je bewaart één partij die elders is gespeeld; er is geen plaats voor meer.
   *[other] Je bewaart { $most } partijen die elders zijn gespeeld; er is geen plaats voor meer.
}
error-table-too-many-events = Er is aan deze tafel vóór het spel zo veel gebeurd dat het tijd is om te beginnen. Begin, of open een andere tafel.
error-table-too-many-changes = Je hebt in deze partij zo veel teruggenomen en veranderd dat het tijd is om door te spelen.
error-table-damaged = Wat van deze tafel is opgeslagen, is niet te lezen; daarom is de tafel apart gezet. Wie deze server beheert, kan het zien.
error-table-import-not-over = Alleen een voltooide partij kan hier worden toegevoegd. Deze is nog niet klaar.

error-undo-nothing = Je hebt geen zet gedaan die je kunt terugnemen.
error-undo-across-deal = Sinds je laatste zet is een nieuwe ronde begonnen of een eindverdeling bevestigd, dus die zet blijft.
error-undo-off = { $policy ->
    [never] Aan deze tafel worden geen zetten teruggenomen.
   *[other] Deze zet blijft: de anderen zouden akkoord moeten gaan, en er is niemand die dat kan doen.
}
error-undo-not-asked = Niemand vraagt meer of een zet mag worden teruggenomen.
error-undo-answered = Je bent al akkoord gegaan.
error-phrase-too-soon = Eén zin tegelijk: de volgende over { $seconds } s.

error-request-wrong-message = Deze pagina is verouderd; laad hem opnieuw. ({ $where }: { $reason })
error-request-not-found = Op dit adres is niets te vinden.
error-request-wrong-method = Deze pagina is verouderd; laad hem opnieuw. ({ $method } kan hier niet.)
error-request-wrong-origin = De server neemt dit niet aan van een andere site.
error-request-too-large = Dit is te groot om te versturen.
error-request-too-many-sockets = { $of ->
    [person] { $most ->
        [one] Je hebt al een tafel open. Sluit eerst die pagina.
       *[other] Je hebt al { $most } tafels open. Sluit eerst een van die pagina’s.
    }
   *[address] { $most ->
        [one] Jouw adres is al verbonden. Sluit eerst de andere pagina.
       *[other] Jouw adres is al { $most } keer verbonden. Sluit eerst een andere pagina.
    }
}
error-request-not-http = De server begreep niet wat er werd gestuurd: het was geen verzoek.
error-request-not-json = Wat hier wordt gestuurd, moet JSON zijn (application/json).
error-request-too-fast = { $seconds ->
    [one] Dat ging snel! Probeer het over een seconde weer.
   *[other] Dat ging snel! Probeer het over { $seconds } seconden weer.
}
error-server-failed = Er ging iets mis op de server. Er is niets veranderd: probeer het opnieuw.
error-server-storage-failed = De server kon dit niet opslaan, dus het telt niet. Probeer het zo nog eens.
error-server-storage-slow = De database van de server antwoordt niet, dus het is nog niet bekend of dit telt. Kijk eerst naar de tafel voordat je het nog eens probeert.
error-server-shutting-down = De server wordt bijgewerkt. Alles blijft bewaard, en de pagina maakt vanzelf weer verbinding.

error-setup-unknown-mode = Er is geen variant { $mode }; de varianten zijn classic en expert.
error-setup-wrong-players = { $players } is geen mogelijk aantal spelers: je speelt met twee, drie of vier.
error-setup-wrong-first-player = De startspeler ({ $first_player }) zit niet aan deze tafel: de plaatsen gaan van 0 tot en met { $last }.
error-setup-wrong-playgrounds = Speeltuinen doen mee of niet: verwacht wordt true of false, niet { $playgrounds }.
error-setup-wrong-seat = Deze tafel heeft geen plaats { $seat }: de plaatsen gaan van 0 tot en met { $last }.
error-setup-wrong-number = { $what } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $found }.
error-setup-impossible-state = Geen enkele partij kan tot deze stelling leiden: { $reason ->
    [contradiction] ‘{ $detail }’ past niet bij de rest.
   *[refused] { $detail }.
}
error-deal-not-expected = Er begint nu geen nieuwe ronde: { $phase ->
    [over] het spel is afgelopen.
   *[move] deze is nog bezig.
}
error-deal-not-a-deal = { $found } is geen ligging van de tegels: loot er een, of schrijf er een met Deal.of of parse_deal.
error-deal-wrong-tiles = Ronde { $round } wordt niet met deze tegels gespeeld. Te weinig: { $missing ->
        [0] –
       *[other] { $missing }
    }. Te veel: { $surplus ->
        [0] –
       *[other] { $surplus }
    }.

error-move-deal-expected = De tegels van ronde { $round } liggen er nog niet.
error-move-game-over = Het spel is afgelopen.
error-move-architect-not-available = Architect { $architect } is niet beschikbaar voor { $player }. Nog over: { $left }.
error-move-spot-taken = Plek { $spot } is bezet door architect { $architect } van { $player }.
error-move-spot-faces-urbanist = Plek { $spot } kijkt uit op de bouwmeester, die op { $urbanist } staat.
error-move-must-place-or-discard = Architect { $architect } op { $spot } pakt een tegel ({ LOWER($face) }): kies waar die komt, of leg hem af.
error-move-nothing-to-place = Architect { $architect } op { $spot } bereikt geen tegel, dus wordt er niets geplaatst.
error-move-no-such-square = Er is geen vak { $square } in deze stad: de vakken gaan van { $first } tot en met { $last }.
error-move-square-not-allowed = { $allowed ->
    [0] Architect { $architect } mag niet op { $square } bouwen en ook nergens anders: de tegel kan alleen worden afgelegd.
   *[other] Architect { $architect } mag niet op { $square } bouwen. Toegestaan: { $allowed }.
}
error-move-square-occupied = { $square } is bezet ({ LOWER($building) }), en deze tegel ({ LOWER($face) }) kan er niet bovenop.
error-move-other-kind = Deze tegel ({ LOWER($face) }) kan niet op { $square }: daar staat een ander soort gebouw ({ LOWER($building) }).
error-move-stack-full = Het gebouw op { $square } heeft al { $floors } etages. Hoger mag niet.

error-allocation-malformed = { $part ->
    [allocations] Verdelingen zijn een lijst met één voor elke speler, niet { $found }.
    [square] { $found } is geen vak: de vakken gaan van { $first } tot en met { $last }.
    [entry] Wat er op { $square } ligt, staat in een object met inhabitants en energy, niet in { $found }.
    [resource] Op { $square } kunnen inhabitants en energy liggen, maar niet { $found }.
    [inhabitants] De inwoners op { $square } moeten een geheel getal vanaf 0 zijn, niet { $found }.
    [energy] De energie op { $square } moet een geheel getal vanaf 0 zijn, niet { $found }.
   *[allocation] Een verdeling is een object van vakken, niet { $found }.
}
error-allocation-wrong-count = In elke stad moeten inwoners en energie worden verdeeld: { $players } spelers, maar verdelingen voor { $found }.
error-allocation-no-building = Op { $square } kan niets komen: daar staat geen gebouw.
error-allocation-wrong-cost = { $expected ->
    [shop] Het gebouw op { $square } ({ LOWER($building) }) krijgt 1 energie en dan 0 tot en met { $most } klanten, of helemaal niets, niet: inwoners { $inhabitants }, energie { $energy }.
    [park] Het gebouw op { $square } ({ LOWER($building) }) krijgt hoogstens 1 energie, niet: inwoners { $inhabitants }, energie { $energy }.
    [free] Het gebouw op { $square } ({ LOWER($building) }) krijgt niets, niet: inwoners { $inhabitants }, energie { $energy }.
   *[cost] Het gebouw op { $square } ({ LOWER($building) }) krijgt precies dit of helemaal niets: inwoners { $needed_inhabitants }, energie { $needed_energy }; niet: inwoners { $inhabitants }, energie { $energy }.
}
error-allocation-not-enough = { $resource ->
    [energy] Dit gebruikt { $used } energie, maar de stad heeft maar { $available } energie.
   *[inhabitants] Gebruikte inwoners: { $used }, maar de stad heeft er maar { $available }.
}
error-allocation-wrong-resource = { $resource ->
    [energy] De energie moet een geheel getal vanaf 0 zijn, niet { $found }.
   *[inhabitants] De inwoners moeten een geheel getal vanaf 0 zijn, niet { $found }.
}

error-notation-not-text = { $what ->
    [move] Een zet wordt als tekst geschreven, niet als { $found }.
    [city] Een stad wordt als tekst geschreven, niet als { $found }.
    [site] Een bouwwerf wordt als tekst geschreven, niet als { $found }.
    [deal] Een ligging van de tegels wordt als tekst geschreven, niet als { $found }.
    [position] Een stelling wordt als tekst geschreven, niet als { $found }.
   *[other] Dit wordt als tekst geschreven, niet als { $found }.
}
error-notation-move = { $found } is geen zet zoals 3W4:c3. { $part ->
    [architect] Hij begint met de architect: 1 tot en met 5.
    [side] Na de architect komt de kant: N, E, S of W.
    [line] Na de kant komt het nummer van de plek aan die kant: 1 tot en met 5.
   *[target] Na de plek komt een vak zoals :c3, :- om af te leggen, of niets.
}
error-notation-unknown-face = Er is geen tegel { $found } (op { $where }). De tegels zijn { $faces }.
error-notation-face-not-in-mode = De tegel op { $where } ({ LOWER($face) }) hoort niet bij { $mode ->
    [classic] Klassiek.
   *[expert] Expert.
}
error-notation-wrong-rows = Er moeten { $expected } rijen zijn, gescheiden door /, geen { $found }.
error-notation-wrong-columns = { $row ->
    [none] Er moeten { $expected } vakken zijn, geen { $found }.
   *[other] Rij { $row } moet { $expected } vakken hebben, geen { $found }.
}
error-notation-wrong-stack = Het gebouw op { $where } kan zo niet worden gebouwd: { $reason ->
    [mixed] de etages zijn van verschillende soorten.
    [single] deze soort heeft maar één etage.
   *[high] het heeft { $floors } etages, en { $most } is het maximum.
}
error-notation-too-long = Deze tekst is te lang: hij heeft { $found } tekens, en er worden er hoogstens { $most } gelezen.

error-position-wrong-field-count = { $found ->
    [1] De stelling heeft maar één veld; met { $players } spelers zijn het er { $expected }, gescheiden door |.
   *[other] De stelling heeft { $found } velden, gescheiden door |; met { $players } spelers zijn het er { $expected }.
}
error-position-wrong-field = Veld { $number } van de stelling is { $found }. Zo schrijf je het: { $like }
error-position-out-of-range = De stelling geeft voor ‘{ $field }’ { $found }; hier moet dat een getal van { $least } tot en met { $most } zijn.
error-position-wrong-city = Stad { $city } van de stelling is niet te lezen. { $reason }
error-position-spot-twice = Er liggen twee architecten op plek { $spot }; er is ruimte voor één.
error-position-same-architect = Architect { $architect } ligt op { $spots }; meer dan { $most } kan niet.
error-position-wrong-share = Architecten van speler { $who } op plekken: { $found }. Met { $lying } op plekken en speler { $first } als eerste moet dat { $expected } zijn.
error-position-wrong-turn = Architecten op plekken: { $lying }. Dus is het ‘{ $field } { $expected }’, niet ‘{ $field } { $found }’.
error-position-wrong-architects-left = De overgebleven architecten zijn { $found }; met die op plekken moeten het { $expected } zijn.
error-position-wrong-urbanist = De plaats van de bouwmeester is { $found }; na de laatste zet is die { $expected }.
error-position-not-cleared = Tussen twee rondes hoort er ‘{ $field } { $expected }’ te staan, niet ‘{ $field } { $found }’.
error-position-wrong-face-down = Gedekte tegels op de bouwwerf: { $found }. In ronde { $round } zijn het er { $expected }.
error-position-not-of-this-round = Op de bouwwerf liggen tegels die ronde { $round } niet heeft, of niet zo vaak: { $surplus }.
error-position-nobody-took = Vak { $square } van de bouwwerf is leeg, maar geen architect op een plek bereikt het.
error-position-still-there = Op vak { $square } van de bouwwerf ligt een tegel ({ LOWER($face) }), maar architect { $architect } op { $spot } heeft die gepakt.
error-position-wrong-mayor = Speler { $found } kan de burgemeester niet hebben; wie wel: { $expected }.
error-position-too-many-built = Tegels in stad { $city }: { $found }. Zetten van die speler: niet meer dan { $most }.
error-position-never-taken = In de steden liggen tegels die niemand gepakt kan hebben, of niet zo vaak: { $surplus }.

error-record-not-json = Dit is geen partijverslag: { $reason ->
    [not_text] het moet tekst zijn, niet { $detail }.
    [not_object] het moet een JSON-object zijn, niet { $detail }.
    [depth] het is te diep genest.
    [number] { $detail } is geen getal in JSON.
   *[syntax] { $detail }.
}
error-record-wrong-field = { $found ->
    [none] Dit verslag is niet te lezen: ‘{ $field }’ ontbreekt.
   *[other] Dit verslag is niet te lezen: ‘{ $field }’ kan niet { $found } zijn.
} { $expected ->
    [value] Het moet { $allowed } zijn.
    [names] Verwacht worden twee tot vier namen van 1 tot en met { $most } afdrukbare tekens.
    [player] Verwacht wordt een speler van 0 tot en met { $most }.
    [sites] Verwacht worden hoogstens { $most } lijsten van 25 tegels.
    [moves] Verwacht wordt een lijst van hoogstens { $most } zetten.
    [result] Verwacht wordt een object met scores en winners.
   *[allocations] Verwacht wordt één verdeling voor elke speler.
}
error-record-wrong-setup = Dit verslag is niet te lezen: zo begint geen enkel spel. { $reason }
error-record-wrong-allocations = Dit verslag kan niet kloppen: zo kunnen inwoners en energie niet worden verdeeld. { $reason }
error-record-wrong-site = Dit verslag kan niet kloppen: ronde { $round } heeft verkeerde tegels. { $reason }
error-record-wrong-move = Dit verslag kan niet kloppen: zet { $number } ({ $move }) is niet mogelijk. { $reason }
error-record-missing-site = Dit verslag is niet compleet: de tegels van ronde { $round } ontbreken vóór zet { $number } ({ $move }).
error-record-unplayed-site = Dit verslag kan niet kloppen: ronde { $round } begint voordat ronde { $before } klaar is.
error-record-wrong-result = { $expected ->
    [none] Dit verslag noemt een uitslag ({ $found }), maar de zetten beëindigen het spel niet.
   *[other] De uitslag in dit verslag ({ $found }) is niet die waar de zetten toe leiden ({ $expected }).
}
error-record-no-such-ply = Er is geen stelling { $ply } in deze partij: de stellingen gaan van 0 tot en met { $last }.
