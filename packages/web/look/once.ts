import { useRef } from 'preact/hooks'
import { tried } from '../table/source/remote.ts'

/** Runs actions and shows why one fails. While one is under way no other begins, so a double click does it once. */
export function useOnce(): (act: () => Promise<void>) => void {
  const running = useRef(false)
  return (act) => {
    if (running.current) return
    running.current = true
    tried(
      act().finally(() => {
        running.current = false
      }),
    )
  }
}
