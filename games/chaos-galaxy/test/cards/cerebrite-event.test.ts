import { expect, test } from 'vitest'
import { HAPPENED, type State } from '../../state.ts'
import { act, asked, card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through } from '../given.ts'

/** The seat has been attacked since the end of its last turn. */
function attacked(g: State): void {
  if (g.seats[0] !== undefined) g.seats[0].sinceLastTurn = HAPPENED.attacked
}

const EMPEROR = {
  you: { hand: ['csaszar-szava'], credits: 8 },
  opponent: { hand: ['turul', 'tuzer', 'hitel'], surface: ['szenatus', 'tozsde unpaid'], hangar: ['liktor', 'birodalmi-cirkalo'] },
}

test('CG-GOAL-5, CG-STACK-9 · csaszar-szava: two of four, of which the targets are named at once', () => {
  const p = duel(EMPEROR)
  act(p, 'event:{csaszar-szava}')
  expect([p.question().seat, p.options()]).toEqual([0, ['choose:1', 'choose:2', 'choose:3', 'choose:4']])
  act(p, 'choose:2')
  expect(p.options()).toEqual(['choose:1', 'choose:3', 'choose:4'])
  // The only fighter or scout is chosen automatically.
  doing(p, 'choose:3', 'target:{tozsde}')
  reach(p)
  expect(['tozsde', 'szenatus', 'liktor', 'birodalmi-cirkalo'].map((id) => placeOf(p.g, card(p, id)))).toEqual([
    'wasteland of 1',
    'surface of 1',
    'hangar of 0',
    'hangar of 1',
  ])
  expect([pile(p, 'headquarters', 1).length, pile(p, 'wasteland', 1), credits(p)]).toEqual([3, ['tozsde'], 0])
  doing(p, 'end', 'end')
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 0')
})

test('CG-GOAL-5 · csaszar-szava: two cards at random off the headquarters and five off the colony', () => {
  const p = duel(EMPEROR)
  doing(p, 'event:{csaszar-szava}', 'choose:4', 'choose:1')
  reach(p)
  expect([pile(p, 'headquarters', 1).length, pile(p, 'colony', 1).length]).toEqual([1, 15])
  expect(heard(p, 'bombed')).toEqual([])
})

test('CG-GOAL-5 · csaszar-szava: without bases and small ships only the other two can be chosen', () => {
  const p = duel({ ...EMPEROR, opponent: { hand: ['turul'], hangar: ['birodalmi-cirkalo', 'gondolat'] } })
  doing(p, 'event:{csaszar-szava}')
  expect(p.options()).toEqual(['choose:1', 'choose:4'])
  expect(offers(duel({ ...EMPEROR, you: { hand: ['csaszar-szava'], credits: 7 } }), 'event:{csaszar-szava}')).toBe(false)
})

test('CG-GOAL-5, CG-ZONE-7 · telepatikus-csapas: the opponent discards a card at random', () => {
  const p = duel({ you: { hand: ['telepatikus-csapas', 'hitel'], credits: 2 }, opponent: { hand: ['turul', 'tuzer'] }, choices: [1] })
  doing(p, 'event:{telepatikus-csapas}')
  expect([pile(p, 'headquarters', 1), pile(p, 'wasteland', 1)]).toEqual([['turul'], ['tuzer']])
  expect([pile(p, 'headquarters'), JSON.stringify(p.events(0)).includes('tuzer')]).toEqual([['hitel'], false])
})

test('CG-PAY-1 · telepatikus-csapas: not with one credit, nothing from an empty headquarters', () => {
  expect(offers(duel({ you: { hand: ['telepatikus-csapas'], credits: 1 } }), 'event:{telepatikus-csapas}')).toBe(false)
  const p = duel({ you: { hand: ['telepatikus-csapas'] } })
  doing(p, 'event:{telepatikus-csapas}')
  expect(pile(p, 'wasteland', 1)).toEqual([])
})

for (const [title, trash, milled] of [
  ['CG-GOAL-5 · pszichikus-vihar: three cards off the colony', 3, 3],
  ['CG-GOAL-5 · pszichikus-vihar: five with four events in your own trash', 4, 5],
] as const)
  test(title, () => {
    // Interrupts and the opponent's trash do not count.
    const p = duel({
      you: { hand: ['pszichikus-vihar'], trash: ['kamat', ...new Array<string>(trash).fill('hitel')], credits: 4 },
      opponent: { trash: ['hitel'] },
    })
    doing(p, 'event:{pszichikus-vihar}')
    expect([pile(p, 'wasteland', 1).length, pile(p, 'wasteland').length, credits(p)]).toEqual([milled, 0, 0])
  })

