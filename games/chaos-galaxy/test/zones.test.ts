import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { putAwayAll } from '../table/leaving.ts'
import { drive } from './effects/given.ts'
import { act, asked, card, doing, duel, heard, ids, offers, pass, pile, placeOf, reach, through } from './given.ts'

test('CG-ZONE-1 · every player has exactly these zones', () => {
  for (const seat of chaosGalaxy.view(duel().g, 0).seats) {
    for (const zone of ['colony', 'headquarters', 'trash', 'wasteland', 'surface', 'cantina', 'hangar', 'credits'])
      expect(seat).toHaveProperty(zone)
  }
})

test('CG-ZONE-3 · the order of a colony stays as it is until a shuffle is ordered', () => {
  const p = duel({ you: { colony: ['turul', 'gagarin', 'solyom'] } })
  const before = p.g.seats[0]?.colony.slice()
  doing(p, 'draw')
  expect(p.g.seats[0]?.colony).toEqual(before?.slice(0, -1))
  expect(heard(p, 'colony-shuffled')).toEqual([])
})

test('CG-ZONE-4 · permanent cards come into play, and events and interrupts are played, from the hand', () => {
  const p = duel({ you: { hand: ['turul', 'jo-uzlet'], colony: ['liktor'], wasteland: ['cobra-flash'], trash: ['karom'] } })
  expect(offers(p, 'launch:{turul}') && offers(p, 'event:{jo-uzlet}')).toBe(true)
  for (const id of ['liktor', 'cobra-flash', 'karom']) expect(offers(p, `launch:{${id}}`)).toBe(false)
})

test('CG-ZONE-5, CG-ZONE-6, CG-DEF-3 · destroyed cards go to the trash when paid, else to the wasteland', () => {
  const paid = duel({ you: { hand: ['bergyilkos'] }, opponent: { cantina: ['tuzer', 'vasfalo unpaid'] } })
  act(paid, 'event:{bergyilkos}')
  act(paid, 'target:{tuzer}')
  pass(paid)
  expect(placeOf(paid.g, card(paid, 'tuzer'))).toBe('trash of 1')
  const sold = duel({ you: { surface: ['kikepzokozpont', 'ipari-park'], trash: ['karom'] } })
  doing(sold, 'sell:{ipari-park}', 'sell:{kikepzokozpont}')
  expect(pile(sold, 'trash')).toEqual(['karom', 'ipari-park', 'kikepzokozpont'])
  const unpaid = duel({ you: { hand: ['bergyilkos'] }, opponent: { cantina: ['tuzer', 'vasfalo unpaid'], wasteland: ['karom'] } })
  act(unpaid, 'event:{bergyilkos}')
  act(unpaid, 'target:{vasfalo}')
  pass(unpaid)
  expect(placeOf(unpaid.g, card(unpaid, 'vasfalo'))).toBe('wasteland of 1')
  expect(ids(unpaid.g, unpaid.g.seats[1]?.wasteland ?? [])).toEqual(['karom', 'vasfalo'])
})

test('CG-ZONE-7 · what is discarded from the hand goes face down to the wasteland', () => {
  const p = duel({ you: { hand: new Array(6).fill('turul') } })
  doing(p, 'end')
  p.answer(p.options()[0] as string)
  expect(ids(p.g, p.g.seats[0]?.wasteland ?? [])).toEqual(['turul'])
  expect(p.g.seats[0]?.trash).toEqual([])
  expect(JSON.stringify(p.events(1))).not.toContain('@card-turul')
})

test('CG-ZONE-8, CG-ZONE-9 · new bases and crew come to the right of the others', () => {
  const p = duel({ you: { hand: ['ipari-park', 'tuzer'], surface: ['kitinfal', 'aknagyuru'], cantina: ['vasfalo'] } })
  doing(p, 'surface:{ipari-park}', 'cantina:{tuzer}')
  expect(ids(p.g, p.g.seats[0]?.surface ?? [])).toEqual(['kitinfal', 'aknagyuru', 'ipari-park'])
  expect(ids(p.g, p.g.seats[0]?.cantina ?? [])).toEqual(['vasfalo', 'tuzer'])
})

