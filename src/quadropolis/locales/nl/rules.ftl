### Quadropolis in Dutch (Nederlands): the rules, on the page and as a plain page.

rules-title = Spelregels
rules-lead = Het hele spel in onze eigen woorden: beide varianten, elk gebouw, elke puntentabel.
rules-contents = Inhoud
rules-search = Zoek in de regels
rules-search-found = { $count ->
    [0] Niets gevonden. Probeer een korter woord.
    [one] Gevonden in { $count } deel.
   *[other] Gevonden in { $count } delen.
  }
rules-print = Afdrukken
rules-without-script = Eenvoudige versie zonder scripts
rules-with-pictures = Versie met plaatjes
rules-link-here = Link naar dit deel: { $title }
rules-see-helper = Alle tabellen op één pagina
rules-ruling = Onze keuze:
rules-example = Voorbeeld
rules-example-name = Anna
rules-unofficial = Een onofficieel project van fans. Woorden en tekeningen zijn van onszelf; het boekje in je doos heeft het laatste woord.

rules-group-playing = Spelen
rules-group-scoring = Punten tellen
rules-group-more = Meer

rules-goal = Het spel in een minuut
rules-goal-build = Twee tot vier spelers bouwen elk een stad. In het midden ligt de bouwwerf: vijf rijen van vijf vakken, vol gebouwentegels.
rules-goal-architect = In je beurt leg je een van je architecten aan de rand van de bouwwerf. Zijn nummer zegt hoe ver hij reikt, en de tegel die hij bereikt, is van jou. Hetzelfde nummer zegt ook waar de tegel in je stad mag liggen.
rules-goal-urbanist = De bouwmeester volgt: hij stapt naar het vak dat je bereikte en blokkeert die rij en die kolom voor de volgende speler.
rules-goal-resources = Gebouwen leveren inwoners en energie op, en de meeste hebben inwoners of energie nodig om mee te tellen. Werkloze inwoners en ongebruikte energie kosten punten. Wie aan het eind de meeste punten heeft, wint.

rules-table = Wat er op tafel ligt
rules-table-site = Een bouwwerf met 5 × 5 vakken en 20 plekken eromheen, vijf aan elke kant.
rules-table-city = Een spelbord voor elke speler, zijn stad: 4 × 4 vakken in Klassiek, 5 kolommen en 4 rijen in Expert.
rules-table-architects = Architecten: in Klassiek heeft iedereen een eigen 1, 2, 3 en 4. In Expert liggen alle architecten in een gezamenlijke voorraad.
rules-table-urbanist = De bouwmeester, die over de bouwwerf loopt en in de weg staat.
rules-table-mayor = De burgemeester, in handen van wie de volgende ronde begint.
rules-table-tiles = 142 gebouwentegels, elk voor één ronde, en 5 speeltuinen, de mini-uitbreiding.
rules-table-supply = Inwoners en energie-eenheden.
rules-table-supply-ruling = Inwoners en energie-eenheden raken nooit op. (In de doos zitten er 65 en 50.)

rules-round = Een ronde
rules-round-length = Klassiek heeft vier rondes, Expert vijf. In elke ronde heeft iedereen vier beurten.
rules-round-deal = De 25 tegels van de ronde worden geschud en op de bouwwerf gelegd. Tegels met een teken voor meer spelers dan er meedoen, liggen gedekt: met 4 spelers liggen er 25 tegels open, met 3 spelers 20, met 2 spelers 16.
rules-round-face-down-ruling = Een gedekte tegel doet niet mee en zijn vak telt als leeg: een architect mag het bereiken maar pakt niets, en de bouwmeester gaat er wel heen.
rules-round-order = Wie de burgemeester heeft, begint; daarna gaat het met de klok mee. Deze volgorde geldt de hele ronde, ook als de burgemeester intussen van eigenaar wisselt.
rules-round-first-ruling = In de eerste ronde wordt de startspeler geloot; die krijgt de burgemeester. Sommige uitgaven laten de spelers kiezen.
rules-round-mayor = In elke ronde, de laatste uitgezonderd, staat op één flatgebouw behalve 1 inwoner ook de burgemeester. Wie dat plaatst, krijgt de burgemeester en begint de volgende ronde. Doet niemand dat, dan blijft de startspeler dezelfde.
rules-round-mayor-ruling = Sommige uitgaven spreken van een burgemeester in elke ronde. De laatste ronde heeft er geen: er volgt geen ronde meer die iemand kan beginnen.
rules-round-end = Na vier beurten per speler wordt opgeruimd wat er nog op de bouwwerf ligt, komen de architecten thuis en verlaat de bouwmeester de bouwwerf tot de eerste zet van de volgende ronde.

