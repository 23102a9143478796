import { copyText } from '@orrery/board/copy.tsx'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { useDesk } from '../desk.ts'

/** The result of copying: `whole` and `seen` say what was copied; `text` has to be copied by hand. */
type Copied = 'whole' | 'seen' | { readonly text: string } | null

/** Copies the table as a scenario file, for a bug report. */
export function CopyScenario(): JSX.Element | null {
  const { source, viewer } = useDesk()
  const [copied, setCopied] = useState<Copied>(null)
  const seen = source.moment(viewer).value?.seen
  if (seen === undefined) return null
  async function copy(of: NonNullable<typeof seen>): Promise<void> {
    const { text, whole } = await (await import('./copy.ts')).copyOf(source, viewer, of, {
      whole: say('scenario-of-all'),
      seen: say('scenario-of-view'),
      version: say('scenario-at-version', { version: of.version }),
    })
    setCopied(!(await copyText(text)) ? { text } : whole ? 'whole' : 'seen')
  }
  const byHand = typeof copied === 'object' && copied !== null
  return (
    <div class="copy-scenario">
      <button type="button" class="btn" data-copy-scenario onClick={() => void copy(seen)}>
        <Icon name={copied === null || byHand ? 'copy' : 'check'} /> {say('copy-scenario')}
      </button>
      <p aria-live="polite" data-copied={byHand ? 'by-hand' : copied}>
        {copied === null ? say('copy-scenario-for') : byHand ? say('copy-scenario-by-hand') : say(`copied-scenario-${copied}`)}
      </p>
      {byHand ? (
        <textarea class="field" readOnly rows={6} aria-label={say('copy-scenario')} onFocus={({ currentTarget }) => currentTarget.select()}>
          {copied.text}
        </textarea>
      ) : null}
    </div>
  )
}
