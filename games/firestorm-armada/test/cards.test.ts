import { expect, test } from 'vitest'
import { type CardId, cardNumber, cardOf } from '../content/cards.ts'
import { moveBounds } from '../rules/bounds.ts'
import { resolveTurnCards } from '../rules/cards/turn-cards.ts'
import { carrierCards, commandCards, movedCards } from '../rules/cards/windows.ts'
import { commandDistance } from '../rules/command.ts'
import { criticalHit } from '../rules/damage/critical.ts'
import { shieldDice } from '../rules/damage/shields.ts'
import { drawCards } from '../rules/end/cards.ts'
import { pointDefence } from '../rules/fire/modifiers.ts'
import { mayTarget } from '../rules/fire/shots.ts'
import { bonusOf } from '../rules/initiative.ts'
import { driveOff } from '../rules/pd/driven-off.ts'
import { pointDefenceAt } from '../rules/pd/reaction.ts'
import { currentMv, currentTl } from '../rules/speed.ts'
import { reachOf } from '../rules/wing/move.ts'
import { LASTING, NONE, type State } from '../state.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip, hp, last } from './fight.ts'

const MISS = Array.from({ length: 40 }, () => 1)
const at = (type: string, x: number, y: number, seat = 0): GivenShip => ({ type, x, y, seat })
const DUEL: readonly GivenShip[] = [
  { ...at('terrans-teuton', 20, 20), squadron: 0 },
  { ...at('sorylians-falcata', 26, 20, 1), squadron: 1 },
]
const hands = (seat: number, ...cards: CardId[]): CardId[][] => (seat === 0 ? [cards, []] : [[], cards])
const inForce =
  (card: CardId, seat: number, more: Partial<State['inForce'][number]> = {}) =>
  (g: State) => {
    g.inForce.push({ card: cardNumber(card), seat, on: 'nothing', id: NONE, ships: [], until: 'turn', used: false, ...more })
  }
const onSquadron = (card: CardId, ships: number[], squadron = 0) =>
  inForce(card, 0, { on: 'squadron', id: squadron, ships, until: 'activation' })
const dice = (p: ReturnType<typeof fight>) => last(p, 'attacked')?.dice
const name = (p: ReturnType<typeof fight>) => p.table.questions[0]?.name
/** Passes every window but the named one, which it answers. */
const answerAt = (p: ReturnType<typeof fight>, window: string, answer: string) => {
  for (let i = 0; i < 20 && name(p)?.startsWith('card.') === true && name(p) !== window; i++) p.answer('pass')
  expect(name(p)).toBe(window)
  p.answer(answer)
}
const passAll = (p: ReturnType<typeof fight>) => {
  for (let i = 0; i < 30 && name(p)?.startsWith('card.') === true; i++) p.answer('pass')
}

test('FA-CARD-7, FA-CARD-10 · T01, T02: initiative; T05, T06: command distance; T07: wings; T10: ships: of their own side or the enemy’s, this turn', () => {
  const g = (...cards: [CardId, number][]) =>
    fightState({
      ships: [...DUEL],
      wings: [
        { type: 'bomber', seat: 0, flight: 0, x: 30, y: 30 },
        { type: 'bomber', seat: 1, flight: 1, x: 40, y: 30 },
      ],
      also: (state) => cards.map(([card, seat]) => inForce(card, seat)(state)),
    })
  expect([bonusOf(g(['T01', 0]), 0), bonusOf(g(['T01', 0]), 1)]).toEqual([2, 0])
  expect([bonusOf(g(['T02', 0]), 0), bonusOf(g(['T02', 0]), 1)]).toEqual([0, -2])
  expect([commandDistance(g(['T05', 0]), 0), commandDistance(g(['T05', 0]), 1)]).toEqual([8000, 7000])
  expect([commandDistance(g(['T06', 0]), 0), commandDistance(g(['T06', 0]), 1)]).toEqual([6000, 5000])
  expect([reachOf(g(['T07', 0]), 0), reachOf(g(['T07', 0]), 1)]).toEqual([16_000, 12_000])
  expect([currentMv(g(['T10', 0]), 0), currentMv(g(['T10', 0]), 1)]).toEqual([8000, 10_000])
  expect(bonusOf(g(['T01', 0], ['T02', 1]), 0)).toBe(0)
})

test('FA-CARD-7 · T03: no attack in range band 4, by nobody', () => {
  const ships = (away: number): GivenShip[] => [at('terrans-teuton', 20, 20), at('terrans-teuton', 20 + away, 20, 1)]
  const verdicts = (away: number, card?: CardId) => {
    const g = fightState({ ships: ships(away), also: card === undefined ? undefined : inForce(card, 0) })
    return [mayTarget(g, 0, 1) === true, mayTarget(g, 1, 0) === true]
  }
  expect(verdicts(30)).toEqual([true, true])
  expect(verdicts(30, 'T03')).toEqual([false, false])
  expect(verdicts(24, 'T03')).toEqual([true, true])
})

