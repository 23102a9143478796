import { LEAST_ANSWERS, MOST_A_DAY, type PackInfo, POINTS_A_BOOSTER } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { Sign } from '../card/Sign.tsx'
import { Opening } from './Opening.tsx'
import type { PartProps } from './part.ts'

/** Why a pack was given, if there are words for it. */
function causeOf(pack: PackInfo): 'begin' | 'table' | 'tournament' | 'other' {
  const begins = pack.cause.split(':')[0]
  return (['begin', 'table', 'tournament'] as const).find((one) => one === begins) ?? 'other'
}

/** Closed boosters, and how to earn more. */
export function Boosters({ desk, mine, text, openRule }: PartProps) {
  const [open, setOpen] = useState<string | null>(null)
  const { all, people, bots } = mine.points
  return (
    <div class="cgc-boosters">
      <h2>{text.say('coll-boosters')}</h2>
      {mine.packs.length === 0 ? (
        <p class="cgd-none">{text.say('coll-boosters-none')}</p>
      ) : (
        <ul class="cgc-packs">
          {mine.packs.map((pack) => (
            <li key={pack.id}>
              <Wrapper pack={pack} text={text} open={() => setOpen(pack.id)} />
            </li>
          ))}
        </ul>
      )}
      <section class="panel cgc-earn">
        <h3>
          {text.say('coll-earn')}
          <button type="button" class="rule" onClick={() => openRule('CG-COLL-4')}>
            CG-COLL-4
          </button>
        </h3>
        <p>
          {text.say('coll-earn-is', {
            ...{ bots: MOST_A_DAY.bots, all: MOST_A_DAY.all, booster: POINTS_A_BOOSTER, answers: LEAST_ANSWERS },
          })}
        </p>
        <p>
          <b>{text.say('coll-earn-next', { count: POINTS_A_BOOSTER - (all % POINTS_A_BOOSTER) })}</b> ·{' '}
          {text.say('coll-earn-today', { points: people + bots, all: MOST_A_DAY.all })}
        </p>
      </section>
      {open !== null && (
        <Opening
          key={open}
          pack={open}
          desk={desk}
          mine={mine}
          text={text}
          next={mine.packs.find(({ id }) => id !== open)?.id ?? null}
          open={setOpen}
          close={() => setOpen(null)}
        />
      )}
    </div>
  )
}

function Wrapper({ pack, text, open }: { readonly pack: PackInfo; readonly text: Text; open(): void }) {
  const name = text.say(`coll-pack-${pack.kind}`)
  const cause = text.say(`coll-cause-${causeOf(pack)}`)
  return (
    <button type="button" class={`cgc-pack ${pack.kind}`} data-pack={pack.id} onClick={open}>
      <Sign name={pack.kind === 'prize' ? 'galaxy' : 'sun'} />
      <b>{name}</b>
      <small>{cause}</small>
      <em>{text.say('coll-open')}</em>
    </button>
  )
}
