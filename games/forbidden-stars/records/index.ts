import { NONE } from '@orrery/kernel'
import { type Achievement, hasWon, noted, type Records } from '@orrery/records'
import { FACTION_CATALOGUE } from '../content/factions.ts'
import type { State } from '../state.ts'
import { factionWords } from '../text/names.ts'

const OBJECTIVES = 'objectives'
const FIRST_ROUNDS = 5

const achievements: readonly Achievement[] = [
  {
    id: 'objectives',
    name: { en: 'All that was asked', hu: 'Minden célpont' },
    text: { en: 'Won by your objectives.', hu: 'A célpontjaiddal győztél.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === OBJECTIVES,
  },
  {
    id: 'early',
    name: { en: 'A short war', hu: 'Rövid háború' },
    text: { en: 'Won by your objectives within five rounds.', hu: 'Öt fordulón belül győztél a célpontjaiddal.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === OBJECTIVES && noted(table, seat, 'round') <= FIRST_ROUNDS,
  },
  {
    id: 'alone-left',
    name: { en: 'None but you', hu: 'Csak te maradtál' },
    text: { en: 'Won because no other faction was left.', hu: 'Győztél, mert más frakció nem maradt.' },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === 'last',
  },
  {
    id: 'four',
    name: { en: 'Master of the cluster', hu: 'A csillaghalmaz ura' },
    text: { en: 'Won a war of four.', hu: 'Négyszereplős háborút nyertél.' },
    earned: (table, seat) => table.seats === 4 && hasWon(table, seat),
  },
  {
    id: 'frugal',
    name: { en: 'To the last coin', hu: 'Az utolsó fillérig' },
    text: { en: 'Won without any materiel left.', hu: 'Úgy győztél, hogy nem maradt anyagod.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'materiel') === 0,
  },
]

/** What is recorded of tables of Forbidden Stars, by faction; tables of two, three and four have separate ratings. */
export const records: Records<State> = {
  ways: [
    { id: '2', name: { en: 'Two', hu: 'Ketten' } },
    { id: '3', name: { en: 'Three', hu: 'Hárman' } },
    { id: '4', name: { en: 'Four', hu: 'Négyen' } },
  ],
  way: (_options, seats) => String(seats),
  note(g, seat) {
    const player = g.players[seat]
    const faction = player === undefined || player.faction === NONE ? undefined : FACTION_CATALOGUE.entries[player.faction]
    return { ...(faction === undefined ? {} : { faction: faction.key }), round: g.round, materiel: player?.materiel ?? 0 }
  },
  side: { fact: 'faction', name: { en: 'Faction', hu: 'Frakció' }, nameOf: factionWords },
  achievements,
}
