import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { COMBAT_CARDS } from '../../content/combat-cards.ts'
import { choose, type Duel, damages, declineAll, diceOf, duel, onUnit, told, VOID, WORLD } from '../fight.ts'
import { areaNamed, asked, standing } from '../given.ts'

/** A round in which the Eldar (seat 0) play a card against one of the Orks that does nothing. */
function played(card: string, given: Partial<Duel>, others = 'striking-scorpions') {
  const p = duel({
    factions: ['eldar', 'orks', 'space-marines'],
    units: ['aspect-warrior', 'nob'],
    dice: ['0 4 0', '0 8 0'],
    ...given,
    hands: [`${card} ${others}`.trim(), given.hands?.[1] ?? 'ard-boyz gretchin'],
  })
  choose(p, card, given.hands?.[1]?.split(' ')[0] ?? 'ard-boyz')
  return p
}

/** The same with the Eldar as defenders. */
function defended(card: string, given: Partial<Duel>, against = 'ard-boyz') {
  const p = duel({
    factions: ['orks', 'eldar'],
    units: ['nob', 'aspect-warrior'],
    dice: ['0 8 0', '0 4 0'],
    ...given,
    hands: [`${against} gretchin`, `${card} striking-scorpions`],
  })
  choose(p, against, card)
  return p
}

const gained = (p: ReturnType<typeof duel>, seat = 0) => told(p, 'tokens-gained', seat, 'attack', 'defence')

test('FS-CARD-3 · Command of the Autarch: a unit rallies or a morale die; then a further card for its icons', () => {
  const p = played('command-of-the-autarch', { units: ['aspect-warrior falcon~', 'nob'] })
  expect(p.options()).toEqual(['rally-one', 'morale-die', 'decline'])
  p.answer('rally-one')
  expect(standing(p.g, WORLD)).toBe('1 nob, 0 aspect-warrior, 0 falcon')
  expect(asked(p)).toBe('combat.icons')
  p.answer(p.options()[0] ?? '')
  expect(told(p, 'card-face-up', 0, 'card')).toEqual(['@card-striking-scorpions'])
  expect(p.g.combat?.sides[0]?.hand).toEqual([])
  // Its abilities are not resolved, so no die is gained.
  expect(diceOf(p, 0)).toBe('0 4 0')
})

test('FS-CARD-13 · Command of the Autarch: with an empty hand nothing is put face up', () => {
  const p = played('command-of-the-autarch', {}, '')
  p.answer('morale-die')
  expect(told(p, 'card-face-up', 0)).toEqual([])
  expect(told(p, 'ability-used', 0)).toHaveLength(1)
})

test('FS-CARD-13 · Command of the Autarch: the other cards stay in the hand', () => {
  const p = played('command-of-the-autarch', {}, 'striking-scorpions hit-and-run')
  p.answer('morale-die', 0)
  p.answer(p.options()[0] ?? '', 0)
  expect(told(p, 'card-face-up', 0, 'card')).toEqual(['@card-hit-and-run'])
  expect(p.g.combat?.sides[0]?.hand.map((card) => COMBAT_CARDS[card >> 1]?.key)).toEqual(['striking-scorpions'])
})

test('FS-CARD-3 · Hit and Run: 2 attack tokens; a morale die moves a standing unit to an adjacent friendly or uncontrolled area, standing', () => {
  const p = played('hit-and-run', { units: ['aspect-warrior falcon', 'nob'], dice: ['0 4 1', '0 8 0'], pieces: { '10A.sw': '1 ork-boyz' } })
  expect(gained(p)).toEqual(['2 0'])
  p.answer('spend:morale')
  const falcon = onUnit(p, 'slip', 'falcon')
  expect(p.options().every((id) => id.endsWith(`:${areaNamed(p.g, '10A.ne')}`))).toBe(true)
  p.answer(`${falcon}:${areaNamed(p.g, '10A.ne')}`)
  expect(standing(p.g, '10A.ne')).toBe('0 falcon')
})

