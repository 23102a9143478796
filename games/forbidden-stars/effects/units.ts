import { choose, chooseSome, option, type Rule } from '@orrery/kernel'
import { MORALE } from '../content/combat-cards.ts'
import type { UnitKind } from '../content/units.ts'
import { diceIn, loseDice } from '../rules/combat/dice.ts'
import { retreaters, retreatTogether } from '../rules/combat/retreat.ts'
import { rally, rout, routable } from '../rules/combat/rout.ts'
import { otherSide, routedOf, sideOf, unitsOfSide } from '../rules/combat/sides.ts'
import { destroyUnit } from '../rules/destroy.ts'
import { unitTerm } from '../rules/names.ts'
import { figuresOf, kindOf } from '../rules/units.ts'
import type { UnitId } from '../state.ts'
import { ask, asked, type Context, commit, DECLINE, type Effect, opponentOf, type Word } from './ability.ts'
import { tokens } from './pools.ts'
import { basicUnits, unitOptions } from './targets.ts'

const never = (): boolean => false

/** The owner rallies one of its routed units in the combat. */
export const rallyOne: Effect = {
  numbers: [1],
  words: ['rally'],
  possible: ({ g, side }) => routedOf(g, side).length > 0,
  harmless: never,
  *resolve(context) {
    const { g, side } = context
    const unit = yield* ask(context, asked(context, 'rally', 'FS-ROUT-1'), unitOptions(g, routedOf(g, side), 'rally', 'FS-ROUT-1'))
    if (unit !== null) rally(g, unit, 'FS-ROUT-1')
  },
}

/** All of the owner's routed units in the combat are rallied. */
export const rallyEverybody: Effect = {
  numbers: [],
  words: ['rally'],
  possible: ({ g, side }) => routedOf(g, side).length > 0,
  harmless: never,
  *resolve(context) {
    if (!(yield* commit(context))) return
    for (const unit of routedOf(context.g, context.side)) rally(context.g, unit, 'FS-ROUT-1')
  },
}

/** The opponent must rout or destroy one of its units, which it chooses. */
function opponentDoes(fate: 'rout' | 'destroy', units: (context: Context) => UnitId[]): Effect {
  return {
    numbers: [1],
    words: ['opponent', fate],
    possible: (context) => units(context).length > 0,
    harmless: never,
    *resolve(context) {
      if (!(yield* commit(context))) return
      const { g } = context
      const options = unitOptions(g, units(context), fate, 'FS-CARD-4')
      const unit = yield* choose(opponentOf(context), asked(context, `must-${fate}`, 'FS-CARD-4'), options)
      if (fate === 'destroy') destroyUnit(g, unit, 'FS-DMG-10')
      else yield* rout(g, unit, 'FS-ROUT-1')
    },
  }
}

/** The opponent routs one of its unrouted units. */
export const opponentRouts = opponentDoes('rout', ({ g, side }) => routable(g, otherSide(side)))
/** The opponent destroys one of its units. */
export const opponentDestroys = opponentDoes('destroy', ({ g, side }) => unitsOfSide(g, otherSide(side)))
/** The opponent destroys one of its routed units. */
export const opponentDestroysRouted = opponentDoes('destroy', ({ g, side }) => routedOf(g, otherSide(side)))

/** The owner routs or destroys an opposing unit of its choice. */
function chosenOpposing(fate: 'rout' | 'destroy', units: (context: Context) => UnitId[], words: readonly Word[]): Effect {
  return {
    numbers: [1],
    words,
    possible: (context) => units(context).length > 0,
    harmless: never,
    *resolve(context) {
      const { g } = context
      const unit = yield* ask(context, asked(context, fate, 'FS-CARD-4'), unitOptions(g, units(context), fate, 'FS-CARD-4'))
      if (unit === null) return
      if (fate === 'destroy') destroyUnit(g, unit, 'FS-DMG-10')
      else yield* rout(g, unit, 'FS-ROUT-1')
    },
  }
}

