import { CollectionError } from '@orrery/board'
import type { CollectorInfo } from '@orrery/collecting'
import { useEffect, useState } from 'preact/hooks'
import { Offer } from './Offer.tsx'
import type { PartProps } from './part.ts'
import { TradeView } from './TradeView.tsx'
import { wrong } from './words.ts'

interface TradeWithProps extends PartProps {
  readonly handle: string
  /** The address of all trades. */
  readonly back: string
}

/** Whether the link is unknown: copied only in part, or its owner no longer collects. */
function isGone(error: unknown): boolean {
  return error instanceof CollectionError && error.reason === 'forbidden'
}

/** A new trade with the owner of a trade link. */
export function TradeWith({ desk, mine, text, handle, back, openRule }: TradeWithProps) {
  const [other, setOther] = useState<CollectorInfo | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const [trouble, setTrouble] = useState('')
  const { Name } = desk
  useEffect(() => {
    desk.collector(handle).then(setOther, (error) => setTrouble(isGone(error) ? text.say('coll-link-gone') : wrong(text, error)))
  }, [handle])
  const trade = desk.trades.value.find(({ id }) => id === made)
  if (trade !== undefined)
    return (
      <TradeView
        trade={trade}
        desk={desk}
        mine={mine}
        text={text}
        openRule={openRule}
        back={() => {
          location.href = back
        }}
      />
    )
  return (
    <div class="cgc-with">
      <header>
        <a class="btn quiet small" href={back}>
          ← {text.say('coll-back')}
        </a>
        {other !== null && <h2>{text.say('coll-trade-with', { name: other.name })}</h2>}
      </header>
      {trouble !== '' && (
        <p class="cgd-fault" role="alert">
          {trouble}
        </p>
      )}
      {other?.me === true && <p class="lead">{text.say('coll-self')}</p>}
      {other?.me === false && <Name />}
      {other?.me === false && (
        <Offer
          mine={mine}
          other={other}
          text={text}
          label={text.say('coll-offer')}
          send={async (gives, takes) => setMade((await desk.offer(handle, gives, takes)).id)}
        />
      )}
    </div>
  )
}
