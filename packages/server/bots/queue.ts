/** Work of several owners, a few at a time: owners take turns, however much others ask for. */
export interface FairQueue {
  /** Does the work when its owner's turn comes. Rejects if the owner has too much waiting. */
  add<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/** A queue that runs `atOnce` pieces at once, with at most `most` of one owner waiting. */
export function fairQueue(atOnce: number, most: number): FairQueue {
  /** Waiting work by owner, in the order of their turns. */
  const owners = new Map<string, (() => Promise<void>)[]>()
  let running = 0

  function next(): void {
    while (running < atOnce) {
      const [first] = owners
      if (first === undefined) return
      const [owner, waiting] = first
      const work = waiting.shift()
      // An owner who was served goes to the end.
      owners.delete(owner)
      if (waiting.length > 0) owners.set(owner, waiting)
      if (work === undefined) continue
      running++
      void work().finally(() => {
        running--
        next()
      })
    }
  }

  return {
    add(owner, work) {
      const waiting = owners.get(owner) ?? []
      if (waiting.length >= most) return Promise.reject(new Error('too many bots of one player are thinking'))
      return new Promise((resolve, reject) => {
        waiting.push(() => work().then(resolve, reject))
        owners.set(owner, waiting)
        next()
      })
    },
  }
}
