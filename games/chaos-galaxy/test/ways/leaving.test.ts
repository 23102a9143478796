import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../../index.ts'
import { type State, ZONE } from '../../state.ts'
import { changeControl } from '../../table/control.ts'
import { rewrite } from '../effects/given.ts'
import { act, asked, card, credits, doing, duel, heard, pile, placeOf, reach, shown, through } from '../given.ts'

/** A seat gives up, whichever seat is asked. */
const leave = (p: Play<State>, seat: number): void => void p.answer({ concede: true }, seat)

test('CG-MULTI-8 · those who fell at one moment share it; who falls later has a later one', () => {
  const p = duel({ others: [{}, {}] })
  leave(p, 2)
  doing(p, 'draw')
  leave(p, 3)
  doing(p, 'draw')
  expect(p.g.fallen.map(({ seat, moment }) => [seat, moment])).toEqual([
    [2, 1],
    [3, 2],
  ])
})

test('CG-MULTI-9 · of who is out nothing is left: no credits, no cards, and nobody learns what lay hidden', () => {
  const p = duel({ you: { hand: ['jo-uzlet'], credits: 5 }, opponent: { hand: ['riado'], credits: 7 }, others: [{}] })
  for (const seat of [0, 1]) for (const one of p.g.prints.keys()) if (p.g.owners[one] === seat) p.g.seen[one] = 7
  leave(p, 0)
  reach(p)
  const own = p.g.prints.flatMap((_, one) => (p.g.owners[one] === 0 ? [one] : []))
  expect(own).toContain(0)
  expect(own.map((one) => [p.g.zones[one], p.g.seen[one]])).toEqual(own.map(() => [ZONE.gone, 0]))
  expect([credits(p, 0), pile(p, 'headquarters', 0)]).toEqual([0, []])
})

test('CG-MULTI-9, CG-STACK-17 · who is out lets no windows pass any more, also when the turn of another one goes on', () => {
  const also = (g: State): void => {
    for (const held of g.seats) held.passing = true
  }
  const p = duel({ opponent: { hand: ['riado'] }, others: [{}], also })
  leave(p, 1)
  reach(p)
  expect([p.g.active, p.g.seats.map(({ passing }) => passing)]).toEqual([0, [true, false, true]])
})

test('CG-MULTI-9 · the first card of the table goes back to its owner too, when who commands it is out', () => {
  const p = duel({ you: { hangar: ['liktor'] }, opponent: {}, others: [{}], also: (g) => changeControl(g, card({ g }, 'liktor'), 1) })
  const first = card(p, 'liktor')
  leave(p, 1)
  doing(p, 'draw')
  expect([placeOf(p.g, first), p.g.seats.map(({ hangar }) => hangar.length)]).toEqual(['trash of 0', [0, 0, 0]])
})

test('CG-MULTI-9, CG-VAL-5 · a ship that stood only by an effect of who is out goes when that effect ends', () => {
  const p = duel({
    you: { hangar: ['karom'] },
    others: [{}],
    also: (g) => {
      g.lost[card({ g }, 'karom')] = 9
      const base = { id: 1, print: 0, operation: 0, source: card({ g }, 'karom'), controller: 1, opponent: 0, seat: -1, left: -1 }
      g.lasting = [
        { ...base, cards: [card({ g }, 'karom')], holds: { what: 'figures', added: [0, 0, 9, 0] }, until: 3, turn: 5, whose: -1 },
      ]
    },
  })
  const places = [placeOf(p.g, card(p, 'karom'))]
  leave(p, 1)
  doing(p, 'draw')
  places.push(placeOf(p.g, card(p, 'karom')))
  expect([places, p.g.lasting]).toEqual([['hangar of 0', 'trash of 0'], []])
})

test('CG-MULTI-12 · the active player leaves while others answer: what they played goes to their trash, nothing takes effect, the next one begins', () => {
  const p = duel({
    you: { hand: ['jo-uzlet'] },
    opponent: { hand: ['biztositas', 'felsobb-parancs'], hangar: ['karom'], credits: 5 },
    others: [{}],
  })
  act(p, 'event:{jo-uzlet}', 'play:{biztositas}')
  expect(placeOf(p.g, card(p, 'biztositas'))).toMatch(/^stack/)
  const turn = p.g.turn
  leave(p, 0)
  reach(p)
  expect([p.g.active, p.g.turn, p.g.stack, p.g.waiting, p.g.order]).toEqual([1, turn + 1, [], [], [1, 2]])
  expect([placeOf(p.g, card(p, 'biztositas')), heard(p, 'effect', 1)]).toEqual(['trash of 1', []])
})

