import { TEAMS } from './content/marines.ts'
import type { State } from './state.ts'

/** The groups and lengths by which `orrery sim --report` breaks games down. */
export const study = {
  seats: [
    {
      id: 'teams',
      name: { en: 'Combat team', hu: 'Osztag' },
      of: (g: State, seat: number) => g.teams.flatMap(({ owner }, team) => (owner === seat ? [TEAMS[team]?.term ?? ''] : [])),
    },
  ],
  tables: [{ id: 'end', name: { en: 'How it ended', hu: 'Hogyan ért véget' }, of: (g: State) => g.end }],
  lengths: [
    { id: 'rounds', name: { en: 'Rounds', hu: 'Fordulók' }, of: (g: State) => g.round },
    { id: 'left', name: { en: 'Marines left alive', hu: 'Életben maradt űrgárdisták' }, of: (g: State) => g.formation.length },
  ],
  names: {
    objective: { en: 'Mission accomplished', hu: 'A küldetés teljesült' },
    cleared: { en: 'Nothing moves any more', hu: 'Nem mozdul többé semmi' },
    slain: { en: 'All marines slain', hu: 'Elesett az utolsó űrgárdista' },
  },
}