test('FS-CARD-3, FS-CAP-11 · Hit and Run: not through a warp storm, nor where five are', () => {
  const p = played('hit-and-run', {
    area: '10A.ne',
    units: ['aspect-warrior', 'nob'],
    dice: ['0 4 1', '0 8 0'],
    pieces: { '10A.nw': '0 aspect-warrior aspect-warrior aspect-warrior wraithguard wraithguard' },
  })
  expect(p.g.combat?.round).toBe(2)
  const stormy = played('hit-and-run', {
    area: VOID,
    units: ['hellebore-frigate', 'kill-kroozer'],
    dice: ['0 4 1', '0 8 0'],
    storms: ['10A east', '10A south'],
  })
  expect(stormy.g.combat?.round).toBe(2)
  const calm = played('hit-and-run', {
    area: VOID,
    units: ['hellebore-frigate', 'kill-kroozer'],
    dice: ['0 4 1', '0 8 0'],
    storms: ['10A east'],
  })
  calm.answer('spend:morale')
  expect(standing(calm.g, '2A.ne')).toBe('0 hellebore-frigate')
})

test('FS-CARD-3 · Howling Banshees: a rolled die; a morale die makes the opponent rout a unit', () => {
  const p = played('howling-banshees', {
    seats: 3,
    units: ['aspect-warrior', 'nob ork-boyz'],
    dice: ['0 4 1', '0 8 0'],
    rolls: 'd',
    pieces: { '2A.nw': '2 scout' },
  })
  expect(diceOf(p, 0)).toBe('0 5 1')
  p.answer('spend:morale')
  expect([asked(p), p.question().seat]).toEqual(['combat.must-rout', 1])
  p.answer(onUnit(p, 'rout', 'nob'))
  expect(standing(p.g, WORLD)).toBe('1 ork-boyz, 1 nob~, 0 aspect-warrior')
  const q = played('howling-banshees', { rolls: 'd' })
  expect(told(q, 'unit-routed', 1)).toEqual([])
})

test('FS-CARD-3 · Ranger Support: an attacker gains a token of each kind, a defender may retreat a unit', () => {
  const p = played('ranger-support', { from: '10A.ne' })
  expect(gained(p)).toEqual(['1 1'])
  const q = defended('ranger-support', { pieces: { '10A.ne': '1 falcon' } })
  expect(gained(q, 1)).toEqual([])
  q.answer('decline')
  expect(standing(q.g, WORLD)).toBe('0 nob, 1 aspect-warrior')
})

test('FS-CARD-3 · Striking Scorpions: a rolled die; the opponent loses a die of his choice', () => {
  const p = played(
    'striking-scorpions',
    { seats: 3, dice: ['0 4 0', '1 5 1'], rolls: 'd', pieces: { '2A.nw': '2 scout' }, hands: ['', 'biker-nobz gretchin'] },
    'hit-and-run',
  )
  expect([asked(p), p.question().seat]).toEqual(['combat.lose', 1])
  p.answer('lose:attack')
  expect(diceOf(p, 1)).toBe('0 5 1')
  const q = played('striking-scorpions', { units: ['falcon', 'nob'], rolls: 'd' }, 'hit-and-run')
  expect(told(q, 'dice-lost', 1)).toEqual([])
})

test('FS-CARD-2, FS-COMP-7 · Striking Scorpions: against a full pool, which could then gain another die, its owner may decline', () => {
  const p = played('striking-scorpions', { dice: ['0 4 0', '1 6 1'], rolls: 'd', hands: ['', 'biker-nobz gretchin'] }, 'hit-and-run')
  expect([asked(p), p.question().seat, p.options()]).toEqual(['combat.ability', 0, ['use', 'decline']])
  p.answer('decline')
  expect(diceOf(p, 1)).toBe('1 6 1')
})

test('FS-DICE-5 · Striking Scorpions: one die of the chosen face, also the last one', () => {
  const losing = (dice: string) =>
    played('striking-scorpions', { dice: ['0 4 0', dice], rolls: 'd', hands: ['', 'biker-nobz gretchin'] }, 'hit-and-run')
  const p = losing('1 5 1')
  p.answer('lose:defence', 1)
  expect(told(p, 'dice-lost', 1, 'attack', 'defence', 'morale')).toEqual(['0 1 0'])
  expect(told(losing('0 0 1'), 'dice-lost', 1, 'attack', 'defence', 'morale')).toEqual(['0 0 1'])
})

