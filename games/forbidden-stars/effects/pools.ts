import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { ATTACK, DEFENCE, MORALE, MOST_DICE, WEIRDBOYZ } from '../content/combat-cards.ts'
import type { UnitKind } from '../content/units.ts'
import { at } from '../rules/at.ts'
import { convertDice, diceIn, gainRolled, gainShown, loseDice, reroll } from '../rules/combat/dice.ts'
import { lastingOf } from '../rules/combat/lasting.ts'
import { otherSide, type Side, sideOf, standingOf } from '../rules/combat/sides.ts'
import { gainTokens, loseTokens, mayGainDefence } from '../rules/combat/tokens.ts'
import { kindOf } from '../rules/units.ts'
import { ask, asked, type Context, commit, type Effect, opponentOf, ownerOf, type Word } from './ability.ts'
import { either } from './compose.ts'

type Face = typeof ATTACK | typeof DEFENCE | typeof MORALE
export const FACE_WORDS: readonly Word[] = ['attack', 'defence', 'morale']

function words(face: number, thing: Word): Word[] {
  return [at(FACE_WORDS, face), thing]
}

const poolOf = ({ g, side }: Context): number[] => sideOf(g, side).dice
const opposingPool = ({ g, side }: Context): number[] => sideOf(g, otherSide(side)).dice

/** Tokens are harmless to their owner unless the other side gains as many (Weirdboyz). */
const tokensHarmless = ({ g, side }: Context): boolean => lastingOf(g, otherSide(side), WEIRDBOYZ) === 0

/** How many of the owner's unrouted units of these kinds are in the combat; reinforcement tokens count as the units they represent. */
export function standingOfKinds({ g, side }: Context, kinds: readonly UnitKind[]): number {
  return standingOf(g, side).filter((unit) => kinds.includes(kindOf(g, unit))).length
}

/** Gains combat tokens. */
export function tokens(attack: number, defence: number): Effect {
  const printed: Word[] = ['token']
  if (attack > 0) printed.push('attack')
  if (defence > 0) printed.push('defence')
  return {
    numbers: [attack, defence].filter((count) => count > 0),
    words: printed,
    possible: ({ g, side }) => attack > 0 || mayGainDefence(g, side),
    harmless: tokensHarmless,
    *resolve(context) {
      if (yield* commit(context)) gainTokens(context.g, context.side, attack, defence)
    },
  }
}

/** Gains a combat token for each of the owner's unrouted units of these kinds in the combat. */
export function tokensPer(face: typeof ATTACK | typeof DEFENCE, kinds: readonly UnitKind[]): Effect {
  return {
    numbers: [1],
    words: words(face, 'token'),
    // FS-CARD-5: the unit that allows the ability is one of them.
    possible: ({ g, side }) => face === ATTACK || mayGainDefence(g, side),
    harmless: tokensHarmless,
    *resolve(context) {
      if (!(yield* commit(context))) return
      const count = standingOfKinds(context, kinds)
      gainTokens(context.g, context.side, face === ATTACK ? count : 0, face === DEFENCE ? count : 0)
    },
  }
}

/** Gains this many attack tokens, or as many defence tokens. */
export function eitherTokens(count: number): Effect {
  return either({ 'attack-tokens': tokens(count, 0), 'defence-tokens': tokens(0, count) })
}

/** For each morale die gains an attack or a defence token, as the owner chooses each time. */
export const tokensPerMorale: Effect = {
  numbers: [1, 1],
  words: ['morale', 'die', 'attack', 'defence', 'token'],
  possible: (context) => (poolOf(context)[MORALE] as number) > 0,
  harmless: () => false,
  *resolve(context) {
    const count = poolOf(context)[MORALE] as number
    const options = Array.from({ length: count + 1 }, (_, attack) => ({
      ...option(`tokens:${attack}:${count - attack}`, attack, 'FS-DICE-6'),
      params: { attack, defence: count - attack },
    }))
    const attack = yield* ask(context, asked(context, 'tokens', 'FS-DICE-6'), options)
    if (attack !== null) gainTokens(context.g, context.side, attack, count - attack)
  },
}

const mayGain = (context: Context): boolean => diceIn(poolOf(context)) < MOST_DICE

/** FS-COMP-7: a further die is harmless unless the pool gets full, which would prevent a later one. */
const gainHarmless =
  (count: number) =>
  (context: Context): boolean =>
    diceIn(poolOf(context)) + count < MOST_DICE

/** Gains dice that are rolled. */
export function dice(count: number): Effect {
  return {
    numbers: [count],
    words: ['die'],
    possible: mayGain,
    harmless: gainHarmless(count),
    *resolve(context) {
      if (yield* commit(context)) gainRolled(context.g, ownerOf(context), poolOf(context), count)
    },
  }
}

/** Gains dice that show a face. */
export function shown(face: Face, count = 1): Effect {
  return {
    numbers: [count],
    words: words(face, 'die'),
    possible: mayGain,
    harmless: gainHarmless(count),
    *resolve(context) {
      if (yield* commit(context)) gainShown(context.g, ownerOf(context), poolOf(context), face, count)
    },
  }
}

