import { between, choicesOf, plainOptions } from '@orrery/board'
import { answer, openTable, randomOf, seedOf, seenBy } from '@orrery/kernel'
import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { TEXTS } from '../../content/texts/all.ts'
import { chaosGalaxy } from '../../index.ts'
import { isUnderAttack, windowOf } from '../../orders/stops.ts'
import boardHu from '../../text/board-card.hu.ts'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import type { PieceView, StackView, View } from '../../view.ts'
import { breakable } from '../card/breaks.ts'
import { changesAt, hintOf } from '../mat/asked.ts'
import { byWeight, dropOption, isListed } from '../mat/choices.ts'
import { firingPair, shotOf } from '../mat/shot.ts'
import { isStoppedHere as isStopped, lostByPassing, toggleStop } from '../mat/stops.ts'
import { laysOut, offeredFace, trayOf } from '../mat/tray.ts'
import { stackLine, stackTargets, stoppedBy, targetOf } from '../mat/words.ts'
import { confirms, isPass, primaryAction } from '../primary-action.ts'
import { facing } from './facing.ts'

const question = {
  kind: 'options' as const,
  seat: 0,
  rule: 'CG-MAIN-1',
  name: 'main-action',
  message: 'main-action',
  options: [
    { id: 'surface:4', rule: 'CG-MAIN-2', on: 'card:4' },
    { id: 'launch:4', rule: 'CG-MAIN-5', on: 'card:4', cost: 3 },
    { id: 'mount:4:9', rule: 'CG-WEAP-1', on: 'card:4', to: 'card:9' },
    { id: 'end', rule: 'CG-MAIN-16' },
  ],
}

test('choices are found by the piece that they begin with and by the one that they are done to', () => {
  const choices = choicesOf(question)
  expect(plainOptions(choices, 'card:4').map(({ id }) => id)).toEqual(['surface:4', 'launch:4'])
  expect(between(choices, 'card:4', 'card:9').map(({ id }) => id)).toEqual(['mount:4:9'])
  expect(dropOption(choices, 'card:4', 'hangar')?.id).toBe('launch:4')
  expect(dropOption(choices, 'card:4', 'cantina')).toBeUndefined()
})

test('the question bar lists what a turn is about before the ways to lay a card face down, and leaves other questions as they are', () => {
  expect(byWeight(question.options).map(({ id }) => id)).toEqual(['launch:4', 'end', 'surface:4', 'mount:4:9'])
  const answers = [
    { id: 'surface:4', rule: 'CG-MAIN-2' },
    { id: 'launch:4', rule: 'CG-MAIN-5' },
  ]
  expect(byWeight(answers)).toEqual(answers)
})

test('the question bar lists attacks on the one opponent, and leaves them to the board where there are several', () => {
  const attacks = ['attack:colony:1', 'attack:headquarters:1', 'attack:colony:2'].map((id) => ({ id, rule: 'CG-MAIN-14', on: id.slice(7) }))
  const listed = (options: typeof attacks) => options.filter((option) => isListed(option, { ...question, options })).map(({ id }) => id)
  expect(listed(attacks.slice(0, 2))).toEqual(['attack:colony:1', 'attack:headquarters:1'])
  expect(listed(attacks)).toEqual([])
})

test('the primary button ends a main phase and says what is left by it; passing and not defending are never gold', () => {
  const view = seenBy(openTable(chaosGalaxy, {}, 2, seedOf('gold')), 0).view as View
  const text = tableText('en', en)
  const left = view.seats[0]?.credits ?? 0
  expect(primaryAction(question, view, text)).toMatchObject({ option: 'end', wastesActions: left > 0 })
  const window = { ...question, name: 'stack-answer', options: ['pass', 'pass-until', 'play:3'].map((id) => ({ id, rule: 'CG-STACK-1' })) }
  expect(primaryAction(window, view, text)).toBeNull()
  expect(window.options.map((option) => isPass(option, window))).toEqual([true, true, false])
  const options = [{ id: 'defend-with:3', rule: 'CG-EQUIP-3' }]
  const defend = { ...question, kind: 'multi-select' as const, name: 'equip-defenders', options, least: 0, most: 1 }
  expect(primaryAction(defend, view, text)).toBeNull()
  expect([confirms(defend, [], view, text)?.wastesActions, confirms(defend, ['defend-with:3'], view, text)?.wastesActions]).toEqual([
    true,
    undefined,
  ])
})

