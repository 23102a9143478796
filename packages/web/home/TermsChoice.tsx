import type { TableTerms } from '@orrery/protocol'
import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { isMember } from '../connection/identity.ts'
import { Switch } from '../look/Switch.tsx'

/** A table's terms without its pace, which follows from its time control. */
export type ChosenTerms = Pick<TableTerms, 'rated' | 'level'>

const LEVELS = ['any', 'new', 'skilled'] as const

interface Props {
  readonly terms: ChosenTerms
  choose(terms: ChosenTerms): void
}

/** A choice of the terms of a new table: whether it is rated, and for which players it is meant. */
export function TermsChoice({ terms, choose }: Props): JSX.Element {
  return (
    <div class="table-setting" data-terms>
      {isMember() ? (
        <Switch
          label={say('table-rated')}
          help={say('table-rated-is')}
          on={terms.rated}
          turn={(rated) => choose({ ...terms, rated })}
          data-rated
        />
      ) : null}
      <div class="setting">
        <span>{say('table-level')}</span>
        <select
          class="field"
          aria-label={say('table-level')}
          data-level
          value={terms.level}
          onChange={({ currentTarget }) => choose({ ...terms, level: LEVELS[currentTarget.selectedIndex] ?? 'any' })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(`level-${level}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
