### Quadropolis in Dutch (Nederlands): the lessons.

learn-classic = Je eerste spel
learn-expert = Expert
learn-progress = Stap { $step } van { $steps }
learn-leave = De les verlaten; je kunt later verder
learn-back = Terug
learn-next = Verder
learn-last = Tel de punten
learn-last-expert = Klaar
learn-show-me = Laat het zien
learn-again = Opnieuw beginnen
learn-rival = Ada
learn-you = Jij
learn-site = Bouwwerf
learn-city = Jouw stad
learn-architects = Jouw architecten
learn-pool = Gedeelde architecten
learn-architect = Architect { $number }
learn-architects-left = Architect { $number }, nog { $count }
learn-hand = In je hand: { LOWER($tile) }
learn-tray = Wat je te verdelen hebt
learn-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
learn-tray-inhabitants = { $count ->
        [one] { $count } inwoner
       *[other] { $count } inwoners
    }
learn-tray-energy = { $count } energie

# The first game. What is to be done, and what the coach says when it is done.
learn-title-architect = Stuur een architect
learn-do-architect = Je speelt tegen Ada: wie na { $rounds } rondes de meeste punten heeft, wint. In je beurt stuur je een architect naar de bouwwerf. Tik op architect { $architect }.
learn-do-reach = Vanaf een plek (een pijl aan de rand) pakt hij de tegel op het { $architect }e vak. Tik op de plek vanwaar hij het omlijnde flatgebouw bereikt.
learn-done-architect = Recht vooruit vanaf zijn plek, vak nummer { $architect }: het flatgebouw is van jou. Tegels die gedekt liggen, zijn uit het spel.
learn-title-place = Bouw het
learn-do-place = Architect { $architect } bouwt in rij { $architect } of kolom { $architect } van je stad. Tik op het vak waar rij { $row } en kolom { $column } elkaar kruisen.
learn-other-place = Dat mag, maar neem het vak waar rij { $row } en kolom { $column } elkaar kruisen: dan kan architect { $column } er later bovenop bouwen.
learn-done-place = Gebouwd! Met de tegel kwamen { $inhabitants } inwoners mee, en die zoeken iets te doen.
learn-title-urbanist = De bouwmeester
learn-do-urbanist = De bouwmeester loopt naar het vak dat je leeghaalde. Niemand mag nu de plekken aan de uiteinden van diens rij en kolom gebruiken. Tik op een ervan.
learn-done-urbanist = Klopt: { $spots } plekken zijn geblokkeerd in Ada’s beurt. Daarna loopt de bouwmeester verder.
learn-title-energy = Haal energie
learn-do-energy-tile = Ada heeft ook een tegel gepakt. Je stad heeft energie nodig: tik op de fabriek die { $energy } energie oplevert.
learn-do-energy-square = Alleen architect { $architect } kan erbij. Bouw de fabriek vlak naast je flatgebouw.
learn-other-energy = Dat mag, maar bouw de fabriek direct naast het flatgebouw.
learn-done-energy = { $energy } energie voor je stad. Maar beide gebouwen zijn nog donker.
learn-title-activate = Doe de lichten aan
learn-do-activate = Niet-geactiveerde gebouwen blijven donker en leveren niets op. Een flatgebouw draait op energie, een fabriek op een inwoner: geef elk wat het nodig heeft.
learn-done-activate = Ze zijn allebei verlicht! Het flatgebouw levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Maar elke inwoner of energie-eenheid die aan het eind over is, kost een punt: nu { $idle }. Met meer gebouwen komen ze van pas.
learn-title-stack = De hoogte in
learn-do-stack-tile = Ada heeft weer gespeeld. Flatgebouwen kunnen groeien: tik op het gebouw met de hoed van de burgemeester.
learn-do-stack-square = Architect { $architect } bouwt in rij of kolom { $architect }, ook boven op een flatgebouw daar. Een { $architect }e etage mag hij op elk flatgebouw in je stad zetten. Leg deze tegel op het jouwe.
learn-other-stack = Dat mag, maar een hoger flatgebouw levert meer op. Leg de tegel boven op dat van jou.
learn-done-stack = { $floors } etages: { $points } punten in plaats van { $was }. { learn-more-left } { $most } etages zouden { $best } punten opleveren. Met de burgemeester begin jij de volgende ronde!
learn-title-factory = Buren voor de fabriek
learn-do-factory-tile = Architect { $architect } is je laatste van deze ronde. Tik op een haven die hij kan bereiken.
learn-do-factory-square = Een fabriek verdient aan havens en winkels ernaast. Tik op het vak naast de jouwe; de getallen tonen hoe je punten veranderen.
learn-other-factory = Dat zou { $points } zijn. Naast de fabriek is het { $best }.
learn-done-factory = De fabriek verdient { $points } punten aan de haven; een winkel zou er { $shop } opleveren. { learn-more-left }
learn-title-harbor = Havens op een lijn
learn-do-harbor = Ronde { $round }: jij en Ada hebben intussen doorgebouwd. Havens leveren punten op voor hun langste rij en hun langste kolom. Tik op een vak waar deze haven een lijn vormt.
learn-done-harbor = Een lijn havens, en de punten die op de tegel staan: { $points } punten. { learn-fewer-left }
learn-title-shop = Klanten
learn-do-shop = Inwoners gaan winkelen: hoe meer klanten, hoe meer punten. Zet de winkel waar ook een ander gebouw eraan verdient.
learn-done-shop = { $customers } klanten zijn { $points } punten waard; de fabriek ernaast verdient er { $factory } bij. { learn-fewer-left } Inwoners gaan altijd daarheen waar ze je het meest opleveren.
learn-title-park = Een park
learn-do-park = Ronde { $round }: beide steden zijn gegroeid. Een park telt de flatgebouwen aan zijn zijden, nooit schuin. Tik op het beste vak.
learn-done-park = { $towers } flatgebouwen kijken uit op het park: { $points } punten. Een park heeft niemand nodig, en neemt één energie-eenheid op.
learn-title-service = Elk district telt
learn-do-service = Ronde { $round }, de laatste. De straten verdelen je stad in { $parts } districten. Openbare gebouwen leveren punten op, afhankelijk van het aantal districten waarin er een staat. Tik op het vak dat een district toevoegt.
learn-done-service = { $districts } districten: { $points } punten in plaats van { $was }, plus de { $stars } die op de tegel staan. { learn-fewer-left }
learn-title-end = De laatste energie
learn-do-end = De laatste zetten zijn gedaan: na { $rounds } rondes is het spel afgelopen. Het park heeft de laatste energie-eenheid opgenomen, maar twee flatgebouwen zijn donker. Welk flatgebouw moet hem krijgen?
learn-other-end = Dat zou { $points } punten opleveren. Het andere flatgebouw levert er { $best } op.
learn-done-end = { $points } punten! Het andere blijft donker: het levert niets op en telt nergens als buur.

