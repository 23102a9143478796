import { expect, test } from 'vitest'
import { FIRST_TOKEN } from '../rules/units.ts'
import { choose, type Duel, declineAll, duel, onUnit, told, VOID, WORLD } from './fight.ts'
import { areaNamed, asked, begin, standing } from './given.ts'

/** A combat that the defender (the Orks) or the attacker loses by morale in its last round; the loser's retreat comes next. */
function lost(by: 'attacker' | 'defender', more: Partial<Duel>) {
  const dice: [string, string] = by === 'defender' ? ['0 7 1', '0 8 0'] : ['0 8 0', '0 7 1']
  const p = duel({
    units: ['space-marine space-marine', 'nob'],
    hands: ['blessed-power-armour', 'ard-boyz'],
    faceUp: by === 'defender' ? ['faith-in-the-emperor', ''] : ['', 'waaagh waaagh'],
    combatRound: 3,
    dice,
    ...more,
  })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  return p
}

/** The areas offered for a retreat. */
function offered(p: ReturnType<typeof duel>): string[] {
  const corners = ['nw', 'ne', 'se', 'sw']
  const codes = ['10A', '1A', '11A', '2A', '3A', '5A']
  return p.options().map((id) => {
    const area = Number(id.split(':')[1])
    return `${codes[area >> 2]}.${corners[area & 3]}`
  })
}

test('FS-RET-1, FS-RET-2, FS-RET-20 · all go to one area of their kind; their owner chooses', () => {
  const p = lost('defender', {
    seats: 3,
    units: ['space-marine space-marine', 'nob ork-boyz'],
    pieces: { '10A.ne': '1 ork-boyz', '10A.sw': '1 ork-boyz', '10A.se': '1 kill-kroozer', '5A.ne': '2 falcon' },
  })
  expect([asked(p), p.question().seat, p.g.combat?.step]).toEqual(['combat.retreat', 1, 'resolve'])
  expect(offered(p)).toEqual(['10A.ne', '10A.sw'])
  p.answer(`retreat-to:${areaNamed(p.g, '10A.sw')}`)
  expect(standing(p.g, '10A.sw')).toBe('1 ork-boyz, 1 ork-boyz~, 1 nob~')
})

test('FS-RET-2, FS-RET-4 · ships retreat to voids, without a path, but not across a warp storm', () => {
  const given: Partial<Duel> = {
    area: VOID,
    units: ['battle-barge', 'kill-kroozer'],
    pieces: { '1A.se': '1 onslaught-attack-ship', '2A.ne': '1 onslaught-attack-ship', '10A.ne': '1 nob' },
  }
  expect(offered(lost('defender', given))).toEqual(['1A.se', '2A.ne'])
  const stormy = lost('defender', { ...given, storms: ['10A east'] })
  expect(standing(stormy.g, '2A.ne')).toBe('1 onslaught-attack-ship, 1 kill-kroozer~')
})

test('FS-RET-3, FS-RET-5 · ground units need a friendly path; the end need not be adjacent', () => {
  const path = { '10A.sw': '1 onslaught-attack-ship' }
  // Laodicea (2A.nw) lies beyond 10A.sw; a Nob holds both.
  const p = lost('defender', { pieces: { '10A.sw': '1 nob', '2A.nw': '1 nob' } })
  expect(offered(p)).toEqual(['10A.sw', '2A.nw'])
  const cut = lost('defender', { pieces: { '2A.nw': '1 nob', '10A.ne': '1 nob' } })
  expect(standing(cut.g, '10A.ne')).toBe('1 nob, 1 nob~')
  expect(Object.keys(path)).toHaveLength(1)
})

test('FS-RET-3 · not through a warp storm', () => {
  const p = lost('defender', { pieces: { '10A.sw': '1 nob', '2A.nw': '1 nob' }, storms: ['10A south'] })
  expect(standing(p.g, '10A.sw')).toBe('1 nob, 1 nob~')
})

test('FS-RET-7, FS-RET-8, FS-CAP-5 · the end may be overcrowded until the end of the order', () => {
  const p = lost('defender', {
    seats: 3,
    units: ['space-marine space-marine', 'nob ork-boyz'],
    pieces: { '10A.ne': '1 ork-boyz ork-boyz', '5A.ne': '2 falcon' },
  })
  // Allerbus holds two: at the end of the order the Ork player destroys two of four.
  expect([asked(p), p.question().seat]).toEqual(['capacity.excess', 1])
  expect(p.g.combat).toBeNull()
  expect(p.options()).toHaveLength(4)
  expect(standing(p.g, '10A.ne')).toBe('1 ork-boyz, 1 ork-boyz, 1 ork-boyz~, 1 nob~')
})