/** The owner chooses and routs an opposing unit. */
export const routChosen = chosenOpposing('rout', ({ g, side }) => routable(g, otherSide(side)), ['rout'])
/** The owner chooses and destroys a routed opposing unit. */
export const destroyRoutedChosen = chosenOpposing('destroy', ({ g, side }) => routedOf(g, otherSide(side)), ['destroy', 'rout'])

/** All of the opponent's level 0 units become routed. */
export const routBasics: Effect = {
  numbers: [0],
  words: ['rout'],
  possible: ({ g, side }) => basicUnits(g, otherSide(side)).some((unit) => routable(g, otherSide(side)).includes(unit)),
  harmless: never,
  *resolve(context) {
    if (!(yield* commit(context))) return
    const { g, side } = context
    for (const unit of basicUnits(g, otherSide(side))) yield* rout(g, unit, 'FS-ROUT-1')
  },
}

/** The owner may spend morale dice; each destroys an opposing level 0 unit. */
export const spendToDestroyBasics: Effect = {
  numbers: [1, 0],
  words: ['spend', 'morale', 'die', 'destroy'],
  possible: ({ g, side }) => (sideOf(g, side).dice[MORALE] as number) > 0 && basicUnits(g, otherSide(side)).length > 0,
  harmless: never,
  *resolve(context) {
    const { g, side } = context
    const { seat, dice } = sideOf(g, side)
    const options = unitOptions(g, basicUnits(g, otherSide(side)), 'destroy', 'FS-DMG-10')
    const units = yield* chooseSome(seat, asked(context, 'destroy-some', 'FS-DMG-10'), options, { least: 0, most: dice[MORALE] as number })
    if (units.length === 0) return
    context.open = false
    loseDice(g, seat, dice, MORALE, units.length, 'dice-spent')
    for (const unit of units) destroyUnit(g, unit, 'FS-DMG-10')
  },
}

/** The owner destroys one of its units (of these kinds) for another effect. */
export function sacrifice(kinds: readonly UnitKind[] | null, effect: Effect): Effect {
  const units = ({ g, side }: Context) => unitsOfSide(g, side).filter((unit) => kinds === null || kinds.includes(kindOf(g, unit)))
  return {
    numbers: [1, ...effect.numbers],
    words: ['destroy', ...effect.words],
    // FS-CARD-5: whoever may use such an ability has a unit in the combat.
    possible: (context) => effect.possible(context),
    harmless: never,
    *resolve(context) {
      const options = unitOptions(context.g, units(context), 'sacrifice', 'FS-GOLD-5')
      const unit = yield* ask(context, asked(context, 'sacrifice', 'FS-GOLD-5'), options)
      if (unit === null) return
      destroyUnit(context.g, unit, 'FS-DMG-10')
      yield* effect.resolve(context)
    },
  }
}

/** The owner destroys one of its units for attack tokens. */
export const sacrificeForTokens = (count: number): Effect => sacrifice(null, tokens(count, 0))

/** The owner may retreat one of its units. */
export const retreatOne: Effect = {
  numbers: [1],
  words: ['retreat'],
  possible: ({ g, side }) => retreaters(g, side).length > 0,
  harmless: never,
  *resolve(context) {
    const { g, side } = context
    const options = unitOptions(g, retreaters(g, side), 'retreat', 'FS-RET-21')
    const unit = yield* ask(context, asked(context, 'retreat-one', 'FS-RET-21'), options)
    if (unit !== null) yield* retreatTogether(g, side, [unit])
  },
}

