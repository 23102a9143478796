import { expect, test } from 'vitest'
import { cardNumber } from '../../content/cards.ts'
import { lastAims, rollAttack } from '../../rules/fire/attack.ts'
import { type Attack, declare, standingBoosts } from '../../rules/fire/dice.ts'
import { pointDefence } from '../../rules/fire/point-defence.ts'
import { baseDice, mayTarget } from '../../rules/fire/shots.ts'
import { maySplit, splitPlan } from '../../rules/fire/split.ts'
import { NONE, type State } from '../../state.ts'
import { answerAt, at, DUEL, hands, MISS, name, onSquadron, passAll } from '../card-table.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip, last } from '../fight.ts'

/** A cruiser, and an enemy of the given type 6 inches to starboard. */
const beside = (type: string, own: Partial<GivenShip> = {}): GivenShip[] => [
  { ...at('terrans-teuton', 20, 20), ...own },
  at(type, 26, 20, 1),
]

test('FA-ACT-6, FA-BOARD-2 · which ship fired at which is recorded once, for the activation and for the turn', () => {
  const ships: GivenShip[] = [0, 1].map((place) => ({ ...at('terrans-teuton', 20, 20 + 2 * place), squadron: 0 }))
  const g = fightState({
    ships: [...ships, ...ships.map((ship, place) => ({ ...ship, squadron: 1 + place })), at('sorylians-falcata', 26, 20, 1)],
  })
  const gun = (ship: number, weapon: number) => ({ ship, weapon })
  const attack: Attack = { seat: 0, squadron: 2, guns: [gun(3, 0), gun(3, 2)], target: 4, share: 0, reacting: false, full: NONE }
  declare(g, attack)
  declare(g, { ...attack, guns: [gun(3, 3)] })
  expect([g.ships.fired[3], g.ships.firedTurn[3]]).toEqual([0b1101, 0b1101])
  expect([g.activation.firedAt, g.attacked]).toEqual([[3004], [2004]])
})

test('FA-FIRE-6, FA-LINK-1, FA-SPLIT-1 · an attack is told by the rule that makes it: single, linked, or a share of a single die', () => {
  const rule = (...answers: (string | string[])[]) => {
    const p = fight({ ships: [...beside('sorylians-falcata'), { ...at('terrans-teuton', 20, 18), squadron: 0 }], dice: MISS })
    p.answers(...answers)
    return last(p, 'attacked')?.rule
  }
  expect([rule('fire:0:1:1', []), rule('fire:0:1:1', ['link:2:1'])]).toEqual(['FA-FIRE-6', 'FA-LINK-1'])
  const p = fight({ ships: [...beside('sorylians-falcata'), at('sorylians-falcata', 26, 22, 1)], dice: MISS })
  p.answer('split:0:1')
  p.answer({
    plan: [
      [1, 1],
      [2, 1],
    ] as never,
  })
  expect(p.events('spectator', 'attacked').map(({ rule: told }) => told)).toEqual(['FA-SPLIT-1', 'FA-SPLIT-1'])
})

test('FA-FIRE-5 · the first wave is told with the number that hits', () => {
  const p = fight({ ships: beside('terrans-missionary'), dice: [4, 5, 1, 1, 1, 1, 1] })
  p.answer('fire:0:1:1')
  expect(p.events('spectator', 'first-wave')[0]).toMatchObject({ rule: 'FA-FIRE-5', on: 'ship:1', need: 5, dice: [4, 5, 1, 1, 1] })
})

test('FA-CARD-7 · A02: the roll for Weapon Damage is told with what the ship needs', () => {
  const p = fight({ ships: DUEL, hands: hands(0, 'A02'), dice: [1, 1, 1, 1, 1, 1, 1, 1, 2] })
  p.answers('fire:0:1:1', 'play:A02')
  passAll(p)
  expect(last(p, 'tested')).toMatchObject({ ship: 0, face: 2, need: 2, purpose: '@card-A02' })
})

test('FA-TRAIT-1 · FA-TRAIT/boldAdvance: one miss is rolled again, and that is told; where nothing was missed nothing is told', () => {
  const bold = (...dice: number[]) => {
    const p = fight({
      ships: [at('dindrenzi-thraex', 20, 20), at('sorylians-falcata', 20.1, 26, 1)],
      dice,
      also: (g) => g.ships.turned.fill(0),
    })
    p.answer('fire:0:0:1')
    return p.events('spectator', 'rerolled').map(({ rule, dice: faces }) => [rule, (faces as number[]).slice(0, 2)])
  }
  expect(bold(1, 2, 1, 1, 4, 1, 1, 1)).toEqual([['FA-TRAIT/boldAdvance', [4, 2]]])
  expect(bold(5, 5, 5, 5, 5, 5, 5, 5)).toEqual([])
})

