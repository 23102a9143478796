import type { CardId } from '../../../content/cards.ts'
import { type DefenceFigures, type Distribution, defended, exploding, minus, plus } from '../../../odds.ts'
import { attackOf, figuresOf, intercepted, shielded, shieldFigures } from '../../../outlook.ts'
import { ratingsOf, shieldDice } from '../../../rules/damage/receive.ts'
import { torpedoDice } from '../../../rules/fire/point-defence.ts'
import { NONE, type State } from '../../../state.ts'
import { type Asked, type Change, gunParam, numberParam } from './change.ts'
import { damageWays } from './reaction-shot.ts'

/** Cards played on incoming hits: dice rolled again, point defence, shields, bracing. */
export function changeOfHits(g: State, asked: Asked, id: CardId): Change | null {
  const hits = numberParam(asked, 'hits')
  const ship = numberParam(asked, 'aim') ?? asked.about
  if (ship === null || hits === null) return null
  const dice = numberParam(asked, 'dice') ?? 0
  const pd = torpedoDice(g, ship)
  const spook = numberParam(asked, 'spook') === 1
  const torpedoes = (left: number, against: number): Distribution => intercepted(g, ship, exactly(left), against, spook)
  switch (id) {
    case 'A01':
      return luckyShot(g, asked, ship, hits)
    case 'R02':
      return compared(g, ship, shielded(g, ship, exactly(hits), dice), shielded(g, ship, exactly(hits), dice + 2))
    case 'A07':
      return compared(g, ship, shielded(g, ship, exactly(hits), dice), shielded(g, ship, exactly(hits), dice - 2))
    case 'R03':
      return compared(g, ship, torpedoes(hits, pd), torpedoes(Math.max(hits - 3, 0), pd))
    case 'A08':
      return compared(g, ship, torpedoes(hits, dice), torpedoes(hits, dice - 2))
    case 'R04':
      return compared(g, ship, torpedoes(hits, dice), torpedoes(hits, dice + 3))
    case 'R01':
      return compared(g, ship, exactly(hits), minus(exactly(hits), BRACED))
    default:
      return null
  }
}

/** Card R01: a D3 fewer hits. */
const BRACED = [0, 1 / 3, 1 / 3, 1 / 3]

function exactly(hits: number): Distribution {
  return Array.from({ length: hits + 1 }, (_, at) => (at === hits ? 1 : 0))
}

/** Card A01: the extra dice of the first wave are still to be rolled, one more with the card. */
function luckyShot(g: State, asked: Asked, ship: number, hits: number): Change {
  const sixes = numberParam(asked, 'sixes') ?? 0
  const fired = gunParam(asked)
  const figures: DefenceFigures & { readonly need?: number } =
    fired === null ? shieldFigures(g, ship, shieldDice(g, ship, NONE)) : figuresOf(g, attackOf(g, [fired], ship), 0)
  const ends = (dice: number): Distribution => defended(plus(exactly(hits), exploding(dice, figures.need ?? 4)), figures)
  return compared(g, ship, ends(sixes), ends(sixes + 1))
}

/** The change between the remaining hits without and with the card, by the ship's ratings. */
function compared(g: State, ship: number, without: Distribution, withCard: Distribution): Change {
  const { dr, cr } = ratingsOf(g, ship, [], 0, 0)
  const ends = (left: Distribution) => {
    let [nothing, hull, critical] = [0, 0, 0]
    for (const [hits, chance] of left.entries()) {
      if (hits >= cr) critical += chance
      else if (hits >= dr) hull += chance
      else nothing += chance
    }
    return damageWays({ nothing, hull, critical })
  }
  return { without: ends(without), with: ends(withCard) }
}
