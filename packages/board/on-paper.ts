import { flushSync } from 'preact/compat'
import { useEffect, useState } from 'preact/hooks'

/** Whether the page is being printed, or has been: what only paper shows is drawn no earlier, as most readers never print. */
export function useOnPaper(): boolean {
  const [isPrinted, print] = useState(false)
  useEffect(() => {
    // What is drawn after this event is missing on the paper.
    const draw = (): void => flushSync(() => print(true))
    addEventListener('beforeprint', draw)
    return () => removeEventListener('beforeprint', draw)
  }, [])
  return isPrinted
}
