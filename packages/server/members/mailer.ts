import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'

/** A mail in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where the reader can unsubscribe with one press; absent: not a kind that can be unsubscribed. */
  readonly unsubscribe?: string
  /** An id that a repeated mail shares, so that mail programs show one. */
  readonly id?: string
}

/** Sends mails. Nothing else waits for it: a mail server that hangs delays only mails. */
export interface Mailer {
  send(letter: Letter): void
  /** Resolves when the mail server has accepted the mail; rejects if it has not, with an error that does not name the receiver. */
  deliver(letter: Letter): Promise<void>
  /** Stops waiting for mails. */
  close(): void
}

/** How mails are sent, and where their links lead. */
export interface Mailing {
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** How long a mail server may take for each step, in milliseconds. */
const PATIENCE = 15_000
/** The most mails in progress; more are dropped and logged: a person who waits for one asks again. */
const MOST_UNDER_WAY = 50

/** Sends through the server at `smtp://user:password@host:port` (or `smtps:`), as `from`. */
export function mailerAt(url: string, from: string, log: Log): Mailer {
  const transport = createTransport(url, { from })
  Object.assign(transport.options, { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE })
  let underWay = 0

  async function deliver({ to, subject, text, unsubscribe, id }: Letter): Promise<void> {
    const list = unsubscribe === undefined ? {} : { list: { unsubscribe: { url: unsubscribe, comment: '' } } }
    const headers = unsubscribe === undefined ? {} : { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    const messageId = id === undefined ? {} : { messageId: `<${id}@${from.split('@')[1]}>` }
    const mail = { to, subject, text, ...list, ...headers, ...messageId, disableUrlAccess: true, disableFileAccess: true }
    try {
      await transport.sendMail(mail)
    } catch (error) {
      throw withoutReceiver(error, to)
    }
  }

  return {
    deliver,
    send(letter) {
      if (underWay >= MOST_UNDER_WAY) return log.error({}, 'too many letters are under way; one is dropped')
      underWay++
      deliver(letter)
        .catch((error: unknown) => log.error({ error }, 'a letter cannot be sent'))
        .finally(() => underWay--)
    },
    close: () => transport.close(),
  }
}

/** The error of a mail server, which often repeats the address: whose it is, is private; that it failed is the host's concern. */
function withoutReceiver(error: unknown, to: string): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(message.replaceAll(new RegExp(RegExp.escape(to), 'gi'), '(the receiver)'))
}
