import type { Facts } from './log.ts'
import type { ServerContext } from './server-context.ts'

/** How a failure is logged: what happens, and with what. */
interface Failing<T> {
  readonly says: string
  facts(one: T): Facts
}

/** Does something with each, one after the other. A failure is logged, and keeps none of the others from it. */
export async function eachAlone<T>(
  context: Pick<ServerContext, 'closing' | 'log'>,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  { says, facts }: Failing<T>,
): Promise<void> {
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      if (!context.closing) context.log.error({ ...facts(one), error }, says)
    }
  }
}
