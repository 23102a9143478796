import { answer, type Json, openTable, seedOf, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../../index.ts'
import { isPaid } from '../../marks.ts'
import { places } from '../../rules/winning.ts'
import { NONE, type State, ZONE } from '../../state.ts'
import { changeControl } from '../../table/control.ts'
import { view } from '../../view.ts'
import { rewrite } from '../effects/given.ts'
import { act, asked, card, credits, doing, duel, heard, ids, offers, pass, pile, placeOf, reach, shown, through } from '../given.ts'

/** A seat gives up, whichever seat is asked. */
const leave = (p: Play<State>, seat: number): void => void p.answer({ concede: true }, seat)
const opponents = (p: Play<State>): string[] => (asked(p) === 'opponent' ? [...p.options()] : [])

test.each([
  [3, 0, [1, 2]],
  [4, 0, [1, 3]],
  [6, 0, [1, 5]],
  [6, 5, [0, 4]],
])('CG-MULTI-1 · of %i players seat %i may attack only %j', (seats, active, neighbours) => {
  const fleet = { hangar: ['liktor'] }
  const p = duel({ active, you: fleet, opponent: fleet, others: new Array(seats - 2).fill(fleet) })
  const attacked = p.options().flatMap((id) => (id.startsWith('attack:colony:') ? [Number(id.split(':')[2])] : []))
  expect(attacked.toSorted()).toEqual(neighbours.toSorted())
  const far = [0, 1, 2, 3, 4, 5].slice(0, seats).find((seat) => seat !== active && !neighbours.includes(seat))
  if (far !== undefined) expect(chaosGalaxy.explain(p.g, active, `colony:${far}`).map(({ rule }) => rule)).toContain('CG-MULTI-1')
})

test('CG-MULTI-2, CG-DEF-10 · a card that speaks of the opponent asks which neighbour is meant; in a duel it never does', () => {
  const at = (meant: number): number[] => {
    const p = duel({ you: { hand: ['vamszedes'], credits: 9 }, opponent: { credits: 5 }, others: [{ credits: 5 }, { credits: 5 }] })
    act(p, 'event:{vamszedes}')
    expect([p.question().seat, opponents(p)]).toEqual([0, ['opponent:1', 'opponent:3']])
    act(p, `opponent:${meant}`)
    reach(p)
    return [0, 1, 2, 3].map((seat) => credits(p, seat))
  }
  expect(at(1)).toEqual([10, 3, 5, 5])
  expect(at(3)).toEqual([10, 5, 5, 3])
  const two = duel({ you: { hand: ['vamszedes'] } })
  act(two, 'event:{vamszedes}')
  expect(asked(two)).not.toBe('opponent')
})

test('CG-MULTI-2 · only neighbours with whom the card is possible are offered, and only their cards are its targets', () => {
  const crew = { cantina: ['vasfalo'] }
  const p = duel({ you: { hand: ['bergyilkos'] }, opponent: {}, others: [crew, { cantina: ['tuzer', 'vasfalo'] }] })
  act(p, 'event:{bergyilkos}')
  // Seat 1 has no targets and seat 2 is no neighbour, so seat 3 is meant.
  expect([asked(p), p.options()]).toEqual([
    'stack-target',
    ['tuzer', 'vasfalo@3'].map((name) => `target:${card(p, name.split('@')[0] as string, 3)}`),
  ])
  const none = duel({ you: { hand: ['bergyilkos'] }, others: [crew, {}] })
  expect(offers(none, 'event:{bergyilkos}')).toBe(false)
})

test('CG-MULTI-3 · nobody attacks in your own first turn, whatever the number of the turn', () => {
  const first = (turns: number, turn: number): boolean => {
    const also = (g: State): void => void Object.assign(g.seats[0] ?? {}, { turns })
    return offers(duel({ turn, also, you: { hangar: ['liktor'] }, others: [{}] }), 'attack:colony:1')
  }
  expect([first(1, 1), first(1, 3), first(2, 2), first(2, 4)]).toEqual([false, false, true, true])
  const p = duel({
    phase: 'start',
    turn: 3,
    also: (g) => Object.assign(g.seats[0] ?? {}, { turns: 0 }),
    you: { hangar: ['liktor'] },
    others: [{}],
  })
  reach(p)
  expect(chaosGalaxy.explain(p.g, 0, 'colony:1').map(({ rule }) => rule)).toContain('CG-MULTI-3')
  const begins = duel({ turn: 1, also: (g) => Object.assign(g.seats[0] ?? {}, { turns: 1 }), you: { hangar: ['liktor'] }, others: [{}] })
  const why = chaosGalaxy.explain(begins.g, 0, 'colony:1').map(({ rule }) => rule)
  expect([why.includes('CG-MULTI-3'), why.includes('CG-SETUP-11')]).toEqual([true, false])
})

test('CG-WIN-1, CG-MULTI-7 · all see who would win now: only who has emptied every other colony', () => {
  const wins = (first: number, second: number): boolean | undefined =>
    view(duel({ opponent: { filler: first }, others: [{ filler: second }] }).g, 'spectator').goal.wins[0]
  expect([wins(0, 0), wins(0, 3), wins(3, 0), wins(3, 3)]).toEqual([true, false, false, false])
})

test.each([
  [false, [5, 5, 5, 5, 5, 5]],
  [true, [1, 2, 3, 4, 5, 5]],
])('CG-MULTI-4 · with the ramp %s the first turns of six give %j credits', (multiRamp, incomes) => {
  const found = incomes.map((_, at) => {
    const p = duel({ settings: { multiRamp }, phase: 'start', turn: at + 1, active: at, others: [{}, {}, {}, {}] })
    const before = credits(p, at) - 20
    reach(p)
    return credits(p, at) - 20 - before
  })
  const taken = incomes.map((_, at) => {
    const p = duel({ settings: { multiRamp }, phase: 'start', turn: at + 1, active: at, others: [{}, {}, {}, {}] })
    reach(p)
    return credits(p, at) - 20
  })
  expect(taken).toEqual(incomes)
  expect(found.every((income) => income === 0)).toBe(true)
})

test('CG-MULTI-5 · whoever looks, the cards of another headquarters and unpaid cards stay hidden', () => {
  const side = { hand: ['turul'], surface: ['gombakert unpaid'] }
  const p = duel({ you: side, opponent: side, others: [side, side] })
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
    for (const seat of view(p.g, viewer).seats) {
      expect([seat.hand === null, seat.surface[0]?.type === null]).toEqual(seat.seat === viewer ? [false, false] : [true, true])
    }
})

test('CG-MULTI-6 · in your own end phase every neighbour with an empty colony is eliminated by you', () => {
  const p = duel({ opponent: { filler: 0 }, others: [{ filler: 0 }, { filler: 0 }, {}] })
  // Seats 1 and 4 sit next to seat 0; seat 4 has a colony, seats 2 and 3 are no neighbours.
  doing(p, 'end')
  expect([p.g.order, p.g.fallen.map(({ seat, by }) => [seat, by])]).toEqual([[0, 2, 3, 4], [[1, 0]]])
  // By a player, not by the card whose number that seat has.
  expect(heard(p, 'eliminated', 2)).toEqual([
    { type: 'eliminated', rule: 'CG-MULTI-6', seat: 1, player: '@seat-1', by: 0, byPlayer: '@seat-0' },
  ])
  const both = duel({ opponent: { filler: 0 }, others: [{}, { filler: 0 }] })
  doing(both, 'end')
  expect([both.g.order, view(both.g, 0).seats[0]?.eliminations]).toEqual([[0, 2], 2])
  expect([both.table.result, both.g.active]).toEqual([null, 2])
})

test('CG-MULTI-14 · a player who becomes a neighbour by the check is checked in the next one', () => {
  const p = duel({ opponent: { filler: 0 }, others: [{ filler: 0 }, {}] })
  doing(p, 'end')
  expect([p.g.order, p.g.active, view(p.g, 0).seats[0]?.neighbours]).toEqual([[0, 2, 3], 2, [2, 3]])
  // Seats 2 and 3 have their turns, then seat 0 checks again.
  for (const _ of [2, 3]) doing(reach(p), 'end')
  doing(reach(p), 'end')
  expect(p.g.order).toEqual([0, 3])
})

test('CG-MULTI-7, CG-MULTI-8 · most eliminations win, then staying longer; players eliminated together share a place', () => {
  const ranked = (fallen: [number, number, number][], order: number[]): number[][] => {
    const { g } = duel({ others: [{}, {}, {}, {}] })
    g.fallen = fallen.map(([seat, by, moment]) => ({ seat, by, turn: 9, moment }))
    g.order = order
    return places(g)
  }
  // Seat 4 eliminated 5 and 3; seat 0 eliminated 4 and 1; seat 2 stayed. 1 and 4 fell at the same moment.
  expect(
    ranked(
      [
        [5, 4, 1],
        [3, 4, 2],
        [1, 0, 3],
        [4, 0, 3],
        [0, NONE, 4],
      ],
      [2],
    ),
  ).toEqual([[0], [4], [2], [1], [3], [5]])
  expect(
    ranked(
      [
        [1, 0, 1],
        [5, 0, 1],
        [2, NONE, 2],
        [3, 4, 3],
        [4, NONE, 4],
      ],
      [0],
    ),
  ).toEqual([[0], [4], [3], [2], [1, 5]])
  const p = duel({ opponent: { filler: 0 }, others: [{ filler: 0 }] })
  doing(p, 'end')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'CG-MULTI-7', message: 'most-eliminations' })
  expect(view(p.g, 'spectator').places).toEqual([[0], [1, 2]])
})

