import type { Database } from '../database.ts'
import { type Joins, joinsIn } from './joining.ts'
import { type Roles, rolesIn } from './roles.ts'
import { type Sessions, sessionsIn } from './sessions.ts'

/** Who somebody is: members, their sessions, roles and acts. */
export interface MemberStore extends Joins, Roles {
  readonly sessions: Sessions
}

/** The members of a database. */
export function membersIn(database: Database): MemberStore {
  return { ...joinsIn(database), ...rolesIn(database), sessions: sessionsIn(database) }
}
