import type { Rule } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { nameAbility } from '../../effects/do/conversion.ts'
import { run } from '../../effects/do/operations.ts'
import { replaced } from '../../effects/do/replacing.ts'
import { type Effect, KEYWORDS, type Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { card, duel, type GivenTable, pile } from '../given.ts'
import { carryOut, rewrite, type Spoken, speaking } from './given.ts'

/** The options of the first question of a rule, in their order; a card's number is written as its id. */
function offered(p: { readonly g: State }, rule: Rule<unknown>, ...ids: readonly string[]): string[] {
  const step = rule.next({ seat: 0, value: undefined })
  if (step.done || !('kind' in step.value) || step.value.kind === 'plan') throw new Error('no question with options')
  const names = new Map(ids.map((id) => [String(card(p, id)), id]))
  return step.value.options.map(({ id }) => id.replace(/:(\d+)/, (_, at: string) => `:${names.get(at) ?? at}`))
}

/** The options of the first question of operations of seat 0. */
function asked(given: GivenTable, spoken: Spoken, operations: readonly Operation[], ...ids: readonly string[]): string[] {
  const p = duel(given)
  return offered(p, run(p.g, speaking(p, spoken), operations), ...ids)
}

const colony = { colony: ['turul', 'karom', 'liktor'], filler: 0 }

test('CG-ZONE-17, CG-INFO-9 · a search offers the cards from the top on, and last to take none', () => {
  const search: Operation = { op: 'search', player: 'you', top: 3, filter: { type: 'ship' }, n: 2, to: 'headquarters', rest: 'shuffle' }
  expect(asked({ you: colony }, {}, [search], 'turul', 'karom', 'liktor')).toEqual(['take:turul', 'take:karom', 'take:liktor', 'done'])
})

test('CG-ZONE-17 · a search for certain cards shows what is taken, offers none twice, and the text speaks of them in their order', () => {
  const told = (filter: (Operation & { op: 'search' })['filter'], reveal?: true): string[] => {
    const search: Operation = {
      op: 'search',
      player: 'you',
      top: 3,
      filter,
      n: 2,
      to: 'headquarters',
      rest: 'shuffle',
      ...(reveal ? { reveal } : {}),
    }
    const p = duel({ you: colony })
    const ctx = speaking(p)
    carryOut(p, ctx, [search], `take:${card(p, 'karom')}`, `take:${card(p, 'liktor')}`)
    expect(ctx.last).toEqual([card(p, 'karom'), card(p, 'liktor')])
    const p2 = duel({ you: colony })
    const twice = `take:${card(p2, 'karom')}`
    expect(() => carryOut(p2, speaking(p2), [search], twice, twice)).toThrow('is not offered')
    return p.g.events.flatMap(({ event }) => (event.type.startsWith('took') ? [event.type] : []))
  }
  expect([told({ type: 'ship' }), told({}, true)]).toEqual([
    ['took-shown', 'took-shown'],
    ['took-shown', 'took-shown'],
  ])
  expect(told({})).not.toContain('took-shown')
})

test('CG-ZONE-3, CG-GOAL-5 · cards that go to the bottom or from pile to pile are offered before the option to end', () => {
  const arrange: Operation = { op: 'arrange', player: 'you', n: 2, mayBottom: true }
  expect(asked({ you: colony }, {}, [arrange], 'turul', 'karom')).toEqual(['bottom:turul', 'bottom:karom', 'done'])
  const move: Operation = { op: 'move', from: 'trash', player: 'you', n: 2, pick: 'choose', to: 'colony', upTo: true }
  const piles = { trash: ['turul', 'karom', 'liktor'], filler: 0 }
  expect(asked({ you: piles }, {}, [move], 'turul', 'karom', 'liktor')).toEqual(['move:turul', 'move:karom', 'move:liktor', 'done'])
  const p = duel({ you: piles })
  const ctx = speaking(p)
  carryOut(p, ctx, [move], `move:${card(p, 'liktor')}`, `move:${card(p, 'turul')}`)
  expect([pile(p, 'colony'), ctx.last]).toEqual([
    ['liktor', 'turul'],
    [card(p, 'liktor'), card(p, 'turul')],
  ])
})

test('CG-CONV-1, CG-CONV-2 · the abilities are offered in the order of the rulebook, after the option to name none', () => {
  const p = duel({ settings: { shipConversion: true }, you: { hangar: ['karom'] } })
  expect(offered(p, nameAbility(p.g, 0, card(p, 'karom')))).toEqual(['no-ability', ...KEYWORDS.map((keyword) => `ability:${keyword}`)])
  const simple = duel({ settings: { shipConversion: true, simplifiedCombat: true }, you: { hangar: ['karom'] } })
  const rest = KEYWORDS.filter((keyword) => keyword !== 'rapidFire')
  expect(offered(simple, nameAbility(simple.g, 0, card(simple, 'karom')))).toEqual([
    'no-ability',
    ...rest.map((keyword) => `ability:${keyword}`),
  ])
})

test('CG-STACK-21 · replacements and preventions are offered in the order in which their cards came and began', () => {
  const save: Effect = {
    kind: 'replace',
    event: 'wouldBeDestroyed',
    who: 'ship',
    instead: [{ op: 'setStat', who: 'ship', stat: 'armour', to: 1 }],
  }
  rewrite('kitinlemez', [save])
  rewrite('femkarom', [save])
  const p = duel({ you: { hangar: ['turul', '> kitinlemez', '> femkarom'] } })
  const open = offered(p, replaced(p.g, 'wouldBeDestroyed', card(p, 'turul'), run), 'kitinlemez', 'femkarom')
  expect(open).toEqual(['replace:kitinlemez:0', 'replace:femkarom:0'])
  const shield = (n: number): Operation => ({ op: 'preventDamage', to: 't1', n, until: 'turn' })
  const shields = [shield(1), shield(2)]
  rewrite('jo-uzlet', [{ kind: 'resolve', do: shields }])
  const other = duel({ you: { hand: ['jo-uzlet'], hangar: ['turul'] } })
  const ctx = speaking(other, { self: 'jo-uzlet', t1: ['turul'] })
  carryOut(other, ctx, shields)
  expect(offered(other, run(other.g, ctx, [{ op: 'damage', to: 't1', n: 1 }]))).toEqual(other.g.lasting.map(({ id }) => `apply:${id}`))
  expect(other.g.lasting.map(({ left }) => left)).toEqual([1, 2])
})
