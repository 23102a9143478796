import { answer, openTable, randomOf, type SeenQuestion, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../../index.ts'
import { isUnderAttack } from '../../orders/stops.ts'
import type { CombatView, LastingView, PieceView, StackView, View } from '../../view.ts'
import { answeredHere as answeredItself, isStoppedHere as isStopped, toggleStop } from '../mat/stops.ts'
import { facing } from './facing.ts'

const CALM: CombatView = {
  step: 'firing',
  attacker: 0,
  defender: 1,
  target: 'colony',
  targetCard: null,
  attackers: [0],
  defenders: [1],
  bombers: [],
  order: [0, 1],
  passes: 0,
  turn: null,
  shot: null,
  bombingTotal: 0,
}

/** A combat with two ships facing each other, and the waiting stack. */
function fighting(
  combat: Partial<CombatView>,
  stack: readonly Partial<StackView>[] = [],
  own: Partial<PieceView> = {},
  enemy: Partial<PieceView> = {},
): View {
  const waiting = { id: 1, kind: 'action', verb: 'shot', card: null, type: null, targets: [], neutralised: false } as unknown as StackView
  return { ...facing(own, enemy), combat: { ...CALM, ...combat }, stack: stack.map((item) => ({ ...waiting, ...item })) }
}

/** A window in which the first seat holds an interrupt of that name. */
function holding(type: string, view: View): { readonly question: SeenQuestion; readonly view: View } {
  const options = ['pass', 'pass-until', 'play:80'].map((id) => ({ id, rule: 'CG-INT-1' }))
  const question = { kind: 'options', seat: 0, rule: 'CG-STACK-17', name: 'stack-answer', message: 'stack-answer', options } as const
  return { question, view: { ...view, seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, hand: [{ id: 80, type }] } : seat)) } }
}

/** Whether an attacked player is asked about that interrupt. */
function asks(type: string, view: View): boolean {
  const { question, view: seen } = holding(type, view)
  const attacked = { ...seen, combat: seen.combat === null ? null : { ...seen.combat, attacker: 1, defender: 0 } }
  if (view.combat !== null) expect(isUnderAttack(question, attacked)).toBe(isStopped(question, attacked))
  return isStopped(question, attacked)
}

const shot = { shooter: 1, target: 0, returning: [] }
const theirs = { controller: 1 }

test('cloak is asked about where something is aimed at your own ship, and nowhere else', () => {
  const aimed = (targets: readonly number[]) => asks('csendes-merules', fighting({ shot }, [{ ...theirs, kind: 'card', targets }]))
  expect([aimed([0]), aimed([1])]).toEqual([true, false])
  expect(asks('csendes-merules', fighting({ shot }, [theirs]))).toBe(false)
  expect(asks('csendes-merules', fighting({ step: 'bombing' }, [{ ...theirs, verb: 'bomb' }]))).toBe(false)
})

test('firepower is asked about where your own ship fires or may fire back, at what it would not fell anyway', () => {
  const fury = (view: View) => asks('capatamadas', view)
  expect(fury(fighting({ shot }, [theirs]))).toBe(true)
  expect(fury(fighting({ shot }, [theirs], { turned: 'used' }))).toBe(false)
  expect(fury(fighting({ shot }, [theirs], {}, { keywords: ['rapidFire'] }))).toBe(false)
  expect(fury(fighting({ shot }, [theirs], {}, { armourLeft: 2 }))).toBe(false)
  expect(fury(fighting({ shot: { ...shot, shooter: 0, target: 1 } }, [{ ...theirs, verb: 'return-fire' }]))).toBe(true)
  expect(fury(fighting({ step: 'bombing' }, [{ ...theirs, verb: 'bomb' }]))).toBe(false)
  expect(fury(fighting({ step: 'equip' }, [{ ...theirs, verb: 'designate' }]))).toBe(false)
})

