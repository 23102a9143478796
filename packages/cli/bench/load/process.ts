import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { HEAP_FLAGS } from '../../heap-flags.ts'

/** A measured server in another process. */
export interface Measured {
  readonly url: string
  /** Bytes in use after a garbage collection: heap and buffers. */
  memory(): Promise<number>
  /** Seconds of CPU used so far. */
  processor(): Promise<number>
  stop(): Promise<void>
}

/** The milliseconds of CPU that a server uses during work. */
export async function spentBy(server: Measured, work: () => Promise<void>): Promise<number> {
  const before = await server.processor()
  await work()
  return 1000 * ((await server.processor()) - before)
}

/** Starts a server on a data folder, or on a database. */
export function startMeasured(...given: readonly string[]): Promise<Measured> {
  return startedFrom(new URL('./child.ts', import.meta.url), given)
}

/** Starts a server to be measured from a module that calls `measurable`. */
export async function startedFrom(module: URL, given: readonly string[]): Promise<Measured> {
  const child = fork(fileURLToPath(module), given, {
    execArgv: ['--expose-gc', ...HEAP_FLAGS],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { url } = await next<{ url: string }>(child)
  const asked = async (what: string): Promise<number> => {
    child.send(what)
    return (await next<{ value: number }>(child)).value
  }
  return {
    url,
    memory: () => asked('memory'),
    processor: () => asked('processor'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.send('stop')
      }),
  }
}

function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the measured server ended with ${code}`))
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
    child.once('exit', ended)
  })
}

/** The seconds of CPU that a program which only writes needs to send this many bytes to each of these connections on this machine. */
export async function costOfWrites(readers: number, bytes: number, rounds: number, apart: number): Promise<number> {
  const child = fork(fileURLToPath(new URL('./writes.ts', import.meta.url)), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    const { value: port } = await next<{ value: number }>(child)
    const wires = Array.from({ length: readers }, () => connect(port, '127.0.0.1').resume())
    await Promise.all(wires.map((wire) => once(wire, 'connect')))
    const cost = async (wait: number): Promise<number> => {
      child.send({ bytes, rounds, apart: wait })
      return (await next<{ value: number }>(child)).value
    }
    // The first round warms the program up and does not count.
    await cost(1)
    const spent = await cost(apart)
    for (const wire of wires) wire.destroy()
    return spent
  } finally {
    child.disconnect()
  }
}
