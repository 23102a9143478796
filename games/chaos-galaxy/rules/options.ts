import { isObject, type Json, type Refusal, type Setting } from '@orrery/kernel'
import { STARTER_DECKS } from '../content/decks.ts'
import type { Settings } from '../state.ts'
import { type Deck, type DeckRules, deckProblems, LIMITED_SIZE, LONGEST_ID } from './deck.ts'
import { EDITIONS, startersOf } from './starters.ts'

const OFF_OR_ON = [false, true]

/** CG-OPT-1, CG-OPT-2, CG-OPT-7: the settings of a table, all known to everybody. */
export const SETTINGS: readonly Setting[] = [
  { id: 'ruleset', rule: 'CG-OPT-1', values: ['revised', 'classic'] },
  { id: 'economicMonopoly', rule: 'CG-ECO-2', values: OFF_OR_ON },
  { id: 'settlement', rule: 'CG-SETL-2', values: OFF_OR_ON },
  { id: 'cleanGame', rule: 'CG-CLEAN-1', values: OFF_OR_ON },
  { id: 'investment', rule: 'CG-INV-1', values: OFF_OR_ON },
  { id: 'activeDefence', rule: 'CG-ADEF-1', values: OFF_OR_ON },
  { id: 'shipConversion', rule: 'CG-CONV-1', values: OFF_OR_ON },
  { id: 'simplifiedCombat', rule: 'CG-SIMC-1', values: OFF_OR_ON },
  { id: 'limited', rule: 'CG-COLL-9', values: OFF_OR_ON },
  { id: 'raceDegree', rule: 'CG-SIMR-1', values: ['byDecks', 0, 1, 2] },
  { id: 'monoRaceBonuses', rule: 'CG-MONO-1', values: ['byRuleset', true, false], expert: true },
  { id: 'monoXenoLiteral', rule: 'CG-MONO-3', values: OFF_OR_ON, expert: true },
  { id: 'trapsVsStealth', rule: 'CG-ABIL-27', values: OFF_OR_ON, expert: true },
  { id: 'xBaseDynamic', rule: 'CG-BASE-7', values: OFF_OR_ON, expert: true },
  { id: 'multiRamp', rule: 'CG-MULTI-4', values: OFF_OR_ON, expert: true },
  { id: 'ecoPeaceRounds', rule: 'CG-ECO-5', values: OFF_OR_ON, expert: true },
  { id: 'freeCollection', rule: 'CG-COLL-7', values: [true, false], served: true },
  { id: 'decisionTime', rule: 'CG-OPT-5', values: [0, 60, 180, 600, 86_400], expert: true },
  { id: 'starterEdition', rule: 'CG-OPT-7', values: EDITIONS, edition: true },
]

/** CG-OPT-4: the modes of which at most one may be chosen, because they contradict each other about the colony. */
const GOALS = ['economicMonopoly', 'settlement', 'cleanGame']

/** The options after reading: the settings that the rules read, and each seat's deck. */
export interface TableOptions {
  readonly settings: Settings
  readonly decks: readonly Deck[]
}

type Chosen = Readonly<Record<string, Json>>

/**
 * CG-DECK-6, CG-OPT-4: reads options from outside: settings, and for each seat a deck, which is the id of a starter deck
 * or copies by card id. Throws a `RangeError` with every reason, one a line.
 */
export function readOptions(raw: Json, seats: number): TableOptions {
  const problems: string[] = []
  const given = isObject(raw) ? raw : {}
  if (!isObject(raw)) problems.push('options must be an object')
  const chosen: Record<string, string | number | boolean> = {}
  for (const setting of SETTINGS) {
    const value = given[setting.id] ?? (setting.values[0] as string)
    if (setting.values.includes(value as string)) chosen[setting.id] = value as string
    else problems.push(`${setting.id} (${setting.rule}) must be one of ${setting.values.join(', ')}, not ${JSON.stringify(value)}`)
  }
  for (const key of Object.keys(given)) {
    if (key !== 'seats' && !SETTINGS.some((setting) => setting.id === key)) problems.push(`there is no setting '${key}'`)
  }
  const goals = GOALS.filter((mode) => chosen[mode] === true)
  if (goals.length > 1) problems.push(`${goals.join(' and ')} (CG-OPT-4) contradict each other: at most one may be chosen`)
  const settings = settingsOf(chosen)
  const decks: Deck[] = []
  for (let seat = 0; seat < seats; seat++) {
    const deck = seatOption(given.seats, seat)
    problems.push(...againstDeck(deck, deckRulesOf(chosen)).map((problem) => `seat ${seat}: ${inShort(problem)}`))
    decks.push(deckNamed(deck, seat, chosen, settings) ?? {})
  }
  if (problems.length > 0) throw new RangeError(problems.join('\n'))
  return { settings, decks }
}

