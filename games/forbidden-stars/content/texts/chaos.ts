import type { FactionTexts } from '../texts.ts'

export const chaos: FactionTexts = {
  cards: {
    'dark-faith': {
      name: {
        hu: 'Sötét Hit',
        en: 'Dark Faith',
      },
      general: {
        hu: 'Kapsz 1 morál kockát.',
        en: 'Gain 1 morale die.',
      },
      unit: {
        hu: 'Ha több morál kockád van az ellenfélnél, 1 ingyenes Szektást tehetsz a harc rendszerének egy másik baráti vagy irányítás nélküli világára.',
        en: 'If you have more morale dice than the opponent, place 1 free Cultist on another friendly or uncontrolled world of the system of this combat.',
      },
    },
    'foul-worship': {
      name: {
        hu: 'Ocsmány Imádat',
        en: 'Foul Worship',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: 'Ha az ellenfélnek van e harcban megfutamított egysége, minden itteni álló Szektásod és Rombolód után kapsz 1 védekezés jelzőt.',
        en: 'If the opponent has at least 1 routed unit in this combat, gain 1 defence token for each of your unrouted Cultists and Iconoclast Destroyers here.',
      },
    },
    'impure-zeal': {
      name: {
        hu: 'Tisztátalan Buzgalom',
        en: 'Impure Zeal',
      },
      general: {
        hu: 'Ha több morál kockád van az ellenfélnél, felsorakoztatod 1 egységedet e harcban.',
        en: 'If you have more morale dice than the opponent, rally 1 of your units in this combat.',
      },
      unit: {
        hu: 'Az ellenfél megfutamíthatja 1 általa választott álló egységét; ha nem teszi, minden itteni álló Szektásod és Rombolód után kapsz 1 támadás jelzőt.',
        en: 'The opponent may rout 1 of his unrouted units in this combat (his choice). If he does not, gain 1 attack token for each of your unrouted Cultists and Iconoclast Destroyers here.',
      },
    },
    'khornes-rage': {
      name: {
        hu: 'Khorne Tombolása',
        en: "Khorne's Rage",
      },
      general: {
        hu: '1 támadás kockáért kapsz 3 támadás jelzőt.',
        en: 'Spend 1 attack die to gain 3 attack tokens.',
      },
      unit: {
        hu: 'Az ellenfél elkölt 1 védekezés kockát, vagy megfutamítja 1 egységét.',
        en: 'The opponent routs 1 of his unrouted units in this combat (his choice) unless he spends 1 defence die.',
      },
    },
    'lure-of-chaos': {
      name: {
        hu: 'A Káosz Csalétke',
        en: 'Lure of Chaos',
      },
      general: {
        hu: 'Az ellenfél megfutamíthatja 1 álló egységét, ekkor ő kap 1 dobott kockát; ha nem teszi, 1 ingyenes Szektást (világon) vagy Rombolót (űrben) teszel ide.',
        en: 'The opponent may rout 1 of his unrouted units in this combat; if he does, he gains 1 random die. If he does not, place 1 free Cultist (on a world) or 1 free Iconoclast Destroyer (in a void) in this area.',
      },
      unit: {
        hu: 'Kapsz 2 támadás vagy 2 védekezés jelzőt.',
        en: 'Gain either 2 attack tokens or 2 defence tokens.',
      },
    },
    'mark-of-khorne': {
      name: {
        hu: 'Khorne Jele',
        en: 'Mark of Khorne',
      },
      general: {
        hu: '1 támadás vagy morál kockáért kapsz 3 támadás jelzőt.',
        en: 'Spend 1 attack die or 1 morale die to gain 3 attack tokens.',
      },
      unit: {
        hu: 'Az ellenfél elkölt 1 védekezés kockát, vagy megsemmisíti 1 megfutamított egységét (ha nincs ilyen, nem történik semmi).',
        en: 'The opponent destroys 1 of his routed units in this combat (his choice) unless he spends 1 defence die. If he has no routed unit nothing happens.',
      },
    },
    'mark-of-nurgle': {
      name: {
        hu: 'Nurgle Jele',
        en: 'Mark of Nurgle',
      },
      general: {
        hu: '1 védekezés vagy morál kockáért kapsz 3 védekezés jelzőt.',
        en: 'Spend 1 defence die or 1 morale die to gain 3 defence tokens.',
      },
      unit: {
        hu: 'Kapsz 2 védekezés jelzőt, hacsak az ellenfél meg nem semmisíti 1 megfutamított egységét (ha nincs ilyen, a jelzők járnak).',
        en: 'Gain 2 defence tokens unless the opponent destroys 1 of his routed units in this combat (his choice). If he has no routed unit you gain the tokens.',
      },
    },
    'mark-of-slaanesh': {
      name: {
        hu: 'Slaanesh Jele',
        en: 'Mark of Slaanesh',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát; ha ezután több morál kockád van az ellenfélnél, ő megfutamítja 1 általa választott álló egységét.',
        en: 'Gain 1 random die. Then, if you have more morale dice than the opponent, he routs 1 of his unrouted units in this combat (his choice).',
      },
      unit: {
        hu: 'Ha az ellenfélnek van e harcban megfutamított egysége, 1 ingyenes Szektást tehetsz erre a világra.',
        en: 'If the opponent has at least 1 routed unit in this combat, place 1 free Cultist on this world.',
      },
    },
    'mark-of-tzeentch': {
      name: {
        hu: 'Tzeentch Jele',
        en: 'Mark of Tzeentch',
      },
      general: {
        hu: 'Kapsz 1 morál kockát; ha ezután több morál kockád van az ellenfélnél, és a harc világon zajlik, 1 itteni Szektásodat vagy utánpótlás jelződet ingyenes, álló Káosz Űrgárdistára cserélheted.',
        en: 'Gain 1 morale die. Then, if you have more morale dice than the opponent and the combat is on a world, you may replace 1 of your Cultists or 1 of your reinforcement tokens in this combat with 1 free Chaos Space Marine (unrouted).',
      },
      unit: {
        hu: 'Legfeljebb 2 morál kockádat támadásra vagy védekezésre változtathatod (mindegyiknél választhatsz).',
        en: 'Convert up to 2 of your morale dice into attack and/or defence dice.',
      },
    },
    'chaos-united': {
      name: {
        hu: 'Egyesített Káosz',
        en: 'Chaos United',
      },
      general: {
        hu: 'Az ellenfél először eldönti, megfutamítja-e 1 egységét; ha nem, kapsz 1 általad választott ikonú kockát.',
        en: 'The opponent decides first whether to rout 1 of his unrouted units in this combat. If he does not, gain 1 die showing the face you choose.',
      },
      unit: {
        hu: 'Bármely, e harcon kívüli világról idehozhatod 1 álló egységedet, melynek szintje nem haladja meg a rendszerben levő Szektásaid számát (megfutamítottak és e harc utánpótlás jelzői is számítanak).',
        en: 'Take 1 of your units from any world outside this combat and place it on this world. Its command level may not exceed the number of your Cultists in this system (routed ones and your reinforcement tokens in this combat included).',
      },
    },
    'daemonic-resilience': {
      name: {
        hu: 'Démoni Szívósság',
        en: 'Daemonic Resilience',
      },
      general: {
        hu: 'Kapsz 1 védekezés vagy 1 morál kockát.',
        en: 'Gain either 1 defence die or 1 morale die.',
      },
      unit: {
        hu: 'Kapsz 4 védekezés jelzőt, hacsak az ellenfél meg nem semmisíti 1 egységét.',
        en: 'Gain 4 defence tokens unless the opponent destroys 1 of his units in this combat (his choice).',
      },
    },
    'inhuman-strength': {
      name: {
        hu: 'Emberfeletti Erő',
        en: 'Inhuman Strength',
      },
      general: {
        hu: 'Kapsz 1 támadás vagy 1 morál kockát.',
        en: 'Gain either 1 attack die or 1 morale die.',
      },
      unit: {
        hu: '1 saját egységed megsemmisítéséért kapsz 4 támadás jelzőt.',
        en: 'Destroy 1 of your units in this combat to gain 4 attack tokens.',
      },
    },
    'chaos-victorious': {
      name: {
        hu: 'Győztes Káosz',
        en: 'Chaos Victorious',
      },
      general: {
        hu: 'Kapsz 2 dobott kockát; ha ezután több morál kockád van az ellenfélnél, minden itteni 0. szintű egysége (utánpótlás jelző is) megfutamodik.',
        en: 'Gain 2 random dice. Then, if you have more morale dice than the opponent, rout all his level 0 units in this combat (reinforcement tokens included).',
      },
      unit: {
        hu: 'Válassz 1 ellenséges egységet, az megfutamodik.',
        en: 'Choose and rout 1 opposing unit in this combat.',
      },
    },
    'death-and-despair': {
      name: {
        hu: 'Halál és Reménytelenség',
        en: 'Death and Despair',
      },
      general: {
        hu: 'Kapsz 2 támadás vagy 2 morál kockát. Ezután akárhány morál kockát elkölthetsz; mindegyikért megsemmisül 1 általad választott 0. szintű ellenséges egység e harcban.',
        en: 'Gain either 2 attack dice or 2 morale dice. Then you may spend any number of morale dice; for each one destroy 1 opposing level 0 unit in this combat (you choose).',
      },
      unit: {
        hu: 'Ha több morál kockád van az ellenfélnél, megsemmisítesz 1 általad választott megfutamított egységét e harcban.',
        en: 'If you have more morale dice than the opponent, choose and destroy 1 of his routed units in this combat.',
      },
    },
  },
  upgrades: {
    'fear-from-above': {
      name: {
        hu: 'Rettegés Odafentről',
        en: 'Fear from Above',
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: kapsz 1 dobott kockát. A dobás után elkölthetsz 1 morál kockát; ekkor a csapásban sérült, de meg nem semmisült egységek megfutamodnak.',
        en: 'Declared before rolling an orbital strike: gain 1 random die for this strike. After rolling you may spend 1 morale die; if you do, each unit that suffers damage in this strike and is not destroyed becomes routed.',
      },
    },
    'dread-ritual': {
      name: {
        hu: 'Rettegett Szertartás',
        en: 'Dread Ritual',
      },
      effect: {
        hu: 'A telepítés után vásárolhatsz még 1 legfeljebb 2. szintű egységet az aktív rendszer egy baráti területére. Gyár nem kell hozzá, és a telepítés korlátba nem számít. Hadianyag ára az aktív rendszerben levő Szektásaid után 1-1-gyel csökken (legfeljebb 0-ra); kohó ára és parancs szint követelménye érvényes.',
        en: 'After resolving a deploy order you may purchase 1 more unit of command level 0, 1 or 2 and place it in a friendly area of the active system. No factory is needed and it does not count against the deployment limit. Its materiel cost is reduced by 1 for each of your Cultists in the active system (not below 0); its forge cost and command level requirement apply.',
      },
    },
    'favour-of-the-dark-gods': {
      name: {
        hu: 'A Sötét Istenek Kegye',
        en: 'Favour of the Dark Gods',
      },
      effect: {
        hu: 'Stratégia parancs közben legfeljebb 2 parancs jelzőt a játék területedről lefordítva az esemény paklidra tehetsz.',
        en: 'While resolving a strategize order you may place up to 2 order tokens from your play area facedown on your event deck.',
      },
    },
    'from-the-warp': {
      name: {
        hu: 'A Hipertérből',
        en: 'From the Warp',
      },
      effect: {
        hu: 'Előrenyomuláskor a hajóid áthaladhatnak a hipertér viharokon (a szárazföldi egységek nem).',
        en: 'While resolving an advance order your ships may move through warp storms (ground units may not).',
      },
    },
    'complete-destruction': {
      name: {
        hu: 'Teljes Pusztítás',
        en: 'Complete Destruction',
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: ellenséges bástya nem akadályozza a csapást, a célpont világ bástyája úgy sérül, mintha egység lenne. A dobás után, a sérülések előtt elkölthetsz 2 védekezés kockát; ekkor a célpont világ gazdája megsemmisíti 1 általa választott ottani egységét vagy építményét.',
        en: 'Declared before rolling an orbital strike: enemy bastions do not prevent this strike, and a bastion on the target world suffers damage as if it were a unit. After rolling and before damage you may spend 2 defence dice; if you do, the owner of the target world chooses and destroys 1 of his units or structures there.',
      },
    },
  },
  events: {
    'blight-of-nurgle': {
      name: {
        hu: 'Nurgle Rothadása',
        en: 'Blight of Nurgle',
      },
      timing: { hu: 'egy parancs felfedése helyett', en: 'instead of revealing an order' },
      effect: {
        hu: 'Dobd el parancs felfedése helyett: megfutamítasz 1 ellenséges egységet olyan rendszerben, ahol van egységed.',
        en: 'Discard this scheme: choose and rout 1 enemy unit in a system that contains at least 1 of your units.',
      },
    },
    'incantation-of-tzeentch': {
      name: {
        hu: 'Tzeentch Ráolvasás',
        en: 'Incantation of Tzeentch',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Húzz 3 esemény kártyát a saját paklidból, és hajtsd végre az egyik képességét (a terv játékba kerül), a hipertér vihar ikonját nem; a többit dobd el.',
        en: 'Draw 3 cards from your event deck, choose 1 and resolve its ability (a scheme is put into play). Its storm icon is not resolved. Discard the other cards.',
      },
    },
    'prayer-to-the-dark-gods': {
      name: {
        hu: 'Ima a Sötét Istenekhez',
        en: 'Prayer to the Dark Gods',
      },
      timing: { hu: 'amikor bármelyik játékos hipertér vihart mozgatna', en: 'when any player is about to move a warp storm' },
      effect: {
        hu: 'Dobd el, amikor egy játékos vihart mozgatna: helyette te mozgatod ugyanazt a vihart egy lépéssel a négy ikon bármelyik szabályos irányába; a vihar e körben elmozgatottnak számít.',
        en: 'Discard this scheme: that move does not happen; instead you move the same warp storm one step in any of the eight directions of the four icons that is legal for it. It counts as moved this round.',
      },
    },
    'prophets-and-signs': {
      name: {
        hu: 'Próféták és Jelek',
        en: 'Prophets and Signs',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Ingyen 2 Szektást teszel egy Szektás nélküli baráti világra, vagy 1-et bármely baráti világra.',
        en: 'Choose one: place 2 free Cultists on 1 friendly world that has no Cultist of yours, or place 1 free Cultist on any friendly world.',
      },
    },
    'seduced-by-chaos': {
      name: {
        hu: 'A Káosz Csábítása',
        en: 'Seduced by Chaos',
      },
      timing: {
        hu: 'olyan harc sérülések kiosztása lépésének végén, amelyben részt veszel',
        en: 'end of an assess damage step of a combat in which you take part',
      },
      effect: {
        hu: 'Dobd el a harcod sérülés kiosztása végén: megfutamítasz 1 ellenséges egységet a vitatott területen.',
        en: 'Discard this scheme: choose and rout 1 opposing unit in the contested area.',
      },
    },
    'spoils-of-war': {
      name: {
        hu: 'Hadizsákmány',
        en: 'Spoils of War',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Kapsz 1 kohó és 1 utánpótlás jelzőt.',
        en: 'Gain 1 forge token and 1 reinforcement token (limit 3 of each).',
      },
    },
    'through-the-warp': {
      name: {
        hu: 'Át a Hipertéren',
        en: 'Through the Warp',
      },
      timing: { hu: 'amikor megkezded egy előrenyomulás parancs végrehajtását', en: 'when you start to resolve an advance order' },
      effect: {
        hu: 'Dobd el előrenyomuláskor: egységeid áthaladhatnak a viharokon; ha harc lesz, a kockadobáskor kapsz 1 morál kockát.',
        en: 'Discard this scheme: your ships and ground units may move through warp storms while resolving this order. If the order leads to a combat, gain 1 morale die when dice are rolled.',
      },
    },
    'touched-by-the-warp': {
      name: {
        hu: 'A Hipertér Érintése',
        en: 'Touched by the Warp',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: '1 Szektásod megsemmisítéséért fizetés nélkül kapsz 1 harc vagy parancs fejlesztést; szintje legfeljebb annyi, ahány vihar van a Szektás rendszerének négy határán (a saját parancs szinted nem számít).',
        en: "You may destroy 1 of your Cultists on the board to gain 1 combat or order upgrade without paying. Its command level may not exceed the number of warp storms on the four borders of that Cultist's system; your own command level is ignored.",
      },
    },
  },
  ability: {
    name: { hu: 'Titkos kultusz', en: 'Hidden Cult' },
    effect: {
      hu: 'Az aktív rendszer egyik világáról egy álló Szektásodat útvonal nélkül áthelyezheted egy szomszédos rendszer baráti vagy irányítás nélküli világára.',
      en: 'You may take 1 unrouted Cultist of yours from a world of the active system and place it on a friendly or uncontrolled world of one adjacent system. No path is needed. Once per dominate order.',
    },
  },
  objectives: [
    { hu: 'Káosz-ereklye kard', en: 'Relic Sword' },
    { hu: 'Véráldozat', en: 'Blood Offering' },
    { hu: 'Ősi fegyver', en: 'Ancient Weapon' },
    { hu: 'Koponyatrón adója', en: 'Skull Throne Tribute' },
    { hu: 'Méltó ellenfél', en: 'Worthy Foe' },
    { hu: 'Pokolkohó', en: 'Hellforge' },
  ],
}
