import { answer, openTable, randomOf, type Seen, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { picture } from '../../../../games/death-angel/board/picture.ts'
import { deathAngel, type View } from '../../../../games/death-angel/index.ts'

const GENESTEALER = /d="M0-46/g
const MARINE = /d="M-50 8/g

test('the preview of Death Angel shows every marine and every genestealer of the formation at each decision of a game', () => {
  const table = openTable(deathAngel, {}, 2, seedOf(3))
  const random = randomOf(seedOf(3))
  let most = 0
  for (let given = 0; given < 200 && table.result === null; given++) {
    const seen = seenBy(table, 'spectator') as Seen<View>
    const drawn = picture(seen)
    const { formation } = seen.view
    const heads = formation.flatMap(({ left, right }) => [...left.swarms, ...right.swarms].flatMap(({ cards }) => cards)).length
    expect(drawn.match(GENESTEALER)?.length ?? 0).toBe(heads)
    expect(drawn.match(MARINE)?.length ?? 0).toBe(formation.filter(({ marine }) => marine !== null).length)
    expect(drawn).not.toMatch(/NaN|undefined/)
    most = Math.max(most, heads)
    const asked = table.questions[0]
    if (asked === undefined) break
    answer(table, asked.seat, deathAngel.policy(table.state, asked, random))
  }
  expect(most).toBeGreaterThan(3)
})
