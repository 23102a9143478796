import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { KEYWORDS } from '../effects/language/vocabulary.ts'
import { NONE, newCombat, newFighter } from '../state.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import { fight } from './fight.ts'
import { act, asked, card, credits, duel, heard, offers, pile, placeOf, reach, shown, through, values } from './given.ts'

/** The damage dealt so far: card id and amount. */
function damage(p: ReturnType<typeof duel>): [number, number][] {
  return heard(p, 'damaged').map((event) => [event.card as number, event.amount as number])
}

test('CG-ABIL-2 · abilities are used only by announcing them; cloak and repair work by themselves', () => {
  const p = fight(['crx'], ['halalszarny', 'futar'])
  through(p, 'fire:{crx}:{halalszarny}')
  expect(p.options()).toEqual(['barrage', 'plain'])
  act(p, 'plain')
  reach(p)
  expect(damage(p)).toEqual([[card(p, 'halalszarny'), 5]])
  const hit = fight(['cobra-flash'], ['turul'])
  act(hit, 'fire:{cobra-flash}:{turul}', 'no-return', 'pass')
  reach(hit)
  expect(shown(hit, 'turul').turned).toBe('used')
})

test('CG-ABIL-3 · heavy weapons, stealth: only when the turn of the ship has come or it is shot at', () => {
  const p = fight(['melytengeri', 'szarvasbogar'], ['karom'])
  expect(offers(p, 'heavy:{melytengeri}')).toBe(false)
  act(p, 'fire:{karom}:{szarvasbogar}')
  expect(offers(p, 'heavy:{melytengeri}')).toBe(false)
  act(p, 'no-return')
  expect(offers(p, 'heavy:{melytengeri}')).toBe(true)
  const shot = fight(['melytengeri'], ['karom'])
  act(shot, 'fire:{karom}:{melytengeri}')
  expect(offers(shot, 'heavy:{melytengeri}')).toBe(true)
})

test('CG-ABIL-4 · cloak: no player may choose the ship as a target', () => {
  const p = fight(['gondolat', 'liktor', 'sasfiok'], ['szarvasbogar'], { hand: ['extra-talalat'] })
  through(p, 'play:{extra-talalat}')
  expect(p.options().sort()).toEqual([`target:${card(p, 'liktor')}`, `target:${card(p, 'sasfiok')}`].sort())
  const event = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['gondolat'] } })
  expect(offers(event, 'event:{verdij}')).toBe(false)
})

test('CG-ABIL-5, CG-ABIL-6 · cloak protects neither from barrage nor from being fired at', () => {
  const p = fight(['crx'], ['gondolat', 'liderc'])
  act(p, 'pass')
  expect([offers(p, 'fire:{crx}:{gondolat}'), offers(p, 'fire:{crx}:{liderc}')]).toEqual([true, true])
  act(p, 'fire:{crx}:{gondolat}', 'barrage', 'hit:{liderc}', 'hit:{liderc}', 'hit:{gondolat}', 'done')
  reach(p)
  expect(damage(p)).toEqual([
    [card(p, 'gondolat'), 1],
    [card(p, 'liderc'), 2],
  ])
})

test('CG-ABIL-7 · a player whom an effect makes choose may choose a cloaked ship', () => {
  const p = duel({ you: { hangar: ['mamut-i', 'gondolat'] }, opponent: { surface: ['chazma-toltet unpaid'] } })
  through(p, 'attack:base:{chazma-toltet}', 'attack-with:{mamut-i}', 'bomb:{mamut-i}', 'trap:{chazma-toltet}')
  expect([asked(p), p.question().seat]).toEqual(['stack-own-choice', 0])
  act(p, 'target:{gondolat}')
  expect(placeOf(p.g, card(p, 'gondolat'))).toBe('trash of 0')
})

test('CG-ABIL-8 · nobody returns fire at a rapid fire shot', () => {
  const p = fight(['darazs'], ['szarvasbogar'])
  act(p, 'fire:{darazs}:{szarvasbogar}')
  expect([asked(p), shown(p, 'darazs').armourLeft]).toEqual(['firing-act', 2])
})

