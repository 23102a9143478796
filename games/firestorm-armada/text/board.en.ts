/** The texts of the board and the fleet builder, in English. */
export default `
board-weapon = Weapon
board-both-broadside = broadsides
board-both-tubes = side torpedo tubes
board-both-gunRack = gun racks
board-both-battery = side guns
board-both-fixed = fixed guns
board-both-turret = turrets
board-tier = tier { $tier }
board-points-of = { $points } points
board-hull = hull { $left } of { $of }
board-crew = crew { $left } of { $of }
board-cloak-short = CLK
board-figure-dr = damage rating
board-figure-cr = critical rating
board-figure-mv = movement in inches
board-figure-tl = turn limit in inches
board-figure-hp = hull points
board-figure-cp = crew points
board-figure-ap = assault points
board-figure-pd = point defence
board-figure-mn = mines
board-figure-sh = shield
board-figure-wc = wing capacity
board-figure-cloak = cloaking field
board-table = The table from above
board-labels = Names of the squadrons on the table
board-ship = { $ship }, { $class } of { $name }: hull { $left } of { $of }, heading { $heading } degrees
board-to-activate = { $count } to activate
board-left = to activate
board-chip = { $name }: still to activate
board-chip-done = { $name }: has been activated
board-band = band { $band }
board-out-of-range = out of range
board-attack-dice = { $dice } AD
board-linked = Who fires together
board-link-focus = in full
board-link-half = half
board-tag = { $dice } AD · { $hurt } %
board-tag-band = { $dice } AD · band { $band } · { $hurt } %
board-tag-focus = { $dice } AD · band { $band }
board-tag-joins = +{ $dice } AD · band { $band }
board-last-attack = The last attack
board-rolled = Rolled { $dice }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }
board-thrown-attack = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }
board-thrown-shield = shields cancel { $hits }
board-thrown-pd = point defence cancels { $hits }
board-thrown-plain = { $hits }
board-cards = Cards ({ $count })
board-hand = Your command cards
board-list = All ships as a list
board-list-close = Back to the table
board-column-ship = Ship
board-column-state = State
board-column-place = Place
board-column-heading = Heading
board-column-nearest = Nearest enemy
board-column-best = Best gun
board-column-options = Options
board-column-dice = Dice
board-column-odds = Odds
board-column-hurt = Hurt
board-column-wings = Wings
board-column-pd = PD
board-column-critical = Crit.
board-column-hull-lost = −HP
board-cloaked = cloaked
board-full-stop = at full stop
board-acted = activated
board-spent = spent
board-driven-off = driven off
board-at = { $x } east, { $y } north
board-best = { $target }: { $dice } AD in band { $band }, { $hurt } %
board-mine-at = Mine of { $name } with { $dice } AD: { $x } east, { $y } north
board-terrain-at = { $terrain }: { $x } east, { $y } north, radius { $radius }
board-tools = Tools
board-mission = The mission
board-tape = Measuring tape: press two points
board-bands = Arcs and range bands of the ship in hand
board-steer = Steer { $ship }: { $flown } drawn. Arrows turn and go on.
board-left-to-move = { $left } left
board-used = { $used } used
board-least = at least { $least }
board-segment = Segment { $number }
board-segment-out = Take out: { $label }
board-straight = Straight
board-thrust-handle = Pull { $ship } straight ahead: { $straight }. Arrows move it.
board-thrust-most = at most { $most }
board-drone-handle = Move the drone mine. Arrows move it.
board-drone-stays = It stays here
board-port = To port
board-starboard = To starboard
board-rotate = Turn on the spot
board-drop-mine = Drop a mine
board-fold = Fold space
board-wing-handle = Wing { $number }
board-flight-handle = The whole flight
board-fly-here = They fly here
board-place-here = Place here
board-ship-handle = Place { $ship }
board-squadron-handle = The whole squadron
board-field-x = east
board-field-y = north
board-field-heading = heading
board-divided = { $left ->
    [0] All { $most } dice are divided
    [one] One of { $most } dice is left
   *[other] { $left } of { $most } dice are left
  }
board-share-odds = { $mean } hits on average: −1 hull { $hull } %, critical { $critical } %
board-split-others = A die for
board-primary-split = Fire { $shares }
board-primary-split-left = { $left ->
    [one] One die stays unused
   *[other] { $left } dice stay unused
  }
board-primary-split-odds = { $one } % to hurt one, { $all } % { $count ->
    [2] both
   *[other] all { $count }
  }
board-primary-fire = { $dice } AD: { $hurt } % to hurt her, { $critical } % critical
board-die-less = One die less at { $name }
board-die-more = One die more at { $name }
board-odds = Odds of the attack
board-odds-line = nothing { $nothing } %, one hull point { $hull } %, critical { $critical } %
board-odds-label = Distribution of the hits, { $mean } on average
board-hits-on = hits on { $need }+
board-pd-dice = PD { $dice }
board-shield-dice = SH { $dice }
board-shield-again = (failed ones again)
board-way-nothing = nothing
board-way-hull = −1 hull
board-way-critical = critical
board-way-twice = two criticals
board-cards-held = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
board-has-initiative = initiative
board-vp = VP
board-guns-from-here = Guns from here
board-guns-from-end = Guns from the end point
board-no-targets = No target in reach and arc.
board-guns-note = Best single weapon at each target, without linking and cards.
board-phase-setup = Set-up
board-phase-setup-is = terrain is laid and fleets are placed
board-phase-cards = Cards
board-phase-cards-is = one turn card each, face down
board-phase-initiative = Initiative
board-phase-initiative-is = two dice and the tactics bonus; the winner activates first
board-phase-movement = Movement and combat
board-phase-movement-is = in turns: one squadron or flight moves, then fires
board-phase-end = End phase
board-phase-end-is = fires, repairs, points, cards
board-turn = Turn { $turn } of { $turns }
board-lost-ship = { $name }
board-lost-ship-to = { $name } to { $by }
board-lost-hull = { $hull } hull of { $name }
board-lost-hull-to = { $hull } hull of { $name } to { $by }
board-lost-more = and { $more } more
board-headline = Turn { $turn } of { $turns } · { $points }
board-mine = mine
board-pod = escape pod
board-card = card
board-boarding = Boarding { $ship }
board-teams = { $teams ->
    [one] one team
   *[other] { $teams } teams
  }
board-boarding-meets = { $fire ->
    [0] No fire on the way
    [one] One die of fire on 5+ first
   *[other] { $fire } dice of fire on 5+ first
  }; then { $crew } crew with { $ap ->
    [one] one die
   *[other] { $ap } dice
  }
board-boarding-all = All of them: { $ship }
board-boarding-after-1 = After the first fight
board-boarding-after-2 = After this turn's end phase
board-boarding-after-3 = After the next end phase
board-end-captured = captured
board-end-derelict = derelict
board-end-going = still fighting
board-end-beaten = beaten off
board-sabotage = Sabotage instead
board-dogfight = Dogfight of all wings
board-their-wings = Their wings left ({ $dice ->
    [one] one die
   *[other] { $dice } dice
  } of ours)
board-our-wings = Our wings left ({ $dice ->
    [one] one die
   *[other] { $dice } dice
  } of theirs)
board-wings-left = { $count ->
    [0] none
   *[other] { $count } left
  }
board-attack-run = Attack run at { $ship }
board-after-pd = Wings left after { $dice ->
    [one] one die
   *[other] { $dice } dice
  } of her point defence
board-wing-targets = Targets in reach
board-wing-targets-note = After its own point defence, if nobody intercepts. Press one to fly there.
board-fly-to = Fly to { $ship }
board-no-contact-shuttles = Assault shuttles board what they touch: end the flight at an enemy's stand.
board-no-contact-wings = They do not attack ships: they fight the enemy wings that they touch.
board-no-wing-target = No enemy within { $reach }: the nearest, { $ship }, is { $far } away.
board-no-contact = Wings attack what they touch: end the flight at an enemy's stand.
board-cloak-own = Own dice
board-cloak-theirs = Dice at her
board-cloak-change = { $off } → { $on }
board-cloak-note = Without the cloak → with it, from where all stand now.
board-without-card = Without the card
board-with-card = With the card
board-risk-asteroids = Through the asteroids: { $dice ->
    [one] one die
   *[other] { $dice } dice
  } without shields, { $hurt } % to be hurt, { $critical } % critical
board-risk-mine = A mine goes off: { $dice ->
    [one] one die
   *[other] { $dice } dice
  }, { $hurt } % to be hurt, { $critical } % critical
board-risk-distortion = Into a distortion field: it may turn or displace her
board-risk-meteor = Strikes a meteor: stopped, and a critical hit
board-risk-planet = Into the planet: she is lost
board-risk-edge = Off the table: she has withdrawn
board-exit-convoy = Transports leave here
board-exit-asteroidAmbush = The defender leaves here
board-best-divisions = Every division: hurt, HP lost on average, critical
board-division = { $first } + { $second }
confirm-fire-link = { $n ->
    [0] Fire alone
   *[other] Fire together
  }
confirm-act-cut-engines = { $n ->
    [0] Keep all engines running
    [one] Cut her engines
   *[other] Cut the engines of { $n } ships
  }
confirm-command-cloak = { $n ->
    [0] All cloaks off
    [one] Cloak this ship
   *[other] Cloak { $n } ships
  }
confirm-deploy-cloak = { $n ->
    [0] Begin without cloaks
    [one] Begin with one cloak
   *[other] Begin with { $n } cloaks
  }
confirm-end-discard = { $n ->
    [0] Keep all cards
    [one] Discard one card
   *[other] Discard { $n } cards
  }
confirm-pd-divide = { $n ->
    [0] Choose who gets them
    [one] Give it the die
   *[other] Give them the dice
  }
confirm-dogfight-destroy = { $n ->
    [0] Choose which are destroyed
    [one] Destroy this wing
   *[other] Destroy these { $n } wings
  }
confirm-dogfight-drive-off = { $n ->
    [0] Choose which are driven off
    [one] Drive this wing off
   *[other] Drive these { $n } wings off
  }
confirm-wing-taking = { $n ->
    [0] Choose who takes part
    [one] This wing takes part
   *[other] These { $n } wings take part
  }
confirm-wing-stay = { $n ->
    [0] Choose who stays
    [one] This wing stays
   *[other] These { $n } wings stay
  }
confirm-setup-reserves = { $n ->
    [0] Nobody in reserve
    [one] One squadron in reserve
   *[other] { $n } squadrons in reserve
  }
confirm-move-plan = Fly this way
confirm-ram-plan = Ram
confirm-wing-move = Fly there
confirm-wing-place = Launch them here
confirm-deploy-plan = Place here
confirm-fire-split = Fire so
board-to-place = { $count } to place
board-left-to-place = to place
board-your-squadrons = Your squadrons
board-stand-of = { $stand } of { $all } stand
board-squadron-points = { $points } pts
board-together = within { $reach }
board-place-hand = in hand
board-place-placed = placed
board-place-reserve = in reserve
board-place-later = comes later
board-place-waits = to place
board-primary-pd = { $dice ->
    [one] Use the one die
   *[other] Use all { $dice } dice
  }
board-primary-sector = { $ship } is nearest there
board-way-no-effect = no lasting effect
board-teams-arrive = { $count ->
    [0] nobody comes aboard
    [one] 1 team comes aboard
   *[other] { $count } teams come aboard
  }
board-wings-driven = { $count ->
    [0] none driven off
    [one] 1 wing driven off
   *[other] { $count } wings driven off
  }
board-points-after = Victory points after turn { $turn }
board-points-final = The score
board-points-by = For what
board-points-destroyed = destroyed
board-points-captured = captured, counted twice
board-points-withdrawn = withdrawn, half
board-points-half = crippled or kept back, half
board-points-wings = wings
board-points-scenario = by the scenario
board-points-now = now
board-points-total = in all
board-points-stake = At the end half points for { $ships }.
board-points-draw = Less than { $least } apart is a draw.
board-page-end = How the battle went
board-page-phase = The end of turn { $turn }
board-course = The race for points
board-course-now = The race for points so far
board-course-what = victory points after each turn
board-course-when = When
board-course-start = start
board-course-turn = turn { $turn }
board-gains = { $name } scored { $points }
board-gain-captured = captured
board-gain-withdrawn = withdrew
board-gain-half = half
board-deed-dice = attack dice
board-deed-hits = hits after defences
board-deed-criticals = critical hits
board-deed-cards = cards played
board-deed-mines = mines dropped
board-rolls-effects = { $count ->
    [one] One fire or leak
   *[other] { $count } fires and leaks
  }: 1 to 3 does harm
board-rolls-repairs = { $count ->
    [one] One repair
   *[other] { $count } repairs
  }: 4 or more, easier with engineers
board-rolls-order = Order: two dice of three at 4 or more
board-roll-order = test of order
board-roll-fire-good = no harm
board-roll-fire-bad = −1 hull
board-roll-decompression-good = no harm
board-roll-decompression-bad = −1 crew, −1 assault
board-roll-repair-good = repaired
board-roll-repair-bad = stays
board-roll-order-good = in order
board-roll-order-bad = disordered
`
