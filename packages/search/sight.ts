import {
  type Answer,
  anyAnswer,
  hash,
  multiSelectVerdict,
  type Option,
  type PlanQuestion,
  type Question,
  randomOf,
  type Seat,
  seedOf,
  type Table,
  type TableState,
  verbOf,
} from '@orrery/kernel'
import type { Level } from './level.ts'

/** How a game sets the levels around its policy: those below it, and `keen` above it. */
interface LevelSettings {
  /** How many of 100 things the level overlooks. */
  readonly dreamer: number
  readonly hasty: number
  /** How many of 100 plans the level makes without judgement. */
  readonly plans: { readonly dreamer: number; readonly hasty: number }
  /** How many iterations `keen` does, and how its race is limited. */
  readonly keen: number
  readonly field: number
  /** The deals that an answer of `keen` must have met before it can win or drop out; its few iterations allow no more. */
  readonly fewest: number
  /** The deals after which half of the answers drop out, repeatedly until two are left. */
  readonly halving: number
}

const DEFAULTS: LevelSettings = {
  dreamer: 34,
  hasty: 20,
  plans: { dreamer: 0, hasty: 0 },
  keen: 60,
  field: Number.POSITIVE_INFINITY,
  fewest: 4,
  halving: 2,
}

/** The game's level settings, with defaults. */
function levelSettingsOf({ game }: Pick<Table, 'game'>): LevelSettings {
  return { ...DEFAULTS, ...game.levels }
}

/** How many iterations `keen` does, and how its race is limited. */
export function keenSettings(table: Pick<Table, 'game'>): Pick<LevelSettings, 'keen' | 'field' | 'fewest' | 'halving'> {
  return levelSettingsOf(table)
}

/**
 * The answer of a judgement that overlooks things. A piece, or a use of it, that is overlooked stays overlooked for the whole period (a
 * turn, a round), as people forget a card in their hand. Options that do nothing (passing, ending) are always seen. Only what the seat
 * knows decides what is overlooked; `choose` is the game's judgement.
 */
export function shortSighted<S extends TableState>(
  table: Table<S>,
  question: Question,
  level: Level,
  salt: string,
  choose: (question: Question) => Answer,
): Answer {
  if (level !== 'dreamer' && level !== 'hasty') return choose(question)
  const settings = levelSettingsOf(table)
  if (question.kind === 'plan') return carelessPlan(table, question, settings.plans[level], salt) ?? choose(question)
  const share = settings[level]
  const time = now(table, question.seat)
  const isSeen = ({ id, on }: Option): boolean => {
    const thing = hash([salt, question.seat, time, question.name, verbOf(id), on ?? id])
    return randomOf(seedOf(thing)).below(100) >= share
  }
  if (question.kind === 'options') {
    const seen = question.options.filter((option) => isResting(option) || isSeen(option))
    if (seen.length === 0 || seen.length === question.options.length) return choose(question)
    return seen.length === 1 ? { option: (seen[0] as Option).id } : choose({ ...question, options: seen })
  }
  // Overlooked options are removed from a multi-select, if that leaves a legal answer.
  const chosen = choose(question)
  if (!('options' in chosen)) return chosen
  const options = chosen.options.filter((id) => question.options.some((option) => option.id === id && isSeen(option)))
  return multiSelectVerdict(question, options) === true ? { options } : chosen
}

/** A plan chosen without judgement among those that its sampler proposes, for `share` of 100 plans. It depends only on what is asked. */
function carelessPlan<S extends TableState>({ game, state }: Table<S>, question: PlanQuestion, share: number, salt: string): Answer | null {
  if (share === 0) return null
  const random = randomOf(seedOf(hash([salt, question.seat, question.name, question.bounds])))
  return random.below(100) < share ? anyAnswer(game, state, question, random) : null
}

/** Whether an option does nothing: such options have no piece. */
function isResting({ id, on }: Option): boolean {
  return on === undefined && id === verbOf(id)
}

/** A key of the current period; without periods, of the current view. */
function now<S extends TableState>({ game, state }: Table<S>, seat: Seat): number {
  return game.period === undefined ? hash(game.view(state, seat)) : game.period(state)
}
