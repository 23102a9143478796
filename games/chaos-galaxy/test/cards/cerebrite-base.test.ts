import { expect, test } from 'vitest'
import { act, asked, card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through } from '../given.ts'

for (const [title, id, limit, price, armour] of [
  ['CG-CARD-6 · szenatus: limit 4, armour 3, one credit', 'szenatus', 4, 1, 3],
  ['CG-CARD-6 · telepatikus-arnyekolas: limit 2, armour 3, no credits', 'telepatikus-arnyekolas', 2, 0, 3],
  ['CG-CARD-6 · csaszari-konyvtar: limit 5, armour 3, one credit', 'csaszari-konyvtar', 5, 1, 3],
] as const)
  test(title, () => {
    const given = (developments: number) => ({ you: { surface: [`${id} unpaid +${developments}`], credits: price } })
    expect(offers(duel(given(limit - 1)), `pay:{${id}}`)).toBe(false)
    const p = duel(given(limit))
    doing(p, `pay:{${id}}`)
    expect([credits(p), shown(p, id).armourLeft]).toEqual([0, armour])
  })

const BOMBED = {
  you: { hangar: ['liktor', '> berfegyver', 'gondolat'] },
  opponent: { surface: ['chazma-toltet unpaid', 'szenatus'], credits: 3 },
}
const BOMBING = ['attack:base:{chazma-toltet}', 'attack-with:{liktor}', 'bomb:{liktor}']

