import { type BoardProps, offeredBy } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import type { JSX } from 'preact'
import type { BoardingOdds } from '../../../odds.ts'
import type { View } from '../../../view.ts'
import type { Facts } from '../facts.ts'
import { pieceOf, pointedOption } from '../subject.ts'
import { type BoardingOutlook, boardingOutlook, ROUNDS } from './boarding.ts'
import { EndsBar } from './EndsBar.tsx'

interface Props {
  readonly facts: Facts
  readonly props: BoardProps<View>
}

/** The ships of a boarding option: `board:<ship>:<target>`. */
function boardingOf({ id, to, on, params }: SeenOption) {
  const [ship, target] = [pieceOf(on)?.id, pieceOf(to)?.id]
  const teams = params?.teams
  return id.startsWith('board:') && ship !== undefined && target !== undefined && typeof teams === 'number' ? { ship, target, teams } : null
}

/** The boarding that is pointed at, or the first: how its fights may end with this ship alone and with all that may join. */
export function BoardingPanel({ facts, props }: Props): JSX.Element | null {
  const { seen, pointed, events } = props
  const { question } = seen
  if (question === null) return null
  if (question.name === 'board.aim') {
    const declared = events.findLast(({ type }) => type === 'boarding-declared')
    if (declared === undefined) return null
    const { ship, target, teams } = declared
    if (typeof ship !== 'number' || typeof target !== 'number' || typeof teams !== 'number') return null
    return <Outlook facts={facts} target={target} outlook={boardingOutlook(facts.g, [ship], target, teams)} aims />
  }
  const offered = offeredBy(question).flatMap((option) => boardingOf(option) ?? [])
  const now = pointedOption(seen, pointed.value)
  const one = (now === null ? null : boardingOf(now)) ?? offered[0]
  if (one === undefined) return null
  const all = offered.filter(({ target }) => target === one.target)
  const together = all.reduce((sum, { teams }) => sum + teams, 0)
  return (
    <>
      <Outlook facts={facts} target={one.target} outlook={boardingOutlook(facts.g, [one.ship], one.target, one.teams)} />
      {all.length > 1 && (
        <Outlook
          facts={facts}
          target={one.target}
          short
          outlook={boardingOutlook(
            facts.g,
            all.map(({ ship }) => ship),
            one.target,
            together,
          )}
        />
      )}
    </>
  )
}

interface OutlookProps {
  readonly facts: Facts
  readonly target: number
  readonly outlook: BoardingOutlook
  /** Whether capture and sabotage are compared. */
  readonly aims?: boolean
  /** Whether only the possible ends are shown. */
  readonly short?: boolean
}

function Outlook({ facts, target, outlook, aims = false, short = false }: OutlookProps): JSX.Element {
  const { text } = facts
  const { teams, fire, crew, ap, after, sabotage } = outlook
  return (
    <section class="fa-panel fa-boarding">
      <h3>
        {text.say(short ? 'board-boarding-all' : 'board-boarding', { ship: facts.shipName(target) })}{' '}
        <small>{text.say('board-teams', { teams })}</small>
      </h3>
      {!short && <p class="meets">{text.say('board-boarding-meets', { fire, crew, ap })}</p>}
      {after.map((odds, at) =>
        (short && at < ROUNDS.length - 1) || at === 1 ? null : (
          <EndsBar key={at} title={text.say(`board-boarding-after-${ROUNDS[at]}`)} ends={endsOf(facts, odds)} />
        ),
      )}
      {aims && crew > 0 && (
        <EndsBar
          title={text.say('board-sabotage')}
          ends={[
            { tone: 'good', chance: sabotage, says: text.say('board-way-critical') },
            { tone: 'plain', chance: 1 - sabotage, says: text.say('board-way-nothing') },
          ]}
        />
      )}
    </section>
  )
}

function endsOf({ text }: Facts, { captured, beatenOff, derelict, going }: BoardingOdds) {
  return [
    { tone: 'good', chance: captured, says: text.say('board-end-captured') },
    { tone: 'mixed', chance: derelict, says: text.say('board-end-derelict') },
    { tone: 'plain', chance: going, says: text.say('board-end-going') },
    { tone: 'bad', chance: beatenOff, says: text.say('board-end-beaten') },
  ] as const
}