rules-turn = Een beurt, stap voor stap
rules-turn-take = Pak een tegel. Leg een architect op een vrije plek. Architect 1 pakt de tegel op het eerste vak vóór zich, architect 2 die op het tweede, enzovoort. Je moet een architect spelen, ook als het vak dat hij bereikt, leeg is.
rules-turn-urbanist = De bouwmeester gaat naar dat vak, ook als er niets te pakken was.
rules-turn-place = Leg de tegel in je stad waar het nummer van de architect dat toelaat, of leg hem af.
rules-turn-receive = Je krijgt alles wat de geplaatste tegel toont: inwoners, energie en, als die erop staat, de burgemeester, waarmee je de startspeler van de volgende ronde wordt. Punten die op een tegel staan, tellen aan het eind, en alleen als dat gebouw is geactiveerd.
rules-turn-reach = Architect { $architect } ligt links van rij 4. Hij pakt de tegel op het derde vak, geteld vanaf zijn kant.
rules-turn-blocked = Nu staat de bouwmeester daar. De volgende speler mag de uiteinden van de rij en de kolom van de bouwmeester niet gebruiken, en ook geen plek waar al een architect ligt.
rules-turn-urbanist-ruling = Niet elke uitgave zegt wat de bouwmeester doet als het vak leeg is. Hier gaat hij altijd naar het vak dat werd bereikt.
rules-turn-spots-ruling = Het Braziliaanse boekje schrijft op één plaats ‘dezelfde beurt’ waar de andere de ronde bedoelen. Hier blijft een plek bezet tot de ronde voorbij is.
rules-turn-discard-ruling = Een tegel afleggen mag altijd. Hij levert dan niets op, zelfs niet de burgemeester.
rules-turn-never-stuck = Je kunt nooit vastlopen: vóór de laatste beurt van een ronde zijn hoogstens 15 van de 20 plekken bezet, en de bouwmeester blokkeert er hoogstens nog drie.

rules-place = Waar een tegel mag liggen
rules-place-classic = In Klassiek bouwt architect 2 in rij 2 of in kolom 2 van je stad, architect 3 in rij 3 of kolom 3, enzovoort. Het vak moet leeg zijn.
rules-place-classic-shown = Met architect { $architect } mag deze tegel op elk van de gemarkeerde vakken.
rules-place-districts = De districten van Klassiek zijn de vier kwarten van de stad, elk van vier vakken. Ze zijn van belang voor openbare gebouwen.
rules-place-expert = In Expert heeft elk vak een nummer en hoort het bij een district. Architect 4 bouwt op een leeg vak met nummer 4, of op een leeg vak van district 4.
rules-place-expert-shown = Met architect { $architect } mag deze tegel op elk van de gemarkeerde vakken.
rules-mat-district = district { $district }
rules-mat-square = district { $district }, nummer { $number }
rules-mat-expert-shown = Het spelbord van Expert: vijf districten van vier vakken, de vier hoeken en de middelste kolom. De vakken van een district dragen de nummers van de vier andere districten.
rules-place-neighbors = Buren zijn aangrenzend: hun vakken delen een zijde. Vakken die elkaar alleen met een hoek raken, zijn geen buren.

rules-stack = De hoogte in
rules-stack-what = Een flatgebouw mag ook de volgende etage van een flatgebouw in je stad worden; in Expert mag een kantoorgebouw de volgende etage van een kantoorgebouw worden. De andere soorten hebben altijd een leeg vak nodig.
rules-stack-where = De etage mag erbij als het gebouw staat waar de architect mag bouwen, of als de nieuwe etage het nummer van de architect heeft: architect 3 mag overal een derde etage bouwen.
rules-stack-high = Een gebouw heeft hoogstens vier etages, in Expert hoogstens vijf. Hoe hoog het ook is, het is één gebouw: het wordt één keer geactiveerd en telt als één buur.
rules-stack-shown = Architect { $architect } pakt een flatgebouw. Behalve in rij 3 en kolom 3 mag het ook op de twee etages in de hoek, want het zou de derde zijn.
rules-stack-ruling = Plaats of etagenummer: één van de twee is genoeg. Het Nederlandse boekje is hier strenger, en het Russische voor kantoorgebouwen ook; we volgen het Engelse, het Franse en het Braziliaanse.