test('CG-MULTI-8 · those who eliminated equally many and fell at the same moment share the victory', () => {
  const { g } = duel({ others: [{}, {}] })
  g.phase = 'over'
  g.order = [2]
  g.fallen = [
    { seat: 3, by: NONE, turn: 3, moment: 1 },
    { seat: 0, by: NONE, turn: 9, moment: 2 },
    { seat: 1, by: NONE, turn: 9, moment: 2 },
  ]
  g.fallen[1] = { ...g.fallen[1], seat: 0, by: 1 } as (typeof g.fallen)[number]
  g.fallen[2] = { ...g.fallen[2], seat: 1, by: 0 } as (typeof g.fallen)[number]
  expect(chaosGalaxy.next(g)).toMatchObject({ result: { winners: [0, 1], rule: 'CG-MULTI-7' } })
})

test('CG-MULTI-9 · who is out takes its cards along; what it only controlled goes to its owners’ piles; the seats close up', () => {
  const p = duel({
    opponent: {
      filler: 0,
      hand: ['turul'],
      trash: ['karom'],
      wasteland: ['gagarin'],
      hangar: ['liktor', '> onkentes'],
      surface: ['ipari-park'],
    },
    others: [{ hangar: ['mamut-i'], cantina: ['tuzer unpaid'] }, {}],
    also: (g) => {
      changeControl(g, card({ g }, 'mamut-i'), 1)
      changeControl(g, card({ g }, 'tuzer'), 1)
      changeControl(g, card({ g }, 'ipari-park'), 3)
    },
  })
  doing(p, 'end')
  expect(['mamut-i', 'tuzer'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 2', 'wasteland of 2'])
  const own = p.g.prints.flatMap((_, one) => (p.g.owners[one] === 1 ? [p.g.zones[one]] : []))
  expect(new Set(own)).toEqual(new Set([ZONE.gone]))
  expect(p.g.seats[3]?.surface).toEqual([])
  const seat = view(p.g, 2).seats[1]
  expect(seat).toMatchObject({ out: true, neighbours: [], colony: 0, headquarters: 0, trash: [], wasteland: 0, hangar: [], surface: [] })
  expect([0, 2, 3].map((one) => view(p.g, 2).seats[one]?.neighbours)).toEqual([
    [2, 3],
    [3, 0],
    [0, 2],
  ])
})

test('CG-MULTI-9 · cards on a ship that leaves go to their owners, and effects of who is out end', () => {
  const p = duel({
    opponent: { filler: 0, hangar: ['liktor', '> femkarom'] },
    others: [{ hangar: ['mamut-i'] }],
    also: (g) => {
      changeControl(g, card({ g }, 'liktor'), 2)
      g.owners[card({ g }, 'femkarom')] = 2
      g.lasting = [
        {
          id: 1,
          print: 0,
          operation: 0,
          source: card({ g }, 'liktor'),
          controller: 1,
          opponent: 0,
          cards: [card({ g }, 'mamut-i')],
          seat: NONE,
          holds: { what: 'figures', added: [1, 1, 1, 1] },
          left: NONE,
          until: 3,
          turn: 5,
          whose: NONE,
        },
      ]
    },
  })
  doing(p, 'end')
  expect([placeOf(p.g, card(p, 'femkarom')), p.g.lasting]).toEqual(['trash of 2', []])
  expect(p.g.seats[2]?.hangar).toEqual([card(p, 'mamut-i')])
})

test('CG-MULTI-10, CG-STACK-15 · only the attacked names defenders; everybody is asked clockwise from the announcer, also far ones', () => {
  const hand = { hand: ['riado'], hangar: ['liktor'] }
  const p = duel({ you: hand, opponent: hand, others: [hand, hand] })
  act(p, 'attack:colony:1')
  const asks: number[] = []
  while (asked(p) === 'stack-window') {
    asks.push(p.question().seat)
    act(p, 'pass')
  }
  expect(asks).toEqual([1, 2, 3, 0])
  const defenders: number[] = []
  for (let step = 0; step < 40 && asked(p) !== 'firing-act' && asked(p) !== 'main-action'; step++) {
    if (asked(p) === 'equip-defenders') defenders.push(p.question().seat)
    p.answer(p.question().kind === 'multi-select' ? { options: p.options().slice(0, 1) } : p.options().includes('pass') ? 'pass' : 'done')
  }
  expect(defenders).toEqual([1])
  // Seat 2 is no neighbour of seat 0, but may answer.
  rewrite('riado', [{ kind: 'resolve', do: [{ op: 'draw', player: 'you', n: 2 }] }])
  const far = duel({ you: { hand: ['jo-uzlet'] }, others: [{ hand: ['riado'] }, {}] })
  act(far, 'event:{jo-uzlet}')
  expect(far.question().seat).toBe(2)
  act(far, 'play:{riado}')
  reach(far)
  expect(pile(far, 'headquarters', 2)).toHaveLength(2)
})

test('CG-MULTI-11 · who gives up is out, to nobody’s credit; the others play on to the end', () => {
  const p = duel({ others: [{}, {}] })
  expect([0, 1, 2, 3].map((seat) => seenBy(p.table, seat).canConcede)).toEqual([true, true, true, true])
  leave(p, 2)
  doing(p, 'draw')
  expect([p.g.order, p.g.fallen, view(p.g, 0).seats.map(({ eliminations }) => eliminations)]).toMatchObject([
    [0, 1, 3],
    [{ seat: 2, by: NONE }],
    [0, 0, 0, 0],
  ])
  expect(seenBy(p.table, 2).canConcede).toBe(false)
  expect(answer(p.table, 2, { concede: true })).toMatchObject({ rule: 'TABLE-6' })
  expect(heard(p, 'conceded')).toMatchObject([{ seat: 2, rule: 'CG-MULTI-11' }])
  leave(p, 3)
  doing(p, 'draw')
  leave(p, 1)
  if (p.table.result === null) doing(p, 'draw')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'CG-MULTI-7' })
})

