import { signal } from '@preact/signals'
import type { BoardProps } from './contract.ts'

type Playing = Pick<
  BoardProps,
  | 'asked'
  | 'busy'
  | 'taught'
  | 'orders'
  | 'order'
  | 'recap'
  | 'choose'
  | 'plan'
  | 'multiSelect'
  | 'draft'
  | 'offer'
  | 'why'
  | 'inspect'
  | 'pointed'
>

/** The other props of a board that only shows something: on a page that teaches, in a workshop. Nothing can be chosen. */
export function onlyShown(): Playing & { record(): Promise<null>; readonly orders: readonly never[] } {
  const nothing = (): void => undefined
  return {
    asked: 0,
    busy: false,
    taught: false,
    orders: [],
    order: nothing,
    recap: [],
    record: async () => null,
    choose: nothing,
    plan: nothing,
    multiSelect: null,
    draft: null,
    offer: signal(null),
    why: nothing,
    inspect: nothing,
    pointed: signal(null),
  }
}
