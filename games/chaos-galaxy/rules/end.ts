import { chooseSome, chooseStill, type Option, type Rule, type Seat } from '@orrery/kernel'
import { remove } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { aimAnew, mustAim } from '../effects/do/opponent.ts'
import { occur } from '../effects/do/triggers.ts'
import { ruleNumber } from '../effects/read/reading.ts'
import { cardForbidden } from '../effects/read/restrictions.ts'
import { cardOption, tell } from '../events.ts'
import { isGoing } from '../gone.ts'
import { kindOf } from '../kinds.ts'
import { isPaid } from '../marks.ts'
import { isMono, seatOf } from '../seats.ts'
import { type CardId, type State, TURNED } from '../state.ts'
import { hangarSize } from '../table/ships.ts'
import { discardCard } from '../table/zones.ts'
import { clearSurplus } from './clean-game.ts'
import { endTurnEffects } from './durations.ts'
import { CREDIT_CAP, HAND_LIMIT, HANGAR_LIMIT, MONO_HANGAR_LIMIT } from './limits.ts'
import { endTurn } from './multiplayer.ts'
import { openWindow } from './stack.ts'
import { winCheck } from './winning.ts'

/** CG-END-1 to CG-END-10: the end phase in its seven steps. */
export function* endPhase(g: State): Rule {
  const seat = g.active
  yield* winCheck(g, seat)
  if (isOver(g)) return
  if (mustAim(g)) yield* aimAnew(g)
  occur(g, { name: 'endPhase', player: seat })
  yield* openWindow(g, seat)
  yield* discardDown(g, seat)
  yield* clearHangar(g, seat)
  if (g.settings.cleanGame) yield* clearSurplus(g, seat)
  capCredits(g, seat)
  restoreArmour(g)
  turnBack(g, seat)
  yield* endTurnEffects(g)
  passTurn(g, seat)
}

function isOver(g: State): boolean {
  return g.phase === 'over'
}

/** CG-END-2: cards above the hand limit are discarded. */
function* discardDown(g: State, seat: Seat): Rule {
  const hand = seatOf(g, seat).headquarters
  const limit = ruleNumber(g, 'handLimit', HAND_LIMIT, seat)
  const count = hand.length - limit
  if (count <= 0) return
  const gone = yield* chooseSome(
    seat,
    { rule: 'CG-END-2', message: 'end-discard', params: { left: count } },
    hand.map((one) => cardOption(g, `discard:${one}`, one, 'CG-END-2', one)),
    // CG-ZONE-16: they reach the wasteland in the order in which they are chosen.
    { least: count, most: count, ordered: true },
  )
  for (const card of gone) discardCard(g, card)
}

/** CG-END-3, CG-MONO-10: ships leave until the hangar is within its limit. */
function* clearHangar(g: State, seat: Seat): Rule {
  const limit = isMono(g, seat, 'spaceshark') ? MONO_HANGAR_LIMIT : HANGAR_LIMIT
  // CG-MULTI-15: borrowed ships whose owner leaves meanwhile go by themselves.
  const hangar = (): CardId[] => seatOf(g, seat).hangar.filter((ship) => !isGoing(g, ship))
  const sum = (): number => hangar().reduce((size, ship) => size + hangarSize(g, ship), 0)
  const offered = (): Option<CardId>[] =>
    sum() <= limit ? [] : hangar().map((one) => cardOption(g, `discard:${one}`, one, 'CG-END-3', one))
  for (;;) {
    const ship = yield* chooseStill(seat, { rule: 'CG-END-3', message: 'end-hangar', params: { size: sum(), limit } }, offered)
    if (ship === null) return
    yield* remove(g, [ship], run)
  }
}

/** CG-END-4: credits above the cap are lost. */
function capCredits(g: State, seat: Seat): void {
  if (g.settings.economicMonopoly) return // CG-ECO-1
  const held = seatOf(g, seat)
  const cap = ruleNumber(g, 'creditCap', CREDIT_CAP, seat)
  if (held.credits <= cap) return
  tell(g, { type: 'lost-credits', rule: 'CG-END-4', seat, credits: held.credits - cap })
  held.credits = cap
}

/** CG-END-5, CG-SHIP-10, CG-BASE-14: all ships and bases of all players regain their armour. */
function restoreArmour(g: State): void {
  g.lost.fill(0)
}

/** CG-END-6, CG-STATE-9, CG-CREW-13: the active player's cards turn back by one step; robots turn active at once. */
function turnBack(g: State, seat: Seat): void {
  for (let card = 0; card < g.prints.length; card++) {
    if (g.controllers[card] !== seat || g.turned[card] === TURNED.active) continue
    if (cardForbidden(g, card, 'turnActiveAtEnd', null)) continue
    const robot = isPaid(g, card) && kindOf(g, card).subtype === 'robot'
    const turned = robot || g.turned[card] === TURNED.used ? TURNED.active : TURNED.used
    g.turned[card] = turned
    tell(g, { type: turned === TURNED.active ? 'turned-active' : 'turned-used', rule: robot ? 'CG-CREW-13' : 'CG-STATE-9', card })
  }
}

/** CG-END-7: announces the end of the turn, which passes to the next player. */
function passTurn(g: State, seat: Seat): void {
  tell(g, { type: 'turn-over', rule: 'CG-END-7', seat, turn: g.turn })
  endTurn(g)
}
