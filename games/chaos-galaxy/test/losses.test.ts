import type { Play } from '@orrery/kernel/testing'
import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { losses } from '../board/losses.ts'
import type { State } from '../state.ts'
import board from '../text/board.en.ts'
import en from '../text/en.ts'
import { view } from '../view.ts'
import { bombAll, fight } from './fight.ts'
import { reach, through } from './given.ts'

const text = tableText('en', `${en}\n${board}`)

test('CG-BASE-12, CG-DEF-3 · a base that is bombed away is lost to the player who bombs, a ship to the one that shoots', () => {
  const lost = (p: Play<State>, happens: () => void) => {
    const before = p.addressed.length
    happens()
    const events = p.addressed.slice(before).map(({ event }) => event)
    return losses(events, [], view(p.g, 1), 1, text)
  }
  const bombed = fight(['mamut-i', 'mamut-i'], [], { opponent: { surface: ['kitinfal'] }, attack: 'attack:base:{kitinfal}' })
  expect(lost(bombed, () => bombAll(bombed))).toBe('Chitin Wall to Player 1')
  const shot = fight(['liktor'], ['futar'])
  const fires = () => {
    through(shot, 'fire:{liktor}:{futar}', 'no-return')
    reach(shot)
  }
  expect(lost(shot, fires)).toBe('Courier to Lictor')
})
