import type { CardTexts } from '../texts.ts'

export const insectoid: CardTexts = {
  szitakoto: {
    name: { hu: 'Szitakötő', en: 'Dragonfly' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Nem a leggyorsabb. Csak ott van előbb.', en: 'Not the fastest. It is just there first.' },
  },
  dongo: { name: { hu: 'Dongó', en: 'Bumblebee' }, text: { hu: 'Kötelék.', en: 'Formation.' } },
  darazs: {
    name: { hu: 'Darázs', en: 'Wasp' },
    text: { hu: 'Gyorstüzelés.', en: 'Rapid Fire.' },
    flavour: { hu: 'Csíp, mielőtt zümmögne.', en: 'It stings before it buzzes.' },
  },
  lotetu: { name: { hu: 'Lótetű', en: 'Mole Cricket' }, text: { hu: 'Tűzszerészet.', en: 'Ordnance.' } },
  szarvasbogar: {
    name: { hu: 'Szarvasbogár', en: 'Stag Beetle' },
    text: { hu: '', en: '' },
    flavour: { hu: 'A páncél vastag. A gazdája türelmes.', en: 'The armour is thick. Its owner is patient.' },
  },
  saskaraj: {
    name: { hu: 'Sáskaraj', en: 'Locust Swarm' },
    text: { hu: 'Sorozatlövés.', en: 'Barrage.' },
    flavour: { hu: 'Ahol elvonul, ott nincs mit újjáépíteni.', en: 'Where it has passed, there is nothing to rebuild.' },
  },
  'kiralyno-barkaja': {
    name: { hu: 'A királynő bárkája', en: "The Queen's Barge" },
    text: {
      hu: 'Valahányszor kifizetsz egy bázist, +2 bombázást kap a kör végéig. A befejező fázisodban tegyél 1 fejlesztést egy kifizetetlen bázisodra.',
      en: 'Whenever you pay a base, it gets +2 bombing until end of turn. In your end phase, put 1 development on one of your unpaid bases.',
    },
  },
  kitinlemez: { name: { hu: 'Kitinlemez', en: 'Chitin Plate' }, text: { hu: '', en: '' } },
  savfroccs: {
    name: { hu: 'Savfröccs', en: 'Acid Spray' },
    text: {
      hu: 'A kifizetési lépés végén egy ellenséges, harcban részt vevő űrhajó -1 tűzerőt és -1 páncélzatot kap a harc fázis végéig.',
      en: 'At the end of the payment step, an enemy participating ship gets -1 firepower and -1 armour until end of combat.',
    },
  },
  asofog: {
    name: { hu: 'Ásófog', en: 'Digging Mandible' },
    text: {
      hu: 'Körönként egyszer, ha ez az űrhajó támad, és a bombázásod sikeres, tegyél 2 fejlesztést egy kifizetetlen bázisodra.',
      en: 'Once per turn, when this ship attacks and your bombing is successful, put 2 developments on one of your unpaid bases.',
    },
  },
  epitomunkas: {
    name: { hu: 'Építőmunkás', en: 'Builder Worker' },
    text: {
      hu: 'A fő fázisodban fordítsd használtba: tegyél 1 fejlesztést egy kifizetetlen bázisodra.',
      en: 'In your main phase, turn to used: put 1 development on one of your unpaid bases.',
    },
    flavour: { hu: 'Hat lába van, és mind a hatnak jut munka.', en: 'Six legs, and there is work for all of them.' },
  },
  'kiralynoi-testor': {
    name: { hu: 'Királynői testőr', en: 'Royal Guard' },
    text: {
      hu: 'Ha ez az űrhajó megsemmisülne, ehelyett a szemetedbe tehetsz róla egy kifizetett inszektoid legénységet: ekkor sérültbe fordul, és 1 páncélzata marad.',
      en: 'If this ship would be destroyed, you may instead put a paid Insectoid crew from it into your trash: the ship turns damaged with 1 armour left.',
    },
  },
  savkopo: { name: { hu: 'Savköpő', en: 'Acid Spitter' }, text: { hu: '', en: '' } },
  rajvezer: {
    name: { hu: 'Rajvezér', en: 'Swarm Leader' },
    text: { hu: 'Harcoló felderítőid és vadászgépeid +1 tűzerőt kapnak.', en: 'Your participating scouts and fighters get +1 firepower.' },
  },
  'pancelos-dolgozo': { name: { hu: 'Páncélos dolgozó', en: 'Armoured Worker' }, text: { hu: '', en: '' } },
  aknagyuru: {
    name: { hu: 'Aknagyűrű', en: 'Mine Ring' },
    text: {
      hu: 'Az ellenfelednek 1 creditet kell költenie minden támadás kezdeményezésekor.',
      en: 'Your opponent must spend 1 credit to declare each attack.',
    },
    flavour: { hu: 'A belépés díjköteles.', en: 'Admission is charged.' },
  },
  'kiralynoi-kamra': {
    name: { hu: 'Királynői kamra', en: "Queen's Chamber" },
    text: {
      hu: 'A kezdő fázisodban tegyél 1-1 fejlesztést legfeljebb három kifizetetlen bázisodra.',
      en: 'In your start phase, put 1 development on each of up to three of your unpaid bases.',
    },
    flavour: { hu: 'Nem ad parancsot. Illatot ad.', en: 'She gives no orders. She gives a scent.' },
  },
  kitinfal: {
    name: { hu: 'Kitinfal', en: 'Chitin Wall' },
    text: { hu: 'A kolóniádat érő minden bombázás 1-gyel kisebb.', en: 'Each bombing of your colony is reduced by 1.' },
  },
  gombakert: {
    name: { hu: 'Gombakert', en: 'Fungus Garden' },
    text: {
      hu: 'A fő fázisodban, 1 creditért fordítsd használtba: tedd a pusztulatod legalsó lapját a kolóniád aljára. Ha a kolóniádban legfeljebb 12 lap van, tedd alá a következőt is.',
      en: 'In your main phase, 1 credit, turn to used: put the bottom card of your wasteland on the bottom of your colony. If your colony has 12 cards or fewer, do it once more.',
    },
    flavour: { hu: 'A halottak etetik az élőket. Ez a rend.', en: 'The dead feed the living. That is the order.' },
  },
  savakna: {
    name: { hu: 'Savakna', en: 'Acid Mine' },
    text: { hu: 'Sebezz 2-t minden bombázó űrhajón.', en: 'Deal 2 damage to each bombing ship.' },
  },
  feszekcsapda: {
    name: { hu: 'Fészekcsapda', en: 'Nest Trap' },
    text: { hu: 'Semmisíts meg egy bombázó felderítőt vagy vadászgépet.', en: 'Destroy a bombing scout or fighter.' },
  },
  alaasas: {
    name: { hu: 'Aláásás', en: 'Undermining' },
    text: {
      hu: 'Az ellenfeled a kolóniája tetejéről X (legfeljebb 6) lapot a pusztulatába dob.',
      en: 'Your opponent mills X cards (at most 6).',
    },
    flavour: { hu: 'Először a padló reped meg. Aztán már nincs padló.', en: 'First the floor cracks. Then there is no floor.' },
  },
  feromontorony: {
    name: { hu: 'Feromontorony', en: 'Pheromone Tower' },
    text: {
      hu: 'Fordítsd használtba: fordítsd aktívba egy használt felderítődet vagy vadászgépedet.',
      en: 'Turn to used: ready one of your used scouts or fighters.',
    },
  },
  alagutrendszer: {
    name: { hu: 'Alagútrendszer', en: 'Tunnel Network' },
    text: {
      hu: 'Az ellenfeled a többi bázisodat, a kifizetett Alagútrendszereket kivéve, nem jelölheti ki támadás célpontjának. Minden bázisodon körönként eggyel többet fejleszthetsz creditért.',
      en: 'Your opponent cannot name your other bases, except paid Tunnel Networks, as attack targets. You may develop each base for credits once more each turn.',
    },
    flavour: { hu: 'A térképük háromdimenziós, és mégis kevés.', en: 'Their map has three dimensions and still lacks one.' },
  },
  'os-boly': {
    name: { hu: 'Az Ősboly', en: 'The Primal Hive' },
    text: {
      hu: 'A kezdő fázisodban válassz egyet, ha X legalább 3, kettőt, ha legalább 6, mindhármat, ha legalább 9: kapsz 1 creditet; húzz egy lapot; tegyél 2 fejlesztést egy kifizetetlen bázisodra.',
      en: 'In your start phase choose one if X is 3 or more, two if 6 or more, all three if 9 or more: gain 1 credit; draw a card; put 2 developments on one of your unpaid bases.',
    },
    flavour: { hu: 'Egymilliárd torok, egyetlen szó: tovább.', en: 'A billion throats, a single word: onward.' },
  },
  kelteto: {
    name: { hu: 'Keltető', en: 'Hatchery' },
    text: {
      hu: 'Minden körben az első két felderítő vagy vadászgép, amelyet kijátszol, 1 credittel olcsóbb.',
      en: 'The first two scouts or fighters you play each turn cost 1 less.',
    },
  },
  'szorgos-kezek': {
    name: { hu: 'Szorgos kezek', en: 'Busy Hands' },
    text: {
      hu: 'Tegyél 1-1 fejlesztést legfeljebb négy kifizetetlen bázisodra.',
      en: 'Put 1 development on each of up to four of your unpaid bases.',
    },
  },
  rajzas: {
    name: { hu: 'Rajzás', en: 'Swarming' },
    text: {
      hu: 'A kolóniád felső 8 lapjából vegyél legfeljebb két felderítőt vagy vadászgépet a központodba, majd keverj. Ebben a körben a következő két ilyen űrhajód 1-1 credittel olcsóbb.',
      en: 'Take up to two scouts or fighters from the top 8 cards of your colony into your headquarters, then shuffle. The next two such ships you play this turn cost 1 less each.',
    },
  },
  'kiralynoi-parancs': {
    name: { hu: 'Királynői parancs', en: 'Royal Decree' },
    text: {
      hu: 'Ingyen kifizethetsz egy bázisodat (csapdát nem), akkor is, ha legfeljebb 3 fejlesztés hiányzik róla. Húzz egy lapot.',
      en: 'You may pay one of your bases (not a trap) for free, even if up to 3 developments are missing. Draw a card.',
    },
  },
  ujjaepites: {
    name: { hu: 'Újjáépítés', en: 'Rebuilding' },
    text: {
      hu: 'Csak akkor játszhatod ki, ha a legutóbbi köröd óta megsemmisült egy bázisod. Vegyél egy bázist a szemetedből vagy a pusztulatodból a központodba (mutasd meg), és tegyél 2 fejlesztést egy kifizetetlen bázisodra.',
      en: 'Play only if a base of yours was destroyed since your last turn. Take a base from your trash or wasteland into your headquarters (reveal it) and put 2 developments on one of your unpaid bases.',
    },
  },
  kitinreflex: {
    name: { hu: 'Kitinreflex', en: 'Chitin Reflex' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód +2 páncélzatot kap a harc fázis végéig.',
      en: 'One of your participating ships gets +2 armour until end of combat.',
    },
    flavour: { hu: 'Az idegpálya rövidebb, mint a gondolat.', en: 'The nerve is shorter than the thought.' },
  },
  'hajnali-muszak': {
    name: { hu: 'Hajnali műszak', en: 'Dawn Shift' },
    text: {
      hu: 'Tegyél 1-1 fejlesztést legfeljebb három kifizetetlen bázisodra.',
      en: 'Put 1 development on each of up to three of your unpaid bases.',
    },
  },
  'aldozatos-vedelem': {
    name: { hu: 'Áldozatos védelem', en: 'Selfless Defence' },
    text: {
      hu: 'Levehetsz összesen 2 fejlesztést a bázisaidról: ebben a harcban minden téged érő bombázás 4-gyel kisebb.',
      en: 'You may remove 2 developments in total from your bases: each bombing against you this combat is reduced by 4.',
    },
  },
}
