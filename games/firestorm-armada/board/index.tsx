import type { BoardModule, PlanField, SeatSettings } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { STARTER_FLEETS, type StarterFleet } from '../content/fleets.ts'
import { fleetProblems } from '../fleet/check.ts'
import { fleetPoints } from '../fleet/points.ts'
import { readFleet } from '../fleet/read.ts'
import type { Order } from '../orders/order.ts'
import { isUnderAttack } from '../orders/windows.ts'
import type { View, ViewPlace } from '../view.ts'
import { termsOf, VALUES } from './fleets/fleet.ts'
import { SeatSetup } from './fleets/SeatSetup.tsx'
import { Inspector } from './Inspector.tsx'
import { losses } from './losses.ts'
import { named } from './named.ts'
import { begin } from './plan/begin.ts'
import { isPass, primaryAction } from './primary-action.ts'
import { primaryOfLink, primaryOfSplit } from './primary-fire.ts'
import { isSheetOpen, openSheet } from './sheet/sheet.ts'
import { Board } from './table/Board.tsx'
import { Beside } from './table/beside/Beside.tsx'
import { factsOf } from './table/facts.ts'
import { Stakes } from './table/stakes/Stakes.tsx'
import { telling } from './telling.ts'

const PHASES = ['cards', 'initiative', 'movement', 'end'] as const

/** FA-TURN-1 to 7: the phase of the turn that a step belongs to. */
function phaseOf(step: View['step']): (typeof PHASES)[number] {
  if (step === 'turn-cards') return 'cards'
  if (step === 'initiative') return 'initiative'
  return step.startsWith('end-') ? 'end' : 'movement'
}

function phases(view: View, text: Text) {
  const now = view.turn === 0 ? null : phaseOf(view.step)
  if (now === null) return [{ label: text.say('board-phase-setup'), current: true }]
  return PHASES.map((phase) => ({ label: text.say(`board-phase-${phase}`), term: `board-phase-${phase}`, current: phase === now }))
}

const NO_FIELDS: readonly PlanField[] = []

/** FA-SETUP-1: the smallest fleet value on offer at which the given fleet may play. */
function valueFor({ fleet }: SeatSettings): number {
  const read = readFleet(fleet)
  const points = read === undefined ? 0 : fleetPoints(read)
  return VALUES.find((value) => points <= value && read !== undefined && fleetProblems(read, termsOf(value)).length === 0) ?? VALUES[0]
}

/** Questions at which choosing nothing keeps everything and is therefore no pass. */
const KEEPS: readonly string[] = ['end.discard', 'act.cutEngines', 'setup.reserves']

/** Up to this many options, all are listed; of more, only those of the question's own piece. */
const FEW = 8

/** A seat without ships and wings whose last cards are gone (FA-END-2) decides nothing more, while its ally plays on. */
function isOut({ seats, ships, wings }: View, seat: number): boolean {
  const isLeft = ({ owner, place }: { readonly owner: number; readonly place: ViewPlace }) =>
    owner === seat && (place === 'table' || place === 'away')
  return seats[seat]?.cards === 0 && !ships.some(isLeft) && !wings.some(isLeft)
}

/** The prompt of the open sheet. */
function sheetAsks(question: SeenQuestion, view: View, text: Text): string | null {
  const sheet = openSheet(question)
  if (sheet === null) return null
  const squadron = sheet.kind === 'deploy' ? null : sheet.squadron
  return text.say(`board-sheet-asks-${sheet.kind}`, { name: squadron === null ? '' : (factsOf(view, text).groups[squadron]?.name ?? '') })
}

/** The board of Firestorm Armada. */
export const board: BoardModule<View, Order> = {
  Board,
  console: 'over',
  Beside,
  Stakes,
  Inspector,
  phases,
  time: (view, text) => (view.turn === 0 ? '' : text.say('board-turn', { turn: view.turn, turns: view.turns })),
  isPass,
  isUnderAttack,
  isOut,
  asks: sheetAsks,
  // An open sheet replaces its question's own list.
  lists: (option, question) =>
    !isSheetOpen(question) && (question.kind === 'plan' || question.options.length <= FEW || option.on === question.on),
  primaryAction,
  confirms: (question, chosen, view, text) => {
    if (question.name === 'fire.link') return primaryOfLink(question, chosen, factsOf(view, text))
    return KEEPS.includes(question.name) && chosen.length === 0 ? { isPass: false } : null
  },
  planned: (draft, view, text) => (draft.question.plan === 'split' ? primaryOfSplit(draft, factsOf(view, text)) : null),
  // Plans have their own forms under the prompt, because their fields grow and shrink with the plan.
  fields: () => NO_FIELDS,
  begin,
  headline: (view, text) => text.say('board-headline', { turn: view.turn, turns: view.turns, points: view.points.join(' : ') }),
  secrets: (view) => view.seats.some(({ cards }) => cards > 0),
  side: (seat, view, _brought, text) => text.say(`race-${view.seats[seat]?.race}`),
  SeatSetup,
  named,
  losses,
  telling,
  botBrings: (draw, against) => {
    const value = valueFor(against)
    const fits = STARTER_FLEETS.filter((fleet) => fleet.value === value)
    return { fleet: (fits[draw(fits.length)] as StarterFleet).id }
  },
  settingsFor: (brought) => ({ fleetValue: valueFor(brought) }),
}