test('FA-CARD-7 · T04: every ship rolls a shield die less, never below none', () => {
  const g = (card?: CardId) =>
    fightState({
      ships: [at('terrans-aegis', 20, 20), at('aquans-isonade', 30, 20, 1), at('sorylians-falcata', 40, 20, 1)],
      also: card === undefined ? undefined : inForce(card, 0),
    })
  expect([0, 1, 2].map((ship) => shieldDice(g(), ship, NONE))).toEqual([3, 1, 0])
  expect([0, 1, 2].map((ship) => shieldDice(g('T04'), ship, NONE))).toEqual([2, 0, 0])
})

test('FA-CARD-7 · T08: the first torpedo attack of each own squadron has a die more', () => {
  const ships: GivenShip[] = [
    { ...at('terrans-teuton', 20, 20), squadron: 0 },
    { ...at('terrans-teuton', 20, 18), squadron: 0 },
    { ...at('sorylians-falcata', 30, 20, 1), squadron: 1 },
  ]
  const p = fight({ ships, fire: 2, dice: MISS, also: inForce('T08', 0) })
  p.answers('fire:0:3:2', [])
  expect(dice(p)).toBe(6)
  p.answers('fire:1:3:2')
  expect(dice(p)).toBe(5)
  const enemy = fight({ ships, fire: 2, dice: MISS, also: inForce('T08', 1) })
  enemy.answers('fire:0:3:2', [])
  expect(dice(enemy)).toBe(5)
})

test('FA-CARD-7, FA-RANGE-18 · T11: attacks from further than 16 inches count as obstructed, once', () => {
  const at1 = (away: number, terrain: GivenFight['terrain'] = []) => {
    const p = fight({
      ships: [at('terrans-apollo', 20, 20), at('sorylians-falcata', 20 + away, 20, 1)],
      terrain,
      dice: MISS,
      also: inForce('T11', 1),
    })
    p.answer('fire:0:1:1')
    return dice(p)
  }
  expect([at1(16), at1(16.001)]).toEqual([8, 2])
  expect(at1(17, [{ kind: 'nebula', x: 30, y: 20, radius: 1 }])).toBe(2)
})

test('FA-CARD-5, FA-CARD-11, FA-CARD-13, FA-TURN-3 · T09 is resolved first: it cancels an enemy T card, else draws a card more', () => {
  const resolve = (cards: readonly (CardId | null)[], order: readonly number[] = [0, 1]) =>
    carryOut(
      { ships: DUEL, order, also: (g) => Object.assign(g, { faceDown: cards.map((card) => (card === null ? NONE : cardNumber(card))) }) },
      resolveTurnCards,
    )
  const p = resolve(['T01', 'T09'])
  expect([p.g.inForce, p.g.extraCards, p.g.discard.map((card) => cardOf(card).id)]).toEqual([[], [0, 0], ['T01', 'T09']])
  const alone = resolve([null, 'T09'])
  expect([alone.g.extraCards, alone.g.discard.length]).toEqual([[0, 1], 1])
  const kept = resolve(['T01', 'T02'])
  expect(kept.g.inForce.map(({ card, seat, until }) => [cardOf(card).id, seat, until])).toEqual([
    ['T01', 0, 'turn'],
    ['T02', 1, 'turn'],
  ])
  const both = resolve(['T09', null])
  expect(both.g.extraCards).toEqual([1, 0])
})

test('FA-CARD-13 · of several enemy T cards the counter’s player chooses', () => {
  const p = carryOut(
    {
      ships: [...DUEL, at('terrans-teuton', 50, 20, 2), at('sorylians-falcata', 60, 20, 3)],
      order: [0, 1, 2, 3],
      also: (g) => Object.assign(g, { faceDown: [cardNumber('T09'), cardNumber('T01'), NONE, cardNumber('T02')] }),
    },
    resolveTurnCards,
  )
  expect(p.question()).toMatchObject({ name: 'turn.cancel', seat: 0 })
  expect(p.options()).toEqual(['cancel:T01:1', 'cancel:T02:3'])
  p.answer('cancel:T02:3')
  expect(p.g.inForce.map(({ card }) => cardOf(card).id)).toEqual(['T01'])
})

const LINE: readonly GivenShip[] = [0, 1, 2].map((i) => ({ ...at('terrans-teuton', 20, 20 + (i === 2 ? 12 : 3 * i)), squadron: 0 }))
const command = (card: CardId, more: Partial<GivenFight> = {}) => {
  const p = carryOut({ ships: LINE, hands: hands(0, card), ...more }, (g) => commandCards(g, 0))
  if (p.table.questions.length > 0 && p.options().includes(`play:${card}`)) p.answer(`play:${card}`)
  return p
}

