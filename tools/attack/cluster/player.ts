import type { Random, Seat } from '@orrery/kernel'
import { type Person, person, someAnswer } from '../person.ts'
import type { History } from './history.ts'
import { recordShown } from './shown.ts'

/** A player who uses whichever server runs, and repeats requests that got no reply. */
export interface Player {
  /** Sends a request, which may be repeated, until any server replies; null if that takes too long. */
  ask(request: Parameters<Person['ask']>[0]): ReturnType<Person['ask']>
  /** Watches a table instead of the one before, also after each reconnection. */
  watch(table: string): Promise<boolean>
  /** Answers an open question at random. `idle`: there is none; `failed`: no answer was accepted. */
  answer(table: string, random: Random): Promise<'given' | 'idle' | 'over' | 'failed'>
  /** The longest wait for a reply, in milliseconds. */
  readonly longest: () => number
  close(): void
}

/** How long a player waits for a reply before trying another server, and how long altogether, in milliseconds. */
const PATIENCE = 4000
const IN_ALL = 60_000

/** A player who connects to any of the servers. */
export function player(name: string, urls: () => readonly string[], history: History, random: Random): Player {
  let now: Person | null = null
  let token: string | undefined
  let looksAt: string | null = null
  let longest = 0
  let refs = 0
  /** The last version shown, by table and viewer. */
  const last = new Map<string, number>()

  async function connected(): Promise<Person | null> {
    if (now?.isOpen()) return now
    const all = urls()
    const url = all[random.below(Math.max(1, all.length))]
    if (url === undefined) return null
    const fresh = await inTime(person(url, token === undefined ? { name } : { token }).catch(() => null))
    if (fresh === null) return null
    now = fresh
    token = fresh.token
    recordShown(fresh, history, last, () => now === fresh)
    if (looksAt !== null && (await inTime(fresh.ask({ type: 'watch', table: looksAt })))?.type !== 'table') fresh.close()
    return fresh.isOpen() ? fresh : null
  }

  async function ask(request: Parameters<Person['ask']>[0], ref = `${name}.${++refs}`): ReturnType<Person['ask']> {
    const began = performance.now()
    while (performance.now() - began < IN_ALL) {
      const one = await connected()
      const reply = one === null ? null : await inTime(one.ask(request, ref))
      const isOver = reply !== null && (reply.type !== 'error' || !['failed', 'not-now'].includes(reply.code))
      if (isOver) {
        longest = Math.max(longest, performance.now() - began)
        return reply
      }
      if (reply === null) one?.close()
      await new Promise((resolve) => setTimeout(resolve, 100 + random.below(200)))
    }
    return null
  }

  return {
    ask: (request) => ask(request),
    async watch(table) {
      // As in a browser: a connection may look at a few tables only.
      if (looksAt !== null && looksAt !== table) void now?.ask({ type: 'unwatch', table: looksAt })
      looksAt = table
      const shown = await ask({ type: 'watch', table })
      return shown?.type === 'table'
    },
    async answer(table, random) {
      if ((await connected()) === null) return 'failed'
      const seen = now?.seen.get(table)
      for (const one of seen?.values() ?? []) if (one.result !== null) return 'over'
      const wanted = now === null ? null : someAnswer(now, table, random)
      if (wanted === null) return 'idle'
      const ref = `${name}.${++refs}`
      const sent = {
        table,
        seat: wanted.seat as Seat,
        player: now?.id ?? '',
        ref,
        answer: JSON.stringify(wanted.answer),
        version: null as number | null,
      }
      history.sent.set(`${sent.player}:${ref}`, sent)
      const reply = await ask(wanted, ref)
      if (reply?.type === 'accepted') sent.version = reply.version
      return reply?.type === 'accepted' || reply?.type === 'refused' ? 'given' : 'failed'
    },
    longest: () => longest,
    close: () => now?.close(),
  }
}

/** The result of a promise, or null if it takes too long. */
async function inTime<T>(promised: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  return Promise.race([promised, late]).finally(() => clearTimeout(timer))
}
