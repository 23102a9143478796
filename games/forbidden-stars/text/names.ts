import type { LocalizedText } from '../content/texts.ts'
import { TILE_SIDES } from '../content/tiles.ts'

/** The names of factions, units, structures and tokens. Units also have the short name that cards use (FS-CARD-12). */
const PIECES: Readonly<Record<string, LocalizedText>> = {
  'faction-space-marines': { hu: 'Űrgárdisták', en: 'Space Marines' },
  'faction-chaos': { hu: 'Káosz', en: 'Chaos Space Marines' },
  'faction-orks': { hu: 'Orkok', en: 'Orks' },
  'faction-eldar': { hu: 'Eldák', en: 'Eldar' },
  'unit-scout': { hu: 'Felderítő', en: 'Scout' },
  'unit-strike-cruiser': { hu: 'Csapásmérő Cirkáló', en: 'Strike Cruiser' },
  'unit-space-marine': { hu: 'Űrgárdista', en: 'Space Marine' },
  'unit-land-raider': { hu: 'Land Raider harckocsi', en: 'Land Raider' },
  'unit-battle-barge': { hu: 'Csatabárka', en: 'Battle Barge' },
  'unit-warlord-titan': { hu: 'Hadúr Titán', en: 'Warlord Titan' },
  'unit-cultist': { hu: 'Szektás', en: 'Cultist' },
  'unit-iconoclast-destroyer': { hu: 'Ikonoklaszta Romboló', en: 'Iconoclast Destroyer' },
  'unit-chaos-space-marine': { hu: 'Káosz Űrgárdista', en: 'Chaos Space Marine' },
  'unit-helbrute': { hu: 'Pokolbestia', en: 'Helbrute' },
  'unit-repulsive-grand-cruiser': { hu: 'Repulsive Nagycirkáló', en: 'Repulsive Grand Cruiser' },
  'unit-chaos-reaver-titan': { hu: 'Káosz Titán', en: 'Chaos Reaver Titan' },
  'unit-ork-boyz': { hu: 'Ork Srácok', en: 'Ork Boyz' },
  'unit-onslaught-attack-ship': { hu: 'Roham Támadóhajó', en: 'Onslaught Attack Ship' },
  'unit-nob': { hu: 'Nagyfőnök', en: 'Nob' },
  'unit-battlewagon': { hu: 'Csatakocsi', en: 'Battlewagon' },
  'unit-kill-kroozer': { hu: 'Gyilkos Cirkáló', en: 'Kill Kroozer' },
  'unit-gargant': { hu: 'Gargant', en: 'Gargant' },
  'unit-aspect-warrior': { hu: 'Aspektus Harcos', en: 'Aspect Warrior' },
  'unit-hellebore-frigate': { hu: 'Hellebore Fregatt', en: 'Hellebore Frigate' },
  'unit-wraithguard': { hu: 'Lidércőr', en: 'Wraithguard' },
  'unit-falcon': { hu: 'Sólyom', en: 'Falcon' },
  'unit-void-stalker': { hu: 'Űrcserkész', en: 'Void Stalker' },
  'unit-warlock-battle-titan': { hu: 'Boszorkánymester Titán', en: 'Warlock Battle Titan' },
  'structure-factory': { hu: 'gyár', en: 'factory' },
  'structure-city': { hu: 'város', en: 'city' },
  'structure-bastion': { hu: 'bástya', en: 'bastion' },
}

/** Worlds have names of their own, which are the same in every language. */
const WORLDS: Readonly<Record<string, string>> = {
  smyrna: 'Smyrna',
  nicea: 'Nicea',
  sergoria: 'Sergoria',
  'orb-theta': 'Orb Theta',
  laodicea: 'Laodicea',
  pergam: 'Pergam',
  ferrineus: 'Ferrineus',
  terudus: 'Terudus',
  lytheria: 'Lytheria',
  azerukh: 'Azerukh',
  ehlegra: 'Ehlegra',
  fornax: 'Fornax',
  enobia: 'Enobia',
  solanum: 'Solanum',
  stalyn: 'Stalyn',
  savarga: 'Savarga',
  chylia: 'Chylia',
  xinghua: 'Xinghua',
  broeshyr: 'Broeshyr',
  faralna: 'Faralna',
  kaunas: 'Kaunas',
  annieth: 'Annieth',
  lysera: 'Lysera',
  agharta: 'Agharta',
  remscheid: 'Remscheid',
  lihovara: 'Lihovara',
  aymuan: 'Aymuan',
  therall: 'Therall',
  tscinthia: 'Tscinthia',
  squall: 'Squall',
  'saints-vault': "Saint's Vault",
  rainata: 'Rainata',
  'iyan-alpha': 'Iyan Alpha',
  'iyan-beta': 'Iyan Beta',
  'iyan-gamma': 'Iyan Gamma',
  'iyan-delta': 'Iyan Delta',
  turaci: 'Turaci',
  allerbus: 'Allerbus',
  arynnia: 'Arynnia',
  torcerus: 'Torcerus',
  lemnos: 'Lemnos',
  'albrechts-hold': "Albrecht's Hold",
  'green-rock': 'Green Rock',
  vimur: 'Vimur',
  gelsenkir: 'Gelsenkir',
  diehar: 'Diehar',
  thulopis: 'Thulopis',
  bolgrim: 'Bolgrim',
  avatun: 'Avatun',
  denctitous: 'Denctitous',
  baage: 'Baage',
  niburu: 'Niburu',
  saronne: 'Saronne',
  lux: 'Lux',
}

/** Voids are named by the corner in which they lie on the table. */
const CORNERS = {
  nw: { hu: 'északnyugati', en: 'north-west' },
  ne: { hu: 'északkeleti', en: 'north-east' },
  se: { hu: 'délkeleti', en: 'south-east' },
  sw: { hu: 'délnyugati', en: 'south-west' },
} as const

/** The names of pieces, worlds and voids in a language. */
export function nameTexts(language: 'hu' | 'en'): string {
  const lines = Object.entries(PIECES).map(([key, words]) => `${key} = ${words[language]}`)
  for (const [key, name] of Object.entries(WORLDS)) lines.push(`world-${key} = ${name}`)
  const open = language === 'hu' ? 'űr' : 'void'
  for (const { code } of TILE_SIDES) {
    for (const [corner, words] of Object.entries(CORNERS))
      lines.push(`void-${code.toLowerCase()}-${corner} = ${code} ${words[language]} ${open}`)
  }
  return lines.join('\n')
}

/** The name of the faction with that key; the key if there is none. */
export function factionWords(key: string): LocalizedText {
  return PIECES[`faction-${key}`] ?? { en: key, hu: key }
}