rules-supply = Inwoners en energie
rules-supply-get = Wat een tegel oplevert, gaat naar je stad zodra de tegel is geplaatst. Je mag inwoners en energie altijd tussen je gebouwen verplaatsen, dus je hoeft nog niet te beslissen waar ze komen: alleen waar ze helemaal aan het eind staan, telt.
rules-supply-activate = Een gebouw dat heeft wat het nodig heeft, is geactiveerd. Alle andere worden vóór het tellen weggehaald: ze leveren geen punten op en tellen nergens als buur.
rules-supply-exact = Een gebouw heeft precies wat het nodig heeft of helemaal niets. Twee uitzonderingen: een geactiveerde winkel ontvangt ook klanten, en op een park mag één energie-eenheid liggen.
rules-supply-choice = Je mag een gebouw met opzet niets geven. Soms is dat meer waard.
rules-supply-always-ruling = Parken, speeltuinen en monumenten zijn altijd actief. Ze kunnen niet worden uitgezet of weggehaald, ook niet als een monument minder dan nul oplevert.
rules-supply-count-for-you = Je hoeft niet te puzzelen: aan het eind van een spel vindt dit programma voor jou de beste verdeling. Doe je het liever zelf, kies dat dan voordat je het spel begint.

rules-tower = Flatgebouwen
rules-tower-how = Een flatgebouw levert punten op, afhankelijk van het aantal etages.
rules-shop = Winkels
rules-shop-how = Hoe meer klanten een winkel trekt, hoe meer punten hij oplevert. Klanten zijn inwoners die er staan als de winkel zijn energie heeft. Er is plaats voor vier, in Expert voor vijf.
rules-public-service = Openbare gebouwen
rules-public-service-how = Tel de districten waarin je er minstens één hebt. Dat telt één keer voor de hele stad. De punten die op elk geactiveerd openbaar gebouw staan, komen erbij.
rules-park = Parken
rules-park-how = Een park levert punten op, afhankelijk van het aantal flatgebouwen ernaast, in Expert flat- en kantoorgebouwen. Een hoog gebouw telt evenveel als een laag.
rules-park-energy = Elk park kan ook één energie-eenheid opnemen die over is.
rules-factory = Fabrieken
rules-factory-how = Een fabriek levert punten op, afhankelijk van wat ernaast staat.
rules-harbor = Havens
rules-harbor-how = Zoek je langste ononderbroken rij havens en je langste ononderbroken kolom havens. Beide tellen, elk één keer. De punten die op elke geactiveerde haven staan, komen erbij.
rules-harbor-ruling = Er tellen twee lijnen, één horizontaal en één verticaal, ook als ze een haven delen. Niet elke uitgave is daar duidelijk over.
rules-office = Kantoorgebouwen (Expert)
rules-office-how = Kantoorgebouwen die naast elkaar staan, rechtstreeks of via andere, vormen een groep. Elk ervan levert punten op, afhankelijk van de grootte van zijn groep en van zijn eigen aantal etages.
rules-office-ruling = Voor een groep van meer dan vijf geldt de rij voor vijf.
rules-office-example-ruling = Het Nederlandse boekje geeft 24 punten in een voorbeeld met 2, 2 en 4 etages, de andere geven 19 voor 2, 2 en 3 etages. Beide volgen uit dezelfde tabel.
rules-monument = Monumenten (Expert)
rules-monument-how = Een monument levert punten op, afhankelijk van wat ernaast staat, en niet alles is een mooi uitzicht. Flatgebouwen, kantoorgebouwen en andere monumenten leveren niets op en kosten niets.
rules-monument-rounds = Met vier spelers hebben de rondes { $monuments_four } elk één monument; met drie spelers de rondes { $monuments_three }; met twee de rondes { $monuments_two }.
rules-leftovers-idle = Elke inwoner die geen gebouw activeert en ook geen klant is, kost één punt.
rules-leftovers-pollution = Elke energie-eenheid die niet wordt gebruikt, kost één punt. Elk park neemt er eerst één op.
rules-city = Een hele stad
rules-city-how = Alles bij elkaar, zoals het scoreblok het zou tonen.

