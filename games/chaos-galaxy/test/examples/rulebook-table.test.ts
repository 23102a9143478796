import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import { deckProblems, USUAL } from '../../rules/deck.ts'
import { view } from '../../view.ts'
import { rewrite } from '../effects/given.ts'
import { act, card, credits, duel, heard, ids, offers, pile, placeOf, reach, shown, through, written } from '../given.ts'
import { DANIS_DECK, LACIS_DECK } from './decks.ts'

/** The rulebook's examples of rules outside combat. */

const FIVE = ['turul', 'karom', 'liktor', 'futar', 'dongo']
const does = (id: string, sel: object, ...operations: readonly Operation[]): void =>
  rewrite(id, [{ kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'any', ...sel } }], do: operations }])

test('CG-ZONE-9 · example: crew that boarded the second of three is the second again', () => {
  const p = duel({ you: { hangar: ['turul'], cantina: ['vasfalo', 'onkentes', 'savkopo'] } })
  through(p, 'attack:colony:1', 'board:{onkentes}:{turul}')
  expect(ids(reach(p).g, p.g.seats[0]?.cantina ?? [])).toEqual(['vasfalo', 'onkentes', 'savkopo'])
})

test('CG-INFO-7 · example: 31, 4, 6 and 4 cards and 7 credits are shown to all, and nothing more', () => {
  const four = ['turul', 'karom', 'liktor', 'futar']
  const p = duel({ opponent: { filler: 31, hand: four, trash: [...four, 'dongo', 'crx'], wasteland: four, credits: 7 } })
  for (const viewer of [0, 'spectator'] as const) {
    const other = view(p.g, viewer).seats[1]
    expect([other?.colony, other?.headquarters, other?.trash.length, other?.wasteland, other?.credits]).toEqual([31, 4, 6, 4, 7])
    expect([other?.hand, other?.wastelandCards]).toEqual([null, null])
  }
})

test('CG-CARD-4 · example: 5-1-2-0 is speed, firepower, armour, bombing', () => {
  expect(shown(duel({ you: { hangar: ['marduk-kurios'] } }), 'marduk-kurios').values).toEqual({
    speed: 5,
    firepower: 1,
    armour: 2,
    bombing: 0,
  })
})

test('CG-STATE-9 · example: damaged, used after your own end phase, active after the next', () => {
  const p = duel({ you: { hangar: ['karom damaged'] } })
  const states: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    through(p, 'end')
    states.push(shown(reach(p), 'karom').turned)
  }
  expect(states).toEqual(['used', 'used', 'active'])
})

test('CG-STATE-12, CG-ATK-4 · example: a damaged Mine Ring still costs its credit; without one the attack is refused', () => {
  const table = (had: number, mark: string) =>
    duel({ you: { hangar: ['karom'], credits: had }, opponent: { surface: [`aknagyuru${mark}`] } })
  const damaged = table(3, ' damaged')
  act(damaged, 'attack:colony:1')
  expect(credits(damaged)).toBe(2)
  const paid = table(3, '')
  act(paid, 'attack:colony:1')
  expect(credits(paid)).toBe(2)
  expect(table(0, '').refused('attack:colony:1', 0)).toBeDefined()
})

test('CG-PAY-2 · example: a ship of 3 is refused with 2 credits, and nothing changes', () => {
  const p = duel({ you: { hand: ['halalszarny'], credits: 2 } })
  expect(p.refused(written(p, 'launch:{halalszarny}'), 0)).toBeDefined()
  expect([credits(p), pile(p, 'headquarters')]).toEqual([2, ['halalszarny']])
})

test('CG-PAY-4 · example: crew of 5 paid from 7 leaves 2, is face up and never paid again', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid'], credits: 7 } })
  act(p, 'pay:{tuzer}')
  expect([credits(reach(p)), shown(p, 'tuzer').type, offers(p, 'pay:{tuzer}')]).toEqual([2, 'tuzer', false])
})

