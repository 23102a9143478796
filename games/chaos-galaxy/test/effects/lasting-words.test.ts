import { expect, test } from 'vitest'
import type { Operation, OperationOf, Selector } from '../../effects/language/vocabulary.ts'
import { bombingPrevented, staticPrevention } from '../../effects/read/preventing.ts'
import { priceOf } from '../../effects/read/prices.ts'
import { cardForbidden, forbidden, permitted } from '../../effects/read/restrictions.ts'
import { attackTax } from '../../rules/attack.ts'
import type { State } from '../../state.ts'
import { card, duel } from '../given.ts'
import { carryOut, rewrite, speaking } from './given.ts'
import { after } from './table.ts'

type Restrict = OperationOf<'restrict'>

/** A table on which the jo-uzlet of seat 0, or the biztositas of seat 1, has started the operations for the turn. */
function said(operations: readonly Operation[], by: 0 | 1 = 0, t1: readonly string[] = []): { g: State; at: (id: string) => number } {
  const self = by === 0 ? 'jo-uzlet' : 'biztositas'
  rewrite(self, [{ kind: 'resolve', do: operations }])
  const p = duel({
    you: { hand: ['jo-uzlet'], hangar: ['turul'], cantina: ['konyvelo'], surface: ['ipari-park'], credits: 5 },
    opponent: { hand: ['biztositas'], hangar: ['karom'], surface: ['pancelterem'], cantina: ['tuzer'] },
  })
  carryOut(p, speaking(p, { self, t1 }), operations)
  return { g: p.g, at: (id) => card(p, id) }
}

const SHIPS = ['turul', 'karom', 'konyvelo'] as const

test('CG-DEF-10 · for a while a player may not do a thing; the other may, and it may do others', () => {
  for (const by of [0, 1] as const) {
    const { g } = said([{ op: 'restrict', cannot: 'playInterrupts', player: 'opponent', until: 'turn' }], by)
    expect([0, 1].map((seat) => forbidden(g, seat, 'playInterrupts'))).toEqual([by === 1, by === 0])
    expect([0, 1].map((seat) => forbidden(g, seat, 'declareSecondAttack'))).toEqual([false, false])
    expect(SHIPS.map((id) => cardForbidden(g, card({ g }, id), 'playInterrupts', null))).toEqual([false, false, false])
  }
})

/** The ships that cannot be attacked while such a restriction of seat `by` lasts; with `asker`, only restrictions on that seat count. */
function barred(
  more: Partial<Restrict>,
  { by = 0, asker = null, t1 = [] }: { by?: 0 | 1; asker?: 0 | 1 | null; t1?: readonly string[] } = {},
) {
  const { g, at } = said([{ op: 'restrict', cannot: 'beAttacked', until: 'turn', ...more }], by, t1)
  return SHIPS.filter((id) => cardForbidden(g, at(id), 'beAttacked', asker))
}

test('CG-ATK-1, CG-ABIL-4 · for a while certain cards may not be meant: those named, or those that fit, and no others', () => {
  expect(barred({ who: 't1' }, { t1: ['turul'] })).toEqual(['turul'])
  expect(barred({ sel: { zone: 'hangar', player: 'you' } })).toEqual(['turul'])
  expect(barred({ sel: { zone: 'hangar', player: 'you' } }, { by: 1 })).toEqual(['karom'])
  expect(barred({ sel: { type: 'ship' } })).toEqual(['turul', 'karom'])
  expect(barred({ sel: { type: 'ship', player: 'you' } })).toEqual(['turul'])
  expect(barred({ sel: { type: 'ship', player: 'opponent' } })).toEqual(['karom'])
  expect(barred({ sel: { player: 'you' } })).toEqual(['turul', 'konyvelo'])
  expect(barred({ sel: { type: 'base' } })).toEqual([])
})

test('CG-ABIL-4 · what is forbidden to the opponent is forbidden to the one who is meant, whichever seat that is', () => {
  const sel: Selector = { zone: 'hangar', player: 'any' }
  expect(barred({ sel }, { asker: 1 })).toEqual(['turul', 'karom'])
  expect(barred({ sel }, { asker: 0 })).toEqual([])
  expect(barred({ sel }, { by: 1, asker: 0 })).toEqual(['turul', 'karom'])
  expect(barred({ sel }, { by: 1, asker: 1 })).toEqual([])
})

test('CG-ATK-1 · what lasts otherwise forbids nothing, and one thing forbidden is not another', () => {
  const ready: Operation = { op: 'modify', who: 't1', firepower: 1, until: 'turn' }
  const other: Operation = { op: 'restrict', cannot: 'turnActiveAtEnd', who: 't1', until: 'turn' }
  for (const operation of [ready, other]) {
    const { g, at } = said([operation], 0, ['turul'])
    expect([cardForbidden(g, at('turul'), 'beAttacked', null), permitted(g, at('turul'), 'fireFirst')]).toEqual([false, false])
  }
})

