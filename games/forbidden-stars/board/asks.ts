import { onStoredElsewhere, storedJson, storeJson } from '@orrery/board/stored.ts'
import { signal } from '@preact/signals'

const SHELF = 'orrery.forbidden-stars.asks-orders'

/** FS-OPS-6: whether the reader wants to be asked about every revealed order, even if it can be carried out at once. */
export const asksOrders = signal(storedJson(SHELF) === true)
onStoredElsewhere(SHELF, () => {
  asksOrders.value = storedJson(SHELF) === true
})

/** Turns the asking on or off, and stores it in this browser; without storage, it lasts until the page is left. */
export function toggleAsksOrders(): void {
  asksOrders.value = !asksOrders.value
  storeJson(SHELF, asksOrders.value)
}
