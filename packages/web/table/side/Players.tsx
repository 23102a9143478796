import type { Seen } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { NameBadge } from '../../look/NameBadge.tsx'
import { useOnce } from '../../look/once.ts'
import { SeatMark } from '../../look/SeatMark.tsx'
import { useDesk } from '../desk.ts'
import { isRemote, tried } from '../source/remote.ts'
import type { Player, TableSource } from '../source/source.ts'
import { clock, timeLeft } from '../words.ts'
import { playsAlone } from './alone.ts'
import { LeftSeat } from './LeftSeat.tsx'

const now = signal(Date.now())

interface Props {
  readonly seen: Seen
  /** Whether only seats that call for attention are shown: their time runs, the player is absent or has left, or somebody asks for the seat. */
  readonly calls?: boolean
}

/** The players by seat: who is asked, who is absent, and how much time each has used. */
export function Players({ seen, calls = false }: Props): JSX.Element | null {
  const { source, board, names, viewer } = useDesk()
  useEffect(() => {
    const ticking = setInterval(() => {
      now.value = Date.now()
    }, 1000)
    return () => clearInterval(ticking)
  }, [])
  const winners = board.After === undefined ? (seen.result?.winners ?? []) : []
  const shown = source.players.value.filter((player) => !calls || isCall(source, player))
  if (shown.length === 0 || playsAlone(source)) return null
  return (
    <ul class="players" aria-label={say('players')} tabIndex={0}>
      {shown.map((player) => {
        const asked = seen.waiting.includes(player.seat)
        return (
          <li
            key={player.seat}
            class={`player${asked ? ' turn' : ''}${player.present ? '' : ' away'}${player.seat === viewer ? ' you' : ''}`}
            style={{ '--seat': `var(--seat-${player.seat % 6})` }}
          >
            <SeatMark seat={player.seat} />
            <div>
              <b>
                {names[player.seat]} <NameBadge mark={player.mark} bot={player.holder === 'bot'} />
              </b>
              <span>{standing(player, asked, seen.result === null, winners.includes(player.seat), player.seat === viewer)}</span>
            </div>
            <ReplaceWithBot player={player} />
            <GiveTime player={player} />
            <LeftSeat player={player} />
            <Clock player={player} />
          </li>
        )
      })}
    </ul>
  )
}

/** Whether a seat calls for attention. */
function isCall(source: TableSource, player: Player): boolean {
  if (!isRemote(source)) return false
  const { asking, players } = source.info.value
  const taken = player.holder === 'me' && player.bot !== null
  return (
    taken ||
    player.timeUpAt !== null ||
    player.replaceableAt !== null ||
    players[player.seat]?.left === true ||
    asking.some(({ seat }) => seat === player.seat)
  )
}

function standing(player: Player, asked: boolean, goesOn: boolean, won: boolean, you: boolean): string {
  if (won) return say('seat-won')
  if (player.holder === 'open') return say('seat-open')
  if (!player.present) return say('seat-away')
  if (player.bot !== null && player.holder !== 'bot') return say('seat-replaced')
  if (asked) return say(you ? 'seat-your-turn' : 'seat-thinking')
  if (you || player.holder === 'me') return say(you ? 'seat-you' : 'seat-here')
  return goesOn ? say('seat-waits') : ''
}

function Clock({ player }: { readonly player: Player }): JSX.Element | null {
  if (player.holder === 'open') return null
  if (player.holder === 'bot') return <Icon name="bot" />
  const running = player.since === null ? 0 : Math.max(0, now.value - player.since)
  if (player.timeUpAt !== null)
    return (
      <time class="clock left" title={say('time-left')}>
        {timeLeft(Math.max(0, player.timeUpAt - now.value))}
      </time>
    )
  return (
    <time class="clock" title={say('time-spent')}>
      {clock(player.spent + running)}
    </time>
  )
}

/** How much time one press gives: a day at a table by day, a minute at a live one. */
const GRANTS = { day: 86_400_000, live: 60_000 } as const

/** Gives another player more time, at a table on a server with a time control. */
function GiveTime({ player }: { readonly player: Player }): JSX.Element | null {
  const { source } = useDesk()
  if (!isRemote(source) || player.timeUpAt === null || player.holder !== 'person') return null
  const { time, tournament, players } = source.info.value
  if (time === null || tournament !== null || !players.some(({ holder }) => holder === 'me')) return null
  return (
    <button
      type="button"
      class="btn small"
      data-give-time={player.seat}
      onClick={() => tried(source.giveTime(player.seat, GRANTS[time.pace]))}
    >
      {say(`give-time-${time.pace}`)}
    </button>
  )
}

/** A button that takes the player's seat back from the bot, or replaces a player who has been away for a while by a bot. */
function ReplaceWithBot({ player }: { readonly player: Player }): JSX.Element | null {
  const { source } = useDesk()
  const once = useOnce()
  if (!isRemote(source) || source.stage.value !== 'playing') return null
  if (player.holder === 'me' && player.bot !== null) {
    return (
      <button type="button" class="btn small primary" data-come-back={player.seat} onClick={() => once(() => source.take(player.seat))}>
        {say('come-back')}
      </button>
    )
  }
  if (player.replaceableAt === null) return null
  const wait = player.replaceableAt - now.value
  if (wait > 0) return <small>{say('replaceable-soon', { time: clock(wait) })}</small>
  return (
    <button type="button" class="btn small" data-replace={player.seat} onClick={() => once(() => source.replaceWithBot(player.seat))}>
      {say('replace-with-bot')}
    </button>
  )
}
