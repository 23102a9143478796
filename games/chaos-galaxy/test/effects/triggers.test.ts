import { expect, test } from 'vitest'
import { type Happening, occur } from '../../effects/triggers.ts'
import { newCombat, newFighter, type State } from '../../state.ts'
import { card, duel, ids } from '../given.ts'

/** Seat 0 attacks with the first ship of its hangar, the first one of seat 1 defends. */
const fight = (g: State): void => {
  g.combat = newCombat(0, 1, 'colony', -1)
  g.combat.step = 'firing'
  g.combat.defended = true
  for (const [seat, held] of g.seats.entries()) {
    const ship = held.hangar[0]
    if (ship !== undefined) g.combat.fighters.push(newFighter(ship, seat === 0))
  }
}

type At = (id: string, seat?: number) => number
/** Cards of seat 0 (aboard the first ship where they begin with >), what happens, who waits then; and what does not count. */
const happenings: readonly [string, readonly string[], (at: At) => Happening, (at: At) => Happening][] = [
  ['paid', ['gagarin'], (at) => ({ name: 'paid', who: at('gagarin'), player: 0 }), (at) => ({ name: 'paid', who: at('karom'), player: 1 })],
  [
    'destroyed',
    ['aranykaravan'],
    (at) => ({ name: 'destroyed', who: at('aranykaravan'), player: 0 }),
    (at) => ({ name: 'destroyed', who: at('karom'), player: 1 }),
  ],
  [
    'kills',
    ['kalapacsfej'],
    (at) => ({ name: 'kills', who: at('kalapacsfej'), other: at('karom') }),
    (at) => ({ name: 'kills', who: at('karom'), other: at('kalapacsfej') }),
  ],
  ['bombs', ['futar'], (at) => ({ name: 'bombs', who: at('futar'), player: 0 }), (at) => ({ name: 'bombs', who: at('karom'), player: 1 })],
  ['startPhase', ['kereskedoszloop'], () => ({ name: 'startPhase', player: 0 }), () => ({ name: 'startPhase', player: 1 })],
  ['endPhase', ['kiralyno-barkaja'], () => ({ name: 'endPhase', player: 0 }), () => ({ name: 'endPhase', player: 1 })],
  ['milled', ['roncsvadasz'], () => ({ name: 'milled', player: 0, it: [1] }), () => ({ name: 'milled', player: 1, it: [1] })],
  ['bombingSuccess', ['turul'], () => ({ name: 'bombingSuccess', player: 0 }), () => ({ name: 'bombingSuccess', player: 1 })],
  [
    'fires',
    ['turul', '> telepata'],
    (at) => ({ name: 'fires', who: at('turul'), other: at('karom'), player: 0 }),
    (at) => ({ name: 'fires', who: at('karom'), other: at('turul'), player: 1 }),
  ],
  [
    'firedAt',
    ['turul', '> ammoniapajzs'],
    (at) => ({ name: 'firedAt', who: at('turul'), other: at('karom'), player: 0 }),
    (at) => ({ name: 'firedAt', who: at('karom'), other: at('turul'), player: 1 }),
  ],
  [
    'returnsFire',
    ['turul', '> femkarom'],
    (at) => ({ name: 'returnsFire', who: at('turul'), other: at('karom'), player: 0 }),
    (at) => ({ name: 'fires', who: at('turul'), other: at('karom'), player: 0 }),
  ],
  [
    'damaged',
    ['turul', '> tukorpajzs'],
    (at) => ({ name: 'damaged', who: at('turul'), other: at('karom'), amount: 1 }),
    (at) => ({ name: 'damaged', who: at('karom'), other: at('turul'), amount: 1 }),
  ],
  [
    'dealsDamage',
    ['turul', '> rohamosztagos'],
    (at) => ({ name: 'dealsDamage', who: at('turul'), other: at('karom') }),
    (at) => ({ name: 'dealsDamage', who: at('karom'), other: at('turul') }),
  ],
  [
    'joinsCombat',
    ['turul', '> gondolatolvaso'],
    (at) => ({ name: 'joinsCombat', who: at('turul'), player: 0 }),
    (at) => ({ name: 'joinsCombat', who: at('karom'), player: 1 }),
  ],
  [
    'paymentEnd',
    ['turul', '> plazmaraketa'],
    (at) => ({ name: 'paymentEnd', who: at('plazmaraketa'), player: 0 }),
    (at) => ({ name: 'paymentEnd', who: at('turul'), player: 0 }),
  ],
  [
    'unequip',
    ['turul', '> zsoldos'],
    (at) => ({ name: 'unequip', who: at('zsoldos'), player: 0 }),
    (at) => ({ name: 'unequip', who: at('turul'), player: 0 }),
  ],
  [
    'played',
    ['palotahajo'],
    (at) => ({ name: 'played', who: at('jo-uzlet', 0), player: 0 }),
    (at) => ({ name: 'played', who: at('jo-uzlet', 1), player: 1 }),
  ],
]
test.each(happenings)('CG-STACK-20 · the trigger %s of %j: what it is about, and what it is not', (_, hangar, happens, not) => {
  for (const [happening, waiting] of [
    [happens, 1],
    [not, 0],
  ] as const) {
    const p = duel({ you: { hangar, hand: ['jo-uzlet'] }, opponent: { hangar: ['karom'], hand: ['jo-uzlet'] }, also: fight })
    occur(
      p.g,
      happening((id, seat) => card(p, id, seat ?? null)),
    )
    expect(p.g.waiting.length).toBe(waiting)
    const source = hangar.at(-1)?.replace('> ', '') as string
    if (waiting === 1) expect(ids(p.g, [p.g.waiting[0]?.card as number])).toEqual([source])
  }
})

test('CG-PAY-5, CG-STATE-12 · an unpaid card waits for nothing, a turned one does', () => {
  for (const [mark, waiting] of [
    [' unpaid', 0],
    [' used', 1],
  ] as const) {
    const p = duel({ you: { cantina: [`bankar${mark}`] } })
    occur(p.g, { name: 'startPhase', player: 0 })
    expect(p.g.waiting.length).toBe(waiting)
  }
})

test('CG-STACK-20 · a limit counts for each card: what was used up waits no more', () => {
  const p = duel({ you: { surface: ['szenatus'], hand: ['jo-uzlet'] } })
  const played: Happening = { name: 'played', who: card(p, 'jo-uzlet'), player: 0 }
  p.g.uses.push({ card: card(p, 'szenatus'), effect: 0, inTurn: 1, inCombat: 1 })
  occur(p.g, played)
  expect(p.g.waiting).toEqual([])
})
