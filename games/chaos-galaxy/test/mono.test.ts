import { openTable, seedOf, takeEvents } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { STARTER_DECKS } from '../content/decks.ts'
import { chaosGalaxy } from '../index.ts'
import { aboardOf } from '../marks.ts'
import { freeSlots } from '../table/ships.ts'
import { rewrite } from './effects/given.ts'
import { act, asked, card, credits, doing, duel, heard, ids, offers, placeOf, reach } from './given.ts'

test('CG-MONO-1 · a deck of one race has its bonus, and everybody is told; the ruleset classic knows none', () => {
  const mono = STARTER_DECKS.find((deck) => deck.races.length === 1)
  const options = { seats: [{ deck: mono?.id as string }, {}] }
  const revised = openTable(chaosGalaxy, options, 2, seedOf(1))
  expect(revised.state.seats[0]?.mono).toBeGreaterThanOrEqual(0)
  expect(takeEvents(revised).filter(({ event, seats }) => event.type === 'mono-race' && event.seat === 0 && seats === null)).toHaveLength(1)
  const classic = openTable(chaosGalaxy, { ...options, ruleset: 'classic' }, 2, seedOf(1))
  expect(classic.state.seats[0]?.mono).toBe(-1)
  const switched = openTable(chaosGalaxy, { ...options, monoRaceBonuses: false }, 2, seedOf(1))
  expect(switched.state.seats[0]?.mono).toBe(-1)
})

test.each([
  [undefined, false, 'used', 'used'],
  ['xeno', false, 'used', 'active'],
  ['xeno', true, 'used', 'used'],
] as const)(
  'CG-MONO-3 · race %s, literal %s: crew of a damaged ship returns %s, of a used one %s',
  (mono, monoXenoLiteral, damaged, used) => {
    const p = duel({
      settings: { monoXenoLiteral },
      you: { ...(mono === undefined ? {} : { mono }), cantina: ['tuzer', 'vasfalo'], hangar: ['honfoglalo', 'birodalmi-cirkalo'] },
      opponent: { hangar: ['marduk-kurios'] },
    })
    doing(
      p,
      'attack:headquarters:1',
      'attack-with:{honfoglalo}',
      'attack-with:{birodalmi-cirkalo}',
      'board:{tuzer}:{honfoglalo}',
      'board:{vasfalo}:{birodalmi-cirkalo}',
    )
    while (asked(p) !== 'equip-defenders') p.answer('done')
    act(p, 'defend-with:{marduk-kurios}')
    const turned = (): (number | undefined)[] => [card(p, 'honfoglalo'), card(p, 'birodalmi-cirkalo')].map((ship) => p.g.turned[ship])
    // The faster defender fires at the first ship, which does not fire back; the second one bombs and is used.
    for (let step = 0; step < 40 && p.g.combat !== null; step++) {
      const options = p.options()
      const shot = options.find((id) => id.startsWith('fire:') && id.endsWith(`:${card(p, 'honfoglalo')}`))
      const bomb = options.find((id) => id === `bomb:${card(p, 'birodalmi-cirkalo')}`)
      p.answer(shot ?? bomb ?? options.find((id) => ['pass', 'no-return', 'done'].includes(id)) ?? (options[0] as string))
    }
    expect(turned()).toEqual([2, 1])
    const states = ['active', 'used', 'damaged']
    expect(states[p.g.turned[card(p, 'tuzer')] ?? -1]).toBe(damaged)
    expect(states[p.g.turned[card(p, 'vasfalo')] ?? -1]).toBe(used)
  },
)

test('CG-MONO-4 · mono-insectoid: one base a turn takes three developments for credits, each for one', () => {
  const p = duel({ you: { mono: 'insectoid', surface: ['aknagyuru unpaid', 'kitinfal unpaid'], credits: 10 } })
  doing(p, 'develop:{aknagyuru}', 'develop:{aknagyuru}', 'develop:{aknagyuru}')
  expect(p.g.seats[0]?.credits).toBe(7)
  expect(offers(p, 'develop:{aknagyuru}')).toBe(false)
  doing(p, 'develop:{kitinfal}', 'develop:{kitinfal}')
  expect(offers(p, 'develop:{kitinfal}')).toBe(false)
  const others = duel({ you: { mono: 'xeno', surface: ['aknagyuru unpaid'], credits: 10 } })
  doing(others, 'develop:{aknagyuru}', 'develop:{aknagyuru}')
  expect(offers(others, 'develop:{aknagyuru}')).toBe(false)
})

test('CG-MONO-4, CG-BASE-9 · the extra development is spent for the turn, also when its base has left play', () => {
  const p = duel({ you: { mono: 'insectoid', surface: ['alaasas unpaid', 'aknagyuru unpaid'], credits: 20 } })
  doing(p, 'develop:{alaasas}', 'develop:{alaasas}', 'develop:{alaasas}', 'pay:{alaasas}')
  reach(p)
  expect(placeOf(p.g, card(p, 'alaasas'))).toBe('trash of 0')
  doing(p, 'develop:{aknagyuru}', 'develop:{aknagyuru}')
  expect(offers(p, 'develop:{aknagyuru}')).toBe(false)
})

