import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { study as chaosGalaxy } from '@orrery/games/chaos-galaxy/lab.ts'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../sim/game.ts'
import { type Study, studiedOptions, traitsOf } from '../sim/study.ts'
import { surveyOf } from '../sim/survey.ts'
import { surveyReport } from '../sim/survey-report.ts'
import { folder, orrery, TIC_TAC_TOE } from './orrery.ts'

interface Ended {
  readonly kinds: readonly string[]
  readonly map: string
  readonly rounds: number
}

const words = (text: string) => ({ en: text, hu: text })

const study: Study<Ended> = {
  options: (number) => ({ storms: number % 2 === 0 }),
  seats: [{ id: 'kind', name: words('Kind'), of: (g, seat) => g.kinds[seat] ?? '' }],
  tables: [{ id: 'map', name: words('Map'), of: (g) => g.map }],
  lengths: [{ id: 'rounds', name: words('Rounds'), of: (g) => g.rounds }],
}

const settings = [{ id: 'storms', rule: 'T-1', values: [false, true] }]
const bot = { kind: 'bot', level: 'quick', budget: {} } as const

function played(number: number, ended: Ended, winners: readonly number[]) {
  const seats = ended.kinds.length
  const outcome: Outcome = {
    number,
    winners,
    message: 'won',
    decisions: ended.kinds.map(() => 5),
    thought: ended.kinds.map(() => 0),
    traits: traitsOf(study as Study, ended, seats, studiedOptions(study as Study, number, seats, {})),
  }
  return { outcome, bots: ended.kinds.map(() => bot) }
}

const GAMES = [
  played(0, { kinds: ['orcs', 'elves'], map: 'open', rounds: 4 }, [0]),
  played(1, { kinds: ['elves', 'orcs'], map: 'open', rounds: 6 }, [1]),
  played(2, { kinds: ['orcs', 'elves', 'elves'], map: 'dense', rounds: 8 }, [2]),
  played(3, { kinds: ['orcs', 'men', 'elves'], map: 'open', rounds: 8 }, [1]),
]

