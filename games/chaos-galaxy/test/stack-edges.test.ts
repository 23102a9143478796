import { expect, test } from 'vitest'
import { canUse, hasEquipAbility, placed } from '../effects/read/usable.ts'
import { passOn } from '../rules/multiplayer.ts'
import { couldAnswer, mayAct, openWindow, settle, takeAtOnce } from '../rules/stack.ts'
import { NONE, newCombat, newStackItem, type State, ZONE } from '../state.ts'
import { drive, rewrite } from './effects/given.ts'
import { act, asked, card, duel, heard, pile, placeOf, reach, shown, through } from './given.ts'

test('CG-STACK-17 · a seat that lets windows pass is asked again after each action of another seat, but not after its own', () => {
  const hears = (you: NonNullable<Parameters<typeof duel>[0]>['you'], option: string): boolean[] => {
    const p = duel({ you: { credits: 9, ...you }, opponent: { hand: ['felsobb-parancs'] } })
    for (const seat of p.g.seats) seat.passing = true
    act(p, option)
    return p.g.seats.map(({ passing }) => passing)
  }
  const others = [true, false]
  expect(hears({ hangar: ['liktor'] }, 'attack:colony:1')).toEqual(others)
  expect(hears({ hand: ['turul'] }, 'launch:{turul}')).toEqual(others)
  expect(hears({ hand: ['jo-uzlet'] }, 'event:{jo-uzlet}')).toEqual(others)
  expect(hears({ cantina: ['konyvelo unpaid'] }, 'pay:{konyvelo}')).toEqual(others)
  expect(hears({ cantina: ['konyvelo'] }, 'use:{konyvelo}:0')).toEqual(others)
})

test('CG-INFO-9, CG-STACK-3 · announced and paid cards are revealed, so that they cannot be undone', () => {
  const shows = (you: NonNullable<Parameters<typeof duel>[0]>['you'], option: string): number => {
    const p = duel({ you: { credits: 9, ...you }, opponent: { hand: ['felsobb-parancs'] } })
    const before = p.g.reveals
    act(p, option)
    return p.g.reveals - before
  }
  expect(shows({ hand: ['turul'] }, 'launch:{turul}')).toBe(1)
  expect(shows({ hand: ['jo-uzlet'] }, 'event:{jo-uzlet}')).toBe(1)
  const paid = duel({ you: { cantina: ['konyvelo unpaid'], credits: 9 } })
  const before = paid.g.reveals
  act(paid, 'pay:{konyvelo}')
  reach(paid)
  expect([shown(paid, 'konyvelo').paid, paid.g.reveals > before + 1]).toEqual([true, true])
  const picks = duel({ you: { colony: ['turul', 'karom'], credits: 9 } })
  const hidden = picks.g.reveals
  through(picks, 'pick', 'take:{turul}')
  expect(picks.g.reveals).toBeGreaterThan(hidden)
})

test('CG-STACK-19 · with each window abilities are counted anew', () => {
  const counts = (p: ReturnType<typeof duel>): number[] => p.g.seats.map(({ activations }) => activations)
  const p = duel({ opponent: { hand: ['felsobb-parancs'] } })
  for (const seat of p.g.seats) seat.activations = 50
  act(p, 'draw')
  expect(counts(p)).toEqual([0, 0])
  const start = duel({ active: 1, opponent: { hangar: ['liktor'] }, you: { hangar: ['karom'], hand: ['riado'] } })
  through(start, 'attack:colony:0')
  for (const seat of start.g.seats) seat.activations = 50
  reach(start, 'main-action')
  expect(counts(start)).toEqual([0, 0])
})

test('CG-STACK-12 · a neutralised answer leaves the action below it as it is, and that happens', () => {
  const p = duel({
    you: { hand: ['felsobb-parancs'], credits: 9 },
    opponent: { hand: ['biztositas'], hangar: ['karom'], credits: 9 },
  })
  const before = pile(p, 'headquarters').length
  act(p, 'draw', 'play:{biztositas}', 'play:{felsobb-parancs}')
  reach(p)
  expect([heard(p, 'neutralised').length, heard(p, 'drew').length, p.g.stack]).toEqual([1, 1, []])
  expect(pile(p, 'headquarters')).toHaveLength(before)
})

test('CG-STACK-11 · a payment is cancelled when the card has gone meanwhile', () => {
  const p = duel({ you: { surface: ['ipari-park unpaid +4'], credits: 3 }, opponent: { hand: ['szabotazs'] } })
  act(p, 'pay:{ipari-park}', 'play:{szabotazs}')
  if (p.options().includes('choose:1')) act(p, 'choose:1')
  reach(p)
  expect([heard(p, 'paid'), p.g.paid[card(p, 'ipari-park')]]).toEqual([[], 0])
})

