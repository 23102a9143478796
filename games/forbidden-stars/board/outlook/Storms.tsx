import type { SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'
import { said } from '../card/said.ts'
import { factionTerm } from '../table/label.ts'
import { type StormMeans, stormMeans, type Way } from './storm.ts'

interface StormStakesProps {
  readonly question: Extract<SeenQuestion, { kind: 'options' }>
  readonly view: View
  readonly text: Text
  /** The option under pointer or focus. */
  readonly pointed: string | null
}

/** Up to this many moves are shown at once; of more, only the one that is pointed at, in a space as large as the longest needs. */
const MOST_TOLD = 3

/** FS-STORM-2: what each move of a storm opens and closes, and for whom. */
export const StormStakes = ({ question, view, text, pointed }: StormStakesProps) => {
  const moves = question.options.filter(({ id }) => id.startsWith('storm:'))
  const many = moves.length > MOST_TOLD
  return (
    <ul class={`fs-outlook fs-storms${many ? ' is-one' : ''}`}>
      {many ? (
        <li class={`fs-outlook-wait${moves.some(({ id }) => id === pointed) ? '' : ' is-told'}`}>{text.say('board-storm-point')}</li>
      ) : null}
      {moves.map(({ id, message, params }) => {
        const means = meansOf(view, id)
        return (
          <li key={id} class={id === pointed ? 'is-pointed is-told' : ''}>
            <p class="fs-change-of">{text.say(`option-${message}`, params)}</p>
            <Change kind="opens" ways={means.opens} view={view} text={text} />
            <Change kind="closes" ways={means.closes} view={view} text={text} />
          </li>
        )
      })}
    </ul>
  )
}

/** The effect of a storm's move. */
export function meansOf(view: View, option: string): StormMeans {
  const [, storm, edge] = option.split(':').map(Number)
  return stormMeans(view, storm ?? -1, edge ?? -1)
}

interface ChangeProps {
  readonly kind: 'opens' | 'closes'
  readonly ways: readonly Way[]
  readonly view: View
  readonly text: Text
}

/** The paths that open or close, and who could use them. */
export const Change = ({ kind, ways, view, text }: ChangeProps) => {
  const goes = ways.flatMap((way) => way.goes)
  const seats = [...new Set(goes.map(({ seat }) => seat))]
  const [first = '', second = ''] = ways.map(({ between }) => between.map(({ term }) => said(text, term)).join(' – '))
  return (
    <p class={`fs-change is-${kind} ${ways.length === 0 ? 'is-rim' : ''}`}>
      <b>{text.say(`board-storm-${kind}`, { ways: ways.length === 0 ? 'rim' : 'some', first, second })}</b>
      {seats.map((seat) => {
        const areas = goes.filter((one) => one.seat === seat).map(({ to }) => said(text, to.term))
        const faction = factionTerm(view.players[seat]?.faction ?? 0)
        return <span key={seat}>{text.say(`board-storm-${kind}-for`, { faction, areas: areas.join(', ') })}</span>
      })}
    </p>
  )
}
