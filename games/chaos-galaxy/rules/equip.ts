import { choose, chooseSome, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { occur } from '../effects/do/triggers.ts'
import { fighterOf } from '../effects/read/reading.ts'
import { hasEquipAbility } from '../effects/read/usable.ts'
import { cardOption, tell } from '../events.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf, carry, controllerOf, isActive, isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, NONE, newFighter, type State, ZONE } from '../state.ts'
import { board, couldBoard, mayBoard } from '../table/crew.ts'
import { freeSlots } from '../table/ships.ts'
import { playNow } from './playing.ts'
import { type Answer, action, addAnswers, announced, settle } from './stack.ts'

/** CG-EQUIP-1 to CG-EQUIP-7: the equip step: attackers, their crew, defenders, their crew. */
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
  if (!combat.ended) {
    for (const fighter of combat.fighters)
      if (fighter.in) occur(g, { name: 'joinsCombat', who: fighter.ship, player: controllerOf(g, fighter.ship) })
    yield* settle(g)
  }
  combat.step = combat.ended ? 'unequip' : 'payment'
}

/** CG-EQUIP-1, CG-EQUIP-3, CG-EQUIP-8: a side names its ships at once; what is named stands, and may be answered. */
function* designate(g: State, seat: Seat, attacking: boolean): Rule {
  const combat = g.combat as Combat
  if (combat.ended) return
  const rule = attacking ? 'CG-EQUIP-1' : 'CG-EQUIP-3'
  const verb = attacking ? 'attack-with' : 'defend-with'
  const options = seatOf(g, seat).hangar.flatMap((ship) =>
    isActive(g, ship) && fighterOf(g, ship) === null ? [cardOption(g, `${verb}:${ship}`, ship, rule, ship)] : [],
  )
  if (options.length === 0) return
  const prompt = { rule, message: attacking ? 'equip-attackers' : 'equip-defenders' }
  const named = yield* chooseSome(seat, prompt, options, { least: attacking ? 1 : 0, most: options.length })
  for (const ship of named) {
    combat.fighters.push(newFighter(ship, attacking))
    tell(g, { type: attacking ? 'attacks-with' : 'defends-with', rule, seat, card: ship })
  }
  // CG-STACK-17: the designation is announced.
  if (named.length > 0) yield* announced(g, action(g, seat, 'designate', NONE, named), () => undefined)
}

type Outfit =
  | Answer
  | { readonly do: 'board'; readonly card: CardId; readonly ship: CardId }
  | { readonly do: 'move-item'; readonly card: CardId; readonly ship: CardId }
  | { readonly do: 'done' }

/** CG-EQUIP-2, CG-EQUIP-4, CG-WEAP-7, CG-WEAP-8: a side boards crew and moves items; abilities of the step may be used. */
function* outfit(g: State, seat: Seat): Rule {
  const combat = g.combat as Combat
  const attacking = seat === combat.attacker
  const rule = attacking ? 'CG-EQUIP-2' : 'CG-EQUIP-4'
  while (!combat.ended) {
    const options: Option<Outfit>[] = []
    let could = false
    for (const fighter of combat.fighters) {
      if (fighter.attacking !== attacking || !fighter.in) continue
      const ship = fighter.ship
      for (const card of couldBoard(g, ship)) {
        could = true
        if (mayBoard(g, card, ship))
          options.push({
            ...cardOption<Outfit>(g, `board:${card}:${ship}`, { do: 'board', card, ship }, 'CG-CREW-4', card, seat),
            to: `card:${ship}`,
          })
      }
    }
    addItemMoves(g, seat, options)
    if (options.length === 0 && !could && !hasEquipAbility(g, seat)) return
    addAnswers<Outfit>(g, seat, options)
    options.push(option('done', { do: 'done' }, rule))
    // Asked where all can see that somebody might board: not being asked would tell of a hidden captain, CG-CREW-9.
    const chosen = yield* choose(seat, { rule, message: 'equip-outfit', always: true }, options)
    if (chosen.do === 'done') return
    if (chosen.do === 'board') {
      board(g, chosen.card, chosen.ship)
      yield* removeDead(g, run) // CG-VAL-5
    } else if (chosen.do === 'move-item') {
      carry(g, chosen.card, chosen.ship)
      combat.moved.push(chosen.card)
      tell(g, { type: 'moved-weaponry', rule: 'CG-WEAP-8', seat, card: chosen.card, ship: chosen.ship })
      yield* removeDead(g, run) // CG-VAL-5
    } else yield* playNow(g, seat, chosen)
  }
}

/** CG-WEAP-8, CG-OPT-1: paid items that may move, each once in a combat. */
function addItemMoves(g: State, seat: Seat, options: Option<Outfit>[]): void {
  if (g.settings.ruleset !== 'revised') return
  const hangar = seatOf(g, seat).hangar
  for (const from of hangar) {
    for (const card of aboardOf(g, from)) {
      if (g.zones[card] !== ZONE.mounted || !isPaid(g, card) || kindOf(g, card).subtype !== 'item') continue
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
