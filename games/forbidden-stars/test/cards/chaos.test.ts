import { expect, test } from 'vitest'
import { FIRST_TOKEN } from '../../rules/units.ts'
import { choose, type Duel, damages, diceOf, duel, onUnit, told, VOID, WORLD } from '../fight.ts'
import { areaNamed, asked, standing } from '../given.ts'

/** A round in which Chaos (seat 0) plays a card against one of the Orks that does nothing. */
function played(card: string, given: Partial<Duel>) {
  const p = duel({
    factions: ['chaos', 'orks', 'eldar'],
    units: ['cultist', 'nob'],
    dice: ['0 4 0', '0 8 0'],
    ...given,
    hands: [`${card} foul-worship`, 'ard-boyz gretchin'],
  })
  choose(p, card, 'ard-boyz')
  return p
}

const gained = (p: ReturnType<typeof duel>) => told(p, 'tokens-gained', 0, 'attack', 'defence')

test('FS-CARD-3, FS-SIM-4, FS-SIM-7 · Dark Faith: a morale die; with more of them a Cultist on another friendly or uncontrolled world of the system', () => {
  const p = played('dark-faith', { pieces: { '10A.sw': '1 ork-boyz' } })
  expect(diceOf(p, 0)).toBe('0 4 1')
  // Only Allerbus is allowed: Arynnia is Ork, and Turaci is the contested area.
  expect(p.options()).toEqual([`place:${areaNamed(p.g, '10A.ne')}`, 'decline'])
  p.answer(`place:${areaNamed(p.g, '10A.ne')}`)
  expect(standing(p.g, '10A.ne')).toBe('0 cultist')
})

test('FS-CARD-3 · Dark Faith: another world than that of the fight, also when the enemy has left it', () => {
  const p = duel({
    factions: ['space-marines', 'chaos'],
    units: ['scout', 'cultist'],
    dice: ['0 4 1', '0 6 2'],
    hands: ['reconnaissance ambush', 'dark-faith foul-worship'],
    from: '10A.sw',
  })
  choose(p, 'reconnaissance', 'dark-faith')
  p.answers('use', 'defence-tokens', 'spend:morale')
  // The only Scout goes back to where it came from.
  expect([standing(p.g, '10A.sw'), standing(p.g, WORLD)]).toEqual(['0 scout~', '1 cultist'])
  expect([p.question().seat, p.options()]).toEqual([1, [`place:${areaNamed(p.g, '10A.ne')}`, 'decline']])
})

test('FS-CARD-3 · Dark Faith: not with as many morale dice', () => {
  const p = played('dark-faith', { dice: ['0 4 0', '0 6 1'] })
  expect(p.g.combat?.round).toBe(2)
})

test('FS-SIM-4, FS-SIM-7 · Dark Faith: nobody is asked if no world beside the combat is open, or no Cultist is left', () => {
  const p = played('dark-faith', { pieces: { '10A.sw': '1 ork-boyz', '10A.ne': '1 ork-boyz' } })
  expect([diceOf(p, 0), p.g.combat?.round]).toEqual(['0 4 1', 2])
  expect(told(p, 'ability-used', 0)).toHaveLength(1)
  const elsewhere = { '5A.ne': '0 cultist cultist cultist cultist', '3A.sw': '0 factory cultist cultist cultist' }
  const q = played('dark-faith', { units: ['cultist cultist', 'nob'], pieces: elsewhere })
  expect(q.g.combat?.round).toBe(2)
})

test('FS-CARD-3 · Foul Worship: a rolled die; tokens for standing Cultists and Destroyers if an enemy unit is routed', () => {
  const p = played('foul-worship', { units: ['cultist cultist cultist~ token', 'nob~'], rolls: 'd' })
  expect(diceOf(p, 0)).toBe('0 5 0')
  expect(gained(p)).toEqual(['0 3'])
  expect(gained(played('foul-worship', { units: ['cultist', 'nob'], rolls: 'd' }))).toEqual([])
})

test('FS-CARD-3 · Impure Zeal: with more morale dice a unit rallies; the opponent routs a unit or tokens come', () => {
  const p = played('impure-zeal', { units: ['cultist cultist~', 'nob ork-boyz'], dice: ['0 4 1', '0 8 0'] })
  p.answer(p.options()[0] ?? '')
  expect(told(p, 'unit-rallied', 0, 'unit')).toEqual(['@unit-cultist'])
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-rout', 1])
  p.answer('refuse')
  expect(gained(p)).toEqual(['2 0'])
  const q = played('impure-zeal', { units: ['cultist cultist~', 'nob ork-boyz'] })
  q.answer(onUnit(q, 'rout', 'ork-boyz'))
  expect(gained(q)).toEqual([])
  expect(standing(q.g, WORLD)).toBe('0 cultist, 0 cultist~, 1 ork-boyz~, 1 nob')
})

