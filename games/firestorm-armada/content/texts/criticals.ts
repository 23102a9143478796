import type { Texts } from '../localized-text.ts'

/** The name of each critical hit, and what it does. */
export const CRITICAL_TEXTS: Texts = {
  magazineExplosion: {
    name: { hu: 'Lőszerrobbanás', en: 'Magazine explosion' },
    text: {
      hu: 'Megsemmisül; 4 hüvelyken belül alap HP-je kétszerese AD-vel felrobban.',
      en: 'Destroyed; explodes within 4 inches with twice its printed HP in AD.',
    },
  },
  pdOffline: {
    name: { hu: 'Védelmi fegyverek leállnak', en: 'Point defence offline' },
    text: { hu: 'Nincs védelmi fegyver.', en: 'No point defence.' },
  },
  ragingFire: {
    name: { hu: 'Tomboló tűz', en: 'Raging fire' },
    text: { hu: '1 legénység és 1 AP elvész; Tűz jelző.', en: 'Lose 1 crew and 1 AP; Raging Fire marker.' },
  },
  systemsOffline: {
    name: { hu: 'Rendszerleállás', en: 'Systems offline' },
    text: { hu: 'Nincs pajzs, álcázás és rajindítás.', en: 'No shields, no cloak, no launching.' },
  },
  weaponDamage: {
    name: { hu: 'Fegyversérülés', en: 'Weapon damage' },
    text: { hu: 'Minden elsődleges fegyver AD-je feleződik.', en: 'AD of all primary weapons halved.' },
  },
  hardPounding: {
    name: { hu: 'Súlyos csapás', en: 'Hard pounding' },
    text: { hu: 'D3 legénység és ugyanannyi AP elvész.', en: 'Lose D3 crew and as many AP.' },
  },
  engineFailure: {
    name: { hu: 'Hajtóműhiba', en: 'Engine failure' },
    text: { hu: 'MV feleződik; nincs legkisebb mozgás.', en: 'MV halved; no minimum movement.' },
  },
  decompression: {
    name: { hu: 'Dekompresszió', en: 'Decompression' },
    text: { hu: '1 legénység és 1 AP elvész; Dekompresszió jelző.', en: 'Lose 1 crew and 1 AP; Decompression marker.' },
  },
  containmentLeak: { name: { hu: 'Reaktorszivárgás', en: 'Containment leak' }, text: { hu: 'CR egyenlő a DR-rel.', en: 'CR equals DR.' } },
  secondaryOffline: {
    name: { hu: 'Másodlagos rendszerek leállnak', en: 'Secondary systems offline' },
    text: { hu: 'Nincs torpedó és akna.', en: 'No torpedoes and no mines.' },
  },
  foldRupture: {
    name: { hu: 'Térhasadás', en: 'Fold space rupture' },
    text: { hu: '2D6 hüvelykkel elmozdul; az asztalon kívül megsemmisül.', en: 'Displaced 2D6 inches; off the table means destroyed.' },
  },
}
