import { writeFileSync } from 'node:fs'
import {
  type AddressedEvent,
  type Answer,
  anyAnswer,
  eventsFor,
  type GameEvent,
  type Json,
  type MultiSelectQuestion,
  type Question,
  questionFor,
  type Replay,
  type ReplayStart,
  randomOf,
  type Seat,
  seedOf,
  seenBy,
  startOf,
  type Table,
} from '@orrery/kernel'
import { type By, type Chronicle, type Move, start, step, written } from '@orrery/play'
import { botNameOf, decide, think } from '@orrery/search'
import type { Language, Text } from '@orrery/text'
import type { Sitter } from '../seats.ts'
import type { Colours } from '../terminal/colours.ts'
import { type Teller, tellerOf } from '../terminal/say.ts'
import type { Board } from './board.ts'
import { lookUp } from './lookup.ts'

/** What a session needs. */
export interface Desk {
  readonly table: Table
  readonly replay: Omit<Replay, 'start' | 'steps' | 'result'>
  readonly sitters: readonly Sitter[]
  readonly text: Text
  readonly language: Language
  readonly board: Board
  readonly colours: Colours
  readonly print: (text: string) => void
}

/** A person at the terminal and a table: takes lines, prints results. */
export interface Session {
  /** Plays on until somebody here is asked or the table is over, and shows it. Returns false if it is over. */
  proceed(): boolean
  /** Takes one line. Returns false if the person leaves. */
  take(line: string): boolean
}

const REMEMBERED = 200
const LOG_LINES = 15

/** Starts a session. */
export function sit(desk: Desk): Session {
  const { text, colours, print } = desk
  const { play: begun, events: first } = start(desk.table, 0)
  let play = begun
  const begins: ReplayStart = JSON.parse(JSON.stringify(startOf(begun.table, first)))
  const chronicle: Chronicle = { steps: [], log: [] }
  const names = desk.sitters.map((sitter, seat) => playerName(sitter, seat, text))
  const teller = tellerOf(text, names)
  const log: string[] = []
  const here = desk.sitters.flatMap((sitter, seat) => (sitter.kind === 'me' ? [seat] : []))
  let asked: Seat | null = null

  function hear(events: readonly AddressedEvent[]): void {
    const viewer = here.length === 1 ? (here[0] as Seat) : 'spectator'
    for (const event of eventsFor(events, viewer)) note(event)
  }

  function note(event: GameEvent): void {
    const line = `${colours.faint('·')} ${teller.event(event)}`
    log.push(line)
    if (log.length > REMEMBERED) log.shift()
    print(line)
  }

  function move(seat: Seat, what: Move, by: By): boolean {
    const tried = step(play, seat, what, { now: 0, by })
    if ('refusal' in tried) {
      print(colours.bad(teller.refusal(tried.refusal)))
      return false
    }
    play = tried.play
    written(chronicle, tried.happened)
    hear(tried.happened.events)
    return true
  }

  function botsAnswer(): void {
    for (;;) {
      const open = play.table.questions.find(({ seat }) => desk.sitters[seat]?.kind === 'bot')
      const sitter = open === undefined ? undefined : desk.sitters[open.seat]
      if (open === undefined || sitter?.kind !== 'bot') return
      if (sitter.level === 'strong') print(colours.faint(text.say('cli-thinking', { player: names[open.seat] as string })))
      move(open.seat, decide(play.table, open.seat, sitter), 'bot')
    }
  }

  function show(): void {
    const seen = seenBy(play.table, asked ?? here[0] ?? 'spectator')
    print(`\n${desk.board(seen, text, colours)}\n`)
  }

  function ask(): void {
    const question = play.table.questions.find(({ seat }) => here.includes(seat))
    if (question === undefined) return
    if (here.length > 1) print(colours.strong(text.say('cli-your-turn', { player: names[question.seat] as string })))
    print(`${colours.strong(teller.prompt(question))} ${colours.faint(question.rule)}`)
    if (question.kind === 'plan') {
      print(colours.faint(JSON.stringify(question.bounds)))
      print(text.say('cli-plan'))
      return
    }
    if (question.kind === 'multi-select') print(colours.faint(text.say('cli-some', { least: question.least, most: question.most })))
    const width = String(question.options.length).length
    question.options.forEach((option, at) => {
      const number = colours.number(String(at + 1).padStart(width + 1))
      const name = teller.option(option)
      print(`${number}  ${name}${name === option.id ? '' : ` ${colours.faint(option.id)}`}`)
    })
  }

  function proceed(): boolean {
    botsAnswer()
    const { table } = play
    asked = table.questions.find(({ seat }) => here.includes(seat))?.seat ?? null
    show()
    if (table.result === null) {
      ask()
      return true
    }
    print(colours.strong(teller.result(table.result)))
    return false
  }

  function take(line: string): boolean {
    const [word = '', ...rest] = line.trim().split(/\s+/)
    const about = rest.join(' ')
    const { table } = play
    const question = asked === null ? null : questionFor(table, asked)
    if (word === '') ask()
    else if (word === 'quit' || word === 'exit') return false
    else if (word === 'help' || word === '?') print(text.say('cli-help'))
    else if (word === 'board') show()
    else if (word === 'log') print(log.slice(-LOG_LINES).join('\n'))
    else if (word === 'rules') print(lookUp(table.game.id, about, desk.language, text))
    else if (word === 'save') save(about)
    else if (question === null) print(text.say('cli-over'))
    else if (word === 'why') print(why(table, question, about, teller, desk))
    else if (word === 'undo') takeBack(question.seat)
    else if (word === 'hint') hint(question)
    else {
      const given = answerFrom(table, question, line.trim())
      if (given === null) print(text.say(question.kind === 'plan' ? 'cli-not-json' : 'cli-not-a-number', { given: line.trim() }))
      else if (move(question.seat, given, 'person')) return proceed()
    }
    return true
  }

  function takeBack(seat: Seat): void {
    if (!move(seat, 'undo', 'person')) return
    print(text.say('cli-taken-back'))
    proceed()
  }

  function hint(question: Question): void {
    const thought = think(play.table, question.seat, { level: 'strong' })
    const option = namedAnswer(question, thought.answer, teller)
    print(text.say('cli-hint', { option, iterations: thought.iterations }))
  }

  function save(path: string): void {
    const replay: Replay = { ...desk.replay, start: begins, steps: chronicle.steps, result: play.table.result }
    writeFileSync(path === '' ? 'table.replay.json' : path, `${JSON.stringify(replay, null, 2)}\n`)
    print(text.say('cli-saved', { path: path === '' ? 'table.replay.json' : path }))
  }

  hear(first)
  return { proceed, take }
}

