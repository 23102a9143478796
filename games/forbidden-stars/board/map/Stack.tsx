import { Press } from '@orrery/board'
import { markOf, toned } from '../art/mark.ts'
import { Order } from '../art/Order.tsx'
import type { MapSystem } from '../scene/map.ts'
import { stateOf, useTable } from '../table/context.ts'
import { stackLabel } from '../table/label.ts'
import type { Sizes } from './size.ts'

/** The offset of each order of a stack above the one under it, as a share of its size. */
const STEP = 0.29

/** The order space in the middle of a system: the stack, and beside it the owners of its orders, the top one first. */
export const Stack = ({ system, sizes }: { readonly system: MapSystem; readonly sizes: Sizes }) => {
  const table = useTable()
  const { stack, piece } = system
  const offered = table.offers([piece]).length > 0
  const lit = stateOf(table.lit([piece]))
  const side = sizes.order
  const high = side * (1 + Math.max(0, stack.length - 1) * STEP)
  const mark = sizes.units(14)
  const around = Math.max(88, side)
  return (
    <Press
      piece={piece}
      label={stackLabel(system, table.scene, table.text)}
      acts={table.pieces}
      class={`fs-stack ${offered ? 'is-offered' : ''} ${lit ? `is-${lit}` : ''}`}
      style={{ left: `${200 - around / 2}px`, top: `${200 - around / 2}px`, width: `${around}px`, height: `${around}px` }}
      tabIndex={offered || stack.length > 0 ? 0 : -1}
    >
      {stack.length === 0 && system.home !== null && (
        <svg class={`fs-home ${toned(system.home)}`} viewBox="0 0 24 24" aria-hidden="true">
          <path d={markOf(system.home)} fill-rule="evenodd" />
        </svg>
      )}
      {stack.map((order, at) => (
        <span
          key={at}
          class="fs-stacked"
          style={{
            width: `${side}px`,
            height: `${side}px`,
            left: `${(around - side) / 2}px`,
            top: `${(around - high) / 2 + (stack.length - 1 - at) * side * STEP}px`,
          }}
        >
          <Order
            faction={order.faction}
            face={order.face}
            peek={order.face === null ? order.peek : null}
            state={at === stack.length - 1 ? lit : undefined}
          />
        </span>
      ))}
      {stack.length > 1 && (
        <span
          class="fs-stack-marks"
          style={{ left: `${(around - side) / 2 - mark * 1.2}px`, padding: `${mark * 0.15}px`, gap: `${mark * 0.12}px` }}
        >
          {stack.toReversed().map((order, at) => (
            <svg
              key={at}
              class={`fs-mark ${toned(order.faction)}`}
              style={{ width: `${mark}px`, height: `${mark}px` }}
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d={markOf(order.faction)} fill-rule="evenodd" />
            </svg>
          ))}
        </span>
      )}
      {offered && stack.length === 0 && <span class="fs-stack-plus">+</span>}
    </Press>
  )
}
