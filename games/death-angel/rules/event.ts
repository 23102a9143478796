import { type Rule, reveal, tellOnly } from '@orrery/kernel'
import { OVERWATCH } from '../content/actions.ts'
import { type EventCard, eventCard } from '../content/events.ts'
import { RED } from '../content/marines.ts'
import { type DeathAngelEvent, tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { attacksForTokens } from './attack.ts'
import { drawEvent } from './components.ts'
import { type Declared, EVENT_TEXTS } from './event-cards.ts'
import { resolveMoveBox } from './genestealer-move.ts'
import { abilityInForce } from './in-force.ts'
import { resolveSpawnBoxes } from './spawn.ts'
import { mergeAllSwarms } from './swarm.ts'

/** DA-EVENT-1, DA-EVENT-2: the current player draws the top event, and its text is carried out. */
export function* resolveEvent(g: State): Rule {
  const card = drawEvent(g)
  g.event = card
  if (card === NONE) {
    tell(g, { type: 'no-event', rule: 'DA-COMP-14' })
    g.step = 'event-end'
    return
  }
  reveal(g)
  const drawn = eventCard(card)
  // DA-EVENT-4, DA-EVENT-6, DA-OPT-3
  g.eventShown = !drawn.instinct || g.seats === 1 || g.settings.openInstinct
  if (g.eventShown) showEvent(g)
  else {
    tellOnly<DeathAngelEvent>(
      g,
      [g.current],
      { type: 'event-drawn', rule: 'DA-EVENT-2', event: drawn.term, card },
      { type: 'event-drawn-secretly', rule: 'DA-EVENT-2', seat: g.current },
    )
  }
  yield* resolveText(g)
  g.step = 'activation'
}

/** DA-EVENT-3, DA-EVENT-5, DA-EVENT-9: the choices are declared first, then the card is shown and carried out. */
function* resolveText(g: State): Rule {
  for (;;) {
    const asked = g.event
    const declared = yield* declare(g, eventCard(asked))
    // A search may have determinized the hidden card meanwhile; then the choices of the new card are asked for.
    if (g.event !== asked) continue
    if (!g.eventShown) {
      g.eventShown = true
      reveal(g)
      showEvent(g)
    }
    const { key, term } = eventCard(asked)
    if (declared === null) tell(g, { type: 'event-without-effect', rule: 'DA-EVENT-9', event: term })
    else {
      const rest = EVENT_TEXTS[key].carryOut(g, declared, term)
      if (rest !== undefined) yield* rest
    }
    return
  }
}

const UNDECLARED: Declared = { target: NONE, cards: [], side: 0 }

function* declare(g: State, { key, term }: EventCard): Rule<Declared | null> {
  const text = EVENT_TEXTS[key]
  if (text.declare === undefined) return UNDECLARED
  const declared = yield* text.declare(g, term)
  return declared.target === NONE ? null : declared
}

function showEvent(g: State): void {
  tell(g, { type: 'event-shown', rule: 'DA-EVENT-6', event: eventCard(g.event).term, card: g.event })
}

/** DA-EVENT-10, DA-EVENT-12: the spawn boxes, then the movement box, then the card is discarded. */
export function* activateGenestealers(g: State): Rule {
  yield* resolveSpawnBoxes(g, g.event)
  const { move } = eventCard(g.event)
  if (move !== null) resolveMoveBox(g, move)
  g.eventDiscard.push(g.event)
  g.lastEvent = g.event
  g.event = NONE
  g.eventShown = false
  g.step = 'event-end'
}

/** DA-EVENT-11: effects at the end of the event phase: DA-OPT-1, Overwatch (DA-ABIL-6). */
export function* endOfEventPhase(g: State): Rule {
  if (g.settings.mergeAtEventEnd) mergeAllSwarms(g)
  if (abilityInForce(g, OVERWATCH)) yield* attacksForTokens(g, RED, 'DA-ABIL-6')
}
