### Quadropolis in English: the rules, on the page and as a plain page.

rules-title = Rules
rules-lead = The whole game in our own words: both modes, every building, every score table.
rules-contents = Contents
rules-search = Search the rules
rules-search-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] Found in { $count } part.
   *[other] Found in { $count } parts.
  }
rules-print = Print
rules-without-script = Plain version without scripts
rules-with-pictures = Version with pictures
rules-link-here = Link to this part: { $title }
rules-see-helper = All score tables on one page
rules-ruling = Our ruling:
rules-example = Example
rules-example-name = Ann
rules-unofficial = An unofficial fan project. Words and drawings are our own; the booklet in your box has the last word.

rules-group-playing = Playing
rules-group-scoring = Scoring
rules-group-more = More

rules-goal = The game in a minute
rules-goal-build = Two to four players each build a city. In the middle lies the construction site: five rows of five squares, full of building tiles.
rules-goal-architect = On your turn you place one of your architects at the edge of the site. Its number says how far it reaches, and the tile it reaches is yours. The same number also says where the tile may go in your city.
rules-goal-urbanist = The Urbanist follows: it moves onto the square you reached and blocks that row and that column for the next player.
rules-goal-resources = Buildings bring inhabitants and energy, and most of them need inhabitants or energy to score. Inhabitants with nothing to do and energy without a use cost points. Whoever has the most points at the end wins.

rules-table = What is on the table
rules-table-site = One construction site with 5 × 5 squares and 20 spots around it, five on each side.
rules-table-city = A player mat for each player, which is their city: 4 × 4 squares in Classic, 5 columns and 4 rows in Expert.
rules-table-architects = Architects: in Classic everyone has their own 1, 2, 3 and 4. In Expert all architects are in a shared pool.
rules-table-urbanist = The Urbanist, who walks over the site and gets in the way.
rules-table-mayor = The Mayor, held by whoever starts the next round.
rules-table-tiles = 142 building tiles, each of them for one round, and 5 Playgrounds, the mini-expansion.
rules-table-supply = Inhabitants and energy units.
rules-table-supply-ruling = Inhabitants and energy units never run out. (The box holds 65 and 50 of them.)

rules-round = A round
rules-round-length = Classic has four rounds, Expert five. In every round everyone has four turns.
rules-round-deal = The 25 tiles of the round are shuffled and laid out on the site. Tiles marked for more players than are playing lie face down: 25 tiles are face up with 4 players, 20 with 3 and 16 with 2.
rules-round-face-down-ruling = A face-down tile is out of the game and its square counts as empty: an architect may reach it but takes nothing, and the Urbanist still goes there.
rules-round-order = The holder of the Mayor starts, then play goes clockwise. This order holds for the whole round, even if the Mayor changes hands meanwhile.
rules-round-first-ruling = In the first round the first player is chosen at random and holds the Mayor. Some editions let the players choose.
rules-round-mayor = In every round except the last, one Tower Block carries the Mayor as well as its 1 inhabitant. Whoever places it takes the Mayor and starts the next round. If nobody does, the first player stays the same.
rules-round-mayor-ruling = Some editions speak of a Mayor in every round. The last round has none: no round follows that anyone could start.
rules-round-end = After four turns each, whatever is left on the site is cleared away, the architects come home and the Urbanist leaves the site until the first move of the next round.

