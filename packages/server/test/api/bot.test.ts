import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PROTOCOL } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { keyringOn } from '../../api/keyring.ts'
import { sha256 } from '../../ids.ts'
import { bareContext, freshStore } from '../bare-context.ts'
import { server } from '../server.ts'

const BOT = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url))
const python = ['python3', 'python'].find((name) =>
  /^Python 3\.([89]|\d\d)/.test(spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout ?? ''),
)
if (python === undefined) console.warn('THERE IS NO PYTHON 3 HERE: the sample bot of examples/ is not played')

/** Runs the bot to its end. */
function bot(
  url: string,
  key: string,
  game: string,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const ran = spawn(python as string, [BOT, url, game], { env: { ...process.env, ORRERY_KEY: key } })
  let out = ''
  let err = ''
  ran.stdout.on('data', (piece) => (out += piece))
  ran.stderr.on('data', (piece) => (err += piece))
  return new Promise((resolve) => ran.once('exit', (code) => resolve({ code, out, err })))
}

test('the sample bot has at most 60 lines, and speaks this version of the messages', () => {
  const text = readFileSync(BOT, 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  expect(text).toContain(`protocol=${PROTOCOL}`)
})

if (python !== undefined) {
  test('the sample bot plays whole games in another language, by a key', async () => {
    const store = freshStore()
    await store.addPlayer({ id: 'ann', name: 'Ann', token: sha256('t'), created: 1 })
    const { secret } = await keyringOn(store.database, Date.now).make('ann', 'python', 60_000)
    const { url } = await server({
      gamesModule: import.meta.resolve('@orrery/games'),
      shared: { store, bus: bareContext({ store }).bus },
      limits: { messages: { burst: 1e6, every: 1 }, work: { burst: 1e6, every: 1 }, bytes: { burst: 1e9, every: 0.001 } },
    })
    const { code, out, err } = await bot(url, secret, 'death-angel')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { table, version, rule } = JSON.parse(out)
    expect(rule).toMatch(/^DA-/)
    expect(version).toBeGreaterThan(10)
    expect((await store.resultOf(table))?.seats).toMatchObject([{ player: 'ann', bot: null }])
    expect(await bot(url, 'orrery_none', 'death-angel')).toMatchObject({ code: 1, err: expect.stringContaining('there is no such key') })
  })
}