test('CG-PAY-9 · example: reductions beyond the cost make it 0 and leave the credits as they are', () => {
  rewrite('kelteto', [{ kind: 'static', do: [{ op: 'modifyCost', sel: { type: 'ship' }, player: 'you', n: -4 }] }])
  const p = duel({ you: { hand: ['halalszarny'], surface: ['kelteto'], credits: 1 } })
  act(p, 'launch:{halalszarny}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'halalszarny'))]).toEqual([1, 'hangar of 0'])
})

test('CG-SHIP-1 · example: a scout, two fighters and a destroyer take 9 places', () => {
  const p = duel({ you: { hangar: ['marduk-kurios', 'turul', 'liktor', 'crx'] } })
  expect(view(p.g, 0).seats[0]?.hangarSize).toBe(9)
})

test('CG-SHIP-2 · example: on a fighter with an unpaid item only one of two crew may board', () => {
  const p = duel({ you: { hangar: ['turul', '> nanoraj unpaid'], cantina: ['vasfalo', 'onkentes'] } })
  through(p, 'attack:colony:1')
  reach(p, 'equip-attackers')
  const boards = ['vasfalo', 'onkentes'].map((id) => written(p, `board:{${id}}:{turul}`))
  expect(p.refused({ options: boards }, 0).params?.rule).toBe('CG-SHIP-2')
  p.answer({ options: boards.slice(0, 1) })
})

test('CG-SHIP-3 · example: Mammoth I takes six places and has three slots', () => {
  expect(shown(duel({ you: { hangar: ['mamut-i'] } }), 'mamut-i')).toMatchObject({ hangarSize: 6, slots: 3 })
})

test('CG-SHIP-6 · example: an active ship of armour 3 hit for 1 by an event is damaged at once with 2 left', () => {
  does('jo-uzlet', {}, { op: 'damage', to: 't1', n: 1 })
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['liktor'] } })
  act(p, 'event:{jo-uzlet}')
  expect(shown(reach(p), 'liktor')).toMatchObject({ turned: 'damaged', armourLeft: 2 })
})

test('CG-SHIP-9 · example: ship and paid weapon in the trash, unpaid crew in the wasteland', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['karom', '> femkarom', '> tuzer unpaid'] } })
  act(p, 'event:{verdij}')
  reach(p)
  expect(['karom', 'femkarom', 'tuzer'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 1', 'trash of 1', 'wasteland of 1'])
})

test('CG-ABIL-4 · example: a cloaked ship is offered to nobody who destroys a chosen ship', () => {
  does('jo-uzlet', {}, { op: 'destroy', who: 't1' })
  for (const active of [0, 1]) {
    const p = duel({
      active,
      you: { hand: ['jo-uzlet'], hangar: ['karom', 'turul'] },
      opponent: { hand: ['jo-uzlet'], hangar: ['gondolat'] },
    })
    act(p, `event:{jo-uzlet@${active}}`)
    expect(p.options()).toEqual(['karom', 'turul'].map((id) => `target:${card(p, id)}`))
  }
})

test('CG-WEAP-5 · example: a paid weapon of 5 is sold for 2', () => {
  const p = duel({ you: { hangar: ['liktor', '> szingularitas-agyu'], credits: 0 } })
  act(p, 'sell:{szingularitas-agyu}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'szingularitas-agyu'))]).toEqual([2, 'trash of 0'])
})

test('CG-CREW-13 · example: after the end phase a damaged robot is active, damaged staff is used', () => {
  const p = duel({ you: { cantina: ['hasitogep damaged', 'vasfalo damaged'] } })
  through(p, 'end')
  expect(['hasitogep', 'vasfalo'].map((id) => shown(reach(p), id).turned)).toEqual(['active', 'used'])
})

test('CG-BASE-3 · example: two developments on each of two bases leave 6 of 10 credits; a fifth is refused', () => {
  const p = duel({ you: { surface: ['aknagyuru unpaid', 'ipari-park unpaid'], credits: 10 } })
  for (const base of ['aknagyuru', 'aknagyuru', 'ipari-park', 'ipari-park']) act(p, `develop:{${base}}`)
  expect([credits(p), offers(p, 'develop:{aknagyuru}'), offers(p, 'develop:{ipari-park}')]).toEqual([6, false, false])
})

test('CG-BASE-5 · example: the Mine Ring cannot be paid with 3 developments, and can with 4', () => {
  const may = (mark: string): boolean => offers(duel({ you: { surface: [`aknagyuru unpaid ${mark}`] } }), 'pay:{aknagyuru}')
  expect([may('+3'), may('+4')]).toEqual([false, true])
})

test('CG-BASE-6 · example: research with 3 developments that gains X credits gains 3', () => {
  rewrite('hadijatek', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: { paidDevs: 'self' } }] }])
  const p = duel({ you: { surface: ['hadijatek unpaid +3'], credits: 0 } })
  act(p, 'pay:{hadijatek}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'hadijatek'))]).toEqual([3, 'trash of 0'])
})

