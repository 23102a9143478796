import type { Guided } from '@orrery/board'
import type { View } from '../../view.ts'
import { firstWar } from './first-war.ts'

/** The systems of the first war that the coach mentions: home, and those with the objectives. */
const HOME = 0
const GOALS = 4
const BROESHYR = 17

/** The reader's orders in a system, from the bottom to the top. */
function laidIn(view: unknown, system: number): string {
  return (view as View).record
    .filter((order) => order.system === system)
    .map(({ type }) => 'ADSF'[type])
    .join('')
}

/** Whether the Orks' order is on top in one of the systems with the objectives. */
function isCovered(view: unknown): boolean {
  return (view as View).systems[GOALS]?.stack.at(-1)?.seat === 1
}

/** Whether an Ork unit is on Broeshyr. */
function holdsBroeshyr(view: unknown): boolean {
  return (view as View).systems[GOALS]?.areas.some(({ id, seats }) => id === BROESHYR && seats.includes(1)) === true
}

function collected(view: unknown): number {
  return (view as View).players[0]?.collected.length ?? 0
}

/** The first war: two rounds on six systems, and a coach that explains each kind of decision when it first comes up. */
export const guided: Guided = {
  minutes: 15,
  options: {},
  seats: 2,
  given: firstWar,
  seed: 'first war 25',
  bots: 'quick',
  steps: [
    {
      asks: 'planning.order',
      wants: ['order:0:4'],
      says: {
        en: 'An order is a promise: you lay it face down now and carry it out later. Lay an Advance in 5B, where Broeshyr holds your objective.',
        hu: 'A parancs ígéret: most lefordítva leteszed, később végrehajtod. Tegyél Előrenyomulást 5B-re: ott van Broeshyr a céloddal.',
      },
      why: {
        en: 'Collect two of your objectives and you win. Your troops on Orb Theta are one step away, and your cruiser opens the way through the void.',
        hu: 'Két saját céllal győzöl. Orb Theta csapatai egy lépésre állnak, és a cirkálód megnyitja az utat a világűrön át.',
      },
      rules: ['FS-WIN-1', 'FS-PLAN-3'],
      otherwise: {
        en: 'That is legal too. But without an Advance in 5B nobody gets to Broeshyr this round.',
        hu: 'Ez is szabályos. De 5B-n Előrenyomulás nélkül ebben a körben senki sem jut Broeshyrre.',
      },
    },
    {
      asks: 'planning.order',
      wants: ['order:1:0'],
      says: {
        en: 'At home, in 10B, stands your factory. Lay a Deploy there: it buys units.',
        hu: 'Otthon, 10B-n áll a gyárad. Tegyél oda Telepítést: azzal vehetsz egységeket.',
      },
      why: {
        en: 'Units are bought only in a system with a factory of yours, as many as its world has room for.',
        hu: 'Egységet csak olyan rendszerben vehetsz, ahol gyárad áll, és annyit, ahánynak a világán hely van.',
      },
      rules: ['FS-DEPLOY-2', 'FS-DEPLOY-3'],
    },
    {
      asks: 'planning.order',
      wants: ['order:2:0'],
      holds: (view) => laidIn(view, HOME) === 'D',
      says: {
        en: 'Now a Strategize on top of it. What lies on top acts first: you will choose better cards before you spend the rest on units.',
        hu: 'Most egy Stratégia, rá a tetejére. Ami felül van, az jön előbb: előbb jobb lapot választasz, aztán költöd el a többit.',
      },
      why: {
        en: 'Only the top token of a stack can be revealed. So what must happen first is placed last.',
        hu: 'Csak a kupac tetején lévő jelző fedhető fel. Aminek előbb kell történnie, azt később tedd le.',
      },
      rules: ['FS-STACK-2', 'FS-PLAN-5'],
    },
    {
      asks: 'planning.order',
      wants: ['order:3:0'],
      holds: (view) => laidIn(view, HOME) === 'DS',
      says: {
        en: 'And a Dominate on top of all three. It takes the asset tokens of your worlds there, two forges, and lets you promote a unit.',
        hu: 'És egy Fennhatóság, mindhárom tetejére. Megszerzi ottani világaid jelzőit, két kohót, és előléptethetsz egy egységet.',
      },
      why: {
        en: 'Forges pay for the strongest units, or lower the command level that one needs.',
        hu: 'Kohóval fizeted ki a legerősebb egységeket, vagy csökkented az egységhez kellő parancs szintet.',
      },
      rules: ['FS-DOM-1', 'FS-ASSET-5'],
    },
    {
      asks: 'operations.resolve',
      wants: ['resolve'],
      holds: (view) => /^DSF?$/.test(laidIn(view, HOME)) && laidIn(view, GOALS) === 'A' && isCovered(view),
      says: {
        en: 'All orders lie. The Orks covered your Advance with one of their own, so only Dominate could be revealed. Carry it out.',
        hu: 'Minden parancs a helyén. Az orkok a tiédre tettek egyet, ezért most csak a Fennhatóságot fedhetted fel. Hajtsd végre.',
      },
      why: {
        en: 'An order that has become useless goes on the event deck instead and brings you an event card in the refresh phase.',
        hu: 'A haszontalanná vált parancs inkább menjen az esemény paklira: a frissítéskor esemény kártyát hoz.',
      },
      rules: ['FS-OPS-6', 'FS-STACK-2'],
    },
    {
      asks: 'dominate.ability',
      wants: ['promote'],
      says: {
        en: 'Your faction’s own ability: for 1 materiel a Scout becomes a Space Marine, with two dice for one and more health.',
        hu: 'A frakciód képessége: 1 hadianyagért a Felderítőből Űrgárdista lesz, egy helyett két kockával és több életerővel.',
      },
      why: {
        en: 'A marine costs 3 and needs a city; promoted he costs 1. It is the best bargain that the Space Marines have.',
        hu: 'Egy űrgárdista 3-ba kerül, és város kell hozzá; előléptetve csak 1. Ez az Űrgárdisták legjobb vétele.',
      },
      rules: ['FS-DOM-7'],
    },
    {
      asks: 'strategize.card',
      wants: ['card:8'],
      says: {
        en: 'A combat upgrade for your deck of ten. Veteran Scouts cost 2 and show all three icons at once.',
        hu: 'Egy harc fejlesztés a tízlapos paklidba. A Veterán Felderítők ára 2, és mindhárom ikont mutatja.',
      },
      why: {
        en: 'Five kinds make your deck, two copies of each. A better kind comes up in almost every fight.',
        hu: 'A paklid ötféle lapból áll, mindből kettő van. Egy jobb fajta szinte minden harcban előkerül.',
      },
      rules: ['FS-STRAT-5'],
    },
    {
      asks: 'strategize.replaced',
      wants: ['replace:2'],
      says: {
        en: 'Something must leave for it. Faith in the Emperor is the least use to an attacker.',
        hu: 'Valaminek ki kell kerülnie érte. A Hit a Császárban ér a legkevesebbet annak, aki támad.',
      },
      why: {
        en: 'The deck always has five kinds. You can take a starting card back later for nothing.',
        hu: 'A pakliban mindig ötféle lap van. Kezdőlapot később ingyen visszavehetsz.',
      },
      rules: ['FS-STRAT-6', 'FS-STRAT-7'],
    },
    {
      asks: 'strategize.upgrade',
      wants: ['none'],
      says: {
        en: 'Order upgrades make an order stronger once a round. Keep your materiel for troops this time.',
        hu: 'A parancs fejlesztés körönként egyszer erősebbé tesz egy parancsot. Most tartsd meg a hadianyagot a csapatokra.',
      },
      why: {
        en: 'Materiel that is left stays with you. There are cities to build and marines to buy.',
        hu: 'A maradék hadianyag megmarad. Jut még városra és űrgárdistákra.',
      },
      rules: ['FS-STRAT-9', 'FS-REFRESH-4'],
    },
    {
      asks: 'operations.order',
      wants: ['reveal:4'],
      holds: (view) => laidIn(view, GOALS) === 'A' && holdsBroeshyr(view),
      says: {
        en: 'The Orks’ token is gone, your Advance in 5B lies on top. An Ork stands on Broeshyr now: reveal it and drive him off.',
        hu: 'Az orkok jelzője elkerült, 5B-n a te Előrenyomulásod van felül. Broeshyren már egy ork áll: fedd fel, és űzd el.',
      },
      why: {
        en: 'Each turn you reveal one of your tokens that lie on top. The sooner, the less they can prepare.',
        hu: 'Minden lépésben egy felül fekvő jelződet fedheted fel. Minél előbb, annál kevésbé készülhetnek fel.',
      },
      rules: ['FS-OPS-1', 'FS-OPS-2'],
    },
    {
      asks: 'advance.target',
      wants: ['attack:17'],
      holds: holdsBroeshyr,
      says: {
        en: 'One advance may attack one area. Take Broeshyr: the objective there is yours.',
        hu: 'Egy előrenyomulás egy területet támadhat. Legyen Broeshyr: az ottani cél a tiéd.',
      },
      why: {
        en: 'Two of your units come against one Ork and his reinforcement. Faralna is held as well, but it can wait for the next round.',
        hu: 'Két egységed megy egy ork és az utánpótlása ellen. Faralna is foglalt, de az ráér a következő körben.',
      },
      rules: ['FS-ADV-4', 'FS-OBJ-1'],
      otherwise: {
        en: 'Faralna holds an objective of yours too, but Broeshyr would be left to the Orks.',
        hu: 'Faralnán is a te célod van, de Broeshyr így az orkoké marad.',
      },
    },
    {
      asks: 'advance.ships',
      wants: ['move:6:16'],
      says: {
        en: 'Ships move first, through any voids. Bring the cruiser into 5B: where it is, your troops may pass.',
        hu: 'Előbb a hajók mozognak, bármelyik világűrbe. Hozd a cirkálót 5B-re: ahol ő áll, ott átmehetnek a csapataid.',
      },
      why: {
        en: 'Ground units need a chain of friendly areas. From Orb Theta it leads south through this void to Broeshyr.',
        hu: 'A szárazföldieknek baráti területek lánca kell. Orb Thetától ez a világűr vezet délre, Broeshyr felé.',
      },
      rules: ['FS-SHIP-2', 'FS-GROUND-2'],
    },
    {
      asks: 'advance.ground',
      wants: ['move:10:17', 'move:3:17'],
      all: true,
      says: {
        en: 'Now the troops, both of them: tick the Marine and the Scout for Broeshyr, then confirm.',
        hu: 'Most a csapatok, mindketten: jelöld ki az Űrgárdistát és a Felderítőt Broeshyrre, aztán erősítsd meg.',
      },
      why: {
        en: 'Every unit brings dice, health and morale. Alone, either of them would be in for a bad day.',
        hu: 'Minden egység kockát, életerőt és morált hoz. Egyedül bármelyiküknek rossz napja lenne.',
      },
      rules: ['FS-GROUND-1', 'FS-COMBAT-1'],
      otherwise: {
        en: 'Fewer troops, fewer dice. I would have sent both.',
        hu: 'Kevesebb csapat, kevesebb kocka. Én mindkettőt küldtem volna.',
      },
    },
    {
      asks: 'combat.card',
      wants: ['card'],
      says: {
        en: 'The dice are rolled and stay for the whole fight. In each of three rounds both play a card; its icons count until the end.',
        hu: 'A dobás az egész harcra szól. Mindhárom körben kijátszotok egy-egy lapot; az ikonjai a harc végéig számítanak.',
      },
      why: {
        en: 'The bar over each card says how often you hold the world after it. It knows what you know, no more.',
        hu: 'A lap fölötti sáv megmutatja, utána milyen gyakran tartod meg a világot. Annyit tud, amennyit te.',
      },
      rules: ['FS-COMBAT-12', 'FS-COMBAT-14'],
    },
    {
      asks: 'combat.ability',
      wants: ['use'],
      says: {
        en: 'A card’s ability may be used. Its second part works only while a unit that it names is standing.',
        hu: 'A lap képességét használhatod. A második része csak akkor él, ha áll egy olyan egységed, amelyet megnevez.',
      },
      why: {
        en: 'Routed units open no abilities, so keep the one that the card names on its feet.',
        hu: 'A megfutamodott egység nem nyit képességet; azt tartsd talpon, amelyiket a lap megnevez.',
      },
      rules: ['FS-CARD-5', 'FS-ROUT-6'],
    },
    {
      asks: 'combat.damage',
      wants: ['unit'],
      says: {
        en: 'Attack less your defence is damage, and you say who suffers first. Damage below his health routs a unit; it stands up again in the refresh phase.',
        hu: 'A támadás mínusz a védekezésed: ennyi a sérülés, és te mondod meg, ki kapja. Ami az életerő alatt marad, csak megfutamít; a frissítéskor feláll.',
      },
      why: {
        en: 'A routed unit keeps its dice but adds no morale. Better one who lies down than one who falls.',
        hu: 'A megfutamodott egység kockái maradnak, de morált nem ad. Inkább feküdjön egy, mint hogy elessen.',
      },
      rules: ['FS-DMG-1', 'FS-DMG-4'],
    },
    {
      asks: 'deploy.unit',
      wants: ['buy'],
      says: {
        en: 'At your factory you buy units one by one and place them at once, on any world here that is yours or free.',
        hu: 'A gyáradnál egyenként veszel egységeket, és rögtön leteszed őket bármelyik itteni saját vagy szabad világra.',
      },
      why: {
        en: 'What cannot be had says why not: press it. A marine needs a city, or a forge in its place.',
        hu: 'Ami nem kapható, megmondja, miért: nyomd meg. Űrgárdistához város kell, vagy helyette egy kohó.',
      },
      rules: ['FS-DEPLOY-6', 'FS-COST-2'],
      again: {
        by: ['done'],
        holds: (view) => ((view as View).players[0]?.materiel ?? 0) >= 3,
        says: {
          en: 'Two deployments ended with materiel for more units. What stands on a world fights; what stays in the chest does not: buy now.',
          hu: 'Két telepítés is úgy ért véget, hogy maradt hadianyagod egységekre. Ami a világon áll, az harcol, ami a ládában marad, az nem: vegyél most.',
        },
      },
    },
    {
      asks: 'refresh.storm',
      wants: ['storm'],
      holds: (view) => collected(view) === 1,
      says: {
        en: 'Your first objective is in! Every refresh phase moves warp storms too: nothing passes through them. Keep one between you and the Orks.',
        hu: 'Megvan az első célod! A frissítés a hipertér viharokat is mozgatja: rajtuk semmi sem jut át. Egy maradjon köztetek.',
      },
      why: {
        en: 'The icon of your event card says which ways a storm may go. You choose which one moves.',
        hu: 'Az esemény kártyád ikonja mondja meg, merre mehet egy vihar. Te választod ki, melyik mozduljon.',
      },
      rules: ['FS-STORM-2', 'FS-STORM-5'],
    },
    {
      asks: 'refresh.resolve',
      wants: ['use'],
      says: {
        en: 'The order that you bought cards with brought this event. Take it.',
        hu: 'Ezt az eseményt a fejlesztéshez használt parancsod hozta. Élj vele.',
      },
      why: {
        en: 'Tactics happen at once, schemes wait in front of you for their moment.',
        hu: 'A taktika azonnal hat, a terv előtted várja a maga pillanatát.',
      },
      rules: ['FS-EVENT-7', 'FS-EVENT-8'],
    },
    {
      asks: 'planning.order',
      wants: ['order:0:4'],
      holds: (view) => (view as View).round === 2 && collected(view) === 1,
      says: {
        en: 'Round two, and one objective to go: Faralna, beside Broeshyr. Plan an Advance in 5B again; the other three orders are your own.',
        hu: 'Második kör, még egy cél kell: Faralna, Broeshyr mellett. Tervezz megint Előrenyomulást 5B-re; a másik három parancs a te dolgod.',
      },
      why: {
        en: 'Your troops stand beside Faralna, so they need no ship. The storm keeps the other Orks away from it.',
        hu: 'A csapataid Faralna mellett állnak, nem kell hajó. A többi orkot távol tartja a vihar.',
      },
      rules: ['FS-WIN-1', 'FS-GROUND-5'],
    },
  ],
}
