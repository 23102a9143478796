import type { Piece } from '@orrery/kernel'
import type { JSX } from 'preact'
import { WING_IDS } from '../../../content/wings.ts'
import { SeatSign } from '../../art/Emblem.tsx'
import { ShipArt } from '../../art/ShipArt.tsx'
import { WING_OUTLINES } from '../../art/token/wing.ts'
import { type Facts, type Group, isDone } from '../facts.ts'

interface Props {
  readonly facts: Facts
  readonly names: readonly string[]
  /** The current squadron or flight. */
  readonly chosen: Piece | null
  /** Pieces that can be chosen now. */
  can(piece: Piece): boolean
  press(piece: Piece, element: Element): void
  point(piece: Piece | null): void
}

/** Squadrons and flights of each seat, and which still have to act or, before the battle, to be placed. */
export function Strip({ facts, names, chosen, can, press, point }: Props): JSX.Element {
  const { view, groups, wings, text } = facts
  const placing = view.turn === 0
  return (
    <div class="fa-strip" data-hold>
      {view.seats.map((_, seat) => {
        const squadrons = groups.filter(
          ({ squadron, all, here }) =>
            squadron.owner === seat && (here.length > 0 || (placing && all.some(({ place }) => place === 'away'))),
        )
        const flights = view.flights.filter(({ id, owner }) => owner === seat && wings.some(({ flight }) => flight === id))
        const hasGone = (group: Group): boolean => (placing ? group.here.length > 0 : group.squadron.acted)
        const left = squadrons.filter((group) => !hasGone(group)).length + (placing ? 0 : flights.filter(({ acted }) => !acted).length)
        return (
          <section key={seat} aria-label={names[seat] ?? ''}>
            <span class="left" title={text.say(placing ? 'board-to-place' : 'board-to-activate', { count: left })}>
              <SeatSign seat={seat} />
              <b>{left}</b>
              <small>{text.say(placing ? 'board-left-to-place' : 'board-left')}</small>
            </span>
            {squadrons.map((group) => {
              const { squadron, type, all, here, name } = group
              const done = placing ? hasGone(group) : isDone(view, 'squadron', squadron)
              return (
                <Chip
                  key={squadron.id}
                  piece={`squadron:${squadron.id}`}
                  done={done}
                  chosen={chosen === `squadron:${squadron.id}`}
                  can={can(`squadron:${squadron.id}`)}
                  count={placing ? all.length : here.length}
                  label={placing ? name : text.say(done ? 'board-chip-done' : 'board-chip', { name })}
                  seat={seat}
                  press={press}
                  point={point}
                >
                  <ShipArt type={type} width={28} height={32} detail={0} />
                </Chip>
              )
            })}
            {flights.map(({ id, type, acted }) => (
              <Chip
                key={`flight${id}`}
                piece={`flight:${id}`}
                done={isDone(view, 'flight', { id, acted })}
                chosen={chosen === `flight:${id}`}
                can={can(`flight:${id}`)}
                count={wings.filter(({ flight }) => flight === id).length}
                label={text.say(isDone(view, 'flight', { id, acted }) ? 'board-chip-done' : 'board-chip', {
                  name: text.say(`wing-${type}`),
                })}
                seat={seat}
                press={press}
                point={point}
              >
                <svg viewBox="-7 -7 14 14" width="24" height="24" aria-hidden="true">
                  <path d={WING_OUTLINES[WING_IDS.find((one) => one === type) ?? 'fighter']} fill="#f3efe4" />
                </svg>
              </Chip>
            ))}
          </section>
        )
      })}
    </div>
  )
}

interface ChipProps {
  readonly piece: Piece
  readonly done: boolean
  readonly chosen: boolean
  readonly can: boolean
  readonly count: number
  readonly label: string
  readonly seat: number
  press(piece: Piece, element: Element): void
  point(piece: Piece | null): void
  readonly children: JSX.Element
}

const Chip = ({ piece, done, chosen, can, count, label, seat, press, point, children }: ChipProps): JSX.Element => (
  <button
    type="button"
    class={`fa-chip ${done ? 'done' : ''} ${chosen ? 'chosen' : ''} ${can ? 'can' : ''}`}
    style={{ '--seat': `var(--seat-${seat})` }}
    data-chip={piece}
    title={label}
    onClick={(event) => press(piece, event.currentTarget)}
    onPointerEnter={() => point(piece)}
    onPointerLeave={() => point(null)}
    onFocus={() => point(piece)}
    onBlur={() => point(null)}
  >
    <span class="kit-sr">{label}</span>
    <span class="kit-shown" aria-hidden="true">
      {children}
      {count > 1 && <i class="count">{count}</i>}
    </span>
  </button>
)
