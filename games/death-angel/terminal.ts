import type { Seen } from '@orrery/kernel'
import type { View, ViewEvent, ViewMarine, ViewSide, ViewTeam } from './view.ts'

/** Formats the game's messages. */
interface Say {
  say(id: string, params?: Record<string, number | string>): string
}

/** The text styles of a terminal. */
interface Paint {
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
}

const SIDE = 34
const NAME = 30
const HIGH_RISK = 0.34

/** The table of Death Angel in a terminal: the formation as a column between the swarms and terrain of both sides. */
export function board(seen: Seen, text: Say, paint: Paint): string {
  const view = seen.view as View
  const { location, blips } = view
  const head = paint.strong(`${text.say(`phase-${view.phase}`)} ${view.round} · ${text.say(`location-${location.key}`)} (${location.code})`)
  const piles = paint.faint(`◂ ${blips.left}   ${'●'.repeat(view.supply)} ${view.supply}   ${view.route.join(' → ')}   ${blips.right} ▸`)
  const rows = view.formation.map(({ position, marine, left, right }) => {
    const onLeft = side(left, text)
    const middle = marine === null ? '' : marineText(marine, text)
    const name = padded(middle, NAME)
    const danger = marine === null || marine.risk === 0 ? '' : `${Math.round(100 * marine.risk)} %`
    const risk = (marine?.risk ?? 0) >= HIGH_RISK ? paint.bad(danger.padStart(5)) : paint.faint(danger.padStart(5))
    return `${onLeft.padStart(SIDE)}  ${paint.faint(String(position).padStart(2))} ${paint.strong(name)} ${risk}  ${side(right, text)}`
  })
  const event = view.event === 'hidden' || view.event === null ? view.lastEvent : view.event
  return [
    head,
    piles,
    '',
    ...rows,
    '',
    ...view.teams.filter(({ owner }) => owner !== null).map((team) => teamText(team, text, paint)),
    ...(event === null ? [] : [paint.faint(eventText(event, text))]),
  ].join('\n')
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length))
}

/** A marine with the way he faces, his range and his tokens. */
function marineText({ key, facing, range, tokens }: ViewMarine, text: Say): string {
  const name = `${text.say(`marine-${key}`)} ${range}${tokens > 0 ? ` ${'●'.repeat(tokens)}` : ''}`
  return facing === 'left' ? `◀ ${name}` : `  ${name} ▶`
}

function side({ swarms, terrain }: ViewSide, text: Say): string {
  const cards = swarms.map((swarm) => swarm.cards.map(({ kind }) => text.say(kind.startsWith('brood') ? kind : `icon-${kind}`)).join(' '))
  const places = terrain.map(({ key, tokens }) => `[${text.say(`terrain-${key}`)}${'●'.repeat(tokens)}]`)
  return [...places, ...cards].join(' ')
}

function teamText({ key, alive, cards, card, last }: ViewTeam, text: Say, paint: Paint): string {
  const shown = cards.map(({ number, mayChoose }) => {
    if (number === card) return paint.good(`<${number}>`)
    return mayChoose && number !== last ? String(number) : paint.faint(`(${number})`)
  })
  const line = `${text.say(`team-${key}`)}: ${shown.join(' ')}`
  return alive ? line : paint.faint(line)
}

function eventText({ key }: ViewEvent, text: Say): string {
  return `${text.say(`event-card-${key}`)}: ${text.say(`event-card-${key}-text`)}`
}
