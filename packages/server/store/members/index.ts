import type { Database } from '../database.ts'
import { type Accounts, accountsIn } from './accounts.ts'
import { type Erasing, erasingIn } from './erasing.ts'
import { type Joins, joinsIn } from './joining.ts'
import { type Roles, rolesIn } from './roles.ts'
import { type Sessions, sessionsIn } from './sessions.ts'
import { type Ways, waysIn } from './ways.ts'

/** Who somebody is: members, how they sign in, where they are signed in, roles and acts. */
export interface MemberStore extends Accounts, Erasing, Joins, Roles, Ways {
  readonly sessions: Sessions
}

/** The members of a database. */
export function membersIn(database: Database): MemberStore {
  return {
    ...accountsIn(database),
    ...erasingIn(database),
    ...joinsIn(database),
    ...rolesIn(database),
    ...waysIn(database),
    sessions: sessionsIn(database),
  }
}
