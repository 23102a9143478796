import type { Guided } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { type GameEvent, type Seen, seenBy } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { guided as duel } from '../../../../games/chaos-galaxy/board/learn/guided.ts'
import { losses as lostCards } from '../../../../games/chaos-galaxy/board/losses.ts'
import type { View as DuelView } from '../../../../games/chaos-galaxy/view.ts'
import { guided as squad } from '../../../../games/death-angel/board/learn/guided.ts'
import { losses as lostMarines } from '../../../../games/death-angel/board/losses.ts'
import type { View as SquadView } from '../../../../games/death-angel/view.ts'
import { guided as battle } from '../../../../games/firestorm-armada/board/learn/guided.ts'
import { losses as lostShips } from '../../../../games/firestorm-armada/board/losses.ts'
import type { View as BattleView } from '../../../../games/firestorm-armada/view.ts'
import { guided as war } from '../../../../games/forbidden-stars/board/learn/guided.ts'
import { losses as lostUnits } from '../../../../games/forbidden-stars/board/losses.ts'
import { factionTerm } from '../../../../games/forbidden-stars/board/table/label.ts'
import type { View as WarView } from '../../../../games/forbidden-stars/view.ts'
import { recorded } from '../../table/frame/lately.ts'

/** The beginning of a guided game as seat 0 sees it. */
async function viewOf(game: string, { options, seats, seed, given = {} }: Guided): Promise<unknown> {
  return seenBy(scenarioTable(await gameEntry(game).load(), asScenario({ game, options, seats, seed, given })), 0).view
}

async function textOf(game: string, language: 'en' | 'hu') {
  return tableText(language, await gameEntry(game).text(language))
}

/** The game's text with a bot's name at one seat. */
async function named(game: string, language: 'en' | 'hu') {
  const text = await textOf(game, language)
  return { ...text, say: (id: string, params?: Parameters<typeof text.say>[1]) => text.say(id, params).replace('[seat-1]', 'Bot') }
}

test('firestorm-armada: losses of own ships are listed with the ship that caused them, destroyed ships first', async () => {
  const view = (await viewOf('firestorm-armada', battle)) as BattleView
  const [one, other] = view.ships.filter(({ owner }) => owner === 0).map(({ id }) => id)
  const [foe, second] = view.ships.filter(({ owner }) => owner === 1).map(({ id }) => id)
  const [en, hu] = [await textOf('firestorm-armada', 'en'), await textOf('firestorm-armada', 'hu')]
  const rule = 'FA-DMG-1'
  const events = [
    { type: 'attacked', rule, ship: foe, target: one },
    { type: 'hull-lost', rule, ship: one, points: 1, left: 3 },
    { type: 'hull-lost', rule, ship: one, points: 2, left: 1 },
    { type: 'attacked', rule, ship: second, target: other },
    { type: 'hull-lost', rule, ship: other, points: 1, left: 0 },
    { type: 'ship-left', rule, ship: other, fate: 'destroyed' },
    { type: 'attacked', rule, ship: one, target: foe },
    { type: 'hull-lost', rule, ship: foe, points: 1, left: 3 },
  ] as readonly GameEvent[]
  expect(lostShips(events, [], view, 0, en)).toBe('Teuton 2 to Secutor 2, 3 hull of Teuton 1 to Secutor 1')
  expect(lostShips(events, [], view, 0, hu)).toBe('Teuton 2 (Secutor 2), Teuton 1: 3 hajótest (Secutor 1)')
  // The attacker was announced before the reader answered with shields.
  const after = lostShips(events.slice(1, 2), events.slice(0, 1), view, 0, en)
  expect(after).toBe('1 hull of Teuton 1 to Secutor 1')
  expect(lostShips(events.slice(6), [], view, 0, en)).toBeNull()
})

test('forbidden-stars: own losses are listed with the place and the attacker', async () => {
  const view = (await viewOf('forbidden-stars', war)) as WarView
  const lost = { type: 'unit-destroyed', rule: 'FS-DMG-4', seat: 0, unit: '@unit-scout', area: '@area-17', code: '5B' }
  const events = [
    { type: 'combat-begun', rule: 'FS-COMBAT-1', seat: 1, area: lost.area },
    lost,
    lost,
    { ...lost, seat: 1 },
  ] as readonly GameEvent[]
  const told = async (language: 'en' | 'hu') => lostUnits(events, [], view, 0, await named('forbidden-stars', language))
  expect(await told('en')).toMatch(/^2 × Scout on .+ to Bot$/)
  expect(await told('hu')).toMatch(/^2 × Felderítő itt: .+ \(Bot\)$/)
  expect(lostUnits(events.slice(3), [], view, 0, await textOf('forbidden-stars', 'en'))).toBeNull()
  // In an own attack whom it was made on, not who acted before; without a fight nobody.
  const acted = { type: 'order-revealed', rule: 'FS-OPS-1', seat: 2 }
  const own = { type: 'order-revealed', rule: 'FS-OPS-1', seat: 0 }
  const attacks = {
    type: 'combat-begun',
    rule: 'FS-COMBAT-1',
    seat: 0,
    defender: factionTerm(view.players[1]?.faction ?? 0),
    area: lost.area,
  }
  const after = async (...all: object[]) =>
    lostUnits([...all, lost] as readonly GameEvent[], [acted] as readonly GameEvent[], view, 0, await named('forbidden-stars', 'en'))
  expect(await after(own, attacks)).toMatch(/^Scout on .+ to Bot$/)
  expect(await after(own)).toMatch(/^Scout on [^ ]+$/)
})

