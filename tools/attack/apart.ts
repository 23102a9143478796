import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts an attacker of this folder in a process of its own, so that it slows nobody but the server; resolves when it has begun. Returns a
 * function that ends it and returns what it tells of itself.
 */
export async function startApart<T>(script: string, ...args: readonly string[]): Promise<() => Promise<T>> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const next = () => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))
  await next()
  return async () => {
    const told = next()
    child.send('stop')
    const last = await told
    child.kill()
    return last
  }
}

/** The other end, in the attacker's process: it has begun, and tells the result of `end` when it is to end. */
export function apart(end: () => unknown): void {
  process.send?.(0)
  process.once('message', () => process.send?.(end()))
}
