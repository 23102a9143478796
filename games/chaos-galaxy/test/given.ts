import { freshTable, type GameEvent } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { chaosGalaxy } from '../index.ts'
import { kindOf } from '../kinds.ts'
import { keeperOf } from '../marks.ts'
import { cardNamed } from '../scenario/cards.ts'
import { format } from '../scenario/index.ts'
import type { ScenarioTable } from '../scenario/table.ts'
import { type CardId, type Settings, type State, ZONE } from '../state.ts'
import { keepAllSpeaking } from '../table/speaking.ts'
import { type PieceView, view } from '../view.ts'

export { FILLER } from '../scenario/cards.ts'
export type { ToldSide as GivenSeat } from '../scenario/table.ts'

/** The table of a test: a scenario table and fields that only tests use. */
export interface GivenTable extends ScenarioTable {
  readonly settings?: Partial<Settings>
  /** The next results of the die (0 to 5), of shuffles and of random choices. */
  readonly dice?: readonly number[]
  readonly shuffles?: readonly number[]
  readonly choices?: readonly number[]
  /** Any other change. */
  readonly also?: (g: State) => void
}

const SEED = '00000000000000000000000000000001'

/** A table in the given state, with its first question open. */
export function duel({ settings, dice, shuffles, choices, also, ...told }: GivenTable = {}): Play<State> {
  return play(chaosGalaxy, {
    seats: 2 + (told.others?.length ?? 0),
    given: (g) => {
      Object.assign(g.settings, settings)
      format.lay(g, told)
      Object.assign(g.random, freshTable(SEED, 'shuffles', 'dice', 'choices').random)
      g.random.dice.preset = [...(dice ?? [])]
      g.random.shuffles.preset = [...(shuffles ?? [])]
      g.random.choices.preset = [...(choices ?? [])]
      also?.(g)
      keepAllSpeaking(g)
    },
  })
}

/** The number of the card with that id, the `nth` of those of the seat (by default the first one of any seat). */
export function card(p: { readonly g: State }, id: string, seat: number | null = null, nth = 0): CardId {
  const type = cardNamed(id).number
  const found = p.g.prints.flatMap((one, at) => (one === type && (seat === null || p.g.owners[at] === seat) ? [at] : []))
  const at = found[nth]
  if (at === undefined) throw new RangeError(`there is no card '${id}' number ${nth}`)
  return at
}

/**
 * Answers with options, in which cards are written by id in braces: `launch:{turul}`, `fire:{turul}:{cobra-flash}`. In a multi-select the
 * options are joined by ` + `.
 */
export function act(p: Play<State>, ...options: string[]): void {
  for (let at = 0; at < options.length; ) {
    if (p.question().kind === 'multi-select') at = actSeveral(p, options, at)
    else p.answer(written(p, options[at++] as string))
  }
}

/** For a multi-select: the next entries of the list that are among its options (`done` ends it), and where the list continues. */
export function severalFrom(p: Play<State>, options: readonly string[], from: number): { chosen: string[]; next: number } {
  const chosen: string[] = []
  let at = from
  for (; at < options.length && (options[at] === 'done' || offers(p, options[at] as string)); at++) {
    if (options[at] !== 'done') chosen.push(...written(p, options[at] as string).split(' + '))
    else {
      at++
      break
    }
  }
  if (at === from) throw new Error(`'${options[from]}' is not offered by '${asked(p)}': ${p.options().join(', ')}`)
  return { chosen, next: at }
}

/** Answers a multi-select with the next entries of the list that are among its options; returns where the list continues. */
function actSeveral(p: Play<State>, options: readonly string[], from: number): number {
  const { chosen, next } = severalFrom(p, options, from)
  p.answer({ options: chosen })
  return next
}

/** The id of an option written as for `act`. */
export function written(p: Play<State>, option: string): string {
  return option.replace(/\{([^}]+)\}/g, (_, name: string) => String(named(p, name)))
}

/** Whether the open question offers the option, written as for `act`. */
export function offers(p: Play<State>, option: string): boolean {
  if (option === 'done' && p.table.questions.some((question) => question.kind === 'multi-select' && question.least === 0)) return true
  const ids = written(p, option).split(' + ')
  return p.table.questions.some((question) => question.kind !== 'plan' && ids.every((id) => question.options.some((one) => one.id === id)))
}