test('CG-ABIL-9 · under rapid fire heavy weapons may be used, stealth in place of return fire not', () => {
  const p = fight(['melytengeri', 'alomszovo'], ['darazs', 'fekete-dagaly'])
  act(p, 'fire:{darazs}:{melytengeri}')
  expect(p.options()).toEqual([`heavy:${card(p, 'melytengeri')}`, 'no-return'])
  act(p, 'no-return', 'fire:{fekete-dagaly}:{alomszovo}')
  expect(asked(p)).not.toBe('firing-return')
})

test('CG-ABIL-10, CG-ABIL-12 · barrage: the damage is split, and every active ship hit may return fire', () => {
  const p = fight(['crx'], ['sasfiok', 'halalszarny', 'indafogo', 'karom used'])
  act(p, 'pass')
  act(p, 'fire:{crx}:{sasfiok@1}', 'barrage')
  for (const to of ['sasfiok@1', 'sasfiok@1', 'sasfiok@1', 'halalszarny', 'indafogo']) act(p, `hit:{${to}}`)
  act(p, 'return-fire', 'return-fire', 'return-fire')
  // 2 + 1 + 2 of firepower: the barraging ship is destroyed, and so are the first two.
  expect(damage(p).filter(([to]) => to === card(p, 'crx'))).toHaveLength(3)
  expect(
    ['crx', 'sasfiok@1', 'halalszarny', 'indafogo'].map((id) => placeOf(p.g, card(p, id.split('@')[0] as string, id === 'crx' ? 0 : 1))),
  ).toEqual(['trash of 0', 'trash of 1', 'trash of 1', 'hangar of 1'])
})

test('CG-ABIL-10 · the question for each point of a barrage says how many are left', () => {
  const p = fight(['crx'], ['sasfiok', 'halalszarny'])
  act(p, 'pass', 'fire:{crx}:{sasfiok@1}', 'barrage')
  const left: unknown[] = []
  for (; asked(p) === 'ability-barrage-point'; act(p, 'hit:{halalszarny}')) left.push(p.question().params?.left)
  expect(left).toEqual([5, 4, 3, 2, 1])
})

test('CG-ABIL-11, CG-ABIL-16 · barrage as return fire: other ships hit by it return fire once, those that shot do not', () => {
  const p = fight(['cobra-flash', 'karom', 'liktor'], ['crx'])
  act(p, 'fire:{cobra-flash}:{crx}', 'return-fire', 'barrage')
  for (const to of ['cobra-flash', 'cobra-flash', 'karom', 'liktor', 'liktor']) act(p, `hit:{${to}}`)
  expect([asked(p), p.question().seat, p.question().on]).toEqual(['firing-return', 0, `card:${card(p, 'karom')}`])
  act(p, 'return-fire')
  expect([asked(p), p.question().on]).toEqual(['firing-return', `card:${card(p, 'liktor')}`])
  act(p, 'no-return')
  expect(damage(p)).toEqual([
    [card(p, 'crx'), 2],
    [card(p, 'cobra-flash'), 2],
    [card(p, 'karom'), 1],
    [card(p, 'liktor'), 2],
    [card(p, 'crx'), 3],
  ])
  expect(placeOf(p.g, card(p, 'crx'))).toBe('trash of 1')
  expect([shown(p, 'cobra-flash').turned, shown(p, 'karom').turned, shown(p, 'liktor').turned]).toEqual(['damaged', 'damaged', 'damaged'])
})

test('CG-ABIL-13 · barrage may leave damage unallotted, and put more on a ship than its armour', () => {
  const p = fight(['crx'], ['halalszarny', 'futar'])
  act(p, 'pass', 'fire:{crx}:{halalszarny}', 'barrage', 'hit:{futar}', 'hit:{futar}', 'hit:{futar}', 'done', 'no-return')
  expect(damage(p)).toEqual([[card(p, 'futar'), 3]])
})

test('CG-ABIL-14 · in one combat barrage allots at most the firepower in all, in the revised ruleset', () => {
  for (const [ruleset, most] of [
    ['revised', 1],
    ['classic', 3],
  ] as const) {
    // The captain turns the ship active when it has destroyed another one.
    const p = fight(['saskaraj', '> harrrk-trax'], ['jegszilank', 'szarvasbogar', 'birodalmi-cirkalo'], { settings: { ruleset } })
    act(p, 'fire:{saskaraj}:{jegszilank}', 'barrage', 'hit:{jegszilank}', 'hit:{szarvasbogar}', 'done', 'no-return')
    through(p, 'no-return', 'fire:{saskaraj}:{szarvasbogar}', 'barrage')
    expect(p.question().params).toEqual({ left: most })
  }
})

