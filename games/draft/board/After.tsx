import type { AfterProps } from '@orrery/board'
import { useState } from 'preact/hooks'
import { freshId, keepDeck } from '../../chaos-galaxy/board/decks/kept.ts'
import type { View } from '../view.ts'

/** Offers what may follow: the decks go to a table of Chaos Galaxy, for a duel or for as many players as fit. */
export function After({ seen, viewer, names, text, follow }: AfterProps<View>) {
  const [kept, setKept] = useState(false)
  const seats = seen.view.seats.map(({ seat }) => seat)
  const deck = seen.view.own?.deck ?? null
  if (viewer === 'spectator' || deck === null || follow === null) return null
  const keep = () => setKept(keepDeck({ id: freshId(), name: text.say('draft-deck-name'), cards: deck }))
  return (
    <section class="dr-after">
      <p>{text.say('draft-after')}</p>
      {seats.length <= MOST && (
        <button type="button" class="btn primary" data-follow="all" onClick={() => follow.go(seats)}>
          {seats.length === 2
            ? text.say('draft-after-duel', { name: names[1 - viewer] ?? '' })
            : text.say('draft-after-all', { count: seats.length })}
        </button>
      )}
      {follow.perSeat && seats.length > 2 && (
        <ul aria-label={text.say('draft-after-duels')}>
          {seats
            .filter((seat) => seat !== viewer)
            .map((seat) => (
              <li key={seat}>
                <button type="button" class="btn" data-follow={seat} onClick={() => follow.go([viewer, seat])}>
                  {text.say('draft-after-duel', { name: names[seat] ?? '' })}
                </button>
              </li>
            ))}
        </ul>
      )}
      <button type="button" class="btn quiet" data-keep-deck disabled={kept} onClick={keep}>
        {text.say(kept ? 'draft-kept' : 'draft-keep')}
      </button>
    </section>
  )
}

/** The greatest number of players of Chaos Galaxy. */
const MOST = 6
