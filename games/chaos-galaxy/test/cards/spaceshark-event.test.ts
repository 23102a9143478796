import { expect, test } from 'vitest'
import { card, credits, doing, duel, offers, pile, reach, shown, through } from '../given.ts'

test('CG-GOAL-5, CG-EVT-4 · zsakmanyolas: four credits after a ship of the opponent was destroyed this turn', () => {
  const p = duel({ you: { hand: ['zsakmanyolas', 'verdij'], credits: 3 }, opponent: { hangar: ['karom'] } })
  expect(offers(p, 'event:{zsakmanyolas}')).toBe(false)
  doing(p, 'event:{verdij}', 'event:{zsakmanyolas}')
  expect(credits(p)).toBe(4)
})

test("CG-GOAL-5 · zsakmanyolas: not after your own ship's end, not in a later turn", () => {
  const own = duel({ you: { hand: ['zsakmanyolas'], hangar: ['vasszorny -4'] }, opponent: { hangar: ['karom'] } })
  through(own, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{vasszorny}', 'no-return')
  expect([pile(reach(own), 'trash'), offers(own, 'event:{zsakmanyolas}')]).toEqual([['vasszorny'], false])
  const later = duel({ you: { hand: ['zsakmanyolas', 'verdij'] }, opponent: { hangar: ['karom'] } })
  doing(later, 'event:{verdij}')
  expect(offers(later, 'event:{zsakmanyolas}')).toBe(true)
  through(later, 'end', 'end')
  expect(offers(reach(later), 'event:{zsakmanyolas}')).toBe(false)
})

test('CG-GOAL-5 · verdij: two damage to an enemy ship, and a card when an enemy ship was destroyed this turn', () => {
  const p = duel({
    you: { hand: ['verdij'], hangar: ['liktor'], colony: ['turul'], credits: 3 },
    opponent: { hangar: ['karom', 'vasszorny'] },
  })
  through(p, 'event:{verdij}')
  expect(p.options().sort()).toEqual([`target:${card(p, 'karom')}`, `target:${card(p, 'vasszorny')}`].sort())
  through(p, 'target:{karom}')
  expect([credits(reach(p)), pile(p, 'trash', 1), pile(p, 'headquarters')]).toEqual([0, ['karom'], ['turul']])
})

test('CG-GOAL-5 · verdij: no card when the ship survives, but one when another was destroyed before', () => {
  const p = duel({
    you: { hand: ['verdij', 'verdij', 'verdij'], colony: ['turul'] },
    opponent: { hangar: ['vasszorny', 'karom'] },
  })
  doing(p, 'event:{verdij}', 'target:{vasszorny}')
  expect([shown(p, 'vasszorny').armourLeft, shown(p, 'vasszorny').turned, pile(p, 'headquarters')]).toEqual([
    3,
    'used',
    ['verdij', 'verdij'],
  ])
  doing(p, 'event:{verdij#1}', 'target:{karom}', 'event:{verdij#2}')
  expect([shown(p, 'vasszorny').armourLeft, pile(p, 'headquarters')]).toEqual([1, ['turul', 'sasfiok']])
})

test('CG-GOAL-5 · masodik-hullam: up to three used ships of size 4 in total become active', () => {
  const p = duel({
    you: {
      hand: ['masodik-hullam'],
      hangar: ['pengefarok used', 'verszag used', 'holdimado used', 'melytengeri used', 'marduk-kurios damaged', 'karom'],
      credits: 4,
    },
    opponent: { hangar: ['halalszarny used'] },
  })
  through(p, 'event:{masodik-hullam}')
  const used = ['pengefarok', 'verszag', 'holdimado', 'melytengeri']
  expect(p.options().sort()).toEqual([...used.map((id) => `target:${card(p, id)}`), 'done'].sort())
  through(p, 'target:{pengefarok}', 'target:{holdimado}')
  // Three places are taken, so only the scout still fits.
  expect([offers(p, 'target:{verszag}'), offers(p, 'target:{melytengeri}')]).toEqual([true, false])
  through(p, 'target:{verszag}')
  reach(p)
  expect([...used, 'marduk-kurios'].map((id) => shown(p, id).turned)).toEqual(['active', 'active', 'active', 'used', 'damaged'])
  expect(credits(p)).toBe(0)
})

test('CG-GOAL-5 · masodik-hullam: not a fourth ship, not with three credits', () => {
  const p = duel({ you: { hand: ['masodik-hullam'], hangar: new Array<string>(4).fill('pengefarok used') } })
  through(p, 'event:{masodik-hullam}', 'target:{pengefarok}', 'target:{pengefarok#1}', 'target:{pengefarok#2}')
  expect([offers(p, 'target:{pengefarok#3}'), shown(reach(p), 'pengefarok#3').turned]).toEqual([false, 'used'])
  expect(offers(duel({ you: { hand: ['masodik-hullam'], hangar: ['pengefarok used'], credits: 3 } }), 'event:{masodik-hullam}')).toBe(false)
})
