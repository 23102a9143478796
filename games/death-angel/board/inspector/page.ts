import type { Piece, Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'

/** Props of every page of the inspector; `id` is the piece without its kind. */
export interface PageProps {
  readonly piece: Piece
  readonly id: string
  readonly seen: Seen<View>
  readonly text: Text
}
