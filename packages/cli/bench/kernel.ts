import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { atLeast, type Figure } from './figure.ts'

const RUNNERS = ['theirs', 'light', 'full'] as const
type Runner = (typeof RUNNERS)[number]

/** Seconds of CPU that each runs before anything counts, and then in each turn. */
const WARM_UP = 1.5
const TURN = 0.15
const TURNS = 21

/**
 * Random tic-tac-toe games a second of CPU, the kernel against boardgame.io 0.50.2's reducer. Each runs alone in its own process, so that
 * neither slows the other's code or fills its memory. They take short turns, so that other load slows both; the median of the turns'
 * quotients counts.
 */
export async function figures(): Promise<Figure[]> {
  const runners = RUNNERS.map((name) => ({ name, child: started(name) }))
  try {
    for (const { child } of runners) await turn(child, WARM_UP)
    const speeds: Record<Runner, number[]> = { theirs: [], light: [], full: [] }
    for (let round = 0; round < TURNS; round++) for (const { name, child } of runners) speeds[name].push(await turn(child, TURN))
    const times = (ours: Runner): number => median(speeds[ours].map((speed, at) => speed / (speeds.theirs[at] as number)))
    const note = (ours: Runner): string =>
      `${Math.round(median(speeds[ours]))} games/s; boardgame.io: ${Math.round(median(speeds.theirs))} games/s`
    return [
      atLeast('kernel: random tic-tac-toe, times boardgame.io 0.50.2', times('light'), 'times', 120, note('light')),
      atLeast('kernel: the same with undo, forks and storing', times('full'), 'times', 10, note('full')),
    ]
  } finally {
    for (const { child } of runners) child.disconnect()
  }
}

function started(name: Runner): ChildProcess {
  return fork(fileURLToPath(new URL('./race/child.ts', import.meta.url)), [name], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function turn(child: ChildProcess, seconds: number): Promise<number> {
  child.send(seconds)
  const [speed] = (await once(child, 'message')) as [number]
  return speed
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
