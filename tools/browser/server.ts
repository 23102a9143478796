import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../files.ts'
import { PATIENCE } from '../patience.ts'

/** A running Orrery server with its own data folder. */
export interface RunningServer {
  readonly url: string
  readonly data: string
  /** Stops the process and starts another one on the same port and data. */
  restart(): Promise<void>
  /** Kills the process without notice. */
  kill(): void
  /** Stops the process and deletes the data. */
  stop(): Promise<void>
}

/**
 * Starts `orrery serve` of the project in `root` on a free port; resolves when it answers. `env`: further settings, or a function that
 * makes them from its address.
 */
export async function startServer({
  root = ROOT,
  env = {},
}: {
  readonly root?: string
  readonly env?: Environment | ((url: string) => Environment)
} = {}): Promise<RunningServer> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'orrery-'))
  const url = `http://127.0.0.1:${port}`
  let starts = 0
  const settings = typeof env === 'function' ? env(url) : env
  // A restarted server draws other numbers, because a server of a cluster then has another name.
  const start = () => serve(root, url, port, data, { ...settings, ORRERY_DRAWN: `${settings.ORRERY_DRAWN ?? ''}${starts++}` })
  let end = await start()
  return {
    url,
    data,
    async restart() {
      await end('SIGTERM')
      end = await start()
    },
    kill: () => void end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

type Environment = Readonly<Record<string, string>>

/** Starts the process with the seed `ORRERY_DRAWN`. Returns a function that stops it. */
async function serve(
  root: string,
  url: string,
  port: number,
  data: string,
  settings: Environment,
): Promise<(signal: 'SIGTERM' | 'SIGKILL') => Promise<void>> {
  const serving = [join(root, 'packages/cli/bin/orrery.js'), 'serve', '--port', String(port), '--data', data]
  const args = ['--import', pathToFileURL(join(import.meta.dirname, 'drawn.ts')).href, ...serving]
  const env = { ...process.env, ORRERY_TRADE_POINTS: '0', ...settings }
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  server.stdout.on('data', (piece) => (said += String(piece)))
  server.stderr.on('data', (piece) => (said += String(piece)))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const until = performance.now() + PATIENCE.wait
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}:\n${said}`)
    if (performance.now() > until) {
      server.kill('SIGKILL')
      throw new Error(`the server does not answer within ${PATIENCE.wait / 1000} s:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return async (signal) => {
    const hard = setTimeout(() => server.kill('SIGKILL'), PATIENCE.wait)
    server.kill(signal)
    await ended
    clearTimeout(hard)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
