import type { Guided } from '@orrery/board'
import { type Json, planBounds, randomOf, type SeenOption, type SeenQuestion, seedOf } from '@orrery/kernel'
import { chooseMove } from '../../bot/move.ts'
import { MANOEUVRE } from '../../rules/move/manoeuvre.ts'
import { seenState } from '../../seen-state.ts'
import type { View } from '../../view.ts'
import { BATTLE } from './battle.ts'

/** The move that the coach draws: the one that best brings the ship's guns to bear. */
function drawMove(question: SeenQuestion, view: unknown): Json {
  if (question.kind !== 'plan') return null
  return chooseMove(seenState(view as View), planBounds(question, MANOEUVRE), randomOf(seedOf('coach'))) as unknown as Json
}

/** The attack with the most dice. */
function biggest(attacks: readonly SeenOption[]): SeenOption | undefined {
  const dice = ({ params }: SeenOption): number => Number(params?.dice ?? 0)
  return attacks.toSorted((one, other) => dice(other) - dice(one))[0]
}

/** The first battle: two Teutons against two Secutors, and a coach who explains each kind of decision when it first comes up. */
export const guided: Guided = {
  minutes: 20,
  options: {},
  seats: 2,
  seed: 'first light',
  bots: 'quick',
  given: BATTLE,
  steps: [
    {
      asks: 'turn.card',
      wants: ['card'],
      says: {
        en: 'Each turn begins with one turn card each, face down, revealed together. Battle plans adds 2 to your initiative roll.',
        hu: 'Minden kör egy-egy lefordított körkártyával kezdődik, amelyet együtt fedtek fel. A Haditerv 2-t ad a kezdeményezési dobásodhoz.',
      },
      why: {
        en: 'Who wins the initiative activates first. At long range that matters little; close by, who fires first has the better of it.',
        hu: 'A kezdeményezés nyertese aktivál először. Messziről ez keveset számít; közelről az van előnyben, aki előbb tüzel.',
      },
      rules: ['FA-TURN-1', 'FA-INIT-4'],
    },
    {
      asks: 'command.sector',
      wants: ['sector:fore', 'sector'],
      says: {
        en: 'Teutons have one more shield die on the side that you name. The enemy is ahead: fore.',
        hu: 'A Teutonnak eggyel több pajzskockája van azon az oldalon, amelyet megnevezel. Az ellenség elöl van: elöl.',
      },
      why: {
        en: 'The side is named before the ship moves, but it counts where she stands when she is fired at. Think of how you will turn.',
        hu: 'Az oldalt a mozgás előtt nevezed meg, de ott számít, ahol a hajó áll, amikor lőnek rá. Gondold meg, hogyan fogsz fordulni.',
      },
      rules: ['FA-TRAIT/sectorShielding', 'FA-DEF-1'],
    },
    {
      asks: 'move.ship',
      wants: ['move'],
      says: {
        en: 'Your squadron is active. All its ships move first, one by one; only then does anybody fire.',
        hu: 'Az osztagod aktív. Előbb minden hajója mozog, egyesével; csak azután tüzel bárki.',
      },
      why: {
        en: 'They may fire as one only within 6 inches of each other, so keep them together.',
        hu: 'Csak akkor lőhetnek össztüzet, ha legfeljebb 6 hüvelykre vannak egymástól, ezért tartsd őket együtt.',
      },
      rules: ['FA-MOVE-5', 'FA-ACT-3'],
    },
    {
      asks: 'move.plan',
      wants: [],
      says: {
        en: 'A ship flies at least half of its MV, and an inch straight before each turn. The shaded area is where she may end.',
        hu: 'A hajó legalább az MV-je felét repüli, és minden fordulás előtt egy hüvelyket egyenesen. Az árnyékolt területen állhat meg.',
      },
      does: { en: 'Drag the bow, or press the buttons of the plan', hu: 'Húzd az orrát, vagy nyomd a terv gombjait' },
      draws: drawMove,
      why: {
        en: 'Teutons have their best guns on the sides: 7 dice from 8 to 16 inches. Whatever you draw, the tags show what your guns would do from the end of the line.',
        hu: 'A Teutonok legjobb ütegei oldalt vannak: 7 kocka 8 és 16 hüvelyk között. Bármit rajzolsz, a címkék mutatják, mit érnének az ütegeid a vonal végéről.',
      },
      rules: ['FA-MOVE-1', 'FA-MOVE-9'],
    },
    {
      asks: 'fire.primary',
      wants: ['fire'],
      picks: biggest,
      says: {
        en: 'Now the guns. The tag at a target tells dice and the chance to hurt her; point at an attack and you see the exact odds.',
        hu: 'Most az ágyúk. A célpontnál a címke a kockákat és a sérülés esélyét mutatja; mutass egy támadásra, és pontos esélyeket látsz.',
      },
      why: {
        en: 'Hits below DR do nothing. DR or more takes one hull point, CR or more is a critical hit. So few big attacks are worth more than many small ones.',
        hu: 'A DR-nél kevesebb találat semmit sem tesz. DR-től egy hajótestpont, CR-től kritikus találat. Ezért kevés nagy támadás többet ér, mint sok kicsi.',
      },
      rules: ['FA-FIRE-7', 'FA-DMG-1'],
      again: {
        by: ['end'],
        says: {
          en: 'Twice you stopped firing while guns could still bear. A weapon that does not fire now has lost its turn: use all of them, the biggest attack first.',
          hu: 'Kétszer is abbahagytad a tüzelést, pedig volt még célpont. Minden fegyver aktiválásonként egyszer lőhet: használd mindet, a legnagyobb támadással kezdve.',
        },
      },
      otherwise: {
        en: 'You hold your fire. Guns are not saved for later: each weapon fires once in an activation.',
        hu: 'Nem lősz. Az ágyúkat nem lehet későbbre tartogatni: minden fegyver aktiválásonként egyszer tüzel.',
      },
    },
    {
      asks: 'fire.link',
      wants: ['link'],
      says: {
        en: 'Link the fire: her sister adds half of her dice to the same attack.',
        hu: 'Lőj össztüzet: a testvérhajó a kockái felével beszáll ugyanebbe a támadásba.',
      },
      why: {
        en: '7 dice hit 5 or 6 times. With 10 dice the CR of 8 comes within reach.',
        hu: '7 kocka 5-6 találatot ad. 10 kockával elérhető közelségbe kerül a 8-as CR.',
      },
      rules: ['FA-LINK-1', 'FA-LINK-3'],
      otherwise: {
        en: 'Two attacks apart take a hull point each at best, most of the time. One together reaches further.',
        hu: 'Két külön támadás többnyire legfeljebb egy-egy hajótestpontot visz el. Egy közös többre képes.',
      },
    },
    {
      asks: 'card.attack',
      wants: ['play'],
      says: {
        en: 'Before the dice you may play an action card on the attack. Weak spot lowers her CR by 1, for this attack alone.',
        hu: 'A kockák előtt akciókártyát játszhatsz ki a támadásra. A Gyenge pont 1-gyel csökkenti a CR-jét, csak erre a támadásra.',
      },
      why: {
        en: 'A critical hit takes two hull points and more. With 10 dice the card is worth most; do not spend it on a small attack.',
        hu: 'A kritikus találat két hajótestpontot visz el, és még hatása is van. 10 kockánál ér a legtöbbet a lap; kis támadásra kár.',
      },
      rules: ['FA-CARD-3', 'FA-DMG-2'],
    },
    {
      asks: 'fire.torpedo',
      wants: ['fire'],
      picks: biggest,
      says: {
        en: 'Torpedoes come after the guns. They reach 32 inches and never weaken with damage, but point defence shoots at them.',
        hu: 'Az ágyúk után a torpedók jönnek. 32 hüvelykig érnek, és a sérülés sosem gyengíti őket, de a légvédelem lő rájuk.',
      },
      why: {
        en: 'Fire them at a ship that has no friends near her, or that has lost her point defence. They cost nothing.',
        hu: 'Olyan hajóra lőj velük, amelynek nincs társa a közelben, vagy elvesztette a légvédelmét. Nem kerülnek semmibe.',
      },
      rules: ['FA-ACT-4', 'FA-PD-11'],
      again: {
        by: ['end'],
        says: {
          en: 'Two activations ended with torpedoes in their tubes. They cost nothing and come back every turn: fire them.',
          hu: 'Két aktiválás is úgy ért véget, hogy a torpedók a csőben maradtak. Nem kerülnek semmibe, és minden körben újra vannak: lődd ki őket.',
        },
      },
    },
    {
      asks: 'act.cutEngines',
      wants: [],
      says: {
        en: 'At the end of the activation a ship may cut its engines, to stand still or move less next turn. Tick none to go on.',
        hu: 'Az aktiválás végén egy hajó leállíthatja a gépházát: a következő körben állhat, vagy kevesebbet mozog. Ha nem kell, egyet se jelölj meg.',
      },
      why: {
        en: 'With the engines cut she may stay, but she moves at most half as far, and a ship that stands still is rammed easily.',
        hu: 'Leállított gépházzal egy helyben maradhat, de legfeljebb fele olyan messzire mozog, és az álló hajót könnyű felöklelni.',
      },
      rules: ['FA-MOVE-13'],
    },
    {
      asks: 'card.shields-more',
      wants: ['play'],
      says: {
        en: 'You are hit, and hold a card that helps: two more shield dice. The console says what you lose with and without it.',
        hu: 'Eltaláltak, és van egy lapod, amely segít: két pajzskockával több. A konzol megmondja, mit veszítesz vele és nélküle.',
      },
      why: {
        en: 'Cards come back: in each end phase the hand is filled up. Do not hoard them.',
        hu: 'A lapok visszajönnek: minden végső fázisban feltöltöd a kezed. Ne gyűjtögesd őket.',
      },
      rules: ['FA-CARD-6', 'FA-DEF-1'],
    },
    {
      asks: 'shields.again',
      wants: ['yes'],
      says: {
        en: 'Terran shields are layered: once a turn you may roll the shield dice again that failed.',
        hu: 'A terrán pajzs rétegzett: körönként egyszer újradobhatod a sikertelen pajzskockákat.',
      },
      why: {
        en: 'Nothing is gained by waiting unless a bigger attack is still to come this turn.',
        hu: 'Kivárni csak akkor érdemes, ha ebben a körben még nagyobb támadás jön.',
      },
      rules: ['FA-TRAIT/layeredShields'],
    },
    {
      asks: 'pd.torpedo',
      wants: ['dice'],
      says: {
        en: 'Torpedoes are coming. Your point defence shoots at them, each of its hits takes one away: use all the dice.',
        hu: 'Torpedók jönnek. A légvédelmed lő rájuk, minden találata elvesz egyet: használd az összes kockát.',
      },
      why: {
        en: 'Dice of point defence used now are gone until the next activation of the enemy, so look whether more torpedoes may follow.',
        hu: 'A most felhasznált légvédelmi kockák az ellenfél következő aktiválásáig elfogytak: nézd meg, jöhet-e még torpedó.',
      },
      rules: ['FA-PD-11', 'FA-PD-14'],
      broughtBy: ['fire'],
    },
  ],
}