test('what keeps damage off is asked about where damage may come', () => {
  const shield = (view: View) => asks('veszpajzs', view)
  expect(shield(fighting({ shot }, [theirs]))).toBe(true)
  expect(shield(fighting({}, [{ ...theirs, kind: 'card', type: 'csapas' }]))).toBe(true)
  expect(shield(fighting({ step: 'equip' }, [{ ...theirs, verb: 'designate' }]))).toBe(false)
  const bombed = (target: CombatView['target']) => shield(fighting({ step: 'bombing', target }, [{ ...theirs, verb: 'bomb' }]))
  expect([bombed('colony'), bombed('base')]).toEqual([false, true])
})

test('who would take a ship out of the combat is asked where it shoots or bombs, not where ships are named', () => {
  const bribe = (verb: string) => asks('megvesztegetes', fighting({ step: 'equip' }, [{ ...theirs, verb }]))
  expect(['designate', 'shot', 'return-fire', 'bomb'].map(bribe)).toEqual([false, true, true, true])
  expect(asks('megvesztegetes', fighting({}, [{ ...theirs, kind: 'card', type: 'csapas' }]))).toBe(false)
})

test('who acts first is asked about as long as ships of both sides have not acted', () => {
  const ambush = (view: View) => asks('rajtautes', view)
  expect(ambush(fighting({ step: 'equip' }, [{ ...theirs, verb: 'designate' }]))).toBe(true)
  expect(ambush(fighting({}, [theirs]))).toBe(true)
  expect(ambush(fighting({ shot }, [theirs]))).toBe(false)
  expect(ambush(fighting({ step: 'bombing' }, [{ ...theirs, verb: 'bomb' }]))).toBe(false)
})

test('CG-INT-7 · general interrupts answer cards and the choice of a target, and wait where something is only done', () => {
  const window = (type: string, stack: readonly Partial<StackView>[], step: CombatView['step'] | null) => {
    const view = fighting({ step: step ?? 'window' }, stack)
    return asks(type, step === null ? { ...view, combat: null } : view)
  }
  expect(window('szabotazs', [{ ...theirs, verb: 'launch' }], null)).toBe(false)
  expect(window('szabotazs', [{ ...theirs, kind: 'payment', verb: '' }], null)).toBe(true)
  expect(window('szabotazs', [], 'window')).toBe(true)
  expect(window('utvam', [], 'window')).toBe(true)
  // An effect that readies crew has no use if all crew is ready.
  expect(window('riado', [], 'window')).toBe(false)
})

/** The ships that bomb, by the bombing of each ship. */
function bombing(bombs: readonly number[], combat: Partial<CombatView>, colony = 20) {
  const view = fighting({ step: 'bombing', ...combat })
  const [ship] = view.seats[0]?.hangar ?? []
  const hangar = bombs.map((one, id) => ({ ...(ship as PieceView), id, values: { speed: 1, firepower: 1, armour: 1, bombing: one } }))
  const seats = view.seats.map((seat, at) => (at === 0 ? { ...seat, hangar } : { ...seat, hangar: [], colony }))
  const options = bombs.map((_, id) => ({ id: `bomb:${id}`, rule: 'CG-BOMB-1', on: `card:${id}` }))
  const about = { seat: 0, rule: 'CG-BOMB-1', name: 'bombing-bombers', message: 'bombing-bombers' }
  return answeredItself({ kind: 'multi-select', ...about, options, least: 0, most: options.length }, { ...view, seats })
}

test('all that can bomb do by themselves where every ship counts; where one could be spared, the player is asked', () => {
  expect(bombing([3, 0, 1], {})).toEqual({ options: ['bomb:0', 'bomb:2'] })
  expect(bombing([3, 1], {}, 3)).toBeNull()
  expect(bombing([0], {})).toBeNull()
  expect([bombing([1, 1], { target: 'headquarters' }), bombing([2, 1], { target: 'headquarters' })]).toEqual([
    { options: ['bomb:0', 'bomb:1'] },
    null,
  ])
  expect(bombing([1], { target: 'crew' })).toBeNull()
  toggleStop('bombers')
  expect(bombing([3, 1], {})).toBeNull()
  toggleStop('bombers')
})

