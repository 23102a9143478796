import type { FactionId } from '../../content/factions.ts'
import { PlacedIcon } from './Icon.tsx'
import { markOf, toned } from './mark.ts'
import type { OrderName } from './order.ts'

const PLATE = 'M30 3H70L97 30V70L70 97H30L3 70V30Z'
const INNER = 'M32 9H68L91 32V68L68 91H32L9 68V32Z'

interface OrderProps {
  readonly faction: FactionId
  /** Its face; null is its back. */
  readonly face: OrderName | null
  /** On a back that the owner may look under: the face in small, for the owner only. */
  readonly peek?: OrderName | null
  readonly state?: 'may' | 'chosen' | undefined
  readonly class?: string
}

/** An order token, face up or face down. Decoration: its name is beside it. */
export const Order = ({ faction, face, peek = null, state, class: extra = '' }: OrderProps) => (
  <svg class={`fs-order ${toned(faction)} ${face === null ? 'is-back' : `is-${face}`} ${extra}`} viewBox="0 0 100 100" aria-hidden="true">
    <path class="fs-token-shade" d={PLATE} transform="translate(0 5)" />
    {state && <path class={`fs-token-${state}`} d={PLATE} />}
    <path class="fs-order-edge" d={PLATE} />
    {face === null ? (
      <>
        <path class="fs-order-back" d="M50 12 88 50 50 88 12 50Z" />
        <path class="fs-order-mark" fill-rule="evenodd" transform="translate(21 21) scale(2.42)" d={markOf(faction)} />
      </>
    ) : (
      <>
        <path class="fs-order-face" d={PLATE} />
        <path class="fs-order-light" d="M30 3H70L97 30V46L3 60V30Z" />
        <OrderGlyph order={face} />
      </>
    )}
    <path class="fs-order-rim" d={PLATE} />
    <path class="fs-order-inner" d={INNER} />
    {peek !== null && (
      <g transform="translate(70 70)" class={`fs-order-peek is-${peek}`}>
        <circle r="24" />
        <g transform="translate(-17 -17) scale(.34)">
          <OrderGlyph order={peek} />
        </g>
      </g>
    )}
  </svg>
)

/** The sign of an order in a box of 100 x 100. */
export const OrderGlyph = ({ order }: { readonly order: OrderName }) => {
  if (order === 'advance') return <path class="fs-order-sign" d="M50 16 82 48H66V58H34V48H18ZM34 66H66V74H34ZM34 80H66V86H34Z" />
  if (order === 'deploy') return <path class="fs-order-sign" d="M42 12H58V34H74L50 58 26 34H42ZM18 62H34V72H66V62H82V86H18Z" />
  return <PlacedIcon name={order} at={order === 'strategize' ? [14, 12, 73] : [12, 14, 76]} fill="#fffaf0" />
}
