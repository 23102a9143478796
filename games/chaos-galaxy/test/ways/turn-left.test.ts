import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { changeControl } from '../../table/control.ts'
import { rewrite } from '../effects/given.ts'
import { act, card, duel, heard, pile, placeOf, reach, shown, through } from '../given.ts'

/** A seat gives up, whichever seat is asked. */
const leave = (p: Play<State>, seat: number): void => void p.answer({ concede: true }, seat)

/** Seat 0 takes a ship of seat 2, which seat 1 commands, until the end of its turn. */
function borrowing(): Play<State> {
  const p = duel({
    you: { hand: ['elmeuralom'], credits: 9 },
    others: [{ hangar: ['liktor'] }, {}],
    also: (g) => changeControl(g, card({ g }, 'liktor'), 1),
  })
  act(p, 'event:{elmeuralom}')
  return reach(p)
}

/** The same, but its owner takes it at once from seat 0 for as long as is said. */
function takenTwice(until: 'turn' | 'permanent'): Play<State> {
  rewrite('elmeuralom', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship' } }],
      do: [
        { op: 'gainControl', who: 't1', until: 'turn' },
        { op: 'gainControl', who: 't1', player: { ownerOf: 't1' }, until },
      ],
    },
  ])
  return borrowing()
}

test('CG-END-10, CG-MULTI-9 · a card taken until the end of the turn goes to its owner if its former controller is out by then', () => {
  const returned = borrowing()
  expect(placeOf(returned.g, card(returned, 'liktor'))).toBe('hangar of 0')
  act(returned, 'end')
  reach(returned)
  expect(placeOf(returned.g, card(returned, 'liktor'))).toBe('hangar of 1')
  const p = borrowing()
  leave(p, 1)
  reach(p)
  act(p, 'end')
  reach(p)
  expect([placeOf(p.g, card(p, 'liktor')), p.g.seats.map(({ hangar }) => hangar.length)]).toEqual(['trash of 2', [0, 0, 0, 0]])
})

test('CG-END-10, CG-DEF-5 · what another player has taken since is not given back at the end of the turn', () => {
  const p = takenTwice('permanent')
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 2')
  act(p, 'end')
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 2')
})

test('CG-END-10 · of two who took a card until the end of the same turn, the first one gets it back', () => {
  const p = takenTwice('turn')
  act(p, 'end')
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 1')
})

test('CG-END-10, CG-MULTI-12 · what lasts until the end of the turn ends too if the active player leaves', () => {
  const p = duel({ opponent: { hangar: ['liktor'], hand: ['csendes-merules'] }, others: [{}, {}] })
  act(p, 'draw')
  through(p, 'play:{csendes-merules}')
  reach(p)
  expect(shown(p, 'liktor').keywords).toEqual(['cloak'])
  leave(p, 0)
  reach(p)
  expect([p.g.active, shown(p, 'liktor').keywords, p.g.lasting]).toEqual([1, [], []])
})

test('CG-WIN-5, CG-MULTI-12 · turn 400 is the last one, also if its player leaves', () => {
  const p = duel({ turn: 400, opponent: { filler: 9 }, others: [{ filler: 12 }, { filler: 4 }] })
  leave(p, 0)
  expect([p.table.result, p.g.turn, heard(p, 'turn', 'spectator')]).toMatchObject([{ winners: [2], rule: 'CG-WIN-5' }, 400, []])
})

test('CG-ZONE-16, CG-MULTI-15 · the order of what goes to a wasteland is asked without what leaves with another player meanwhile', () => {
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [{ op: 'destroy', who: { all: { zone: 'surface', player: 'any', paid: false } } }] }])
  const p = duel({
    you: { hand: ['jo-uzlet'] },
    opponent: { surface: ['ipari-park unpaid', 'kelteto unpaid', 'os-boly unpaid'] },
    others: [{}, {}],
    also: (g) => changeControl(g, card({ g }, 'os-boly', 1), 2),
  })
  act(p, 'event:{jo-uzlet}')
  reach(p, 'zones-order')
  expect([p.question().seat, p.options().length]).toEqual([1, 3])
  leave(p, 2)
  expect([p.question().name, p.options()]).toEqual(['zones-order', ['ipari-park', 'kelteto'].map((id) => `first:${card(p, id)}`)])
  p.answer({ options: p.options().toReversed() })
  reach(p)
  expect(pile(p, 'wasteland', 1)).toEqual(['kelteto', 'ipari-park', 'os-boly'])
})

test('CG-MULTI-15, CG-FIRE-10, CG-ABIL-32 · a ship that leaves with its owner neither fires back nor uses ordnance any more', () => {
  const borrowed = (hangar: string[], seat: number) =>
    duel({
      you: { hangar: ['karom'] },
      opponent: { hangar: ['turul'] },
      others: [{ hangar }, {}],
      also: (g) => changeControl(g, card({ g }, hangar[0] as string, 2), seat),
    })
  const shot = borrowed(['liktor'], 1)
  act(shot, 'attack:colony:1')
  reach(shot, 'equip-defenders')
  act(shot, 'defend-with:{liktor}')
  through(shot, 'fire:{karom}:{liktor}')
  reach(shot, 'firing-return')
  leave(shot, 2)
  expect(shot.options()).not.toContain('return-fire')
  const bombs = borrowed(['dulo'], 0)
  act(bombs, 'attack:colony:1')
  through(bombs, 'attack-with:{karom}', 'attack-with:{dulo}', 'bomb:{karom}', 'bomb:{dulo}')
  reach(bombs, 'bombing-ordnance')
  leave(bombs, 2)
  expect(bombs.options().filter((id) => id.startsWith('ordnance'))).toEqual([])
})

test('CG-MULTI-15, CG-BASE-11 · nobody gives up a card that leaves with its owner', () => {
  const give: Operation = { op: 'sacrificeCard', player: 'you', sel: { zone: 'surface', player: 'you' }, n: 1 }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [give] }])
  const p = duel({
    you: { hand: ['jo-uzlet'], surface: ['ipari-park', 'kelteto'] },
    others: [{ surface: ['os-boly'] }, {}],
    also: (g) => changeControl(g, card({ g }, 'os-boly', 2), 0),
  })
  act(p, 'event:{jo-uzlet}')
  reach(p, 'effect-give-up')
  expect(p.options()).toHaveLength(3)
  leave(p, 2)
  expect(p.options()).toEqual(['ipari-park', 'kelteto'].map((id) => `give:${card(p, id)}`))
})

test('CG-MULTI-15, CG-CREW-4, CG-WEAP-8 · nobody boards a ship that leaves with its owner, nor is an item moved to it', () => {
  const p = duel({
    you: { hangar: ['karom', '> koteleknavigator', 'turul'], cantina: ['vasfalo'] },
    others: [{ hangar: ['liktor'] }, {}],
    also: (g) => changeControl(g, card({ g }, 'liktor', 2), 0),
  })
  act(p, 'attack:colony:1')
  reach(p, 'equip-attackers')
  p.answer({ options: [`attack-with:${card(p, 'karom')}`, `attack-with:${card(p, 'liktor')}`] })
  reach(p, 'equip-outfit')
  const to = (): string[] => p.options().filter((id) => id.endsWith(`:${card(p, 'liktor')}`))
  expect(to().length).toBeGreaterThan(0)
  leave(p, 2)
  expect([p.question().name, to()]).toEqual(['equip-outfit', []])
})
