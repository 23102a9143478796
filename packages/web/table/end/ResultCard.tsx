import { lazy } from '@orrery/board/lazy.tsx'
import type { Result, Seat, Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { goToBegun } from '../../app/begun.ts'
import { manifestOf } from '../../app/catalogue.ts'
import { address } from '../../app/route.ts'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { NameBadge } from '../../look/NameBadge.tsx'
import { SeatMark } from '../../look/SeatMark.tsx'
import { toast } from '../../look/Toasts.tsx'
import { useDesk } from '../desk.ts'
import { RuleLink } from '../RuleLink.tsx'
import { sharesScreen } from '../side/alone.ts'
import type { Followed, TableSource } from '../source/source.ts'
import { resultLine } from '../words.ts'

const StoryOfEnd = lazy(() => import('./StoryOfEnd.tsx').then((module) => module.StoryOfEnd))

/** The result, in place of the question: who won and by which rule, and what to do next. */
export function ResultCard({ result, seen }: { readonly result: Result; readonly seen: Seen }): JSX.Element {
  const { source, board, text, names, viewer } = useDesk()
  const { After } = board
  const contested = After === undefined
  const together = manifestOf(source.game).together === true
  // Several who look at one screen are told who has won: it is nobody's in particular.
  const shared = contested && !together && sharesScreen(source) && result.winners.length > 0
  const won = contested && !shared && viewer !== 'spectator' && result.winners.includes(viewer)
  // A draw has no winner and no loser; in a cooperative game all have lost if nobody has won.
  const drawn = result.winners.length === 0 && !together
  const lost = contested && !shared && viewer !== 'spectator' && !won && !drawn
  const end = won ? 'you-won' : lost ? 'you-lost' : contested && drawn ? 'nobody-won' : 'table-over'
  const open = (make: () => Promise<string | null>): void =>
    void goToBegun(async () => {
      const to = await make()
      if (to === null) toast('warn', say('rematch-not'))
      return to
    })
  const [opened, setOpened] = useState<readonly Followed[]>([])
  useEffect(() => {
    if (After !== undefined) void source.followed?.().then(setOpened)
  }, [source])
  const follow = {
    perSeat: source.follow !== undefined,
    opened,
    go: (seats: readonly Seat[]) => open(() => source.follow?.(seats) ?? source.rematch()),
  }
  return (
    <section class={`question result ${won ? 'won' : lost ? 'lost' : ''}`} aria-label={say('result')}>
      <div class="asked" role="status">
        <h2>{shared ? say('names-won', { names: result.winners.map((seat) => names[seat] ?? '') }) : say(end)}</h2>
        <p>
          <span>{resultLine(text, result, names)}</span> <RuleLink rule={result.rule} />
        </p>
        {result.winners.length === 0 || !contested || shared ? null : (
          <ul class="winners" aria-label={say('winners')}>
            {result.winners.map((seat) => (
              <li key={seat}>
                <SeatMark seat={seat} /> {names[seat]} <WinnerBadge source={source} seat={seat} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* Where nobody can win, there is no chance to win that could turn. */}
      {contested ? <StoryOfEnd /> : null}
      {After === undefined ? null : <After seen={seen} viewer={viewer} names={names} text={text} follow={follow} />}
      <div class="next">
        {contested || follow.perSeat ? (
          <button type="button" class={contested ? 'btn primary' : 'btn'} onClick={() => open(() => source.rematch())}>
            <Icon name="again" /> {say('rematch')}
          </button>
        ) : null}
        <a class="btn" href={address('replay', source.id)}>
          <Icon name="play" /> {say('watch-replay')}
        </a>
        {source.origin === undefined ? null : (
          <a class="btn" href={source.origin} data-origin>
            {say('to-origin')}
          </a>
        )}
        <a class="btn quiet" href={address()}>
          {say('to-home')}
        </a>
      </div>
    </section>
  )
}

/** The badge of a winner: a bot, a guest, or a role. */
function WinnerBadge({ source, seat }: { readonly source: TableSource; readonly seat: Seat }): JSX.Element | null {
  const player = source.players.value.find((one) => one.seat === seat)
  return player === undefined ? null : <NameBadge mark={player.mark} bot={player.holder === 'bot'} />
}
