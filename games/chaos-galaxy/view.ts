import type { Seat, Viewer } from '@orrery/kernel'
import { cardOf } from './content/cards.ts'
import { RACE_CATALOGUE } from './effects/language/catalogues.ts'
import type { Keyword } from './effects/language/vocabulary.ts'
import { bombingPrevented, preventionOf } from './effects/read/preventing.ts'
import {
  ARMOUR,
  BOMBING,
  bombingTotal,
  contextOf,
  FIREPOWER,
  fighterOf,
  figures,
  isNoCard,
  keywordsOf,
  operationOf,
  SPEED,
  stackItemOf,
} from './effects/read/reading.ts'
import { permitted } from './effects/read/restrictions.ts'
import { type Speech, speechOf } from './effects/read/speech.ts'
import { isDoomed } from './effects/read/standing.ts'
import { mayLookAt } from './information.ts'
import { kindOf, printOf } from './kinds.ts'
import { aboardOf, controllerOf, countersOn, developmentsOf, isPaid, lostBy, ownerOf, paidXOf } from './marks.ts'
import { attackTax } from './rules/attack.ts'
import { mayBomb } from './rules/bombing.ts'
import { firingOrder, mayReturnUsed } from './rules/firing.ts'
import { type Goal, goalOf, NEEDED, reached, TIMES } from './rules/goal.ts'
import { HANGAR_LIMIT, MONO_HANGAR_LIMIT } from './rules/limits.ts'
import { eliminationsOf } from './rules/multiplayer.ts'
import { places, wouldWin } from './rules/winning.ts'
import { isDuel, isMono, isOut, neighboursOf } from './seats.ts'
import { type CardId, type Combat, type Fighter, type Holds, NONE, type StackItem, type State, type Step, TURNED, ZONE } from './state.ts'
import { hangarSize, slotsOf } from './table/ships.ts'

/** A card as a viewer sees it; `type` is the card's id, or null if the viewer sees it face down. */
export interface CardView {
  /** The number of the card: `card:<id>` is its piece. */
  readonly id: number
  readonly type: string | null
  /** Of the viewer's own hand: the others who have seen the card and can follow it (CG-INFO-9); absent if nobody has. */
  readonly seenBy?: readonly Seat[]
}

/** A card in play as the viewer sees it. */
export interface PieceView extends CardView {
  readonly controller: Seat
  readonly owner: Seat
  readonly paid: boolean
  readonly turned: 'active' | 'used' | 'damaged'
  readonly developments: number
  readonly counters: number
  /** X at payment, or null. */
  readonly x: number | null
  /** Of ships and paid bases: values now, and armour that is left. */
  readonly values: { readonly speed: number; readonly firepower: number; readonly armour: number; readonly bombing: number } | null
  readonly armourLeft: number | null
  readonly keywords: readonly Keyword[]
  /** Of ships: the slots it has, the slots it needs, the cards it carries. */
  readonly slots: number
  readonly hangarSize: number
  readonly aboard: readonly PieceView[]
  /** Whether the crew is on a ship now: its place in the cantina is empty. */
  readonly boarded: boolean
  readonly role: 'attacking' | 'defending' | 'left' | null
  readonly hit: boolean
  readonly bombs: boolean
  /** Of ships in a combat: what cards change about its shots; absent if they change nothing. */
  readonly changed?: ChangedShots
  /** The opponent of a card with a continuous text; null in a duel, and if it has none (CG-MULTI-13). */
  readonly opponent: Seat | null
}

/** CG-FIRE-10, CG-STACK-21, CG-BOMB-1: what cards change about the shots of a ship. */
export interface ChangedShots {
  /** How much of the next damage to it is prevented or redirected. */
  readonly prevented: number
  /** Whether it may fire back although it is used, and bomb although it has fired; whether it could bomb so now. */
  readonly returnsUsed: boolean
  readonly bombsUsed: boolean
  readonly bombsNow: boolean
}

/** One seat's part of the table, with the five numbers that all may know (CG-INFO-7). */
export interface SeatView {
  readonly seat: Seat
  readonly credits: number
  readonly colony: number
  readonly headquarters: number
  readonly trash: readonly CardView[]
  readonly wasteland: number
  /** The cards of the viewer's own headquarters and wasteland; null for other seats. */
  readonly hand: readonly CardView[] | null
  readonly wastelandCards: readonly CardView[] | null
  readonly surface: readonly PieceView[]
  readonly cantina: readonly PieceView[]
  readonly hangar: readonly PieceView[]
  readonly hangarSize: number
  readonly hangarLimit: number
  readonly mono: string | null
  /** CG-MULTI-9: whether the seat is out of the game. */
  readonly out: boolean
  /** CG-MULTI-1, CG-MULTI-2: the neighbours, whom it may attack and choose as opponents. The next one clockwise first. */
  readonly neighbours: readonly Seat[]
  /** CG-MULTI-6: how many players it has eliminated. */
  readonly eliminations: number
  readonly attacks: number
  readonly attackTax: number
  /** Whether the viewer's own seat lets windows pass; null for other seats. */
  readonly passing: boolean | null
}

