import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** If the formation is longer than its place, scrolls choosable pieces into view. */
export function useInSight(field: RefObject<HTMLDivElement | null>, version: number): void {
  useLayoutEffect(() => {
    const rows = field.current?.querySelector('.da-rows')
    if (rows && rows.scrollHeight > rows.clientHeight + 1) rows.querySelector('.is-asked, .is-offer')?.scrollIntoView({ block: 'nearest' })
  }, [field, version])
}
