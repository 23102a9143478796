import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/orrery.js', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Games for tests, by the path that is typed. */
export const TIC_TAC_TOE = 'packages/kernel/test/games/tic-tac-toe.ts'
export const OUTBID = 'packages/kernel/test/games/outbid.ts'
export const AIM = 'packages/kernel/test/games/aim.ts'
export const LEAKY = 'packages/cli/test/games/leaky.ts'

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, LANG: 'en', LC_ALL: '', NODE_OPTIONS: '' }

/** Runs `orrery` as a process, with this input. */
export function orrery(args: readonly string[], input = '') {
  const ran = spawnSync(process.execPath, [BIN, ...args], { cwd: ROOT, input, encoding: 'utf8', env })
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}

/** Starts `orrery` and leaves it running. */
export function startOrrery(args: readonly string[]) {
  return spawn(process.execPath, [BIN, ...args], { cwd: ROOT, env })
}

/** A new temporary folder, which is deleted when the test ends. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'orrery-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
