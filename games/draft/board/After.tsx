import type { AfterProps } from '@orrery/board'
import type { View } from '../view.ts'

/** What may follow: the decks go on to a table of Chaos Galaxy, to a duel or with everybody who fits. */
export function After({ seen, viewer, names, text, follow }: AfterProps<View>) {
  const seats = seen.view.seats.map(({ seat }) => seat)
  if (viewer === 'spectator' || follow === null) return null
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
      {follow.some && seats.length > 2 && (
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
    </section>
  )
}

/** So many play Chaos Galaxy at most. */
const MOST = 6
