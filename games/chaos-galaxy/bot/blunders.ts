import { type Blunder, type Decision, type Option, type OptionsQuestion, type Seat, taken, verbOf } from '@orrery/kernel'
import type { Cost, Operation } from '../effects/language/vocabulary.ts'
import { ARMOUR, armourLeft, BOMBING, FIREPOWER, fighterOf, figure, hasKeyword } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { inPlay, isActive, isPaid } from '../marks.ts'
import { CREDIT_CAP, HANGAR_LIMIT, MONO_HANGAR_LIMIT } from '../rules/limits.ts'
import type { MainAction } from '../rules/main.ts'

import { isMono, nextOf, seatOf } from '../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../state.ts'
import { hangarSize } from '../table/ships.ts'
import { bombingNeeded } from './attack.ts'
import { bombingOf, readyCrew, readyShips, sideOf } from './battle.ts'
import { piecesOf } from './combat.ts'
import { cardIn } from './operations.ts'
import { BRINK } from './worth.ts'

/** The question and the chosen option, if it is a question of that name. */
function asked({ question, answer }: Decision<State>, name: string): { question: OptionsQuestion; chosen: Option } | null {
  if (question.kind !== 'options' || question.name !== name) return null
  const [chosen] = taken(question, answer)
  return chosen === undefined ? null : { question, chosen }
}

/** The action taken in the main phase; null for other decisions. */
function inMain(decision: Decision<State>): { question: OptionsQuestion; action: MainAction } | null {
  const here = asked(decision, 'main-action')
  return here === null ? null : { question: here.question, action: here.chosen.value as MainAction }
}

const offers = (question: OptionsQuestion, ...verbs: string[]): boolean => question.options.some(({ id }) => verbs.includes(verbOf(id)))

/** All the bombing that a seat could bring to an attack: that of its ready ships, and of the crew that could man them. */
function bombingReady(g: State, seat: Seat): number {
  return bombingOf(readyShips(g, seat)) + readyCrew(g, seat).bombing
}

/** The bombing that threatens once the attackers are named: theirs, and that of unpaid cards aboard, which may still be paid. */
function threat(g: State): number {
  let sum = bombingOf(sideOf(g, true))
  for (const card of g.aboard) {
    const fighter = fighterOf(g, g.carriers[card] as CardId)
    const kind = kindOf(g, card)
    if (fighter?.attacking === true && !isPaid(g, card) && (kind.type === 'crew' || kind.type === 'weaponry'))
      sum += Math.max(0, kind.values[BOMBING])
  }
  return sum
}

/** Whether a card played now could still affect a shot: an enemy ship is in the combat or may yet join it. */
function hasEnemy(g: State, seat: Seat): boolean {
  const { combat } = g
  if (combat === null) return false
  const enemy = nextOf(g, seat)
  if (combat.step === 'window' || (combat.step === 'equip' && !combat.defended)) return seatOf(g, enemy).hangar.length > 0
  return combat.fighters.some(({ ship, in: there, attacking }) => there && attacking === (combat.attacker === enemy) && inPlay(g, ship))
}

/** Whether the operations raise firepower and do nothing else that matters. */
function onlyFirepower(operations: readonly Operation[]): boolean {
  const rest = operations.filter(({ op }) => op !== 'mill' && op !== 'draw')
  return (
    rest.length > 0 &&
    rest.every((one) => one.op === 'modify' && one.firepower !== undefined && one.bombing === undefined && one.speed === undefined)
  )
}