test("FS-CARD-3 · Khorne's Rage: an attack die for 3 tokens; the opponent spends a defence die or routs a unit", () => {
  const p = played('khornes-rage', { units: ['chaos-space-marine', 'nob ork-boyz'], dice: ['1 4 0', '0 1 0'] })
  p.answers('spend:attack', 'use')
  expect(gained(p)).toEqual(['3 0'])
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-die', 1])
  p.answer('refuse')
  expect([asked(p), p.question().seat]).toEqual(['combat.must-rout', 1])
  p.answer(onUnit(p, 'rout', 'nob'))
  expect(told(p, 'unit-routed', 1, 'unit')[0]).toBe('@unit-nob')
  const q = played('khornes-rage', { units: ['chaos-space-marine', 'nob ork-boyz'], dice: ['0 4 0', '0 2 0'] })
  q.answers('use', 'spend')
  expect(told(q, 'dice-spent', 1, 'defence')).toEqual(['1'])
  expect(told(q, 'unit-routed', 1)).toEqual([])
})

test('FS-CARD-3 · Lure of Chaos: the opponent routs a unit and gains a die, or a Cultist comes; then tokens', () => {
  const p = played('lure-of-chaos', { seats: 3, pieces: { '2A.nw': '2 falcon' } })
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-rout', 1])
  p.answer('refuse')
  expect(standing(p.g, WORLD)).toBe('0 cultist, 0 cultist, 1 nob')
  p.answer('attack-tokens')
  expect(gained(p)).toEqual(['2 0'])
  const q = played('lure-of-chaos', { units: ['cultist', 'nob ork-boyz'], dice: ['0 4 0', '0 5 0'], rolls: 'm' })
  q.answers('use', onUnit(q, 'rout', 'nob'))
  expect(diceOf(q, 1)).toBe('0 5 1')
  expect(standing(q.g, WORLD)).toBe('0 cultist, 1 ork-boyz, 1 nob~')
})

test('FS-CARD-2 · Lure of Chaos: its owner may decline the die for the opponent, and is not asked where the opponent has nobody to rout', () => {
  const given = { units: ['cultist', 'nob ork-boyz'] as const, dice: ['0 4 0', '0 5 0'] as const }
  const p = played('lure-of-chaos', given)
  expect([asked(p), p.question().seat, p.options()]).toEqual(['combat.ability', 0, ['use', 'decline']])
  p.answer('decline')
  expect([diceOf(p, 1), standing(p.g, WORLD)]).toEqual(['0 5 0', '0 cultist, 1 ork-boyz, 1 nob'])
  const q = played('lure-of-chaos', { ...given, units: ['cultist', 'nob~'] })
  expect([asked(q), q.question().seat]).toEqual(['combat.either', 0])
})

test('FS-CARD-2 · Lure of Chaos: whether the last unit of the supply comes here is asked, since it may be wanted elsewhere', () => {
  const p = played('lure-of-chaos', { area: VOID, units: ['iconoclast-destroyer iconoclast-destroyer', 'kill-kroozer~'] })
  expect([asked(p), p.options()]).toEqual(['combat.ability', ['use', 'decline']])
  p.answer('decline')
  expect(standing(p.g, VOID)).toBe('0 iconoclast-destroyer, 0 iconoclast-destroyer, 1 kill-kroozer~')
})

test('FS-CARD-3, FS-SIM-6 · Lure of Chaos: in a void a Destroyer; with none in the supply nobody comes, and nobody is asked', () => {
  const p = played('lure-of-chaos', { area: VOID, units: ['iconoclast-destroyer', 'kill-kroozer'] })
  p.answers('use', 'refuse')
  expect(standing(p.g, VOID)).toBe('0 iconoclast-destroyer, 0 iconoclast-destroyer, 1 kill-kroozer')
  const q = played('lure-of-chaos', {
    area: VOID,
    units: ['iconoclast-destroyer iconoclast-destroyer iconoclast-destroyer', 'kill-kroozer'],
  })
  expect(asked(q)).toBe('combat.either')
})

