import { expect, test } from 'vitest'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { type GivenFight, last, steps } from '../fight.ts'

/** A cruiser with three teams beside an enemy with four dice of point defence and a crew of four. */
const segment = (given: Partial<GivenFight>) =>
  steps(
    {
      ships: [
        { type: 'relthoza-assassin', x: 20, y: 20 },
        { type: 'sorylians-katar', x: 23, y: 20, seat: 1 },
      ],
      ...given,
    },
    boardingSegment,
  )

test('FA-BOARD-11, FA-BOARD-17, FA-BOARD-20 · a boarding tells who sends how many teams, what the crew stops, and how both are left', () => {
  const boarded = (crew: number) => {
    // Four dice of point defence, three of the teams, four of the crew.
    const p = segment({ dice: [1, 1, 1, 1, 4, 4, 1, crew, 1, 1, 1] })
    p.answers('board:0:1', 'capture')
    return p
  }
  const hit = boarded(4)
  expect(last(hit, 'boarding-declared')).toMatchObject({ ship: 0, target: 1, teams: 3 })
  expect(last(hit, 'teams-lost')).toMatchObject({ on: 'ship:1', hits: 1, left: 2 })
  expect(last(hit, 'boarding-fought')).toMatchObject({ ship: 1, teams: 2, crew: 2 })
  const none = boarded(1)
  expect(last(none, 'teams-lost')).toBeUndefined()
  expect(last(none, 'boarding-fought')).toMatchObject({ teams: 3, crew: 2 })
})

test('FA-BOARD-21, FA-CARD-6 · the question about a boarding says how many teams come, from which squadron, and whether to sabotage', () => {
  const told = (aim: string) => {
    const p = segment({ dice: Array.from({ length: 30 }, () => 1), hands: [[], ['R09']] })
    p.answers('board:0:1', aim)
    for (let asked = 0; asked < 5 && p.table.questions[0]?.name !== 'card.boarding-fight'; asked++) p.answer('pass')
    return p.question()
  }
  expect(told('capture')).toMatchObject({ seat: 1, params: { teams: 3, more: 0, sabotage: 0, squadron: 0 } })
  expect(told('sabotage')).toMatchObject({ seat: 1, params: { teams: 3, more: 0, sabotage: 1, squadron: 0 } })
})
