import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import type { State } from '../state.ts'
import { act, card, duel, type GivenTable, offers } from './given.ts'

/** Why a piece cannot be used otherwise, to a seat: what it cannot do and by which rule. A card is written by id in braces. */
function why(given: GivenTable | { readonly g: State }, piece: string, seat = 0): string[] {
  const p = 'g' in given ? given : duel(given)
  const at = piece.replace(/\{([^}]+)\}/, (_, id: string) => String(card(p, id)))
  return chaosGalaxy.explain(p.g, seat, at).map(({ verb, rule, params }) => [verb, rule, ...Object.values(params ?? {})].join(' '))
}

test('CG-BASE-2, CG-BASE-3 · a base is refused a development for want of a credit, after two in a turn, or to whom it does not belong', () => {
  const base = 'card:{ipari-park}'
  const surface = ['ipari-park']
  expect(why({ you: { surface, credits: 1 } }, base)).toEqual([])
  expect(why({ you: { surface, credits: 0 } }, base)).toContain('develop CG-PAY-1 1 0')
  const p = duel({ you: { surface, credits: 9 } })
  act(p, 'develop:{ipari-park}')
  expect(why(p, base)).toEqual([])
  act(p, 'develop:{ipari-park}')
  expect(why(p, base)).toContain('develop CG-BASE-3 2')
  const unpaid = { surface: ['kelteto unpaid'], credits: 0 }
  expect(why({ you: unpaid }, 'card:{kelteto}')).toEqual(['pay CG-BASE-5 0 3', 'develop CG-PAY-1 1 0'])
})

test('CG-MAIN-8, CG-MAIN-9, CG-MAIN-10, CG-MAIN-11, CG-MAIN-12 · a card is refused for want of credits or of cards, each by its rule', () => {
  expect(why({ you: { filler: 1, credits: 2 } }, 'colony:0')).toEqual([])
  expect(why({ you: { filler: 1, credits: 1 } }, 'colony:0')).toEqual(['pick CG-PAY-1 2 1'])
  expect(why({ you: { filler: 1, credits: 0 } }, 'colony:0')).toEqual(['draw CG-PAY-1 1 0', 'pick CG-PAY-1 2 0'])
  expect(why({ you: { filler: 0, credits: 0 } }, 'colony:0')).toEqual(['draw CG-MAIN-11', 'pick CG-MAIN-10'])
  const waste = (filler: number, credits: number) => why({ you: { wasteland: ['turul'], filler, credits } }, 'wasteland:0')
  expect([waste(5, 2), waste(6, 2), waste(5, 1)]).toEqual([[], ['salvage CG-MAIN-12 6'], ['salvage CG-PAY-1 2 1']])
  expect(why({ you: { filler: 1, credits: 0 } }, 'wasteland:0')).toEqual(['salvage CG-MAIN-12 0'])
  expect(why({}, 'wasteland:1')).toEqual([])
})

test('CG-PAY-6, CG-BLUFF-2, CG-TRAP-2, CG-WEAP-9 · a payment is refused by what the card is, where it lies, and when', () => {
  const unpaid = (given: GivenTable['you'], id: string, active = 0) => why({ active, you: { credits: 20, ...given } }, `card:{${id}}`)
  expect(unpaid({ cantina: ['konyvelo unpaid'] }, 'konyvelo')).toEqual([])
  expect(unpaid({ cantina: ['konyvelo unpaid'], credits: 0 }, 'konyvelo')[0]).toMatch(/^pay CG-PAY-1 \d 0$/)
  expect(unpaid({ cantina: ['konyvelo unpaid'] }, 'konyvelo', 1)).toEqual(['pay CG-PAY-6'])
  expect(unpaid({ cantina: ['ipari-park unpaid'] }, 'ipari-park')).toEqual(['pay CG-BLUFF-2'])
  expect(unpaid({ surface: ['konyvelo unpaid'] }, 'konyvelo')).toEqual(['pay CG-BLUFF-2'])
  expect(unpaid({ hangar: ['turul', '> ipari-park unpaid'] }, 'ipari-park')).toEqual(['pay CG-BLUFF-2'])
  expect(unpaid({ surface: ['savakna unpaid +9'] }, 'savakna')).toEqual(['pay CG-TRAP-2'])
  expect(unpaid({ hangar: ['turul', '> torpedoraj unpaid'] }, 'torpedoraj')).toEqual(['pay CG-WEAP-9'])
  expect(unpaid({ hangar: ['turul', '> kitinlemez unpaid'] }, 'kitinlemez')).toEqual([])
})

test('CG-PAY-6, CG-CREW-4 · face-down crew is paid in the cantina, not aboard', () => {
  expect(offers(duel({ you: { cantina: ['konyvelo unpaid'], credits: 9 } }), 'pay:{konyvelo}')).toBe(true)
  expect(offers(duel({ you: { hangar: ['turul', '> konyvelo unpaid'], credits: 9 } }), 'pay:{konyvelo}')).toBe(false)
})