test('FS-CAP-11 · the limit of five does not hold for a retreat', () => {
  const p = lost('defender', {
    units: ['space-marine space-marine', 'nob ork-boyz'],
    pieces: { '10A.sw': '1 ork-boyz ork-boyz ork-boyz ork-boyz' },
  })
  expect(p.options()).toHaveLength(6)
})

test('FS-RET-9 · without any area they are destroyed', () => {
  const p = lost('defender', { pieces: { '10A.ne': '0 scout', '10A.sw': '0 scout', '1A.ne': '1 city' } })
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-nob'])
  expect(told(p, 'unit-retreated', 1)).toEqual([])
})

test('FS-RET-10 · what is open to one ground unit is open to all', () => {
  const p = lost('defender', {
    units: ['space-marine space-marine space-marine', 'nob~ ork-boyz~ ork-boyz'],
    pieces: { '10A.sw': '1 nob' },
  })
  expect(told(p, 'unit-retreated', 1, 'to')).toEqual(['area:3', 'area:3', 'area:3'])
})

test('FS-RET-11 · attackers go together to an area from which one of them came', () => {
  const p = lost('attacker', {
    units: ['scout scout', 'nob nob'],
    pieces: { '10A.ne': '0 scout', '10A.sw': '0 scout', '2A.nw': '0 scout' },
    more: (g) => {
      const units = g.units.area.flatMap((area, unit) => (area === 0 && g.units.seat[unit] === 0 ? [unit] : []))
      g.units.from[units[0] ?? 0] = areaNamed(g, '10A.ne')
      g.units.from[units[1] ?? 0] = areaNamed(g, '2A.nw')
      if (g.combat !== null) g.combat.origins = [areaNamed(g, '10A.ne'), areaNamed(g, '2A.nw')]
    },
  })
  expect(offered(p)).toEqual(['10A.ne', '2A.nw'])
  p.answer(`retreat-to:${areaNamed(p.g, '10A.ne')}`)
  expect(standing(p.g, '10A.ne')).toContain('0 scout~')
})

test('FS-RET-12 · the area they came from may be uncontrolled, but not enemy', () => {
  const p = lost('attacker', { units: ['scout', 'nob nob'], from: '10A.ne' })
  expect(standing(p.g, '10A.ne')).toBe('0 scout~')
  const enemy = lost('attacker', { units: ['scout', 'nob nob'], from: '10A.ne', pieces: { '10A.ne': '1 ork-boyz', '10A.sw': '0 scout' } })
  expect(told(enemy, 'unit-destroyed', 0, 'unit')).toEqual(['@unit-scout'])
})

test('FS-RET-13, FS-RET-14 · attackers who came by another effect cannot retreat and are destroyed', () => {
  const none = lost('attacker', { units: ['scout', 'nob nob'], pieces: { '10A.ne': '0 scout' } })
  expect(told(none, 'unit-destroyed', 0)).toHaveLength(1)
  const mixed = lost('attacker', {
    units: ['scout space-marine', 'nob nob nob'],
    from: '10A.ne',
    more: (g) => {
      const marine = g.units.area.findIndex((area, unit) => area === 0 && unit >= 9)
      g.units.from[marine] = -1
    },
  })
  expect(told(mixed, 'unit-destroyed', 0, 'unit')).toEqual(['@unit-space-marine'])
  expect(standing(mixed.g, '10A.ne')).toBe('0 scout~')
})

test('FS-RET-15 · defenders go to a friendly area, to an uncontrolled one only without any', () => {
  const friendly = lost('defender', { pieces: { '10A.ne': '1 ork-boyz' } })
  expect(standing(friendly.g, '10A.ne')).toBe('1 ork-boyz, 1 nob~')
  expect(offered(lost('defender', {}))).toEqual(['10A.ne', '10A.sw'])
})

