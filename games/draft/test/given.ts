import { type Play, play } from '@orrery/kernel/testing'
import { draft } from '../index.ts'
import { format } from '../scenario/index.ts'
import type { ScenarioTable } from '../scenario/table.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

interface Setup {
  readonly seats?: number
  readonly seed?: number
  readonly options?: { readonly [setting: string]: string | number }
}

/** A new table, or the one that the scenario table `told` describes. */
export function table(setup: Setup = {}, told?: ScenarioTable): Play<State> {
  const { seats = 4, seed = 1, options = {} } = setup
  return play(draft, { seats, seed, options: { ...options }, ...(told === undefined ? {} : { given: (g: State) => format.lay(g, told) }) })
}

/** A seat's view of its own cards. */
export function own(p: Play<State>, seat: number): NonNullable<View['own']> {
  const seen = draft.view(p.g, seat).own
  if (seen === null) throw new Error('it sits nowhere')
  return seen
}

/** Every seat picks the first card of its pack. Returns the picks. */
export function pickFirst(p: Play<State>): string[] {
  const picked = p.g.picks.map((_, seat) => own(p, seat).pack[0] ?? '')
  for (const [seat, card] of picked.entries()) p.answer(`pick:${card}`, seat)
  return picked
}

/** Picks first cards until the given pack is open and has the given number of picks. */
export function pickTo(p: Play<State>, round: number, pick: number): void {
  while (draft.view(p.g, 0).round < round || draft.view(p.g, 0).pick < pick) pickFirst(p)
}
