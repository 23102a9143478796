/** The questions, events and refusals of fire, damage, boarding and command cards, in English. */
export default `
ask-fire-primary = Guns: who fires at whom?
ask-fire-torpedo = Torpedoes: who fires at whom?
ask-fire-link = { $ship } { $number } fires { $dice ->
    [one] one die
   *[other] { $dice } dice
  } at { $target } { $targetNumber }. Who joins in?
ask-fire-full = Concentrated fire: which ship adds its full dice?
ask-fire-split = { $ship } { $number }, { $weapon }: divide the dice.
ask-fire-use-card = Use { $card } for this attack?
ask-fire-react = { $card }: which weapon fires, at whom?
ask-pd-wings = Point defence: which ship fires at wings?
ask-pd-reaction = Enemy { $wing } ({ $count }) within 4 inches. Which ship fires its point defence at them?
ask-pd-divide = { $dice ->
    [one] one die
   *[other] { $dice } dice
  } for { $wings } wings, { $each } each: who gets the { $over } left over?
ask-pd-extra = A six: at which wing goes the extra die?
ask-pd-torpedo = { $ship } { $number }: how many of { $dice } point defence dice against { $hits ->
    [one] one torpedo hit
   *[other] { $hits } torpedo hits
  } on { $target } { $targetNumber }?
ask-pd-boarders = { $teams ->
    [one] One assault team comes
   *[other] { $teams } assault teams come
  } to { $target } { $targetNumber }: does { $ship } { $number } fire at them?
option-pd-hold = Hold fire: no other squadron may fire at it then
ask-wing-stay = { $card }: which wings ignore being driven off?
ask-wing-slide = Where does the driven-off wing end?
ask-shields-again = { $ship } { $number }: roll the { $failed } failed of { $dice ->
    [one] 1 shield die
   *[other] { $dice } shield dice
  } again? Once a turn.
ask-critical-add = { $critical }: add 1 to make it { $next }?
ask-blast-next = Equally near the blast ({ $dice ->
    [one] one die
   *[other] { $dice } dice
  }): which comes first?
ask-repair-again = Which failed repair is rolled again?
ask-board-declare = Boarding: who boards whom? The boarder sends all its assault points.
ask-board-aim = Capture { $target } { $targetNumber }, or sabotage it?
ask-board-next = Which boarding is fought next?
ask-board-lose = { $left } more of your teams must go: whose?
ask-board-agent = The agent is here! To which ship does he cross?
ask-mine-drone = Move the drone mine? Up to 2 inches.
ask-command-cloak = Whose cloaking fields are on?
ask-command-sector = { $ship } { $number }: which arc do the sector shields cover?
ask-command-energy = { $ship } { $number }: move energy between guns?
ask-command-wing = Which wing is back aboard?
ask-turn-cancel = Which enemy turn card is cancelled?
ask-card-attack = { $ship } { $number } fires at { $target } { $targetNumber } ({ $dice ->
    [one] one die
   *[other] { $dice } dice
  }): play a card?
ask-card-dice = { $target } { $targetNumber }: { $hits ->
    [one] One hit
   *[other] { $hits } hits
  } so far: play a card?
ask-card-shields-less = { $target } { $targetNumber }: { $dice ->
    [one] 1 shield die
   *[other] { $dice } shield dice
  } against { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }: play a card?
ask-card-shields-more = { $ship } { $number }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } against { $dice ->
    [one] 1 shield die
   *[other] { $dice } shield dice
  }: play a card?
ask-card-hit = { $hits ->
    [one] 1 hit is
   *[other] { $hits } hits are
  } left on { $ship } { $number }: play a card?
ask-card-torpedo-hits = { $hits } torpedo hits on { $ship } { $number }: play a card?
ask-card-pd-less = { $target } { $targetNumber }: { $dice } point defence dice against { $hits } torpedo hits: play a card?
ask-card-pd-more = { $ship } { $number } is about to roll { $dice } point defence dice: play a card?
ask-card-critical-roll = { $ship } { $number }: { $critical }. Play a card?
ask-card-critical-effect = { $ship } { $number } would suffer from { $critical }. Play a card?
ask-card-survived = { $ship } { $number } has survived the attack: play a card?
ask-card-destroyed = { $ship } { $number } is lost: play a card before it goes?
ask-card-driven-off = { $wings ->
    [one] One of your wings is
   *[other] { $wings } of your wings are
  } driven off: play a card?
ask-card-boarding = { $teams } teams against { $dice ->
    [one] one die
   *[other] { $dice } dice
  } of fire: play a card?
ask-card-boarding-fight = { $teams } enemy teams aboard { $ship } { $number }: play a card?
ask-card-command = { $ship } ({ $count }) begins: play a card on the squadron?
ask-card-carrier = { $ship } ({ $count }), before launching: play a card?
ask-card-moved = { $ship } ({ $count }) has moved: play a card?
ask-card-enemy-moved = The enemy's { $ship } ({ $count }) has moved: play a card?
ask-card-counter = { $card } was played: cancel it?
ask-card-thrust = { $card }: which ship moves?
ask-card-distance = { $ship } { $number }: how far straight ahead?

option-fire = { $ship } { $number }, { $weapon } at { $target } { $targetNumber }: { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
option-pair = { $ship } { $number }, { $weapon } with { $other } at { $target } { $targetNumber }: { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
option-split = { $ship } { $number }: split { $weapon }
option-end-primary = No more guns
option-end-torpedo = No more torpedoes
option-end-pd = No more point defence
option-end-boarding = No more boardings
option-link = { $ship } { $number }, { $weapon }: +{ $dice }
option-link-pair = { $ship } { $number } with turret and broadside: +{ $dice }
option-full = { $ship } { $number } in full
option-full-none = Keep the card
option-react = { $weapon } at { $target } { $targetNumber }
option-pd = { $ship } { $number }: { $dice ->
    [one] one die
   *[other] { $dice } dice
  } at { $wings ->
    [one] one wing
   *[other] { $wings } wings
  }
option-aim-wing = Wing { $number } ({ $wing })
option-pd-dice = { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
  }
option-stay = Wing { $number } ({ $wing })
option-slide = At { $x }″, { $y }″
option-pass = No card
option-play = { $card }
option-next-model = This one
option-repair = { $ship } { $number }: { $critical }
option-no-repair = None
option-board = { $ship } { $number } boards { $target } { $targetNumber }: { $teams } teams against { $dice ->
    [one] one die
   *[other] { $dice } dice
  } of fire
option-capture = Capture
option-sabotage = Sabotage
option-resolve-boarding = { $target } { $targetNumber }
option-lose-team = Of these { $teams }
option-thrust = { $ship } { $number }
option-cancel = { $card }
option-sector-fore = Fore
option-sector-starboard = Starboard
option-sector-aft = Aft
option-sector-port = Port
option-energy = { $dice } from { $giver } to { $receiver }
option-no-energy = Nothing
option-return = Wing { $number } ({ $wing })

roll-attack = Attack
roll-shields = Shields
roll-pd = Point defence
roll-anti-boarding = Fire at boarders
roll-boarding = Boarders
roll-repelling = Crew
roll-mine = Mine
roll-explosion = Explosion
roll-terrain = Asteroids

event-card-played = { $player } plays { $card }
event-card-cancelled = { $card } is cancelled
event-attacked = { $shipName } { $shipNumber } attacks { $targetName } { $targetNumber } ({ $weapon }): { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
event-first-wave = First throw, { $need } and more hits: { $dice }
event-rerolled = Rolled again: { $dice }
event-rolled = { $what }: { $faces } ({ $need } and more): { $hits }
event-tested = { $purpose }, { $shipName } { $shipNumber }: { $face } ({ $need } and more)
event-braced = { $shipName } { $shipNumber } braces: { $less ->
    [one] 1 hit
   *[other] { $less } hits
  } less, { $hits } left
event-hits-compared = { $shipName } { $shipNumber }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } against DR { $dr }, CR { $cr }
event-hull-lost = { $shipName } { $shipNumber } loses { $points } hull, { $left } left
event-crew-lost = { $shipName } { $shipNumber } loses { $points } crew and { $ap } assault points, { $left } crew left
event-derelict = { $shipName } { $shipNumber } is a derelict
event-critical-rolled = Critical hit on { $shipName } { $shipNumber }: { $dice }, { $critical }
event-critical-hit = { $shipName } { $shipNumber }: { $critical }
event-afflicted = { $shipName } { $shipNumber } suffers from { $critical }
event-displaced = { $shipName } { $shipNumber } is displaced by { $inches }″
event-exploded = An explosion of { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
event-wing-blasted = The blast reaches a wing ({ $wingName }): { $dice }
event-pd-fired = { $shipName } { $shipNumber } fires at a wing ({ $wingName }): { $face }
event-driven-off = A wing is driven off: { $wingName }
event-mine-dropped = { $shipName } { $shipNumber } drops a mine of { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
event-mine-tested = A mine nearby: { $face } (5 and more)
event-mine-moved = A drone mine moves
event-repair-rolled = { $shipName } { $shipNumber }, repair of { $critical }: { $face } ({ $need } and more)
event-hull-mended = { $shipName } { $shipNumber } mends a hull point, { $left } now
event-boarding-declared = { $shipName } { $shipNumber } sends { $teams } teams to { $targetName } { $targetNumber }
event-boarded = { $teams } teams on their way to { $shipName } { $shipNumber }
event-boarding-fought = Aboard { $shipName } { $shipNumber }: { $teams } teams, { $crew } crew
event-teams-lost = The crew hits { $hits } times, { $left } teams left
event-sabotaged = Sabotage aboard { $shipName } { $shipNumber }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } more than the crew, { $dr } needed
event-cloaked = { $shipName } { $shipNumber } cloaks
event-uncloaked = { $shipName } { $shipNumber } drops its cloak
event-wing-returned = Back aboard { $shipName } { $shipNumber }: { $wingName }
event-agent-extracted = The agent leaves { $shipName } { $shipNumber } and is extracted

refusal-silent-running = The squadron runs silent: no attack, no boarding in this activation.
refusal-solar-flare = A solar flare: no attack in range band 4 this turn.
refusal-no-target = That is no target: it is not on the table.
refusal-hidden-killer = A hidden killer at Full Stop cannot be attacked from further than 20″.
refusal-FA-FIRE-7 = Only enemies are fired at.
refusal-FA-ACT-6 = This weapon has been used.
refusal-FA-RANGE-6 = The line of fire is blocked.
refusal-FA-RANGE-9 = Too far: no weapon reaches further than 32″.
refusal-FA-RANGE-10 = The weapon has no dice at this range.
refusal-FA-RANGE-12 = The target is not in the weapon's arc.
refusal-FA-DMG-14 = Secondary systems are offline: no torpedoes.
refusal-FA-SPLIT-1 = A division is among at least two targets, at least one die each.
refusal-FA-SPLIT-7 = That is no target of this weapon.
refusal-FA-SPLIT-8 = Each target once, and no more dice than the farthest band gives.
refusal-FA-BOARD-1 = A ship that rams does not board in the same turn.
refusal-FA-BOARD-2 = It has fired at that ship in this activation.
refusal-FA-BOARD-3 = Teams of another squadron are aboard that ship.
refusal-FA-BOARD-6 = Too far to board: at most 4″.
refusal-FA-BOARD-11 = No assault points are left.
refusal-FA-BOARD-13 = That cannot be boarded: it has no crew, or is yours.
refusal-FA-BOARD-23 = Enemies are aboard: no boarding now.
refusal-FA-DISORDER-2 = The squadron is disordered.
`
