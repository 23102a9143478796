import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { gameEntry } from '@orrery/games'
import { openTable, playReplay, positionOf, type Replay, type Seen, seedOf, seenBy, startOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { linkOf } from '../../../../games/chaos-galaxy/board/decks/code.ts'
import { picture } from '../../../../games/chaos-galaxy/board/picture.ts'
import { STARTER_DECKS } from '../../../../games/chaos-galaxy/content/decks.ts'
import type { View } from '../../../../games/chaos-galaxy/index.ts'
import { STARTER_FLEETS } from '../../../../games/firestorm-armada/content/fleets.ts'
import { fleetCode } from '../../../../games/firestorm-armada/fleet/code.ts'
import { FAMILY, framed } from '../../previews/frame.ts'
import { pngOf } from '../../previews/png.ts'
import { hideParts } from '../../records/profile.ts'
import { visit } from '../../store/visit.ts'
import { type Client, connect } from '../client.ts'
import { member } from '../keepers.ts'
import { server } from '../server.ts'
import { Resvg } from './resvg.ts'

const GAMES = import.meta.resolve('@orrery/games')
const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module))

/** A duel of Chaos Galaxy that one player has at both seats. */
async function duel(ann: Client, listed: boolean): Promise<string> {
  const seat = { kind: 'me', settings: { deck: 'veres-dagaly' } } as const
  const { table } = await ann.want('created', { type: 'create', game: 'chaos-galaxy', settings: {}, seats: [seat, seat], listed })
  await ann.watch(table)
  await ann.until(() => ann.tables.get(table)?.seen.has(1))
  return table
}

async function giveUp(ann: Client, table: string): Promise<void> {
  await ann.answer(table, 1, { concede: true })
  await ann.until(() => ann.tables.get(table)?.info.stage === 'over')
}

/** What a chat program reads of a page: its properties by name. */
async function fetched(url: string): Promise<ReadonlyMap<string, string>> {
  const reply = await fetch(url, { headers: { 'user-agent': 'Chatbot/1.0 (link preview)' } })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const page = await reply.text()
  const found = page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)
  return new Map([...found].map(([, name = '', content = '']) => [name, content]))
}

/** The page once the result is filed, which is soon after the end. */
async function filed(url: string): Promise<ReadonlyMap<string, string>> {
  await expect.poll(async () => (await fetched(url)).has('og:image')).toBe(true)
  return fetched(url)
}

async function pictureOf(meta: ReadonlyMap<string, string>): Promise<Buffer> {
  const reply = await fetch((meta.get('og:image') ?? '').replaceAll('&amp;', '&'))
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cross-origin-resource-policy')]).toEqual([
    ...[200, 'image/png', 'cross-origin'],
  ])
  return Buffer.from(await reply.arrayBuffer())
}

test('a finished game, and a moment of it, have a preview with the picture of the board as it stood', async () => {
  const { url } = await server({ gamesModule: GAMES })
  const ann = await connect(url, { name: 'A<b>&"n' })
  const table = await duel(ann, true)
  const nothing = await fetched(`${url}/share/game/aaaaaaaaaaaaaaaa`)
  const without = (meta: ReadonlyMap<string, string>) => [...meta].filter(([name]) => name !== 'og:url')
  // While it runs nothing is told, as of a table that is none.
  expect(without(await fetched(`${url}/share/game/${table}`))).toEqual(without(nothing))
  expect((await fetch(`${url}/share/game/${table}/picture.png`)).status).toBe(404)
  await giveUp(ann, table)
  const meta = await filed(`${url}/share/game/${table}`)
  expect(meta.get('og:title')).toBe('Chaos Galaxy: A&lt;b&gt;&amp;&quot;n – A&lt;b&gt;&amp;&quot;n')
  expect(meta.get('og:description')).toMatch(
    /^A&lt;b&gt;&amp;&quot;n won on \d+ \w+ \d{4}\.$|^A&lt;b&gt;&amp;&quot;n won on \w+ \d+, \d{4}\.$/,
  )
  const png = await pictureOf(meta)
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  expect((await fetched(`${url}/share/game/${table}?l=hu`)).get('og:title')).toContain('Káosz Galaktika')

  const replay = (await (await fetch(`${url}/replays/${table}`)).json()) as Replay
  const start = await pictureOf(await fetched(`${url}/share/game/${table}/0`))
  const words = { title: 'Chaos Galaxy: A<b>&"n – A<b>&"n', sentence: unescaped(meta.get('og:description') ?? '') }
  expect(start.equals(await expected(replay, 0, words))).toBe(true)
  expect(png.equals(await expected(replay, replay.steps.length, words))).toBe(true)
  expect((await fetch(`${url}/share/game/${table}/x`)).status).toBe(404)
})

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The board's own drawing of a step, framed and made a picture here. */
async function expected(replay: Replay, step: number, words: { readonly title: string; readonly sentence: string }): Promise<Uint8Array> {
  const game = await gameEntry('chaos-galaxy').load()
  let drawing = ''
  for (const { table, step: now } of playReplay(game, replay)) if (now === step) drawing = picture(seenBy(table, 'spectator') as Seen<View>)
  const fonts = ['latin', 'latin-ext'].map((set) => `@fontsource/saira-semi-condensed/files/saira-semi-condensed-${set}-600-normal.woff2`)
  const fontBuffers = await Promise.all(fonts.map((font) => readFile(fileOf(font))))
  const image = new Resvg(framed(drawing, words), { font: { fontBuffers, defaultFontFamily: FAMILY } }).render()
  return pngOf(image.pixels, image.width, image.height)
}

