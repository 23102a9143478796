import { type BoardProps, offeredBy } from '@orrery/board'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { CARDS, type Card } from '../../../content/cards.ts'
import type { View } from '../../../view.ts'
import { CommandCard } from '../../parts/CommandCard.tsx'

const cardOf = (id: string): Card | undefined => CARDS.find((card) => card.id === id)

interface Props extends Pick<BoardProps<View>, 'seen' | 'viewer' | 'text' | 'choose' | 'multiSelect' | 'inspect' | 'why'> {}

/** The reader's command cards: their effects, and which may be played now. */
export function Hand({ seen, viewer, text, choose, multiSelect, inspect, why }: Props): JSX.Element | null {
  const [open, setOpen] = useState(false)
  const [large, setLarge] = useState<number | null>(null)
  const hand = viewer === 'spectator' ? [] : (seen.view.seats[viewer]?.hand ?? [])
  if (hand.length === 0) return null
  const offered = offeredBy(seen.question)
  const shown = large === null ? undefined : cardOf(hand[large] ?? '')
  return (
    <div class={`fa-hand ${open ? 'open' : ''}`} data-hold>
      <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {text.say('board-cards', { count: hand.length })}
      </button>
      <ul aria-label={text.say('board-hand')}>
        {hand.map((id, at) => {
          const card = cardOf(id)
          if (card === undefined) return null
          const offers = offered.filter(({ on }) => on === `card:${id}`)
          // Several copies may be offered one by one.
          const option = offers[hand.slice(0, at).filter((other) => other === id).length] ?? offers[0]
          const chosen = option !== undefined && multiSelect?.has(option.id) === true
          return (
            <li key={`${id}${at}`}>
              <button
                type="button"
                data-card={id}
                aria-pressed={option === undefined ? undefined : chosen}
                onClick={(event) => (option === undefined ? why(`card:${id}`, event.currentTarget) : choose(option.id))}
                onPointerEnter={() => setLarge(at)}
                onPointerLeave={() => setLarge(null)}
                onFocus={() => setLarge(at)}
                onBlur={() => setLarge(null)}
                onContextMenu={(event) => {
                  event.preventDefault()
                  inspect(`card:${id}`)
                }}
              >
                <span class="kit-sr">{`${text.say(`card-${id}`)}. ${text.say(`card-${id}-text`)} ${text.say(`window-${card.when}`)}`}</span>
                <span class="kit-shown" aria-hidden="true">
                  <CommandCard card={card} text={text} state={chosen ? 'chosen' : option === undefined ? undefined : 'can'} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {shown !== undefined && (
        <div class="large" aria-hidden="true">
          <CommandCard card={shown} text={text} size="large" />
        </div>
      )}
    </div>
  )
}
