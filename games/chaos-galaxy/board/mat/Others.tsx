import type { Seat } from '@orrery/kernel'
import { useEffect, useRef } from 'preact/hooks'
import type { SeatView } from '../../view.ts'
import { Die, Sign } from '../card/Sign.tsx'
import { Area } from './Area.tsx'
import { useMat } from './context.ts'
import { Nearness } from './Goal.tsx'
import { SeatSign } from './SeatSign.tsx'
import { piecesOfSeat, type Sides } from './seats.ts'

interface OthersProps {
  readonly sides: Sides
  /** The seat whose side is open over the mat, or on a phone in place of the others. */
  readonly open: Seat | null
  show(seat: Seat | null): void
}

/** The other players of a larger table in a line: those who sit further away, and on a phone all of them. */
export function Others({ sides, open, show }: OthersProps) {
  const { text } = useMat()
  return (
    <ul class="cgm-others" aria-label={text.say('board-others')}>
      {[...sides.large, ...sides.small].map((held) => (
        <li key={held.seat} class={sides.large.includes(held) ? 'next' : ''}>
          <Other held={held} open={open === held.seat} show={show} />
        </li>
      ))}
    </ul>
  )
}

/** A player's public information at a glance; pressing shows the whole side. */
function Other({ held, open, show }: { held: SeatView; open: boolean; show: OthersProps['show'] }) {
  const { choices, names, seen, text, view } = useMat()
  const { seat } = held
  const name = names[seat] ?? ''
  if (held.out)
    return (
      <p class="cgm-other out">
        <SeatSign seat={seat} />
        <b>{name}</b>
        <small>{text.say('board-out')}</small>
      </p>
    )
  const offered = piecesOfSeat(held).some((piece) => choices.on.has(piece) || choices.to.has(piece))
  const says = text.say('board-other', {
    player: name,
    credits: held.credits,
    colony: held.colony,
    hand: held.headquarters,
    ships: held.hangar.length,
    bases: held.surface.length,
    crew: held.cantina.length,
  })
  return (
    <button
      type="button"
      class={`cgm-other ${view.active === seat ? 'active' : ''} ${offered ? 'can' : ''}`}
      style={{ '--sc': `var(--seat-${seat})` }}
      aria-expanded={open}
      aria-label={says}
      title={says}
      data-other={seat}
      onClick={() => show(open ? null : seat)}
    >
      <SeatSign seat={seat} />
      <b>{name}</b>
      <Die credits={held.credits} />
      <span class="figure colony">{held.colony}</span>
      <span class="figure">
        <Sign name="ship" />
        {held.hangar.length}
      </span>
      <span class="figure">
        <Sign name="base" />
        {held.surface.length}
      </span>
      <span class="figure">
        <Sign name="crew" />
        {held.cantina.length}
      </span>
      <Nearness held={held} />
      {seen.waiting.includes(seat) && <small class="asked">{text.say('board-asked')}</small>}
    </button>
  )
}

/** The side of a player who sits further away, shown over the mat. */
export function LookAt({ held, close }: { held: SeatView; close(): void }) {
  const { names, text } = useMat()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.querySelector<HTMLElement>('.close')?.focus(), [])
  return (
    <section
      ref={panel}
      class="cgm-look"
      aria-label={names[held.seat] ?? ''}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <Area held={held} far />
      <button type="button" class="close" onClick={close}>
        {text.say('board-look-close')}
      </button>
    </section>
  )
}