test('FA-CARD-2, FA-CARD-8 · S03: up to three misses, not four, of guns alone; without a miss it is not asked for', () => {
  const guns = fight({ ships: DUEL, dice: [1, 2, 1, 2, 1, 5, 5, 5, 5], also: onSquadron('S03', [0]) })
  guns.answers('fire:0:1:1', 'yes')
  expect(last(guns, 'rolled')?.waves).toEqual([[5, 5, 5, 2, 1]])
  const hit = fight({ ships: DUEL, dice: [4, 4, 4, 4, 4, 1, 1], also: onSquadron('S03', [0]) })
  hit.answer('fire:0:1:1')
  expect(name(hit)).not.toBe('fire.use-S03')
  const torpedoes = fight({ ships: DUEL, fire: 2, dice: MISS, also: onSquadron('S03', [0]) })
  torpedoes.answer('fire:0:3:1')
  expect(name(torpedoes)).not.toBe('fire.use-S03')
})

test('FA-TRAIT-1 · FA-TRAIT/systemNetwork: another ship of the network hides a ship, she herself does not, nor one off the table', () => {
  const stealthy = (network: GivenShip[], also?: (g: State) => unknown) => {
    const ships = [...network, { ...at('terrans-teuton', 50, 20), squadron: network.length }]
    const attack: Attack = {
      seat: 0,
      squadron: network.length,
      guns: [{ ship: network.length, weapon: 1 }],
      target: network.length - 1,
      share: 0,
      reacting: true,
      full: NONE,
    }
    const p = carryOut({ ships, dice: MISS, also }, (g) => rollAttack(g, attack, 1, null))
    return p.events('spectator', 'rerolled').length
  }
  const nexus = (x: number): GivenShip => ({ ...at('relthoza-theridion', x, 20, 1), cloak: true })
  const hit = (ships: GivenShip[], also?: (g: State) => unknown) =>
    stealthy(ships, (g) => {
      g.random.dice.preset.splice(0, 2, 4, 4)
      also?.(g)
    })
  expect([hit([nexus(24), nexus(20)]), hit([nexus(20)]), hit([nexus(24), nexus(20)], (g) => g.ships.place.splice(0, 1, 2))]).toEqual([
    1, 0, 0,
  ])
})

test('FA-CARD-8 · A03 where CR is above DR, A04 where DR is above 1, A06 where one die is lost and guns fire', () => {
  const offered = (type: string, own: Partial<GivenShip> = {}, fire = 1) => {
    const p = fight({ ships: beside(type, own), fire, hands: hands(0, 'A03', 'A04', 'A06'), dice: MISS })
    p.answer(fire === 1 ? 'fire:0:1:1' : 'fire:0:3:1')
    return p.options().filter((id) => id.startsWith('play:'))
  }
  expect(offered('aquans-nereid')).toEqual(['play:A04'])
  expect(offered('terrans-squire')).toEqual(['play:A03', 'play:A04'])
  expect(offered('neutral-shuttle')).toEqual(['play:A03', 'play:A04'])
  expect(offered('terrans-squire', { hull: 1 })).toEqual(['play:A03', 'play:A04', 'play:A06'])
  expect(offered('terrans-squire', { hull: 1 }, 2)).toEqual(['play:A03', 'play:A04'])
})

test('FA-FIRE-11 · an attack on which no card is played is compared with the printed ratings', () => {
  const attack: Attack = { seat: 0, squadron: 0, guns: [{ ship: 0, weapon: 1 }], target: 1, share: 0, reacting: true, full: NONE }
  expect(standingBoosts(fightState({ ships: beside('sorylians-falcata') }), attack)).toEqual({
    added: 0,
    locked: false,
    undamaged: false,
    lessDr: 0,
    lessCr: 0,
    risky: false,
  })
})

test('FA-CARD-8 · the question has the dice that A05 and A06 would give the attack, if they change anything', () => {
  const params = (own: Partial<GivenShip>, terrain: GivenFight['terrain'] = []) => {
    const p = fight({ ships: beside('sorylians-falcata', own), terrain, hands: hands(0, 'A05'), dice: MISS })
    p.answer('fire:0:1:1')
    return p.question().params
  }
  expect(params({})).not.toHaveProperty('locked')
  expect(params({})).not.toHaveProperty('undamaged')
  expect(params({ hull: 1 })).toMatchObject({ dice: 4, undamaged: 5 })
  expect(params({}, [{ kind: 'asteroidField', x: 23, y: 20, radius: 0.5 }])).toMatchObject({ dice: 2, locked: 5 })
})

