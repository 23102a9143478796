import type { Seat } from '@orrery/kernel'
import type { Wish } from '../../outlook.ts'
import type { Forecast } from '../../rules/combat/forecast.ts'
import type { View } from '../../view.ts'

/** What the board asks of the thread that plays out. */
export interface OutlookOrder {
  readonly id: number
  readonly view: View
  readonly seat: Seat
  readonly wish: Wish
}

/** What has come of it so far; more follows until it is `done`. */
export interface OutlookNews {
  readonly id: number
  readonly outlooks: readonly Forecast[]
  /** Play-outs of each way. */
  readonly times: number
  readonly done: boolean
}
