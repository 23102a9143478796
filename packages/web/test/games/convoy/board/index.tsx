import { type BoardModule, type BoardProps, Press, usePieces } from '@orrery/board'
import type { JSX } from 'preact'

interface View {
  readonly crates: readonly (readonly number[])[]
  readonly worth: readonly number[]
}

/** Crates as buttons: the smallest possible board. */
function Board(props: BoardProps<View>): JSX.Element {
  const pieces = usePieces(props)
  const { seen, viewer } = props
  return (
    <div style={{ padding: '20px' }}>
      {seen.view.crates[viewer === 'spectator' ? 0 : viewer]?.map((crate) => (
        <Press
          key={crate}
          piece={`crate:${crate}`}
          label={`crate ${crate}`}
          acts={pieces}
          style={{ minWidth: '48px', minHeight: '48px' }}
          class={pieces.chosen(`crate:${crate}`) ? 'chosen' : ''}
        >
          {crate}
        </Press>
      ))}
    </div>
  )
}

export const board: BoardModule<View> = {
  Board,
  Inspector: ({ piece }) => <p>{piece}</p>,
  phases: () => [],
  headline: (view) => view.worth.join(' : '),
  secrets: () => false,
  begin: () => ({ legs: [{ length: 1, veer: 0 }], speed: 1 }),
  fields: (_question, text) => [
    { path: ['speed'], label: text.language === 'hu' ? 'Sebesség' : 'Speed', kind: 'number', least: 1, most: 9, step: 1 },
    { path: ['legs', 0, 'length'], label: text.language === 'hu' ? 'Hossz' : 'Length', kind: 'number', least: 1, most: 6, step: 1 },
  ],
}
