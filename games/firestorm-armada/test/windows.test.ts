import { expect, test } from 'vitest'
import { CARDS, type CardId, cardNumber } from '../content/cards.ts'
import { resolveTurnCards } from '../rules/cards/turn-cards.ts'
import { actionCard, takesCards } from '../rules/cards/window.ts'
import { carrierCards, commandCards, movedCards } from '../rules/cards/windows.ts'
import { criticalHit } from '../rules/damage/settle.ts'
import { aimsAt, RING } from '../rules/fire/attack.ts'
import { flakWall } from '../rules/fire/point-defence.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { answerAt, at, DUEL, hands, inForce, LINE, MISS, passAll } from './card-table.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip } from './fight.ts'

const S_CARDS = CARDS.filter(({ kind }) => kind === 'S').map(({ id }) => id)

/** The numbers of the S cards that may be played on a squadron of so many ships of a type, in the order of the options. */
function playableCards(type: string, ships: number, more: Partial<GivenShip> = {}, also?: (g: State) => unknown): string {
  const given = Array.from({ length: ships }, (_, place): GivenShip => ({ ...at(type, 20, 20 + 3 * place), ...more, squadron: 0 }))
  const p = carryOut({ ships: given, hands: hands(0, ...S_CARDS), also }, (g) => commandCards(g, 0))
  return p
    .options()
    .filter((id) => id.startsWith('play:S'))
    .map((id) => id.slice('play:S'.length))
    .join(' ')
}

test('FA-CARD-8 · an S card may be played where the smallest figure makes it of use, and only there', () => {
  expect(playableCards('terrans-teuton', 2)).toBe('05 11 01 02 03 04 06 07 08 09')
  expect(playableCards('terrans-teuton', 1)).toBe('05 11 02 03 04 06 07 08 09')
  expect(playableCards('terrans-javelin', 1)).toBe('05 11 02 04 07 09')
  expect(playableCards('terrans-javelin', 1, { ap: 0 })).toBe('05 11 02 04 07')
  expect(playableCards('terrans-javelin', 1, { ap: 0, effects: ['pdOffline'] })).toBe('05 11 02 04 07 10')
  expect(playableCards('terrans-javelin', 2)).toBe('05 11 01 02 04 07 09')
  // Two ships without weapons cannot link fire.
  expect(playableCards('aquans-kappa', 2)).toBe('05 11 02 07 12')
  expect(playableCards('terrans-security', 1)).toBe('05 11 06 07 09')
})

test('FA-CARD-8 · S12 may be played while a ship can still lay a mine', () => {
  const laid = (mines: number) => playableCards('aquans-limulus', 1, {}, (g) => g.ships.mines.fill(mines)).endsWith('12')
  expect([laid(0), laid(1), laid(2)]).toEqual([true, true, false])
})

/** A squadron of the given ships with bombers aboard, at the window for A10. */
function carriers(ships: readonly GivenShip[], spent: readonly number[] = [0]) {
  return carryOut(
    {
      ships: ships.map((ship) => ({ ...ship, squadron: 0 })),
      wings: spent.map(() => ({ type: 'bomber', seat: 0, flight: 0, x: 0, y: 0 })),
      hands: hands(0, 'A10'),
      also: (g) => [g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0), g.wings.spent.splice(0, spent.length, ...spent)],
    },
    (g) => carrierCards(g, 0),
  )
}

test('FA-CARD-3 · A10 holds for the ships that carry wings and whose systems work; without one it is not asked for', () => {
  const p = carriers([at('relthoza-widow', 20, 20), at('relthoza-nidus', 20, 23)])
  expect(p.question()).toMatchObject({ name: 'card.carrier', seat: 0, on: 'squadron:0' })
  p.answer('play:A10')
  expect(p.g.inForce).toMatchObject([{ ships: [1] }])
  expect(carriers([{ ...at('relthoza-nidus', 20, 20), effects: ['systemsOffline'] }]).table.result).not.toBeNull()
  expect(carriers([at('relthoza-widow', 20, 20)]).table.result).not.toBeNull()
})

test('FA-CARD-3, FA-WING-13 · A10 is asked for while one wing aboard is unspent, and not when all are spent', () => {
  const nidus = [at('relthoza-nidus', 20, 20)]
  expect(carriers(nidus, [1, 0]).question()).toMatchObject({ name: 'card.carrier' })
  expect(carriers(nidus, [1, 1]).table.result).not.toBeNull()
})

