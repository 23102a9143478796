import type { Notices } from '../notices/open.ts'
import type { ServerContext } from '../server-context.ts'
import { attemptsOn, pacesOn } from './attempts.ts'
import type { DeskParts } from './desk.ts'
import { fairLine } from './line.ts'

/** The desk of accounts of a server; `mail`: how it sends mails. */
export function openDesk(context: ServerContext, mail: DeskParts['mail'], notices: Notices): DeskParts {
  const { store, members, sessions, standings, rules, log, now } = context
  return {
    ...{ store, members, sessions, standings, rules, log, now },
    attempts: attemptsOn(now),
    paces: pacesOn(now),
    ...{ mail, notices },
    line: fairLine(),
    renamed: (player, was, name) => context.bus.tell({ kind: 'renamed', server: context.ownership.name, player, was, name }),
  }
}
