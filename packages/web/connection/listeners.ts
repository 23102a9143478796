/** The listeners to an event. */
export interface Listeners<T extends readonly unknown[]> {
  /** Adds a listener. Returns a function that removes it. */
  add(listener: (...what: T) => void): () => void
  tell(...what: T): void
}

/** An empty set of listeners. */
export function listenersTo<T extends readonly unknown[]>(): Listeners<T> {
  const all = new Set<(...what: T) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(...what) {
      for (const listener of all) listener(...what)
    },
  }
}