# The second lesson.
learn-title-pool = Eén voorraad voor iedereen
learn-do-pool-architect = In Expert zijn er { $each } architecten van elk nummer, voor iedereen samen. Tik op een { $architect }.
learn-do-pool-spot = Een { $architect } reikt over de hele bouwwerf. Tik op de plek vanwaar hij het omlijnde kantoorgebouw pakt.
learn-done-pool = Gepakt. Wat jij uit de voorraad pakt, kan Ada niet meer pakken.
learn-title-district = Districten en nummers
learn-do-district = De straten verdelen je stad in districten; hun nummers staan in de cirkels. Architect { $architect } bouwt in district { $architect }, of op elk vak met nummer { $architect }. Tik op de { $architect } in district { $district }.
learn-other-district = Dat mag, maar probeer het vak met nummer { $architect } in district { $district }.
learn-done-district = In Expert hoort elk vak bij twee architecten: die van zijn district en die van zijn nummer.
learn-title-office = Kantoorgebouwen
learn-do-office = Een paar beurten later. Een kantoorgebouw heeft een inwoner én energie nodig. Geef het allebei.
learn-done-office = Het is verlicht, maar alleen en laag: { $points } punten. { learn-fewer-left } Kantoorgebouwen willen gezelschap.
learn-title-group = Groepen kantoorgebouwen
learn-do-group = Een paar beurten later. Kantoorgebouwen die elkaar raken, tellen als groep: hoe meer en hoe hoger, hoe beter. Tik op het beste vak voor dit gebouw.
learn-done-group = Zij aan zij leveren ze { $points } punten op. { learn-fewer-left } Ook kantoorgebouwen kunnen de hoogte in.
learn-title-floors = De vijfde etage
learn-do-floors = Ronde { $round }. Flat- en kantoorgebouwen hebben hier hoogstens { $architect } etages. Architect { $architect } mag overal een { $architect }e etage bouwen. Tik op het beste vak.
learn-done-floors = Het hoogste flatgebouw dat er is: { $points } punten in plaats van { $was }! { learn-more-left }
learn-title-monument = Monumenten
learn-do-monument = Een paar beurten later. Een monument houdt van een park ({ $park }) of winkel ({ $shop }) ernaast; een fabriek of haven kost { $loss }. Tik op het beste vak.
learn-done-monument = { $points } punten voor het mooiste uitzicht van de stad.

