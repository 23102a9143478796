import type { Json, Setting } from '@orrery/kernel'
import { STARTER_DECKS } from '../content/decks.ts'
import type { Settings } from '../state.ts'
import { type Deck, deckProblems } from './deck.ts'

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
  const bonuses = chosen.monoRaceBonuses === 'byRuleset' ? ruleset === 'revised' : chosen.monoRaceBonuses === true
  const decks: Deck[] = []
  for (let seat = 0; seat < seats; seat++) decks.push(readDeck(seatOption(given.seats, seat), seat, bonuses, problems))
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
  return isPlain(own) ? own.deck : undefined
}

/** Without a deck a seat plays a starter deck: one after the other by seat. */
function readDeck(raw: Json | undefined, seat: number, bonuses: boolean, problems: string[]): Deck {
  const named = raw ?? STARTER_DECKS[seat % STARTER_DECKS.length]?.id
  if (typeof named === 'string') {
    const starter = STARTER_DECKS.find((deck) => deck.id === named)
    if (starter !== undefined) return starter.cards
    problems.push(`seat ${seat}: there is no starter deck '${named}'; there are: ${STARTER_DECKS.map((deck) => deck.id).join(', ')}`)
    return {}
  }
  if (!isPlain(named) || !Object.values(named).every((copies) => typeof copies === 'number')) {
    problems.push(`seat ${seat}: a deck is the id of a starter deck or the copies of each card by its id`)
    return {}
  }
  const deck = named as Deck
  for (const problem of deckProblems(deck, bonuses)) {
    const params = Object.entries(problem.params ?? {}).map(([key, value]) => `${key} ${String(value)}`)
    problems.push(`seat ${seat}: ${problem.rule}${problem.message === undefined ? '' : ` ${problem.message}`}: ${params.join(', ')}`)
  }
  return deck
}

function isPlain(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