test('FA-CARD-2, FA-CD-4 · an S card reaches the ships of the commanded element, once a turn, and not after an A card', () => {
  const p = command('S02')
  expect(p.g.inForce).toMatchObject([{ on: 'squadron', id: 0, ships: [0, 1], until: 'activation' }])
  expect([p.g.squadrons[0]?.sCard, p.g.hands[0], p.g.discard.length]).toEqual([3, [], 1])
  for (const also of [
    (g: State) => Object.assign(g.squadrons[0] ?? {}, { sCard: 3 }),
    (g: State) => Object.assign(g.squadrons[0] ?? {}, { aCard: 3 }),
    (g: State) => Object.assign(g.squadrons[0] ?? {}, { disordered: true }),
  ]) {
    expect(command('S02', { also }).g.inForce).toEqual([])
  }
})

test('FA-CARD-8 · S cards that would do nothing cannot be played', () => {
  const refused = (card: CardId, ships: readonly GivenShip[]) =>
    !carryOut({ ships, hands: hands(0, card) }, (g) => commandCards(g, 0))
      .options()
      .includes(`play:${card}`)
  expect(refused('S06', [at('sorylians-falcata', 20, 20)])).toBe(true)
  expect(refused('S06', LINE)).toBe(false)
  expect(refused('S08', [at('terrans-missionary', 20, 20)])).toBe(true)
  expect(refused('S04', [at('terrans-missionary', 20, 20)])).toBe(true)
  expect(refused('S12', [at('terrans-missionary', 20, 20)])).toBe(true)
  expect(refused('S10', LINE)).toBe(true)
  expect(refused('S01', [at('terrans-missionary', 20, 20)])).toBe(true)
  expect(refused('S09', [at('directorate-hostility', 20, 20)])).toBe(true)
  expect(refused('S03', [at('terrans-javelin', 20, 20)])).toBe(true)
  expect(refused('S02', [at('terrans-security', 20, 20)])).toBe(true)
})

test('FA-CARD-2 · S02: 2 inches of MV more and TL 1 less; S08: TL 0; S12: two mines: for the commanded ships only', () => {
  const g = (card: CardId) => fightState({ ships: LINE, also: onSquadron(card, [0, 1]) })
  expect([0, 2].map((ship) => currentMv(g('S02'), ship))).toEqual([9000, 7000])
  const slow = fightState({ ships: LINE.map((ship) => ({ ...ship, type: 'dindrenzi-murmillo' })), also: onSquadron('S02', [0, 1]) })
  expect([0, 2].map((ship) => currentTl(slow, ship))).toEqual([
    { first: 1000, later: 1000 },
    { first: 2000, later: 2000 },
  ])
  const hard = fightState({ ships: LINE.map((ship) => ({ ...ship, type: 'dindrenzi-murmillo' })), also: onSquadron('S08', [0, 1]) })
  expect([0, 2].map((ship) => currentTl(hard, ship).later)).toEqual([0, 2000])
  const layers = fightState({ ships: LINE.map((ship) => ({ ...ship, type: 'dindrenzi-murmillo' })), also: onSquadron('S12', [0, 1]) })
  expect([0, 2].map((ship) => moveBounds(layers, ship).mines)).toEqual([2, 1])
})

test('FA-CARD-2, FA-CARD-13 · S03: up to three misses of one primary attack are rolled again; S04: two dice more for one torpedo attack', () => {
  const p = fight({ ships: DUEL, dice: [4, 1, 1, 2, 3, 5, 5, 5], also: onSquadron('S03', [0]) })
  p.answer('fire:0:1:1')
  expect(p.question()).toMatchObject({ name: 'fire.use-S03', seat: 0 })
  p.answer('yes')
  expect([last(p, 'rolled')?.waves, p.g.inForce[0]?.used]).toEqual([[[4, 5, 5, 5, 3]], true])
  const kept = fight({ ships: DUEL, dice: MISS, also: onSquadron('S03', [0]) })
  kept.answers('fire:0:1:1', 'no')
  expect(kept.g.inForce[0]?.used).toBe(false)
  const torpedoes = fight({ ships: DUEL, fire: 2, dice: MISS, also: onSquadron('S04', [0]) })
  torpedoes.answers('fire:0:3:1', 'yes')
  expect(dice(torpedoes)).toBe(6)
  const other = fight({ ships: DUEL, fire: 2, dice: MISS, also: onSquadron('S04', [1]) })
  other.answer('fire:0:3:1')
  expect(dice(other)).toBe(4)
})

