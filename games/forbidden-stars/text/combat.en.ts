/** The English texts of combats, orbital strikes, order upgrades and events. */
export const combatEn = `
face-attack = attack
face-defence = defence
face-morale = morale

ask-combat-reinforce = How many reinforcement tokens join in? At most { $most }.
ask-combat-card = Combat round { $round }: which card? Both are revealed together.
ask-combat-damage = You suffer { $damage } damage: who takes it first?
ask-combat-retreat = { $area }: where { $count ->
    [one] does the unit retreat?
   *[other] do the { $count } units retreat, all together?
  }
ask-combat-mark = You have only { $count } control tokens left: which structures do you keep? The others are destroyed.
ask-combat-ambush = Ambush: { $unit } is destroyed unless you spend a morale die.
ask-combat-ability = { $card }: use the ability?
ask-combat-either = { $card }: which one?
ask-combat-tokens = { $card }: which tokens, one for each morale die?
ask-combat-lose = { $card }: which of your dice do you lose?
ask-combat-spend = { $card }: spend a die for it?
ask-combat-room = { $card } would do nothing now. Spend a die to make room for another?
ask-combat-spend-count = { $card }: how many attack dice do you spend?
ask-combat-convert = { $card }: turn which dice?
ask-combat-reroll = { $card }: which die is rolled again?
ask-combat-unless-die = { $card }: spend a die ({ $face }) to prevent it?
ask-combat-unless-rout = { $card }: rout one of your units to prevent it?
ask-combat-unless-destroy = { $card }: destroy one of your units to prevent it?
ask-combat-unless-dice = { $card }: { $unit } is destroyed unless you spend { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
ask-combat-unless-discard = { $card }: discard { $discarded }, or let the opponent take the tokens?
ask-combat-must-rout = { $card }: which of your units is routed?
ask-combat-must-destroy = { $card }: which of your units is destroyed?
ask-combat-must-discard = { $card }: which of your face-up cards do you discard?
ask-combat-rally = { $card }: which unit rallies?
ask-combat-rout = { $card }: which enemy unit is routed?
ask-combat-rout-own = { $card }: rout one of your own units to suffer no damage this round?
ask-combat-destroy = { $card }: which enemy unit is destroyed?
ask-combat-destroy-some = { $card }: which enemy units are destroyed, one for each morale die spent?
ask-combat-sacrifice = { $card }: which of your units do you give?
ask-combat-retreat-one = { $card }: who retreats?
ask-combat-retreat-some = { $card }: who retreats, one for each morale die spent?
ask-combat-bring = { $card }: who comes to this world?
ask-combat-place = { $card }: where does the Cultist appear?
ask-combat-exalt = { $card }: who becomes a Chaos Space Marine?
ask-combat-slip = { $card }: who slips away, and where to?
ask-combat-surge = { $card }: where do the units go?
ask-combat-surge-units = { $card }: which units go there?
ask-combat-icons = { $card }: put another card face up for its icons?
ask-combat-discard = { $card }: which face-up card of the opponent?
ask-scheme-use = Use { $card } now?
ask-scheme-rout = { $unit } is routed. Use { $card } to destroy it?
ask-scheme-unit = { $card }: which unit?
ask-scheme-refuge = Farsight: which area do your standing units leave for?
ask-scheme-structure = Teer It Down!: which structure?
ask-scheme-storm = Use { $card } to move this warp storm your way instead?
ask-scheme-system = { $card }: which system?
ask-scheme-leave = Warp Gate: from which area?
ask-scheme-enter = Warp Gate: to which area?
ask-scheme-units = Warp Gate: which units go? At most { $most }.
ask-scheme-token = Use { $card }: which of your orders goes to the top or the bottom of its stack?
ask-choose-event = You drew { $count ->
    [one] 1 event. Choose it.
   *[other] { $count } events. Which one do you resolve? The others are discarded.
  }
ask-resolve-event = Resolve the ability of { $card }?
ask-event-choice-arrival = { $card }: who arrives, and where?
ask-event-choice-relocation = { $card }: who goes where?
ask-event-choice-site = { $card }: on which world?
ask-event-choice-yield = { $card }: which world gives what?
ask-event-choice-loot = { $card }: whose token is lost?
ask-event-choice-cultist = Touched by the Warp: which Cultist is given?
ask-event-choice-gain = Touched by the Warp: which card do you gain, up to level { $level }?
ask-strike-target = { $code }: an orbital strike?
ask-strike-upgrades = Which order upgrades do you declare for this strike?
ask-strike-spend = { $upgrade }: which dice do you spend?
ask-strike-after = The dice are cast. Anything before the damage?
ask-strike-destroy = Complete Destruction: which of your pieces on the world is destroyed?
ask-strike-steal = Which token do you steal?
ask-strike-aim = Tactical Strikes: which unit suffers first?
ask-strike-haven = Strafing Run: to which neighbouring system?
ask-strike-ships = Strafing Run: which ships go to { $code }?
ask-strike-reroll = Vicious Raids: which dice are rolled again?
ask-strike-face = Vicious Raids: which face does the new die show?
ask-deploy-ritual = Dread Ritual: one more unit in { $code }, { $reduction } materiel cheaper? You have { $materiel }.
ask-upgrade-use = Use { $upgrade }?
ask-upgrade-void = { $upgrade }: which void do your ground units cross?
ask-upgrade-rebuild = { $upgrade }: rebuild a structure as another kind?
ask-upgrade-tokens = { $upgrade }: which orders, at most two, go on your event deck?
ask-upgrade-order = { $upgrade }: as which order do you resolve it?

option-use = Yes
option-refuse = No
option-perish = Let it be destroyed
option-play-card = { $card }
option-reinforce = { $count ->
    [0] None
   *[other] { $count }
  }
option-damage = { $unit } (health left { $health })
option-mark = Keep the { $structure }
option-retreat-to = To { $area }
option-rally-one = Rally a unit
option-die = A rolled die
option-attack-die = An attack die
option-defence-die = A defence die
option-morale-die = A morale die
option-attack-dice = Attack dice
option-morale-dice = Morale dice
option-attack-tokens = Attack tokens
option-defence-tokens = Defence tokens
option-lose-defence-die = Defence die
option-lose-morale-die = Morale die
option-lose-defence-tokens = Defence tokens
option-tokens = { $attack } attack, { $defence } defence
option-lose = { $face }
option-spend = Spend { $face }
option-spend-count = { $count } for { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }
option-convert = { $count ->
    [0] {""}
   *[other] { $count } { $from } to { $to }{" "}
  }{ $count2 ->
    [0] {""}
   *[other] { $count2 } { $from2 } to { $to2 }
  }
option-reroll = { $face }
option-reroll-some = { $attack } attack, { $defence } defence, { $morale } morale
option-rout = { $unit }
option-destroy = { $unit }
option-rally = { $unit }
option-sacrifice = { $unit }
option-retreat = { $unit }
option-pay = { $attack } attack, { $defence } defence, { $morale } morale
option-bring = { $unit } from { $from }
option-area = { $area }
option-exalt = { $unit }
option-slip = { $unit } to { $area }
option-surge-unit = { $unit }
option-discard = Discard it
option-choose-unit = { $unit }
option-choose-unit-there = { $unit } on { $area }
option-choose-system = { $code }
option-refuge = { $area }
option-tear = The { $structure }
option-leave = { $area }
option-enter = { $area }
option-gate = { $unit }
option-token-top = { $order } in { $code }: to the top
option-token-bottom = { $order } in { $code }: to the bottom
option-event = { $card }
option-arrive = { $count } × { $unit } to { $area }
option-site = { $area }: { $materiel } materiel
option-assets = Tokens of { $area }
option-materiel = { $materiel } materiel of { $area }
option-loot = { $faction }: { $asset }
option-loot-nothing = { $faction }: no token
option-touch = { $unit } on { $area }: up to level { $level }
option-gain-card = { $card }
option-strike = Strike { $area }
option-no-strike = No strike
option-declare = { $upgrade }
option-strike-act = { $card }
option-steal = { $asset }
option-aim = { $unit }
option-haven = { $code }
option-gain = { $face }
option-roks = { $area }
option-rebuild = The { $structure } on { $area } becomes a { $into }
option-token = { $order }
option-as = { $order }
option-instead = Instead: { $card }

event-combat-begun = { $player } attacks { $defender } at { $area }.
    .heading = yes
event-won-at-once = Nobody stands against { $player }.
event-dice-rolled = { $player } rolls { $attack } attack, { $defence } defence, { $morale } morale.
event-dice-rerolled = { $player } rolls again: { $attack } attack, { $defence } defence, { $morale } morale.
event-dice-gained = { $player } gains dice: { $attack } attack, { $defence } defence, { $morale } morale.
event-dice-lost = { $player } loses dice: { $attack } attack, { $defence } defence, { $morale } morale.
event-dice-spent = { $player } spends dice: { $attack } attack, { $defence } defence, { $morale } morale.
event-dice-converted = { $player } now has dice: { $attack } attack, { $defence } defence, { $morale } morale.
event-tokens-gained = { $player } gains tokens: { $attack } attack, { $defence } defence.
event-tokens-lost = { $player } loses tokens: { $attack } attack, { $defence } defence.
event-cards-drawn = { $player } draws { $count ->
    [one] 1 combat card.
   *[other] { $count } combat cards.
  }
event-reinforced = { $player } brings in { $count ->
    [one] 1 reinforcement token.
   *[other] { $count } reinforcement tokens.
  }
event-round-of-combat = Round { $round } of the combat
event-cards-chosen = The cards are chosen.
event-card-revealed = { $player } plays { $card }.
event-card-face-up = { $player } puts { $card } face up for its icons.
event-card-discarded = { $player } discards { $card }.
event-card-borrowed = The icons of { $card } turn against { $player }.
event-card-looked-at = { $player } looks at the opponent's card.
event-ability-used = { $player } uses { $card }.
event-ability-declined = { $player } does not use { $card }.
event-ability-closed = { $player } has no unit for the second ability of { $card }.
event-damage-assessed = { $player }: attack { $attack } against defence { $defence }, { $damage } damage.
event-unit-damaged = { $unit } suffers { $damage } damage.
event-unit-routed = { $unit } is routed.
event-unit-rallied = { $unit } rallies.
event-unit-retreated = { $unit } retreats to { $area }.
event-token-returned = { $count ->
    [one] A reinforcement token of { $player } goes back to the supply.
   *[other] { $count } reinforcement tokens of { $player } go back to the supply.
  }
event-unit-replaced = { $unit } becomes { $by }.
event-morale-counted = { $player } has { $morale } morale.
event-combat-won = { $player } wins the combat.
event-combat-undecided = Nobody is left; the combat ends without a winner.
event-structure-captured = { $player } takes the { $structure }.
event-cards-returned = { $player } shuffles back unplayed: { $cards }.
event-scheme-used = { $player } uses { $card }.
event-structure-rebuilt = The { $structure } on { $area } becomes a { $into }.
event-tokens-to-events = { $player } puts { $count ->
    [one] 1 order on the event deck.
   *[other] { $count } orders on the event deck.
  }
event-order-moved = { $player } moves an order in { $code } to the { $top ->
    [0] bottom.
   *[other] top.
  }
event-strike-begun = { $player } strikes { $area } from orbit.
event-upgrade-used = { $player } uses { $card }.
event-events-drawn = { $player } draws { $count ->
    [one] 1 event.
   *[other] { $count } events.
  }
event-event-chosen = { $player } chooses { $card }.
event-event-revealed = { $player } reveals { $card } for its storm icon.
event-event-discarded = { $player } discards { $card }.
event-event-declined = { $player } does not resolve { $card }.
event-event-resolved = { $player } resolves { $card }.
event-scheme-played = { $player } puts { $card } into play.

refusal-FS-CARD-5 = None of the units that { $card } lists stands here.
refusal-FS-DMG-9 = That would not swallow all the damage.
refusal-FS-ORB-4 = A bastion protects the world: declare the upgrade that pierces it.
refusal-FS-CAP-11 = No more than five of your units may be there.
`
