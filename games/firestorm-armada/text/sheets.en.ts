/** The texts of the sheets for a squadron's move, its fire and a fleet's deployment, in English. */
export default `
board-sheet-asks-move = How does { $name } move?
board-sheet-asks-fire = Whom does { $name } fire at?
board-sheet-asks-deploy = How is the fleet deployed?
board-sheet-move = Move { $name }
board-sheet-move-fire = Move { $name }, then fire
board-sheet-all-keep = All keep their places
board-sheet-off = { $ship } falls { $off } out of place
board-sheet-ship-keeps = keeps its place
board-sheet-ship-off = { $off } out of place
board-sheet-apart = Some would be out of command: they could not link their fire
board-sheet-back = Step back
board-sheet-card = Command card
board-sheet-no-card = None
board-sheet-cloak = Cloaks on
board-sheet-fires = Then fire as is best
board-sheet-fires-what = About { $hull } hull points; { $ship } destroyed { $kill } %
board-sheet-fire = { $attacks ->
    [one] Make the attack
   *[other] Make { $attacks } attacks
  }
board-sheet-fire-what = About { $hull } hull points, a ship destroyed { $kills } %
board-sheet-hold = { $name } hold all fire
board-sheet-aim = What the fire is planned for
board-sheet-aim-damage = Most damage
board-sheet-aim-kills = Most kills
board-sheet-quiet = Hold their fire:
board-sheet-gun = { $ship }: { $weapon }
board-sheet-target-of = Target of { $gun }
board-sheet-target = { $hull } hull points, hurt { $hurt } %, critical { $critical } %, destroyed { $kill } %
board-sheet-free = What loses its target fires at the best one left
board-sheet-unlink = Apart
board-sheet-link = Link
board-sheet-hold-one = Hold
board-sheet-tag-hurt = { $hurt } % hurt
board-sheet-tag = { $hurt } % · destroyed { $kill } %
board-sheet-deploy = Deploy the fleet
board-sheet-deploy-what = { $squadrons ->
    [one] 1 squadron
   *[other] { $squadrons } squadrons
  }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  }, in turn with the enemy
board-sheet-cloaked = Ships with cloaking fields begin cloaked
board-sheet-aboard = Flights begin aboard
board-formation-handle = Move all of { $name } together
board-line-handle = Move the whole line
board-line-squadron = Move { $name }
board-next = When it is my turn again
board-next-ask = ask me
board-next-move = It moves
board-next-move-bear = where its weapons bear best then
board-next-move-ahead = straight ahead, as little as it may
board-next-fire = It fires
board-next-fire-strongest = the strongest attack first
board-next-fire-hold = not at all
board-next-hurt = Ask me if it has been hit by then.
board-standing = What all do without being asked
board-standing-note = You are asked all the same where it would be foolish.
board-standing-arc = Sector shields
board-standing-arc-threat = where most danger is
board-standing-arc-fore = always fore
board-standing-arc-starboard = always starboard
board-standing-arc-aft = always aft
board-standing-arc-port = always port
board-standing-arc-ask = ask me
board-standing-engines = Engines
board-standing-engines-keep = never cut
board-standing-engines-ask = ask me
board-standing-defence = Point defence
board-standing-defence-all = fire all of it
board-standing-defence-ask = ask me
board-standing-shields = Layered shields
board-standing-shields-again = roll again after a bad roll
board-standing-shields-ask = ask me
board-standing-cards = Windows for cards
board-standing-cards-ask = ask me
board-standing-cards-pass = let them pass unless I am attacked, also while I am away
board-standing-cards-help = play the card that helps most, if one does, also while I am away
board-standing-discard = Cards at the end of a turn
board-standing-discard-ask = ask me
board-standing-discard-least = keep all that I may, put down the oldest
order-standing = What all do without being asked
order-deploy = { $count ->
    [one] 1 squadron is
   *[other] { $count } squadrons are
  } deployed
order-move = { $ship } moves as drawn
order-fire = { $ship } fires as planned
order-next-bear = Next { $ship }: moves where its weapons bear best
order-next-ahead = Next { $ship }: goes straight ahead, slowly
order-next-flight = Next { $wing }: flies at the enemy that is worth most
`