test('CG-ZONE-9 · crew keeps its place in the cantina through a combat', () => {
  const p = duel({ you: { cantina: ['vasfalo', 'tuzer', 'kantinos'], hangar: ['liktor'] } })
  doing(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}')
  for (let step = 0; step < 30 && p.g.combat !== null; step++)
    p.answer(p.options().find((id) => id === 'pass' || id === 'done') ?? (p.options()[0] as string))
  expect(ids(p.g, p.g.seats[0]?.cantina ?? [])).toEqual(['vasfalo', 'tuzer', 'kantinos'])
  expect(placeOf(p.g, card(p, 'vasfalo'))).toBe('cantina of 0')
})

test('CG-ZONE-10 · ships stand face up in the hangar for everybody', () => {
  const p = duel({ opponent: { hangar: ['liktor', 'turul'] } })
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(chaosGalaxy.view(p.g, viewer).seats[1]?.hangar.map((ship) => ship.type)).toEqual(['liktor', 'turul'])
})

test('CG-ZONE-11 · every cost is taken from the credit pool', () => {
  const p = duel({ you: { hand: ['turul'], surface: ['kitinfal unpaid'], credits: 10 } })
  doing(p, 'launch:{turul}', 'develop:{kitinfal}', 'draw')
  expect(p.g.seats[0]?.credits).toBe(1)
})

test('CG-ZONE-12 · when a card leaves a row the others keep their order', () => {
  const p = duel({ you: { hand: ['bergyilkos'] }, opponent: { cantina: ['tuzer', 'vasfalo', 'kantinos'] } })
  act(p, 'event:{bergyilkos}')
  act(p, 'target:{vasfalo}')
  pass(p)
  expect(ids(p.g, p.g.seats[1]?.cantina ?? [])).toEqual(['tuzer', 'kantinos'])
})

test('CG-ZONE-13 · a controlled card goes to the trash of its owner', () => {
  const p = duel({
    you: { hand: ['felvasarlas'], credits: 20 },
    opponent: { hangar: ['turul'] },
  })
  act(p, 'event:{felvasarlas}')
  pass(p)
  expect(placeOf(p.g, card(p, 'turul'))).toBe('hangar of 0')
  // With too many ships the new controller loses one at the end of the turn.
  const full = duel({
    you: { hand: ['felvasarlas'], credits: 20, hangar: new Array(6).fill('liktor') },
    opponent: { hangar: ['turul'] },
  })
  act(full, 'event:{felvasarlas}')
  doing(full, 'end', 'discard:{turul}')
  expect(placeOf(full.g, card(full, 'turul'))).toBe('trash of 1')
})

test('CG-ZONE-14 · surface and cantina have no limit', () => {
  const p = duel({
    you: { hand: ['ipari-park', 'tuzer'], surface: new Array(12).fill('kitinfal'), cantina: new Array(12).fill('vasfalo') },
  })
  doing(p, 'surface:{ipari-park}', 'cantina:{tuzer}')
  expect([p.g.seats[0]?.surface.length, p.g.seats[0]?.cantina.length]).toEqual([13, 13])
  doing(p, 'end')
  expect(p.g.seats[0]?.surface).toHaveLength(13)
})

test('CG-ZONE-15 · what is announced waits on the stack for all to see', () => {
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hand: ['felulbiralas'] } })
  act(p, 'event:{jo-uzlet}')
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(chaosGalaxy.view(p.g, viewer).stack).toMatchObject([{ type: 'jo-uzlet', controller: 0 }])
  pass(p)
  expect(p.g.stack).toEqual([])
})

