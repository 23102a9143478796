import { deathAngel } from '@orrery/games/death-angel/index.ts'
import { answer, openTable, positionOf, type Question, questionFor, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { decide } from '../index.ts'
import { doJob, type Job } from '../job.ts'

const table = openTable(deathAngel, {}, 2, seedOf(4))
for (let given = 0; given < 5; given++) {
  const { seat } = table.questions[0] as Question
  answer(table, seat, decide(table, seat, { level: 'quick' }))
}
const { seat } = table.questions[0] as Question
const job: Job = { position: JSON.parse(JSON.stringify(positionOf(table))), seat, level: 'strong', budget: { iterations: 50 }, salt: 'a' }

test('a job by its position comes to the same decision as at the table itself', async () => {
  const thought = await doJob(JSON.parse(JSON.stringify(job)))
  const { position: _position, seat: _seat, ...how } = job
  expect(thought.answer).toEqual(decide(table, seat, how))
  expect(thought.iterations).toBeGreaterThan(0)
  expect(questionFor(table, seat)).not.toBeNull()
})

test('a job that makes no sense is refused', async () => {
  await expect(doJob({ ...job, position: { ...job.position, game: 'nim' } })).rejects.toThrow("no game 'nim'")
  await expect(doJob({ ...job, seat: 5 })).rejects.toThrow('seat 5 is not asked')
})
