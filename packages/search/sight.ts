import {
  type Answer,
  hash,
  multiSelectVerdict,
  type Option,
  type Question,
  randomOf,
  type Seat,
  seedOf,
  type Table,
  type TableState,
  verbOf,
} from '@orrery/kernel'
import type { Level } from './level.ts'

/** How a game sets the levels that are not its policy and not its full search. */
interface Sight {
  /** Of how many of 100 things the level does not think. */
  readonly dreamer: number
  readonly hasty: number
  /** How often it looks ahead, and among how many answers it then chooses. */
  readonly keen: number
  readonly field: number
}

const USUAL: Sight = { dreamer: 34, hasty: 20, keen: 60, field: Number.POSITIVE_INFINITY }

/** What the game says of its levels, and the usual where it says nothing. */
function sightOf({ game }: Pick<Table, 'game'>): Sight {
  return { ...USUAL, ...game.levels }
}

/** How often `keen` looks ahead, and among how many answers. */
export function keenSight(table: Pick<Table, 'game'>): Pick<Sight, 'keen' | 'field'> {
  return sightOf(table)
}

/**
 * What a bot answers by judgement that does not think of everything: a piece, or a thing that could be done with it, that
 * is overlooked stays so for the whole period (a turn, a round), as people forget a card in their hand. What does nothing
 * (passing, ending) is always seen. Depends on what the seat knows alone; `choose` is the game's judgement.
 */
export function shortSighted<S extends TableState>(
  table: Table<S>,
  question: Question,
  level: Level,
  salt: string,
  choose: (question: Question) => Answer,
): Answer {
  const share = level === 'dreamer' || level === 'hasty' ? sightOf(table)[level] : 0
  if (share === 0 || question.kind === 'plan') return choose(question)
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
  // Of several at once those are left out that were overlooked, where that is legal.
  const chosen = choose(question)
  if (!('options' in chosen)) return chosen
  const options = chosen.options.filter((id) => question.options.some((option) => option.id === id && isSeen(option)))
  return multiSelectVerdict(question, options) === true ? { options } : chosen
}

/** Options that do nothing have no piece. */
function isResting({ id, on }: Option): boolean {
  return on === undefined && id === verbOf(id)
}

/** Tells periods apart; where the game has none, every look at the table. */
function now<S extends TableState>({ game, state }: Table<S>, seat: Seat): number {
  return game.period === undefined ? hash(game.view(state, seat)) : game.period(state)
}