test('CG-ZONE-16 · of several unpaid cards that leave at once the owner chooses the order', () => {
  const p = duel({
    you: { hangar: ['liktor damaged', '> femkarom unpaid', '> berfegyver unpaid', ...new Array(6).fill('turul')] },
  })
  doing(p, 'end', 'discard:{liktor}')
  expect(p.question()).toMatchObject({ seat: 0, name: 'zones-order' })
  act(p, 'first:{berfegyver} + first:{femkarom}')
  expect(ids(p.g, p.g.seats[0]?.wasteland ?? [])).toEqual(['berfegyver', 'femkarom'])
})

test('CG-ZONE-16, CG-STACK-18 · of two owners the active player orders first', () => {
  const seats = (active: number) => {
    const p = duel({
      you: { hangar: ['liktor', '> femkarom unpaid', '> berfegyver unpaid'] },
      opponent: { hangar: ['karom', '> femkarom unpaid', '> berfegyver unpaid'] },
    })
    p.g.active = active
    const all = p.g.aboard.slice()
    const [first, second, third, fourth] = all.map((one) => `first:${one}`)
    const orders = [`${first} + ${second}`, `${third} + ${fourth}`]
    return drive(putAwayAll(p.g, all), active === 0 ? orders : orders.toReversed())
  }
  expect([seats(0), seats(1)]).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('CG-ZONE-16 · paid cards are not asked about: nothing reads the order of a trash', () => {
  const p = duel({ you: { hangar: ['liktor damaged', '> femkarom', '> berfegyver', ...new Array(6).fill('turul')] } })
  doing(p, 'end', 'discard:{liktor}')
  expect(asked(p)).not.toBe('zones-order')
})

test('CG-ZONE-16 · each owner orders what an effect discards from its headquarters', () => {
  const p = duel({ phase: 'start', you: { hand: ['kaoszhullam', 'turul', 'tuzer'], credits: 2 }, opponent: { hand: ['hitel', 'karom'] } })
  through(p, 'play:{kaoszhullam}')
  reach(p, 'zones-order')
  expect(p.question().seat).toBe(0)
  act(p, 'first:{tuzer} + first:{turul}')
  expect([asked(p), p.question().seat]).toEqual(['zones-order', 1])
  act(p, 'first:{hitel} + first:{karom}')
  expect([0, 1].map((seat) => pile(p, 'wasteland', seat))).toEqual([
    ['tuzer', 'turul'],
    ['hitel', 'karom'],
  ])
})

test('CG-ZONE-17 · after a card was picked out by looking the colony is shuffled', () => {
  const p = duel({ you: { colony: ['turul'] } })
  doing(p, 'pick')
  act(p, 'take:{turul}')
  expect(heard(p, 'colony-shuffled', 1)).toMatchObject([{ seat: 0 }])
})

test('CG-GOAL-2 · the game is won at your own check of the opponent’s empty colony', () => {
  const p = duel({ opponent: { filler: 0 }, you: { hand: ['turul'] } })
  expect(p.table.result).toBeNull()
  doing(p, 'end')
  expect(p.table.result).toMatchObject({ winners: [0] })
})

test('CG-GOAL-4 · a player draws only from your own deck', () => {
  const p = duel({ you: { colony: ['turul'] }, opponent: { colony: ['liktor'] } })
  doing(p, 'draw')
  expect(p.g.seats[0]?.headquarters.map((one) => p.g.owners[one])).toEqual([0])
  expect(p.g.seats[1]?.colony).toHaveLength(21)
})

test('CG-GOAL-5 · a card’s text beats the rule: with Mine Ring an attack is not free', () => {
  const p = duel({ you: { hangar: ['liktor'], credits: 1 }, opponent: { surface: ['aknagyuru +4'] } })
  act(p, 'attack:colony:1')
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(offers(duel({ you: { hangar: ['liktor'], credits: 0 }, opponent: { surface: ['aknagyuru +4'] } }), 'attack:colony:1')).toBe(false)
})
