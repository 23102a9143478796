/** The texts of the board. */
export const boardEn = `
board-map = Star map
board-strike = orbital strike
board-no-level = no level
board-once-a-round = once a round
board-used = used this round
board-scheme = Scheme
board-tactic = Tactic
board-dice = dice
board-health = health
board-morale = morale
board-price = { $materiel } materiel{ $forge ->
    [0] {""}
   *[other] , { $forge } forge
  }{ $level ->
    [0] {""}
   *[other] , command level { $level }
  }
board-unit-supply = { $ship ->
    [yes] ship
   *[no] ground
  } · ×{ $count }
board-unit-left = { $ship ->
    [yes] ship
   *[no] ground
  } · { $count } in supply
board-objective = Objective
board-storm = Warp storm
board-void = void in the { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
  } of { $code }
board-area = { $area }, { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
  } of { $code }
board-held = held by { $player }
board-contested = contested
board-group = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
  }{ $routed ->
    [yes] , routed
   *[no] {""}
  }{ $reinforcement ->
    [yes] , reinforcement
   *[no] {""}
  }
board-worth = { $materiel } materiel, { $used } of { $capacity } places taken
board-objective-of = objective of { $faction }
board-stack-empty = { $code }: no orders
board-stack-order = { $player }, { $order }
board-stack = { $code }: orders of { $orders }
board-over = , over { "" }
board-players = Players
board-wanted = To win
board-wanted-left = { $count } more of your objectives
board-wanted-where = { $code } · { $here ->
    [yours] yours when the round ends
    [contested] contested
    [nobody] empty
   *[held] { $player }
  }
board-stakes = What is at stake
board-stakes-materiel = { $materiel } materiel a round
board-stakes-structure = { $structure }: the winner's
board-left-after = { $before } → { $after } materiel
board-seat = { $player }{ $faction ->
    [0] {""}
   *[other] , { $faction }
  }: { $objectives } of { $goal } objectives, { $materiel } materiel and { $income } more a round, command level { $level }, { $forge } forge, { $cache } cache, { $reinforcement } reinforcement, { $orders } orders on the map
board-out = eliminated
board-gave-up = gave up
board-decides = decides
board-edge = Edge between systems
board-square = Free place: row { $row }, column { $column }
board-your-orders = Your orders
board-orders-left = { $order }: { $count } left
board-left = { $count } left
board-tiles = System tiles
board-first-games = For first games
board-plays-space-marines = Few but strong. Promote Scouts to Space Marines, and hold what you take.
board-plays-chaos = Cheap cultists hold the worlds, strong marines attack.
board-plays-orks = Many and cheap. Attack in a crowd: who loses one buys two.
board-plays-eldar = Fast ships that reach far, but every loss hurts. Better from the second game on.
board-lost = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  } on { $area }
board-lost-to = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  } on { $area } to { $by }
board-lost-more = and { $more } more
board-factions = Factions
board-factions-differ = Units, ability and combat cards are each faction’s own.
board-setup-factions = Factions
board-setup-tiles = Systems
board-setup-storms = Storms
board-map-factions = First everybody chooses a faction, then the map is laid.
board-map-empty = The map is still empty: what is laid now is its first system.
board-forces = Starting forces
board-purse = { $materiel } materiel, command level { $level }, { $forge } forge, { $cache } cache
board-shop-units = Buy units
board-shop-structures = Build a structure
board-shop-limit = { $bought } of { $limit } bought with this order
board-shop-unit = { $unit }, { $left } in supply{ $offered ->
    [yes] {""}
   *[no] . Not to be had now
  }
board-in-supply = { $count } in supply
board-shop-cards = Combat upgrades
board-shop-replaced = Which cards leave your deck?
board-shop-upgrades = Order upgrades
board-shop-card = { $card }{ $offered ->
    [yes] {""}
   *[no] . Not to be had now
  }
board-owned = yours already
board-leaves = leaves your deck
board-why-not = why not?
board-your-deck = Your deck now
board-deck = Combat deck, two of each
board-events = Event cards
board-event-card = { $card }
board-fighter = { $player }, { $attacks ->
    [yes] attacker
   *[no] defender
  }
board-attacker = attacker
board-defender = defender
board-fighting = { $unit }: { $health } health, { $morale } morale{ $routed ->
    [yes] , routed
   *[no] {""}
  }
board-pool = Dice: { $attack } attack, { $defence } defence, { $morale } morale. Tokens: { $attackTokens } attack, { $defenceTokens } defence
board-face-down = face down, { $count } in hand
board-attack = attack
board-defence = defence
board-made-of = dice { $dice }{ $cards ->
    [0] {""}
   *[other] , cards { $cards }
  }{ $tokens ->
    [0] {""}
   *[other] , tokens { $tokens }
  }{ $pieces ->
    [0] {""}
   *[other] , units { $pieces }
  }
board-sum = Damage as things stand
board-suffers = { $player }: { $damage } damage on { $health } health
board-morale-now = morale as it stands
board-combat = Combat
board-combat-on = Combat: { $area }
board-execution-round = Execution round { $round } of 3
board-step-prepare = Getting ready
board-step-choose = Cards are chosen
board-step-attacker-card = The attacker’s card
board-step-defender-card = The defender’s card
board-step-assess = Damage
board-step-resolve = The outcome
board-hand = Your combat cards
board-hand-empty = No cards in hand
board-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } copies
  }{ $met ->
    [yes] . Its unit ability works
   *[no] {""}
  }
board-strike-on = Orbital strike on { $area }
board-strike-by = by { $player }
board-strike-damage = { $damage } damage
board-list = The map as a list
board-list-act = Where I may act { $count }
board-list-mine = Mine { $count }
board-list-objectives = Objectives { $count }
board-list-all = All { $count }
board-list-place = row { $row }, column { $column }{ $storms ->
    [0] {""}
    [one] , 1 warp storm at its edge
   *[other] , { $storms } warp storms at its edges
  }
board-list-head-area = Area
board-list-head-held = Held by
board-list-head-stands = Who stands there
board-list-head-places = Units
board-list-head-worth = Worth
board-list-head-do = What I may do
board-corner = { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
  }
board-just-void = Void
board-nobody = nobody
board-to-list = List
board-to-map = Map
board-to-combat = Combat
board-to-factions = Factions
board-to-upgrades = Cards
board-to-end = How it went
board-time = Round { $round } of { $rounds }
board-time-setup = Setting up
board-materiel-kept = { $materiel } materiel kept
board-system = System { $code }
board-capacity = room for { $capacity }
board-damaged = { $damage } damage so far
board-ship-does = Ships move through voids and carry the way for ground units. They fight in voids and strike worlds from orbit.
board-ground-does = Ground units hold worlds. They move along friendly areas, through voids where you have a ship.
board-factory-does = Lets its owner buy units in its system; its world’s capacity adds to what may be bought.
board-city-does = Raises its owner’s command level by 1.
board-bastion-does = Fights with its world’s defenders, cannot be routed, and shields its world from orbital strikes.
board-advance-does = Moves ships, then ground units into this system, from here and one neighbour; then a combat or an orbital strike.
board-deploy-does = Buys units as far as the factories allow, and one structure.
board-strategize-does = Buys a combat upgrade and an order upgrade. The token then goes to your event deck.
board-dominate-does = Gains the asset tokens of your worlds in this system, then uses your faction’s ability.
board-storm-point = Point at a move: what it opens and closes is shown.
board-storm-opens = { $ways ->
    [rim] Opens nothing: it leaves the rim.
   *[some] Opens { $first } and { $second }.
  }
board-storm-opens-for = { $faction }: on to { $areas }.
board-storm-closes = { $ways ->
    [rim] Closes nothing: it goes to the rim.
   *[some] Closes { $first } and { $second }.
  }
board-storm-closes-for = { $faction }: no longer to { $areas }.
board-others = The rest
board-place = { $place }
confirm-advance-ships = { $n ->
    [0] No ship moves
    [one] 1 ship moves
   *[other] { $n } ships move
  }
confirm-advance-ground = { $n ->
    [0] Nobody moves
    [one] 1 unit moves
   *[other] { $n } units move
  }
confirm-capacity-excess = { $n ->
    [0] Choose who is destroyed
    [one] Destroy this one
   *[other] Destroy these { $n }
  }
confirm-combat-damage = { $n ->
    [0] Choose who suffers
    [one] This one suffers
   *[other] These { $n } suffer, in this order
  }
confirm-combat-mark = { $n ->
    [0] Choose what stays yours
    [one] Keep this one
   *[other] Keep these { $n }
  }
confirm-combat-destroy-some = { $n ->
    [0] Destroy nobody
    [one] Destroy 1 unit
   *[other] Destroy { $n } units
  }
confirm-combat-retreat-some = { $n ->
    [0] Nobody retreats
    [one] 1 unit retreats
   *[other] { $n } units retreat
  }
confirm-setup-forces = { $n ->
    [0] Place nobody here
    [one] Place 1 unit here
   *[other] Place { $n } units here
  }
confirm-strike-ships = { $n ->
    [0] No ship moves
    [one] 1 ship moves
   *[other] { $n } ships move
  }
confirm-strike-upgrades = { $n ->
    [0] Strike without upgrades
    [one] Strike with this upgrade
   *[other] Strike with { $n } upgrades
  }
confirm-scheme-units = { $n ->
    [0] Choose who goes
    [one] 1 unit goes
   *[other] { $n } units go
  }
board-may-hold = What { $faction } may hold
board-unseen = { $count } unseen
board-your-scheme = Your scheme
board-scheme-of = Scheme of { $faction }
board-holds = { $attacks ->
    [yes] you take it
   *[other] you hold it
  }
board-playing-out = being played out…
board-both-lose = lost: you { $lost }, they { $taken }
board-play-outs = { $count } play-outs of what you can see; losses in materiel
board-takes = to take { $area } with these
board-attack-takes = to take { $area } with everybody who can come
board-attacks-take = To take it with all who can come:
board-strike-destroys = to destroy somebody on { $area }
board-strike-needs = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $needed ->
    [one] 1 hit
   *[other] { $needed } hits
  } needed; every second hits, damage is not kept
board-strike-nobody = { $area }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, and no units to hit
board-strike-hopeless = { $area }: no roll can destroy anybody. { $dice ->
    [one] 1 die hits
   *[other] { $dice } dice hit
  } { $dice } times at most, the toughest there bears { $needed }; damage is not kept. Only upgrades could help.
board-room = { $area }: room for { $capacity }{ $over ->
    [0] {""}
    [one] , 1 would be lost
   *[other] , { $over } would be lost
  }
board-not-FS-ADV-4 = one attack only
board-not-FS-GROUND-2 = no path
board-not-FS-GROUND-8 = storm
board-not = why not
board-steps = Steps of the refresh phase
board-step-objectives = Objectives
board-step-materiel = Materiel
board-step-rally = Rally
board-step-events = Events
board-step-end = End
board-sheet-lay = Lay it for me
board-said-lay = The set-up is laid for you; taking back stops it.
board-sheet-plan = All orders of the round at once
board-sheet-plan-go = Place { $count } orders
board-sheet-order = Order { $number }
board-sheet-choose = which, and where?
board-sheet-covered = If someone’s order lies there
board-sheet-same = there all the same
board-sheet-then = in { $code } instead
board-sheet-asks = Ask me about each deployment and domination that I reveal
board-sheet-carry = Resolve my advances without asking, too
board-sheet-reveals = Of my orders, reveal the one that helps most, and resolve it where it helps
board-sheet-deploys = With deployments, buy what helps most
board-sheet-dominates = With dominations, gain what helps most
board-sheet-reinforces = In combats, place as many reinforcements as help
board-sheet-fights = In combats, play the card that helps most, and let those suffer who cost me least
board-sheet-events = Use my events; of several cards, keep the one that helps most
board-sheet-storms = Move warp storms where they bar others most, and free my own ways
board-sheet-cards = The cards of all rounds at once
board-sheet-cards-go = Choose { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-sheet-later = Later cards
board-sheet-standing = as long as one of mine stands unrouted
board-sheet-unhurt = only while none of mine is routed or damaged
board-sheet-always = whatever happens
board-sheet-shop = Buy all at once
board-sheet-shop-go = Buy { $count }
board-sheet-more = Add to the list
board-sheet-nothing = nothing more
board-sheet-none = no structure
board-sheet-build = { $structure } on { $area }: { $materiel } materiel
board-sheet-left = Left: { $materiel } materiel, { $forge } forge, { $cache } cache, room for { $units ->
    [one] 1 more unit
   *[other] { $units } more units
  }.
board-sheet-turn = The whole order at once
board-sheet-turn-go = Carry it out: { $count } { $count ->
    [1] decision
   *[other] decisions
  }
board-turn-operations-order = Order
board-turn-operations-resolve = { $order } in { $code }
board-turn-does-resolve = resolve it
board-turn-does-to-events = trade it for an event card
board-turn-advance-source = From
board-turn-advance-target = Attack
board-turn-advance-ships = Ships
board-turn-advance-ground = Ground units
board-turn-strike-target = Orbital strike
board-turn-combat-reinforce = Reinforcements
board-turn-deploy-unit = Buy, of { $materiel } materiel
board-turn-deploy-structure = Build, of { $materiel } materiel
board-turn-dominate-asset = Token
board-turn-dominate-ability = Ability
board-turn-strategize-card = Combat card
board-turn-strategize-replaced = Instead of
board-turn-strategize-upgrade = Order upgrade
board-turn-capacity-excess = Too many
board-sheet-proposed = What looks best at a glance is proposed. After a change, what follows is proposed anew.
board-sheet-from = { $unit }: { $from }
board-sheet-to = to { $area }
board-sheet-stays = stays there
board-said-plan = Orders that will be placed as you said: { $count }.
board-said-carry = Revealed orders are resolved without asking.
board-said-reveals = The order that helps most is revealed; where several help as much, you are asked.
board-said-deploys = Deployments buy what helps most; where several things help as much, you are asked.
board-said-dominates = Dominations gain what helps most; where several things help as much, you are asked.
board-said-reinforces = As many reinforcements are placed as help.
board-said-fights = In combats the card that helps most is played, and those suffer who cost you least; where several cards help as much, you are asked.
board-said-events = Your events are used; where several cards help as much, you are asked.
board-said-storms = Warp storms move where they bar others most, and free your own ways.
board-said-aside = The order that you reveal goes on the event deck.
board-said-shop = Purchases to come: { $count }.
board-said-turn = Decisions about this order to come: { $count }.
board-said-cards = Combat cards said beforehand: { $count }.
`