rules-turn = A turn, step by step
rules-turn-take = Take a tile. Place an architect on a free spot. Architect 1 takes the tile on the first square in front of it, architect 2 the tile on the second, and so on. You must play an architect even if the square it reaches is empty.
rules-turn-urbanist = The Urbanist moves to that square, even if there was nothing to take.
rules-turn-place = Place the tile in your city where the architect’s number allows it, or discard it.
rules-turn-receive = Receive everything the placed tile shows: inhabitants, energy and, if it is there, the Mayor, which makes you the first player of the next round. Points printed on a tile count at the end, and only if that building is activated.
rules-turn-reach = Architect { $architect } stands to the left of row 4. It takes the tile on the third square, counted from its side.
rules-turn-blocked = Now the Urbanist stands there. The next player may not use either end of its row or of its column, nor any spot that already has an architect.
rules-turn-urbanist-ruling = Not every edition says what the Urbanist does when the square is empty. Here it always goes to the square that was reached.
rules-turn-spots-ruling = The Brazilian Portuguese booklet says “the same turn” in one place where the others mean the round. Here a spot stays taken until the round is over.
rules-turn-discard-ruling = You may always discard a tile. It brings nothing then, not even the Mayor.
rules-turn-never-stuck = You can never get stuck: before the last turn of a round, at most 15 of the 20 spots are taken, and the Urbanist blocks at most three more.

rules-place = Where a tile may go
rules-place-classic = In Classic, architect 2 builds in row 2 or in column 2 of your city, architect 3 in row 3 or column 3, and so on. The square must be empty.
rules-place-classic-shown = With architect { $architect } this tile may go on any of the marked squares.
rules-place-districts = Classic’s districts are the four quarters of the city, of four squares each. They matter for Public Services.
rules-place-expert = In Expert, every square carries a number and belongs to a district. Architect 4 builds on an empty square with the number 4, or on any empty square of district 4.
rules-place-expert-shown = With architect { $architect } this tile may go on any of the marked squares.
rules-mat-district = district { $district }
rules-mat-square = district { $district }, number { $number }
rules-mat-expert-shown = The Expert mat: five districts of four squares each, the four corners and the middle column. The numbers of a district’s squares are those of the four other districts.
rules-place-neighbors = Neighbors are adjacent: their squares share a side. Squares that only meet at a corner are not neighbors.

rules-stack = Building upward
rules-stack-what = A Tower Block may also become the next floor of a Tower Block in your city; in Expert an Office Tower may become the next floor of an Office Tower. The other kinds always need an empty square.
rules-stack-where = The floor may be added if the building stands where the architect may build, or if the new floor has the architect’s number: architect 3 may add a third floor anywhere.
rules-stack-high = A building has at most four floors, or five in Expert. However tall it is, it is one building: it is activated once and counts as one neighbor.
rules-stack-shown = Architect { $architect } takes a Tower Block. Besides row 3 and column 3, it may go on top of the two floors in the corner, because it would be the third.
rules-stack-ruling = Place or floor number: one of the two is enough. The Dutch booklet is narrower here, and so is the Russian one for Office Towers; we follow the English, French and Brazilian Portuguese ones.

rules-supply = Inhabitants and energy
rules-supply-get = What a tile brings goes to your city as soon as the tile is placed. You may move inhabitants and energy between your buildings at any time, so you need not decide yet where they go; only where they are at the very end counts.
rules-supply-activate = A building that has what it needs is activated. All others are removed before anything is counted: they bring no points and are nobody’s neighbors.
rules-supply-exact = A building has exactly what it needs or nothing at all. Two exceptions: an activated Shop also takes customers, and a Park may hold one energy unit.
rules-supply-choice = You may leave a building without resources on purpose. Sometimes that is worth more.
rules-supply-always-ruling = Parks, Playgrounds and Monuments are always active. They cannot be switched off or removed, even if a Monument scores below zero.
rules-supply-count-for-you = No need to puzzle it out: at the end of a game this program finds the best way for you to use everything. If you would rather do it yourself, choose that when you set up the game.

