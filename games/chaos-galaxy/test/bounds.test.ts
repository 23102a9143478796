import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { cardProblems } from '../effects/language/check.ts'
import type { Race } from '../effects/language/vocabulary.ts'
import { chaosGalaxy } from '../index.ts'
import { mayJoin, racesOf } from '../rules/deck.ts'
import { mayBring } from '../rules/options.ts'
import { places } from '../rules/winning.ts'
import { NONE } from '../state.ts'
import { card, doing, duel, offers, pile } from './given.ts'

test('CG-CARD-1 · what a card must be: each field that is wrong is named with the reason', () => {
  const good = CARDS.find((one) => one.id === 'turul')
  // Values derived when a card is read are in no file.
  const say = (changed: object) =>
    cardProblems({ ...good, ...changed }, (id) => id === 'turul')
      .map((problem) => problem.replace(/^turul: /, ''))
      .filter((problem) => !problem.endsWith('is not a field of a card'))
  expect(say({})).toEqual([])
  expect(cardProblems(null, () => true)).toEqual(['a card must be an object'])
  expect(say({ cost: -1 })).toEqual([expect.stringMatching(/^cost: must be a whole number/)])
  expect(say({ note: 7 })).toEqual(['note: must be a text'])
  expect(say({ note: 'a text' })).toEqual([])
  expect(say({ figures: null })).toEqual(['figures: must be an object'])
  expect(say({ keywords: 'cloak' })).toEqual(['keywords: must be a list'])
  expect(say({ effects: {} })).toEqual(['effects: must be a list'])
  expect(say({ effects: [7] })).toEqual([expect.stringMatching(/^effects\[0\]\.kind: must be one of /)])
  expect(say({ effects: [{ kind: 'no-such' }] })).toEqual([expect.stringMatching(/^effects\[0\]\.kind: must be one of .*no-such/)])
  expect(say({ effects: [{ kind: 'static' }] })).toContain('effects[0].do: is missing')
  expect(say({ effects: [{ kind: 'static', do: [{ op: 'no-such' }] }] })[0]).toMatch(/^effects\[0\]\.do\[0\]\.op: must be one of/)
  const unlessNamed = (id: string) => [{ cond: 'count', sel: { zone: 'hangar', notNamed: id }, min: 1 }]
  expect(say({ playIf: unlessNamed('turul') })).toEqual([])
  expect(say({ playIf: unlessNamed('jo-uzlet') })).toEqual(['playIf[0].sel.notNamed: there is no card "jo-uzlet"'])
  // Each check knows only its own cards, not those of the check before it.
  expect(cardProblems({ ...good, playIf: unlessNamed('turul') }, () => false)).toContain(
    'turul: playIf[0].sel.notNamed: there is no card "turul"',
  )
})

test('CG-CARD-1 · what the words of a text must be: each that is of the wrong kind is named', () => {
  const good = CARDS.find((one) => one.id === 'jo-uzlet')
  const say = (operation: object) =>
    cardProblems({ ...good, effects: [{ kind: 'resolve', do: [operation] }] }, (id) => id === 'turul')
      .filter((problem) => !problem.endsWith('is not a field of a card'))
      .map((problem) => problem.replace(/^jo-uzlet: effects\[0\]\.do\[0\]\./, ''))
  const draw = { op: 'draw', player: 'you', n: 1 }
  expect(say(draw)).toEqual([])
  expect(say({ ...draw, player: { ownerOf: 'self' } })).toEqual([])
  expect(say({ ...draw, player: { ownerOf: 'nobody' } })[0]).toMatch(/^player\.ownerOf: must be one of/)
  expect(say({ ...draw, player: { ownerOf: 'self', controllerOf: 'self' } })[0]).toMatch(/^player: must be one of/)
  expect(say({ ...draw, n: { costOf: 'self' } })).toEqual([])
  expect(say({ ...draw, n: { costOf: 'nobody' } })[0]).toMatch(/^n\.costOf: must be one of/)
  expect(say({ op: 'damage', to: { all: 7 }, n: 1 })).toEqual(['to.all: must be an object, not 7'])
  expect(say({ op: 'damage', to: { all: { zone: 'hangar', paid: 'yes' } }, n: 1 })[0]).toMatch(/^to\.all\.paid: must be true or false/)
  expect(say({ op: 'damage', to: { all: { zone: 'hangar', maxSize: 1.5 } }, n: 1 })[0]).toMatch(/^to\.all\.maxSize: must be a whole number/)
  expect(say({ op: 'damage', to: { all: { zone: 'hangar', notNamed: 'no-such' } }, n: 1 })[0]).toMatch(
    /^to\.all\.notNamed: there is no card/,
  )
  expect(say({ op: 'choose', n: 1, options: [{ label: { hu: 'szó' }, do: [draw] }] })[0]).toMatch(/label: must have hu and en$/)
})

