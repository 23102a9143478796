import type { BoardModule } from '@orrery/board'
import { choose, option, type Question, seenQuestion } from '@orrery/kernel'
import { onlyPass } from '@orrery/play'
import { textOf } from '@orrery/text'
import { signal } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import type { Desk, Passed } from '../../table/desk.ts'
import type { TableSource } from '../../table/source/source.ts'

afterEach(() => vi.unstubAllGlobals())

function asked(...ids: string[]): ReturnType<typeof seenQuestion> {
  const options = ids.map((id) => option(id, id, 'X-1'))
  const { value } = choose(0, { rule: 'X-1', message: 'window', always: true }, options).next()
  return seenQuestion(value as Question)
}

test('a window is passed automatically only if nothing else can be done in it', () => {
  expect(onlyPass(asked('pass'))).toBe('pass')
  expect(onlyPass(asked('pass:window'))).toBe('pass:window')
  expect(onlyPass(asked('pass', 'play:A01'))).toBeNull()
  expect(onlyPass(asked('play:A01'))).toBeNull()
  expect(onlyPass(null)).toBeNull()
})

test('multi-selects and plans are never passed automatically', () => {
  const some = { ...asked('pass'), kind: 'multi-select', least: 0, most: 1 } as ReturnType<typeof seenQuestion>
  expect(onlyPass(some)).toBeNull()
})

test('an automatic pass lists the options that it gave up, each once, and only to its own seat', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {}, style: {} } })
  const [{ speak }, { passedUpLines }] = await Promise.all([import('../../app/texts.ts'), import('../../table/question/passing.ts')])
  await speak('en')
  const text = textOf('en', 'option-play = Play it\noption-use = Use it')
  const passed: Passed[] = [
    { question: asked('pass', 'play:A01', 'use:3'), view: {}, ordered: false },
    { question: asked('pass', 'play:A02'), view: {}, ordered: false },
    { question: { ...asked('pass', 'play:A01'), seat: 1 }, view: {}, ordered: false },
  ]
  const lostByPassing = (): readonly string[] => ['Five credits are lost.']
  const desk = { text, names: [], viewer: 0, passed: signal(passed), board: { lostByPassing } } as unknown as Desk
  expect(passedUpLines(desk)).toEqual(['Passed for you; you could have: Play it, Use it.', 'Five credits are lost.'])
  expect(passedUpLines({ ...desk, viewer: 2 })).toEqual([])
  expect(passedUpLines({ ...desk, passed: signal([{ question: asked('pass'), view: {}, ordered: false }]) })).toEqual([
    'Five credits are lost.',
  ])
})

test('orders answer before everything else, and end at an undo', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {}, style: {} } })
  const { takeBack, unasked } = await import('../../table/question/passing.ts')
  let stands = true
  const ordered = (): { option: string } | null => (stands ? { option: 'use:3' } : null)
  const recall = (): void => {
    stands = false
  }
  const board = { ordered, recall, answers: () => ({ option: 'pass' }) } as unknown as BoardModule
  const seen = { question: asked('pass', 'use:3'), view: {} }
  expect(unasked(board, seen, 'a table')).toEqual({ option: 'use:3' })
  const source = { undo: async () => true, moment: () => signal(null), orders: () => signal([]) } as unknown as TableSource
  expect(await takeBack(source, board, null, 0)).toBe(true)
  expect(unasked(board, seen, 'a table')).toEqual({ option: 'pass' })
})

test('two presses of a nervous player while an undo is under way undo one answer', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {}, style: {} } })
  const { takeBack } = await import('../../table/question/passing.ts')
  const undone: (() => void)[] = []
  const undo = () => new Promise<true>((resolve) => undone.push(() => resolve(true)))
  const source = { id: 'slow', undo, moment: () => signal(null) } as unknown as TableSource
  const board = {} as BoardModule
  const twice = [takeBack(source, board, null, 0), takeBack(source, board, null, 0)]
  expect(undone).toHaveLength(1)
  undone[0]?.()
  expect(await Promise.all(twice)).toEqual([true, true])
  void takeBack(source, board, null, 0)
  expect(undone).toHaveLength(2)
})
