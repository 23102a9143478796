import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Scrolls pieces that can be chosen into view if the formation does not fit on the screen. */
export function useInSight(field: RefObject<HTMLDivElement | null>, version: number): void {
  useLayoutEffect(() => {
    const rows = field.current?.querySelector('.da-rows')
    if (rows && rows.scrollHeight > rows.clientHeight + 1) rows.querySelector('.is-asked, .is-offer')?.scrollIntoView({ block: 'nearest' })
  }, [field, version])
}