test('FA-CARD-2 · S05: two dice less against the squadron; S06: a shield die more; S07: two PD more; S11: neither fire nor be seen', () => {
  const enemy = (card: CardId) => inForce(card, 1, { on: 'squadron', id: 1, ships: [1], until: 'nextActivation' })
  const evasive = fight({ ships: DUEL, dice: MISS, also: enemy('S05') })
  evasive.answer('fire:0:1:1')
  expect(dice(evasive)).toBe(3)
  const g = (card: CardId, type: string) => fightState({ ships: [at(type, 20, 20)], also: onSquadron(card, [0]) })
  expect([shieldDice(g('S06', 'terrans-teuton'), 0, NONE), shieldDice(g('S06', 'sorylians-falcata'), 0, NONE)]).toEqual([2, 0])
  expect([
    pointDefence(g('S07', 'terrans-teuton'), 0),
    pointDefence(fightState({ ships: [{ ...at('terrans-teuton', 20, 20), effects: ['pdOffline'] }], also: onSquadron('S07', [0]) }), 0),
  ]).toEqual([5, 0])
  const silent = fight({ ships: DUEL, dice: MISS, also: enemy('S11') })
  silent.answer('fire:0:1:1')
  expect(dice(silent)).toBe(2)
  expect(fight({ ships: DUEL, dice: MISS, also: onSquadron('S11', [0]) }).table.result).not.toBeNull()
  expect(command('S05').g.inForce[0]?.until).toBe('nextActivation')
  expect(command('S07').g.inForce[0]?.until).toBe('turn')
})

test('FA-CARD-2, FA-TRAIT-6 · S10: repair at once on 3 and more, engineers on 2 and more', () => {
  const hurt = (type: string): GivenShip[] => [{ ...at(type, 20, 20), effects: ['pdOffline', 'weaponDamage'] }]
  const p = command('S10', { ships: hurt('terrans-teuton'), dice: [3, 2] })
  expect(p.g.ships.effects[0]).toBe(LASTING.weaponDamage)
  expect(command('S10', { ships: hurt('sorylians-kopis'), dice: [2, 1] }).g.ships.effects[0]).toBe(LASTING.weaponDamage)
})

test('FA-CARD-3, FA-CARD-14 · A01: one miss rolled again, after the first wave and before extra dice', () => {
  const p = fight({ ships: DUEL, hands: hands(0, 'A01'), dice: [6, 1, 1, 1, 1, 5, 4] })
  p.answer('fire:0:1:1')
  answerAt(p, 'card.dice', 'play:A01')
  expect([last(p, 'rolled')?.waves, p.g.squadrons[0]?.aCard]).toEqual([[[6, 5, 1, 1, 1], [4]], 3])
  const hit = fight({ ships: DUEL, hands: hands(0, 'A01'), dice: [5, 5, 5, 5, 5] })
  hit.answer('fire:0:1:1')
  expect(name(hit)).toBe('card.attack')
  hit.answer('pass')
  expect(name(hit)).not.toBe('card.dice')
})

test('FA-CARD-3 · A02: three dice more, and on a 1 the focus gets Weapon Damage', () => {
  for (const [face, effect] of [
    [1, LASTING.weaponDamage],
    [2, 0],
  ] as const) {
    const p = fight({ ships: DUEL, hands: hands(0, 'A02'), dice: [1, 1, 1, 1, 1, 1, 1, 1, face] })
    p.answers('fire:0:1:1', 'play:A02')
    expect([dice(p), p.g.ships.effects[0]]).toEqual([8, effect])
  }
  const torpedoes = fight({ ships: DUEL, fire: 2, hands: hands(0, 'A02'), dice: MISS })
  torpedoes.answer('fire:0:3:1')
  expect(torpedoes.options()).toEqual(['pass'])
})

test('FA-CARD-3, FA-CARD-8 · A03: CR 1 less; A04: DR 1 less; not where it changes nothing', () => {
  const hits = (count: number) => [...Array.from({ length: count }, () => 5), ...Array.from({ length: 12 - count }, () => 1), 4, 4]
  const ships = [at('directorate-eliminator', 20, 20), { ...at('sorylians-falcata', 32, 20, 1) }]
  const with1 = (card: CardId | null, count: number) => {
    const p = fight({
      ships: ships.map((ship, i) => (i === 0 ? { ...ship, heading: 0 } : ship)),
      hands: hands(0, card ?? 'A03'),
      dice: hits(count),
    })
    p.answers('fire:0:0:1', card === null ? 'pass' : `play:${card}`)
    passAll(p)
    return last(p, 'hits-compared')
  }
  expect(with1(null, 6)).toMatchObject({ dr: 4, cr: 7 })
  expect(with1('A03', 6)).toMatchObject({ dr: 4, cr: 6 })
  expect(with1('A04', 3)).toMatchObject({ dr: 3, cr: 7 })
  const leak = fight({
    ships: [ships[0] as GivenShip, { ...(ships[1] as GivenShip), effects: ['containmentLeak'] }],
    hands: hands(0, 'A03'),
    dice: MISS,
  })
  leak.answer('fire:0:0:1')
  expect(leak.options()).toEqual(['pass'])
})

