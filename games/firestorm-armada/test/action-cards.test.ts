import { expect, test } from 'vitest'
import { type CardId, cardNumber, cardOf } from '../content/cards.ts'
import { shipTypeById } from '../content/ships.ts'
import { carrierCards, commandCards, movedCards } from '../rules/cards/windows.ts'
import { criticalHit } from '../rules/damage/settle.ts'
import { drawCards } from '../rules/end/cards.ts'
import { RING } from '../rules/fire/attack.ts'
import { pointDefenceAt } from '../rules/fire/point-defence.ts'
import { driveOff } from '../rules/wing/driven-off.ts'
import { LASTING } from '../state.ts'
import { answerAt, at, DUEL, dice, hands, LINE, MISS, name, passAll } from './card-table.ts'
import { carryOut, fight, type GivenFight, type GivenShip, hp, last } from './fight.ts'

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

test('FA-CD-11, FA-CARD-3 · an A card played between equal groups names the group of the ship that acts', () => {
  const apart = { ...DUEL[0], squadron: 0, x: 20, y: 34 } as GivenShip
  const named = (answer: string) => {
    const p = fight({
      ships: [{ ...DUEL[0], squadron: 0 } as GivenShip, apart, { ...DUEL[1], squadron: 1 } as GivenShip],
      hands: hands(0, 'A02'),
      dice: MISS,
    })
    p.answers('fire:0:1:2', answer)
    return [...p.g.ships.named].slice(0, 2)
  }
  expect([named('play:A02'), named('pass')]).toEqual([
    [1, 0],
    [0, 0],
  ])
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

test('FA-CARD-4, FA-MOVE-27 · R10: after an enemy squadron’s movement your own ship not yet activated moves; that ends Full Stop', () => {
  const given: GivenFight = { ships: [DUEL[0] as GivenShip, { ...(DUEL[1] as GivenShip), fullStop: true }], hands: hands(1, 'R10') }
  const p = carryOut(given, (g) => movedCards(g, 0))
  expect(p.question()).toMatchObject({ name: 'card.enemy-moved', seat: 1 })
  p.answer('play:R10')
  p.answer({ plan: 2000 })
  expect([p.g.ships.y[1], p.g.ships.fullStop[1]]).toEqual([22_000, 0])
  const acted = carryOut({ ...given, also: (g) => Object.assign(g.squadrons[1] ?? {}, { acted: 3 }) }, (g) => movedCards(g, 0))
  expect(acted.table.result).not.toBeNull()
})

/** An attack with seven hits on the Falcata, to which its owner may react. */
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

test('FA-CARD-8 · R01 is offered where up to three hits less would do the ship less harm, and only there', () => {
  const asks = (hits: number): boolean => {
    const p = struck('R01', [4], {}, hits)
    for (let i = 0; i < 30 && p.table.result === null && p.question().name !== 'card.hit'; i++) {
      const [question] = p.table.questions
      if (question?.kind !== 'options' || !question.options.some(({ id }) => id === 'pass')) return false
      p.answer('pass')
    }
    return p.table.result === null && p.question().name === 'card.hit'
  }
  const { dr, cr } = shipTypeById('sorylians-falcata')?.stats ?? { dr: 0, cr: 0 }
  expect([dr, cr]).toEqual([4, 7])
  const harm = (hits: number): number => (hits < dr ? 0 : hits < cr ? 1 : 1 + Math.floor(hits / cr))
  const tried = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
  expect(tried.filter(asks)).toEqual(tried.filter((hits) => harm(hits) > harm(hits - 3)))
  expect(tried.filter(asks)).toEqual([4, 5, 6, 7, 8, 9, 14])
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
    carryOut({ ships: [at('sorylians-falcata', 20, 20, 1)], hands: hands(1, card), dice }, (g) => criticalHit(g, 0, 'FA-COLL-2', RING))
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
  expect([(p.g.ships.firedTurn[1] ?? 0) & 0b1111, p.g.discard.length]).toEqual([1, 1])
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
  // Of its 6 dice it loses one for each of the 4 hull points lost: 2, of which half is 1.
  expect(p.events('spectator', 'attacked').at(-1)).toMatchObject({ ship: 1, target: 0, dice: 1 })
  expect(p.g.ships.place[1]).toBe(2)
  const ram = carryOut({ ships, hands: hands(1, 'R12'), dice: [4, 4] }, (g) => criticalHit(g, 1, 'FA-COLL-7', RING))
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

test('FA-CARD-6, FA-GEN-9 · a seat that could hold a card of a window is asked, whatever it holds; one that could not is not', () => {
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