test('CG-MONO-5 · mono-carnoplant: once a turn a ship is sold for its cost less one, with what lies on it', () => {
  const p = duel({ you: { mono: 'carnoplant', hangar: ['pusztito used', '> berfegyver', 'indafogo'], credits: 0 } })
  expect(p.options().filter((id) => id.startsWith('sell-ship:'))).toEqual(['pusztito', 'indafogo'].map((id) => `sell-ship:${card(p, id)}`))
  doing(p, 'sell-ship:{pusztito}')
  expect(p.g.seats[0]?.credits).toBe(14)
  expect([placeOf(p.g, card(p, 'pusztito')), placeOf(p.g, card(p, 'berfegyver'))]).toEqual(['trash of 0', 'trash of 0'])
  expect(offers(p, 'sell-ship:{indafogo}')).toBe(false)
})

test('CG-MONO-6 · mono-cerebrite: the pick action shows six cards', () => {
  const shown = (mono: 'cerebrite' | 'zarg'): number => {
    const p = duel({ you: { mono } })
    doing(p, 'pick')
    return p.options().length
  }
  expect([shown('cerebrite'), shown('zarg')]).toEqual([6, 5])
})

test('CG-MONO-7, CG-MONO-8 · mono-zarg: five credits show one unpaid card in play, as often as they are paid', () => {
  const p = duel({
    you: { mono: 'zarg', credits: 11 },
    opponent: { surface: ['aknagyuru unpaid', 'ipari-park'], cantina: ['tuzer unpaid'], hand: ['turul'] },
  })
  expect(p.options().filter((id) => id.startsWith('peek:'))).toHaveLength(2)
  doing(p, 'peek:{aknagyuru}')
  expect(p.g.seats[0]?.credits).toBe(6)
  act(p, 'seen')
  expect(JSON.stringify(heard(p, 'looked', 0))).toContain('@card-aknagyuru')
  expect(JSON.stringify(heard(p, 'looked', 1))).not.toContain('@card-aknagyuru')
  doing(p, 'peek:{tuzer}', 'seen')
  expect(p.options().some((id) => id.startsWith('peek:'))).toBe(false)
})

test('CG-MONO-8 · mono-zarg look at no card of their own', () => {
  const p = duel({
    you: { mono: 'zarg', credits: 6, surface: ['aknagyuru unpaid'], cantina: ['zsoldos unpaid'] },
    opponent: { surface: ['aknagyuru unpaid'] },
  })
  expect(p.options().filter((id) => id.startsWith('peek:'))).toEqual([`peek:${card(p, 'aknagyuru', 1)}`])
})

test('CG-PAY-1, CG-STACK-9, CG-MONO-7 · the look of the zargs is paid when it is announced, and the price is lost when it is answered', () => {
  const p = duel({
    you: { mono: 'zarg', credits: 5 },
    opponent: { surface: ['aknagyuru unpaid'], hand: ['szabotazs'] },
  })
  act(p, 'peek:{aknagyuru}')
  expect([asked(p), p.question().seat, p.g.seats[0]?.credits]).toEqual(['stack-answer', 1, 0])
})

test('CG-MONO-9 · mono-triciplite: once a turn one weaponry card moves to another ship, but no shield', () => {
  const p = duel({ you: { mono: 'triciplite', hangar: ['honfoglalo', '> berfegyver unpaid', '> burokpajzs', 'liktor'] } })
  expect(offers(p, 'transfer:{burokpajzs}:{liktor}')).toBe(false)
  doing(p, 'transfer:{berfegyver}:{liktor}')
  expect(ids(p.g, aboardOf(p.g, card(p, 'liktor')))).toEqual(['berfegyver'])
  expect(p.options().some((id) => id.startsWith('transfer:'))).toBe(false)
  // And again in the seat's next turn.
  doing(p, 'end', 'end')
  expect([p.g.turn, offers(p, 'transfer:{berfegyver}:{honfoglalo}')]).toEqual([7, true])
})

/** The opponent answers a bonus action by destroying a ship of its player. */
function answered(you: NonNullable<Parameters<typeof duel>[0]>['you'], bonus: string, ship: string) {
  rewrite('szabotazs', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship' } }],
      do: [{ op: 'destroy', who: 't1' }],
    },
  ])
  const p = duel({ you: { credits: 5, ...you }, opponent: { hand: ['szabotazs'] } })
  act(p, bonus, 'play:{szabotazs}', `target:{${ship}}`)
  return reach(p)
}

