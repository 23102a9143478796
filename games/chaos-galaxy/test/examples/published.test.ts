import { openTable, seedOf } from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../../index.ts'
import { card, credits, duel, heard, offers, pile, placeOf, shown, values } from '../given.ts'
import { DANIS_DECK, LACIS_DECK } from './decks.ts'
import { DANI, LACI, playthrough } from './playthrough.ts'

const table = (decks: readonly object[]) => ({ seats: decks.map((deck) => ({ deck: { ...deck } })) })

test('CG-DECK-1, CG-DECK-2, CG-SETUP-5, CG-SETUP-7, CG-SETUP-8, CG-SETUP-9, CG-SETUP-10 · the set-up, recorded', () => {
  const decks = table([LACIS_DECK, DANIS_DECK])
  const fourth = table([{ ...LACIS_DECK, tuzer: 4, femrago: 2 }, DANIS_DECK])
  expect(() => openTable(chaosGalaxy, fourth, 2, seedOf(1))).toThrow('seat 0: CG-DECK-2')
  const p = play(chaosGalaxy, { options: decks, seed: 1 })
  const example = playthrough('set-up', 'The set-up: Dani starts and exchanges the opening hand', p)
  const [rolled] = heard(p, 'rolled')
  expect(rolled).toMatchObject({ seats: [LACI, DANI], rolls: [3, 4] })
  for (const seat of p.g.seats) expect([seat.credits, seat.headquarters.length, seat.colony.length]).toEqual([5, 5, 40])
  const first = pile(p, 'headquarters', DANI)
  expect(example.asks()).toBe('1: setup-mulligan')
  example.does(DANI, 'mulligan')
  expect(heard(p, 'colony-shuffled').map((event) => event.seat)).toEqual([LACI, DANI, DANI])
  expect(pile(p, 'headquarters', DANI)).not.toEqual(first)
  expect(p.g.seats[DANI]?.headquarters).toHaveLength(5)
  expect(example.asks()).toBe('0: setup-mulligan')
  example.does(LACI, 'keep')
  expect([p.g.turn, p.g.active, credits(p, DANI), credits(p, LACI)]).toEqual([1, DANI, 6, 5])
  example.does(DANI, 'pass')
  example.does(LACI, 'pass')
  expect(example.asks()).toBe('1: main-action')
  expect(offers(p, 'attack:colony:0')).toBe(false)
  for (const [at, income] of [2, 3, 4, 5, 5].entries()) {
    const [ends, begins] = at % 2 === 0 ? [DANI, LACI] : [LACI, DANI]
    const before = credits(p, begins)
    example.does(ends, 'end')
    while (example.asks() !== `${begins}: main-action`) example.does(p.question().seat, 'pass')
    expect(credits(p, begins)).toBe(before + income)
  }
  expect(example.kept).not.toThrow()
})