test('FA-CARD-4, FA-ACT-6 · R12: a weapon that fired in this activation of its own squadron does not fire again; in another’s it does', () => {
  const weapons = (fired: number, kind: 'squadron' | 'flight', active: number) => {
    const g = fightState({ ships: beside('sorylians-falcata'), active })
    g.activation.kind = kind
    g.ships.fired[0] = fired
    return lastAims(g, 0).map(({ weapon }) => weapon)
  }
  const all = weapons(0, 'squadron', 0)
  expect(all).toEqual([1])
  expect([weapons(0b10, 'squadron', 0), weapons(0b101, 'squadron', 0)]).toEqual([[], [1]])
  expect([weapons(0b10, 'squadron', 1), weapons(0b10, 'flight', 0)]).toEqual([[1], [1]])
})

test('FA-CARD-4 · R11: the owner of the surviving ship chooses the weapon with which it fires', () => {
  for (const seat of [0, 1]) {
    const ships: GivenShip[] = [at('terrans-teuton', 20, 20, 1 - seat), { ...at('directorate-firewall', 26, 20, seat) }]
    const p = fight({ ships, hands: hands(seat, 'R11'), dice: MISS })
    p.answer('fire:0:1:1')
    answerAt(p, 'card.survived', 'play:R11')
    expect(p.question()).toMatchObject({ name: 'fire.react', seat })
  }
})

test('FA-BOARD-3, FA-BOARD-27 · only own teams that are still aboard keep other squadrons from firing at a ship', () => {
  const mayFireAt = (more: Partial<State['boarders'][number]>) =>
    mayTarget(
      fightState({
        ships: [...beside('sorylians-falcata'), at('terrans-teuton', 40, 20), at('terrans-teuton', 50, 20, 3)],
        also: (g) => g.boarders.push({ ship: 1, owner: 0, squadron: 2, teams: 1, rounds: 1, ...more }),
      }),
      0,
      1,
    ) === true
  expect(mayFireAt({})).toBe(false)
  expect(mayFireAt({ owner: 2 })).toBe(false)
  expect([
    mayFireAt({ teams: 0 }),
    mayFireAt({ ship: 2 }),
    mayFireAt({ owner: 1 }),
    mayFireAt({ owner: 3 }),
    mayFireAt({ squadron: 0 }),
  ]).toEqual([true, true, true, true, true])
})

test('FA-TRAIT-1 · FA-TRAIT/energyTransfer2: dice go from the weapon that gives to the one that takes, down to none', () => {
  const ships = [at('aquans-kraken', 20, 20)]
  const dice = (transfer: number) => {
    const g = fightState({ ships, also: (state) => state.ships.transfer.fill(transfer) })
    return [0, 1, 2].map((weapon) => baseDice(g, 0, weapon, 1))
  }
  const [first = 0, second = 0, third = 0] = dice(0)
  expect(dice(12)).toEqual([first - 2, second + 2, third])
  expect(dice(121)).toEqual([first, second - 1, third + 1])
  expect(dice(201)).toEqual([first + 1, second, third - 1])
})

test('FA-SPLIT-1 · a weapon is split between two targets that leave two dice each; a share is a target and its dice', () => {
  const ships = (away: number): GivenShip[] => [...beside('sorylians-falcata'), at('sorylians-falcata', 20 + away, 22, 1)]
  const may = (away: number) => maySplit(fightState({ ships: ships(away) }), { ship: 0, weapon: 1 }, [1, 2])
  expect([may(6), may(36)]).toEqual([true, false])
  const question = { bounds: { ship: 0, weapon: 1, targets: [1, 2], bands: [1, 1], dice: [5, 5] } } as never
  const verdict = (plan: unknown) => splitPlan.validate(question, plan as never)
  // What is no number is no division, whoever it is for.
  expect(
    verdict([
      [99, '1'],
      [1, 1],
    ]),
  ).toMatchObject({ rule: 'FA-SPLIT-1' })
  expect(
    verdict([
      [1, 2],
      [2, 2],
    ]),
  ).toBe(true)
  for (const wrong of [
    [
      [1, 2, 3],
      [2, 2],
    ],
    [[1], [2, 2]],
    ['ab', [2, 2]],
    [
      ['1', 2],
      [2, 2],
    ],
    [
      [1, '2'],
      [2, 2],
    ],
  ])
    expect(verdict(wrong)).toMatchObject({ rule: 'FA-SPLIT-1' })
})

