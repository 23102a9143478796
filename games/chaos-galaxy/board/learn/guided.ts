import type { Guided } from '@orrery/board'
import type { SeenOption } from '@orrery/kernel'
import type { View } from '../../view.ts'
import { faceById, type Type } from '../face.ts'

/** The type that belongs in each row; any other face-down card is a bluff, which no beginner starts with. */
const BELONGS: { readonly [verb: string]: Type } = { surface: 'base', cantina: 'crew' }

/** The option to lay a base on the surface or crew in the cantina. */
function belonging(laid: readonly SeenOption[], view: unknown): SeenOption | undefined {
  const { seats } = view as View
  const types = new Map(seats.flatMap(({ hand }) => (hand ?? []).map(({ id, type }) => [String(id), faceById(type ?? '')?.type])))
  return laid.find(({ id }) => {
    const [verb = '', card = ''] = id.split(':')
    return types.get(card) === BELONGS[verb]
  })
}

/** The coach mentions credits at a turn's end if so many are left. */
const UNSPENT = 10

function leavesCredits(view: unknown): boolean {
  return ((view as View).seats[0]?.credits ?? 0) >= UNSPENT
}

/** The first duel: two starter decks, and a coach that explains each kind of decision when it first comes up. */
export const guided: Guided = {
  minutes: 15,
  options: { seats: [{ deck: 'csaszari-ostrom' }, { deck: 'veres-dagaly' }] },
  seats: 2,
  seed: 'first duel',
  bots: 'random',
  steps: [
    {
      asks: 'setup-mulligan',
      wants: ['keep'],
      says: {
        en: 'Your deck is your colony: it is both the pile that you draw from and your life. Keep this hand if a ship in it can be paid soon.',
        hu: 'A paklid a kolóniád: abból húzol, és az az életed is. Tartsd meg ezt a kezet, ha van benne hamar kifizethető űrhajó.',
      },
      why: {
        en: 'You may change all five cards once, for nothing. A hand without ships attacks late.',
        hu: 'Egyszer ingyen kicserélheted mind az öt lapot. Űrhajó nélküli kézzel későn támadsz.',
      },
      rules: ['CG-SETUP-9'],
      otherwise: {
        en: 'A fair choice: five others, once and for nothing. From now on every new card is one of your colony.',
        hu: 'Jó döntés ez is: öt másik lap, egyszer, ingyen. Innentől minden új lap a kolóniádból fogy.',
      },
    },
    {
      asks: 'main-action',
      wants: ['launch'],
      says: {
        en: 'Launch a ship: it costs the number at its corner and may attack at once.',
        hu: 'Indíts űrhajót: a sarkában álló számba kerül, és azonnal támadhat.',
      },
      why: {
        en: 'Ships are your attack and your defence. The four figures are speed, firepower, armour and bombing; only bombing takes cards off their colony.',
        hu: 'Az űrhajó a támadásod és a védelmed. A négy érték: sebesség, tűzerő, páncélzat, bombázás; az ellenfél kolóniájából csak a bombázás vesz el lapot.',
      },
      rules: ['CG-SHIP-5'],
      otherwise: {
        en: 'That is a real move too. But without ships nobody attacks, and nobody defends.',
        hu: 'Ez is valódi lépés. De űrhajó nélkül nincs sem támadás, sem védelem.',
      },
      again: {
        by: ['end'],
        says: {
          en: 'Two turns ended, and a ship that you can pay is still in your hand. Launch it now: credits kept do nothing, and who has no ship cannot defend.',
          hu: 'Két köröd is úgy ért véget, hogy kifizethető űrhajó maradt a kezedben. Indítsd el most: űrhajó nélkül védekezni sem tudsz.',
        },
      },
    },
    {
      asks: 'main-action',
      wants: ['surface', 'cantina'],
      picks: belonging,
      says: {
        en: 'Bases and crew are laid face down for nothing and paid for later. Until then nobody knows what lies there.',
        hu: 'A bázis és a legénység ingyen kerül le, képpel lefelé, és később fizeted ki. Addig senki sem tudja, mi fekszik ott.',
      },
      why: {
        en: 'Any card may be laid down as a bluff: a face-down card could be a trap, and an attacker has to think of it.',
        hu: 'Bármely lap lekerülhet blöffként: a fedett lap akár csapda is lehet, és a támadónak számolnia kell vele.',
      },
      rules: ['CG-MAIN-2'],
      again: {
        by: ['end'],
        says: {
          en: 'You ended two turns with a base or crew in hand. Laying it down costs nothing, and from then on they must reckon with it.',
          hu: 'Két kört is úgy zártál le, hogy bázis vagy legénység maradt a kezedben. Letenni ingyen van, és onnantól számolniuk kell vele.',
        },
      },
    },
    {
      asks: 'main-action',
      wants: ['attack'],
      says: {
        en: 'Attack their colony. Point at it: you see how many bombs your ships could drop.',
        hu: 'Támadd meg a kolóniájukat. Mutass rá: látod, hány bombát dobhatnának le az űrhajóid.',
      },
      why: {
        en: 'Each bomb takes a card. Whoever has no card left in the colony at the end of a turn has lost.',
        hu: 'Minden bomba egy lapot vesz el. Akinek a kör végén nincs lap a kolóniájában, veszített.',
      },
      rules: ['CG-GOAL-1'],
      again: {
        by: ['end'],
        says: {
          en: 'Twice your ships stayed at home although they could attack. Their colony does not shrink by itself: send those that you do not need for defence.',
          hu: 'Az űrhajóid kétszer is otthon maradtak, pedig támadhattak volna. A kolóniájuk magától nem fogy: küldd, amelyik nem kell a védelemhez.',
        },
      },
    },
    {
      asks: 'equip-attackers',
      wants: ['attack-with'],
      says: {
        en: 'Choose the ships that fly. Ships that attack cannot defend before they are active again.',
        hu: 'Válaszd ki, mely űrhajók repülnek. A támadó űrhajó nem védekezhet, amíg újra aktív nem lesz.',
      },
      why: {
        en: 'Several together are hard to stop; but keep one back when they have more bombs than you can bear.',
        hu: 'Többet együtt nehéz megállítani; de hagyj otthon egyet, ha több bombájuk van, mint amennyit elbírsz.',
      },
      rules: ['CG-EQUIP-1'],
    },
    {
      asks: 'firing-act',
      wants: ['pass', 'fire'],
      says: {
        en: 'Now ships may fire, the fastest first. But who fires does not bomb: pass to keep a ship for the bombs.',
        hu: 'Most lőhetnek az űrhajók, a leggyorsabb elöl. De aki lő, nem bombáz: passzolj, ha bombára tartogatod.',
      },
      why: {
        en: 'Fire with ships that bomb little, at defenders that could hit your bombers: a ship that is hit does not bomb either.',
        hu: 'Azzal lőj, amelyik keveset bombáz, arra a védőre, amelyik eltalálhatná a bombázóidat: az eltalált űrhajó sem bombáz.',
      },
      rules: ['CG-FIRE-13', 'CG-BOMB-1'],
    },
    {
      asks: 'bombing-bombers',
      wants: ['bomb'],
      says: {
        en: 'Bombs away. Every ship that is still active may bomb; it turns used.',
        hu: 'Mehetnek a bombák. Minden még aktív űrhajó bombázhat; utána használtba fordul.',
      },
      why: {
        en: 'The sum is taken off their colony at once. Nothing is gained by holding back here.',
        hu: 'Az összeg egyszerre kerül le a kolóniájukról. Itt nincs miért visszatartani.',
      },
      rules: ['CG-BOMB-1'],
      otherwise: {
        en: 'Then the attack was for nothing: a ship that does not bomb now takes no card off their colony.',
        hu: 'Így kár volt támadni: az az űrhajó, amelyik most nem bombáz, egyetlen lapot sem vesz el a kolóniájukból.',
      },
    },
    {
      asks: 'main-action',
      wants: ['draw', 'pick'],
      says: {
        en: 'Credits over 20 are lost. Draw for one, or look at the top five for two and take the best.',
        hu: 'A 20 fölötti credit elvész. Egyért húzhatsz, kettőért megnézed a felső ötöt, és a legjobbat elveszed.',
      },
      why: {
        en: 'A card drawn is a card of your colony less: do it for what helps now, not out of habit.',
        hu: 'A felhúzott lappal eggyel kevesebb a kolóniád: azért húzz, ami most segít, ne megszokásból.',
      },
      rules: ['CG-MAIN-8', 'CG-MAIN-9'],
      again: {
        by: ['end'],
        holds: leavesCredits,
        says: {
          en: 'You ended two turns with ten credits or more unspent. Buy something with them: a card for one, or the best of five for two.',
          hu: 'Két kört is legalább tíz elköltetlen credittel zártál le. Vegyél rajta valamit: egyért egy lapot, vagy kettőért öt közül a legjobbat.',
        },
      },
    },
    {
      asks: 'main-action',
      wants: ['end'],
      says: {
        en: 'Nothing more to do? End the main phase. The gold button says what you leave unused.',
        hu: 'Nincs több teendő? Zárd le a fő fázist. Az arany gomb megmondja, mi marad kihasználatlanul.',
      },
      why: {
        en: 'At most five cards and twenty credits are kept. Turned ships turn back one step.',
        hu: 'Legfeljebb öt lap és húsz credit marad meg. Az elfordított űrhajók egy fokkal visszafordulnak.',
      },
      rules: ['CG-END-4'],
    },
    {
      asks: 'equip-defenders',
      wants: ['defend-with'],
      broughtBy: ['attack', 'attack-with', 'launch'],
      says: {
        en: 'They attack you. Send ships against them: undefended, every attacker may bomb.',
        hu: 'Téged támadnak. Küldj ellenük űrhajót: védelem nélkül minden támadó bombázhat.',
      },
      why: {
        en: 'A defender that hits an attacker takes all its bombs away, even if it survives.',
        hu: 'Ha a védő eltalál egy támadót, annak minden bombája elvész, még ha túl is éli.',
      },
      rules: ['CG-EQUIP-5', 'CG-FIRE-16'],
      otherwise: {
        en: 'Sometimes that is right: a few bombs may be cheaper than a ship. Watch the number on your colony.',
        hu: 'Néha ez a helyes: pár bomba olcsóbb lehet egy űrhajónál. Figyeld a kolóniád számát.',
      },
      again: {
        by: [],
        says: {
          en: 'Two attacks came through undefended. Send a ship this time: each attacker that it hits drops no bomb.',
          hu: 'Két támadás is védelem nélkül ért célba. Most küldj egy űrhajót: akit eltalál, az nem dob bombát.',
        },
      },
    },
  ],
}
