import { option } from '@orrery/kernel'
import { isDeserted } from '../rules/combat/sides.ts'
import { ask, asked, type Context, type Effect, type Word } from './ability.ts'

/** All of these, one after another, as far as possible. */
export function all(...effects: readonly Effect[]): Effect {
  return {
    numbers: effects.flatMap(({ numbers }) => numbers),
    words: effects.flatMap(({ words }) => words),
    possible: (context) => effects.some((effect) => effect.possible(context)),
    // FS-CARD-2: the owner also agrees to what an earlier part may make possible.
    harmless: (context) =>
      effects.every((effect, place) => {
        const soon = effect.soon?.(context) === true && effects.slice(0, place).some((before) => before.possible(context))
        return (!soon && !effect.possible(context)) || effect.harmless(context)
      }),
    *resolve(context) {
      for (const effect of effects) {
        if (context.declined || isDeserted(context.g)) return
        if (effect.possible(context)) yield* effect.resolve(context)
      }
    },
  }
}

/** One of these, which the owner chooses; the keys are the verbs of the options. */
export function either(effects: Readonly<Record<string, Effect>>): Effect {
  const list = Object.values(effects)
  return {
    numbers: list.flatMap(({ numbers }) => numbers),
    words: list.flatMap(({ words }) => words),
    possible: (context) => list.some((effect) => effect.possible(context)),
    harmless: () => false,
    *resolve(context) {
      const options = Object.entries(effects).flatMap(([verb, effect]) =>
        effect.possible(context) ? [option(verb, effect, 'FS-CARD-4')] : [],
      )
      const chosen = yield* ask(context, asked(context, 'either', 'FS-CARD-4'), options)
      if (chosen !== null) yield* chosen.resolve(context)
    },
  }
}

/** The condition of an effect. */
export interface Condition {
  readonly words: readonly Word[]
  holds(context: Context): boolean
  /** Whether earlier parts of the ability may make it true. */
  soon?(context: Context): boolean
}

/** An effect with a condition, which is checked when the effect is reached. */
export function when(condition: Condition, effect: Effect): Effect {
  return {
    numbers: effect.numbers,
    words: [...condition.words, ...effect.words],
    possible: (context) => condition.holds(context) && effect.possible(context),
    soon: (context) => (condition.soon ?? condition.holds)(context) && effect.possible(context),
    harmless: (context) => effect.harmless(context),
    resolve: (context) => effect.resolve(context),
  }
}
