import { expect, test } from 'vitest'
import { formationText, swarmText, table } from './given.ts'

test('DA-ATK-1, DA-ATK-2, DA-ATK-6, DA-ATK-9 · both marines attack in the order the player likes, and a skull slays one', () => {
  const p = table({
    formation: 'noctis< gideon< claudio>',
    swarms: ['1 left: head tail', '2 left: claw'],
    cards: 'dead-aim heroic-charge',
    dice: [1, 0],
  })
  expect(p.question().message).toBe('attack')
  expect(p.options()).toEqual(['attack:1:1:left', 'attack:1:2:left', 'attack:0:2:left', 'done'])
  p.answer('attack:0:2:left')
  expect(swarmText(p.g, 2, 'left')).toBe('')
  expect(p.g.genestealerDiscard).toEqual([18])
  expect(p.options()).toEqual(['attack:1:1:left', 'done'])
  p.answer('attack:1:1:left')
  expect(swarmText(p.g, 1, 'left')).toBe('head tail')
  expect(formationText(p.g)).toBe('noctis< gideon< claudio>')
  expect(p.options()).toEqual(['charge:2', 'done'])
})
