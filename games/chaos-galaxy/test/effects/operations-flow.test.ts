import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import { priceOf } from '../../effects/read/prices.ts'
import { act, card, credits, duel, heard, offers, placeOf, reach, shown, through } from '../given.ts'
import { rewrite } from './given.ts'
import { after, attack, purses } from './table.ts'

const gain = (n: number): Operation => ({ op: 'gainCredits', player: 'you', n })

test('CG-GOAL-5 · operation if: what it holds where its conditions are true, and the other thing where they are not', () => {
  const one: Operation = { op: 'if', if: [{ cond: 'inCombat' }], do: [gain(1)], else: [gain(2)] }
  expect(after([one], {}, purses, [], attack())).toEqual([7, 4])
  expect(after([one], {}, purses)).toEqual([8, 4])
  const { else: _, ...alone } = one
  expect(after([alone], {}, purses)).toEqual([6, 4])
})

test('CG-GOAL-5 · operation may: after a yes and the cost; a no, or a cost that cannot be paid, leaves all as it is', () => {
  const may: Operation = { op: 'may', cost: [{ pay: 'credits', n: 5 }], do: [gain(1)] }
  expect(after([may], {}, purses, ['yes'])).toEqual([2, 4])
  expect(after([may], {}, purses, ['no'])).toEqual([6, 4])
  expect(after([{ ...may, cost: [{ pay: 'credits', n: 7 }] }], {}, purses)).toEqual([6, 4])
})

test('CG-GOAL-5 · operation unless: who pays keeps it from happening; who does not or cannot pay does not', () => {
  const unless: Operation = { op: 'unless', player: 'opponent', cost: [{ pay: 'credits', n: 3 }], do: [gain(1)] }
  expect(after([unless], {}, purses, ['no'])).toEqual([7, 4])
  expect(after([unless], {}, purses, ['yes'])).toEqual([6, 1])
  expect(after([{ ...unless, cost: [{ pay: 'credits', n: 5 }] }], {}, purses)).toEqual([7, 4])
})

test('CG-STACK-9 · operation choose: as many different options as it says, in the printed order', () => {
  const label = { hu: '', en: '' }
  const option = (n: number): { label: typeof label; do: Operation[] } => ({ label, do: [gain(n)] })
  const choose: Operation = { op: 'choose', n: 1, options: [option(1), option(10), option(100)] }
  expect(after([choose], {}, purses, ['choose:2'])).toEqual([16, 4])
  expect(after([{ ...choose, n: 2 }], {}, purses, ['choose:3', 'choose:1'])).toEqual([107, 4])
  expect(() => after([{ ...choose, n: 2 }], {}, purses, ['choose:3', 'choose:3'])).toThrow('is not offered')
})

test('CG-STACK-9 · what is chosen on announcement takes effect in the printed order, in whatever order it was named', () => {
  const label = { hu: '', en: '' }
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', upTo: true, sel: { zone: 'hangar', player: 'opponent' } }],
      do: [
        gain(20),
        {
          op: 'choose',
          n: 2,
          options: [
            { label, do: [{ op: 'loseCredits', player: 'you', n: 99 }] },
            { label, do: [gain(1)] },
            { label, do: [{ op: 'turn', who: 't1', to: 'used' }] },
          ],
        },
        gain(300),
      ],
    },
  ])
  for (const choices of [
    ['choose:1', 'choose:2'],
    ['choose:2', 'choose:1'],
  ]) {
    const p = duel({ you: { hand: ['jo-uzlet'], credits: 9 }, opponent: { hangar: ['karom'] } })
    act(p, 'event:{jo-uzlet}', ...choices)
    expect([credits(reach(p)), p.g.seats[0]?.credits]).toEqual([301, 301])
  }
})

test('CG-GOAL-5 · operation delayed: once, when its time comes, with its targets; not before and not again', () => {
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'hangar', player: 'you', type: 'ship' } }],
      do: [{ op: 'delayed', when: { event: 'startPhase', player: 'you' }, do: [{ op: 'ready', who: 't1' }, gain(100)] }],
    },
  ])
  const p = duel({ you: { hand: ['jo-uzlet'], hangar: ['turul damaged'], credits: 1 } })
  act(p, 'event:{jo-uzlet}')
  expect(credits(reach(p))).toBe(0)
  through(p, 'end')
  expect([p.g.active, credits(reach(p))]).toEqual([1, 0])
  through(p, 'end')
  expect([credits(reach(p)), shown(p, 'turul').turned]).toEqual([105, 'active'])
  expect(p.g.lasting).toEqual([])
})

