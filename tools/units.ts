import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { loadersOf } from './edges.ts'
import { projectFiles, ROOT } from './files.ts'
import type { Outcome, Step } from './step.ts'

interface Results {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

const KEPT = join(ROOT, '.cache', 'tests')

function resultFile(name: string): string {
  return join(KEPT, `${name}.json`)
}

/** Forgets the results of earlier runs. */
export function forgetResults(): void {
  rmSync(KEPT, { recursive: true, force: true })
}

/** The results of a run of this name, or null if there was none. */
export function readResults(name: string): Results | null {
  return existsSync(resultFile(name)) ? (JSON.parse(readFileSync(resultFile(name), 'utf8')) as Results) : null
}

/** The tests that passed, with paths relative to the project. */
export function passedTests(results: Results | null, root: string): { path: string; title: string }[] {
  return (results?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => ({ path: relative(root, name).split(sep).join('/'), title })),
  )
}

/** Runs vitest and keeps its results. `filters` are parts of paths. */
export function runVitest(name: string, filters: readonly string[], config?: string): Outcome {
  mkdirSync(KEPT, { recursive: true })
  rmSync(resultFile(name), { force: true })
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json']
  args.push(`--outputFile.json=${resultFile(name)}`, '--passWithNoTests', ...(config === undefined ? [] : ['--config', config]), ...filters)
  const mode = name === 'undo' || name === 'json' ? name : 'plain'
  const ran = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ORRERY_TESTS: mode },
  })
  const results = readResults(name)
  if (results === null) return { passed: 0, problems: [`vitest gave no results (${ran.status ?? ran.signal})`] }
  return countResults(results, ran.status ?? 1)
}

/** The outcome of vitest's results. A file that could not be loaded is a problem, and so is a failed run without a failed test. */
export function countResults(results: Results, status: number): Outcome {
  const problems: string[] = []
  let passed = 0
  for (const file of results.testResults) {
    for (const { status, ancestorTitles, title } of file.assertionResults) {
      if (status === 'passed') passed++
      else problems.push(`${relative(ROOT, file.name)}: ${[...ancestorTitles, title].join(' > ')} (${status})`)
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      problems.push(`${relative(ROOT, file.name)}: ${file.message.split('\n')[0]}`)
    }
  }
  if (status !== 0 && problems.length === 0) problems.push(`vitest ended with ${status}`)
  return { passed, problems }
}

/** The test files that play games with `play()`, directly or indirectly: only these differ between the modes of ORRERY_TESTS. */
function playingTests(): string[] {
  const files = projectFiles()
  const playing = loadersOf(files, 'packages/kernel/testing/mode.ts')
  return files
    .map(({ path }) => path)
    .filter((path) => /^(games|packages\/kernel)\/.*(?<!\.browser)\.test\.ts$/.test(path) && playing.has(path))
}

function mode(name: 'undo' | 'json', title: string): Step {
  return {
    name,
    title,
    run() {
      const files = playingTests()
      return files.length === 0 ? { passed: 0, problems: ['no tests that play'] } : runVitest(name, files)
    },
  }
}

/** The step that runs all tests once. */
export const plainTests: Step = {
  name: 'plain',
  title: 'tests',
  run() {
    const outcome = runVitest('plain', [])
    return outcome.passed === 0 && outcome.problems.length === 0 ? { passed: 0, problems: ['no tests ran'] } : outcome
  },
}

/** The step that runs the tests that play, with every answer undone and given again. */
export const undoTests = mode('undo', 'tests that play, every answer taken back and given again')

/** The step that runs the tests that play, with the table sent through JSON after every answer. */
export const jsonTests = mode('json', 'tests that play, the table sent through JSON after every answer')

/** The step that runs the tests in a real browser. */
export const browserTests: Step = {
  name: 'browser',
  title: 'tests in the browser',
  run() {
    const files = projectFiles().filter(({ path }) => path.endsWith('.browser.test.ts'))
    if (files.length === 0) return { passed: 0, problems: [] }
    return runVitest('browser', [], join(ROOT, 'vitest.browser.config.ts'))
  },
}
