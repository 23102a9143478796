import { type SeenOption, verbOf } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { Icon } from '../../look/Icon.tsx'
import { useDesk } from '../desk.ts'
import { OptionButton } from './Option.tsx'

/** With more options than this, there is a search field. */
const MANY = 12

interface Props {
  readonly options: readonly SeenOption[]
  readonly labels: ReadonlyMap<string, string>
  readonly busy: boolean
  readonly open: boolean
  setOpen(open: boolean): void
  choose(option: string): void
}

/**
 * Every option of the question, in groups, with a search field if there are many: for keyboards, for screen readers, and for anybody who
 * looks for one.
 */
export function AllOptions({ options, labels, busy, open, setOpen, choose }: Props): JSX.Element {
  const { board, text } = useDesk()
  const [wanted, want] = useState('')
  const found = options.filter(({ id }) => fold(labels.get(id) ?? '').includes(fold(wanted)))
  const groups = new Map<string, SeenOption[]>()
  for (const option of found) {
    const verb = `verb-${verbOf(option.id)}`
    const name = board.group?.(option, text) ?? (text.has(verb) ? text.say(verb) : '')
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [option])
    else group.push(option)
  }
  return (
    <div class="all-options">
      <AllOptionsButton count={options.length} open={open} press={() => setOpen(!open)} />
      {open ? (
        <div class="all-list">
          {options.length > MANY ? (
            <input
              class="field"
              type="search"
              value={wanted}
              placeholder={say('search-options')}
              aria-label={say('search-options')}
              onInput={({ currentTarget }) => want(currentTarget.value)}
            />
          ) : null}
          {[...groups].map(([name, group]) => (
            <section key={name} aria-label={name === '' ? undefined : name}>
              {name === '' ? null : <h3>{name}</h3>}
              <ul class="options">
                {group.map((option) => (
                  <li key={option.id}>
                    <OptionButton option={option} label={labels.get(option.id) ?? ''} at={null} busy={busy} choose={choose} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {found.length === 0 ? <p class="none">{say('options-none')}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

/** A name in a canonical form for searching: without case and accents. */
function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

interface ButtonProps {
  readonly count: number
  readonly open: boolean
  press(): void
}

/** Opens and closes the list of all options. A docked sheet has room for a short label only. */
export function AllOptionsButton({ count, open, press }: ButtonProps): JSX.Element {
  return (
    <button type="button" class="btn small" data-all-options aria-expanded={open} onClick={press}>
      <span class="whole">{say('all-options', { n: count })}</span>
      <span class="brief" aria-hidden="true">
        {say('all-options-brief', { n: count })}
      </span>
      <Icon name="down" />
    </button>
  )
}
