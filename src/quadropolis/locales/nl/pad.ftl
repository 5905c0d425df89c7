### Quadropolis in Dutch (Nederlands): the scoring pad.

pad-title = Scoreblok
pad-lead = Voor het spel op je tafel: voer de steden in, en ieders beste score wordt precies berekend.
pad-summary =
    { $playgrounds ->
        [yes] { $mode }, { $count } spelers, met speeltuinen
       *[no] { $mode }, { $count } spelers
    }
pad-setup = Spelers en variant
pad-change = Wijzigen
pad-done = Klaar
pad-begin = Voer de steden in
pad-mode = Variant
pad-mode-hint = De varianten hebben verschillende spelborden: als je wisselt, worden de steden leeggemaakt.
pad-players = Spelers
pad-playgrounds = Met speeltuinen
pad-playgrounds-hint = De mini-uitbreiding die in elke ronde één park door een speeltuin vervangt.
pad-name-of = Naam van speler { $number }
pad-tabs = Steden en uitslag
pad-tab-points =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }
pad-result = Uitslag
pad-city-of = Stad van { $name }
pad-palette = Tegels voor { $square }
pad-how = { $square }: tik op de juiste tegel. Daarna is het volgende vak aan de beurt.
pad-how-floor = { $square }: tik op een tegel voor etage { $floor }, of op een ander vak.
pad-how-built = { $square } is bebouwd. Tik op een andere tegel om het gebouw te vervangen.
pad-how-full = Elk vak is bebouwd. Tik op een vak om het te wijzigen.
pad-gives =
    De tegels van deze stad geven { $inhabitants ->
        [one] { $inhabitants } inwoner
       *[other] { $inhabitants } inwoners
    } en { $energy ->
        [one] { $energy } energie-eenheid
       *[other] { $energy } energie-eenheden
    }.
pad-tile-floor = { $tile }, als extra etage
pad-put = { $tile } op { $square }.
pad-removed = { $square } heeft een tegel minder.
pad-undo = Ongedaan maken
pad-undone = Ongedaan gemaakt.
pad-remove = Weghalen
pad-as-text = Als tekst
pad-next-city = Volgende: { $name }
pad-to-result = Naar de uitslag
pad-new-game = Nieuw spel
pad-new-game-done = Alle steden zijn weer leeg. ‘Ongedaan maken’ brengt ze terug.

pad-text-title = Stad van { $name } als tekst
pad-text-how = Rijen van boven naar beneden, gescheiden door ‘/’; vakken door spaties. Een punt is een leeg vak; ‘+’ verbindt etages, de laagste eerst.
pad-text-field = Stad
pad-text-use = Gebruik deze stad
pad-text-copy = Kopiëren
pad-text-tiles = Namen van de tegels

pad-nothing-yet = Er is nog niets gebouwd. Voer een stad in, dan verschijnen hier de punten.
pad-missing = De uitslag staat vast als elke stad is ingevoerd. Nog leeg: { $names }.
pad-not-counted = De punten konden niet worden geteld. { $reason }
pad-again = Opnieuw proberen
pad-warnings = Kan dit wel?
pad-warning-too_many_of_face =
    { $most ->
        [0] { $tile }: die is er niet bij dit aantal spelers.
       *[other] { $tile }: hier liggen er { $found }, maar een spel met dit aantal spelers heeft er maar { $most }.
    }
pad-warning-too_many_tiles = { $name } heeft { $found } tegels, maar niemand krijgt er meer dan { $most }.
pad-where = Waar iedereen heen gaat
pad-sheet-of = Punten van { $name }

pad-what-if = Wat als?
pad-what-if-how = Wijzig wat { $name } heeft, en zie wat een extra inwoner of energie-eenheid waard is.
pad-inhabitants = Inwoners
pad-energy = Energie
pad-fewer-inhabitants = Eén inwoner minder
pad-more-inhabitants = Eén inwoner meer
pad-fewer-energy = Eén energie-eenheid minder
pad-more-energy = Eén energie-eenheid meer
pad-printed-inhabitants = De tegels geven er { $count }.
pad-printed-energy = De tegels geven { $count } energie.
pad-as-printed = Terug naar wat de tegels geven
pad-one-more-inhabitant =
    { $points ->
        [0] Eén inwoner meer zou niets veranderen.
        [-1] Eén inwoner meer zou een punt kosten.
        [one] Eén inwoner meer zou { $points } punt opleveren.
       *[other] Eén inwoner meer zou { $points } punten opleveren.
    }
pad-one-more-energy =
    { $points ->
        [0] Eén energie-eenheid meer zou niets veranderen.
        [-1] Eén energie-eenheid meer zou een punt kosten.
        [one] Eén energie-eenheid meer zou { $points } punt opleveren.
       *[other] Eén energie-eenheid meer zou { $points } punten opleveren.
    }

pad-share = Delen
pad-copy-link = Link kopiëren
pad-picture = Opslaan als plaatje
pad-picture-failed = Je browser kon geen plaatje maken.
pad-own-layout = Zoals aan tafel verdeeld
pad-own-layout-hint = Anders staan inwoners en energie waar ze het meest opleveren.
pad-own-layout-how = Tik op een gebouw om het te geven wat het nodig heeft, of om dat terug te nemen; een winkel krijgt één klant per keer.
pad-best-would = Dit levert { points-count } op. Het beste was { $best } geweest.
pad-best-is = Dit levert { points-count } op, en beter kon niet.
pad-print = Afdrukken
pad-share-title = De scores van een partij Quadropolis
pad-opened = Dit scoreblok kwam met de link mee. ‘Ongedaan maken’ brengt je eigen blok terug.
pad-link-wrong = In deze link zit geen scoreblok dat we kunnen lezen.