test('CG-ATK-1, CG-ABIL-4 · a text in play may forbid it for the cards that it names', () => {
  rewrite('ipari-park', [{ kind: 'static', do: [{ op: 'restrict', cannot: 'beAttacked', who: 'self' }] }])
  const { g, at } = said([])
  expect([...SHIPS, 'ipari-park'].filter((id) => cardForbidden(g, at(id), 'beAttacked', null))).toEqual(['ipari-park'])
})

test('CG-FIRE-1, CG-BOMB-1 · for a while certain ships may do what others may not, and nothing else', () => {
  const { g, at } = said([{ op: 'permit', may: 'fireFirst', who: 't1', until: 'turn' }], 0, ['turul'])
  expect(SHIPS.map((id) => permitted(g, at(id), 'fireFirst'))).toEqual([true, false, false])
  expect(permitted(g, at('turul'), 'bombAfterFiring')).toBe(false)
})

test('CG-BOMB-3 · for a while bombs are kept off what is named: the colony, the headquarters, or both', () => {
  const kept = (what: 'colony' | 'headquarters' | 'any', n: number | 'all', player: 'you' | 'opponent' = 'you'): number[] => {
    const { g } = said([{ op: 'preventBombing', what, player, n, until: 'turn' }])
    return [bombingPrevented(g, 0, 'colony'), bombingPrevented(g, 0, 'headquarters'), bombingPrevented(g, 1, 'colony')]
  }
  expect(kept('colony', 2)).toEqual([2, 0, 0])
  expect(kept('headquarters', 2)).toEqual([0, 2, 0])
  expect(kept('any', 2)).toEqual([2, 2, 0])
  expect(kept('any', 2, 'opponent')).toEqual([0, 0, 2])
  expect(kept('colony', 'all').map((much) => much > 99)).toEqual([true, false, false])
  // A lasting effect of another kind prevents nothing.
  expect(bombingPrevented(said([{ op: 'taxAttack', player: 'you', n: 2, until: 'turn' }]).g, 0, 'colony')).toBe(0)
})

test('CG-STACK-21 · a text in play prevents damage to the cards that it names: so much, or all', () => {
  const kept = (n: number | 'all'): number[] => {
    rewrite('ipari-park', [{ kind: 'static', do: [{ op: 'preventDamage', to: { all: { zone: 'hangar', player: 'you' } }, n }] }])
    const { g, at } = said([])
    return SHIPS.map((id) => staticPrevention(g, at(id)))
  }
  expect(kept(2)).toEqual([2, 0, 0])
  expect(kept('all').map((much) => much > 99)).toEqual([true, false, false])
})

test('CG-PAY-9 · for a while cards cost another price: those of the type and the subtype, for the player who is meant', () => {
  const cheaper = (sel: Selector, player: 'you' | 'opponent' = 'you'): number[] => {
    const plain = said([])
    const { g } = said([{ op: 'modifyCost', sel, player, n: 2, until: 'turn' }])
    return (['turul', 'konyvelo'] as const).map((id) => priceOf(g, 0, card({ g }, id)) - priceOf(plain.g, 0, card(plain, id)))
  }
  expect(cheaper({ type: 'ship' })).toEqual([2, 0])
  expect(cheaper({ type: ['ship', 'crew'] })).toEqual([2, 2])
  expect(cheaper({ type: ['base', 'crew'] })).toEqual([0, 2])
  expect(cheaper({ subtype: 'passenger' })).toEqual([0, 2])
  expect(cheaper({ subtype: ['passenger', 'staff'] })).toEqual([0, 2])
  expect(cheaper({ subtype: 'staff' })).toEqual([0, 0])
  expect(cheaper({ type: 'ship' }, 'opponent')).toEqual([0, 0])
  // A lasting effect of another kind changes no price.
  const { g } = said([{ op: 'taxAttack', player: 'you', n: 2, until: 'turn' }])
  expect(priceOf(g, 0, card({ g }, 'turul'))).toBe(priceOf(said([]).g, 0, card({ g }, 'turul')))
})

test('CG-ATK-4 · what prevents bombing for a time makes no attack cost more', () => {
  const taxes = (operation: Operation) => after([operation], {}, (g) => [attackTax(g, 0), attackTax(g, 1)])
  expect(taxes({ op: 'preventBombing', what: 'any', player: 'you', n: 3, until: 'turn' })).toEqual([0, 0])
  expect(taxes({ op: 'taxAttack', player: 'you', n: 3, until: 'turn' })).toEqual([3, 0])
})
