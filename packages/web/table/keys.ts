import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../app/settings.ts'

interface Acts {
  /** The option at that place, from 0. */
  option(at: number): void
  undo(): void
  escape(): void
}

/** Keys of the table: 1 to 9 choose, U takes back, Escape closes what lies open. Never while something is typed. */
export function useKeys(acts: Acts): void {
  const now = useRef(acts)
  now.current = acts
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')) return
      if (event.key === 'Escape') now.current.escape()
      if (!settings.value.numberKeys || event.repeat) return
      if (/^[1-9]$/.test(event.key)) now.current.option(Number(event.key) - 1)
      if (event.key === 'u' || event.key === 'U') now.current.undo()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