test('private tables, and those of players who hide their games, have no preview', async () => {
  const { url, data } = await server({ gamesModule: GAMES })
  const ann = await member(url, 'Anna')
  const here = await ann.connect()
  const [secret, open] = [await duel(here, false), await duel(here, true)]
  for (const table of [secret, open]) await giveUp(here, table)
  expect((await filed(`${url}/share/game/${open}`)).get('og:title')).toContain('Anna')
  const told = await fetched(`${url}/share/game/${secret}`)
  expect([told.get('og:title'), told.has('og:image')]).toEqual(['Orrery', false])
  expect((await fetch(`${url}/share/game/${secret}/0/picture.png`)).status).toBe(404)
  const { database, close } = await visit(data, null)
  await hideParts(database, ann.player, ['games', 'ratings'])
  close()
  expect((await fetched(`${url}/share/game/${open}`)).get('og:title')).toBe('Chaos Galaxy: somebody – somebody')
})

test('a member has a preview, a guest has none; pages that others may show are the replay’s alone', async () => {
  const { url } = await server({ gamesModule: GAMES, embedOn: ['https://forum.example.org'] })
  const ann = await member(url, 'Anna')
  const guest = await connect(url, { name: 'Guest' })
  const meta = await fetched(`${url}/share/profile/${ann.player}?l=hu`)
  expect([meta.get('og:title'), meta.get('og:description')]).toEqual(['Anna', 'Az Orrery játékosa.'])
  expect((await pictureOf(meta)).readUInt32BE(16)).toBe(1200)
  expect((await fetched(`${url}/share/profile/${guest.id}`)).get('og:title')).toBe('Orrery')
  const ancestors = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy')?.match(/frame-ancestors ([^;]+)/)?.[1]
  expect(await ancestors('/embed.html')).toBe('https://forum.example.org')
  expect(await ancestors('/')).toBe("'none'")
})

test('a study of a game that was not played here has a preview once it is shared with all', async () => {
  const { url } = await server({ gamesModule: GAMES })
  const here = await (await member(url, 'Anna')).connect()
  const options = { seats: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }] }
  const game = await gameEntry('chaos-galaxy').load()
  const replay: Replay = {
    ...{ format: 1, game: game.id, gameVersion: game.version, options, seats: 2, seed: seedOf('study'), commitment: null },
    // Not what the seed deals: another one.
    ...{ steps: [], result: null, start: startOf(openTable(game, options, 2, seedOf('scenario')), []) },
  }
  const record = gzipSync(JSON.stringify(replay)).toString('base64')
  const { study } = await here.want('study-made', { type: 'upload-study', game: game.id, title: 'A start', record })
  expect((await fetched(`${url}/share/study/${study}`)).get('og:title')).toBe('Orrery')
  await here.want('done', { type: 'set-study', study, title: 'A start', sharing: 'all' })
  const meta = await fetched(`${url}/share/study/${study}`)
  const words = { title: 'A start', sentence: 'A study of a game of Chaos Galaxy by Anna.' }
  expect([meta.get('og:title'), meta.get('og:description')]).toEqual([words.title, words.sentence])
  expect((await pictureOf(meta)).equals(await expected(replay, 0, words))).toBe(true)
})

