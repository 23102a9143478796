import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { dealDamage } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { amountOf, contextOf } from '../effects/read/reading.ts'
import { chaosGalaxy } from '../index.ts'
import { isItsTurnOver } from '../rules/durations.ts'
import { firing, firingOrder, shipsToAct } from '../rules/firing.ts'
import { openWindow } from '../rules/stack.ts'
import { newCombat, newFighter, newStackItem, type State, TURNED, ZONE } from '../state.ts'
import { drive, rewrite } from './effects/given.ts'
import { fight } from './fight.ts'
import { asked, card, duel, reach, shown, through, written } from './given.ts'

/** A combat in its firing step between the ships of both seats, all of which take part. */
const firingOf =
  (own: readonly string[], others: readonly string[], also: (g: State) => void = () => undefined) =>
  (g: State): void => {
    g.combat = newCombat(0, 1, 'colony', -1)
    g.combat.step = 'firing'
    g.combat.defended = true
    for (const [seat, names] of [own, others].entries())
      for (const id of names) g.combat.fighters.push(newFighter(card({ g }, id.split(' ')[0] as string, seat), seat === 0))
    also(g)
  }

/** A table in such a combat. */
function firingTable(own: readonly string[], others: readonly string[], also?: (g: State) => void) {
  return duel({ you: { hangar: own }, opponent: { hangar: others }, also: firingOf(own, others, also) })
}

test('CG-FIRE-13 · when an exchange is over no ship shoots or is shot at any more', () => {
  const p = fight(['crx'], ['karom', 'solyom'])
  reach(p, 'firing-act')
  const [first] = p.options().filter((id) => id.startsWith('fire:'))
  p.answer(first as string)
  expect([p.g.combat?.shooter, p.g.combat?.shotAt].map((ship) => ship === -1)).toEqual([false, false])
  reach(p, 'firing-act')
  expect([p.g.combat?.shooter, p.g.combat?.shotAt]).toEqual([-1, -1])
})

test('CG-FIRE-1, CG-FIRE-2 · a ship that cards let fire first comes before all; of equal ones attackers, in the order in which they came', () => {
  const p = firingTable(['karom', 'turul'], ['crx', 'gondolat'])
  const speeds = [...['karom', 'turul'].map((id) => [id, 1] as const), ...['crx', 'gondolat'].map((id) => [id, 0] as const)]
    .map(([id, attacks]) => ({ id, worth: (shown(p, id).values?.speed ?? 0) * 2 + attacks, at: card(p, id) }))
    .toSorted((one, other) => other.worth - one.worth || one.at - other.at)
  expect(firingOrder(p.g)).toEqual(speeds.map(({ at }) => at))
})

test('CG-FIRE-22, CG-FIRE-3 · after a pass the passed ship acts, unless its player may choose among ships that are faster than all enemies', () => {
  const acts = (own: readonly string[], passed: string): number[] => {
    const p = firingTable(own, ['mamut-i'], (g) => {
      for (const fighter of g.combat?.fighters ?? []) fighter.passed = fighter.ship === card({ g }, passed)
      if (g.combat !== null) g.combat.turn = 0
    })
    expect(asked(p)).toBe('firing-act')
    return [...new Set(p.options().flatMap((id) => (id.startsWith('fire:') ? [Number(id.split(':')[1])] : [])))]
  }
  const two = acts(['karom', 'turul'], 'turul')
  expect(two).toHaveLength(2)
})

test('CG-FIRE-3 · a seat may choose among its ships that are faster than every active enemy; used ones are no bar', () => {
  const p = firingTable(['karom', 'turul'], ['mamut-i'])
  expect(shipsToAct(p.g, 0)).toEqual([card(p, 'karom'), card(p, 'turul')])
  p.g.turned[card(p, 'karom')] = TURNED.used
  expect(shipsToAct(p.g, 0)).toEqual([card(p, 'turul')])
})

test('CG-END-10 · what lasts until a player’s next turn is over with that turn, not with the one in which it began, or when the player is out', () => {
  const p = duel({ others: [{}, {}] })
  const base = { id: 1, print: 0, operation: 0, source: 0, controller: 0, opponent: 1, seat: -1, left: -1, cards: [], until: 3 }
  const over = (whose: number, began: number): boolean => isItsTurnOver(p.g, { ...base, holds: { what: 'nothing' }, whose, turn: began })
  const now = p.g.turn
  expect([over(-1, now), over(p.g.active, now - 1), over(p.g.active, now), over(1, now - 1)]).toEqual([true, true, false, false])
  p.answer({ concede: true }, 1)
  expect(over(1, now - 1)).toBe(true)
})