test("FS-CARD-3 · Fire Dragon's Vengeance: against an attacker's nobody gains defence tokens this round; 2 defence tokens", () => {
  const p = played('fire-dragons-vengeance', { hands: ['', 'mega-nobz gretchin'], dice: ['0 0 0', '0 8 0'] })
  expect(gained(p)).toEqual(['0 2'])
  expect(gained(p, 1)).toEqual([])
  const q = defended('fire-dragons-vengeance', { dice: ['0 8 0', '0 0 0'] }, 'mega-nobz')
  expect(gained(q, 0)).toEqual(['0 1'])
  choose(p, 'striking-scorpions', 'gretchin')
  expect(p.g.combat?.sides[0]?.lasting).toEqual([])
})

test('FS-CARD-3 · Swooping Hawks: a defender takes 3 attack tokens away; a morale die for 2 attack tokens', () => {
  const p = defended(
    'swooping-hawks',
    { units: ['ork-boyz ork-boyz ork-boyz ork-boyz', 'aspect-warrior'], dice: ['0 8 0', '0 4 1'] },
    'waaagh',
  )
  expect(told(p, 'tokens-lost', 0, 'attack')).toEqual(['3'])
  p.answer('spend:morale')
  expect(gained(p, 1)).toEqual(['2 0'])
  const q = played('swooping-hawks', { hands: ['', 'waaagh gretchin'], units: ['aspect-warrior', 'ork-boyz'] })
  expect(told(q, 'tokens-lost', 1)).toEqual([])
})

test('FS-CARD-3 · Wraithguard Advance: a die, rolled or morale; up to 2 defence dice to attack; the opponent spends morale or routs', () => {
  const p = played('wraithguard-advance', {
    seats: 3,
    units: ['wraithguard', 'nob ork-boyz'],
    dice: ['0 3 0', '0 7 1'],
    pieces: { '2A.nw': '2 scout' },
  })
  expect(p.options()).toEqual(['die', 'morale-die', 'decline'])
  p.answer('morale-die')
  expect(p.options()).toEqual(['convert:1:0', 'convert:2:0', 'decline'])
  p.answer('convert:2:0')
  expect(diceOf(p, 0)).toBe('2 1 1')
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-die', 1])
  p.answers('refuse', onUnit(p, 'rout', 'ork-boyz'))
  expect(standing(p.g, WORLD)).toBe('1 ork-boyz~, 1 nob, 0 wraithguard')
  const q = played('wraithguard-advance', { units: ['wraithguard', 'nob ork-boyz'], dice: ['0 3 0', '0 7 1'], rolls: 'd' })
  q.answers('die', 'decline', 'use', 'spend')
  expect(told(q, 'unit-routed', 1)).toEqual([])
})

test('FS-CARD-3 · Wraithguard Support: up to 2 attack dice to defence; a morale die rallies a unit', () => {
  const p = played('wraithguard-support', { units: ['wraithguard falcon~', 'nob'], dice: ['3 1 0', '0 8 0'] })
  p.answers('morale-die', 'convert:2:0')
  expect(diceOf(p, 0)).toBe('1 3 1')
  p.answer('spend:morale')
  expect(standing(p.g, WORLD)).toBe('1 nob, 0 wraithguard, 0 falcon')
  const q = played('wraithguard-support', { units: ['wraithguard', 'nob'], dice: ['0 1 1', '0 8 0'], rolls: 'd' })
  q.answer('die')
  expect(q.g.combat?.round).toBe(2)
})

test('FS-CARD-3 · Fire Prism: any morale dice to attack; attacker 2 attack tokens, defender takes 5 defence tokens away', () => {
  const p = played('fire-prism', { units: ['falcon', 'nob'], dice: ['0 2 3', '0 8 0'] })
  p.answer('convert:3:0')
  expect(diceOf(p, 0)).toBe('3 2 0')
  expect(gained(p)).toEqual(['2 0'])
  const none = played('fire-prism', { units: ['aspect-warrior', 'nob'], dice: ['0 2 0', '0 8 0'] })
  expect(told(none, 'ability-used', 0)).toEqual([])
  const q = defended('fire-prism', { units: ['nob', 'falcon'], dice: ['0 8 0', '0 4 0'] }, 'mega-nobz')
  expect(told(q, 'tokens-lost', 0, 'defence')).toEqual(['1'])
  expect(gained(q, 1)).toEqual([])
})

