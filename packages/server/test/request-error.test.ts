import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { noLog } from '../log.ts'
import { asRequestError, notStored, RequestError } from '../request-error.ts'
import { type Connection, told } from '../socket/connection.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'

test('who asks while the database is away reads that it is, not that something went wrong', () => {
  const sent: unknown[] = []
  const connection = { id: 'c1', player: null, send: (message: unknown) => void sent.push(message) } as unknown as Connection
  told({ log: noLog() }, connection, { type: 'hello', ref: 'r1' } as never, new StoreUnavailable('it does not answer'))
  expect(JSON.stringify(sent)).toContain('the database is away; whether it counts is seen when it is back')
})

test('a refusal stays as it is, and nothing is told of what else went wrong', () => {
  const refusal = new RequestError('forbidden' as never, 'not yours')
  expect(asRequestError(refusal)).toBe(refusal)
  expect(asRequestError(new Error('a secret of the machine'))).toMatchObject({
    code: 'failed',
    message: 'something went wrong on the server',
  })
})

test('who asks while the disk is full reads that nothing can be stored, on both databases', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('pragma max_page_count = 2; create table one (text)')
  const add = database.prepare('insert into one values (?)')
  let full: unknown
  for (let tries = 0; full === undefined && tries < 100; tries++) {
    try {
      add.run('x'.repeat(1000))
    } catch (error) {
      full = error
    }
  }
  const postgres = Object.assign(new Error('could not extend file'), { code: '53100' })
  for (const error of [full, postgres])
    for (const told of [asRequestError(error), notStored(error, 'table')])
      expect(told).toMatchObject({ code: 'no-room', message: 'the server cannot store anything at present; nothing has changed' })
})