test('CG-WEAP-8 · items that may move are offered by item, then by ship; each moves once in a combat', () => {
  const p = duel({
    you: { hangar: ['honfoglalo', '> asofog', 'liktor', '> hajtomufokozo', 'mamut-i', 'karom', '> femkarom'] },
    opponent: { hangar: ['crx'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'done')
  const offered = (): string[] => p.options().filter((id) => id.startsWith('move-item:'))
  const moves = (item: string, ...ships: string[]): string[] => ships.map((ship) => written(p, `move-item:{${item}}:{${ship}}`))
  const [first, second] = [card(p, 'asofog'), card(p, 'hajtomufokozo')]
  const to = ['liktor', 'mamut-i', 'karom']
  expect(offered().filter((id) => id.startsWith(`move-item:${first}:`))).toEqual(moves('asofog', ...to))
  expect(offered()).toEqual([...moves('asofog', ...to), ...offered().filter((id) => id.startsWith(`move-item:${second}:`))])
  p.answer(written(p, 'move-item:{asofog}:{mamut-i}'))
  p.answer(offered()[0] as string)
  expect([p.g.combat?.moved, p.g.carriers[first]]).toEqual([[first, second], card(p, 'mamut-i')])
})

test('CG-EQUIP-2, CG-INT-1 · who equips ships may also play interrupts and use abilities', () => {
  rewrite('biztositas', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const p = duel({
    you: { hand: ['biztositas'], credits: 9, hangar: ['honfoglalo', '> asofog', 'liktor'] },
    opponent: { hangar: ['crx'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}')
  reach(p, 'equip-outfit')
  expect(p.options()).toEqual([written(p, 'move-item:{asofog}:{liktor}'), written(p, 'play:{biztositas}'), 'done'])
})

test('CG-SIMC-3, CG-STACK-20 · of a combat that ends during the firing step ships without armour go as destroyed by who shot them', () => {
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'kills' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const p = duel({
    settings: { simplifiedCombat: true },
    you: { hangar: ['turul'], cantina: ['konyvelo'] },
    opponent: { hangar: ['karom'] },
    also: firingOf(['turul'], ['karom']),
  })
  const [turul, karom] = [card(p, 'turul'), card(p, 'karom')]
  drive(dealDamage(p.g, [{ to: karom, amount: 9, by: turul }], run), [])
  if (p.g.combat !== null) p.g.combat.ended = true
  drive(firing(p.g), [])
  expect([p.g.combat?.step, p.g.waiting.map(({ it, other }) => [it[0], other])]).toEqual(['unequip', [[turul, karom]]])
})

test('CG-ABIL-24, CG-FIRE-10 · a used ship that a card lets fire back may do that, not bomb by stealth', () => {
  rewrite('ipari-park', [
    { kind: 'static', do: [{ op: 'permit', who: { all: { zone: 'hangar', player: 'you' } }, may: 'returnFireWhileUsed' }] },
  ])
  const answers = (state: string): string[] => {
    const p = duel({
      you: { hangar: [`alomszovo${state}`, 'mamut-i'], surface: ['ipari-park'] },
      opponent: { hangar: ['gondolat'] },
      also: firingOf(['alomszovo', 'mamut-i'], ['gondolat']),
    })
    through(p, 'fire:{gondolat}:{alomszovo}')
    reach(p, 'firing-return')
    return p.options()
  }
  expect(answers('')).toEqual(['return-fire', expect.stringMatching(/^stealth:/), 'no-return'])
  expect(answers(' used')).toEqual(['return-fire', 'no-return'])
})

test('CG-SETUP-8 · a hand that was exchanged lies in the colony with all its cards', () => {
  const p = play(chaosGalaxy, { seed: 5 })
  const { seat } = p.question()
  p.answer('mulligan')
  const held = p.g.seats[seat]
  const cards = [...(held?.colony ?? []), ...(held?.headquarters ?? [])]
  expect(cards.toSorted((a, b) => a - b)).toEqual([...p.g.owners.keys()].filter((one) => p.g.owners[one] === seat))
  expect(held?.colony.map((one) => p.g.zones[one])).toEqual(held?.colony.map(() => ZONE.colony))
  expect(held?.headquarters.map((one) => p.g.zones[one])).toEqual(held?.headquarters.map(() => ZONE.headquarters))
})

test('CG-CPAY-5, CG-CPAY-8 · three effects of a group speak in the order in which they were announced', () => {
  rewrite('jo-uzlet', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'any' } }], do: [{ op: 'damage', to: 't1', n: 1 }] },
  ])
  const p = duel({ you: { hand: ['jo-uzlet'] }, opponent: { hangar: ['liktor', 'turul', 'mamut-i', 'karom'] } })
  const event = card(p, 'jo-uzlet')
  const named = ['turul', 'mamut-i', 'liktor', 'karom'].map((id) => card(p, id))
  for (const [at, target] of named.entries())
    p.g.stack.push(
      newStackItem(p.g, {
        kind: 'ability',
        controller: at > 0 ? 0 : 1,
        card: event,
        print: p.g.prints[event] as number,
        effect: 0,
        targets: [[target]],
        // The first one is no part of the group.
        grouped: at > 0,
      }),
    )
  p.g.seats[0]?.headquarters.splice(0)
  drive(openWindow(p.g, 0), [])
  const [alone, ...group] = named
  expect(p.g.events.flatMap(({ event: told }) => (told.type === 'damaged' ? [told.card] : []))).toEqual([...group, alone])
})

test('CG-BASE-7 · a card that was not paid for with developments has none for its text', () => {
  const p = duel({ you: { hand: ['jo-uzlet'] } })
  expect(amountOf(p.g, contextOf(p.g, card(p, 'jo-uzlet')), { paidDevs: 'self' })).toBe(0)
})