test("FS-CARD-17 · Spiritseer's Guidance: a morale die; then a unit of one's own routed for no damage this round", () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior falcon', 'ork-boyz'],
    hands: ['spiritseers-guidance striking-scorpions', 'waaagh gretchin'],
    dice: ['0 0 0', '6 0 0'],
  })
  choose(p, 'spiritseers-guidance', 'waaagh')
  expect(diceOf(p, 0)).toBe('0 0 1')
  p.answer(onUnit(p, 'rout', 'falcon'))
  expect(damages(p, 0)).toEqual(['7-1=0'])
  expect(standing(p.g, WORLD)).toContain('0 aspect-warrior, 0 falcon~')
  const q = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior falcon', 'ork-boyz'],
    hands: ['spiritseers-guidance striking-scorpions', 'waaagh gretchin'],
    dice: ['0 0 0', '6 0 0'],
  })
  choose(q, 'spiritseers-guidance', 'waaagh')
  q.answer('decline')
  expect(damages(q, 0)).toEqual(['7-1=6'])
})

test("FS-CARD-17 · Spiritseer's Guidance: one standing unit is enough; without one the die alone comes", () => {
  const one = played('spiritseers-guidance', { units: ['aspect-warrior falcon~', 'nob'] })
  expect([asked(one), one.options()]).toEqual(['combat.rout-own', [onUnit(one, 'rout', 'aspect-warrior'), 'decline']])
  const none = played('spiritseers-guidance', { units: ['aspect-warrior~ falcon~', 'nob'] })
  expect([diceOf(none, 0), told(none, 'ability-used', 0).length]).toEqual(['0 4 1', 1])
})

test("FS-CARD-17 · Spiritseer's Guidance: only for that round", () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['falcon falcon falcon', 'ork-boyz'],
    hands: ['spiritseers-guidance striking-scorpions', 'waaagh biker-nobz'],
    dice: ['0 0 0', '6 0 0'],
    rolls: 'd',
  })
  choose(p, 'spiritseers-guidance', 'waaagh')
  p.answer(p.options()[0] ?? '')
  expect(p.g.combat?.sides[0]?.lasting).toEqual([])
})

test('FS-CARD-3 · Wave Serpent: a rolled die; 3 defence tokens unless the opponent spends a morale die', () => {
  const p = played('wave-serpent', { units: ['falcon', 'nob'], dice: ['0 4 0', '0 7 1'], rolls: 'd' })
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-die', 1])
  p.answer('spend')
  expect(gained(p)).toEqual([])
  const q = played('wave-serpent', { units: ['falcon', 'nob'], dice: ['0 4 0', '0 7 1'], rolls: 'd' })
  q.answer('refuse')
  expect(gained(q)).toEqual(['0 3'])
})

test('FS-CARD-3, FS-CAP-11 · Wave Serpent: standing units of levels 0 and 1 move to one adjacent area, at most five there', () => {
  const p = played('wave-serpent', {
    units: ['falcon aspect-warrior aspect-warrior~ wraithguard', 'nob'],
    dice: ['0 4 1', '0 8 0'],
    rolls: 'd',
    pieces: { '10A.ne': '0 aspect-warrior aspect-warrior aspect-warrior wraithguard', '10A.sw': '1 ork-boyz' },
  })
  p.answer('spend:morale')
  expect(p.options()).toEqual([`surge:${areaNamed(p.g, '10A.ne')}`, `surge:${areaNamed(p.g, '10A.sw')}`])
  p.answer(`surge:${areaNamed(p.g, '10A.ne')}`)
  expect(p.options()).toHaveLength(2)
  expect(p.refused({ options: p.options() }, 0).params?.rule ?? p.refused({ options: p.options() }, 0).rule).toBe('FS-CAP-11')
  p.answer({ options: [p.options()[1] ?? ''] })
  expect(standing(p.g, '10A.ne')).toContain('0 wraithguard, 0 wraithguard')
  expect(p.g.combat?.further).toBe(-1)
})

