import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { actionCard } from '../content/actions.ts'
import { isSkull } from '../content/dice.ts'
import type { EventKey } from '../content/events.ts'
import { isBroodLord } from '../content/genestealers.ts'
import { comradeOf, MARINE_CATALOGUE, MARINES, type MarineId, marineTerm, TEAMS, teamTerm } from '../content/marines.ts'
import { LEFT, RIGHT, type Side, sideTerm } from '../content/sides.ts'
import { DOOR } from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, type State, type Swarm } from '../state.ts'
import { shuffleAway, shufflePile } from './abilities.ts'
import { mayAttackOnce } from './attack.ts'
import { addToPiles, discardFromPile, PILES, pileSize, smallestPile } from './blip.ts'
import { cardOption, DONE, discardFromSwarm, firstToGo, isSlayable, normalIn, slayGenestealer, slaySome, swarmOf } from './brood.ts'
import { at, giveTerrainTokens, takeTokens } from './components.ts'
import { isOver } from './end.ts'
import { turn } from './facing.ts'
import { behind, facing, inFormation, isAlive, isEngaged, isTeamAlive, positionOfMarine } from './formation.ts'
import { flank, moveSwarm } from './genestealer-move.ts'
import { slayMarine } from './slain.ts'
import { spawn } from './spawn.ts'
import { rollForCard } from './support.ts'
import { mergeSwarms } from './swarm.ts'
import { chooseMarine, chooseSwarm, most } from './targets.ts'

/** What the current player has declared for an event (DA-EVENT-3, DA-EVENT-5). */
export interface Declared {
  /** A marine, a team, a side, or the index of a swarm, as the card requires; NONE without a valid target. */
  readonly target: number
  /** Enemy cards to be discarded or slain. */
  readonly cards: readonly number[]
  /** A blip pile. */
  readonly side: Side
}

const NOTHING: Declared = { target: NONE, cards: [], side: LEFT }

/** One event's text: its declaration, then its effect. */
export interface EventText {
  /** Asks for the text's choices; absent if it has none. NONE as the target means no valid target, so no effect (DA-EVENT-9). */
  declare?(g: State, term: string): Rule<Declared>
  carryOut(g: State, declared: Declared, term: string): Rule | undefined
}

function engagedWith(g: State, marine: MarineId): Swarm[] {
  const position = positionOfMarine(g, marine)
  return g.swarms.filter((swarm) => swarm.position === position)
}

/** The number of genestealers engaged with a marine that can be slain. */
function slayableAt(g: State, marine: MarineId): number {
  let cards = 0
  for (const swarm of engagedWith(g, marine)) if (isSlayable(swarm)) cards += swarm.cards.length
  return cards
}

/** Asks for one of the marines; declares nothing if there is none. */
function* declareMarine(g: State, event: string, rule: string, marines: readonly MarineId[]): Rule<Declared> {
  if (marines.length === 0) return NOTHING
  return { ...NOTHING, target: yield* chooseMarine(g.current, { rule, message: 'event-marine', params: { event }, on: 'event' }, marines) }
}

function anyMarine(rule: string): (g: State, event: string) => Rule<Declared> {
  return (g, event) => declareMarine(g, event, rule, g.formation)
}

const chaosOfBattle: EventText = {
  carryOut(g) {
    for (const marine of g.formation) turn(g, marine, 'DA-EVCARD-1')
  },
}

const cleansingFlames: EventText = {
  declare: (g, event) =>
    declareMarine(
      g,
      event,
      'DA-EVCARD-2',
      most(g.formation, (marine) => Math.min(2, slayableAt(g, marine))),
    ),
  *carryOut(g, { target }, event) {
    if (!isSkull(rollForCard(g, event, 'DA-EVCARD-2'))) return
    const position = positionOfMarine(g, target)
    const among = (swarm: Swarm): boolean => swarm.position === position
    yield* slaySome(g, { seat: g.current, rule: 'DA-EVCARD-2', message: 'slay', count: 2, mayStop: false, among })
  },
}

const enterFormation: EventText = {
  carryOut(g) {
    g.enterFormation = g.round + 1
  },
}

const evasion: EventText = {
  carryOut(g) {
    g.evasion = g.round + 1
  },
}

const flankingManoeuvre: EventText = {
  carryOut(g) {
    for (const swarm of g.swarms) flank(g, swarm, 'DA-EVCARD-5')
    mergeSwarms(g)
  },
}

const forMyBattleBrothers: EventText = {
  *declare(g, event) {
    const holders = g.formation.filter((marine) => at(g.marines, marine).tokens > 0)
    const engaged = (holders.length > 0 ? holders : g.formation).filter((marine) => isEngaged(g, positionOfMarine(g, marine)))
    const declared = yield* declareMarine(g, event, 'DA-EVCARD-6', engaged.length > 0 ? engaged : holders)
    if (declared.target < 0) return declared
    const options: Option<number>[] = []
    for (const swarm of engagedWith(g, declared.target)) {
      for (const card of firstToGo(swarm.cards)) options.push(cardOption('discard', card, swarm, 'DA-EVCARD-6'))
    }
    if (options.length === 0) return declared
    const prompt = { rule: 'DA-EVCARD-6', message: 'discard', params: { event } }
    const card = options.length === 1 ? at(options, 0).value : yield* choose(g.current, prompt, options)
    return { ...declared, cards: [card] }
  },
  carryOut(g, { target, cards }) {
    if (at(g.marines, target).tokens > 0) takeTokens(g, target, 1, 'DA-EVCARD-6')
    for (const card of cards) discardFromSwarm(g, swarmOf(g, card), card, 'DA-EVCARD-7')
  },
}