/** Something that waits on the stack, the last one on top. */
export interface StackView {
  readonly id: number
  readonly kind: StackItem['kind']
  readonly verb: string
  readonly card: number | null
  readonly type: string | null
  readonly effect: number | null
  readonly controller: Seat
  /** Its opponent; null in a duel, and if it has none. */
  readonly opponent: Seat | null
  readonly targets: readonly number[]
  readonly choices: readonly number[]
  readonly x: number
  readonly neutralised: boolean
}

export interface CombatView {
  readonly step: Step
  readonly attacker: Seat
  readonly defender: Seat
  readonly target: Combat['target']
  readonly targetCard: number | null
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  readonly bombers: readonly number[]
  /** The participating active ships in the order in which they may act. */
  readonly order: readonly number[]
  readonly passes: number
  readonly turn: Seat | null
  readonly shot: { readonly shooter: number; readonly target: number; readonly returning: readonly number[] } | null
  /** The current bombing total, and how much of it is prevented; absent if nothing is. */
  readonly bombingTotal: number
  readonly bombingPrevented?: number
}

/** An effect that holds for some time. */
export interface LastingView {
  readonly id: number
  readonly type: string
  readonly op: string
  readonly cards: readonly number[]
  readonly seat: number | null
  readonly amounts: readonly number[]
  readonly until: 'exchange' | 'combat' | 'turn' | 'permanent'
}

/** What the table is played for, and how close everybody is to it. */
export interface GoalView {
  /** CG-WIN-1, CG-ECO-2, CG-SETL-2: the opponents' colonies, credits, or paid bases. */
  readonly what: Goal
  /** How many a player needs at least, and how many times as many as each other player; null for colonies. */
  readonly needs: number | null
  readonly times: number | null
  /** By seat: its credits or paid bases; empty for colonies, which `SeatView.colony` counts. */
  readonly has: readonly number[]
  /** By seat: whether it would win if its end phase began now. */
  readonly wins: readonly boolean[]
}

/** An eliminated player. */
export interface FallenView {
  readonly seat: Seat
  /** Who eliminated it; null if it gave up. */
  readonly by: Seat | null
  readonly turn: number
}

/** All that a viewer may see. */
export interface View {
  readonly viewer: Viewer
  readonly turn: number
  readonly phase: State['phase']
  readonly active: Seat
  readonly starter: Seat
  readonly settings: State['settings']
  readonly goal: GoalView
  readonly seats: readonly SeatView[]
  /** The seats still in the game, clockwise. */
  readonly order: readonly Seat[]
  /** The eliminated players, in the order of elimination. */
  readonly fallen: readonly FallenView[]
  /** The seats by place at the end of the table, ties together; otherwise null (CG-MULTI-7, CG-MULTI-8). */
  readonly places: readonly (readonly Seat[])[] | null
  readonly stack: readonly StackView[]
  readonly combat: CombatView | null
  readonly lasting: readonly LastingView[]
  readonly winner: Seat | null
}

/** CG-INFO-1 to CG-INFO-14: what a viewer may see: what everybody sees, and what only this viewer knows. */
export function view(g: State, viewer: Viewer, common = commonView(g)): View {
  if (viewer === 'spectator') return common
  // CG-MULTI-9: eliminated players are spectators.
  return { ...common, viewer, seats: isOut(g, viewer) ? common.seats : common.seats.map((seat) => seenSeat(g, seat, viewer)) }
}

/** What everybody sees, built from nothing. */
export function commonView(g: State): View {
  const ended = g.phase === 'over' ? places(g) : null
  const speech = speechOf(g)
  return {
    viewer: 'spectator',
    turn: g.turn,
    phase: g.phase,
    active: g.active,
    starter: g.starter,
    settings: { ...g.settings },
    goal: goalView(g),
    seats: g.seats.map((_, seat) => seatView(g, seat, speech)),
    order: g.order.slice(),
    fallen: g.fallen.map(({ seat, by, turn }) => ({ seat, by: by === NONE ? null : by, turn })),
    places: ended,
    stack: g.stack.map((item) => stackView(g, item)),
    combat: g.combat === null ? null : combatView(g, g.combat),
    lasting: g.lasting.map((lasting) => ({
      id: lasting.id,
      type: cardOf(lasting.print).id,
      op: operationOf(lasting).op,
      cards: lasting.cards.slice(),
      seat: lasting.seat === NONE ? null : lasting.seat,
      amounts: numbersIn(lasting.holds),
      until: (['exchange', 'combat', 'turn', 'permanent'] as const)[lasting.until] ?? 'permanent',
    })),
    winner: ended?.[0]?.[0] ?? null,
  }
}

