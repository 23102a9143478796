import { once } from 'node:events'
import { closeSync, ftruncateSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect as dial } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { afterwards, dataFolder, server } from '../server.ts'

function pages(): string {
  const root = dataFolder()
  mkdirSync(`${root}/assets`)
  writeFileSync(`${root}/index.html`, '<!doctype html><title>Orrery</title>')
  writeFileSync(`${root}/sw.js`, '// service worker')
  writeFileSync(`${root}/assets/index-abc123.js`, 'export {}')
  writeFileSync(`${root}/assets/worker-abc123.js`, 'export {}')
  writeFileSync(`${root}/assets/big-abc123.js`, 'export const big = 1')
  writeFileSync(`${root}/assets/big-abc123.js.br`, brotliCompressSync('export const big = 1'))
  return root
}

test('pages are served with their types, cache times and a strict content policy', async () => {
  const { url } = await server({ webRoot: pages() })
  const get = (path: string) => fetch(url + path)
  const page = await get('/')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-eval')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const script = await get('/assets/index-abc123.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.headers.get('content-security-policy')).not.toContain('unsafe-eval')
  expect((await get('/assets/worker-abc123.js')).headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-eval'")
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
  const big = await fetch(`${url}/assets/big-abc123.js`, { headers: { 'accept-encoding': 'br' } })
  expect(['content-encoding', 'content-type', 'cache-control', 'vary'].map((name) => big.headers.get(name))).toEqual([
    'br',
    expect.stringContaining('javascript'),
    'public, max-age=31536000, immutable',
    expect.stringMatching(/accept-encoding/i),
  ])
  expect(await big.text()).toBe('export const big = 1')
  const again = await fetch(url, { headers: { 'if-none-match': page.headers.get('etag') ?? '', 'cache-control': 'max-age=0' } })
  expect(again.status).toBe(304)
})

test('only files of the pages are served, however an address is spelled', async () => {
  const root = pages()
  mkdirSync(`${root}/pages`)
  renameSync(`${root}/index.html`, `${root}/pages/index.html`)
  renameSync(`${root}/assets`, `${root}/pages/assets`)
  const { url } = await server({ webRoot: `${root}/pages` })
  // As `fetch` would not send them.
  const status = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request(url, { path, method: 'HEAD' }, (reply) => resolve(reply.resume().statusCode))
        .on('error', reject)
        .end()
    })
  expect(await status('/assets/index-abc123.js')).toBe(200)
  expect(await status('/assets/index%2Dabc123.js')).toBe(200)
  const outside = ['/../sw.js', '/assets/../../sw.js', '/assets/..%2f..%2fsw.js', '/%2e%2e%2fsw.js', '/assets/%2e%2e/%2e%2e/sw.js']
  const odd = ['//sw.js', '/assets//index-abc123.js', '/assets/..%5c..%5csw.js', '/assets/index-abc123.js%00', '/%', '/assets/gone.js']
  for (const path of [...outside, ...odd]) expect([path, await status(path)]).toEqual([path, expect.toSatisfy(isRefusal)])
})

const isRefusal = (status: number): boolean => [400, 403, 404].includes(status)

