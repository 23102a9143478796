import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import { isSkull } from '../content/dice.ts'
import { CALISTARIUS, ZAEL } from '../content/marines.ts'
import { faceHits, slainBy } from '../risk.ts'
import type { View, ViewMarine, ViewPosition, ViewSide, ViewSwarm } from '../view.ts'
import { defenceOf, riskWith, sizeOf } from './danger.ts'
import type { Part, StandingOrder } from './order.ts'

type OptionsQuestion = Extract<SeenQuestion, { readonly kind: 'options' }>

/** The part of a standing order that answers a question. */
const PART_OF: { readonly [question: string]: Part } = {
  support: 'tokens',
  attack: 'attacks',
  'attack-for-token': 'attacks',
  'attack-once': 'attacks',
  slay: 'attacks',
  door: 'attacks',
  reroll: 'rolls',
  'power-field': 'targets',
  'event-marine': 'targets',
}

/** The part of a standing order that could answer a question; null if none could. */
export function partFor({ name }: SeenQuestion): Part | null {
  return PART_OF[name] ?? null
}

/** The answer of a standing order to a question; null if it has none. */
export function standingAnswer(order: StandingOrder, question: SeenQuestion, view: View): Answer | null {
  const part = partFor(question)
  if (question.kind !== 'options' || part === null || !order[part]) return null
  switch (part) {
    case 'tokens':
      return best(question, (option) => tokenWorth(view, marineOf(option)))
    case 'attacks':
      return SLAYING.includes(question.name) ? slayAnswer(question, view) : attackAnswer(order, question, view)
    case 'charges':
      return null
    case 'rolls':
      return rollAnswer(question, view)
    case 'targets':
      return question.name === 'power-field' ? best(question, (option) => fieldWorth(view, option)) : eventAnswer(question, view)
  }
}

/** The option with the greatest worth, the first one in a tie; passing is worth 0. */
function best({ options }: OptionsQuestion, worth: (option: SeenOption) => number): Answer | null {
  let most = Number.NEGATIVE_INFINITY
  let id: string | null = null
  for (const option of options) {
    const one = PASSING.includes(option.id) ? 0 : worth(option)
    if (one <= most + LEAST) continue
    most = one
    id = option.id
  }
  return id === null ? null : { option: id }
}

const PASSING: readonly string[] = ['done', 'decline']

/** Smaller differences are rounding errors of multiplied chances. */
const LEAST = 1e-9

function marineOf({ id }: SeenOption): number {
  return Number(id.split(':')[1])
}

function placeOf(view: View, marine: number): ViewPosition | undefined {
  return view.formation.find((place) => place.marine?.id === marine)
}

/** The worth of a marine's life, and of facing a terrain card at which enemies may appear. */
const LIFE = 2
const TERRAIN = 0.1

/** DA-SUP-1: the worth of one more token on a marine: the danger that it averts, then the terrain that he faces, then how few he has. */
function tokenWorth(view: View, marine: number): number {
  const place = placeOf(view, marine)
  if (place?.marine == null) return 0
  const { tokens, facing } = place.marine
  const saved = riskWith(view, place, tokens) - riskWith(view, place, tokens + 1)
  return LIFE * saved + TERRAIN * place[facing].terrain.length + 0.1 - 0.05 * tokens
}

/** Questions about whom an attack or a door slays. */
const SLAYING: readonly string[] = ['slay', 'door']

/** DA-ATK-6: slays a brood lord before all others, then one of the most important swarm; the seat is asked if several are equal. */
function slayAnswer(question: OptionsQuestion, view: View): Answer | null {
  const worth = (option: SeenOption): number => slayWorth(view, option)
  const found = best(question, worth)
  if (found === null || !('option' in found)) return null
  const most = question.options.find(({ id }) => id === found.option)
  if (most === undefined || PASSING.includes(most.id)) return null
  const rivals = question.options.filter((option) => !PASSING.includes(option.id) && worth(option) > worth(most) - LEAST)
  return rivals.length === 1 ? found : null
}

/** The extra worth of a brood lord over another genestealer. */
const LORD = 2

function slayWorth({ formation }: View, { id }: SeenOption): number {
  const card = Number(id.split(':')[1])
  for (const place of formation) {
    for (const side of ['left', 'right'] as const) {
      const swarm = place[side].swarms.find(({ cards }) => cards.some((one) => one.id === card))
      const lord = swarm?.cards.some((one) => one.id === card && one.kind.startsWith('brood')) === true
      if (swarm !== undefined) return 1 + killWorth(place, side, swarm) + (lord ? LORD : 0)
    }
  }
  return 0
}

/** DA-ATK-2: the best attack: prefers a lone genestealer, a swarm at the attacker's own position, and larger swarms. */
function attackAnswer({ charges }: StandingOrder, question: OptionsQuestion, view: View): Answer | null {
  if (!charges && question.options.some(({ id }) => verbOf(id) === 'charge')) return null
  return best(question, (option) => (verbOf(option.id) === 'charge' ? chargeWorth(view, marineOf(option)) : attackWorth(view, option)))
}