function playerName(sitter: Sitter, seat: Seat, text: Text): string {
  const name = sitter.kind === 'me' ? text.say('cli-you') : text.say('player-bot', { level: text.say(`bot-${botNameOf(sitter)}`) })
  return `${name} (${seat + 1})`
}

function namedAnswer(question: Question, answer: Answer, teller: Teller): string {
  if ('option' in answer) return optionNamed(question, answer.option, teller)
  return 'options' in answer ? answer.options.map((id) => optionNamed(question, id, teller)).join(' + ') : JSON.stringify(answer)
}

function optionNamed(question: Question, id: string, teller: Teller): string {
  const option = question.kind === 'plan' ? undefined : question.options.find((one) => one.id === id)
  return option === undefined ? id : `${teller.option(option)} [${id}]`
}

/** The answer that a line means: an option's number or id, a plan, or `any` plan. */
function answerFrom(table: Table, question: Question, line: string): Answer | null {
  if (question.kind === 'options') {
    const id = idMeant(question.options, line)
    return id === null ? null : { option: id }
  }
  if (line === 'any') return anyAnswer(table.game, table.state, question, randomOf(seedOf(table.version)))
  if (question.kind === 'multi-select') return someFrom(question, line)
  try {
    return { plan: JSON.parse(line) as Json }
  } catch {
    return null
  }
}

/** An option by its number or id. */
function idMeant(options: readonly { readonly id: string }[], word: string): string | null {
  return (options[Number(word) - 1] ?? options.find(({ id }) => id === word))?.id ?? null
}

/** A set of options: numbers or ids separated by spaces or commas, `all`, or `none`. */
function someFrom(question: MultiSelectQuestion, line: string): Answer | null {
  if (line === 'none') return { options: [] }
  if (line === 'all') return { options: question.options.map(({ id }) => id) }
  const ids = line.split(/[\s,]+/).map((word) => idMeant(question.options, word))
  return ids.includes(null) ? null : { options: ids as string[] }
}

/** What a piece can do now, and why not the rest; without a piece, the pieces that can do something. */
function why(table: Table, question: Question, piece: string, teller: Teller, { text, colours }: Desk): string {
  const options = question.kind === 'plan' ? [] : question.options
  if (piece === '') {
    const pieces = [...new Set(options.flatMap(({ on }) => (on === undefined ? [] : [on])))]
    return text.say('cli-why-what', { pieces: pieces.join(', ') })
  }
  const can = options
    .filter(({ on, to }) => on === piece || to === piece)
    .map((option) => `${text.say('cli-can')}: ${teller.option(option)}`)
  const cannot = table.game
    .explain(table.state, question.seat, piece)
    .map((refusal) => `${text.say('cli-cannot')}: ${teller.refusal(refusal)}`)
  return can.length + cannot.length === 0 ? text.say('cli-why-free') : [...can.map(colours.good), ...cannot.map(colours.bad)].join('\n')
}
