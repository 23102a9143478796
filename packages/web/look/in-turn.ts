import { useRef } from 'preact/hooks'

/**
 * Runs changes one after the other, each once the one before has settled. A change of something that is stored as a whole must begin with what the
 * one before led to, or it takes that back.
 */
export function useInTurn(): <T>(change: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (change) => {
    const next = last.current.then(change, change)
    last.current = next
    return next
  }
}
