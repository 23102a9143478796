import type { AddressInfo } from 'node:net'
import { noLog } from '@orrery/server/log'
import { mailerAt } from '@orrery/server/members/mailer'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { afterwards } from '../server.ts'

/** A mail server that knows nobody and says so with the address, in capitals. */
async function strangerToAll(): Promise<string> {
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address.toUpperCase()}>: no such mailbox`)),
  })
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
  afterwards(() => new Promise<void>((resolve) => office.close(() => resolve())))
  return `smtp://127.0.0.1:${(office.server.address() as AddressInfo).port}`
}

test('what a mail server says of a receiver is told without the address', async () => {
  const mailer = mailerAt(await strangerToAll(), 'orrery@example.org', noLog())
  afterwards(() => mailer.close())
  const error = await mailer.deliver({ to: 'ann.smith@example.org', subject: 'Your move', text: 'It is.' }).catch(String)
  expect(error).toContain('no such mailbox')
  expect(error).not.toMatch(/ann\.smith/i)
})
