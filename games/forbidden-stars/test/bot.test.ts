import { type Answer, answer, anyAnswer, openTable, type Question, randomOf, seedOf } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { metrics, policy } from '../bot.ts'
import { forbiddenStars } from '../index.ts'
import type { State } from '../state.ts'
import { choose, type Duel, duel } from './fight.ts'
import { areaNamed, asked, begin } from './given.ts'

const random = () => randomOf(seedOf('bot'))

function played(card: string, given: Partial<Duel>): Play<State> {
  const p = duel({ units: ['scout space-marine', 'nob'], dice: ['0 4 0', '0 8 0'], hands: [`${card} ambush`, 'waaagh gretchin'], ...given })
  choose(p, card, 'waaagh')
  return p
}

function wish(p: Play<State>): Answer {
  return policy(p.g, p.question() as Question, random())
}

test('FS-CARD-3 · the bot converts dice to defence if it is needed, not if they are better as they are', () => {
  const needed = played('blessed-power-armour', { units: ['space-marine space-marine', 'nob nob'], dice: ['2 0 0', '5 3 0'] })
  expect(asked(needed)).toBe('combat.convert')
  expect(wish(needed)).toEqual({ option: 'convert:2:0' })
  const idle = played('blessed-power-armour', { units: ['space-marine', 'nob nob nob'], dice: ['5 0 0', '0 2 0'] })
  expect(asked(idle)).toBe('combat.convert')
  expect(wish(idle)).toEqual({ option: 'decline' })
})

test('FS-RET-21 · the bot leaves a combat that is lost and stays in one that is not', () => {
  const lost = played('veteran-scouts', { units: ['scout scout', 'gargant gargant nob'], dice: ['0 2 2', '0 8 0'], from: '10A.ne' })
  lost.answer('tokens:0:2')
  expect(asked(lost)).toBe('combat.retreat-some')
  expect(wish(lost)).toEqual({ options: lost.options() })
  const open = played('veteran-scouts', { units: ['scout scout', 'ork-boyz'], dice: ['0 2 2', '0 8 0'], from: '10A.ne' })
  open.answer('tokens:0:2')
  expect(asked(open)).toBe('combat.retreat-some')
  expect(wish(open)).toEqual({ options: [] })
})

test('FS-DOM-7, FS-CAP-6 · through the Webway the bot sends whom it can spare nearer to its objective, never where there is no room', () => {
  const table = (more: Record<string, string>) =>
    begin({
      factions: ['eldar', 'orks'],
      pieces: { '10A.nw': '0 falcon falcon', '5A.ne': '0 aspect-warrior', '2A.nw': '1 nob', ...more },
      objectives: { '11A.nw': 'eldar' },
      step: 'ability',
      order: '0 dominate 10A',
      orders: { '2A': '1 deploy' },
    })
  const p = table({})
  expect(asked(p)).toBe('dominate.ability')
  const near = areaNamed(p.g, '5A.ne')
  expect(wish(p)).toEqual({ option: expect.stringMatching(new RegExp(`^relocate:\\d+:${near}$`)) })
  expect(wish(table({ '5A.ne': '0 aspect-warrior aspect-warrior aspect-warrior aspect-warrior' }))).toEqual({ option: 'decline' })
  expect(wish(table({ '10A.nw': '0 falcon' }))).toEqual({ option: 'decline' })
})

test('FS-ORB-5, FS-ORB-8 · the bot makes an orbital strike if it may destroy something, not if no roll can', () => {
  const table = (struck: string, upgrades = '') =>
    begin({
      factions: ['space-marines', 'orks'],
      step: 'strike',
      order: '0 advance 10A',
      orders: { '1A': '1 deploy' },
      pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory', '10A.se': '0 strike-cruiser', '10A.ne': struck },
      players: [{ upgrades }, {}],
    })
  const weak = table('1 ork-boyz')
  expect(asked(weak)).toBe('strike.target')
  expect(wish(weak)).toEqual({ option: expect.stringMatching(/^strike:/) })
  expect(wish(table('1 ork-boyz nob'))).toEqual({ option: 'no-strike' })
  expect(wish(table('1 factory'))).toEqual({ option: 'no-strike' })
  expect(wish(table('1 ork-boyz nob', 'rain-of-fire'))).toEqual({ option: expect.stringMatching(/^strike:/) })
})

test('FS-WIN-2 · quick bots beat random ones', () => {
  let won = 0
  for (let seed = 0; seed < 20; seed++) {
    const draw = random()
    const quick = seed % 2
    const table = openTable(forbiddenStars, { quick_setup: true, random_factions: true }, 2, seedOf(seed))
    while (table.result === null) {
      const question = table.questions[0] as Question
      const given = question.seat === quick ? policy(table.state, question, draw) : anyAnswer(table.game, table.state, question, draw)
      answer(table, question.seat, given)
    }
    if (table.result.winners.includes(quick)) won++
  }
  expect(won).toBeGreaterThanOrEqual(19)
})

test('FS-WIN-3 · what is counted of a position: objectives, those held, worlds, income, materiel, upgrades, units of all', () => {
  const { g } = begin({
    factions: ['orks', 'eldar'],
    pieces: { '10A.nw': '0 nob nob factory', '11A.nw': '1 aspect-warrior' },
    objectives: { '10A.nw': 'orks', '11A.nw': 'orks' },
    orders: { '10A': '0 deploy', '11A': '1 deploy' },
    players: [{ materiel: 3, upgrades: 'lootin', collected: 1 }, {}],
  })
  expect(metrics(g, 0)).toMatchObject({ objectives: 1, held: 1, worlds: 1, materiel: 3, upgrades: 1, units: 2, enemies: 1 })
  expect(metrics(g, 1)).toMatchObject({ objectives: 0, held: 0, worlds: 1, upgrades: 0, units: 1, enemies: 2 })
  expect([0, 1].map((seat) => metrics(g, seat).income)).toEqual(forbiddenStars.view(g, 0).players.map(({ income }) => income))
})
