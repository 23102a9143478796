import type { Seat } from '@orrery/kernel'
import { kindOf } from '../../kinds.ts'
import { keeperOf } from '../../marks.ts'
import { isDuel } from '../../seats.ts'
import { type CardId, type Combat, type Lasting, NONE, newStackItem, type StackItem, type State } from '../../state.ts'
import { lastsForExchange, triggerBit } from '../language/program.ts'
import type { Condition, Selector, TriggerName, When } from '../language/vocabulary.ts'
import { useOf, withinLimit } from '../read/limits.ts'
import { contextsUnder, mayBeOpponent } from '../read/opponents.ts'
import { amountOf, type Context, cardsOf, contextOf, contextOfLasting, hold, matches, operationOf, works } from '../read/reading.ts'

/** Something that happened, for effects that wait for it. */
export interface Happening {
  readonly name: TriggerName
  /** The card that it happened to, or that caused it. */
  readonly who?: CardId
  /** The seat that caused it or that it happened to, as the vocabulary says for each trigger. */
  readonly player?: Seat
  /** The second card. */
  readonly other?: CardId
  /** All cards that it concerns, if there are several. */
  readonly it?: readonly CardId[]
  /** What was bombed. */
  readonly what?: Combat['aim']
  readonly amount?: number
}

/**
 * CG-STACK-20: tells all effects that wait for the happening. Those whose conditions hold wait until the stack is empty, and then go onto
 * it. Call this before a card leaves play.
 */
export function occur(g: State, happening: Happening): void {
  const bit = triggerBit(happening.name)
  if ((g.listens & bit) !== 0) for (const card of g.speaking) listen(g, card, happening, bit)
  for (let at = g.lasting.length - 1; at >= 0; at--) {
    const lasting = g.lasting[at]
    if (lasting === undefined) continue
    const operation = operationOf(lasting)
    if (operation.op !== 'delayed' || operation.when.event !== happening.name) continue
    const targets = delayedTargets(lasting)
    const ctx: Context = { ...contextOfLasting(g, lasting), print: lasting.print, targets }
    if (!waitsFor(g, ctx, operation.when, happening)) continue
    g.lasting.splice(at, 1)
    wait(g, happening, {
      card: lasting.source,
      print: lasting.print,
      controller: lasting.controller,
      opponent: lasting.opponent,
      operation: lasting.operation,
      targets,
    })
  }
}

/** The targets that a delayed effect remembers. */
function delayedTargets(lasting: Lasting): CardId[][] {
  const targets: CardId[][] = [[], [], []]
  const slots = lasting.holds.what === 'targets' ? lasting.holds.slots : []
  for (const [at, card] of lasting.cards.entries()) targets[slots[at] ?? 0]?.push(card)
  return targets
}

function listen(g: State, card: CardId, happening: Happening, bit: number): void {
  for (const { at, about } of triggeredOf(g, card, happening, bit))
    wait(g, happening, { card, print: kindOf(g, card).number, controller: about.controller, effect: at })
}

/** An effect of a card that a happening triggers: its number, and its context. */
interface Triggered {
  readonly at: number
  readonly about: Context
}

function triggeredOf(g: State, card: CardId, happening: Happening, bit: number): readonly Triggered[] {
  const { program } = kindOf(g, card)
  if ((program.listens & bit) === 0 || !works(g, card)) return []
  const ctx = contextOf(g, card)
  const found: Triggered[] = []
  for (const { at, effect } of program.triggered) {
    if (effect.when.event !== happening.name || !waitsFor(g, ctx, effect.when, happening)) continue
    const about: Context = { ...ctx, it: itOf(happening), other: happening.other ?? NONE }
    if (withinLimit(g, card, at) && holdsForSomebody(g, about, program.opposes[at] === true, effect.if)) found.push({ at, about })
  }
  return found
}

/** CG-STACK-20: how much firepower a happening would give a ship for the exchange of fire, without anybody's answer. */
export function firepowerBy(g: State, ship: CardId, happening: Happening): number {
  const bit = triggerBit(happening.name)
  if ((g.listens & bit) === 0) return 0
  let added = 0
  for (const card of g.speaking) {
    const { program } = kindOf(g, card)
    for (const { at, about } of triggeredOf(g, card, happening, bit)) {
      const effect = program.effects[at]
      if (effect?.kind !== 'triggered' || !lastsForExchange(program, at)) continue
      for (const operation of effect.do) {
        if (operation.op !== 'modify' || operation.firepower === undefined || !cardsOf(g, about, operation.who).includes(ship)) continue
        added += amountOf(g, about, operation.firepower)
      }
    }
  }
  return added
}

/** CG-MULTI-13: whether the conditions hold; those that concern the opponent, for at least one neighbour. */
function holdsForSomebody(g: State, ctx: Context, opposes: boolean, conditions: readonly Condition[] | undefined): boolean {
  if (conditions === undefined) return true
  if (isDuel(g) || !opposes) return hold(g, ctx, conditions)
  return contextsUnder(g, ctx, ctx.controller).some((about) => hold(g, about, conditions))
}

function waitsFor(g: State, ctx: Context, when: When, happening: Happening): boolean {
  if (when.what !== undefined && when.what !== happening.what) return false
  if (when.player !== undefined && !isMeant(g, ctx, when.player, happening.player)) return false
  if (when.who === undefined) return true
  const who = happening.who ?? NONE
  if (who === NONE) return false
  if (typeof when.who === 'string') return cardsOf(g, ctx, when.who).includes(who)
  const sel: Selector = 'all' in when.who ? when.who.all : when.who
  if (sel.player !== undefined && sel.player !== 'any') {
    if (!isMeant(g, ctx, sel.player, keeperOf(g, who))) return false
  }
  return matches(g, ctx, who, sel)
}

/** CG-MULTI-2: whether it happened to the player that a trigger waits for; any neighbour counts as an opponent. */
function isMeant(g: State, { controller }: Context, player: 'you' | 'opponent', seat: Seat | undefined): boolean {
  if (seat === undefined || player === 'you') return seat === controller
  return mayBeOpponent(g, controller, seat)
}

function itOf(happening: Happening): readonly CardId[] {
  return happening.it ?? (happening.who === undefined ? [] : [happening.who])
}

function wait(g: State, happening: Happening, item: Partial<StackItem> & { controller: Seat }): void {
  g.waiting.push(newStackItem(g, { kind: 'trigger', ...item, it: itOf(happening).slice(), other: happening.other ?? NONE }))
}

/** Counts a use of an effect that has a limit. */
export function countUse(g: State, card: CardId, at: number): void {
  const effect = kindOf(g, card).program.effects[at]
  if (effect === undefined || !('limit' in effect) || effect.limit === undefined) return
  countOneUse(g, card, at, NONE)
}

/** Counts a use of an effect, or of one operation of a static effect (`effect` is `NONE`). */
export function countOneUse(g: State, card: CardId, effect: number, operation: number): void {
  let use = useOf(g, card, effect, operation)
  if (use === undefined) {
    use = { card, effect, operation, inTurn: 0, inCombat: 0 }
    g.uses.push(use)
  }
  use.inTurn++
  use.inCombat++
}