test('CG-MONO-9, CG-STACK-11 · a weapon stays where it is when the ship that it was to go to is gone', () => {
  const hangar = ['honfoglalo', '> berfegyver', 'liktor', 'dulo']
  const p = answered({ mono: 'triciplite', hangar }, 'transfer:{berfegyver}:{liktor}', 'liktor')
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('trash of 0')
  expect(ids(p.g, aboardOf(p.g, card(p, 'honfoglalo')))).toEqual(['berfegyver'])
  expect(heard(p, 'moved-weaponry')).toEqual([])
  // If another ship is destroyed the weaponry moves; if its own ship is, the weaponry is gone too.
  const other = answered({ mono: 'triciplite', hangar }, 'transfer:{berfegyver}:{liktor}', 'dulo')
  expect(ids(other.g, aboardOf(other.g, card(other, 'liktor')))).toEqual(['berfegyver'])
  const own = answered({ mono: 'triciplite', hangar }, 'transfer:{berfegyver}:{liktor}', 'honfoglalo')
  expect([placeOf(own.g, card(own, 'berfegyver')), ids(own.g, aboardOf(own.g, card(own, 'liktor')))]).toEqual(['trash of 0', []])
})

test('CG-MONO-9, CG-SHIP-2 · a weapon stays where it is when the ship that it was to go to has filled up', () => {
  rewrite('szabotazs', [
    {
      kind: 'resolve',
      targets: [
        { id: 't1', sel: { zone: 'aboard', player: 'opponent' } },
        { id: 't2', sel: { zone: 'hangar', player: 'opponent', type: 'ship' } },
      ],
      do: [{ op: 'attach', who: 't1', to: 't2' }],
    },
  ])
  const moved = (others: readonly string[]): string[] => {
    const hangar = ['honfoglalo', '> berfegyver', 'dulo', '> gaia-tuzgyorsito', 'liktor', ...others.map((one) => `> ${one}`)]
    const p = duel({ you: { mono: 'triciplite', hangar }, opponent: { hand: ['szabotazs'] } })
    const room = freeSlots(p.g, card(p, 'liktor'))
    expect(room).toBe(2 - others.length)
    act(p, 'transfer:{berfegyver}:{liktor}', 'play:{szabotazs}', 'target:{gaia-tuzgyorsito}', 'target:{liktor}')
    reach(p)
    return ids(p.g, aboardOf(p.g, card(p, 'honfoglalo')))
  }
  expect(moved([])).toEqual([])
  expect(moved(['femkarom'])).toEqual(['berfegyver'])
})

test('CG-MONO-5, CG-MONO-9, CG-STACK-11 · what another player has taken meanwhile is neither sold nor moved', () => {
  const robbed = (mono: 'carnoplant' | 'triciplite', bonus: string, taken: string) => {
    rewrite('szabotazs', [
      {
        kind: 'resolve',
        targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship' } }],
        do: [{ op: 'gainControl', who: 't1', until: 'turn' }],
      },
    ])
    const hangar = ['honfoglalo', '> berfegyver', 'liktor', 'dulo']
    const p = duel({ you: { mono, hangar, credits: 5 }, opponent: { hand: ['szabotazs'] } })
    act(p, bonus, 'play:{szabotazs}', `target:{${taken}}`)
    reach(p)
    return [heard(p, 'sold').length + heard(p, 'moved-weaponry').length, credits(p)]
  }
  expect(robbed('carnoplant', 'sell-ship:{liktor}', 'liktor')).toEqual([0, 5])
  expect(robbed('triciplite', 'transfer:{berfegyver}:{liktor}', 'honfoglalo')).toEqual([0, 5])
  expect(robbed('triciplite', 'transfer:{berfegyver}:{liktor}', 'liktor')).toEqual([0, 5])
  expect(robbed('triciplite', 'transfer:{berfegyver}:{liktor}', 'dulo')).toEqual([1, 5])
})

test('CG-MONO-5, CG-STACK-11 · a ship that is gone before it is sold brings nothing', () => {
  const p = answered({ mono: 'carnoplant', hangar: ['liktor', 'dulo'] }, 'sell-ship:{liktor}', 'liktor')
  expect([placeOf(p.g, card(p, 'liktor')), p.g.seats[0]?.credits, heard(p, 'sold')]).toEqual(['trash of 0', 5, []])
  const sold = answered({ mono: 'carnoplant', hangar: ['liktor', 'dulo'] }, 'sell-ship:{liktor}', 'dulo')
  expect(heard(sold, 'sold')).toHaveLength(1)
})

test('CG-MONO-10 · mono-spaceshark: the hangar holds sixteen', () => {
  const hangar = new Array(8).fill('turul')
  const p = duel({ you: { mono: 'spaceshark', hangar } })
  doing(p, 'end')
  expect(p.g.seats[0]?.hangar).toHaveLength(8)
  const others = duel({ you: { mono: 'xeno', hangar } })
  doing(others, 'end')
  expect(asked(others)).toBe('end-hangar')
})
