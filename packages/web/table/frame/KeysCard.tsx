import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { Dialog } from '../../look/Dialog.tsx'

/** The keys of the table, by function. */
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['1', '…', '9'], 'keys-option'],
  [['␣'], 'keys-primary'],
  [['E'], 'keys-end'],
  [['U'], 'keys-undo'],
  [['L'], 'keys-log'],
  [['↑', '↓', '←', '→'], 'keys-walk'],
  [['↵'], 'keys-take'],
  [['Tab'], 'keys-next'],
  [['Esc'], 'keys-close'],
  [['?'], 'keys-help'],
]

/** What the keys do at a table. */
export function KeysCard({ close }: { close(): void }): JSX.Element {
  return (
    <Dialog title={say('keys')} onClose={close}>
      <dl class="keys" data-keys>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === '␣' ? say('key-space') : key}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