for (const [title, others, after] of [
  ['CG-GOAL-5, CG-EVT-5 · birodalmi-ado: two credits, and the opponent loses one', 3, [2, 2]],
  ['CG-PAY-12 · birodalmi-ado: who has none loses none', 0, [2, 0]],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: ['birodalmi-ado'], credits: 1 }, opponent: { credits: others } })
    doing(p, 'event:{birodalmi-ado}')
    expect([credits(p), credits(p, 1)]).toEqual(after)
  })

for (const [title, trash, after] of [
  ['CG-GOAL-5, CG-EVT-5 · dotacio: a credit for each event in your own trash', ['hitel', 'kamat', 'embargo', 'turul'], 2],
  ['CG-GOAL-5 · dotacio: at most five', new Array<string>(8).fill('hitel'), 5],
  ['CG-GOAL-5 · dotacio: nothing without one, not even for itself', ['turul'], 0],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: ['dotacio'], trash, credits: 1 }, opponent: { trash: ['hitel'] } })
    doing(p, 'event:{dotacio}')
    expect(credits(p)).toBe(after)
  })

test('CG-GOAL-5, CG-INFO-9 · jovobelatas: the top four in any order, on the top or bottom, then a card is drawn', () => {
  const p = duel({ you: { hand: ['jovobelatas'], colony: ['turul', 'tuzer', 'hitel', 'kamat', 'embargo'], filler: 1, credits: 0 } })
  through(p, 'event:{jovobelatas}', 'bottom:{turul}', 'done', 'next:{kamat}', 'next:{hitel}')
  reach(p)
  expect(pile(p, 'headquarters')).toEqual(['kamat'])
  expect(pile(p, 'colony')).toEqual(['turul', 'sasfiok', 'embargo', 'tuzer', 'hitel'])
  expect(heard(p, 'looked', 1)).toEqual([])
})

test('CG-GOAL-5 · jovobelatas: the fifth card stays where it is', () => {
  const p = duel({ you: { hand: ['jovobelatas'], colony: ['turul', 'tuzer', 'hitel', 'kamat', 'embargo'] } })
  act(p, 'event:{jovobelatas}')
  reach(p, 'effect-bottom')
  expect(offers(p, 'bottom:{embargo}')).toBe(false)
  expect(p.options()).toHaveLength(5)
})

test('CG-GOAL-5 · emlekarchivum: up to two events come back from your own trash, and the card leaves the game', () => {
  const p = duel({ you: { hand: ['emlekarchivum'], trash: ['hitel', 'kamat', 'elmeuralom', 'embargo'], credits: 1 } })
  act(p, 'event:{emlekarchivum}')
  expect(p.options()).toHaveLength(4)
  doing(p, 'target:{elmeuralom}', 'target:{embargo}')
  expect([pile(p, 'headquarters').sort(), pile(p, 'trash'), credits(p)]).toEqual([['elmeuralom', 'embargo'], ['hitel', 'kamat'], 0])
  expect(placeOf(p.g, card(p, 'emlekarchivum'))).toBe('void of 0')
})

test("CG-GOAL-5 · emlekarchivum: one may do, and the opponent's trash is out of reach", () => {
  const p = duel({ you: { hand: ['emlekarchivum'], trash: ['hitel', 'embargo'] }, opponent: { trash: ['jo-uzlet'] } })
  act(p, 'event:{emlekarchivum}')
  expect(p.options()).not.toContain(`target:${card(p, 'jo-uzlet')}`)
  doing(p, 'target:{hitel}', 'done')
  expect([pile(p, 'headquarters'), pile(p, 'trash')]).toEqual([['hitel'], ['embargo']])
})

test('CG-GOAL-5, CG-END-10 · elmeuralom: an enemy ship up to a cruiser is commanded, active, until the end of the turn', () => {
  const p = duel({
    you: { hand: ['elmeuralom'], credits: 5 },
    opponent: { hangar: ['birodalmi-cirkalo damaged', 'palotahajo', 'gondolat'] },
  })
  doing(p, 'event:{elmeuralom}')
  expect([placeOf(p.g, card(p, 'birodalmi-cirkalo')), shown(p, 'birodalmi-cirkalo').turned]).toEqual(['hangar of 0', 'active'])
  through(p, 'attack:colony:1', 'bomb:{birodalmi-cirkalo}')
  expect(pile(reach(p), 'wasteland', 1)).toHaveLength(3)
  doing(p, 'end')
  expect(placeOf(p.g, card(p, 'birodalmi-cirkalo'))).toBe('hangar of 1')
})

