import { expect, test } from 'vitest'
import { card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through } from '../given.ts'

for (const [title, id, limit, armour] of [
  ['CG-CARD-6 · zsakmanypiac: limit 3 and armour 2', 'zsakmanypiac', 3, 2],
  ['CG-CARD-6 · vadaszkikoto: limit 4 and armour 3', 'vadaszkikoto', 4, 3],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { surface: [`${id} unpaid +${limit - 1}`] } }), `pay:{${id}}`)).toBe(false)
    const p = duel({ you: { surface: [`${id} unpaid +${limit}`] } })
    doing(p, `pay:{${id}}`)
    expect([shown(p, id).paid, shown(p, id).armourLeft]).toEqual([true, armour])
  })

for (const [title, mark, shot, gain] of [
  ['CG-GOAL-5 · zsakmanypiac: two credits for a ship destroyed by fire', '', ['fire:{karom}:{crx}'], 2],
  ['CG-GOAL-5 · zsakmanypiac: two credits for each', '', ['fire:{karom}:{crx}', 'fire:{turul}:{crx#1}'], 4],
  ['CG-GOAL-5 · zsakmanypiac: nothing while unpaid', ' unpaid', ['fire:{karom}:{crx}'], 0],
  ['CG-GOAL-5 · zsakmanypiac: nothing for a ship that survives', '', ['fire:{karom}:{invazios-fellegvar}'], 0],
] as const)
  test(title, () => {
    const p = duel({
      you: { surface: [`zsakmanypiac${mark}`], hangar: ['karom', 'turul'], credits: 0 },
      opponent: { hangar: ['crx -4', 'crx -4', 'invazios-fellegvar'] },
    })
    through(p, 'attack:colony:1', 'attack-with:{karom}', 'attack-with:{turul}')
    through(p, 'defend-with:{crx}', 'defend-with:{crx#1}', 'defend-with:{invazios-fellegvar}', ...shot)
    expect(credits(reach(p))).toBe(gain)
  })

test('CG-GOAL-5 · zsakmanypiac: nothing for your own ship that is destroyed, nor for one destroyed by a card', () => {
  const lost = duel({ you: { surface: ['zsakmanypiac'], hangar: ['vasszorny -4'], credits: 0 }, opponent: { hangar: ['karom'] } })
  through(lost, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{vasszorny}', 'no-return')
  expect([placeOf(reach(lost).g, card(lost, 'vasszorny')), credits(lost)]).toEqual(['trash of 0', 0])
  const played = duel({ you: { surface: ['zsakmanypiac'], hand: ['verdij'], credits: 3 }, opponent: { hangar: ['karom'] } })
  doing(played, 'event:{verdij}')
  expect([placeOf(played.g, card(played, 'karom')), credits(played)]).toEqual(['trash of 1', 0])
})

test('CG-GOAL-5 · vadaszkikoto: the first ship played each turn costs one less', () => {
  const p = duel({ you: { surface: ['vadaszkikoto'], hand: ['pengefarok', 'marduk-kurios', 'holdimado'], credits: 9 } })
  expect(credits(doing(p, 'launch:{pengefarok}'))).toBe(7)
  expect(credits(doing(p, 'launch:{marduk-kurios}'))).toBe(4)
  through(p, 'end', 'end')
  const before = credits(reach(p))
  expect(credits(doing(p, 'launch:{holdimado}'))).toBe(before - 4)
})

test('CG-GOAL-5 · vadaszkikoto: not unpaid, not for other cards, not for the opponent', () => {
  const unpaid = duel({ you: { surface: ['vadaszkikoto unpaid'], hand: ['pengefarok'], credits: 9 } })
  expect(credits(doing(unpaid, 'launch:{pengefarok}'))).toBe(6)
  const crew = duel({ you: { surface: ['vadaszkikoto'], cantina: ['szigonyos-lovesz unpaid'], hand: ['pengefarok'], credits: 9 } })
  expect(credits(doing(crew, 'pay:{szigonyos-lovesz}'))).toBe(7)
  expect(credits(doing(crew, 'launch:{pengefarok}'))).toBe(5)
  const other = duel({ you: { hand: ['pengefarok'], credits: 9 }, opponent: { surface: ['vadaszkikoto'] } })
  expect(credits(doing(other, 'launch:{pengefarok}'))).toBe(6)
})

const BOMBED = { you: { hangar: ['birodalmi-cirkalo', 'vasszorny'] }, opponent: { surface: ['veres-viz unpaid'], credits: 1 } }
const ATTACK = ['attack:base:{veres-viz}', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{vasszorny}', 'bomb:{birodalmi-cirkalo}']

test('CG-GOAL-5, CG-TRAP-3 · veres-viz: three damage to a bombing ship', () => {
  const p = duel(BOMBED)
  through(p, ...ATTACK, 'trap:{veres-viz}')
  reach(p)
  expect(['birodalmi-cirkalo', 'vasszorny'].map((id) => shown(p, id).armourLeft)).toEqual([1, 5])
  expect([placeOf(p.g, card(p, 'veres-viz')), credits(p, 1)]).toEqual(['trash of 1', 0])
})

test('CG-TRAP-3, CG-TRAP-4 · veres-viz: unpaid it does nothing, without a credit it cannot be paid', () => {
  const declined = duel(BOMBED)
  through(declined, ...ATTACK, 'no-trap')
  expect([shown(reach(declined), 'birodalmi-cirkalo').armourLeft, pile(declined, 'wasteland', 1)]).toEqual([4, ['veres-viz']])
  const poor = duel({ ...BOMBED, opponent: { ...BOMBED.opponent, credits: 0 } })
  through(poor, ...ATTACK)
  expect(offers(reach(poor, 'trap-pay'), 'trap:{veres-viz}')).toBe(false)
})

const COLONY = ['fotonlandzsa', 'turul', 'nanoraj', 'tuzer', 'kitinfal', 'harapas', 'verdij', 'karom', 'liktor']

test('CG-GOAL-5, CG-BASE-9 · ragadozo-osztonok: a ship of the top eight is taken, the colony is shuffled', () => {
  const p = duel({ you: { surface: ['ragadozo-osztonok unpaid +2'], colony: COLONY, filler: 2, credits: 0 } })
  through(p, 'pay:{ragadozo-osztonok}')
  reach(p, 'effect-search')
  expect(p.options().sort()).toEqual([`take:${card(p, 'turul')}`, `take:${card(p, 'karom')}`, 'done'].sort())
  through(p, 'take:{karom}')
  reach(p)
  expect([pile(p, 'headquarters'), pile(p, 'colony').length, pile(p, 'trash')]).toEqual([['karom'], 10, ['ragadozo-osztonok']])
  expect(heard(p, 'colony-shuffled')).toHaveLength(1)
  expect(JSON.stringify(heard(p, 'took-shown', 1))).toContain('karom')
})

test('CG-CARD-6 · ragadozo-osztonok: not with one development', () => {
  expect(offers(duel({ you: { surface: ['ragadozo-osztonok unpaid +1'] } }), 'pay:{ragadozo-osztonok}')).toBe(false)
})
