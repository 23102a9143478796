import { expect, test } from 'vitest'
import type { State } from '../../state.ts'
import { told } from '../fight.ts'
import { areaNamed, asked, begin, type Given, standing, systemNamed, unitIds } from '../given.ts'

/** A turn of seat 0 with an order on the board and a scheme to use instead. */
function withScheme(faction: string, other: string, scheme: string, given: Given) {
  return begin({
    factions: [faction, other],
    orders: { '10A': '0 advance, 0 deploy', '3A': '1 deploy' },
    players: [{ scheme }, {}],
    ...given,
  })
}

type Turn = ReturnType<typeof withScheme>

/** The system that each option names. */
function codes(p: Turn): unknown[] {
  const question = p.question()
  return question.kind === 'plan' ? [] : question.options.map(({ params }) => params?.code)
}

const TWO_TILES = ['10A 0 0', '3A 1 0']

test('FS-EVENT-12 · Unwavering Resolve: its owner names any system, and his units rally there and nowhere else', () => {
  const p = withScheme('space-marines', 'orks', 'unwavering-resolve', {
    pieces: { '2A.sw': '0 scout~ space-marine', '10A.nw': '0 scout~', '3A.ne': '1 factory' },
  })
  p.answer('instead')
  expect([asked(p), p.question().seat, p.options().length]).toEqual(['scheme.system', 0, 6])
  p.answer(`system:${systemNamed(p.g, '2A')}`)
  expect([standing(p.g, '2A.sw'), standing(p.g, '10A.nw')]).toEqual(['0 scout, 0 space-marine', '0 scout~'])
  expect(told(p, 'unit-rallied', 0, 'unit')).toEqual(['@unit-scout'])
})

test('FS-EVENT-12, FS-EVENT-17 · Blight of Nurgle: its owner names any enemy unit in a system in which he has one himself', () => {
  const p = withScheme('chaos', 'space-marines', 'blight-of-nurgle', {
    pieces: { '2A.nw': '1 scout', '2A.sw': '0 cultist', '1A.sw': '1 scout scout~', '1A.ne': '0 cultist', '11A.ne': '1 scout' },
  })
  p.answer('instead')
  expect([asked(p), p.question().seat, codes(p)]).toEqual(['scheme.unit', 0, ['2A', '1A']])
  p.answer(`choose:${unitIds(p.g, '2A.nw', 'scout')[0]}`)
  expect([standing(p.g, '2A.nw'), standing(p.g, '1A.sw')]).toEqual(['1 scout~', '1 scout, 1 scout~'])
})

test('FS-EVENT-12 · Mob Up!: any system with two units or more', () => {
  const p = withScheme('orks', 'eldar', 'mob-up', {
    pieces: { '10A.nw': '0 nob', '2A.sw': '0 ork-boyz ork-boyz', '3A.ne': '0 nob nob nob', '5A.ne': '1 falcon' },
  })
  p.answer('instead')
  expect([asked(p), p.question().seat, codes(p)]).toEqual(['scheme.system', 0, ['2A', '3A']])
  p.answer(`system:${systemNamed(p.g, '2A')}`)
  expect(p.g.order.system).toBe(systemNamed(p.g, '2A'))
})

test('FS-ROUT-6, FS-EVENT-12 · Mob Up! and Blight of Nurgle: routed units are none of those that they need', () => {
  const orks = (units: string) =>
    withScheme('orks', 'eldar', 'mob-up', { pieces: { '10A.nw': units, '3A.ne': '1 falcon' } })
      .options()
      .includes('instead')
  expect([orks('0 nob ork-boyz'), orks('0 nob ork-boyz~')]).toEqual([true, false])
  const chaos = (unit: string) =>
    withScheme('chaos', 'orks', 'blight-of-nurgle', { pieces: { '10A.nw': unit, '10A.sw': '1 nob' } })
      .options()
      .includes('instead')
  expect([chaos('0 cultist'), chaos('0 cultist~')]).toEqual([true, false])
})