test('CG-MULTI-11 · giving up is possible in the opening too, also for the starter', () => {
  const table = openTable(chaosGalaxy, {}, 4, seedOf(2))
  const { starter } = table.state
  for (const seat of [starter, (starter + 2) % 4]) expect(answer(table, seat, { concede: true })).toBe(true)
  for (let step = 0; table.state.phase === 'setup' && step < 9; step++)
    answer(table, table.questions[0]?.seat as number, { option: 'keep' })
  expect(table.state.order).toEqual([(starter + 1) % 4, (starter + 3) % 4].toSorted())
  expect(table.state.active).toBe((starter + 1) % 4)
})

test('CG-MULTI-12 · when the active player leaves, stack and combat are dropped, crew comes home, and the next turn begins', () => {
  const p = duel({
    you: { hangar: ['liktor'], cantina: ['vasfalo'] },
    opponent: { hangar: ['karom'], cantina: ['onkentes'], hand: ['riado'] },
    others: [{ hand: ['extra-talalat'] }],
  })
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'board:{onkentes}:{karom}')
  pass(p)
  expect(placeOf(p.g, card(p, 'onkentes'))).toBe('boarded of 1')
  leave(p, 0)
  reach(p)
  expect([p.g.combat, p.g.stack, p.g.order, p.g.active, p.g.phase]).toEqual([null, [], [1, 2], 1, 'main'])
  expect([placeOf(p.g, card(p, 'onkentes')), shown(p, 'onkentes').boarded]).toEqual(['cantina of 1', false])
  const said = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hand: ['felsobb-parancs'] }, others: [{}] })
  act(said, 'event:{jo-uzlet}')
  leave(said, 0)
  reach(said)
  expect([said.g.stack, said.g.active, ids(said.g, said.g.seats[1]?.headquarters ?? [])]).toEqual([[], 1, ['felsobb-parancs']])
})

