import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { ViewShip } from '../../../view.ts'
import { CRITICAL_ICONS } from '../../art/signs.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Pips } from '../../parts/Pips.tsx'
import { typeById } from '../facts.ts'
import { criticalsOf, marksOf } from './label-places.ts'

interface MarksProps {
  readonly ship: ViewShip
  readonly x: number
  readonly y: number
  readonly k: number
  readonly chosen: boolean
}

/** A ship's marks, which are drawn again only when they change, not at every step of a plan. */
export const ShipMarks = memo(ShipMarksDrawn)

function ShipMarksDrawn({ ship, x, y, k, chosen }: MarksProps): JSX.Element | null {
  const criticals = criticalsOf(ship.effects)
  const { pips, flag, marks } = marksOf(ship, x, y, k, chosen)
  return (
    <>
      {pips !== null && (
        <span class="fa-hull" style={{ transform: `translate(${pips.left}px, ${pips.top}px)` }}>
          <Pips of={typeById(ship.type).stats.hp} lost={ship.hull} />
        </span>
      )}
      {flag !== null && (
        <span class="fa-flag" data-means="board-flagship" style={{ transform: `translate(${flag.left}px, ${flag.top}px)` }}>
          ★
        </span>
      )}
      {marks !== null && (
        <span class="fa-marks" style={{ transform: `translate(${marks.left}px, ${marks.top}px)` }}>
          {criticals.map((name) => (
            <i key={name} data-means={`critical-${name}`}>
              <Icon name={CRITICAL_ICONS[name]} />
            </i>
          ))}
          {ship.crew > 0 && (
            <i class="crew" data-means="board-crew-hurt">
              <Icon name="three-friends" />
            </i>
          )}
        </span>
      )}
    </>
  )
}
