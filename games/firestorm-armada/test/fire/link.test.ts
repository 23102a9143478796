import { expect, test } from 'vitest'
import { cardNumber } from '../../content/cards.ts'
import { shipType } from '../../content/ships.ts'
import { fight, type GivenFight, type GivenShip, last } from '../fight.ts'

const MISS = Array.from({ length: 30 }, () => 1)
/** So many ships of a type in line, 2 inches apart, and an enemy to starboard of the first. */
const line = (type: string, count: number, away = 10, enemy: Partial<GivenShip> = {}): GivenShip[] => [
  ...Array.from({ length: count }, (_, i) => ({ type, squadron: 0, x: 20, y: 20 - 2 * i })),
  { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 20 + away, y: 20, ...enemy },
]
const start = (given: GivenFight) => fight({ dice: MISS, ...given })
const dice = (p: ReturnType<typeof fight>) => last(p, 'attacked')?.dice
const asked = (p: ReturnType<typeof fight>) => p.table.questions[0]?.name

test('FA-LINK-1, FA-LINK-3, FA-LINK-5 · the focus fires in full, every other ship that takes part adds half; none has to', () => {
  const given = { ships: line('terrans-teuton', 3) }
  const p = start(given)
  p.answer('fire:0:1:3')
  expect(p.question()).toMatchObject({ kind: 'multi-select', name: 'fire.link', seat: 0, least: 0, most: 2 })
  expect(p.options()).toEqual(['link:1:1', 'link:2:1'])
  // Each is told with what it would add.
  expect(p.question()).toMatchObject({ options: [{ params: { dice: 3 } }, { params: { dice: 3 } }] })
  p.answer({ options: ['link:1:1', 'link:2:1'] })
  expect(dice(p)).toBe(7 + 3 + 3)
  const some = start(given)
  some.answers('fire:0:1:3', ['link:2:1'])
  expect(dice(some)).toBe(10)
  expect(some.options()).toContain('fire:1:1:3')
  const none = start(given)
  none.answers('fire:0:1:3', [])
  expect(dice(none)).toBe(7)
})

test('FA-LINK-3 · each half is rounded down by itself, at least 1', () => {
  // The frigates have AD 4 in band 1; damage leaves the last one fewer.
  const ships = line('terrans-missionary', 3, 5).map((ship, i) => (i === 2 ? { ...ship, crew: 1, hull: 1 } : ship))
  const p = start({ ships })
  p.answers('fire:0:1:3', ['link:1:1', 'link:2:1'])
  // 3 + floor(3/2) + floor(2/2)
  expect(dice(p)).toBe(3 + 1 + 1)
  const weak = start({ ships: line('terrans-missionary', 2, 17).map((ship, i) => (i === 1 ? { ...ship, hull: 1 } : ship)) })
  weak.answers('fire:0:1:2', ['link:1:1'])
  // 2 + max(1, floor(1/2))
  expect(dice(weak)).toBe(3)
})

test('FA-LINK-4 · a weapon under Weapon Damage adds its half even if that is nothing', () => {
  const ships = line('terrans-missionary', 2, 17).map((ship, i): GivenShip => (i === 1 ? { ...ship, effects: ['weaponDamage'] } : ship))
  const p = start({ ships })
  p.answers('fire:0:1:2', ['link:1:1'])
  expect(dice(p)).toBe(2 + 0)
  const torpedoes = start({
    ships: line('terrans-javelin', 2, 10).map((ship, i): GivenShip => (i === 1 ? { ...ship, effects: ['weaponDamage'] } : ship)),
    fire: 2,
  })
  torpedoes.answers('fire:0:0:2', ['link:1:0'])
  expect(dice(torpedoes)).toBe(3 + 1)
})

test('FA-LINK-2, FA-ALLY-4 · ships of other squadrons do not take part', () => {
  const ships = [...line('terrans-teuton', 2), { type: 'terrans-teuton', squadron: 2, x: 20, y: 22 }]
  const p = start({ ships })
  p.answer('fire:0:1:2')
  expect(p.options()).toEqual(['link:1:1'])
})

test('FA-LINK-5, FA-LINK-11, FA-LINK-16 · one ship its port and another its starboard broadside; never both of one ship', () => {
  const ships = line('terrans-teuton', 2).map((ship, i) => (i === 1 ? { ...ship, heading: 180 } : ship))
  const p = start({ ships })
  p.answer('fire:0:1:2')
  expect(p.options()).toEqual(['link:1:0'])
  const racks = start({ ships: line('dindrenzi-falchion', 1, 6).map((ship, i) => (i === 0 ? ship : ship)) })
  // The gun rack counts as a broadside of both sides, so it links with the broadside that bears.
  racks.answer('fire:0:0:1')
  expect(racks.options()).toEqual(['link:0:2'])
})