test('CG-MULTI-12 · when the defender leaves, the combat goes to its unequip step at once', () => {
  const p = duel({ you: { hangar: ['liktor', 'karom'] }, opponent: { hangar: ['mamut-i'] }, others: [{}, {}] })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{karom}', 'defend-with:{mamut-i}')
  reach(p, 'firing-act')
  leave(p, 1)
  reach(p)
  expect([p.g.combat, p.g.active, p.g.order, heard(p, 'combat-over').length]).toEqual([null, 0, [0, 2, 3], 1])
  expect([shown(p, 'liktor').turned, shown(p, 'karom').turned]).toEqual(['active', 'active'])
  expect(heard(p, 'bombed')).toEqual([])
})

test('CG-MULTI-13 · the neighbour of a continuous text is chosen openly when its card is paid, and stays', () => {
  const p = duel({ you: { surface: ['aknagyuru +4 unpaid'] }, opponent: { hangar: ['liktor'] }, others: [{}, { hangar: ['liktor'] }] })
  doing(p, 'pay:{aknagyuru}')
  expect(opponents(p)).toEqual(['opponent:1', 'opponent:3'])
  act(p, 'opponent:3')
  reach(p)
  expect(view(p.g, 'spectator').seats.map(({ attackTax }) => attackTax)).toEqual([0, 0, 0, 1])
  expect([shown(p, 'aknagyuru').opponent, p.events(1, 'aimed')]).toMatchObject([3, [{ card: card(p, 'aknagyuru'), seat: 3 }]])
  // It stays while they are neighbours; when seat 3 is out, it is chosen anew among the present ones.
  leave(p, 3)
  expect([asked(p), p.question().seat, opponents(p)]).toEqual(['opponent', 0, ['opponent:1', 'opponent:2']])
  act(p, 'opponent:2')
  expect(view(p.g, 'spectator').seats.map(({ attackTax }) => attackTax)).toEqual([0, 0, 1, 0])
})

