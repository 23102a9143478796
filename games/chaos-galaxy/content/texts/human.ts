import type { CardTexts } from '../texts.ts'

export const human: CardTexts = {
  solyom: {
    name: { hu: 'Sólyom', en: 'Falcon' },
    text: {
      hu: 'Kötelék. Ha van másik harcban részt vevő űrhajód, +1 tűzerőt kap.',
      en: 'Formation. Gets +1 firepower while another of your ships is participating.',
    },
  },
  gagarin: {
    name: { hu: 'Gagarin', en: 'Gagarin' },
    text: {
      hu: 'Amikor játékba kerül, nézd meg a kolóniád felső 4 lapját, és tedd vissza őket tetszőleges sorrendben a kolóniád tetejére vagy aljára.',
      en: 'When it comes into play, look at the top 4 cards of your colony and put each back on the top or bottom in any order.',
    },
    flavour: { hu: 'Az első mindig egyedül megy.', en: 'The first one always goes alone.' },
  },
  sasfiok: {
    name: { hu: 'Sasfiók', en: 'Eaglet' },
    text: { hu: 'Kötelék.', en: 'Formation.' },
    flavour: {
      hu: 'Az első bevetésen mindenki becsukja a szemét. Csak egyszer lehet.',
      en: 'Everyone shuts their eyes on the first sortie. You can do it only once.',
    },
  },
  turul: {
    name: { hu: 'Turul', en: 'Turul' },
    text: {
      hu: 'Javítás. Körönként egyszer, ha támad, és a bombázásod sikeres, húzz egy lapot.',
      en: 'Repair. Once per turn, when it attacks and your bombing is successful, draw a card.',
    },
    flavour: { hu: 'Ahová árnyéka vetül, ott új haza épül.', en: 'Where its shadow falls, a new home is built.' },
  },
  'mamut-i': {
    name: { hu: 'Mamut I.', en: 'Mammoth I' },
    text: { hu: 'Hat méretnyi helyet foglal a hangárban.', en: 'Takes six spaces in the hangar.' },
    flavour: { hu: 'Két dokkba fért be, és mindkettőt magával vitte.', en: 'It needed two docks and took both with it.' },
  },
  honfoglalo: {
    name: { hu: 'Honfoglaló', en: 'Homesteader' },
    text: { hu: 'Kötelék.', en: 'Formation.' },
    flavour: { hu: 'Háromezer telepes, egyetlen ágyú, semmi visszaút.', en: 'Three thousand settlers, one gun, no way back.' },
  },
  hunyadi: {
    name: { hu: 'Hunyadi', en: 'Hunyadi' },
    text: {
      hu: 'Kötelék. A tüzelési lépésben, harconként legfeljebb kétszer, használtba fordíthatod egy másik aktív, harcoló űrhajódat: ez az űrhajó +2 tűzerőt kap a harc fázis végéig.',
      en: 'Formation. In the firing step, at most twice per combat, you may turn another of your active participating ships used: this ship gets +2 firepower until end of combat.',
    },
    flavour: { hu: 'A harangokat délben azóta is neki húzzák.', en: 'The noon bells still toll for her.' },
  },
  'fold-emleke': {
    name: { hu: 'A Föld Emléke', en: 'Memory of Earth' },
    text: {
      hu: 'Kötelék. Ha legalább háromféle altípusú űrhajód harcol, és ez is köztük van, a harcoló kötelékes űrhajóid javítás és nehézfegyverzet képességet kapnak. Körönként egyszer, amikor támadást kezdeményezel, kapsz 1 creditet minden különböző típusú kifizetett lapod után.',
      en: 'Formation. While your participating ships, this one among them, are of at least three subtypes, your participating ships with Formation gain Repair and Heavy Weapons. Once per turn, when you declare an attack, gain 1 credit for each different type among your paid cards in play.',
    },
    flavour: { hu: 'Amíg ez a hajó repül, van honnan jönnünk.', en: 'As long as she flies, we come from somewhere.' },
  },
  'gaia-tuzgyorsito': {
    name: { hu: 'Gaia tűzgyorsító', en: 'Gaia Fire Accelerator' },
    text: { hu: '', en: '' },
    flavour: { hu: 'A hajtómű energiájából lő. Az összesből.', en: "It fires with the engine's power. All of it." },
  },
  'durmacel-vertezet': {
    name: { hu: 'Durmacél vértezet', en: 'Durmacél Plating' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Nem szép. Nem is az a dolga.', en: 'It is not pretty. That is not its job.' },
  },
  koteleknavigator: {
    name: { hu: 'Köteléknavigátor', en: 'Formation Navigator' },
    text: { hu: 'Ez az űrhajó kötelék képességet kap.', en: 'This ship gains Formation.' },
  },
  'kombinalt-fegyverrendszer': {
    name: { hu: 'Kombinált fegyverrendszer', en: 'Combined Arms System' },
    text: {
      hu: 'Ez az űrhajó +1 tűzerőt kap minden rajta lévő, különböző altípusú másik kifizetett fegyverzet és legénység után (legfeljebb +3-at).',
      en: 'This ship gets +1 firepower for each different subtype among the other paid weaponry and crew on it (at most +3).',
    },
  },
  atomtoltet: {
    name: { hu: 'Atomtöltet', en: 'Atomic Charge' },
    text: {
      hu: 'A kifizetési lépés végén, ha támad, ez az űrhajó +3 bombázást kap a harc fázis végéig.',
      en: 'At the end of the payment step, if attacking, this ship gets +3 bombing until end of combat.',
    },
  },
  'zendulo-kapitany': {
    name: { hu: 'Zendülő kapitány', en: 'Mutinous Captain' },
    text: {
      hu: 'A leszerelési lépésben, ha az ellenfelednek több creditje van, mint neked, átáll: az ellenfeled kantinjába kerül, és ő irányítja.',
      en: "In the unequip step, if your opponent has more credits than you, he changes sides: he goes to your opponent's cantina under their control.",
    },
    flavour: { hu: '– A fizetésről még beszélünk, uram.', en: '"We shall discuss the pay, sir."' },
  },
  onkentes: {
    name: { hu: 'Önkéntes', en: 'Volunteer' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Jelentkezett. Azóta ezt bánja a legjobban.', en: 'He signed up. It is what he regrets most.' },
  },
  diplomata: {
    name: { hu: 'Diplomata', en: 'Diplomat' },
    text: {
      hu: 'Fordítsd használtba: a kör végéig az ellenfelednek további 2 creditet kell költenie minden támadás kezdeményezésekor.',
      en: 'Turn to used: until end of turn your opponent must spend 2 more credits to declare each attack.',
    },
    flavour: { hu: 'Amíg beszél, addig nem lőnek. Sokat beszél.', en: 'While he talks, nobody shoots. He talks a lot.' },
  },
  'ipari-park': {
    name: { hu: 'Ipari park', en: 'Industrial Park' },
    text: { hu: 'A kezdő fázisodban kapsz 1 creditet.', en: 'In your start phase, gain 1 credit.' },
    flavour: { hu: 'A füst a haladás színe.', en: 'Smoke is the colour of progress.' },
  },
  kikepzokozpont: {
    name: { hu: 'Kiképzőközpont', en: 'Training Centre' },
    text: {
      hu: 'Ha legalább két kötelékes űrhajód harcol, a harcoló kötelékes űrhajóid +1 tűzerőt kapnak.',
      en: 'While two or more of your ships with Formation are participating, they get +1 firepower.',
    },
  },
  'urvedelmi-kor': {
    name: { hu: 'Űrvédelmi kör', en: 'Orbital Defence Ring' },
    text: { hu: 'Védő űrhajóid +1 páncélzatot kapnak.', en: 'Your defending ships get +1 armour.' },
  },
  hadijatek: {
    name: { hu: 'Hadijáték-szimuláció', en: 'War Game Simulation' },
    text: {
      hu: 'A kolóniád felső 7 lapjából vegyél a központodba X/2 (lefelé kerekítve, legfeljebb 3) különböző típusú lapot, majd keverj.',
      en: 'Take X/2 (rounded down, at most 3) cards of different types from the top 7 cards of your colony into your headquarters, then shuffle.',
    },
  },
  'csali-kolonia': {
    name: { hu: 'Csali kolónia', en: 'Decoy Colony' },
    text: { hu: 'Húzz két lapot, és kapsz 1 creditet.', en: 'Draw two cards and gain 1 credit.' },
    flavour: { hu: 'A házak papírból voltak. A bombák nem.', en: 'The houses were paper. The bombs were not.' },
  },
  'osszehangolt-tamadas': {
    name: { hu: 'Összehangolt támadás', en: 'Coordinated Strike' },
    text: {
      hu: 'Az űrhajóid +1 tűzerőt kapnak a kör végéig. Ha legalább három űrhajód van, +1 bombázást is kapnak.',
      en: 'Your ships get +1 firepower until end of turn. If you control three or more ships, they also get +1 bombing.',
    },
  },
  mozgositas: {
    name: { hu: 'Mozgósítás', en: 'Mobilisation' },
    text: {
      hu: 'Kapsz 1 creditet minden különböző típusú kifizetett lapod után (legfeljebb 4-et).',
      en: 'Gain 1 credit for each different type among your paid cards in play (at most 4).',
    },
  },
  'tudomanyos-program': {
    name: { hu: 'Tudományos program', en: 'Science Programme' },
    text: {
      hu: 'Húzz egy lapot minden különböző típusú kifizetett lapod után (legfeljebb hármat).',
      en: 'Draw a card for each different type among your paid cards in play (at most three).',
    },
  },
  tanulsagok: {
    name: { hu: 'Tanulságok', en: 'Lessons Learned' },
    text: {
      hu: 'Csak akkor játszhatod ki, ha a legutóbbi köröd óta megsemmisült egy űrhajód. Húzz két lapot, és kapsz 1 creditet.',
      en: 'Play only if a ship of yours was destroyed since your last turn. Draw two cards and gain 1 credit.',
    },
  },
  'hadianyag-atcsoportositas': {
    name: { hu: 'Hadianyag-átcsoportosítás', en: 'Materiel Regrouping' },
    text: {
      hu: 'A következő űrhajó, fegyverzet, legénység és bázis, amelyet ebben a körben kifizetsz, 1-1 credittel olcsóbb. Húzz egy lapot.',
      en: 'The next ship, the next weaponry card, the next crew and the next base you pay this turn each cost 1 less. Draw a card.',
    },
  },
  nagykoalicio: {
    name: { hu: 'Nagykoalíció', en: 'Grand Coalition' },
    text: {
      hu: 'Válassz kettőt; ha legalább három fajhoz tartozó kifizetett lapod van játékban, hármat: húzz két lapot; tegyél 1-1 fejlesztést minden kifizetetlen bázisodra; kapsz 3 creditet; fordítsd aktívba a kantinodban lévő összes használt legénységet.',
      en: 'Choose two, or three if your paid cards in play belong to three or more races: draw two cards; put 1 development on each of your unpaid bases; gain 3 credits; ready all used crew in your cantina.',
    },
    flavour: { hu: 'Egyikük sem bízott a másikban. Ezért működött.', en: 'None of them trusted the others. That is why it worked.' },
  },
  'durmacel-celterelo': {
    name: { hu: 'Durmacél célterelő', en: 'Durmacél Decoy' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód +1 páncélzatot kap a harc fázis végéig.',
      en: 'One of your participating ships gets +1 armour until end of combat.',
    },
    flavour: { hu: 'A rakéta eltalált valamit. Csak nem minket.', en: 'The missile hit something. Just not us.' },
  },
  felulbiralas: {
    name: { hu: 'Felülbírálás', en: 'Override' },
    text: {
      hu: 'Semlegesíts egy megszakítást. X a semlegesített lap creditköltsége.',
      en: 'Neutralise an interrupt. X is the credit cost of that card.',
    },
    flavour: { hu: '– Nem. – És ennyi volt a háború.', en: '"No." And that was the war.' },
  },
  'osszpontositott-tuz': {
    name: { hu: 'Összpontosított tűz', en: 'Focused Fire' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód a lövés végéig +1 tűzerőt kap minden másik harcoló űrhajód után (legfeljebb +3-at).',
      en: 'One of your participating ships gets +1 firepower for this exchange for each of your other participating ships (at most +3).',
    },
  },
  'gyors-felkeszules': {
    name: { hu: 'Gyors felkészülés', en: 'Rapid Readiness' },
    text: {
      hu: 'Nézd meg a kolóniád felső 5 lapját, vegyél közülük egyet a központodba, a többit tedd a kolóniád aljára tetszőleges sorrendben.',
      en: 'Look at the top 5 cards of your colony, take one into your headquarters, put the rest on the bottom in any order.',
    },
  },
  erosites: {
    name: { hu: 'Erősítés', en: 'Reinforcements' },
    text: {
      hu: 'Egy aktív űrhajód, amely nem vesz részt a harcban, csatlakozik hozzá a te oldaladon.',
      en: 'One of your active ships that is not participating joins the combat on your side.',
    },
  },
  bajtarsiassag: {
    name: { hu: 'Bajtársiasság', en: 'Comradeship' },
    text: {
      hu: 'A következő 2 sebzést, amelyet egy harcoló űrhajód kapna ebben a harcban, egy másik harcoló űrhajód kapja. Húzz egy lapot.',
      en: 'The next 2 damage that would be dealt to one of your participating ships this combat is dealt to another of them instead. Draw a card.',
    },
  },
}
