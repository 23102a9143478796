/** The result of a request through a gate: it went, or the host is left alone for now. */
export type Passed<T> = { readonly went: T } | { readonly closedFor: number }

/** Lets requests go to hosts, so that one that hangs does not take the places of the others. */
export interface Gate {
  /**
   * Runs the work when the host has a free place, or does nothing while the host is left alone. `closedFor`: for how long, in milliseconds.
   * Rejects as the work does; then the host is left alone.
   */
  through<T>(host: string, work: () => Promise<T>): Promise<Passed<T>>
}

interface Host {
  running: number
  /** Requests that wait for a place, in order. */
  readonly waiting: (() => void)[]
  /** Nothing goes there until then. */
  closedUntil: number
  /** It did not answer last time: one request tries it. */
  suspect: boolean
}

/** The most requests in progress to one host. */
const PER_HOST = 32

/** A gate with the clock `now`. `rest`: how long a host that did not answer is left alone, in milliseconds. */
export function gateBy(now: () => number, rest: number): Gate {
  const hosts = new Map<string, Host>()

  function hostOf(name: string): Host {
    const known = hosts.get(name) ?? { running: 0, waiting: [], closedUntil: 0, suspect: false }
    hosts.set(name, known)
    return known
  }

  const isFull = (host: Host): boolean => host.running >= (host.suspect ? 1 : PER_HOST)

  function admit(host: Host): void {
    const places = now() < host.closedUntil ? host.waiting.length : (host.suspect ? 1 : PER_HOST) - host.running
    for (const go of host.waiting.splice(0, Math.max(0, places))) go()
  }

  return {
    async through(name, work) {
      const host = hostOf(name)
      // A released request may find its place taken by one that came at the same time: it waits on.
      while (now() >= host.closedUntil && isFull(host)) await new Promise<void>((resolve) => host.waiting.push(resolve))
      if (now() < host.closedUntil) return { closedFor: host.closedUntil - now() }
      host.running++
      try {
        const went = await work()
        host.suspect = false
        return { went }
      } catch (error) {
        host.suspect = true
        host.closedUntil = now() + rest
        throw error
      } finally {
        host.running--
        admit(host)
        if (host.running === 0 && host.waiting.length === 0 && !host.suspect) hosts.delete(name)
      }
    },
  }
}
