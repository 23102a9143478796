import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { manifestOf } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'
import { GameField } from '../home/GameField.tsx'
import { asMyself } from '../home/online.ts'
import { lastSeatSettings } from '../home/seat-settings.ts'
import { useOnce } from '../look/once.ts'
import { Choice } from '../look/SettingsForm.tsx'
import { Switch } from '../look/Switch.tsx'
import { GAMES, PACES, type Pace } from './games.ts'
import { ask, type Challenge } from './ties.ts'

interface Props {
  /** The challenged player. */
  readonly person: string
  /** The challenge to which this is a counter-offer. */
  readonly to?: Challenge
  done(): void
}

/** The terms of a challenge: game, pace, rated or not, now or on a date. */
export function ChallengeForm({ person, to, done }: Props): JSX.Element {
  const [game, setGame] = useState(to?.terms.game ?? GAMES[0]?.id ?? '')
  const [pace, setPace] = useState<Pace>(to?.terms.pace ?? 'live')
  const [rated, setRated] = useState(to?.terms.rated ?? false)
  const [date, setDate] = useState(to?.terms.at == null ? '' : localDate(to.terms.at))
  const { begins, brings } = manifestOf(game)
  const once = useOnce()
  async function offer(): Promise<void> {
    await asMyself()
    const settings = to?.terms.game === game ? to.terms.settings : { ...begins }
    const terms = { game, settings, pace, rated, at: date === '' ? null : new Date(date).getTime() }
    const own = brings === undefined ? {} : { brings: { ...lastSeatSettings(game) } }
    if (to === undefined) await ask({ type: 'challenge', person, terms, ...own })
    else await ask({ type: 'counter-challenge', challenge: to.id, round: to.round, terms, ...own })
    done()
  }
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault()
        once(offer)
      }}
    >
      <GameField games={GAMES.map(({ id }) => id)} value={game} choose={setGame} data-challenge-game />
      <div class="setting">
        <span>{say('table-pace')}</span>
        <Choice name={say('table-pace')} values={PACES} now={pace} label={(one) => say(`pace-of-${one}`)} choose={(one) => setPace(one)} />
      </div>
      <Switch label={say('table-rated')} help={say('table-rated-is')} on={rated} turn={setRated} />
      <label class="setting">
        <span>
          {say('challenge-date')}
          <small>{say('challenge-date-is')}</small>
        </span>
        <input
          type="datetime-local"
          class="field"
          min={localDate(Date.now())}
          value={date}
          onInput={({ currentTarget }) => setDate(currentTarget.value)}
        />
      </label>
      <div class="acts">
        <button type="submit" class="btn primary" data-offer>
          {say(to === undefined ? 'challenge-send' : 'challenge-counter')}
        </button>
      </div>
    </form>
  )
}

/** A moment in the format of date fields, in local time. */
export function localDate(at: number): string {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
