import type { Json } from '@orrery/kernel'
import type { Aim, PuzzleTheme } from '@orrery/kernel/scenario/theme'
import { TEXTS } from '../content/texts/all.ts'
import type { PieceView, SeatView, View } from '../view.ts'

/** The seat and its opponent, with their view. */
interface Sides {
  readonly view: View
  readonly own: SeatView
  readonly other: SeatView
}

/** The two sides of a duel; null if there are more than two seats, because puzzles are duels. */
function sidesOf(raw: unknown, seat: number): Sides | null {
  const view = raw as View
  const [own, other] = [view.seats[seat], view.seats[1 - seat]]
  return view.seats.length === 2 && own !== undefined && other !== undefined ? { view, own, other } : null
}

/** What holds during the current combat, or otherwise during the turn. */
function now({ turn, combat }: View): Readonly<Record<string, Json>> {
  return combat === null ? { turn } : { turn, 'combat.attacker': combat.attacker }
}

function nameOf({ type }: PieceView, language: 'en' | 'hu'): string {
  return type === null ? '' : (TEXTS[type]?.name[language] ?? type)
}

const kinds = (ships: readonly PieceView[]): string =>
  ships
    .map(({ type, turned, armourLeft }) => `${type}/${turned}/${armourLeft}`)
    .sort()
    .join(' ')

/** CG-SHIP-8: send one ship of the opponent to the trash. */
export const destroyShip: PuzzleTheme = {
  id: 'destroy-ship',
  within: 8,
  aims(seen, seat) {
    const sides = sidesOf(seen.view, seat)
    if (sides === null) return []
    const { view, own, other } = sides
    const time = view.combat === null ? { en: 'this turn', hu: 'ebben a körben' } : { en: 'in this combat', hu: 'ebben a csatában' }
    return other.hangar
      .filter((ship) => other.hangar.every((one) => one === ship || one.type !== ship.type))
      .map(
        (ship): Aim => ({
          goal: [{ events: [{ type: 'destroyed', seat: 1 - seat, card: ship.id }] }],
          during: now(view),
          title: { en: `Target: ${nameOf(ship, 'en')}`, hu: `Célpont: ${nameOf(ship, 'hu')}` },
          task: {
            en: `Destroy ${nameOf(ship, 'en')} ${time.en}.`,
            hu: `Semmisítsd meg ${time.hu} ezt az űrhajót: ${nameOf(ship, 'hu')}.`,
          },
          hint: {
            en: 'Its armour must fall to 0. Count the firepower that may still act before it does, and what is in your hand.',
            hu: 'A páncélja 0-ra kell essen. Számold össze a tűzerőt, amely előtte még cselekedhet, és nézd meg, mi van a kezedben.',
          },
          rules: ['CG-SHIP-8', 'CG-FIRE-1', 'CG-FIRE-12'],
          likeness: `${ship.type} ${ship.armourLeft} against ${kinds(own.hangar)}`,
        }),
      )
  },
}

/** CG-FIRE-14: send two ships of the opponent to the trash. */
export const destroyTwo: PuzzleTheme = {
  id: 'destroy-two',
  within: 8,
  aims(seen, seat) {
    const sides = sidesOf(seen.view, seat)
    if (sides === null || sides.other.hangar.length < 2) return []
    const { view, own, other } = sides
    return [
      {
        goal: [{ event: { type: 'destroyed', seat: 1 - seat }, times: 2 }],
        during: now(view),
        title: { en: 'Two of theirs', hu: 'Kettőt az övéik közül' },
        task:
          view.combat === null
            ? { en: 'Destroy two of their cards this turn.', hu: 'Semmisítsd meg két lapjukat ebben a körben.' }
            : { en: 'Destroy two of their cards in this combat.', hu: 'Semmisítsd meg két lapjukat ebben a csatában.' },
        hint: {
          en: 'What lies on a ship is destroyed with it; and who returns fire may do your work.',
          hu: 'Ami egy űrhajón fekszik, vele pusztul; és aki visszalő, a te munkádat végezheti el.',
        },
        rules: ['CG-SHIP-9', 'CG-FIRE-10', 'CG-FIRE-14'],
        likeness: `${kinds(other.hangar)} against ${kinds(own.hangar)}`,
      },
    ]
  },
}

/** The most cards that a puzzle asks to bomb. */
const MOST_BOMBS = 9

