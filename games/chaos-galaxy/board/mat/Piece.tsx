import { useArrival, useHold } from '@orrery/board'
import { type Piece as PieceId, type SeenOption, verbOf } from '@orrery/kernel'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { PieceView } from '../../view.ts'
import { CardBack, type Light, SmallCard } from '../card/Small.tsx'
import type { Type } from '../face.ts'
import { useMat } from './context.ts'
import { startDrag } from './drag.ts'
import { LastingMark, lastingLines } from './Lasting.tsx'
import { SeatSign } from './SeatSign.tsx'
import { faceFor } from './words.ts'

interface PressProps {
  readonly piece: PieceId
  readonly name: string
  readonly class?: string
  readonly draggable?: boolean
  readonly children: ComponentChildren
}

/**
 * Anything on the mat that can be pointed at: a picture that is clicked and dragged, and behind it a button for keyboards and screen
 * readers, whose name describes the picture.
 */
export function Press({ piece, name, class: extra = '', draggable = false, children }: PressProps) {
  const table = useMat()
  const button = useRef<HTMLButtonElement>(null)
  const hold = useHold(() => table.inspect(piece))
  const arrival = useArrival()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what keyboards and screen readers use
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside turns keys into clicks
    <div
      class={`cgm-press ${extra}`}
      data-piece={piece}
      onClick={() => {
        if (!hold.held() && button.current !== null) table.press(piece, button.current)
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        const touched = 'pointerType' in event && event.pointerType === 'touch'
        if (!touched && button.current !== null) table.why(piece, button.current)
      }}
      onPointerDown={(event) => {
        arrival.leave()
        hold.begin(event)
        if (draggable) startDrag(event, piece, table)
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') hold.move(event)
        else if (arrival.move()) table.rest(piece)
      }}
      onPointerUp={hold.stop}
      onPointerCancel={hold.stop}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        point(table, piece)
        arrival.enter()
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return
        arrival.leave()
        unpoint(table)
        table.rest(null)
      }}
    >
      <button
        ref={button}
        type="button"
        class="cgm-hit"
        aria-label={name}
        onFocus={() => point(table, piece)}
        onBlur={() => unpoint(table)}
      />
      <span class="cgm-shown" aria-hidden="true">
        {children}
      </span>
    </div>
  )
}

type Table = ReturnType<typeof useMat>

/** Shows the effect of choosing this piece: the option from the held piece to it, or the only one on it. */
function point(table: Table, piece: PieceId): void {
  const { choices, held, pointed } = table
  const from = held.peek()
  const found = (choices.to.get(piece) ?? []).filter((option) => from === null || option.on === from)
  const own = choices.on.get(piece) ?? []
  const only = found.length === 1 ? found[0] : own.length === 1 ? own[0] : undefined
  if (only !== undefined) pointed.value = only.id
}

function unpoint(table: Table): void {
  table.pointed.value = null
}

/** A piece's current highlight. */
export function lightOf(table: Table, piece: PieceId, dim: boolean): Light {
  const { choices, held, pointed, multiSelect, view } = table
  const now = pointed.value
  const option = now === null ? undefined : choices.options.find((one) => one.id === now)
  if (option?.to === piece) return 'aim'
  if (option?.on === piece || held.value === piece) return 'sel'
  const from = held.value
  if (from !== null) {
    const reachable = choices.to.get(piece)?.some((one) => one.on === from) === true
    return reachable ? 'aim' : offered(choices.on.get(piece))
  }
  if ([choices.on, choices.to].some((at) => at.get(piece)?.some((one) => multiSelect?.has(one.id) === true) === true)) return 'sel'
  if (choices.on.has(piece)) return offered(choices.on.get(piece))
  const id = Number(piece.slice(piece.indexOf(':') + 1))
  if (piece.startsWith('card:') && view.stack.some((item) => item.targets.includes(id))) return 'aim'
  return dim ? 'dim' : ''
}

/** A card glows if something can be done with it; a card that may only be attacked has a quieter mark. */
function offered(options: readonly SeenOption[] | undefined): Light {
  if (options === undefined) return ''
  return options.every((option) => verbOf(option.id) === 'attack') ? 'foe' : 'can'
}

interface CardProps {
  readonly card: PieceView
  /** The type that a face-down card counts as in its row. */
  readonly kind?: Type
}

/** A card in play. */
export function PlayedCard({ card, kind }: CardProps) {
  const table = useMat()
  const { text, view } = table
  const piece = `card:${card.id}`
  const face = faceFor(card)
  const light = lightOf(table, piece, false)
  const away = card.boarded ? 'boarded' : ''
  const lasting = lastingLines(table, card.id)
  const means = card.opponent === null ? [] : [text.say('board-means', { player: table.names[card.opponent] ?? '' })]
  const name = [describe(card, text, view.viewer === card.controller), ...means, ...lasting].join(', ')
  const draggable = (table.choices.on.get(piece) ?? []).length > 0
  return (
    <Press piece={piece} name={name} class={away} draggable={draggable}>
      {card.paid && face !== undefined ? (
        <SmallCard
          face={face}
          text={text}
          turned={card.turned}
          light={light}
          now={card.values === null ? undefined : { ...card.values, armour: card.armourLeft ?? card.values.armour }}
          keywords={face.type === 'ship' ? card.keywords : undefined}
          lost={card.values === null || card.armourLeft === null ? 0 : Math.max(0, card.values.armour - card.armourLeft)}
          developments={card.developments}
          counters={card.counters}
        />
      ) : (
        <CardBack text={text} kind={kind} known={face} turned={card.turned} light={light} developments={card.developments} />
      )}
      <LastingMark lines={lasting} />
      {card.opponent !== null && (
        <i class="cgm-means" title={means[0]}>
          <SeatSign seat={card.opponent} />
        </i>
      )}
    </Press>
  )
}

function describe(card: PieceView, text: Table['text'], own: boolean): string {
  const face = faceFor(card)
  const name = face?.name[text.language] ?? text.say('board-face-down')
  const parts = [name]
  if (!card.paid) parts.push(text.say(own ? 'board-unpaid' : 'board-face-down'))
  if (card.turned !== 'active') parts.push(text.say(`board-state-${card.turned}`))
  if (card.values !== null) parts.push(text.say('board-figures', { ...card.values, armour: card.armourLeft ?? card.values.armour }))
  if (card.developments > 0) parts.push(text.say('board-developments', { count: card.developments }))
  if (card.counters > 0) parts.push(text.say('board-counters', { counters: card.counters }))
  return parts.join(', ')
}
