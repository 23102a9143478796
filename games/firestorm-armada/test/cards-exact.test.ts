import { expect, test } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { actionCard, answerFor } from '../rules/cards/window.ts'
import { commandCards } from '../rules/cards/windows.ts'
import { areaAttack, areaBlow, ratingsOf, receive, shieldsAgainst } from '../rules/damage/receive.ts'
import { lastAims, RING } from '../rules/fire/attack.ts'
import { NONE, type State } from '../state.ts'
import { answerAt, at, DUEL, hands, inForce, MISS, name } from './card-table.ts'
import { carryOut, fight, type GivenFight, type GivenShip, last } from './fight.ts'

// On what a card may be played, and exactly what it changes.

const FIELD: GivenFight['terrain'] = [{ kind: 'asteroidField', x: 23, y: 20, radius: 0.5 }]
const [GUN, ENEMY] = DUEL as [GivenShip, GivenShip]

const HIT = areaBlow(1, 'terrain')

test('FA-CARD-8, FA-MOD-8 · A06 and A12 are offered only where they change the dice', () => {
  const offered = (card: CardId, gun: Partial<GivenShip>) => {
    const p = fight({
      ships: [{ ...GUN, ...gun }, ENEMY, { ...at('terrans-teuton', 40, 40), squadron: 2 }],
      terrain: FIELD,
      hands: hands(0, card),
      also: (g) => g.attacked.push(2001),
    })
    p.answer('fire:0:1:1')
    return p.options().includes(`play:${card}`)
  }
  // 5 dice: obstructed 2 are left, with a hull token of (5 - 1) / 2 as well.
  expect([offered('A06', { hull: 1 }), offered('A06', { hull: 2 })]).toEqual([false, true])
  // One die: (1 + 2) / 2 is one die, too.
  expect([offered('A12', { hull: 4 }), offered('A12', { hull: 3 })]).toEqual([false, true])
})

test('FA-CARD-8, FA-DMG-14, FA-MINE-8 · S04 and S12 need a ship whose secondary systems work', () => {
  const offered = (card: CardId, type: string, ...ships: Partial<GivenShip>[]) => {
    const squadron = ships.map((ship, i): GivenShip => ({ ...at(type, 20, 20 + 2 * i), squadron: 0, ...ship }))
    return carryOut({ ships: squadron, hands: hands(0, card) }, (g) => commandCards(g, 0))
      .options()
      .includes(`play:${card}`)
  }
  const off: Partial<GivenShip> = { effects: ['secondaryOffline'] }
  for (const [card, type] of [
    ['S04', 'terrans-teuton'],
    ['S12', 'aquans-isonade'],
  ] as const)
    expect([offered(card, type, off, {}), offered(card, type, off, off)]).toEqual([true, false])
})

test('FA-CARD-2, FA-FIRE-6 · S05: mines, explosions and asteroids have two dice less against the squadron as well, and at least one', () => {
  const rolled = (dice: number, ship: number, also?: (g: State) => unknown) => {
    const p = carryOut({ ships: DUEL, dice: MISS, also }, (g) => areaAttack(g, ship, dice, 'mine', 'FA-MINE-4', RING))
    const { waves } = last(p, 'rolled') as unknown as { waves: number[][] }
    return waves[0]?.length
  }
  const evasive = inForce('S05', 1, { on: 'squadron', id: 1, ships: [1], until: 'nextActivation' })
  expect([rolled(5, 1), rolled(5, 1, evasive), rolled(2, 1, evasive), rolled(5, 0, evasive)]).toEqual([5, 3, 1, 5])
})

test('FA-CARD-2, FA-FIRE-6, FA-RANGE-18 · S11: mines, explosions and asteroids have half the dice against the squadron, after S05, and at least one', () => {
  const rolled = (dice: number, ship: number, ...cards: ('S05' | 'S11')[]) => {
    const also = (g: State) => cards.map((card) => inForce(card, 1, { on: 'squadron', id: 1, ships: [1], until: 'nextActivation' })(g))
    const p = carryOut({ ships: DUEL, dice: MISS, also }, (g) => areaAttack(g, ship, dice, 'mine', 'FA-MINE-4', RING))
    return (last(p, 'rolled') as unknown as { waves: number[][] }).waves[0]?.length
  }
  expect([rolled(5, 1), rolled(5, 1, 'S11'), rolled(1, 1, 'S11'), rolled(5, 0, 'S11')]).toEqual([5, 2, 1, 5])
  expect(rolled(7, 1, 'S11', 'S05')).toBe(2)
})