test('FS-CLAR-6, FS-COMBAT-26 · Wave Serpent: where a defender contests another area he attacks there, after this combat', () => {
  const p = duel({
    factions: ['orks', 'eldar'],
    units: ['nob', 'falcon falcon aspect-warrior'],
    hands: ['ard-boyz gretchin', 'wave-serpent striking-scorpions'],
    dice: ['0 8 0', '0 4 1'],
    rolls: 'd',
    combatRound: 3,
    pieces: { '10A.ne': '0 ork-boyz', '10A.sw': '0 ork-boyz' },
  })
  choose(p, 'ard-boyz', 'wave-serpent')
  p.answers('spend:morale', `surge:${areaNamed(p.g, '10A.ne')}`)
  // Only the Aspect Warrior goes; the Falcons win this combat.
  expect([p.g.combat?.area, p.g.combat?.sides.map(({ seat }) => seat)]).toEqual([areaNamed(p.g, '10A.ne'), [1, 0]])
})

test('FS-CLAR-6 · Wave Serpent: a second one may contest no other area', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['falcon aspect-warrior aspect-warrior wraithguard', 'nob nob'],
    hands: ['wave-serpent wave-serpent striking-scorpions', 'ard-boyz gretchin mek-boyz'],
    dice: ['0 4 2', '0 8 0'],
    rolls: 'dd',
    pieces: { '10A.ne': '1 ork-boyz', '10A.sw': '1 ork-boyz' },
  })
  choose(p, 'wave-serpent', 'ard-boyz')
  p.answers('spend:morale', `surge:${areaNamed(p.g, '10A.ne')}`)
  p.answer({ options: [p.options()[0] ?? ''] })
  expect(p.g.combat?.further).toBe(areaNamed(p.g, '10A.ne'))
  choose(p, 'wave-serpent', 'gretchin')
  p.answers('spend:morale')
  // Arynnia is Ork and another area, so the only place left is the area that is already contested.
  expect([asked(p), p.question().seat]).toEqual(['combat.surge-units', 0])
  const before = standing(p.g, '10A.sw')
  p.answer({ options: p.options() })
  expect(standing(p.g, '10A.sw')).toBe(before)
  expect(standing(p.g, '10A.ne').match(/0 /g)).toHaveLength(3)
})

test('FS-CARD-3, FS-CAP-11 · Wave Serpent: not without a unit of level 0 or 1, nor without room in an area beside it', () => {
  const at = (given: Partial<Duel>) => played('wave-serpent', { dice: ['0 4 1', '0 8 0'], rolls: 'd', ...given }).g.combat?.round
  expect(at({ units: ['falcon', 'nob'] })).toBe(2)
  const five = 'aspect-warrior aspect-warrior aspect-warrior wraithguard wraithguard'
  const crowded = (there: string): Partial<Duel> => ({
    area: '10A.ne',
    units: ['falcon aspect-warrior', 'nob'],
    pieces: { '10A.nw': `0 ${there}` },
  })
  expect(at(crowded(five))).toBe(2)
  // If there is room for one, the owner is asked.
  expect(at(crowded(five.replace('wraithguard ', '')))).toBe(1)
})

test('FS-CAP-11 · Wave Serpent: an area with five units already is none of the places', () => {
  const p = played('wave-serpent', {
    units: ['falcon aspect-warrior', 'nob'],
    dice: ['0 4 1', '0 8 0'],
    rolls: 'd',
    pieces: { '10A.ne': '0 aspect-warrior aspect-warrior aspect-warrior wraithguard wraithguard', '10A.sw': '1 ork-boyz' },
  })
  p.answer('spend:morale')
  expect(standing(p.g, '10A.sw')).toBe('1 ork-boyz, 0 aspect-warrior')
})

