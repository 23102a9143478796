import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName, manifestOf } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'
import { GameField } from '../home/GameField.tsx'
import { asMyself } from '../home/online.ts'
import { TitleField, titled } from '../home/TitleField.tsx'
import { Switch } from '../look/Switch.tsx'
import { tried } from '../table/source/remote.ts'
import { localDate } from './ChallengeForm.tsx'
import { GAMES, type Pace } from './games.ts'
import { ask } from './ties.ts'

const DAY = 24 * 3_600_000

/** Plans a table on a date. */
export function PlanEvening(): JSX.Element {
  const [open, setOpen] = useState(false)
  const [game, setGame] = useState(GAMES[0]?.id ?? '')
  const [title, setTitle] = useState('')
  const [date, setDate] = useState(() => localDate(evening8()))
  const [pace] = useState<Pace>('live')
  const [club, setClub] = useState(false)
  const [seats, setSeats] = useState(2)
  const manifest = manifestOf(game)
  const untitled = say('evening-untitled', { game: gameName(game) })
  async function plan(): Promise<void> {
    await asMyself()
    const at = new Date(date).getTime()
    await ask({
      type: 'plan-evening',
      game,
      settings: { ...manifest.begins },
      title: titled(title, untitled),
      at,
      seats,
      pace,
      rated: false,
      club,
    })
    await ask({ type: 'evenings' })
    setOpen(false)
  }
  if (!open) {
    return (
      <button type="button" class="btn" data-plan onClick={() => setOpen(true)}>
        {say('evening-plan')}
      </button>
    )
  }
  return (
    <form
      class="panel club-form"
      aria-label={say('evening-plan')}
      onSubmit={(event) => {
        event.preventDefault()
        tried(plan())
      }}
    >
      <h2>{say('evening-plan')}</h2>
      <GameField
        games={GAMES.map(({ id }) => id)}
        value={game}
        choose={(chosen) => {
          setGame(chosen)
          setSeats(Math.max(2, manifestOf(chosen).seats[0]))
        }}
      />
      <TitleField value={title} untitled={untitled} set={setTitle} data-evening-title />
      <label class="setting">
        <span>{say('evening-date')}</span>
        <input type="datetime-local" class="field" value={date} onInput={({ currentTarget }) => setDate(currentTarget.value)} />
      </label>
      <label class="setting">
        <span>{say('seats-number')}</span>
        <input
          type="number"
          class="field"
          min={Math.max(2, manifest.seats[0])}
          max={manifest.seats[1]}
          value={seats}
          data-evening-seats
          onInput={({ currentTarget }) => setSeats(Number(currentTarget.value))}
        />
      </label>
      <Switch label={say('evening-club')} help={say('evening-club-is')} on={club} turn={setClub} />
      <div class="acts">
        <button type="button" class="btn quiet" onClick={() => setOpen(false)}>
          {say('cancel')}
        </button>
        <button type="submit" class="btn primary" data-plan-it>
          {say('evening-plan-it')}
        </button>
      </div>
    </form>
  )
}

/** Tomorrow at eight in the evening. */
function evening8(): number {
  const date = new Date(Date.now() + DAY)
  return date.setHours(20, 0, 0, 0)
}
