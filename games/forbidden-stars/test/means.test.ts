import { expect, test } from 'vitest'
import { damageBetween, type Fighter, fightersOf } from '../board/combat/fighter.ts'
import { unseenOf } from '../board/combat/unseen.ts'
import { roomIn, strikeMeans } from '../board/outlook/means.ts'
import { stormMeans } from '../board/outlook/storm.ts'
import { SPIRITSEERS_GUIDANCE } from '../content/combat-cards.ts'
import { BASTION, structureKind } from '../content/structures.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { damageTo } from '../rules/combat/damage.ts'
import { ATTACKER, DEFENDER } from '../rules/combat/sides.ts'
import { moraleValue } from '../rules/combat/values.ts'
import { view } from '../view.ts'
import { duel } from './fight.ts'
import { areaNamed, begin, systemNamed } from './given.ts'

const table = () =>
  begin({
    factions: ['space-marines', 'orks'],
    pieces: {
      '1A.nw': '0 strike-cruiser strike-cruiser strike-cruiser~',
      '1A.ne': '1 ork-boyz nob',
      '10A.nw': '0 scout scout scout factory',
      '11A.nw': '1 factory',
    },
    orders: { '1A': '0 advance', '11A': '1 deploy' },
  })

test('FS-ORB-5, FS-ORB-6 · a strike of four dice destroys somebody for sure with the four hits that the toughest bears', () => {
  const { g } = table()
  const means = strikeMeans(view(g, 0), areaNamed(g, '1A.nw'), areaNamed(g, '1A.ne'))
  expect(means).toMatchObject({ dice: 4, needed: 4, chance: 1 / 16 })
})

test('FS-DMG-1, FS-DMG-2, FS-ORB-7 · a strike hits routed units only where neither others nor bastions are: they make it no harder', () => {
  const needed = (there: string) => {
    const { g } = begin({
      factions: ['space-marines', 'orks'],
      pieces: { '1A.nw': '0 strike-cruiser', '1A.ne': there, '10A.nw': '0 factory', '11A.nw': '1 factory' },
      orders: { '1A': '0 advance', '11A': '1 deploy' },
    })
    return strikeMeans(view(g, 0), areaNamed(g, '1A.nw'), areaNamed(g, '1A.ne'))?.needed
  }
  expect([needed('1 ork-boyz nob'), needed('1 ork-boyz nob~'), needed('1 nob~')]).toEqual([4, 2, 4])
  // Upgrades let a strike hit bastions, too.
  expect([needed('1 bastion'), needed('1 ork-boyz bastion'), needed('1 nob~ bastion')]).toEqual([3, 3, 3])
})

test('FS-COMBAT-17, FS-STRUCT-6, FS-RES-1 · the sums of a combat are the rules’ own: every bastion counts, and a card may keep a side unharmed', () => {
  const sums = (lasting: boolean) => {
    const { g } = duel({ factions: ['eldar', 'orks'], units: ['falcon bastion bastion', 'nob'], dice: ['1 0 1', '4 0 0'] })
    if (lasting) g.combat?.sides[0]?.lasting.push(2 * SPIRITSEERS_GUIDANCE)
    const [near, far] = fightersOf(view(g, 0)) as [Fighter, Fighter]
    expect([near.morale, far.morale]).toEqual([moraleValue(g, ATTACKER), moraleValue(g, DEFENDER)])
    expect([damageBetween(far, near), damageBetween(near, far)]).toEqual([damageTo(g, ATTACKER), damageTo(g, DEFENDER)])
    return [near.health - 2 * structureKind(BASTION).health, damageBetween(far, near)]
  }
  const { health } = UNIT_KINDS.find(({ key }) => key === 'falcon') ?? { health: 0 }
  expect([sums(false), sums(true)]).toEqual([
    [health, 4],
    [health, 0],
  ])
})

test('FS-RET-7 · where more come than there is room for, it is said how many are too many', () => {
  const { g } = table()
  expect(roomIn(view(g, 0), areaNamed(g, '10A.nw'), 0, 1)?.over).toBe(0)
  expect(roomIn(view(g, 0), areaNamed(g, '10A.nw'), 0, 3)?.over).toBe(2)
})

test('FS-STORM-2, FS-MAP-7 · a storm that moves opens the two ways across its edge and closes two elsewhere, none at the rim', () => {
  const { g } = begin({
    factions: ['space-marines', 'orks'],
    pieces: { '10A.sw': '0 scout', '2A.nw': '1 ork-boyz~', '2A.ne': '1 onslaught-attack-ship', '11A.nw': '1 factory' },
    storms: ['10A south', '10A north'],
    orders: { '10A': '0 advance', '11A': '1 deploy' },
  })
  const seen = view(g, 0)
  const [home, below] = [systemNamed(g, '10A'), systemNamed(g, '2A')]
  const area = (name: string) => areaNamed(g, name)
  const toRim = stormMeans(seen, 0, 4 * home)
  expect([toRim.opens.map(({ between }) => between.map(({ id }) => id)), toRim.closes]).toEqual([
    [
      [area('10A.sw'), area('2A.nw')],
      [area('10A.se'), area('2A.ne')],
    ],
    [],
  ])
  // The scout and the ship may cross; routed units may not.
  expect(toRim.opens.map(({ goes }) => goes.map(({ seat, to }) => [seat, to.id]))).toEqual([[[0, area('2A.nw')]], [[1, area('10A.se')]]])
  const fromRim = stormMeans(seen, 1, 4 * home + 1)
  expect([fromRim.opens, fromRim.closes.length]).toEqual([[], 2])
  expect(stormMeans(seen, 1, 4 * below).closes).toEqual(toRim.opens.map(({ between: [one, two], goes }) => ({ between: [two, one], goes })))
})

test('FS-GOLD-8, FS-COMP-17 · beside a combat stand the five kinds of the other deck, each with the copies not yet face up', () => {
  const { g } = duel({ units: ['scout', 'nob'], hands: ['ambush fury-of-ultramar', 'ard-boyz gretchin'], faceUp: ['', 'gretchin'] })
  const seen = view(g, 0)
  const kinds = seen.players[1]?.kinds ?? []
  const open = seen.combat?.sides[1]?.faceUp[0]
  expect([kinds.length, kinds.includes(open ?? -1)]).toEqual([5, true])
  expect(unseenOf(seen, 1)).toEqual(kinds.map((kind) => ({ kind, left: kind === open ? 1 : 2 })))
})
