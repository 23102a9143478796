import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../files.ts'
import { packKernel } from '../pack-kernel.ts'

const home = mkdtempSync(join(tmpdir(), 'orrery-kernel-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('the packed kernel plays a game that knows nothing of this repository', () => {
  packKernel(join(home, 'node_modules/@orrery/kernel'))
  const { dependencies, exports } = JSON.parse(readFileSync(join(home, 'node_modules/@orrery/kernel/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
    readonly exports: Readonly<Record<string, object>>
  }
  for (const name of Object.keys(dependencies)) symlinkSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name))
  expect(Object.keys(exports)).toContain('./conformance')

  const readme = readFileSync(join(ROOT, 'packages/kernel/README.md'), 'utf8')
  const game = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const check = '\nconsole.log(conform(pig, { games: 2, seed: 1 }).failures.length)\n'
  mkdirSync(join(home, 'src'))
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(home, 'src/pig.ts'), `import { conform } from '@orrery/kernel/conformance'\n${game}${check}`)
  expect(execFileSync(process.execPath, [join(home, 'src/pig.ts')], { encoding: 'utf8' }).trim()).toBe('0')
})