test('CG-ABIL-15 · the split is announced with the shot, before return fire is decided', () => {
  const p = fight(['crx'], ['halalszarny', 'futar'])
  act(p, 'pass', 'fire:{crx}:{halalszarny}')
  expect(asked(p)).toBe('ability-barrage')
  p.answer('barrage', 0)
  act(p, 'hit:{futar}', 'hit:{futar}', 'hit:{halalszarny}', 'done')
  expect(asked(p)).toBe('firing-return')
  expect(damage(p)).toEqual([])
  expect(p.events('spectator', 'barrage').map(({ name, amount, byName }) => [name, amount, byName])).toEqual([
    ['@card-halalszarny', 1, '@card-crx'],
    ['@card-futar', 2, '@card-crx'],
  ])
})

test('CG-ABIL-17 · points of a firepower that rose after the split go to ships of the split, missing ones are taken off', () => {
  const more = fight(['crx'], ['szarvasbogar', 'birodalmi-cirkalo', 'liktor'], { hand: ['capatamadas'] })
  act(more, 'pass', 'fire:{crx}:{szarvasbogar}', 'barrage')
  for (const to of ['szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'birodalmi-cirkalo']) act(more, `hit:{${to}}`)
  through(more, 'play:{capatamadas}')
  for (let asking = 0; asked(more) !== 'ability-barrage-point' && asking < 20; asking++)
    more.answer(more.options().includes('pass') ? 'pass' : 'no-return')
  expect(more.question().seat).toBe(0)
  expect(more.options()).toEqual([`hit:${card(more, 'szarvasbogar')}`, `hit:${card(more, 'birodalmi-cirkalo')}`, 'done'])
  act(more, 'hit:{birodalmi-cirkalo}', 'hit:{birodalmi-cirkalo}')
  reach(more)
  expect(damage(more)).toEqual([
    [card(more, 'szarvasbogar'), 4],
    [card(more, 'birodalmi-cirkalo'), 3],
  ])

  // The shield of the targeted ship takes one firepower off for the exchange: one point must be taken off.
  const less = fight(['crx'], ['szarvasbogar', '> ammoniapajzs', 'birodalmi-cirkalo'])
  act(less, 'pass', 'fire:{crx}:{szarvasbogar}', 'barrage')
  for (const to of ['szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'birodalmi-cirkalo', 'birodalmi-cirkalo']) act(less, `hit:{${to}}`)
  reach(less, 'ability-barrage-less')
  expect(less.question().seat).toBe(0)
  through(less, 'spare:{birodalmi-cirkalo}')
  reach(less)
  expect(damage(less)).toEqual([
    [card(less, 'szarvasbogar'), 3],
    [card(less, 'birodalmi-cirkalo'), 1],
  ])

  // Points on a ship that has left play are lost.
  const lost = fight(['crx', '> kamikazerobot'], ['jegszilank', 'birodalmi-cirkalo'])
  act(lost, 'pass', 'fire:{crx}:{jegszilank}', 'barrage')
  for (const to of ['jegszilank', 'jegszilank', 'birodalmi-cirkalo', 'birodalmi-cirkalo']) act(lost, `hit:{${to}}`)
  act(lost, 'done')
  through(lost, 'use:{kamikazerobot}:0', 'target:{jegszilank}')
  reach(lost)
  expect(damage(lost)).toEqual([
    [card(lost, 'jegszilank'), 2],
    [card(lost, 'birodalmi-cirkalo'), 2],
  ])
})

test('CG-ABIL-17 · a point is taken off each ship that has one left, in the order of the split, and off no other', () => {
  // Each shield takes one firepower off.
  const p = fight(['crx'], ['szarvasbogar', '> ammoniapajzs', '> ammoniapajzs', 'birodalmi-cirkalo'])
  act(p, 'pass', 'fire:{crx}:{szarvasbogar}', 'barrage')
  for (const to of ['szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'birodalmi-cirkalo']) act(p, `hit:{${to}}`)
  reach(p, 'ability-barrage-less')
  expect(p.options()).toEqual([`spare:${card(p, 'szarvasbogar')}`, `spare:${card(p, 'birodalmi-cirkalo')}`])
  act(p, 'spare:{birodalmi-cirkalo}')
  reach(p)
  expect(damage(p)).toEqual([[card(p, 'szarvasbogar'), 3]])
})

test('CG-ABIL-13, CG-ABIL-17 · points of a firepower that rose after the split may be left unallotted, some or all', () => {
  for (const extra of [[], ['hit:{birodalmi-cirkalo}']]) {
    const p = fight(['crx'], ['szarvasbogar', 'birodalmi-cirkalo', 'liktor'], { hand: ['capatamadas'] })
    act(p, 'pass', 'fire:{crx}:{szarvasbogar}', 'barrage')
    for (const to of ['szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'szarvasbogar', 'birodalmi-cirkalo']) act(p, `hit:{${to}}`)
    through(p, 'play:{capatamadas}')
    reach(p, 'ability-barrage-point')
    act(p, ...extra, 'done')
    reach(p)
    expect(damage(p)).toEqual([
      [card(p, 'szarvasbogar'), 4],
      [card(p, 'birodalmi-cirkalo'), 1 + extra.length],
    ])
  }
})

test('CG-ABIL-18, CG-ABIL-19 · formation: the damage of a shot is shared, each ship taking at most its armour', () => {
  const p = fight(['mamut-i'], ['honfoglalo', 'sasfiok', 'liktor'])
  act(p, 'pass')
  act(p, 'fire:{mamut-i}:{honfoglalo}', 'no-return', 'share')
  const [first, second] = [card(p, 'honfoglalo'), card(p, 'sasfiok', 1)]
  expect(p.options()).toEqual([`share:${first}`, `share:${second}`])
  act(p, 'share:{sasfiok@1}', 'share:{sasfiok@1}')
  // Two points are left. Only the other ship has armour for them, so they go there.
  expect(damage(p)).toEqual([
    [first, 2],
    [second, 2],
  ])
  const three = fight(['mamut-i'], ['honfoglalo', 'sasfiok'])
  act(three, 'pass', 'fire:{mamut-i}:{honfoglalo}', 'no-return', 'share')
  act(three, 'share:{honfoglalo}', 'share:{honfoglalo}', 'share:{honfoglalo}')
  expect(damage(three).map(([, amount]) => amount)).toEqual([3, 1])
})

test('CG-ABIL-18 · formation on both sides: the player of the targeted ship decides, and only that player’s ships share', () => {
  const attacked = fight(['honfoglalo', 'sasfiok'], ['rajvadasz', 'dongo'])
  if (!offers(attacked, 'fire:{rajvadasz}:{honfoglalo}')) act(attacked, 'pass')
  act(attacked, 'fire:{rajvadasz}:{honfoglalo}', 'no-return')
  expect([asked(attacked), attacked.question().seat]).toEqual(['ability-formation', 0])
  act(attacked, 'share')
  expect([asked(attacked), attacked.question().seat]).toEqual(['ability-formation-point', 0])
  expect(attacked.options()).toEqual([`share:${card(attacked, 'honfoglalo')}`, `share:${card(attacked, 'sasfiok')}`])
  const defended = fight(['rajvadasz', 'dongo'], ['honfoglalo', 'sasfiok'])
  if (!offers(defended, 'fire:{rajvadasz}:{honfoglalo}')) act(defended, 'pass')
  act(defended, 'fire:{rajvadasz}:{honfoglalo}', 'no-return')
  expect([asked(defended), defended.question().seat]).toEqual(['ability-formation', 1])
  act(defended, 'share')
  expect([asked(defended), defended.question().seat]).toEqual(['ability-formation-point', 1])
  expect(defended.options()).toEqual([`share:${card(defended, 'honfoglalo')}`, `share:${card(defended, 'sasfiok', 1)}`])
})

test('CG-ABIL-20 · formation does not work against barrage, but does against an ordinary shot of a ship with barrage', () => {
  const p = fight(['crx'], ['honfoglalo', 'sasfiok'])
  act(p, 'pass', 'fire:{crx}:{honfoglalo}', 'barrage', 'hit:{honfoglalo}', 'hit:{honfoglalo}', 'done', 'no-return')
  expect([asked(p), damage(p)]).not.toContain('ability-formation')
  expect(damage(p)).toEqual([[card(p, 'honfoglalo'), 2]])
  const plain = fight(['crx'], ['honfoglalo', 'sasfiok'])
  act(plain, 'pass', 'fire:{crx}:{honfoglalo}', 'plain', 'no-return')
  expect(asked(plain)).toBe('ability-formation')
})

test('CG-ABIL-21 · formation allots all as far as armour goes, after the window; the rest is lost', () => {
  const p = fight(['crx'], ['sasfiok', 'dongo'], { hand: ['riado'] })
  act(p, 'pass')
  act(p, 'fire:{crx}:{sasfiok@1}', 'plain')
  through(p, 'no-return')
  reach(p, 'ability-formation')
  act(p, 'share')
  for (const to of ['sasfiok@1', 'sasfiok@1']) if (offers(p, `share:{${to}}`)) act(p, `share:{${to}}`)
  reach(p)
  expect(damage(p).map(([, amount]) => amount)).toEqual([2, 1])
  expect([placeOf(p.g, card(p, 'sasfiok', 1)), placeOf(p.g, card(p, 'dongo'))]).toEqual(['trash of 1', 'trash of 1'])
})

test('CG-ABIL-22 · formation covers return fire at a ship that fired, and sharing ships get no return fire', () => {
  const p = fight(['sasfiok', 'dongo'], ['karom'])
  act(p, 'fire:{sasfiok@0}:{karom}', 'return-fire')
  expect([asked(p), p.question().seat]).toEqual(['ability-formation', 0])
  const shared = fight(['mamut-i'], ['honfoglalo', 'sasfiok'])
  act(shared, 'pass', 'fire:{mamut-i}:{honfoglalo}', 'no-return', 'share', 'share:{sasfiok@1}', 'share:{honfoglalo}')
  through(shared, 'share:{honfoglalo}')
  expect(asked(shared)).not.toBe('firing-return')
})

test('CG-ABIL-23, CG-ABIL-26 · stealth bombs at once instead of firing, alone, and turns used', () => {
  const p = fight(['kisertetraja', 'liktor'], ['szarvasbogar'], {
    attack: 'attack:headquarters:1',
    theirHand: ['turul', 'gagarin', 'solyom'],
  })
  through(p, 'stealth:{kisertetraja}')
  for (let asking = 0; asked(p) !== 'bombing-discard' && asking < 9; asking++) p.answer('pass')
  act(p, 'discard:{turul}')
  expect([shown(p, 'kisertetraja').turned, pile(p, 'wasteland', 1)]).toEqual(['used', ['turul']])
  through(p, 'bomb:{liktor}')
  reach(p, 'bombing-discard')
  act(p, 'discard:{solyom}')
  expect(pile(p, 'headquarters', 1)).toEqual(['gagarin'])
})

test('CG-ABIL-24 · stealth in place of return fire: the bombs fall before the shot does its damage', () => {
  const p = fight(['kisertetraja', '> kitinlemez'], ['karom', 'pengefarok'], {
    attack: 'attack:headquarters:1',
    theirHand: ['turul', 'gagarin'],
  })
  through(p, 'fire:{pengefarok}:{kisertetraja}', 'stealth:{kisertetraja}')
  for (let asking = 0; asked(p) !== 'bombing-discard' && asking < 9; asking++) p.answer('pass')
  expect(damage(p)).toEqual([])
  act(p, 'discard:{turul}')
  for (let asking = 0; damage(p).length === 0 && asking < 9; asking++) p.answer('pass')
  expect([shown(p, 'kisertetraja').turned, shown(p, 'kisertetraja').armourLeft]).toEqual(['used', 2])
})

test('CG-ABIL-25 · a defending ship cannot use stealth', () => {
  const p = fight(['szarvasbogar'], ['verszag'])
  expect([asked(p), offers(p, 'stealth:{verszag}')]).toEqual(['firing-act', false])
})

test('CG-ABIL-27 · a trap bombed by stealth cannot be paid, unless the table is set otherwise', () => {
  const at = (trapsVsStealth: boolean) => {
    const p = duel({
      you: { hangar: ['kisertetraja'] },
      opponent: { hangar: ['szarvasbogar'], surface: ['csali-kolonia unpaid'] },
      settings: { trapsVsStealth },
    })
    through(p, 'attack:base:{csali-kolonia}', 'defend-with:{szarvasbogar}', 'stealth:{kisertetraja}')
    reach(p, 'trap-pay')
    return p.options()
  }
  expect(at(false)).toEqual(['no-trap'])
  expect(at(true)).toHaveLength(2)
})

test('CG-ABIL-28, CG-ABIL-30 · heavy weapons: two credits for a firepower until the end of the combat, again and again, then the ship fires', () => {
  const p = fight(['leviatan'], ['szarvasbogar'], { credits: 5 })
  act(p, 'heavy:{leviatan}', 'heavy:{leviatan}')
  expect([values(p, 'leviatan')[1], credits(p), offers(p, 'heavy:{leviatan}')]).toEqual([7, 1, false])
  act(p, 'fire:{leviatan}:{szarvasbogar}', 'no-return')
  expect(damage(p)).toEqual([[card(p, 'szarvasbogar'), 7]])
  reach(p)
  expect(values(p, 'leviatan')[1]).toBe(5)
  const shot = fight(['karom'], ['leviatan'], { theirHand: [] })
  act(shot, 'fire:{karom}:{leviatan}', 'heavy:{leviatan}', 'return-fire')
  expect(damage(shot)).toContainEqual([card(shot, 'karom'), 6])
})

test('CG-ABIL-30, CG-STATE-12 · heavy weapons need no active ship: a used one that is shot at may use them, but not fire back', () => {
  const p = fight(['karom', 'liktor'], ['leviatan'], { opponent: { credits: 9 } })
  act(p, 'pass')
  through(p, 'fire:{leviatan}:{karom}', 'no-return', 'fire:{liktor}:{leviatan}')
  expect([shown(p, 'leviatan').turned, p.options()]).toEqual(['used', [`heavy:${card(p, 'leviatan')}`, 'no-return']])
  act(p, 'heavy:{leviatan}', 'no-return')
  expect([heard(p, 'heavy-weapons').map((event) => event.seat), credits(p, 1)]).toEqual([[1], 7])
})

test('CG-ABIL-3, CG-ABIL-30 · a ship whose shot is returned is shot at too, and may use its heavy weapons before the damage', () => {
  const p = fight(['leviatan'], ['szarvasbogar'], { credits: 3 })
  act(p, 'fire:{leviatan}:{szarvasbogar}', 'return-fire')
  expect([p.question().seat, p.question().message, p.options()]).toEqual([
    0,
    'firing-shot-at',
    [`heavy:${card(p, 'leviatan')}`, 'no-return'],
  ])
  act(p, 'heavy:{leviatan}')
  expect(damage(p)).toContainEqual([card(p, 'szarvasbogar'), 6])
  const shared = fight(['leviatan'], ['szarvasbogar'], { credits: 3 })
  act(shared, 'fire:{leviatan}:{szarvasbogar}', 'no-return')
  expect(damage(shared)).toEqual([[card(shared, 'szarvasbogar'), 5]])
})

test('CG-ABIL-29 · heavy weapons raise to at most twice the base firepower', () => {
  const p = fight(['melytengeri', '> fotonlandzsa'], ['szarvasbogar'])
  expect(values(p, 'melytengeri')[1]).toBe(5)
  act(p, 'heavy:{melytengeri}')
  expect([values(p, 'melytengeri')[1], offers(p, 'heavy:{melytengeri}')]).toEqual([6, false])
})

test('CG-ABIL-31 · repair: a ship hit turns used, in and outside the combat; a damaged one stays damaged', () => {
  const p = fight(['turul', 'liktor'], ['birodalmi-cirkalo', 'mamut-i'], { you: {} })
  act(p, 'fire:{turul}:{mamut-i}', 'no-return')
  act(p, 'pass', 'fire:{birodalmi-cirkalo}:{liktor}')
  expect(shown(p, 'turul').turned).toBe('used')
  const event = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['turul'] } })
  through(event, 'event:{verdij}')
  reach(event)
  expect([shown(event, 'turul').turned, shown(event, 'turul').armourLeft]).toEqual(['used', 1])
  const damaged = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['turul damaged'] } })
  through(damaged, 'event:{verdij}')
  reach(damaged)
  expect(shown(damaged, 'turul').turned).toBe('damaged')
})

test('CG-ABIL-31 · repair helps against hits only, not against effects and costs that turn a ship damaged', () => {
  const p = duel({ phase: 'start', you: { hangar: ['berelt-cirkalo', '> nanoraj'], credits: 0 } })
  reach(p, 'main-action')
  const hired = duel({ phase: 'end', active: 1, opponent: {}, you: { hangar: ['berelt-cirkalo', '> nanoraj'], credits: 0 } })
  for (let step = 0; hired.g.phase !== 'main' && step < 30; step++) hired.answer(hired.options().includes('pass') ? 'pass' : 'no')
  expect(shown(hired, 'berelt-cirkalo').turned).toBe('damaged')
})

test('CG-ABIL-32, CG-ABIL-33 · ordnance: a card of your own colony for one bombing, up to twice the base bombing', () => {
  const p = fight(['dulo'], [])
  through(p, 'bomb:{dulo}', 'ordnance:{dulo}:2')
  expect(pile(p, 'wasteland')).toHaveLength(2)
  expect(offers(p, 'ordnance:{dulo}:1')).toBe(false)
  reach(p)
  expect(heard(p, 'bombed')).toMatchObject([{ total: 4 }])
  const some = fight(['dulo'], [])
  through(some, 'bomb:{dulo}', 'ordnance:{dulo}:1')
  expect([pile(some, 'wasteland').length, asked(some)]).toEqual([1, 'stack-answer'])
  const none = fight(['portyazo'], [])
  through(none, 'bomb:{portyazo}', 'ordnance:{portyazo}:1')
  expect(offers(none, 'ordnance:{portyazo}:1')).toBe(false)
})

test('CG-ABIL-34 · ordnance is for bombers only, after they are named, and as far as the colony goes', () => {
  const p = fight(['dulo', 'lotetu'], [], { you: { filler: 1 } })
  expect(offers(p, 'ordnance:{dulo}:1')).toBe(false)
  through(p, 'bomb:{dulo}', 'done')
  expect(p.options()).toEqual([`ordnance:${card(p, 'dulo')}:1`, 'done'])
  act(p, 'ordnance:{dulo}:1')
  // There is nothing left to discard, and nothing to ask.
  expect([pile(p, 'colony'), asked(p)]).toEqual([[], 'main-action'])
  expect(heard(p, 'bombed')).toMatchObject([{ total: 3 }])
})

test('CG-ABIL-35 · the same ability twice counts once; one granted by a card lasts while the card is on the ship', () => {
  const p = fight(['melytengeri', '> szigonyos-lovesz'], ['szarvasbogar'])
  expect(p.options().filter((id) => id.startsWith('heavy'))).toHaveLength(1)
  const granted = duel({ you: { hangar: ['liktor', '> harmas-lezer'] } })
  expect(shown(granted, 'liktor').keywords).toEqual(['barrage'])
  through(granted, 'sell:{harmas-lezer}')
  reach(granted)
  expect(shown(granted, 'liktor').keywords).toEqual([])
})

test('CG-ABIL-1 · there are eight ship abilities, and ships have each of them', () => {
  const eight = ['cloak', 'rapidFire', 'barrage', 'formation', 'stealth', 'heavyWeapons', 'repair', 'ordnance']
  expect([...KEYWORDS].sort()).toEqual([...eight].sort())
  const printed = CARDS.filter((one) => one.type === 'ship').flatMap((one) => one.keywords)
  expect([...new Set(printed)].sort()).toEqual([...eight].sort())
  for (const language of [en, hu]) for (const keyword of eight) expect(language).toMatch(new RegExp(`^board-keyword-${keyword} = `, 'm'))
})

test('CG-ABIL-18, CG-EQUIP-11 · a ship that left the combat shares no damage', () => {
  const shared = (left: boolean) =>
    asked(
      through(
        duel({
          you: { hangar: ['liktor'] },
          opponent: { hangar: ['sasfiok', 'solyom'] },
          also: (g) => {
            const [target, other] = [newFighter(card({ g }, 'sasfiok', 1), false), newFighter(card({ g }, 'solyom'), false)]
            const fighters = [newFighter(card({ g }, 'liktor'), true), target, { ...other, in: !left }]
            g.combat = { ...newCombat(0, 1, 'colony', NONE), step: 'firing', defended: true, fighters }
          },
        }),
        'fire:{liktor}:{sasfiok@1}',
        'no-return',
      ),
    )
  expect([shared(false), shared(true)]).toEqual(['ability-formation', 'main-action'])
})
