import { openTable, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { CARDS, type Card, cardById } from '../../content/cards.ts'
import { STARTER_DECKS } from '../../content/decks.ts'
import { STARTER_EDITIONS } from '../../content/editions.ts'
import { hasKeyword } from '../../effects/read/reading.ts'
import { chaosGalaxy } from '../../index.ts'
import { COPIES, deckProblems, USUAL } from '../../rules/deck.ts'
import { mayBring, readOptions } from '../../rules/options.ts'
import { refersToSpeed, replacementFor, withoutSpeed } from '../../rules/simplified-combat.ts'
import { startersOf } from '../../rules/starters.ts'
import type { View } from '../../view.ts'
import { bombAll, fight } from '../fight.ts'
import { act, asked, card, heard, pass, placeOf, reach, shown, values } from '../given.ts'

const simple = (you: readonly string[], opponent: readonly string[], more: Parameters<typeof fight>[2] = {}) =>
  fight(you, opponent, { ...more, settings: { simplifiedCombat: true, ...more.settings } })

/** Passes in windows until a seat is asked to fire. */
const on = (p: ReturnType<typeof fight>) => pass(p, 'firing-act')

const SIMPLE = { ...USUAL, simplifiedCombat: true }

test('CG-SIMC-1 · the table chooses for all players together; then nobody fires back, and speed decides nothing', () => {
  for (const simplifiedCombat of [false, true])
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(chaosGalaxy.view(openTable(chaosGalaxy, { simplifiedCombat }, 2, seedOf(1)).state, viewer).settings).toMatchObject({
        simplifiedCombat,
      })
  const asks = (p: ReturnType<typeof fight>): string => {
    act(p, 'fire:{turul}:{liktor}')
    return asked(on(p))
  }
  expect(asks(fight(['turul'], ['liktor']))).toBe('firing-return')
  expect(asks(simple(['turul'], ['liktor']))).toBe('firing-act')
})

test('CG-SIMC-2 · the attacker fires first however slow, then the sides take turns with one ship each, whichever they like', () => {
  const p = simple(['birodalmi-cirkalo', 'szarvasbogar'], ['pengefarok', 'marduk-kurios'])
  expect([p.question().seat, p.options().filter((id) => id.startsWith('fire:')).length]).toEqual([0, 4])
  const order = () => (p.table.game.view(p.g, 0) as View).combat?.order.map((one) => p.g.controllers[one])
  expect(order()).toEqual([0, 0, 1, 1])
  act(p, 'fire:{szarvasbogar}:{pengefarok}')
  on(p)
  expect(order()).toEqual([1, 1, 0])
  expect([asked(p), p.question().seat]).toEqual(['firing-act', 1])
  act(p, 'fire:{marduk-kurios}:{birodalmi-cirkalo}')
  on(p)
  expect([asked(p), p.question().seat]).toEqual(['firing-act', 0])
  expect(p.options().filter((id) => id.startsWith('fire:') && !id.startsWith(`fire:${card(p, 'birodalmi-cirkalo')}:`))).toEqual([])
})

test('CG-SIMC-3 · a ship that received a fatal hit still fires before the step is over', () => {
  const p = simple(['szarvasbogar'], ['marduk-kurios'])
  act(p, 'fire:{szarvasbogar}:{marduk-kurios}')
  on(p)
  expect([shown(p, 'marduk-kurios').armourLeft, placeOf(p.g, card(p, 'marduk-kurios'))]).toEqual([0, 'hangar of 1'])
  expect([asked(p), p.question().seat]).toEqual(['firing-act', 1])
  act(p, 'fire:{marduk-kurios}:{szarvasbogar}')
  reach(p)
  expect(placeOf(p.g, card(p, 'marduk-kurios'))).toBe('trash of 1')
  expect(heard(p, 'damaged')).toMatchObject([{ amount: 3 }, { amount: 1 }])
})

test('CG-SIMC-3, CG-SIMC-6 · a ship that an effect destroys in the firing step stays without armour, fires, and goes at its end', () => {
  const p = fight(['kisertetraja', 'mamut-i'], ['szarvasbogar'], {
    attack: 'attack:base:{chazma-toltet}',
    opponent: { surface: ['chazma-toltet unpaid'], credits: 3 },
    settings: { simplifiedCombat: true, trapsVsStealth: true },
  })
  act(p, 'stealth:{kisertetraja}')
  reach(p, 'trap-pay')
  act(p, 'trap:{chazma-toltet}')
  reach(p, 'stack-own-choice')
  act(p, 'target:{mamut-i}')
  on(p)
  const mammoth = card(p, 'mamut-i')
  expect([shown(p, 'mamut-i').armourLeft, placeOf(p.g, mammoth), heard(p, 'destroyed').some((event) => event.card === mammoth)]).toEqual([
    0,
    'hangar of 0',
    false,
  ])
  expect(heard(p, 'doomed')).toMatchObject([{ card: mammoth, rule: 'CG-SIMC-3' }])
  while (p.question().seat === 1) act(p, 'pass')
  act(p, 'fire:{mamut-i}:{szarvasbogar}')
  expect(heard(on(p), 'damaged')).toMatchObject([{ card: card(p, 'szarvasbogar') }])
  reach(p)
  expect(placeOf(p.g, mammoth)).toBe('trash of 0')
  expect(heard(p, 'destroyed')).toContainEqual(expect.objectContaining({ card: mammoth }))
})

test('CG-SIMC-3 · without simplified combat, and outside its firing step, a ship that an effect destroys goes at once', () => {
  for (const [simplifiedCombat, attacker, action] of [
    [false, 'kisertetraja', 'stealth:{kisertetraja}'],
    [true, 'mamut-i', 'bomb:{mamut-i}'],
  ] as const) {
    const p = fight([attacker], simplifiedCombat ? [] : ['szarvasbogar'], {
      attack: 'attack:base:{chazma-toltet}',
      opponent: { surface: ['chazma-toltet unpaid'], credits: 3 },
      settings: { simplifiedCombat, trapsVsStealth: true },
    })
    act(p, action)
    reach(p, 'trap-pay')
    act(p, 'trap:{chazma-toltet}')
    reach(p)
    expect([placeOf(p.g, card(p, attacker)), heard(p, 'doomed')]).toEqual(['trash of 0', []])
  }
})

test('CG-SIMC-4 · cards with a speed modifier, rapid fire, or speed or return fire in their text are barred from decks', () => {
  const barred = CARDS.filter(refersToSpeed).map(({ id }) => id)
  expect(barred).toContain('vaskezu-gepesz')
  expect(barred).toContain('darazs')
  // Printed speed, barrage and stealth do not bar a card.
  for (const id of ['liktor', 'saskaraj', 'kisertetraja']) expect(barred).not.toContain(id)
  const starter = STARTER_DECKS[0]
  const deck = starter?.cards ?? {}
  const problems = deckProblems(deck, SIMPLE).filter(({ rule }) => rule === 'CG-SIMC-4')
  expect(problems.map(({ params }) => params?.card)).toEqual(
    Object.keys(deck).flatMap((id) => (barred.includes(id) ? [`@card-${id}`] : [])),
  )
  expect(problems.length).toBeGreaterThan(0)
  expect(mayBring({ simplifiedCombat: true }, { deck }).map(({ rule }) => rule)).toContain('CG-SIMC-4')
  expect(mayBring({}, { deck })).toEqual([])
  expect(() => readOptions({ simplifiedCombat: true, seats: [{ deck }] }, 2)).toThrow('CG-SIMC-4')
})

test('CG-SIMC-4 · every barred card has a replacement of its race and type, and the starter decks have theirs', () => {
  for (const one of CARDS.filter(refersToSpeed)) {
    const other = replacementFor(one, {}, COPIES)
    expect([other?.race, other?.type, other !== undefined && refersToSpeed(other)], one.id).toEqual([one.race, one.type, false])
  }
  for (const [at, decks] of STARTER_EDITIONS.entries()) {
    for (const { id, cards } of startersOf(at + 1, { simplifiedCombat: true, settlement: false })) {
      expect(deckProblems(cards, SIMPLE), id).toEqual([])
      const before = decks.find((deck) => deck.id === id)?.cards ?? {}
      for (const [kept, copies] of Object.entries(before))
        if (!refersToSpeed(cardById(kept) as never)) expect(cards[kept], kept).toBeGreaterThanOrEqual(copies)
    }
    expect(startersOf(at + 1, { simplifiedCombat: false, settlement: false })).toBe(decks)
  }
  const table = openTable(chaosGalaxy, { simplifiedCombat: true }, 6, seedOf(3))
  expect(table.state.prints.some((type) => refersToSpeed(CARDS[type] as never))).toBe(false)
  expect(withoutSpeed({ liktor: 3 }, COPIES)).toEqual({ liktor: 3 })
})

test('CG-SIMC-4 · where one card alone is to be replaced, the other barred ones stay', () => {
  const [one, other] = CARDS.filter(refersToSpeed) as [Card, Card]
  const deck = { [one.id]: 2, [other.id]: 1, liktor: 3 }
  const changed = withoutSpeed(deck, COPIES, ({ id }) => id === one.id)
  expect([changed[one.id], changed[other.id], changed.liktor]).toEqual([undefined, 1, 3])
  expect(Object.values(changed).reduce((sum, copies) => sum + copies, 0)).toBe(6)
})

test('CG-SIMC-5 · who has no active ship left is skipped; three passes end the step; a ship fires once and turns used', () => {
  const p = simple(['liktor', 'szarvasbogar', 'karom'], ['mamut-i'])
  act(p, 'fire:{liktor}:{mamut-i}')
  on(p)
  act(p, 'fire:{mamut-i}:{liktor}')
  on(p)
  expect(shown(p, 'mamut-i').turned).toBe('used')
  // The defender has no ship left that can act, so the attacker continues.
  expect(p.question().seat).toBe(0)
  act(p, 'fire:{karom}:{mamut-i}')
  on(p)
  expect([asked(p), p.question().seat]).toEqual(['firing-act', 0])
  expect(p.options().filter((id) => id.startsWith('fire:'))).toEqual([`fire:${card(p, 'szarvasbogar')}:${card(p, 'mamut-i')}`])
  const passing = simple(['liktor'], ['szarvasbogar'])
  const seats: number[] = []
  while (asked(passing) === 'firing-act') {
    seats.push(passing.question().seat)
    act(passing, 'pass')
  }
  expect(seats).toEqual([0, 1, 0])
})

test('CG-SIMC-6 · at the end of the step ships without armour go first, then the others that were hit turn damaged', () => {
  const p = simple(['szarvasbogar', 'pusztito'], ['marduk-kurios', 'melytengeri'])
  act(p, 'fire:{pusztito}:{marduk-kurios}')
  on(p)
  act(p, 'fire:{melytengeri}:{szarvasbogar}')
  on(p)
  act(p, 'fire:{szarvasbogar}:{melytengeri}', 'no-return')
  on(p)
  // No ship turns damaged or leaves while the step runs.
  expect([shown(p, 'melytengeri').turned, shown(p, 'szarvasbogar').turned]).toEqual(['used', 'used'])
  expect(heard(p, 'destroyed')).toEqual([])
  bombAll(p)
  const order = p.events(0).flatMap(({ type, card: one }) => (type === 'destroyed' || type === 'turned-damaged' ? [[type, one]] : []))
  expect(order.slice(0, 3)).toEqual([
    ['destroyed', card(p, 'marduk-kurios')],
    ['turned-damaged', card(p, 'szarvasbogar')],
    ['turned-damaged', card(p, 'melytengeri')],
  ])
})

test('CG-ABIL-30, CG-SIMC-6 · a ship that is shot at may use its heavy weapons before the damage, though nobody fires back', () => {
  const p = simple(['karom'], ['melytengeri'], { opponent: { credits: 3 } })
  const [shooter, ship] = [card(p, 'karom'), card(p, 'melytengeri')]
  act(p, `fire:${shooter}:${ship}`)
  expect([asked(p), p.question().seat, p.question().message, p.options()]).toEqual([
    'firing-return',
    1,
    'firing-shot-at',
    [`heavy:${ship}`, 'no-return'],
  ])
  const before = values(p, 'melytengeri')[1] ?? 0
  expect(heard(p, 'damaged')).toEqual([])
  act(p, `heavy:${ship}`)
  expect([values(p, 'melytengeri')[1], asked(on(p)), p.question().seat]).toEqual([before + 1, 'firing-act', 1])
  expect(heard(p, 'damaged')).toMatchObject([{ card: ship }])
  const without = simple(['karom'], ['melytengeri'], { opponent: { credits: 3 } })
  act(without, 'fire:{karom}:{melytengeri}', 'no-return')
  expect([asked(on(without)), values(without, 'melytengeri')[1]]).toEqual(['firing-act', before])
  const poor = simple(['karom'], ['melytengeri'], { opponent: { credits: 1 } })
  act(poor, 'fire:{karom}:{melytengeri}')
  expect(asked(on(poor))).toBe('firing-act')
})

test('CG-SIMC-7 · rapid fire does not exist there, whatever a card says or gives', () => {
  const has = (simplifiedCombat: boolean): boolean => {
    const p = fight(['darazs'], ['liktor'], { settings: { simplifiedCombat } })
    return hasKeyword(p.g, card(p, 'darazs'), 'rapidFire')
  }
  expect([has(false), has(true)]).toEqual([true, false])
})
