import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** One of the servers that are attacked: started anew whenever it has ended. */
export interface Node {
  /** Where it is; null while it is not. */
  url(): string | null
  /** Ends it at once, and starts it anew after a while. */
  kill(pause: number): Promise<void>
  /** Lets it leave gently, and starts it anew. */
  drain(): Promise<void>
  /** Lets it stand still for a while, as if the machine did or the network were cut. */
  freeze(milliseconds: number): Promise<void>
  /** What it has said, the last lines. */
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

  /** It may have to wait for its database. */
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
