import { isLogged } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cardById } from '../content/cards.ts'
import { PILES } from '../effects/do/operations/piles.ts'
import { run } from '../effects/do/operations.ts'
import { contextOf } from '../effects/read/reading.ts'
import { chaosGalaxy } from '../index.ts'
import { knows } from '../information.ts'
import { nameOf } from '../kinds.ts'
import { ZONE } from '../state.ts'
import { changeControl, command } from '../table/control.ts'
import { putAway } from '../table/zones.ts'
import { act, asked, card, doing, duel, type GivenSeat, heard, pass, pile, reach, through } from './given.ts'

const see = (p: ReturnType<typeof duel>, viewer: number | 'spectator') => chaosGalaxy.view(p.g, viewer)

test('CG-INFO-1 · nobody sees what a colony holds or in which order', () => {
  const one = duel({ you: { colony: ['turul', 'gagarin'], filler: 0 }, opponent: { hand: ['solyom'] } })
  const other = duel({ you: { colony: ['gagarin', 'turul'], filler: 0 }, opponent: { hand: ['solyom'] } })
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(JSON.stringify(see(one, viewer))).toBe(JSON.stringify(see(other, viewer)))
    expect(JSON.stringify(see(one, viewer))).not.toContain('turul')
  }
})

test('CG-INFO-2 · every trash is open to all, in its order', () => {
  const p = duel({ you: { trash: ['turul', 'gagarin'] } })
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(see(p, viewer).seats[0]?.trash.map((one) => one.type)).toEqual(['turul', 'gagarin'])
})

test('CG-INFO-3 · only its owner looks through a wasteland', () => {
  const p = duel({ you: { wasteland: ['turul', 'gagarin'] } })
  expect(see(p, 0).seats[0]?.wastelandCards?.map((one) => one.type)).toEqual(['turul', 'gagarin'])
  for (const viewer of [1, 'spectator'] as const) expect(see(p, viewer).seats[0]?.wastelandCards).toBeNull()
  expect([knows(p.g, 0, card(p, 'turul')), knows(p.g, 1, card(p, 'turul'))]).toEqual([true, false])
})

test('CG-INFO-3, CG-ZONE-6 · an unpaid card of another controller is revealed to its owner in the wasteland, which cannot be undone', () => {
  for (const [owner, reveals] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const p = duel({ you: { surface: ['kitinfal unpaid'] } })
    const wall = card(p, 'kitinfal')
    p.g.owners[wall] = owner
    const before = p.g.reveals
    putAway(p.g, wall)
    expect([p.g.reveals - before, p.g.seats[owner]?.wasteland.at(-1), knows(p.g, owner, wall)]).toEqual([reveals, wall, true])
  }
})

test('CG-INFO-5, CG-DEF-5 · face-down cards on a ship are revealed to a player who takes control of it, which cannot be undone', () => {
  for (const [aboard, reveals] of [
    ['> femkarom unpaid', 1],
    ['> femkarom', 0],
  ] as const) {
    const p = duel({ opponent: { hangar: ['liktor', aboard] } })
    const [ship, claws] = [card(p, 'liktor'), card(p, 'femkarom')]
    const before = p.g.reveals
    changeControl(p.g, ship, 0)
    expect(p.g.reveals - before).toBe(reveals)
    expect([see(p, 0).seats[0]?.hangar[0]?.type, knows(p.g, 0, claws), knows(p.g, 1, claws)]).toEqual(['liktor', true, true])
  }
})

test('CG-INFO-5, CG-WEAP-6 · weaponry moved face down to another player’s ship is revealed to its new controller, which cannot be undone', () => {
  const p = duel({ you: { hangar: ['turul'] }, opponent: { hangar: ['liktor', '> femkarom unpaid'] } })
  const claws = card(p, 'femkarom')
  const before = p.g.reveals
  command(p.g, claws, 0)
  expect([p.g.reveals - before, knows(p.g, 0, claws), knows(p.g, 1, claws)]).toEqual([1, true, true])
  command(p.g, claws, 0)
  expect(p.g.reveals - before).toBe(1)
})

test('CG-INFO-4 · a hand is seen by its owner alone', () => {
  const p = duel({ you: { hand: ['turul'] } })
  expect(see(p, 0).seats[0]?.hand?.map((one) => one.type)).toEqual(['turul'])
  for (const viewer of [1, 'spectator'] as const) {
    expect(see(p, viewer).seats[0]?.hand).toBeNull()
    expect(JSON.stringify(see(p, viewer))).not.toContain('turul')
  }
})

test('CG-INFO-5 · the face of an unpaid card shows to its controller; others see a back in its place', () => {
  const p = duel({ you: { surface: ['kitinfal', 'aknagyuru unpaid +2'] } })
  expect(see(p, 0).seats[0]?.surface.map((one) => one.type)).toEqual(['kitinfal', 'aknagyuru'])
  for (const viewer of [1, 'spectator'] as const)
    expect(see(p, viewer).seats[0]?.surface.map((one) => one.type)).toEqual(['kitinfal', null])
})