test('FA-LINK-6 · torpedoes link with torpedoes', () => {
  const p = start({ ships: line('terrans-teuton', 2), fire: 2 })
  p.answer('fire:0:3:2')
  expect(p.options()).toEqual(['link:1:3'])
  p.answer({ options: ['link:1:3'] })
  expect(dice(p)).toBe(5 + 2)
})

test('FA-LINK-7, FA-LINK-17 · turrets link with turrets, own ones too', () => {
  const p = start({ ships: line('terrans-marshal', 2, 6) })
  p.answer('fire:0:0:2')
  expect(p.options()).toEqual(['link:0:1', 'link:1:0', 'link:1:1'])
  p.answer({ options: ['link:0:1', 'link:1:0', 'link:1:1'] })
  expect(dice(p)).toBe(8 + 4 + 4 + 4)
  const alone = start({ ships: line('terrans-marshal', 1, 6) })
  alone.answers('fire:0:0:1', ['link:0:1'])
  expect(dice(alone)).toBe(12)
})

test('FA-LINK-17 · the other reading: one system of a ship', () => {
  const p = start({ ships: line('terrans-marshal', 2, 6), settings: { ownSystemsLink: false } })
  p.answer('fire:0:0:2')
  expect(p.options()).toEqual(['link:1:0', 'link:1:1'])
  expect(p.question()).toMatchObject({ bounds: [{ rule: 'FA-LINK-11', of: ['link:1:0', 'link:1:1'], most: 1 }] })
  p.refused({ options: ['link:1:0', 'link:1:1'] }, 0)
})

test('FA-LINK-1, FA-LINK-8 · the question who joins names the leading ship, its weapon, its target and all its dice', () => {
  const one = start({ ships: line('terrans-hauberk', 2) })
  one.answer('fire:0:2:2')
  const told = { ship: '@ship-terrans-hauberk', number: 1, from: 0, gun: 2, target: '@ship-sorylians-falcata', targetNumber: 0, aim: 2 }
  const alone = one.question().params
  expect(alone).toMatchObject(told)
  expect(alone).not.toHaveProperty('second')
  const pair = start({ ships: line('terrans-hauberk', 2) })
  pair.answer('pair:0:2:1:2')
  expect(pair.question().params).toMatchObject({ ...told, second: 1 })
  const said = pair.question().params?.dice
  pair.answer({ options: [] })
  expect(dice(pair)).toBe(said)
})

test('FA-LINK-8, FA-LINK-16 · a ship links one turret with one broadside, either of them the focus', () => {
  const given = { ships: line('terrans-apollo', 1, 10) }
  const p = start(given)
  expect(p.options().filter((id) => id.startsWith('pair'))).toEqual(['pair:0:2:1:1', 'pair:0:1:2:1'])
  p.answer('pair:0:2:1:1')
  expect(dice(p)).toBe(9 + 4)
  const other = start(given)
  other.answer('pair:0:1:2:1')
  expect(dice(other)).toBe(8 + 4)
  expect(other.options()).not.toContain('fire:0:2:1')
})

test('FA-LINK-9, FA-LINK-18 · other ships join such a link only with half a turret and half a broadside each', () => {
  const p = start({ ships: line('terrans-hauberk', 2, 5) })
  p.answer('pair:0:2:1:2')
  expect(p.options()).toEqual(['link:1:2:1'])
  p.answer({ options: ['link:1:2:1'] })
  expect(dice(p)).toBe(6 + 2 + 3 + 2)
  const single = start({ ships: line('terrans-hauberk', 2, 5) })
  single.answer('fire:0:2:2')
  expect(single.options()).toEqual(['link:1:2'])
})

test('FA-LINK-10 · a squadron that has linked may not split in the same step, nor the reverse; torpedoes are another step', () => {
  const enemies = [{ type: 'sorylians-falcata', seat: 1, squadron: 2, x: 30, y: 19 }]
  const given = { ships: [...line('terrans-teuton', 3), ...enemies] }
  const linked = start(given)
  linked.answers('fire:0:1:3', ['link:1:1'])
  expect(linked.options()).not.toContain('split:2:1')
  linked.answer('end:primary')
  expect(linked.options()).toContain('split:0:3')
  const split = start(given)
  expect(split.options()).toContain('split:0:1')
  split.answer('split:0:1')
  split.answer({
    plan: [
      [3, 3],
      [4, 4],
    ],
  })
  split.answer('fire:1:1:3')
  expect(dice(split)).toBe(7)
  expect(split.options()).toContain('split:2:1')
  const apollo = start({ ships: [...line('terrans-apollo', 1, 10), { type: 'sorylians-falcata', seat: 1, squadron: 2, x: 30, y: 18 }] })
  apollo.answer('split:0:1')
  apollo.answer({
    plan: [
      [1, 4],
      [2, 4],
    ],
  })
  expect(apollo.options().some((id) => id.startsWith('pair'))).toBe(false)
})

