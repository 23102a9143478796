import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server that is attacked. */
export interface Victim {
  readonly url: string
  /** The id of its process. */
  readonly pid: number
  /** What it has logged. */
  readonly lines: readonly string[]
  /** How long its main thread has worked at most without a pause since this was last asked, in milliseconds of CPU: others waited meanwhile. */
  longestTask(): number
  /** Whether it still runs. */
  alive(): boolean
  /** Kills it without warning. */
  kill(): Promise<void>
}

/** How a server is started: without rate limits if `loose`, and with files of at most `blocks` units of 512 bytes. */
export interface How {
  readonly loose?: boolean
  readonly blocks?: number
  /** The address of a Postgres; absent: SQLite in the data folder. */
  readonly database?: string
  /** The address of a NATS, with which it is one of several servers of the Postgres. */
  readonly nats?: string
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead?: number
}

/** The key of its host. */
export const HOST_KEY = 'the-key-of-the-host-of-the-victim'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** Starts a server on a data folder. */
export async function startVictim(data: string, { loose = true, blocks, database = '', nats = '', ahead = 0 }: How = {}): Promise<Victim> {
  const args = [CHILD, data, loose ? 'loose' : 'default', database, String(ahead), nats]
  const command =
    blocks === undefined ? [process.execPath, ...args] : ['sh', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, ...args]
  const [program = '', ...rest] = command
  const child: ChildProcess = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => lines.push(line))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let longest = 0
  const url = await new Promise<string>((resolve, reject) => {
    const told = createInterface({ input: child.stdout as NodeJS.ReadableStream })
    told.once('line', resolve)
    told.on('line', (line) => {
      longest = Math.max(longest, Number(/^long task: (.*)$/.exec(line)?.[1] ?? 0))
    })
    void ended.then(() => reject(new Error(`the server does not start: ${lines.join(' ')}`)))
  })
  return {
    url,
    pid: child.pid as number,
    lines,
    longestTask() {
      const told = longest
      longest = 0
      return told
    },
    alive: () => child.exitCode === null && child.signalCode === null,
    kill() {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Runs `act` with a data folder that is removed afterwards. */
export async function withFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-attack-'))
  try {
    return await act(join(folder, 'data'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
