import type { CollectorInfo, TradeInfo } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { Offer } from './Offer.tsx'
import type { PartProps } from './part.ts'
import { namesOf, Tray } from './Terms.tsx'
import { wrong } from './words.ts'

interface TradeViewProps extends PartProps {
  readonly trade: TradeInfo
  back(): void
}

/** A trade: the current offer, the possible replies, and earlier offers. */
export function TradeView({ trade, desk, mine, text, openRule, back }: TradeViewProps) {
  const [countering, setCountering] = useState<CollectorInfo | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const { stage, name } = trade
  const whose = trade.mine ? 'mine' : 'theirs'
  const doing = (act: Promise<unknown>) => {
    setBusy(true)
    setTrouble('')
    act.catch((error) => setTrouble(wrong(text, error))).finally(() => setBusy(false))
  }
  return (
    <div class="cgc-with" data-trade-view={trade.id} data-stage={stage}>
      <header>
        <button type="button" class="btn quiet small" onClick={back}>
          ← {text.say('coll-back')}
        </button>
        <h2>{text.say('coll-trade-with', { name })}</h2>
        <button type="button" class="rule" onClick={() => openRule('CG-COLL-6')}>
          CG-COLL-6
        </button>
      </header>
      <p class={`cgc-stage ${stage} ${whose}`} role="status">
        {text.say(stage === 'open' ? `coll-stage-open-${whose}` : `coll-stage-${stage}`, { name })}
      </p>
      {countering !== null && stage === 'open' ? (
        <Offer
          mine={mine}
          other={countering}
          text={text}
          gives={trade.gives}
          takes={trade.takes}
          label={text.say('coll-counter-do')}
          send={async (gives, takes) => {
            await desk.counter(trade, gives, takes)
            setCountering(null)
          }}
          cancel={() => setCountering(null)}
        />
      ) : (
        <div class="cgc-offer">
          <Tray title={text.say('coll-you-give')} cards={trade.gives} text={text} />
          <Tray title={text.say('coll-you-get')} cards={trade.takes} text={text} />
          {(stage === 'open' || trouble !== '') && (
            <div class="cgc-acts">
              {stage === 'open' && (
                <Replies
                  trade={trade}
                  busy={busy}
                  text={text}
                  accept={() => doing(desk.settle(trade, true))}
                  counter={() => doing(desk.collector(trade.handle).then(setCountering))}
                  end={() => doing(desk.settle(trade, false))}
                />
              )}
              {trouble !== '' && (
                <p class="cgd-fault" role="alert">
                  {trouble}
                </p>
              )}
            </div>
          )}
        </div>
      )}
      <History trade={trade} text={text} />
    </div>
  )
}

interface RepliesProps {
  readonly trade: TradeInfo
  readonly busy: boolean
  readonly text: Text
  accept(): void
  counter(): void
  end(): void
}

/** The replies to an open offer. */
function Replies({ trade, busy, text, accept, counter, end }: RepliesProps) {
  return (
    <>
      {!trade.mine && (
        <button type="button" class="btn primary" data-accept disabled={busy} onClick={accept}>
          {text.say('coll-accept')}
        </button>
      )}
      <button type="button" class="btn" data-counter disabled={busy} onClick={counter}>
        {text.say('coll-counter')}
      </button>
      <button type="button" class="btn danger" data-end disabled={busy} onClick={end}>
        {text.say(trade.mine ? 'coll-withdraw' : 'coll-decline')}
      </button>
    </>
  )
}

/** The offers of a trade and the replies to them. */
function History({ trade, text }: { readonly trade: TradeInfo; readonly text: Text }) {
  return (
    <section class="panel cgc-history">
      <h3>{text.say('coll-history')}</h3>
      <ol lang={text.language}>
        {trade.steps.map((step, at) => (
          <li key={at}>
            <time dateTime={new Date(step.at).toISOString()}>
              {new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeStyle: 'short' }).format(step.at)}
            </time>{' '}
            {text.say(`coll-step-${step.kind}-${step.mine ? 'me' : 'them'}`, {
              gives: namesOf(step.gives, text),
              takes: namesOf(step.takes, text),
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}