/** The automatic answer of the second seat when it is fired at. */
function returning(own: Partial<PieceView>, enemy: Partial<PieceView>, more: Partial<View> = {}, verbs = ['return-fire', 'no-return']) {
  const view = { ...fighting({ shot: { shooter: 0, target: 1, returning: [] } }, [{ controller: 0 }], enemy, own), ...more }
  const options = verbs.map((id) => ({ id, rule: 'CG-FIRE-10' }))
  const about = { seat: 1, rule: 'CG-FIRE-10', name: 'firing-return', message: 'firing-return', on: 'card:1' as const }
  return answeredItself({ kind: 'options', ...about, options }, view)
}

test('CG-FIRE-10, CG-FIRE-16 · a ship fires back by itself unless it could better fire at another enemy; else its player is asked', () => {
  const back = { option: 'return-fire' }
  expect(returning({}, {})).toEqual(back)
  const ship = facing({}, {}).seats[0]?.hangar[0] as PieceView
  const others = (more: Partial<PieceView>) => ({
    seats: facing({}, {}).seats.map((seat, at) => {
      const [first, second] = pair(ship, at)
      return { ...seat, hangar: [first as PieceView, ...(at === 0 ? [{ ...(second as PieceView), ...more }] : [])] }
    }),
  })
  // The other enemy would bomb; has bombed or was hit; would be destroyed.
  expect([returning({}, {}, others({})), returning({}, {}, others({ turned: 'used' })), returning({}, {}, others({ hit: true }))]).toEqual([
    null,
    back,
    back,
  ])
  expect(returning({}, {}, others({ turned: 'used', armourLeft: 1 }))).toBeNull()
  const two = others({})
  const doomed = {
    seats: two.seats.map((seat, at) => (at === 0 ? seat : { ...seat, hangar: seat.hangar.map((one) => ({ ...one, armourLeft: 2 })) })),
  }
  expect(returning({}, {}, doomed)).toEqual(back)
  expect(returning({}, { values: { speed: 1, firepower: 0, armour: 1, bombing: 0 } })).toBeNull()
  expect(returning({}, { keywords: ['barrage'] })).toBeNull()
  expect(returning({ keywords: ['formation'] }, {})).toBeNull()
  expect(returning({}, {}, { lasting: [{ op: 'preventDamage', cards: [1] } as unknown as LastingView] })).toBeNull()
  expect(returning({}, {}, {}, ['return-fire', 'heavy:1', 'no-return'])).toBeNull()
  toggleStop('returns')
  expect(returning({}, {})).toBeNull()
  toggleStop('returns')
})

function pair(ship: PieceView, controller: number): PieceView[] {
  const role = controller === 0 ? 'attacking' : 'defending'
  return [controller, controller + 2].map((id) => ({ ...ship, id, controller, role }))
}

test('what is answered by itself is legal, and lets nothing go', () => {
  const given = new Set<string>()
  for (const seed of ['one', 'two', 'three']) {
    const table = openTable(chaosGalaxy, {}, 2, seedOf(seed))
    const random = randomOf(seedOf(seed))
    while (table.result === null) {
      const [asked] = table.questions
      if (asked === undefined) break
      const seen = seenBy(table, asked.seat)
      const itself = seen.question === null ? null : answeredItself(seen.question, seen.view as View)
      if (itself !== null) given.add(JSON.stringify(itself).replace(/\d+/g, ''))
      expect(answer(table, asked.seat, itself ?? chaosGalaxy.policy(table.state, asked, random))).toBe(true)
    }
  }
  expect(given).toContain('{"option":"return-fire"}')
  const known = [/return-fire/, /attack-with:/, /bomb:/, /"done"/, /"pass"/, /first:/, /"end"/]
  expect([...given].some((one) => one.includes('bomb:'))).toBe(true)
  expect([...given].filter((one) => !known.some((kind) => kind.test(one)))).toEqual([])
})
