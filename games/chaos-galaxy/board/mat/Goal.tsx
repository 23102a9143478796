import type { SeatView, View } from '../../view.ts'
import { useMat } from './context.ts'
import { MODES } from './modes.ts'

/** How close a seat is to the table's goal, from 0 to 1: relative to what it needs and to the others. */
export function nearnessOf({ goal, order }: View, seat: number): number {
  const has = goal.has[seat] ?? 0
  const most = Math.max(0, ...order.filter((other) => other !== seat).map((other) => goal.has[other] ?? 0))
  const wanted = Math.max(goal.needs ?? 1, (goal.times ?? 0) * most)
  return Math.min(1, has / wanted)
}

/** CG-ECO-2, CG-SETL-2: a seat's progress towards the goal; nothing if colonies decide. */
export function Nearness({ held }: { held: SeatView }) {
  const { text, view } = useMat()
  const { goal } = view
  if (goal.what === 'colony' || goal.needs === null) return null
  const near = nearnessOf(view, held.seat)
  const wanted = near === 0 ? goal.needs : Math.ceil((goal.has[held.seat] ?? 0) / near)
  const says = text.say(goal.wins[held.seat] ? `board-goal-${goal.what}-wins` : `board-goal-${goal.what}`, {
    has: goal.has[held.seat] ?? 0,
    wanted: Math.max(goal.needs, wanted),
  })
  return (
    <span class={`cgm-nearness ${goal.wins[held.seat] ? 'wins' : ''}`} title={says}>
      <i style={{ inlineSize: `${Math.round(near * 100)}%` }} />
      <small>{says}</small>
    </span>
  )
}

/** The modes of this table, by name; pointing at one explains it. */
export function Modes() {
  const { text, view } = useMat()
  const on = MODES.filter((mode) => view.settings[mode])
  if (on.length === 0) return null
  return (
    <ul class="cgm-modes" aria-label={text.say('board-modes')}>
      {on.map((mode) => (
        <li key={mode} title={text.say(`board-mode-${mode}`)}>
          {text.say(`setting-${mode}`)}
        </li>
      ))}
    </ul>
  )
}
