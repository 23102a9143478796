import { type BoardProps, offeredBy, percent } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { wingType } from '../../../content/wings.ts'
import { isInContact } from '../../../geometry/stand.ts'
import type { Distribution } from '../../../odds.ts'
import { at } from '../../../rules/at.ts'
import { shipsOfSide, sideOf, wingsOf } from '../../../rules/ships.ts'
import { standOf, standOfWing } from '../../../rules/stands.ts'
import { WINGS, type WingPlan } from '../../../rules/wing/places.ts'
import type { View } from '../../../view.ts'
import { Head } from '../../parts/Head.tsx'
import { wingPlanOf, wingsAsJson } from '../../plan/wings.ts'
import { type Facts, inches } from '../facts.ts'
import { pieceOf, pointedOption } from '../subject.ts'
import { dogfightOdds, runOdds } from './dogfight.ts'
import { type End, EndsBar, endsOf } from './EndsBar.tsx'
import { damageWays } from './reaction-shot.ts'
import { nearestFoe, touching, type WingTarget, wingTargets } from './wing-targets.ts'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
}

/** What wings would do: the dogfight of an intercept, or the attack run from their current or planned places. */
export function WingsPanel({ facts, props }: Props): JSX.Element | null {
  const { question } = props.seen
  if (question?.name === 'wing.intercept') return <Intercept facts={facts} props={props} />
  if (question?.name === 'wing.act') return <Act facts={facts} props={props} />
  return props.draft === null ? null : <Flown facts={facts} props={props} />
}

function Intercept({ facts, props }: Props): JSX.Element | null {
  const { seen, pointed } = props
  const { g, text } = facts
  const other = pieceOf(seen.question?.on)?.id
  const option = pointedOption(seen, pointed.value) ?? offeredBy(seen.question)[0]
  const own = pieceOf(option?.on)
  if (other === undefined || own?.kind !== 'flight') return null
  const { ours, theirs, ourDice, theirDice } = dogfightOdds(g, own.id, other)
  return (
    <section class="fa-panel">
      <h3>{text.say('board-dogfight')}</h3>
      <EndsBar title={text.say('board-their-wings', { dice: ourDice })} ends={wingsLeft(text, theirs, false)} />
      <EndsBar title={text.say('board-our-wings', { dice: theirDice })} ends={wingsLeft(text, ours, true)} />
    </section>
  )
}

/** The chances of how many wings a side has left. */
function wingsLeft(text: Text, left: Distribution, own: boolean): End[] {
  const all = left.length - 1
  return left.map((chance, count): End => {
    const gone = count === 0
    const whole = count === all
    const tone = gone ? (own ? 'bad' : 'good') : whole ? (own ? 'good' : 'bad') : 'mixed'
    return { tone, chance, says: text.say('board-wings-left', { count }) }
  })
}

function Act({ facts, props }: Props): JSX.Element | null {
  const { seen, pointed } = props
  const attacks = offeredBy(seen.question).filter(({ id }) => id.startsWith('attack:'))
  const now = pointedOption(seen, pointed.value)
  const option = attacks.find(({ id }) => id === now?.id) ?? attacks[0]
  const target = pieceOf(option?.on)?.id
  const flight = pieceOf(seen.question?.on)?.id
  if (target === undefined || flight === undefined) return null
  const touching = wingsOf(facts.g, flight).filter((wing) => isInContact(standOfWing(facts.g, wing), standOf(facts.g, target))).length
  return <Run facts={facts} flight={flight} wings={touching} target={target} moved />
}

