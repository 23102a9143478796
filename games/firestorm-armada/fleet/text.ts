import type { FleetList, SquadronList } from '../content/fleets.ts'
import { PLAYED_RACES } from '../content/races.ts'
import { SHIPS } from '../content/ships.ts'
import { RACE_TEXTS } from '../content/texts/races.ts'
import { SHIP_TEXTS } from '../content/texts/ships.ts'
import { WING_TEXTS } from '../content/texts/wings.ts'
import { WING_IDS } from '../content/wings.ts'
import { fleetPoints, squadronPoints } from './points.ts'
import { MOST_SQUADRONS } from './read.ts'

export type Language = 'hu' | 'en'

const POINTS: Readonly<Record<Language, string>> = { en: 'points', hu: 'pont' }
const FLAGSHIP: Readonly<Record<Language, string>> = { en: 'flagship', hu: 'zászlóshajó' }

const nameOf = (texts: typeof SHIP_TEXTS, id: string, language: Language): string => texts[id]?.name[language] ?? id

/**
 * A fleet as a list for people, which `fleetOfText` can read:
 *
 *     Terrans, 500 points
 *     1 × Apollo class battleship, flagship (150)
 *     1 × Ares class heavy carrier + 5 bomber + 4 interceptor (170)
 */
export function fleetText(fleet: FleetList, language: Language): string {
  const lines = fleet.squadrons.map((squadron, place) => {
    const flag = place === fleet.squadrons.findIndex(({ ship }) => ship === fleet.flagship) ? `, ${FLAGSHIP[language]}` : ''
    const wings = (squadron.flights ?? []).map(({ wing, size }) => ` + ${size} ${nameOf(WING_TEXTS, wing, language)}`).join('')
    return `${squadron.size} × ${nameOf(SHIP_TEXTS, squadron.ship, language)}${flag}${wings} (${squadronPoints(squadron)})`
  })
  return [`${nameOf(RACE_TEXTS, fleet.race, language)}, ${fleetPoints(fleet)} ${POINTS[language]}`, ...lines].join('\n')
}

/** The fleet that a text in either language describes; undefined if it contains a line that is not recognised. */
export function fleetOfText(text: string): FleetList | undefined {
  const [head = '', ...lines] = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const race = PLAYED_RACES.find((id) => sameWord(head.split(',')[0] as string, RACE_TEXTS[id]?.name))
  if (race === undefined) return undefined
  const squadrons: SquadronList[] = []
  let flagship = ''
  for (const line of lines) {
    const squadron = squadronOfLine(line)
    if (squadron === undefined) return undefined
    squadrons.push(squadron)
    if (/, *(flagship|zászlóshajó)/i.test(line)) flagship = squadron.ship
  }
  return squadrons.length > MOST_SQUADRONS ? undefined : { race, flagship, squadrons }
}

function squadronOfLine(line: string): SquadronList | undefined {
  const [first = '', ...wings] = line.replace(/\(\d+\)\s*$/, '').split('+')
  const counted = /^(\d{1,2})\s*[×x*]\s*([^,]+)/i.exec(first.trim())
  const named = counted?.[2]?.trim() ?? ''
  const type = SHIPS.find(({ id }) => sameWord(named, SHIP_TEXTS[id]?.name))
  if (counted === null || type === undefined) return undefined
  const flights = wings.map((flight) => {
    const [, size = '', wing = ''] = /^\s*(\d{1,2})\s+(.+?)\s*$/.exec(flight) ?? []
    return { wing: WING_IDS.find((id) => sameWord(wing, WING_TEXTS[id]?.name)), size: Number(size) }
  })
  if (flights.some(({ wing }) => wing === undefined)) return undefined
  const size = Number(counted[1])
  const known = flights.flatMap(({ wing, size: count }) => (wing === undefined ? [] : [{ wing, size: count }]))
  return known.length === 0 ? { ship: type.id, size } : { ship: type.id, size, flights: known }
}

function sameWord(text: string, words: { readonly hu: string; readonly en: string } | undefined): boolean {
  const plain = text.trim().toLowerCase()
  return words !== undefined && (plain === words.hu.toLowerCase() || plain === words.en.toLowerCase())
}
