import type { FactionTexts } from '../texts.ts'

export const spaceMarines: FactionTexts = {
  cards: {
    ambush: {
      name: {
        hu: 'Rajtaütés',
        en: 'Ambush',
      },
      general: {
        hu: 'Kapsz 2 támadás jelzőt.',
        en: 'Gain 2 attack tokens.',
      },
      unit: {
        hu: 'A kör végéig minden megfutamodó ellenséges egység megsemmisül, hacsak az ellenfél érte azonnal el nem költ 1 morál kockát. A visszavonuló egységekre nem hat.',
        en: 'Until the end of this execution round, each time an opposing unit becomes routed it is destroyed instead, unless the opponent at once spends 1 morale die for it. Retreating units are not affected.',
      },
    },
    'blessed-power-armour': {
      name: {
        hu: 'Megáldott Páncél',
        en: 'Blessed Power Armour',
      },
      general: {
        hu: 'Kapsz 2 védekezés jelzőt.',
        en: 'Gain 2 defence tokens.',
      },
      unit: {
        hu: 'Legfeljebb 2 (bármilyen ikonú) kockádat védekezésre változtathatod.',
        en: 'Convert up to 2 of your dice (any faces, you choose) into defence dice.',
      },
    },
    'faith-in-the-emperor': {
      name: {
        hu: 'Hit a Császárban',
        en: 'Faith in the Emperor',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: 'Felsorakoztatsz 1 egységedet, vagy kapsz 1 morál kockát.',
        en: 'Choose one: rally 1 of your units in this combat, or gain 1 morale die.',
      },
    },
    'fury-of-ultramar': {
      name: {
        hu: 'Ultramar Haragja',
        en: 'Fury of Ultramar',
      },
      general: {
        hu: 'Az ellenfél újradob 1 védekezés kockát, majd te is újradobhatsz egyet a sajátjaidból.',
        en: 'The opponent rerolls 1 of his defence dice, if he has one. Then you may reroll 1 of your defence dice.',
      },
      unit: {
        hu: 'Az ellenfél elveszt 1 védekezés kockát vagy 2 védekezés jelzőt (te választasz).',
        en: 'The opponent loses either 1 defence die or 2 defence tokens (you choose).',
      },
    },
    reconnaissance: {
      name: {
        hu: 'Felderítés',
        en: 'Reconnaissance',
      },
      general: {
        hu: 'Támadóként megnézheted az ellenfél lefordított kártyáját. Támadóként és védekezőként is kapsz 2 támadás vagy 2 védekezés jelzőt.',
        en: "If you are the attacker, you may look at the opponent's face-down combat card. As attacker or defender gain either 2 attack tokens or 2 defence tokens.",
      },
      unit: {
        hu: '1 morál kockáért 1 egységed visszavonulhat.',
        en: 'Spend 1 morale die to retreat 1 of your units.',
      },
    },
    'drop-pod-assault': {
      name: {
        hu: 'Kapszulás Roham',
        en: 'Drop Pod Assault',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: '1 morál kockáért bármely, e harcon kívüli világról idehozhatod 1 álló Felderítődet vagy Űrgárdistádat.',
        en: 'Spend 1 morale die to take 1 of your Scouts or Space Marines from any world outside this combat and place it on this world.',
      },
    },
    'glory-and-death': {
      name: {
        hu: 'Dicsőség és Halál',
        en: 'Glory and Death',
      },
      general: {
        hu: 'Kapsz 2 támadás jelzőt; támadóként felsorakoztatsz 1 egységet.',
        en: 'Gain 2 attack tokens. If you are the attacker, rally 1 of your units in this combat.',
      },
      unit: {
        hu: 'Az ellenfél elveszt 1 védekezés vagy 1 morál kockát (te választasz).',
        en: 'The opponent loses either 1 defence die or 1 morale die (you choose).',
      },
    },
    'hold-the-line': {
      name: {
        hu: 'Tartsátok a Vonalat',
        en: 'Hold the Line',
      },
      general: {
        hu: 'Kapsz 2 védekezés jelzőt; védekezőként felsorakoztatsz 1 egységet.',
        en: 'Gain 2 defence tokens. If you are the defender, rally 1 of your units in this combat.',
      },
      unit: {
        hu: 'Kapsz 1 védekezés vagy 1 morál kockát.',
        en: 'Gain either 1 defence die or 1 morale die.',
      },
    },
    'veteran-scouts': {
      name: {
        hu: 'Veterán Felderítők',
        en: 'Veteran Scouts',
      },
      general: {
        hu: 'Minden morál kockád után kapsz 1 támadás vagy 1 védekezés jelzőt (mindegyiknél választhatsz).',
        en: 'For each morale die in your pool gain 1 attack token or 1 defence token (choose for each).',
      },
      unit: {
        hu: 'Akárhány morál kockát elkölthetsz, mindegyikért 1 egységed visszavonul (mind ugyanoda).',
        en: 'Spend any number of morale dice; retreat 1 of your units for each die spent (one common destination).',
      },
    },
    'armoured-advance': {
      name: {
        hu: 'Páncélosok Előrenyomulása',
        en: 'Armoured Advance',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: 'Ebben a körben a sérülések kiosztása kétszer történik; a kockák, kártyák és harc jelzők mindkétszer számítanak, és a körben már elszenvedett sérülés is megmarad.',
        en: 'This execution round has one additional assess damage step right after the normal one. Both steps use the same dice, cards and tokens; tokens are discarded only after the second. Damage already suffered this round still counts.',
      },
    },
    'break-the-line': {
      name: {
        hu: 'Arcvonal Áttörése',
        en: 'Break the Line',
      },
      general: {
        hu: 'Legfeljebb 3 morál kockádat támadásra vagy védekezésre változtathatod (mindegyiknél választhatsz).',
        en: 'Convert up to 3 of your morale dice into attack and/or defence dice (choose for each).',
      },
      unit: {
        hu: 'Az ellenfél eldobja 1 felfordított, általa választott harc kártyáját.',
        en: 'The opponent chooses and discards 1 of his face-up combat cards, if he has one.',
      },
    },
    'show-no-fear': {
      name: {
        hu: 'Félelem Nélkül',
        en: 'Show No Fear',
      },
      general: {
        hu: 'A kör végéig az egységeid nem futamodhatnak meg; az életerejüknél kisebb sérülés elnyelődik, más hatása nincs.',
        en: "Until the end of this execution round your units cannot become routed. Damage below a unit's health still uses up that damage but has no other effect.",
      },
      unit: {
        hu: '1 morál kockáért e harcban minden egységed felsorakozik.',
        en: 'Spend 1 morale die to rally all your units in this combat.',
      },
    },
    'emperors-glory': {
      name: {
        hu: 'A Császár Dicsősége',
        en: "Emperor's Glory",
      },
      general: {
        hu: 'Kapsz 2 dobott kockát.',
        en: 'Gain 2 random dice.',
      },
      unit: {
        hu: 'Minden egységed felsorakozik, majd akárhány kockádat morálra változtathatod.',
        en: 'Rally all your units in this combat. Then convert any number of your dice into morale dice.',
      },
    },
    'emperors-might': {
      name: {
        hu: 'A Császár Ereje',
        en: "Emperor's Might",
      },
      general: {
        hu: 'Kapsz 2 dobott kockát.',
        en: 'Gain 2 random dice.',
      },
      unit: {
        hu: 'Elköltesz akárhány támadás kockát, mindegyikért 2 támadás jelzőt kapsz.',
        en: 'Spend any number of attack dice; gain 2 attack tokens for each die spent.',
      },
    },
  },
  upgrades: {
    'rain-of-fire': {
      name: {
        hu: 'Tűzeső',
        en: 'Rain of Fire',
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: kapsz 1 dobott kockát, és a dobás után 1 morál kockát támadásra változtathatsz.',
        en: 'Declared before rolling an orbital strike: gain 1 random die for this strike, and after rolling you may convert 1 morale die into an attack die.',
      },
    },
    crusade: {
      name: {
        hu: 'Keresztes Hadjárat',
        en: 'Crusade',
      },
      effect: {
        hu: 'Előrenyomulás kezdetén, ha az aktív rendszerben nincs baráti világod, kapsz 1 utánpótlás jelzőt (legfeljebb 3-ig).',
        en: 'When you start to resolve an advance order in a system in which you have no friendly world, gain 1 reinforcement token (limit 3).',
      },
    },
    'direct-the-faithful': {
      name: {
        hu: 'A Hívek Irányítása',
        en: 'Direct the Faithful',
      },
      effect: {
        hu: 'Stratégia parancs közben az aktív rendszerben 1 építményedet ingyen, a készletből egy más fajtájúra cserélheted; az irányító jelzője marad.',
        en: 'While resolving a strategize order you may replace 1 of your structures in the active system with a free structure of a different kind from the supply. Its control token stays.',
      },
    },
    'recruitment-worlds': {
      name: {
        hu: 'Toborzó Világok',
        en: 'Recruitment Worlds',
      },
      effect: {
        hu: 'Telepítéskor az aktív rendszerben álló bástyáid gyárnak számítanak; mindegyik a világa egység kapacitásánál 1-gyel kevesebbet ad a telepítés korláthoz.',
        en: "While resolving a deploy order your bastions in the active system count as factories; each such bastion adds its world's unit capacity minus 1 to the deployment limit.",
      },
    },
    'drop-pods': {
      name: {
        hu: 'Ledobó Kapszulák',
        en: 'Drop Pods',
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: ellenséges bástya nem akadályozza a csapást, a célpont világ bástyája úgy sérül, mintha egység lenne. A dobás után, a sérülések előtt elkölthetsz 2 védekezés kockát; ekkor a sérülések után 1 ingyenes Űrgárdistát teszel a célpont világra. Ha a világ így vitatott, harc következik (te támadsz, és az Űrgárdista nem előrenyomulással érkezett).',
        en: 'Declared before rolling an orbital strike: enemy bastions do not prevent this strike, and a bastion on the target world suffers damage as if it were a unit. After rolling and before damage you may spend 2 defence dice; if you do, after damage place 1 free Space Marine on the target world. If the world is then contested, resolve a combat there (you are the attacker; the Marine did not arrive by an advance order).',
      },
    },
  },
  events: {
    'adeptus-mechanicus': {
      name: {
        hu: 'Gépkultusz',
        en: 'Adeptus Mechanicus',
      },
      timing: { hu: 'a harcod sérülések kiosztása lépésének kezdetén', en: 'start of an assess damage step of your combat' },
      effect: {
        hu: 'Dobd el: kapsz 2 védekezés jelzőt, és kohó jelzőnként még egyet.',
        en: 'Discard this scheme: gain 2 defence tokens plus 1 defence token for each forge token you have.',
      },
    },
    'emperors-champion': {
      name: {
        hu: 'A Császár Bajnoka',
        en: "Emperor's Champion",
      },
      timing: { hu: 'a harcod sérülések kiosztása lépésének kezdetén', en: 'start of an assess damage step of your combat' },
      effect: {
        hu: 'Dobd el: felsorakoztatsz 1 egységet a harcban.',
        en: 'Discard this scheme: rally 1 of your units in this combat.',
      },
    },
    exterminatus: {
      name: {
        hu: 'Exterminátus',
        en: 'Exterminatus',
      },
      timing: { hu: 'orbitális csapásodnál, közvetlenül a dobás után', en: 'your orbital strike, right after rolling' },
      effect: {
        hu: 'Dobd el: az orbitális csapás minden kockája támadás lesz.',
        en: 'Discard this scheme: convert all dice of this orbital strike into attack dice.',
      },
    },
    'heroic-intervention': {
      name: {
        hu: 'Hősies Közbelépés',
        en: 'Heroic Intervention',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Ingyen Űrgárdistát teszel egy építményes baráti világra, vagy ingyen Felderítőt bármely baráti világra.',
        en: 'Choose one: place 1 free Space Marine on a friendly world that has at least 1 of your structures, or place 1 free Scout on any friendly world.',
      },
    },
    'rites-of-battle': {
      name: {
        hu: 'A Csata Rítusai',
        en: 'Rites of Battle',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Vásárolhatsz 1 parancs fejlesztést, melynek szintjét eléred; ára minden bástyád után 1-gyel csökken (legfeljebb 0-ra).',
        en: 'You may purchase 1 order upgrade whose command level you meet; its cost is reduced by 1 for each bastion you control (not below 0).',
      },
    },
    'emperor-protects': {
      name: {
        hu: 'A Császár Oltalmaz',
        en: 'The Emperor Protects',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: '1 bástyát tehetsz egy bástya nélküli baráti világra: ha nincs ott építmény, ingyen, különben 2 hadianyagért (második építményként is).',
        en: 'You may place 1 bastion on a friendly world that has no bastion. If the world has no structure the bastion is free; otherwise spend 2 materiel (this may make a second structure there).',
      },
    },
    'unwavering-resolve': {
      name: {
        hu: 'Rendíthetetlen Eltökéltség',
        en: 'Unwavering Resolve',
      },
      timing: { hu: 'egy parancs felfedése helyett', en: 'instead of revealing an order' },
      effect: {
        hu: 'Dobd el parancs felfedése helyett: egy rendszerben minden egységed felsorakozik.',
        en: 'Discard this scheme: choose 1 system and rally all your units in it.',
      },
    },
    'work-of-the-righteous': {
      name: {
        hu: 'Az Igazak Műve',
        en: 'Work of the Righteous',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Válassz 1 baráti világot: vagy megkapod az erőforrás jelzőit (mint fennhatóságnál), vagy annyi hadianyagot kapsz, amennyi a hadianyag értéke.',
        en: 'Choose 1 friendly world. Either gain its asset tokens (as in a dominate order) or gain materiel equal to its materiel value.',
      },
    },
  },
  ability: {
    name: { hu: 'Előléptetés', en: 'Promotion' },
    effect: {
      hu: 'Elkölthetsz 1 hadianyagot, hogy az aktív rendszerben egy (akár megfutamított) Felderítődet Űrgárdistára, vagy egy Űrgárdistádat Land Raiderre cseréld a készletedből; az új egység álló.',
      en: 'You may spend 1 materiel. If you do, choose 1 Scout or 1 Space Marine of yours in the active system and replace it with a free unit from your supply in the same area: a Scout becomes a Space Marine, a Space Marine becomes a Land Raider. The new unit is unrouted, and a routed unit may be chosen. Once per dominate order.',
    },
  },
  objectives: [
    { hu: 'Birodalmi ereklye', en: 'Imperial Relic' },
    { hu: 'Rendszerúr', en: 'System Lord' },
    { hu: 'Ősi gépek kamrája', en: 'Archeotech Vault' },
    { hu: 'Hipertér jeladó', en: 'Warp Beacon' },
    { hu: 'Orbitális védőállás', en: 'Orbital Platform' },
    { hu: 'Rendi ereklye', en: 'Chapter Relic' },
  ],
}
