import learn from './learn.en.ts'

/** What words, signs and states mean, and the page that teaches the game: loaded when somebody looks closer. */
export default `${learn}
board-signs = What the signs mean
board-end = How it went
board-end-nobody = Nobody wins
board-end-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
  }
board-end-last = The last one on { $area }, in round { $round }.
board-race = The race
board-race-objectives = objectives collected, round by round
board-race-worlds = friendly worlds, round by round
board-race-chances = chance to win, as the table stood after each round
board-race-by-objectives = Objectives
board-race-by-worlds = Worlds
board-race-by-chances = Chance
board-race-when = When
board-race-start = start
board-race-round = round { $round }
board-race-goal = { $goal } objectives win
board-deed-worlds = friendly worlds
board-deed-spent = materiel spent
board-deed-won = combats won
board-deed-lost = units lost
asset-forge-is = pays for the strongest units, or spares one command level of a purchase each
asset-cache-is = spares 2 materiel of one unit or structure
asset-reinforcement-is = fights in one combat as a unit of level 0 of its faction, then it is gone
asset-affluence-is = when assets are gained here: one asset token of any kind
figure-dice = dice
figure-dice-is = the dice a standing unit brings to a combat: half of their sides show attack, two defence, one morale
figure-health = health
figure-health-is = the damage that destroys it; less routs it, and is forgotten after the round
figure-morale = morale
figure-morale-is = of units, dice and cards together: who has more after three rounds holds the area
face-morale-is = of units, dice and cards together: who has more after three rounds holds the area
face-attack-is = each is one damage that the other side suffers, unless a defence meets it
face-defence-is = each stops one attack
board-attacker-is = whose units moved in: the card is resolved first; at equal morale the units retreat
board-defender-is = who was there before: at equal morale the area stays theirs
board-scheme-is = an event that lies open until its moment comes, and is discarded then; one at a time
board-tactic-is = an event that is carried out at once
board-once-a-round-is = used once, it lies face down until the end of the refresh phase
board-storm-is = nothing moves or retreats through it; orders and placed units may cross. Events move it
word-materiel = materiel
word-materiel-is = the money of the game, at most 14. On a world: what whoever holds it gains in each refresh phase
word-level = command level
word-level-is = one for every city you hold: strong units and cards ask for it
word-capacity = room for units
word-capacity-is = so many units of one player stay here after an order; what is over is destroyed
word-objective = objective
word-objective-is = belongs to the faction that it shows: collected by it in the refresh phase, if the world is its alone
word-race = objectives collected
word-race-is = as many as there are players win the game
word-first = first player
word-first-is = places, resolves and answers first; passes to the left after each round
word-orders = orders on the map
word-orders-is = still to be resolved in this round
word-routed = routed
word-routed-is = no dice, no morale, no move, and no card of its kind, until it stands up in the refresh phase
word-round = execution round
word-round-is = both choose a card, both suffer what the other deals; three at most, then morale decides
word-token = combat token
word-token-is = an attack or a defence that lasts until the end of this execution round
word-general = upper text
word-general-is = happens whenever the card is played
word-needs = lower text
word-needs-is = happens only while one of the units shown stands in the combat
word-icons = signs at the edge
word-icons-is = count from the moment the card lies open to the end of the combat
word-storm-icon = arrows
word-storm-icon-is = whoever draws this event moves a warp storm so, before the text
word-odds = chance to win
word-odds-is = of many endings of this very combat played out, as far as you know the cards
`
