import type { AccountBody } from '@orrery/protocol/account'
import type { Letter } from './mailer.ts'

type Language = AccountBody<'mail-add'>['language']
type Purpose = 'sign-in' | 'confirm'

interface SettingText {
  readonly subject: string
  readonly lead: string
  readonly last: string
}

/** The texts of mails. A link is for one use: opening the page does nothing, its button does. */
const WORDS: Readonly<Record<Language, Readonly<Record<Purpose, SettingText>>>> = {
  en: {
    'sign-in': {
      subject: 'Sign in to Orrery',
      lead: 'Open this page and press its button to sign in. It works once, for half an hour:',
      last: 'If you did not ask for it, do nothing: nobody gets in without this letter.',
    },
    confirm: {
      subject: 'Your address at Orrery',
      lead: 'Open this page and press its button, and you can sign in by mail from then on. It works once, for half an hour:',
      last: 'If you did not ask for it, do nothing: then nothing happens.',
    },
  },
  hu: {
    'sign-in': {
      subject: 'Belépés az Orrerybe',
      lead: 'Nyisd meg ezt az oldalt, és nyomd meg rajta a gombot a belépéshez. Egyszer használható, fél óráig:',
      last: 'Ha nem te kérted, nincs teendőd: e levél nélkül senki nem jut be.',
    },
    confirm: {
      subject: 'A címed az Orreryben',
      lead: 'Nyisd meg ezt az oldalt, nyomd meg rajta a gombot, és attól fogva levéllel is beléphetsz. Egyszer használható, fél óráig:',
      last: 'Ha nem te kérted, nincs teendőd: akkor nem történik semmi.',
    },
  },
}

/** The mail with a link. */
export function letterWith(link: string, purpose: Purpose, language: Language, to: string): Letter {
  const { subject, lead, last } = WORDS[language][purpose]
  return { to, subject, text: [lead, '', link, '', last, ''].join('\n') }
}
