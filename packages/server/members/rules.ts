import { type RulesOfSite, siteRules, USUAL_RULES } from '@orrery/protocol/people'
import * as v from 'valibot'
import type { MemberStore } from '../store/members/index.ts'

/** How long they are cached without a change, in milliseconds. */
const BELIEVED = 30_000

export interface SiteRules {
  read(): Promise<RulesOfSite>
  /** Makes this server read them again. */
  forget(): void
}

/** The rules of the site, from the database. */
export function clubSettingsOn(members: Pick<MemberStore, 'settings'>, now: () => number): SiteRules {
  let held: { readonly rules: RulesOfSite; readonly until: number } | null = null
  let changes = 0
  return {
    async read() {
      if (held !== null && held.until > now()) return held.rules
      const before = changes
      const rules = v.parse(siteRules, { ...USUAL_RULES, ...(await members.settings()) })
      // What was read before a change is not kept after it.
      if (changes === before) held = { rules, until: now() + BELIEVED }
      return rules
    },
    forget() {
      held = null
      changes++
    },
  }
}
