import { type Answer, answer, fork, guess, randomOf, type Seat, type SeenQuestion, seedOf, seenBy, type Table } from '@orrery/kernel'
import { decide } from '@orrery/search'
import { afterwards } from '../../../../games/chaos-galaxy/board/mat/afterwards.ts'
import { assault, nameable, orderOfShips, ordersWith } from '../../../../games/chaos-galaxy/board/mat/assault.ts'
import type { Ordnance } from '../../../../games/chaos-galaxy/board/mat/conduct.ts'
import { aim, fireBack } from '../../../../games/chaos-galaxy/board/mat/volley.ts'
import { pieceById } from '../../../../games/chaos-galaxy/board/mat/words.ts'
import { judge } from '../../../../games/chaos-galaxy/bot/policy.ts'
import type { State } from '../../../../games/chaos-galaxy/state.ts'
import type { View } from '../../../../games/chaos-galaxy/view.ts'

/**
 * What a player orders together with an attack: all ships where the board offers that, after it whatever else is worth doing as things
 * stand before the attack, and then the end of the turn.
 */
export function sayAttack(table: Table, question: SeenQuestion, attack: string, view: View): void {
  const asked = table.questions[0]
  if (question.kind !== 'options' || asked?.kind !== 'options') return
  const option = question.options.find(({ id }) => id === attack)
  if (option === undefined) return
  const { after, left } = doneAfter(table, question.seat)
  // Whoever draws and could still pay for something looks at the card first.
  const ends = left <= 0 || !after.includes('draw')
  const said =
    ordersWith(option, question, view).find((one) => one.ends === ends) ??
    orderOfShips(
      option,
      question,
      view,
      nameable(question.seat, view).ships.map(({ id }) => id),
      [],
    )
  if (said === null) return
  const conduct = {
    holds: holdsAfter(table, question.seat, attack),
    returns: true,
    stays: true,
    ordnance: ordnanceAfter(table, question.seat, attack),
    keeps: true,
  }
  assault.value = { ...said, ends, after, conduct }
}

