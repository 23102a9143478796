import { useEffect } from 'preact/hooks'

/**
 * Loads something whenever `by` changes, and takes it when it is there. What comes after `by` has changed again, or after the part is gone, is
 * not taken, because loading has no order: the page would show the text of one language, game or filter under another.
 */
export function useLatest<T>(
  by: readonly unknown[],
  load: () => Promise<T> | null,
  take: (loaded: T) => void,
  failed?: (error: unknown) => void,
): void {
  useEffect(() => {
    let wanted = true
    const ifWanted =
      <V>(act: (value: V) => void) =>
      (value: V): void => {
        if (wanted) act(value)
      }
    void load()?.then(ifWanted(take), failed && ifWanted(failed))
    return () => {
      wanted = false
    }
  }, by)
}
