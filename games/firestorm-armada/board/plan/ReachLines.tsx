import type { JSX } from 'preact'
import type { Reach } from './reach.ts'

/** The outlines of where a ship may end, and where it would stop short of its least move; nothing until they are computed. */
export function ReachLines({ reach }: { readonly reach: Reach | null }): JSX.Element | null {
  if (reach === null) return null
  return (
    <>
      <path d={reach.short} class="short" />
      <path d={reach.legal} class="reach" />
    </>
  )
}
