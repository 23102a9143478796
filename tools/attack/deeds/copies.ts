import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { restoreFolder } from '@orrery/server'
import { person } from '../person.ts'
import { storedInFile } from '../stored.ts'
import { startVictim } from '../victim.ts'
import { type Kept, missedRows } from './kept.ts'

const ORRERY = fileURLToPath(new URL('../../../packages/cli/bin/orrery.js', import.meta.url))

/** A back-up that was made while the server ran or was killed. */
export interface Copy {
  readonly file: string
  /** What had been acknowledged before it began. */
  readonly rows: Kept['rows']
  readonly tables: ReadonlySet<string>
  /** How the command ended. */
  readonly code: number | null
}

/** Makes a back-up after a while, as a host does; `folder`: where its file goes. */
export async function copied(
  folder: string,
  name: string,
  wait: number,
  { rows, tables }: Kept,
  data: string,
  database?: string,
): Promise<Copy> {
  await sleep(wait)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.sqlite`)
  const before = { rows: new Map(rows), tables: new Set(tables) }
  const env = { ...process.env, ...(database === undefined ? {} : { DATABASE_URL: database }) }
  const command = spawn(process.execPath, [ORRERY, 'backup', file, '--data', data], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((resolve) => command.once('exit', resolve))
  return { file, ...before, code }
}

/** How many rows are not in their copies, each of which must have what was acknowledged before it. */
export async function missingFrom(copies: readonly Copy[]): Promise<number> {
  let missing = 0
  for (const { file, rows, code } of copies) {
    if (code !== 0) continue
    const stored = storedInFile(file)
    const { lost, doubled } = await missedRows(stored, rows, `in ${file}`)
    missing += lost + doubled
    await stored.close()
  }
  return missing
}

/** Restores a copy into a new folder and lets a server run there. Returns how many of its agreed tables cannot be watched. */
export async function goneAfterRestoring({ file, tables }: Copy, folder: string): Promise<number> {
  restoreFolder(file, folder)
  const victim = await startVictim(folder)
  const watcher = await person(victim.url)
  let gone = 0
  for (const table of tables) {
    const shown = await watcher.ask({ type: 'watch', table })
    if (shown?.type !== 'table' || !['playing', 'over'].includes(shown.info.stage)) gone++
    await watcher.ask({ type: 'unwatch', table })
  }
  watcher.close()
  await victim.kill()
  return gone
}
