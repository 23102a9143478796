/** Those who want to know whenever something happens. */
export interface Listeners<T extends readonly unknown[]> {
  /** Adds a listener. Returns a function that removes it. */
  add(listener: (...what: T) => void): () => void
  tell(...what: T): void
}

/** Keeps listeners: at first none. */
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
