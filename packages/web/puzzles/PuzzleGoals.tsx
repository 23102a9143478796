import { PUZZLE_LIMITS } from '@orrery/protocol'
import type { JudgedPosition } from '@orrery/search/puzzles/judge'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import type { Wish } from './wish.ts'

interface Props {
  /** The result of the search; null while it runs. */
  readonly judged: JudgedPosition | 'failed' | null
  choose(wish: Wish): void
}

/** The possible goals of a puzzle, each with the search's result, and the maker's own words as another choice. */
export function PuzzleGoals({ judged, choose }: Props): JSX.Element {
  const { language } = settings.value
  const [chosen, setChosen] = useState<number | 'words' | null>(null)
  const [words, setWords] = useState('')
  const id = useId()
  const aims = judged === null || judged === 'failed' ? [] : judged.aims
  return (
    <fieldset class="study-sharing puzzle-goals" data-judged={judged === null ? 'searching' : aims.length}>
      <legend>{say('puzzle-goal')}</legend>
      <p role="status">
        {judged === null
          ? say('puzzle-searching')
          : judged === 'failed'
            ? say('gone-broken')
            : aims.length === 0
              ? say('puzzle-no-goals')
              : ''}
      </p>
      {aims.map((one, at) => (
        <label key={at} data-ways={one.ways ?? 'many'}>
          <input
            type="radio"
            name={id}
            checked={chosen === at}
            disabled={one.ways === null || one.ways === 0}
            onChange={() => {
              setChosen(at)
              choose({ judged: one })
            }}
          />
          <span>
            {one.aim.task[language]} <small>{one.ways === null ? say('puzzle-too-many') : say('puzzle-ways', { ways: one.ways })}</small>
          </span>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={id}
          checked={chosen === 'words'}
          data-own-words
          onChange={() => {
            setChosen('words')
            choose({ words })
          }}
        />
        <span>
          {say('puzzle-own-words')} <small>{say('puzzle-in-words')}</small>
        </span>
      </label>
      {chosen === 'words' ? (
        <textarea
          class="field"
          rows={2}
          aria-label={say('puzzle-own-words')}
          maxLength={PUZZLE_LIMITS.task}
          value={words}
          onInput={({ currentTarget }) => {
            setWords(currentTarget.value)
            choose({ words: currentTarget.value })
          }}
        />
      ) : null}
    </fieldset>
  )
}
