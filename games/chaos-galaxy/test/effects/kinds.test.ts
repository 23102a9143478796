import { expect, test } from 'vitest'
import { act, card, credits, duel, type GivenSeat, offers, placeOf, reach, shown, values } from '../given.ts'
import { rewrite } from './given.ts'

const gains = [{ op: 'gainCredits', player: 'you', n: 9 }] as const

test('CG-PAY-5, CG-CARD-8 · kind static: while the card is paid and in its place and the condition holds, and no longer', () => {
  rewrite('vasfalo', [
    {
      kind: 'static',
      if: [{ cond: 'turnOf', player: 'you' }],
      do: [{ op: 'modify', who: { all: { zone: 'hangar', player: 'you' } }, speed: 5 }],
    },
  ])
  const speed = (you: GivenSeat, active = 0): number | undefined => values(duel({ active, you }), 'turul')[0]
  expect(speed({ hangar: ['turul', '> vasfalo'] })).toBe(9)
  expect(speed({ hangar: ['turul', '> vasfalo used'] })).toBe(9)
  expect(speed({ hangar: ['turul', '> vasfalo unpaid'] })).toBe(4)
  expect(speed({ hangar: ['turul'], cantina: ['vasfalo'] })).toBe(4)
  expect(speed({ hangar: ['turul', '> vasfalo'] }, 1)).toBe(4)
})

test('CG-STACK-20 · kind triggered: when it is waited for and the condition holds; never of an unpaid card', () => {
  const gained = (mark: string, condition: 'you' | 'opponent'): number => {
    rewrite('ipari-park', [
      { kind: 'triggered', when: { event: 'played', player: 'you' }, if: [{ cond: 'turnOf', player: condition }], do: gains },
    ])
    const p = duel({ you: { hand: ['mozgositas'], surface: [`ipari-park${mark}`], credits: 0 } })
    act(p, 'event:{mozgositas}')
    return credits(reach(p)) >= 9 ? 1 : 0
  }
  expect([gained('', 'you'), gained('', 'opponent'), gained(' unpaid', 'you')]).toEqual([1, 0, 0])
})

test('CG-INT-8, CG-STACK-9 · kind activated: by who controls the card, for its cost, within its limit; not unpaid', () => {
  rewrite('ipari-park', [{ kind: 'activated', window: 'any', cost: [{ pay: 'credits', n: 1 }], limit: { per: 'turn', n: 2 }, do: gains }])
  const p = duel({ you: { surface: ['ipari-park'], credits: 1 }, opponent: { surface: ['ipari-park'] } })
  expect(offers(p, 'use:{ipari-park@1}:0')).toBe(false)
  act(p, 'use:{ipari-park@0}:0')
  expect(credits(reach(p))).toBe(9)
  act(p, 'use:{ipari-park@0}:0')
  expect([credits(reach(p)), offers(p, 'use:{ipari-park@0}:0')]).toEqual([17, false])
  expect(offers(duel({ you: { surface: ['ipari-park unpaid'], credits: 1 } }), 'use:{ipari-park}:0')).toBe(false)
  expect(offers(duel({ you: { surface: ['ipari-park'], credits: 0 } }), 'use:{ipari-park}:0')).toBe(false)
})

test('CG-EVT-1, CG-BASE-9 · kind resolve: once, when the card takes effect; not when its condition does not hold', () => {
  const gained = (player: 'you' | 'opponent'): [number, string] => {
    rewrite('jo-uzlet', [{ kind: 'resolve', if: [{ cond: 'turnOf', player }], do: gains }])
    const p = duel({ you: { hand: ['jo-uzlet'], credits: 1 } })
    act(p, 'event:{jo-uzlet}')
    return [credits(reach(p)), placeOf(p.g, card(p, 'jo-uzlet'))]
  }
  expect([gained('you'), gained('opponent')]).toEqual([
    [9, 'trash of 0'],
    [0, 'trash of 0'],
  ])
  rewrite('hadijatek', [{ kind: 'resolve', do: gains }])
  const p = duel({ you: { surface: ['hadijatek unpaid'], credits: 1 } })
  act(p, 'pay:{hadijatek}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'hadijatek'))]).toEqual([10, 'trash of 0'])
})

test('CG-STACK-21 · kind replace: instead of the event, by a card that works; not by an unpaid one, nor where the condition does not hold', () => {
  const left = (mark: string, player: 'you' | 'opponent'): string => {
    rewrite('kitinlemez', [
      {
        kind: 'replace',
        event: 'wouldBeDestroyed',
        who: 'ship',
        if: [{ cond: 'turnOf', player }],
        instead: [{ op: 'setStat', who: 'ship', stat: 'armour', to: 1 }],
      },
    ])
    const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['karom -1', `> kitinlemez${mark}`] } })
    act(p, 'event:{verdij}')
    return placeOf(reach(p).g, card(p, 'karom'))
  }
  expect([left('', 'opponent'), left('', 'you'), left(' unpaid', 'opponent')]).toEqual(['hangar of 1', 'trash of 1', 'trash of 1'])
  expect(shown(duel({ you: { hangar: ['karom'] } }), 'karom').armourLeft).toBe(2)
})
