import type { Play } from '@orrery/kernel/testing'
import type { State } from '../state.ts'
import { asked, duel, type GivenSeat, type GivenTable, through } from './given.ts'

/** A table in its firing step; all active ships of both sides take part. */
export function fight(
  you: readonly string[],
  opponent: readonly string[],
  more: {
    you?: GivenSeat
    opponent?: GivenSeat
    settings?: GivenTable['settings']
    hand?: string[]
    theirHand?: string[]
    credits?: number
    attack?: string
  } = {},
) {
  const p = duel({
    ...(more.settings === undefined ? {} : { settings: more.settings }),
    you: { hangar: you, hand: more.hand ?? [], credits: more.credits ?? 20, ...more.you },
    opponent: { hangar: opponent, hand: more.theirHand ?? [], ...more.opponent },
  })
  through(p, more.attack ?? 'attack:colony:1')
  for (let asking = 0; !['firing-act', 'bombing-bombers', 'main-action'].includes(asked(p)) && asking < 40; asking++) {
    if (p.question().kind === 'multi-select') p.answer({ options: p.options().filter((id) => !id.startsWith('board:')) })
    else p.answer(p.options().includes('pass') ? 'pass' : 'done')
  }
  return p
}

/** Continues to the main phase and bombs with every ship that is offered; everything else is answered minimally. */
export function bombAll(p: Play<State>): void {
  for (let asking = 0; asked(p) !== 'main-action' && asking < 60; asking++) {
    const options = p.options()
    if (p.question().kind === 'multi-select') {
      p.answer({ options: options.filter((id) => !id.startsWith('board:')) })
      continue
    }
    const least = options.find((id) => ['pass', 'done', 'no-return', 'no-trap', 'plain'].includes(id))
    p.answer(least ?? (options[0] as string))
  }
}
