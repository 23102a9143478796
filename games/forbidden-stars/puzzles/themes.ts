import type { Seen } from '@orrery/kernel'
import type { Aim, PuzzleTheme } from '@orrery/kernel/scenario/theme'
import { nameTexts } from '../text/names.ts'
import type { View, ViewArea, ViewUnit } from '../view.ts'

/** The name of an area; a void is named by its corner of the system. */
function nameOf({ term }: ViewArea, language: 'en' | 'hu'): string {
  const key = `${term.replace(/^@/, '')} = `
  return (
    nameTexts(language)
      .split('\n')
      .find((line) => line.startsWith(key))
      ?.slice(key.length) ?? term
  )
}

function areasOf({ systems }: View): readonly ViewArea[] {
  return systems.flatMap(({ areas }) => areas)
}

/** The path of an area in the view. */
function pathOf({ systems }: View, area: ViewArea): string {
  const system = systems.findIndex(({ areas }) => areas.includes(area))
  return `systems[${system}].areas[${systems[system]?.areas.indexOf(area)}]`
}

const kinds = (units: readonly ViewUnit[]): string => units.map(({ kind, routed, damage }) => `${kind}/${routed}/${damage}`).join(' ')

/** Questions of a combat that leave only a few steps until its end. */
const DECISIVE = ['combat.card', 'combat.ability', 'combat.spend', 'combat.convert', 'combat.either', 'combat.ambush', 'combat.rally']

/** The contested area, both sides' units in it, and what holds until the combat ends; null at other questions. */
function fightOf({ view: raw, question }: Seen, seat: number) {
  const view = raw as View
  if (view.combat === null || question === null || !DECISIVE.includes(question.name)) return null
  const area = areasOf(view).find(({ id }) => id === view.combat?.area)
  const [own = [], others = []] = [area?.units.filter((unit) => unit.seat === seat), area?.units.filter((unit) => unit.seat !== seat)]
  if (area === undefined || own.length === 0 || others.length === 0) return null
  return { view, area, own, others, during: { round: view.round, 'combat.area': view.combat.area } }
}

/** FS-RES-1: win the fight. */
export const winFight: PuzzleTheme = {
  id: 'win-fight',
  within: 10,
  aims(seen, seat) {
    const fight = fightOf(seen, seat)
    if (fight === null) return []
    const { area, own, others, during } = fight
    return [
      {
        goal: [{ events: [{ type: 'combat-won', seat }] }],
        during,
        title: { en: `The fight for ${nameOf(area, 'en')}`, hu: `Harc: ${nameOf(area, 'hu')}` },
        task: { en: `Win the combat. Area: ${nameOf(area, 'en')}.`, hu: `Nyerd meg a harcot. Terület: ${nameOf(area, 'hu')}.` },
        hint: {
          en: 'Who alone stands wins; else morale decides, and routed units have none. Count what the last rounds can still add.',
          hu: 'Aki egyedül marad talpon, nyer; különben a morál dönt, és a megfutamodott egységnek nincs. Számold, mit adhatnak még az utolsó körök.',
        },
        rules: ['FS-COMBAT-17', 'FS-COMBAT-19', 'FS-RES-1'],
        likeness: `${kinds(own)} against ${kinds(others)}`,
      },
    ]
  },
}

/** FS-DMG-3: win the fight without losing a unit. */
export const loseNone: PuzzleTheme = {
  id: 'lose-none',
  within: 10,
  aims(seen, seat) {
    const fight = fightOf(seen, seat)
    if (fight === null) return []
    const { view, area, own, others, during } = fight
    return [
      {
        goal: [
          { events: [{ type: 'combat-won', seat }] },
          { view: { [`${pathOf(view, area)}.units`]: { $has: own.filter(({ token }) => !token).map(({ id }) => ({ id })) } } },
        ],
        during,
        title: { en: 'Without loss', hu: 'Veszteség nélkül' },
        task: {
          en: `Win the combat and keep all your units in it. Area: ${nameOf(area, 'en')}.`,
          hu: `Nyerd meg a harcot úgy, hogy minden benne álló egységed megmarad. Terület: ${nameOf(area, 'hu')}.`,
        },
        hint: {
          en: 'Damage below its health only routs a unit. Who takes it first, and how much comes in all?',
          hu: 'Az életerejénél kisebb sérüléstől az egység csak megfutamodik. Ki kapja először, és összesen mennyi jön?',
        },
        rules: ['FS-DMG-1', 'FS-DMG-4', 'FS-RES-1'],
        likeness: `${kinds(own)} against ${kinds(others)}`,
      },
    ]
  },
}

/** FS-DMG-3: destroy a number of the opponent's units in the fight. */
export const destroyUnits: PuzzleTheme = {
  id: 'destroy-units',
  within: 10,
  aims(seen, seat) {
    const fight = fightOf(seen, seat)
    if (fight === null || fight.view.players.length !== 2) return []
    const { area, own, others, during } = fight
    const counts = Array.from({ length: others.length }, (_, at) => others.length - at)
    return counts.map(
      (count): Aim => ({
        goal: [{ event: { type: 'unit-destroyed', seat: 1 - seat }, times: count }],
        during,
        title: { en: count === 1 ? 'One of theirs' : `${count} of theirs`, hu: `${count} az övéik közül` },
        task: {
          en: `Destroy ${count} of their units in this combat. Area: ${nameOf(area, 'en')}.`,
          hu: `Pusztítsd el ${count} egységüket ebben a harcban. Terület: ${nameOf(area, 'hu')}.`,
        },
        hint: {
          en: 'A routed unit is hit only when no other stands. What adds attack now, and what takes their defence away?',
          hu: 'A megfutamodott egységet csak akkor éri sérülés, ha más nem áll. Mi ad most támadást, és mi veszi el a védelmüket?',
        },
        rules: ['FS-COMBAT-15', 'FS-DMG-2', 'FS-DMG-3'],
        likeness: `${count}: ${kinds(own)} against ${kinds(others)}`,
      }),
    )
  },
}
