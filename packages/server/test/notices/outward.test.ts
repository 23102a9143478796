import { expect, test } from 'vitest'
import { Barred, outward } from '../../notices/outward.ts'
import { isPublicAddress } from '../../notices/public-address.ts'
import { takingServer } from '../push-service.ts'

const post = (url: string) => ({ method: 'POST' as const, url, headers: {}, body: 'x' })

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'localhost'],
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/'],
  ...['https://localhost/', 'https://home.test/', 'https://both.test/', 'http://public.test/', 'https://ann:word@public.test/'],
])('nothing is sent to %s', async (url) => {
  const names: Readonly<Record<string, readonly string[]>> = {
    'home.test': ['192.168.1.1'],
    // One address of the whole net beside one of this machine: which is taken would be luck.
    'both.test': ['1.1.1.1', '127.0.0.1'],
    localhost: ['127.0.0.1'],
  }
  const out = outward({ resolve: async (name) => names[name] ?? ['1.1.1.1'] })
  await expect(out.send(post(url))).rejects.toBeInstanceOf(Barred)
})

test('a name is resolved once and the request uses that address, so that a later change of the name has no effect', async () => {
  const { port, came } = await takingServer((reply) => reply.writeHead(200).end())
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return [asked.length === 1 ? '127.0.0.1' : '127.0.0.2']
  }
  const out = outward({ plain: true, resolve, isPublic: (address) => address === '127.0.0.1' })
  expect(await out.send(post(`http://moves.test:${port}/`))).toMatchObject({ status: 200 })
  expect(came).toHaveLength(1)
  expect(came[0]?.headers.host).toBe(`moves.test:${port}`)
  expect(asked).toEqual(['moves.test'])
  await expect(out.send(post(`http://moves.test:${port}/`))).rejects.toBeInstanceOf(Barred)
  expect(came).toHaveLength(1)
})

test('a redirect is not followed', async () => {
  const { port, came } = await takingServer((reply) => reply.writeHead(307, { location: '/secret' }).end())
  const out = outward({ plain: true, isPublic: () => true })
  expect(await out.send(post(`http://127.0.0.1:${port}/`))).toMatchObject({ status: 307 })
  expect(came.map(({ path }) => path)).toEqual(['/'])
})

test('a request to a host that never answers times out', async () => {
  const { port } = await takingServer(() => undefined)
  const out = outward({ plain: true, isPublic: () => true, patience: 100 })
  await expect(out.send(post(`http://127.0.0.1:${port}/`))).rejects.toThrow(/timeout|aborted/i)
})
