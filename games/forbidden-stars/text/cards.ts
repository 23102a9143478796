import { FACTIONS } from '../content/factions.ts'
import { TEXTS } from '../content/texts/all.ts'

/** The messages of cards, faction abilities and objectives in a language. */
export function cardTexts(language: 'hu' | 'en'): string {
  const lines: string[] = []
  TEXTS.forEach(({ cards, upgrades, events, ability, objectives }, faction) => {
    for (const [key, { name, general, unit }] of Object.entries(cards)) {
      lines.push(`card-${key} = ${name[language]}`)
      if (general !== null) lines.push(`card-${key}-general = ${general[language]}`)
      if (unit !== null) lines.push(`card-${key}-unit = ${unit[language]}`)
    }
    for (const [key, { name, effect }] of Object.entries(upgrades)) {
      lines.push(`upgrade-${key} = ${name[language]}`, `upgrade-${key}-text = ${effect[language]}`)
    }
    for (const [key, { name, timing, effect }] of Object.entries(events)) {
      lines.push(`event-${key} = ${name[language]}`, `event-${key}-when = ${timing[language]}`, `event-${key}-text = ${effect[language]}`)
    }
    const { key } = FACTIONS[faction] as (typeof FACTIONS)[number]
    lines.push(`ability-${key} = ${ability.name[language]}`, `ability-${key}-text = ${ability.effect[language]}`)
    objectives.forEach((name, at) => {
      lines.push(`objective-${key}-${at} = ${name[language]}`)
    })
  })
  return lines.join('\n')
}
