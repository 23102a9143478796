import type { BoardProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { raceColours } from '../../chaos-galaxy/board/card/Card.tsx'
import { Sign } from '../../chaos-galaxy/board/card/Sign.tsx'
import type { Cards } from '../../chaos-galaxy/board/decks/deck.ts'
import type { Face } from '../../chaos-galaxy/board/face.ts'
import { deckSize } from '../../chaos-galaxy/rules/deck.ts'
import { Curve } from './Curve.tsx'
import { GROUPINGS, type Grouping, groupsOf } from './groups.ts'

interface PoolProps {
  readonly cards: Cards
  readonly title: string
  readonly text: Text
  readonly inspect: BoardProps['inspect']
  /** Whether it takes the whole width, because nothing else is shown. */
  readonly wide?: boolean
}

/** The viewer's cards, by race, type or cost, with the curve of costs. */
export function Pool({ cards, title, text, inspect, wide = false }: PoolProps) {
  const [by, group] = useState<Grouping>('race')
  const size = deckSize(cards)
  return (
    <section class={`dr-pool panel ${wide ? 'wide' : ''}`} aria-label={title}>
      <header>
        <h3>
          {title} <b>{size}</b>
        </h3>
        <Groupings by={by} group={group} text={text} />
      </header>
      {size === 0 ? (
        <p class="dr-none">{text.say('draft-pool-empty')}</p>
      ) : (
        <>
          <Curve cards={cards} text={text} />
          <div class="dr-groups">
            {groupsOf(cards, by, text).map(({ label, count, entries }) => (
              <section key={label}>
                <h4>
                  {label} <b>{count}</b>
                </h4>
                <ul>
                  {entries.map(({ face, copies }) => (
                    <li key={face.id}>
                      <Line face={face} copies={copies} text={text} inspect={inspect} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface GroupingsProps {
  readonly by: Grouping
  readonly text: Text
  group(by: Grouping): void
}

/** Chooses the grouping of cards. */
export function Groupings({ by, text, group }: GroupingsProps) {
  return (
    <fieldset class="dr-by">
      <legend class="kit-sr">{text.say('draft-group')}</legend>
      {GROUPINGS.map((one) => (
        <button key={one} type="button" aria-pressed={one === by} onClick={() => group(one)}>
          {text.say(`draft-by-${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** A card as a line with copies, cost, name and type; pressing it shows the card large. */
function Line({ face, copies, text, inspect }: { readonly face: Face; readonly copies: number } & Pick<PoolProps, 'text' | 'inspect'>) {
  const show = () => inspect(`card:${face.id}`)
  return (
    <button
      type="button"
      class="dr-line"
      style={raceColours(face)}
      onClick={show}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && inspect(null)}
    >
      <em>{face.cost}</em>
      <Sign name={face.type} />
      <span lang={text.language}>{face.name[text.language]}</span>
      {copies > 1 && <b>×{copies}</b>}
    </button>
  )
}
