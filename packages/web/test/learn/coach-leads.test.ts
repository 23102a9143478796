import type { Guided } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { type Answer, answer, type Question, type SeenQuestion, seenBy, type Table, takeEvents, verbOf } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { guided as duel } from '../../../../games/chaos-galaxy/board/learn/guided.ts'
import { bringing, stepToBring } from '../../learn/leading.ts'
import { type CoachMemory, cueAt, markAnswer } from '../../learn/repetition.ts'
import { chosenBy } from '../../learn/steps.ts'

/** What the coach said: the step, and whether it was repeated. */
interface Cue {
  readonly at: number
  readonly again: boolean
}

interface Reader {
  seen: number[]
  answers: number[]
  marks: NonNullable<CoachMemory['marks']>[number][]
}

/** Ends turns, and otherwise does as little as possible. */
function idle(question: SeenQuestion): Answer {
  if (question.kind === 'plan') return { plan: null }
  if (question.kind === 'multi-select') return { options: question.options.slice(0, question.least).map(({ id }) => id) }
  const least = ['end', 'pass', 'keep', 'no', 'none'].flatMap((verb) => question.options.filter(({ id }) => verbOf(id) === verb))
  return { option: (least[0] ?? question.options[0])?.id ?? '' }
}

/**
 * Lets a reader make up to `most` decisions under a coach, as on the page, and returns what the coach said. `byCoach` collects the verbs of
 * the answers that the coach made bots give.
 */
function taught(table: Table, guided: Guided, most: number, plays: (question: SeenQuestion) => Answer, byCoach: string[] = []): Cue[] {
  const reader: Reader = { seen: [], answers: [], marks: [] }
  const heard: Cue[] = []
  for (let made = 0; made < most && table.result === null; ) {
    takeEvents(table)
    const { seat } = table.questions[0] as Question
    const { question, view } = seenBy(table, seat)
    if (question === null) throw new Error('nobody is asked')
    if (seat !== 0) {
      const brought = stepToBring(guided, reader)
      const led = brought === null ? null : bringing(brought, question)
      if (led !== null && answer(table, seat, led) === true) byCoach.push(...(chosenBy(led) ?? []).map(verbOf))
      else expect(answer(table, seat, decide(table, seat, { level: guided.bots as 'random' }))).toBe(true)
      continue
    }
    const said = cueAt(guided, reader, question, view)
    if (said !== null) heard.push(said)
    const move = plays(question)
    const { at, mark } = markAnswer(guided, reader, question, move, view)
    reader.answers.push(at)
    reader.marks.push(mark)
    if (at !== -1) reader.seen.push(at)
    expect(answer(table, 0, move)).toBe(true)
    made++
  }
  return heard
}

async function begun(game: string, { options, seats, seed, given = {} }: Guided): Promise<Table> {
  return scenarioTable(await gameEntry(game).load(), asScenario({ game, options, seats, seed, given }))
}

const stepOf = (guided: Guided, want: string): number => guided.steps.findIndex(({ wants }) => wants.includes(want))

test('chaos-galaxy: a player who only ends turns is reminded of the ship in hand', async () => {
  const heard = taught(await begun('chaos-galaxy', duel), duel, 60, idle)
  const launch = stepOf(duel, 'launch')
  expect(heard.slice(0, 4)).toEqual([
    { at: 0, again: false },
    { at: launch, again: false },
    { at: launch, again: false },
    { at: launch, again: true },
  ])
})

/** The reader's first main phase, with this many credits visible. */
async function mainPhase(credits: number): Promise<{ question: SeenQuestion; view: unknown }> {
  const table = await begun('chaos-galaxy', duel)
  while (table.questions[0]?.seat !== 0 || table.questions[0].name !== 'main-action') {
    const { seat } = table.questions[0] as Question
    expect(answer(table, seat, decide(table, seat, { level: 'random' }))).toBe(true)
  }
  const { question, view } = seenBy(table, 0)
  const { seats, ...rest } = view as { seats: readonly object[] }
  return { question: question as SeenQuestion, view: { ...rest, seats: [{ ...seats[0], credits }, ...seats.slice(1)] } }
}

test('chaos-galaxy: the coach mentions two turns that leave ten credits, not fewer, and nothing once it is done or known', async () => {
  const draw = stepOf(duel, 'draw')
  const known = duel.steps.map((_step, at) => at).filter((at) => at !== draw)
  const seen = duel.steps.map((_step, at) => at)
  for (const [credits, speaks] of [
    [19, true],
    [9, false],
  ] as const) {
    const { question, view } = await mainPhase(credits)
    const { mark } = markAnswer(duel, { seen, known }, question, { option: 'end' }, view)
    const after = (marks: readonly (typeof mark)[], more = {}) => cueAt(duel, { seen, known, marks, ...more }, question, view)
    expect(after([mark])).toBeNull()
    expect(after([mark, mark])).toEqual(speaks ? { at: draw, again: true } : null)
    expect(after([mark, mark], { known: seen })).toBeNull()
    const done = markAnswer(duel, { seen, known, marks: [mark, mark] }, question, { option: 'draw' }, view).mark
    expect(after([mark, mark, done])).toBeNull()
    const told = markAnswer(duel, { seen, known, marks: [mark, mark] }, question, { option: 'end' }, view).mark
    expect(after([mark, mark, told])).toBeNull()
  }
})

/** Launches whatever can be launched, and ends turns. */
function launching(question: SeenQuestion): Answer {
  const launch = question.kind === 'options' ? question.options.find(({ id }) => verbOf(id) === 'launch') : undefined
  return launch === undefined ? idle(question) : { option: launch.id }
}

test('chaos-galaxy: a player who never attacks is attacked when it is time to learn defence', async () => {
  const led: string[] = []
  const heard = taught(await begun('chaos-galaxy', duel), duel, 300, launching, led)
  expect(led).toContain('attack')
  expect(heard).toContainEqual({ at: stepOf(duel, 'defend-with'), again: false })
})
