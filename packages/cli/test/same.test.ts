import { gameEntry } from '@orrery/games'
import { type Answer, answer, openTable, type Seat, type SeenQuestion, seedOf, seenBy, type Table } from '@orrery/kernel'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { comeToTheSame } from '../bench/days/same.ts'

/** A duel played by quick bots until somebody is asked a question that fits. */
async function duelUntil(fits: (question: SeenQuestion) => boolean): Promise<{ table: Table; seat: Seat; question: SeenQuestion }> {
  const table = openTable(await gameEntry('chaos-galaxy').load(), {}, 2, seedOf('same'))
  for (;;) {
    const seat = table.questions[0]?.seat ?? 0
    const { question } = seenBy(table, seat)
    if (question === null) throw new Error('the duel is over')
    if (fits(question)) return { table, seat, question }
    answer(table, seat, decide(table, seat, { level: 'quick', salt: 'same' }))
  }
}

const offers = (question: SeenQuestion, ...verbs: readonly string[]): boolean =>
  question.kind === 'options' && verbs.every((verb) => question.options.some(({ id }) => id.split(':')[0] === verb))

test('passing one window and passing until something happens are equivalent, and the comparison does not change the table', async () => {
  const { table, seat } = await duelUntil((question) => offers(question, 'pass', 'pass-until'))
  const { version } = table
  expect(comeToTheSame(table, seat, { option: 'pass' }, { option: 'pass-until' }, 'same')).toBe(true)
  expect(table.version).toBe(version)
})

test('ending the turn and acting before that are not equivalent', async () => {
  const { table, seat, question } = await duelUntil((asked) => offers(asked, 'end', 'draw'))
  const drawn = question.kind === 'options' ? question.options.find(({ id }) => id.startsWith('draw')) : undefined
  expect(drawn).toBeDefined()
  expect(comeToTheSame(table, seat, { option: drawn?.id ?? '' }, { option: 'end' }, 'same')).toBe(false)
})

test('a refused answer is equivalent to nothing', async () => {
  const { table, seat } = await duelUntil((question) => offers(question, 'pass'))
  const nowhere: Answer = { option: 'nowhere' }
  expect(comeToTheSame(table, seat, nowhere, nowhere, 'same')).toBe(false)
})
