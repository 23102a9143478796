import { fork, positionOf, restore } from '../position.ts'
import type { Answer, Question } from '../question.ts'
import type { TableState } from '../state.ts'
import { questionFor, type Table } from '../table.ts'
import { drawAnswer, give, type Moment, stateText } from './moment.ts'
import { twin } from './secrets.ts'

/** A bot: decides a seat's open question. The caller of the suite provides it, because the kernel knows no bots. */
export type Decide = (table: Table, seat: number, how: Kind & { readonly budget: { readonly iterations: number } }) => Answer

/** A bot's level and style. */
interface Kind {
  readonly level: 'random' | 'dreamer' | 'hasty' | 'quick' | 'keen' | 'strong'
  readonly style?: 'bold' | 'patient'
}
const LEVELS: readonly Kind[] = (['random', 'dreamer', 'hasty', 'quick', 'keen', 'strong'] as const).map((level) => ({ level }))
/** In games that say what is bold. */
const STYLED: readonly Kind[] = [
  { level: 'keen', style: 'bold' },
  { level: 'strong', style: 'patient' },
]
const ITERATIONS = 24

/** Bots decide legally, do not change the table, and decide the same when only what they may not know differs. */
export function checkBots<S extends TableState>(moment: Moment<S>, seat: number, decide: Decide): void {
  const { game, table, book } = moment
  const other = twin(moment, seat)
  const restored = restore(game, JSON.parse(JSON.stringify(positionOf(table)))).table
  checkBoldness(moment, seat, other)
  checkPortfolio(moment, seat)
  for (const kind of game.boldness === undefined ? LEVELS : [...LEVELS, ...STYLED]) {
    const how = { ...kind, budget: { iterations: ITERATIONS } }
    const level = kind.style === undefined ? kind.level : `${kind.level}-${kind.style}`
    const before = stateText(table)
    const chosen = decide(table, seat, how)
    const heard = give(fork(table), seat, chosen)
    book.note('bots', typeof heard === 'string' ? `a ${level} bot is refused: ${heard}` : null)
    book.note('bots', stateText(table) === before ? null : `a ${level} bot changes the table`)
    const text = JSON.stringify(chosen)
    book.note(
      'bots',
      JSON.stringify(decide(restored, seat, how)) === text ? null : `a ${level} bot decides otherwise at the restored table`,
    )
    if (other === null) continue
    const there = JSON.stringify(decide(other, seat, how))
    book.note('bots', there === text ? null : `a ${level} bot of seat ${seat} decides ${text}, but ${there} when other things are hidden`)
  }
}

/** The scripts of a game's portfolio answer legally and change nothing. */
function checkPortfolio<S extends TableState>({ game, table, random, book }: Moment<S>, seat: number): void {
  const { portfolio } = game
  const question = questionFor(table, seat) as Question
  if (portfolio === undefined || !portfolio.questions.includes(question.name)) return
  const before = stateText(table)
  for (const script of portfolio.scripts) {
    const heard = give(fork(table), seat, portfolio.answer(script, table.state, question, random))
    book.note('bots', typeof heard === 'string' ? `the script '${script}' is refused: ${heard}` : null)
  }
  book.note('bots', stateText(table) === before ? null : 'asking a script changes the table')
}

/** A game that says what is bold has periods, stays within bounds, changes nothing, and says the same when only hidden things differ. */
function checkBoldness<S extends TableState>({ game, table, random, book }: Moment<S>, seat: number, other: Table<S> | null): void {
  if (game.boldness === undefined) return
  book.note('bots', game.period === undefined ? 'the game says what is bold, and has no periods' : null)
  const question = questionFor(table, seat) as Question
  const before = stateText(table)
  const answers = [game.policy(table.state, question, random), drawAnswer(table, question, random)]
  for (const one of answers) {
    const bold = game.boldness(table.state, question, one)
    const text = JSON.stringify(one)
    book.note('bots', bold >= -1 && bold <= 1 ? null : `${text} is ${bold} bold, not between -1 and 1`)
    const there = other === null ? bold : game.boldness(other.state, questionFor(other, seat) as Question, one)
    book.note('bots', there === bold ? null : `${text} is ${bold} bold, but ${there} when other things are hidden`)
  }
  book.note('bots', stateText(table) === before ? null : 'asking how bold an answer is changes the table')
}
