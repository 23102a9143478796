import { boardEn } from './board.en.ts'
import { cardTexts } from './cards.ts'
import { combatEn } from './combat.en.ts'
import { nameTexts } from './names.ts'

/** The English texts of Forbidden Stars. */
export default `${nameTexts('en')}
${cardTexts('en')}
${boardEn}
${combatEn}

game-forbidden-stars = Forbidden Stars
game-forbidden-stars-line = Four empires, one shattered cluster. Orders wait face down; whoever gathers all objectives first wins.

asset-forge = forge
asset-cache = cache
asset-reinforcement = reinforcement
asset-affluence = affluence
order-advance = Advance
order-deploy = Deploy
order-strategize = Strategize
order-dominate = Dominate
direction-north = northern
direction-east = eastern
direction-south = southern
direction-west = western
storm-across = across
storm-sideways = sideways
storm-tl-br = top left or bottom right
storm-tr-bl = top right or bottom left
phase-setup = Setup
phase-setup-is = the galaxy is laid, and everyone places what they begin with
phase-planning = Planning
phase-planning-is = four orders each, one at a time, face down; a later one covers the earlier
phase-operations = Operations
phase-operations-is = in turn, one order each: only what lies on top of its stack
phase-refresh = Refresh
phase-refresh-is = objectives, materiel, routed units stand up, events move the warp storms
end-objectives = All objectives are gathered
end-rounds = The eighth round is over
end-last = Only one empire is left
end-all-eliminated = The last empires fall together
end-given-up = Everybody else has given up or fallen

setting-quick_setup = Star map
setting-quick_setup-false = Built by the players
setting-quick_setup-true = Dealt at random, fair to all
setting-quick_setup-is = Built by the players: everyone lays three systems, with forces, objectives and storms. Dealt: chance does it, with nobody’s home beside another’s and every force at home.
setting-random_factions = Factions
setting-random_factions-false = Chosen
setting-random_factions-true = Dealt at random
setting-random_factions-is = Who leads which faction.
setting-fixed_tile_sides = Tile sides
setting-fixed_tile_sides-false = Either side up
setting-fixed_tile_sides-true = Side A up
setting-fixed_tile_sides-is = Every system tile has two sides with different worlds; turning it is always free.
setting-strategize_structures = Upgrades need
setting-strategize_structures-false = A unit in the system
setting-strategize_structures-true = A unit or a structure in the system
setting-strategize_structures-is = What you need in a system to buy upgrades there with a Strategize order.
setting-paths_before_ships = Paths of ground units
setting-paths_before_ships-false = Fixed after ships have moved
setting-paths_before_ships-true = Fixed before ships move
setting-paths_before_ships-is = Whether ground units may use the ways that the ships of the same order have just opened.

ask-setup-faction = Which faction do you lead?
ask-setup-tile = Which of your systems do you place next?
ask-setup-side = System { $number }: which side is up?
ask-setup-square = Where does { $code } lie?
ask-setup-rotation = Which way does { $code } lie?
ask-setup-forces = Starting forces on { $code }: you hold { $held }, { $least ->
    [0] any of them may wait for a later system
   *[other] at least { $least } must land here
  }.
ask-setup-factory = Does your factory stand on { $code }?
ask-setup-objective = An enemy objective goes to { $code }. Whose, and where?
ask-setup-storm = Where does your warp storm lie? Nothing moves through it.
ask-place-order = Order { $number } of { $of }: which, and where? What is placed last is resolved first.
ask-reveal-order = Which order do you reveal?
ask-resolve-order = { $order } in { $code }: resolve it, or trade it for an event card?
ask-advance-source = { $code }: from which neighbouring system may units join?
ask-advance-target = { $code }: do you attack? One area at most may become contested.
ask-advance-ships = Ships into { $code }: which go where? At most { $most } together.
ask-advance-ground = Ground units into { $code }: which go where? At most { $most } together.
ask-deploy-unit = { $code }: { $bought } of { $limit } units bought, { $materiel } materiel left. What next?
ask-deploy-structure = { $code }: one structure? You have { $materiel } materiel.
ask-choose-asset = Affluence: which token do you take?
ask-ability-promotion = Promotion: who rises in rank for 1 materiel?
ask-ability-hidden-cult = Hidden Cult: which Cultist goes to a neighbouring system?
ask-ability-rally-the-mob = Rally the Mob: buy a ground unit, no factory needed?
ask-ability-webway = Webway: who goes to another of your worlds?
ask-buy-card = Which combat upgrade? You have { $materiel } materiel.
ask-replace-card = { $card } replaces which cards of your deck?
ask-buy-upgrade = Which order upgrade? You have { $materiel } materiel.
ask-capacity-excess = { $area } holds { $capacity }: { $count ->
    [one] 1 unit too many. Who is lost?
   *[other] { $count } units too many. Who is lost?
  }
ask-move-storm = Move a warp storm: { $icon }.

option-pick = { $faction }
option-tile = System { $number }
option-side = Side { $code }
option-square = { $neighbours ->
    [0] As the first
    [1] On the { $direction } side of { $beside }
   *[other] On the { $direction } side of { $beside } ({ $neighbours } neighbours)
  }
option-rotate = { $degrees ->
    [0] As printed
   *[other] Turned by { $degrees }°
  }
option-place = { $unit } to { $area }
option-factory = On { $area }
option-later = On a later system
option-objective = { $faction } on { $area }
option-storm = { $outer ->
    [0] Between { $code } and { $other }
   *[other] On the { $direction } edge of { $code }
  }
option-place-order = { $order } in { $code }
option-reveal = { $order } in { $code }
option-resolve = Resolve { $order }
option-to-events = Put { $order } on the event deck
option-source = From { $code }
option-attack = Attack { $area } ({ $faction })
option-peace = Attack nobody
option-move = { $unit }: { $from } to { $area }
option-buy = { $unit } to { $area }: { $materiel } materiel{ $forge ->
    [0] {""}
   *[other] , { $forge } forge
  }{ $cache ->
    [0] {""}
   *[other] , 1 cache
  }{ $warboss ->
    [0] {""}
   *[other] , Warboss
  }
option-build = { $structure } on { $area }: { $materiel } materiel{ $cache ->
    [0] {""}
   *[other] , 1 cache
  }{ $warboss ->
    [0] {""}
   *[other] , Warboss
  }
option-done = No more
option-asset = { $asset } (you have { $held })
option-promote = { $unit } on { $area } becomes { $into }
option-relocate = { $unit } to { $area }
option-decline = Not now
option-card = { $card }: { $materiel } materiel{ $warboss ->
    [0] {""}
   *[other] , Warboss
  }
option-replace = { $card } makes way for { $into }
option-upgrade = { $upgrade }: { $materiel } materiel{ $warboss ->
    [0] {""}
   *[other] , Warboss
  }
option-none = None
option-excess = { $unit }{ $routed ->
    [0] {""}
   *[other] , routed
  }
option-move-storm = From { $leavesOuter ->
    [0] { $leaves }/{ $leavesOther }
   *[other] the rim of { $leaves }
  } to { $outer ->
    [0] { $code }/{ $other }
   *[other] the { $direction } rim of { $code }
  }

event-faction-taken = { $player } leads { $faction }.
event-first-player = { $player } is the first player.
event-tile-shown = { $player } places system { $number }.
event-tile-placed = { $code } joins the map.
event-unit-placed = { $unit } stands on { $area }.
event-structure-placed = A { $structure } stands on { $area }.
event-objective-placed = An objective of { $faction } lies on { $area }.
event-storm-placed = { $player } places a warp storm.
event-round-begun = Round { $round }
    .heading = yes
event-phase-begun = { $phase }
    .heading = yes
event-order-placed = { $player } places an order in { $code }.
event-order-placed-own = You place { $order } in { $code }.
event-order-revealed = { $player } reveals { $order } in { $code }.
event-order-to-events = { $player } puts { $order } on the event deck.
event-turn-skipped = { $player } cannot reveal an order: all lie under others.
event-unit-moved = { $unit } goes to { $area }.
event-unit-destroyed = { $unit } on { $area } is destroyed.
event-structure-destroyed = The { $structure } on { $area } is destroyed.
event-unit-bought = { $player } buys { $unit } for { $area } ({ $materiel } materiel{ $forge ->
    [0] {""}
   *[other] , { $forge } forge
  }{ $cache ->
    [0] {""}
   *[other] , 1 cache
  }).
event-structure-bought = { $player } builds a { $structure } on { $area } ({ $materiel } materiel{ $cache ->
    [0] {""}
   *[other] , 1 cache
  }).
event-asset-gained = { $player }: +{ $count } { $asset }.
event-asset-spent = { $player }: −{ $count } { $asset }.
event-asset-lost = { $player } loses { $count } { $asset }.
event-materiel-gained = { $player }: +{ $count } materiel.
event-materiel-spent = { $player }: −{ $count } materiel.
event-materiel-lost = { $player } loses { $count } materiel.
event-objective-collected = { $player } gathers the objective on { $area }: { $count } of { $of }.
event-units-rallied = { $player } rallies { $count ->
    [one] 1 unit.
   *[other] { $count } units.
  }
event-storm-moved = { $player } moves a warp storm ({ $icon }) to { $outer ->
    [0] the edge between { $code } and { $other }.
   *[other] the { $direction } edge of { $code }.
  }
event-storm-stays = { $player } cannot move any warp storm ({ $icon }).
event-upgrade-bought = { $player } gains { $upgrade }.
event-card-bought = { $player } takes { $card } into the deck in place of { $replaced }.
event-unit-promoted = { $unit } on { $area } becomes { $into }.
event-eliminated = { $gaveUp ->
    [0] { $player } ({ $faction }) has no world left and leaves the game.
   *[other] The pieces of { $player } ({ $faction }) leave the board.
  }
event-gave-up = { $player } gives up.
event-ended = { $end }.

result-objectives = Victory: all objectives are gathered.
result-rounds = { $by ->
    [objectives] After the eighth round objectives decided: { $most } against { $next }.
    [worlds] After the eighth round objectives were equal, and worlds decided: { $most } against { $next }.
    [units] After the eighth round objectives and worlds were equal, and units decided: { $most } against { $next }.
   *[other] Decided after the eighth round: most objectives, then worlds, then units.
 }
result-last = Victory: only one empire is left.
result-all-eliminated = The last empires fell together; the better placed wins.
result-given-up = Everybody else gave up or fell.

refusal-FS-ADV-2 = Nothing has to move.
refusal-FS-ADV-3 = { $code } is not the one neighbouring system from which units come.
refusal-FS-ADV-4 = An order makes one area contested at most; this is another one.
refusal-FS-ADV-6 = A routed unit cannot move.
refusal-FS-SHIP-1 = The ship stands in no void near the order.
refusal-FS-SHIP-3 = Ships only move into the system of the order.
refusal-FS-SHIP-4 = A warp storm lies before { $code }.
refusal-FS-SHIP-5 = A ship cannot stand on a world.
refusal-FS-GROUND-1 = Ground units only move into the system of the order.
refusal-FS-GROUND-2 = No path: every area on the way must be yours alone.
refusal-FS-GROUND-8 = A warp storm before { $code } stops the path.
refusal-FS-GROUND-13 = A ground unit must end on a world.
refusal-FS-DEPLOY-2 = There is no factory of yours in { $code }.
refusal-FS-DEPLOY-3 = The deployment limit is { $limit }.
refusal-FS-DEPLOY-7 = The area is enemy or contested.
refusal-FS-DEPLOY-10 = { $area } is not yours alone.
refusal-FS-DEPLOY-11 = { $area } has a structure already.
refusal-FS-DEPLOY-16 = { $unit } needs command level { $level }, or { $forge } forge.
refusal-FS-DEPLOY-19 = There is no place for { $unit }.
refusal-FS-STRUCT-2 = Structures stand on worlds.
refusal-FS-COMBAT-12 = A card is chosen once in each execution round, at its beginning.
refusal-FS-COMBAT-22 = The card lies face up until the combat is over.
refusal-FS-COMP-9 = You have 3 { $asset } tokens, the most there may be.
refusal-FS-COMP-12 = You have no control token left.
refusal-FS-COMP-14 = No { $unit } is left in the supply.
refusal-FS-COST-2 = { $unit } needs command level { $level }.
refusal-FS-COST-5 = It costs { $materiel } materiel.
refusal-FS-ASSET-4 = { $unit } costs { $forge } forge.
refusal-FS-ASSET-9 = No { $asset } token is left.
refusal-FS-STRAT-2 = You have no unit in { $code }.
refusal-FS-STRAT-5 = { $card } is in your deck, or another faction's.
refusal-FS-STRAT-15 = { $upgrade } is yours already, or another faction's.
refusal-FS-PLAN-3 = You have nothing in { $code } nor beside it.
refusal-FS-OPS-2 = No order of yours lies on top there.
refusal-FS-SETUP-11 = A system must lie beside another one.
refusal-FS-SETUP-12 = The map may not outgrow { $short } by { $long } systems.
refusal-FS-SETUP-18 = Your starting forces would no longer fit.
refusal-FS-SETUP-20 = There is an objective of { $faction } in this system.
refusal-FS-SETUP-21 = You hold more objectives of another faction than of { $faction }.
refusal-FS-SETUP-22 = You hold no such objective.
refusal-FS-OPT-4 = Side A must be up at this table.
`