test('long words of a card name may be broken between syllables', () => {
  const broken = (name: string, language: 'en' | 'hu') => breakable(name, language).replaceAll('\u00ad', '|')
  expect(broken('Kombinált fegyverrendszer', 'hu')).toBe('Kom|bi|nált fegy|ver|rend|szer')
  expect(broken('Tigrisuszony', 'hu')).toBe('Tig|ris|uszony')
  expect(broken('Combined Arms System', 'en')).toBe('Com|bined Arms System')
  expect(broken('Homesteader', 'en')).toBe('Home|steader')
  expect(broken('Jégóriás', 'hu')).toBe('Jég|óri|ás')
  expect(broken('Savakna', 'hu')).toBe('Sav|akna')
})

test('names of abilities break between syllables in Hungarian, and none is broken otherwise', () => {
  const said = [...boardHu.matchAll(/^board-keyword-\w+ = (.+)$/gm)].map(([, name]) => breakable(name as string, 'hu'))
  const names = said.map((name) => name.replaceAll('\u00ad', '|'))
  expect(names.sort()).toEqual(
    [
      'Ál|cá|zás',
      'Gyors|tü|ze|lés',
      'Ja|ví|tás',
      'Kö|te|lék',
      'Lo|pa|ko|dás',
      'Ne|héz|fegy|ver|zet',
      'So|ro|zat|lö|vés',
      'Tűz|sze|ré|szet',
    ].sort(),
  )
})

