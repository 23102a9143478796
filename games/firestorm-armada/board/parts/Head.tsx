import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { Column } from './columns.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly text: Text
  /** Only for screen readers. */
  readonly unseen?: boolean
}

/** The header of a table about ships. */
export function Head({ columns, text, unseen = false }: Props): JSX.Element {
  return (
    <thead class={unseen ? 'kit-sr' : ''}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {text.say(`board-column-${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