rules-example-tower = Drie etages en één etage, elk flatgebouw met zijn ene energie-eenheid: 6 + 1 = { $tower } punten.
rules-example-shop = Twee winkels en vijf inwoners. Eén winkel vullen is beter dan verdelen: 7 + 1 = { $shop } punten.
rules-example-public_service = Vier openbare gebouwen, maar twee ervan delen een district. Drie districten leveren 9 punten op, en de gedrukte 1 komt erbij: 9 + 1 = { $public_service } punten.
rules-example-park = Het park heeft drie flatgebouwen als buren: { $park } punten. Dat een ervan twee etages heeft, maakt hier niet uit.
rules-example-factory = Een winkel aan de ene kant en een haven aan de andere: 2 + 3 = { $factory } punten voor de fabriek.
rules-example-harbor = De langste rij heeft drie havens, de langste kolom twee, en op een ervan staat een 1: 7 + 3 + 1 = { $harbor } punten.
rules-example-office = Drie kantoorgebouwen die elkaar raken, met twee, twee en drie etages: 5 + 5 + 9 = { $office } punten.
rules-example-monument = Park en winkel leveren het monument 5 + 3 = { $monument } punten op. De fabriek eronder zou er vijf kosten, dus er wordt niemand heen gestuurd en de fabriek verdwijnt vóór het tellen. De inwoner gaat in plaats daarvan winkelen.
rules-example-leftovers = Van de drie energie-eenheden gaat er één naar het flatgebouw en één naar het park; één is er te veel: { $pollution }. De twee inwoners hebben niets te doen: { $idle_inhabitants }.
rules-example-playground = Twee flatgebouwen naast de speeltuin: { $park } punten, net als bij een park. Maar een speeltuin neemt geen energie op, dus kost de derde eenheid een punt: { $pollution }.
rules-example-city = Deze stad is { $total } punten waard. Niemand is werkloos en niets vervuilt.

rules-winner = Wie er wint
rules-winner-points = Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer inwoners op gebouwen heeft; daarna wie minder lege vakken heeft; anders delen de spelers de overwinning.
rules-winner-ruling = Het Nederlandse en het Braziliaanse boekje zeggen alleen ‘de meeste inwoners’. Net als de andere tellen wij de inwoners op gebouwen: wie een gebouw activeert of winkelt. Lege vakken worden geteld nadat de niet-geactiveerde gebouwen zijn weggehaald.
rules-winner-best-ruling = Als het programma de beste verdeling zoekt, houdt het rekening met een gelijke stand: van twee verdelingen met evenveel punten kiest het de verdeling die bij gelijke stand beter is.

rules-expert = Wat Expert verandert
rules-expert-rounds = Vijf rondes in plaats van vier, nog steeds met elk vier beurten, en een stad van 5 kolommen en 4 rijen.
rules-expert-pool = De architecten worden gedeeld. Per speler ligt er één van elk nummer van 1 tot en met 5 in een gezamenlijke voorraad, en iedereen pakt daaruit. Elke ronde blijven er zoveel over als er spelers zijn; daarna is de voorraad weer compleet.
rules-expert-mat = Vijf districten van vier vakken: de vier hoeken en de middelste kolom. Elk vak draagt ook het nummer van een van de andere districten.
rules-expert-kinds = Twee soorten erbij: kantoorgebouwen, die je kunt stapelen, en monumenten. Parken en fabrieken tellen ook de kantoorgebouwen ernaast.
rules-expert-higher = Alles kan tot vijf groeien: etages, klanten, districten met een openbaar gebouw, havens op een rij.
rules-expert-tiles = Sommige tegels zijn maar voor één variant, zodat elke ronde in beide varianten 25 tegels heeft.

rules-playgrounds = Speeltuinen
rules-playgrounds-what = Een mini-uitbreiding voor beide varianten. Vijf parken worden vervangen door speeltuinen, één in elke ronde. In Klassiek zijn het er dus vier.
rules-playgrounds-how = Een speeltuin wordt geplaatst en geteld als een park, maar levert één inwoner op en neemt geen energie op.
rules-box = Wat er in de doos zit
rules-box-playgrounds = Met speeltuinen wordt in elke ronde één park een speeltuin, met hoeveel spelers je ook speelt.

