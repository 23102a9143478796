import type { Texts } from '../localized-text.ts'

/** The name of each trait, and what it does. */
export const TRAIT_TEXTS: Texts = {
  layeredShields: {
    name: { hu: 'Rétegzett pajzsok', en: 'Layered shields' },
    text: {
      hu: 'Körönként egyszer, miután egy saját hajó pajzskockáit dobta, a tulajdonos újradobhatja az összes sikertelent (a pótkockák előtt).',
      en: 'Once per turn, after one own ship has rolled its shield dice, the owner may re-roll all of them that failed (before extra dice).',
    },
  },
  fluidHelm: {
    name: { hu: 'Áramló kormány', en: 'Fluid helm' },
    text: {
      hu: 'Minden mozgás első fordulószakaszánál a hajó TL-je 1-gyel kisebb, legalább 0.',
      en: "For the first turn segment of every move the ship's TL counts as 1 less, minimum 0.",
    },
  },
  boldAdvance: {
    name: { hu: 'Merész előretörés', en: 'Bold advance' },
    text: {
      hu: 'Az a hajó, amely ebben az aktiválásban nem fordult, minden fix elülső fegyverével vezetett támadásában újradobhat egy nem találó kockát.',
      en: 'A ship that made no turn segment in this activation may re-roll one missing die in each attack that it leads with a fixed fore weapon.',
    },
  },
  silentApproach: {
    name: { hu: 'Néma közelítés', en: 'Silent approach' },
    text: {
      hu: 'Egy második vagy harmadik szintű osztag mindkét fél összes többi osztaga után telepíthető.',
      en: 'One tier 2 or tier 3 squadron may be deployed after all other squadrons of both sides.',
    },
  },
  stubbornCrews: {
    name: { hu: 'Konok legénység', en: 'Stubborn crews' },
    text: {
      hu: 'Minden végső fázisban a tulajdonos megismételhet egy sikertelen javítási dobást (a zászlóshajóén felül).',
      en: "In every end phase the owner may repeat one failed damage repair roll (in addition to the flagship's).",
    },
  },
  ruthlessAssault: {
    name: { hu: 'Könyörtelen roham', en: 'Ruthless assault' },
    text: {
      hu: 'Minden csáklyázásnál a csáklyázás elleni tűz első találata hatástalan.',
      en: 'The first hit of the anti-boarding fire against each boarding is ignored.',
    },
  },
  weaponShielding: {
    name: { hu: 'Fegyverpáncél', en: 'Weapon shielding' },
    text: {
      hu: 'A sérülésmódosítónál csak minden második hajótestjelző számít: floor(hajótestjelzők / 2) és a legénységjelzők közül a nagyobbat kell venni.',
      en: 'Only every second hull token counts for the damage modifier: compare floor(hull tokens / 2) with the crew tokens and use the larger.',
    },
  },
  sectorShielding: {
    name: { hu: 'Szektorpajzs', en: 'Sector shielding' },
    text: {
      hu: 'A parancsszakaszban a tulajdonos megnevez egy tűzívet; a következő parancsszakaszig 1-gyel több pajzskockát dob a hajók azon támadásai ellen (akna és robbanás ellen nem), amelyek fókuszhajójának talapzatközepe legalább részben abban az ívben van.',
      en: "In the command segment the owner names one of the four arcs; until the ship's next command segment it rolls 1 more shield die against attacks of ships (not mines or explosions) whose focus ship's stand centre lies at least partly in that arc.",
    },
  },
  shieldProjector: {
    name: { hu: 'Pajzsvetítő', en: 'Shield projector' },
    text: {
      hu: 'A 6 hüvelyken belüli saját hajók (és maga a hajó) pajzskockái 3-astól sikeresek. Nem halmozódik.',
      en: 'Friendly ships within 6 inches (and the ship itself) succeed with their shield dice on 3 and more. Not cumulative.',
    },
  },
  deckCrews: {
    name: { hu: 'Fedélzeti személyzet', en: 'Deck crews' },
    text: {
      hu: 'A parancsszakaszban D6; 4-től a hordozó osztagának egy megsemmisült raja használatra készen visszatér a fedélzetre, ha van szabad kapacitás (FA-WING-22).',
      en: "In the command segment roll a D6; on 4 and more one destroyed wing of this carrier's squadron returns aboard, unspent, if there is free capacity (FA-WING-22).",
    },
  },
  eliteCrew: {
    name: { hu: 'Elit legénység', en: 'Elite crew' },
    text: {
      hu: 'A hajó minden sikertelen javítási dobását egyszer újradobhatja.',
      en: 'The ship may re-roll each of its failed damage repair rolls once.',
    },
  },
  experiencedEngineers: {
    name: { hu: 'Tapasztalt gépészek', en: 'Experienced engineers' },
    text: { hu: 'A hajó javítási dobásai 3-tól sikeresek.', en: 'Damage repair rolls of the ship succeed on 3 and more.' },
  },
  impervious: {
    name: { hu: 'Áthatolhatatlan', en: 'Impervious' },
    text: {
      hu: 'Fedélzeti harcban 1 legénységpont és 1 AP elvételéhez két támadó találat kell (körönként lefelé kerekítve).',
      en: 'In a boarding fight two attacker hits are needed to remove 1 crew point and 1 AP (round down in every round).',
    },
  },
  durable: {
    name: { hu: 'Strapabíró', en: 'Durable' },
    text: {
      hu: 'A hajó elleni támadórepülés AD-je a támadó rajok számának felével (felfelé kerekítve) csökken.',
      en: 'The AD of a wing attack run against the ship is reduced by half the number of attacking wings, rounded up.',
    },
  },
  quickLaunch: {
    name: { hu: 'Gyorsindítás', en: 'Quick launch' },
    text: {
      hu: 'A hajó indított rajai 4 hüvelyk helyett a parancsnoki távján belül bárhová tehetők.',
      en: 'Wings launched by the ship may be placed anywhere within its command distance instead of 4 inches.',
    },
  },
  hiddenKiller: {
    name: { hu: 'Rejtőző gyilkos', en: 'Hidden killer' },
    text: {
      hu: 'Teljes megállásban a hajót 20 hüvelyknél távolabbról tüzelő fegyver nem támadhatja.',
      en: 'While at Full Stop the ship cannot be attacked by weapons firing from further than 20 inches.',
    },
  },
  maneuverable: {
    name: { hu: 'Fordulékony', en: 'Maneuverable' },
    text: {
      hu: 'Teljes megállásban a hajó mozgása végén helyben legfeljebb 90 fokot fordulhat.',
      en: 'If it is at Full Stop the ship may rotate up to 90 degrees in place at the end of its movement.',
    },
  },
  stealthSystems: {
    name: { hu: 'Lopakodó rendszer', en: 'Stealth systems' },
    text: {
      hu: 'Ha a hajó elleni támadás bármely fegyvere 20 hüvelyknél messzebbről lő, az első hullám összes találó kockáját egyszer újra kell dobni.',
      en: 'If any weapon of an attack on the ship fires from further than 20 inches, all hitting dice of the first wave must be re-rolled once.',
    },
  },
  reinforcedFore: {
    name: { hu: 'Megerősített orr', en: 'Reinforced fore' },
    text: {
      hu: 'CR +1 az olyan támadás ellen, amelynél minden támadó talapzatközepe teljesen a hajó elülső ívében van.',
      en: "CR +1 against attacks in which the stand centres of all attackers lie completely in the ship's fore arc.",
    },
  },
  reinforcedSides: {
    name: { hu: 'Megerősített oldalak', en: 'Reinforced sides' },
    text: {
      hu: 'CR +1 az olyan támadás ellen, amelynél minden támadó talapzatközepe teljesen a hajó ugyanazon oldalívében van.',
      en: 'CR +1 against attacks in which the stand centres of all attackers lie completely in one and the same side arc of the ship.',
    },
  },
  securedBulkheads: {
    name: { hu: 'Biztosított válaszfalak', en: 'Secured bulkheads' },
    text: {
      hu: 'A hajó fedélzetén vívott első harci körben a támadók kockái csak 5-ösre és 6-osra találnak.',
      en: "In the first boarding fight round aboard the ship the attackers' dice hit only on 5 and 6.",
    },
  },
  protectedSystems: {
    name: { hu: 'Védett rendszerek', en: 'Protected systems' },
    text: {
      hu: 'A 3-as, 5-ös és 11-es kritikus eredménynek nincs tartós hatása a hajón; a HP veszteség érvényes.',
      en: 'Critical results 3, 5 and 11 have no lasting effect on the ship; the HP loss applies.',
    },
  },
  ablativePlating: {
    name: { hu: 'Leváló páncélzat', en: 'Ablative plating' },
    text: {
      hu: 'Ha a hajónak alap HP-je felénél kevesebb maradt, CR-je 2-vel kisebb (DR alá nem csökken).',
      en: 'When the ship has fewer than half of its printed HP left, its CR is 2 lower (never below DR).',
    },
  },
  superiorDesign: {
    name: { hu: 'Fejlett szerkezet', en: 'Superior design' },
    text: {
      hu: 'A kritikus találatok legénységvesztesége feleződik (lefelé, legalább 1), és a hajó soha nem kap Tűz jelzőt.',
      en: 'Crew losses from critical hits are halved (round down, at least 1) and the ship never gains a Raging Fire marker.',
    },
  },
  selfRepair: {
    name: { hu: 'Önjavítás', en: 'Self repair' },
    text: {
      hu: 'Aktiválása végén, ha álcázása ki van kapcsolva, D6: 4-től a hajó visszanyer 1 elvesztett HP-t.',
      en: 'At the end of its activation, if its cloaking field is off, roll a D6: on 4 and more the ship regains 1 lost HP.',
    },
  },
  systemNetwork: {
    name: { hu: 'Rendszerháló', en: 'System network' },
    text: {
      hu: 'Amíg parancsnoki távon belül van egy e tulajdonságú, álcázott saját hajó, a hajó lopakodó rendszerrel bír.',
      en: 'While within command distance of a friendly cloaked ship with this trait, the ship has stealth systems.',
    },
  },
  packHunters: {
    name: { hu: 'Falkavadászok', en: 'Pack hunters' },
    text: {
      hu: 'A csak ilyen hajókkal végzett össztűz a fókuszhajón kívül részt vevő minden hajóért 1 további AD-t kap, az össztűz összegzése után (FA-FIRE-6).',
      en: 'A linked attack made only by ships with this trait has 1 more AD for every ship taking part besides the focus ship, added after linking (FA-FIRE-6).',
    },
  },
  energyTransfer1: {
    name: { hu: 'Energiaátvitel (1)', en: 'Energy transfer (1)' },
    text: {
      hu: 'A parancsszakaszban a tulajdonos 1 AD-t átcsoportosíthat a hajó egyik elsődleges fegyveréről egy másikra erre az aktiválásra: az alap AD-ben az átadó fegyver értéke minden távsávban 1-gyel kisebb (0 alá nem csökken), a kapóé minden olyan távsávban 1-gyel nagyobb, ahol eredeti AD-je 0 fölötti.',
      en: 'In the command segment the owner may move 1 AD from one primary weapon of the ship to another for this activation: in the base AD the giving weapon has 1 less in every range band (not below 0) and the receiving weapon 1 more in every band in which its printed AD is above 0.',
    },
  },
  energyTransfer2: {
    name: { hu: 'Energiaátvitel (2)', en: 'Energy transfer (2)' },
    text: {
      hu: 'A parancsszakaszban a tulajdonos 1 vagy 2 AD-t átcsoportosíthat a hajó egyik elsődleges fegyveréről egy másikra erre az aktiválásra: az alap AD-ben az átadó fegyver értéke minden távsávban ennyivel kisebb (0 alá nem csökken), a kapóé minden olyan távsávban ennyivel nagyobb, ahol eredeti AD-je 0 fölötti.',
      en: 'In the command segment the owner may move 1 or 2 AD from one primary weapon of the ship to another for this activation: in the base AD the giving weapon has that many less in every range band (not below 0) and the receiving weapon that many more in every band in which its printed AD is above 0.',
    },
  },
  droneMines: {
    name: { hu: 'Drónaknák', en: 'Drone mines' },
    text: {
      hu: 'A végső fázis 2. lépésében a hajó minden aknája legfeljebb 2 hüvelykkel, egyenesen elmozdítható; az az akna, amelytől ekkor 4 hüvelyken belül ellenséges hajó vagy raj van, azonnal felrobban. A hajó elvesztése után az aknák már nem mozdíthatók.',
      en: 'In step 2 of the end phase each mine dropped by the ship may be moved up to 2 inches in a straight line; a mine that then has an enemy ship or wing within 4 inches explodes at once. The mines cannot be moved any more when the ship is lost.',
    },
  },
  assaultBlitz: {
    name: { hu: 'Villámroham', en: 'Assault blitz' },
    text: {
      hu: 'A hajó csapatai elleni csáklyázás elleni tűz fele annyi kockával zajlik (lefelé).',
      en: "Anti-boarding fire against the ship's teams uses half the dice (round down).",
    },
  },
  specialForces: {
    name: { hu: 'Különleges erők', en: 'Special forces' },
    text: {
      hu: 'A hajó csáklyázókockái 3-tól találnak; a rá csáklyázó csapatok csak 5-től.',
      en: "The ship's boarding dice hit on 3 and more; teams boarding it hit on 5 and more.",
    },
  },
  unmanned: {
    name: { hu: 'Legénység nélküli', en: 'Unmanned' },
    text: {
      hu: 'A hajónak nincs legénysége: a legénységveszteség nem hat rá, nem csáklyázható meg, és nem lesz roncs.',
      en: 'The ship has no crew: crew losses do not affect it and it cannot be boarded; it never becomes derelict.',
    },
  },
  scout: {
    name: { hu: 'Felderítő', en: 'Scout' },
    text: {
      hu: 'Telepítés után az a fél, amelynek több ilyen hajója van az asztalon, egy osztagát a szokásos szabályokkal áthelyezheti; egyenlőségnél egyik sem.',
      en: 'After deployment the side with more ships with this trait on the table may redeploy one of its squadrons by the normal rules; if the numbers are equal neither side may.',
    },
  },
  agile: {
    name: { hu: 'Fürge', en: 'Agile' },
    text: {
      hu: 'A hajó fordulószakaszai legfeljebb 60 fokosak lehetnek; a költség továbbra is a/45 hüvelyk.',
      en: 'Turn segments of the ship may be up to 60 degrees; the cost stays a/45 inch.',
    },
  },
  ambush: {
    name: { hu: 'Leshely', en: 'Ambush' },
    text: {
      hu: 'Az osztag a többi után telepíthető a saját térfélen bárhol, ellenséges hajótól legalább 12 hüvelykre.',
      en: 'The squadron may be deployed after all others, anywhere in its own half at least 12 inches from enemy ships.',
    },
  },
  noFsd: {
    name: { hu: 'Nincs térugró', en: 'No FSD' },
    text: {
      hu: 'A hajó nem használhat térugrást, és nem tehető tartalékba.',
      en: 'The ship can neither use fold space escape nor be kept in reserve.',
    },
  },
  combustibleCargo: {
    name: { hu: 'Gyúlékony rakomány', en: 'Combustible cargo' },
    text: {
      hu: 'Megsemmisülésekor a hajó a Lőszerrobbanás szerint felrobban.',
      en: 'When destroyed the ship explodes as with a Magazine Explosion.',
    },
  },
  beam: {
    name: { hu: 'Sugárfegyver', en: 'Beam' },
    text: {
      hu: 'Ha a célpont minden támadó hajótól 8 hüvelyken belül van, az első hullám 1-esei egyszer újradobhatók.',
      en: 'If the target is within 8 inches of all attacking ships, dice showing 1 in the first wave may be re-rolled once.',
    },
  },
  kinetic: {
    name: { hu: 'Kinetikus', en: 'Kinetic' },
    text: {
      hu: 'Ha a támadás kritikust okoz, a támadó minden 2D6 kritikus dobáshoz hozzáadhat 1-et (legfeljebb 12).',
      en: 'If the attack causes critical hits, the attacker may add 1 to each 2D6 critical roll (at most 12).',
    },
  },
  scatter: {
    name: { hu: 'Szórófegyver', en: 'Scatter' },
    text: {
      hu: 'Ha a célpont minden támadó hajótól 16 hüvelyken belül van, a kis célpont is 4-esre, 5-ösre, 6-osra eltalálható.',
      en: 'If the target is within 16 inches of all attacking ships, small targets are hit on 4, 5 and 6.',
    },
  },
  nuclear: {
    name: { hu: 'Nukleáris', en: 'Nuclear' },
    text: {
      hu: 'Ha a támadás legalább egy kritikust okoz, a célpont 4 hüvelykes körzetében minden más modell e támadás fele AD-jével (lefelé) támadást szenved.',
      en: 'If the attack causes at least one critical hit, every other model within 4 inches of the target suffers an attack with half the AD of this attack (round down).',
    },
  },
  cyber: {
    name: { hu: 'Kiberfegyver', en: 'Cyber' },
    text: {
      hu: 'A támadás nem okoz hajótestsérülést: legalább DR találat 1 legénységpont; legalább CR találat floor(találat / CR) kritikus dobás, amelynek HP vesztesége elmarad, és a 2-es, 12-es 11-esnek számít.',
      en: 'The attack causes no hull damage: hits of at least DR cost 1 crew point; hits of at least CR cause floor(hits / CR) rolls on the critical table whose HP losses are ignored and on which 2 and 12 count as 11.',
    },
  },
  torpedoSpook: {
    name: { hu: 'Torpedóvakítás', en: 'Torpedo spook' },
    text: {
      hu: 'A védekezőnek a támadás elleni első hullám összes sikeres PD-kockáját egyszer újra kell dobnia.',
      en: 'The defender must re-roll all successful PD dice of the first wave against the attack once.',
    },
  },
}