test('CG-MULTI-13 · of an ability it is chosen with the announcement, of a triggered effect when it goes onto the stack', () => {
  const ability = duel({ you: { cantina: ['diplomata'] }, opponent: { hand: ['riado'] }, others: [{}] })
  act(ability, 'use:{diplomata}:0')
  expect(opponents(ability)).toEqual(['opponent:1', 'opponent:2'])
  act(ability, 'opponent:2')
  expect(view(ability.g, 'spectator').stack).toMatchObject([{ controller: 0, opponent: 2 }])
  reach(ability)
  expect(view(ability.g, 'spectator').seats.map(({ attackTax }) => attackTax)).toEqual([0, 0, 2])
  const trigger = duel({ you: { hand: ['hirvivo'] }, opponent: { hand: ['turul'] }, others: [{ hand: ['karom'] }] })
  doing(trigger, 'launch:{hirvivo}')
  expect([asked(trigger), opponents(trigger)]).toEqual(['opponent', ['opponent:1', 'opponent:2']])
  act(trigger, 'opponent:2')
  reach(trigger)
  expect(trigger.events(0, 'looked')).toMatchObject([{ names: ['@card-karom'] }])
})

test('CG-MULTI-13 · what lasts until the turn of the opponent lasts until the turn of the one who was meant', () => {
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [{ op: 'taxAttack', player: 'opponent', n: 3, until: 'oppTurn' }] }])
  const p = duel({ you: { hand: ['jo-uzlet'] }, others: [{}, {}] })
  act(p, 'event:{jo-uzlet}', 'opponent:3')
  reach(p)
  const tax = (): number | undefined => view(p.g, 0).seats[3]?.attackTax
  for (const active of [0, 1, 2, 3]) {
    expect([p.g.active, tax()]).toEqual([active, 3])
    doing(p, 'end')
    reach(p)
  }
  expect([p.g.active, tax()]).toEqual([0, 0])
})