test('every English word of a card name that is wider than a card of 50 px has a break', () => {
  const words = Object.values(TEXTS).flatMap(({ name }) => name.en.match(/\p{L}[\p{L}']*/gu) ?? [])
  const long = words.filter((word) => word.length >= 8)
  expect(long.length).toBeGreaterThan(100)
  expect(long.filter((word) => breakable(word, 'en') === word)).toEqual([])
})

test('a shot is previewed with its damage, the return fire and the bombing that is given up', () => {
  const shot = shotOf(facing({}, { armourLeft: 2 }), 0, 1)
  expect(shot).toMatchObject({ damage: 2, targetLeft: 0, targetTurns: null, returned: 2, shooterLeft: 1, bombingLost: 1, split: null })
})

test('the stack says what each item does, at what it is aimed, and what would stop it first', () => {
  const waiting = (id: number, card: number, type: string, target: number): StackView => ({
    ...{
      id,
      card,
      type,
      kind: 'card',
      verb: '',
      effect: 0,
      controller: 0,
      targets: [target],
      choices: [],
      x: 0,
      neutralised: false,
      opponent: null,
    },
  })
  const control = waiting(1, 5, 'elmeuralom', 1)
  const dive = waiting(2, 6, 'csendes-merules', 1)
  const override = waiting(3, 7, 'felulbiralas', 6)
  const view = { ...facing({}, {}), stack: [control, dive, override] }
  const text = tableText('en', en)
  expect(stackLine(view, control, text)).toMatch(/gain control of an enemy ship/)
  expect(view.stack.map((item) => stackTargets(view, item, text))).toEqual([['Falcon'], ['Falcon'], ['Silent Dive']])
  expect(view.stack.map((item) => stoppedBy(view, item)?.id)).toEqual([undefined, 3, undefined])
  expect(stoppedBy({ ...view, stack: [dive, { ...override, neutralised: true }] }, dive)).toBeUndefined()
})

test('rapid fire and ships that are not active let nobody return fire; repair turns used instead of damaged', () => {
  expect(shotOf(facing({ keywords: ['rapidFire'] }, {}), 0, 1)?.returned).toBeNull()
  expect(shotOf(facing({}, { turned: 'used' }), 0, 1)?.returned).toBeNull()
  expect(shotOf(facing({}, { keywords: ['repair'] }), 0, 1)?.targetTurns).toBe('used')
  expect(shotOf(facing({}, {}), 0, 1)?.targetTurns).toBe('damaged')
})

test('only options that fire have a pair of ships', () => {
  expect(firingPair('fire:17:22')).toEqual([17, 22])
  expect(firingPair('stealth:17')).toBeNull()
  expect(firingPair(null)).toBeNull()
})

test('windows belong to a stop, other questions to none', () => {
  const table = openTable(chaosGalaxy, {}, 2, seedOf('windows'))
  const random = randomOf(seedOf('windows'))
  const seen = new Set<string | null>()
  for (let step = 0; step < 4000 && table.result === null; step++) {
    const open = table.questions[0]
    if (open === undefined) break
    const view = seenBy(table, open.seat)
    const stop = windowOf(view.question, view.view as View)
    seen.add(stop)
    const passable = view.question?.kind === 'options' && view.question.options.some(({ id }) => id === 'pass-until')
    expect(stop !== null).toBe(passable)
    answer(table, open.seat, chaosGalaxy.policy(table.state, open, random))
  }
  expect(seen.has('cards')).toBe(true)
  expect(seen.has(null)).toBe(true)
})

test('no window opens for what one does oneself, nor for an ability that does as much at any time, unless one wants it so', () => {
  const window = { ...question, name: 'stack-answer', message: 'stack-answer' }
  const pass = ['pass', 'pass-until'].map((id) => ({ id, rule: 'CG-STACK-6' }))
  const shot = { id: 1, kind: 'action', verb: 'shot', controller: 0 } as StackView
  const met = facing({ type: 'melyuri-kem' }, {})
  const card = met.seats[0]?.hangar[0]?.id
  const spy = { ...met, stack: [{ ...shot, controller: 1 }] }
  const answers = { ...window, options: [...pass, { id: 'play:1', rule: 'CG-INT-1' }] }
  expect(isStopped(answers, spy)).toBe(true)
  expect(isStopped(answers, { ...spy, stack: [shot] })).toBe(false)
  const looks = { ...window, options: [...pass, { id: `use:${card}:0`, rule: 'CG-INT-8' }] }
  expect(isStopped(looks, spy)).toBe(false)
  toggleStop('timeless')
  expect(isStopped(looks, spy)).toBe(true)
  toggleStop('timeless')
  // In their own attack players get their turns to fire; the attacked player is asked, and so is the player of a ship that is fired at.
  const attack = (attacker: number, step: 'window' | 'equip' | 'firing') =>
    ({ ...met, stack: [], combat: { ...met.combat, attacker, defender: 1 - attacker, step } }) as View
  const answered = (view: View, verb: string | null) =>
    isStopped(answers, verb === null ? view : { ...view, stack: [{ ...shot, verb, controller: 1 }] })
  expect([answered(attack(0, 'window'), null), answered(attack(0, 'equip'), 'designate')]).toEqual([false, false])
  expect([answered(attack(1, 'window'), null), answered(attack(1, 'equip'), 'designate')]).toEqual([true, true])
  expect([answered(attack(0, 'firing'), 'shot'), answered(attack(0, 'firing'), 'return-fire')]).toEqual([true, true])
  toggleStop('own')
  expect([answered(attack(0, 'window'), null), answered(attack(0, 'equip'), 'designate')]).toEqual([true, true])
  toggleStop('own')
  expect(isStopped({ ...window, options: [{ id: 'end', rule: 'CG-END-1' }] }, spy)).toBe(true)
})

test('no stop that is lifted passes for who is attacked and could answer, nor for ships that may fire', () => {
  const window = { ...question, name: 'stack-answer', message: 'stack-answer' }
  const pass = ['pass', 'pass-until'].map((id) => ({ id, rule: 'CG-STACK-6' }))
  const answers = { ...window, options: [...pass, { id: 'play:1', rule: 'CG-INT-1' }] }
  const shot = { id: 1, kind: 'action', verb: 'shot', controller: 1 } as StackView
  const combat = { defender: 0, attacker: 1 } as unknown as NonNullable<View['combat']>
  const attacked = { ...facing({}, {}), combat, stack: [shot] }
  toggleStop('shots')
  expect(isStopped(answers, { ...attacked, combat: null })).toBe(false)
  expect(isStopped(answers, attacked)).toBe(true)
  expect(isStopped({ ...answers, seat: 1 }, { ...attacked, stack: [{ ...shot, controller: 0 }] })).toBe(false)
  expect(isUnderAttack({ ...window, options: pass }, attacked)).toBe(false)
  expect(isUnderAttack(answers, { ...attacked, stack: [{ ...shot, controller: 0 }] })).toBe(false)
  expect(isUnderAttack({ ...answers, name: 'firing-act', seat: 1 }, attacked)).toBe(true)
  toggleStop('shots')
})

test('CG-END-4 · passing the last window of a turn says how many credits over the limit are lost', () => {
  const text = tableText('en', en)
  const view = facing({}, {})
  const rich = { ...view, phase: 'end', active: 0, seats: view.seats.map((seat) => ({ ...seat, credits: 25 })) } as View
  const last = { ...question, name: 'stack-end', message: 'stack-end' }
  expect(lostByPassing(last, rich, text)).toEqual(['Credits over the limit of 20 are lost: 5.'])
  expect(lostByPassing(last, { ...rich, active: 1 }, text)).toEqual([])
  expect(lostByPassing(last, { ...rich, phase: 'main' }, text)).toEqual([])
  expect(lostByPassing(last, { ...rich, seats: view.seats }, text)).toEqual([])
})

test('CG-MAIN-16 · a main phase that ended by itself says so', () => {
  const main = { ...question, name: 'main-action', message: 'main-action' }
  expect(lostByPassing(main, facing({}, {}), tableText('en', en))).toEqual(['Your main phase ended by itself: nothing was left to do.'])
})

test('CG-EQUIP-2, CG-EQUIP-4 · who goes aboard is spoken of only where somebody could', () => {
  const hint = (name: string, ...ids: string[]): string => {
    const options = ids.map((id) => ({ id, rule: 'CG-EQUIP-1' }))
    const about = { seat: 0, rule: 'CG-EQUIP-1', name, message: name, options, least: 0, most: 2 }
    return hintOf(facing({}, {}), { kind: 'multi-select', ...about }, 0, tableText('en', en))
  }
  for (const [name, verb] of [
    ['equip-attackers', 'attack-with'],
    ['equip-defenders', 'defend-with'],
  ] as const) {
    expect(hint(name, `${verb}:0`)).not.toContain('aboard')
    expect(hint(name, `${verb}:0`, 'board:5:0')).toContain('Who goes aboard is clicked first')
  }
})

test('cards of a choice that lie nowhere on the mat are laid out with their faces', () => {
  const view = facing({}, {})
  const pick = {
    ...question,
    name: 'main-pick',
    message: 'main-pick',
    options: [
      { id: 'take:70', rule: 'CG-MAIN-10', on: 'card:70', params: { card: '@card-solyom' } },
      { id: 'take:71', rule: 'CG-MAIN-10', on: 'card:71', params: { card: '@face-down' } },
      { id: 'done', rule: 'CG-MAIN-10' },
    ],
  }
  const laid = trayOf(view, pick)
  expect(laid.map(({ id, face, from }) => [id, face?.id, from])).toEqual([
    [70, 'solyom', 'colony'],
    [71, undefined, 'colony'],
  ])
  expect(offeredFace(pick, 'card:70')?.id).toBe('solyom')
  expect(offeredFace(null, 'card:70')).toBeUndefined()
  // Cards in play are chosen where they lie, and nothing is laid out while the player may act freely.
  const target = { ...pick, name: 'stack-target', message: 'stack-target', options: [{ id: 'target:1', rule: 'CG-STACK-9', on: 'card:1' }] }
  expect(trayOf(view, target)).toEqual([])
  expect(trayOf(view, { ...pick, name: 'main-action', message: 'main-action' })).toEqual([])
  const trash = view.seats.map((seat) => ({ ...seat, trash: [{ id: 70, type: 'solyom' }] }))
  expect(trayOf({ ...view, seats: trash }, { ...pick, name: 'stack-target', message: 'stack-target' })[0]?.from).toBe('trash')
})

test('points of damage, heavy weapons and ordnance show the figure before and after at the ship', () => {
  const view = facing({ values: { speed: 4, firepower: 2, armour: 3, bombing: 1 } }, { armourLeft: 2 })
  const ship = view.seats[1]?.hangar[0] as PieceView
  const at = (id: string, more = {}) => changesAt(view, [{ id, rule: 'CG-ABIL-10', on: 'card:1', ...more }], ship)[0]
  expect(at('hit:1', { params: { points: 1 } })).toMatchObject({ figure: 'armour', now: 1, after: 0, cost: null })
  expect(at('spare:1', { params: { points: 2 } })).toMatchObject({ figure: 'armour', now: 0, after: 1 })
  expect(at('heavy:1', { cost: 2 })).toMatchObject({ figure: 'firepower', now: 2, after: 3, cost: 2 })
  expect(at('ordnance:1')).toMatchObject({ figure: 'bombing', now: 1, after: 2 })
  expect(at('fire:1:0')).toBeUndefined()
  expect(changesAt(view, [{ id: 'hit:0', rule: 'CG-ABIL-10', on: 'card:0' }], ship)).toEqual([])
})

test('whatever an attack may be aimed at has words in both languages', () => {
  const view = seenBy(openTable(chaosGalaxy, {}, 2, seedOf('aimed')), 0).view as View
  for (const text of [tableText('en', en), tableText('hu', hu)]) {
    for (const target of ['colony', 'headquarters', 'crew', 'base', 'credits', 'gone'] as const) {
      expect(targetOf({ target, targetCard: null, defender: 1 }, view, ['Anna', 'Béla'], text), target).not.toContain('board-target')
    }
  }
})

test('where the cards of an order lie on the mat, no tray says that none can be taken; where no card that was looked at can be, it does', () => {
  const order = { ...question, name: 'zones-order', message: 'zones-order' }
  expect(laysOut({ ...order, options: [{ id: 'order:4', rule: 'CG-ZONE-16', on: 'card:4' }] })).toBe(false)
  expect(laysOut({ ...question, name: 'effect-search', options: [{ id: 'no', rule: 'CG-MAIN-1' }] })).toBe(true)
})
