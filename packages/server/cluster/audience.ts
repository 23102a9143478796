import type { News } from '../bus.ts'
import { isOpen } from '../rooms/info.ts'

/** The receivers of news: every server, those where somebody follows the tables of these players, or only the sender. */
export interface Audience {
  readonly all: boolean
  readonly players: readonly string[]
}

/** How many closed listed tables are remembered, approximately. */
const REMEMBERED = 10_000

/**
 * Decides who receives news. A table is in the memory of its owner alone. A line of a list goes to where its players follow it, and to
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
    // Forgetting only means sending once more than needed.
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
