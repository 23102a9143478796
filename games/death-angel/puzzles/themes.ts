import type { Aim, PuzzleTheme } from '@orrery/kernel/scenario/theme'
import type { View, ViewPosition, ViewSwarm } from '../view.ts'

const SIDES = ['left', 'right'] as const
const SIDE_WORDS = { left: { en: 'left', hu: 'bal' }, right: { en: 'right', hu: 'jobb' } } as const

/** A swarm in a view, and its place. */
interface PlacedSwarm {
  readonly swarm: ViewSwarm
  readonly beside: ViewPosition
  readonly side: (typeof SIDES)[number]
}

function swarmsIn({ formation }: View): PlacedSwarm[] {
  return formation.flatMap((beside) => SIDES.flatMap((side) => beside[side].swarms.map((swarm) => ({ swarm, beside, side }))))
}

const nameOf = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** DA-ATK-10: slay a swarm's last card in this resolve phase. */
export const slaySwarm: PuzzleTheme = {
  id: 'slay-swarm',
  within: 6,
  aims({ view }) {
    const seen = view as View
    if (seen.phase !== 'resolve') return []
    return swarmsIn(seen).flatMap(({ swarm, beside, side }): Aim[] => {
      if (beside.marine === null || swarm.cards.length < 2) return []
      const marine = nameOf(beside.marine.key)
      const { en, hu } = SIDE_WORDS[side]
      const size = swarm.cards.length
      return [
        {
          during: { round: seen.round, phase: 'resolve' },
          goal: [{ events: swarm.cards.map(({ id }) => ({ type: 'genestealer-slain', card: id })) }],
          title: { en: `No more beside ${marine}`, hu: `Tisztítsd meg ${marine} oldalát` },
          task: {
            en: `Slay all ${size} of the swarm to the ${en} of ${marine} before the genestealers attack.`,
            hu: `Öld meg a ${marine} ${hu} oldalán álló raj mind a ${size} génorzóját, mielőtt a génorzók támadnak.`,
          },
          hint: {
            en: 'Count the attacks that are left, and what each of them can reach: facing, range, and the ability of the card.',
            hu: 'Számold meg a hátralévő támadásokat, és hogy melyik mit ér el: irány, harci távolság, a kártya képessége.',
          },
          rules: ['DA-ATK-3', 'DA-ATK-6', 'DA-ATK-10'],
          likeness: `${beside.marine.key} ${side} ${size}`,
        },
      ]
    })
  },
}

/** The numbers of genestealers that puzzles ask for. */
const COUNTS = [2, 3, 4, 5]

/** DA-ATK-9: slay a number of genestealers in this resolve phase. */
export const slayMany: PuzzleTheme = {
  id: 'slay-many',
  within: 6,
  aims({ view }) {
    const { phase, round, formation } = view as View
    if (phase !== 'resolve') return []
    return COUNTS.map((count) => ({
      during: { round, phase: 'resolve' },
      goal: [{ event: { type: 'genestealer-slain' }, times: count }],
      title: { en: `${count} in one go`, hu: `Egyszerre ${count}` },
      task: {
        en: `Slay ${count} genestealers before they attack.`,
        hu: `Ölj meg ${count} génorzót, mielőtt támadnak.`,
      },
      hint: {
        en: 'A skull slays one. Which attack slays more than that, and where does it find so many?',
        hu: 'Egy koponya egyet öl. Melyik támadás öl ennél többet, és hol talál annyit?',
      },
      rules: ['DA-ATK-6', 'DA-ATK-9', 'DA-RESOLVE-6'],
      likeness: `${count} ${formation.map(({ marine }) => marine?.key).join(' ')}`,
    }))
  },
}

/** DA-GATK-5: end the coming attack phase without losing a marine. */
export const loseNobody: PuzzleTheme = {
  id: 'lose-nobody',
  within: 6,
  aims({ view }) {
    const { phase, round, formation } = view as View
    const swarms = swarmsIn(view as View)
    if ((phase !== 'resolve' && phase !== 'attack') || swarms.length === 0) return []
    return [
      {
        during: { round, phase: { $or: ['resolve', 'attack'] } },
        goal: [{ view: { round, phase: 'event', formation: { $length: formation.length } } }],
        title: { en: 'Nobody falls', hu: 'Senki sem esik el' },
        task: {
          en: `Come through the coming attack with all ${formation.length} marines.`,
          hu: `Éld túl a következő támadást mind a ${formation.length} űrgárdistával.`,
        },
        hint: {
          en: 'A defence must roll more than the swarm counts. Who needs the token most, or which swarm must not attack as it is?',
          hu: 'A védekezésnek többet kell dobnia a raj számánál. Kinek kell leginkább a jelző, vagy melyik raj nem támadhat így?',
        },
        rules: ['DA-GATK-4', 'DA-GATK-5', 'DA-SUP-1'],
        likeness: swarms.map(({ swarm, beside, side }) => `${beside.marine?.key} ${side} ${swarm.cards.length}`).join(', '),
      },
    ]
  },
}

/** DA-END-1: reach the objective of the last location. */
export const win: PuzzleTheme = {
  id: 'win',
  within: 8,
  aims({ view }) {
    const { location, formation, round } = view as View
    if (!location.final) return []
    return [
      {
        during: { round },
        goal: [{ result: { winners: [0] } }],
        title: { en: 'The way out', hu: 'A kiút' },
        task: { en: 'Win before this round is over.', hu: 'Nyerd meg a játékot, mielőtt ez a forduló véget ér.' },
        hint: {
          en: 'Read what the last location asks for: it may be nearer than the end of the fight.',
          hu: 'Olvasd el, mit kér az utolsó helyszín: lehet, hogy közelebb van, mint a harc vége.',
        },
        rules: ['DA-END-1'],
        likeness: `${location.key} ${round} ${formation.length}`,
      },
    ]
  },
}
