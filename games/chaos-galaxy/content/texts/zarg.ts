import type { CardTexts } from '../texts.ts'

export const zarg: CardTexts = {
  halalszarny: {
    name: { hu: 'Halálszárny', en: 'Death Wing' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Nem üzen hadat. Csak jön.', en: 'It declares no war. It just comes.' },
  },
  kaoszszikra: {
    name: { hu: 'Káoszszikra', en: 'Chaos Spark' },
    text: {
      hu: 'Gyorstüzelés. Amikor játékba kerül, a kolóniád felső 2 lapját dobd a pusztulatodba.',
      en: 'Rapid Fire. When it comes into play, mill 2 cards of your own colony.',
    },
  },
  'cobra-flash': {
    name: { hu: 'Cobra Flash', en: 'Cobra Flash' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Nem kerülget. Odamegy, és mar.', en: 'It does not circle. It goes in and bites.' },
  },
  dulo: { name: { hu: 'Dúló', en: 'Ravager' }, text: { hu: 'Tűzszerészet.', en: 'Ordnance.' } },
  liderc: {
    name: { hu: 'Lidérc', en: 'Wraith' },
    text: {
      hu: 'Álcázás. Ha megsemmisül, a kolóniád felső 3 lapját a pusztulatodba dobhatod, hogy visszakerüljön a központodba.',
      en: 'Cloak. When it is destroyed, you may mill 3 cards of your own colony: return it to your headquarters.',
    },
    flavour: { hu: 'Háromszor lőtték le. Egyszer sem hitte el.', en: 'Shot down three times. It never believed it.' },
  },
  roncsvadasz: {
    name: { hu: 'Roncsvadász', en: 'Wreck Hunter' },
    text: {
      hu: 'Harconként egyszer, ha harcol, és a kolóniádból lap kerül a pusztulatodba, +1 tűzerőt kap a harc fázis végéig.',
      en: 'Once per combat, when cards go from your colony to your wasteland while it is participating, it gets +1 firepower until end of combat.',
    },
  },
  pusztito: {
    name: { hu: 'A Pusztító', en: 'The Annihilator' },
    text: { hu: 'Tűzszerészet.', en: 'Ordnance.' },
    flavour: { hu: 'Nem ellenséget keres. Munkát.', en: 'It is not looking for enemies. It is looking for work.' },
  },
  'invazios-fellegvar': {
    name: { hu: 'Inváziós fellegvár', en: 'Invasion Citadel' },
    text: {
      hu: 'Valahányszor megszakítást játszol ki, az ellenfeled a kolóniája tetejéről 1 lapot a pusztulatába dob.',
      en: 'Whenever you play an interrupt, your opponent mills 1 card.',
    },
    flavour: { hu: 'Egy hold takarta el a napot. Aztán tüzet nyitott.', en: 'A moon covered the sun. Then it opened fire.' },
  },
  husdaralo: { name: { hu: 'Húsdaráló', en: 'Meat Grinder' }, text: { hu: '', en: '' } },
  kaoszmag: {
    name: { hu: 'Káoszmag', en: 'Chaos Core' },
    text: {
      hu: 'Harconként legfeljebb kétszer a kolóniád felső 2 lapját a pusztulatodba dobhatod: ez az űrhajó +1 tűzerőt kap a harc fázis végéig. Ugyanezért az árért harconként egyszer +3 sebességet kap a harc fázis végéig.',
      en: 'At most twice per combat, mill 2 cards of your own colony: this ship gets +1 firepower until end of combat. For the same cost, once per combat, it gets +3 speed until end of combat.',
    },
  },
  roncspancel: {
    name: { hu: 'Roncspáncél', en: 'Wreck Armour' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Tegnap még a te hajód volt.', en: 'Yesterday it was your ship.' },
  },
  'orult-raketa': {
    name: { hu: 'Őrült rakéta', en: 'Mad Missile' },
    text: {
      hu: 'A kifizetési lépés végén sebezz 1-et minden másik harcban részt vevő űrhajón.',
      en: 'At the end of the payment step, deal 1 damage to each other participating ship.',
    },
  },
  kaoszpap: {
    name: { hu: 'Káoszpap', en: 'Chaos Priest' },
    text: {
      hu: 'Fordítsd használtba: a következő megszakítás, amelyet ebben a körben kijátszol, 2 credittel olcsóbb.',
      en: 'Turn to used: the next interrupt you play this turn costs 2 less.',
    },
    flavour: { hu: 'Nem imádkozik. Kockát dob.', en: 'He does not pray. He rolls dice.' },
  },
  fosztogato: {
    name: { hu: 'Fosztogató', en: 'Looter' },
    text: {
      hu: 'Körönként egyszer, ha ez az űrhajó megsemmisít egy ellenséges űrhajót, húzz egy lapot.',
      en: 'Once per turn, when this ship destroys an enemy ship, draw a card.',
    },
  },
  hordavezer: {
    name: { hu: 'Hordavezér', en: 'Horde Leader' },
    text: {
      hu: 'Amíg ez az űrhajó támad, az ellenfeled nem játszhat ki harc megszakítást.',
      en: 'While this ship is attacking, your opponent cannot play combat interrupts.',
    },
  },
  kamikazerobot: {
    name: { hu: 'Kamikazerobot', en: 'Kamikaze Robot' },
    text: {
      hu: 'Harc közben áldozd fel ezt a robotot: sebezz 2-t egy ellenséges, harcban részt vevő űrhajón.',
      en: 'During combat, sacrifice this robot: deal 2 damage to an enemy participating ship.',
    },
    flavour: { hu: 'Egyetlen munkanapra tervezték.', en: 'Designed for a single working day.' },
  },
  'invazios-bazis': {
    name: { hu: 'Inváziós bázis', en: 'Invasion Base' },
    text: {
      hu: 'A kezdő fázisodban az ellenfeled a kolóniája tetejéről X/3 (lefelé kerekítve, legfeljebb 2) lapot a pusztulatába dob.',
      en: 'In your start phase, your opponent mills X/3 cards (rounded down, at most 2).',
    },
  },
  roncstelep: {
    name: { hu: 'Roncstelep', en: 'Scrapyard' },
    text: {
      hu: 'A fő fázisodban fordítsd használtba, és a kolóniád felső lapját dobd a pusztulatodba: vedd a központodba a pusztulatod legalsó lapját.',
      en: 'In your main phase, turn to used and mill a card of your own colony: take the bottom card of your wasteland into your headquarters.',
    },
    flavour: { hu: 'A győztesek hulladéka, a vesztesek flottája.', en: "The winners' scrap, the losers' fleet." },
  },
  blokad: {
    name: { hu: 'Blokád', en: 'Blockade' },
    text: {
      hu: 'Az ellenfeled minden körben kijátszott első űrhajója 1 credittel többe kerül.',
      en: 'The first ship your opponent plays each turn costs 1 more.',
    },
  },
  kaoszakna: {
    name: { hu: 'Káoszakna', en: 'Chaos Mine' },
    text: {
      hu: 'Az ellenfeled a kolóniája tetejéről annyi lapot dob a pusztulatába, amennyi a bombázó űrhajói összbombázása.',
      en: 'Your opponent mills as many cards as the bombing total of the bombing ships.',
    },
    flavour: { hu: 'Amit elvetsz, azt aratod. Nagyobb zajjal.', en: 'You reap what you sow. Only louder.' },
  },
  'feltamado-roncs': {
    name: { hu: 'Feltámadó roncs', en: 'Rising Wreck' },
    text: {
      hu: 'Hozz játékba kifizetve egy felderítőt vagy vadászgépet a szemetedből vagy a pusztulatodból (mutasd meg), majd a kolóniád felső 2 lapját dobd a pusztulatodba.',
      en: 'Put a scout or fighter from your trash or wasteland (reveal it) into play paid, then mill 2 cards of your own colony.',
    },
    flavour: { hu: 'A roncs megmozdult. Aztán célzott.', en: 'The wreck moved. Then it took aim.' },
  },
  'temetoi-szuret': {
    name: { hu: 'Temetői szüret', en: 'Graveyard Harvest' },
    text: {
      hu: 'A kolóniád felső 3 lapját dobd a pusztulatodba. Kapsz 2 creditet, és a pusztulatodból a központodba vehetsz egy megszakítást (mutasd meg).',
      en: 'Mill 3 cards of your own colony. Gain 2 credits, and you may take an interrupt from your wasteland into your headquarters (reveal it).',
    },
  },
  'meglepo-fordulat': {
    name: { hu: 'Meglepő fordulat', en: 'Surprising Turn' },
    text: {
      hu: 'Válassz új, szabályos célpontot egy éppen kijátszott eseménynek vagy megszakításnak, amelynek pontosan egy célpontja van.',
      en: 'Choose a new legal target for an event or interrupt just played that has exactly one target.',
    },
    flavour: { hu: 'A terv tökéletes volt. Csak nem ez.', en: 'The plan was perfect. Just not this one.' },
  },
  'felsobb-parancs': {
    name: { hu: 'Felsőbb parancs', en: 'Superior Order' },
    text: { hu: 'Semlegesíts egy megszakítást.', en: 'Neutralise an interrupt.' },
    flavour: { hu: 'Senki sem tudta, kitől jött. Mindenki engedelmeskedett.', en: 'Nobody knew whose order it was. Everybody obeyed.' },
  },
  'extra-talalat': {
    name: { hu: 'Extra találat', en: 'Extra Hit' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód +1 tűzerőt kap a harc fázis végéig.',
      en: 'One of your participating ships gets +1 firepower until end of combat.',
    },
    flavour: { hu: 'Egy lövés volt. Két lyuk lett.', en: 'It was one shot. It made two holes.' },
  },
  rajtautes: {
    name: { hu: 'Rajtaütés', en: 'Ambush' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód ebben a harcban sebességtől függetlenül elsőként cselekedhet. Húzz egy lapot.',
      en: 'One of your participating ships may act first this combat whatever the speeds. Draw a card.',
    },
  },
  szabotazs: {
    name: { hu: 'Szabotázs', en: 'Sabotage' },
    text: {
      hu: 'Válassz: semmisíts meg egy kifizetetlen ellenséges lapot; vagy fordíts képpel lefelé, kifizetetlenné egy kifizetett ellenséges fegyverzetet.',
      en: 'Choose: destroy an unpaid enemy card in play; or turn a paid enemy weaponry card face down and unpaid.',
    },
  },
  'pusztito-duh': {
    name: { hu: 'Pusztító düh', en: 'Destructive Fury' },
    text: {
      hu: 'A kolóniád felső 2 lapját dobd a pusztulatodba. Egy harcban részt vevő űrhajód +2 tűzerőt kap a harc fázis végéig.',
      en: 'Mill 2 cards of your own colony. One of your participating ships gets +2 firepower until end of combat.',
    },
  },
  visszhang: {
    name: { hu: 'Visszhang', en: 'Echo' },
    text: {
      hu: 'Másolj le egy éppen kijátszott, legfeljebb 4 creditköltségű eseményt vagy megszakítást (Visszhangot nem); új célpontokat választhatsz neki.',
      en: 'Copy an event or interrupt of cost 4 or less just played (not an Echo); you may choose new targets for the copy.',
    },
  },
  zavaras: {
    name: { hu: 'Zavarás', en: 'Jamming' },
    text: {
      hu: 'Semlegesítsd egy játékban lévő lap éppen használt vagy létrejövő képességét. A képesség költsége elvész.',
      en: 'Neutralise an ability of a card in play that was just used or triggered. Its cost is lost.',
    },
  },
  halalsikoly: {
    name: { hu: 'Halálsikoly', en: 'Death Scream' },
    text: {
      hu: 'Ha egy általad választott harcoló űrhajód ebben a harcban megsemmisül, az ellenfeled annyi lapot dob a kolóniája tetejéről a pusztulatába, amennyi annak a mérete, te pedig húzz egy lapot.',
      en: 'If a participating ship of your choice is destroyed this combat, your opponent mills as many cards as its size and you draw a card.',
    },
  },
  kaoszhullam: {
    name: { hu: 'Káoszhullám', en: 'Chaos Wave' },
    text: {
      hu: 'Minden játékos, ha tud, a szemetébe tesz egy bázist a felszínéről vagy egy legénységet a kantinjából (a kifizetetlent a pusztulatába), majd a pusztulatába dobja a központját, és húz négy lapot.',
      en: 'Each player puts one of their bases or crew in their cantina into their trash (an unpaid one into their wasteland) if they can, discards their whole headquarters, then draws four cards.',
    },
    flavour: { hu: 'Minden terv egyformán ér véget.', en: 'All plans end alike.' },
  },
  fejetlenseg: {
    name: { hu: 'Fejetlenség', en: 'Pandemonium' },
    text: {
      hu: 'Csak az ellenfeled támadásának bejelentése után játszhatod ki. A támadás célpontja egy általad választott bázisod vagy legénységed lesz.',
      en: 'Play only after your opponent has declared an attack. Its target becomes a base or crew of yours of your choice.',
    },
    flavour: { hu: 'Futottak. Csak azt nem tudták, merre.', en: 'They ran. They just did not know where.' },
  },
}
