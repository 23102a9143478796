import { type Play, play } from '@orrery/kernel/testing'
import { kindOf } from '../content/genestealers.ts'
import { MARINES } from '../content/marines.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { TERRAIN } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { at } from '../rules/components.ts'
import { KIND_WORDS } from '../scenario/enemies.ts'
import { format } from '../scenario/index.ts'
import type { ScenarioTable } from '../scenario/table.ts'
import type { State } from '../state.ts'

/** Throws unless cards and tokens add up (DA-PROG-7). */
export { settle as assertWhole } from '../scenario/whole.ts'

/** The table of a test: a scenario table and fields that only tests use. */
export interface Given extends ScenarioTable {
  /** The supply, if it is not the rest of the 12 tokens. */
  readonly supply?: number
  /** The next results of the die (0 to 5). */
  readonly dice?: readonly number[]
  /** The next results of draws other than dice. */
  readonly shuffles?: readonly number[]
  /** Any other change of the state. */
  readonly also?: (g: State) => void
}

/** A table in the given state. */
export function table(given: Given, setup: { seats?: number; options?: { [id: string]: string | boolean } } = {}): Play<State> {
  const seats = setup.seats ?? 1
  return play(deathAngel, { seats, options: setup.options ?? {}, given: (g) => put(g, given) })
}

/** Lays a state as given. Throws an `Error` if the table is impossible. */
export function put(g: State, { supply, dice, shuffles, also, ...told }: Given): void {
  format.lay(g, told)
  if (supply !== undefined) g.supply = supply
  g.random.dice.preset = [...(dice ?? [])]
  g.random.shuffles.preset = [...(shuffles ?? [])]
  also?.(g)
}

/** The ids of the options with the given verb in the seat's question. */
export function offered(p: Play<State>, verb: string, seat?: number): string[] {
  return p.options(seat).filter((id) => id.split(':')[0] === verb)
}

/** The swarm at a place as kinds and marks, `''` if there is none: `head tail`. Two swarms at one place are joined by ` | `. */
export function swarmText(g: State, position: number, side: 'left' | 'right'): string {
  return g.swarms
    .filter((swarm) => swarm.position === position && swarm.side === (side === 'left' ? LEFT : RIGHT))
    .map((swarm) => swarm.cards.map((card) => KIND_WORDS[kindOf(card)]).join(' '))
    .join(' | ')
}

/** The formation as text, in the form of `Given.formation`. */
export function formationText(g: State): string {
  return g.formation
    .map((id) => {
      const { facing, tokens } = at(g.marines, id)
      return `${at(MARINES, id).key}${facing === LEFT ? '<' : '>'}${tokens > 0 ? `+${tokens}` : ''}`
    })
    .join(' ')
}

/** The place of a terrain card: `3 left`, or `''`. */
export function terrainText(g: State, key: string): string {
  const { position, side } = at(
    g.terrain,
    TERRAIN.findIndex((terrain) => terrain.key === key),
  )
  return position === 0 ? '' : `${position} ${side === LEFT ? 'left' : 'right'}`
}

/** The numbers of cards in the left and the right blip pile. */
export function pileSizes(g: State): [number, number] {
  return [at(g.blips, 0).length, at(g.blips, 1).length]
}

/** The results of rolls for cards since the play began, in order. */
export function facesRolled(p: Play<State>): number[] {
  return p.events('spectator').flatMap((event) => (event.type === 'rolled' || event.type === 'card-rolled' ? [Number(event.face)] : []))
}

/** The cards slain since the play began, in order. */
export function slain(p: Play<State>): unknown[] {
  return p.events('spectator', 'genestealer-slain').map((event) => event.card)
}

/** Takes the last option, which passes, until the question with the given name comes. Throws if another twelve come first. */
export function passedTo(p: Play<State>, name: string): Play<State> {
  for (let asked = 0; asked < 12 && p.question().name !== name; asked++) p.answer(p.options().at(-1) as string)
  if (p.question().name !== name) throw new Error(`'${name}' is not asked, but '${p.question().name}'`)
  return p
}
