import { type GameFilter, type KeptSearch, LIMITS } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Icon } from '../look/Icon.tsx'
import { tried } from '../table/source/remote.ts'

interface Props {
  readonly filter: GameFilter
  /** Runs a stored search again. */
  run(filter: GameFilter): void
}

/** The reader's named searches; pressing one runs it again. */
export function KeptSearches({ filter, run }: Props): JSX.Element {
  const [kept, setKept] = useState<readonly KeptSearch[]>([])
  const [name, setName] = useState('')
  const id = useId()
  const read = async (): Promise<void> => {
    const message = await ask({ type: 'searches' })
    if (message.type === 'searches') setKept(message.searches)
  }
  useEffect(() => void read().catch(() => undefined), [])
  const keep = (): void => {
    const called = name.replace(/\s+/g, ' ').trim()
    if (called === '') return
    tried(ask({ type: 'keep-search', name: called, filter }).then(read))
    setName('')
  }
  return (
    <section class="kept-searches" aria-label={say('searches')}>
      <ul>
        {kept.map(({ name: called, filter: wanted }) => (
          <li key={called}>
            <button type="button" class="btn" data-run-search={called} onClick={() => run(wanted)}>
              {called}
            </button>
            <button
              type="button"
              class="btn icon small quiet"
              aria-label={say('search-drop', { name: called })}
              title={say('search-drop', { name: called })}
              data-drop-search={called}
              onClick={() => tried(ask({ type: 'drop-search', name: called }).then(read))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <label for={id}>{say('search-name')}</label>
        <input
          id={id}
          class="field"
          maxLength={LIMITS.searchName}
          value={name}
          data-search-name
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="btn" aria-disabled={name.trim() === ''}>
          {say('search-keep')}
        </button>
      </form>
    </section>
  )
}