test('FS-CARD-3 · Mark of Khorne: an attack or morale die for 3 tokens; a routed unit is lost unless a defence die is spent', () => {
  const p = played('mark-of-khorne', { units: ['chaos-space-marine', 'nob~ ork-boyz~'], dice: ['1 4 1', '0 0 0'] })
  expect(p.options()).toEqual(['spend:attack', 'spend:morale', 'decline'])
  p.answers('spend:morale', 'use')
  expect(gained(p)).toEqual(['3 0'])
  expect([asked(p), p.question().seat]).toEqual(['combat.must-destroy', 1])
  p.answer(onUnit(p, 'destroy', 'nob'))
  expect(told(p, 'unit-destroyed', 1, 'unit')[0]).toBe('@unit-nob')
  const q = played('mark-of-khorne', { units: ['chaos-space-marine', 'nob~ ork-boyz'], dice: ['0 4 0', '0 8 0'] })
  q.answers('use', 'spend')
  expect(told(q, 'unit-destroyed', 1)).toEqual([])
  const nobody = played('mark-of-khorne', { units: ['chaos-space-marine', 'nob'] })
  expect(nobody.g.combat?.round).toBe(2)
})

test('FS-CLAR-4 · Mark of Nurgle: tokens unless a routed unit is destroyed; without one they come by themselves', () => {
  const p = played('mark-of-nurgle', { units: ['chaos-space-marine', 'nob~ ork-boyz'], dice: ['0 1 1', '0 8 0'] })
  expect(p.options()).toEqual(['spend:defence', 'spend:morale', 'decline'])
  p.answer('spend:defence')
  expect(gained(p)).toEqual(['0 3'])
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-destroy', 1])
  p.answer(onUnit(p, 'destroy', 'nob'))
  expect(gained(p)).toEqual(['0 3'])
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-nob'])
  const q = played('mark-of-nurgle', { units: ['chaos-space-marine', 'nob'], dice: ['4 0 0', '0 8 0'] })
  expect(gained(q)).toEqual(['0 2'])
})

test('FS-CLAR-4 · Mark of Nurgle: not without its unit', () => {
  expect(gained(played('mark-of-nurgle', { units: ['cultist', 'nob'], dice: ['4 0 0', '0 8 0'] }))).toEqual([])
})

test('FS-CARD-3 · Mark of Slaanesh: with more morale dice after the roll the opponent routs; a routed enemy brings a Cultist', () => {
  const p = played('mark-of-slaanesh', { units: ['chaos-space-marine', 'nob ork-boyz'], rolls: 'm' })
  // The die may enable what is not certain yet, so its owner is asked whether to use the ability.
  expect(p.options()).toEqual(['use', 'decline'])
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['combat.must-rout', 1])
  p.answer(onUnit(p, 'rout', 'ork-boyz'))
  expect(standing(p.g, WORLD)).toBe('0 cultist, 0 chaos-space-marine, 1 ork-boyz~, 1 nob')
  const not = played('mark-of-slaanesh', { units: ['chaos-space-marine', 'nob'], rolls: 'm' })
  not.answer('decline')
  expect(diceOf(not, 0)).toBe('0 4 0')
  const behind = played('mark-of-slaanesh', { units: ['chaos-space-marine', 'nob'], dice: ['0 4 0', '0 7 1'], rolls: 'm' })
  expect(diceOf(behind, 0)).toBe('0 4 1')
  const q = played('mark-of-slaanesh', { units: ['chaos-space-marine', 'nob'], rolls: 'a' })
  q.answer('use')
  expect(standing(q.g, WORLD)).toBe('0 chaos-space-marine, 1 nob')
})

test('FS-CLAR-5, FS-SIM-8 · Mark of Tzeentch: a Cultist or a token becomes a Space Marine that stands and stays', () => {
  const p = played('mark-of-tzeentch', { units: ['chaos-space-marine cultist~ token', 'nob'] })
  p.answer('use')
  expect(diceOf(p, 0)).toBe('0 4 1')
  expect(p.options()).toEqual([onUnit(p, 'replace', 'cultist'), `replace:${FIRST_TOKEN}`, 'decline'])
  p.answer(`replace:${FIRST_TOKEN}`)
  expect(told(p, 'unit-replaced', 0, 'unit', 'by')).toEqual(['@asset-reinforcement @unit-chaos-space-marine'])
  expect(standing(p.g, WORLD)).toBe('0 cultist~, 0 chaos-space-marine, 0 chaos-space-marine, 1 nob')
  expect(asked(p)).toBe('combat.convert')
  p.answer('convert:1:0')
  expect(diceOf(p, 0)).toBe('1 4 0')
  const q = played('mark-of-tzeentch', { units: ['cultist~ chaos-space-marine', 'nob'], dice: ['0 4 0', '0 6 1'] })
  expect(asked(q)).toBe('combat.convert')
})