test('FA-CARD-12, FA-CD-4, FA-CD-11 · A10 is played on the squadron: carriers in command have it; of equal groups the first is named', () => {
  const far = carriers([0, 20, 3].map((y) => at('terrans-ares', 20, 20 + y)))
  expect(far.question()).toMatchObject({ name: 'card.carrier' })
  const equal = carriers([0, 20].map((y) => at('terrans-ares', 20, 20 + y)))
  equal.answer('play:A10')
  expect(equal.g.ships.named.slice(0, 2)).toEqual([1, 0])
  const straggling = carriers([20, 0, 3].map((y) => at('terrans-ares', 20, 20 + y)))
  straggling.answer('play:A10')
  expect(straggling.g.inForce).toMatchObject([{ ships: [1, 2] }])
  expect(carriers([at('terrans-ares', 20, 40), at('relthoza-widow', 20, 20), at('relthoza-widow', 20, 23)]).table.result).not.toBeNull()
  const cloaked = at('relthoza-nidus', 20, 20)
  expect(carriers([{ ...cloaked, cloak: true }]).table.result).not.toBeNull()
})

test('FA-CARD-3, FA-CD-4 · A11: one ship alone may be moved; a ship out of command and an installation may not', () => {
  const p = carryOut({ ships: LINE, hands: hands(0, 'A11') }, (g) => movedCards(g, 0))
  p.answer('play:A11')
  expect([p.question().seat, p.options()]).toEqual([0, ['move:0', 'move:1']])
  const lone = carryOut({ ships: DUEL, hands: hands(0, 'A11') }, (g) => movedCards(g, 0))
  lone.answer('play:A11')
  expect(lone.question()).toMatchObject({ name: 'card.distance', seat: 0, on: 'ship:0' })
  const platform = carryOut({ ships: [at('terrans-security', 20, 20)], hands: hands(0, 'A11') }, (g) => movedCards(g, 0))
  expect(platform.table.result).not.toBeNull()
})

test('FA-CARD-4 · R10: its player says which of several ships moves; one that is lost, disordered or cannot move does not count', () => {
  const enemies = (more: (g: State) => unknown, second = 'sorylians-falcata') =>
    carryOut({ ships: [...DUEL, { ...at(second, 26, 30, 1), squadron: 2 }], hands: hands(1, 'R10'), also: more }, (g) => movedCards(g, 0))
  const p = enemies(() => {})
  p.answer('play:R10')
  expect([p.question().seat, p.options()]).toEqual([1, ['move:1', 'move:2']])
  const gone = (g: State) => g.ships.place.splice(1, 1, PLACE.destroyed)
  const disordered = (g: State) => Object.assign(g.squadrons[1] ?? {}, { disordered: true })
  for (const [more, second] of [
    [gone, 'sorylians-falcata'],
    [disordered, 'sorylians-falcata'],
    [gone, 'sorylians-aspis'],
  ] as const) {
    const one = enemies(more, second)
    if (second === 'sorylians-aspis') expect(one.table.result).not.toBeNull()
    else {
      one.answer('play:R10')
      expect(one.question()).toMatchObject({ name: 'card.distance', seat: 1, on: 'ship:2' })
    }
  }
})

test('FA-CARD-4 · R10 moves the first ship of the table too, where it is the enemy’s', () => {
  const ships: GivenShip[] = [
    { ...at('sorylians-falcata', 26, 20, 1), squadron: 0 },
    { ...at('terrans-teuton', 20, 20), squadron: 1 },
  ]
  const p = carryOut({ ships, active: 1, hands: hands(1, 'R10') }, (g) => movedCards(g, 1))
  p.answer('play:R10')
  expect(p.question()).toMatchObject({ name: 'card.distance', on: 'ship:0', seat: 1 })
})

test('FA-CARD-7, FA-GEN-9 · a card that was played lies open and is not taken back', () => {
  const p = carryOut({ ships: LINE, hands: hands(0, 'S05') }, (g) => commandCards(g, 0))
  const before = p.g.reveals
  p.answer('play:S05')
  expect([p.g.reveals - before, p.g.discard]).toEqual([1, [cardNumber('S05')]])
  expect(p.events(1, 'card-played')).toMatchObject([{ seat: 0, card: '@card-S05' }])
})

test('FA-CARD-5 · everybody hears which card was cancelled, the counter’s too; a counter’s counter is not countered', () => {
  const told = (p: ReturnType<typeof fight>) => p.events('spectator', 'card-cancelled').map(({ seat, card }) => [seat, card])
  const p = fight({ ships: DUEL, dice: MISS, hands: [['A02'], ['R05']] })
  p.answers('fire:0:1:1', 'play:A02', 'play:R05')
  expect(told(p)).toEqual([[0, '@card-A02']])
  const twice = fight({
    ships: DUEL,
    dice: MISS,
    hands: [
      ['A02', 'R06'],
      ['R05', 'R06'],
    ],
  })
  twice.answers('fire:0:1:1', 'play:A02', 'play:R05', 'play:R06')
  expect(told(twice)).toEqual([[1, '@card-R05']])
  expect(twice.table.questions[0]?.name).not.toBe('card.counter')
})

