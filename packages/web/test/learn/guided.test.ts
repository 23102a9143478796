import type { Guided } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { type Answer, answer, type Question, type SeenQuestion, seenBy, type Table, takeEvents } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { faceById } from '../../../../games/chaos-galaxy/board/face.ts'
import { guided as duel } from '../../../../games/chaos-galaxy/board/learn/guided.ts'
import { guided as mission } from '../../../../games/death-angel/board/learn/guided.ts'
import { guided as firstDraft } from '../../../../games/draft/board/learn/guided.ts'
import { guided as battle } from '../../../../games/firestorm-armada/board/learn/guided.ts'
import { guided as war } from '../../../../games/forbidden-stars/board/learn/guided.ts'
import { isWanted, judged, pointedBy, stepAt } from '../../learn/steps.ts'

/** The beginning of a guided first game. */
async function begun(game: string, { options, seats, seed, given = {} }: Guided): Promise<Table> {
  return scenarioTable(await gameEntry(game).load(), asScenario({ game, options, seats, seed, given }))
}

/** What the coach would do at a question, and in which step; null if it says nothing. */
function coached(guided: Guided, seen: ReadonlySet<number>, table: Table): { step: number; given: Answer } | null {
  const { question, view } = seenBy(table, 0)
  if (question === null || question.kind === 'plan') return null
  const at = stepAt(guided, [...seen], question, view)
  const step = guided.steps[at]
  const pointed = step === undefined ? undefined : pointedBy(step, question, view)
  if (step === undefined || pointed === undefined) return null
  const wanted = question.options.map(({ id }) => id).filter((id) => isWanted(step, id))
  return { step: at, given: question.kind === 'multi-select' ? { options: wanted.slice(0, question.most) } : { option: pointed.id } }
}

/** Follows the coach, or the quick bot where the coach says nothing, for at most this many decisions. Returns the steps seen. */
function followed(table: Table, guided: Guided, most: number): Set<number> {
  const seen = new Set<number>()
  for (let made = 0; made < most && table.result === null && seen.size < guided.steps.length; made++) {
    takeEvents(table)
    const question = table.questions[0] as Question
    const own = () => decide(table, question.seat, { level: question.seat === 0 ? 'quick' : (guided.bots as 'quick') })
    const coach = question.seat === 0 ? coached(guided, seen, table) : null
    if (coach === null) expect(answer(table, question.seat, own())).toBe(true)
    else {
      seen.add(coach.step)
      // If the options that the coach lights do not all fit together, the reader follows a bot.
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
  test(`${game}: a player who follows the coach of the guided first game sees most of its lessons`, async () => {
    const table = await begun(game, guided)
    expect(followed(table, guided, most).size).toBeGreaterThanOrEqual(guided.steps.length * 0.6)
    for (const { says, why, otherwise } of guided.steps)
      for (const text of [says, why, otherwise ?? says]) expect(Object.keys(text).sort()).toEqual(['en', 'hu'])
  })

test('forbidden-stars: a player who follows the coach wins the first war in its second round', async () => {
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

/** Answers for the reader, and for the Orks until the reader is asked again. */
function goOn(table: Table, move: Answer): void {
  expect(answer(table, 0, move)).toBe(true)
  while (table.questions.length > 0 && table.questions.every(({ seat }) => seat !== 0)) {
    const { seat } = table.questions[0] as Question
    expect(answer(table, seat, decide(table, seat, { level: 'quick' }))).toBe(true)
  }
}

/** The step of what the coach says to the reader now. */
function heard(table: Table, seen: readonly number[]): number {
  const { question, view } = seenBy(table, 0)
  return stepAt(war, seen, question, view)
}

test('forbidden-stars: the coach says nothing wrong to a player who plans differently', async () => {
  const table = await begun('forbidden-stars', war)
  const seen: number[] = []
  for (const option of ['order:3:3', 'order:3:2', 'order:2:1', 'order:1:1']) {
    const at = heard(table, seen)
    if (at !== -1) seen.push(at)
    goOn(table, { option })
  }
  // The coach says neither 'on top of it' nor 'your first objective is in' nor 'round two'.
  expect(seen).toEqual([0, 1])
  expect(seenBy(table, 0).view).toMatchObject({ round: 1 })
  expect(war.steps[heard(table, seen)]?.wants).not.toEqual(['resolve'])
})

test('no coach promises an undo that is impossible: dice cannot be taken back, and the button shows when undo is possible', () => {
  for (const guided of [duel, mission, firstDraft, war, battle])
    for (const { otherwise } of guided.steps)
      expect(Object.values(otherwise ?? {}).join(' ')).not.toMatch(/take (?:it|that|this) back|vissza?von/iu)
})

test('an answer may settle a later step before the current one; an answer that no step wants counts as different', async () => {
  const table = await begun('forbidden-stars', war)
  const { question, view } = seenBy(table, 0)
  const of = (seen: readonly number[], option: string) => judged(war, seen, question as SeenQuestion, { option }, view)
  expect(of([], 'order:0:4')).toEqual({ at: 0, missed: -1 })
  expect(of([], 'order:1:0')).toEqual({ at: 1, missed: 0 })
  expect(of([0], 'order:2:3')).toEqual({ at: 1, missed: 1 })
  const free = { ...war, steps: war.steps.map(({ otherwise: _none, ...step }) => step) }
  expect(judged(free, [], question as SeenQuestion, { option: 'order:1:0' }, view)).toEqual({ at: 1, missed: -1 })
})

test('chaos-galaxy: the coach has bases and crew laid face down, never the ship that ought to fly', async () => {
  const table = await begun('chaos-galaxy', duel)
  while (table.questions[0]?.name !== 'main-action' || table.questions[0].seat !== 0) {
    const { seat } = table.questions[0] as Question
    expect(answer(table, seat, decide(table, seat, { level: 'quick' }))).toBe(true)
  }
  const step = duel.steps.findIndex(({ wants }) => wants.includes('surface'))
  const others = [...duel.steps.keys()].filter((at) => at !== step)
  const laid = coached(duel, new Set(others), table)
  const hand = (seenBy(table, 0).view as { seats: { hand: { id: number; type: string }[] | null }[] }).seats[0]?.hand ?? []
  const [verb, card] = laid !== null && 'option' in laid.given ? laid.given.option.split(':') : []
  const type = faceById(hand.find(({ id }) => String(id) === card)?.type ?? '')?.type
  expect([verb, type]).toEqual(verb === 'surface' ? ['surface', 'base'] : ['cantina', 'crew'])
})

test('chaos-galaxy: a player who draws where the coach would launch has learned to draw, is told why, and is shown the ship again', async () => {
  const table = await begun('chaos-galaxy', duel)
  while (table.questions[0]?.name !== 'main-action' || table.questions[0].seat !== 0) {
    const { seat } = table.questions[0] as Question
    expect(answer(table, seat, decide(table, seat, { level: 'quick' }))).toBe(true)
  }
  const { question, view } = seenBy(table, 0)
  const [launch, draw] = ['launch', 'draw'].map((verb) => duel.steps.findIndex(({ wants }) => wants.includes(verb)))
  const asked = question as SeenQuestion
  expect(judged(duel, [0], asked, { option: 'draw' }, view)).toEqual({ at: draw, missed: launch })
  expect(stepAt(duel, [0, draw as number], asked, view)).toBe(launch)
})
