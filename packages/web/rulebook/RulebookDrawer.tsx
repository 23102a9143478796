import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Rulebook } from './Rulebook.tsx'

/** The rulebook beside the table. */
export function RulebookDrawer({
  game,
  rule,
  onClose,
}: {
  readonly game: string
  readonly rule: string | null
  onClose(): void
}): JSX.Element {
  return (
    <Dialog title={say('rulebook')} shape="drawer" onClose={onClose}>
      <Rulebook game={game} rule={rule} />
    </Dialog>
  )
}
