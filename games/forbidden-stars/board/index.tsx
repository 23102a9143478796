import type { BoardModule } from '@orrery/board'
import type { SeenOption, SeenQuestion } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { carryAnswerUnasked } from '../orders/carry.ts'
import type { Order } from '../orders/order.ts'
import { PHASES } from '../state.ts'
import type { View } from '../view.ts'
import { alikeIn, answeredAlike } from './alike.ts'
import { asksOrders } from './asks.ts'
import { Board } from './Board.tsx'
import { Inspector } from './inspector/Inspector.tsx'
import { losses } from './losses.ts'
import { named } from './named.ts'
import { Stakes } from './outlook/Stakes.tsx'
import { ROUNDS } from './scene/scene-of.ts'
import { Side } from './table/Side.tsx'
import { telling } from './telling.ts'

/** Verbs of passing: an order, an ability, a purchase. */
const LEAVES: readonly string[] = ['to-events', 'decline', 'none', 'no', 'done', 'peace', 'later', 'no-strike']

/** What the table frame needs of Forbidden Stars. */
export const board: BoardModule<View, Order> = {
  Board,
  console: 'beside',
  Beside: Side,
  Stakes,
  Inspector,
  phases: (view, text) => (view.phase === 'setup' ? settingUp(view, text) : inRound(view, text)),
  time: (view, text) => text.say(view.phase === 'setup' ? 'board-time-setup' : 'board-time', { round: view.round, rounds: ROUNDS }),
  headline: (view, text) => text.say(view.phase === 'setup' ? 'board-time-setup' : 'board-time', { round: view.round, rounds: ROUNDS }),
  alike: alikeIn,
  primaryAction: (question, view, text) => primaryActionOf(question, view, text),
  isOut: ({ players }, seat) => players[seat]?.eliminated === true || players[seat]?.gaveUp === true,
  isPass: (option) => LEAVES.includes(verbOf(option.id)),
  group: (option, text) => groupOf(option, text),
  answers: (question, view) => answeredAlike(question, view) ?? (asksOrders.value ? null : carryAnswerUnasked(question, view)),
  named,
  losses,
  telling,
  secrets: (view) => view.phase !== 'over',
  side: (seat, view, _brought, text) => text.say(view.players[seat]?.term.slice(1) ?? ''),
}

function inRound(view: View, text: Text) {
  return PHASES.filter((phase) => phase !== 'over' && phase !== 'setup').map((phase) => ({
    label: text.say(`phase-${phase}`),
    term: `phase-${phase}`,
    current: phase === view.phase,
  }))
}

/** The placements before the first round. // FS-SETUP-2, FS-SETUP-10, FS-SETUP-24 */
function settingUp(view: View, text: Text) {
  const now = view.step === 'factions' ? 'factions' : view.step === 'storm' ? 'storms' : 'tiles'
  return (['factions', 'tiles', 'storms'] as const).map((part) => ({ label: text.say(`board-setup-${part}`), current: part === now }))
}

/** The system or area of an option. */
function groupOf({ params }: SeenOption, text: Text): string {
  const place = params?.code ?? params?.area
  return place === undefined ? text.say('board-others') : String(text.say('board-place', { place }))
}

function primaryActionOf(question: SeenQuestion, view: View, text: Text) {
  if (question.kind !== 'options') return null
  const find = (verb: string): SeenOption | undefined => question.options.find(({ id }) => verbOf(id) === verb)
  const resolve = find('resolve')
  if (resolve !== undefined) return { option: resolve.id }
  const done = find('done')
  if (done === undefined) return null
  const materiel = view.players[question.seat]?.materiel ?? 0
  return { option: done.id, consequence: text.say('board-materiel-kept', { materiel }), wastesActions: question.options.length > 1 }
}