test('FA-CARD-5, FA-CARD-11 · T09 cancels no card of its own side and no other T09; everybody hears what it cancelled', () => {
  const resolve = (...cards: (CardId | null)[]) =>
    carryOut(
      {
        ships: [...DUEL, at('terrans-teuton', 50, 20, 2), at('sorylians-falcata', 60, 20, 3)],
        order: [0, 1, 2, 3],
        also: (g) => Object.assign(g, { faceDown: cards.map((card) => (card === null ? NONE : cardNumber(card))) }),
      },
      resolveTurnCards,
    )
  const ally = resolve('T09', null, 'T01', null)
  expect([ally.g.extraCards, ally.g.inForce.length]).toEqual([[1, 0, 0, 0], 1])
  expect(resolve('T09', 'T09', null, null).g.extraCards).toEqual([1, 1, 0, 0])
  expect(resolve('T09', 'T01', null, null).events('spectator', 'card-cancelled')).toMatchObject([{ seat: 1, card: '@card-T01' }])
})

test('FA-DISORDER-2, FA-DMG-17 · a disordered ship and a derelict one take no cards', () => {
  const g = (ship: Partial<GivenShip>, disordered: boolean) =>
    fightState({
      ships: [{ ...at('terrans-teuton', 20, 20), ...ship }],
      also: (state) => Object.assign(state.squadrons[0] ?? {}, { disordered }),
    })
  expect([takesCards(g({}, false), 0), takesCards(g({}, true), 0), takesCards(g({ crew: 5 }, false), 0)]).toEqual([true, false, false])
})

test('FA-CD-11, FA-CARD-4 · an R card played on a ship of one of two equal groups names her group', () => {
  const ships = [20, 40].map((y): GivenShip => ({ ...at('sorylians-falcata', 20, y, 1), squadron: 0 }))
  const p = carryOut({ ships, hands: hands(1, 'R08'), dice: [1, 3] }, (g) => criticalHit(g, 1, 'FA-COLL-2', RING))
  answerAt(p, 'card.critical-effect', 'play:R08')
  expect(p.g.ships.named.slice(0, 2)).toEqual([0, 1])
})

test('FA-CARD-3, FA-CARD-12 · on a flight one A card a turn: another flight’s card, one on a squadron or one of another kind does not count', () => {
  const wings = [0, 1].map((flight) => ({ type: 'bomber', seat: 0, flight, x: 20, y: 30 + flight }) as const)
  const given: GivenFight = { ships: DUEL, wings, hands: hands(0, 'A01', 'A02') }
  const acting = (flight: number) => ({ seat: 0, squadron: NONE, flight, ships: [] })
  const p = carryOut(given, function* (g) {
    yield* actionCard(g, acting(0), 'attack', ['A01'])
    yield* actionCard(g, acting(0), 'attack', ['A02'])
    yield* actionCard(g, acting(1), 'attack', ['A02'])
  })
  expect(p.question()).toMatchObject({ name: 'card.attack', on: 'flight:0' })
  p.answer('play:A01')
  expect(p.g.inForce).toMatchObject([{ card: cardNumber('A01'), seat: 0, on: 'flight', id: 0, until: 'turn', used: true }])
  expect(p.question()).toMatchObject({ name: 'card.attack', on: 'flight:1' })
  for (const also of [inForce('A10', 0, { on: 'squadron', id: 0 }), inForce('S05', 0, { on: 'flight', id: 0 })]) {
    const other = carryOut({ ...given, also }, (g) => actionCard(g, acting(0), 'attack', ['A01']))
    expect(other.question()).toMatchObject({ on: 'flight:0' })
  }
  passAll(p)
  expect(p.table.result).not.toBeNull()
})

test('FA-CARD-7, FA-PD-16 · R04 is asked for on the first of the ships about to roll that takes cards', () => {
  const ships = [at('sorylians-falcata', 20, 20, 1), at('sorylians-reaper', 22, 20, 1), at('terrans-teuton', 30, 20)]
  const asked = (...firing: number[]) =>
    carryOut({ ships, hands: hands(1, 'R04') }, function* (g) {
      yield* flakWall(g, firing, 4, { hits: 1 })
    }).question()
  expect([asked(0, 1), asked(1, 0)]).toMatchObject([
    { seat: 1, on: 'ship:0' },
    { seat: 1, on: 'ship:1' },
  ])
})

test('FA-CARD-3, FA-ACT-6 · R11: the weapons that bear are listed as they are printed', () => {
  const aims = aimsAt(fightState({ ships: DUEL }), 0, 1).map(({ weapon }) => weapon)
  expect(aims.length).toBeGreaterThan(1)
  expect(aims).toEqual([...aims].sort())
})
