import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Replay } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { AIM, folder, LEAKY, OUTBID, orrery, startOrrery, TIC_TAC_TOE } from './orrery.ts'

describe('sim', () => {
  test('plays the same games on one thread as on two', () => {
    const run = (threads: string) => {
      const args = ['sim', OUTBID, '--games', '12', '--seed', '5', '--seats', 'bot:strong:40,bot:random', '--threads', threads, '--json']
      const { seats, results, length } = JSON.parse(orrery(args).out)
      return { wins: seats.map((seat: { wins: number }) => seat.wins), results, length }
    }
    expect(run('2')).toEqual(run('1'))
  })

  test('prints wins, length and speed', () => {
    const { code, out } = orrery(['sim', TIC_TAC_TOE, '--games', '20', '--seats', 'bot:strong,bot:random', '--iterations', '200'])
    expect(code).toBe(0)
    expect(out).toMatch(/^seat +bot +wins +rate/)
    expect(out).toMatch(/0 {2}strong:200 +\d+ +\d+\.\d %/)
    expect(out).toMatch(/20 games in .* s: /)
    expect(out).toMatch(/decisions a game \(\d to \d\), \d+ decisions a second/)
  })

  test('sums up: a permanent winner has a rate of 100 percent', () => {
    const args = ['sim', AIM, '--games', '10', '--seats', 'bot:strong:300', '--json']
    const { games, seats, length } = JSON.parse(orrery(args).out)
    expect(games).toBe(10)
    expect(seats[0].rate).toBe(seats[0].wins / 10)
    expect(seats[0].wins).toBeGreaterThan(7)
    expect(length).toEqual({ mean: 2, least: 2, most: 2 })
  })
})

describe('tournament', () => {
  test('plays a whole tournament to its places, the same for the same seed', () => {
    const run = (seed: string) =>
      JSON.parse(orrery(['tournament', TIC_TAC_TOE, '--players', '9', '--seed', seed, '--seats', 'bot:quick,bot:random', '--json']).out)
    const { seconds, ...played } = run('3')
    const { seconds: _, ...again } = run('3')
    expect(again).toEqual(played)
    expect(seconds).toBeGreaterThan(0)
    expect(played.places).toHaveLength(9)
    expect(new Set(played.places).size).toBe(9)
    // Four rounds of four games, and matches of two or three games.
    expect(played.games).toBeGreaterThanOrEqual(16 + 8)
    expect(played.standings.map(({ score }: { score: number }) => score).reduce((one: number, other: number) => one + other)).toBe(4 * 5)
  })

  test('prints standings, finals and places; a game for one side has no tournaments', () => {
    const { out } = orrery(['tournament', TIC_TAC_TOE, '--players', '4'])
    expect(out).toMatch(/player +bot +points/)
    expect(out).toMatch(/^final +\S+ +[012] : [012] +\S+$/m)
    expect(out).toContain('no table stuck')
    expect(orrery(['tournament', 'death-angel']).code).toBe(2)
    expect(orrery(['tournament', TIC_TAC_TOE, '--players', '1']).code).toBe(2)
  })
})

describe('play', () => {
  test('shows, asks, answers, explains, undoes, looks up, and ends with the result', () => {
    const lines = ['help', '5', 'why', 'undo', 'nonsense', 'mark:99', 'log', 'hint', 'rules line', '', 'board', 'mark:0', '1', '1', '1']
    const { code, out } = orrery(['play', TIC_TAC_TOE, '--seed', '1', '--seats', 'me,bot:quick'], `${lines.join('\n')}\n`)
    expect(code).toBe(0)
    expect(out).toContain('cells: 0 0 0 0 0 0 0 0 0')
    expect(out).toContain('9  mark:8')
    expect(out).toContain('answers the question')
    expect(out).toContain('"cell":4')
    expect(out).toContain('(TABLE-5)')
    expect(out).toContain("There is no option 'nonsense'")
    expect(out).toMatch(/[\d,]+ iterations/)
    expect(out).toContain('This game has no rulebook')
  })

  test('several people play at one keyboard, and undo', () => {
    const { code, out } = orrery(['play', TIC_TAC_TOE, '--seats', 'me,me'], 'mark:4\nquit\n')
    expect(code).toBe(0)
    expect(out).toContain('You (1)')
    expect(out).toContain('You (2)')
  })

  test('takes plans', () => {
    const { code, out } = orrery(['play', AIM, '--seed', '3'], '{\n500\n70\nany\n')
    expect(code).toBe(0)
    expect(out).toContain('That is not valid')
    expect(out).toContain('AIM-1')
    expect(out).toMatch(/hit|miss/)
  })

  test('speaks Hungarian', () => {
    const { out } = orrery(['play', 'death-angel', '--seed', '7', '--lang', 'hu'], 'help\nrules DA-COMP-3\nquit\n')
    expect(out).toContain('visszavonja az utolsó válaszod')
    expect(out).toMatch(/DA-COMP-3 {2}A kocka/)
  })
})

test('Death Angel has a board of its own in the terminal', () => {
  const { out } = orrery(['play', 'death-angel', '--seed', '7', '--lang', 'en'], 'pick:0\npick:2\npick:3\nquit\n')
  expect(out).toContain('Choose actions 1 · Void Lock')
  expect(out).toMatch(/ 4 {3}Brother Noctis 2 ▶ +33 % {2}\[Ventilation Duct\] tongue/)
})

