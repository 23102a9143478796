import { expect, test } from 'vitest'
import type { EffectWindow } from '../../effects/language/vocabulary.ts'
import { canUse } from '../../effects/read/usable.ts'
import { newCombat, newFighter, type State } from '../../state.ts'
import { card, duel } from '../given.ts'
import { rewrite } from './given.ts'

const fighting =
  (step: 'window' | 'equip' | 'payment' | 'firing' | 'bombing', turn = 0, part = true) =>
  (g: State): void => {
    g.combat = newCombat(0, 1, 'colony', -1)
    g.combat.step = step
    g.combat.turn = turn
    if (part) g.combat.fighters.push(newFighter(card({ g }, 'turul'), true))
  }

/** Moments in which the turul of seat 0 might use an ability. */
const MOMENTS: Readonly<Record<string, (g: State) => void>> = {
  'own main phase': () => {},
  'other main phase': (g) => {
    g.active = 1
  },
  'start phase': (g) => {
    g.phase = 'start'
  },
  declared: fighting('window'),
  equip: fighting('equip'),
  'own payment': fighting('payment'),
  'other payment': fighting('payment', 1),
  firing: fighting('firing'),
  bombing: fighting('bombing'),
  'firing, not part of it': fighting('firing', 0, false),
}

/** The moments in which an ability with this window may be used. */
function moments(window: EffectWindow): string[] {
  rewrite('turul', [{ kind: 'activated', window, cost: [], do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  return Object.entries(MOMENTS).flatMap(([name, also]) => {
    const p = duel({ you: { hangar: ['turul', 'karom'] }, opponent: { hangar: ['karom'] } })
    also(p.g)
    return canUse(p.g, 0, card(p, 'turul'), 0) ? [name] : []
  })
}

const windows: readonly (readonly [string, EffectWindow, readonly string[]])[] = [
  ['CG-INT-8 · window any: always', 'any', Object.keys(MOMENTS)],
  ['CG-MAIN-15 · window ownMain: in your own main phase outside combat, with nothing waiting', 'ownMain', ['own main phase']],
  ['CG-EQUIP-2 · window equip: in the equip step alone', 'equip', ['equip']],
  ['CG-CPAY-1, CG-CPAY-2 · window payment: while one pays oneself', 'payment', ['own payment']],
  ['CG-FIRE-11 · window firing: in the firing step alone, by ships of the combat', 'firing', ['firing']],
  [
    'CG-ATK-6 · window combat: from the equip step on, by ships of the combat',
    'combat',
    ['equip', 'own payment', 'other payment', 'firing', 'bombing'],
  ],
]
test.each(windows)('%s', (_title, window, expected) => {
  expect(moments(window)).toEqual(expected)
})
