import { Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { FleetList } from '../../content/fleets.ts'
import { fleetCode, fleetOfCode } from '../../fleet/code.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { fleetOfText, fleetText } from '../../fleet/text.ts'

/** The length to which a pasted text is limited. */
const LONGEST_TEXT = 20_000

interface Props {
  readonly fleet: FleetList
  readonly text: Text
  /** The address of the fleet builder, to which a fleet's code is appended. */
  readonly address: string
  /** The address of a code's preview. */
  shared(code: string): string
  take(fleet: FleetList): void
  close(): void
}

/** Parses a pasted fleet: a link, its code, or a list in either language. */
export function readPasted(pasted: string): FleetList | undefined {
  if (pasted.length > LONGEST_TEXT) return undefined
  const trimmed = pasted.trim()
  const code = /(?:^|[/=])([a-z]+~[\w~.-]*)(?:\?l=\w+)?$/i.exec(trimmed)?.[1]
  return code === undefined ? fleetOfText(pasted) : fleetOfCode(code)
}

/** Exports a fleet as link or text, and imports either. */
export function Exchange({ fleet, text, address, shared, take, close }: Props): JSX.Element {
  const [pasted, setPasted] = useState('')
  const [copied, setCopied] = useState<'link' | 'preview' | 'text' | null>(null)
  const code = fleetCode(fleet)
  const link = `${address}${code}`
  const list = fleetText(fleet, text.language)
  const read = pasted.trim() === '' ? null : readPasted(pasted)
  const copy = (what: 'link' | 'preview' | 'text'): void => {
    navigator.clipboard.writeText({ link, preview: shared(code), text: list }[what]).then(
      () => setCopied(what),
      () => setCopied(null),
    )
  }
  return (
    <Dialog class="fa" title={text.say('fleets-exchange')} closeLabel={text.say('fleets-close')} close={close} wide>
      <div class="fab-exchange">
        <section>
          <label>
            {text.say('fleets-link')}
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" class="btn small" onClick={() => copy('link')}>
            {text.say(copied === 'link' ? 'fleets-copied' : 'fleets-copy-link')}
          </button>{' '}
          <button
            type="button"
            class="btn small"
            data-share={shared(code)}
            disabled={fleet.squadrons.length === 0}
            onClick={() => copy('preview')}
          >
            {text.say(copied === 'preview' ? 'fleets-copied' : 'fleets-copy-preview')}
          </button>
          <label>
            {text.say('fleets-text')}
            <textarea readOnly rows={10} value={list} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" class="btn small" onClick={() => copy('text')}>
            {text.say(copied === 'text' ? 'fleets-copied' : 'fleets-copy-text')}
          </button>
        </section>
        <section>
          <label>
            {text.say('fleets-paste')}
            <textarea
              rows={13}
              maxLength={LONGEST_TEXT + 1}
              value={pasted}
              data-paste
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
          </label>
          {read !== null && (
            <p role="status" class={read === undefined ? 'against' : ''}>
              {read === undefined
                ? text.say('fleets-not-read')
                : text.say('fleets-read', { squadrons: read.squadrons.length, points: fleetPoints(read), race: `@race-${read.race}` })}
            </p>
          )}
          <button
            type="button"
            class="btn small choice"
            data-take
            disabled={read === null || read === undefined}
            onClick={() => {
              if (read === null || read === undefined) return
              take(read)
              close()
            }}
          >
            {text.say('fleets-take')}
          </button>
        </section>
      </div>
    </Dialog>
  )
}
