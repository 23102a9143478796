import { pointing } from '@orrery/board'
import type { PieceView } from '../../view.ts'
import { Sign } from '../card/Sign.tsx'
import { changesAt } from './asked.ts'
import { useMat } from './context.ts'
import { cardName } from './words.ts'

/** The options at this ship, a button each, with the figure before and after. */
export function ShipChanges({ ship }: { ship: PieceView }) {
  const { view, choices, choose, pointed, text } = useMat()
  const changes = changesAt(view, choices.options, ship)
  if (changes.length === 0) return null
  const name = cardName(view, ship.id, text)
  return (
    <div class="cgm-changes">
      {changes.map(({ option, verb, figure, now, after, cost }) => {
        const label = text.say(`board-change-${verb}`, option.params ?? {})
        const what = text.say(figure === 'total' ? 'board-bombing-together' : `board-figure-${figure}`)
        const falls = figure === 'armour' && after <= 0 && verb !== 'spare'
        return (
          <button
            key={option.id}
            type="button"
            class={pointed.value === option.id ? 'lit' : ''}
            onClick={() => choose(option.id)}
            {...pointing(pointed, option.id)}
          >
            <Sign name={figure === 'total' ? 'bombing' : figure} />
            <span>
              <span class="kit-sr">{name}: </span>
              {label}
              <span class="kit-sr">, {what}</span>
            </span>
            <em class={falls ? 'bad' : ''}>{falls ? text.say('board-destroyed') : `${now} → ${after}`}</em>
            {cost !== null && <b class="costmark">{cost}</b>}
          </button>
        )
      })}
    </div>
  )
}