test('FA-LINK-12, FA-LINK-13 · fore with fore (fixed fore too), aft with aft, never fore with aft', () => {
  const ahead = (type: string, heading: number) =>
    start({
      ships: [
        { type, squadron: 0, x: 20, y: 20, heading },
        { type, squadron: 0, x: 20.5, y: 18, heading },
        { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 20.2, y: 26 },
      ],
    })
  const fixed = ahead('terrans-teuton', 0)
  fixed.answer('fire:0:2:2')
  expect(fixed.options()).toEqual(['link:1:2'])
  const aft = ahead('aquans-isonade', 180)
  aft.answer('fire:0:3:2')
  expect(aft.options()).toEqual(['link:1:3'])
  // One ship points at the target, the other away from it; fore and aft weapons do not link.
  const mixed = start({
    ships: [
      { type: 'aquans-isonade', squadron: 0, x: 20, y: 20 },
      { type: 'aquans-isonade', squadron: 0, x: 20.5, y: 18, heading: 180 },
      { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 20.2, y: 26 },
    ],
  })
  mixed.answer('fire:0:2:2')
  expect(asked(mixed)).toBe('fire.primary')
  const bow = start({
    ships: [
      { type: 'dindrenzi-velites', squadron: 0, x: 20, y: 20 },
      { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 20.2, y: 26 },
    ],
  })
  bow.answer('fire:0:1:1')
  expect(bow.options()).toEqual(['link:0:2'])
})

test('FA-LINK-14 · each weapon with its own band, damage, arc and line of fire before it is halved for linking', () => {
  const ships: GivenShip[] = [
    { type: 'terrans-teuton', squadron: 0, x: 20, y: 20 },
    { type: 'terrans-teuton', squadron: 0, x: 22.6, y: 20, hull: 2 },
    { type: 'terrans-teuton', squadron: 0, x: 20, y: 15 },
    { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 30, y: 20 },
  ]
  const p = start({ ships, terrain: [{ kind: 'asteroidField', x: 27, y: 20, radius: 0.5 }] })
  p.answers('fire:2:1:3', ['link:0:1', 'link:1:1'])
  // Ship 2 sees past the field: 7. Ship 0 has 7, halved to 3, and adds 1. Ship 1 in band 1 has 5 - 2 = 3, halved to 1, and adds 1.
  expect(dice(p)).toBe(7 + 1 + 1)
  const blocked = start({ ships, terrain: [{ kind: 'planet', x: 25, y: 17, radius: 1 }] })
  blocked.answer('fire:0:1:3')
  expect(blocked.options()).toEqual(['link:1:1'])
})

test('FA-LINK-15 · a linked attack is one attack: defences once, damage once', () => {
  const p = start({ ships: line('terrans-teuton', 2, 10, { type: 'aquans-isonade' }), dice: [4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1] })
  p.answers('fire:0:1:2', ['link:1:1'])
  expect(p.events('spectator', 'rolled').map(({ purpose, hits }) => [purpose, hits])).toEqual([
    ['attack', 5],
    ['shields', 0],
  ])
  expect(p.events('spectator', 'hits-compared')).toMatchObject([{ hits: 5 }])
})

test('FA-LINK-18 · a fore weapon links with no turret, a broadside with no torpedo or turret of another ship', () => {
  const p = start({ ships: line('terrans-hauberk', 2, 5) })
  p.answer('fire:0:1:2')
  expect(p.options()).toEqual(['link:1:1'])
  const fore = start({
    ships: [
      { type: 'terrans-hauberk', squadron: 0, x: 20, y: 20 },
      { type: 'terrans-hauberk', squadron: 0, x: 20.5, y: 18 },
      { type: 'sorylians-falcata', seat: 1, squadron: 1, x: 20.2, y: 26 },
    ],
  })
  fore.answer('fire:0:3:2')
  expect(fore.options()).toEqual(['link:1:3'])
})

