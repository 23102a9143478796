import { expect, test } from 'vitest'
import { browserAt, newcomer } from '../browser.ts'
import { server } from '../server.ts'
import { authenticator } from './authenticator.ts'

/** A server, and Ann who has signed up there by a passkey. Passkeys are bound to a domain: to that of `localhost`. */
async function annWithPasskey() {
  const { url: address } = await server()
  const url = address.replace('127.0.0.1', 'localhost')
  const ann = browserAt(url)
  const key = authenticator()
  const passkey = key.make(await ann.done('passkey-options', { for: 'sign-up', name: 'Ann' }), url)
  const { account } = await ann.done('sign-up', { ...newcomer('Ann'), password: null, passkey })
  return { url, ann, key, account }
}

test('somebody signs up and in by a passkey alone, on any browser', async () => {
  const { url, key, account } = await annWithPasskey()
  expect(account.me).toMatchObject({ name: 'Ann', password: false, passkeys: [{ id: key.id, used: null }] })
  const second = browserAt(url)
  const passkey = key.sign(await second.done('passkey-options', { for: 'sign-in' }), url)
  expect((await second.done('passkey-sign-in', { passkey })).account.me).toMatchObject({ player: account.me?.player })
})

test('a passkey of another origin, a replayed assertion and one for an unknown challenge are refused', async () => {
  const { url, key } = await annWithPasskey()
  const eve = browserAt(url)
  const options = () => eve.done('passkey-options', { for: 'sign-in' })
  const tried = async (passkey: ReturnType<typeof key.sign>) => eve.problem('passkey-sign-in', { passkey })
  expect(await tried(key.sign(await options(), 'https://evil.example'))).toBe('wrong')
  const once = key.sign(await options(), url)
  expect(await tried(once)).toBe(null)
  eve.cookie = ''
  expect(await tried(once)).toBe('wrong')
  expect(await tried(key.sign({ ...(await options()), options: { challenge: 'bm9ib2R5J3M' } }, url))).toBe('wrong')
  const other = authenticator()
  expect(await tried({ ...other.sign(await options(), url), id: key.id, rawId: key.id })).toBe('wrong')
  expect(eve.cookie).toBe('')
})

test('a cloned passkey with a lower counter is detected', async () => {
  const { url, key } = await annWithPasskey()
  const one = browserAt(url)
  const [first, second] = [await one.done('passkey-options', { for: 'sign-in' }), await one.done('passkey-options', { for: 'sign-in' })]
  const [earlier, later] = [key.sign(first, url), key.sign(second, url)]
  expect(await one.problem('passkey-sign-in', { passkey: later })).toBe(null)
  expect(await one.problem('passkey-sign-in', { passkey: earlier })).toBe('wrong')
})

test('passkeys are added and taken away by their member, but not the last way to sign in', async () => {
  const { url, ann, key } = await annWithPasskey()
  expect(await ann.problem('passkey-drop', { passkey: key.id })).toBe('last-way')
  const second = authenticator()
  const passkey = second.make(await ann.done('passkey-options', { for: 'add' }), url)
  const eve = browserAt(url)
  await eve.done('sign-up', newcomer('Eve'))
  // What was asked for Ann's account is no good for Eve's.
  expect(await eve.problem('passkey-add', { passkey, name: 'Stolen' })).toBe('wrong')
  const again = second.make(await ann.done('passkey-options', { for: 'add' }), url)
  const { account } = await ann.done('passkey-add', { passkey: again, name: 'Phone' })
  expect(account.me?.passkeys.map(({ name }) => name)).toEqual(['', 'Phone'])
  expect(await eve.problem('passkey-drop', { passkey: second.id })).toBe('last-way')
  await ann.done('passkey-drop', { passkey: key.id })
  expect((await ann.done('look', {})).account.me?.passkeys).toHaveLength(1)
})
