import { games } from '@orrery/games'
import type { GameEvent } from '@orrery/kernel'
import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { telling as duels } from '../../../../games/chaos-galaxy/board/telling.ts'
import { telling as angels } from '../../../../games/death-angel/board/telling.ts'
import { telling as fleets } from '../../../../games/firestorm-armada/board/telling.ts'
import { telling as stars } from '../../../../games/forbidden-stars/board/telling.ts'
import { namedBy } from '../../table/end/story.ts'

const gained: GameEvent = { type: 'gained', seat: 0, credits: 5 }
const bombed: GameEvent = { type: 'bombed', seat: 0, defender: 1, target: 'colony', total: 9, card: -1 }
const destroyed = (card: number): GameEvent => ({ type: 'destroyed', seat: 1, card, name: '@card-cobra' })
const said = () => true

test('a turning point is named by the most telling event there, the last of several', () => {
  const events = [destroyed(3), destroyed(4), gained]
  expect(namedBy({ events, around: events }, duels, said)).toEqual(destroyed(4))
  expect(namedBy({ events: [bombed, ...events], around: [] }, duels, said)).toEqual(bombed)
})

test('if nothing telling happened there, a turning point is named by a telling event nearby', () => {
  expect(namedBy({ events: [gained], around: [destroyed(3), gained] }, duels, said)).toEqual(destroyed(3))
  expect(namedBy({ events: [gained], around: [gained] }, duels, said)).toEqual(gained)
})

test('an event that the log does not show names no turning point', () => {
  const events = [gained, destroyed(3)]
  expect(namedBy({ events, around: events }, duels, ({ type }) => type !== 'destroyed')).toEqual(gained)
  expect(namedBy({ events, around: events }, duels, () => false)).toBeNull()
})

test('every game that is won and lost has log lines in both languages for the events that name turning points', async () => {
  const orders = { 'chaos-galaxy': duels, 'death-angel': angels, 'firestorm-armada': fleets, 'forbidden-stars': stars }
  for (const [id, order] of Object.entries(orders)) {
    const { text: words } = games.find((game) => game.id === id) ?? {}
    for (const language of ['en', 'hu'] as const) {
      const text = tableText(language, (await words?.(language)) ?? '')
      const unsaid = order.filter((type) => !text.has(`event-${type}`) || text.has(`event-${type}.heading`))
      expect(unsaid, `${id}, ${language}`).toEqual([])
    }
    expect(new Set(order).size).toBe(order.length)
  }
})