test('FS-CAP-11, FS-EVENT-12 · Warp Gate: its owner says from where, to where, and which units', () => {
  const p = withScheme('eldar', 'orks', 'warp-gate', {
    pieces: { '1A.ne': '0 falcon aspect-warrior', '10A.nw': '0 falcon', '3A.ne': '1 nob' },
  })
  p.answer('instead')
  const from = p.options().map((id) => id.split(':')[0])
  expect([asked(p), p.question().seat, from, codes(p)]).toEqual(['scheme.leave', 0, ['leave', 'leave'], ['10A', '1A']])
  p.answer(p.options()[1] ?? '')
  expect([asked(p), p.question().seat]).toEqual(['scheme.enter', 0])
  p.answer(p.options()[0] ?? '')
  expect([asked(p), p.question().seat, p.options().length]).toEqual(['scheme.units', 0, 2])
  p.answer({ options: p.options() })
  expect([standing(p.g, '1A.ne'), standing(p.g, '10A.nw')]).toEqual(['', '0 aspect-warrior, 0 falcon, 0 falcon'])
})

test('FS-CAP-11, FS-EVENT-12, FS-ROUT-7 · Warp Gate: standing units alone, up to five in all; not to where five are', () => {
  const p = withScheme('eldar', 'orks', 'warp-gate', {
    pieces: {
      '1A.ne': '0 aspect-warrior aspect-warrior aspect-warrior~ wraithguard',
      '10A.nw': '0 falcon falcon wraithguard',
      '2A.sw': '0 aspect-warrior aspect-warrior aspect-warrior wraithguard falcon',
      '3A.ne': '1 nob',
    },
  })
  p.answer('instead')
  p.answer(`leave:${areaNamed(p.g, '1A.ne')}`)
  expect(p.options()).not.toContain(`enter:${areaNamed(p.g, '2A.sw')}`)
  p.answer(`enter:${areaNamed(p.g, '10A.nw')}`)
  expect([p.question(), p.options().length]).toMatchObject([{ least: 1, most: 2, params: { most: 2 } }, 3])
  p.answer({ options: p.options().slice(1) })
  expect([standing(p.g, '1A.ne'), standing(p.g, '10A.nw').split(', ')]).toMatchObject([
    '0 aspect-warrior, 0 aspect-warrior~',
    { length: 5 },
  ])
})

test('FS-EVENT-17 · Warp Gate: not from where no area is open; one open area is enough', () => {
  const pieces = (voids: Record<string, string>): Given => ({
    tiles: TWO_TILES,
    pieces: { '10A.nw': '0 falcon falcon', '10A.se': '0 hellebore-frigate', '3A.nw': '1 kill-kroozer', ...voids, '3A.ne': '1 nob' },
  })
  const closed = withScheme('eldar', 'orks', 'warp-gate', pieces({ '3A.se': '1 kill-kroozer' }))
  closed.answer('instead')
  expect(asked(closed)).toBe('scheme.enter')
  const open = withScheme('eldar', 'orks', 'warp-gate', pieces({}))
  open.answer('instead')
  expect(open.options()).toEqual(['leave:0', 'leave:2'])
  open.answer('leave:2')
  expect(standing(open.g, '3A.se')).toBe('0 hellebore-frigate')
})

test('FS-EVENT-17, FS-ROUT-7 · Warp Gate: not without a standing unit', () => {
  const p = withScheme('eldar', 'orks', 'warp-gate', {
    orders: { '10A': '0 advance', '1A': '0 deploy', '3A': '1 deploy' },
    pieces: { '10A.nw': '0 falcon~', '3A.ne': '1 nob' },
  })
  expect(p.options()).toEqual(['reveal:0', 'reveal:1'])
  const ready = (g: State) => g.units.routed.fill(0)
  const q = withScheme('eldar', 'orks', 'warp-gate', { pieces: { '10A.nw': '0 falcon~', '3A.ne': '1 nob' }, more: ready })
  expect(q.options()).toEqual(['reveal:0', 'instead'])
})