/** Whether credits could buy a ship for which there is room, pay for a card, or, if no ship is in hand, look for one without danger. */
function buys(g: State, seat: Seat, question: OptionsQuestion): boolean {
  const held = seatOf(g, seat)
  let room = isMono(g, seat, 'spaceshark') ? MONO_HANGAR_LIMIT : HANGAR_LIMIT
  for (const ship of held.hangar) room -= hangarSize(g, ship)
  const fits = question.options.some(
    ({ id }) => verbOf(id) === 'pay' || (verbOf(id) === 'launch' && kindOf(g, piecesOf(id)[0] as CardId).size <= room),
  )
  if (fits || !offers(question, 'draw', 'pick') || held.headquarters.some((card) => kindOf(g, card).type === 'ship')) return fits
  let peril = BRINK
  for (const ship of seatOf(g, nextOf(g, seat)).hangar) peril += figure(g, ship, BOMBING)
  return held.colony.length > peril
}

/** How many cards of the player's own colony the costs take. */
function milledBy(costs: readonly Cost[]): number {
  let cards = 0
  for (const cost of costs) if (cost.pay === 'mill' && typeof cost.n === 'number') cards += cost.n
  return cards
}

/** Whether the end of the turn wins at once, because the other colony is empty (CG-WIN-1). */
function hasWon(g: State, other: Seat): boolean {
  return seatOf(g, other).colony.length === 0
}