function goalView(g: State): GoalView {
  const what = goalOf(g)
  const isColony = what === 'colony'
  return {
    what,
    needs: isColony ? null : NEEDED[what],
    times: isColony ? null : TIMES,
    has: isColony ? [] : g.seats.map((_, seat) => reached(g, seat, what)),
    wins: g.seats.map((_, seat) => !isOut(g, seat) && wouldWin(g, seat)),
  }
}

function seatView(g: State, seat: Seat, speech: Speech): SeatView {
  const held = g.seats[seat] as State['seats'][number]
  const shown = g.phase === 'over' // CG-INFO-14
  return {
    seat,
    credits: held.credits,
    colony: held.colony.length,
    headquarters: held.headquarters.length,
    trash: faces(g, held.trash),
    wasteland: held.wasteland.length,
    hand: shown ? faces(g, held.headquarters) : null,
    wastelandCards: shown ? faces(g, held.wasteland) : null,
    surface: held.surface.map((card) => pieceView(g, card, speech)),
    cantina: held.cantina.map((card) => pieceView(g, card, speech)),
    hangar: held.hangar.map((card) => pieceView(g, card, speech)),
    hangarSize: held.hangar.reduce((sum, ship) => sum + hangarSize(g, ship, speech.rules), 0),
    hangarLimit: isMono(g, seat, 'spaceshark') ? MONO_HANGAR_LIMIT : HANGAR_LIMIT,
    mono: held.mono === NONE ? null : RACE_CATALOGUE.of(held.mono),
    out: isOut(g, seat),
    neighbours: isOut(g, seat) ? [] : neighboursOf(g, seat),
    eliminations: eliminationsOf(g, seat),
    attacks: held.attacks,
    attackTax: attackTax(g, seat),
    passing: null,
  }
}

function faces(g: State, cards: readonly CardId[]): CardView[] {
  return cards.map((card) => ({ id: card, type: kindOf(g, card).id }))
}

/** The cards of the viewer's hand, and who else knows them. */
function handOf(g: State, cards: readonly CardId[], viewer: Seat): CardView[] {
  return cards.map((card) => {
    const others = (g.seen[card] as number) & ~(1 << viewer)
    const face = { id: card, type: kindOf(g, card).id }
    return others === 0 ? face : { ...face, seenBy: g.seats.flatMap((_, seat) => ((others & (1 << seat)) === 0 ? [] : [seat])) }
  })
}

/** A seat with what only the viewer knows of it: its own cards, and face-down cards that it controls. */
function seenSeat(g: State, seat: SeatView, viewer: Seat): SeatView {
  const [surface, cantina, hangar] = [
    seenPieces(g, seat.surface, viewer),
    seenPieces(g, seat.cantina, viewer),
    seenPieces(g, seat.hangar, viewer),
  ]
  if (viewer === seat.seat) {
    const { headquarters, wasteland, passing } = g.seats[viewer] as State['seats'][number]
    return { ...seat, hand: handOf(g, headquarters, viewer), wastelandCards: faces(g, wasteland), surface, cantina, hangar, passing }
  }
  if (surface === seat.surface && cantina === seat.cantina && hangar === seat.hangar) return seat
  return { ...seat, surface, cantina, hangar }
}

/** The pieces with the faces that the viewer has a right to see (CG-INFO-10); the same list if the viewer sees no more than everybody. */
function seenPieces(g: State, pieces: readonly PieceView[], viewer: Seat): readonly PieceView[] {
  let seen: PieceView[] | null = null
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as PieceView
    const aboard = seenPieces(g, piece.aboard, viewer)
    const type = piece.type === null && mayLookAt(g, viewer, piece.id) ? kindOf(g, piece.id).id : piece.type
    if (type === piece.type && aboard === piece.aboard) continue
    seen ??= pieces.slice()
    seen[at] = { ...piece, type, aboard }
  }
  return seen ?? pieces
}

/** The numbers that a lasting effect holds, for the board. For redirected damage the second one is the card. */
function numbersIn(holds: Holds): number[] {
  switch (holds.what) {
    case 'nothing':
      return []
    case 'amount':
      return [holds.amount]
    case 'figures':
      return holds.added.slice()
    case 'controllers':
      return holds.before.slice()
    case 'targets':
      return holds.slots.slice()
    case 'card':
      return [0, holds.card]
  }
}

/** Whether everybody sees the card's face. */
function shows(g: State, card: CardId): boolean {
  if (g.phase === 'over' || isPaid(g, card) || g.zones[card] === ZONE.hangar) return true
  return g.stack.some((item) => item.card === card && item.print !== NONE)
}