/** DA-ABIL-22, DA-ABIL-23: the worth of a charge, which slays up to three near the marine and may cost his life. */
function chargeWorth({ formation }: View, marine: number): number {
  const at = formation.findIndex((place) => place.marine?.id === marine)
  const near = formation.filter((_, place) => Math.abs(place - at) <= 1).flatMap(({ left, right }) => [...left.swarms, ...right.swarms])
  const cards = near.reduce((sum, swarm) => sum + (swarm.protected ? 0 : swarm.cards.length), 0)
  return cards === 0 ? -1 : Math.min(3, cards) * 1.1 - LIFE / 6
}

function attackWorth(view: View, option: SeenOption): number {
  const marine = marineOf(option)
  for (const place of view.formation) {
    for (const side of ['left', 'right'] as const) {
      const swarm = place[side].swarms.find(({ piece }) => piece === option.to)
      if (swarm === undefined) continue
      const spray = marine === ZAEL || marine === CALISTARIUS ? 0.2 * swarm.cards.length : 0
      return killWorth(place, side, swarm) + spray + (place.marine?.id === marine ? 0.1 : 0)
    }
  }
  return 0
}

function killWorth({ marine }: ViewPosition, side: 'left' | 'right', { cards, protected: safe }: ViewSwarm): number {
  if (safe) return 0
  const size = cards.length
  const guarded = marine !== null && marine.facing === side && marine.tokens > 0
  return (size === 1 ? 1.3 : 1) * (guarded ? 0.9 : 1) + (size > 4 ? 0 : 0.05 * size)
}

/**
 * DA-SUP-4: rerolls an attack that slays nobody if its marine does not need the token for himself, and a defence that would fail if a new
 * roll may save him.
 */
function rollAnswer({ options, on }: OptionsQuestion, view: View): Answer | null {
  const again = options.find(({ id }) => verbOf(id) === 'reroll')
  const keep = options.find(({ id }) => verbOf(id) !== 'reroll')
  const marine = Number(on?.split(':')[1])
  const place = placeOf(view, marine)
  if (again === undefined || keep === undefined || view.lastRoll === null || place?.marine == null) return null
  const { face, purpose } = view.lastRoll
  const rolls = purpose === 'attack' ? rerollsAttack(view, place, face) : rerollsDefence(view, place, face)
  return { option: (rolls ? again : keep).id }
}

function rerollsAttack(view: View, place: ViewPosition, face: number): boolean {
  const { marine } = place
  if (marine === null || isSkull(face) || (marine.id === ZAEL && face > 0)) return false
  return marine.tokens > 1 || riskWith(view, place, marine.tokens) === 0
}

function rerollsDefence(view: View, place: ViewPosition, face: number): boolean {
  const { marine } = place
  const swarm = marine === null ? undefined : place[marine.facing].swarms.find(({ attacked }) => !attacked)
  if (marine === null || swarm === undefined) return false
  const { size, lords } = sizeOf(swarm)
  const defence = defenceOf(view, marine)
  return faceHits(face, size, lords, defence) && slainBy(size, lords, marine.tokens - 1, defence) < 1
}

/** DA-ABIL-8: the danger that disappears if the swarm cannot attack, less a little, so that a field with hardly any effect is not used. */
function fieldWorth(view: View, { id, on, to }: SeenOption): number {
  const piece = [on, to, id].find((one) => one?.startsWith('swarm:'))
  const held = view.formation.find(({ left, right }) => [...left.swarms, ...right.swarms].some((swarm) => swarm.piece === piece))
  if (held?.marine == null) return 0
  const safe = ({ swarms, terrain }: ViewSide): ViewSide => ({ terrain, swarms: swarms.filter((swarm) => swarm.piece !== piece) })
  const { tokens } = held.marine
  return riskWith(view, held, tokens) - riskWith(view, { ...held, left: safe(held.left), right: safe(held.right) }, tokens) - 0.02
}

/** The target of a visible event: the marine whom it harms least or helps most. */
function eventAnswer(question: OptionsQuestion, view: View): Answer | null {
  const { event } = view
  if (event === null || event === 'hidden') return null
  return best(question, (option) => {
    const place = placeOf(view, marineOf(option))
    return place?.marine == null ? 0 : eventWorth(event.key, view, place, place.marine)
  })
}

function eventWorth(event: string, view: View, place: ViewPosition, { tokens, facing }: ViewMarine): number {
  const danger = riskWith(view, place, tokens)
  switch (event) {
    case 'psychic-assault':
    case 'surrounded':
      return danger - 0.1 * tokens
    case 'stalking-from-the-shadows':
      return -tokens - danger
    case 'out-of-thin-air':
      return (place[facing === 'left' ? 'right' : 'left'].swarms.length > 0 ? 0.5 : 0) - danger
    case 'rewarded-faith':
      return Math.min(tokens, 3) + danger
    case 'quick-instincts':
      return bestKillOn(view, facing) + danger
    default:
      return danger
  }
}

/** The worth of the best kill on that side of the formation. */
function bestKillOn(view: View, side: 'left' | 'right'): number {
  return Math.max(0, ...view.formation.flatMap((place) => place[side].swarms.map((swarm) => killWorth(place, side, swarm))))
}