test('CG-BASE-10 · example: an active building is sold for its cost, a damaged one is not', () => {
  const p = duel({ you: { surface: ['kikepzokozpont', 'szenatus damaged'], credits: 0 } })
  expect(offers(p, 'sell:{szenatus}')).toBe(false)
  act(p, 'sell:{kikepzokozpont}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'kikepzokozpont'))]).toEqual([1, 'trash of 0'])
})

test('CG-BASE-13 · example: a paid base of armour 4 that takes 3 is damaged with 1 left', () => {
  does('jo-uzlet', { zone: 'surface' }, { op: 'damage', to: 't1', n: 3 })
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { surface: ['urvedelmi-kor'] } })
  act(p, 'event:{jo-uzlet}')
  expect(shown(reach(p), 'urvedelmi-kor')).toMatchObject({ turned: 'damaged', armourLeft: 1 })
})

test('CG-BASE-16 · example: developments of 1 and 3, taken off twice, leave both empty for 2 credits', () => {
  const p = duel({ you: { surface: ['aknagyuru unpaid +1', 'ipari-park unpaid +3'], credits: 0 } })
  act(p, 'undevelop:{ipari-park}:{ipari-park}')
  p.answer(p.options().find((id) => id.startsWith('undevelop:')) as string)
  expect([credits(p), shown(p, 'aknagyuru').developments, shown(p, 'ipari-park').developments]).toEqual([2, 0, 0])
})