# What the live total counts as well: inhabitants and energy that are left over, or no longer.
learn-fewer-left = En wat over is, kost { $saved } { $saved ->
        [one] punt
       *[other] punten
    } minder: al met al +{ $total }.
learn-more-left = Maar wat over is, kost { $extra } { $extra ->
        [one] punt
       *[other] punten
    } meer: al met al +{ $total }.

# A wrong try gets a kind, exact answer.
learn-other-points = Hier zou het { $points } zijn. Eén vak levert { $best } op.
learn-wrong-architect = Dat is architect { $tapped }. Tik op die met een { $architect }.
learn-wrong-architect-first = Eerst een architect: tik op de { $architect }.
learn-wrong-tile-itself = Dat is hem! Tik nu op de plek aan de rand vanwaar je erbij komt.
learn-wrong-no-spot = Tik op een plek: een van de pijlen rond de bouwwerf.
learn-wrong-no-blocked = De plekken liggen rond de bouwwerf. Tik op een plek aan een uiteinde van de rij of kolom van de bouwmeester.
learn-wrong-spot-blocked = Die plek is nu geblokkeerd. Probeer een andere.
learn-wrong-spot-free = Die plek is vrij. Volg de strepen van de bouwmeester tot hun uiteinden.
learn-wrong-reach-nothing = Vanaf daar ligt er op vak nummer { $architect } geen tegel. Tel { $architect ->
        [1] { $architect } vak
       *[other] { $architect } vakken
    } vanaf de plek.
learn-wrong-reach = Vanaf daar pakt hij: { LOWER($tile) }. Tel { $architect ->
        [1] { $architect } vak
       *[other] { $architect } vakken
    } vanaf de plek.
learn-wrong-no-tile = Er is daar niets te pakken. Tik op een tegel op de bouwwerf.
learn-wrong-tile = Je zou deze kunnen pakken ({ LOWER($tile) }), maar het is niet de gevraagde tegel.
learn-wrong-tile-reach = Geen van je architecten kan hier nu bij: { LOWER($tile) }.
learn-wrong-architect-way = Architect { $tapped } kan niet bij de gevraagde tegel.
learn-wrong-spot-way = Vanaf daar kan geen van je architecten bij de gevraagde tegel.
learn-wrong-no-square = Je hebt de tegel al. Tik op een vak van je stad.
learn-wrong-square-built = Daar staat al een gebouw.
learn-wrong-square-line = Dat is rij { $row } en kolom { $column }. Architect { $architect } bouwt in rij of kolom { $architect }.
learn-wrong-square-number = Dat is district { $district }, nummer { $number }. Voor architect { $architect } moet een van de twee { $architect } zijn.
learn-wrong-building = Tik op een gebouw van je stad.
learn-wrong-lit = { $kind }: dit gebouw heeft al wat het nodig heeft. Zoek een donker gebouw.
learn-needs-inhabitants = { $kind }: hier is geen energie nodig, maar een inwoner.
learn-needs-energy = { $kind }: hier is geen inwoner nodig, maar energie.
learn-needs-nothing = { $kind }: hier is helemaal niets nodig.
learn-wrong-enough = { $kind }: dat heeft dit gebouw al.
learn-wrong-later = { $kind }: een goed idee, maar nu even niet.
learn-begun-architect = Ja, architect { $architect }. Nu zijn plek, of de tegel zelf.
learn-begun-spot = Ja, vanaf deze plek. Nu de architect, of de tegel zelf.
learn-laid = { $kind }: de lichten zijn aan! Nu het andere gebouw.
learn-laid-half = { $kind }: half betaald is niet betaald. Er is nog iets nodig.

# The end of a lesson.
learn-over = Je kent het spel!
learn-over-score = { $points } punten. Ada heeft er { $rival }: jij wint!
learn-over-how = Zo gaat elke ronde: ieder een architect, ieder een tegel, { $turns } keer. Na { $rounds } rondes wint de beste stad. Wij tellen alle punten voor je.
learn-over-expert = Klaar voor Expert!
learn-over-expert-how = { $rounds } rondes van { $turns } beurten, en elke ronde blijven er een paar architecten over. De overige kleine verschillen staan in de regels.
learn-play-now = Nu spelen
learn-play-now-hint = Een echt spel met twee vriendelijke bots
learn-play-expert = Speel nu Expert
learn-go-expert = Leer ook Expert
learn-go-classic = Leer de basis
learn-go-rules = Alle spelregels
learn-sheet = De punten van je stad