test('CG-BASE-3, CG-BASE-5, CG-CREW-6, CG-CPAY-1, CG-CPAY-5, CG-EQUIP-5, CG-TRAP-3, CG-SHIP-9, CG-ATK-4 · mine ring, gunner and trap, recorded', () => {
  const p = duel({
    you: { surface: ['aknagyuru unpaid +2'], hand: ['tuzer'], hangar: ['marduk-kurios'], credits: 7 },
    opponent: { surface: ['chazma-toltet unpaid'], hangar: ['holdimado'], credits: 3 },
  })
  const example = playthrough(
    'mine-ring-gunner-trap',
    'Laci pays the Mine Ring, attacks a base with the Gunner aboard, and it is a trap',
    p,
  )

  // In the main phase two more developments make four, and the base costs nothing.
  expect(offers(p, 'pay:{aknagyuru}')).toBe(false)
  example.does(LACI, 'develop:{aknagyuru}', 'develop:{aknagyuru}')
  expect([credits(p), shown(p, 'aknagyuru').developments, shown(p, 'aknagyuru').type]).toEqual([5, 4, null])
  expect(offers(p, 'develop:{aknagyuru}')).toBe(false)
  example.does(LACI, 'pay:{aknagyuru}', 'pass')
  expect([credits(p), shown(p, 'aknagyuru').type, shown(p, 'aknagyuru').armourLeft]).toEqual([5, 'aknagyuru', 2])
  example.does(LACI, 'cantina:{tuzer}')
  expect(shown(p, 'tuzer')).toMatchObject({ paid: false, type: null })

  // The attack on the face-down base: the unpaid Gunner boards, and nobody defends.
  example.does(LACI, 'attack:base:{chazma-toltet}', 'pass', 'board:{tuzer}:{marduk-kurios}')
  expect([values(p, 'marduk-kurios'), shown(p, 'marduk-kurios').slots]).toEqual([[5, 1, 2, 0], 1])
  expect(offers(p, 'defend-with:{holdimado}')).toBe(true)
  example.does(DANI, 'done')

  // Paid in the payment step, he adds three bombing at its end; as the defender has no ships nobody fires.
  expect(example.asks()).toBe('0: combat-payment')
  example.does(LACI, 'pay:{tuzer}')
  expect([credits(p), shown(p, 'tuzer').type, values(p, 'marduk-kurios')]).toEqual([0, 'tuzer', [5, 1, 2, 0]])
  expect(example.asks()).toBe('0: stack-choose')
  example.does(LACI, 'choose:2')
  expect(values(p, 'marduk-kurios')).toEqual([5, 1, 2, 3])
  expect(example.asks()).toBe('0: bombing-bombers')

  // Bombed with a total of three, the base turns out to be a trap: the only ship is destroyed with its crew.
  example.does(LACI, 'bomb:{marduk-kurios}')
  expect(heard(p, 'bombed')).toMatchObject([{ total: 3 }])
  expect(example.asks()).toBe('1: trap-pay')
  example.does(DANI, 'trap:{chazma-toltet}')
  expect(credits(p, DANI)).toBe(0)
  const lie = (id: string) => placeOf(p.g, card(p, id))
  expect(['marduk-kurios', 'tuzer', 'chazma-toltet'].map(lie)).toEqual(['trash of 0', 'trash of 0', 'trash of 1'])
  expect(heard(p, 'bombing-success')).toEqual([])

  // From its payment on, the Mine Ring makes Dani's attacks cost one credit.
  example.does(LACI, 'end')
  expect(credits(p, DANI)).toBe(5)
  example.does(DANI, 'attack:colony:0')
  expect(credits(p, DANI)).toBe(4)
  expect(example.kept).not.toThrow()
})

test('CG-STACK-2, CG-STACK-3, CG-STACK-6, CG-STACK-14, CG-FIRE-11, CG-VAL-6, CG-UNEQ-4 · four interrupts in a row, recorded', () => {
  const p = duel({
    you: { hangar: ['cobra-flash', 'halalszarny'], hand: ['extra-talalat', 'felsobb-parancs'], credits: 3 },
    opponent: { hangar: ['holdimado'], hand: ['durmacel-celterelo', 'felulbiralas'], credits: 3 },
  })
  const example = playthrough('four-interrupts', 'Cobra Flash fires, Moon Worshipper fires back, and four interrupts answer each other', p)
  example.does(LACI, 'attack:colony:1')
  example.does(DANI, 'pass')
  example.does(LACI, 'pass', 'attack-with:{cobra-flash}', 'attack-with:{halalszarny}')
  example.does(DANI, 'pass')
  example.does(LACI, 'pass')
  example.does(DANI, 'defend-with:{holdimado}')
  example.does(LACI, 'pass')
  example.does(DANI, 'pass')
  example.does(LACI, 'fire:{cobra-flash}:{holdimado}')
  example.does(DANI, 'pass')
  example.does(LACI, 'pass')
  expect(example.asks()).toBe('1: firing-return')
  example.does(DANI, 'return-fire')

  // After the decision to fire back the player of the shot is asked first. Cards are paid for when they are played.
  example.does(LACI, 'play:{extra-talalat}', 'target:{cobra-flash}')
  expect([credits(p, LACI), values(p, 'cobra-flash')[1]]).toEqual([2, 2])
  example.does(DANI, 'play:{durmacel-celterelo}')
  expect([credits(p, DANI), values(p, 'holdimado')[2]]).toEqual([2, 3])
  example.does(LACI, 'play:{felsobb-parancs}', 'target:{durmacel-celterelo}')
  expect(credits(p, LACI)).toBe(0)
  example.does(DANI, 'play:{felulbiralas}', 'target:{felsobb-parancs}')
  expect(credits(p, DANI)).toBe(0)

  // The last one resolves first: the order is neutralised, so the decoy holds, and the hit is added.
  expect(heard(p, 'neutralised').map((event) => event.card)).toEqual([card(p, 'felsobb-parancs')])
  expect(heard(p, 'effect').map((event) => event.card)).toEqual([card(p, 'durmacel-celterelo'), card(p, 'extra-talalat')])
  const damage = heard(p, 'damaged').map((event) => [event.card, event.amount])
  expect(damage).toEqual([
    [card(p, 'holdimado'), 3],
    [card(p, 'cobra-flash'), 2],
  ])
  // Three damage do not destroy a ship with four armour; it is destroyed when the decoy ends with the combat.
  expect(example.asks()).toBe('0: firing-act')
  expect([values(p, 'cobra-flash')[1], values(p, 'holdimado')[2], shown(p, 'holdimado').armourLeft]).toEqual([3, 4, 1])
  example.does(LACI, 'pass', 'done')
  expect(placeOf(p.g, card(p, 'holdimado'))).toBe('trash of 1')
  expect([placeOf(p.g, card(p, 'cobra-flash')), shown(p, 'cobra-flash').turned]).toEqual(['hangar of 0', 'damaged'])
  for (const [player, id] of [
    [LACI, 'extra-talalat'],
    [LACI, 'felsobb-parancs'],
    [DANI, 'durmacel-celterelo'],
    [DANI, 'felulbiralas'],
  ] as const)
    expect(placeOf(p.g, card(p, id))).toBe(`trash of ${player}`)
  expect(example.kept).not.toThrow()
})