test('CG-EVT-2 · example: an attack event may be answered with a combat interrupt', () => {
  rewrite('extra-talalat', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const table = (event: string) => duel({ you: { hand: [event] }, opponent: { hand: ['extra-talalat'], hangar: ['karom'] } })
  const answered = (event: string): boolean => {
    const p = table(event)
    act(p, `event:{${event}}`)
    return offers(p, 'play:{extra-talalat}')
  }
  expect([answered('verdij'), answered('jo-uzlet')]).toEqual([true, false])
})

test('CG-STACK-2 · example: of three interrupts the third takes effect first, and the action after them', () => {
  for (const id of ['felsobb-parancs', 'csendes-merules', 'biztositas'])
    rewrite(id, [{ kind: 'resolve', do: [{ op: 'draw', player: 'you', n: 1 }] }])
  const p = duel({ you: { hand: ['jo-uzlet', 'csendes-merules'] }, opponent: { hand: ['felsobb-parancs', 'biztositas'] } })
  act(p, 'event:{jo-uzlet}', 'play:{felsobb-parancs}', 'play:{csendes-merules}', 'play:{biztositas}')
  reach(p)
  const order = heard(p, 'to-trash').map((event) => event.card)
  expect(order).toEqual(['biztositas', 'csendes-merules', 'felsobb-parancs', 'jo-uzlet'].map((id) => card(p, id)))
})

test('CG-STACK-8 · example: an interrupt whose ship the answer destroyed goes to the trash, and its cost is gone', () => {
  does('biztositas', { player: 'opponent' }, { op: 'destroy', who: 't1' })
  const p = duel({ you: { hand: ['csendes-merules'], hangar: ['karom'], credits: 1 }, opponent: { hand: ['biztositas'] } })
  act(p, 'play:{csendes-merules}', 'play:{biztositas}')
  expect([credits(reach(p)), pile(p, 'trash'), p.g.lasting]).toEqual([0, ['karom', 'csendes-merules'], []])
})

test('CG-STACK-20 · example: of one effect of each player by one event that of the active player comes first', () => {
  rewrite('ipari-park', [{ kind: 'triggered', when: { event: 'played' }, do: [{ op: 'draw', player: 'you', n: 1 }] }])
  for (const active of [0, 1]) {
    const side = { surface: ['ipari-park'], hand: ['jo-uzlet'] }
    const p = duel({ active, you: side, opponent: side })
    act(p, `event:{jo-uzlet@${active}}`)
    reach(p)
    expect(heard(p, 'drew-hidden', 'spectator').map((event) => event.seat)).toEqual([active, 1 - active])
  }
})

test('CG-DECK-5 · example: the decks of the two players are legal; human and xeno together are not', () => {
  expect([deckProblems(LACIS_DECK, USUAL), deckProblems(DANIS_DECK, USUAL)]).toEqual([[], []])
  const { 'mamut-i': _, ...rest } = DANIS_DECK
  expect(deckProblems({ ...rest, tuzer: 3 }, USUAL).map(({ rule }) => rule)).toEqual(['CG-DECK-4'])
})

test('CG-MONO-5 · example: a ship of 6 is sold for 5', () => {
  const p = duel({ you: { mono: 'carnoplant', hangar: ['kereskedoszloop'], credits: 0 } })
  act(p, 'sell-ship:{kereskedoszloop}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'kereskedoszloop'))]).toEqual([5, 'trash of 0'])
})

test('CG-MAIN-11 · example: from an empty colony the draw is refused, and 3 credits stay', () => {
  const p = duel({ you: { filler: 0, credits: 3 } })
  expect(p.refused('draw', 0)).toBeDefined()
  expect(credits(p)).toBe(3)
})

test('CG-MAIN-12 · example: not with 6 cards in the colony; with 5 the first of three; not from an empty wasteland', () => {
  const table = (filler: number, wasteland: readonly string[]) => duel({ you: { filler, wasteland } })
  expect([offers(table(6, ['bankar']), 'salvage'), offers(table(5, []), 'salvage')]).toEqual([false, false])
  const p = table(5, ['bankar', 'karom', 'turul'])
  act(p, 'salvage')
  expect([pile(p, 'headquarters'), pile(p, 'wasteland')]).toEqual([['bankar'], ['karom', 'turul']])
})

test('CG-END-2 · example: of 8 cards exactly 3 are discarded', () => {
  const p = duel({ you: { hand: [...FIVE, 'crx', 'darazs', 'gondolat'] } })
  reach(through(p, 'end'), 'end-discard')
  expect([p.question().kind === 'multi-select' && p.question()]).toMatchObject([{ least: 3, most: 3 }])
  expect([3, reach(p).g.seats[0]?.headquarters.length]).toEqual([3, 5])
})

test('CG-END-3 · example: with sizes 4, 4, 3 and 2 the ship of 2 makes 11, and no other goes', () => {
  const p = duel({ you: { hangar: ['crx', 'pusztito', 'birodalmi-cirkalo', 'turul'] } })
  reach(through(p, 'end'), 'end-hangar')
  act(p, 'discard:{turul}')
  expect([view(reach(p).g, 0).seats[0]?.hangarSize, pile(p, 'trash')]).toEqual([11, ['turul']])
})

test('CG-END-4 · example: 23 credits become 20, 20 stay 20', () => {
  const left = (had: number): number => credits(reach(through(duel({ you: { credits: had } }), 'end')))
  expect([left(23), left(20)]).toEqual([20, 20])
})

test('CG-END-5 · example: a ship of the waiting player with 1 of 3 armour has 3 after the end phase', () => {
  const p = duel({ opponent: { hangar: ['liktor -2'] } })
  expect(shown(p, 'liktor').armourLeft).toBe(1)
  expect(shown(reach(through(p, 'end')), 'liktor').armourLeft).toBe(3)
})

test('CG-END-10 · example: a borrowed ship that was used is its former controller’s again, and active', () => {
  const p = duel({ you: { hand: ['elmeuralom'] }, opponent: { hangar: ['liktor'] } })
  act(p, 'event:{elmeuralom}')
  through(reach(p), 'attack:colony:1', 'bomb:{liktor}')
  expect(shown(reach(p), 'liktor')).toMatchObject({ controller: 0, turned: 'used' })
  expect(shown(reach(through(p, 'end')), 'liktor')).toMatchObject({ controller: 1, turned: 'active' })
})

test('CG-WIN-1 · example: with the other colony empty the game is won before any of 7 cards is discarded', () => {
  const p = duel({ you: { hand: [...FIVE, 'crx', 'darazs'] }, opponent: { filler: 0 } })
  through(p, 'end')
  for (let windows = 0; p.table.result === null && windows < 9; windows++) p.answer('pass')
  expect([p.table.result?.winners, p.g.seats[0]?.headquarters.length]).toEqual([[0], 7])
})

test('CG-WIN-5 · example: turn 400 ends with colonies of 9 and 4, and the 9 win', () => {
  const p = duel({ turn: 400, active: 1, you: { filler: 9 }, opponent: { filler: 4 } })
  through(p, 'end')
  for (let windows = 0; p.table.result === null && windows < 9; windows++) p.answer('pass')
  expect(p.table.result?.winners).toEqual([0])
})

test('CG-DEF-3 · example: of two bases destroyed together the paid one is in the trash, the other in the wasteland', () => {
  rewrite('jo-uzlet', [{ kind: 'resolve', do: [{ op: 'destroy', who: { all: { zone: 'surface', player: 'opponent' } } }] }])
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { surface: ['aknagyuru', 'kelteto unpaid'] } })
  act(p, 'event:{jo-uzlet}')
  reach(p)
  expect(['aknagyuru', 'kelteto'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 1', 'wasteland of 1'])
})
