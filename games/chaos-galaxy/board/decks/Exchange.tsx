import { CopyButton, Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import { useId, useState } from 'preact/hooks'
import { LONGEST_TEXT, linkOf, type Read, readLink, readText, textOfDeck } from './code.ts'
import type { Cards } from './deck.ts'

interface ExchangeProps {
  readonly name: string
  readonly cards: Cards
  readonly text: Text
  /** The address of the deck builder, to which a deck's link is appended. */
  readonly address: string
  /** The address of a link's preview. */
  shared(link: string): string
  take(name: string, cards: Cards): void
  close(): void
}

/** Parses a pasted deck: a link, a link's code, or a list of cards. */
export function readPasted(pasted: string): Read {
  const trimmed = pasted.trim()
  const code = /(?:#\/decks\/|\/share\/page\/decks\/|^)(\d{1,4}\.[A-Za-z0-9_-]*)(?:\?l=\w+)?$/.exec(trimmed)
  if (code !== null) return readLink(code[1] as string)
  if (/^https?:\/\/\S+$/.test(trimmed)) return { fault: 'malformed' }
  return readText(pasted)
}

/** Exports a deck as link or text, and imports either. */
export function Exchange({ name, cards, text, address, shared, take, close }: ExchangeProps) {
  const [pasted, setPasted] = useState('')
  const fields = useId()
  const code = linkOf(name, cards)
  const link = `${address}${code}`
  const list = textOfDeck(name, cards, text.language)
  const read = pasted.trim() === '' ? null : readPasted(pasted)
  return (
    <Dialog class="cg" title={text.say('deck-exchange')} closeLabel={text.say('deck-close')} close={close} wide>
      <div class="cgd-exchange">
        <section>
          <h3>{text.say('deck-export')}</h3>
          <label>
            {text.say('deck-link')}
            <input id={`${fields}-link`} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <CopyButton value={link} label={text.say('deck-copy-link')} copied={text.say('deck-copied')} field={`${fields}-link`} />{' '}
          <CopyButton
            value={shared(code)}
            label={text.say('deck-copy-preview')}
            copied={text.say('deck-copied')}
            disabled={Object.keys(cards).length === 0}
            share
          />
          <label>
            {text.say('deck-text')}
            <textarea id={`${fields}-text`} readOnly rows={9} value={list} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <CopyButton value={list} label={text.say('deck-copy-text')} copied={text.say('deck-copied')} field={`${fields}-text`} />
        </section>
        <section>
          <h3>{text.say('deck-import')}</h3>
          <label>
            {text.say('deck-paste')}
            <textarea
              rows={12}
              maxLength={LONGEST_TEXT + 1}
              value={pasted}
              placeholder={text.say('deck-paste-example')}
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
          </label>
          <ReadVerdict read={read} text={text} />
          <button
            type="button"
            class="btn primary small"
            disabled={read === null || 'fault' in read}
            onClick={() => {
              if (read === null || 'fault' in read) return
              take(read.name === '' ? name : read.name, read.cards)
              close()
            }}
          >
            {text.say('deck-take')}
          </button>
        </section>
      </div>
    </Dialog>
  )
}

/** What was read from a pasted deck, or why it could not be read. */
export function ReadVerdict({ read, text }: { read: Read | null; text: Text }) {
  if (read === null) return null
  if ('fault' in read)
    return (
      <p class="cgd-fault" role="alert">
        {text.say(`deck-fault-${read.fault}`)}
      </p>
    )
  const count = Object.values(read.cards).reduce((sum, copies) => sum + copies, 0)
  return (
    <p class="cgd-read" role="status">
      {text.say('deck-read-cards', { count })}
      {read.unknown.length > 0 && <span class="cgd-fault"> {text.say('deck-read-unknown', { lines: read.unknown.slice(0, 5) })}</span>}
    </p>
  )
}
