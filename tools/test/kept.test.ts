import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { games } from '@orrery/games'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const RESTORE = fileURLToPath(new URL('../kept/restore.ts', import.meta.url))
const ADDING = new URL('../../packages/kernel/testing/adding/register.ts', import.meta.url).href

/** The differences at the kept tables of a game; `place`: where each of its catalogues gets another entry. */
async function faultsOf(game: string, place: string | null): Promise<unknown[]> {
  const preload = place === null ? [] : ['--import', ADDING]
  const env = place === null ? process.env : { ...process.env, ORRERY_ADDING: place }
  const { stdout } = await run(process.execPath, [...preload, RESTORE, game], { env, maxBuffer: 2 ** 26 })
  const tables = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly file: string; readonly faults: readonly unknown[] })
  expect(tables.length).toBeGreaterThan(1)
  return tables.filter(({ faults }) => faults.length > 0)
}

for (const { id } of games) {
  test(`${id}: kept tables are as they were, and go on`, { timeout: 120_000 }, async () => {
    expect(await faultsOf(id, null)).toEqual([])
  })

  test.each(['front', 'middle', 'end'])(
    `${id}: one entry more at the %s of every catalogue changes nothing that exists`,
    { timeout: 120_000 },
    async (place) => {
      expect(await faultsOf(id, place)).toEqual([])
    },
  )
}