test('CG-MULTI-12 · who leaves out of turn ends no turn; who leaves in the combat against it ends that one only', () => {
  const p = duel({ you: { hangar: ['liktor', 'turul'] }, opponent: { hangar: ['karom'] }, others: [{ hand: ['riado'] }, {}] })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'defend-with:{karom}')
  reach(p, 'firing-act')
  leave(p, 2)
  expect([p.g.active, p.g.combat?.ended]).toEqual([0, false])
  leave(p, 1)
  reach(p)
  expect([p.g.active, p.g.combat, asked(p)]).toEqual([0, null, 'main-action'])
})

test('CG-MULTI-15 · what waits of who leaves goes; what waits of the others stays', () => {
  const p = duel({
    you: { hand: ['jo-uzlet'] },
    opponent: { cantina: ['zsoldos'], hand: ['felsobb-parancs'] },
    others: [{ cantina: ['konyvelo'] }],
  })
  act(p, 'event:{jo-uzlet}')
  const [stacked] = p.g.stack
  if (stacked === undefined) throw new Error('nothing is announced')
  const item = (id: number, controller: number, of: string) => ({ ...stacked, id, kind: 'trigger' as const, controller, card: card(p, of) })
  p.g.waiting = [item(901, 1, 'zsoldos'), item(902, 2, 'konyvelo')]
  expect(p.question().seat).toBe(1)
  leave(p, 2)
  expect([p.question().seat, p.g.waiting.map(({ id }) => id)]).toEqual([1, [901]])
})

test('CG-MULTI-7 · when the active one of the last two leaves, the turn passes to nobody', () => {
  const p = duel({ others: [{}] })
  leave(p, 2)
  doing(p, 'draw')
  const turn = p.g.turn
  leave(p, 0)
  expect([p.table.result?.winners, p.g.turn, p.g.active, p.g.order]).toEqual([[1], turn, 0, [1]])
})

test('CG-END-7 · with the turn the counts of the turn begin anew', () => {
  const p = duel({ others: [{}] })
  p.g.uses.push({ card: 0, effect: 0, operation: -1, inTurn: 2, inCombat: 0 })
  doing(p, 'end')
  expect(p.g.uses).toEqual([])
})

test('CG-MULTI-12 · the combat of an active player who leaves is packed up before the next turn, and the old turn has no end phase', () => {
  const p = duel({ you: { hangar: ['liktor', 'turul'] }, opponent: { hangar: ['karom', '> femkarom'] }, others: [{}] })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'defend-with:{karom}')
  leave(p, 0)
  reach(p)
  const types = ['combat-over', 'turn', 'turn-over', 'main-phase-over']
  const told = types.flatMap((type) => p.events(1, type).map((event) => [type, event.seat]))
  expect(told).toEqual([
    ['combat-over', 0],
    ['turn', 1],
  ])
  const order = p.g.events.flatMap(({ event }) => (types.includes(event.type) ? [event.type] : []))
  expect(order.indexOf('combat-over')).toBeLessThanOrEqual(order.indexOf('turn'))
  expect([p.g.active, placeOf(p.g, card(p, 'femkarom'))]).toEqual([1, 'mounted of 1'])
})

test('CG-MULTI-12, CG-EQUIP-11, CG-CREW-8 · a hit is not undone when the attacker leaves: the ship turns damaged, its crew comes back used', () => {
  const p = duel({
    you: { hangar: ['liktor', 'karom'] },
    opponent: { hangar: ['szarvasbogar', 'liderc'], cantina: ['vasfalo', 'onkentes'] },
    others: [{}],
  })
  const ships = ['attack-with:{liktor}', 'attack-with:{karom}', 'defend-with:{szarvasbogar}', 'defend-with:{liderc}']
  through(
    p,
    'attack:colony:1',
    ...ships,
    'board:{vasfalo}:{szarvasbogar}',
    'board:{onkentes}:{liderc}',
    'fire:{karom}:{szarvasbogar}',
    'no-return',
  )
  expect(heard(p, 'damaged')).toMatchObject([{ card: card(p, 'szarvasbogar') }])
  leave(p, 0)
  reach(p)
  expect(['szarvasbogar', 'vasfalo', 'liderc', 'onkentes'].map((id) => shown(p, id).turned)).toEqual([
    'damaged',
    'used',
    'active',
    'active',
  ])
})