test('FA-CARD-3, FA-CARD-8 · A05: no half for obstruction, only where there is one; A06: no damage modifier, only where there is damage', () => {
  const field = [{ kind: 'asteroidField', x: 23, y: 20, radius: 0.5 }] as const
  const p = fight({ ships: DUEL, terrain: field, hands: hands(0, 'A05'), dice: MISS })
  p.answers('fire:0:1:1', 'play:A05')
  expect(dice(p)).toBe(5)
  const free = fight({ ships: DUEL, hands: hands(0, 'A05'), dice: MISS })
  free.answer('fire:0:1:1')
  expect(free.options()).toEqual(['pass'])
  const hurt = DUEL.map((ship, i) => (i === 0 ? { ...ship, hull: 3 } : ship))
  const power = fight({ ships: hurt, hands: hands(0, 'A06'), dice: MISS })
  power.answers('fire:0:1:1', 'play:A06')
  expect(dice(power)).toBe(5)
  const whole = fight({ ships: DUEL, hands: hands(0, 'A06'), dice: MISS })
  whole.answer('fire:0:1:1')
  expect(whole.options()).toEqual(['pass'])
})

test('FA-CARD-3 · A12: two dice more where another own squadron has attacked the target this turn', () => {
  const crossfire = (attacked: number) => {
    const p = fight({
      ships: [...DUEL, { ...at('terrans-teuton', 40, 40), squadron: 2 }],
      hands: hands(0, 'A12'),
      dice: MISS,
      also: (g) => g.attacked.push(attacked),
    })
    p.answer('fire:0:1:1')
    return p
  }
  const p = crossfire(2001)
  p.answer('play:A12')
  expect(dice(p)).toBe(7)
  expect(crossfire(1).options()).toEqual(['pass'])
  expect(crossfire(2000).options()).toEqual(['pass'])
})

test('FA-CARD-3, FA-CARD-14 · A07: two shield dice less; A08: two PD dice less; the active player first', () => {
  const shielded = [at('directorate-eliminator', 20, 20), at('terrans-aegis', 32, 20, 1)]
  const p = fight({ ships: shielded, hands: [['A07'], ['R02']], dice: [5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2] })
  p.answer('fire:0:0:1')
  answerAt(p, 'card.shields-less', 'play:A07')
  answerAt(p, 'card.shields-more', 'play:R02')
  expect(p.events('spectator', 'first-wave').at(-1)).toMatchObject({ dice: [2, 2, 2] })
  const torpedoes = fight({
    ships: [at('terrans-apollo', 20, 20), at('sorylians-falx', 26, 20, 1)],
    fire: 2,
    hands: hands(0, 'A08'),
    dice: [5, 5, 5, 5, 5, 5, 4, 4, 4, 1],
  })
  torpedoes.answer('fire:0:4:1')
  torpedoes.answers('pass', 'dice:5')
  answerAt(torpedoes, 'card.pd-less', 'play:A08')
  passAll(torpedoes)
  expect(torpedoes.events('spectator', 'rolled').find(({ purpose }) => purpose === 'pd')).toMatchObject({ hits: 3 })
})

test('FA-CARD-3 · A10: where unspent wings are aboard; A11: a ship moves up to 2 inches straight ahead', () => {
  const aboard = (spent: number) =>
    carryOut(
      {
        ships: [at('terrans-ares', 20, 20)],
        wings: [{ type: 'bomber', seat: 0, flight: 0, x: 0, y: 0 }],
        hands: hands(0, 'A10'),
        also: (g) => [g.wings.place.fill(0), g.wings.squadron.fill(0), g.wings.spent.fill(spent)],
      },
      (g) => carrierCards(g, 0),
    )
  const p = aboard(0)
  p.answer('play:A10')
  expect(p.g.inForce).toMatchObject([{ card: cardNumber('A10'), on: 'squadron', id: 0 }])
  expect(aboard(1).table.result).not.toBeNull()
  const moved = carryOut({ ships: [...LINE.slice(0, 2), DUEL[1] as GivenShip], hands: hands(0, 'A11') }, (g) => movedCards(g, 0))
  moved.answers('play:A11', 'move:1')
  expect(moved.question()).toMatchObject({ kind: 'plan', name: 'card.distance', seat: 0 })
  for (const plan of [2001, -1, 0.5, '1000', null]) moved.refused({ plan: plan as never }, 0)
  moved.answer({ plan: 1500 })
  expect([moved.g.ships.y[1], moved.g.ships.y[0]]).toEqual([24_500, 20_000])
})

test('FA-CARD-4, FA-MOVE-27 · R10: after an enemy squadron’s movement an own ship not yet activated moves; that ends Full Stop', () => {
  const given: GivenFight = { ships: [DUEL[0] as GivenShip, { ...(DUEL[1] as GivenShip), fullStop: true }], hands: hands(1, 'R10') }
  const p = carryOut(given, (g) => movedCards(g, 0))
  expect(p.question()).toMatchObject({ name: 'card.enemy-moved', seat: 1 })
  p.answer('play:R10')
  p.answer({ plan: 2000 })
  expect([p.g.ships.y[1], p.g.ships.fullStop[1]]).toEqual([22_000, 0])
  const acted = carryOut({ ...given, also: (g) => Object.assign(g.squadrons[1] ?? {}, { acted: 3 }) }, (g) => movedCards(g, 0))
  expect(acted.table.result).not.toBeNull()
})