const fullScan: EventText = {
  *declare(g, event) {
    const piles = PILES.filter((pile) => pileSize(g, pile.value) > 0)
    if (piles.length === 0) return NOTHING
    return { ...NOTHING, target: yield* choose(g.current, { rule: 'DA-EVCARD-8', message: 'event-pile', params: { event } }, piles) }
  },
  carryOut(g, { target }) {
    discardFromPile(g, target === LEFT ? LEFT : RIGHT, 1, 'DA-EVCARD-8')
  },
}

const JAM: readonly Option<number>[] = TEAMS.map(({ id, term }) => ({
  ...option(`jam:${id}`, id, 'DA-EVCARD-9', `team:${id}`),
  params: { team: term },
}))

const gunJam: EventText = {
  *declare(g, event) {
    const teams = JAM.filter(({ value: team }) => {
      const card = at(g.teams, team).card
      return isTeamAlive(g, team) && card > 0 && actionCard(card).type !== 'attack'
    })
    if (teams.length === 0) return NOTHING
    return { ...NOTHING, target: yield* choose(g.current, { rule: 'DA-EVCARD-9', message: 'event-team', params: { event } }, teams) }
  },
  carryOut(g, { target }) {
    at(g.teams, target).jammed = g.round + 1
    tell(g, { type: 'team-jammed', rule: 'DA-EVCARD-9', on: `team:${target}`, team: teamTerm(target) })
  },
}

const outOfThinAir: EventText = {
  declare: (g, event) =>
    declareMarine(
      g,
      event,
      'DA-EVCARD-10',
      most(g.formation, (marine) => Math.min(2, pileSize(g, behind(g, marine)))),
    ),
  carryOut(g, { target }) {
    spawn(g, positionOfMarine(g, target), behind(g, target), 2, 'DA-EVCARD-10')
  },
}

const outnumbered: EventText = {
  carryOut(g) {
    for (const marine of g.formation) {
      if (isEngaged(g, positionOfMarine(g, marine))) takeTokens(g, marine, at(g.marines, marine).tokens, 'DA-EVCARD-11')
    }
  },
}

const psychicAssault: EventText = {
  declare: anyMarine('DA-EVCARD-12'),
  carryOut(g, { target }, event) {
    if (rollForCard(g, event, 'DA-EVCARD-12') <= 1) slayMarine(g, target, 'DA-EVCARD-12')
  },
}

const quickInstincts: EventText = {
  declare: anyMarine('DA-EVCARD-13'),
  carryOut: (g, { target }) => mayAttackOnce(g, target, 'DA-EVCARD-13'),
}

const RESCUE: readonly Option<MarineId>[] = MARINES.map(({ id, term }) => ({
  ...option(`rescue:${id}`, id, 'DA-EVCARD-14', `marine:${id}`),
  params: { marine: term },
}))

const rescueSpaceMarine: EventText = {
  *declare(g, event) {
    const marines = MARINE_CATALOGUE.edition(g.edition.marines)
    const slain = marines.filter((marine) => !isAlive(g, marine) && isAlive(g, comradeOf(marine))).map((marine) => at(RESCUE, marine))
    if (slain.length === 0) return NOTHING
    return { ...NOTHING, target: yield* choose(g.current, { rule: 'DA-EVCARD-14', message: 'rescue', params: { event } }, slain) }
  },
  carryOut(g, { target }) {
    g.formation.push(target)
    at(g.marines, target).facing = RIGHT
    const position = g.formation.length
    tell(g, { type: 'marine-rescued', rule: 'DA-EVCARD-14', on: `marine:${target}`, marine: marineTerm(target), position })
  },
}

const resupply: EventText = {
  declare: anyMarine('DA-EVCARD-15'),
  carryOut(g, { target }) {
    let moved = 0
    for (const marine of g.formation) {
      if (marine === target) continue
      moved += at(g.marines, marine).tokens
      at(g.marines, marine).tokens = 0
    }
    at(g.marines, target).tokens += moved
    if (moved > 0)
      tell(g, { type: 'tokens-gathered', rule: 'DA-EVCARD-15', on: `marine:${target}`, marine: marineTerm(target), count: moved })
  },
}

