import type { Language } from '@orrery/text'
import type { RuleStanding } from './coverage.ts'
import type { LedgerRule } from './rulebook.ts'

/** A rule as the terminal prints it: number and text, then its ruling and example. */
export function ruleText(rule: LedgerRule, language: Language): string {
  const lines = [`${rule.id}  ${rule[language]}`]
  if (rule.ruling !== null) lines.push(`  → ${rule.ruling[language]}`)
  if (rule.example !== null) lines.push(`  ${language === 'hu' ? 'Példa' : 'Example'}: ${rule.example[language]}`)
  return lines.join('\n')
}

/** A rule with its standing and the tests that prove it. */
export function printedRule({ rule, standing, tests }: RuleStanding, language: Language): string {
  return [ruleText(rule, language), `  ${standing}`, ...tests.map(({ path, title }) => `  ${path}: ${title}`)].join('\n')
}
