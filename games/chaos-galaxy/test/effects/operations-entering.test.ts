import { expect, test } from 'vitest'
import { cardById } from '../../content/cards.ts'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { card, credits, duel, type GivenTable, placeOf, shown } from '../given.ts'
import { carryOut, rewrite, type Spoken, speaking } from './given.ts'

/** A table on which operations of seat 0, or of the controller of `self`, were carried out, and the seats that were asked. */
function tried(given: GivenTable, spoken: Spoken, operations: readonly Operation[], ...answers: string[]) {
  const p = duel(given)
  const written = answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id))))
  const asked = carryOut(p, speaking(p, spoken), operations, ...written)
  return { p, g: p.g, asked, at: (id: string): number => card(p, id), place: (id: string): string => placeOf(p.g, card(p, id)) }
}

/** The table's events of these types. */
const toldOf = (g: State, ...types: readonly string[]) => g.events.flatMap(({ event }) => (types.includes(event.type) ? [event] : []))

const put: Operation = { op: 'putIntoPlay', who: 't1', paid: true }

test('CG-SHIP-2 · weaponry put into play goes on a ship with a free slot; without one it stays where it is, of two the effect’s player names one', () => {
  const pile = ['kitinlemez']
  const spoken = { t1: pile }
  expect(tried({ you: { hangar: ['solyom', '> femkarom'], trash: pile } }, spoken, [put]).place('kitinlemez')).toBe('trash of 0')
  expect(tried({ you: { hangar: ['solyom'], trash: pile } }, spoken, [put]).place('kitinlemez')).toBe('mounted of 0')
  const theirs = { you: { hangar: ['solyom', 'turul'], trash: pile }, opponent: { hangar: ['karom'] } }
  const named = tried(theirs, { ...spoken, self: 'karom' }, [put], 'ship:{turul}')
  expect([named.asked, named.place('kitinlemez')]).toEqual([[1], 'mounted of 0'])
})

test('CG-CONV-1 · with the option the ability of a ship that is put into play is named, and of nothing else', () => {
  const given = { settings: { shipConversion: true }, you: { trash: ['karom'], wasteland: ['bankar'] } }
  const ship = tried(given, { t1: ['karom'] }, [put], 'ability:cloak')
  expect([ship.asked, ship.g.converted.map((one) => one.card)]).toEqual([[0], [ship.at('karom')]])
  expect(shown(ship.p, 'karom').keywords).toContain('cloak')
  expect(tried(given, { t1: ['bankar'] }, [put]).asked).toEqual([])
  const theirs = { ...given, opponent: { hangar: ['turul'] } }
  expect(tried(theirs, { self: 'turul', t1: ['karom'] }, [put], 'no-ability').asked).toEqual([1])
})

test('CG-BASE-7 · a base put into play paid was paid with no developments; nothing else counts them', () => {
  const bought = (id: string, paid: boolean): number | undefined => {
    const { g, at } = tried({ you: { trash: [id] } }, { t1: [id] }, [{ ...put, paid }])
    return g.paidX[at(id)]
  }
  const never = bought('ipari-park', false)
  expect(bought('ipari-park', true)).toBe(0)
  expect(never).not.toBe(0)
  expect(bought('bankar', true)).toBe(never)
})

test('CG-INFO-5, CG-STATE-2 · a card put into play face down is hidden again from those who saw it', () => {
  const also = (g: State): void => {
    g.seen.fill(3)
  }
  const { g, at } = tried({ you: { trash: ['bankar'] }, also }, { t1: ['bankar'] }, [{ ...put, paid: false }])
  expect(g.seen[at('bankar')]).toBe(0)
})

test('CG-MULTI-13 · a card put into play paid is told whom it means by opponent; face down it is not', () => {
  const given = { you: { trash: ['aknagyuru'] }, others: [{}, {}] }
  const paid = tried(given, { t1: ['aknagyuru'] }, [put], 'opponent:3')
  expect([paid.asked, shown(paid.p, 'aknagyuru').opponent]).toEqual([[0], 3])
  expect(tried(given, { t1: ['aknagyuru'] }, [{ ...put, paid: false }]).asked).toEqual([])
})

const payFor: Operation = { op: 'payFor', who: 't1', discount: 'all' }

test('CG-PAY-4 · what is paid or not in play is not asked for; where it cannot be paid, only no is offered', () => {
  expect(tried({ you: { cantina: ['konyvelo'] } }, { t1: ['konyvelo'] }, [payFor]).asked).toEqual([])
  expect(tried({ you: { trash: ['konyvelo'] } }, { t1: ['konyvelo'] }, [payFor]).asked).toEqual([])
  const yes =
    (given: GivenTable, id: string, operation: Operation = payFor) =>
    () =>
      tried(given, { t1: [id] }, [operation], 'yes')
  // One development is missing, and the operation says nothing of the limit.
  expect(yes({ you: { surface: ['kelteto unpaid +2'] } }, 'kelteto')).toThrow("'yes' is not offered")
  expect(yes({ you: { surface: ['kelteto unpaid +3'] } }, 'kelteto')).not.toThrow()
  // A trap, and crew lying on the surface.
  expect(yes({ you: { surface: ['savakna unpaid'] } }, 'savakna')).toThrow("'yes' is not offered")
  expect(yes({ you: { surface: ['tuzer unpaid'] } }, 'tuzer')).toThrow("'yes' is not offered")
  // Too few credits.
  expect(yes({ you: { cantina: ['tuzer unpaid'], credits: 0 } }, 'tuzer', { ...payFor, discount: 0 })).toThrow("'yes' is not offered")
})

