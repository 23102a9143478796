import { expect, test } from 'vitest'
import type { Duration } from '../../effects/language/vocabulary.ts'
import { card, credits, duel, placeOf, reach, through, values } from '../given.ts'
import { rewrite } from './given.ts'
import { after } from './table.ts'

/**
 * The firepower of a ship (2) that an interrupt raises in an exchange of shots: at that moment, in the next exchange, after the combat, in
 * the opponent's next turn, and in the player's turn after it.
 */
function course(until: Duration): (number | undefined)[] {
  rewrite('extra-talalat', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'you', role: 'participating' } }],
      do: [{ op: 'modify', who: 't1', firepower: 1, until }],
    },
  ])
  const p = duel({ you: { hangar: ['liktor'], hand: ['extra-talalat'] }, opponent: { hangar: ['crx'] } })
  const now = (): number | undefined => values(p, 'liktor')[1]
  through(p, 'attack:colony:1', 'defend-with:{crx}', 'fire:{liktor}:{crx}', 'play:{extra-talalat}')
  reach(p, 'firing-return')
  const seen = [now()]
  reach(p, 'firing-act')
  seen.push(now())
  reach(p)
  seen.push(now())
  for (let turn = 0; turn < 2; turn++) {
    through(p, 'end')
    reach(p)
    seen.push(now())
  }
  return seen
}

const durations: readonly (readonly [string, Duration, readonly number[]])[] = [
  ['CG-FIRE-12 · duration exchange: until the shots are dealt', 'exchange', [3, 2, 2, 2, 2]],
  ['CG-UNEQ-3 · duration combat: until the unequip step', 'combat', [3, 3, 2, 2, 2]],
  ['CG-END-10 · duration turn: until the turn is over', 'turn', [3, 3, 3, 2, 2]],
  ['CG-END-10 · duration oppTurn: until the opponent’s next turn is over', 'oppTurn', [3, 3, 3, 3, 2]],
  ['CG-DEF-9 · duration permanent: as long as the card is in play', 'permanent', [3, 3, 3, 3, 3]],
]
test.each(durations)('%s', (_title, until, expected) => {
  expect(course(until)).toEqual(expected)
})

test('CG-GOAL-5 · outside an exchange or a combat what lasts until its end does not begin', () => {
  const lasting = (until: Duration): number =>
    after([{ op: 'modify', who: 't1', speed: 1, until }], { t1: ['turul'] }, (g) => g.lasting.length)
  expect([lasting('exchange'), lasting('combat'), lasting('turn')]).toEqual([0, 0, 1])
})

test('CG-SHIP-8, CG-END-10 · a ship that lived on armour for the turn is destroyed when the turn ends', () => {
  rewrite('femkarom', [{ kind: 'static', do: [{ op: 'modify', who: 'ship', armour: -3 }] }])
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'you' } }],
      do: [{ op: 'modify', who: 't1', armour: 3, until: 'turn' }],
    },
  ])
  const p = duel({ you: { hangar: ['liktor', '> femkarom unpaid'], hand: ['jo-uzlet'], credits: 20 } })
  through(p, 'event:{jo-uzlet}')
  reach(p)
  through(p, 'pay:{femkarom}')
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 0')
  through(p, 'end')
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('trash of 0')
})

test('CG-INT-8 · an ability that is used once a combat is used again in the next combat of the turn', () => {
  rewrite('turul', [{ kind: 'activated', window: 'combat', cost: [], limit: 'combat', do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const p = duel({ you: { hangar: ['turul'], credits: 0 } })
  for (const held of [1, 2]) {
    through(p, 'attack:colony:1', 'use:{turul}:0')
    reach(p)
    expect(credits(p)).toBe(held)
  }
})
