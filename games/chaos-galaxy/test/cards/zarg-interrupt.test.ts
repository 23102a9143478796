import { expect, test } from 'vitest'
import { act, asked, card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

const SHOT = ['attack:colony:1', 'defend-with:{palotahajo}', 'fire:{liktor}:{palotahajo}', 'return-fire']

test('CG-GOAL-5 · meglepo-fordulat: an event with one target gets another one', () => {
  const p = duel({
    you: { hand: ['bergyilkos'], cantina: ['bankar'] },
    opponent: { hand: ['meglepo-fordulat'], cantina: ['zsoldos', 'konyvelo'], credits: 2 },
  })
  through(p, 'event:{bergyilkos}', 'target:{zsoldos}', 'play:{meglepo-fordulat}', 'target:{bankar}')
  reach(p)
  expect(['zsoldos', 'konyvelo', 'bankar'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['cantina of 1', 'cantina of 1', 'trash of 0'])
  expect(credits(p, 1)).toBe(0)
})

test('CG-GOAL-5, CG-STACK-9 · meglepo-fordulat: the one target of the chosen option gets another one', () => {
  const p = duel({
    you: { hand: ['szabotazs'], hangar: ['cobra-flash', '> berfegyver', '> kaoszmag unpaid'] },
    opponent: { hand: ['meglepo-fordulat'], hangar: ['liktor', '> husdaralo', '> rakoter unpaid'] },
  })
  through(p, 'play:{szabotazs}', 'choose:2', 'play:{meglepo-fordulat}')
  reach(p)
  expect(['husdaralo', 'berfegyver'].map((id) => shown(p, id).paid)).toEqual([true, false])
  expect(['kaoszmag', 'rakoter'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['mounted of 0', 'mounted of 1'])
})

test('CG-GOAL-5 · meglepo-fordulat: not for a card without a target, nor without anything on the stack', () => {
  const given = { opponent: { hand: ['meglepo-fordulat', 'felsobb-parancs'] } }
  const p = duel({ you: { hand: ['hitel'] }, ...given })
  act(p, 'event:{hitel}')
  expect(p.options().some((id) => id === `play:${card(p, 'meglepo-fordulat')}`)).toBe(false)
  expect(offers(duel({ you: { hand: ['meglepo-fordulat'] } }), 'play:{meglepo-fordulat}')).toBe(false)
})

test('CG-GOAL-5, CG-STACK-12 · felsobb-parancs: an interrupt leaves without effect', () => {
  const p = duel({
    you: { hangar: ['liktor'], hand: ['extra-talalat'] },
    opponent: { hand: ['felsobb-parancs'], hangar: ['palotahajo'], credits: 2 },
  })
  through(p, ...SHOT, 'play:{extra-talalat}', 'play:{felsobb-parancs}')
  reach(p)
  expect(credits(p, 1)).toBe(0)
  expect(heard(p, 'neutralised')).toHaveLength(1)
  expect(['extra-talalat', 'felsobb-parancs'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 1'])
  expect(shown(p, 'palotahajo').armourLeft).toBe(4)
})

test('CG-STACK-13 · felsobb-parancs: neither an event nor a payment can be neutralised', () => {
  const event = duel({ you: { hand: ['hitel'] }, opponent: { hand: ['felsobb-parancs'] } })
  act(event, 'event:{hitel}')
  expect([asked(event), offers(event, 'play:{felsobb-parancs}')]).toEqual(['stack-answer', false])
  const payment = duel({ you: { cantina: ['zsoldos unpaid'] }, opponent: { hand: ['felsobb-parancs'] } })
  act(payment, 'pay:{zsoldos}')
  expect([asked(payment), offers(payment, 'play:{felsobb-parancs}')]).toEqual(['stack-answer', false])
})

test('CG-GOAL-5 · extra-talalat: your own participating ship gets a firepower until the combat ends', () => {
  const p = duel({ you: { hangar: ['liktor', 'cobra-flash'], hand: ['extra-talalat'], credits: 1 }, opponent: { hangar: ['palotahajo'] } })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', ...SHOT.slice(1), 'play:{extra-talalat}')
  expect(credits(p)).toBe(0)
  expect([shown(reach(p), 'palotahajo').armourLeft, placeOf(p.g, card(p, 'liktor'))]).toEqual([3, 'trash of 0'])
  const kept = duel({ you: { hangar: ['palotahajo'], hand: ['extra-talalat'] }, opponent: { hangar: ['liktor'] } })
  through(kept, 'attack:colony:1', 'defend-with:{liktor}', 'fire:{liktor}:{palotahajo}', 'no-return', 'play:{extra-talalat}')
  expect(values(reach(kept, 'firing-act'), 'palotahajo')).toEqual([1, 5, 6, 5])
  expect(values(reach(kept), 'palotahajo')).toEqual([1, 4, 6, 5])
})

for (const [title, id] of [
  ['CG-INT-5 · extra-talalat: not outside combat, not without your own ship in it', 'extra-talalat'],
  ['CG-INT-5 · rajtautes: not outside combat, not without your own ship in it', 'rajtautes'],
  ['CG-INT-5 · pusztito-duh: not outside combat, not without your own ship in it', 'pusztito-duh'],
  ['CG-INT-5 · halalsikoly: not outside combat, not without your own ship in it', 'halalsikoly'],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor'], hand: [id] } })
    expect(offers(p, `play:{${id}}`)).toBe(false)
    // In combat it cannot be played either, unless a ship of its player takes part.
    const defender = duel({ you: { hangar: ['liktor'] }, opponent: { hand: [id], hangar: ['palotahajo'] } })
    through(defender, 'attack:colony:1', 'bomb:{liktor}')
    expect(defender.options()).not.toContain(`play:${card(defender, id)}`)
  })

test('CG-GOAL-5, CG-FIRE-1 · rajtautes: your own participating ship acts first whatever the speeds, and a card is drawn', () => {
  const given = {
    you: { hangar: ['palotahajo'], cantina: ['zsoldos'], hand: ['rajtautes'], credits: 1 },
    opponent: { hangar: ['liktor', 'cobra-flash'] },
  }
  const plain = duel(given)
  through(plain, 'attack:colony:1', 'defend-with:{liktor}', 'defend-with:{cobra-flash}')
  expect(reach(plain, 'firing-act').question().seat).toBe(1)
  const p = duel(given)
  through(p, 'attack:colony:1', 'play:{rajtautes}', 'defend-with:{liktor}', 'defend-with:{cobra-flash}')
  expect([reach(p, 'firing-act').question().seat, pile(p, 'headquarters').length, credits(p)]).toEqual([0, 1, 0])
})

const SABOTAGED = {
  you: { hand: ['szabotazs'], credits: 2 },
  opponent: { surface: ['tozsde unpaid', 'szenatus'], hangar: ['liktor', '> husdaralo', '> kaoszmag unpaid'] },
}

test('CG-GOAL-5, CG-STACK-9 · szabotazs: destroys an unpaid enemy card in play', () => {
  const p = duel(SABOTAGED)
  act(p, 'play:{szabotazs}')
  expect(p.options()).toEqual(['choose:1', 'choose:2'])
  act(p, 'choose:1')
  expect(p.options()).toEqual(['kaoszmag', 'tozsde'].map((id) => `target:${card(p, id)}`))
  act(p, 'target:{kaoszmag}')
  reach(p)
  expect([placeOf(p.g, card(p, 'kaoszmag')), shown(p, 'husdaralo').paid, credits(p)]).toEqual(['wasteland of 1', true, 0])
})

test('CG-GOAL-5 · szabotazs: or turns paid enemy weaponry face down', () => {
  const p = duel(SABOTAGED)
  doing(p, 'play:{szabotazs}', 'choose:2')
  reach(p)
  expect([placeOf(p.g, card(p, 'husdaralo')), shown(p, 'husdaralo').paid, values(p, 'liktor')]).toEqual([
    'mounted of 1',
    false,
    [3, 2, 3, 2],
  ])
  expect(placeOf(p.g, card(p, 'tozsde'))).toBe('surface of 1')
})

test('CG-GOAL-5 · szabotazs: not without such a card; with one kind only that can be chosen', () => {
  const none = duel({ ...SABOTAGED, opponent: { surface: ['szenatus'], hangar: ['liktor'] } })
  expect(offers(none, 'play:{szabotazs}')).toBe(false)
  const one = duel({ ...SABOTAGED, opponent: { surface: ['szenatus'], hangar: ['liktor', '> husdaralo'] } })
  doing(one, 'play:{szabotazs}')
  expect(shown(reach(one), 'husdaralo').paid).toBe(false)
})

test('CG-GOAL-5 · pusztito-duh: two own cards are milled, and your own participating ship gets two firepower', () => {
  const p = duel({ you: { hangar: ['palotahajo'], hand: ['pusztito-duh'], credits: 0 }, opponent: { hangar: ['liktor'] } })
  through(p, 'attack:colony:1', 'defend-with:{liktor}', 'fire:{liktor}:{palotahajo}', 'no-return', 'play:{pusztito-duh}')
  expect(values(reach(p, 'firing-act'), 'palotahajo')).toEqual([1, 6, 6, 5])
  expect([pile(p, 'wasteland').length, pile(p, 'wasteland', 1).length]).toEqual([2, 0])
  expect(values(reach(p), 'palotahajo')).toEqual([1, 4, 6, 5])
})

test('CG-GOAL-5 · visszhang: a card of cost four or less happens once more for who copied it, with new targets', () => {
  const p = duel({
    you: { hand: ['bergyilkos'], cantina: ['bankar'] },
    opponent: { hand: ['visszhang'], cantina: ['zsoldos'], credits: 2 },
  })
  through(p, 'event:{bergyilkos}', 'play:{visszhang}', 'yes')
  reach(p)
  expect(['zsoldos', 'bankar'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 1', 'trash of 0'])
  expect(['bergyilkos', 'visszhang'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'trash of 1'])
})

test('CG-GOAL-5 · visszhang: a card without targets happens for who copied it too', () => {
  const p = duel({ you: { hand: ['hitel'], credits: 0 }, opponent: { hand: ['visszhang'], credits: 2 } })
  through(p, 'event:{hitel}', 'play:{visszhang}')
  reach(p)
  expect([credits(p), credits(p, 1)]).toEqual([5, 5])
})

test('CG-GOAL-5 · visszhang: neither a dearer card nor a Visszhang', () => {
  const dear = duel({ you: { hand: ['elmeuralom'] }, opponent: { hand: ['visszhang'], hangar: ['liktor'] } })
  act(dear, 'event:{elmeuralom}')
  expect([asked(dear), offers(dear, 'play:{visszhang}')]).toEqual(['stack-answer', false])
  const echo = duel({ you: { hand: ['hitel', 'visszhang'] }, opponent: { hand: ['visszhang'] } })
  through(echo, 'event:{hitel}', 'play:{visszhang@1}', 'play:{visszhang@0}')
  reach(echo)
  // The second echo copied the loan, not the first echo.
  expect(heard(echo, 'copied').map((event) => event.name)).toEqual(['@card-hitel', '@card-hitel'])
})

test('CG-GOAL-5, CG-STACK-12 · zavaras: an ability just used leaves without effect, its cost lost', () => {
  const p = duel({ you: { cantina: ['konyvelo'], credits: 0 }, opponent: { hand: ['zavaras'], credits: 1 } })
  through(p, 'use:{konyvelo}:0', 'play:{zavaras}')
  reach(p)
  expect([credits(p), shown(p, 'konyvelo').turned, credits(p, 1)]).toEqual([0, 'used', 0])
})

test('CG-GOAL-5, CG-STACK-20 · zavaras: a triggered effect too', () => {
  const p = duel({ phase: 'start', you: { cantina: ['bankar'], credits: 8 }, opponent: { hand: ['zavaras'], credits: 1 } })
  through(p, 'play:{zavaras}')
  expect([credits(reach(p)), credits(p, 1)]).toEqual([13, 0])
})

test('CG-GOAL-5 · zavaras: neither events nor payments', () => {
  const event = duel({ you: { hand: ['hitel'] }, opponent: { hand: ['zavaras'] } })
  act(event, 'event:{hitel}')
  expect([asked(event), offers(event, 'play:{zavaras}')]).toEqual(['stack-answer', false])
  const payment = duel({ you: { cantina: ['zsoldos unpaid'] }, opponent: { hand: ['zavaras'] } })
  act(payment, 'pay:{zsoldos}')
  expect([asked(payment), offers(payment, 'play:{zavaras}')]).toEqual(['stack-answer', false])
})

for (const [title, ship, milled, drawn] of [
  ['CG-GOAL-5 · halalsikoly: its ship is destroyed, the opponent mills its size, and a card is drawn', 'liktor -1', 2, 1],
  ['CG-GOAL-5 · halalsikoly: its ship survives, and nothing happens', 'palotahajo', 0, 0],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [ship], hand: ['halalsikoly'], credits: 0 }, opponent: { hangar: ['cobra-flash'] } })
    const id = ship.split(' ')[0]
    through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', `fire:{cobra-flash}:{${id}}`, 'no-return', 'play:{halalsikoly}')
    reach(p)
    expect([pile(p, 'wasteland', 1).length, pile(p, 'headquarters').length]).toEqual([milled, drawn])
  })

test('CG-GOAL-5, CG-UNEQ-3 · halalsikoly: nothing when its ship is destroyed in a later combat', () => {
  const p = duel({ you: { hangar: ['liktor -1'], hand: ['halalsikoly'] }, opponent: { hangar: ['gondolat', 'cobra-flash'] } })
  through(p, 'attack:colony:1', 'defend-with:{gondolat}', 'fire:{gondolat}:{liktor}', 'no-return', 'play:{halalsikoly}')
  reach(p)
  through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{liktor}')
  reach(p)
  expect([placeOf(p.g, card(p, 'liktor')), pile(p, 'wasteland', 1), pile(p, 'headquarters')]).toEqual(['trash of 0', [], []])
})

test('CG-GOAL-5, CG-STACK-16 · kaoszhullam: each gives up a base or crew, discards the headquarters and draws four', () => {
  const p = duel({
    phase: 'start',
    you: { hand: ['kaoszhullam', 'turul', 'tuzer'], cantina: ['bankar', 'zsoldos unpaid'], surface: ['pancelterem'], credits: 2 },
    opponent: { hand: ['hitel'], surface: ['szenatus', 'tozsde unpaid'], hangar: ['liktor'] },
  })
  through(p, 'play:{kaoszhullam}')
  reach(p, 'effect-give-up')
  expect([p.question().seat, p.options()]).toEqual([0, ['bankar', 'zsoldos'].map((id) => `give:${card(p, id)}`)])
  through(p, 'give:{bankar}', 'give:{tozsde}')
  reach(p)
  expect([pile(p, 'trash'), pile(p, 'wasteland').sort(), pile(p, 'headquarters').length]).toEqual([
    ['bankar', 'kaoszhullam'],
    ['turul', 'tuzer'],
    4,
  ])
  expect(credits(p)).toBe(5)
  expect([pile(p, 'trash', 1), pile(p, 'wasteland', 1), pile(p, 'headquarters', 1).length]).toEqual([[], ['tozsde', 'hitel'], 4])
})

test('CG-INT-4, CG-BASE-11 · kaoszhullam: only in a start phase; who has nothing to give gives nothing', () => {
  expect(offers(duel({ you: { hand: ['kaoszhullam'] } }), 'play:{kaoszhullam}')).toBe(false)
  const p = duel({ phase: 'start', you: { hand: ['kaoszhullam'], surface: ['pancelterem'] } })
  through(p, 'play:{kaoszhullam}')
  reach(p)
  expect([placeOf(p.g, card(p, 'pancelterem')), pile(p, 'headquarters').length]).toEqual(['surface of 0', 4])
})

test('CG-GOAL-5, CG-ATK-9 · fejetlenseg: the attack is turned on a base or crew of the attacked player', () => {
  const p = duel({
    you: { hangar: ['liktor'] },
    opponent: { hand: ['fejetlenseg'], surface: ['tozsde unpaid'], cantina: ['bankar'], credits: 1 },
  })
  through(p, 'attack:colony:1', 'play:{fejetlenseg}', 'target:{bankar}', 'bomb:{liktor}')
  reach(p)
  expect([placeOf(p.g, card(p, 'bankar')), placeOf(p.g, card(p, 'tozsde')), pile(p, 'wasteland', 1)]).toEqual([
    'trash of 1',
    'surface of 1',
    [],
  ])
})

test('CG-GOAL-5, CG-INT-7 · fejetlenseg: not outside an attack of the opponent, without base and crew, or later in it', () => {
  expect(offers(duel({ you: { hand: ['fejetlenseg'], surface: ['tozsde'] } }), 'play:{fejetlenseg}')).toBe(false)
  const own = duel({ you: { hangar: ['liktor'], hand: ['fejetlenseg'], surface: ['tozsde'] } })
  act(own, 'attack:colony:1')
  expect(offers(own, 'play:{fejetlenseg}')).toBe(false)
  const bare = duel({ you: { hangar: ['liktor'] }, opponent: { hand: ['fejetlenseg'] } })
  act(bare, 'attack:colony:1')
  expect([asked(bare), offers(bare, 'play:{fejetlenseg}')]).toEqual(['stack-window', false])
  const late = duel({ you: { hangar: ['liktor'] }, opponent: { hand: ['fejetlenseg'], surface: ['tozsde'] } })
  through(late, 'attack:colony:1', 'bomb:{liktor}')
  expect([asked(late), late.question().seat, offers(late, 'play:{fejetlenseg}')]).toEqual(['stack-answer', 1, false])
})