/** An attack of seven hits on the Falcata, which its owner may answer. */
const struck = (card: CardId, more: readonly number[], enemy: Partial<GivenShip> = {}, hits = 7) => {
  const ships = [at('directorate-eliminator', 20, 20), { ...at('sorylians-falcata', 32, 20, 1), ...enemy }]
  const p = fight({
    ships,
    hands: hands(1, card),
    dice: [...Array.from({ length: hits }, () => 5), ...Array.from({ length: 14 - hits }, () => 2), ...more],
  })
  p.answer('fire:0:0:1')
  return p
}

test('FA-CARD-4 · R01: D3 hits less after defences', () => {
  const p = struck('R01', [4])
  answerAt(p, 'card.hit', 'play:R01')
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 5 })
  passAll(p)
  expect(hp(p, 1)).toBe(3)
})

test('FA-CARD-4 · R02: two shield dice more, even without shields, not with systems offline', () => {
  const p = struck('R02', [5, 5])
  answerAt(p, 'card.shields-more', 'play:R02')
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 5 })
  const offline = struck('R02', [4, 4, 1], { effects: ['systemsOffline'] })
  expect(name(offline)).not.toBe('card.shields-more')
})

test('FA-CARD-4, FA-CARD-14 · R03: three torpedo hits less before point defence; R04: three PD dice more', () => {
  const ships = [at('terrans-apollo', 20, 20), at('sorylians-falcata', 26, 20, 1)]
  const p = fight({ ships, fire: 2, hands: hands(1, 'R03'), dice: [5, 5, 5, 5, 5, 5] })
  p.answer('fire:0:4:1')
  answerAt(p, 'card.torpedo-hits', 'play:R03')
  p.answer('dice:0')
  passAll(p)
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 3 })
  const flak = fight({ ships, fire: 2, hands: hands(1, 'R04'), dice: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4] })
  flak.answer('fire:0:4:1')
  flak.answers('pass', 'dice:1')
  answerAt(flak, 'card.pd-more', 'play:R04')
  expect(flak.events('spectator', 'rolled').at(-1)).toMatchObject({ purpose: 'pd', hits: 4 })
  const wings = carryOut(
    { ships, wings: [{ type: 'bomber', seat: 0, flight: 0, x: 26, y: 22 }], hands: hands(1, 'R04'), dice: MISS },
    (g) => pointDefenceAt(g, 0),
  )
  wings.answers('pd:1', 'play:R04')
  expect(wings.events('spectator', 'pd-fired')).toHaveLength(6)
})

test('FA-CARD-5, FA-CARD-6 · R05 cancels S and A cards, R06 A and R cards; a counter can be countered once', () => {
  const given: GivenFight = { ships: DUEL, dice: MISS }
  const p = fight({ ...given, hands: [['A02'], ['R05']] })
  p.answers('fire:0:1:1', 'play:A02')
  expect(p.question()).toMatchObject({ name: 'card.counter', seat: 1 })
  expect(p.options()).toEqual(['pass', 'play:R05'])
  p.answer('play:R05')
  expect([dice(p), p.g.discard.map((card) => cardOf(card).id), p.g.squadrons[0]?.aCard]).toEqual([5, ['A02', 'R05'], 3])
  const countered = fight({ ...given, hands: [['A02', 'R06'], ['R05']] })
  countered.answers('fire:0:1:1', 'play:A02', 'play:R05')
  expect(countered.question()).toMatchObject({ name: 'card.counter', seat: 0 })
  countered.answer('play:R06')
  passAll(countered)
  expect(dice(countered)).toBe(8)
  const wrong = struck('R01', [4])
  answerAt(wrong, 'card.hit', 'play:R01')
  const reply = fight({
    ships: [at('directorate-eliminator', 20, 20), at('sorylians-falcata', 32, 20, 1)],
    hands: [['R06'], ['R01']],
    dice: [...Array.from({ length: 7 }, () => 5), ...Array.from({ length: 7 }, () => 2), 4, 4, 4],
  })
  reply.answer('fire:0:0:1')
  answerAt(reply, 'card.hit', 'play:R01')
  expect(reply.question()).toMatchObject({ name: 'card.counter', seat: 0 })
  reply.answer('play:R06')
  expect(last(reply, 'hits-compared')).toMatchObject({ hits: 7 })
})