test('FS-CARD-13 · a card laid open for its icons cannot be taken up again', () => {
  const p = defended('command-of-the-autarch', { units: ['nob nob', 'aspect-warrior falcon~'], dice: ['4 4 0', '0 4 0'] }, 'mega-nobz')
  p.answer('rally-one')
  expect([asked(p), p.question().seat]).toEqual(['combat.icons', 1])
  p.answer(p.options()[0] ?? '')
  expect(canUndo(p.table, 1)).toBe(false)
})

test('FS-CARD-3 · Holofield Emitter: a rolled die and a card; a further card for its icons', () => {
  const p = played('holofield-emitter', { units: ['warlock-battle-titan', 'nob'], rolls: 'd' }, '')
  expect(told(p, 'cards-drawn', 0, 'count')).toEqual(['1'])
  expect(asked(p)).toBe('combat.icons')
  p.answer(p.options()[0] ?? '')
  expect(p.g.combat?.sides[0]?.faceUp).toHaveLength(2)
  const q = played('holofield-emitter', { units: ['aspect-warrior', 'nob'], rolls: 'd' })
  expect(told(q, 'card-face-up', 0)).toEqual([])
})

test('FS-CARD-3, FS-COMP-19, FS-GOLD-7 · Psychic Lance: a rolled die; a card of the other hand goes, shown to all', () => {
  const p = played('psychic-lance', {
    seats: 3,
    units: ['aspect-warrior', 'nob'],
    rolls: 'd',
    hands: ['', 'ard-boyz gretchin mek-boyz'],
    pieces: { '2A.nw': '2 scout' },
  })
  expect(p.events(2, 'card-discarded')).toHaveLength(1)
  expect(p.g.combat?.sides[1]?.hand).toHaveLength(1)
  expect(p.g.players[1]?.combatDeck).toHaveLength(8)
  expect(gained(p)).toEqual([])
})

test('FS-CARD-3 · Psychic Lance: the last card of a hand goes, too; of an empty hand nothing', () => {
  const last = (theirs: string) =>
    played('psychic-lance', { combatRound: 2, units: ['aspect-warrior', 'nob'], rolls: 'd', hands: ['', theirs] })
  expect(told(last('ard-boyz gretchin'), 'card-discarded', 1, 'card')).toEqual(['@card-gretchin'])
  expect(told(last('ard-boyz'), 'card-discarded', 1)).toEqual([])
})

test('FS-CARD-2, FS-CARD-9 · Psychic Lance: with a single card face up its owner is still asked, and may decline', () => {
  const p = played('psychic-lance', { units: ['warlock-battle-titan', 'nob'], rolls: 'd', faceUp: ['', 'mek-boyz'] })
  expect([asked(p), p.options().at(-1), p.options().length]).toEqual(['combat.discard', 'decline', 2])
  p.answer('decline', 0)
  expect(gained(p)).toEqual([])
})

test('FS-CARD-3 · Psychic Lance: 4 attack tokens unless he discards the face-up card that its owner chose', () => {
  const given: Partial<Duel> = { units: ['warlock-battle-titan', 'nob'], rolls: 'd', faceUp: ['', 'mek-boyz slugga-boyz'] }
  const p = played('psychic-lance', given)
  expect([asked(p), p.question().seat]).toEqual(['combat.discard', 0])
  p.answer(p.options()[1] ?? '')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-discard', 1])
  p.answer('refuse')
  expect(gained(p)).toEqual(['4 0'])
  const q = played('psychic-lance', given)
  q.answers(q.options()[1] ?? '', 'discard')
  expect(gained(q)).toEqual([])
  expect(told(q, 'card-discarded', 1, 'card')).toContain('@card-slugga-boyz')
  const none = played('psychic-lance', { units: ['warlock-battle-titan', 'nob'], rolls: 'd' })
  expect(gained(none)).toEqual(['4 0'])
  declineAll(none)
})

test('FS-DICE-5 · Striking Scorpions: a player without dice loses none', () => {
  const none = played('striking-scorpions', { dice: ['0 4 0', '0 0 0'], rolls: 'd', hands: ['', 'gretchin ard-boyz'] }, 'hit-and-run')
  expect(told(none, 'dice-lost', 1, 'attack', 'defence', 'morale')).toEqual([])
  expect(none.g.combat?.sides[1]?.dice.every((count) => count >= 0)).toBe(true)
})
