import { choose, type Rule } from '@orrery/kernel'
import type { Damage, Doomed, Gathered } from '../../damage.ts'
import { cardOption, tell } from '../../events.ts'
import { printOf } from '../../kinds.ts'
import { aboardOf, addTo, controllerOf, inPlay, isPaid, lostBy } from '../../marks.ts'
import { inTurnOrder, seatOf } from '../../seats.ts'
import { type CardId, type Fighter, NONE, type State, ZONE } from '../../state.ts'
import { putAwayAll } from '../../table/leaving.ts'
import { noteDestroyed, surplusOn } from '../../table/ships.ts'
import { markHit } from '../../table/states.ts'
import { putAway } from '../../table/zones.ts'
import { armourLeft, fighterOf } from '../read/reading.ts'
import { afterPrevention } from './preventing.ts'
import { type Applied, wouldBeDestroyed } from './replacing.ts'
import type { Runner } from './runner.ts'
import { occur } from './triggers.ts'

/**
 * CG-SHIP-6 to CG-SHIP-8, CG-BASE-12, CG-BASE-13, CG-BASE-20, CG-FIRE-21: deals damage at the same moment: armour is lost, hit cards turn
 * or are marked to turn, and then all without armour are destroyed together.
 */
export function* dealDamage(g: State, damages: readonly Damage[], run: Runner, applied: readonly Applied[] = []): Rule {
  const dead: { card: CardId; by: CardId }[] = []
  const hurt: Damage[] = []
  for (const damage of yield* afterPrevention(g, damages)) {
    if (damage.amount <= 0 || !inPlay(g, damage.to)) continue
    tell(g, { type: 'damaged', rule: 'CG-FIRE-18', card: damage.to, amount: damage.amount, by: damage.by })
    if (g.zones[damage.to] === ZONE.surface && !isPaid(g, damage.to)) {
      if (damage.amount >= 2) dead.push({ card: damage.to, by: damage.by })
      continue
    }
    addTo(g, 'lost', damage.to, damage.amount)
    hurt.push(damage)
  }
  for (const { to, by } of hurt) {
    if (armourLeft(g, to) > 0) continue
    if (mayStillFire(g, to)) {
      const fighter = fighterOf(g, to) as Fighter
      if (fighter.slayer === NONE) fighter.slayer = by
      continue
    }
    if (!dead.some(({ card }) => card === to)) dead.push({ card: to, by })
  }
  for (const { to, by, amount } of hurt) {
    if (by !== NONE) occur(g, { name: 'dealsDamage', who: by, other: to })
    if (dead.some(({ card }) => card === to)) continue
    markHit(g, to)
    occur(g, { name: 'damaged', who: to, other: by, amount })
  }
  yield* destroy(g, dead, run, applied)
}

/** CG-SIMC-3: whether the ship stays although it has no armour left: in simplified combat until the firing step ends. */
function mayStillFire(g: State, card: CardId): boolean {
  if (!g.settings.simplifiedCombat || g.combat?.step !== 'firing') return false
  const fighter = g.zones[card] === ZONE.hangar ? fighterOf(g, card) : null
  return fighter?.in === true
}

/** CG-SIMC-3: an effect has destroyed a ship that stays until the firing step ends. */
function doom(g: State, ship: CardId): void {
  const fighter = fighterOf(g, ship) as Fighter
  if (fighter.slayer !== NONE) return
  fighter.slayer = ship
  tell(g, { type: 'doomed', rule: 'CG-SIMC-3', card: ship })
}

/** CG-SIMC-3, CG-SIMC-6: at the end of a simplified combat's firing step ships without armour leave together. */
export function* clearSlain(g: State, run: Runner): Rule {
  if (!g.settings.simplifiedCombat) return
  const slain: Doomed[] = []
  for (const fighter of g.combat?.fighters ?? []) {
    const { ship, slayer } = fighter
    if (armourLeft(g, ship) === 0) slain.push({ card: ship, by: slayer === ship ? NONE : slayer })
    fighter.slayer = NONE
  }
  yield* destroyNow(g, slain, run)
}

/** CG-VAL-5, CG-UNEQ-4, CG-STACK-18: destroys all ships and paid bases whose armour is 0 because of changed values. */
export function* removeDead(g: State, run: Runner, applied: readonly Applied[] = []): Rule {
  const dead: { card: CardId; by: CardId }[] = []
  for (const { hangar, surface } of inTurnOrder(g).map((seat) => seatOf(g, seat))) {
    for (const ship of hangar) if (armourLeft(g, ship) === 0 && !mayStillFire(g, ship)) dead.push({ card: ship, by: NONE })
    for (const base of surface) if (isPaid(g, base) && lostBy(g, base) > 0 && armourLeft(g, base) === 0) dead.push({ card: base, by: NONE })
  }
  if (dead.length > 0) yield* destroy(g, dead, run, applied)
  yield* clearSurplus(g, run, applied)
}

