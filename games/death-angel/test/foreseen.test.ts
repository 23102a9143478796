import { answer, begin, cloneState, fork, type Game, type Question, takeEvents } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { swarmRisk } from '../board/table/risk.ts'
import { hitsWith, slaysHim } from '../board/table/rolled.ts'
import { FACES } from '../content/dice.ts'
import type { MarineId } from '../content/marines.ts'
import { deathAngel } from '../index.ts'
import { defenceOf, threatOf } from '../risk.ts'
import { broodLordsIn } from '../rules/brood.ts'
import { at } from '../rules/components.ts'
import { marineAt } from '../rules/formation.ts'
import { nextAttacker } from '../rules/genestealer-attack.ts'
import { NONE, type State, type Swarm } from '../state.ts'
import { type View, view } from '../view.ts'
import { atEveryDecision } from './games-of-bots.ts'

/** The rules of one attack alone: the table is over after it. */
const ATTACK: Game<State> = {
  ...deathAngel,
  next: (g) =>
    nextAttacker(g) < 0 ? { result: { winners: [], rule: 'DA-GATK-1', message: 'attack' } } : { activity: 'genestealerAttack', args: null },
}

/** The chance that the attack of the only swarm slays the marine, by the rules themselves: every face of every roll, the best answers. */
function slainByTheRules(g: State, marine: MarineId, faces: readonly number[] = [], answers: readonly string[] = []): number {
  const state = cloneState(deathAngel, g)
  state.random.dice.preset = [...faces]
  const drawn = String(state.random.dice.state)
  const table = begin(ATTACK, state, g.seats, true)
  for (const option of answers) expect(answer(table, (table.questions[0] as Question).seat, { option })).toBe(true)
  if (String(table.state.random.dice.state) !== drawn) {
    let sum = 0
    for (let face = 0; face < FACES; face++) sum += slainByTheRules(g, marine, [...faces, face], answers)
    return sum / FACES
  }
  const [question] = table.questions
  if (question?.kind !== 'options') return table.state.formation.includes(marine) ? 0 : 1
  return Math.min(...question.options.map(({ id }) => slainByTheRules(g, marine, faces, [...answers, id])))
}

/** The state in which this swarm alone attacks now, as it will in the coming attack phase. */
function beforeAttackOf(g: State, swarm: Swarm): State {
  const state = cloneState(deathAngel, g)
  if (g.phase === 'event') {
    state.round++
    for (const team of state.teams) team.resolved = false
  }
  state.phase = 'attack'
  state.step = 'attack'
  state.artefactHolder = NONE
  state.swarms = [{ ...swarm, cards: swarm.cards.slice(), attacked: false, protected: false }]
  return state
}

/** More cards and tokens than this have too many rolls to try them all. */
const MOST = 4

test('DA-GATK-4, DA-SUP-4, DA-ABIL-1, DA-ABIL-2, DA-ABIL-3, DA-EVCARD-17 · at every decision of games of bots the shown chance of death is what the rules make of all rolls', () => {
  const known = new Map<string, number>()
  let risks = 0
  atEveryDecision(({ state: g }) => {
    const seen = view(g, 'spectator')
    for (const swarm of g.swarms) {
      const marine = marineAt(g, swarm.position)
      const { facing, tokens } = at(g.marines, marine)
      const size = swarm.cards.length
      const held = g.phase !== 'event' && (swarm.attacked || swarm.protected)
      if (size + tokens > MOST) continue
      const key = JSON.stringify([marine, facing === swarm.side ? tokens : 0, size, broodLordsIn(swarm), defenceOf(g, marine)])
      const chance = known.get(key) ?? slainByTheRules(beforeAttackOf(g, swarm), marine)
      known.set(key, chance)
      expect([key, threatOf(g, swarm, marine)]).toEqual([key, held ? 0 : expect.closeTo(chance)])
      expect([key, shown(seen, g, swarm)]).toEqual([key, held ? 0 : expect.closeTo(chance)])
      risks++
    }
  })
  expect(risks).toBeGreaterThan(200)
})

/** The chance that the board shows at a swarm. */
function shown(seen: View, g: State, swarm: Swarm): number | undefined {
  const side = swarm.side === 0 ? 'left' : 'right'
  const place = seen.formation[swarm.position - 1]
  const lying = place?.[side].swarms[g.swarms.filter((one) => one.position === swarm.position && one.side === swarm.side).indexOf(swarm)]
  return place === undefined || lying === undefined ? undefined : (swarmRisk(seen, place, side, lying)?.now ?? 0)
}

test('DA-SUP-12, DA-ATK-6, DA-ABIL-18, DA-ABIL-20 · at every roll that may be made again in games of bots, what it does if it is kept is shown as it then happens', () => {
  const rolls = { attack: 0, defence: 0, card: 0 }
  atEveryDecision((table, question) => {
    const { lastRoll, ...seen } = view(table.state, question.seat)
    if (question.name !== 'reroll' || lastRoll === null) return
    const marine = Number(question.on?.split(':')[1])
    const kept = fork(table)
    takeEvents(kept)
    answer(kept, question.seat, { option: 'keep' })
    const told = takeEvents(kept).map(({ event }) => event.type)
    const { face, purpose } = lastRoll
    rolls[purpose]++
    const shown = purpose === 'attack' ? hitsWith(seen as View, marine, face) : slaysHim(seen as View, marine, face)
    // What the swarms do that attack after it is not foreseen; the Artefact is asked about before he is slain.
    const first = told.find((type) => type === 'defence-held' || type === 'marine-slain')
    if (purpose === 'attack') expect([face, shown]).toEqual([face, !told.includes('attack-missed')])
    else expect([face, shown]).toEqual([face, first === 'marine-slain' || (first === undefined && kept.questions[0]?.name === 'artefact')])
  })
  expect(Math.min(rolls.attack, rolls.defence)).toBeGreaterThan(20)
})
