import type { CollectionDesk } from '@orrery/board'
import type { CollectionInfo } from '@orrery/collecting'
import type { Text } from '@orrery/text'

/** Props of every part of the collection. */
export interface PartProps {
  readonly desk: CollectionDesk
  readonly mine: CollectionInfo
  readonly text: Text
  openRule(rule: string): void
}
