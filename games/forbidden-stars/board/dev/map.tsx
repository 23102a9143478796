import { onlyShown, usePieces, type View } from '@orrery/board'
import type { Piece, Seen, SeenOption } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useRef } from 'preact/hooks'
import { StarMap } from '../map/StarMap.tsx'
import { type Table, TableContext } from '../table/context.ts'
import { sample } from './sample.ts'

/** The star map with a position of round 4. */
export const MapPage = ({ text }: { readonly text: Text }) => {
  const view = useRef<View | null>(null)
  const seen = { version: 0, question: null } as Seen
  const pieces = usePieces({ ...onlyShown(), seen })
  const light: { [piece: Piece]: 'may' | 'pointed' | 'chosen' } = {
    'area:9': 'may',
    'area:8': 'pointed',
    'area:11': 'chosen',
    'system:5': 'may',
    'storm:1': 'may',
  }
  const table: Table = {
    text,
    look: { motion: true, marks: true, sound: false },
    scene: sample,
    pieces,
    asked: true,
    offers: (): readonly SeenOption[] => [],
    lit: (asked) => asked.map((piece) => light[piece]).find((lit) => lit !== undefined) ?? null,
    alike: () => null,
    nameOf: () => '',
    pressGroup: () => undefined,
    countChosen: () => 0,
    isChosen: () => null,
  }
  return (
    <TableContext.Provider value={table}>
      <div class="workshop-map">
        <StarMap view={view} />
      </div>
    </TableContext.Provider>
  )
}
