import { type BoardProps, Odds, percent } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import { useMemo } from 'preact/hooks'
import type { Order } from '../../orders/order.ts'
import type { Wish } from '../../outlook.ts'
import type { View } from '../../view.ts'
import { BriefCombatCard, combatCard } from '../card/CombatCard.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { said } from '../card/said.ts'
import { areaOf } from '../combat/fighter.ts'
import { combatCardBeside, eventsBeside } from '../panel/asked.ts'
import { Sheets } from '../table/Sheets.tsx'
import { RetreatStakes, StrikeStakes } from './Means.tsx'
import { rounded } from './Promised.tsx'
import { StormStakes } from './Storms.tsx'
import { useOutlook } from './use-outlook.ts'
import '../css/outlook.css'

/** Under the question: the cards in effect, the stakes, and its sheets. */
export const Stakes = (props: BoardProps<View, Order>) => (
  <>
    <CardBeside {...props} />
    {eventsBeside(props.seen.question).map((event) => (
      <EventCard key={event} event={event} text={props.text} class="is-brief" />
    ))}
    <Outcomes {...props} />
    <Sheets {...props} />
  </>
)

/** What a combat card does, while something is asked about its abilities. */
const CardBeside = ({ seen, text }: BoardProps<View, Order>) => {
  const kind = combatCardBeside(seen.question)
  return kind === null ? null : <BriefCombatCard kind={kind} text={text} />
}

/** The consequences of the answers. */
const Outcomes = (props: BoardProps<View, Order>) => {
  const { question, view } = props.seen
  if (question?.kind !== 'options') return <PlayedOut {...props} />
  if (question.name === 'strike.target') return <StrikeStakes question={question} view={view} text={props.text} />
  if (question.name === 'combat.retreat') return <RetreatStakes question={question} view={view} text={props.text} />
  if (question.options.some(({ id }) => verbOf(id) === 'storm') && view.phase !== 'setup')
    return <StormStakes question={question} view={view} text={props.text} pointed={props.pointed.value} />
  return <PlayedOut {...props} />
}

/** The forecasts of the possible attacks, of the selected landing, and of each card. */
const PlayedOut = ({ seen, viewer, multiSelect, text }: BoardProps<View, Order>) => {
  const { view, question } = seen
  const chosen = multiSelect?.chosen.value ?? NOTHING
  const wish = useMemo(() => wishOf(question, view, chosen), [question, view, chosen])
  const found = useOutlook(view, viewer, wish)
  if (wish === null) return null
  if (found === null || found.outlooks.length === 0) return <p class="fs-outlook-wait">{text.say('board-playing-out')}</p>
  const note = text.say('board-play-outs', { count: found.times })
  if (wish.of === 'cards')
    return (
      <div class="fs-outlook is-cards" data-outlook={found.times}>
        {found.outlooks
          .toSorted((one, other) => other.wins - one.wins)
          .map(({ option, wins }) => (
            <p key={option}>
              <b>{percent(wins)}&nbsp;%</b> {said(text, combatCard(Number(option.slice(5)) >> 1).term)}
            </p>
          ))}
      </div>
    )
  if (wish.of === 'landing') {
    const [landing] = found.outlooks
    if (landing === undefined || view.order === null) return null
    return (
      <div class="fs-outlook" data-outlook={found.times}>
        <Odds
          chance={landing.wins}
          tone={landing.wins < 0.5 ? 'bad' : 'good'}
          label={text.say('board-takes', { area: areaOf(view, view.order.target)?.term ?? '' })}
          note={`${text.say('board-both-lose', { lost: rounded(landing.lost), taken: rounded(landing.taken) })} · ${note}`}
        />
      </div>
    )
  }
  const several = found.outlooks.length > 1
  return (
    <div class="fs-outlook" data-outlook={found.times}>
      {several && <p>{text.say('board-attacks-take')}</p>}
      {found.outlooks.map(({ option, wins, lost, taken }) => (
        <Odds
          key={option}
          chance={wins}
          tone={wins < 0.5 ? 'bad' : 'good'}
          label={several ? said(text, termOf(view, option)) : text.say('board-attack-takes', { area: termOf(view, option) })}
          note={text.say('board-both-lose', { lost: rounded(lost), taken: rounded(taken) })}
        />
      ))}
      <small>{note}</small>
    </div>
  )
}

/** The name of the area that an attack is on. */
function termOf(view: View, attack: string): string {
  return areaOf(view, Number(attack.split(':')[1]))?.term ?? ''
}

const NOTHING: readonly string[] = []
/** The forecast of all cards, which the hand shows too: it is computed once for both. */
export const CARDS: Wish = { of: 'cards' }

/** What a question's forecast is about. */
function wishOf(question: SeenQuestion | null, view: View, chosen: readonly string[]): Wish | null {
  if (question === null || question.kind === 'plan') return null
  if (question.name === 'combat.card') return CARDS
  if (question.name === 'advance.target') {
    const targets = question.options.flatMap(({ id }) => (verbOf(id) === 'attack' ? [Number(id.split(':')[1])] : []))
    return targets.length === 0 ? null : { of: 'attacks', targets }
  }
  const lands = question.name === (isVoid(view) ? 'advance.ships' : 'advance.ground')
  if (!lands || view.order === null) return null
  const moves = chosen.map((id) => id.split(':').slice(1).map(Number) as [number, number])
  return moves.some(([, area]) => area === view.order?.target) ? { of: 'landing', moves } : null
}

/** Whether the attacked area is a void, where ships fight. */
function isVoid(view: View): boolean {
  const target = view.order === null ? undefined : areaOf(view, view.order.target)
  return target !== undefined && !target.world
}
