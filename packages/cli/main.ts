import { type Command, UsageError } from './usage.ts'

type Load = () => Promise<{ readonly command: Command }>

/** The commands; each is loaded when it is called. */
const COMMANDS: Readonly<Record<string, Load>> = {
  serve: () => import('./commands/serve.ts'),
  work: () => import('./commands/work.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  move: () => import('./commands/move.ts'),
  keys: () => import('./commands/keys.ts'),
  people: () => import('./commands/people.ts'),
  seasons: () => import('./commands/seasons.ts'),
  ratings: () => import('./commands/ratings.ts'),
  play: () => import('./commands/play.ts'),
  sim: () => import('./commands/sim.ts'),
  blunders: () => import('./commands/blunders.ts'),
  gains: () => import('./commands/gains.ts'),
  train: () => import('./commands/train.ts'),
  puzzles: () => import('./commands/puzzles.ts'),
  ladder: () => import('./commands/ladder.ts'),
  tournament: () => import('./commands/tournament.ts'),
  check: () => import('./commands/check.ts'),
  replay: () => import('./commands/replay.ts'),
  booster: () => import('./commands/booster.ts'),
  scenario: () => import('./commands/scenario.ts'),
  rules: () => import('./commands/rules.ts'),
  bench: () => import('./commands/bench.ts'),
}

/** The overview of `orrery`. */
async function overview(): Promise<string> {
  const loaded = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  const lines = loaded.flatMap(({ command }) => [`  orrery ${command.name} ${command.usage}`, `      ${command.about}`])
  return ['Usage: orrery COMMAND [ARGUMENTS]', '', ...lines].join('\n')
}

/** Runs a command line and returns its exit code: 0 done, 1 something is wrong, 2 wrong arguments. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(await overview())
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) {
    console.error(`orrery has no command '${name}'\n\n${await overview()}`)
    return 2
  }
  const { command } = await load()
  const usage = `Usage: orrery ${command.name} ${command.usage}`
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log([usage, command.about, ...(command.more === undefined ? [] : ['', command.more()])].join('\n'))
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`orrery ${command.name}: ${error.message}\n${usage}`)
    return 2
  }
}