/** CG-SHIP-13, CG-STACK-18: cards for which a ship has no slot any more are destroyed; its controller chooses them. */
function* clearSurplus(g: State, run: Runner, applied: readonly Applied[]): Rule {
  let discarded = false
  for (const seat of inTurnOrder(g)) {
    for (const ship of seatOf(g, seat).hangar.slice()) {
      for (;;) {
        const surplus = surplusOn(g, ship)
        if (surplus.length === 0) break
        const controller = controllerOf(g, ship)
        const card: CardId = yield* choose(
          controller,
          { rule: 'CG-SHIP-13', message: 'ship-surplus', on: `card:${ship}` },
          surplus.map((one) => cardOption(g, `discard:${one}`, one, 'CG-SHIP-13', one, controller)),
        )
        putAway(g, card)
        discarded = true
      }
    }
  }
  if (discarded) yield* removeDead(g, run, applied)
}

/**
 * CG-SHIP-8, CG-SHIP-9, CG-DEF-3, CG-STACK-21: destroys cards at the same moment, ships with everything on them (CG-SIMC-3: some only later).
 * Effects that replace a card's destruction come first and do not affect the other cards. Those in `applied` have replaced a destruction at
 * this moment and do not do it again: a card that they leave without armour is destroyed.
 */
export function* destroy(g: State, doomed: readonly Doomed[], run: Runner, applied: readonly Applied[] = []): Rule {
  const waiting = doomed.filter(({ card }) => mayStillFire(g, card))
  for (const { card } of waiting) doom(g, card)
  yield* destroyNow(g, waiting.length === 0 ? doomed : doomed.filter((one) => !waiting.includes(one)), run, applied)
}

function* destroyNow(g: State, doomed: readonly Doomed[], run: Runner, applied: readonly Applied[] = []): Rule {
  const leaving: CardId[] = []
  const killers: { ship: CardId; killed: CardId }[] = []
  const gathered: Gathered = { damages: [], doomed: [] }
  const saving = applied.slice()
  for (const { card, by } of doomed) {
    if (!inPlay(g, card) || leaving.includes(card)) continue
    const saved = yield* wouldBeDestroyed(g, card, gathered, run, saving)
    if (saved !== null) {
      saving.push(saved)
      continue
    }
    for (const aboard of aboardOf(g, card)) if (!leaving.includes(aboard)) leaving.push(aboard)
    leaving.push(card)
    if (by !== NONE && g.zones[card] === ZONE.hangar) killers.push({ ship: by, killed: card })
  }
  if (leaving.length > 0) yield* leave(g, leaving, doomed, killers, run, saving)
  if (saving.length === applied.length) return
  yield* dealDamage(g, gathered.damages, run, saving)
  yield* destroy(g, gathered.doomed, run, saving)
  yield* removeDead(g, run, saving)
}

function* leave(
  g: State,
  leaving: readonly CardId[],
  doomed: readonly Doomed[],
  killers: readonly { readonly ship: CardId; readonly killed: CardId }[],
  run: Runner,
  applied: readonly Applied[],
): Rule {
  for (const card of leaving) noteDestroyed(g, card)
  const gone = leaving.map((card) => ({
    card,
    print: printOf(g, card),
    controller: controllerOf(g, card),
    paid: isPaid(g, card),
  }))
  for (const { ship, killed } of killers) occur(g, { name: 'kills', who: ship, other: killed })
  for (const was of gone) {
    const by = doomed.find(({ card }) => card === was.card)?.by ?? NONE
    occur(g, { name: 'destroyed', who: was.card, player: was.controller, other: by })
  }
  yield* putAwayAll(g, leaving)
  yield* removeDead(g, run, applied)
}

/**
 * CG-SHIP-11, CG-STATE-14: ships or other cards leave play with everything on them, without being destroyed. While damage and destruction
 * are gathered, cards without armour stay until all effects have been carried out.
 */
export function* remove(g: State, cards: readonly CardId[], run: Runner, gathered?: Gathered): Rule {
  const leaving: CardId[] = []
  for (const card of cards) leaving.push(...aboardOf(g, card), card)
  yield* putAwayAll(g, leaving)
  if (gathered === undefined) yield* removeDead(g, run)
}
