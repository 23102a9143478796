import type { AfterProps } from '@orrery/board'
import type { Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
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
                  <Score
                    duels={follow.opened.filter(({ seats: those }) => those.join() === `${viewer},${seat}`)}
                    own={viewer}
                    text={text}
                  />
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

interface ScoreProps {
  readonly duels: readonly { readonly over: boolean; readonly winners: readonly Seat[] }[]
  readonly own: Seat
  readonly text: Text
}

/** How the duels against an opponent stand, and whether one goes on. */
function Score({ duels, own, text }: ScoreProps) {
  if (duels.length === 0) return null
  const won = duels.filter(({ winners }) => winners.includes(own)).length
  const lost = duels.filter(({ winners }) => winners.length > 0 && !winners.includes(own)).length
  return (
    <small>
      {duels.some(({ over }) => over) && text.say('draft-duels-score', { won, lost })}
      {duels.some(({ over }) => !over) && <b>{text.say('draft-duels-on')}</b>}
    </small>
  )
}

/** The greatest number of players of Chaos Galaxy. */
const MOST = 6
