import { expect, test } from 'vitest'
import { rewrite } from '../effects/given.ts'
import { fight } from '../fight.ts'
import { act, asked, card, credits, duel, heard, ids, offers, pile, placeOf, reach, shown, through, values, written } from '../given.ts'

/** The rulebook's examples of the combat rules. */

const HAND = ['turul', 'karom', 'liktor', 'futar']
type Table = ReturnType<typeof duel>
const damages = (p: Table): unknown => heard(p, 'damaged').map((event) => [ids(p.g, [event.card as number])[0], event.amount])
const trashed = (p: Table, ...cards: string[]): boolean[] => cards.map((id) => placeOf(p.g, card(p, id)).startsWith('trash'))

/** The named ships, or all, bomb undefended. */
function bombing(ships: readonly string[], attack: string, theirs: object): Table {
  const p = fight(ships, [], { attack, opponent: theirs })
  through(p, ...ships.map((ship) => `bomb:{${ship}}`))
  return reach(p)
}

test('CG-ZONE-7 · example: of a headquarters of 4 bombed for 2 the discarded card lies in the wasteland', () => {
  const p = bombing(['liktor'], 'attack:headquarters:1', { hand: HAND })
  expect([pile(p, 'headquarters', 1).length, pile(p, 'wasteland', 1).length, pile(p, 'trash', 1)]).toEqual([3, 1, []])
})

test('CG-PAY-7 · example: crew left in the cantina cannot be paid in the payment step', () => {
  const p = duel({ you: { hangar: ['liktor', '> femkarom unpaid'], cantina: ['vasfalo unpaid'] } })
  through(p, 'attack:colony:1')
  reach(p, 'combat-payment')
  expect([offers(p, 'pay:{femkarom}'), offers(p, 'pay:{vasfalo}')]).toEqual([true, false])
})

test('CG-SHIP-10 · example: armour 3 that lost 1 in an attack is destroyed by 2 more in the same turn', () => {
  const p = fight(['marduk-kurios'], ['liktor'], { hand: ['verdij'] })
  through(p, 'fire:{marduk-kurios}:{liktor}', 'no-return')
  expect(shown(reach(p), 'liktor').armourLeft).toBe(2)
  act(p, 'event:{verdij}')
  expect(trashed(reach(p), 'liktor')).toEqual([true])
})

test('CG-ABIL-8 · example: at a rapid fire shot no return is offered, and the shooter takes nothing', () => {
  const p = fight(['darazs'], ['berelt-cirkalo'])
  act(p, 'fire:{darazs}:{berelt-cirkalo}')
  expect(offers(p, 'return-fire')).toBe(false)
  reach(p)
  expect(damages(p)).toEqual([['berelt-cirkalo', 2]])
})

test('CG-ABIL-12 · example: three ships of firepower 2, 1 and 3 hit by a barrage of 3, 1, 1 return 6', () => {
  const p = fight(['crx'], ['liktor', 'kereskedoszloop', 'honfoglalo'])
  through(p, 'pass', 'fire:{crx}:{liktor}', 'barrage')
  for (const to of ['liktor', 'liktor', 'liktor', 'kereskedoszloop', 'honfoglalo']) act(p, `hit:{${to}}`)
  while (asked(p) === 'firing-return') act(p, 'return-fire')
  reach(p)
  const taken = heard(p, 'damaged').filter((event) => event.card === card(p, 'crx'))
  expect(taken.reduce((sum, event) => sum + (event.amount as number), 0)).toBe(6)
  expect(trashed(p, 'crx', 'liktor', 'kereskedoszloop', 'honfoglalo')).toEqual([true, true, false, false])
})

