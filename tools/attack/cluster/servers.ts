import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** One of the attacked servers: restarted whenever it ends. */
export interface Node {
  /** Its address; null while it does not run. */
  url(): string | null
  /** Kills it, and restarts it after `pause` milliseconds. */
  kill(pause: number): Promise<void>
  /** Shuts it down gracefully, and restarts it. */
  drain(): Promise<void>
  /** Freezes it for a while, as if its machine hung or the network were cut. */
  freeze(milliseconds: number): Promise<void>
  /** The last lines that it logged. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/** Starts one server; `arguments` are those of `child.ts`. */
export async function startNode(...given: readonly string[]): Promise<Node> {
  const lines: string[] = []
  let running: ChildProcess
  let at: string | null = null

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [CHILD, ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    createInterface({ input: child.stderr }).on('line', (line) => void lines.push(line))
    at = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve)
      child.once('exit', (code) => reject(new Error(`a server ended with ${code}: ${lines.slice(-20).join('\n')}`)))
    })
  }

  function ended(signal: NodeJS.Signals): Promise<void> {
    at = null
    if (running.exitCode !== null || running.signalCode !== null) return Promise.resolve()
    const done = new Promise<void>((resolve) => running.once('exit', () => resolve()))
    running.kill(signal)
    return done
  }

  /** Restarts the server, which may have to wait for its database. */
  async function again(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await start()
      } catch (error) {
        if (tries === 5) throw error
      }
    }
  }

  await start()
  return {
    url: () => at,
    async kill(pause) {
      await ended('SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, pause))
      await again()
    },
    async drain() {
      await ended('SIGTERM')
      await again()
    },
    async freeze(milliseconds) {
      running.kill('SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      running.kill('SIGCONT')
    },
    lines,
    stop: () => ended('SIGKILL'),
  }
}
