import { freshToken, sha256 } from '../ids.ts'
import { ROLES, type Role } from '../members/standing.ts'
import { membersIn } from '../store/members/index.ts'
import { giveRole, takeRole } from '../store/members/roles.ts'
import type { ActRow } from '../store/members.ts'
import { visit } from '../store/visit.ts'

/** A player, as `orrery people` shows one. */
export interface PersonFound {
  readonly player: string
  readonly name: string
  readonly since: number | null
  readonly roles: readonly string[]
}

/** Commands on people for anybody with access to the data; they work whether or not the server runs. */
export interface PeopleAdmin {
  /** Members, and everybody with a role, whose name contains that. */
  list(like: string): Promise<PersonFound[]>
  /** The players with that id or name, including guests. */
  find(idOrName: string): Promise<PersonFound[]>
  give(player: string, role: Role): Promise<void>
  take(player: string, role: Role): Promise<void>
  acts(): Promise<ActRow[]>
  /** Makes an invitation and returns its secret. */
  invite(): Promise<string>
  close(): void
}

const MOST = 1000
const INVITED = 30 * 24 * 3_600_000

/** Opens the people of a data folder, or of a Postgres. Rejects with a clear `Error` if that fails. */
export async function openPeopleAdmin(folder: string, url: string | null): Promise<PeopleAdmin> {
  const { database, close } = await visit(folder, url)
  const members = membersIn(database)
  const noted = (kind: string, subject: string | null, detail: object) => ({
    ...{ at: Date.now(), actor: null, kind, subject, detail: JSON.stringify(detail) },
  })
  return {
    list: (like) => members.people(like, MOST),
    async find(idOrName) {
      const rows = await database.read
        .selectFrom('players')
        .select(['id', 'name'])
        .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
        .orderBy('created')
        .execute()
      const known = await members.known(rows.map(({ id }) => id))
      return rows.map(({ name }, at) => ({ ...(known[at] as { player: string; since: number | null; roles: readonly string[] }), name }))
    },
    give: async (player, role) =>
      void (await members.actAs(ROLES, noted('role-given', player, { role }), (db) =>
        giveRole(db, { player, role, given_by: null, at: Date.now() }),
      )),
    take: async (player, role) =>
      void (await members.actAs(ROLES, noted('role-taken', player, { role }), (db) => takeRole(db, player, role))),
    acts: () => members.acts(MOST),
    async invite() {
      const secret = freshToken()
      const row = { hash: sha256(secret), made_by: null, created: Date.now(), until: Date.now() + INVITED, used_by: null }
      await members.actAs(ROLES, noted('invited', null, {}), async (db) => void (await db.insertInto('invitations').values(row).execute()))
      return secret
    },
    close,
  }
}
