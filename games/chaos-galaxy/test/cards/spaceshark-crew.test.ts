import { expect, test } from 'vitest'
import { asked, card, duel, heard, offers, pile, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · harrrk-trax: one speed and one firepower', 'harrrk-trax', [4, 3, 3, 2]],
  ['CG-CARD-5 · szigonyos-lovesz: one firepower', 'szigonyos-lovesz', [3, 3, 3, 2]],
  ['CG-CARD-5 · telekinetikus-pilota: two speed', 'telekinetikus-pilota', [5, 2, 3, 2]],
  ['CG-CARD-5 · tisztogato-robot: one firepower', 'tisztogato-robot', [3, 3, 3, 2]],
] as const)
  test(title, () => {
    const aboard = duel({ you: { hangar: ['liktor'], cantina: [id] } })
    expect(values(aboard, 'liktor')).toEqual([3, 2, 3, 2])
    through(aboard, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(aboard, 'bombing-bombers'), 'liktor')).toEqual(figures)
    const unpaid = duel({ you: { hangar: ['liktor'], cantina: [`${id} unpaid`], credits: 0 } })
    through(unpaid, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(unpaid, 'bombing-bombers'), 'liktor')).toEqual([3, 2, 3, 2])
  })

const TRAX = { you: { hangar: ['birodalmi-cirkalo', 'karom'], cantina: ['harrrk-trax'] }, opponent: { hangar: ['crx -4', 'crx -4'] } }
const SHIPS = ['attack:colony:1', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{karom}']
const DEFENDED = ['defend-with:{crx}', 'defend-with:{crx#1}']

test('CG-GOAL-5 · harrrk-trax: his ship is active again when it destroys a ship, once a combat', () => {
  const p = duel(TRAX)
  through(p, ...SHIPS, 'board:{harrrk-trax}:{birodalmi-cirkalo}', ...DEFENDED, 'fire:{birodalmi-cirkalo}:{crx}')
  expect([shown(reach(p, 'firing-act'), 'birodalmi-cirkalo').turned, pile(p, 'trash', 1)]).toEqual(['active', ['crx']])
  through(p, 'fire:{birodalmi-cirkalo}:{crx#1}')
  expect([shown(reach(p), 'birodalmi-cirkalo').turned, pile(p, 'trash', 1)]).toEqual(['used', ['crx', 'crx']])
})

test('CG-GOAL-5 · harrrk-trax: not for another ship, not from the cantina', () => {
  const other = duel(TRAX)
  through(other, ...SHIPS, 'board:{harrrk-trax}:{birodalmi-cirkalo}', ...DEFENDED, 'fire:{karom}:{crx}')
  expect(shown(reach(other, 'firing-act'), 'karom').turned).toBe('used')
  const home = duel(TRAX)
  through(home, ...SHIPS, ...DEFENDED, 'fire:{birodalmi-cirkalo}:{crx}')
  expect(shown(reach(home, 'firing-act'), 'birodalmi-cirkalo').turned).toBe('used')
})

for (const [title, mark, keywords, offered] of [
  ['CG-GOAL-5, CG-ABIL-28 · szigonyos-lovesz: his ship has heavy weapons', '', ['heavyWeapons'], true],
  ['CG-GOAL-5 · szigonyos-lovesz: nothing while unpaid', ' unpaid', [], false],
] as const)
  test(title, () => {
    const p = duel({
      you: { hangar: ['liktor', 'karom'], cantina: [`szigonyos-lovesz${mark}`], credits: 2 },
      opponent: { hangar: ['crx'] },
    })
    through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{karom}', 'board:{szigonyos-lovesz}:{liktor}', 'defend-with:{crx}')
    reach(p, 'firing-act')
    expect([shown(p, 'liktor').keywords, offers(p, 'heavy:{liktor}'), offers(p, 'heavy:{karom}')]).toEqual([keywords, offered, false])
  })

for (const [title, attacker, seat, keywords] of [
  ['CG-GOAL-5 · telekinetikus-pilota: his ship has rapid fire while it attacks', 0, 0, ['rapidFire']],
  ['CG-GOAL-5 · telekinetikus-pilota: not while it defends', 1, 1, []],
] as const)
  test(title, () => {
    const p = duel({
      active: attacker,
      you: { hangar: ['birodalmi-cirkalo'], cantina: ['telekinetikus-pilota'] },
      opponent: { hangar: ['vasszorny'] },
    })
    const defender = attacker === 0 ? 'vasszorny' : 'birodalmi-cirkalo'
    const boards = 'board:{telekinetikus-pilota}:{birodalmi-cirkalo}'
    const named = seat === 0 ? [boards, `defend-with:{${defender}}`] : [`defend-with:{${defender}}`, boards]
    through(p, `attack:colony:${1 - attacker}`, ...named)
    reach(p, 'firing-act')
    expect(shown(p, 'birodalmi-cirkalo').keywords).toEqual(keywords)
    // The pilot makes the cruiser faster, so it shoots first: only its rapid fire prevents the return fire.
    through(p, 'fire:{birodalmi-cirkalo}:{vasszorny}')
    expect(asked(p)).toBe(keywords.length > 0 ? 'firing-act' : 'firing-return')
  })

const SPIED = {
  hand: ['turul', 'karom'],
  surface: ['kitinfal unpaid'],
  cantina: ['tuzer unpaid', 'vasfalo'],
  hangar: ['liktor', '> nanoraj unpaid'],
}

test("CG-GOAL-5, CG-INFO-9 · melyuri-kem: turned used, he sees one unpaid card of the opponent, also in the opponent's turn", () => {
  const p = duel({ active: 1, you: { cantina: ['melyuri-kem'], surface: ['ipari-park unpaid'] }, opponent: SPIED })
  through(p, 'draw', 'use:{melyuri-kem}:0')
  expect(p.options().sort()).toEqual(['kitinfal', 'tuzer', 'nanoraj'].map((id) => `target:${card(p, id)}`).sort())
  through(p, 'target:{tuzer}')
  reach(p)
  const looked = JSON.stringify(heard(p, 'looked'))
  expect([looked.includes('tuzer'), looked.includes('kitinfal'), looked.includes('nanoraj')]).toEqual([true, false, false])
  expect(JSON.stringify(p.events('spectator')).includes('tuzer')).toBe(false)
  expect([shown(p, 'melyuri-kem').turned, offers(p, 'use:{melyuri-kem}:0')]).toEqual(['used', false])
})

test("CG-GOAL-5, CG-INFO-9 · melyuri-kem: turned damaged, he sees the opponent's headquarters", () => {
  const p = duel({ you: { cantina: ['melyuri-kem'] }, opponent: SPIED })
  through(p, 'use:{melyuri-kem}:1')
  reach(p)
  const looked = JSON.stringify(heard(p, 'looked'))
  expect([looked.includes('turul'), looked.includes('karom'), looked.includes('tuzer')]).toEqual([true, true, false])
  expect([shown(p, 'melyuri-kem').turned, JSON.stringify(p.events('spectator')).includes('turul')]).toEqual(['damaged', false])
})

test("CG-GOAL-5 · melyuri-kem: not used or unpaid, no headquarters in the opponent's turn, no card where all are paid", () => {
  for (const mark of [' used', ' unpaid']) {
    const idle = duel({ you: { cantina: [`melyuri-kem${mark}`] }, opponent: SPIED })
    expect([0, 1].map((at) => offers(idle, `use:{melyuri-kem}:${at}`))).toEqual([false, false])
  }
  const other = duel({ active: 1, you: { cantina: ['melyuri-kem'] }, opponent: SPIED })
  through(other, 'draw')
  expect([0, 1].map((at) => offers(other, `use:{melyuri-kem}:${at}`))).toEqual([true, false])
  const paid = duel({ you: { cantina: ['melyuri-kem'] }, opponent: { cantina: ['vasfalo'] } })
  expect([0, 1].map((at) => offers(paid, `use:{melyuri-kem}:${at}`))).toEqual([false, true])
})

for (const [title, mark, turned] of [
  ['CG-GOAL-5, CG-ABIL-31 · tisztogato-robot: hit, its ship turns used', '', 'used'],
  ['CG-GOAL-5 · tisztogato-robot: nothing while unpaid', ' unpaid', 'damaged'],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['birodalmi-cirkalo'], cantina: [`tisztogato-robot${mark}`] }, opponent: { hangar: ['halalszarny'] } })
    through(p, 'attack:colony:1', 'board:{tisztogato-robot}:{birodalmi-cirkalo}', 'defend-with:{halalszarny}')
    through(p, 'fire:{halalszarny}:{birodalmi-cirkalo}', 'no-return')
    expect(shown(reach(p), 'birodalmi-cirkalo').turned).toBe(turned)
  })
