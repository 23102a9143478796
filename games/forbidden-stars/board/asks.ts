import { signal } from '@preact/signals'

const SHELF = 'orrery.forbidden-stars.asks-orders'

function kept(): boolean {
  try {
    return localStorage.getItem(SHELF) === 'true'
  } catch {
    return false
  }
}

/** FS-OPS-6: whether the reader wants to be asked about every revealed order, even if it can be carried out at once. */
export const asksOrders = signal(kept())

/** Turns the asking on or off, and stores it in this browser. */
export function toggleAsksOrders(): void {
  asksOrders.value = !asksOrders.value
  try {
    localStorage.setItem(SHELF, String(asksOrders.value))
  } catch {
    // Without storage it lasts until the page is left.
  }
}