/** CG-BOMB-3: bomb as many cards of the opponent's colony as possible. */
export const bombColony: PuzzleTheme = {
  id: 'bomb-colony',
  within: 8,
  aims(seen, seat) {
    const sides = sidesOf(seen.view, seat)
    if (sides === null || sides.view.active !== seat) return []
    const { view, own, other } = sides
    const counts = Array.from({ length: Math.min(MOST_BOMBS, other.colony) - 1 }, (_, at) => Math.min(MOST_BOMBS, other.colony) - at)
    return counts.map((count) => ({
      goal: [{ view: { turn: view.turn, [`seats[${1 - seat}].colony`]: { $below: other.colony - count + 1 } } }],
      during: { turn: view.turn },
      title: { en: `${count} off their colony`, hu: `${count} lap a kolóniájukból` },
      task: {
        en: `Take ${count} cards off their colony this turn.`,
        hu: `Pusztíts el ${count} lapot a kolóniájukból ebben a körben.`,
      },
      hint: {
        en: 'Only ships that are still active after the firing bomb. Which must keep out of it, and what adds to their bombing?',
        hu: 'Csak az az űrhajó bombáz, amelyik a tüzelés után is aktív. Melyik maradjon ki belőle, és mi növeli a bombázását?',
      },
      rules: ['CG-BOMB-1', 'CG-BOMB-2', 'CG-BOMB-3'],
      likeness: `${count} with ${kinds(own.hangar)} against ${kinds(other.hangar)}`,
    }))
  },
}

/** CG-WIN-1: empty the opponent's colony by the seat's own win check. */
export const winNow: PuzzleTheme = {
  id: 'win-now',
  within: 10,
  aims(seen, seat) {
    const sides = sidesOf(seen.view, seat)
    if (sides === null || sides.view.active !== seat || sides.other.colony > 2 * MOST_BOMBS) return []
    const { view, own, other } = sides
    return [
      {
        goal: [{ result: { winners: [seat] } }],
        during: { turn: view.turn },
        title: { en: 'Win this turn', hu: 'Győzz ebben a körben' },
        task: {
          en: `Their colony has ${other.colony} cards left. Win this turn.`,
          hu: `A kolóniájukban ${other.colony} lap maradt. Győzz ebben a körben.`,
        },
        hint: {
          en: 'It must be empty when your end phase begins. Count all bombing, and every card that they draw or discard.',
          hu: 'Üresnek kell lennie, amikor a befejező fázisod kezdődik. Számolj össze minden bombát, és minden lapot, amit húznak vagy eldobnak.',
        },
        rules: ['CG-WIN-1', 'CG-BOMB-2', 'CG-BOMB-4'],
        likeness: `${other.colony} with ${kinds(own.hangar)} against ${kinds(other.hangar)}`,
      },
    ]
  },
}

/** CG-EQUIP-3: end an attack without losing a ship or a card of the colony. */
export const holdThem: PuzzleTheme = {
  id: 'hold-them',
  within: 8,
  aims(seen, seat) {
    const sides = sidesOf(seen.view, seat)
    if (sides === null || sides.view.combat === null || sides.view.combat.attacker === seat) return []
    const { view, own, other } = sides
    if (view.combat?.target !== 'colony') return []
    const ships = own.hangar.map(({ id }) => ({ id }))
    return [
      {
        goal: [
          {
            view: {
              turn: view.turn,
              combat: null,
              [`seats[${seat}].colony`]: { $above: own.colony - 1 },
              [`seats[${seat}].hangar`]: { $has: ships },
            },
          },
        ],
        during: now(view),
        title: { en: 'Not a scratch', hu: 'Egy karcolás se' },
        task: {
          en: 'Come through this attack without losing a ship or a card of your colony.',
          hu: 'Éld túl ezt a támadást úgy, hogy se űrhajót, se lapot ne veszíts a kolóniádból.',
        },
        hint: {
          en: 'Whoever is used or damaged does not bomb. Who can stop all of them, and lives?',
          hu: 'Aki használt vagy sérült, nem bombáz. Ki tudja mindegyiküket megállítani úgy, hogy életben marad?',
        },
        rules: ['CG-EQUIP-3', 'CG-FIRE-16', 'CG-BOMB-1'],
        likeness: `${kinds(own.hangar)} against ${kinds(other.hangar)}`,
      },
    ]
  },
}