test('CG-ABIL-14 · example: firepower 5 that allotted 4 may allot 1 more, though it is active again', () => {
  rewrite('extra-talalat', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'you', state: 'used' } }], do: [{ op: 'ready', who: 't1' }] },
  ])
  const p = fight(['crx', 'mamut-i'], ['invazios-fellegvar', 'invazios-fellegvar'], { hand: ['extra-talalat'] })
  const [first, second] = ['invazios-fellegvar#0', 'invazios-fellegvar#1']
  through(p, `fire:{crx}:{${first}}`, 'barrage')
  for (let point = 0; point < 4; point++) act(p, `hit:{${first}}`)
  act(p, 'done')
  through(p, 'no-return', 'play:{extra-talalat}', `fire:{crx}:{${second}}`, 'barrage', `hit:{${second}}`)
  expect(asked(p)).not.toBe('ability-barrage-point')
  reach(p)
  expect(heard(p, 'damaged').map((event) => [event.card, event.amount])).toEqual([
    [card(p, 'invazios-fellegvar', 1, 0), 4],
    [card(p, 'invazios-fellegvar', 1, 1), 1],
  ])
})

/** A shot at ships in formation, shared as the points say; returns the options at its end. */
function shared(shooter: string, ships: readonly string[], points: readonly string[]): Table {
  const p = fight([shooter], ships)
  through(p, `fire:{${shooter}}:{${ships[0]}}`, 'share')
  for (const to of points) act(p, `share:{${to}}`)
  return p
}

test('CG-ABIL-19 · example: a shot of 4 at armour 3 and 2 is shared as 3 and 1 or as 2 and 2', () => {
  const ships = ['honfoglalo', 'rajvadasz']
  const splits = [
    ['honfoglalo', 'honfoglalo', 'honfoglalo'],
    ['honfoglalo', 'honfoglalo', 'rajvadasz', 'rajvadasz'],
  ].map((points) => damages(reach(shared('kalapacsfej', ships, points))))
  expect(splits).toEqual([
    [
      ['honfoglalo', 3],
      ['rajvadasz', 1],
    ],
    [
      ['honfoglalo', 2],
      ['rajvadasz', 2],
    ],
  ])
  expect(offers(shared('kalapacsfej', ships, ['rajvadasz', 'rajvadasz']), 'share:{rajvadasz}')).toBe(false)
})

test('CG-ABIL-21 · example: armour 2 and 1 take 3 of a shot of 5, both are destroyed, and 2 are lost', () => {
  const p = reach(shared('leviatan', ['rajvadasz', 'solyom'], ['rajvadasz', 'rajvadasz']))
  expect([trashed(p, 'rajvadasz', 'solyom'), damages(p)]).toEqual([
    [true, true],
    [
      ['rajvadasz', 2],
      ['solyom', 1],
    ],
  ])
})

test('CG-ABIL-24 · example: fired at, a stealth ship bombs the headquarters first and is then destroyed', () => {
  const p = fight(['kisertetraja -2'], ['tigrisuszony'], { attack: 'attack:headquarters:1', theirHand: HAND })
  through(p, 'fire:{tigrisuszony}:{kisertetraja}', 'stealth:{kisertetraja}')
  reach(p)
  expect([pile(p, 'wasteland', 1).length, trashed(p, 'kisertetraja')]).toEqual([1, [true]])
  const types = p.events(0).map((event) => event.type)
  expect(types.indexOf('destroyed')).toBeGreaterThan(types.indexOf('bombed'))
})

test('CG-ABIL-26 · example: one card by stealth and one more in the bombing step', () => {
  const p = fight(['kisertetraja', 'liktor'], ['crx'], { attack: 'attack:headquarters:1', theirHand: HAND })
  through(p, 'stealth:{kisertetraja}')
  reach(p, 'firing-act')
  expect(pile(p, 'headquarters', 1)).toHaveLength(3)
  through(p, 'bomb:{liktor}')
  expect(pile(reach(p), 'headquarters', 1)).toHaveLength(2)
})

test('CG-ABIL-28 · example: two uses of heavy weapons cost 4 of 5 credits and give 2 firepower', () => {
  const p = fight(['melytengeri'], ['crx'], { credits: 5 })
  through(p, 'heavy:{melytengeri}', 'heavy:{melytengeri}')
  expect([values(p, 'melytengeri')[1], credits(p), offers(p, 'heavy:{melytengeri}')]).toEqual([5, 1, false])
})

