import { expect, test } from 'vitest'
import { UPGRADES } from '../content/upgrades.ts'
import { rolled, told } from './fight.ts'
import { areaNamed, asked, begin, eventId, type Given, standing, unitIds } from './given.ts'
import { upgradeId } from './orders.ts'

/** An advance order of the Space Marines in 10A, at its orbital strike. */
function striking({ rolls = '', ...given }: Given & { rolls?: string }) {
  return begin({
    step: 'strike',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    ...given,
    pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory', ...given.pieces },
    more: (g) => {
      g.random.dice.preset.push(...rolled(rolls))
      given.more?.(g)
    },
  })
}

const strikeAt = (p: ReturnType<typeof striking>, world: string, from = '10A.se') =>
  `strike:${areaNamed(p.g, from)}:${areaNamed(p.g, world)}`

test('FS-ADV-8, FS-ORB-1 · the ships of a void strike an adjacent enemy world of the active system, if their owner wants', () => {
  const p = striking({
    pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob', '10A.sw': '1 nob', '10A.nw': '1 nob', '1A.sw': '1 nob' },
  })
  expect(asked(p)).toBe('strike.target')
  // Turaci lies across the order space, Nicea in another system.
  expect(p.options()).toEqual([strikeAt(p, '10A.sw'), strikeAt(p, '10A.ne'), 'no-strike'])
  p.answer('no-strike')
  expect(p.events('spectator', 'dice-rolled')).toEqual([])
})

test("FS-ORB-1 · not at a friendly, an uncontrolled or one's own world", () => {
  const p = striking({ pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '0 scout' } })
  expect(asked(p)).toBe('operations.resolve')
})

test('FS-ORB-6, FS-DMG-1 · the owner of the struck world assigns the damage, also if the second seat strikes the first', () => {
  const p = striking({
    order: '1 advance 10A',
    orders: { '1A': '0 deploy' },
    pieces: { '10A.se': '1 onslaught-attack-ship onslaught-attack-ship', '10A.sw': '0 scout scout' },
    rolls: 'aa',
  })
  p.answer(strikeAt(p, '10A.sw'))
  expect(p.question().seat).toBe(0)
  p.answer({ options: p.options().slice(0, 1) })
  expect(standing(p.g, '10A.sw')).toBe('0 scout')
})

test('FS-ORB-2, FS-ORB-3, FS-ORB-5 · all standing ships of one void roll their combat value, routed ones not', () => {
  const p = striking({
    tiles: ['1A 0 0', '10A 1 0', '3A 0 1', '2A 1 1', '11A 2 0', '5A 2 1'],
    order: '0 advance 1A',
    orders: { '10A': '1 deploy' },
    pieces: { '1A.se': '0 strike-cruiser strike-cruiser~', '1A.nw': '0 battle-barge', '1A.ne': '1 gargant', '2A.nw': '0 scout' },
    rolls: 'ad',
  })
  p.answer(strikeAt(p, '1A.ne', '1A.se'))
  expect(told(p, 'dice-rolled', 0, 'attack', 'defence', 'morale')).toEqual(['1 1 0'])
})

test('FS-ORB-2 · a void with only routed ships cannot strike', () => {
  const p = striking({ pieces: { '10A.se': '0 strike-cruiser~', '10A.ne': '1 nob' } })
  expect(asked(p)).toBe('operations.resolve')
})

