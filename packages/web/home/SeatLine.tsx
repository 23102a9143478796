import type { SeatSettings } from '@orrery/board'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import { BotChoice } from '../bots/BotChoice.tsx'
import type { RemoteTable } from '../connection/remote-table.ts'
import { SeatMark } from '../look/SeatMark.tsx'
import { tried } from '../table/source/remote.ts'
import type { Player } from '../table/source/source.ts'
import type { Sitting } from './Bringing.tsx'
import { asMyself } from './online.ts'

interface LineProps {
  readonly source: RemoteTable
  readonly player: Player
  readonly name: string
  readonly host: boolean
  readonly brought: SeatSettings
  readonly sit: Sitting
}

/** One seat of a table that is gathering: who holds it, and what may be done with it. */
export function SeatLine({ source, player, name, host, brought, sit }: LineProps): JSX.Element {
  const game = useGame(source.game)
  const { seat, holder } = player
  const ready = source.info.value.players[seat]?.ready
  // A player who has a seat should not take a friend's seat by accident.
  const seated = source.players.value.some((other) => other.holder === 'me')
  return (
    <li class={`player${holder === 'me' ? ' turn' : ''}`} style={{ '--seat': `var(--seat-${seat % 6})` }}>
      <SeatMark seat={seat} />
      <div>
        <b>{name}</b>
        <span>
          {say(
            holder === 'open'
              ? 'seat-open'
              : holder === 'bot'
                ? `bot-${player.bot}-is`
                : ready === false
                  ? 'seat-chooses'
                  : holder === 'me'
                    ? 'seat-you'
                    : 'seat-taken',
          )}
        </span>
      </div>
      {holder === 'open' && !(host && seated) ? (
        <button
          type="button"
          class="btn small primary"
          data-take={seat}
          onClick={() =>
            sit(
              asMyself().then(() => source.take(seat, { ...brought })),
              brought,
            )
          }
        >
          {say('take-seat')}
        </button>
      ) : null}
      {host && (holder === 'bot' || (holder === 'open' && !source.info.value.terms.rated)) ? (
        <BotChoice
          game={game}
          at={seat}
          name={say('give-to-bot')}
          value={player.bot ?? ''}
          choose={(bot) => tried(source.assign(seat, bot === '' ? null : bot))}
        >
          <option value="">{say(holder === 'bot' ? 'reopen-seat' : 'give-to-bot')}</option>
        </BotChoice>
      ) : null}
    </li>
  )
}
