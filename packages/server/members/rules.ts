import * as v from 'valibot'
import type { MemberStore } from '../store/members/index.ts'

/** What a house allows; data that the server obeys. */
const houseRules = v.object({
  /** Who may sign up. */
  signUp: v.optional(v.picklist(['all', 'invitation', 'nobody']), 'all'),
  /** Whether guests may play. */
  guests: v.optional(v.boolean(), true),
  /** Who may open tables. */
  tables: v.optional(v.picklist(['all', 'members', 'moderators']), 'all'),
})
export type RulesOfHouse = v.InferOutput<typeof houseRules>

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
      const rules = v.parse(houseRules, await members.settings())
      held = { rules, until: now() + BELIEVED }
      return rules
    },
    forget() {
      held = null
    },
  }
}
