import type { CardTexts } from '../texts.ts'

export const spaceshark: CardTexts = {
  'marduk-kurios': {
    name: { hu: 'Marduk Kurios', en: 'Marduk Kurios' },
    text: { hu: '', en: '' },
    flavour: {
      hu: 'A raj első tagja, akit meglátsz. Az utolsó, akire emlékszel.',
      en: 'The first of the shoal you see. The last one you remember.',
    },
  },
  pengefarok: {
    name: { hu: 'Pengefarok', en: 'Razortail' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Aki utoléri, az bánja meg.', en: 'Whoever catches it regrets it.' },
  },
  verszag: {
    name: { hu: 'Vérszag', en: 'Scent of Blood' },
    text: {
      hu: 'Lopakodás. Ha olyan űrhajóra tüzel, amely ebben a harcban már sérült, +1 tűzerőt kap a lövés végéig.',
      en: 'Stealth. When this ship fires at a ship already damaged this combat, it gets +1 firepower for that exchange.',
    },
  },
  arnyuszony: {
    name: { hu: 'Árnyuszony', en: 'Shadow Fin' },
    text: { hu: 'Ha támad, és a támadást senki sem védi, +1 bombázást kap.', en: 'While attacking with no defender, it gets +1 bombing.' },
  },
  holdimado: {
    name: { hu: 'Holdimádó', en: 'Moon Worshipper' },
    text: { hu: '', en: '' },
    flavour: {
      hu: 'Dagálykor vadászik, és minden égitesten van dagály, ha elég soká vár.',
      en: 'It hunts at high tide, and every world has a tide if you wait.',
    },
  },
  'fekete-dagaly': { name: { hu: 'Fekete Dagály', en: 'Black Tide' }, text: { hu: 'Gyorstüzelés.', en: 'Rapid Fire.' } },
  rajvadasz: {
    name: { hu: 'Rajvadász', en: 'Shoal Hunter' },
    text: {
      hu: 'Kötelék. +1 tűzerőt kap minden másik, harcban részt vevő kötelékes űrhajód után (legfeljebb +2-t).',
      en: 'Formation. Gets +1 firepower for each other participating ship of yours with Formation (at most +2).',
    },
  },
  tigrisuszony: {
    name: { hu: 'Tigrisuszony', en: 'Tiger Fin' },
    text: { hu: '', en: '' },
    flavour: { hu: 'A csíkok nem festékek. Égésnyomok.', en: 'The stripes are not paint. They are burns.' },
  },
  melytengeri: {
    name: { hu: 'Mélytengeri', en: 'Abyssal' },
    text: { hu: 'Nehézfegyverzet.', en: 'Heavy Weapons.' },
    flavour: { hu: 'Odalent nincs fény. Nem is hiányzik neki.', en: 'There is no light down there. It does not miss it.' },
  },
  kalapacsfej: {
    name: { hu: 'Kalapácsfej', en: 'Hammerhead' },
    text: { hu: 'Ha megsemmisít egy ellenséges űrhajót, kapsz 1 creditet.', en: 'When this ship destroys an enemy ship, gain 1 credit.' },
  },
  kisertetraja: {
    name: { hu: 'Kísértetrája', en: 'Ghost Ray' },
    text: { hu: 'Álcázás, lopakodás.', en: 'Cloak, Stealth.' },
    flavour: { hu: 'A radar üres. A kolónia is az lesz.', en: 'The radar is empty. Soon the colony will be too.' },
  },
  leviatan: {
    name: { hu: 'Leviatán', en: 'Leviathan' },
    text: { hu: 'Nehézfegyverzet.', en: 'Heavy Weapons.' },
    flavour: {
      hu: 'A flotta megállt, hogy elengedje. Senki nem adott rá parancsot.',
      en: 'The fleet stopped to let it pass. Nobody had ordered it.',
    },
  },
  'nagy-feher': {
    name: { hu: 'Nagy Fehér', en: 'Great White' },
    text: {
      hu: 'Sorozatlövés. Ha megsemmisít egy ellenséges űrhajót, kapsz 2 creditet.',
      en: 'Barrage. When this ship destroys an enemy ship, gain 2 credits.',
    },
  },
  'trax-zaszloshajo': {
    name: { hu: 'A Kormányzó Zászlóshajója', en: "The Governor's Flagship" },
    text: {
      hu: 'Gyorstüzelés, nehézfegyverzet. A vele együtt harcoló többi űrhajód +1 tűzerőt kap. Harconként egyszer, ha valamelyik harcoló űrhajód megsemmisít egy ellenséges űrhajót, fordítsd ezt az űrhajót aktívba.',
      en: 'Rapid Fire, Heavy Weapons. Your other participating ships get +1 firepower. Once per combat, when one of your participating ships destroys an enemy ship, ready this ship.',
    },
    flavour: { hu: 'Harrrk Trax egyetlen lövéssel írt történelmet.', en: 'Harrrk Trax wrote history with a single shot.' },
  },
  'rozsdas-szigonyveto': {
    name: { hu: 'Rozsdás szigonyvető', en: 'Rusty Harpoon Launcher' },
    text: { hu: '', en: '' },
    flavour: { hu: 'Jó lesz az még. Valamire.', en: 'It will still do. For something.' },
  },
  torpedoraj: {
    name: { hu: 'Torpedóraj', en: 'Torpedo Shoal' },
    text: {
      hu: 'A kifizetési lépés végén sebezz 2-t egy ellenséges, harcban részt vevő űrhajón.',
      en: 'At the end of the payment step, deal 2 damage to an enemy participating ship.',
    },
  },
  'harrrk-trax': {
    name: { hu: 'Harrrk Trax', en: 'Harrrk Trax' },
    text: {
      hu: 'Harconként egyszer, ha ez az űrhajó megsemmisít egy ellenséges űrhajót, fordítsd aktívba.',
      en: 'Once per combat, when this ship destroys an enemy ship, ready this ship.',
    },
    flavour: { hu: '– Milliók? Én csak a célpontot láttam.', en: '"Millions? I only saw the target."' },
  },
  'szigonyos-lovesz': {
    name: { hu: 'Szigonyos lövész', en: 'Harpoon Gunner' },
    text: { hu: 'Ez az űrhajó nehézfegyverzet képességet kap.', en: 'This ship gains Heavy Weapons.' },
  },
  'telekinetikus-pilota': {
    name: { hu: 'Telekinetikus pilóta', en: 'Telekinetic Pilot' },
    text: { hu: 'Amíg támad, ez az űrhajó gyorstüzelés képességet kap.', en: 'While attacking, this ship has Rapid Fire.' },
  },
  'melyuri-kem': {
    name: { hu: 'Mélyűri kém', en: 'Deep-Space Spy' },
    text: {
      hu: 'Fordítsd használtba: nézd meg az ellenfeled egy kifizetetlen lapját. A fő fázisodban fordítsd sérültbe: nézd meg az ellenfeled központját.',
      en: "Turn to used: look at one of your opponent's unpaid cards. In your main phase, turn to damaged: look at your opponent's headquarters.",
    },
  },
  'tisztogato-robot': {
    name: { hu: 'Tisztogató robot', en: 'Remora Drone' },
    text: { hu: 'Ez az űrhajó javítás képességet kap.', en: 'This ship gains Repair.' },
  },
  zsakmanypiac: {
    name: { hu: 'Zsákmánypiac', en: 'Plunder Market' },
    text: {
      hu: 'Valahányszor egy űrhajód tűzharcban megsemmisít egy ellenséges űrhajót, kapsz 2 creditet.',
      en: 'Whenever a ship of yours destroys an enemy ship by fire, gain 2 credits.',
    },
  },
  vadaszkikoto: {
    name: { hu: 'Vadászkikötő', en: "Hunters' Dock" },
    text: {
      hu: 'Minden körben az első űrhajó, amelyet kijátszol, 1 credittel olcsóbb.',
      en: 'The first ship you play each turn costs 1 less.',
    },
  },
  'veres-viz': {
    name: { hu: 'Véres víz', en: 'Blood in the Water' },
    text: { hu: 'Sebezz 3-at egy bombázó űrhajón.', en: 'Deal 3 damage to a bombing ship.' },
    flavour: { hu: 'A csali is vérzik. Az a dolga.', en: 'The bait bleeds too. That is its job.' },
  },
  'ragadozo-osztonok': {
    name: { hu: 'Ragadozóösztön', en: 'Predator Instinct' },
    text: {
      hu: 'A kolóniád felső 8 lapjából vegyél egy űrhajót a központodba, majd keverj.',
      en: 'Take a ship from the top 8 cards of your colony into your headquarters, then shuffle.',
    },
  },
  zsakmanyolas: {
    name: { hu: 'Zsákmányolás', en: 'Plunder' },
    text: {
      hu: 'Csak akkor játszhatod ki, ha ebben a körben megsemmisült az ellenfeled egy űrhajója. Kapsz 4 creditet.',
      en: 'Play only if a ship of your opponent was destroyed this turn. Gain 4 credits.',
    },
  },
  verdij: {
    name: { hu: 'Vérdíj', en: 'Bounty' },
    text: {
      hu: 'Sebezz 2-t egy ellenséges űrhajón. Ha ebben a körben megsemmisült egy ellenséges űrhajó, húzz egy lapot.',
      en: 'Deal 2 damage to an enemy ship. If an enemy ship was destroyed this turn, draw a card.',
    },
  },
  'masodik-hullam': {
    name: { hu: 'Második hullám', en: 'Second Wave' },
    text: {
      hu: 'Fordíts aktívba legfeljebb három használt űrhajódat, amelyek méretösszege legfeljebb 4.',
      en: 'Ready up to three of your used ships with a total size of 4 or less.',
    },
    flavour: { hu: 'Az első csak azért jött, hogy megszámolja a lövegeket.', en: 'The first one only came to count the guns.' },
  },
  capatamadas: {
    name: { hu: 'Cápatámadás', en: 'Shark Attack' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód +2 tűzerőt kap a harc fázis végéig.',
      en: 'One of your participating ships gets +2 firepower until end of combat.',
    },
  },
  'kitero-mozdulat': {
    name: { hu: 'Kitérő mozdulat', en: 'Sidestep' },
    text: {
      hu: 'Akadályozd meg a következő 2 sebzést, amelyet egy harcban részt vevő űrhajód kapna ebben a harcban.',
      en: 'Prevent the next 2 damage that would be dealt to one of your participating ships this combat.',
    },
  },
  harapas: {
    name: { hu: 'Harapás', en: 'The Bite' },
    text: {
      hu: 'Egy harcban részt vevő űrhajód gyorstüzelést és +3 sebességet kap a harc fázis végéig.',
      en: 'One of your participating ships gains Rapid Fire and +3 speed until end of combat.',
    },
  },
  'csendes-merules': {
    name: { hu: 'Csendes merülés', en: 'Silent Dive' },
    text: {
      hu: 'Egy űrhajód álcázást kap a kör végéig. Az őt célzó, még nem teljesült lapok és képességek elvesztik a célpontjukat.',
      en: 'One of your ships gains Cloak until end of turn. Cards and abilities still waiting to resolve lose it as a target.',
    },
  },
  ellenaramlat: {
    name: { hu: 'Ellenáramlat', en: 'Countercurrent' },
    text: { hu: 'Fordítsd aktívba egy legfeljebb cirkáló méretű űrhajódat.', en: 'Ready one of your ships of size 3 or less.' },
    flavour: { hu: 'A tenger nem bocsát meg. Az űr sem.', en: 'The sea does not forgive. Neither does space.' },
  },
}
