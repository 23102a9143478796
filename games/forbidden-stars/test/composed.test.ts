import { expect, test } from 'vitest'
import { all, unsaidOf } from '../../../packages/text/test/every.ts'
import { FACES } from '../board/art/face.ts'
import { ORDERS } from '../board/art/order.ts'
import type { Standing } from '../board/end/course.ts'
import type { Page } from '../board/table/page.ts'
import { FACTIONS } from '../content/factions.ts'
import { STRUCTURES } from '../content/structures.ts'
import { PARTS } from '../orders/order.ts'
import { TURN } from '../orders/turn.ts'
import type { Combat, Phase, State } from '../state.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'

test('FS-COMP-1 · every message that the board makes up of a name and a value is said in both languages', () => {
  const opened = all<'opens' | 'closes'>({ opens: true, closes: true })
  const steps = { prepare: true, choose: true, 'attacker-card': true, 'defender-card': true, assess: true, resolve: true } as const
  const ends = { none: true, objectives: true, rounds: true, last: true, 'all-eliminated': true, 'given-up': true } as const
  const unsaid = unsaidOf({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` }, [
    ['phase-', all<Exclude<Phase, 'setup' | 'over'>>({ planning: true, operations: true, refresh: true })],
    ['board-plays-', FACTIONS.map(({ key }) => key)],
    ['board-step-', all<Combat['step']>(steps)],
    ['board-', FACES],
    ['board-', [...ORDERS, ...STRUCTURES.map(({ key }) => key)], '-does'],
    ['board-storm-', opened],
    ['board-storm-', opened, '-for'],
    ['order-', ORDERS],
    ['learn-order-', ORDERS],
    ['result-', all<State['end']>(ends).filter((end) => end !== 'none')],
    ['board-deed-', ['worlds', 'spent', 'won', 'lost']],
    ['board-race-', all<keyof Standing>({ objectives: true, worlds: true, chances: true })],
    ['board-to-', all<Page>({ combat: true, factions: true, upgrades: true, end: true })],
    ['board-sheet-', PARTS],
    ['board-said-', PARTS],
    ['board-turn-', TURN.map((name) => name.replace('.', '-'))],
    ['board-turn-does-', ['resolve', 'to-events']],
    ['board-list-', ['act', 'mine', 'objectives', 'all']],
  ])
  expect(unsaid).toEqual([])
})
