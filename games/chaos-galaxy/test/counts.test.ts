import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { CARDS, cardById } from '../content/cards.ts'
import { run } from '../effects/do/operations.ts'
import { turnFaceUp } from '../effects/do/resolve.ts'
import { xPrice } from '../effects/read/playable.ts'
import { ruleNumber } from '../effects/read/reading.ts'
import { mayTarget } from '../effects/read/targets.ts'
import { chaosGalaxy } from '../index.ts'
import { passOn } from '../rules/multiplayer.ts'
import { wouldWin } from '../rules/winning.ts'
import { ZONE } from '../state.ts'
import { drive, rewrite, speaking } from './effects/given.ts'
import { act, asked, card, doing, duel, ids, reach } from './given.ts'

test('CG-END-7 · when the turn passes, what is counted for a turn begins anew: of who had it, and of all', () => {
  const p = duel({ others: [{}] })
  const held = p.g.seats[p.g.active]
  if (held === undefined) throw new Error('nobody has the turn')
  Object.assign(held, { attacks: 3, bonusUsed: true, sinceLastTurn: 5 })
  for (const one of p.g.seats) Object.assign(one, { thisTurn: 7, basesPaid: 1, passing: true })
  p.g.bought.fill(2)
  p.g.lastKnown = [{ card: 0, values: [1, 1, 1, 1] }]
  p.g.uses = [{ card: 0, effect: 0, operation: -1, inTurn: 1, inCombat: 0 }]
  const { turn, active } = p.g
  passOn(p.g)
  expect([held.attacks, held.bonusUsed, held.sinceLastTurn]).toEqual([0, false, 0])
  expect(p.g.seats.map((one) => [one.thisTurn, one.basesPaid, one.passing])).toEqual(p.g.seats.map(() => [0, 0, false]))
  expect([p.g.bought.some((count) => count !== 0), p.g.lastKnown, p.g.uses]).toEqual([false, [], []])
  expect([p.g.turn, p.g.active, p.g.phase]).toEqual([turn + 1, (active + 1) % 3, 'start'])
})

test('CG-MULTI-6, CG-WIN-1 · of several players the last one wins: an empty colony of one of them is not enough', () => {
  const { g } = duel({ opponent: { filler: 0 }, others: [{}] })
  const both = duel({ opponent: { filler: 0 }, others: [{ filler: 0 }] })
  expect([wouldWin(g, 0), wouldWin(both.g, 0)]).toEqual([false, true])
})

test('CG-SHIP-4, CG-INFO-5 · a ship that is launched lies on the stack until it comes, and nobody has to remember it then', () => {
  const p = duel({
    you: { hand: ['turul'], credits: 20 },
    opponent: { hand: ['zavaras'], credits: 9 },
    also: (g) => {
      g.seen.fill(3)
    },
  })
  const ship = card(p, 'turul')
  act(p, 'launch:{turul}')
  expect([p.g.zones[ship], p.g.seats[0]?.headquarters.includes(ship)]).toEqual([ZONE.stack, false])
  reach(p)
  expect([p.g.zones[ship], p.g.seen[ship]]).toEqual([ZONE.hangar, 0])
})

test('CG-SETUP-8, CG-SETUP-9 · who exchanged the opening hand is known, and the first turn begins when both have chosen', () => {
  const p = play(chaosGalaxy, { seed: 5 })
  const { seat } = p.question()
  p.answer('mulligan')
  expect(p.g.seats.map(({ mulliganUsed }) => mulliganUsed)).toEqual(p.g.seats.map((_, one) => one === seat))
  p.answer('keep')
  expect([p.g.turn, p.g.phase, p.g.active, p.g.starter]).toEqual([1, 'start', seat, seat])
})

test('CG-MAIN-10 · what was picked is the last card of the hand', () => {
  const p = duel({ you: { hand: ['turul', 'karom'], colony: ['solyom', 'liktor'], filler: 3, credits: 9 } })
  doing(p, 'pick')
  if (asked(p) !== 'main-pick') throw new Error('nothing to pick')
  act(p, 'take:{liktor}')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul', 'karom', 'liktor'])
})