/** The blunders that people notice in Chaos Galaxy's bots. */
export const blunders: readonly Blunder<State>[] = [
  {
    name: 'attack-without-bombing',
    about: 'attacks with ships and crew that have no bombing at all',
    most: 1,
    made(decision) {
      const here = inMain(decision)
      return here?.action.do === 'attack' ? bombingReady(decision.before, decision.seat) <= 0 : null
    },
  },
  {
    name: 'attack-too-weak',
    about: 'attacks what all its bombing together cannot harm',
    most: 1,
    made(decision) {
      const { before, seat } = decision
      const here = inMain(decision)
      if (here?.action.do !== 'attack') return null
      const { what, card } = here.action.target
      const bombing = bombingReady(before, seat)
      return bombing > 0 && what !== 'colony' && bombing < bombingNeeded(before, what, card)
    },
  },
  {
    name: 'firepower-at-nobody',
    about: 'plays an interrupt for firepower where no enemy ship is left to shoot at',
    most: 1,
    made(decision) {
      const { before, question, answer, seat } = decision
      const [chosen] = taken(question, answer)
      if (chosen === undefined || verbOf(chosen.id) !== 'play') return null
      const kind = kindOf(before, piecesOf(chosen.id)[0] as CardId)
      if (kind.type !== 'interrupt' || !onlyFirepower(kind.program.resolve?.do ?? [])) return null
      return !hasEnemy(before, seat)
    },
  },
  {
    name: 'milled-to-death',
    about: 'pays with its last cards for a card (a Wraith) or an ability',
    most: 1,
    made(decision) {
      const { before, seat, question } = decision
      const left = seatOf(before, seat).colony.length
      const may = asked(decision, 'effect-may')
      if (may !== null) {
        const costs = kindOf(before, cardIn(question.on)).program.triggered.map(({ effect }) => milledBy(effect.cost ?? []))
        const cards = Math.max(0, ...costs)
        return cards === 0 || left - cards > BRINK ? null : may.chosen.value === true
      }
      const [chosen] = taken(question, decision.answer)
      if (chosen === undefined || verbOf(chosen.id) !== 'use') return null
      const [card = NONE, at = 0] = piecesOf(chosen.id)
      const effect = kindOf(before, card).program.effects[at]
      const cards = effect?.kind === 'activated' ? milledBy(effect.cost) : 0
      return cards === 0 ? null : left - cards <= BRINK
    },
  },
  {
    name: 'lost-undefended',
    about: 'lets an attack win the table although ships stand ready to defend',
    most: 0,
    made({ before, question, answer, seat }) {
      const { combat } = before
      if (question.kind !== 'multi-select' || question.name !== 'equip-defenders' || combat?.target !== 'colony') return null
      if (threat(before) < seatOf(before, seat).colony.length) return null
      return taken(question, answer).length === 0
    },
  },
  {
    name: 'credits-thrown-away',
    about: 'ends the main phase with more credits than it may keep, though they could buy something',
    most: 1,
    made(decision) {
      const { before, seat } = decision
      const here = inMain(decision)
      const other = seatOf(before, nextOf(before, seat))
      if (here === null || seatOf(before, seat).credits <= CREDIT_CAP || other.colony.length <= 1) return null
      return buys(before, seat, here.question) ? here.action.do === 'end' : null
    },
  },
  {
    name: 'interrupts-hoarded',
    about: 'ends the main phase with five interrupts in hand and ten credits, and draws no other card',
    most: 2,
    made(decision) {
      const here = inMain(decision)
      const held = seatOf(decision.before, decision.seat)
      const interrupts = held.headquarters.filter((card) => kindOf(decision.before, card).type === 'interrupt')
      if (here === null || interrupts.length < 5 || held.credits < 10 || held.colony.length <= BRINK) return null
      return offers(here.question, 'draw', 'pick') ? here.action.do === 'end' : null
    },
  },
  {
    name: 'win-left-out',
    about: 'ends the turn although an attack would win it and nobody could defend',
    most: 0,
    made(decision) {
      const { before, seat } = decision
      const here = inMain(decision)
      const other = nextOf(before, seat)
      if (here === null || !offers(here.question, 'attack') || readyShips(before, other).length > 0 || hasWon(before, other)) return null
      const bombing = bombingReady(before, seat)
      return bombing > 0 && bombing >= seatOf(before, other).colony.length ? here.action.do === 'end' : null
    },
  },
  {
    name: 'open-door-left',
    about: 'ends the turn without an attack although ships could bomb a colony that nobody defends',
    most: 0,
    made(decision) {
      const { before, seat } = decision
      const here = inMain(decision)
      const other = nextOf(before, seat)
      if (here?.action.do !== 'end' || !offers(here.question, 'attack') || readyShips(before, other).length > 0 || hasWon(before, other))
        return null
      return bombingOf(readyShips(before, seat)) >= 2
    },
  },
  {
    name: 'free-kill-left-out',
    about: 'passes in the firing step although a ship could destroy one that does not fire back, and has nothing else to do',
    most: 0,
    made(decision) {
      const { before, seat } = decision
      const here = asked(decision, 'firing-act')
      const { combat } = before
      if (here === null || combat === null) return null
      const free = here.question.options.some(({ id }) => {
        if (verbOf(id) !== 'fire') return false
        const [ship = NONE, target = NONE] = piecesOf(id)
        if (combat.attacker === seat && combat.target !== 'gone' && figure(before, ship, BOMBING) > 0) return false
        if (figure(before, ship, FIREPOWER) < armourLeft(before, target)) return false
        const answers = isActive(before, target) && !hasKeyword(before, ship, 'rapidFire')
        return !answers || figure(before, target, FIREPOWER) < figure(before, ship, ARMOUR)
      })
      return free ? here.chosen.id === 'pass' : null
    },
  },
  {
    name: 'saved-and-passed',
    about: 'boards a crew that is attacked to save him, and then passes where he could help to destroy a ship',
    most: 0,
    made(decision) {
      const { before, seat } = decision
      const here = asked(decision, 'firing-act')
      const { combat } = before
      if (here === null || combat === null || combat.aim !== 'crew' || combat.target !== 'gone' || combat.attacker === seat) return null
      // CG-CREW-4: crew aboard is no longer a target, but the fight continues with it.
      const kills = here.question.options.some(({ id }) => {
        const [ship = NONE, target = NONE] = piecesOf(id)
        const manned = before.aboard.some((card) => before.carriers[card] === ship && before.zones[card] === ZONE.boarded)
        return verbOf(id) === 'fire' && manned && figure(before, ship, FIREPOWER) >= armourLeft(before, target)
      })
      return kills ? here.chosen.id === 'pass' : null
    },
  },
]
