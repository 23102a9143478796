import { copiesOf, type SeekerInfo, type TradeInfo } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useEffect, useState } from 'preact/hooks'
import type { PartProps } from './part.ts'
import { namesOf } from './Terms.tsx'
import { TradeView } from './TradeView.tsx'

interface TradesProps extends PartProps {
  readonly address: string
}

/** All trades, the reader's own link, and players who look for cards. */
export function Trades({ desk, mine, text, address, openRule }: TradesProps) {
  const [open, setOpen] = useState<string | null>(null)
  const [seekers, setSeekers] = useState<readonly SeekerInfo[]>([])
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    desk.seekers().then(setSeekers, () => undefined)
  }, [])
  const trades = desk.trades.value
  const shown = trades.find(({ id }) => id === open)
  if (shown !== undefined)
    return <TradeView trade={shown} desk={desk} mine={mine} text={text} openRule={openRule} back={() => setOpen(null)} />
  const parts = [
    ['yours', trades.filter((one) => one.stage === 'open' && !one.mine)],
    ['theirs', trades.filter((one) => one.stage === 'open' && one.mine)],
    ['past', trades.filter((one) => one.stage !== 'open')],
  ] as const
  return (
    <div class="cgc-trades">
      <div>
        {trades.length === 0 && <p class="cgd-none">{text.say('coll-trades-none')}</p>}
        {parts
          .filter(([, some]) => some.length > 0)
          .map(([part, some]) => (
            <section key={part} class={`panel ${part}`}>
              <h2>{text.say(`coll-trades-${part}`)}</h2>
              <ul>
                {some.map((trade) => (
                  <TradeLine key={trade.id} trade={trade} text={text} show={() => setOpen(trade.id)} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <div>
        <OwnLink {...{ desk, text, openRule, copied }} link={`${address}${mine.handle}`} setCopied={setCopied} />
        <Seekers {...{ seekers, mine, address, text }} />
      </div>
    </div>
  )
}

interface LineProps {
  readonly trade: TradeInfo
  readonly text: Text
  show(): void
}

/** A trade in short: with whom, how it stands, what goes each way. */
function TradeLine({ trade, text, show }: LineProps) {
  return (
    <li>
      <button type="button" class="cgc-trade" data-trade={trade.id} onClick={show}>
        <b>{trade.name}</b>
        <small>{text.say(`coll-short-${trade.stage === 'open' ? `open-${trade.mine ? 'mine' : 'theirs'}` : trade.stage}`)}</small>
        <span lang={text.language}>
          {namesOf(trade.gives, text)} ⇄ {namesOf(trade.takes, text)}
        </span>
      </button>
    </li>
  )
}

interface LinkProps extends Pick<PartProps, 'desk' | 'text' | 'openRule'> {
  readonly link: string
  readonly copied: boolean
  setCopied(copied: boolean): void
}

/** The link by which others trade with the reader. */
function OwnLink({ desk, link, text, openRule, copied, setCopied }: LinkProps) {
  const { Name } = desk
  return (
    <section class="panel">
      <h2>
        {text.say('coll-link')}
        <button type="button" class="rule" onClick={() => openRule('CG-COLL-6')}>
          CG-COLL-6
        </button>
      </h2>
      <p>{text.say('coll-link-is')}</p>
      <Name />
      <div class="cgc-link">
        <input
          class="field"
          readOnly
          value={link}
          data-link
          aria-label={text.say('coll-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn small" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {text.say(copied ? 'coll-copied' : 'coll-copy')}
        </button>
      </div>
    </section>
  )
}

interface SeekersProps extends Pick<TradesProps, 'mine' | 'address' | 'text'> {
  readonly seekers: readonly SeekerInfo[]
}

/** Players who look for cards, and how many of those the reader has. */
function Seekers({ seekers, mine, address, text }: SeekersProps) {
  return (
    <section class="panel">
      <h2>{text.say('coll-seekers')}</h2>
      {seekers.length === 0 && <p class="cgd-none">{text.say('coll-seekers-none')}</p>}
      <ul>
        {seekers.map(({ handle, name, wishes }) => (
          <li key={handle}>
            <a class="cgc-trade" href={`${address}${handle}`}>
              <b>{name}</b>
              <small>{text.say('coll-seeker-has', { count: wishes.filter((id) => copiesOf(mine.owned, id) > 0).length })}</small>
              <span lang={text.language}>{namesOf(Object.fromEntries(wishes.map((id) => [id, 1])), text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
