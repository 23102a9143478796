import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { account, loadAccountOnce } from '../account/account.ts'
import { gameName, manifestOf } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'
import { GameField } from '../home/GameField.tsx'
import { asMyself } from '../home/online.ts'
import { TitleField, titled } from '../home/TitleField.tsx'
import { useOnce } from '../look/once.ts'
import { Switch } from '../look/Switch.tsx'
import { localDate } from './ChallengeForm.tsx'
import { GAMES } from './games.ts'
import { ask, readEvenings } from './ties.ts'

/** The draft of a table on a date. */
interface Draft {
  readonly game: string
  readonly title: string
  /** The date as date fields write it, in local time. */
  readonly date: string
  readonly seats: number
  /** Whether it is for the whole club. */
  readonly club: boolean
}

const untitledOf = ({ game }: Draft): string => say('evening-untitled', { game: gameName(game) })

/** Plans a table on a date. The draft stays while the form is closed. */
export function PlanEvening(): JSX.Element {
  const once = useOnce()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ game: GAMES[0]?.id ?? '', title: '', date: localDate(evening8()) },
    ...{ seats: 2, club: false },
  }))
  async function plan(): Promise<void> {
    await asMyself()
    const { game, seats, club } = draft
    const at = new Date(draft.date).getTime()
    const terms = {
      settings: { ...manifestOf(game).begins },
      title: titled(draft.title, untitledOf(draft)),
      pace: 'live',
      rated: false,
    } as const
    await ask({ type: 'plan-evening', game, at, seats, club, ...terms })
    await readEvenings()
    setOpen(false)
  }
  if (open) return <EveningForm draft={draft} set={setDraft} plan={() => once(plan)} cancel={() => setOpen(false)} />
  return (
    <button type="button" class="btn" data-plan onClick={() => setOpen(true)}>
      {say('evening-plan')}
    </button>
  )
}

interface FormProps {
  readonly draft: Draft
  set(change: (draft: Draft) => Draft): void
  plan(): void
  cancel(): void
}

function EveningForm({ draft, set, plan, cancel }: FormProps): JSX.Element {
  const { seats } = manifestOf(draft.game)
  useEffect(loadAccountOnce, [])
  const isHost = account.value?.me?.roles.includes('host') === true
  const put = (part: Partial<Draft>): void => set((now) => ({ ...now, ...part }))
  return (
    <form
      class="panel club-form"
      aria-label={say('evening-plan')}
      onSubmit={(event) => {
        event.preventDefault()
        plan()
      }}
    >
      <h2>{say('evening-plan')}</h2>
      <GameField
        games={GAMES.map(({ id }) => id)}
        value={draft.game}
        choose={(game) => put({ game, seats: Math.max(2, manifestOf(game).seats[0]) })}
      />
      <TitleField value={draft.title} untitled={untitledOf(draft)} set={(title) => put({ title })} data-evening-title />
      <label class="setting">
        <span>{say('evening-date')}</span>
        <input
          type="datetime-local"
          class="field"
          required
          min={localDate(Date.now())}
          value={draft.date}
          onInput={({ currentTarget }) => put({ date: currentTarget.value })}
        />
      </label>
      <label class="setting">
        <span>{say('seats-number')}</span>
        <input
          type="number"
          class="field"
          min={Math.max(2, seats[0])}
          max={seats[1]}
          value={draft.seats}
          data-evening-seats
          onInput={({ currentTarget }) => put({ seats: Number(currentTarget.value) })}
        />
      </label>
      {isHost ? <Switch label={say('evening-club')} help={say('evening-club-is')} on={draft.club} turn={(club) => put({ club })} /> : null}
      <div class="acts">
        <button type="button" class="btn quiet" onClick={cancel}>
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
  const date = new Date()
  // Not 24 hours later: a day on which the clocks change has 23 or 25.
  date.setDate(date.getDate() + 1)
  return date.setHours(20, 0, 0, 0)
}
