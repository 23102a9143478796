import type { SeekerInfo, TradeInfo } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useEffect, useState } from 'preact/hooks'
import { breakable } from '../card/breaks.ts'
import { OwnLink } from './OwnLink.tsx'
import type { PartProps } from './part.ts'
import { Seekers } from './Seekers.tsx'
import { namesOf } from './Terms.tsx'
import { TradeView } from './TradeView.tsx'

interface TradesProps extends PartProps {
  readonly address: string
}

/** All trades, the reader's own link, and players who look for cards. */
export function Trades({ desk, mine, text, address, openRule }: TradesProps) {
  const [open, setOpen] = useState<string | null>(null)
  const [seekers, setSeekers] = useState<readonly SeekerInfo[]>([])
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
        <OwnLink {...{ desk, text, openRule }} link={`${address}${mine.handle}`} />
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

/** A trade on one line: with whom, its state, what goes each way. */
function TradeLine({ trade, text, show }: LineProps) {
  return (
    <li>
      <button type="button" class="cgc-trade" data-trade={trade.id} onClick={show}>
        <b>{trade.name}</b>
        <small>{text.say(`coll-short-${trade.stage === 'open' ? `open-${trade.mine ? 'mine' : 'theirs'}` : trade.stage}`)}</small>
        <span lang={text.language}>
          {breakable(namesOf(trade.gives, text), text.language)} ⇄ {breakable(namesOf(trade.takes, text), text.language)}
        </span>
      </button>
    </li>
  )
}
