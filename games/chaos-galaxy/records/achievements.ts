import { type Achievement, hasWon, noted } from '@orrery/records'

const CONCEDED = 'conceded'
const EMPTIED = 'colony-empty'
const HASTE = 8
const LONG = 25
const FLEET = 6

/** The achievements of Chaos Galaxy. */
export const achievements: readonly Achievement[] = [
  {
    id: 'last-card',
    name: { en: 'By a single card', hu: 'Egyetlen lapon' },
    text: { en: 'Won with one card left in the colony.', hu: 'Győztél, amikor egyetlen lap maradt a kolóniádban.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'colony') === 1,
  },
  {
    id: 'untouched',
    name: { en: 'A colony in bloom', hu: 'Virágzó kolónia' },
    text: {
      en: 'Won by an empty colony of the other, with twenty cards left in your own.',
      hu: 'Kiürítetted a másik kolóniáját, és a tiédben húsz lap maradt.',
    },
    earned: (table, seat) => hasWon(table, seat) && table.result.message === EMPTIED && noted(table, seat, 'colony') >= 20,
  },
  {
    id: 'haste',
    name: { en: 'Lightning war', hu: 'Villámháború' },
    text: {
      en: 'Won a duel to its end within eight turns of your own.',
      hu: 'Nyolc saját körön belül végigjátszva megnyertél egy párbajt.',
    },
    earned: (table, seat) =>
      table.seats === 2 && hasWon(table, seat) && table.result.message !== CONCEDED && noted(table, seat, 'turns') <= HASTE,
  },
  {
    id: 'long-war',
    name: { en: 'The long war', hu: 'A hosszú háború' },
    text: { en: 'Won after twenty-five turns of your own.', hu: 'Huszonöt saját kör után győztél.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'turns') >= LONG,
  },
  {
    id: 'armada',
    name: { en: 'A full hangar', hu: 'Tele a hangár' },
    text: { en: 'Won with six ships in the hangar.', hu: 'Hat hajóval a hangárodban győztél.' },
    earned: (table, seat) => hasWon(table, seat) && noted(table, seat, 'ships') >= FLEET,
  },
  {
    id: 'crowd',
    name: { en: 'Last colony standing', hu: 'Az utolsó kolónia' },
    text: { en: 'Won against three others or more.', hu: 'Legalább három másik ellen győztél.' },
    earned: (table, seat) => table.seats >= 4 && table.result.winners.length === 1 && hasWon(table, seat),
  },
]