test('a study that is shared with all and a puzzle have previews with pictures; a study of one’s own is told to nobody', async () => {
  const { url } = await server({ gamesModule: GAMES })
  const ann = await member(url, 'Anna')
  const here = await ann.connect()
  const table = await duel(here, true)
  await giveUp(here, table)
  await filed(`${url}/share/game/${table}`)
  const { study } = await here.want('study-made', { type: 'make-study', table, title: 'How <b>it</b> began' })
  const address = `${url}/share/study/${study}`
  const own = await fetched(address)
  expect([own.get('og:title'), own.has('og:image'), (await fetch(`${address}/picture.png`)).status]).toEqual(['Orrery', false, 404])
  await here.want('done', { type: 'set-study', study, title: 'How <b>it</b> began', sharing: 'all' })
  const shown = await fetched(address)
  expect([shown.get('og:title'), shown.get('og:description')]).toEqual([
    'How &lt;b&gt;it&lt;/b&gt; began',
    'A study of a game of Chaos Galaxy by Anna.',
  ])
  expect((await pictureOf(shown)).readUInt32BE(16)).toBe(1200)
  const replay = (await (await fetch(`${url}/replays/${table}`)).json()) as Replay
  const game = await gameEntry('chaos-galaxy').load()
  const [start] = playReplay(game, replay)
  const position = JSON.stringify(start === undefined ? null : positionOf(start.table))
  const body = JSON.stringify({ seat: 0, seats: 2, options: replay.options, position, asks: { words: 'Win' } })
  const offer = { type: 'offer-puzzle', study, branch: 0, step: 0, title: 'Win & live', body } as const
  const { puzzle } = await here.want('puzzle-offered', offer)
  const offered = await fetched(`${url}/share/puzzle/${puzzle}?l=hu`)
  expect([offered.get('og:title'), offered.get('og:description')]).toEqual([
    'Win &amp; live',
    'Káosz Galaktika: feladvány, készítette: Anna. Megoldod?',
  ])
  expect((await pictureOf(offered)).readUInt32BE(20)).toBe(630)
  expect((await fetched(`${url}/share/puzzle/aaaaaaaaaaaaaaaa`)).get('og:title')).toBe('Orrery')
})

test('a deck and a fleet have previews by their links, which tell nothing when broken', async () => {
  const { url } = await server({ gamesModule: GAMES })
  const deck = linkOf('Fins & <i>teeth</i>', STARTER_DECKS[0]?.cards ?? {})
  const shown = await fetched(`${url}/share/page/decks/${deck}`)
  expect(shown.get('og:title')).toBe('Fins &amp; &lt;i&gt;teeth&lt;/i&gt;')
  expect(shown.get('og:description')).toMatch(/^A deck of \d+ cards for Chaos Galaxy\.$/)
  expect((await pictureOf(shown)).readUInt32BE(16)).toBe(1200)
  const [fleet] = STARTER_FLEETS
  if (fleet === undefined) throw new Error('no fleet')
  const armada = await fetched(`${url}/share/page/fleets/${fleetCode(fleet)}?l=hu`)
  expect(armada.get('og:title')).toMatch(/^\w+: \d+ pont$/)
  expect(armada.get('og:description')).toMatch(/^Firestorm Armada: flotta, \d+ osztag, \d+ hajó\.$/)
  expect((await pictureOf(armada)).readUInt32BE(20)).toBe(630)
  for (const broken of [`decks/${deck.slice(0, -3)}`, 'decks/1.A', 'fleets/terrans~x', 'nothing/1.A', `binder/${deck}`]) {
    const page = await fetched(`${url}/share/page/${broken}`)
    expect([broken, page.get('og:title'), page.has('og:image')]).toEqual([broken, 'Orrery', false])
    expect((await fetch(`${url}/share/page/${broken}/picture.png`)).status).toBe(404)
  }
  expect((await fetch(`${url}/share/page/..%2Fdecks/${deck}`)).status).toBe(404)
})

test('requests for many pictures are rate limited', async () => {
  // The clock stands still: what was taken is not given back meanwhile.
  const { url } = await server({ gamesModule: GAMES, now: () => 1_000_000 })
  const replies = await Promise.all(Array.from({ length: 60 }, () => fetch(`${url}/share/game/aaaaaaaaaaaaaaaa/picture.png`)))
  expect(replies.some(({ status }) => status === 429)).toBe(true)
})