test('chaos-galaxy: lost ships, cards of the colony and credits are listed with their cause', async () => {
  const view = (await viewOf('chaos-galaxy', duel)) as DuelView
  const [en, hu] = [await textOf('chaos-galaxy', 'en'), await textOf('chaos-galaxy', 'hu')]
  const [ship, foe] = ['@card-solyom', '@card-gagarin']
  const shot = [
    { type: 'fires', rule: 'CG-FIRE-1', seat: 1, card: 50, name: foe, target: 3, targetName: ship },
    { type: 'damaged', rule: 'CG-FIRE-18', card: 3, name: ship, amount: 4, by: 50, byName: foe },
    { type: 'destroyed', rule: 'CG-DEF-3', seat: 0, card: 3, name: ship },
  ]
  const bombing = [
    { type: 'bombed', rule: 'CG-BOMB-2', seat: 1, defender: 0, target: 'colony', total: 5 },
    { type: 'milled', rule: 'CG-INFO-13', seat: 0, cards: [1, 2, 4, 5, 6], names: [], count: 5 },
  ]
  const paid = { type: 'ordnance', rule: 'CG-ABIL-20', seat: 0, card: 7, name: ship }
  const milled = { type: 'milled', rule: 'CG-INFO-13', seat: 0, cards: [8, 9], names: [], count: 2 }
  const events = [...shot, ...bombing] as readonly GameEvent[]
  expect(lostCards(events, [], view, 0, en)).toBe(
    `${en.say('card-solyom')} to ${en.say('card-gagarin')}, 5 cards of the colony to Player 2`,
  )
  expect(lostCards(events, [], view, 0, hu)).toBe(`${hu.say('card-solyom')} (${hu.say('card-gagarin')}), 5 lap a kolóniából (2. játékos)`)
  // The bombs fell before the reader was asked for a trap.
  expect(lostCards(bombing.slice(1) as readonly GameEvent[], bombing as readonly GameEvent[], view, 0, en)).toBe(
    '5 cards of the colony to Player 2',
  )
  // What the reader pays, and what the opponent loses, does not count as a loss.
  expect(lostCards([paid, milled] as readonly GameEvent[], [], view, 0, en)).toBeNull()
  expect(lostCards(events, [], view, 1, en)).toBeNull()
})

test('death-angel: slain marines are listed with the swarm or the card that slew them', async () => {
  const view = (await viewOf('death-angel', squad)) as SquadView
  const [en, hu] = [await textOf('death-angel', 'en'), await textOf('death-angel', 'hu')]
  const slain = (key: string) => ({ type: 'marine-slain', rule: 'DA-SLAIN-1', on: 'marine:1', marine: `@marine-${key}`, position: 1 })
  const events = [
    {
      type: 'swarm-attacks',
      rule: 'DA-GATK-1',
      on: 'swarm:1:left',
      marine: '@marine-claudio',
      position: 1,
      side: '@side-left',
      size: 3,
      penalty: 0,
    },
    slain('claudio'),
    { type: 'phase-begun', rule: 'DA-EVT-1', phase: '@phase-event' },
    slain('zael'),
  ] as readonly GameEvent[]
  const [claudio, zael] = [en.say('marine-claudio'), en.say('marine-zael')]
  expect(lostMarines(events, [], view, 0, en)).toBe(`${claudio} to 3 genestealers, ${zael}`)
  expect(lostMarines(events, [], view, 0, hu)).toMatch(/ \(3 génorzó\), /)
  expect(lostMarines(events.slice(2, 3), [], view, 0, en)).toBeNull()
})

test('after a reload losses come from the record, even if their cause was before the last answer', () => {
  const seen = (version: number) => ({ version, view: {} }) as Seen
  const events = (...types: string[]): readonly GameEvent[] => types.map((type) => ({ type }))
  const told = events('attacked', 'answered', 'hull-lost', 'ship-left')
  const beats = [
    { seen: seen(4), events: events('hull-lost') },
    { seen: seen(5), events: events('ship-left') },
  ]
  const lately = recorded({ before: seen(3), beats }, told, seen(9))
  expect(lately.earlier).toEqual(events('attacked', 'answered'))
  expect(lately.moments.map(({ seen: { version } }) => version)).toEqual([4, 9])
  expect(recorded({ before: seen(3), beats: [] }, told, seen(9))).toEqual({ before: seen(9), earlier: told, moments: [] })
})
