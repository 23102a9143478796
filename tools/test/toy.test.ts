import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addGame, copyProject } from './copy.ts'

/** Runs a program of a copy of the project; null if it succeeds, otherwise its output. */
function complaint(root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' })
  return status === 0 ? null : `${args.join(' ')}\n${stdout}\n${stderr}`
}

test('a game made by the ten steps of CONTRIBUTING, without settings and scenario words, passes all that every game is held to', () => {
  const root = copyProject()
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  addGame(root, 'pig', 'examples/pig')
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run']
  const recorded = complaint(root, [...vitest, 'games/games.test.ts', '-t', 'pig'], { ORRERY_GOLDEN: 'write' })
  expect(recorded).toBe(null)
  expect(complaint(root, ['tools/test.ts', 'arrows', 'laws', 'messages'])).toBe(null)
  expect(complaint(root, [...vitest, 'games/pig'])).toBe(null)
  expect(complaint(root, [...vitest, 'games/games.test.ts', 'games/composed.test.ts', 'games/promises.test.ts', '-t', 'pig'])).toBe(null)
  expect(complaint(root, ['packages/cli/bin/orrery.js', 'check', 'pig', '--games', '20', '--seed', '1'])).toBe(null)
})
