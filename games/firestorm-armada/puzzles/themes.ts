import type { Json, Seen } from '@orrery/kernel'
import type { Aim, PuzzleTheme } from '@orrery/kernel/scenario/theme'
import { shipTypeById } from '../content/ships.ts'
import { SHIP_TEXTS } from '../content/texts/ships.ts'
import type { View, ViewShip } from '../view.ts'

/** The fire of one of the seat's squadrons: the enemy ships, and the view's values that do not change until its combat segment ends. */
interface Fire {
  readonly by: string
  readonly targets: readonly ViewShip[]
  readonly during: Readonly<Record<string, Json>>
}

const QUESTIONS = ['fire.primary', 'fire.torpedo', 'fire.link']
/** With more attacks than this to choose from, there are too many lines to try. */
const MOST_ATTACKS = 20

/** The fire about which the seat is asked; null at other questions, or if there are too many attacks. */
function fireOf({ view: raw, question }: Seen, seat: number): Fire | null {
  const { turn, step, activation, ships, squadrons } = raw as View
  if (question === null || question.kind === 'plan' || !QUESTIONS.includes(question.name) || activation.seat !== seat) return null
  // Splitting dice is a plan, and plans cannot be listed.
  if (question.options.length > MOST_ATTACKS || question.options.some(({ id }) => id.startsWith('split:'))) return null
  const targets = ships.filter(({ owner, place }) => owner % 2 !== seat % 2 && place === 'table')
  const during = { turn, step, 'activation.kind': activation.kind, 'activation.id': activation.id }
  return { by: squadrons[activation.id]?.type ?? '', targets, during }
}

function nameOf({ type }: ViewShip, language: 'en' | 'hu'): string {
  return SHIP_TEXTS[type]?.name[language] ?? type
}

/** The ships that differ from all others in name or hull. */
function distinctShips(ships: readonly ViewShip[]): readonly ViewShip[] {
  return ships.filter((ship) => ships.every((one) => one === ship || one.type !== ship.type || one.hull !== ship.hull))
}

/** A ship's name and remaining hull points, in both languages. */
function called(ship: ViewShip): { readonly en: string; readonly hu: string } {
  const left = (shipTypeById(ship.type)?.stats.hp ?? 0) - ship.hull
  return { en: `${nameOf(ship, 'en')} (hull points: ${left})`, hu: `${nameOf(ship, 'hu')} (hajótestpont: ${left})` }
}

const hulls = (ships: readonly ViewShip[]): string =>
  ships
    .map(({ type, hull }) => `${type}/${hull}`)
    .sort()
    .join(' ')

/** FA-DMG-2: destroy a given ship by the active squadron's fire. */
export const destroyHer: PuzzleTheme = {
  id: 'destroy-her',
  within: 7,
  aims(seen, seat) {
    const fire = fireOf(seen, seat)
    if (fire === null) return []
    return distinctShips(fire.targets).map((ship): Aim => {
      const { en, hu } = called(ship)
      return {
        goal: [{ view: { [`ships[${ship.id}].place`]: 'destroyed' } }],
        during: fire.during,
        title: { en: 'She must go', hu: 'El kell tűnnie' },
        task: {
          en: `Destroy this ship with the fire of this squadron: ${en}.`,
          hu: `Semmisítsd meg ezt a hajót ennek a köteléknek a tüzével: ${hu}.`,
        },
        hint: {
          en: 'Her CR in one attack takes 2 hull points, her DR one. What do you link, and what do you keep for a second attack?',
          hu: 'A CR-je egy támadással 2 hajótestpontot visz el, a DR-je egyet. Mit lősz össztűzben, és mit tartasz meg egy második támadásra?',
        },
        rules: ['FA-DMG-2', 'FA-LINK-1', 'FA-ACT-5'],
        likeness: `${ship.type} ${ship.hull} by ${fire.by}`,
      }
    })
  },
}

/** FA-DMG-2: destroy any enemy ship by the active squadron's fire. */
export const destroyOne: PuzzleTheme = {
  id: 'destroy-one',
  within: 7,
  aims(seen, seat) {
    const fire = fireOf(seen, seat)
    if (fire === null || fire.targets.length < 2) return []
    const { by, targets, during } = fire
    return [
      {
        goal: [{ events: [{ type: 'ship-left', ship: { $or: targets.map(({ id }) => id) }, fate: 'destroyed' }] }],
        during,
        title: { en: 'One of them', hu: 'Egyet közülük' },
        task: {
          en: 'Destroy a ship of theirs with the fire of this squadron: whichever can be had.',
          hu: 'Semmisítsd meg egy hajójukat ennek a köteléknek a tüzével: amelyiket lehet.',
        },
        hint: {
          en: 'Who has no more hull than one attack can take? Mind the range band, the shields and the point defence.',
          hu: 'Kinek nincs több hajóteste, mint amennyit egy támadás elvihet? Figyelj a hatótávra, a pajzsra és a pontvédelemre.',
        },
        rules: ['FA-DMG-2', 'FA-RANGE-10', 'FA-FIRE-6'],
        likeness: `${by} at ${hulls(targets)}`,
      },
    ]
  },
}

/** FA-DMG-2: reach the CR of any enemy ship with the hits of one attack. */
export const critical: PuzzleTheme = {
  id: 'critical',
  within: 7,
  aims(seen, seat) {
    const fire = fireOf(seen, seat)
    if (fire === null) return []
    const { by, targets, during } = fire
    return [
      {
        goal: [{ events: [{ type: 'critical-hit', ship: { $or: targets.map(({ id }) => id) } }] }],
        during,
        title: { en: 'A critical hit', hu: 'Kritikus találat' },
        task: {
          en: 'Cause a critical hit with the fire of this squadron, on whichever ship you can.',
          hu: 'Okozz kritikus találatot ennek a köteléknek a tüzével, amelyik hajón tudsz.',
        },
        hint: {
          en: 'The hits of one attack must reach the CR. Which weapons add to one attack, and whose CR is low enough for them?',
          hu: 'Egyetlen támadás találatainak kell elérniük a CR-t. Mely fegyverek adódnak egy támadáshoz, és kinek elég alacsony hozzá a CR-je?',
        },
        rules: ['FA-DMG-2', 'FA-LINK-3', 'FA-FIRE-6'],
        likeness: `${by} at ${hulls(targets)}`,
      },
    ]
  },
}

/** FA-DMG-2: take a hull point from any enemy ship by the active squadron's fire. */
export const hitHome: PuzzleTheme = {
  id: 'hit-home',
  within: 7,
  aims(seen, seat) {
    const fire = fireOf(seen, seat)
    if (fire === null) return []
    const { by, targets, during } = fire
    return [
      {
        goal: [{ events: [{ type: 'hull-lost', ship: { $or: targets.map(({ id }) => id) } }] }],
        during,
        title: { en: 'Hit home', hu: 'Találj be' },
        task: {
          en: 'Take at least one hull point with the fire of this squadron, from whichever ship you can.',
          hu: 'Vegyél el legalább egy hajótestpontot ennek a köteléknek a tüzével, amelyik hajótól tudsz.',
        },
        hint: {
          en: 'Compare the dice of each attack with the DR of its target: near and weak beats far and strong.',
          hu: 'Vesd össze minden támadás kockáit a célpont DR-jével: a közeli és gyenge jobb, mint a távoli és erős.',
        },
        rules: ['FA-DMG-2', 'FA-RANGE-10', 'FA-FIRE-6'],
        likeness: `${by} at ${hulls(targets)}`,
      },
    ]
  },
}
