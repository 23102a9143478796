import { expect, test } from 'vitest'
import { type CardId, cardNumber, cardOf } from '../content/cards.ts'
import { resolveTurnCards } from '../rules/cards/turn-cards.ts'
import { commandCards } from '../rules/cards/windows.ts'
import { commandDistance } from '../rules/command.ts'
import { shieldDice } from '../rules/damage/receive.ts'
import { pointDefence } from '../rules/fire/point-defence.ts'
import { mayTarget } from '../rules/fire/shots.ts'
import { bonusOf } from '../rules/initiative.ts'
import { currentMv, currentTl, moveBounds } from '../rules/move/manoeuvre.ts'
import { reachOf } from '../rules/wing/move.ts'
import { LASTING, NONE, type State } from '../state.ts'
import { at, command, DUEL, dice, hands, inForce, LINE, MISS, onSquadron } from './card-table.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip, last } from './fight.ts'

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
  // With what a launch by card A10 adds.
  const launched = g(['T07', 0])
  launched.wings.boost[0] = 4
  expect(reachOf(launched, 0)).toBe(20_000)
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
  const g = (card?: CardId, seat = 0) =>
    fightState({
      ships: [at('terrans-aegis', 20, 20), at('aquans-isonade', 30, 20, 1), at('sorylians-falcata', 40, 20, 1)],
      also: card === undefined ? undefined : inForce(card, seat),
    })
  expect([0, 1, 2].map((ship) => shieldDice(g(), ship, NONE))).toEqual([3, 1, 0])
  for (const seat of [0, 1]) expect([0, 1, 2].map((ship) => shieldDice(g('T04', seat), ship, NONE))).toEqual([2, 0, 0])
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
  const without = fight({ ships, dice: MISS })
  const guns = fight({ ships, dice: MISS, also: inForce('T08', 0) })
  const primary = guns.options().find((id) => id.startsWith('fire:0:')) as string
  for (const one of [without, guns]) one.answers(primary, [])
  expect(dice(guns)).toBe(dice(without))
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