test('FS-CLAR-5 · Mark of Tzeentch: not without a Cultist, and not where no Space Marine is left', () => {
  const p = played('mark-of-tzeentch', { units: ['chaos-space-marine', 'nob'] })
  expect(asked(p)).toBe('combat.convert')
  const elsewhere = {
    '5A.ne': '0 chaos-space-marine chaos-space-marine chaos-space-marine',
    '3A.sw': '0 factory chaos-space-marine chaos-space-marine',
  }
  const q = played('mark-of-tzeentch', { units: ['cultist chaos-space-marine', 'nob'], pieces: elsewhere })
  expect(asked(q)).toBe('combat.convert')
})

test('FS-CARD-3 · Mark of Tzeentch: not in a void', () => {
  const p = played('mark-of-tzeentch', { area: VOID, units: ['iconoclast-destroyer token', 'kill-kroozer'] })
  expect(asked(p)).toBe('combat.convert')
})

test('FS-CLAR-3 · Chaos United: the opponent decides before the die is chosen', () => {
  const p = played('chaos-united', { units: ['helbrute', 'nob'] })
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-rout', 1])
  p.answer('refuse')
  expect([asked(p), p.question().seat]).toEqual(['combat.either', 0])
  expect(p.options()).toEqual(['attack-die', 'defence-die', 'morale-die'])
  p.answer('morale-die')
  expect(diceOf(p, 0)).toBe('0 4 1')
  const q = played('chaos-united', { units: ['helbrute', 'nob'] })
  q.answers('use', onUnit(q, 'rout', 'nob'))
  expect(diceOf(q, 0)).toBe('0 4 0')
})

test('FS-CARD-3 · Chaos United: brings a unit of a level up to the Cultists in the system', () => {
  const p = played('chaos-united', {
    units: ['cultist token', 'nob~'],
    pieces: { '5A.ne': '0 cultist chaos-space-marine helbrute chaos-reaver-titan cultist~', '10A.ne': '0 cultist~' },
  })
  p.answers('use', 'attack-die')
  expect(asked(p)).toBe('combat.bring')
  // Three Cultists (including a routed one and a token) allow up to level 3; routed units stay where they are.
  expect(p.options()).toHaveLength(5)
  p.answer(onUnit(p, 'bring', 'helbrute', '5A.ne'))
  expect(standing(p.g, WORLD)).toContain('0 helbrute')
  const q = played('chaos-united', { units: ['chaos-space-marine', 'nob~'], pieces: { '5A.ne': '0 cultist helbrute chaos-space-marine' } })
  q.answers('use', 'attack-die')
  // No Cultist in the system allows level 0 only.
  expect(q.options()).toEqual([onUnit(q, 'bring', 'cultist', '5A.ne'), 'decline'])
})

test('FS-CARD-3 · Chaos United: a Cultist counts once, and nobody comes but units of Chaos', () => {
  const p = played('chaos-united', {
    units: ['cultist', 'nob~'],
    pieces: { '5A.ne': '0 chaos-space-marine helbrute', '10A.ne': '1 ork-boyz' },
  })
  p.answers('use', 'attack-die')
  expect(p.options()).toEqual([onUnit(p, 'bring', 'chaos-space-marine', '5A.ne'), 'decline'])
})

test('FS-CARD-3 · Daemonic Resilience: a defence or morale die; 4 defence tokens unless the opponent destroys a unit', () => {
  const p = played('daemonic-resilience', { units: ['helbrute', 'nob ork-boyz'] })
  p.answer('morale-die')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-destroy', 1])
  p.answer('refuse')
  expect(gained(p)).toEqual(['0 4'])
  const q = played('daemonic-resilience', { units: ['helbrute', 'nob ork-boyz'] })
  q.answers('defence-die', onUnit(q, 'destroy', 'ork-boyz'))
  expect(gained(q)).toEqual([])
  expect(diceOf(q, 0)).toBe('0 5 0')
})

test("FS-CARD-3 · Inhuman Strength: an attack or morale die; one's own unit for 4 attack tokens", () => {
  const p = played('inhuman-strength', { units: ['helbrute cultist', 'nob'] })
  p.answers('attack-die', onUnit(p, 'sacrifice', 'cultist'))
  expect(gained(p)).toEqual(['4 0'])
  expect(standing(p.g, WORLD)).toBe('0 helbrute, 1 nob')
  const q = played('inhuman-strength', { units: ['helbrute cultist', 'nob'] })
  q.answers('morale-die', 'decline')
  expect(gained(q)).toEqual([])
  expect(standing(q.g, WORLD)).toBe('0 cultist, 0 helbrute, 1 nob')
})

