import { seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { combatCardBeside } from '../board/panel/asked.ts'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { choose, duel } from './fight.ts'

test('FS-CARD-2 · a question about the ability of a combat card shows the card, other questions none', () => {
  const p = duel({
    factions: ['space-marines', 'chaos'],
    units: ['scout', 'cultist'],
    dice: ['0 4 1', '0 6 2'],
    hands: ['reconnaissance ambush', 'dark-faith foul-worship'],
    from: '10A.sw',
  })
  expect(combatCardBeside(seenBy(p.table, 0).question)).toBeNull()
  choose(p, 'reconnaissance', 'dark-faith')
  const { question } = seenBy(p.table, 0)
  expect(question?.name).toContain('combat.')
  expect(COMBAT_CARDS[combatCardBeside(question) ?? -1]?.key).toBe('reconnaissance')
  expect(combatCardBeside(null)).toBeNull()
})
