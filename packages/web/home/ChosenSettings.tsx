import { type Json, settingsToChoose } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import { RuleLink } from '../table/RuleLink.tsx'

interface Props {
  readonly game: string
  /** The chosen options of the table; a setting that is missing has its first value. */
  readonly options: Json
  readonly text: Text
}

/** The settings of a table: each with its value and its rule. Nothing if the game has none. */
export function ChosenSettings({ game: id, options, text }: Props): JSX.Element | null {
  const game = useGame(id)
  const settings = game === null ? [] : settingsToChoose(game)
  if (settings.length === 0) return null
  const chosen = (options ?? {}) as { readonly [setting: string]: Json }
  return (
    <section class="chosen-settings">
      <h3>{say('table-chosen')}</h3>
      <dl>
        {settings.map(({ id: setting, values, rule }) => (
          <div key={setting}>
            <dt>{text.say(`setting-${setting}`)}</dt>
            <dd>
              {text.say(`setting-${setting}-${String(chosen[setting] ?? values[0])}`)} <RuleLink rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
