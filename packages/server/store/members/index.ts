import type { Database } from '../database.ts'
import type { SanctionStore } from '../sanctions.ts'
import { sanctionsOn } from '../sanctions-on.ts'
import { type Accounts, accountsIn } from './accounts.ts'
import { type Erasing, erasingIn } from './erasing.ts'
import { type Joins, joinsIn } from './joining.ts'
import { type Roles, rolesIn } from './roles.ts'
import { type Sessions, sessionsIn } from './sessions.ts'
import { type Ways, waysIn } from './ways.ts'

/** Accounts: members, how they sign in, their sessions, roles, sanctions and acts. */
export interface MemberStore extends Accounts, Erasing, Joins, Roles, SanctionStore, Ways {
  readonly sessions: Sessions
}

/** The members of a database. */
export function membersIn(database: Database): MemberStore {
  return {
    ...accountsIn(database),
    ...erasingIn(database),
    ...joinsIn(database),
    ...rolesIn(database),
    ...sanctionsOn(database),
    ...waysIn(database),
    sessions: sessionsIn(database),
  }
}
