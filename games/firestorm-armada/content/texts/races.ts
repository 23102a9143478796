import type { Texts } from '../localized-text.ts'

/** The description of each race. */
export const RACE_TEXTS: Texts = {
  terrans: {
    name: { hu: 'Terrans', en: 'Terrans' },
    text: {
      hu: 'A magvilágok emberi szövetsége; pajzsok és minden irányú torpedók.',
      en: 'Human alliance of the core worlds; shields and torpedoes all round.',
    },
  },
  aquans: {
    name: { hu: 'Aquans', en: 'Aquans' },
    text: { hu: 'Óceáni nép erős sugárütegekkel és aknákkal.', en: 'An ocean-born people with strong beam broadsides and mines.' },
  },
  dindrenzi: {
    name: { hu: 'Dindrenzi', en: 'Dindrenzi' },
    text: { hu: 'Szakadár emberek halálos, előre néző sínágyúkkal.', en: 'Separatist humans with deadly rail guns straight ahead.' },
  },
  relthoza: {
    name: { hu: 'Relthoza', en: 'Relthoza' },
    text: { hu: 'Álcázott pókfajzat, amely szeret csáklyázni.', en: 'Arachnids under cloaking fields who like boarding.' },
  },
  sorylians: {
    name: { hu: 'Sorylians', en: 'Sorylians' },
    text: { hu: 'Hüllő klánok súlyos közeli ütegekkel.', en: 'Reptilian clans with heavy close range batteries.' },
  },
  directorate: {
    name: { hu: 'Directorate', en: 'Directorate' },
    text: {
      hu: 'Vállalati birodalom tornyokkal, torpedókkal és kiberfegyverekkel.',
      en: 'A corporate empire with turrets, torpedoes and cyber weapons.',
    },
  },
  neutral: { name: { hu: 'semleges', en: 'neutral' }, text: { hu: 'Csak küldetésmodellek.', en: 'Scenario models only.' } },
}
