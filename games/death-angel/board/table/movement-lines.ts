import type { SaidLine } from '@orrery/board'
import type { Text } from '@orrery/text'
import { marineTerm } from '../../content/marines.ts'
import { terrainTerm } from '../../content/terrain.ts'
import type { Movement, Mover } from '../../orders/drafts.ts'
import type { ViewTerrain } from '../../view.ts'

/** The value of a marine's line if he does not swap. */
const STAYS = 'stays'
const TURNS = 'turns'

/** The drafted movements, by the marine's number. */
export type Movements = Readonly<Record<number, Movement>>

/** A marine's drafted movement; without one he stays as he is. */
export function movementOf(drafted: Movements, marine: number): Movement {
  return drafted[marine] ?? { marine, swap: null, turns: false, activates: null }
}

/** DA-MOVE-3, DA-MOVE-8, DA-MOVE-9: a sheet's lines for marines that move. */
export function movementLines(
  text: Text,
  movers: readonly Mover[],
  terrain: readonly ViewTerrain[],
  drafted: Movements,
  put: (movement: Movement) => void,
): SaidLine[] {
  return movers.flatMap(({ marine, others }) => {
    const now = movementOf(drafted, marine)
    return [
      {
        id: `swap:${marine}`,
        label: text.say(marineTerm(marine).slice(1)),
        value: `${now.swap ?? STAYS}`,
        choices: [
          { value: STAYS, label: text.say('board-sheet-stays') },
          ...others.map((other) => ({ value: `${other}`, label: text.say('board-sheet-swaps', { other: marineTerm(other) }) })),
        ],
        choose: (value: string) => put({ ...now, swap: value === STAYS ? null : Number(value) }),
      },
      {
        id: `turn:${marine}`,
        label: text.say('board-sheet-faces', { marine: marineTerm(marine) }),
        value: now.turns ? TURNS : STAYS,
        choices: [
          { value: STAYS, label: text.say('board-sheet-ahead') },
          { value: TURNS, label: text.say('board-sheet-turns') },
        ],
        choose: (value: string) => put({ ...now, turns: value === TURNS }),
      },
      ...(terrain.length === 0 ? [] : [activationLine(text, terrain, now, put)]),
    ]
  })
}

function activationLine(text: Text, terrain: readonly ViewTerrain[], now: Movement, put: (movement: Movement) => void): SaidLine {
  return {
    id: `activate:${now.marine}`,
    label: text.say('board-sheet-activates', { marine: marineTerm(now.marine) }),
    value: `${now.activates ?? STAYS}`,
    choices: [
      { value: STAYS, label: text.say('board-sheet-nothing') },
      ...terrain.map(({ id }) => ({ value: `${id}`, label: text.say(terrainTerm(id).slice(1)) })),
    ],
    choose: (value) => put({ ...now, activates: value === STAYS ? null : Number(value) }),
  }
}
