import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Where the formation is longer than its place, brings what can be chosen now into sight. */
export function useInSight(field: RefObject<HTMLDivElement | null>, version: number): void {
  useLayoutEffect(() => {
    const rows = field.current?.querySelector('.da-rows')
    if (rows && rows.scrollHeight > rows.clientHeight + 1) rows.querySelector('.is-asked, .is-offer')?.scrollIntoView({ block: 'nearest' })
  }, [field, version])
}
