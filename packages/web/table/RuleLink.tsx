import { createContext, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { hasBook } from '../rulebook/shelf.ts'

/** The rulebook that the rule links inside it open. */
export interface Rules {
  readonly game: string
  /** Opens the rulebook at a rule; null: at its beginning. */
  openRule(rule: string | null): void
}

export const RulesContext = createContext<Rules | null>(null)

/** Whether a rule is in a game's rulebook; the rules of tables in general (`TABLE-1`) are not. */
function inBook(game: string, rule: string): boolean {
  return !rule.startsWith('TABLE-') && hasBook(game)
}

/** The id of a rule as a link that opens the rulebook there. */
export function RuleLink({ rule }: { readonly rule: string | undefined }): JSX.Element | null {
  const rules = useContext(RulesContext)
  if (rules === null || rule === undefined || !inBook(rules.game, rule)) return null
  const name = say('open-rule', { rule })
  return (
    <button type="button" class="rule" title={name} aria-label={name} onClick={() => rules.openRule(rule)}>
      {rule}
    </button>
  )
}