test('CG-GOAL-5 · elmeuralom: not a destroyer, a cloaked or your own ship', () => {
  const p = duel({ you: { hand: ['elmeuralom'], hangar: ['liktor'] }, opponent: { hangar: ['palotahajo', 'gondolat'] } })
  expect(offers(p, 'event:{elmeuralom}')).toBe(false)
})

test('CG-GOAL-5, CG-INFO-9 · bizottsagi-meghallgatas: its player sees the headquarters and chooses a card that is discarded', () => {
  const p = duel({ you: { hand: ['bizottsagi-meghallgatas'], credits: 3 }, opponent: { hand: ['turul', 'tuzer', 'hitel'] } })
  doing(p, 'event:{bizottsagi-meghallgatas}')
  expect(heard(p, 'looked').map((event) => event.count)).toEqual([3])
  expect(p.question()).toMatchObject({ seat: 0, message: 'effect-discard' })
  doing(p, 'discard:{tuzer}')
  expect([pile(p, 'headquarters', 1).sort(), pile(p, 'wasteland', 1)]).toEqual([['hitel', 'turul'], ['tuzer']])
})

test('CG-GOAL-5 · bizottsagi-meghallgatas: nothing in an empty headquarters; not with two credits', () => {
  const p = duel({ you: { hand: ['bizottsagi-meghallgatas', 'turul'] } })
  doing(p, 'event:{bizottsagi-meghallgatas}')
  expect([asked(p), pile(p, 'headquarters')]).toEqual(['main-action', ['turul']])
  expect(offers(duel({ you: { hand: ['bizottsagi-meghallgatas'], credits: 2 } }), 'event:{bizottsagi-meghallgatas}')).toBe(false)
})

const STRUCK = {
  you: { hand: ['megtorlas'], credits: 2 },
  opponent: { hangar: ['palotahajo used', 'liktor', 'gondolat used'], surface: ['tozsde', 'szenatus unpaid'] },
}

test('CG-GOAL-5, CG-STACK-9 · megtorlas: three damage to an enemy ship that is not active, or to a paid enemy base', () => {
  const ship = duel({ ...STRUCK, also: attacked })
  doing(ship, 'event:{megtorlas}', 'choose:1')
  expect([shown(ship, 'palotahajo').armourLeft, shown(ship, 'palotahajo').turned, credits(ship)]).toEqual([3, 'damaged', 0])
  expect(['liktor', 'tozsde'].map((id) => placeOf(ship.g, card(ship, id)))).toEqual(['hangar of 1', 'surface of 1'])
  const base = duel({ ...STRUCK, also: attacked })
  doing(base, 'event:{megtorlas}', 'choose:2')
  expect([placeOf(base.g, card(base, 'tozsde')), shown(base, 'palotahajo').armourLeft]).toEqual(['trash of 1', 6])
})

test('CG-EVT-3 · megtorlas: not when its player was not attacked, nor without such a ship or base', () => {
  expect(offers(duel(STRUCK), 'event:{megtorlas}')).toBe(false)
  const p = duel({ ...STRUCK, opponent: { hangar: ['liktor', 'gondolat used'], surface: ['szenatus unpaid'] }, also: attacked })
  expect(offers(p, 'event:{megtorlas}')).toBe(false)
  const real = duel({ ...STRUCK, active: 1 })
  through(real, 'attack:colony:0', 'end')
  expect(offers(reach(real), 'event:{megtorlas}')).toBe(true)
})

test('CG-GOAL-5 · rendkivuli-allapot: in their next turn the opponent attacks once, for two more credits; a card is drawn', () => {
  const p = duel({
    you: { hand: ['rendkivuli-allapot'], credits: 2 },
    opponent: { hangar: ['liktor', 'futar'], credits: 0 },
    also: attacked,
  })
  doing(p, 'event:{rendkivuli-allapot}')
  expect([pile(p, 'headquarters').length, credits(p)]).toEqual([1, 0])
  doing(p, 'end')
  through(p, 'attack:colony:0', 'attack-with:{futar}')
  expect([credits(reach(p), 1), offers(p, 'attack:colony:0')]).toEqual([3, false])
  doing(p, 'end', 'end')
  expect(p.g.active).toBe(1)
  through(p, 'attack:colony:0', 'attack-with:{futar}')
  expect([credits(reach(p), 1), offers(p, 'attack:colony:0')]).toEqual([8, true])
})

test('CG-EVT-3 · rendkivuli-allapot: not when its player was not attacked', () => {
  const given = { you: { hand: ['rendkivuli-allapot'] } }
  expect(offers(duel(given), 'event:{rendkivuli-allapot}')).toBe(false)
  expect(offers(duel({ ...given, also: attacked }), 'event:{rendkivuli-allapot}')).toBe(true)
})