describe('replay', () => {
  /** A finished table, saved by `play`. */
  function saved(): { path: string; replay: Replay } {
    const path = join(folder(), 'table.replay.json')
    expect(orrery(['play', AIM, '--seed', '3'], `60\nsave ${path}\n`).code).toBe(0)
    const begun = JSON.parse(readFileSync(path, 'utf8')) as Replay
    return { path, replay: begun }
  }

  test('a saved table plays again and is verified', () => {
    const { path, replay } = saved()
    expect(replay).toMatchObject({ format: 1, seats: 1, result: null, steps: [{ seat: 0, answer: { plan: 60 } }] })
    expect(orrery(['replay', path, '--verify'])).toMatchObject({ code: 0, out: expect.stringContaining('1 steps play as recorded') })
    expect(orrery(['replay', path]).out).toContain('The table is not over')
  })

  test.each([
    ['another seed', { seed: '0123456789abcdef0123456789abcdef' }, 'not the one that was committed to'],
    ['another result', { result: { winners: [0], rule: 'AIM-2', message: 'hit' } }, 'the result differs'],
    ['an answer that is not legal', { steps: [{ seat: 0, answer: { plan: 1000 } }] }, 'step 1'],
    ['a start that cannot be read', { start: { position: { game: 'aim' }, events: [] } }, 'position'],
  ])('%s is detected', (_what, change, message) => {
    const { path, replay } = saved()
    writeFileSync(path, JSON.stringify({ ...replay, ...change }))
    expect(orrery(['replay', path, '--verify'])).toMatchObject({ code: 1, err: expect.stringContaining(message) })
  })

  test('a start that the seed does not deal is detected; a replay without a start is dealt from its seed', () => {
    const { path, replay } = saved()
    const { start, ...older } = replay
    const random = { ...start?.position.state.random }
    const other = { ...start, position: { ...start?.position, state: { ...start?.position.state, reveals: 7, random } } }
    writeFileSync(path, JSON.stringify({ ...replay, start: other }))
    expect(orrery(['replay', path, '--verify'])).toMatchObject({ code: 1, err: expect.stringContaining('the seed deals another start') })
    writeFileSync(path, JSON.stringify(older))
    expect(orrery(['replay', path, '--verify'])).toMatchObject({ code: 0, out: expect.stringContaining('1 steps play as recorded') })
  })
})

describe('check', () => {
  test('passes a game that keeps its promises', () => {
    const { code, out } = orrery(['check', OUTBID, '--games', '2'])
    expect(out).toContain('bots decide by nothing but what their seat knows')
    expect(out).toContain('2 games')
    expect(code).toBe(0)
  })

  test('fails a game that shows hidden information', () => {
    const { code, out } = orrery(['check', LEAKY, '--games', '2', '--seats', '2'])
    expect(out).toContain('✗ ')
    expect(code).toBe(1)
  })
})

describe('scenario', () => {
  test('shows as a diff where a scenario differs', () => {
    const path = join(folder(), 'a.scenario.yaml')
    const game = join(process.cwd(), TIC_TAC_TOE)
    writeFileSync(path, `game: ${game}\nwhen: [mark:4]\nthen:\n  - state: { 'cells[4]': 1 }\n`)
    expect(orrery(['scenario', path])).toMatchObject({ code: 0, out: `✓ ${path}\n1 passed, 0 failed\n` })
    writeFileSync(path, `game: ${game}\nwhen: [mark:4]\nthen:\n  - state: { 'cells[4]': 2 }\n`)
    const { code, out } = orrery(['scenario', path])
    expect(code).toBe(1)
    expect(out).toBe(`✗ ${path}\n  then[0]\n    cells[4]\n    - 2\n    + 1\n0 passed, 1 failed\n`)
  })

  test('starts where another scenario in its folder ends', () => {
    const beside = folder()
    const game = join(process.cwd(), TIC_TAC_TOE)
    writeFileSync(join(beside, 'opening.scenario.yaml'), `game: ${game}\nwhen: [mark:0, mark:4]\n`)
    writeFileSync(join(beside, 'next.scenario.yaml'), `game: ${game}\nsetup: opening\nthen:\n  - state: { turn: 2 }\n`)
    expect(orrery(['scenario', join(beside, 'next.scenario.yaml')]).code).toBe(0)
  })

  test('a file that is not a scenario is a wrong argument', () => {
    const path = join(folder(), 'b.scenario.yaml')
    writeFileSync(path, 'game: x\nif: [1]\n')
    expect(orrery(['scenario', path])).toMatchObject({ code: 2, err: expect.stringContaining("there is no 'if'") })
  })
})

test('serve prints its address and its data folder, and stops when asked', async () => {
  const data = join(folder(), 'data')
  const server = startOrrery(['serve', '--port', '0', '--data', data, '--log-format', 'text'])
  let out = ''
  const address = await new Promise<string>((done, fail) => {
    server.once('exit', () => fail(new Error(out)))
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        out += chunk
        const found = /Orrery runs at (http\S+)/.exec(out)?.[1]
        if (found !== undefined && out.includes(`Tables are stored in ${data}`)) done(found)
      })
  })
  expect((await fetch(`${address.replace(/\/$/, '')}/health`)).status).toBe(200)
  expect(existsSync(data)).toBe(true)
  const code = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  expect(await code).toBe(0)
})
