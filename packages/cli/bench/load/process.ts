import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A measured server in another process. */
export interface Measured {
  readonly url: string
  /** Bytes in use after a garbage collection: heap and buffers. */
  memory(): Promise<number>
  /** Seconds of CPU that it has used. */
  processor(): Promise<number>
  stop(): Promise<void>
}

/** Starts a server on a data folder, or on a database. */
export async function startMeasured(...given: readonly string[]): Promise<Measured> {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), given, {
    execArgv: ['--expose-gc'],
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
    child.once('message', (message) => resolve(message as T))
    child.once('exit', (code) => reject(new Error(`the measured server ended with ${code}`)))
  })
}
