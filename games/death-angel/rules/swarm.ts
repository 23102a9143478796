import type { GenestealerId } from '../content/genestealers.ts'
import type { Side } from '../content/sides.ts'
import { newSwarm, type State, type Swarm } from '../state.ts'
import { at } from './components.ts'

/** Whether the swarm has had its turn in the attack phase; a protected swarm counts as having had it (DA-GATK-13). */
export function hadTurn(swarm: Swarm): boolean {
  return swarm.attacked || swarm.protected
}

/** DA-SPAWN-11, DA-SWARM-1, DA-SWARM-9, DA-OPT-1: puts a card at a place, into the swarm there if there is one. */
export function addToSwarm(g: State, position: number, side: Side, card: GenestealerId): void {
  let joined: Swarm | null = null
  for (const swarm of g.swarms) {
    if (swarm.position !== position || swarm.side !== side) continue
    if (joined === null || comesFirst(swarm, joined)) joined = swarm
  }
  if (joined === null) {
    joined = newSwarm(position, side)
    g.swarms.push(joined)
    sortSwarms(g)
  }
  joined.cards.push(card)
}

/** DA-OPT-1: of two swarms at one place, a card joins the one that has not attacked; if that does not decide, the larger one. */
function comesFirst(swarm: Swarm, other: Swarm): boolean {
  return swarm.attacked === other.attacked ? swarm.cards.length > other.cards.length : !swarm.attacked
}

/**
 * Merges swarms at the same place as far as allowed: outside the attack phase all of them (DA-SWARM-1); in it only swarms that both have
 * had their turn or both have not (DA-SWARM-2, DA-SWARM-3, DA-SWARM-8). With the option mergeAtEventEnd, swarms kept apart stay apart
 * until the event phase ends (DA-OPT-1).
 */
export function mergeSwarms(g: State): void {
  merge(g, keepApart)
}

/**
 * DA-SWARM-3, DA-OPT-1: merges a swarm that has just attacked with another at its place that has. Beside a protected one it waits for the end
 * of the phase (DA-SWARM-8).
 */
export function mergeAttacked(g: State): void {
  merge(g, (_, a, b) => keepApart(g, a, b) || (!g.settings.mergeAtEventEnd && a.protected !== b.protected))
}

/** DA-SWARM-4: all swarms at one place become one that counts as not having attacked. */
export function mergeAllSwarms(g: State): void {
  for (const swarm of g.swarms) {
    swarm.attacked = false
    swarm.apart = false
  }
  merge(g, () => false)
}

function merge(g: State, apart: (g: State, a: Swarm, b: Swarm) => boolean): void {
  const swarms = g.swarms
  for (let i = 0; i < swarms.length; i++) {
    const into = at(swarms, i)
    for (let j = swarms.length - 1; j > i; j--) {
      const other = at(swarms, j)
      if (other.position !== into.position || other.side !== into.side || apart(g, into, other)) continue
      // DA-SWARM-7: one protected swarm protects them all.
      into.protected ||= other.protected
      into.attacked ||= other.attacked
      for (const card of other.cards) into.cards.push(card)
      swarms.splice(j, 1)
    }
  }
  sortSwarms(g)
}

function keepApart(g: State, a: Swarm, b: Swarm): boolean {
  if (g.phase !== 'attack') return a.apart !== b.apart
  if (g.settings.mergeAtEventEnd) {
    if (a.apart !== b.apart) return true
    if (hadTurn(a) === hadTurn(b)) return false
    const waiting = hadTurn(a) ? b : a
    waiting.apart = true
    return true
  }
  return hadTurn(a) !== hadTurn(b)
}

/** Sorts the list into the order of attack: from top to bottom, left before right. */
export function sortSwarms(g: State): void {
  g.swarms.sort((a, b) => a.position - b.position || a.side - b.side)
}
