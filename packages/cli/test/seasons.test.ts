import { expect, test } from 'vitest'
import { server } from '../../server/test/server.ts'
import { orrery } from './orrery.ts'

test('a season is started, listed and ended while the server runs, and errors are explained', async () => {
  const { data } = await server()
  const seasons = (...args: string[]) => orrery(['seasons', ...args, '--data', data])
  expect(seasons('--begin', 'Spring')).toMatchObject({ code: 2, err: expect.stringContaining('--begin NAME --game GAME') })
  expect(seasons('--begin', 'Spring', '--game', 'chess')).toMatchObject({ code: 1, err: expect.stringContaining("no game 'chess'") })
  const begun = seasons('--begin', 'Spring', '--game', 'chaos-galaxy')
  expect(begun.out).toMatch(/^ {2}\S+ {2}Spring \(chaos-galaxy\), from \S+ until it is ended$/m)
  const again = seasons('--begin', 'Summer', '--game', 'chaos-galaxy', '--days', '30')
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('a season of chaos-galaxy goes on') })
  const id = begun.out.trim().split(' ')[0] as string
  expect(seasons('--end', id).out).toMatch(/Spring \(chaos-galaxy\), (\S+) to \1$/m)
  expect(seasons('--end', id)).toMatchObject({ code: 1, err: expect.stringContaining('no season') })
})
