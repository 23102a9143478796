/** A world's look: five tones from the depths to the heights, its air, and special features. */
export interface Biome {
  readonly tones: readonly [string, string, string, string, string]
  readonly air: string
  readonly cap?: true
  readonly clouds?: true
  readonly craters?: true
  /** Whether cities light the night side. */
  readonly lights?: true
  /** Whether it has cracks instead of continents. */
  readonly cracked?: true
  /** The number of bands, for a giant. */
  readonly bands?: number
  readonly ring?: string
}

const BIOMES = {
  ocean: { tones: ['#0d3a66', '#15608c', '#2a9097', '#7fae62', '#d9d59c'], air: '#8fdcff', cap: true, clouds: true },
  jungle: { tones: ['#0d3a3a', '#1b5f3d', '#34863f', '#74ab48', '#c8d27a'], air: '#a6f2b8', clouds: true },
  maiden: { tones: ['#0e4f66', '#1c8a86', '#48b98d', '#a5d98b', '#f1efb2'], air: '#aef7e2', clouds: true, cap: true },
  desert: { tones: ['#5e2f1a', '#8c4c26', '#bb743c', '#dc9f5d', '#f5d9a0'], air: '#ffcf9a' },
  rust: { tones: ['#3a1614', '#69291d', '#983f26', '#c2653a', '#e8a268'], air: '#ff9f7d', cap: true },
  ice: { tones: ['#2a567a', '#5089ac', '#8cc0d6', '#cfe7ef', '#ffffff'], air: '#cdeeff', clouds: true },
  lava: { tones: ['#17100f', '#2c1917', '#4b211b', '#c8481f', '#ffc257'], air: '#ff7d4a', cracked: true },
  hive: { tones: ['#25272f', '#3d3c41', '#5c544d', '#8b7a63', '#c2ab82'], air: '#ffd59a', lights: true },
  toxic: { tones: ['#1d2d18', '#3a4d1c', '#667522', '#a2a52d', '#e6dd62'], air: '#e2f06c', clouds: true },
  barren: { tones: ['#33353f', '#50525d', '#75767f', '#a09fa3', '#d4d0ca'], air: '#c9d3e6', craters: true },
  shrine: { tones: ['#4e3f34', '#776048', '#a88b5e', '#d3b97f', '#f7e9bb'], air: '#ffe3a3', lights: true },
  warp: { tones: ['#2a0d33', '#521546', '#8a1e4c', '#c93b50', '#ff9a6c'], air: '#ff6f9d' },
  amber: { tones: ['#6b3a22', '#a3653a', '#cf9b62', '#ecc998', '#fff0d2'], air: '#ffdba6', bands: 9, ring: '#e8c593' },
  violet: { tones: ['#2a2455', '#4a3e86', '#7666b5', '#a99bd8', '#ded4f5'], air: '#c5b6ff', bands: 7, ring: '#b7a7ec' },
  teal: { tones: ['#0d3f4c', '#1a6a73', '#3b9a97', '#86c9bb', '#d3eee0'], air: '#9ff0e6', bands: 8 },
} satisfies { readonly [name: string]: Biome }

/** The biome of each world, by the key of its name. */
const WORLDS: { readonly [world: string]: keyof typeof BIOMES } = {
  agharta: 'jungle',
  'albrechts-hold': 'barren',
  allerbus: 'desert',
  annieth: 'ocean',
  arynnia: 'ice',
  avatun: 'warp',
  aymuan: 'violet',
  azerukh: 'desert',
  baage: 'toxic',
  bolgrim: 'rust',
  broeshyr: 'jungle',
  chylia: 'maiden',
  denctitous: 'amber',
  diehar: 'barren',
  ehlegra: 'amber',
  enobia: 'shrine',
  faralna: 'teal',
  ferrineus: 'lava',
  fornax: 'lava',
  gelsenkir: 'rust',
  'green-rock': 'toxic',
  'iyan-alpha': 'maiden',
  'iyan-beta': 'ocean',
  'iyan-delta': 'maiden',
  'iyan-gamma': 'violet',
  kaunas: 'ice',
  laodicea: 'hive',
  lemnos: 'shrine',
  lihovara: 'desert',
  lux: 'hive',
  lysera: 'teal',
  lytheria: 'ice',
  niburu: 'violet',
  nicea: 'rust',
  'orb-theta': 'lava',
  pergam: 'desert',
  rainata: 'hive',
  remscheid: 'hive',
  'saints-vault': 'shrine',
  saronne: 'lava',
  savarga: 'jungle',
  sergoria: 'maiden',
  smyrna: 'ocean',
  solanum: 'toxic',
  squall: 'teal',
  stalyn: 'lava',
  terudus: 'barren',
  therall: 'rust',
  thulopis: 'toxic',
  torcerus: 'ocean',
  tscinthia: 'amber',
  turaci: 'jungle',
  vimur: 'barren',
  xinghua: 'hive',
}

/** A world's biome, by its term (`@world-<key>`). */
export const biomeOf = (term: string): Biome => BIOMES[WORLDS[term.replace('@world-', '')] ?? 'barren']
