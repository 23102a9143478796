import type { Failure, Report } from '@orrery/kernel/scenario'
import { runScenarioFile } from '../scenario/file.ts'
import { colours } from '../terminal/colours.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'scenario',
  usage: 'FILE...',
  about: 'Plays scenario files (docs/scenarios.md) and reports what differs from what they say. Ends with 1 if anything does.',
  async run(args) {
    const { positionals } = read(args, {}, [1, Number.POSITIVE_INFINITY])
    const { good, bad } = colours(process.stdout)
    let failed = 0
    for (const path of positionals) {
      const { failures, notes } = await reportOf(path)
      console.log(failures.length === 0 ? `${good('✓')} ${path}` : `${bad('✗')} ${path}`)
      for (const note of notes) console.log(`  ${note}`)
      for (const failure of failures) console.log(printed(failure))
      if (failures.length > 0) failed++
    }
    console.log(`${positionals.length - failed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  },
}

async function reportOf(path: string): Promise<Report> {
  try {
    return await runScenarioFile(path)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(error.message)
  }
}

/** A failure as a diff between what the scenario says and what happened. */
function printed({ place, differences }: Failure): string {
  const { good, bad } = colours(process.stdout)
  const lines = differences.flatMap(({ path, expected, found }) => [
    ...(path === '' ? [] : [`    ${path}`]),
    good(`    - ${expected}`),
    ...found.split('\n').map((line) => bad(`    + ${line}`)),
  ])
  return [`  ${place}`, ...lines].join('\n')
}
