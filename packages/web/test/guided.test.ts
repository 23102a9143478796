import type { Guided } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { type Answer, answer, type Question, seenBy, type Table, takeTold, verbOf } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { guided as duel } from '../../../games/chaos-galaxy/board/learn/guided.ts'
import { guided as mission } from '../../../games/death-angel/board/learn/guided.ts'
import { guided as firstDraft } from '../../../games/draft/board/learn/guided.ts'
import { guided as war } from '../../../games/forbidden-stars/board/learn/guided.ts'

/** A guided first game as it stands at its beginning. */
async function begun(game: string, { options, seats, seed, given = {} }: Guided): Promise<Table> {
  return scenarioTable(await gameEntry(game).load(), asScenario({ game, options, seats, seed, given }))
}

/** What the coach would have done at a question, and which step that is; null where it says nothing. */
function coached(guided: Guided, seen: ReadonlySet<number>, question: Question): { step: number; given: Answer } | null {
  if (question.kind === 'plan') return null
  const ids = question.options.map(({ id }) => id)
  const wantedBy = (wants: readonly string[]) => ids.filter((id) => wants.includes(id) || wants.includes(verbOf(id)))
  const step = guided.steps.findIndex(
    ({ asks, wants }, at) => !seen.has(at) && asks === question.name && (wants.length === 0 || wantedBy(wants).length > 0),
  )
  const wanted = wantedBy(guided.steps[step]?.wants ?? [])
  const [first] = wanted
  if (first === undefined) return null
  return { step, given: question.kind === 'some' ? { options: wanted.slice(0, question.most) } : { option: first } }
}

/** Follows the coach, and the quick bot's advice where it says nothing; so many decisions at most. Gives back the steps seen. */
function followed(table: Table, guided: Guided, most: number): Set<number> {
  const seen = new Set<number>()
  for (let made = 0; made < most && table.result === null && seen.size < guided.steps.length; made++) {
    takeTold(table)
    const question = table.questions[0] as Question
    const own = () => decide(table, question.seat, { level: question.seat === 0 ? 'quick' : (guided.bots as 'quick') })
    const coach = question.seat === 0 ? coached(guided, seen, question) : null
    if (coach === null) expect(answer(table, question.seat, own())).toBe(true)
    else {
      seen.add(coach.step)
      // Where not everything that the coach lights fits together, the reader takes a bot's word.
      if (answer(table, question.seat, coach.given) !== true) expect(answer(table, question.seat, own())).toBe(true)
    }
  }
  return seen
}

for (const [game, guided, most] of [
  ['chaos-galaxy', duel, 700],
  ['death-angel', mission, 400],
  ['forbidden-stars', war, 200],
  ['draft', firstDraft, 300],
] as const)
  test(`${game}: who follows the coach of the guided first game hears most of what it has to teach`, async () => {
    const table = await begun(game, guided)
    expect(followed(table, guided, most).size).toBeGreaterThanOrEqual(guided.steps.length * 0.6)
    for (const { says, why, otherwise } of guided.steps)
      for (const text of [says, why, otherwise ?? says]) expect(Object.keys(text).sort()).toEqual(['en', 'hu'])
  })

test('forbidden-stars: who follows the coach wins the first war in its second round', async () => {
  const table = await begun('forbidden-stars', war)
  const seen = followed(table, war, 200)
  for (let made = 0; made < 60 && table.result === null; made++) {
    const { seat } = table.questions[0] as Question
    expect(answer(table, seat, decide(table, seat, { level: 'quick' }))).toBe(true)
  }
  expect([...war.steps.keys()].filter((step) => !seen.has(step))).toEqual([])
  expect(table.result?.winners).toEqual([0])
  expect(seenBy(table, 0).view).toMatchObject({ round: 2 })
})
