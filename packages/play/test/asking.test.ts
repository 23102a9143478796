import { choose, type Game, openTable, option, type Question, type SeenQuestion, seedOf, seenQuestion, type Viewer } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { handed, isOver, onlyPass, passedBy, passedUpBy, passOf, pauseBefore } from '../index.ts'

function asked(ids: readonly string[], on?: string): SeenQuestion {
  const options = ids.map((id) => option(id, id, 'X-1'))
  const { value } = choose(0, { rule: 'X-1', message: 'window', always: true, ...(on === undefined ? {} : { on }) }, options).next()
  return seenQuestion(value as Question)
}

/** A multi-select of any number of options. */
function several(ids: readonly string[]): SeenQuestion {
  const options = ids.map((id) => ({ id, rule: 'X-1' }))
  return {
    kind: 'multi-select',
    seat: 0,
    rule: 'X-1',
    name: 'x',
    message: 'x',
    options,
    least: 0,
    most: ids.length,
    bounds: [],
  } as SeenQuestion
}

test('a question that offers only passing is passed automatically, however many ways of passing it has', () => {
  expect(onlyPass(asked(['pass']))).toBe('pass')
  expect(onlyPass(asked(['pass', 'pass-until']))).toBe('pass')
  expect(onlyPass(asked(['done']))).toBe('done')
  expect(onlyPass(asked(['pass', 'play:4']))).toBeNull()
  expect(onlyPass(asked(['done', 'board:4:2']))).toBeNull()
  // This is asked so that it can be taken back; it is no pass.
  expect(onlyPass(asked(['lock']))).toBeNull()
  expect([onlyPass(null), onlyPass(several(['pass']))]).toEqual([null, null])
})

test('an order passes until the next own turn, or on one item, and never passes for another seat', () => {
  const window = asked(['pass', 'play:4'], 'stack:3')
  expect(passedBy({ seat: 0, on: null }, window, false)).toBe('pass')
  expect(passedBy({ seat: 1, on: null }, window, false)).toBeNull()
  expect(passedBy({ seat: 0, on: 'stack:3' }, window, false)).toBe('pass')
  expect(passedBy({ seat: 0, on: 'stack:4' }, window, false)).toBeNull()
  expect(passedBy(null, window, false)).toBeNull()
  expect(passedBy({ seat: 0, on: null }, null, false)).toBeNull()
  expect(passOf(asked(['attack:1', 'end']))).toBeNull()
  expect(passedBy({ seat: 0, on: null }, asked(['attack:1', 'end']), false)).toBeNull()
})

test('an order never passes if the seat is attacked and could answer, and that does not end it', () => {
  const window = asked(['pass', 'play:4'], 'stack:3')
  expect(passedBy({ seat: 0, on: null }, window, true)).toBeNull()
  expect(passedBy({ seat: 0, on: 'stack:3' }, window, true)).toBeNull()
  expect(isOver({ seat: 0, on: null }, window, true)).toBe(false)
})

test('passing until the own turn ends when that turn begins', () => {
  expect(isOver({ seat: 0, on: null }, asked(['attack:1', 'end']), false)).toBe(true)
  expect(isOver({ seat: 0, on: 'stack:3' }, asked(['attack:1', 'end']), false)).toBe(false)
  expect(isOver({ seat: 0, on: null }, asked(['pass', 'play:4']), false)).toBe(false)
})

test('passing until the own turn goes on while nobody or somebody else is asked, at multi-selects, and under attack', () => {
  const turn = asked(['attack:1', 'end'])
  const questions = [null, several(['attack:1', 'end'])]
  expect(questions.map((question) => isOver({ seat: 0, on: null }, question, false))).toEqual([false, false])
  expect(isOver({ seat: 1, on: null }, turn, false)).toBe(false)
  expect(isOver({ seat: 0, on: null }, turn, true)).toBe(false)
})

test('a shared screen is handed over to the player who decides, and covered if there is something to hide', () => {
  const sharing = (present: Viewer | null, asked: readonly Viewer[], hides = true) =>
    handed({ viewers: [0, 1], present, asked, hides: () => hides })
  expect(sharing(0, [0])).toMatchObject({ viewer: 0, handTo: null })
  expect(sharing(0, [])).toMatchObject({ viewer: 0, handTo: null })
  expect(sharing(0, [1])).toMatchObject({ viewer: 1, handTo: 1 })
  expect(sharing(0, [1], false)).toMatchObject({ viewer: 1, handTo: null })
  expect(sharing(null, [0])).toMatchObject({ viewer: 0, handTo: 0 })
})

test('a player who is asked keeps the screen; before anybody took it, it is for the first seat that is asked, or the first of all', () => {
  const sharing = (present: Viewer | null, asked: readonly Viewer[]) => handed({ viewers: [0, 1], present, asked, hides: () => true })
  expect(sharing(1, [0, 1])).toEqual({ viewer: 1, handTo: null, covered: false })
  expect([sharing(null, [1, 0]), sharing(null, [])]).toMatchObject([
    { viewer: 1, handTo: 1 },
    { viewer: 0, handTo: 0 },
  ])
})

test('a screen is covered if either of the two hides something, at first if anybody does; never for one alone or a spectator', () => {
  const hidden = (present: Viewer | null, asked: readonly Viewer[], hiding: Viewer) =>
    handed({ viewers: [0, 1, 2], present, asked, hides: (viewer) => viewer === hiding }).handTo
  expect([hidden(0, [1], 0), hidden(0, [1], 1), hidden(0, [1], 2)]).toEqual([1, 1, null])
  expect(hidden(null, [0], 2)).toBe(0)
  expect(handed({ viewers: [0], present: null, asked: [0], hides: () => true }).handTo).toBeNull()
  const spectator = { viewers: [0, 1], present: 'spectator', asked: [], hides: () => true, covered: true } as const
  expect(handed(spectator)).toEqual({ viewer: 'spectator', handTo: null, covered: false })
})

test('passing gives up all other options of a window, and does nothing at other questions', () => {
  const options = ['pass', 'pass-until', 'play:3', 'use:4:0'].map((id) => ({ id, rule: 'X-1' }))
  const window = { kind: 'options' as const, seat: 0, rule: 'X-1', name: 'window', message: 'window', options }
  expect(passedUpBy(window).map(({ id }) => id)).toEqual(['play:3', 'use:4:0'])
  expect(passedUpBy({ ...window, options: options.slice(0, 2) })).toEqual([])
  expect(passedUpBy({ ...window, options: options.slice(2) })).toEqual([])
})

test('a move stays visible for the whole pause before something new begins, and shorter within one action', () => {
  const begun = openTable(outbid as Game, {}, 2, seedOf(1))
  const given = { seat: 0, answer: { option: 'end' } }
  expect(pauseBefore(begun, 600)).toBe(600)
  expect(pauseBefore({ ...begun, answers: [given] }, 600)).toBe(150)
  // The next activity continues the last one.
  expect(pauseBefore({ ...begun, game: { ...begun.game, continues: () => true } }, 600)).toBe(150)
  expect(pauseBefore({ ...begun, game: { ...begun.game, continues: () => false } }, 600)).toBe(600)
})
