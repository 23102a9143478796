/** The English texts of the draft's board. */
export default `draft-pack = Pack { $pack }
draft-build = Deck building
draft-headline = Pack { $pack }, pick { $pick }
draft-headline-open = Packs are opened
draft-headline-build = Decks are built
draft-headline-over = Decks are ready
draft-seats = Players in their circle
draft-has = { $pool ->
    [one] 1 card
   *[other] { $pool } cards
  }
draft-in-pack = { $pack ->
    [one] 1 card
   *[other] { $pack } cards
  } in the pack
draft-passes-left = Packs go to the left: to the next player
draft-passes-right = Packs go to the right: to the player before
draft-way-left = on to the next player ⟶
draft-way-right = ⟵ back to the player before
draft-watching = Packs, picks and decks are secret: from here one sees who has how many cards.
draft-pack-here = The pack in front of you, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
draft-card = { $name }. Cost { $cost }. { $race }, { $type }, { $rarity }.
draft-pick = Pick { $name }
draft-picked = You pick { $name }. The others are still choosing.
draft-pool = Your cards
draft-pool-empty = What you pick comes here.
draft-deck = Your deck
draft-group = Grouped by
draft-by-race = race
draft-by-type = type
draft-by-cost = cost
draft-cost = Cost { $cost }
draft-curve = Cards by cost; gold are ships
draft-curve-bar = Cost { $cost }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $ships } of them ships
draft-size = { $size } of { $aim }
draft-propose = Propose a deck
draft-empty = Take all out
draft-legal = The deck is legal.
draft-of = { $in } of { $of }
draft-taken = { $name }: { $taken } of { $copies } in the deck
draft-read = Read { $name }
draft-after = Your deck is kept at this table. Play on with it:
draft-after-all = Play together: all { $count } decks
draft-after-duel = Duel against { $name }
draft-after-duels = A duel of two decks
draft-duels-score = { $won } won, { $lost } lost
draft-duels-on = goes on
draft-deck-name = Drafted deck
draft-keep = Keep it among my decks
draft-kept = Kept: for tables of limited play
confirm-build-deck = This is my deck
learn-goal = A deck out of boosters
learn-goal-is = Everybody opens a pack, takes one card and hands the rest on. After four packs you have 56 cards, and build a deck of 40 of them.
learn-card-hidrogenszivo = a ship: half of a good deck are ships
learn-card-tuzer = crew: as good as the ships that it boards
learn-card-zsakmanypiac = a base: it wants other cards of its race
learn-pack = A pack
learn-part-open = Open
learn-part-open-is = Fourteen cards lie before you, and nobody else sees them.
learn-part-pick = Pick
learn-part-pick-is = All choose one card at the same time; until everybody has, you may change your mind.
learn-part-pass = Pass on
learn-part-pass-is = The rest goes to the left, with the second and fourth pack to the right.
learn-part-build = Build
learn-part-build-is = After four packs: 40 cards, at most four races, as many copies as you have.
learn-after = And then?
learn-after-is = The decks go on to a table of their own: a duel, or everybody together. With sealed decks there is no passing: you keep what is in your six packs.
learn-five = Five things that beginners miss
learn-five-races = Two good races make a deck, six good cards of six races do not.
learn-five-ships = Too few ships lose: aim at sixteen or more.
learn-five-wheel = With four players every pack comes back: of fourteen cards you get four.
learn-five-copies = There is no limit to copies here: a second and a fourth one are welcome.
learn-five-cards = Sixteen of your 56 cards stay out of the deck: take a risk now and then.
`
