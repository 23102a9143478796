import { expect, test } from 'vitest'
import { choose, damages, duel, onUnit, told, WORLD } from './fight.ts'
import { asked, standing } from './given.ts'

/** An attack of the Orks of seat 1 that deals `damage` damage to seat 0's pieces. */
function struck(units: string, damage: number, more: object = {}) {
  const p = duel({
    units: [units, 'nob'],
    hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
    dice: ['0 0 0', `${damage + 3} 0 0`],
    ...more,
  })
  choose(p, 'blessed-power-armour', 'waaagh')
  return p
}

test('FS-DMG-1, FS-DMG-9, FS-COMBAT-11 · the player who suffers assigns it to unrouted units and bastions', () => {
  const p = struck('scout space-marine bastion scout~', 2, { seats: 3, pieces: { '2A.nw': '2 aspect-warrior' } })
  expect([asked(p), p.question().seat, p.g.combat?.step]).toEqual(['combat.damage', 0, 'assess'])
  expect(p.options()).toEqual([onUnit(p, 'unit', 'scout'), onUnit(p, 'unit', 'space-marine'), 'structure:24'])
  p.answer({ options: ['structure:24'] })
  expect(standing(p.g, WORLD)).toBe('0 scout, 0 scout~, 0 space-marine, 1 nob, 0 bastion')
})

test('FS-DMG-2 · a routed unit suffers only when nothing stands', () => {
  const p = struck('scout scout~', 3)
  // The unrouted Scout takes 2, then the routed one 1.
  expect(told(p, 'unit-damaged', 0, 'damage')).toEqual(['2', '1'])
  expect(standing(p.g, WORLD)).toBe('0 scout~, 1 nob')
})

test('FS-DMG-2 · not while a bastion is left', () => {
  const p = struck('bastion scout~', 3)
  expect(told(p, 'unit-damaged', 0, 'unit', 'damage')).toEqual(['@structure-bastion 3'])
  expect(standing(p.g, WORLD)).toBe('0 scout~, 1 nob')
})

test('FS-DMG-3 · damage up to its health destroys a unit; the excess goes to the next one', () => {
  const p = struck('space-marine scout scout', 5)
  const ids = [onUnit(p, 'unit', 'space-marine'), onUnit(p, 'unit', 'scout')]
  p.answer({ options: ids })
  expect(told(p, 'unit-destroyed', 0, 'unit')).toEqual(['@unit-space-marine', '@unit-scout'])
  expect(standing(p.g, WORLD)).toBe('0 scout, 1 nob')
})

test('FS-DMG-3, FS-DMG-9 · the order counts: the last unit may survive', () => {
  const p = struck('space-marine land-raider', 5)
  p.answer({ options: [onUnit(p, 'unit', 'land-raider'), onUnit(p, 'unit', 'space-marine')] })
  expect(standing(p.g, WORLD)).toBe('0 space-marine~, 1 nob')
})

test('FS-DMG-9 · all damage must be assigned', () => {
  const p = struck('space-marine land-raider', 4)
  expect(p.refused({ options: [onUnit(p, 'unit', 'space-marine')] }, 0).params?.rule).toBe('FS-DMG-9')
})

test('FS-DMG-4 · a unit that survives damage becomes routed', () => {
  const p = struck('space-marine', 2)
  expect(standing(p.g, WORLD)).toBe('0 space-marine~, 1 nob')
})

test('FS-DMG-5 · a routed unit that suffers less than its health stays routed', () => {
  const p = struck('space-marine~', 2)
  expect(standing(p.g, WORLD)).toBe('0 space-marine~, 1 nob')
  expect(told(p, 'unit-routed', 0)).toEqual([])
})

test('FS-DMG-6 · damage is forgotten at the end of the round', () => {
  const p = struck('space-marine', 2)
  expect(p.g.units.damage.every((damage) => damage === 0)).toBe(true)
  choose(p, 'ambush', 'gretchin')
  expect(damages(p, 0)).toHaveLength(2)
})

test('FS-DMG-7, FS-STRUCT-10 · a bastion that survives stays as it is', () => {
  const p = struck('bastion', 2)
  expect(standing(p.g, WORLD)).toBe('1 nob, 0 bastion')
  expect(told(p, 'unit-routed', 0)).toEqual([])
})

