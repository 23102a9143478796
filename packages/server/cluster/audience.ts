import type { News } from '../bus.ts'
import { isOpen } from '../rooms/info.ts'

/** Whom news concern: every server, those where somebody follows the tables of these players, or none but the one that tells them. */
export interface Audience {
  readonly all: boolean
  readonly players: readonly string[]
}

/** Listed tables that are not open any more and were told so: about as many as are remembered. */
const REMEMBERED = 10_000

/**
 * Says whom news concern. A table is in the memory of its owner alone; a line of a list goes to where its players follow it, and to
 * everybody while it is open to all, when it ceases to be, and when its table is over.
 */
export function audiences(): (news: News) => Audience {
  const closed = new Set<string>()

  function isForAll({ line }: Extract<News, { kind: 'line' }>): boolean {
    if (isOpen(line)) {
      closed.delete(line.id)
      return true
    }
    if (line.stage === 'over') return true
    if (!line.listed || closed.has(line.id)) return false
    // Who forgets tells once more than is needed.
    if (closed.size >= REMEMBERED) closed.clear()
    closed.add(line.id)
    return true
  }

  return (news) => {
    if (news.kind === 'table') return { all: false, players: [] }
    if (news.kind !== 'line') return { all: true, players: [] }
    if (isForAll(news)) return { all: true, players: [] }
    const seated = news.line.seats.map(({ player }) => player)
    return { all: false, players: [...new Set([...seated, news.left])].filter((player) => player !== null) }
  }
}
