import { answer, openTable, randomOf, type SeenOption, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cardById } from '../../content/cards.ts'
import { chaosGalaxy } from '../../index.ts'
import { anyCard, pieceById } from '../../orders/pieces.ts'
import { publicOption } from '../../orders/public-option.ts'
import type { View } from '../../view.ts'

/** What an option reveals about its card, and what everybody sees of that card. */
function named({ on, params }: SeenOption, table: View) {
  const id = Number(on?.slice('card:'.length))
  const type = anyCard(table, id)?.type
  return { says: params?.card, seen: type == null ? '@face-down' : cardById(type)?.term }
}

test('what is put with all hands covered names no hidden card, and leaves the hand out', () => {
  const verbs = new Set<string>()
  for (const seed of ['open', 'covered', 'screen']) {
    const table = openTable(chaosGalaxy, {}, 2, seedOf(seed))
    const random = randomOf(seedOf(seed))
    while (table.result === null) {
      const [asked] = table.questions
      if (asked === undefined) break
      const everybody = seenBy(table, 'spectator').view as View
      const { question } = seenBy(table, asked.seat)
      for (const offered of question === null || question.kind === 'plan' ? [] : question.options) {
        const option = question === null ? null : publicOption(offered, question, everybody, true)
        if (option === null) continue
        verbs.add(option.id.split(':')[0] as string)
        if (option.on?.startsWith('card:') !== true || option.params?.card === undefined) continue
        expect(pieceById(everybody, Number(option.on.slice(5)))).toBeDefined()
        const { says, seen } = named(option, everybody)
        expect([option.id, says]).toEqual([option.id, seen])
      }
      answer(table, asked.seat, chaosGalaxy.policy(table.state, asked, random))
    }
  }
  for (const verb of ['attack', 'develop', 'draw', 'end', 'defend-with', 'fire', 'pass'])
    expect([verb, verbs.has(verb)]).toEqual([verb, true])
  for (const verb of ['play', 'launch', 'event', 'surface', 'cantina', 'mount', 'pay'])
    expect([verb, verbs.has(verb)]).toEqual([verb, false])
})

test('the main phase goes on covered only for who has just had the screen', () => {
  const table = {} as View
  const main = { name: 'main-action', rule: 'CG-MAIN-1' }
  const end = { id: 'end', rule: 'CG-MAIN-16' }
  expect(publicOption(end, main, table, true)).toBe(end)
  expect(publicOption(end, main, table, false)).toBeNull()
  // A question whether to do something may be about a card that only one seat has looked at.
  const yes = { id: 'yes', rule: 'CG-GOAL-5' }
  expect(publicOption(yes, { name: 'effect-may', rule: 'CG-GOAL-5' }, table, true)).toBeNull()
  expect(publicOption(yes, { name: 'effect-may', rule: 'CG-STACK-20' }, table, true)).toBe(yes)
})

test('whether an unpaid base was a trap is answered covered with the answer that tells nothing', () => {
  const table = { seats: [], stack: [] } as unknown as View
  const trap = { name: 'trap-pay', rule: 'CG-TRAP-1' }
  const no = { id: 'no-trap', rule: 'CG-TRAP-1' }
  expect(publicOption(no, trap, table, false)).toBe(no)
  expect(publicOption({ id: 'trap:3', rule: 'CG-TRAP-1', on: 'card:3' }, trap, table, false)).toBeNull()
})
