import type { Play } from '@orrery/kernel/testing'
import { newCombat, newFighter, type State } from '../../state.ts'
import { card, duel } from '../given.ts'

/** A table with one of almost everything; seat 0 attacks the colony with a turul, and a karom defends. */
export function table(fighting = false): Play<State> {
  return duel({
    you: {
      credits: 13,
      hand: ['jo-uzlet', 'felsobb-parancs'],
      hangar: ['turul', '> femkarom', '> kitinlemez unpaid', 'honfoglalo used', 'solyom damaged'],
      cantina: ['konyvelo', 'tuzer unpaid', 'vasfalo used'],
      surface: ['ipari-park +2 x=5 *3', 'urvedelmi-kor unpaid +1'],
      trash: ['verdij', 'karom'],
      wasteland: ['bankar'],
      colony: ['jegszilank'],
      filler: 3,
    },
    opponent: { credits: 4, hangar: ['karom', 'gondolat'], cantina: ['konyvelo unpaid'], filler: 2 },
    also: (g: State) => {
      if (!fighting) return
      const ship = (id: string, seat: number): number => card({ g }, id, seat)
      g.combat = newCombat(0, 1, 'colony', -1)
      g.combat.step = 'bombing'
      g.combat.defended = true
      g.combat.fighters.push({ ...newFighter(ship('turul', 0), true), bombs: true }, { ...newFighter(ship('karom', 1), false), hit: true })
    },
  })
}
