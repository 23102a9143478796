import { storedJson, storeText } from '@orrery/board/stored.ts'
import { isObject } from '@orrery/kernel'
import type { Standing } from '@orrery/play'
import { type Signal, useSignal, useSignalEffect } from '@preact/signals'

const KEY = 'orrery.order.'

function kept(table: string): Standing | null {
  const stored = storedJson(KEY + table, 'tab')
  if (!isObject(stored) || typeof stored.seat !== 'number') return null
  return stored.on === null || typeof stored.on === 'string' ? { seat: stored.seat, on: stored.on } : null
}

/** A table's standing order, which survives a reload of the page; without storage, it ends with the page. */
export function useStanding(table: string): Signal<Standing | null> {
  const order = useSignal(kept(table))
  useSignalEffect(() => {
    storeText(KEY + table, order.value === null ? null : JSON.stringify(order.value), 'tab')
  })
  return order
}
