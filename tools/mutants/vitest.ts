import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../files.ts'
import type { Subject } from './files.ts'

/**
 * Runs tests of a subject with every point in its code: all its tests, or the given files. The exit status is 0 if all passed; a run
 * that takes longer than `patience`, in milliseconds, is stopped and ends with 1.
 */
export function vitest(
  { name }: Subject,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
  patience: number,
): Promise<number> {
  const report = env.ORRERY_MUTANTS_REPORT
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...(report === undefined ? ['--reporter=dot'] : ['--reporter=json', `--outputFile=${report}`]),
    '--config',
    join(ROOT, 'tools/mutants/vitest.config.ts'),
    ...files,
  ]
  return new Promise((resolve) => {
    const run = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, ...env, ORRERY_MUTANTS_SUBJECT: name, ORRERY_TESTS: 'plain' },
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    run.on('close', (status) => resolve(status ?? 1))
  })
}
