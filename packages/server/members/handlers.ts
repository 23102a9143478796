import type { AccountHandlers, DeskParts } from './desk.ts'
import { mailHandlers } from './mail.ts'
import { noticeHandlers } from './notices.ts'
import { ownHandlers } from './own.ts'
import { passkeyHandlers } from './passkeys.ts'
import { sanctionHandlers } from './sanctions.ts'
import { signingHandlers } from './signing.ts'

/** The handlers of all requests about accounts. */
export function accountHandlers(parts: DeskParts): AccountHandlers {
  return {
    ...signingHandlers(parts),
    ...ownHandlers(parts),
    ...passkeyHandlers(parts),
    ...mailHandlers(parts),
    ...sanctionHandlers(parts),
    ...noticeHandlers(parts),
  }
}
