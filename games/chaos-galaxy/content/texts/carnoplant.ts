import type { CardTexts } from '../texts.ts'

export const carnoplant: CardTexts = {
  futar: {
    name: { hu: 'Futár', en: 'Courier' },
    text: { hu: 'Ha bombáz, kapsz 1 creditet.', en: 'When it bombs, gain 1 credit.' },
    flavour: { hu: 'Mindegy, mit visz. A számla a lényeg.', en: 'What it carries does not matter. The invoice does.' },
  },
  kereskedoszloop: {
    name: { hu: 'Kereskedőszloop', en: 'Trade Sloop' },
    text: { hu: 'A kezdő fázisodban, ha aktív, kapsz 1 creditet.', en: 'In your start phase, if it is active, gain 1 credit.' },
  },
  indafogo: { name: { hu: 'Indafogó', en: 'Vine Grappler' }, text: { hu: 'Javítás.', en: 'Repair.' } },
  'berelt-cirkalo': {
    name: { hu: 'Bérelt cirkáló', en: 'Chartered Cruiser' },
    text: {
      hu: 'A kezdő fázisodban fizess 1 creditet, vagy fordítsd sérültbe.',
      en: 'In your start phase, pay 1 credit or turn it damaged.',
    },
  },
  aranykaravan: {
    name: { hu: 'Aranykaraván', en: 'Golden Caravan' },
    text: { hu: 'Javítás. Ha megsemmisül, kapsz 4 creditet.', en: 'Repair. When it is destroyed, gain 4 credits.' },
  },
  monopolista: {
    name: { hu: 'A Monopolista', en: 'The Monopolist' },
    text: {
      hu: 'Nehézfegyverzet. Harconként egyszer, 3 creditért: akadályozd meg a következő 2 sebzést, amelyet ebben a harcban kapna.',
      en: 'Heavy Weapons. Once per combat, 3 credits: prevent the next 2 damage to it this combat.',
    },
    flavour: { hu: 'Nincs versenytársa. Volt.', en: 'It has no rival. It had one.' },
  },
  crx: {
    name: { hu: 'CRX', en: 'CRX' },
    text: { hu: 'Sorozatlövés.', en: 'Barrage.' },
    flavour: { hu: 'Lassú. De mire ideér, már kifizették.', en: 'It is slow. But by the time it arrives, it has been paid for.' },
  },
  yggdrasil: {
    name: { hu: 'Yggdrasil', en: 'Yggdrasil' },
    text: {
      hu: 'Javítás. 2 creditért: +1 tűzerőt, +1 páncélzatot vagy +1 bombázást kap a harc fázis végéig. Akárhányszor használhatod.',
      en: 'Repair. 2 credits: it gets +1 firepower, +1 armour or +1 bombing until end of combat. Use any number of times.',
    },
    flavour: { hu: 'A gyökerei bankok, a levelei bankjegyek.', en: 'Its roots are banks, its leaves are banknotes.' },
  },
  berfegyver: {
    name: { hu: 'Bérfegyver', en: 'Leased Gun' },
    text: { hu: 'A kezdő fázisodban fizess 1 creditet, vagy semmisítsd meg.', en: 'In your start phase, pay 1 credit or destroy this.' },
  },
  burokpajzs: {
    name: { hu: 'Burokpajzs', en: 'Husk Shield' },
    text: {
      hu: 'Harconként legfeljebb kétszer, 1 creditért: akadályozd meg a következő 1 sebzést, amelyet ez az űrhajó kapna ebben a harcban.',
      en: 'At most twice per combat, 1 credit: prevent the next 1 damage to this ship this combat.',
    },
  },
  rakoter: {
    name: { hu: 'Rakodótér', en: 'Cargo Hold' },
    text: { hu: 'Ha ez az űrhajó bombáz, kapsz 1 creditet.', en: 'When this ship bombs, gain 1 credit.' },
  },
  pollenraketa: {
    name: { hu: 'Pollenrakéta', en: 'Pollen Missile' },
    text: {
      hu: 'A kifizetési lépés végén egy ellenséges, harcban részt vevő űrhajó -2 tűzerőt és -2 sebességet kap a harc fázis végéig.',
      en: 'At the end of the payment step, an enemy participating ship gets -2 firepower and -2 speed until end of combat.',
    },
  },
  kereskedoherceg: {
    name: { hu: 'Kereskedőherceg', en: 'Merchant Prince' },
    text: {
      hu: 'Ha ez az űrhajó bombáz, elveszel 1 creditet az ellenfeledtől.',
      en: 'When this ship bombs, steal 1 credit from your opponent.',
    },
  },
  zsoldos: {
    name: { hu: 'Zsoldos', en: 'Mercenary' },
    text: { hu: 'A leszerelési lépésben fizess 1 creditet, vagy semmisítsd meg.', en: 'In the unequip step, pay 1 credit or destroy him.' },
    flavour: { hu: 'A hűség ára napi árfolyamon értendő.', en: 'Loyalty is quoted at the daily rate.' },
  },
  konyvelo: {
    name: { hu: 'Könyvelő', en: 'Accountant' },
    text: { hu: 'A fő fázisodban fordítsd használtba: kapsz 1 creditet.', en: 'In your main phase, turn to used: gain 1 credit.' },
    flavour: {
      hu: 'Egyetlen tollvonással több hajót süllyesztett el, mint egy flotta.',
      en: 'With one stroke of the pen he sank more ships than a fleet.',
    },
  },
  bankar: {
    name: { hu: 'Bankár', en: 'Banker' },
    text: {
      hu: 'A kezdő fázisodban kapsz 1 creditet minden 6 credited után (legfeljebb 3-at).',
      en: 'In your start phase, gain 1 credit for every 6 credits you have (at most 3).',
    },
    flavour: { hu: 'Pénzből pénzt csinál. A többit ránk bízza.', en: 'He makes money from money. The rest he leaves to us.' },
  },
  rakodogep: { name: { hu: 'Rakodógép', en: 'Loader' }, text: { hu: '', en: '' } },
  alkusz: {
    name: { hu: 'Alkusz', en: 'Broker' },
    text: {
      hu: 'A fő fázisodban fordítsd használtba, és tedd a szemetedbe egy másik kifizetett űrhajódat, fegyverzetedet vagy legénységedet: a creditköltségénél 1-gyel kevesebb creditet kapsz.',
      en: 'In your main phase, turn to used and put another of your paid ships, weaponry or crew into your trash: gain its credit cost minus 1.',
    },
  },
  tozsde: {
    name: { hu: 'Tőzsde', en: 'Stock Exchange' },
    text: {
      hu: 'A fő fázisodban, körönként egyszer, 2 creditért tegyél rá egy jelzőt (legfeljebb három lehet rajta). A kezdő fázisodban kapsz 1 creditet minden rajta lévő jelző után.',
      en: 'In your main phase, once per turn, 2 credits: put a counter on it (at most three). In your start phase, gain 1 credit for each counter on it.',
    },
  },
  pancelterem: {
    name: { hu: 'Páncélterem', en: 'Vault' },
    text: {
      hu: 'A köröd végén 10-zel több credited maradhat, és az ellenfeled nem vehet el tőled creditet. Körönként egyszer, ha bombázzák a kolóniádat, kapsz 1 creditet.',
      en: 'You may keep 10 more credits at the end of your turn, and your opponent cannot steal your credits. Once per turn, when your colony is bombed, gain 1 credit.',
    },
  },
  'jo-uzlet': {
    name: { hu: 'Jó üzlet', en: 'Good Deal' },
    text: { hu: 'Kapsz 3 creditet.', en: 'Gain 3 credits.' },
    flavour: { hu: 'Mindkét fél azt hitte, ő járt jól. Az egyik tévedett.', en: 'Both sides thought they had won. One was wrong.' },
  },
  hitel: {
    name: { hu: 'Hitel', en: 'Loan' },
    text: {
      hu: 'Kapsz 5 creditet. A következő kezdő fázisodban elveszítesz 3 creditet.',
      en: 'Gain 5 credits. In your next start phase, lose 3 credits.',
    },
    flavour: { hu: 'Ma a tiéd. Holnap te vagy az övék.', en: 'Today it is yours. Tomorrow you are theirs.' },
  },
  vamszedes: {
    name: { hu: 'Vámszedés', en: 'Customs Duty' },
    text: { hu: 'Vegyél el 2 creditet az ellenfeledtől.', en: 'Steal 2 credits from your opponent.' },
  },
  tozsdebumm: {
    name: { hu: 'Tőzsdebumm', en: 'Market Boom' },
    text: {
      hu: 'Annyi creditet kapsz, amennyi a megmaradt creditjeid fele, lefelé kerekítve (legfeljebb 6-ot).',
      en: 'Gain credits equal to half of your remaining credits, rounded down (at most 6).',
    },
  },
  embargo: {
    name: { hu: 'Kereskedelmi embargó', en: 'Trade Embargo' },
    text: {
      hu: 'Az ellenfeled a következő kezdő fázisában 3 credittel kevesebbet kap. Ez a lap a szemét helyett kikerül a játékból.',
      en: 'Your opponent gets 3 credits less in their next start phase. This card leaves the game instead of going to your trash.',
    },
  },
  felvasarlas: {
    name: { hu: 'Felvásárlás', en: 'Hostile Takeover' },
    text: {
      hu: 'Átveszed egy ellenséges űrhajó irányítását minden rajta lévő lappal együtt. X az űrhajó creditköltsége plusz 2.',
      en: 'Gain control of an enemy ship with everything on it. X is its credit cost plus 2.',
    },
    flavour: { hu: 'Ne lődd szét. Vedd meg.', en: 'Do not shoot it down. Buy it.' },
  },
  vegkiarusitas: {
    name: { hu: 'Végkiárusítás', en: 'Clearance Sale' },
    text: {
      hu: 'Csak akkor játszhatod ki, ha a legutóbbi köröd óta megsemmisült egy űrhajód. Kapsz 4 creditet.',
      en: 'Play only if a ship of yours was destroyed since your last turn. Gain 4 credits.',
    },
  },
  bergyilkos: {
    name: { hu: 'Bérgyilkos', en: 'Hired Killer' },
    text: { hu: 'Semmisíts meg egy legénységet az ellenfeled kantinjában.', en: "Destroy a crew in your opponent's cantina." },
  },
  kamat: {
    name: { hu: 'Kamat', en: 'Interest' },
    text: {
      hu: 'Kapsz 1 creditet minden 4 credited után (legfeljebb 3-at).',
      en: 'Gain 1 credit for every 4 credits you have (at most 3).',
    },
  },
  megvesztegetes: {
    name: { hu: 'Megvesztegetés', en: 'Bribery' },
    text: {
      hu: 'Egy legfeljebb cirkáló méretű ellenséges űrhajó elhagyja a harcot, hacsak az irányítója nem fizet 2 creditet.',
      en: 'An enemy participating ship of size 3 or less leaves the combat unless its controller pays 2 credits.',
    },
    flavour: { hu: '– Mennyi? – És a hajó elfordult.', en: '"How much?" And the ship turned away.' },
  },
  biztositas: {
    name: { hu: 'Biztosítás', en: 'Insurance' },
    text: {
      hu: 'Válassz egy űrhajódat: ha ebben a körben megsemmisül, creditköltségének felét megkapod (lefelé kerekítve). Húzz egy lapot.',
      en: 'Choose one of your ships: if it is destroyed this turn, gain half of its credit cost, rounded down. Draw a card.',
    },
  },
  utvam: {
    name: { hu: 'Útvám', en: 'Road Toll' },
    text: {
      hu: 'Csak az ellenfeled támadásának bejelentése után játszhatod ki. Ha az ellenfeled nem fizet 3 creditet, a harc véget ér.',
      en: 'Play only after your opponent has declared an attack. Unless your opponent pays 3 credits, the combat ends.',
    },
    flavour: { hu: 'A hősiesség ingyenes. Az áthaladás nem.', en: 'Heroism is free. Passage is not.' },
  },
  rugyezes: {
    name: { hu: 'Rügyezés', en: 'Budding' },
    text: {
      hu: 'Akadályozd meg a következő 1 sebzést, amelyet egy harcoló űrhajód kapna ebben a harcban, és kapsz 1 creditet.',
      en: 'Prevent the next 1 damage to one of your participating ships this combat and gain 1 credit.',
    },
  },
}