const SHOWN_VERBS = ['attack-die', 'defence-die', 'morale-die'] as const

/** Gains a die of one of these faces, which the owner chooses. */
export function dieOf(...faces: readonly Face[]): Effect {
  return either(Object.fromEntries(faces.map((face) => [at(SHOWN_VERBS, face), shown(face)])))
}

/** The opponent loses dice of a face. */
export function loses(face: Face, count: number): Effect {
  return {
    numbers: [count],
    words: ['opponent', 'lose', ...words(face, 'die')],
    possible: (context) => (opposingPool(context)[face] as number) > 0,
    harmless: () => true,
    *resolve(context) {
      if (yield* commit(context)) loseDice(context.g, opponentOf(context), opposingPool(context), face, count, 'dice-lost')
    },
  }
}

/** The opponent loses combat tokens. */
export function losesTokens(face: typeof ATTACK | typeof DEFENCE, count: number): Effect {
  const held = ({ g, side }: Context): number => sideOf(g, otherSide(side)).tokens[face] as number
  return {
    numbers: [count],
    words: ['opponent', 'lose', ...words(face, 'token')],
    possible: (context) => held(context) > 0,
    harmless: () => true,
    *resolve(context) {
      if (yield* commit(context)) loseTokens(context.g, otherSide(context.side), face, count)
    },
  }
}

const FACES: readonly Face[] = [ATTACK, DEFENCE, MORALE]
const FACE_KEYS = ['attack', 'defence', 'morale'] as const

/** The faces that a pool has, as options. */
export function faceOptions(pool: readonly number[], verb: string, faces: readonly Face[] = FACES): Option<Face>[] {
  return faces
    .filter((face) => (pool[face] as number) > 0)
    .map((face) => ({ ...option(`${verb}:${at(FACE_KEYS, face)}`, face, 'FS-CARD-4'), params: { face: `@face-${at(FACE_KEYS, face)}` } }))
}

/** The opponent loses a die of its choice. */
export const losesOwnChoice: Effect = {
  numbers: [1],
  words: ['opponent', 'lose', 'die'],
  possible: (context) => diceIn(opposingPool(context)) > 0,
  // FS-COMP-7: an opponent with a full pool gives up a die that it does not need, and can gain another one.
  harmless: (context) => diceIn(opposingPool(context)) < MOST_DICE,
  *resolve(context) {
    if (!(yield* commit(context))) return
    const pool = opposingPool(context)
    const seat = opponentOf(context)
    const face = yield* choose(seat, asked(context, 'lose', 'FS-DICE-5'), faceOptions(pool, 'lose'))
    loseDice(context.g, seat, pool, face, 1, 'dice-lost')
  },
}

/**
 * Spends dice of one of these faces, in full and before anything else (FS-GOLD-5), for an effect as far as it is possible (FS-CARD-3). Where
 * it does nothing, only the owner of a full pool gains by spending: there is room for another die (FS-COMP-7).
 */
export function spend(faces: readonly Face[], effect: Effect, count = 1): Effect {
  return {
    numbers: [...faces.map(() => count), ...effect.numbers],
    words: ['spend', 'die', ...faces.map((face) => at(FACE_WORDS, face)), ...effect.words],
    possible: (context) =>
      faces.some((face) => (poolOf(context)[face] as number) >= count) && (effect.possible(context) || !mayGain(context)),
    harmless: () => false,
    *resolve(context) {
      const options = faceOptions(poolOf(context), 'spend', faces)
      const helps = effect.possible(context)
      const prompt = helps ? asked(context, 'spend', 'FS-GOLD-5') : asked(context, 'room', 'FS-COMP-7')
      const face = yield* ask(context, prompt, options)
      if (face === null) return
      loseDice(context.g, ownerOf(context), poolOf(context), face, count, 'dice-spent')
      if (helps) yield* effect.resolve(context)
    },
  }
}

/** Spends any number of attack dice for twice as many attack tokens. */
export function spendForTokens(each: number): Effect {
  return {
    numbers: [each],
    words: ['spend', 'attack', 'die', 'token'],
    possible: (context) => (poolOf(context)[ATTACK] as number) > 0,
    harmless: () => false,
    *resolve(context) {
      const options = Array.from({ length: poolOf(context)[ATTACK] as number }, (_, place) => ({
        ...option(`spend:${place + 1}`, place + 1, 'FS-GOLD-5'),
        message: 'spend-count',
        params: { count: place + 1, tokens: each * (place + 1) },
      }))
      const count = yield* ask(context, asked(context, 'spend-count', 'FS-GOLD-5'), options, true)
      if (count === null) return
      loseDice(context.g, ownerOf(context), poolOf(context), ATTACK, count, 'dice-spent')
      gainTokens(context.g, context.side, each * count, 0)
    },
  }
}

/** A conversion of dice from one face to another. */
export type Turn = readonly [from: Face, to: Face]

