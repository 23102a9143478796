import type { Guided } from '@orrery/board'
import { attacked, moved, played, rolledFor, supported, turned } from './pointed.ts'

/** The first mission: one player with three teams, and a coach who explains each kind of decision when it first comes up. */
export const guided: Guided = {
  minutes: 12,
  options: {},
  seats: 1,
  seed: 'first mission',
  bots: 'quick',
  steps: [
    {
      asks: 'pick-team',
      wants: ['pick'],
      says: {
        en: 'You command three combat teams of two marines each. Take any three: every team has three action cards of its own.',
        hu: 'Három osztagot vezetsz, mindegyikben két űrgárdista van. Válassz hármat: minden osztagnak három saját akciólapja van.',
      },
      why: {
        en: 'Each team attacks, moves and supports in its own way. A flamer, a cannon and a psyker make a good first mix.',
        hu: 'Minden osztag másként támad, mozog és támogat. Elsőre jó keverék a lángszóró, a gépágyú és a pszi-mester.',
      },
      rules: ['DA-SETUP-1'],
    },
    {
      asks: 'choose-action',
      wants: ['play'],
      picks: played,
      says: {
        en: 'Each round every team plays one card: attack, move or support. A card just played rests for a round.',
        hu: 'Fordulónként minden osztag egy lapot játszik ki: támadást, mozgást vagy támogatást. Az épp kijátszott lap egy fordulót pihen.',
      },
      why: {
        en: 'Look at the red numbers beside the swarms: they are the chance that the marine there falls this round. The team of the marine in most danger should act.',
        hu: 'Nézd a rajok mellett a piros számokat: ekkora eséllyel esik el ott a gárdista ebben a fordulóban. A legnagyobb veszélyben lévő gárdista osztaga cselekedjen.',
      },
      rules: ['DA-CHOOSE-2', 'DA-CHOOSE-3'],
    },
    {
      asks: 'lock',
      wants: ['lock'],
      says: {
        en: 'All teams have a card. Cards are carried out by their numbers, the lowest first; until you lock them you may still take them back.',
        hu: 'Minden osztagnak van lapja. A lapok a számuk sorrendjében hajtódnak végre, a legkisebb elöl; amíg nem rögzíted, visszavonhatod őket.',
      },
      why: {
        en: 'A support card with a low number helps before the attacks of the higher ones.',
        hu: 'Az alacsony számú támogatás még a nagyobb számú támadások előtt segít.',
      },
      rules: ['DA-CHOOSE-8', 'DA-RESOLVE-2'],
    },
    {
      asks: 'support',
      wants: ['support'],
      picks: supported,
      says: {
        en: 'Give the support token to whoever will be attacked from the side he looks to. He may spend it to roll again.',
        hu: 'Azé legyen a támogatásjelző, akit arról az oldalról támadnak, amerre néz. Ő elköltheti, hogy újra dobjon.',
      },
      why: {
        en: 'Tokens work for attacks and for defence, but a marine never rerolls against a swarm behind his back.',
        hu: 'A jelző támadáshoz és védekezéshez is jó, de a háta mögötti raj ellen a gárdista sosem dobhat újra.',
      },
      rules: ['DA-SUP-1', 'DA-RESOLVE-5'],
    },
    {
      asks: 'move',
      wants: ['swap', 'done'],
      picks: moved,
      says: {
        en: 'Moving swaps a marine with his neighbour: bring a long range to the swarms, or somebody out of danger. If no swap helps, you are done.',
        hu: 'Mozgáskor szomszédok cserélnek helyet: jöjjön nagy lőtáv a rajokhoz, vagy ments ki valakit. Ha egyik csere sem segít, kész vagy.',
      },
      why: {
        en: 'Swarms stay at their position when marines change places: whoever comes there meets them.',
        hu: 'A rajok a helyükön maradnak, amikor a gárdisták cserélnek: aki odakerül, az áll velük szemben.',
      },
      rules: ['DA-MOVE-1'],
    },
    {
      asks: 'turn',
      wants: ['turn', 'done'],
      picks: turned,
      says: {
        en: 'A marine attacks only the side that he looks to: turn whoever has a swarm behind him. If nobody needs to turn, you are done.',
        hu: 'A gárdista csak arra támad, amerre néz: fordítsd meg, akinek raj van a háta mögött. Ha senkinek sem kell fordulnia, kész vagy.',
      },
      why: {
        en: 'From behind a swarm attacks all the same, and no reroll helps. The lamps show where everybody looks.',
        hu: 'Hátulról a raj ugyanúgy támad, és nincs újradobás. A lámpák mutatják, ki merre néz.',
      },
      rules: ['DA-MOVE-8'],
      otherwise: {
        en: 'That is possible too. But nobody who looks away can attack, so turning is rarely wasted.',
        hu: 'Így is lehet. De aki elfordul, nem támadhat, ezért a fordulás ritkán vész kárba.',
      },
    },
    {
      asks: 'activate',
      wants: ['activate', 'done'],
      says: {
        en: 'A marine beside terrain may use it once a round. A door slays swarms when you travel on; a control panel is what some locations are about.',
        hu: 'A terep melletti gárdista fordulónként egyszer használhatja azt. Az ajtó továbbhaladáskor öl; a vezérlőpultról némelyik helyszín egésze szól.',
      },
      why: {
        en: 'Point at a terrain card and hold: it says what using it does.',
        hu: 'Mutass hosszan egy tereplapra: elmondja, mire jó a használata.',
      },
      rules: ['DA-MOVE-9'],
    },
    {
      asks: 'attack',
      wants: ['attack'],
      picks: attacked,
      says: {
        en: 'Attack a swarm in sight: each skull slays one genestealer. Begin with the swarm that is most likely to kill.',
        hu: 'Támadj meg egy látható rajt: minden koponya egy génorzót öl. A legveszélyesebb rajjal kezdd.',
      },
      why: {
        en: 'The die has three skulls in six faces. A swarm of three or more kills often, a lone genestealer seldom: thin out the large ones first.',
        hu: 'A kocka hat lapjából háromon van koponya. A három vagy több lapos raj gyakran öl, a magányos ritkán: a nagyokat ritkítsd előbb.',
      },
      rules: ['DA-ATK-3', 'DA-ATK-6'],
      again: {
        by: ['done'],
        says: {
          en: 'Twice you let an attack go. Swarms only grow: attack with every marine that sees one, the most dangerous first.',
          hu: 'Kétszer is elengedtél egy támadást. A rajok csak nőnek: támadj minden gárdistával, aki lát rajt, a legveszélyesebbel kezdve.',
        },
      },
      otherwise: {
        en: 'You let this attack go. A swarm that is not thinned out attacks this round with all its cards.',
        hu: 'Ezt a támadást elengedted. A meg nem ritkított raj ebben a fordulóban minden lapjával támad.',
      },
    },
    {
      asks: 'reroll',
      wants: ['keep', 'reroll'],
      picks: rolledFor('attack'),
      says: {
        en: 'Your attack roll: a skull hits, anything else misses. A token of this marine buys another roll.',
        hu: 'A támadásod dobása: a koponya talál, minden más mellé megy. A gárdista egy jelzőjéért újradobhatsz.',
      },
      why: {
        en: 'Tokens are few. Spend them where a marine would fall, not for a second kill.',
        hu: 'Kevés a jelző. Ott költsd el, ahol egy gárdista elesne, ne egy második találatért.',
      },
      rules: ['DA-SUP-6', 'DA-SUP-12'],
    },
    {
      asks: 'reroll',
      wants: ['keep', 'reroll'],
      picks: rolledFor('defence'),
      says: {
        en: 'A swarm attacks, you roll for your marine: he lives if the number is higher than the cards of the swarm. A token buys another roll.',
        hu: 'Egy raj támad, a gárdistáért te dobsz: túléli, ha a szám nagyobb, mint ahány lapból a raj áll. Egy jelzőért újradobhatsz.',
      },
      why: {
        en: 'A roll that saves him is kept: the next could kill. A roll that slays is worth a token, unless another marine needs it more.',
        hu: 'Amelyik dobás megmenti, azt tartsd meg: a következő megölheti. Amelyik megöli, arra érdemes jelzőt költeni.',
      },
      rules: ['DA-GATK-4', 'DA-SUP-4'],
    },
  ],
}