/** A waiting trigger of a card whose text was rewritten. */
function waits(g: State, id: string, controller: number, made?: number): void {
  const at = card({ g }, id)
  const item = newStackItem(g, { kind: 'trigger', controller, card: at, print: g.prints[at] as number, effect: 0 })
  g.waiting.push(made === undefined ? item : { ...item, id: made })
}
const gains = (n: number, until?: 'exchange') =>
  until === undefined
    ? ({ kind: 'triggered', when: { event: 'milled' }, do: [{ op: 'gainCredits', player: 'you', n }] } as const)
    : ({ kind: 'triggered', when: { event: 'milled' }, do: [{ op: 'modify', who: 'self', armour: n, until }] } as const)

test('CG-STACK-18 · of three own effects of one moment the order is chosen for all; the last one needs no choice', () => {
  for (const id of ['konyvelo', 'bankar', 'alkusz']) rewrite(id, [gains(1)])
  const p = duel({ active: 1, opponent: { cantina: ['konyvelo', 'bankar', 'alkusz'], credits: 0 } })
  waits(p.g, 'konyvelo', 1, 901)
  waits(p.g, 'bankar', 1, 902)
  waits(p.g, 'alkusz', 1, 903)
  expect(drive(settle(p.g), ['first:902', 'first:901'])).toEqual([1, 1])
  const told = p.g.events.flatMap(({ event }) => (event.type === 'triggered' ? [event.card] : []))
  // Told in the order in which they are put on the stack: the first to take effect lies on top.
  expect(told).toEqual(['alkusz', 'konyvelo', 'bankar'].map((id) => card(p, id)))
  expect([p.g.seats[1]?.credits, p.g.waiting, p.g.stack]).toEqual([3, [], []])
})

test('CG-STACK-19 · effects that set each other off end, and nothing is left waiting', () => {
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'milled' }, do: [{ op: 'mill', player: 'you', n: 1 }] }])
  const p = duel({ you: { cantina: ['konyvelo'], filler: 150 } })
  waits(p.g, 'konyvelo', 0)
  drive(settle(p.g), [])
  expect([pile(p, 'wasteland').length, p.g.waiting, p.g.stack]).toEqual([100, [], []])
})

test('CG-STACK-20 · of the waiting effects only those that last for the exchange take effect at once, and are told; the others keep waiting', () => {
  rewrite('turul', [gains(2, 'exchange')])
  rewrite('konyvelo', [gains(1)])
  const p = duel({ you: { hangar: ['turul'], cantina: ['konyvelo'], credits: 0 }, opponent: { hangar: ['karom'] } })
  p.g.combat = { ...newCombat(0, 1, 'colony', NONE), step: 'firing', shooter: card(p, 'karom'), shotAt: card(p, 'turul') }
  waits(p.g, 'turul', 0)
  waits(p.g, 'konyvelo', 0)
  drive(takeAtOnce(p.g), [])
  const told = p.g.events.flatMap(({ event }) => (event.type === 'triggered' ? [event.card] : []))
  expect([told, p.g.waiting.map((item) => item.card), p.g.seats[0]?.credits]).toEqual([[card(p, 'turul')], [card(p, 'konyvelo')], 0])
  expect(p.g.lasting).toHaveLength(1)
})

test('CG-TURN-6, CG-MAIN-15 · actions are started by the active player in the main phase, with nothing waiting and no combat running', () => {
  const rules = (change: (g: State) => void, seat = 0): unknown => {
    const p = duel({})
    change(p.g)
    const verdict = mayAct(p.g, seat, 'draw')
    return verdict === true ? true : verdict.rule
  }
  expect(rules(() => undefined)).toBe(true)
  expect(rules(() => undefined, 1)).toBe('CG-TURN-6')
  const phase = (g: State): void => {
    g.phase = 'end'
  }
  expect([rules(phase), rules(phase, 1)]).toEqual(['CG-TURN-6', 'CG-TURN-6'])
  expect(rules((g) => void g.stack.push(newStackItem(g, { kind: 'action', controller: 0 })))).toBe('CG-MAIN-15')
  expect(
    rules((g) => {
      g.combat = newCombat(0, 1, 'colony', NONE)
    }),
  ).toBe('CG-MAIN-15')
})

