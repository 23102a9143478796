import type { CollectionDesk } from '@orrery/board'
import type { CollectionInfo } from '@orrery/collecting'
import type { Text } from '@orrery/text'

/** What every part of the collection is given. */
export interface PartProps {
  readonly desk: CollectionDesk
  readonly mine: CollectionInfo
  readonly text: Text
  openRule(rule: string): void
}
