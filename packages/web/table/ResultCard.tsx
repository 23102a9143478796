import { lazy } from '@orrery/board/lazy.tsx'
import type { Result } from '@orrery/kernel'
import type { JSX } from 'preact'
import { address, go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { SeatMark } from '../look/SeatMark.tsx'
import { toast } from '../look/Toasts.tsx'
import { useDesk } from './desk.ts'
import { RuleLink } from './RuleLink.tsx'
import { resultLine } from './words.ts'

const StoryOfEnd = lazy(() => import('./StoryOfEnd.tsx').then((module) => module.StoryOfEnd))

/** How the table ended, in the place of the question: who won and by which rule, and what one may do next. */
export function ResultCard({ result }: { readonly result: Result }): JSX.Element {
  const { source, text, names, viewer } = useDesk()
  const won = viewer !== 'spectator' && result.winners.includes(viewer)
  const lost = viewer !== 'spectator' && !won
  async function rematch(): Promise<void> {
    const to = await source.rematch()
    if (to === null) toast('warn', say('rematch-not'))
    else go(to)
  }
  return (
    <section class={`question result ${won ? 'won' : lost ? 'lost' : ''}`} aria-label={say('result')}>
      <div class="asked" role="status">
        <h2>{won ? say('you-won') : lost ? say('you-lost') : say('table-over')}</h2>
        <p>
          <span>{resultLine(text, result, names)}</span> <RuleLink rule={result.rule} />
        </p>
        {result.winners.length === 0 ? null : (
          <ul class="winners" aria-label={say('winners')}>
            {result.winners.map((seat) => (
              <li key={seat}>
                <SeatMark seat={seat} /> {names[seat]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <StoryOfEnd />
      <div class="next">
        <button type="button" class="btn primary" onClick={() => void rematch()}>
          <Icon name="again" /> {say('rematch')}
        </button>
        <a class="btn" href={address('replay', source.id)}>
          <Icon name="play" /> {say('watch-replay')}
        </a>
        <a class="btn quiet" href={address()}>
          {say('to-home')}
        </a>
      </div>
    </section>
  )
}
