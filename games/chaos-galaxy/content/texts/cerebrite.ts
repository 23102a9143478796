import type { CardTexts } from '../texts.ts'

export const cerebrite: CardTexts = {
  gondolat: {
    name: { hu: 'Gondolat', en: 'The Thought' },
    text: { hu: 'Álcázás.', en: 'Cloak.' },
    flavour: { hu: 'Előbb ért oda, mint ahogy elindult.', en: 'It arrived before it left.' },
  },
  hirvivo: {
    name: { hu: 'Birodalmi hírvivő', en: 'Imperial Herald' },
    text: {
      hu: 'Amikor játékba kerül, nézd meg az ellenfeled központját.',
      en: "When it comes into play, look at your opponent's headquarters.",
    },
  },
  liktor: { name: { hu: 'Liktor', en: 'Lictor' }, text: { hu: '', en: '' } },
  alomszovo: {
    name: { hu: 'Álomszövő', en: 'Dreamweaver' },
    text: {
      hu: 'Lopakodás. Minden körben az első esemény, amelyet kijátszol, 1 credittel olcsóbb.',
      en: 'Stealth. The first event you play each turn costs 1 less.',
    },
  },
  'birodalmi-cirkalo': {
    name: { hu: 'Birodalmi cirkáló', en: 'Imperial Cruiser' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Lomha, nagy és törvényes.', en: 'Slow, large and lawful.' },
  },
  veto: {
    name: { hu: 'Vétó', en: 'Veto' },
    text: {
      hu: 'Amíg harcol, az ellenfeled megszakításai 1 credittel többe kerülnek.',
      en: "While it is participating, your opponent's interrupts cost 1 more.",
    },
  },
  palotahajo: {
    name: { hu: 'A Császár palotahajója', en: "The Emperor's Palace Ship" },
    text: {
      hu: 'Valahányszor eseményt játszol ki, +1 tűzerőt és +1 bombázást kap a kör végéig.',
      en: 'Whenever you play an event, it gets +1 firepower and +1 bombing until end of turn.',
    },
    flavour: { hu: 'Nyolcszáz szoba, egyetlen trón, négyezer löveg.', en: 'Eight hundred rooms, one throne, four thousand guns.' },
  },
  'pszi-erosito': {
    name: { hu: 'Pszi-erősítő', en: 'Psi Amplifier' },
    text: {
      hu: 'Ez az űrhajó +1 tűzerőt kap a szemetedben lévő minden két esemény után (legfeljebb +3-at).',
      en: 'This ship gets +1 firepower for every two events in your trash (at most +3).',
    },
  },
  ammoniapajzs: {
    name: { hu: 'Ammóniapajzs', en: 'Ammonia Shield' },
    text: {
      hu: 'Harconként egyszer, ha erre az űrhajóra tüzelnek, a tüzelő űrhajó -1 tűzerőt kap a lövés végéig.',
      en: 'Once per combat, when this ship is fired at, the firing ship gets -1 firepower for that exchange.',
    },
  },
  gondolatolvaso: {
    name: { hu: 'Gondolatolvasó', en: 'Mind Reader' },
    text: {
      hu: 'Amikor ez az űrhajó harcba száll, nézd meg az ellenfeled űrhajóin lévő összes kifizetetlen lapot.',
      en: "When this ship joins a combat, look at all unpaid cards on your opponent's ships.",
    },
  },
  elmeraketa: {
    name: { hu: 'Elmerakéta', en: 'Mind Missile' },
    text: {
      hu: 'A kifizetési lépés végén fordíts használtba egy ellenséges, harcban részt vevő, legfeljebb cirkáló méretű űrhajót.',
      en: 'At the end of the payment step, turn an enemy participating ship of size 3 or less used.',
    },
  },
  tengernagy: {
    name: { hu: 'Birodalmi tengernagy', en: 'Imperial Admiral' },
    text: { hu: 'Amíg kolóniát támad, ez az űrhajó +1 bombázást kap.', en: 'While attacking a colony, this ship gets +1 bombing.' },
  },
  telepata: {
    name: { hu: 'Telepata', en: 'Telepath' },
    text: {
      hu: 'Amikor ez az űrhajó tüzel, az ellenfeled a lövés végéig nem játszhat ki megszakítást.',
      en: 'When this ship fires, your opponent cannot play interrupts until the exchange is over.',
    },
    flavour: { hu: 'Tudta, hová fogsz kitérni. Te még nem.', en: 'She knew where you would dodge. You did not yet.' },
  },
  tanacsnok: {
    name: { hu: 'Tanácsnok', en: 'Councillor' },
    text: {
      hu: 'A fő fázisodban fordítsd használtba: a következő esemény, amelyet ebben a körben kijátszol, 2 credittel olcsóbb.',
      en: 'In your main phase, turn to used: the next event you play this turn costs 2 less.',
    },
  },
  emlekor: {
    name: { hu: 'Emlékőr', en: 'Memory Keeper' },
    text: {
      hu: 'A fő fázisodban, 2 creditért fordítsd használtba: vegyél vissza egy legfeljebb 4 creditköltségű eseményt a szemetedből a központodba.',
      en: 'In your main phase, 2 credits, turn to used: return an event of cost 4 or less from your trash to your headquarters.',
    },
    flavour: { hu: 'Semmi sem múlik el. Csak iktatják.', en: 'Nothing passes away. It is merely filed.' },
  },
  szolgarobot: { name: { hu: 'Szolgarobot', en: 'Servant Robot' }, text: { hu: '', en: '' } },
  'chazma-toltet': {
    name: { hu: 'Chazma töltet', en: 'Chazma Charge' },
    text: {
      hu: 'Az ellenfeled kiválasztja egy űrhajóját: az megsemmisül.',
      en: 'Your opponent chooses one of their ships: it is destroyed.',
    },
  },
  szenatus: {
    name: { hu: 'Szenátus', en: 'The Senate' },
    text: {
      hu: 'Körönként egyszer, amikor eseményt játszol ki, kapsz 1 creditet.',
      en: 'Once per turn, when you play an event, gain 1 credit.',
    },
    flavour: {
      hu: 'A vita ötödik évében már senki sem tudta, miről szól.',
      en: 'By the fifth year nobody knew what the debate was about.',
    },
  },
  'telepatikus-arnyekolas': {
    name: { hu: 'Telepatikus árnyékolás', en: 'Telepathic Shroud' },
    text: {
      hu: 'A központodat nem lehet bombázni, és az ellenfeled lapjai és képességei nem választhatják célpontnak kifizetetlen lapjaidat.',
      en: "Your headquarters cannot be bombed, and your opponent's cards and abilities cannot target your unpaid cards.",
    },
  },
  agytroszt: {
    name: { hu: 'Agytröszt', en: 'Brain Trust' },
    text: {
      hu: 'A kolóniád felső 9 lapjából vegyél a központodba X/2 (lefelé kerekítve, legfeljebb 3) eseményt, majd keverj.',
      en: 'Take X/2 (rounded down, at most 3) events from the top 9 cards of your colony into your headquarters, then shuffle.',
    },
  },
  'csaszari-konyvtar': {
    name: { hu: 'Császári könyvtár', en: 'Imperial Library' },
    text: {
      hu: 'A fő fázisodban fordítsd használtba: húzz egy lapot. A köröd végén eggyel több lap maradhat a központodban, és 2 creditért kettővel több lapból választhatsz, amikor a kolóniádból keresel.',
      en: 'In your main phase, turn to used: draw a card. You may keep one more card in your headquarters at the end of your turn, and your 2-credit search looks at two more cards.',
    },
  },
  'csaszar-szava': {
    name: { hu: 'A Császár szava', en: "The Emperor's Word" },
    text: {
      hu: 'Válassz kettőt: az ellenfeled véletlenszerűen a pusztulatába dob 2 lapot a központjából; semmisíts meg egy ellenséges bázist; átveszed egy ellenséges felderítő vagy vadászgép irányítását; az ellenfeled a kolóniája tetejéről 5 lapot a pusztulatába dob.',
      en: 'Choose two: your opponent discards 2 cards at random; destroy an enemy base; gain control of an enemy scout or fighter; your opponent mills 5 cards.',
    },
    flavour: { hu: 'Nem kiáltott. Sosem kell.', en: 'He did not raise his voice. He never needs to.' },
  },
  'telepatikus-csapas': {
    name: { hu: 'Telepatikus csapás', en: 'Telepathic Strike' },
    text: {
      hu: 'Az ellenfeled véletlenszerűen a pusztulatába dob egy lapot a központjából.',
      en: 'Your opponent discards a card at random from their headquarters.',
    },
  },
  'pszichikus-vihar': {
    name: { hu: 'Pszichikus vihar', en: 'Psychic Storm' },
    text: {
      hu: 'Az ellenfeled a kolóniája tetejéről 3 lapot a pusztulatába dob; ha legalább négy esemény van a szemetedben, 5-öt.',
      en: 'Your opponent mills 3 cards; 5 if there are four or more events in your trash.',
    },
    flavour: { hu: 'Az álmaik égtek le először.', en: 'Their dreams burned down first.' },
  },
  'birodalmi-ado': {
    name: { hu: 'Birodalmi adó', en: 'Imperial Tax' },
    text: { hu: 'Kapsz 2 creditet, az ellenfeled elveszít 1-et.', en: 'Gain 2 credits. Your opponent loses 1.' },
  },
  dotacio: {
    name: { hu: 'Dotáció', en: 'Endowment' },
    text: {
      hu: 'Kapsz 1 creditet a szemetedben lévő minden esemény után (legfeljebb 5-öt).',
      en: 'Gain 1 credit for each event in your trash (at most 5).',
    },
  },
  jovobelatas: {
    name: { hu: 'Jövőbe látás', en: 'Foresight' },
    text: {
      hu: 'Nézd meg a kolóniád felső 4 lapját, tedd vissza őket tetszőleges sorrendben a kolóniád tetejére vagy aljára, majd húzz egy lapot.',
      en: 'Look at the top 4 cards of your colony, put each back on the top or bottom in any order, then draw a card.',
    },
  },
  emlekarchivum: {
    name: { hu: 'Emlékarchívum', en: 'Memory Archive' },
    text: {
      hu: 'Vegyél vissza legfeljebb két eseményt a szemetedből a központodba. Ez a lap a szemét helyett kikerül a játékból.',
      en: 'Return up to two events from your trash to your headquarters. This card leaves the game instead of going to your trash.',
    },
  },
  elmeuralom: {
    name: { hu: 'Elmeuralom', en: 'Mind Control' },
    text: {
      hu: 'A kör végéig átveszed egy legfeljebb cirkáló méretű ellenséges űrhajó irányítását; fordítsd aktívba.',
      en: 'Until end of turn gain control of an enemy ship of size 3 or less; ready it.',
    },
    flavour: {
      hu: 'A kapitány mosolygott, és saját flottájára fordította az ágyúkat.',
      en: 'The captain smiled and turned the guns on his own fleet.',
    },
  },
  'bizottsagi-meghallgatas': {
    name: { hu: 'Bizottsági meghallgatás', en: 'Committee Hearing' },
    text: {
      hu: 'Nézd meg az ellenfeled központját, és válassz belőle egy lapot: azt a pusztulatába dobja.',
      en: "Look at your opponent's headquarters and choose a card from it: they discard it.",
    },
    flavour: {
      hu: '– Önnek természetesen joga van hallgatni. Mi úgyis halljuk.',
      en: '"You have the right to remain silent, of course. We shall hear you anyway."',
    },
  },
  megtorlas: {
    name: { hu: 'Megtorlás', en: 'Retribution' },
    text: {
      hu: 'Csak akkor játszhatod ki, ha a legutóbbi köröd óta megtámadtak. Sebezz 3-at egy nem aktív ellenséges űrhajón vagy egy kifizetett ellenséges bázison.',
      en: 'Play only if you were attacked since your last turn. Deal 3 damage to an enemy ship that is not active or to a paid enemy base.',
    },
  },
  'rendkivuli-allapot': {
    name: { hu: 'Rendkívüli állapot', en: 'State of Emergency' },
    text: {
      hu: 'Csak akkor játszhatod ki, ha a legutóbbi köröd óta megtámadtak. Az ellenfeled a következő körében csak egyszer támadhat, és ahhoz további 2 creditet kell költenie. Húzz egy lapot.',
      en: 'Play only if you were attacked since your last turn. In their next turn your opponent may attack only once and must spend 2 more credits to do so. Draw a card.',
    },
  },
  kesleltetes: {
    name: { hu: 'Késleltetés', en: 'Filibuster' },
    text: {
      hu: 'A kör végéig az ellenfelednek további 1 creditet kell költenie minden támadás kezdeményezésekor. Húzz egy lapot.',
      en: 'Until end of turn your opponent must spend 1 more credit to declare each attack. Draw a card.',
    },
  },
}
