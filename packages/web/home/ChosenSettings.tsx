import { type Json, settingsToChoose } from '@orrery/kernel'
import type { TimeControl } from '@orrery/play'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { useGame } from '../app/use-game.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { describedTime } from '../time/described.ts'

interface Props {
  readonly game: string
  /** The chosen options of the table; a setting that is missing has its first value. */
  readonly options: Json
  readonly text: Text
  /** How long players may think; null: no limit. Absent where time is never limited. */
  readonly time?: TimeControl | null
}

/** The settings of a table: how long players may think, and each of the game's with its value and its rule. Nothing if there are none. */
export function ChosenSettings({ game: id, options, text, time }: Props): JSX.Element | null {
  const game = useGame(id)
  const settings = game === null ? [] : settingsToChoose(game)
  // Where a setting of the game limits time, it says so itself.
  const timed = time !== undefined && (time !== null || (game !== null && game.timeLimit === undefined))
  if (settings.length === 0 && !timed) return null
  const chosen = (options ?? {}) as { readonly [setting: string]: Json }
  return (
    <section class="chosen-settings">
      <h3>{say('table-chosen')}</h3>
      <dl>
        {timed ? (
          <div data-chosen-time>
            <dt>{say('time')}</dt>
            <dd>
              {describedTime(time)}
              {time?.weekendsOff === true ? `. ${say('weekends-off')}` : ''}
            </dd>
          </div>
        ) : null}
        {timed && time !== null ? (
          <div>
            <dt>{say('time-up')}</dt>
            <dd>{say(`time-up-${time.timeUp}`)}</dd>
          </div>
        ) : null}
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
