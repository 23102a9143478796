import type { CardTexts } from '../texts.ts'

export const triciplite: CardTexts = {
  haromszog: {
    name: { hu: 'Háromszög', en: 'Triangle' },
    text: { hu: 'Eggyel több fegyverzet és legénység fér rá.', en: 'Has one extra slot for weaponry and crew.' },
    flavour: { hu: 'Nem fegyver. Fegyvertartó.', en: 'Not a weapon. A weapon rack.' },
  },
  kenfelho: {
    name: { hu: 'Kénfelhő', en: 'Sulphur Cloud' },
    text: {
      hu: 'Minden körben az első fegyverzet, amelyet rajta fizetsz ki, 1 credittel olcsóbb.',
      en: 'The first weaponry card you pay on it each turn costs 1 less.',
    },
  },
  prizma: {
    name: { hu: 'Prizma', en: 'Prism' },
    text: { hu: 'Eggyel több fegyverzet és legénység fér rá.', en: 'Has one extra slot for weaponry and crew.' },
    flavour: { hu: 'Három oldala van. Mindhárom a frontoldal.', en: 'It has three sides. All of them are the front.' },
  },
  sziliciumsziv: {
    name: { hu: 'Szilíciumszív', en: 'Silicon Heart' },
    text: {
      hu: '+1 tűzerőt kap minden rajta lévő kifizetett fegyverzet után (legfeljebb +3-at).',
      en: 'Gets +1 firepower for each paid weaponry card on it (at most +3).',
    },
  },
  kristalyraktar: {
    name: { hu: 'Kristályraktár', en: 'Crystal Depot' },
    text: {
      hu: 'Javítás. Ha egy rajta lévő kifizetett rakéta a leszerelési lépésben a szemétbe kerülne, ehelyett kifizetetlenül rajta marad.',
      en: 'Repair. When a paid missile on it would go to the trash in the unequip step, it stays on the ship unpaid instead.',
    },
  },
  'tripla-eg': {
    name: { hu: 'Tripla Ég', en: 'Triple Sky' },
    text: {
      hu: 'Javítás. Kettővel több fegyverzet és legénység fér rá. Harconként egyszer, a felszerelési lépésben áttehetsz egy kifizetett fegyvert vagy tárgyat bármelyik harcban részt vevő űrhajódra, amelyen elfér.',
      en: 'Repair. Has two extra slots for weaponry and crew. Once per combat, in the equip step, you may move one of your paid weapons or items to any of your participating ships with a free slot.',
    },
    flavour: { hu: 'Egy égbolt kevés volt nekik.', en: 'One sky was not enough for them.' },
  },
  fotonlandzsa: {
    name: { hu: 'Fotonlándzsa', en: 'Photon Lance' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Egyszerű, pontos, megismételhető.', en: 'Simple, precise, repeatable.' },
  },
  'harmas-lezer': {
    name: { hu: 'Hármas lézer', en: 'Triple Laser' },
    text: { hu: 'Ez az űrhajó sorozatlövés képességet kap.', en: 'This ship gains Barrage.' },
  },
  'szingularitas-agyu': {
    name: { hu: 'Szingularitáságyú', en: 'Singularity Cannon' },
    text: {
      hu: 'Ha cirkálóra vagy rombolóra tüzel, ez az űrhajó +2 tűzerőt kap a lövés végéig.',
      en: 'When this ship fires at a cruiser or destroyer, it gets +2 firepower for that exchange.',
    },
    flavour: { hu: 'A cső végén kezdődik a semmi.', en: 'Nothing begins at the end of the barrel.' },
  },
  bombavetosin: {
    name: { hu: 'Bombavető sín', en: 'Bomb Rail' },
    text: {
      hu: 'Körönként egyszer, ha ez az űrhajó bázist bombáz, kapsz 1 creditet.',
      en: 'Once per turn, when this ship bombs a base, gain 1 credit.',
    },
  },
  tukorpajzs: {
    name: { hu: 'Tükörpajzs', en: 'Mirror Shield' },
    text: {
      hu: 'Ha ez az űrhajó lövéstől sérül, de nem semmisül meg, sebezz 1-et azon az űrhajón, amely eltalálta.',
      en: 'When this ship is damaged by fire and survives, deal 1 damage to the ship that hit it.',
    },
  },
  kristalypajzs: {
    name: { hu: 'Kristálypajzs', en: 'Crystal Shield' },
    text: { hu: 'Amíg véd, ez az űrhajó további +1 páncélzatot kap.', en: 'While defending, this ship gets an additional +1 armour.' },
  },
  fazispajzs: {
    name: { hu: 'Fázispajzs', en: 'Phase Shield' },
    text: { hu: 'Ez az űrhajó álcázás képességet kap.', en: 'This ship gains Cloak.' },
  },
  nanoraj: {
    name: { hu: 'Önjavító nanoraj', en: 'Self-Repairing Nanoswarm' },
    text: { hu: 'Ez az űrhajó javítás képességet kap.', en: 'This ship gains Repair.' },
  },
  hajtomufokozo: { name: { hu: 'Hajtóműfokozó', en: 'Drive Booster' }, text: { hu: '', en: '' } },
  'univerzalis-csatolo': {
    name: { hu: 'Univerzális csatoló', en: 'Universal Coupler' },
    text: {
      hu: 'Erre az űrhajóra kettővel több fegyverzet és legénység fér. A fő fázisodban, körönként egyszer, 1 creditért: 3 credittel olcsóbban kifizethetsz egy ezen az űrhajón lévő fegyverzetet (rakétát nem).',
      en: 'This ship has two extra slots. In your main phase, once per turn, 1 credit: you may pay a weaponry card on this ship, not a missile, for 3 less.',
    },
  },
  plazmaraketa: {
    name: { hu: 'Plazmarakéta', en: 'Plasma Missile' },
    text: {
      hu: 'A kifizetési lépés végén sebezz 3-at egy ellenséges, harcban részt vevő űrhajón.',
      en: 'At the end of the payment step, deal 3 damage to an enemy participating ship.',
    },
    flavour: { hu: 'Megérkezett a válasz.', en: 'The answer has arrived.' },
  },
  'tokeletes-forma': {
    name: { hu: 'A Tökéletes Forma', en: 'The Perfect Form' },
    text: {
      hu: 'Ez az űrhajó +1 sebességet és +1 tűzerőt kap minden rajta lévő kifizetett fegyverzet után, ezt is beleértve (legfeljebb +4-et). Körönként egyszer, ha megsemmisülne, ehelyett a szemetedbe tehetsz róla egy kifizetett fegyverzetet: ekkor sérültbe fordul, és 1 páncélzata marad.',
      en: 'This ship gets +1 speed and +1 firepower for each paid weaponry card on it, including this (at most +4). Once per turn, if it would be destroyed, you may instead put a paid weaponry card from it into your trash: it turns damaged with 1 armour left.',
    },
    flavour: { hu: 'Amit három elme tervez, azt egy sem rontja el.', en: 'What three minds design, no mind can spoil.' },
  },
  fegyvermester: {
    name: { hu: 'Fegyvermester', en: 'Weapons Master' },
    text: {
      hu: 'Ez az űrhajó +1 tűzerőt kap minden rajta lévő kifizetett fegyver után (legfeljebb +3-at).',
      en: 'This ship gets +1 firepower for each paid weapon on it (at most +3).',
    },
    flavour: { hu: 'Minden fegyvernek nevet ad. Hármat.', en: 'It names every weapon. Three times.' },
  },
  szereloraj: {
    name: { hu: 'Szerelőraj', en: 'Tinker Swarm' },
    text: {
      hu: 'Harconként egyszer, a kifizetési lépésben 2 credittel olcsóbban fizethetsz ki egy ezen az űrhajón lévő fegyverzetet.',
      en: 'Once per combat, in the payment step, you may pay one weaponry card on this ship for 2 less.',
    },
  },
  feltalalo: {
    name: { hu: 'Feltaláló', en: 'The Inventor' },
    text: {
      hu: 'A fő fázisodban, 1 creditért fordítsd használtba: a kolóniád felső 6 lapjából vegyél egy fegyverzetet a központodba, a többit tedd a kolóniád aljára tetszőleges sorrendben.',
      en: 'In your main phase, 1 credit, turn to used: take a weaponry card from the top 6 cards of your colony into your headquarters, put the rest on the bottom in any order.',
    },
    flavour: { hu: 'A kérdés nem az, működik-e. Hanem hogy mire.', en: 'The question is not whether it works, but what for.' },
  },
  kalibralo: {
    name: { hu: 'Kalibráló', en: 'Calibrator' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Ezredmilliméterekben gondolkodik.', en: 'It thinks in microns.' },
  },
  fegyvermuhely: {
    name: { hu: 'Fegyverműhely', en: 'Weapon Workshop' },
    text: {
      hu: 'Minden körben az első két fegyverzet, amelyet kifizetsz, 1 credittel olcsóbb.',
      en: 'The first two weaponry cards you pay each turn cost 1 less.',
    },
  },
  tervezoasztal: {
    name: { hu: 'Tervezőasztal', en: 'Drafting Table' },
    text: {
      hu: 'A kolóniád felső 8 lapjából vegyél egy fegyverzetet a központodba, majd keverj.',
      en: 'Take a weaponry card from the top 8 cards of your colony into your headquarters, then shuffle.',
    },
  },
  energiaracs: {
    name: { hu: 'Energiarács', en: 'Energy Lattice' },
    text: {
      hu: 'Ha az ellenfeled bázist támad, támadó űrhajói -1 bombázást kapnak.',
      en: 'While your opponent attacks a base, their attacking ships get -1 bombing.',
    },
  },
  'robbano-prototipus': {
    name: { hu: 'Robbanó prototípus', en: 'Exploding Prototype' },
    text: {
      hu: 'Semmisíts meg minden fegyverzetet egy bombázó űrhajón, és sebezz rajta 2-t.',
      en: 'Destroy all weaponry on a bombing ship and deal 2 damage to it.',
    },
    flavour: { hu: 'A negyvenedik változat már működni fog.', en: 'The fortieth version will work.' },
  },
  'gyors-atszereles': {
    name: { hu: 'Gyors átszerelés', en: 'Quick Refit' },
    text: {
      hu: 'Tedd át egy kifizetett fegyverzetedet (pajzsot nem) egy másik űrhajódra, amelyen elfér, majd húzz egy lapot.',
      en: 'Move one of your paid weaponry cards (not a shield) to another of your ships with a free slot, then draw a card.',
    },
  },
  szabadalom: {
    name: { hu: 'Szabadalom', en: 'Patent' },
    text: {
      hu: 'Kapsz 1 creditet minden kifizetett fegyverzeted után (legfeljebb 5-öt).',
      en: 'Gain 1 credit for each paid weaponry card you control (at most 5).',
    },
  },
  osszeszereles: {
    name: { hu: 'Összeszerelés', en: 'Assembly' },
    text: {
      hu: 'Tegyél egy fegyvert, pajzsot vagy tárgyat a szemetedből kifizetve egy űrhajódra, amelyen elfér.',
      en: 'Put a weapon, shield or item from your trash, paid, onto one of your ships with a free slot.',
    },
  },
  tultoltes: {
    name: { hu: 'Túltöltés', en: 'Overcharge' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód +1 tűzerőt kap a harc fázis végéig minden rajta lévő kifizetett fegyverzet után (legfeljebb +3-at).',
      en: 'One of your participating ships gets +1 firepower until end of combat for each paid weaponry card on it (at most +3).',
    },
  },
  veszpajzs: {
    name: { hu: 'Vészpajzs', en: 'Emergency Shield' },
    text: {
      hu: 'Akadályozd meg a következő 1 sebzést, amelyet egy harcban részt vevő űrhajód kapna; ha van rajta kifizetett fegyverzet, akkor a következő 2-t.',
      en: 'Prevent the next 1 damage to one of your participating ships; the next 2 if it has paid weaponry on it.',
    },
  },
  fegyverleolvasas: {
    name: { hu: 'Fegyverleolvasás', en: 'Weapon Scan' },
    text: {
      hu: 'Nézd meg az ellenfeled űrhajóin lévő összes kifizetetlen lapot, majd húzz egy lapot.',
      en: "Look at all unpaid cards on your opponent's ships, then draw a card.",
    },
  },
  rovidzarlat: {
    name: { hu: 'Rövidzárlat', en: 'Short Circuit' },
    text: {
      hu: 'Válassz: egy kifizetett fegyverzet a kör végéig elveszíti minden értékét és képességét; vagy egy űrhajó a kör végéig elveszíti az összes űrhajó-képességét (a rajta lévő lapoktól kapottakat is).',
      en: 'Choose: a paid weaponry card loses all its values and text until end of turn; or a ship loses all keywords until end of turn, those from cards on it too.',
    },
    flavour: { hu: 'Csend. Aztán még nagyobb csend.', en: 'Silence. Then a deeper silence.' },
  },
}
