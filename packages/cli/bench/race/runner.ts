import type { Measured } from '../load/process.ts'

/** A server with connected people. */
export interface Runner {
  readonly server: Measured
  /** Prepares a round, and returns a function that plays it and returns the number of answers. */
  round(): Promise<() => Promise<number>>
  close(): Promise<void>
}

/** Answers a second of the server's CPU, in a round. */
export async function speedOf({ server, round }: Runner): Promise<number> {
  const play = await round()
  const before = await server.processor()
  const answers = await play()
  return answers / ((await server.processor()) - before)
}
