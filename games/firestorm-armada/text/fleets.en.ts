/** The texts of the fleet builder: fleet problems and their repairs. */
export default `
fleet-points = { $points } points, { $over } too many for { $value }
fleet-neutral = Nobody may bring the neutral ships of scenarios
fleet-other-race = { $ship } is of another race ({ $race })
fleet-other-bloc = { $ship } belongs to the other alliance ({ $race })
fleet-many-races = Allies of { $races } races, at most one
fleet-ally-points = Allies for { $points } points, at most { $most }
fleet-unknown-ship = There is no ship type '{ $id }'
fleet-size = { $ship }: { $size ->
    [one] { $size } ship
   *[other] { $size } ships
  }, { $least } to { $most } are allowed
fleet-wings = { $ship }: { $wings } wings, but room for { $capacity }
fleet-flights = { $ship }: { $flights } flights, at most 2
fleet-flight-size = { $ship }: a flight has 1 to 6 wings
fleet-unequal-flights = { $ship }: two flights differ by at most one wing
fleet-shuttles = { $ship }: assault shuttles need room for 4 wings, here { $capacity }
fleet-tier-few = Tier { $tier }: { $count ->
    [one] { $count } squadron
   *[other] { $count } squadrons
  }, at least { $least }
fleet-tier-many = Tier { $tier }: { $count ->
    [one] 1 squadron
   *[other] { $count } squadrons
  }, at most { $most }
fleet-class = { $class }: { $count }, at most { $most }
fleet-escorts = Escorts: { $escorts ->
    [one] { $escorts } squadron
   *[other] { $escorts } squadrons
  }, at most { $most } (one for each tier 1 squadron)
fleet-flagship = No tier 1 ship is named as the flagship
fleet-unreadable = This is no fleet
fleet-unknown-starter = There is no starter fleet '{ $id }'
repair-size = { $ship } ×{ $from } → ×{ $to }
repair-remove = Remove { $ship } ×{ $size }
repair-wings = { $ship }: { $wings ->
    [0] no wings
    [one] one wing
   *[other] { $wings } wings
  }
repair-add = Add { $ship } ×{ $size }
repair-flagship = Flagship: { $ship }
repair-race = Fleet of the { $race }
fleets-title = Fleet builder
fleets-leave = Home
fleets-name = Name of the fleet
fleets-unnamed = Unnamed fleet
fleets-kept = kept in this browser
fleets-not-kept = this browser keeps nothing
fleets-back = Undo
fleets-shelf = My fleets
fleets-print = Print cards
fleets-exchange = Export, import
fleets-play = Play with this fleet
fleets-terms = What the fleet is built for
fleets-value = Fleet value
fleets-race = Race
fleets-tactics = tactics
fleets-command-distance = Command distance
fleets-start-from = Start from
fleets-ships = Ships
fleets-tier-count = { $count } of { $least }–{ $most ->
    [one] 1 squadron
   *[other] { $most } squadrons
  }
fleets-card = Ship card
fleets-one-more = One more { $name }, +{ $points }
fleets-add = Add { $name } ×{ $size }, +{ $points }
fleets-another = Another squadron: { $name } ×{ $size }, +{ $points }
fleets-remove = Remove squadron
fleets-dice-by-band = Attack dice by range
fleets-guns = guns, one broadside
fleets-torpedoes = torpedoes
fleets-of-points = of { $value } points
fleets-over = { $points } over
fleets-left = { $points } left
fleets-squadrons = Squadrons
fleets-counts = { $squadrons }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  }
fleets-empty = Press a ship twice to bring a squadron of it.
fleets-flagship = flagship
fleets-make-flagship = Make { $name } the flagship
fleets-fewer = One { $name } fewer
fleets-more = One more { $name }
fleets-remove-name = Remove { $name }
fleets-wing-type = Type of wing
fleets-wings-fewer = One wing fewer
fleets-wings-more = One more wing
fleets-add-wings = flight ({ $free } free)
fleets-wings-of = { $wings } of { $capacity } wings
fleets-fleet = The fleet
fleets-legal = Is it legal?
fleets-is-legal = legal
fleets-not-legal = not yet
fleets-play-at = Play { $value }
fleets-kept-points = { $points } of at most { $value } points
fleets-kept-race = All ships of one race
fleets-kept-tiers = Tier 1: { $count1 } of { $least1 }–{ $most1 }, tier 2: { $count2 } of { $least2 }–{ $most2 }, tier 3: { $count3 } of { $least3 }–{ $most3 }
fleets-kept-class = { $class }: { $count } of at most { $most }
fleets-kept-no-class = Without { $class }
fleets-kept-size = Every squadron within its size
fleets-kept-escorts = Escorts: { $escorts } of at most { $most ->
    [one] 1 squadron
   *[other] { $most } squadrons
  }
fleets-kept-flagship = Flagship: { $ship }
fleets-kept-wings = Wings within capacity
fleets-kept-hand = { $squadrons ->
    [one] 1 squadron
   *[other] { $squadrons } squadrons
  }, opening hand { $hand }
fleets-link = Link
fleets-copy-preview = Copy link with a picture
fleets-copy-link = Copy link
fleets-text = Text
fleets-copy-text = Copy text
fleets-copied = Copied
fleets-paste = Paste a link or a list
fleets-read = { $race }, { $squadrons ->
    [one] 1 squadron
   *[other] { $squadrons } squadrons
  }, { $points } points
fleets-damaged = This link is damaged
fleets-damaged-is = A part of it is missing or was changed: copy the whole link again. What you see here instead is a fleet of your own, or one to begin with.
fleets-not-read = This is no fleet that can be read.
fleets-take = Take it over
fleets-close = Close
fleets-forget = Forget { $name }
fleets-none-kept = No fleets are kept yet: what you build is kept by itself.
fleets-new = New fleet
fleets-parts = Parts of the page
fleets-tab-terms = Race
fleets-tab-ships = Ships
fleets-tab-card = Card
fleets-tab-fleet = Fleet
fleets-first = For first games
fleets-first-terrans-500 = Shields forgive mistakes. Broadsides on both sides, good at every range but the longest.
fleets-first-directorate-500 = Turrets fire all round, so it matters little where a bow points. Torpedoes reach as far as you see.
fleets-first-sorylians-500 = Fast ships with heavy broadsides. Fly in among them and fire to both sides.
fleets-own = My fleets
fleets-of-value = { $value } points
fleets-default = Starter fleet
fleets-change = Change
fleets-choose = Choose a fleet
fleets-summary = { $points } points, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  }
setting-fleet = Fleet
`
