import type { Race } from '../../effects/language/vocabulary.ts'
import type { SeatView } from '../../view.ts'
import { backPicture, picture } from '../art/picture.ts'
import { Die, Emblem, Sign } from '../card/Sign.tsx'
import { useMat } from './context.ts'
import { Nearness } from './Goal.tsx'
import { lightOf, Press } from './Piece.tsx'
import { SeatSign } from './SeatSign.tsx'
import { faceFor } from './words.ts'

/** A seat's public information: its name, credits and the sizes of its piles (CG-INFO-7). */
export function Plate({ held }: { held: SeatView }) {
  const { view, names, text, seen } = useMat()
  const { seat } = held
  const asked = seen.waiting.includes(seat)
  const name = names[seat] ?? ''
  return (
    <div class={`cgm-plate ${view.active === seat ? 'active' : ''}`} style={{ '--sc': `var(--seat-${seat})` }}>
      <div class="who">
        <SeatSign seat={seat} />
        <b>{name}</b>
        {asked && <small class="asked">{text.say('board-asked')}</small>}
      </div>
      <div class="res">
        <Credits held={held} />
        <HandPile held={held} />
      </div>
      {held.mono !== null && (
        <p class="mono">
          <Emblem race={held.mono as Race} />
          {text.say(`board-race-${held.mono}`)}
          <small>{text.say(`deck-bonus-${held.mono}`)}</small>
        </p>
      )}
      <Nearness held={held} />
      {held.eliminations > 0 && <p class="tax">{text.say('board-eliminations', { count: held.eliminations })}</p>}
      {held.attackTax > 0 && <p class="tax">{text.say('board-attack-tax', { credits: held.attackTax })}</p>}
      <div class="piles">
        <Pile piece={`colony:${seat}`} count={held.colony} label={text.say('board-colony')} kind="colony" />
        <Pile piece={`trash:${seat}`} count={held.trash.length} label={text.say('board-trash')} kind="trash" top={held.trash.at(-1)} />
        <Pile
          piece={`wasteland:${seat}`}
          count={held.wasteland}
          label={text.say('board-wasteland')}
          kind="wasteland"
          top={held.wastelandCards?.at(-1)}
        />
      </div>
    </div>
  )
}

/** The credits of a seat; they can be pressed if they may be attacked (CG-ECO-4). */
function Credits({ held }: { held: SeatView }) {
  const table = useMat()
  const piece = `credits:${held.seat}` as const
  const says = table.text.say('board-credits', { credits: held.credits })
  if (table.choices.on.has(piece) || table.choices.to.has(piece))
    return (
      <Press piece={piece} name={says} class={`die ${lightOf(table, piece, false)}`}>
        <Die credits={held.credits} />
      </Press>
    )
  return (
    <span class="die" title={says}>
      <Die credits={held.credits} />
      <span class="kit-sr">{says}</span>
    </span>
  )
}

/** A seat's hand, as a small fan of backs with their number. */
function HandPile({ held }: { held: SeatView }) {
  const table = useMat()
  const { text } = table
  const piece = `headquarters:${held.seat}`
  const light = lightOf(table, piece, false)
  return (
    <Press piece={piece} name={text.say('board-hand-count', { count: held.headquarters })} class={`cgm-handpile ${light}`}>
      <span class="fan" aria-hidden="true" style={{ '--n': Math.max(1, Math.min(held.headquarters, 6) - 1) }}>
        {Array.from({ length: Math.min(held.headquarters, 6) }, (_, i) => (
          <img key={i} src={backPicture()} alt="" draggable={false} />
        ))}
      </span>
      <span class="count">
        <b>{held.headquarters}</b>
        <small>{text.say('board-hand')}</small>
      </span>
    </Press>
  )
}

interface PileProps {
  readonly piece: string
  readonly count: number
  readonly label: string
  readonly kind: 'colony' | 'trash' | 'wasteland'
  /** The top card, if it is visible. */
  readonly top?: { readonly type: string | null } | undefined
}

/** A pile with its number of cards. */
function Pile({ piece, count, label, kind, top }: PileProps) {
  const table = useMat()
  const face = faceFor(top)
  const light = lightOf(table, piece, false)
  return (
    <Press piece={piece} name={`${label}: ${count}`} class={`cgm-pile ${kind} ${light} ${count === 0 ? 'empty' : ''}`}>
      <span class="cards">
        {count > 0 && <img src={face === undefined || kind !== 'trash' ? backPicture() : picture(face)} alt="" draggable={false} />}
        <b>{count}</b>
      </span>
      <small>{label}</small>
    </Press>
  )
}

/** CG-SHIP-1: spaces of the hangar, taken and free. */
export function HangarMeter({ held }: { held: SeatView }) {
  const { text } = useMat()
  const { hangarSize: taken, hangarLimit: limit } = held
  return (
    <div class="cgm-cap" title={text.say('board-hangar-space', { taken, limit })} style={{ '--sc': `var(--seat-${held.seat})` }}>
      <span class="g" aria-hidden="true">
        {Array.from({ length: Math.max(limit, taken) }, (_, i) => (
          <i key={i} class={i >= limit ? 'over' : i < taken ? 'on' : ''} />
        ))}
      </span>
      <b>
        <Sign name="ship" />
        {taken}/{limit}
      </b>
    </div>
  )
}
