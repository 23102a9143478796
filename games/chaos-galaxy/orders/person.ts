import { type Answer, answer, type Person, type Saying, type SeenQuestion, seenBy, type Table } from '@orrery/kernel'
import { judge } from '../bot/policy.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { afterwards } from './afterwards.ts'
import { endAfter, nameable, orderOfShips, orderOn, ordersWith } from './attack.ts'
import { aim, fireBack } from './fire.ts'
import { keep, mayKeep } from './keep.ts'
import { type Order, type Ordnance, withOrder } from './order.ts'
import { pieceById } from './pieces.ts'
import { FIRST_STOPS } from './stops.ts'

type Now = Saying<Order, View>

/** A scripted player of Chaos Galaxy: orders whole attacks and targets, and keeps the options that it passes in its own attacks. */
export const person: Person<Order, View> = {
  byDay: [{ kind: 'away', stops: FIRST_STOPS }],
  say(now) {
    const attack = attackIn(now)
    const said = attack === null ? now.orders : sayAttack(now, attack)
    const aimed = sayFire({ ...now, orders: said })
    // A player who passes a window of its own attack keeps its options for another one.
    const kept = isPass(now.answer) && mayKeep(now.question, now.view) ? keep(aimed, now.question, now.view) : aimed
    return now.question.name === 'main-pick' ? sayEnd({ ...now, orders: kept }) : kept
  },
}

function attackIn({ question, answer: given }: Now): string | null {
  return question.name === 'main-action' && 'option' in given && given.option.startsWith('attack:') ? given.option : null
}

function isPass(given: Answer): boolean {
  return 'option' in given && given.option.startsWith('pass')
}

/**
 * What a player orders with an attack: all ships if the board offers that, then the other steps that are worth doing before the
 * attack, and then the end of the turn.
 */
function sayAttack(now: Now, attack: string): readonly Order[] {
  const { orders, question, view } = now
  const option = question.kind === 'options' ? question.options.find(({ id }) => id === attack) : undefined
  if (option === undefined) return orders
  const { after, left } = doneAfter(now)
  // A player who draws a card and could still pay for something looks at it first.
  const ends = left <= 0 || !after.includes('draw')
  const named = namedIn(now)
  const said = named.said ? orderOfShips(option, question, view, named.ships, named.aboard) : null
  const order = said ?? ordersWith(option, question, view).find((one) => one.ends === ends) ?? allShips(now, option)
  if (order === null) return orders
  const conduct = { holds: holdsAfter(now), returns: true, stays: true, ordnance: ordnanceAfter(now), keeps: true }
  return withOrder(orders, { ...order, ends, after, conduct })
}

function allShips({ question, view }: Now, option: Parameters<typeof orderOfShips>[0]) {
  const ships = nameable(question.seat, view).ships.map(({ id }) => id)
  return orderOfShips(option, question, view, ships, [])
}

/** The ships and the crew that the player would name if nobody acted before. */
function namedIn(now: Now): {
  readonly said: boolean
  readonly ships: readonly number[]
  readonly aboard: readonly (readonly [number, number])[]
} {
  const table = thinking(now, 'equip-attackers')
  const wanted = table === null ? null : now.decide(table, now.seat)
  const ids = wanted !== null && 'options' in wanted ? wanted.options.map((id) => id.split(':')) : []
  const numbers = (verb: string) => ids.filter(([first]) => first === verb).map(([, ...rest]) => rest.map(Number))
  return {
    said: ids.length > 0,
    ships: numbers('attack-with').map(([ship]) => ship as number),
    aboard: numbers('board').map(([crew, ship]) => [crew as number, ship as number]),
  }
}

/** The steps worth doing besides attacking, in sequence, and the credits left after them; it stops at an unknown card. */
function doneAfter(now: Now): { readonly after: readonly string[]; readonly left: number } {
  const { seat } = now
  const copy = now.determinize()
  const after: string[] = []
  let left = creditsOf(copy, seat)
  for (let step = 0; step < 60; step++) {
    const [asked] = copy.questions
    if (asked === undefined || (asked.seat === seat && asked.name === 'main-pick')) break
    if (asked.name !== 'main-action' || asked.kind !== 'options') {
      if (answer(copy, asked.seat, idle(now, copy)) !== true) break
      continue
    }
    const sayable = afterwards(seenBy(copy, seat).question as SeenQuestion).map(({ id }) => id)
    const worths = judge(copy.state as State, asked, null)
    let best = ''
    let worth = 0
    asked.options.forEach(({ id }, nth) => {
      if (!sayable.includes(id) || (worths[nth] as number) <= worth) return
      best = id
      worth = worths[nth] as number
    })
    if (best === '') break
    after.push(best)
    if (answer(copy, seat, { option: best }) !== true) break
    left = creditsOf(copy, seat)
    if (best === 'draw') break
  }
  return { after, left }
}

function creditsOf(table: Table, seat: number): number {
  return (table.state as State).seats[seat]?.credits ?? 0
}

