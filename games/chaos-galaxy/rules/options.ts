import type { Json, Refusal, Setting } from '@orrery/kernel'
import { STARTER_DECKS } from '../content/decks.ts'
import type { Settings } from '../state.ts'
import { type Deck, deckProblems, LONGEST_ID } from './deck.ts'

/** The settings of a table, all known to everybody. // CG-OPT-1, CG-OPT-2 */
export const SETTINGS: readonly Setting[] = [
  { id: 'ruleset', rule: 'CG-OPT-1', values: ['revised', 'classic'] },
  { id: 'monoRaceBonuses', rule: 'CG-MONO-1', values: ['byRuleset', true, false], expert: true },
  { id: 'monoXenoLiteral', rule: 'CG-MONO-3', values: [false, true], expert: true },
  { id: 'trapsVsStealth', rule: 'CG-ABIL-27', values: [false, true], expert: true },
  { id: 'xBaseDynamic', rule: 'CG-BASE-7', values: [false, true], expert: true },
  { id: 'decisionTime', rule: 'CG-OPT-5', values: [0, 60, 180, 600, 86_400], expert: true },
]

/** Options read: what binds the rules and each seat's deck. */
export interface TableOptions {
  readonly settings: Settings
  readonly decks: readonly Deck[]
}

/**
 * Reads options from outside: settings, and for each seat a deck, which is the id of a starter deck or copies by card
 * id. Throws a `RangeError` with every reason, one a line. // CG-DECK-6
 */
export function readOptions(raw: Json, seats: number): TableOptions {
  const problems: string[] = []
  const given = isPlain(raw) ? raw : {}
  if (!isPlain(raw)) problems.push('options must be an object')
  const chosen: Record<string, string | number | boolean> = {}
  for (const setting of SETTINGS) {
    const value = given[setting.id] ?? (setting.values[0] as string)
    if (setting.values.includes(value as string)) chosen[setting.id] = value as string
    else problems.push(`${setting.id} (${setting.rule}) must be one of ${setting.values.join(', ')}, not ${JSON.stringify(value)}`)
  }
  for (const key of Object.keys(given)) {
    if (key !== 'seats' && !SETTINGS.some((setting) => setting.id === key)) problems.push(`there is no setting '${key}'`)
  }
  const ruleset = chosen.ruleset === 'classic' ? 'classic' : 'revised'
  const bonuses = hasBonuses(chosen)
  const decks: Deck[] = []
  for (let seat = 0; seat < seats; seat++) {
    const deck = seatOption(given.seats, seat)
    problems.push(...againstDeck(deck, bonuses).map((problem) => `seat ${seat}: ${inShort(problem)}`))
    decks.push(deckNamed(deck, seat) ?? {})
  }
  if (problems.length > 0) throw new RangeError(problems.join('\n'))
  return {
    settings: {
      ruleset,
      trapsVsStealth: chosen.trapsVsStealth === true,
      xBaseDynamic: chosen.xBaseDynamic === true,
      monoRaceBonuses: bonuses,
      monoXenoLiteral: chosen.monoXenoLiteral === true,
    },
    decks,
  }
}

function seatOption(raw: Json | undefined, seat: number): Json | undefined {
  const own = Array.isArray(raw) ? raw[seat] : undefined
  return isPlain(own) ? (own.deck ?? undefined) : undefined
}

/** Whether a deck of one race has its bonus. // CG-MONO-1, CG-OPT-1 */
function hasBonuses({ ruleset, monoRaceBonuses }: { readonly [setting: string]: Json }): boolean {
  return (monoRaceBonuses ?? 'byRuleset') === 'byRuleset' ? ruleset !== 'classic' : monoRaceBonuses === true
}

/** Every reason why a seat may not bring that to a table of these settings, at once. // CG-DECK-6 */
export function mayBring(raw: Json, brought: Json): Refusal[] {
  return againstDeck(isPlain(brought) ? (brought.deck ?? undefined) : undefined, hasBonuses(isPlain(raw) ? raw : {}))
}

/** Every reason against a deck from outside; without one a seat plays a starter deck. */
function againstDeck(deck: Json | undefined, bonuses: boolean): Refusal[] {
  if (deck === undefined) return []
  if (typeof deck === 'string')
    return isStarter(deck) ? [] : [{ rule: 'CG-DECK-6', message: 'deck-unknown-starter', params: { id: deck.slice(0, LONGEST_ID) } }]
  if (!isCopies(deck)) return [{ rule: 'CG-DECK-6', message: 'deck-unreadable' }]
  return deckProblems(deck, bonuses)
}

/** A deck that nothing is said against. Without one a seat plays a starter deck: one after the other by seat. */
function deckNamed(deck: Json | undefined, seat: number): Deck | undefined {
  if (isCopies(deck)) return deck
  return (deck === undefined ? STARTER_DECKS[seat % STARTER_DECKS.length] : STARTER_DECKS.find(({ id }) => id === deck))?.cards
}

function isStarter(id: string): boolean {
  return STARTER_DECKS.some((deck) => deck.id === id)
}

function isCopies(deck: Json | undefined): deck is { [card: string]: number } {
  return isPlain(deck) && Object.values(deck).every(Number.isSafeInteger)
}

/** A refusal for who reads no messages: the rule, the message, what fills it. */
function inShort({ rule, message, params }: Refusal): string {
  const filled = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`)
  return [rule, message, ...filled].filter((part) => part !== undefined).join(', ')
}

function isPlain(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