test('FS-RET-16 · only in the active system or beside it', () => {
  const given: Partial<Duel> = {
    area: '11A.nw',
    units: ['space-marine space-marine', 'nob'],
    pieces: { '11A.ne': '1 ork-boyz', '1A.ne': '1 ork-boyz' },
  }
  expect(offered(lost('defender', given))).toEqual(['11A.ne', '1A.ne'])
  // The same combat while an order is resolved elsewhere, in 3A: 1A borders 3A, 11A does not.
  const p = lost('defender', { ...given, order: '0 advance 3A' })
  expect(standing(p.g, '1A.ne')).toBe('1 ork-boyz, 1 nob~')
})

test('FS-MAP-14 · outside an order the system of the contested area counts instead', () => {
  const given: Partial<Duel> = {
    area: '11A.nw',
    units: ['space-marine space-marine', 'nob'],
    pieces: { '11A.ne': '1 ork-boyz', '1A.ne': '1 ork-boyz' },
  }
  expect(offered(lost('defender', { ...given, order: '0 advance 3A', notOfOrder: true }))).toEqual(['11A.ne', '1A.ne'])
})

test('FS-RET-17, FS-RET-18 · not into the system, nor the area, from which attackers came', () => {
  const given: Partial<Duel> = { pieces: { '10A.sw': '1 nob', '2A.nw': '1 nob' } }
  // From the neighbouring system: all of that system is closed.
  const system = lost('defender', { ...given, from: '2A.sw' })
  expect(standing(system.g, '10A.sw')).toBe('1 nob, 1 nob~')
  // From an area of the same system: only that area.
  const area = lost('defender', { from: '10A.ne' })
  expect(standing(area.g, '10A.sw')).toBe('1 nob~')
})

test('FS-RET-19 · never to an enemy area', () => {
  const p = lost('defender', { seats: 3, pieces: { '10A.ne': '2 falcon', '10A.sw': '0 scout', '1A.ne': '1 city' } })
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-nob'])
})

test('FS-RET-21 · effects of a round follow the same rules', () => {
  const cards = { hands: ['reconnaissance ambush', 'mek-boyz gretchin'] as const, dice: ['0 6 1', '0 8 0'] as const }
  const attacker = duel({ units: ['scout', 'nob'], ...cards, pieces: { '10A.ne': '0 scout' } })
  choose(attacker, 'reconnaissance', 'mek-boyz')
  attacker.answers('use', 'attack-tokens')
  // It came from nowhere, so nothing is asked.
  expect(attacker.g.combat?.round).toBe(2)
  const came = duel({ units: ['scout', 'nob'], ...cards, from: '10A.ne' })
  choose(came, 'reconnaissance', 'mek-boyz')
  came.answers('use', 'attack-tokens')
  expect(asked(came)).toBe('combat.spend')
})

test('FS-RET-22 · units that retreated suffer nothing, but damage is still assessed', () => {
  const p = duel({ units: ['scout', 'nob'], from: '10A.ne', hands: ['reconnaissance ambush', 'waaagh gretchin'], dice: ['4 0 1', '8 0 0'] })
  choose(p, 'reconnaissance', 'waaagh')
  p.answers('use', 'attack-tokens', 'spend:morale')
  expect(told(p, 'damage-assessed', 0, 'damage')).toEqual(['7'])
  expect(standing(p.g, '10A.ne')).toBe('0 scout~')
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-nob'])
})

test('FS-RET-23 · each retreat is its own', () => {
  const p = duel({
    factions: ['orks', 'eldar'],
    units: ['nob', 'aspect-warrior wraithguard falcon'],
    hands: ['mek-boyz gretchin', 'ranger-support ranger-support'],
    dice: ['0 6 0', '0 8 0'],
    rolls: 'd',
    pieces: { '10A.ne': '1 falcon', '10A.sw': '1 falcon' },
  })
  choose(p, 'mek-boyz', 'ranger-support')
  p.answers(onUnit(p, 'retreat', 'wraithguard'), `retreat-to:${areaNamed(p.g, '10A.ne')}`)
  choose(p, 'gretchin', 'ranger-support')
  p.answers('decline', onUnit(p, 'retreat', 'aspect-warrior'), `retreat-to:${areaNamed(p.g, '10A.sw')}`)
  expect(standing(p.g, '10A.ne')).toBe('1 wraithguard~, 1 falcon')
  expect(standing(p.g, '10A.sw')).toBe('1 aspect-warrior~, 1 falcon')
})

