import type { FactionTexts } from '../texts.ts'

export const orks: FactionTexts = {
  cards: {
    'ard-boyz': {
      name: {
        hu: 'Kemény Srácok',
        en: "'Ard Boyz",
      },
      general: {
        hu: 'Újra kell dobnod minden támadás kockádat.',
        en: 'You must reroll all your attack dice.',
      },
      unit: {
        hu: 'Az ellenfél minden itteni álló Srácod után újradob 1 támadás kockát (amennyi van neki).',
        en: 'The opponent rerolls 1 attack die for each of your unrouted Ork Boyz in this combat (as many as he has).',
      },
    },
    gretchin: {
      name: {
        hu: 'Grecsinek',
        en: 'Gretchin',
      },
      general: {
        hu: 'Kapsz 1 támadás és 1 védekezés jelzőt; az ellenfél újradob 1 általad választott kockát.',
        en: 'Gain 1 attack token and 1 defence token. The opponent rerolls 1 die you choose.',
      },
      unit: {
        hu: '1 Támadóhajód megsemmisítéséért az ellenfél megsemmisíti 1 általa választott egységét.',
        en: 'Destroy 1 of your Onslaught Attack Ships in this combat; if you do, the opponent chooses and destroys 1 of his units in this combat.',
      },
    },
    'mek-boyz': {
      name: {
        hu: 'Mekk Srácok',
        en: 'Mek Boyz',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: 'Az ellenfél harc paklijának felső lapját eldobod; ikonjai a kör végéig neked számítanak (morál ikonjai tehát az eredménynél nem).',
        en: "Discard the top card of the opponent's combat deck (shown, then shuffled back). Until the end of this execution round you count that card's combat icons as your own (so never its morale icons for the result).",
      },
    },
    'shoota-boyz': {
      name: {
        hu: 'Lövöldöző Srácok',
        en: 'Shoota Boyz',
      },
      general: {
        hu: 'Újra kell dobnod minden védekezés kockádat.',
        en: 'You must reroll all your defence dice.',
      },
      unit: {
        hu: 'Az ellenfél minden itteni álló Srácod után újradob 1 védekezés kockát (amennyi van neki).',
        en: 'The opponent rerolls 1 defence die for each of your unrouted Ork Boyz in this combat (as many as he has).',
      },
    },
    'slugga-boyz': {
      name: {
        hu: 'Csapkodó Srácok',
        en: 'Slugga Boyz',
      },
      general: {
        hu: 'Mindkét játékosnak újra kell dobnia az összes morál kockáját.',
        en: 'Both players must reroll all their morale dice.',
      },
      unit: {
        hu: 'Felsorakoztatsz 1 egységet.',
        en: 'Rally 1 of your units in this combat.',
      },
    },
    'biker-nobz': {
      name: {
        hu: 'Motoros Nagyfőnökök',
        en: 'Biker Nobz',
      },
      general: {
        hu: 'Az ellenfélnek újra kell dobnia minden támadás kockáját.',
        en: 'The opponent must reroll all his attack dice.',
      },
      unit: {
        hu: 'Kapsz 1 támadás jelzőt.',
        en: 'Gain 1 attack token.',
      },
    },
    'mega-nobz': {
      name: {
        hu: 'Mega Nagyfőnökök',
        en: 'Mega Nobz',
      },
      general: {
        hu: 'Az ellenfélnek újra kell dobnia minden védekezés kockáját.',
        en: 'The opponent must reroll all his defence dice.',
      },
      unit: {
        hu: 'Kapsz 1 védekezés jelzőt.',
        en: 'Gain 1 defence token.',
      },
    },
    'sea-of-green': {
      name: {
        hu: 'Zöld Tenger',
        en: 'Sea of Green',
      },
      general: {
        hu: '1 ingyenes utánpótlás jelzőt teszel ide. Ha ezután több álló egységed van e harcban az ellenfélnél, ő elkölt 1 morál kockát, vagy megfutamítja 1 álló egységét.',
        en: 'Place 1 free reinforcement token in this area. Then, if you have more unrouted units in this combat than the opponent, he routs 1 of his unrouted units (his choice) unless he spends 1 morale die.',
      },
      unit: null,
    },
    waaagh: {
      name: {
        hu: 'Waaagh!',
        en: 'Waaagh!',
      },
      general: {
        hu: 'Felsorakoztatsz 1 egységet.',
        en: 'Rally 1 of your units in this combat.',
      },
      unit: {
        hu: 'E harcban minden álló Srácod és Támadóhajód után kapsz 1 támadás jelzőt.',
        en: 'Gain 1 attack token for each of your unrouted Ork Boyz and Onslaught Attack Ships in this combat.',
      },
    },
    'party-wagon': {
      name: {
        hu: 'Buli Kocsi',
        en: 'Party Wagon',
      },
      general: {
        hu: 'Ingyen utánpótlás jelzőt teszel ide.',
        en: 'Place 1 free reinforcement token in this area.',
      },
      unit: {
        hu: 'Ha több álló egységed van e harcban az ellenfélnél, kapsz 2 támadás és 2 védekezés jelzőt.',
        en: 'If you have more unrouted units in this combat than the opponent, gain 2 attack tokens and 2 defence tokens.',
      },
    },
    'rokkit-wagon': {
      name: {
        hu: 'Rakéta Kocsi',
        en: 'Rokkit Wagon',
      },
      general: null,
      unit: {
        hu: 'Kapsz 3 támadás jelzőt, ezután az ellenfél visszavonhatja 1 egységét.',
        en: 'Gain 3 attack tokens. Then the opponent may retreat 1 of his units.',
      },
    },
    weirdboyz: {
      name: {
        hu: 'Fura Srácok',
        en: 'Weirdboyz',
      },
      general: {
        hu: 'Mindkét játékosnak újra kell dobnia az összes kockáját.',
        en: 'Both players must reroll all their dice.',
      },
      unit: {
        hu: 'A harc végéig ahányszor az ellenfél harc jelzőt kap, te is ugyanannyi ugyanolyat kapsz. Két ilyen kártya mindegyike számít; az így kapott jelzők nem váltanak ki újabbat.',
        en: 'For the rest of this combat, each time the opponent gains combat tokens you gain the same number of the same kind. Two such cards both count; tokens gained this way do not trigger another such card.',
      },
    },
    'smasher-gargant': {
      name: {
        hu: 'Zúzó Gargant',
        en: 'Smasher Gargant',
      },
      general: null,
      unit: {
        hu: 'Válassz 1 ellenséges egységet e harcban: megsemmisül, hacsak az ellenfél a szintjével egyenlő számú (bármilyen ikonú) kockát el nem költ; 0. szintű egység így nem semmisíthető meg.',
        en: 'Choose 1 opposing unit in this combat. It is destroyed unless the opponent spends dice (any faces) equal to its command level; a level 0 unit therefore cannot be destroyed this way.',
      },
    },
    'snapper-gargant': {
      name: {
        hu: 'Harapó Gargant',
        en: 'Snapper Gargant',
      },
      general: null,
      unit: {
        hu: 'Az ellenfél 1 általad választott felfordított harc kártyája eldobásra kerül.',
        en: "Choose 1 of the opponent's face-up combat cards; it is discarded.",
      },
    },
  },
  upgrades: {
    lootin: {
      name: {
        hu: 'Fosztogatás',
        en: "Lootin'",
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: kapsz 1 dobott kockát. A dobás után, a sérülések előtt elkölthetsz 1 bármilyen ikonú kockát; ekkor kapsz 1 hadianyagot, a célpont világ gazdája pedig veszít 1-et (ha van neki).',
        en: 'Declared before rolling an orbital strike: gain 1 random die for this strike. After rolling and before damage you may spend 1 die of any face; if you do, gain 1 materiel and the owner of the target world loses 1 materiel (if he has any).',
      },
    },
    'ork-roks': {
      name: {
        hu: 'Ork Sziklák',
        en: 'Ork Roks',
      },
      effect: {
        hu: 'Előrenyomuláskor válassz 1 irányítás nélküli világűrt; a 2. lépésben legfeljebb 2 szárazföldi egységed az útvonalában barátinak tekintheti, visszavonulásnál nem.',
        en: 'While resolving an advance order choose 1 uncontrolled void. Up to 2 of your ground units may treat it as friendly in their legal paths in step 2 of this order, but not for a retreat.',
      },
    },
    'werk-fasta': {
      name: {
        hu: 'Gyorsabban!',
        en: 'Work Faster!',
      },
      effect: {
        hu: 'Telepítéskor az építményt az egységek előtt is megvásárolhatod; az így vett gyár azonnal számít.',
        en: 'While resolving a deploy order you may purchase the structure before the units; a factory bought this way counts at once for the unit purchases.',
      },
    },
    'the-green-tide': {
      name: {
        hu: 'A Zöld Áradat',
        en: 'The Green Tide',
      },
      effect: {
        hu: 'A felfedett stratégia parancsot a másik három parancs egyikeként is végrehajthatod, annak fejlesztéseivel; a jelző ekkor a játék területedre kerül vissza.',
        en: 'When you reveal a strategize order you may resolve it as an advance, deploy or dominate order instead. Upgrades of the new order type may be used; the token then returns to your play area.',
      },
    },
    stealin: {
      name: {
        hu: 'Lopás!',
        en: "Stealin'!",
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: ellenséges bástya nem akadályozza a csapást, a célpont világ bástyája úgy sérül, mintha egység lenne. A dobás után, a sérülések előtt elkölthetsz 1 morál kockát; ekkor válaszd ki a célpont világ gazdájának 1 erőforrás jelzőjét: ő eldobja, te kapsz 1 ugyanolyat (legfeljebb 3-ig).',
        en: 'Declared before rolling an orbital strike: enemy bastions do not prevent this strike, and a bastion on the target world suffers damage as if it were a unit. After rolling and before damage you may spend 1 morale die; if you do, choose 1 asset token of the owner of the target world: he discards it and you gain 1 of that kind (limit 3).',
      },
    },
  },
  events: {
    'gitz-dem': {
      name: {
        hu: 'Fektesd ki!',
        en: 'Gitz Dem!',
      },
      timing: {
        hu: 'amikor egy ellenséges egység megfutamodik egy harcban, amelyben részt veszel',
        en: 'when an opposing unit becomes routed in a combat in which you take part',
      },
      effect: {
        hu: 'Dobd el, amikor a harcodban egy ellenséges egység megfutamodik: semmisítsd meg.',
        en: 'Discard this scheme: destroy that unit.',
      },
    },
    'how-we-getz-here': {
      name: {
        hu: 'Hogy kerültünk ide?',
        en: 'How We Getz Here?',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: '1 egységedet bármely világról egy irányítás nélküli világra teheted.',
        en: 'You may take 1 of your units from any world and place it on any uncontrolled world.',
      },
    },
    'letz-get-fightin': {
      name: {
        hu: 'Bunyóra fel!',
        en: "Letz Get Fightin'",
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Ingyen 2 Srácot teszel egy Nagyfőnökös baráti világra, vagy 1-et bármely baráti világra.',
        en: 'Choose one: place 2 free Ork Boyz on 1 friendly world that has a Nob of yours, or place 1 free Ork Boyz on any friendly world.',
      },
    },
    'lootin-n-stealin': {
      name: {
        hu: 'Rabolunk és lopunk',
        en: "Lootin' 'n Stealin'",
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Kapsz 2 hadianyagot, majd válassz egy másik játékost; ő elveszt 1 általad választott erőforrás jelzőt (ha van neki).',
        en: 'Gain 2 materiel. Then choose another player; he loses 1 asset token you choose (if he has any).',
      },
    },
    'moar-boyz': {
      name: {
        hu: 'Több Srácot!',
        en: 'Moar Boyz!',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Kapsz 2 utánpótlás jelzőt.',
        en: 'Gain 2 reinforcement tokens (limit 3).',
      },
    },
    'mob-up': {
      name: {
        hu: 'Gyülekező!',
        en: 'Mob Up!',
      },
      timing: { hu: 'egy parancs felfedése helyett', en: 'instead of revealing an order' },
      effect: {
        hu: 'Dobd el parancs felfedése helyett: végrehajtasz egy előrenyomulást egy rendszerben, ahol legalább 2 egységed van (ez lesz az aktív rendszer; előrenyomulás fejlesztések használhatók).',
        en: 'Discard this scheme: resolve an advance order in a system that contains at least 2 of your units; that system becomes the active system. Order upgrades for advance may be used.',
      },
    },
    'teer-it-down': {
      name: {
        hu: 'Rombold le!',
        en: 'Teer It Down!',
      },
      timing: {
        hu: 'olyan harc sérülések kiosztása lépésének végén, amelyben részt veszel',
        en: 'end of an assess damage step of a combat in which you take part',
      },
      effect: {
        hu: 'Dobd el a harcod sérülés kiosztása végén: megsemmisítesz 1 építményt a világon.',
        en: 'Discard this scheme: choose and destroy 1 structure on the contested world.',
      },
    },
    warboss: {
      name: {
        hu: 'Hadvezér',
        en: 'Warboss',
      },
      timing: { hu: 'amikor egységet, építményt vagy fejlesztést vásárolsz', en: 'when you purchase a unit, structure or upgrade' },
      effect: {
        hu: 'Dobd el vásárláskor: ennek az egy vásárlásnak az ára minden utánpótlás jelződ után 1-gyel csökken (legfeljebb 0-ra); a jelzők megmaradnak.',
        en: 'Discard this scheme: the materiel cost of that one purchase is reduced by 1 for each reinforcement token you have (not below 0). The tokens are kept.',
      },
    },
  },
  ability: {
    name: { hu: 'Kapjuk össze magunkat!', en: 'Rally the Mob' },
    effect: {
      hu: 'Vásárolhatsz 1 szárazföldi egységet a rendes árán, és leteheted az aktív rendszer egyik baráti vagy irányítás nélküli világára, gyár nélkül is.',
      en: 'You may purchase 1 ground unit, paying its full cost and meeting its command level (cache and forge tokens may be used as usual), and place it on a friendly or uncontrolled world of the active system. No factory is needed. Once per dominate order.',
    },
  },
  objectives: [
    { hu: 'Jó zsákmány', en: 'Good Loot' },
    { hu: 'Jó bunyó', en: 'Good Fight' },
    { hu: 'Sok Srác', en: 'Lots of Boyz' },
    { hu: 'Jó verseny', en: 'Good Race Track' },
    { hu: 'Furgonüzemanyag', en: 'Truck Fuel' },
    { hu: 'Kacatok és bigyók', en: 'Bits and Pieces' },
  ],
}