test('CG-FIRE-3, CG-FIRE-12, CG-FIRE-13, CG-FIRE-16, CG-ABIL-11, CG-ABIL-13, CG-BOMB-1 · two large ships are held off, recorded', () => {
  const p = duel({
    active: DANI,
    you: { hangar: ['cobra-flash', 'halalszarny'], credits: 0 },
    opponent: { hangar: ['mamut-i', 'crx'], credits: 0 },
  })
  const example = playthrough('two-large-ships', 'Mammoth I and CRX attack; Cobra Flash and Death Wing keep them from bombing', p)
  expect(['mamut-i', 'crx', 'cobra-flash', 'halalszarny'].map((id) => values(p, id))).toEqual([
    [2, 4, 3, 3],
    [0, 5, 5, 5],
    [5, 2, 3, 0],
    [5, 1, 1, 1],
  ])
  expect(shown(p, 'mamut-i')).toMatchObject({ hangarSize: 6, slots: 3 })
  example.does(DANI, 'attack:colony:0', 'attack-with:{mamut-i}', 'attack-with:{crx}')
  example.does(LACI, 'defend-with:{cobra-flash}', 'defend-with:{halalszarny}')

  // Both of Laci's ships are faster than both of Dani's, so either may begin.
  expect(example.asks()).toBe('0: firing-act')
  const mine = ['cobra-flash', 'halalszarny'].flatMap((ship) => ['mamut-i', 'crx'].map((other) => `fire:{${ship}}:{${other}}`))
  expect(mine.map((option) => offers(p, option))).toEqual([true, true, true, true])
  example.does(LACI, 'fire:{halalszarny}:{mamut-i}')
  example.does(DANI, 'no-return')
  expect([shown(p, 'halalszarny').turned, shown(p, 'mamut-i').turned, shown(p, 'mamut-i').armourLeft]).toEqual(['used', 'active', 2])

  // Barrage in return fire: three and one; the fifth point is kept.
  example.does(LACI, 'fire:{cobra-flash}:{crx}')
  example.does(DANI, 'return-fire', 'barrage', 'hit:{cobra-flash}', 'hit:{cobra-flash}', 'hit:{cobra-flash}', 'hit:{halalszarny}', 'done')
  expect(heard(p, 'damaged').map((event) => [event.card, event.amount])).toEqual([
    [card(p, 'mamut-i'), 1],
    [card(p, 'crx'), 2],
    [card(p, 'cobra-flash'), 3],
    [card(p, 'halalszarny'), 1],
  ])
  expect(pile(p, 'trash', LACI)).toEqual(['cobra-flash', 'halalszarny'])
  expect([shown(p, 'crx').armourLeft, shown(p, 'mamut-i').armourLeft]).toEqual([3, 2])

  // Both were hit, so both are damaged when the firing step ends, and the colony is not bombed.
  expect(['mamut-i', 'crx'].map((id) => shown(p, id).turned)).toEqual(['damaged', 'damaged'])
  expect(heard(p, 'turned-used').map((event) => event.card)).toEqual([card(p, 'halalszarny'), card(p, 'crx')])
  expect(example.asks()).toBe('1: main-action')
  expect([heard(p, 'bombed'), p.g.seats[LACI]?.colony.length]).toEqual([[], 20])
  expect(example.kept).not.toThrow()
})
