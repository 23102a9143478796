import type { Seat } from '@orrery/kernel'
import type { Wish } from '../../outlook.ts'
import type { Forecast } from '../../rules/combat/forecast.ts'
import type { View } from '../../view.ts'

/** The board's request to the forecasting worker. */
export interface OutlookOrder {
  readonly id: number
  readonly view: View
  readonly seat: Seat
  readonly wish: Wish
}

/** The result so far; more follows until it is `done`. */
export interface OutlookNews {
  readonly id: number
  readonly outlooks: readonly Forecast[]
  /** How many play-outs each path had. */
  readonly times: number
  readonly done: boolean
}
