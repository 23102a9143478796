import { isOpen } from '../rooms/info.ts'
import type { ServerContext } from '../server-context.ts'

/** The number of open tables of each address in the public list. */
export interface Lobby {
  /** Whether the address may list another one. */
  mayList(address: string): boolean
  /** A table of the address was listed. */
  listed(address: string, table: string): void
  stop(): void
}

/** The tables listed from here, as long as they are open. */
export function openLobby(context: Pick<ServerContext, 'bus' | 'limits'>): Lobby {
  const addressOf = new Map<string, string>()
  const counts = new Map<string, number>()
  const stop = context.bus.hear((news) => {
    if (news.kind !== 'line' || isOpen(news.line)) return
    const address = addressOf.get(news.line.id)
    if (address === undefined) return
    addressOf.delete(news.line.id)
    const left = (counts.get(address) ?? 1) - 1
    if (left === 0) counts.delete(address)
    else counts.set(address, left)
  })
  return {
    mayList: (address) => (counts.get(address) ?? 0) < context.limits.listed,
    listed(address, table) {
      addressOf.set(table, address)
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
    stop,
  }
}
