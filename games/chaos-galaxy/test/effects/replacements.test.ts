import { expect, test } from 'vitest'
import { run } from '../../effects/do/operations.ts'
import { replaced } from '../../effects/do/replacing.ts'
import type { Effect, Operation } from '../../effects/language/vocabulary.ts'
import { packUp } from '../../rules/unequip.ts'
import { type Combat, type State, TURNED } from '../../state.ts'
import { fight } from '../fight.ts'
import { act, asked, card, duel, heard, placeOf, reach, shown, through } from '../given.ts'
import { carryOut, drive, rewrite, speaking } from './given.ts'

const verdij = (ships: readonly string[]) => duel({ you: { hand: ['verdij'] }, opponent: { hangar: ships, credits: 5 } })
const destroyed = (p: { readonly g: State }, id: string): boolean => placeOf(p.g, card(p, id)).startsWith('trash')

test('CG-STACK-21, CG-SHIP-8 · replacement wouldBeDestroyed: something else happens, and it is not destroyed; no other card is saved', () => {
  rewrite('karom', [
    { kind: 'replace', event: 'wouldBeDestroyed', who: 'self', instead: [{ op: 'setStat', who: 'self', stat: 'armour', to: 1 }] },
  ])
  const p = verdij(['karom', 'turul -2'])
  act(p, 'event:{verdij}', 'target:{karom}')
  expect([destroyed(reach(p), 'karom'), shown(p, 'karom').armourLeft, heard(p, 'destroyed')]).toEqual([false, 1, []])
  const other = verdij(['karom', 'turul -2'])
  act(other, 'event:{verdij}', 'target:{turul}')
  expect(destroyed(reach(other), 'turul')).toBe(true)
})

test('CG-STACK-21 · replacement wouldBeDestroyed: its player may decline what is optional or costs something, and must pay', () => {
  const paid: readonly Effect[] = [
    {
      kind: 'replace',
      event: 'wouldBeDestroyed',
      who: 'self',
      cost: [{ pay: 'credits', n: 5 }],
      instead: [{ op: 'setStat', who: 'self', stat: 'armour', to: 1 }],
    },
  ]
  rewrite('karom', paid)
  const saved = (answer: 'yes' | 'no'): [boolean, number] => {
    const p = verdij(['karom'])
    act(p, 'event:{verdij}')
    while (asked(p) !== 'stack-replace') p.answer('pass')
    expect(p.question().seat).toBe(1)
    p.answer(answer)
    return [!destroyed(reach(p), 'karom'), p.g.seats[1]?.credits ?? 0]
  }
  expect([saved('yes'), saved('no')]).toEqual([
    [true, 0],
    [false, 5],
  ])
  rewrite('karom', [{ ...(paid[0] as Effect & { kind: 'replace' }), cost: [{ pay: 'credits', n: 6 }] }])
  const p = verdij(['karom'])
  act(p, 'event:{verdij}')
  expect(destroyed(reach(p), 'karom')).toBe(true)
})

test('CG-STACK-21 · replacement wouldBeDestroyed: no more often than its limit, of several its controller chooses, unpaid it does nothing', () => {
  const save = (limit?: 'turn'): Effect => ({
    kind: 'replace',
    event: 'wouldBeDestroyed',
    who: 'ship',
    ...(limit === undefined ? {} : { limit }),
    instead: [{ op: 'setStat', who: 'ship', stat: 'armour', to: 1 }],
  })
  rewrite('kitinlemez', [save('turn')])
  rewrite('femkarom', [save()])
  const p = duel({
    you: { hand: ['verdij', 'megtorlas'] },
    opponent: { hangar: ['turul', '> kitinlemez', '> femkarom unpaid'] },
  })
  const about = card(p, 'turul')
  expect(drive(replaced(p.g, 'wouldBeDestroyed', about, run), [])).toEqual([])
  expect(p.g.uses).toMatchObject([{ card: card(p, 'kitinlemez'), inTurn: 1 }])
  drive(replaced(p.g, 'wouldBeDestroyed', about, run), [])
  expect(p.g.uses).toMatchObject([{ card: card(p, 'kitinlemez'), inTurn: 1 }])
  p.g.paid[card(p, 'femkarom')] = 1
  p.g.uses = []
  expect(drive(replaced(p.g, 'wouldBeDestroyed', about, run), [`replace:${card(p, 'femkarom')}:0`])).toEqual([1])
  expect(p.g.uses).toEqual([])
})

