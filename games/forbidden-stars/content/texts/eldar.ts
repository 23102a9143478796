import type { FactionTexts } from '../texts.ts'

export const eldar: FactionTexts = {
  cards: {
    'command-of-the-autarch': {
      name: {
        hu: 'Az Autarkha Parancsa',
        en: 'Command of the Autarch',
      },
      general: {
        hu: 'Felsorakoztatsz 1 egységet vagy kapsz 1 morál kockát. Ezután, második képességként, felfordíthatsz még 1 kártyát a kezedből, melynek a harc végéig csak az ikonjai számítanak.',
        en: 'Either rally 1 of your units in this combat or gain 1 morale die. Then, as a second ability, you may put 1 further combat card from your hand face up: it gives its icons for the rest of the combat but its abilities are not resolved.',
      },
      unit: null,
    },
    'hit-and-run': {
      name: {
        hu: 'Lecsapni és Eltűnni',
        en: 'Hit and Run',
      },
      general: {
        hu: 'Kapsz 2 támadás jelzőt.',
        en: 'Gain 2 attack tokens.',
      },
      unit: {
        hu: '1 morál kockáért 1 álló egységedet egy szomszédos, neki megfelelő baráti vagy irányítás nélküli területre mozgathatod (viharon át nem); álló marad, és elhagyja a harcot.',
        en: 'Spend 1 morale die to move 1 of your unrouted units from this area to an adjacent friendly or uncontrolled area of the right kind (not through a warp storm). The unit stays unrouted and has left the combat.',
      },
    },
    'howling-banshees': {
      name: {
        hu: 'Sikoltó Lidércek',
        en: 'Howling Banshees',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: '1 morál kockáért az ellenfél megfutamítja 1 általa választott álló egységét.',
        en: 'Spend 1 morale die to make the opponent rout 1 of his unrouted units in this combat (his choice).',
      },
    },
    'ranger-support': {
      name: {
        hu: 'Vadász Támogatás',
        en: 'Ranger Support',
      },
      general: {
        hu: 'Támadóként kapsz 1 támadás és 1 védekezés jelzőt; védekezőként visszavonhatsz 1 egységet.',
        en: 'If you are the attacker, gain 1 attack token and 1 defence token. If you are the defender, you may retreat 1 of your units.',
      },
      unit: null,
    },
    'striking-scorpions': {
      name: {
        hu: 'Csapó Skorpiók',
        en: 'Striking Scorpions',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát.',
        en: 'Gain 1 random die.',
      },
      unit: {
        hu: 'Az ellenfél elveszt 1 általa választott kockát.',
        en: 'The opponent loses 1 die of his choice.',
      },
    },
    'fire-dragons-vengeance': {
      name: {
        hu: 'Tűzsárkányok Bosszúja',
        en: "Fire Dragon's Vengeance",
      },
      general: {
        hu: 'Támadóként: az ellenfél a kör végéig nem kaphat védekezés jelzőt.',
        en: 'If you are the attacker, the opponent cannot gain defence tokens for the rest of this execution round.',
      },
      unit: {
        hu: 'Kapsz 2 védekezés jelzőt.',
        en: 'Gain 2 defence tokens.',
      },
    },
    'swooping-hawks': {
      name: {
        hu: 'Lecsapó Ölyvek',
        en: 'Swooping Hawks',
      },
      general: {
        hu: 'Védekezőként: az ellenfél elveszt 3 támadás jelzőt.',
        en: 'If you are the defender, the opponent loses 3 attack tokens.',
      },
      unit: {
        hu: '1 morál kockáért kapsz 2 támadás jelzőt.',
        en: 'Spend 1 morale die to gain 2 attack tokens.',
      },
    },
    'wraithguard-advance': {
      name: {
        hu: 'Lidércőrök Rohama',
        en: 'Wraithguard Advance',
      },
      general: {
        hu: 'Kapsz 1 dobott vagy 1 morál kockát, majd legfeljebb 2 védekezés kockádat támadásra változtathatod.',
        en: 'Gain either 1 random die or 1 morale die. Then convert up to 2 of your defence dice into attack dice.',
      },
      unit: {
        hu: 'Az ellenfél elkölt 1 morál kockát, vagy megfutamítja 1 egységét.',
        en: 'The opponent routs 1 of his unrouted units in this combat (his choice) unless he spends 1 morale die.',
      },
    },
    'wraithguard-support': {
      name: {
        hu: 'Lidércőrök Támogatása',
        en: 'Wraithguard Support',
      },
      general: {
        hu: 'Kapsz 1 dobott vagy 1 morál kockát, majd legfeljebb 2 támadás kockádat védekezésre változtathatod.',
        en: 'Gain either 1 random die or 1 morale die. Then convert up to 2 of your attack dice into defence dice.',
      },
      unit: {
        hu: '1 morál kockáért felsorakoztatsz 1 egységet.',
        en: 'Spend 1 morale die to rally 1 of your units in this combat.',
      },
    },
    'fire-prism': {
      name: {
        hu: 'Tűzprizma',
        en: 'Fire Prism',
      },
      general: {
        hu: 'Akárhány morál kockádat támadásra változtathatod.',
        en: 'Convert any number of your morale dice into attack dice.',
      },
      unit: {
        hu: 'Támadóként kapsz 2 támadás jelzőt; védekezőként az ellenfél elveszt 5 védekezés jelzőt.',
        en: 'If you are the attacker, gain 2 attack tokens. If you are the defender, the opponent loses 5 defence tokens.',
      },
    },
    'spiritseers-guidance': {
      name: {
        hu: 'A Szellemlátó Útmutatása',
        en: "Spiritseer's Guidance",
      },
      general: {
        hu: 'Kapsz 1 morál kockát. Ezután, második képességként, megfutamíthatod 1 álló egységedet: ekkor a kör végéig e harcban levő egységeid és bástyáid nem szenvednek sérülést.',
        en: 'Gain 1 morale die. Then, as a second ability, you may rout 1 of your unrouted units in this combat; if you do, your units and bastions in this combat suffer no damage for the rest of this execution round.',
      },
      unit: null,
    },
    'wave-serpent': {
      name: {
        hu: 'Hullám Kígyó',
        en: 'Wave Serpent',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát, továbbá 3 védekezés jelzőt, hacsak az ellenfél el nem költ 1 morál kockát.',
        en: 'Gain 1 random die. Gain 3 defence tokens unless the opponent spends 1 morale die.',
      },
      unit: {
        hu: '1 morál kockáért bármennyi álló 0. és 1. szintű egységedet egyetlen szomszédos, nekik megfelelő területre mozgathatod (viharon át nem). Ellenséges területre is léphetnek, ez a mostani után új harcot kezd; egy harcban e képességgel csak egy terület válhat vitatottá.',
        en: 'Spend 1 morale die to move any number of your unrouted level 0 and level 1 units from this area to one adjacent area of the right kind (not through a warp storm). They may enter an enemy area and so start another combat, which is resolved after this one. If you use this ability again in the same combat after making an area contested, it must name that same area.',
      },
    },
    'holofield-emitter': {
      name: {
        hu: 'Holomező-kivetítő',
        en: 'Holofield Emitter',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát, és húzol 1 harc kártyát.',
        en: 'Gain 1 random die. Draw 1 card from your combat deck into your hand.',
      },
      unit: {
        hu: 'Felfordíthatsz még 1 kártyát a kezedből, melynek a harc végéig csak az ikonjai számítanak.',
        en: 'You may put 1 further combat card from your hand face up: it gives its icons for the rest of the combat but its abilities are not resolved.',
      },
    },
    'psychic-lance': {
      name: {
        hu: 'Pszichikus Lándzsa',
        en: 'Psychic Lance',
      },
      general: {
        hu: 'Kapsz 1 dobott kockát; az ellenfél véletlenszerűen eldob 1 kártyát a kezéből.',
        en: 'Gain 1 random die. The opponent discards 1 combat card at random from his hand.',
      },
      unit: {
        hu: 'Kapsz 4 támadás jelzőt, hacsak az ellenfél el nem dobja 1 általad választott felfordított kártyáját (ha nincs ilyen, a jelzők járnak).',
        en: "Choose 1 of the opponent's face-up combat cards. Gain 4 attack tokens unless he discards that card. If he has no face-up card you gain the tokens.",
      },
    },
  },
  upgrades: {
    'tactical-strikes': {
      name: {
        hu: 'Taktikai Csapások',
        en: 'Tactical Strikes',
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: kapsz 1 dobott kockát. A dobás után elkölthetsz 1 morál kockát; ekkor válassz 1 (álló vagy megfutamított) ellenséges egységet a célpont világon: elsőként az sérül.',
        en: 'Declared before rolling an orbital strike: gain 1 random die for this strike. After rolling you may spend 1 morale die; if you do, choose 1 enemy unit on the target world, routed or not: damage is assigned to it first.',
      },
    },
    'wraithbone-singers': {
      name: {
        hu: 'Lidérccsont Énekesek',
        en: 'Wraithbone Singers',
      },
      effect: {
        hu: 'Telepítéskor a megvásárolt építményt az aktív rendszer olyan baráti világára is teheted, ahol pontosan 1, más fajtájú építmény áll.',
        en: 'While resolving a deploy order you may place the structure you purchase on a friendly world of the active system that has exactly 1 structure of a different kind.',
      },
    },
    farseers: {
      name: {
        hu: 'Messzelátók',
        en: 'Farseers',
      },
      effect: {
        hu: 'Stratégia parancsnál akkor is vásárolhatsz fejlesztést, ha nincs egységed az aktív rendszerben.',
        en: 'While resolving a strategize order you may purchase upgrades even if you have no unit in the active system.',
      },
    },
    'corsair-raid': {
      name: {
        hu: 'Kalóz Portya',
        en: 'Corsair Raid',
      },
      effect: {
        hu: 'Az előrenyomulás harca után 1 orbitális csapást is végrehajthatsz az aktív rendszerben.',
        en: 'After resolving a combat as part of an advance order you may perform 1 orbital strike in the active system.',
      },
    },
    'strafing-run': {
      name: {
        hu: 'Vesszőfutás',
        en: 'Strafing Run',
      },
      effect: {
        hu: 'Orbitális csapás dobása előtt bejelentve: ellenséges bástya nem akadályozza a csapást, a célpont világ bástyája úgy sérül, mintha egység lenne. A dobás után, a sérülések előtt elkölthetsz 1 védekezés kockát; ekkor az aktív rendszerben álló, nem megfutamított hajóid közül bármennyit egy szomszédos rendszer baráti vagy irányítás nélküli világűreibe mozgathatsz (viharon át nem). Minden dobott kocka érvényes marad.',
        en: 'Declared before rolling an orbital strike: enemy bastions do not prevent this strike, and a bastion on the target world suffers damage as if it were a unit. After rolling and before damage you may spend 1 defence die; if you do, move any of your unrouted ships in the active system to friendly or uncontrolled voids of one adjacent system (not through a warp storm). All dice rolled still take effect.',
      },
    },
  },
  events: {
    'exodite-colony': {
      name: {
        hu: 'Kolónia Kivonulás',
        en: 'Exodite Colony',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: '1 hadianyag elköltésével várost tehetsz egy olyan baráti vagy irányítás nélküli világra, ahol nincs sem építmény, sem Elda cél jelző; a várost akkor is te irányítod, ha a világ irányítás nélküli volt.',
        en: 'You may spend 1 materiel to place 1 free city on a friendly or uncontrolled world that has no structure and no Eldar objective token. You control it even on an uncontrolled world.',
      },
    },
    farsight: {
      name: {
        hu: 'Távolbalátás',
        en: 'Farsight',
      },
      timing: { hu: 'a harcod sérülések kiosztása lépésének kezdetén', en: 'start of an assess damage step of your combat' },
      effect: {
        hu: 'Dobd el: a harcban részt vevő összes álló (nem megfutamított) egységedet a tábla egyetlen, nekik megfelelő baráti területére helyezed; elhagyják a harcot, a megfutamítottak maradnak.',
        en: 'Discard this scheme: take all your unrouted units in this combat and place them together in one friendly area of the right kind anywhere on the board. They stay unrouted and have left the combat; your routed units stay behind.',
      },
    },
    'legacy-of-vaul': {
      name: {
        hu: 'Vaul Öröksége',
        en: 'Legacy of Vaul',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Kapsz 2 kohó jelzőt.',
        en: 'Gain 2 forge tokens (limit 3).',
      },
    },
    'outcasts-returned': {
      name: {
        hu: 'Visszatért Száműzöttek',
        en: 'Outcasts Returned',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Ingyen Fregattot teszel egy irányítás nélküli világűrbe, vagy egy Fregattodat oda helyezed át.',
        en: 'Choose one: place 1 free Hellebore Frigate in any uncontrolled void, or take 1 of your Hellebore Frigates from any void and place it in any uncontrolled void.',
      },
    },
    outmanoeuvre: {
      name: {
        hu: 'Kicselezés',
        en: 'Outmanoeuvre',
      },
      timing: { hu: 'a tervezés fázis végén', en: 'end of the planning phase' },
      effect: {
        hu: 'Dobd el a tervezés végén: bármelyik kupacban megnézed 1 parancs jelződet, és ugyanannak a kupacnak a tetejére vagy aljára teszed.',
        en: 'Discard this scheme: look at 1 of your order tokens anywhere in a stack, then put it on the top or the bottom of that stack.',
      },
    },
    'path-of-the-warrior': {
      name: {
        hu: 'A Harcos Ösvénye',
        en: 'Path of the Warrior',
      },
      timing: { hu: 'frissítés fázis, végrehajtáskor', en: 'refresh phase, when resolved' },
      effect: {
        hu: 'Vásárolhatsz 1 harc fejlesztést, melynek szintjét eléred; ára minden baráti világ után, ahol városod áll, 1-gyel csökken (legfeljebb 0-ra).',
        en: 'You may purchase 1 combat upgrade whose command level you meet; its cost is reduced by 1 for each friendly world that has a city of yours (not below 0).',
      },
    },
    'vicious-raids': {
      name: {
        hu: 'Ádáz Portyák',
        en: 'Vicious Raids',
      },
      timing: { hu: 'orbitális csapásodnál, közvetlenül a dobás után', en: 'your orbital strike, right after rolling' },
      effect: {
        hu: 'Dobd el: egyszer újradobhatsz bármennyi kockát, majd kapsz 1 választott ikonút (legfeljebb 8 kockáig).',
        en: 'Discard this scheme: reroll any number of your dice once, then gain 1 die of the face you choose (limit 8).',
      },
    },
    'warp-gate': {
      name: {
        hu: 'Hipertér Kapu',
        en: 'Warp Gate',
      },
      timing: { hu: 'egy parancs felfedése helyett', en: 'instead of revealing an order' },
      effect: {
        hu: 'Dobd el parancs felfedése helyett: bármennyi álló egységedet egy területről egy másik, nekik megfelelő baráti vagy irányítás nélküli területre teheted (utána ott legfeljebb 5 egységed lehet).',
        en: 'Discard this scheme: take any number of your unrouted units from 1 area and place them in 1 friendly or uncontrolled area of the right kind (at most 5 of your units may be there afterwards).',
      },
    },
  },
  ability: {
    name: { hu: 'Hálózat-kapu', en: 'Webway' },
    effect: {
      hu: 'Az aktív rendszer egyik világáról egy álló szárazföldi egységedet útvonal nélkül áthelyezheted a tábla bármelyik baráti világára.',
      en: 'You may take 1 unrouted ground unit of yours from a world of the active system and place it on any friendly world on the board. No path is needed. Once per dominate order.',
    },
  },
  objectives: [
    { hu: 'Elveszett aspektus-szentély', en: 'Lost Shrine' },
    { hu: 'Sorsok találkozása', en: 'Meeting of Fates' },
    { hu: 'Lidérccsont relikvia', en: 'Wraith Artefact' },
    { hu: 'Hős lélekköve', en: "Hero's Spirit Stone" },
    { hu: 'Elsüllyesztett világhajó', en: 'Scuttled Craftworld' },
    { hu: 'Szűzvilág', en: 'Maiden World' },
  ],
}
