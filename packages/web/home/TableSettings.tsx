import { type Game, type Setting, settingsToChoose } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say, wholeTextOfGame } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { type Book, bookOf } from '../rulebook/book.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { type Chosen, reasonsAgainst, type SeatPlan } from './plans.ts'
import { settingDescription, valueDescription } from './setting-description.ts'

interface Props {
  readonly game: Game
  readonly text: Text
  readonly seats: readonly SeatPlan[]
  readonly chosen: Chosen
  /** Whether the table is on a server, because some settings matter only there. */
  readonly served: boolean
  choose(chosen: Chosen): void
}

/** What describes settings: the rulebook, and the game's text with the messages for closer looks. */
interface Descriptions {
  readonly book: Book
  readonly text: Text
}

/** The game's settings, each with its rule. A value that contradicts the others cannot be chosen. */
export function TableSettings(props: Props): JSX.Element {
  const { game, text, served } = props
  const [descriptions, setDescriptions] = useState<Descriptions | null>(null)
  useLatest([game.id, text], () => descriptionsOf(game.id, text), setDescriptions)
  const shown = settingsToChoose(game).filter((setting) => served || setting.served !== true)
  const usual = shown.filter(({ expert }) => expert !== true)
  const expert = shown.filter((setting) => setting.expert === true)
  if (shown.length === 0) return <p class="none">{say('no-settings')}</p>
  return (
    <>
      {usual.map((setting) => (
        <Line key={setting.id} {...props} setting={setting} descriptions={descriptions} />
      ))}
      {expert.length === 0 ? null : (
        <details class="expert">
          <summary>{say('expert')}</summary>
          {expert.map((setting) => (
            <Line key={setting.id} {...props} setting={setting} descriptions={descriptions} />
          ))}
        </details>
      )}
    </>
  )
}

async function descriptionsOf(game: string, text: Text): Promise<Descriptions | null> {
  const [book, whole] = await Promise.all([bookOf(game), wholeTextOfGame(game, text.language)])
  return book === null ? null : { book, text: whole ?? text }
}

interface LineProps extends Props {
  readonly setting: Setting
  readonly descriptions: Descriptions | null
}

function Line({ game, text, seats, chosen, choose, setting, descriptions }: LineProps): JSX.Element {
  const now = chosen[setting.id] ?? setting.values[0]
  const name = text.say(`setting-${setting.id}`)
  const meant = descriptions === null || now === undefined ? null : valueDescription(setting, now, descriptions.text)
  const without = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== setting.id))
  const wrongWithout = reasonsAgainst(game, text, without, seats).length
  return (
    <div class="table-setting">
      <div class="setting">
        <span>{name}</span>
        <select
          class="field"
          aria-label={name}
          data-setting={setting.id}
          value={String(now)}
          onChange={({ currentTarget }) => {
            const value = setting.values[currentTarget.selectedIndex]
            if (value !== undefined) choose({ ...chosen, [setting.id]: value })
          }}
        >
          {setting.values.map((value) => (
            <option
              key={String(value)}
              value={String(value)}
              disabled={value !== now && reasonsAgainst(game, text, { ...chosen, [setting.id]: value }, seats).length > wrongWithout}
            >
              {text.say(`setting-${setting.id}-${value}`)}
            </option>
          ))}
        </select>
      </div>
      <p>
        {descriptions === null ? null : <span>{settingDescription(setting, descriptions.text, descriptions.book)}</span>}{' '}
        <RuleLink rule={setting.rule} />
      </p>
      {meant === null ? null : <p data-chosen-value={setting.id}>{meant}</p>}
    </div>
  )
}