test('FA-CARD-14, FA-CARD-7 · R02 adds two dice to those that A07 left, which are not fewer than none', () => {
  // The ship has one shield die.
  const p = carryOut({ ships: DUEL, hands: [['R02'], ['A07']], dice: MISS }, (g) =>
    shieldsAgainst(g, 0, 5, 1, { seat: 1, squadron: 1, flight: NONE, ships: [1] }),
  )
  p.answer('play:A07')
  answerAt(p, 'card.shields-more', 'play:R02')
  for (let i = 0; i < 9 && name(p)?.startsWith('card.') === true; i++) p.answer('pass')
  expect(last(p, 'first-wave')).toMatchObject({ dice: [1, 1] })
})

test('FA-CARD-12, FA-CD-11 · an A card on two ships needs both in command at once, not each if it alone were named', () => {
  const asked = (...ships: number[]) => {
    const apart = [20, 40].map((x): GivenShip => ({ ...at('terrans-teuton', x, 20), squadron: 0 }))
    return carryOut({ ships: apart, hands: hands(0, 'A09') }, (g) =>
      actionCard(g, { seat: 0, squadron: 0, flight: NONE, ships }, 'boarding', ['A09']),
    ).table.questions.length
  }
  expect([asked(0), asked(1), asked(0, 1)]).toEqual([1, 1, 0])
})

test('FA-ALLY-3, FA-CD-1 · the command distance within which an ally answers is the one that cards make of it', () => {
  const asked = (x: number, also?: (g: State) => unknown) =>
    carryOut(
      {
        ships: [at('directorate-eliminator', 20, 20), at('sorylians-falcata', 32, 20, 1), at('terrans-teuton', x, 20, 3)],
        order: [0, 1, 2, 3],
        hands: [[], [], [], ['R01']],
        also,
      },
      (g) => answerFor(g, 1, 'hit', ['R01']),
    ).table.questions.length
  expect([asked(38), asked(39), asked(39, inForce('T05', 3)), asked(39, inForce('T05', 1))]).toEqual([1, 0, 1, 0])
  expect(asked(38, inForce('T06', 0))).toBe(0)
})

test('FA-CARD-4, FA-ALLY-3 · R01: the owner and an ally near by may each brace the ship, one after the other', () => {
  const p = carryOut(
    {
      ships: [at('directorate-eliminator', 20, 20), at('sorylians-falcata', 32, 20, 1), at('terrans-teuton', 36, 20, 3)],
      order: [0, 1, 2, 3],
      hands: [[], ['R01'], [], ['R01']],
      dice: MISS,
    },
    (g) => receive(g, HIT, 2 * ratingsOf(g, 1, [], 0, 0).cr + 2, RING),
  )
  expect(p.question()).toMatchObject({ name: 'card.hit', seat: 1 })
  p.answer('play:R01')
  expect(p.question()).toMatchObject({ name: 'card.hit', seat: 3 })
  p.answer('play:R01')
  const hits = Number(last(p, 'braced')?.hits)
  expect(p.events('spectator', 'braced').map((event) => [event.less, Number(event.hits) - hits])).toEqual([
    [1, 1],
    [1, 0],
  ])
})

test('FA-CARD-7, FA-ACT-6 · R11, R12: a weapon that returned fire this turn fires no last salvo; one that fired otherwise may', () => {
  const ships = [at('terrans-teuton', 20, 20), at('sorylians-falcata', 26, 20, 1)]
  const p = fight({ ships, hands: hands(1, 'R11'), dice: MISS })
  const left = () => lastAims(p.g, 1).map(({ weapon }) => weapon)
  const all = left()
  p.answer('fire:0:1:1')
  answerAt(p, 'card.survived', 'play:R11')
  expect(last(p, 'attacked')).toMatchObject({ ship: 1 })
  const fired = (last(p, 'attacked') as unknown as { guns: { weapon: number }[] }).guns[0]?.weapon
  expect(left()).toEqual(all.filter((weapon) => weapon !== fired))
  const earlier = fight({ ships, also: (g) => g.ships.firedTurn.splice(1, 1, 0b111) })
  expect(lastAims(earlier.g, 1).map(({ weapon }) => weapon)).toEqual(all)
})
