import './programs.css'
import type { KeyInfo } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { RequestError } from '../connection/error.ts'
import { serverLink } from '../connection/server.ts'
import { dayLine } from '../home/ago.ts'
import { CopyField } from './CopyField.tsx'
import { toast } from './Toasts.tsx'

/** The keys by which programs act for the reader. */
export function Programs(): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <details class="programs" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('programs')}</summary>
      {open ? <Keys /> : null}
    </details>
  )
}

/** The reader's keys, and functions to make and remove them. */
function useKeys() {
  const [keys, setKeys] = useState<readonly KeyInfo[] | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [lost, setLost] = useState(false)

  async function tried(act: () => Promise<void>): Promise<void> {
    try {
      await act()
      setLost(false)
    } catch (error) {
      if (error instanceof RequestError && error.code !== 'lost') toast('bad', say(`refusal-error-${error.code}`))
      else setLost(true)
    }
  }

  async function look(): Promise<void> {
    const reply = await serverLink().ask({ type: 'keys' })
    if (reply.type === 'keys') setKeys(reply.keys)
  }

  async function make(name: string, made: () => void): Promise<void> {
    const reply = await serverLink().ask({ type: 'make-key', name })
    if (reply.type !== 'key') return
    setSecret(reply.secret)
    made()
    await look()
  }

  async function drop(key: string): Promise<void> {
    await serverLink().ask({ type: 'drop-key', key })
    setSecret(null)
    toast('ok', say('programs-dropped'))
    await look()
  }

  useEffect(() => void tried(look), [])
  return {
    keys,
    /** The secret of the key just made, which is shown once. */
    secret,
    lost,
    /** Makes a key, and calls `made` when it exists. */
    make: (name: string, made: () => void): void => void tried(() => make(name, made)),
    drop: (key: string): void => void tried(() => drop(key)),
  }
}

function Keys(): JSX.Element {
  const { keys, secret, lost, make, drop } = useKeys()
  return (
    <>
      <p>{say('programs-are')}</p>
      {lost ? <p role="alert">{say('programs-offline')}</p> : null}
      {keys?.length === 0 ? <p>{say('programs-none')}</p> : null}
      <ul>
        {(keys ?? []).map((key) => (
          <KeyRow key={key.id} info={key} drop={() => drop(key.id)} />
        ))}
      </ul>
      {secret === null ? null : <CopyField name={say('programs-secret')} value={secret} />}
      <NewKey make={make} />
    </>
  )
}

/** A key: its purpose, its limit, and when it was last used. */
function KeyRow({ info, drop }: { readonly info: KeyInfo; drop(): void }): JSX.Element {
  const { id, name, perMinute, used } = info
  return (
    <li class="setting">
      <span>
        {name}
        <small>
          {say('programs-limit', { n: perMinute })} · {used === null ? say('programs-never') : say('programs-used', { day: dayLine(used) })}
        </small>
      </span>
      <button type="button" class="btn small quiet" data-drop={id} onClick={drop}>
        {say('programs-drop')}
      </button>
    </li>
  )
}

/** A form that makes a key for a program with a name. */
function NewKey({ make }: { make(name: string, made: () => void): void }): JSX.Element {
  const [name, setName] = useState('')
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') make(name.trim(), () => setName(''))
      }}
    >
      <input
        class="field"
        aria-label={say('programs-name')}
        placeholder={say('programs-name')}
        maxLength={24}
        data-program
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="btn" data-make-key>
        {say('programs-make')}
      </button>
    </form>
  )
}
