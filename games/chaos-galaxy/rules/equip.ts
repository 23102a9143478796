import { choose, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { occur } from '../effects/triggers.ts'
import { cardOption, tell } from '../events.ts'
import { type CardId, type Combat, NONE, type State, ZONE } from '../state.ts'
import { board, mayBoard } from './crew.ts'
import { moveWeaponry } from './mono.ts'
import { freeSlots } from './ships.ts'
import { type Answer, addAnswers, answered, answerWith, settle } from './stack.ts'
import { isActive } from './states.ts'
import { kindOf, pieceOf, seatOf } from './zones.ts'

/** The equip step: attackers, their crew, defenders, their crew. // CG-EQUIP-1 to CG-EQUIP-7 */
export function* equip(g: State): Rule {
  const combat = g.combat as Combat
  yield* designate(g, combat.attacker, true)
  if (combat.fighters.length === 0) {
    combat.step = 'unequip' // CG-EQUIP-7
    return
  }
  yield* outfit(g, combat.attacker)
  yield* designate(g, combat.defender, false)
  combat.defended = combat.fighters.some((fighter) => !fighter.attacking)
  yield* outfit(g, combat.defender)
  for (const fighter of combat.fighters) occur(g, { name: 'joinsCombat', who: fighter.ship, player: pieceOf(g, fighter.ship).controller })
  yield* settle(g)
  if (g.combat !== null) combat.step = combat.ended ? 'unequip' : 'payment'
}

/** A side names its ships one by one; what is named stands. // CG-EQUIP-1, CG-EQUIP-3, CG-EQUIP-8 */
function* designate(g: State, seat: Seat, attacking: boolean): Rule {
  const combat = g.combat as Combat
  const rule = attacking ? 'CG-EQUIP-1' : 'CG-EQUIP-3'
  for (;;) {
    const options: Option<CardId>[] = []
    for (const ship of seatOf(g, seat).hangar) {
      if (isActive(g, ship) && !combat.fighters.some((fighter) => fighter.ship === ship))
        options.push(cardOption(g, `${attacking ? 'attack-with' : 'defend-with'}:${ship}`, ship, rule, ship))
    }
    const named = combat.fighters.some((fighter) => fighter.attacking === attacking)
    if (options.length === 0) break
    if (named || !attacking) options.push(option('done', NONE, rule))
    const ship = yield* choose(seat, { rule, message: attacking ? 'equip-attackers' : 'equip-defenders' }, options)
    if (ship === NONE) break
    combat.fighters.push({ ship, attacking, in: true, hit: false, due: false, firepower: 0, bombing: 0, barraged: 0, bombs: false })
    tell(g, { type: attacking ? 'attacks-with' : 'defends-with', rule, seat, card: ship })
  }
}

type Outfit = Answer | { readonly do: 'board' | 'move-item'; readonly card: CardId; readonly ship: CardId } | { readonly do: 'done' }

/** A side boards crew and moves items; abilities of the step may be used. // CG-EQUIP-2, CG-EQUIP-4, CG-WEAP-7, CG-WEAP-8 */
function* outfit(g: State, seat: Seat): Rule {
  const combat = g.combat as Combat
  const attacking = seat === combat.attacker
  const rule = attacking ? 'CG-EQUIP-2' : 'CG-EQUIP-4'
  for (;;) {
    const options: Option<Outfit>[] = []
    for (const fighter of combat.fighters) {
      if (fighter.attacking !== attacking || !fighter.in) continue
      const ship = fighter.ship
      for (const card of seatOf(g, seat).cantina) {
        if (mayBoard(g, card, ship) === true)
          options.push({
            ...cardOption<Outfit>(g, `board:${card}:${ship}`, { do: 'board', card, ship }, 'CG-CREW-4', card, seat),
            to: `card:${ship}`,
          })
      }
    }
    addItemMoves(g, seat, options)
    if (options.length === 0) return
    addAnswers<Outfit>(g, seat, options)
    options.push(option('done', { do: 'done' }, rule))
    const chosen = yield* choose(seat, { rule, message: 'equip-outfit' }, options)
    if (chosen.do === 'done') return
    if (chosen.do === 'board') board(g, chosen.card, chosen.ship)
    else if (chosen.do === 'move-item') {
      moveWeaponry(g, chosen.card, chosen.ship)
      combat.moved.push(chosen.card)
      tell(g, { type: 'moved-weaponry', rule: 'CG-WEAP-8', seat, card: chosen.card, ship: chosen.ship })
    } else if (chosen.do === 'play' || chosen.do === 'use' || chosen.do === 'pay') {
      const item = yield* answerWith(g, seat, chosen)
      yield* answered(g, item)
      if (g.combat === null || combat.ended) return
    }
  }
}

/** Paid items that may move, each once in a combat. // CG-WEAP-8, CG-OPT-1 */
function addItemMoves(g: State, seat: Seat, options: Option<Outfit>[]): void {
  if (g.settings.ruleset !== 'revised') return
  const hangar = seatOf(g, seat).hangar
  for (const from of hangar) {
    for (const card of pieceOf(g, from).aboard) {
      if (g.zones[card] !== ZONE.mounted || !pieceOf(g, card).paid || kindOf(g, card).subtype !== 'item') continue
      if ((g.combat as Combat).moved.includes(card)) continue
      for (const ship of hangar) {
        if (ship === from || freeSlots(g, ship) <= 0) continue
        options.push({
          ...cardOption<Outfit>(g, `move-item:${card}:${ship}`, { do: 'move-item', card, ship }, 'CG-WEAP-8', card),
          to: `card:${ship}`,
        })
      }
    }
  }
}
