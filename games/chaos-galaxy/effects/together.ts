import type { Damage } from '../rules/ships.ts'
import type { CardId } from '../state.ts'

/** What the effects of one group do at one moment: damage and destruction wait until all have spoken. // CG-CPAY-5 */
export interface Together {
  readonly damages: Damage[]
  readonly doomed: { readonly card: CardId; readonly by: CardId }[]
}
