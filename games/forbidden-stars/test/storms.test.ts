import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { barred } from '../bot/storms.ts'
import { outlook } from '../bot/worth.ts'
import { policy } from '../bot.ts'
import type { StormIcon } from '../content/events.ts'
import { edgeOf } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { allEdges } from '../rules/edges.ts'
import { destinations, movesOfStorm } from '../rules/storms.ts'
import { begin, systemNamed } from './given.ts'

const ACROSS = 0
const SIDEWAYS = 1
const TL_BR = 2
const TR_BL = 3

function board(storms: readonly string[] = [], tiles?: readonly string[]) {
  return begin({
    pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' },
    orders: { '10A': '0 advance', '11A': '0 deploy' },
    storms,
    ...(tiles ? { tiles } : {}),
  }).g
}

/** Where an icon leads from an edge, in words. */
function leads(icon: StormIcon, from: string): string[] {
  const g = board()
  const names = ['north', 'east', 'south', 'west']
  const edge = (line: string) => {
    const [code = '', direction = ''] = line.split(' ')
    return edgeOf(g, systemNamed(g, code), names.indexOf(direction))
  }
  const all = ['10A', '1A', '11A', '2A', '3A', '5A'].flatMap((code) => names.map((direction) => `${code} ${direction}`))
  return destinations(g, edge(from), icon).map((found) => all.find((line) => edge(line) === found) ?? '?')
}

test('FS-STORM-1 · a storm lies on one edge: an outer one, or one that two tiles share', () => {
  const g = board()
  // 2 x 3 tiles have 17 edges.
  expect(allEdges(g)).toHaveLength(17)
  expect(edgeOf(g, systemNamed(g, '10A'), 1)).toBe(edgeOf(g, systemNamed(g, '1A'), 3))
})

test('FS-STORM-11 · across: to the opposite edge of a bordering tile', () => {
  expect(leads(ACROSS, '10A south')).toEqual(['10A north', '2A south'])
  expect(leads(ACROSS, '1A west')).toEqual(['10A west', '1A east'])
  expect(leads(ACROSS, '10A north')).toEqual(['10A south'])
})

test('FS-STORM-11, FS-STORM-12 · sideways: to the next edge in line, if it belongs to a tile', () => {
  expect(leads(SIDEWAYS, '1A south')).toEqual(['10A south', '11A south'])
  expect(leads(SIDEWAYS, '10A north')).toEqual(['1A north'])
  expect(leads(SIDEWAYS, '1A west')).toEqual(['2A east'])
  expect(leads(SIDEWAYS, '5A east')).toEqual(['11A east'])
})

test('FS-STORM-10, FS-STORM-11 · the diagonals: to an edge of a bordering tile that stands upright to it', () => {
  expect(leads(TL_BR, '1A south')).toEqual(['10A east', '3A east'])
  expect(leads(TR_BL, '1A south')).toEqual(['1A east', '2A east'])
  expect(leads(TL_BR, '1A west')).toEqual(['10A north', '1A south'])
  expect(leads(TR_BL, '1A west')).toEqual(['1A north', '10A south'])
  expect(leads(TL_BR, '10A north')).toEqual(['10A east'])
})

test('FS-STORM-5, FS-STORM-6, FS-STORM-7, FS-STORM-8, FS-STORM-9 · each storm that can moves once, not onto another one', () => {
  const g = board(['1A south', '10A south'])
  const options = (storm: number, icon: StormIcon) => movesOfStorm(g, storm, icon).map(({ value }) => value.edge)
  const east = edgeOf(g, systemNamed(g, '11A'), 2)
  // The other storm lies to the west, so only the east is left.
  expect(options(0, SIDEWAYS)).toEqual([east])
  expect(options(1, SIDEWAYS)).toEqual([])
  at(g.storms, 0).moved = true
  expect(options(0, SIDEWAYS)).toEqual([])
})

test('FS-STORM-5, FS-STORM-8 · in his substep a player must move one storm, one that was not moved', () => {
  const p = begin({
    pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' },
    storms: ['1A south', '5A south'],
    step: 'event',
    players: [{ events: 'adeptus-mechanicus' }, { events: 'warboss' }],
  })
  // Both cards have the icon "across".
  expect(p.question()).toMatchObject({ name: 'refresh.storm', seat: 0 })
  expect(p.options().every((id) => id.startsWith('storm:'))).toBe(true)
  p.answer(at(p.options(), 0))
  // The last storm has one way only (across, from the south edge of 5A).
  expect(p.events('spectator', 'storm-moved').map(({ on, seat }) => [on, seat])).toEqual([
    ['storm:0', 0],
    ['storm:1', 1],
  ])
})

test('FS-STORM-7, FS-STORM-9 · when no storm can move, none does', () => {
  const p = begin({
    tiles: ['10A 0 0', '11A 0 1'],
    pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' },
    storms: ['10A west', '11A west'],
    step: 'event',
    players: [{ events: 'emperors-champion' }, { events: 'letz-get-fightin' }],
  })
  expect(p.events('spectator', 'storm-stays')).toMatchObject([{ seat: 0, icon: '@storm-sideways' }])
})

test('FS-STORM-4 · storms do not block deployment beside them', () => {
  const p = begin({
    pieces: { '10A.nw': '0 factory', '11A.nw': '1 nob' },
    storms: ['10A west'],
    step: 'deploy-units',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
  })
  expect(p.question().name).toBe('deploy.unit')
})

/** Seat 0 holds a city that seat 1's army could attack across the south edge of 10A, and has an army beside a lone unit of seat 1. */
function barring(storms: readonly string[]) {
  return begin({
    pieces: {
      '10A.sw': '0 city, 0 scout',
      '2A.nw': '1 nob nob nob',
      '11A.sw': '0 space-marine space-marine space-marine',
      '5A.ne': '1 ork-boyz',
    },
    storms,
    step: 'event',
    players: [{ events: 'adeptus-mechanicus' }, { events: 'warboss' }],
  })
}

test('FS-STORM-2, FS-STORM-5, FS-SETUP-24 · the bot moves storms between enemies and what they could take, and off its own ways', () => {
  const p = barring(['10A north', '5A north'])
  const edge = (code: string, direction: number) => edgeOf(p.g, systemNamed(p.g, code), direction)
  const south = edge('10A', 2)
  const [mine, theirs] = [outlook(p.g, 0), outlook(p.g, 1)]
  expect(barred(mine, south)).toBeGreaterThan(1)
  expect(barred(theirs, south)).toBeLessThan(-1)
  expect(barred(mine, edge('11A', 2))).toBeLessThan(-1)
  // No system lies beyond an outer edge, and no unit beside this one.
  expect([barred(mine, edge('10A', 0)), barred(mine, edge('1A', 1)) > 0]).toEqual([0, false])
  const wish = policy(p.g, p.question(), randomOf(seedOf('bot')))
  expect(wish).toEqual({ option: `storm:0:${south}` })
})
