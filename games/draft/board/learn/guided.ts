import type { Guided } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import { cardById } from '../../../chaos-galaxy/content/cards.ts'
import { worthOf } from '../../bot/worth.ts'
import { proposed } from '../proposal.ts'

/** The option with the best card, whatever the pool. */
function bestOf(wanted: readonly SeenOption[]): SeenOption | undefined {
  const worth = ({ id }: SeenOption): number => worthOf(cardById(id.slice('pick:'.length))?.number ?? 0)
  return wanted.toSorted((one, other) => worth(other) - worth(one))[0]
}

/** The first draft: four seats, and a coach who explains the first picks and the deck. */
export const guided: Guided = {
  minutes: 8,
  options: {},
  seats: 4,
  seed: 'first draft',
  bots: 'quick',
  steps: [
    {
      asks: 'pick.card',
      wants: ['pick'],
      picks: bestOf,
      says: {
        en: 'Take one card of these fourteen; the rest goes to your left. Begin with the strongest card: later you will look for what goes with it.',
        hu: 'Válassz egyet a tizennégy lapból; a többi balra megy tovább. Kezdd a legerősebbel: később azt keresed, ami hozzá illik.',
      },
      why: {
        en: 'Ships win games, large ones most of all. Point at a card to read it large.',
        hu: 'A játszmákat az űrhajók döntik el, leginkább a nagyok. Mutass egy lapra, és nagyban is elolvashatod.',
      },
      rules: ['DR-PICK-1', 'DR-PICK-2'],
    },
    {
      asks: 'pick.card',
      wants: ['pick'],
      picks: bestOf,
      says: {
        en: 'This pack came from your right. What is missing of it your neighbour wanted: what still lies there, nobody before you did.',
        hu: 'Ez a csomag jobbról jött. Ami hiányzik belőle, azt a szomszédod akarta; ami benne van, azt előtted senki.',
      },
      why: {
        en: 'A strong card that comes late tells that its race is free.',
        hu: 'Ha egy erős lap későn érkezik, az a faj szabad.',
      },
      rules: ['DR-PICK-2', 'DR-PACK-3'],
    },
    {
      asks: 'pick.card',
      wants: ['pick'],
      picks: bestOf,
      says: {
        en: 'A deck may have four races. Watch what gathers at the right, and prefer cards of races that you already have.',
        hu: 'Egy pakliban négy faj lehet. Figyeld, mi gyűlik jobb oldalt, és inkább azokból a fajokból válassz, amelyekből már van.',
      },
      why: {
        en: 'You will have 56 cards and play 40: sixteen may be wrong, not more.',
        hu: '56 lapod lesz, és 40-nel játszol: tizenhat mellé mehet, több nem.',
      },
      rules: ['DR-BUILD-2', 'DR-PACK-2'],
    },
    {
      asks: 'build.deck',
      wants: [],
      says: {
        en: 'All packs are empty: now 40 of your cards make a deck. One is proposed; press a card to take it in or out.',
        hu: 'Minden csomag kiürült: most 40 lapodból pakli lesz. Egy javaslat már kész; nyomj egy lapra, hogy bekerüljön vagy kimaradjon.',
      },
      why: {
        en: 'Half of a good deck are ships, most of them cheap: who launches first has the space for itself.',
        hu: 'Egy jó pakli fele űrhajó, a többségük olcsó: aki előbb indít, azé az űr.',
      },
      rules: ['DR-BUILD-1', 'DR-BUILD-4'],
      does: { en: 'Make a deck of 40 cards', hu: 'Állíts össze 40 lapos paklit' },
      draws: proposed,
    },
  ],
}
