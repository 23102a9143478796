import { closedByBack } from '@orrery/board/back.ts'
import { useLayoutEffect } from 'preact/hooks'
import { small } from './small.ts'

/** On a phone, where a panel lies over the page, Back closes it as it closes a dialog. */
export function useClosedByBack(close: () => void): void {
  // As soon as it is seen: whoever pressed Back before would leave the page.
  useLayoutEffect(() => (small.peek() === null ? undefined : closedByBack(close)), [])
}
