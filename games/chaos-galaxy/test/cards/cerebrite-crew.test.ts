import { expect, test } from 'vitest'
import { act, card, credits, doing, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · tengernagy: one firepower and one armour', 'tengernagy', [3, 3, 4, 2]],
  ['CG-CARD-5 · telepata: one speed and one firepower', 'telepata', [4, 3, 3, 2]],
  ['CG-CARD-5 · szolgarobot: one speed and one armour', 'szolgarobot', [4, 2, 4, 2]],
] as const)
  test(title, () => {
    const given = { you: { hangar: ['liktor'], cantina: [id] }, opponent: { hand: ['turul'] } }
    const aboard = duel(given)
    through(aboard, 'attack:headquarters:1', `board:{${id}}:{liktor}`)
    expect(values(reach(aboard, 'bombing-bombers'), 'liktor')).toEqual(figures)
    const unpaid = duel({ ...given, you: { hangar: ['liktor'], cantina: [`${id} unpaid`], credits: 0 } })
    through(unpaid, 'attack:headquarters:1', `board:{${id}}:{liktor}`)
    expect(values(reach(unpaid, 'bombing-bombers'), 'liktor')).toEqual([3, 2, 3, 2])
  })

test('CG-CREW-13 · szolgarobot: damaged, it turns active in the end phase', () => {
  const p = duel({ you: { cantina: ['szolgarobot damaged', 'telepata damaged'] } })
  doing(p, 'end')
  expect(['szolgarobot', 'telepata'].map((id) => shown(p, id).turned)).toEqual(['active', 'used'])
})

for (const [title, target, bombing] of [
  ['CG-GOAL-5 · tengernagy: one more bombing while attacking a colony', 'attack:colony:1', 3],
  ['CG-GOAL-5 · tengernagy: not while attacking a headquarters', 'attack:headquarters:1', 2],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor'], cantina: ['tengernagy'] }, opponent: { hand: ['turul'] } })
    through(p, target, 'board:{tengernagy}:{liktor}')
    expect(values(reach(p, 'bombing-bombers'), 'liktor')[3]).toBe(bombing)
  })

test('CG-GOAL-5 · tengernagy: not while defending', () => {
  const p = duel({ you: { hangar: ['liktor', '> tengernagy'] }, opponent: { hangar: ['cobra-flash'] }, active: 1 })
  through(p, 'attack:colony:0', 'defend-with:{liktor}')
  expect(values(reach(p, 'firing-act'), 'liktor')[3]).toBe(2)
})

const READER = {
  you: { hangar: ['liktor', '> telepata', 'birodalmi-cirkalo'] },
  opponent: { hand: ['rugyezes', 'rugyezes'], hangar: ['palotahajo'] },
}
const FLEET = ['attack:colony:1', 'attack-with:{liktor}', 'attack-with:{birodalmi-cirkalo}', 'defend-with:{palotahajo}']

test('CG-GOAL-5 · telepata: while its ship fires the opponent plays no interrupt, and later again', () => {
  const p = duel(READER)
  through(p, ...FLEET, 'fire:{liktor}:{palotahajo}', 'no-return')
  reach(p, 'firing-act')
  expect(shown(p, 'palotahajo').armourLeft).toBe(3)
  expect(p.events(1, 'played')).toEqual([])
  through(p, 'fire:{birodalmi-cirkalo}:{palotahajo}', 'no-return')
  expect(offers(p, 'play:{rugyezes}')).toBe(true)
})

test('CG-GOAL-5 · telepata: interrupts are offered when another ship fires, or while unpaid', () => {
  const other = duel({ ...READER, you: { hangar: ['liktor', 'birodalmi-cirkalo', '> telepata'] } })
  through(other, ...FLEET, 'fire:{liktor}:{palotahajo}', 'no-return', 'play:{rugyezes}')
  const unpaid = duel({ ...READER, you: { hangar: ['liktor', '> telepata unpaid', 'birodalmi-cirkalo'] } })
  through(unpaid, ...FLEET, 'fire:{liktor}:{palotahajo}', 'no-return', 'play:{rugyezes}')
  expect([other, unpaid].map((p) => p.events(1, 'played').length)).toEqual([1, 1])
})

test('CG-GOAL-5 · tanacsnok: turned used, the next event of this turn costs two less', () => {
  const p = duel({ you: { cantina: ['tanacsnok'], hand: ['vamszedes', 'tozsdebumm', 'tozsdebumm'], credits: 2 }, opponent: { credits: 0 } })
  doing(p, 'use:{tanacsnok}:0', 'event:{tozsdebumm}')
  expect([credits(p), shown(p, 'tanacsnok').turned]).toEqual([3, 'used'])
  doing(p, 'event:{tozsdebumm#1}')
  expect(credits(p)).toBe(1)
})

test('CG-GOAL-5 · tanacsnok: not used, not in combat, and not beyond the turn', () => {
  expect(offers(duel({ you: { cantina: ['tanacsnok used'] } }), 'use:{tanacsnok}:0')).toBe(false)
  const p = duel({ you: { cantina: ['tanacsnok'], hand: ['jo-uzlet'], credits: 0 } })
  doing(p, 'use:{tanacsnok}:0', 'end', 'end', 'event:{jo-uzlet}')
  expect(credits(p)).toBe(7)
})

test('CG-GOAL-5 · emlekor: for two credits an event of cost four or less comes back from your own trash', () => {
  const p = duel({
    you: { cantina: ['emlekor'], trash: ['tozsdebumm', 'elmeuralom', 'kamat', 'jo-uzlet'], credits: 2 },
    opponent: { trash: ['hitel'] },
  })
  act(p, 'use:{emlekor}:0')
  expect(p.options()).toEqual(['tozsdebumm', 'jo-uzlet'].map((id) => `target:${card(p, id)}`))
  doing(p, 'target:{tozsdebumm}')
  expect([placeOf(p.g, card(p, 'tozsdebumm')), credits(p), shown(p, 'emlekor').turned]).toEqual(['headquarters of 0', 0, 'used'])
})

test('CG-GOAL-5 · emlekor: not without such an event, without credits, or used', () => {
  expect(offers(duel({ you: { cantina: ['emlekor'], trash: ['elmeuralom', 'kamat'] } }), 'use:{emlekor}:0')).toBe(false)
  expect(offers(duel({ you: { cantina: ['emlekor'], trash: ['hitel'], credits: 1 } }), 'use:{emlekor}:0')).toBe(false)
  expect(offers(duel({ you: { cantina: ['emlekor used'], trash: ['hitel'] } }), 'use:{emlekor}:0')).toBe(false)
})

for (const [title, id, price] of [
  ['CG-PAY-4 · tengernagy: 3 credits', 'tengernagy', 3],
  ['CG-PAY-4 · telepata: 2 credits', 'telepata', 2],
  ['CG-PAY-4 · tanacsnok: 2 credits', 'tanacsnok', 2],
  ['CG-PAY-4 · emlekor: 3 credits', 'emlekor', 3],
  ['CG-PAY-4 · szolgarobot: 1 credit', 'szolgarobot', 1],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { cantina: [`${id} unpaid`], credits: price } }), `pay:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { cantina: [`${id} unpaid`], credits: price - 1 } }), `pay:{${id}}`)).toBe(false)
  })