describe('a survey', () => {
  const survey = surveyOf(GAMES, study as Study, { settings, cooperative: false })
  const rowsOf = (id: string) => survey.dimensions.find((dimension) => dimension.id === id)?.rows

  test('counts wins by properties of seats, beside the expectation at equal chances', () => {
    expect(rowsOf('kind')?.map(({ value, rate, tables }) => [value, rate.wins, rate.games, tables])).toEqual([
      ['elves', 1, 5, 4],
      ['men', 1, 1, 1],
      ['orcs', 2, 4, 4],
    ])
    expect(rowsOf('kind')?.[0]?.even).toBeCloseTo((1 / 2 + 1 / 2 + 1 / 3 + 1 / 3 + 1 / 3) / 5)
    expect(rowsOf('seat')?.map(({ rate }) => [rate.wins, rate.games])).toEqual([
      [1, 4],
      [2, 4],
      [1, 2],
    ])
  })

  test('compares the values of the leading property at tables where one won and the other did not', () => {
    expect(survey.leading).toBe('kind')
    // Elves and orcs: orcs won both two-player games; the winning elf of the third table beat the orcs; neither won the fourth.
    expect(survey.matrix[0]?.map((rate) => rate && [rate.wins, rate.games])).toEqual([null, [0, 1], [1, 3]])
    expect(survey.matrix[2]?.map((rate) => rate && [rate.wins, rate.games])).toEqual([[2, 3], [0, 1], null])
  })

  test('groups tables by number of players, by settings that differ and by what the study says', () => {
    const across = (id: string) => rowsOf(id)?.map(({ value, tables, across }) => [value, tables, across.map(({ wins }) => wins)])
    expect(across('players')).toEqual([
      ['2', 2, [0, 0, 2]],
      ['3', 2, [1, 1, 0]],
    ])
    expect(across('setting-storms')).toEqual([
      ['false', 2, [0, 1, 1]],
      ['true', 2, [1, 0, 1]],
    ])
    expect(across('map')).toEqual([
      ['dense', 1, [1, 0, 0]],
      ['open', 3, [0, 1, 2]],
    ])
    expect(rowsOf('bot')).toBeUndefined()
  })

  test('says how long games are', () => {
    const [decisions, rounds] = survey.lengths
    expect(decisions?.by).toEqual([
      { players: 2, spread: { mean: 10, least: 10, most: 10 } },
      { players: 3, spread: { mean: 15, least: 15, most: 15 } },
    ])
    expect(rounds?.by.map(({ spread }) => spread.mean)).toEqual([5, 8])
    expect(rounds?.bars.filter(({ games }) => games > 0)).toEqual([
      { from: 4, to: 4, games: 1 },
      { from: 6, to: 6, games: 1 },
      { from: 8, to: 8, games: 2 },
    ])
  })

  test('counts tables, not seats, of a cooperative game', () => {
    const together = surveyOf(
      [GAMES[0] as never, played(2, { kinds: ['orcs', 'elves', 'elves'], map: 'dense', rounds: 8 }, [0, 1, 2])],
      study as Study,
      {
        settings,
        cooperative: true,
      },
    )
    expect(together.dimensions.find(({ id }) => id === 'players')?.rows.map(({ rate }) => [rate.wins, rate.games])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(together.dimensions.some(({ id }) => id === 'seat')).toBe(false)
  })

  test('lets given settings override what the study varies', () => {
    expect(studiedOptions(study as Study, 0, 2, { storms: false })).toEqual({ storms: false })
  })

  test.each([
    ['en', 'Number of players'],
    ['hu', 'Játékosok száma'],
  ] as const)('is a page of its own in %s', (language, heading) => {
    const page = surveyReport(survey, {
      language,
      title: 'A <game>',
      command: 'npx orrery sim a',
      bots: 'quick',
      seconds: 3,
      cooperative: false,
      name: (id) => (id === 'players' ? heading : id),
      valueName: (_, value) => `<${value}>`,
    })
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(heading)
    expect(page).toContain('&lt;orcs&gt;')
    expect(page).not.toContain('<orcs>')
    expect(page).toContain('<line class="even"')
    expect(page).toContain('light-dark(')
    expect(page).not.toMatch(/<script|<link|src=|url\(/)
  })
})

describe('sim --report', () => {
  test('plays every number of players and writes a page by faction', () => {
    const file = join(folder(), 'report.html')
    const { code, out } = orrery(['sim', 'forbidden-stars', '--games', '2', '--threads', '1', '--lang', 'en', '--report', file])
    expect(code).toBe(0)
    expect(out).toMatch(/Orks +\d+\.\d %/)
    expect(out).toContain('6 games')
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('<h2>Faction</h2>')
    expect(page).toContain('<h2>Number of players</h2>')
    expect(page).toContain('Dealt at random, fair to all')
    expect(page).not.toMatch(/<script|<link|src=|@faction/)
  })

  test('plays the seated bots, and tells them apart', () => {
    const { code, out } = orrery([
      'sim',
      TIC_TAC_TOE,
      '--games',
      '3',
      '--threads',
      '1',
      '--seats',
      'bot:random,bot:quick',
      '--json',
      '--report',
      join(folder(), 'x.html'),
    ])
    expect(code).toBe(0)
    const { survey } = JSON.parse(out)
    expect(survey.games).toBe(3)
    expect(survey.dimensions.map(({ id }: { id: string }) => id)).toEqual(['bot', 'seat'])
  })

  test('refuses a missing folder', () => {
    const { code, err } = orrery(['sim', 'chaos-galaxy', '--report', 'nowhere/x.html'])
    expect(code).toBe(2)
    expect(err).toContain('there is no folder')
  })
})

describe('sim --ways', () => {
  const args = ['sim', 'chaos-galaxy', '--ways', '--games', '1', '--seed', '3', '--threads', '1', '--lang', 'en']

  test('plays every way to play, a line each', () => {
    const { code, out } = orrery([...args, '--seats', 'bot:quick,bot:quick'])
    expect(code).toBe(0)
    const [head, ...lines] = out.trim().split('\n')
    expect(head).toMatch(/^way to play +players +games +Deck +Who goes when +Seat +Decisions +Turns of all +ended by/)
    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      'nothing set',
      'Economic monopoly',
      'Settlement',
      'Investment',
      'Active defence',
      'Clean game',
      'Ship conversion',
      'Simplified combat',
      'Race restrictions: any races, at most four',
      'Race restrictions: none',
    ])
    expect(lines[1]).toContain('most-credits 1')
    expect(lines[2]).toContain('most-bases 1')
    expect(lines[0]).toMatch(/ 2 +1 .*colony-empty 1$/)
    // Ten whole games, on cores that may be busy.
  })

  test('has no page', () => {
    const { code, err } = orrery([...args, '--report'])
    expect(code).toBe(2)
    expect(err).toContain('cannot write a page')
  })
})

test('no two of six seats bring the same deck, and each deck sits at each seat equally often', () => {
  const brought = Array.from({ length: 32 }, (_, number) => chaosGalaxy.options(number, 6).seats.map(({ deck }) => deck))
  for (const decks of brought) expect(new Set(decks).size).toBe(6)
  for (let seat = 0; seat < 6; seat++) {
    const here = brought.map((decks) => decks[seat])
    expect(new Set(here).size).toBe(8)
    for (const deck of new Set(here)) expect(here.filter((one) => one === deck)).toHaveLength(4)
  }
})
