import { choose, option, type Rule } from '@orrery/kernel'
import { at } from '../rules/at.ts'
import { loseDice } from '../rules/combat/dice.ts'
import { rout, routable } from '../rules/combat/rout.ts'
import { otherSide, routedOf, sideOf, unitsOfSide } from '../rules/combat/sides.ts'
import { destroyUnit } from '../rules/destroy.ts'
import type { UnitId } from '../state.ts'
import { asked, type Context, commit, type Effect, opponentOf, type Word } from './ability.ts'
import { FACE_WORDS } from './pools.ts'
import { unitOptions } from './targets.ts'

/** What the opponent may do to prevent an effect. */
export interface Escape {
  readonly numbers: readonly number[]
  readonly words: readonly Word[]
  /** FS-CARD-3: whether the opponent can do it completely. */
  possible(context: Context): boolean
  /** Asks the opponent, if it can do it. Returns whether it did. */
  taken(context: Context): Rule<boolean>
}

/** An effect that happens unless the opponent does something else. If it could not happen, the opponent is not asked. */
export function unless(way: Escape, effect: Effect): Effect {
  return {
    numbers: [...effect.numbers, ...way.numbers],
    words: ['opponent', ...effect.words, ...way.words],
    possible: (context) => effect.possible(context),
    harmless: (context) => effect.harmless(context),
    *resolve(context) {
      if (!(yield* commit(context))) return
      if (!(yield* way.taken(context))) yield* effect.resolve(context)
    },
  }
}

const REFUSE = option('refuse', null, 'FS-CARD-4')

/** The opponent spends a die of a face. */
export function spends(face: 0 | 1 | 2): Escape {
  return {
    numbers: [1],
    words: ['spend', 'die', at(FACE_WORDS, face)],
    possible: ({ g, side }) => (sideOf(g, otherSide(side)).dice[face] as number) > 0,
    *taken(context) {
      if (!this.possible(context)) return false
      const { g, side } = context
      const { seat, dice } = sideOf(g, otherSide(side))
      const params = { face: `@face-${at(FACE_WORDS, face)}` }
      const options = [{ ...option('spend', true, 'FS-DICE-4'), params }, REFUSE]
      if ((yield* choose(seat, asked(context, 'unless-die', 'FS-CARD-4', params), options)) === null) return false
      loseDice(g, seat, dice, face, 1, 'dice-spent')
      return true
    },
  }
}

type Fate = 'rout' | 'destroy'

/** The opponent routs or destroys one of these units of its own. */
function gives(fate: Fate, units: (context: Context) => UnitId[]): Escape {
  return {
    numbers: [1],
    words: [fate],
    possible: (context) => units(context).length > 0,
    *taken(context) {
      if (!this.possible(context)) return false
      const { g } = context
      const options = [...unitOptions(g, units(context), fate, 'FS-CARD-4'), REFUSE]
      const unit = yield* choose(opponentOf(context), asked(context, `unless-${fate}`, 'FS-CARD-4'), options)
      if (unit === null) return false
      if (fate === 'destroy') destroyUnit(g, unit, 'FS-DMG-10')
      else yield* rout(g, unit, 'FS-ROUT-1')
      return true
    },
  }
}

/** The opponent routs one of its unrouted units. */
export const routsOne = gives('rout', ({ g, side }) => routable(g, otherSide(side)))
/** The opponent destroys one of its routed units. */
export const destroysRouted = gives('destroy', ({ g, side }) => routedOf(g, otherSide(side)))
/** The opponent destroys one of its units. */
export const destroysOne = gives('destroy', ({ g, side }) => unitsOfSide(g, otherSide(side)))

/** The opponent first decides whether to do something. If it does, it may get something in return; otherwise the effect happens. */
export function mayInstead(
  way: Escape,
  effect: Effect,
  reward: ((context: Context) => void) | null = null,
  rewardNumbers: readonly number[] = [],
): Effect {
  const base = unless(way, effect)
  return {
    ...base,
    numbers: [...base.numbers, ...rewardNumbers],
    // FS-CARD-2: the owner may not want the opponent to have the reward.
    harmless: (context) => base.harmless(context) && (reward === null || !way.possible(context)),
    *resolve(context) {
      if (!(yield* commit(context))) return
      if (!(yield* way.taken(context))) yield* effect.resolve(context)
      else reward?.(context)
    },
  }
}