test('CG-MAIN-2, CG-INFO-9 · a launched ship is nobody’s secret, and a card laid face down makes the others lose track of the hand', () => {
  const p = duel({ you: { hand: ['turul', 'karom', 'jo-uzlet'], credits: 9 } })
  const hand = ['turul', 'karom', 'jo-uzlet'].map((id) => card(p, id))
  for (const one of hand) p.g.seen[one] = 3
  act(p, 'surface:{karom}')
  expect(p.g.seen[card(p, 'jo-uzlet')]).toBe(1)
  reach(p)
  act(p, 'launch:{turul}')
  reach(p)
  expect([placeOf(p.g, card(p, 'turul')), p.g.seen[card(p, 'turul')]]).toEqual(['hangar of 0', 0])
})

test('CG-MULTI-13 · a player who launches a ship or pays a card that mentions the opponent is asked to choose it', () => {
  const p = duel({ you: { hand: ['veto'], credits: 20 }, others: [{}, {}] })
  act(p, 'launch:{veto}')
  reach(p, 'opponent')
  expect([p.question().seat, p.options()]).toEqual([0, ['opponent:1', 'opponent:3']])
  act(p, 'opponent:3')
  reach(p)
  expect(p.g.foes).toEqual([{ card: card(p, 'veto'), seat: 3 }])
  expect(asked(p)).toBe('main-action')
})

const played = { kind: 'triggered', when: { event: 'played', player: 'you' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] } as const

test('CG-STACK-20 · what an answer triggers lies above it when the next one is asked, and the question is asked on the top', () => {
  rewrite('konyvelo', [played])
  const p = duel({
    you: { hand: ['felsobb-parancs'], credits: 9 },
    opponent: { hand: ['biztositas'], hangar: ['karom'], cantina: ['konyvelo'], credits: 9 },
  })
  act(p, 'draw', 'play:{biztositas}')
  expect(p.g.stack.map(({ kind }) => kind)).toEqual(['action', 'card', 'trigger'])
  expect(p.question().on).toBe(`stack:${p.g.stack.at(-1)?.id}`)
})

test('CG-FIRE-11, CG-STACK-20 · what the decision to fire back triggers lies above it before anybody answers', () => {
  rewrite('holdimado', [{ ...played, when: { event: 'returnsFire', who: 'self' } }])
  const p = duel({ you: { hangar: ['liktor'], hand: ['felsobb-parancs'], credits: 9 }, opponent: { hangar: ['holdimado'] } })
  through(p, 'attack:colony:1', 'defend-with:{holdimado}', 'fire:{liktor}:{holdimado}', 'return-fire')
  expect([asked(p), p.g.stack.map(({ kind }) => kind)]).toEqual(['stack-answer', ['action', 'trigger']])
})

test('CG-STACK-17, CG-STACK-19 · a window without an announcement counts abilities anew', () => {
  const p = duel({})
  for (const seat of p.g.seats) seat.activations = 50
  expect(openWindow(p.g, 0).next({ seat: 0, value: undefined })).toMatchObject({ done: true })
  expect(p.g.seats.map(({ activations }) => activations)).toEqual([0, 0])
  // What is triggered while it resolves is resolved within it.
  rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'milled' }, do: [{ op: 'mill', player: 'you', n: 1 }] }])
  const chain = duel({ you: { cantina: ['konyvelo'], filler: 150 } })
  waits(chain.g, 'konyvelo', 0)
  drive(openWindow(chain.g, 0), [])
  expect([pile(chain, 'wasteland').length, chain.g.waiting]).toEqual([101, []])
})

test('CG-STACK-17, CG-ABIL-32 · one bomber with ordnance is enough to be asked, and only its player', () => {
  const p = duel({ active: 1, opponent: { hangar: ['dulo'], filler: 9 }, you: {} })
  through(p, 'attack:colony:0', 'bomb:{dulo}')
  reach(p, 'bombing-ordnance')
  expect([couldAnswer(p.g, 0), couldAnswer(p.g, 1)]).toEqual([false, true])
})

test('CG-STACK-11, CG-MAIN-12 · if the wasteland has been emptied in the meantime, nothing is salvaged', () => {
  const p = duel({ you: { wasteland: ['bankar'], colony: ['turul'], filler: 0, credits: 5 }, opponent: { hand: ['felsobb-parancs'] } })
  const before = pile(p, 'headquarters').length
  act(p, 'salvage')
  const [own] = p.g.seats
  if (own !== undefined) own.wasteland = []
  reach(p)
  expect([pile(p, 'headquarters').length, heard(p, 'salvaged')]).toEqual([before, []])
})

test('CG-STACK-11, CG-MAIN-12 · nothing is salvaged if the colony has grown beyond five cards meanwhile', () => {
  const salvaged = (back: string[]): number => {
    const p = duel({ you: { wasteland: ['bankar'], hand: ['turul'], filler: 5, credits: 5 }, opponent: { hand: ['felsobb-parancs'] } })
    act(p, 'salvage')
    for (const id of back) {
      p.g.seats[0]?.colony.push(...p.g.seats[0].headquarters.splice(0, 1))
      p.g.zones[card(p, id)] = ZONE.colony
    }
    reach(p)
    return heard(p, 'salvaged').length
  }
  expect([salvaged([]), salvaged(['turul'])]).toEqual([1, 0])
})

