import type { JSX } from 'preact'
import { gameName } from '../app/catalogue.ts'
import { say } from '../app/texts.ts'

interface Props {
  readonly games: readonly string[]
  readonly value: string
  choose(game: string): void
  /** Attributes by which tests and styles find it. */
  readonly [mark: `data-${string}`]: boolean
}

/** A choice of the game to play. */
export function GameField({ games, value, choose, ...marks }: Props): JSX.Element {
  return (
    <label class="setting">
      <span>{say('cup-game')}</span>
      <select class="field" value={value} {...marks} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <GameOptions games={games} />
      </select>
    </label>
  )
}

/** Games as the options of a choice. */
export function GameOptions({ games }: Pick<Props, 'games'>): JSX.Element {
  return (
    <>
      {games.map((id) => (
        <option key={id} value={id}>
          {gameName(id)}
        </option>
      ))}
    </>
  )
}