test('FA-CARD-5 · R05 does not answer R cards, R06 not S cards', () => {
  const p = fight({
    ships: [at('directorate-eliminator', 20, 20), at('sorylians-falcata', 32, 20, 1)],
    hands: [['R05'], ['R01']],
    dice: [...Array.from({ length: 7 }, () => 5), ...Array.from({ length: 7 }, () => 2), 4, 4, 4],
  })
  p.answer('fire:0:0:1')
  answerAt(p, 'card.hit', 'play:R01')
  expect(p.options()).toEqual(['pass'])
  const squadron = carryOut({ ships: [...LINE, DUEL[1] as GivenShip], hands: [['S05'], ['R06']] }, (g) => commandCards(g, 0))
  squadron.answer('play:S05')
  expect(squadron.options()).toEqual(['pass'])
})

test('FA-CARD-4 · R07: the critical roll is made again; R08: no lasting effect, the losses stay', () => {
  const hurt = (card: CardId, dice: readonly number[]) =>
    carryOut({ ships: [at('sorylians-falcata', 20, 20, 1)], hands: hands(1, card), dice }, (g) => criticalHit(g, 0, 'FA-COLL-2'))
  const again = hurt('R07', [1, 1, 4, 4])
  again.answer('play:R07')
  expect([again.g.ships.place[0], hp(again, 0), again.g.ships.effects[0]]).toEqual([1, 2, LASTING.engineFailure])
  const crews = hurt('R08', [1, 3])
  answerAt(crews, 'card.critical-effect', 'play:R08')
  expect([hp(crews, 0), crews.g.ships.crew[0], crews.g.ships.effects[0]]).toEqual([2, 1, 0])
  const passing = hurt('R08', [3, 4, 1])
  passAll(passing)
  expect(passing.table.result).not.toBeNull()
})

test('FA-CARD-4, FA-BOARD-28 · R11: a ship that survived fires one weapon that has not fired this turn at the focus, with half AD', () => {
  const ships = [at('terrans-teuton', 20, 20), { ...at('sorylians-falcata', 26, 20, 1), heading: 0 }]
  const p = fight({ ships, hands: hands(1, 'R11'), dice: MISS })
  p.answer('fire:0:1:1')
  answerAt(p, 'card.survived', 'play:R11')
  expect(p.events('spectator', 'attacked').at(-1)).toMatchObject({ ship: 1, target: 0, dice: 3 })
  expect([p.g.ships.firedTurn[1], p.g.discard.length]).toEqual([1, 1])
  const fired = fight({ ships, hands: hands(1, 'R11'), dice: MISS, also: (g) => g.ships.firedTurn.splice(1, 1, 1) })
  fired.answer('fire:0:1:1')
  for (let i = 0; i < 9 && name(fired)?.startsWith('card.') === true; i++) {
    expect(name(fired)).not.toBe('card.survived')
    fired.answer('pass')
  }
})

test('FA-CARD-4, FA-CARD-14 · R12: a ship about to be removed fires one primary weapon with half AD, before its explosion', () => {
  const ships = [at('terrans-apollo', 20, 20), { ...at('sorylians-falcata', 26, 20, 1), hull: 3 }]
  const p = fight({ ships, hands: hands(1, 'R12'), dice: [5, 5, 5, 5, 5, 5, ...MISS] })
  p.answer('fire:0:1:1')
  answerAt(p, 'card.destroyed', 'play:R12')
  passAll(p)
  // 6 dice, 3 lost by damage and the last hull point: 6 - 4 = 2, half 1.
  expect(p.events('spectator', 'attacked').at(-1)).toMatchObject({ ship: 1, target: 0, dice: 1 })
  expect(p.g.ships.place[1]).toBe(2)
  const ram = carryOut({ ships, hands: hands(1, 'R12'), dice: [4, 4] }, (g) => criticalHit(g, 1, 'FA-COLL-7'))
  for (let i = 0; i < 9 && name(ram)?.startsWith('card.') === true; i++) {
    expect(name(ram)).not.toBe('card.destroyed')
    ram.answer('pass')
  }
  expect(ram.g.ships.place[1]).toBe(2)
})

test('FA-CARD-4, FA-CD-6 · R13: up to two wings that were just driven off ignore it', () => {
  const wings = [21, 22, 23].map((y) => ({ type: 'bomber', seat: 0, flight: 0, x: 20, y }) as const)
  const p = carryOut({ ships: [DUEL[1] as GivenShip], wings, hands: hands(0, 'R13') }, (g) =>
    driveOff(g, [0, 1, 2], { x: 20_000, y: 20_000 }, 'FA-WING-15'),
  )
  p.answer('play:R13')
  expect(p.question()).toMatchObject({ name: 'wing.stay', seat: 0, least: 1, most: 2 })
  p.answer({ options: ['stay:0', 'stay:2'] })
  expect([p.g.wings.drivenOff, p.g.wings.y]).toEqual([
    [0, 3, 0],
    [21_000, 27_000, 23_000],
  ])
})

