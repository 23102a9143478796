import type { SeenMatch } from '@orrery/tournament'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import { BotChoice } from '../bots/BotChoice.tsx'
import { CopyField } from '../look/CopyField.tsx'
import { Sure } from '../look/Sure.tsx'
import type { Acting } from './acting.ts'
import { dutyOf } from './duty.ts'
import type { Shown } from './followed.ts'
import { GameClock } from './GameClock.tsx'
import { entrantName, matchName } from './words.ts'

interface Props {
  readonly shown: Shown
  readonly acting: Acting
}

/** What judges can do: begin, go on, watch, rule, give time, reverse a result. */
export function Judging({ shown, acting }: Props): JSX.Element {
  const { seen, mine, id } = shown
  return (
    <section class="panel cup-judging" aria-labelledby="cup-judging">
      <h2 id="cup-judging">{say('cup-judging')}</h2>
      <Suspended shown={shown} acting={acting} />
      <Next shown={shown} acting={acting} />
      {seen.rounds.length === 0 ? <Bots of={seen.game} acting={acting} /> : <Rulings shown={shown} acting={acting} />}
      {mine.code === null ? null : (
        <CopyField name={say('cup-judge-link')} value={`${location.href.split('#')[0]}${address('tournaments', id, mine.code)}`} />
      )}
      <div class="acts">
        <Sure word="cup-cancel" ask={say('cup-cancel-sure')} act={() => acting({ do: 'cancel' })} />
      </div>
    </section>
  )
}

/** Entrants whom the club has suspended; the judge can remove them. */
function Suspended({ shown: { seen, mine }, acting }: Props): JSX.Element | null {
  if (mine.suspended.length === 0 || seen.stage === 'over') return null
  return (
    <ul class="cup-rulings">
      {mine.suspended.map((entrant) => (
        <li key={entrant} data-suspended={entrant}>
          <p>{say('cup-suspended', { name: entrantName(seen, entrant) })}</p>
          <Sure word="cup-take-out" ask={say('cup-take-out-sure')} act={() => acting({ do: 'drop-out', entrant })} />
        </li>
      ))}
    </ul>
  )
}

/** The judge's next step. */
function Next({ shown, acting }: Props): JSX.Element | null {
  const { seen, ahead } = shown
  const button = `btn ${dutyOf(shown) === 'judge' ? 'primary' : ''}`
  const there = seen.entrants.filter(({ dropped, checkedIn }) => !dropped && checkedIn).length
  if (seen.stage === 'registration')
    return (
      <>
        <p>{say('cup-check-in-is')}</p>
        <button type="button" class={button} data-act="open-check-in" onClick={() => acting({ do: 'open-check-in' })}>
          {say('cup-open-check-in')}
        </button>
      </>
    )
  if (seen.stage === 'check-in')
    return (
      <>
        <p>{say('cup-begin-is', { n: there })}</p>
        {there < 2 ? <p class="small">{say('cup-begin-few')}</p> : null}
        <button type="button" class={button} data-act="begin" disabled={there < 2} onClick={() => acting({ do: 'begin' })}>
          {say('cup-begin')}
        </button>
      </>
    )
  const rests = seen.rests ?? seen.matches.find((match) => match.rests !== null)?.rests ?? null
  if (rests === null) return null
  return (
    <>
      <p>
        {say('cup-go-on-is')} <GameClock until={rests} ahead={ahead} name={say('cup-rests')} />
      </p>
      <button type="button" class={button} data-act="go-on" onClick={() => acting({ do: 'go-on' })}>
        {say('cup-go-on')}
      </button>
    </>
  )
}

/** Fills the tournament up with bots. */
function Bots({ of, acting }: { readonly of: string; readonly acting: Acting }): JSX.Element {
  const game = useGame(of)
  const [count, setCount] = useState(4)
  const [level, setLevel] = useState('quick')
  return (
    <div class="cup-bots">
      <label>
        <span>{say('cup-bots')}</span>
        <input
          class="field"
          type="number"
          min={1}
          max={128}
          value={count}
          data-bots
          onInput={({ currentTarget }) => setCount(Math.max(1, Math.min(128, Number(currentTarget.value) || 1)))}
        />
      </label>
      <BotChoice game={game} at="cup" name={say('cup-bots-level')} labelled value={level} choose={setLevel} />
      <button type="button" class="btn" data-act="register-bots" onClick={() => acting({ do: 'register-bots', level, count })}>
        {say('cup-add-bots')}
      </button>
    </div>
  )
}

/** The games of the round: those in progress, and those whose result can still be reversed. */
function Rulings({ shown, acting }: Props): JSX.Element {
  const { seen } = shown
  const now = seen.matches.filter(({ round }) => round === seen.rounds.length)
  return (
    <ul class="cup-rulings">
      {now.map((match) => (
        <Ruling key={match.sides.join()} shown={shown} acting={acting} match={match} />
      ))}
    </ul>
  )
}

function Ruling({ shown: { seen, ahead }, acting, match }: Props & { readonly match: SeenMatch }): JSX.Element {
  const at = seen.matches.indexOf(match)
  const last = match.games.at(-1)
  const names = match.sides.map((side) => entrantName(seen, side))
  const running = match.winner === null && last !== undefined && last.winner === null
  const turnable = last !== undefined && last.winner !== null && last.how !== 'withdrawn' && last.how !== 'absent'
  return (
    <li data-ruling={at}>
      <h3>
        {matchName(match)}: {names.join(' – ')}
      </h3>
      {running && last !== undefined ? (
        <div class="row">
          <GameClock until={last.deadline} ahead={ahead} name={say('cup-time-left')} />
          <a class="btn small quiet" href={address('table', last.table)}>
            {say('cup-watch')}
          </a>
          <button type="button" class="btn small" onClick={() => acting({ do: 'give-time', match: at, minutes: 10 })}>
            {say('cup-give-time', { n: 10 })}
          </button>
          {([0, 1] as const).map((side) => (
            <button
              key={side}
              type="button"
              class="btn small"
              data-rule={side}
              onClick={() => acting({ do: 'rule', match: at, winner: side })}
            >
              {say('cup-rule', { name: names[side] ?? '' })}
            </button>
          ))}
        </div>
      ) : turnable ? (
        <div class="row">
          <button type="button" class="btn small" data-reverse onClick={() => acting({ do: 'reverse', match: at })}>
            {say('cup-reverse', { name: names[last.winner === 0 ? 1 : 0] ?? '' })}
          </button>
        </div>
      ) : null}
    </li>
  )
}