test('FS-RET-24 · a unit that replaces another came as that one did; one that replaces a token came by another effect', () => {
  const given: Duel = {
    factions: ['chaos', 'orks'],
    units: ['cultist cultist', 'nob nob nob'],
    from: '10A.ne',
    hands: ['mark-of-tzeentch dark-faith', 'ard-boyz gretchin'],
    dice: ['0 7 1', '0 8 0'],
  }
  const p = duel(given)
  choose(p, 'mark-of-tzeentch', 'ard-boyz')
  p.answers('decline')
  expect(p.g.combat?.round).toBe(2)
  const q = duel(given)
  choose(q, 'mark-of-tzeentch', 'ard-boyz')
  expect(asked(q)).toBe('combat.exalt')
  q.answer(onUnit(q, 'replace', 'cultist'))
  const marine = q.g.units.area.findIndex((area, unit) => area === 0 && unit >= 39 && unit < 45)
  expect(q.g.units.from[marine]).toBe(areaNamed(q.g, '10A.ne'))
  const token = duel({ ...given, units: ['chaos-space-marine token', 'nob nob nob'] })
  choose(token, 'mark-of-tzeentch', 'ard-boyz')
  token.answer(`replace:${FIRST_TOKEN}`)
  const from = token.g.units.area.flatMap((area, unit) =>
    area === 0 && unit < FIRST_TOKEN && token.g.units.seat[unit] === 0 ? [token.g.units.from[unit]] : [],
  )
  expect(from.sort()).toEqual([-1, 1])
})

test('FS-RET-25 · units placed by an ability came from nowhere', () => {
  const given: Partial<Duel> = {
    units: ['space-marine space-marine', 'nob'],
    faceUp: ['faith-in-the-emperor faith-in-the-emperor', ''],
    hands: ['drop-pod-assault', 'ard-boyz'],
    combatRound: 3,
    dice: ['0 7 1', '0 8 0'],
    pieces: { '10A.sw': '1 nob', '2A.nw': '1 nob', '2A.sw': '0 scout' },
  }
  const p = duel({ hands: ['', ''], units: ['', ''], ...given } as Duel)
  choose(p, 'drop-pod-assault', 'ard-boyz')
  p.answer('spend:morale')
  declineAll(p)
  expect(asked(p)).toBe('combat.retreat')
  expect(offered(p)).toEqual(['10A.sw', '2A.nw'])
})

test('FS-RET-26 · what lets units through warp storms in the order lets them retreat through them', () => {
  const given: Partial<Duel> = {
    factions: ['chaos', 'orks'],
    area: VOID,
    units: ['iconoclast-destroyer', 'kill-kroozer'],
    from: '1A.se',
    storms: ['10A east'],
    hands: ['foul-worship', 'ard-boyz'],
    faceUp: ['', 'mek-boyz mek-boyz'],
    combatRound: 3,
    dice: ['0 8 0', '0 8 0'],
  }
  const ships = duel({
    hands: ['', ''],
    units: ['', ''],
    ...given,
    more: (g) => {
      g.order.warpShips = true
    },
  } as Duel)
  choose(ships, 'foul-worship', 'ard-boyz')
  declineAll(ships)
  expect(standing(ships.g, '1A.se')).toBe('0 iconoclast-destroyer~')
  const without = duel({ hands: ['', ''], units: ['', ''], ...given } as Duel)
  choose(without, 'foul-worship', 'ard-boyz')
  declineAll(without)
  expect(told(without, 'unit-destroyed', 0)).toHaveLength(1)
})

test('FS-RET-8 · the excess goes in the check at the end of the order, not before', () => {
  const p = begin({
    step: 'fight',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    pieces: { [WORLD]: '0 scout, 1 nob~ ork-boyz~', '10A.ne': '1 ork-boyz ork-boyz', '10A.se': '0 strike-cruiser', '10A.sw': '1 factory' },
    more: (g) => {
      g.attacker = 0
    },
  })
  p.answer(`retreat-to:${areaNamed(p.g, '10A.ne')}`)
  expect(standing(p.g, '10A.ne')).toBe('1 ork-boyz~, 1 ork-boyz, 1 ork-boyz, 1 nob~')
})

test('FS-RET-16, FS-RET-25 · attackers from two areas of one system may go to either, each offered once', () => {
  const p = lost('attacker', {
    from: '10A.ne',
    more: (g) => {
      g.combat?.origins.push(areaNamed(g, '10A.sw'))
    },
  })
  expect([asked(p), p.question().seat, offered(p)]).toEqual(['combat.retreat', 0, ['10A.ne', '10A.sw']])
})