test('CG-INFO-6 · ships, paid cards, their turning, lost armour, developments and what lies on a ship are open', () => {
  const p = duel({
    you: { surface: ['aknagyuru unpaid +2', 'kitinfal used'], hangar: ['liktor damaged -1', '> femkarom unpaid'], cantina: ['tuzer'] },
  })
  const seat = see(p, 1).seats[0]
  expect(seat?.surface).toMatchObject([
    { type: null, developments: 2 },
    { type: 'kitinfal', turned: 'used' },
  ])
  expect(seat?.hangar).toMatchObject([{ type: 'liktor', turned: 'damaged', armourLeft: 2, aboard: [{ type: null }] }])
  expect(seat?.cantina).toMatchObject([{ type: 'tuzer' }])
})

test('CG-INFO-7 · the sizes of all piles and the credits are known to all', () => {
  const p = duel({
    opponent: {
      filler: 31,
      hand: new Array(4).fill('turul'),
      trash: new Array(6).fill('karom'),
      wasteland: new Array(4).fill('liktor'),
      credits: 7,
    },
  })
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { colony, headquarters, trash, wasteland, credits } = see(p, viewer).seats[1] as NonNullable<ReturnType<typeof see>['seats'][1]>
    expect([colony, headquarters, trash.length, wasteland, credits]).toEqual([31, 4, 6, 4, 7])
  }
})

test('CG-INFO-8 · no action reveals a player’s hidden cards to others, except playing and paying them', () => {
  const hidden = ['turul', 'kitinfal', 'kantinos', 'asofog', 'ipari-park', 'tuzer', 'femkarom', 'gagarin', 'solyom']
  const table = () =>
    duel({
      you: {
        mono: 'triciplite',
        hand: ['turul', 'kitinfal', 'kantinos', 'asofog'],
        surface: ['ipari-park unpaid +2', 'aknagyuru'],
        cantina: ['tuzer unpaid', 'konyvelo'],
        hangar: ['liktor', '> femkarom unpaid', 'honfoglalo'],
        wasteland: ['gagarin'],
        colony: ['solyom'],
        filler: 4,
      },
      opponent: { hand: ['felulbiralas'] },
    })
  const verbs = new Set<string>()
  for (const option of table().options()) {
    const [verb, at] = option.split(':') as [string, string]
    verbs.add(verb)
    const p = table()
    const shown = ['launch', 'pay'].includes(verb) ? p.g.prints[Number(at)] : undefined
    p.answer(option)
    pass(p, 'main-action')
    while (asked(p) === 'main-pick') act(p, 'take:{solyom}')
    const open = hidden.filter((id) => cardById(id)?.number !== shown)
    for (const viewer of [1, 'spectator'] as const) {
      const told = JSON.stringify([p.events(viewer), see(p, viewer)])
      expect(
        open.filter((id) => told.includes(`@card-${id}"`) || told.includes(`"${id}"`)),
        `${option} told ${viewer}`,
      ).toEqual([])
    }
  }
  // These are all the verbs offered.
  expect([...verbs].sort()).toEqual(
    [
      'attack',
      'cantina',
      'develop',
      'draw',
      'end',
      'launch',
      'mount',
      'pay',
      'pick',
      'salvage',
      'surface',
      'transfer',
      'undevelop',
      'use',
    ].sort(),
  )
  // Nor while answering somebody else's action.
  const waiting = duel({ active: 1, you: { hand: ['turul'], surface: ['ipari-park unpaid +4'] }, opponent: { hand: ['jo-uzlet'] } })
  act(waiting, 'event:{jo-uzlet}')
  expect([waiting.question().seat, waiting.options()]).toEqual([0, ['pass', 'pass-until']])
})

test('CG-INFO-9, CG-INFO-10 · a look shows a hidden card once, to the viewer alone; afterwards it is a back again', () => {
  const p = duel({ you: { cantina: ['melyuri-kem'] }, opponent: { surface: ['aknagyuru unpaid'] } })
  const use = p.options().find((id) => id.startsWith(`use:${card(p, 'melyuri-kem')}:0`)) as string
  p.answer(use)
  if (p.options().includes(`target:${card(p, 'aknagyuru')}`)) act(p, 'target:{aknagyuru}')
  pass(p)
  // The cards stand in the question, until the player goes on; logs keep only that there was a look.
  expect([asked(p), p.question().seat, p.question().params, p.options()]).toEqual(['looked', 0, { names: ['@card-aknagyuru'] }, ['seen']])
  expect(JSON.stringify(heard(p, 'looked', 0))).toContain('@card-aknagyuru')
  act(p, 'seen')
  expect(JSON.stringify(p.events(0).filter(isLogged))).not.toContain('@card-aknagyuru')
  expect(heard(p, 'looked-hidden', 0)).toMatchObject([{ count: 1 }])
  expect(JSON.stringify(p.events(1))).not.toContain('@card-aknagyuru')
  expect(see(p, 0).seats[1]?.surface).toMatchObject([{ type: null }])
})

