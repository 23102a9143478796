import type { CollectionDesk } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useEffect, useState } from 'preact/hooks'
import { collecting } from '../../collecting/index.ts'
import { STARTER_DECKS } from '../../content/decks.ts'
import { Tile } from '../decks/Tile.tsx'
import { wrong } from './words.ts'

interface BeginProps {
  readonly desk: CollectionDesk
  readonly text: Text
  /** Whose trade link was opened; null if none was. */
  readonly from: string | null
}

/** A new collector chooses two starter decks. */
export function Begin({ desk, text, from }: BeginProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [trader, setTrader] = useState<string | null>(null)
  const most = collecting.chooses
  useEffect(() => {
    // A damaged link is reported where the trade would be, once there is a collection.
    if (from !== null)
      desk.collector(from).then(
        ({ name }) => setTrader(name),
        () => undefined,
      )
  }, [from])
  const begin = () => {
    setBusy(true)
    desk.collect(chosen).catch((error) => {
      setBusy(false)
      setTrouble(wrong(text, error))
    })
  }
  return (
    <main class="cgc-main cgc-begin">
      <h2>{text.say('coll-begin')}</h2>
      {trader !== null && (
        <p class="lead">
          <b>{text.say('coll-begin-first', { name: trader })}</b>
        </p>
      )}
      <p class="lead">{text.say('coll-begin-is')}</p>
      <div class="cgd-setup">
        <ul>
          {STARTER_DECKS.map((deck) => (
            <Tile
              key={deck.id}
              deck={{ id: deck.id, name: deck.name[text.language], cards: deck.cards }}
              plan={deck.plan[text.language]}
              chosen={chosen.includes(deck.id)}
              text={text}
              take={() => setChosen((now) => (now.includes(deck.id) ? now.filter((id) => id !== deck.id) : [...now, deck.id].slice(-most)))}
            />
          ))}
        </ul>
      </div>
      <footer class="cgc-acts">
        <span role="status">{text.say('coll-begin-chosen', { count: chosen.length, most })}</span>
        <button type="button" class="btn primary" data-begin disabled={busy || chosen.length !== most} onClick={begin}>
          {text.say('coll-begin-do')}
        </button>
        {trouble !== '' && (
          <p class="cgd-fault" role="alert">
            {trouble}
          </p>
        )}
      </footer>
    </main>
  )
}
