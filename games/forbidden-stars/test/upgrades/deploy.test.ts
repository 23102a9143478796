import { expect, test } from 'vitest'
import { areaNamed, asked, buy, type Given } from '../given.ts'
import { acting } from '../orders.ts'

/** A deploy order of the Space Marines in 10A with Recruitment Worlds. */
function recruiting(pieces: Record<string, string>) {
  return acting('space-marines', {
    order: '0 deploy 10A',
    step: 'deploy-begin',
    pieces,
    players: [{ upgrades: 'recruitment-worlds', materiel: 20 }, {}],
  })
}

test('FS-STRAT-10, FS-DEPLOY-3 · Recruitment Worlds: only worlds with a bastion count, and only with one is it asked', () => {
  const p = recruiting({ '10A.nw': '0 bastion', '10A.sw': '0 scout' })
  expect([asked(p), p.question().seat]).toEqual(['upgrade.use', 0])
  p.answer('use')
  // Turaci holds four; Arynnia, which has a Scout, adds nothing.
  expect([asked(p), p.question().params?.limit]).toEqual(['deploy.unit', 3])
  expect(asked(recruiting({ '10A.nw': '0 factory' }))).toBe('deploy.unit')
})

test('FS-DEPLOY-3, FS-DEPLOY-4, FS-STRAT-10 · Recruitment Worlds: of two bastions on one world each adds its capacity less 1', () => {
  const p = recruiting({ '10A.nw': '0 bastion bastion' })
  p.answer('use')
  expect([asked(p), p.question().params?.limit]).toEqual(['deploy.unit', 6])
})

test('FS-CLAR-12, FS-STRAT-10 · Dread Ritual: who has it may decline the one unit that he can pay; with none it is not asked', () => {
  const given: Given = {
    order: '0 deploy 10A',
    step: 'after-deploy',
    pieces: { '10A.nw': '0 chaos-space-marine' },
    players: [{ upgrades: 'dread-ritual', materiel: 2 }, {}],
  }
  const p = acting('chaos', given)
  const cultist = buy('cultist', areaNamed(p.g, '10A.nw'))
  expect([asked(p), p.question().seat, p.options()]).toEqual(['deploy.ritual', 0, [cultist, 'decline']])
  p.answer('decline')
  expect(p.g.players[0]).toMatchObject({ materiel: 2, used: [] })
  const poor = acting('chaos', { ...given, players: [{ upgrades: 'dread-ritual', materiel: 1 }, {}] })
  expect(asked(poor)).toBe('operations.resolve')
  expect(poor.g.players[0]?.used).toEqual([])
})

test('FS-CLAR-12 · Dread Ritual calls nothing above level 2, whatever could be paid', () => {
  const p = acting('chaos', {
    order: '0 deploy 10A',
    step: 'after-deploy',
    pieces: { '10A.nw': '0 cultist city', '10A.sw': '0 city', '5A.ne': '0 city' },
    players: [{ upgrades: 'dread-ritual', materiel: 14, assets: [3, 0, 0] }, {}],
  })
  const kinds = p.options().map((id) => id.split(':')[1])
  expect([kinds.includes('9'), kinds.includes('11')]).toEqual([true, false])
})