test('CG-INFO-11 · hidden cards carry no data, and a shuffle gives them other numbers', () => {
  const p = duel({
    you: { colony: ['turul', 'gagarin', 'solyom', 'tuzer', 'vasfalo'], filler: 0 },
    opponent: { surface: ['aknagyuru unpaid'] },
    // Both players have seen the whole colony.
    also: (g) => g.seen.fill(3),
  })
  const back = see(p, 0).seats[1]?.surface[0]
  expect(back).toMatchObject({ type: null, values: null, keywords: [] })
  const before = p.g.prints.slice()
  doing(p, 'pick')
  act(p, 'take:{turul}')
  // Within the colony the numbers now belong to other cards.
  const colony = p.g.seats[0]?.colony ?? []
  expect(colony.map((one) => before[one]).sort()).toEqual(colony.map((one) => p.g.prints[one]).sort())
  expect(p.g.seen.filter((_, one) => colony.includes(one)).every((seen) => seen === 0)).toBe(true)
})

test('CG-INFO-11 · whoever has looked into a hand, or could follow a drawn card, cannot tell by its number which card is laid', () => {
  const hand = ['turul', 'gagarin', 'solyom']
  const looked = (you: GivenSeat, ...options: string[]) => {
    const p = duel({ you, opponent: { hand }, choices: [0, 0, 0] })
    through(p, ...options)
    reach(p, 'main-action')
    const [{ cards = [], names = [] } = {}] = heard(p, 'looked', 0) as { cards?: number[]; names?: string[] }[]
    expect(names.toSorted()).toEqual(hand.map((id) => `@card-${id}`).sort())
    const left = cards.filter((one) => p.g.zones[one] === ZONE.headquarters)
    return left.some((one) => nameOf(p.g, one) !== names[cards.indexOf(one)])
  }
  expect(looked({ hand: ['hirvivo'] }, 'launch:{hirvivo}')).toBe(true)
  expect(looked({ hand: ['bizottsagi-meghallgatas'] }, 'event:{bizottsagi-meghallgatas}', 'discard:{turul}')).toBe(true)
  const p = duel({ you: { hand, colony: ['liktor'], filler: 3 }, choices: [0, 0, 0], also: (g) => g.seen.fill(3) })
  const top = card(p, 'liktor')
  doing(p, 'draw')
  expect([nameOf(p.g, top), heard(p, 'drew', 0)[0]?.names]).toEqual(['@card-turul', ['@card-liktor']])
  expect(pile(p, 'headquarters').toSorted()).toEqual([...hand, 'liktor'].sort())
  const [told] = heard(p, 'drew', 0) as { cards?: number[] }[]
  expect(told?.cards?.map((one) => nameOf(p.g, one))).toEqual(['@card-liktor'])
})

test('CG-INFO-5, CG-ZONE-13 · a face-down card that returns to a hand is known to nobody who could not look at it, a paid one to all', () => {
  const returned = (text: string) => {
    const p = duel({ you: { surface: [text], hand: [] } })
    const base = card(p, 'aknagyuru')
    const rule = PILES.returnToHeadquarters(p.g, contextOf(p.g, base), { op: 'returnToHeadquarters', who: 'self' }, run)
    expect(rule?.next({ seat: 0, value: undefined }).done).toBe(true)
    return [knows(p.g, 0, base), knows(p.g, 1, base)]
  }
  expect([returned('aknagyuru unpaid'), returned('aknagyuru')]).toEqual([
    [true, false],
    [true, true],
  ])
})

test('CG-INFO-12 · others see that a card moves hidden to a wasteland, but not which one', () => {
  const p = duel({ you: { hand: new Array(6).fill('turul') } })
  doing(p, 'end')
  p.answer(p.options()[0] as string)
  expect(heard(p, 'discarded-hidden', 1)).toHaveLength(1)
  expect(heard(p, 'discarded', 0)).toMatchObject([{ name: '@card-turul' }])
})

test('CG-INFO-13 · the owner sees each card bombed off your own colony', () => {
  const p = duel({ you: { hangar: ['liktor'] }, opponent: { colony: ['turul', 'gagarin'] } })
  doing(p, 'attack:colony:1')
  for (let step = 0; step < 30 && p.g.combat !== null; step++) {
    p.answer(
      p.options().find((id) => id.startsWith('bomb:')) ??
        p.options().find((id) => id === 'pass' || id === 'done') ??
        (p.options()[0] as string),
    )
  }
  expect(heard(p, 'milled', 1).flatMap((event) => event.names as string[])).toEqual(['@card-turul', '@card-gagarin'])
  expect(heard(p, 'milled', 0)).toEqual([])
  expect(heard(p, 'milled-hidden', 0)).toHaveLength(1)
})

test('CG-INFO-14 · when the game is over everything may be seen; before, not even a spectator sees it', () => {
  const p = duel({ you: { hand: ['turul'] }, opponent: { filler: 0, hand: ['gagarin'] } })
  expect(JSON.stringify(see(p, 'spectator'))).not.toContain('gagarin')
  doing(p, 'end')
  expect(JSON.stringify(see(p, 'spectator'))).toContain('gagarin')
})
