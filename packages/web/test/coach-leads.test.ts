import type { Guided } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { type Answer, answer, type Question, type SeenQuestion, seenBy, type Table, takeTold, verbOf } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { guided as duel } from '../../../games/chaos-galaxy/board/learn/guided.ts'
import { heardAt, marked, type Remembered } from '../learn/again.ts'
import { bringing, stepToBring } from '../learn/leading.ts'
import { chosenBy } from '../learn/steps.ts'

/** What the reader heard: the step, and whether it came again. */
interface Heard {
  readonly at: number
  readonly again: boolean
}

interface Reader {
  seen: number[]
  answers: number[]
  marks: NonNullable<Remembered['marks']>[number][]
}

/** Only ends turns, and else does as little as may be. */
function idle(question: SeenQuestion): Answer {
  if (question.kind === 'plan') return { plan: null }
  if (question.kind === 'multi-select') return { options: question.options.slice(0, question.least).map(({ id }) => id) }
  const least = ['end', 'pass', 'keep', 'no', 'none'].flatMap((verb) => question.options.filter(({ id }) => verbOf(id) === verb))
  return { option: (least[0] ?? question.options[0])?.id ?? '' }
}

/** Lets a reader play so many decisions under a coach, as the page does, and gives what the coach said; `byCoach` takes the verbs that he had bots answer. */
function taught(table: Table, guided: Guided, most: number, plays: (question: SeenQuestion) => Answer, byCoach: string[] = []): Heard[] {
  const reader: Reader = { seen: [], answers: [], marks: [] }
  const heard: Heard[] = []
  for (let made = 0; made < most && table.result === null; ) {
    takeTold(table)
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
    const said = heardAt(guided, reader, question, view)
    if (said !== null) heard.push(said)
    const given = plays(question)
    const { at, mark } = marked(guided, reader, question, given, view)
    reader.answers.push(at)
    reader.marks.push(mark)
    if (at !== -1) reader.seen.push(at)
    expect(answer(table, 0, given)).toBe(true)
    made++
  }
  return heard
}

async function begun(game: string, { options, seats, seed, given = {} }: Guided): Promise<Table> {
  return scenarioTable(await gameEntry(game).load(), asScenario({ game, options, seats, seed, given }))
}

const stepOf = (guided: Guided, want: string): number => guided.steps.findIndex(({ wants }) => wants.includes(want))

test('chaos-galaxy: who only ends turns hears of ships and credits again', async () => {
  const heard = taught(await begun('chaos-galaxy', duel), duel, 200, idle)
  const again = new Set(heard.filter((one) => one.again).map(({ at }) => at))
  expect(again).toContain(stepOf(duel, 'launch'))
  expect(again).toContain(stepOf(duel, 'draw'))
})

/** Launches what can be launched, and ends turns. */
function launching(question: SeenQuestion): Answer {
  const launch = question.kind === 'options' ? question.options.find(({ id }) => verbOf(id) === 'launch') : undefined
  return launch === undefined ? idle(question) : { option: launch.id }
}

test('chaos-galaxy: who never attacks is attacked when it is time to learn defence', async () => {
  const led: string[] = []
  const heard = taught(await begun('chaos-galaxy', duel), duel, 300, launching, led)
  expect(led).toContain('attack')
  expect(heard).toContainEqual({ at: stepOf(duel, 'defend-with'), again: false })
})
