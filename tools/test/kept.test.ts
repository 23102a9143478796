import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { games } from '@orrery/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../packages/text/test/lacking.ts'
import { FIXED, GROWING } from '../kept/tables.ts'

const run = promisify(execFile)
const RESTORE = fileURLToPath(new URL('../kept/restore.ts', import.meta.url))
const REPLAY = fileURLToPath(new URL('../kept/replay.ts', import.meta.url))
const ADDING = new URL('../../packages/kernel/testing/adding/register.ts', import.meta.url).href

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-replays-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The lines that a program prints. `place`: where each catalogue gets another entry, or `copies of CATALOGUE`. */
async function printed(args: readonly string[], place: string | null): Promise<string> {
  const preload = place === null ? [] : ['--import', ADDING]
  const [where, catalogue] = place?.split(' of ') ?? []
  const only = catalogue === undefined ? {} : { ORRERY_ADDING_TO: catalogue }
  const env = place === null ? process.env : { ...process.env, ORRERY_ADDING: where, ...only }
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

test('every catalogue of pieces grows in these tests, or its number is fixed', () => {
  const declared = [...codeOf(new URL('../../games/', import.meta.url)).matchAll(/\bpiecesOf\(\s*'([\w-]+)'/g)].map(([, name]) => name)
  const known = [...Object.values(GROWING).flat(), ...FIXED]
  expect(declared.filter((name) => !known.includes(name as string))).toEqual([])
  expect(declared.length).toBeGreaterThan(4)
})

for (const { id } of games) {
  test(`${id}: kept tables are as they were, and go on`, async () => {
    expect(await faultsOf(id, null)).toEqual([])
  })

  test.each(['front', 'middle', 'end'])(`${id}: one entry more at the %s of every catalogue changes nothing that exists`, async (place) => {
    expect(await faultsOf(id, place)).toEqual([])
  })

  const copies = (GROWING[id] ?? []).map((name) => `copies of ${name}`)

  if (copies.length > 0) {
    test(`${id}: one piece more of each kind changes nothing at kept tables`, async () => {
      for (const place of copies) expect(await faultsOf(id, place), place).toEqual([])
    })
  }

  test(`${id}: replays play on to the same end with one entry more at the front, middle or end, or more pieces`, async () => {
    const file = join(folder, `${id}.jsonl`)
    await writeFile(file, await printed([REPLAY, 'record', id], null))
    for (const place of [null, 'front', 'middle', 'end', ...copies]) {
      const faults = (await printed([REPLAY, 'again', id, file], place)).trim().split('\n')
      expect(faults.length, `${place}`).toBeGreaterThan(0)
      for (const each of faults) expect(JSON.parse(each), `${place}`).toEqual([])
    }
  })
}
