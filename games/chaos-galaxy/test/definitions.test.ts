import { expect, test } from 'vitest'
import { contextOf, selected } from '../effects/read/reading.ts'
import { inPlay } from '../marks.ts'
import { fight } from './fight.ts'
import { act, asked, card, credits, doing, duel, heard, ids, offers, pass, pile, placeOf, reach, shown, through, values } from './given.ts'

test('CG-DEF-1 · hangar, cantina and surface are in play, and what lies on ships, unpaid cards too', () => {
  const p = duel({
    you: {
      hand: ['turul'],
      trash: ['karom'],
      wasteland: ['gagarin'],
      surface: ['kitinfal unpaid'],
      cantina: ['tuzer'],
      hangar: ['liktor', '> femkarom unpaid'],
    },
  })
  for (const id of ['kitinfal', 'tuzer', 'liktor', 'femkarom']) expect(inPlay(p.g, card(p, id)), id).toBe(true)
  for (const id of ['turul', 'karom', 'gagarin']) expect(inPlay(p.g, card(p, id)), id).toBe(false)
})

test('CG-DEF-2 · the user of a card chooses its targets, among cards in play', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['liktor', 'karom'], hand: ['turul'] } })
  act(p, 'event:{verdij}')
  expect(p.question()).toMatchObject({ seat: 0, message: 'stack-target' })
  expect(p.options().sort()).toEqual([`target:${card(p, 'liktor')}`, `target:${card(p, 'karom')}`].sort())
})

test('CG-DEF-4 · a bombing is successful when it discards or destroys', () => {
  const bomb = (target: string, surface: string[]): number => {
    const p = duel({ you: { hangar: ['birodalmi-cirkalo'] }, opponent: { surface } })
    through(p, target)
    reach(p, 'bombing-bombers')
    act(p, 'bomb:{birodalmi-cirkalo}')
    reach(p)
    return heard(p, 'bombing-success').length
  }
  expect([
    bomb('attack:colony:1', []),
    bomb('attack:base:{kitinfal}', ['kitinfal']),
    bomb('attack:base:{aknagyuru}', ['aknagyuru']),
  ]).toEqual([1, 0, 1])
})

test('CG-DEF-7 · the attacker is the player who declared, the defender the one attacked', () => {
  const p = duel({ active: 1, opponent: { hangar: ['liktor'] }, you: { hangar: ['karom'] } })
  act(p, 'attack:colony:0')
  expect(p.g.combat).toMatchObject({ attacker: 1, defender: 0 })
  reach(p, 'equip-defenders')
  act(p, 'defend-with:{karom}')
  expect([shown(p, 'liktor').role, shown(p, 'karom').role]).toEqual(['attacking', 'defending'])
})

test('CG-DEF-9 · counters are gone when the card leaves play', () => {
  const p = duel({ you: { hand: ['bergyilkos'] }, opponent: { cantina: ['tuzer *3'] } })
  act(p, 'event:{bergyilkos}')
  reach(p)
  expect(placeOf(p.g, card(p, 'tuzer'))).toBe('trash of 1')
  expect(inPlay(p.g, card(p, 'tuzer'))).toBe(false)
})

test('CG-DEF-10 · the opponent is the other player', () => {
  const p = duel({ active: 1, opponent: { hand: ['vamszedes'], credits: 1 }, you: { credits: 5 } })
  doing(p, 'event:{vamszedes}')
  expect([credits(p, 0), credits(p, 1)]).toEqual([3, 2])
})

test('CG-DEF-11 · a base value is the printed one, whatever weaponry, crew, counters and effects do to the value', () => {
  // Heavy weapons end at twice the base firepower of 3: a weapon and an event leave room for one more.
  const p = duel({
    you: { hangar: ['melytengeri *4', '> femkarom'], hand: ['osszehangolt-tamadas'] },
    opponent: { hangar: ['leviatan'] },
  })
  through(p, 'event:{osszehangolt-tamadas}', 'attack:colony:1', 'defend-with:{leviatan}', 'heavy:{melytengeri}')
  reach(p, 'firing-act')
  expect([values(p, 'melytengeri')[1], offers(p, 'heavy:{melytengeri}')]).toEqual([6, false])
  // Ordnance ends at twice the base bombing of 2: a weapon has used up half of the increase.
  const bomber = duel({ you: { hangar: ['dulo', '> husdaralo'] } })
  through(bomber, 'attack:colony:1', 'bomb:{dulo}', 'ordnance:{dulo}')
  expect([asked(bomber), heard(bomber, 'bombed').map(({ total }) => total)]).toEqual(['main-action', [4]])
  // A card that refers to the base value means the printed number too.
  const dying = fight(['tigrisuszony'], ['karom', '> gaia-tuzgyorsito'], {
    opponent: { hand: ['halalos-oleles'] },
    attack: 'attack:colony:1',
  })
  through(dying, 'fire:{tigrisuszony}:{karom}', 'play:{halalos-oleles}')
  reach(dying)
  expect(heard(dying, 'damaged').map(({ card: hit, amount }) => [hit, amount])).toEqual([
    [card(dying, 'karom'), 3],
    [card(dying, 'tigrisuszony'), 3],
  ])
})