test('FS-DMG-8, FS-CLAR-2 · damage of two assessments of one round adds up', () => {
  const p = duel({
    units: ['land-raider', 'gargant'],
    hands: ['armoured-advance ambush', 'waaagh gretchin'],
    dice: ['5 1 0', '4 0 0'],
    rolls: 'd',
  })
  choose(p, 'armoured-advance', 'waaagh')
  p.answer('use')
  // 2 damage twice to the Land Raider (health 4): the first routs it, the second destroys it. 7 damage twice to the Gargant.
  expect(damages(p, 0)).toEqual(['4-3=1', '4-3=1'])
  expect(damages(p, 1)).toEqual(['7-0=7', '7-0=7'])
  expect(told(p, 'unit-routed', 0, 'unit')).toEqual(['@unit-land-raider'])
  expect(told(p, 'unit-destroyed', 0, 'unit')).toEqual([])
})

test('FS-DMG-8, FS-DMG-9 · so does that of a bastion, which bears less the second time and falls', () => {
  const p = duel({
    units: ['land-raider bastion', 'gargant'],
    hands: ['armoured-advance ambush', 'waaagh gretchin'],
    dice: ['5 1 0', '5 0 0'],
    rolls: 'd',
  })
  choose(p, 'armoured-advance', 'waaagh')
  p.answer('use')
  const healths = () => {
    const question = p.question(0)
    return question.kind === 'multi-select' ? question.options.map(({ params }) => params?.health) : []
  }
  expect(healths()).toEqual([4, 3])
  p.answer({ options: ['structure:24'] }, 0)
  expect(healths()).toEqual([4, 1])
  p.answer({ options: ['structure:24', onUnit(p, 'unit', 'land-raider')] }, 0)
  expect(told(p, 'unit-damaged', 0, 'unit', 'damage')).toEqual(['@structure-bastion 2', '@structure-bastion 1', '@unit-land-raider 1'])
  expect(standing(p.g, WORLD)).not.toContain('bastion')
})

test('FS-DMG-10 · effects that destroy ignore health', () => {
  const p = duel({
    factions: ['chaos', 'orks'],
    units: ['chaos-reaver-titan', 'gargant~'],
    hands: ['death-and-despair dark-faith', 'waaagh gretchin'],
    dice: ['0 6 1', '0 8 0'],
  })
  choose(p, 'death-and-despair', 'waaagh')
  p.answer('morale-dice')
  p.answer(onUnit(p, 'destroy', 'gargant'))
  expect(standing(p.g, WORLD)).not.toContain('gargant')
})

test('FS-DMG-1, FS-DMG-9 · exactly as much damage as all can bear asks nobody; less asks how few and how many may bear it', () => {
  const suffering = (dice: string) => {
    const p = duel({
      factions: ['space-marines', 'orks'],
      units: ['scout', 'nob token'],
      dice: [dice, '0 0 0'],
      hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
    })
    choose(p, 'blessed-power-armour', 'waaagh')
    return p
  }
  // Waaagh! gives no defence, so all attack dice are damage. A Nob absorbs 4, the token 2.
  const all = suffering('6 0 0')
  expect(told(all, 'unit-destroyed', 1, 'unit')).toHaveLength(2)
  const some = suffering('3 0 0')
  expect([asked(some), some.question(1)]).toMatchObject(['combat.damage', { least: 1, most: 2 }])
  // The second chosen unit suffers only the remaining damage.
  some.answer({ options: [onUnit(some, 'unit', 'nob'), ...some.options(1).filter((id) => id !== onUnit(some, 'unit', 'nob'))] }, 1)
  expect(told(some, 'unit-damaged', 1, 'unit', 'damage')).toEqual(['@unit-nob 3'])
})

test('FS-DMG-3, FS-DMG-6 · a bastion is named as what it is, and recovers', () => {
  const hit = duel({
    factions: ['space-marines', 'orks'],
    units: ['scout', 'bastion'],
    dice: ['1 0 0', '0 0 0'],
    hands: ['ambush reconnaissance', 'waaagh gretchin'],
  })
  choose(hit, 'ambush', 'waaagh')
  const [damaged] = hit.events('spectator', 'unit-damaged')
  expect(damaged?.on).toMatch(/^structure:/)
  expect(hit.g.structures.damage.every((damage) => damage === 0)).toBe(true)
})
