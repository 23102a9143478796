import { type BoardModule, offeredBy } from '@orrery/board'
import { type GameEvent, type Refusal, type Result, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Fill, Text } from '@orrery/text'
import { settings } from '../app/settings.ts'
import { knows, say } from '../app/texts.ts'
import type { Player } from './source/source.ts'

/** The name of a seat's player, as everybody reads it. */
export function nameOf(player: Pick<Player, 'name' | 'holder' | 'bot' | 'seat'>): string {
  if (player.holder === 'bot' && player.bot !== null) return say('player-bot', { level: say(`bot-${player.bot}`) })
  if (player.holder === 'open') return say('player-open')
  return player.name || settings.value.name || say('player-unnamed')
}

/** The names of the players by seat; several bots of one level are numbered. */
export function namesOf(players: readonly Player[]): string[] {
  const names = players.map(nameOf)
  return names.map((name, at) => {
    const same = names.flatMap((other, seat) => (other === name ? [seat] : []))
    return same.length > 1 && players[at]?.holder !== 'open' ? `${name} ${same.indexOf(at) + 1}` : name
  })
}

/** Adds the variables of messages: `$player` from the field `seat`, `$players` from `seats`. */
export function withNames(fields: Fill, names: readonly string[]): Fill {
  const { seat, seats } = fields
  const filled: Record<string, unknown> = { ...fields }
  if (typeof seat === 'number') filled.player = names[seat] ?? String(seat)
  if (Array.isArray(seats)) filled.players = seats.map((one) => names[Number(one)] ?? String(one))
  return filled
}

/** The text with the players' names wherever a message names a seat. */
export function withPlayers(text: Text, names: readonly string[]): Text {
  const named = (value: unknown): unknown => {
    const seat = typeof value === 'string' ? /^@seat-(\d+)$/.exec(value) : null
    return seat === null ? value : (names[Number(seat[1])] ?? value)
  }
  const say = (id: string, params: Fill = {}): string =>
    text.say(id, Object.fromEntries(Object.entries(params).map(([key, value]) => [key, named(value)])))
  return { ...text, say }
}

/** A question in words, with the players' names. */
export function promptOf(text: Text, question: SeenQuestion, names: readonly string[]): string {
  return text.say(`ask-${question.message}`, withNames({ seat: question.seat, ...question.params }, names))
}

/** The options of a question in the order of the console. */
export function optionsOf(board: BoardModule, question: SeenQuestion | null): readonly SeenOption[] {
  const options = offeredBy(question)
  return board.arrange?.(options) ?? options
}

/** An option in words, with the players' names. */
export function optionName(text: Text, option: Pick<SeenOption, 'id' | 'message' | 'params'>, names: readonly string[]): string {
  return text.say(`option-${option.message ?? verbOf(option.id)}`, withNames(option.params ?? {}, names))
}

/** A log line; null for events without a message. */
export function eventLine(text: Text, event: GameEvent, names: readonly string[]): string | null {
  const id = `event-${event.type}`
  if (!text.has(id)) return null
  const fields = withNames(event, names)
  if (event.type !== 'forced') return text.say(id, fields)
  const params = typeof event.params === 'object' && !Array.isArray(event.params) ? event.params : null
  const message = typeof event.message === 'string' ? event.message : verbOf(String(event.option))
  const what = text.say(`option-${message}`, withNames(params ?? {}, names))
  return text.say(id, { ...fields, what })
}

/** A refusal in words, the game's or, for a request that failed, the app's; null if only the rulebook has words for it. */
export function refusalLine(text: Text, refusal: Refusal, names: readonly string[]): string | null {
  const id = `refusal-${refusal.message ?? refusal.rule}`
  if (text.has(id)) return text.say(id, withNames(refusal.params ?? {}, names))
  return knows(id) ? say(id) : null
}

/** The same for a short message, where the rulebook is not at hand: without words, it names the rule. */
export function refusalOrRule(text: Text, refusal: Refusal, names: readonly string[]): string {
  return refusalLine(text, refusal, names) ?? say('refused', { rule: refusal.rule })
}

/** A table's result. */
export function resultLine(text: Text, result: Result, names: readonly string[]): string {
  return text.say(`result-${result.message}`, withNames({ seats: result.winners, ...result.params }, names))
}

const DAY = 86_400_000

/** The remaining time: in days and hours, or as a clock if it is less than a day. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < DAY) return clock(milliseconds)
  return say('days-left', { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / 3_600_000) })
}

/** A time as `1:05` or `1:02:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (part: number): string => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
