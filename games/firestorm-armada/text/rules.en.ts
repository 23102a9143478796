/** The questions, events and refusals of all other rules, in English. */
export default `
game-firestorm-armada = Firestorm Armada
game-firestorm-armada-line = Squadrons of spaceships on an open table: manoeuvre, link your fire, board the cripples.

unit-squadron = squadron
unit-flight = flight
fate-destroyed = is destroyed
fate-captured = is captured
fate-withdrawn = has withdrawn
fate-escaped = has escaped
weapon-none = no weapon

setting-fleetValue = Fleet value
setting-fleetValue-500 = 500 points
setting-fleetValue-800 = 800 points
setting-fleetValue-1200 = 1200 points
setting-scenario = Scenario
setting-scenario-borderClash = Border clash
setting-scenario-rescueMission = Rescue mission
setting-scenario-extraction = Extraction
setting-scenario-convoy = Convoy
setting-scenario-stationAssault = Station assault
setting-scenario-asteroidAmbush = Asteroid ambush
setting-alliedSquadrons = Squadrons of an allied race
setting-alliedSquadrons-false = None
setting-alliedSquadrons-true = Up to a quarter of the points
setting-disorder = Disorder
setting-disorder-false = Squadrons fight to the last
setting-disorder-true = Battered squadrons are tested
setting-initiativeWinnerChooses = Who wins the initiative
setting-initiativeWinnerChooses-false = Activates first
setting-initiativeWinnerChooses-true = Chooses who activates first
setting-pdMinimumOne = Point defence of damaged ships
setting-pdMinimumOne-true = Keeps one die
setting-pdMinimumOne-false = May fall to nothing
setting-ownSystemsLink = Several systems of one kind
setting-ownSystemsLink-true = All of a ship's may be linked
setting-ownSystemsLink-false = One of each ship
setting-drivenOffImmuneToAll = Driven-off wings
setting-drivenOffImmuneToAll-false = Safe from the ship that drove them off
setting-drivenOffImmuneToAll-true = Safe from all point defence

ask-setup-edge = Which long edge is yours?
ask-setup-role = Attack or defend?
ask-setup-reserves = Which squadrons stay in reserve? At most { $most }.
ask-setup-agent = Aboard which ship is the agent?
ask-setup-ambush = Which squadrons are placed after all others, in ambush?
ask-setup-silent = Which squadron approaches silently, placed after all others?
ask-setup-scouts = Your scouts see more: place one squadron anew?
ask-deploy-squadron = Which squadron is placed next?
ask-deploy-plan = Place { $ship } ({ $count }).
ask-deploy-cloak = Which ships begin with their cloaking field on?
ask-deploy-flight = Aboard or on the table: { $wing } ({ $count })?
ask-turn-card = Put a turn card face down?
ask-initiative-first = You have the initiative. Who activates first?
ask-activate = What do you activate?
ask-command-name = { $ship } ({ $count }) is scattered into groups of one size. Which is in command?
ask-move-ship = Which ship moves next?
ask-move-plan = { $ship } { $number }: plan its move.
ask-move-bounce = { $ship } { $number } has struck a meteor. To which side does it turn?
ask-ram-plan = { $ship } { $number }: plan the way into the target.
ask-pod-take = Pick up an escape pod instead of firing a weapon?
ask-act-cut-engines = { $ship } ({ $count }): which cut their engines? Next time they may move from 0 to half their MV.
ask-wing-launch = { $ship } { $number }: launch a flight?
ask-wing-place = Where are they launched: { $wing } ({ $count })?
ask-wing-move = Where do they fly: { $wing } ({ $count })?
ask-wing-intercept = Enemy { $wing } ({ $count }) within reach. Intercept them?
ask-wing-act = What do they do: { $wing } ({ $count })?
ask-wing-taking = { $ship } { $number }: which wings take part?
ask-wing-lose = Which wing is lost with its carrier?
ask-wing-regroup = { $wing } aboard: { $sizes }. Into which flights do you regroup them?
ask-dogfight-destroy = Which enemy wings are destroyed? { $count } in all.
ask-dogfight-drive-off = Which enemy wings are driven off? { $count } in all.
ask-reserve-roll = { $ship } ({ $count }) is in reserve. Roll for its arrival?
ask-end-discard = Which cards do you discard? { $least ->
    [0] As many as you like.
   *[other] At least { $least }.
  }

option-edge-south = The southern edge
option-edge-north = The northern edge
option-attack = Attack
option-defend = Defend
option-reserve = { $ship } ({ $count })
option-agent = { $ship } { $number }
option-late = { $ship } ({ $count })
option-redeploy = { $ship } ({ $count })
option-deploy = { $ship } ({ $count })
option-cloak = { $ship } { $number }
option-aboard = Aboard
option-beside = Beside { $ship } { $number }
option-card = { $card }
option-first = We do
option-second = They do
option-activate-squadron = { $ship } ({ $count })
option-activate-flight = Flight: { $wing } ({ $count })
option-name = The group of { $ship } { $number }
option-move = { $ship } { $number }
option-ram = { $ship } { $number } rams { $target }
option-turn-port = To port
option-turn-starboard = To starboard
option-pod = Pod ({ $value } points) instead of { $weapon }
option-cut = { $ship } { $number }
option-launch = Launch { $wing } ({ $count })
option-regroup = { $sizes }
option-intercept = Intercept with { $wing } ({ $count })
option-wing-attack = Attack { $ship } { $number }
option-wing-board = Board { $ship } { $number }
option-wing-land = Land on { $ship } { $number }
option-wing = Wing { $number } ({ $wing })
option-lose = Flight: { $wing }
option-done = Done
option-no-turn-card = No turn card
option-no-launch = No more launches
option-no-regroup = Leave them as they are
option-no-act = Nothing more with them
option-no-intercept = Do not intercept
option-no-pod = Leave it there
option-yes = Yes
option-no = No

event-turn-begun = Turn { $turn }
event-initiative-rolled = { $player } rolls { $dice } with a bonus of { $bonus }: { $total }
event-initiative-won = { $player } has the initiative
event-deployment-won = { $player } wins the deployment roll
event-role-chosen = { $role ->
    [attack] { $player } attacks
   *[defend] { $player } defends
 }
event-unit-activated = { $player } activates a { $unit }
event-ship-moves = { $shipName } { $shipNumber } moves next
event-ship-moved = { $inches ->
    [0] { $shipName } { $shipNumber } keeps its place
   *[other] { $shipName } { $shipNumber } flies { $inches }″
 }
event-ship-placed = { $shipName } { $shipNumber } is placed
event-ship-rotated = { $shipName } { $shipNumber } turns on the spot
event-ship-left = { $shipName } { $shipNumber } { $fateName }
event-fold-declared = { $shipName } { $shipNumber } prepares to fold space
event-fold-prevented = { $shipName } { $shipNumber } cannot fold space: enemies are aboard
event-meteor-hit = { $shipName } { $shipNumber } strikes a meteor
event-engines-cut = { $shipName } { $shipNumber } cuts its engines
event-distortion-rolled = { $shipName } { $shipNumber } enters a distortion field: { $face }, { $fate }
distortion-nothing = nothing happens
distortion-port = it turns 45° to port
distortion-starboard = it turns 45° to starboard
distortion-displaced = it is displaced
event-ram-rolled = { $shipName } { $shipNumber } rams { $targetName } { $targetNumber }: { $face } ({ $need } and more), { $success ->
    [1] it strikes
   *[other] it misses
  }
event-pod-dropped = { $shipName } { $shipNumber } drops a pod of { $value } points
event-pod-carried-off = A pod of { $value } points is carried off
event-pod-taken = { $shipName } { $shipNumber } picks up a pod of { $value } points
event-wing-lost = A wing is lost: { $wingName }
event-wing-rearmed = A wing is rearmed: { $wingName }
event-wings-regrouped = Regrouped aboard { $squadronName }: { $wingName } ({ $sizes })
event-wing-put-aside = A wing is put aside: { $wingName }
event-wing-moved = A wing has flown: { $wingName }
event-wing-launched = A wing is launched: { $wingName }
event-wing-landed = Landed on { $shipName } { $shipNumber }: { $wingName }
event-dogfight = Dogfight
event-dogfight-rolled = { $player } rolls { $dice }: { $destroyed } destroyed, { $drivenOff } driven off
event-intercepted = Interceptors meet the flight
event-attack-run = Attack run on { $shipName } { $shipNumber } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
event-reserve-kept = In reserve: { $squadronName }
event-reserve-rolled = Reserve { $squadronName }: { $faces } = { $total }, { $fate } (on { $needed })
reserve-lost = lost
reserve-late = late
reserve-edge = arrives near its edge
reserve-half = arrives in its half
event-no-ambush = No place far enough from enemies for the ambush of { $squadronName }: it is deployed like the others
event-no-place = No place for { $squadronName }: it stays off the table
event-terrain-placed = On the table: { $terrain }
event-turn-card-revealed = { $player } turns up { $card }
event-card-discarded = { $player } discards { $card }
event-cards-drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }
event-ship-pulled = { $shipName } { $shipNumber } is pulled towards the gravity well
event-meteor-drifted = A meteor drifts
event-points-counted = Points: { $points }
event-disorder-tested = { $squadronName }: { $dice }, { $passed ->
    [1] it holds together
   *[other] it is disordered
  }
event-conceded = { $player } gives up

result-win = { $players } wins with { $first } to { $second } points.
result-major = Major victory of { $players }: { $first } to { $second } points.
result-draw = A draw: { $first } to { $second } points. To win, a side must lead by { $least }.
result-conceded = { $players } wins: the other side gave up.

refusal-FA-GEN-2 = Lengths are whole thousandths of an inch, angles whole hundredths of a degree.
refusal-FA-MOVE-1 = Too short: the ship must move at least { $least }″.
refusal-FA-MOVE-6 = A move is a list of straight segments and turns, none sharper than the ship can turn.
refusal-FA-MOVE-9 = Too early to turn: { $needed }″ straight ahead come first.
refusal-FA-MOVE-11 = Too long: the ship may move at most { $most }″.
refusal-FA-MOVE-15 = The ship cannot turn on the spot like that.
refusal-FA-MOVE-21 = The ship cannot fold space now.
refusal-FA-MINE-2 = The ship may not drop so many mines.
refusal-FA-MINE-10 = No mine can be dropped there.
refusal-FA-COLL-3 = A wing cannot fly into that.
refusal-FA-COLL-4 = Only a ship with exactly 1 hull point left may ram an enemy.
refusal-FA-COLL-5 = The way does not reach the ship to be rammed.
refusal-FA-WING-6 = Too far from the carrier: at most { $most }″.
refusal-FA-WING-7 = Those are not your wings.
refusal-FA-WING-8 = A wing cannot end there.
refusal-FA-WING-21 = That is off the table.
refusal-FA-WING-24 = A wing cannot be placed there.
refusal-FA-PD-8 = A driven-off wing may not touch an enemy.
refusal-FA-PD-18 = No wing may touch one that was driven off this turn.
refusal-FA-SETUP-7 = That is outside the deployment zone.
refusal-FA-SETUP-10 = Too near an enemy: at least { $most }″.
refusal-FA-SETUP-11 = The stands must be clear of others, of planets and meteors, and within command distance of each other.
refusal-FA-SCEN-6 = Every ship must stand in a field or near one.
refusal-FA-ACT-8 = The ship is no longer on the table.
refusal-FA-TURN-5 = It is the other side's turn to activate.
refusal-FA-TURN-8 = Already activated this turn.
refusal-FA-TURN-10 = It has nothing on the table.
refusal-FA-CARD-12 = That is not your squadron.
refusal-FA-CD-5 = { $ship }: out of command distance, so no linked fire and no cards.
refusal-FA-DMG-17 = A derelict only drifts straight ahead.
`
