import { seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { barredAreas } from '../board/map/barred.ts'
import { explain } from '../explain.ts'
import { at } from '../rules/at.ts'
import { NONE, type State } from '../state.ts'
import type { View } from '../view.ts'
import { areaNamed, asked, begin, type Given, moves, refusedFor, standing, systemNamed, unitIds } from './given.ts'

/** An advance order of the first seat in a system; the other seat has an order left. */
function advance(code: string, pieces: Record<string, string>, more: Partial<Given> = {}) {
  return begin({
    pieces: { '5A.ne': '1 nob', '2A.sw': '0 factory', ...pieces },
    step: 'advance',
    order: `0 advance ${code}`,
    orders: { '11A': '1 deploy' },
    ...more,
  })
}

test('FS-ADV-1, FS-ADV-2 · ships move first, then ground units, then the rest; both moves may be left out', () => {
  const p = advance('10A', { '1A.nw': '0 strike-cruiser', '10A.nw': '0 scout' })
  expect(asked(p)).toBe('advance.ships')
  p.answer({ options: [] })
  expect(asked(p)).toBe('advance.ground')
  p.answer({ options: [] })
  expect([p.question().seat, standing(p.g, '10A.nw'), standing(p.g, '1A.nw')]).toEqual([1, '0 scout', '0 strike-cruiser'])
})

test('FS-ADV-3 · all units from outside come from one and the same neighbouring system', () => {
  const p = advance('10A', { '1A.nw': '0 strike-cruiser', '1A.sw': '0 scout', '2A.nw': '0 space-marine', '10A.nw': '0 scout' })
  expect([asked(p), p.options()]).toEqual(['advance.source', [`source:${systemNamed(p.g, '1A')}`, `source:${systemNamed(p.g, '2A')}`]])
  p.answer(`source:${systemNamed(p.g, '2A')}`)
  // No ship may come from 1A now; ground units of 2A and of the system itself may.
  expect(asked(p)).toBe('advance.ground')
  expect(p.options()).toEqual(
    [
      ...moves(p.g, 'scout', '10A.nw', '10A.ne'),
      ...moves(p.g, 'scout', '10A.nw', '10A.sw'),
      ...moves(p.g, 'space-marine', '2A.nw', '10A.sw'),
    ].toSorted(
      (one, other) => Number(one.split(':')[1]) - Number(other.split(':')[1]) || Number(one.split(':')[2]) - Number(other.split(':')[2]),
    ),
  )
  expect(explain(p.g, 0, `unit:${at(unitIds(p.g, '1A.sw', 'scout'), 0)}`)).toMatchObject([{ rule: 'FS-ADV-3' }])
})

test('FS-ADV-4 · one area at most becomes contested, ships and ground units together', () => {
  const p = advance('1A', {
    '10A.se': '0 strike-cruiser',
    '10A.ne': '0 scout',
    '1A.nw': '1 onslaught-attack-ship',
    '1A.se': '1 onslaught-attack-ship',
    '1A.sw': '1 ork-boyz',
  })
  expect(asked(p)).toBe('advance.target')
  const nw = areaNamed(p.g, '1A.nw')
  const se = areaNamed(p.g, '1A.se')
  expect(p.options()).toEqual([`attack:${nw}`, `attack:${se}`, `attack:${areaNamed(p.g, '1A.sw')}`, 'peace'])
  p.answer(`attack:${nw}`)
  expect(p.options()).toEqual(moves(p.g, 'strike-cruiser', '10A.se', '1A.nw'))
  expect(explain(p.g, 0, `area:${areaNamed(p.g, '1A.sw')}`).map(({ rule }) => rule)).toContain('FS-ADV-4')
})

test('FS-ADV-5, FS-ADV-7, FS-STRUCT-8 · entering an area with only a structure leads to a combat', () => {
  const p = advance('1A', { '10A.ne': '0 scout', '1A.ne': '1 bastion', '1A.nw': '0 strike-cruiser' })
  p.answers(`attack:${areaNamed(p.g, '1A.ne')}`)
  p.answer({ options: [] })
  p.answer({ options: moves(p.g, 'scout', '10A.ne', '1A.ne') })
  expect(p.g.combat?.sides.map(({ seat }) => seat)).toEqual([0, 1])
})

test('FS-ADV-6, FS-ROUT-7 · routed units stay where they are', () => {
  const p = advance('10A', { '10A.nw': '0 scout~ space-marine', '1A.nw': '0 strike-cruiser~' })
  expect(asked(p)).toBe('advance.ground')
  expect(p.options()).toEqual([...moves(p.g, 'space-marine', '10A.nw', '10A.ne'), ...moves(p.g, 'space-marine', '10A.nw', '10A.sw')])
  expect(explain(p.g, 0, `unit:${at(unitIds(p.g, '10A.nw', 'scout'), 0)}`)).toMatchObject([{ rule: 'FS-ADV-6' }])
})

test('FS-ADV-8 · without an attack there is no combat', () => {
  const p = advance(
    '1A',
    { '10A.ne': '0 scout', '1A.sw': '0 scout~', '1A.ne': '1 ork-boyz' },
    { tiles: ['10A 0 0', '1A 1 0', '11A 2 0', '2A 0 1', '3A 1 1', '5A 2 1'] },
  )
  expect(p.g.combat).toBeNull()
})

test('FS-ADV-9, FS-ADV-10 · a set of moves is judged as a whole: one unit goes to one place', () => {
  const p = advance('10A', { '10A.nw': '0 scout', '10A.ne': '0 space-marine' })
  const [one = '', other = ''] = p.options()
  expect(refusedFor(p, [one, other])).toBe('FS-ADV-9')
  p.answer({ options: [other] })
  expect(standing(p.g, '10A.sw')).toBe('0 scout')
})

test('FS-ADV-10 · all moves of a step happen at once: units change places', () => {
  const p = advance('10A', { '10A.nw': '0 scout', '10A.ne': '0 space-marine' })
  p.answer({ options: [...moves(p.g, 'scout', '10A.nw', '10A.ne'), ...moves(p.g, 'space-marine', '10A.ne', '10A.nw')] })
  expect([standing(p.g, '10A.nw'), standing(p.g, '10A.ne')]).toEqual(['0 space-marine', '0 scout'])
})

test('FS-SHIP-1, FS-SHIP-2 · ships come from voids of the system and of a neighbour, whatever lies between', () => {
  const p = advance('1A', { '3A.se': '0 strike-cruiser', '1A.nw': '0 strike-cruiser', '1A.sw': '1 ork-boyz', '1A.ne': '1 ork-boyz' })
  expect(asked(p)).toBe('advance.ships')
  expect(p.options()).toEqual([
    ...moves(p.g, 'strike-cruiser', '3A.se', '1A.nw'),
    ...moves(p.g, 'strike-cruiser', '3A.se', '1A.se'),
    ...moves(p.g, 'strike-cruiser', '1A.nw', '1A.se'),
  ])
})

test('FS-SHIP-3 · ships never leave the active system', () => {
  const p = advance('1A', { '1A.nw': '0 strike-cruiser' })
  expect(p.options()).toEqual(moves(p.g, 'strike-cruiser', '1A.nw', '1A.se'))
  expect(explain(p.g, 0, `area:${areaNamed(p.g, '3A.nw')}`).map(({ rule }) => rule)).toContain('FS-SHIP-3')
})

test('FS-SHIP-4, FS-STORM-2, FS-STORM-13 · ships do not pass a warp storm, face up or face down', () => {
  for (const moved of [false, true]) {
    const p = advance(
      '10A',
      { '1A.nw': '0 strike-cruiser', '10A.nw': '0 scout' },
      {
        storms: ['10A east'],
        more: (g) => {
          at(g.storms, 0).moved = moved
        },
      },
    )
    expect(asked(p)).toBe('advance.ground')
    expect([p.g.order.source, standing(p.g, '1A.nw')]).toEqual([NONE, '0 strike-cruiser'])
  }
})

test('FS-SHIP-5 · no ship goes to a world, no purchase of a ship either', () => {
  const p = advance('10A', { '1A.nw': '0 strike-cruiser', '10A.nw': '0 factory' })
  expect(p.options()).toEqual(moves(p.g, 'strike-cruiser', '1A.nw', '10A.se'))
  expect(explain(p.g, 0, `area:${areaNamed(p.g, '10A.nw')}`)).toMatchObject([{ rule: 'FS-SHIP-5' }])
})

test('FS-GROUND-1, FS-GROUND-5 · ground units go to worlds of the system from there and from a neighbour; next door always', () => {
  const p = advance('10A', { '2A.nw': '0 scout', '10A.nw': '0 space-marine' })
  expect(p.options()).toEqual(
    [
      ...moves(p.g, 'scout', '2A.nw', '10A.sw'),
      ...moves(p.g, 'scout', '2A.nw', '10A.nw'),
      ...moves(p.g, 'space-marine', '10A.nw', '10A.ne'),
      ...moves(p.g, 'space-marine', '10A.nw', '10A.sw'),
    ].filter((id) => id !== moves(p.g, 'scout', '2A.nw', '10A.nw')[0]),
  )
})

test('FS-GROUND-2, FS-GROUND-3, FS-GROUND-4, FS-GROUND-7 · a path leads over friendly worlds and voids to any world', () => {
  const to = (ship: boolean) => {
    const p = advance('3A', { '1A.sw': '0 scout', '3A.ne': '1 ork-boyz', '3A.nw': ship ? '0 strike-cruiser' : '1 onslaught-attack-ship' })
    const options = p.options()
    return options.includes(`attack:${areaNamed(p.g, '3A.ne')}`)
  }
  // The path from Nicea (south-west of 1A) to Lytheria (north-east of 3A) crosses the void between, if that is friendly.
  expect(to(true)).toBe(true)
  const enemy = advance('3A', { '1A.sw': '0 scout', '3A.ne': '1 ork-boyz', '3A.nw': '1 onslaught-attack-ship' })
  expect(enemy.question().seat).toBe(1)
  const nobody = advance('3A', { '1A.sw': '0 scout', '3A.ne': '1 ork-boyz' })
  expect(nobody.question().seat).toBe(1)
})

test('FS-GROUND-6, FS-GROUND-8 · no path crosses a warp storm, not even to the world next door', () => {
  const p = advance('10A', { '2A.nw': '0 scout', '10A.nw': '0 space-marine' }, { storms: ['10A south'] })
  expect(p.options().some((id) => id.startsWith(`move:${at(unitIds(p.g, '2A.nw', 'scout'), 0)}:`))).toBe(false)
})

test('FS-GROUND-9 · a path keeps to the two systems, also round a storm', () => {
  const p = advance(
    '1A',
    { '3A.ne': '0 scout', '5A.nw': '0 strike-cruiser', '11A.sw': '0 scout', '1A.se': '0 strike-cruiser', '1A.ne': '0 scout' },
    { storms: ['1A south'] },
  )
  const scout = at(unitIds(p.g, '3A.ne', 'scout'), 0)
  while (asked(p) !== 'advance.ground') p.answer(p.question().kind === 'multi-select' ? { options: [] } : at(p.options(), 0))
  expect(p.options().some((id) => id.startsWith(`move:${scout}:`))).toBe(false)
})

test('FS-GROUND-10, FS-OPT-2 · ships of the order open paths, unless paths are fixed before ships move', () => {
  for (const strict of [false, true]) {
    const p = advance(
      '1A',
      { '10A.ne': '0 scout', '10A.se': '0 strike-cruiser', '1A.ne': '0 city~' },
      { options: { paths_before_ships: strict } },
    )
    p.answer({ options: moves(p.g, 'strike-cruiser', '10A.se', '1A.nw') })
    const opened = p.question().seat === 0 && p.options().includes(moves(p.g, 'scout', '10A.ne', '1A.ne')[0] as string)
    expect(opened).toBe(!strict)
  }
})

test('FS-GROUND-11, FS-GROUND-12 · paths are those before any unit moves: what is left stays friendly, what is entered is not yet', () => {
  const p = advance('10A', { '10A.nw': '0 scout', '2A.nw': '0 space-marine', '10A.sw': '0 scout' })
  const [marine = 0] = unitIds(p.g, '2A.nw', 'space-marine')
  // Over Arynnia, which its own scout leaves, to Turaci; Allerbus can only be reached over Turaci, which is friendly too.
  const all = [
    ...moves(p.g, 'scout', '10A.sw', '10A.nw'),
    `move:${marine}:${areaNamed(p.g, '10A.ne')}`,
    ...moves(p.g, 'scout', '10A.nw', '10A.sw'),
  ]
  p.answer({ options: all })
  expect([standing(p.g, '10A.ne'), standing(p.g, '10A.nw'), standing(p.g, '10A.sw')]).toEqual(['0 space-marine', '0 scout', '0 scout'])
  const closed = advance('10A', { '10A.nw': '0 scout', '2A.nw': '0 space-marine' })
  const [other = 0] = unitIds(closed.g, '2A.nw', 'space-marine')
  // Arynnia is uncontrolled when the step begins.
  expect(closed.options()).not.toContain(`move:${other}:${areaNamed(closed.g, '10A.nw')}`)
})

test('FS-GROUND-13, FS-GROUND-15 · a ground unit ends on a world, another one than before', () => {
  const p = advance('10A', { '10A.nw': '0 scout', '10A.se': '0 strike-cruiser' })
  const worlds = ['10A.ne', '10A.sw'].map((name) => areaNamed(p.g, name))
  expect(p.options().map((id) => Number(id.split(':')[2]))).toEqual(worlds)
  expect(explain(p.g, 0, `area:${areaNamed(p.g, '10A.se')}`)).toMatchObject([{ rule: 'FS-GROUND-13' }])
})

test('FS-GROUND-2, FS-GROUND-8, FS-ADV-4 · an area that cannot be moved to says why, on the map as in words', () => {
  const barred = (p: Play<State>) => {
    const { question, view } = seenBy(p.table, 0)
    return barredAreas(question, view as View, 0).map(({ area, rule }) => `${['nw', 'ne', 'se', 'sw'][area & 3]} ${rule}`)
  }
  const why = (p: Play<State>, name: string) => explain(p.g, 0, `area:${areaNamed(p.g, name)}`).map(({ rule }) => rule)
  // Nobody controls the areas between 2A and the north of 10A.
  const far = advance('10A', { '2A.nw': '0 space-marine' })
  expect([asked(far), barred(far)]).toEqual(['advance.ground', ['nw FS-GROUND-2', 'ne FS-GROUND-2']])
  expect([why(far, '10A.ne'), why(far, '10A.sw')]).toEqual([['FS-SHIP-5', 'FS-GROUND-2'], ['FS-SHIP-5']])
  // A storm stops units behind it; units in the system reach the worlds next to them, and may stay.
  const storm = advance('10A', { '2A.nw': '0 space-marine', '10A.ne': '0 scout' }, { storms: ['10A south'] })
  expect([asked(storm), barred(storm)]).toEqual(['advance.ground', ['sw FS-GROUND-8']])
  // Routed units and ships do not count as behind it.
  const others = { '2A.nw': '0 space-marine~', '2A.ne': '0 strike-cruiser', '10A.ne': '0 scout' }
  expect(barred(advance('10A', others, { storms: ['10A south'] }))).toEqual(['sw FS-GROUND-2'])
  // An attack was declared elsewhere; before that, everything within reach is still allowed.
  const two = advance('10A', { '10A.nw': '0 scout', '10A.ne': '1 nob', '10A.sw': '1 nob' })
  expect([asked(two), barred(two)]).toEqual(['advance.target', []])
  two.answer(`attack:${areaNamed(two.g, '10A.ne')}`)
  expect(barred(two)).toEqual(['sw FS-ADV-4'])
  // Ships may enter a void with an enemy as long as no attack on it was declared.
  const ships = advance('1A', { '10A.se': '0 strike-cruiser', '1A.nw': '1 onslaught-attack-ship' })
  ships.answer('peace')
  expect([asked(ships), barred(ships)]).toEqual(['advance.ships', ['nw FS-ADV-4']])
})

test('FS-ADV-8 · without an attack there may be an orbital strike, with one there is a combat', () => {
  const pieces = { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob', '10A.nw': '0 scout scout', '10A.sw': '0 scout' }
  const strike = advance('10A', pieces)
  strike.answer('peace', 0)
  strike.answer({ options: [] })
  expect(asked(strike)).toBe('strike.target')
  const fight = advance('10A', pieces)
  fight.answer(`attack:${areaNamed(fight.g, '10A.ne')}`, 0)
  fight.answer({ options: [...moves(fight.g, 'scout', '10A.nw', '10A.ne', 2), ...moves(fight.g, 'scout', '10A.sw', '10A.ne')] })
  // FS-COMBAT-11: the first execution round.
  expect([fight.g.combat?.area, fight.g.combat?.round]).toEqual([areaNamed(fight.g, '10A.ne'), 1])
  // An attack was declared but nobody went there, so no area is under attack any more.
  const idle = advance('10A', pieces)
  idle.answer(`attack:${areaNamed(idle.g, '10A.ne')}`, 0)
  idle.answer({ options: [] })
  expect([asked(idle), (seenBy(idle.table, 1).view as View).order?.target]).toEqual(['strike.target', NONE])
  // The areas from which units came are recorded, each once.
  expect(fight.g.combat?.origins).toEqual(['10A.nw', '10A.sw'].map((name) => areaNamed(fight.g, name)))
  expect(fight.g.combat?.sides.map(({ tokens }) => tokens)).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('FS-ADV-3 · only own standing units make a neighbour a source', () => {
  const p = advance('10A', { '1A.sw': '1 cultist', '2A.nw': '0 scout', '5A.ne': '1 cultist' }, { factions: ['space-marines', 'chaos'] })
  // The numbers of the Cultists follow those of the Space Marines.
  expect([asked(p), p.g.order.source]).toEqual(['advance.ground', systemNamed(p.g, '2A')])
  const both = advance('10A', { '1A.sw': '0 scout', '2A.nw': '0 scout', '10A.nw': '0 scout' })
  both.answer(`source:${systemNamed(both.g, '1A')}`, 0)
  expect(both.g.order.source).toBe(systemNamed(both.g, '1A'))
})

test('FS-ADV-4, FS-OPT-2, FS-GROUND-2 · what may be attacked: what a path reaches, with voids that ships could open, unless paths are fixed before', () => {
  const offered = (options: Record<string, boolean>) => {
    const p = advance('1A', { '10A.ne': '0 scout', '10A.se': '0 strike-cruiser', '1A.ne': '1 ork-boyz' }, { options })
    return asked(p) === 'advance.target'
  }
  expect([offered({}), offered({ paths_before_ships: true })]).toEqual([true, false])
  // With the setting, too, a path crosses areas that were friendly before.
  const friendly = advance(
    '1A',
    { '10A.ne': '0 scout', '1A.nw': '0 strike-cruiser', '1A.ne': '1 ork-boyz' },
    { options: { paths_before_ships: true } },
  )
  expect(asked(friendly)).toBe('advance.target')
  // Turaci cannot be reached from Pergam, although it is the first area of its system.
  const far = advance('10A', { '2A.nw': '0 scout', '10A.nw': '1 nob', '10A.ne': '0 scout' })
  expect(asked(far)).toBe('advance.target')
  const not = advance('10A', { '2A.nw': '0 scout', '10A.nw': '1 nob' })
  expect(asked(not)).not.toBe('advance.target')
})

test('FS-ADV-9 · a unit with just two places goes to one of them', () => {
  const p = advance('10A', { '10A.nw': '0 scout scout' })
  const both = [...moves(p.g, 'scout', '10A.nw', '10A.ne'), ...moves(p.g, 'scout', '10A.nw', '10A.sw')]
  expect(p.options()).toHaveLength(4)
  expect(refusedFor(p, both)).toBe('FS-ADV-9')
  // The same for the last unit of the list.
  expect(refusedFor(p, p.options().slice(2))).toBe('FS-ADV-9')
})
