import type { Answer, Position, Seat } from '@orrery/kernel'
import type { Budget, Finding, Thought } from '@orrery/search'
import { namedBot } from '@orrery/search/style'
import { startThread } from '../thread/thread.ts'

/** A thread for the bots of local tables. What is asked of it rejects if the thread cannot be loaded or fails. */
export interface BotThread {
  /** The answer of the bot with that name. */
  decide(position: Position, seat: Seat, bot: string): Promise<Answer>
  /** What a search finds out about the answers, best first. */
  look(position: Position, seat: Seat): Promise<readonly Finding[]>
  close(): void
}

interface Reply {
  readonly id: number
  readonly thought?: Thought
  readonly error?: string
}

const BUDGET: Budget = { milliseconds: 1000 }

/** A thread that starts with its first decision, so that a table without bots has none. */
export function botThread(): BotThread {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, { resolve(thought: Thought): void; reject(error: Error): void }>()

  function started(): Worker {
    const fresh = startThread('bots')
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.thought === undefined) return fail(data.error ?? 'a bot gave no answer')
      waiting.get(data.id)?.resolve(data.thought)
      waiting.delete(data.id)
    })
    fresh.addEventListener('error', ({ message }) => fail(message))
    return fresh
  }

  /** Ends the thread: what one could not load, it never loads, and the next decision starts another. */
  function fail(why: string): void {
    worker?.terminate()
    worker = null
    for (const asked of waiting.values()) asked.reject(new Error(why))
    waiting.clear()
  }

  function ask(position: Position, seat: Seat, bot: string, tells = false): Promise<Thought> {
    worker ??= started()
    const id = ++last
    worker.postMessage({ id, job: { position, seat, ...namedBot(bot), budget: BUDGET, tells, everywhere: tells } })
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  return {
    decide: async (position, seat, bot) => (await ask(position, seat, bot)).answer,
    look: async (position, seat) => (await ask(position, seat, 'strong', true)).findings,
    close() {
      worker?.terminate()
      waiting.clear()
    },
  }
}
