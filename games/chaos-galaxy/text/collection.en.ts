export default `
coll-title = Collection
coll-tab-cards = Binder
coll-tab-boosters = Boosters
coll-tab-trades = Trades
coll-tab-decks = Decks
coll-tabs = parts of the collection
coll-alone = Collecting needs a server
coll-alone-is = This page came from a place that keeps no collections. On a server of Orrery you get two starter decks and six boosters, and trade with others. Against bots you play with all cards anyway.
coll-away = The server cannot be reached
coll-away-is = There is no connection just now. Your collection is safe on the server, and is shown as soon as it answers. Against bots you play with all cards meanwhile.
coll-off = This server keeps no collections
coll-off-is = Its host has turned collecting off. All cards are free at its tables.
coll-begin = Begin your collection
coll-begin-is = Choose two starter decks: their 90 cards are yours, with six boosters of 14 cards. Finished games earn more boosters; what you have twice you trade.
coll-begin-chosen = { $count } of { $most } chosen
coll-begin-first = { $name } would trade with you. You need a collection for that; once you have one, you come to the trade at once.
coll-begin-do = Begin with these two
coll-size = { $count ->
    [one] one card
   *[other] { $count } cards
}
coll-figures = How much of it is yours
coll-kinds = { $count } of { $all } cards
coll-copies = { $count ->
    [one] one copy in all
   *[other] { $count } copies in all
}
coll-state = Yours
coll-state-all = all
coll-state-has = have
coll-state-misses = missing
coll-state-spare = to spare
coll-state-wished = wished for
coll-cards = cards of the binder
coll-card = { $name }, { $rarity }, { $copies ->
    [0] missing
    [one] one copy
   *[other] { $copies } copies
}{ $wished ->
    [yes] , wished for
   *[no] {""}
}
coll-owned = { $copies ->
    [0] You have none yet
   *[other] You have { $copies }
}
coll-owned-spare = { $spare } to spare: a deck holds three at most
coll-owned-locked = { $locked } locked in a registered deck
coll-wish = Wish for it
coll-wished = Wished for
coll-wish-is = Others see what you wish for when they look for a trade.
coll-boosters = Boosters
coll-boosters-none = No closed booster at the moment.
coll-earn = Earned by playing
coll-earn-is = A finished game against people earns two points, won three; against bots alone one, up to { $bots } a day. Every { $booster } points are a booster; { $all } points a day at most. Games of fewer than { $answers } moves earn nothing.
coll-earn-next = { $count ->
    [one] one point to the next booster
   *[other] { $count } points to the next booster
}
coll-earn-today = today { $points } of { $all }
coll-pack-booster = Booster
coll-pack-set = Set of 43 cards
coll-pack-prize = Prize
coll-cause-begin = for beginning
coll-cause-table = for a finished game
coll-cause-tournament = for a tournament
coll-cause-other = a gift
coll-open = Open
coll-opening = Opening a booster
coll-face-down = card { $number } of { $all }, face down: turn it
coll-turned = { $name }, { $rarity }
coll-turned-new = { $name }, { $rarity }, new
coll-new = new
coll-turn-next = Turn the next
coll-turn-all = Turn all
coll-put-away = Put them in the binder
coll-open-next = Open the next
coll-opened = { $new ->
    [0] All of these you had.
    [one] One card is new to your binder.
   *[other] { $new } cards are new to your binder.
}
coll-fair = How this was drawn
coll-fair-is = The SHA-256 of the seed was fixed and shown when you got the booster; the seed is shown now. Save it, and orrery booster FILE --verify draws the same cards on any machine.
coll-fair-commitment = Fixed before
coll-fair-seed = Seed
coll-fair-save = Save as a file
coll-trades-yours = Wait for your answer
coll-trades-theirs = Wait for theirs
coll-trades-past = Past trades
coll-trades-none = No trades yet. Give your link to a friend, or find somebody who wishes for what you have.
coll-link = Your trade link
coll-link-is = Whoever opens it sees what you can give, and makes you an offer.
coll-link-gone = This trade link leads to nobody. Ask for it again: perhaps a part of it is missing.
coll-copy = Copy
coll-copied = Copied
coll-seekers = Who looks for cards
coll-seekers-none = Nobody else has wished for a card yet. Press a card in your binder to wish for it: others see it here.
coll-seeker-has = { $count ->
    [0] nothing that you have
    [one] one card that you have
   *[other] { $count } cards that you have
}
coll-trade-with = Trade with { $name }
coll-back = All trades
coll-self = This is your own trade link. Give it to somebody else.
coll-sums = You give { $gives ->
    [one] one card
   *[other] { $gives } cards
}, and get { $takes ->
    [one] one card
   *[other] { $takes } cards
}
coll-you-give = You give
coll-you-get = You get
coll-nothing = nothing
coll-add-give = Add from your cards
coll-add-get = Add from their cards
coll-find = Find a card
coll-take-back = take back { $name }
coll-pick-wished = they wish for it
coll-pick-mine = you wish for it
coll-pick-new = you lack it
coll-pick-spare = to spare
coll-pick-none = Nothing to be found here.
coll-offer = Offer this trade
coll-counter-do = Offer this instead
coll-counter = Make another offer
coll-accept = Accept: cards change hands
coll-decline = Decline
coll-withdraw = Withdraw
coll-cancel = Cancel
coll-stage-open-mine = Your offer waits for { $name }.
coll-stage-open-theirs = { $name } waits for your answer.
coll-stage-done = The cards have changed hands.
coll-stage-declined = It was declined.
coll-stage-withdrawn = It was withdrawn.
coll-short-open-mine = your offer
coll-short-open-theirs = their offer
coll-short-done = done
coll-short-declined = declined
coll-short-withdrawn = withdrawn
coll-history = What was offered
coll-step-offer-me = You offered { $gives } for { $takes }.
coll-step-offer-them = They offered { $takes } for { $gives }.
coll-step-counter-me = You offered { $gives } for { $takes } instead.
coll-step-counter-them = They offered { $takes } for { $gives } instead.
coll-step-accept-me = You accepted.
coll-step-accept-them = They accepted.
coll-step-end-me = You ended it.
coll-step-end-them = They ended it.
coll-nearly = Decks that you can build, or nearly
coll-nearly-is = Your decks and the eight starter decks, held against what you own. At tables where cards are not free, a deck has to be yours card by card.
coll-whole = You have all of it
coll-lacks = { $count ->
    [one] one card is lacking
   *[other] { $count } cards are lacking
}
coll-wish-all = Wish for what is lacking
coll-wished-all = All of it is wished for
coll-own-deck = your deck
coll-starter-deck = starter deck
coll-open-deck = Open in the deck builder
coll-owned-only = Build from
coll-owned-all-cards = all cards
coll-owned-mine = what I own
coll-deck-lacks = You do not own { $count ->
    [one] one card
   *[other] { $count } cards
} of this deck
coll-deck-whole = You own all of this deck
coll-needs-server = Your collection is on a server, and none is here.
coll-none-yet = You have not begun a collection.
wrong-trade-stale = Another offer stands by now. Look at it first.
wrong-trade-over = This trade is over.
wrong-trade-own-offer = This is your own offer; the other one has to answer.
wrong-trade-nothing = Nobody would give anything. Add a card.
wrong-trade-too-many = These are too many cards for one trade.
wrong-trade-not-owned = One of you does not have these cards any more. Nothing has changed.
wrong-trade-locked = A registered tournament deck needs one of these cards. Nothing has changed.
wrong-trade-newcomer = You are new here: finish a few games, then you may give cards away. Under the boosters it says how games count.
wrong-no-collection = Begin your collection first.
wrong-no-collecting = This server keeps no collections.
wrong-forbidden = That is not there for you.
wrong-not-now = That was done already.
wrong-bad-settings = Choose two different starter decks.
wrong-too-fast = That was a little fast. Try again in a moment.
wrong-too-many = Too many of your offers wait for an answer. Withdraw one.
wrong-lost = The connection broke. Look whether it happened, and try again.
wrong-failed = Something went wrong on the server. Nothing has changed.
`