function pieceView(g: State, card: CardId, speech: Speech): PieceView {
  const kind = kindOf(g, card)
  const zone = g.zones[card]
  const isShip = zone === ZONE.hangar
  const paid = isPaid(g, card)
  const turned = g.turned[card]
  const x = paidXOf(g, card)
  const armoured = isShip || (zone === ZONE.surface && paid)
  const values = armoured ? valuesOf(g, card, speech) : null
  const fighter = isShip ? fighterOf(g, card) : null
  return {
    id: card,
    type: shows(g, card) ? kind.id : null,
    controller: controllerOf(g, card),
    owner: ownerOf(g, card),
    paid,
    turned: turned === TURNED.active ? 'active' : turned === TURNED.used ? 'used' : 'damaged',
    developments: developmentsOf(g, card),
    counters: countersOn(g, card),
    x: x === NONE ? null : x,
    values,
    armourLeft: values === null ? null : isDoomed(g, card) ? 0 : Math.max(0, values.armour - lostBy(g, card)),
    keywords: isShip ? keywordsOf(g, card, speech.keywords) : [],
    slots: isShip ? slotsOf(g, card, speech.rules) : 0,
    hangarSize: isShip ? hangarSize(g, card, speech.rules) : 0,
    aboard: isShip ? aboardOf(g, card).map((held) => pieceView(g, held, speech)) : [],
    boarded: zone === ZONE.boarded,
    role: fighter === null ? null : !fighter.in ? 'left' : fighter.attacking ? 'attacking' : 'defending',
    hit: fighter?.hit ?? false,
    bombs: fighter?.bombs ?? false,
    opponent: paid && !isDuel(g) && kind.program.aims ? meant(g, card) : null,
    ...(fighter === null ? {} : changedShots(g, fighter)),
  }
}

function changedShots(g: State, fighter: Fighter): { changed?: ChangedShots } {
  const { ship } = fighter
  const prevented = preventionOf(g, ship)
  const returnsUsed = mayReturnUsed(g, ship)
  const bombsUsed = permitted(g, ship, 'bombAfterFiring')
  if (prevented === 0 && !returnsUsed && !bombsUsed) return {}
  return { changed: { prevented, returnsUsed, bombsUsed, bombsNow: g.turned[ship] !== TURNED.active && mayBomb(g, fighter) } }
}

function valuesOf(g: State, card: CardId, speech: Speech): NonNullable<PieceView['values']> {
  const values = figures(g, card, speech.figures)
  return {
    speed: values[SPEED] as number,
    firepower: values[FIREPOWER] as number,
    armour: values[ARMOUR] as number,
    bombing: values[BOMBING] as number,
  }
}

function meant(g: State, card: CardId): Seat | null {
  const { opponent } = contextOf(g, card)
  return opponent === NONE ? null : opponent
}

function stackView(g: State, item: StackItem): StackView {
  // A ship is played face up, CG-SHIP-4: it shows while it waits to come into play.
  const launched = item.verb === 'launch' && g.zones[item.card] === ZONE.stack ? printOf(g, item.card) : NONE
  const type = item.print === NONE ? launched : item.print
  return {
    id: item.id,
    kind: item.kind,
    verb: item.verb,
    card: item.card === NONE ? null : item.card,
    type: type === NONE ? null : cardOf(type).id,
    effect: item.effect === NONE ? null : item.effect,
    controller: item.controller,
    opponent: isDuel(g) || item.opponent === NONE ? null : item.opponent,
    // A stack item that is not a card is shown by its source card.
    targets: item.targets.flat().map((ref) => (isNoCard(g, ref) ? (stackItemOf(g, ref)?.card ?? NONE) : ref)),
    choices: item.choices.slice(),
    x: item.x,
    neutralised: item.neutralised,
  }
}

function combatView(g: State, combat: Combat): CombatView {
  const prevented = combat.target === 'gone' ? 0 : bombingPrevented(g, combat.defender, combat.target)
  const side = (attacking: boolean): number[] =>
    combat.fighters.filter((fighter) => fighter.in && fighter.attacking === attacking).map((fighter) => fighter.ship)
  return {
    step: combat.step,
    attacker: combat.attacker,
    defender: combat.defender,
    target: combat.target,
    targetCard: combat.targetCard === NONE ? null : combat.targetCard,
    attackers: side(true),
    defenders: side(false),
    bombers: combat.fighters.filter((fighter) => fighter.bombs).map((fighter) => fighter.ship),
    order: combat.step === 'firing' ? firingOrder(g) : [],
    passes: combat.passes,
    turn: combat.turn === NONE ? null : combat.turn,
    shot: combat.shooter === NONE ? null : { shooter: combat.shooter, target: combat.shotAt, returning: combat.returning.slice() },
    bombingTotal: bombingTotal(g),
    ...(prevented > 0 ? { bombingPrevented: prevented } : {}),
  }
}
