import type { CardTexts } from '../texts.ts'

export const xeno: CardTexts = {
  femrago: {
    name: { hu: 'Fémrágó', en: 'Metal Gnawer' },
    text: { hu: 'Ha van rajta kifizetett legénység, +1 tűzerőt kap.', en: 'Gets +1 firepower while there is paid crew on it.' },
  },
  jegszilank: {
    name: { hu: 'Jégszilánk', en: 'Ice Shard' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Hideg, éles, és mindig a testben marad.', en: 'Cold, sharp, and it always stays in the body.' },
  },
  hidrogenszivo: {
    name: { hu: 'Hidrogénszívó', en: 'Hydrogen Sucker' },
    text: { hu: 'Eggyel több legénység fér rá.', en: 'Has one extra slot for crew only.' },
  },
  karom: {
    name: { hu: 'Karom', en: 'Claw' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Három ujj, három lyuk a törzsön.', en: 'Three fingers, three holes in the hull.' },
  },
  portyazo: {
    name: { hu: 'Portyázó', en: 'Marauder' },
    text: {
      hu: 'Tűzszerészet. Ha bombáz, vegyél le legfeljebb 2 fejlesztést egy kifizetetlen ellenséges bázisról.',
      en: 'Ordnance. When it bombs, remove up to 2 developments from an unpaid enemy base.',
    },
  },
  vasszorny: {
    name: { hu: 'Vasszörny', en: 'Iron Beast' },
    text: {
      hu: 'Javítás. Harconként egyszer használt állapotban is visszalőhet.',
      en: 'Repair. Once per combat it may return fire while used.',
    },
    flavour: { hu: 'Megette a saját dokkját.', en: 'It ate its own dock.' },
  },
  rohamgalya: {
    name: { hu: 'Rohamgálya', en: 'Assault Galley' },
    text: { hu: 'Használt legénység is szállhat rá.', en: 'Used crew may board it too.' },
  },
  jegorias: {
    name: { hu: 'Jégóriás', en: 'Ice Giant' },
    text: {
      hu: 'Eggyel több legénység fér rá, és a legénysége mindig aktív állapotban kerül vissza a kantinba.',
      en: 'Has one extra slot for crew only, and its crew always returns to the cantina active.',
    },
    flavour: { hu: 'A fűtést kiszerelték. Így lett hely a lövegnek.', en: 'They took out the heating. That made room for the gun.' },
  },
  femkarom: {
    name: { hu: 'Fémkarom', en: 'Metal Talon' },
    text: {
      hu: 'Ha ez az űrhajó visszalő, további +1 tűzerőt kap a lövés végéig.',
      en: 'When this ship returns fire, it gets an additional +1 firepower for that exchange.',
    },
  },
  hutopancel: {
    name: { hu: 'Hűtőpáncél', en: 'Cryo Plating' },
    text: {
      hu: 'Ha van kifizetett legénység ezen az űrhajón, további +1 páncélzatot kap.',
      en: 'While there is paid crew on this ship, it gets an additional +1 armour.',
    },
  },
  'legenysegi-kabin': {
    name: { hu: 'Legénységi kabin', en: 'Crew Quarters' },
    text: { hu: 'Erre az űrhajóra kettővel több legénység fér.', en: 'This ship has two extra slots for crew only.' },
  },
  'faltoro-kos': {
    name: { hu: 'Faltörő kos', en: 'Battering Ram' },
    text: {
      hu: 'A kifizetési lépés végén sebezz 3-at egy ellenséges, harcban részt vevő űrhajón és 1-et ezen az űrhajón.',
      en: 'At the end of the payment step, deal 3 damage to an enemy participating ship and 1 to this ship.',
    },
  },
  tuzer: {
    name: { hu: 'Tüzér', en: 'Gunner' },
    text: {
      hu: 'A kifizetési lépés végén válassz: ez az űrhajó +3 tűzerőt vagy +3 bombázást kap a harc fázis végéig.',
      en: 'At the end of the payment step choose: this ship gets +3 firepower or +3 bombing until end of combat.',
    },
    flavour: { hu: 'Csak két gombja van. Mindkettő piros.', en: 'He has two buttons. Both are red.' },
  },
  vasfalo: {
    name: { hu: 'Vasfaló', en: 'Iron Eater' },
    text: { hu: '', en: '' },
    flavour: { hu: 'A sérült burkolat neki vacsora, nekünk javítás.', en: 'Broken plating is dinner to him and a repair to us.' },
  },
  rohamosztagos: {
    name: { hu: 'Rohamosztagos', en: 'Boarding Trooper' },
    text: {
      hu: 'Ha ez az űrhajó megsebez egy másikat, semmisíts meg azon egy legénységet.',
      en: 'When this ship damages another, destroy one crew on that ship.',
    },
  },
  vergozos: {
    name: { hu: 'Vérgőzös', en: 'Bloodcrazed' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Nem tudja, melyik oldalon áll. Nem is érdekli.', en: 'He does not know which side he is on. He does not care.' },
  },
  'vaskezu-gepesz': { name: { hu: 'Vaskezű gépész', en: 'Iron-handed Engineer' }, text: { hu: '', en: '' } },
  falkakapitany: {
    name: { hu: 'Falkakapitány', en: 'Pack Captain' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Nem parancsol. Elindul, és nézi, ki követi.', en: 'He gives no orders. He goes, and sees who follows.' },
  },
  krrog: {
    name: { hu: 'Krrog, a Töretlen', en: 'Krrog the Unbroken' },
    text: {
      hu: 'Ennek az űrhajónak a legénysége mindig aktív állapotban kerül vissza a kantinba. Harconként egyszer, ha ez az űrhajó megsemmisít egy ellenséges űrhajót, fordítsd aktívba, és felrakhatsz rá egy kifizetett legénységet a kantinodból, ha elfér.',
      en: 'The crew of this ship always returns to the cantina active. Once per combat, when this ship destroys an enemy ship, ready it, and you may put a paid crew from your cantina on it if there is room.',
    },
    flavour: {
      hu: 'Tizenegy hajót lőttek ki alóla. Egyikről sem ő szállt ki előbb.',
      en: 'Eleven ships were shot from under him. He never left one first.',
    },
  },
  'hidegveru-parancsnok': {
    name: { hu: 'Hidegvérű parancsnok', en: 'Cold-Blooded Commander' },
    text: {
      hu: 'Ez az űrhajó akkor is bombázhat, ha már tüzelt, feltéve, hogy nem sérült meg.',
      en: 'This ship may bomb even after firing, if it was not damaged.',
    },
  },
  hasitogep: { name: { hu: 'Hasítógép', en: 'Ripper Machine' }, text: { hu: '', en: '' } },
  kantinos: {
    name: { hu: 'Kantinos', en: 'Cantina Keeper' },
    text: {
      hu: 'Fordítsd használtba: fordítsd aktívba egy kifizetett kapitányodat, személyzetedet vagy robotodat a kantinodban.',
      en: 'Turn to used: ready a paid captain, staff or robot in your cantina.',
    },
    flavour: { hu: 'Egy korsó jeges hidrogén, aztán vissza a sorba.', en: 'One mug of iced hydrogen, then back in line.' },
  },
  hadurjelolt: {
    name: { hu: 'Hadúrjelölt', en: 'Aspiring Warlord' },
    text: {
      hu: 'Legénységeid kifizetése 1 credittel olcsóbb. A fő fázisodban fordítsd használtba, és dobj a pusztulatodba egy lapot a központodból: a kolóniád felső 5 lapjából vegyél egy legénységet a központodba, a többit tedd az aljára tetszőleges sorrendben.',
      en: 'Your crew cost 1 less to pay. In your main phase, turn to used and discard a card: take a crew from the top 5 cards of your colony into your headquarters, put the rest on the bottom in any order.',
    },
  },
  kikepzoverem: {
    name: { hu: 'Kiképzőverem', en: 'Training Pit' },
    text: {
      hu: 'Harcoló űrhajóid, amelyeken van kifizetett legénység, +1 tűzerőt kapnak.',
      en: 'Your participating ships with paid crew on them get +1 firepower.',
    },
  },
  jegbarlang: {
    name: { hu: 'Jégbarlang', en: 'Ice Cave' },
    text: {
      hu: 'Az ellenfeled nem jelölheti ki támadás célpontjának a legénységeidet. Fordítsd használtba: akadályozd meg a következő 1 sebzést, amelyet egy űrhajód kapna ebben a körben.',
      en: 'Your opponent cannot name your crew as an attack target. Turn to used: prevent the next 1 damage to one of your ships this turn.',
    },
  },
  csontverem: {
    name: { hu: 'Csontverem', en: 'Bone Pit' },
    text: {
      hu: 'Semmisíts meg minden legénységet egy bombázó űrhajón, és sebezz rajta 2-t.',
      en: 'Destroy all crew on a bombing ship and deal 2 damage to it.',
    },
    flavour: {
      hu: 'Az alján a legelső hódítók fekszenek. Fölöttük a többi.',
      en: 'The first conquerors lie at the bottom. The rest lie on top.',
    },
  },
  'harci-toborzo': {
    name: { hu: 'Harci toborzó', en: 'War Recruiter' },
    text: {
      hu: 'A kolóniád felső 8 lapjából vegyél egy legénységet a központodba, majd keverj.',
      en: 'Take a crew from the top 8 cards of your colony into your headquarters, then shuffle.',
    },
  },
  hadisarc: {
    name: { hu: 'Hadisarc', en: 'War Levy' },
    text: {
      hu: 'Kapsz 1 creditet minden kifizetett legénységed után a kantinodban (legfeljebb 4-et).',
      en: 'Gain 1 credit for each paid crew in your cantina (at most 4).',
    },
  },
  verszomj: {
    name: { hu: 'Vérszomj', en: 'Bloodlust' },
    text: {
      hu: 'A kör végéig űrhajóid +1 tűzerőt kapnak, és akkor is bombázhatnak, ha már tüzeltek, de nem sérültek meg. Ennek a körnek a befejező fázisában nem fordulnak vissza.',
      en: 'Until end of turn your ships get +1 firepower and may bomb after firing if not damaged. They do not turn back in the end phase of this turn.',
    },
  },
  'vad-roham': {
    name: { hu: 'Vad roham', en: 'Wild Charge' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód +2 tűzerőt és -1 páncélzatot kap a harc fázis végéig.',
      en: 'One of your participating ships gets +2 firepower and -1 armour until end of combat.',
    },
    flavour: { hu: 'A terv? Előre.', en: 'The plan? Forward.' },
  },
  elszantsag: {
    name: { hu: 'Elszántság', en: 'Grit' },
    text: {
      hu: 'Akadályozd meg a következő 1 sebzést, amelyet egy harcoló űrhajód kapna ebben a harcban; ha van rajta kifizetett legénység, akkor a következő 3-at.',
      en: 'Prevent the next 1 damage to one of your participating ships this combat; the next 3 if there is paid crew on it.',
    },
  },
  riado: {
    name: { hu: 'Riadó!', en: 'Battle Stations!' },
    text: { hu: 'Fordíts aktívba legfeljebb három legénységet a kantinodban.', en: 'Ready up to three crew in your cantina.' },
  },
  'halalos-oleles': {
    name: { hu: 'Halálos ölelés', en: 'Deadly Embrace' },
    text: {
      hu: 'Ha egy általad választott harcoló űrhajódat ebben a harcban egy űrhajó a sebzésével megsemmisíti, sebezz azon az űrhajón annyit, amennyi a tiéd alaptűzereje, és húzz egy lapot.',
      en: "If a participating ship of your choice is destroyed this combat by the damage of another ship, deal damage equal to your ship's base firepower to that ship and draw a card.",
    },
  },
}
