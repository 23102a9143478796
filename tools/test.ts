import { arrows } from './arrows.ts'
import { lint, types, unused } from './commands.ts'
import { coverage } from './coverage.ts'
import { documents } from './documents.ts'
import { laws } from './laws.ts'
import { messages } from './messages.ts'
import { missingServices } from './services.ts'
import type { Step } from './step.ts'
import { browserTests, forgetResults, jsonTests, plainTests, undoTests } from './units.ts'

/**
 * The test command: every step in this order, or those named (`node tools/test.ts laws types`). The last line counts
 * all checks and tests.
 */
const STEPS: readonly Step[] = [
  lint,
  types,
  arrows,
  laws,
  documents,
  unused,
  messages,
  plainTests,
  undoTests,
  jsonTests,
  coverage,
  browserTests,
]

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`no step '${unknown.join("', '")}'; there are: ${STEPS.map((step) => step.name).join(', ')}`)
    return 2
  }
  const chosen = names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name))
  if (chosen.includes(plainTests)) forgetResults()
  let passed = 0
  const failed: string[] = []
  for (const [at, step] of chosen.entries()) {
    const began = performance.now()
    console.log(`[${at + 1}/${chosen.length}] ${step.name}: ${step.title}`)
    const outcome = await step.run()
    for (const problem of outcome.problems) console.log(`  ✗ ${problem}`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`[${at + 1}/${chosen.length}] ${step.name}: ${outcome.passed} passed, ${outcome.problems.length} failed in ${seconds} s`)
    passed += outcome.passed
    failed.push(...outcome.problems.map((problem) => `${step.name}: ${problem}`))
  }
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((problem) => `  ${problem}`).join('\n')}`)
  const untested = chosen.includes(plainTests) ? missingServices() : null
  if (untested !== null) console.log(`!!! ${untested} !!!`)
  console.log(`${passed} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
