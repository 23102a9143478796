import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { PATIENCE } from './patience.ts'

/** A temporary service in its own folder, which is removed with it. */
export interface Service {
  /** Its address. */
  readonly url: string
  /** The id of its process, for signals. */
  readonly pid: () => number
  /** Kills it, as if its machine failed, and restarts it on its data. */
  restart(pause?: number): Promise<void>
  stop(): Promise<void>
}

/** The programs of Postgres and NATS; null if not installed. */
export const PROGRAMS = {
  postgres: found('postgres', debianFolders()),
  initdb: found('initdb', debianFolders()),
  nats: found('nats-server', ['/usr/sbin', '/usr/local/sbin']),
} as const

/** What is missing for the tests with real services, as one prominent line; null if nothing is. */
export function missingServices(): string | null {
  const missing = notInstalled()
  return missing === null ? null : `NOT TESTED, since it is not installed: ${missing}`
}

/** The missing services, with how to install them; null if there are none. */
export function notInstalled(): string | null {
  const missing = [
    ...(PROGRAMS.postgres === null || PROGRAMS.initdb === null ? ['Postgres (apt-get install postgresql)'] : []),
    ...(PROGRAMS.nats === null ? ['NATS (apt-get install nats-server)'] : []),
  ]
  return missing.length === 0 ? null : missing.join(' and ')
}

/** Debian keeps each version's programs in its own folder. The newest is last. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  return existsSync(root)
    ? readdirSync(root)
        .toSorted((a, b) => Number(a) - Number(b))
        .toReversed()
        .map((version) => join(root, version, 'bin'))
    : []
}

function found(program: string, folders: readonly string[]): string | null {
  for (const folder of [...folders, ...(process.env.PATH ?? '').split(delimiter)]) {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return join(folder, program)
    } catch {
      // This folder does not have it.
    }
  }
  return null
}

/** Where Linux keeps files in memory, because a busy disk slows tests. */
const MEMORY = '/dev/shm'

/**
 * Starts a separate Postgres with default settings on a free port, with one empty database. Its files are in memory, where they survive a
 * crash of its processes, or `under` a folder: for measurements, or to fill its disk.
 */
export async function startPostgres(under = existsSync(MEMORY) ? MEMORY : tmpdir()): Promise<Service> {
  const { postgres, initdb } = PROGRAMS
  if (postgres === null || initdb === null) throw new Error('Postgres is not installed')
  const who = ordinaryUser()
  const folder = mkdtempSync(join(under, 'orrery-postgres-'))
  chmodSync(folder, 0o700)
  if (who !== null) chownSync(folder, who.uid, who.gid)
  const made = spawnSync(initdb, ['-D', join(folder, 'data'), '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...(who ?? {}),
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(refused(initdb, made.stderr || made.error?.message || ''))
  }
  const port = await freePort()
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const url = `postgres://orrery@127.0.0.1:${port}/postgres`
  return service(url, folder, 'ready to accept connections', () =>
    spawn(postgres, args, { ...(who ?? {}), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }),
  )
}

/** Starts a separate NATS server with JetStream on a free port. */
export async function startNats(): Promise<Service> {
  const program = PROGRAMS.nats
  if (program === null) throw new Error('NATS is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'orrery-nats-'))
  const port = await freePort()
  const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder]
  return service(`nats://127.0.0.1:${port}`, folder, 'Server is ready', () => spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] }))
}

/** Why a database could not be set up, in one line: what is needed, and the program's own message. */
function refused(initdb: string, said: string): string {
  const says = said.split('\n').find((line) => /error|cannot|could not|denied/i.test(line)) ?? said.split('\n')[0]
  const wanted =
    process.getuid?.() === 0
      ? `Postgres does not run as root: run this as an ordinary user, or let the user postgres or nobody execute ${initdb}`
      : `Postgres cannot be set up by ${initdb}`
  return `${wanted} (it says: ${says?.trim()})`
}

async function service(url: string, folder: string, ready: string, start: () => ChildProcess): Promise<Service> {
  let running = await started(start, ready)
  const kill = () => running.kill('SIGQUIT')
  process.on('exit', kill)

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }

  return {
    url,
    pid: () => running.pid as number,
    async restart(pause = 0) {
      // At SIGQUIT Postgres ends its children and frees its memory without writing to disk, like in a crash.
      await end('SIGQUIT')
      await new Promise((resolve) => setTimeout(resolve, pause))
      running = await started(start, ready)
    },
    async stop() {
      process.off('exit', kill)
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the program has said that it is ready. */
function started(start: () => ChildProcess, ready: string): Promise<ChildProcess> {
  const child = start()
  let said = ''
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE.wait)
    child.stderr?.on('data', (data: Buffer) => {
      if (said.includes(ready)) return
      said += data.toString()
      if (!said.includes(ready)) return
      clearTimeout(late)
      resolve(child)
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`${child.spawnfile} does not start: ${said.slice(-2000)}`))
    })
  })
}

/** The user to run Postgres as, since it refuses to run as root: the user of its package, or nobody. Null if this process is not root. */
function ordinaryUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number.parseInt(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout, 10))
    if (uid !== undefined && gid !== undefined && Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid }
  }
  return null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
