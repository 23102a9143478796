import type { Json } from '@orrery/kernel'

/**
 * The small war of the guided game: six systems, Space Marines against Orks, objectives within reach, and storms that keep the two apart at
 * first. Values by their path in the state, as in scenarios.
 */
export const firstWar: Readonly<Record<string, Json>> = {
  round: 1,
  phase: 'planning',
  step: 'plan',
  'players[0].faction': 0,
  'players[0].eventDeck': [0, 7, 3, 6, 1, 2, 5, 4],
  'players[0].combatDeck': [0, 9, 2, 5, 8, 1, 3, 4, 7, 6],
  'players[0].kinds': [0, 1, 2, 3, 4],
  'players[1].faction': 2,
  'players[1].assets': [0, 0, 1],
  'players[1].eventDeck': [23, 19, 17, 22, 20, 16, 18, 21],
  'players[1].combatDeck': [58, 56, 62, 64, 60, 61, 59, 63, 57, 65],
  'players[1].kinds': [28, 29, 30, 31, 32],
  systems: [
    { side: 19, rotation: 0, x: 0, y: 0 },
    { side: 1, rotation: 0, x: 1, y: 0 },
    { side: 2, rotation: 0, x: 2, y: 0 },
    { side: 10, rotation: 0, x: 0, y: 1 },
    { side: 9, rotation: 0, x: 1, y: 1 },
    { side: 21, rotation: 0, x: 2, y: 1 },
  ],
  neighbours: [-1, 1, 3, -1, -1, 2, 4, 0, -1, -1, 5, 1, 0, 4, -1, -1, 1, 5, -1, 3, 2, -1, -1, 4],
  storms: [
    { edge: 1, moved: false },
    { edge: 17, moved: false },
  ],
  stacks: [[], [], [], [], [], []],
  objectives: [12, -1, -1, -1, -1, 13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, -1, -1, -1, -1, -1],
  'units.area[0]': 0,
  'units.area[1]': 3,
  'units.area[2]': 3,
  'units.area[3]': 7,
  'units.area[6]': 6,
  'units.area[9]': 2,
  'units.area[10]': 7,
  'units.area[54]': 20,
  'units.area[55]': 22,
  'units.area[56]': 23,
  'units.area[57]': 18,
  'units.area[66]': 23,
  'units.seat': [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1,
  ],
  'structures.area[0]': 3,
  'structures.area[1]': 23,
  'structures.seat[0]': 0,
  'structures.seat[1]': 1,
}
