import {
  type Answer,
  anySet,
  bestAtAGlance,
  type MultiSelectQuestion,
  mayAdd,
  multiSelectVerdict,
  type Option,
  type OptionsQuestion,
  promiseOf,
  type Question,
  type Random,
} from '@orrery/kernel'
import type { EventId } from '../content/events.ts'
import { at } from '../rules/at.ts'
import type { StructurePurchase, UnitPurchase } from '../rules/deploy.ts'
import type { Move } from '../rules/moves.ts'
import type { Strike } from '../rules/orbital/strike.ts'
import { topOf, typeOf } from '../rules/stacks.ts'
import type { StormMove } from '../rules/storms.ts'
import type { UpgradePurchase } from '../rules/strategize.ts'
import { NONE, type OrderType, type State, type SystemId } from '../state.ts'
import { abilityWorth as cardAbilityWorth, leavers } from './abilities.ts'
import { bestCampaign, type Campaign } from './campaign.ts'
import { assignDamage, havenWorth, lossWorth, playWorth, reinforceWorth } from './fighting.ts'
import { assetWorth, EVENT_WORTH, orderWorth, placingWorth, relocationWorth } from './orders.ts'
import {
  cardPurchaseWorth,
  cardWorth,
  eventWorth,
  hoardWorth,
  structurePurchaseWorth,
  unitPurchaseWorth,
  upgradePurchaseWorth,
} from './spending.ts'
import { barred, stormWorth } from './storms.ts'
import { strikeWorth } from './striking.ts'
import { type Outlook, outlook, seenAreas } from './worth.ts'

/** How much an option is worth; passing is worth 0. */
type Worth = (view: Outlook, option: Option, question: OptionsQuestion) => number

/** Options that decline. */
const PASSING = ['done', 'none', 'decline', 'peace', 'later', 'no-strike', 'to-events', 'no']
/** Random noise in a choice, so that equal options differ. */
const WHIM = 1e-4

/** A quick choice: what looks best at a glance. */
export function policy(g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan') throw new Error('Forbidden Stars asks for no plans')
  if (question.kind === 'multi-select') return { options: chooseSet(g, question, random) }
  const { options } = question
  if (options.length === 1) return { option: at(options, 0).id }
  const view = outlook(g, question.seat)
  return { option: bestAtAGlance(options, (option) => worthAtAGlance(view, option, question), random, WHIM).id }
}

/** How much an option is worth to the seat that is asked, as it looks at a glance. */
export function worthAtAGlance(view: Outlook, option: Option, question: OptionsQuestion): number {
  const worth = WORTH[question.name] ?? byName(question)
  return PASSING.includes(option.id) ? 0 : worth(view, option, question)
}

/** How strictly the search follows the policy's judgement, and how far apart options may be judged. */
const SHARPNESS = 0.7
const WIDEST = 4

/** An option worth this little is an obvious mistake, at which the search does not look. */
const MISTAKE = -5

/** How promising an option is, for the search. */
export function prior(g: State, question: Question, option: Option): number {
  const worth = question.kind === 'options' ? WORTH[question.name] : undefined
  if (worth === undefined || question.kind !== 'options') return 1
  const view = outlook(g, question.seat)
  if (PASSING.includes(option.id)) return hoards(view, question) ? 0 : promiseOf(0, SHARPNESS, WIDEST)
  const here = worth(view, option, question)
  return here <= MISTAKE ? 0 : promiseOf(here, SHARPNESS, WIDEST)
}

/** Whether to end the purchases leaves more materiel than will find a use, though a unit could be bought and placed. */
function hoards(view: Outlook, question: OptionsQuestion): boolean {
  if (question.name !== 'deploy.unit' || hoardWorth(view) === 0) return false
  return question.options.some(({ value }) => value !== null && unitPurchaseWorth(view, value as UnitPurchase) > MISTAKE)
}

/** The worth of questions without a rule of their own: uses what may be used. */
function byName({ name }: OptionsQuestion): Worth {
  if (!name.startsWith('combat.')) return () => 0.5
  return (view, option, question) => cardAbilityWorth(view, option, question) ?? 0.3
}

/** The campaign of the order under way, as far as it is still open. */
function campaign(view: Outlook, settled: { source?: boolean; target?: boolean; shipsMoved?: boolean }): Campaign {
  const { order } = view.g
  return bestCampaign(view, order.system, {
    ...(settled.source ? { source: order.source } : {}),
    ...(settled.target ? { target: order.target } : {}),
    ...(settled.shipsMoved ? { shipsMoved: true } : {}),
  })
}

