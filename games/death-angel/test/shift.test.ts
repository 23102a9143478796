import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { formationText, swarmText, table, terrainText } from './given.ts'

/** A table whose marine at the given position was slain in the attack phase; the event phase then asks a question. */
function after(formation: string, position: number, more: { swarms?: string[]; terrain?: string[] } = {}): Play<State> {
  const p = table({
    formation,
    phase: 'attack',
    swarms: [`${position} right: tongue`, ...(more.swarms ?? [])],
    ...(more.terrain === undefined ? {} : { terrain: more.terrain }),
    // The swarm at that position gets the 0, because the test's state protects all that would attack before it.
    dice: [0],
    events: ['rewarded-faith'],
    also: (g) => {
      for (const swarm of g.swarms) if (swarm.side === 0) swarm.protected = true
    },
  })
  expect(p.question().name).toBe('event-marine')
  return p
}

const SIX = 'leon< deino> scipio< omnio> zael< lorenzo>'

test('DA-SHIFT-1 · the smaller part closes the gap', () => {
  const second = after(SIX, 2, { swarms: ['1 left: head', '3 left: tail'], terrain: ['door 1 left', 'corridor 3 left'] })
  expect(formationText(second.g)).toBe('leon< scipio< omnio> zael< lorenzo>')
  // Leon came down into the gap, which is now position 1; below, swarms still face the same marines.
  expect(swarmText(second.g, 1, 'left')).toBe('head')
  expect(swarmText(second.g, 2, 'left')).toBe('tail')
  expect([terrainText(second.g, 'door'), terrainText(second.g, 'corridor')]).toEqual(['1 left', '2 left'])
  expect(second.events('spectator', 'ranks-closed')).toMatchObject([{ position: 2, part: '@part-upper' }])

  const fifth = after(SIX, 5, { swarms: ['5 left: claw', '6 left: head'], terrain: ['door 6 left', 'corridor 4 left'] })
  expect(formationText(fifth.g)).toBe('leon< deino> scipio< omnio> lorenzo>')
  expect(swarmText(fifth.g, 5, 'left').split(' ').sort()).toEqual(['claw', 'head'])
  expect([terrainText(fifth.g, 'door'), terrainText(fifth.g, 'corridor')]).toEqual(['5 left', '4 left'])
  expect(fifth.events('spectator', 'ranks-closed')).toMatchObject([{ position: 5, part: '@part-lower' }])
})

test('DA-SHIFT-2 · of equal parts the lower one moves up', () => {
  const p = after('leon< deino> scipio< omnio> zael<', 3, { swarms: ['2 left: head', '4 left: tail'] })
  expect(formationText(p.g)).toBe('leon< deino> omnio> zael<')
  expect(p.events('spectator', 'ranks-closed')).toMatchObject([{ position: 3, part: '@part-lower' }])
  expect([swarmText(p.g, 2, 'left'), swarmText(p.g, 3, 'left')]).toEqual(['head', 'tail'])
})

test('DA-SHIFT-3 · the moving part takes terrain and genestealers along, keeping their sides', () => {
  const p = after('leon< deino> scipio< omnio> zael<', 4, { swarms: ['5 left: head'], terrain: ['door 5 left', 'corridor 5 right'] })
  expect(swarmText(p.g, 4, 'left')).toBe('head')
  expect([terrainText(p.g, 'door'), terrainText(p.g, 'corridor')]).toEqual(['4 left', '4 right'])
})

test('DA-SHIFT-4, DA-SHIFT-7 · what lies at the dead marine’s position stays, and swarms that meet merge', () => {
  const p = after('leon< deino> scipio< omnio>', 3, { swarms: ['3 left: head', '4 left: tail claw'], terrain: ['door 3 left'] })
  expect(formationText(p.g)).toBe('leon< deino> omnio>')
  expect(swarmText(p.g, 3, 'left').split(' ').sort()).toEqual(['claw', 'head', 'tail'])
  expect(swarmText(p.g, 3, 'right')).toBe('tongue')
  expect(terrainText(p.g, 'door')).toBe('3 left')
})

test('DA-SHIFT-5 · with nobody above or nobody below the other part closes the gap', () => {
  const top = after(SIX, 1, { swarms: ['1 left: head', '2 left: tail'], terrain: ['door 1 left', 'corridor 2 left'] })
  expect(formationText(top.g)).toBe('deino> scipio< omnio> zael< lorenzo>')
  expect(swarmText(top.g, 1, 'left').split(' ').sort()).toEqual(['head', 'tail'])
  expect([terrainText(top.g, 'door'), terrainText(top.g, 'corridor')]).toEqual(['1 left', '1 left'])

  const bottom = after(SIX, 6, { swarms: ['5 left: head', '6 left: tail'], terrain: ['door 6 left', 'corridor 5 left'] })
  expect(formationText(bottom.g)).toBe('leon< deino> scipio< omnio> zael<')
  expect(swarmText(bottom.g, 5, 'left').split(' ').sort()).toEqual(['head', 'tail'])
  expect([terrainText(bottom.g, 'door'), terrainText(bottom.g, 'corridor')]).toEqual(['5 left', '5 left'])
})

test('DA-SHIFT-6 · several terrain cards may come to lie at one place, and all stay in play', () => {
  const p = after('leon< deino> scipio< omnio>', 4, { terrain: ['door 4 left', 'corridor 3 left', 'dark-corner 4 left'] })
  expect(['door', 'corridor', 'dark-corner'].map((key) => terrainText(p.g, key))).toEqual(['3 left', '3 left', '3 left'])
})

test('DA-SHIFT-8 · closing ranks changes no facing', () => {
  const p = after('leon< deino> scipio< omnio>', 2)
  expect(formationText(p.g)).toBe('leon< scipio< omnio>')
})

test('DA-ABIL-7 · Strategize moves a swarm from the second position up to the first', () => {
  const p = table({ formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['2 left: head'], supply: 0 })
  expect(p.options()).toEqual(['shift:2:left:up', 'shift:2:left:down', 'shift:2:left:across', 'done'])
})