test('FA-CARD-6, FA-GEN-9 · who could hold a card of a window is asked, whatever it holds; who could not is not', () => {
  const given: GivenFight = { ships: DUEL, dice: MISS }
  for (const card of ['R01', 'A02', 'S01'] as const) {
    const p = fight({ ...given, hands: hands(0, card) })
    p.answer('fire:0:1:1')
    expect(name(p)).toBe('card.attack')
  }
  const empty = fight({ ...given })
  empty.answer('fire:0:1:1')
  expect(name(empty)).not.toBe('card.attack')
  const open = fight({
    ...given,
    hands: hands(0, 'R01'),
    also: (g) => g.discard.push(...(['A02', 'A03', 'A04', 'A05', 'A06', 'A12'] as const).map(cardNumber)),
  })
  open.answer('fire:0:1:1')
  expect(name(open)).not.toBe('card.attack')
})

test('FA-CARD-12, FA-CD-4, FA-CD-12 · a ship out of command gets no cards, neither on its attack nor in answer; an enemy straggler protects nothing', () => {
  const apart: GivenShip[] = [...LINE.slice(0, 2), { ...(LINE[2] as GivenShip), y: 40 }, { ...(DUEL[1] as GivenShip), y: 40 }]
  const p = fight({ ships: apart, hands: [['A02'], ['R11']], dice: MISS })
  p.answer('fire:2:1:3')
  expect(name(p)).not.toBe('card.attack')
  const stragglers: GivenShip[] = [
    DUEL[0] as GivenShip,
    ...[20, 34, 36].map((y) => ({ ...at('sorylians-falcata', 26, y, 1), squadron: 1 })),
  ]
  const weak = fight({ ships: stragglers, hands: [['A03'], ['R01']], dice: [5, 5, 5, 5, 5, 4, 4] })
  weak.answer('fire:0:1:1')
  expect(weak.options()).toContain('play:A03')
  weak.answer('play:A03')
  for (let i = 0; i < 9 && name(weak)?.startsWith('card.') === true; i++) {
    expect(name(weak)).not.toBe('card.hit')
    weak.answer('pass')
  }
})

test('FA-CARD-3, FA-CARD-12 · one A card a squadron and turn, none after an S card; on a flight A01', () => {
  for (const mark of ['sCard', 'aCard'] as const) {
    const p = fight({ ships: DUEL, hands: hands(0, 'A02'), dice: MISS, also: (g) => Object.assign(g.squadrons[0] ?? {}, { [mark]: 3 }) })
    p.answer('fire:0:1:1')
    expect(name(p)).not.toBe('card.attack')
  }
})

test('FA-CARD-4, FA-CARD-13 · one R card for every window, not one for the whole attack', () => {
  const p = fight({
    ships: [at('directorate-eliminator', 20, 20), at('sorylians-falcata', 32, 20, 1)],
    hands: hands(1, 'R02', 'R01'),
    dice: [...Array.from({ length: 9 }, () => 5), ...Array.from({ length: 5 }, () => 2), 5, 1, 4, 1, 1, 1],
  })
  p.answer('fire:0:0:1')
  answerAt(p, 'card.shields-more', 'play:R02')
  answerAt(p, 'card.hit', 'play:R01')
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 9 - 1 - 2 })
})

test('FA-CARD-9 · the deck is made anew from the discard pile; if both are empty nothing is drawn', () => {
  const p = carryOut({ ships: DUEL, also: (g) => [g.discard.push(1, 2, 3), g.deck.push(7)] }, function* (g) {
    drawCards(g, 0, 3)
    yield* []
  })
  expect([p.g.hands[0]?.[0], p.g.hands[0]?.length, p.g.deck.length, p.g.discard]).toEqual([7, 3, 1, []])
  const none = carryOut({ ships: DUEL }, function* (g) {
    drawCards(g, 0, 3)
    yield* []
  })
  expect(none.g.hands[0]).toEqual([])
})

test('FA-ALLY-3 · an ally within command distance may answer what happens to a ship; one further off may not', () => {
  const ships = (x: number): GivenShip[] => [
    at('directorate-eliminator', 20, 20),
    at('sorylians-falcata', 32, 20, 1),
    at('terrans-teuton', x, 20, 3),
  ]
  const asked = (x: number) => {
    const p = fight({
      ships: ships(x),
      order: [0, 1, 2, 3],
      hands: [[], [], [], ['R01']],
      dice: [...Array.from({ length: 7 }, () => 5), ...Array.from({ length: 7 }, () => 2), 4, 4, 4],
    })
    p.answer('fire:0:0:1')
    passAllUntil(p, 'card.hit')
    return name(p) === 'card.hit' ? p.question().seat : null
  }
  expect([asked(38), asked(38.001)]).toEqual([3, null])
})

function passAllUntil(p: ReturnType<typeof fight>, window: string): void {
  for (let i = 0; i < 30 && name(p)?.startsWith('card.') === true && name(p) !== window; i++) p.answer('pass')
}
