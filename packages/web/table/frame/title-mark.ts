import { useEffect } from 'preact/hooks'
import { say } from '../../app/texts.ts'

/** Marks the tab's title, and the icon of the installed app, while the reader is asked but does not look at the page. */
export function useTitleMark(asked: boolean): void {
  useEffect(() => {
    const plain = document.title
    const show = (): void => mark(asked && document.hidden, plain)
    show()
    document.addEventListener('visibilitychange', show)
    return () => {
      document.removeEventListener('visibilitychange', show)
      mark(false, plain)
    }
  }, [asked])
}

function mark(on: boolean, plain: string): void {
  document.title = on ? `● ${say('your-turn')} · ${plain}` : plain
  if (!('setAppBadge' in navigator)) return
  // Without an installed app there is no icon to mark.
  void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined)
}
