import type { Language } from '@orrery/text'

/** What a survey's page says, besides names. */
export interface SurveyText {
  intro(games: number, bots: string, seconds: string): string
  readonly rates: string
  readonly tables: string
  readonly share: string
  readonly won: string
  readonly even: string
  readonly games: string
  readonly against: string
  readonly matrix: string
  readonly length: string
  readonly players: string
  readonly mean: string
  readonly dimension: Readonly<Record<'seat' | 'players' | 'bot', string>>
  readonly decisions: string
  readonly way: string
  readonly plain: string
  readonly ended: string
}

export const SURVEY_WORDS: Readonly<Record<Language, SurveyText>> = {
  en: {
    intro: (games, bots, seconds) => `${games} games of ${bots} in ${seconds} s.`,
    rates: 'Rates with their 95 % intervals (the thin line); the dashed line is what equal chances would give.',
    tables: 'tables',
    share: 'share of the tables',
    won: 'won',
    even: 'even',
    games: 'games',
    against: 'Who wins',
    matrix: 'Of the tables at which one of the two won and the other did not, how often the row’s did.',
    length: 'Length of the games',
    players: 'players',
    mean: 'mean (least – most)',
    dimension: { seat: 'Seat', players: 'Number of players', bot: 'Bot' },
    decisions: 'Decisions',
    way: 'way to play',
    plain: 'nothing set',
    ended: 'ended by',
  },
  hu: {
    intro: (games, bots, seconds) => `${games} játszma, játékosok: ${bots}; ${seconds} másodperc.`,
    rates: 'Arányok 95 %-os tartományukkal (vékony vonal); a szaggatott vonal az egyenlő esélyek aránya.',
    tables: 'asztal',
    share: 'az asztalok aránya',
    won: 'nyert',
    even: 'egyenlő',
    games: 'játszma',
    against: 'Ki nyer',
    matrix: 'Azokon az asztalokon, ahol kettejük közül pontosan az egyik nyert: milyen gyakran a sor.',
    length: 'A játszmák hossza',
    players: 'játékos',
    mean: 'átlag (legkevesebb – legtöbb)',
    dimension: { seat: 'Hely', players: 'Játékosok száma', bot: 'Bot' },
    decisions: 'Döntések',
    way: 'játékmód',
    plain: 'alapjáték',
    ended: 'így ért véget',
  },
}
