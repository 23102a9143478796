import cards from '../../chaos-galaxy/text/board.en.ts'
import card from '../../chaos-galaxy/text/board-card.en.ts'
import { cardNames } from '../../chaos-galaxy/text/cards.ts'
import board from './board.en.ts'

/** The English texts of the draft. */
export default `${cards}
${card}
${board}
${cardNames('en')}
ask-pick-card = Pick a card: pack { $pack }, pick { $pick }
option-pick = { $card }
ask-build-deck = Build a deck of { $size } cards
direction-left = to the left
direction-right = to the right
event-opened = Pack { $pack } of { $packs } is opened
event-picked = You pick { $name }
event-passed = The packs go { $direction }; { $left } { $left ->
    [one] card is
   *[other] cards are
  } left in each
event-built = Your deck of { $cards } cards is built
event-built-all = All decks are built
result-built = All { $seats } decks are built.
setting-format = Format
setting-format-booster = booster draft: four packs, card by card
setting-format-sealed = sealed decks: six packs each
setting-raceDegree = Race restrictions
setting-raceDegree-0 = as printed: opposed races apart
setting-raceDegree-1 = any races, at most four
setting-raceDegree-2 = none
setting-decisionTime = Time for a pick
setting-decisionTime-0 = no limit
setting-decisionTime-30 = half a minute
setting-decisionTime-60 = one minute
setting-decisionTime-120 = two minutes
setting-decisionTime-600 = ten minutes
setting-decisionTime-86400 = a day
refusal-DR-PICK-1 = You have picked already; the others are still choosing.
refusal-DR-PICK-3 = Picking is over.
refusal-DR-PICK-4 = This card is not in the pack in front of you.
refusal-DR-BUILD-1 = A deck has { $size } cards, this one { $cards }.
refusal-DR-BUILD-2 = These races cannot be in one deck.
refusal-DR-BUILD-4 = { $card }: you have { $owned }.
`
