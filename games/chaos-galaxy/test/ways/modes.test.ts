import { openTable, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { policy } from '../../bot.ts'
import { CARDS, type Card, cardById } from '../../content/cards.ts'
import { STARTER_EDITIONS } from '../../content/editions.ts'
import { RACES } from '../../effects/language/vocabulary.ts'
import { chaosGalaxy } from '../../index.ts'
import { deckProblems, racesOf, USUAL } from '../../rules/deck.ts'
import { goalOf } from '../../rules/goal.ts'
import { readOptions } from '../../rules/options.ts'
import { isLasting, withBases } from '../../rules/settlers.ts'
import { EDITIONS, startersOf } from '../../rules/starters.ts'
import { view } from '../../view.ts'
import { bombAll, fight } from '../fight.ts'
import { act, asked, card, credits, doing, duel, heard, offers, pass, pile, placeOf, reach, shown, through } from '../given.ts'

const ECO = { economicMonopoly: true }
const SETL = { settlement: true }
const CLEAN = { cleanGame: true }

test('CG-OPT-3, CG-OPT-4 · the modes are the table’s, known to all before it begins; of those with other goals or targets only one', () => {
  const all = { investment: true, activeDefence: true, shipConversion: true }
  for (const goal of [{}, ECO, SETL, CLEAN]) expect(readOptions({ ...all, ...goal }, 2).settings).toMatchObject({ ...all, ...goal })
  for (const two of [
    { ...ECO, ...SETL },
    { ...ECO, ...CLEAN },
    { ...SETL, ...CLEAN },
  ])
    expect(() => readOptions(two, 2)).toThrow('CG-OPT-4')
  const { state } = openTable(chaosGalaxy, { ...ECO, investment: true }, 2, seedOf(1))
  for (const viewer of [0, 1, 'spectator'] as const) expect(view(state, viewer).settings).toMatchObject({ ...ECO, investment: true })
})

test('CG-ECO-1 · credits are not cut at the end of a turn', () => {
  const kept = (settings: object): number => {
    const p = duel({ settings, you: { credits: 33 }, opponent: { credits: 30 } })
    doing(p, 'end')
    return credits(p)
  }
  expect([kept({}), kept(ECO)]).toEqual([20, 33])
})

test.each([
  [40, [20], true],
  [40, [21], false],
  [39, [0], false],
  [60, [30, 30, 30], true],
  [60, [10, 31, 10], false],
])('CG-ECO-2, CG-ECO-6 · %i credits against %j win in your own end phase: %s', (own, others, wins) => {
  const [opponent, ...rest] = others.map((held) => ({ credits: held }))
  const p = duel({ settings: ECO, you: { credits: own }, opponent: opponent ?? {}, others: rest })
  expect(view(p.g, 'spectator').goal).toMatchObject({ what: 'credits', needs: 40, times: 2, has: [own, ...others] })
  expect(view(p.g, 'spectator').goal.wins[0]).toBe(wins)
  doing(p, 'end')
  expect(p.table.result?.winners).toEqual(wins ? [0] : undefined)
  if (wins) expect(p.table.result).toMatchObject({ rule: 'CG-ECO-2', message: 'most-credits' })
})

test('CG-ECO-3, CG-SETL-1 · the colony is no target; in economic monopoly the credit pool is one', () => {
  const attacks = (settings: object): string[] =>
    duel({ settings, you: { hangar: ['liktor'] } })
      .options()
      .filter((id) => id.startsWith('attack:'))
  expect(attacks({})).toEqual(['attack:colony:1', 'attack:headquarters:1'])
  expect(attacks(ECO)).toEqual(['attack:headquarters:1', 'attack:credits:1'])
  expect(attacks(SETL)).toEqual(['attack:headquarters:1'])
  const { g } = duel({ settings: ECO, you: { hangar: ['liktor'] } })
  expect(chaosGalaxy.explain(g, 0, 'colony:1')).toMatchObject([{ rule: 'CG-ECO-3' }])
  const settled = duel({ settings: SETL, you: { hangar: ['liktor'] } })
  expect(chaosGalaxy.explain(settled.g, 0, 'colony:1')).toMatchObject([{ rule: 'CG-SETL-1' }])
})

test('CG-ECO-4, CG-ECO-7 · a bombed pool loses the total, at most what it holds, and a single credit is a success', () => {
  const bombed = (ship: string, held: number) => {
    const p = fight([ship], [], { settings: ECO, attack: 'attack:credits:1', opponent: { credits: held }, you: { credits: 5 } })
    bombAll(p)
    return [credits(p, 1), credits(p, 0), heard(p, 'bombing-success').length]
  }
  expect(bombed('mamut-i', 9)).toEqual([6, 5, 1])
  expect(bombed('halalszarny', 9)).toEqual([8, 5, 1])
  expect(bombed('halalszarny', 0)).toEqual([0, 5, 0])
})

test.each([
  [2, 3, false, false],
  [2, 4, false, true],
  [2, 6, true, false],
  [2, 7, true, true],
  [3, 9, true, false],
  [3, 10, true, true],
])('CG-ECO-5 · with %i players, in turn %i, peace by rounds %s: attacks may be declared: %s', (seats, turn, ecoPeaceRounds, may) => {
  const others = new Array(seats - 2).fill({})
  const p = duel({ settings: { ...ECO, ecoPeaceRounds }, turn, you: { hangar: ['liktor'] }, others })
  expect(offers(p, 'attack:credits:1')).toBe(may)
  if (!may) expect(chaosGalaxy.explain(p.g, 0, 'credits:1').map(({ rule }) => rule)).toContain('CG-ECO-5')
})

test('CG-ECO-6, CG-SETL-5 · an empty colony loses nothing where the goal is another one, with two and with more', () => {
  for (const settings of [ECO, SETL])
    for (const others of [[], [{ filler: 0 }]]) {
      const p = duel({ settings, you: { credits: 5 }, opponent: { filler: 0, credits: 5 }, others })
      doing(p, 'end')
      expect([p.table.result, p.g.fallen.length]).toEqual([null, 0])
      expect(p.g.active).toBe(1)
    }
})

const bases = (paid: number, more: string[] = []): string[] => [
  ...['ipari-park', 'os-boly', 'gombakert', 'kelteto', 'tozsde', 'roncstelep'].slice(0, paid),
  ...more,
]

test.each([
  [5, [2], true],
  [5, [3], false],
  [4, [0], false],
  [6, [3, 3], true],
  [6, [3, 4], false],
])('CG-SETL-2, CG-SETL-5 · %i paid bases against %j win in your own end phase: %s', (own, others, wins) => {
  const [opponent, ...rest] = others.map((held) => ({ surface: bases(held) }))
  const p = duel({ settings: SETL, you: { surface: bases(own) }, opponent: opponent ?? {}, others: rest })
  expect(goalOf(p.g)).toBe('bases')
  doing(p, 'end')
  expect(p.table.result?.rule).toBe(wins ? 'CG-SETL-2' : undefined)
})

test('CG-SETL-5 · used and damaged paid bases count, unpaid ones do not', () => {
  const p = duel({
    settings: SETL,
    you: { surface: ['ipari-park used', 'os-boly damaged', 'gombakert', 'kelteto', 'tozsde', 'roncstelep unpaid'] },
  })
  expect(view(p.g, 'spectator').goal.has).toEqual([5, 0])
  doing(p, 'end')
  expect(p.table.result?.winners).toEqual([0])
})

test('CG-SETL-2 · the starter decks of a settlement are legal and have the bases to win one', () => {
  const both = [false, true].flatMap((simplifiedCombat) => EDITIONS.map((edition) => [simplifiedCombat, edition] as const))
  for (const [simplifiedCombat, edition] of both)
    for (const { id, cards, races } of startersOf(edition, { simplifiedCombat, settlement: true })) {
      expect(deckProblems(cards, { ...USUAL, simplifiedCombat }), id).toEqual([])
      const lasting = Object.entries(cards).reduce((sum, [one, copies]) => sum + (isLasting(cardById(one) as Card) ? copies : 0), 0)
      expect(lasting, id).toBeGreaterThanOrEqual(6)
      expect(racesOf(cards), id).toEqual(RACES.filter((race) => races.includes(race)))
    }
})

test('CG-SETL-2 · a deck for a settlement gets lasting bases up to nine, as far as its races have them', () => {
  const lastingIn = (deck: Readonly<Record<string, number>>): number =>
    Object.entries(deck).reduce((sum, [one, copies]) => sum + (isLasting(cardById(one) as Card) ? copies : 0), 0)
  for (const { id, cards, races } of STARTER_EDITIONS.flat()) {
    const kinds = CARDS.filter((one) => isLasting(one) && races.includes(one.race)).length
    expect([id, lastingIn(withBases(cards, 3))]).toEqual([id, Math.max(lastingIn(cards), Math.min(9, 3 * kinds))])
  }
})

test('CG-SETL-3 · any number of developments may be bought for one base in a turn', () => {
  const most = (settings: object): number => {
    const p = duel({ settings, you: { surface: ['tozsde unpaid'], credits: 7 } })
    while (offers(p, 'develop:{tozsde}')) doing(p, 'develop:{tozsde}')
    return shown(p, 'tozsde').developments
  }
  expect([most({}), most(SETL)]).toEqual([2, 7])
})

test('CG-SETL-4 · one base a turn is paid, whoever’s turn it is and however it is paid', () => {
  const p = duel({ settings: SETL, you: { surface: ['os-boly unpaid', 'invazios-bazis unpaid'] } })
  doing(p, 'pay:{os-boly}')
  expect(offers(p, 'pay:{invazios-bazis}')).toBe(false)
  expect(chaosGalaxy.explain(p.g, 0, `card:${card(p, 'invazios-bazis')}`).map(({ rule }) => rule)).toContain('CG-SETL-4')
  doing(p, 'end')
  reach(p)
  doing(p, 'end')
  reach(p)
  expect(offers(p, 'pay:{invazios-bazis}')).toBe(true)
  // A trap counts as the base that its player pays this turn.
  const trapped = (settings: object): boolean => {
    const t = fight(['mamut-i', 'liktor'], [], {
      settings,
      attack: 'attack:base:{csali-kolonia}',
      opponent: { surface: ['csali-kolonia unpaid', 'savakna unpaid'] },
    })
    through(t, 'bomb:{mamut-i}', 'done', 'trap:{csali-kolonia}')
    reach(t)
    through(t, 'attack:base:{savakna}', 'bomb:{liktor}')
    reach(t, 'trap-pay')
    return offers(t, 'trap:{savakna}')
  }
  expect([trapped({}), trapped(SETL)]).toEqual([true, false])
})

test.each([
  [1, 2, 1],
  [5, 2, 5],
  [6, 2, 6],
  [9, 2, 9],
  [13, 3, 13],
])('CG-INV-1, CG-INV-3 · the income of turn %i with %i players is %i', (turn, seats, income) => {
  const others = new Array(seats - 2).fill({})
  const p = duel({ settings: { investment: true }, phase: 'start', turn, you: { credits: 0 }, others })
  reach(p)
  expect(credits(p)).toBe(income)
})

test('CG-INV-2 · the opening credits, the cut to 20 and the end by an empty colony stay', () => {
  const investment = { investment: true }
  expect(openTable(chaosGalaxy, investment, 2, seedOf(4)).state.seats.map((seat) => seat.credits)).toEqual([5, 5])
  const p = duel({ settings: investment, turn: 30, you: { credits: 30 } })
  doing(p, 'end')
  expect(credits(p)).toBe(20)
  const won = duel({ settings: investment, opponent: { filler: 0 } })
  doing(won, 'end')
  expect(won.table.result).toMatchObject({ winners: [0], rule: 'CG-WIN-1' })
})

const defended = (attack: string, surface: string[], more: object = {}) =>
  fight(['mamut-i', 'liktor'], [], {
    settings: { activeDefence: true, ...more },
    attack,
    opponent: { surface, credits: 9, cantina: ['vasfalo'] },
  })

test('CG-ADEF-1 · a trap of the surface may be paid at a successful bombing of anything; it need not be bombed', () => {
  for (const attack of ['attack:colony:1', 'attack:headquarters:1', 'attack:crew:{vasfalo}', 'attack:base:{ipari-park}']) {
    const p = fight(['mamut-i', 'liktor'], [], {
      settings: { activeDefence: true },
      attack,
      opponent: { surface: ['csali-kolonia unpaid', 'ipari-park'], cantina: ['vasfalo'], hand: ['turul'] },
    })
    through(p, 'bomb:{mamut-i}', 'bomb:{liktor}', 'done')
    reach(p, 'trap-any')
    expect([p.question().seat, p.options()], attack).toEqual([1, ['no-trap', `trap:${card(p, 'csali-kolonia')}`]])
    act(p, 'trap:{csali-kolonia}')
    reach(p)
    expect([placeOf(p.g, card(p, 'csali-kolonia')), heard(p, 'bombing-success').length], attack).toEqual(['trash of 1', 1])
  }
  // Without active defence traps are paid only when they are bombed themselves.
  const plain = fight(['mamut-i'], [], { opponent: { surface: ['csali-kolonia unpaid'] } })
  bombAll(plain)
  expect(heard(plain, 'trap')).toEqual([])
})

test('CG-ADEF-1 · a bombed card that is paid as the trap is not destroyed; who is asked tells nothing of the cards', () => {
  const p = defended('attack:base:{csali-kolonia}', ['csali-kolonia unpaid'])
  through(p, 'bomb:{mamut-i}', 'done', 'trap:{csali-kolonia}')
  reach(p)
  expect([placeOf(p.g, card(p, 'csali-kolonia')), heard(p, 'destroyed'), heard(p, 'bombing-success')]).toEqual(['trash of 1', [], []])
  const bluff = defended('attack:colony:1', ['turul unpaid'])
  through(bluff, 'bomb:{mamut-i}', 'done')
  reach(bluff, 'trap-any')
  expect(bluff.options()).toEqual(['no-trap'])
})

test('CG-ADEF-2 · one trap an attack, one more in the next', () => {
  const p = fight(['kisertetraja', 'mamut-i', 'liktor'], ['marduk-kurios'], {
    settings: { activeDefence: true },
    opponent: { surface: ['csali-kolonia unpaid', 'savakna unpaid'] },
  })
  through(p, 'pass', 'stealth:{kisertetraja}', 'trap:{csali-kolonia}')
  expect(p.g.combat?.trapPaid).toBe(true)
  through(p, 'bomb:{mamut-i}')
  expect(asksForTrap(p)).toBe(false)
  expect([heard(p, 'bombed').length, heard(p, 'trap').length]).toEqual([2, 1])
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  reach(p, 'trap-any')
  expect(offers(p, 'trap:{savakna}')).toBe(true)
})

test('CG-ADEF-3, CG-ECO-7 · a pool of a single credit is enough for a trap to be asked for, an empty one is not', () => {
  const asks = (held: number): boolean => {
    const p = fight(['halalszarny'], [], {
      settings: { ...ECO, activeDefence: true },
      attack: 'attack:credits:1',
      opponent: { credits: held, surface: ['turul unpaid'] },
    })
    through(p, 'bomb:{halalszarny}')
    for (let asking = 0; asked(p) === 'stack-answer' && asking < 9; asking++) p.answer('pass')
    return asked(p) === 'trap-any'
  }
  expect([asks(1), asks(0)]).toEqual([true, false])
})

/** Whether the next question, apart from windows and triggers, asks which trap to pay for. */
function asksForTrap(p: ReturnType<typeof fight>): boolean {
  for (let asking = 0; !['trap-any', 'main-action'].includes(asked(p)) && p.table.result === null && asking < 40; asking++)
    p.answer(p.options().includes('pass') ? 'pass' : (p.options()[0] as string))
  return asked(p) === 'trap-any'
}

test.each<[string, string, string[], NonNullable<Parameters<typeof fight>[2]>['opponent'], boolean]>([
  ['a bombing of 0', 'attack:colony:1', ['karom'], {}, false],
  ['a bombing of 1', 'attack:colony:1', ['halalszarny'], {}, true],
  ['an empty colony', 'attack:colony:1', ['mamut-i'], { filler: 0 }, false],
  ['1 at a hand', 'attack:headquarters:1', ['halalszarny'], { hand: ['turul'] }, false],
  ['2 at a hand', 'attack:headquarters:1', ['liktor'], { hand: ['turul'] }, true],
  ['2 at an empty hand', 'attack:headquarters:1', ['liktor'], {}, false],
  ['0 at credits', 'attack:credits:1', ['karom'], {}, false],
  ['1 at credits', 'attack:credits:1', ['halalszarny'], {}, true],
  ['3 at no credits', 'attack:credits:1', ['mamut-i'], { credits: 0 }, false],
  ['2 at crew', 'attack:crew:{vasfalo}', ['liktor'], {}, true],
  ['0 at a paid base', 'attack:base:{ipari-park}', ['karom'], {}, false],
  ['2 at a paid base of 3', 'attack:base:{ipari-park}', ['liktor'], {}, false],
  ['3 at a paid base of 3', 'attack:base:{ipari-park}', ['mamut-i'], {}, true],
  ['1 at an unpaid base', 'attack:base:{savakna}', ['halalszarny'], {}, false],
  ['2 at an unpaid base', 'attack:base:{savakna}', ['liktor'], {}, true],
])('CG-ADEF-1, CG-ADEF-3, CG-DEF-4 · %s: whether a trap is asked for', (_, attack, bombers, given, isAsked) => {
  const surface = ['csali-kolonia unpaid', 'savakna unpaid', 'ipari-park']
  const opponent = { surface, cantina: ['vasfalo'], hand: [], ...given }
  const economicMonopoly = attack.startsWith('attack:credits')
  const p = fight(bombers, [], { settings: { activeDefence: true, economicMonopoly }, attack, opponent })
  through(p, ...bombers.map((ship) => `bomb:{${ship}}`))
  expect(asksForTrap(p)).toBe(isAsked)
  expect(heard(p, 'bombed')).toHaveLength(1)
})

test('CG-ADEF-3 · the total is fixed and must be enough; it falls whatever the trap did; stealth counts too', () => {
  const small = fight(['halalszarny'], [], {
    settings: { activeDefence: true },
    attack: 'attack:crew:{vasfalo}',
    opponent: { surface: ['savakna unpaid'], cantina: ['vasfalo'] },
  })
  bombAll(small)
  expect(heard(small, 'bombed')).toMatchObject([{ total: 1 }])
  expect(small.events(1, 'trap')).toEqual([])
  const p = defended('attack:colony:1', ['savakna unpaid'])
  through(p, 'bomb:{mamut-i}', 'done', 'trap:{savakna}')
  reach(p)
  expect(shown(p, 'mamut-i').armourLeft).toBe(1)
  expect([pile(p, 'wasteland', 1).length, heard(p, 'bombed')]).toMatchObject([3, [{ total: 3 }]])
  const stealthy = fight(['kisertetraja'], ['marduk-kurios'], {
    settings: { activeDefence: true },
    opponent: { surface: ['savakna unpaid'] },
  })
  through(stealthy, 'pass', 'stealth:{kisertetraja}')
  pass(stealthy, 'trap-any')
  expect([asked(stealthy), offers(stealthy, 'trap:{savakna}')]).toEqual(['trap-any', true])
})

test('CG-CLEAN-1, CG-CLEAN-2 · only colonies are attacked, whatever cards say against it', () => {
  const opponent = { surface: ['aknagyuru', 'ipari-park'], cantina: ['vasfalo'], hand: ['turul'] }
  const p = duel({ settings: CLEAN, you: { hangar: ['liktor'], credits: 0 }, opponent })
  expect(p.options().filter((id) => id.startsWith('attack:'))).toEqual(['attack:colony:1'])
  expect(chaosGalaxy.explain(p.g, 0, 'headquarters:1')).toMatchObject([{ rule: 'CG-CLEAN-1' }])
  expect(offers(duel({ you: { hangar: ['liktor'], credits: 0 }, opponent }), 'attack:colony:1')).toBe(false)
  // No card may forbid a second attack or change the target.
  const second = duel({
    settings: CLEAN,
    you: { hangar: ['liktor', 'karom'] },
    also: (g) => Object.assign(g.seats[0] ?? {}, { attacks: 1 }),
  })
  expect(offers(second, 'attack:colony:1')).toBe(true)
  const turned = fight(['liktor'], [], { settings: CLEAN, theirHand: ['fejetlenseg'], opponent: { cantina: ['vasfalo'] } })
  bombAll(turned)
  expect(heard(turned, 'target-changed')).toEqual([])
})

test.each([
  [
    'CG-CLEAN-3, CG-CLEAN-5 · of five crew in the cantina two are destroyed in your own end phase, as their controller chooses',
    'CG-CLEAN-3',
    'cantina',
    ['vasfalo', 'tuzer unpaid', 'onkentes', 'savkopo used', 'kalibralo'],
  ],
  [
    'CG-CLEAN-4, CG-CLEAN-5 · of five bases on the surface two are destroyed in your own end phase, as their controller chooses',
    'CG-CLEAN-4',
    'surface',
    ['ipari-park', 'aknagyuru', 'gombakert unpaid', 'kelteto', 'tozsde'],
  ],
] as const)('%s', (_title, rule, row, cards) => {
  const p = duel({ settings: CLEAN, you: { [row]: [...cards] }, opponent: { [row]: [...cards] } })
  doing(p, 'end')
  reach(p, 'end-surplus')
  expect(p.question()).toMatchObject({ seat: 0, rule, least: 2, most: 2 })
  const gone = [cards[1], cards[2]].map((name) => card(p, name.split(' ')[0] as string, 0))
  p.answer({ options: gone.map((one) => `discard:${one}`) })
  expect(p.g.seats[0]?.[row].length).toBe(3)
  expect(heard(p, 'destroyed').map((event) => event.card)).toEqual(gone)
  expect(p.g.seats[1]?.[row].length).toBe(5)
  expect(p.g.active).toBe(1)
})

test('CG-CLEAN-5 · the surplus falls after the hangar was looked at; three are not too many, and other games know no such end', () => {
  const three = duel({ settings: CLEAN, you: { cantina: ['vasfalo', 'tuzer', 'onkentes'] } })
  doing(three, 'end')
  expect(three.g.seats[0]?.cantina).toHaveLength(3)
  const plain = duel({ you: { cantina: ['vasfalo', 'tuzer', 'onkentes', 'savkopo'] } })
  doing(plain, 'end')
  expect(plain.g.seats[0]?.cantina).toHaveLength(4)
  const both = duel({ settings: CLEAN, you: { hangar: ['crx', 'pusztito', 'leviatan', 'liktor'], surface: bases(4) } })
  doing(both, 'end')
  expect(asked(both)).toBe('end-hangar')
  act(both, 'discard:{liktor}')
  expect(asked(both)).toBe('end-surplus')
})

test('CG-CONV-1, CG-CONV-2 · who launches a ship may name one of the eight abilities openly, until it leaves play', () => {
  const p = duel({ settings: { shipConversion: true }, you: { hand: ['liktor', 'liktor'] } })
  act(p, 'launch:{liktor}')
  expect([asked(p), p.options().length, p.options()[0]]).toEqual(['ship-ability', 9, 'no-ability'])
  act(p, 'ability:repair')
  reach(p)
  expect(shown(p, 'liktor').keywords).toEqual(['repair'])
  expect(p.events(1, 'converted')).toMatchObject([{ card: card(p, 'liktor'), ability: '@board-keyword-repair' }])
  // Another ship may come without an ability, and a ship that left play is an ordinary card again.
  doing(p, 'launch:{liktor#1}', 'no-ability')
  expect(shown(p, 'liktor#1').keywords).toEqual([])
  expect(p.g.converted).toHaveLength(1)
  const lost = fight(['marduk-kurios'], ['pusztito'], { settings: { shipConversion: true } })
  lost.g.converted.push({ card: card(lost, 'marduk-kurios'), keyword: 0 })
  through(lost, 'fire:{marduk-kurios}:{pusztito}', 'return-fire')
  reach(lost)
  expect([placeOf(lost.g, card(lost, 'marduk-kurios')), lost.g.converted]).toEqual(['trash of 0', []])
})

test.each([0, 1])('CG-CONV-1 · seat %i names the ability of the ship that it launches itself', (seat) => {
  const p = duel({ active: seat, settings: { shipConversion: true }, you: { hand: ['liktor'] }, opponent: { hand: ['liktor'] } })
  act(p, `launch:${card(p, 'liktor', seat)}`)
  expect([p.question().name, p.question().seat]).toEqual(['ship-ability', seat])
})

test('CG-CONV-1, CG-SIMC-7 · the ability is named with the payment, and rapid fire cannot be named in simplified combat', () => {
  const p = duel({
    settings: { shipConversion: true, simplifiedCombat: true },
    you: { hand: ['liktor'] },
    opponent: { hand: ['felsobb-parancs'] },
  })
  act(p, 'launch:{liktor}')
  expect(p.options()).not.toContain('ability:rapidFire')
  expect(p.options()).toHaveLength(8)
  const plain = duel({ you: { hand: ['liktor'] } })
  doing(plain, 'launch:{liktor}')
  expect(plain.events(0, 'converted')).toEqual([])
})

test('CG-CONV-1, CG-CLEAN-3, CG-MULTI-2 · bots name what helps a ship, give up what is worth least, and mean whom it hurts most', () => {
  const random = randomOf(seedOf('ways'))
  const chosen = (p: ReturnType<typeof duel>): unknown => policy(p.g, p.question(), random)
  const ship = duel({ settings: { shipConversion: true }, you: { hand: ['leviatan'] } })
  act(ship, 'launch:{leviatan}')
  expect(chosen(ship)).toEqual({ option: 'ability:rapidFire' })
  const surplus = duel({ settings: CLEAN, you: { surface: bases(4, ['turul unpaid']) } })
  doing(surplus, 'end')
  expect((chosen(surplus) as { options: string[] }).options).toContain(`discard:${card(surplus, 'turul')}`)
  const rich = duel({ you: { hand: ['vamszedes'] }, opponent: { credits: 0 }, others: [{ credits: 9 }, { credits: 9 }] })
  act(rich, 'event:{vamszedes}')
  expect(chosen(rich)).toEqual({ option: 'opponent:3' })
})