const WORTH: { readonly [name: string]: Worth } = {
  'planning.order': (view, { value }) => {
    const { system, type } = value as { system: SystemId; type: OrderType }
    return placingWorth(view, type, system)
  },
  'operations.order': (view, { value }) => {
    const system = value as SystemId
    if (system === NONE) return 0.5
    const { g } = view
    return Math.max(EVENT_WORTH, orderWorth(view, typeOf(topOf(g, system)), system))
  },
  'operations.resolve': (view) => orderWorth(view, view.g.order.type as OrderType, view.g.order.system) - 0.6 * EVENT_WORTH,
  'advance.source': (view, { value }) => (campaign(view, {}).source === value ? 1 : 0),
  'advance.target': (view, { value }) => (campaign(view, { source: true }).target === value ? 1 : -1),
  'strike.target': (view, { value }) => strikeWorth(view, value as Strike),
  'deploy.unit': (view, { value }) => unitPurchaseWorth(view, value as UnitPurchase) + hoardWorth(view),
  'deploy.ritual': (view, { value }) => unitPurchaseWorth(view, value as UnitPurchase),
  'deploy.structure': (view, { value }) => structurePurchaseWorth(view, value as StructurePurchase),
  'dominate.asset': (view, { value }) => assetWorth(view, value as number),
  'dominate.ability': (view, { value, cost }) => abilityWorth(view, value, cost),
  'strategize.card': ({ g, seat }, { value, cost }) => cardPurchaseWorth(g, seat, (value as UpgradePurchase).id, cost ?? 0),
  'strategize.replaced': ({ g, seat }, { value }) => -cardWorth(g, seat, value as number),
  'strategize.upgrade': ({ g, seat }, option) => upgradePurchaseWorth(g, seat, option),
  'combat.card': ({ g, seat }, option) => playWorth(g, seat, option),
  'combat.reinforce': reinforceWorth,
  'combat.retreat': (view, { value }) => (typeof value === 'number' && value >= 0 ? havenWorth(view, value) : 0),
  'refresh.event': ({ g, seat }, { value }) => eventWorth(g, seat, value as EventId),
  'refresh.storm': (view, { value }) => stormWorth(view, value as StormMove),
  'setup.storm': (view, { value }) => barred(view, value as number),
  'setup.tile': ({ g }, { value }) => ((value as number) >= 8 ? 1 + g.round : 0.5),
  'setup.factory': (view, { value }) => ((value as number) >= 0 ? 1 + (seenAreas(view).worth[value as number] as number) : 0),
}

function abilityWorth(view: Outlook, value: unknown, cost: number | undefined): number {
  if (typeof value === 'number') return 1.2 - 0.3 * (cost ?? 0)
  if (typeof value !== 'object' || value === null) return 0
  if ('payment' in value) return unitPurchaseWorth(view, value as UnitPurchase) + 0.3
  const { unit, to } = value as Move
  return relocationWorth(view, unit, to)
}

/** Chooses in a multi-select: by a plan if there is one, otherwise any legal set. */
function chooseSet(g: State, question: MultiSelectQuestion, random: Random): readonly string[] {
  const wanted = wantedSet(g, question)
  const set = wanted === null ? anySet(question, random) : legalPart(question, wanted)
  return multiSelectVerdict(question, set) === true ? set : anySet(question, random)
}

function wantedSet(g: State, question: MultiSelectQuestion): readonly string[] | null {
  switch (question.name) {
    case 'advance.ships':
      return ids(campaign(outlook(g, question.seat), { source: true, target: true }).ships)
    case 'advance.ground':
      return ids(campaign(outlook(g, question.seat), { source: true, target: true, shipsMoved: true }).ground)
    case 'combat.damage':
      return assignDamage(g, question)
    case 'combat.retreat-some':
      return leavers(g, question)
    case 'combat.destroy-some':
      return question.options.map(({ id }) => id)
    case 'capacity.excess':
      return sortedBy(question, ({ value }) => lossWorth(g, value as number)).slice(0, question.least)
    case 'setup.forces':
      return question.options.map(({ id }) => id)
    default:
      return null
  }
}

function ids(moves: readonly Move[]): string[] {
  return moves.map(({ unit, to }) => `move:${unit}:${to}`)
}

function sortedBy(question: MultiSelectQuestion, worth: (option: Option) => number): string[] {
  return [...question.options].sort((one, other) => worth(other) - worth(one)).map(({ id }) => id)
}

/** The wanted options that are offered and may be taken together. */
function legalPart(question: MultiSelectQuestion, wanted: readonly string[]): string[] {
  const set: string[] = []
  for (const id of wanted) if (question.options.some((option) => option.id === id) && mayAdd(question, set, id) === true) set.push(id)
  return set
}