rules-rulings = Onze keuzes
rules-rulings-why = We hebben zes uitgaven vergeleken: Engels, Frans, Frans met de mini-uitbreiding, Nederlands met Frans, Russisch en Braziliaans-Portugees. Ze laten sommige dingen open en spreken elkaar op andere punten tegen. Dit hebben wij besloten; dezelfde opmerkingen staan waar ze van belang zijn.
rules-marks = Waar we niet zeker van zijn
rules-marks-reconstructed = Bekend: de spelerstekens van alle tegels van Klassiek en van de monumenten. Daarmee liggen er in elke ronde van Klassiek 25, 20 of 16 tegels open met 4, 3 of 2 spelers. Afgeleid: de tekens van { $count } tegels die alleen in Expert voorkomen. We kennen er geen lijst van en hebben ze zo gekozen dat dezelfde aantallen in Expert gelden.
rules-marks-copies = Welke van meerdere gelijke tegels maar bij één variant horen, volgt uit de gepubliceerde aantallen, niet uit een lijst. Dat geldt ook voor het flatgebouw met de burgemeester dat alleen bij Expert hoort en voor een fabriek van ronde 4.
rules-marks-mat = De districten en nummers van het Expert-spelbord zijn van foto’s van het echte bord afgelezen.
rules-marks-correct = Heb je het spel en zie je een verschil? Laat het ons weten: een verbetering is één regel in een tabel.

rules-tips = Tips voor een eerste spel
rules-tips-kinds = Alles bouwen lukt niet. Twee of drie soorten goed uitbouwen is beter dan van alles wat.
rules-tips-city = Kies vroeg: een industriestad met havens en fabrieken, daarna winkels en parken, of een woonstad met flatgebouwen, openbare gebouwen en winkels.
rules-tips-balance = Let op de balans: flatgebouwen leveren inwoners en verbruiken energie, fabrieken leveren energie en geven inwoners werk. Bouw ze om en om.
rules-tips-parks = Een park tussen flatgebouwen loont dubbel: door zijn buren en door de energie die het opneemt.
rules-tips-shops = Te veel inwoners? Een winkel maakt van vier inwoners zeven punten.
rules-tips-harbors = Begin vroeg met een lijn havens en houd beide uiteinden vrij.
rules-tips-services = Spreid openbare gebouwen: één in elk district. Een tweede in hetzelfde district is bijna verspild.
rules-tips-look = Kijk aan het begin van een ronde welke tegels je wilt hebben, en vanaf welke plek en met welke architect ze nog te bereiken zijn.
rules-tips-architects = Bewaar een architect voor de hoek die je nog nodig hebt. Het nummer dat de tegel pakt, bepaalt ook waar hij komt te liggen.
rules-tips-room = Houd ruimte over. Het nummer van de architect bepaalt waar een tegel mag liggen: zijn in Klassiek de eerste rij en de eerste kolom vroeg vol, dan kan architect 1 bijna nergens meer bouwen.
rules-tips-urbanist = Kijk waar je de bouwmeester heen stuurt: de rij en de kolom die je blokkeert, zijn voor de volgende speler geblokkeerd, niet voor jou.
rules-tips-mayor = Wie de burgemeester heeft, begint de volgende ronde en kiest uit de hele bouwwerf. Alleen daarom al kan een gewoon flatgebouw de moeite waard zijn.
rules-tips-discard = Een tegel die nergens goed past, mag je afleggen. Een leeg vak kost niets; een werkloze inwoner kost een punt.

rules-square-empty = leeg
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } etage
   *[other] { $kind }, { $floors } etages
  }
rules-inhabitants = { $count ->
    [one] { $count } inwoner
   *[other] { $count } inwoners
  }
rules-energy = { $count ->
    [one] { $count } energie-eenheid
   *[other] { $count } energie-eenheden
  }
rules-diagram-city = Stad van het voorbeeld
rules-diagram-site = Bouwwerf van het voorbeeld
rules-diagram-placing = Stad met de toegestane vakken
rules-diagram-reach = Architect { $architect } op plek { $spot } bereikt vak { $square }.
rules-diagram-blocked = De bouwmeester staat op { $square }. Geblokkeerde plekken: { $spots }.
rules-diagram-squares = Toegestane vakken: { $squares }.
rules-site-urbanist = de bouwmeester
rules-site-face-down = gedekt
