import { expect, test } from 'vitest'
import { mayUseUnitAbility } from '../../effects/resolve.ts'
import { targetsOf } from '../../rules/combat/damage.ts'
import { ATTACKER, DEFENDER } from '../../rules/combat/sides.ts'
import { combatValue, moraleValue } from '../../rules/combat/values.ts'
import { choose, duel, told, WORLD } from '../fight.ts'
import { areaNamed, asked, kindNamed, standing } from '../given.ts'

// Two cards, or two pieces of one kind, that meet in one combat.

test('FS-CLAR-6, FS-CARD-3 · Wave Serpent: a second one goes to the area that the first has made contested, and to no other', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['falcon aspect-warrior aspect-warrior', 'nob nob'],
    hands: ['wave-serpent wave-serpent striking-scorpions', 'ard-boyz gretchin mek-boyz'],
    dice: ['0 4 2', '0 8 0'],
    rolls: 'dd',
    // Arynnia is uncontrolled.
    pieces: { '10A.ne': '1 ork-boyz' },
  })
  choose(p, 'wave-serpent', 'ard-boyz')
  p.answer('spend:morale')
  expect(p.options()).toContain(`surge:${areaNamed(p.g, '10A.sw')}`)
  p.answer(`surge:${areaNamed(p.g, '10A.ne')}`)
  p.answer({ options: [p.options()[0] ?? ''] })
  choose(p, 'wave-serpent', 'gretchin')
  // There is one place to go, and one unit that can.
  p.answer('spend:morale')
  expect([standing(p.g, '10A.sw'), standing(p.g, '10A.ne').match(/0 /g)?.length]).toEqual(['', 2])
})

test("FS-CARD-4, FS-GOLD-5 · Fire Dragon's Vengeance: nobody is asked to prevent defence tokens that cannot be gained, nor spends for them", () => {
  const against = (first: string, card: string, units: string, dice: string) => {
    const p = duel({
      factions: ['eldar', 'chaos'],
      units: ['falcon aspect-warrior~ wraithguard', units],
      hands: [`${first} hit-and-run`, `${card} foul-worship`],
      dice: ['0 8 0', dice],
    })
    choose(p, first, card)
    return p
  }
  const names = (p: ReturnType<typeof duel>) => p.table.questions.map(({ name, seat }) => `${name} ${seat}`)
  const free = against('striking-scorpions', 'mark-of-nurgle', 'chaos-space-marine', '0 0 0')
  expect(names(free)).toEqual(['combat.unless-destroy 0'])
  const barred = against('fire-dragons-vengeance', 'mark-of-nurgle', 'chaos-space-marine', '0 0 0')
  expect([barred.g.combat?.round, told(barred, 'tokens-gained', 1)]).toEqual([2, []])
  const spends = against('fire-dragons-vengeance', 'mark-of-nurgle', 'chaos-space-marine', '0 1 1')
  expect([spends.g.combat?.round, told(spends, 'dice-spent', 1)]).toEqual([2, []])
  const resilient = against('fire-dragons-vengeance', 'daemonic-resilience', 'helbrute', '4 4 0')
  expect([resilient.g.combat?.round, standing(resilient.g, WORLD).includes('aspect-warrior')]).toEqual([2, true])
  // Of two kinds of tokens only attack tokens are left.
  const lured = against('fire-dragons-vengeance', 'lure-of-chaos', 'chaos-space-marine cultist', '0 8 0')
  lured.answers('decline', 'attack-tokens')
  expect(told(lured, 'tokens-gained', 1, 'attack', 'defence')).toEqual(['2 0'])
})

test('FS-STRUCT-6, FS-COMBAT-6, FS-RES-1, FS-DMG-1 · two bastions on a world fight both, each with its own figures', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob gargant', 'bastion bastion'],
    hands: ['snapper-gargant mek-boyz', 'hold-the-line ambush'],
    dice: ['4 0 0', '0 0 0'],
  })
  expect([combatValue(p.g, DEFENDER), moraleValue(p.g, DEFENDER)]).toEqual([4, 4])
  expect(targetsOf(p.g, 1, areaNamed(p.g, WORLD))).toHaveLength(2)
  expect([DEFENDER, ATTACKER].map((side) => mayUseUnitAbility(p.g, side, kindNamed('hold-the-line')) === true)).toEqual([true, false])
  choose(p, 'snapper-gargant', 'hold-the-line')
  while (p.table.questions.length === 1 && asked(p) !== 'combat.damage') p.answer(p.options()[0] ?? '')
  expect(p.options(1).every((id) => id.startsWith('structure:'))).toBe(true)
})
