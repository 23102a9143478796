import type { ComponentChildren, JSX } from 'preact'
import { rove } from './focus.ts'

interface Props {
  readonly label: string
  /** The cards, each with its key; each contains a button. */
  readonly cards: readonly { readonly key: string | number; readonly class?: string; readonly card: ComponentChildren }[]
  /** The angle between neighbours in degrees; 0 lays them straight. */
  readonly fan?: number
  readonly class?: string
  /** Shown if there are no cards. */
  readonly empty?: ComponentChildren
}

/** A hand of cards in a shallow fan; arrow keys move along it. Many cards are placed closer together. */
export function Hand({ label, cards, fan = 1.1, class: extra = '', empty }: Props): JSX.Element {
  const middle = (cards.length - 1) / 2
  return (
    <section class={`kit-hand ${extra}`} aria-label={label} style={{ '--n': cards.length }} onKeyDown={(event) => rove(event)}>
      {cards.map(({ key, class: lit = '', card }, at) => (
        <div
          key={key}
          class={`kit-held ${lit}`}
          style={{ '--turn': `${(at - middle) * fan}deg`, '--drop': `${(at - middle) ** 2 * fan * 0.45}px`, '--i': at }}
        >
          {card}
        </div>
      ))}
      {cards.length === 0 ? empty : null}
    </section>
  )
}