test('CG-CONV-2 · the announcement of a launch includes the chosen ability, or none if none was chosen', () => {
  const announced = (answer: string): number[] | undefined => {
    const p = duel({ settings: { shipConversion: true }, you: { hand: ['turul'], credits: 9 }, opponent: { hand: ['felsobb-parancs'] } })
    act(p, 'launch:{turul}', answer)
    return p.g.stack[0]?.choices
  }
  expect([announced('ability:cloak'), announced('ability:stealth'), announced('no-ability')]).toEqual([[0], [4], []])
})

test('CG-BOMB-3, CG-ABIL-32, CG-STACK-20 · one card lost to bombs or to ordnance is heard of, a bombing of nothing is not', () => {
  const heardOf = (ship: string, event: 'milled' | 'bombed', ordnance = false): number => {
    rewrite('konyvelo', [{ kind: 'triggered', when: { event }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
    const p = duel({ you: { hangar: [ship], cantina: ['konyvelo'], filler: 9, credits: 0 }, opponent: { filler: 9 } })
    through(p, 'attack:colony:1', `bomb:{${ship}}`)
    if (ordnance) {
      reach(p, 'bombing-ordnance')
      act(p, `ordnance:{${ship}}:1`)
    }
    reach(p)
    return heard(p, 'triggered').length
  }
  const bombs = heardOf('dulo', 'milled')
  expect([bombs, heardOf('dulo', 'milled', true), heardOf('dulo', 'bombed')]).toEqual([bombs, bombs + 1, bombs])
  expect(bombs).toBe(1)
})

test('CG-INFO-9, CG-BLUFF-3 · an effect on several cards, one of them face down, cannot be taken back once it resolves', () => {
  const shows = (cantina: string[]): number => {
    rewrite('jo-uzlet', [
      {
        kind: 'resolve',
        targets: [{ id: 't1', n: 2, sel: { zone: 'cantina', player: 'opponent' } }],
        do: [{ op: 'turn', who: 't1', to: 'used' }],
      },
    ])
    const p = duel({ you: { hand: ['jo-uzlet'], credits: 9 }, opponent: { cantina, hand: ['felsobb-parancs'] } })
    through(p, 'event:{jo-uzlet}', 'target:{vasfalo}')
    const before = p.g.reveals
    reach(p)
    return p.g.reveals - before
  }
  expect(shows(['vasfalo', 'tuzer unpaid']) - shows(['vasfalo', 'tuzer'])).toBe(1)
})

test('CG-STACK-19 · a card that changes its place lets abilities be counted anew', () => {
  rewrite('konyvelo', [{ kind: 'activated', window: 'any', cost: [], do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const used = (moved: boolean): number | undefined => {
    const p = duel({ you: { hand: ['felsobb-parancs'], cantina: ['konyvelo'] }, opponent: { hand: ['jo-uzlet'], credits: 9 }, active: 1 })
    act(p, 'event:{jo-uzlet}')
    const [held] = p.g.seats
    if (held === undefined) throw new Error('there is no seat')
    held.activations = 50
    held.placed = placed(p.g) + Number(moved)
    act(p, 'use:{konyvelo}:0')
    return held.activations
  }
  expect([used(false), used(true)]).toEqual([51, 1])
})

test('CG-END-7, CG-STACK-17 · a seat that let windows pass is asked again in the next turn', () => {
  const { g } = duel({ others: [{}] })
  for (const seat of g.seats) seat.passing = true
  passOn(g)
  expect(g.seats.map(({ passing }) => passing)).toEqual([false, false, false])
})

test('CG-INT-8 · only its controller may use an ability, and abilities of the equip step are asked about there', () => {
  const ability = (window: 'any' | 'equip') => {
    rewrite('konyvelo', [{ kind: 'activated', window, cost: [], do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
    const { g } = duel({ you: { cantina: ['konyvelo'] }, opponent: { cantina: ['vasfalo'] } })
    g.combat = newCombat(0, 1, 'colony', NONE)
    g.combat.step = 'equip'
    const at = card({ g }, 'konyvelo')
    return [canUse(g, 0, at, 0), canUse(g, 1, at, 0), hasEquipAbility(g, 0), hasEquipAbility(g, 1)]
  }
  expect(ability('any')).toEqual([true, false, false, false])
  expect(ability('equip')).toEqual([true, false, true, false])
})