test('FS-CARD-3 · Chaos Victorious: with more morale dice all enemy level 0 units are routed; then one of choice', () => {
  const p = played('chaos-victorious', { units: ['chaos-reaver-titan', 'nob ork-boyz ork-boyz token'], rolls: 'ma' })
  p.answer('use')
  expect(standing(p.g, WORLD)).toBe('0 chaos-reaver-titan, 1 ork-boyz~, 1 ork-boyz~, 1 nob, 1 ork-boyz~')
  p.answer(onUnit(p, 'rout', 'nob'))
  expect(standing(p.g, WORLD)).toBe('0 chaos-reaver-titan, 1 ork-boyz~, 1 ork-boyz~, 1 nob~, 1 ork-boyz~')
  const behind = played('chaos-victorious', { units: ['chaos-reaver-titan', 'nob ork-boyz'], dice: ['0 4 0', '0 7 1'], rolls: 'mm' })
  expect(behind.options()).toEqual(['use', 'decline'])
  const q = played('chaos-victorious', { units: ['chaos-reaver-titan', 'nob ork-boyz'], rolls: 'aa' })
  q.answer('use')
  expect(told(q, 'unit-routed', 1)).toEqual([])
  expect(asked(q)).toBe('combat.rout')
})

test('FS-CARD-3 · Chaos Victorious: nobody is left to be routed', () => {
  const p = played('chaos-victorious', { units: ['chaos-reaver-titan', 'nob~ gargant~'], rolls: 'aa' })
  // Only the dice: the unit ability finds no target.
  expect(told(p, 'ability-used', 0)).toHaveLength(1)
})

test('FS-CARD-3, FS-CARD-2 · Death and Despair: with eight dice it is for the units alone: one die and one unit are enough', () => {
  const full = (dice: string, units: string) => played('death-and-despair', { units: ['chaos-reaver-titan', units], dice: [dice, '0 7 1'] })
  const p = full('0 7 1', 'nob ork-boyz')
  expect([asked(p), p.options()]).toEqual(['combat.destroy-some', [onUnit(p, 'destroy', 'ork-boyz')]])
  p.answer({ options: p.options() }, 0)
  expect(told(p, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-ork-boyz'])
  // Without a morale die, or without such a unit, it does nothing at all.
  expect(told(full('0 8 0', 'nob ork-boyz'), 'ability-used', 0)).toEqual([])
  expect(told(full('0 7 1', 'nob gargant'), 'ability-used', 0)).toEqual([])
})

test('FS-CARD-3 · Death and Despair: 2 attack or 2 morale dice; a morale die each destroys level 0 units; more morale a routed one', () => {
  const p = played('death-and-despair', { units: ['chaos-reaver-titan', 'nob~ ork-boyz ork-boyz token'] })
  expect(p.options()).toEqual(['attack-dice', 'morale-dice', 'decline'])
  p.answer('morale-dice')
  expect(asked(p)).toBe('combat.destroy-some')
  expect(p.options()).toHaveLength(3)
  p.answer({ options: [onUnit(p, 'destroy', 'ork-boyz')] })
  expect(diceOf(p, 0)).toBe('0 4 1')
  p.answer(onUnit(p, 'destroy', 'nob'))
  expect(standing(p.g, WORLD)).toBe('0 chaos-reaver-titan, 1 ork-boyz, 1 ork-boyz')
  const q = played('death-and-despair', { units: ['chaos-reaver-titan', 'nob~ battlewagon'] })
  q.answer('attack-dice')
  expect(diceOf(q, 0)).toBe('2 4 0')
  expect(q.g.combat?.round).toBe(2)
  expect(damages(q, 0)).toHaveLength(1)
})

test('FS-CARD-3, FS-CARD-2 · Death and Despair: a single level 0 unit may be destroyed; who declines the dice destroys nobody', () => {
  const p = played('death-and-despair', { units: ['chaos-reaver-titan', 'nob ork-boyz'] })
  p.answer('morale-dice')
  expect([asked(p), p.options().length]).toEqual(['combat.destroy-some', 1])
  const q = played('death-and-despair', { units: ['chaos-reaver-titan', 'nob ork-boyz ork-boyz'], dice: ['0 3 1', '0 8 0'] })
  q.answer('decline')
  expect([diceOf(q, 0), q.g.combat?.round]).toEqual(['0 3 1', 2])
})