rules-tower = Tower Blocks
rules-tower-how = A Tower Block scores by its number of floors.
rules-shop = Shops
rules-shop-how = A Shop scores by its number of customers: inhabitants placed on it once its energy is paid. It has room for four, or five in Expert.
rules-public-service = Public Services
rules-public-service-how = Count the districts in which you have at least one. This is scored once for the whole city. The points printed on each activated Public Service are added.
rules-park = Parks
rules-park-how = A Park scores by the number of Tower Blocks next to it; in Expert, Office Towers count, too. A tall one counts as much as a short one.
rules-park-energy = Each Park can also absorb one energy unit that is left over.
rules-factory = Factories
rules-factory-how = A Factory scores by what stands next to it.
rules-harbor = Harbors
rules-harbor-how = Look for your longest unbroken row of Harbors and for your longest unbroken column of them. Both count, each once. The points printed on each activated Harbor are added.
rules-harbor-ruling = Two lines count, one across and one down, even if they share a Harbor. Not every edition makes that clear.
rules-office = Office Towers (Expert)
rules-office-how = Office Towers that share a side, directly or through others, form a group. Each of them scores by the size of its group and by its own number of floors.
rules-office-ruling = A group of more than five uses the row for five.
rules-office-example-ruling = The Dutch booklet gives 24 points for an example with 2, 2 and 4 floors, the others 19 for 2, 2 and 3 floors. The same table gives both.
rules-monument = Monuments (Expert)
rules-monument-how = A Monument scores by what stands next to it, and not everything is a nice view. Tower Blocks, Office Towers and other Monuments neither help nor hurt.
rules-monument-rounds = With four players, rounds { $monuments_four } have one Monument each; with three players, rounds { $monuments_three }; with two, rounds { $monuments_two }.
rules-leftovers-idle = Every inhabitant who neither activates a building nor is a customer costs one point.
rules-leftovers-pollution = Every unused energy unit costs one point. Before that, each Park absorbs one.
rules-city = A whole city
rules-city-how = All of it together, as the scoring pad would show it.

rules-example-tower = Three floors and one floor, each Tower Block with its one energy unit: 6 + 1 = { $tower } points.
rules-example-shop = Two Shops and five inhabitants. Filling one of them is better than sharing: 7 + 1 = { $shop } points.
rules-example-public_service = Four Public Services, but two of them share a district. Three districts bring 9 points, and the printed 1 is added: 9 + 1 = { $public_service } points.
rules-example-park = The Park has three Tower Blocks as neighbors: { $park } points. That one of them has two floors makes no difference here.
rules-example-factory = A Shop on one side and a Harbor on the other: 2 + 3 = { $factory } points for the Factory.
rules-example-harbor = The longest row has three Harbors, the longest column two, and a 1 is printed on one of them: 7 + 3 + 1 = { $harbor } points.
rules-example-office = Three Office Towers side by side, with two, two and three floors: 5 + 5 + 9 = { $office } points.
rules-example-monument = Park and Shop bring the Monument 5 + 3 = { $monument } points. The Factory below would cost five, so nobody is sent there and it is removed before counting. The inhabitant goes shopping instead.
rules-example-leftovers = Of three energy units, one goes to the Tower Block, one to the Park, and one is left over: { $pollution }. The two inhabitants have nothing to do: { $idle_inhabitants }.
rules-example-playground = Two Tower Blocks beside the Playground: { $park } points, as for a Park. But it absorbs no energy, so the third unit costs a point: { $pollution }.
rules-example-city = This city is worth { $total } points. Nobody is idle and nothing pollutes.

rules-winner = Who wins
rules-winner-points = Whoever has the most points wins. Ties go to whoever has more inhabitants on buildings, then to whoever has fewer empty squares. If that is equal, too, the win is shared.
rules-winner-ruling = The Dutch and the Brazilian Portuguese booklets just say “most inhabitants.” Like the others, we count those on buildings: inhabitants who activate a building or are customers. Empty squares are counted after buildings that are not activated are removed.
rules-winner-best-ruling = When the program looks for the best way to use everything, it takes the tiebreakers into account: of two ways with equal points it takes the one that is better in a tie.

rules-expert = What Expert changes
rules-expert-rounds = Five rounds instead of four, still with four turns each, and a city of 5 columns and 4 rows.
rules-expert-pool = The architects are shared. For each player, one each of 1 to 5 goes into a common pool, and everyone takes from it. Each round as many stay unused as there are players; then the pool is complete again.
rules-expert-mat = Five districts of four squares: the four corners and the middle column. Every square also carries the number of one of the other districts.
rules-expert-kinds = Two more kinds: Office Towers, which can be stacked, and Monuments. Parks and Factories count Office Towers beside them, too.
rules-expert-higher = Everything may grow to five: floors, customers, districts with a Public Service, Harbors in a row.
rules-expert-tiles = Some tiles are for one mode only, so every round still has 25 tiles.