test('FA-CD-5 · a ship out of command neither leads nor joins, nor links its own turret and broadside', () => {
  const ships = line('terrans-teuton', 3).map((ship, i) => (i === 2 ? { ...ship, y: 10 } : ship))
  const p = start({ ships })
  p.answer('fire:0:1:3')
  expect(p.options()).toEqual(['link:1:1'])
  const away = start({ ships })
  away.answer('fire:2:1:3')
  expect(asked(away)).toBe('fire.primary')
  const pair = start({ ships: line('terrans-hauberk', 3, 5).map((ship, i) => (i === 2 ? { ...ship, y: 10, x: 22 } : ship)) })
  expect(pair.options().filter((id) => id.startsWith('pair:2'))).toEqual([])
  expect(pair.options().filter((id) => id.startsWith('pair:0'))).not.toEqual([])
})

test('FA-CD-11, FA-CD-9 · between equal groups the owner names one when linked fire is declared', () => {
  const ships = line('terrans-teuton', 4).map((ship, i) => (i === 2 || i === 3 ? { ...ship, y: ship.y - 5 } : ship))
  const p = start({ ships })
  p.answer('fire:0:1:4')
  expect(asked(p)).toBe('command.name')
  p.answer('name:0')
  expect(p.options()).toEqual(['link:1:1'])
})

test('FA-CD-11, FA-LINK-8 · between equal groups a ship that links its own turret and broadside names its group', () => {
  const ships = line('terrans-hauberk', 2, 5).map((ship, i) => (i === 1 ? { ...ship, y: ship.y - 12 } : ship))
  const p = start({ ships })
  p.answer('pair:0:2:1:2')
  expect(p.g.ships.named).toEqual([1, 0, 0])
})

test('FA-DISORDER-2 · a disordered squadron does not link', () => {
  const p = start({
    ships: line('terrans-apollo', 1, 10),
    also: (g) => {
      for (const squadron of g.squadrons) squadron.disordered = true
    },
  })
  expect(p.options().some((id) => id.startsWith('pair'))).toBe(false)
  const line2 = start({
    ships: line('terrans-teuton', 2),
    also: (g) => g.squadrons.map((squadron) => Object.assign(squadron, { disordered: true })),
  })
  line2.answer('fire:0:1:2')
  expect(asked(line2)).toBe('fire.primary')
})

test('FA-TRAIT-1 · FA-TRAIT/packHunters: 1 more AD for every ship apart from the focus, added after linking', () => {
  expect(shipType(0).id).toBe('terrans-titan')
  const p = start({ ships: line('dindrenzi-sgian', 3, 5) })
  p.answers('fire:0:0:3', ['link:1:0', 'link:2:0'])
  expect(dice(p)).toBe(5 + 2 + 2 + 2)
  const alone = start({ ships: line('dindrenzi-sgian', 3, 5) })
  alone.answers('fire:0:0:3', [])
  expect(dice(alone)).toBe(5)
})

test('FA-CARD-2 · card S01: in one linked attack one further ship adds its full AD', () => {
  const concentrated =
    (ships: number[]): GivenFight['also'] =>
    (g) => {
      g.inForce.push({ card: cardNumber('S01'), seat: 0, on: 'squadron', id: 0, ships, until: 'activation', used: false })
    }
  const given = { ships: line('terrans-teuton', 4) }
  const p = start({ ...given, also: concentrated([0, 1, 2, 3]) })
  p.answers('fire:0:1:4', ['link:1:1', 'link:2:1'])
  expect(p.options()).toEqual(['full:1', 'full:2', 'full:none'])
  p.answer('full:2')
  expect(dice(p)).toBe(7 + 3 + 7)
  // It works only once.
  p.answers('fire:3:1:4')
  expect(asked(p)).toBe('fire.torpedo')
  const kept = start({ ...given, also: concentrated([0, 1, 2, 3]) })
  kept.answers('fire:0:1:4', ['link:1:1'], 'full:none')
  expect(dice(kept)).toBe(10)
  expect(kept.g.inForce[0]?.used).toBe(false)
  // It does not work for a ship that was out of command when the card was played.
  const partly = start({ ...given, also: concentrated([0, 1]) })
  partly.answers('fire:0:1:4', ['link:2:1'])
  expect(dice(partly)).toBe(10)
})

test('FA-LINK-9, FA-ACT-6 · a ship so near that both its broadsides bear joins with one of its pairs, with the turret once', () => {
  const ships = line('terrans-hauberk', 2, 5).map((ship, i) => (i === 1 ? { ...ship, x: 25, y: 20.1 } : ship))
  const p = start({ ships })
  p.answer('pair:0:2:1:2')
  expect(p.options()).toEqual(['link:1:2:0', 'link:1:2:1'])
  expect(p.refused({ options: ['link:1:2:0', 'link:1:2:1'] }, 0).rule).toBe('TABLE-3')
  p.answer({ options: ['link:1:2:0'] })
  expect(last(p, 'attacked')?.guns).toHaveLength(4)
})
