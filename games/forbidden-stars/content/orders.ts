/** One of the four orders. */
export type OrderType = 0 | 1 | 2 | 3
export const ADVANCE: OrderType = 0
export const DEPLOY: OrderType = 1
export const STRATEGIZE: OrderType = 2
export const DOMINATE: OrderType = 3
