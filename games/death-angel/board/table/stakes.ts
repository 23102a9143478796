import { percent } from '@orrery/board'
import { type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'
import { hitChance, hitsWith, slayChance, slaysHim } from './rolled.ts'

/** The action card whose text explains a question. */
const CARD_OF: { readonly [name: string]: string } = {
  strategize: 'strategize',
  'power-field': 'power-field',
  onward: 'onward-brothers',
  stealth: 'stealth-tactics',
  'stealth-again': 'stealth-tactics',
  scout: 'forward-scouting',
  scouting: 'forward-scouting',
  intimidation: 'intimidation',
  'shuffle-in': 'intimidation',
  'charge-nobody': 'heroic-charge',
}

/** The action card, by the rule that a question cites if several cards ask it. */
const CARD_BY_RULE: { readonly [rule: string]: string } = {
  'DA-ABIL-6': 'overwatch',
  'DA-ABIL-16': 'run-and-gun',
  'DA-ABIL-17': 'lead-by-example',
  'DA-ABIL-19': 'psionic-attack',
}

/** The terrain card whose text explains a question. */
const TERRAIN_OF: { readonly [name: string]: string } = { artefact: 'artefact', door: 'door' }

/** The stakes of a question, in a sentence or two: gain, loss, cost. Empty if the question itself says everything. */
export function stakesOf(question: SeenQuestion, view: View, text: Text): string {
  const { name, rule } = question
  if (name === 'reroll') return rollAtStake(question, view, text)
  const hint = `board-hint-${name}`
  const card = CARD_OF[name] ?? CARD_BY_RULE[rule]
  const terrain = TERRAIN_OF[name]
  const event = view.event === null || view.event === 'hidden' ? null : view.event
  const words =
    card !== undefined
      ? `action-${card}-text`
      : terrain !== undefined
        ? `terrain-${terrain}-text`
        : rule.startsWith('DA-EVCARD') && event !== null
          ? `event-card-${event.key}-text`
          : rule.startsWith('DA-LOCCARD')
            ? `location-${view.location.key}-text`
            : hint
  return text.has(words) ? text.say(words) : ''
}

/** The effect of keeping the current roll, and the chances and the cost of another one. */
function rollAtStake(question: SeenQuestion, view: View, text: Text): string {
  const again = question.kind === 'options' ? question.options.find(({ id }) => verbOf(id) === 'reroll') : undefined
  const marine = Number(again?.id.split(':')[1])
  const tokens = view.formation.find((place) => place.marine?.id === marine)?.marine?.tokens ?? 0
  if (again === undefined || view.lastRoll === null) return ''
  const { face, purpose } = view.lastRoll
  if (purpose === 'attack')
    return text.say('board-roll-attack', {
      hits: hitsWith(view, marine, face) ? 'yes' : 'no',
      chance: percent(hitChance(view, marine)),
      tokens,
    })
  const slays = slaysHim(view, marine, face) ? 'yes' : 'no'
  return text.say('board-roll-defence', { slays, chance: percent(slayChance(view, marine)), tokens })
}
