import type { Measured } from '../load/process.ts'

/** A server with people who are connected to it. */
export interface Runner {
  readonly server: Measured
  /** What stands ready, and how to do all of it: how many answers that took. */
  round(): Promise<() => Promise<number>>
  close(): Promise<void>
}

/** Answers for each second of the server's processor, in a round. */
export async function speedOf({ server, round }: Runner): Promise<number> {
  const play = await round()
  const before = await server.processor()
  const answers = await play()
  return answers / ((await server.processor()) - before)
}
