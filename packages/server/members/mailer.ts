import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'

/** A letter as it goes out: plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where its reader gets no more of the kind by one press; absent: there is no such kind. */
  readonly unsubscribe?: string
  /** What a letter that is sent again has alike, so that mail programs show one. */
  readonly id?: string
}

/** By which letters are sent. Nobody waits for it: a mail server that hangs holds up nothing but letters. */
export interface Mailer {
  send(letter: Letter): void
  /** Resolves when the mail server has taken the letter; rejects where it has not. */
  deliver(letter: Letter): Promise<void>
  /** Waits for no letter any more. */
  close(): void
}

/** By what letters go out, and where their links lead. */
export interface Mailing {
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** How long a mail server may take for each step, in milliseconds. */
const PATIENCE = 15_000
/** How many letters are under way at once; more are dropped and noted: whoever waits for one asks again. */
const MOST_UNDER_WAY = 50

/** Sends by the server at `smtp://user:password@host:port` (or `smtps:`), as the sender `from`. */
export function mailerAt(url: string, from: string, log: Log): Mailer {
  const transport = createTransport(url, { from })
  Object.assign(transport.options, { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE })
  let underWay = 0

  async function deliver({ to, subject, text, unsubscribe, id }: Letter): Promise<void> {
    const list = unsubscribe === undefined ? {} : { list: { unsubscribe: { url: unsubscribe, comment: '' } } }
    const headers = unsubscribe === undefined ? {} : { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
    const messageId = id === undefined ? {} : { messageId: `<${id}@${from.split('@')[1]}>` }
    await transport.sendMail({ to, subject, text, ...list, ...headers, ...messageId, disableUrlAccess: true, disableFileAccess: true })
  }

  return {
    deliver,
    send(letter) {
      if (underWay >= MOST_UNDER_WAY) return log.error({}, 'too many letters are under way; one is dropped')
      underWay++
      deliver(letter)
        // To whom it went is nobody's business; that it did not go is the host's.
        .catch((error: unknown) => log.error({ error: error instanceof Error ? error.message : String(error) }, 'a letter cannot be sent'))
        .finally(() => underWay--)
    },
    close: () => transport.close(),
  }
}
