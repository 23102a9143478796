import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { hasBook } from '../rulebook/book.ts'
import { useDesk } from './desk.ts'

/** Whether a rule stands in a game's rulebook; the table's own rules (`TABLE-1`) do not. */
function inBook(game: string, rule: string): boolean {
  return !rule.startsWith('TABLE-') && hasBook(game)
}

/** The number of a rule; opens the rulebook there. */
export function RuleLink({ rule }: { readonly rule: string | undefined }): JSX.Element | null {
  const { source, openRule } = useDesk()
  if (rule === undefined || !inBook(source.game, rule)) return null
  return (
    <button
      type="button"
      class="rule"
      title={say('open-rule', { rule })}
      aria-label={say('open-rule', { rule })}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  )
}
