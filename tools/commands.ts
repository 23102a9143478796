import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import type { Step } from './step.ts'

/** A step that runs an existing tool. It is one check, which passes if the tool succeeds. */
function command(name: string, title: string, script: string, ...args: string[]): Step {
  return {
    name,
    title,
    run() {
      const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      return ran.status === 0 ? { passed: 1, problems: [] } : { passed: 0, problems: [`${name} ended with ${ran.status ?? ran.signal}`] }
    },
  }
}

/** Checks format and lint. */
export const lint = command('lint', 'format and lint (biome)', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')

/** Checks types. */
export const types = command('types', 'types (tsc)', 'typescript/bin/tsc', '--noEmit')

/** Finds unused files, exports and dependencies. */
export const unused = command('unused', 'unused code (knip)', 'knip/bin/knip.js', '--no-progress')
