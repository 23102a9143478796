import type { AccountReply } from '@orrery/protocol/account'
import { afterAll, expect, test, vi } from 'vitest'

/** The requests that have not been answered yet, in their order. */
const open: ((account: AccountReply) => void)[] = []

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))
vi.stubGlobal('document', { baseURI: 'http://orrery.test/' })
vi.stubGlobal('location', new URL('http://orrery.test/'))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('fetch', () => new Promise((resolve) => open.push((account) => resolve(new Response(JSON.stringify({ account }))))))
afterAll(() => vi.unstubAllGlobals())

const { account, askAccount } = await import('../../account/account.ts')

/** A reply to nobody in particular, told apart by the host's announcement. */
function replyOf(announcement: string): AccountReply {
  return { me: null, site: { announcement, mail: false, signUp: 'all', guests: true, pushKey: '', webhookHosts: [] } }
}

test('a reply that comes after that to a later request is not taken, because it may be out of date', async () => {
  const [early, late] = [askAccount('look', {}), askAccount('look', {})]
  open[1]?.(replyOf('new'))
  await late
  open[0]?.(replyOf('old'))
  await early
  expect(account.value?.site.announcement).toBe('new')
})

test('what a change brought is asked for again if its own reply came too late', async () => {
  open.length = 0
  const [change, look] = [askAccount('rename', { name: 'Lea' }), askAccount('look', {})]
  open[1]?.(replyOf('old'))
  await look
  open[0]?.(replyOf('old'))
  await vi.waitFor(() => expect(open).toHaveLength(3))
  open[2]?.(replyOf('new'))
  await change
  expect(account.value?.site.announcement).toBe('new')
})