/** Converts up to `most` of the owner's dice in these (one or two) ways; null: any number. */
export function convert(turns: readonly [Turn] | readonly [Turn, Turn], most: number | null, printed: readonly Word[]): Effect {
  const [first, second] = turns
  return {
    numbers: most === null ? [] : [most],
    words: ['convert', 'die', ...printed],
    possible: (context) => turns.some(([from]) => (poolOf(context)[from] as number) > 0),
    harmless: () => false,
    *resolve(context) {
      const options = conversions(poolOf(context), turns, most ?? MOST_DICE)
      const chosen = yield* ask(context, asked(context, 'convert', 'FS-DICE-8'), options, true)
      if (chosen === null) return
      const seat = ownerOf(context)
      convertDice(context.g, seat, poolOf(context), first[0], first[1], chosen[0])
      if (second !== undefined) convertDice(context.g, seat, poolOf(context), second[0], second[1], chosen[1])
    },
  }
}

function conversions(pool: readonly number[], turns: readonly Turn[], most: number): Option<readonly [number, number]>[] {
  const [first, second] = turns
  const options: Option<readonly [number, number]>[] = []
  if (first === undefined) return options
  const shared = second !== undefined && second[0] === first[0]
  for (let one = 0; one <= Math.min(most, pool[first[0]] as number); one++) {
    const left = second === undefined ? 0 : Math.min(most - one, (pool[second[0]] as number) - (shared ? one : 0))
    for (let two = 0; two <= left; two++) {
      if (one + two === 0) continue
      const params = {
        count: one,
        from: `@face-${at(FACE_KEYS, first[0])}`,
        to: `@face-${at(FACE_KEYS, first[1])}`,
        count2: two,
        from2: second === undefined ? '' : `@face-${at(FACE_KEYS, second[0])}`,
        to2: second === undefined ? '' : `@face-${at(FACE_KEYS, second[1])}`,
      }
      options.push({ ...option(`convert:${one}:${two}`, [one, two] as const, 'FS-DICE-8'), params })
    }
  }
  return options
}

type Whose = 'own' | 'opponent' | 'both'

function sidesOf({ side }: Context, whose: Whose): Side[] {
  if (whose === 'both') return side === 0 ? [0, 1] : [1, 0]
  return [whose === 'own' ? side : otherSide(side)]
}

/** Rerolls all dice of these faces. */
export function rerollAll(whose: Whose, ...faces: readonly Face[]): Effect {
  const dice = (context: Context, side: Side) =>
    sideOf(context.g, side).dice.map((count, face) => (faces.some((one) => one === face) ? count : 0))
  return {
    numbers: [],
    words: ['reroll', 'die', 'must', ...(faces.length < FACES.length ? faces.map((face) => at(FACE_WORDS, face)) : [])],
    possible: (context) => sidesOf(context, whose).some((side) => diceIn(dice(context, side)) > 0),
    harmless: () => false,
    *resolve(context) {
      if (!(yield* commit(context))) return
      for (const side of sidesOf(context, whose)) {
        const { seat, dice: pool } = sideOf(context.g, side)
        reroll(context.g, seat, pool, dice(context, side))
      }
    },
  }
}

/** The opponent rerolls dice of a face: one for each of the owner's unrouted units of these kinds, or one. */
export function opponentRerolls(face: Face, kinds: readonly UnitKind[] | null): Effect {
  return {
    numbers: [1],
    words: ['opponent', 'reroll', ...words(face, 'die')],
    // FS-CARD-5: if it counts units of a kind, one of that kind allows the ability.
    possible: (context) => (opposingPool(context)[face] as number) > 0,
    harmless: () => false,
    *resolve(context) {
      if (!(yield* commit(context))) return
      const taken = [0, 0, 0]
      taken[face] = kinds === null ? 1 : standingOfKinds(context, kinds)
      reroll(context.g, opponentOf(context), opposingPool(context), taken)
    },
  }
}

/** The owner may reroll one of its dice of a face. */
export function mayReroll(face: Face): Effect {
  return {
    numbers: [1],
    words: ['reroll', ...words(face, 'die')],
    possible: (context) => (poolOf(context)[face] as number) > 0,
    harmless: () => false,
    *resolve(context) {
      const chosen = yield* ask(context, asked(context, 'reroll', 'FS-DICE-9'), faceOptions(poolOf(context), 'reroll', [face]), true)
      if (chosen === null) return
      const taken = [0, 0, 0]
      taken[face] = 1
      reroll(context.g, ownerOf(context), poolOf(context), taken)
    },
  }
}

/** The opponent rerolls one die, which the owner chooses. */
export const opponentRerollsChosen: Effect = {
  numbers: [1],
  words: ['opponent', 'reroll', 'die'],
  possible: (context) => diceIn(opposingPool(context)) > 0,
  harmless: () => false,
  *resolve(context): Rule {
    const pool = opposingPool(context)
    const face = yield* ask(context, asked(context, 'reroll', 'FS-DICE-9'), faceOptions(pool, 'reroll'))
    if (face === null) return
    const taken = [0, 0, 0]
    taken[face] = 1
    reroll(context.g, opponentOf(context), pool, taken)
  },
}
