import { freshId } from '../ids.ts'

/** The link to another server whose tables people of this one use. */
export interface ServerLink {
  readonly server: string
  readonly id: string
  heardAt: number
  /** The number of the next letter with texts. */
  next: number
}

/** The links to other servers, by name. A link ends when its server is silent, and a new one begins when it is heard of again. */
export interface ServerLinks {
  /** The link to a server, opened if there is none. */
  to(server: string): ServerLink
  /** Whether this is still the link to its server. */
  isCurrent(link: ServerLink): boolean
  /** The link on which a server sent something; null: it is not a current one. */
  heard(from: string, id: string): ServerLink | null
  all(): readonly ServerLink[]
  drop(server: string): void
  clear(): void
}

/** Keeps one link for each server. */
export function serverLinks(): ServerLinks {
  const links = new Map<string, ServerLink>()
  return {
    to(server) {
      let link = links.get(server)
      if (link === undefined) {
        link = { server, id: freshId(), heardAt: performance.now(), next: 0 }
        links.set(server, link)
      }
      return link
    },
    isCurrent: (link) => links.get(link.server) === link,
    heard(from, id) {
      const link = links.get(from)
      if (link?.id !== id) return null
      link.heardAt = performance.now()
      return link
    },
    all: () => [...links.values()],
    drop: (server) => void links.delete(server),
    clear: () => links.clear(),
  }
}
