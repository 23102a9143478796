import { NONE } from '@orrery/kernel'
import { type Achievement, hasWon, noted, type Records } from '@orrery/records'
import type { State } from '../state.ts'

const MARINES_OF_A_TEAM = 2

const achievements: readonly Achievement[] = [
  {
    id: 'without-a-loss',
    name: { en: 'Nobody left behind', hu: 'Senkit sem hagytunk hátra' },
    text: { en: 'Won a mission without losing a marine.', hu: 'Veszteség nélkül teljesítettetek egy küldetést.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'lost') === 0,
  },
  {
    id: 'last-marine',
    name: { en: 'The last of the squad', hu: 'A raj utolsó tagja' },
    text: { en: 'Won with a single marine left.', hu: 'Egyetlen életben maradt gárdistával győztetek.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'survivors') === 1,
  },
  {
    id: 'cleared',
    name: { en: 'Not one left', hu: 'Egy sem maradt' },
    text: { en: 'Cleared the last location of every genestealer.', hu: 'Az utolsó helyszínt minden génrablótól megtisztítottátok.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === 'cleared',
  },
  {
    id: 'objective',
    name: { en: 'Mission accomplished', hu: 'Küldetés teljesítve' },
    text: { en: 'Won by the condition of the last location.', hu: 'Az utolsó helyszín saját feltételével győztetek.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === 'objective',
  },
  {
    id: 'alone',
    name: { en: 'Alone in the dark', hu: 'Egyedül a sötétben' },
    text: { en: 'Won a mission alone.', hu: 'Egyedül teljesítettél egy küldetést.' },
    earned: (table, seat) => table.seats === 1 && hasWon(table, seat),
  },
  {
    id: 'six',
    name: { en: 'Six as one', hu: 'Hatan egyként' },
    text: { en: 'Won a mission with six at the table.', hu: 'Hatan az asztalnál teljesítettetek egy küldetést.' },
    earned: (table, seat) => table.seats === 6 && hasWon(table, seat),
  },
]

/** The records of missions. Difficulty is rated by the number of players and the settings that make the game easier. */
export const records: Records<State> = {
  ways: [
    { id: 'alone', name: { en: 'Alone', hu: 'Egyedül' } },
    { id: 'together', name: { en: 'Together', hu: 'Együtt' } },
  ],
  way: (_options, seats) => (seats === 1 ? 'alone' : 'together'),
  difficulty: (options, seats) =>
    [String(seats), ...(['chooseFormation', 'openInstinct', 'cardOutlivesTeam'] as const).filter((id) => options[id] === true)].join('-'),
  note(g) {
    const sent = g.teams.filter(({ owner }) => owner !== NONE).length * MARINES_OF_A_TEAM
    return { survivors: g.formation.length, lost: sent - g.formation.length, rounds: g.round }
  },
  achievements,
}