test('CG-VAL-2 · modifiers are summed before the floor of 0', () => {
  const p = duel({ you: { hangar: ['birodalmi-cirkalo', '> gaia-tuzgyorsito', 'honfoglalo', '> gaia-tuzgyorsito', '> hajtomufokozo'] } })
  expect(values(p, 'birodalmi-cirkalo')[0]).toBe(0)
  expect(values(p, 'honfoglalo')[0]).toBe(2)
})

test('CG-VAL-3 · heavy weapons stop at twice the base firepower, additions not counted', () => {
  const p = duel({ you: { hangar: ['melytengeri'], credits: 20 }, opponent: { hangar: ['leviatan'] } })
  through(p, 'attack:colony:1', 'defend-with:{leviatan}')
  reach(p, 'firing-act')
  let bought = 0
  while (p.options().some((id) => id.startsWith('heavy:')) && bought < 9) {
    p.answer(p.options().find((id) => id.startsWith('heavy:')) as string)
    pass(p, 'firing-act')
    bought++
  }
  expect(bought).toBe(3)
  expect(values(p, 'melytengeri')[1]).toBe(6)
})

test('CG-VAL-4 · current armour is base and modifiers less what was lost', () => {
  const p = duel({ you: { hangar: ['liktor -2', '> durmacel-vertezet'] } })
  expect(shown(p, 'liktor')).toMatchObject({ armourLeft: 3, values: { armour: 5 } })
})

test('CG-VAL-5 · a ship whose greatest armour becomes 0 is destroyed', () => {
  const p = duel({ you: { cantina: ['vergozos'], hangar: ['szitakoto'] } })
  act(p, 'attack:colony:1')
  through(p, 'board:{vergozos}:{szitakoto}')
  reach(p)
  expect(placeOf(p.g, card(p, 'szitakoto'))).toBe('trash of 0')
})

test('CG-VAL-6 · a cost of X is what was paid while the card waits, and 0 elsewhere', () => {
  const p = duel({ you: { hand: ['riado'], cantina: ['tuzer used'] }, opponent: { hand: ['felulbiralas'] } })
  act(p, 'play:{riado}')
  if (p.options().some((id) => id.startsWith('target:'))) act(p, 'target:{tuzer}')
  if (p.options().includes('done')) p.answer('done')
  through(p, 'play:{felulbiralas}')
  if (p.options().some((id) => id.startsWith('target:'))) p.answer(p.options()[0] as string)
  expect(p.events('spectator', 'spent').at(-1)).toMatchObject({ seat: 1, credits: 1 })
  expect(credits(p, 1)).toBe(19)
})

test('CG-BLUFF-1 · any hand card may lie face down on the surface, in the cantina or on a ship, not in the hangar', () => {
  for (const id of ['turul', 'jo-uzlet', 'riado', 'tuzer', 'kitinfal', 'femkarom']) {
    const p = duel({ you: { hand: [id], hangar: ['liktor'] } })
    const one = card(p, id)
    for (const option of [`surface:${one}`, `cantina:${one}`, `mount:${one}:${card(p, 'liktor')}`])
      expect(p.options(), id).toContain(option)
  }
})

test('CG-BLUFF-2 · such a card can never be paid there', () => {
  const p = duel({
    you: {
      surface: ['jo-uzlet unpaid +5', 'tuzer unpaid +5'],
      cantina: ['kitinfal unpaid'],
      hangar: ['liktor', '> kitinfal unpaid'],
      credits: 20,
    },
  })
  expect(p.options().filter((id) => id.startsWith('pay:'))).toEqual([])
})

test('CG-BLUFF-3 · a face-down card counts as what its place says: crew may board though it is none', () => {
  const p = duel({
    you: { cantina: ['kitinfal unpaid'], hangar: ['liktor'] },
    opponent: { surface: ['turul unpaid'], cantina: ['jo-uzlet unpaid'] },
  })
  expect(p.options()).toEqual(expect.arrayContaining([`attack:base:${card(p, 'turul')}`, `attack:crew:${card(p, 'jo-uzlet')}`]))
  act(p, 'attack:colony:1')
  pass(p)
  expect(p.options()).toContain(`board:${card(p, 'kitinfal')}:${card(p, 'liktor')}`)
})

test('CG-BLUFF-4 · a bluff leaves play face down for the wasteland, and there is no way back to the hand', () => {
  const p = duel({ you: { hand: ['bergyilkos'] }, opponent: { cantina: ['turul unpaid'] } })
  act(p, 'event:{bergyilkos}')
  reach(p)
  expect(pile(p, 'wasteland', 1)).toEqual(['turul'])
  expect(JSON.stringify(p.events(0))).not.toContain('@card-turul')
  expect(
    duel({ you: { surface: ['turul unpaid'] } })
      .options()
      .filter((id) => id.startsWith('take')),
  ).toEqual([])
})

test('CG-BLUFF-3 · the place of a face-down card also decides whether it matches a card that asks for a type', () => {
  const p = duel({
    you: { hangar: ['karom'] },
    opponent: { surface: ['turul unpaid'], cantina: ['jo-uzlet unpaid'], hangar: ['liktor', '> kitinfal unpaid'] },
  })
  const found = (type: 'base' | 'crew' | 'weaponry' | 'ship') =>
    ids(p.g, selected(p.g, contextOf(p.g, card(p, 'karom')), { zone: 'inPlay', player: 'opponent', type }))
  expect([found('base'), found('crew'), found('weaponry'), found('ship')]).toEqual([['turul'], ['jo-uzlet'], ['kitinfal'], ['liktor']])
})