test('CG-GOAL-5, CG-TRAP-1, CG-ABIL-7 · chazma-toltet: the attacker chooses one of your own ships, which is destroyed', () => {
  const p = duel(BOMBED)
  through(p, ...BOMBING, 'trap:{chazma-toltet}')
  expect([p.question().seat, p.options().length]).toEqual([0, 2])
  act(p, 'target:{gondolat}')
  reach(p)
  expect(['gondolat', 'chazma-toltet'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 1'])
  expect([credits(p, 1), heard(p, 'bombing-success')]).toEqual([0, []])
})

test('CG-GOAL-5, CG-SHIP-9 · chazma-toltet: with the ship goes what lies on it', () => {
  const p = duel(BOMBED)
  through(p, ...BOMBING, 'trap:{chazma-toltet}', 'target:{liktor}')
  reach(p)
  expect(['liktor', 'berfegyver', 'gondolat'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 0', 'hangar of 0'])
})

test('CG-TRAP-2, CG-TRAP-4 · chazma-toltet: not in the main phase, not without credits, and unpaid it falls', () => {
  expect(offers(duel({ you: { surface: ['chazma-toltet unpaid +3'] } }), 'pay:{chazma-toltet}')).toBe(false)
  const poor = duel({ ...BOMBED, opponent: { ...BOMBED.opponent, credits: 2 } })
  through(poor, ...BOMBING)
  reach(poor)
  expect(['liktor', 'chazma-toltet'].map((id) => placeOf(poor.g, card(poor, id)))).toEqual(['hangar of 0', 'wasteland of 1'])
})

test('CG-GOAL-5 · szenatus: the first event of a turn brings a credit', () => {
  const p = duel({ you: { surface: ['szenatus'], hand: ['hitel', 'hitel', 'hitel'], credits: 0 } })
  doing(p, 'event:{hitel}')
  expect(credits(p)).toBe(6)
  doing(p, 'event:{hitel#1}')
  expect(credits(p)).toBe(11)
})

test("CG-GOAL-5 · szenatus: nothing unpaid, for interrupts, or for the opponent's events", () => {
  const unpaid = duel({ you: { surface: ['szenatus unpaid'], hand: ['hitel'], credits: 0 } })
  doing(unpaid, 'event:{hitel}')
  expect(credits(unpaid)).toBe(5)
  const other = duel({ you: { hand: ['hitel'] }, opponent: { surface: ['szenatus'], credits: 0 } })
  doing(other, 'event:{hitel}')
  expect(credits(other, 1)).toBe(0)
  const interrupt = duel({ phase: 'start', you: { surface: ['szenatus'], hand: ['kamat'], credits: 0 } })
  act(interrupt, 'play:{kamat}')
  expect(credits(reach(interrupt))).toBe(6)
})

for (const [title, mark, discarded] of [
  ['CG-GOAL-5 · telepatikus-arnyekolas: the headquarters cannot be bombed', '', 0],
  ['CG-GOAL-5 · telepatikus-arnyekolas: unpaid, it can', ' unpaid', 1],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor'] }, opponent: { surface: [`telepatikus-arnyekolas${mark}`], hand: ['turul', 'tuzer'] } })
    through(p, 'attack:headquarters:1', 'bomb:{liktor}')
    expect(pile(reach(p), 'wasteland', 1)).toHaveLength(discarded)
  })

test('CG-GOAL-5 · telepatikus-arnyekolas: the colony can be bombed', () => {
  const p = duel({ you: { hangar: ['liktor'] }, opponent: { surface: ['telepatikus-arnyekolas'] } })
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  expect(pile(reach(p), 'wasteland', 1)).toHaveLength(2)
})

test("CG-GOAL-5 · telepatikus-arnyekolas: the opponent's cards cannot name unpaid cards, but paid ones; attacks can", () => {
  const opponent = { surface: ['telepatikus-arnyekolas', 'szenatus unpaid'], cantina: ['konyvelo unpaid'] }
  const p = duel({ you: { hand: ['bergyilkos'], hangar: ['liktor'] }, opponent })
  expect(offers(p, 'event:{bergyilkos}')).toBe(false)
  expect(offers(p, 'attack:crew:{konyvelo}')).toBe(true)
  const paid = duel({ you: { hand: ['bergyilkos'] }, opponent: { ...opponent, cantina: ['konyvelo'] } })
  expect(offers(paid, 'event:{bergyilkos}')).toBe(true)
  const without = duel({ you: { hand: ['bergyilkos'] }, opponent: { cantina: ['konyvelo unpaid'] } })
  expect(offers(without, 'event:{bergyilkos}')).toBe(true)
})

const TOP = ['hitel', 'turul', 'jo-uzlet', 'tuzer', 'vamszedes', 'turul', 'turul', 'turul', 'embargo', 'tozsdebumm']

for (const [title, developments, takes] of [
  ['CG-GOAL-5, CG-BASE-7 · agytroszt: four developments take two events', 4, ['hitel', 'embargo']],
  ['CG-GOAL-5, CG-VAL-3 · agytroszt: three developments take one event', 3, ['vamszedes']],
  ['CG-GOAL-5 · agytroszt: at most three events', 9, ['hitel', 'jo-uzlet', 'embargo']],
] as const)
  test(title, () => {
    const p = duel({ you: { surface: [`agytroszt unpaid +${developments}`], colony: TOP, credits: 0 } })
    act(p, 'pay:{agytroszt}')
    reach(p, 'effect-search')
    // Only events among the top nine; fewer may be taken.
    expect(p.options()).toHaveLength(5)
    expect(offers(p, 'take:{tozsdebumm}')).toBe(false)
    through(p, ...takes.map((id) => `take:{${id}}`))
    expect(pile(reach(p), 'headquarters').sort()).toEqual([...takes].sort())
    expect([placeOf(p.g, card(p, 'agytroszt')), heard(p, 'colony-shuffled').length]).toEqual(['trash of 0', 1])
    expect(heard(p, 'took-shown', 1).length).toBe(takes.length)
  })

test('CG-GOAL-5 · agytroszt: one development takes nothing', () => {
  const p = duel({ you: { surface: ['agytroszt unpaid +1'], colony: TOP } })
  doing(p, 'pay:{agytroszt}')
  expect([asked(reach(p)), pile(p, 'headquarters')]).toEqual(['main-action', []])
})

test('CG-GOAL-5 · csaszari-konyvtar: turned used it draws a card', () => {
  const p = duel({ you: { surface: ['csaszari-konyvtar'], colony: ['turul'] } })
  doing(p, 'use:{csaszari-konyvtar}:0')
  expect([pile(p, 'headquarters'), shown(p, 'csaszari-konyvtar').turned]).toEqual([['turul'], 'used'])
  expect(offers(p, 'use:{csaszari-konyvtar}:0')).toBe(false)
})

for (const [title, mark, depth, discards] of [
  ['CG-GOAL-5 · csaszari-konyvtar: six cards stay in the headquarters, and a search looks at seven', '', 7, 1],
  ['CG-GOAL-5 · csaszari-konyvtar: unpaid, five cards stay, and a search looks at five', ' unpaid', 5, 2],
] as const)
  test(title, () => {
    const given = { you: { surface: [`csaszari-konyvtar${mark}`], colony: TOP } }
    const search = duel(given)
    doing(search, 'pick')
    expect(search.options()).toHaveLength(depth)
    const full = duel({ you: { ...given.you, hand: new Array<string>(7).fill('turul') } })
    doing(full, 'end')
    expect([asked(full), full.question()]).toMatchObject(['end-discard', { least: discards, most: discards }])
    full.answer({ options: full.options().slice(0, discards) })
    expect(reach(full).g.active).toBe(1)
  })
