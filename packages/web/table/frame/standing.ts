import type { Standing } from '@orrery/play'
import { type Signal, useSignal, useSignalEffect } from '@preact/signals'

const KEY = 'orrery.order.'

function kept(table: string): Standing | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? 'null') as Standing | null
  } catch {
    return null
  }
}

/** A table's standing order, which survives a reload of the page. */
export function useStanding(table: string): Signal<Standing | null> {
  const order = useSignal(kept(table))
  useSignalEffect(() => {
    try {
      if (order.value === null) sessionStorage.removeItem(KEY + table)
      else sessionStorage.setItem(KEY + table, JSON.stringify(order.value))
    } catch {
      // Without storage the order ends with the page.
    }
  })
  return order
}
