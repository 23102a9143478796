import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Tab } from './Tabs.tsx'

/**
 * Each part keeps its own place where all of them scroll in the same element and one is shown at a time. `begins` forgets a part's place:
 * it has new contents.
 */
export function usePlaces(tab: Tab): { readonly main: RefObject<HTMLElement | null>; leave(): void; begins(tab: Tab): void } {
  const main = useRef<HTMLElement>(null)
  const places = useRef<{ [tab in Tab]?: number }>({})
  const shown = useRef(tab)
  useLayoutEffect(() => {
    // Scrolling lays the page out at once, which a page that has just been drawn does not need.
    if (main.current !== null && shown.current !== tab) main.current.scrollTop = places.current[tab] ?? 0
    shown.current = tab
  }, [tab])
  return {
    main,
    leave() {
      places.current[tab] = main.current?.scrollTop ?? 0
    },
    begins(one) {
      delete places.current[one]
    },
  }
}