test('every reply says whether it may be kept; what depends on the reader may not', async () => {
  const { url } = await server({ webRoot: pages() })
  const ann = await connect(url, { name: 'Ann' })
  const { secret } = await ann.want('key', { type: 'make-key', name: 'mine' })
  const paths = ['/api/me', '/api/games', '/api/seasons/tic-tac-toe', '/api/boards/tic-tac-toe/x/live', '/replays/none', '/none.png']
  for (const path of paths) {
    const reply = await fetch(url + path, { headers: { authorization: `Bearer ${secret}` } })
    expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

test('a request for a host that is no address is malformed, and no failure of the server', async () => {
  const { url, lines } = await server()
  const socket = dial(Number(new URL(url).port), '127.0.0.1')
  socket.write('GET /calendar/none.ics HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n')
  let reply = ''
  socket.on('data', (data) => {
    reply += data.toString()
  })
  await once(socket, 'close')
  expect(reply).toContain('HTTP/1.1 400')
  expect(lines.join()).not.toContain('ERROR')
})

test('an app address requested as a path leads to the page; unknown files are not found', async () => {
  const { url } = await server({ webRoot: pages() })
  const led = async (path: string, accept = '*/*'): Promise<string> => {
    const reply = await fetch(url + path, { redirect: 'manual', headers: { accept } })
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([302, 'no-cache'])
    return new URL(reply.headers.get('location') ?? '', url + path).href
  }
  expect(await led('/table/abc')).toBe(`${url}/#/table/abc`)
  expect(await led('/learn')).toBe(`${url}/#/learn`)
  expect(await led('/a/b/c/')).toBe(`${url}/#/a/b/c/`)
  expect(await led('/old/page.html', 'text/html,*/*')).toBe(`${url}/#/old/page.html`)
  expect(await (await fetch(`${url}/table/abc`)).text()).toContain('<title>Orrery')
  expect((await fetch(`${url}/assets/gone-1.js`)).status).toBe(404)
  expect((await fetch(`${url}/table/abc`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${url}/replays/aaaaaaaaaaaaaaaa`)).status).toBe(404)
  expect((await fetch(`${url}/%2e%2e/%2e%2e/etc/passwd`)).status).not.toBe(500)
  for (const path of ['api/seasons/a%00', 'api/boards/x/y/live?season=%00', 'share/study/%00', 'replays/%00'])
    expect([path, (await fetch(`${url}/${path}`)).status]).toEqual([path, 400])
  const bare = await server()
  expect(await (await fetch(bare.url)).json()).toEqual({ error: 'the pages are not built: npm run build' })
})

test('the health endpoint reports the state of the server', async () => {
  const { url } = await server()
  const client = await connect(url)
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ ok: true, connections: 1, tables: 0, setAside: 0 })
  await client.close()
})

test.each(['/other', '//', '/socket/x', '/socket\u00e9'])('a socket at %s is refused, and the server goes on', async (path) => {
  const { url } = await server()
  const { hostname, port } = new URL(url)
  const answer = await new Promise<string>((resolve) => {
    const socket = dial(Number(port), hostname)
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: aaaaaaaaaaaaaaaaaaaaaa=='
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${key}\r\n\r\n`)
    socket.on('data', (data) => resolve(data.toString()))
  })
  expect(answer).toMatch(/^HTTP\/1.1 40[04]/)
  await (await connect(url)).close()
})

test('a stopping server says goodbye and can be stopped twice', async () => {
  const { url, close } = await server()
  const client = await connect(url)
  await Promise.all([close(), close()])
  expect(await client.closed).toBe(1012)
  await expect(fetch(url)).rejects.toThrow()
})

test('lists show open tables to all and one\u2019s own to oneself; names change everywhere', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const make = (listed: boolean) =>
    ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }], listed })
  const { table } = await make(true)
  const hidden = (await make(false)).table
  const list = async (client: typeof ann, which: 'open' | 'mine') =>
    (await client.want('tables', { type: 'tables', which, follow: false })).tables
  expect((await list(bob, 'open')).map((line) => line.id)).toEqual([table])
  expect((await list(ann, 'mine')).map((line) => line.id).sort()).toEqual([table, hidden].sort())
  expect(await list(bob, 'mine')).toEqual([])
  await ann.want('done', { type: 'rename', name: 'Anna' })
  expect((await list(bob, 'open'))[0]?.players[0]).toMatchObject({ name: 'Anna', holder: 'person' })
  await bob.want('done', { type: 'take', table, seat: 1 })
  expect(await list(ann, 'open')).toEqual([])
  expect((await list(bob, 'mine'))[0]).toMatchObject({ stage: 'playing', myTurn: true, waiting: [0, 1] })
  const late = await connect(url, { token: ann.token })
  expect((await late.watch(table)).info.players.map((player) => player.name)).toEqual(['Anna', 'Bob'])
})

test('a server that cannot start names the resource that failed, and why', async () => {
  const { url } = await server()
  const { port } = new URL(url)
  await expect(server({ port: Number(port) })).rejects.toThrow(new RegExp(`cannot listen on 127.0.0.1:${port}: .*EADDRINUSE`))
  const file = `${dataFolder()}/a-file`
  writeFileSync(file, '')
  await expect(server({ data: file })).rejects.toThrow(/a-file.*(EEXIST|ENOTDIR)|(EEXIST|ENOTDIR).*a-file/)
})

test('a server that stops does not wait for who reads no reply', async () => {
  const webRoot = pages()
  const file = openSync(`${webRoot}/assets/huge-abc123.js`, 'w')
  // More than the system keeps for somebody who does not read.
  ftruncateSync(file, 64 * 1024 * 1024)
  closeSync(file)
  const { url, close } = await server({ webRoot, limits: { silence: 1e9 } })
  const socket = dial(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
  afterwards(() => void socket.destroy())
  socket.write('GET /assets/huge-abc123.js HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'readable')
  await close()
  await expect(fetch(url)).rejects.toThrow()
})