/** What would be worth doing besides attacking, one thing after another, and the credits that are left then; up to a card that nobody knows. */
function doneAfter(table: Table, seat: Seat): { readonly after: readonly string[]; readonly left: number } {
  const random = randomOf(seedOf('flow'))
  const copy = guess(table, seat, random)
  const after: string[] = []
  let left = creditsOf(copy, seat)
  for (let step = 0; step < 60; step++) {
    const [asked] = copy.questions
    if (asked === undefined || (asked.seat === seat && asked.name === 'main-pick')) break
    if (asked.name !== 'main-action' || asked.kind !== 'options') {
      const idle = asked.kind === 'options' ? asked.options.find(({ id }) => id === 'pass') : undefined
      if (answer(copy, asked.seat, idle === undefined ? copy.game.policy(copy.state, asked, random) : { option: idle.id }) !== true) break
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

function creditsOf(table: Table, seat: Seat): number {
  return (table.state as State).seats[seat]?.credits ?? 0
}

/** The ships and the crew that a player names with the target are those that it would name after it: nothing has happened since. */
export function nameShips(wanted: Answer): void {
  const order = assault.peek()
  if (order !== null && 'options' in wanted) assault.value = { ...order, set: wanted.options }
}

/**
 * What a player says of the fire to come, with the ships that defend, with a shot, and with the first return fire: for each own ship
 * the target that is worth most as things stand then, or that it holds its fire. The board keeps to it, right or wrong.
 */
export function sayFire(table: Table, question: SeenQuestion, given: Answer, view: View): void {
  const { seat, name } = question
  if (name === 'firing-return' && 'option' in given && given.option === 'return-fire') fireBack(true, seat, view)
  const at = name === 'equip-defenders' ? firingAfter(table, seat, given) : name === 'firing-act' ? table : null
  const asked = at?.questions[0]
  if (at === null || asked?.kind !== 'options') return
  if (name === 'equip-defenders') fireBack(true, seat, view)
  const worths = judge(at.state as State, asked, null)
  const shots = asked.options.flatMap(({ id }, nth) => {
    const [verb, ship, target] = id.split(':').map((part, place) => (place === 0 ? part : Number(part))) as [string, number, number]
    return verb === 'fire' ? [{ ship, target, worth: worths[nth] as number }] : []
  })
  const attacks = view.combat?.attacker === seat
  const left = new Map<number, number>()
  const hits = (ship: number, target: number): void => {
    const armour = left.get(target) ?? pieceById(view, target)?.armourLeft ?? 0
    left.set(target, armour - (pieceById(view, ship)?.values?.firepower ?? 0))
  }
  const fires = name === 'firing-act' && 'option' in given ? given.option.split(':').map(Number) : []
  if (fires.length === 3) hits(fires[1] as number, fires[2] as number)
  for (const ship of new Set(shots.map((shot) => shot.ship))) {
    if (ship === fires[1]) continue
    // Nobody is sent against who is felled by those before.
    const best = shots
      .filter((shot) => shot.ship === ship && (left.get(shot.target) ?? 1) > 0)
      .reduce<(typeof shots)[number] | null>((one, shot) => (one === null || shot.worth > one.worth ? shot : one), null)
    const keeps = attacks && (pieceById(view, ship)?.values?.bombing ?? 0) > 0
    if (best !== null && best.worth > 0) hits(ship, best.target)
    aim(ship, best === null || (best.worth <= 0 && keeps) ? 'hold' : { target: best.target, once: best.worth <= 0 }, seat, view)
  }
}

/** The table as a defender thinks of it who names its ships: when their turn to fire comes, if nobody does anything before. */
function firingAfter(table: Table, seat: Seat, given: Answer): Table | null {
  return thinking(table, seat, given, 'firing-act')
}

/** Whether ordnance would be used in an attack that nobody answers. */
function ordnanceAfter(table: Table, seat: Seat, attack: string): Ordnance {
  const copy = thinking(table, seat, { option: attack }, 'bombing-ordnance')
  if (copy === null) return 'later'
  const wanted = decide(copy, seat, { level: 'quick', salt: 'flow' })
  return 'option' in wanted && wanted.option !== 'done' ? 'most' : 'none'
}

/** Whether nothing would be worth firing at in an attack against which the other one defends as is to be expected. */
function holdsAfter(table: Table, seat: Seat, attack: string): boolean {
  const random = randomOf(seedOf('flow'))
  const copy = guess(table, seat, random)
  answer(copy, seat, { option: attack })
  for (let step = 0; step < 40; step++) {
    const [asked] = copy.questions
    if (asked === undefined || asked.name === 'main-action') return false
    if (asked.name === 'firing-act' && asked.seat === seat && asked.kind === 'options') {
      const worths = judge(copy.state as State, asked, null)
      return asked.options.every(({ id }, nth) => !id.startsWith('fire:') || (worths[nth] as number) <= 0)
    }
    const idle = asked.kind === 'options' ? asked.options.find(({ id }) => id === 'pass') : undefined
    if (answer(copy, asked.seat, idle === undefined ? copy.game.policy(copy.state, asked, random) : { option: idle.id }) !== true)
      return false
  }
  return false
}

/** The table after an answer, when the seat is asked that, if nobody does anything before; null where that never comes. */
function thinking(table: Table, seat: Seat, given: Answer, name: string): Table | null {
  const copy = fork(table)
  answer(copy, seat, given)
  for (let step = 0; step < 40; step++) {
    const [asked] = copy.questions
    if (asked === undefined || asked.name === 'main-action') return null
    if (asked.name === name && asked.seat === seat) return copy
    const idle = asked.kind === 'options' ? asked.options.find(({ id }) => ['pass', 'done', 'no-return'].includes(id)) : undefined
    const next =
      idle !== undefined
        ? { option: idle.id }
        : asked.seat === seat
          ? decide(copy, seat, { level: 'quick', salt: 'flow' })
          : { options: [] }
    if (answer(copy, asked.seat, next) !== true) return null
  }
  return null
}