rules-playgrounds = Playgrounds
rules-playgrounds-what = A mini-expansion for both modes. Five Parks are swapped for Playgrounds, one in each round. In Classic that makes four of them.
rules-playgrounds-how = A Playground is placed and scored like a Park. It brings one inhabitant, and it absorbs no energy.
rules-box = What is in the box
rules-box-playgrounds = With Playgrounds, one Park of each round becomes a Playground, whatever the number of players.

rules-rulings = Our rulings
rules-rulings-why = We compared six editions: English, French, French with the mini-expansion, Dutch with French, Russian, and Brazilian Portuguese. They leave some things open and contradict each other on others. This is what we decided. The same notes appear where they matter.
rules-marks = What we are not sure of
rules-marks-reconstructed = Known: the player marks of every tile that Classic uses, and of the Monuments. With them, every round of Classic has 25, 20 or 16 tiles face up with 4, 3 or 2 players. Inferred: the marks of { $count } tiles that only Expert uses. No list of them is known to us, so we chose marks that give the same numbers in Expert.
rules-marks-copies = Which of several identical tiles belong to just one mode was worked out from the published totals, not taken from a list. The same goes for the Expert-only Tower Block with the Mayor and one Factory of round 4.
rules-marks-mat = The districts and numbers of the Expert mat were read from photographs of the real one.
rules-marks-correct = Do you own the game and see a difference? Tell us: a correction is one line in a table.

rules-tips = Tips for a first game
rules-tips-kinds = You cannot do everything. Two or three kinds done well beat a bit of each.
rules-tips-city = Make up your mind early: an industrial city of Harbors and Factories, with Shops and Parks to follow, or a residential one of Tower Blocks, Public Services and Shops.
rules-tips-balance = Watch the balance: Tower Blocks bring inhabitants and burn energy; Factories bring energy and employ inhabitants. Build them in turn.
rules-tips-parks = A Park between Tower Blocks pays twice: for its neighbors and for the energy it absorbs.
rules-tips-shops = Too many inhabitants? A Shop turns four of them into seven points.
rules-tips-harbors = Start a line of Harbors early and keep both ends free.
rules-tips-services = Spread Public Services: one in each district. A second one in the same district is almost wasted.
rules-tips-look = When a round is dealt, look for the tiles you want, and see from which spots and with which architects they can still be reached.
rules-tips-architects = Keep an architect for the corner you still need. The number that takes the tile also decides where it stands.
rules-tips-room = Leave room. The architect’s number decides where a tile may go. In Classic, a first row and a first column that fill up early leave architect 1 almost nowhere to build.
rules-tips-urbanist = Watch where you send the Urbanist: the row and the column you block are blocked for the next player, not for you.
rules-tips-mayor = The Mayor lets you start the next round with the whole site to choose from. A plain Tower Block may be worth it for that alone.
rules-tips-discard = A tile that fits nowhere well may be discarded. An empty square costs nothing; an idle inhabitant costs a point.

rules-square-empty = empty
rules-building-floors = { $floors ->
    [one] { $kind }, { $floors } floor
   *[other] { $kind }, { $floors } floors
  }
rules-inhabitants = { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
  }
rules-energy = { $count ->
    [one] { $count } energy unit
   *[other] { $count } energy units
  }
rules-diagram-city = City in the example
rules-diagram-site = Construction site in the example
rules-diagram-placing = City with the allowed squares
rules-diagram-reach = Architect { $architect } at spot { $spot } reaches square { $square }.
rules-diagram-blocked = The Urbanist stands on { $square }. Blocked spots: { $spots }.
rules-diagram-squares = Allowed squares: { $squares }.
rules-site-urbanist = the Urbanist
rules-site-face-down = face down
