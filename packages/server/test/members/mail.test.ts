import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { type Browser, browserAt, newcomer } from '../browser.ts'
import { postOffice } from '../post-office.ts'
import { afterwards, server } from '../server.ts'

const PUBLIC = 'http://127.0.0.1:4242'

const linkIn = (letter: string): string => /#\/account\/mail\/([\w-]{32})/.exec(letter)?.[1] ?? ''
const ANN = { mail: 'Ann@example.org', language: 'en' } as const

async function annWithMail() {
  const office = await postOffice()
  const { url } = await server({ mail: { url: office.url, from: 'orrery@example.org' }, publicUrl: PUBLIC })
  const at = () => {
    const browser = browserAt(url)
    const ask = browser.ask
    return Object.assign(browser, { ask: ((request, body) => ask(request, body, { origin: PUBLIC })) as typeof ask })
  }
  const ann = at()
  await ann.done('sign-up', newcomer('Ann'))
  await ann.done('mail-add', ANN)
  const letter = await office.next()
  return { office, url, at, ann, letter }
}

test('an address is confirmed by a link sent to it, and from then on a link signs in once', async () => {
  const { office, at, ann, letter } = await annWithMail()
  expect(letter).toMatch(/^To: ann@example\.org/im)
  expect((await ann.done('look', {})).account.me?.mail).toBe(null)
  await at().done('mail-open', { link: linkIn(letter) })
  expect((await ann.done('look', {})).account.me?.mail).toBe('ann@example.org')
  const phone = at()
  expect(await phone.done('mail-sign-in', ANN)).toMatchObject({ account: { me: null, site: { mail: true } } })
  const link = linkIn(await office.next())
  // A mail program that looks at the link beforehand asks for the page alone.
  expect((await phone.done('mail-open', { link })).account.me?.name).toBe('Ann')
  expect(await at().problem('mail-open', { link })).toBe('used-up')
  expect(await at().problem('mail-open', { link: linkIn(letter) })).toBe('used-up')
  expect(await at().problem('mail-open', { link: 'a'.repeat(32) })).toBe('used-up')
})

const PASSWORDS = { old: 'nine lives of a cat', password: 'ten lives of a cat' } as const
const SHUTTING_OUT = {
  'changing the password': (ann: Browser) => ann.done('password', PASSWORDS),
  'ending all other sessions': (ann: Browser) => ann.done('end-session', { session: null }),
  'ending the session of another': async (ann: Browser) => {
    const { sessions = [] } = (await ann.done('look', {})).account.me ?? {}
    await ann.done('end-session', { session: sessions.find(({ here }) => !here)?.id ?? '' })
  },
  'dropping the address': (ann: Browser) => ann.done('mail-drop', {}),
}

test.each(Object.entries(SHUTTING_OUT))(
  '%s also ends links that somebody in the account had sent to an address of theirs',
  async (_, act) => {
    const { office, at, ann, letter } = await annWithMail()
    await at().done('mail-open', { link: linkIn(letter) })
    const thief = at()
    await thief.done('sign-in', { name: 'Ann', password: PASSWORDS.old })
    await thief.done('mail-add', { ...ANN, mail: 'thief@example.org' })
    const link = linkIn(await office.next())
    await act(ann)
    expect(await thief.problem('mail-open', { link })).toBe('used-up')
    expect((await ann.done('look', {})).account.me?.mail).not.toBe('thief@example.org')
  },
)

test('if two people use a link at the same moment, only one gets in', async () => {
  const { office, at, letter } = await annWithMail()
  await at().done('mail-open', { link: linkIn(letter) })
  await at().done('mail-sign-in', ANN)
  const link = linkIn(await office.next())
  const both = await Promise.all([at(), at()].map((browser) => browser.problem('mail-open', { link })))
  expect(both.toSorted()).toEqual([null, 'used-up'].toSorted())
})

test('the reply is the same whether or not the address is known, and a mailbox is not flooded', async () => {
  const { office, at, letter } = await annWithMail()
  await at().done('mail-open', { link: linkIn(letter) })
  const known = await at().ask('mail-sign-in', ANN)
  expect(await at().ask('mail-sign-in', { ...ANN, mail: 'nobody@example.org' })).toEqual(known)
  await office.next()
  for (let asked = 0; asked < 4; asked++) await at().done('mail-sign-in', ANN)
  await office.next()
  // An address that is confirmed by another member stays theirs.
  const eve = at()
  await eve.done('sign-up', newcomer('Eve'))
  await eve.done('mail-add', { ...ANN, mail: 'eve@example.org' })
  const next = await office.next()
  expect(next).toMatch(/^To: eve@example\.org/im)
})

test('while the mail server hangs nobody waits: signing up and asking for a link are answered at once', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  afterwards(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const { url } = await server({ mail: { url: `smtp://127.0.0.1:${port}`, from: 'orrery@example.org' }, publicUrl: PUBLIC })
  const ann = browserAt(url)
  const headers = { origin: PUBLIC }
  await ann.ask('sign-up', newcomer('Ann'), headers)
  expect(await ann.ask('mail-add', ANN, headers)).toMatchObject({ account: { me: { name: 'Ann', mail: null } } })
  expect(await ann.ask('rename', { name: 'Anna' }, headers)).toMatchObject({ account: { me: { name: 'Anna' } } })
})

test('without configured mail nobody is told to wait for a letter', async () => {
  const { url } = await server()
  expect(await browserAt(url).problem('mail-sign-in', ANN)).toBe('no-mail')
})
