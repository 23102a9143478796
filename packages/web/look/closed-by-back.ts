import { closedByBack } from '@orrery/board/back.ts'
import { useEffect } from 'preact/hooks'
import { small } from './small.ts'

/** On a phone, where a panel lies over the page, Back closes it as it closes a dialog. */
export function useClosedByBack(close: () => void): void {
  useEffect(() => (small.peek() === null ? undefined : closedByBack(close)), [])
}
