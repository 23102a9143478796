import type { BoardProps, View as SurfaceView } from '@orrery/board'
import type { Signal } from '@preact/signals'
import type { ComponentProps, JSX } from 'preact'
import type { Order } from '../../../orders/order.ts'
import type { View } from '../../../view.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import { Volley } from '../../sheet/Volley.tsx'
import type { Facts } from '../facts.ts'
import type { Pressing } from '../pressing.ts'
import { pieceOf } from '../subject.ts'
import { Aim } from './Aim.tsx'
import { Bands } from './Arcs.tsx'
import { Field } from './Field.tsx'
import { Fleet } from './Fleet.tsx'
import { Links } from './Links.tsx'
import { Planned } from './Planned.tsx'
import { Tape } from './Tape.tsx'
import type { TapeMeasure } from './use-tape.ts'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View, Order>
  readonly sheet: Signal<Sheet | null> | null
  readonly pressing: Pressing
  readonly tape: TapeMeasure
  readonly surface: { readonly current: SurfaceView | null }
  /** Whether the range bands of the question's ship are shown. */
  readonly bands: boolean
  readonly zones: ComponentProps<typeof Field>['zones']
}

/** Everything in space, from the stars up to the ships and their plans, on which the tape measures. */
export function Ground({ facts, props, sheet, pressing, tape, surface, bands, zones }: Props): JSX.Element {
  const { inHand, acts, lightOf, isOffered } = pressing
  const open = sheet?.value ?? null
  const about = pieceOf(props.seen.question?.on)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the ships and the list
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the ships and the list
    <div
      class="fa-ground"
      onClick={(event) => {
        if (!tape.on || surface.current === null) return
        const { x, y } = surface.current.worldAt(event.clientX, event.clientY)
        if (!(event.target instanceof Element) || event.target.closest('[data-piece]') === null) tape.measure(facts.world.table(x, y))
      }}
    >
      <Field view={facts.view} text={facts.text} zones={zones} seat={props.viewer === 'spectator' ? 0 : props.viewer} />
      <Links facts={facts} chosen={inHand} />
      {open === null && <Aim facts={facts} props={props} />}
      {sheet !== null && open?.kind === 'fire' && <Volley facts={facts} sheet={sheet} />}
      {bands && about?.kind === 'ship' && <Bands world={facts.world} pose={facts.view.ships[about.id] ?? { x: 0, y: 0, heading: 0 }} />}
      <Fleet facts={facts} names={props.names} acts={acts} lightOf={lightOf} isOffered={isOffered} />
      <Planned facts={facts} props={props} sheet={sheet} />
      {tape.from !== null && <Tape world={facts.world} from={tape.from} to={tape.to ?? tape.from} text={facts.text} />}
    </div>
  )
}
