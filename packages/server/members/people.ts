import { MOST_PEOPLE, type SiteBody, type SiteReply, type SiteRequest } from '@orrery/protocol/people'
import { freshToken, sha256 } from '../ids.ts'
import { type SeasonParts, seasonHandlers } from '../records/season-acts.ts'
import type { MemberStore } from '../store/members/index.ts'
import { type Actor, giveRole, type Noted, takeRole } from '../store/members/roles.ts'
import { type ModerationParts, moderationHandlers, moderationOf } from './moderation.ts'
import { Problem } from './problem.ts'
import type { SiteRules } from './rules.ts'
import { ROLES } from './standing.ts'

/** How long an invitation lasts, in milliseconds. */
const INVITED = 30 * 24 * 3_600_000
/** How many of the last acts are shown. */
const ACTS = 50

/** What managing the people of a site needs. */
export interface PeopleParts extends ModerationParts, SeasonParts {
  readonly members: MemberStore
  /** The seasons, latest first. */
  seasons(): Promise<SiteReply['seasons']>
  readonly rules: SiteRules
  /** Tells all servers that the rules have changed. */
  rulesChanged(): void
}

/** What a host does; throws a `Problem` if the sender is not a host (any more). */
export type PeopleHandlers = {
  readonly [R in SiteRequest]: (actor: Actor, body: SiteBody<R>) => Promise<Partial<SiteReply>>
}

/** Managing people: roles, rules of the site, invitations, moderation. */
export function peopleHandlers(parts: PeopleParts): PeopleHandlers {
  const { members, rules, standings, now, rulesChanged } = parts
  async function act<T>(
    noted: Pick<Noted, 'actor' | 'kind' | 'subject'>,
    detail: object,
    work: Parameters<typeof members.actAs<T>>[2],
  ): Promise<T> {
    const outcome = await members.actAs(['host'], { ...noted, at: now(), detail: JSON.stringify(detail) }, work)
    if (outcome === 'forbidden') throw new Problem('forbidden')
    return outcome.done
  }

  return {
    ...moderationHandlers(parts),
    ...seasonHandlers(parts),
    people: async (_actor, { like }) => ({ people: await peopleLike(members, like) }),
    async 'give-role'(actor, { player, role }) {
      await act({ actor, kind: 'role-given', subject: player }, { role }, (db) =>
        giveRole(db, { player, role, given_by: actor, at: now() }),
      )
      standings.changed(player)
      return {}
    },
    async 'take-role'(actor, { player, role }) {
      await act({ actor, kind: 'role-taken', subject: player }, { role }, (db) => takeRole(db, player, role))
      standings.changed(player)
      return {}
    },
    async rules(actor, { change }) {
      if (Object.keys(change).length === 0) return {}
      await act({ actor, kind: 'rules-changed', subject: null }, change, async (db) => {
        for (const [setting, value] of Object.entries(change))
          await db
            .insertInto('site_settings')
            .values({ setting, value: JSON.stringify(value) })
            .onConflict((conflict) => conflict.column('setting').doUpdateSet({ value: JSON.stringify(value) }))
            .execute()
      })
      rules.forget()
      rulesChanged()
      return {}
    },
    async invite(actor) {
      const secret = freshToken()
      const row = { hash: sha256(secret), made_by: actor, created: now(), until: now() + INVITED, used_by: null }
      await act(
        { actor, kind: 'invited', subject: null },
        {},
        async (db) => void (await db.insertInto('invitations').values(row).execute()),
      )
      return { invitation: secret }
    },
  }
}

/** The site as hosts see it. */
export async function siteOf(parts: PeopleParts, like: string): Promise<SiteReply> {
  const { members, rules } = parts
  const acts = await members.acts(ACTS)
  const names = await members.namesOf(acts.flatMap(({ actor, subject }) => [actor, subject].filter((one) => one !== null)))
  const named = (player: string | null) => (player === null ? null : (names.get(player) ?? player))
  return {
    people: await peopleLike(members, like),
    rules: await rules.read(),
    peace: await moderationOf(parts),
    seasons: await parts.seasons(),
    acts: acts.map((one) => ({ ...one, actor: named(one.actor), subject: named(one.subject) })),
  }
}

async function peopleLike(members: PeopleParts['members'], like: string): Promise<SiteReply['people']> {
  const people = await members.people(like, MOST_PEOPLE)
  return people.map(({ player, name, since, roles }) => ({ player, name, since, roles: ROLES.filter((role) => roles.includes(role)) }))
}
