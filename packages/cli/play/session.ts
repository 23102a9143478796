import { writeFileSync } from 'node:fs'
import { type Question, questionFor, type Replay, type Seat, seenBy, type Table } from '@orrery/kernel'
import type { By, Move } from '@orrery/play'
import { botNameOf, decide, think } from '@orrery/search'
import type { Language, Text } from '@orrery/text'
import type { Bot, Sitter } from '../seats.ts'
import type { Colours } from '../terminal/colours.ts'
import { tellerOf } from '../terminal/say.ts'
import { answerFrom } from './answer-line.ts'
import type { Board } from './board.ts'
import { eventLog } from './event-log.ts'
import { lookUp } from './lookup.ts'
import { namedAnswer, questionLines, type Speech, why } from './question-lines.ts'
import { playAt } from './table-play.ts'

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

/** A person at the terminal who plays at a table: takes lines, prints results. */
export interface Session {
  /** Plays on until somebody here is asked or the table is over, and shows the table. Returns false if it is over. */
  proceed(): boolean
  /** Takes one line. Returns false if the person leaves. */
  take(line: string): boolean
}

/** Starts a session. */
export function sit(desk: Desk): Session {
  const { text, colours, print } = desk
  const names = desk.sitters.map((sitter, seat) => playerName(sitter, seat, text))
  const teller = tellerOf(text, names)
  const here = desk.sitters.flatMap((sitter, seat) => (sitter.kind === 'me' ? [seat] : []))
  const { hear, last } = eventLog(here.length === 1 ? (here[0] as Seat) : 'spectator', teller, colours, print)
  const speech = { teller, text, colours }
  const play = playAt(desk.table, desk.replay, hear)
  let asked: Seat | null = null

  function move(seat: Seat, what: Move, by: By): boolean {
    const refusal = play.move(seat, what, by)
    if (refusal !== null) print(colours.bad(teller.refusal(refusal)))
    return refusal === null
  }

  function botsAnswer(): void {
    for (let bot = botAsked(play.table, desk.sitters); bot !== null; bot = botAsked(play.table, desk.sitters)) {
      if (bot.sitter.level === 'strong') print(colours.faint(text.say('cli-thinking', { player: names[bot.seat] })))
      move(bot.seat, decide(play.table, bot.seat, bot.sitter), 'bot')
    }
  }

  function show(): void {
    const seen = seenBy(play.table, asked ?? here[0] ?? 'spectator')
    print(`\n${desk.board(seen, text, colours)}\n`)
  }

  function ask(): void {
    const question = play.table.questions.find(({ seat }) => here.includes(seat))
    if (question === undefined) return
    if (here.length > 1) print(colours.strong(text.say('cli-your-turn', { player: names[question.seat] })))
    for (const line of questionLines(question, speech)) print(line)
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
    else if (word === 'log') print(last())
    else if (word === 'rules') print(lookUp(table.game.id, about, desk.language, text))
    else if (word === 'save') print(save(play.replay(), about === '' ? 'table.replay.json' : about, text))
    else if (question === null) print(text.say('cli-over'))
    else if (word === 'why') print(why(table, question, about, speech))
    else if (word === 'undo') takeBack(question.seat)
    else if (word === 'hint') print(hint(table, question, speech))
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

  return { proceed, take }
}

/** The bot that must answer next; null if none is asked. */
function botAsked({ questions }: Table, sitters: Desk['sitters']): { readonly seat: Seat; readonly sitter: Bot } | null {
  for (const { seat } of questions) {
    const sitter = sitters[seat]
    if (sitter?.kind === 'bot') return { seat, sitter }
  }
  return null
}

/** What a strong bot would answer. */
function hint(table: Table, question: Question, { teller, text }: Speech): string {
  const thought = think(table, question.seat, { level: 'strong' })
  return text.say('cli-hint', { option: namedAnswer(question, thought.answer, teller), iterations: thought.iterations })
}

/** Writes a replay to a file. */
function save(replay: Replay, path: string, text: Text): string {
  writeFileSync(path, `${JSON.stringify(replay, null, 2)}\n`)
  return text.say('cli-saved', { path })
}

function playerName(sitter: Sitter, seat: Seat, text: Text): string {
  const name = sitter.kind === 'me' ? text.say('cli-you') : text.say('player-bot', { level: text.say(`bot-${botNameOf(sitter)}`) })
  return `${name} (${seat + 1})`
}
