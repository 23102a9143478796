/** The four kinds of orders, by key, in the order of their numbers. */
export const ORDERS = ['advance', 'deploy', 'strategize', 'dominate'] as const

export type OrderName = (typeof ORDERS)[number]