/** `turul` is the first one, `turul@1` that of seat 1, `turul#2` the third one, `turul@1#2` the third one of seat 1. */
function named(p: Play<State>, name: string): CardId {
  const [, id, seat, nth] = /^([a-z0-9-]+)(?:@(\d))?(?:#(\d+))?$/.exec(name) ?? []
  return card(p, id ?? name, seat === undefined ? null : Number(seat), Number(nth ?? 0))
}

/** Passes in every window until another question is asked, the table ends, or `message` is asked. */
export function pass(p: Play<State>, message?: string): Play<State> {
  for (let windows = 0; windows < 60 && p.table.result === null; windows++) {
    const question = p.table.questions[0]
    if (question === undefined || question.name === message || !p.options().includes('pass')) return p
    p.answer('pass')
  }
  return p
}

/** Chooses the options one after another, and passes in all windows that follow each. */
export function doing(p: Play<State>, ...options: string[]): Play<State> {
  for (let at = 0; at < options.length; ) {
    pass(p)
    if (p.question().kind === 'multi-select') at = actSeveral(p, options, at)
    else act(p, options[at++] as string)
  }
  return pass(p)
}

/** The options that do least, for questions that the test is not about. */
const LEAST = ['pass', 'done', 'no-return', 'plain', 'no-trap', 'no', 'seen']
/** Questions about orders and discards, which tests seldom check: the first option is taken. */
const ANY = ['stack-triggers', 'stack-order', 'zones-order', 'bombing-discard']

/** Answers the open question minimally. Returns false if it has no such answer. */
function least(p: Play<State>): boolean {
  const question = p.question()
  if (question.kind === 'multi-select') {
    p.answer({ options: question.options.slice(0, question.least).map(({ id }) => id) })
    return true
  }
  const options = p.options()
  const answer = ANY.includes(asked(p)) ? options[0] : LEAST.find((id) => options.includes(id))
  if (answer === undefined) return false
  p.answer(answer)
  return true
}

/** Answers with the options one after another; other questions before each are answered minimally. */
export function through(p: Play<State>, ...options: string[]): Play<State> {
  for (let at = 0; at < options.length; ) {
    const option = options[at] as string
    for (let asking = 0; !offers(p, option); asking++)
      if (asking > 99 || !least(p)) throw new Error(`'${option}' is not offered by '${asked(p)}': ${p.options().join(', ')}`)
    if (p.question().kind === 'multi-select') at = actSeveral(p, options, at)
    else act(p, options[at++] as string)
  }
  return p
}

/** Answers minimally until `message` is asked, by default the next action of the main phase. */
export function reach(p: Play<State>, message = 'main-action'): Play<State> {
  for (let asking = 0; p.table.result === null && asked(p) !== message; asking++)
    if (asking > 99 || !least(p)) throw new Error(`'${message}' is not asked, but '${asked(p)}': ${p.options().join(', ')}`)
  return p
}

/** A card in play as everybody sees it, written as in `act`. */
export function shown(p: Play<State>, name: string): PieceView {
  const at = named(p, name)
  for (const seat of view(p.g, 'spectator').seats)
    for (const row of [seat.hangar, seat.cantina, seat.surface])
      for (const piece of row) for (const one of [piece, ...piece.aboard]) if (one.id === at) return one
  throw new RangeError(`'${name}' is not in play`)
}

/** Speed, firepower, armour and bombing of a ship now, as everybody sees them. */
export function values(p: Play<State>, name: string): number[] {
  const { values: now } = shown(p, name)
  return now === null ? [] : [now.speed, now.firepower, now.armour, now.bombing]
}

/** The credits of a seat. */
export function credits(p: Play<State>, seat = 0): number {
  return p.g.seats[seat]?.credits ?? 0
}

/** The cards of a pile or hand, by their ids; the last one of a colony is its top. */
export function pile(p: { readonly g: State }, of: 'colony' | 'headquarters' | 'trash' | 'wasteland', seat = 0): string[] {
  return ids(p.g, p.g.seats[seat]?.[of] ?? [])
}

/** The message of the open question. */
export function asked(p: Play<State>): string {
  return p.question().name
}

/** Events of a type as the viewer hears them, by default seat 0. */
export function heard(p: Play<State>, type: string, viewer: number | 'spectator' = 0): GameEvent[] {
  return p.events(viewer, type)
}

/** The ids of the cards in a list. */
export function ids(g: State, cards: readonly CardId[]): string[] {
  return cards.map((one) => kindOf(g, one).id)
}

/** Where a card is, in words: `trash of 0`. */
export function placeOf(g: State, one: CardId): string {
  const zone = Object.entries(ZONE).find(([, value]) => value === g.zones[one])?.[0] ?? '?'
  const pile = LISTED.find((list) => list === zone)
  const seat = pile === undefined ? keeperOf(g, one) : g.seats.findIndex((held) => held[pile].includes(one))
  return `${zone} of ${seat < 0 ? 'nobody' : seat}`
}
const LISTED = ['colony', 'headquarters', 'trash', 'wasteland', 'surface', 'cantina', 'hangar'] as const
