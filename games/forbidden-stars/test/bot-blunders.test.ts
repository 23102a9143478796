import { type Answer, type OptionsQuestion, type Question, randomOf, seedOf } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { prior } from '../bot/policy.ts'
import { policy } from '../bot.ts'
import type { State } from '../state.ts'
import { areaNamed, asked, begin, buy, moves } from './given.ts'

function wish(p: Play<State>): Answer {
  return policy(p.g, p.question() as Question, randomOf(seedOf('bot')))
}

/** The options at which no search looks. */
function mistakes(p: Play<State>): string[] {
  const question = p.question() as OptionsQuestion
  return question.options.filter((option) => prior(p.g, question, option) === 0).map(({ id }) => id)
}

test('FS-STACK-2 · the bot places no advance on its own advance, also where that one would gain most', () => {
  const p = begin({
    step: 'plan',
    pieces: {
      '10A.ne': '0 factory land-raider land-raider',
      '1A.nw': '0 strike-cruiser',
      '1A.ne': '1 factory',
      '1A.sw': '1 ork-boyz',
    },
    orders: { '1A': '0 advance' },
    objectives: { '1A.ne': 'space-marines', '1A.sw': 'space-marines' },
    players: [{ materiel: 0, collected: 1 }, {}],
  })
  expect(asked(p)).toBe('planning.order')
  expect(p.options()).toContain('order:0:1')
  expect(wish(p)).not.toEqual({ option: 'order:0:1' })
  expect(mistakes(p)).toEqual(['order:0:1'])
})

test('FS-ADV-4, FS-GROUND-13 · while its ships attack a void, the bot still lands on its objective', () => {
  const p = begin({
    order: '0 advance 1A',
    orders: { '11A': '1 deploy' },
    pieces: {
      '10A.ne': '0 scout scout factory',
      '10A.se': '0 strike-cruiser strike-cruiser',
      '1A.se': '0 strike-cruiser',
      '1A.nw': '1 onslaught-attack-ship',
      '3A.ne': '1 factory',
    },
    objectives: { '1A.sw': 'space-marines' },
    step: 'advance',
  })
  p.answers(`attack:${areaNamed(p.g, '1A.nw')}`)
  p.answer({ options: [...moves(p.g, 'strike-cruiser', '10A.se', '1A.nw'), ...moves(p.g, 'strike-cruiser', '1A.se', '1A.nw')] })
  expect(asked(p)).toBe('advance.ground')
  expect(wish(p)).toEqual({ options: moves(p.g, 'scout', '10A.ne', '1A.sw') })
})

test('FS-DEPLOY-18 · with much materiel the bot buys what there is room for, also a ship more than it needs', () => {
  const shop = (materiel: number) =>
    begin({
      order: '0 deploy 10A',
      orders: { '1A': '1 deploy' },
      pieces: {
        '10A.nw': '0 factory scout scout scout scout',
        '10A.ne': '0 land-raider land-raider city',
        '10A.sw': '0 space-marine space-marine space-marine space-marine',
        '10A.se': '0 strike-cruiser',
        '1A.se': '0 strike-cruiser strike-cruiser',
        '1A.ne': '0 city',
        '3A.ne': '1 factory',
      },
      players: [{ materiel, assets: [1, 0, 0] }, {}],
      step: 'deploy-units',
    })
  expect(wish(shop(9))).toEqual({ option: buy('battle-barge', areaNamed(shop(9).g, '10A.se')) })
  expect(wish(shop(5))).toEqual({ option: 'done' })
  // Nor does any bot look at purchases for full areas.
  const full = (id: string) => !id.endsWith(`:${areaNamed(shop(9).g, '10A.se')}`) && id !== 'done'
  expect(mistakes(shop(9))).toEqual([...shop(9).options().filter(full), 'done'])
  expect(mistakes(shop(5))).toEqual(shop(5).options().filter(full))
})

test('FS-GROUND-13 · the bot does not empty a home beside enemies only to stand nearer to its aims', () => {
  const march = (enemies: string) => {
    const p = begin({
      order: '0 advance 1A',
      orders: { '11A': '1 deploy' },
      pieces: {
        '10A.ne': '0 land-raider bastion',
        '10A.se': '0 strike-cruiser',
        '1A.sw': '0 land-raider',
        '1A.ne': '0 scout',
        [enemies]: '1 nob',
        '5A.ne': '1 factory',
      },
      objectives: { '1A.ne': 'orks', '11A.nw': 'space-marines' },
      step: 'advance',
      round: 8,
    })
    while (asked(p) !== 'advance.ground') p.answer(wish(p))
    return wish(p)
  }
  expect(march('5A.se')).not.toEqual({ options: [] })
  expect(march('2A.nw')).toEqual({ options: [] })
})
