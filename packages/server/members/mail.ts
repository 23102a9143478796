import { freshToken, sha256 } from '../ids.ts'
import { type AccountHandlers, type DeskParts, endSession, signedIn } from './desk.ts'
import { letterWith } from './letters.ts'
import type { Mailer } from './mailer.ts'
import { Problem } from './problem.ts'

/** How long a mailed link works, in milliseconds. */
const LASTS = 30 * 60_000

/** Signing in by a mailed link. The reply is the same, and comes at once, whether or not anybody has that address. */
export function mailHandlers(parts: DeskParts): AccountHandlers<'mail-sign-in' | 'mail-add' | 'mail-drop' | 'mail-open'> {
  const { members, sessions, paces, now, log } = parts

  function mailer(): Mailer {
    if (parts.mail === null) throw new Problem('no-mail')
    return parts.mail.mailer
  }

  /** Sends a mail to an address, unless it got too many lately. */
  async function write(purpose: 'sign-in' | 'confirm', player: string, mail: string, language: 'en' | 'hu'): Promise<void> {
    if (parts.mail === null || !paces.takes('mailbox', mail)) return
    const secret = freshToken()
    await members.addMailLink({ hash: sha256(secret), purpose, player, mail, created: now(), until: now() + LASTS, used: null })
    const link = new URL(`#/account/mail/${secret}`, parts.mail.publicUrl).href
    parts.mail.mailer.send(letterWith(link, purpose, language, mail))
  }

  return {
    async 'mail-sign-in'(asking, { mail, language }) {
      mailer()
      paces.take('letters', asking.address)
      const address = mail.toLowerCase()
      // Not awaited, so that its duration reveals nothing.
      void members
        .byMail(address)
        .then((member) => (member === null ? undefined : write('sign-in', member.player, address, language)))
        .catch((error: unknown) => log.error({ error }, 'a letter cannot be written'))
      return {}
    },
    async 'mail-add'(asking, { mail, language }) {
      mailer()
      const { person } = signedIn(asking)
      paces.take('letters', asking.address)
      await write('confirm', person.id, mail.toLowerCase(), language)
      return {}
    },
    async 'mail-drop'(asking) {
      const { person } = signedIn(asking)
      if (!(await members.dropMail(person.id))) throw new Problem('last-way')
      return {}
    },
    async 'mail-open'(asking, { link }) {
      paces.take('links', asking.address)
      const { row, secret } = sessions.fresh('', asking.device)
      const opened = await members.openMailLink(sha256(link), now(), row)
      if (opened === null) throw new Problem('used-up')
      if (opened.purpose === 'confirm') return {}
      if (asking.me !== null) await endSession(members, sessions, asking.me)
      return { session: secret }
    },
  }
}
