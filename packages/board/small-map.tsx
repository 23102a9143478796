import { useComputed, useSignalEffect } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { WorldBox } from './gestures.ts'
import { useView } from './surface.tsx'

interface Props {
  readonly world: WorldBox
  /** Marks in the world's units, as SVG. */
  readonly children: ComponentChildren
  readonly class?: string
}

/** If this share of the world is visible, all of it counts as visible. */
const ALL = 0.98

/** How long the map stays visible after the last movement on small screens, in milliseconds. */
const STAYS = 1500

/**
 * A small map of the whole world that marks the visible part; a press or a drag moves there. The keyboard has the arrow keys. On a small
 * screen the map would cover its corner, so it is shown only while the world moves.
 */
export function SmallMap(props: Props): JSX.Element | null {
  const view = useView()
  const { world } = props
  // While the whole world is visible, the map would only cover part of it.
  const all = useComputed(() => {
    const { k } = view.zoomed.value
    const seen = view.inSight()
    return k > 0 && seen.width >= world.width * ALL && seen.height >= world.height * ALL
  }).value
  return all ? null : <Shown {...props} />
}

function Shown({ world, children, class: extra = '' }: Props): JSX.Element {
  const view = useView()
  const { k } = view.zoomed.value
  const seen = view.inSight()
  const place = useRef<HTMLDivElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useSignalEffect(() => {
    void view.zoomed.value
    place.current?.classList.add('moving')
    clearTimeout(resting.current)
    resting.current = setTimeout(() => place.current?.classList.remove('moving'), STAYS)
  })
  const go = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = world.x + ((event.clientX - box.left) / box.width) * world.width
    const y = world.y + ((event.clientY - box.top) / box.height) * world.height
    view.show({ x: x - seen.width / 2, y: y - seen.height / 2, width: seen.width, height: seen.height }, k)
  }
  return (
    <div ref={place} class={`kit-small-map ${extra}`} data-hold aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event)
        }}
      >
        {children}
        <rect class="in-sight" x={seen.x} y={seen.y} width={seen.width} height={seen.height} vector-effect="non-scaling-stroke" />
      </svg>
    </div>
  )
}
