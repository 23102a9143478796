import { manifests } from '@orrery/games'
import type { SiteReply } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { GameOptions } from '../home/GameField.tsx'
import { Field, Form } from './Form.tsx'
import { askSite } from './site.ts'

const LONGEST_NAME = 40
/** The games that are not part of another one. */
const PLAYED = manifests.filter(({ built, partOf }) => built !== undefined && partOf === undefined).map(({ id }) => id)

interface Props {
  readonly site: SiteReply
  tried(ask: () => Promise<SiteReply>): Promise<void>
}

/** The site's seasons: running ones can be ended here, and new ones begun. */
export function SeasonsCard({ site, tried }: Props): JSX.Element {
  return (
    <section class="panel account-card" aria-label={say('seasons')} data-seasons>
      <h2>{say('seasons')}</h2>
      <p>{say('seasons-is')}</p>
      <ul class="account-list">
        {site.seasons.map(({ id, name, game, begins, ends, closed }) => (
          <li key={id} class="setting" data-season={name}>
            <span>
              <a href={address('board', game, '', '', id)}>{name}</a>
              <small>
                {gameName(game)},{' '}
                {ends === null
                  ? say('season-since', { day: dayLine(begins) })
                  : say('season-term', { from: dayLine(begins), to: dayLine(ends) })}
              </small>
            </span>
            {closed || isOver(ends) ? (
              <small>{say('season-over')}</small>
            ) : (
              <button type="button" class="btn" data-end-season onClick={() => void tried(() => askSite('end-season', { season: id }))}>
                {say('season-end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <NewSeason tried={tried} />
    </section>
  )
}

function isOver(ends: number | null): boolean {
  return ends !== null && ends <= Date.now()
}

/** A number of days; null: until somebody ends the season. An invalid number is sent as 0, which the server refuses. */
function daysOf(text: string): number | null {
  if (text.trim() === '') return null
  return /^\d+$/.test(text.trim()) ? Number(text) : 0
}

function NewSeason({ tried }: Pick<Props, 'tried'>): JSX.Element {
  const [name, setName] = useState('')
  const [game, setGame] = useState(PLAYED[0] ?? '')
  const [days, setDays] = useState('')
  const begin = () =>
    tried(async () => {
      const site = await askSite('begin-season', { name, game, days: daysOf(days) })
      setName('')
      return site
    })
  return (
    <Form quiet act={say('season-begin')} send={begin}>
      <Field label={say('season-name')} name="season-name" longest={LONGEST_NAME} autocomplete="off" value={name} change={setName} />
      <label class="account-field">
        {say('filter-game')}
        <select class="field" name="season-game" value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
          <GameOptions games={PLAYED} />
        </select>
      </label>
      <Field
        label={say('season-days')}
        hint={say('season-days-is')}
        name="season-days"
        longest={3}
        autocomplete="off"
        optional
        value={days}
        change={setDays}
      />
    </Form>
  )
}