test('CG-ATK-3, CG-ATK-7, CG-ATK-11 · an attack is refused in the first turn, without an active ship, and after twenty', () => {
  const ship = 'card:{liktor}'
  const hangar = ['liktor']
  expect(why({ you: { hangar } }, ship)).toEqual([])
  expect(why({ turn: 1, you: { hangar } }, ship)).toEqual(['attack CG-SETUP-11'])
  expect(why({ you: { hangar: ['liktor used'] } }, ship)).toEqual(['attack CG-ATK-7'])
  const after = (attacks: number) => {
    const also = (g: State): void => {
      for (const held of g.seats) held.attacks = attacks
    }
    const p = duel({ you: { hangar }, also })
    return [why(p, ship), offers(p, 'attack:colony:1')]
  }
  expect([after(19), after(20)]).toEqual([
    [[], true],
    [['attack CG-ATK-11'], false],
  ])
  expect(why({ active: 1, you: { hangar } }, ship)).toEqual(['attack CG-TURN-6'])
})

test('CG-ATK-1, CG-MULTI-1 · an attack on a pile, crew or a base of another is refused by what it is aimed at, and at whom', () => {
  const you = { hangar: ['liktor'] }
  const opponent = { cantina: ['konyvelo'], surface: ['ipari-park'] }
  for (const piece of ['colony:1', 'headquarters:1', 'card:{konyvelo}', 'card:{ipari-park}'])
    expect(why({ you, opponent }, piece)).toEqual([])
  expect(why({ you, opponent }, 'credits:1')).toEqual(['attack CG-ATK-1'])
  for (const piece of ['credits:0', 'headquarters:0', 'credits:7', 'colony:x', 'card:-1', 'card:999'])
    expect(why({ you }, piece)).toEqual([])
  const clean = { settings: { cleanGame: true }, you, opponent }
  for (const piece of ['headquarters:1', 'card:{konyvelo}', 'card:{ipari-park}']) expect(why(clean, piece)).toContain('attack CG-CLEAN-1')
  const ship = { hangar: ['turul', '> femkarom'] }
  for (const piece of ['card:{turul}', 'card:{femkarom}']) expect(why({ you, opponent: ship }, piece)).toEqual(['attack CG-ATK-1'])
  // What a card of its player protects is refused by that card's text.
  const protectedBy = (id: string) => why({ you, opponent: { surface: ['alagutrendszer', 'ipari-park'] } }, `card:{${id}}`)
  expect([protectedBy('ipari-park'), protectedBy('alagutrendszer')]).toEqual([['attack CG-GOAL-5'], []])
  const four = (seat: number) => why({ you, others: [{}, {}] }, `colony:${seat}`).includes('attack CG-MULTI-1')
  expect([four(1), four(2), four(3)]).toEqual([false, true, false])
})

test('CG-BASE-10, CG-WEAP-4, CG-OPT-1 · a sale is refused of what is no building and no weapon, and by the classic rules', () => {
  const revised = { ruleset: 'revised' } as const
  const base = (id: string, settings: GivenTable['settings'] = revised) =>
    why({ settings, you: { surface: [id] } }, `card:{${id.split(' ')[0]}}`).filter((one) => one.startsWith('sell'))
  expect([base('ipari-park'), base('urvedelmi-kor')]).toEqual([[], ['sell CG-BASE-10']])
  expect([base('ipari-park used'), base('ipari-park', { ruleset: 'classic' })]).toEqual([['sell CG-BASE-10'], ['sell CG-OPT-1']])
  const weapon = (id: string, settings: GivenTable['settings'] = revised) =>
    why({ settings, you: { hangar: ['turul', `> ${id}`] } }, `card:{${id}}`).filter((one) => one.startsWith('sell'))
  expect([weapon('femkarom'), weapon('ammoniapajzs')]).toEqual([[], ['sell CG-WEAP-4']])
  expect(weapon('femkarom', { ruleset: 'classic' })).toEqual(['sell CG-OPT-1'])
})

test('CG-PAY-1, CG-SHIP-4 · a ship in the headquarters is refused for want of credits, with what it costs; that of another is not spoken of', () => {
  const price = (credits: number) => why({ you: { hand: ['turul'], credits }, opponent: { hand: ['karom'] } }, 'card:{turul}')
  const [refusal] = price(0)
  const needs = Number(refusal?.split(' ')[2])
  expect([refusal, price(needs - 1), price(needs)]).toEqual([`launch CG-PAY-1 ${needs} 0`, [`launch CG-PAY-1 ${needs} ${needs - 1}`], []])
  expect(why({ opponent: { hand: ['karom'] } }, 'card:{karom}')).toEqual([])
})
