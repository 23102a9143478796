import { answer, anyAnswer, type Game, openTable, playReplay, type Replay, randomOf, type Step, seedOf, seenBy, undo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { linesOf, playback } from '../index.ts'
import { ledger } from './games/ledger.ts'

/** A replay of random play, with `backs` also some undone answers. */
function recorded(game: Game, options: { length?: number }, backs: boolean): Replay {
  const seed = seedOf('playback')
  const random = randomOf(seed)
  const table = openTable(game, options, 2, seed)
  const steps: Step[] = []
  while (table.result === null) {
    const question = table.questions[random.below(table.questions.length)]
    if (question === undefined) break
    const { seat } = question
    const move = anyAnswer(game, table.state, question, random)
    answer(table, seat, move)
    steps.push({ seat, answer: move })
    if (backs && random.below(3) === 0 && undo(table, seat) === true) steps.push({ seat, undo: true })
  }
  return { format: 1, game: game.id, gameVersion: 1, options, seats: 2, seed, commitment: null, steps, result: table.result }
}

test('every step, in any order, is the table that playing it through gives', () => {
  const replay = recorded(ledger as Game, { length: 200 }, false)
  const whole = [...playReplay(ledger as Game, replay)].length
  const back = playback(ledger as Game, replay)
  expect(back.last + 1).toBe(whole)
  const random = randomOf(seedOf('order'))
  const at = (step: number) => {
    for (const played of playReplay(ledger as Game, replay)) if (played.step === step) return played.table
    throw new Error('no such step')
  }
  for (const step of [0, 1, 63, 64, 65, 128, 127, back.last, 0, ...Array.from({ length: 10 }, () => random.below(back.last))])
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seenBy(back.table(step), viewer)).toEqual({ ...seenBy(at(step), viewer), canUndo: expect.anything() })
  expect(() => back.table(-1)).toThrow('no step')
  expect(() => back.table(back.last + 1)).toThrow('no step')
})

test('an undone answer is not a step, its lines are not in the log, and the end is the same', () => {
  const replay = recorded(outbid as Game, {}, true)
  expect(replay.steps.some((step) => 'undo' in step)).toBe(true)
  const back = playback(outbid as Game, replay)
  expect(back.steps.every((step) => !('undo' in step))).toBe(true)
  expect(back.table(back.last).result).toEqual(replay.result)
  const versions = back.lines(back.last, 0).map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted((one, other) => one - other))
  expect(back.lines(0, 0).length).toBeLessThan(versions.length)
  expect(back.position(3).version).toBe(3)
  // The lines at a step are those of all steps up to it, including the start.
  for (const step of [0, 1, back.last])
    expect(back.lines(step, 0)).toEqual(
      linesOf(
        Array.from({ length: step + 1 }, (_, at) => back.entry(at)),
        0,
      ),
    )
  // A table that is shown has no events left to tell.
  expect(back.table(2).events).toEqual([])
})

test('the error names the step that does not fit', () => {
  const replay = recorded(outbid as Game, {}, false)
  const steps = replay.steps.toSpliced(2, 1, { seat: 0, answer: { option: 'lay:99' } })
  expect(() => playback(outbid as Game, { ...replay, steps })).toThrow('step 3')
})

test('a replay may begin at a position, as that of a scenario does', () => {
  const replay = recorded(outbid as Game, {}, false)
  const whole = playback(outbid as Game, replay)
  const rest = { ...replay, seed: seedOf('another'), start: { position: whole.position(3), events: [] }, steps: whole.steps.slice(3) }
  const back = playback(outbid as Game, rest)
  expect(back.last).toBe(whole.last - 3)
  for (const step of [0, 1, back.last])
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seenBy(back.table(step), viewer)).toEqual({ ...seenBy(whole.table(step + 3), viewer), canUndo: expect.anything() })
  expect([...playReplay(outbid as Game, rest)].at(-1)?.table.result).toEqual(replay.result)
  expect(() => playback(outbid as Game, { ...rest, start: { ...rest.start, position: { ...rest.start.position, seats: 9 } } })).toThrow(
    'seats',
  )
})

test('an undo takes out its seat’s own last answer, not those of others after it', () => {
  const seed = seedOf('three')
  const table = openTable(outbid as Game, {}, 3, seed)
  const steps: Step[] = []
  const lay = (seat: number, at: number): void => {
    const question = table.questions.find((one) => one.seat === seat)
    const option = question?.kind === 'options' ? question.options[at]?.id : undefined
    if (option === undefined) throw new Error('no card')
    expect(answer(table, seat, { option })).toBe(true)
    steps.push({ seat, answer: { option } })
  }
  lay(0, 0)
  lay(1, 0)
  expect(undo(table, 0)).toBe(true)
  steps.push({ seat: 0, undo: true })
  lay(0, 1)
  const given = { format: 1, game: outbid.id, gameVersion: 1, options: {}, seats: 3, seed, commitment: null } as const
  const back = playback(outbid as Game, { ...given, steps })
  expect(back.steps).toEqual([steps[1], steps[3]])
})