test('CG-DECK-4, CG-SIMR-1, CG-SIMR-2 · which races may be in one deck, by the table’s degree of race restrictions', () => {
  const four: Race[] = ['human', 'insectoid', 'cerebrite', 'triciplite']
  expect([mayJoin('xeno', ['human'], 0), mayJoin('human', ['human'], 0), mayJoin('zarg', ['human'], 0)]).toEqual([false, true, true])
  expect([mayJoin('xeno', ['human'], 1), mayJoin('xeno', four, 1), mayJoin('human', four, 1)]).toEqual([true, false, true])
  expect(mayJoin('xeno', four.slice(1), 1)).toBe(true)
  expect(mayJoin('xeno', four, 2)).toBe(true)
  expect(racesOf({ turul: 0 })).toEqual([])
  expect(racesOf({ turul: 1, 'no-such-card': 1 })).toHaveLength(1)
})

test('CG-OPT-4, CG-DECK-6 · options that are not an object are refused; decks are then judged by the usual rules', () => {
  for (const raw of [7, 'all', []]) expect(() => chaosGalaxy.options(raw, 2)).toThrow('options must be an object')
  expect(mayBring(7, { deck: 'no-such-deck' }).map(({ rule }) => rule)).toEqual(['CG-DECK-6'])
  expect(mayBring({}, { deck: 7 }).map(({ message }) => message)).toEqual(['deck-unreadable'])
})

test('CG-MAIN-4, CG-MAIN-9, CG-MAIN-12 · one development, one card of the colony or of the wasteland is enough, or just too few', () => {
  const one = duel({ you: { surface: ['ipari-park +1'], credits: 0 } })
  expect(one.options().some((id) => id.startsWith('undevelop'))).toBe(false)
  const two = duel({ you: { surface: ['ipari-park +2'], credits: 0 } })
  expect(offers(two, 'undevelop:{ipari-park}:{ipari-park}')).toBe(true)
  const last = duel({ you: { filler: 1, credits: 2 } })
  expect([offers(last, 'draw'), offers(last, 'pick')]).toEqual([true, true])
  doing(last, 'pick')
  if (last.question().name === 'main-pick') last.answer(last.options()[0] as string)
  expect([pile(last, 'colony').length, pile(last, 'headquarters').length]).toEqual([0, 1])
  const waste = duel({ you: { wasteland: ['turul'], filler: 5, credits: 2 } })
  doing(waste, 'salvage')
  expect([pile(waste, 'wasteland'), pile(waste, 'headquarters')]).toEqual([[], ['turul']])
})

test('CG-MAIN-4 · every two bases with developments are offered, each pair once, in the order in which they lie', () => {
  const p = duel({ you: { surface: ['ipari-park +1', 'urvedelmi-kor +1', 'kitinfal +2', 'savakna'], credits: 0 } })
  const [park, circle, wall] = ['ipari-park', 'urvedelmi-kor', 'kitinfal'].map((id) => card(p, id)) as [number, number, number]
  const offered = p.options().flatMap((id) => (id.startsWith('undevelop:') ? [id.slice('undevelop:'.length)] : []))
  const pairs = [`${park}:${circle}`, `${park}:${wall}`, `${circle}:${wall}`, `${wall}:${wall}`]
  expect(offered).toEqual(pairs)
})

test('CG-MULTI-7, CG-WIN-5 · the winner is first, and nobody has two places', () => {
  const { g } = duel({ others: [{}] })
  g.winner = 1
  g.fallen = [{ seat: 2, by: NONE, turn: 3, moment: 1 }]
  expect(places(g)).toEqual([[1], [0], [2]])
  g.fallen = []
  expect(places(g)).toEqual([[1], [0, 2]])
  g.winner = NONE
  g.turn = 400
  g.order = [0]
  g.fallen = [
    { seat: 1, by: NONE, turn: 3, moment: 1 },
    { seat: 2, by: NONE, turn: 4, moment: 2 },
  ]
  expect(places(g)).toEqual([[0], [2], [1]])
})