/** Orders the end of the turn with the pick if nothing more would be done. */
function sayEnd(now: Now): readonly Order[] {
  const copy = now.determinize()
  if (answer(copy, now.seat, now.answer) !== true) return now.orders
  const [asked] = copy.questions
  if (asked?.seat !== now.seat || asked.name !== 'main-action') return now.orders
  const wanted = now.decide(copy, now.seat)
  return 'option' in wanted && wanted.option === 'end' && orderOn(now.orders, now.seat, now.view) === null
    ? endAfter(now.orders, now.question, true, now.view)
    : now.orders
}

/**
 * What a player orders for the coming fire, at the choice of defenders, with a shot, and with the first return fire: for each of
 * its ships the best target at that time, or to hold its fire. The board follows it, right or wrong.
 */
function sayFire(now: Now): readonly Order[] {
  const { seat, view, question, answer: given } = now
  const { name } = question
  const fires = name === 'firing-return' && 'option' in given && given.option === 'return-fire'
  let orders = fires ? fireBack(now.orders, true, seat, view) : now.orders
  const at = name === 'equip-defenders' ? thinking(now, 'firing-act') : name === 'firing-act' ? now.determinize() : null
  const asked = at?.questions.find((one) => one.seat === seat)
  if (at === null || asked?.kind !== 'options') return orders
  if (name === 'equip-defenders') orders = fireBack(orders, true, seat, view)
  const worths = judge(at.state as State, asked, null)
  const shots = asked.options.flatMap(({ id }, nth) => {
    const [verb, ship, target] = id.split(':').map((part, place) => (place === 0 ? part : Number(part))) as [string, number, number]
    return verb === 'fire' ? [{ ship, target, worth: worths[nth] as number }] : []
  })
  const attacks = view.combat?.attacker === seat
  const left: { [target: number]: number } = {}
  const hits = (ship: number, target: number): void => {
    const armour = left[target] ?? pieceById(view, target)?.armourLeft ?? 0
    left[target] = armour - (pieceById(view, ship)?.values?.firepower ?? 0)
  }
  const fired = name === 'firing-act' && 'option' in given ? given.option.split(':').map(Number) : []
  if (fired.length === 3) hits(fired[1] as number, fired[2] as number)
  const ships = shots.map((shot) => shot.ship).filter((ship, nth, all) => all.indexOf(ship) === nth)
  for (const ship of ships) {
    if (ship === fired[1]) continue
    // No ship fires at a target that earlier shots destroy.
    const best = shots
      .filter((shot) => shot.ship === ship && (left[shot.target] ?? 1) > 0)
      .reduce<(typeof shots)[number] | null>((one, shot) => (one === null || shot.worth > one.worth ? shot : one), null)
    const keeps = attacks && (pieceById(view, ship)?.values?.bombing ?? 0) > 0
    if (best !== null && best.worth > 0) hits(ship, best.target)
    const holds = best === null || (best.worth <= 0 && keeps)
    orders = aim(orders, ship, holds ? { target: null, once: false } : { target: best.target, once: best.worth <= 0 }, seat, view)
  }
  return orders
}

/** Whether ordnance would be used if nobody answers the attack. */
function ordnanceAfter(now: Now): Ordnance {
  const copy = thinking(now, 'bombing-ordnance')
  if (copy === null) return 'later'
  const wanted = now.decide(copy, now.seat)
  return 'option' in wanted && wanted.option !== 'done' ? 'most' : 'none'
}

/** Whether nothing would be worth firing at if the opponent defends as expected. */
function holdsAfter(now: Now): boolean {
  const copy = now.determinize()
  answer(copy, now.seat, now.answer)
  for (let step = 0; step < 40; step++) {
    const [asked] = copy.questions
    if (asked === undefined || asked.name === 'main-action') return false
    if (asked.name === 'firing-act' && asked.seat === now.seat && asked.kind === 'options') {
      const worths = judge(copy.state as State, asked, null)
      return asked.options.every(({ id }, nth) => !id.startsWith('fire:') || (worths[nth] as number) <= 0)
    }
    if (answer(copy, asked.seat, idle(now, copy)) !== true) return false
  }
  return false
}

/** Passes a window; otherwise the decision of the seat that is asked. */
function idle({ decide }: Now, table: Table): Answer {
  const [asked] = table.questions
  const pass = asked?.kind === 'options' ? asked.options.find(({ id }) => id === 'pass') : undefined
  return pass === undefined ? decide(table, asked?.seat ?? 0) : { option: pass.id }
}

/** A determinization at the seat's next question of that name, if nobody acts before; null if it is never asked. */
function thinking(now: Now, name: string): Table | null {
  const copy = now.determinize()
  if (answer(copy, now.seat, now.answer) !== true) return null
  for (let step = 0; step < 40; step++) {
    const [asked] = copy.questions
    if (asked === undefined || asked.name === 'main-action') return null
    if (asked.name === name && asked.seat === now.seat) return copy
    const lets = asked.kind === 'options' ? asked.options.find(({ id }) => ['pass', 'done', 'no-return'].includes(id)) : undefined
    const next = lets !== undefined ? { option: lets.id } : asked.seat === now.seat ? now.decide(copy, now.seat) : { options: [] }
    if (answer(copy, asked.seat, next) !== true) return null
  }
  return null
}
