import type { Game } from '@orrery/kernel'
import { LEVELS } from '@orrery/search/level'
import { botIn, botNameOf, namedBot, readBotName, stylesOf } from '@orrery/search/style'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { say } from '../app/texts.ts'

/** What a game says about the styles of its bots. */
type Styled = Pick<Game, 'boldness' | 'period'>

interface Props {
  /** Null until it is loaded: no bot has a style yet. */
  readonly game: Styled | null
  /** The seat that the bot gets, or a name for several seats. */
  readonly at: number | string
  readonly name: string
  /** Whether the names of the fields are shown above them. */
  readonly labelled?: boolean
  readonly disabled?: boolean
  /** The bot's name, or the value of one of the children. */
  readonly value: string
  /** Options for what may be chosen in place of a bot; they come first. */
  readonly children?: ComponentChildren
  /** Takes the bot's name, or the value of one of the children. */
  choose(value: string): void
}

const BOT = 'bot-'

/** The one way to choose a bot: its level, and beside it its style where level and game have styles. */
export function BotChoice({ game, at, name, labelled = false, disabled = false, value, children, choose }: Props): JSX.Element {
  const bot = readBotName(value)
  const styles = bot === null ? [] : stylesOf(bot.level, game ?? {})
  const chooseLevel = (chosen: string): void => {
    const level = chosen.startsWith(BOT) ? namedBot(chosen.slice(BOT.length)).level : null
    choose(level === null ? chosen : botIn(game ?? {}, { ...bot, level }))
  }
  return (
    <>
      <Choice
        {...{ name, label: name, labelled, disabled }}
        data-seat={at}
        value={bot === null ? value : `${BOT}${bot.level}`}
        choose={chooseLevel}
      >
        {children}
        {LEVELS.map((level) => (
          <option key={level} value={`${BOT}${level}`}>
            {say('player-bot', { level: say(`bot-${level}`) })}: {say(`bot-${level}-is`)}
          </option>
        ))}
      </Choice>
      {bot === null || styles.length === 0 ? null : (
        <Choice
          {...{ name: say('bot-style-of', { name }), label: say('bot-style'), labelled, disabled, choose }}
          data-style={at}
          value={botNameOf(bot)}
        >
          <option value={bot.level}>{say('bot-style-none')}</option>
          {styles.map((style) => (
            <option key={style} value={botNameOf({ level: bot.level, style })}>
              {say(`bot-style-${style}`)}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

interface ChoiceProps extends Pick<Props, 'name' | 'value' | 'children' | 'choose'> {
  /** What is written above the field, if it is `labelled`. */
  readonly label: string
  readonly labelled: boolean
  readonly disabled: boolean
  readonly 'data-seat'?: number | string
  readonly 'data-style'?: number | string
}

function Choice({ name, label, labelled, choose, children, ...rest }: ChoiceProps): JSX.Element {
  const id = useId()
  const field = (
    <select {...rest} id={id} class="field" aria-label={name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {children}
    </select>
  )
  if (!labelled) return field
  return (
    <label for={id}>
      <span>{label}</span>
      {field}
    </label>
  )
}