test('CG-MULTI-15 · what a leaving player announced goes without effect and stays paid; the rest stays, without the targets that left', () => {
  const p = duel({
    you: { hand: ['verdij', 'jo-uzlet'], credits: 9 },
    opponent: { hangar: ['liktor'], hand: ['riado'], credits: 9 },
    others: [{ hand: ['riado'] }, { hangar: ['karom'] }],
  })
  // Seat 1 answers an event of seat 0, and leaves while that answer waits.
  rewrite('riado', [{ kind: 'resolve', do: [{ op: 'mill', player: 'each', n: 2 }] }])
  act(p, 'event:{jo-uzlet}', 'play:{riado@1}')
  const [before, paid] = [credits(p, 0), credits(p, 1)]
  expect([p.g.stack.length, paid < 9]).toEqual([2, true])
  leave(p, 1)
  reach(p)
  expect([credits(p, 0) > before, heard(p, 'neutralised').length, pile(p, 'wasteland')]).toEqual([true, 1, []])
  expect(p.g.order).toEqual([0, 2, 3])
  // The target of an event leaves while it waits.
  const lost = duel({
    you: { hand: ['verdij'], credits: 9 },
    opponent: { hangar: ['liktor'], hand: ['felsobb-parancs'] },
    others: [{ hand: ['felsobb-parancs'] }, {}],
  })
  act(lost, 'event:{verdij}')
  while (opponents(lost).length > 0 || asked(lost) === 'stack-target') lost.answer(lost.options()[0] as string)
  leave(lost, 1)
  reach(lost)
  expect(heard(lost, 'target-lost')).toHaveLength(1)
  expect(placeOf(lost.g, card(lost, 'verdij'))).toBe('trash of 0')
})

test('CG-MULTI-15 · an action that waits for answers happens although somebody leaves', () => {
  const p = duel({
    you: { hand: ['liktor'], credits: 9 },
    opponent: { hand: ['felsobb-parancs'] },
    others: [{ hand: ['felsobb-parancs'] }],
  })
  act(p, 'launch:{liktor}')
  expect(p.question().seat).toBe(1)
  leave(p, 1)
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 0')
})

test('CG-WIN-5 · after turn 400 eliminations decide first, then who stayed longer, then colonies among those who are left', () => {
  const p = duel({ turn: 400, active: 2, you: { filler: 9 }, opponent: { filler: 5 }, others: [{ filler: 4 }, { filler: 30 }] })
  p.g.fallen.push({ seat: 3, by: 1, turn: 50, moment: 1 })
  p.g.order = [0, 1, 2]
  doing(p, 'end')
  expect(p.table.result).toMatchObject({ winners: [1], rule: 'CG-WIN-5' })
  expect(view(p.g, 0).places).toEqual([[1], [0], [2], [3]])
})

test('CG-GOAL-3 · games of three to six open, are seen by everybody, and go on', () => {
  for (const seats of [3, 4, 5, 6]) {
    const { state } = openTable(chaosGalaxy, {} as Json, seats, seedOf(seats))
    expect([state.seats.length, state.order.length]).toEqual([seats, seats])
    expect(state.prints.filter((_, one) => isPaid(state, one))).toEqual([])
  }
  expect(pile(pass(duel({ others: [{}] })), 'colony')).toHaveLength(20)
})

test('CG-MULTI-12 · what crew that comes home sets off is dropped with the combat of the active player who leaves', () => {
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'destroyed' }, do: [{ op: 'gainCredits', player: 'you', n: 90 }] }])
  rewrite('vasfalo', [{ kind: 'static', do: [{ op: 'modify', who: 'ship', armour: 9 }] }])
  const p = duel({
    you: { hangar: ['liktor'] },
    opponent: { hangar: ['karom -1'], cantina: ['vasfalo', 'konyvelo'], credits: 3 },
    others: [{}],
  })
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'board:{vasfalo}:{karom}', 'pass', 'fire:{liktor}:{karom}')
  reach(p, 'firing-act')
  leave(p, 0)
  reach(p)
  expect([placeOf(p.g, card(p, 'karom')), credits(p, 1) < 90]).toEqual(['trash of 1', true])
})

test('CG-MULTI-3, CG-TURN-4 · each player’s turns are counted when they begin', () => {
  const p = duel({ others: [{}] })
  const before = p.g.seats.map(({ turns }) => turns)
  doing(p, 'end')
  expect(p.g.seats.map(({ turns }, seat) => turns - (before[seat] ?? 0))).toEqual([0, 1, 0])
})
