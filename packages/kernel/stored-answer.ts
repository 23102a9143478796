import { contentOf } from './content.ts'
import type { Game } from './game.ts'
import type { Seat } from './ids.ts'
import { type Answer, verbOf } from './question.ts'
import { moved } from './schema-ref.ts'
import type { TableState } from './state.ts'
import { questionFor, type Table } from './table.ts'

/** Marks a key in place of a number in stored option ids: `card:@combat-cards/ambush`. */
const KEYED = '@'

/**
 * The answer in its stored form, with keys in place of catalogue numbers. Call it before the answer is given, while its question is open.
 */
export function storedAnswer<S extends TableState>(table: Table<S>, seat: Seat, answer: Answer): Answer {
  return table.game.ids === undefined ? answer : withKeys(table.game, questionFor(table, seat)?.name ?? '', answer)
}

/** The same for a question of that name. */
export function withKeys(game: Game, question: string, answer: Answer): Answer {
  const { catalogues } = contentOf(game)
  return eachId(answer, (id) =>
    eachNumber(game, question, id, (part, name) => {
      const key = catalogues[name]?.keys[Number(part)]
      return part.startsWith(KEYED) || key === undefined ? part : `${KEYED}${name}/${key}`
    }),
  )
}

/**
 * A stored answer with current numbers. Plain numbers in it are from before answers carried keys. If an entry is gone, the answer stays as
 * it is stored, so that the question refuses it.
 */
export function answerOf<S extends TableState>(table: Table<S>, seat: Seat, stored: Answer): Answer {
  if (table.game.ids === undefined) return stored
  const game = table.game
  const { catalogues, unkeyed } = contentOf(game)
  const question = questionFor(table, seat)?.name ?? ''
  return eachId(stored, (id) =>
    eachNumber(game, question, id, (part, name) => {
      if (part.startsWith(KEYED)) {
        const key = part.slice(KEYED.length + name.length + 1)
        return String(catalogues[name]?.find(key) ?? part)
      }
      if (unkeyed === null || !/^\d+$/.test(part)) return part
      const today = unkeyed[name]?.[Number(part)]
      return typeof today === 'string' ? `${KEYED}${name}` : String(moved(name, Number(part), unkeyed))
    }),
  )
}

/** Answers also come from outside. */
function eachId(answer: Answer, change: (id: string) => string): Answer {
  if (typeof answer !== 'object' || answer === null) return answer
  if ('option' in answer && typeof answer.option === 'string') return { option: change(answer.option) }
  if ('options' in answer && Array.isArray(answer.options)) {
    return { options: answer.options.map((id) => (typeof id === 'string' ? change(id) : id)) }
  }
  return answer
}

/** The id with its catalogue numbers changed. */
function eachNumber(game: Game, question: string, id: string, change: (part: string, catalogue: string) => string): string {
  const verb = verbOf(id)
  const [, ...parts] = id.split(':')
  const named = game.ids?.[`${question}/${verb}`] ?? game.ids?.[`${verb}:${parts[0]}`] ?? game.ids?.[verb]
  if (named === undefined) return id
  const changed = parts.map((part, at) => {
    const catalogue = named[at] ?? null
    return catalogue === null ? part : change(part, catalogue.name)
  })
  return [verb, ...changed].join(':')
}
