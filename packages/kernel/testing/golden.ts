import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type AddressedEvent,
  type Answer,
  answer,
  eventsFor,
  type Game,
  hash,
  type Json,
  openTable,
  type Question,
  randomOf,
  type Seat,
  type Seed,
  seedOf,
  type Table,
  type TableState,
  takeEvents,
  type Viewer,
} from '../index.ts'
import { changes } from './changes.ts'
import type { Play } from './play.ts'

/** Which game to record. */
export interface GoldenGame {
  readonly seats: number
  readonly seed: number | string
  readonly options?: Json
  /** Answers that are written in full; of the rest of the game only the end is written. */
  readonly shown?: number
}

const SHOWN = 60
const MOST_ANSWERS = 20_000

/**
 * A seeded game played by the game's own policy, as text: each answer with its events, what changed in each viewer's view, and the next
 * questions. What is the same for all viewers is written once.
 */
export function recordGame<S extends TableState, V, O>(game: Game<S, V, O>, recorded: GoldenGame): string {
  const seed: Seed = seedOf(recorded.seed)
  const random = randomOf(seedOf(`${seed}:golden`))
  const options = recorded.options ?? {}
  const table = openTable(game, options, recorded.seats, seed)
  const lines = [`${game.id}, ${recorded.seats} seats, seed ${recorded.seed}, options ${JSON.stringify(options)}`]
  const shown = recorded.shown ?? SHOWN
  const written = writer()
  let given = 0
  lines.push(...written(table, takeEvents(table)))
  while (table.result === null && given < MOST_ANSWERS) {
    const question = table.questions[random.below(table.questions.length)] as Question
    const chosen = game.policy(table.state as S, question, random)
    if (answer(table, question.seat, chosen) !== true) throw new Error(`the policy of ${game.id} is refused`)
    given++
    const events = takeEvents(table)
    if (given > shown) continue
    lines.push('', answerLine(given, question.seat, chosen), ...written(table, events))
  }
  lines.push('', `ends after ${given} answers: ${JSON.stringify(table.result)}, state ${hash(table.state).toString(16)}`)
  return `${lines.join('\n')}\n`
}

/** A test's play that is written down as it goes, in the form of recorded games. */
export interface Recording {
  /** Answers for a seat that must be asked. */
  answer(answer: string | Answer, seat: Seat): void
  /** What was written down so far. */
  text(): string
}

/** Records a play from here on, under a title. */
export function recordPlay<S extends TableState>(p: Play<S>, title: string): Recording {
  const written = writer()
  const lines = [title, ...written(p.table, p.addressed)]
  let given = 0
  return {
    answer(chosen, seat) {
      const events = p.answer(chosen, seat)
      const full = typeof chosen === 'string' ? { option: chosen } : chosen
      lines.push('', answerLine(++given, seat, full), ...written(p.table, events))
    },
    text: () => `${lines.join('\n')}\n`,
  }
}

function answerLine(number: number, seat: Seat, answer: Answer): string {
  return `${number}. seat ${seat}: ${'option' in answer ? answer.option : 'options' in answer ? answer.options.join(' + ') || 'none' : 'plan' in answer ? JSON.stringify(answer.plan) : 'gives up'}`
}

/** Writes events, what changed in each view since the last call, and open questions. */
function writer(): (table: Table, events: readonly AddressedEvent[]) => string[] {
  let before: unknown[] = []
  return (table, events) => {
    const after = viewers(table).map((viewer) => JSON.parse(JSON.stringify(table.game.view(table.state, viewer))) as unknown)
    const lines = [
      ...toldLines(table, events),
      ...shared(table, (at) => changes(before[at] ?? {}, after[at]), 'view'),
      ...table.questions.map((question) => `  asks  seat ${question.seat}: ${questionText(question)}`),
    ]
    before = after
    return lines
  }
}

function viewers(table: Table): Viewer[] {
  return ['spectator', ...Array.from({ length: table.seats }, (_, seat) => seat)]
}

/** Lines for each viewer: those that all viewers share are written once, the others name their viewers. */
function shared(table: Table, linesOf: (at: number) => readonly string[], label: string): string[] {
  const all = viewers(table)
  const of = new Map<string, Viewer[]>()
  for (const [at, viewer] of all.entries()) for (const line of linesOf(at)) of.set(line, [...(of.get(line) ?? []), viewer])
  return [...of].map(([line, who]) => `  ${label}${who.length === all.length ? '' : ` (${who.join(' ')})`}  ${line}`)
}

function toldLines(table: Table, events: readonly AddressedEvent[]): string[] {
  return events.flatMap((one) =>
    shared(table, (at) => eventsFor([one], viewers(table)[at] as Viewer).map((event) => JSON.stringify(event)), 'told'),
  )
}

function questionText(question: Question): string {
  const what =
    question.kind === 'plan' ? `${question.plan} within ${JSON.stringify(question.bounds)}` : question.options.map(({ id }) => id).join(' ')
  const amount = question.kind === 'multi-select' ? `${question.least} to ${question.most} of ` : ''
  return `${question.message} (${question.rule}): ${amount}${what}`
}

/**
 * Compares a text with the one on file. With ORRERY_GOLDEN=write it writes the file instead. Throws an `Error` that shows the first lines
 * that differ.
 */
export function compareGolden(path: string, text: string): void {
  if (process.env.ORRERY_GOLDEN === 'write') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return
  }
  const again = "review the change, then put it on file with 'npm run golden'"
  if (!existsSync(path)) throw new Error(`${path} is missing: ${again}`)
  const kept = readFileSync(path, 'utf8')
  if (kept === text) return
  const [old, now] = [kept.split('\n'), text.split('\n')]
  const at = old.findIndex((line, index) => line !== now[index])
  const some = (lines: readonly string[], mark: string) => lines.slice(at, at + 4).map((line) => `${mark} ${line}`)
  throw new Error([`${path} differs from line ${at + 1}; ${again}`, ...some(old, '-'), ...some(now, '+')].join('\n'))
}
