import type { Game } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { address, type Way } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { BotChoice } from '../bots/BotChoice.tsx'
import { Icon } from '../look/Icon.tsx'
import { SeatMark } from '../look/SeatMark.tsx'
import { personHere, resized, type SeatPlan } from './plans.ts'
import { SeatSetup } from './SeatSetup.tsx'

interface Props {
  readonly game: Game
  readonly text: Text
  readonly way: Way
  readonly seats: readonly SeatPlan[]
  change(seats: readonly SeatPlan[]): void
}

/** A form for the number of seats and their players: me, somebody on this screen, a bot of a level, or an invited person. */
export function SeatsForm({ game, text, way, seats, change }: Props): JSX.Element {
  const { min, max } = game.seats
  const count = seats.length
  return (
    <>
      <div class="setting">
        <span>{say('seats-number')}</span>
        <span class="stepper">
          <button
            type="button"
            class="btn icon small"
            aria-label={say('fewer')}
            disabled={count <= min}
            onClick={() => change(resized(seats, count - 1, way))}
          >
            <Icon name="minus" />
          </button>
          <output aria-live="polite">{count}</output>
          <button
            type="button"
            class="btn icon small"
            aria-label={say('more')}
            disabled={count >= max}
            onClick={() => change(resized(seats, count + 1, way))}
          >
            <Icon name="plus" />
          </button>
        </span>
      </div>
      <ol class="seat-plans">
        {seats.map((seat, at) => (
          <li key={at}>
            <SeatMark seat={at} />
            <SeatPlanner
              game={game}
              seat={seat}
              at={at}
              change={(plan) => change(seats.map((other, seated) => (seated === at ? withBrought(plan, other) : other)))}
            />
            {seat.kind === 'open' ? null : (
              <SeatSetup
                game={game}
                text={text}
                seat={at}
                brought={seat.brought ?? {}}
                bring={(brought) => change(seats.map((other, seated) => (seated === at ? { ...other, brought } : other)))}
              />
            )}
          </li>
        ))}
      </ol>
      {seats.some(({ kind }) => kind === 'bot') ? (
        // It opens in another tab, so that the choices here stay.
        <a class="as-link" href={address('bots')} target="_blank" rel="noopener" data-bots-how>
          {say('bots-how')}
        </a>
      ) : null}
    </>
  )
}

/** The plan, with what the previous one brought. */
function withBrought(plan: SeatPlan, { brought }: SeatPlan): SeatPlan {
  return brought === undefined ? plan : { ...plan, brought }
}

interface PlannerProps {
  readonly game: Game
  readonly seat: SeatPlan
  readonly at: number
  change(plan: SeatPlan): void
}

function SeatPlanner({ game, seat, at, change }: PlannerProps): JSX.Element {
  const name = say('player-seat', { number: at + 1 })
  function choose(chosen: string): void {
    if (chosen === 'here') change(personHere(at))
    else change(chosen === 'open' || chosen === 'me' ? { kind: chosen } : { kind: 'bot', level: chosen })
  }
  return (
    <>
      <BotChoice game={game} at={at} name={name} value={seat.kind === 'bot' ? seat.level : seat.kind} choose={choose}>
        {at === 0 ? <option value="me">{say('seat-me')}</option> : null}
        {at === 0 ? null : <option value="here">{say('seat-person-here')}</option>}
        {at === 0 ? null : <option value="open">{say('seat-by-link')}</option>}
      </BotChoice>
      {seat.kind === 'here' ? (
        <input
          class="field"
          aria-label={say('name-of-seat', { number: at + 1 })}
          value={seat.name}
          maxLength={24}
          onInput={({ currentTarget }) => change({ kind: 'here', name: currentTarget.value })}
        />
      ) : null}
    </>
  )
}
