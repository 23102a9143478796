import type { Texts } from '../localized-text.ts'

/** The names and the printed texts of the command cards. */
export const CARD_TEXTS: Texts = {
  T01: {
    name: { hu: 'Haditerv', en: 'Battle plans' },
    text: { hu: 'Adj 2-t ebben a körben a kezdeményezési dobásodhoz.', en: 'Add 2 to your initiative roll this turn.' },
  },
  T02: {
    name: { hu: 'Zavarás', en: 'Jamming' },
    text: {
      hu: 'Minden ellenfél 2-t levon ebben a körben a kezdeményezési dobásából.',
      en: 'Each enemy subtracts 2 from the initiative roll this turn.',
    },
  },
  T03: {
    name: { hu: 'Napkitörés', en: 'Solar flare' },
    text: { hu: 'Ebben a körben a 4. távsávban nem lehet támadni.', en: 'This turn no attack is possible in range band 4.' },
  },
  T04: {
    name: { hu: 'Ionvihar', en: 'Ion storm' },
    text: {
      hu: 'Ebben a körben mindkét fél minden hajója 1-gyel kevesebb pajzskockát dob.',
      en: 'This turn every ship of both sides rolls 1 shield die less.',
    },
  },
  T05: {
    name: { hu: 'Megerősített adás', en: 'Boosted signals' },
    text: {
      hu: 'Osztagaid parancsnoki távja ebben a körben 2 hüvelykkel nagyobb.',
      en: 'The command distance of your squadrons is 2 inches longer this turn.',
    },
  },
  T06: {
    name: { hu: 'Rádiócsend', en: 'Comms blackout' },
    text: {
      hu: 'Az ellenséges osztagok parancsnoki távja ebben a körben 2 hüvelykkel kisebb.',
      en: 'The command distance of enemy squadrons is 2 inches shorter this turn.',
    },
  },
  T07: {
    name: { hu: 'Harci járőr', en: 'Combat patrols' },
    text: { hu: 'Rajaid MV-je ebben a körben 4 hüvelykkel nagyobb.', en: 'Your wings have 4 more inches of MV this turn.' },
  },
  T08: {
    name: { hu: 'Töltött vetőcsövek', en: 'Tubes loaded' },
    text: {
      hu: 'Minden osztagod első torpedótámadása ebben a körben 1 AD-vel több.',
      en: 'The first torpedo attack of each of your squadrons has 1 more AD this turn.',
    },
  },
  T09: {
    name: { hu: 'Kémjelentés', en: 'Intelligence report' },
    text: {
      hu: 'Érvénytelenítsd egy ellenfél ebben a körben felfedett T kártyáját; ha nincs ilyen, a következő végső fázisban a határodon felül húzz 1 lapot.',
      en: 'Cancel a T card revealed by an enemy this turn; if there is none, draw 1 card in the next end phase above your limit.',
    },
  },
  T10: {
    name: { hu: 'Teljes gőz', en: 'All ahead full' },
    text: { hu: 'Hajóid MV-je ebben a körben 1 hüvelykkel nagyobb.', en: 'Your ships have 1 more inch of MV this turn.' },
  },
  T11: {
    name: { hu: 'Kozmikus por', en: 'Cosmic dust' },
    text: {
      hu: 'Ebben a körben minden 16 hüvelyknél távolabbi támadás akadályozottnak számít.',
      en: 'This turn every attack from further than 16 inches counts as obstructed.',
    },
  },
  S01: {
    name: { hu: 'Összpontosított tűz', en: 'Concentrated fire' },
    text: {
      hu: 'Az osztag egyik össztüzében egy hozzájáruló hajó a teljes AD-jét adja.',
      en: 'In one linked attack of the squadron one contributing ship adds its full AD.',
    },
  },
  S02: {
    name: { hu: 'Rohamozás', en: 'Attack run' },
    text: {
      hu: 'A hajók MV-je 2 hüvelykkel nagyobb, TL-je 1-gyel kisebb ebben az aktiválásban.',
      en: 'The ships have 2 more inches of MV and a TL 1 lower in this activation.',
    },
  },
  S03: {
    name: { hu: 'Lövészgyakorlat', en: 'Gunnery drill' },
    text: {
      hu: 'Az osztag egy elsődleges támadásában dobj újra legfeljebb 3 nem találó kockát.',
      en: 'Re-roll up to 3 missing dice in one primary attack of the squadron.',
    },
  },
  S04: {
    name: { hu: 'Torpedósorozat', en: 'Torpedo salvo' },
    text: { hu: 'Az osztag egy torpedótámadása 2 AD-vel több.', en: 'One torpedo attack of the squadron has 2 more AD.' },
  },
  S05: {
    name: { hu: 'Kitérő manőver', en: 'Evasive pattern' },
    text: {
      hu: 'Az osztag következő aktiválásáig minden ellene irányuló támadás 2 AD-vel kevesebb.',
      en: "Until the squadron's next activation every attack against it has 2 AD less.",
    },
  },
  S06: {
    name: { hu: 'Megerősített ernyők', en: 'Reinforced screens' },
    text: {
      hu: 'Következő aktiválásáig az osztag minden pajzsos hajója 1-gyel több pajzskockát dob.',
      en: 'Until its next activation every ship of the squadron with shields rolls 1 more shield die.',
    },
  },
  S07: {
    name: { hu: 'Légiriadó', en: 'Point defence alert' },
    text: {
      hu: 'A kör végéig az osztag minden hajójának PD-je 2-vel nagyobb.',
      en: 'Until the end of the turn every ship of the squadron has 2 more PD.',
    },
  },
  S08: {
    name: { hu: 'Éles forduló', en: 'Hard turn' },
    text: { hu: 'A hajók TL-je ebben az aktiválásban 0.', en: 'The ships have TL 0 in this activation.' },
  },
  S09: {
    name: { hu: 'Rohamcsapatok készenlétben', en: 'Marines ready' },
    text: {
      hu: 'Az osztag minden csáklyázása 2-vel több kockával dob az első harci körben.',
      en: 'Each boarding of the squadron rolls 2 more dice in the first boarding fight round.',
    },
  },
  S10: {
    name: { hu: 'Kárelhárítás', en: 'Damage control' },
    text: {
      hu: 'A végső fázis dobásán felül azonnal dobj javítást az osztag minden tartós hatására; 3-tól sikeres.',
      en: 'Make a repair roll at once, besides the one in the end phase, for every lasting effect of the squadron; 3 and more succeed.',
    },
  },
  S11: {
    name: { hu: 'Néma üzem', en: 'Silent running' },
    text: {
      hu: 'Az osztag ebben az aktiválásban nem támadhat és nem csáklyázhat; következő aktiválásáig az ellene irányuló támadások akadályozottak.',
      en: 'The squadron may neither attack nor board in this activation; until its next activation attacks against it count as obstructed.',
    },
  },
  S12: {
    name: { hu: 'Aknarakás', en: 'Mine layers' },
    text: {
      hu: 'Az osztag hajói ebben az aktiválásban egyenként 2 aknát rakhatnak.',
      en: 'Ships of the squadron may each drop 2 mines in this activation.',
    },
  },
  A01: {
    name: { hu: 'Szerencsés lövés', en: 'Lucky shot' },
    text: { hu: 'Dobd újra a támadás egy nem találó kockáját.', en: 'Re-roll one missing die of the attack.' },
  },
  A02: {
    name: { hu: 'Túltöltött fegyverek', en: 'Overcharged weapons' },
    text: {
      hu: 'Egy elsődleges támadás 3 AD-vel több; utána D6, 1-esre a fókuszhajó Fegyversérülést kap.',
      en: 'One primary attack has 3 more AD; afterwards roll a D6, on a 1 the focus ship gets Weapon Damage.',
    },
  },
  A03: {
    name: { hu: 'Gyenge pont', en: 'Weak spot' },
    text: { hu: 'A célpont CR-je egy támadás ellen 1-gyel kisebb.', en: "The target's CR is 1 lower against one attack." },
  },
  A04: {
    name: { hu: 'Páncéltörő lövedék', en: 'Armour piercing' },
    text: { hu: 'A célpont DR-je egy támadás ellen 1-gyel kisebb.', en: "The target's DR is 1 lower against one attack." },
  },
  A05: {
    name: { hu: 'Célkövetés', en: 'Target lock' },
    text: {
      hu: 'Egy támadásnál nem érvényes az akadály miatti felezés (blokkolt vonalon ettől még nem lehet lőni).',
      en: 'One attack ignores the halving for obstruction (not a blocked line).',
    },
  },
  A06: {
    name: { hu: 'Vészüzemi energia', en: 'Emergency power' },
    text: {
      hu: 'Az osztag egy elsődleges támadásánál nem számít a sérülésmódosító.',
      en: 'The damage modifier does not apply to one primary attack of the squadron.',
    },
  },
  A07: {
    name: { hu: 'Pajzsbontó', en: 'Shield disruptor' },
    text: {
      hu: 'A célpont 2-vel kevesebb pajzskockát dob e támadás ellen.',
      en: 'The target rolls 2 shield dice less against this attack.',
    },
  },
  A08: {
    name: { hu: 'Irányított torpedók', en: 'Guided torpedoes' },
    text: {
      hu: 'A célpont 2-vel kevesebb PD-kockát dob e torpedótámadás ellen.',
      en: 'The target rolls 2 PD dice less against this torpedo attack.',
    },
  },
  A09: {
    name: { hu: 'Áttörő töltetek', en: 'Breaching charges' },
    text: {
      hu: 'E csáklyázás ellen a csáklyázás elleni tűz csak 6-osra talál.',
      en: 'The anti-boarding fire against this boarding hits only on 6.',
    },
  },
  A10: {
    name: { hu: 'Minden gép start', en: 'Scramble' },
    text: {
      hu: 'Az ebben az aktiválásban indított rajok 8 hüvelyken belül tehetők le, és ebben a körben 4 hüvelykkel nagyobb az MV-jük.',
      en: 'Wings launched in this activation may be placed within 8 inches and have 4 more inches of MV this turn.',
    },
  },
  A11: {
    name: { hu: 'Utánégetők', en: 'Afterburners' },
    text: {
      hu: 'Az osztag egy hajója további legfeljebb 2 hüvelyket halad egyenesen.',
      en: 'One ship of the squadron moves up to 2 more inches straight ahead.',
    },
  },
  A12: {
    name: { hu: 'Kereszttűz', en: 'Crossfire' },
    text: {
      hu: 'Ha a célpontot ebben a körben már támadta másik osztagod, egy támadásod 2 AD-vel több.',
      en: 'If another own squadron has already attacked the target this turn, one attack has 2 more AD.',
    },
  },
  R01: {
    name: { hu: 'Kapaszkodj!', en: 'Brace for impact' },
    text: {
      hu: 'Csökkentsd egy hajódat érő támadás találatait D3-mal a védelem után.',
      en: 'Reduce the hits of one attack against your ship by D3 after defences.',
    },
  },
  R02: {
    name: { hu: 'Pajzsot a maximumra', en: 'Shields to maximum' },
    text: {
      hu: 'Hajód 2-vel több pajzskockát dob egy támadás ellen (0 SH-val is, de Rendszerleállás alatt nem).',
      en: 'Your ship rolls 2 more shield dice against one attack (even with SH 0, but not while Systems Offline).',
    },
  },
  R03: {
    name: { hu: 'Csalicélok', en: 'Decoys' },
    text: { hu: 'Törölj 3 találatot egy torpedótámadásból.', en: 'Cancel 3 hits of one torpedo attack.' },
  },
  R04: {
    name: { hu: 'Zárótűz', en: 'Flak wall' },
    text: { hu: 'Hajód 3-mal több PD-kockát dob ebben a használatban.', en: 'Your ship rolls 3 more PD dice in this use.' },
  },
  R05: {
    name: { hu: 'Ellenparancs', en: 'Countermand' },
    text: {
      hu: 'Érvényteleníts egy ellenfél által éppen kijátszott S vagy A kártyát.',
      en: 'Cancel an S or A card that an enemy has just played.',
    },
  },
  R06: {
    name: { hu: 'Kódfejtők', en: 'Code breakers' },
    text: {
      hu: 'Érvényteleníts egy ellenfél által éppen kijátszott A vagy R kártyát.',
      en: 'Cancel an A or R card that an enemy has just played.',
    },
  },
  R07: {
    name: { hu: 'Tartalék rendszerek', en: 'Redundant systems' },
    text: {
      hu: 'Dobd újra egy hajódat érő kritikus 2D6-ját; a második eredmény érvényes.',
      en: 'Re-roll the 2D6 of one critical hit on your ship; the second result stands.',
    },
  },
  R08: {
    name: { hu: 'Tűzoltó csapatok', en: 'Fire crews' },
    text: {
      hu: 'Az éppen dobott kritikus tartós hatása nem érvényesül.',
      en: 'The lasting effect of the critical hit just rolled is not applied.',
    },
  },
  R09: {
    name: { hu: 'Csáklyázókat visszaverni!', en: 'Repel boarders' },
    text: {
      hu: 'Hajód 3-mal több kockával dob ebben a fedélzeti harci körben.',
      en: 'Your ship rolls 3 more dice in this boarding fight round.',
    },
  },
  R10: {
    name: { hu: 'Vészhajtómű', en: 'Emergency thrust' },
    text: {
      hu: 'Egy ebben a körben még nem aktivált hajód legfeljebb 2 hüvelyket halad egyenesen.',
      en: 'One of your ships that has not been activated this turn moves up to 2 inches straight ahead.',
    },
  },
  R11: {
    name: { hu: 'Viszonttűz', en: 'Return fire' },
    text: {
      hu: 'A megtámadott hajó egy, ebben a körben még nem tüzelt fegyvere fél AD-vel megtámadja a fókuszhajót, ha lőtáv, tűzív és rálátás engedi; a fegyver ebben a körben többet nem lőhet.',
      en: 'One weapon of the attacked ship that has not fired this turn attacks the focus ship with half its AD if range, arc and line of sight allow; the weapon cannot fire again this turn.',
    },
  },
  R12: {
    name: { hu: 'Utolsó sortűz', en: 'Last salvo' },
    text: {
      hu: 'Levétele előtt a hajó egy elsődleges fegyverével fél AD-vel támad egyet.',
      en: 'Before it is removed the ship makes one attack with one primary weapon at half AD.',
    },
  },
  R13: {
    name: { hu: 'Szétszóródni!', en: 'Scatter' },
    text: {
      hu: 'Legfeljebb 2 éppen elűzött rajod figyelmen kívül hagyja az elűzést.',
      en: 'Up to 2 of your wings that were just driven off ignore it.',
    },
  },
}
