import type { Texts } from '../localized-text.ts'

/** The description of each ship class. */
export const CLASS_TEXTS: Texts = {
  dreadnought: {
    name: { hu: 'dreadnought', en: 'dreadnought' },
    text: {
      hu: 'A flotta legnehezebb hadihajója, ritka vendég és nehezen pusztítható.',
      en: 'The heaviest warship of a fleet, rarely seen and hard to kill.',
    },
  },
  battleship: {
    name: { hu: 'csatahajó', en: 'battleship' },
    text: {
      hu: 'A csatasor gerince erős ágyúkkal és vastag páncélzattal.',
      en: 'Backbone of the line with strong guns and thick plating.',
    },
  },
  battleCarrier: {
    name: { hu: 'harci hordozó', en: 'battle carrier' },
    text: { hu: 'Hordozó, amely a tűzpárbajban is megállja a helyét.', en: 'A carrier that can hold its own in the gun line.' },
  },
  heavyCarrier: {
    name: { hu: 'nehézhordozó', en: 'heavy carrier' },
    text: { hu: 'Jól felfegyverzett hordozó.', en: 'A well armed carrier.' },
  },
  carrier: {
    name: { hu: 'hordozó', en: 'carrier' },
    text: { hu: 'Rajokat hoz a csatába, és a második vonalból harcol.', en: 'Brings wings to the battle and fights from the second line.' },
  },
  assaultCarrier: {
    name: { hu: 'rohamhordozó', en: 'assault carrier' },
    text: { hu: 'Rohamosztagokat és kompokat szállít csáklyázáshoz.', en: 'Carries marines and shuttles for boarding.' },
  },
  battlecruiser: {
    name: { hu: 'csatacirkáló', en: 'battlecruiser' },
    text: { hu: 'Csatahajó-fegyverzet gyorsabb testen.', en: 'Battleship guns on a faster hull.' },
  },
  station: { name: { hu: 'harcállomás', en: 'battle station' }, text: { hu: 'Mozdulatlan erőd.', en: 'An immobile fortress.' } },
  heavyCruiser: {
    name: { hu: 'nehézcirkáló', en: 'heavy cruiser' },
    text: { hu: 'Szívósabb cirkáló a csatasor közepére.', en: 'A tougher cruiser for the centre of the line.' },
  },
  cruiser: {
    name: { hu: 'cirkáló', en: 'cruiser' },
    text: { hu: 'Minden flotta sokoldalú hajója.', en: 'The all-round ship of every fleet.' },
  },
  lightCruiser: {
    name: { hu: 'könnyűcirkáló', en: 'light cruiser' },
    text: { hu: 'Gyors cirkáló oldalazáshoz.', en: 'A quick cruiser for flanking.' },
  },
  shieldCruiser: {
    name: { hu: 'pajzscirkáló', en: 'shield cruiser' },
    text: { hu: 'Kivetített pajzsával társait óvja.', en: 'Protects its neighbours with projected shields.' },
  },
  torpedoCruiser: {
    name: { hu: 'torpedócirkáló', en: 'torpedo cruiser' },
    text: { hu: 'Súlyos torpedósorozatokat lő.', en: 'Fires heavy torpedo salvos.' },
  },
  assaultCruiser: {
    name: { hu: 'rohamcirkáló', en: 'assault cruiser' },
    text: { hu: 'Közelharcra és csáklyázásra épült.', en: 'Built to get close and board.' },
  },
  shuntCruiser: {
    name: { hu: 'ugrócirkáló', en: 'shunt cruiser' },
    text: { hu: 'Ott bukkan fel, ahol a legkevésbé várják.', en: 'Appears where it is least wanted.' },
  },
  researchCruiser: {
    name: { hu: 'kísérleti cirkáló', en: 'research cruiser' },
    text: { hu: 'Kísérleti fegyvereket hordoz.', en: 'Carries experimental weapons.' },
  },
  escortCarrier: {
    name: { hu: 'kísérőhordozó', en: 'escort carrier' },
    text: { hu: 'Osztagban működő kis hordozó.', en: 'A small carrier operating in squadrons.' },
  },
  destroyer: { name: { hu: 'romboló', en: 'destroyer' }, text: { hu: 'Messzehordó vadász.', en: 'A long range hunter.' } },
  gunship: {
    name: { hu: 'ágyúhajó', en: 'gunship' },
    text: { hu: 'Egyetlen nagy ágyú köré épített hajó.', en: 'A hull wrapped around one big gun.' },
  },
  gunPlatform: {
    name: { hu: 'lövegplatform', en: 'gun platform' },
    text: { hu: 'Rögzített védelmi műhold.', en: 'A fixed defence satellite.' },
  },
  frigate: { name: { hu: 'fregatt', en: 'frigate' }, text: { hu: 'Gyors, kis hadihajó.', en: 'A fast small warship.' } },
  lightFrigate: {
    name: { hu: 'könnyű fregatt', en: 'light frigate' },
    text: { hu: 'A flotta legolcsóbb ágyúja.', en: 'The cheapest gun in the fleet.' },
  },
  corvette: {
    name: { hu: 'korvett', en: 'corvette' },
    text: { hu: 'Apró, gyors és nagyon nehéz eltalálni.', en: 'Tiny, fast and very hard to hit.' },
  },
  escort: {
    name: { hu: 'kísérőhajó', en: 'escort' },
    text: { hu: 'Rajoktól és csáklyázóktól óvja a nagy hajókat.', en: 'Shields capital ships from wings and boarders.' },
  },
  gunDrone: {
    name: { hu: 'fegyverdrón', en: 'gun drone' },
    text: { hu: 'Személyzet nélküli fegyverhordozó.', en: 'An unmanned weapon carrier.' },
  },
  transport: {
    name: { hu: 'szállítóhajó', en: 'transport' },
    text: { hu: 'Nehézkes teherhajó a küldetésekhez.', en: 'A clumsy cargo ship of scenarios.' },
  },
  shuttle: {
    name: { hu: 'komp', en: 'shuttle' },
    text: { hu: 'Fegyvertelen futár a küldetésekhez.', en: 'An unarmed courier of scenarios.' },
  },
}