test('CG-ABIL-31 · example: of two ships hit in their own turn the one with repair ends it active, the other used', () => {
  const p = fight(['indafogo', 'honfoglalo'], ['cobra-flash', 'halalszarny'])
  through(p, 'fire:{cobra-flash}:{indafogo}', 'no-return', 'fire:{halalszarny}:{honfoglalo}', 'no-return')
  reach(through(reach(p), 'end'))
  expect(['indafogo', 'honfoglalo'].map((id) => shown(p, id).turned)).toEqual(['active', 'used'])
})

test('CG-ABIL-33 · example: with base bombing 2 at most 2 cards are discarded for ordnance, with 0 none', () => {
  const discards = (ship: string): number => {
    const p = fight([ship], [])
    act(p, `bomb:{${ship}}`)
    return p.options().filter((id) => id.startsWith('ordnance:')).length
  }
  rewrite('karom', [{ kind: 'static', do: [{ op: 'grant', who: 'self', keywords: ['ordnance'] }] }])
  expect([discards('lotetu'), discards('karom')]).toEqual([2, 0])
})

test('CG-CREW-7 · example: after the combat the scout is empty, and its crew in the cantina', () => {
  const p = duel({ you: { hangar: ['marduk-kurios'], cantina: ['vasfalo'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{marduk-kurios}')
  expect(shown(p, 'marduk-kurios').aboard).toHaveLength(1)
  expect([shown(reach(p), 'marduk-kurios').aboard, placeOf(p.g, card(p, 'vasfalo'))]).toEqual([[], 'cantina of 0'])
})

test('CG-CREW-8 · example: crew of a used, a damaged and an active ship returns used, used and active', () => {
  const p = fight(['turul', '> vasfalo', 'liktor', '> onkentes', 'honfoglalo', '> savkopo'], ['cobra-flash', 'crx'])
  through(p, 'fire:{cobra-flash}:{liktor}', 'no-return', 'fire:{turul}:{crx}', 'no-return')
  reach(p)
  expect(['turul', 'liktor', 'honfoglalo', 'vasfalo', 'onkentes', 'savkopo'].map((id) => shown(p, id).turned)).toEqual([
    'used',
    'damaged',
    'active',
    'used',
    'used',
    'active',
  ])
})

test('CG-CREW-9 · example: a second captain may not board, though two slots are free', () => {
  const p = duel({ you: { hangar: ['honfoglalo'], cantina: ['falkakapitany', 'tengernagy', 'vasfalo'] } })
  reach(through(p, 'attack:colony:1'), 'equip-attackers')
  const boards = (...ids: string[]): string[] => ids.map((id) => written(p, `board:{${id}}:{honfoglalo}`))
  expect(p.refused({ options: boards('falkakapitany', 'tengernagy') }, 0).params?.rule).toBe('CG-CREW-9')
  p.answer({ options: boards('falkakapitany', 'vasfalo') })
  reach(p, 'bombing-bombers')
  expect(shown(p, 'honfoglalo').aboard.map(({ type }) => type)).toEqual(['falkakapitany', 'vasfalo'])
})

test('CG-TRAP-1 · example: bombed for 2 a trap of 3 may be paid from 3 credits, bombed for 1 not', () => {
  const may = (ship: string): boolean => {
    const p = fight([ship], [], { attack: 'attack:base:{chazma-toltet}', opponent: { surface: ['chazma-toltet unpaid'], credits: 3 } })
    through(p, `bomb:{${ship}}`)
    while (!['trap-pay', 'main-action'].includes(asked(p))) p.answer(p.options()[0] as string)
    return offers(p, 'trap:{chazma-toltet}')
  }
  expect([may('liktor'), may('turul')]).toEqual([true, false])
})

test('CG-TRAP-8 · example: the total of 3 stays when the trap destroys the bomber of 2', () => {
  rewrite('kaoszakna', [
    {
      kind: 'resolve',
      do: [
        { op: 'destroy', who: { all: { zone: 'hangar', player: 'opponent', role: 'bombing', minSize: 2, maxCost: 6 } } },
        { op: 'mill', player: 'opponent', n: 'bombingTotal' },
      ],
    },
  ])
  const p = fight(['liktor', 'halalszarny'], [], {
    attack: 'attack:base:{kaoszakna}',
    opponent: { surface: ['kaoszakna unpaid'] },
  })
  through(p, 'bomb:{liktor}', 'bomb:{halalszarny}', 'trap:{kaoszakna}')
  expect([trashed(reach(p), 'liktor', 'halalszarny'), pile(p, 'wasteland').length]).toEqual([[true, false], 3])
})

test('CG-TRAP-11 · example: bombing a trap that is paid is no success', () => {
  const bombed = (answer: string): unknown => {
    const p = fight(['palotahajo'], [], { attack: 'attack:base:{csali-kolonia}', opponent: { surface: ['csali-kolonia unpaid'] } })
    through(p, 'bomb:{palotahajo}', answer)
    reach(p)
    return [heard(p, 'bombing-success').length, heard(p, 'destroyed').length]
  }
  expect([bombed('trap:{csali-kolonia}'), bombed('no-trap')]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('CG-ATK-9 · example: the attacked base is destroyed in the equip step: ships fire, and nobody bombs', () => {
  rewrite('extra-talalat', [{ kind: 'resolve', do: [{ op: 'destroy', who: { all: { zone: 'surface', player: 'you' } } }] }])
  const p = duel({
    you: { hangar: ['mamut-i', 'liktor'] },
    opponent: { hangar: ['crx', 'holdimado'], surface: ['aknagyuru unpaid'], hand: ['extra-talalat'] },
  })
  through(p, 'attack:base:{aknagyuru}', 'attack-with:{mamut-i}', 'play:{extra-talalat}')
  expect(p.g.combat?.step).toBe('equip')
  through(p, 'defend-with:{crx}', 'fire:{mamut-i}:{crx}')
  reach(p)
  expect([heard(p, 'fires').length, heard(p, 'bombs-with'), placeOf(p.g, card(p, 'aknagyuru'))]).toEqual([1, [], 'wasteland of 1'])
})

test('CG-ATK-10 · example: crew in the cantina is paid after the declaration, not in the equip step', () => {
  const p = duel({ you: { hangar: ['liktor', 'mamut-i'], cantina: ['vasfalo unpaid', 'onkentes unpaid'] } })
  act(p, 'attack:colony:1')
  expect(asked(p)).toBe('stack-window')
  act(p, 'pay:{vasfalo}')
  reach(p, 'equip-attackers')
  expect([shown(p, 'vasfalo').paid, offers(p, 'pay:{onkentes}')]).toEqual([true, false])
})

test('CG-EQUIP-5 · example: a bombing of 3 without a defender takes 3 cards, and nobody fires', () => {
  const p = bombing(['mamut-i'], 'attack:colony:1', {})
  expect([pile(p, 'wasteland', 1).length, heard(p, 'fires'), heard(p, 'firing-over')]).toEqual([3, [], []])
})

test('CG-CPAY-5 · example: two missiles that destroy each other’s ship destroy both', () => {
  const p = duel({
    you: { hangar: ['karom', '> plazmaraketa unpaid'] },
    opponent: { hangar: ['marduk-kurios', '> torpedoraj unpaid'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{marduk-kurios}', 'pay:{plazmaraketa}', 'pay:{torpedoraj}')
  expect(trashed(reach(p), 'karom', 'marduk-kurios')).toEqual([true, true])
})

test('CG-CPAY-8 · example: 2 of one missile’s damage are prevented, the rest and the other missile hit together', () => {
  const p = duel({
    you: { hangar: ['karom', '> plazmaraketa unpaid'] },
    opponent: { hangar: ['turul', '> torpedoraj unpaid'], hand: ['kitero-mozdulat'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{turul}', 'pay:{plazmaraketa}', 'pay:{torpedoraj}', 'play:{kitero-mozdulat}')
  reach(p)
  expect(heard(p, 'prevented').map((event) => event.amount)).toEqual([2])
  const types = p.events(0).flatMap(({ type }) => (['damaged', 'destroyed'].includes(type) ? [type] : []))
  expect([damages(p), types]).toEqual([
    [
      ['turul', 1],
      ['karom', 2],
    ],
    ['damaged', 'damaged', 'destroyed', 'destroyed'],
  ])
})

test('CG-FIRE-2 · example: of two ships of speed 4 the attacking one acts first', () => {
  expect(fight(['turul'], ['karom']).question()).toMatchObject({ seat: 0, message: 'firing-act' })
})

test('CG-FIRE-12 · example: 5-2-3-0 against firepower 2 and armour 2: the target is destroyed, the shooter has 1 left', () => {
  const p = fight(['cobra-flash'], ['dulo', 'crx'])
  through(p, 'fire:{cobra-flash}:{dulo}', 'return-fire')
  expect([trashed(p, 'dulo'), shown(p, 'cobra-flash').armourLeft]).toEqual([[true], 1])
})

test('CG-FIRE-15 · example: armour 4 hit for 2 without firing back fires in its turn and ends damaged', () => {
  const p = fight(['cobra-flash'], ['melytengeri'])
  through(p, 'fire:{cobra-flash}:{melytengeri}', 'no-return')
  expect(shown(reach(p, 'firing-act'), 'melytengeri')).toMatchObject({ armourLeft: 2, turned: 'active' })
  through(p, 'fire:{melytengeri}:{cobra-flash}')
  expect(shown(reach(p), 'melytengeri').turned).toBe('damaged')
})

test('CG-FIRE-22 · example: the ship that passed and was fired at acts next, before a ship of speed 4', () => {
  const p = fight(['cobra-flash'], ['holdimado', 'turul'])
  through(p, 'pass', 'fire:{holdimado}:{cobra-flash}', 'no-return')
  reach(p, 'firing-act')
  expect([p.question().seat, offers(p, 'fire:{cobra-flash}:{turul}'), shown(p, 'turul').turned]).toEqual([0, true, 'active'])
})

test('CG-BOMB-3 · example: bombers of 3 and 2 leave 15 of 20 cards', () => {
  const p = bombing(['mamut-i', 'liktor'], 'attack:colony:1', { filler: 20 })
  expect([pile(p, 'colony', 1).length, pile(p, 'wasteland', 1).length]).toEqual([15, 5])
})

test('CG-BOMB-5 · example: a total of 5 leaves 2 of 3 cards in the headquarters', () => {
  expect(pile(bombing(['mamut-i', 'liktor'], 'attack:headquarters:1', { hand: HAND.slice(1) }), 'headquarters', 1)).toHaveLength(2)
})

test('CG-BOMB-7 · example: an unpaid base bombed for 1 stays, for 2 it is in the wasteland', () => {
  const lies = (ship: string): string => {
    const p = bombing([ship], 'attack:base:{aknagyuru}', { surface: ['aknagyuru unpaid'] })
    return placeOf(p.g, card(p, 'aknagyuru'))
  }
  expect([lies('turul'), lies('liktor')]).toEqual(['surface of 1', 'wasteland of 1'])
})

test('CG-BOMB-9, CG-DEF-4 · example: armour 4 bombed for 3 is no success, and for 1 more in the same turn it is destroyed', () => {
  const p = duel({ you: { hangar: ['mamut-i', 'turul'] }, opponent: { surface: ['urvedelmi-kor'] } })
  through(p, 'attack:base:{urvedelmi-kor}', 'attack-with:{mamut-i}', 'done', 'bomb:{mamut-i}')
  expect(shown(reach(p), 'urvedelmi-kor')).toMatchObject({ armourLeft: 1, turned: 'damaged' })
  expect(heard(p, 'bombing-success')).toEqual([])
  through(p, 'attack:base:{urvedelmi-kor}', 'bomb:{turul}')
  expect([placeOf(reach(p).g, card(p, 'urvedelmi-kor')), heard(p, 'bombing-success').length]).toEqual(['trash of 1', 1])
})
