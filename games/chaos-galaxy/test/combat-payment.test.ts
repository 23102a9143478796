import { expect, test } from 'vitest'
import { cardById } from '../content/cards.ts'
import { rewrite } from './effects/given.ts'
import { act, asked, card, credits, duel, heard, offers, placeOf, reach, shown, through, values } from './given.ts'

test('CG-CPAY-1, CG-CPAY-2 · first the attacker pays for cards on its ships, then the defender; they do not alternate', () => {
  const p = duel({
    you: { hangar: ['birodalmi-cirkalo', '> fotonlandzsa unpaid', '> vasfalo unpaid', 'liktor', '> durmacel-vertezet unpaid'] },
    opponent: { hangar: ['szarvasbogar', '> femkarom unpaid'], cantina: ['tuzer unpaid'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{birodalmi-cirkalo}', 'defend-with:{szarvasbogar}')
  reach(p, 'combat-payment')
  expect([p.question().seat, p.options()]).toEqual([0, [`pay:${card(p, 'fotonlandzsa')}`, `pay:${card(p, 'vasfalo')}`, 'done']])
  act(p, 'pay:{fotonlandzsa}')
  expect([p.question().seat, p.options()]).toEqual([0, [`pay:${card(p, 'vasfalo')}`, 'done']])
  act(p, 'done')
  expect([asked(p), p.question().seat, p.options()]).toEqual(['combat-payment', 1, [`pay:${card(p, 'femkarom')}`, 'done']])
  act(p, 'pay:{femkarom}')
  expect([asked(p), credits(p), credits(p, 1)]).toEqual(['firing-act', 18, 18])
})

test('CG-CPAY-3 · a card that is not paid in the step cannot be paid later in the combat', () => {
  const p = duel({ you: { hangar: ['liktor', '> fotonlandzsa unpaid'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'defend-with:{szarvasbogar}')
  reach(p, 'firing-act')
  expect(offers(p, 'pay:{fotonlandzsa}')).toBe(false)
  reach(p, 'bombing-bombers')
  expect(offers(p, 'pay:{fotonlandzsa}')).toBe(false)
})

test('CG-CPAY-4, CG-CPAY-5 · missiles of both sides take effect at the same moment; the attacker announces first', () => {
  const p = duel({
    you: { hangar: ['jegszilank', '> plazmaraketa unpaid'] },
    opponent: { hangar: ['halalszarny', '> torpedoraj unpaid'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'pay:{plazmaraketa}', 'pay:{torpedoraj}')
  reach(p)
  expect(['jegszilank', 'plazmaraketa', 'halalszarny', 'torpedoraj'].map((id) => placeOf(p.g, card(p, id)))).toEqual([
    'trash of 0',
    'trash of 0',
    'trash of 1',
    'trash of 1',
  ])
  expect(heard(p, 'triggered').map((event) => event.seat)).toEqual([0, 1])
})

test('CG-CPAY-5 · nothing leaves play before all effects of the step have been carried out', () => {
  rewrite('plazmaraketa', [
    {
      kind: 'triggered',
      when: { event: 'paymentEnd', who: 'self' },
      do: [{ op: 'destroy', who: { all: { zone: 'hangar', player: 'opponent' } } }],
    },
  ])
  rewrite('torpedoraj', [
    {
      kind: 'triggered',
      when: { event: 'paymentEnd', who: 'self' },
      do: [{ op: 'gainCredits', player: 'you', n: { count: { zone: 'hangar', player: 'you' } } }],
    },
  ])
  const p = duel({
    you: { hangar: ['jegszilank', '> plazmaraketa unpaid'], credits: 9 },
    opponent: { hangar: ['halalszarny', '> torpedoraj unpaid', 'karom'], credits: 9 },
  })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'pay:{plazmaraketa}', 'pay:{torpedoraj}')
  const left = 9 - (cardById('torpedoraj')?.price ?? 0)
  reach(p)
  expect([credits(p, 1) - left, placeOf(p.g, card(p, 'halalszarny')), placeOf(p.g, card(p, 'karom'))]).toEqual([
    2,
    'trash of 1',
    'trash of 1',
  ])
})

test('CG-CPAY-6 · without a firing step ships hit turn damaged right after the payment step and cannot bomb', () => {
  const p = duel({ you: { hangar: ['mamut-i', '> faltoro-kos unpaid', 'liktor', '> orult-raketa unpaid'] }, opponent: {} })
  through(p, 'attack:colony:1', 'attack-with:{mamut-i}', 'attack-with:{liktor}')
  through(p, 'pay:{orult-raketa}')
  reach(p, 'bombing-bombers')
  expect([shown(p, 'mamut-i').turned, p.options()]).toEqual(['damaged', [`bomb:${card(p, 'liktor')}`]])
})

test('CG-CPAY-7 · with all defenders gone the firing step still takes place: stealth may be used, then it ends', () => {
  const p = duel({ you: { hangar: ['verszag', 'liktor', '> plazmaraketa unpaid'] }, opponent: { hangar: ['jegszilank'] } })
  through(p, 'attack:colony:1', 'attack-with:{verszag}', 'attack-with:{liktor}', 'defend-with:{jegszilank}', 'pay:{plazmaraketa}')
  reach(p, 'firing-act')
  expect([placeOf(p.g, card(p, 'jegszilank')), p.options()]).toEqual(['trash of 1', [`stealth:${card(p, 'verszag')}`, 'pass']])
  act(p, 'pass')
  expect([heard(p, 'firing-over').length, asked(p)]).toEqual([1, 'bombing-bombers'])
})

test('CG-CPAY-7, CG-STACK-17 · the firing step takes place too if the defenders are gone as soon as they are named', () => {
  const targets = [{ id: 't1', sel: { zone: 'hangar', player: 'opponent', type: 'ship', role: 'participating' } }] as const
  rewrite('vad-roham', [{ kind: 'resolve', targets, do: [{ op: 'destroy', who: 't1' }] }])
  const p = duel({ you: { hangar: ['verszag'], hand: ['vad-roham'] }, opponent: { hangar: ['jegszilank'] } })
  through(p, 'attack:colony:1', 'defend-with:{jegszilank}', 'play:{vad-roham}')
  reach(p, 'firing-act')
  expect([placeOf(p.g, card(p, 'jegszilank')), p.options()]).toEqual(['trash of 1', [`stealth:${card(p, 'verszag')}`, 'pass']])
})

test('CG-CPAY-8 · the effects of the step lie on the stack as one group with one window; without any there is none', () => {
  const p = duel({
    you: { hangar: ['liktor', '> torpedoraj unpaid'], hand: ['turul'] },
    opponent: { hangar: ['birodalmi-cirkalo', '> plazmaraketa unpaid'], hand: ['zavaras'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'pay:{torpedoraj}', 'pay:{plazmaraketa}')
  for (let asking = 0; p.g.stack.filter((item) => item.grouped).length < 2 && asking < 20; asking++) p.answer('pass')
  expect(p.g.stack.map((item) => [item.kind, item.grouped])).toEqual([
    ['trigger', true],
    ['trigger', true],
  ])
  through(p, 'play:{zavaras}', `target:stack:${p.g.stack[0]?.id}`)
  reach(p)
  expect([values(p, 'birodalmi-cirkalo')[2], shown(p, 'birodalmi-cirkalo').armourLeft, placeOf(p.g, card(p, 'liktor'))]).toEqual([
    4,
    4,
    'trash of 0',
  ])
})

test('CG-CPAY-8, CG-STACK-6 · the opponent of who announced the last effect of the group may answer first', () => {
  const first = (yours: string[], theirs: string[]): number | undefined => {
    const hand = ['csendes-merules']
    const p = duel({
      you: { hangar: ['liktor', ...yours], hand, credits: 9 },
      opponent: { hangar: ['birodalmi-cirkalo', ...theirs], hand, credits: 9 },
    })
    through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
    if (yours.length > 0) through(p, 'pay:{torpedoraj}')
    if (theirs.length > 0) through(p, 'pay:{plazmaraketa}')
    for (let asking = 0; !p.g.stack.some((item) => item.grouped) && asking < 20; asking++)
      p.answer(p.options().find((id) => id === 'pass' || id === 'done') ?? '')
    return p.question().seat
  }
  expect([first(['> torpedoraj unpaid'], []), first([], ['> plazmaraketa unpaid'])]).toEqual([1, 0])
})
