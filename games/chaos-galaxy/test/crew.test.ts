import { multiSelectVerdict, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { turnable } from '../effects/read/costs.ts'
import { contextOf } from '../effects/read/reading.ts'
import { turnDamaged, turnUsed } from '../table/states.ts'
import { act, card, doing, duel, ids, offers, pass, placeOf, reach, shown, through, values, written } from './given.ts'

test('CG-CREW-1 · crew is laid face down for nothing into your own cantina', () => {
  const p = duel({ you: { hand: ['tuzer'], credits: 0 } })
  doing(p, 'cantina:{tuzer}')
  expect(shown(p, 'tuzer')).toMatchObject({ paid: false, controller: 0 })
})

test('CG-CREW-2 · crew is paid in your own main phase, in combat only aboard a ship that takes part', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid', 'vasfalo unpaid'], hangar: ['liktor'] } })
  expect(offers(p, 'pay:{tuzer}')).toBe(true)
  through(p, 'attack:colony:1', 'board:{tuzer}:{liktor}')
  reach(p, 'combat-payment')
  expect(p.options().filter((id) => id.startsWith('pay:'))).toEqual([`pay:${card(p, 'tuzer')}`])
})

test('CG-CREW-3 · paid crew has its effect only aboard', () => {
  const p = duel({ you: { cantina: ['vasfalo'], hangar: ['liktor'] } })
  const before = values(p, 'liktor')
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}')
  expect(values(p, 'liktor')[2]).toBe((before[2] as number) + 2)
  reach(p)
  expect(values(p, 'liktor')).toEqual(before)
  // Its ability does not work from the cantina either.
  const robots = duel({ you: { cantina: ['kamikazerobot', 'kamikazerobot'], hangar: ['liktor'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(robots, 'attack:colony:1', 'board:{kamikazerobot}:{liktor}', 'defend-with:{szarvasbogar}')
  reach(robots, 'firing-act')
  expect(robots.options().filter((id) => id.startsWith('use:'))).toEqual([`use:${card(robots, 'kamikazerobot')}:0`])
})

test('CG-CREW-4 · crew boards only in the equip step, your own ship of the combat with a free slot', () => {
  const p = duel({ you: { cantina: ['tuzer'], hangar: ['liktor', 'karom', 'marduk-kurios', '> asofog'] }, opponent: { hangar: ['turul'] } })
  expect(p.options().some((id) => id.startsWith('board:'))).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{marduk-kurios}', 'done')
  expect(p.options().filter((id) => id.startsWith('board:'))).toEqual([`board:${card(p, 'tuzer')}:${card(p, 'liktor')}`])
})

test('CG-CREW-5, CG-CREW-6 · turned crew cannot board, unpaid crew can', () => {
  const p = duel({ you: { cantina: ['tuzer used', 'vasfalo damaged', 'rohamosztagos unpaid'], hangar: ['liktor'] } })
  act(p, 'attack:colony:1')
  pass(p)
  expect(p.options().filter((id) => id.startsWith('board:'))).toEqual([`board:${card(p, 'rohamosztagos')}:${card(p, 'liktor')}`])
  act(p, 'board:{rohamosztagos}:{liktor}')
  reach(p, 'combat-payment')
  act(p, 'pay:{rohamosztagos}')
  pass(p)
  expect(shown(p, 'rohamosztagos').paid).toBe(true)
})

test('CG-CREW-7, CG-CREW-14 · all crew returns from surviving ships, each to its own place', () => {
  const p = duel({ you: { cantina: ['vasfalo', 'rohamosztagos', 'kantinos'], hangar: ['liktor'] } })
  through(p, 'attack:colony:1', 'board:{rohamosztagos}:{liktor}', 'board:{vasfalo}:{liktor}')
  reach(p)
  expect(shown(p, 'liktor').aboard).toEqual([])
  expect(ids(p.g, p.g.seats[0]?.cantina ?? [])).toEqual(['vasfalo', 'rohamosztagos', 'kantinos'])
})

test('CG-CREW-8 · crew returns used from a used ship and active from an active one; unpaid stays unpaid', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid', 'vasfalo'], hangar: ['liktor', 'birodalmi-cirkalo'] } })
  through(
    p,
    'attack:colony:1',
    'attack-with:{liktor}',
    'attack-with:{birodalmi-cirkalo}',
    'board:{tuzer}:{liktor}',
    'board:{vasfalo}:{birodalmi-cirkalo}',
  )
  reach(p, 'bombing-bombers')
  act(p, 'bomb:{liktor}')
  reach(p)
  expect(shown(p, 'tuzer')).toMatchObject({ turned: 'used', paid: false })
  expect(shown(p, 'vasfalo')).toMatchObject({ turned: 'active', paid: true })
})

test.each([
  ['revised', false],
  ['classic', true],
] as const)('CG-CREW-9 · at most one captain aboard one ship, in the ruleset %s a second one may board: %s', (ruleset, second) => {
  const p = duel({ settings: { ruleset }, you: { cantina: ['krrog', 'falkakapitany unpaid'], hangar: ['birodalmi-cirkalo', 'liktor'] } })
  reach(through(p, 'attack:colony:1'), 'equip-attackers')
  const boards = (...ids: string[]): boolean => {
    const question = seenBy(p.table, 0).question
    return (
      question?.kind === 'multi-select' &&
      multiSelectVerdict(
        question,
        ids.map((id) => written(p, id)),
      ) === true
    )
  }
  expect(boards('board:{krrog}:{birodalmi-cirkalo}', 'board:{falkakapitany}:{birodalmi-cirkalo}')).toBe(second)
  expect(boards('board:{krrog}:{birodalmi-cirkalo}', 'board:{falkakapitany}:{liktor}')).toBe(true)
})

test('CG-CREW-11 · a paid passenger works in the cantina', () => {
  const p = duel({ you: { cantina: ['epitomunkas'], surface: ['kitinfal unpaid'] } })
  p.answer(p.options().find((id) => id.startsWith('use:')) as string)
  pass(p)
  expect(shown(p, 'kitinfal').developments).toBe(1)
})

test('CG-CREW-12 · aboard a passenger fills a slot but has no effect and cannot be used', () => {
  const p = duel({ you: { cantina: ['diplomata', 'vasfalo'], hangar: ['marduk-kurios'] }, opponent: { hangar: ['szarvasbogar'] } })
  const before = values(p, 'marduk-kurios')
  through(p, 'attack:colony:1')
  reach(p, 'equip-attackers')
  expect(offers(p, 'board:{vasfalo}:{marduk-kurios}')).toBe(true)
  act(p, 'board:{diplomata}:{marduk-kurios}')
  expect(values(p, 'marduk-kurios')).toEqual(before)
  through(p, 'defend-with:{szarvasbogar}')
  reach(p, 'firing-act')
  expect([shown(p, 'marduk-kurios').aboard.map((one) => one.type), offers(p, 'use:{diplomata}:0')]).toEqual([['diplomata'], false])
  reach(p)
  expect([placeOf(p.g, card(p, 'diplomata')), offers(p, 'use:{diplomata}:0')]).toEqual(['cantina of 0', true])
  // The warlord’s delegate makes crew cheaper in the cantina, but not aboard.
  const paying = (aboard: string[]) => {
    const table = duel({ you: { cantina: ['hadurjelolt', 'vasfalo unpaid'], hangar: ['liktor'], credits: 1 } })
    through(table, 'attack:colony:1', ...aboard)
    reach(table, 'combat-payment')
    return offers(table, 'pay:{vasfalo}')
  }
  expect(paying(['board:{vasfalo}:{liktor}'])).toBe(true)
  expect(paying(['board:{vasfalo}:{liktor}', 'board:{hadurjelolt}:{liktor}'])).toBe(false)
})

test('CG-CREW-12 · aboard a passenger is turned neither used nor damaged, nor for a cost; other crew is', () => {
  for (const [id, turned] of [
    ['diplomata', 'active'],
    ['diplomata unpaid', 'damaged'],
    ['vasfalo', 'damaged'],
  ] as const) {
    const name = id.split(' ')[0] as string
    const p = duel({ you: { hangar: ['marduk-kurios', `> ${id}`] } })
    const ctx = { ...contextOf(p.g, 0), controller: 0 }
    const costs = turnable(p.g, ctx, { type: 'crew' }).includes(card(p, name))
    expect([name, costs]).toEqual([name, id === 'vasfalo'])
    turnUsed(p.g, card(p, name), 'CG-STATE-4')
    turnDamaged(p.g, card(p, name), 'CG-STATE-6')
    expect([name, shown(p, name).turned]).toEqual([name, turned])
  }
})

test('CG-CREW-13 · a robot turns active in the end phase whatever it was', () => {
  const p = duel({ you: { cantina: ['hasitogep damaged', 'tuzer damaged', 'rakodogep unpaid damaged'] } })
  doing(p, 'end')
  // CG-PAY-5: an unpaid card has no privilege of its subtype.
  expect(['hasitogep', 'tuzer', 'rakodogep'].map((id) => shown(p, id).turned)).toEqual(['active', 'used', 'used'])
})

test('CG-CREW-15 · crew in the cantina can be named and destroyed there', () => {
  const p = duel({ you: { hand: ['bergyilkos'], hangar: ['liktor'] }, opponent: { cantina: ['tuzer', 'epitomunkas unpaid'] } })
  expect([offers(p, 'attack:crew:{tuzer}'), offers(p, 'attack:crew:{epitomunkas}')]).toEqual([true, true])
  act(p, 'event:{bergyilkos}')
  act(p, 'target:{epitomunkas}')
  pass(p)
  expect(placeOf(p.g, card(p, 'epitomunkas'))).toBe('wasteland of 1')
})

test('CG-SHIP-2, CG-CREW-9 · of a ship without room for all the room is named first, then that one captain is enough', () => {
  const p = duel({ you: { cantina: ['krrog', 'falkakapitany unpaid', 'vasfalo'], hangar: ['liktor', 'karom'] } })
  reach(through(p, 'attack:colony:1'), 'equip-attackers')
  const question = seenBy(p.table, 0).question
  const bounds = question?.kind === 'multi-select' ? (question.bounds ?? []) : []
  expect(bounds.slice(0, 2).map(({ rule, most }) => [rule, most])).toEqual([
    ['CG-SHIP-2', 2],
    ['CG-CREW-9', 1],
  ])
})

test('CG-CREW-10 · staff has no rule of its own: any number aboard, no use in the cantina, one step back at the end of the turn', () => {
  const p = duel({ you: { hangar: ['birodalmi-cirkalo'], cantina: ['onkentes', 'vasfalo', 'savkopo', 'tuzer damaged'] } })
  through(p, 'attack:colony:1')
  // Not while it is damaged.
  expect(p.options().filter((id) => id.startsWith(`board:${card(p, 'tuzer')}`))).toEqual([])
  const alone = shown(p, 'birodalmi-cirkalo').values
  through(p, 'board:{onkentes}:{birodalmi-cirkalo}', 'board:{vasfalo}:{birodalmi-cirkalo}', 'board:{savkopo}:{birodalmi-cirkalo}')
  expect(shown(p, 'birodalmi-cirkalo').aboard).toHaveLength(3)
  const { firepower, armour, bombing } = shown(p, 'birodalmi-cirkalo').values ?? { firepower: 0, armour: 0, bombing: 0 }
  expect([firepower, armour, bombing]).toEqual([5, 6, 4])
  expect(alone).toMatchObject({ firepower: 3, armour: 4, bombing: 3 })
  reach(p)
  doing(p, 'end')
  expect(shown(p, 'tuzer').turned).toBe('used')
})

test('CG-CREW-9 · krrog: no second captain is put aboard by an effect', () => {
  for (const [second, place] of [
    ['vasfalo', 'boarded of 0'],
    ['rajvezer', 'cantina of 0'],
  ] as const) {
    const p = duel({ you: { hangar: ['jegorias'], cantina: ['krrog', second] }, opponent: { hangar: ['turul -1'] } })
    through(p, 'attack:colony:1', 'board:{krrog}:{jegorias}')
    through(p, 'defend-with:{turul}', 'fire:{jegorias}:{turul}')
    reach(p, 'stack-target')
    act(p, `target:{${second}}`)
    reach(p, 'bombing-bombers')
    expect([second, placeOf(p.g, card(p, second))]).toEqual([second, place])
  }
})