/** The planned flight: the ships that it could reach and would touch, and the result. */
function Flown({ facts, props }: Props): JSX.Element | null {
  const { draft, seen } = props
  const flight = pieceOf(seen.question?.on)
  if (draft === null || flight?.kind !== 'flight') return null
  const { g, text } = facts
  const bounds = planBounds(draft.question, WINGS)
  if (!bounds.flies) return null
  const plan = wingPlanOf(draft.value.value)
  const touched = shipsOfSide(g, 1 - sideOf(at(g.flights, flight.id).owner)).flatMap((id) => {
    const count = touching(g, plan, id)
    return count === 0 ? [] : [{ id, count }]
  })
  const targets = wingTargets(g, flight.id, bounds)
  const nearest = nearestFoe(g, flight.id)
  const { reach } = at(bounds.wings, 0)
  const { ad, ap } = wingType(at(g.flights, flight.id).type)
  const hint = ad > 0 ? 'board-no-contact' : ap > 0 ? 'board-no-contact-shuttles' : 'board-no-contact-wings'
  return (
    <>
      {targets.length > 0 && (
        <Targets
          facts={facts}
          reach={reach}
          list={targets}
          touched={touched.map(({ id }) => id)}
          fly={(to) => draft.set(wingsAsJson(to))}
        />
      )}
      {touched.length === 0 && (
        <p class="fa-hint">
          {hint === 'board-no-contact' && targets.length === 0 && nearest !== null && nearest.far > reach
            ? text.say('board-no-wing-target', {
                reach: inches(reach, text),
                ship: facts.shipName(nearest.ship),
                far: inches(nearest.far, text),
              })
            : text.say(hint)}
        </p>
      )}
      {touched.map(({ id, count }) => (
        <Run key={id} facts={facts} flight={flight.id} wings={count} target={id} />
      ))}
    </>
  )
}

interface TargetsProps {
  readonly facts: Facts
  readonly reach: number
  readonly list: readonly WingTarget[]
  /** The ships that the drawn wings would touch. */
  readonly touched: readonly number[]
  fly(to: WingPlan): void
}

/** The greatest number of targets listed. */
const LISTED = 6

/** The enemy ships within the wings' reach, with the effect of an attack run at each; a press flies the wings there. */
function Targets({ facts, reach, list, touched, fly }: TargetsProps): JSX.Element {
  const { text } = facts
  return (
    <section class="fa-panel fa-guns fa-targets">
      <h3>
        {text.say('board-wing-targets')} <small>{inches(reach, text)}</small>
      </h3>
      <table>
        <Head columns={['ship', 'wings', 'pd', 'dice', 'hurt', 'critical']} text={text} />
        <tbody>
          {list.slice(0, LISTED).map(({ ship, plan, wings, run }) => (
            <tr key={ship} class={touched.includes(ship) ? 'on' : ''}>
              <th scope="row">
                <button
                  type="button"
                  data-wing-target={ship}
                  title={text.say('board-fly-to', { ship: facts.shipName(ship) })}
                  onClick={() => fly(plan)}
                >
                  {facts.shipName(ship)}
                </button>
              </th>
              <td>{wings}</td>
              <td>{run.pd}</td>
              <td>{run.dice}</td>
              <td>{percent(1 - run.answered.nothing)}&nbsp;%</td>
              <td class="critical">{percent(run.answered.critical)}&nbsp;%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{text.say('board-wing-targets-note')}</p>
    </section>
  )
}

interface RunProps {
  readonly facts: Facts
  readonly flight: number
  readonly wings: number
  readonly target: number
  /** Whether point defence is included. */
  readonly moved?: boolean
}

function Run({ facts, flight, wings, target, moved = false }: RunProps): JSX.Element | null {
  const { text, g } = facts
  const { dice, pd, dr, cr, odds, left, answered } = runOdds(g, flight, wings, target)
  if (dice === 0) return null
  return (
    <section class="fa-panel">
      <h3>
        {text.say('board-attack-run', { ship: facts.shipName(target) })} <small>{text.say('board-attack-dice', { dice })}</small>
      </h3>
      <p class="meets">
        DR {dr} · CR {cr}
        {!moved && pd > 0 && ` · ${text.say('board-pd-dice', { dice: pd })}`}
      </p>
      {!moved && pd > 0 && <EndsBar title={text.say('board-after-pd', { dice: pd })} ends={wingsLeft(text, left, true)} />}
      <EndsBar title={text.say('board-odds')} ends={endsOf(text, damageWays(moved ? odds : answered))} />
    </section>
  )
}
