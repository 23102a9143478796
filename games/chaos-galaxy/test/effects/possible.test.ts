import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import { type Operation, RACES, type Type } from '../../effects/language/vocabulary.ts'
import { couldPay, couldPlay } from '../../effects/read/possible.ts'
import { newCombat, newStackItem, type State } from '../../state.ts'
import { card, duel, type GivenTable } from '../given.ts'
import { carryOut, rewrite, speaking } from './given.ts'

/** What changes the cost of cards of a type. */
const change = (type: Type | readonly Type[], n: (Operation & { op: 'modifyCost' })['n']): Operation => ({
  op: 'modifyCost',
  sel: { type },
  player: 'you',
  n,
})

/** Which face-down cards of seat 0, who has no credits, might be paid: weaponry and crew. */
function payable(...says: readonly Operation[]): boolean[] {
  rewrite('konyvelo', says.length === 0 ? [] : [{ kind: 'static', do: says }])
  const p = duel({ you: { credits: 0, hangar: ['turul', '> kitinlemez unpaid'], cantina: ['vasfalo unpaid', 'konyvelo'] } })
  return ['kitinlemez', 'vasfalo'].map((id) => couldPay(p.g, 0, card(p, id)))
}

test('CG-STACK-17, CG-PAY-6 · without credits a face-down card might be paid if something makes cards of its type cheaper', () => {
  const [no, yes] = [false, true]
  expect(payable()).toEqual([no, no])
  expect(payable(change('crew', -1))).toEqual([no, yes])
  expect(payable(change(['weaponry', 'crew'], -1))).toEqual([yes, yes])
  expect([payable(change('base', -1)), payable(change('crew', 1)), payable(change('crew', 0))]).toEqual([
    [no, no],
    [no, no],
    [no, no],
  ])
  expect(payable(change('crew', { count: { zone: 'hangar', player: 'you' } }))).toEqual([no, yes])
  expect(payable({ op: 'modifyCost', sel: {}, player: 'you', n: -1 })).toEqual([yes, yes])
  // Another text of the same card, before it or after it.
  const other: Operation = { op: 'rule', param: 'income', delta: -1, player: 'you' }
  expect([payable(other, change('crew', -1)), payable(change('crew', -1), other), payable(other)]).toEqual([
    [no, yes],
    [no, yes],
    [no, no],
  ])
})

test('CG-STACK-17, CG-BASE-5, CG-MONO-1 · a base might be paid whose developments a base of its deck asks for, however cheap it is', () => {
  rewrite('konyvelo', [{ kind: 'static', do: [change('base', -1)] }])
  for (const [mono, race] of RACES.entries()) {
    const least = Math.min(...CARDS.filter((one) => one.race === race && one.type === 'base').map(({ limit }) => limit))
    const p = duel({
      you: { credits: 0, cantina: ['konyvelo'], surface: ['kelteto unpaid'] },
      also: (g) => {
        const [held] = g.seats
        if (held !== undefined) held.mono = mono
      },
    })
    const may = (developments: number): boolean => {
      p.g.developments[card(p, 'kelteto')] = developments
      return couldPay(p.g, 0, card(p, 'kelteto'))
    }
    expect([race, may(Math.max(0, least - 1)), may(least), may(99)]).toEqual([race, least === 0, true, true])
  }
})

test('CG-STACK-17 · what makes cards cheaper for a while does so for its own player', () => {
  const cheaper: Operation = { ...change('crew', -1), until: 'turn' } as Operation
  const dearer: Operation = { op: 'taxAttack', player: 'you', n: 1, until: 'turn' }
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [cheaper, dearer] }])
  const may = (operation: Operation, self: string): boolean => {
    const side = { hand: ['jo-uzlet'], credits: 0 }
    const p = duel({ you: { ...side, cantina: ['vasfalo unpaid'] }, opponent: { hand: ['jo-uzlet'] } })
    const ctx = speaking(p, { self: 'jo-uzlet' })
    carryOut(p, self === 'you' ? ctx : { ...ctx, controller: 1, opponent: 0 }, [operation])
    return couldPay(p.g, 0, card(p, 'vasfalo'))
  }
  expect([may(cheaper, 'you'), may(cheaper, 'opponent'), may(dearer, 'you')]).toEqual([true, false, false])
})

test('CG-STACK-17 · a hand might hold an interrupt that its credits, the combat, the ships and the stack allow', () => {
  const any = CARDS.filter(({ type }) => type === 'interrupt')
  const subtypes = [...new Set(any.map(({ subtype }) => subtype))]
  const could = (given: GivenTable, also: (g: State) => void = () => undefined): string[] => {
    const p = duel(given)
    also(p.g)
    return subtypes.filter((subtype) => couldPlay(p.g, 0, (one) => one === subtype))
  }
  expect(could({ you: { credits: 20 } })).toEqual([])
  const rich = could({ you: { hand: ['turul'], hangar: ['karom'], credits: 20 } }, (g) => {
    g.combat = newCombat(0, 1, 'colony', -1)
    g.stack.push(newStackItem(g, { kind: 'ability', controller: 1, card: 0 }))
  })
  expect(rich.toSorted()).toEqual(subtypes.toSorted())
  const poor = could({ you: { hand: ['turul'], hangar: ['karom'], credits: 0 } }, (g) => {
    g.combat = newCombat(0, 1, 'colony', -1)
    g.stack.push(newStackItem(g, { kind: 'ability', controller: 1, card: 0 }))
  })
  expect(poor.toSorted()).toEqual(subtypes.filter((subtype) => any.some((one) => one.subtype === subtype && one.price === 0)).toSorted())
  rewrite('konyvelo', [{ kind: 'static', do: [change('interrupt', -1)] }])
  const cheaper = could({ you: { hand: ['turul'], hangar: ['karom'], cantina: ['konyvelo'], credits: 0 } })
  expect(cheaper).toContain('general')
})
