import { choose, option, type Rule, reveal } from '@orrery/kernel'
import { tell } from '../events.ts'
import { borrowTop, cardPiece, cardTerm, discardByChance, discardFaceUp, drawCards, handOptions, putFaceUp } from '../rules/combat/deck.ts'
import { letLast } from '../rules/combat/lasting.ts'
import { isTokenLeft, placeFreeToken } from '../rules/combat/reinforce.ts'
import { ATTACKER, otherSide, sideOf } from '../rules/combat/sides.ts'
import { gainTokens } from '../rules/combat/tokens.ts'
import { type CombatCardId, NONE } from '../state.ts'
import { ask, asked, type Context, commit, type Effect, opponentOf, ownerOf, type Word } from './ability.ts'

/**
 * FS-CARD-7: the card's effect lasts for the round or the combat, depending on its kind (`rules/combat/lasting.ts`). Its owner is asked unless
 * it is harmless.
 */
export function lasts(words: readonly Word[], numbers: readonly number[] = [], harmless: Effect['harmless'] = () => true): Effect {
  return {
    numbers,
    words,
    possible: () => true,
    harmless,
    *resolve(context) {
      if (yield* commit(context)) letLast(context.g, context.side, context.card)
    },
  }
}

/** An attacker may look at the opponent's chosen card. */
export const look: Effect = {
  numbers: [],
  words: ['attacker', 'opponent'],
  possible: ({ g, side }) => {
    const { chosen, revealed } = sideOf(g, otherSide(side))
    return side === ATTACKER && chosen !== NONE && !revealed
  },
  harmless: () => true,
  *resolve(context) {
    const { g, side } = context
    if (!(yield* commit(context))) return
    sideOf(g, otherSide(side)).looked = true
    reveal(g)
    tell(g, { type: 'card-looked-at', rule: 'FS-CARD-3', on: `player:${opponentOf(context)}`, seat: ownerOf(context) })
  },
}

/** FS-CARD-13: the owner may put a card of its hand face up, for its icons only. */
export const addIcons: Effect = {
  numbers: [1],
  words: [],
  possible: ({ g, side }) => sideOf(g, side).hand.length > 0,
  harmless: () => false,
  *resolve(context) {
    const { g, side } = context
    const held = sideOf(g, side)
    const card = yield* ask(context, asked(context, 'icons', 'FS-CARD-13'), handOptions(held.hand, 'FS-CARD-13'), true)
    if (card === null) return
    held.hand = held.hand.filter((other) => other !== card)
    reveal(g)
    putFaceUp(g, side, card, 'card-face-up', 'FS-CARD-13')
  },
}

/** The owner draws a card. */
export const drawOne: Effect = {
  numbers: [1],
  words: [],
  // A deck has ten cards: no combat takes enough to empty it.
  possible: () => true,
  harmless: () => true,
  *resolve(context) {
    if (yield* commit(context)) drawCards(context.g, context.side, 1)
  },
}

/** The opponent discards a random card from its hand. */
export const discardsByChance: Effect = {
  numbers: [1],
  words: ['opponent', 'discard'],
  possible: ({ g, side }) => sideOf(g, otherSide(side)).hand.length > 0,
  harmless: () => true,
  *resolve(context) {
    if (yield* commit(context)) discardByChance(context.g, otherSide(context.side))
  },
}

function faceUpOptions(cards: readonly CombatCardId[]) {
  return cards.map((card) => ({
    ...option(`discard:${card}`, card, 'FS-CARD-9', cardPiece(card)),
    message: 'play-card',
    params: { card: cardTerm(card) },
  }))
}

const opposingFaceUp = ({ g, side }: Context): CombatCardId[] => sideOf(g, otherSide(side)).faceUp

/** The opponent chooses and discards one of its face-up cards. */
export const opponentDiscards: Effect = {
  numbers: [1],
  words: ['opponent', 'discard'],
  possible: (context) => opposingFaceUp(context).length > 0,
  harmless: () => true,
  *resolve(context) {
    if (!(yield* commit(context))) return
    const options = faceUpOptions(opposingFaceUp(context))
    const card = yield* choose(opponentOf(context), asked(context, 'must-discard', 'FS-CARD-9'), options)
    discardFaceUp(context.g, otherSide(context.side), card)
  },
}

/** The owner chooses one of the opponent's face-up cards, which is discarded. */
export const discardChosen: Effect = {
  numbers: [1],
  words: ['opponent', 'discard'],
  possible: (context) => opposingFaceUp(context).length > 0,
  harmless: () => false,
  *resolve(context) {
    const card = yield* ask(context, asked(context, 'discard', 'FS-CARD-9'), faceUpOptions(opposingFaceUp(context)))
    if (card !== null) discardFaceUp(context.g, otherSide(context.side), card)
  },
}

/** The owner gains attack tokens unless the opponent discards the face-up card that the owner chose. */
export function tokensUnlessDiscarded(count: number): Effect {
  return {
    numbers: [1, count],
    words: ['opponent', 'attack', 'token', 'discard'],
    possible: () => true,
    harmless: (context) => opposingFaceUp(context).length === 0,
    *resolve(context): Rule {
      const { g, side } = context
      const cards = opposingFaceUp(context)
      if (cards.length > 0) {
        const card = yield* ask(context, asked(context, 'discard', 'FS-CARD-9'), faceUpOptions(cards))
        if (card === null) return
        const prompt = asked(context, 'unless-discard', 'FS-CARD-4', { discarded: cardTerm(card) })
        const options = [option('discard', true, 'FS-CARD-9', cardPiece(card)), option('refuse', false, 'FS-CARD-4')]
        if (yield* choose(opponentOf(context), prompt, options)) {
          discardFaceUp(g, otherSide(side), card)
          return
        }
      }
      gainTokens(g, side, count, 0)
    },
  }
}

/** The combat icons of the top card of the opponent's deck count for the owner until the end of the round. */
export const borrowIcons: Effect = {
  numbers: [],
  words: ['opponent', 'discard'],
  // A deck has ten cards: no combat takes enough to empty it.
  possible: () => true,
  harmless: () => true,
  *resolve(context) {
    if (yield* commit(context)) borrowTop(context.g, context.side)
  },
}

/** FS-REINF-7: a free reinforcement token comes to this area. */
export const freeToken: Effect = {
  numbers: [1],
  words: ['token'],
  possible: ({ g }) => isTokenLeft(g),
  harmless: () => true,
  *resolve(context) {
    if (yield* commit(context)) placeFreeToken(context.g, context.side)
  },
}