test('CG-WEAP-10 · replacement wouldEndMissile: a paid missile stays, on the ship named; on another it goes to the trash', () => {
  rewrite('liktor', [
    {
      kind: 'replace',
      event: 'wouldEndMissile',
      who: { zone: 'aboard', player: 'you', type: 'weaponry', carrier: 'self' },
      instead: [{ op: 'unpay', who: 'it' }],
    },
  ])
  const p = duel({
    you: { hangar: ['liktor', '> torpedoraj unpaid', 'karom', '> plazmaraketa unpaid'] },
    opponent: { hangar: ['crx'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{karom}', 'defend-with:{crx}')
  through(p, 'pay:{torpedoraj}', 'pay:{plazmaraketa}')
  reach(p)
  expect(['torpedoraj', 'plazmaraketa'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['mounted of 0', 'trash of 0'])
  expect(shown(p, 'torpedoraj').paid).toBe(false)
})

test('CG-CREW-8 · replacement wouldReturnUsed: the crew named comes back active from a used ship; other crew used', () => {
  rewrite('turul', [{ kind: 'replace', event: 'wouldReturnUsed', who: { zone: 'aboard', carrier: 'self' }, instead: [] }])
  const p = fight(['turul', 'liktor'], ['crx'], {
    you: { hangar: ['turul', '> vasfalo', 'liktor', '> hasitogep'] },
  })
  through(p, 'fire:{turul}:{crx}', 'fire:{liktor}:{crx}')
  reach(p)
  expect(['turul', 'liktor', 'vasfalo', 'hasitogep'].map((id) => shown(p, id).turned)).toEqual(['used', 'used', 'active', 'used'])
})

test('CG-CREW-8 · replacement wouldReturnUsed: nobody is asked about crew that is used already', () => {
  rewrite('turul', [{ kind: 'replace', event: 'wouldReturnUsed', who: { zone: 'aboard', carrier: 'self' }, optional: true, instead: [] }])
  const p = fight(['turul'], ['crx'], { you: { hangar: ['turul', '> hasitogep used', '> vasfalo'] } })
  through(p, 'fire:{turul}:{crx}')
  reach(p, 'stack-replace')
  act(p, 'yes')
  expect(asked(p)).not.toBe('stack-replace')
  reach(p)
  expect(['hasitogep', 'vasfalo'].map((id) => shown(p, id).turned)).toEqual(['used', 'active'])
})

test('CG-CREW-8, CG-STACK-18 · about crew of two players that returns at one moment the active player is asked first', () => {
  rewrite('turul', [{ kind: 'replace', event: 'wouldReturnUsed', who: { zone: 'aboard', carrier: 'self' }, optional: true, instead: [] }])
  const seats = (active: number) => {
    const crewed = { hangar: ['turul', '> vasfalo'] }
    const p = fight(['turul'], ['turul'], { you: crewed, opponent: crewed })
    p.g.active = active
    for (const { hangar } of p.g.seats) for (const ship of hangar) p.g.turned[ship] = TURNED.used
    return drive(packUp(p.g, p.g.combat as Combat), ['yes', 'yes'])
  }
  expect([seats(0), seats(1)]).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('CG-STACK-21 · who declines one of several replacements is still asked about the other', () => {
  const save: Effect = {
    kind: 'replace',
    event: 'wouldBeDestroyed',
    who: 'ship',
    optional: true,
    instead: [{ op: 'setStat', who: 'ship', stat: 'armour', to: 1 }],
  }
  rewrite('kitinlemez', [save])
  rewrite('femkarom', [save])
  const p = duel({ opponent: { hangar: ['turul', '> kitinlemez', '> femkarom'] } })
  for (const first of ['kitinlemez', 'femkarom'])
    expect(drive(replaced(p.g, 'wouldBeDestroyed', card(p, 'turul'), run), [`replace:${card(p, first)}:0`, 'no', 'yes'])).toEqual([1, 1, 1])
})

/** Damage that takes all armour of the first target. */
const shot: Operation = { op: 'damage', to: 't1', n: 9 }

/** What a card does instead of being destroyed. */
const instead = (...operations: Operation[]): Effect => ({ kind: 'replace', event: 'wouldBeDestroyed', who: 'self', instead: operations })

test('CG-STACK-21 · a card that stays without armour after what happened instead of its destruction is destroyed then, each effect applied once', () => {
  const gain: Operation = { op: 'gainCredits', player: 'you', n: 1 }
  const falls = (...effects: Effect[]): [string, number] => {
    rewrite('karom', effects)
    const p = duel({ you: { hangar: ['karom'], credits: 0 } })
    carryOut(p, speaking(p, { t1: ['karom'] }), [shot])
    return [placeOf(p.g, card(p, 'karom')), p.g.seats[0]?.credits ?? 0]
  }
  expect(falls(instead(gain))).toEqual(['trash of 0', 1])
  expect(falls(instead())).toEqual(['trash of 0', 0])
  // What happens at once in other effects waits here until all have applied.
  const given: Operation = { op: 'sacrificeCard', player: 'you', sel: { zone: 'cantina' }, n: 1 }
  rewrite('karom', [instead(given, { op: 'putIntoPlay', who: 'last', paid: true })])
  const p = duel({ you: { hangar: ['karom'], cantina: ['konyvelo'] } })
  carryOut(p, speaking(p, { t1: ['karom'] }), [shot])
  expect(['karom', 'konyvelo'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'cantina of 0'])
})

test('CG-STACK-21 · a card whose first effect leaves it without armour is saved by its second', () => {
  const keep: Operation = { op: 'setStat', who: 'self', stat: 'armour', to: 1 }
  rewrite('karom', [instead(), instead(keep)])
  const p = duel({ you: { hangar: ['karom'] } })
  const ship = card(p, 'karom')
  expect(carryOut(p, speaking(p, { t1: ['karom'] }), [shot], `replace:${ship}:0`)).toEqual([0])
  expect([placeOf(p.g, ship), shown(p, 'karom').armourLeft]).toEqual(['hangar of 0', 1])
})

test('CG-STACK-21 · cards that destroy each other instead of being destroyed are destroyed in the end; another moment begins anew', () => {
  const other = (zone: 'hangar' | 'surface'): Effect => instead({ op: 'destroy', who: { all: { zone } } })
  rewrite('karom', [other('surface')])
  rewrite('ipari-park', [other('hangar')])
  const p = duel({ you: { hangar: ['karom'], surface: ['ipari-park'] } })
  carryOut(p, speaking(p, { t1: ['karom'] }), [{ op: 'destroy', who: 't1' }])
  expect(['karom', 'ipari-park'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'surface of 0'])
  rewrite('karom', [instead()])
  const again = duel({ you: { hangar: ['karom'] } })
  for (const _ of [1, 2]) carryOut(again, speaking(again, { t1: ['karom'] }), [{ op: 'destroy', who: 't1' }])
  expect(placeOf(again.g, card(again, 'karom'))).toBe('hangar of 0')
})
