import { type SeenOption, verbOf } from '@orrery/kernel'
import { searchable } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { useDesk } from '../desk.ts'
import { OptionButton } from './Option.tsx'

/** With more options than this, there is a search field. */
const MANY = 12

interface Props {
  readonly options: readonly SeenOption[]
  readonly labels: ReadonlyMap<string, string>
  readonly busy: boolean
  choose(option: string): void
}

/** Every option of the question, in groups, with a search field if there are many. */
export function AllList({ options, labels, busy, choose }: Props): JSX.Element {
  const { board, text } = useDesk()
  const [wanted, want] = useState('')
  const found = options.filter(({ id }) => searchable(labels.get(id) ?? '').includes(searchable(wanted)))
  const groups = new Map<string, SeenOption[]>()
  for (const option of found) {
    const verb = `verb-${verbOf(option.id)}`
    const name = board.group?.(option, text) ?? (text.has(verb) ? text.say(verb) : '')
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [option])
    else group.push(option)
  }
  return (
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
  )
}
