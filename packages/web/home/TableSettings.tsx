import { type Game, type Setting, settingsToChoose } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { type Book, bookOf, ruleOf } from '../rulebook/book.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { type Chosen, reasonsAgainst, type SeatPlan } from './plans.ts'

interface Props {
  readonly game: Game
  readonly text: Text
  readonly seats: readonly SeatPlan[]
  readonly chosen: Chosen
  /** Whether the table is on a server, because some settings matter only there. */
  readonly served: boolean
  choose(chosen: Chosen): void
}

/** The game's settings, each with its rule. A value that contradicts the others cannot be chosen. */
export function TableSettings(props: Props): JSX.Element {
  const { game, served } = props
  const [book, setBook] = useState<Book | null>(null)
  useEffect(() => void bookOf(game.id).then(setBook), [game.id])
  const shown = settingsToChoose(game).filter((setting) => served || setting.served !== true)
  const usual = shown.filter(({ expert }) => expert !== true)
  const expert = shown.filter((setting) => setting.expert === true)
  if (shown.length === 0) return <p class="none">{say('no-settings')}</p>
  return (
    <>
      {usual.map((setting) => (
        <Line key={setting.id} {...props} setting={setting} book={book} />
      ))}
      {expert.length === 0 ? null : (
        <details class="expert">
          <summary>{say('expert')}</summary>
          {expert.map((setting) => (
            <Line key={setting.id} {...props} setting={setting} book={book} />
          ))}
        </details>
      )}
    </>
  )
}

interface LineProps extends Props {
  readonly setting: Setting
  readonly book: Book | null
}

function Line({ game, text, seats, chosen, choose, setting, book }: LineProps): JSX.Element {
  const { language } = settings.value
  const now = chosen[setting.id] ?? setting.values[0]
  const name = text.say(`setting-${setting.id}`)
  const about = book === null ? null : ruleOf(book, setting.rule)
  // A rule's text is written for the rulebook; a game may have plainer words for a player who makes a table.
  const plainly = `setting-${setting.id}-is`
  const told = text.has(plainly) ? text.say(plainly) : about?.[language]
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
        {told === undefined ? null : <span>{told}</span>} <RuleLink rule={setting.rule} />
      </p>
    </div>
  )
}
