import type { ComponentChildren, JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { later } from '../app/later.ts'
import { RulesContext } from '../table/RuleLink.tsx'

const RulebookDrawer = later(() => import('./RulebookDrawer.tsx').then((module) => module.RulebookDrawer))

/** Lets the rule links inside open the game's rulebook beside the content. */
export function WithRulebook({ game, children }: { readonly game: string; readonly children: ComponentChildren }): JSX.Element {
  const [rule, openRule] = useState<string | null | undefined>(undefined)
  const rules = useMemo(() => ({ game, openRule }), [game])
  return (
    <RulesContext.Provider value={rules}>
      {children}
      {rule === undefined ? null : <RulebookDrawer game={game} rule={rule} onClose={() => openRule(undefined)} />}
    </RulesContext.Provider>
  )
}