test('CG-MONO-5, CG-MONO-8, CG-MONO-9 · the bonus of a race is offered by card and by ship, in their order', () => {
  const of = (race: 'zarg' | 'triciplite', more: object): string[] => {
    const p = duel({
      you: { credits: 9, ...more },
      opponent: { cantina: ['vasfalo unpaid', 'bankar unpaid'], surface: ['kelteto unpaid'] },
      also: (g) => {
        const [held] = g.seats
        if (held !== undefined) held.mono = ['human', 'xeno', 'insectoid', 'carnoplant', 'cerebrite', 'zarg', 'triciplite'].indexOf(race)
      },
    })
    const named = (at: string): string => ids(p.g, [Number(at)])[0] as string
    return p.options().flatMap((id) => (/^(peek|transfer):/.test(id) ? [id.replace(/(?<=:)\d+/g, named)] : []))
  }
  expect(of('zarg', {})).toEqual(['peek:kelteto', 'peek:vasfalo', 'peek:bankar'])
  const ships = { hangar: ['turul', '> femkarom', '> ammoniapajzs', 'liktor', 'solyom', 'karom'] }
  expect(of('triciplite', ships)).toEqual(['transfer:femkarom:liktor', 'transfer:femkarom:solyom', 'transfer:femkarom:karom'])
})

test('CG-ABIL-4 · cloak protects a ship in the hangar, not one that lies in a pile', () => {
  const p = duel({ opponent: { hangar: ['gondolat'], trash: ['gondolat'] } })
  const named = (nth: number): boolean => mayTarget(p.g, speaking(p), card(p, 'gondolat', 1, nth))
  const inHangar = [0, 1].filter((nth) => p.g.zones[card(p, 'gondolat', 1, nth)] === ZONE.hangar)
  expect([0, 1].map(named)).toEqual([0, 1].map((nth) => !inHangar.includes(nth)))
})

test('CG-MULTI-13, CG-PAY-4 · with its payment a card is given the neighbour whom its text means', () => {
  const p = duel({ you: { surface: ['aknagyuru unpaid'] }, others: [{}, {}] })
  const at = card(p, 'aknagyuru')
  expect(drive(turnFaceUp(p.g, at, run), ['opponent:3'])).toEqual([0])
  expect(p.g.foes).toEqual([{ card: at, seat: 3 }])
})

test('CG-VAL-3 · what changes a number of cards changes no player’s, nor the other way round', () => {
  rewrite('ipari-park', [
    {
      kind: 'static',
      do: [
        { op: 'rule', param: 'handLimit', delta: 3, who: 'self' },
        { op: 'rule', param: 'slots', delta: 2, player: 'you' },
      ],
    },
  ])
  const p = duel({ you: { surface: ['ipari-park'] } })
  const at = card(p, 'ipari-park')
  expect([0, 1].map((seat) => ruleNumber(p.g, 'handLimit', 5, seat))).toEqual([5, 5])
  expect([ruleNumber(p.g, 'handLimit', 5, 0, at), ruleNumber(p.g, 'slots', 1, 0, at), ruleNumber(p.g, 'slots', 1, 0)]).toEqual([8, 1, 3])
})

test('CG-PAY-6 · face-down cards are offered for payment in the order in which they lie', () => {
  const p = duel({
    you: { credits: 20, surface: ['kelteto unpaid +3', 'ipari-park unpaid +9'], cantina: ['vasfalo unpaid', 'konyvelo unpaid'] },
  })
  const named = (at: string): string => ids(p.g, [Number(at)])[0] as string
  const paid = p.options().flatMap((id) => (id.startsWith('pay:') ? [named(id.slice('pay:'.length))] : []))
  expect(paid).toEqual(['kelteto', 'ipari-park', 'vasfalo', 'konyvelo'])
})

test('CG-VAL-6, CG-PAY-1 · a card whose cost is X is played at what its player can pay; another card has no X', () => {
  const p = duel({ you: { hand: ['jo-uzlet'], credits: 9 } })
  expect(xPrice(p.g, 0, card(p, 'jo-uzlet'), speaking(p))).toBe(0)
  const [open] = CARDS.filter((one) => one.cost === 'X' && typeof one.costX === 'object' && 'costOf' in one.costX)
  if (open === undefined) throw new Error('no card costs X')
  const table = duel({ you: { hand: [open.id], hangar: ['turul'], credits: 9 } })
  const price = xPrice(table.g, 0, card(table, open.id), speaking(table, { t1: ['turul'] }))
  const [plus, turul] = [open.costX, cardById('turul')]
  const more = typeof plus === 'object' && 'costOf' in plus ? (plus.plus ?? 0) : 0
  expect(price).toBe((turul?.price ?? 0) + more)
})
