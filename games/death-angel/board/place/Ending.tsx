import type { Result } from '@orrery/kernel'
import { GenestealerPortrait } from '../art/genestealer/index.tsx'
import { callName, MarinePortrait } from '../art/marine/index.tsx'
import { useHand } from '../table/context.ts'
import type { Scene } from '../table/scene.ts'

const BROOD = ['claw', 'head', 'brood-lord-a', 'tongue', 'tail'] as const

/** The mission's end: the survivors, or those left in the corridor. */
export const Ending = ({ result, scene }: { readonly result: Result; readonly scene: Scene }) => {
  const { text } = useHand()
  const won = result.winners.length > 0
  return (
    <section class={`da-ending ${won ? 'is-won' : 'is-lost'}`} aria-label={text.say(won ? 'board-won' : 'board-lost')} data-tells-result>
      <h2>{text.say(won ? 'board-won' : 'board-lost')}</h2>
      <p>{text.say(`result-${result.message}`, result.params)}</p>
      <div class="da-ending-row" aria-hidden="true">
        {won
          ? scene.rows.map(({ marine }) => (
              <span key={marine.piece} class={`da-ending-one da-armour-${marine.team}`}>
                <MarinePortrait marine={marine.name} />
                <b>{callName(marine.name)}</b>
              </span>
            ))
          : BROOD.map((kind) => (
              <span key={kind} class={`da-ending-one da-kind-${kind}`}>
                <GenestealerPortrait kind={kind} />
              </span>
            ))}
      </div>
    </section>
  )
}