/** The chosen settings for the rules; a value that a setting does not have counts as missing. */
function settingsOf(chosen: Chosen): Settings {
  const isOn = (id: string): boolean => chosen[id] === true
  const { monoRaceBonuses, simplifiedCombat, raceDegree } = deckRulesOf(chosen)
  // In the order of the fields of the state's schema.
  return {
    ruleset: chosen.ruleset === 'classic' ? 'classic' : 'revised',
    trapsVsStealth: isOn('trapsVsStealth'),
    xBaseDynamic: isOn('xBaseDynamic'),
    monoRaceBonuses,
    monoXenoLiteral: isOn('monoXenoLiteral'),
    multiRamp: isOn('multiRamp'),
    ecoPeaceRounds: isOn('ecoPeaceRounds'),
    simplifiedCombat,
    raceDegree,
    economicMonopoly: isOn('economicMonopoly'),
    settlement: isOn('settlement'),
    cleanGame: isOn('cleanGame'),
    investment: isOn('investment'),
    activeDefence: isOn('activeDefence'),
    shipConversion: isOn('shipConversion'),
  }
}

/** CG-MONO-1, CG-OPT-1, CG-SIMC-4, CG-SIMR-1 to CG-SIMR-3, CG-COLL-9: the settings that decide whether a deck is legal. */
export function deckRulesOf({ ruleset, monoRaceBonuses, simplifiedCombat, raceDegree, limited }: Chosen): DeckRules {
  const byRuleset = (monoRaceBonuses ?? 'byRuleset') === 'byRuleset'
  return {
    monoRaceBonuses: byRuleset ? ruleset !== 'classic' : monoRaceBonuses === true,
    simplifiedCombat: simplifiedCombat === true,
    raceDegree: raceDegree === 0 || raceDegree === 1 || raceDegree === 2 ? raceDegree : limited === true ? 1 : 0,
    limited: limited === true,
  }
}

function seatOption(raw: Json | undefined, seat: number): Json | undefined {
  const own = Array.isArray(raw) ? raw[seat] : undefined
  return isObject(own) ? (own.deck ?? undefined) : undefined
}

/** CG-DECK-6: all reasons why a seat may not bring this to a table with these settings. */
export function mayBring(raw: Json, brought: Json): Refusal[] {
  return againstDeck(isObject(brought) ? (brought.deck ?? undefined) : undefined, deckRulesOf(isObject(raw) ? raw : {}))
}

/** The cards of a seat that brings this to a table with these settings; none if it brings no deck at all. */
export function deckBrought(raw: Json, brought: Json, seat: number): Deck {
  const deck = isObject(brought) ? (brought.deck ?? undefined) : undefined
  const chosen = isObject(raw) ? raw : {}
  return deckNamed(deck, seat, chosen, settingsOf(chosen)) ?? {}
}

/** All reasons against a deck from outside; none without a deck, as the seat then plays a starter deck. */
function againstDeck(deck: Json | undefined, rules: DeckRules): Refusal[] {
  if (deck === undefined) return []
  if (typeof deck === 'string')
    return isStarter(deck) ? [] : [{ rule: 'CG-DECK-6', message: 'deck-unknown-starter', params: { id: deck.slice(0, LONGEST_ID) } }]
  if (!isCopies(deck)) return [{ rule: 'CG-DECK-6', message: 'deck-unreadable' }]
  return deckProblems(deck, rules)
}

/**
 * The cards of a valid deck. Seats without one get the starter decks in turn, of the table's edition (CG-OPT-7); in limited play only the
 * first cards of those (CG-COLL-9).
 */
function deckNamed(deck: Json | undefined, seat: number, { limited, starterEdition }: Chosen, settings: Settings): Deck | undefined {
  if (isCopies(deck)) return deck
  const starters = startersOf(Number(starterEdition ?? EDITIONS[0]), settings, limited === true ? LIMITED_SIZE : undefined)
  return (deck === undefined ? starters[seat % starters.length] : starters.find(({ id }) => id === deck))?.cards
}

function isStarter(id: string): boolean {
  return STARTER_DECKS.some((deck) => deck.id === id)
}

function isCopies(deck: Json | undefined): deck is { [card: string]: number } {
  return isObject(deck) && Object.values(deck).every(Number.isSafeInteger)
}

/** A refusal for programs: the rule, the message and its parameters as one line. */
function inShort({ rule, message, params }: Refusal): string {
  const filled = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`)
  return [rule, message, ...filled].filter((part) => part !== undefined).join(', ')
}
