import { wordsIn } from '@orrery/kernel/scenario/format'
import { at, numberAt } from '../rules/at.ts'
import { NONE, type State, TERRAIN } from '../state.ts'
import { figure, inches, indexNamed, named, seatNamed } from './names.ts'
import type { ScenarioTable } from './table.ts'

/** Lays terrain, mines, pods, and teams aboard enemy ships. */
export function laySpace(g: State, table: ScenarioTable): void {
  for (const line of table.terrain ?? []) layTerrain(g, line)
  for (const line of table.mines ?? []) layMine(g, line)
  for (const line of table.boarders ?? []) layBoarders(g, line)
  for (const line of table.pods ?? []) layPod(g, line)
}

function layTerrain(g: State, line: string): void {
  const [kind = '', x = '', y = '', radius = '', ...marks] = wordsIn(line)
  for (const mark of marks) named(['drifting'], mark, `'${line}'`)
  const place = { x: inches(x, line), y: inches(y, line), radius: inches(radius, line) }
  g.terrain.push({ kind: named(TERRAIN, kind, 'terrain'), ...place, drifting: marks.length > 0 })
}

function layMine(g: State, line: string): void {
  const [shipText = '', x = '', y = '', ad = '', ...marks] = wordsIn(line)
  const ship = indexNamed(g.ships.type, shipText, 'ship', line)
  for (const mark of marks) named(['unarmed'], mark, `'${line}'`)
  const owner = numberAt(g.ships.owner, ship)
  g.mines.push({ owner, ship, x: inches(x, line), y: inches(y, line), ad: figure(ad, 1, line), armed: marks.length === 0 })
}

function layBoarders(g: State, line: string): void {
  const [, shipText = '', by = '', teams = '', rounds = '0'] = /^(\d+) by (\d+): (\d+) teams(?:, (\d+) rounds)?$/.exec(line) ?? []
  if (teams === '') throw new RangeError(`'${line}' is not like '3 by 1: 2 teams, 1 rounds'`)
  const ship = indexNamed(g.ships.type, shipText, 'ship', line)
  const squadron = indexNamed(g.squadrons, by, 'squadron', line)
  g.boarders.push({ ship, owner: at(g.squadrons, squadron).owner, squadron, teams: Number(teams), rounds: Number(rounds) })
}

function layPod(g: State, line: string): void {
  const [value = '', x = '', y = ''] = wordsIn(line)
  const pod = { x: 0, y: 0, value: figure(value, 1, line), ship: NONE, carriedOff: NONE }
  if (x === 'on') g.pods.push({ ...pod, ship: indexNamed(g.ships.type, y, 'ship', line) })
  else if (x === 'off') g.pods.push({ ...pod, carriedOff: seatNamed(g, y, line) })
  else g.pods.push({ ...pod, x: inches(x, line), y: inches(y, line) })
}