test('CG-STACK-12 · operation neutralise: what waits leaves without effect; what no longer waits is past helping', () => {
  const p = duel({ you: { hand: ['jo-uzlet'], credits: 1 }, opponent: { hand: ['visszhang', 'felsobb-parancs'] } })
  rewrite('felsobb-parancs', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'stack', player: 'any', type: 'event', stackKind: 'card' } }],
      do: [{ op: 'neutralise', who: 't1' }],
    },
  ])
  act(p, 'event:{jo-uzlet}', 'play:{felsobb-parancs}')
  reach(p)
  expect([credits(p), placeOf(p.g, card(p, 'jo-uzlet'))]).toEqual([0, 'trash of 0'])
  expect(heard(p, 'neutralised').map((event) => event.card)).toEqual([card(p, 'jo-uzlet')])
  expect(after([{ op: 'neutralise', who: 't1' }, gain(1)], { t1: ['verdij'] }, purses)).toEqual([7, 4])
})

test('CG-STACK-8, CG-STACK-9 · operation retarget: a new legal target; never one that could not have been named', () => {
  const table = (ships: readonly string[]) =>
    duel({ you: { hand: ['verdij'] }, opponent: { hand: ['meglepo-fordulat'], hangar: ['karom', ...ships] } })
  const p = table(['mamut-i', 'gondolat'])
  act(p, 'event:{verdij}', 'target:{karom}', 'play:{meglepo-fordulat}')
  reach(p)
  expect(heard(p, 'retargeted').map((event) => event.target)).toEqual([card(p, 'mamut-i')])
  expect([placeOf(p.g, card(p, 'karom')), heard(p, 'damaged').map((event) => event.card)]).toEqual(['hangar of 1', [card(p, 'mamut-i')]])
  const alone = table(['gondolat'])
  act(alone, 'event:{verdij}', 'play:{meglepo-fordulat}')
  reach(alone)
  expect([heard(alone, 'retargeted'), placeOf(alone.g, card(alone, 'karom'))]).toEqual([[], 'trash of 1'])
})

test('CG-STACK-9, CG-VAL-6 · operation copy: the same effect once more for who copies; nothing that costs too much is offered', () => {
  const table = (event: string) => duel({ you: { hand: [event], credits: 9 }, opponent: { hand: ['visszhang'], credits: 2 } })
  const p = table('jo-uzlet')
  act(p, 'event:{jo-uzlet}', 'play:{visszhang}')
  reach(p)
  expect([credits(p, 0), credits(p, 1), heard(p, 'copied').length]).toEqual([11, 3, 1])
  const dear = table('csaszar-szava')
  act(dear, 'event:{csaszar-szava}')
  expect(offers(dear, 'play:{visszhang}')).toBe(false)
})

test('CG-STACK-9 · operation copy: what copies is not copied, whatever else it does', () => {
  const copies = (...more: Operation[]): void =>
    rewrite('visszhang', [
      {
        kind: 'resolve',
        targets: [{ id: 't1', sel: { zone: 'stack', player: 'any', type: ['interrupt', 'event'], stackKind: 'card' } }],
        do: [{ op: 'copy', who: 't1' }, ...more],
      },
    ])
  for (const more of [[], [gain(1)]]) {
    copies(...more)
    const p = duel({ you: { hand: ['jo-uzlet', 'visszhang'], credits: 9 }, opponent: { hand: ['visszhang'], credits: 9 } })
    act(p, 'event:{jo-uzlet}', 'play:{visszhang@1}')
    act(p, 'play:{visszhang@0}')
    reach(p)
    expect(heard(p, 'copied').map((event) => event.name)).toEqual(['@card-jo-uzlet', '@card-jo-uzlet'])
  }
})

test('CG-STACK-9, CG-STACK-12 · operation copy: what copies can be named by what does not copy', () => {
  const p = duel({
    you: { hand: ['jo-uzlet', 'felsobb-parancs'], credits: 9 },
    opponent: { hand: ['visszhang'], credits: 9 },
  })
  rewrite('felsobb-parancs', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'stack', player: 'any', type: 'interrupt', stackKind: 'card' } }],
      do: [{ op: 'neutralise', who: 't1' }],
    },
  ])
  act(p, 'event:{jo-uzlet}', 'play:{visszhang}', 'play:{felsobb-parancs}')
  reach(p)
  expect([heard(p, 'neutralised').map((event) => event.card), heard(p, 'copied')]).toEqual([[card(p, 'visszhang')], []])
})

test('CG-STACK-9 · of two choices of a card the first is made when it is announced, if it names targets, the second when it takes effect', () => {
  const label = { hu: '', en: '' }
  rewrite('jo-uzlet', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', upTo: true, sel: { zone: 'hangar', player: 'opponent' } }],
      do: [
        {
          op: 'choose',
          n: 1,
          options: [
            { label, do: [{ op: 'turn', who: 't1', to: 'used' }] },
            { label, do: [gain(1)] },
          ],
        },
        {
          op: 'choose',
          n: 1,
          options: [
            { label, do: [gain(10)] },
            { label, do: [gain(100)] },
          ],
        },
      ],
    },
  ])
  const p = duel({ you: { hand: ['jo-uzlet'], credits: 5 }, opponent: { hangar: ['karom'] } })
  const before = credits(p) - priceOf(p.g, 0, card(p, 'jo-uzlet'))
  through(p, 'event:{jo-uzlet}', 'choose:2', 'choose:1')
  reach(p)
  expect(credits(p) - before).toBe(11)
})