const rewardedFaith: EventText = {
  *declare(g, event) {
    const declared = yield* declareMarine(g, event, 'DA-EVCARD-16', g.formation)
    const cards: number[] = []
    const swarms = engagedWith(g, declared.target).filter(isSlayable)
    while (cards.length < at(g.marines, declared.target).tokens) {
      const options: Option<number>[] = []
      for (const swarm of swarms) {
        for (const card of firstToGo(swarm.cards.filter((one) => !cards.includes(one)))) {
          options.push(cardOption('slay', card, swarm, 'DA-EVCARD-16'))
        }
      }
      if (options.length === 0) break
      options.push(DONE)
      const prompt = { rule: 'DA-EVCARD-16', message: 'faith', params: { event, marine: marineTerm(declared.target), count: cards.length } }
      const card = yield* choose(g.current, prompt, options)
      if (card < 0) break
      cards.push(card)
    }
    return { ...declared, cards }
  },
  carryOut(g, { target, cards }) {
    takeTokens(g, target, cards.length, 'DA-EVCARD-16')
    for (const card of cards) if (!isOver(g)) slayGenestealer(g, swarmOf(g, card), card, 'DA-EVCARD-16')
  },
}

const secondWind: EventText = {
  declare: anyMarine('DA-EVCARD-17'),
  carryOut(g, { target }) {
    g.secondWind = target
    g.secondWindRound = g.round + 1
  },
}

const secretRoute: EventText = {
  carryOut(g) {
    if (inFormation(g, DOOR)) giveTerrainTokens(g, DOOR, 2, 'DA-EVCARD-18')
  },
}

const stalkingFromTheShadows: EventText = {
  declare: (g, event) =>
    declareMarine(
      g,
      event,
      'DA-EVCARD-19',
      g.formation.filter((marine) => at(g.marines, marine).tokens > 0),
    ),
  carryOut(g, { target }) {
    takeTokens(g, target, at(g.marines, target).tokens, 'DA-EVCARD-19')
  },
}

const surrounded: EventText = {
  declare: anyMarine('DA-EVCARD-20'),
  carryOut(g, { target }) {
    const position = positionOfMarine(g, target)
    for (const swarm of g.swarms) if (swarm.position !== position) moveSwarm(g, swarm, position, swarm.side, 'DA-EVCARD-20')
    mergeSwarms(g)
  },
}

const temporarySanctuary: EventText = {
  *declare(g, event) {
    const swarms = g.swarms.filter((swarm) => normalIn(swarm) > 0)
    if (swarms.length === 0) return NOTHING
    const swarm = yield* chooseSwarm(g, g.current, { rule: 'DA-EVCARD-21', message: 'event-swarm', params: { event } }, swarms)
    return { ...NOTHING, target: g.swarms.indexOf(swarm), side: yield* smallestPile(g, g.current, 'DA-EVCARD-21') }
  },
  carryOut(g, { target, side }) {
    for (const card of at(g.swarms, target).cards.slice()) if (!isBroodLord(card)) shuffleAway(g, card, side, 'DA-EVCARD-21')
    shufflePile(g, side)
  },
}

const theSwarm: EventText = {
  carryOut: (g) => addToPiles(g, 2, 2, 'DA-EVCARD-22'),
}

/** DA-EVCARD-23, DA-EVCARD-24: one genestealer appears in front of every marine who is not engaged, as long as the piles last. */
const theyreEverywhere: EventText = {
  *carryOut(g) {
    const alone = g.formation.filter((_, index) => !isEngaged(g, index + 1))
    for (const side of [LEFT, RIGHT] as const) {
      const facingIt = alone.filter((marine) => facing(g, marine) === side)
      while (facingIt.length > pileSize(g, side) && pileSize(g, side) > 0) {
        const prompt = { rule: 'DA-EVCARD-23', message: 'in-front', params: { side: sideTerm(side) } }
        const marine = yield* chooseMarine(g.current, prompt, facingIt)
        facingIt.splice(facingIt.indexOf(marine), 1)
        spawn(g, positionOfMarine(g, marine), side, 1, 'DA-EVCARD-23')
      }
      for (const marine of facingIt) spawn(g, positionOfMarine(g, marine), side, 1, 'DA-EVCARD-23')
    }
  },
}

/** What each event card does, by its key. */
export const EVENT_TEXTS: Readonly<Record<EventKey, EventText>> = {
  'chaos-of-battle': chaosOfBattle,
  'cleansing-flames': cleansingFlames,
  'enter-formation': enterFormation,
  evasion,
  'flanking-manoeuvre': flankingManoeuvre,
  'for-my-battle-brothers': forMyBattleBrothers,
  'full-scan': fullScan,
  'gun-jam': gunJam,
  'out-of-thin-air': outOfThinAir,
  outnumbered,
  'psychic-assault': psychicAssault,
  'quick-instincts': quickInstincts,
  'rescue-space-marine': rescueSpaceMarine,
  resupply,
  'rewarded-faith': rewardedFaith,
  'second-wind': secondWind,
  'secret-route': secretRoute,
  'stalking-from-the-shadows': stalkingFromTheShadows,
  surrounded,
  'temporary-sanctuary': temporarySanctuary,
  'the-swarm': theSwarm,
  'theyre-everywhere': theyreEverywhere,
}
