import type { Guided } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import { type GameEvent, seenBy } from '@orrery/kernel'
import { asScenario, scenarioTable } from '@orrery/kernel/scenario/table'
import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { guided as battle } from '../../../games/firestorm-armada/board/learn/guided.ts'
import { losses as lostShips } from '../../../games/firestorm-armada/board/losses.ts'
import type { View as BattleView } from '../../../games/firestorm-armada/view.ts'
import { guided as war } from '../../../games/forbidden-stars/board/learn/guided.ts'
import { losses as lostUnits } from '../../../games/forbidden-stars/board/losses.ts'
import type { View as WarView } from '../../../games/forbidden-stars/view.ts'

/** A guided game as seat 0 sees it at its beginning. */
async function viewOf(game: string, { options, seats, seed, given = {} }: Guided): Promise<unknown> {
  return seenBy(scenarioTable(await gameEntry(game).load(), asScenario({ game, options, seats, seed, given })), 0).view
}

async function textOf(game: string, language: 'en' | 'hu') {
  return tableText(language, await gameEntry(game).text(language))
}

test('firestorm-armada: what the own ships lost is told with the ship that did it, the lost ones first', async () => {
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
  // Who attacked was told before the reader answered with his shields.
  const after = lostShips(events.slice(1, 2), events.slice(0, 1), view, 0, en)
  expect(after).toBe('1 hull of Teuton 1 to Secutor 1')
  expect(lostShips(events.slice(6), [], view, 0, en)).toBeNull()
})

test('forbidden-stars: what the own side lost is told with the place and with who did it', async () => {
  const view = (await viewOf('forbidden-stars', war)) as WarView
  const lost = { type: 'unit-destroyed', rule: 'FS-DMG-4', seat: 0, unit: '@unit-scout', area: '@area-17', code: '5B' }
  const events = [
    { type: 'combat-begun', rule: 'FS-COMBAT-1', seat: 1, area: lost.area },
    lost,
    lost,
    { ...lost, seat: 1 },
  ] as readonly GameEvent[]
  const named = async (language: 'en' | 'hu') => {
    const text = await textOf('forbidden-stars', language)
    return lostUnits(events, [], view, 0, { ...text, say: (id, params) => text.say(id, params).replace('[seat-1]', 'Bot') })
  }
  expect(await named('en')).toMatch(/^2 × Scout on .+ to Bot$/)
  expect(await named('hu')).toMatch(/^2 × Felderítő itt: .+ \(Bot\)$/)
  expect(lostUnits(events.slice(3), [], view, 0, await textOf('forbidden-stars', 'en'))).toBeNull()
})
