import { houseRules, type RulesOfHouse, USUAL_RULES } from '@orrery/protocol/people'
import * as v from 'valibot'
import type { MemberStore } from '../store/members/index.ts'

/** How long they are believed where nobody said that they have changed, in milliseconds. */
const BELIEVED = 30_000

export interface HouseRules {
  read(): Promise<RulesOfHouse>
  /** Has this server read them anew. */
  forget(): void
}

/** The rules of a house as the database has them. */
export function houseRulesOn(members: Pick<MemberStore, 'settings'>, now: () => number): HouseRules {
  let held: { readonly rules: RulesOfHouse; readonly until: number } | null = null
  return {
    async read() {
      if (held !== null && held.until > now()) return held.rules
      const rules = v.parse(houseRules, { ...USUAL_RULES, ...(await members.settings()) })
      held = { rules, until: now() + BELIEVED }
      return rules
    },
    forget() {
      held = null
    },
  }
}
