import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { games } from '@orrery/games'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const RESTORE = fileURLToPath(new URL('../kept/restore.ts', import.meta.url))
const REPLAY = fileURLToPath(new URL('../kept/replay.ts', import.meta.url))
const ADDING = new URL('../../packages/kernel/testing/adding/register.ts', import.meta.url).href

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-replays-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The lines that a program prints; `place`: where each catalogue gets another entry. */
async function printed(args: readonly string[], place: string | null): Promise<string> {
  const preload = place === null ? [] : ['--import', ADDING]
  const env = place === null ? process.env : { ...process.env, ORRERY_ADDING: place }
  return (await run(process.execPath, [...preload, ...args], { env, maxBuffer: 2 ** 26 })).stdout
}

/** The differences at the kept tables of a game. */
async function faultsOf(game: string, place: string | null): Promise<unknown[]> {
  const tables = (await printed([RESTORE, game], place))
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

  test(`${id}: replays play on to the same end with one entry more at the front, middle or end`, { timeout: 240_000 }, async () => {
    const file = join(folder, `${id}.jsonl`)
    await writeFile(file, await printed([REPLAY, 'record', id], null))
    for (const place of [null, 'front', 'middle', 'end']) {
      const faults = (await printed([REPLAY, 'again', id, file], place)).trim().split('\n')
      expect(faults.length, `${place}`).toBeGreaterThan(0)
      for (const each of faults) expect(JSON.parse(each), `${place}`).toEqual([])
    }
  })
}
