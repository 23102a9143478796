import type { BoardModule } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { Order } from '../orders/order.ts'
import { PHASES } from '../state.ts'
import type { View } from '../view.ts'
import { answers } from './answers.ts'
import { Board } from './Board.tsx'
import { losses } from './losses.ts'
import { named } from './named.ts'
import { isPass, primaryAction } from './primary-action.ts'
import { Stakes } from './table/Stakes.tsx'
import { telling } from './telling.ts'

/** What the table frame needs of Death Angel. */
export const board: BoardModule<View, Order> = {
  Board,
  Inspector: lazy(() => import('./inspector/Inspector.tsx').then((module) => module.Inspector)),
  Stakes,
  named,
  primaryAction,
  isPass,
  answers,
  losses,
  // DA-SLAIN-5: whose teams are all eliminated makes no more decisions, but wins if the others win.
  isOut: ({ phase, teams }, seat) => phase !== 'setup' && teams.every(({ owner, alive }) => owner !== seat || !alive),
  telling,
  time: (view, text) => (view.phase === 'setup' ? '' : text.say('board-round', { round: view.round })),
  phases: (view, text) =>
    PHASES.filter((phase) => (phase === 'setup') === (view.phase === 'setup')).map((phase) => ({
      label: text.say(`board-phase-${phase}`),
      term: `phase-${phase}`,
      current: phase === view.phase,
    })),
  headline: (view, text) => text.say('board-headline', { round: view.round, location: `@location-${view.location.key}` }),
  secrets: (view) =>
    view.seats > 1 && (view.phase === 'choose' || view.scouted.length > 0 || (view.event !== null && view.event !== 'hidden')),
}
