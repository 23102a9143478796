import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './files.ts'

/** Records all golden games again and recounts; review the difference before you commit it. */
const files = ['games/games.test.ts', 'games/chaos-galaxy/test/examples', 'packages/kernel/test/golden.test.ts']
const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '-t', 'on file|recorded'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ORRERY_GOLDEN: 'write' },
})
process.exitCode = ran.status ?? 1
