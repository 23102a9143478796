import { added, type CollectionInfo, type CollectorInfo, type Copies, free, sizeOf, without } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { Picker } from './Picker.tsx'
import { Tray } from './Terms.tsx'
import { wrong } from './words.ts'

interface OfferProps {
  readonly mine: CollectionInfo
  readonly other: CollectorInfo
  readonly text: Text
  /** What the trays contain at first. */
  readonly gives?: Copies
  readonly takes?: Copies
  /** The primary button's label. */
  readonly label: string
  send(gives: Copies, takes: Copies): Promise<unknown>
  cancel?: (() => void) | undefined
}

/** Makes an offer: what the reader gives and gets. */
export function Offer({ mine, other, text, gives: before = {}, takes: wanted = {}, label, send, cancel }: OfferProps) {
  const [gives, setGives] = useState(before)
  const [takes, setTakes] = useState(wanted)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const offer = () => {
    setBusy(true)
    send(gives, takes).catch((error) => {
      setBusy(false)
      setTrouble(wrong(text, error))
    })
  }
  return (
    <div class="cgc-offer">
      <Tray title={text.say('coll-you-give')} cards={gives} text={text} takeBack={(id) => setGives((now) => without(now, { [id]: 1 }))} />
      <Tray title={text.say('coll-you-get')} cards={takes} text={text} takeBack={(id) => setTakes((now) => without(now, { [id]: 1 }))} />
      <div class="cgc-acts">
        <span class="cgc-sums" role="status">
          {text.say('coll-sums', { gives: sizeOf(gives), takes: sizeOf(takes) })}
        </span>
        <button type="button" class="btn primary" data-offer disabled={busy || sizeOf(gives) + sizeOf(takes) === 0} onClick={offer}>
          {label}
        </button>
        {cancel !== undefined && (
          <button type="button" class="btn quiet" onClick={cancel}>
            {text.say('coll-cancel')}
          </button>
        )}
        {trouble !== '' && (
          <p class="cgd-fault" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <Picker
        title={text.say('coll-add-give')}
        free={free(mine)}
        chosen={gives}
        wishes={other.wishes}
        has={other.free}
        wished="coll-pick-wished"
        text={text}
        add={(id) => setGives((now) => added(now, { [id]: 1 }))}
      />
      <Picker
        title={text.say('coll-add-get')}
        free={other.free}
        chosen={takes}
        wishes={mine.wishes}
        has={mine.owned}
        wished="coll-pick-mine"
        text={text}
        add={(id) => setTakes((now) => added(now, { [id]: 1 }))}
      />
    </div>
  )
}
