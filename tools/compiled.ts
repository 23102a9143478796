import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Lets the workers of tests, and the processes that they start, find again what earlier ones compiled, in the folder in which the command line
 * keeps it.
 */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
}
