import type { Answer, Position, Seat } from '@orrery/kernel'
import type { Budget, Level } from '@orrery/search'

/** A thread in which the bots of local tables think. */
export interface BotThread {
  decide(position: Position, seat: Seat, level: Level): Promise<Answer>
  close(): void
}

interface Reply {
  readonly id: number
  readonly thought?: { readonly answer: Answer }
  readonly error?: string
}

const BUDGET: Budget = { milliseconds: 1000 }

/** Starts the thread with the first decision, so that a table without bots has none. */
export function botThread(): BotThread {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>()

  function started(): Worker {
    const fresh = new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.thought === undefined) asked?.reject(new Error(data.error ?? 'a bot gave no answer'))
      else asked?.resolve(data.thought.answer)
    })
    fresh.addEventListener('error', (event) => {
      for (const asked of waiting.values()) asked.reject(new Error(event.message))
      waiting.clear()
    })
    return fresh
  }

  return {
    decide(position, seat, level) {
      worker ??= started()
      const id = ++last
      worker.postMessage({ id, job: { position, seat, level, budget: BUDGET } })
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close() {
      worker?.terminate()
      waiting.clear()
    },
  }
}
