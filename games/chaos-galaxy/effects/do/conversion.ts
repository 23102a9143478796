import { choose, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { nameOf } from '../../kinds.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { KEYWORD_CATALOGUE } from '../language/catalogues.ts'
import { KEYWORDS } from '../language/vocabulary.ts'

/**
 * CG-CONV-1, CG-CONV-2, CG-SIMC-7: a player that brings a ship into play may publicly choose one of the eight abilities. Returns the
 * ability's number, or `NONE`.
 */
export function* nameAbility(g: State, seat: Seat, ship: CardId): Rule<number> {
  if (!g.settings.shipConversion) return NONE
  const options: Option<number>[] = [option('no-ability', NONE, 'CG-CONV-1')]
  for (const keyword of KEYWORDS) {
    if (keyword === 'rapidFire' && g.settings.simplifiedCombat) continue
    options.push({
      ...option(`ability:${keyword}`, KEYWORD_CATALOGUE.kind(keyword), 'CG-CONV-2'),
      params: { ability: `@board-keyword-${keyword}` },
    })
  }
  return yield* choose(seat, { rule: 'CG-CONV-1', message: 'ship-ability', on: `card:${ship}` }, options)
}

/** CG-CONV-2: gives the ship that has come into play the ability until it leaves. */
export function convert(g: State, ship: CardId, keyword: number): void {
  if (keyword === NONE) return
  g.converted.push({ card: ship, keyword })
  const ability = `@board-keyword-${KEYWORD_CATALOGUE.of(keyword)}`
  tell(g, { type: 'converted', rule: 'CG-CONV-1', card: ship, name: nameOf(g, ship), ability })
}
