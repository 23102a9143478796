import { CopyButton, Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
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
  const fields = useId()
  const code = fleetCode(fleet)
  const link = `${address}${code}`
  const list = fleetText(fleet, text.language)
  const read = pasted.trim() === '' ? null : readPasted(pasted)
  return (
    <Dialog class="fa" title={text.say('fleets-exchange')} closeLabel={text.say('fleets-close')} close={close} wide>
      <div class="fab-exchange">
        <section>
          <label>
            {text.say('fleets-link')}
            <input id={`${fields}-link`} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <CopyButton value={link} label={text.say('fleets-copy-link')} copied={text.say('fleets-copied')} field={`${fields}-link`} />{' '}
          <CopyButton
            value={shared(code)}
            label={text.say('fleets-copy-preview')}
            copied={text.say('fleets-copied')}
            disabled={fleet.squadrons.length === 0}
            share
          />
          <label>
            {text.say('fleets-text')}
            <textarea id={`${fields}-text`} readOnly rows={10} value={list} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <CopyButton value={list} label={text.say('fleets-copy-text')} copied={text.say('fleets-copied')} field={`${fields}-text`} />
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