/** The owner spends morale dice; for each of them one of its units retreats, all to one place. */
export const retreatForMorale: Effect = {
  numbers: [1],
  words: ['spend', 'morale', 'die', 'retreat'],
  possible: ({ g, side }) => (sideOf(g, side).dice[MORALE] as number) > 0 && retreaters(g, side).length > 0,
  harmless: never,
  *resolve(context) {
    const { g, side } = context
    const { seat, dice } = sideOf(g, side)
    const options = unitOptions(g, retreaters(g, side), 'retreat', 'FS-RET-21')
    const units = yield* chooseSome(seat, asked(context, 'retreat-some', 'FS-RET-21'), options, { least: 0, most: dice[MORALE] as number })
    context.declined = units.length === 0
    if (units.length === 0) return
    loseDice(g, seat, dice, MORALE, units.length, 'dice-spent')
    yield* retreatTogether(g, side, units)
  },
}

/** The opponent may retreat one of its units. */
export const opponentMayRetreat: Effect = {
  numbers: [1],
  words: ['opponent', 'retreat'],
  possible: ({ g, side }) => retreaters(g, otherSide(side)).length > 0,
  harmless: never,
  *resolve(context) {
    const { g, side } = context
    const options = [...unitOptions(g, retreaters(g, otherSide(side)), 'retreat', 'FS-RET-21'), DECLINE]
    const unit = yield* choose<UnitId | null>(opponentOf(context), asked(context, 'retreat-one', 'FS-RET-21'), options)
    if (unit !== null) yield* retreatTogether(g, otherSide(side), [unit])
  },
}

/** The owner may rout one of its own units for a lasting effect. */
export function routOwn(act: (context: Context) => void): Effect {
  return {
    numbers: [1],
    words: ['rout'],
    possible: ({ g, side }) => routable(g, side).length > 0,
    harmless: never,
    *resolve(context) {
      const { g, side } = context
      const unit = yield* ask(context, asked(context, 'rout-own', 'FS-CARD-17'), unitOptions(g, routable(g, side), 'rout', 'FS-CARD-17'))
      if (unit !== null && (yield* rout(g, unit, 'FS-ROUT-1'))) act(context)
    },
  }
}

/** All ways to spend this many dice of any faces. */
function payments(pool: readonly number[], count: number): (readonly number[])[] {
  const found: (readonly number[])[] = []
  for (let attack = 0; attack <= Math.min(count, pool[0] as number); attack++) {
    for (let defence = 0; defence <= Math.min(count - attack, pool[1] as number); defence++) {
      if (count - attack - defence <= (pool[2] as number)) found.push([attack, defence, count - attack - defence])
    }
  }
  return found
}

/**
 * An opposing unit is destroyed unless the opponent spends as many dice as the unit's command level, so a level 0 unit cannot be chosen.
 */
export const smash: Effect = {
  numbers: [1, 0],
  words: ['opponent', 'spend', 'die', 'destroy'],
  possible: ({ g, side }) => unitsOfSide(g, otherSide(side)).some((unit) => figuresOf(g, unit).level > 0),
  harmless: never,
  *resolve(context): Rule {
    const { g, side } = context
    const units = unitsOfSide(g, otherSide(side)).filter((one) => figuresOf(g, one).level > 0)
    const unit = yield* ask(context, asked(context, 'destroy', 'FS-CARD-4'), unitOptions(g, units, 'destroy', 'FS-CARD-4'))
    if (unit === null) return
    const { seat, dice } = sideOf(g, otherSide(side))
    const { level } = figuresOf(g, unit)
    if (diceIn(dice) >= level) {
      const ways = payments(dice, level).map((paid) => ({
        ...option(`pay:${paid.join(':')}`, paid, 'FS-DICE-4'),
        params: { attack: paid[0] as number, defence: paid[1] as number, morale: paid[2] as number },
      }))
      const prompt = asked(context, 'unless-dice', 'FS-CARD-4', { unit: unitTerm(unit), count: level })
      const paid = yield* choose<readonly number[] | null>(seat, prompt, [...ways, option('refuse', null, 'FS-CARD-4')])
      if (paid !== null) {
        paid.forEach((count, face) => {
          loseDice(g, seat, dice, face, count, 'dice-spent')
        })
        return
      }
    }
    destroyUnit(g, unit, 'FS-DMG-10')
  },
}