test('FS-ORB-4, FS-STRUCT-7 · a world with a bastion is safe without an upgrade', () => {
  const p = striking({ pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob bastion' }, players: [{ upgrades: 'rain-of-fire' }, {}] })
  expect(asked(p)).toBe('operations.resolve')
  const used = striking({ pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob bastion' }, players: [{ upgrades: 'drop-pods*' }, {}] })
  expect(asked(used)).toBe('operations.resolve')
})

test('FS-COMP-5, FS-ORB-5 · never more than eight dice', () => {
  const p = striking({
    pieces: { '10A.se': '0 battle-barge battle-barge strike-cruiser', '10A.ne': '1 nob' },
    rolls: 'dddddddd',
    players: [{ upgrades: 'rain-of-fire' }, {}],
  })
  p.answers(strikeAt(p, '10A.ne'), [upgradeId('rain-of-fire')])
  expect(told(p, 'dice-rolled', 0, 'defence')).toEqual(['8'])
  expect(told(p, 'dice-gained', 0)).toEqual([])
})

test('FS-ORB-6, FS-ORB-7, FS-ORB-8 · damage by attack icons, assigned by the owner; survivors are not routed', () => {
  const p = striking({
    seats: 3,
    pieces: {
      '10A.se': '0 strike-cruiser strike-cruiser',
      '10A.ne': '2 wraithguard aspect-warrior',
      '5A.ne': '1 nob 1 city'.replace(' 1 city', ' city'),
    },
    rolls: 'aadm',
  })
  p.answer(strikeAt(p, '10A.ne'))
  expect([asked(p), p.question().seat]).toEqual(['combat.damage', 2])
  p.answer({ options: [`unit:${unitIds(p.g, '10A.ne', 'wraithguard')[0]}`] })
  expect(standing(p.g, '10A.ne')).toBe('2 aspect-warrior, 2 wraithguard')
  expect(p.g.units.damage.every((damage) => damage === 0)).toBe(true)
})

test('FS-ORB-9 · no cards, no tokens, nobody strikes back', () => {
  const p = striking({
    pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob' },
    rolls: 'dd',
    players: [{ assets: [0, 0, 3] }, { assets: [0, 0, 3] }],
  })
  p.answer(strikeAt(p, '10A.ne'))
  expect(p.events('spectator', 'cards-drawn')).toEqual([])
  expect(p.events('spectator', 'dice-rolled')).toHaveLength(1)
  expect(p.g.strike).toBeNull()
  expect(p.g.players[0]?.assets).toEqual([0, 0, 3])
})

test('FS-ORB-10, FS-STRAT-11 · upgrades are declared before the roll, several at once, each once a round', () => {
  const p = striking({
    pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob' },
    rolls: 'dd',
    players: [{ upgrades: 'rain-of-fire drop-pods' }, {}],
  })
  p.answer(strikeAt(p, '10A.ne'))
  expect(asked(p)).toBe('strike.upgrades')
  expect(p.events('spectator', 'dice-rolled')).toEqual([])
  p.answer({ options: [upgradeId('rain-of-fire'), upgradeId('drop-pods')] })
  expect(p.g.players[0]?.used).toHaveLength(2)
  expect(p.events('spectator', 'dice-rolled')).toHaveLength(1)
})

test('FS-ORB-11, FS-ORB-4 · against a bastion the piercing upgrade must be declared; the bastion suffers like a unit', () => {
  const p = striking({
    pieces: { '10A.se': '0 battle-barge', '10A.ne': '1 bastion' },
    rolls: 'aaad',
    players: [{ upgrades: 'rain-of-fire drop-pods' }, {}],
  })
  p.answer(strikeAt(p, '10A.ne'))
  expect(p.refused({ options: [] }, 0).params?.rule ?? p.refused({ options: [] }, 0).rule).toBe('FS-ORB-4')
  p.answer({ options: [upgradeId('drop-pods')] })
  expect(standing(p.g, '10A.ne')).toBe('')
})

test('FS-ORB-12, FS-ORB-17, FS-SIM-3 · dice are spent after the roll and before the damage, in the order the striker likes', () => {
  const given = {
    pieces: { '10A.se': '0 battle-barge', '10A.ne': '1 gargant' },
    rolls: 'addd',
    players: [{ upgrades: 'drop-pods', scheme: 'exterminatus' }, {}],
  }
  const p = striking(given)
  p.answers(strikeAt(p, '10A.ne'), [upgradeId('drop-pods')])
  expect(asked(p)).toBe('strike.after')
  expect(p.options()).toEqual([upgradeId('drop-pods'), eventId('exterminatus'), 'done'])
  p.answers(upgradeId('drop-pods'), eventId('exterminatus'))
  expect(told(p, 'unit-damaged', 1, 'damage')).toEqual(['2'])
  const q = striking(given)
  q.answers(strikeAt(q, '10A.ne'), [upgradeId('drop-pods')], eventId('exterminatus'))
  // All dice show attack now, so nothing is left to pay for Drop Pods.
  expect(told(q, 'unit-damaged', 1, 'damage')).toEqual(['4'])
})

test('FS-ORB-13, FS-ORB-14 · a world with only structures may be struck; they do not suffer', () => {
  const p = striking({ pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 city' }, rolls: 'aa' })
  p.answer(strikeAt(p, '10A.ne'))
  expect(standing(p.g, '10A.ne')).toBe('1 city')
})

test('FS-ORB-15 · a strike makes nothing contested', () => {
  const p = striking({ pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 nob' }, rolls: 'aa' })
  p.answer(strikeAt(p, '10A.ne'))
  expect(p.g.combat).toBeNull()
  expect(asked(p)).toBe('operations.resolve')
})

test('FS-ORB-16, FS-STRAT-14 · each faction has two upgrades for strikes, one of which pierces bastions', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['space-marines', 'strike-cruiser', 'drop-pods'],
    ['chaos', 'iconoclast-destroyer', 'complete-destruction'],
    ['orks', 'onslaught-attack-ship', 'stealin'],
    ['eldar', 'hellebore-frigate', 'strafing-run'],
  ]
  for (const [faction, ship, key] of cases) {
    const other = faction === 'orks' ? 'eldar' : 'orks'
    const unit = other === 'orks' ? 'nob' : 'falcon'
    const p = striking({
      factions: [faction, other],
      pieces: { '10A.se': `0 ${ship}`, '10A.ne': `1 ${unit} bastion` },
      players: [{ upgrades: key }, {}],
    })
    expect(asked(p)).toBe('strike.target')
    expect(UPGRADES.filter((one) => one.strike && one.faction === UPGRADES.find((two) => two.key === key)?.faction)).toHaveLength(2)
  }
})

test('FS-ADV-8, FS-ORB-1 · the active player chooses whether and where to strike; everybody is told in which system', () => {
  const p = striking({
    order: '0 advance 3A',
    pieces: { '3A.se': '0 strike-cruiser', '3A.ne': '1 nob', '3A.sw': '0 factory' },
    rolls: 'dd',
  })
  expect([asked(p), p.question().seat]).toEqual(['strike.target', 0])
  p.answer(strikeAt(p, '3A.ne', '3A.se'))
  expect(told(p, 'strike-begun', 0, 'code')).toEqual(['3A'])
})
