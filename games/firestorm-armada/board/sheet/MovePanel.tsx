import { percent, refusalWords } from '@orrery/board'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { shipType } from '../../content/ships.ts'
import { oddsOfPlan } from '../../orders/fire-odds.ts'
import { sparedBy } from '../../orders/fire-order.ts'
import { proposedFire } from '../../orders/fire-plan.ts'
import { KEPT, type Step } from '../../orders/sequence.ts'
import { groupsOf } from '../../rules/command.ts'
import { lengthOf, NINTHS } from '../../rules/move/manoeuvre.ts'
import { shipsOf } from '../../rules/ships.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { MoveForm } from '../plan/MoveForm.tsx'
import { risksOf } from '../plan/risks.ts'
import { type Facts, inches } from '../table/facts.ts'
import { afterMove, draftOfShip, moreOfAll, stepBack } from './moving.ts'
import { NextFields } from './NextFields.tsx'
import type { PanelProps } from './panel.ts'
import type { SheetOf } from './sheet.ts'

type Props = PanelProps & { readonly now: SheetOf<'move'> }

/** A squadron's move as fields: together or ship by ship, with its card, its cloaks, and whether its best fire follows. */
export function MovePanel({ facts, props, sheet, now }: Props): JSX.Element {
  const { text, g } = facts
  const put = (next: Partial<SheetOf<'move'>>): void => {
    sheet.value = { ...now, ...next }
  }
  const apart = groupsOf(afterMove(g, now), now.squadron).length > 1
  const draft = now.ship === null ? null : draftOfShip(g, sheet, now.ship)
  return (
    <>
      <ul class="fa-sheet-ships">
        {now.steps.map((step) => (
          <ShipLine
            key={step.ship}
            facts={facts}
            now={now}
            step={step}
            press={() => put({ ship: now.ship === step.ship ? null : step.ship, refused: null })}
          />
        ))}
      </ul>
      {apart && (
        <p class="fa-warns" role="status">
          {text.say('board-sheet-apart')}
        </p>
      )}
      {now.refused !== null && (
        <p class="against" role="alert">
          {refusalWords(text, now.refused)}
        </p>
      )}
      {draft === null ? (
        <div class="fa-move more">
          {(['straight', 'port', 'starboard'] as const).map((more) => (
            <button key={more} type="button" data-all={more} onClick={() => (sheet.value = moreOfAll(g, now, more))}>
              <LineIcon name={more} /> {text.say(`board-${more}`)}
            </button>
          ))}
          <button
            type="button"
            class="quiet"
            data-sheet-back
            disabled={now.past.length === 0}
            onClick={() => (sheet.value = stepBack(g, now))}
          >
            {text.say('board-sheet-back')}
          </button>
        </div>
      ) : (
        <MoveForm facts={facts} draft={draft} />
      )}
      <Cards facts={facts} seat={props.viewer} now={now} put={put} />
      <Cloaks facts={facts} now={now} put={put} />
      <Then facts={facts} now={now} put={put} />
      <NextFields facts={facts} now={now} put={put} />
    </>
  )
}

interface LineProps {
  readonly facts: Facts
  readonly now: SheetOf<'move'>
  readonly step: Step
  press(): void
}

/** One ship: the distance that it goes, whether it keeps its place, and its risks. Pressing the line steers it separately. */
function ShipLine({ facts, now, step, press }: LineProps): JSX.Element {
  const { text, g } = facts
  const { ship, manoeuvre, off } = step
  const bounds = now.all.find((one) => one.ship === ship)
  const risks = bounds === undefined ? [] : risksOf(g, bounds, manoeuvre)
  const far = inches(lengthOf(manoeuvre.segments) / NINTHS, text)
  return (
    <li class={off > KEPT ? 'off' : ''}>
      <button type="button" aria-pressed={now.ship === ship} data-steer={ship} onClick={press}>
        <b>{facts.shipName(ship)}</b>
        <span>{far}</span>
        <small>{off > KEPT ? text.say('board-sheet-ship-off', { off: inches(off, text) }) : text.say('board-sheet-ship-keeps')}</small>
        {risks.map(({ kind, dice, hurt, critical }, at) => (
          <em key={`${kind}${at}`} class={kind}>
            {text.say(`board-risk-${kind}`, { dice, hurt: percent(hurt), critical: percent(critical) })}
          </em>
        ))}
      </button>
    </li>
  )
}

interface PartProps {
  readonly facts: Facts
  readonly now: SheetOf<'move'>
  put(next: Partial<SheetOf<'move'>>): void
}

/** FA-CARD-2: the squadron cards in hand, one of which may be played on it before it moves. */
function Cards({
  facts: { view, text },
  seat,
  now,
  put,
}: PartProps & { readonly seat: PanelProps['props']['viewer'] }): JSX.Element | null {
  const held = seat === 'spectator' ? [] : [...new Set((view.seats[seat]?.hand ?? []).filter((card) => card.startsWith('S')))]
  if (held.length === 0 || view.step !== 'choose') return null
  return (
    <label class="fa-sheet-card">
      <span>{text.say('board-sheet-card')}</span>
      <select class="field" data-sheet-card value={now.card} onChange={({ currentTarget }) => put({ card: currentTarget.value })}>
        <option value="">{text.say('board-sheet-no-card')}</option>
        {held.map((card) => (
          <option key={card} value={card}>
            {text.say(`card-${card}`)}
          </option>
        ))}
      </select>
      {now.card !== '' && <small>{text.say(`card-${now.card}-text`)}</small>}
    </label>
  )
}

/** FA-DEF-4: turns all the squadron's cloaks on or off. */
function Cloaks({ facts: { g, view, text }, now, put }: PartProps): JSX.Element | null {
  const able = shipsOf(g, now.squadron).filter((ship) => shipType(g.ships.type[ship] ?? 0).stats.cloak)
  if (able.length === 0 || view.step !== 'choose') return null
  const on = now.cloaked.length > 0
  return (
    <label class="fa-switch">
      <input type="checkbox" data-sheet-cloak checked={on} onChange={() => put({ cloaked: on ? [] : able })} />
      {text.say('board-sheet-cloak')}
    </label>
  )
}

/** Whether the squadron's fire is ordered with its move, and the odds of that fire after the move. */
function Then({ facts, now, put }: PartProps): JSX.Element {
  const { g, text } = facts
  const odds = useMemo(() => {
    const then = afterMove(g, now)
    const order = { squadron: now.squadron, boards: [], free: true }
    return oddsOfPlan(then, proposedFire(then, now.squadron, 'damage', { spared: sparedBy(then, order) }))
  }, [now.steps])
  const best = odds.targets.toSorted((one, other) => other.worth - one.worth)[0]
  return (
    <label class="fa-switch">
      <input type="checkbox" data-sheet-fires checked={now.fires} onChange={() => put({ fires: !now.fires })} />
      <span>
        {text.say('board-sheet-fires')}
        <small>
          {best === undefined
            ? text.say('board-no-targets')
            : text.say('board-sheet-fires-what', {
                hull: Math.round(odds.hull * 10) / 10,
                ship: facts.shipName(best.target),
                kill: percent(best.kill),
              })}
        </small>
      </span>
    </label>
  )
}
