import type { Texts } from '../localized-text.ts'

/** The name of each scenario, and what it is about. */
export const SCENARIO_TEXTS: Texts = {
  borderClash: {
    name: { hu: 'Határvillongás', en: 'Border clash' },
    text: { hu: 'Két járőrflotta összetalálkozik; pusztítsd el az ellenfelet.', en: 'Two patrols meet; destroy the enemy.' },
  },
  rescueMission: {
    name: { hu: 'Mentőakció', en: 'Rescue mission' },
    text: { hu: 'Túlélők sodródnak a roncsok közt; gyűjtsd be a mentőkabinokat.', en: 'Survivors drift among wreckage; gather the pods.' },
  },
  extraction: {
    name: { hu: 'Kimenekítés', en: 'Extraction' },
    text: {
      hu: 'Egy ellenséges cirkálón rejtőző ügynök várja a kimenekítést.',
      en: 'An agent aboard an enemy cruiser waits to be fetched.',
    },
  },
  convoy: {
    name: { hu: 'Konvoj', en: 'Convoy' },
    text: { hu: 'Négy teherhajónak át kell jutnia az asztalon.', en: 'Four freighters must cross the table.' },
  },
  stationAssault: {
    name: { hu: 'Állomás ostroma', en: 'Station assault' },
    text: { hu: 'Vedd be az erődöt, mielőtt a felmentő sereg megérkezik.', en: 'Storm the fortress before relief arrives.' },
  },
  asteroidAmbush: {
    name: { hu: 'Rajtaütés az aszteroidákban', en: 'Asteroid ambush' },
    text: { hu: 'Egy hajóoszlop csapdába kerül a sziklák között.', en: 'A column is caught between the rocks.' },
  },
}
