import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../app/settings.ts'

interface Acts {
  /** Takes the option at that index in the console, from 0. */
  option(at: number): void
  /** Presses the primary button: with Space, or with E if it leaves something unused. */
  primary(key: 'Space' | 'E'): void
  undo(): void
  log(): void
  escape(): void
  /** Shows the keys. */
  help(): void
}

const PRESSED_BY_SPACE = 'button, a, input, textarea, select, summary, [role="button"], [contenteditable]'

/** Keys of the table: 1 to 9 choose, Space and E press the primary button, U undoes, L opens the log, Escape closes, ? lists them all. */
export function useKeys(acts: Acts): void {
  const now = useRef(acts)
  now.current = acts
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      if (target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return
      if (key === 'Escape') now.current.escape()
      if (key === '?') now.current.help()
      if (!settings.value.numberKeys || event.repeat) return
      if (/^[1-9]$/.test(key)) now.current.option(Number(key) - 1)
      if (key === ' ' && !(target instanceof Element && target.matches(PRESSED_BY_SPACE))) {
        event.preventDefault()
        now.current.primary('Space')
      }
      const letter = key.toLowerCase()
      if (letter === 'e') now.current.primary('E')
      if (letter === 'u') now.current.undo()
      if (letter === 'l') now.current.log()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