test('CG-MULTI-12 · when the defender leaves nobody is asked for bombers any more', () => {
  const p = duel({ you: { hangar: ['liktor', 'karom'] }, opponent: { hangar: ['szarvasbogar'] }, others: [{}, {}] })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{karom}', 'defend-with:{szarvasbogar}')
  reach(p, 'firing-act')
  leave(p, 1)
  const names: string[] = []
  for (let asking = 0; asked(p) !== 'main-action' && asking < 20; asking++) {
    names.push(asked(p))
    if (p.question().kind === 'multi-select') p.answer({ options: [] })
    else p.answer(p.options().at(-1) as string)
  }
  expect(names).not.toContain('bombing-bombers')
})

test('CG-MULTI-9, CG-VAL-5 · a ship that stood only by a card of who is out goes with that card', () => {
  rewrite('ipari-park', [{ kind: 'static', do: [{ op: 'modify', who: { all: { zone: 'hangar', player: 'any' } }, armour: 9 }] }])
  const p = duel({
    you: { hangar: ['karom', 'liktor', '> femkarom'] },
    opponent: { surface: ['ipari-park'] },
    others: [{}],
    also: (g) => {
      g.lost[card({ g }, 'karom')] = 9
    },
  })
  leave(p, 1)
  doing(p, 'draw')
  expect(['karom', 'liktor', 'femkarom'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['trash of 0', 'hangar of 0', 'mounted of 0'])
})

test('CG-MULTI-12 · what others have announced takes no effect when the active player leaves', () => {
  rewrite('biztositas', [{ kind: 'resolve', do: [{ op: 'gainCredits', player: 'you', n: 50 }] }])
  const left = (seat: number): number => {
    const p = duel({
      you: { hand: ['jo-uzlet'] },
      opponent: { hand: ['biztositas', 'felsobb-parancs'], credits: 9 },
      others: [{}],
    })
    act(p, 'event:{jo-uzlet}', 'play:{biztositas}')
    leave(p, seat)
    reach(p)
    return credits(p, 1)
  }
  expect([left(0) < 50, left(2) >= 50]).toEqual([true, true])
})

test('CG-MULTI-9 · what others have laid upon a player who leaves ends with that player; what they laid upon others lasts', () => {
  const base = { print: 0, operation: 0, source: 0, controller: 0, opponent: 0, left: -1, until: 3, turn: 5, whose: -1 }
  const also = (g: State): void => {
    g.lasting = [1, 2].map((seat) => ({ ...base, id: seat, cards: [], seat, holds: { what: 'nothing' } }))
  }
  const p = duel({ others: [{}, {}], also })
  leave(p, 1)
  doing(p, 'draw')
  expect([p.g.lasting.map(({ seat }) => seat), heard(p, 'effects-ended').map(({ count }) => count)]).toEqual([[2], [1]])
})

test('CG-MULTI-12 · when the attacker leaves after a shot nothing is hit any more', () => {
  const lost = (leaves: boolean): [string, number | undefined] => {
    const p = duel({ you: { hangar: ['liktor', 'turul'] }, opponent: { hangar: ['karom'] }, others: [{}] })
    through(p, 'attack:colony:1', 'attack-with:{liktor}', 'defend-with:{karom}', 'fire:{liktor}:{karom}')
    reach(p, 'firing-return')
    expect(p.question().seat).toBe(1)
    if (leaves) leave(p, 0)
    reach(p)
    return [placeOf(p.g, card(p, 'karom')), p.g.lost[card(p, 'karom')]]
  }
  expect(lost(true)).toEqual(['hangar of 1', 0])
  expect(lost(false)).not.toEqual(['hangar of 1', 0])
})

test('CG-MULTI-8, CG-MULTI-9 · when only one is left, nothing is left of the last to leave, and what they commanded goes back to its owner', () => {
  const p = duel({
    you: { hangar: ['liktor'] },
    opponent: { hand: ['riado'], credits: 7 },
    others: [{}],
    also: (g) => changeControl(g, card({ g }, 'liktor'), 1),
  })
  leave(p, 2)
  doing(p, 'draw')
  leave(p, 1)
  expect(p.table.result?.winners).toEqual([0])
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('trash of 0')
  expect([placeOf(p.g, card(p, 'riado')), credits(p, 1), p.g.seats[1]?.hangar]).toEqual(['gone of 1', 0, []])
})

test('CG-STACK-15, CG-MULTI-10 · who leaves during a window takes nobody else’s chance: the others are all asked', () => {
  const hand = ['riado', 'riado']
  const askedWhen = (leaving: number, when: number): number[] => {
    const p = duel({
      you: { hand: ['jo-uzlet', ...hand], credits: 9 },
      opponent: { hand, credits: 5 },
      others: [2, 3].map(() => ({ hand, credits: 5 })),
    })
    act(p, 'event:{jo-uzlet}')
    const seats: number[] = []
    while (asked(p) === 'stack-answer') {
      const { seat } = p.question()
      seats.push(seat)
      if (seat === when && !p.g.leaving.includes(leaving)) leave(p, leaving)
      else p.answer('pass')
    }
    return seats
  }
  expect(askedWhen(1, 1)).toEqual([1, 2, 3, 0])
  expect(askedWhen(2, 2)).toEqual([1, 2, 3, 0])
  expect(askedWhen(1, 2)).toEqual([1, 2, 2, 3, 0])
  expect(askedWhen(1, 3)).toEqual([1, 2, 3, 3, 0])
})

test('CG-TURN-9, CG-INV-1 · if the starter gives up during the set-up, the first turn is the next player’s', () => {
  const p = play(chaosGalaxy, { seats: 3, options: { investment: true } })
  const { starter } = p.g
  leave(p, starter)
  for (let asking = 0; p.g.phase === 'setup' && asking < 9; asking++) p.answer('keep')
  reach(p)
  expect([p.g.active, p.g.turn, credits(p, p.g.active)]).toEqual([(starter + 1) % 3, 1, 6])
})

test('CG-ECO-5 · peace by rounds is over when everybody has had three turns, also if somebody has left', () => {
  const at = (turn: number, turns: number): boolean => {
    const also = (g: State): void => {
      for (const held of g.seats) held.turns = turns
    }
    const settings = { economicMonopoly: true, ecoPeaceRounds: true }
    const p = duel({ settings, turn, you: { hangar: ['liktor'] }, others: [{}], also })
    return p.options().includes('attack:credits:1')
  }
  expect([at(7, 3), at(7, 4), at(9, 3)]).toEqual([false, true, false])
})

test('CG-MULTI-9, CG-MULTI-15 · borrowed ships whose owner leaves are offered no longer: not to defend with, nor for the hangar or the surplus', () => {
  const borrowed =
    (...names: string[]) =>
    (g: State): void => {
      for (const name of names) changeControl(g, card({ g }, name, 2), 0)
    }
  const others = (hangar: string[]) => [{ hangar }, {}]
  const attacked = duel({
    active: 1,
    you: { hangar: ['karom'], cantina: ['vasfalo'] },
    opponent: { hangar: ['liktor'] },
    others: others(['turul']),
    also: borrowed('turul'),
  })
  act(attacked, 'attack:colony:0')
  reach(attacked, 'equip-defenders')
  const named = (): string[] => attacked.options().filter((id) => id.includes(String(card(attacked, 'turul'))))
  expect(named()).toHaveLength(2)
  leave(attacked, 2)
  expect([asked(attacked), named(), attacked.options().length]).toEqual(['equip-defenders', [], 2])
  const crowded = duel({
    you: { hangar: ['crx', 'yggdrasil', 'hunyadi'], hand: new Array(6).fill('felulbiralas') },
    others: others(['turul']),
    also: borrowed('turul'),
  })
  act(crowded, 'end')
  reach(crowded, 'end-hangar')
  expect(crowded.options()).toHaveLength(4)
  // Without it the hangar is within its limit.
  leave(crowded, 2)
  expect([crowded.g.seats[0]?.hangar.length, crowded.g.active]).toEqual([3, 1])
})

test('CG-CLEAN-5, CG-MULTI-15 · a card that leaves with its owner is no surplus', () => {
  const surface = ['ipari-park', 'kitinfal', 'tozsde', 'gombakert']
  const p = duel({
    settings: { cleanGame: true },
    you: { surface, hand: new Array(6).fill('felulbiralas') },
    others: [{ surface: ['os-boly'] }, {}],
    also: (g) => changeControl(g, card({ g }, 'os-boly', 2), 0),
  })
  act(p, 'end')
  reach(p, 'end-surplus')
  expect(p.question()).toMatchObject({ least: 2, most: 2 })
  leave(p, 2)
  expect(p.question()).toMatchObject({ name: 'end-surplus', least: 1, most: 1 })
  expect(p.options()).toHaveLength(4)
})