test('FA-MOD-9, FA-CARD-2 · S07 adds two dice to one die of point defence, none to none', () => {
  const pd = (hull: number, pdMinimumOne: boolean) =>
    pointDefence(
      fightState({ ships: [{ ...at('terrans-teuton', 20, 20), hull }], settings: { pdMinimumOne }, also: onSquadron('S07', [0]) }),
      0,
    )
  expect([pd(0, false), pd(2, false), pd(3, false), pd(3, true)]).toEqual([5, 3, 0, 3])
})

test('FA-CARD-2 · S01: the seat that attacks is asked, and only where further ships take part', () => {
  const line = [0, 1].map((place): GivenShip => ({ ...at('sorylians-falcata', 20, 20 - 2 * place, 1), squadron: 0 }))
  const given: GivenFight = {
    ships: [...line, { ...at('terrans-teuton', 30, 20), squadron: 1 }],
    dice: MISS,
    also: (g) => {
      g.inForce.push({ card: cardNumber('S01'), seat: 1, on: 'squadron', id: 0, ships: [0, 1], until: 'activation', used: false })
    },
  }
  const p = fight(given)
  const shot = p.options().find((id) => id.startsWith('fire:0:')) ?? ''
  const gun = shot.split(':')[2] ?? ''
  p.answers(shot, [`link:1:${gun}`])
  expect(p.question()).toMatchObject({ name: 'fire.full', seat: 1 })
  const alone = fight(given)
  alone.answers(shot, [])
  expect(alone.table.questions.map((question) => question.name)).not.toContain('fire.full')
})

test('FA-FIRE-9, FA-PD-14 · torpedoes of which none hits are not fired at', () => {
  const shot = (face: number) => {
    const p = fight({
      ships: [at('terrans-harpoon', 20, 20), at('terrans-teuton', 26, 20, 1)],
      fire: 2,
      dice: Array.from({ length: 20 }, () => face),
    })
    p.answer('fire:0:3:1')
    return p.table.questions.map(({ name: asked }) => asked)
  }
  expect([shot(1), shot(5)]).toEqual([[], ['pd.torpedo']])
})

test('FA-RANGE-10 · beyond all bands no dice; energy moves as far as there is some, and only where the weapon reaches', () => {
  // Its broadsides have AD 3, 5, 4, 1.
  const g = (transfer: number) =>
    fightState({ ships: [at('terrans-perseus', 20, 20)], also: (state) => state.ships.transfer.fill(transfer) })
  expect([baseDice(g(0), 0, 0, 0), baseDice(g(0), 0, 0, 4)]).toEqual([0, 1])
  expect([baseDice(g(12), 0, 0, 4), baseDice(g(12), 0, 1, 4), baseDice(g(12), 0, 2, 4)]).toEqual([0, 3, 0])
  expect([baseDice(g(102), 0, 0, 4), baseDice(g(102), 0, 1, 4), baseDice(g(122), 0, 2, 3)]).toEqual([3, 0, 0])
})

test('FA-TRAIT-1 · FA-TRAIT/nuclear: half of three dice is one, half of one is none', () => {
  const blasts = (share: number) => {
    const p = fight({
      ships: [at('terrans-solar', 20, 20), at('sorylians-falcata', 26, 20, 1), at('sorylians-falcata', 26, 22, 1)],
      dice: [...Array.from({ length: 16 }, () => 6), ...MISS],
    })
    p.answer('split:0:0')
    p.answer({
      plan: [
        [1, share],
        [2, 1],
      ],
    })
    return p.events('spectator', 'exploded').flatMap(({ dice, rule }) => (rule === 'FA-TRAIT/nuclear' ? [dice] : []))
  }
  expect([blasts(4), blasts(3), blasts(2), blasts(1)]).toEqual([[2], [1], [1], []])
})

test('FA-LINK-8, FA-LINK-9 · a ship that joins with turret and broadside is asked about both, one with a single weapon about that one', () => {
  const ships: GivenShip[] = [0, 2].map((y) => ({ ...at('terrans-hauberk', 20, 20 - y), squadron: 0 }))
  const messages = (answer: string) => {
    const p = fight({ ships: [...ships, { ...at('sorylians-falcata', 26, 19, 1), squadron: 1 }], dice: MISS })
    p.answer(answer)
    const { options } = p.question() as { options?: readonly { id: string; message?: string }[] }
    return options?.map(({ id, message }) => [id, message])
  }
  expect([messages('fire:0:1:2'), messages('pair:0:2:1:2')]).toEqual([[['link:1:1', undefined]], [['link:1:2:1', 'link-pair']]])
})