test('CG-PAY-2 · a discount beyond the price brings nothing, and no card costs less than nothing', () => {
  for (const discount of ['all', 9] as const) {
    const { p } = tried({ you: { cantina: ['tuzer unpaid'], credits: 3 } }, { t1: ['tuzer'] }, [{ ...payFor, discount }], 'yes')
    expect([credits(p), shown(p, 'tuzer').paid]).toEqual([3, true])
  }
})

test('CG-SETL-4 · a base that an effect lets its player pay counts as the one of the turn; crew does not, and is paid beside it', () => {
  const given = (surface: readonly string[]) => ({ settings: { settlement: true }, you: { surface, cantina: ['tuzer unpaid'] } })
  const two = given(['ipari-park unpaid +4', 'kelteto unpaid +3'])
  const both = [payFor, { ...payFor, who: 't2' }] as const
  expect(() => tried(two, { t1: ['ipari-park'], t2: ['kelteto'] }, both, 'yes', 'yes')).toThrow("'yes' is not offered")
  expect(tried(two, { t1: ['ipari-park'], t2: ['tuzer'] }, both, 'yes', 'yes').g.seats[0]?.basesPaid).toBe(1)
})

test('CG-PAY-2 · a payment by an effect uses up what makes cards cheaper for so many uses', () => {
  const cheaper: Operation = { op: 'modifyCost', sel: { type: 'crew' }, player: 'you', n: -1, until: 'turn', uses: 1 }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [cheaper] }])
  const given = { you: { hand: ['jo-uzlet'], cantina: ['tuzer unpaid', 'vasfalo unpaid'], credits: 20 } }
  const both = [cheaper, { ...payFor, discount: 0 }, { ...payFor, discount: 0, who: 't2' }] as const
  const { p } = tried(given, { self: 'jo-uzlet', t1: ['tuzer'], t2: ['vasfalo'] }, both, 'yes', 'yes')
  const price = (id: string): number => cardById(id)?.price ?? 0
  expect(20 - credits(p)).toBe(price('tuzer') - 1 + price('vasfalo'))
})

test('CG-PAY-5, CG-DEF-9 · a card that is turned face down says nothing any more', () => {
  const { g, at } = tried({ you: { surface: ['ipari-park'] } }, { t1: ['ipari-park'] }, [{ op: 'unpay', who: 't1' }])
  expect([g.paid[at('ipari-park')], g.speaking]).toEqual([0, []])
})

test('CG-WEAP-6 · weaponry that is attached free speaks at once', () => {
  const given = { you: { hangar: ['turul'], trash: ['koteleknavigator'] } }
  const attach: Operation = { op: 'attach', who: 't1', to: 't2', free: true }
  const { g, at } = tried(given, { t1: ['koteleknavigator'], t2: ['turul'] }, [attach])
  expect(g.speaking).toContain(at('koteleknavigator'))
})

test('CG-WEAP-6 · nothing is attached to a ship that is not in play, and no card but weaponry leaves its place for it', () => {
  const attach: Operation = { op: 'attach', who: 't1', to: 't2' }
  const given = { you: { hangar: ['turul', 'honfoglalo', '> femkarom'], cantina: ['konyvelo'], trash: ['karom', 'kitinlemez'] } }
  expect(tried(given, { t1: ['femkarom'], t2: ['karom'] }, [attach]).place('femkarom')).toBe('mounted of 0')
  expect(toldOf(tried(given, { t1: ['kitinlemez'], t2: ['karom'] }, [attach]).g, 'moved-weaponry')).toEqual([])
  expect(tried(given, { t1: ['kitinlemez'], t2: ['karom'] }, [attach]).place('kitinlemez')).toBe('trash of 0')
  expect(tried(given, { t1: ['kitinlemez'] }, [attach]).place('kitinlemez')).toBe('trash of 0')
  expect(tried(given, { t1: ['konyvelo'], t2: ['turul'] }, [attach]).place('konyvelo')).toBe('cantina of 0')
  // It is already there.
  expect(toldOf(tried(given, { t1: ['femkarom'], t2: ['honfoglalo'] }, [attach]).g, 'moved-weaponry')).toEqual([])
})

test('CG-BASE-4 · developments that effects bring or take are told, as many as there were', () => {
  const told = (operation: Operation, id: string) => {
    const { g, at } = tried({ you: { surface: ['ipari-park +2'], wasteland: ['bankar'] } }, { t1: [id] }, [operation])
    return toldOf(g, 'developed', 'undeveloped').map((event) => [event.type, event.card === at(id), event.count])
  }
  expect(told({ op: 'develop', who: 't1', n: 1 }, 'ipari-park')).toEqual([['developed', true, 1]])
  expect(told({ op: 'undevelop', who: 't1', n: 1 }, 'ipari-park')).toEqual([['undeveloped', true, 1]])
  expect(told({ op: 'undevelop', who: 't1', n: 9 }, 'ipari-park')).toEqual([['undeveloped', true, 2]])
  expect(told({ op: 'develop', who: 't1', n: 0 }, 'ipari-park')).toEqual([])
  expect(told({ op: 'develop', who: 't1', n: 1 }, 'bankar')).toEqual([])
})
