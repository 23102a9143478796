import { choose, no, type Option, option, type Rule, type Verdict, yes } from '@orrery/kernel'
import { type ActionNumber, ONWARD_BROTHERS, REORGANIZE } from '../content/actions.ts'
import { MARINES, type MarineId, marineTerm } from '../content/marines.ts'
import { DOOR, TERRAIN, type TerrainId, terrainTerm } from '../content/terrain.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { activate, mayActivate } from './activation.ts'
import { DONE } from './brood.ts'
import { at, giveTerrainTokens } from './components.ts'
import { isOver } from './end.ts'
import { TURN, turn } from './facing.ts'
import { livingOf, positionOfMarine } from './formation.ts'
import { DECLINE } from './support.ts'

/** DA-MOVE-1, DA-MOVE-2: the three steps of a move+activate card. */
export function* moveAction(g: State, seat: number, team: number, card: ActionNumber): Rule {
  yield* moveStep(g, seat, team, card)
  yield* turnStep(g, seat, team)
  yield* activateStep(g, seat, team, card)
}

const SWAP: readonly (readonly Option<readonly [MarineId, MarineId]>[])[] = MARINES.map((mover) =>
  MARINES.map((other) => ({
    ...option<readonly [MarineId, MarineId]>(`swap:${mover.id}:${other.id}`, [mover.id, other.id], 'DA-MOVE-3', `marine:${mover.id}`),
    to: `marine:${other.id}`,
    params: { marine: mover.term, other: other.term },
  })),
)
const STAY: Option<readonly [MarineId, MarineId]> = { ...DONE, value: [-1, -1] }

/** DA-MOVE-3, DA-ABIL-13: whether a marine may swap places with another. */
export function maySwap(g: State, marine: MarineId, other: MarineId, card: ActionNumber): Verdict {
  const away = Math.abs(positionOfMarine(g, marine) - positionOfMarine(g, other))
  if (away === 1 || (away > 0 && card === REORGANIZE)) return yes
  return no('DA-MOVE-3', { marine: marineTerm(marine), other: marineTerm(other) }, 'swap')
}

/** DA-MOVE-3, DA-MOVE-4: each marine of the team may swap places once, in the order the player likes. */
function* moveStep(g: State, seat: number, team: number, card: ActionNumber): Rule {
  let moved = 0
  for (;;) {
    const options: Option<readonly [MarineId, MarineId]>[] = []
    for (const marine of livingOf(g, team)) {
      if ((moved & (1 << (marine & 1))) !== 0) continue
      for (const other of g.formation) if (maySwap(g, marine, other, card) === true) options.push(at(at(SWAP, marine), other))
    }
    if (options.length === 0) return
    options.push(STAY)
    const [marine, other] = yield* choose(seat, { rule: 'DA-MOVE-3', message: 'move' }, options)
    if (marine < 0) return
    moved |= 1 << (marine & 1)
    swap(g, marine, other)
  }
}

/** DA-MOVE-5, DA-MOVE-6, DA-MOVE-7: two marines swap places; nothing else moves. */
function swap(g: State, marine: MarineId, other: MarineId): void {
  const from = positionOfMarine(g, marine)
  const position = positionOfMarine(g, other)
  g.formation[position - 1] = marine
  g.formation[from - 1] = other
  tell(g, {
    type: 'swapped',
    rule: 'DA-MOVE-3',
    on: `marine:${marine}`,
    marine: marineTerm(marine),
    other: marineTerm(other),
    position,
    from,
  })
}

/** DA-MOVE-8: each marine of the team may turn once. */
function* turnStep(g: State, seat: number, team: number): Rule {
  let turned = 0
  for (;;) {
    const options: Option<MarineId>[] = []
    for (const marine of livingOf(g, team)) if ((turned & (1 << (marine & 1))) === 0) options.push(at(TURN, marine))
    if (options.length === 0) return
    options.push(DONE)
    const marine = yield* choose(seat, { rule: 'DA-MOVE-8', message: 'turn' }, options)
    if (marine < 0) return
    turned |= 1 << (marine & 1)
    turn(g, marine, 'DA-MOVE-8')
  }
}

type Activation = readonly [MarineId, TerrainId]
const ACTIVATE: readonly (readonly Option<Activation>[])[] = MARINES.map((marine) =>
  TERRAIN.map((terrain) => ({
    ...option<Activation>(`activate:${marine.id}:${terrain.id}`, [marine.id, terrain.id], 'DA-MOVE-9', `marine:${marine.id}`),
    to: `terrain:${terrain.id}`,
    params: { marine: marine.term, terrain: terrain.term },
  })),
)
const LEAVE: Option<Activation> = { ...DONE, value: [-1, -1] }
const EXTRA: Option<number> = option<number>('extra-token', 1, 'DA-ABIL-10', `terrain:${DOOR}`)

/** DA-MOVE-9, DA-MOVE-10, DA-MOVE-14: each living marine of the team may activate one terrain card. */
function* activateStep(g: State, seat: number, team: number, card: ActionNumber): Rule {
  let done = 0
  for (;;) {
    const options: Option<Activation>[] = []
    for (const marine of livingOf(g, team)) {
      if ((done & (1 << (marine & 1))) !== 0) continue
      for (let terrain = 0; terrain < TERRAIN.length; terrain++) {
        if (at(g.terrain, terrain).position > 0 && mayActivate(g, marine, terrain) === true) options.push(at(at(ACTIVATE, marine), terrain))
      }
    }
    if (options.length === 0) return
    options.push(LEAVE)
    const [marine, terrain] = yield* choose(seat, { rule: 'DA-MOVE-9', message: 'activate' }, options)
    if (marine < 0) return
    done |= 1 << (marine & 1)
    yield* activate(g, marine, terrain)
    if (isOver(g)) return
    if (card === ONWARD_BROTHERS && terrain === DOOR) yield* onwardBrothers(g, seat)
  }
}

/** DA-ABIL-10: the red player may place one more token on the Door. */
function* onwardBrothers(g: State, seat: number): Rule {
  if (g.supply === 0) return
  const prompt = { rule: 'DA-ABIL-10', message: 'onward', params: { terrain: terrainTerm(DOOR) } }
  if ((yield* choose(seat, prompt, [EXTRA, DECLINE])) > 0) giveTerrainTokens(g, DOOR, 1, 'DA-ABIL-10')
}
